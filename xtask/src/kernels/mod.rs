//! Generators of regular assembly: what `cargo xtask gen` writes to `crates/limbs-x86_64/src/asm/generated`.

mod adx;
mod avx2;
mod base;
mod code;
mod ifma;

/// The folder of the files.
pub(crate) const FOLDER: &str = "crates/limbs-x86_64/src/asm/generated";

/// Every file: its name and contents.
pub(crate) fn files() -> impl Iterator<Item = (String, String)> {
    let ifma = ifma::ENGINES.iter().flat_map(|engine| engine.files());
    avx2::files()
        .chain(ifma)
        .chain(base::files())
        .chain(adx::files())
}
