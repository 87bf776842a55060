//! `limbs inspect`, and what it says of files that are not keys.

use crate::run::{Sandbox, data};

#[test]
fn every_structure_in_pem_and_der() {
    let s = Sandbox::with_keys("every_structure_in_pem_and_der");
    let key = s.limbs("inspect key.pem --json").yes().json().remove(0);
    assert_eq!(key["type"], "private");
    assert_eq!(key["structure"], "PKCS#8");
    assert_eq!(key["encoding"], "PEM");
    assert_eq!(key["algorithm"], "rsaEncryption");
    assert_eq!(key["bits"], 2048);
    assert_eq!(key["exponent"], "65537");
    assert_eq!(key["modulus"].as_str().unwrap().len(), 2 + 512);
    let public = s.limbs("inspect pub.pem --json").yes().json().remove(0);
    assert_eq!(public["type"], "public");
    assert_eq!(public["structure"], "SPKI");
    assert_eq!(public["fingerprint"], key["fingerprint"]);

    // The same key in the other six forms, by the system's openssl.
    for (command, name, structure, encoding) in [
        (
            "pkcs8 -topk8 -nocrypt -in key.pem -outform DER -out",
            "p8.der",
            "PKCS#8",
            "DER",
        ),
        (
            "rsa -in key.pem -traditional -out",
            "p1.pem",
            "PKCS#1",
            "PEM",
        ),
        (
            "rsa -in key.pem -traditional -outform DER -out",
            "p1.der",
            "PKCS#1",
            "DER",
        ),
        (
            "pkey -in key.pem -pubout -outform DER -out",
            "spki.der",
            "SPKI",
            "DER",
        ),
        (
            "rsa -in key.pem -RSAPublicKey_out -out",
            "pub1.pem",
            "PKCS#1",
            "PEM",
        ),
        (
            "rsa -in key.pem -RSAPublicKey_out -outform DER -out",
            "pub1.der",
            "PKCS#1",
            "DER",
        ),
    ] {
        let Some(run) = s.program(&format!("openssl {command} {name}")) else {
            eprintln!("skipped: no openssl on this machine");
            return;
        };
        assert_eq!(run.status, Some(0), "{run:?}");
        let read = s
            .limbs(&format!("inspect {name} --json"))
            .yes()
            .json()
            .remove(0);
        assert_eq!(read["structure"], structure, "{name}");
        assert_eq!(read["encoding"], encoding, "{name}");
        assert_eq!(read["fingerprint"], key["fingerprint"], "{name}");
    }
}

#[test]
fn text_says_it_in_lines_without_secrets() {
    let s = Sandbox::with_keys("text_says_it_in_lines_without_secrets");
    let run = s.limbs("inspect key.pem").yes();
    assert!(
        run.text()
            .starts_with("RSA private key, 2048 bits (PKCS#8, PEM)\n"),
        "{run:?}"
    );
    // n takes 512 digits; d would take as many again.
    assert!(run.text().len() < 1000);
    let run = s.feed("inspect -", &s.get("pub.pem")).yes();
    assert!(
        run.text()
            .starts_with("RSA public key, 2048 bits (SPKI, PEM)\n"),
        "{run:?}"
    );
}

#[test]
fn the_key_is_found_between_other_text() {
    let s = Sandbox::with_keys("the_key_is_found_between_other_text");
    let pem = s.get("pub.pem");
    let text = [
        b"Bag Attributes\n  name: x\n".as_slice(),
        &pem,
        b"\nthat was it\n",
    ]
    .concat();
    s.feed("inspect -", &text).yes();
    let crlf = String::from_utf8(pem).unwrap().replace('\n', "\r\n");
    s.feed("inspect -", crlf.as_bytes()).yes();
}

#[test]
fn files_that_are_not_keys() {
    let s = Sandbox::with_keys("files_that_are_not_keys");
    let pem = String::from_utf8(s.get("key.pem")).unwrap();
    let der = pem_body(&pem);
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("empty", b"".to_vec()),
        ("one byte", b"0".to_vec()),
        ("text", b"hello\n".to_vec()),
        ("zeros", vec![0; 1000]),
        ("noise", noise(2000)),
        (
            "noise after a tag",
            [b"\x30\x82\x04\x00".as_slice(), &noise(1024)].concat(),
        ),
        (
            "length beyond memory",
            b"\x30\x88\xff\xff\xff\xff\xff\xff\xff\xff\x02\x01\x00\x02".to_vec(),
        ),
        (
            "indefinite length",
            [b"\x30\x80".as_slice(), &der[4..], b"\0\0"].concat(),
        ),
        ("truncated PEM", pem.as_bytes()[..pem.len() / 2].to_vec()),
        (
            "PEM without its end",
            pem.as_bytes()[..pem.len() - 10].to_vec(),
        ),
        (
            "PEM of nothing",
            b"-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n".to_vec(),
        ),
        (
            "PEM of bad base64",
            b"-----BEGIN PRIVATE KEY-----\n!!!!\n-----END PRIVATE KEY-----\n".to_vec(),
        ),
        ("wrong label", pem.replace("PRIVATE", "PUBLIC").into_bytes()),
        (
            "label of PKCS#1",
            pem.replace("PRIVATE", "RSA PRIVATE").into_bytes(),
        ),
        (
            "labels that differ",
            pem.replace("END PRIVATE", "END PUBLIC").into_bytes(),
        ),
        ("truncated DER", der[..der.len() - 1].to_vec()),
        ("trailing byte", [&der[..], &[0]].concat()),
    ];
    for (name, bytes) in cases {
        s.put("file", &bytes);
        for command in [
            "inspect file",
            "inspect file --json",
            "sign --key file --in message --out out",
            "verify --key file --in message --sig message",
            "encrypt --key file --in message --out out",
            "decrypt --key file --in message --out out",
        ] {
            let run = s.limbs(command).fails("file: ");
            assert!(run.stderr.len() < 300, "{name}: {run:?}");
        }
    }
    assert!(!s.path("out").exists());
}

#[test]
fn other_kinds_of_key_are_named() {
    let s = Sandbox::new("other_kinds_of_key_are_named");
    for (label, said) in [
        ("ENCRYPTED PRIVATE KEY", "encrypted"),
        ("CERTIFICATE", "CERTIFICATE"),
        ("EC PRIVATE KEY", "EC PRIVATE KEY"),
        ("OPENSSH PRIVATE KEY", "OPENSSH PRIVATE KEY"),
    ] {
        let pem = format!("-----BEGIN {label}-----\nAAAA\n-----END {label}-----\n");
        s.feed("inspect -", pem.as_bytes()).fails(said);
    }
    // id-ecPublicKey, P-256, in SPKI.
    let pem = "-----BEGIN PUBLIC KEY-----\n\
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaxfR8uEsQkf4vOblY6RA8ncDfYEt\n\
        6zOg9KE5RdiYwpZP40Li/hp/m47n60p8D54WK84zV2sxXs7LtkBoN79R9Q==\n\
        -----END PUBLIC KEY-----\n";
    s.feed("inspect -", pem.as_bytes()).fails("not an RSA key");
}

/// A file's own words are quoted in part only.
#[test]
fn long_pem_labels_are_cut_short() {
    let s = Sandbox::new("long_pem_labels_are_cut_short");
    let label = "A".repeat(100_000);
    let begin = format!("-----BEGIN {label}-----\nAAAA\n");
    let whole = format!("{begin}-----END {label}-----\n");
    for (pem, why) in [(begin, "no matching END"), (whole, "not of an RSA key")] {
        let run = s.feed("inspect -", pem.as_bytes()).fails(why);
        assert!(run.stderr.len() < 200, "{} bytes", run.stderr.len());
    }
}

/// A file of any length costs no more than the longest key file.
#[test]
#[cfg(target_os = "linux")]
fn giant_key_files_are_refused() {
    let s = Sandbox::with_keys("giant_key_files_are_refused");
    let file = std::fs::File::create(s.path("giant")).unwrap();
    file.set_len(1 << 30).unwrap();
    s.limbs("inspect giant").fails("1048576 bytes");
    s.limbs("inspect /dev/zero").fails("1048576 bytes");
    s.limbs("encrypt --key pub.pem --in giant --out enc")
        .fails("at most 190");
    s.limbs("verify --key pub.pem --in message --sig giant")
        .no();
    s.limbs("decrypt --key key.pem --in giant --out dec")
        .status_is(1);
}

#[test]
fn inconsistent_private_keys_are_refused() {
    let s = Sandbox::new("inconsistent_private_keys_are_refused");
    let pem = std::fs::read_to_string(data("rsa2048.pem")).unwrap();
    let der = pem_body(&pem);
    // Byte 600 lies within d, the last within qInv.
    for at in [600, der.len() - 1] {
        let mut bad = der.clone();
        bad[at] ^= 2;
        s.put("bad.der", &bad);
        s.limbs("inspect bad.der").fails("bad.der: ");
    }
}

/// The bytes of a PEM block.
fn pem_body(pem: &str) -> Vec<u8> {
    const DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let block = pem.lines().skip_while(|line| !line.starts_with('-'));
    let text: String = block.filter(|line| !line.starts_with('-')).collect();
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0u32, 0);
    for digit in text.bytes().take_while(|b| *b != b'=') {
        let value = DIGITS.bytes().position(|d| d == digit).unwrap();
        bits = bits << 6 | value as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

/// Bytes that look random and are always the same.
fn noise(len: usize) -> Vec<u8> {
    let mut x = 0x9e37_79b9_7f4a_7c15u64;
    let mut next = || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        x as u8
    };
    (0..len).map(|_| next()).collect()
}
