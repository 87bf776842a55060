//! Instructions on vector registers: eight lanes of 64 bits.
//!
//! Those of SSE keep the lanes beyond their operands, those of AVX and AVX-512 clear them.

mod arithmetic;
mod masks;
mod moves;

use super::machine::{Place, X86, number};
use super::table::{Meaning, Timing};
use crate::equations::Word;
use crate::executor::{Next, Run};
use crate::lanes::Lane;
use crate::memory::{Result, Value};
use iced_x86::{Instruction, Mnemonic, OpKind, Register};
use std::array;

/// The lanes of a zmm register; undefined ones have nothing.
pub(super) type Lanes = [Option<Lane>; 8];

/// The bits of a mask register of which instructions on lanes of 64 and of 32 bits make use; those above are 0.
pub(super) type Mask = [Word; 16];

type Done = Result<Next>;

const DONE: Done = Ok(Next::Following);

/// What an instruction does, and why its time does not depend on secrets; nothing if it is not supported.
pub(super) fn entry(mnemonic: Mnemonic) -> Option<(Meaning, Timing)> {
    use Mnemonic::*;
    use Timing::{Listed, Multiplier};
    let (meaning, timing): (Meaning, Timing) = match mnemonic {
        Movdqu | Movdqa | Vmovdqu | Vmovdqa | Vmovdqu64 | Vmovdqa64 => (moves::whole, Listed),
        Movq | Vmovq => (moves::one, Listed),
        Vpextrq => (moves::extract_one, Listed),
        Vbroadcasti128 | Vbroadcasti64x2 | Vbroadcasti64x4 => (moves::broadcast_part, Listed),
        Vpbroadcastq => (moves::broadcast, Listed),
        Vextracti128 | Vextracti64x2 => (moves::extract, Listed),
        Vinserti128 | Vinserti64x2 => (moves::insert, Listed),
        Punpcklqdq | Vpunpcklqdq | Vpunpckhqdq => (moves::unpack, Listed),
        Vpblendd => (moves::blend, Listed),
        Vpermq => (moves::permute, Listed),
        Pxor | Pand | Por | Vpxor | Vpand | Vpor => (arithmetic::logic, Listed),
        Vpxord | Vpxorq | Vpandq | Vporq => (arithmetic::logic, Listed),
        Vpternlogd | Vpternlogq => (arithmetic::ternary, Listed),
        Paddq | Vpaddq | Psubq | Vpsubq => (arithmetic::add_sub, Listed),
        Vpmuludq | Vpmuldq => (arithmetic::mul, Multiplier),
        Vpmadd52luq | Vpmadd52huq => (arithmetic::multiply_add, Multiplier),
        Vpsrlq | Vpsllq => (arithmetic::shift, Listed),
        Vpcmpeqq => (masks::compare, Listed),
        Vpcmpeqd => (masks::all_ones, Listed),
        Kmovw => (masks::set, Listed),
        Kxorw => (masks::clear, Listed),
        Vzeroupper => (zero_upper, Listed),
        Vzeroall => (zero_all, Listed),
        _ => return None,
    };
    Some((meaning, timing))
}

/// Checks that vector and mask registers leave with no secrets, and with upper halves clear.
pub(super) fn check_exit(vectors: &[Lanes; 32], masks: &[Option<Mask>; 8]) -> Result<()> {
    for (n, lanes) in vectors.iter().enumerate() {
        for (k, lane) in lanes.iter().enumerate() {
            match lane.as_ref().map(Lane::as_constant) {
                None | Some(Some(0)) => {}
                Some(Some(_)) if k < 2 => {}
                Some(Some(_)) => return Err(format!("does not clear the upper half of ymm{n}")),
                Some(None) => return Err(format!("leaves secrets in lane {k} of ymm{n}")),
            }
        }
    }
    for (n, mask) in masks.iter().enumerate() {
        let mut bits = mask.iter().flatten();
        if bits.any(|bit| bit.as_constant().is_none()) {
            return Err(format!("leaves secrets in k{n}"));
        }
    }
    Ok(())
}

/// Number and lanes of a vector register.
fn register(r: Register) -> Result<(usize, usize)> {
    let (first, lanes) = if r.is_zmm() {
        (Register::ZMM0, 8)
    } else if r.is_ymm() {
        (Register::YMM0, 4)
    } else if r.is_xmm() {
        (Register::XMM0, 2)
    } else {
        return Err("uses a register that is not supported".into());
    };
    match r as usize - first as usize {
        n @ 0..32 => Ok((n, lanes)),
        _ => Err("uses a register that is not supported".into()),
    }
}

/// How many lanes the instruction works on.
fn width(i: &Instruction) -> Result<usize> {
    let vectors = (0..i.op_count()).filter(|&n| i.op_kind(n) == OpKind::Register);
    let mut widths = vectors.filter_map(|n| register(i.op_register(n)).ok());
    widths
        .next()
        .map(|(_, lanes)| lanes)
        .ok_or_else(|| "has no vector".into())
}

/// Whether the encoding is that of SSE.
fn is_legacy(i: &Instruction) -> bool {
    i.encoding() == iced_x86::EncodingKind::Legacy
}

/// Reads `lanes` lanes of an operand; in memory they must be aligned where the instruction asks for it.
fn read(m: &X86, run: &mut Run<'_>, i: &Instruction, n: u32, lanes: usize) -> Result<Lanes> {
    if i.op_kind(n) == OpKind::Register {
        let (r, _) = register(i.op_register(n))?;
        return Ok(array::from_fn(|k| {
            m.vectors[r][k].clone().filter(|_| k < lanes)
        }));
    }
    let mut found = Lanes::default();
    let place = vector_place(m, run, i, n, lanes)?;
    for (k, lane) in found.iter_mut().enumerate().take(lanes) {
        let value = match place {
            Place::Memory(region, offset) => run.memory.load(region, offset + 8 * k as i64)?,
            Place::Constant(address) => Value::constant(run.constant(address + 8 * k as u64)?),
        };
        *lane = Some(match value {
            Value::Lane(lane) => lane,
            value => number(run, value)?.into(),
        });
    }
    Ok(found)
}

/// Where a vector in memory is.
fn vector_place(
    m: &X86,
    run: &mut Run<'_>,
    i: &Instruction,
    n: u32,
    lanes: usize,
) -> Result<Place> {
    if i.op_kind(n) != OpKind::Memory || i.memory_size().size() != 8 * lanes {
        return Err("has an operand that is not supported".into());
    }
    let place = m.place(run, i)?;
    // AVX asks for alignment only in the moves that say so, SSE in all others but those that say not.
    let unaligned = matches!(i.mnemonic(), Mnemonic::Movdqu | Mnemonic::Movq);
    let moves_aligned = matches!(i.mnemonic(), Mnemonic::Vmovdqa | Mnemonic::Vmovdqa64);
    let aligned = moves_aligned || (is_legacy(i) && !unaligned);
    let by = 8 * lanes as i64;
    let is_aligned = match place {
        Place::Memory(region, offset) => run.memory.is_aligned(region, offset, by),
        Place::Constant(address) => address % by as u64 == 0,
    };
    if aligned && !is_aligned {
        return Err(format!("needs an address that is a multiple of {by}"));
    }
    Ok(place)
}

/// Writes `lanes` lanes to the first operand.
fn write(
    m: &mut X86,
    run: &mut Run<'_>,
    i: &Instruction,
    lanes: usize,
    value: Lanes,
) -> Result<()> {
    if i.op_kind(0) == OpKind::Register {
        let (r, _) = register(i.op_register(0))?;
        for (k, lane) in value.into_iter().enumerate() {
            if k < lanes {
                m.vectors[r][k] = lane;
            } else if !is_legacy(i) {
                m.vectors[r][k] = Some(Lane::constant(0));
            }
        }
        return Ok(());
    }
    match vector_place(m, run, i, 0, lanes)? {
        Place::Memory(region, offset) => {
            for (k, lane) in value.into_iter().enumerate().take(lanes) {
                let lane = lane.ok_or("stores an undefined lane")?;
                run.memory
                    .store(region, offset + 8 * k as i64, Value::Lane(lane))?;
            }
            Ok(())
        }
        Place::Constant(_) => Err("writes to the artefact".into()),
    }
}

fn zero_upper(m: &mut X86, _: &mut Run<'_>, _: &Instruction) -> Done {
    // Both leave zmm16 to zmm31 as they are.
    for lanes in &mut m.vectors[..16] {
        lanes[2..].fill(Some(Lane::constant(0)));
    }
    DONE
}

fn zero_all(m: &mut X86, _: &mut Run<'_>, _: &Instruction) -> Done {
    for lanes in &mut m.vectors[..16] {
        lanes.fill(Some(Lane::constant(0)));
    }
    DONE
}
