//! Keys and numbers, the same for all contestants.

use std::rc::Rc;

use getrandom::SysRng;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rsa::pkcs1::{EncodeRsaPrivateKey, EncodeRsaPublicKey};
use rsa::pkcs8::EncodePrivateKey;
use rsa::spki::EncodePublicKey;
use rsa::{Hash, RsaPrivateKey, SignatureScheme};

/// What is signed.
pub(crate) const MESSAGE: &[u8] =
    b"a message of a few bytes, as tokens and certificates are hashed first";
/// How.
pub(crate) const SCHEME: SignatureScheme = SignatureScheme::Pkcs1v15(Hash::Sha256);

/// An RSA key in all encodings, with a signature.
#[allow(dead_code, reason = "which are read depends on the peers")]
pub(crate) struct Key {
    pub(crate) bits: usize,
    pub(crate) pkcs8: Vec<u8>,
    pub(crate) pkcs1: Vec<u8>,
    pub(crate) spki: Vec<u8>,
    pub(crate) public_pkcs1: Vec<u8>,
    pub(crate) n: Vec<u8>,
    pub(crate) e: Vec<u8>,
    pub(crate) signature: Vec<u8>,
}

impl Key {
    pub(crate) fn new(bits: usize) -> Result<Rc<Self>, String> {
        macro_rules! pem {
            ($name:literal) => {
                include_str!(concat!("../../../../crates/rsa/tests/data/", $name, ".pem"))
            };
        }
        let pem = match bits {
            2048 => pem!("rsa2048-e65537"),
            3072 => pem!("rsa3072-e65537"),
            4096 => pem!("rsa4096-e65537"),
            8192 => pem!("rsa8192"),
            _ => return Err(format!("no key of {bits} bits")),
        };
        Self::read(bits, pem).map_err(|e| format!("the key of {bits} bits: {e}"))
    }

    fn read(bits: usize, pem: &str) -> Result<Rc<Self>, Box<dyn std::error::Error>> {
        let key = RsaPrivateKey::from_pem(pem)?;
        let public = key.public_key();
        Ok(Rc::new(Self {
            bits,
            pkcs8: key.to_pkcs8_der()?.as_bytes().to_vec(),
            pkcs1: key.to_pkcs1_der()?.as_bytes().to_vec(),
            spki: public.to_public_key_der()?.into_vec(),
            public_pkcs1: public.to_pkcs1_der()?.into_vec(),
            n: public.n_be_bytes().to_vec(),
            e: public.e_be_bytes().to_vec(),
            signature: SCHEME.sign(&key, &mut SysRng, MESSAGE)?.into_vec(),
        }))
    }
}

/// A random number of so many 64-bit words, low first, its top bit set.
pub(crate) fn words(count: usize, seed: u64) -> Vec<u64> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut words: Vec<u64> = (0..count).map(|_| rng.next_u64()).collect();
    words[count - 1] |= 1 << 63;
    words
}

/// The same number, highest byte first.
pub(crate) fn bytes(words: &[u64]) -> Vec<u8> {
    words.iter().rev().flat_map(|w| w.to_be_bytes()).collect()
}

/// The words of a number whose highest byte comes first, as many as it needs.
#[allow(dead_code, reason = "depends on the peers")]
pub(crate) fn words_of(bytes: &[u8]) -> Vec<u64> {
    let word = |chunk: &[u8]| chunk.iter().fold(0, |w, b| w << 8 | u64::from(*b));
    bytes.rchunks(8).map(word).collect()
}

/// Bytes of a number, padded in front.
#[allow(dead_code, reason = "depends on the peers")]
pub(crate) fn padded(bytes: &[u8], len: usize) -> Vec<u8> {
    let zeros = len.saturating_sub(bytes.len());
    [&vec![0; zeros], bytes].concat()
}
