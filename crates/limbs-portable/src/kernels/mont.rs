//! Montgomery reduction and products (P. L. Montgomery, "Modular
//! multiplication without trial division", Math. Comp. 44, 1985).

use super::{add, mul, select};
use crate::word::Word;

/// z' * B^n = t (mod m), z' < m
#[inline(always)]
pub(crate) unsafe fn redc_1<W: Word>(z: *mut W, t: *mut W, m: *const W, m0_neg_inv: W, n: usize) {
    // SAFETY: i < n; see the module's contract. Row i makes t[i] zero and its
    // carry belongs to t[i + n]; `top` collects what leaves t[2n - 1].
    unsafe {
        let mut top = W::ZERO;
        for i in 0..n {
            let q = W::mul_low(t.add(i).read(), m0_neg_inv);
            let carry = mul::addmul_1(t.add(i), m, q, n);
            let (s, c) = W::add_carry(t.add(i + n).read(), carry, top);
            t.add(i + n).write(s);
            top = c;
        }
        // The value top * B^n + t[n..] is below 2m, since t < m * B^n on entry
        // and at most (B^n - 1) * m was added.
        let high = t.add(n);
        let borrow = add::sub_n(z, high, m, n);
        // It was below m exactly when the difference borrows more than `top`.
        let keep = W::mask_from_bit(borrow.and(top.xor(W::ONE)));
        select::select(z, high, z, keep, n);
    }
}

/// z' * B^n = x * y (mod m), z' < m
#[inline(always)]
pub(crate) unsafe fn mont_mul<W: Word>(
    z: *mut W,
    x: *const W,
    y: *const W,
    m: *const W,
    m0_neg_inv: W,
    t: *mut W,
    n: usize,
) {
    // SAFETY: t has 2n words and overlaps nothing.
    unsafe {
        mul::mul_basecase(t, x, y, n, n);
        redc_1(z, t, m, m0_neg_inv, n);
    }
}

/// z' * B^n = x^2 (mod m), z' < m
#[inline(always)]
pub(crate) unsafe fn mont_sqr<W: Word>(
    z: *mut W,
    x: *const W,
    m: *const W,
    m0_neg_inv: W,
    t: *mut W,
    n: usize,
) {
    // SAFETY: t has 2n words and overlaps nothing.
    unsafe {
        mul::sqr_basecase(t, x, n);
        redc_1(z, t, m, m0_neg_inv, n);
    }
}
