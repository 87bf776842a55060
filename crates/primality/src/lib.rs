//! Primality tests and generation of primes.
#![no_std]
#![forbid(unsafe_code)]
#![allow(dead_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod error;
mod generate;
mod options;
mod prime;
pub mod rounds;

pub use error::Error;
pub use generate::Generator;
pub use options::{Least, Method, PrimeOptions};
pub use prime::Prime;

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
