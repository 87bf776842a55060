//! Many signatures at once.
#![cfg(feature = "pem")] // The test keys are PEM.

mod common;

use common::{key, keys, rng};
use rand_chacha::rand_core::{TryCryptoRng, TryRng};
use rsa::signature::{Keypair, RandomizedSigner, Verifier};
use rsa::{Error, Hash, RsaPrivateKey, SignatureScheme, pkcs1v15, pss};
use sha2::Sha256;

const V15: SignatureScheme = SignatureScheme::Pkcs1v15(Hash::Sha256);
const PSS: SignatureScheme = SignatureScheme::Pss(Hash::Sha256);
const MESSAGES: [&[u8]; 7] = [b"", b"1", b"two", b"three", b"4", b"five", b"six"];

/// Every signature verifies, and is what a single one is where that has nothing random.
fn check(requests: &[(&RsaPrivateKey, &[u8])]) {
    for scheme in [V15, PSS] {
        let signatures = scheme.sign_batch(&mut rng(1), requests);
        assert_eq!(signatures.len(), requests.len());
        for (&(key, message), signature) in requests.iter().zip(signatures) {
            let signature = signature.unwrap();
            scheme
                .verify(key.public_key(), message, &signature)
                .unwrap();
            if scheme == V15 {
                assert_eq!(signature, scheme.sign(key, &mut rng(2), message).unwrap());
            }
        }
    }
}

#[test]
fn batches_of_every_number() {
    let key = key("rsa1024-e65537");
    for count in 0..=MESSAGES.len() {
        let requests: Vec<_> = (MESSAGES[..count].iter()).map(|m| (&key, *m)).collect();
        check(&requests);
    }
}

#[test]
fn keys_of_every_length() {
    for name in keys() {
        let key = key(name);
        check(&[(&key, b"one"), (&key, b"another")]);
    }
}

/// Lengths that no engine takes side by side.
#[test]
fn keys_of_different_lengths() {
    let keys = [
        "rsa1024-e3",
        "rsa1025",
        "rsa1024-e65537",
        "rsa1023",
        "rsa2048-e17",
    ]
    .map(key);
    let request = |i: usize| (&keys[i], MESSAGES[i]);
    check(&[0, 1, 2, 3, 4].map(request));
    check(&[4, 0, 0, 2].map(request));
    check(&[3, 2, 1].map(request));
}

#[test]
fn keys_of_the_two_schemes() {
    let (key, messages) = (key("rsa1024-e65537"), &MESSAGES[..5]);
    let signing = pkcs1v15::SigningKey::<Sha256>::new(key.clone());
    for (message, signature) in messages
        .iter()
        .zip(signing.sign_batch(&mut rng(1), messages))
    {
        let alone = signing.sign_with_rng(&mut rng(2), message);
        assert_eq!(signature.unwrap(), alone);
    }
    let signing = pss::SigningKey::<Sha256>::new_with_salt_len(key, 20);
    for (message, signature) in messages
        .iter()
        .zip(signing.sign_batch(&mut rng(1), messages))
    {
        let verifying = signing.verifying_key();
        verifying.verify(message, &signature.unwrap()).unwrap();
    }
}

/// What fails, fails in its place.
#[test]
fn failures_stand_alone() {
    let (good, pss_only, short) = (key("rsa1024-e3"), key("pss2048-sha256"), key("rsa512"));
    let requests: [(&RsaPrivateKey, &[u8]); 4] = [
        (&good, b"one"),
        (&pss_only, b"two"),
        (&short, b"three"),
        (&good, b"four"),
    ];
    let scheme = SignatureScheme::Pkcs1v15(Hash::Sha512);
    let results = scheme.sign_batch(&mut rng(1), &requests);
    for ((key, message), result) in requests.iter().zip(&results).filter(|(r, _)| r.0 == &good) {
        let signature = result.as_ref().unwrap();
        scheme.verify(key.public_key(), message, signature).unwrap();
    }
    assert!(matches!(results[1], Err(Error::Restricted)), "{results:?}");
    let too_short = matches!(results[2], Err(Error::KeyTooShortForPadding { .. }));
    assert!(too_short, "{results:?}");
}

/// A source that gives so many draws and is broken then.
struct Breaks(usize);

impl TryRng for Breaks {
    type Error = std::io::Error;
    fn try_next_u32(&mut self) -> std::io::Result<u32> {
        Err(std::io::Error::other("broken"))
    }
    fn try_next_u64(&mut self) -> std::io::Result<u64> {
        Err(std::io::Error::other("broken"))
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> std::io::Result<()> {
        self.0 = self
            .0
            .checked_sub(1)
            .ok_or(std::io::Error::other("broken"))?;
        out.fill(1);
        Ok(())
    }
}

impl TryCryptoRng for Breaks {}

#[test]
fn a_source_that_breaks_spoils_what_needs_it() {
    let keys = ["rsa1024-e3", "rsa1024-e17", "rsa1024-e65537"].map(key);
    for good in 0..=6 {
        // A draw for the blinding of each key, and before those one for each salt.
        for (scheme, salts) in [(V15, 0), (PSS, 3)] {
            // A copy of a key has no blinding pair yet.
            let keys = keys.clone();
            let requests = [0, 1, 2].map(|i| (&keys[i], MESSAGES[i]));
            let results = scheme.sign_batch(&mut Breaks(good), &requests);
            let failed = [0, 1, 2].map(|i| results[i] == Err(Error::Random));
            let expected = [0, 1, 2].map(|i| good <= salts + i);
            assert_eq!(failed, expected, "{good} draws");
        }
    }
}
