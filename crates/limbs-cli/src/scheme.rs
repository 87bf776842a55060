//! Paddings and hashes on the command line, and the operations they name.

use std::io::Read;

use clap::ValueEnum;
use getrandom::SysRng;
use rsa::{RsaPrivateKey, RsaPublicKey};
use sha2::{Digest, Sha256, Sha384, Sha512};
use zeroize::Zeroizing;

use crate::failure::Failure;
use crate::io::Input;
use crate::progress::Progress;

/// Paddings of signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SignatureScheme {
    /// RSASSA-PSS, MGF1 with the same hash
    Pss,
    /// RSASSA-PKCS1-v1_5
    Pkcs1v15,
}

/// Paddings of encryption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EncryptionScheme {
    /// RSAES-OAEP, MGF1 with the same hash, empty label
    Oaep,
    /// RSAES-PKCS1-v1_5, with implicit rejection
    Pkcs1v15,
}

/// Hashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Hash {
    /// SHA-256
    Sha256,
    /// SHA-384
    Sha384,
    /// SHA-512
    Sha512,
}

impl From<Hash> for rsa::Hash {
    fn from(hash: Hash) -> Self {
        match hash {
            Hash::Sha256 => Self::Sha256,
            Hash::Sha384 => Self::Sha384,
            Hash::Sha512 => Self::Sha512,
        }
    }
}

impl Hash {
    /// The name that the option takes.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Sha256 => "sha256",
            Self::Sha384 => "sha384",
            Self::Sha512 => "sha512",
        }
    }

    /// Bytes of the hash.
    fn size(self) -> usize {
        match self {
            Self::Sha256 => 32,
            Self::Sha384 => 48,
            Self::Sha512 => 64,
        }
    }

    /// The hash of all of `input`, read piece by piece.
    fn of(self, input: &Input) -> Result<Vec<u8>, Failure> {
        match self {
            Self::Sha256 => digest::<Sha256>(input),
            Self::Sha384 => digest::<Sha384>(input),
            Self::Sha512 => digest::<Sha512>(input),
        }
    }
}

fn digest<D: Digest>(input: &Input) -> Result<Vec<u8>, Failure> {
    let mut reader = input.open()?;
    let mut digest = D::new();
    let mut piece = vec![0; 1 << 16];
    let progress = Progress::start("Hashing");
    let mut total = 0u64;
    loop {
        match reader.read(&mut piece) {
            Ok(0) => return Ok(digest.finalize().to_vec()),
            Ok(len) => {
                digest.update(&piece[..len]);
                total += len as u64;
                progress.note(|| format!("Hashing, {} MB", total / 1_000_000));
            }
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(error) => return Err(input.failure(&error)),
        }
    }
}

impl SignatureScheme {
    /// The name that the option takes.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Pss => "pss",
            Self::Pkcs1v15 => "pkcs1v15",
        }
    }

    /// The scheme of the library.
    fn of(self, hash: Hash) -> rsa::SignatureScheme {
        match self {
            Self::Pss => rsa::SignatureScheme::Pss(hash.into()),
            Self::Pkcs1v15 => rsa::SignatureScheme::Pkcs1v15(hash.into()),
        }
    }

    /// The signature of a file.
    pub(crate) fn sign(
        self,
        hash: Hash,
        key: &RsaPrivateKey,
        input: &Input,
    ) -> Result<Vec<u8>, Failure> {
        let digest = hash.of(input)?;
        self.of(hash)
            .sign_prehash(key, &mut SysRng, &digest)
            .map(Vec::from)
            .map_err(Failure::new)
    }

    /// Whether the signature of a file is good; no signature is not.
    pub(crate) fn verify(
        self,
        hash: Hash,
        key: &RsaPublicKey,
        input: &Input,
        signature: Option<&[u8]>,
    ) -> Result<bool, Failure> {
        let digest = hash.of(input)?;
        let Some(signature) = signature else {
            return Ok(false);
        };
        match self.of(hash).verify_prehash(key, &digest, signature) {
            Ok(()) => Ok(true),
            Err(rsa::Error::Verification) => Ok(false),
            Err(error) => Err(Failure::new(error)),
        }
    }
}

impl EncryptionScheme {
    /// The scheme of the library.
    fn of(self, hash: Hash) -> rsa::EncryptionScheme {
        match self {
            Self::Oaep => rsa::EncryptionScheme::Oaep(hash.into()),
            Self::Pkcs1v15 => rsa::EncryptionScheme::Pkcs1v15,
        }
    }

    /// Longest message, in bytes; zero also if the key is too short for any.
    fn max_message(self, hash: Hash, key: &RsaPublicKey) -> usize {
        match self {
            // RFC 8017, sections 7.1.1 and 7.2.1.
            Self::Oaep => key.size().saturating_sub(2 * hash.size() + 2),
            Self::Pkcs1v15 => key.size().saturating_sub(11),
        }
    }

    /// The ciphertext of a file.
    pub(crate) fn encrypt(
        self,
        hash: Hash,
        key: &RsaPublicKey,
        input: &Input,
    ) -> Result<Vec<u8>, Failure> {
        let max = self.max_message(hash, key);
        // That the key is too short for any message is for the library to say.
        let message = match input.read_at_most(key.size())? {
            Some(message) if message.len() <= max || max == 0 => Zeroizing::new(message),
            _ => {
                return Err(Failure::new(format_args!(
                    "{}: too long, a key of {} bits encrypts at most {max} bytes this way",
                    input.name(),
                    key.bits()
                )));
            }
        };
        self.of(hash)
            .encrypt(key, &mut SysRng, &message)
            .map_err(Failure::new)
    }

    /// The message in a ciphertext; `None` if it does not decrypt, as no
    /// ciphertext does.
    pub(crate) fn decrypt(
        self,
        hash: Hash,
        key: &RsaPrivateKey,
        ciphertext: Option<&[u8]>,
    ) -> Result<Option<Zeroizing<Vec<u8>>>, Failure> {
        let Some(ciphertext) = ciphertext else {
            return Ok(None);
        };
        match self.of(hash).decrypt(key, &mut SysRng, ciphertext) {
            Ok(message) => Ok(Some(message)),
            Err(rsa::Error::Decryption) => Ok(None),
            Err(error) => Err(Failure::new(error)),
        }
    }
}
