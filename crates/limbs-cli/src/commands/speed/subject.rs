//! What can be measured.

use getrandom::SysRng;
use limbs_core::LIMB_BITS;
use limbs_core::engine::Shape;
use primality::PrimeOptions;
use rsa::signature::{RandomizedSigner, Verifier};
use rsa::traits::{RandomizedDecryptor, RandomizedEncryptor};
use rsa::{KeyOptions, RsaPrivateKey, oaep, pkcs1v15};
use sha2::Sha256;

use super::measure::Run;
use crate::failure::Failure;
use crate::keyfile::{Key, KeyFile};

/// Measured when nothing is named.
pub(super) const DEFAULT: [&str; 5] = ["rsa2048", "rsa3072", "rsa4096", "prime1024", "keygen2048"];

/// Something with a name.
#[derive(Debug)]
pub(super) struct Subject {
    /// Its name on the command line.
    pub(super) name: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Operations with the key of so many bits in this PEM.
    Rsa(usize, &'static str),
    /// Signatures in batches with the key of so many bits in this PEM.
    Batch(usize, &'static str),
    /// Primes of so many bits.
    Prime(usize),
    /// Keys of so many bits.
    Keygen(usize),
}

macro_rules! rsa {
    ($bits:literal) => {
        Subject {
            name: concat!("rsa", $bits),
            kind: Kind::Rsa(
                $bits,
                include_str!(concat!("../../../data/rsa", $bits, ".pem")),
            ),
        }
    };
}

macro_rules! batch {
    ($bits:literal) => {
        Subject {
            name: concat!("rsa", $bits, "-batch"),
            kind: Kind::Batch(
                $bits,
                include_str!(concat!("../../../data/rsa", $bits, ".pem")),
            ),
        }
    };
}

macro_rules! prime {
    ($bits:literal) => {
        Subject {
            name: concat!("prime", $bits),
            kind: Kind::Prime($bits),
        }
    };
}

macro_rules! keygen {
    ($bits:literal) => {
        Subject {
            name: concat!("keygen", $bits),
            kind: Kind::Keygen($bits),
        }
    };
}

/// All there are.
pub(super) static SUBJECTS: [Subject; 19] = [
    rsa!(1024),
    rsa!(2048),
    rsa!(3072),
    rsa!(4096),
    rsa!(8192),
    rsa!(16384),
    batch!(2048),
    batch!(3072),
    batch!(4096),
    prime!(256),
    prime!(512),
    prime!(1024),
    prime!(1536),
    prime!(2048),
    keygen!(512),
    keygen!(1024),
    keygen!(2048),
    keygen!(3072),
    keygen!(4096),
];

/// What is done with a subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operation {
    /// Makes a signature.
    Sign,
    /// Makes four signatures at once.
    SignFour,
    /// Verifies it.
    Verify,
    /// Decrypts.
    Decrypt,
    /// Encrypts.
    Encrypt,
    /// Finds a prime, or two for a key.
    Make,
}

impl Operation {
    /// The column's title.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Sign => "sign/s",
            Self::SignFour => "4 signs/s",
            Self::Verify => "verify/s",
            Self::Decrypt => "decrypt/s",
            Self::Encrypt => "encrypt/s",
            Self::Make => "per s",
        }
    }

    /// The name in JSON.
    pub(super) fn field(self) -> &'static str {
        match self {
            Self::Sign => "sign_per_s",
            Self::SignFour => "four_signs_per_s",
            Self::Verify => "verify_per_s",
            Self::Decrypt => "decrypt_per_s",
            Self::Encrypt => "encrypt_per_s",
            Self::Make => "per_s",
        }
    }

    /// Whether its time is a matter of luck.
    pub(super) fn is_lottery(self) -> bool {
        self == Self::Make
    }
}

/// An operation, ready to run.
pub(super) struct Task {
    /// Which one.
    pub(super) operation: Operation,
    /// Does it once.
    pub(super) run: Box<Run<'static>>,
}

impl Task {
    fn new<E: std::fmt::Display>(
        operation: Operation,
        mut run: impl FnMut() -> Result<(), E> + 'static,
    ) -> Self {
        let run = Box::new(move || run().map_err(Failure::new));
        Self { operation, run }
    }
}

impl Subject {
    /// What computes its powers: an engine of the backend, or the kernels.
    pub(super) fn engine(&self) -> &'static str {
        let (shape, bits) = match self.kind {
            // The halves of a private operation go side by side.
            Kind::Rsa(bits, _) => (Shape::Pair, bits / 2),
            Kind::Batch(bits, _) => (Shape::Batch, bits / 2),
            // Candidates are tested in groups.
            Kind::Prime(bits) => (Shape::Batch, bits),
            Kind::Keygen(bits) => (Shape::Batch, bits / 2),
        };
        let of = |shape| montgomery::engine_for(shape, bits.div_ceil(LIMB_BITS), bits);
        // What does not run as a batch does two by two or one by one.
        let engine = of(shape)
            .or_else(|| of(Shape::Pair))
            .or_else(|| of(Shape::Single));
        engine.map_or("kernels", |engine| engine.name())
    }

    /// What there is to measure of it.
    pub(super) fn tasks(&self) -> Result<Vec<Task>, Failure> {
        match self.kind {
            Kind::Rsa(_, pem) => rsa_tasks(embedded(pem)?),
            Kind::Batch(_, pem) => batch_tasks(embedded(pem)?),
            Kind::Prime(bits) => {
                let generator = PrimeOptions::new(bits).prepare().map_err(Failure::new)?;
                let run = move || generator.generate(&mut SysRng).map(drop);
                Ok(vec![Task::new(Operation::Make, run)])
            }
            Kind::Keygen(bits) => {
                let options = KeyOptions::new(bits).allow_short_modulus();
                let run = move || options.generate(&mut SysRng).map(drop);
                Ok(vec![Task::new(Operation::Make, run)])
            }
        }
    }
}

fn embedded(pem: &str) -> Result<RsaPrivateKey, Failure> {
    match KeyFile::parse(pem.as_bytes()).map_err(Failure::new)?.key {
        Key::Private(key) => Ok(*key),
        Key::Public(_) => Err(Failure::new("the key for benchmarks is a public key")),
    }
}

fn batch_tasks(key: RsaPrivateKey) -> Result<Vec<Task>, Failure> {
    const MESSAGES: [&[u8]; 4] = [b"one", b"two", b"three", b"four"];

    let signing = pkcs1v15::SigningKey::<Sha256>::new(key);
    Ok(vec![Task::new(Operation::SignFour, move || {
        let signatures = signing.sign_batch(&mut SysRng, &MESSAGES);
        signatures.into_iter().try_for_each(|one| one.map(drop))
    })])
}

fn rsa_tasks(key: RsaPrivateKey) -> Result<Vec<Task>, Failure> {
    const MESSAGE: &[u8] = b"The message is short: hashing is not what is measured here.";
    // As long as a symmetric key, which is what RSA encrypts.
    const SECRET: [u8; 32] = [0x5a; 32];

    let public = key.public_key().clone();
    let verifying = pkcs1v15::VerifyingKey::<Sha256>::new(public.clone());
    let signing = pkcs1v15::SigningKey::<Sha256>::new(key.clone());
    let encrypting = oaep::EncryptingKey::<Sha256>::new(public);
    let decrypting = oaep::DecryptingKey::<Sha256>::new(key);
    let signature = signing
        .try_sign_with_rng(&mut SysRng, MESSAGE)
        .map_err(Failure::new)?;
    let ciphertext = encrypting
        .encrypt_with_rng(&mut SysRng, &SECRET)
        .map_err(Failure::new)?;
    Ok(vec![
        Task::new(Operation::Sign, move || {
            signing.try_sign_with_rng(&mut SysRng, MESSAGE).map(drop)
        }),
        Task::new(Operation::Verify, move || {
            verifying.verify(MESSAGE, &signature)
        }),
        Task::new(Operation::Decrypt, move || {
            decrypting
                .decrypt_with_rng(&mut SysRng, &ciphertext)
                .map(drop)
        }),
        Task::new(Operation::Encrypt, move || {
            encrypting.encrypt_with_rng(&mut SysRng, &SECRET).map(drop)
        }),
    ])
}
