//! A layer uses only what stands below it.

use super::File;

/// The crates from the bottom up. Crates in one row do not know each other, but for the row of
/// backends, which may re-export from the portable one.
const LAYERS: &[&[&str]] = &[
    &["limbs-portable"],
    &["limbs-x86_64", "limbs-aarch64", "limbs-mips64"],
    &["limbs-core"],
    &["montgomery"],
    &["primality"],
    &["rsa"],
    &["limbs-cli"],
];

/// A tool for tests: it stands on `limbs-core`, and nothing but tests stands on it.
const TESTKIT: &str = "limbs-testkit";

/// The prover: a tool that stands on the testkit, which nothing stands on.
const VERIFY: &str = "limbs-verify";

/// What checks its proofs, and must share nothing with it.
const CHECK: &str = "limbs-verify-check";

/// What breaks the rule.
pub(super) fn check(files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files {
        let name = file
            .path
            .strip_prefix("crates/")
            .and_then(|p| p.strip_suffix("/Cargo.toml"));
        let Some(name) = name else { continue };
        let Some(height) = height(name) else {
            wrong.push(format!(
                "{}: no layer is known for it (xtask/src/tidy/layers.rs)",
                file.path
            ));
            continue;
        };
        for used in used(&file.text) {
            if [VERIFY, CHECK].contains(&name) && used == TESTKIT {
                continue;
            }
            let below = if used == TESTKIT { None } else { layer(used) };
            if below.is_none_or(|b| b >= height) {
                wrong.push(format!("{}: {name} may not use {used}", file.path));
            }
        }
    }
    wrong
}

/// The row of a crate, from the bottom.
fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|row| row.contains(&name))
}

/// Below which row a crate's dependencies must be.
fn height(name: &str) -> Option<usize> {
    if [TESTKIT, VERIFY, CHECK].contains(&name) {
        layer("montgomery")
    } else {
        layer(name)
    }
}

/// Our own crates among the dependencies of a manifest, those of its tests left out.
fn used(manifest: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut counts = false;
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            counts = line.ends_with("dependencies]") && !line.ends_with("dev-dependencies]");
        } else if counts {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            if [TESTKIT, VERIFY].contains(&name) || layer(name).is_some() {
                found.push(name);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(name: &str, dependencies: &str) -> File {
        File {
            path: format!("crates/{name}/Cargo.toml"),
            text: format!("[package]\n{dependencies}\n"),
        }
    }

    #[test]
    fn upward_and_sideways_dependencies_are_found() {
        let wrong = check(&[
            manifest(
                "rsa",
                "[dependencies]\nprimality.workspace = true\nlimbs-core = { workspace = true }",
            ),
            manifest(
                "montgomery",
                "[dependencies]\nprimality = { workspace = true }",
            ),
            manifest(
                "limbs-x86_64",
                "[dependencies]\nlimbs-portable.workspace = true\nlimbs-mips64.workspace = true",
            ),
            manifest(
                "limbs-core",
                "[target.'cfg(x)'.dependencies]\nrsa.workspace = true",
            ),
            manifest(
                "primality",
                "[dev-dependencies]\nlimbs-testkit.workspace = true\nrsa.workspace = true",
            ),
            manifest(
                "limbs-cli",
                "[dependencies]\nlimbs-testkit.workspace = true",
            ),
            manifest(
                "limbs-verify",
                "[dependencies]\nlimbs-testkit.workspace = true\nlimbs-core.workspace = true",
            ),
            manifest(
                "limbs-verify-check",
                "[dependencies]\nlimbs-testkit.workspace = true\nlimbs-verify.workspace = true",
            ),
        ]);
        assert_eq!(
            wrong,
            [
                "crates/montgomery/Cargo.toml: montgomery may not use primality",
                "crates/limbs-x86_64/Cargo.toml: limbs-x86_64 may not use limbs-mips64",
                "crates/limbs-core/Cargo.toml: limbs-core may not use rsa",
                "crates/limbs-cli/Cargo.toml: limbs-cli may not use limbs-testkit",
                "crates/limbs-verify-check/Cargo.toml: limbs-verify-check may not use limbs-verify",
            ]
        );
    }
}
