//! The message given out for a ciphertext whose PKCS#1 v1.5 padding is wrong.
//!
//! After draft-irtf-cfrg-rsa-guidance, section 7: message and length are pseudo-random, and the
//! same for the same key and ciphertext, so that nobody can tell them from a decrypted message by
//! asking again.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use zeroize::{Zeroize, Zeroizing};

use crate::ct::Mask;

/// Candidates for the length of the message: 128 numbers of two bytes.
const LENGTH_BYTES: usize = 256;

/// The key of the pseudo-random function, bound to private key and ciphertext.
pub(crate) struct RejectionKey(Hmac<Sha256>);

impl RejectionKey {
    /// KDK = HMAC-SHA256(SHA-256(d), ciphertext); `d` and `ciphertext` are big-endian of the
    /// modulus' size.
    pub(crate) fn new(d: &[u8], ciphertext: &[u8]) -> Self {
        let mut key = Sha256::digest(d);
        let mut kdk = hmac(&key).chain_update(ciphertext).finalize().into_bytes();
        let keyed = hmac(&kdk);
        key.as_mut_slice().zeroize();
        kdk.as_mut_slice().zeroize();
        Self(keyed)
    }

    /// Fills `z` with IRPRF(KDK, label, len): the values HMAC(KDK, i || label || bits) for i = 0,
    /// 1, ..., where i and the length in bits take two bytes each.
    ///
    /// `z` is at most 2048 bytes, so i <= 64 and bits <= 2^14 fit.
    fn fill(&self, label: &[u8], z: &mut [u8]) {
        let bits = (z.len() * 8) as u16;
        for (block, i) in z.chunks_mut(32).zip(0u16..) {
            let mut value = self
                .0
                .clone()
                .chain_update(i.to_be_bytes())
                .chain_update(label)
                .chain_update(bits.to_be_bytes())
                .finalize()
                .into_bytes();
            block.copy_from_slice(&value[..block.len()]);
            value.as_mut_slice().zeroize();
        }
    }

    /// Fills `z`, of the modulus' size, with the alternative message; its last `length` bytes
    /// count.
    pub(crate) fn message(&self, z: &mut [u8]) {
        self.fill(b"message", z);
    }

    /// The length of the alternative message, at most `max` < 2^16: the last of the candidates, cut
    /// to the bits of `max`, that is not above it. It is 0 if none is (less than 2^-128 in
    /// probability, as each is with a probability above 1/2).
    ///
    /// As the draft says, candidates get the bit length of `max`. OpenSSL gives them that of `max +
    /// 1`, and so another message where `max + 1` is a power of two (moduli of 74, 138, 266, 522
    /// and 1034 bytes).
    pub(crate) fn length(&self, max: u32) -> u32 {
        let mut candidates = Zeroizing::new([0; LENGTH_BYTES]);
        self.fill(b"length", candidates.as_mut_slice());
        let bits = u32::MAX.checked_shr(max.leading_zeros()).unwrap_or(0);
        let mut length = 0;
        for pair in candidates.chunks_exact(2) {
            let candidate = u32::from(u16::from_be_bytes([pair[0], pair[1]])) & bits;
            length = Mask::lt(max, candidate).select(length, candidate);
        }
        length
    }
}

fn hmac(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes a key of any length")
}
