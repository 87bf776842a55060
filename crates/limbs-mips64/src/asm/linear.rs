//! Products by one limb.
//!
//! | kernel | |
//! |---|---|
//! | `mul_1_base` | z' + B^n * ret = x * y |
//! | `addmul_1_base` | z' + B^n * ret = z + x * y |
//! | `submul_1_base` | z' + x * y = z + B^n * ret |
//!
//! Any length; z may be x. First n mod 4 single limbs, then blocks of four, with the next product under
//! way while one is added. A product of two limbs and two limbs more fit in two limbs, for
//! (B - 1)^2 + 2 (B - 1) = B^2 - 1: the carry is a limb. Time depends on n only. Cycles: see the README.
//!
//! | role | |
//! |---|---|
//! | `z`, `x`, `y` | the operands, z and x running |
//! | `n`, `blocks` | single limbs and blocks of four to do |
//! | `carry` | the limb carried, which is returned |
//! | `x0` to `x3` | limbs of x |
//! | `w` | a limb of z |
//! | `low`, `high` | a product |
//! | `bit` | a carry |

use crate::Limb;

/// carry:low = high:low + carry.
macro_rules! add_carry {
    () => {
        lines!(
            "daddu low, low, carry",
            "sltu bit, low, carry",
            "daddu carry, high, bit",
        )
    };
}

/// Finishes a limb of `mul_1`.
macro_rules! set {
    () => {
        add_carry!()
    };
}

/// Finishes a limb of `addmul_1`.
macro_rules! add {
    () => {
        text!(add_carry!() lines!("daddu low, low, w", "sltu bit, low, w", "daddu carry, carry, bit"))
    };
}

/// Finishes a limb of `submul_1`.
macro_rules! subtract {
    () => {
        text!(add_carry!() lines!("sltu bit, w, low", "dsubu low, w, low", "daddu carry, carry, bit"))
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
                roles!(x0 "8", x1 "9", x2 "10", x3 "11", w "12", low "13", high "14"),
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
                "mflo low",
                "mfhi high",
                $finish!(),
                "sd low, 0(z)",
                "bne n, $0, 2b",
                " daddiu z, z, 8",
                "3:",
                "beq blocks, $0, 6f",
                " nop",
                "ld x0, 0(x)",
                load_z!($finish, "0"),
                "dmultu x0, y",
                // As before, for blocks; the product of the block's first limb is under way.
                "4:",
                "ld x1, 8(x)",
                "ld x2, 16(x)",
                "ld x3, 24(x)",
                "daddiu blocks, blocks, -1",
                "mflo low",
                "mfhi high",
                "dmultu x1, y",
                $finish!(),
                load_z!($finish, "8"),
                "sd low, 0(z)",
                "mflo low",
                "mfhi high",
                "dmultu x2, y",
                $finish!(),
                load_z!($finish, "16"),
                "sd low, 8(z)",
                "mflo low",
                "mfhi high",
                "dmultu x3, y",
                $finish!(),
                load_z!($finish, "24"),
                "sd low, 16(z)",
                "mflo low",
                "mfhi high",
                "beq blocks, $0, 5f",
                " daddiu x, x, 32",
                "ld x0, 0(x)",
                "dmultu x0, y",
                $finish!(),
                load_z!($finish, "32"),
                "sd low, 24(z)",
                "beq $0, $0, 4b",
                " daddiu z, z, 32",
                "5:",
                $finish!(),
                "sd low, 24(z)",
                "6:",
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
