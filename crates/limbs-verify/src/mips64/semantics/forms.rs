//! Every form of an instruction, with registers apart and the same and with constants at their ends; and sequences that share
//! an equation.

use super::super::{FORMS, Format, Instruction};
use super::driver::{BRANCH, RESERVED, assembled};
use crate::semantics::setting::{MIDDLE, Setting, To, addresses, constants};
use limbs_testkit::TestRng;

/// Code to try, and what it asks for.
pub(super) struct Form {
    /// As text, for people.
    pub(super) text: String,
    pub(super) words: Vec<u32>,
    pub(super) settings: Vec<Setting>,
}

impl Form {
    /// Lines that ask for nothing but that, where they use the stack, the memory is there.
    pub(super) fn of_lines(lines: &str) -> Self {
        let uses_stack = lines.contains("($29)");
        let stack = uses_stack.then_some((29, To::Stack(MIDDLE)));
        Self {
            text: lines.replace('\n', "; "),
            words: assembled(lines),
            settings: vec![Setting(stack.into_iter().collect())],
        }
    }
}

/// Operands in the order rd, rs, rt: apart, the same in each way, $0, and those with a meaning in the convention.
const REGISTERS: &[[usize; 3]] = &[
    [10, 8, 9],
    [8, 8, 9],
    [9, 8, 9],
    [8, 8, 8],
    [10, 8, 8],
    [10, 0, 8],
    [10, 8, 0],
    [10, 0, 0],
    [0, 8, 9],
    [31, 30, 28],
    [2, 16, 31],
    [25, 1, 23],
    [8, 29, 9],
    [29, 29, 8],
    [29, 8, 29],
];

const IMMEDIATES: &[u64] = &[
    0, 1, 2, 4, 7, 8, 0x10, 0xff, 0x100, 0x7ff0, 0x7fff, 0x8000, 0x8001, 0xfff0, 0xfff8, 0xffff,
];

/// What stands in the slot of a branch: it changes what the branch may depend on.
const SLOTS: &[&str] = &["nop", "daddu $8,$8,$9", "or $9,$8,$0", "or $31,$9,$0"];

/// All that is compared.
pub(super) fn forms(rng: &mut TestRng) -> Vec<Form> {
    let mut all = Vec::new();
    for form in FORMS {
        let mut registers = REGISTERS.to_vec();
        registers.extend((0..10).map(|_| [(); 3].map(|()| register(rng))));
        for [rd, rs, rt] in registers {
            let i = Instruction {
                rd,
                rs,
                rt,
                ..Instruction::of(form)
            };
            match form.format {
                Format::Shift => {
                    all.extend((0..32).map(|distance| alone(Instruction { distance, ..i })))
                }
                Format::Signed | Format::Memory | Format::Unsigned => {
                    let signed = |c: u64| match form.format {
                        Format::Unsigned => c,
                        _ => c as u16 as i16 as u64,
                    };
                    let constants = IMMEDIATES.iter().map(|c| signed(*c));
                    all.extend(constants.map(|immediate| alone(Instruction { immediate, ..i })));
                }
                Format::Branch | Format::Jump => all.extend(branches(i)),
                _ => all.push(alone(i)),
            }
        }
    }
    all.extend(SEQUENCES.iter().map(|lines| Form::of_lines(lines)));
    all.dedup_by(|a, b| a.words == b.words);
    all
}

/// Any but the driver's.
fn register(rng: &mut TestRng) -> usize {
    loop {
        let register = rng.below(32);
        if !RESERVED.contains(&register) {
            return register;
        }
    }
}

fn alone(i: Instruction) -> Form {
    Form {
        text: i.to_string(),
        words: vec![i.encode()],
        settings: settings(&i),
    }
}

/// A branch with each slot, forwards and backwards to where it may go.
fn branches(i: Instruction) -> Vec<Form> {
    let mut all = Vec::new();
    for slot in SLOTS {
        // From the slot: over it and the jump behind it; to in front of the branch.
        for by in [4 + BRANCH as i64, -4 - BRANCH as i64] {
            let i = Instruction {
                immediate: by as u64,
                ..i
            };
            all.push(Form {
                text: format!("{i}; {slot}"),
                words: [vec![i.encode()], assembled(slot)].concat(),
                settings: settings(&i),
            });
        }
    }
    all
}

/// Every setting in which an instruction is tried.
fn settings(i: &Instruction) -> Vec<Setting> {
    let (rs, rt) = (i.rs, i.rt);
    let free = |r: usize| (r != 0 && r != 29).then_some(r);
    let mut all = vec![Setting::default()];
    match i.form.format {
        Format::Memory => {
            let by = i.immediate as i64;
            let base = match rs {
                29 => To::Stack(MIDDLE - by + by.rem_euclid(16)),
                _ => To::Data(MIDDLE - by),
            };
            return vec![Setting(vec![(rs, base)])];
        }
        Format::Jump => all.push(Setting(vec![(rs, To::Target)])),
        Format::Branch if rs != rt => {
            let pair = |a, b| Setting(vec![(rs, a), (rt, b)]);
            let numbers = [(5, 5), (5, 1 << 63 | 5), (0, 0), (u64::MAX, u64::MAX)];
            let to = |c| To::Constant(c);
            if let (Some(_), Some(_)) = (free(rs), free(rt)) {
                all.extend(numbers.map(|(a, b)| pair(to(a), to(b))));
                all.push(pair(To::Data(8), To::Data(8)));
                all.push(pair(To::Data(8), To::Data(16)));
            }
            for r in [rs, rt].into_iter().filter_map(free) {
                all.extend(constants(r, &[0, 1, 1 << 32]));
            }
        }
        Format::Three if ["daddu", "dsubu"].contains(&i.form.name) => {
            all.extend(addresses(free(rs), free(rt)));
        }
        Format::Three if i.form.name == "or" => all.extend(addresses(free(rs), free(rt))),
        Format::Signed => all.extend(addresses(free(rs), None)),
        _ => {}
    }
    all
}

/// Several instructions, with operands in $8 and $9.
const SEQUENCES: &[&str] = &[
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
