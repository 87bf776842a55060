//! `cargo xtask verify`: proofs of the kernels in assembly, and the check of their certificates.

use crate::Result;
use crate::args::Args;
use crate::cross::Ready;
use crate::process::{self, cargo};
use crate::target::{HOST, TARGETS};
use crate::toolchain;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

/// Where certificates are written.
const CERTIFICATES: &str = "target/verify";
/// The prover, which contains the kernels of this machine.
const PROVER: &str = "target/release/limbs-verify";

/// The task. The prover contains the kernels of this machine as built in release mode, and reads itself; those of
/// other targets it reads from files that are built for it.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let only = args.values("--target")?;
    let require_cross = args.flag("--require-cross");
    let targets = || TARGETS.iter().filter_map(|t| Some((t, t.backend?)));
    let known: Vec<&str> = [HOST]
        .into_iter()
        .chain(targets().map(|(t, _)| t.triple))
        .collect();
    if let Some(name) = only.iter().find(|o| !known.contains(&o.as_str())) {
        return Err(format!(
            "no kernels for `{name}`; there are those for {}",
            known.join(", ")
        ));
    }
    let wants = |triple: &str| only.is_empty() || only.iter().any(|o| o == triple);

    let toolchains = toolchain::all();
    let mut files = Vec::new();
    for (target, backend) in targets().filter(|(t, _)| wants(t.triple)) {
        match Ready::find(target, &toolchains) {
            Ok(ready) => {
                let file = ready.kernels(backend)?;
                files.push((ready, file));
            }
            Err(why) if require_cross => return Err(format!("{}: {why}", target.triple)),
            Err(why) => println!("NOT VERIFIED HERE: {}: {why}", target.triple),
        }
    }

    if args.flag("--mutate") {
        let emulates = !args.flag("--no-emulator");
        return mutate(&files, wants(HOST), emulates, &args.rest());
    }
    let option = if wants(HOST) { "--with" } else { "--artefact" };
    let mut artefacts: Vec<OsString> = Vec::new();
    for (_, file) in &files {
        artefacts.extend([option.into(), file.into()]);
    }
    if !wants(HOST) && files.is_empty() {
        return Ok(());
    }
    let unchecked = args.flag("--no-check");
    let args = args.rest();
    let proves =
        |arg: &String| !["--list", "--draft", "--replay", "--help", "-h"].contains(&arg.as_str());
    if unchecked || !args.iter().all(proves) {
        return process::run(tool("limbs-verify").args(artefacts).args(args));
    }
    remove_certificates().map_err(|e| format!("{CERTIFICATES}: {e}"))?;
    let certify = ["--certify", CERTIFICATES];
    let mut prover = tool("limbs-verify");
    process::run(prover.args(artefacts).args(certify).args(&args))?;
    check(wants(HOST), &files, &args)
}

/// Checks the certificates. The checker reads the same files as the prover, and the prover itself unless there is another.
fn check(with_host: bool, files: &[(Ready<'_>, PathBuf)], args: &[String]) -> Result<()> {
    let named = args.windows(2).filter(|pair| pair[0] == "--artefact");
    let mut artefacts: Vec<PathBuf> = named.map(|pair| (&pair[1]).into()).collect();
    if with_host && artefacts.is_empty() {
        artefacts.push(PROVER.into());
    }
    artefacts.extend(files.iter().map(|(_, file)| file.clone()));
    let mut checker = tool("limbs-verify-check");
    for artefact in artefacts {
        checker.arg("--artefact").arg(artefact);
    }
    process::run(&mut checker)
}

/// Removes the certificates of an earlier run, which may be about other code.
fn remove_certificates() -> std::io::Result<()> {
    match std::fs::remove_dir_all(process::root().join(CERTIFICATES)) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(e),
        _ => Ok(()),
    }
}

/// Tries mutants of the kernels that the arguments name, of each instruction set by a process of its own. Those of another
/// that are proved are executed under QEMU, for which the prover must be built for it, unless `emulates` is false.
fn mutate(
    files: &[(Ready<'_>, PathBuf)],
    with_host: bool,
    emulates: bool,
    args: &[String],
) -> Result<()> {
    let prover = |file: &PathBuf| {
        let mut prover = tool("limbs-verify");
        prover.arg("--artefact").arg(file);
        prover
    };
    let host = with_host.then(|| (None, tool("limbs-verify"), tool("limbs-verify")));
    let others = files
        .iter()
        .map(|(ready, file)| (Some(ready), prover(file), prover(file)));
    let mut unknown = Ok(());
    let mut any = false;
    for (ready, mut lists, mut tries) in host.into_iter().chain(others) {
        // A kernel of that name may be of another instruction set.
        if let Err(why) = process::output(lists.arg("--list").args(args)) {
            unknown = Err(why);
            continue;
        }
        any = true;
        if let Some(ready) = ready.filter(|_| emulates) {
            tries.arg("--runner").arg(ready.prover()?);
        }
        process::run(tries.arg("--mutate").args(args))?;
    }
    if any { Ok(()) } else { unknown }
}

fn tool(name: &str) -> Command {
    let mut tool = cargo();
    tool.args(["run", "--quiet", "--release", "--package", name, "--"]);
    tool
}
