//! Products by one limb.
//!
//! | kernel | |
//! |---|---|
//! | `mul_1_base` | z' + B^n * ret = x * y |
//! | `addmul_1_base` | z' + B^n * ret = z + x * y |
//! | `submul_1_base` | z' + x * y = z + B^n * ret |
//!
//! Any length; z may be x. First n mod 4 single limbs, then blocks of four, where a product is
//! added after the next one has been fetched. A product of two limbs and two limbs more fit in two limbs, for
//! (B - 1)^2 + 2 (B - 1) = B^2 - 1: the carry is a limb. Time depends on n only. Cycles: see the README.
//!
//! | role | |
//! |---|---|
//! | `z`, `x`, `y` | the operands, z and x running |
//! | `n`, `blocks` | single limbs and blocks of four to do |
//! | `carry` | the limb carried, which is returned |
//! | `x0` to `x3` | limbs of x |
//! | `w` | a limb of z |
//! | `l0`, `h0`, `l1`, `h1` | products, by turns |
//! | `bit` | a carry |

use crate::Limb;

/// carry:low = high:low + carry.
macro_rules! add_carry {
    ($low:literal $high:literal) => {
        lines!(
            text!("daddu " $low ", " $low ", carry"),
            text!("sltu bit, " $low ", carry"),
            text!("daddu carry, " $high ", bit"),
        )
    };
}

/// Finishes a limb of `mul_1`.
macro_rules! set {
    ($low:literal $high:literal) => {
        add_carry!($low $high)
    };
}

/// Finishes a limb of `addmul_1`.
macro_rules! add {
    ($low:literal $high:literal) => {
        text!(
            add_carry!($low $high)
            lines!(
                text!("daddu " $low ", " $low ", w"),
                text!("sltu bit, " $low ", w"),
                "daddu carry, carry, bit",
            )
        )
    };
}

/// Finishes a limb of `submul_1`.
macro_rules! subtract {
    ($low:literal $high:literal) => {
        text!(
            add_carry!($low $high)
            lines!(
                text!("sltu bit, w, " $low),
                text!("dsubu " $low ", w, " $low),
                "daddu carry, carry, bit",
            )
        )
    };
}

/// Loads the limb of z at `$at` unless it is only set.
macro_rules! load_z {
    (set, $at:literal) => {
        ""
    };
    ($finish:ident, $at:literal) => {
        text!("ld w, " $at "(z)\n")
    };
}

macro_rules! linear {
    ($(#[$doc:meta])* $name:ident, $finish:ident) => {
        kernel! {
            $(#[$doc])*
            $name(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb {
                roles!(z "4", x "5", y "6", n "7", carry "2", blocks "3", bit "1"),
                roles!(x0 "8", x1 "9", x2 "10", x3 "11", w "12", l0 "13", h0 "14", l1 "15", h1 "24"),
                "dsrl blocks, n, 2",
                "andi n, n, 3",
                "beq n, $0, 3f",
                " or carry, $0, $0",
                // n single limbs are left; the carry is that of the limbs done.
                "2:",
                "ld x0, 0(x)",
                "daddiu n, n, -1",
                load_z!($finish, "0"),
                "dmultu x0, y",
                "daddiu x, x, 8",
                fetch!("l0", "h0"),
                $finish!("l0" "h0"),
                "sd l0, 0(z)",
                "bne n, $0, 2b",
                " daddiu z, z, 8",
                "3:",
                "beq blocks, $0, 7f",
                " nop",
                "ld x0, 0(x)",
                "ld x1, 8(x)",
                load_z!($finish, "0"),
                "dmultu x0, y",
                fetch!("l0", "h0"),
                "dmultu x1, y",
                "beq $0, $0, 5f",
                " daddiu blocks, blocks, -1",
                // As before, for blocks. The last limb of the block before is in l1 and h1, not yet added; the product of
                // this one's first is under way.
                "4:",
                fetch!("l0", "h0"),
                "dmultu x1, y",
                $finish!("l1" "h1"),
                load_z!($finish, "0"),
                "sd l1, -8(z)",
                "daddiu blocks, blocks, -1",
                "5:",
                "ld x2, 16(x)",
                fetch!("l1", "h1"),
                "dmultu x2, y",
                $finish!("l0" "h0"),
                load_z!($finish, "8"),
                "sd l0, 0(z)",
                "ld x3, 24(x)",
                fetch!("l0", "h0"),
                "dmultu x3, y",
                $finish!("l1" "h1"),
                load_z!($finish, "16"),
                "sd l1, 8(z)",
                fetch!("l1", "h1"),
                "beq blocks, $0, 6f",
                " daddiu x, x, 32",
                "ld x0, 0(x)",
                "ld x1, 8(x)",
                "dmultu x0, y",
                $finish!("l0" "h0"),
                load_z!($finish, "24"),
                "sd l0, 16(z)",
                "beq $0, $0, 4b",
                " daddiu z, z, 32",
                "6:",
                $finish!("l0" "h0"),
                load_z!($finish, "24"),
                "sd l0, 16(z)",
                $finish!("l1" "h1"),
                "sd l1, 24(z)",
                "7:",
                "jr $31",
                " nop",
            }
        }
    };
}

linear!(
    /// The row `mul_1` of the kernel table.
    mul_1_base, set
);
linear!(
    /// The row `addmul_1` of the kernel table.
    addmul_1_base, add
);
linear!(
    /// The row `submul_1` of the kernel table.
    submul_1_base, subtract
);
