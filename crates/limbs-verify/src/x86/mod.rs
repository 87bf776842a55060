//! x86-64: decoding, meaning of instructions, the System V convention.

mod changes;
mod flags;
mod general;
mod machine;
mod table;
mod vector;

pub use changes::{Change, changes};
pub use machine::X86;

use crate::artefact::{Artefact, Function};
use crate::executor::Code;
use iced_x86::{Decoder, DecoderOptions};

/// The address and length of each instruction of a function, one after the other.
#[must_use]
pub fn boundaries(artefact: &Artefact, function: Function) -> Vec<(u64, usize)> {
    let mut all = Vec::new();
    let mut at = function.address;
    while at < function.address + function.length {
        let Some(bytes) = artefact.instructions(at) else {
            break;
        };
        let i = Decoder::with_ip(64, bytes, at, DecoderOptions::NONE).decode();
        all.push((at, i.len()));
        at += i.len().max(1) as u64;
    }
    all
}
