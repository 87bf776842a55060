//! The stages of `cargo xtask test` that run tests again with processor features masked.
//!
//! `limbs-testkit` masks, before anything else, what `LIMBS_TEST_MASK` names, in every test process
//! that links it. So the processes are those that the stage of the host has built.

use std::path::{Path, PathBuf};

use crate::Result;
use crate::process::{Tally, cargo, command, output, root, run_watching};
use crate::test::Options;

/// The stages, and the features that each masks; the last one masks all that there are.
pub(crate) const STAGES: &[(&str, &str)] = &[
    ("no-ifma", "avx512ifma"),
    // Without IFMA too, which else leaves little to the rest.
    ("no-adx", "adx,avx512ifma"),
    ("no-avx2", "avx2,avx512ifma"),
    ("base", "bmi2,adx,avx2,avx512ifma"),
];

/// The crates that compute.
const PACKAGES: &[&str] = &[
    "limbs-core",
    "limbs-testkit",
    "montgomery",
    "primality",
    "rsa",
];

/// Runs every test of these crates with the features masked.
pub(crate) fn run(options: &Options, features: &str, tally: &mut Tally) -> Result<()> {
    let tests = executables()?;
    let mut failed = Vec::new();
    for (folder, executable) in &tests {
        let mut c = command(executable);
        c.current_dir(folder).env("LIMBS_TEST_MASK", features);
        let mut check = Check::default();
        let outcome = run_watching(options.seeded(&mut c), tally, |line| check.line(line));
        if let Err(why) = outcome.and_then(|()| check.finish()) {
            println!("{why}");
            failed.push(executable.display().to_string());
        }
    }
    match (tests.len(), failed.as_slice()) {
        (0, _) => Err("there are no tests".into()),
        (_, []) => Ok(()),
        _ => Err(format!("failed: {}", failed.join(", "))),
    }
}

/// The tests' executables, with the folders of their crates, in which they run. They are built as the
/// stage of the host builds them, with all crates: another choice would build other features.
fn executables() -> Result<Vec<(PathBuf, PathBuf)>> {
    let mut c = cargo();
    c.args(["test", "--workspace", "--lib", "--tests", "--no-run"]);
    c.args(["--quiet", "--message-format", "json"]);
    let messages = output(&mut c)?;
    let wanted = |manifest: &Path| {
        let crates = root().join("crates");
        PACKAGES
            .iter()
            .any(|package| manifest == crates.join(package).join("Cargo.toml"))
    };
    let mut found = Vec::new();
    for message in messages.lines() {
        let manifest = string(message, "manifest_path").map(PathBuf::from);
        if let (Some(manifest), Some(executable)) = (manifest, string(message, "executable"))
            && wanted(&manifest)
        {
            let folder = manifest.parent().expect("a manifest is in a folder");
            found.push((folder.to_path_buf(), executable.into()));
        }
    }
    Ok(found)
}

/// The value of a field of a message that is a string without escapes, as paths are.
fn string<'m>(message: &'m str, field: &str) -> Option<&'m str> {
    let (_, rest) = message.split_once(&format!("\"{field}\":\""))?;
    Some(rest.split_once('"')?.0)
}

/// Reads what a test process prints: if it runs any test it has masked the features before.
#[derive(Default)]
struct Check {
    has_masked: bool,
    is_late: bool,
}

impl Check {
    fn line(&mut self, line: &str) {
        if line.starts_with("features masked: ") {
            self.has_masked = true;
        } else if line.starts_with("running ") && !line.starts_with("running 0 ") {
            self.is_late |= !self.has_masked;
        }
    }

    fn finish(&self) -> Result<()> {
        if self.is_late {
            return Err("this process has masked nothing: it does not use limbs_testkit".into());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_does_not_mask_is_found() {
        let check = |text: &str| {
            let mut check = Check::default();
            text.lines().for_each(|line| check.line(line));
            check.finish()
        };
        assert_eq!(check("features masked: adx\nrunning 2 tests\n"), Ok(()));
        assert_eq!(check("running 0 tests\n"), Ok(()));
        assert!(check("running 1 test\nfeatures masked: adx\n").is_err());
        assert!(check("\nrunning 2 tests\n").is_err());
    }

    #[test]
    fn paths_are_read_from_messages() {
        let message =
            r#"{"reason":"x","manifest_path":"/a/Cargo.toml","executable":"/b/c","fresh":true}"#;
        assert_eq!(string(message, "manifest_path"), Some("/a/Cargo.toml"));
        assert_eq!(string(message, "executable"), Some("/b/c"));
        assert_eq!(string(r#"{"executable":null}"#, "executable"), None);
    }
}
