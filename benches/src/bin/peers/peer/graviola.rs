//! graviola.

use graviola::Error;
use graviola::signing::rsa::{KeySize, SigningKey, VerifyingKey};

use crate::contest::Task;
use crate::material::MESSAGE;
use crate::operation::{Absence, Offer, Peer, operation, returning, verdict};

pub(crate) struct Graviola;

fn failed(error: Error) -> Absence {
    Absence::failed(format!("{error:?}"))
}

impl Peer for Graviola {
    fn name(&self) -> &str {
        "graviola"
    }

    fn cannot_mask(&self) -> &[&'static str] {
        &["adx", "bmi2", "avx2"]
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Sign(key) => {
                let signing = SigningKey::from_pkcs8_der(&key.pkcs8).map_err(failed)?;
                let sign = move |signature: &mut Vec<u8>| {
                    if signing.sign_pkcs1_sha256(signature, MESSAGE).is_err() {
                        signature.fill(0);
                    }
                };
                operation(vec![0; key.bits / 8], sign, Vec::clone)
            }
            Task::Verify(key) => {
                let public = VerifyingKey::from_pkcs1_der(&key.public_pkcs1).map_err(failed)?;
                let key = key.clone();
                let verify = move || public.verify_pkcs1_sha256(&key.signature, MESSAGE).is_ok();
                returning(verify, verdict)
            }
            Task::ReadAndVerify(key) => {
                let key = key.clone();
                let verify = move || {
                    VerifyingKey::from_pkcs1_der(&key.public_pkcs1)
                        .and_then(|public| public.verify_pkcs1_sha256(&key.signature, MESSAGE))
                        .is_ok()
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
                    let mut der = [0; 4096];
                    let key = SigningKey::generate(size);
                    let key = key.and_then(|key| Ok(key.to_pkcs1_der(&mut der)?.to_vec()));
                    key.unwrap_or_default()
                };
                returning(make, Vec::clone)
            }
            _ => Err(Absence::NotOffered),
        }
    }
}
