//! RSA: keys, signatures, encryption.
//!
//! Constant-time in everything secret, `no_std` with `alloc`, without C.
//!
//! | Wanted | Use |
//! |---|---|
//! | a key | [`KeyOptions`] generates one, [`RsaPrivateKey`] and [`RsaPublicKey`] read and write PKCS#1, PKCS#8, SPKI in DER and PEM |
//! | a signature, one call, the hash chosen at run time | [`SignatureScheme`] |
//! | a signature through the RustCrypto traits | [`pss`] (for new protocols), [`pkcs1v15`] |
//! | encryption, one call | [`EncryptionScheme`] |
//! | encryption with a label or two hashes | [`oaep`] (for new protocols), [`pkcs1v15`] |
//! | a scheme that is not here | [`RsaPrivateKey::raw_private_op`], [`RsaPublicKey::raw_public_op`] |
//!
//! Every private operation is blinded, for which it takes a random source, and its result is
//! checked before it is released. A public key has another type than a private one: it can neither
//! sign nor decrypt.
//!
//! # Signing
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use rsa::signature::{Keypair, Signer, Verifier};
//! use rsa::{RsaPrivateKey, pss::SigningKey};
//! use sha2::Sha256;
//!
//! # let pem = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem"));
//! let key = RsaPrivateKey::from_pem(pem)?;
//! let signing_key = SigningKey::<Sha256>::new(key);
//! let signature = signing_key.try_sign(b"I owe you 5 coins")?;
//!
//! let verifying_key = signing_key.verifying_key();
//! verifying_key.verify(b"I owe you 5 coins", &signature)?;
//! assert!(verifying_key.verify(b"I owe you 500 coins", &signature).is_err());
//! # Ok(())
//! # }
//! ```
//!
//! # Encrypting
//!
//! A message must be short: at 2048 bits and SHA-256, OAEP takes 190 bytes. Longer ones are
//! encrypted with a symmetric cipher whose key is encrypted with RSA.
//!
//! ```
//! # fn main() -> Result<(), rsa::Error> {
//! use rsa::{EncryptionScheme, Hash, RsaPrivateKey};
//!
//! # let pem = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem"));
//! let key = RsaPrivateKey::from_pem(pem)?;
//! let mut rng = getrandom::SysRng;
//! let scheme = EncryptionScheme::Oaep(Hash::Sha256);
//! let ciphertext = scheme.encrypt(key.public_key(), &mut rng, b"attack at dawn")?;
//! let message = scheme.decrypt(&key, &mut rng, &ciphertext)?;
//! assert_eq!(*message, b"attack at dawn");
//! # Ok(())
//! # }
//! ```
//!
//! # Short keys
//!
//! Keys below [2048 bits](SECURE_BITS) are not secure. They are *made* only by name
//! ([`KeyOptions::allow_short_modulus`]), but *read* and used from [512 bits](MIN_BITS) on: old signatures must be
//! verified and old messages decrypted. Who wants a floor asks [`RsaPublicKey::bits`] or [`RsaPrivateKey::bits`]:
//!
//! ```
//! # fn main() -> Result<(), rsa::Error> {
//! use rsa::{Error, RsaPublicKey, SECURE_BITS};
//!
//! /// Reads a key for new signatures or ciphertexts.
//! fn read(der: &[u8]) -> Result<RsaPublicKey, Error> {
//!     let key = RsaPublicKey::from_der(der)?;
//!     match key.bits() {
//!         bits if bits < SECURE_BITS => Err(Error::ModulusTooShort { bits, min: SECURE_BITS }),
//!         _ => Ok(key),
//!     }
//! }
//! # assert!(read(&[]).is_err());
//! # Ok(())
//! # }
//! ```
//!
//! # What callers learn
//!
//! A signature is right or [`Error::Verification`]. A ciphertext that OAEP does not decrypt gives
//! [`Error::Decryption`] whatever is wrong with it; a PKCS#1 v1.5 ciphertext always gives a
//! message, made up where the padding is wrong (see [`pkcs1v15`]). The length of a decrypted
//! message is public in either scheme.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod ct;
mod encoding;
mod error;
mod implicit_rejection;
mod key;
mod mgf;
pub mod oaep;
pub mod pkcs1v15;
mod private_op;
pub mod pss;
mod public_op;
mod restriction;
mod scheme;
mod scheme_impls;
pub mod traits;

pub use encoding::PssParams;
pub use error::Error;
pub use key::{
    Components, KeyOptions, MAX_BITS, MAX_EXPONENT_BITS, MIN_BITS, Progress, RsaPrivateKey,
    RsaPublicKey, SECURE_BITS, SecretNumbers,
};
pub use mgf::{MaskGeneration, Xof};
pub use scheme::{EncryptionScheme, Hash, SignatureScheme};

pub use {pkcs1, pkcs8, rand_core, signature, spki};
