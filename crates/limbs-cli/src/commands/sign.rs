//! `limbs sign`.

use clap::Args;

use crate::failure::{Answer, Outcome};
use crate::io::{Access, Force, Input, Output, only_one_stdin};
use crate::keyfile::{read_private, warn_if_short};
use crate::scheme::{Hash, SignatureScheme};

/// Sign a file
#[derive(Args, Debug)]
#[command(after_help = "\
The signature is raw bytes, as long as the key's modulus. The file may be of any length: it is \
hashed piece by piece. The private operation is blinded, and its result checked before it is \
written. A key shorter than 2048 bits works, with a warning on standard error.

Examples:
  limbs sign --key key.pem --in report.pdf --out report.sig
  tar c docs | limbs sign --key key.pem --scheme pkcs1v15 --hash sha512 --in - --out docs.sig")]
pub(crate) struct Sign {
    /// The private key: PKCS#1 or PKCS#8, PEM or DER
    #[arg(long, value_name = "FILE")]
    key: Input,
    /// The padding
    #[arg(long, value_enum, default_value_t = SignatureScheme::Pss)]
    scheme: SignatureScheme,
    /// The hash
    #[arg(long, value_enum, default_value_t = Hash::Sha256)]
    hash: Hash,
    /// The file to sign
    #[arg(long = "in", value_name = "FILE")]
    input: Input,
    /// The signature to write
    #[arg(long = "out", value_name = "FILE")]
    output: Output,
    #[command(flatten)]
    force: Force,
}

/// Signs.
pub(crate) fn run(args: &Sign) -> Outcome {
    only_one_stdin(("--key", &args.key), ("--in", &args.input))?;
    args.output.check(args.force)?;
    let key = read_private(&args.key)?;
    let signature = args.scheme.sign(args.hash, &key, &args.input)?;
    args.output.write(&signature, Access::Anyone, args.force)?;
    warn_if_short(&args.key, key.public_key());
    Ok(Answer::Yes)
}
