//! rscrypto.

use rscrypto::{RsaPkcs1v15Profile, RsaPrivateKey, RsaPublicKey, RsaPublicKeyPolicy};

use crate::contest::Task;
use crate::material::MESSAGE;
use crate::operation::{Absence, Offer, Peer, operation, returning, verdict};

pub(crate) struct RsCrypto;

const PROFILE: RsaPkcs1v15Profile = RsaPkcs1v15Profile::Sha256;
/// By default it refuses 2048 bits.
const POLICY: RsaPublicKeyPolicy = RsaPublicKeyPolicy::LEGACY_VERIFICATION;

impl Peer for RsCrypto {
    fn name(&self) -> &str {
        "rscrypto"
    }

    fn cannot_mask(&self) -> &[&'static str] {
        &["adx", "bmi2"]
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Sign(key) => {
                let private = RsaPrivateKey::from_pkcs8_der_with_policy(&key.pkcs8, &POLICY)?;
                let scratch = private.private_scratch();
                operation(
                    (vec![0; private.signature_len()], scratch),
                    move |(signature, scratch)| {
                        let done = private
                            .sign_pkcs1v15_with_scratch(PROFILE, MESSAGE, signature, scratch);
                        if done.is_err() {
                            signature.fill(0);
                        }
                    },
                    |state| state.0.clone(),
                )
            }
            Task::Verify(key) => {
                let public = RsaPublicKey::from_spki_der_with_policy(&key.spki, &POLICY)?;
                let mut scratch = public.public_scratch();
                let key = key.clone();
                let verify = move || {
                    public
                        .verify_pkcs1v15_with_scratch(
                            PROFILE,
                            MESSAGE,
                            &key.signature,
                            &mut scratch,
                        )
                        .is_ok()
                };
                returning(verify, verdict)
            }
            Task::ReadAndVerify(key) => {
                let key = key.clone();
                let verify = move || {
                    RsaPublicKey::from_spki_der_with_policy(&key.spki, &POLICY).is_ok_and(
                        |public| {
                            public
                                .verify_pkcs1v15(PROFILE, MESSAGE, &key.signature)
                                .is_ok()
                        },
                    )
                };
                returning(verify, verdict)
            }
            Task::Keygen(bits) => {
                let bits = *bits;
                let make = move || {
                    let key = RsaPrivateKey::generate_with_policy(bits, &POLICY);
                    key.map_or(Vec::new(), |key| key.public_key().modulus().to_vec())
                };
                returning(make, Vec::clone)
            }
            _ => Err(Absence::NotOffered),
        }
    }
}
