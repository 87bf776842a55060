//! `cargo xtask verify`: proofs of the kernels in assembly.

use crate::Result;
use crate::args::Args;
use crate::process::{self, cargo};

/// The task. The prover contains the kernels as built in release mode, and reads itself.
pub(crate) fn run(args: Args) -> Result<()> {
    let mut verify = cargo();
    verify.args([
        "run",
        "--quiet",
        "--release",
        "--package",
        "limbs-verify",
        "--",
    ]);
    process::run(verify.args(args.rest()))
}
