//! Kernels in assembly.
//!
//! Each function is a variant of a row of the kernel table and has the row's signature;
//! `variants.rs` lists them. A file holds the variants of a few related rows. Those named
//! `_base` run on any x86-64, `_adx` need BMI2 and ADX.
//!
//! All keep to the System V convention on every operating system, have no red zone, and
//! leave the stack alone unless their banner says otherwise. The first six arguments are in rdi, rsi, rdx, rcx,
//! r8, r9; rax, rcx, rdx, rsi, rdi and r8 to r11 may be changed.

/// Text of assembly in pieces.
macro_rules! text {
    ($($piece:expr)*) => { concat!($($piece),*) };
}

/// Begins at a multiple of 32 bytes, after some instructions that do nothing. rustc aligns naked
/// functions to 4 bytes; with that, products of 64 limbs take up to four percent more on Zen 4.
macro_rules! align {
    () => {
        ".p2align 5"
    };
}

/// Pushes the registers that the caller keeps.
macro_rules! save {
    () => {
        "push rbx\npush rbp\npush r12\npush r13\npush r14\npush r15\n"
    };
}

/// Pops them.
macro_rules! restore {
    () => {
        "pop r15\npop r14\npop r13\npop r12\npop rbp\npop rbx\n"
    };
}

#[macro_use]
mod by_rows;

pub mod add;
pub mod adx;
pub mod base;
pub mod karatsuba;
mod montgomery;
pub mod select;
pub mod shift;
pub mod table;

/// Variants of nothing, which note that they were called, to test the dispatchers.
#[cfg(test)]
pub(crate) mod fake {
    use core::cell::Cell;
    use limbs_portable::Limb;

    extern crate std;

    std::thread_local! {
        pub(crate) static CALLED: Cell<&'static str> = const { Cell::new("") };
    }

    macro_rules! fakes {
        ($($name:ident)*) => {
            $(
                pub(crate) unsafe extern "sysv64" fn $name(
                    _: *mut Limb,
                    _: *const Limb,
                    _: *const Limb,
                    _: u64,
                    _: usize,
                ) {
                    CALLED.set(stringify!($name));
                }
            )*
        };
    }
    fakes!(one_size between multiples large);
}
