//! x86-64: decoding, meaning of instructions, the System V convention.

mod changes;
mod flags;
mod general;
mod machine;
#[cfg(all(test, unix, target_arch = "x86_64"))]
mod semantics;
mod table;
mod vector;

pub use changes::changes;
pub use machine::X86;

use crate::executor::Code;
use iced_x86::{Decoder, DecoderOptions, FlowControl};
use std::collections::BTreeSet;

/// What every x86-64 processor has, by the names of iced-x86.
pub const EVERYWHERE: &[&str] = &[
    "INTEL8086",
    "INTEL186",
    "INTEL386",
    "INTEL486",
    "X64",
    "CMOV",
    "SSE",
    "SSE2",
    "MULTIBYTENOP",
];

/// Whether an instruction stands at an address that kernels may use.
#[must_use]
pub fn admits(code: &dyn Code, address: u64) -> bool {
    machine::decode(code, address).is_ok_and(|i| table::entry(i.mnemonic()).is_some())
}

/// The addresses of all instructions to which branches and calls lead from these.
#[must_use]
pub fn reachable(code: &dyn Code, mut open: Vec<u64>) -> BTreeSet<u64> {
    let mut all = BTreeSet::new();
    while let Some(at) = open.pop() {
        let Some(bytes) = code.instructions(at) else {
            continue;
        };
        if !all.insert(at) {
            continue;
        }
        let i = Decoder::with_ip(64, bytes, at, DecoderOptions::NONE).decode();
        let (follows, branches) = match i.flow_control() {
            FlowControl::Next => (true, false),
            FlowControl::ConditionalBranch | FlowControl::Call => (true, true),
            FlowControl::UnconditionalBranch => (false, true),
            _ => (false, false),
        };
        if follows {
            open.push(i.next_ip());
        }
        if branches {
            open.push(i.near_branch_target());
        }
    }
    all
}
