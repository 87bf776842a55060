//! Registers and the calling convention.

use super::flags::Flags;
use super::{LENGTH, decode, table, vector};
use crate::equations::Word;
use crate::executor::{Machine, Next, Run};
use crate::memory::{Result, STACK, Value};
use crate::values::number;
use std::collections::HashMap;
use yaxpeax_arm::armv8::a64::{Instruction, Operand, SizeCode};

/// The state of a processor: general registers, the stack pointer, flags, vector registers.
pub struct Aarch64 {
    registers: [Option<Value>; 31],
    /// The stack pointer's distance from where it was on entry, where it was a multiple of 16.
    pub(super) stack_pointer: i64,
    pub(super) flags: Flags,
    pub(super) vectors: [vector::Lanes; 32],
    decoded: HashMap<u64, Instruction>,
    /// The address of the instruction that is executed.
    pub(super) at: u64,
}

/// The number that is the stack pointer or zero.
const SP: u16 = 31;
/// x30, which holds the address to return to.
pub(super) const LINK: u16 = 30;
/// x18, which belongs to the system.
const PLATFORM: usize = 18;
/// x18 to x29.
const KEPT: std::ops::Range<usize> = PLATFORM..30;
/// v8 to v15, whose lower halves the caller keeps.
pub(super) const KEPT_VECTORS: std::ops::Range<usize> = 8..16;

/// What the caller had in the lower half of a vector register.
pub(super) const fn callers_vector(n: usize) -> Value {
    Value::Callers(32 + n)
}

impl Aarch64 {
    /// The state on entry, by AAPCS64, with these arguments; those that have no register are put on the stack.
    #[must_use]
    pub fn on_entry(run: &mut Run<'_>, arguments: &[Value]) -> Self {
        let mut registers: [Option<Value>; 31] = Default::default();
        for n in KEPT {
            registers[n] = Some(Value::Callers(n));
        }
        registers[LINK as usize] = Some(Value::Return(0));
        for (n, argument) in arguments.iter().enumerate() {
            match n {
                0..8 => registers[n] = Some(argument.clone()),
                _ => {
                    let offset = 8 * (n as i64 - 8);
                    run.memory.initialise(STACK, offset, argument.clone());
                }
            }
        }
        let mut vectors: [vector::Lanes; 32] = Default::default();
        for n in KEPT_VECTORS {
            vectors[n][0] = Some(callers_vector(n));
        }
        Self {
            registers,
            stack_pointer: 0,
            flags: Flags::default(),
            vectors,
            decoded: HashMap::new(),
            at: 0,
        }
    }

    /// Reads a general register, 31 for zero.
    pub(super) fn register(&self, n: u16) -> Result<Value> {
        match self.registers.get(n as usize) {
            Some(value) => {
                let value = value.clone();
                value.ok_or_else(|| format!("reads x{n}, which is undefined"))
            }
            None => Ok(Value::constant(0)),
        }
    }

    /// Writes a general register, 31 for nowhere.
    pub(super) fn set_register(&mut self, n: u16, value: Value) -> Result<()> {
        if n as usize == PLATFORM {
            return Err("writes x18, which belongs to the system".into());
        }
        if let Some(register) = self.registers.get_mut(n as usize) {
            *register = Some(value);
        }
        Ok(())
    }

    /// Reads a general register, 31 for the stack pointer.
    pub(super) fn base(&self, n: u16) -> Result<Value> {
        if n == SP {
            return Ok(Value::Pointer(STACK, self.stack_pointer));
        }
        self.register(n)
    }

    /// Writes a general register, 31 for the stack pointer.
    pub(super) fn set_base(&mut self, run: &mut Run<'_>, n: u16, value: Value) -> Result<()> {
        if n != SP {
            return self.set_register(n, value);
        }
        let Value::Pointer(STACK, offset) = value else {
            return Err("sets sp to what is no address on the stack".into());
        };
        run.memory.move_stack_pointer(offset)?;
        self.stack_pointer = offset;
        Ok(())
    }

    /// sp must be a multiple of 16 where it is the base of an access, and where a function is called.
    pub(super) fn check_alignment(&self) -> Result<()> {
        if self.stack_pointer % 16 == 0 {
            Ok(())
        } else {
            Err("uses sp while it is no multiple of 16".into())
        }
    }

    /// Reads an operand that is a register of 64 bits.
    pub(super) fn operand(&self, i: &Instruction, n: usize) -> Result<Value> {
        match i.operands[n] {
            Operand::Register(SizeCode::X, r) => self.register(r),
            Operand::RegisterOrSP(SizeCode::X, r) => self.base(r),
            _ => Err("has an operand that is not supported".into()),
        }
    }

    /// Reads an operand that must be a number.
    pub(super) fn word(&self, run: &mut Run<'_>, i: &Instruction, n: usize) -> Result<Word> {
        let value = self.operand(i, n)?;
        number(run, value)
    }

    /// Writes the first operand.
    pub(super) fn set_result(
        &mut self,
        run: &mut Run<'_>,
        i: &Instruction,
        value: Value,
    ) -> Result<()> {
        match i.operands[0] {
            Operand::Register(SizeCode::X, r) => self.set_register(r, value),
            Operand::RegisterOrSP(SizeCode::X, r) => self.set_base(run, r, value),
            _ => Err("has a result that is not supported".into()),
        }
    }
}

impl Machine for Aarch64 {
    fn step(&mut self, run: &mut Run<'_>, address: u64) -> Result<(u64, Next)> {
        let i = match self.decoded.get(&address) {
            Some(known) => *known,
            None => {
                let i = decode(run.code, address)?;
                self.decoded.insert(address, i);
                i
            }
        };
        self.at = address;
        let done = match table::meaning(&i) {
            Some((meaning, _)) => meaning(self, run, &i),
            None => Err("is not supported".into()),
        };
        match done {
            Ok(next) => Ok((LENGTH, next)),
            Err(why) => Err(format!("{address:#x}: `{i}` {why}")),
        }
    }

    fn finish(&self) -> Result<Option<Value>> {
        for n in KEPT {
            match &self.registers[n] {
                Some(value) if value.is_same(&Value::Callers(n)) => {}
                _ => return Err(format!("does not restore the caller's x{n}")),
            }
        }
        if self.stack_pointer != 0 {
            return Err("does not restore the stack pointer".into());
        }
        vector::check_exit(&self.vectors)?;
        Ok(self.registers[0].clone())
    }
}
