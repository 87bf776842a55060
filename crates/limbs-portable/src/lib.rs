//! Portable kernels of limbs, in plain Rust.
//!
//! The reference that every other backend is compared with, and what runs where
//! no assembly exists. The meaning of each kernel is written once, in the kernel
//! table of `limbs-core`; here is only code. Both limb widths are compiled and
//! tested on every target ([`w32`], [`w64`]); the crate root re-exports the one
//! that is native to the target: 64 bits where pointers have 64, else 32.
//!
//! Users do not call this crate; `limbs-core` wraps it safely.
#![no_std]

pub mod engine;
pub mod features;
mod kernels;
mod raw;
pub mod variants;
mod word;

pub use raw::{w32, w64};
pub use word::Word;

#[cfg(target_pointer_width = "64")]
pub use w64::*;

#[cfg(not(target_pointer_width = "64"))]
pub use w32::*;

/// Name of this backend, as shown by `limbs speed` and in test output.
pub const NAME: &str = "portable";
