//! States to execute an instruction in: for the prover with unknowns, for the processor with their samples.

use super::super::flags::Flags;
use super::super::machine::X86;
use crate::equations::Samples;
use crate::executor::Run;
use crate::memory::{RegionId, Value};
use crate::semantics::{Kind, Known, bit, drawn_bit, lane, word};
use limbs_testkit::TestRng;
use limbs_testkit::processor::Registers;
use std::array;

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

impl Inputs {
    pub(super) fn new(kind: Kind, rng: &mut TestRng) -> Self {
        Self {
            general: array::from_fn(|_| kind.drawn(rng, false)),
            flags: array::from_fn(|_| drawn_bit(rng)),
            data: array::from_fn(|_| kind.drawn(rng, true)),
            vectors: array::from_fn(|_| array::from_fn(|_| kind.drawn(rng, true))),
            masks: array::from_fn(|_| array::from_fn(|_| drawn_bit(rng))),
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
