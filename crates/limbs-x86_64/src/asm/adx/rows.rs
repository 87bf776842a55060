//! What the kernels with MULX, ADCX and ADOX are made of.
//!
//! A *row* multiplies one limb, in `rdx`, by a *window* of eight limbs and adds the
//! product to eight accumulators; the lowest of them is then finished and is stored, and
//! its register becomes the highest of the next row. Eight rows bring every register
//! back to its place: a *block*. The low halves of the products are added along the
//! carry flag, the high halves along the overflow flag, so that rows overlap freely.
//!
//! | register | role |
//! |---|---|
//! | `r8` to `r15` | the accumulators, lowest first |
//! | `rdx` | the limb that multiplies |
//! | `rcx` | the window |
//! | `rsi` | the limbs that multiply, one a row |
//! | `rdi` | where finished limbs go, one a row |
//! | `rax` | zero |
//! | `rbx`, `rbp` | high and low half of a product |
//!
//! Why a row cannot overflow: it adds an accumulator below B^8, a product of at most
//! (B - 1)(B^8 - 1) and a limb of memory of at most B - 1; their sum is at most B^9 - 1.
//!
//! The window is loaded by instructions of their own: on Zen 4 a row then takes 9.6 cycles
//! instead of the 11.0 with MULX from memory, which ties the load to the one scheduler
//! that feeds the multiplier.

/// Adds rdx * window\[j\] to two neighbouring accumulators; CF and OF carry.
macro_rules! product {
    ($low:literal, $high:literal, $j:literal) => {
        text!(
            "mov rbp, [rcx + 8*" $j "]\n"
            "mulx rbx, rbp, rbp\n"
            "adcx " $low ", rbp\n"
            "adox " $high ", rbx\n"
        )
    };
}

/// Adds rdx * window\[7\] to an accumulator and a new one, with both carries, which fit.
macro_rules! last_product {
    ($low:literal, $high:literal) => {
        text!(
            "mov rbp, [rcx + 8*7]\n"
            "mulx " $high ", rbp, rbp\n"
            "adcx " $low ", rbp\n"
            "adcx " $high ", rax\n"
            "adox " $high ", rax\n"
        )
    };
}

/// A row: `$load` puts the limb in rdx, `$add` may add a limb to the lowest accumulator
/// along OF. `$a0` is finished, `$store` may store it, then it holds the top.
macro_rules! row {
    (
        $load:expr, $add:expr, $store:expr,
        $a0:literal $a1:literal $a2:literal $a3:literal $a4:literal $a5:literal $a6:literal $a7:literal
    ) => {
        text!(
            $load
            "xor eax, eax\n" // CF = OF = 0
            $add
            product!($a0, $a1, "0")
            $store
            product!($a1, $a2, "1")
            product!($a2, $a3, "2")
            product!($a3, $a4, "3")
            product!($a4, $a5, "4")
            product!($a5, $a6, "5")
            product!($a6, $a7, "6")
            last_product!($a7, $a0)
        )
    };
}

/// A row whose limb comes from rsi.
macro_rules! row_new {
    ($i:literal, $a0:literal $($a:literal)+) => {
        row!(
            text!("mov rdx, [rsi + 8*" $i "]\n"),
            "",
            text!("mov [rdi + 8*" $i "], " $a0 "\n"),
            $a0 $($a)+
        )
    };
}

/// A row whose limb comes from rsi and that adds what rdi holds.
macro_rules! row_add {
    ($i:literal, $a0:literal $($a:literal)+) => {
        row!(
            text!("mov rdx, [rsi + 8*" $i "]\n"),
            text!("adox " $a0 ", [rdi + 8*" $i "]\n"),
            text!("mov [rdi + 8*" $i "], " $a0 "\n"),
            $a0 $($a)+
        )
    };
}

/// A row whose limb is the quotient digit that makes the lowest accumulator zero; the
/// digit is stored. -m^-1 is at rsp + 8.
macro_rules! row_reduce {
    ($i:literal, $a0:literal $($a:literal)+) => {
        row!(
            text!("mov rdx, [rsp + 8]\nimul rdx, " $a0 "\nmov [rdi + 8*" $i "], rdx\n"),
            "",
            "",
            $a0 $($a)+
        )
    };
}

/// A product of the first row, whose accumulators are new: one chain of carries.
macro_rules! product_first {
    ($low:literal, $high:literal, $j:literal, $add:literal) => {
        text!(
            "mov rbp, [rcx + 8*" $j "]\n"
            "mulx " $high ", rbp, rbp\n"
            $add " " $low ", rbp\n"
        )
    };
}

/// [`row_new!`] at row 0 with new accumulators; they are as after it.
macro_rules! row_first {
    () => {
        text!(
            "mov rdx, [rsi]\n"
            "mov rbp, [rcx]\n"
            "mulx r9, rbp, rbp\n"
            "mov [rdi], rbp\n"
            product_first!("r9", "r10", "1", "add")
            product_first!("r10", "r11", "2", "adc")
            product_first!("r11", "r12", "3", "adc")
            product_first!("r12", "r13", "4", "adc")
            product_first!("r13", "r14", "5", "adc")
            product_first!("r14", "r15", "6", "adc")
            product_first!("r15", "r8", "7", "adc")
            "adc r8, 0\n"
        )
    };
}

/// Eight rows, the accumulators renamed from one to the next.
macro_rules! rows {
    ($row:ident) => {
        text!(
            $row!("0", "r8" "r9" "r10" "r11" "r12" "r13" "r14" "r15")
            rows_after_first!($row)
        )
    };
}

/// The same without the first.
macro_rules! rows_after_first {
    ($row:ident) => {
        text!(
            $row!("1", "r9" "r10" "r11" "r12" "r13" "r14" "r15" "r8")
            $row!("2", "r10" "r11" "r12" "r13" "r14" "r15" "r8" "r9")
            $row!("3", "r11" "r12" "r13" "r14" "r15" "r8" "r9" "r10")
            $row!("4", "r12" "r13" "r14" "r15" "r8" "r9" "r10" "r11")
            $row!("5", "r13" "r14" "r15" "r8" "r9" "r10" "r11" "r12")
            $row!("6", "r14" "r15" "r8" "r9" "r10" "r11" "r12" "r13")
            $row!("7", "r15" "r8" "r9" "r10" "r11" "r12" "r13" "r14")
        )
    };
}

/// Applies an instruction to each accumulator and its limb at `$p`.
macro_rules! with_each {
    ($op:literal, $p:literal) => {
        text!(
            $op " r8, [" $p "]\n"
            $op " r9, [" $p " + 8]\n"
            $op " r10, [" $p " + 16]\n"
            $op " r11, [" $p " + 24]\n"
            $op " r12, [" $p " + 32]\n"
            $op " r13, [" $p " + 40]\n"
            $op " r14, [" $p " + 48]\n"
            $op " r15, [" $p " + 56]\n"
        )
    };
}

/// Loads the accumulators.
macro_rules! load {
    ($p:literal) => {
        with_each!("mov", $p)
    };
}

/// Stores the accumulators.
macro_rules! store {
    ($p:literal) => {
        text!(
            "mov [" $p "], r8\n"
            "mov [" $p " + 8], r9\n"
            "mov [" $p " + 16], r10\n"
            "mov [" $p " + 24], r11\n"
            "mov [" $p " + 32], r12\n"
            "mov [" $p " + 40], r13\n"
            "mov [" $p " + 48], r14\n"
            "mov [" $p " + 56], r15\n"
        )
    };
}

/// Sets the accumulators to zero.
macro_rules! clear {
    () => {
        text!(
            "xor r8d, r8d\nxor r9d, r9d\nxor r10d, r10d\nxor r11d, r11d\n"
            "xor r12d, r12d\nxor r13d, r13d\nxor r14d, r14d\nxor r15d, r15d\n"
        )
    };
}
