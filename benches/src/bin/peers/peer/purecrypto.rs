//! purecrypto.

use purecrypto::bignum::{BoxedMontModulus, BoxedUint, Uint};
use purecrypto::hash::Sha256;
use purecrypto::rng::OsRng;
use purecrypto::rsa::{BoxedRsaPrivateKey, BoxedRsaPublicKey, random_prime};

use crate::contest::Task;
use crate::material::{MESSAGE, bytes};
use crate::operation::{Absence, Offer, Peer, operation, returning, verdict};

pub(crate) struct PureCrypto;

fn failed(error: impl std::fmt::Debug) -> Absence {
    Absence::failed(format!("{error:?}"))
}

impl Peer for PureCrypto {
    fn name(&self) -> &str {
        "purecrypto"
    }

    fn cannot_mask(&self) -> &[&'static str] {
        &["avx512ifma"]
    }

    fn offer(&self, task: &Task) -> Offer {
        let number = |words: &[u64]| BoxedUint::from_be_bytes(&bytes(words));
        match task {
            Task::Sign(key) => {
                let private = BoxedRsaPrivateKey::from_pkcs8_der(&key.pkcs8).map_err(failed)?;
                let sign = move || private.sign_pkcs1v15::<Sha256>(MESSAGE);
                returning(move || sign().unwrap_or_default(), Vec::clone)
            }
            Task::Verify(key) => {
                let public = BoxedRsaPublicKey::from_spki_der(&key.spki).map_err(failed)?;
                let key = key.clone();
                let verify = move || {
                    public
                        .verify_pkcs1v15::<Sha256>(MESSAGE, &key.signature)
                        .is_ok()
                };
                returning(verify, verdict)
            }
            Task::ReadAndVerify(key) => {
                let key = key.clone();
                let verify = move || {
                    BoxedRsaPublicKey::from_spki_der(&key.spki).is_ok_and(|public| {
                        public
                            .verify_pkcs1v15::<Sha256>(MESSAGE, &key.signature)
                            .is_ok()
                    })
                };
                returning(verify, verdict)
            }
            Task::Pow(power) => {
                let modulus = BoxedMontModulus::new(&number(&power.modulus));
                let (x, e) = (number(&power.base), number(&power.exponent));
                let len = 8 * power.modulus.len();
                operation(
                    BoxedUint::zero(1),
                    move |z| *z = modulus.pow(&x, &e),
                    move |z| z.to_be_bytes(len),
                )
            }
            Task::Mul(x, y) => {
                let (x, y, len) = (number(x), number(y), 8 * (x.len() + y.len()));
                operation(
                    (BoxedUint::zero(1), x, y),
                    |(z, x, y)| *z = x.mul(y),
                    move |state| state.0.to_be_bytes(len),
                )
            }
            Task::Prime(1024) => prime::<16>(),
            Task::Prime(1536) => prime::<24>(),
            Task::Prime(2048) => prime::<32>(),
            Task::Keygen(bits) => {
                let bits = *bits;
                let make = move || {
                    let e = BoxedUint::from_u64(65537);
                    let key = BoxedRsaPrivateKey::generate(bits, e, &mut OsRng, 5);
                    key.modulus().to_be_bytes(bits / 8)
                };
                returning(make, Vec::clone)
            }
            _ => Err(Absence::NotOffered),
        }
    }
}

fn prime<const N: usize>() -> Offer {
    let make = || random_prime::<N, _>(&mut OsRng, 64 * N, 5);
    operation(
        Uint::<N>::ZERO,
        move |z| *z = make(),
        |z| bytes(z.as_limbs()),
    )
}
