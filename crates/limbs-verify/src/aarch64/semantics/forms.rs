//! Every form of an instruction: words that the decoder admits, of each shape of operands some, with registers apart and
//! the same and with constants at their ends.

use super::super::{forms::FORMS, table::meaning, target};
use super::driver::BRANCH;
use limbs_testkit::TestRng;
use std::collections::BTreeMap;
use yaxpeax_arch::{Decoder, U8Reader};
use yaxpeax_arm::armv8::a64::{InstDecoder, Instruction, Opcode, Operand};

/// An instruction to try.
pub(super) struct Form {
    pub(super) word: u32,
    pub(super) instruction: Instruction,
    /// Its text without numbers: the instruction, the kinds of its operands, conditions and shifts.
    pub(super) shape: String,
}

/// Where fields of encodings start: Rd, Rn, Rm or Rt2, constants as wholes and in parts, and what tells instructions apart.
const FIELDS: [&[u32]; 2] = [
    &[0, 5, 10, 16, 22, 23, 24, 29, 30, 32],
    &[0, 5, 10, 12, 15, 16, 21, 22, 23, 24, 26, 29, 30, 32],
];

/// Words that are drawn for each encoding.
const DRAWN: usize = 10_000;
/// Forms of one shape, at most.
const EACH: usize = 3;

/// The forms of each encoding that the decoder admits and the table has.
pub(super) fn forms(rng: &mut TestRng) -> Vec<Form> {
    let mut shapes: BTreeMap<String, Vec<Form>> = BTreeMap::new();
    for &(mask, value, holds) in FORMS {
        for _ in 0..DRAWN {
            let word = value | drawn(rng) & !mask;
            let form = (holds(word) && !may_mean_x18(word)).then(|| decoded(word));
            let Some(form) = form.flatten().filter(|f| keeps_stack(&f.instruction)) else {
                continue;
            };
            // Of what sets the stack pointer, more is refused.
            let most = match () {
                () if form.shape.contains("sp, ") => 6 * EACH,
                () if form.shape.contains('#') => 2 * EACH,
                () => EACH,
            };
            let known = shapes.entry(form.shape.clone()).or_default();
            if known.len() < most && known.iter().all(|f| f.word != form.word) {
                known.push(form);
            }
        }
    }
    shapes.into_values().flatten().collect()
}

/// The place of the encoding that a word has.
pub(super) fn encoding(word: u32) -> Option<usize> {
    let mut all = FORMS.iter();
    all.position(|(mask, value, _)| word & mask == *value)
}

/// How many encodings there are.
pub(super) const ENCODINGS: usize = FORMS.len();

/// A word each of whose fields is random, or all zeros, or all ones, or that of a register in use, or the last one's.
fn drawn(rng: &mut TestRng) -> u32 {
    let (mut word, mut last) = (0, 0);
    for field in rng.pick(&FIELDS).windows(2) {
        let ones = (1_u64 << (field[1] - field[0])) as u32 - 1;
        last = match rng.below(7) {
            0 => 0,
            1 => u32::MAX,
            2 => 3,
            3 => last,
            _ => rng.next_u64() as u32,
        } & ones;
        word |= last << field[0];
    }
    word
}

/// Whether a field of a register is that of x18, which belongs to the system.
fn may_mean_x18(word: u32) -> bool {
    [0, 5, 10, 16].iter().any(|at| word >> at & 31 == 18)
}

/// Whether the stack pointer stays a multiple of 16, and words on the stack are not met across two nor below it: all else is
/// refused.
fn keeps_stack(i: &Instruction) -> bool {
    let sets_sp = matches!(i.operands[0], Operand::RegisterOrSP(_, 31));
    let stores = matches!(i.opcode, Opcode::STR | Opcode::STP);
    if let (true, Operand::RegisterOrSP(_, x), Operand::RegShift(_, _, _, y)) =
        (sets_sp, i.operands[1], i.operands[2])
        && x == y
    {
        // An address, twice.
        return false;
    }
    i.operands.iter().all(|operand| match *operand {
        Operand::RegPreIndex(31, by, true) => by % 16 == 0 && (by >= 0 || stores),
        Operand::RegPreIndex(31, by, false) => by % 8 == 0 && by >= 0,
        Operand::RegPostIndex(31, by) => by % 16 == 0,
        Operand::Immediate(c) => !sets_sp || c % 16 == 0,
        _ => true,
    })
}

/// Decodes a word; branches are made to go as far as the test lets them.
pub(super) fn decoded(word: u32) -> Option<Form> {
    let decode = |word: u32| {
        let bytes = word.to_le_bytes();
        let decoded = InstDecoder::default().decode(&mut U8Reader::new(&bytes));
        decoded.ok().filter(|i| meaning(i).is_some())
    };
    let i = decode(word)?;
    let word = match target(&i, 0) {
        None => word,
        Some(to) => with_target(word, if to >> 63 == 1 { -BRANCH } else { BRANCH }),
    };
    let instruction = decode(word)?;
    Some(Form {
        word,
        instruction,
        shape: shape(&instruction),
    })
}

/// A branch with another distance, in bytes.
fn with_target(word: u32, distance: i64) -> u32 {
    // B and BL have 26 bits of it; B.cond, CBZ and CBNZ 19 bits; TBZ and TBNZ 14.
    let (at, bits) = match word >> 24 & 0x7f {
        0x14..=0x17 => (0, 26),
        0x36 | 0x37 => (5, 14),
        _ => (5, 19),
    };
    let field = ((1 << bits) - 1) << at;
    word & !field | (((distance / 4) as u32) << at) & field
}

/// The text of an instruction without its numbers.
fn shape(i: &Instruction) -> String {
    let text = i.to_string();
    let parts = text.split_inclusive([' ', ',', '[', ']', '.']);
    let without = |part: &str| {
        let is_constant = part.starts_with(['#', '$']);
        let start = if is_constant {
            1
        } else {
            part.find(|c: char| c.is_ascii_digit())
                .unwrap_or(part.len())
        };
        let end = part.trim_end_matches([' ', ',', '[', ']', '.', '!']).len();
        format!("{}{}", &part[..start.min(end)], &part[end..])
    };
    parts.map(without).collect()
}
