//! Products by one limb.
//!
//! | kernel | |
//! |---|---|
//! | `mul_1_base` | z' + B^n * ret = x * y |
//! | `addmul_1_base` | z' + B^n * ret = z + x * y |
//! | `submul_1_base` | z' + x * y = z + B^n * ret |
//!
//! Any n; z may be x, for each block is read before that of z is written. First n mod 4 single limbs, then blocks
//! of four: their eight half products, a chain that adds the high halves and the carry to the low ones, and a second
//! chain that adds these to z or subtracts them. A product of two limbs and two limbs more fit in two limbs, so
//! that the carry is a limb.
//!
//! | register | role |
//! |---|---|
//! | `x0`, `x1` | z, x, running |
//! | `x2` | y |
//! | `x3`, `x4` | single limbs and blocks of four to do |
//! | `x5` | the carry |
//! | `x6` to `x9` | limbs of x, then of z |
//! | `x10` to `x13` | low halves, then what is stored or goes to z |
//! | `x14` to `x17` | high halves |
//!
//! Cycles per limb: see the README.

use core::arch::naked_asm;

use crate::Limb;

/// A kernel; `$one` and `$four` take x10, or x10 to x13, to z and add to x5.
macro_rules! linear {
    ($(#[$doc:meta])* $symbol:literal $name:ident, $one:expr, $four:expr) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "C" fn $name(
            z: *mut Limb,
            x: *const Limb,
            y: Limb,
            n: usize,
        ) -> Limb {
            naked_asm!(
                "lsr x4, x3, #2",
                "and x3, x3, #3",
                "mov x5, #0",
                "cbz x3, 3f",
                // z is right for the limbs done, and x5 belongs above them; x3 single limbs are left.
                "2:",
                "ldr x6, [x1], #8",
                "mul x10, x6, x2",
                "umulh x14, x6, x2",
                "adds x10, x10, x5",
                "adc x5, x14, xzr",
                $one,
                "sub x3, x3, #1",
                "cbnz x3, 2b",
                "3:",
                "cbz x4, 5f",
                // The same; x4 blocks are left.
                "4:",
                "ldp x6, x7, [x1], #32",
                "ldp x8, x9, [x1, #-16]",
                "mul x10, x6, x2",
                "umulh x14, x6, x2",
                "mul x11, x7, x2",
                "umulh x15, x7, x2",
                "mul x12, x8, x2",
                "umulh x16, x8, x2",
                "mul x13, x9, x2",
                "umulh x17, x9, x2",
                "adds x10, x10, x5",
                "adcs x11, x11, x14",
                "adcs x12, x12, x15",
                "adcs x13, x13, x16",
                "adc x5, x17, xzr",
                $four,
                "sub x4, x4, #1",
                "cbnz x4, 4b",
                "5:",
                "mov x0, x5",
                "ret",
            )
        }
    };
}

/// Adds x10, or x10 to x13, to z by `$first` and `$next`, or subtracts; the last carry, by `$carry`, goes to x5.
macro_rules! onto_one {
    ($first:literal, $carry:literal) => {
        text!(
            "ldr x6, [x0]\n"
            $first " x10, x6, x10\n"
            "cinc x5, x5, " $carry "\n"
            "str x10, [x0], #8"
        )
    };
}

macro_rules! onto_four {
    ($first:literal, $next:literal, $carry:literal) => {
        text!(
            "ldp x6, x7, [x0]\n"
            "ldp x8, x9, [x0, #16]\n"
            $first " x10, x6, x10\n"
            $next " x11, x7, x11\n"
            $next " x12, x8, x12\n"
            $next " x13, x9, x13\n"
            "cinc x5, x5, " $carry "\n"
            "stp x10, x11, [x0], #32\n"
            "stp x12, x13, [x0, #-16]"
        )
    };
}

linear!(
    /// The row `mul_1` of the kernel table.
    "limbs_aarch64_mul_1_base" mul_1_base,
    "str x10, [x0], #8",
    "stp x10, x11, [x0], #32\nstp x12, x13, [x0, #-16]"
);
linear!(
    /// The row `addmul_1` of the kernel table.
    "limbs_aarch64_addmul_1_base" addmul_1_base,
    onto_one!("adds", "cs"), onto_four!("adds", "adcs", "cs")
);
linear!(
    /// The row `submul_1` of the kernel table.
    "limbs_aarch64_submul_1_base" submul_1_base,
    onto_one!("subs", "cc"), onto_four!("subs", "sbcs", "cc")
);
