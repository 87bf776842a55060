//! What Montgomery kernels of every kind share: the last subtraction, and products made of
//! a product and its reduction.

use core::arch::naked_asm;

/// Subtracts limb `$i` of m from that of t.
macro_rules! subtract {
    ($i:literal) => {
        text!(
            "mov rdx, [rsi + 8*" $i "]\n"
            "sbb rdx, [rcx + 8*" $i "]\n"
            "mov [rdi + 8*" $i "], rdx\n"
        )
    };
}

/// Replaces limb `$i` of z by that of t where CF is set.
macro_rules! keep {
    ($i:literal) => {
        text!(
            "mov rdx, [rdi + 8*" $i "]\n"
            "cmovc rdx, [rsi + 8*" $i "]\n"
            "mov [rdi + 8*" $i "], rdx\n"
        )
    };
}

/// z' = t - m where t is m or more, else t.
///
/// The limbs of z, t and m are at rdi, rsi and rcx, r8 their count, and rax is the carry
/// that belongs above t. Changes what a caller does not keep. A tail of kernels: they jump here
/// with their own stack as on entry.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn subtract_m() {
    naked_asm!(
        "mov r9, r8",
        "mov r10, r8",
        "shr r8, 2",
        "and r9d, 3", // clears the borrow
        "jz 3f",
        // z holds the difference of the limbs passed, the borrow is in CF; r9 single limbs
        // are left, and r8 blocks of four.
        "2:",
        subtract!("0"),
        "lea rsi, [rsi + 8]",
        "lea rcx, [rcx + 8]",
        "lea rdi, [rdi + 8]",
        "dec r9",
        "jnz 2b",
        "3:",
        "inc r8", // ZF, but not CF
        "dec r8",
        "jz 5f",
        "4:",
        subtract!("0"),
        subtract!("1"),
        subtract!("2"),
        subtract!("3"),
        "lea rsi, [rsi + 32]",
        "lea rcx, [rcx + 32]",
        "lea rdi, [rdi + 32]",
        "dec r8",
        "jnz 4b",
        "5:",
        // rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.
        "sbb rax, 0",
        "mov r9, r10",
        "shr r10, 2",
        "jz 6f",
        "neg rax",
        // From the top down; r10 blocks of four are left.
        "2:",
        "lea rsi, [rsi - 32]",
        "lea rdi, [rdi - 32]",
        keep!("0"),
        keep!("1"),
        keep!("2"),
        keep!("3"),
        "dec r10",
        "jnz 2b",
        "sbb rax, rax",
        "6:",
        "and r9d, 3",
        "jz 7f",
        "neg rax",
        "2:",
        "lea rsi, [rsi - 8]",
        "lea rdi, [rdi - 8]",
        keep!("0"),
        "dec r9",
        "jnz 2b",
        "7:",
        "ret",
    )
}

/// A product or square in t, then its reduction. `$move` puts t, x and what follows into
/// the registers of the product; the stack then holds z, m, m0_neg_inv, t, n.
macro_rules! montgomery {
    (mul: $(#[$doc:meta])* $symbol:literal $name:ident, $product:path, $reduce:path) => {
        montgomery!(
            $(#[$doc])* $symbol $name(x, y), $product, $reduce,
            "rcx" "r8" "r9" "[rsp + 8]", "mov rcx, rax" "mov r8, rax"
        );
    };
    (sqr: $(#[$doc:meta])* $symbol:literal $name:ident, $product:path, $reduce:path) => {
        montgomery!(
            $(#[$doc])* $symbol $name(x), $product, $reduce,
            "rdx" "rcx" "r8" "r9", "mov rdx, rax"
        );
    };
    ($(#[$doc:meta])* $symbol:literal $name:ident($($operand:ident),*),
     $product:path, $reduce:path, $m:literal $inverse:literal $t:literal $n:literal, $($move:literal)*) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(
            z: *mut $crate::Limb,
            $($operand: *const $crate::Limb,)*
            m: *const $crate::Limb,
            m0_neg_inv: $crate::Limb,
            t: *mut $crate::Limb,
            n: usize,
        ) {
            core::arch::naked_asm!(
                concat!("mov rax, ", $n),
                "push rdi",
                concat!("push ", $m),
                concat!("push ", $inverse),
                concat!("push ", $t),
                "push rax",
                concat!("mov rdi, ", $t),
                $($move,)*
                "call {product}",
                "pop r8",
                "pop rsi",
                "pop rcx",
                "pop rdx",
                "pop rdi",
                "jmp {reduce}",
                product = sym $product,
                reduce = sym $reduce,
            )
        }
    };
}

pub(crate) use montgomery;
