//! `cargo xtask bench --peers`: builds every peer that can be built here, then runs them all.

use std::fs;
use std::process::Command;

use crate::Result;
use crate::process::{self, cargo, root};

const MANIFEST: &str = "benches/Cargo.toml";

pub(super) fn run(passed_on: &[String]) -> Result<()> {
    let path = root().join(MANIFEST);
    let manifest = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let all = features(&manifest).ok_or(format!("{MANIFEST}: no feature `peers`"))?;
    let features = buildable(&all);
    process::run(
        peers("run", &features)
            .args(["--quiet", "--"])
            .args(passed_on),
    )
}

/// Cargo, set on the program with these peers.
fn peers(verb: &str, features: &[&str]) -> Command {
    let mut c = cargo();
    c.args([verb, "--release", "--package", "limbs-benches"]);
    c.args(["--bin", "peers", "--features", &features.join(",")]);
    // Only GMP's `configure` reads it.
    c.env("CONFIG_SITE", root().join("benches/gmp.site"));
    c
}

/// All peers if they build together; otherwise those that pass alone, and a word about the others.
fn buildable<'a>(all: &[&'a str]) -> Vec<&'a str> {
    let passes = |verb, features: &[&str]| process::run(&mut peers(verb, features)).is_ok();
    let mut good = all.to_vec();
    // Checking is much faster, but does not link.
    for verb in ["check", "build"] {
        if passes("build", &good) {
            break;
        }
        eprintln!("xtask: these peers do not build together; trying them one by one");
        good.retain(|peer| passes(verb, &[peer]));
    }
    let bad: Vec<&str> = all
        .iter()
        .copied()
        .filter(|peer| !good.contains(peer))
        .collect();
    if !bad.is_empty() {
        eprintln!(
            "xtask: left out, since they do not build: {}",
            bad.join(", ")
        );
    }
    good
}

/// What the feature `peers` stands for.
fn features(manifest: &str) -> Option<Vec<&str>> {
    let (_, list) = manifest.split_once("\npeers = [")?;
    let (list, _) = list.split_once(']')?;
    Some(list.split('"').skip(1).step_by(2).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peers_are_read_from_the_manifest() {
        let text = "[features]\npeers = [\n  \"a\", \"b-c\",\n]\na = [\"dep:a\"]\n";
        assert_eq!(features(text), Some(vec!["a", "b-c"]));
        assert_eq!(features("[features]\n"), None);
        let manifest = fs::read_to_string(root().join(MANIFEST)).unwrap();
        assert!(features(&manifest).unwrap().contains(&"openssl"));
    }
}
