//! AWS-LC: signatures and keys by `aws-lc-rs`, numbers by `aws-lc-sys`.

use aws_lc_rs::encoding::AsDer;
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::rsa::{KeyPair, KeySize};
use aws_lc_rs::signature::{
    ParsedPublicKey, RSA_PKCS1_2048_8192_SHA256, RSA_PKCS1_SHA256, UnparsedPublicKey,
};

use crate::contest::Task;
use crate::material::{MESSAGE, bytes, padded};
use crate::operation::{Absence, Offer, Peer, operation, returning, verdict};
use crate::raw::aws_lc::{Context, Modulus, Number};

pub(crate) struct AwsLc;

impl Peer for AwsLc {
    fn name(&self) -> &str {
        "AWS-LC"
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Sign(key) => {
                let (pair, rng) = (KeyPair::from_pkcs8(&key.pkcs8)?, SystemRandom::new());
                let signature = vec![0; pair.public_modulus_len()];
                let sign = move |signature: &mut Vec<u8>| {
                    if pair
                        .sign(&RSA_PKCS1_SHA256, &rng, MESSAGE, signature)
                        .is_err()
                    {
                        signature.fill(0);
                    }
                };
                operation(signature, sign, Vec::clone)
            }
            Task::Verify(key) => {
                let parsed = ParsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, &key.spki)?;
                let key = key.clone();
                let verify = move || parsed.verify_sig(MESSAGE, &key.signature).is_ok();
                returning(verify, verdict)
            }
            Task::ReadAndVerify(key) => {
                let key = key.clone();
                let verify = move || {
                    let public = UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, &key.spki);
                    public.verify(MESSAGE, &key.signature).is_ok()
                };
                returning(verify, verdict)
            }
            Task::Keygen(bits) => {
                let size = match bits {
                    2048 => KeySize::Rsa2048,
                    3072 => KeySize::Rsa3072,
                    4096 => KeySize::Rsa4096,
                    _ => return Err(Absence::NotOffered),
                };
                let make = move || {
                    let pair = KeyPair::generate(size).and_then(|pair| pair.as_der());
                    pair.map_or(Vec::new(), |der| der.as_ref().to_vec())
                };
                returning(make, Vec::clone)
            }
            Task::Strong(numbers) => {
                let exponents = numbers.each_ref().map(|n| {
                    let mut bytes = bytes(n);
                    *bytes.last_mut().expect("it is not empty") -= 1;
                    Number::read(&bytes)
                });
                let numbers = numbers.each_ref().map(|n| Number::read(&bytes(n)));
                let two = Number::read(&[2]);
                let mut context = Context::new();
                operation(
                    [(); 4].map(|()| Number::new()),
                    move |z| {
                        for (z, (n, e)) in z.iter_mut().zip(numbers.iter().zip(&exponents)) {
                            context.pow(z, &two, e, n);
                        }
                    },
                    |z| {
                        z.iter()
                            .flat_map(|z| verdict(&(z.bytes() == [1])))
                            .collect()
                    },
                )
            }
            _ => numbers!(task),
        }
    }
}
