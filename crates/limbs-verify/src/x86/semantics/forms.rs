//! Every form of an instruction: each encoding that the decoder knows, with registers apart and the same, and
//! with memory.

use super::super::table::entry;
use iced_x86::{Code, CpuidFeature, Decoder, DecoderOptions, Encoder, Instruction};
use iced_x86::{Mnemonic, OpCodeOperandKind, OpKind, Register};

/// What the base register of operands in memory is.
pub(super) const BASE: Register = Register::R11;
/// Where in memory they are.
pub(super) const OFFSET: u64 = 64;

/// Instructions that the test does not execute alone: they move the stack pointer, or lead away.
pub(super) const NOT_ALONE: &[Mnemonic] = &[
    Mnemonic::Push,
    Mnemonic::Pop,
    Mnemonic::Call,
    Mnemonic::Ret,
    Mnemonic::Jmp,
];

/// Mnemonics that have a meaning.
pub(super) fn mnemonics() -> impl Iterator<Item = Mnemonic> {
    Mnemonic::values().filter(|m| entry(*m).is_some())
}

/// All forms of a mnemonic, decoded from their bytes.
pub(super) fn forms(mnemonic: Mnemonic) -> Vec<(Instruction, Vec<u8>)> {
    let codes = Code::values().filter(|code| code.mnemonic() == mnemonic);
    let here = codes.filter(|code| code.op_code().mode64());
    let mut all: Vec<(Instruction, Vec<u8>)> = here.flat_map(forms_of_code).collect();
    all.dedup_by(|a, b| a.1 == b.1);
    all
}

/// Numbers of registers for up to four operands: apart, two the same in each way, those that some instructions
/// use unsaid, and those of AVX-512.
const NUMBERS: &[[usize; 4]] = &[
    [8, 9, 10, 12],
    [9, 9, 8, 8],
    [8, 9, 8, 10],
    [8, 9, 9, 10],
    [0, 2, 1, 3],
    [2, 0, 3, 1],
    [5, 5, 5, 5],
    [17, 30, 18, 31],
    [20, 20, 4, 21],
];

/// Immediate operands: distances, choices of lanes, and tables of three inputs.
const IMMEDIATES: &[u8] = &[
    0, 1, 2, 3, 7, 12, 28, 29, 31, 32, 52, 63, 0x0f, 0x1b, 0x4e, 0x72, 0x93, 0x96, 0xb1, 0xca,
    0xd8, 0xe4, 0xee, 0xf0, 0xfe, 0xff,
];

fn forms_of_code(code: Code) -> Vec<(Instruction, Vec<u8>)> {
    let kinds: Vec<OpCodeOperandKind> = code.op_code().op_kinds().to_vec();
    let takes_immediate = kinds.iter().any(|kind| is_immediate(*kind));
    let immediates = if takes_immediate { IMMEDIATES } else { &[0] };
    let masks: &[(Register, bool)] = match code.op_code().can_use_op_mask_register() {
        true => &[
            (Register::None, false),
            (Register::K3, false),
            (Register::K3, true),
        ],
        false => &[(Register::None, false)],
    };
    let mut all = Vec::new();
    for (n, numbers) in NUMBERS.iter().enumerate() {
        for in_memory in [false, true].into_iter().take(if n < 5 { 2 } else { 1 }) {
            // Once with registers apart, all that is no register; then all registers, with less of the rest.
            let (immediates, masks) = match n {
                0 => (immediates, masks),
                _ => (
                    &immediates[..immediates.len().min(2)],
                    &masks[..masks.len().min(2)],
                ),
            };
            for &immediate in immediates {
                for &(mask, zeroes) in masks {
                    let made = build(code, &kinds, numbers, in_memory, immediate);
                    let Some(mut i) = made else { continue };
                    i.set_op_mask(mask);
                    i.set_zeroing_masking(zeroes);
                    all.extend(encoded(&i));
                }
            }
        }
    }
    all.sort_by(|a, b| a.1.cmp(&b.1));
    all.dedup_by(|a, b| a.1 == b.1);
    all
}

fn encoded(i: &Instruction) -> Option<(Instruction, Vec<u8>)> {
    let mut encoder = Encoder::try_new(64).ok()?;
    encoder.encode(i, 0).ok()?;
    let bytes = encoder.take_buffer();
    let i = Decoder::with_ip(64, &bytes, 0, DecoderOptions::NONE).decode();
    (!i.is_invalid() && i.len() == bytes.len()).then_some((i, bytes))
}

fn build(
    code: Code,
    kinds: &[OpCodeOperandKind],
    numbers: &[usize; 4],
    in_memory: bool,
    immediate: u8,
) -> Option<Instruction> {
    let mut i = Instruction::default();
    i.set_code(code);
    let mut has_memory = false;
    for (n, &kind) in kinds.iter().enumerate() {
        let number = numbers[n.min(3)];
        let n = n as u32;
        if let Some(register) = register(kind, number, in_memory) {
            i.set_op_kind(n, OpKind::Register);
            i.set_op_register(n, register?);
        } else if is_memory(kind) {
            i.set_op_kind(n, OpKind::Memory);
            i.set_memory_base(BASE);
            i.set_memory_displacement64(OFFSET);
            i.set_memory_displ_size(1);
            has_memory = true;
        } else if is_immediate(kind) {
            immediate_operand(&mut i, n, kind, immediate)?;
        } else if kind == OpCodeOperandKind::br64_1 {
            i.set_op_kind(n, OpKind::NearBranch64);
            i.set_near_branch64(2 + super::BRANCH);
        } else {
            return None;
        }
    }
    // Asked for memory, but there is none: the same as without.
    (in_memory == has_memory || !in_memory).then_some(i)
}

/// The register that stands for an operand: nothing if it is not one, `Some(None)` if there is none of the number.
#[rustfmt::skip]
fn register(kind: OpCodeOperandKind, number: usize, in_memory: bool) -> Option<Option<Register>> {
    use OpCodeOperandKind as K;
    let of = |first: Register, count: usize| Some((number < count).then(|| first + number as u32));
    match kind {
        K::r8_or_mem | K::r16_or_mem | K::r32_or_mem | K::r64_or_mem | K::xmm_or_mem | K::ymm_or_mem
        | K::zmm_or_mem | K::k_or_mem if in_memory => None,
        K::r8_or_mem | K::r8_reg | K::r8_opcode => of(Register::AL, 4).map(|r| match number {
            8..16 => Some(Register::R8L + (number - 8) as u32),
            _ => r,
        }),
        K::r16_or_mem | K::r16_reg | K::r16_rm | K::r16_opcode => of(Register::AX, 16),
        K::r32_or_mem | K::r32_reg | K::r32_rm | K::r32_opcode | K::r32_vvvv => of(Register::EAX, 16),
        K::r64_or_mem | K::r64_reg | K::r64_rm | K::r64_opcode | K::r64_vvvv => of(Register::RAX, 16),
        K::k_reg | K::k_rm | K::k_vvvv | K::k_or_mem => Some(Some(Register::K0 + (number % 8) as u32)),
        K::xmm_or_mem | K::xmm_reg | K::xmm_rm | K::xmm_vvvv => of(Register::XMM0, 32),
        K::ymm_or_mem | K::ymm_reg | K::ymm_rm | K::ymm_vvvv => of(Register::YMM0, 32),
        K::zmm_or_mem | K::zmm_reg | K::zmm_rm | K::zmm_vvvv => of(Register::ZMM0, 32),
        K::cl => Some(Some(Register::CL)),
        K::al => Some(Some(Register::AL)),
        K::ax => Some(Some(Register::AX)),
        K::eax => Some(Some(Register::EAX)),
        K::rax => Some(Some(Register::RAX)),
        _ => None,
    }
}

fn is_memory(kind: OpCodeOperandKind) -> bool {
    use OpCodeOperandKind as K;
    matches!(
        kind,
        K::mem
            | K::r8_or_mem
            | K::r16_or_mem
            | K::r32_or_mem
            | K::r64_or_mem
            | K::xmm_or_mem
            | K::ymm_or_mem
            | K::zmm_or_mem
            | K::k_or_mem
    )
}

fn is_immediate(kind: OpCodeOperandKind) -> bool {
    use OpCodeOperandKind as K;
    matches!(
        kind,
        K::imm8
            | K::imm8_const_1
            | K::imm8sex16
            | K::imm8sex32
            | K::imm8sex64
            | K::imm16
            | K::imm32
            | K::imm32sex64
            | K::imm64
    )
}

fn immediate_operand(i: &mut Instruction, n: u32, kind: OpCodeOperandKind, byte: u8) -> Option<()> {
    use OpCodeOperandKind as K;
    let (signed, wide) = (
        i64::from(byte as i8),
        u32::from(byte).wrapping_mul(0x0181_8181),
    );
    let (kind, value) = match kind {
        K::imm8 => (OpKind::Immediate8, i64::from(byte)),
        K::imm8_const_1 => (OpKind::Immediate8, 1),
        K::imm8sex16 => (OpKind::Immediate8to16, signed),
        K::imm8sex32 => (OpKind::Immediate8to32, signed),
        K::imm8sex64 => (OpKind::Immediate8to64, signed),
        K::imm16 => (OpKind::Immediate16, i64::from(wide as u16)),
        K::imm32 => (OpKind::Immediate32, i64::from(wide)),
        K::imm32sex64 => (OpKind::Immediate32to64, i64::from(wide as i32)),
        K::imm64 => (
            OpKind::Immediate64,
            i64::from(wide as i32).wrapping_mul(0x1_0000_0001),
        ),
        _ => return None,
    };
    i.try_set_op_kind(n, kind).ok()?;
    i.try_set_immediate_i64(n, value).ok()
}

/// Whether this processor has what an instruction needs.
pub(super) fn is_runnable(i: &Instruction) -> bool {
    i.cpuid_features().iter().all(|feature| match feature {
        CpuidFeature::INTEL8086
        | CpuidFeature::INTEL186
        | CpuidFeature::INTEL286
        | CpuidFeature::INTEL386
        | CpuidFeature::INTEL486
        | CpuidFeature::X64
        | CpuidFeature::CMOV
        | CpuidFeature::MULTIBYTENOP
        | CpuidFeature::SSE
        | CpuidFeature::SSE2
        | CpuidFeature::CET_IBT => true,
        CpuidFeature::ADX => is_x86_feature_detected!("adx"),
        CpuidFeature::BMI1 => is_x86_feature_detected!("bmi1"),
        CpuidFeature::BMI2 => is_x86_feature_detected!("bmi2"),
        CpuidFeature::AVX => is_x86_feature_detected!("avx"),
        CpuidFeature::AVX2 => is_x86_feature_detected!("avx2"),
        CpuidFeature::AVX512F => is_x86_feature_detected!("avx512f"),
        CpuidFeature::AVX512VL => is_x86_feature_detected!("avx512vl"),
        CpuidFeature::AVX512DQ => is_x86_feature_detected!("avx512dq"),
        CpuidFeature::AVX512BW => is_x86_feature_detected!("avx512bw"),
        CpuidFeature::AVX512_IFMA => is_x86_feature_detected!("avx512ifma"),
        _ => false,
    })
}
