//! Changes of one instruction, or of two that follow each other, for mutants.

use super::{FORMS, Instruction, decode, word_at};
use crate::artefact::Artefact;
use crate::executor::Code;
use crate::mutate::Change;
use std::collections::BTreeSet;

/// Instructions that are exchanged, both with operands of the same form.
const PAIRS: &[(&str, &str)] = &[
    ("daddu", "dsubu"),
    ("daddu", "sltu"),
    ("daddu", "or"),
    ("dsubu", "sltu"),
    ("and", "or"),
    ("xor", "or"),
    ("mflo", "mfhi"),
    ("beq", "bne"),
    ("ld", "sd"),
];

/// Every change of the instructions at these addresses.
#[must_use]
pub fn changes(artefact: &Artefact, addresses: &BTreeSet<u64>) -> Vec<Change> {
    let is_big = artefact.isa().is_big_endian();
    let change = |kind, address, words: &[u32]| {
        let bytes = |word: &u32| {
            if is_big {
                word.to_be_bytes()
            } else {
                word.to_le_bytes()
            }
        };
        Change {
            kind,
            address,
            bytes: words.iter().flat_map(bytes).collect(),
        }
    };
    let known = |&at: &u64| {
        let word = word_at(artefact, at)?;
        Some((at, word, decode(word).ok()?))
    };
    let instructions: Vec<(u64, u32, Instruction)> = addresses.iter().filter_map(known).collect();
    let mut all = Vec::new();
    for &(at, word, ref i) in &instructions {
        let mut push = |kind, new: u32| {
            if new != word {
                all.push(change(kind, at, &[new]));
            }
        };
        push("no-op", 0);
        (0..32).for_each(|bit| push("bit flip", word ^ 1 << bit));
        exchanged(i)
            .iter()
            .for_each(|new| push("exchange", new.encode()));
        registers(i)
            .iter()
            .for_each(|new| push("register", new.encode()));
    }
    for pair in instructions.windows(2) {
        if let [(first, a, _), (second, b, _)] = *pair
            && first + 4 == second
            && a != b
        {
            all.push(change("swap", first, &[b, a]));
        }
    }
    all.dedup();
    all
}

/// The instruction with another name.
fn exchanged(i: &Instruction) -> Vec<Instruction> {
    let both = PAIRS.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    let names = both.filter(|(from, _)| *from == i.form.name);
    names
        .filter_map(|(_, to)| {
            let form = FORMS.iter().find(|form| form.name == to)?;
            Some(Instruction { form, ..*i })
        })
        .collect()
}

/// The instruction with one register replaced by each of two others. Fields that it has not are not encoded.
fn registers(i: &Instruction) -> Vec<Instruction> {
    let others = |register: usize| [(register + 1) % 32, register ^ 8];
    let mut all = Vec::new();
    all.extend(others(i.rs).map(|rs| Instruction { rs, ..*i }));
    all.extend(others(i.rt).map(|rt| Instruction { rt, ..*i }));
    all.extend(others(i.rd).map(|rd| Instruction { rd, ..*i }));
    all
}
