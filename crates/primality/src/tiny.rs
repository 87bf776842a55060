//! Primes of up to 64 bits, which no secret hangs on: variable-time and certain.

use alloc::{vec, vec::Vec};

use limbs_core::{LIMB_BITS, Limb, Natural};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

use crate::conditions::{Class, gcd};
use crate::{Error, PrimeOptions, is_prime_u64, random, shape};

/// Where there are at most so many candidates, all are looked at.
const ENUMERATED: u64 = 1 << 15;

/// The search for a prime of up to 64 bits.
#[derive(Clone)]
pub(crate) enum Tiny {
    /// All the primes that meet the conditions.
    All(Vec<u64>),
    /// Too many to look at: first + step * u with u < count.
    Random {
        first: u64,
        step: u64,
        count: u64,
        conditions: Conditions,
        max_tries: u64,
    },
}

/// The conditions besides size and residue class.
#[derive(Clone)]
pub(crate) struct Conditions {
    exponent: Option<Natural>,
    safe: bool,
}

impl Conditions {
    /// Whether n is a prime that meets them.
    fn accept(&self, n: u64) -> bool {
        is_prime_u64(n)
            && (!self.safe || n > 2 && is_prime_u64((n - 1) / 2))
            && self.exponent.as_ref().is_none_or(|e| coprime(n - 1, e))
    }
}

/// Whether gcd(x, e) = 1, for x > 0.
fn coprime(x: u64, e: &Natural) -> bool {
    let residue = e % &Natural::from(x);
    u64::try_from(&residue).is_ok_and(|residue| gcd(x, residue) == 1)
}

impl Tiny {
    /// Prepares a search for 2 to 64 bits.
    pub(crate) fn new(options: &PrimeOptions) -> Result<Self, Error> {
        let conditions = Conditions {
            exponent: options.exponent()?.map(|e| Natural::from_limbs(e.limbs())),
            safe: options.safe,
        };
        let least = shape::least_value(options.bits, options.least);
        let least = u64::try_from(&least).expect("at most 64 bits");
        let most = u64::MAX >> (64 - options.bits);
        if most - least < ENUMERATED {
            // The conditions are taken literally here, for 2 and the primes that divide
            // a modulus are among the candidates.
            let classes = options.classes()?;
            let wanted = |&n: &u64| classes.iter().all(|class| class.contains(n));
            return Self::all((least..=most).filter(wanted), &conditions);
        }
        let Class { residue, modulus } = options.class()?;
        let first = least + (residue + modulus - least % modulus) % modulus;
        let count = match most.checked_sub(first) {
            Some(room) => room / modulus + 1,
            None => return Err(Error::NoSuchPrime),
        };
        if count <= ENUMERATED {
            return Self::all((0..count).map(|u| first + modulus * u), &conditions);
        }
        options.check_class(Class { residue, modulus })?;
        Ok(Self::Random {
            first,
            step: modulus,
            count,
            conditions,
            max_tries: options.max_tries.unwrap_or_else(|| options.default_tries()),
        })
    }

    fn all(numbers: impl Iterator<Item = u64>, conditions: &Conditions) -> Result<Self, Error> {
        let primes: Vec<u64> = numbers.filter(|&n| conditions.accept(n)).collect();
        if primes.is_empty() {
            return Err(Error::NoSuchPrime);
        }
        Ok(Self::All(primes))
    }

    /// One of the primes, every one equally likely.
    pub(crate) fn generate<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
    ) -> Result<Zeroizing<Vec<Limb>>, Error> {
        match *self {
            Self::All(ref primes) => {
                let i = random::below_u64(rng, primes.len() as u64)?;
                Ok(limbs(primes[i as usize]))
            }
            Self::Random {
                first,
                step,
                count,
                ref conditions,
                max_tries,
            } => {
                for _ in 0..max_tries {
                    let n = first + step * random::below_u64(rng, count)?;
                    if conditions.accept(n) {
                        return Ok(limbs(n));
                    }
                }
                Err(Error::TriesExhausted { tries: max_tries })
            }
        }
    }
}

/// n in as few limbs as it needs.
fn limbs(n: u64) -> Zeroizing<Vec<Limb>> {
    let mut z = vec![n as Limb];
    if n.unbounded_shr(LIMB_BITS as u32) != 0 {
        z.push(n.unbounded_shr(LIMB_BITS as u32) as Limb);
    }
    Zeroizing::new(z)
}
