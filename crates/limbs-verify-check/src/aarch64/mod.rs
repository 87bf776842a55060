//! AArch64 with the convention AAPCS64.

mod decode;
mod instructions;
mod transfer;
mod vector;

use crate::artefact::Artefact;
use crate::machine::{Machine, Processor};
use crate::memory::{STACK, Value};
use crate::reader::Result;
use crate::store::{Word, constant};
use decode::Inst;

/// Vector registers.
pub(crate) struct Aarch64 {
    vectors: [Lanes; 32],
}

/// The lanes of a vector register; undefined ones have nothing.
type Lanes = [Option<Value>; 2];
/// The machine. Its general register 31 is the stack pointer.
type M<'a> = Machine<'a, Aarch64>;

/// The number that is the stack pointer in some places and zero in others.
const SP: usize = 31;
/// x30.
const LINK: usize = 30;
/// v8 to v15, of which the caller keeps the lower halves.
const KEPT_VECTORS: std::ops::Range<usize> = 8..16;

/// What the caller had in the lower half of a vector register.
fn callers_vector(n: usize) -> Value {
    Value::Callers(32 + n)
}

impl Default for Aarch64 {
    fn default() -> Self {
        let mut vectors: [Lanes; 32] = Default::default();
        for n in KEPT_VECTORS {
            vectors[n][0] = Some(callers_vector(n));
        }
        Self { vectors }
    }
}

impl Processor for Aarch64 {
    type Inst = Inst;
    const ARGUMENTS: &'static [usize] = &[0, 1, 2, 3, 4, 5, 6, 7];
    const RETURNED: usize = 0;
    const KEPT: &'static [usize] = &[19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29];
    const SYSTEM: &'static [usize] = &[18];
    const STACK_POINTER: (usize, i64) = (SP, 8);
    const LINK: Option<usize> = Some(LINK);

    fn decode(code: &Artefact, address: u64) -> Result<(Inst, u64)> {
        let word = code.word(address).ok_or("the code goes on where none is")?;
        let inst = decode::decode(word, address).ok_or("is no instruction that is supported")?;
        Ok((inst, 4))
    }

    fn name(inst: &Inst) -> String {
        inst.name.into()
    }

    fn step(m: &mut M<'_>, inst: &Inst) -> Result<()> {
        (inst.meaning)(m, inst)
    }

    fn check_exit(&self) -> Result<()> {
        for (n, [low, high]) in self.vectors.iter().enumerate() {
            let is_public = |lane: &Option<Value>| match lane {
                None => true,
                Some(Value::Word(word)) => word.as_constant().is_some(),
                Some(_) => false,
            };
            let is_kept = KEPT_VECTORS.contains(&n);
            if is_kept && *low != Some(callers_vector(n)) {
                return Err(format!("the caller's vector register {n} is not restored"));
            }
            if !is_public(high) || !is_kept && !is_public(low) {
                return Err("a vector register holds a secret".into());
            }
        }
        Ok(())
    }
}

impl M<'_> {
    /// What a register holds; number 31 is zero.
    fn read(&self, register: usize) -> Result<Value> {
        match register {
            SP => Ok(Value::Word(constant(0))),
            _ => self.get(register),
        }
    }

    /// The same, as a number.
    fn word(&mut self, register: usize) -> Result<Word> {
        let value = self.read(register)?;
        self.number(value)
    }

    /// Sets a register; number 31 stays zero.
    fn write(&mut self, register: usize, value: Value) -> Result<()> {
        match register {
            SP => Ok(()),
            _ => self.set(register, value),
        }
    }

    /// sp must be a multiple of 16 where it is the base of an access, and where a function is called.
    fn check_stack_pointer(&self) -> Result<()> {
        match self.get(SP)? {
            Value::Pointer(STACK, offset) if offset % 16 == 0 => Ok(()),
            _ => Err("uses the stack pointer while it is no multiple of 16".into()),
        }
    }
}
