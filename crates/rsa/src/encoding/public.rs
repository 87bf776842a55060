//! Public keys: PKCS#1 `RSAPublicKey` and X.509 `SubjectPublicKeyInfo`.

use super::KeyAlgorithm;
use crate::{Error, RsaPublicKey};
use der::{
    Decode, Document, Encode,
    asn1::{BitString, UintRef},
};
use pkcs1::RsaPublicKeyRef;
use spki::{SubjectPublicKeyInfo, SubjectPublicKeyInfoRef};

impl RsaPublicKey {
    /// Reads PKCS#1 DER.
    pub(super) fn decode_pkcs1(der: &[u8], algorithm: KeyAlgorithm) -> Result<Self, Error> {
        let key = RsaPublicKeyRef::from_der(der)?;
        let (n, e) = (key.modulus.as_bytes(), key.public_exponent.as_bytes());
        Ok(Self::new(n, e)?.with_algorithm(algorithm))
    }

    /// Reads a SubjectPublicKeyInfo.
    pub(super) fn decode_spki(info: &SubjectPublicKeyInfoRef<'_>) -> Result<Self, Error> {
        let algorithm = KeyAlgorithm::decode(&info.algorithm)?;
        let der = info
            .subject_public_key
            .as_bytes()
            .ok_or_else(|| der::Error::from(der::Tag::BitString.value_error()))?;
        Self::decode_pkcs1(der, algorithm)
    }

    /// Writes PKCS#1 DER, which has no place for an algorithm.
    pub(super) fn encode_pkcs1(&self) -> der::Result<Document> {
        Document::encode_msg(&RsaPublicKeyRef {
            modulus: UintRef::new(self.n_be_bytes())?,
            public_exponent: UintRef::new(self.e_be_bytes())?,
        })
    }
}

impl pkcs1::DecodeRsaPublicKey for RsaPublicKey {
    fn from_pkcs1_der(der: &[u8]) -> pkcs1::Result<Self> {
        Ok(Self::decode_pkcs1(der, KeyAlgorithm::Rsa)?)
    }
}

impl pkcs1::EncodeRsaPublicKey for RsaPublicKey {
    /// An id-RSASSA-PSS key is refused: PKCS#1 has no place for its restriction.
    fn to_pkcs1_der(&self) -> pkcs1::Result<Document> {
        if self.algorithm() != &KeyAlgorithm::Rsa {
            return Err(pkcs1::Error::Crypto);
        }
        Ok(self.encode_pkcs1()?)
    }
}

impl TryFrom<SubjectPublicKeyInfoRef<'_>> for RsaPublicKey {
    type Error = spki::Error;

    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        Self::decode_spki(&info).map_err(|e| match e {
            Error::UnknownAlgorithm => spki::Error::OidUnknown {
                oid: info.algorithm.oid,
            },
            e => e.into(),
        })
    }
}

impl spki::EncodePublicKey for RsaPublicKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        let info = SubjectPublicKeyInfo {
            algorithm: self.algorithm().encode()?,
            subject_public_key: BitString::from_bytes(self.encode_pkcs1()?.as_bytes())?,
        };
        Ok(Document::try_from(info.to_der()?)?)
    }
}
