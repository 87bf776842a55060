//! What an instruction asks for, whatever the inputs: addresses, and numbers that must be public.

use crate::equations::Word;
use crate::memory::{RegionId, STACK, Value};

/// The memory of the record, from the stack pointer's place on entry, where it is that of the stack.
pub(crate) const STACK_DATA: i64 = -0x8000;
/// Where in the memory the stack pointer is, and where an access starts.
pub(crate) const MIDDLE: i64 = 64;

/// What a register is set to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum To {
    /// A number, which is public.
    Constant(u64),
    /// An address: a distance from the memory's start.
    Data(i64),
    /// The same on the stack.
    Stack(i64),
    /// Where a return may go.
    Target,
}

/// What one or two registers are set to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Setting(pub(crate) Vec<(usize, To)>);

impl Setting {
    /// Whether the memory is on the stack.
    pub(crate) fn is_on_stack(&self) -> bool {
        self.0.iter().any(|(_, to)| matches!(to, To::Stack(_)))
    }

    /// Registers and the prover's values, where `target` is what it returns to.
    pub(crate) fn values(&self, data: RegionId, target: u64) -> Vec<(usize, Value)> {
        let value = |to| match to {
            To::Constant(c) => Value::Word(Word::constant(c)),
            To::Data(by) => Value::Pointer(data, by),
            To::Stack(by) => Value::Pointer(STACK, STACK_DATA + by),
            To::Target => Value::Return(target),
        };
        self.0.iter().map(|&(r, to)| (r, value(to))).collect()
    }

    /// Registers and their numbers, where the memory and the place to return to are at addresses.
    pub(crate) fn numbers(&self, data: u64, target: u64) -> Vec<(usize, u64)> {
        let number = |to| match to {
            To::Constant(c) => c,
            To::Data(by) | To::Stack(by) => data.wrapping_add_signed(by),
            To::Target => target,
        };
        self.0.iter().map(|&(r, to)| (r, number(to))).collect()
    }
}

/// Sets words of a record; what that changes, filled up with a word that has no meaning.
pub(crate) fn changed(
    state: &mut [u64],
    numbers: &[(usize, u64)],
    spare: usize,
) -> [(usize, u64); 2] {
    let mut changes = [(spare, 0); 2];
    changes[..numbers.len()].copy_from_slice(numbers);
    for &(register, number) in numbers {
        state[register] = number;
    }
    changes
}

/// A constant for a register.
pub(crate) fn constants(register: usize, all: &[u64]) -> Vec<Setting> {
    let all = all.iter().map(|c| vec![(register, To::Constant(*c))]);
    all.map(Setting).collect()
}

/// Settings for sums and differences of addresses and numbers in two registers, where there are.
pub(crate) fn addresses(x: Option<usize>, y: Option<usize>) -> Vec<Setting> {
    let mut all = Vec::new();
    if let Some(x) = x {
        all.extend([To::Data(40), To::Stack(MIDDLE)].map(|to| vec![(x, to)]));
    }
    if let Some(y) = y {
        all.extend([To::Data(8), To::Constant(24), To::Stack(32)].map(|to| vec![(y, to)]));
    }
    if let (Some(x), Some(y)) = (x, y)
        && x != y
    {
        let both = [
            (To::Data(40), To::Constant(1 << 63 | 56)),
            (To::Data(40), To::Data(16)),
            (To::Data(40), To::Stack(16)),
            (To::Stack(MIDDLE), To::Constant(32)),
        ];
        all.extend(both.map(|(a, b)| vec![(x, a), (y, b)]));
    }
    all.into_iter().map(Setting).collect()
}
