//! Schoolbook squares with MULX, ADCX and ADOX.
//!
//! z' = x * x; z is disjoint from x.
//!
//! `sqr_basecase_8n_adx`, for multiples of eight limbs: the products of two different
//! limbs, each once: windows of eight limbs, of each its own triangle and then blocks of
//! rows along the limbs above it. A last pass doubles them and adds the squares of the
//! limbs: the doubling carries along CF, the addition along OF.
//!
//! `sqr_basecase_adx`, for any length: the triangle by `addmul_1`, then the same pass.

use core::arch::naked_asm;

use crate::Limb;

use super::blocks::{block_add, block_new, triangle_add, triangle_new};
use super::linear::addmul_1_adx;

/// Doubles the two limbs of z at `2 * $i` and adds the square of the limb `$i` of x.
macro_rules! double {
    ($i:literal) => {
        concat!(
            "mov rdx, [rsi + 8*",
            $i,
            "]\n",
            "mulx rbx, rbp, rdx\n",
            double_add!($i),
        )
    };
}

/// z = 2 * z + rbx:rbp at the two limbs `2 * $i`; CF and OF carry.
macro_rules! double_add {
    ($i:literal) => {
        concat!(
            "mov r8, [rdi + 16*",
            $i,
            "]\n",
            "mov r9, [rdi + 16*",
            $i,
            " + 8]\n",
            "adcx r8, r8\n",
            "adox r8, rbp\n",
            "adcx r9, r9\n",
            "adox r9, rbx\n",
            "mov [rdi + 16*",
            $i,
            "], r8\n",
            "mov [rdi + 16*",
            $i,
            " + 8], r9\n",
        )
    };
}

/// The first of some limbs: `rcx` is carried in, at most 2, and CF and OF are clear after.
macro_rules! double_first {
    () => {
        concat!(
            "mov rdx, [rsi]\n",
            "mulx rbx, rbp, rdx\n",
            // A square is at most B^2 - 2B + 1: two more fit.
            "add rbp, rcx\n",
            "adc rbx, 0\n",
            "xor ecx, ecx\n",
            double_add!("0"),
        )
    };
}

/// rcx = CF + OF.
macro_rules! double_last {
    () => {
        "adcx rcx, rcx\nmov ebx, 0\nadox rcx, rbx\n"
    };
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
        // The doubling; rcx carries.
        "5:",
        "mov rdi, [rsp + 32]",
        "mov rsi, [rsp + 24]",
        "mov r10, [rsp + 16]",
        "xor ecx, ecx",
        "mov [rdi], rcx",
        "2:",
        double_first!(),
        double!("1"),
        double!("2"),
        double!("3"),
        double!("4"),
        double!("5"),
        double!("6"),
        double!("7"),
        double_last!(),
        "add rsi, 64",
        "add rdi, 128",
        "dec r10",
        "jnz 2b",
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
