//! Traits of encryption and decryption; those of signatures are in the crate `signature`.

use crate::Error;
use alloc::vec::Vec;
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

/// Encrypts with a random source of the caller's.
pub trait RandomizedEncryptor {
    /// The ciphertext of `message`, of the modulus' size.
    ///
    /// # Errors
    /// [`Error::MessageTooLong`], [`Error::KeyTooShortForPadding`], [`Error::Random`],
    /// [`Error::Restricted`].
    fn encrypt_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        message: &[u8],
    ) -> Result<Vec<u8>, Error>;
}

/// Decrypts with a random source of the caller's, which blinds the operation.
pub trait RandomizedDecryptor {
    /// The message in `ciphertext`.
    ///
    /// # Errors
    /// [`Error::Decryption`] if the ciphertext is not one for this key; [`Error::Random`],
    /// [`Error::Fault`], [`Error::Restricted`].
    fn decrypt_with_rng<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        ciphertext: &[u8],
    ) -> Result<Zeroizing<Vec<u8>>, Error>;
}

/// Decrypts; the blinding is drawn from the operating system.
pub trait Decryptor {
    /// The message in `ciphertext`.
    ///
    /// # Errors
    /// As [`RandomizedDecryptor::decrypt_with_rng`].
    fn decrypt(&self, ciphertext: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error>;
}

/// A decrypting key that knows its encrypting key.
pub trait EncryptingKeypair {
    /// The encrypting key.
    type EncryptingKey: Clone;

    /// The key that encrypts what this one decrypts.
    fn encrypting_key(&self) -> Self::EncryptingKey;
}
