//! Rows of a product: a number x times one limb, or four limbs at once, added to a number z.
//!
//! Four limbs y0 to y3 move along x together. Before the step of limb i, z holds the limbs below i of the sum, and
//! the *window* p0 to p3 what belongs to limbs i to i + 3 from the products so far; the step adds x\[i\] times y, whose
//! lowest limb then goes to z, and the window moves up. So a step of four products loads and stores one limb of z
//! where four rows would load and store four. Each product takes two limbs more (see `linear.rs`): its place in the
//! window and the limb carried, which at the lowest place is that of z.
//!
//! | role | |
//! |---|---|
//! | `xi`, `zi` | x and z, running |
//! | `steps` | steps to do, but for the last |
//! | `x0` | a limb of x |
//! | `y0` to `y3` | the limbs that x is multiplied by |
//! | `p0` to `p3` | the window; of a single row p0, the carry |
//! | `w` | a limb of z |
//! | `carry` | the limb carried, in the same register |
//! | `l0`, `h0`, `l1`, `h1` | products, by turns |
//! | `bit` | a carry |
//!
//! A product is added after the next one has been fetched, so that neither the multiplier nor what moves from HI and LO is
//! waited for.

/// Takes the product that is under way.
macro_rules! fetch {
    ($low:literal, $high:literal) => {
        lines!(text!("mflo " $low), text!("mfhi " $high))
    };
}

/// high:low += limb.
macro_rules! add_limb {
    ($high:literal, $low:literal, $limb:literal) => {
        lines!(
            text!("daddu " $low ", " $low ", " $limb),
            text!("sltu bit, " $low ", " $limb),
            text!("daddu " $high ", " $high ", bit"),
        )
    };
}

/// Adds the first product, in l0 and h0: p0 + w + product, or p0 + product, is carry:limb, and the limb goes to
/// z or is dropped.
macro_rules! lowest {
    (add) => {
        text!(
            add_limb!("h0", "l0", "p0")
            lines!("daddu l0, l0, w", "sltu bit, l0, w", "sd l0, 0(zi)", "daddu carry, h0, bit")
        )
    };
    (set) => {
        lines!("daddu l0, l0, p0", "sltu bit, l0, p0", "sd l0, 0(zi)", "daddu carry, h0, bit")
    };
    (drop) => {
        lines!("daddu l0, l0, p0", "sltu bit, l0, p0", "daddu carry, h0, bit")
    };
}

/// Adds the product in `$low` and `$high` at the place `$p` of the window, with the carry: `$below` is the place below, where
/// the window moves, and `$out` the limb carried.
macro_rules! place {
    ($low:literal $high:literal, $p:literal => $below:literal, $out:literal) => {
        text!(
            text!("daddu " $low ", " $low ", " $p "\n")
            rest_of_place!($low $high, $p => $below)
            text!("daddu " $out ", " $high ", bit\n")
        )
    };
}

/// The same without its first and last instruction, which stand in delay slots.
macro_rules! rest_of_place {
    ($low:literal $high:literal, $p:literal => $below:literal) => {
        lines!(
            text!("sltu bit, " $low ", " $p),
            text!("daddu " $high ", " $high ", bit"),
            text!("daddu " $below ", " $low ", carry"),
            text!("sltu bit, " $below ", carry"),
        )
    };
}

/// Loads the limb of z, if it is added.
macro_rules! load_limb {
    (add) => {
        "ld w, 0(zi)\n"
    };
    (set) => {
        "nop\n"
    };
}

/// Loads the next limb of x.
macro_rules! load_next {
    (next) => {
        lines!(
            "ld x0, 8(xi)",
            "daddiu xi, xi, 8",
            "daddiu steps, steps, -1"
        )
    };
    (last) => {
        ""
    };
}

/// The product of the next limb.
macro_rules! multiply_next {
    (next) => {
        "dmultu x0, y0\n"
    };
    (last) => {
        ""
    };
}

/// All steps of four rows. At the end zi is at the last limb; the window belongs above it.
macro_rules! four_rows {
    ($lowest:ident) => {
        text!(
            "ld x0, 0(xi)\n"
            "dmultu x0, y0\n"
            fetch!("l0", "h0")
            "dmultu x0, y1\n"
            "beq $0, $0, 3f\n"
            " " load_limb!($lowest)
            // The limb before is done but for its last product, in l1 and h1; the first product of this one is under
            // way. Steps of limbs behind it are to be done.
            "2:\n"
            fetch!("l0", "h0")
            "dmultu x0, y1\n"
            place!("l1" "h1", "p3" => "p2", "p3")
            load_limb!($lowest)
            "daddiu steps, steps, -1\n"
            "3:\n"
            fetch!("l1", "h1")
            "dmultu x0, y2\n"
            lowest!($lowest)
            "daddiu xi, xi, 8\n"
            fetch!("l0", "h0")
            "dmultu x0, y3\n"
            "beq steps, $0, 4f\n"
            " daddu l1, l1, p1\n"
            "ld x0, 0(xi)\n"
            rest_of_place!("l1" "h1", "p1" => "p0")
            "daddu carry, h1, bit\n"
            fetch!("l1", "h1")
            "dmultu x0, y0\n"
            "daddu l0, l0, p2\n"
            rest_of_place!("l0" "h0", "p2" => "p1")
            "daddiu zi, zi, 8\n"
            "beq $0, $0, 2b\n"
            " daddu carry, h0, bit\n"
            // The last limb.
            "4:\n"
            rest_of_place!("l1" "h1", "p1" => "p0")
            "daddu carry, h1, bit\n"
            fetch!("l1", "h1")
            place!("l0" "h0", "p2" => "p1", "carry")
            place!("l1" "h1", "p3" => "p2", "p3")
        )
    };
}

/// A step of a single row, with its product under way.
macro_rules! single_step {
    ($lowest:ident, $next:ident) => {
        text!(
            load_next!($next)
            load_limb!($lowest)
            fetch!("l0", "h0")
            multiply_next!($next)
            lowest!($lowest)
            "or p0, carry, $0\n"
        )
    };
}

/// All steps of a single row, x times y0. At the end zi is at the last limb; p0 belongs above it.
macro_rules! single_row {
    ($lowest:ident) => {
        text!(
            "or p0, $0, $0\n"
            "ld x0, 0(xi)\n"
            "beq steps, $0, 3f\n"
            " dmultu x0, y0\n"
            "2:\n"
            single_step!($lowest, next)
            "bne steps, $0, 2b\n"
            " daddiu zi, zi, 8\n"
            "3:\n"
            single_step!($lowest, last)
        )
    };
}

/// The registers that [`step!`] needs beside those of the kernel; `save!` keeps what the caller has in them.
macro_rules! step_roles {
    () => {
        text!(
            roles!(x0 "9", y0 "10", y1 "11", y2 "12", y3 "13", p0 "14", p1 "15", p2 "24", p3 "25")
            roles!(l0 "2", h0 "3", bit "1", l1 "16", h1 "17", w "18", carry "18", zi "19", xi "20", steps "21")
        )
    };
}

/// Puts what the caller keeps on the stack.
macro_rules! save {
    () => {
        lines!(
            "daddiu $29, $29, -64",
            "sd $16, 0($29)",
            "sd $17, 8($29)",
            "sd $18, 16($29)",
            "sd $19, 24($29)",
            "sd $20, 32($29)",
            "sd $21, 40($29)",
            "sd $22, 48($29)",
            "sd $23, 56($29)",
        )
    };
}

/// Gives it back, and returns.
macro_rules! restore_and_return {
    () => {
        lines!(
            "ld $16, 0($29)",
            "ld $17, 8($29)",
            "ld $18, 16($29)",
            "ld $19, 24($29)",
            "ld $20, 32($29)",
            "ld $21, 40($29)",
            "ld $22, 48($29)",
            "ld $23, 56($29)",
            "jr $31",
            " daddiu $29, $29, 64",
        )
    };
}
