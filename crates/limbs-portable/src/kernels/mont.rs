//! Montgomery reduction and products (P. L. Montgomery, "Modular
//! multiplication without trial division", Math. Comp. 44, 1985).

use core::slice::{from_raw_parts, from_raw_parts_mut};

use super::rows::{BLOCK, add_word, block, block_row, row};
use super::{add, mul, select};
use crate::word::Word;

/// z' * B^n = t (mod m), z' < m
#[inline(always)]
pub(crate) unsafe fn redc_1<W: Word>(z: *mut W, t: *mut W, m: *const W, m0_neg_inv: W, n: usize) {
    // SAFETY: the sizes of the row; t and m are disjoint.
    let (high, top) = unsafe {
        let (t, m) = (from_raw_parts_mut(t, 2 * n), from_raw_parts(m, n));
        let top = clear_low(t, m, m0_neg_inv);
        (t[n..].as_ptr(), top)
    };
    // SAFETY: as above; z has n words and is disjoint from t.
    unsafe {
        // The value top * B^n + t[n..] is below 2m, since t < m * B^n on entry
        // and at most (B^n - 1) * m was added.
        let borrow = add::sub_n(z, high, m, n);
        // It was below m exactly when the difference borrows more than `top`.
        let keep = W::mask_from_bit(borrow.and(top.xor(W::ONE)));
        select::select(z, high, z, keep, n);
    }
}

/// Adds the multiple of m that makes the low half of t zero; returns what is carried out.
#[inline(always)]
fn clear_low<W: Word>(t: &mut [W], m: &[W], m0_neg_inv: W) -> W {
    let n = m.len();
    let mut top = W::ZERO;
    let (blocks, rest) = m.as_chunks::<BLOCK>();
    if let ([low, blocks @ ..], []) = (blocks, rest) {
        for i in (0..n).step_by(BLOCK) {
            top = clear_block(&mut t[i..=i + n + BLOCK - 1], low, blocks, m0_neg_inv, top);
        }
    } else {
        for i in 0..n {
            let q = W::mul_low(t[i], m0_neg_inv);
            let out = row(&mut t[i..i + n], m, q);
            top = add_word(&mut t[i + n], out, top);
        }
    }
    top
}

/// Makes BLOCK words of t zero, m being `low` and `blocks` above it. `top` is carried into
/// the word above m; returns what is carried out of t.
///
/// A block of m hands its carry to the next, where both end in the same word.
#[inline(always)]
fn clear_block<W: Word>(
    t: &mut [W],
    low: &[W; BLOCK],
    blocks: &[[W; BLOCK]],
    m0_neg_inv: W,
    top: W,
) -> W {
    let mut q = [W::ZERO; BLOCK];
    let last = |i, carry| {
        // `top` enters with the last block of m.
        if i == blocks.len() {
            W::carrying_add(carry, top, false).0
        } else {
            carry
        }
    };
    let mut carry = last(0, W::ZERO);
    for (i, q) in q.iter_mut().enumerate() {
        *q = W::mul_low(t[i], m0_neg_inv);
        carry = block_row(&mut t[i..=i + BLOCK], low, *q, carry);
    }
    for (i, m) in (1..).zip(blocks) {
        carry = block(&mut t[BLOCK * i..], m, &q, last(i, carry));
    }
    carry
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
