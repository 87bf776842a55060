//! The raw operations: their bounds, their blinding, threads.
#![cfg(feature = "pem")] // The test keys are PEM.

mod common;

use common::{check_works, key, rng};
use core::convert::Infallible;
use num_bigint::BigUint;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, TryCryptoRng, TryRng};
use rsa::Error;

/// Gives the scripted draws first, then random ones; counts.
struct Scripted {
    script: Vec<Vec<u8>>,
    then: ChaCha20Rng,
    draws: usize,
}

impl Scripted {
    fn new(script: Vec<Vec<u8>>) -> Self {
        Self {
            script,
            then: rng(1),
            draws: 0,
        }
    }
}

impl TryRng for Scripted {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let mut bytes = [0; 4];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        match self.script.get(self.draws) {
            Some(draw) => out.copy_from_slice(draw),
            None => self.then.fill_bytes(out),
        }
        self.draws += 1;
        Ok(())
    }
}

impl TryCryptoRng for Scripted {}

/// A source that is broken.
struct Broken;

impl TryRng for Broken {
    type Error = std::io::Error;
    fn try_next_u32(&mut self) -> std::io::Result<u32> {
        Err(std::io::Error::other("broken"))
    }
    fn try_next_u64(&mut self) -> std::io::Result<u64> {
        Err(std::io::Error::other("broken"))
    }
    fn try_fill_bytes(&mut self, _: &mut [u8]) -> std::io::Result<()> {
        Err(std::io::Error::other("broken"))
    }
}

impl TryCryptoRng for Broken {}

/// A source that gives zeros for ever.
struct Zeros;

impl TryRng for Zeros {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(0)
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(0)
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        out.fill(0);
        Ok(())
    }
}

impl TryCryptoRng for Zeros {}

#[test]
fn a_blinding_value_of_zero_or_without_inverse_is_drawn_again() {
    let key = key("rsa1024-e17");
    let size = key.size();
    let padded = |x: &BigUint| {
        let bytes = x.to_bytes_be();
        [vec![0; size - bytes.len()], bytes].concat()
    };
    let secret = key.secret_be_bytes();
    let [p, q] = [secret.p, secret.q].map(|x| BigUint::from_bytes_be(&x));
    let n = &p * &q;
    let script = vec![
        vec![0; size],
        padded(&p),
        padded(&(&q * 3u8)),
        padded(&n),
        vec![0xff; size],
    ];
    let mut rng = Scripted::new(script);
    let (x, mut y, mut z) = (vec![7; size], vec![0; size], vec![0; size]);
    key.raw_private_op(&mut rng, &x, &mut y).unwrap();
    assert!(rng.draws >= 6, "{} draws", rng.draws);
    key.public_key().raw_public_op(&y, &mut z).unwrap();
    assert_eq!(x, z);
}

#[test]
fn a_broken_random_source_is_an_error_and_releases_nothing() {
    let key = key("rsa1024-e17");
    let mut out = vec![1; 128];
    let input = [5; 128];
    assert_eq!(
        key.raw_private_op(&mut Broken, &input, &mut out),
        Err(Error::Random)
    );
    assert_eq!(out, [0; 128]);
    // Zeros for ever end too.
    assert_eq!(
        key.raw_private_op(&mut Zeros, &input, &mut out),
        Err(Error::Random)
    );
}

#[test]
fn blinding_is_drawn_once_in_32_operations_and_results_do_not_depend_on_it() {
    let key = key("rsa1024-e3");
    let mut rng = Scripted::new(Vec::new());
    let input = [9; 128];
    let mut first = [0; 128];
    key.raw_private_op(&mut rng, &input, &mut first).unwrap();
    let draws = rng.draws;
    for i in 1..32 {
        let mut out = [0; 128];
        key.raw_private_op(&mut rng, &input, &mut out).unwrap();
        assert_eq!((out, rng.draws), (first, draws), "{i}");
    }
    let mut out = [0; 128];
    key.raw_private_op(&mut rng, &input, &mut out).unwrap();
    assert_eq!(out, first);
    assert!(rng.draws > draws);
}

#[test]
fn numbers_not_below_the_modulus_and_wrong_lengths_are_refused() {
    for name in ["rsa1023", "rsa1024-e3", "rsa1025"] {
        let key = key(name);
        let public = key.public_key();
        let n = public.n_be_bytes();
        let mut out = vec![1; n.len()];
        for input in [n.to_vec(), vec![0xff; n.len()]] {
            assert_eq!(
                public.raw_public_op(&input, &mut out),
                Err(Error::NotBelowModulus)
            );
            let error = key.raw_private_op(&mut rng(0), &input, &mut out);
            assert_eq!(error, Err(Error::NotBelowModulus));
        }
        for len in [0, 1, n.len() - 1, n.len() + 1] {
            let error = Err(Error::LengthMismatch {
                expected: n.len(),
                given: len,
            });
            let input = vec![0; len];
            assert_eq!(public.raw_public_op(&input, &mut out), error);
            assert_eq!(key.raw_private_op(&mut rng(0), &input, &mut out), error);
            let (input, mut out) = (vec![0; n.len()], vec![0; len]);
            assert_eq!(public.raw_public_op(&input, &mut out), error);
            assert_eq!(key.raw_private_op(&mut rng(0), &input, &mut out), error);
        }
    }
}

#[test]
fn awkward_inputs_come_back() {
    let key = key("rsa1024-e3");
    let secret = key.secret_be_bytes();
    let [p, q] = [secret.p, secret.q].map(|x| BigUint::from_bytes_be(&x));
    let n = &p * &q;
    let one = BigUint::from(1u8);
    let inputs = [
        BigUint::default(),
        one.clone(),
        &n - &one,
        p.clone(),
        q.clone(),
        &n - &p,
        &one << 512,
        (&one << 1000) - &one,
        &p * 2u8,
    ];
    for x in inputs {
        let bytes = x.to_bytes_be();
        let padded = [vec![0; 128 - bytes.len()], bytes].concat();
        let (mut y, mut z) = ([0; 128], [0; 128]);
        key.raw_private_op(&mut rng(2), &padded, &mut y).unwrap();
        key.public_key().raw_public_op(&y, &mut z).unwrap();
        assert_eq!(padded, z);
    }
}

#[test]
fn a_key_serves_many_threads() {
    let key = key("rsa1024-e65537");
    std::thread::scope(|scope| {
        for seed in 0..4 {
            let key = &key;
            scope.spawn(move || {
                for round in 0..20 {
                    check_works(key, 100 * seed + round);
                }
            });
        }
    });
}
