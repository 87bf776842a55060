//! `limbs sign` and `limbs verify`.

use crate::run::{Sandbox, data};

#[test]
fn every_scheme_and_hash() {
    let s = Sandbox::with_keys("every_scheme_and_hash");
    for scheme in ["pss", "pkcs1v15"] {
        for hash in ["sha256", "sha384", "sha512"] {
            let how = format!("--scheme {scheme} --hash {hash}");
            s.limbs(&format!(
                "sign --key key.pem {how} --in message --out sig --force"
            ))
            .yes();
            assert_eq!(s.get("sig").len(), 256);
            let verify = format!("verify {how} --in message --sig sig");
            let run = s.limbs(&format!("{verify} --key pub.pem")).yes();
            assert_eq!(run.text(), "good signature\n");
            // The private key holds the public one.
            s.limbs(&format!("{verify} --key key.pem")).yes();
            let json = s
                .limbs(&format!("{verify} --key pub.pem --json"))
                .yes()
                .json()
                .remove(0);
            assert_eq!(json["valid"], true);
            assert_eq!(json["scheme"], scheme);
            assert_eq!(json["hash"], hash);
        }
    }
    // Another scheme or hash is a bad signature.
    s.limbs("verify --key pub.pem --in message --sig sig").no();
    s.limbs("verify --key pub.pem --scheme pkcs1v15 --in message --sig sig")
        .no();
}

#[test]
fn bad_signatures_give_status_1() {
    let s = Sandbox::with_keys("bad_signatures_give_status_1");
    for scheme in ["pss", "pkcs1v15"] {
        s.limbs(&format!(
            "sign --key key.pem --scheme {scheme} --in message --out good --force"
        ))
        .yes();
        let good = s.get("good");
        let mut flipped = good.clone();
        flipped[100] ^= 1;
        let longer = [&good[..], &[0]].concat();
        let cases: [(&str, &[u8]); 7] = [
            ("flipped", &flipped),
            ("truncated", &good[..255]),
            ("longer", &longer),
            ("empty", b""),
            ("zero", &[0; 256]),
            ("ones", &[0xff; 256]),
            ("huge", &[1; 100_000]),
        ];
        for (name, bytes) in cases {
            s.put("sig", bytes);
            let verify = format!("verify --key pub.pem --scheme {scheme} --in message --sig sig");
            let run = s.limbs(&verify).no();
            assert_eq!(run.text(), "bad signature\n", "{name}");
            let json = s.limbs(&format!("{verify} --json")).no().json().remove(0);
            assert_eq!(json["valid"], false, "{name}");
        }
        s.put("other", b"The quick brown fix\n");
        s.limbs(&format!(
            "verify --key pub.pem --scheme {scheme} --in other --sig good"
        ))
        .no();
    }
}

#[test]
fn standard_streams() {
    let s = Sandbox::with_keys("standard_streams");
    let message = s.get("message");
    let signature = s
        .feed("sign --key key.pem --in - --out -", &message)
        .yes()
        .stdout;
    assert_eq!(signature.len(), 256);
    s.put("sig", &signature);
    s.feed("verify --key pub.pem --in - --sig sig", &message)
        .yes();
    s.feed("verify --key pub.pem --in message --sig -", &signature)
        .yes();
    s.feed("verify --key - --in message --sig sig", &s.get("pub.pem"))
        .yes();
    s.feed("sign --key - --in message --out sig2", &s.get("key.pem"))
        .yes();
    s.limbs("verify --key pub.pem --in message --sig sig2")
        .yes();
}

#[test]
fn long_and_empty_files() {
    let s = Sandbox::with_keys("long_and_empty_files");
    s.put("long", &vec![0x5a; 5_000_001]);
    s.put("empty", b"");
    for name in ["long", "empty"] {
        s.limbs(&format!("sign --key key.pem --in {name} --out {name}.sig"))
            .yes();
        s.limbs(&format!(
            "verify --key pub.pem --in {name} --sig {name}.sig"
        ))
        .yes();
    }
    s.limbs("verify --key pub.pem --in long --sig empty.sig")
        .no();
}

#[test]
fn a_public_key_does_not_sign() {
    let s = Sandbox::with_keys("a_public_key_does_not_sign");
    s.limbs("sign --key pub.pem --in message --out sig")
        .fails("private key");
    s.limbs("decrypt --key pub.pem --in message --out dec")
        .fails("private key");
}

#[test]
fn a_key_too_short_for_the_hash_is_refused() {
    let s = Sandbox::with_keys("a_key_too_short_for_the_hash_is_refused");
    s.limbs("keygen --bits 512 --allow-small --out short.pem")
        .yes();
    s.limbs("sign --key short.pem --hash sha512 --in message --out sig")
        .fails("64 bytes");
    s.limbs("sign --key short.pem --scheme pkcs1v15 --hash sha512 --in message --out sig")
        .fails("64 bytes");
    s.limbs("encrypt --key short.pem --in message --out enc")
        .fails("64 bytes");
}

/// New signatures and ciphertexts with a short key: done, with one line of warning. Old ones are
/// verified and decrypted without.
#[test]
fn short_keys_are_warned_of() {
    let s = Sandbox::with_keys("short_keys_are_warned_of");
    s.limbs("keygen --bits 1024 --allow-small --out short.pem --pub-out short-pub.pem")
        .yes();
    for (words, key) in [
        ("sign --in message --out sig", "short.pem"),
        ("encrypt --in message --out enc", "short-pub.pem"),
    ] {
        let run = s.limbs(&format!("{words} --key {key}")).status_is(0);
        let warning = format!(
            "limbs: warning: {key}: a key of 1024 bits; below 2048 bits keys are not secure\n"
        );
        assert_eq!((run.stderr, run.stdout), (warning, vec![]));
    }
    s.limbs("verify --key short-pub.pem --in message --sig sig")
        .yes();
    s.limbs("decrypt --key short.pem --in enc --out dec").yes();
    assert_eq!(s.get("dec"), s.get("message"));
    // At 2048 bits there is none.
    s.limbs("sign --key key.pem --in message --out sig --force")
        .yes();
}

/// A key of type id-RSASSA-PSS restricted to SHA-256.
#[test]
fn restrictions_of_a_key_are_kept() {
    let s = Sandbox::with_keys("restrictions_of_a_key_are_kept");
    let key = data("../../rsa/tests/data/pss2048-sha256.pem");
    std::fs::copy(key, s.path("pss.pem")).unwrap();
    let read = s.limbs("inspect pss.pem --json").yes().json().remove(0);
    assert_eq!(read["algorithm"], "id-RSASSA-PSS");
    s.limbs("sign --key pss.pem --in message --out sig").yes();
    s.limbs("verify --key pss.pem --in message --sig sig").yes();
    for words in [
        "sign --key pss.pem --scheme pkcs1v15 --in message --out other",
        "sign --key pss.pem --hash sha512 --in message --out other",
        "verify --key pss.pem --scheme pkcs1v15 --in message --sig sig",
        "encrypt --key pss.pem --in message --out other",
        "decrypt --key pss.pem --in sig --out other",
    ] {
        s.limbs(words).fails("restrictions");
    }
}
