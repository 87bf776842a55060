//! Between limbs and the digits of an engine.

use super::lanes::Lanes;
use crate::Limb;

const LIMB_BITS: usize = Limb::BITS as usize;

/// `bits` bits of x, fewer than 64, from bit `at` on; limbs beyond the n of x are zero.
///
/// Addresses depend on `at` and `n` only.
///
/// # Safety
///
/// x is valid for reading n limbs.
#[inline(always)]
pub unsafe fn bits_at(x: *const Limb, n: usize, at: usize, bits: usize) -> u64 {
    let limb = |i: usize| {
        if i < n {
            // SAFETY: i < n.
            u128::from(unsafe { x.add(i).read() })
        } else {
            0
        }
    };
    let (i, shift) = (at / LIMB_BITS, at % LIMB_BITS);
    let window = limb(i) | (limb(i + 1) << LIMB_BITS);
    (window >> shift) as u64 & ((1 << bits) - 1)
}

/// -m0^-1 modulo 2^bits, for odd m0: Newton's iteration doubles the correct bits,
/// of which 1 has one; six rounds give 64.
#[inline(always)]
pub fn neg_inverse(m0: u64, bits: usize) -> u64 {
    let mut inverse = 1u64;
    for _ in 0..6 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(m0.wrapping_mul(inverse)));
    }
    inverse.wrapping_neg() & ((1 << bits) - 1)
}

/// `engine_enter`
///
/// # Safety
///
/// As the row states.
#[inline(always)]
pub unsafe fn enter<V: Lanes, const W: usize>(z: *mut u64, x: *const Limb, n: usize, d: usize) {
    for lane in 0..V::LANES {
        for i in 0..d {
            // SAFETY: x has `V::LANES` numbers of n limbs; z has d digits in each lane.
            unsafe {
                z.add(V::LANES * i + lane)
                    .write(bits_at(x.add(lane * n), n, W * i, W));
            }
        }
    }
}

/// `engine_leave`
///
/// # Safety
///
/// As the row states.
#[inline(always)]
pub unsafe fn leave<V: Lanes, const W: usize>(z: *mut Limb, x: *const u64, n: usize, d: usize) {
    for lane in 0..V::LANES {
        let (mut window, mut filled, mut digit) = (0u128, 0, 0);
        for i in 0..n {
            while filled < LIMB_BITS && digit < d {
                // SAFETY: x has d digits in each lane.
                let word = unsafe { x.add(V::LANES * digit + lane).read() };
                window |= u128::from(word) << filled;
                filled += W;
                digit += 1;
            }
            // SAFETY: z has `V::LANES` numbers of n limbs.
            unsafe { z.add(lane * n + i).write(window as Limb) };
            window >>= LIMB_BITS;
            filled = filled.saturating_sub(LIMB_BITS);
        }
    }
}
