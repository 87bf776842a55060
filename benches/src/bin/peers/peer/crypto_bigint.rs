//! crypto-bigint, with sizes known to the compiler.

use crypto_bigint::modular::{FixedMontyForm, FixedMontyParams};
use crypto_bigint::{Odd, Uint};

use crate::contest::{Power, Task};
use crate::material::bytes;
use crate::operation::{Absence, Offer, Peer, operation};

pub(crate) struct CryptoBigint;

/// Calls a function generic in the number of words, of which so many are known.
macro_rules! sized {
    ($n:expr, $call:ident($($arg:expr),*)) => {
        match $n {
            8 => $call::<8>($($arg),*),
            16 => $call::<16>($($arg),*),
            24 => $call::<24>($($arg),*),
            32 => $call::<32>($($arg),*),
            48 => $call::<48>($($arg),*),
            64 => $call::<64>($($arg),*),
            128 => $call::<128>($($arg),*),
            _ => Err(Absence::NotOffered),
        }
    };
}

impl Peer for CryptoBigint {
    fn name(&self) -> &str {
        "crypto-bigint"
    }

    fn offer(&self, task: &Task) -> Offer {
        match task {
            Task::Pow(power) => sized!(power.modulus.len(), pow(power)),
            Task::Mul(x, y) => sized!(x.len(), mul(x, y)),
            Task::Sqr(x) => sized!(x.len(), sqr(x)),
            _ => Err(Absence::NotOffered),
        }
    }
}

fn number<const N: usize>(words: &[u64]) -> Uint<N> {
    Uint::from_words(words.try_into().expect("N words"))
}

fn pow<const N: usize>(power: &Power) -> Offer {
    let modulus = Option::from(Odd::new(number::<N>(&power.modulus))).expect("it is odd");
    let params = FixedMontyParams::new(modulus);
    let (x, e) = (number::<N>(&power.base), number::<N>(&power.exponent));
    operation(
        (Uint::<N>::ZERO, x, e),
        move |(z, x, e)| *z = FixedMontyForm::new(x, &params).pow_amm(e).retrieve(),
        |state| bytes(state.0.as_words()),
    )
}

fn mul<const N: usize>(x: &[u64], y: &[u64]) -> Offer {
    let (low, high) = (Uint::<N>::ZERO, Uint::<N>::ZERO);
    operation(
        (low, high, number::<N>(x), number::<N>(y)),
        |(low, high, x, y)| (*low, *high) = x.widening_mul(y),
        |state| bytes(&[*state.0.as_words(), *state.1.as_words()].concat()),
    )
}

fn sqr<const N: usize>(x: &[u64]) -> Offer {
    let (low, high) = (Uint::<N>::ZERO, Uint::<N>::ZERO);
    operation(
        (low, high, number::<N>(x)),
        |(low, high, x)| (*low, *high) = x.widening_square(),
        |state| bytes(&[*state.0.as_words(), *state.1.as_words()].concat()),
    )
}
