//! Calculations lane by lane.

use super::{DONE, Done, Lanes, is_legacy, read, register, width, write};
use crate::equations::Word;
use crate::executor::Run;
use crate::lanes::Lane;
use crate::memory::Result;
use crate::x86::machine::X86;
use iced_x86::{Instruction, Mnemonic, OpKind};
use std::array;

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

pub(super) fn add_sub(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let adds = matches!(i.mnemonic(), Mnemonic::Paddq | Mnemonic::Vpaddq);
    by_lanes(m, run, i, |_, x, y| {
        Ok(if adds { x.plus(y) } else { x.minus(y) })
    })
}

pub(super) fn mul(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let signed = i.mnemonic() == Mnemonic::Vpmuldq;
    by_lanes(m, run, i, |run, x, y| {
        if signed {
            return run.store.signed_product(&x, y);
        }
        let (x, y) = (run.store.low_bits(&x, 32), run.store.low_bits(y, 32));
        Ok(run.store.mul_halves(&x, &y).into())
    })
}

pub(super) fn logic(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    use Mnemonic::{Pand, Pxor, Vpand, Vpandq, Vpxor, Vpxord, Vpxorq};
    let first = if is_legacy(i) { 0 } else { 1 };
    let same = i.op_kind(first + 1) == OpKind::Register
        && i.op_register(first) == i.op_register(first + 1);
    let is_xor = matches!(i.mnemonic(), Pxor | Vpxor | Vpxord | Vpxorq);
    if same && is_xor {
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
            Pand | Vpand | Vpandq => run.store.and(&x, &y, 64),
            _ if is_xor => run.store.xor(&x, &y, 64),
            _ => run.store.or(&x, &y, 64),
        };
        Ok(result.into())
    })
}

pub(super) fn shift(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
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

/// The first operand plus the low or the high 52 bits of the product of the low 52 bits of the others, where a mask does
/// not forbid it.
pub(super) fn multiply_add(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = width(i)?;
    let (x, y) = (read(m, run, i, 1, lanes)?, read(m, run, i, 2, lanes)?);
    let mut chosen = [true; 8];
    if let Some(mask) = m.mask(i)? {
        if i.zeroing_masking() {
            return Err("clears lanes by a mask, which is not supported here".into());
        }
        for (chosen, bit) in chosen.iter_mut().zip(mask) {
            let bit = bit.as_constant();
            *chosen = bit.ok_or("has a mask that depends on secrets")? == 1;
        }
    }
    let high = i.mnemonic() == Mnemonic::Vpmadd52huq;
    // Taken out, so that the sums need not be copied.
    let mut sum = std::mem::take(&mut m.vectors[register(i.op_register(0))?.0]);
    for k in (0..lanes).filter(|&k| chosen[k]) {
        sum[k] = match (sum[k].take(), &x[k], &y[k]) {
            (Some(sum), Some(x), Some(y)) => Some(run.store.multiply_add_52(sum, x, y, high)),
            _ => None,
        };
    }
    write(m, run, i, lanes, sum)?;
    DONE
}

/// Two functions of three bits: 1, and a | b & c.
pub(super) fn ternary(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = width(i)?;
    let [a, b, c] = [0, 1, 2].map(|n| read(m, run, i, n, lanes));
    let (a, b, c) = (a?, b?, c?);
    let mut value = Lanes::default();
    for k in 0..lanes {
        value[k] = match i.immediate(3) & 0xff {
            0xff => Some(Lane::constant(u64::MAX)),
            0xf8 => match (&a[k], &b[k], &c[k]) {
                (Some(a), Some(b), Some(c)) => {
                    let [a, b, c] = [a, b, c].map(|lane| run.store.normalised(lane));
                    let both = run.store.and(&b, &c, 64);
                    Some(run.store.or(&a, &both, 64).into())
                }
                _ => None,
            },
            _ => return Err("combines bits in a way that is not supported".into()),
        };
    }
    write(m, run, i, lanes, value)?;
    DONE
}
