//! PSS signatures (RFC 8017, section 8.1).
//!
//! The salt of a signature is as long as the hash by default; any length that fits is possible. A
//! verifying key expects one length, or takes any ([`VerifyingKey::new_with_auto_salt_len`]). The
//! mask generation is MGF1 with the hash itself unless a second type parameter names another:
//! `SigningKey<Sha256, Sha1>`.
//!
//! Keys of type id-RSASSA-PSS may be restricted to a hash, a mask generation and a least length of
//! the salt: what they forbid is refused with [`Error::Restricted`](crate::Error::Restricted).

mod encoding;
mod signing;

pub use signing::{BlindedSigningKey, Signature, SigningKey, VerifyingKey};

pub(crate) use encoding::SaltLen;
pub(crate) use signing::{default_salt_len, encode, sign, verify};
