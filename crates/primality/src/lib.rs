//! Primality tests and generation of primes.
//!
//! ```
//! use limbs_core::Natural;
//! use primality::{PrimeOptions, PrimalityTest, next_prime};
//! # use rand_core::SeedableRng;
//!
//! // A seeded source for the example. Secrets need `getrandom::SysRng`, which stands behind
//! // `is_prime` and `Generator::generate_with_os_rng`.
//! let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(1);
//!
//! let p = PrimeOptions::new(256).generate(&mut rng)?.to_natural();
//! assert!(PrimalityTest::new().run(&p, &mut rng)?.is_prime());
//! assert_eq!(next_prime(&Natural::from(1_000_000u64))?, Natural::from(1_000_003u64));
//! # Ok::<(), primality::Error>(())
//! ```
//!
//! # Public and secret numbers
//!
//! Functions of a [`Natural`](limbs_core::Natural) are for public numbers: their time depends on the
//! number, as that of all its arithmetic does. [`StrongTest`], which takes limbs, and [`Generator`] are for secret ones;
//! they say what of a *refused* number shows in their time. [`Prime`] and all candidates are zeroized.
//!
//! # How sure is the answer?
//!
//! * Up to 64 bits it is certain ([`is_prime_u64`]).
//! * A number that somebody else chose: [`is_prime`](PrimalityTest) takes the Baillie-PSW test and 64 strong
//!   tests to random bases, which a composite passes with probability at most 4^-64 = 2^-128.
//! * A number that was drawn at random: far fewer tests reach an error of 2^-120, see [`rounds`].
//!
//! A single Fermat test, or strong tests to bases that are known beforehand, say nothing about a number that
//! somebody chose: [`fermat`] and [`strong`] are there to compare and to teach.
//!
//! # Which primes are generated?
//!
//! By default ([`Method::Fresh`]) every candidate is drawn afresh, uniformly from the numbers that meet the
//! conditions, and taken if it is prime: all primes that meet them are equally likely, but for what the tests let through
//! (above). This is what FIPS 186-5, A.1.3, does for RSA ([`PrimeOptions::rsa_factor`]). It also makes it
//! harmless that refused candidates can be told apart by their time, for they say nothing about the
//! next. The other methods are less uniform and have names of their own:
//!
//! * [`PrimeOptions::interval_search_vartime`] goes upwards from a random start. A prime is taken in proportion to the gap
//!   before it: the statistical distance from uniform is about 1/e and 0.6 bits of entropy are lost. It tests fewer
//!   candidates.
//! * [`PrimeOptions::fouque_tibouchi`] draws one residue modulo a primorial, and then multiples of it. It uses fewer random
//!   bits, and the distance from uniform is small.
//!
//! # Cost
//!
//! One in ln(2^k) / 2 odd numbers of k bits is prime: 355 at 1024 bits. Trial division up to b leaves
//! 0.56 ln(2^k) / ln b strong tests to base 2, which are nearly all the work: 36 with b = 65536 at 1024
//! bits. A candidate that passes takes the [`rounds`] for its size.
//!
//! # Features
//!
//! `getrandom` (default): the functions that use the operating system's random numbers. `std` (default): [`Race`].
//! Without both the crate needs `core` and `alloc`.
#![no_std]
#![forbid(unsafe_code)]
// A limb is a `u64` on one target and a `u32` on the next.
#![allow(clippy::unnecessary_cast)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod conditions;
mod error;
mod filter;
mod generate;
mod interval;
mod lucas;
mod neighbours;
mod options;
mod prime;
mod public;
#[cfg(feature = "std")]
mod race;
mod random;
pub mod rounds;
mod shape;
mod small;
mod strong;
mod tiny;
mod word;

// Masks processor features where a stage of the tests wants it.
#[cfg(test)]
use limbs_testkit as _;

pub use error::Error;
pub use generate::{Generator, Progress};
pub use lucas::{MAX_D, strong_lucas};
pub use neighbours::{MAX_NEIGHBOR_BITS, next_prime, prev_prime};
pub use options::{Least, Method, PrimeOptions};
pub use prime::Prime;
#[cfg(feature = "getrandom")]
pub use public::is_prime;
pub use public::{PrimalityTest, baillie_psw, fermat, strong};
#[cfg(feature = "std")]
pub use race::Race;
pub use small::primes_up_to;
pub use strong::StrongTest;
pub use word::is_prime_u64;

/// What a test found.
///
/// ```
/// use primality::Primality;
///
/// assert!(Primality::ProbablyPrime { rounds: 64, baillie_psw: true }.is_prime());
/// assert!(!Primality::Composite.is_prime());
/// ```
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Primality {
    /// Certainly not prime; 0 and 1 are here too.
    Composite,
    /// Passed every test, but is not proven.
    ProbablyPrime {
        /// Strong tests with random bases that it passed: a composite passes
        /// them with probability at most 4^-rounds.
        rounds: u32,
        /// Whether it passed the Baillie-PSW test, which no known composite does.
        baillie_psw: bool,
    },
    /// Certainly prime.
    Prime,
}

impl Primality {
    /// Whether it is prime, certainly or probably.
    #[must_use]
    pub fn is_prime(self) -> bool {
        !matches!(self, Self::Composite)
    }
}
