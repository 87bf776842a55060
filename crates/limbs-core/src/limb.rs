//! Arithmetic on single limbs: carries, products and masks.
//!
//! All of it is branch-free. A `bit` is 0 or 1, a `mask` zero or all ones.

use crate::Limb;

/// The types around a limb type.
pub trait Width {
    /// Unsigned, twice as wide.
    type Wide;
    /// Signed, as wide.
    type Signed;
    /// Signed, twice as wide.
    type SignedWide;
}

impl Width for u32 {
    type Wide = u64;
    type Signed = i32;
    type SignedWide = i64;
}

impl Width for u64 {
    type Wide = u128;
    type Signed = i64;
    type SignedWide = i128;
}

/// Unsigned integer of two limbs: `u128` or `u64`.
pub type WideLimb = <Limb as Width>::Wide;
/// Signed integer of one limb: `i64` or `i32`.
pub type SignedLimb = <Limb as Width>::Signed;
/// Signed integer of two limbs: `i128` or `i64`.
pub type SignedWideLimb = <Limb as Width>::SignedWide;

/// x + y + carry as (low limb, carry out).
#[inline(always)]
#[must_use]
pub const fn add_carry(x: Limb, y: Limb, carry: Limb) -> (Limb, Limb) {
    let (s, c1) = x.overflowing_add(y);
    let (s, c2) = s.overflowing_add(carry);
    (s, c1 as Limb | c2 as Limb)
}

/// x - y - borrow as (low limb, borrow out).
#[inline(always)]
#[must_use]
pub const fn sub_borrow(x: Limb, y: Limb, borrow: Limb) -> (Limb, Limb) {
    let (d, b1) = x.overflowing_sub(y);
    let (d, b2) = d.overflowing_sub(borrow);
    (d, b1 as Limb | b2 as Limb)
}

/// x * y + a + b as (low, high) limbs.
///
/// It cannot overflow: (B-1)^2 + 2(B-1) = B^2 - 1.
#[inline(always)]
#[must_use]
pub const fn mul_add(x: Limb, y: Limb, a: Limb, b: Limb) -> (Limb, Limb) {
    let p = x as WideLimb * y as WideLimb + a as WideLimb + b as WideLimb;
    split(p)
}

/// x^-1 modulo B, for odd x, by Newton's iteration.
///
/// ```
/// use limbs_core::{Limb, limb::inverse};
/// assert_eq!(inverse(3).wrapping_mul(3), 1);
/// assert_eq!(inverse(Limb::MAX), Limb::MAX);
/// ```
#[inline]
#[must_use]
pub const fn inverse(x: Limb) -> Limb {
    // 3x xor 2 is right modulo 2^5; every step doubles the right bits: 10, 20, 40, 80.
    let mut z = x.wrapping_mul(3) ^ 2;
    let mut right = 5;
    while right < Limb::BITS {
        z = z.wrapping_mul(Limb::wrapping_sub(2, x.wrapping_mul(z)));
        right *= 2;
    }
    z
}

/// The (low, high) limbs of w.
#[inline(always)]
#[must_use]
pub const fn split(w: WideLimb) -> (Limb, Limb) {
    (w as Limb, (w >> Limb::BITS) as Limb)
}

/// The number of the limbs (low, high).
#[inline(always)]
#[must_use]
pub const fn join(low: Limb, high: Limb) -> WideLimb {
    (high as WideLimb) << Limb::BITS | low as WideLimb
}

/// All ones if `bit` is 1, zero if it is 0.
#[inline(always)]
#[must_use]
pub fn mask_from_bit(bit: Limb) -> Limb {
    // The barrier keeps the optimiser from turning masks back into branches.
    core::hint::black_box(bit).wrapping_neg()
}

/// All ones if x != 0, else zero.
#[inline(always)]
#[must_use]
pub fn nonzero_mask(x: Limb) -> Limb {
    // x | -x has its top bit set exactly when x != 0.
    mask_from_bit((x | x.wrapping_neg()) >> (Limb::BITS - 1))
}

/// All ones if x = y, else zero.
#[inline(always)]
#[must_use]
pub fn eq_mask(x: Limb, y: Limb) -> Limb {
    !nonzero_mask(x ^ y)
}

/// All ones if x < y, else zero.
#[inline(always)]
#[must_use]
pub fn lt_mask(x: Limb, y: Limb) -> Limb {
    mask_from_bit(sub_borrow(x, y, 0).1)
}

/// x where `mask` is all ones, y where it is zero.
#[inline(always)]
#[must_use]
pub const fn select(x: Limb, y: Limb, mask: Limb) -> Limb {
    y ^ (mask & (x ^ y))
}

/// x where `mask` is all ones, y where it is zero.
#[inline(always)]
#[must_use]
pub const fn select_usize(x: usize, y: usize, mask: Limb) -> usize {
    // A mask of limbs widens or narrows to one of `usize` with its sign.
    let mask = mask as SignedLimb as usize;
    y ^ (mask & (x ^ y))
}

/// Bits of x up to its highest one; 0 for zero.
#[inline]
#[must_use]
pub const fn bit_len(x: Limb) -> usize {
    // `leading_zeros` may branch on zero; smearing and counting does not.
    let mut x = x;
    let mut s = 1;
    while s < Limb::BITS {
        x |= x >> s;
        s *= 2;
    }
    x.count_ones() as usize
}

/// Zero bits below the lowest one; all of them for zero.
#[inline]
#[must_use]
pub const fn trailing_zeros(x: Limb) -> usize {
    (!x & x.wrapping_sub(1)).count_ones() as usize
}
