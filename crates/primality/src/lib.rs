//! Primality tests and generation of primes.
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

pub use error::Error;
pub use generate::{Generator, Progress};
pub use lucas::{MAX_D, strong_lucas};
pub use neighbours::{next_prime, prev_prime};
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
