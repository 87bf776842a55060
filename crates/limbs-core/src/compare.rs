//! Comparison and the position of bits.
//!
//! Operands of different lengths are compared as if the shorter were filled up
//! with zero limbs.

use core::cmp::Ordering;

use crate::limb::{self, mask_from_bit, nonzero_mask, select_usize, sub_borrow};
use crate::{LIMB_BITS, Limb};

/// Limb i of x; zero beyond its end.
#[inline(always)]
fn get(x: &[Limb], i: usize) -> Limb {
    x.get(i).copied().unwrap_or(0)
}

/// All ones if x = y, else zero.
///
/// ```
/// use limbs_core::{Limb, eq_mask};
/// assert_eq!(eq_mask(&[1, 2], &[1, 2, 0]), Limb::MAX);
/// assert_eq!(eq_mask(&[1, 2], &[1, 3]), 0);
/// ```
#[must_use]
pub fn eq_mask(x: &[Limb], y: &[Limb]) -> Limb {
    let n = x.len().max(y.len());
    let difference = (0..n).fold(0, |d, i| d | (get(x, i) ^ get(y, i)));
    !nonzero_mask(difference)
}

/// All ones if x < y, else zero.
///
/// ```
/// use limbs_core::{Limb, lt_mask};
/// assert_eq!(lt_mask(&[9, 1], &[0, 2]), Limb::MAX);
/// assert_eq!(lt_mask(&[0, 2], &[0, 2]), 0);
/// ```
#[must_use]
pub fn lt_mask(x: &[Limb], y: &[Limb]) -> Limb {
    // x < y exactly when x - y borrows: first in the limbs that both have, then in those of the longer one.
    let common = x.iter().zip(y);
    let borrow = common.fold(0, |b, (&x, &y)| sub_borrow(x, y, b).1);
    let (x, y) = (x.get(y.len()..), y.get(x.len()..));
    let borrow = rest(x).fold(borrow, |b, &x| sub_borrow(x, 0, b).1);
    let borrow = rest(y).fold(borrow, |b, &y| sub_borrow(0, y, b).1);
    mask_from_bit(borrow)
}

/// The limbs that a number has beyond another's.
fn rest(limbs: Option<&[Limb]>) -> impl Iterator<Item = &Limb> {
    limbs.unwrap_or_default().iter()
}

/// All ones if x = 0, else zero.
#[must_use]
pub fn is_zero_mask(x: &[Limb]) -> Limb {
    !nonzero_mask(x.iter().fold(0, |a, &w| a | w))
}

/// Compares two numbers. Its time tells where they differ.
#[must_use]
pub fn cmp_vartime(x: &[Limb], y: &[Limb]) -> Ordering {
    let (x, y) = (trim_vartime(x), trim_vartime(y));
    let by_length = x.len().cmp(&y.len());
    by_length.then_with(|| x.iter().rev().cmp(y.iter().rev()))
}

/// Whether x = 0. Its time tells where the lowest limb other than zero is.
#[must_use]
pub fn is_zero_vartime(x: &[Limb]) -> bool {
    x.iter().all(|&w| w == 0)
}

/// x without its high zero limbs; empty for zero.
#[must_use]
pub fn trim_vartime(x: &[Limb]) -> &[Limb] {
    let n = x.iter().rposition(|&w| w != 0).map_or(0, |i| i + 1);
    &x[..n]
}

/// Bits of x up to its highest one; 0 for zero.
///
/// ```
/// assert_eq!(limbs_core::bit_len(&[0, 1, 0]), limbs_core::LIMB_BITS + 1);
/// assert_eq!(limbs_core::bit_len(&[0, 0]), 0);
/// ```
#[must_use]
pub fn bit_len(x: &[Limb]) -> usize {
    x.iter().enumerate().fold(0, |len, (i, &w)| {
        select_usize(i * LIMB_BITS + limb::bit_len(w), len, nonzero_mask(w))
    })
}

/// Bits of x up to its highest one; 0 for zero. Its time tells about the answer.
#[must_use]
pub fn bit_len_vartime(x: &[Limb]) -> usize {
    let x = trim_vartime(x);
    x.last()
        .map_or(0, |w| x.len() * LIMB_BITS - w.leading_zeros() as usize)
}

/// Bit i of x, 0 or 1; 0 beyond its end. The position is public.
#[must_use]
pub fn bit(x: &[Limb], i: usize) -> Limb {
    get(x, i / LIMB_BITS) >> (i % LIMB_BITS) & 1
}

/// Zero bits below the lowest one; for zero, all the bits that x has.
#[must_use]
pub fn trailing_zeros(x: &[Limb]) -> usize {
    let all = x.len() * LIMB_BITS;
    x.iter().enumerate().rev().fold(all, |count, (i, &w)| {
        select_usize(
            i * LIMB_BITS + limb::trailing_zeros(w),
            count,
            nonzero_mask(w),
        )
    })
}

/// Zero bits below the lowest one; for zero, all the bits that x has. Its time tells about
/// the answer.
#[must_use]
pub fn trailing_zeros_vartime(x: &[Limb]) -> usize {
    match x.iter().position(|&w| w != 0) {
        Some(i) => i * LIMB_BITS + x[i].trailing_zeros() as usize,
        None => x.len() * LIMB_BITS,
    }
}
