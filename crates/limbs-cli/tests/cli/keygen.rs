//! `limbs keygen`.

use crate::run::Sandbox;

#[test]
fn writes_a_key_pair() {
    let s = Sandbox::new("writes_a_key_pair");
    let run = s.limbs("keygen --bits 512 --allow-small --out key.pem --pub-out pub.pem");
    assert!(run.yes().stdout.is_empty());
    assert_eq!(s.names(), ["key.pem", "pub.pem"]);
    assert!(
        s.get("key.pem")
            .starts_with(b"-----BEGIN PRIVATE KEY-----\n")
    );
    assert!(s.get("key.pem").ends_with(b"-----END PRIVATE KEY-----\n"));
    assert!(
        s.get("pub.pem")
            .starts_with(b"-----BEGIN PUBLIC KEY-----\n")
    );
    let key = s.limbs("inspect key.pem --json").yes().json().remove(0);
    let public = s.limbs("inspect pub.pem --json").yes().json().remove(0);
    assert_eq!(key["bits"], 512);
    assert_eq!(key["modulus"], public["modulus"]);
    assert_eq!(key["fingerprint"], public["fingerprint"]);
}

#[test]
fn json_says_what_was_made() {
    let s = Sandbox::new("keygen_json");
    let run = s.limbs(
        "keygen --bits 513 --exponent 3 --allow-small --nonstandard --out k --pub-out p --json",
    );
    let made = run.yes().json().remove(0);
    assert_eq!(made["bits"], 513);
    assert_eq!(made["exponent"], "3");
    assert_eq!(made["private_key"], "k");
    assert_eq!(made["public_key"], "p");
    assert!(made["seconds"].as_f64().unwrap() >= 0.0);
    let read = s.limbs("inspect p --json").yes().json().remove(0);
    assert_eq!(read["fingerprint"], made["fingerprint"]);
    assert_eq!(read["bits"], 513);
    assert_eq!(read["exponent"], "3");
}

#[test]
fn exponents_may_be_hexadecimal_and_long() {
    let s = Sandbox::new("exponents_may_be_hexadecimal_and_long");
    s.limbs("keygen --bits 512 --allow-small --exponent 0x100000001 --out k")
        .yes();
    let read = s.limbs("inspect k --json").yes().json().remove(0);
    assert_eq!(read["exponent"], "4294967297");
}

#[test]
fn private_key_to_standard_output() {
    let s = Sandbox::new("private_key_to_standard_output");
    let run = s.limbs("keygen --bits 512 --allow-small --out -").yes();
    assert!(run.text().starts_with("-----BEGIN PRIVATE KEY-----\n"));
    assert!(s.names().is_empty());
    s.feed("inspect -", &run.stdout).yes();
}

#[test]
fn what_the_standard_forbids_needs_its_option() {
    let s = Sandbox::new("what_the_standard_forbids_needs_its_option");
    s.limbs("keygen --bits 1024 --out k").fails("2048");
    s.limbs("keygen --bits 1024 --out k").fails("--allow-small");
    s.limbs("keygen --bits 2049 --out k").fails("--nonstandard");
    s.limbs("keygen --bits 2048 --exponent 3 --out k")
        .fails("--nonstandard");
    s.limbs("keygen --bits 511 --allow-small --nonstandard --out k")
        .fails("512");
    s.limbs("keygen --bits 0 --allow-small --nonstandard --out k")
        .fails("512");
    s.limbs("keygen --bits 16386 --out k").fails("16384");
    s.limbs("keygen --bits 1000000000 --out k").fails("16384");
    for even in ["65536", "0", "0x10000000000000000"] {
        s.limbs(&format!(
            "keygen --bits 2048 --exponent {even} --nonstandard --out k"
        ))
        .fails("");
    }
    s.limbs("keygen --bits 2048 --exponent 1 --nonstandard --out k")
        .fails("");
    let long = format!("0x1{}1", "0".repeat(64));
    s.limbs(&format!("keygen --bits 2048 --exponent {long} --out k"))
        .fails("256 bits");
    s.limbs("keygen --bits 2048 --exponent abc --out k")
        .fails("not a number");
    assert!(s.names().is_empty());
}

#[test]
fn outputs_must_differ() {
    let s = Sandbox::new("outputs_must_differ");
    s.limbs("keygen --bits 512 --allow-small --out k --pub-out k")
        .fails("same");
    s.limbs("keygen --bits 512 --allow-small --out k --pub-out ./k")
        .fails("same");
    s.limbs("keygen --bits 512 --allow-small --out - --pub-out -")
        .fails("standard output");
    s.limbs("keygen --bits 512 --allow-small --out - --json")
        .fails("standard output");
    s.limbs("keygen --bits 512 --allow-small --out k --pub-out - --json")
        .fails("standard output");
    assert!(s.names().is_empty());
}

/// The public key must not take the place of the private one, by whatever path it is named.
#[test]
#[cfg(unix)]
fn outputs_that_are_one_file_by_another_path_are_refused() {
    let s = Sandbox::new("outputs_that_are_one_file_by_another_path_are_refused");
    std::fs::create_dir(s.path("dir")).unwrap();
    std::os::unix::fs::symlink(".", s.path("link")).unwrap();
    for other in ["dir/../k", "link/k", "./link/./k"] {
        s.limbs(&format!(
            "keygen --bits 512 --allow-small --out k --pub-out {other} --force"
        ))
        .fails("same");
    }
    assert_eq!(s.names(), ["dir", "link"]);
    // The directory is another, the name is the same.
    s.limbs("keygen --bits 512 --allow-small --out k --pub-out dir/k")
        .yes();
}

/// No option is offered for what no option allows.
#[test]
fn exponents_below_3_get_no_hint() {
    let s = Sandbox::new("exponents_below_3_get_no_hint");
    for e in ["0", "1"] {
        let run = s.limbs(&format!("keygen --bits 2048 --exponent {e} --out k"));
        assert!(!run.fails("smaller than 3").stderr.contains("--nonstandard"));
    }
}

#[test]
#[cfg(unix)]
fn private_key_has_mode_0600() {
    let s = Sandbox::new("private_key_has_mode_0600");
    s.limbs("keygen --bits 512 --allow-small --out k --pub-out p")
        .yes();
    assert_eq!(s.mode("k"), 0o600);
    assert_eq!(s.mode("p") & 0o600, 0o600);
    // Also when it replaces a file that everyone may read.
    s.put("open", b"");
    s.limbs("keygen --bits 512 --allow-small --out open --force")
        .yes();
    assert_eq!(s.mode("open"), 0o600);
}
