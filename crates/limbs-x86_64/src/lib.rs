//! Kernels of limbs for x86-64.
//!
//! A leaf crate: it depends on nothing of this project but `limbs-portable`,
//! from which it re-exports every kernel that is not yet written here. Users
//! do not call it; `limbs-core` selects it by target triple and wraps its raw
//! functions safely.
#![no_std]
#![cfg(target_arch = "x86_64")]

pub mod asm;
mod avx2;
pub mod engine;
pub mod features;
mod ifma;
#[macro_use]
pub mod variants;

pub use limbs_portable::{Limb, lshift, rshift, select, swap, table_select};

variant_table!(dispatchers);

/// Name of this backend, as shown by `limbs speed` and in test output.
pub const NAME: &str = "x86_64";
