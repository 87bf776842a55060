//! Montgomery kernels of eight limbs in one piece, with MULX, ADCX and ADOX.
//!
//! The product or square goes to t and is reduced there as in [`super::redc`]: eight rows of quotient
//! digits, all of m being their window. A square takes 165 cycles on Zen 4, by calls of
//! a square and a reduction 180.
//!
//! Stack: z at `[rsp + 24]`, m at `[rsp + 16]`, m0_neg_inv at `[rsp + 8]`.
//! Registers: see [`super::rows`]. Cycles: see the README.

use core::arch::naked_asm;

use crate::Limb;

/// z' = t / B^8 modulo m, below m; t is at rdi.
macro_rules! reduce_8 {
    () => {
        text!(
            "mov rcx, [rsp + 16]\n"
            load!("rdi")
            rows!(row_reduce)
            "xor eax, eax\n"
            with_each!("adc", "rdi + 64")
            "adc eax, eax\n"
            "mov rsi, rcx\n"
            "mov rcx, [rsp + 24]\n"
            "xor ebx, ebx\n" // no borrow
            registers!(subtract_high)
            // rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.
            "sbb rax, 0\n"
            "neg rax\n"
            registers!(keep_high)
        )
    };
}

/// The row `redc_1` of the kernel table, for eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_redc_1_8_adx")]
pub unsafe extern "sysv64" fn redc_1_8_adx(
    z: *mut Limb,
    t: *mut Limb,
    m: *const Limb,
    m0_neg_inv: Limb,
    n: usize,
) {
    naked_asm!(
        align!(),
        save!(),
        "push rdi",
        "push rdx",
        "push rcx",
        "push rcx",
        "mov rdi, rsi",
        reduce_8!(),
        "add rsp, 32",
        restore!(),
        "ret",
    )
}

/// The row `mont_mul` of the kernel table, for eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_mont_mul_8_adx")]
pub unsafe extern "sysv64" fn mont_mul_8_adx(
    z: *mut Limb,
    x: *const Limb,
    y: *const Limb,
    m: *const Limb,
    m0_neg_inv: Limb,
    t: *mut Limb,
    n: usize,
) {
    naked_asm!(
        align!(),
        save!(),
        "push rdi",
        "push rcx",
        "push r8",
        "push r8",
        "mov rdi, r9",
        "mov rcx, rdx",
        row_first!(),
        rows_after_first!(row_new),
        store!("rdi + 64"),
        reduce_8!(),
        "add rsp, 32",
        restore!(),
        "ret",
    )
}

/// The row `mont_sqr` of the kernel table, for eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_mont_sqr_8_adx")]
pub unsafe extern "sysv64" fn mont_sqr_8_adx(
    z: *mut Limb,
    x: *const Limb,
    m: *const Limb,
    m0_neg_inv: Limb,
    t: *mut Limb,
    n: usize,
) {
    naked_asm!(
        align!(),
        save!(),
        "push rdi",
        "push rdx",
        "push rcx",
        "push rcx",
        "mov rdi, r8",
        square_8!(),
        reduce_8!(),
        "add rsp, 32",
        restore!(),
        "ret",
    )
}
