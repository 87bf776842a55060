//! States to execute an instruction in: for the prover with unknowns, for QEMU with their samples; and settings.

use super::super::machine::Aarch64;
use super::driver::{DATA, DATA_ADDRESS, DATA_WORDS, FLAGS, SP, TAKEN, VECTORS};
use crate::equations::Samples;
use crate::executor::Run;
use crate::memory::{RegionId, STACK, Value};
use crate::semantics::setting::{MIDDLE, STACK_DATA, Setting, To, addresses, constants};
use crate::semantics::{Kind, Known, bit, drawn_bit, word};
use limbs_testkit::TestRng;
use std::array;
use yaxpeax_arm::armv8::a64::{Instruction, Opcode, Operand};

/// Samples of everything.
pub(super) struct Inputs {
    general: [Samples; 31],
    /// N, Z, C, V.
    flags: [Samples; 4],
    vectors: [[Samples; 2]; 32],
    data: [Samples; DATA_WORDS],
}

impl Inputs {
    pub(super) fn new(kind: Kind, rng: &mut TestRng) -> Self {
        Self {
            general: array::from_fn(|_| kind.drawn(rng, false)),
            flags: array::from_fn(|_| drawn_bit(rng)),
            vectors: array::from_fn(|_| array::from_fn(|_| kind.drawn(rng, true))),
            data: array::from_fn(|_| kind.drawn(rng, true)),
        }
    }

    /// The prover's state, in which flags, memory, and those registers have values that an instruction can mean.
    pub(super) fn machine(
        &self,
        run: &mut Run<'_>,
        known: Known,
        (region, first): (RegionId, i64),
        instruction: u32,
    ) -> Aarch64 {
        let mut machine = Aarch64::on_entry(run, &[]);
        let mut numbers = [0, 5, 10, 16].map(|at| (instruction >> at & 31) as usize);
        numbers.sort_unstable();
        for (place, &n) in numbers.iter().enumerate() {
            if place > 0 && numbers[place - 1] == n {
                continue;
            }
            machine.vectors[n] =
                array::from_fn(|l| Some(Value::Word(word(run, known, &self.vectors[n][l]))));
            if let Some(samples) = self.general.get(n) {
                let value = Value::Word(word(run, known, samples));
                // x18 stays as the caller has it.
                let _ = machine.set_register(n as u16, value);
            }
        }
        let [negative, zero, carry, overflow] = self
            .flags
            .each_ref()
            .map(|samples| Some(bit(run, known, samples)));
        machine.flags.negative = negative;
        machine.flags.zero = zero;
        machine.flags.carry = carry;
        machine.flags.overflow = overflow;
        let to = Value::Pointer(STACK, STACK_DATA + MIDDLE);
        let moved = machine.set_base(run, SP as u16, to);
        moved.expect("a place on the stack");
        for (n, samples) in self.data.iter().enumerate() {
            let value = Value::Word(word(run, known, samples));
            run.memory.initialise(region, first + 8 * n as i64, value);
        }
        machine
    }

    /// The record before execution `k`.
    pub(super) fn state(&self, k: usize) -> Vec<u64> {
        let mut state = vec![0; DATA + DATA_WORDS];
        for (word, samples) in state.iter_mut().zip(&self.general) {
            *word = samples[k];
        }
        state[SP] = DATA_ADDRESS + MIDDLE as u64;
        let flags = self.flags.iter();
        state[FLAGS] = flags.fold(0, |all, samples| all << 1 | samples[k]) << 28;
        for (n, samples) in self.vectors.iter().flatten().enumerate() {
            state[VECTORS + n] = samples[k];
        }
        for (n, samples) in self.data.iter().enumerate() {
            state[DATA + n] = samples[k];
        }
        state[TAKEN] = 0;
        state
    }
}

/// Every setting in which an instruction is tried; 31 is the stack pointer.
pub(super) fn settings(i: &Instruction) -> Vec<Setting> {
    if let Some(settings) = i.operands.iter().find_map(access) {
        return settings;
    }
    let register = |n: usize| match i.operands[n] {
        Operand::Register(_, r) | Operand::RegisterOrSP(_, r) | Operand::RegShift(_, _, _, r) => {
            Some(r as usize).filter(|r| *r < SP)
        }
        _ => None,
    };
    let or_none = |n: usize, all: &[u64]| register(n).map_or(Vec::new(), |r| constants(r, all));
    let mut all = vec![Setting::default()];
    match i.opcode {
        Opcode::RET => all.extend(register(0).map(|r| Setting(vec![(r, To::Target)]))),
        Opcode::CBZ | Opcode::CBNZ => all.extend(or_none(0, &[0, 1 << 63, 1 << 32])),
        Opcode::TBZ | Opcode::TBNZ => {
            if let Operand::Imm16(bit) = i.operands[1] {
                let bit = 1 << (bit % 64);
                all.extend(or_none(0, &[bit, !bit]));
            }
        }
        Opcode::LSLV | Opcode::LSRV => {
            let distances = [0, 1, 31, 32, 63, 64, 65, u64::MAX, 1 << 63];
            all.extend(or_none(2, &distances));
        }
        Opcode::ADD | Opcode::ADDS | Opcode::SUB | Opcode::SUBS | Opcode::ORR => {
            all.extend(addresses(register(1), register(2)));
        }
        _ => {}
    }
    all
}

/// Settings in which the operand is an access in the memory's middle, if it is one.
fn access(operand: &Operand) -> Option<Vec<Setting>> {
    let (base, by) = match *operand {
        Operand::RegPreIndex(base, by, _) => (base, i64::from(by)),
        Operand::RegPostIndex(base, _) => (base, 0),
        Operand::RegRegOffset(base, index, _, _, shift) => {
            let setting = |c: i64| {
                let by = if index == 31 { 0 } else { c << shift };
                let index = (index < 31).then_some((index as usize, To::Constant(c as u64)));
                Setting([based(base, by)].into_iter().chain(index).collect())
            };
            return Some([0, 2, -6].map(setting).into());
        }
        _ => return None,
    };
    Some(vec![Setting(vec![based(base, by)])])
}

/// A base from which the memory's middle is so many bytes away.
fn based(base: u16, by: i64) -> (usize, To) {
    match base {
        // The stack pointer is a multiple of 16.
        31 => (SP, To::Stack(MIDDLE - by + by.rem_euclid(16))),
        _ => (base as usize, To::Data(MIDDLE - by)),
    }
}
