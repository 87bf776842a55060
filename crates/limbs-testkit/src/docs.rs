//! `docs/kernels.md`, rendered from the kernel table, and the list of variants.

use core::fmt::{self, Write as _};
use limbs_core::call::{self, Sizes};
use limbs_core::engine::Engine;
use limbs_core::kernels::{ENGINE_ROWS, KERNELS, Kernel, Param, Role, Unit};

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
hold for each of the L lanes. A word has 64 bits on every target. A `value` is d digits of w bits in each lane and stands
for their sum in radix `W` = 2^w; limbs given for several lanes follow each other. `R` is W^d. `entry(x)` is the engine's
encoding of a value in a table and `table[i]` the entry of index i. A prepared `modulus` stands for what the engine
reduces by, a multiple of m of at most `C` * m: m itself in an engine where `C` = 1. Values are below `G` times that, for
which R is at least `S` times as large.
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

/// Where the list of variants of x86-64 lies, from the root of the repository.
pub const VARIANTS_PATH: &str = "docs/variants-x86_64.md";

const VARIANTS: &str = "\
# Variants and engines of x86-64

<!-- Generated from the tables of crates/limbs-x86_64 by `cargo xtask gen`, on x86-64. -->

The kernel of each [row](kernels.md) chooses the first variant whose features the processor has and that takes the
sizes; `limbs speed --mask` and `limbs_core::cpu::mask` leave features unused. Each variant and each engine is tested
on its own.
";

/// The text of `docs/variants-x86_64.md`: what the backend of this build has written in several ways.
#[must_use]
pub fn variants_markdown() -> String {
    let mut text = String::from(VARIANTS);
    variants_table(&mut text).expect("writing to a string");
    engines_table(&mut text).expect("writing to a string");
    text
}

fn variants_table(text: &mut String) -> fmt::Result {
    writeln!(
        text,
        "\n| row | variant | features | sizes |\n|---|---|---|---|"
    )?;
    for variant in call::variants() {
        let row = variant.kernel.name;
        let sizes = sizes(variant.sizes, variant.counts);
        let (name, features) = (variant.name, variant.features);
        writeln!(
            text,
            "| [`{row}`](kernels.md#{row}) | `{name}` | {features} | {sizes} |"
        )?;
    }
    Ok(())
}

fn sizes(sizes: Sizes, counts: &[&str]) -> String {
    let counts = counts.join(", ");
    let all = Sizes::any();
    let mut said = match (sizes.from, sizes.to) {
        (from, to) if from == to => return format!("{counts} = {from}"),
        (from, to) if to != all.to => format!("{from} <= {counts} <= {to}"),
        (from, _) if from > sizes.step => format!("{from} <= {counts}"),
        _ => String::new(),
    };
    if sizes.step > 1 {
        let and = if said.is_empty() { "" } else { ", " };
        said += &format!("{and}multiples of {}", sizes.step);
    }
    if said.is_empty() { "all".into() } else { said }
}

fn engines_table(text: &mut String) -> fmt::Result {
    writeln!(
        text,
        "\n| engine | moduli side by side | bits of a digit | largest modulus, bits | features |\n\
         |---|---:|---:|---:|---|"
    )?;
    for engine in Engine::known() {
        let (name, lanes, radix) = (engine.name(), engine.lanes(), engine.radix_bits());
        let takes = |bits: &usize| engine.layout(*bits).is_some();
        let largest = (1..).take_while(takes).last().unwrap_or(0);
        let features = engine.features();
        writeln!(
            text,
            "| {name} | {lanes} | {radix} | {largest} | {features} |"
        )?;
    }
    Ok(())
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
        let unit = match param.unit {
            Unit::Limbs => "",
            Unit::Words => " words",
        };
        format!("{}: {role}[{}{unit}]", param.name, param.len)
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
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn the_list_of_variants_in_the_tree_is_current() {
        if limbs_core::backend::NAME != "x86_64" {
            return;
        }
        let stored = include_str!("../../../docs/variants-x86_64.md");
        assert!(
            stored == variants_markdown(),
            "{VARIANTS_PATH} does not match the tables; run `cargo xtask gen`"
        );
    }
}
