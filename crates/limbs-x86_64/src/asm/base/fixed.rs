//! Montgomery products of 8, 16 and 24 limbs in one piece, with MUL and ADC.
//!
//! z' = x * y / B^n modulo m, z' < m; z may be x or y, t is disjoint from all.
//!
//! Column by column, each the sum of three kinds of products: of x and y; of the
//! quotient digits so far and m; and, in the first n columns, of the digit that this sum gives and the lowest
//! limb of m, which makes the column zero. Digits lie in t, above them the columns that are not zero: t[n : n].
//! A square adds up the products of two different limbs and doubles the sum before it goes on.
//! At the end t[n : n], with a carry above it, is below 2m: m is subtracted, and the sum kept where that borrows.
//!
//! A column has a sum of its own, to which what the last one left comes late, as does the product of the last
//! digit. So a digit waits for one product, not for all of its column: 254 cycles for a product of 8 limbs on
//! Zen 4, 279 with one sum that moves on.
//!
//! Why three limbs suffice: a column adds at most 2n products and what the last one left, in
//! all less than 2n B^2 + 2n B + 2n.
//!
//! | register | role |
//! |---|---|
//! | `r8`, `r9`, `r10` | the sum of an even column, lowest limb first |
//! | `rbp`, `r12`, `r13` | that of an odd one |
//! | `rsi`, `rcx`, `r11` | x, y, m |
//! | `rbx` | m0_neg_inv |
//! | `rdi`, `r14` | t, z |
//! | `rax`, `rdx` | a product |
//!
//! The text is written by `xtask/src/kernels/base.rs`. Cycles: see the README.

use core::arch::naked_asm;

use crate::Limb;

/// A kernel: `$move` puts the operands in their registers, `$code` is its file.
macro_rules! fixed {
    ($(#[$doc:meta])* $symbol:literal $name:ident($($operand:ident),*), $code:literal, $($move:literal)+) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(
            z: *mut Limb,
            $($operand: *const Limb,)*
            m: *const Limb,
            m0_neg_inv: Limb,
            t: *mut Limb,
            n: usize,
        ) {
            naked_asm!(
                align!(),
                "push rbx",
                "push rbp",
                "push r12",
                "push r13",
                "push r14",
                "mov r14, rdi",
                $($move,)+
                include_str!(concat!("../generated/base_", $code, ".s")),
                "pop r14",
                "pop r13",
                "pop r12",
                "pop rbp",
                "pop rbx",
                "ret",
                options(raw),
            )
        }
    };
    (mul: $(#[$doc:meta])* $symbol:literal $name:ident, $code:literal) => {
        fixed!(
            $(#[$doc])* $symbol $name(x, y), $code,
            "mov rdi, r9" "mov r11, rcx" "mov rbx, r8" "mov rcx, rdx"
        );
    };
    (sqr: $(#[$doc:meta])* $symbol:literal $name:ident, $code:literal) => {
        fixed!($(#[$doc])* $symbol $name(x), $code, "mov rdi, r8" "mov r11, rdx" "mov rbx, rcx");
    };
}

fixed!(
    mul:
    /// The row `mont_mul` of the kernel table, for eight limbs.
    "limbs_x86_64_mont_mul_8_base" mont_mul_8_base, "mont_mul_8"
);
fixed!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for eight limbs.
    "limbs_x86_64_mont_sqr_8_base" mont_sqr_8_base, "mont_sqr_8"
);
fixed!(
    mul:
    /// The row `mont_mul` of the kernel table, for sixteen limbs.
    "limbs_x86_64_mont_mul_16_base" mont_mul_16_base, "mont_mul_16"
);
fixed!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for sixteen limbs.
    "limbs_x86_64_mont_sqr_16_base" mont_sqr_16_base, "mont_sqr_16"
);
fixed!(
    mul:
    /// The row `mont_mul` of the kernel table, for 24 limbs.
    "limbs_x86_64_mont_mul_24_base" mont_mul_24_base, "mont_mul_24"
);
fixed!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for 24 limbs.
    "limbs_x86_64_mont_sqr_24_base" mont_sqr_24_base, "mont_sqr_24"
);
