//! Keys from bytes that may be anything: an error or a key, never a panic, and what
//! was read reads the same again.

use crate::key::encodings_of;
use rsa::pkcs1::EncodeRsaPublicKey;
use rsa::spki::EncodePublicKey;
use rsa::{RsaPrivateKey, RsaPublicKey};

/// The bytes are DER, and PEM if they are text.
pub fn run(data: &[u8]) {
    // A message names the limit that the key broke; making it must not fail either.
    let private = RsaPrivateKey::from_der(data);
    private.as_ref().err().map(ToString::to_string);
    let public = RsaPublicKey::from_der(data);
    public.as_ref().err().map(ToString::to_string);
    private.into_iter().for_each(|key| read_again(&key));
    public.into_iter().for_each(|key| read_public_again(&key));
    if let Ok(text) = core::str::from_utf8(data) {
        RsaPrivateKey::from_pem(text)
            .into_iter()
            .for_each(|key| read_again(&key));
        RsaPublicKey::from_pem(text)
            .into_iter()
            .for_each(|key| read_public_again(&key));
    }
}

fn read_again(key: &RsaPrivateKey) {
    // PKCS#1 has no place for restrictions to PSS, so such a key may not come back.
    if key.is_pss_only() {
        return;
    }
    let [pkcs1, pkcs8, ..] = encodings_of(key);
    for der in [pkcs1, pkcs8] {
        let again = RsaPrivateKey::from_der(&der).expect("what we wrote");
        assert_eq!(
            again.public_key().n_be_bytes(),
            key.public_key().n_be_bytes()
        );
        assert_eq!(again.d_be_bytes(), key.d_be_bytes());
    }
}

fn read_public_again(key: &RsaPublicKey) {
    if key.is_pss_only() {
        return;
    }
    let pkcs1 = key.to_pkcs1_der().expect("a key").into_vec();
    let spki = key.to_public_key_der().expect("a key").into_vec();
    for der in [pkcs1, spki] {
        let again = RsaPublicKey::from_der(&der).expect("what we wrote");
        assert_eq!(again.n_be_bytes(), key.n_be_bytes());
        assert_eq!(again.e_be_bytes(), key.e_be_bytes());
    }
}

#[cfg(test)]
#[test]
fn smoke() {
    let mut samples = crate::key::encodings().to_vec();
    samples.push(include_bytes!("../../crates/rsa/tests/data/rsa1024-e65537.pem").to_vec());
    crate::smoke::run("key_import", 400, &samples, run);
}
