//! Decryption of bytes that may be anything.

use crate::key::key;
use limbs_testkit::TestRng;
use rsa::{EncryptionScheme, Error, Hash};

/// The bytes are a ciphertext.
pub fn run(data: &[u8]) {
    oaep(data);
    pkcs1v15(data);
}

/// OAEP gives a message that is short enough, or an error that says nothing.
fn oaep(ciphertext: &[u8]) {
    let mut rng = TestRng::from_bytes(ciphertext);
    match EncryptionScheme::Oaep(Hash::Sha256).decrypt(key(), &mut rng, ciphertext) {
        Ok(message) => assert!(message.len() <= key().size() - 66),
        Err(e) => assert_eq!(e, Error::Decryption),
    }
}

/// PKCS#1 v1.5 gives a message for every ciphertext of the right length and value, and
/// the same one again whatever the random source says.
fn pkcs1v15(ciphertext: &[u8]) {
    let decrypt =
        |mut rng: TestRng| EncryptionScheme::Pkcs1v15.decrypt(key(), &mut rng, ciphertext);
    let message = decrypt(TestRng::new(1));
    assert_eq!(message, decrypt(TestRng::new(2)));
    match message {
        Ok(message) => assert!(message.len() <= key().size() - 11),
        Err(e) => {
            assert_eq!(e, Error::Decryption);
            let n = key().public_key().n_be_bytes();
            assert!(ciphertext.len() != n.len() || ciphertext >= n);
        }
    }
}

#[cfg(test)]
#[test]
fn smoke() {
    let mut rng = TestRng::for_test("decrypt::samples");
    let schemes = [
        EncryptionScheme::Oaep(Hash::Sha256),
        EncryptionScheme::Pkcs1v15,
    ];
    let samples = schemes.map(|scheme| {
        let public = key().public_key();
        scheme
            .encrypt(public, &mut rng, b"attack at dawn")
            .expect("a short message")
    });
    crate::smoke::run("decrypt", 40, &samples, run);
}
