//! Search through an interval, for public primes: a start at random, then upwards.

use alloc::{vec, vec::Vec};

use limbs_core::{Limb, Natural, Reciprocal};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

use crate::Error;
use crate::generate::{GROUP, Group, Large, Watch};

/// Numbers start + step * i, i = 0, 1, ..., of which those with small factors are struck out.
pub(crate) struct Sieve {
    struck: Vec<bool>,
}

impl Sieve {
    /// Strikes out the multiples of the primes, and if `safe` also what is 1 modulo an odd prime, among
    /// `len` numbers. The primes themselves are struck out too. Primes that divide `step` are
    /// passed over.
    ///
    /// Its time and the addresses it uses depend on `start`.
    pub(crate) fn new_vartime(
        start: &[Limb],
        step: u64,
        len: usize,
        primes: &[u32],
        safe: bool,
    ) -> Self {
        let mut struck = vec![false; len];
        for batch in (Batches { primes }) {
            let product = batch.iter().map(|&p| p as Limb).product();
            let residue = Reciprocal::new(product).expect("not 0").rem(start);
            for &p in batch {
                let step = step % u64::from(p);
                if step == 0 {
                    continue;
                }
                let start = residue as u64 % u64::from(p);
                // start + step * i = u modulo p.
                let inverse = crate::conditions::inverse_mod(step, u64::from(p));
                for u in 0..=u64::from(safe && p > 2) {
                    let first = (u + u64::from(p) - start) * inverse % u64::from(p);
                    for place in (first as usize..len).step_by(p as usize) {
                        struck[place] = true;
                    }
                }
            }
        }
        Self { struck }
    }

    /// How many numbers there are.
    pub(crate) fn len(&self) -> usize {
        self.struck.len()
    }

    /// The places that are left.
    pub(crate) fn left(&self) -> impl DoubleEndedIterator<Item = usize> {
        let places = self.struck.iter().enumerate();
        places
            .filter(|(_, struck)| !**struck)
            .map(|(place, _)| place)
    }
}

/// Runs of primes whose product fits a limb.
struct Batches<'a> {
    primes: &'a [u32],
}

impl<'a> Iterator for Batches<'a> {
    type Item = &'a [u32];

    fn next(&mut self) -> Option<Self::Item> {
        let mut product: Limb = 1;
        let end = self.primes.iter().position(|&p| {
            let longer = product.checked_mul(p as Limb);
            product = longer.unwrap_or(product);
            longer.is_none()
        });
        let (batch, rest) = self.primes.split_at(end.unwrap_or(self.primes.len()));
        self.primes = rest;
        (!batch.is_empty()).then_some(batch)
    }
}

/// The first prime at or after a random candidate, within an interval that holds several in the
/// mean; then the interval after another random candidate.
pub(crate) fn search<R: TryCryptoRng + ?Sized>(
    large: &Large,
    rng: &mut R,
    watch: &mut Watch<'_>,
) -> Result<Zeroizing<Vec<Limb>>, Error> {
    let bits = large.shape.bits();
    let primes = crate::primes_up_to(large.bound);
    let len = 8 * bits;
    let mut start = Zeroizing::new(vec![0; large.shape.len()]);
    loop {
        watch.candidate()?;
        large.shape.draw(rng, &mut start)?;
        let step = large.class.modulus;
        let sieve = Sieve::new_vartime(&start, step, len, &primes, large.safe);
        let first = Zeroizing::new(Natural::from_limbs(&start));
        let mut places = sieve.left();
        loop {
            // What was found before the tries ran out is still tested.
            let mut group = Group::new();
            let end = next_group(large, &first, step, &mut places, &mut group, watch);
            if let Some(prime) = large.first_prime(&group, rng, watch)? {
                return Ok(prime);
            }
            if end? {
                break;
            }
        }
    }
}

/// Gathers candidates that meet the conditions; whether the interval has no more.
fn next_group(
    large: &Large,
    first: &Natural,
    step: u64,
    places: &mut impl Iterator<Item = usize>,
    group: &mut Group,
    watch: &mut Watch<'_>,
) -> Result<bool, Error> {
    while group.len() < GROUP {
        let Some(place) = places.next() else {
            return Ok(true);
        };
        watch.candidate()?;
        let number = Zeroizing::new(first + Natural::from(step * place as u64));
        if number.bit_len() > large.shape.bits() {
            return Ok(true);
        }
        if large.meets_conditions(number.as_limbs()) {
            group.push(Zeroizing::new(number.as_limbs().to_vec()));
        }
    }
    Ok(false)
}
