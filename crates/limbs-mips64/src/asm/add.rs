//! Sums and differences.
//!
//! ```text
//! add_n:  z' + B^n * ret = x + y        sub_n:  z' + y = x + B^n * ret
//! ```
//!
//! Any n; z may be x or y, for the limbs of a block are read before those of z are written. First n mod 4 single
//! limbs, then blocks of four. Time depends on n only. The table of cycles is in the README.
//!
//! | role | |
//! |---|---|
//! | `z`, `x`, `y` | running |
//! | `n` | single limbs to do |
//! | `blocks` | blocks of four limbs to do |
//! | `carry` | the carry or borrow, which is returned |
//! | `a0` to `a3`, `b0` to `b3` | limbs of x and y; then of z, and carries |

use crate::Limb;

/// Replaces the limb `$a` by its sum with `$b` and the carry.
///
/// One carry at most comes out of both sums, for x + y + 1 < 2 B.
macro_rules! sum {
    ($a:literal, $b:literal) => {
        lines!(
            text!("daddu " $a ", " $a ", " $b),
            text!("sltu " $b ", " $a ", " $b),
            text!("daddu " $a ", " $a ", carry"),
            text!("sltu carry, " $a ", carry"),
            text!("daddu carry, carry, " $b),
        )
    };
}

/// Replaces the limb `$a` by its difference with `$b` and the borrow.
macro_rules! difference {
    ($a:literal, $b:literal) => {
        subtract!($a, $b, "carry", "next")
    };
}

/// A chain over n limbs.
macro_rules! chain {
    ($(#[$doc:meta])* $name:ident, $limb:ident) => {
        kernel! {
            $(#[$doc])*
            $name(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb {
                roles!(z "4", x "5", y "6", n "7", carry "2", next "3", blocks "1"),
                roles!(a0 "8", a1 "9", a2 "10", a3 "11", b0 "12", b1 "13", b2 "14", b3 "15"),
                "dsrl blocks, n, 2",
                "andi n, n, 3",
                "beq n, $0, 3f",
                " or carry, $0, $0",
                // Single limbs. n of them are left; the carry is that of the limbs done.
                "2:",
                "ld b0, 0(y)",
                "ld a0, 0(x)",
                "daddiu n, n, -1",
                "daddiu y, y, 8",
                "daddiu x, x, 8",
                $limb!("a0", "b0"),
                "sd a0, 0(z)",
                "bne n, $0, 2b",
                " daddiu z, z, 8",
                "3:",
                "beq blocks, $0, 5f",
                " nop",
                // Blocks of four limbs, the same.
                "4:",
                "ld b0, 0(y)",
                "ld a0, 0(x)",
                "ld b1, 8(y)",
                "ld a1, 8(x)",
                "ld b2, 16(y)",
                "ld a2, 16(x)",
                "ld b3, 24(y)",
                "ld a3, 24(x)",
                "daddiu blocks, blocks, -1",
                "daddiu y, y, 32",
                "daddiu x, x, 32",
                $limb!("a0", "b0"),
                "sd a0, 0(z)",
                $limb!("a1", "b1"),
                "sd a1, 8(z)",
                $limb!("a2", "b2"),
                "sd a2, 16(z)",
                $limb!("a3", "b3"),
                "sd a3, 24(z)",
                "bne blocks, $0, 4b",
                " daddiu z, z, 32",
                "5:",
                "jr $31",
                " nop",
            }
        }
    };
}

chain!(
    /// The row `add_n` of the kernel table.
    add_n_base, sum
);
chain!(
    /// The row `sub_n` of the kernel table.
    sub_n_base, difference
);
