//! What the instructions do. There are no flags: a carry is what SLTU finds by a comparison.

use super::M;
use super::decode::Inst;
use crate::machine::{pointer_difference, pointer_sum};
use crate::memory::Value;
use crate::reader::Result;
use crate::store::{Word, constant, value};

/// What an instruction does.
pub(super) type Meaning = fn(&mut M<'_>, &Inst) -> Result<()>;

/// The constant with its sign, as 64 bits.
fn signed(inst: &Inst) -> i64 {
    i64::from(inst.low.cast_signed())
}

fn word(m: &mut M<'_>, register: usize) -> Result<Word> {
    let value = m.read(register)?;
    m.number(value)
}

/// Both registers as numbers.
fn words(m: &mut M<'_>, inst: &Inst) -> Result<(Word, Word)> {
    Ok((word(m, inst.rs)?, word(m, inst.rt)?))
}

/// The sum of numbers, of which the carry may be asked later, or of a pointer and a number.
fn sum(m: &mut M<'_>, x: Value, y: Value) -> Result<Value> {
    match (x, y) {
        (Value::Word(x), Value::Word(y)) => Ok(Value::Word(m.store.sum(&x, &y)?)),
        (x, y) => pointer_sum(x, y),
    }
}

pub(super) fn add(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = (m.read(inst.rs)?, m.read(inst.rt)?);
    let sum = sum(m, x, y)?;
    m.write(inst.rd, sum)
}

pub(super) fn add_constant(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let x = m.read(inst.rs)?;
    let sum = sum(m, x, Value::Word(constant(signed(inst) as u64)))?;
    m.write(inst.rt, sum)
}

pub(super) fn subtract(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let difference = match (m.read(inst.rs)?, m.read(inst.rt)?) {
        (Value::Word(x), Value::Word(y)) => Value::Word(m.store.difference(&x, &y)?.0),
        (x, y) => pointer_difference(&x, &y)?,
    };
    m.write(inst.rd, difference)
}

/// Whether one number is less than another, without signs.
pub(super) fn less(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = words(m, inst)?;
    let bit = m.store.less(&x, &y)?;
    m.write(inst.rd, Value::Word(bit))
}

pub(super) fn and(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = words(m, inst)?;
    let both = m.store.and(&x, &y, 64)?;
    m.write(inst.rd, Value::Word(both))
}

pub(super) fn and_constant(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let x = word(m, inst.rs)?;
    let both = m.store.and(&x, &constant(inst.low.into()), 64)?;
    m.write(inst.rt, Value::Word(both))
}

/// Or; with 0 it copies whatever there is.
pub(super) fn or(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let is_zero = |v: &Value| matches!(v, Value::Word(word) if value(word) == Some(0));
    let result = match (m.read(inst.rs)?, m.read(inst.rt)?) {
        (x, zero) if is_zero(&zero) => x,
        (zero, y) if is_zero(&zero) => y,
        (x, y) => {
            let (x, y) = (m.number(x)?, m.number(y)?);
            Value::Word(m.store.or(&x, &y, 64)?)
        }
    };
    m.write(inst.rd, result)
}

pub(super) fn xor(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = words(m, inst)?;
    let result = m.store.xor(&x, &y, 64)?;
    m.write(inst.rd, Value::Word(result))
}

pub(super) fn shift_right(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let x = word(m, inst.rt)?;
    let above = m.store.cut(&x, inst.distance)?.1;
    m.write(inst.rd, Value::Word(above))
}

pub(super) fn multiply(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = words(m, inst)?;
    m.cpu.product = Some(m.store.mul(&x, &y)?);
    Ok(())
}

pub(super) fn move_low(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (low, _) = m.cpu.product.clone().ok_or("reads what is undefined")?;
    m.write(inst.rd, Value::Word(low))
}

pub(super) fn move_high(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (_, high) = m.cpu.product.clone().ok_or("reads what is undefined")?;
    m.write(inst.rd, Value::Word(high))
}

pub(super) fn load(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let value = m.load_at(inst.rs, signed(inst))?;
    m.write(inst.rt, value)
}

pub(super) fn store(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let value = m.read(inst.rt)?;
    m.store_at(inst.rs, signed(inst), value)
}

/// Whether two registers are equal, which must be the same for all inputs.
fn are_equal(m: &M<'_>, inst: &Inst) -> Result<bool> {
    match (m.read(inst.rs)?, m.read(inst.rt)?) {
        _ if inst.rs == inst.rt => Ok(true),
        (Value::Pointer(a, i), Value::Pointer(b, j)) if a == b => Ok(i == j),
        (Value::Word(x), Value::Word(y)) => match (value(&x), value(&y)) {
            (Some(x), Some(y)) => Ok(x == y),
            _ => Err("branches on secrets".into()),
        },
        _ => Err("branches on where buffers are".into()),
    }
}

/// Notes where to go on behind the delay slot.
fn branch(m: &mut M<'_>, inst: &Inst, taken: bool) -> Result<()> {
    let by = if taken { 4 + 4 * signed(inst) } else { 8 };
    m.cpu.after_slot = Some(Some(inst.address.wrapping_add_signed(by)));
    Ok(())
}

pub(super) fn branch_equal(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let taken = are_equal(m, inst)?;
    branch(m, inst, taken)
}

pub(super) fn branch_unequal(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let taken = !are_equal(m, inst)?;
    branch(m, inst, taken)
}

/// Returns; kernels call nothing.
pub(super) fn jump(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    match m.read(inst.rs)? {
        Value::Return(None) => {
            m.cpu.after_slot = Some(None);
            Ok(())
        }
        _ => Err("jumps to what is not the caller's address".into()),
    }
}
