//! The commands that README.md tells people to type: the tests run them as they stand there.

use std::process::Command;

use crate::Result;
use crate::process::{command, root};
use crate::toolchain::Toolchain;

/// The line that builds for a target.
pub(crate) fn build_line(triple: &str) -> Result<String> {
    let path = root().join("README.md");
    let text = std::fs::read_to_string(&path).map_err(|e| format!("README.md: {e}"))?;
    let builds =
        |line: &&str| line.contains("cargo build ") && line.split(' ').any(|word| word == triple);
    let mut found = shell_lines(&text).filter(builds);
    match (found.next(), found.next()) {
        (Some(line), None) => Ok(line.to_string()),
        _ => Err(format!(
            "README.md should say once how to build for {triple}"
        )),
    }
}

/// A line, to be run by a shell that finds this toolchain first.
pub(crate) fn shell(line: &str, toolchain: &Toolchain) -> Command {
    let mut c = command("sh");
    c.args(["-c", line]);
    toolchain.prepare(&mut c);
    c
}

/// The lines of all blocks fenced as `sh`.
fn shell_lines(text: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    text.lines().filter(move |line| {
        if line.starts_with("```") {
            inside = *line == "```sh";
            return false;
        }
        inside
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::{BARE, HOST, TARGETS};

    #[test]
    fn lines_of_shell_blocks_only() {
        let text = "a\n```sh\nb\nc\n```\nd\n```toml\ne\n```\n```sh\nf\n```\n";
        assert_eq!(shell_lines(text).collect::<Vec<_>>(), ["b", "c", "f"]);
    }

    #[test]
    fn readme_says_how_to_build_for_every_target() {
        let foreign = TARGETS.iter().map(|t| t.triple);
        for triple in foreign.chain(BARE.iter().copied()).chain([HOST]) {
            build_line(triple).unwrap();
        }
    }
}
