//! Execution of mutants that are proved: whether the processor agrees.

use crate::artefact::Artefact;
use crate::engine;
use crate::faults::Faulty;
use crate::kernel::Size;
use crate::mutate::Change;
use crate::target::{Prepared, Target, Task};
use limbs_testkit::differential::check_natives;
use limbs_testkit::differential::plan::Native;
#[cfg(test)]
use {
    iced_x86::{FlowControl, Instruction, InstructionInfoFactory, OpKind, Register},
    limbs_testkit::processor::{Registers, Step},
};

/// Calls the kernel and each of its mutants with so many inputs of a size, the same for all. A fault ends the process.
///
/// # Errors
///
/// The first mutant that is not known to be safe, or that is wrong: its index; `None` if that is the kernel itself.
pub fn replay(
    artefact: &mut Artefact,
    subject: &dyn Target,
    changes: &[Change],
    size: &Size,
    rounds: u32,
) -> Result<(), (Option<usize>, String)> {
    let tasks = subject.tasks(artefact, size, 1).map_err(|e| (None, e))?;
    let prepared: Result<Vec<_>, _> = tasks.iter().map(Task::prepared).collect();
    let prepared = prepared.map_err(|e| (None, e.to_string()))?;
    let kernel = native(artefact, subject, &prepared, size).map_err(|e| (None, e))?;
    let mut natives = vec![kernel];
    for (i, change) in changes.iter().enumerate() {
        let back = change.apply(artefact);
        let mutant = native(artefact, subject, &prepared, size);
        natives.push(mutant.map_err(|e| (Some(i), e))?);
        back.apply(artefact);
    }
    let wrong = |(i, why): (usize, String)| (i.checked_sub(1), why);
    check(&tasks, &natives, rounds).map_err(wrong)
}

/// Calls a kernel with a rare fault with so many inputs of a size.
///
/// # Errors
///
/// If it is not safe; the first result that is wrong.
pub fn replay_fault(
    faulty: &Faulty,
    subject: &dyn Target,
    size: &Size,
    rounds: u32,
) -> Result<(), String> {
    let mut tasks = subject.tasks(&faulty.artefact, size, 1)?;
    for task in &mut tasks {
        *task.entry_mut() = faulty.task.entry();
    }
    let prepared: Result<Vec<_>, _> = tasks.iter().map(Task::prepared).collect();
    let prepared = prepared.map_err(|e| e.to_string())?;
    let native = native(&faulty.artefact, subject, &prepared, size)?;
    check(&tasks, &[native], rounds).map_err(|(_, why)| why)
}

/// A copy of a kernel's code that may be called.
fn native<'a>(
    artefact: &Artefact,
    subject: &'a dyn Target,
    tasks: &[Prepared],
    size: &Size,
) -> Result<Native<'a>, String> {
    for task in tasks {
        task.is_safe(artefact).map_err(|e| e.to_string())?;
    }
    let entry = tasks.first().map(Prepared::entry);
    let image = entry.and_then(|entry| artefact.image(entry));
    let (image, offset) = image.ok_or("no code at the address")?;
    // SAFETY: at this size, for every way of aliasing, the code has just been proved to touch nothing but its
    // buffers and stack, to keep to the convention and to return; the copy has everything
    // that it refers to at the same distances.
    Ok(unsafe { Native::new(subject.row(), (&image, offset), size) })
}

/// Calls codes that are safe, all with the same inputs.
fn check(tasks: &[Task], natives: &[Native<'_>], rounds: u32) -> Result<(), (usize, String)> {
    let ways = tasks.len() as u32;
    for task in tasks {
        let Task::Engine(job) = task else {
            return check_natives(natives, rounds);
        };
        let call = |native: &Native<'_>, arguments| {
            // SAFETY: buffers and numbers are as the row asks for, in a way of aliasing for which the code is safe.
            unsafe { native.execute(arguments) };
        };
        let calls: Vec<_> = natives.iter().map(|n| move |a| call(n, a)).collect();
        let calls: Vec<&dyn Fn([u64; 8])> = calls.iter().map(|c| c as &dyn Fn([u64; 8])).collect();
        engine::native::check(job, rounds.div_ceil(ways), &calls)?;
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
