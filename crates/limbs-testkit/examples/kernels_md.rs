//! Prints `docs/kernels.md`; `cargo xtask gen` writes it to its place.

fn main() {
    print!("{}", limbs_testkit::docs::kernels_markdown());
}
