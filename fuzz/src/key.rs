//! The key that the targets use, and its encodings.

use rsa::RsaPrivateKey;
use rsa::pkcs1::{EncodeRsaPrivateKey, EncodeRsaPublicKey};
use rsa::pkcs8::EncodePrivateKey;
use rsa::spki::EncodePublicKey;
use std::sync::OnceLock;

/// A key of 1024 bits: the smallest that every scheme takes.
pub(crate) fn key() -> &'static RsaPrivateKey {
    static KEY: OnceLock<RsaPrivateKey> = OnceLock::new();
    KEY.get_or_init(|| {
        let pem = include_str!("../../crates/rsa/tests/data/rsa1024-e65537.pem");
        RsaPrivateKey::from_pem(pem).expect("a key of the test data")
    })
}

/// Its DER as PKCS#1 and PKCS#8, and that of its public half as PKCS#1 and SPKI.
#[cfg(test)]
pub(crate) fn encodings() -> [Vec<u8>; 4] {
    encodings_of(key())
}

/// The four encodings of a key.
pub(crate) fn encodings_of(key: &RsaPrivateKey) -> [Vec<u8>; 4] {
    let public = key.public_key();
    [
        key.to_pkcs1_der().expect("a key").as_bytes().to_vec(),
        key.to_pkcs8_der().expect("a key").as_bytes().to_vec(),
        public.to_pkcs1_der().expect("a key").into_vec(),
        public.to_public_key_der().expect("a key").into_vec(),
    ]
}
