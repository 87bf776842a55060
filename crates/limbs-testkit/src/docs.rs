//! `docs/kernels.md`, rendered from the kernel table.

use core::fmt::{self, Write as _};
use limbs_core::kernels::{ENGINE_ROWS, KERNELS, Kernel, Param, Role};

/// Where the document lies, from the root of the repository.
pub const KERNELS_PATH: &str = "docs/kernels.md";

const INTRODUCTION: &str = "\
# Kernels

<!-- Generated from the kernel table in crates/limbs-core/src/kernels.rs by `cargo xtask gen`. -->

A backend exports each kernel under its name. Sizes are in limbs, numbers least significant limb first; `B` is
2^(bits of a limb). A name stands for a parameter's value on entry, `z'` for a buffer's value on exit, `ret` for the
returned limb, `x[i : k]` for the value of `k` limbs from index `i`. Buffers are disjoint except for the pairs
under *may be the same*, which then are the same whole buffer. Time depends on the parameters named and on nothing else.

An `in` buffer is read; an `out` buffer is written whole and not read before that; `inout` is read and written, and
where *ensures* does not mention its value on exit, that is unspecified; `scratch` may hold anything before and after.
A `word` and an `index` are secret, a `count` is public.
";

const ENGINES: &str = "
# Rows of an engine

An engine computes Montgomery products in a representation of its own, for L moduli side by side. Its statements
hold for each of the L lanes. Buffers hold words: a `value` is d digits of w bits in each lane and stands for their sum
in radix `W` = 2^w; limbs given for several lanes follow each other. `R` is W^d. `entry(x)` is the engine's encoding
of a value in a table and `table[i]` the entry of index i. A prepared `modulus` stands for what the engine reduces by, a
multiple of m of at most `C` * m: m itself in an engine where `C` = 1. Values are below `G` times that, for which R is at
least `S` times as large.
";

/// The text of `docs/kernels.md`.
///
/// ```
/// assert!(limbs_testkit::docs::kernels_markdown().contains("## `add_n`"));
/// ```
#[must_use]
pub fn kernels_markdown() -> String {
    let mut text = String::from(INTRODUCTION);
    part(&mut text, KERNELS).expect("writing to a string");
    text.push_str(ENGINES);
    part(&mut text, ENGINE_ROWS).expect("writing to a string");
    text
}

/// A table of contents and a section for each row.
fn part(text: &mut String, rows: &[Kernel]) -> fmt::Result {
    writeln!(text, "\n| kernel | what it does |\n|---|---|")?;
    for Kernel { name, summary, .. } in rows {
        writeln!(text, "| [`{name}`](#{name}) | {} |", summary.trim())?;
    }
    rows.iter().try_for_each(|row| section(text, row))
}

fn section(text: &mut String, kernel: &Kernel) -> fmt::Result {
    let params: Vec<String> = kernel.params.iter().map(parameter).collect();
    let returns = if kernel.returns { " -> limb" } else { "" };
    writeln!(
        text,
        "\n## `{}`\n\n{}\n",
        kernel.name,
        kernel.summary.trim()
    )?;
    writeln!(
        text,
        "```text\n{}({}){returns}\n```\n",
        kernel.name,
        params.join(", ")
    )?;
    list(text, "Requires", kernel.requires)?;
    list(text, "Ensures", kernel.ensures)?;
    let same = |(a, b): &(&str, &str)| format!("{a}, {b}");
    let same: Vec<String> = kernel.alias.iter().map(same).collect();
    list(text, "May be the same", &same)?;
    list(text, "Time depends on", kernel.time)
}

fn parameter(param: &Param) -> String {
    let role = match param.role {
        Role::In => "in",
        Role::Out => "out",
        Role::InOut => "inout",
        Role::Scratch => "scratch",
        Role::Word => "word",
        Role::Index => "index",
        Role::Count => "count",
    };
    if param.role.is_buffer() {
        format!("{}: {role}[{}]", param.name, param.len)
    } else {
        format!("{}: {role}", param.name)
    }
}

fn list(text: &mut String, title: &str, items: &[impl AsRef<str>]) -> fmt::Result {
    let items: Vec<String> = items.iter().map(|i| format!("`{}`", i.as_ref())).collect();
    if items.is_empty() {
        return Ok(());
    }
    writeln!(text, "- {title}: {}", items.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_in_the_tree_is_current() {
        let stored = include_str!("../../../docs/kernels.md");
        assert!(
            stored == kernels_markdown(),
            "{KERNELS_PATH} does not match the kernel table; run `cargo xtask gen`"
        );
    }
}
