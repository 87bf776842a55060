//! MIPS64 from release 1 to 5 in either byte order: decoding, meaning of instructions, the convention n64.

mod assemble;
mod changes;
mod decode;
mod meaning;
#[cfg(all(test, unix))]
mod semantics;
mod table;

pub use assemble::assemble;
pub use changes::changes;
pub use decode::{Format, Instruction, decode};
pub use table::{FORMS, Form, Time};

use crate::equations::Word;
use crate::executor::{Code, Machine, Next, Run};
use crate::memory::{Result, STACK, Value};
use std::collections::{BTreeSet, HashMap};

/// The state of a processor: general registers, HI and LO.
pub struct Mips64 {
    registers: [Option<Value>; 32],
    /// LO and HI.
    pub(self) product: Option<(Word, Word)>,
    /// Where to go on after the delay slot, if the last instruction was a branch.
    pub(self) after_slot: Option<Next>,
    /// The address of the instruction that is executed.
    pub(self) address: u64,
    decoded: HashMap<u64, Instruction>,
}

const ZERO: usize = 0;
const STACK_POINTER: usize = 29;
const RETURN_ADDRESS: usize = 31;
/// Registers that belong to the system.
const SYSTEM: [usize; 2] = [26, 27];
/// $16 to $23, the global pointer, the frame pointer.
const CALLEE_SAVED: [usize; 10] = [16, 17, 18, 19, 20, 21, 22, 23, 28, 30];
/// $4 to $11.
const ARGUMENTS: std::ops::Range<usize> = 4..12;
/// $2.
const RETURNED: usize = 2;
/// The stack pointer is a multiple of this.
const STACK_ALIGNMENT: i64 = 16;

impl Mips64 {
    /// The state on entry, by the convention n64, with these arguments.
    ///
    /// # Errors
    ///
    /// If there are more than have registers.
    pub fn on_entry(arguments: &[Value]) -> Result<Self> {
        if arguments.len() > ARGUMENTS.len() {
            return Err("arguments on the stack are not supported".into());
        }
        let mut registers = [const { None }; 32];
        registers[ZERO] = Some(Value::constant(0));
        for index in CALLEE_SAVED {
            registers[index] = Some(Value::Callers(index));
        }
        registers[STACK_POINTER] = Some(Value::Pointer(STACK, 0));
        registers[RETURN_ADDRESS] = Some(Value::Return(0));
        for (index, argument) in ARGUMENTS.zip(arguments) {
            registers[index] = Some(argument.clone());
        }
        Ok(Self {
            registers,
            product: None,
            after_slot: None,
            address: 0,
            decoded: HashMap::new(),
        })
    }

    /// Reads a register.
    pub(self) fn register(&self, index: usize) -> Result<Value> {
        if SYSTEM.contains(&index) {
            return Err(format!("reads ${index}, which belongs to the system"));
        }
        let value = self.registers[index].clone();
        value.ok_or_else(|| format!("reads ${index}, which is undefined"))
    }

    /// Writes a register; $0 stays 0.
    pub(self) fn set_register(
        &mut self,
        run: &mut Run<'_>,
        index: usize,
        value: Value,
    ) -> Result<()> {
        if SYSTEM.contains(&index) {
            return Err(format!("writes ${index}, which belongs to the system"));
        }
        if index == STACK_POINTER {
            match value {
                Value::Pointer(STACK, offset) if offset % STACK_ALIGNMENT == 0 => {
                    run.memory.move_stack_pointer(offset)?;
                }
                _ => return Err("sets $29 to what is no aligned address on the stack".into()),
            }
        }
        if index != ZERO {
            self.registers[index] = Some(value);
        }
        Ok(())
    }

    fn decode(&mut self, run: &Run<'_>, address: u64) -> Result<Instruction> {
        if let Some(known) = self.decoded.get(&address) {
            return Ok(*known);
        }
        let word = word_at(run.code, address)
            .ok_or_else(|| format!("goes on at {address:#x}, where no code is"))?;
        let i = decode(word).map_err(|why| format!("{address:#x}: {word:#010x} {why}"))?;
        self.decoded.insert(address, i);
        Ok(i)
    }
}

/// The word of code at an address, in the byte order of the artefact.
fn word_at(code: &dyn Code, address: u64) -> Option<u32> {
    let bytes = code.instructions(address)?.get(..4)?.try_into().ok()?;
    let is_aligned = address.is_multiple_of(4);
    is_aligned.then(|| match code.isa().is_big_endian() {
        true => u32::from_be_bytes(bytes),
        false => u32::from_le_bytes(bytes),
    })
}

impl Instruction {
    /// Whether the second operand is a constant.
    pub(self) fn has_constant(&self) -> bool {
        matches!(self.form.format, Format::Signed | Format::Unsigned)
    }

    /// The register that is written by what writes one.
    pub(self) fn destination(&self) -> usize {
        match self.form.format {
            Format::Signed | Format::Unsigned | Format::Memory => self.rt,
            _ => self.rd,
        }
    }
}

impl Machine for Mips64 {
    /// A branch only notes where to go on; that is done after the next instruction, in its delay slot.
    fn step(&mut self, run: &mut Run<'_>, address: u64) -> Result<(u64, Next)> {
        let i = self.decode(run, address)?;
        self.address = address;
        let after_slot = self.after_slot.take();
        let done = match &after_slot {
            Some(_) if i.is_branch() => Err("is a branch in a delay slot".into()),
            _ => (i.form.meaning)(self, run, &i),
        };
        match done {
            Ok(()) => Ok((4, after_slot.unwrap_or(Next::Following))),
            Err(why) => Err(format!("{address:#x}: `{}` {why}", i.text(address))),
        }
    }

    fn finish(&self) -> Result<Option<Value>> {
        for index in CALLEE_SAVED {
            match &self.registers[index] {
                Some(value) if value.is_same(&Value::Callers(index)) => {}
                _ => return Err(format!("does not restore the caller's ${index}")),
            }
        }
        match self.registers[STACK_POINTER] {
            Some(Value::Pointer(STACK, 0)) => {}
            _ => return Err("does not restore the stack pointer".into()),
        }
        Ok(self.registers[RETURNED].clone())
    }
}

/// Whether an instruction stands at an address that kernels may use.
#[must_use]
pub fn admits(code: &dyn Code, address: u64) -> bool {
    word_at(code, address).is_some_and(|word| decode(word).is_ok())
}

/// The addresses of all instructions to which branches lead from these.
#[must_use]
pub fn reachable(code: &dyn Code, mut open: Vec<u64>) -> BTreeSet<u64> {
    let (mut all, mut slots) = (BTreeSet::new(), BTreeSet::new());
    while let Some(at) = open.pop() {
        let Some(i) = word_at(code, at).and_then(|word| decode(word).ok()) else {
            continue;
        };
        if !all.insert(at) {
            continue;
        }
        if !i.is_branch() {
            open.push(at + 4);
            continue;
        }
        slots.insert(at + 4);
        open.extend(i.target(at));
        if !i.is_always_taken() {
            open.push(at + 8);
        }
    }
    all.extend(slots);
    all
}
