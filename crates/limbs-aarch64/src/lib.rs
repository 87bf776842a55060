//! Kernels of limbs for AArch64.
//!
//! A leaf crate: it depends on nothing of this project but `limbs-portable`,
//! from which it re-exports every kernel that is not yet written here. Users
//! do not call it; `limbs-core` selects it by target triple and wraps its raw
//! functions safely. Built for anything but AArch64 it has nothing but its table of variants, which the prover reads.
#![no_std]

#[cfg(target_arch = "aarch64")]
pub mod asm;
#[macro_use]
pub mod variants;

#[cfg(target_arch = "aarch64")]
pub use limbs_portable::{Limb, engine, features, lshift, rshift};

#[cfg(target_arch = "aarch64")]
variant_table!(kernels);

/// Name of this backend, as shown by `limbs speed` and in test output.
pub const NAME: &str = "aarch64";
