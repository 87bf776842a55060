//! The command that checks certificates.
#![forbid(unsafe_code)]

use limbs_verify_check::artefact::Artefact;
use limbs_verify_check::corrupt;
use limbs_verify_check::file::{File, Summary};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{iter, thread};

const USAGE: &str = "\
usage: limbs-verify-check [options] [FILE]...

Checks certificates of kernels, all those in target/verify unless some are named.

  --artefact FILE   the ELF file with the kernels; without it target/release/limbs-verify
  --corrupt N       corrupt certificates in N ways, one at a time; each must be rejected
  --seed S          seed of the corruptions
";

#[derive(Default)]
struct Options {
    artefact: Option<String>,
    corrupt: Option<u64>,
    seed: u64,
    files: Vec<PathBuf>,
}

fn main() -> ExitCode {
    match options().and_then(|options| run(&options)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("limbs-verify-check: {message}");
            ExitCode::FAILURE
        }
    }
}

fn options() -> Result<Options, String> {
    let mut options = Options {
        seed: 1,
        ..Options::default()
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        let number = |text: String| text.parse().map_err(|_| format!("`{text}` is no number"));
        match arg.as_str() {
            "--artefact" => options.artefact = Some(value()?),
            "--corrupt" => options.corrupt = Some(number(value()?)?),
            "--seed" => options.seed = number(value()?)?,
            "--help" | "-h" => {
                print!("{USAGE}");
                std::process::exit(0);
            }
            _ if arg.starts_with('-') => return Err(format!("no option {arg}\n\n{USAGE}")),
            _ => options.files.push(arg.into()),
        }
    }
    if options.files.is_empty() {
        options.files = certificates(Path::new("target/verify"))?;
    }
    Ok(options)
}

/// The certificates of a directory.
fn certificates(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let fail = |e: std::io::Error| format!("{}: {e}", directory.display());
    let mut all = Vec::new();
    for entry in std::fs::read_dir(directory).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "cert")
        {
            all.push(path);
        }
    }
    all.sort();
    Ok(all)
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Whether all is as it should be.
fn run(options: &Options) -> Result<bool, String> {
    let artefact = options
        .artefact
        .as_deref()
        .unwrap_or("target/release/limbs-verify");
    let code = Artefact::parse(&read(Path::new(artefact))?)?;
    match options.corrupt {
        Some(count) => corrupted(code, options, count),
        None => checked(&code, options),
    }
}

/// What came of a certificate.
struct Verdict {
    name: String,
    bytes: usize,
    time: Duration,
    outcome: Result<Summary, String>,
}

fn verdict(code: &Artefact, path: &Path) -> Result<Verdict, String> {
    let (begin, content) = (Instant::now(), read(path)?);
    let outcome = File::parse(&content).and_then(|file| file.check_all(code));
    Ok(Verdict {
        name: path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .to_string(),
        bytes: content.len(),
        time: begin.elapsed(),
        outcome,
    })
}

/// The verdicts on all certificates in their order, found by all processors.
fn verdicts(code: &Artefact, files: &[PathBuf]) -> Result<Vec<Verdict>, String> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let take = || files.get(next.fetch_add(1, Ordering::Relaxed));
    let mut all = thread::scope(|scope| {
        let work = || {
            iter::from_fn(take)
                .map(|path| verdict(code, path))
                .collect()
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(|worker| worker.join());
        done.flat_map(|all: thread::Result<Vec<_>>| all.expect("the checker does not panic"))
            .collect::<Result<Vec<Verdict>, String>>()
    })?;
    all.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(all)
}

fn checked(code: &Artefact, options: &Options) -> Result<bool, String> {
    let start = Instant::now();
    let (mut accepted, mut rejected, mut entries, mut bytes) = (0, 0, 0, 0);
    let mut missing: BTreeMap<String, usize> = BTreeMap::new();
    for verdict in verdicts(code, &options.files)? {
        let name = verdict.name;
        bytes += verdict.bytes;
        match verdict.outcome {
            Ok(summary) => {
                accepted += 1;
                entries += summary.entries;
                println!(
                    "{name:40} {:3} sizes {:4} proofs {:8} equations {:7} facts {:8} bytes {:7.2} s  accepted",
                    summary.sizes,
                    summary.entries,
                    summary.equations,
                    summary.facts,
                    verdict.bytes,
                    verdict.time.as_secs_f64(),
                );
                if !summary.missing.is_empty() {
                    let why = format!("{name}: {}", summary.missing[0]);
                    *missing.entry(why).or_default() += summary.missing.len();
                }
            }
            Err(why) => {
                rejected += 1;
                println!("{name:40} REJECTED: {why}");
            }
        }
    }
    for (why, count) in &missing {
        println!("NOT CERTIFIED: {count} proofs of {why}");
    }
    println!(
        "{accepted} certificates accepted, {rejected} rejected: {entries} proofs, {bytes} bytes, in {:.1} s",
        start.elapsed().as_secs_f64()
    );
    Ok(rejected == 0)
}

fn corrupted(mut code: Artefact, options: &Options, count: u64) -> Result<bool, String> {
    let files: Result<Vec<Vec<u8>>, String> = options.files.iter().map(|path| read(path)).collect();
    let files = files?;
    let counts = corrupt::run(&code, &files, count, options.seed)?;
    let mut survivors = 0;
    for (kind, (tried, rejected)) in &counts {
        println!("{kind:32} {tried:6} tried {rejected:6} rejected");
        survivors += tried - rejected;
    }
    println!("{count} corrupted certificates, {survivors} of them accepted");
    let (tried, rejected) = corrupt::code(&mut code, &files, count / 10, options.seed)?;
    println!(
        "{tried} changed bits of machine code, {rejected} rejected; the others are never executed or do the same"
    );
    Ok(survivors == 0)
}
