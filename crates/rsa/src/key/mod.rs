//! Key types.

mod components;
mod crt;
mod exponent;
mod generate;
mod import;
pub(crate) mod number;
mod private;
mod public;
mod recover;

pub use components::{Components, SecretNumbers};
pub use generate::{KeyOptions, Progress};
pub use private::RsaPrivateKey;
pub use public::RsaPublicKey;

/// Fewest bits of a modulus, read or made.
pub const MIN_BITS: usize = 512;
/// Fewest bits of a modulus that is made without [`KeyOptions::allow_short_modulus`]. Shorter ones
/// are read: see [the crate](crate#short-keys).
pub const SECURE_BITS: usize = 2048;
/// Most bits of a modulus.
pub const MAX_BITS: usize = 16384;
/// Most bits of a public exponent: FIPS 186-5 wants e < 2^256.
pub const MAX_EXPONENT_BITS: usize = 256;
