//! Montgomery reduction and products.
//!
//! P. L. Montgomery, "Modular multiplication without trial division", Math. Comp. 44, 1985.
//!
//! | kernel | |
//! |---|---|
//! | `redc_1_base` | z' = t / B^n modulo m, z' < m |
//! | `mont_mul_base` | z' = x * y / B^n modulo m, z' < m |
//! | `mont_sqr_base` | z' = x^2 / B^n modulo m, z' < m |
//!
//! Any n from 1. A quotient digit is t\[i\] * m0_neg_inv modulo B; m times the digit, added at limb i, makes that limb 0.
//! After n digits t\[n : n\], with a carry above it, is below 2m: m is subtracted, and where that borrows more than the
//! carry the sum is taken instead, by a mask. Products are made first, in t, and reduced after.
//!
//! All make a frame of 80 bytes.
//!
//! | register | role in reductions | in products |
//! |---|---|---|
//! | `x19` | t at the digit's place | z |
//! | `x20` | m | t |
//! | `x21` | m0_neg_inv | m |
//! | `x22` | n | m0_neg_inv |
//! | `x23` | digits to do | n |
//! | `x24` | the carry that belongs n limbs above x19 | |
//! | `x25` | z | |
//!
//! Cycles per product of two limbs: see the README.

use core::arch::naked_asm;

use super::add::sub_n_base;
use super::linear::addmul_1_base;
use super::mul::{mul_basecase_base, sqr_basecase_base};
use super::select::select_base;
use crate::Limb;

/// The row `redc_1` of the kernel table, for any size.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_aarch64_redc_1_base")]
pub unsafe extern "C" fn redc_1_base(
    z: *mut Limb,
    t: *mut Limb,
    m: *const Limb,
    m0_neg_inv: Limb,
    n: usize,
) {
    naked_asm!(
        save!(),
        "mov x25, x0",
        "mov x19, x1",
        "mov x20, x2",
        "mov x21, x3",
        "mov x22, x4",
        "mov x23, x4",
        "mov x24, xzr",
        // The limbs of t before x19 are zero; x23 digits are left.
        "2:",
        "ldr x2, [x19]",
        "mul x2, x2, x21",
        "mov x0, x19",
        "mov x1, x20",
        "mov x3, x22",
        "bl {addmul_1}",
        "ldr x1, [x19, x22, lsl #3]",
        // Limb, carry and limb are below 2B.
        "adds x1, x1, x24",
        "cset x24, cs",
        "adds x1, x1, x0",
        "cinc x24, x24, cs",
        "str x1, [x19, x22, lsl #3]",
        "add x19, x19, #8",
        "sub x23, x23, #1",
        "cbnz x23, 2b",
        // z = t[n : n] - m, whose borrow is x0.
        "mov x0, x25",
        "mov x1, x19",
        "mov x2, x20",
        "mov x3, x22",
        "bl {sub_n}",
        // Ones where the borrow is more than the carry.
        "cmp x24, x0",
        "csetm x3, cc",
        "mov x0, x25",
        "mov x1, x19",
        "mov x2, x25",
        "mov x4, x22",
        restore!(),
        "b {select}",
        addmul_1 = sym addmul_1_base,
        sub_n = sym sub_n_base,
        select = sym select_base,
    )
}

/// A product or square in t, then its reduction. `$z` to `$n` are where the arguments come, `$move` puts x and n where
/// `$product` wants them.
macro_rules! montgomery {
    (
        $(#[$doc:meta])* $symbol:literal $name:ident($($operand:ident),*), $product:path,
        $m:literal $inverse:literal $t:literal $n:literal, $($move:literal)*
    ) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "C" fn $name(
            z: *mut Limb,
            $($operand: *const Limb,)*
            m: *const Limb,
            m0_neg_inv: Limb,
            t: *mut Limb,
            n: usize,
        ) {
            naked_asm!(
                save!(),
                "mov x19, x0",
                concat!("mov x20, ", $t),
                concat!("mov x21, ", $m),
                concat!("mov x22, ", $inverse),
                concat!("mov x23, ", $n),
                "mov x0, x20",
                $($move,)*
                "bl {product}",
                "mov x0, x19",
                "mov x1, x20",
                "mov x2, x21",
                "mov x3, x22",
                "mov x4, x23",
                restore!(),
                "b {redc}",
                product = sym $product,
                redc = sym redc_1_base,
            )
        }
    };
}

montgomery!(
    /// The row `mont_mul` of the kernel table, for any size.
    "limbs_aarch64_mont_mul_base" mont_mul_base(x, y), mul_basecase_base,
    "x3" "x4" "x5" "x6", "mov x3, x23" "mov x4, x23"
);
montgomery!(
    /// The row `mont_sqr` of the kernel table, for any size.
    "limbs_aarch64_mont_sqr_base" mont_sqr_base(x), sqr_basecase_base,
    "x2" "x3" "x4" "x5", "mov x2, x23"
);
