//! Selection by a mask of zeros or ones.
//!
//! ```text
//! select:  z' = x where the mask is ones, y where it is zeros
//! ```
//!
//! Any n; z may be x or y. z = ((x ^ y) & mask) ^ y, which reads both operands in either case. First n mod 4 single
//! limbs, then blocks of four. Time depends on n only.
//!
//! | role | |
//! |---|---|
//! | `z`, `x`, `y`, `mask` | running |
//! | `n` | single limbs to do |
//! | `blocks` | blocks of four limbs to do |
//! | `a0` to `a3`, `b0` to `b3` | limbs of x and y |

use crate::Limb;

kernel! {
    /// The row `select` of the kernel table.
    select_base(z: *mut Limb, x: *const Limb, y: *const Limb, mask: Limb, n: usize) {
        roles!(z "4", x "5", y "6", mask "7", n "8", blocks "2"),
        roles!(a0 "9", a1 "10", a2 "11", a3 "12", b0 "13", b1 "14", b2 "15", b3 "24"),
        "dsrl blocks, n, 2",
        "andi n, n, 3",
        "beq n, $0, 3f",
        " nop",
        // n single limbs are left.
        "2:",
        "ld a0, 0(x)",
        "ld b0, 0(y)",
        "daddiu n, n, -1",
        "daddiu x, x, 8",
        "daddiu y, y, 8",
        choose!("a0", "b0", "mask"),
        "sd a0, 0(z)",
        "bne n, $0, 2b",
        " daddiu z, z, 8",
        "3:",
        "beq blocks, $0, 5f",
        " nop",
        "4:",
        "ld a0, 0(x)",
        "ld b0, 0(y)",
        "ld a1, 8(x)",
        "ld b1, 8(y)",
        "ld a2, 16(x)",
        "ld b2, 16(y)",
        "ld a3, 24(x)",
        "ld b3, 24(y)",
        "daddiu blocks, blocks, -1",
        "daddiu x, x, 32",
        "daddiu y, y, 32",
        choose!("a0", "b0", "mask"),
        choose!("a1", "b1", "mask"),
        choose!("a2", "b2", "mask"),
        choose!("a3", "b3", "mask"),
        "sd a0, 0(z)",
        "sd a1, 8(z)",
        "sd a2, 16(z)",
        "sd a3, 24(z)",
        "bne blocks, $0, 4b",
        " daddiu z, z, 32",
        "5:",
        "jr $31",
        " nop",
    }
}
