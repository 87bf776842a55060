//! Addition and subtraction of numbers of different lengths.

use crate::limb::{add_carry, sub_borrow};
use crate::{Limb, add_n_assign, sub_n_assign};

/// z = z + x; returns the carry. x may be shorter than z.
///
/// # Panics
///
/// If x is longer than z.
///
/// ```
/// let mut z = [limbs_core::Limb::MAX, 4, 0];
/// assert_eq!(limbs_core::add_assign(&mut z, &[1]), 0);
/// assert_eq!(z, [0, 5, 0]);
/// ```
#[inline]
pub fn add_assign(z: &mut [Limb], x: &[Limb]) -> Limb {
    assert!(x.len() <= z.len(), "x is not longer than z");
    let (low, high) = z.split_at_mut(x.len());
    let carry = add_n_assign(low, x);
    add_limb_assign(high, carry)
}

/// z = z - x; returns the borrow. x may be shorter than z.
///
/// # Panics
///
/// If x is longer than z.
#[inline]
pub fn sub_assign(z: &mut [Limb], x: &[Limb]) -> Limb {
    assert!(x.len() <= z.len(), "x is not longer than z");
    let (low, high) = z.split_at_mut(x.len());
    let borrow = sub_n_assign(low, x);
    sub_limb_assign(high, borrow)
}

/// z = z + x for a limb x; returns what is carried out: a carry, or x where z is empty.
#[inline]
pub fn add_limb_assign(z: &mut [Limb], x: Limb) -> Limb {
    let mut carry = x;
    for w in z {
        (*w, carry) = add_carry(*w, carry, 0);
    }
    carry
}

/// z = z - x for a limb x; returns what is borrowed: a borrow, or x where z is empty.
#[inline]
pub fn sub_limb_assign(z: &mut [Limb], x: Limb) -> Limb {
    let mut borrow = x;
    for w in z {
        (*w, borrow) = sub_borrow(*w, borrow, 0);
    }
    borrow
}

/// z = -z modulo B^n where `mask` is all ones, unchanged where it is zero.
///
/// Returns the carry of the negation: 1 only where `mask` is all ones and z was zero.
#[inline]
pub fn negate_assign(z: &mut [Limb], mask: Limb) -> Limb {
    // -z = !z + 1.
    let mut carry = mask & 1;
    for w in z {
        (*w, carry) = add_carry(*w ^ mask, carry, 0);
    }
    carry
}
