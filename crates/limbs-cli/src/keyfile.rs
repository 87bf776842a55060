//! Key files: PKCS#1, PKCS#8 and SPKI, in PEM or DER, told apart by their content.

use rsa::pkcs8::{EncodePrivateKey, EncodePublicKey, LineEnding};
use rsa::{RsaPrivateKey, RsaPublicKey, SECURE_BITS};
use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

use crate::failure::{Failure, complain};
use crate::io::Input;
use crate::number::abridged;

/// Longest key file read, in bytes: a private key of 16384 bits takes 13 kB in PEM.
const MAX_KEY_FILE: usize = 1 << 20;

/// A key that was read.
pub(crate) enum Key {
    /// A private key.
    Private(Box<RsaPrivateKey>),
    /// A public key.
    Public(Box<RsaPublicKey>),
}

/// The structure a key came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Structure {
    /// PKCS#1 RSAPrivateKey.
    Pkcs1Private,
    /// PKCS#1 RSAPublicKey.
    Pkcs1Public,
    /// PKCS#8 PrivateKeyInfo.
    Pkcs8,
    /// X.509 SubjectPublicKeyInfo.
    Spki,
}

impl Structure {
    /// Its name in what is printed.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Pkcs1Private | Self::Pkcs1Public => "PKCS#1",
            Self::Pkcs8 => "PKCS#8",
            Self::Spki => "SPKI",
        }
    }

    /// Whether it holds a private key.
    fn is_private(self) -> bool {
        matches!(self, Self::Pkcs1Private | Self::Pkcs8)
    }

    /// The structure that a PEM label names.
    fn of_label(label: &str) -> Option<Self> {
        match label {
            "RSA PRIVATE KEY" => Some(Self::Pkcs1Private),
            "RSA PUBLIC KEY" => Some(Self::Pkcs1Public),
            "PRIVATE KEY" => Some(Self::Pkcs8),
            "PUBLIC KEY" => Some(Self::Spki),
            _ => None,
        }
    }

    /// The structure that DER looks like, by its first two elements. Whether it
    /// really is that, its parser says.
    ///
    /// All four are a SEQUENCE. SPKI begins with a SEQUENCE; PKCS#8 with a
    /// version of one byte and a SEQUENCE; a PKCS#1 private key with a version
    /// and an INTEGER; a PKCS#1 public key with a long INTEGER.
    fn of_der(der: &[u8]) -> Option<Self> {
        let [0x30, length, rest @ ..] = der else {
            return None;
        };
        let skip = match length {
            ..0x80 => 0,
            _ => usize::from(length & 0x7f),
        };
        match rest.get(skip..)? {
            [0x30, ..] => Some(Self::Spki),
            [0x02, 0x01, _, 0x30, ..] => Some(Self::Pkcs8),
            [0x02, 0x01, _, 0x02, ..] => Some(Self::Pkcs1Private),
            [0x02, ..] => Some(Self::Pkcs1Public),
            _ => None,
        }
    }
}

/// A key and how it was written.
pub(crate) struct KeyFile {
    /// The key.
    pub(crate) key: Key,
    /// Its structure.
    pub(crate) structure: Structure,
    /// Whether it was PEM rather than DER.
    pub(crate) pem: bool,
}

impl KeyFile {
    /// Reads and checks a key.
    pub(crate) fn read(input: &Input) -> Result<Self, Failure> {
        let said = |why: String| Failure::new(format_args!("{}: {why}", input.name()));
        let bytes = input.read_at_most(MAX_KEY_FILE)?.ok_or_else(|| {
            said(format!(
                "longer than a key file may be, {MAX_KEY_FILE} bytes"
            ))
        })?;
        Self::parse(&Zeroizing::new(bytes)).map_err(said)
    }

    /// Reads and checks a key in bytes, or says why it is none.
    pub(crate) fn parse(bytes: &[u8]) -> Result<Self, String> {
        if bytes.is_empty() {
            return Err("the file is empty".to_owned());
        }
        let pem = find_pem(bytes)?;
        let (structure, key) = match pem {
            Some(block) => (block.structure, block.parse()),
            None => {
                let structure = Structure::of_der(bytes)
                    .ok_or("not a key: neither PEM nor DER of PKCS#1, PKCS#8 or SPKI")?;
                (structure, parse_der(structure, bytes))
            }
        };
        let key = key.map_err(|error| format!("not a valid key: {error}"))?;
        let pem = pem.is_some();
        Ok(Self {
            key,
            structure,
            pem,
        })
    }

    /// The public key, of a private one too.
    pub(crate) fn public(&self) -> &RsaPublicKey {
        match &self.key {
            Key::Private(key) => key.public_key(),
            Key::Public(key) => key,
        }
    }
}

/// Reads a private key, to sign or decrypt with.
pub(crate) fn read_private(input: &Input) -> Result<RsaPrivateKey, Failure> {
    match KeyFile::read(input)?.key {
        Key::Private(key) => Ok(*key),
        Key::Public(_) => Err(Failure::new(format_args!(
            "{}: a public key, but this needs the private key",
            input.name()
        ))),
    }
}

/// Warns in one line of a key too short for new signatures and ciphertexts. Called when the work is
/// done, so that a failure is the only thing said.
pub(crate) fn warn_if_short(input: &Input, key: &RsaPublicKey) {
    let bits = key.bits();
    if bits < SECURE_BITS {
        complain(&format!(
            "warning: {}: a key of {bits} bits; below {SECURE_BITS} bits keys are not secure",
            input.name()
        ));
    }
}

/// A block of PEM, from its BEGIN line to its END line.
#[derive(Clone, Copy)]
struct Block<'a> {
    structure: Structure,
    text: &'a str,
}

impl Block<'_> {
    fn parse(self) -> Result<Key, rsa::Error> {
        if self.structure.is_private() {
            RsaPrivateKey::from_pem(self.text).map(|key| Key::Private(Box::new(key)))
        } else {
            RsaPublicKey::from_pem(self.text).map(|key| Key::Public(Box::new(key)))
        }
    }
}

fn parse_der(structure: Structure, der: &[u8]) -> Result<Key, rsa::Error> {
    if structure.is_private() {
        RsaPrivateKey::from_der(der).map(|key| Key::Private(Box::new(key)))
    } else {
        RsaPublicKey::from_der(der).map(|key| Key::Public(Box::new(key)))
    }
}

const BEGIN: &str = "-----BEGIN ";

/// The first key among the PEM blocks of a file; `None` if it has no block at
/// all. Text before, between and after the blocks is skipped.
fn find_pem(bytes: &[u8]) -> Result<Option<Block<'_>>, String> {
    let Ok(text) = str::from_utf8(bytes) else {
        return Ok(None);
    };
    let mut stranger = None;
    let mut rest = text;
    while let Some(start) = rest.find(BEGIN) {
        let block = &rest[start..];
        let (label, _) = block[BEGIN.len()..]
            .split_once("-----")
            .ok_or("the PEM header is cut off")?;
        let end = format!("-----END {label}-----");
        let length = block
            .find(&end)
            .ok_or_else(|| format!("PEM of {:?} has no matching END line", abridged(label)))?
            + end.len();
        let text = &block[..length];
        match Structure::of_label(label) {
            Some(_) if text.contains("\nProc-Type:") => return Err(encrypted()),
            Some(structure) => return Ok(Some(Block { structure, text })),
            None if label == "ENCRYPTED PRIVATE KEY" => return Err(encrypted()),
            None => stranger = stranger.or(Some(label)),
        }
        rest = &block[length..];
    }
    match stranger {
        Some(label) => Err(format!("PEM of {:?}, not of an RSA key", abridged(label))),
        None => Ok(None),
    }
}

fn encrypted() -> String {
    "the key is encrypted: decrypt it first, for instance with openssl pkey".to_owned()
}

/// The private key as PKCS#8 PEM.
pub(crate) fn private_pem(key: &RsaPrivateKey) -> Result<Zeroizing<String>, Failure> {
    key.to_pkcs8_pem(LineEnding::LF).map_err(Failure::new)
}

/// The public key as SPKI PEM.
pub(crate) fn public_pem(key: &RsaPublicKey) -> Result<String, Failure> {
    key.to_public_key_pem(LineEnding::LF).map_err(Failure::new)
}

/// SHA-256 of the SPKI DER, in hexadecimal: the usual name of a public key.
pub(crate) fn fingerprint(key: &RsaPublicKey) -> Result<String, Failure> {
    let der = key.to_public_key_der().map_err(Failure::new)?;
    Ok(hex(&Sha256::digest(der.as_bytes())))
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
