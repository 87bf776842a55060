//! limbs beside other libraries, interleaved round by round: `cargo xtask bench --peers`.
//!
//! Which peers there are is decided by the features of this crate; without any, limbs runs alone.
//! See `benches/README.md`.
#![deny(unsafe_code)]

mod clock;
mod configuration;
mod contest;
mod material;
mod operation;
mod options;
mod peer;
#[cfg(any(
    feature = "openssl",
    feature = "aws-lc",
    feature = "s2n-bignum",
    feature = "gmp"
))]
#[allow(unsafe_code)]
mod raw;
mod report;
mod rounds;

use std::process::{Command, ExitCode};

use clap::Parser;
use configuration::Configuration;
use options::Options;

fn main() -> ExitCode {
    let options = Options::parse();
    let done = match options.child {
        Some(configuration) => run(configuration, &options),
        None => spawn_all(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("peers: {message}");
            ExitCode::FAILURE
        }
    }
}

/// A process for each configuration, since OpenSSL reads its mask when it starts.
fn spawn_all(options: &Options) -> Result<(), String> {
    if options.list {
        contest::names().iter().for_each(|name| println!("{name}"));
        return Ok(());
    }
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    for configuration in options.configurations() {
        let mut child = Command::new(&program);
        child.args(std::env::args_os().skip(1));
        child.arg("--child").arg(configuration.name());
        match configuration.openssl_mask() {
            Some(mask) => child.env("OPENSSL_ia32cap", mask),
            None => child.env_remove("OPENSSL_ia32cap"),
        };
        let status = child.status().map_err(|e| e.to_string())?;
        if !status.success() {
            return Err(format!("{}: {status}", configuration.name()));
        }
    }
    Ok(())
}

/// All contests in this process.
fn run(configuration: Configuration, options: &Options) -> Result<(), String> {
    configuration.mask_ours(options.mask)?;
    let peers = peer::all(configuration, options);
    let mut report = report::Report::new(configuration, options.json);
    report.head(&peers);
    for name in options.contests()? {
        let contest = contest::Contest::new(&name)?;
        let result = rounds::run(&contest, &peers, options)?;
        report.contest(&contest, &result);
    }
    report.end();
    Ok(())
}
