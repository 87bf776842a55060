//! Instructions on vector registers: four lanes of 64 bits.
//!
//! Those of SSE keep the upper half of a register, those of AVX clear it.

use super::machine::{Place, X86, number};
use super::table::Meaning;
use crate::equations::Word;
use crate::executor::{Next, Run};
use crate::lanes::Lane;
use crate::memory::{Result, Value};
use iced_x86::{Instruction, Mnemonic, OpKind, Register};
use std::array;

/// The lanes of a ymm register; undefined ones have nothing.
pub(super) type Lanes = [Option<Lane>; 4];

type Done = Result<Next>;

const DONE: Done = Ok(Next::Following);

/// The meaning of an instruction, if it is supported.
pub(super) fn meaning(mnemonic: Mnemonic) -> Option<Meaning> {
    use Mnemonic::*;
    Some(match mnemonic {
        Movdqu | Movdqa | Movups | Movaps | Vmovdqu | Vmovdqa | Vmovups => mov,
        Movq | Vmovq => movq,
        Vbroadcasti128 => broadcast_128,
        Vpbroadcastq => broadcast,
        Vextracti128 => extract,
        Vinserti128 => insert,
        Punpcklqdq | Vpunpcklqdq | Vpunpckhqdq => unpack,
        Vpblendd => blend,
        Vpermq => permute,
        Pxor | Pand | Por | Vpxor | Vpand | Vpor => logic,
        Paddq | Vpaddq | Psubq | Vpsubq => add_sub,
        Vpmuludq | Vpmuldq => mul,
        Vpsrlq | Vpsllq => shift,
        Vzeroupper => zero_upper,
        Vzeroall => zero_all,
        _ => return None,
    })
}

/// Checks that vector registers leave with no secrets, and with upper halves clear.
pub(super) fn check_exit(vectors: &[Lanes; 16]) -> Result<()> {
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
    Ok(())
}

/// Number and lanes of a vector register.
fn register(r: Register) -> Result<(usize, usize)> {
    let (first, lanes) = if r.is_ymm() {
        (Register::YMM0, 4)
    } else if r.is_xmm() {
        (Register::XMM0, 2)
    } else {
        return Err("uses a register that is not supported".into());
    };
    match r as usize - first as usize {
        n @ 0..16 => Ok((n, lanes)),
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
    let unaligned = matches!(
        i.mnemonic(),
        Mnemonic::Movdqu | Mnemonic::Movups | Mnemonic::Movq
    );
    let aligned = i.mnemonic() == Mnemonic::Vmovdqa || (is_legacy(i) && !unaligned);
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

fn mov(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = width(i)?;
    let value = read(m, run, i, 1, lanes)?;
    write(m, run, i, lanes, value)?;
    DONE
}

/// One lane, from or to memory or a general register.
fn movq(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let is_vector = |n: u32| i.op_kind(n) == OpKind::Register && register(i.op_register(n)).is_ok();
    let lane = if i.op_kind(1) == OpKind::Register && !is_vector(1) {
        Some(m.word(run, i, 1)?.into())
    } else {
        let [lane, ..] = read(m, run, i, 1, 1)?;
        lane
    };
    if is_vector(0) {
        // The rest of the xmm register is cleared.
        write(m, run, i, 2, [lane, Some(Lane::constant(0)), None, None])?;
    } else if i.op_kind(0) == OpKind::Register {
        let lane = lane.ok_or("moves an undefined lane")?;
        let word = run.store.normalised(&lane);
        m.set_operand(run, i, 0, Value::Word(word))?;
    } else {
        write(m, run, i, 1, [lane, None, None, None])?;
    }
    DONE
}

fn broadcast_128(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let [a, b, ..] = read(m, run, i, 1, 2)?;
    write(m, run, i, 4, [a.clone(), b.clone(), a, b])?;
    DONE
}

fn broadcast(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let [a, ..] = read(m, run, i, 1, 1)?;
    let lanes = width(i)?;
    write(m, run, i, lanes, array::from_fn(|_| a.clone()))?;
    DONE
}

fn extract(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = read(m, run, i, 1, 4)?;
    let half = (i.immediate(2) & 1) as usize;
    let value = [
        lanes[2 * half].clone(),
        lanes[2 * half + 1].clone(),
        None,
        None,
    ];
    write(m, run, i, 2, value)?;
    DONE
}

fn insert(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let mut lanes = read(m, run, i, 1, 4)?;
    let [a, b, ..] = read(m, run, i, 2, 2)?;
    let half = (i.immediate(3) & 1) as usize;
    (lanes[2 * half], lanes[2 * half + 1]) = (a, b);
    write(m, run, i, 4, lanes)?;
    DONE
}

/// Even or odd lanes of two vectors side by side.
fn unpack(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = width(i)?;
    let first = if is_legacy(i) { 0 } else { 1 };
    let x = read(m, run, i, first, lanes)?;
    let y = read(m, run, i, first + 1, lanes)?;
    let odd = usize::from(i.mnemonic() == Mnemonic::Vpunpckhqdq);
    let value = array::from_fn(|k| {
        let from = (k & !1) + odd;
        if k % 2 == 0 {
            x[from].clone()
        } else {
            y[from].clone()
        }
    });
    write(m, run, i, lanes, value)?;
    DONE
}

/// Whole lanes of one or the other vector.
fn blend(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = width(i)?;
    let (x, y) = (read(m, run, i, 1, lanes)?, read(m, run, i, 2, lanes)?);
    let halves = i.immediate(3) as usize;
    let mut value = Lanes::default();
    for (k, lane) in value.iter_mut().enumerate().take(lanes) {
        *lane = match halves >> (2 * k) & 3 {
            0 => x[k].clone(),
            3 => y[k].clone(),
            _ => return Err("mixes the halves of a lane, which is not supported".into()),
        };
    }
    write(m, run, i, lanes, value)?;
    DONE
}

fn permute(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = read(m, run, i, 1, 4)?;
    let order = i.immediate(2) as usize;
    let value = array::from_fn(|k| lanes[order >> (2 * k) & 3].clone());
    write(m, run, i, 4, value)?;
    DONE
}

/// The two operands of an operation lane by lane; the first is the destination in SSE.
fn operands(m: &X86, run: &mut Run<'_>, i: &Instruction) -> Result<(Lanes, Lanes, usize)> {
    let lanes = width(i)?;
    let first = if is_legacy(i) { 0 } else { 1 };
    Ok((
        read(m, run, i, first, lanes)?,
        read(m, run, i, first + 1, lanes)?,
        lanes,
    ))
}

/// Writes what `operation` makes of each two defined lanes.
fn by_lanes(
    m: &mut X86,
    run: &mut Run<'_>,
    i: &Instruction,
    operation: impl Fn(&mut Run<'_>, Lane, &Lane) -> Result<Lane>,
) -> Done {
    let (x, y, lanes) = operands(m, run, i)?;
    if i.op_kind(0) == OpKind::Register {
        // So that a sum that is kept in a register need not be copied.
        m.vectors[register(i.op_register(0))?.0][..lanes].fill(None);
    }
    let mut value = Lanes::default();
    for (k, (x, y)) in x.into_iter().zip(&y).enumerate().take(lanes) {
        if let (Some(x), Some(y)) = (x, y) {
            value[k] = Some(operation(run, x, y)?);
        }
    }
    write(m, run, i, lanes, value)?;
    DONE
}

fn add_sub(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let adds = matches!(i.mnemonic(), Mnemonic::Paddq | Mnemonic::Vpaddq);
    by_lanes(m, run, i, |_, x, y| {
        Ok(if adds { x.plus(y) } else { x.minus(y) })
    })
}

fn mul(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let signed = i.mnemonic() == Mnemonic::Vpmuldq;
    by_lanes(m, run, i, |run, x, y| {
        if signed {
            return run.store.signed_product(&x, y);
        }
        let (x, y) = (run.store.unsigned_half(&x), run.store.unsigned_half(y));
        Ok(run.store.mul_halves(&x, &y).into())
    })
}

fn logic(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    use Mnemonic::{Pand, Pxor, Vpand, Vpxor};
    let first = if is_legacy(i) { 0 } else { 1 };
    let same = i.op_kind(first + 1) == OpKind::Register
        && i.op_register(first) == i.op_register(first + 1);
    if same && matches!(i.mnemonic(), Pxor | Vpxor) {
        // Whatever is in the register.
        let lanes = width(i)?;
        write(
            m,
            run,
            i,
            lanes,
            array::from_fn(|_| Some(Lane::constant(0))),
        )?;
        return DONE;
    }
    by_lanes(m, run, i, |run, x, y| {
        let (x, y): (Word, Word) = (run.store.normalised(&x), run.store.normalised(y));
        let result = match i.mnemonic() {
            Pand | Vpand => run.store.and(&x, &y, 64),
            Pxor | Vpxor => run.store.xor(&x, &y, 64),
            _ => run.store.or(&x, &y, 64),
        };
        Ok(result.into())
    })
}

fn shift(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    if i.op_kind(2) != OpKind::Immediate8 {
        return Err("shifts by a register".into());
    }
    let by = i.immediate(2).min(64) as u32;
    let lanes = width(i)?;
    let x = read(m, run, i, 1, lanes)?;
    let value = x.map(|lane| {
        let word = run.store.normalised(&lane?);
        let right = i.mnemonic() == Mnemonic::Vpsrlq;
        let shifted = match (right, by) {
            (true, 64) => Word::constant(0),
            (true, _) => run.store.split_word(&word, by).1,
            (false, _) => run.store.shift_left(&word, by),
        };
        Some(Lane::from(shifted))
    });
    write(m, run, i, lanes, value)?;
    DONE
}

fn zero_upper(m: &mut X86, _: &mut Run<'_>, _: &Instruction) -> Done {
    for lanes in &mut m.vectors {
        lanes[2..].fill(Some(Lane::constant(0)));
    }
    DONE
}

fn zero_all(m: &mut X86, _: &mut Run<'_>, _: &Instruction) -> Done {
    for lanes in &mut m.vectors {
        lanes.fill(Some(Lane::constant(0)));
    }
    DONE
}
