//! Execution of mutants that are proved: whether the processor agrees.

use crate::artefact::Artefact;
use crate::kernel::{Size, verify};
use crate::mutate::Change;
use crate::subjects::Subject;
use limbs_testkit::differential::check_native;
use limbs_testkit::differential::plan::Native;

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
