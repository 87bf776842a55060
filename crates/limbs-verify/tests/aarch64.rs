//! The front end for AArch64: the prover on kernels that are right and on kernels that are wrong in ways that it must see.

mod common;

use common::{Bytes, prove_code, why_forbidden};
use limbs_verify::isa::Isa;
use limbs_verify::kernel::{Failure, Proof};

/// Verifies a kernel of a row.
fn prove(row: &str, size: &[(&'static str, usize)], words: &[u32]) -> Result<Proof, Failure> {
    let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    prove_code(&Bytes(Isa::Aarch64, bytes), row, size, None)
}

/// Two limbs of `add_n` with something between them.
fn add_two(between: &[u32]) -> Result<Proof, Failure> {
    let before = [
        0xf940_0024, // ldr x4, [x1]
        0xf940_0045, // ldr x5, [x2]
        0xab05_0084, // adds x4, x4, x5
        0xf900_0004, // str x4, [x0]
    ];
    let after = [
        0xf940_0424, // ldr x4, [x1, #8]
        0xf940_0445, // ldr x5, [x2, #8]
        0xba05_0084, // adcs x4, x4, x5
        0xf900_0404, // str x4, [x0, #8]
        0x9a9f_37e0, // cset x0, cs
        0xd65f_03c0, // ret
    ];
    prove("add_n", &[("n", 2)], &[&before, between, &after].concat())
}

fn forbidden(between: &[u32]) -> String {
    why_forbidden(add_two(between))
}

#[test]
fn a_right_kernel_is_proved() {
    assert_eq!(add_two(&[]).unwrap().instructions, 10);
    // nop; bti c; eor x6, x4, x5
    add_two(&[0xd503_201f, 0xd503_245f, 0xca05_0086]).unwrap();
    // A frame: stp x29, x30, [sp, #-16]!; ldp x29, x30, [sp], #16
    add_two(&[0xa9bf_7bfd, 0xa8c1_7bfd]).unwrap();
    // The caller's d8 too: str d8, [sp, #-16]!; dup v8.2d, x3; movi v8.2d, #0; ldr d8, [sp], #16
    add_two(&[0xfc1f_0fe8, 0x4e08_0c68, 0x6f00_e408, 0xfc41_07e8]).unwrap();
}

#[test]
fn a_lost_carry_has_a_counterexample() {
    // adds x6, x3, x3; cmp xzr, xzr
    for lost in [0xab03_0066, 0xeb1f_03ff] {
        let failure = add_two(&[lost]).unwrap_err();
        assert!(matches!(failure, Failure::Counterexample(_)), "{failure}");
    }
}

/// What is done between the limbs, and what the prover says of it.
const FORBIDDEN: &[(&[u32], &str)] = &[
    // ldr x6, [x1, #16]; str x4, [x0, #-8]!; str x4, [x1]; ldr x6, [x0, #8]
    (&[0xf940_0826], "reads byte 16 of x, which is outside"),
    (&[0xf81f_8c04], "writes byte -8 of z, which is outside"),
    (&[0xf900_0024], "which is read-only"),
    (&[0xf940_0406], "which was never written"),
    // stur x4, [sp, #-16]; ldr x6, [x1, x4]; ldur x6, [x1, #4]
    (&[0xf81f_03e4], "below the stack pointer"),
    (&[0xf864_6826], "an address that depends on secrets"),
    (&[0xf840_4026], "across two words"),
    // b.cs .+4; cbz x4, .+4; tbz w4, #0, .+4; lsl x6, x4, x5
    (&[0x5400_0022], "the flag C depends on secrets"),
    (&[0xb400_0024], "a register that depends on secrets"),
    (&[0x3600_0024], "a register that depends on secrets"),
    (&[0x9ac5_2086], "shifts by a secret"),
    // mov x6, x7; adc x6, x4, x30; ldr x4, [x4], #8; ldp x6, x6, [x1]
    (&[0xaa07_03e6], "reads x7, which is undefined"),
    (&[0x9a1e_0086], "calculates with an address"),
    (&[0xf840_8421], "changes its base register in two ways"),
    (&[0xa940_1826], "loads one register twice"),
    // mov x18, x4; mov x19, x4; dup v8.2d, x4; dup v0.2d, x4; sub sp, sp, #16
    (&[0xaa04_03f2], "writes x18"),
    (&[0xaa04_03f3], "does not restore the caller's x19"),
    (&[0x4e08_0c88], "does not restore the caller's d8"),
    (&[0x4e08_0c80], "leaves secrets in lane 0 of v0"),
    (&[0xd100_43ff], "does not restore the stack pointer"),
    // sub sp, sp, #8; str x4, [sp]
    (&[0xd100_23ff, 0xf900_03e4], "while it is no multiple of 16"),
    // mov x30, x4; udiv x6, x4, x5; msr fpcr, x4; svc #0; adc x6, x4, x5 with a fixed bit changed
    (&[0xaa04_03fe], "returns to what is no address of a call"),
    (&[0x9ac5_0886], "is not valid here"),
    (&[0xd51b_4404], "is not valid here"),
    (&[0xd400_0001], "is not valid here"),
    (&[0x9a25_0086], "is not valid here"),
];

#[test]
fn what_no_kernel_may_do_is_refused() {
    for (between, expected) in FORBIDDEN {
        let why = forbidden(between);
        assert!(why.contains(expected), "{between:x?}: {why}");
    }
}

/// The high half is one too much if x is one number of 2^64, which samples do not find.
#[test]
fn a_rare_fault_is_not_proved() {
    let multiply = |more: u32| {
        let words = [
            0xf940_0024,              // ldr x4, [x1]
            0x9282_4685,              // mov x5, #-0x1235
            0x9100_00a6 | more << 10, // add x6, x5, #more
            0xeb05_009f,              // cmp x4, x5
            0x9a9f_37e7,              // cset x7, cs
            0xeb06_009f,              // cmp x4, x6
            0x9a9f_37e8,              // cset x8, cs
            0xcb08_00e7,              // sub x7, x7, x8: 1 where x is from x5 on and below x6
            0x9b02_7c89,              // mul x9, x4, x2
            0xf900_0009,              // str x9, [x0]
            0x9bc2_7c80,              // umulh x0, x4, x2
            0x8b07_0000,              // add x0, x0, x7
            0xd65f_03c0,              // ret
        ];
        prove("mul_1", &[("n", 1)], &words)
    };
    let failure = multiply(1).unwrap_err();
    assert!(matches!(failure, Failure::Unproved(_)), "{failure}");
    multiply(0).unwrap();
}
