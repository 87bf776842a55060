//! `--mutate`: mutants of kernels, and the execution of those that are proved.

use limbs_verify::artefact::Artefact;
use limbs_verify::executor::Code;
use limbs_verify::isa::Isa;
use limbs_verify::kernel::Size;
use limbs_verify::mutate::{Change, FATES, Fate, Outcome, mutate};
use limbs_verify::target::Target;
use limbs_verify::threads;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// Inputs for each survivor.
const ROUNDS: u32 = 100_000;

/// Whether every mutant is rejected, or proved and then right on all inputs.
pub(crate) fn run(
    artefact: &Artefact,
    subjects: &[&dyn Target],
    path: &Path,
    (most, seed, threads): (Option<usize>, u64, usize),
    runner: Option<&str>,
) -> Result<bool, String> {
    let runner = Runner::of(artefact.isa(), runner)?;
    std::panic::set_hook(Box::new(|_| {}));
    let mut fine = true;
    let mut families: BTreeMap<&str, Family> = BTreeMap::new();
    let work = |subject: &&dyn Target| {
        // Each thread changes a copy of its own.
        let outcome = mutate(&mut artefact.clone(), *subject, most, seed)?;
        let (is_fine, text) = report(*subject, &outcome, path, runner.as_ref());
        Ok((subject.row().name, outcome, is_fine, text))
    };
    let show = |done: Result<(&'static str, Outcome, bool, String), String>| {
        let (row, outcome, is_fine, text) = done?;
        print!("{text}");
        fine &= is_fine;
        families.entry(row).or_default().add(&outcome);
        Ok(())
    };
    threads::in_order(subjects, threads, work, show)?;
    summarise(&families);
    Ok(fine)
}

/// Executes those mutants of a kernel that are proved; whether all is well, and what to say of it.
fn report(
    subject: &dyn Target,
    outcome: &Outcome,
    path: &Path,
    runner: Option<&Runner>,
) -> (bool, String) {
    let mut fine = true;
    let all: usize = outcome.counts.values().sum();
    let mut said = format!(
        "{}: {all} mutants in {:.1} s, at {:?}\n{outcome}\n",
        subject.name(),
        outcome.time.as_secs_f64(),
        outcome.sizes
    );
    for (change, fate) in &outcome.troubles {
        said += &format!("  {fate:?}: {}\n", text(change));
        fine = false;
    }
    let proved = outcome.survivors.len();
    let Some(runner) = runner else {
        said +=
            &format!("  NOT EXECUTED: {proved} that are proved: nothing is known to run them\n");
        return (fine, said);
    };
    let mut right = 0;
    for change in &outcome.survivors {
        match runner.execute(subject, path, change, &outcome.sizes) {
            Ok(()) => right += 1,
            Err(why) => {
                said += &format!("  PROVED, BUT WRONG: {}: {why}\n", text(change));
                fine = false;
            }
        }
    }
    said += &format!("  {right} that are proved were right on {ROUNDS} inputs each\n");
    (fine, said)
}

/// The mutants of all kernels of a row.
#[derive(Default)]
struct Family {
    kernels: usize,
    /// As many as had each of the fates.
    counts: [usize; FATES.len()],
}

impl Family {
    fn add(&mut self, outcome: &Outcome) {
        self.kernels += 1;
        for (count, (fate, _)) in self.counts.iter_mut().zip(&FATES) {
            *count += outcome.count(fate);
        }
    }

    fn line(&self, name: &str) -> String {
        let counts = self.counts.iter().map(|count| format!(" {count:>11}"));
        let all: usize = self.counts.iter().sum();
        let counts: String = counts.collect();
        format!("{name:16} {:7} {all:8}{counts}", self.kernels)
    }
}

/// Prints a line for each family, and names those of which no mutant was rejected by proof alone.
fn summarise(families: &BTreeMap<&str, Family>) {
    let names: String = FATES
        .iter()
        .map(|(_, name)| format!(" {name:>11}"))
        .collect();
    println!("{:16} {:>7} {:>8}{names}", "family", "kernels", "mutants");
    let mut total = Family::default();
    for (name, family) in families {
        println!("{}", family.line(name));
        total.kernels += family.kernels;
        for (sum, count) in total.counts.iter_mut().zip(family.counts) {
            *sum += count;
        }
    }
    println!("{}", total.line("all"));
    let by_proof = FATES.iter().position(|(fate, _)| *fate == Fate::ProofAlone);
    let by_proof = by_proof.expect("one of the fates");
    for (name, _) in families.iter().filter(|(_, f)| f.counts[by_proof] == 0) {
        println!("{name}: no mutant was rejected by proof alone");
    }
}

fn text(change: &Change) -> String {
    let bytes: Vec<String> = change.bytes.iter().map(|b| format!("{b:02x}")).collect();
    format!("{:x}:{}", change.address, bytes.concat())
}

/// What executes mutants, each in a process of its own: this program, or a copy of it for another instruction set under an
/// emulator.
struct Runner(Vec<OsString>);

impl Runner {
    /// That for an instruction set, from the words of a command; `None` if there is none.
    fn of(isa: Isa, command: Option<&str>) -> Result<Option<Self>, String> {
        if isa.is_native() {
            let own = std::env::current_exe().map_err(|e| e.to_string())?;
            return Ok(Some(Self(vec![own.into()])));
        }
        let words = |command: &str| Self(command.split_whitespace().map(OsString::from).collect());
        Ok(command.map(words))
    }

    fn execute(
        &self,
        subject: &dyn Target,
        path: &Path,
        change: &Change,
        sizes: &[Size],
    ) -> Result<(), String> {
        let sizes: Vec<String> = sizes.iter().map(size_text).collect();
        let change = format!("{}@{}", text(change), sizes.join(";"));
        let mut process = Command::new(&self.0[0]);
        process.args(&self.0[1..]).arg("--artefact").arg(path);
        process.args(["--replay", &change, subject.name()]);
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
}

fn size_text(size: &Size) -> String {
    let counts: Vec<String> = size.iter().map(|(name, n)| format!("{name}={n}")).collect();
    counts.join(",")
}

/// The size that [`size_text`] wrote.
fn parse_size(text: &str, subject: &dyn Target) -> Result<Size, String> {
    let count = |text: &str| {
        let (name, n) = text.split_once('=')?;
        let param = subject.row().param(name)?;
        Some((param.name, n.parse().ok()?))
    };
    let counts = text.split(',').map(count);
    let size: Option<Size> = counts.collect();
    size.ok_or_else(|| format!("`{text}` is no size of {}", subject.name()))
}

/// What that process does.
pub(crate) fn replay(
    artefact: &mut Artefact,
    subject: &dyn Target,
    change: &str,
) -> Result<(), String> {
    let parts = change.split_once('@').and_then(|(change, sizes)| {
        let (address, bytes) = change.split_once(':')?;
        Some((address, bytes, sizes))
    });
    let (address, bytes, sizes) = parts.ok_or("a change is an address, bytes and sizes")?;
    let sizes = sizes.split(';').map(|size| parse_size(size, subject));
    let sizes: Vec<Size> = sizes.collect::<Result<_, _>>()?;
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
        subject.execute(artefact, &change, size, rounds)?;
    }
    Ok(())
}
