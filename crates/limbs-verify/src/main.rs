//! The command that proves every kernel.
#![deny(unsafe_code)]

mod mutants;

use limbs_verify::artefact::Artefact;
use limbs_verify::certificate;
use limbs_verify::executor::Code;
use limbs_verify::mutate::Extent;
use limbs_verify::report::{Summary, explain, unexecuted, verify_size};
use limbs_verify::subjects::{self, EngineSubject, Subject};
use limbs_verify::target::Target;
use limbs_verify::threads;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "\
usage: limbs-verify [options] [KERNEL]...

Proves kernels from the machine code of an artefact, all of them unless some are named.

  --artefact FILE   the ELF file, of any instruction set that is known; without it this program itself, which
                    contains every kernel of its own
  --with FILE       an ELF file beside; both options may be repeated
  --size N          only sizes where some count is N
  --sizes           a line for each size
  --explain         say what each proof rests on
  --seed N          seed of the samples
  --threads N       prove so many kernels at a time; without it as many as the machine has processors
  --certify DIR     write a certificate of each kernel there, in a folder for each instruction set
  --list            list kernels and sizes, and stop
  --mutate          try mutants of the kernels instead: all at the smallest sizes that execute every instruction, and
                    2,000 at larger ones; of kernels that execute many, 2,000. Those that are proved are then executed
  --sample N        but a random sample of N of each kernel
  --all             all of each kernel, however long it takes
  --runner COMMAND  what executes those of another instruction set: this program built for it, under an emulator
  --draft SYMBOL    take the function of that name for the only variant of the row that is named
";

#[derive(Default)]
struct Options {
    artefacts: Vec<String>,
    with: Vec<String>,
    size: Option<usize>,
    explain: bool,
    sizes: bool,
    list: bool,
    draft: Option<String>,
    mutate: bool,
    sample: Option<usize>,
    /// Whether to try all mutants of long kernels, too.
    all: bool,
    /// What a process is started with to execute mutants: sizes.
    replay: Option<String>,
    /// What executes mutants of another instruction set.
    runner: Option<String>,
    /// Where to write certificates.
    certify: Option<String>,
    threads: usize,
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
        threads: threads::available(),
        ..Options::default()
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        let number = |text: String| text.parse().map_err(|_| format!("`{text}` is no number"));
        match arg.as_str() {
            "--artefact" => options.artefacts.push(value()?),
            "--with" => options.with.push(value()?),
            "--size" => options.size = Some(number(value()?)? as usize),
            "--mutate" => options.mutate = true,
            "--all" => options.all = true,
            "--sample" => options.sample = Some(number(value()?)? as usize),
            "--replay" => options.replay = Some(value()?),
            "--runner" => options.runner = Some(value()?),
            "--draft" => options.draft = Some(value()?),
            "--certify" => options.certify = Some(value()?),
            "--threads" => options.threads = number(value()?)? as usize,
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
    let mut paths: Vec<PathBuf> = options.artefacts.iter().map(PathBuf::from).collect();
    if paths.is_empty() {
        paths.push(std::env::current_exe().map_err(|e| e.to_string())?);
    }
    paths.extend(options.with.iter().map(PathBuf::from));
    let artefacts: Result<Vec<Loaded>, String> = paths
        .into_iter()
        .map(|path| Loaded::read(path, options))
        .collect();
    let artefacts = artefacts?;
    let is_known = |name: &&String| artefacts.iter().any(|a| a.knows(name));
    if let Some(name) = options.kernels.iter().find(|name| !is_known(name)) {
        return Err(format!("no kernel `{name}` in assembly"));
    }
    let mut fine = true;
    for artefact in artefacts {
        fine &= artefact.run(options)?;
    }
    Ok(fine)
}

/// An artefact and its kernels.
struct Loaded {
    path: PathBuf,
    artefact: Artefact,
    kernels: Vec<Subject>,
    engines: Vec<EngineSubject>,
}

impl Loaded {
    fn read(path: PathBuf, options: &Options) -> Result<Self, String> {
        let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let artefact = Artefact::parse(&bytes)?;
        let (kernels, engines) = match &options.draft {
            Some(symbol) => {
                let draft = subjects::draft(artefact.isa(), options.kernels.first(), symbol)?;
                (vec![draft], Vec::new())
            }
            None => (subjects::all(artefact.isa()), subjects::engines(&artefact)),
        };
        Ok(Self {
            path,
            artefact,
            kernels,
            engines,
        })
    }

    fn all(&self) -> impl Iterator<Item = &dyn Target> {
        let kernels = self.kernels.iter().map(|subject| subject as &dyn Target);
        kernels.chain(self.engines.iter().map(|subject| subject as &dyn Target))
    }

    /// Whether some kernel or its row has that name.
    fn knows(&self, name: &str) -> bool {
        self.all().any(|subject| subject.is_called(name))
    }

    /// Does what the options say with the kernels that they name; whether all is well.
    fn run(&self, options: &Options) -> Result<bool, String> {
        let names = &options.kernels;
        let named = |target: &&dyn Target| {
            names.is_empty() || names.iter().any(|name| target.is_called(name))
        };
        let chosen: Vec<&dyn Target> = self.all().filter(named).collect();
        if let Some(sizes) = &options.replay {
            let subject = *chosen.first().ok_or("no kernel to execute")?;
            return mutants::replay(&mut self.artefact.clone(), subject, sizes).map(|()| true);
        }
        if options.mutate {
            let extent = match options.sample {
                Some(most) => Extent::Sample(most),
                None if options.all => Extent::All,
                None => Extent::Rule,
            };
            let how = mutants::How {
                extent,
                seed: options.seed,
                threads: options.threads,
                runner: options.runner.as_deref(),
            };
            return mutants::run(&self.artefact, &chosen, &self.path, &how);
        }
        self.prove(&chosen, options)
    }

    fn prove(&self, chosen: &[&dyn Target], options: &Options) -> Result<bool, String> {
        let start = Instant::now();
        let (mut proved, mut failed) = (0, 0);
        let mut executed = BTreeSet::new();
        let work = |subject: &&dyn Target| one(&self.artefact, *subject, options);
        let show = |done: Result<(Summary, String), String>| {
            let (summary, text) = done?;
            print!("{text}");
            proved += summary.proved;
            failed += summary.failed;
            executed.extend(summary.addresses);
            Ok(())
        };
        threads::in_order(chosen, options.threads, work, show)?;
        if options.list || chosen.is_empty() {
            return Ok(true);
        }
        if options.size.is_none() && options.draft.is_none() {
            let idle = idle(&self.artefact, chosen, &executed);
            // What a kernel that is named shares with others may be executed by those.
            failed += if options.kernels.is_empty() { idle } else { 0 };
        }
        if options.draft.is_none() {
            failed += self.strangers();
        }
        println!(
            "{}: {} kernels: {proved} sizes proved, {failed} not, in {:.1} s",
            self.artefact.isa(),
            chosen.len(),
            start.elapsed().as_secs_f64()
        );
        Ok(failed == 0)
    }

    /// Names what looks like a kernel and is in no table; how many there are.
    fn strangers(&self) -> usize {
        let strangers = subjects::strangers(&self.artefact, &self.kernels, &self.engines);
        for stranger in &strangers {
            println!("{stranger}: a kernel that is in no table: NOT PROVED");
        }
        strangers.len()
    }
}

/// Names what can be reached and is executed by no kernel at any size; how many kernels have such instructions.
fn idle(artefact: &Artefact, subjects: &[&dyn Target], executed: &BTreeSet<u64>) -> usize {
    let mut wrong = 0;
    for subject in subjects {
        let missed = unexecuted(artefact, subject.symbol(), executed);
        if missed.is_empty() {
            continue;
        }
        let places: Vec<String> = missed.iter().take(4).map(|at| format!("{at:#x}")).collect();
        let (name, count, places) = (subject.name(), missed.len(), places.join(" "));
        println!("{name}: {count} instructions are executed at none of the sizes: {places} ...");
        wrong += 1;
    }
    wrong
}

/// Verifies a kernel at its sizes; how many are proved, how much is not, and what to say of it.
fn one(
    artefact: &Artefact,
    subject: &dyn Target,
    options: &Options,
) -> Result<(Summary, String), String> {
    let (mut summary, mut text) = (Summary::default(), String::new());
    let name = subject.name();
    let (row, symbol) = (subject.row(), subject.symbol());
    let mut certificate =
        certificate::File::new(artefact.isa(), row.name, symbol, subject.engine());
    let certifies = options.certify.is_some();
    for size in subject.sizes()? {
        if options
            .size
            .is_some_and(|wanted| !size.iter().any(|(_, n)| *n == wanted))
        {
            continue;
        }
        if options.list {
            text += &format!("{name} {size:?}\n");
            continue;
        }
        let line = verify_size(artefact, subject, &size, options.seed, certifies)?;
        if options.sizes || options.explain || line.outcome.is_err() {
            text += &format!("{line}\n");
        }
        if options.explain {
            text += &explain(row, &line);
        }
        if let Ok(proofs) = &line.outcome {
            let entries = proofs.iter().flat_map(|proof| &proof.certificates);
            if entries.clone().next().is_some() {
                certificate.add(&size, entries);
            }
        }
        summary.add(&line);
    }
    if let (Some(directory), Some(bytes)) = (&options.certify, certificate.bytes()) {
        let directory = Path::new(directory).join(artefact.isa().name());
        let path = directory.join(format!("{name}.cert"));
        let written = fs::create_dir_all(&directory).and_then(|()| fs::write(&path, bytes));
        written.map_err(|e| format!("{}: {e}", path.display()))?;
    }
    if !options.list && summary.proved + summary.failed > 0 {
        text += &format!("{}\n", summary.describe(name, artefact.isa()));
    }
    Ok((summary, text))
}
