//! Decoding: that of `yaxpeax-x86`, with the few forms that it lacks, and without prefixes that no kernel needs.

use super::instructions::{self, Meaning};
use super::vector;
use crate::reader::Result;
use yaxpeax_arch::LengthedInstruction;
use yaxpeax_x86::long_mode::{
    ConditionCode, InstDecoder, Instruction, MergeMode, Opcode, Operand, RegSpec,
};

/// Most bytes of an instruction.
const LONGEST: usize = 15;

/// A decoded instruction.
pub(crate) struct Inst {
    pub(super) opcode: Opcode,
    pub(super) meaning: Meaning,
    pub(super) operands: Vec<Operand>,
    /// The mask register, and whether it clears lanes rather than keeping them.
    pub(super) mask: Option<(usize, bool)>,
    /// Bytes of the operand in memory.
    pub(super) memory_bytes: usize,
    pub(super) condition: Option<ConditionCode>,
    /// The address behind it.
    pub(super) next: u64,
}

/// Decodes the instruction at the start of some bytes.
pub(super) fn decode(bytes: &[u8], address: u64) -> Result<Inst> {
    let bytes = &bytes[..bytes.len().min(LONGEST)];
    if let Some((opcode, operands, length)) = own_form(bytes) {
        return Ok(Inst {
            opcode,
            meaning: meaning(opcode)?,
            operands,
            mask: None,
            memory_bytes: 0,
            condition: None,
            next: address + length,
        });
    }
    let found = InstDecoder::default().decode_slice(bytes);
    let i = found.map_err(|_| "is no instruction")?;
    if !is_plain(&i) {
        return Err("has prefixes that are not supported".into());
    }
    let mut mask = None;
    let operands = (0..i.operand_count()).map(|n| match i.operand(n) {
        Operand::RegisterMaskMerge {
            reg,
            mask: k,
            merge,
        } => {
            if k.num() != 0 {
                mask = Some((usize::from(k.num()), matches!(merge, MergeMode::Zero)));
            }
            Operand::Register { reg }
        }
        other => other,
    });
    let operands = operands.collect();
    if mask.is_some() && !vector::takes_mask(i.opcode()) {
        return Err("has a mask that is not supported".into());
    }
    let size = i.mem_size().and_then(|size| size.bytes_size());
    Ok(Inst {
        opcode: i.opcode(),
        meaning: meaning(i.opcode())?,
        operands,
        mask,
        memory_bytes: size.map_or(0, usize::from),
        condition: i.opcode().condition(),
        next: address + i.len().to_const(),
    })
}

/// What the instruction does.
fn meaning(opcode: Opcode) -> Result<Meaning> {
    let found = instructions::meaning(opcode).or_else(|| vector::meaning(opcode));
    found.ok_or_else(|| format!("{opcode:?} is not supported"))
}

/// Whether the instruction has no prefix that changes what it does in a way that is not looked at.
fn is_plain(i: &Instruction) -> bool {
    let prefixes = i.prefixes;
    let has_segment =
        prefixes.cs() || prefixes.es() || prefixes.fs() || prefixes.gs() || prefixes.ss();
    prefixes.evex().is_none_or(|evex| !evex.broadcast())
        && !prefixes.lock()
        && !prefixes.address_size()
        && (!prefixes.rep_any() || vector::takes_rep(i.opcode()))
        && (!has_segment || i.opcode() == Opcode::NOP)
}

type Form = (Opcode, Vec<Operand>, u64);

/// What the decoder does not know, or gets wrong.
fn own_form(bytes: &[u8]) -> Option<Form> {
    let form = mask_form(bytes).or_else(|| shift_form(bytes));
    form.or_else(|| extract_form(bytes))
}

/// A register as an operand.
fn operand(reg: RegSpec) -> Operand {
    Operand::Register { reg }
}

/// `kmovw k, r32` and `kxorw k, k, k`, which the decoder does not know.
fn mask_form(bytes: &[u8]) -> Option<Form> {
    let &[0xc5, vex, opcode, modrm, ..] = bytes else {
        return None;
    };
    let (mode, reg, rm) = (modrm >> 6, modrm >> 3 & 7, modrm & 7);
    // R is not used; 128 or 256 bits, no implied prefix.
    let other = !vex >> 3 & 15;
    match (mode, vex & 0x87, opcode) {
        (3, 0x80, 0x92) if other == 0 => {
            let operands = vec![operand(RegSpec::mask(reg)), operand(RegSpec::d(rm))];
            Some((Opcode::KMOVW, operands, 4))
        }
        (3, 0x84, 0x47) if other < 8 => {
            let operands = [reg, other, rm].map(|k| operand(RegSpec::mask(k)));
            Some((Opcode::KXORW, operands.into(), 4))
        }
        _ => None,
    }
}

/// `vpsrlq` and `vpsllq` of AVX-512 by a constant, which the decoder does not know.
fn shift_form(bytes: &[u8]) -> Option<Form> {
    let &[0x62, p0, p1, p2, 0x73, modrm, by, ..] = bytes else {
        return None;
    };
    // R and R' are not used, map 0F; W, prefix 66; no mask, no broadcast.
    if p0 & 0x9f != 0x91 || p1 & 0x87 != 0x85 || p2 & 0x97 != 0 || modrm >> 6 != 3 {
        return None;
    }
    let opcode = match modrm >> 3 & 7 {
        2 => Opcode::VPSRLQ,
        6 => Opcode::VPSLLQ,
        _ => return None,
    };
    let register = match p2 >> 5 & 3 {
        0 => RegSpec::xmm,
        1 => RegSpec::ymm,
        2 => RegSpec::zmm,
        _ => return None,
    };
    let target = (!p1 >> 3 & 15) | (!p2 & 8) << 1;
    let source = (modrm & 7) | (!p0 >> 5 & 1) << 3 | (!p0 >> 6 & 1) << 4;
    let operands = vec![
        operand(register(target)),
        operand(register(source)),
        Operand::ImmediateU8 { imm: by },
    ];
    Some((opcode, operands, 7))
}

/// `vextracti64x2 xmm, ymm, imm`, of whose destination the decoder forgets that there are 32.
fn extract_form(bytes: &[u8]) -> Option<Form> {
    // Map 0F3A; W, prefix 66; ymm, no mask.
    let &[0x62, p0, 0xfd, 0x28, 0x39, modrm, half, ..] = bytes else {
        return None;
    };
    if p0 & 0xf != 3 || modrm >> 6 != 3 {
        return None;
    }
    let source = (modrm >> 3 & 7) | (!p0 >> 7 & 1) << 3 | (!p0 >> 4 & 1) << 4;
    let target = (modrm & 7) | (!p0 >> 5 & 1) << 3 | (!p0 >> 6 & 1) << 4;
    let operands = vec![
        operand(RegSpec::xmm(target)),
        operand(RegSpec::ymm(source)),
        Operand::ImmediateU8 { imm: half },
    ];
    Some((Opcode::VEXTRACTI64X2, operands, 7))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn registers(bytes: &[u8]) -> (Opcode, Vec<u8>, u64) {
        let inst = decode(bytes, 0).expect("an instruction");
        let number = |o: &Operand| match o {
            Operand::Register { reg } => reg.num(),
            Operand::ImmediateU8 { imm } => *imm,
            _ => panic!("another operand"),
        };
        let numbers = inst.operands.iter().map(number).collect();
        (inst.opcode, numbers, inst.next)
    }

    #[test]
    fn forms_that_the_decoder_lacks() {
        let shift = [0x62, 0xb1, 0xed, 0x20, 0x73, 0xd2, 0x34];
        assert_eq!(registers(&shift), (Opcode::VPSRLQ, vec![18, 18, 52], 7));
        let shift = [0x62, 0xd1, 0xad, 0x48, 0x73, 0xf3, 0x0c];
        assert_eq!(registers(&shift), (Opcode::VPSLLQ, vec![10, 11, 12], 7));
        let extract = [0x62, 0x03, 0xfd, 0x28, 0x39, 0xda, 0x01];
        assert_eq!(
            registers(&extract),
            (Opcode::VEXTRACTI64X2, vec![26, 27, 1], 7)
        );
        let set = [0xc5, 0xf8, 0x92, 0xc8];
        assert_eq!(registers(&set), (Opcode::KMOVW, vec![1, 0], 4));
        let clear = [0xc5, 0xf4, 0x47, 0xc9];
        assert_eq!(registers(&clear), (Opcode::KXORW, vec![1, 1, 1], 4));
    }

    #[test]
    fn prefixes_are_refused() {
        // lock add [rdi], rax; rep ret; mov rax, fs:[rdi]; mov rax, [edi]
        let odd: [&[u8]; 4] = [
            &[0xf0, 0x48, 0x01, 0x07],
            &[0xf3, 0xc3],
            &[0x64, 0x48, 0x8b, 0x07],
            &[0x67, 0x48, 0x8b, 0x07],
        ];
        for bytes in odd {
            assert!(decode(bytes, 0).is_err(), "{bytes:02x?}");
        }
    }
}
