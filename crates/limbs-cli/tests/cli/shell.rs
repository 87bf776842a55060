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

/// Lines broken in the source at another width than the terminal's end in the middle of it.
#[test]
fn help_is_broken_into_lines_by_the_terminal_only() {
    let s = Sandbox::new("help_is_broken_into_lines_by_the_terminal_only");
    for command in COMMANDS {
        let run = s.limbs(&format!("{command} --help")).yes();
        let text = run.text().split("Examples:").next().unwrap();
        for pair in text.lines().collect::<Vec<_>>().windows(2) {
            let &[line, next] = pair else { unreachable!() };
            let word = next.split(' ').next().unwrap();
            let is_text = |line: &str| !line.starts_with(' ') && !line.is_empty();
            let has_room = line.len() + 1 + word.len() <= 100;
            assert!(
                !(is_text(line) && is_text(next) && has_room) || line.ends_with([':', '.']),
                "{command}: {line}"
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
