//! Selection and exchange by a mask of zeros or ones.
//!
//! ```text
//! select:  z' = x where the mask is ones, y where it is zeros
//! swap:    x' = y and y' = x where the mask is ones
//! ```
//!
//! Any n; z may be x or y. The carry flag holds the mask, and conditional moves, which are no
//! branches, read both operands in either case.
//!
//! | register | role |
//! |---|---|
//! | `rdi`, `rsi`, `rdx` | z, x, y, or x and y, running |
//! | `r8` | single limbs to do |
//! | `r9` | blocks of four to do |
//! | `rax`, `r10`, `r11` | limbs |
//!
//! Cycles per limb, Zen 4: select 1.0, swap 1.5.

use crate::Limb;

/// Selects limb `$i`.
macro_rules! select_limb {
    ($i:literal) => {
        text!(
            "mov rax, [rdx + 8*" $i "]\n"
            "cmovc rax, [rsi + 8*" $i "]\n"
            "mov [rdi + 8*" $i "], rax\n"
        )
    };
}

/// Exchanges limb `$i`.
macro_rules! swap_limb {
    ($i:literal) => {
        text!(
            "mov rax, [rdi + 8*" $i "]\n"
            "mov r10, [rsi + 8*" $i "]\n"
            "mov r11, rax\n"
            "cmovc rax, r10\n"
            "cmovc r10, r11\n"
            "mov [rdi + 8*" $i "], rax\n"
            "mov [rsi + 8*" $i "], r10\n"
        )
    };
}

/// All limbs: the count is in r8, `$mask` is the mask.
macro_rules! limbs {
    ($mask:literal, $limb:ident) => {
        text!(
            "mov r9, r8\n"
            "shr r9, 2\n"
            "and r8, 3\n"
            "neg " $mask "\n" // CF, and it stays
            "inc r8\n"
            "dec r8\n"
            "jz 3f\n"
            // r8 single limbs and r9 blocks are left.
            "2:\n"
            $limb!("0")
            "lea rdi, [rdi + 8]\n"
            "lea rsi, [rsi + 8]\n"
            "lea rdx, [rdx + 8]\n"
            "dec r8\n"
            "jnz 2b\n"
            "3:\n"
            "inc r9\n"
            "dec r9\n"
            "jz 5f\n"
            "4:\n"
            $limb!("0")
            $limb!("1")
            $limb!("2")
            $limb!("3")
            "lea rdi, [rdi + 32]\n"
            "lea rsi, [rsi + 32]\n"
            "lea rdx, [rdx + 32]\n"
            "dec r9\n"
            "jnz 4b\n"
            "5:\n"
        )
    };
}

/// The row `select` of the kernel table.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_select_base")]
pub unsafe extern "sysv64" fn select_base(
    z: *mut Limb,
    x: *const Limb,
    y: *const Limb,
    mask: Limb,
    n: usize,
) {
    core::arch::naked_asm!(limbs!("rcx", select_limb), "ret")
}

/// The row `swap` of the kernel table.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_swap_base")]
pub unsafe extern "sysv64" fn swap_base(x: *mut Limb, y: *mut Limb, mask: Limb, n: usize) {
    core::arch::naked_asm!(
        "mov r8, rcx",
        "mov rcx, rdx",
        limbs!("rcx", swap_limb),
        "ret"
    )
}
