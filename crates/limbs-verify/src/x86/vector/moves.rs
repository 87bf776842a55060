//! Moves of vectors and lanes.

use super::{DONE, Done, Lanes, is_legacy, read, register, width, write};
use crate::executor::Run;
use crate::lanes::Lane;
use crate::memory::{Result, Value};
use crate::x86::machine::X86;
use iced_x86::{Instruction, Mnemonic, OpKind};
use std::array;

/// These lanes, the others undefined.
fn lanes<const N: usize>(given: [Option<Lane>; N]) -> Lanes {
    let mut all = Lanes::default();
    all.iter_mut()
        .zip(given)
        .for_each(|(lane, given)| *lane = given);
    all
}

/// Moves a vector, or what a mask leaves of it in a register that is cleared elsewhere.
pub(super) fn whole(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let count = width(i)?;
    let mut value = read(m, run, i, 1, count)?;
    if let Some(mask) = m.mask(i)? {
        let mask = mask.clone();
        if !i.zeroing_masking()
            || i.op_kind(0) != OpKind::Register
            || i.op_kind(1) != OpKind::Register
        {
            return Err("has a mask, which is not supported here".into());
        }
        for (lane, bit) in value.iter_mut().zip(&mask).take(count) {
            let word = lane.as_ref().map(|lane| run.store.normalised(lane));
            let full = run.store.mask(bit);
            *lane = word.map(|word| run.store.and(&word, &full, 64).into());
        }
    }
    write(m, run, i, count, value)?;
    DONE
}

/// One lane, from or to memory or a general register.
pub(super) fn one(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let is_vector = |n: u32| i.op_kind(n) == OpKind::Register && register(i.op_register(n)).is_ok();
    let lane = if i.op_kind(1) == OpKind::Register && !is_vector(1) {
        Some(m.word(run, i, 1)?.into())
    } else {
        let [lane, ..] = read(m, run, i, 1, 1)?;
        lane
    };
    if is_vector(0) {
        // The rest of the xmm register is cleared.
        write(m, run, i, 2, lanes([lane, Some(Lane::constant(0))]))?;
    } else if i.op_kind(0) == OpKind::Register {
        set_general(m, run, i, lane)?;
    } else {
        write(m, run, i, 1, lanes([lane]))?;
    }
    DONE
}

/// Two or four lanes, as often as they fit.
pub(super) fn broadcast_part(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let part = if i.mnemonic() == Mnemonic::Vbroadcasti64x4 {
        4
    } else {
        2
    };
    let x = read(m, run, i, 1, part)?;
    let lanes = width(i)?;
    write(m, run, i, lanes, array::from_fn(|k| x[k % part].clone()))?;
    DONE
}

pub(super) fn broadcast(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lane = if i.op_kind(1) == OpKind::Register && i.op_register(1).is_gpr64() {
        Some(m.word(run, i, 1)?.into())
    } else {
        let [lane, ..] = read(m, run, i, 1, 1)?;
        lane
    };
    let lanes = width(i)?;
    write(m, run, i, lanes, array::from_fn(|_| lane.clone()))?;
    DONE
}

/// Two neighbouring lanes of a ymm register.
pub(super) fn extract(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let x = read(m, run, i, 1, four(i, 1)?)?;
    let from = 2 * (i.immediate(2) & 1) as usize;
    write(m, run, i, 2, lanes([x[from].clone(), x[from + 1].clone()]))?;
    DONE
}

pub(super) fn insert(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let count = four(i, 1)?;
    let mut x = read(m, run, i, 1, count)?;
    let [a, b, ..] = read(m, run, i, 2, 2)?;
    let from = 2 * (i.immediate(3) & 1) as usize;
    (x[from], x[from + 1]) = (a, b);
    write(m, run, i, count, x)?;
    DONE
}

/// The lanes of a ymm operand; zmm is not supported here.
fn four(i: &Instruction, n: u32) -> Result<usize> {
    match register(i.op_register(n))? {
        (_, 4) => Ok(4),
        _ => Err("has an operand that is not supported".into()),
    }
}

/// Writes a lane to the general register that is operand 0.
fn set_general(m: &mut X86, run: &mut Run<'_>, i: &Instruction, lane: Option<Lane>) -> Done {
    let lane = lane.ok_or("moves an undefined lane")?;
    let word = run.store.normalised(&lane);
    m.set_operand(run, i, 0, Value::Word(word))?;
    DONE
}

/// One lane of an xmm register, to memory or a general register.
pub(super) fn extract_one(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let x = read(m, run, i, 1, 2)?;
    let lane = x[(i.immediate(2) & 1) as usize].clone();
    if i.op_kind(0) == OpKind::Register {
        set_general(m, run, i, lane)?;
    } else {
        write(m, run, i, 1, lanes([lane]))?;
    }
    DONE
}

/// Even or odd lanes of two vectors side by side.
pub(super) fn unpack(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
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
pub(super) fn blend(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = width(i)?;
    let (x, y) = (read(m, run, i, 1, lanes)?, read(m, run, i, 2, lanes)?);
    let halves = i.immediate(3) as usize;
    let mut value = Lanes::default();
    for (k, lane) in value.iter_mut().enumerate().take(lanes) {
        *lane = match halves >> (2 * k) & 3 {
            0 => x[k].clone(),
            3 => y[k].clone(),
            mixed => match (&x[k], &y[k]) {
                (Some(x), Some(y)) => {
                    // Bit n says whether half n is that of the second.
                    let (low, high) = if mixed == 1 { (y, x) } else { (x, y) };
                    let low = run.store.low_bits(low, 32);
                    let high = run.store.normalised(high);
                    let high = run.store.split_word(&high, 32).1;
                    Some(run.store.join(&low, &high, 32).into())
                }
                _ => None,
            },
        };
    }
    write(m, run, i, lanes, value)?;
    DONE
}

pub(super) fn permute(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let x = read(m, run, i, 1, four(i, 0)?)?;
    let order = i
        .try_immediate(2)
        .map_err(|_| "is not supported with a vector of places")? as usize;
    let mut value = Lanes::default();
    for (k, lane) in value.iter_mut().enumerate().take(4) {
        *lane = x[order >> (2 * k) & 3].clone();
    }
    write(m, run, i, 4, value)?;
    DONE
}
