//! ring, whose every verification reads the key.

use ring::rand::SystemRandom;
use ring::rsa::KeyPair;
use ring::signature::{RSA_PKCS1_2048_8192_SHA256, RSA_PKCS1_SHA256, UnparsedPublicKey};

use crate::contest::Task;
use crate::material::MESSAGE;
use crate::operation::{Absence, Offer, Peer, operation, returning, verdict};

pub(crate) struct Ring;

impl Peer for Ring {
    fn name(&self) -> &str {
        "ring"
    }

    fn cannot_mask(&self) -> &[&'static str] {
        &["adx", "bmi2", "avx2"]
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Sign(key) => {
                let pair = KeyPair::from_pkcs8(&key.pkcs8)?;
                let rng = SystemRandom::new();
                let sign = move |signature: &mut Vec<u8>| {
                    if pair
                        .sign(&RSA_PKCS1_SHA256, &rng, MESSAGE, signature)
                        .is_err()
                    {
                        signature.fill(0);
                    }
                };
                operation(vec![0; key.bits / 8], sign, Vec::clone)
            }
            Task::ReadAndVerify(key) => {
                let key = key.clone();
                let verify = move || {
                    let public =
                        UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, &key.public_pkcs1);
                    public.verify(MESSAGE, &key.signature).is_ok()
                };
                returning(verify, verdict)
            }
            _ => Err(Absence::NotOffered),
        }
    }
}
