//! Prints `docs/variants-x86_64.md`; `cargo xtask gen` writes it to its place.

fn main() {
    print!("{}", limbs_testkit::docs::variants_markdown());
}
