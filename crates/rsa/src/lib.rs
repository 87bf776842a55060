//! RSA: keys, signatures, encryption.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod encoding;
mod error;
mod key;
mod private_op;
mod public_op;

pub use encoding::PssParams;
pub use error::Error;
pub use key::{
    Components, KeyOptions, MAX_BITS, MAX_EXPONENT_BITS, MIN_BITS, Progress, RsaPrivateKey,
    RsaPublicKey,
};
