//! `limbs keygen`.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use clap::Args;
use getrandom::SysRng;
use limbs_core::Natural;
use rsa::{KeyOptions, MAX_EXPONENT_BITS, MIN_BITS, RsaPrivateKey};
use serde_json::json;

use crate::failure::{Answer, Failure, Outcome};
use crate::io::{Access, Force, Output};
use crate::keyfile::{fingerprint, private_pem, public_pem};
use crate::number;
use crate::output::{Format, print_line};
use crate::progress::Progress;

/// Generate an RSA key
#[derive(Args, Debug)]
#[command(after_help = "\
Keys are made as FIPS 186-5 A.1.3 says and written as PKCS#8 PEM with mode 0600, public keys as \
SPKI PEM. Sizes are even, 2048 to 16384 bits, and exponents odd, 2^16 to 2^256, unless an option \
says otherwise.

Examples:
  limbs keygen --bits 3072 --out key.pem --pub-out pub.pem
  limbs keygen --bits 1024 --allow-small --exponent 3 --nonstandard --out test.pem
  limbs keygen --bits 2048 --out - | openssl pkey -text -noout")]
pub(crate) struct Keygen {
    /// Bits of the modulus
    #[arg(long, value_name = "N")]
    bits: usize,
    /// The public exponent, decimal or 0x hexadecimal
    #[arg(long, value_name = "E", default_value = "65537")]
    exponent: String,
    /// Where to write the private key
    #[arg(long, value_name = "FILE")]
    out: Output,
    /// Where to write the public key
    #[arg(long, value_name = "FILE")]
    pub_out: Option<Output>,
    /// Allow 512 to 2047 bits: such keys are not secure
    #[arg(long)]
    allow_small: bool,
    /// Allow what FIPS 186-5 does not: odd sizes and exponents below 2^16
    #[arg(long)]
    nonstandard: bool,
    #[command(flatten)]
    force: Force,
    #[command(flatten)]
    format: Format,
}

/// Generates.
pub(crate) fn run(args: &Keygen) -> Outcome {
    check_outputs(args)?;
    let exponent = number::parse(&args.exponent, MAX_EXPONENT_BITS)?;
    let start = Instant::now();
    let key = generate(args, &exponent)?;
    let seconds = start.elapsed().as_secs_f64();
    // The private key first: without it the public one is of no use.
    let private = private_pem(&key)?;
    args.out
        .write(private.as_bytes(), Access::Owner, args.force)?;
    if let Some(pub_out) = &args.pub_out {
        let public = public_pem(key.public_key())?;
        pub_out.write(public.as_bytes(), Access::Anyone, args.force)?;
    }
    if args.format.json {
        print_line(json!({
            "bits": args.bits,
            "exponent": exponent.to_string(),
            "private_key": args.out.name(),
            "public_key": args.pub_out.as_ref().map(Output::name),
            "fingerprint": fingerprint(key.public_key())?,
            "seconds": seconds,
        }))?;
    }
    Ok(Answer::Yes)
}

/// Refuses, before the work, places that cannot be written and things that would
/// be mixed up in one place.
fn check_outputs(args: &Keygen) -> Result<(), Failure> {
    args.out.check(args.force)?;
    let mut on_stdout = usize::from(args.out.is_stdout()) + usize::from(args.format.json);
    if let Some(pub_out) = &args.pub_out {
        pub_out.check(args.force)?;
        on_stdout += usize::from(pub_out.is_stdout());
        if args.out.is_same_file(pub_out) {
            return Err(Failure::new("--out and --pub-out are the same file"));
        }
    }
    if on_stdout > 1 {
        return Err(Failure::new(
            "only one of --out -, --pub-out - and --json can write standard output",
        ));
    }
    Ok(())
}

fn generate(args: &Keygen, exponent: &Natural) -> Result<RsaPrivateKey, Failure> {
    let mut options = KeyOptions::new(args.bits).exponent_be_bytes(&exponent.to_be_bytes());
    if args.allow_small {
        options = options.allow_short_modulus();
    }
    if args.nonstandard {
        options = options.outside_fips_186_5();
    }
    let progress = Progress::start(format!("Generating a key of {} bits", args.bits));
    let (candidates, primes) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let report = |event| {
        let count = match event {
            rsa::Progress::Prime => &primes,
            _ => &candidates,
        };
        count.fetch_add(1, Ordering::Relaxed);
        progress.note(|| {
            format!(
                "Generating a key of {} bits: {} candidates, {} of 2 primes",
                args.bits,
                candidates.load(Ordering::Relaxed),
                primes.load(Ordering::Relaxed)
            )
        });
        ControlFlow::Continue(())
    };
    options
        .generate_on_threads(0, |_| SysRng, &report)
        .map_err(|error| with_hint(args, error))
}

/// The error, and the option that would allow what was asked for.
fn with_hint(args: &Keygen, error: rsa::Error) -> Failure {
    let hint = match error {
        rsa::Error::ModulusTooShort { bits, .. } if bits >= MIN_BITS && !args.allow_small => {
            "; --allow-small allows it"
        }
        // What is below 3 nothing allows.
        rsa::Error::SizeOdd { .. } | rsa::Error::ExponentTooSmall { min: 4.. }
            if !args.nonstandard =>
        {
            "; --nonstandard allows it"
        }
        _ => "",
    };
    Failure::new(format_args!("{error}{hint}"))
}
