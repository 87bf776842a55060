//! What prime is wanted.

use alloc::vec::Vec;

use limbs_core::{Limb, Natural};
use rand_core::TryCryptoRng;

use crate::conditions::{Class, Exponent, gcd};
use crate::{Error, Generator, Prime};

/// The least size of a prime: 2 and 3 have two bits.
pub(crate) const MIN_BITS: usize = 2;
/// The greatest size of a prime to generate: the search would take days.
pub(crate) const MAX_BITS: usize = 1 << 16;

/// The least value of a prime of k bits.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Least {
    /// 2^(k-1): the top bit is set.
    #[default]
    TopBit,
    /// 3 * 2^(k-2): the top two bits are set, so that a product of two such primes
    /// has 2k bits.
    TopTwoBits,
    /// The square root of 2^(2k-1), rounded up, as in FIPS 186-5 A.1.3: the least bound for which
    /// a product of two such primes always has 2k bits.
    SqrtHalf,
}

/// How candidates are made. Primes of up to 64 bits are always [`Fresh`](Self::Fresh).
#[non_exhaustive]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// Every candidate is drawn afresh from the random source: all primes that
    /// meet the conditions are equally likely.
    #[default]
    Fresh,
    /// A random start, then upwards through a sieved interval: biased, and for public primes
    /// only. See [`PrimeOptions::interval_search_vartime`].
    IntervalVartime,
    /// Fouque and Tibouchi's: a residue modulo a primorial drawn once, then fresh multiples
    /// of the primorial. See [`PrimeOptions::fouque_tibouchi`].
    FouqueTibouchi,
}

/// Conditions on a prime to generate.
///
/// ```
/// # use rand_core::SeedableRng;
/// use primality::PrimeOptions;
///
/// # // A seeded source for the example; take one of the operating system for secrets.
/// # let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(1);
/// // 3 modulo 8, and both top bits set.
/// let p = PrimeOptions::new(256).top_two_bits().congruent(3, 8).generate(&mut rng)?;
/// assert_eq!(p.as_limbs()[0] % 8, 3);
/// # Ok::<(), primality::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PrimeOptions {
    pub(crate) bits: usize,
    pub(crate) least: Least,
    pub(crate) congruences: Vec<(u32, u32)>,
    pub(crate) coprime_to: Option<Vec<Limb>>,
    pub(crate) safe: bool,
    pub(crate) method: Method,
    pub(crate) rounds: Option<u32>,
    pub(crate) max_tries: Option<u64>,
}

impl PrimeOptions {
    /// A prime of exactly `bits` bits, all such primes equally likely.
    #[must_use]
    pub fn new(bits: usize) -> Self {
        Self {
            bits,
            least: Least::default(),
            congruences: Vec::new(),
            coprime_to: None,
            safe: false,
            method: Method::default(),
            rounds: None,
            max_tries: None,
        }
    }

    /// A factor for an RSA modulus of 2 * `bits` bits, as FIPS 186-5 A.1.3 asks for: at least
    /// sqrt(2) * 2^(bits - 1), p - 1 coprime to the public exponent `e`, every candidate
    /// drawn afresh.
    #[must_use]
    pub fn rsa_factor(bits: usize, e: &[Limb]) -> Self {
        Self::new(bits).least(Least::SqrtHalf).coprime_to(e)
    }

    /// The least value the prime may have.
    #[must_use]
    pub fn least(mut self, least: Least) -> Self {
        self.least = least;
        self
    }

    /// Sets the top two bits: [`Least::TopTwoBits`].
    #[must_use]
    pub fn top_two_bits(self) -> Self {
        self.least(Least::TopTwoBits)
    }

    /// Asks for p = `residue` modulo `modulus`, besides other such conditions. For instance
    /// `congruent(3, 8)`.
    #[must_use]
    pub fn congruent(mut self, residue: u32, modulus: u32) -> Self {
        self.congruences.push((residue, modulus));
        self
    }

    /// Asks that p - 1 be coprime to the odd number `e` of up to 16384 bits, least significant limb first.
    #[must_use]
    pub fn coprime_to(mut self, e: &[Limb]) -> Self {
        self.coprime_to = Some(e.to_vec());
        self
    }

    /// Asks that (p - 1) / 2 be prime too.
    #[must_use]
    pub fn safe(mut self) -> Self {
        self.safe = true;
        self
    }

    /// Random-base strong tests that the prime passes, besides the one to base 2. Without this call,
    /// [`rounds::random_candidate`](crate::rounds::random_candidate).
    #[must_use]
    pub fn rounds(mut self, rounds: u32) -> Self {
        self.rounds = Some(rounds);
        self
    }

    /// Most candidates to look at before [`Error::TriesExhausted`].
    ///
    /// Without this call so many that a search fails with probability below 2^-100. FIPS
    /// 186-5, A.1.3, stops after 10 * `bits` for p and 20 * `bits` for q.
    #[must_use]
    pub fn max_tries(mut self, tries: u64) -> Self {
        self.max_tries = Some(tries);
        self
    }

    /// Searches upwards from a random start through a sieved interval, for *public* primes: trial division
    /// of consecutive numbers shows in time and addresses what the prime is.
    ///
    /// The result is biased: a prime is taken in proportion to the gap before it. A step is 2, or the modulus
    /// of the congruences.
    #[must_use]
    pub fn interval_search_vartime(mut self) -> Self {
        self.method = Method::IntervalVartime;
        self
    }

    /// Makes candidates a + t * m with a residue a prime to m drawn once for each prime and t afresh for each
    /// candidate; m is a product of small primes.
    ///
    /// After Fouque and Tibouchi, "Close to uniform prime number generation with fewer random bits"
    /// (eprint 2011/481), who bound the distance from uniform. The multiplier t has 128 bits or
    /// a quarter of all, whichever is less.
    ///
    /// The residue is part of the prime: it is drawn, checked and added in constant time, but for the residues that
    /// are refused. How many candidates are refused after that says a little about it, for some residues have
    /// more primes among their candidates than others; that is the distance from uniform too.
    #[must_use]
    pub fn fouque_tibouchi(mut self) -> Self {
        self.method = Method::FouqueTibouchi;
        self
    }

    /// The conditions as classes; a prime may lie outside those that safe primes share.
    pub(crate) fn classes(&self) -> Result<Vec<Class>, Error> {
        let congruences = self.congruences.iter();
        congruences
            .map(|&(residue, modulus)| Class::new(residue, modulus))
            .collect()
    }

    /// The one class of all candidates: odd numbers, 3 modulo 4 for safe primes, and the
    /// conditions.
    pub(crate) fn class(&self) -> Result<Class, Error> {
        let first = if self.safe {
            Class::new(3, 4)
        } else {
            Class::new(1, 2)
        };
        self.classes()?
            .into_iter()
            .try_fold(first?, Class::intersect)
    }

    /// Refuses a class in which no large prime can meet the conditions.
    pub(crate) fn check_class(&self, class: Class) -> Result<(), Error> {
        let Class { residue, modulus } = class;
        if gcd(residue, modulus) != 1 {
            return Err(Error::Conditions(
                "a residue has a factor in common with its modulus",
            ));
        }
        // Every p - 1 is a multiple of this.
        let common = gcd(residue - 1, modulus);
        if self.safe && common > 2 {
            return Err(Error::Conditions(
                "by a congruence, (p - 1) / 2 always has a certain factor",
            ));
        }
        if let Some(e) = self.exponent()? {
            let e = Natural::from_limbs(e.limbs());
            if !e.gcd(&Natural::from(common)).is_one() {
                return Err(Error::Conditions(
                    "by a congruence, p - 1 always has a factor in common with the exponent",
                ));
            }
        }
        Ok(())
    }

    /// The exponent to which p - 1 shall be coprime.
    pub(crate) fn exponent(&self) -> Result<Option<Exponent>, Error> {
        self.coprime_to.as_deref().map(Exponent::new).transpose()
    }

    /// Candidates enough for a search to fail with probability below 2^-100.
    pub(crate) fn default_tries(&self) -> u64 {
        // Of the odd numbers of k bits one in 0.35 k is prime, and in a residue class more. Of the
        // primes, p - 1 is coprime to a given exponent of up to 256 bits for one in 8 at least: 200 k
        // tries all fail with probability exp(-200 / (0.35 * 8)) = 2^-103. Of the numbers 3 modulo
        // 4, one in 0.18 k^2 is a safe prime: exp(-20 / 0.18) = 2^-160.
        let bits = self.bits as u64;
        let tries = if self.safe { 20 * bits } else { 200 };
        tries.saturating_mul(bits).max(10_000)
    }

    /// Checks the conditions and prepares what every search for such a prime needs.
    ///
    /// # Errors
    ///
    /// [`Error::Bits`], [`Error::Conditions`].
    pub fn prepare(self) -> Result<Generator, Error> {
        Generator::new(self)
    }

    /// Generates one prime; [`prepare`](Self::prepare) first to generate several.
    ///
    /// # Errors
    ///
    /// Those of [`prepare`](Self::prepare) and of [`Generator::generate`].
    pub fn generate<R: TryCryptoRng + ?Sized>(self, rng: &mut R) -> Result<Prime, Error> {
        self.prepare()?.generate(rng)
    }
}
