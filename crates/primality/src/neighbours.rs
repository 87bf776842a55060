//! The next and the previous prime of a public number.

use limbs_core::Natural;

use crate::interval::Sieve;
use crate::public::{baillie_psw_undivided, check_len, small};
use crate::{Error, filter, is_prime_u64, primes_up_to};

/// Most bits of a number whose [`next_prime`] or [`prev_prime`] is looked for.
///
/// Less than the [limit of a test](crate::PrimalityTest::MAX_BITS), for a search makes hundreds of tests:
/// it takes seconds at 4096 bits, a minute or so at this limit, and would take hours at that of a test.
pub const MAX_NEIGHBOR_BITS: usize = 8192;

/// The least prime above n: certain below 2^64, beyond that by [`baillie_psw`](crate::baillie_psw).
///
/// ```
/// use limbs_core::Natural;
/// use primality::next_prime;
///
/// assert_eq!(next_prime(&Natural::from(1_032_989u64))?, Natural::from(1_033_001u64));
/// let n = Natural::from(10u64).pow(40);
/// assert_eq!(next_prime(&n)?, n + 121u64);
/// # Ok::<(), primality::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::TooLong`] for numbers of more than [`MAX_NEIGHBOR_BITS`] bits, for the time it would take;
/// [`Error::LucasParameter`].
pub fn next_prime(n: &Natural) -> Result<Natural, Error> {
    check_len(n, MAX_NEIGHBOR_BITS)?;
    if let Some(n) = small(n).filter(|&n| n < LAST_U64) {
        let next = (n + 1..=LAST_U64).find(|&n| is_prime_u64(n));
        return Ok(Natural::from(next.unwrap_or(LAST_U64)));
    }
    let mut start = n + 1u64;
    loop {
        let interval = Interval::new(start);
        if let Some(p) = interval.first_prime(interval.places())? {
            return Ok(p);
        }
        start = interval.end();
    }
}

/// The greatest prime below n: certain below 2^64, beyond that by [`baillie_psw`](crate::baillie_psw).
///
/// ```
/// use limbs_core::Natural;
/// use primality::{Error, prev_prime};
///
/// assert_eq!(prev_prime(&Natural::from(1_033_001u64))?, Natural::from(1_032_961u64));
/// assert_eq!(prev_prime(&Natural::from(2u64)), Err(Error::NoSmallerPrime));
/// # Ok::<(), Error>(())
/// ```
///
/// # Errors
///
/// [`Error::NoSmallerPrime`] for n <= 2; [`Error::TooLong`] for numbers of more than
/// [`MAX_NEIGHBOR_BITS`] bits, for the time it would take; [`Error::LucasParameter`].
pub fn prev_prime(n: &Natural) -> Result<Natural, Error> {
    check_len(n, MAX_NEIGHBOR_BITS)?;
    let mut end = n.clone();
    while end > two_to_64() {
        let span = Natural::from(Interval::span(end.bit_len()));
        let start = end.checked_sub(&span).unwrap_or(Natural::ZERO);
        let start = start.max(two_to_64());
        let interval = Interval::new(start.clone());
        let below_end = interval
            .places()
            .rev()
            .filter(|&i| interval.number(i) < end);
        if let Some(p) = interval.first_prime(below_end)? {
            return Ok(p);
        }
        end = start;
    }
    let last = small(&end).map_or(u64::MAX, |end| end.saturating_sub(1));
    let prime = (2..=last).rev().find(|&n| is_prime_u64(n));
    prime.map(Natural::from).ok_or(Error::NoSmallerPrime)
}

/// The greatest prime below 2^64.
const LAST_U64: u64 = u64::MAX - 58;

fn two_to_64() -> Natural {
    Natural::from(1u64) << 64
}

/// The odd numbers of an interval above 2^63, sieved.
struct Interval {
    /// The first odd one.
    first: Natural,
    sieve: Sieve,
}

impl Interval {
    /// How long an interval pays: several times the mean distance of primes, 0.7 times the bits.
    fn span(bits: usize) -> u64 {
        4 * bits as u64
    }

    fn new(start: Natural) -> Self {
        let bits = start.bit_len();
        let first = if start.is_odd() { start } else { start + 1u64 };
        let primes = primes_up_to(filter::best_bound(bits));
        let len = Self::span(bits) as usize / 2;
        let sieve = Sieve::new_vartime(first.as_limbs(), 2, len, &primes, false);
        Self { first, sieve }
    }

    /// Places of the numbers without small factors.
    fn places(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.sieve.left()
    }

    fn number(&self, place: usize) -> Natural {
        &self.first + Natural::from(2 * place as u64)
    }

    /// The number after the last.
    fn end(&self) -> Natural {
        self.number(self.sieve.len())
    }

    fn first_prime(&self, places: impl Iterator<Item = usize>) -> Result<Option<Natural>, Error> {
        for place in places {
            let n = self.number(place);
            if baillie_psw_undivided(&n)? {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }
}
