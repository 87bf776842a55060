//! MIPS64 before release 6, in either byte order, with the convention n64.

mod decode;
mod instructions;

use crate::artefact::Artefact;
use crate::machine::{Machine, Processor};
use crate::memory::Value;
use crate::reader::Result;
use crate::store::{Word, constant};
use decode::Inst;

/// HI and LO, and what a branch leaves to be done.
#[derive(Default)]
pub(crate) struct Mips64 {
    /// LO and HI.
    product: Option<(Word, Word)>,
    /// Where to go on after the delay slot, if the last instruction was a branch.
    after_slot: Option<Option<u64>>,
}

/// The machine.
type M<'a> = Machine<'a, Mips64>;

impl Processor for Mips64 {
    type Inst = Inst;
    const ARGUMENTS: &'static [usize] = &[4, 5, 6, 7, 8, 9, 10, 11];
    const RETURNED: usize = 2;
    /// $16 to $23, the global pointer, the frame pointer.
    const KEPT: &'static [usize] = &[16, 17, 18, 19, 20, 21, 22, 23, 28, 30];
    const SYSTEM: &'static [usize] = &[26, 27];
    const STACK_POINTER: (usize, i64) = (29, 16);
    const LINK: Option<usize> = Some(31);

    fn decode(code: &Artefact, address: u64) -> Result<(Inst, u64)> {
        let word = code.word(address).ok_or("the code goes on where none is")?;
        let inst = decode::decode(word, address).ok_or("is no instruction that is supported")?;
        Ok((inst, 4))
    }

    fn name(inst: &Inst) -> String {
        inst.name.into()
    }

    fn step(m: &mut M<'_>, inst: &Inst) -> Result<()> {
        let after_slot = m.cpu.after_slot.take();
        (inst.meaning)(m, inst)?;
        if let Some(next) = after_slot {
            if m.cpu.after_slot.is_some() {
                return Err("is a branch in a delay slot".into());
            }
            m.next = next;
        }
        Ok(())
    }

    fn check_exit(&self) -> Result<()> {
        Ok(())
    }
}

impl M<'_> {
    /// What a register holds; $0 holds 0.
    fn read(&self, register: usize) -> Result<Value> {
        if register == 0 {
            return Ok(Value::Word(constant(0)));
        }
        self.get(register)
    }

    /// Sets a register; $0 stays 0.
    fn write(&mut self, register: usize, value: Value) -> Result<()> {
        if register == 0 {
            return Ok(());
        }
        self.set(register, value)
    }
}
