//! What the tests of instructions' meaning share: inputs with what the prover knows of them, and what it says that they become.
//!
//! Each instruction set has a test of its own beside its meaning, in `semantics`: on x86-64 the processor says what is right,
//! elsewhere [QEMU](emulator) does.

#[cfg(unix)]
pub(crate) mod emulator;
#[cfg(unix)]
pub(crate) mod setting;

use crate::equations::{Samples, Store, Word};
use crate::executor::Run;
use crate::lanes::Lane;
use crate::memory::{RegionId, Value};
use crate::poly::{Poly, power};
use limbs_testkit::TestRng;
use num_integer::Integer;
use std::array;

/// What the prover knows of the inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// All of them: every sample is executed apart.
    Constants,
    /// Nothing.
    Words,
    /// They are below 2^52.
    Narrow,
    /// They are 0 or 2^64 - 1.
    Masks,
    /// Lanes are digits with signs, general registers below 2^20.
    Digits,
}

/// What the prover knows in one execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// That the inputs are this sample.
    Sample(usize),
    /// What the kind says.
    As(Kind),
}

impl Kind {
    pub(crate) const ALL: [Self; 5] = [
        Self::Constants,
        Self::Words,
        Self::Narrow,
        Self::Masks,
        Self::Digits,
    ];

    /// The executions by the prover that inputs of this kind are for.
    pub(crate) fn executions(self) -> Vec<Known> {
        match self {
            Self::Constants => (0..CONSTANTS).map(Known::Sample).collect(),
            kind => vec![Known::As(kind)],
        }
    }

    /// Samples of a lane or of a general register.
    pub(crate) fn drawn(self, rng: &mut TestRng, is_lane: bool) -> Samples {
        drawn(rng, |word| match self {
            Self::Constants | Self::Words => word,
            Self::Narrow => word & ((1 << 52) - 1),
            Self::Masks => 0_u64.wrapping_sub(word & 1),
            Self::Digits if is_lane => ((word as i64) << 33 >> 33) as u64,
            Self::Digits => word & ((1 << 20) - 1),
        })
    }
}

/// Samples that are executed apart.
const CONSTANTS: usize = 4;

/// A random number, often one at an end of a range.
pub(crate) fn extreme(rng: &mut TestRng) -> u64 {
    let word = rng.next_u64();
    match rng.below(8) {
        0 => *rng.pick(&[
            0,
            1,
            2,
            u64::MAX,
            u64::MAX - 1,
            1 << 63,
            (1 << 63) - 1,
            (1 << 32) - 1,
        ]),
        1 => 1 << (word % 64),
        2 => u64::MAX >> (word % 64),
        3 => u64::MAX << (word % 64),
        4 => word & 0xffff_ffff,
        _ => word,
    }
}

fn drawn(rng: &mut TestRng, mut of: impl FnMut(u64) -> u64) -> Samples {
    array::from_fn(|_| of(extreme(rng)))
}

/// Samples of a bit.
pub(crate) fn drawn_bit(rng: &mut TestRng) -> Samples {
    drawn(rng, |word| word & 1)
}

/// A bit with these samples.
pub(crate) fn bit(run: &mut Run<'_>, known: Known, samples: &Samples) -> Word {
    match known {
        Known::Sample(k) => Word::constant(samples[k]),
        _ => run.store.input(1, *samples),
    }
}

/// A word with these samples.
pub(crate) fn word(run: &mut Run<'_>, known: Known, samples: &Samples) -> Word {
    match known {
        Known::Sample(k) => Word::constant(samples[k]),
        Known::As(Kind::Words | Kind::Constants) => run.store.input(u64::MAX, *samples),
        Known::As(Kind::Narrow) => run.store.input((1 << 52) - 1, *samples),
        Known::As(Kind::Masks) => {
            let bit = run.store.input(1, samples.map(|s| s & 1));
            Word::new(bit.poly.scaled(&u64::MAX.into()), *samples)
        }
        Known::As(Kind::Digits) => run.store.input((1 << 20) - 1, *samples),
    }
}

/// A lane with these samples.
pub(crate) fn lane(run: &mut Run<'_>, known: Known, samples: &Samples) -> Lane {
    if known != Known::As(Kind::Digits) {
        return word(run, known, samples).into();
    }
    let most = (1 << 30) - 1;
    let atom = run
        .store
        .signed_input(-most - 1, most, samples.map(|s| s as i64));
    Lane::new(Poly::atom(atom), *samples)
}

/// What a value is in execution `k`, where each region starts at an address: its sample, which must be its polynomial's value.
///
/// # Errors
///
/// If that differs.
pub(crate) fn at_sample(
    store: &Store,
    value: &Value,
    k: usize,
    start: impl Fn(RegionId) -> u64,
) -> Result<u64, String> {
    let (sample, poly) = match value {
        Value::Word(word) => (word.samples[k], store.sample(&word.poly, k)),
        Value::Lane(lane) => {
            let poly = store.sample(&lane.poly, k);
            (lane.samples[k], poly.mod_floor(&power(64)))
        }
        Value::Pointer(region, offset) => {
            return Ok(start(*region).wrapping_add(*offset as u64));
        }
        Value::Difference(to, from, by) => {
            let between = start(*to).wrapping_sub(start(*from));
            return Ok(between.wrapping_add(*by as u64));
        }
        Value::Return(address) => return Ok(*address),
        Value::Byte(_) | Value::Callers(_) => return Err("it is no whole value".into()),
    };
    if poly != sample.into() {
        return Err(format!("the sample is {sample:#x}, the polynomial {poly}"));
    }
    Ok(sample)
}
