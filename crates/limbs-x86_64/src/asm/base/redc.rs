//! Montgomery reduction and products with MUL and ADC.
//!
//! P. L. Montgomery, "Modular multiplication without trial division", Math. Comp. 44, 1985.
//! Products are made first and reduced after: z' = t / B^n modulo m, z' < m, z disjoint
//! from t.
//!
//! `redc_1_8n_base`, for multiples of eight limbs: groups of eight quotient digits. The first
//! eight columns give the digits; these are the window along the rest of m, column by column
//! (see [`super::columns`]). They lie in t, in the limbs that they made zero.
//!
//! `redc_1_base`, for any length: m times each digit by `addmul_1`.
//!
//! At the end t[n : n], with a carry above it, is below 2m: m is subtracted, and the sum
//! kept where that borrows.
//!
//! Registers: see [`super::columns`]. Cycles: see the README.

use core::arch::naked_asm;

use super::linear::addmul_1_base;
use super::mul::{mul_basecase_8n_base, mul_basecase_base};
use super::sqr::{sqr_basecase_8n_base, sqr_basecase_base};
use crate::Limb;
use crate::asm::montgomery::{montgomery, subtract_m};

/// Makes the column `$c` zero by a quotient digit, which is stored there, and moves down.
macro_rules! digit {
    ($c:literal) => {
        text!(
            "mov rax, r8\n"
            "imul rax, rbx\n"
            "mov [rdi + 8*" $c "], rax\n"
            "mul qword ptr [rsi]\n"
            "add r8, rax\n"
            "adc r9, rdx\n"
            "adc r10, 0\n"
            next!()
        )
    };
}

/// The eight columns that give the digits; the window is where they are stored.
macro_rules! digits {
    () => {
        text!(
            add_column!("0") digit!("0")
            add_column!("1") products!("0" "1") digit!("1")
            add_column!("2") products!("0" "2", "1" "1") digit!("2")
            add_column!("3") products!("0" "3", "1" "2", "2" "1") digit!("3")
            add_column!("4") products!("0" "4", "1" "3", "2" "2", "3" "1") digit!("4")
            add_column!("5") products!("0" "5", "1" "4", "2" "3", "3" "2", "4" "1") digit!("5")
            add_column!("6")
            products!("0" "6", "1" "5", "2" "4", "3" "3", "4" "2", "5" "1")
            digit!("6")
            add_column!("7")
            products!("0" "7", "1" "6", "2" "5", "3" "4", "4" "3", "5" "2", "6" "1")
            digit!("7")
        )
    };
}

/// The row `redc_1` of the kernel table, for multiples of eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_redc_1_8n_base")]
pub unsafe extern "sysv64" fn redc_1_8n_base(
    z: *mut Limb,
    t: *mut Limb,
    m: *const Limb,
    m0_neg_inv: Limb,
    n: usize,
) {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push rdi",
        "mov rbx, rcx", // m0_neg_inv
        "mov rbp, rdx", // m
        "mov r12, r8",  // n
        "mov r13, r8",  // digits left
        "xor r14d, r14d", // carry
        // The groups before rcx have made their limbs of t zero; the carry belongs n limbs
        // above rcx.
        "mov rcx, rsi",
        "2:",
        "mov rdi, rcx",
        "mov rsi, rbp",
        "xor r8d, r8d",
        "xor r9d, r9d",
        "xor r10d, r10d",
        digits!(),
        "add rdi, 64",
        "add rsi, 8",
        "mov r11, r12",
        "sub r11, 8",
        "jz 4f",
        "3:",
        add_column!("0"),
        column!(),
        finish!("0"),
        "add rsi, 8",
        "add rdi, 8",
        "dec r11",
        "jnz 3b",
        "4:",
        "sub rsi, 8",
        "add r8, r14",
        "adc r9, 0",
        "adc r10, 0",
        columns_out!(add_column),
        add_column!("7"),
        "mov [rdi + 56], r8",
        "mov r14, r9",
        "add rcx, 64",
        "sub r13, 8",
        "jnz 2b",
        // rcx is now at the high half of t.
        "mov rax, r14",
        "mov rsi, rcx",
        "mov rcx, rbp",
        "mov r8, r12",
        "pop rdi",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "jmp {subtract_m}",
        subtract_m = sym subtract_m,
    )
}

redc_by_rows!(
    /// The row `redc_1` of the kernel table, for any length.
    "limbs_x86_64_redc_1_base" redc_1_base, addmul_1_base
);

montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for multiples of eight limbs.
    "limbs_x86_64_mont_mul_8n_base" mont_mul_8n_base, mul_basecase_8n_base, redc_1_8n_base
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for multiples of eight limbs.
    "limbs_x86_64_mont_sqr_8n_base" mont_sqr_8n_base, sqr_basecase_8n_base, redc_1_8n_base
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for any length.
    "limbs_x86_64_mont_mul_base" mont_mul_base, mul_basecase_base, redc_1_base
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for any length.
    "limbs_x86_64_mont_sqr_base" mont_sqr_base, sqr_basecase_base, redc_1_base
);
