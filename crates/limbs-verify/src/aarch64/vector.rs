//! Instructions on vector registers: two lanes of 64 bits.

use super::machine::{Aarch64, KEPT_VECTORS, callers_vector};
use crate::equations::Word;
use crate::executor::{Next, Run};
use crate::memory::{Result, Value};
use crate::values::number;
use yaxpeax_arm::armv8::a64::{Instruction, Opcode, Operand, SIMDSizeCode, SizeCode};

/// The lanes of a vector register; undefined ones have nothing.
pub(super) type Lanes = [Option<Value>; 2];

/// Checks that vector registers leave with no secrets, and with what the caller keeps in them.
pub(super) fn check_exit(vectors: &[Lanes; 32]) -> Result<()> {
    for (n, lanes) in vectors.iter().enumerate() {
        let is_kept = KEPT_VECTORS.contains(&n);
        if is_kept && !matches!(&lanes[0], Some(value) if value.is_same(&callers_vector(n))) {
            return Err(format!("does not restore the caller's d{n}"));
        }
        for (k, lane) in lanes.iter().enumerate().skip(usize::from(is_kept)) {
            let is_public = match lane {
                None => true,
                Some(Value::Word(word)) => word.as_constant().is_some(),
                Some(_) => false,
            };
            if !is_public {
                return Err(format!("leaves secrets in lane {k} of v{n}"));
            }
        }
    }
    Ok(())
}

/// The number of an operand that is a whole vector register, whatever its elements.
fn whole(i: &Instruction, n: usize) -> Result<usize> {
    match i.operands[n] {
        Operand::SIMDRegisterElements(SIMDSizeCode::Q, r, _) => Ok(r as usize),
        _ => Err("is not of 128 bits".into()),
    }
}

/// Lane k of an operand, which must be a number.
fn lane(m: &Aarch64, run: &mut Run<'_>, r: usize, k: usize) -> Result<Word> {
    let value = m.vectors[r][k].clone();
    let value = value.ok_or_else(|| format!("reads lane {k} of v{r}, which is undefined"))?;
    number(run, value)
}

/// Sets each lane of the first operand.
fn each_lane(
    m: &mut Aarch64,
    run: &mut Run<'_>,
    i: &Instruction,
    mut value: impl FnMut(&Aarch64, &mut Run<'_>, usize) -> Result<Word>,
) -> Result<Next> {
    let to = whole(i, 0)?;
    let lanes = [value(m, run, 0)?, value(m, run, 1)?];
    m.vectors[to] = lanes.map(|word| Some(Value::Word(word)));
    Ok(Next::Following)
}

/// A general register in both lanes.
pub(super) fn dup(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Result<Next> {
    match (i.operands[0], i.operands[1]) {
        (
            Operand::SIMDRegisterElements(_, _, SIMDSizeCode::D),
            Operand::Register(SizeCode::X, _),
        ) => {
            let word = m.word(run, i, 1)?;
            each_lane(m, run, i, |_, _, _| Ok(word.clone()))
        }
        _ => Err("is not of 64 bits".into()),
    }
}

/// A constant in both lanes.
pub(super) fn movi(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Result<Next> {
    match (i.operands[0], i.operands[1]) {
        (Operand::SIMDRegisterElements(_, _, SIMDSizeCode::D), Operand::Imm64(c)) => {
            each_lane(m, run, i, |_, _, _| Ok(Word::constant(c)))
        }
        _ => Err("is not of 64 bits".into()),
    }
}

/// And, or, exclusive or, and with the inverse.
pub(super) fn logic(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Result<Next> {
    let (x, y) = (whole(i, 1)?, whole(i, 2)?);
    if x == y && i.opcode == Opcode::EOR {
        // Whatever is in the register.
        return each_lane(m, run, i, |_, _, _| Ok(Word::constant(0)));
    }
    each_lane(m, run, i, |m, run, k| {
        let (x, y) = (lane(m, run, x, k)?, lane(m, run, y, k)?);
        Ok(match i.opcode {
            Opcode::AND => run.store.and(&x, &y, 64),
            Opcode::ORR => run.store.or(&x, &y, 64),
            Opcode::EOR => run.store.xor(&x, &y, 64),
            _ => {
                let inverse = run.store.not(&y, 64);
                run.store.and(&x, &inverse, 64)
            }
        })
    })
}

/// Bits of one register or another: of `d`, `n`, `m`, BSL has those of n where d has ones, else those of m; BIT those of n
/// where m has ones, else those of d; BIF those of d where m has ones, else those of n. What has the ones must be all ones
/// or all zeros in each lane.
pub(super) fn choose(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Result<Next> {
    let (d, n, last) = (whole(i, 0)?, whole(i, 1)?, whole(i, 2)?);
    let (mask, ones, zeros) = match i.opcode {
        Opcode::BSL => (d, n, last),
        Opcode::BIT => (last, n, d),
        _ => (last, d, n),
    };
    each_lane(m, run, i, |m, run, k| {
        let mask = lane(m, run, mask, k)?;
        let bit = run.store.as_mask(&mask, 64);
        let bit = bit.ok_or("chooses by what is not known to be all ones or all zeros")?;
        let (ones, zeros) = (lane(m, run, ones, k)?, lane(m, run, zeros, k)?);
        Ok(run.store.select(&bit, &ones, &zeros))
    })
}
