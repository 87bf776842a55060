//! The front end for MIPS64: its decoder beside another, and the prover on kernels that are right and on kernels that are
//! wrong in ways that it must see; and what it takes instructions to do beside what QEMU does.
#![cfg(unix)]

mod common;

use common::{BASE, Bytes, prove_code, why_forbidden};
use limbs_testkit::TestRng;
use limbs_verify::equations::{SAMPLES, Samples, Store, Word};
use limbs_verify::executor::{Run, execute};
use limbs_verify::isa::Isa;
use limbs_verify::kernel::{Failure, Proof};
use limbs_verify::memory::{Memory, Value};
use limbs_verify::mips64::{FORMS, Format, Instruction, decode};
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

/// The instruction in a line such as `daddu $2,$3,$4`; a branch has the distance from its slot in bytes.
fn assembled(line: &str) -> u32 {
    let (name, operands) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let form = FORMS.iter().find(|form| form.name == name);
    let form = form.unwrap_or_else(|| panic!("no instruction {name}"));
    let is_between = |c: char| ",()$".contains(c);
    let numbers = operands.split(is_between).filter(|text| !text.is_empty());
    let numbers: Vec<i64> = numbers
        .map(|text| text.parse().expect("a number"))
        .collect();
    let at = |place: usize| numbers[place] as usize;
    let mut i = Instruction {
        form,
        rs: 0,
        rt: 0,
        rd: 0,
        distance: 0,
        immediate: 0,
    };
    match form.format {
        Format::Nothing => {}
        Format::Three => (i.rd, i.rs, i.rt) = (at(0), at(1), at(2)),
        Format::Shift => (i.rd, i.rt, i.distance) = (at(0), at(1), at(2) as u32),
        Format::Multiply => (i.rs, i.rt) = (at(0), at(1)),
        Format::MoveFrom => i.rd = at(0),
        Format::Jump => i.rs = at(0),
        Format::Signed | Format::Unsigned => {
            (i.rt, i.rs, i.immediate) = (at(0), at(1), numbers[2] as u64);
        }
        Format::Memory => (i.rt, i.immediate, i.rs) = (at(0), numbers[1] as u64, at(2)),
        Format::Branch => (i.rs, i.rt, i.immediate) = (at(0), at(1), numbers[2] as u64),
    }
    i.encode()
}

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
        .map(assembled);
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

/// What is compared with QEMU: operands in $8 and $9, the result in $10.
const MEANINGS: &[&str] = &[
    "dsrl $10,$8,0",
    "dsrl $10,$8,1",
    "dsrl $10,$9,31",
    "andi $10,$8,0",
    "andi $10,$8,3",
    "andi $10,$8,65535",
    "andi $10,$9,32769",
    "daddiu $10,$8,1",
    "daddiu $10,$8,-1",
    "daddiu $10,$9,32767",
    "daddiu $10,$9,-32768",
    "dmultu $8,$9\nmflo $10",
    "dmultu $8,$9\nmfhi $10",
    "dmultu $9,$9\nmfhi $10",
    "dmultu $8,$9\nmflo $10\ndmultu $8,$8\nmfhi $11\ndaddu $10,$10,$11",
    // $0 stays 0.
    "daddu $0,$8,$9\nor $10,$0,$0",
    // The carry of a sum, by comparison with either part.
    "daddu $10,$8,$9\nsltu $10,$10,$9",
    "daddu $10,$8,$9\nsltu $10,$10,$8",
    // Two carries and two borrows in a chain, with a bit that comes in.
    "sltu $12,$9,$8\ndaddu $10,$8,$9\nsltu $11,$10,$9\ndaddu $10,$10,$12\nsltu $12,$10,$12\ndaddu $10,$11,$12",
    "sltu $12,$9,$8\ndaddu $10,$8,$9\ndaddu $10,$10,$12",
    "sltu $12,$9,$8\nsltu $11,$8,$9\ndsubu $10,$8,$9\ndsubu $13,$10,$12\nsltu $12,$10,$12\ndaddu $10,$11,$12",
    "sltu $12,$9,$8\ndsubu $10,$8,$9\ndsubu $10,$10,$12",
    // A choice by a mask.
    "sltu $12,$9,$8\ndsubu $12,$0,$12\nxor $10,$8,$9\nand $10,$10,$12\nxor $10,$10,$9",
    // Branches taken and not, and what stands in their slots.
    "or $10,$8,$0\nbeq $8,$8,8\ndaddiu $10,$10,2\ndaddiu $10,$10,4",
    "or $10,$8,$0\nbne $8,$8,8\ndaddiu $10,$10,2\ndaddiu $10,$10,4",
    "daddiu $11,$0,2\nor $10,$8,$0\nbne $11,$0,-8\ndaddiu $11,$11,-1\ndaddiu $10,$10,4",
    "daddiu $11,$0,2\nor $10,$8,$0\nbeq $11,$0,8\nor $11,$0,$0\ndaddu $10,$10,$11",
];

/// All that is compared: the above, and the instructions with three registers in every arrangement.
fn meanings() -> Vec<String> {
    let mut all: Vec<String> = MEANINGS.iter().map(|m| m.to_string()).collect();
    for name in ["daddu", "dsubu", "and", "or", "xor", "sltu"] {
        all.push(format!("{name} $10,$8,$9"));
        all.push(format!("{name} $10,$9,$8"));
        all.push(format!("{name} $10,$8,$8"));
        all.push(format!("{name} $10,$8,$0"));
        all.push(format!("{name} $10,$0,$8"));
        all.push(format!("or $10,$8,$0\n{name} $10,$10,$9"));
        all.push(format!("or $10,$9,$0\n{name} $10,$8,$10"));
    }
    all
}

/// Pairs of operands, random and extreme.
fn operands() -> [Samples; 2] {
    let mut rng = TestRng::new(9);
    let edges = [
        0,
        1,
        2,
        u64::MAX,
        u64::MAX - 1,
        1 << 63,
        (1 << 63) - 1,
        u32::MAX.into(),
    ];
    let mut operand = |i: usize| match i % 3 {
        0 => edges[rng.below(edges.len())],
        _ => rng.next_u64(),
    };
    let x: Samples = std::array::from_fn(&mut operand);
    let y = std::array::from_fn(|i| if i % 5 == 0 { x[i] } else { operand(i + i / 3) });
    [x, y]
}

const LOADS: &str = "ld $8,0($4)\nld $9,8($4)\n";
const STORES: &str = "\nsd $10,0($5)\n";

fn bytes_of(isa: Isa, words: &[u32]) -> Vec<u8> {
    let bytes = |word: &u32| match isa.is_big_endian() {
        true => word.to_be_bytes(),
        false => word.to_le_bytes(),
    };
    words.iter().flat_map(bytes).collect()
}

fn words_of(lines: &str) -> Vec<u32> {
    lines.lines().map(assembled).collect()
}

/// What the prover's machine makes of some lines with unknown operands: the result in each of its concrete executions.
fn by_prover(isa: Isa, lines: &str, operands: &[Samples; 2]) -> Samples {
    let words = words_of(&format!("{LOADS}{lines}{STORES}jr $31\nnop"));
    let code = Bytes(isa, bytes_of(isa, &words));
    let (mut store, mut memory) = (Store::default(), Memory::new(0, 0));
    let x = memory.add("x", 16, false, 8);
    let z = memory.add("z", 8, true, 8);
    for (at, samples) in [0, 8].into_iter().zip(operands) {
        let word = store.input(u64::MAX, *samples);
        memory.initialise(x, at, Value::Word(word));
    }
    let mut run = Run {
        code: &code,
        store: &mut store,
        memory: &mut memory,
    };
    let arguments = [Value::Pointer(x, 0), Value::Pointer(z, 0)];
    let mut machine = isa.on_entry(&mut run, &arguments).unwrap();
    execute(&mut run, machine.as_mut(), BASE, 1000).unwrap_or_else(|why| panic!("{lines}: {why}"));
    let Some(Value::Word(Word { poly, samples })) = memory.peek(z, 0) else {
        panic!("{lines}: no result");
    };
    for (i, &sample) in samples.iter().enumerate() {
        assert_eq!(store.sample(poly, i), sample.into(), "{lines}");
    }
    **samples
}

/// Where the program for QEMU stands, and its data.
const PROGRAM: u64 = 0x40_0000;
const HEADERS: u64 = 64 + 56;
const DATA: u64 = 0x43_0000;

/// An executable for Linux, of one segment: code at its beginning, data from [`DATA`] on.
fn executable(isa: Isa, code: &[u32], data: &[u64], size: u64) -> Vec<u8> {
    let is_big = isa.is_big_endian();
    let mut file = vec![0x7f, b'E', b'L', b'F', 2, 1 + u8::from(is_big), 1];
    file.resize(16, 0);
    let mut put = |value: u64, bytes: usize| {
        let all = value.to_be_bytes();
        let mut part = all[8 - bytes..].to_vec();
        if !is_big {
            part.reverse();
        }
        file.extend(part);
    };
    // An executable for MIPS, release 2 of MIPS64; one program header.
    for (value, bytes) in [
        (2, 2),
        (8, 2),
        (1, 4),
        (PROGRAM + HEADERS, 8),
        (64, 8),
        (0, 8),
    ] {
        put(value, bytes);
    }
    for (value, bytes) in [
        (0x8000_0000, 4),
        (64, 2),
        (56, 2),
        (1, 2),
        (64, 2),
        (0, 2),
        (0, 2),
    ] {
        put(value, bytes);
    }
    // Loaded whole, readable, writable, executable.
    for (value, bytes) in [(1, 4), (7, 4), (0, 8), (PROGRAM, 8), (PROGRAM, 8)] {
        put(value, bytes);
    }
    for value in [DATA - PROGRAM + size, DATA - PROGRAM + size, 0x10000] {
        put(value, 8);
    }
    file.extend(bytes_of(isa, code));
    assert!(
        file.len() as u64 <= DATA - PROGRAM,
        "the code is in front of the data"
    );
    file.resize((DATA - PROGRAM) as usize, 0);
    for word in data {
        file.extend(if is_big {
            word.to_be_bytes()
        } else {
            word.to_le_bytes()
        });
    }
    file.resize((DATA - PROGRAM + size) as usize, 0);
    file
}

/// `lui` and `ori`, which kernels do not use: an address below 2^31.
fn address(register: u32, value: u64) -> [u32; 2] {
    let (high, low) = ((value >> 16) as u32, value as u32 & 0xffff);
    [
        0x0f << 26 | register << 16 | high,
        0x0d << 26 | register << 21 | register << 16 | low,
    ]
}

/// The results of all lines for all operands, as QEMU has them; `None` if it is not installed.
fn by_qemu(isa: Isa, all: &[String], operands: &[Samples; 2]) -> Option<Vec<u64>> {
    let results = DATA + 16 * SAMPLES as u64;
    let count = (all.len() * SAMPLES) as u64;
    let mut code = address(5, results).to_vec();
    for lines in all {
        code.extend(address(4, DATA));
        let once = words_of(&format!(
            "{LOADS}{lines}{STORES}daddiu $4,$4,16\ndaddiu $5,$5,8"
        ));
        (0..SAMPLES).for_each(|_| code.extend(&once));
    }
    // write(1, results, 8 * count), then exit(0).
    const SYSCALL: u32 = 0x0c;
    code.extend(address(5, results));
    code.extend(address(6, 8 * count));
    code.extend(words_of("daddiu $2,$0,5001\ndaddiu $4,$0,1"));
    code.push(SYSCALL);
    code.extend(words_of("daddiu $2,$0,5058\ndaddiu $4,$0,0"));
    code.push(SYSCALL);
    let data: Vec<u64> = (0..SAMPLES)
        .flat_map(|i| [operands[0][i], operands[1][i]])
        .collect();
    let file = executable(isa, &code, &data, results - DATA + 8 * count);
    let name = format!("limbs-verify-program-{isa}-{}", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, file).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o700)).unwrap();
    let output = Command::new(format!("qemu-{isa}")).arg(&path).output();
    std::fs::remove_file(&path).unwrap();
    let output = output.ok()?;
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{}: {complaint}", output.status);
    let word = |bytes: &[u8]| {
        let bytes = bytes.try_into().expect("eight bytes");
        match isa.is_big_endian() {
            true => u64::from_be_bytes(bytes),
            false => u64::from_le_bytes(bytes),
        }
    };
    Some(output.stdout.chunks(8).map(word).collect())
}

/// Every instruction, on random and extreme operands, alone and where several share an equation.
#[test]
fn instructions_do_what_qemu_does() {
    let (all, operands) = (meanings(), operands());
    for isa in [Isa::Mips64, Isa::Mips64el] {
        let expected: Vec<u64> = all
            .iter()
            .flat_map(|lines| by_prover(isa, lines, &operands))
            .collect();
        let Some(found) = by_qemu(isa, &all, &operands) else {
            println!("no qemu-{isa}: not compared");
            continue;
        };
        assert_eq!(found.len(), expected.len());
        for (n, (found, expected)) in found.iter().zip(&expected).enumerate() {
            let (lines, i) = (&all[n / SAMPLES], n % SAMPLES);
            let (x, y) = (operands[0][i], operands[1][i]);
            assert_eq!(found, expected, "{isa}: {lines:?} with {x:#x}, {y:#x}");
        }
    }
}
