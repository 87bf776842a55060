//! What the kernels with MUL and ADC are made of.
//!
//! Products are made column by column: all products of one weight are added to three limbs,
//! `r10:r9:r8`; the lowest is then finished and stored, and the three move down. A *window* of
//! eight limbs meets a number of n limbs: column c is the sum of w\[j\] * x\[c - j\] over
//! the j that exist. Seven columns come in, one after the other, n - 7 have all eight products, in
//! a loop, and seven go out.
//!
//! | register | role |
//! |---|---|
//! | `r8`, `r9`, `r10` | the sum of a column, lowest limb first |
//! | `rsi` | the number |
//! | `rcx` | the window |
//! | `rdi` | where columns go |
//! | `r11` | columns left |
//! | `rax`, `rdx` | a product |
//!
//! Why three limbs suffice: a column adds at most eight products, a limb of memory and what the last
//! one left, in all less than 8 B^2 + 8 B^2 / B + B.

/// Adds window\[j\] * x\[i\] to the column.
macro_rules! product {
    ($j:literal $i:literal) => {
        text!(
            "mov rax, [rcx + 8*" $j "]\n"
            "mul qword ptr [rsi + 8*" $i "]\n"
            "add r8, rax\n"
            "adc r9, rdx\n"
            "adc r10, 0\n"
        )
    };
}

/// Adds products, given as pairs of j and i.
macro_rules! products {
    ($($j:literal $i:literal),*) => {
        text!($(product!($j $i))*)
    };
}

/// Adds the limb of z at `$c`.
macro_rules! add_column {
    ($c:literal) => {
        text!("add r8, [rdi + 8*" $c "]\nadc r9, 0\nadc r10, 0\n")
    };
}

/// Stores the column at `$c` and moves down.
macro_rules! finish {
    ($c:literal) => {
        text!("mov [rdi + 8*" $c "], r8\n" next!())
    };
}

/// Moves down.
macro_rules! next {
    () => {
        "mov r8, r9\nmov r9, r10\nxor r10d, r10d\n"
    };
}

/// The columns that come in, of a window and a number; `$before` and `$after` are done to each.
macro_rules! columns_in {
    ($before:ident, $after:ident) => {
        text!(
            $before!("0") products!("0" "0") $after!("0")
            $before!("1") products!("0" "1", "1" "0") $after!("1")
            $before!("2") products!("0" "2", "1" "1", "2" "0") $after!("2")
            $before!("3") products!("0" "3", "1" "2", "2" "1", "3" "0") $after!("3")
            $before!("4") products!("0" "4", "1" "3", "2" "2", "3" "1", "4" "0") $after!("4")
            $before!("5") products!("0" "5", "1" "4", "2" "3", "3" "2", "4" "1", "5" "0")
            $after!("5")
            $before!("6")
            products!("0" "6", "1" "5", "2" "4", "3" "3", "4" "2", "5" "1", "6" "0")
            $after!("6")
        )
    };
}

/// A column with all products; rsi is at the limb that meets the window's last.
macro_rules! column {
    () => {
        products!("0" "7", "1" "6", "2" "5", "3" "4", "4" "3", "5" "2", "6" "1", "7" "0")
    };
}

/// The columns that go out; the number ends at rsi + 8 limbs, rdi is at the first of them.
macro_rules! columns_out {
    ($before:ident) => {
        text!(
            $before!("0")
            products!("1" "7", "2" "6", "3" "5", "4" "4", "5" "3", "6" "2", "7" "1")
            finish!("0")
            $before!("1")
            products!("2" "7", "3" "6", "4" "5", "5" "4", "6" "3", "7" "2")
            finish!("1")
            $before!("2") products!("3" "7", "4" "6", "5" "5", "6" "4", "7" "3") finish!("2")
            $before!("3") products!("4" "7", "5" "6", "6" "5", "7" "4") finish!("3")
            $before!("4") products!("5" "7", "6" "6", "7" "5") finish!("4")
            $before!("5") products!("6" "7", "7" "6") finish!("5")
            $before!("6") products!("7" "7") finish!("6")
        )
    };
}

/// Nothing, where a column needs nothing.
macro_rules! nothing {
    ($c:literal) => {
        ""
    };
}
