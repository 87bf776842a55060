//! RSASSA-PKCS1-v1_5.

use alloc::{boxed::Box, vec, vec::Vec};
use const_oid::{AssociatedOid, ObjectIdentifier};
use core::{fmt, marker::PhantomData};
use der::asn1::AnyRef;
use digest::{Digest, Update};
use rand_core::{CryptoRng, TryCryptoRng};
use signature::Keypair;
use spki::{AlgorithmIdentifierRef, AssociatedAlgorithmIdentifier, SignatureAlgorithmIdentifier};

use super::encoding;
use crate::{
    Error, KeyOptions, RsaPrivateKey, RsaPublicKey, ct,
    private_op::sign_blocks,
    scheme_impls::{
        impl_private_key, impl_public_key, impl_signing, impl_verifying, signature_type,
    },
};

signature_type!("RSASSA-PKCS1-v1_5");

/// Signs with PKCS#1 v1.5 padding and the hash `D`.
///
/// Signing goes through the traits of the crate `signature`: `Signer` and `DigestSigner` (blinding
/// from the operating system, feature `getrandom`), `RandomizedSigner` and `RandomizedDigestSigner`
/// (from a source of the caller's).
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use rsa::pkcs1v15::SigningKey;
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
pub struct SigningKey<D> {
    key: RsaPrivateKey,
    scheme: Scheme<D>,
}

/// Verifies signatures with PKCS#1 v1.5 padding and the hash `D`.
///
/// A public key can neither sign nor decrypt:
///
/// ```compile_fail,E0277
/// fn sign(key: rsa::pkcs1v15::VerifyingKey<sha2::Sha256>) -> rsa::pkcs1v15::Signature {
///     rsa::signature::Signer::sign(&key, b"message")
/// }
/// ```
pub struct VerifyingKey<D> {
    key: RsaPublicKey,
    scheme: Scheme<D>,
}

/// What stands in front of the hash.
struct Scheme<D> {
    /// The DER of the DigestInfo up to the hash, or nothing.
    prefix: Vec<u8>,
    /// The only length of a hash that is accepted; without a prefix any is.
    hash_len: Option<usize>,
    hash: PhantomData<fn() -> D>,
}

impl<D> Scheme<D> {
    fn check(&self, hash: &[u8]) -> Result<(), Error> {
        match self.hash_len {
            Some(expected) if expected != hash.len() => Err(Error::HashLength {
                expected,
                given: hash.len(),
            }),
            _ => Ok(()),
        }
    }

    fn unprefixed() -> Self {
        Self {
            prefix: Vec::new(),
            hash_len: None,
            hash: PhantomData,
        }
    }
}

impl<D: Digest + AssociatedOid> Scheme<D> {
    fn prefixed() -> Self {
        Self {
            prefix: encoding::digest_info_prefix::<D>(),
            hash_len: Some(<D as Digest>::output_size()),
            hash: PhantomData,
        }
    }
}

impl<D> Clone for Scheme<D> {
    fn clone(&self) -> Self {
        Self {
            prefix: self.prefix.clone(),
            ..*self
        }
    }
}

impl<D: Digest + AssociatedOid> SigningKey<D> {
    /// Makes a key that signs the DigestInfo of the hash `D`.
    pub fn new(key: RsaPrivateKey) -> Self {
        Self {
            key,
            scheme: Scheme::prefixed(),
        }
    }

    /// Generates a key of `bits` bits after FIPS 186-5.
    ///
    /// # Errors
    /// As [`KeyOptions::generate`].
    pub fn random<R: CryptoRng + ?Sized>(rng: &mut R, bits: usize) -> Result<Self, Error> {
        KeyOptions::new(bits).generate(rng).map(Self::new)
    }

    /// Signs with a key that is borrowed.
    pub(crate) fn sign_with<R: TryCryptoRng + ?Sized>(
        key: &RsaPrivateKey,
        rng: &mut R,
        hash: &[u8],
    ) -> Result<Box<[u8]>, Error> {
        let scheme = Scheme::<D>::prefixed();
        scheme.check(hash)?;
        sign(key, rng, &scheme.prefix, hash)
    }

    /// The block that [`sign_with`](Self::sign_with) signs.
    pub(crate) fn encode_with(key: &RsaPrivateKey, hash: &[u8]) -> Result<Vec<u8>, Error> {
        let scheme = Scheme::<D>::prefixed();
        scheme.check(hash)?;
        encode(key, &scheme.prefix, hash)
    }
}

impl<D> SigningKey<D> {
    /// Makes a key that signs the bare hash without a DigestInfo.
    ///
    /// That is not a standard scheme of today (TLS 1.1 signed MD5 and SHA-1 so, IKEv1 bare hashes):
    /// a signature does not tell which hash was used. `PrehashSigner` takes up to `size - 11` bytes
    /// then.
    pub fn new_unprefixed(key: RsaPrivateKey) -> Self {
        Self {
            key,
            scheme: Scheme::unprefixed(),
        }
    }

    fn sign_hash<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        hash: &[u8],
    ) -> Result<Signature, Error> {
        self.scheme.check(hash)?;
        sign(&self.key, rng, &self.scheme.prefix, hash).map(Signature)
    }
}

impl<D: Digest> SigningKey<D> {
    /// Signs messages side by side: faster than one after the other where the processor has an engine for it
    /// ([`SignatureScheme::sign_batch`](crate::SignatureScheme::sign_batch)).
    ///
    /// Every signature is blinded and checked by itself and has its own result.
    pub fn sign_batch<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        messages: &[&[u8]],
    ) -> Vec<Result<Signature, Error>> {
        let encode = |message: &&[u8]| {
            let hash = D::digest(message);
            self.scheme.check(&hash)?;
            let block = encode(&self.key, &self.scheme.prefix, &hash)?;
            Ok((&self.key, block))
        };
        let blocks = messages.iter().map(encode).collect();
        let results = sign_blocks(rng, blocks).into_iter();
        results.map(|result| result.map(Signature)).collect()
    }
}

impl<D: Digest + AssociatedOid> VerifyingKey<D> {
    /// Makes a key that expects the DigestInfo of the hash `D`.
    pub fn new(key: RsaPublicKey) -> Self {
        Self {
            key,
            scheme: Scheme::prefixed(),
        }
    }

    /// Verifies with a key that is borrowed.
    pub(crate) fn verify_with(
        key: &RsaPublicKey,
        hash: &[u8],
        signature: &[u8],
    ) -> Result<(), Error> {
        let scheme = Scheme::<D>::prefixed();
        scheme.check(hash)?;
        verify(key, &scheme.prefix, hash, signature)
    }
}

impl<D> VerifyingKey<D> {
    /// Makes a key that expects the bare hash: see [`SigningKey::new_unprefixed`].
    pub fn new_unprefixed(key: RsaPublicKey) -> Self {
        Self {
            key,
            scheme: Scheme::unprefixed(),
        }
    }

    fn verify_hash(&self, hash: &[u8], signature: &Signature) -> Result<(), Error> {
        self.scheme.check(hash)?;
        verify(&self.key, &self.scheme.prefix, hash, &signature.0)
    }
}

impl_signing!(SigningKey<D> where D: Digest + Update);
impl_verifying!(VerifyingKey<D> where D: Digest + Update);
impl_private_key!(SigningKey<D> where { D } new where { D: Digest + AssociatedOid });
impl_public_key!(VerifyingKey<D> where { D } new where { D: Digest + AssociatedOid });

impl<D> Keypair for SigningKey<D> {
    type VerifyingKey = VerifyingKey<D>;

    fn verifying_key(&self) -> VerifyingKey<D> {
        VerifyingKey {
            key: self.key.public_key().clone(),
            scheme: self.scheme.clone(),
        }
    }
}

impl<D> Clone for SigningKey<D> {
    fn clone(&self) -> Self {
        Self {
            key: self.key.clone(),
            scheme: self.scheme.clone(),
        }
    }
}

impl<D> Clone for VerifyingKey<D> {
    fn clone(&self) -> Self {
        Self {
            key: self.key.clone(),
            scheme: self.scheme.clone(),
        }
    }
}

impl<D> PartialEq for VerifyingKey<D> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.scheme.prefix == other.scheme.prefix
    }
}

impl<D> fmt::Debug for SigningKey<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = f.debug_struct("pkcs1v15::SigningKey");
        f.field("key", &self.key).finish_non_exhaustive()
    }
}

impl<D> fmt::Debug for VerifyingKey<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = f.debug_struct("pkcs1v15::VerifyingKey");
        f.field("key", &self.key).finish_non_exhaustive()
    }
}

/// The signature algorithm that goes with a hash (RFC 8017, RFC 4055, NIST's register for SHA-3); a
/// hash that has none fails to compile.
const fn signature_oid(hash: ObjectIdentifier) -> ObjectIdentifier {
    const fn oid(dotted: &str) -> ObjectIdentifier {
        ObjectIdentifier::new_unwrap(dotted)
    }
    const PAIRS: [(ObjectIdentifier, ObjectIdentifier); 11] = [
        (oid("1.3.14.3.2.26"), oid("1.2.840.113549.1.1.5")),
        (oid("2.16.840.1.101.3.4.2.4"), oid("1.2.840.113549.1.1.14")),
        (oid("2.16.840.1.101.3.4.2.1"), oid("1.2.840.113549.1.1.11")),
        (oid("2.16.840.1.101.3.4.2.2"), oid("1.2.840.113549.1.1.12")),
        (oid("2.16.840.1.101.3.4.2.3"), oid("1.2.840.113549.1.1.13")),
        (oid("2.16.840.1.101.3.4.2.5"), oid("1.2.840.113549.1.1.15")),
        (oid("2.16.840.1.101.3.4.2.6"), oid("1.2.840.113549.1.1.16")),
        (
            oid("2.16.840.1.101.3.4.2.7"),
            oid("2.16.840.1.101.3.4.3.13"),
        ),
        (
            oid("2.16.840.1.101.3.4.2.8"),
            oid("2.16.840.1.101.3.4.3.14"),
        ),
        (
            oid("2.16.840.1.101.3.4.2.9"),
            oid("2.16.840.1.101.3.4.3.15"),
        ),
        (
            oid("2.16.840.1.101.3.4.2.10"),
            oid("2.16.840.1.101.3.4.3.16"),
        ),
    ];
    let mut i = 0;
    while i < PAIRS.len() {
        let (candidate, signature) = PAIRS[i];
        if candidate.as_bytes().len() == hash.as_bytes().len() && candidate.starts_with(hash) {
            return signature;
        }
        i += 1;
    }
    panic!("no RSASSA-PKCS1-v1_5 algorithm identifier is defined for this hash")
}

/// The identifier of the signature algorithm: NULL parameters, as RFC 8017 wants them.
const fn signature_algorithm(hash: ObjectIdentifier) -> AlgorithmIdentifierRef<'static> {
    AlgorithmIdentifierRef {
        oid: signature_oid(hash),
        parameters: Some(AnyRef::NULL),
    }
}

impl<D: Digest + AssociatedOid> SignatureAlgorithmIdentifier for SigningKey<D> {
    type Params = AnyRef<'static>;
    const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> =
        signature_algorithm(D::OID);
}

impl<D: Digest + AssociatedOid> SignatureAlgorithmIdentifier for VerifyingKey<D> {
    type Params = AnyRef<'static>;
    const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> =
        signature_algorithm(D::OID);
}

impl<D> AssociatedAlgorithmIdentifier for SigningKey<D> {
    type Params = AnyRef<'static>;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = pkcs1::ALGORITHM_ID;
}

impl<D> AssociatedAlgorithmIdentifier for VerifyingKey<D> {
    type Params = AnyRef<'static>;
    const ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = pkcs1::ALGORITHM_ID;
}

/// The block to be signed: `hash` behind `prefix`.
fn encode(key: &RsaPrivateKey, prefix: &[u8], hash: &[u8]) -> Result<Vec<u8>, Error> {
    let public = key.public_key();
    crate::restriction::not_pss_only(public)?;
    encoding::encode_signature(prefix, hash, public.size())
}

/// Signs `hash` behind `prefix`.
fn sign<R: TryCryptoRng + ?Sized>(
    key: &RsaPrivateKey,
    rng: &mut R,
    prefix: &[u8],
    hash: &[u8],
) -> Result<Box<[u8]>, Error> {
    let em = encode(key, prefix, hash)?;
    let mut signature = vec![0; key.size()];
    key.raw_private_op(rng, &em, &mut signature)?;
    Ok(signature.into())
}

/// Verifies the signature of `hash` behind `prefix`.
fn verify(key: &RsaPublicKey, prefix: &[u8], hash: &[u8], signature: &[u8]) -> Result<(), Error> {
    crate::restriction::not_pss_only(key)?;
    let expected = encoding::encode_signature(prefix, hash, key.size())?;
    let em = crate::restriction::raw_verify(key, signature)?;
    if ct::eq(&em, &expected).declassify() {
        Ok(())
    } else {
        Err(Error::Verification)
    }
}
