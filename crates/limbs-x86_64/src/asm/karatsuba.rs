//! Products and squares by Karatsuba's method, of fixed sizes.
//!
//! With b = B^h, x = x1 b + x0 and y = y1 b + y0 (A. Karatsuba, 1962):
//!
//! ```text
//! x y = x1 y1 b^2 + (x1 y1 + x0 y0 - (x0 - x1)(y0 - y1)) b + x0 y0,
//! ```
//!
//! three products of h limbs, by kernels that are given. Here is what joins them, for any x86-64:
//!
//! 1. |x0 - x1| and |y0 - y1| go to z, with their signs as masks; their product M goes to the
//!    stack, which is wiped at the end.
//! 2. z = x1 y1 b^2 + x0 y0.
//! 3. The middle is added: with L0, H0 the halves of x0 y0 and L2, H2 those of x1 y1,
//!
//! ```text
//! z[h : h]  = L0 + U + M0    U = H0 + L2
//! z[2h : h] = H2 + U + M1    and what is carried from the line above
//! z[3h : h] = H2             and what is carried
//! ```
//!
//! where M1 b + M0 is the product of the differences, negated where it counts negatively: its complement is
//! added, with a carry, and 1 taken from what is carried at its end.
//!
//! | register | role in the third step |
//! |---|---|
//! | `rdi` | z, running |
//! | `rsi` | M, running |
//! | `rcx` | blocks of four limbs left |
//! | `r8`, `r9`, `r10` | carries of U; of what is added next; of M: 0 or -1 |
//! | `r11` | the mask that complements M |
//! | `rax`, `rdx`, `rbx`, `rbp` | four limbs of the sum |
//! | `r12` to `r15` | four limbs of M |

/// Four limbs in rax, rdx, rbx and rbp: `$op` with those at `$p`.
macro_rules! four {
    ($op:literal, $($p:literal)+) => {
        text!(
            $op " rax, [" $($p)+ "]\n"
            $op " rdx, [" $($p)+ " + 8]\n"
            $op " rbx, [" $($p)+ " + 16]\n"
            $op " rbp, [" $($p)+ " + 24]\n"
        )
    };
}

/// Adds a carry, 0 or -1, to them.
macro_rules! carry_four {
    ($carry:literal) => {
        text!(
            "neg " $carry "\n"
            "adc rax, 0\n"
            "adc rdx, 0\n"
            "adc rbx, 0\n"
            "adc rbp, 0\n"
            "sbb " $carry ", " $carry "\n"
        )
    };
}

/// Stores them.
macro_rules! store_four {
    ($($p:literal)+) => {
        text!(
            "mov [" $($p)+ "], rax\n"
            "mov [" $($p)+ " + 8], rdx\n"
            "mov [" $($p)+ " + 16], rbx\n"
            "mov [" $($p)+ " + 24], rbp\n"
        )
    };
}

/// Adds four limbs of M, complemented by r11, with the carry in r10.
macro_rules! add_middle {
    () => {
        text!(
            "mov r12, [rsi]\n"
            "mov r13, [rsi + 8]\n"
            "mov r14, [rsi + 16]\n"
            "mov r15, [rsi + 24]\n"
            "xor r12, r11\n"
            "xor r13, r11\n"
            "xor r14, r11\n"
            "xor r15, r11\n"
            "neg r10\n"
            "adc rax, r12\n"
            "adc rdx, r13\n"
            "adc rbx, r14\n"
            "adc rbp, r15\n"
            "sbb r10, r10\n"
        )
    };
}

/// z' at rdi = |a - b| of the h limbs at rsi and above them; `$sign` is -1 where a < b, else 0.
macro_rules! difference {
    ($h:literal, $sign:literal) => {
        text!(
            "mov ecx, " $h " / 4\n"
            "xor eax, eax\n"
            "2:\n"
            "mov rax, [rsi]\n"
            "mov rdx, [rsi + 8]\n"
            "mov r8, [rsi + 16]\n"
            "mov r9, [rsi + 24]\n"
            "sbb rax, [rsi + 8*" $h "]\n"
            "sbb rdx, [rsi + 8*" $h " + 8]\n"
            "sbb r8, [rsi + 8*" $h " + 16]\n"
            "sbb r9, [rsi + 8*" $h " + 24]\n"
            "mov [rdi], rax\n"
            "mov [rdi + 8], rdx\n"
            "mov [rdi + 16], r8\n"
            "mov [rdi + 24], r9\n"
            "lea rsi, [rsi + 32]\n"
            "lea rdi, [rdi + 32]\n"
            "dec ecx\n"
            "jnz 2b\n"
            "sbb " $sign ", " $sign "\n"
            // Negated where it is negative.
            "sub rdi, 8*" $h "\n"
            "mov ecx, " $h " / 4\n"
            "mov r10, " $sign "\n"
            "2:\n"
            "mov rax, [rdi]\n"
            "mov rdx, [rdi + 8]\n"
            "mov r8, [rdi + 16]\n"
            "mov r9, [rdi + 24]\n"
            "xor rax, " $sign "\n"
            "xor rdx, " $sign "\n"
            "xor r8, " $sign "\n"
            "xor r9, " $sign "\n"
            "neg r10\n"
            "adc rax, 0\n"
            "adc rdx, 0\n"
            "adc r8, 0\n"
            "adc r9, 0\n"
            "sbb r10, r10\n"
            "mov [rdi], rax\n"
            "mov [rdi + 8], rdx\n"
            "mov [rdi + 16], r8\n"
            "mov [rdi + 24], r9\n"
            "add rdi, 32\n"
            "dec ecx\n"
            "jnz 2b\n"
        )
    };
}

/// The third step: M is at rsp, z at rdi, and M is negated where r11 is -1.
macro_rules! join {
    ($h:literal) => {
        text!(
            "mov rsi, rsp\n"
            "xor r8d, r8d\n"
            "xor r9d, r9d\n"
            "mov r10, r11\n"
            "mov ecx, " $h " / 4\n"
            // z[h : h] = L0 + U + M0 and z[2h : h] = U for the limbs below rdi.
            "2:\n"
            four!("mov", "rdi + 8*" $h)
            "neg r8\n"
            four!("adc", "rdi + 16*" $h)
            "sbb r8, r8\n"
            store_four!("rdi + 16*" $h)
            "neg r9\n"
            four!("adc", "rdi")
            "sbb r9, r9\n"
            add_middle!()
            store_four!("rdi + 8*" $h)
            "add rsi, 32\n"
            "add rdi, 32\n"
            "dec ecx\n"
            "jnz 2b\n"
            // The carry of U also belongs to what U is added to next.
            "push r8\n"
            "mov ecx, " $h " / 4\n"
            // z[2h : h] = H2 + U + M1 for the limbs below rdi + 8h.
            "2:\n"
            four!("mov", "rdi + 8*" $h)
            "neg r9\n"
            four!("adc", "rdi + 16*" $h)
            "sbb r9, r9\n"
            carry_four!("r8")
            add_middle!()
            store_four!("rdi + 8*" $h)
            "add rsi, 32\n"
            "add rdi, 32\n"
            "dec ecx\n"
            "jnz 2b\n"
            // What is carried to H2 is at most 2: the middle is x0 y1 + x1 y0 + H0 + L2 b < 3 b^2.
            "pop rax\n"
            "add rax, r8\n"
            "add rax, r9\n"
            "add rax, r10\n"
            "sub rax, r11\n" // -(carries) + (1 where M was complemented)
            "neg rax\n"
            "mov r8, rax\n"
            "mov ecx, " $h " / 4\n"
            "2:\n"
            four!("mov", "rdi + 8*" $h)
            "add rax, r8\n"
            "adc rdx, 0\n"
            "adc rbx, 0\n"
            "adc rbp, 0\n"
            "mov r8d, 0\n"
            "adc r8, 0\n"
            store_four!("rdi + 8*" $h)
            "add rdi, 32\n"
            "dec ecx\n"
            "jnz 2b\n"
            // M is wiped.
            "pxor xmm0, xmm0\n"
            "mov ecx, 16*" $h "\n"
            "2:\n"
            "movdqu [rsp + rcx - 16], xmm0\n"
            "movdqu [rsp + rcx - 32], xmm0\n"
            "movdqu [rsp + rcx - 48], xmm0\n"
            "movdqu [rsp + rcx - 64], xmm0\n"
            "sub ecx, 64\n"
            "jnz 2b\n"
        )
    };
}

/// A product of 2h limbs by three of `$inner`.
macro_rules! product {
    ($(#[$doc:meta])* $symbol:literal $name:ident, $h:literal, $inner:path) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(
            z: *mut $crate::Limb,
            x: *const $crate::Limb,
            y: *const $crate::Limb,
            nx: usize,
            ny: usize,
        ) {
            core::arch::naked_asm!(
                save!(),
                concat!("sub rsp, 16*", $h),
                "mov rbx, rdi", // z
                "mov rbp, rsi", // x
                "mov r12, rdx", // y
                difference!($h, "r13"),
                "mov rsi, r12",
                difference!($h, "r11"),
                "xor r13, r11",
                "not r13", // -1 where the product of the differences counts negatively
                "mov rdi, rsp",
                "mov rsi, rbx",
                concat!("lea rdx, [rbx + 8*", $h, "]"),
                concat!("mov ecx, ", $h),
                concat!("mov r8d, ", $h),
                "call {inner}",
                "mov rdi, rbx",
                "mov rsi, rbp",
                "mov rdx, r12",
                concat!("mov ecx, ", $h),
                concat!("mov r8d, ", $h),
                "call {inner}",
                concat!("lea rdi, [rbx + 16*", $h, "]"),
                concat!("lea rsi, [rbp + 8*", $h, "]"),
                concat!("lea rdx, [r12 + 8*", $h, "]"),
                concat!("mov ecx, ", $h),
                concat!("mov r8d, ", $h),
                "call {inner}",
                "mov rdi, rbx",
                "mov r11, r13",
                join!($h),
                concat!("add rsp, 16*", $h),
                restore!(),
                "ret",
                inner = sym $inner,
            )
        }
    };
}

/// A square of 2h limbs by three of `$inner`.
macro_rules! square {
    ($(#[$doc:meta])* $symbol:literal $name:ident, $h:literal, $inner:path) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(
            z: *mut $crate::Limb,
            x: *const $crate::Limb,
            n: usize,
        ) {
            core::arch::naked_asm!(
                save!(),
                concat!("sub rsp, 16*", $h),
                "mov rbx, rdi", // z
                "mov rbp, rsi", // x
                difference!($h, "r11"),
                "mov rdi, rsp",
                "mov rsi, rbx",
                concat!("mov edx, ", $h),
                "call {inner}",
                "mov rdi, rbx",
                "mov rsi, rbp",
                concat!("mov edx, ", $h),
                "call {inner}",
                concat!("lea rdi, [rbx + 16*", $h, "]"),
                concat!("lea rsi, [rbp + 8*", $h, "]"),
                concat!("mov edx, ", $h),
                "call {inner}",
                "mov rdi, rbx",
                "mov r11, -1",
                join!($h),
                concat!("add rsp, 16*", $h),
                restore!(),
                "ret",
                inner = sym $inner,
            )
        }
    };
}

use super::montgomery::montgomery;
use super::{adx, base};

product!(
    /// The row `mul_basecase` of the kernel table, for 32 limbs.
    "limbs_x86_64_mul_basecase_32_adx" mul_basecase_32_adx, "16", adx::mul_basecase_16_adx
);
product!(
    /// The row `mul_basecase` of the kernel table, for 48 limbs.
    "limbs_x86_64_mul_basecase_48_adx" mul_basecase_48_adx, "24", adx::mul_basecase_8n_adx
);
product!(
    /// The row `mul_basecase` of the kernel table, for 64 limbs.
    "limbs_x86_64_mul_basecase_64_adx" mul_basecase_64_adx, "32", mul_basecase_32_adx
);
square!(
    /// The row `sqr_basecase` of the kernel table, for 48 limbs.
    "limbs_x86_64_sqr_basecase_48_adx" sqr_basecase_48_adx, "24", adx::sqr_basecase_8n_adx
);
square!(
    /// The row `sqr_basecase` of the kernel table, for 64 limbs.
    "limbs_x86_64_sqr_basecase_64_adx" sqr_basecase_64_adx, "32", adx::sqr_basecase_32_adx
);
product!(
    /// The row `mul_basecase` of the kernel table, for 32 limbs.
    "limbs_x86_64_mul_basecase_32_base" mul_basecase_32_base, "16", base::mul_basecase_8n_base
);
product!(
    /// The row `mul_basecase` of the kernel table, for 48 limbs.
    "limbs_x86_64_mul_basecase_48_base" mul_basecase_48_base, "24", base::mul_basecase_8n_base
);
product!(
    /// The row `mul_basecase` of the kernel table, for 64 limbs.
    "limbs_x86_64_mul_basecase_64_base" mul_basecase_64_base, "32", mul_basecase_32_base
);
square!(
    /// The row `sqr_basecase` of the kernel table, for 48 limbs.
    "limbs_x86_64_sqr_basecase_48_base" sqr_basecase_48_base, "24", base::sqr_basecase_8n_base
);
square!(
    /// The row `sqr_basecase` of the kernel table, for 64 limbs.
    "limbs_x86_64_sqr_basecase_64_base" sqr_basecase_64_base, "32", base::sqr_basecase_8n_base
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for 32 limbs.
    "limbs_x86_64_mont_mul_32_adx" mont_mul_32_adx, mul_basecase_32_adx, adx::redc_1_32_adx
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for 32 limbs.
    "limbs_x86_64_mont_sqr_32_adx" mont_sqr_32_adx, adx::sqr_basecase_32_adx, adx::redc_1_32_adx
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for 48 limbs.
    "limbs_x86_64_mont_mul_48_adx" mont_mul_48_adx, mul_basecase_48_adx, adx::redc_1_8n_adx
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for 48 limbs.
    "limbs_x86_64_mont_sqr_48_adx" mont_sqr_48_adx, sqr_basecase_48_adx, adx::redc_1_8n_adx
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for 64 limbs.
    "limbs_x86_64_mont_mul_64_adx" mont_mul_64_adx, mul_basecase_64_adx, adx::redc_1_8n_adx
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for 64 limbs.
    "limbs_x86_64_mont_sqr_64_adx" mont_sqr_64_adx, sqr_basecase_64_adx, adx::redc_1_8n_adx
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for 32 limbs.
    "limbs_x86_64_mont_mul_32_base" mont_mul_32_base, mul_basecase_32_base, base::redc_1_8n_base
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for 48 limbs.
    "limbs_x86_64_mont_mul_48_base" mont_mul_48_base, mul_basecase_48_base, base::redc_1_8n_base
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for 48 limbs.
    "limbs_x86_64_mont_sqr_48_base" mont_sqr_48_base, sqr_basecase_48_base, base::redc_1_8n_base
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for 64 limbs.
    "limbs_x86_64_mont_mul_64_base" mont_mul_64_base, mul_basecase_64_base, base::redc_1_8n_base
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for 64 limbs.
    "limbs_x86_64_mont_sqr_64_base" mont_sqr_64_base, sqr_basecase_64_base, base::redc_1_8n_base
);
