//! `cargo xtask bench`: the kernels by Criterion, and whole operations beside other libraries.

mod peers;

use crate::Result;
use crate::args::Args;
use crate::process::{self, cargo};

/// The task.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let kernels = args.flag("--kernels");
    let compare = args.flag("--compare");
    let peers = args.flag("--peers");
    let passed_on = args.passed_on();
    args.finish()?;
    match (kernels, compare, peers) {
        (false, false, false) if !passed_on.is_empty() => {
            Err("what stands behind `--` needs --kernels, --compare or --peers to go to".into())
        }
        (false, false, false) => run_compare(&[]).and_then(|()| run_kernels(&[])),
        (true, false, false) => run_kernels(&passed_on),
        (false, true, false) => run_compare(&passed_on),
        (false, false, true) => peers::run(&passed_on),
        _ => Err("--kernels, --compare, --peers: give one of them".into()),
    }
}

fn run_compare(passed_on: &[String]) -> Result<()> {
    let mut compare = cargo();
    compare.args(["run", "--quiet", "--release", "--package", "limbs-benches"]);
    process::run(compare.args(["--bin", "compare", "--"]).args(passed_on))
}

fn run_kernels(passed_on: &[String]) -> Result<()> {
    let mut kernels = cargo();
    kernels.args(["bench", "--package", "limbs-benches", "--bench", "kernels"]);
    process::run(kernels.arg("--").args(passed_on))
}
