//! What the instructions do.

use super::{Instruction, Mips64};
use crate::equations::Word;
use crate::executor::{Next, Run};
use crate::memory::{RegionId, Result, Value};

type Done = Result<()>;

/// The second operand of an instruction with three: a register or a constant.
fn second(m: &Mips64, i: &Instruction) -> Result<Value> {
    if i.has_constant() {
        Ok(Value::constant(i.immediate))
    } else {
        m.register(i.rt)
    }
}

/// Both operands as numbers.
fn words(m: &Mips64, i: &Instruction) -> Result<(Word, Word)> {
    Ok((number(m.register(i.rs)?)?, number(second(m, i)?)?))
}

/// A value that must be a number.
fn number(value: Value) -> Result<Word> {
    match value {
        Value::Word(word) => Ok(word),
        _ => Err("calculates with an address or with what the caller has".into()),
    }
}

/// A number that does not depend on secrets.
fn public(value: &Value) -> Option<u64> {
    match value {
        Value::Word(word) => word.as_constant(),
        _ => None,
    }
}

pub(super) fn nop(_: &mut Mips64, _: &mut Run<'_>, _: &Instruction) -> Done {
    Ok(())
}

/// Adds numbers, or a public number to an address.
pub(super) fn add(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let sum = match (m.register(i.rs)?, second(m, i)?) {
        (Value::Word(x), Value::Word(y)) => Value::Word(run.store.sum(&x, &y)),
        (Value::Pointer(region, offset), by) | (by, Value::Pointer(region, offset)) => {
            let by = public(&by).ok_or("makes an address that depends on secrets")?;
            Value::Pointer(region, offset.wrapping_add(by as i64))
        }
        _ => return Err("adds what cannot be added".into()),
    };
    m.set_register(run, i.destination(), sum)
}

/// Subtracts numbers, or a public number from an address.
pub(super) fn subtract(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let difference = match (m.register(i.rs)?, second(m, i)?) {
        (Value::Word(x), Value::Word(y)) => Value::Word(run.store.difference(&x, &y).0),
        (Value::Pointer(region, offset), by) => {
            let by = public(&by).ok_or("makes an address that depends on secrets")?;
            Value::Pointer(region, offset.wrapping_sub(by as i64))
        }
        _ => return Err("subtracts what cannot be subtracted".into()),
    };
    m.set_register(run, i.destination(), difference)
}

/// 1 where the first is less than the second, else 0; both without sign.
pub(super) fn less(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = words(m, i)?;
    let bit = run.store.less(&x, &y);
    m.set_register(run, i.destination(), Value::Word(bit))
}

pub(super) fn and(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = words(m, i)?;
    let result = run.store.and(&x, &y, 64);
    m.set_register(run, i.destination(), Value::Word(result))
}

/// Or, which with 0 copies any value.
pub(super) fn or(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = (m.register(i.rs)?, second(m, i)?);
    let result = match (x, y) {
        (value, zero) | (zero, value) if public(&zero) == Some(0) => value,
        (x, y) => Value::Word(run.store.or(&number(x)?, &number(y)?, 64)),
    };
    m.set_register(run, i.destination(), result)
}

pub(super) fn xor(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = words(m, i)?;
    let result = run.store.xor(&x, &y, 64);
    m.set_register(run, i.destination(), Value::Word(result))
}

/// Shifts right by a constant below 32; zeros come in.
pub(super) fn shift_right(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let x = number(m.register(i.rt)?)?;
    let high = run.store.split_word(&x, i.distance).1;
    m.set_register(run, i.destination(), Value::Word(high))
}

/// The product of two numbers without sign, in HI and LO.
pub(super) fn multiply(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = words(m, i)?;
    let (low, high) = run.store.mul(&x, &y);
    m.product = Some((low, high));
    Ok(())
}

pub(super) fn low(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (low, _) = m.product.clone().ok_or("reads LO, which is undefined")?;
    m.set_register(run, i.destination(), Value::Word(low))
}

pub(super) fn high(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (_, high) = m.product.clone().ok_or("reads HI, which is undefined")?;
    m.set_register(run, i.destination(), Value::Word(high))
}

/// Where in memory an operand is.
fn place(m: &Mips64, i: &Instruction) -> Result<(RegionId, i64)> {
    match m.register(i.rs)? {
        Value::Pointer(region, offset) => Ok((region, offset.wrapping_add(i.immediate as i64))),
        Value::Word(word) if word.as_constant().is_none() => {
            Err("has an address that depends on secrets".into())
        }
        _ => Err("has an address in no buffer".into()),
    }
}

pub(super) fn load(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (region, offset) = place(m, i)?;
    let value = run.memory.load(region, offset)?;
    m.set_register(run, i.destination(), value)
}

pub(super) fn store(m: &mut Mips64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (region, offset) = place(m, i)?;
    run.memory.store(region, offset, m.register(i.rt)?)
}

/// Whether two registers are equal, which must not depend on secrets.
fn are_equal(m: &Mips64, i: &Instruction) -> Result<bool> {
    match (m.register(i.rs)?, m.register(i.rt)?) {
        _ if i.rs == i.rt => Ok(true),
        (Value::Pointer(a, x), Value::Pointer(b, y)) if a == b => Ok(x == y),
        (x, y) => match (public(&x), public(&y)) {
            (Some(x), Some(y)) => Ok(x == y),
            _ => Err("branches on what depends on secrets or on where buffers are".into()),
        },
    }
}

fn branch(m: &mut Mips64, i: &Instruction, taken: bool) {
    let target = i.target(m.address).filter(|_| taken);
    m.after_slot = Some(target.map_or(Next::Following, Next::At));
}

pub(super) fn branch_equal(m: &mut Mips64, _: &mut Run<'_>, i: &Instruction) -> Done {
    let taken = are_equal(m, i)?;
    branch(m, i, taken);
    Ok(())
}

pub(super) fn branch_different(m: &mut Mips64, _: &mut Run<'_>, i: &Instruction) -> Done {
    let taken = !are_equal(m, i)?;
    branch(m, i, taken);
    Ok(())
}

/// Returns; kernels call nothing.
pub(super) fn jump(m: &mut Mips64, _: &mut Run<'_>, i: &Instruction) -> Done {
    match m.register(i.rs)? {
        Value::Return(0) => {
            m.after_slot = Some(Next::Done);
            Ok(())
        }
        _ => Err("jumps to what is not the caller's address".into()),
    }
}
