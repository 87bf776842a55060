//! crypto-primes.

use crypto_bigint::{Odd, U1024, U1536, U2048};
use crypto_primes::hazmat::MillerRabin;
use crypto_primes::{Flavor, random_prime};
use getrandom::SysRng;
use rand_core::UnwrapErr;

use crate::contest::Task;
use crate::material::bytes;
use crate::operation::{Absence, Offer, Peer, returning, verdict};

pub(crate) struct CryptoPrimes;

impl Peer for CryptoPrimes {
    fn name(&self) -> &str {
        "crypto-primes"
    }

    fn offer(&self, task: &Task) -> Offer {
        macro_rules! prime {
            ($number:ty, $bits:literal) => {
                returning(
                    || random_prime::<$number, _>(&mut UnwrapErr(SysRng), Flavor::Any, $bits),
                    |prime| bytes(prime.as_words()),
                )
            };
        }
        match task {
            Task::Strong(numbers) if numbers[0].len() == 16 => {
                let numbers = numbers.each_ref().map(|n| {
                    let number = U1024::from_words(n[..].try_into().expect("16 words"));
                    Option::from(Odd::new(number)).expect("it is odd")
                });
                let test = move || {
                    numbers.map(|n: Odd<U1024>| {
                        MillerRabin::new(n).test_base_two().is_probably_prime()
                    })
                };
                returning(test, |passed| passed.iter().flat_map(verdict).collect())
            }
            Task::Prime(1024) => prime!(U1024, 1024),
            Task::Prime(1536) => prime!(U1536, 1536),
            Task::Prime(2048) => prime!(U2048, 2048),
            _ => Err(Absence::NotOffered),
        }
    }
}
