//! RSASSA-PSS.

use alloc::{boxed::Box, vec, vec::Vec};
use const_oid::AssociatedOid;
use core::{fmt, marker::PhantomData};
use der::asn1::AnyRef;
use digest::{Digest, Update};
use rand_core::{CryptoRng, TryCryptoRng};
use signature::Keypair;
use spki::{
    AlgorithmIdentifierOwned, AlgorithmIdentifierRef, AssociatedAlgorithmIdentifier,
    DynSignatureAlgorithmIdentifier,
};

use super::encoding::{self, SaltLen};
use crate::{
    Error, KeyOptions, MaskGeneration, PssParams, RsaPrivateKey, RsaPublicKey,
    encoding::KeyAlgorithm,
    private_op::sign_blocks,
    restriction,
    scheme_impls::{
        impl_private_key, impl_public_key, impl_signing, impl_verifying, signature_type,
    },
};

signature_type!("RSASSA-PSS");

/// Signs with PSS padding, the hash `D` and the mask generation `M`.
///
/// Salt and blinding come from the operating system with `Signer` and `DigestSigner` (feature
/// `getrandom`), from a source of the caller's with `RandomizedSigner` and
/// `RandomizedDigestSigner`.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use rsa::pss::SigningKey;
/// use rsa::signature::{Keypair, Signer, Verifier};
/// use sha2::Sha256;
/// # let key = rsa::RsaPrivateKey::from_pem(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem")))?;
/// let key = SigningKey::<Sha256>::new(key);
/// let signature = key.try_sign(b"I owe you 5 coins")?;
/// key.verifying_key().verify(b"I owe you 5 coins", &signature)?;
/// assert!(key.verifying_key().verify(b"I owe you 500 coins", &signature).is_err());
/// # Ok(())
/// # }
/// ```
pub struct SigningKey<D, M = D> {
    key: RsaPrivateKey,
    salt_len: usize,
    scheme: PhantomData<fn() -> (D, M)>,
}

/// Verifies signatures with PSS padding, the hash `D` and the mask generation `M`.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use rsa::RsaPublicKey;
/// use rsa::pss::{Signature, VerifyingKey};
/// use rsa::signature::Verifier;
/// use sha2::Sha256;
/// # let pem = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-pub.pem"));
/// let key = VerifyingKey::<Sha256>::new(RsaPublicKey::from_pem(pem)?);
/// let forged = Signature::try_from(&[7; 256][..])?;
/// assert!(key.verify(b"I owe you 500 coins", &forged).is_err());
/// # Ok(())
/// # }
/// ```
pub struct VerifyingKey<D, M = D> {
    key: RsaPublicKey,
    salt_len: SaltLen,
    scheme: PhantomData<fn() -> (D, M)>,
}

/// The RustCrypto name of a signing key that blinds: every one does here.
pub type BlindedSigningKey<D, M = D> = SigningKey<D, M>;

impl<D: Digest, M> SigningKey<D, M> {
    /// Makes a key that signs with a salt as long as the hash (or longer, if a restriction of the
    /// key wants it).
    pub fn new(key: RsaPrivateKey) -> Self {
        let salt_len = default_salt_len::<D>(key.public_key());
        Self::new_with_salt_len(key, salt_len)
    }

    /// Generates a key of `bits` bits after FIPS 186-5.
    ///
    /// # Errors
    /// As [`KeyOptions::generate`].
    pub fn random<R: CryptoRng + ?Sized>(rng: &mut R, bits: usize) -> Result<Self, Error> {
        KeyOptions::new(bits).generate(rng).map(Self::new)
    }
}

impl<D, M> SigningKey<D, M> {
    /// Makes a key that signs with a salt of `salt_len` bytes.
    ///
    /// If the modulus is too short for it, signing fails with [`Error::KeyTooShortForPadding`].
    pub fn new_with_salt_len(key: RsaPrivateKey, salt_len: usize) -> Self {
        Self {
            key,
            salt_len,
            scheme: PhantomData,
        }
    }

    /// Bytes of salt.
    pub fn salt_len(&self) -> usize {
        self.salt_len
    }
}

impl<D: Digest + AssociatedOid, M: MaskGeneration> SigningKey<D, M> {
    fn sign_hash<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        hash: &[u8],
    ) -> Result<Signature, Error> {
        sign::<D, M, R>(&self.key, rng, hash, self.salt_len).map(Signature)
    }

    /// Signs messages side by side: faster than one after the other where the processor has an engine for it
    /// ([`SignatureScheme::sign_batch`](crate::SignatureScheme::sign_batch)).
    ///
    /// Every signature has a salt of its own, is blinded and checked by itself and has its own result.
    pub fn sign_batch<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        messages: &[&[u8]],
    ) -> Vec<Result<Signature, Error>> {
        let mut encode = |message: &&[u8]| {
            let hash = D::digest(message);
            let block = encode::<D, M, R>(&self.key, rng, &hash, self.salt_len)?;
            Ok((&self.key, block))
        };
        let blocks = messages.iter().map(&mut encode).collect();
        let results = sign_blocks(rng, blocks).into_iter();
        results.map(|result| result.map(Signature)).collect()
    }
}

impl<D: Digest, M> VerifyingKey<D, M> {
    /// Makes a key that expects a salt as long as the hash (or longer, if a restriction of the key
    /// wants it).
    pub fn new(key: RsaPublicKey) -> Self {
        let salt_len = default_salt_len::<D>(&key);
        Self::new_with_salt_len(key, salt_len)
    }
}

impl<D, M> VerifyingKey<D, M> {
    /// Makes a key that expects a salt of `salt_len` bytes.
    pub fn new_with_salt_len(key: RsaPublicKey, salt_len: usize) -> Self {
        Self::with(key, SaltLen::Exactly(salt_len))
    }

    /// Makes a key that takes a salt of any length.
    pub fn new_with_auto_salt_len(key: RsaPublicKey) -> Self {
        Self::with(key, SaltLen::Auto)
    }

    fn with(key: RsaPublicKey, salt_len: SaltLen) -> Self {
        Self {
            key,
            salt_len,
            scheme: PhantomData,
        }
    }

    /// Bytes of salt expected; `None` if any are taken.
    pub fn salt_len(&self) -> Option<usize> {
        match self.salt_len {
            SaltLen::Exactly(len) => Some(len),
            SaltLen::Auto => None,
        }
    }
}

impl<D: Digest + AssociatedOid, M: MaskGeneration> VerifyingKey<D, M> {
    fn verify_hash(&self, hash: &[u8], signature: &Signature) -> Result<(), Error> {
        verify::<D, M>(&self.key, hash, &signature.0, self.salt_len)
    }
}

impl_signing!(SigningKey<D, M> where D: Digest + Update + AssociatedOid, M: MaskGeneration);
impl_verifying!(VerifyingKey<D, M> where D: Digest + Update + AssociatedOid, M: MaskGeneration);
impl_private_key!(SigningKey<D, M> where { D, M } new where { D: Digest, M });
impl_public_key!(VerifyingKey<D, M> where { D, M } new where { D: Digest, M });

impl<D, M> Keypair for SigningKey<D, M> {
    type VerifyingKey = VerifyingKey<D, M>;

    fn verifying_key(&self) -> VerifyingKey<D, M> {
        VerifyingKey::new_with_salt_len(self.key.public_key().clone(), self.salt_len)
    }
}

impl<D, M> Clone for SigningKey<D, M> {
    fn clone(&self) -> Self {
        Self::new_with_salt_len(self.key.clone(), self.salt_len)
    }
}

impl<D, M> Clone for VerifyingKey<D, M> {
    fn clone(&self) -> Self {
        Self::with(self.key.clone(), self.salt_len)
    }
}

impl<D, M> PartialEq for VerifyingKey<D, M> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.salt_len == other.salt_len
    }
}

impl<D, M> fmt::Debug for SigningKey<D, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("pss::SigningKey")
            .field("key", &self.key)
            .field("salt_len", &self.salt_len)
            .finish()
    }
}

impl<D, M> fmt::Debug for VerifyingKey<D, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("pss::VerifyingKey")
            .field("key", &self.key)
            .field("salt_len", &self.salt_len)
            .finish()
    }
}

impl<D, M> AssociatedAlgorithmIdentifier for SigningKey<D, M> {
    type Params = AnyRef<'static>;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = pkcs1::ALGORITHM_ID;
}

impl<D, M> AssociatedAlgorithmIdentifier for VerifyingKey<D, M> {
    type Params = AnyRef<'static>;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = pkcs1::ALGORITHM_ID;
}

impl<D: Digest + AssociatedOid, M: MaskGeneration> DynSignatureAlgorithmIdentifier
    for SigningKey<D, M>
{
    fn signature_algorithm_identifier(&self) -> spki::Result<AlgorithmIdentifierOwned> {
        algorithm_identifier::<D, M>(self.salt_len)
    }
}

/// Fails for a key that takes salts of any length.
impl<D: Digest + AssociatedOid, M: MaskGeneration> DynSignatureAlgorithmIdentifier
    for VerifyingKey<D, M>
{
    fn signature_algorithm_identifier(&self) -> spki::Result<AlgorithmIdentifierOwned> {
        match self.salt_len {
            SaltLen::Exactly(len) => algorithm_identifier::<D, M>(len),
            SaltLen::Auto => Err(no_identifier(der::ErrorKind::Failed)),
        }
    }
}

/// id-RSASSA-PSS with hash, MGF1 hash and length of the salt.
///
/// The encoding holds a salt of up to 255 bytes, and no mask generation but MGF1 is written.
fn algorithm_identifier<D: AssociatedOid, M: MaskGeneration>(
    salt_len: usize,
) -> spki::Result<AlgorithmIdentifierOwned> {
    let params = PssParams {
        hash: D::OID,
        mgf1_hash: M::MGF1_HASH.ok_or_else(|| no_identifier(der::ErrorKind::Failed))?,
        // In the parameters of a signature: its length.
        min_salt_len: u8::try_from(salt_len)
            .map_err(|_| no_identifier(der::ErrorKind::Overflow))?,
    };
    Ok(KeyAlgorithm::Pss(Some(params)).encode()?)
}

fn no_identifier(kind: der::ErrorKind) -> spki::Error {
    spki::Error::Asn1(kind.into())
}

/// As long as the hash, or as long as a restriction of the key wants it at least.
pub(crate) fn default_salt_len<D: Digest>(key: &RsaPublicKey) -> usize {
    <D as Digest>::output_size().max(restriction::min_salt_len(key))
}

/// Signs `hash` with a fresh salt.
pub(crate) fn sign<D: Digest + AssociatedOid, M: MaskGeneration, R: TryCryptoRng + ?Sized>(
    key: &RsaPrivateKey,
    rng: &mut R,
    hash: &[u8],
    salt_len: usize,
) -> Result<Box<[u8]>, Error> {
    let em = encode::<D, M, R>(key, rng, hash, salt_len)?;
    let mut signature = vec![0; key.size()];
    key.raw_private_op(rng, &em, &mut signature)?;
    Ok(signature.into())
}

/// The block to be signed: `hash` with a fresh salt.
pub(crate) fn encode<D: Digest + AssociatedOid, M: MaskGeneration, R: TryCryptoRng + ?Sized>(
    key: &RsaPrivateKey,
    rng: &mut R,
    hash: &[u8],
    salt_len: usize,
) -> Result<Vec<u8>, Error> {
    let public = key.public_key();
    check_hash::<D>(hash)?;
    restriction::pss::<D, M>(public, salt_len)?;
    // The length is checked before so much is allocated and drawn.
    encoding::check_fits::<D>(salt_len, public.bits())?;
    let mut salt = vec![0; salt_len];
    rng.try_fill_bytes(&mut salt).map_err(|_| Error::Random)?;
    encoding::encode::<D, M>(hash, &salt, public.bits())
}

/// Verifies the signature of `hash`.
pub(crate) fn verify<D: Digest + AssociatedOid, M: MaskGeneration>(
    key: &RsaPublicKey,
    hash: &[u8],
    signature: &[u8],
    salt_len: SaltLen,
) -> Result<(), Error> {
    check_hash::<D>(hash)?;
    let mut em = restriction::raw_verify(key, signature)?;
    let salt_len = encoding::verify::<D, M>(hash, &mut em, salt_len, key.bits())?;
    restriction::pss::<D, M>(key, salt_len)
}

fn check_hash<D: Digest>(hash: &[u8]) -> Result<(), Error> {
    let expected = <D as Digest>::output_size();
    let given = hash.len();
    if given == expected {
        Ok(())
    } else {
        Err(Error::HashLength { expected, given })
    }
}
