//! `cargo xtask tidy`: rules of this tree that the compiler does not know.

mod layers;
mod unsafety;

use std::fs;

use crate::Result;
use crate::args::Args;
use crate::process::{command, output, root};

/// A source file longer than this deserves to be split by idea; it is reported.
const LONG: usize = 600;
/// No source file may be longer.
const TOO_LONG: usize = 900;

/// A file under version control, and its text.
struct File {
    path: String,
    text: String,
}

impl File {
    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }
}

/// The task.
pub(crate) fn run(args: Args) -> Result<()> {
    args.finish()?;
    check()
}

/// Checks every rule and reports all that is wrong.
pub(crate) fn check() -> Result<()> {
    let files = tracked_files()?;
    let mut wrong = Vec::new();
    wrong.extend(unsafety::check(&files));
    wrong.extend(layers::check(&files));
    wrong.extend(files.iter().flat_map(machine_paths));
    wrong.extend(
        files
            .iter()
            .filter(|f| f.path.ends_with("Cargo.lock"))
            .flat_map(strange_sources),
    );
    wrong.extend(host_name(&files));
    wrong.extend(long_files(&files));
    println!("tidy: {} files read", files.len());
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "the tree breaks its rules:\n  {}",
            wrong.join("\n  ")
        ))
    }
}

/// All text files under version control or about to be.
fn tracked_files() -> Result<Vec<File>> {
    let list = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let paths = output(command("git").args(list))?;
    let read = |path: &str| {
        Some(File {
            path: path.into(),
            text: fs::read_to_string(root().join(path)).ok()?,
        })
    };
    Ok(paths.split_terminator('\0').filter_map(read).collect())
}

/// Paths that exist on one machine only: somebody's home folder and the like.
fn machine_paths(file: &File) -> Vec<String> {
    let first = ["home", "root", "work", "tmp", "Users"];
    let is_path = |line: &str, dir: &str| {
        line.match_indices(&format!("/{dir}/")).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let name = line[at + dir.len() + 2..].trim_start_matches('.');
            // `a/home/b` is relative; a URL has its host before the slash.
            before.is_none_or(|c| !c.is_alphanumeric() && !".-_}*/".contains(c))
                && name.starts_with(char::is_alphanumeric)
        })
    };
    let numbered = file.text.lines().enumerate();
    let bad = numbered.filter(|(_, line)| first.iter().any(|dir| is_path(line, dir)));
    bad.map(|(i, _)| format!("{}:{}: an absolute path of one machine", file.path, i + 1))
        .collect()
}

/// Everything we use comes from the public registry.
fn strange_sources(file: &File) -> Vec<String> {
    let sources = file.text.lines().filter(|l| l.starts_with("source = "));
    let strange = sources
        .filter(|l| !l.contains("\"registry+https://github.com/rust-lang/crates.io-index\""));
    strange.map(|l| format!("{}: {l}", file.path)).collect()
}

/// The name of the machine at hand stands nowhere.
fn host_name(files: &[File]) -> Vec<String> {
    let name = fs::read_to_string("/etc/hostname").unwrap_or_default();
    let name = name.trim();
    // A name that is a word proves nothing.
    if name.len() < 8 || !name.contains(|c: char| c.is_ascii_digit()) {
        return Vec::new();
    }
    let named = files.iter().filter(|f| f.text.contains(name));
    named
        .map(|f| format!("{}: names this machine", f.path))
        .collect()
}

/// Long files are reported; too long ones are wrong.
fn long_files(files: &[File]) -> Vec<String> {
    let mut long: Vec<_> = files
        .iter()
        .filter(|f| f.is_rust())
        .map(|f| (f.text.lines().count(), f))
        .collect();
    long.retain(|(lines, _)| *lines > LONG);
    long.sort_by_key(|(lines, _)| std::cmp::Reverse(*lines));
    for (lines, file) in &long {
        println!(
            "tidy: {} has {lines} lines: can it be split by idea?",
            file.path
        );
    }
    let too_long = long.iter().filter(|(lines, _)| *lines > TOO_LONG);
    too_long
        .map(|(lines, f)| format!("{}: {lines} lines, more than {TOO_LONG}", f.path))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: impl Into<String>) -> File {
        File {
            path: path.into(),
            text: text.into(),
        }
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        let dir = |d: &str| format!("see /{d}/somebody/limbs");
        assert_eq!(
            machine_paths(&file("a.md", dir("home"))),
            ["a.md:1: an absolute path of one machine"]
        );
        assert_eq!(machine_paths(&file("a.md", dir("work"))).len(), 1);
        for fine in [
            "src/work/mod.rs",
            "https://example.org/home/page",
            "/usr/mips-linux-gnu/lib",
            "A/home/B",
        ] {
            assert_eq!(machine_paths(&file("a.md", fine)), [""; 0], "{fine}");
        }
    }

    #[test]
    fn mirrors_in_a_lock_file_are_found() {
        let official = "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n";
        assert!(strange_sources(&file("Cargo.lock", official)).is_empty());
        assert_eq!(
            strange_sources(&file(
                "Cargo.lock",
                "source = \"git+https://example.org/x\""
            ))
            .len(),
            1
        );
    }

    #[test]
    fn the_length_of_files_is_bounded() {
        assert!(long_files(&[file("a.rs", "\n".repeat(TOO_LONG))]).is_empty());
        assert_eq!(
            long_files(&[file("a.rs", "\n".repeat(TOO_LONG + 1))]).len(),
            1
        );
        assert!(long_files(&[file("a.txt", "\n".repeat(TOO_LONG + 1))]).is_empty());
    }
}
