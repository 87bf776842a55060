//! What can go wrong.

use core::fmt;

/// Why a test or a search gave no answer.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// The number has more bits than the limit in force.
    TooLong {
        /// Bits of the number.
        bits: usize,
        /// The limit: see [`PrimalityTest::max_bits`](crate::PrimalityTest::max_bits) and, of searches,
        /// [`MAX_NEIGHBOR_BITS`](crate::MAX_NEIGHBOR_BITS).
        max: usize,
    },
    /// The number of bits asked for is not one a prime can be made of here.
    Bits {
        /// Bits asked for.
        bits: usize,
        /// The least possible number.
        min: usize,
        /// The greatest possible number.
        max: usize,
    },
    /// The conditions on the prime contradict each other or themselves.
    Conditions(&'static str),
    /// No prime meets the conditions: every number that does was looked at.
    NoSuchPrime,
    /// There is no smaller prime.
    NoSmallerPrime,
    /// No prime was found among as many candidates as were allowed.
    TriesExhausted {
        /// The candidates that were looked at.
        tries: u64,
    },
    /// No parameter for the Lucas test was found up to the limit.
    LucasParameter {
        /// The greatest |D| that was tried.
        max: u32,
    },
    /// A strong test was asked for an even number or 1.
    Even,
    /// A base for a test was not in 2 ..= n - 2.
    Base,
    /// The source of random bytes failed.
    RandomSource,
    /// The search was cancelled.
    Cancelled,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooLong { bits, max } => {
                write!(f, "the number has {bits} bits, the limit is {max}")
            }
            Self::Bits { bits, min, max } => {
                write!(
                    f,
                    "a prime of {bits} bits was asked for, possible are {min} to {max}"
                )
            }
            Self::Conditions(why) => write!(f, "the conditions cannot be met: {why}"),
            Self::NoSuchPrime => f.write_str("no prime of this size meets the conditions"),
            Self::NoSmallerPrime => f.write_str("there is no prime below 2"),
            Self::TriesExhausted { tries } => {
                write!(
                    f,
                    "no prime among {tries} candidates, the most that were allowed"
                )
            }
            Self::LucasParameter { max } => {
                write!(f, "no parameter D for the Lucas test with |D| up to {max}")
            }
            Self::Even => f.write_str("a strong test needs an odd number above 1"),
            Self::Base => f.write_str("the base of a test must be in 2 ..= n - 2"),
            Self::RandomSource => f.write_str("the source of random bytes failed"),
            Self::Cancelled => f.write_str("the search was cancelled"),
        }
    }
}

impl core::error::Error for Error {}
