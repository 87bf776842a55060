//! `limbs isprime`.

use clap::Args;
use primality::Primality;
use serde_json::json;

use crate::failure::{Answer, Failure, Outcome};
use crate::io::Input;
use crate::number;
use crate::output::{Format, answer};
use crate::progress::Progress;

/// Longest number tested, in bits: to find it prime takes some ten minutes.
const MAX_BITS: usize = 32768;
/// Longest text read from standard input, in bytes.
const MAX_TEXT: usize = 1 << 16;

/// Test whether a number is prime: exit status 0 if it is, 1 if it is composite
#[derive(Args, Debug)]
#[command(after_help = "\
The number may come from an adversary: it passes the Baillie-PSW test and strong tests to random \
bases, or is composite. Up to 64 bits the answer is proven. The limit is 32768 bits; a prime of \
that size takes some ten minutes.

Examples:
  limbs isprime 18446744073709551557
  limbs isprime 0x1fffffffffffffff --json
  limbs prime --bits 2048 | limbs isprime -")]
pub(crate) struct IsPrime {
    /// The number, decimal or 0x hexadecimal; - reads it from standard input
    #[arg(value_name = "N", allow_hyphen_values = true)]
    number: String,
    #[command(flatten)]
    format: Format,
}

/// Tests.
pub(crate) fn run(args: &IsPrime) -> Outcome {
    let text = if args.number == "-" {
        read_text()?
    } else {
        args.number.clone()
    };
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.as_str()),
    };
    let n = number::parse(digits, MAX_BITS)?;
    // Primes are positive.
    let found = if negative {
        Primality::Composite
    } else {
        let _progress = Progress::start(format!("Testing a number of {} bits", n.bit_len()));
        primality::is_prime(&n).map_err(Failure::new)?
    };
    let printed = args.format.print(
        || match found {
            Primality::ProbablyPrime {
                rounds,
                baillie_psw,
            } => json!({
                "prime": true, "proven": false, "bits": n.bit_len(),
                "random_bases": rounds, "baillie_psw": baillie_psw,
            }),
            _ => json!({ "prime": found.is_prime(), "proven": true, "bits": n.bit_len() }),
        },
        || describe(found),
    );
    answer(printed, Answer::from(found.is_prime()))
}

fn describe(found: Primality) -> String {
    match found {
        Primality::ProbablyPrime {
            rounds,
            baillie_psw,
        } => {
            let also = if baillie_psw { "Baillie-PSW and " } else { "" };
            format!("probably prime: passed {also}{rounds} strong tests to random bases")
        }
        found if found.is_prime() => "prime".to_owned(),
        _ => "composite".to_owned(),
    }
}

/// Standard input, without the white space around it.
fn read_text() -> Result<String, Failure> {
    let bytes = Input::Stdin.read_at_most(MAX_TEXT)?.ok_or_else(|| {
        Failure::new(format_args!(
            "standard input: longer than {MAX_TEXT} bytes; the limit is a number of {MAX_BITS} bits"
        ))
    })?;
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::new("standard input is not a number: not even text"))?;
    Ok(text.trim().to_owned())
}
