//! What this project does.

use getrandom::SysRng;
use limbs_core::{
    LIMB_BYTES, Limb, from_be_bytes, mul, mul_scratch_len, sqr, sqr_scratch_len, to_be_bytes,
};
use montgomery::{BoxedModulus, scratch};
use primality::{PrimeOptions, StrongTest};
use rsa::{KeyOptions, RsaPrivateKey, RsaPublicKey};

use crate::contest::{Power, Task};
use crate::material::{MESSAGE, SCHEME, bytes};
use crate::operation::{Offer, Peer, operation, returning, verdict};

pub(crate) struct Limbs;

impl Peer for Limbs {
    fn name(&self) -> &str {
        "limbs"
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Sign(key) => {
                let key = RsaPrivateKey::from_der(&key.pkcs8)?;
                returning(move || sign(&key), |signature| signature.to_vec())
            }
            Task::SignFour(key) => {
                let key = RsaPrivateKey::from_der(&key.pkcs8)?;
                let sign = move || {
                    let signatures = SCHEME.sign_batch(&mut SysRng, &[(&key, MESSAGE); 4]);
                    let signatures: Result<Vec<_>, _> = signatures.into_iter().collect();
                    signatures.unwrap_or_default()
                };
                returning(sign, |signatures| {
                    signatures.last().map_or(Vec::new(), |last| last.to_vec())
                })
            }
            Task::Verify(key) => {
                let (read, key) = (RsaPublicKey::from_der(&key.spki)?, key.clone());
                let verify = move || SCHEME.verify(&read, MESSAGE, &key.signature).is_ok();
                returning(verify, verdict)
            }
            Task::ReadAndVerify(key) => {
                let key = key.clone();
                let verify = move || {
                    let read = RsaPublicKey::from_der(&key.spki);
                    read.is_ok_and(|read| SCHEME.verify(&read, MESSAGE, &key.signature).is_ok())
                };
                returning(verify, verdict)
            }
            Task::Pow(power) => pow(power),
            Task::Mul(x, y) => product(limbs(x), limbs(y)),
            Task::Sqr(x) => square(limbs(x)),
            Task::Strong(numbers) => {
                let numbers = numbers.each_ref().map(|n| limbs(n));
                returning(
                    move || strong(&numbers),
                    |passed| passed.iter().flat_map(verdict).collect(),
                )
            }
            Task::Prime(bits) => {
                let generator = PrimeOptions::new(*bits).top_two_bits().prepare()?;
                let make = move || {
                    let prime = generator.generate(&mut SysRng);
                    prime.map_or(Vec::new(), |p| be_bytes(p.as_limbs()))
                };
                returning(make, Vec::clone)
            }
            Task::Keygen(bits) => {
                let options = KeyOptions::new(*bits);
                let make = move || {
                    let key = options.generate(&mut SysRng);
                    key.map_or(Vec::new(), |key| key.public_key().n_be_bytes().to_vec())
                };
                returning(make, Vec::clone)
            }
        }
    }
}

fn product(x: Vec<Limb>, y: Vec<Limb>) -> Offer {
    let t = vec![0; mul_scratch_len(x.len(), y.len())];
    let z = vec![0; x.len() + y.len()];
    let run = |(x, y, z, t): &mut (Vec<_>, Vec<_>, Vec<_>, Vec<_>)| mul(z, x, y, t);
    operation((x, y, z, t), run, |state| be_bytes(&state.2))
}

fn square(x: Vec<Limb>) -> Offer {
    let t = vec![0; sqr_scratch_len(x.len())];
    let z = vec![0; 2 * x.len()];
    let run = |(x, z, t): &mut (Vec<_>, Vec<_>, Vec<_>)| sqr(z, x, t);
    operation((x, z, t), run, |state| be_bytes(&state.1))
}

/// Which of the numbers pass a strong test to base 2.
fn strong(numbers: &[Vec<Limb>]) -> Vec<bool> {
    let tests: Result<Vec<_>, _> = numbers.iter().map(|n| StrongTest::new(n)).collect();
    tests.map_or(Vec::new(), |mut t| StrongTest::batch_passes_base_2(&mut t))
}

/// Blinded and checked; nothing if that fails.
fn sign(key: &RsaPrivateKey) -> Box<[u8]> {
    SCHEME.sign(key, &mut SysRng, MESSAGE).unwrap_or_default()
}

fn pow(power: &Power) -> Offer {
    let modulus = BoxedModulus::new(&limbs(&power.modulus))?;
    let (base, exponent) = (limbs(&power.base), limbs(&power.exponent));
    let bits = 64 * power.exponent.len();
    let n = modulus.len();
    let scratch = vec![0; scratch::pow(n, bits).max(scratch::mul(n))];
    let (x, z) = (modulus.zero(), modulus.zero());
    let out = vec![0; n];
    operation(
        (x, z, out, scratch),
        move |(x, z, out, scratch)| {
            modulus
                .to_form_into(x, &base, scratch)
                .expect("the base is less than the modulus");
            modulus.pow_into(z, x, &exponent, bits, scratch);
            modulus
                .from_form_into(out, z, scratch)
                .expect("a form of this modulus");
        },
        |state| be_bytes(&state.2),
    )
}

fn limbs(words: &[u64]) -> Vec<Limb> {
    let mut limbs = vec![0; words.len() * 8 / LIMB_BYTES];
    from_be_bytes(&mut limbs, &bytes(words)).expect("as many limbs as it has");
    limbs
}

/// A number's bytes, highest first.
pub(crate) fn be_bytes(limbs: &[Limb]) -> Vec<u8> {
    let mut bytes = vec![0; limbs.len() * LIMB_BYTES];
    to_be_bytes(&mut bytes, limbs).expect("as many bytes as it has");
    bytes
}
