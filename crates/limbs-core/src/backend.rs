//! The backend of this build, chosen by target triple.
//!
//! `--cfg limbs_backend="portable"` (in `RUSTFLAGS`) forces the fallback.

macro_rules! select_backend {
    ($($arch:literal => $krate:ident,)* _ => $fallback:ident $(,)?) => {
        cfg_if::cfg_if! {
            if #[cfg(limbs_backend = "portable")] {
                pub(crate) use $fallback as active;
            } $(else if #[cfg(target_arch = $arch)] {
                pub(crate) use $krate as active;
            })* else {
                pub(crate) use $fallback as active;
            }
        }
    };
}

select_backend! {
    "x86_64"  => limbs_x86_64,
    "aarch64" => limbs_aarch64,
    "mips64"  => limbs_mips64,
    _         => limbs_portable,
}

/// Name of the backend of this build: `x86_64`, `aarch64`, `mips64` or `portable`.
pub const NAME: &str = active::NAME;

/// A digit of a number, least significant first: `u64` on targets with 64-bit
/// pointers, else `u32`.
pub type Limb = active::Limb;
