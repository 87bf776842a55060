//! GMP, built for this processor.

use getrandom::SysRng;
use rand_core::TryRng;

use crate::contest::Task;
use crate::material::bytes;
use crate::operation::{Absence, Offer, Peer, operation, returning, verdict};
use crate::raw::gmp::{Number, mul, sec_pow, sec_pow_scratch_len, sqr};

pub(crate) struct Gmp;

impl Peer for Gmp {
    fn name(&self) -> &str {
        "GMP"
    }

    fn cannot_mask(&self) -> &[&'static str] {
        &["adx", "bmi2"]
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Pow(power) => {
                let n = power.modulus.len();
                let (z, t) = (vec![0; n], vec![0; sec_pow_scratch_len(n)]);
                operation(
                    (z, power.clone(), t),
                    |(z, p, t)| sec_pow(z, &p.base, &p.exponent, &p.modulus, t),
                    |state| bytes(&state.0),
                )
            }
            Task::Mul(x, y) => operation(
                (vec![0; 2 * x.len()], x.clone(), y.clone()),
                |(z, x, y)| mul(z, x, y),
                |state| bytes(&state.0),
            ),
            Task::Sqr(x) => operation(
                (vec![0; 2 * x.len()], x.clone()),
                |(z, x)| sqr(z, x),
                |state| bytes(&state.0),
            ),
            Task::Strong(numbers) => {
                let numbers = numbers.each_ref().map(|n| Number::from_words(n));
                let test = move || numbers.each_ref().map(Number::passes_fermat_base_2);
                returning(test, |passed| passed.iter().flat_map(verdict).collect())
            }
            Task::Prime(bits) => {
                let words = bits / 64;
                let make = move || {
                    let mut start: Vec<u64> = Vec::new();
                    for _ in 0..words {
                        start.push(SysRng.try_next_u64().unwrap_or_default());
                    }
                    start[words - 1] |= 3 << 62;
                    Number::from_words(&start).next_prime().bytes()
                };
                returning(make, Vec::clone)
            }
            _ => Err(Absence::NotOffered),
        }
    }
}
