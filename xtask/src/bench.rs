//! `cargo xtask bench`: the kernels by Criterion, then RSA and primes against the system's OpenSSL.

use crate::Result;
use crate::args::Args;
use crate::process::{self, cargo};

/// The task.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let only_kernels = args.flag("--kernels");
    let only_compare = args.flag("--compare");
    let passed_on = args.passed_on();
    args.finish()?;
    if only_kernels && only_compare {
        return Err("--kernels and --compare: give one of them, or neither for both".into());
    }
    if !passed_on.is_empty() && !only_kernels && !only_compare {
        return Err("what stands behind `--` needs --kernels or --compare to go to".into());
    }
    if !only_kernels {
        let mut compare = cargo();
        compare.args([
            "run",
            "--quiet",
            "--release",
            "--package",
            "limbs-benches",
            "--",
        ]);
        process::run(compare.args(&passed_on))?;
    }
    if !only_compare {
        let mut kernels = cargo();
        kernels.args([
            "bench",
            "--package",
            "limbs-benches",
            "--bench",
            "kernels",
            "--",
        ]);
        process::run(kernels.args(&passed_on))?;
    }
    Ok(())
}
