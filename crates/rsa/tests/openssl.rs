//! The system's `openssl` and this crate: what one makes the other reads, at every size and
//! exponent.
//!
//! Without the command the tests say so and pass, unless `LIMBS_REQUIRE_OPENSSL=1` is set.

mod support;

use pkcs8::{EncodePrivateKey, EncodePublicKey, LineEnding};
use rsa::{
    EncryptionScheme, Error, Hash, RsaPrivateKey, SignatureScheme, pss,
    signature::{RandomizedSigner, Verifier},
};
use sha2::{Digest, Sha256, Sha384, Sha512};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};
use support::{key, rng};

const MESSAGE: &[u8] = b"attack at dawn";
const HASHES: [(Hash, &str); 3] = [
    (Hash::Sha256, "sha256"),
    (Hash::Sha384, "sha384"),
    (Hash::Sha512, "sha512"),
];

/// Sizes and exponents; 2^32 + 15 has 33 bits. Foreign targets, where tests are emulated, take one.
fn key_names() -> Vec<String> {
    if limbs_testkit::cases(8) < 8 {
        return vec!["rsa2047-e17.pem".into()];
    }
    let sizes = [1024, 2047, 2048, 3072, 4096];
    let exponents = ["3", "17", "65537", "4294967311"];
    let name = |bits| exponents.map(|e| format!("rsa{bits}-e{e}.pem"));
    sizes.into_iter().flat_map(name).collect()
}

/// A directory of a test's own with a key, as this crate writes it, and a message.
struct Directory(PathBuf);

impl Directory {
    /// Nothing if there is no `openssl`.
    fn new(test: &str, key: &RsaPrivateKey) -> Option<Self> {
        if Command::new("openssl").arg("version").output().is_err() {
            let required = std::env::var_os("LIMBS_REQUIRE_OPENSSL").is_some_and(|v| v == "1");
            assert!(!required, "the command openssl is missing");
            println!("{test}: skipped, the command openssl is missing");
            return None;
        }
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("openssl-{test}"));
        fs::create_dir_all(&path).unwrap();
        let new = Self(path);
        let pem = key.to_pkcs8_pem(LineEnding::LF).unwrap();
        new.write("private.pem", pem.as_bytes());
        let pem = key.public_key().to_public_key_pem(LineEnding::LF).unwrap();
        new.write("public.pem", pem.as_bytes());
        new.write("message", MESSAGE);
        Some(new)
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.0.join(name), bytes).unwrap();
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.join(name)).unwrap()
    }

    fn run(&self, arguments: &str) -> Output {
        let mut command = Command::new("openssl");
        command.current_dir(&self.0).args(arguments.split(' '));
        command.output().unwrap()
    }

    /// Runs `openssl` with arguments separated by spaces; it must succeed.
    fn openssl(&self, arguments: &str) {
        let output = self.run(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "openssl {arguments}: {error}");
    }
}

#[test]
fn pkcs1v15_signatures_both_ways() {
    for name in key_names() {
        let key = key(&name);
        let Some(dir) = Directory::new("pkcs1v15-signatures", &key) else {
            return;
        };
        for (hash, md) in HASHES {
            let scheme = SignatureScheme::Pkcs1v15(hash);
            let ours = scheme.sign(&key, &mut rng(), MESSAGE).unwrap();
            dir.write("ours", &ours);
            dir.openssl(&format!(
                "dgst -{md} -verify public.pem -signature ours message"
            ));
            dir.openssl(&format!("dgst -{md} -sign private.pem -out theirs message"));
            // The scheme is deterministic.
            assert_eq!(dir.read("theirs"), &*ours, "{name} {md}");
            scheme.verify(key.public_key(), MESSAGE, &ours).unwrap();
        }
    }
}

#[test]
fn pss_signatures_both_ways() {
    for name in key_names() {
        let key = key(&name);
        let Some(dir) = Directory::new("pss-signatures", &key) else {
            return;
        };
        for (hash, md) in HASHES {
            let scheme = SignatureScheme::Pss(hash);
            let pss = "-sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen";
            match scheme.sign(&key, &mut rng(), MESSAGE) {
                Ok(ours) => {
                    dir.write("ours", &ours);
                    dir.openssl(&format!(
                        "dgst -{md} {pss}:digest -verify public.pem -signature ours message"
                    ));
                }
                // SHA-512 with a salt as long does not fit 1024 bits.
                Err(e) => {
                    let expected = Error::KeyTooShortForPadding {
                        size: 128,
                        min: 130,
                    };
                    assert_eq!((e, hash), (expected, Hash::Sha512));
                }
            }
            for salt in ["0", "20", "max"] {
                dir.openssl(&format!(
                    "dgst -{md} {pss}:{salt} -sign private.pem -out theirs message"
                ));
                let theirs = dir.read("theirs");
                scheme.verify(key.public_key(), MESSAGE, &theirs).unwrap();
                let result = scheme.verify(key.public_key(), b"another", &theirs);
                assert_eq!(result, Err(Error::Verification));
            }
        }
    }
}

/// The longest salt that both sides think possible is the same, and MGF1 may have another hash.
#[test]
fn pss_longest_salt_and_other_mask_generation() {
    for name in ["rsa2049.pem", "rsa1025.pem", "rsa2047-e3.pem"] {
        let key = key(name);
        let Some(dir) = Directory::new("pss-salt", &key) else {
            return;
        };
        let max = (key.public_key().bits() - 1).div_ceil(8) - 34;
        let signing = pss::SigningKey::<Sha256, Sha512>::new_with_salt_len(key.clone(), max);
        let ours: Box<[u8]> = signing.sign_with_rng(&mut rng(), MESSAGE).into();
        dir.write("ours", &ours);
        let pss = "-sigopt rsa_padding_mode:pss -sigopt rsa_mgf1_md:sha512 -sigopt rsa_pss_saltlen";
        dir.openssl(&format!(
            "dgst -sha256 {pss}:max -verify public.pem -signature ours message"
        ));
        dir.openssl(&format!(
            "dgst -sha256 {pss}:max -sign private.pem -out theirs message"
        ));
        let theirs = pss::Signature::try_from(&dir.read("theirs")[..]).unwrap();
        let verifying =
            pss::VerifyingKey::<Sha256, Sha512>::new_with_salt_len(key.public_key().clone(), max);
        verifying.verify(MESSAGE, &theirs).unwrap();
    }
}

#[test]
fn encryption_both_ways() {
    for name in key_names() {
        let key = key(&name);
        let Some(dir) = Directory::new("encryption", &key) else {
            return;
        };
        for (scheme, options) in [
            (
                EncryptionScheme::Pkcs1v15,
                "-pkeyopt rsa_padding_mode:pkcs1",
            ),
            (
                EncryptionScheme::Oaep(Hash::Sha256),
                "-pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256",
            ),
        ] {
            let ours = scheme
                .encrypt(key.public_key(), &mut rng(), MESSAGE)
                .unwrap();
            dir.write("ours", &ours);
            dir.openssl(&format!(
                "pkeyutl -decrypt -inkey private.pem {options} -in ours -out decrypted"
            ));
            assert_eq!(dir.read("decrypted"), MESSAGE, "{name}");
            dir.openssl(&format!(
                "pkeyutl -encrypt -pubin -inkey public.pem {options} -in message -out theirs"
            ));
            let theirs = dir.read("theirs");
            assert_eq!(
                *scheme.decrypt(&key, &mut rng(), &theirs).unwrap(),
                MESSAGE,
                "{name}"
            );
        }
    }
}

#[test]
fn oaep_label_and_mask_generation_both_ways() {
    use rsa::{oaep, traits::*};
    let key = key("rsa2048-e65537.pem");
    let Some(dir) = Directory::new("oaep-label", &key) else {
        return;
    };
    let options = "-pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha384 \
                   -pkeyopt rsa_mgf1_md:sha1 -pkeyopt rsa_oaep_label:6c6162656c";
    let receiver = oaep::DecryptingKey::<Sha384, sha1::Sha1>::new_with_label(key, *b"label");
    let ours = receiver
        .encrypting_key()
        .encrypt_with_rng(&mut rng(), MESSAGE)
        .unwrap();
    dir.write("ours", &ours);
    dir.openssl(&format!(
        "pkeyutl -decrypt -inkey private.pem {options} -in ours -out decrypted"
    ));
    assert_eq!(dir.read("decrypted"), MESSAGE);
    dir.openssl(&format!(
        "pkeyutl -encrypt -pubin -inkey public.pem {options} -in message -out theirs"
    ));
    let message = receiver
        .decrypt_with_rng(&mut rng(), &dir.read("theirs"))
        .unwrap();
    assert_eq!(*message, MESSAGE);
}

/// Where `openssl` rejects implicitly as well (from 3.2 on, and as distributions have patched older
/// ones), it makes up the same messages.
#[test]
fn implicit_rejection_makes_up_the_same_messages() {
    for name in ["rsa2048-e65537.pem", "rsa2049.pem", "rsa3072-e3.pem"] {
        let key = key(name);
        let Some(dir) = Directory::new("implicit-rejection", &key) else {
            return;
        };
        for i in 0..4u8 {
            let mut ciphertext = vec![0; key.public_key().size()];
            ciphertext[1..33].copy_from_slice(&Sha256::digest([i]));
            dir.write("wrong", &ciphertext);
            let output = dir.run("pkeyutl -decrypt -inkey private.pem -in wrong -out decrypted");
            if !output.status.success() {
                println!("implicit rejection: skipped, this openssl does not have it");
                return;
            }
            let ours = EncryptionScheme::Pkcs1v15
                .decrypt(&key, &mut rng(), &ciphertext)
                .unwrap();
            assert_eq!(*ours, dir.read("decrypted"), "{name} {i}");
        }
    }
}
