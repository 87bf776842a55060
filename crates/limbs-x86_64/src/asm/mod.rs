//! Kernels in assembly.
//!
//! Each function is a variant of a row of the kernel table and has the row's signature;
//! `variants.rs` lists them. A file holds the variants of a few related rows. Those named
//! `_base` run on any x86-64, `_adx` need BMI2 and ADX.
//!
//! All keep to the System V convention on every operating system, have no red zone, and
//! leave the stack alone unless their banner says otherwise. The first six arguments are in rdi, rsi, rdx, rcx,
//! r8, r9; rax, rcx, rdx, rsi, rdi and r8 to r11 may be changed.

pub mod add;
