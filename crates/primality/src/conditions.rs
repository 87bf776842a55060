//! Conditions on candidates: congruences, and p - 1 coprime to an exponent.

use alloc::{vec, vec::Vec};

use limbs_core::limb::{eq_mask, lt_mask, mask_from_bit, select};
use limbs_core::{LIMB_BITS, Limb};
use zeroize::{Zeroize, Zeroizing};

use crate::{Error, filter, is_prime_u64};

/// A residue class: x = residue modulo modulus, both below 2^32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Class {
    pub(crate) residue: u64,
    pub(crate) modulus: u64,
}

const CONTRADICT: Error = Error::Conditions("two congruences contradict each other");
const MODULUS_SIZE: Error =
    Error::Conditions("the congruences together have a modulus of more than 32 bits");

impl Class {
    /// The class of one condition.
    pub(crate) fn new(residue: u32, modulus: u32) -> Result<Self, Error> {
        if modulus == 0 {
            return Err(Error::Conditions("a congruence has modulus 0"));
        }
        Ok(Self {
            residue: u64::from(residue % modulus),
            modulus: u64::from(modulus),
        })
    }

    /// Whether the class has x.
    pub(crate) fn contains(self, x: u64) -> bool {
        x % self.modulus == self.residue
    }

    /// The numbers in both classes: the Chinese remainder theorem for moduli that need
    /// not be coprime.
    pub(crate) fn intersect(self, other: Self) -> Result<Self, Error> {
        let g = gcd(self.modulus, other.modulus);
        if self.residue % g != other.residue % g {
            return Err(CONTRADICT);
        }
        // Both moduli are below 2^32, so nothing here overflows.
        let modulus = self.modulus / g * other.modulus;
        if modulus > u64::from(u32::MAX) {
            return Err(MODULUS_SIZE);
        }
        // One of other.modulus / g multiples; at most 2^32 of them, and the smaller modulus
        // counts: the caller puts 2 or 4 first.
        let step = other.modulus / g;
        let inverse = inverse_mod(self.modulus / g % step, step);
        let difference = (other.residue + other.modulus - self.residue % other.modulus) / g % step;
        let times = difference * inverse % step;
        Ok(Self {
            residue: (self.residue + self.modulus * times) % modulus,
            modulus,
        })
    }
}

/// Greatest common divisor of public numbers.
pub(crate) fn gcd(mut x: u64, mut y: u64) -> u64 {
    while y != 0 {
        (x, y) = (y, x % y);
    }
    x
}

/// x^-1 modulo m, both below 2^32 and coprime; 0 for m = 1.
pub(crate) fn inverse_mod(x: u64, m: u64) -> u64 {
    let (mut r, mut r_next) = (m as i64, x as i64);
    let (mut t, mut t_next) = (0i64, 1i64);
    while r_next != 0 {
        let q = r / r_next;
        (r, r_next) = (r_next, r - q * r_next);
        (t, t_next) = (t_next, t - q * t_next);
    }
    t.rem_euclid(m as i64) as u64
}

/// Bits of an exponent, at most: those of the longest RSA modulus.
const MAX_EXPONENT_BITS: usize = 1 << 14;

/// An odd exponent to which p - 1 shall be coprime.
#[derive(Clone, Debug)]
pub(crate) enum Exponent {
    /// A prime of one limb: p - 1 is coprime unless it is a multiple.
    Prime(Limb),
    /// Another number of one limb.
    Limb(Limb),
    /// A longer number.
    Long(Vec<Limb>),
}

impl Exponent {
    /// Takes the limbs of e.
    pub(crate) fn new(e: &[Limb]) -> Result<Self, Error> {
        match *limbs_core::trim_vartime(e) {
            [] => Err(Error::Conditions("the exponent is 0")),
            [low, ..] if low & 1 == 0 => Err(Error::Conditions(
                "the exponent is even, as p - 1 is, so they are not coprime",
            )),
            [e] if is_prime_u64(e as u64) => Ok(Self::Prime(e)),
            [e] => Ok(Self::Limb(e)),
            ref long if long.len() * LIMB_BITS > MAX_EXPONENT_BITS => {
                Err(Error::Conditions("the exponent has more than 16384 bits"))
            }
            ref long => Ok(Self::Long(long.to_vec())),
        }
    }

    /// The exponent's limbs.
    pub(crate) fn limbs(&self) -> &[Limb] {
        match self {
            Self::Prime(e) | Self::Limb(e) => core::slice::from_ref(e),
            Self::Long(e) => e,
        }
    }

    /// Whether the answer costs less than trial division.
    pub(crate) fn is_quick(&self) -> bool {
        !matches!(self, Self::Long(_))
    }

    /// Whether x - 1 is coprime to e, for odd x. Constant-time in x; the answer is public.
    pub(crate) fn accepts(&self, x: &[Limb]) -> bool {
        match self {
            // The pass gives x - 1 times a unit, as a number from 0 to e.
            Self::Prime(e) => {
                let c = filter::pass(x, 1, *e);
                eq_mask(c, 0) | eq_mask(c, *e) == 0
            }
            Self::Limb(e) => gcd_limb(filter::pass(x, 1, *e), *e) == 1,
            Self::Long(e) => {
                let mut less_one = Zeroizing::new(x.to_vec());
                less_one[0] &= !1;
                gcd_is_one(&less_one, e)
            }
        }
    }
}

/// gcd(x, e) for odd e, constant-time.
///
/// In every step y is halved, after the smaller of the two odd numbers was taken from the
/// other; so the bits of both together become one fewer until y = 0.
fn gcd_limb(y: Limb, e: Limb) -> Limb {
    let (mut x, mut y) = (e, y);
    for _ in 0..2 * LIMB_BITS {
        let odd = mask_from_bit(y & 1);
        let less = lt_mask(y, x) & odd;
        let larger = select(x, y, less);
        x = select(y, x, less);
        y = (larger - (x & odd)) >> 1;
    }
    x
}

/// Whether gcd(x, e) = 1 for an e of several limbs; constant-time in x.
fn gcd_is_one(x: &[Limb], e: &[Limb]) -> bool {
    let mut residue = Zeroizing::new(vec![0; e.len()]);
    let mut scratch = Zeroizing::new(vec![0; limbs_core::div_scratch_len(x.len(), e.len())]);
    limbs_core::rem(&mut residue, x, e, &mut scratch).expect("e is not 0");
    let mut z = Zeroizing::new(vec![0; e.len()]);
    scratch.zeroize();
    scratch.resize(limbs_core::gcd_scratch_len(e.len(), e.len()), 0);
    limbs_core::gcd(&mut z, &residue, e, &mut scratch);
    limbs_core::eq_mask(&z, &[1]) != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intersections_are_those_of_sets() {
        for m in 1..16 {
            for n in 1..16 {
                for (r, s) in (0..m).flat_map(|r| (0..n).map(move |s| (r, s))) {
                    let both = Class::new(r, m)
                        .unwrap()
                        .intersect(Class::new(s, n).unwrap());
                    let found = (0..m * n).find(|x| x % m == r && x % n == s);
                    let lcm = u64::from(m * n) / gcd(u64::from(m), u64::from(n));
                    match found {
                        Some(x) => assert_eq!(
                            both,
                            Ok(Class {
                                residue: u64::from(x),
                                modulus: lcm
                            })
                        ),
                        None => assert_eq!(both, Err(CONTRADICT)),
                    }
                }
            }
        }
    }

    #[test]
    fn large_moduli_do_not_overflow() {
        let a = Class::new(u32::MAX - 1, u32::MAX).unwrap();
        assert_eq!(a.intersect(a), Ok(a));
        let two = Class::new(1, 2).unwrap();
        assert_eq!(two.intersect(a), Err(MODULUS_SIZE));
    }

    #[test]
    fn gcd_of_limbs() {
        for e in [1, 3, 15, 65_537, Limb::MAX, Limb::MAX - 2, Limb::MAX / 3] {
            for y in [
                0,
                1,
                2,
                3,
                5,
                30,
                65_536,
                131_074,
                Limb::MAX,
                Limb::MAX - 1,
                e,
            ] {
                let expected = gcd(y as u64, e as u64) as Limb;
                assert_eq!(gcd_limb(y, e), expected, "gcd({y}, {e})");
            }
        }
    }
}
