//! Montgomery reduction.
//!
//! P. L. Montgomery, "Modular multiplication without trial division", Math. Comp. 44, 1985: z' = t / B^n
//! modulo m, z' < m, z and t apart.
//!
//! A quotient digit q = t\[0\] * m0_neg_inv makes the lowest limb of t + q m zero. First n mod 4 digits one by one, each a row.
//! Then groups of four: with the first four limbs of t as the window, each digit is found from the lowest
//! and is itself a step along the first four limbs of m (`steps.rs`, where m takes the place of y); then the four
//! digits move along the rest of m. They lie meanwhile in the limbs of t that they made zero.
//!
//! At the end t\[n : n\], with a carry above it, is below 2 m: m is subtracted, and t kept where that borrows more than
//! the carry. Time depends on n only. Cycles: see the README.
//!
//! | role | |
//! |---|---|
//! | `z`, `m`, `inverse`, `n` | the operands |
//! | `t` | t at the place of the digit |
//! | `rows`, `fours` | single digits, and groups, to do |
//! | `top` | the carry that belongs n limbs above t |
//!
//! and those of `steps.rs`.

use crate::Limb;

/// Adds the limb `$p` and the carry to t at `$at` above zi. One carry at most comes out.
macro_rules! add_above {
    ($p:literal, $at:literal) => {
        lines!(
            text!("ld w, " $at "(zi)"),
            text!("daddu w, w, " $p),
            text!("sltu bit, w, " $p),
            "daddu w, w, top",
            "sltu top, w, top",
            text!("sd w, " $at "(zi)"),
            "daddu top, top, bit",
        )
    };
}

/// Takes the digit that makes the window's lowest limb zero, whose product is under way, keeps it in t at `$at`, and moves the
/// window up; `$next` starts the next digit as soon as the lowest limb is known.
macro_rules! digit {
    ($at:literal, $next:literal) => {
        text!(
            "mflo x0\n"
            "dmultu x0, y0\n"
            text!("sd x0, " $at "(t)\n")
            fetch!("l0", "h0")
            "dmultu x0, y1\n"
            fetch!("l1", "h1")
            "dmultu x0, y2\n"
            lowest!(drop)
            fetch!("l0", "h0")
            "dmultu x0, y3\n"
            place!("l1" "h1", "p1" => "p0", "carry")
            fetch!("l1", "h1")
            $next
            place!("l0" "h0", "p2" => "p1", "carry")
            place!("l1" "h1", "p3" => "p2", "p3")
        )
    };
}

kernel! {
    /// The row `redc_1` of the kernel table.
    redc_1_base(z: *mut Limb, t: *mut Limb, m: *const Limb, m0_neg_inv: Limb, n: usize) {
        roles!(z "4", t "5", m "6", inverse "7", n "8", fours "22", top "23"),
        step_roles!(),
        save!(),

        "andi y1, n, 3",
        "dsrl fours, n, 2",
        "beq y1, $0, 6f",
        " or top, $0, $0",
        // The limbs of t below its place are done with; y1 single digits are left.
        "5:",
        "ld y0, 0(t)",
        "dmultu y0, inverse",
        "or xi, m, $0",
        "or zi, t, $0",
        "daddiu steps, n, -1",
        "mflo y0",
        single_row!(add),
        add_above!("p0", "8"),
        "daddiu y1, y1, -1",
        "bne y1, $0, 5b",
        " daddiu t, t, 8",
        "6:",
        "beq fours, $0, 9f",
        " nop",
        // The same for groups; top belongs n limbs above t.
        "7:",
        "ld p0, 0(t)",
        "dmultu p0, inverse",
        "ld y0, 0(m)",
        "ld p1, 8(t)",
        "ld y1, 8(m)",
        "ld p2, 16(t)",
        "ld y2, 16(m)",
        "ld p3, 24(t)",
        "ld y3, 24(m)",
        digit!("0", "dmultu p0, inverse\n"),
        digit!("8", "dmultu p0, inverse\n"),
        digit!("16", "dmultu p0, inverse\n"),
        digit!("24", ""),
        "daddiu fours, fours, -1",
        "daddiu steps, n, -4",
        "beq steps, $0, 8f",
        " daddiu zi, t, 24",
        // The digits along the rest of m.
        "ld y0, 0(t)",
        "ld y1, 8(t)",
        "ld y2, 16(t)",
        "ld y3, 24(t)",
        "daddiu xi, m, 32",
        "daddiu zi, t, 32",
        "daddiu steps, steps, -1",
        four_rows!(add),
        "8:",
        add_above!("p0", "8"),
        add_above!("p1", "16"),
        add_above!("p2", "24"),
        add_above!("p3", "32"),
        "bne fours, $0, 7b",
        " daddiu t, t, 32",
        // z = t - m; the borrow is that of the limbs done. n limbs, to be done twice.
        "9:",
        "or xi, t, $0",
        "or zi, z, $0",
        "or steps, n, $0",
        "or p0, $0, $0",
        "2:",
        "ld l0, 0(xi)",
        "ld l1, 0(m)",
        "daddiu steps, steps, -1",
        "daddiu xi, xi, 8",
        "daddiu m, m, 8",
        subtract!("l0", "l1", "p0", "bit"),
        "sd l0, 0(zi)",
        "bne steps, $0, 2b",
        " daddiu zi, zi, 8",
        // Ones where t is below m: z = ((t ^ z) & mask) ^ z.
        "sltu p0, top, p0",
        "dsubu p0, $0, p0",
        "2:",
        "ld l0, 0(t)",
        "ld l1, 0(z)",
        "daddiu n, n, -1",
        "daddiu t, t, 8",
        choose!("l0", "l1", "p0"),
        "sd l0, 0(z)",
        "bne n, $0, 2b",
        " daddiu z, z, 8",
        restore_and_return!(),
    }
}
