//! Kernels of AArch64 and of MIPS64 in both byte orders: what the prover proves of them the checker accepts, and what they
//! must not do it refuses by itself.

use limbs_core::kernels::kernel;
use limbs_testkit::TestRng;
use limbs_testkit::cases;
use limbs_testkit::contract::Contract;
use limbs_testkit::differential::plan::Plan;
use limbs_verify::certificate;
use limbs_verify::executor::Code;
use limbs_verify::isa::Isa;
use limbs_verify::kernel::{Failure, Job, Limits, verify};
use limbs_verify_check::artefact::{self, Artefact};
use limbs_verify_check::corrupt;
use limbs_verify_check::file::{File, Summary};

/// Where test kernels stand.
const BASE: u64 = 0x1000;
/// What they are called.
const SYMBOL: &str = "limbs_test_add_n";

struct Bytes(Isa, Vec<u8>);

impl Code for Bytes {
    fn isa(&self) -> Isa {
        self.0
    }

    fn instructions(&self, address: u64) -> Option<&[u8]> {
        let at = usize::try_from(address.checked_sub(BASE)?).ok()?;
        self.1.get(at..).filter(|bytes| !bytes.is_empty())
    }

    fn constant(&self, _: u64) -> Option<u64> {
        None
    }
}

/// Two limbs of `add_n`, with something between them.
fn add_two(isa: Isa, between: &[u32]) -> Bytes {
    add_two_and(isa, between, &[])
}

/// Two limbs of `add_n`, with something between them, and something before the return.
fn add_two_and(isa: Isa, between: &[u32], behind: &[u32]) -> Bytes {
    let (before, after): (&[u32], &[u32]) = match isa {
        Isa::Aarch64 => (
            &[
                0xf940_0024, // ldr x4, [x1]
                0xf940_0045, // ldr x5, [x2]
                0xab05_0084, // adds x4, x4, x5
                0xf900_0004, // str x4, [x0]
            ],
            &[
                0xf940_0424, // ldr x4, [x1, #8]
                0xf940_0445, // ldr x5, [x2, #8]
                0xba05_0084, // adcs x4, x4, x5
                0xf900_0404, // str x4, [x0, #8]
                0x9a9f_37e0, // cset x0, cs
                0xd65f_03c0, // ret
            ],
        ),
        _ => (
            &[
                0xdca8_0000, // ld $8,0($5)
                0xdcc9_0000, // ld $9,0($6)
                0x0109_402d, // daddu $8,$8,$9
                0x0109_102b, // sltu $2,$8,$9
                0xfc88_0000, // sd $8,0($4)
            ],
            &[
                0xdca8_0008, // ld $8,8($5)
                0xdcc9_0008, // ld $9,8($6)
                0x0109_402d, // daddu $8,$8,$9
                0x0109_502b, // sltu $10,$8,$9
                0x0102_402d, // daddu $8,$8,$2
                0x0102_102b, // sltu $2,$8,$2
                0xfc88_0008, // sd $8,8($4)
                0x03e0_0008, // jr $31
                0x004a_102d, // daddu $2,$2,$10
            ],
        ),
    };
    // The slot of the jump back belongs to it.
    let (after, back) = after.split_at(after.len() - if isa == Isa::Aarch64 { 1 } else { 2 });
    let words = [before, between, after, behind, back].concat();
    let bytes = |word: &u32| match isa {
        Isa::Mips64 => word.to_be_bytes(),
        _ => word.to_le_bytes(),
    };
    Bytes(isa, words.iter().flat_map(bytes).collect())
}

/// The certificate that the prover writes at two limbs, for every way of aliasing.
fn certified(code: &Bytes) -> Result<Vec<u8>, Failure> {
    let (kernel, size) = (kernel("add_n").expect("a row"), vec![("n", 2)]);
    let contract = Contract::of(kernel).expect("a contract");
    let mut file = certificate::File::new(code.isa(), kernel.name, SYMBOL, "");
    let mut entries: Vec<certificate::Entry> = Vec::new();
    for owners in Plan::new(&contract, &size).partitions() {
        let limits = Limits {
            certifies: true,
            ..Limits::default()
        };
        let job = Job {
            kernel,
            entry: BASE,
            size: size.clone(),
            owners,
            seed: 7,
            limits,
        };
        entries.extend(verify(code, &job)?.certificates);
    }
    file.add(&size, entries.iter());
    Ok(file.bytes().expect("a size"))
}

/// The same code for the checker.
fn artefact(code: &Bytes) -> Artefact {
    let isa = artefact::Isa::named(code.isa().name()).expect("the same names");
    Artefact::of_function(isa, SYMBOL, BASE, code.1.clone())
}

fn checked(certificate: &[u8], code: &Bytes) -> Result<Summary, String> {
    File::parse(certificate)?.check_all(&artefact(code))
}

const FOREIGN: [Isa; 3] = [Isa::Aarch64, Isa::Mips64, Isa::Mips64el];

/// What may be between the limbs: a frame; the caller's d8; masks and selections; products, shifts and parts of words; both kinds of branch.
const PROVED_AARCH64: &[&[u32]] = &[
    &[],
    // nop; bti c; eor x6, x4, x5; stp x29, x30, [sp, #-16]!; ldp x29, x30, [sp], #16
    &[
        0xd503_201f,
        0xd503_245f,
        0xca05_0086,
        0xa9bf_7bfd,
        0xa8c1_7bfd,
    ],
    // str d8, [sp, #-16]!; dup v8.2d, x3; movi v8.2d, #0; ldr d8, [sp], #16
    &[0xfc1f_0fe8, 0x4e08_0c68, 0x6f00_e408, 0xfc41_07e8],
    // csetm x6, cs; dup v0.2d, x6; ldr d1, [x1]; ldr d2, [x2]; bif v1.16b, v2.16b, v0.16b; movi v0..v2.2d, #0
    &[
        0xda9f_33e6,
        0x4e08_0cc0,
        0xfd40_0021,
        0xfd40_0042,
        0x4ea2_1c41,
        0x6f00_e400,
        0x6f00_e401,
        0x6f00_e402,
    ],
    // mul x6, x4, x5; umulh x7, x4, x5; extr x6, x6, x7, #7; lsr x7, x4, #3; lsl x6, x4, #5; and x6, x4, #0xff00; cinc x6, x5, cs
    &[
        0x9b05_7c86,
        0x9bc5_7c87,
        0x93c7_1cc6,
        0xd343_fc87,
        0xd37b_e886,
        0x9278_1c86,
        0x9a85_34a6,
    ],
    // mov x6, #3; cbnz x6, .+8; udf; tbnz x6, #0, .+8; udf
    &[0xd280_0066, 0xb500_0046, 0, 0x3700_0046, 0],
];

/// The same: the slot of a branch, taken and not taken; a frame; a product.
const PROVED_MIPS64: &[&[u32]] = &[
    &[],
    // beq $0,$0,.+12; or $11,$0,$0; sd $8,64($4)
    &[0x1000_0002, 0x0000_5825, 0xfc88_0040],
    // bne $7,$7,.+12; or $2,$2,$0
    &[0x14e7_0002, 0x0040_1025],
    // daddiu $29,$29,-16; sd $16,0($29); or $16,$0,$8; ld $16,0($29); daddiu $29,$29,16
    &[
        0x67bd_fff0,
        0xffb0_0000,
        0x0008_8025,
        0xdfb0_0000,
        0x67bd_0010,
    ],
    // dmultu $8,$9; mflo $11; mfhi $12; dsrl $11,$11,3; xor $11,$11,$11; andi $12,$8,0xff
    &[
        0x0109_001d,
        0x0000_5812,
        0x0000_6010,
        0x000b_58fa,
        0x016b_5826,
        0x310c_00ff,
    ],
];

#[test]
fn what_is_proved_is_accepted() {
    for isa in FOREIGN {
        let all = if isa == Isa::Aarch64 {
            PROVED_AARCH64
        } else {
            PROVED_MIPS64
        };
        for between in all {
            let code = add_two(isa, between);
            let proof = certified(&code).unwrap_or_else(|e| panic!("{isa} {between:x?}: {e}"));
            let summary = checked(&proof, &code);
            let summary = summary.unwrap_or_else(|e| panic!("{isa} {between:x?}: {e}"));
            assert!(summary.entries > 1 && summary.missing.is_empty());
        }
    }
}

/// Encodings, and the bits of each that are drawn, those of registers apart.
const DRAWN_AARCH64: &[(u32, u32)] = &[
    // Sums: of a constant, a shifted register, one as it is extended; with carry.
    (0x9100_0000, 0x607f_fc00),
    (0x8b00_0000, 0x6040_fc00),
    (0x8b20_6000, 0x6000_0c00),
    (0x9a00_0000, 0x6000_0000),
    // Logical operations with a register and with a constant; MOVN and MOVZ; UBFM; EXTR.
    (0x8a00_0000, 0x6060_fc00),
    (0x9200_0000, 0x607f_fc00),
    (0x9280_0000, 0x407f_ffe0),
    (0xd340_0000, 0x003f_fc00),
    (0x93c0_0000, 0x0000_fc00),
    // MADD and MSUB with x4; UMULH; LSLV and LSRV; CSEL and the like.
    (0x9b00_1000, 0x0000_8000),
    (0x9bc0_7c00, 0),
    (0x9ac0_2000, 0x0000_0400),
    (0x9a80_0000, 0x4000_f400),
    // LDR of x and d at 8k bytes from x1 on, as it is or changing it; LDP. Operations on vectors.
    (0xf940_0000, 0x0000_0400),
    (0xfc40_0400, 0x0000_8800),
    (0xa940_2c00, 0x0080_0000),
    (0x4e20_1c00, 0x20c0_0000),
    (0x4e08_0c00, 0),
    (0x6f00_e400, 0x0007_03e0),
];

/// The same. Registers are drawn for all three fields, and put where nothing is drawn.
const DRAWN_MIPS64: &[(u32, u32)] = &[
    (0x0000_0024, 0),
    (0x0000_0025, 0),
    (0x0000_0026, 0),
    (0x0000_002b, 0),
    (0x0000_002d, 0),
    (0x0000_002f, 0),
    (0x0000_003a, 0x03e0_07c0),
    (0x0000_001d, 0x0000_f800),
    (0x0000_0010, 0x03ff_0000),
    (0x0000_0012, 0x03ff_0000),
    (0x3000_0000, 0x0000_ffff),
    (0x6400_0000, 0x0000_ffff),
    (0xdc80_0000, 0x0000_0008),
];

/// A word of one of these encodings.
fn drawn(rng: &mut TestRng, isa: Isa) -> u32 {
    let (fields, registers, list): (&[u32], &[u32], _) = match isa {
        Isa::Aarch64 => (&[0, 5, 16], &[4, 5, 6, 7, 17, 1, 31], DRAWN_AARCH64),
        _ => (&[11, 16, 21], &[8, 9, 12, 13, 14, 0], DRAWN_MIPS64),
    };
    let (mut word, mask) = list[rng.below(list.len())];
    for &field in fields {
        let register = registers[rng.below(registers.len())];
        if (word | mask) >> field & 31 == 0 {
            word |= register << field;
        }
    }
    word | rng.next_u64() as u32 & mask
}

/// The prover and the checker make the same equations of instructions, or at least one of them refuses these.
#[test]
fn both_programs_mean_the_same() {
    for isa in FOREIGN {
        let (defines, clears): (&[u32], &[u32]) = match isa {
            // mov x6, x4; csetm x7, cs; mov x17, #5; dup v1.2d, x7; dup v4.2d, x4; dup v17.2d, x5
            Isa::Aarch64 => (
                &[
                    0xaa04_03e6,
                    0xda9f_33e7,
                    0xd280_00b1,
                    0x4e08_0ce1,
                    0x4e08_0c84,
                    0x4e08_0cb1,
                ],
                // movi v1.2d, #0 and so on
                &[
                    0x6f00_e401,
                    0x6f00_e404,
                    0x6f00_e405,
                    0x6f00_e406,
                    0x6f00_e407,
                    0x6f00_e411,
                    0x6f00_e41f,
                ],
            ),
            // sltu $12,$8,$9; dsubu $13,$0,$12; daddiu $14,$0,5
            _ => (&[0x0109_602b, 0x000c_682f, 0x640e_0005], &[]),
        };
        let (mut rng, mut proved) = (TestRng::new(11), 0);
        let tries = cases(400);
        for _ in 0..tries {
            let random = [0, 1].map(|_| drawn(&mut rng, isa));
            let code = add_two_and(isa, &[], &[defines, &random, clears].concat());
            let Ok(proof) = certified(&code) else {
                continue;
            };
            proved += 1;
            if let Err(why) = checked(&proof, &code) {
                panic!("{isa} {random:x?}: {why}");
            }
        }
        println!("{isa}: {proved} of {tries}");
        assert!(proved * 5 > tries, "{isa}: {proved} of {tries} are proved");
    }
}

/// What is done between the limbs, and what the checker says of it. The certificate is that of the right kernel.
const REFUSED_AARCH64: &[(&[u32], &str)] = &[
    // ldr x6, [x1, #16]; str x4, [x0, #-8]!; str x4, [x1]; ldr x6, [x0, #8]; ldur x6, [x1, #4]; stur x4, [sp, #-16]
    (&[0xf940_0826], "leaves a buffer"),
    (&[0xf81f_8c04], "leaves a buffer"),
    (&[0xf900_0024], "writes what it may only read"),
    (&[0xf940_0406], "reads what was never written"),
    (&[0xf840_4026], "touches a part of a word"),
    (&[0xf81f_03e4], "below the stack pointer"),
    // ldr x6, [x1, x4]; b.cs .+4; cbz x4, .+4; tbz w4, #0, .+4; lsl x6, x4, x5
    (&[0xf864_6826], "an address of a secret"),
    (&[0x5400_0022], "depends on secrets"),
    (&[0xb400_0024], "branches on secrets"),
    (&[0x3600_0024], "branches on secrets"),
    (&[0x9ac5_2086], "shifts by a secret"),
    // mov x6, x7; adc x6, x4, x30; ldr x4, [x4], #8; ldp x6, x6, [x1]; mov x18, x4; mov x6, x18
    (&[0xaa07_03e6], "undefined register"),
    (&[0x9a1e_0086], "calculates with an address"),
    (&[0xf840_8421], "changes its base register in two ways"),
    (&[0xa940_1826], "loads one register twice"),
    (&[0xaa04_03f2], "writes a register of the system"),
    (&[0xaa12_03e6], "undefined register"),
    // sub sp, sp, #8; str x4, [sp]; mov x30, x4
    (&[0xd100_23ff, 0xf900_03e4], "while it is no multiple of 16"),
    (&[0xaa04_03fe], "returns to what is no address"),
    // mov x19, x4; dup v8.2d, x4; dup v0.2d, x4; sub sp, sp, #16
    (&[0xaa04_03f3], "the caller's register 19 is not restored"),
    (&[0x4e08_0c88], "the caller's vector register 8"),
    (&[0x4e08_0c80], "a vector register holds a secret"),
    (&[0xd100_43ff], "the stack pointer is not restored"),
    // udiv x6, x4, x5; msr fpcr, x4; svc #0; adc x6, x4, x5 with a fixed bit changed
    (&[0x9ac5_0886], "no instruction that is supported"),
    (&[0xd51b_4404], "no instruction that is supported"),
    (&[0xd400_0001], "no instruction that is supported"),
    (&[0x9a25_0086], "no instruction that is supported"),
];

const REFUSED_MIPS64: &[(&[u32], &str)] = &[
    // ld $8,16($5); sd $8,-8($4); sd $8,0($5); ld $8,8($4); ld $8,4($5); sd $8,-8($29); ld $8,0($8)
    (&[0xdca8_0010], "leaves a buffer"),
    (&[0xfc88_fff8], "leaves a buffer"),
    (&[0xfca8_0000], "writes what it may only read"),
    (&[0xdc88_0008], "reads what was never written"),
    (&[0xdca8_0004], "touches a part of a word"),
    (&[0xffa8_fff8], "below the stack pointer"),
    (&[0xdd08_0000], "in no buffer or depends on secrets"),
    // daddu $11,$5,$8; beq $8,$0,.+8; bne $4,$5,.+8; or $11,$12,$0; mflo $11; and $11,$4,$8
    (&[0x00a8_582d], "an address of a secret"),
    (&[0x1100_0001], "branches on secrets"),
    (&[0x1485_0001], "branches on where buffers are"),
    (&[0x0180_5825], "undefined register"),
    (&[0x0000_5812], "reads what is undefined"),
    (&[0x0088_5824], "calculates with an address"),
    // beq $0,$0,.+8; beq $0,$0,.+8; or $26,$8,$0; or $11,$27,$0; daddiu $29,$29,-8; or $31,$8,$0; jr $5
    (&[0x1000_0001, 0x1000_0001], "a branch in a delay slot"),
    (&[0x0100_d025], "writes a register of the system"),
    (&[0x0360_5825], "undefined register"),
    (&[0x67bd_fff8], "no place on the stack"),
    (&[0x0100_f825], "jumps to what is not the caller's address"),
    (&[0x00a0_0008], "jumps to what is not the caller's address"),
    // or $16,$8,$0; daddiu $29,$29,-16
    (&[0x0100_8025], "the caller's register 16 is not restored"),
    (&[0x67bd_fff0], "the stack pointer is not restored"),
    // ddivu $8,$9; drotr $8,$8,3; dmultu with rd; syscall
    (&[0x0109_001f], "no instruction that is supported"),
    (&[0x0028_40fa], "no instruction that is supported"),
    (&[0x0109_581d], "no instruction that is supported"),
    (&[0x0000_000c], "no instruction that is supported"),
];

#[test]
fn what_is_forbidden_is_refused() {
    for isa in FOREIGN {
        let all = match isa {
            Isa::Aarch64 => REFUSED_AARCH64,
            _ => REFUSED_MIPS64,
        };
        let proof = certified(&add_two(isa, &[])).expect("a proof");
        for (between, message) in all {
            let why = checked(&proof, &add_two(isa, between)).expect_err("a refusal");
            assert!(why.contains(message), "{isa} {between:x?}: {why}");
        }
    }
}

#[test]
fn corrupted_certificates_and_other_code_are_rejected() {
    for isa in FOREIGN {
        let code = add_two(isa, &[]);
        let files = [certified(&code).expect("a proof")];
        let mut codes = [artefact(&code)];
        let counts = corrupt::run(&codes, &files, 200, 1).expect("certificates");
        for (kind, (tried, rejected)) in counts {
            assert_eq!(tried, rejected, "{isa} {kind}");
        }
        let (tried, rejected) = corrupt::code(&mut codes, &files, 200, 1).expect("certificates");
        // Every instruction matters, but a sum's operands may be exchanged, and its flags need not be set.
        assert!(rejected * 20 > tried * 19, "{isa}: {rejected} of {tried}");
    }
}

#[test]
fn byte_orders_and_instruction_sets_are_not_mixed() {
    let [big, little] = [Isa::Mips64, Isa::Mips64el].map(|isa| add_two(isa, &[]));
    let proof = certified(&big).expect("a proof");
    let why = checked(&proof, &little).expect_err("a refusal");
    assert!(why.contains("another instruction set"), "{why}");
    // The right byte order by name, the other in memory.
    let turned = Bytes(Isa::Mips64, little.1);
    let why = checked(&proof, &turned).expect_err("a refusal");
    assert!(why.contains("no instruction that is supported"), "{why}");
}
