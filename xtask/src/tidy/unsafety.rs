//! `unsafe` has few addresses, and every other crate forbids it.

use super::File;

/// Where `unsafe` may stand, and why.
const ADDRESSES: &[&str] = &[
    // The backends: kernels work on raw pointers.
    "crates/limbs-portable/",
    "crates/limbs-x86_64/",
    "crates/limbs-aarch64/",
    "crates/limbs-mips64/",
    // The modules that make kernels and engines safe to call, or call them by their rows.
    "crates/limbs-core/src/call.rs",
    "crates/limbs-core/src/call/by_row.rs",
    "crates/limbs-core/src/engine.rs",
    "crates/limbs-core/src/engine/by_row.rs",
    // Guard pages around the operands of kernels under test, and kernels wrong on purpose.
    "crates/limbs-testkit/src/raw/",
    // Mutants of kernels that the prover has proved, to be executed all the same.
    "crates/limbs-verify/src/replay.rs",
    // Functions of C libraries to compare with.
    "benches/src/bin/peers/raw/",
];

/// Where programs stand that are not their crate's main one: each is a crate of its own.
const PROGRAMS: &str = "src/bin/";

/// Crates that cannot forbid `unsafe` since some module of theirs is an address.
fn has_address(crate_dir: &str) -> bool {
    ADDRESSES
        .iter()
        .filter_map(|address| address.strip_prefix(crate_dir))
        .any(|rest| !rest.starts_with(PROGRAMS))
}

/// What breaks the rule.
pub(super) fn check(files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files.iter().filter(|f| f.is_rust()) {
        if !ADDRESSES.iter().any(|a| file.path.starts_with(a)) {
            wrong.extend(
                uses(&file.text)
                    .map(|line| format!("{}:{line}: `unsafe` outside its address", file.path)),
            );
        }
        wrong.extend(missing_attribute(file));
    }
    wrong
}

/// The crate's root must forbid `unsafe`, or deny it where one module is allowed to use it.
fn missing_attribute(file: &File) -> Option<String> {
    let program = || {
        let dir = file.path.strip_suffix("main.rs")?;
        dir.contains(PROGRAMS).then_some(dir)
    };
    let dir = file
        .path
        .strip_suffix("src/lib.rs")
        .or(file.path.strip_suffix("src/main.rs"))
        .or_else(program)?;
    let wanted = if !has_address(dir) {
        "#![forbid(unsafe_code)]"
    } else if ADDRESSES.contains(&dir) {
        return None;
    } else {
        "#![deny(unsafe_code)]"
    };
    (!file.text.contains(wanted)).then(|| format!("{}: lacks {wanted}", file.path))
}

/// The lines that use the keyword, comments and text left out.
fn uses(source: &str) -> impl Iterator<Item = usize> {
    source
        .lines()
        .enumerate()
        .filter(|(_, line)| has_keyword(&code(line)))
        .map(|(i, _)| i + 1)
}

fn has_keyword(code: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices("unsafe").any(|(at, word)| {
        let (before, after) = (&code[..at], &code[at + word.len()..]);
        !before.ends_with(is_part) && !after.starts_with(is_part) && !is_type(after)
    })
}

/// The type of a pointer to an unsafe function is harmless: `unsafe extern "C" fn(...)`.
fn is_type(after_unsafe: &str) -> bool {
    let rest = after_unsafe.trim_start();
    rest.strip_prefix("extern")
        .unwrap_or(rest)
        .trim_start()
        .starts_with("fn(")
}

/// A line without its string literals and its comment.
///
/// Text that spans lines is taken for code: it can only make the check too strict.
fn code(line: &str) -> String {
    let mut kept = String::new();
    let mut chars = line.chars().peekable();
    let mut in_text = false;
    while let Some(c) = chars.next() {
        match c {
            '\\' if in_text => drop(chars.next()),
            '"' => in_text = !in_text,
            '/' if !in_text && chars.peek() == Some(&'/') => break,
            _ if in_text => {}
            _ => kept.push(c),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keyword_is_told_from_words_about_it() {
        let source = "#![deny(unsafe_code)]\n// unsafe in a comment\nlet s = \"unsafe \\\" unsafe\";\nlet x = unsafe { y };\nunsafe fn f() {}\ntype F = unsafe extern \"C\" fn(u8);\n";
        assert_eq!(uses(source).collect::<Vec<_>>(), [4, 5]);
    }

    #[test]
    fn a_new_address_and_a_missing_attribute_are_found() {
        let file = |path: &str, text: &str| File {
            path: path.into(),
            text: text.into(),
        };
        let wrong = check(&[
            file(
                "crates/rsa/src/lib.rs",
                "//! RSA.\nunsafe impl Send for X {}\n",
            ),
            file("crates/limbs-core/src/lib.rs", "#![no_std]\n"),
            file("crates/limbs-core/src/call.rs", "unsafe { raw() }\n"),
            file("crates/limbs-portable/src/lib.rs", "#![no_std]\n"),
            file("crates/primality/src/lib.rs", "#![forbid(unsafe_code)]\n"),
            file("benches/src/main.rs", "#![forbid(unsafe_code)]\n"),
            file("benches/src/bin/peers/main.rs", "//! Peers.\n"),
            file("benches/src/bin/other/main.rs", "//! Others.\n"),
        ]);
        assert_eq!(
            wrong,
            [
                "crates/rsa/src/lib.rs:2: `unsafe` outside its address",
                "crates/rsa/src/lib.rs: lacks #![forbid(unsafe_code)]",
                "crates/limbs-core/src/lib.rs: lacks #![deny(unsafe_code)]",
                "benches/src/bin/peers/main.rs: lacks #![deny(unsafe_code)]",
                "benches/src/bin/other/main.rs: lacks #![forbid(unsafe_code)]",
            ]
        );
    }
}
