//! Execution of mutants that are proved: whether the processor agrees.

use crate::artefact::Artefact;
use crate::engine;
use crate::kernel::{Size, verify};
use crate::mutate::Change;
use crate::subjects::{EngineSubject, Subject};
use limbs_testkit::differential::check_native;
use limbs_testkit::differential::plan::Native;
#[cfg(test)]
use {
    iced_x86::{FlowControl, Instruction, InstructionInfoFactory, OpKind, Register},
    limbs_testkit::processor::{Registers, Step},
};

/// Changes the kernel, proves it at a size, and calls it with so many inputs of that size. A fault
/// ends the process.
///
/// # Errors
///
/// If the mutant is not proved; the first wrong result.
pub fn replay_change(
    artefact: &mut Artefact,
    subject: &Subject,
    change: &Change,
    size: &Size,
    rounds: u32,
) -> Result<(), String> {
    artefact.patch(change.address, &change.bytes);
    let jobs = subject.jobs(artefact, size, 1)?;
    for job in &jobs {
        verify(artefact, job).map_err(|e| e.to_string())?;
    }
    let entry = jobs.first().ok_or("nothing to execute")?.entry;
    let (image, offset) = artefact.image(entry).ok_or("no code at the address")?;
    // SAFETY: at this size, for every way of aliasing, the code has just been proved to touch nothing but its
    // buffers and stack, to keep to the convention and to return; the copy has everything
    // that it refers to at the same distances.
    let native = unsafe { Native::new(subject.kernel, (&image, offset), size) };
    check_native(&native, rounds)
}

/// The same for a row of an engine.
///
/// # Errors
///
/// As [`replay_change`].
pub fn replay_engine(
    artefact: &mut Artefact,
    subject: &EngineSubject,
    change: &Change,
    size: &Size,
    rounds: u32,
) -> Result<(), String> {
    artefact.patch(change.address, &change.bytes);
    let jobs = subject.jobs(artefact, size, 1)?;
    for job in &jobs {
        engine::verify(artefact, job).map_err(|e| e.to_string())?;
    }
    let entry = jobs.first().ok_or("nothing to execute")?.entry;
    let (image, offset) = artefact.image(entry).ok_or("no code at the address")?;
    // SAFETY: as above.
    let native = unsafe { Native::new(subject.row, (&image, offset), size) };
    let rounds = rounds.div_ceil(jobs.len() as u32);
    for job in &jobs {
        engine::native::check(job, rounds, |arguments| {
            // SAFETY: buffers and numbers are as the row asks for, in a way of aliasing for which the code has been proved.
            unsafe { native.execute(arguments) };
        })?;
    }
    Ok(())
}

/// One instruction, to be compared with what the prover says of it.
#[cfg(test)]
pub(crate) struct Probe {
    step: Step,
    /// Whether its base register must point to the memory.
    base: Option<usize>,
}

#[cfg(test)]
impl Probe {
    /// `None` if the instruction may do more than the comparison can see.
    pub(crate) fn new(i: &Instruction, bytes: &[u8]) -> Option<Self> {
        let mut factory = InstructionInfoFactory::new();
        let info = factory.info(i);
        let is_harmless = match i.flow_control() {
            FlowControl::Next => true,
            FlowControl::ConditionalBranch => {
                i.near_branch_target() == i.next_ip() + Step::BRANCH as u64
            }
            _ => false,
        };
        let mut registers = info.used_registers().iter();
        let moves_stack = registers.any(|used| used.register().full_register() == Register::RSP);
        if !is_harmless || moves_stack || i.is_privileged() {
            return None;
        }
        let has_memory = (0..i.op_count()).any(|n| i.op_kind(n) == OpKind::Memory);
        let base = has_memory.then(|| i.memory_base());
        for memory in info.used_memory() {
            let end = memory.displacement() + memory.memory_size().size() as u64;
            if memory.index() != Register::None || Some(memory.base()) != base || end > 128 {
                return None;
            }
        }
        if base.is_some_and(|base| !base.is_gpr64()) {
            return None;
        }
        let base = base.map(|base| base as usize - Register::RAX as usize);
        // SAFETY: it touches no memory but what the base register points to, within `data` by the displacement;
        // `run` sets that register; it leaves rsp alone and goes on behind itself or where a branch may go.
        let step = unsafe { Step::new(bytes) };
        Some(Self { step, base })
    }

    /// Executes it.
    pub(crate) fn run(&self, registers: &mut Registers) {
        if let Some(base) = self.base {
            registers.general[base] = registers.data_address();
        }
        self.step.run(registers);
    }
}
