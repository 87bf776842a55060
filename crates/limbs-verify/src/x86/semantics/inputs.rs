//! States to execute an instruction in: for the prover with unknowns, for the processor with their samples.

use super::super::flags::Flags;
use super::super::machine::X86;
use crate::equations::{Samples, Word};
use crate::executor::Run;
use crate::lanes::Lane;
use crate::memory::{RegionId, Value};
use crate::poly::Poly;
use limbs_testkit::TestRng;
use limbs_testkit::processor::Registers;
use std::array;

/// What the prover knows of the inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
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

impl Kind {
    pub(super) const ALL: [Self; 5] = [
        Self::Constants,
        Self::Words,
        Self::Narrow,
        Self::Masks,
        Self::Digits,
    ];
}

/// What the prover knows in one execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// That the inputs are this sample.
    Sample(usize),
    /// What the kind says.
    As(Kind),
}

impl Kind {
    /// The executions by the prover that inputs of this kind are for.
    pub(super) fn executions(self) -> Vec<Known> {
        match self {
            Self::Constants => (0..CONSTANTS).map(Known::Sample).collect(),
            kind => vec![Known::As(kind)],
        }
    }
}

/// Samples that are executed apart.
const CONSTANTS: usize = 4;

/// Samples of everything.
pub(super) struct Inputs {
    general: [Samples; 16],
    /// Carry, zero, sign, overflow.
    flags: [Samples; 4],
    data: [Samples; 16],
    vectors: [[Samples; 8]; 32],
    masks: [[Samples; 16]; 8],
}

/// The bits of the flags.
const PLACES: [u32; 4] = [0, 6, 7, 11];

fn extreme(rng: &mut TestRng) -> u64 {
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

impl Inputs {
    pub(super) fn new(kind: Kind, rng: &mut TestRng) -> Self {
        let word = |rng: &mut TestRng, is_lane: bool| {
            drawn(rng, |word| match kind {
                Kind::Constants | Kind::Words => word,
                Kind::Narrow => word & ((1 << 52) - 1),
                Kind::Masks => 0_u64.wrapping_sub(word & 1),
                Kind::Digits if is_lane => ((word as i64) << 33 >> 33) as u64,
                Kind::Digits => word & ((1 << 20) - 1),
            })
        };
        Self {
            general: array::from_fn(|_| word(rng, false)),
            flags: array::from_fn(|_| drawn(rng, |word| word & 1)),
            data: array::from_fn(|_| word(rng, true)),
            vectors: array::from_fn(|_| array::from_fn(|_| word(rng, true))),
            masks: array::from_fn(|_| array::from_fn(|_| drawn(rng, |word| word & 1))),
        }
    }

    /// The prover's state, in which of the vector registers those have values.
    pub(super) fn machine(
        &self,
        run: &mut Run<'_>,
        kind: Known,
        data: RegionId,
        vectors: &[usize],
    ) -> X86 {
        let mut machine = X86::on_entry(run, &[]);
        for (n, samples) in self.general.iter().enumerate().filter(|(n, _)| *n != 4) {
            machine.registers[n] = Some(Value::Word(word(run, kind, samples)));
        }
        let [carry, zero, sign, overflow] = self
            .flags
            .each_ref()
            .map(|samples| Some(bit(run, kind, samples)));
        machine.flags = Flags {
            carry,
            zero,
            sign,
            overflow,
        };
        for &n in vectors {
            let lanes = &self.vectors[n];
            machine.vectors[n] = array::from_fn(|l| Some(lane(run, kind, &lanes[l])));
        }
        for (n, bits) in self.masks.iter().enumerate() {
            machine.masks[n] = Some(bits.each_ref().map(|samples| bit(run, kind, samples)));
        }
        for (n, samples) in self.data.iter().enumerate() {
            let value = match kind {
                Known::As(Kind::Digits) => Value::Lane(lane(run, kind, samples)),
                _ => Value::Word(word(run, kind, samples)),
            };
            run.memory.initialise(data, 8 * n as i64, value);
        }
        machine
    }

    /// Makes the processor's state that of execution `k`.
    pub(super) fn put(&self, k: usize, registers: &mut Registers) {
        registers.general = self.general.each_ref().map(|samples| samples[k]);
        let flags = self.flags.iter().zip(PLACES);
        registers.flags = flags.fold(0, |all, (samples, place)| all | samples[k] << place);
        registers.data = self.data.each_ref().map(|samples| samples[k]);
        let lanes = |lanes: &[Samples; 8]| lanes.each_ref().map(|samples| samples[k]);
        registers.vectors = self.vectors.each_ref().map(lanes);
        registers.masks = self.masks.each_ref().map(|bits| {
            let with_place = bits.iter().enumerate();
            with_place.fold(0, |mask, (place, samples)| mask | samples[k] << place)
        });
    }
}

fn bit(run: &mut Run<'_>, kind: Known, samples: &Samples) -> Word {
    match kind {
        Known::Sample(k) => Word::constant(samples[k]),
        _ => run.store.input(1, *samples),
    }
}

fn word(run: &mut Run<'_>, kind: Known, samples: &Samples) -> Word {
    match kind {
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

fn lane(run: &mut Run<'_>, kind: Known, samples: &Samples) -> Lane {
    if kind != Known::As(Kind::Digits) {
        return word(run, kind, samples).into();
    }
    let most = (1 << 30) - 1;
    let atom = run
        .store
        .signed_input(-most - 1, most, samples.map(|s| s as i64));
    Lane::new(Poly::atom(atom), *samples)
}
