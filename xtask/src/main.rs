//! The tasks of this repository, run as `cargo xtask <task>`.
#![forbid(unsafe_code)]

mod args;
mod bench;
mod cross;
mod demo;
mod generate;
mod kernels;
mod masked;
mod process;
mod readme;
mod setup;
mod stage;
mod target;
mod test;
mod tidy;
mod toolchain;
mod verify;

use std::process::ExitCode;

use args::Args;

/// What went wrong, in words for the person at the terminal.
type Result<T> = std::result::Result<T, String>;

const USAGE: &str = "\
usage: cargo xtask <task> [options]

  demo [--bits N] [--keep]   build `limbs`, make a key, sign, verify; print the times
  test [options]             run the tests: host, portable backend, every target whose tools are here
    --target NAME            only this stage (host, portable, no-std, ... or a target triple); may be repeated
    --seed N                 seed of the random tests (LIMBS_SEED)
    --require-cross          fail where a target would be skipped
  cross TARGET [-- ARGS]     build and test one target under QEMU; ARGS go to `cargo test`
                             (as `cargo xtask cross mips-unknown-linux-gnu -- -p limbs-core --test kernels`)
  bench [--kernels|--compare|--peers] [-- ARGS]
                             RSA and primes against the system's OpenSSL, and every kernel by Criterion, or, with
                             --peers, everything beside all other libraries that can be built here; ARGS go to the
                             one chosen (as `cargo xtask bench --peers -- --only rsa2048-sign,mul --json`)
  verify [ARGS]              prove the kernels in assembly from their machine code; ARGS go to `limbs-verify`;
                             then check the certificates, unless --no-check
                             (as `cargo xtask verify --explain mont_mul`, `--help` lists them)
    --target TRIPLE          only those of this target; may be repeated
    --require-cross          fail where the tools for a target are missing
    --no-emulator            with --mutate: mutants of other targets are not executed
  gen [--check]              write the files that are made from others (docs/kernels.md), or compare them
  tidy                       check the rules of this tree that the compiler does not know
  setup                      install what the cross targets need (Debian, as root), or print the command
";

fn main() -> ExitCode {
    let mut args = Args::new(std::env::args().skip(1));
    let task = args.positional();
    let done = match task.as_deref() {
        Some("test") => return finish_test(test::run(args)),
        Some("bench") => bench::run(args),
        Some("cross") => cross::run(args),
        Some("gen") => generate::run(args),
        Some("setup") => setup::run(args),
        Some("demo") => demo::run(args),
        Some("tidy") => tidy::run(args),
        Some("verify") => verify::run(args),
        Some("help" | "--help" | "-h") | None => {
            print!("{USAGE}");
            Ok(())
        }
        Some(other) => Err(format!("no task `{other}`\n\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => fail(&message),
    }
}

fn finish_test(done: Result<bool>) -> ExitCode {
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => fail(&message),
    }
}

fn fail(message: &str) -> ExitCode {
    eprintln!("xtask: {message}");
    ExitCode::FAILURE
}
