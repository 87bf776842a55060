//! Schoolbook products with MUL and ADC.
//!
//! z' = x * y; x and y may be the same, z is neither.
//!
//! `mul_basecase_8n_base`, for ny a multiple of eight and nx >= 8: windows of eight limbs of y along
//! x, column by column (see [`super::columns`]).
//!
//! `mul_basecase_base`, for any lengths: whole blocks of both by that, what is left by `addmul_1`.
//!
//! Registers: see [`super::columns`]. Cycles: see the README.

use core::arch::naked_asm;

use super::blocks::{window_add, window_new};
use super::linear::{addmul_1_base, mul_1_base};
use crate::Limb;

/// The row `mul_basecase` of the kernel table, for multiples of eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_mul_basecase_8n_base")]
pub unsafe extern "sysv64" fn mul_basecase_8n_base(
    z: *mut Limb,
    x: *const Limb,
    y: *const Limb,
    nx: usize,
    ny: usize,
) {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "mov rbx, rdi", // z at the window's place
        "mov rbp, rsi", // x
        "mov r12, rcx", // nx
        "mov r13, r8",  // limbs of y left
        "mov rcx, rdx",
        "mov r11, r12",
        "call {window_new}",
        "jmp 3f",
        // z is x times the limbs of y before rcx.
        "2:",
        "add rbx, 64",
        "add rcx, 64",
        "mov rdi, rbx",
        "mov rsi, rbp",
        "mov r11, r12",
        "call {window_add}",
        "3:",
        "sub r13, 8",
        "jnz 2b",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
        window_new = sym window_new,
        window_add = sym window_add,
    )
}

mul_by_rows!(
    /// The row `mul_basecase` of the kernel table, for any lengths.
    "limbs_x86_64_mul_basecase_base" mul_basecase_base,
    mul_basecase_8n_base, mul_1_base, addmul_1_base
);
