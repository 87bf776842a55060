//! OpenSSL, as the crate `openssl` brings it.

use openssl::error::ErrorStack;
use openssl::md::Md;
use openssl::pkey::{PKey, Private, Public};
use openssl::pkey_ctx::PkeyCtx;
use openssl::rsa::{Padding, Rsa};
use openssl::sha::sha256;

use crate::contest::Task;
use crate::material::{Key, MESSAGE, bytes, padded};
use crate::operation::{Absence, Offer, Peer, operation, returning, verdict};
use crate::raw::openssl::{Context, Modulus, Number};

pub(crate) struct OpenSsl {
    name: String,
}

impl OpenSsl {
    pub(crate) fn new() -> Self {
        let version = openssl::version::version();
        let words = version.split(' ').take(2);
        Self {
            name: words.collect::<Vec<_>>().join(" "),
        }
    }
}

fn signer(key: &Key) -> Result<PkeyCtx<Private>, ErrorStack> {
    let private = PKey::private_key_from_der(&key.pkcs8)?;
    let mut context = PkeyCtx::new(&private)?;
    context.sign_init()?;
    context.set_rsa_padding(Padding::PKCS1)?;
    context.set_signature_md(Md::sha256())?;
    Ok(context)
}

fn verifier(spki: &[u8]) -> Result<PkeyCtx<Public>, ErrorStack> {
    let public = PKey::public_key_from_der(spki)?;
    let mut context = PkeyCtx::new(&public)?;
    context.verify_init()?;
    context.set_rsa_padding(Padding::PKCS1)?;
    context.set_signature_md(Md::sha256())?;
    Ok(context)
}

impl Peer for OpenSsl {
    fn name(&self) -> &str {
        &self.name
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Sign(key) => {
                let mut context = signer(key)?;
                let sign = move |signature: &mut Vec<u8>| {
                    signature.clear();
                    if context.sign_to_vec(&sha256(MESSAGE), signature).is_err() {
                        signature.clear();
                    }
                };
                operation(Vec::new(), sign, Vec::clone)
            }
            Task::Verify(key) => {
                let (mut context, key) = (verifier(&key.spki)?, key.clone());
                let verify = move || {
                    let verdict = context.verify(&sha256(MESSAGE), &key.signature);
                    verdict.unwrap_or(false)
                };
                returning(verify, verdict)
            }
            Task::ReadAndVerify(key) => {
                let key = key.clone();
                let verify = move || {
                    let verdict = verifier(&key.spki)
                        .and_then(|mut context| context.verify(&sha256(MESSAGE), &key.signature));
                    verdict.unwrap_or(false)
                };
                returning(verify, verdict)
            }
            Task::Keygen(bits) => {
                let bits = u32::try_from(*bits)?;
                let make = move || Rsa::generate(bits).map_or(Vec::new(), |key| key.n().to_vec());
                returning(make, Vec::clone)
            }
            Task::Strong(numbers) => {
                let numbers = numbers.each_ref().map(|n| number(n));
                let exponents = numbers.each_ref().map(minus_one);
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

/// `BN_mod_exp_mont_word`, which OpenSSL's own tests of primes do not use, with everything made ready.
pub(crate) struct OneWord;

impl Peer for OneWord {
    fn name(&self) -> &str {
        "OpenSSL's BN_mod_exp_mont_word, modulus prepared"
    }

    fn offer(&self, task: &Task) -> Offer {
        let Task::Strong(numbers) = task else {
            return Err(Absence::NotOffered);
        };
        let exponents = numbers.each_ref().map(|n| minus_one(&number(n)));
        let mut moduli = numbers.each_ref().map(|n| Modulus::new(&bytes(n)));
        operation(
            [(); 4].map(|()| Number::new()),
            move |z| {
                for (z, (m, e)) in z.iter_mut().zip(moduli.iter_mut().zip(&exponents)) {
                    m.pow_word(z, 2, e);
                }
            },
            |z| {
                z.iter()
                    .flat_map(|z| verdict(&(z.bytes() == [1])))
                    .collect()
            },
        )
    }
}

fn number(words: &[u64]) -> Number {
    Number::read(&bytes(words))
}

/// n - 1 for an odd n.
fn minus_one(n: &Number) -> Number {
    let mut bytes = n.bytes();
    *bytes.last_mut().expect("it is not zero") -= 1;
    Number::read(&bytes)
}
