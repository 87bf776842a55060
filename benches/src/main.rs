//! RSA and primes against the system's OpenSSL, in one run: `cargo xtask bench`.
//!
//! Machines are noisy, so rounds alternate between the contestants, and what counts is the
//! ratio of medians and of fastest rounds within one run.
#![forbid(unsafe_code)]

mod contest;
mod openssl;
mod ours;
mod report;

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

/// Compares limbs with the system's OpenSSL.
#[derive(Parser)]
#[command(name = "compare")]
struct Options {
    /// Rounds of each contest; the contestants alternate.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// Seconds that each contestant has in a round.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=60))]
    seconds: u64,
    /// Primes of 1024 bits to make, for their mean.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    primes: u32,
    /// Seed of the random numbers that primes are made from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object a line instead of the table.
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    let options = Options::parse();
    match run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("compare: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), String> {
    let round = Duration::from_secs(options.seconds);
    let mut report = report::Report::new(options.json);
    report.head();
    for bits in [2048, 3072, 4096] {
        for row in contest::rsa(bits, options.rounds, round)? {
            report.rsa(&row);
        }
    }
    report.primes(&ours::primes(1024, options.primes, options.seed)?);
    Ok(())
}
