//! `limbs prime`.

use clap::Args;
use primality::{PrimeOptions, Race};
use serde_json::json;

use crate::failure::{Answer, Failure, Outcome};
use crate::output::Format;
use crate::progress::Progress;

/// Generate random primes
#[derive(Args, Debug)]
#[command(after_help = "\
Every candidate is drawn afresh from the operating system, so all primes of the size are equally \
likely; the top bit is set. Several threads race for each prime.

Examples:
  limbs prime --bits 1024
  limbs prime --bits 512 --safe --hex
  limbs prime --bits 256 --count 10 --json")]
pub(crate) struct Prime {
    /// Bits of the primes
    #[arg(long, value_name = "N")]
    bits: usize,
    /// How many primes
    #[arg(long, value_name = "K", default_value_t = 1)]
    count: u64,
    /// Safe primes: (p - 1) / 2 is prime too
    #[arg(long)]
    safe: bool,
    /// Threads, 1 to 256 [default: as many as there are processors]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print hexadecimal, after 0x
    #[arg(long)]
    hex: bool,
    #[command(flatten)]
    format: Format,
}

/// Generates, and prints each prime as it is found.
pub(crate) fn run(args: &Prime) -> Outcome {
    let mut options = PrimeOptions::new(args.bits);
    if args.safe {
        options = options.safe();
    }
    let generator = options.prepare().map_err(Failure::new)?;
    // 0 stands for as many as there are processors.
    let threads = args.threads.map_or(0, usize::from);
    for made in 1..=args.count {
        let prime = {
            let what = format!("Prime {made} of {}, {} bits", args.count, args.bits);
            let progress = Progress::start(what.clone());
            let report = |now: primality::Progress| {
                progress
                    .note(|| format!("{what}: {} candidates, {} tests", now.candidates, now.tests));
            };
            let race = Race::new(&generator).threads(threads).progress(&report);
            race.run_with_os_rng().map_err(Failure::new)?
        };
        let value = prime.to_natural();
        let text = if args.hex {
            format!("{value:#x}")
        } else {
            value.to_string()
        };
        args.format.print(
            || json!({ "bits": prime.bits(), "safe": args.safe, "prime": text }),
            || text.clone(),
        )?;
    }
    Ok(Answer::Yes)
}
