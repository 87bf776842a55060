//! Keys go to the system's `openssl` and come back; both calculate the same.
//!
//! Without the command the tests say so and pass; with LIMBS_REQUIRE_OPENSSL=1 they fail.
#![cfg(feature = "pem")] // The test keys are PEM.

mod common;

use common::{key, pem, rng};
use pkcs1::{EncodeRsaPrivateKey, EncodeRsaPublicKey};
use pkcs8::{EncodePrivateKey, LineEnding};
use rand_chacha::rand_core::Rng;
use rsa::{KeyOptions, RsaPrivateKey, RsaPublicKey};
use spki::EncodePublicKey;
use std::io::Write;
use std::process::{Command, Stdio};

const SIZES: [usize; 5] = [1024, 2047, 2048, 3072, 4096];
const EXPONENTS: [u64; 4] = [3, 17, 65537, 4_294_967_311];

fn names() -> Vec<String> {
    // The long ones would take minutes under emulation.
    let sizes = if cfg!(target_arch = "x86_64") {
        &SIZES[..]
    } else {
        &SIZES[..2]
    };
    let of_size = |bits| EXPONENTS.map(|e| format!("rsa{bits}-e{e}"));
    sizes.iter().flat_map(of_size).collect()
}

/// Whether the command is there.
fn have_openssl() -> bool {
    let found = Command::new("openssl").arg("version").output().is_ok();
    if !found {
        println!("skipped: no `openssl` command");
        let required = std::env::var_os("LIMBS_REQUIRE_OPENSSL").is_some_and(|v| v == "1");
        assert!(!required, "LIMBS_REQUIRE_OPENSSL is set");
    }
    found
}

/// What `openssl` writes when given `input`.
fn openssl(args: &[&str], input: &[u8]) -> Vec<u8> {
    let mut child = Command::new("openssl")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "openssl {args:?}: {error}");
    output.stdout
}

fn openssl_text(args: &[&str], input: &str) -> String {
    String::from_utf8(openssl(args, input.as_bytes())).unwrap()
}

/// Every form in which we write a key is read, checked and written back the same by openssl.
fn check_openssl_reads(key: &RsaPrivateKey) {
    let public = key.public_key();
    let pkcs8 = key.to_pkcs8_pem(LineEnding::LF).unwrap();
    let pkcs1 = key.to_pkcs1_pem(LineEnding::LF).unwrap();
    let spki = public.to_public_key_pem(LineEnding::LF).unwrap();
    let public1 = EncodeRsaPublicKey::to_pkcs1_pem(public, LineEnding::LF).unwrap();

    let checked = openssl_text(&["pkey", "-check", "-noout"], &pkcs8);
    assert!(checked.contains("Key is valid"), "{checked}");
    assert_eq!(openssl_text(&["pkey"], &pkcs1), *pkcs8);
    assert_eq!(openssl_text(&["rsa", "-traditional"], &pkcs8), *pkcs1);
    assert_eq!(openssl_text(&["pkey", "-pubout"], &pkcs8), spki);
    assert_eq!(openssl_text(&["rsa", "-RSAPublicKey_out"], &pkcs8), public1);
    assert_eq!(
        openssl_text(&["rsa", "-pubin", "-RSAPublicKey_out"], &spki),
        public1
    );
    assert_eq!(
        openssl_text(&["rsa", "-RSAPublicKey_in", "-pubout"], &public1),
        spki
    );
}

#[test]
fn openssl_reads_our_encodings() {
    if !have_openssl() {
        return;
    }
    for name in names() {
        check_openssl_reads(&key(&name));
    }
}

#[test]
fn openssl_reads_keys_generated_here() {
    if !have_openssl() {
        return;
    }
    for (bits, e) in [(1024, 3), (1024, 65537), (1025, 17), (1024, 4_294_967_311)] {
        let options = KeyOptions::new(bits).exponent(e);
        let options = options.allow_short_modulus().outside_fips_186_5();
        check_openssl_reads(&options.generate(&mut rng(e)).unwrap());
    }
}

#[test]
fn keys_of_openssl_are_read_in_every_form() {
    if !have_openssl() {
        return;
    }
    for name in names() {
        let expected = key(&name);
        let pkcs8 = pem(&name);
        let pkcs1 = openssl_text(&["rsa", "-traditional"], &pkcs8);
        assert_eq!(RsaPrivateKey::from_pem(&pkcs1), Ok(expected.clone()));
        for args in [&["pkey", "-pubout"][..], &["rsa", "-RSAPublicKey_out"]] {
            let public = RsaPublicKey::from_pem(&openssl_text(args, &pkcs8));
            assert_eq!(&public.unwrap(), expected.public_key());
        }
    }
    // Fresh ones.
    for e in EXPONENTS {
        let e = format!("rsa_keygen_pubexp:{e}");
        let bits = ["-pkeyopt", "rsa_keygen_bits:1024", "-pkeyopt", &e];
        let args = [&["genpkey", "-algorithm", "RSA"], &bits[..]].concat();
        let key = RsaPrivateKey::from_pem(&openssl_text(&args, "")).unwrap();
        common::check_works(&key, 1);
    }
}

#[test]
fn raw_operations_agree_with_openssl() {
    if !have_openssl() {
        return;
    }
    let mut rng = rng(5);
    for name in names() {
        let key = key(&name);
        let mut x = vec![0; key.size()];
        rng.fill_bytes(&mut x);
        x[0] = 0;
        let path = format!("{}/tests/data/{name}.pem", env!("CARGO_MANIFEST_DIR"));
        let raw = |what| {
            let padding = ["-pkeyopt", "rsa_padding_mode:none", "-inkey", &path];
            openssl(&[&["pkeyutl", what], &padding[..]].concat(), &x)
        };
        let mut z = vec![0; key.size()];
        key.raw_private_op(&mut rng, &x, &mut z).unwrap();
        assert_eq!(raw("-decrypt"), z, "{name}");
        key.public_key().raw_public_op(&x, &mut z).unwrap();
        assert_eq!(raw("-encrypt"), z, "{name}");
    }
}
