//! Products by one limb with MUL and ADC.
//!
//! | kernel | |
//! |---|---|
//! | `mul_1_base` | z' + B^n * ret = x * y |
//! | `addmul_1_base` | z' + B^n * ret = z + x * y |
//! | `submul_1_base` | z' + x * y = z + B^n * ret |
//!
//! Any length; z may be x. First n mod 4 single limbs, then blocks of four. A product of two
//! limbs and two limbs more fit in two limbs, so that the carry is a limb.
//!
//! | register | role |
//! |---|---|
//! | `rdi`, `rsi` | z, x, running |
//! | `rcx` | y |
//! | `r8`, `r9` | single limbs and blocks of four to do |
//! | `r10` | the carry |
//! | `rax`, `rdx` | a product |

use core::arch::naked_asm;

use crate::Limb;

/// A kernel; `$last` takes the low limb of a sum, in rax, to z at `$i`, and adds to rdx.
macro_rules! linear {
    ($(#[$doc:meta])* $symbol:literal $name:ident, $last:ident) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(
            z: *mut Limb,
            x: *const Limb,
            y: Limb,
            n: usize,
        ) -> Limb {
            naked_asm!(
                "mov r8, rcx",
                "mov r9, rcx",
                "mov rcx, rdx",
                "xor r10d, r10d",
                "shr r9, 2",
                "and r8d, 3",
                "jz 3f",
                // z is right for the limbs done, and r10 belongs above them.
                "2:",
                limb!("0", $last),
                "add rsi, 8",
                "add rdi, 8",
                "dec r8",
                "jnz 2b",
                "3:",
                "test r9, r9",
                "jz 5f",
                "4:",
                limb!("0", $last),
                limb!("1", $last),
                limb!("2", $last),
                limb!("3", $last),
                "add rsi, 32",
                "add rdi, 32",
                "dec r9",
                "jnz 4b",
                "5:",
                "mov rax, r10",
                "ret",
            )
        }
    };
}

/// One limb: r10:low = x\[i\] * y + r10, and what `$last` does with the low limb.
macro_rules! limb {
    ($i:literal, $last:ident) => {
        text!(
            "mov rax, [rsi + 8*" $i "]\n"
            "mul rcx\n"
            "add rax, r10\n"
            "adc rdx, 0\n"
            $last!($i)
            "mov r10, rdx\n"
        )
    };
}

macro_rules! store {
    ($i:literal) => {
        text!("mov [rdi + 8*" $i "], rax\n")
    };
}

macro_rules! add {
    ($i:literal) => {
        text!("add [rdi + 8*" $i "], rax\nadc rdx, 0\n")
    };
}

macro_rules! sub {
    ($i:literal) => {
        text!("sub [rdi + 8*" $i "], rax\nadc rdx, 0\n")
    };
}

linear!(
    /// The row `mul_1` of the kernel table.
    "limbs_x86_64_mul_1_base" mul_1_base, store
);
linear!(
    /// The row `addmul_1` of the kernel table.
    "limbs_x86_64_addmul_1_base" addmul_1_base, add
);
linear!(
    /// The row `submul_1` of the kernel table.
    "limbs_x86_64_submul_1_base" submul_1_base, sub
);
