//! Montgomery reduction and products with MULX, ADCX and ADOX.
//!
//! P. L. Montgomery, "Modular multiplication without trial division", Math. Comp. 44, 1985.
//! Products are made first and reduced after: z' = t / B^n modulo m, z' < m, z disjoint
//! from t.
//!
//! `redc_1_8n_adx`, for multiples of eight limbs: groups of eight quotient digits. The first
//! eight limbs of m give the digits, a row each; they become the window of blocks along the
//! rest of m. The digits lie in t, in the limbs that they made zero.
//!
//! `redc_1_adx`, for any length: m times each digit by `addmul_1`.
//!
//! At the end t[n : n], with a carry above it, is below 2m: m is subtracted, and the sum
//! kept where that borrows.

use core::arch::naked_asm;

use crate::Limb;

use super::blocks::{block_add, block_reduce};
use super::linear::addmul_1_adx;
use super::mul::{mul_basecase_8n_adx, mul_basecase_adx};
use super::sqr::{sqr_basecase_8n_adx, sqr_basecase_adx};

/// z = t - m or t: rdi is z, rsi is t, rcx is m, r8 the limbs, rax the carry above t.
/// All are clobbered.
macro_rules! subtract {
    () => {
        concat!(
            "lea r10, [rdi + 8*r8]\n",
            "lea r11, [rsi + 8*r8]\n",
            "neg r8\n",
            "mov r9, r8\n",
            "sub rcx, rdi\n", // CF = 0 would be an accident: cleared below
            "xor edx, edx\n",
            "2:\n",
            "mov rdx, [rsi]\n",
            "sbb rdx, [rdi + rcx]\n",
            "mov [rdi], rdx\n",
            "lea rsi, [rsi + 8]\n",
            "lea rdi, [rdi + 8]\n",
            "inc r9\n",
            "jnz 2b\n",
            // rax = carry - borrow: 0, or -1 where t is below m. CF = whether it is.
            "sbb rax, 0\n",
            "neg rax\n",
            "2:\n",
            "mov rdx, [r10 + 8*r8]\n",
            "cmovc rdx, [r11 + 8*r8]\n",
            "mov [r10 + 8*r8], rdx\n",
            "inc r8\n",
            "jnz 2b\n",
        )
    };
}

/// The same for multiples of eight limbs.
macro_rules! subtract_8n {
    () => {
        concat!(
            "mov r10, r8\n",
            "mov r11, rdi\n",
            "mov rbp, rsi\n",
            "xor edx, edx\n", // CF = 0
            "2:\n",
            subtract_limb!("0"),
            subtract_limb!("1"),
            subtract_limb!("2"),
            subtract_limb!("3"),
            subtract_limb!("4"),
            subtract_limb!("5"),
            subtract_limb!("6"),
            subtract_limb!("7"),
            "lea rsi, [rsi + 64]\n",
            "lea rcx, [rcx + 64]\n",
            "lea rdi, [rdi + 64]\n",
            "dec r8\n",
            "jnz 2b\n",
            // rax = carry - borrow: 0, or -1 where t is below m. CF = whether it is.
            "sbb rax, 0\n",
            "neg rax\n",
            "2:\n",
            keep_limb!("0"),
            keep_limb!("1"),
            keep_limb!("2"),
            keep_limb!("3"),
            keep_limb!("4"),
            keep_limb!("5"),
            keep_limb!("6"),
            keep_limb!("7"),
            "lea r11, [r11 + 64]\n",
            "lea rbp, [rbp + 64]\n",
            "dec r10\n",
            "jnz 2b\n",
        )
    };
}

macro_rules! subtract_limb {
    ($i:literal) => {
        concat!(
            "mov rdx, [rsi + 8*",
            $i,
            "]\n",
            "sbb rdx, [rcx + 8*",
            $i,
            "]\n",
            "mov [rdi + 8*",
            $i,
            "], rdx\n",
        )
    };
}

macro_rules! keep_limb {
    ($i:literal) => {
        concat!(
            "mov rdx, [r11 + 8*",
            $i,
            "]\n",
            "cmovc rdx, [rbp + 8*",
            $i,
            "]\n",
            "mov [r11 + 8*",
            $i,
            "], rdx\n",
        )
    };
}

/// The row `redc_1` of the kernel table, for multiples of eight limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_redc_1_8n_adx")]
pub unsafe extern "sysv64" fn redc_1_8n_adx(
    z: *mut Limb,
    t: *mut Limb,
    m: *const Limb,
    m0_neg_inv: Limb,
    n: usize,
) {
    naked_asm!(
        save!(),
        "shr r8, 3",
        "push rdi",  // [rsp + 48]: z
        "push rdx",  // [rsp + 40]: m
        "push r8",   // [rsp + 32]: groups
        "push r8",   // [rsp + 24]: groups left
        "push r8",   // [rsp + 16]: blocks left
        "push 0",    // [rsp + 8]: carry
        "push rcx",  // [rsp]: m0_neg_inv, for block_reduce
        "mov rdi, rsi",
        // The groups before rdi have made their limbs of t zero; the carry belongs n limbs
        // above rdi.
        "2:",
        load!("rdi"),
        "mov rcx, [rsp + 40]",
        "lea rsi, [rcx + 64]",
        "call {block_reduce}",
        "lea rcx, [rdi - 64]",
        "jmp 4f",
        "3:",
        "call {block_add}",
        "4:",
        "dec qword ptr [rsp + 16]",
        "jnz 3b",
        // The last limbs and the carry.
        "mov rax, [rsp + 8]",
        "neg rax", // CF
        with_each!("adc", "rdi"),
        store!("rdi"),
        "mov eax, 0",
        "adc eax, eax",
        "mov [rsp + 8], rax",
        "mov rdx, [rsp + 32]",
        "mov [rsp + 16], rdx",
        "lea rdi, [rcx + 64]",
        "dec qword ptr [rsp + 24]",
        "jnz 2b",
        // rdi is now at the high half of t.
        "mov rsi, rdi",
        "mov rdi, [rsp + 48]",
        "mov rcx, [rsp + 40]",
        "mov r8, rdx",
        subtract_8n!(),
        "add rsp, 56",
        restore!(),
        "ret",
        block_reduce = sym block_reduce,
        block_add = sym block_add,
    )
}

/// The row `redc_1` of the kernel table, for any length.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_redc_1_adx")]
pub unsafe extern "sysv64" fn redc_1_adx(
    z: *mut Limb,
    t: *mut Limb,
    m: *const Limb,
    m0_neg_inv: Limb,
    n: usize,
) {
    naked_asm!(
        save!(),
        "push rdi",
        "push r8",
        "mov rbx, rsi", // t at the digit's place
        "mov rbp, rdx", // m
        "mov r12, rcx", // m0_neg_inv
        "mov r13, r8",  // n
        "mov r14, r8",  // digits left
        "xor r15d, r15d", // carry
        // The limbs of t before rbx are zero; the carry belongs n limbs above rbx.
        "2:",
        "mov rdi, rbx",
        "mov rsi, rbp",
        "mov rdx, [rbx]",
        "imul rdx, r12",
        "mov rcx, r13",
        "call {addmul_1}",
        "add rax, r15",
        "mov r15d, 0",
        "adc r15, 0",
        "add [rbx + 8*r13], rax",
        "adc r15, 0",
        "add rbx, 8",
        "dec r14",
        "jnz 2b",
        "pop r8",
        "pop rdi",
        "mov rsi, rbx",
        "mov rcx, rbp",
        "mov rax, r15",
        subtract!(),
        restore!(),
        "ret",
        addmul_1 = sym addmul_1_adx,
    )
}

/// A product or square in t, then its reduction. `$move` puts t, x and what follows into
/// the registers of the product; the stack then holds z, m, m0_neg_inv, t, n.
macro_rules! montgomery {
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
            z: *mut Limb,
            $($operand: *const Limb,)*
            m: *const Limb,
            m0_neg_inv: Limb,
            t: *mut Limb,
            n: usize,
        ) {
            naked_asm!(
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

montgomery!(
    /// The row `mont_mul` of the kernel table, for multiples of eight limbs.
    "limbs_x86_64_mont_mul_8n_adx" mont_mul_8n_adx(x, y), mul_basecase_8n_adx, redc_1_8n_adx,
    "rcx" "r8" "r9" "[rsp + 8]", "mov rcx, rax" "mov r8, rax"
);
montgomery!(
    /// The row `mont_sqr` of the kernel table, for multiples of eight limbs.
    "limbs_x86_64_mont_sqr_8n_adx" mont_sqr_8n_adx(x), sqr_basecase_8n_adx, redc_1_8n_adx,
    "rdx" "rcx" "r8" "r9", "mov rdx, rax"
);
montgomery!(
    /// The row `mont_mul` of the kernel table, for any length.
    "limbs_x86_64_mont_mul_adx" mont_mul_adx(x, y), mul_basecase_adx, redc_1_adx,
    "rcx" "r8" "r9" "[rsp + 8]", "mov rcx, rax" "mov r8, rax"
);
montgomery!(
    /// The row `mont_sqr` of the kernel table, for any length.
    "limbs_x86_64_mont_sqr_adx" mont_sqr_adx(x), sqr_basecase_adx, redc_1_adx,
    "rdx" "rcx" "r8" "r9", "mov rdx, rax"
);
