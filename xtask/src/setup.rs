//! `cargo xtask setup`: what the cross targets need, from Debian's packages.

use std::process::Command;

use crate::Result;
use crate::args::Args;
use crate::process::{self, command, output};
use crate::target::TARGETS;

/// A toolchain with the sources of `std`, the emulators, and what tests compare with.
const COMMON: &[&str] = &[
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "qemu-user",
    "gcc",
    "libc6-dev",
    "openssl",
    "valgrind",
];

/// Saves building `std` for AArch64. It comes from the archive of another architecture, and
/// without it the target still builds, so that its absence is no error.
const FOREIGN_STD: &str = "libstd-rust-web-dev:arm64";

/// The task.
pub(crate) fn run(args: Args) -> Result<()> {
    args.finish()?;
    let missing = missing(&wanted());
    let foreign = !is_installed(FOREIGN_STD);
    if missing.is_empty() && !foreign {
        println!("setup: nothing is missing");
        return Ok(());
    }
    if output(command("apt-get").arg("--version")).is_err() {
        return Err("this is no Debian; .cargo/config.toml names the linkers and emulators that the cross targets need".into());
    }
    if output(command("id").arg("-u")).is_ok_and(|id| id.trim() == "0") {
        return install(&missing, foreign);
    }
    println!("As root, run `cargo xtask setup` again, or:\n");
    println!("  dpkg --add-architecture arm64 && apt-get update");
    println!(
        "  apt-get install --no-install-recommends {} {FOREIGN_STD}",
        missing.join(" ")
    );
    Ok(())
}

fn install(missing: &[&str], foreign: bool) -> Result<()> {
    if foreign {
        process::run(command("dpkg").args(["--add-architecture", "arm64"]))?;
    }
    process::run(apt_get().args(["update", "-q"]))?;
    if !missing.is_empty() {
        process::run(apt_get().args(INSTALL).args(missing))?;
    }
    if foreign && process::run(apt_get().args(INSTALL).arg(FOREIGN_STD)).is_err() {
        println!("setup: going on without {FOREIGN_STD}: std will be built for that target");
    }
    Ok(())
}

const INSTALL: [&str; 4] = ["install", "-q", "--yes", "--no-install-recommends"];

fn apt_get() -> Command {
    let mut c = command("apt-get");
    c.env("DEBIAN_FRONTEND", "noninteractive");
    c
}

/// Every package the targets of the table need.
fn wanted() -> Vec<&'static str> {
    COMMON
        .iter()
        .copied()
        .chain(TARGETS.iter().flat_map(|t| t.packages.iter().copied()))
        .collect()
}

fn missing(wanted: &[&'static str]) -> Vec<&'static str> {
    wanted
        .iter()
        .copied()
        .filter(|p| !is_installed(p))
        .collect()
}

fn is_installed(package: &str) -> bool {
    let query = ["--show", "--showformat=${db:Status-Status}", package];
    output(command("dpkg-query").args(query)).is_ok_and(|status| status == "installed")
}
