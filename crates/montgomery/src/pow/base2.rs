//! Powers of two, without a table.
//!
//! A window k of the exponent asks for a product by 2^k. That is a product by one digit, and so it is reduced
//! by one digit, which takes away a factor 2^s, s the bits of a digit: for a hundredth of the cost of a product.
//! What the windows owe adds up to a public number, which the exponent is given in advance: with windows of w bits,
//! t of them, and the power begun at 2^s,
//!
//! ```text
//! s * 2^(w (t - 1)) + sum of (k_i - s) * 2^(w i) = exponent,  i from 0 to t - 1,
//! sum of k_i * 2^(w i) = exponent + s * (1 + 2^w + ... + 2^(w (t - 2))).
//! ```
//!
//! The right side is below 2^(w (t - 1)) * (2^w + s / (2^w - 1)): its highest window may have a bit more than
//! the others.

use limbs_core::limb::mul_add;
use limbs_core::{LIMB_BITS, Limb};
use zeroize::Zeroizing;

use super::ladder::{Exponent, MAX_LANES, PowersOfTwo};
use super::window::digit;

/// Bits of a window: the widest for which 2^w + s / (2^w - 1), rounded up, is below s.
const fn window(digit_bits: usize) -> usize {
    if digit_bits < 48 { 4 } else { 5 }
}

/// Windows of an exponent of `bits` bits, at least one.
const fn windows(bits: usize, w: usize) -> usize {
    if bits > w { bits.div_ceil(w) } else { 1 }
}

/// Limbs of the sum above, for exponents of `bits` bits.
pub(crate) const fn sum_len(bits: usize) -> usize {
    // The highest window has two bits more at most, and w <= 5.
    (bits + 7).div_ceil(LIMB_BITS)
}

/// z = the exponent plus the sum of what all windows but the highest owe.
fn with_debts(z: &mut [Limb], exponent: Exponent<'_>, digit_bits: usize) {
    let w = window(digit_bits);
    z.fill(0);
    for i in 0..windows(exponent.bits, w) - 1 {
        z[w * i / LIMB_BITS] |= 1 << (w * i % LIMB_BITS);
    }
    let mut carry = 0;
    for (i, z) in z.iter_mut().enumerate() {
        // All bits of a limb, in halves for `digit`.
        let half = |k: usize| exponent.digit(i * LIMB_BITS + k * (LIMB_BITS / 2), LIMB_BITS / 2);
        let limb = half(0) as Limb | (half(1) as Limb) << (LIMB_BITS / 2);
        (*z, carry) = mul_add(*z, digit_bits as Limb, limb, carry);
    }
}

/// z = 2^exponent in every lane, given z = 2^s, for secret exponents of `bits` bits.
///
/// `sums` has [`sum_len`]`(bits)` limbs for each lane, `t` what the arithmetic takes.
pub(crate) fn power_of_two<A: PowersOfTwo>(
    a: &A,
    z: &mut [A::Unit],
    exponents: &[Exponent<'_>],
    sums: &mut [Limb],
    t: &mut [A::Unit],
) {
    let bits = exponents.iter().map(|e| e.bits).max().unwrap_or(0);
    let len = sum_len(bits);
    for (sum, e) in sums.chunks_exact_mut(len).zip(exponents) {
        with_debts(sum, Exponent { bits, ..*e }, a.digit_bits());
    }
    let w = window(a.digit_bits());
    let highest = windows(bits, w) - 1;
    // The last ones do not stay on the stack.
    let mut k = Zeroizing::new([0_u64; MAX_LANES]);
    for i in (0..=highest).rev() {
        let width = if i == highest { w + 2 } else { w };
        for (k, sum) in k.iter_mut().zip(sums.chunks_exact(len)) {
            *k = digit(sum, w * i, width) as u64;
        }
        if i < highest {
            for _ in 0..w {
                a.sqr_assign(z, t);
            }
        }
        a.mul_power_of_two(z, &k[..exponents.len()], t);
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use core::cell::RefCell;
    use std::vec;
    use std::vec::Vec;

    use super::*;
    use crate::pow::ladder::Arithmetic;

    /// Exponents of a power of two, modulo B, and what was done.
    struct Logarithms {
        digit_bits: usize,
        trace: RefCell<Vec<&'static str>>,
    }

    impl Arithmetic for Logarithms {
        type Unit = Limb;
        fn len(&self) -> usize {
            1
        }
        fn table_len(&self, count: usize) -> usize {
            count
        }
        fn set_one(&self, z: &mut [Limb]) {
            z[0] = 0;
        }
        fn mul_assign(&self, _z: &mut [Limb], _x: &[Limb], _t: &mut [Limb]) {
            panic!("a product")
        }
        fn sqr_assign(&self, z: &mut [Limb], _t: &mut [Limb]) {
            self.trace.borrow_mut().push("sqr");
            z[0] = z[0].wrapping_mul(2);
        }
        fn pack(&self, _table: &mut [Limb], _entry: usize, _x: &[Limb]) {
            panic!("a table")
        }
        fn select(&self, _z: &mut [Limb], _table: &[Limb], _count: usize, _index: &[u64]) {
            panic!("a table")
        }
    }

    impl PowersOfTwo for Logarithms {
        fn digit_bits(&self) -> usize {
            self.digit_bits
        }
        fn mul_power_of_two(&self, z: &mut [Limb], k: &[u64], _t: &mut [Limb]) {
            assert!(k[0] < self.digit_bits as u64, "a product by one digit");
            self.trace.borrow_mut().push("mul");
            let factor = (k[0] as Limb).wrapping_sub(self.digit_bits as Limb);
            z[0] = z[0].wrapping_add(factor);
        }
    }

    #[test]
    fn every_exponent_comes_out_whatever_the_digits() {
        for digit_bits in [27, 28, 32, 52, 64] {
            for bits in (0..24_usize).chain([63, 64, 65, 127, 128, 200, 1024]) {
                let mut traces = Vec::new();
                for pattern in [0, 1, 2, Limb::MAX, Limb::MAX / 3, Limb::MAX / 7] {
                    let digit_bits_limb = digit_bits as Limb;
                    let a = Logarithms {
                        digit_bits,
                        trace: RefCell::default(),
                    };
                    let limbs = vec![pattern; bits.div_ceil(LIMB_BITS) + 1];
                    let mut z = [digit_bits_limb];
                    let mut sums = vec![77; sum_len(bits)];
                    let exponent = Exponent {
                        limbs: &limbs,
                        bits,
                    };
                    power_of_two(&a, &mut z, &[exponent], &mut sums, &mut []);
                    let mask = Limb::MAX.checked_shr((LIMB_BITS - bits.min(LIMB_BITS)) as u32);
                    assert_eq!(z[0], pattern & mask.unwrap_or(0), "{digit_bits}, {bits}");
                    traces.push(a.trace.into_inner());
                }
                assert!(traces.iter().all(|trace| *trace == traces[0]));
            }
        }
    }
}
