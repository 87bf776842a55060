//! Look-up of a table's entry by a secret index, with NEON.
//!
//! z' = table[index * n : n], any n and count. Every entry is read whole, in the same order whatever
//! the index: a mask, ones for the entry of that index and zeros for the others, says for each whether its bits are
//! taken.
//!
//! The entries are scanned once for every 16 limbs of them, then for every two, and for a single limb.
//!
//! | register | role |
//! |---|---|
//! | `x0` | z, at the limbs of this scan |
//! | `x1` | the first entry, at those limbs |
//! | `x2`, `x3` | index and count |
//! | `x4` | limbs to do |
//! | `x5` | bytes of an entry |
//! | `x6`, `x7` | the entry and its number |
//! | `x8`, `v0` | the mask |
//! | `v1` to `v4` | limbs of an entry |
//! | `v16` to `v23` | what is taken; all are cleared at the end |
//!
//! Cycles: see the README.

use core::arch::naked_asm;

use crate::Limb;

/// While `$limbs` limbs are left: scans all entries, takes by `$take` and stores by `$store` those that are at x1.
macro_rules! scans {
    ($limbs:literal, $take:expr, $store:expr) => {
        text!(
            "2:\n"
            "cmp x4, #" $limbs "\n"
            "b.lo 4f\n"
            "mov x6, x1\n"
            "mov x7, xzr\n"
            // Of the entries before the number x7 that of the index, if it is one, is taken; x6 is the entry.
            "3:\n"
            "cmp x7, x2\n"
            "csetm x8, eq\n"
            "dup v0.2d, x8\n"
            $take
            "add x6, x6, x5\n"
            "add x7, x7, #1\n"
            "cmp x7, x3\n"
            "b.ne 3b\n"
            $store
            "add x1, x1, #8*" $limbs "\n"
            "sub x4, x4, #" $limbs "\n"
            "b 2b\n"
            "4:\n"
        )
    };
}

/// Loads four limbs of an entry, at `$at`, and takes them.
macro_rules! take_four {
    ($at:literal, $x:literal, $y:literal, $taken:literal, $and:literal) => {
        text!(
            "ldp q" $x ", q" $y ", [x6, #" $at "]\n"
            "bit v" $taken ".16b, v" $x ".16b, v0.16b\n"
            "bit v" $and ".16b, v" $y ".16b, v0.16b\n"
        )
    };
}

/// Clears registers.
macro_rules! clear {
    ($($v:literal)*) => {
        text!($("movi v" $v ".2d, #0\n")*)
    };
}

/// The row `table_select` of the kernel table.
///
/// What is taken may hold limbs of an earlier scan where it begins: the entry of the index replaces all of them.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_aarch64_table_select_base")]
pub unsafe extern "C" fn table_select_base(
    z: *mut Limb,
    table: *const Limb,
    index: usize,
    count: usize,
    n: usize,
) {
    naked_asm!(
        "lsl x5, x4, #3",
        clear!("16" "17" "18" "19" "20" "21" "22" "23"),
        scans!(
            "16",
            text!(
                take_four!("0", "1", "2", "16", "17")
                take_four!("32", "3", "4", "18", "19")
                take_four!("64", "1", "2", "20", "21")
                take_four!("96", "3", "4", "22", "23")
            ),
            "stp q16, q17, [x0], #128\n\
             stp q18, q19, [x0, #-96]\n\
             stp q20, q21, [x0, #-64]\n\
             stp q22, q23, [x0, #-32]\n"
        ),
        scans!(
            "2",
            "ldr q1, [x6]\nbit v16.16b, v1.16b, v0.16b\n",
            "str q16, [x0], #16\n"
        ),
        scans!(
            "1",
            "ldr d1, [x6]\nbit v16.16b, v1.16b, v0.16b\n",
            "str d16, [x0], #8\n"
        ),
        clear!("0" "1" "2" "3" "4" "16" "17" "18" "19" "20" "21" "22" "23"),
        "ret",
    )
}
