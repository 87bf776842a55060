//! `--mutate`: mutants of kernels, and the execution of those that are proved.

use limbs_verify::artefact::Artefact;
use limbs_verify::mutate::{Change, covering, mutate};
use limbs_verify::replay::replay_change;
use limbs_verify::subjects::Subject;
use std::path::Path;
use std::process::Command;

/// Inputs for each survivor.
const ROUNDS: u32 = 100_000;

/// Whether every mutant is rejected, or proved and then right on all inputs.
pub(crate) fn run(
    artefact: &mut Artefact,
    subjects: &[&Subject],
    path: &Path,
    most: usize,
    seed: u64,
) -> Result<bool, String> {
    std::panic::set_hook(Box::new(|_| {}));
    let mut fine = true;
    for subject in subjects {
        let outcome = mutate(artefact, subject, most, seed)?;
        let all: usize = outcome.counts.values().sum();
        let seconds = outcome.time.as_secs_f64();
        println!(
            "{}: {all} mutants in {seconds:.1} s, at {:?}",
            subject.name, outcome.sizes
        );
        println!("{outcome}");
        for (change, fate) in &outcome.troubles {
            println!("  {fate:?}: {}", text(change));
            fine = false;
        }
        let mut right = 0;
        for change in &outcome.survivors {
            match execute(subject, path, change) {
                Ok(()) => right += 1,
                Err(why) => {
                    println!("  PROVED, BUT WRONG: {}: {why}", text(change));
                    fine = false;
                }
            }
        }
        println!("  {right} that are proved were right on {ROUNDS} inputs each");
    }
    Ok(fine)
}

fn text(change: &Change) -> String {
    let bytes: Vec<String> = change.bytes.iter().map(|b| format!("{b:02x}")).collect();
    format!("{:x}:{}", change.address, bytes.concat())
}

/// Executes a mutant in a process of its own.
fn execute(subject: &Subject, path: &Path, change: &Change) -> Result<(), String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut process = Command::new(own);
    process
        .arg("--artefact")
        .arg(path)
        .args(["--replay", &text(change), &subject.name]);
    let done = process.output().map_err(|e| e.to_string())?;
    if done.status.success() {
        return Ok(());
    }
    Err(format!(
        "{}; {}",
        done.status,
        String::from_utf8_lossy(&done.stderr).trim()
    ))
}

/// What that process does.
pub(crate) fn replay(
    artefact: &mut Artefact,
    subject: &Subject,
    change: &str,
) -> Result<(), String> {
    let (sizes, _) = covering(artefact, subject)?;
    let (address, bytes) = change
        .split_once(':')
        .ok_or("a change is an address and bytes")?;
    let address = u64::from_str_radix(address, 16).map_err(|e| e.to_string())?;
    let byte = |i: usize| {
        let digits = bytes.get(2 * i..2 * i + 2).ok_or("bytes have two digits")?;
        u8::from_str_radix(digits, 16).map_err(|e| e.to_string())
    };
    let bytes: Result<Vec<u8>, String> = (0..bytes.len().div_ceil(2)).map(byte).collect();
    let change = Change {
        kind: "given",
        address,
        bytes: bytes?,
    };
    let rounds = ROUNDS.div_ceil(sizes.len() as u32);
    for size in &sizes {
        replay_change(artefact, subject, &change, size, rounds)?;
    }
    Ok(())
}
