//! `cargo xtask gen`: writes the files that are made from others.

use crate::Result;
use crate::args::Args;
use crate::process::{cargo, output, root};

/// Files and the example of `limbs-testkit` that prints each.
const FILES: &[(&str, &str)] = &[("docs/kernels.md", "kernels_md")];

/// The task. With `--check` it writes nothing and fails where a file differs.
pub(crate) fn run(mut args: Args) -> Result<()> {
    let check = args.flag("--check");
    args.finish()?;
    write(check)
}

/// Writes the files, or with `check` fails where one differs.
pub(crate) fn write(check: bool) -> Result<()> {
    for (file, example) in FILES {
        let mut print = cargo();
        print.args(["run", "--quiet", "--package", "limbs-testkit", "--example"]);
        let text = output(print.arg(example))?;
        let path = root().join(file);
        let stored = std::fs::read_to_string(&path).unwrap_or_default();
        if stored == text {
            println!("{file} is current");
        } else if check {
            return Err(format!("{file} is not current; run `cargo xtask gen`"));
        } else {
            std::fs::write(&path, text).map_err(|e| format!("{file}: {e}"))?;
            println!("{file} written");
        }
    }
    Ok(())
}
