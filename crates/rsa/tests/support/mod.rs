//! What the tests of the schemes share.
#![allow(dead_code, unreachable_pub, reason = "no test uses all of it")]

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rsa::RsaPrivateKey;
use std::{collections::HashMap, path::PathBuf, sync::Mutex};

/// A random source that is the same in every run, or follows `LIMBS_SEED`.
pub fn rng() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(limbs_testkit::seed())
}

/// A file of `tests/data`.
pub fn data(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "data", name]
        .iter()
        .collect();
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A private key of `tests/data`, read once: import tests the primes, which takes its time under
/// emulation.
pub fn key(name: &str) -> RsaPrivateKey {
    static KEYS: Mutex<Option<HashMap<String, RsaPrivateKey>>> = Mutex::new(None);
    let mut keys = KEYS.lock().unwrap();
    keys.get_or_insert_default()
        .entry(name.into())
        .or_insert_with(|| RsaPrivateKey::from_pem(&data(name)).expect(name))
        .clone()
}

/// The key of the tests that need just one.
pub fn key_2048() -> RsaPrivateKey {
    key("rsa2048-e65537.pem")
}

/// Bytes from hexadecimal digits.
pub fn unhex(text: &str) -> Vec<u8> {
    assert!(text.len().is_multiple_of(2), "odd number of digits: {text}");
    (0..text.len() / 2)
        .map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("hexadecimal"))
        .collect()
}

/// The lines of a vector file, split at spaces, without comments.
pub fn records(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split(' ').collect())
}
