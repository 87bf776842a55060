//! The command that proves every kernel.
#![deny(unsafe_code)]

mod mutants;

use limbs_core::kernels::Kernel;
use limbs_verify::artefact::Artefact;
use limbs_verify::kernel::Size;
use limbs_verify::report::{Line, Summary, explain, unexecuted, verify_engine_size, verify_size};
use limbs_verify::subjects::{self, EngineSubject, Subject};
use std::collections::{BTreeMap, BTreeSet};
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
    let engines = if options.draft.is_none() {
        subjects::engines(&artefact)
    } else {
        Vec::new()
    };
    let is_named = |subject: &&EngineSubject| {
        let of = |name: &String| subject.name == *name || subject.row.name == name;
        options.kernels.is_empty() || options.kernels.iter().any(of)
    };
    let rows = engines.iter().filter(is_named).map(Any::Engine);
    let every: Vec<Any<'_>> = chosen
        .iter()
        .copied()
        .map(Any::Kernel)
        .chain(rows)
        .collect();
    let is_known = |name: &&String| {
        all.iter()
            .any(|subject| subject.name == **name || subject.kernel.name == name.as_str())
            || engines
                .iter()
                .any(|s| s.name == **name || s.row.name == name.as_str())
    };
    if let Some(name) = options.kernels.iter().find(|name| !is_known(name)) {
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
    let mut executed = BTreeSet::new();
    for subject in &every {
        let summary = one(&artefact, *subject, options)?;
        proved += summary.proved;
        failed += summary.failed;
        executed.extend(summary.addresses);
    }
    if options.list {
        return Ok(true);
    }
    if options.kernels.is_empty() && options.size.is_none() {
        failed += idle(&artefact, &every, &executed);
    }
    let strangers = match options.draft {
        Some(_) => Vec::new(),
        None => subjects::strangers(&artefact, &all, &engines),
    };
    let mut excused: BTreeMap<&str, usize> = BTreeMap::new();
    for stranger in strangers {
        match subjects::excuse(&stranger) {
            Some(why) => *excused.entry(why).or_default() += 1,
            None => {
                println!("{stranger}: a kernel that is in no table: NOT PROVED");
                failed += 1;
            }
        }
    }
    for (why, count) in excused {
        println!("NOT VERIFIED YET: {count} functions, {why}");
    }
    println!(
        "{} kernels: {proved} sizes proved, {failed} not, in {:.1} s",
        every.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(failed == 0)
}

/// Names what can be reached and is executed by no kernel at any size; how many kernels have such instructions.
fn idle(artefact: &Artefact, subjects: &[Any<'_>], executed: &BTreeSet<u64>) -> usize {
    let mut wrong = 0;
    for subject in subjects {
        let missed = unexecuted(artefact, &subject.symbol(), executed);
        if missed.is_empty() {
            continue;
        }
        let places: Vec<String> = missed.iter().take(4).map(|at| format!("{at:#x}")).collect();
        let (name, count, places) = (subject.name(), missed.len(), places.join(" "));
        println!("{name}: {count} instructions are executed at none of the sizes: {places} ...");
        // Those of engines come from a generator, which writes some that no number of digits needs.
        wrong += usize::from(matches!(subject, Any::Kernel(_)));
    }
    wrong
}

/// A kernel or a row of an engine.
#[derive(Clone, Copy)]
enum Any<'a> {
    Kernel(&'a Subject),
    Engine(&'a EngineSubject),
}

impl Any<'_> {
    fn name(self) -> String {
        match self {
            Self::Kernel(subject) => subject.name.clone(),
            Self::Engine(subject) => subject.name.clone(),
        }
    }

    fn symbol(self) -> String {
        match self {
            Self::Kernel(subject) => subject.symbol.clone(),
            Self::Engine(subject) => subject.symbol.clone(),
        }
    }

    fn row(self) -> &'static Kernel {
        match self {
            Self::Kernel(subject) => subject.kernel,
            Self::Engine(subject) => subject.row,
        }
    }

    fn sizes(self) -> Result<Vec<Size>, String> {
        match self {
            Self::Kernel(subject) => subject.sizes(),
            Self::Engine(subject) => Ok(subject.sizes()),
        }
    }

    fn verify(self, artefact: &Artefact, size: &Size, seed: u64) -> Result<Line, String> {
        match self {
            Self::Kernel(subject) => verify_size(artefact, subject, size, seed),
            Self::Engine(subject) => verify_engine_size(artefact, subject, size, seed),
        }
    }
}

/// Verifies a kernel at its sizes; how many are proved, and how much is not.
fn one(artefact: &Artefact, subject: Any<'_>, options: &Options) -> Result<Summary, String> {
    let (mut summary, name) = (Summary::default(), subject.name());
    for size in subject.sizes()? {
        if options
            .size
            .is_some_and(|wanted| !size.iter().any(|(_, n)| *n == wanted))
        {
            continue;
        }
        if options.list {
            println!("{name} {size:?}");
            continue;
        }
        let line = subject.verify(artefact, &size, options.seed)?;
        if options.sizes || options.explain || line.outcome.is_err() {
            println!("{line}");
        }
        if options.explain {
            print!("{}", explain(subject.row(), &line));
        }
        summary.add(&line);
    }
    if !options.list && summary.proved + summary.failed > 0 {
        println!("{}", summary.describe(&name));
    }
    Ok(summary)
}
