//! The command that proves every kernel.
#![deny(unsafe_code)]

mod mutants;

use limbs_verify::artefact::Artefact;
use limbs_verify::report::{Summary, explain, unexecuted, verify_size};
use limbs_verify::subjects::{self, Subject};
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "\
usage: limbs-verify [options] [KERNEL]...

Proves kernels from the machine code of an artefact, all of them unless some are named.

  --artefact FILE   the ELF file; without it this program itself, which contains every kernel
  --size N          only sizes where some count is N
  --sizes           a line for each size
  --explain         say what each proof rests on
  --seed N          seed of the samples
  --list            list kernels and sizes, and stop
  --mutate          try mutants of the kernels instead: at the sizes that execute every instruction, all or
  --sample N        a random sample of N for each kernel; those that are proved are then executed
  --draft SYMBOL    take the function of that name for the only variant of the row that is named
";

#[derive(Default)]
struct Options {
    artefact: Option<String>,
    size: Option<usize>,
    explain: bool,
    sizes: bool,
    list: bool,
    draft: Option<String>,
    mutate: bool,
    sample: Option<usize>,
    /// What a process is started with to execute a mutant: address and bytes.
    replay: Option<String>,
    seed: u64,
    kernels: Vec<String>,
}

fn main() -> ExitCode {
    match options().and_then(|options| run(&options)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("limbs-verify: {message}");
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
            "--size" => options.size = Some(number(value()?)? as usize),
            "--mutate" => options.mutate = true,
            "--sample" => options.sample = Some(number(value()?)? as usize),
            "--replay" => options.replay = Some(value()?),
            "--draft" => options.draft = Some(value()?),
            "--seed" => options.seed = number(value()?)?,
            "--sizes" => options.sizes = true,
            "--explain" => options.explain = true,
            "--list" => options.list = true,
            "--help" | "-h" => {
                print!("{USAGE}");
                std::process::exit(0);
            }
            _ if arg.starts_with('-') => return Err(format!("no option {arg}\n\n{USAGE}")),
            _ => options.kernels.push(arg),
        }
    }
    Ok(options)
}

/// Whether all was proved.
fn run(options: &Options) -> Result<bool, String> {
    let path = match &options.artefact {
        Some(path) => path.into(),
        None => std::env::current_exe().map_err(|e| e.to_string())?,
    };
    let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut artefact = Artefact::parse(&bytes)?;
    let all = match &options.draft {
        Some(symbol) => vec![subjects::draft(options.kernels.first(), symbol)?],
        None => subjects::all(),
    };
    let named = |subject: &&Subject| {
        let of = |name: &String| subject.name == *name || subject.kernel.name == name;
        options.kernels.is_empty() || options.kernels.iter().any(of)
    };
    let chosen: Vec<&Subject> = all.iter().filter(named).collect();
    if let Some(name) = options.kernels.iter().find(|name| {
        !all.iter()
            .any(|subject| subject.name == **name || subject.kernel.name == name.as_str())
    }) {
        return Err(format!("no kernel `{name}` in assembly"));
    }
    if let Some(change) = &options.replay {
        let subject = chosen.first().ok_or("no kernel to execute")?;
        return mutants::replay(&mut artefact, subject, change).map(|()| true);
    }
    if options.mutate {
        let most = options.sample.unwrap_or(usize::MAX);
        return mutants::run(&mut artefact, &chosen, &path, most, options.seed);
    }
    let start = Instant::now();
    let (mut proved, mut failed) = (0, 0);
    for subject in &chosen {
        let summary = one(&artefact, subject, options)?;
        proved += summary.proved;
        failed += summary.failed;
    }
    if options.list {
        return Ok(true);
    }
    let strangers = match options.draft {
        Some(_) => Vec::new(),
        None => subjects::strangers(&artefact, &all),
    };
    for stranger in strangers {
        println!("{stranger}: a kernel without a row in the table of variants: NOT PROVED");
        failed += 1;
    }
    println!(
        "{} kernels: {proved} sizes proved, {failed} not, in {:.1} s",
        chosen.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(failed == 0)
}

/// Verifies a kernel at its sizes; how many are proved, and how much is not.
fn one(artefact: &Artefact, subject: &Subject, options: &Options) -> Result<Summary, String> {
    let mut summary = Summary::default();
    for size in subject.sizes()? {
        if options
            .size
            .is_some_and(|wanted| !size.iter().any(|(_, n)| *n == wanted))
        {
            continue;
        }
        if options.list {
            println!("{} {size:?}", subject.name);
            continue;
        }
        let line = verify_size(artefact, subject, &size, options.seed)?;
        if options.sizes || options.explain || line.outcome.is_err() {
            println!("{line}");
        }
        if options.explain {
            print!("{}", explain(subject, &line));
        }
        summary.add(&line);
    }
    if options.size.is_none() && !options.list && summary.failed == 0 {
        let missed = unexecuted(artefact, &subject.symbol, &summary.addresses);
        if let Some(first) = missed.first() {
            let (name, count) = (&subject.name, missed.len());
            println!(
                "{name}: {count} instructions are executed at no size, the first at {first:#x}"
            );
            summary.failed += 1;
        }
    }
    if !options.list {
        println!("{}", summary.describe(&subject.name));
    }
    Ok(summary)
}
