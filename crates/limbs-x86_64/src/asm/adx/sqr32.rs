//! The square of 32 limbs with MULX, ADCX and ADOX, by Karatsuba's method.
//!
//! With b = B^16 and x = x1 b + x0:
//!
//! ```text
//! x^2 = x1^2 b^2 + (x0^2 + x1^2 - d^2) b + x0^2,    d = |x0 - x1|
//! ```
//!
//! 1. x0^2 goes to z, d to the stack, x1^2 to z\[32..64\], d^2 to the stack. So the long chains of
//!    carries that make d run beside products that do not wait for it.
//! 2. With L0, H0 the halves of x0^2, L2, H2 those of x1^2, and M0, M1 those of d^2, U = H0 + L2 is made once,
//!    stays in registers, and is added twice:
//!
//! ```text
//! z[16..32] = L0 + U - M0
//! z[32..48] = H2 + U - M1    and what is carried from the line above and from U
//! z[48..64] = H2             and what is carried
//! ```
//!
//! -d^2 = ~d^2 + 1 - b^2: complements are added, along CF, where U is added along OF.
//! That is 179 loads and stores, three a cycle, in about 65 cycles; a loop that saves every carry takes 110.
//!
//! Aliasing: none. Stack: d^2 in 32 limbs, d in 16, U's carry, x and z; wiped where it held numbers.
//!
//! | register | role in the second step |
//! |---|---|
//! | `rdi` | z |
//! | `r8` to `r15`, `rbx`, `rbp`, `rcx`, `rdx` | the limbs 0 to 11 of U; the others are where L2 was |
//! | `rsi` | what is carried |
//! | `rax` | a limb of the sum |
//!
//! Cycles: see the README.

use core::arch::naked_asm;

use crate::Limb;

/// The square of the sixteen limbs at rsi, to rdi; keeps these two, rsp and nothing else.
#[unsafe(naked)]
unsafe extern "sysv64" fn square_16() {
    naked_asm!(align!(), square_16!(), "ret")
}

/// `$step` for each limb of 16 with a register for it: the first twelve have one each.
macro_rules! in_registers {
    ($step:ident) => {
        text!(
            $step!("0", "r8") $step!("1", "r9") $step!("2", "r10") $step!("3", "r11")
            $step!("4", "r12") $step!("5", "r13") $step!("6", "r14") $step!("7", "r15")
            $step!("8", "rbx") $step!("9", "rbp") $step!("10", "rcx") $step!("11", "rdx")
        )
    };
}

/// `$step` for the other four limbs.
macro_rules! in_memory {
    ($step:ident) => {
        text!($step!("12") $step!("13") $step!("14") $step!("15"))
    };
}

/// A limb of x0 - x1, the borrow in CF.
macro_rules! subtract_high {
    ($i:literal, $register:literal) => {
        text!(
            "mov " $register ", [rsi + 8*" $i "]\n"
            "sbb " $register ", [rsi + 8*(16 + " $i ")]\n"
        )
    };
}

/// The same, stored.
macro_rules! subtract_low {
    ($i:literal, $register:literal) => {
        text!(
            subtract_high!($i, $register)
            "mov [rsp + 8*(32 + " $i ")], " $register "\n"
        )
    };
}

/// Four limbs of the stored difference, from `$i` on, are negated if rbp is -1: complemented and, with the carry in
/// rsi, 0 or -1, counted up.
macro_rules! negate_four {
    ($i:literal) => {
        text!(
            negate_four!("mov" $i)
            "xor rax, rbp\nxor rbx, rbp\nxor rcx, rbp\nxor rdx, rbp\n"
            "neg rsi\n"
            "adc rax, 0\nadc rbx, 0\nadc rcx, 0\nadc rdx, 0\n"
            "sbb rsi, rsi\n"
            "mov [rsp + 8*(32 + " $i ")], rax\n"
            "mov [rsp + 8*(33 + " $i ")], rbx\n"
            "mov [rsp + 8*(34 + " $i ")], rcx\n"
            "mov [rsp + 8*(35 + " $i ")], rdx\n"
        )
    };
    ("mov" $i:literal) => {
        text!(
            "mov rax, [rsp + 8*(32 + " $i ")]\n"
            "mov rbx, [rsp + 8*(33 + " $i ")]\n"
            "mov rcx, [rsp + 8*(34 + " $i ")]\n"
            "mov rdx, [rsp + 8*(35 + " $i ")]\n"
        )
    };
}

/// d = |x0 - x1| of the limbs at rsi, to the stack; keeps rdi.
macro_rules! difference {
    () => {
        text!(
            "xor eax, eax\n" // no borrow
            subtract_low!("0", "r8") subtract_low!("1", "r9") subtract_low!("2", "r10")
            subtract_low!("3", "r11") subtract_low!("4", "r12") subtract_low!("5", "r13")
            subtract_low!("6", "r14") subtract_low!("7", "r15")
            subtract_high!("8", "r8") subtract_high!("9", "r9") subtract_high!("10", "r10")
            subtract_high!("11", "r11") subtract_high!("12", "r12") subtract_high!("13", "r13")
            subtract_high!("14", "r14") subtract_high!("15", "r15")
            "sbb rbp, rbp\n" // -1 if it is negative
            "mov rsi, rbp\n"
            negate_four!("0")
            negate_four!("4")
            "xor r8, rbp\nxor r9, rbp\nxor r10, rbp\nxor r11, rbp\n"
            "xor r12, rbp\nxor r13, rbp\nxor r14, rbp\nxor r15, rbp\n"
            "neg rsi\n"
            "adc r8, 0\nadc r9, 0\nadc r10, 0\nadc r11, 0\n"
            "adc r12, 0\nadc r13, 0\nadc r14, 0\nadc r15, 0\n"
            store!("rsp + 8*40")
        )
    };
}

/// A limb of U = H0 + L2, the carry in CF.
macro_rules! sum {
    ($i:literal, $register:literal) => {
        text!(
            "mov " $register ", [rdi + 8*(16 + " $i ")]\n"
            "adc " $register ", [rdi + 8*(32 + " $i ")]\n"
        )
    };
    ($i:literal) => {
        text!(
            sum!($i, "rax")
            "mov [rdi + 8*(32 + " $i ")], rax\n"
        )
    };
}

/// A limb of U counted up by CF.
macro_rules! count {
    ($i:literal, $register:literal) => {
        text!("adc " $register ", 0\n")
    };
    ($i:literal) => {
        text!("adc qword ptr [rdi + 8*(32 + " $i ")], 0\n")
    };
}

/// z\[16 + i\] = L0 + U + ~M0, for a limb i.
macro_rules! low_middle {
    ($i:literal) => {
        low_middle!($i, "[rdi + 8*(32 + " $i ")]")
    };
    ($i:literal, $($u:literal)+) => {
        text!(
            "mov rax, [rsp + 8*" $i "]\n"
            "not rax\n"
            "adcx rax, [rdi + 8*" $i "]\n"
            "adox rax, " $($u)+ "\n"
            "mov [rdi + 8*(16 + " $i ")], rax\n"
        )
    };
}

/// z\[32 + i\] = H2 + U + ~M1, for a limb i.
macro_rules! high_middle {
    ($i:literal) => {
        high_middle!($i, "[rdi + 8*(32 + " $i ")]")
    };
    ($i:literal, $($u:literal)+) => {
        text!(
            "mov rax, [rsp + 8*(16 + " $i ")]\n"
            "not rax\n"
            "adcx rax, [rdi + 8*(48 + " $i ")]\n"
            "adox rax, " $($u)+ "\n"
            "mov [rdi + 8*(32 + " $i ")], rax\n"
        )
    };
}

/// H2 with what is carried; the carry in CF.
macro_rules! count_top {
    ($i:literal, $register:literal) => {
        text!(
            "mov " $register ", [rdi + 8*(48 + " $i ")]\n"
            "adc " $register ", 0\n"
            "mov [rdi + 8*(48 + " $i ")], " $register "\n"
        )
    };
    ($i:literal) => {
        count_top!($i, "rax")
    };
}

/// The second step: z at rdi, d^2 at rsp.
macro_rules! join {
    () => {
        text!(
            "xor eax, eax\n" // no carry
            in_registers!(sum)
            in_memory!(sum)
            "mov esi, 0\n"
            "adc rsi, rsi\n"
            "mov [rsp + 8*48], rsi\n"
            // The 1 of -d^2 comes along CF.
            "xor eax, eax\n"
            "stc\n"
            in_registers!(low_middle)
            in_memory!(low_middle)
            // What is carried from there and from U, at most 3, is added to U.
            "mov eax, 0\n"
            "adcx rsi, rax\n"
            "adox rsi, rax\n"
            "add r8, rsi\n"
            "adc r9, 0\nadc r10, 0\nadc r11, 0\nadc r12, 0\nadc r13, 0\nadc r14, 0\nadc r15, 0\n"
            "adc rbx, 0\nadc rbp, 0\nadc rcx, 0\nadc rdx, 0\n"
            in_memory!(count)
            // The carry of that and U's own, less the b^2 of -d^2.
            "mov rsi, [rsp + 8*48]\n"
            "adc rsi, -1\n"
            "xor eax, eax\n" // CF = OF = 0
            in_registers!(high_middle)
            in_memory!(high_middle)
            // With theirs at most 2, as 2 x0 x1 + H0 + L2 b < 3 b^2.
            "mov eax, 0\n"
            "adcx rsi, rax\n"
            "adox rsi, rax\n"
            "mov rax, [rdi + 8*48]\n"
            "add rax, rsi\n"
            "mov [rdi + 8*48], rax\n"
            count_top!("1", "r9") count_top!("2", "r10") count_top!("3", "r11")
            count_top!("4", "r12") count_top!("5", "r13") count_top!("6", "r14")
            count_top!("7", "r15") count_top!("8", "rbx") count_top!("9", "rbp")
            count_top!("10", "rcx") count_top!("11", "rdx")
            in_memory!(count_top)
        )
    };
}

/// Wipes d and d^2, four limbs at `$i` each.
macro_rules! wipe {
    ($($i:literal)+) => {
        text!($(
            "movdqu [rsp + 8*" $i "], xmm0\n"
            "movdqu [rsp + 8*(2 + " $i ")], xmm0\n"
        )+)
    };
}

/// The row `sqr_basecase` of the kernel table, for 32 limbs.
///
/// # Safety
///
/// As the row of the kernel table states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_sqr_basecase_32_adx")]
pub unsafe extern "sysv64" fn sqr_basecase_32_adx(z: *mut Limb, x: *const Limb, n: usize) {
    naked_asm!(
        align!(),
        save!(),
        "sub rsp, 8*51",
        "mov [rsp + 8*49], rsi",
        "mov [rsp + 8*50], rdi",
        // The squares.
        "call {square_16}",
        difference!(),
        "mov rsi, [rsp + 8*49]",
        "add rsi, 8*16",
        "add rdi, 8*32",
        "call {square_16}",
        "lea rsi, [rsp + 8*32]",
        "mov rdi, rsp",
        "call {square_16}",
        "mov rdi, [rsp + 8*50]",
        join!(),
        "pxor xmm0, xmm0",
        wipe!("0" "4" "8" "12" "16" "20" "24" "28" "32" "36" "40" "44"),
        "mov qword ptr [rsp + 8*48], 0",
        "add rsp, 8*51",
        restore!(),
        "ret",
        square_16 = sym square_16,
    )
}
