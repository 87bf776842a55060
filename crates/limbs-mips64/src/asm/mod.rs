//! Kernels in assembly.
//!
//! Each function is the kernel of a row of the kernel table; a file holds those of a few
//! related rows. All keep to the n64 convention: arguments are in $4 to $11, $2 is returned; $16 to $23, $28 to
//! $31 are kept. None calls another or refers to anything but its operands and its stack, so
//! that they are independent of their place and need no global pointer.
//!
//! Registers have names by role, given by `roles!` at the head of each kernel. Where nothing else is said $1 to $15,
//! $24, $25, HI and LO may be changed.
//!
//! **Carries.** There is no carry flag. After `sum = a + b` the carry is `sum < b`, by `sltu`; after
//! `difference = a - b` the borrow is `a < b`.
//!
//! **Products.** `dmultu` leaves a product in HI and LO, where the next one overwrites it. It takes up to
//! nine cycles on the cores of the time, during which other instructions are executed unless they want HI or LO; and what is
//! fetched from there by `mflo` and `mfhi` may be late too. So each product is fetched, the next one started, and only then
//! the one *before* the fetched one added: instructions enough for the multiplier to be done. MIPS64 needs nothing between a
//! fetch and the next product, as MIPS III did.
//!
//! **Delay slots.** The instruction behind a branch is executed whether it is taken or not; it is indented by one.

/// Text of assembly in pieces.
macro_rules! text {
    ($($piece:expr)*) => { concat!($($piece),*) };
}

/// Lines of assembly.
macro_rules! lines {
    ($($line:expr),* $(,)?) => { concat!($($line, "\n"),*) };
}

/// Names registers: `roles!(z "4", x "5")`.
macro_rules! roles {
    ($($role:ident $number:literal),* $(,)?) => {
        concat!($(".set ", stringify!($role), ", $", $number, "\n"),*)
    };
}

/// Replaces the limb `$a` by its difference with `$b` and the borrow, of which one comes out at most; `$b` and `$next`
/// are lost.
macro_rules! subtract {
    ($a:literal, $b:literal, $borrow:literal, $next:literal) => {
        lines!(
            text!("sltu " $next ", " $a ", " $b),
            text!("dsubu " $b ", " $a ", " $b),
            text!("dsubu " $a ", " $b ", " $borrow),
            text!("sltu " $borrow ", " $b ", " $borrow),
            text!("daddu " $borrow ", " $borrow ", " $next),
        )
    };
}

/// Replaces the limb `$a` by `$b` where the mask is zero.
macro_rules! choose {
    ($a:literal, $b:literal, $mask:literal) => {
        lines!(
            text!("xor " $a ", " $a ", " $b),
            text!("and " $a ", " $a ", " $mask),
            text!("xor " $a ", " $a ", " $b),
        )
    };
}

/// A kernel of a row, in lines of assembly.
macro_rules! kernel {
    (
        $(#[$doc:meta])*
        $name:ident($($param:ident: $type:ty),*) $(-> $ret:ty)? { $($line:expr),* $(,)? }
    ) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = concat!("limbs_mips64_", stringify!($name)))]
        pub unsafe extern "C" fn $name($($param: $type),*) $(-> $ret)? {
            core::arch::naked_asm!(
                // As written: delay slots are filled here, $1 is a register like others, and no line is two
                // instructions.
                ".set push",
                ".set noreorder",
                ".set noat",
                ".set nomacro",
                $($line,)*
                ".set pop",
            )
        }
    };
}

#[macro_use]
mod steps;

pub mod add;
pub mod linear;
pub mod mul;
pub mod redc;
pub mod select;
