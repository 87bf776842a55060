//! What a key's algorithm identifier says the key is for.

use crate::Error;
use const_oid::ObjectIdentifier;
use der::asn1::{Any, AnyRef};
use pkcs1::{RsaPssParams, RsaPssParamsOwned, RsaPssParamsRef, TrailerField};
use spki::{AlgorithmIdentifier, AlgorithmIdentifierOwned, AlgorithmIdentifierRef};

/// rsaEncryption: a key for every RSA scheme.
const RSA: ObjectIdentifier = pkcs1::ALGORITHM_OID;
/// id-RSASSA-PSS: a key for PSS only.
const RSA_PSS: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.10");
const MGF1: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.8");

/// The parameters to which an id-RSASSA-PSS key is restricted (RFC 4055, section 1.2).
///
/// A signature made or verified with the key must use exactly these hashes and a salt at least as
/// long as `min_salt_len`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PssParams {
    /// The hash of the message.
    pub hash: ObjectIdentifier,
    /// The hash within MGF1.
    pub mgf1_hash: ObjectIdentifier,
    /// Shortest salt, in bytes.
    pub min_salt_len: u8,
}

/// The algorithm in a key's PKCS#8 or SPKI wrapping.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum KeyAlgorithm {
    /// rsaEncryption.
    Rsa,
    /// id-RSASSA-PSS, with parameters or without.
    Pss(Option<PssParams>),
}

impl KeyAlgorithm {
    /// Reads an algorithm identifier. rsaEncryption has NULL for parameters; that some old encoders
    /// left it out is tolerated.
    pub(crate) fn decode(id: &AlgorithmIdentifierRef<'_>) -> Result<Self, Error> {
        match (id.oid, id.parameters) {
            (RSA, None) => Ok(Self::Rsa),
            (RSA, Some(p)) if p == AnyRef::NULL => Ok(Self::Rsa),
            (RSA, Some(_)) => Err(Error::BadParameters),
            (RSA_PSS, None) => Ok(Self::Pss(None)),
            (RSA_PSS, Some(p)) => Ok(Self::Pss(Some(PssParams::decode(p)?))),
            _ => Err(Error::UnknownAlgorithm),
        }
    }

    /// Writes the algorithm identifier that [`decode`](Self::decode) read.
    pub(crate) fn encode(&self) -> der::Result<AlgorithmIdentifierOwned> {
        let (oid, parameters) = match self {
            Self::Rsa => (RSA, Some(Any::null())),
            Self::Pss(None) => (RSA_PSS, None),
            Self::Pss(Some(p)) => (RSA_PSS, Some(p.encode()?)),
        };
        Ok(AlgorithmIdentifier { oid, parameters })
    }
}

impl PssParams {
    fn decode(parameters: AnyRef<'_>) -> Result<Self, Error> {
        let params: RsaPssParamsOwned = parameters.decode_as().map_err(|_| Error::BadParameters)?;
        let mgf1 = params.mask_gen.parameters.ok_or(Error::BadParameters)?;
        if params.mask_gen.oid != MGF1 {
            return Err(Error::BadParameters);
        }
        Ok(Self {
            hash: hash_oid(&params.hash)?,
            mgf1_hash: hash_oid(&mgf1)?,
            min_salt_len: params.salt_len,
        })
    }

    fn encode(&self) -> der::Result<Any> {
        let hash = |oid| AlgorithmIdentifierRef {
            oid,
            parameters: Some(AnyRef::NULL),
        };
        let params: RsaPssParamsRef<'_> = RsaPssParams {
            hash: hash(self.hash),
            mask_gen: AlgorithmIdentifier {
                oid: MGF1,
                parameters: Some(hash(self.mgf1_hash)),
            },
            salt_len: self.min_salt_len,
            trailer_field: TrailerField::BC,
        };
        Any::encode_from(&params)
    }
}

/// The hash named by an identifier whose parameters are NULL or absent; RFC 4055 wants both taken.
fn hash_oid(id: &AlgorithmIdentifierOwned) -> Result<ObjectIdentifier, Error> {
    match &id.parameters {
        Some(p) if *p != Any::null() => Err(Error::BadParameters),
        _ => Ok(id.oid),
    }
}
