//! Selection and exchange by a mask of zeros or ones, with SSE2.
//!
//! ```text
//! select:  z' = x where the mask is ones, y where it is zeros
//! swap:    x' = y and y' = x where the mask is ones
//! ```
//!
//! Any n; z may be x or y. Blocks of four limbs, in two vectors: d = (x ^ y) & mask is what differs and
//! is to change. Then single limbs by conditional moves, which are no branches and read both
//! operands in either case.
//!
//! | register | role |
//! |---|---|
//! | `rdi`, `rsi`, `rdx` | z, x, y, or x and y, running |
//! | `rcx` | the mask |
//! | `r8` | blocks of four to do |
//! | `r9` | single limbs to do |
//! | `xmm0` | the mask, twice |
//! | `xmm1` to `xmm5` | limbs; cleared at the end, like the mask |
//! | `rax`, `r10`, `r11` | limbs |
//!
//! Cycles for 32 limbs, Zen 4: select 29, swap 37; by conditional moves alone 42 and 65.

use crate::Limb;

/// Selects the two limbs at `$i`, with two vectors.
macro_rules! select_two {
    ($i:literal, $a:literal, $b:literal) => {
        text!(
            "movdqu " $a ", [rsi + 8*" $i "]\n"
            "movdqu " $b ", [rdx + 8*" $i "]\n"
            "pxor " $a ", " $b "\n"
            "pand " $a ", xmm0\n"
            "pxor " $a ", " $b "\n"
            "movdqu [rdi + 8*" $i "], " $a "\n"
        )
    };
}

/// Exchanges the two limbs at `$i`, with three vectors.
macro_rules! swap_two {
    ($i:literal, $a:literal, $b:literal) => {
        text!(
            "movdqu " $a ", [rsi + 8*" $i "]\n"
            "movdqu " $b ", [rdi + 8*" $i "]\n"
            "movdqa xmm5, " $a "\n"
            "pxor xmm5, " $b "\n"
            "pand xmm5, xmm0\n"
            "pxor " $a ", xmm5\n"
            "pxor " $b ", xmm5\n"
            "movdqu [rsi + 8*" $i "], " $a "\n"
            "movdqu [rdi + 8*" $i "], " $b "\n"
        )
    };
}

/// Selects a limb where CF is set.
macro_rules! select_one {
    () => {
        "mov rax, [rdx]\ncmovc rax, [rsi]\nmov [rdi], rax\n"
    };
}

/// Exchanges a limb where CF is set.
macro_rules! swap_one {
    () => {
        text!(
            "mov rax, [rdi]\n"
            "mov r10, [rsi]\n"
            "mov r11, rax\n"
            "cmovc rax, r10\n"
            "cmovc r10, r11\n"
            "mov [rdi], rax\n"
            "mov [rsi], r10\n"
        )
    };
}

/// Moves the pointers on by `$k` limbs, and keeps the flags.
macro_rules! advance {
    ($k:literal) => {
        text!(
            "lea rdi, [rdi + 8*" $k "]\n"
            "lea rsi, [rsi + 8*" $k "]\n"
            "lea rdx, [rdx + 8*" $k "]\n"
        )
    };
}

/// All limbs, r8 of them.
macro_rules! limbs {
    ($two:ident, $one:ident) => {
        text!(
            "mov r9d, r8d\n"
            "and r9d, 3\n"
            "shr r8, 2\n"
            "jz 3f\n"
            "movq xmm0, rcx\n"
            "punpcklqdq xmm0, xmm0\n"
            // r8 blocks are left.
            "2:\n"
            $two!("0", "xmm1", "xmm2")
            $two!("2", "xmm3", "xmm4")
            advance!("4")
            "dec r8\n"
            "jnz 2b\n"
            "pxor xmm0, xmm0\n"
            "pxor xmm1, xmm1\n"
            "pxor xmm2, xmm2\n"
            "pxor xmm3, xmm3\n"
            "pxor xmm4, xmm4\n"
            "pxor xmm5, xmm5\n"
            "3:\n"
            "test r9d, r9d\n"
            "jz 5f\n"
            "neg rcx\n" // CF, and it stays
            // r9 single limbs are left.
            "4:\n"
            $one!()
            advance!("1")
            "dec r9d\n"
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
    core::arch::naked_asm!(limbs!(select_two, select_one), "ret")
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
        limbs!(swap_two, swap_one),
        "ret"
    )
}
