//! Sums and differences.
//!
//! ```text
//! add_n:  z' + B^n * ret = x + y        sub_n:  z' + y = x + B^n * ret
//! ```
//!
//! Any n; z may be x or y, for each limb is read before that of z is written.
//!
//! | | |
//! |---|---|
//! | z, x, y | rdi, rsi, rdx, running |
//! | n, then single limbs to do | rcx |
//! | blocks of four limbs to do | r8 |
//! | limb | rax |
//! | carry or borrow | the carry flag, from beginning to end |
//!
//! First n mod 4 single limbs, then blocks of four. Between limbs the carry stays in its flag: counters and
//! pointers are changed by instructions that leave it alone (inc, dec, lea). Time depends on n only.
//!
//! Cycles per limb, 32 limbs: Zen 4 1.2.

use crate::Limb;

/// Takes limb `$i` of x, y to z.
macro_rules! limb {
    ($op:literal, $i:literal) => {
        text!(
            "mov rax, [rsi + 8*" $i "]\n"
            $op " rax, [rdx + 8*" $i "]\n"
            "mov [rdi + 8*" $i "], rax"
        )
    };
}

/// Moves the pointers on by `$k` limbs.
macro_rules! advance {
    ($k:literal) => {
        text!(
            "lea rsi, [rsi + 8*" $k "]\n"
            "lea rdx, [rdx + 8*" $k "]\n"
            "lea rdi, [rdi + 8*" $k "]"
        )
    };
}

/// A chain of `adc` or `sbb` over n limbs.
macro_rules! chain {
    ($row:ident, $name:ident, $op:literal) => {
        #[doc = concat!("`", stringify!($row), "` for any x86-64; see the module.")]
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = concat!("limbs_x86_64_", stringify!($name)))]
        pub unsafe extern "sysv64" fn $name(
            z: *mut Limb,
            x: *const Limb,
            y: *const Limb,
            n: usize,
        ) -> Limb {
            core::arch::naked_asm!(
                "mov r8, rcx",
                "shr r8, 2",
                "and ecx, 3", // Clears the carry.
                "jz 3f",
                // Single limbs. rcx of them are left; the carry is that of the limbs done.
                "2:",
                limb!($op, "0"),
                advance!("1"),
                "dec rcx",
                "jnz 2b",
                // Is there a block? The flags of r8, but not the carry.
                "3:",
                "inc r8",
                "dec r8",
                "jz 5f",
                // Blocks. r8 of them are left; the carry is that of the limbs done.
                "4:",
                limb!($op, "0"),
                limb!($op, "1"),
                limb!($op, "2"),
                limb!($op, "3"),
                advance!("4"),
                "dec r8",
                "jnz 4b",
                "5:",
                "setc al",
                "movzx eax, al",
                "ret",
            )
        }
    };
}

chain!(add_n, add_n_base, "adc");
chain!(sub_n, sub_n_base, "sbb");
