//! The command that checks certificates.
#![forbid(unsafe_code)]

use limbs_verify_check::artefact::{self, Artefact};
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

  --artefact FILE   an ELF file with kernels; may be repeated, once for each instruction set. Without it
                    target/release/limbs-verify and those that `cargo xtask verify` has linked for other targets
  --corrupt N       corrupt certificates in N ways, one at a time; each must be rejected
  --seed S          seed of the corruptions
";

/// Where `cargo xtask verify` leaves the kernels of each instruction set.
const BUILT: [&str; 4] = [
    "target/release/limbs-verify",
    "target/aarch64-unknown-linux-gnu/release/limbs-aarch64.elf",
    "target/mips64-unknown-linux-gnuabi64/release/limbs-mips64.elf",
    "target/mips64el-unknown-linux-gnuabi64/release/limbs-mips64.elf",
];

#[derive(Default)]
struct Options {
    artefacts: Vec<PathBuf>,
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
            "--artefact" => options.artefacts.push(value()?.into()),
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
    if options.artefacts.is_empty() {
        let built = BUILT.iter().map(PathBuf::from);
        options.artefacts = built.filter(|path| path.exists()).collect();
    }
    Ok(options)
}

/// The certificates of a directory and of those in it.
fn certificates(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let fail = |e: std::io::Error| format!("{}: {e}", directory.display());
    let mut all = Vec::new();
    for entry in std::fs::read_dir(directory).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.is_dir() {
            all.extend(certificates(&path)?);
        } else if path
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
    let mut codes = Vec::new();
    for path in &options.artefacts {
        let code = Artefact::parse(&read(path)?);
        codes.push(code.map_err(|why| format!("{}: {why}", path.display()))?);
    }
    match options.corrupt {
        Some(count) => corrupted(codes, options, count),
        None => checked(&codes, options),
    }
}

/// What came of a certificate.
struct Verdict {
    isa: &'static str,
    name: String,
    bytes: usize,
    time: Duration,
    outcome: Result<Summary, String>,
}

fn verdict(codes: &[Artefact], path: &Path) -> Result<Verdict, String> {
    let (begin, content) = (Instant::now(), read(path)?);
    let file = File::parse(&content);
    let isa = file.as_ref().map_or("?", |file| file.isa.name());
    let name = path.file_stem().unwrap_or_default();
    let name = name.to_string_lossy().to_string();
    let outcome = file.and_then(|file| file.check_all(artefact::of(codes, file.isa)?));
    Ok(Verdict {
        isa,
        name,
        bytes: content.len(),
        time: begin.elapsed(),
        outcome,
    })
}

/// The verdicts on all certificates in their order, found by all processors.
fn verdicts(codes: &[Artefact], files: &[PathBuf]) -> Result<Vec<Verdict>, String> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let take = || files.get(next.fetch_add(1, Ordering::Relaxed));
    let mut all = thread::scope(|scope| {
        let work = || {
            iter::from_fn(take)
                .map(|path| verdict(codes, path))
                .collect()
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(|worker| worker.join());
        done.flat_map(|all: thread::Result<Vec<_>>| all.expect("the checker does not panic"))
            .collect::<Result<Vec<Verdict>, String>>()
    })?;
    all.sort_by(|a, b| (a.isa, &a.name).cmp(&(b.isa, &b.name)));
    Ok(all)
}

fn checked(codes: &[Artefact], options: &Options) -> Result<bool, String> {
    let start = Instant::now();
    let (mut rejected, mut bytes) = (0, 0);
    // By instruction set, certificates and proofs.
    let mut accepted: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut missing: BTreeMap<String, usize> = BTreeMap::new();
    for verdict in verdicts(codes, &options.files)? {
        let (isa, name) = (verdict.isa, verdict.name);
        bytes += verdict.bytes;
        match verdict.outcome {
            Ok(summary) => {
                let (certificates, proofs) = accepted.entry(isa).or_default();
                (*certificates, *proofs) = (*certificates + 1, *proofs + summary.entries);
                println!(
                    "{isa:8} {name:32} {:3} sizes {:4} proofs {:8} equations {:7} facts {:8} bytes {:7.2} s  accepted",
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
                println!("{isa:8} {name:32} REJECTED: {why}");
            }
        }
    }
    for (why, count) in &missing {
        println!("NOT CERTIFIED: {count} proofs of {why}");
    }
    for (isa, (certificates, proofs)) in &accepted {
        println!("{isa:8} {certificates} certificates accepted: {proofs} proofs");
    }
    let all: usize = accepted
        .values()
        .map(|(certificates, _)| certificates)
        .sum();
    println!(
        "{all} certificates accepted, {rejected} rejected: {bytes} bytes, in {:.1} s",
        start.elapsed().as_secs_f64()
    );
    Ok(rejected == 0)
}

fn corrupted(mut codes: Vec<Artefact>, options: &Options, count: u64) -> Result<bool, String> {
    let files: Result<Vec<Vec<u8>>, String> = options.files.iter().map(|path| read(path)).collect();
    let files = files?;
    let counts = corrupt::run(&codes, &files, count, options.seed)?;
    let mut survivors = 0;
    for (kind, (tried, rejected)) in &counts {
        println!("{kind:32} {tried:6} tried {rejected:6} rejected");
        survivors += tried - rejected;
    }
    println!("{count} corrupted certificates, {survivors} of them accepted");
    let (tried, rejected) = corrupt::code(&mut codes, &files, count / 10, options.seed)?;
    println!(
        "{tried} changed bits of machine code, {rejected} rejected; the others are never executed or do the same"
    );
    Ok(survivors == 0)
}
