//! `cargo xtask verify`: proofs of the kernels in assembly.

use crate::Result;
use crate::args::Args;
use crate::cross::Ready;
use crate::process::{self, cargo};
use crate::target::{HOST, TARGETS};
use crate::toolchain;

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
            Ok(ready) => files.push(ready.kernels(backend)?),
            Err(why) if require_cross => return Err(format!("{}: {why}", target.triple)),
            Err(why) => println!("NOT VERIFIED HERE: {}: {why}", target.triple),
        }
    }

    let mut verify = cargo();
    verify.args([
        "run",
        "--quiet",
        "--release",
        "--package",
        "limbs-verify",
        "--",
    ]);
    let option = if wants(HOST) { "--with" } else { "--artefact" };
    for file in &files {
        verify.arg(option).arg(file);
    }
    if !wants(HOST) && files.is_empty() {
        return Ok(());
    }
    process::run(verify.args(args.rest()))
}
