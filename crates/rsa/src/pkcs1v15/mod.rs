//! PKCS#1 v1.5 signatures and encryption (RFC 8017, sections 8.2 and 7.2).
//!
//! *Signatures.* The whole encoding that a signature must yield is built and compared; nothing is
//! parsed. A DigestInfo without the NULL parameters, garbage after or inside it, a short padding or
//! BER are refused. These signatures are deterministic; the random source blinds the private
//! operation.
//!
//! *Encryption* is for old protocols: use [OAEP](crate::oaep) in new ones. Decryption rejects
//! implicitly: for a ciphertext with wrong padding it gives out a message of pseudo-random length
//! and content that depends on key and ciphertext only (draft-irtf-cfrg-rsa-guidance), so that no
//! oracle arises however the caller behaves. That is why a decrypted message must be authenticated
//! by other means, and why there is no variant that tells a wrong padding.

mod encoding;
mod encryption;
mod signing;

pub use encryption::{DecryptingKey, EncryptingKey};
pub use signing::{Signature, SigningKey, VerifyingKey};

pub(crate) use encryption::{decrypt, encrypt};
