//! Signatures of messages that may be anything.

use crate::key::key;
use limbs_testkit::TestRng;
use rsa::{Hash, SignatureScheme};

/// The first two bytes change a signature, the others are the message.
pub fn run(data: &[u8]) {
    let [place, bit, message @ ..] = data else {
        return;
    };
    let public = key().public_key();
    for scheme in [
        SignatureScheme::Pss(Hash::Sha256),
        SignatureScheme::Pkcs1v15(Hash::Sha256),
    ] {
        let mut rng = TestRng::from_bytes(data);
        let mut signature = scheme.sign(key(), &mut rng, message).expect("a signature");
        assert_eq!(scheme.verify(public, message, &signature), Ok(()));
        // Bytes that nobody signed are no signature of this message.
        assert!(scheme.verify(public, message, data).is_err());
        let place = usize::from(*place) % signature.len();
        signature[place] ^= 1 << (bit % 8);
        assert!(scheme.verify(public, message, &signature).is_err());
    }
}

#[cfg(test)]
#[test]
fn smoke() {
    crate::smoke::run("sign_verify", 40, &[], run);
}
