//! Schoolbook squares with MULX, ADCX and ADOX.
//!
//! z' = x * x; z is disjoint from x.
//!
//! `sqr_basecase_8n_adx`, for multiples of eight limbs: the products of two different
//! limbs, each once: windows of eight limbs, of each its own triangle and then blocks of
//! rows along the limbs above it. A last pass doubles them and adds the squares of the
//! limbs: the doubling carries along CF, the addition along OF.
//!
//! `sqr_basecase_8_adx`: that of one window, in rings, with the last pass begun while products are made: the text is
//! written by `xtask/src/kernels/adx.rs`, which says how.
//!
//! `sqr_basecase_adx`, for any length: the triangle by `addmul_1`, then the same pass.
//!
//! Registers: see [`super::rows`]. Cycles: see the README.

use core::arch::naked_asm;

use crate::Limb;

use super::blocks::{block_add, block_new, triangle_add, triangle_new};
use super::linear::addmul_1_adx;

/// Doubles the two limbs of z at `2 * $i` and adds the square of the limb `$i` of x.
macro_rules! double {
    ($i:literal) => {
        text!(
            "mov rdx, [rsi + 8*" $i "]\n"
            "mulx rbx, rbp, rdx\n"
            double_add!($i)
        )
    };
}

/// z = 2 * z + rbx:rbp at the two limbs `2 * $i`; CF and OF carry.
macro_rules! double_add {
    ($i:literal) => {
        text!(
            "mov r8, [rdi + 16*" $i "]\n"
            "mov r9, [rdi + 16*" $i " + 8]\n"
            "adcx r8, r8\n"
            "adox r8, rbp\n"
            "adcx r9, r9\n"
            "adox r9, rbx\n"
            "mov [rdi + 16*" $i "], r8\n"
            "mov [rdi + 16*" $i " + 8], r9\n"
        )
    };
}

/// The first of some limbs: `rcx` is carried in, at most 2, and CF and OF are clear after.
macro_rules! double_first {
    () => {
        text!(
            "mov rdx, [rsi]\n"
            "mulx rbx, rbp, rdx\n"
            // A square is at most B^2 - 2B + 1: two more fit.
            "add rbp, rcx\n"
            "adc rbx, 0\n"
            "xor ecx, ecx\n"
            double_add!("0")
        )
    };
}

/// rcx = CF + OF.
macro_rules! double_last {
    () => {
        "adcx rcx, rcx\nmov ebx, 0\nadox rcx, rbx\n"
    };
}

/// Doubles z at rdi, of 16 limbs for each of the r10 windows of x at rsi, and adds the squares of the limbs
/// of x; rcx carries from window to window. The lowest limb of z may hold anything.
macro_rules! double_windows {
    () => {
        text!(
            "xor ecx, ecx\n"
            "mov [rdi], rcx\n"
            "2:\n"
            double_first!()
            double!("1")
            double!("2")
            double!("3")
            double!("4")
            double!("5")
            double!("6")
            double!("7")
            double_last!()
            "add rsi, 64\n"
            "add rdi, 128\n"
            "dec r10\n"
            "jnz 2b\n"
        )
    };
}

/// Doubles `$low` and `$high`, adds the square of the limb `$i` of x, and stores them.
macro_rules! double_registers {
    ($i:literal, $low:literal, $high:literal) => {
        text!(
            "mov rdx, [rsi + 8*" $i "]\n"
            "mulx rbx, rbp, rdx\n"
            "adcx " $low ", " $low "\n"
            "adox " $low ", rbp\n"
            "adcx " $high ", " $high "\n"
            "adox " $high ", rbx\n"
            "mov [rdi + 16*" $i "], " $low "\n"
            "mov [rdi + 16*" $i " + 8], " $high "\n"
        )
    };
}

/// The same with the limbs that are at rdi.
macro_rules! double_low {
    ($i:literal) => {
        text!(
            "mov rax, [rdi + 16*" $i "]\n"
            "mov rcx, [rdi + 16*" $i " + 8]\n"
            double_registers!($i, "rax", "rcx")
        )
    };
}

/// The same with the lowest two limbs, of which there is the upper one.
macro_rules! double_lowest {
    () => {
        text!(
            "mov rdx, [rsi]\n"
            "mulx rbx, rbp, rdx\n"
            "mov rcx, [rdi + 8]\n"
            "mov [rdi], rbp\n"
            "adcx rcx, rcx\n"
            "adox rcx, rbx\n"
            "mov [rdi + 8], rcx\n"
        )
    };
}

/// The square of the eight limbs at rsi, to rdi; keeps only these two registers.
macro_rules! square_8 {
    () => {
        include_str!("../generated/adx_square_8.s")
    };
}

/// The square of the sixteen limbs at rsi, to rdi; keeps only these two registers.
macro_rules! square_16 {
    () => {
        text!(
            // The low half by itself and by the high half.
            "mov rcx, rsi\n"
            triangle_new!()
            "add rsi, 64\n"
            "add rdi, 64\n"
            rows!(row_new)
            store!("rdi + 64")
            // The high half by itself.
            "mov rcx, rsi\n"
            "add rdi, 64\n"
            triangle_add!()
            // The doubling: what is in memory, then what is in registers.
            "sub rsi, 64\n"
            "sub rdi, 128\n"
            "xor eax, eax\n" // CF = OF = 0
            double_lowest!()
            double_low!("1")
            double_low!("2")
            double_low!("3")
            double_low!("4")
            double_low!("5")
            double_low!("6")
            double_low!("7")
            double_low!("8")
            double_low!("9")
            double_low!("10")
            double_low!("11")
            double_registers!("12", "r8", "r9")
            double_registers!("13", "r10", "r11")
            double_registers!("14", "r12", "r13")
            double_registers!("15", "r14", "r15")
        )
    };
}

/// The row `sqr_basecase` of the kernel table, for eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_sqr_basecase_8_adx")]
pub unsafe extern "sysv64" fn sqr_basecase_8_adx(z: *mut Limb, x: *const Limb, n: usize) {
    naked_asm!(align!(), save!(), square_8!(), restore!(), "ret",)
}

/// The row `sqr_basecase` of the kernel table, for sixteen limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_sqr_basecase_16_adx")]
pub unsafe extern "sysv64" fn sqr_basecase_16_adx(z: *mut Limb, x: *const Limb, n: usize) {
    naked_asm!(align!(), save!(), square_16!(), restore!(), "ret",)
}

/// The row `sqr_basecase` of the kernel table, for multiples of eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_sqr_basecase_8n_adx")]
pub unsafe extern "sysv64" fn sqr_basecase_8n_adx(z: *mut Limb, x: *const Limb, n: usize) {
    naked_asm!(
        save!(),
        "shr rdx, 3",
        "push rdi", // [rsp + 32]: z
        "push rsi", // [rsp + 24]: x
        "push rdx", // [rsp + 16]: windows
        "push rdx", // [rsp + 8]: windows left, this one included
        "push rdx", // [rsp]: blocks left
        // The first window writes z.
        "mov rcx, rsi",
        "call {triangle_new}",
        "jmp 3f",
        "2:",
        "call {block_new}",
        "3:",
        "dec qword ptr [rsp]",
        "jnz 2b",
        // z holds the products of the windows up to rcx with what is above each, the top
        // eight limbs in the accumulators.
        "4:",
        store!("rdi"),
        "mov rax, [rsp + 8]",
        "dec rax",
        "jz 5f",
        "mov [rsp + 8], rax",
        "mov [rsp], rax",
        // The next window adds to z, 16 limbs above where this one began; rdi is now 8
        // limbs * (rax + 1) above that.
        "shl rax, 6",
        "sub rdi, rax",
        "add rdi, 64",
        "add rcx, 64",
        "mov rsi, rcx",
        "call {triangle_add}",
        "jmp 3f",
        "2:",
        "call {block_add}",
        "3:",
        "dec qword ptr [rsp]",
        "jnz 2b",
        "jmp 4b",
        // The doubling.
        "5:",
        "mov rdi, [rsp + 32]",
        "mov rsi, [rsp + 24]",
        "mov r10, [rsp + 16]",
        double_windows!(),
        "add rsp, 40",
        restore!(),
        "ret",
        block_new = sym block_new,
        block_add = sym block_add,
        triangle_new = sym triangle_new,
        triangle_add = sym triangle_add,
    )
}

/// The row `sqr_basecase` of the kernel table, for any length.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_sqr_basecase_adx")]
pub unsafe extern "sysv64" fn sqr_basecase_adx(z: *mut Limb, x: *const Limb, n: usize) {
    naked_asm!(
        triangle_by_rows!(),
        "xor ecx, ecx",
        "2:",
        double_first!(),
        double_last!(),
        "add rsi, 8",
        "add rdi, 16",
        "dec r12",
        "jnz 2b",
        triangle_end!(),
        "ret",
        addmul_1 = sym addmul_1_adx,
    )
}
