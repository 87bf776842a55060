//! Registers, operands, and the calling convention.

use super::flags::Flags;
use super::{table, vector};
use crate::equations::Word;
use crate::executor::{Code, Machine, Next, Run};
use crate::memory::{RegionId, Result, STACK, Value};
use crate::values::add_values;
pub(super) use crate::values::number;
use crate::words::low_mask;
use iced_x86::{CpuidFeature, Decoder, DecoderOptions, Formatter, Instruction, IntelFormatter};
use iced_x86::{Mnemonic, OpKind, Register, RoundingControl};
use std::collections::{BTreeSet, HashMap};

/// The state of a processor: general registers, flags, vector registers.
#[derive(Default)]
pub struct X86 {
    pub(super) registers: [Option<Value>; 16],
    pub(super) flags: Flags,
    pub(super) vectors: [vector::Lanes; 32],
    pub(super) masks: [Option<vector::Mask>; 8],
    decoded: HashMap<u64, Instruction>,
    /// What the processor must have for the instructions so far.
    pub features: BTreeSet<CpuidFeature>,
}

/// Where an operand in memory is.
pub(super) enum Place {
    /// In a region.
    Memory(RegionId, i64),
    /// In the artefact.
    Constant(u64),
}

const RSP: usize = 4;
/// rbx, rbp, r12 to r15.
const CALLEE_SAVED: [usize; 6] = [3, 5, 12, 13, 14, 15];
/// rdi, rsi, rdx, rcx, r8, r9.
const ARGUMENTS: [usize; 6] = [7, 6, 2, 1, 8, 9];

impl X86 {
    /// The state on entry, by the System V convention, with these arguments; those that have no
    /// register are put on the stack.
    #[must_use]
    pub fn on_entry(run: &mut Run<'_>, arguments: &[Value]) -> Self {
        let mut machine = Self::default();
        for index in CALLEE_SAVED {
            machine.registers[index] = Some(Value::Callers(index));
        }
        machine.registers[RSP] = Some(Value::Pointer(STACK, 0));
        run.memory.initialise(STACK, 0, Value::Return(0));
        for (i, argument) in arguments.iter().enumerate() {
            match ARGUMENTS.get(i) {
                Some(&index) => machine.registers[index] = Some(argument.clone()),
                None => {
                    let offset = 8 * (i - ARGUMENTS.len() + 1) as i64;
                    run.memory.initialise(STACK, offset, argument.clone());
                }
            }
        }
        machine
    }

    /// Reads a register whole or its low 32 or 8 bits.
    pub(super) fn register(&self, run: &mut Run<'_>, register: Register) -> Result<Value> {
        let index = index_of(register)?;
        let value = self.registers[index].clone();
        let value = value.ok_or_else(|| format!("reads {register:?}, which is undefined"))?;
        let width = 8 * register.size() as u32;
        match value {
            Value::Byte(word) if width == 8 => Ok(Value::Word(word)),
            Value::Byte(_) => Err(format!("reads {register:?}, of which one byte is defined")),
            value if width == 64 => Ok(value),
            Value::Word(word) => Ok(Value::Word(run.store.split_word(&word, width).0)),
            _ => Err(format!("reads a part of an address in {register:?}")),
        }
    }

    /// Writes a register; 32 bits clear those above, 8 bits keep them.
    pub(super) fn set_register(
        &mut self,
        run: &mut Run<'_>,
        register: Register,
        value: Value,
    ) -> Result<()> {
        let index = index_of(register)?;
        if index == RSP {
            let Value::Pointer(STACK, offset) = value else {
                return Err("sets rsp to what is no address on the stack".into());
            };
            run.memory.move_stack_pointer(offset)?;
        }
        let value = match (register.size(), value) {
            (8, value) => value,
            (4, Value::Word(word)) => Value::Word(word),
            (1, Value::Word(word)) => match &self.registers[index] {
                Some(Value::Word(old)) => {
                    let above = run.store.split_word(old, 8).1;
                    Value::Word(run.store.join(&word, &above, 8))
                }
                _ => Value::Byte(word),
            },
            _ => return Err(format!("writes what does not fit {register:?}")),
        };
        self.registers[index] = Some(value);
        Ok(())
    }

    /// The sum of base, index and displacement: a pointer or a number.
    pub(super) fn effective(&self, run: &mut Run<'_>, i: &Instruction) -> Result<Value> {
        let is_wide = |r: Register| r == Register::None || r.is_gpr64();
        if !is_wide(i.memory_base()) || !is_wide(i.memory_index()) {
            return Err("has an address that is not of 64 bits".into());
        }
        let displacement = i.memory_displacement64();
        let mut sum = Value::constant(displacement);
        if i.memory_base() != Register::None {
            let base = self.register(run, i.memory_base())?;
            sum = add_values(run, &base, &sum)?;
        }
        if i.memory_index() != Register::None {
            let scale = i.memory_index_scale().trailing_zeros();
            let index = match self.register(run, i.memory_index())? {
                Value::Word(word) => Value::Word(run.store.shift_left(&word, scale)),
                value if scale == 0 => value,
                _ => return Err("scales an address".into()),
            };
            sum = add_values(run, &sum, &index)?;
        }
        Ok(sum)
    }

    /// Where the operand in memory is.
    pub(super) fn place(&self, run: &mut Run<'_>, i: &Instruction) -> Result<Place> {
        if i.memory_base() == Register::RIP {
            return Ok(Place::Constant(i.memory_displacement64()));
        }
        match self.effective(run, i)? {
            Value::Pointer(region, offset) => Ok(Place::Memory(region, offset)),
            Value::Word(word) if word.as_constant().is_none() => {
                Err("has an address that depends on secrets".into())
            }
            _ => Err("has an address in no buffer".into()),
        }
    }

    /// Reads an operand.
    pub(super) fn operand(&self, run: &mut Run<'_>, i: &Instruction, n: u32) -> Result<Value> {
        match i.op_kind(n) {
            OpKind::Register => self.register(run, i.op_register(n)),
            OpKind::Memory if i.memory_size().size() == 8 => match self.place(run, i)? {
                Place::Memory(region, offset) => match run.memory.load(region, offset)? {
                    Value::Lane(lane) => Ok(Value::Word(run.store.normalised(&lane))),
                    value => Ok(value),
                },
                Place::Constant(address) => Ok(Value::constant(run.constant(address)?)),
            },
            OpKind::Memory => Err("reads memory that is not eight bytes".into()),
            _ => match i.try_immediate(n) {
                Ok(value) => Ok(Value::constant(value & low_mask(width(i)))),
                Err(_) => Err("has an operand that is not supported".into()),
            },
        }
    }

    /// Reads an operand that must be a number.
    pub(super) fn word(&self, run: &mut Run<'_>, i: &Instruction, n: u32) -> Result<Word> {
        let value = self.operand(run, i, n)?;
        number(run, value)
    }

    /// Writes the operand.
    pub(super) fn set_operand(
        &mut self,
        run: &mut Run<'_>,
        i: &Instruction,
        n: u32,
        value: Value,
    ) -> Result<()> {
        match i.op_kind(n) {
            OpKind::Register => self.set_register(run, i.op_register(n), value),
            OpKind::Memory if i.memory_size().size() == 8 => match self.place(run, i)? {
                Place::Memory(region, offset) => run.memory.store(region, offset, value),
                Place::Constant(_) => Err("writes to the artefact".into()),
            },
            _ => Err("writes memory that is not eight bytes".into()),
        }
    }

    fn decode(&mut self, run: &Run<'_>, address: u64) -> Result<Instruction> {
        if let Some(known) = self.decoded.get(&address) {
            return Ok(*known);
        }
        let i = decode(run.code, address)?;
        self.features.extend(i.cpuid_features());
        self.decoded.insert(address, i);
        Ok(i)
    }
}

impl Machine for X86 {
    fn step(&mut self, run: &mut Run<'_>, address: u64) -> Result<(u64, Next)> {
        let i = self.decode(run, address)?;
        let done = match table::entry(i.mnemonic()) {
            Some((meaning, _)) => meaning(self, run, &i),
            None => Err("is not supported".into()),
        };
        match done {
            Ok(next) => Ok((i.len() as u64, next)),
            Err(why) => {
                let mut text = String::new();
                IntelFormatter::new().format(&i, &mut text);
                Err(format!("{address:#x}: `{text}` {why}"))
            }
        }
    }

    fn finish(&self) -> Result<Option<Value>> {
        for index in CALLEE_SAVED {
            match &self.registers[index] {
                Some(value) if value.is_same(&Value::Callers(index)) => {}
                _ => return Err(format!("does not restore the caller's register {index}")),
            }
        }
        match self.registers[RSP] {
            Some(Value::Pointer(STACK, 8)) => {}
            _ => return Err("does not restore the stack pointer".into()),
        }
        vector::check_exit(&self.vectors, &self.masks)?;
        Ok(self.registers[0].clone())
    }

    fn features(&self) -> Vec<String> {
        self.features.iter().map(|f| format!("{f:?}")).collect()
    }
}

/// The instruction at an address, if it has nothing about it that no kernel may use.
pub(super) fn decode(code: &dyn Code, address: u64) -> Result<Instruction> {
    let bytes = code.instructions(address);
    let bytes = bytes.ok_or_else(|| format!("goes on at {address:#x}, where no code is"))?;
    let i = Decoder::with_ip(64, bytes, address, DecoderOptions::NONE).decode();
    let odd = i.has_lock_prefix()
        || i.has_rep_prefix()
        || i.has_repne_prefix()
        || (i.has_segment_prefix() && i.mnemonic() != Mnemonic::Nop);
    // What AVX-512 may add to an instruction; only a few take a mask.
    let takes_mask = matches!(
        i.mnemonic(),
        Mnemonic::Vpmadd52luq | Mnemonic::Vpmadd52huq | Mnemonic::Vmovdqa64
    );
    let decorated = i.is_broadcast()
        || i.rounding_control() != RoundingControl::None
        || i.suppress_all_exceptions()
        || (i.has_op_mask() && !takes_mask);
    if i.is_invalid() || odd || decorated {
        return Err(format!("the instruction at {address:#x} is not valid here"));
    }
    Ok(i)
}

/// The width of the first operand in bits.
pub(super) fn width(i: &Instruction) -> u32 {
    match i.op_kind(0) {
        OpKind::Register => 8 * i.op_register(0).size() as u32,
        _ => 8 * i.memory_size().size() as u32,
    }
}

/// The number of a general register; those of 16 bits and the second bytes are refused.
fn index_of(register: Register) -> Result<usize> {
    let high = [Register::AH, Register::BH, Register::CH, Register::DH].contains(&register);
    if !register.is_gpr() || register.size() == 2 || high {
        return Err(format!("uses {register:?}, which is not supported"));
    }
    Ok(register.full_register() as usize - Register::RAX as usize)
}
