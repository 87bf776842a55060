//! Kernels in assembly.
//!
//! Each function is a variant of a row of the kernel table and has the row's signature;
//! `variants.rs` lists them. A file holds the variants of a few related rows. Those named
//! `_base` run on any AArch64.
//!
//! All keep to AAPCS64, have no red zone, and leave the stack alone unless their banner says otherwise. The first
//! eight arguments are in x0 to x7; x0 to x17, v0 to v7 and v16 to v31 may be changed. x18 belongs to the system.

pub mod add;
