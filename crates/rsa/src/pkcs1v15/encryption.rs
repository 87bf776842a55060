//! RSAES-PKCS1-v1_5.

use alloc::{vec, vec::Vec};
use rand_core::TryCryptoRng;
use zeroize::{ZeroizeOnDrop, Zeroizing};

use super::encoding;
use crate::{
    Error, RsaPrivateKey, RsaPublicKey,
    implicit_rejection::RejectionKey,
    traits::{EncryptingKeypair, RandomizedDecryptor, RandomizedEncryptor},
};

/// Encrypts with PKCS#1 v1.5 padding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncryptingKey {
    key: RsaPublicKey,
}

/// Decrypts PKCS#1 v1.5 padding, with implicit rejection: see the [module](crate::pkcs1v15).
///
/// ```
/// # fn main() -> Result<(), rsa::Error> {
/// use rsa::pkcs1v15::DecryptingKey;
/// use rsa::traits::{Decryptor, EncryptingKeypair, RandomizedEncryptor};
/// # let key = rsa::RsaPrivateKey::from_pem(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem")))?;
/// let key = DecryptingKey::new(key);
/// let mut ciphertext = key.encrypting_key().encrypt_with_rng(&mut getrandom::SysRng, b"attack at dawn")?;
/// assert_eq!(*key.decrypt(&ciphertext)?, b"attack at dawn");
///
/// // A damaged ciphertext gives some other message, always the same.
/// ciphertext[100] ^= 1;
/// let message = key.decrypt(&ciphertext)?;
/// assert_ne!(*message, b"attack at dawn");
/// assert_eq!(*message, *key.decrypt(&ciphertext)?);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct DecryptingKey {
    key: RsaPrivateKey,
}

impl EncryptingKey {
    /// Makes an encrypting key.
    pub fn new(key: RsaPublicKey) -> Self {
        Self { key }
    }
}

impl DecryptingKey {
    /// Makes a decrypting key.
    pub fn new(key: RsaPrivateKey) -> Self {
        Self { key }
    }
}

impl RandomizedEncryptor for EncryptingKey {
    fn encrypt_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        message: &[u8],
    ) -> Result<Vec<u8>, Error> {
        encrypt(&self.key, rng, message)
    }
}

impl RandomizedDecryptor for DecryptingKey {
    fn decrypt_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        ciphertext: &[u8],
    ) -> Result<Zeroizing<Vec<u8>>, Error> {
        decrypt(&self.key, rng, ciphertext)
    }
}

#[cfg(feature = "getrandom")]
impl crate::traits::Decryptor for DecryptingKey {
    fn decrypt(&self, ciphertext: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
        decrypt(&self.key, &mut getrandom::SysRng, ciphertext)
    }
}

impl EncryptingKeypair for DecryptingKey {
    type EncryptingKey = EncryptingKey;

    fn encrypting_key(&self) -> EncryptingKey {
        EncryptingKey::new(self.key.public_key().clone())
    }
}

impl From<RsaPublicKey> for EncryptingKey {
    fn from(key: RsaPublicKey) -> Self {
        Self::new(key)
    }
}

impl From<RsaPrivateKey> for DecryptingKey {
    fn from(key: RsaPrivateKey) -> Self {
        Self::new(key)
    }
}

impl ZeroizeOnDrop for DecryptingKey {}

/// Encrypts `message` for `key`.
pub(crate) fn encrypt<R: TryCryptoRng + ?Sized>(
    key: &RsaPublicKey,
    rng: &mut R,
    message: &[u8],
) -> Result<Vec<u8>, Error> {
    crate::restriction::not_pss_only(key)?;
    let em = encoding::encode_message(rng, message, key.size())?;
    let mut ciphertext = vec![0; key.size()];
    key.raw_public_op(&em, &mut ciphertext)?;
    Ok(ciphertext)
}

/// Decrypts `ciphertext` with `key`, or makes up a message.
pub(crate) fn decrypt<R: TryCryptoRng + ?Sized>(
    key: &RsaPrivateKey,
    rng: &mut R,
    ciphertext: &[u8],
) -> Result<Zeroizing<Vec<u8>>, Error> {
    crate::restriction::not_pss_only(key.public_key())?;
    let em = crate::restriction::raw_decrypt(key, rng, ciphertext)?;
    let rejection = RejectionKey::new(&key.d_be_bytes(), ciphertext);
    Ok(encoding::decode_message(em, &rejection))
}
