//! `limbs verify`.

use clap::Args;
use serde_json::json;

use crate::failure::{Answer, Outcome};
use crate::io::{Input, only_one_stdin};
use crate::keyfile::KeyFile;
use crate::output::{Format, answer};
use crate::scheme::{Hash, SignatureScheme};

/// Verify the signature of a file: exit status 0 if it is good, 1 if it is bad
#[derive(Args, Debug)]
#[command(after_help = "\
Scheme and hash must be those of the signer; the salt of PSS may have any length. A signature of \
the wrong length is a bad signature.

Examples:
  limbs verify --key pub.pem --in report.pdf --sig report.sig
  limbs verify --key pub.pem --in report.pdf --sig report.sig --json
  tar c docs | limbs verify --key pub.pem --scheme pkcs1v15 --hash sha512 --in - --sig docs.sig")]
pub(crate) struct Verify {
    /// The public key (or the private one): PKCS#1, PKCS#8 or SPKI, PEM or DER
    #[arg(long, value_name = "FILE")]
    key: Input,
    /// The padding
    #[arg(long, value_enum, default_value_t = SignatureScheme::Pss)]
    scheme: SignatureScheme,
    /// The hash
    #[arg(long, value_enum, default_value_t = Hash::Sha256)]
    hash: Hash,
    /// The file that was signed
    #[arg(long = "in", value_name = "FILE")]
    input: Input,
    /// The signature
    #[arg(long = "sig", value_name = "FILE")]
    signature: Input,
    #[command(flatten)]
    format: Format,
}

/// Verifies.
pub(crate) fn run(args: &Verify) -> Outcome {
    let (key, input, signature) = (
        ("--key", &args.key),
        ("--in", &args.input),
        ("--sig", &args.signature),
    );
    only_one_stdin(key, input)?;
    only_one_stdin(key, signature)?;
    only_one_stdin(input, signature)?;
    let key = KeyFile::read(&args.key)?;
    let key = key.public();
    // A signature longer than the modulus is bad, however long it is.
    let signature = args.signature.read_at_most(key.size())?;
    let good = args
        .scheme
        .verify(args.hash, key, &args.input, signature.as_deref())?;
    let printed = args.format.print(
        || {
            json!({
                "valid": good,
                "scheme": args.scheme.name(),
                "hash": args.hash.name(),
                "key_bits": key.bits(),
            })
        },
        || {
            if good {
                "good signature"
            } else {
                "bad signature"
            }
            .to_owned()
        },
    );
    answer(printed, Answer::from(good))
}
