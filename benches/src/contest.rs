//! Rounds in which the contestants alternate.

use std::time::Duration;

use crate::openssl::{self, Code};
use crate::ours::Signer;

/// The rounds of a contestant, in microseconds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rounds(Vec<f64>);

impl Rounds {
    pub(crate) fn fastest(&self) -> f64 {
        self.0.iter().copied().fold(f64::INFINITY, f64::min)
    }

    pub(crate) fn median(&self) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        let middle = sorted.len() / 2;
        if sorted.len() % 2 == 1 {
            sorted[middle]
        } else {
            (sorted[middle - 1] + sorted[middle]) / 2.0
        }
    }
}

/// An operation, ours and theirs.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) ours: Rounds,
    pub(crate) theirs: Vec<(&'static str, Rounds)>,
}

/// Signatures and verifications with keys of that size.
pub(crate) fn rsa(bits: usize, rounds: u32, round: Duration) -> Result<[Row; 2], String> {
    let signer = Signer::new(bits)?;
    let mut codes = Vec::new();
    if openssl::version().is_some() {
        codes.push(Code::AsShipped);
        if cfg!(target_arch = "x86_64") {
            codes.push(Code::WithoutIfma);
        }
    }
    let (mut sign, mut verify) = (Rounds::default(), Rounds::default());
    let mut theirs = vec![(Rounds::default(), Rounds::default()); codes.len()];
    for _ in 0..rounds {
        sign.0.push(signer.sign(round));
        verify.0.push(signer.verify(round));
        for (code, (sign, verify)) in codes.iter().zip(&mut theirs) {
            let times = openssl::rsa(bits, round, *code)?;
            sign.0.push(times.sign);
            verify.0.push(times.verify);
        }
    }
    let names = codes.iter().map(|code| code.name());
    let (their_sign, their_verify): (Vec<_>, Vec<_>) = names
        .zip(theirs)
        .map(|(name, (s, v))| ((name, s), (name, v)))
        .unzip();
    Ok([
        Row {
            name: format!("RSA-{bits} sign"),
            ours: sign,
            theirs: their_sign,
        },
        Row {
            name: format!("RSA-{bits} verify"),
            ours: verify,
            theirs: their_verify,
        },
    ])
}
