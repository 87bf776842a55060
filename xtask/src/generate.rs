//! `cargo xtask gen`: writes the files that are made from others.

use std::collections::BTreeSet;

use crate::args::Args;
use crate::process::{cargo, output, root};
use crate::{Result, kernels};

/// Files and the example of `limbs-testkit` that prints each.
const FILES: &[(&str, &str)] = &[
    ("docs/kernels.md", "kernels_md"),
    #[cfg(target_arch = "x86_64")]
    ("docs/variants-x86_64.md", "variants_md"),
];

/// The task. With `--check` it writes nothing and fails where a file differs.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let check = args.flag("--check");
    args.finish()?;
    write(check)
}

/// Writes the files, or with `check` fails where one differs.
pub(crate) fn write(check: bool) -> Result<()> {
    // First what the others are built from.
    write_kernels(check)?;
    for (file, example) in FILES {
        let mut print = cargo();
        print.args(["run", "--quiet", "--package", "limbs-testkit", "--example"]);
        let text = output(print.arg(example))?;
        if write_one(file, &text, check)? {
            println!("{file} written");
        } else {
            println!("{file} is current");
        }
    }
    Ok(())
}

/// Writes a file that differs, or with `check` fails; returns whether it was written.
fn write_one(file: &str, text: &str, check: bool) -> Result<bool> {
    let path = root().join(file);
    if std::fs::read_to_string(&path).unwrap_or_default() == text {
        return Ok(false);
    }
    if check {
        return Err(format!("{file} is not current; run `cargo xtask gen`"));
    }
    std::fs::write(&path, text).map_err(|e| format!("{file}: {e}"))?;
    Ok(true)
}

/// The assembly. Files that no generator writes any more are removed.
fn write_kernels(check: bool) -> Result<()> {
    let folder = root().join(kernels::FOLDER);
    let said = |e: std::io::Error| format!("{}: {e}", kernels::FOLDER);
    std::fs::create_dir_all(&folder).map_err(said)?;
    let mut names = BTreeSet::new();
    let mut written = 0;
    for (name, text) in kernels::files() {
        let file = format!("{}/{name}", kernels::FOLDER);
        written += usize::from(write_one(&file, &text, check)?);
        names.insert(name);
    }
    for entry in std::fs::read_dir(&folder).map_err(said)? {
        let name = entry
            .map_err(said)?
            .file_name()
            .to_string_lossy()
            .into_owned();
        if names.contains(&name) {
            continue;
        }
        if check {
            return Err(format!(
                "{}/{name} comes from no generator",
                kernels::FOLDER
            ));
        }
        std::fs::remove_file(folder.join(&name)).map_err(said)?;
    }
    println!(
        "{}: {} files, {written} written",
        kernels::FOLDER,
        names.len()
    );
    Ok(())
}
