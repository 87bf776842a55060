//! Changes of one instruction, or of two that follow each other.

use crate::artefact::Artefact;
use crate::mutate::Change;
use iced_x86::{Code, Decoder, DecoderOptions, Encoder, Instruction, OpKind, Register};
use std::collections::BTreeSet;

const NOP: u8 = 0x90;

/// Every change of the instructions at these addresses.
#[must_use]
pub fn changes(artefact: &Artefact, addresses: &BTreeSet<u64>) -> Vec<Change> {
    let instructions: Vec<(Instruction, Vec<u8>)> = addresses
        .iter()
        .filter_map(|&at| {
            let bytes = artefact
                .bytes(at, 1)
                .and_then(|_| (1..=15).rev().find_map(|length| artefact.bytes(at, length)))?;
            let i = Decoder::with_ip(64, bytes, at, DecoderOptions::NONE).decode();
            Some((i, bytes[..i.len()].to_vec()))
        })
        .collect();
    let mut all = Vec::new();
    for (i, bytes) in &instructions {
        let mut push = |kind, bytes: Vec<u8>| {
            all.push(Change {
                kind,
                address: i.ip(),
                bytes,
            });
        };
        push("no-op", vec![NOP; bytes.len()]);
        for bit in 0..8 * bytes.len() {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            push("bit flip", flipped);
        }
        exchanged(i)
            .into_iter()
            .filter_map(|new| encoded(&new, bytes.len()))
            .for_each(|bytes| {
                push("exchange", bytes);
            });
        registers(i)
            .into_iter()
            .filter_map(|new| encoded(&new, bytes.len()))
            .for_each(|bytes| {
                push("register", bytes);
            });
    }
    for pair in instructions.windows(2) {
        let [(first, a), (second, b)] = pair else {
            continue;
        };
        if first.next_ip() == second.ip() && a != b {
            let bytes = [b.as_slice(), a].concat();
            all.push(Change {
                kind: "swap",
                address: first.ip(),
                bytes,
            });
        }
    }
    all.dedup();
    all
}

/// The instruction with the carry used or not, and with the other of the two carries.
fn exchanged(i: &Instruction) -> Vec<Instruction> {
    const PAIRS: &[(Code, Code)] = &[
        (Code::Add_r64_rm64, Code::Adc_r64_rm64),
        (Code::Add_rm64_r64, Code::Adc_rm64_r64),
        (Code::Add_rm64_imm8, Code::Adc_rm64_imm8),
        (Code::Sub_r64_rm64, Code::Sbb_r64_rm64),
        (Code::Sub_rm64_r64, Code::Sbb_rm64_r64),
        (Code::Sub_rm64_imm8, Code::Sbb_rm64_imm8),
        (Code::Adcx_r64_rm64, Code::Adox_r64_rm64),
        (Code::Adc_r64_rm64, Code::Sbb_r64_rm64),
        (Code::Adc_rm64_r64, Code::Sbb_rm64_r64),
        (Code::Cmovb_r64_rm64, Code::Cmovae_r64_rm64),
    ];
    let both = PAIRS.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    both.filter(|(from, _)| *from == i.code())
        .map(|(_, to)| {
            let mut new = *i;
            new.set_code(to);
            new
        })
        .collect()
}

/// The instruction with one register replaced by each of two others.
fn registers(i: &Instruction) -> Vec<Instruction> {
    let others = |register: Register| -> Vec<Register> {
        let first = if register.is_gpr64() {
            Register::RAX
        } else if register.is_ymm() {
            Register::YMM0
        } else if register.is_xmm() {
            Register::XMM0
        } else {
            return Vec::new();
        };
        let number = register as usize - first as usize;
        let numbers = [(number + 1) % 16, number ^ 8];
        numbers
            .iter()
            .filter(|&&n| n != 4)
            .map(|&n| first + n as u32)
            .collect()
    };
    let mut all = Vec::new();
    for n in (0..i.op_count()).filter(|&n| i.op_kind(n) == OpKind::Register) {
        for register in others(i.op_register(n)) {
            let mut new = *i;
            new.set_op_register(n, register);
            all.push(new);
        }
    }
    for register in others(i.memory_base()) {
        let mut new = *i;
        new.set_memory_base(register);
        all.push(new);
    }
    for register in others(i.memory_index()) {
        let mut new = *i;
        new.set_memory_index(register);
        all.push(new);
    }
    all
}

/// The instruction's bytes, filled up to a length; `None` if it is longer or does not exist.
fn encoded(i: &Instruction, length: usize) -> Option<Vec<u8>> {
    let mut encoder = Encoder::new(64);
    encoder.encode(i, i.ip()).ok()?;
    let mut bytes = encoder.take_buffer();
    (bytes.len() <= length).then(|| {
        bytes.resize(length, NOP);
        bytes
    })
}
