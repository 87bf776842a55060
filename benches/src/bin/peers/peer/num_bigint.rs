//! num-bigint, whose numbers are not secret.

use num_bigint::BigUint;

use crate::contest::Task;
use crate::material::{bytes, padded};
use crate::operation::{Absence, Offer, Peer, returning};

pub(crate) struct NumBigint;

impl Peer for NumBigint {
    fn name(&self) -> &str {
        "num-bigint (variable time)"
    }

    fn offer(&self, task: &Task) -> Offer {
        let number = |words: &[u64]| BigUint::from_bytes_be(&bytes(words));
        let answer = |len| move |z: &BigUint| padded(&z.to_bytes_be(), len);
        match task {
            Task::Pow(power) => {
                let (m, len) = (number(&power.modulus), 8 * power.modulus.len());
                let (x, e) = (number(&power.base), number(&power.exponent));
                returning(move || x.modpow(&e, &m), answer(len))
            }
            Task::Mul(x, y) => {
                let len = 8 * (x.len() + y.len());
                let (x, y) = (number(x), number(y));
                returning(move || &x * &y, answer(len))
            }
            Task::Sqr(x) => {
                let (x, len) = (number(x), 16 * x.len());
                returning(move || &x * &x, answer(len))
            }
            _ => Err(Absence::NotOffered),
        }
    }
}
