//! Arithmetic modulo odd numbers of any size, in Montgomery's form.
//!
//! A [`Modulus`] makes numbers into [`MontgomeryForm`]s and calculates with them: sums,
//! products, powers, inverses, and the Chinese remainder theorem.
//!
//! ```
//! use montgomery::BoxedModulus;
//!
//! // 3^100 mod 101 = 1, for 101 is prime.
//! let m = BoxedModulus::new(&[101])?;
//! let x = m.to_form(&[3])?;
//! let power = m.pow(&x, &[100], 7);
//! assert_eq!(m.from_form(&power), [1]);
//! # Ok::<(), montgomery::Error>(())
//! ```
//!
//! # Storage
//!
//! The limbs of moduli and forms live in arrays, vectors or borrowed slices
//! ([`Storage`]). Over arrays and vectors ([`Owned`]) there are methods that return new values.
//! Every operation has a form with `_into` or `_assign` in its name, for any storage,
//! that writes where it is told and takes its [`scratch`] from the caller; nothing
//! then allocates.
//!
//! Over arrays of N limbs the others take their scratch from the stack: 8 or 20 times N limbs for products, conversions and
//! inverses, and for powers, by what the engine or the kernels need, up to 74, 271, or, four side by side, 527 times N. At 4096
//! bits (N = 64) 271 times are 139 KB and 527 times 270 KB; beyond, where threads have small stacks, take vectors
//! or give the scratch.
//!
//! # Time
//!
//! Every function is constant-time in the values of limbs, those of the modulus
//! too, unless its name ends in `_vartime`. Lengths in limbs, the bit length
//! of the modulus and those given for exponents are public, and so is
//! whether an operation succeeds.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod arithmetic;
mod convert;
mod crt;
mod engine;
mod error;
mod form;
mod invert;
mod kernels;
mod modulus;
mod pow;
#[cfg(feature = "alloc")]
mod prepared;
mod residue;
mod safegcd;
pub mod scratch;
mod storage;

pub use crt::crt_into;
pub use engine::engine_for;
pub use error::Error;
pub use form::MontgomeryForm;
pub use limbs_core::{LIMB_BITS, Limb};
pub use modulus::Modulus;
pub use pow::{Power, pow_base2_batch_into, pow_batch, pow_batch_into, pow_pair, pow_pair_into};
pub use storage::{Owned, Storage};

/// A modulus over vectors.
#[cfg(feature = "alloc")]
pub type BoxedModulus = Modulus<alloc::vec::Vec<Limb>>;
/// A residue over a vector.
#[cfg(feature = "alloc")]
pub type BoxedForm = MontgomeryForm<alloc::vec::Vec<Limb>>;
#[cfg(feature = "alloc")]
pub use crt::crt;
#[cfg(feature = "alloc")]
pub use prepared::PreparedModuli;
