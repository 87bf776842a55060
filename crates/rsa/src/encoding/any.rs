//! Reading a key of either format, with our own errors.

use super::KeyAlgorithm;
use crate::{Error, RsaPrivateKey, RsaPublicKey};
use der::{Decode, Header, Reader, SliceReader, Tag};
use pkcs8::PrivateKeyInfoRef;
use spki::SubjectPublicKeyInfoRef;

#[cfg(feature = "pem")]
use der::{Document, SecretDocument, pem::PemLabel};

impl RsaPublicKey {
    /// Reads DER, PKCS#1 or SubjectPublicKeyInfo, told apart by their first element.
    ///
    /// # Errors
    /// [`Error::Encoding`], or why the key was refused.
    pub fn from_der(der: &[u8]) -> Result<Self, Error> {
        if second_tag(der, 0)? == Tag::Integer {
            return Self::decode_pkcs1(der, KeyAlgorithm::Rsa);
        }
        Self::decode_spki(&SubjectPublicKeyInfoRef::from_der(der)?)
    }

    /// Reads PEM labelled `PUBLIC KEY` or `RSA PUBLIC KEY`.
    ///
    /// # Errors
    /// [`Error::Encoding`], or why the key was refused.
    #[cfg(feature = "pem")]
    pub fn from_pem(pem: &str) -> Result<Self, Error> {
        let (label, doc) = Document::from_pem(pem)?;
        if label == pkcs1::RsaPublicKeyRef::PEM_LABEL {
            return Self::decode_pkcs1(doc.as_bytes(), KeyAlgorithm::Rsa);
        }
        SubjectPublicKeyInfoRef::validate_pem_label(label).map_err(der::Error::from)?;
        Self::decode_spki(&SubjectPublicKeyInfoRef::from_der(doc.as_bytes())?)
    }
}

impl RsaPrivateKey {
    /// Reads DER, PKCS#1 or PKCS#8 (not encrypted), told apart by their second element.
    ///
    /// # Errors
    /// [`Error::Encoding`], or why the key was refused.
    pub fn from_der(der: &[u8]) -> Result<Self, Error> {
        if second_tag(der, 1)? == Tag::Integer {
            return Self::decode_pkcs1(der, KeyAlgorithm::Rsa);
        }
        Self::decode_pkcs8(&PrivateKeyInfoRef::from_der(der)?)
    }

    /// Reads PEM labelled `PRIVATE KEY` or `RSA PRIVATE KEY`.
    ///
    /// # Errors
    /// [`Error::Encoding`], or why the key was refused.
    #[cfg(feature = "pem")]
    pub fn from_pem(pem: &str) -> Result<Self, Error> {
        let (label, doc) = SecretDocument::from_pem(pem)?;
        if label == pkcs1::RsaPrivateKeyRef::PEM_LABEL {
            return Self::decode_pkcs1(doc.as_bytes(), KeyAlgorithm::Rsa);
        }
        PrivateKeyInfoRef::validate_pem_label(label).map_err(der::Error::from)?;
        Self::decode_pkcs8(&PrivateKeyInfoRef::from_der(doc.as_bytes())?)
    }
}

/// The tag that follows `skip` elements within the outermost SEQUENCE.
fn second_tag(der: &[u8], skip: usize) -> Result<Tag, Error> {
    let mut reader = SliceReader::new(der)?;
    Header::decode(&mut reader)?
        .tag()
        .assert_eq(Tag::Sequence)?;
    for _ in 0..skip {
        let header = Header::decode(&mut reader)?;
        reader.read_slice(header.length())?;
    }
    Ok(Tag::peek(&reader)?)
}
