//! `limbs encrypt`.

use clap::Args;

use crate::failure::{Answer, Outcome};
use crate::io::{Access, Force, Input, Output, only_one_stdin};
use crate::keyfile::{KeyFile, warn_if_short};
use crate::scheme::{EncryptionScheme, Hash};

/// Encrypt a short message
#[derive(Args, Debug)]
#[command(after_help = "\
RSA encrypts messages shorter than its modulus: at most 190 bytes with 2048 bits, OAEP and \
SHA-256. Longer data is encrypted with a symmetric key, and that key with this command. A key \
shorter than 2048 bits works, with a warning on standard error.

Examples:
  limbs encrypt --key pub.pem --in session.key --out session.enc
  printf secret | limbs encrypt --key pub.pem --in - --out - | base64")]
pub(crate) struct Encrypt {
    /// The public key (or the private one): PKCS#1, PKCS#8 or SPKI, PEM or DER
    #[arg(long, value_name = "FILE")]
    key: Input,
    /// The padding
    #[arg(long, value_enum, default_value_t = EncryptionScheme::Oaep)]
    scheme: EncryptionScheme,
    /// The hash of OAEP and of its MGF1
    #[arg(long, value_enum, default_value_t = Hash::Sha256)]
    hash: Hash,
    /// The message
    #[arg(long = "in", value_name = "FILE")]
    input: Input,
    /// The ciphertext to write
    #[arg(long = "out", value_name = "FILE")]
    output: Output,
    #[command(flatten)]
    force: Force,
}

/// Encrypts.
pub(crate) fn run(args: &Encrypt) -> Outcome {
    only_one_stdin(("--key", &args.key), ("--in", &args.input))?;
    args.output.check(args.force)?;
    let key = KeyFile::read(&args.key)?;
    let ciphertext = args.scheme.encrypt(args.hash, key.public(), &args.input)?;
    args.output.write(&ciphertext, Access::Anyone, args.force)?;
    warn_if_short(&args.key, key.public());
    Ok(Answer::Yes)
}
