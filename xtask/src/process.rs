//! Runs other programs: says what it runs, counts tests as they go by.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;

/// The root of the repository, where every command is run.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent()
        .expect("xtask stands in the workspace")
        .to_path_buf()
}

/// A program to be run in the root of the repository.
pub(crate) fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut c = Command::new(program);
    c.current_dir(root());
    c
}

/// The Cargo that runs this program.
pub(crate) fn cargo() -> Command {
    command(std::env::var_os("CARGO").unwrap_or("cargo".into()))
}

/// Tests counted by reading what `cargo test` prints.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    /// Reads `test result: ok. 3 passed; 0 failed; 1 ignored; ...`.
    fn from_line(line: &str) -> Option<Self> {
        let (_, counts) = line.split_once("test result: ")?;
        let count = |label: &str| {
            let mut words = counts.split([' ', ';', '.']).filter(|w| !w.is_empty());
            let mut before = None;
            words.find_map(|w| {
                let found = if w == label { before } else { None };
                before = w.parse().ok();
                found
            })
        };
        Some(Self {
            passed: count("passed")?,
            failed: count("failed")?,
            skipped: count("ignored").unwrap_or(0),
        })
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} passed, {} failed, {} skipped",
            self.passed, self.failed, self.skipped
        )
    }
}

/// Runs a program to its end; anything but success is an error.
pub(crate) fn run(c: &mut Command) -> Result<()> {
    announce(c);
    let status = c.status().map_err(|e| format!("{}: {e}", shown(c)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{}: {status}", shown(c)))
    }
}

/// Runs a program and returns what it wrote to its standard output.
pub(crate) fn output(c: &mut Command) -> Result<String> {
    let out = c.output().map_err(|e| format!("{}: {e}", shown(c)))?;
    if !out.status.success() {
        return Err(format!(
            "{}: {}\n{}",
            shown(c),
            out.status,
            String::from_utf8_lossy(&out.stderr)
        ));
    }
    String::from_utf8(out.stdout)
        .map_err(|_| format!("{}: wrote something that is not UTF-8", shown(c)))
}

/// Runs `cargo test` or its like, passes on what it prints, and counts the tests.
pub(crate) fn run_counting(c: &mut Command, tally: &mut Tally) -> Result<()> {
    run_watching(c, tally, |_| {})
}

/// The same; `watch` sees every line too.
pub(crate) fn run_watching(
    c: &mut Command,
    tally: &mut Tally,
    mut watch: impl FnMut(&str),
) -> Result<()> {
    announce(c);
    let mut child = c
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{}: {e}", shown(c)))?;
    let stdout = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut terminal = std::io::stdout();
    for line in stdout.split(b'\n') {
        let line = line.map_err(|e| e.to_string())?;
        let line = String::from_utf8_lossy(&line);
        watch(&line);
        if let Some(counts) = Tally::from_line(&line) {
            tally.add(counts);
        }
        // A closed pipe behind us is no reason to stop the tests.
        let _ = writeln!(terminal, "{line}");
    }
    let status = child.wait().map_err(|e| e.to_string())?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{}: {status}", shown(c)))
    }
}

/// The command as one would type it in the root of the repository.
pub(crate) fn shown(c: &Command) -> String {
    let program = Path::new(c.get_program()).file_name().unwrap_or_default();
    let mut words = Vec::new();
    for (key, value) in c.get_envs() {
        // PATH and what is taken away say how a toolchain is found, not what is run.
        if let Some(value) = value.filter(|_| key != "PATH") {
            words.push(format!(
                "{}={}",
                key.to_string_lossy(),
                quoted(&value.to_string_lossy())
            ));
        }
    }
    words.push(program.to_string_lossy().into_owned());
    words.extend(c.get_args().map(|a| quoted(&a.to_string_lossy())));
    words.join(" ")
}

fn announce(c: &Command) {
    // Standard output and standard error must not overtake each other.
    let _ = std::io::stdout().flush();
    eprintln!("$ {}", shown(c));
}

fn quoted(word: &str) -> String {
    if word.contains([' ', '"', '$', '\'']) {
        format!("'{word}'")
    } else {
        word.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn results_are_counted() {
        let line = "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 5 filtered out; finished in 0.10s";
        assert_eq!(
            Tally::from_line(line),
            Some(Tally {
                passed: 12,
                failed: 3,
                skipped: 1
            })
        );
        let line = "test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(
            Tally::from_line(line),
            Some(Tally {
                passed: 2,
                failed: 0,
                skipped: 0
            })
        );
        assert_eq!(Tally::from_line("test sums ... ok"), None);
    }
}
