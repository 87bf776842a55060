//! An x86-64 processor on words that are polynomials.
//!
//! Lengths are numbers, so there is one path. A branch or an address that depends on anything else, memory outside
//! the kernel's buffers, what is undefined, and every instruction that is not listed here are errors.

use crate::artefact::Artefact;
use crate::decode::{Inst, decode};
use crate::memory::{Lane, Memory, STACK, Value};
use crate::reader::Result;
use crate::store::{Store, Word, constant, value};
use std::collections::HashMap;
use std::rc::Rc;
use yaxpeax_x86::long_mode::register_class as class;
use yaxpeax_x86::long_mode::{Operand, RegSpec};

/// Registers, flags and memory.
pub struct Machine<'a> {
    /// Equations.
    pub store: Store<'a>,
    /// Memory.
    pub memory: Memory,
    code: &'a Artefact,
    registers: [Option<Value>; 16],
    pub(crate) flags: Flags,
    pub(crate) vectors: [Lanes; 32],
    /// The low bits of each mask register; those above are 0.
    pub(crate) masks: [Option<Mask>; 8],
    decoded: HashMap<u64, Rc<Inst>>,
    /// The address of every instruction, in order: no secret may change them.
    pub path: Vec<u64>,
}

/// Each flag as a bit, or nothing where it is undefined or not known.
#[derive(Clone, Default)]
pub(crate) struct Flags {
    pub(crate) carry: Option<Word>,
    pub(crate) zero: Option<Word>,
    pub(crate) sign: Option<Word>,
    pub(crate) overflow: Option<Word>,
}

/// The lanes of a vector register; undefined ones have nothing.
pub(crate) type Lanes = [Option<Lane>; 8];
/// Bits of a mask register.
pub(crate) type Mask = [Word; 16];

/// Where an operand in memory is: in a region, or in the artefact.
pub(crate) enum Place {
    Region(usize, i64),
    Artefact(u64),
}

/// Where to go on.
pub(crate) enum Next {
    Following,
    At(u64),
    Done,
}

const RAX: RegSpec = RegSpec::rax();
const RSP: RegSpec = RegSpec::rsp();
/// rbx, rbp, r12 to r15.
const CALLEE_SAVED: [usize; 6] = [3, 5, 12, 13, 14, 15];
/// rdi, rsi, rdx, rcx, r8, r9.
const ARGUMENTS: [usize; 6] = [7, 6, 2, 1, 8, 9];
/// Most instructions of one run.
const MOST_INSTRUCTIONS: usize = 3_000_000;

impl<'a> Machine<'a> {
    /// The state on entry by the System V convention.
    #[must_use]
    pub fn new(
        code: &'a Artefact,
        store: Store<'a>,
        mut memory: Memory,
        arguments: &[Value],
    ) -> Self {
        let mut registers: [Option<Value>; 16] = Default::default();
        for index in CALLEE_SAVED {
            registers[index] = Some(Value::Callers(index));
        }
        registers[usize::from(RSP.num())] = Some(Value::Pointer(STACK, 0));
        memory.set(STACK, 0, Value::Return(None));
        for (i, argument) in arguments.iter().enumerate() {
            match ARGUMENTS.get(i) {
                Some(&index) => registers[index] = Some(argument.clone()),
                None => memory.set(STACK, 8 * (i as i64 - 5), argument.clone()),
            }
        }
        Self {
            store,
            memory,
            code,
            registers,
            flags: Flags::default(),
            vectors: Default::default(),
            masks: Default::default(),
            decoded: HashMap::new(),
            path: Vec::new(),
        }
    }

    /// Executes from an address until the kernel returns, then checks what the convention asks for.
    pub fn run(&mut self, entry: u64) -> Result<()> {
        let mut address = entry;
        loop {
            if self.path.len() == MOST_INSTRUCTIONS {
                return Err("the kernel does not return".into());
            }
            self.path.push(address);
            let inst = self.decode(address)?;
            let at = |why| format!("{address:#x}: {:?} {why}", inst.opcode);
            match self.step(&inst).map_err(at)? {
                Next::Following => address = inst.next,
                Next::At(target) => address = target,
                Next::Done => return self.check_exit(),
            }
        }
    }

    /// What the kernel returns.
    #[must_use]
    pub fn returned(&self) -> Option<&Value> {
        self.registers[usize::from(RAX.num())].as_ref()
    }

    fn check_exit(&self) -> Result<()> {
        for index in CALLEE_SAVED {
            if self.registers[index] != Some(Value::Callers(index)) {
                return Err(format!("the caller's register {index} is not restored"));
            }
        }
        if self.registers[usize::from(RSP.num())] != Some(Value::Pointer(STACK, 8)) {
            return Err("the stack pointer is not restored".into());
        }
        for (k, lane) in self
            .vectors
            .iter()
            .flat_map(|lanes| lanes.iter().enumerate())
        {
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

    fn decode(&mut self, address: u64) -> Result<Rc<Inst>> {
        if let Some(known) = self.decoded.get(&address) {
            return Ok(Rc::clone(known));
        }
        let bytes = self.code.code(address);
        let bytes = bytes.ok_or("the code goes on where none is")?;
        let inst = decode(bytes, address).map_err(|why| format!("{address:#x}: {why}"))?;
        let inst = Rc::new(inst);
        self.decoded.insert(address, Rc::clone(&inst));
        Ok(inst)
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

    pub(crate) fn register(&mut self, register: RegSpec) -> Result<Value> {
        let (index, width) = Self::general(register)?;
        let value = self.registers[index]
            .clone()
            .ok_or("reads an undefined register")?;
        match value {
            Value::Byte(word) if width == 8 => Ok(Value::Word(word)),
            Value::Byte(_) => Err("reads more than the byte that is defined".into()),
            value if width == 64 => Ok(value),
            Value::Word(word) => Ok(Value::Word(self.store.cut(&word, width)?.0)),
            _ => Err("reads a part of an address".into()),
        }
    }

    pub(crate) fn set_register(&mut self, register: RegSpec, value: Value) -> Result<()> {
        let (index, width) = Self::general(register)?;
        if index == usize::from(RSP.num()) {
            match value {
                Value::Pointer(STACK, offset) if width == 64 => {
                    self.memory.move_stack_pointer(offset)?
                }
                _ => return Err("sets rsp to what is no place on the stack".into()),
            }
        }
        let value = match (width, value) {
            (64, value) => value,
            (32, Value::Word(word)) => Value::Word(word),
            (8, Value::Word(word)) => match &self.registers[index] {
                Some(Value::Word(old)) => {
                    let above = self.store.cut(&Rc::clone(old), 8)?.1;
                    Value::Word(self.store.join(&word, &above, 8)?)
                }
                _ => Value::Byte(word),
            },
            _ => return Err("writes what does not fit a register".into()),
        };
        self.registers[index] = Some(value);
        Ok(())
    }

    /// Base, index times scale, and displacement.
    pub(crate) fn effective(&mut self, operand: &Operand) -> Result<Value> {
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
    pub(crate) fn place(&mut self, inst: &Inst, operand: &Operand) -> Result<Place> {
        if let Operand::Disp {
            base: RegSpec::RIP,
            disp,
        } = *operand
        {
            return Ok(Place::Artefact(
                inst.next.wrapping_add(i64::from(disp) as u64),
            ));
        }
        match self.effective(operand)? {
            Value::Pointer(region, offset) => Ok(Place::Region(region, offset)),
            _ => Err("has an address that is in no buffer or depends on secrets".into()),
        }
    }

    /// Reads eight bytes.
    pub(crate) fn load(&mut self, place: &Place, by: i64) -> Result<Value> {
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

    pub(crate) fn operand(&mut self, inst: &Inst, n: usize) -> Result<Value> {
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

    pub(crate) fn set_operand(&mut self, inst: &Inst, n: usize, value: Value) -> Result<()> {
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

    /// A lane as a word.
    pub(crate) fn word_of(&mut self, lane: &Lane) -> Result<Word> {
        if lane.is_word {
            Ok(Rc::clone(&lane.poly))
        } else {
            self.store.word_of_lane(&lane.poly)
        }
    }

    pub(crate) fn number(&mut self, value: Value) -> Result<Word> {
        match value {
            Value::Word(word) => Ok(word),
            Value::Lane(lane) => self.word_of(&lane),
            _ => Err("calculates with an address or with what the caller has".into()),
        }
    }

    pub(crate) fn word(&mut self, inst: &Inst, n: usize) -> Result<Word> {
        let value = self.operand(inst, n)?;
        self.number(value)
    }

    /// The sum of numbers, or of a pointer and what leads from it to another.
    pub(crate) fn sum(&mut self, x: Value, y: Value) -> Result<Value> {
        Ok(match (x, y) {
            (Value::Pointer(region, offset), Value::Word(by))
            | (Value::Word(by), Value::Pointer(region, offset)) => {
                let by = value(&by).ok_or("makes an address of a secret")?;
                Value::Pointer(region, offset.wrapping_add(by as i64))
            }
            (Value::Pointer(region, offset), Value::Difference(to, from, by))
            | (Value::Difference(to, from, by), Value::Pointer(region, offset))
                if region == from =>
            {
                Value::Pointer(to, offset.wrapping_add(by))
            }
            (Value::Word(x), Value::Word(y)) => {
                Value::Word(self.store.add(&x, &y, &constant(0), 64)?.0)
            }
            _ => return Err("adds what cannot be added".into()),
        })
    }
}

/// The value of an immediate operand, with its sign.
pub(crate) fn immediate(operand: &Operand) -> Option<i64> {
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
pub(crate) fn target(inst: &Inst) -> Result<u64> {
    let by = inst.operands.first().and_then(immediate);
    Ok(inst
        .next
        .wrapping_add(by.ok_or("goes to what the instruction does not say")? as u64))
}

/// The width of the first operand in bits.
pub(crate) fn width(inst: &Inst) -> Result<u32> {
    match inst.operands.first() {
        Some(Operand::Register { reg }) => Ok(8 * u32::from(reg.width())),
        Some(operand) if operand.is_memory() => Ok(8 * inst.memory_bytes as u32),
        _ => Err("has no operand of a known width".into()),
    }
}

/// Whether operands n and n + 1 are the same register.
pub(crate) fn is_same_register(inst: &Inst, n: usize) -> bool {
    matches!(inst.operands.get(n), Some(Operand::Register { .. }))
        && inst.operands.get(n) == inst.operands.get(n + 1)
}
