//! Shifts by any number of bits.
//!
//! The distance is public, save in the functions that say `secret`.

use crate::limb::{mask_from_bit, select, sub_borrow};
use crate::{LIMB_BITS, Limb, lshift, lshift_assign, mul_1_assign, rshift, rshift_assign};

/// z = x * 2^s modulo B^nz: bits beyond the end of z are dropped.
///
/// The lengths may differ.
///
/// ```
/// use limbs_core::{LIMB_BITS, shl};
/// let mut z = [9; 3];
/// shl(&mut z, &[1, 1], LIMB_BITS + 1);
/// assert_eq!(z, [0, 2, 2]);
/// ```
pub fn shl(z: &mut [Limb], x: &[Limb], s: usize) {
    let limbs = (s / LIMB_BITS).min(z.len());
    let n = x.len().min(z.len() - limbs);
    let (low, z) = z.split_at_mut(limbs);
    let (z, high) = z.split_at_mut(n);
    low.fill(0);
    high.fill(0);
    let out = lshift(z, &x[..n], s % LIMB_BITS);
    if let Some(w) = high.first_mut() {
        *w = out;
    }
}

/// z = x / 2^s, rounded down, modulo B^nz.
///
/// The lengths may differ.
///
/// ```
/// use limbs_core::{LIMB_BITS, shr};
/// let mut z = [9; 3];
/// shr(&mut z, &[7, 6, 5], LIMB_BITS + 1);
/// assert_eq!(z[1..], [2, 0]);
/// ```
pub fn shr(z: &mut [Limb], x: &[Limb], s: usize) {
    let (limbs, s) = (s / LIMB_BITS, s % LIMB_BITS);
    let x = x.get(limbs..).unwrap_or(&[]);
    let n = x.len().min(z.len());
    let (z, high) = z.split_at_mut(n);
    high.fill(0);
    rshift(z, &x[..n], s);
    if let (Some(top), Some(next)) = (z.last_mut(), x.get(n)) {
        // Two shifts, since s may be 0.
        *top |= next << 1 << (LIMB_BITS - 1 - s);
    }
}

/// z = z * 2^s modulo B^n.
pub fn shl_assign(z: &mut [Limb], s: usize) {
    let n = z.len();
    let limbs = (s / LIMB_BITS).min(n);
    z.copy_within(..n - limbs, limbs);
    z[..limbs].fill(0);
    lshift_assign(&mut z[limbs..], s % LIMB_BITS);
}

/// z = z / 2^s, rounded down.
pub fn shr_assign(z: &mut [Limb], s: usize) {
    let n = z.len();
    let limbs = (s / LIMB_BITS).min(n);
    z.copy_within(limbs.., 0);
    z[n - limbs..].fill(0);
    rshift_assign(&mut z[..n - limbs], s % LIMB_BITS);
}

/// Bit k of a distance in limbs, as a mask.
fn bit_mask(limbs: usize, k: u32) -> Limb {
    mask_from_bit((limbs >> k & 1) as Limb)
}

/// The mask that is zero if the distance is as long as z or longer.
fn inside_mask(z: &[Limb], limbs: usize) -> Limb {
    // Lengths are below 2^(bits - 1), and so are distances in limbs.
    mask_from_bit(sub_borrow(limbs as Limb, z.len() as Limb, 0).1)
}

/// z = z * 2^s modulo B^n for a secret s.
///
/// It costs about log2(n) + 1 passes over z.
///
/// ```
/// let mut z = [1, 0, 0];
/// limbs_core::shl_secret_assign(&mut z, 2 * limbs_core::LIMB_BITS + 5);
/// assert_eq!(z, [0, 0, 32]);
/// ```
pub fn shl_secret_assign(z: &mut [Limb], s: usize) {
    let n = z.len();
    let (limbs, s) = (s / LIMB_BITS, s % LIMB_BITS);
    let inside = inside_mask(z, limbs);
    let mut k = 0;
    while n >> k > 0 {
        let mask = bit_mask(limbs, k);
        for i in (0..n).rev() {
            let moved = if i >> k > 0 { z[i - (1 << k)] } else { 0 };
            z[i] = select(moved, z[i], mask);
        }
        k += 1;
    }
    // A product shifts by a secret distance.
    mul_1_assign(z, inside & 1 << s);
}

/// z = z / 2^s, rounded down, for a secret s.
///
/// It costs about log2(n) + 1 passes over z.
pub fn shr_secret_assign(z: &mut [Limb], s: usize) {
    let n = z.len();
    let (limbs, s) = (s / LIMB_BITS, s % LIMB_BITS);
    let inside = inside_mask(z, limbs);
    let mut k = 0;
    while n >> k > 0 {
        let mask = bit_mask(limbs, k);
        for i in 0..n {
            let moved = z.get(i + (1 << k)).copied().unwrap_or(0);
            z[i] = select(moved, z[i], mask);
        }
        k += 1;
    }
    // x / 2^s = (x 2^(LIMB_BITS - 1 - s)) / 2^(LIMB_BITS - 1): a product shifts by a secret
    // distance.
    let above = mul_1_assign(z, inside & 1 << (LIMB_BITS - 1 - s));
    rshift_assign(z, LIMB_BITS - 1);
    if let Some(top) = z.last_mut() {
        *top |= above << 1;
    }
}
