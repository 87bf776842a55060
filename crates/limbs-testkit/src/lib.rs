//! What the tests of limbs share: awkward numbers, and num-bigint as the oracle.
//!
//! Random limbs almost never carry where code is wrong. The generators in
//! [`generate`] aim at carries, borrows, boundaries and extremes; [`strategy`] offers
//! the same numbers to proptest. [`convert`] goes between limbs and num-bigint.
//!
//! # Repeatable
//!
//! Nothing depends on time or luck. Every generator draws from a [`TestRng`], whose
//! seed is fixed unless the environment variable `LIMBS_SEED` (decimal or
//! `0x` hex) sets another. A failing test prints the seed.
//!
//! ```
//! use limbs_testkit::{TestRng, convert::to_biguint, generate};
//!
//! let mut rng = TestRng::for_test("example");
//! let x: Vec<u64> = generate::number(&mut rng, 4);
//! assert!(to_biguint(&x).bits() <= 256);
//! ```
#![deny(unsafe_code)]

pub mod contract;
pub mod convert;
pub mod differential;
pub mod docs;
pub mod generate;
mod limb;
#[allow(unsafe_code)]
mod raw;
#[cfg(all(unix, target_arch = "x86_64"))]
pub use raw::step as processor;
mod rng;
pub mod strategy;

pub use limb::AnyLimb;
#[doc(hidden)]
pub use limbs_core;
pub use rng::{TestRng, seed};
pub use strategy::proptest_config;

/// The number of cases to run of `n`: all on x86-64, an eighth elsewhere, where
/// tests usually run emulated; at least one.
///
/// ```
/// assert!(limbs_testkit::cases(100) >= 12);
/// ```
#[must_use]
pub const fn cases(n: u32) -> u32 {
    if cfg!(target_arch = "x86_64") {
        n
    } else if n < 16 {
        if n == 0 { 0 } else { 1 + n / 16 }
    } else {
        n / 8
    }
}
