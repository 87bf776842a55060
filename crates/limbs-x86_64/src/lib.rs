//! Kernels of limbs for x86-64.
//!
//! A leaf crate: it depends on nothing of this project but `limbs-portable`. Users
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

pub use limbs_portable::Limb;

variant_table!(dispatchers);

/// Name of this backend, as shown by `limbs speed` and in test output.
pub const NAME: &str = "x86_64";
