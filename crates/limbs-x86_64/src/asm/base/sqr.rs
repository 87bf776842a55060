//! Schoolbook squares with MUL and ADC.
//!
//! z' = x * x; z is disjoint from x.
//!
//! `sqr_basecase_8n_base`, for multiples of eight limbs: the products of two different
//! limbs, each once: windows of eight limbs along themselves and the limbs above, column by
//! column (see [`super::columns`]). A last pass doubles them and adds the squares of
//! the limbs.
//!
//! `sqr_basecase_base`, for any length: the triangle by `addmul_1`, then the same pass.
//!
//! Registers: see [`super::columns`]. Cycles: see the README.

use core::arch::naked_asm;

use super::blocks::columns_add;
use super::linear::addmul_1_base;
use crate::Limb;

/// The columns 1 to 7 of the products of two different limbs of the window, which starts at
/// rsi too.
macro_rules! triangle_in {
    ($before:ident) => {
        text!(
            $before!("1") products!("0" "1") finish!("1")
            $before!("2") products!("0" "2") finish!("2")
            $before!("3") products!("0" "3", "1" "2") finish!("3")
            $before!("4") products!("0" "4", "1" "3") finish!("4")
            $before!("5") products!("0" "5", "1" "4", "2" "3") finish!("5")
            $before!("6") products!("0" "6", "1" "5", "2" "4") finish!("6")
            $before!("7") products!("0" "7", "1" "6", "2" "5", "3" "4") finish!("7")
        )
    };
}

/// The columns 8 to 14, with the products of the window and the next eight limbs.
macro_rules! triangle_along {
    ($before:ident) => {
        text!(
            $before!("8") products!("0" "8", "1" "7", "2" "6", "3" "5") finish!("8")
            $before!("9") products!("0" "9", "1" "8", "2" "7", "3" "6", "4" "5") finish!("9")
            $before!("10") products!("0" "10", "1" "9", "2" "8", "3" "7", "4" "6") finish!("10")
            $before!("11") products!("0" "11", "1" "10", "2" "9", "3" "8", "4" "7", "5" "6")
            finish!("11")
            $before!("12") products!("0" "12", "1" "11", "2" "10", "3" "9", "4" "8", "5" "7")
            finish!("12")
            $before!("13")
            products!("0" "13", "1" "12", "2" "11", "3" "10", "4" "9", "5" "8", "6" "7")
            finish!("13")
            $before!("14")
            products!("0" "14", "1" "13", "2" "12", "3" "11", "4" "10", "5" "9", "6" "8")
            finish!("14")
        )
    };
}

/// The columns 8 to 15 of the last window.
macro_rules! triangle_out {
    () => {
        text!(
            products!("1" "7", "2" "6", "3" "5") finish!("8")
            products!("2" "7", "3" "6", "4" "5") finish!("9")
            products!("3" "7", "4" "6") finish!("10")
            products!("4" "7", "5" "6") finish!("11")
            products!("5" "7") finish!("12")
            products!("6" "7") finish!("13")
            finish!("14") finish!("15")
        )
    };
}

/// 2 * z + the square of a limb, at the two limbs of z at rdi; moves on by one limb of x.
///
/// r10 is the bit carried by the doubling, r11 the carry of the sum, as 0 or -1.
macro_rules! double {
    () => {
        text!(
            "mov rax, [rsi]\n"
            "mul rax\n"
            "mov r8, [rdi]\n"
            "mov r9, [rdi + 8]\n"
            "lea rbx, [r10 + 2*r8]\n"
            "mov r10, r9\n"
            "shr r8, 63\n"
            "shr r10, 63\n"
            "lea r9, [r8 + 2*r9]\n"
            "neg r11\n" // CF
            "adc rbx, rax\n"
            "adc r9, rdx\n"
            "sbb r11, r11\n"
            "mov [rdi], rbx\n"
            "mov [rdi + 8], r9\n"
            "add rsi, 8\n"
            "add rdi, 16\n"
        )
    };
}

/// The row `sqr_basecase` of the kernel table, for multiples of eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_sqr_basecase_8n_base")]
pub unsafe extern "sysv64" fn sqr_basecase_8n_base(z: *mut Limb, x: *const Limb, n: usize) {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "mov rbx, rdi", // z
        "mov rbp, rsi", // x
        "mov r12, rdx", // n
        "mov r13, rdx", // limbs from the window on
        "mov r14, rdi", // z at the window's place
        // Zero, to be added to: n limbs; each window appends eight.
        "xor eax, eax",
        "2:",
        "mov [rdi + 8*rdx - 8], rax",
        "dec rdx",
        "jnz 2b",
        // z holds the products of the limbs before rsi with all above them.
        "3:",
        "mov rdi, r14",
        "mov rcx, rsi",
        "xor r8d, r8d",
        "xor r9d, r9d",
        "xor r10d, r10d",
        triangle_in!(add_column),
        "mov r11, r13",
        "sub r11, 15",
        "jb 4f",
        triangle_along!(add_column),
        "add rdi, 120",
        "add rsi, 64",
        "call {columns_add}",
        "lea rsi, [rcx + 64]",
        "add r14, 128",
        "sub r13, 8",
        "jmp 3b",
        "4:",
        triangle_out!(),
        // The doubling.
        "mov rdi, rbx",
        "mov rsi, rbp",
        "xor r10d, r10d",
        "xor r11d, r11d",
        "2:",
        double!(),
        "dec r12",
        "jnz 2b",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
        columns_add = sym columns_add,
    )
}

/// The row `sqr_basecase` of the kernel table, for any length.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_sqr_basecase_base")]
pub unsafe extern "sysv64" fn sqr_basecase_base(z: *mut Limb, x: *const Limb, n: usize) {
    naked_asm!(
        triangle_by_rows!(),
        "xor r10d, r10d",
        "xor r11d, r11d",
        "2:",
        double!(),
        "dec r12",
        "jnz 2b",
        triangle_end!(),
        "ret",
        addmul_1 = sym addmul_1_base,
    )
}
