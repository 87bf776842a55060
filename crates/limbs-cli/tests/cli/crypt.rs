//! `limbs encrypt` and `limbs decrypt`.

use crate::run::Sandbox;

#[test]
fn every_scheme_and_hash() {
    let s = Sandbox::with_keys("encrypt_every_scheme_and_hash");
    for how in [
        "",
        "--scheme oaep --hash sha256",
        "--scheme oaep --hash sha384",
        "--scheme oaep --hash sha512",
        "--scheme pkcs1v15",
    ] {
        s.limbs(&format!(
            "encrypt --key pub.pem {how} --in message --out enc --force"
        ))
        .yes();
        assert_eq!(s.get("enc").len(), 256, "{how}");
        s.limbs(&format!(
            "decrypt --key key.pem {how} --in enc --out dec --force"
        ))
        .yes();
        assert_eq!(s.get("dec"), s.get("message"), "{how}");
    }
}

#[test]
fn messages_up_to_the_limit() {
    let s = Sandbox::with_keys("messages_up_to_the_limit");
    for (how, most) in [
        ("--hash sha256", 190),
        ("--hash sha384", 158),
        ("--hash sha512", 126),
        ("--scheme pkcs1v15", 245),
    ] {
        for len in [0, 1, most] {
            let message = vec![0xa5; len];
            let encrypted = s.feed(
                &format!("encrypt --key pub.pem {how} --in - --out -"),
                &message,
            );
            let decrypt = format!("decrypt --key key.pem {how} --in - --out -");
            assert_eq!(
                s.feed(&decrypt, &encrypted.yes().stdout).yes().stdout,
                message
            );
        }
        for len in [most + 1, 1_000_000] {
            let encrypt = format!("encrypt --key pub.pem {how} --in - --out -");
            s.feed(&encrypt, &vec![0xa5; len])
                .fails(&format!("at most {most}"));
        }
    }
}

#[test]
fn what_does_not_decrypt_gives_status_1() {
    let s = Sandbox::with_keys("what_does_not_decrypt_gives_status_1");
    s.limbs("encrypt --key pub.pem --in message --out enc")
        .yes();
    let good = s.get("enc");
    let mut flipped = good.clone();
    flipped[9] ^= 4;
    for bad in [
        &flipped[..],
        &good[..255],
        b"",
        &[0; 256],
        &[0xff; 256],
        &[1; 5000],
    ] {
        let run = s.feed("decrypt --key key.pem --in - --out dec", bad);
        assert_eq!(
            (run.status, run.stderr.as_str()),
            (Some(1), "limbs: decryption failed\n")
        );
        assert!(run.stdout.is_empty());
    }
    s.limbs("decrypt --key key.pem --hash sha512 --in enc --out dec")
        .status_is(1);
    assert!(!s.path("dec").exists());
}

#[test]
fn pkcs1v15_rejects_implicitly() {
    let s = Sandbox::with_keys("pkcs1v15_rejects_implicitly");
    s.limbs("encrypt --key pub.pem --scheme pkcs1v15 --in message --out enc")
        .yes();
    let mut bad = s.get("enc");
    bad[77] ^= 0x10;
    let decrypt = "decrypt --key key.pem --scheme pkcs1v15 --in - --out -";
    let first = s.feed(decrypt, &bad).yes();
    assert_ne!(first.stdout, s.get("message"));
    assert_eq!(s.feed(decrypt, &bad).yes().stdout, first.stdout);
    // The length is public: no ciphertext of this key.
    s.feed(decrypt, &bad[..200]).status_is(1);
}

#[test]
#[cfg(unix)]
fn decrypted_messages_have_mode_0600() {
    let s = Sandbox::with_keys("decrypted_messages_have_mode_0600");
    s.limbs("encrypt --key pub.pem --in message --out enc")
        .yes();
    s.limbs("decrypt --key key.pem --in enc --out dec").yes();
    assert_eq!(s.mode("dec"), 0o600);
}
