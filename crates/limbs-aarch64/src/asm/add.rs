//! Sums and differences.
//!
//! ```text
//! add_n:  z' + B^n * ret = x + y        sub_n:  z' + y = x + B^n * ret
//! ```
//!
//! Any n; z may be x or y, for each block is read before that of z is written.
//!
//! | register | role |
//! |---|---|
//! | `x0`, `x1`, `x2` | z, x, y, running |
//! | `x3` | single limbs to do |
//! | `x4` | blocks of four to do |
//! | `x5` to `x8`, `x9` to `x12` | limbs of x, then of z; limbs of y |
//! | C | the carry, or its inverse where it is a borrow, from beginning to end |
//!
//! First n mod 4 single limbs, then blocks of four. Between limbs the carry stays in its flag: counters and
//! pointers are changed by instructions that leave it alone (SUB, CBNZ, indexed loads). Time depends on n only.
//!
//! Cycles per limb: see the README.

use core::arch::naked_asm;

use crate::Limb;

/// A chain of `$op` over n limbs, from the carry that `$begin` sets; `$end` is the condition of a last carry.
macro_rules! chain {
    ($row:ident, $name:ident, $begin:literal, $op:literal, $end:literal) => {
        #[doc = concat!("`", stringify!($row), "` for any AArch64; see the module.")]
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = concat!("limbs_aarch64_", stringify!($name)))]
        pub unsafe extern "C" fn $name(
            z: *mut Limb,
            x: *const Limb,
            y: *const Limb,
            n: usize,
        ) -> Limb {
            naked_asm!(
                "lsr x4, x3, #2",
                "and x3, x3, #3",
                $begin,
                "cbz x3, 3f",
                // z is right for the limbs done, and C is their carry; x3 single limbs are left.
                "2:",
                "ldr x5, [x1], #8",
                "ldr x9, [x2], #8",
                concat!($op, " x5, x5, x9"),
                "str x5, [x0], #8",
                "sub x3, x3, #1",
                "cbnz x3, 2b",
                "3:",
                "cbz x4, 5f",
                // The same; x4 blocks are left.
                "4:",
                "ldp x5, x6, [x1], #32",
                "ldp x7, x8, [x1, #-16]",
                "ldp x9, x10, [x2], #32",
                "ldp x11, x12, [x2, #-16]",
                concat!($op, " x5, x5, x9"),
                concat!($op, " x6, x6, x10"),
                concat!($op, " x7, x7, x11"),
                concat!($op, " x8, x8, x12"),
                "stp x5, x6, [x0], #32",
                "stp x7, x8, [x0, #-16]",
                "sub x4, x4, #1",
                "cbnz x4, 4b",
                "5:",
                concat!("cset x0, ", $end),
                "ret",
            )
        }
    };
}

chain!(add_n, add_n_base, "cmn xzr, xzr", "adcs", "cs");
chain!(sub_n, sub_n_base, "cmp xzr, xzr", "sbcs", "cc");
