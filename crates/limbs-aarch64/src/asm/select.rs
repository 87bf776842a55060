//! Selection and exchange by a mask of zeros or ones, with NEON.
//!
//! ```text
//! select:  z' = x where the mask is ones, y where it is zeros
//! swap:    x' = y and y' = x where the mask is ones
//! ```
//!
//! Any n; z may be x or y. Single limbs first, then blocks of four. BIF takes bits of another register where the mask has
//! zeros, BIT where it has ones; both read both operands in either case.
//!
//! | register | role |
//! |---|---|
//! | `x0`, `x1`, `x2` | z, x, y, or x and y, running |
//! | `x3` | the mask |
//! | `x4`, `x5` | blocks of four and single limbs to do |
//! | `v0` | the mask, twice |
//! | `v1` to `v5` | limbs; cleared at the end, like the mask |
//!
//! Cycles: see the README.

use core::arch::naked_asm;

use crate::Limb;

/// `$one` for single limbs, then `$four` for blocks; the mask is in x3, n in x4.
macro_rules! limbs {
    ($one:expr, $four:expr) => {
        text!(
            "and x5, x4, #3\n"
            "lsr x4, x4, #2\n"
            "dup v0.2d, x3\n"
            "cbz x5, 3f\n"
            // x5 single limbs are left.
            "2:\n"
            $one
            "sub x5, x5, #1\n"
            "cbnz x5, 2b\n"
            "3:\n"
            "cbz x4, 5f\n"
            // x4 blocks are left.
            "4:\n"
            $four
            "sub x4, x4, #1\n"
            "cbnz x4, 4b\n"
            "5:\n"
            "movi v0.2d, #0\n"
            "movi v1.2d, #0\n"
            "movi v2.2d, #0\n"
            "movi v3.2d, #0\n"
            "movi v4.2d, #0\n"
            "movi v5.2d, #0\n"
            "ret"
        )
    };
}

/// Exchanges two vectors by the mask.
macro_rules! exchange {
    ($x:literal, $y:literal) => {
        text!(
            "mov v5.16b, " $x ".16b\n"
            "bit " $x ".16b, " $y ".16b, v0.16b\n"
            "bit " $y ".16b, v5.16b, v0.16b\n"
        )
    };
}

/// The row `select` of the kernel table.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_aarch64_select_base")]
pub unsafe extern "C" fn select_base(
    z: *mut Limb,
    x: *const Limb,
    y: *const Limb,
    mask: Limb,
    n: usize,
) {
    naked_asm!(limbs!(
        "ldr d1, [x1], #8\n\
         ldr d2, [x2], #8\n\
         bif v1.16b, v2.16b, v0.16b\n\
         str d1, [x0], #8\n",
        "ldp q1, q3, [x1], #32\n\
         ldp q2, q4, [x2], #32\n\
         bif v1.16b, v2.16b, v0.16b\n\
         bif v3.16b, v4.16b, v0.16b\n\
         stp q1, q3, [x0], #32\n"
    ))
}

/// The row `swap` of the kernel table.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_aarch64_swap_base")]
pub unsafe extern "C" fn swap_base(x: *mut Limb, y: *mut Limb, mask: Limb, n: usize) {
    naked_asm!(
        "mov x4, x3",
        "mov x3, x2",
        limbs!(
            text!(
                "ldr d1, [x0]\n"
                "ldr d2, [x1]\n"
                exchange!("v1", "v2")
                "str d1, [x0], #8\n"
                "str d2, [x1], #8\n"
            ),
            text!(
                "ldp q1, q3, [x0]\n"
                "ldp q2, q4, [x1]\n"
                exchange!("v1", "v2")
                exchange!("v3", "v4")
                "stp q1, q3, [x0], #32\n"
                "stp q2, q4, [x1], #32\n"
            )
        ),
    )
}
