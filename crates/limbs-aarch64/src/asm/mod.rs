//! Kernels in assembly.
//!
//! Each function is a variant of a row of the kernel table and has the row's signature;
//! `variants.rs` lists them. A file holds the variants of a few related rows. Those named
//! `_base` run on any AArch64.
//!
//! All keep to AAPCS64, have no red zone, and leave the stack alone unless their banner says otherwise. The first
//! eight arguments are in x0 to x7; x0 to x17, v0 to v7 and v16 to v31 may be changed. x18 belongs to the system. No
//! instruction is used whose time Arm lets depend on the values of its operands when PSTATE.DIT is set.

/// Text of assembly in pieces.
macro_rules! text {
    ($($piece:expr)*) => { concat!($($piece),*) };
}

/// Makes a frame with the return address and x19 to x25.
macro_rules! save {
    () => {
        "stp x29, x30, [sp, #-80]!\n\
         mov x29, sp\n\
         stp x19, x20, [sp, #16]\n\
         stp x21, x22, [sp, #32]\n\
         stp x23, x24, [sp, #48]\n\
         str x25, [sp, #64]\n"
    };
}

/// Takes it down.
macro_rules! restore {
    () => {
        "ldp x19, x20, [sp, #16]\n\
         ldp x21, x22, [sp, #32]\n\
         ldp x23, x24, [sp, #48]\n\
         ldr x25, [sp, #64]\n\
         ldp x29, x30, [sp], #80\n"
    };
}

pub mod add;
pub mod linear;
pub mod montgomery;
pub mod mul;
pub mod select;
pub mod table;
