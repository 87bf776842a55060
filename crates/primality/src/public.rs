//! Tests of public numbers.

use limbs_core::{Limb, Natural};
use montgomery::BoxedModulus;
use rand_core::TryCryptoRng;

use crate::filter::Filter;
use crate::lucas::strong_lucas_of_any_length;
use crate::{Error, Primality, StrongTest, is_prime_u64, rounds};

/// Whether n is prime, decided with the operating system's random numbers: [`PrimalityTest::new`].
///
/// ```
/// use limbs_core::Natural;
/// use primality::{Primality, is_prime};
///
/// let n: Natural = "170141183460469231731687303715884105727".parse().unwrap(); // 2^127 - 1
/// assert!(is_prime(&n)?.is_prime());
/// assert_eq!(is_prime(&Natural::from(91u64))?, Primality::Composite);
/// assert_eq!(is_prime(&Natural::from(97u64))?, Primality::Prime); // certain up to 64 bits
/// # Ok::<(), primality::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::TooLong`] for numbers of more than [`PrimalityTest::MAX_BITS`] bits; [`Error::RandomSource`];
/// [`Error::LucasParameter`].
#[cfg(feature = "getrandom")]
pub fn is_prime(n: &Natural) -> Result<Primality, Error> {
    PrimalityTest::new().run(n, &mut getrandom::SysRng)
}

/// How to test a number that somebody else may have chosen.
///
/// Up to 64 bits the answer is certain. Longer numbers are divided by small primes and take the
/// Baillie-PSW test, which no known composite passes, and strong tests to random bases, each of which a
/// composite passes with probability at most 1/4, whoever chose it.
///
/// ```
/// use limbs_core::Natural;
/// use primality::{Error, PrimalityTest};
/// # use rand_core::SeedableRng;
/// # // A seeded source for the example; take one of the operating system for numbers of others.
/// # let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(1);
///
/// let test = PrimalityTest::new().max_bits(128).rounds(40);
/// let n = Natural::from(10u64).pow(18) + 9u64;
/// assert!(test.run(&n, &mut rng)?.is_prime());
/// let n = Natural::from(10u64).pow(100);
/// assert_eq!(test.run(&n, &mut rng), Err(Error::TooLong { bits: 333, max: 128 }));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PrimalityTest {
    max_bits: usize,
    rounds: u32,
}

impl PrimalityTest {
    /// The limit without a call of [`max_bits`](Self::max_bits). A prime of so many bits takes minutes.
    pub const MAX_BITS: usize = 1 << 15;

    /// Numbers of up to [`MAX_BITS`](Self::MAX_BITS) bits, [`rounds::UNTRUSTED`] random bases.
    #[must_use]
    pub fn new() -> Self {
        Self {
            max_bits: Self::MAX_BITS,
            rounds: rounds::UNTRUSTED,
        }
    }

    /// Refuses numbers of more bits, or admits longer ones than [`MAX_BITS`](Self::MAX_BITS).
    #[must_use]
    pub fn max_bits(mut self, bits: usize) -> Self {
        self.max_bits = bits;
        self
    }

    /// The number of random bases.
    #[must_use]
    pub fn rounds(mut self, rounds: u32) -> Self {
        self.rounds = rounds;
        self
    }

    /// Tests n. Its time depends on n.
    ///
    /// # Errors
    ///
    /// [`Error::TooLong`], at once; [`Error::RandomSource`]; [`Error::LucasParameter`].
    pub fn run<R: TryCryptoRng + ?Sized>(
        &self,
        n: &Natural,
        rng: &mut R,
    ) -> Result<Primality, Error> {
        check_len(n, self.max_bits)?;
        if let Some(n) = small(n) {
            return Ok(if is_prime_u64(n) {
                Primality::Prime
            } else {
                Primality::Composite
            });
        }
        if !baillie_psw_large(n)? {
            return Ok(Primality::Composite);
        }
        if !StrongTest::new(n.as_limbs())?.passes_random_bases(rng, self.rounds)? {
            return Ok(Primality::Composite);
        }
        Ok(Primality::ProbablyPrime {
            rounds: self.rounds,
            baillie_psw: true,
        })
    }
}

impl Default for PrimalityTest {
    fn default() -> Self {
        Self::new()
    }
}

/// Refuses a number that is too long.
pub(crate) fn check_len(n: &Natural, max: usize) -> Result<(), Error> {
    match n.bit_len() {
        bits if bits > max => Err(Error::TooLong { bits, max }),
        _ => Ok(()),
    }
}

/// n if it is below 2^64.
pub(crate) fn small(n: &Natural) -> Option<u64> {
    u64::try_from(n).ok()
}

/// The Baillie-PSW test: a strong test to base 2 and a strong Lucas test.
///
/// Right for every number below 2^64; no larger composite is known to pass, though
/// there are thought to be some. It needs no random numbers.
///
/// ```
/// use limbs_core::Natural;
/// use primality::baillie_psw;
///
/// // The product of two primes that passes the strong tests to all prime bases up to 37.
/// let n: Natural = "318665857834031151167461".parse().unwrap();
/// assert!(!baillie_psw(&n)?);
/// # Ok::<(), primality::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::TooLong`] for numbers of more than [`PrimalityTest::MAX_BITS`] bits;
/// [`Error::LucasParameter`].
pub fn baillie_psw(n: &Natural) -> Result<bool, Error> {
    check_len(n, PrimalityTest::MAX_BITS)?;
    match small(n) {
        Some(n) => Ok(is_prime_u64(n)),
        None => baillie_psw_large(n),
    }
}

/// The test of a number of more than 64 bits.
fn baillie_psw_large(n: &Natural) -> Result<bool, Error> {
    // Few primes: numbers that are worth a question have no small factor.
    if n.is_even() || Filter::new(1000).divides(n.as_limbs(), 0) {
        return Ok(false);
    }
    baillie_psw_undivided(n)
}

/// The test of an odd number of more than 64 bits without trial division.
pub(crate) fn baillie_psw_undivided(n: &Natural) -> Result<bool, Error> {
    Ok(StrongTest::new(n.as_limbs())?.passes_base_2() && strong_lucas_of_any_length(n)?)
}

/// Fermat's test: whether base^(n - 1) = 1 modulo n. For comparison and teaching only.
///
/// Some composites, Carmichael's numbers, pass to every base that has no factor in common with
/// them. A strong test costs the same and tells more: use [`is_prime`](crate::PrimalityTest).
///
/// ```
/// use limbs_core::Natural;
/// use primality::fermat;
///
/// let n = Natural::from(561u64); // 3 * 11 * 17
/// assert!(fermat(&n, &Natural::from(2u64))?);
/// assert!(!fermat(&n, &Natural::from(3u64))?);
/// # Ok::<(), primality::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::TooLong`] for numbers of more than [`PrimalityTest::MAX_BITS`] bits; [`Error::Base`] unless
/// 2 <= base <= n - 2, but for n < 4, which need no test.
pub fn fermat(n: &Natural, base: &Natural) -> Result<bool, Error> {
    let Some(odd) = odd_with_base(n, base)? else {
        return Ok(is_two_or_three(n));
    };
    let m = BoxedModulus::new(odd).map_err(|_| Error::Even)?;
    let exponent = n - &Natural::from(1u64);
    let power = m.pow(&m.reduce(base.as_limbs()), exponent.as_limbs(), m.bits());
    Ok(power.eq_mask(&m.one()) != 0)
}

/// The strong test to a given base, for public numbers; [`StrongTest`] is that for secret ones.
///
/// ```
/// use limbs_core::Natural;
/// use primality::strong;
///
/// let n = Natural::from(2047u64); // 23 * 89
/// assert!(strong(&n, &Natural::from(2u64))?);
/// assert!(!strong(&n, &Natural::from(3u64))?);
/// # Ok::<(), primality::Error>(())
/// ```
///
/// # Errors
///
/// As [`fermat`].
pub fn strong(n: &Natural, base: &Natural) -> Result<bool, Error> {
    match odd_with_base(n, base)? {
        Some(odd) => Ok(StrongTest::new(odd)?.passes_base(base.as_limbs())),
        None => Ok(is_two_or_three(n)),
    }
}

/// The limbs of an odd number above 4, whose base has been checked; `None` for other numbers.
fn odd_with_base<'a>(n: &'a Natural, base: &Natural) -> Result<Option<&'a [Limb]>, Error> {
    check_len(n, PrimalityTest::MAX_BITS)?;
    if *n < Natural::from(4u64) {
        return Ok(None);
    }
    let two = Natural::from(2u64);
    if *base < two || base + &two > *n {
        return Err(Error::Base);
    }
    Ok(n.is_odd().then(|| n.as_limbs()))
}

fn is_two_or_three(n: &Natural) -> bool {
    matches!(small(n), Some(2 | 3))
}
