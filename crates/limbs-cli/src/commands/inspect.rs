//! `limbs inspect`.

use clap::Args;
use limbs_core::Natural;
use serde_json::json;

use crate::failure::{Answer, Outcome};
use crate::io::Input;
use crate::keyfile::{Key, KeyFile, fingerprint, hex};
use crate::output::Format;

/// Show what is in a key file, without its secrets
#[derive(Args, Debug)]
#[command(after_help = "\
Reads PKCS#1, PKCS#8 and SPKI, PEM or DER. A private key is checked: its parts must belong \
together, or it is refused with the reason. The fingerprint is SHA-256 of the public key in SPKI \
DER.

Examples:
  limbs inspect key.pem
  limbs inspect pub.der --json
  openssl x509 -in cert.pem -pubkey -noout | limbs inspect -")]
pub(crate) struct Inspect {
    /// The key file
    #[arg(value_name = "FILE")]
    file: Input,
    #[command(flatten)]
    format: Format,
}

/// Inspects.
pub(crate) fn run(args: &Inspect) -> Outcome {
    let file = KeyFile::read(&args.file)?;
    let key = file.public();
    let kind = match file.key {
        Key::Private(_) => "private",
        Key::Public(_) => "public",
    };
    let structure = file.structure.name();
    let encoding = if file.pem { "PEM" } else { "DER" };
    let algorithm = if key.is_pss_only() {
        "id-RSASSA-PSS"
    } else {
        "rsaEncryption"
    };
    let bits = key.bits();
    let exponent = Natural::from_be_bytes(key.e_be_bytes()).to_string();
    let modulus = hex(key.n_be_bytes());
    let fingerprint = fingerprint(key)?;
    args.format.print(
        || {
            json!({
                "type": kind,
                "structure": structure,
                "encoding": encoding,
                "algorithm": algorithm,
                "bits": bits,
                "exponent": exponent,
                "modulus": format!("0x{modulus}"),
                "fingerprint": fingerprint,
            })
        },
        || {
            format!(
                "RSA {kind} key, {bits} bits ({structure}, {encoding})\n\
                 algorithm    {algorithm}\n\
                 exponent     {exponent}\n\
                 fingerprint  sha256:{fingerprint}\n\
                 modulus      0x{modulus}"
            )
        },
    )?;
    Ok(Answer::Yes)
}
