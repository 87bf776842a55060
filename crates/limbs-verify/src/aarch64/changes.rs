//! Changes of one instruction, or of two that follow each other, for mutants.

use super::{LENGTH, decode, target};
use crate::artefact::Artefact;
use crate::mutate::Change;
use std::collections::BTreeSet;

const NOP: u32 = 0xd503_201f;

/// Every change of the instructions at these addresses.
#[must_use]
pub fn changes(artefact: &Artefact, addresses: &BTreeSet<u64>) -> Vec<Change> {
    let word_at = |&at: &u64| {
        let bytes = artefact.bytes(at, LENGTH as usize)?;
        Some((at, u32::from_le_bytes(bytes.try_into().ok()?)))
    };
    let words: Vec<(u64, u32)> = addresses.iter().filter_map(word_at).collect();
    let change = |kind, address, words: &[u32]| Change {
        kind,
        address,
        bytes: words.iter().flat_map(|word| word.to_le_bytes()).collect(),
    };
    let mut all = Vec::new();
    for &(at, word) in &words {
        all.push(change("no-op", at, &[NOP]));
        let flips = (0..32).map(|bit| change("bit flip", at, &[word ^ 1 << bit]));
        all.extend(flips);
        all.extend(exchanged(word).map(|new| change("exchange", at, &[new])));
        // Fields of registers hold distances in branches.
        let is_branch = decode(artefact, at).is_ok_and(|i| target(&i, at).is_some());
        if !is_branch {
            let others = registers(word).map(|new| change("register", at, &[new]));
            all.extend(others);
        }
    }
    for pair in words.windows(2) {
        if let [(at, first), (next, second)] = pair
            && at + LENGTH == *next
            && first != second
        {
            all.push(change("swap", *at, &[*second, *first]));
        }
    }
    all.dedup();
    all
}

/// The instruction with the carry used or not; the other half of a product.
fn exchanged(word: u32) -> impl Iterator<Item = u32> {
    // Bits that tell a sum with carry, and one of registers that are not shifted.
    let sums = (word & 0x1fe0_fc00 == 0x1a00_0000).then(|| word - 0x0f00_0000);
    let carries = (word & 0x1fe0_fc00 == 0x0b00_0000).then(|| word + 0x0f00_0000);
    let halves = (word & 0xff20_fc00 == 0x9b00_7c00).then_some(word ^ 0x00c0_0000);
    [sums, carries, halves].into_iter().flatten()
}

/// The instruction with one register replaced by each of two others.
fn registers(word: u32) -> impl Iterator<Item = u32> {
    // Rd or Rt, Rn, Rt2 or Ra, Rm.
    [0, 5, 10, 16].into_iter().flat_map(move |at| {
        let number = word >> at & 31;
        let with = move |new: u32| word ^ (number ^ new) << at;
        [with((number + 1) % 32), with(number ^ 8)]
    })
}
