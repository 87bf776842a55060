//! `cargo xtask demo`: makes and checks a key and a signature with the command `limbs`.

use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::Result;
use crate::args::Args;
use crate::process::{self, cargo, command, output, root, shown};

/// The task.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let bits = args.value("--bits")?.unwrap_or("2048".into());
    let keep = args.flag("--keep");
    args.finish()?;
    process::run(cargo().args(["build", "--release", "--package", "limbs-cli"]))?;
    let dir = root().join("target/demo");
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let done = steps(&dir, &bits);
    if keep {
        println!("kept in {}", dir.display());
    } else {
        let _ = std::fs::remove_dir_all(&dir);
    }
    done
}

fn steps(dir: &Path, bits: &str) -> Result<()> {
    let message = dir.join("message");
    std::fs::write(&message, "A message to sign.\n").map_err(|e| e.to_string())?;
    step(
        dir,
        &[
            "keygen",
            "--bits",
            bits,
            "--out",
            "key.pem",
            "--pub-out",
            "pub.pem",
        ],
    )?;
    step(
        dir,
        &[
            "sign",
            "--key",
            "key.pem",
            "--in",
            "message",
            "--out",
            "message.sig",
        ],
    )?;
    step(
        dir,
        &[
            "verify",
            "--key",
            "pub.pem",
            "--in",
            "message",
            "--sig",
            "message.sig",
        ],
    )?;
    println!("\nThe signature is good.");
    Ok(())
}

/// Runs `limbs` once and prints how long it took, the start of the process included.
fn step(dir: &Path, args: &[&str]) -> Result<()> {
    let mut c = command(limbs());
    c.current_dir(dir).args(args);
    let line = shown(&c);
    let start = Instant::now();
    output(&mut c)?;
    println!("{:>9.1} ms  {line}", start.elapsed().as_secs_f64() * 1e3);
    Ok(())
}

fn limbs() -> PathBuf {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    root()
        .join(target)
        .join("release")
        .join(format!("limbs{}", std::env::consts::EXE_SUFFIX))
}
