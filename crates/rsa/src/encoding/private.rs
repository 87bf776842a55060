//! Private keys: PKCS#1 `RSAPrivateKey` and PKCS#8 `PrivateKeyInfo`.

use super::KeyAlgorithm;
use crate::{Components, Error, RsaPrivateKey};
use der::{
    Decode, SecretDocument,
    asn1::{OctetStringRef, UintRef},
};
use pkcs1::{RsaPrivateKeyRef, RsaPublicKeyRef};
use pkcs8::{PrivateKeyInfo, PrivateKeyInfoRef};
use spki::AlgorithmIdentifierOwned;

impl RsaPrivateKey {
    /// Reads PKCS#1 DER.
    pub(super) fn decode_pkcs1(der: &[u8], algorithm: KeyAlgorithm) -> Result<Self, Error> {
        let key = RsaPrivateKeyRef::from_der(der)?;
        if key.other_prime_infos.is_some() {
            return Err(Error::MultiPrime);
        }
        let key = Self::from_components(&Components {
            n: key.modulus.as_bytes(),
            e: key.public_exponent.as_bytes(),
            d: key.private_exponent.as_bytes(),
            primes: Some([key.prime1.as_bytes(), key.prime2.as_bytes()]),
            dp: Some(key.exponent1.as_bytes()),
            dq: Some(key.exponent2.as_bytes()),
            qinv: Some(key.coefficient.as_bytes()),
        })?;
        Ok(key.with_algorithm(algorithm))
    }

    /// Reads a PKCS#8 structure. A public key beside the private one (version 2) must be its own.
    pub(super) fn decode_pkcs8(info: &PrivateKeyInfoRef<'_>) -> Result<Self, Error> {
        let algorithm = KeyAlgorithm::decode(&info.algorithm)?;
        let key = Self::decode_pkcs1(info.private_key.as_bytes(), algorithm)?;
        if let Some(bits) = &info.public_key {
            let der = bits.as_bytes().unwrap_or_default();
            let public = RsaPublicKeyRef::from_der(der)?;
            if public.modulus.as_bytes() != key.public_key().n_be_bytes()
                || public.public_exponent.as_bytes() != key.public_key().e_be_bytes()
            {
                return Err(Error::PublicKeyMismatch);
            }
        }
        Ok(key)
    }

    /// Writes PKCS#1 DER, which has no place for an algorithm.
    pub(super) fn encode_pkcs1(&self) -> der::Result<SecretDocument> {
        let secret = self.secret_be_bytes();
        SecretDocument::encode_msg(&RsaPrivateKeyRef {
            modulus: UintRef::new(self.public_key().n_be_bytes())?,
            public_exponent: UintRef::new(self.public_key().e_be_bytes())?,
            private_exponent: UintRef::new(&secret.d)?,
            prime1: UintRef::new(&secret.p)?,
            prime2: UintRef::new(&secret.q)?,
            exponent1: UintRef::new(&secret.dp)?,
            exponent2: UintRef::new(&secret.dq)?,
            coefficient: UintRef::new(&secret.qinv)?,
            other_prime_infos: None,
        })
    }
}

impl pkcs1::DecodeRsaPrivateKey for RsaPrivateKey {
    fn from_pkcs1_der(der: &[u8]) -> pkcs1::Result<Self> {
        Ok(Self::decode_pkcs1(der, KeyAlgorithm::Rsa)?)
    }
}

impl pkcs1::EncodeRsaPrivateKey for RsaPrivateKey {
    /// An id-RSASSA-PSS key is refused: PKCS#1 has no place for its restriction.
    fn to_pkcs1_der(&self) -> pkcs1::Result<SecretDocument> {
        if self.public_key().algorithm() != &KeyAlgorithm::Rsa {
            return Err(pkcs1::Error::Crypto);
        }
        Ok(self.encode_pkcs1()?)
    }
}

impl TryFrom<PrivateKeyInfoRef<'_>> for RsaPrivateKey {
    type Error = pkcs8::Error;

    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        Self::decode_pkcs8(&info).map_err(|e| match e {
            Error::UnknownAlgorithm => pkcs8::Error::PublicKey(spki::Error::OidUnknown {
                oid: info.algorithm.oid,
            }),
            e => e.into(),
        })
    }
}

impl pkcs8::EncodePrivateKey for RsaPrivateKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        let algorithm: AlgorithmIdentifierOwned = self.public_key().algorithm().encode()?;
        let inner = self.encode_pkcs1()?;
        let info: PrivateKeyInfo<_, &OctetStringRef, der::asn1::BitString> =
            PrivateKeyInfo::new(algorithm, OctetStringRef::new(inner.as_bytes())?);
        Ok(SecretDocument::encode_msg(&info)?)
    }
}
