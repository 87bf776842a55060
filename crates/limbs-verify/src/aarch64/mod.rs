//! AArch64: decoding, meaning of instructions, AAPCS64.

mod changes;
mod flags;
mod forms;
mod general;
mod machine;
mod memory;
#[cfg(all(test, unix))]
mod semantics;
mod table;
mod vector;

pub use changes::changes;
pub use machine::Aarch64;

use crate::executor::Code;
use crate::memory::Result;
use std::collections::BTreeSet;
use yaxpeax_arch::{Decoder, U8Reader};
use yaxpeax_arm::armv8::a64::{InstDecoder, Instruction, Opcode, Operand};

/// Bytes of an instruction.
pub(crate) const LENGTH: u64 = 4;

/// Decodes the instruction at an address.
pub(crate) fn decode(code: &dyn Code, address: u64) -> Result<Instruction> {
    let bytes = code.instructions(address).and_then(<[u8]>::first_chunk);
    let bytes: &[u8; 4] =
        bytes.ok_or_else(|| format!("goes on at {address:#x}, where no code is"))?;
    if !address.is_multiple_of(LENGTH) {
        return Err(format!("goes on at {address:#x}, between instructions"));
    }
    let decoded = InstDecoder::default().decode(&mut U8Reader::new(bytes));
    let decoded = decoded
        .ok()
        .filter(|_| forms::is_known(u32::from_le_bytes(*bytes)));
    decoded.ok_or_else(|| format!("the instruction at {address:#x} is not valid here"))
}

/// Whether an instruction stands at an address that kernels may use.
#[must_use]
pub fn admits(code: &dyn Code, address: u64) -> bool {
    decode(code, address).is_ok_and(|i| table::meaning(&i).is_some())
}

/// Where a branch leads.
pub(crate) fn target(i: &Instruction, address: u64) -> Option<u64> {
    i.operands.iter().find_map(|operand| match operand {
        Operand::PCOffset(by) => Some(address.wrapping_add_signed(*by)),
        _ => None,
    })
}

/// The addresses of all instructions to which branches and calls lead from these.
#[must_use]
pub fn reachable(code: &dyn Code, mut open: Vec<u64>) -> BTreeSet<u64> {
    let mut all = BTreeSet::new();
    while let Some(at) = open.pop() {
        let Ok(i) = decode(code, at) else {
            continue;
        };
        if !all.insert(at) {
            continue;
        }
        if !matches!(i.opcode, Opcode::B | Opcode::RET | Opcode::BR) {
            open.push(at + LENGTH);
        }
        open.extend(target(&i, at));
    }
    all
}
