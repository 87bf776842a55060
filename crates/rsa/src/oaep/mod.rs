//! OAEP encryption (RFC 8017, section 7.1).
//!
//! The hash of the label and the mask generation are named apart: `EncryptingKey<Sha256>` uses
//! SHA-256 for both, `EncryptingKey<Sha256, Sha1>` MGF1 with SHA-1 as many Java programs want it.
//! All failures of decryption are one error and take the same time.

mod encoding;

use alloc::{boxed::Box, vec, vec::Vec};
use core::{fmt, marker::PhantomData};
use digest::Digest;
use rand_core::TryCryptoRng;
use zeroize::{ZeroizeOnDrop, Zeroizing};

use crate::{
    Error, MaskGeneration, RsaPrivateKey, RsaPublicKey, restriction,
    traits::{EncryptingKeypair, RandomizedDecryptor, RandomizedEncryptor},
};

/// Encrypts with OAEP, the hash `D` and the mask generation `M`.
///
/// ```
/// # fn main() -> Result<(), rsa::Error> {
/// use rsa::RsaPublicKey;
/// use rsa::oaep::EncryptingKey;
/// use rsa::traits::RandomizedEncryptor;
/// use sha2::Sha256;
/// # let pem = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-pub.pem"));
/// let key = RsaPublicKey::from_pem(pem)?;
/// let key = EncryptingKey::<Sha256>::new_with_label(key, *b"for the archive");
/// let ciphertext = key.encrypt_with_rng(&mut getrandom::SysRng, b"attack at dawn")?;
/// assert_eq!(ciphertext.len(), 256);
/// # Ok(())
/// # }
/// ```
pub struct EncryptingKey<D, M = D> {
    key: RsaPublicKey,
    label: Box<[u8]>,
    scheme: PhantomData<fn() -> (D, M)>,
}

/// Decrypts OAEP with the hash `D` and the mask generation `M`.
///
/// ```
/// # fn main() -> Result<(), rsa::Error> {
/// use rsa::oaep::DecryptingKey;
/// use rsa::traits::{Decryptor, EncryptingKeypair, RandomizedEncryptor};
/// use sha2::Sha256;
/// # let key = rsa::RsaPrivateKey::from_pem(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem")))?;
/// let key = DecryptingKey::<Sha256>::new(key);
/// let ciphertext = key.encrypting_key().encrypt_with_rng(&mut getrandom::SysRng, b"attack at dawn")?;
/// assert_eq!(*key.decrypt(&ciphertext)?, b"attack at dawn");
/// # Ok(())
/// # }
/// ```
///
/// A public key cannot decrypt:
///
/// ```compile_fail,E0277
/// fn decrypt(key: rsa::oaep::EncryptingKey<sha2::Sha256>, ciphertext: &[u8]) {
///     rsa::traits::Decryptor::decrypt(&key, ciphertext);
/// }
/// ```
pub struct DecryptingKey<D, M = D> {
    key: RsaPrivateKey,
    label: Box<[u8]>,
    scheme: PhantomData<fn() -> (D, M)>,
}

impl<D, M> EncryptingKey<D, M> {
    /// Makes an encrypting key with an empty label.
    pub fn new(key: RsaPublicKey) -> Self {
        Self::new_with_label(key, [])
    }

    /// Makes an encrypting key with a label: bytes on which both sides must agree.
    pub fn new_with_label(key: RsaPublicKey, label: impl Into<Box<[u8]>>) -> Self {
        Self {
            key,
            label: label.into(),
            scheme: PhantomData,
        }
    }
}

impl<D, M> DecryptingKey<D, M> {
    /// Makes a decrypting key with an empty label.
    pub fn new(key: RsaPrivateKey) -> Self {
        Self::new_with_label(key, [])
    }

    /// Makes a decrypting key with a label: bytes on which both sides must agree.
    pub fn new_with_label(key: RsaPrivateKey, label: impl Into<Box<[u8]>>) -> Self {
        Self {
            key,
            label: label.into(),
            scheme: PhantomData,
        }
    }
}

impl<D: Digest, M: MaskGeneration> RandomizedEncryptor for EncryptingKey<D, M> {
    fn encrypt_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        message: &[u8],
    ) -> Result<Vec<u8>, Error> {
        encrypt::<D, M, R>(&self.key, rng, &self.label, message)
    }
}

impl<D: Digest, M: MaskGeneration> RandomizedDecryptor for DecryptingKey<D, M> {
    fn decrypt_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        ciphertext: &[u8],
    ) -> Result<Zeroizing<Vec<u8>>, Error> {
        decrypt::<D, M, R>(&self.key, rng, &self.label, ciphertext)
    }
}

#[cfg(feature = "getrandom")]
impl<D: Digest, M: MaskGeneration> crate::traits::Decryptor for DecryptingKey<D, M> {
    fn decrypt(&self, ciphertext: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
        decrypt::<D, M, _>(&self.key, &mut getrandom::SysRng, &self.label, ciphertext)
    }
}

impl<D, M> EncryptingKeypair for DecryptingKey<D, M> {
    type EncryptingKey = EncryptingKey<D, M>;

    fn encrypting_key(&self) -> EncryptingKey<D, M> {
        EncryptingKey::new_with_label(self.key.public_key().clone(), self.label.clone())
    }
}

impl<D, M> From<RsaPublicKey> for EncryptingKey<D, M> {
    fn from(key: RsaPublicKey) -> Self {
        Self::new(key)
    }
}

impl<D, M> From<RsaPrivateKey> for DecryptingKey<D, M> {
    fn from(key: RsaPrivateKey) -> Self {
        Self::new(key)
    }
}

impl<D, M> Clone for EncryptingKey<D, M> {
    fn clone(&self) -> Self {
        Self::new_with_label(self.key.clone(), self.label.clone())
    }
}

impl<D, M> Clone for DecryptingKey<D, M> {
    fn clone(&self) -> Self {
        Self::new_with_label(self.key.clone(), self.label.clone())
    }
}

impl<D, M> PartialEq for EncryptingKey<D, M> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.label == other.label
    }
}

impl<D, M> fmt::Debug for EncryptingKey<D, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("oaep::EncryptingKey")
            .field("key", &self.key)
            .field("label", &self.label)
            .finish()
    }
}

impl<D, M> fmt::Debug for DecryptingKey<D, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("oaep::DecryptingKey")
            .field("key", &self.key)
            .field("label", &self.label)
            .finish()
    }
}

impl<D, M> ZeroizeOnDrop for DecryptingKey<D, M> {}

/// Encrypts `message` for `key`.
pub(crate) fn encrypt<D: Digest, M: MaskGeneration, R: TryCryptoRng + ?Sized>(
    key: &RsaPublicKey,
    rng: &mut R,
    label: &[u8],
    message: &[u8],
) -> Result<Vec<u8>, Error> {
    restriction::not_pss_only(key)?;
    let em = encoding::encode::<D, M, R>(rng, label, message, key.size())?;
    let mut ciphertext = vec![0; key.size()];
    key.raw_public_op(&em, &mut ciphertext)?;
    Ok(ciphertext)
}

/// Decrypts `ciphertext` with `key`.
pub(crate) fn decrypt<D: Digest, M: MaskGeneration, R: TryCryptoRng + ?Sized>(
    key: &RsaPrivateKey,
    rng: &mut R,
    label: &[u8],
    ciphertext: &[u8],
) -> Result<Zeroizing<Vec<u8>>, Error> {
    restriction::not_pss_only(key.public_key())?;
    let em = restriction::raw_decrypt(key, rng, ciphertext)?;
    encoding::decode::<D, M>(em, label)
}
