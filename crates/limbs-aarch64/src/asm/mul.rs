//! Schoolbook products and squares, row by row.
//!
//! | kernel | |
//! |---|---|
//! | `mul_basecase_base` | z' = x * y; x may be y |
//! | `sqr_basecase_base` | z' = x^2 |
//!
//! Any sizes from 1. A product is x times each limb of y by the kernels of [`super::linear`]: the first makes z, the others
//! are added. A square is twice the products of two different limbs, each made once in that way, and the squares of all
//! limbs, which one pass adds while it doubles.
//!
//! Both make a frame of 80 bytes.
//!
//! | register | role |
//! |---|---|
//! | `x19` | z at the row's place |
//! | `x20` | x, in squares at the row's limb |
//! | `x21` | y at the row's limb, in squares x |
//! | `x22` | limbs of a row |
//! | `x23` | rows to do, in squares n |
//! | `x24` | in squares z |
//!
//! Cycles per product of two limbs: see the README.

use core::arch::naked_asm;

use super::linear::{addmul_1_base, mul_1_base};
use crate::Limb;

/// The row `mul_basecase` of the kernel table, for any sizes.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_aarch64_mul_basecase_base")]
pub unsafe extern "C" fn mul_basecase_base(
    z: *mut Limb,
    x: *const Limb,
    y: *const Limb,
    nx: usize,
    ny: usize,
) {
    naked_asm!(
        save!(),
        "mov x19, x0",
        "mov x20, x1",
        "mov x21, x2",
        "mov x22, x3",
        "mov x23, x4",
        "ldr x2, [x21], #8",
        "bl {mul_1}",
        "b 3f",
        // The nx + k limbs of z are x times the k limbs of y before x21; x19 is k - 1 limbs into z.
        "2:",
        "add x19, x19, #8",
        "mov x0, x19",
        "mov x1, x20",
        "ldr x2, [x21], #8",
        "mov x3, x22",
        "bl {addmul_1}",
        "3:",
        "str x0, [x19, x22, lsl #3]",
        "sub x23, x23, #1",
        "cbnz x23, 2b",
        restore!(),
        "ret",
        mul_1 = sym mul_1_base,
        addmul_1 = sym addmul_1_base,
    )
}

/// The row `sqr_basecase` of the kernel table, for any size.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_aarch64_sqr_basecase_base")]
pub unsafe extern "C" fn sqr_basecase_base(z: *mut Limb, x: *const Limb, n: usize) {
    naked_asm!(
        save!(),
        "mov x20, x1",
        "mov x21, x1",
        "mov x23, x2",
        "mov x24, x0",
        // The lowest and the highest limb, which no product of different limbs reaches.
        "add x3, x0, x2, lsl #4",
        "str xzr, [x0]",
        "str xzr, [x3, #-8]",
        "add x19, x0, #8",
        "sub x22, x2, #1",
        "cbz x22, 4f",
        // The first row.
        "mov x0, x19",
        "ldr x2, [x20], #8",
        "mov x1, x20",
        "mov x3, x22",
        "bl {mul_1}",
        "b 3f",
        // The limbs of x before x20 are multiplied by all above them, in z up to the limb at x19 + 8 * x22; x22 are left.
        "2:",
        "add x19, x19, #16",
        "mov x0, x19",
        "ldr x2, [x20], #8",
        "mov x1, x20",
        "mov x3, x22",
        "bl {addmul_1}",
        "3:",
        "str x0, [x19, x22, lsl #3]",
        "sub x22, x22, #1",
        "cbnz x22, 2b",
        "4:",
        "mov x9, xzr",
        "cmn xzr, xzr", // clears C
        // Below x24 the square is done; x9 is the limb of the sum of products before it, C the carry, x23 limbs
        // of x are left.
        "5:",
        "ldr x7, [x21], #8",
        "ldp x5, x6, [x24]",
        "mul x8, x7, x7",
        "umulh x10, x7, x7",
        "extr x11, x5, x9, #63",
        "extr x12, x6, x5, #63",
        "mov x9, x6",
        "adcs x11, x11, x8",
        "adcs x12, x12, x10",
        "stp x11, x12, [x24], #16",
        "sub x23, x23, #1",
        "cbnz x23, 5b",
        restore!(),
        "ret",
        mul_1 = sym mul_1_base,
        addmul_1 = sym addmul_1_base,
    )
}
