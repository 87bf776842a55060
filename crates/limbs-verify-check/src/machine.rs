//! A processor on words that are polynomials, whatever its instruction set.
//!
//! Lengths are numbers, so there is one path. A branch or an address that depends on anything else, memory outside
//! the kernel's buffers, what is undefined, and every instruction that is not listed are errors.

use crate::artefact::Artefact;
use crate::memory::{Lane, Memory, STACK, Value};
use crate::reader::Result;
use crate::store::{Store, Word, constant, value};
use std::collections::HashMap;
use std::rc::Rc;

/// An instruction set and its calling convention; what a processor holds beside general registers.
pub(crate) trait Processor: Default {
    /// A decoded instruction.
    type Inst;
    /// The registers of the first arguments.
    const ARGUMENTS: &'static [usize];
    /// The register of the result.
    const RETURNED: usize;
    /// Registers that must leave with what the caller had in them.
    const KEPT: &'static [usize];
    /// Registers that must not be touched.
    const SYSTEM: &'static [usize];
    /// The stack pointer, and what it must always be a multiple of.
    const STACK_POINTER: (usize, i64);
    /// The register of the address to return to; without one it lies on the stack.
    const LINK: Option<usize>;
    /// Bytes of that address on the stack, below the arguments.
    const RETURN_BYTES: i64 = if Self::LINK.is_some() { 0 } else { 8 };

    /// The instruction at an address, and its length in bytes.
    fn decode(code: &Artefact, address: u64) -> Result<(Self::Inst, u64)>;

    /// Its name, for messages.
    fn name(inst: &Self::Inst) -> String;

    /// Executes it.
    fn step(machine: &mut Machine<'_, Self>, inst: &Self::Inst) -> Result<()>;

    /// Checks what the convention asks for of vector registers.
    fn check_exit(&self) -> Result<()>;
}

type Decoded<P> = (<P as Processor>::Inst, u64);

/// Registers, flags and memory.
pub(crate) struct Machine<'a, P: Processor> {
    /// Equations.
    pub(crate) store: Store<'a>,
    /// Memory.
    pub(crate) memory: Memory,
    pub(crate) code: &'a Artefact,
    registers: [Option<Value>; 32],
    pub(crate) flags: Flags,
    /// What this instruction set has beside.
    pub(crate) cpu: P,
    /// Where to go on; nowhere after the return to the caller.
    pub(crate) next: Option<u64>,
    decoded: HashMap<u64, Rc<Decoded<P>>>,
    /// The address of every instruction, in order: no secret may change them.
    pub(crate) path: Vec<u64>,
}

/// Each flag as a bit, or nothing where it is undefined or not known.
#[derive(Clone, Default)]
pub(crate) struct Flags {
    pub(crate) carry: Option<Word>,
    pub(crate) zero: Option<Word>,
    pub(crate) sign: Option<Word>,
    pub(crate) overflow: Option<Word>,
}

/// Most instructions of one run.
const MOST_INSTRUCTIONS: usize = 3_000_000;

impl<'a, P: Processor> Machine<'a, P> {
    /// The state on entry by the calling convention.
    pub(crate) fn new(
        code: &'a Artefact,
        store: Store<'a>,
        mut memory: Memory,
        arguments: &[Value],
    ) -> Self {
        let mut registers: [Option<Value>; 32] = Default::default();
        for &index in P::KEPT {
            registers[index] = Some(Value::Callers(index));
        }
        registers[P::STACK_POINTER.0] = Some(Value::Pointer(STACK, 0));
        match P::LINK {
            Some(index) => registers[index] = Some(Value::Return(None)),
            None => memory.set(STACK, 0, Value::Return(None)),
        }
        for (i, argument) in arguments.iter().enumerate() {
            match P::ARGUMENTS.get(i) {
                Some(&index) => registers[index] = Some(argument.clone()),
                None => {
                    let place = P::RETURN_BYTES + 8 * (i - P::ARGUMENTS.len()) as i64;
                    memory.set(STACK, place, argument.clone());
                }
            }
        }
        Self {
            store,
            memory,
            code,
            registers,
            flags: Flags::default(),
            cpu: P::default(),
            next: None,
            decoded: HashMap::new(),
            path: Vec::new(),
        }
    }

    /// Executes from an address until the kernel returns, then checks what the convention asks for.
    pub(crate) fn run(&mut self, entry: u64) -> Result<()> {
        self.next = Some(entry);
        while let Some(address) = self.next {
            if self.path.len() == MOST_INSTRUCTIONS {
                return Err("the kernel does not return".into());
            }
            self.path.push(address);
            let decoded = self.decode(address)?;
            let (inst, length) = &*decoded;
            self.next = Some(address.wrapping_add(*length));
            P::step(self, inst).map_err(|why| format!("{address:#x}: {} {why}", P::name(inst)))?;
        }
        self.check_exit()
    }

    /// What the kernel returns.
    pub(crate) fn returned(&self) -> Option<&Value> {
        self.registers[P::RETURNED].as_ref()
    }

    fn check_exit(&self) -> Result<()> {
        for &index in P::KEPT {
            if self.registers[index] != Some(Value::Callers(index)) {
                return Err(format!("the caller's register {index} is not restored"));
            }
        }
        let stack_pointer = Value::Pointer(STACK, P::RETURN_BYTES);
        if self.registers[P::STACK_POINTER.0] != Some(stack_pointer) {
            return Err("the stack pointer is not restored".into());
        }
        self.cpu.check_exit()
    }

    fn decode(&mut self, address: u64) -> Result<Rc<Decoded<P>>> {
        if let Some(known) = self.decoded.get(&address) {
            return Ok(Rc::clone(known));
        }
        let decoded = P::decode(self.code, address);
        let decoded = Rc::new(decoded.map_err(|why| format!("{address:#x}: {why}"))?);
        self.decoded.insert(address, Rc::clone(&decoded));
        Ok(decoded)
    }

    /// What a general register holds.
    pub(crate) fn get(&self, index: usize) -> Result<Value> {
        let value = self.peek(index).cloned();
        Ok(value.ok_or("reads an undefined register")?)
    }

    /// What a general register holds, if anything.
    pub(crate) fn peek(&self, index: usize) -> Option<&Value> {
        self.registers[index].as_ref()
    }

    /// Sets a general register.
    pub(crate) fn set(&mut self, index: usize, value: Value) -> Result<()> {
        if P::SYSTEM.contains(&index) {
            return Err("writes a register of the system".into());
        }
        let (stack_pointer, alignment) = P::STACK_POINTER;
        if index == stack_pointer {
            match value {
                Value::Pointer(STACK, offset) if offset % alignment == 0 => {
                    self.memory.move_stack_pointer(offset)?;
                }
                _ => return Err("sets the stack pointer to what is no place on the stack".into()),
            }
        }
        self.registers[index] = Some(value);
        Ok(())
    }

    /// Reads eight bytes where a register points to, so many bytes on.
    pub(crate) fn load_at(&mut self, base: usize, by: i64) -> Result<Value> {
        let (region, offset) = region(&self.get(base)?)?;
        self.memory.load(region, offset.wrapping_add(by))
    }

    /// Writes eight bytes there.
    pub(crate) fn store_at(&mut self, base: usize, by: i64, value: Value) -> Result<()> {
        let (region, offset) = region(&self.get(base)?)?;
        self.memory.store(region, offset.wrapping_add(by), value)
    }

    /// A lane as a word.
    pub(crate) fn word_of(&mut self, lane: &Lane) -> Result<Word> {
        if lane.is_word {
            Ok(Rc::clone(&lane.poly))
        } else {
            self.store.word_of_lane(&lane.poly)
        }
    }

    /// A value that must be a number.
    pub(crate) fn number(&mut self, value: Value) -> Result<Word> {
        match value {
            Value::Word(word) => Ok(word),
            Value::Lane(lane) => self.word_of(&lane),
            _ => Err("calculates with an address or with what the caller has".into()),
        }
    }

    /// The sum of numbers, or of a pointer and what leads from it to another.
    pub(crate) fn sum(&mut self, x: Value, y: Value) -> Result<Value> {
        match (x, y) {
            (Value::Word(x), Value::Word(y)) => {
                let sum = self.store.add(&x, &y, &constant(0), 64)?.0;
                Ok(Value::Word(sum))
            }
            (x, y) => pointer_sum(x, y),
        }
    }
}

/// The sum of a pointer and what leads from it to another.
pub(crate) fn pointer_sum(x: Value, y: Value) -> Result<Value> {
    match (x, y) {
        (Value::Pointer(region, offset), Value::Word(by))
        | (Value::Word(by), Value::Pointer(region, offset)) => {
            let by = value(&by).ok_or("makes an address of a secret")?;
            Ok(Value::Pointer(region, offset.wrapping_add(by as i64)))
        }
        (Value::Pointer(region, offset), Value::Difference(to, from, by))
        | (Value::Difference(to, from, by), Value::Pointer(region, offset))
            if region == from =>
        {
            Ok(Value::Pointer(to, offset.wrapping_add(by)))
        }
        _ => Err("adds what cannot be added".into()),
    }
}

/// The difference of pointers, or of a pointer and a number.
pub(crate) fn pointer_difference(x: &Value, y: &Value) -> Result<Value> {
    Ok(match (x, y) {
        (Value::Pointer(a, i), Value::Pointer(b, j)) if a == b => {
            Value::Word(constant(i.wrapping_sub(*j) as u64))
        }
        (Value::Pointer(a, i), Value::Pointer(b, j)) => {
            Value::Difference(*a, *b, i.wrapping_sub(*j))
        }
        (Value::Pointer(region, offset), Value::Word(by)) => {
            let by = value(by).ok_or("makes an address of a secret")?;
            Value::Pointer(*region, offset.wrapping_sub(by as i64))
        }
        _ => return Err("subtracts what cannot be subtracted".into()),
    })
}

/// The region and the offset of a pointer.
pub(crate) fn region(value: &Value) -> Result<(usize, i64)> {
    match value {
        Value::Pointer(region, offset) => Ok((*region, *offset)),
        _ => Err("has an address that is in no buffer or depends on secrets".into()),
    }
}
