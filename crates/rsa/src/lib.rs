//! RSA: keys, signatures, encryption.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod error;
mod key;
mod private_op;
mod public_op;

pub use error::Error;
pub use key::{
    KeyOptions, MAX_BITS, MAX_EXPONENT_BITS, MIN_BITS, Progress, RsaPrivateKey, RsaPublicKey,
};
