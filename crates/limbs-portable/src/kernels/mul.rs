//! Multiplication.

use core::slice::{from_raw_parts, from_raw_parts_mut};

use super::rows::{BLOCK, add_word, block, four, row};
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
    let mut i = 0;
    // z may be x, so there are no slices here: each four words are read before any is written.
    while i + 4 <= n {
        // SAFETY: i + 4 <= n; see the module's contract.
        unsafe {
            let (z, x) = (z.add(i).cast::<[W; 4]>(), x.add(i).cast::<[W; 4]>());
            let (sum, out) = four(z.read(), x.read(), y, carry);
            z.write(sum);
            carry = out;
        }
        i += 4;
    }
    while i < n {
        // SAFETY: i < n; see the module's contract.
        unsafe {
            let (lo, hi) = W::mul_add(x.add(i).read(), y, z.add(i).read(), carry);
            z.add(i).write(lo);
            carry = hi;
        }
        i += 1;
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
    // SAFETY: the sizes of the row; z is disjoint from x and y.
    let (z, x, y) = unsafe {
        (
            from_raw_parts_mut(z, nx + ny),
            from_raw_parts(x, nx),
            from_raw_parts(y, ny),
        )
    };
    z.fill(W::ZERO);
    let (blocks, rest) = x.as_chunks::<BLOCK>();
    for (i, x) in blocks.iter().enumerate() {
        // The sum so far is x[..BLOCK * (i + 1)] * y < B^(BLOCK * (i + 1) + ny): no carry.
        block(&mut z[BLOCK * i..], x, y, W::ZERO);
    }
    for (i, &x) in (BLOCK * blocks.len()..).zip(rest) {
        // z[i + ny] is still zero.
        z[i + ny] = row(&mut z[i..i + ny], y, x);
    }
}

/// z' = x^2
#[inline(always)]
pub(crate) unsafe fn sqr_basecase<W: Word>(z: *mut W, x: *const W, n: usize) {
    // SAFETY: the sizes of the row; z is disjoint from x.
    let (z, x) = unsafe { (from_raw_parts_mut(z, 2 * n), from_raw_parts(x, n)) };
    z.fill(W::ZERO);
    let (blocks, rest) = x.as_chunks::<BLOCK>();
    for (i, own) in blocks.iter().enumerate() {
        let (z, above) = (&mut z[2 * BLOCK * i..], &x[BLOCK * (i + 1)..]);
        let carry = triangle(z, own);
        // The sum so far is at most x[..BLOCK * (i + 1)] * x, which ends here: no carry.
        block(&mut z[BLOCK..], own, above, carry);
    }
    let done = BLOCK * blocks.len();
    for i in 0..rest.len() {
        let z = &mut z[2 * done + 2 * i + 1..];
        let above = &rest[i + 1..];
        z[above.len()] = row(&mut z[..above.len()], above, rest[i]);
    }
    double_and_add_squares(z, x);
}

/// z += the products x[i] * x[j], i < j; returns what is carried out of z[2 * BLOCK - 1].
#[inline(always)]
fn triangle<W: Word>(z: &mut [W], x: &[W; BLOCK]) -> W {
    let mut carry = W::ZERO;
    for i in 0..BLOCK {
        // The last row is empty and takes in the carry only.
        let out = row(&mut z[2 * i + 1..BLOCK + i], &x[i + 1..], x[i]);
        carry = add_word(&mut z[BLOCK + i], out, carry);
    }
    carry
}

/// z = 2z + sum of x[i]^2 * B^(2i).
#[inline(always)]
fn double_and_add_squares<W: Word>(z: &mut [W], x: &[W]) {
    let (mut top, mut carry) = (W::ZERO, false);
    for (z, &x) in z.as_chunks_mut::<2>().0.iter_mut().zip(x) {
        let (lo, hi) = W::mul_wide(x, x);
        let [w0, w1] = *z;
        (z[0], carry) = W::carrying_add(w0.shl(1).or(top), lo, carry);
        (z[1], carry) = W::carrying_add(w1.shl(1).or(w0.shr(W::BITS - 1)), hi, carry);
        top = w1.shr(W::BITS - 1);
    }
}
