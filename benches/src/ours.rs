//! What this project does, timed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use getrandom::SysRng;
use primality::PrimeOptions;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rsa::{Hash, RsaPrivateKey, SignatureScheme};

/// The scheme that `openssl speed` stands nearest to.
const SCHEME: SignatureScheme = SignatureScheme::Pkcs1v15(Hash::Sha256);

/// A key and a message, its signature.
pub(crate) struct Signer {
    key: RsaPrivateKey,
    signature: Box<[u8]>,
}

const MESSAGE: &[u8] = b"a message of a few bytes, as tokens and certificates are hashed first";

impl Signer {
    pub(crate) fn new(bits: usize) -> Result<Self, String> {
        let pem = match bits {
            2048 => include_str!("../../crates/rsa/tests/data/rsa2048-e65537.pem"),
            3072 => include_str!("../../crates/rsa/tests/data/rsa3072-e65537.pem"),
            4096 => include_str!("../../crates/rsa/tests/data/rsa4096-e65537.pem"),
            _ => return Err(format!("no key of {bits} bits")),
        };
        let key = RsaPrivateKey::from_pem(pem).map_err(|e| e.to_string())?;
        let signature = SCHEME
            .sign(&key, &mut SysRng, MESSAGE)
            .map_err(|e| e.to_string())?;
        Ok(Self { key, signature })
    }

    /// Microseconds of a signature: padded, blinded, checked.
    pub(crate) fn sign(&self, round: Duration) -> f64 {
        per_call(round, || {
            black_box(
                SCHEME
                    .sign(&self.key, &mut SysRng, black_box(MESSAGE))
                    .is_ok(),
            );
        })
    }

    /// Microseconds of a verification with a key that was read before.
    pub(crate) fn verify(&self, round: Duration) -> f64 {
        let key = self.key.public_key();
        per_call(round, || {
            black_box(
                SCHEME
                    .verify(key, black_box(MESSAGE), &self.signature)
                    .is_ok(),
            );
        })
    }
}

/// Microseconds of a call, over a round.
fn per_call(round: Duration, mut call: impl FnMut()) -> f64 {
    call();
    let start = Instant::now();
    let mut calls = 0u32;
    while start.elapsed() < round {
        (0..8).for_each(|_| call());
        calls += 8;
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(calls)
}

/// How long primes took.
pub(crate) struct Primes {
    pub(crate) bits: usize,
    pub(crate) count: u32,
    /// Milliseconds.
    pub(crate) mean: f64,
    /// Standard error of the mean.
    pub(crate) error: f64,
}

/// Makes primes one after the other on one core, as for RSA: every candidate drawn afresh.
pub(crate) fn primes(bits: usize, count: u32, seed: u64) -> Result<Primes, String> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let options = PrimeOptions::new(bits).top_two_bits();
    let generator = options.prepare().map_err(|e| e.to_string())?;
    let mut times = Vec::new();
    for _ in 0..count {
        let start = Instant::now();
        black_box(generator.generate(&mut rng).map_err(|e| e.to_string())?);
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    let n = f64::from(count);
    let mean = times.iter().sum::<f64>() / n;
    let variance = times.iter().map(|t| (t - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    Ok(Primes {
        bits,
        count,
        mean,
        error: (variance / n).sqrt(),
    })
}
