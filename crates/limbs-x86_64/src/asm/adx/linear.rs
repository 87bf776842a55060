//! Products by one limb with MULX, ADCX and ADOX.
//!
//! | kernel | |
//! |---|---|
//! | `mul_1_adx` | z' + B^n * ret = x * y |
//! | `addmul_1_adx` | z' + B^n * ret = z + x * y |
//! | `submul_1_adx` | z' + x * y = z + B^n * ret |
//!
//! Any length; z may be x. First single limbs up to a multiple of eight, then eight limbs a
//! turn: low halves are added along CF, high halves along OF, which ends with every turn,
//! since the loop's counter writes it. `rax` carries a limb from product to product.
//!
//! A difference is a sum of complements: B^n - 1 - z' = (B^n - 1 - z) + x * y - B^n * ret.

use core::arch::naked_asm;

use crate::Limb;

/// A kernel. `$before` puts what is added into r9 (with the product low in r11),
/// or leaves it out; `$after` finishes r11.
macro_rules! linear {
    ($(#[$doc:meta])* $symbol:literal $name:ident, $single:ident, $turn:ident) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb {
            naked_asm!(
                "mov r8, rcx",
                "xor eax, eax",
                "and r8d, 7",
                "jz 3f",
                // z + B^i rax is right for the i limbs done.
                "2:",
                "mulx r10, r11, [rsi]",
                $single!(),
                "mov rax, r10",
                "add rsi, 8",
                "add rdi, 8",
                "dec r8",
                "jnz 2b",
                "3:",
                "shr rcx, 3",
                "jz 4f",
                "xor r8d, r8d", // CF = OF = 0
                // The same with CF added to rax.
                "2:",
                $turn!("0", "r10", "rax"),
                $turn!("1", "rax", "r10"),
                $turn!("2", "r10", "rax"),
                $turn!("3", "rax", "r10"),
                $turn!("4", "r10", "rax"),
                $turn!("5", "rax", "r10"),
                $turn!("6", "r10", "rax"),
                $turn!("7", "rax", "r10"),
                "adox rax, r8",
                "lea rsi, [rsi + 64]",
                "lea rdi, [rdi + 64]",
                "dec rcx", // keeps CF; clears OF, as rcx is not -2^63
                "jnz 2b",
                "adc rax, 0",
                "4:",
                "ret",
            )
        }
    };
}

macro_rules! single_mul {
    () => {
        "add r11, rax\nadc r10, 0\nmov [rdi], r11\n"
    };
}

macro_rules! single_add {
    () => {
        "add r11, rax\nadc r10, 0\nadd [rdi], r11\nadc r10, 0\n"
    };
}

macro_rules! single_sub {
    () => {
        "add r11, rax\nadc r10, 0\nsub [rdi], r11\nadc r10, 0\n"
    };
}

macro_rules! turn_mul {
    ($i:literal, $high:literal, $carry:literal) => {
        text!(
            "mov r11, [rsi + 8*" $i "]\n"
            "mulx " $high ", r11, r11\n"
            "adcx r11, " $carry "\n"
            "mov [rdi + 8*" $i "], r11\n"
        )
    };
}

macro_rules! turn_add {
    ($i:literal, $high:literal, $carry:literal) => {
        text!(
            "mov r11, [rsi + 8*" $i "]\n"
            "mulx " $high ", r11, r11\n"
            "adcx r11, [rdi + 8*" $i "]\n"
            "adox r11, " $carry "\n"
            "mov [rdi + 8*" $i "], r11\n"
        )
    };
}

macro_rules! turn_sub {
    ($i:literal, $high:literal, $carry:literal) => {
        text!(
            "mov r11, [rsi + 8*" $i "]\n"
            "mov r9, [rdi + 8*" $i "]\n"
            "mulx " $high ", r11, r11\n"
            "not r9\n"
            "adcx r9, r11\n"
            "adox r9, " $carry "\n"
            "not r9\n"
            "mov [rdi + 8*" $i "], r9\n"
        )
    };
}

linear!(
    /// The row `mul_1` of the kernel table.
    "limbs_x86_64_mul_1_adx" mul_1_adx, single_mul, turn_mul
);
linear!(
    /// The row `addmul_1` of the kernel table.
    "limbs_x86_64_addmul_1_adx" addmul_1_adx, single_add, turn_add
);
linear!(
    /// The row `submul_1` of the kernel table.
    "limbs_x86_64_submul_1_adx" submul_1_adx, single_sub, turn_sub
);
