//! `cargo xtask cross TARGET`: builds and tests one target under QEMU.
//!
//! Everything is built in the profile `cross`, so that one build of `std` serves the build and the
//! tests. To test a single crate while working on it:
//!
//! ```text
//! cargo xtask cross mips-unknown-linux-gnu -- -p limbs-core --test kernels
//! ```

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::Result;
use crate::args::Args;
use crate::process::{self, Tally, run_counting};
use crate::readme;
use crate::target::{Extent, Target, find};
use crate::toolchain::{self, Std, Toolchain};

/// The crates all of whose tests run on every target.
const FLOORS: &[&str] = &[
    "limbs-portable",
    "limbs-core",
    "limbs-testkit",
    "montgomery",
];

/// The crates that stand on them, of which a slice does on some.
const UPPER: &[&str] = &["primality", "rsa"];

/// The slice: test programs of `UPPER`.
const SLICE: &[&str] = &["numbers", "raw", "batch", "encoding"];

/// What a target needs and what was found.
pub(crate) struct Ready<'t> {
    target: &'static Target,
    toolchain: &'t Toolchain,
    std: Std,
}

/// The task.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let passed_on = args.passed_on();
    let triple = args
        .positional()
        .ok_or("cross needs a target (see `cargo xtask help`)")?;
    args.finish()?;
    let toolchains = toolchain::all();
    let ready = Ready::find(find(&triple)?, &toolchains)?;
    let mut tally = Tally::default();
    let done = if passed_on.is_empty() {
        ready.build().and_then(|()| ready.test(None, &mut tally))
    } else {
        run_counting(ready.cargo("test").args(&passed_on), &mut tally)
    };
    println!("{tally}");
    done
}

impl<'t> Ready<'t> {
    /// Looks for the tools of a target; the error says what is missing.
    pub(crate) fn find(target: &'static Target, toolchains: &'t [Toolchain]) -> Result<Self> {
        for (tool, what) in [(target.gcc, "link"), (target.qemu, "run")] {
            if !in_path(tool) {
                return Err(format!(
                    "no {tool} to {what} it; `cargo xtask setup` gets it"
                ));
            }
        }
        let (toolchain, std) = toolchain::for_target(toolchains, target.triple)
            .map_err(|why| format!("{why}; `cargo xtask setup` gets one"))?;
        Ok(Self {
            target,
            toolchain,
            std,
        })
    }

    /// How `std` is come by, for people.
    pub(crate) fn describe(&self) -> String {
        let std = match self.std {
            Std::Installed => "its std is installed",
            Std::Built => "builds std",
        };
        format!("{}, {std}", self.toolchain.version)
    }

    /// `cargo <verb> --profile cross --target ...`, with what building `std` needs.
    fn cargo(&self, verb: &str) -> Command {
        let mut c = self.toolchain.cargo();
        c.arg(verb);
        if self.std == Std::Built {
            c.env("RUSTC_BOOTSTRAP", "1")
                .arg("-Zbuild-std=std,panic_abort");
        }
        c.args(["--profile", "cross", "--target", self.target.triple]);
        c
    }

    /// Builds the kernels of the target's backend in release mode and links them, whole and alone, for the
    /// prover to read; where the file is.
    pub(crate) fn kernels(&self, backend: &str) -> Result<PathBuf> {
        let mut build = self.toolchain.cargo();
        build.args(["build", "--release", "--package", backend]);
        build.args(["--target", self.target.triple]);
        if self.std == Std::Built {
            build.env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=core");
        }
        process::run(&mut build)?;
        let folder = process::root().join("target").join(self.target.triple);
        let folder = folder.join("release");
        let archive = folder.join(format!("lib{}.rlib", backend.replace('-', "_")));
        let file = folder.join(format!("{backend}.elf"));
        let mut link = process::command(self.target.gcc);
        // What the kernels do not need may refer to what is not there.
        link.args([
            "-nostdlib",
            "-static",
            "-Wl,--unresolved-symbols=ignore-all",
        ]);
        link.args(["-Wl,--entry=0", "-Wl,--whole-archive"]);
        process::run(link.arg(archive).arg("-o").arg(&file))?;
        Ok(file)
    }

    /// Builds the prover for the target, and gives the command that runs it here: it executes mutants.
    pub(crate) fn prover(&self) -> Result<String> {
        process::run(self.cargo("build").args(["--package", "limbs-verify"]))?;
        let program = process::root().join("target").join(self.target.triple);
        let program = program.join("cross").join("limbs-verify");
        let prefix = self.target.gcc.trim_end_matches("-gcc");
        let libraries = format!("-L /usr/{prefix} -E LD_LIBRARY_PATH=/usr/{prefix}/lib");
        Ok(format!(
            "{} {libraries} {}",
            self.target.qemu,
            program.display()
        ))
    }

    /// Builds the command `limbs` as README.md says, and asks it a question.
    pub(crate) fn build(&self) -> Result<()> {
        let line = readme::build_line(self.target.triple)?;
        if self.std == Std::Built && !line.contains("-Zbuild-std") {
            println!("README.md builds this target with an installed std; there is none here");
            process::run(self.cargo("build").args(["--package", "limbs-cli"]))?;
        } else {
            process::run(&mut readme::shell(&line, self.toolchain))?;
        }
        let question = ["isprime", "170141183460469231731687303715884105727"];
        process::run(
            self.cargo("run")
                .args(["--package", "limbs-cli", "--"])
                .args(question),
        )
    }

    /// Runs the tests.
    pub(crate) fn test(&self, seed: Option<&str>, tally: &mut Tally) -> Result<()> {
        let floors = FLOORS.iter().copied().chain(self.target.backend);
        let upper = UPPER.iter().copied();
        if self.target.extent == Extent::Slice {
            let floors = self.test_of(floors, &["--tests"], seed, tally);
            let chosen: Vec<_> = SLICE.iter().flat_map(|name| ["--test", name]).collect();
            return floors.and(self.test_of(upper, &chosen, seed, tally));
        }
        let mut rest = vec!["--tests"];
        if self.target.extent != Extent::Wycheproof {
            rest.extend(["--", "--skip", "wycheproof"]);
        }
        self.test_of(floors.chain(upper), &rest, seed, tally)
    }

    /// Runs the unit tests of crates and the programs that `rest` chooses.
    fn test_of(
        &self,
        packages: impl Iterator<Item = &'static str>,
        rest: &[&str],
        seed: Option<&str>,
        tally: &mut Tally,
    ) -> Result<()> {
        let mut c = self.cargo("test");
        if let Some(seed) = seed {
            c.env("LIMBS_SEED", seed);
        }
        c.args(["--no-fail-fast", "--lib"]);
        for package in packages {
            c.args(["--package", package]);
        }
        run_counting(c.args(rest), tally)
    }
}

/// Whether a program can be found.
fn in_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|dir| dir.join(program).is_file())
}
