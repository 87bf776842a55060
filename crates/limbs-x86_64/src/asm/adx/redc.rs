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
//! `redc_1_24_adx` and `redc_1_32_adx`: the same without calls, and the last subtraction begins before
//! the last limbs are there.
//!
//! `redc_1_adx`, for any length: m times each digit by `addmul_1`.
//!
//! At the end t[n : n], with a carry above it, is below 2m: m is subtracted, and the sum
//! kept where that borrows.
//!
//! Registers: see [`super::rows`]. Cycles: see the README.

use core::arch::naked_asm;

use crate::Limb;
use crate::asm::montgomery::montgomery;

use super::blocks::{block_add, block_reduce};
use super::linear::addmul_1_adx;
use super::mul::{mul_basecase_8n_adx, mul_basecase_16_adx, mul_basecase_adx};
use super::sqr::{sqr_basecase_8n_adx, sqr_basecase_16_adx, sqr_basecase_adx};

/// z = t - m for limb `$i` of eight: t is at rdi, m at rsi, z at rcx.
macro_rules! subtract_low {
    ($i:literal) => {
        text!(
            "mov rbx, [rdi + 8*" $i "]\n"
            "sbb rbx, [rsi + 8*" $i "]\n"
            "mov [rcx + 8*" $i "], rbx\n"
        )
    };
}

/// z = t where CF is set.
macro_rules! keep_low {
    ($i:literal) => {
        text!(
            "mov rbx, [rcx + 8*" $i "]\n"
            "cmovc rbx, [rdi + 8*" $i "]\n"
            "mov [rcx + 8*" $i "], rbx\n"
        )
    };
}

/// The same for a limb of t that is in a register.
macro_rules! subtract_high {
    ($i:literal, $t:literal) => {
        text!(
            "mov rbx, " $t "\n"
            "sbb rbx, [rsi + 8*" $i "]\n"
            "mov [rcx + 8*" $i "], rbx\n"
        )
    };
}

macro_rules! keep_high {
    ($i:literal, $t:literal) => {
        text!(
            "cmovnc " $t ", [rcx + 8*" $i "]\n"
            "mov [rcx + 8*" $i "], " $t "\n"
        )
    };
}

/// For each of eight limbs in memory.
macro_rules! memory {
    ($op:ident) => {
        text!(
            $op!("0") $op!("1") $op!("2") $op!("3")
            $op!("4") $op!("5") $op!("6") $op!("7")
        )
    };
}

/// For each of the last eight limbs and its register.
macro_rules! registers {
    ($op:ident) => {
        text!(
            $op!("0", "r8") $op!("1", "r9") $op!("2", "r10") $op!("3", "r11")
            $op!("4", "r12") $op!("5", "r13") $op!("6", "r14") $op!("7", "r15")
        )
    };
}

/// z = t - m where t is not below m, else t: at rcx, rdi and rsi, rdx times eight limbs each. The last eight limbs
/// of t are in the accumulators, above them the carry rax. [rsp + 24] and [rsp + 48] hold rdi and rcx too.
macro_rules! subtract_windows {
    () => {
        text!(
            "mov rbp, rdx\n"
            "xor ebx, ebx\n" // no borrow
            "dec rbp\n"
            "jz 7f\n"
            // rbp times eight limbs in memory are left; CF is the borrow.
            "6:\n"
            memory!(subtract_low)
            "lea rdi, [rdi + 64]\n"
            "lea rsi, [rsi + 64]\n"
            "lea rcx, [rcx + 64]\n"
            "dec rbp\n"
            "jnz 6b\n"
            "7:\n"
            registers!(subtract_high)
            // rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.
            "sbb rax, 0\n"
            "neg rax\n"
            "mov rdi, [rsp + 24]\n"
            "mov rcx, [rsp + 48]\n"
            "dec rdx\n"
            "jz 9f\n"
            // rdx times eight limbs in memory are left.
            "8:\n"
            memory!(keep_low)
            "lea rdi, [rdi + 64]\n"
            "lea rcx, [rcx + 64]\n"
            "dec rdx\n"
            "jnz 8b\n"
            "9:\n"
            registers!(keep_high)
        )
    };
}

/// A group of digits of sixteen limbs, at rdi, which moves on by eight limbs; the accumulators
/// end eight limbs above it, without what t has there.
macro_rules! group_of_16 {
    () => {
        text!(
            load!("rdi")
            "mov rcx, [rsp + 16]\n"
            rows!(row_reduce)
            "lea rsi, [rcx + 64]\n"
            "mov rcx, rdi\n"
            "add rdi, 64\n"
            rows!(row_add)
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
        "mov eax, 0",
        "adc eax, eax",
        "mov rdx, [rsp + 32]",
        "dec qword ptr [rsp + 24]",
        "jz 5f",
        store!("rdi"),
        "mov [rsp + 8], rax",
        "mov [rsp + 16], rdx",
        "lea rdi, [rcx + 64]",
        "jmp 2b",
        // The number that is left is at rdi, but for its last eight limbs, in the
        // accumulators, and the carry, rax.
        "5:",
        "lea rdi, [rcx + 64]",
        "mov [rsp + 24], rdi",
        "mov rsi, [rsp + 40]",
        "mov rcx, [rsp + 48]",
        subtract_windows!(),
        "add rsp, 56",
        restore!(),
        "ret",
        block_reduce = sym block_reduce,
        block_add = sym block_add,
    )
}

/// The row `redc_1` of the kernel table, for sixteen limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_redc_1_16_adx")]
pub unsafe extern "sysv64" fn redc_1_16_adx(
    z: *mut Limb,
    t: *mut Limb,
    m: *const Limb,
    m0_neg_inv: Limb,
    n: usize,
) {
    naked_asm!(
        align!(),
        save!(),
        "push rdi", // [rsp + 24]: z
        "push rdx", // [rsp + 16]: m
        "push rcx", // [rsp + 8]: m0_neg_inv
        "push 0",   // [rsp]: the carry of the first group
        "mov rdi, rsi",
        group_of_16!(),
        "xor eax, eax",
        with_each!("adc", "rdi + 64"),
        store!("rdi + 64"),
        "adc eax, eax",
        "mov [rsp], rax",
        group_of_16!(),
        // The limbs in memory are finished; m is subtracted, rbp keeps the borrow.
        "mov rsi, [rsp + 16]",
        "mov rcx, [rsp + 24]",
        "xor ebx, ebx", // no borrow
        memory!(subtract_low),
        "sbb rbp, rbp",
        // The last limbs and the carry.
        "xor eax, eax",
        "mov rbx, [rsp]",
        "neg rbx", // CF
        with_each!("adc", "rdi + 64"),
        "adc eax, eax",
        "add rsi, 64",
        "add rcx, 64",
        "neg rbp", // CF
        registers!(subtract_high),
        // rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.
        "sbb rax, 0",
        "neg rax",
        "lea rcx, [rcx - 64]",
        memory!(keep_low),
        "lea rcx, [rcx + 64]",
        registers!(keep_high),
        "add rsp, 32",
        restore!(),
        "ret",
    )
}

/// A reduction of a fixed number of groups, each straight code in a loop of the groups. The last
/// one subtracts m from what it finishes, while the next block is made.
///
/// `$block` stands for the blocks of a group after the first.
macro_rules! redc_fixed {
    ($(#[$doc:meta])* $symbol:literal $name:ident, $groups:literal, $($block:literal)+) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(
            z: *mut Limb,
            t: *mut Limb,
            m: *const Limb,
            m0_neg_inv: Limb,
            n: usize,
        ) {
            naked_asm!(
                align!(),
                save!(),
                "push 0",                  // [rsp + 40]: the borrow, 0 or -1
                "push rdi",                // [rsp + 32]: z
                "push rdx",                // [rsp + 24]: m
                concat!("push ", $groups), // [rsp + 16]: groups left
                "push rcx",                // [rsp + 8]: m0_neg_inv
                "push 0",                  // [rsp]: the carry
                "mov rdi, rsi",
                // The groups before rdi have made their limbs of t zero; the carry belongs n limbs
                // above rdi.
                "2:",
                load!("rdi"),
                "mov rcx, [rsp + 24]",
                "lea rsi, [rcx + 64]",
                rows!(row_reduce),
                "mov rcx, rdi", // the digits
                $(next_block!($block),)+
                // The last limbs and the carry.
                "mov rax, [rsp]",
                "neg rax", // CF
                with_each!("adc", "rdi + 64"),
                "mov eax, 0",
                "adc eax, eax",
                "dec qword ptr [rsp + 16]",
                "jz 4f",
                store!("rdi + 64"),
                "mov [rsp], rax",
                "lea rdi, [rcx + 64]",
                "jmp 2b",
                finish_fixed!($groups, $($block)+),
            )
        }
    };
}

/// The end of [`redc_fixed!`]: z = the number that is left, or that minus m, and the return.
///
/// The number is at rcx + 64, but for its last eight limbs, in the accumulators, and the carry, rax.
macro_rules! finish_fixed {
    ($groups:literal, $($block:literal)+) => {
        text!(
            "4:\n"
            "lea rdi, [rcx + 64]\n"
            "mov rcx, [rsp + 32]\n"
            "mov rsi, [rsp + 24]\n"
            "mov rbx, [rsp + 40]\n"
            "neg rbx\n" // CF
            text!("lea rsi, [rsi + 64 * (" $groups " - 1)]\n")
            text!("lea rcx, [rcx + 64 * (" $groups " - 1)]\n")
            registers!(subtract_high)
            // rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.
            "sbb rax, 0\n"
            "neg rax\n"
            text!("lea rcx, [rcx - 64 * (" $groups " - 1)]\n")
            $(keep_block!($block))+
            registers!(keep_high)
            "add rsp, 48\n"
            restore!()
            "ret"
        )
    };
}

/// The block of eight limbs of m at rsi, `$i` after the first of a group. In the last group it
/// finishes eight limbs from `8 * ($i - 1)` on.
macro_rules! next_block {
    ($i:literal) => {
        text!(
            "add rdi, 64\n"
            rows!(row_add)
            "cmp qword ptr [rsp + 16], 1\n"
            "jne 3f\n"
            "mov rbp, [rsp + 32]\n"
            "lea rbp, [rbp + 64 * (" $i " - 1)]\n"
            "mov rax, [rsp + 40]\n"
            "neg rax\n" // CF
            memory!(subtract_finished)
            "sbb rax, rax\n"
            "mov [rsp + 40], rax\n"
            "3:\n"
            "add rsi, 64\n"
        )
    };
}

/// z = t - m for limb `$i` of eight: t is at rdi, m eight limbs below rsi, z at rbp.
macro_rules! subtract_finished {
    ($i:literal) => {
        text!(
            "mov rbx, [rdi + 8*" $i "]\n"
            "sbb rbx, [rsi + 8*" $i " - 64]\n"
            "mov [rbp + 8*" $i "], rbx\n"
        )
    };
}

/// Eight limbs of z at rcx: t where CF is set.
macro_rules! keep_block {
    ($i:literal) => {
        text!(
            memory!(keep_low)
            "lea rdi, [rdi + 64]\n"
            "lea rcx, [rcx + 64]\n"
        )
    };
}

redc_fixed!(
    /// The row `redc_1` of the kernel table, for 24 limbs.
    "limbs_x86_64_redc_1_24_adx" redc_1_24_adx, "3", "1" "2"
);
redc_fixed!(
    /// The row `redc_1` of the kernel table, for 32 limbs.
    "limbs_x86_64_redc_1_32_adx" redc_1_32_adx, "4", "1" "2" "3"
);

redc_by_rows!(
    /// The row `redc_1` of the kernel table, for any length.
    "limbs_x86_64_redc_1_adx" redc_1_adx, addmul_1_adx
);

montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for sixteen limbs.
    "limbs_x86_64_mont_mul_16_adx" mont_mul_16_adx, mul_basecase_16_adx, redc_1_16_adx
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for sixteen limbs.
    "limbs_x86_64_mont_sqr_16_adx" mont_sqr_16_adx, sqr_basecase_16_adx, redc_1_16_adx
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for 24 limbs.
    "limbs_x86_64_mont_mul_24_adx" mont_mul_24_adx, mul_basecase_8n_adx, redc_1_24_adx
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for 24 limbs.
    "limbs_x86_64_mont_sqr_24_adx" mont_sqr_24_adx, sqr_basecase_8n_adx, redc_1_24_adx
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for multiples of eight limbs.
    "limbs_x86_64_mont_mul_8n_adx" mont_mul_8n_adx, mul_basecase_8n_adx, redc_1_8n_adx
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for multiples of eight limbs.
    "limbs_x86_64_mont_sqr_8n_adx" mont_sqr_8n_adx, sqr_basecase_8n_adx, redc_1_8n_adx
);
montgomery!(
    mul:
    /// The row `mont_mul` of the kernel table, for any length.
    "limbs_x86_64_mont_mul_adx" mont_mul_adx, mul_basecase_adx, redc_1_adx
);
montgomery!(
    sqr:
    /// The row `mont_sqr` of the kernel table, for any length.
    "limbs_x86_64_mont_sqr_adx" mont_sqr_adx, sqr_basecase_adx, redc_1_adx
);
