//! Kernels of limbs for MIPS64, from release 1 to 5, in either byte order.
//!
//! A leaf crate: it depends on nothing of this project but `limbs-portable`,
//! from which it re-exports every kernel that is not yet written here. Users
//! do not call it; `limbs-core` selects it by target triple and wraps its raw
//! functions safely. Built for anything but MIPS64 it has nothing but its table of variants, which the prover reads.
#![no_std]
// Assembly for MIPS is not stable in Rust. This target needs a compiler that builds `std` anyway.
#![cfg_attr(target_arch = "mips64", feature(asm_experimental_arch))]

#[cfg(target_arch = "mips64")]
pub mod asm;
#[macro_use]
pub mod variants;

#[cfg(target_arch = "mips64")]
pub use limbs_portable::{
    Limb, engine, features, lshift, mont_mul, mont_sqr, rshift, sqr_basecase, swap, table_select,
};

#[cfg(target_arch = "mips64")]
variant_table!(kernels);

/// Name of this backend, as shown by `limbs speed` and in test output.
pub const NAME: &str = "mips64";
