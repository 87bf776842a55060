//! Schemes chosen at run time, each operation one call.

use alloc::{boxed::Box, vec::Vec};
use core::fmt;
use digest::Digest;
use rand_core::TryCryptoRng;
use sha2::{Sha256, Sha384, Sha512};
use zeroize::Zeroizing;

use crate::{Error, RsaPrivateKey, RsaPublicKey, oaep, pkcs1v15, private_op, pss};

/// A hash function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Hash {
    /// SHA-256.
    Sha256,
    /// SHA-384.
    Sha384,
    /// SHA-512.
    Sha512,
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sha256 => "SHA-256",
            Self::Sha384 => "SHA-384",
            Self::Sha512 => "SHA-512",
        })
    }
}

/// Calls `$body` with the type `$D` of the hash.
macro_rules! with_hash {
    ($hash:expr, $D:ident => $body:expr) => {
        match $hash {
            Hash::Sha256 => {
                type $D = Sha256;
                $body
            }
            Hash::Sha384 => {
                type $D = Sha384;
                $body
            }
            Hash::Sha512 => {
                type $D = Sha512;
                $body
            }
        }
    };
}

impl Hash {
    /// The hash of `message`.
    pub fn digest(self, message: &[u8]) -> Vec<u8> {
        with_hash!(self, D => D::digest(message).to_vec())
    }
}

/// A signature scheme chosen at run time; where the hash is known when the program is written, the
/// types of [`pss`] and [`pkcs1v15`] say more.
///
/// ```
/// # fn main() -> Result<(), rsa::Error> {
/// use rsa::{Hash, SignatureScheme};
/// # let key = rsa::RsaPrivateKey::from_pem(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem")))?;
/// let scheme = SignatureScheme::Pss(Hash::Sha256);
/// let signature = scheme.sign(&key, &mut getrandom::SysRng, b"I owe you 5 coins")?;
/// scheme.verify(key.public_key(), b"I owe you 5 coins", &signature)?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SignatureScheme {
    /// PKCS#1 v1.5.
    Pkcs1v15(Hash),
    /// PSS with MGF1 of the same hash and a salt as long as the hash (or longer, if a restriction
    /// of the key wants it).
    Pss(Hash),
}

impl SignatureScheme {
    /// The hash of the scheme.
    pub fn hash(self) -> Hash {
        match self {
            Self::Pkcs1v15(hash) | Self::Pss(hash) => hash,
        }
    }

    /// Signs `message`.
    ///
    /// # Errors
    /// [`Error::KeyTooShortForPadding`], [`Error::Restricted`], [`Error::Random`],
    /// [`Error::Fault`].
    pub fn sign<R: TryCryptoRng + ?Sized>(
        self,
        key: &RsaPrivateKey,
        rng: &mut R,
        message: &[u8],
    ) -> Result<Box<[u8]>, Error> {
        self.sign_prehash(key, rng, &self.hash().digest(message))
    }

    /// Signs a message of which the hash is given.
    ///
    /// # Errors
    /// As [`sign`](Self::sign); [`Error::HashLength`].
    pub fn sign_prehash<R: TryCryptoRng + ?Sized>(
        self,
        key: &RsaPrivateKey,
        rng: &mut R,
        hash: &[u8],
    ) -> Result<Box<[u8]>, Error> {
        with_hash!(self.hash(), D => match self {
            Self::Pkcs1v15(_) => pkcs1v15::SigningKey::<D>::sign_with(key, rng, hash),
            Self::Pss(_) => {
                let salt_len = pss::default_salt_len::<D>(key.public_key());
                pss::sign::<D, D, R>(key, rng, hash, salt_len)
            }
        })
    }

    /// Signs messages, each with its key, side by side: faster than one after the other where the processor has
    /// an engine for it, which takes two signatures at a time if the keys' primes have one length in limbs. Elsewhere not
    /// faster: [`sign`](Self::sign) has what its key prepared, a batch prepares every time.
    ///
    /// Every signature is blinded and checked by itself and has its own result, in the order of the messages: that one
    /// fails tells nothing of the others.
    ///
    /// # Errors
    /// Each as [`sign`](Self::sign).
    ///
    /// ```
    /// # fn main() -> Result<(), rsa::Error> {
    /// use rsa::{Hash, SignatureScheme};
    /// # let key = rsa::RsaPrivateKey::from_pem(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem")))?;
    /// let scheme = SignatureScheme::Pss(Hash::Sha256);
    /// let messages: [&[u8]; 5] = [b"one", b"two", b"three", b"four", b"five"];
    /// let requests = messages.map(|message| (&key, message));
    /// let signatures = scheme.sign_batch(&mut getrandom::SysRng, &requests);
    /// for (message, signature) in messages.iter().zip(signatures) {
    ///     scheme.verify(key.public_key(), message, &signature?)?;
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn sign_batch<R: TryCryptoRng + ?Sized>(
        self,
        rng: &mut R,
        messages: &[(&RsaPrivateKey, &[u8])],
    ) -> Vec<Result<Box<[u8]>, Error>> {
        let blocks = (messages.iter())
            .map(|&(key, message)| Ok((key, self.encode(key, rng, message)?)))
            .collect();
        private_op::sign_blocks(rng, blocks)
    }

    /// The block that is signed for `message`.
    fn encode<R: TryCryptoRng + ?Sized>(
        self,
        key: &RsaPrivateKey,
        rng: &mut R,
        message: &[u8],
    ) -> Result<Vec<u8>, Error> {
        let hash = self.hash().digest(message);
        with_hash!(self.hash(), D => match self {
            Self::Pkcs1v15(_) => pkcs1v15::SigningKey::<D>::encode_with(key, &hash),
            Self::Pss(_) => {
                let salt_len = pss::default_salt_len::<D>(key.public_key());
                pss::encode::<D, D, R>(key, rng, &hash, salt_len)
            }
        })
    }

    /// Verifies the signature of `message`. PSS signatures may have a salt of any length.
    ///
    /// # Errors
    /// [`Error::Verification`] if it is not one, [`Error::KeyTooShortForPadding`],
    /// [`Error::Restricted`].
    pub fn verify(self, key: &RsaPublicKey, message: &[u8], signature: &[u8]) -> Result<(), Error> {
        self.verify_prehash(key, &self.hash().digest(message), signature)
    }

    /// Verifies the signature of a message of which the hash is given.
    ///
    /// # Errors
    /// As [`verify`](Self::verify); [`Error::HashLength`].
    pub fn verify_prehash(
        self,
        key: &RsaPublicKey,
        hash: &[u8],
        signature: &[u8],
    ) -> Result<(), Error> {
        with_hash!(self.hash(), D => match self {
            Self::Pkcs1v15(_) => pkcs1v15::VerifyingKey::<D>::verify_with(key, hash, signature),
            Self::Pss(_) => pss::verify::<D, D>(key, hash, signature, pss::SaltLen::Auto),
        })
    }
}

/// An encryption scheme chosen at run time; see [`oaep`] and [`pkcs1v15`] for more.
///
/// ```
/// # fn main() -> Result<(), rsa::Error> {
/// use rsa::{EncryptionScheme, Hash};
/// # let key = rsa::RsaPrivateKey::from_pem(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem")))?;
/// let scheme = EncryptionScheme::Oaep(Hash::Sha256);
/// let mut rng = getrandom::SysRng;
/// let ciphertext = scheme.encrypt(key.public_key(), &mut rng, b"attack at dawn")?;
/// assert_eq!(*scheme.decrypt(&key, &mut rng, &ciphertext)?, b"attack at dawn");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EncryptionScheme {
    /// PKCS#1 v1.5, with implicit rejection on decryption.
    Pkcs1v15,
    /// OAEP with MGF1 of the same hash and an empty label.
    Oaep(Hash),
}

impl EncryptionScheme {
    /// Encrypts `message`.
    ///
    /// # Errors
    /// [`Error::MessageTooLong`], [`Error::KeyTooShortForPadding`], [`Error::Restricted`],
    /// [`Error::Random`].
    pub fn encrypt<R: TryCryptoRng + ?Sized>(
        self,
        key: &RsaPublicKey,
        rng: &mut R,
        message: &[u8],
    ) -> Result<Vec<u8>, Error> {
        match self {
            Self::Pkcs1v15 => pkcs1v15::encrypt(key, rng, message),
            Self::Oaep(hash) => {
                with_hash!(hash, D => oaep::encrypt::<D, D, R>(key, rng, &[], message))
            }
        }
    }

    /// Decrypts `ciphertext`.
    ///
    /// # Errors
    /// [`Error::Decryption`], [`Error::Restricted`], [`Error::Random`], [`Error::Fault`].
    pub fn decrypt<R: TryCryptoRng + ?Sized>(
        self,
        key: &RsaPrivateKey,
        rng: &mut R,
        ciphertext: &[u8],
    ) -> Result<Zeroizing<Vec<u8>>, Error> {
        match self {
            Self::Pkcs1v15 => pkcs1v15::decrypt(key, rng, ciphertext),
            Self::Oaep(hash) => {
                with_hash!(hash, D => oaep::decrypt::<D, D, R>(key, rng, &[], ciphertext))
            }
        }
    }
}
