//! Schoolbook products with MULX, ADCX and ADOX.
//!
//! z' = x * y; x and y may be the same, z is neither.
//!
//! `mul_basecase_8n_adx`, for multiples of eight limbs: windows of eight limbs of y; for
//! each, blocks of eight rows along x (see [`super::rows`]). The accumulators pass from
//! block to block and are stored above the last.
//!
//! `mul_basecase_adx`, for any lengths: whole blocks of both by that, what is left by `addmul_1`.
//!
//! Registers: see [`super::rows`]. Cycles: see the README.

use core::arch::naked_asm;

use crate::Limb;

use super::blocks::{block_add, block_new};
use super::linear::{addmul_1_adx, mul_1_adx};

/// The row `mul_basecase` of the kernel table, for multiples of eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_mul_basecase_8n_adx")]
pub unsafe extern "sysv64" fn mul_basecase_8n_adx(
    z: *mut Limb,
    x: *const Limb,
    y: *const Limb,
    nx: usize,
    ny: usize,
) {
    naked_asm!(
        save!(),
        "shr rcx, 3",
        "shr r8, 3",
        "push rdi", // [rsp + 32]: z at the window's place
        "push rsi", // [rsp + 24]: x
        "push rcx", // [rsp + 16]: blocks in x
        "push r8",  // [rsp + 8]: windows left
        "push rcx", // [rsp]: blocks left
        "mov rcx, rdx",
        // The first window writes z.
        clear!(),
        "2:",
        "call {block_new}",
        "dec qword ptr [rsp]",
        "jnz 2b",
        // z holds x times the windows up to rcx, its top eight limbs in the accumulators.
        "4:",
        store!("rdi"),
        "dec qword ptr [rsp + 8]",
        "jz 5f",
        // The next window adds to z: its first block begins with what is there.
        "add rcx, 64",
        "mov rdi, [rsp + 32]",
        "add rdi, 64",
        "mov [rsp + 32], rdi",
        "mov rsi, [rsp + 24]",
        "mov rax, [rsp + 16]",
        "mov [rsp], rax",
        load!("rdi"),
        "call {block_new}",
        "jmp 3f",
        "2:",
        "call {block_add}",
        "3:",
        "dec qword ptr [rsp]",
        "jnz 2b",
        "jmp 4b",
        "5:",
        "add rsp, 40",
        restore!(),
        "ret",
        block_new = sym block_new,
        block_add = sym block_add,
    )
}

mul_by_rows!(
    /// The row `mul_basecase` of the kernel table, for any lengths.
    "limbs_x86_64_mul_basecase_adx" mul_basecase_adx,
    mul_basecase_8n_adx, mul_1_adx, addmul_1_adx
);

/// The row `mul_basecase` of the kernel table, for eight limbs each.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_mul_basecase_8_adx")]
pub unsafe extern "sysv64" fn mul_basecase_8_adx(
    z: *mut Limb,
    x: *const Limb,
    y: *const Limb,
    nx: usize,
    ny: usize,
) {
    naked_asm!(
        align!(),
        save!(),
        "mov rcx, rdx",
        row_first!(),
        rows_after_first!(row_new),
        store!("rdi + 64"),
        restore!(),
        "ret",
    )
}

/// The row `mul_basecase` of the kernel table, for sixteen limbs each.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_mul_basecase_16_adx")]
pub unsafe extern "sysv64" fn mul_basecase_16_adx(
    z: *mut Limb,
    x: *const Limb,
    y: *const Limb,
    nx: usize,
    ny: usize,
) {
    naked_asm!(
        align!(),
        save!(),
        "mov rcx, rdx",
        row_first!(),
        rows_after_first!(row_new),
        "add rdi, 64",
        "add rsi, 64",
        rows!(row_new),
        store!("rdi + 64"),
        // The high half of y: its first block begins with what is there.
        load!("rdi"),
        "add rcx, 64",
        "sub rsi, 64",
        rows!(row_new),
        "add rdi, 64",
        "add rsi, 64",
        rows!(row_add),
        store!("rdi + 64"),
        restore!(),
        "ret",
    )
}
