//! Help, version, completions and the manual.

use crate::run::Sandbox;

const COMMANDS: [&str; 11] = [
    "prime",
    "isprime",
    "keygen",
    "sign",
    "verify",
    "encrypt",
    "decrypt",
    "inspect",
    "speed",
    "completions",
    "man",
];

#[test]
fn help_has_examples() {
    let s = Sandbox::new("help_has_examples");
    let run = s.limbs("--help").yes();
    for command in COMMANDS {
        assert!(run.text().contains(command));
        for flag in ["-h", "--help"] {
            let run = s.limbs(&format!("{command} {flag}")).yes();
            assert!(run.text().contains("Examples:\n"), "{command}");
            assert!(
                run.text().contains(&format!("limbs {command} ")),
                "{command}"
            );
        }
    }
}

#[test]
fn version() {
    let s = Sandbox::new("version");
    let run = s.limbs("--version").yes();
    assert_eq!(
        run.text(),
        concat!("limbs ", env!("CARGO_PKG_VERSION"), "\n")
    );
}

#[test]
fn completions_for_every_shell() {
    let s = Sandbox::new("completions_for_every_shell");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = s.limbs(&format!("completions {shell}")).yes();
        for word in ["keygen", "pub-out", "isprime"] {
            assert!(run.text().contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn manual_pages() {
    let s = Sandbox::new("manual_pages");
    let run = s.limbs("man").yes();
    assert!(run.text().contains(".TH limbs 1"), "{run:?}");
    for command in COMMANDS {
        assert!(run.text().contains(command));
        let run = s.limbs(&format!("man {command}")).yes();
        assert!(run.text().contains(".SH OPTIONS"), "{command}");
        assert!(
            run.text().contains(&format!(".TH limbs-{command} 1")),
            "{run:?}"
        );
    }
}
