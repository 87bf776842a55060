//! Files are written whole or not at all, and never over another by accident.

use std::fs;

use crate::run::{Run, Sandbox};

const KEYGEN: &str = "keygen --bits 512 --allow-small";

#[test]
fn existing_files_stay() {
    let s = Sandbox::with_keys("existing_files_stay");
    s.limbs("sign --key key.pem --in message --out sig").yes();
    s.limbs("encrypt --key pub.pem --in message --out enc")
        .yes();
    s.put("old", b"precious");
    for command in [
        format!("{KEYGEN} --out old"),
        format!("{KEYGEN} --out new --pub-out old"),
        "sign --key key.pem --in message --out old".to_owned(),
        "encrypt --key pub.pem --in message --out old".to_owned(),
        "decrypt --key key.pem --in enc --out old".to_owned(),
    ] {
        s.limbs(&command).fails("old exists already");
        assert_eq!(s.get("old"), b"precious", "{command}");
    }
    assert_eq!(
        s.names(),
        ["enc", "key.pem", "message", "old", "pub.pem", "sig"]
    );
}

#[test]
fn force_replaces() {
    let s = Sandbox::with_keys("force_replaces");
    s.put("old", &[7; 10_000]);
    s.limbs("sign --key key.pem --in message --out old --force")
        .yes();
    assert_eq!(s.get("old").len(), 256);
    s.limbs("verify --key pub.pem --in message --sig old").yes();
    s.limbs(&format!("{KEYGEN} --out old --pub-out key.pem --force"))
        .yes();
    s.limbs("inspect old").yes();
    assert_eq!(s.names(), ["key.pem", "message", "old", "pub.pem"]);
}

#[test]
fn input_may_be_replaced_by_output() {
    let s = Sandbox::with_keys("input_may_be_replaced_by_output");
    s.limbs("encrypt --key pub.pem --in message --out message --force")
        .yes();
    s.limbs("decrypt --key key.pem --in message --out message --force")
        .yes();
    assert_eq!(s.get("message"), b"The quick brown fox\n");
}

#[test]
fn impossible_places_are_refused() {
    let s = Sandbox::with_keys("impossible_places_are_refused");
    fs::create_dir(s.path("dir")).unwrap();
    s.limbs(&format!("{KEYGEN} --out dir")).fails("directory");
    s.limbs(&format!("{KEYGEN} --out dir --force"))
        .fails("directory");
    s.limbs(&format!("{KEYGEN} --out nowhere/key.pem"))
        .fails("nowhere/key.pem");
    s.limbs(&format!("{KEYGEN} --out message/key.pem"))
        .fails("message/key.pem");
    s.limbs(&format!("{KEYGEN} --out ..")).fails("..");
    s.limbs(&format!("{KEYGEN} --out /")).fails("/");
    let long = "n".repeat(300);
    s.limbs(&format!("{KEYGEN} --out {long}")).fails("");
    assert_eq!(s.names(), ["dir", "key.pem", "message", "pub.pem"]);
    // A name as long as names may be.
    let long = "n".repeat(255);
    s.limbs(&format!("{KEYGEN} --out {long}")).yes();
}

#[test]
#[cfg(unix)]
fn links_and_devices() {
    let s = Sandbox::with_keys("links_and_devices");
    std::os::unix::fs::symlink("nowhere", s.path("dangling")).unwrap();
    std::os::unix::fs::symlink("message", s.path("link")).unwrap();
    s.limbs(&format!("{KEYGEN} --out dangling"))
        .fails("exists already");
    s.limbs(&format!("{KEYGEN} --out link"))
        .fails("exists already");
    // The link is replaced, not what it points to.
    s.limbs(&format!("{KEYGEN} --out link --force")).yes();
    assert_eq!(s.get("message"), b"The quick brown fox\n");
    assert!(fs::symlink_metadata(s.path("link")).unwrap().is_file());
    // Devices are written, not replaced.
    s.limbs(&format!("{KEYGEN} --out /dev/null --force")).yes();
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
    let run = s.limbs(&format!("{KEYGEN} --out /dev/stdout")).yes();
    assert!(run.text().starts_with("-----BEGIN PRIVATE KEY-----"));
}

#[test]
fn missing_files_are_named() {
    let s = Sandbox::with_keys("missing_files_are_named");
    s.limbs("inspect nothing").fails("nothing");
    s.limbs("sign --key nothing --in message --out sig")
        .fails("nothing");
    s.limbs("sign --key key.pem --in nothing --out sig")
        .fails("nothing");
    s.limbs("verify --key pub.pem --in message --sig nothing")
        .fails("nothing");
    s.limbs("sign --key key.pem --in . --out sig")
        .fails("cannot read .");
    s.limbs("inspect .").fails("cannot read .");
    assert_eq!(s.names(), ["key.pem", "message", "pub.pem"]);
}

#[test]
fn only_one_thing_comes_from_standard_input() {
    let s = Sandbox::with_keys("only_one_thing_comes_from_standard_input");
    s.limbs("sign --key - --in - --out sig").fails("both");
    s.limbs("verify --key pub.pem --in - --sig -").fails("both");
    s.limbs("verify --key - --in - --sig message").fails("both");
    s.limbs("encrypt --key - --in - --out enc").fails("both");
    s.limbs("decrypt --key - --in - --out dec").fails("both");
}

/// A full disk, and a reader that has gone.
#[test]
#[cfg(target_os = "linux")]
fn standard_output_that_cannot_be_written() {
    use std::process::{Command, Stdio};
    let full = || {
        fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap()
    };
    let closed = || {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        writer
    };
    let run = |words: &str, stdout: Stdio| {
        let output = Command::new(env!("CARGO_BIN_EXE_limbs"))
            .args(words.split_whitespace())
            .stdout(stdout)
            .output()
            .unwrap();
        Run {
            status: output.status.code(),
            stdout: output.stdout,
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    };
    for words in ["prime --bits 64", "isprime 7", "completions bash", "man"] {
        run(words, full().into()).fails("standard output");
    }
    let gone = run("prime --bits 64 --count 1000000", closed().into());
    assert_eq!((gone.status, gone.stderr.as_str()), (Some(141), ""));
    // The answer is the status, read or not.
    run("isprime 7", closed().into()).yes();
    run("isprime 8", closed().into()).no();
    run("--help", closed().into()).yes();
}

/// Ctrl-C in the middle of the work leaves nothing behind.
#[test]
#[cfg(unix)]
fn an_interrupt_leaves_no_file() {
    signal_leaves_no_file("an_interrupt_leaves_no_file", "-INT");
}

/// Nor does the request to terminate. (A hangup may be one that these tests were told to ignore.)
#[test]
#[cfg(unix)]
fn a_termination_leaves_no_file() {
    signal_leaves_no_file("a_termination_leaves_no_file", "-TERM");
}

#[cfg(unix)]
fn signal_leaves_no_file(name: &'static str, signal: &str) {
    use std::process::{Command, Stdio};
    use std::time::Duration;
    let s = Sandbox::new(name);
    // Takes much longer than this test waits.
    let mut child = Command::new(env!("CARGO_BIN_EXE_limbs"))
        .args("keygen --bits 16384 --out key.pem --pub-out pub.pem".split(' '))
        .current_dir(s.path(""))
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_millis(200));
    let kill = Command::new("kill")
        .args([signal, &child.id().to_string()])
        .status();
    if kill.is_err() {
        child.kill().unwrap();
    }
    assert!(!child.wait().unwrap().success());
    assert!(s.names().is_empty());
}

/// However many write at once, one wins, and its file is whole.
#[test]
fn only_one_of_many_writers_wins() {
    use std::process::{Command, Stdio};
    let s = Sandbox::new("only_one_of_many_writers_wins");
    let start = || {
        Command::new(env!("CARGO_BIN_EXE_limbs"))
            .args("keygen --bits 512 --allow-small --out key.pem".split(' '))
            .current_dir(s.path(""))
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    };
    let children: Vec<_> = (0..8).map(|_| start()).collect();
    let statuses: Vec<_> = children
        .into_iter()
        .map(|mut child| child.wait().unwrap().code())
        .collect();
    let won = statuses.iter().filter(|status| **status == Some(0)).count();
    let lost = statuses.iter().filter(|status| **status == Some(2)).count();
    assert_eq!((won, lost), (1, 7));
    s.limbs("inspect key.pem").yes();
    assert_eq!(s.names(), ["key.pem"]);
}

/// A directory that takes no file is found out before the work, not after it.
#[test]
#[cfg(target_os = "linux")]
fn places_are_tried_before_the_work() {
    let s = Sandbox::new("places_are_tried_before_the_work");
    // A key of this size takes minutes; in /proc nobody can make a file.
    s.limbs("keygen --bits 16384 --out /proc/key.pem")
        .fails("/proc/key.pem");
    s.limbs("keygen --bits 16384 --out key.pem --pub-out nowhere/pub.pem")
        .fails("nowhere/pub.pem");
    assert!(s.names().is_empty());
}
