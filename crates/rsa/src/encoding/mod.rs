//! DER and PEM through the RustCrypto format crates.
//!
//! | | private | public |
//! |---|---|---|
//! | PKCS#1 (RFC 8017) | `DecodeRsaPrivateKey`, `EncodeRsaPrivateKey` | `DecodeRsaPublicKey`, `EncodeRsaPublicKey` |
//! | PKCS#8 (RFC 5958), SPKI (RFC 5280) | `DecodePrivateKey`, `EncodePrivateKey` | `DecodePublicKey`, `EncodePublicKey` |
//!
//! The errors of those traits have no room for our reasons; `from_der` and `from_pem` of the key
//! types read either format and give [`Error`](crate::Error).

mod algorithm;
mod any;
mod private;
mod public;

pub(crate) use algorithm::KeyAlgorithm;
pub use algorithm::PssParams;
