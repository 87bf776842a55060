//! `rsa` of RustCrypto, blinded and checked as it does by default.

use getrandom::SysRng;
use rustcrypto_rsa::pkcs1v15::{Signature, SigningKey, VerifyingKey};
use rustcrypto_rsa::pkcs8::{DecodePrivateKey, DecodePublicKey};
use rustcrypto_rsa::sha2::Sha256;
use rustcrypto_rsa::signature::{RandomizedSigner, SignatureEncoding, Verifier};
use rustcrypto_rsa::traits::PublicKeyParts;
use rustcrypto_rsa::{PrivateKey, PublicKey};

use crate::contest::Task;
use crate::material::MESSAGE;
use crate::operation::{Absence, Offer, Peer, returning, verdict};

pub(crate) struct RustCryptoRsa;

impl Peer for RustCryptoRsa {
    fn name(&self) -> &str {
        "RustCrypto rsa"
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Sign(key) => {
                let private = PrivateKey::from_pkcs8_der(&key.pkcs8)?;
                let signing = SigningKey::<Sha256>::new(private);
                returning(
                    move || signing.try_sign_with_rng(&mut SysRng, MESSAGE).ok(),
                    |signature| signature.as_ref().map_or(Vec::new(), Signature::to_vec),
                )
            }
            Task::Verify(key) => {
                let public = PublicKey::from_public_key_der(&key.spki)?;
                let verifying = VerifyingKey::<Sha256>::new(public);
                let signature = Signature::try_from(&*key.signature)?;
                returning(
                    move || verifying.verify(MESSAGE, &signature).is_ok(),
                    verdict,
                )
            }
            Task::ReadAndVerify(key) => {
                let key = key.clone();
                let verify = move || {
                    let public = PublicKey::from_public_key_der(&key.spki).ok()?;
                    let signature = Signature::try_from(&*key.signature).ok()?;
                    VerifyingKey::<Sha256>::new(public)
                        .verify(MESSAGE, &signature)
                        .ok()
                };
                returning(move || verify().is_some(), verdict)
            }
            Task::Keygen(bits) => {
                let bits = *bits;
                let make = move || {
                    let key = PrivateKey::new(&mut SysRng, bits);
                    key.map_or(Vec::new(), |key| key.n_bytes().into_vec())
                };
                returning(make, Vec::clone)
            }
            _ => Err(Absence::NotOffered),
        }
    }
}
