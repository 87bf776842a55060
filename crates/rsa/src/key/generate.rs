//! Key generation after FIPS 186-5 A.1.3: two random probable primes.

use super::number::{self, Secret, reveal};
use super::public::{bit_len, check_exponent, limbs, strip_zeros};
use super::{MAX_BITS, MIN_BITS, RsaPrivateKey, SECURE_BITS, import};
use crate::Error;
use alloc::{vec, vec::Vec};
use core::ops::ControlFlow;
use limbs_core::{Limb, lt_mask, swap};
use primality::{Generator, Prime, PrimeOptions};
use rand_core::TryCryptoRng;

/// Keys made before giving up: that one is refused happens less often than a key is guessed.
const ATTEMPTS: usize = 8;

/// What a progress hook is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Progress {
    /// A candidate without small factors is about to be tested.
    Candidate,
    /// A prime has been found: the first, then the second.
    Prime,
}

/// Options of key generation, and the generation itself.
///
/// By default a key follows FIPS 186-5 A.1.3: an even size of at least 2048 bits, an exponent e between 2^16 and
/// 2^256 (65537 if none is set), primes drawn afresh candidate by candidate, each at least sqrt(2) * 2^(bits / 2 - 1)
/// and p - 1 prime to e, |p - q| > 2^(bits / 2 - 100), d = e^-1 modulo lcm(p - 1, q - 1) above 2^(bits / 2). The number
/// of candidates is bounded: by 5 * bits for p, by 10 * bits for q, and with several threads by as many for each of them.
///
/// "2048 bits unless [named](Self::allow_short_modulus)" is about keys that are *made*. Keys of 512 bits and more are
/// *read* without it, see [the crate](crate#short-keys).
///
/// Constant-time in everything that the key keeps; how many candidates were refused shows.
/// A key that is returned has passed a private operation with its check.
///
/// ```
/// use rsa::KeyOptions;
/// # use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
/// # // A seeded source for the example; take one of the operating system for real keys.
/// # let mut rng = ChaCha20Rng::seed_from_u64(1);
///
/// let key = KeyOptions::new(1024).allow_short_modulus().generate(&mut rng)?;
/// assert_eq!(key.bits(), 1024);
/// # Ok::<(), rsa::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct KeyOptions {
    bits: usize,
    e: Vec<u8>,
    short: bool,
    nonstandard: bool,
}

impl KeyOptions {
    /// A key of `bits` bits, 2048 to 16384, with e = 65537.
    #[must_use]
    pub fn new(bits: usize) -> Self {
        Self {
            bits,
            e: vec![1, 0, 1],
            short: false,
            nonstandard: false,
        }
    }

    /// Sets the public exponent.
    #[must_use]
    pub fn exponent(self, e: u64) -> Self {
        self.exponent_be_bytes(&e.to_be_bytes())
    }

    /// Sets the public exponent, big-endian, at most 256 bits.
    #[must_use]
    pub fn exponent_be_bytes(mut self, e: &[u8]) -> Self {
        self.e = strip_zeros(e).to_vec();
        self
    }

    /// Allows fewer than 2048 bits, down to 512: such keys are not secure.
    ///
    /// For generation only: reading such a key asks for no permission.
    #[must_use]
    pub fn allow_short_modulus(mut self) -> Self {
        self.short = true;
        self
    }

    /// Allows odd sizes and exponents of 3 to 2^16, which FIPS 186-5 does not.
    #[must_use]
    pub fn outside_fips_186_5(mut self) -> Self {
        self.nonstandard = true;
        self
    }

    /// Generates a key.
    ///
    /// # Errors
    /// If the options are outside the limits; [`Error::Random`], [`Error::TriesExhausted`].
    pub fn generate<R: TryCryptoRng + ?Sized>(&self, rng: &mut R) -> Result<RsaPrivateKey, Error> {
        self.generate_with_progress(rng, &mut |_| ControlFlow::Continue(()))
    }

    /// Generates a key and calls `hook` on the way; when the hook answers [`ControlFlow::Break`] the work stops.
    ///
    /// # Errors
    /// As [`generate`](Self::generate); [`Error::Cancelled`].
    pub fn generate_with_progress<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        hook: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<RsaPrivateKey, Error> {
        self.check()?;
        let key = self.search(&mut |generator, _| {
            let prime = generator
                .generate_watched(rng, |_| hook(Progress::Candidate))
                .map_err(from_primality)?;
            match hook(Progress::Prime) {
                ControlFlow::Continue(()) => Ok(prime),
                ControlFlow::Break(()) => Err(Error::Cancelled),
            }
        })?;
        check_pairwise(&key, rng)?;
        Ok(key)
    }

    /// Generates a key on `threads` threads, 0 standing for one on each processor; they race for p, then for q.
    ///
    /// `new_rng` makes a random source, independent of all others, of a number that it is given
    /// once only. Each thread counts its own candidates, as if it were alone: it gives up after 5 * bits for p, 10 * bits for
    /// q, and [`Error::TriesExhausted`] is returned when all threads have, so a race of k threads looks at k times as
    /// many candidates at most. `hook` is called from every thread; when it answers [`ControlFlow::Break`] the work stops.
    ///
    /// # Errors
    /// As [`generate`](Self::generate); [`Error::Cancelled`].
    #[cfg(feature = "std")]
    pub fn generate_on_threads<R, F>(
        &self,
        threads: usize,
        new_rng: F,
        hook: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Result<RsaPrivateKey, Error>
    where
        R: TryCryptoRng,
        F: Fn(usize) -> R + Sync,
    {
        use core::sync::atomic::{AtomicBool, Ordering};

        /// Source numbers of one race: more than it can have threads.
        const NUMBERS: usize = 1 << 16;
        self.check()?;
        let cancel = AtomicBool::new(false);
        let tell = |event| {
            if hook(event).is_break() {
                cancel.store(true, Ordering::Relaxed);
            }
        };
        let key = self.search(&mut |generator, race| {
            let report = |_| tell(Progress::Candidate);
            let prime = primality::Race::new(generator)
                .threads(threads)
                .cancel(&cancel)
                .progress(&report)
                .run(|thread| new_rng(NUMBERS * (race + 1) + thread))
                .map_err(from_primality)?;
            tell(Progress::Prime);
            if cancel.load(Ordering::Relaxed) {
                return Err(Error::Cancelled);
            }
            Ok(prime)
        })?;
        check_pairwise(&key, &mut new_rng(0))?;
        Ok(key)
    }

    /// Checks the options.
    fn check(&self) -> Result<(), Error> {
        let bits = self.bits;
        if bits > MAX_BITS {
            return Err(Error::ModulusTooLong {
                bits,
                max: MAX_BITS,
            });
        }
        let min = if self.short { MIN_BITS } else { SECURE_BITS };
        if bits < min {
            return Err(Error::ModulusTooShort { bits, min });
        }
        check_exponent(&self.e)?;
        if self.nonstandard {
            return Ok(());
        }
        if !bits.is_multiple_of(2) {
            return Err(Error::SizeOdd { bits });
        }
        if bit_len(&self.e) <= 16 {
            // Odd, so it is not 2^16 itself.
            return Err(Error::ExponentTooSmall { min: 65537 });
        }
        Ok(())
    }

    /// The generators of p and q.
    fn generators(&self) -> Result<[Generator; 2], Error> {
        let e = limbs(&self.e);
        // Of an odd size p takes the larger half. Both bounds together make n as long as asked for:
        // sqrt(2) 2^(a-1) * sqrt(2) 2^(b-1) = 2^(a+b-1).
        let [p, q] = [(self.bits.div_ceil(2), 5), (self.bits / 2, 10)];
        let prepare = |(bits, tries)| {
            PrimeOptions::rsa_factor(bits, &e)
                .max_tries((tries * self.bits) as u64)
                .prepare()
                .map_err(from_primality)
        };
        Ok([prepare(p)?, prepare(q)?])
    }

    /// Finds primes until they make a good key; `find` is given the number of its call.
    fn search(
        &self,
        find: &mut dyn FnMut(&Generator, usize) -> Result<Prime, Error>,
    ) -> Result<RsaPrivateKey, Error> {
        let [generator_p, generator_q] = self.generators()?;
        for attempt in 0..ATTEMPTS {
            let p = find(&generator_p, 2 * attempt)?;
            let q = find(&generator_q, 2 * attempt + 1)?;
            let [p, q] = larger_first(p.as_limbs(), q.as_limbs());
            if self.too_close(&p, &q) {
                continue;
            }
            let key = import::from_checked_primes(&p, &q, &self.e)?;
            // d is odd, so above 2^k exactly when it has more than k bits.
            if key.d_bits() > self.bits / 2 {
                return Ok(key);
            }
        }
        Err(Error::TriesExhausted)
    }

    /// Whether p - q <= 2^(bits / 2 - 100), for p >= q of one length.
    fn too_close(&self, p: &[Limb], q: &[Limb]) -> bool {
        let mut bound = number::zeros(p.len());
        let k = self.bits / 2 - 100;
        bound[k / limbs_core::LIMB_BITS] = 1 << (k % limbs_core::LIMB_BITS);
        let mut difference = number::copy(p);
        limbs_core::sub_assign(&mut difference, q);
        !reveal(lt_mask(&bound, &difference))
    }
}

/// Two primes, brought to one length, the larger first.
fn larger_first(p: &[Limb], q: &[Limb]) -> [Secret; 2] {
    let n = p.len().max(q.len());
    let [mut p, mut q] = [p, q].map(|x| number::resized(x, n));
    let mask = lt_mask(&p, &q);
    swap(&mut p, &mut q, mask);
    [p, q]
}

/// The pair-wise consistency test: a private operation, whose result the public one checks.
fn check_pairwise<R: TryCryptoRng + ?Sized>(key: &RsaPrivateKey, rng: &mut R) -> Result<(), Error> {
    let mut input = vec![0x55; key.size()];
    input[0] = 0;
    let mut out = vec![0; key.size()];
    key.raw_private_op(rng, &input, &mut out)
}

/// What an error of the layer below means here; no `From`, which would make that layer part of this one's API.
pub(super) fn from_primality(e: primality::Error) -> Error {
    use primality::Error as E;
    match e {
        E::Cancelled => Error::Cancelled,
        E::RandomSource => Error::Random,
        E::TriesExhausted { .. } => Error::TriesExhausted,
        E::Even => Error::PrimeTooSmall,
        // What the checks of sizes and exponents rule out.
        E::TooLong { .. }
        | E::Bits { .. }
        | E::Conditions(_)
        | E::NoSuchPrime
        | E::NoSmallerPrime
        | E::LucasParameter { .. }
        | E::Base => Error::PrimeSearch,
        // What a later version may add.
        _ => Error::PrimeSearch,
    }
}
