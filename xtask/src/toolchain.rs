//! Finds a Rust toolchain that can build for a target.
//!
//! A toolchain can if the target's `std` is installed in it (`rustup target add`, or Debian's
//! `libstd-rust-web-dev` of that architecture), or if it has the sources of `std` (`rustup
//! component add rust-src`, or Debian's `rust-web-src`) and builds `std` itself.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::process::{command, output, root};

/// A directory with `cargo` and `rustc`, and the sysroot they use.
pub(crate) struct Toolchain {
    bin: PathBuf,
    sysroot: PathBuf,
    /// As in `rustc 1.95.0 (f2d3ce0bd 2026-03-21)`.
    pub(crate) version: String,
    /// The one that runs this program.
    active: bool,
}

/// How a target's standard library is come by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Std {
    Installed,
    /// By Cargo, from its sources (`-Zbuild-std`).
    Built,
}

impl Toolchain {
    fn probe(bin: &Path, active: bool) -> Option<Self> {
        let rustc = bin.join("rustc");
        if !rustc.is_file() || !bin.join("cargo").is_file() {
            return None;
        }
        let ask =
            |arg: &[&str]| output(command(&rustc).args(arg).env_remove("LD_LIBRARY_PATH")).ok();
        let version = ask(&["--version"])?.trim().to_string();
        let sysroot = PathBuf::from(ask(&["--print", "sysroot"])?.trim());
        Some(Self {
            bin: bin.to_path_buf(),
            sysroot,
            version,
            active,
        })
    }

    /// Whether it is as new as the `rust-version` of the workspace.
    fn is_new_enough(&self) -> bool {
        minor_version(&self.version) >= Some(minimum_minor_version())
    }

    fn has_std(&self, triple: &str) -> bool {
        let lib = self.sysroot.join("lib/rustlib").join(triple).join("lib");
        lib.read_dir().is_ok_and(|mut files| files.next().is_some())
    }

    fn has_sources(&self) -> bool {
        self.sysroot
            .join("lib/rustlib/src/rust/library/std/Cargo.toml")
            .is_file()
    }

    /// Prepares a command to find this toolchain's `cargo`, `rustc` and `rustdoc` first.
    pub(crate) fn prepare<'c>(&self, c: &'c mut Command) -> &'c mut Command {
        let path = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(
            [self.bin.clone()]
                .into_iter()
                .chain(env::split_paths(&path)),
        );
        c.env("PATH", path.expect("PATH was split at its colons"));
        if !self.active {
            // Cargo and rustup set these for the toolchain that runs this program.
            for key in ["RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN", "LD_LIBRARY_PATH"] {
                c.env_remove(key);
            }
        }
        c
    }

    /// Its `cargo`.
    pub(crate) fn cargo(&self) -> Command {
        let mut c = command(self.bin.join("cargo"));
        self.prepare(&mut c);
        c
    }
}

/// All toolchains of this machine, the active one first.
pub(crate) fn all() -> Vec<Toolchain> {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let active = output(command(rustc).args(["--print", "sysroot"])).ok();
    let active = active.map(|sysroot| PathBuf::from(sysroot.trim()).join("bin"));
    let mut bins: Vec<PathBuf> = active.iter().cloned().collect();
    for dir in rustup_toolchains() {
        bins.push(dir.join("bin"));
    }
    bins.push(PathBuf::from("/usr/bin"));
    let mut found: Vec<Toolchain> = Vec::new();
    for bin in &bins {
        if !found.iter().any(|t| t.bin == *bin) {
            found.extend(Toolchain::probe(bin, active.as_ref() == Some(bin)));
        }
    }
    found
}

fn rustup_toolchains() -> Vec<PathBuf> {
    let home = env::var_os("RUSTUP_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".rustup")));
    let Some(Ok(entries)) = home.map(|h| h.join("toolchains").read_dir()) else {
        return Vec::new();
    };
    let mut dirs: Vec<_> = entries.flatten().map(|e| e.path()).collect();
    dirs.sort();
    dirs
}

/// The toolchain for a target: one that has its `std`, else one that can build it.
///
/// The error says why there is none.
pub(crate) fn for_target<'t>(all: &'t [Toolchain], triple: &str) -> Result<(&'t Toolchain, Std)> {
    let usable = || all.iter().filter(|t| t.is_new_enough());
    if let Some(t) = usable().find(|t| t.has_std(triple)) {
        return Ok((t, Std::Installed));
    }
    usable().find(|t| t.has_sources()).map(|t| (t, Std::Built)).ok_or_else(|| {
        let seen: Vec<_> = all.iter().map(|t| t.version.as_str()).collect();
        format!(
            "no toolchain from 1.{} on has its standard library or the sources of it (seen: {})",
            minimum_minor_version(),
            seen.join(", ")
        )
    })
}

/// A toolchain that can build `core` and `alloc` for any target.
pub(crate) fn with_sources(all: &[Toolchain]) -> Result<&Toolchain> {
    all.iter()
        .find(|t| t.is_new_enough() && t.has_sources())
        .ok_or("no toolchain has the sources of std".to_string())
}

/// The 95 of `rustc 1.95.0 (...)`.
fn minor_version(version: &str) -> Option<u32> {
    version
        .strip_prefix("rustc 1.")?
        .split('.')
        .next()?
        .parse()
        .ok()
}

/// The 95 of `rust-version = "1.95"` in the workspace's manifest.
fn minimum_minor_version() -> u32 {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap_or_default();
    let line = manifest
        .lines()
        .find_map(|l| l.strip_prefix("rust-version = \"1."));
    line.and_then(|l| l.split(['.', '"']).next()?.parse().ok())
        .expect("the workspace states its rust-version")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read() {
        assert_eq!(
            minor_version("rustc 1.96.0 (ac68faa20 2026-05-25) (built from a source tarball)"),
            Some(96)
        );
        assert_eq!(
            minor_version("rustc 1.97.0-nightly (e50aa6fba 2026-05-19)"),
            Some(97)
        );
        assert!(minimum_minor_version() >= 85);
    }
}
