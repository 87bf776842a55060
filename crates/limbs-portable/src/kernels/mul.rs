//! Multiplication.

use crate::word::Word;

/// z' + B^n * ret = x * y
#[inline(always)]
pub(crate) unsafe fn mul_1<W: Word>(z: *mut W, x: *const W, y: W, n: usize) -> W {
    let mut carry = W::ZERO;
    for i in 0..n {
        // SAFETY: i < n; see the module's contract.
        unsafe {
            let (lo, hi) = W::mul_add(x.add(i).read(), y, carry, W::ZERO);
            z.add(i).write(lo);
            carry = hi;
        }
    }
    carry
}

/// z' + B^n * ret = z + x * y
#[inline(always)]
pub(crate) unsafe fn addmul_1<W: Word>(z: *mut W, x: *const W, y: W, n: usize) -> W {
    let mut carry = W::ZERO;
    for i in 0..n {
        // SAFETY: i < n; see the module's contract.
        unsafe {
            let (lo, hi) = W::mul_add(x.add(i).read(), y, z.add(i).read(), carry);
            z.add(i).write(lo);
            carry = hi;
        }
    }
    carry
}

/// z' - B^n * ret = z - x * y
#[inline(always)]
pub(crate) unsafe fn submul_1<W: Word>(z: *mut W, x: *const W, y: W, n: usize) -> W {
    let mut carry = W::ZERO;
    for i in 0..n {
        // SAFETY: i < n; see the module's contract.
        unsafe {
            let (lo, hi) = W::mul_add(x.add(i).read(), y, carry, W::ZERO);
            let (d, borrow) = W::sub_borrow(z.add(i).read(), lo, W::ZERO);
            z.add(i).write(d);
            // hi + borrow fits: x*y + carry + 1 <= (B-1)^2 + B < B^2.
            carry = W::add_carry(hi, borrow, W::ZERO).0;
        }
    }
    carry
}

/// z' = x * y
#[inline(always)]
pub(crate) unsafe fn mul_basecase<W: Word>(
    z: *mut W,
    x: *const W,
    y: *const W,
    nx: usize,
    ny: usize,
) {
    // SAFETY: nx, ny >= 1; row j writes z[j..j + nx + 1], j + nx < nx + ny.
    unsafe {
        z.add(nx).write(mul_1(z, x, y.read(), nx));
        for j in 1..ny {
            let carry = addmul_1(z.add(j), x, y.add(j).read(), nx);
            z.add(j + nx).write(carry);
        }
    }
}

/// z' = x^2
#[inline(always)]
pub(crate) unsafe fn sqr_basecase<W: Word>(z: *mut W, x: *const W, n: usize) {
    // SAFETY: n >= 1. The products x[i] * x[j], i < j, fill z[1..2n - 1]; then
    // they are doubled and the squares added, word pair by word pair.
    unsafe {
        z.write(W::ZERO);
        z.add(2 * n - 1).write(W::ZERO);
        if n > 1 {
            z.add(n).write(mul_1(z.add(1), x.add(1), x.read(), n - 1));
            for i in 1..n - 1 {
                let carry = addmul_1(z.add(2 * i + 1), x.add(i + 1), x.add(i).read(), n - 1 - i);
                z.add(n + i).write(carry);
            }
        }
        let mut top = W::ZERO;
        let mut carry = W::ZERO;
        for i in 0..n {
            let (w0, w1) = (z.add(2 * i).read(), z.add(2 * i + 1).read());
            let (lo, hi) = W::mul_add(x.add(i).read(), x.add(i).read(), W::ZERO, W::ZERO);
            let (s0, c) = W::add_carry(w0.shl(1).or(top), lo, carry);
            let (s1, c) = W::add_carry(w1.shl(1).or(w0.shr(W::BITS - 1)), hi, c);
            z.add(2 * i).write(s0);
            z.add(2 * i + 1).write(s1);
            top = w1.shr(W::BITS - 1);
            carry = c;
        }
    }
}
