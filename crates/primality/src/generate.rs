//! The search for a prime of more than 64 bits: candidates, filter, tests.

use alloc::{vec, vec::Vec};
use core::fmt;
use core::ops::ControlFlow;

use limbs_core::{Limb, Natural, rshift};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

use crate::conditions::{Class, Exponent};
use crate::filter::{self, Filter};
use crate::shape::Shape;
use crate::tiny::Tiny;
use crate::{Error, Method, Prime, PrimeOptions, StrongTest, interval, options, rounds};

/// A search for primes that meet given conditions; made by [`PrimeOptions::prepare`].
///
/// One generator serves any number of primes and threads.
///
/// # Time
///
/// Candidates of more than 64 bits are handled in constant time but for what is said of the *rejected*
/// ones: where in the list of small primes a factor turned up, and which test failed. They are drawn
/// independently, so that tells nothing about the prime that is returned. With
/// [`Method::FouqueTibouchi`] they share the prime's secret residue, which is drawn and used in constant time; what
/// shows of a rejected candidate depends on its multiplier, drawn afresh, as well, and is nearly the same for all
/// residues, but not exactly. None of this holds for [`Method::IntervalVartime`], for public primes only.
///
/// `Debug` shows the number of bits only.
#[derive(Clone)]
pub struct Generator {
    bits: usize,
    kind: Kind,
}

#[derive(Clone)]
enum Kind {
    /// Primes of up to 64 bits.
    Tiny(Tiny),
    Large(Large),
}

/// What the search for large primes needs.
#[derive(Clone)]
pub(crate) struct Large {
    pub(crate) shape: Shape,
    pub(crate) class: Class,
    pub(crate) filter: Filter,
    pub(crate) bound: u32,
    exponent: Option<Exponent>,
    pub(crate) safe: bool,
    method: Method,
    rounds: u32,
    pub(crate) max_tries: u64,
}

/// How far a search has come.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Candidates that were looked at.
    pub candidates: u64,
    /// Strong tests that were made.
    pub tests: u64,
}

impl Generator {
    pub(crate) fn new(options: PrimeOptions) -> Result<Self, Error> {
        let bits = options.bits;
        if !(options::MIN_BITS..=options::MAX_BITS).contains(&bits) {
            return Err(Error::Bits {
                bits,
                min: options::MIN_BITS,
                max: options::MAX_BITS,
            });
        }
        let kind = if bits <= 64 {
            Kind::Tiny(Tiny::new(&options)?)
        } else {
            Kind::Large(Large::new(&options)?)
        };
        Ok(Self { bits, kind })
    }

    /// Generates a prime from `rng`.
    ///
    /// ```
    /// # use rand_core::SeedableRng;
    /// // A seeded source for the example; take one of the operating system for secrets.
    /// let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(1);
    /// let p = primality::PrimeOptions::new(128).prepare()?.generate(&mut rng)?;
    /// assert_eq!(p.to_natural().bit_len(), 128);
    /// # Ok::<(), primality::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::TriesExhausted`], [`Error::RandomSource`].
    pub fn generate<R: TryCryptoRng + ?Sized>(&self, rng: &mut R) -> Result<Prime, Error> {
        self.generate_watched(rng, |_| ControlFlow::Continue(()))
    }

    /// Generates a prime with the operating system's random numbers.
    ///
    /// # Errors
    ///
    /// [`Error::TriesExhausted`], [`Error::RandomSource`].
    #[cfg(feature = "getrandom")]
    pub fn generate_with_os_rng(&self) -> Result<Prime, Error> {
        self.generate(&mut getrandom::SysRng)
    }

    /// Generates a prime and calls `watch` before every strong test; the search ends when it answers
    /// [`ControlFlow::Break`].
    ///
    /// # Errors
    ///
    /// [`Error::Cancelled`] after a break; [`Error::TriesExhausted`], [`Error::RandomSource`].
    pub fn generate_watched<R, W>(&self, rng: &mut R, mut watch: W) -> Result<Prime, Error>
    where
        R: TryCryptoRng + ?Sized,
        W: FnMut(Progress) -> ControlFlow<()>,
    {
        let limbs = match &self.kind {
            Kind::Tiny(tiny) => tiny.generate(rng)?,
            Kind::Large(large) => large.generate(rng, &mut watch)?,
        };
        Ok(Prime::new(limbs, self.bits))
    }

    /// Bits of the primes.
    #[must_use]
    pub fn bits(&self) -> usize {
        self.bits
    }
}

impl fmt::Debug for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Generator")
            .field("bits", &self.bits)
            .finish_non_exhaustive()
    }
}

/// What a search counts and whom it asks.
pub(crate) struct Watch<'a> {
    pub(crate) progress: Progress,
    callback: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
    max_tries: u64,
}

impl Watch<'_> {
    /// Counts a candidate.
    pub(crate) fn candidate(&mut self) -> Result<(), Error> {
        if self.progress.candidates >= self.max_tries {
            return Err(Error::TriesExhausted {
                tries: self.max_tries,
            });
        }
        self.progress.candidates += 1;
        Ok(())
    }

    /// Counts a strong test, if the search shall go on.
    fn test(&mut self) -> Result<(), Error> {
        if (self.callback)(self.progress).is_break() {
            return Err(Error::Cancelled);
        }
        self.progress.tests += 1;
        Ok(())
    }
}

/// Survivors of trial division that are drawn before the first of them is tested, so that an engine may test
/// them side by side. Everywhere, so that a source of random numbers gives the same primes on every machine.
pub(crate) const GROUP: usize = 4;

/// Survivors in the order they were drawn.
pub(crate) type Group = Vec<Zeroizing<Vec<Limb>>>;

impl Large {
    fn new(options: &PrimeOptions) -> Result<Self, Error> {
        let bits = options.bits;
        let class = options.class()?;
        options.check_class(class)?;
        let exponent = options.exponent()?;
        let bound = match options.method {
            // A sieve divides more cheaply.
            Method::IntervalVartime => filter::best_bound(bits).saturating_mul(4).min(1 << 20),
            _ => filter::best_bound(bits),
        };
        Ok(Self {
            shape: Shape::new(bits, options.least, class),
            class,
            filter: Filter::new(bound),
            bound,
            exponent,
            safe: options.safe,
            method: options.method,
            rounds: options
                .rounds
                .unwrap_or_else(|| rounds::random_candidate(bits)),
            max_tries: options.max_tries.unwrap_or_else(|| options.default_tries()),
        })
    }

    fn generate<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        callback: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Zeroizing<Vec<Limb>>, Error> {
        let mut watch = Watch {
            progress: Progress::default(),
            callback,
            max_tries: self.max_tries,
        };
        match self.method {
            Method::Fresh => self.search(&self.shape, rng, &mut watch),
            Method::FouqueTibouchi => {
                let shape = self.fixed_residue(rng)?;
                self.search(&shape, rng, &mut watch)
            }
            Method::IntervalVartime => interval::search(self, rng, &mut watch),
        }
    }

    /// Draws candidates until one is prime.
    fn search<R: TryCryptoRng + ?Sized>(
        &self,
        shape: &Shape,
        rng: &mut R,
        watch: &mut Watch<'_>,
    ) -> Result<Zeroizing<Vec<Limb>>, Error> {
        let mut group = vec![Zeroizing::new(vec![0; shape.len()]); GROUP];
        loop {
            // What was drawn before the tries ran out is still tested.
            let mut drawn = 0;
            let end = group.iter_mut().try_for_each(|candidate| {
                self.next_survivor(shape, rng, candidate, watch)?;
                drawn += 1;
                Ok(())
            });
            group.truncate(drawn);
            // In the order they were drawn, the first that passes everything is taken. The others go: they are
            // independent of it.
            if let Some(prime) = self.first_prime(&group, rng, watch)? {
                return Ok(prime);
            }
            end?;
        }
    }

    /// The first prime among candidates that are free of small factors and meet the conditions.
    pub(crate) fn first_prime<R: TryCryptoRng + ?Sized>(
        &self,
        group: &Group,
        rng: &mut R,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Zeroizing<Vec<Limb>>>, Error> {
        let mut tests = Vec::with_capacity(group.len());
        for candidate in group {
            tests.push(StrongTest::new(candidate)?);
        }
        // Those that run side by side. One by one where no engine does that, to stop at the first prime.
        let together = if StrongTest::batches_pay(&tests) {
            GROUP
        } else {
            1
        };
        for (candidates, tests) in group.chunks(together).zip(tests.chunks_mut(together)) {
            tests.iter().try_for_each(|_| watch.test())?;
            let passed = StrongTest::batch_passes_base_2(tests);
            for ((candidate, test), passed) in candidates.iter().zip(tests).zip(passed) {
                if passed && self.confirm(candidate, test, rng, watch)? {
                    return Ok(Some(candidate.clone()));
                }
            }
        }
        Ok(None)
    }

    /// Draws candidates until one has no small factor and meets the conditions.
    fn next_survivor<R: TryCryptoRng + ?Sized>(
        &self,
        shape: &Shape,
        rng: &mut R,
        z: &mut [Limb],
        watch: &mut Watch<'_>,
    ) -> Result<(), Error> {
        loop {
            watch.candidate()?;
            shape.draw(rng, z)?;
            if !self.is_refused(z) {
                return Ok(());
            }
        }
    }

    /// Whether z has a small factor, (z - 1) / 2 has one where that matters, or the exponent does not suit.
    fn is_refused(&self, z: &[Limb]) -> bool {
        // The cheaper check comes first.
        let quick = self.exponent.as_ref().is_none_or(Exponent::is_quick);
        quick && !self.meets_conditions(z)
            || self.filter.divides(z, 0)
            // Odd primes divide (z - 1) / 2 if they divide z - 1.
            || self.safe && self.filter.divides(z, 1)
            || !quick && !self.meets_conditions(z)
    }

    /// The conditions on p - 1.
    pub(crate) fn meets_conditions(&self, z: &[Limb]) -> bool {
        self.exponent.as_ref().is_none_or(|e| e.accepts(z))
    }

    /// The tests after that to base 2.
    fn confirm<R: TryCryptoRng + ?Sized>(
        &self,
        candidate: &[Limb],
        test: &mut StrongTest,
        rng: &mut R,
        watch: &mut Watch<'_>,
    ) -> Result<bool, Error> {
        if self.safe {
            // (p - 1) / 2, which fails first in most cases.
            let mut half = Zeroizing::new(vec![0; candidate.len()]);
            rshift(&mut half, candidate, 1);
            watch.test()?;
            let mut half_test = StrongTest::new(&half)?;
            if !half_test.passes_base_2() || !self.rounds(&mut half_test, rng, watch)? {
                return Ok(false);
            }
        }
        self.rounds(test, rng, watch)
    }

    fn rounds<R: TryCryptoRng + ?Sized>(
        &self,
        test: &mut StrongTest,
        rng: &mut R,
        watch: &mut Watch<'_>,
    ) -> Result<bool, Error> {
        let mut left = self.rounds;
        while left > 0 {
            let together = left.min(StrongTest::SIDE_BY_SIDE);
            left -= together;
            (0..together).try_for_each(|_| watch.test())?;
            if !test.passes_side_by_side(rng, together)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The candidates that share one random residue modulo the class's modulus times a
    /// primorial, prime to it.
    fn fixed_residue<R: TryCryptoRng + ?Sized>(&self, rng: &mut R) -> Result<Shape, Error> {
        let bits = self.shape.bits();
        // Bits left to be drawn for each candidate.
        let free = (bits / 4).min(128);
        let exponent = self
            .exponent
            .as_ref()
            .map(|e| Natural::from_limbs(e.limbs()));
        let mut step = Natural::from(self.class.modulus);
        let mut largest = 0;
        for prime in crate::primes_up_to(self.bound).into_iter().skip(1) {
            // Primes of the modulus are settled; those of the exponent bar another residue.
            let barred = exponent
                .as_ref()
                .is_some_and(|e| (e % u64::from(prime)).is_zero());
            if self.class.modulus.is_multiple_of(u64::from(prime)) || barred {
                continue;
            }
            let longer = &step * u64::from(prime);
            if longer.bit_len() + free > bits {
                break;
            }
            step = longer;
            largest = prime;
        }
        // It may refuse a residue for a prime that is not in `step`, which does no harm.
        let filter = Filter::new(largest);
        let residues = Shape::residues(&step, self.class);
        let mut residue = Zeroizing::new(vec![0; residues.len()]);
        for _ in 0..100 * crate::random::MAX_REDRAWS {
            residues.draw(rng, &mut residue)?;
            if !(filter.divides(&residue, 0) || self.safe && filter.divides(&residue, 1)) {
                return Ok(self.shape.restrict(&step, &residue));
            }
        }
        Err(Error::RandomSource)
    }
}

impl fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.progress.fmt(f)
    }
}
