//! The front end for MIPS64: its decoder beside another, and the prover on kernels that are right and on kernels that are
//! wrong in ways that it must see.

mod common;

use common::{Bytes, prove_code, why_forbidden};
use limbs_testkit::TestRng;
use limbs_verify::isa::Isa;
use limbs_verify::kernel::{Failure, Proof};
use limbs_verify::mips64::{FORMS, Instruction, assemble, decode};
use std::process::Command;

/// Verifies lines of assembly as a kernel of a row, in a byte order.
fn prove(
    isa: Isa,
    row: &str,
    size: &[(&'static str, usize)],
    lines: &str,
) -> Result<Proof, Failure> {
    let words = lines
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| assemble(line).unwrap());
    let bytes = |word: u32| {
        if isa.is_big_endian() {
            word.to_be_bytes()
        } else {
            word.to_le_bytes()
        }
    };
    let code = Bytes(isa, words.flat_map(bytes).collect());
    prove_code(&code, row, size, None)
}

/// Two limbs of `add_n` with something between them.
fn add_two(isa: Isa, between: &str) -> Result<Proof, Failure> {
    let lines = format!(
        "ld $8,0($5)
         ld $9,0($6)
         daddu $8,$8,$9
         sltu $2,$8,$9
         sd $8,0($4)
         {between}
         ld $8,8($5)
         ld $9,8($6)
         daddu $8,$8,$9
         sltu $9,$8,$9
         daddu $8,$8,$2
         sltu $2,$8,$2
         sd $8,8($4)
         jr $31
         daddu $2,$2,$9"
    );
    prove(isa, "add_n", &[("n", 2)], &lines)
}

fn forbidden(between: &str) -> String {
    why_forbidden(add_two(Isa::Mips64, between))
}

#[test]
fn a_right_kernel_is_proved_in_both_byte_orders() {
    for isa in [Isa::Mips64, Isa::Mips64el] {
        assert_eq!(add_two(isa, "").unwrap().instructions, 14);
        // Taken and not taken, with the slot executed either way.
        add_two(isa, "beq $0,$0,8\nor $10,$0,$0\nsd $8,64($4)").unwrap();
        add_two(isa, "bne $7,$7,8\nor $2,$2,$0").unwrap();
        add_two(
            isa,
            "daddiu $29,$29,-16\nsd $16,0($29)\nor $16,$0,$8\nld $16,0($29)\ndaddiu $29,$29,16",
        )
        .unwrap();
    }
}

#[test]
fn a_lost_carry_has_a_counterexample() {
    for between in ["or $2,$0,$0", "beq $7,$7,4\ndaddu $2,$2,$2", "xor $2,$2,$2"] {
        let failure = add_two(Isa::Mips64, between).unwrap_err();
        assert!(
            matches!(failure, Failure::Counterexample(_)),
            "{between}: {failure}"
        );
    }
}

#[test]
fn what_is_forbidden_is_seen() {
    for (between, message) in [
        ("ld $8,16($5)", "reads byte 16 of x, which is outside"),
        ("sd $8,-8($4)", "writes byte -8 of z, which is outside"),
        ("sd $8,0($5)", "which is read-only"),
        ("ld $8,8($4)", "which was never written"),
        ("ld $8,4($5)", "across two words"),
        ("sd $8,-8($29)", "below the stack pointer"),
        ("ld $8,0($29)", "which is outside"),
        ("ld $8,0($7)", "an address in no buffer"),
        ("ld $8,0($8)", "an address that depends on secrets"),
        ("daddu $10,$5,$8", "an address that depends on secrets"),
        ("beq $8,$0,4\nnop", "branches on what depends on secrets"),
        (
            "beq $5,$6,4\nnop",
            "branches on what depends on secrets or on where buffers are",
        ),
        ("or $3,$12,$0", "reads $12, which is undefined"),
        ("mflo $3", "reads LO, which is undefined"),
        ("or $26,$0,$0", "belongs to the system"),
        ("or $29,$5,$0", "no aligned address on the stack"),
        ("daddiu $29,$29,-8", "no aligned address on the stack"),
        ("daddiu $29,$29,-16", "does not restore the stack pointer"),
        ("or $16,$8,$0", "does not restore the caller's $16"),
        ("or $28,$8,$0", "does not restore the caller's $28"),
        ("or $31,$5,$0", "jumps to what is not the caller's address"),
        ("beq $0,$0,4\nbeq $0,$0,4", "is a branch in a delay slot"),
    ] {
        let why = forbidden(between);
        assert!(why.contains(message), "{between}: {why}");
    }
}

/// The high half is one too much if x is one number of 2^64, which samples do not find.
#[test]
fn a_rare_fault_is_not_proved() {
    let multiply = |constant: u32| {
        let lines = format!(
            "ld $8,0($5)
             dmultu $8,$6
             daddiu $9,$0,{constant}
             sltu $10,$8,$9
             daddiu $9,$9,{}
             sltu $11,$8,$9
             dsubu $11,$11,$10
             mflo $8
             mfhi $2
             daddu $2,$2,$11
             jr $31
             sd $8,0($4)",
            u32::from(constant > 0)
        );
        prove(Isa::Mips64, "mul_1", &[("n", 1)], &lines)
    };
    let failure = multiply(0x1234).unwrap_err();
    assert!(matches!(failure, Failure::Unproved(_)), "{failure}");
    multiply(0).unwrap();
}

const OBJDUMP: &str = "mips64-linux-gnuabi64-objdump";

/// What objdump reads in words at address 0; `None` if it is not installed.
fn listing(words: &[u32]) -> Option<Vec<String>> {
    let path = std::env::temp_dir().join(format!("limbs-verify-mips64-{}", std::process::id()));
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_be_bytes()).collect();
    std::fs::write(&path, bytes).unwrap();
    let mut objdump = Command::new(OBJDUMP);
    objdump.args(["-D", "-z", "-b", "binary", "-m", "mips:isa64r2", "-EB"]);
    objdump.args(["--no-show-raw-insn", "-M", "no-aliases,gpr-names=numeric"]);
    let output = objdump.arg(&path).output();
    std::fs::remove_file(&path).unwrap();
    let output = output.ok()?;
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let instruction = |line: &str| {
        let (address, text) = line.split_once(":\t")?;
        u64::from_str_radix(address.trim(), 16).ok()?;
        Some(text.trim().replace(char::is_whitespace, " "))
    };
    Some(text.lines().filter_map(instruction).collect())
}

/// The text that objdump has for an instruction of ours.
fn as_objdump(i: &Instruction, address: u64) -> String {
    match i.form.name {
        "nop" => "sll $0,$0,0x0".into(),
        "dsubu" if i.rs == 0 => format!("dnegu ${},${}", i.rd, i.rt),
        "beq" | "bne" => {
            let target = i.target(address).expect("a target");
            format!("{} ${},${},{target:#x}", i.form.name, i.rs, i.rt)
        }
        _ => i.text(address),
    }
}

/// Every form with many operands, and words that differ from these in a bit: where we decode, objdump reads the same;
/// where it reads one of our instructions, we decode.
#[test]
fn decoding_agrees_with_objdump() {
    let mut rng = TestRng::new(3);
    let mut words = Vec::new();
    for form in FORMS.iter().filter(|form| form.name != "nop") {
        for _ in 0..200 {
            let i = Instruction {
                form,
                rs: rng.below(32),
                rt: rng.below(32),
                rd: rng.below(32),
                distance: rng.below(32) as u32,
                immediate: (rng.below(1 << 16) as u64) << 2,
            };
            let word = i.encode();
            words.extend([word, word ^ 1 << rng.below(32)]);
        }
    }
    words.extend((0..32).map(|bit| 1 << bit));
    words.push(0);
    let Some(lines) = listing(&words) else {
        println!("no {OBJDUMP}: not compared");
        return;
    };
    assert_eq!(lines.len(), words.len());
    let mut compared = 0;
    for (n, (&word, line)) in words.iter().zip(&lines).enumerate() {
        match decode(word) {
            Ok(i) => {
                assert_eq!(&as_objdump(&i, 4 * n as u64), line, "{word:#010x}");
                compared += 1;
            }
            Err(_) => {
                // Accumulators beside HI and LO belong to an extension.
                let name = line.split(' ').next().filter(|_| !line.contains("$ac"));
                let name = name.unwrap_or_default();
                assert!(
                    !FORMS.iter().any(|form| form.name == name),
                    "{word:#010x}: {line}"
                );
            }
        }
    }
    assert!(compared > words.len() / 2);
}
