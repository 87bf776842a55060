//! Strong probable-prime tests (Miller's), constant-time in the number.

use alloc::boxed::Box;
use alloc::{vec, vec::Vec};
use core::fmt;

use limbs_core::engine::Shape;
use limbs_core::limb::{lt_mask, mask_from_bit};
use limbs_core::{LIMB_BITS, Limb, shr_secret_assign, trailing_zeros};
use montgomery::{BoxedForm, BoxedModulus, Power, pow_base2_batch_into, pow_batch_into, scratch};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

use crate::{Error, random};

/// Squarings done for a number that passes, whatever its number of twos. With n - 1 = d * 2^s,
/// an s above this shows in the time; a random n has one with probability 2^-64.
const SQUARINGS: usize = 64;

/// An odd number prepared for strong tests, which may be secret.
///
/// With n - 1 = d * 2^s and d odd, n passes to base a if a^d = 1 or
/// a^(d * 2^j) = -1 modulo n for some j < s. A prime passes to every base
/// that it does not divide; a composite to fewer than a quarter of them.
///
/// # Time
///
/// For a number that passes, the time depends on its length only. For one that fails it
/// also tells s. Whether it passed is public.
///
/// ```
/// use primality::StrongTest;
///
/// // 2^64 + 13 is prime, 2^64 + 15 is not.
/// let n = limbs_core::Natural::from(u64::MAX) + 14u64;
/// assert!(StrongTest::new(n.as_limbs())?.passes_base_2());
/// let n = n + 2u64;
/// assert!(!StrongTest::new(n.as_limbs())?.passes_base_2());
/// # Ok::<(), primality::Error>(())
/// ```
pub struct StrongTest {
    modulus: BoxedModulus,
    one: BoxedForm,
    minus_one: BoxedForm,
    /// The power that is looked at.
    z: BoxedForm,
    /// d.
    odd_part: Zeroizing<Vec<Limb>>,
    /// s.
    twos: usize,
    scratch: Zeroizing<Box<[Limb]>>,
}

impl StrongTest {
    /// Prepares the number n, least significant limb first; high zero limbs are harmless.
    ///
    /// # Errors
    ///
    /// [`Error::Even`] for even numbers and 1.
    pub fn new(n: &[Limb]) -> Result<Self, Error> {
        let modulus = BoxedModulus::new(n).map_err(|_| Error::Even)?;
        let one = modulus.one();
        let minus_one = modulus.neg(&one);
        let mut odd_part = Zeroizing::new(n.to_vec());
        odd_part[0] -= 1;
        let twos = trailing_zeros(&odd_part);
        shr_secret_assign(&mut odd_part, twos);
        let len =
            scratch::pow(n.len(), modulus.bits()).max(scratch::pow_base2(n.len(), modulus.bits()));
        Ok(Self {
            z: modulus.zero(),
            scratch: Zeroizing::new(vec![0; len].into_boxed_slice()),
            modulus,
            one,
            minus_one,
            odd_part,
            twos,
        })
    }

    /// How many random bases are tried at a time.
    pub(crate) const SIDE_BY_SIDE: u32 = 4;

    /// Whether n passes to base 2. Faster than any other base.
    pub fn passes_base_2(&mut self) -> bool {
        let bits = self.modulus.bits();
        self.modulus
            .pow_base2_into(&mut self.z, &self.odd_part, bits, &mut self.scratch);
        self.finish()
    }

    /// Whether each number passes to base 2: as [`passes_base_2`](Self::passes_base_2), but four numbers
    /// of one length in limbs are tested side by side, or two by two, where an engine does so.
    ///
    /// ```
    /// use primality::StrongTest;
    ///
    /// // Mersenne's numbers 2^p - 1 for p = 61 to 127; those of 61, 89, 107 and 127 are prime.
    /// let mut tests = Vec::new();
    /// for p in [61, 67, 89, 97, 107, 127] {
    ///     let n: u128 = (1 << p) - 1;
    ///     let n = limbs_core::Natural::from(n);
    ///     tests.push(StrongTest::new(n.as_limbs())?);
    /// }
    /// let passed = StrongTest::batch_passes_base_2(&mut tests);
    /// // Every Mersenne number of a prime exponent passes to base 2; so other bases are needed, too.
    /// assert_eq!(passed, [true; 6]);
    /// assert!(!tests[1].passes_base(&[3]));
    /// # Ok::<(), primality::Error>(())
    /// ```
    pub fn batch_passes_base_2(tests: &mut [Self]) -> Vec<bool> {
        let mut passed = Vec::with_capacity(tests.len());
        let (fours, rest) = tests.as_chunks_mut();
        for four in fours {
            Self::powers_of_two(four);
            passed.extend(four.iter_mut().map(Self::finish));
        }
        passed.extend(rest.iter_mut().map(Self::passes_base_2));
        passed
    }

    /// Whether tests of such numbers run side by side. Lengths are public.
    pub(crate) fn batches_pay(tests: &[Self]) -> bool {
        let mut sizes = tests.iter().map(|test| &test.modulus);
        sizes.next().is_some_and(|m| {
            let engine = |shape| montgomery::engine_for(shape, m.len(), m.bits());
            // Where only two run side by side, four are tested two by two.
            tests.len() >= 4 && engine(Shape::Batch).or(engine(Shape::Pair)).is_some()
        })
    }

    /// z = 2^d for four numbers.
    fn powers_of_two(tests: &mut [Self; 4]) {
        let longest = tests.iter().map(|test| test.modulus.len()).max();
        let bits = tests.iter().map(|test| test.modulus.bits()).max();
        let (n, bits) = (longest.unwrap_or(0), bits.unwrap_or(0));
        let mut scratch =
            Zeroizing::new(vec![0; scratch::pow_base2_batch(n, bits)].into_boxed_slice());
        let mut z: [BoxedForm; 4] = tests.each_ref().map(|test| test.modulus.zero());
        pow_base2_batch_into(
            z.each_mut(),
            tests.each_ref().map(|test| &test.modulus),
            tests.each_ref().map(|test| test.odd_part.as_slice()),
            bits,
            &mut scratch,
        );
        for (test, z) in tests.iter_mut().zip(z) {
            test.z = z;
        }
    }

    /// Whether n passes to the base `base` modulo n. Multiples of n pass.
    pub fn passes_base(&mut self, base: &[Limb]) -> bool {
        let (base, bits) = (self.modulus.reduce(base), self.modulus.bits());
        self.modulus
            .pow_into(&mut self.z, &base, &self.odd_part, bits, &mut self.scratch);
        base.is_zero_mask() != 0 || self.finish()
    }

    /// Whether n passes to `rounds` bases drawn at random from 2 to n - 2. A composite does with
    /// probability at most 4^-rounds, whoever chose it.
    ///
    /// The first base is tried alone, since most composites fail there, the others four at a time, side by side
    /// where an engine does so.
    ///
    /// # Errors
    ///
    /// [`Error::RandomSource`].
    pub fn passes_random_bases<R: TryCryptoRng + ?Sized>(
        &mut self,
        rng: &mut R,
        rounds: u32,
    ) -> Result<bool, Error> {
        let first = rounds.min(1);
        Ok(self.passes_side_by_side(rng, first)?
            && self.passes_side_by_side(rng, rounds - first)?)
    }

    /// The same for a number that is likely a prime: four bases at a time from the first on.
    pub(crate) fn passes_side_by_side<R: TryCryptoRng + ?Sized>(
        &mut self,
        rng: &mut R,
        mut rounds: u32,
    ) -> Result<bool, Error> {
        if self.modulus.bits() == 2 {
            // 3, which has no such base.
            return Ok(true);
        }
        while rounds > 0 {
            let together = rounds.min(Self::SIDE_BY_SIDE);
            rounds -= together;
            let mut bases = Vec::new();
            for _ in 0..together {
                bases.push(self.random_base(rng)?);
            }
            if !self.passes_all(&bases) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether n passes to bases that are not 0.
    fn passes_all(&mut self, bases: &[BoxedForm]) -> bool {
        let (n, bits) = (self.modulus.len(), self.modulus.bits());
        let powers: Vec<_> = (bases.iter())
            .map(|base| Power {
                modulus: &self.modulus,
                base,
                exponent: &self.odd_part,
                exponent_bits: bits,
            })
            .collect();
        let mut z = vec![self.modulus.zero(); bases.len()];
        let mut scratch = Zeroizing::new(vec![0; scratch::pow_batch(n, bits)].into_boxed_slice());
        pow_batch_into(&mut z, &powers, &mut scratch);
        z.into_iter().all(|z| {
            self.z = z;
            self.finish()
        })
    }

    /// A base that is not 0, 1 or -1.
    ///
    /// A number of 128 bits more than n is reduced modulo n, so that every residue is equally likely
    /// up to a part in 2^128, without a comparison with n that could fail and tell about n.
    fn random_base<R: TryCryptoRng + ?Sized>(&self, rng: &mut R) -> Result<BoxedForm, Error> {
        let mut wide =
            Zeroizing::new(vec![0; self.modulus.len() + 128 / LIMB_BITS].into_boxed_slice());
        for _ in 0..random::MAX_REDRAWS {
            random::fill(rng, &mut wide)?;
            let base = self.modulus.reduce(&wide);
            let trivial =
                base.is_zero_mask() | base.eq_mask(&self.one) | base.eq_mask(&self.minus_one);
            if trivial == 0 {
                return Ok(base);
            }
        }
        Err(Error::RandomSource)
    }

    /// The verdict, given z = a^d.
    fn finish(&mut self) -> bool {
        let z = &mut self.z;
        let mut passed = z.eq_mask(&self.one) | z.eq_mask(&self.minus_one);
        let mut j = 1;
        loop {
            // Past the last j < s, a number that has not passed never will; one that has goes on to
            // SQUARINGS. One branch for both, so that s stays hidden in the second case.
            let past = !lt_mask(j as Limb, self.twos as Limb);
            let enough = mask_from_bit(Limb::from(j >= SQUARINGS));
            if past & (!passed | enough) != 0 {
                return passed != 0;
            }
            self.modulus.sqr_assign(z, &mut self.scratch);
            passed |= z.eq_mask(&self.minus_one) & !past;
            j += 1;
        }
    }
}

impl fmt::Debug for StrongTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StrongTest")
            .field("bits", &self.modulus.bits())
            .finish_non_exhaustive()
    }
}
