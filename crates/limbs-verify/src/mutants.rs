//! `--mutate`: mutants of kernels, and the execution of those that are proved.

use limbs_verify::artefact::Artefact;
use limbs_verify::executor::Code;
use limbs_verify::faults::Verdict;
use limbs_verify::isa::Isa;
use limbs_verify::kernel::Size;
use limbs_verify::mutate::{Change, Extent, FATES, Fate, Outcome, mutate};
use limbs_verify::replay;
use limbs_verify::target::Target;
use limbs_verify::threads;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Inputs for each survivor.
const ROUNDS: u32 = 100_000;

/// As many survivors are executed by one process.
const BATCH: usize = 24;

/// How to try mutants.
pub(crate) struct How<'a> {
    pub(crate) extent: Extent,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// What executes those of another instruction set.
    pub(crate) runner: Option<&'a str>,
}

/// Whether every mutant is rejected, or proved and then right on all inputs.
pub(crate) fn run(
    artefact: &Artefact,
    subjects: &[&dyn Target],
    path: &Path,
    how: &How<'_>,
) -> Result<bool, String> {
    let runner = Runner::of(artefact.isa(), how.runner)?;
    std::panic::set_hook(Box::new(|_| {}));
    let mut fine = true;
    let mut families: BTreeMap<&str, Family> = BTreeMap::new();
    let work = |subject: &&dyn Target| {
        // Each thread changes a copy of its own.
        let (outcomes, faults) = mutate(&mut artefact.clone(), *subject, how.extent, how.seed)?;
        let reports = outcomes
            .iter()
            .map(|outcome| report(*subject, outcome, path, runner.as_ref()));
        let reports: Vec<(bool, String)> = reports.collect();
        Ok((subject.row().name, outcomes, reports, faults))
    };
    type Done = (
        &'static str,
        Vec<Outcome>,
        Vec<(bool, String)>,
        Vec<Verdict>,
    );
    let show = |done: Result<Done, String>| {
        let (row, outcomes, reports, faults) = done?;
        for (is_fine, text) in reports {
            print!("{text}");
            fine &= is_fine;
        }
        let (rejected, others): (Vec<_>, Vec<_>) = faults
            .into_iter()
            .partition(|verdict| *verdict == Verdict::ByProofAlone);
        let rejected = rejected.len();
        println!("  {rejected} rare faults are rejected by proof alone");
        for verdict in others {
            println!("  RARE FAULT: {verdict:?}");
            fine = false;
        }
        let family = families.entry(row).or_default();
        family.add(&outcomes);
        family.faults += rejected;
        Ok(())
    };
    threads::in_order(subjects, how.threads, work, show)?;
    let untested = summarise(&families);
    // A small sample may well have none.
    let is_sample = matches!(how.extent, Extent::Sample(_));
    Ok(fine && (is_sample || untested == 0))
}

/// Executes those mutants of a kernel that are proved; whether all is well, and what to say of it.
fn report(
    subject: &dyn Target,
    outcome: &Outcome,
    path: &Path,
    runner: Option<&Runner>,
) -> (bool, String) {
    let mut fine = true;
    let tried: usize = outcome.counts.values().sum();
    let sizes: Vec<String> = outcome.sizes.iter().map(size_text).collect();
    let mut said = format!(
        "{}: {tried} of {} mutants in {:.1} s, at {}\n{outcome}\n",
        subject.name(),
        outcome.all,
        outcome.time.as_secs_f64(),
        sizes.join("; "),
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
    for batch in outcome.survivors.chunks(BATCH) {
        if runner.execute(subject, path, batch, &outcome.sizes).is_ok() {
            right += batch.len();
            continue;
        }
        // Which is it?
        for change in batch {
            match runner.execute(subject, path, std::slice::from_ref(change), &outcome.sizes) {
                Ok(()) => right += 1,
                Err(why) => {
                    said += &format!("  PROVED, BUT WRONG: {}: {why}\n", text(change));
                    fine = false;
                }
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
    /// Seeded faults that proof alone rejects.
    faults: usize,
}

impl Family {
    fn add(&mut self, outcomes: &[Outcome]) {
        self.kernels += 1;
        for outcome in outcomes {
            for (count, (fate, _)) in self.counts.iter_mut().zip(&FATES) {
                *count += outcome.count(fate);
            }
        }
    }

    fn line(&self, name: &str) -> String {
        let counts = self.counts.iter().map(|count| format!(" {count:>11}"));
        let all: usize = self.counts.iter().sum();
        let counts: String = counts.collect();
        format!(
            "{name:16} {:7} {all:8}{counts} {:>11}",
            self.kernels, self.faults
        )
    }
}

/// Prints a line for each family, and names those of which no mutant was rejected by proof alone; how many these are.
fn summarise(families: &BTreeMap<&str, Family>) -> usize {
    let names: String = FATES
        .iter()
        .map(|(_, name)| format!(" {name:>11}"))
        .collect();
    println!(
        "{:16} {:>7} {:>8}{names} {:>11}",
        "family", "kernels", "mutants", "rare faults"
    );
    let mut total = Family::default();
    for (name, family) in families {
        println!("{}", family.line(name));
        total.kernels += family.kernels;
        total.faults += family.faults;
        for (sum, count) in total.counts.iter_mut().zip(family.counts) {
            *sum += count;
        }
    }
    println!("{}", total.line("all"));
    let by_proof = FATES.iter().position(|(fate, _)| *fate == Fate::ProofAlone);
    let by_proof = by_proof.expect("one of the fates");
    let untested = families
        .iter()
        .filter(|(_, f)| f.counts[by_proof] + f.faults == 0);
    let untested =
        untested.map(|(name, _)| println!("{name}: no mutant was rejected by proof alone"));
    untested.count()
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

    /// Executes mutants of a kernel, with as many inputs each.
    fn execute(
        &self,
        subject: &dyn Target,
        path: &Path,
        changes: &[Change],
        sizes: &[Size],
    ) -> Result<(), String> {
        let sizes: Vec<String> = sizes.iter().map(size_text).collect();
        let changes: Vec<String> = changes.iter().map(text).collect();
        let mut process = Command::new(&self.0[0]);
        process.args(&self.0[1..]).arg("--artefact").arg(path);
        process
            .args(["--replay", &sizes.join(";")])
            .arg(subject.name());
        process.stdin(Stdio::piped()).stdout(Stdio::null());
        let mut process = process
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| e.to_string())?;
        let input = process.stdin.take().expect("a pipe");
        // What it does not read it need not know.
        let _ = (&input).write_all(changes.join("\n").as_bytes());
        drop(input);
        let done = process.wait_with_output().map_err(|e| e.to_string())?;
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

/// What that process does, with changes from its input.
pub(crate) fn replay(
    artefact: &mut Artefact,
    subject: &dyn Target,
    sizes: &str,
) -> Result<(), String> {
    let sizes = sizes.split(';').map(|size| parse_size(size, subject));
    let sizes: Vec<Size> = sizes.collect::<Result<_, _>>()?;
    let lines = std::io::stdin().lines();
    let change = |line: std::io::Result<String>| parse_change(&line.map_err(|e| e.to_string())?);
    let changes: Vec<Change> = lines.map(change).collect::<Result<_, _>>()?;
    let rounds = ROUNDS.div_ceil(sizes.len() as u32);
    for size in &sizes {
        let done = replay::replay(artefact, subject, &changes, size, rounds);
        done.map_err(|(which, why)| match which {
            Some(i) => format!("{}: {why}", text(&changes[i])),
            None => format!("the kernel itself: {why}"),
        })?;
    }
    Ok(())
}

/// The change that [`text`] wrote.
fn parse_change(text: &str) -> Result<Change, String> {
    let (address, bytes) = text
        .split_once(':')
        .ok_or("a change is an address and bytes")?;
    let address = u64::from_str_radix(address, 16).map_err(|e| e.to_string())?;
    let byte = |i: usize| {
        let digits = bytes.get(2 * i..2 * i + 2).ok_or("bytes have two digits")?;
        u8::from_str_radix(digits, 16).map_err(|e| e.to_string())
    };
    let bytes: Result<Vec<u8>, String> = (0..bytes.len().div_ceil(2)).map(byte).collect();
    Ok(Change {
        kind: "given",
        address,
        bytes: bytes?,
    })
}
