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
//! | `l0`, `h0`, `l1`, `h1` | products |
//! | `bit` | a carry |

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

/// high:p = high:low + carry, where p is the window's place below.
macro_rules! into_window {
    ($high:literal, $p:literal, $low:literal, $carry:literal) => {
        lines!(
            text!("daddu " $p ", " $low ", " $carry),
            text!("sltu bit, " $p ", " $carry),
            text!("daddu " $high ", " $high ", bit"),
        )
    };
}

/// Adds the limb of z to the lowest product and stores it, stores it, or drops it.
macro_rules! lowest {
    (add) => {
        text!("ld w, 0(zi)\n" add_limb!("h0", "l0", "w") "sd l0, 0(zi)\n")
    };
    (set) => {
        "sd l0, 0(zi)\n"
    };
    (drop) => {
        ""
    };
}

/// Loads the next limb of x and starts its first product.
macro_rules! start_next {
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

/// A step of four products, of which the first is under way; `next` starts that of the next step.
macro_rules! step {
    ($lowest:ident, $next:ident) => {
        text!(
            fetch!("l0", "h0")
            "dmultu x0, y1\n"
            add_limb!("h0", "l0", "p0")
            lowest!($lowest)
            fetch!("l1", "h1")
            "dmultu x0, y2\n"
            add_limb!("h1", "l1", "p1")
            into_window!("h1", "p0", "l1", "h0")
            fetch!("l0", "h0")
            "dmultu x0, y3\n"
            start_next!($next)
            add_limb!("h0", "l0", "p2")
            into_window!("h0", "p1", "l0", "h1")
            fetch!("l1", "h1")
            multiply_next!($next)
            add_limb!("h1", "l1", "p3")
            into_window!("h1", "p2", "l1", "h0")
            "or p3, h1, $0\n"
        )
    };
}

/// All steps of four rows. At the end zi is at the last limb; the window belongs above it.
macro_rules! four_rows {
    ($lowest:ident) => {
        text!(
            "ld x0, 0(xi)\n"
            "beq steps, $0, 3f\n"
            " dmultu x0, y0\n"
            "2:\n"
            step!($lowest, next)
            "bne steps, $0, 2b\n"
            " daddiu zi, zi, 8\n"
            "3:\n"
            step!($lowest, last)
        )
    };
}

/// A step of a single row, with its product under way.
macro_rules! single_step {
    ($lowest:ident, $next:ident) => {
        text!(
            start_next!($next)
            fetch!("l0", "h0")
            multiply_next!($next)
            add_limb!("h0", "l0", "p0")
            lowest!($lowest)
            "or p0, h0, $0\n"
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
            roles!(l0 "2", h0 "3", bit "1", l1 "16", h1 "17", w "18", zi "19", xi "20", steps "21")
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
