//! Where candidates come from: numbers of a range and a residue class, drawn uniformly.

use alloc::{vec, vec::Vec};

use limbs_core::{LIMB_BITS, Limb, Natural, add_assign, lt_mask, mul_basecase};
use rand_core::TryCryptoRng;
use zeroize::{Zeroize, Zeroizing};

use crate::conditions::Class;
use crate::{Error, Least, random};

/// The numbers from `least` to 2^bits - 1 in a residue class.
#[derive(Clone)]
pub(crate) struct Shape {
    bits: usize,
    least: Natural,
    source: Source,
}

/// How such a number is drawn.
#[derive(Clone)]
enum Source {
    /// As a string of bits. The modulus is a power of two, so the low bits are known.
    Bits {
        /// The modulus less 1.
        low_mask: Limb,
        residue: Limb,
        /// High bits that are set rather than drawn, since all numbers from `least` on have
        /// them: none, 1 or 2.
        top: usize,
        /// Whether draws may be below `least`.
        may_be_less: bool,
    },
    /// As base + step * u with 0 <= u < count. The base may be secret.
    Progression {
        base: Zeroizing<Vec<Limb>>,
        step: Vec<Limb>,
        count: Vec<Limb>,
        count_bits: usize,
    },
}

/// The least value of a prime of so many bits, which are at least 2.
pub(crate) fn least_value(bits: usize, least: Least) -> Natural {
    let one = Natural::from(1u64);
    match least {
        Least::TopBit => one << (bits - 1),
        Least::TopTwoBits => Natural::from(3u64) << (bits - 2),
        // 2^(2 bits - 1) is no square: the root is rounded up by one more.
        Least::SqrtHalf => (one << (2 * bits - 1)).isqrt() + 1u64,
    }
}

impl Shape {
    /// The numbers of at least 64 bits in a class.
    pub(crate) fn new(bits: usize, least: Least, class: Class) -> Self {
        let least_value = least_value(bits, least);
        let source = if class.modulus.is_power_of_two() {
            Source::Bits {
                low_mask: (class.modulus - 1) as Limb,
                residue: class.residue as Limb,
                top: match least {
                    Least::TopBit => 1,
                    Least::TopTwoBits => 2,
                    // The standard draws all the bits.
                    Least::SqrtHalf => 0,
                },
                may_be_less: least == Least::SqrtHalf,
            }
        } else {
            // The first and the last of the class.
            let step = Natural::from(class.modulus);
            let residue = Natural::from(class.residue);
            let up = (&step + &residue - &(&least_value % &step)) % &step;
            let base = &least_value + &up;
            let last = (Natural::from(1u64) << bits) - 1u64;
            let count = (&last - &base) / &step + 1u64;
            Source::progression(public(&base), &step, &count)
        };
        Self {
            bits,
            least: least_value,
            source,
        }
    }

    /// Of these numbers those that are `residue` modulo `step`, a multiple of the modulus, but for
    /// the last incomplete period. `residue` is secret.
    ///
    /// Constant-time in the residue, which has no more limbs than a candidate.
    pub(crate) fn restrict(&self, step: &Natural, residue: &[Limb]) -> Self {
        // From ceil(least / step) periods to floor(2^bits / step), whatever the residue.
        let one = Natural::from(1u64);
        let first = (&self.least + &(step - &one)) / step;
        let end = (one << self.bits) / step;
        let start = &first * step;
        let mut base = Zeroizing::new(vec![0; self.len()]);
        base[..start.as_limbs().len()].copy_from_slice(start.as_limbs());
        // Below (first + 1) * step <= 2^bits, so nothing is carried out.
        add_assign(&mut base, residue);
        Self {
            bits: self.bits,
            least: self.least.clone(),
            source: Source::progression(base, step, &(&end - &first)),
        }
    }

    /// The numbers below `step` in a class whose modulus divides `step`.
    pub(crate) fn residues(step: &Natural, class: Class) -> Self {
        let modulus = Natural::from(class.modulus);
        let count = step / &modulus;
        Self {
            bits: step.bit_len(),
            least: Natural::ZERO,
            source: Source::progression(public(&Natural::from(class.residue)), &modulus, &count),
        }
    }

    /// Bits of a candidate.
    pub(crate) fn bits(&self) -> usize {
        self.bits
    }

    /// Limbs of a candidate.
    pub(crate) fn len(&self) -> usize {
        self.bits.div_ceil(LIMB_BITS)
    }

    /// Draws a candidate, every one equally likely.
    ///
    /// Constant-time but for the draws that are refused, which are independent of the one
    /// that is taken.
    pub(crate) fn draw<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        z: &mut [Limb],
    ) -> Result<(), Error> {
        match &self.source {
            Source::Bits {
                low_mask,
                residue,
                top,
                may_be_less,
            } => {
                for _ in 0..random::MAX_REDRAWS {
                    random::fill_bits(rng, z, self.bits)?;
                    z[0] = z[0] & !low_mask | residue;
                    for i in self.bits - top..self.bits {
                        z[i / LIMB_BITS] |= 1 << (i % LIMB_BITS);
                    }
                    if !may_be_less || lt_mask(z, self.least.as_limbs()) == 0 {
                        return Ok(());
                    }
                }
            }
            Source::Progression {
                base,
                step,
                count,
                count_bits,
            } => {
                let mut u = Zeroizing::new(vec![0; count.len()]);
                for _ in 0..random::MAX_REDRAWS {
                    random::fill_bits(rng, &mut u, *count_bits)?;
                    if lt_mask(&u, count) != 0 {
                        let len = u.len() + step.len();
                        let mut sum = Zeroizing::new(vec![0; len.max(z.len())]);
                        mul_basecase(&mut sum[..len], &u, step);
                        add_assign(&mut sum, base);
                        // The sum is below 2^bits, so what is cut off is zero.
                        z.copy_from_slice(&sum[..z.len()]);
                        return Ok(());
                    }
                }
            }
        }
        z.zeroize();
        Err(Error::RandomSource)
    }
}

/// A base that is no secret.
fn public(base: &Natural) -> Zeroizing<Vec<Limb>> {
    Zeroizing::new(base.as_limbs().to_vec())
}

impl Source {
    fn progression(base: Zeroizing<Vec<Limb>>, step: &Natural, count: &Natural) -> Self {
        Self::Progression {
            base,
            step: step.as_limbs().to_vec(),
            count_bits: count.bit_len(),
            count: count.as_limbs().to_vec(),
        }
    }
}
