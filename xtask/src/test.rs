//! `cargo xtask test`: every test there is, on every target whose tools are here.

use std::process::Command;

use crate::Result;
use crate::args::Args;
use crate::cross::Ready;
use crate::generate;
use crate::masked;
use crate::process::{self, Tally, cargo, run_counting};
use crate::readme;
use crate::stage::Report;
use crate::target::{BARE, HOST, TARGETS, WINDOWS};
use crate::tidy;
use crate::toolchain::{self, Toolchain};
use crate::verify;

/// The crates that need no `std`.
const NO_STD: &[&str] = &[
    "limbs-portable",
    "limbs-core",
    "montgomery",
    "primality",
    "rsa",
];

/// Stages that need no foreign target.
const TIDY: &str = "tidy";
const TESTS: &str = "host";
const GENERATED: &str = "generated";
const VERIFY: &str = "verify";
const PORTABLE: &str = "portable";
const FEATURES: &str = "features";
const FUZZ: &str = "fuzz";
const NO_STD_STAGE: &str = "no-std";

/// The names of all stages, in order.
pub(crate) fn stage_names() -> Vec<&'static str> {
    let foreign = TARGETS.iter().map(|t| t.triple);
    let masked = masked::STAGES.iter().map(|(stage, _)| *stage);
    [TIDY, TESTS]
        .into_iter()
        .chain(masked)
        .chain([
            GENERATED,
            VERIFY,
            PORTABLE,
            FEATURES,
            FUZZ,
            NO_STD_STAGE,
            HOST,
        ])
        .chain(foreign)
        .collect()
}

pub(crate) struct Options {
    only: Vec<String>,
    seed: Option<String>,
    require_cross: bool,
}

impl Options {
    fn read(mut args: Args) -> Result<Self> {
        let only = args.values("--target")?;
        let seed = args.value("--seed")?;
        let require_cross = args.flag("--require-cross");
        args.finish()?;
        let names = stage_names();
        if let Some(name) = only.iter().find(|o| !names.contains(&o.as_str())) {
            return Err(format!("no stage `{name}`; there are {}", names.join(", ")));
        }
        Ok(Self {
            only,
            seed,
            require_cross,
        })
    }

    fn wants(&self, stage: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|o| o == stage)
    }

    /// Adds the seed of the random tests.
    pub(crate) fn seeded<'c>(&self, c: &'c mut Command) -> &'c mut Command {
        if let Some(seed) = &self.seed {
            c.env("LIMBS_SEED", seed);
        }
        c
    }

    /// A stage that cannot run here is left out, or fails where all are required.
    fn absent(&self, report: &mut Report, stage: &str, why: &str) {
        if self.require_cross {
            report.stage(stage, |_| Err(format!("it is required, but {why}")));
        } else {
            report.skip(stage, why);
        }
    }
}

/// The task; false if a stage failed.
pub(crate) fn run(args: Args) -> Result<bool> {
    let options = Options::read(args)?;
    let mut report = Report::new();
    if options.wants(TIDY) {
        report.stage(TIDY, |_| tidy::check());
    }
    if options.wants(TESTS) {
        let mut all = cargo();
        all.args(["test", "--workspace", "--no-fail-fast"]);
        report.stage(TESTS, |tally| run_counting(options.seeded(&mut all), tally));
    }
    masked_stages(&options, &mut report);
    if options.wants(GENERATED) {
        report.stage(GENERATED, |_| generate::write(true));
    }
    if options.wants(VERIFY) {
        if cfg!(all(target_arch = "x86_64", target_os = "linux")) {
            report.stage(VERIFY, |_| proofs(&options));
        } else {
            report.skip(VERIFY, "the prover reads itself, and knows Linux on x86-64");
        }
    }
    if options.wants(PORTABLE) {
        report.stage(PORTABLE, |tally| portable(&options, tally));
    }
    if options.wants(FEATURES) {
        report.stage(FEATURES, |_| features());
    }
    if options.wants(FUZZ) {
        report.stage(FUZZ, |tally| fuzz(&options, tally));
    }
    target_stages(&options, &mut report);
    Ok(report.finish())
}

/// The stages with features masked.
fn masked_stages(options: &Options, report: &mut Report) {
    let wanted = masked::STAGES.iter();
    for (stage, features) in wanted.filter(|(stage, _)| options.wants(stage)) {
        if cfg!(target_arch = "x86_64") {
            report.stage(stage, |tally| masked::run(options, features, tally));
        } else {
            report.skip(stage, "only x86-64 has features to mask");
        }
    }
}

/// The stages that build as README.md says, for this machine, for none and for others.
fn target_stages(options: &Options, report: &mut Report) {
    let toolchains = toolchain::all();
    if options.wants(NO_STD_STAGE) {
        match toolchain::with_sources(&toolchains) {
            Ok(toolchain) => report.stage(NO_STD_STAGE, |_| no_std(toolchain)),
            Err(why) => options.absent(report, NO_STD_STAGE, &why),
        }
    }
    if options.wants(HOST) {
        match toolchain::for_target(&toolchains, HOST) {
            Ok((toolchain, _)) => report.stage(HOST, |_| {
                process::run(&mut readme::shell(&readme::build_line(HOST)?, toolchain))
            }),
            Err(why) => options.absent(report, HOST, &why),
        }
    }
    for target in TARGETS.iter().filter(|t| options.wants(t.triple)) {
        match Ready::find(target, &toolchains) {
            Ok(ready) => report.stage(target.triple, |tally| {
                println!("{}", ready.describe());
                ready.build()?;
                ready.test(options.seed.as_deref(), tally)
            }),
            Err(why) => options.absent(report, target.triple, &why),
        }
    }
}

/// Mutants of each kernel that are tried; their seed is fixed.
const MUTANTS: &str = "2";

/// All proofs, their certificates checked, and a sample of mutants.
fn proofs(options: &Options) -> Result<()> {
    let verify = |words: &[&str]| {
        let required = options.require_cross.then_some("--require-cross");
        let words = words.iter().copied().chain(required).map(String::from);
        verify::run(Args::new(words))
    };
    verify(&[])?;
    // Emulators would need the prover built for each target.
    verify(&["--mutate", "--sample", MUTANTS, "--no-emulator"])
}

/// The tests again, with the portable kernels forced, in a folder of their own so that the two
/// builds do not evict each other.
fn portable(options: &Options, tally: &mut Tally) -> Result<()> {
    let flags = std::env::var("RUSTFLAGS").unwrap_or_default();
    let mut c = cargo();
    c.env(
        "RUSTFLAGS",
        format!("{flags} --cfg limbs_backend=\"portable\"").trim_start(),
    );
    c.args([
        "test",
        "--workspace",
        "--exclude",
        "xtask",
        "--exclude",
        "limbs-benches",
        // The prover reads assembly; there is none here.
        "--exclude",
        "limbs-verify",
        "--exclude",
        "limbs-verify-check",
        "--no-fail-fast",
        "--lib",
        "--bins",
        "--tests",
    ]);
    c.args(["--target-dir", "target/portable"]);
    run_counting(options.seeded(&mut c), tally)
}

/// Every crate alone compiles without its default features, and with each feature alone.
fn features() -> Result<()> {
    for package in NO_STD {
        let check = || {
            let mut c = cargo();
            c.args([
                "check",
                "--quiet",
                "--no-default-features",
                "--package",
                package,
            ]);
            c
        };
        process::run(&mut check())?;
        for feature in features_of(package)? {
            process::run(check().args(["--features", &feature]))?;
        }
    }
    Ok(())
}

/// The names in the section `[features]` of a crate's manifest, but for `default`.
fn features_of(package: &str) -> Result<Vec<String>> {
    let path = process::root()
        .join("crates")
        .join(package)
        .join("Cargo.toml");
    let manifest =
        std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let section = manifest
        .split_once("[features]\n")
        .map_or("", |(_, rest)| rest);
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_string()));
    Ok(names
        .filter(|name| name != "default" && !name.starts_with('#'))
        .collect())
}

/// The bodies of the fuzz targets as ordinary tests; where there is a C++ compiler, which
/// libFuzzer is built with, the targets compile too.
fn fuzz(options: &Options, tally: &mut Tally) -> Result<()> {
    let in_fuzz = |words: &[&str]| {
        let mut c = cargo();
        c.args(words);
        c.args(["--manifest-path", "fuzz/Cargo.toml"]);
        c
    };
    process::run(&mut in_fuzz(&["fmt", "--check"]))?;
    let shared = ["--target-dir", "target"];
    let mut test = in_fuzz(&["test", "--no-default-features"]);
    run_counting(options.seeded(test.args(shared)), tally)?;
    if process::output(process::command("c++").arg("--version")).is_ok() {
        process::run(
            in_fuzz(&["clippy", "--all-targets"])
                .args(shared)
                .args(["--", "-Dwarnings"]),
        )?;
    }
    Ok(())
}

/// The crates that need no `std` build where there is none, as README.md says; the kernels build for Windows.
fn no_std(toolchain: &Toolchain) -> Result<()> {
    for triple in BARE {
        process::run(&mut readme::shell(&readme::build_line(triple)?, toolchain))?;
    }
    let mut windows = toolchain.cargo();
    windows.env("RUSTC_BOOTSTRAP", "1");
    windows.args(["build", "-Zbuild-std=core", "--no-default-features"]);
    windows.args(["--package", "limbs-core", "--target", WINDOWS]);
    process::run(&mut windows)
}
