//! Kernels of limbs for AArch64.
//!
//! A leaf crate: it depends on nothing of this project but `limbs-portable`,
//! from which it re-exports every kernel that is not yet written here. Users
//! do not call it; `limbs-core` selects it by target triple and wraps its raw
//! functions safely.
#![no_std]
#![cfg(target_arch = "aarch64")]

pub use limbs_portable::{
    Limb, add_n, addmul_1, engine, features, lshift, mont_mul, mont_sqr, mul_1, mul_basecase,
    redc_1, rshift, select, sqr_basecase, sub_n, submul_1, swap, table_select, variants,
};

/// Name of this backend, as shown by `limbs speed` and in test output.
pub const NAME: &str = "aarch64";
