//! Symbolic execution, whatever the instruction set.
//!
//! Lengths and counters are concrete, so there is one path: loops unroll, and a branch whose
//! condition depends on secrets is an error.

use crate::equations::Store;
use crate::isa::Isa;
use crate::memory::{Memory, Result, Value};
use std::collections::BTreeSet;

/// The machine code of an artefact.
pub trait Code {
    /// Its instruction set.
    fn isa(&self) -> Isa;

    /// Up to 16 bytes of instructions at an address; `None` if there are none.
    fn instructions(&self, address: u64) -> Option<&[u8]>;

    /// Eight bytes of read-only data at an address.
    fn constant(&self, address: u64) -> Option<u64>;
}

/// A kernel to execute, and its state.
pub struct Run<'a> {
    /// The code.
    pub code: &'a dyn Code,
    /// Atoms and equations.
    pub store: &'a mut Store,
    /// Memory.
    pub memory: &'a mut Memory,
}

impl Run<'_> {
    /// Reads eight bytes of the artefact.
    ///
    /// # Errors
    ///
    /// If they are not read-only.
    pub fn constant(&self, address: u64) -> Result<u64> {
        self.code
            .constant(address)
            .ok_or_else(|| "reads what is no constant".into())
    }
}

/// What is known at the end of an execution.
#[derive(Debug, Default)]
pub struct Executed {
    /// How many instructions were executed.
    pub instructions: u64,
    /// Their addresses, each once.
    pub addresses: BTreeSet<u64>,
    /// Their addresses in the order of execution, which secrets must not change.
    pub path: Vec<u64>,
    /// The returned word, if the convention's register has one.
    pub returned: Option<Value>,
}

/// Where to go on.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// At the next instruction.
    Following,
    /// At an address.
    At(u64),
    /// The kernel has returned to its caller.
    Done,
}

/// An instruction set: registers, and what instructions do to them.
pub trait Machine {
    /// Executes the instruction at an address; gives its length and where to go on.
    ///
    /// # Errors
    ///
    /// What is wrong, the instruction included.
    fn step(&mut self, run: &mut Run<'_>, address: u64) -> Result<(u64, Next)>;

    /// Checks the calling convention at the end and gives the returned word.
    ///
    /// # Errors
    ///
    /// What was not kept.
    fn finish(&self) -> Result<Option<Value>>;

    /// The names of what the processor must have for the instructions so far.
    fn features(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Executes from `entry` until the kernel returns.
///
/// # Errors
///
/// What the kernel does that it must not, with the instruction's address.
pub fn execute(
    run: &mut Run<'_>,
    machine: &mut dyn Machine,
    entry: u64,
    most_instructions: u64,
) -> Result<Executed> {
    let mut done = Executed::default();
    let mut address = entry;
    loop {
        done.instructions += 1;
        if done.instructions > most_instructions {
            return Err(format!(
                "does not return within {most_instructions} instructions"
            ));
        }
        done.addresses.insert(address);
        done.path.push(address);
        run.store.at = address;
        let (length, next) = machine.step(run, address)?;
        match next {
            Next::Following => address += length,
            Next::At(target) => address = target,
            Next::Done => break,
        }
    }
    done.returned = machine.finish()?;
    Ok(done)
}
