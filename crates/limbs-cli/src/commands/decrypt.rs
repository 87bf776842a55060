//! `limbs decrypt`.

use clap::Args;

use crate::failure::{Answer, Outcome};
use crate::io::{Access, Force, Input, Output, only_one_stdin};
use crate::keyfile::read_private;
use crate::scheme::{EncryptionScheme, Hash};

/// Decrypt a message
#[derive(Args, Debug)]
#[command(after_help = "\
With OAEP a ciphertext that does not decrypt gives exit status 1 and no reason. With PKCS#1 v1.5 \
it decrypts to a message that looks random but is always the same (implicit rejection): there is \
no error from which an attacker could learn. Check the message by other means.

The message is written with mode 0600.

Examples:
  limbs decrypt --key key.pem --in session.enc --out session.key
  base64 -d secret.b64 | limbs decrypt --key key.pem --in - --out -")]
pub(crate) struct Decrypt {
    /// The private key: PKCS#1 or PKCS#8, PEM or DER
    #[arg(long, value_name = "FILE")]
    key: Input,
    /// The padding
    #[arg(long, value_enum, default_value_t = EncryptionScheme::Oaep)]
    scheme: EncryptionScheme,
    /// The hash of OAEP and of its MGF1
    #[arg(long, value_enum, default_value_t = Hash::Sha256)]
    hash: Hash,
    /// The ciphertext
    #[arg(long = "in", value_name = "FILE")]
    input: Input,
    /// The message to write
    #[arg(long = "out", value_name = "FILE")]
    output: Output,
    #[command(flatten)]
    force: Force,
}

/// Decrypts.
pub(crate) fn run(args: &Decrypt) -> Outcome {
    only_one_stdin(("--key", &args.key), ("--in", &args.input))?;
    args.output.check(args.force)?;
    let key = read_private(&args.key)?;
    // A ciphertext longer than the modulus does not decrypt, however long it is.
    let ciphertext = args.input.read_at_most(key.public_key().size())?;
    let Some(message) = args
        .scheme
        .decrypt(args.hash, &key, ciphertext.as_deref())?
    else {
        crate::complain("decryption failed");
        return Ok(Answer::No);
    };
    args.output.write(&message, Access::Owner, args.force)?;
    Ok(Answer::Yes)
}
