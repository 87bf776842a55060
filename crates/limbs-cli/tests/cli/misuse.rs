//! Misuse ends with status 2 and one line.

use crate::run::Sandbox;

#[test]
fn arguments() {
    let s = Sandbox::new("arguments");
    for (words, said) in [
        ("", "subcommand"),
        ("nonsense", "nonsense"),
        ("--nonsense", "--nonsense"),
        ("prime", "--bits"),
        ("prime --bits", "--bits"),
        ("prime --bits many", "many"),
        ("prime --bits 64 --nonsense", "--nonsense"),
        ("keygen --bits 2048", "--out"),
        ("sign --key k --in f", "--out"),
        ("sign --key k --in f --out o --scheme oaep", "oaep"),
        ("sign --key k --in f --out o --hash md5", "sha256"),
        ("encrypt --key k --in f --out o --scheme pss", "pss"),
        ("verify --key k --in f", "--sig"),
        ("completions tcsh", "tcsh"),
        ("man nonsense", "nonsense"),
        ("speed rsa1", "rsa2048"),
        ("speed --seconds 0", "seconds"),
        ("speed --seconds nan", "seconds"),
        ("speed --seconds 1e-300", "0.001 to 3600 seconds"),
        ("speed --seconds -1", "0.001 to 3600 seconds"),
        ("prime --bits 64 --hax", "found; tip: "),
    ] {
        s.limbs(words).fails(said);
    }
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let s = Sandbox::new("control_characters_do_not_reach_the_terminal");
    let run = s.limbs("inspect \x1b[31mred").fails("red");
    assert!(!run.stderr.contains('\x1b'));
    let run = s.limbs("isprime \x1b[31mred").fails("red");
    assert!(!run.stderr.contains('\x1b'));
}

#[test]
#[cfg(unix)]
fn names_that_are_not_unicode() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let name = OsStr::from_bytes(b"\xff\xfe");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_limbs"))
        .arg("inspect")
        .arg(name)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_limbs"))
        .arg("isprime")
        .arg(name)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
}
