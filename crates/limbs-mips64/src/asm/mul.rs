//! Schoolbook products.
//!
//! z' = x * y for any lengths from one limb; x and y may be the same, z is neither. First ny mod 4 single rows, each a limb of y
//! times x, then four rows at once (`steps.rs`). The first rows set z, the others add to it. Time depends on nx and ny
//! only. Cycles: see the README.
//!
//! | role | |
//! |---|---|
//! | `z` | z at the place of the row |
//! | `x`, `y`, `last` | x, y running, nx - 1 |
//! | `rows`, `fours` | single rows, and four at once, to do |
//!
//! and those of `steps.rs`.

use crate::Limb;

/// Puts xi, zi and steps to the beginning of a row.
macro_rules! begin_row {
    () => {
        lines!("or xi, x, $0", "or zi, z, $0", "or steps, last, $0")
    };
}

/// Begins four rows.
macro_rules! begin_four {
    () => {
        text!(
            lines!("ld y0, 0(y)", "ld y1, 8(y)", "ld y2, 16(y)", "ld y3, 24(y)")
            lines!("daddiu y, y, 32", "daddiu fours, fours, -1")
            lines!("or p0, $0, $0", "or p1, $0, $0", "or p2, $0, $0", "or p3, $0, $0")
            begin_row!()
        )
    };
}

/// Ends four rows: the window goes above the last limb.
macro_rules! end_four {
    () => {
        lines!(
            "sd p0, 8(zi)",
            "sd p1, 16(zi)",
            "sd p2, 24(zi)",
            "sd p3, 32(zi)"
        )
    };
}

kernel! {
    /// The row `mul_basecase` of the kernel table.
    mul_basecase_base(z: *mut Limb, x: *const Limb, y: *const Limb, nx: usize, ny: usize) {
        roles!(z "4", x "5", y "6", last "7", fours "8", rows "22"),
        step_roles!(),
        save!(),
        "andi rows, fours, 3",
        "dsrl fours, fours, 2",
        "beq rows, $0, 5f",
        " daddiu last, last, -1",
        // A single row, which sets z.
        "ld y0, 0(y)",
        "daddiu y, y, 8",
        begin_row!(),
        single_row!(set),
        "sd p0, 8(zi)",
        "beq $0, $0, 6f",
        " daddiu rows, rows, -1",
        // z, up to nx limbs above its place, is x times the limbs of y before this one.
        "4:",
        "ld y0, 0(y)",
        "daddiu y, y, 8",
        begin_row!(),
        single_row!(add),
        "sd p0, 8(zi)",
        "daddiu rows, rows, -1",
        "6:",
        "bne rows, $0, 4b",
        " daddiu z, z, 8",
        "beq $0, $0, 8f",
        " nop",
        // Four rows, which set z.
        "5:",
        begin_four!(),
        four_rows!(set),
        end_four!(),
        "beq $0, $0, 8f",
        " daddiu z, z, 32",
        // As above, for four limbs of y.
        "7:",
        begin_four!(),
        four_rows!(add),
        end_four!(),
        "daddiu z, z, 32",
        "8:",
        "bne fours, $0, 7b",
        " nop",
        restore_and_return!(),
    }
}
