//! x86-64 with the System V convention: registers, operands in memory.

mod decode;
mod instructions;
mod vector;

use crate::artefact::Artefact;
use crate::machine::{Machine, Processor, region};
use crate::memory::{Lane, Value};
use crate::reader::Result;
use crate::store::{Word, constant};
use decode::Inst;
use yaxpeax_x86::long_mode::register_class as class;
use yaxpeax_x86::long_mode::{Operand, RegSpec};

/// Vector registers.
#[derive(Default)]
pub(crate) struct X86 {
    vectors: [Lanes; 32],
    /// The low bits of each mask register; those above are 0.
    masks: [Option<Mask>; 8],
}

/// The lanes of a vector register; undefined ones have nothing.
type Lanes = [Option<Lane>; 8];
/// Bits of a mask register.
type Mask = [Word; 16];
/// The machine.
type M<'a> = Machine<'a, X86>;

/// Where an operand in memory is: in a region, or in the artefact.
enum Place {
    Region(usize, i64),
    Artefact(u64),
}

impl Processor for X86 {
    type Inst = Inst;
    /// rdi, rsi, rdx, rcx, r8, r9.
    const ARGUMENTS: &'static [usize] = &[7, 6, 2, 1, 8, 9];
    /// rax.
    const RETURNED: usize = 0;
    /// rbx, rbp, r12 to r15.
    const KEPT: &'static [usize] = &[3, 5, 12, 13, 14, 15];
    const SYSTEM: &'static [usize] = &[];
    /// rsp.
    const STACK_POINTER: (usize, i64) = (4, 8);
    const LINK: Option<usize> = None;

    fn decode(code: &Artefact, address: u64) -> Result<(Inst, u64)> {
        let bytes = code.code(address);
        let inst = decode::decode(bytes.ok_or("the code goes on where none is")?, address)?;
        let length = inst.next - address;
        Ok((inst, length))
    }

    fn name(inst: &Inst) -> String {
        format!("{:?}", inst.opcode)
    }

    fn step(m: &mut M<'_>, inst: &Inst) -> Result<()> {
        (inst.meaning)(m, inst)
    }

    fn check_exit(&self) -> Result<()> {
        let lanes = self.vectors.iter().flat_map(|all| all.iter().enumerate());
        for (k, lane) in lanes {
            let bits = lane.as_ref().map(|lane| lane.poly.as_constant());
            match bits {
                None => {}
                Some(Some(bits)) if k < 2 || bits == 0.into() => {}
                Some(Some(_)) => {
                    return Err("the upper half of a vector register is not clear".into());
                }
                Some(None) => return Err("a vector register holds a secret".into()),
            }
        }
        let mut bits = self.masks.iter().flatten().flatten();
        if bits.any(|bit| bit.as_constant().is_none()) {
            return Err("a mask register holds a secret".into());
        }
        Ok(())
    }
}

/// Number and width in bits of a general register.
fn general(register: RegSpec) -> Result<(usize, u32)> {
    let number = usize::from(register.num());
    match register.class() {
        class::Q => Ok((number, 64)),
        class::D => Ok((number, 32)),
        class::RB => Ok((number, 8)),
        class::B if number < 4 => Ok((number, 8)),
        _ => Err("uses a register that is not supported".into()),
    }
}

impl Machine<'_, X86> {
    /// What a register or a part of it holds.
    fn register(&mut self, register: RegSpec) -> Result<Value> {
        let (index, width) = general(register)?;
        match self.get(index)? {
            Value::Byte(word) if width == 8 => Ok(Value::Word(word)),
            Value::Byte(_) => Err("reads more than the byte that is defined".into()),
            value if width == 64 => Ok(value),
            Value::Word(word) => Ok(Value::Word(self.store.cut(&word, width)?.0)),
            _ => Err("reads a part of an address".into()),
        }
    }

    /// Sets a register; a half clears the other, a byte leaves the others.
    fn set_register(&mut self, register: RegSpec, value: Value) -> Result<()> {
        let (index, width) = general(register)?;
        let value = match (width, value) {
            (64, value) => value,
            (32, Value::Word(word)) => Value::Word(word),
            (8, Value::Word(word)) => match self.peek(index).cloned() {
                Some(Value::Word(old)) => {
                    let above = self.store.cut(&old, 8)?.1;
                    Value::Word(self.store.join(&word, &above, 8)?)
                }
                _ => Value::Byte(word),
            },
            _ => return Err("writes what does not fit a register".into()),
        };
        self.set(index, value)
    }

    /// Base, index times scale, and displacement.
    fn effective(&mut self, operand: &Operand) -> Result<Value> {
        let (base, index, by) = match *operand {
            Operand::MemDeref { base } => (Some(base), None, 0),
            Operand::Disp { base, disp } => (Some(base), None, disp),
            Operand::MemIndexScale { index, scale } => (None, Some((index, scale)), 0),
            Operand::MemIndexScaleDisp { index, scale, disp } => (None, Some((index, scale)), disp),
            Operand::MemBaseIndexScale { base, index, scale } => {
                (Some(base), Some((index, scale)), 0)
            }
            Operand::MemBaseIndexScaleDisp {
                base,
                index,
                scale,
                disp,
            } => (Some(base), Some((index, scale)), disp),
            _ => return Err("has an operand that is not supported".into()),
        };
        let used = base.into_iter().chain(index.map(|(index, _)| index));
        if used
            .into_iter()
            .any(|register| register.class() != class::Q)
        {
            return Err("has an address that is not of 64 bits".into());
        }
        let mut sum = Value::Word(constant(i64::from(by) as u64));
        if let Some(base) = base {
            let base = self.register(base)?;
            sum = self.sum(base, sum)?;
        }
        if let Some((index, scale)) = index {
            let index = match self.register(index)? {
                Value::Word(word) => {
                    Value::Word(self.store.shift_left(&word, scale.trailing_zeros())?)
                }
                value if scale == 1 => value,
                _ => return Err("scales an address".into()),
            };
            sum = self.sum(sum, index)?;
        }
        Ok(sum)
    }

    /// Where an operand in memory is.
    fn place(&mut self, inst: &Inst, operand: &Operand) -> Result<Place> {
        if let Operand::Disp {
            base: RegSpec::RIP,
            disp,
        } = *operand
        {
            return Ok(Place::Artefact(
                inst.next.wrapping_add(i64::from(disp) as u64),
            ));
        }
        let (region, offset) = region(&self.effective(operand)?)?;
        Ok(Place::Region(region, offset))
    }

    /// Reads eight bytes.
    fn load(&mut self, place: &Place, by: i64) -> Result<Value> {
        match place {
            Place::Region(region, offset) => self.memory.load(*region, offset + by),
            Place::Artefact(address) => {
                let bits = self.code.constant(address.wrapping_add(by as u64));
                Ok(Value::Word(constant(
                    bits.ok_or("reads what is no constant")?,
                )))
            }
        }
    }

    /// Reads an operand.
    fn operand(&mut self, inst: &Inst, n: usize) -> Result<Value> {
        let operand = inst.operands.get(n).ok_or("lacks an operand")?.clone();
        if let Some(bits) = immediate(&operand) {
            let mask = if width(inst)? == 64 {
                u64::MAX
            } else {
                (1 << width(inst)?) - 1
            };
            return Ok(Value::Word(constant(bits as u64 & mask)));
        }
        match operand {
            Operand::Register { reg } => self.register(reg),
            memory if memory.is_memory() && inst.memory_bytes == 8 => {
                let place = self.place(inst, &memory)?;
                match self.load(&place, 0)? {
                    Value::Lane(lane) => Ok(Value::Word(self.word_of(&lane)?)),
                    value => Ok(value),
                }
            }
            _ => Err("has an operand that is not supported".into()),
        }
    }

    /// Writes an operand.
    fn set_operand(&mut self, inst: &Inst, n: usize, value: Value) -> Result<()> {
        let operand = inst.operands.get(n).ok_or("lacks an operand")?.clone();
        match operand {
            Operand::Register { reg } => self.set_register(reg, value),
            memory if memory.is_memory() && inst.memory_bytes == 8 => {
                match self.place(inst, &memory)? {
                    Place::Region(region, offset) => self.memory.store(region, offset, value),
                    Place::Artefact(_) => Err("writes to the artefact".into()),
                }
            }
            _ => Err("writes an operand that is not supported".into()),
        }
    }

    /// Reads an operand that must be a number.
    fn word(&mut self, inst: &Inst, n: usize) -> Result<Word> {
        let value = self.operand(inst, n)?;
        self.number(value)
    }
}

/// The value of an immediate operand, with its sign.
fn immediate(operand: &Operand) -> Option<i64> {
    Some(match *operand {
        Operand::ImmediateI8 { imm } => imm.into(),
        Operand::ImmediateU8 { imm } => imm.into(),
        Operand::ImmediateI16 { imm } => imm.into(),
        Operand::ImmediateU16 { imm } => imm.into(),
        Operand::ImmediateI32 { imm } => imm.into(),
        Operand::ImmediateU32 { imm } => imm.into(),
        Operand::ImmediateI64 { imm } => imm,
        Operand::ImmediateU64 { imm } => imm as i64,
        _ => return None,
    })
}

/// Where a branch or a call leads.
fn target(inst: &Inst) -> Result<u64> {
    let by = inst.operands.first().and_then(immediate);
    Ok(inst
        .next
        .wrapping_add(by.ok_or("goes to what the instruction does not say")? as u64))
}

/// The width of the first operand in bits.
fn width(inst: &Inst) -> Result<u32> {
    match inst.operands.first() {
        Some(Operand::Register { reg }) => Ok(8 * u32::from(reg.width())),
        Some(operand) if operand.is_memory() => Ok(8 * inst.memory_bytes as u32),
        _ => Err("has no operand of a known width".into()),
    }
}

/// Whether operands n and n + 1 are the same register.
fn is_same_register(inst: &Inst, n: usize) -> bool {
    matches!(inst.operands.get(n), Some(Operand::Register { .. }))
        && inst.operands.get(n) == inst.operands.get(n + 1)
}
