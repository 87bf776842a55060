//! The system's `openssl` and `limbs` read each other's keys, signatures and
//! ciphertexts. Skipped, with a word, on a machine without it, unless `LIMBS_REQUIRE_OPENSSL=1` is set.

use crate::run::Sandbox;

/// Runs `openssl`; false if there is none.
#[track_caller]
fn openssl(s: &Sandbox, words: &str) -> bool {
    let Some(run) = s.program(&format!("openssl {words}")) else {
        let required = std::env::var_os("LIMBS_REQUIRE_OPENSSL").is_some_and(|v| v == "1");
        assert!(!required, "the command openssl is missing");
        eprintln!("skipped: no openssl on this machine");
        return false;
    };
    assert_eq!(run.status, Some(0), "openssl {words}: {run:?}");
    true
}

const PSS: &str = "-sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest";

#[test]
fn signatures_both_ways() {
    let s = Sandbox::with_keys("signatures_both_ways");
    for hash in ["sha256", "sha384", "sha512"] {
        for (scheme, options) in [("pss", PSS), ("pkcs1v15", "")] {
            let how = format!("--scheme {scheme} --hash {hash}");
            s.limbs(&format!(
                "sign --key key.pem {how} --in message --out ours --force"
            ))
            .yes();
            if !openssl(
                &s,
                &format!("dgst -{hash} {options} -verify pub.pem -signature ours message"),
            ) {
                return;
            }
            openssl(
                &s,
                &format!("dgst -{hash} {options} -sign key.pem -out theirs message"),
            );
            s.limbs(&format!(
                "verify --key pub.pem {how} --in message --sig theirs"
            ))
            .yes();
        }
    }
}

#[test]
fn ciphertexts_both_ways() {
    let s = Sandbox::with_keys("ciphertexts_both_ways");
    for (how, options) in [
        (
            "--hash sha256",
            "-pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256",
        ),
        (
            "--hash sha384",
            "-pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha384",
        ),
        (
            "--hash sha512",
            "-pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha512",
        ),
        ("--scheme pkcs1v15", "-pkeyopt rsa_padding_mode:pkcs1"),
    ] {
        s.limbs(&format!(
            "encrypt --key pub.pem {how} --in message --out ours --force"
        ))
        .yes();
        if !openssl(
            &s,
            &format!("pkeyutl -decrypt -inkey key.pem {options} -in ours -out plain"),
        ) {
            return;
        }
        assert_eq!(s.get("plain"), s.get("message"), "{how}");
        openssl(
            &s,
            &format!("pkeyutl -encrypt -pubin -inkey pub.pem {options} -in message -out theirs"),
        );
        s.limbs(&format!(
            "decrypt --key key.pem {how} --in theirs --out plain2 --force"
        ))
        .yes();
        assert_eq!(s.get("plain2"), s.get("message"), "{how}");
    }
}

#[test]
fn keys_both_ways() {
    let s = Sandbox::with_keys("keys_both_ways");
    for (bits, exponent) in [
        (512, "65537"),
        (767, "3"),
        (1024, "17"),
        (1024, "4294967297"),
    ] {
        let options = format!("--bits {bits} --exponent {exponent} --allow-small --nonstandard");
        s.limbs(&format!(
            "keygen {options} --out ours --pub-out ours.pub --force"
        ))
        .yes();
        if !openssl(&s, "pkey -in ours -check -noout") {
            return;
        }
        openssl(&s, "pkey -pubin -in ours.pub -noout");
        openssl(
            &s,
            &format!(
                "genpkey -quiet -algorithm RSA -pkeyopt rsa_keygen_bits:{bits} \
                 -pkeyopt rsa_keygen_pubexp:{exponent} -out theirs"
            ),
        );
        let read = s.limbs("inspect theirs --json").yes().json().remove(0);
        assert_eq!(read["bits"], bits);
        assert_eq!(read["exponent"], exponent);
        openssl(&s, "pkey -in theirs -pubout -out theirs.pub");
        let ours = s.limbs("inspect theirs.pub --json").yes().json().remove(0);
        assert_eq!(read["fingerprint"], ours["fingerprint"]);
    }
}

#[test]
fn their_primes_are_prime() {
    let s = Sandbox::new("their_primes_are_prime");
    let Some(run) = s.program("openssl prime -generate -bits 300") else {
        eprintln!("skipped: no openssl on this machine");
        return;
    };
    s.feed("isprime -", &run.stdout).yes();
}
