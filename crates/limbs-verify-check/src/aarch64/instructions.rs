//! What the instructions on general registers do.

use super::decode::Inst;
use super::{LINK, M, SP};
use crate::machine::{Flags, pointer_difference, pointer_sum};
use crate::memory::Value;
use crate::reader::Result;
use crate::store::{Word, constant, value};

/// What an instruction does.
pub(super) type Meaning = fn(&mut M<'_>, &Inst) -> Result<()>;

/// x + y + carry, or x - y - 1 + carry, with its flags. The carry of a difference is 1 where it does not borrow.
fn arithmetic(
    m: &mut M<'_>,
    (x, y): (&Word, &Word),
    carry: &Word,
    subtracts: bool,
) -> Result<(Word, Flags)> {
    let (result, carry) = if subtracts {
        let (result, borrow) = m.store.sub(x, y, &m.store.not(carry, 1), 64)?;
        (result, m.store.not(&borrow, 1))
    } else {
        m.store.add(x, y, carry, 64)?
    };
    let known = (value(x), value(y), value(&result));
    let overflow = |(x, y, r): (u64, u64, u64)| {
        let y = if subtracts { !y } else { y };
        constant(((x ^ r) & (y ^ r)) >> 63)
    };
    let flags = Flags {
        carry: Some(carry),
        overflow: match known {
            (Some(x), Some(y), Some(r)) => Some(overflow((x, y, r))),
            _ => None,
        },
        ..logic_flags(m, &result)
    };
    Ok((result, flags))
}

/// The flags as logical operations leave them.
fn logic_flags(m: &M<'_>, result: &Word) -> Flags {
    Flags {
        sign: value(result).map(|bits| constant(bits >> 63)),
        zero: m.store.is_zero(result),
        carry: Some(constant(0)),
        overflow: Some(constant(0)),
    }
}

/// The sum or difference of two values; bit 30 tells which, bit 29 whether flags are set. Without flags the stack pointer may
/// be the result of what takes it for an operand.
fn add_values(m: &mut M<'_>, inst: &Inst, x: Value, y: Value, takes_sp: bool) -> Result<()> {
    let (subtracts, sets) = (inst.bit(30), inst.bit(29));
    let (result, flags) = match (&x, &y) {
        (Value::Word(x), Value::Word(y)) => {
            let carry = constant(u64::from(subtracts));
            let (result, flags) = arithmetic(m, (x, y), &carry, subtracts)?;
            (Value::Word(result), flags)
        }
        _ => {
            let result = if subtracts {
                pointer_difference(&x, &y)?
            } else {
                pointer_sum(x, y)?
            };
            let zero = match &result {
                Value::Word(word) => m.store.is_zero(word),
                _ => None,
            };
            let flags = Flags {
                zero,
                ..Flags::default()
            };
            (result, flags)
        }
    };
    if sets {
        m.flags = flags;
    }
    match inst.register(0) {
        SP if takes_sp && !sets => m.set(SP, result),
        to => m.write(to, result),
    }
}

pub(super) fn add_constant(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let y = u64::from(inst.field(21, 10)) << if inst.bit(22) { 12 } else { 0 };
    let x = m.get(inst.register(5))?;
    add_values(m, inst, x, Value::Word(constant(y)), true)
}

pub(super) fn add(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = (m.read(inst.register(5))?, shifted(m, inst)?);
    add_values(m, inst, x, y, false)
}

pub(super) fn add_extended(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let x = m.get(inst.register(5))?;
    let y = moved(m, inst, 0, inst.field(12, 10))?;
    add_values(m, inst, x, y, true)
}

/// The last operand: Rm, shifted.
fn shifted(m: &mut M<'_>, inst: &Inst) -> Result<Value> {
    moved(m, inst, inst.field(23, 22), inst.field(15, 10))
}

/// Rm, by so many bits to the left for kind 0, to the right for kind 1.
fn moved(m: &mut M<'_>, inst: &Inst, kind: u32, by: u32) -> Result<Value> {
    let value = m.read(inst.register(16))?;
    if by == 0 {
        return Ok(value);
    }
    let word = m.number(value)?;
    Ok(Value::Word(match kind {
        0 => m.store.shift_left(&word, by)?,
        _ => m.store.cut(&word, by)?.1,
    }))
}

pub(super) fn add_carry(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = (m.word(inst.register(5))?, m.word(inst.register(16))?);
    let carry = m.flags.carry.clone().ok_or("uses an undefined carry")?;
    let (result, flags) = arithmetic(m, (&x, &y), &carry, inst.bit(30))?;
    if inst.bit(29) {
        m.flags = flags;
    }
    m.write(inst.register(0), Value::Word(result))
}

/// Bits 30 and 29: 0 and, 1 or, 2 exclusive or, 3 and with flags.
fn combine(m: &mut M<'_>, inst: &Inst, x: &Word, y: &Word) -> Result<Word> {
    let result = match inst.field(30, 29) {
        1 => m.store.or(x, y, 64)?,
        2 => m.store.xor(x, y, 64)?,
        _ => m.store.and(x, y, 64)?,
    };
    if inst.field(30, 29) == 3 {
        m.flags = logic_flags(m, &result);
    }
    Ok(result)
}

/// With a register, inverted where bit 21 is set.
pub(super) fn logic(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let y = shifted(m, inst)?;
    let (first, is_or) = (inst.register(5), inst.field(30, 29) == 1);
    if first == SP && is_or && !inst.bit(21) {
        // A move, of whatever it is.
        return m.write(inst.register(0), y);
    }
    let (x, mut y) = (m.word(first)?, m.number(y)?);
    if inst.bit(21) {
        y = m.store.not(&y, 64);
    }
    let result = combine(m, inst, &x, &y)?;
    m.write(inst.register(0), Value::Word(result))
}

pub(super) fn logic_constant(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let pattern = pattern(inst).ok_or("has a reserved constant")?;
    if inst.register(0) == SP && inst.field(30, 29) != 3 {
        return Err("sets the stack pointer in a way that is not supported".into());
    }
    let x = m.word(inst.register(5))?;
    let result = combine(m, inst, &x, &constant(pattern))?;
    m.write(inst.register(0), Value::Word(result))
}

/// The constant of a logical operation: elements of 2, 4 ... 64 bits, each with a run of ones that is rotated to the right.
pub(super) fn pattern(inst: &Inst) -> Option<u64> {
    let (n, imms, immr) = (inst.field(22, 22), inst.field(15, 10), inst.field(21, 16));
    let bits = 1 << (n << 6 | !imms & 63).checked_ilog2().filter(|k| *k > 0)?;
    let (ones, by) = ((imms & (bits - 1)) + 1, immr & (bits - 1));
    if ones == bits {
        return None;
    }
    let run = (1_u64 << ones) - 1;
    let mut all = 0;
    for i in 0..64 {
        // Bit i is bit i + by of the run, both modulo the element's size.
        all |= (run >> ((i + by) % bits) & 1) << i;
    }
    Some(all)
}

/// MOVZ, and MOVN, which inverts.
pub(super) fn move_wide(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let bits = u64::from(inst.field(20, 5)) << (16 * inst.field(22, 21));
    let bits = if inst.bit(30) { bits } else { !bits };
    m.write(inst.register(0), Value::Word(constant(bits)))
}

/// Bits `first` to `last` to the bottom; where `last` is less, those up to it to the place from 64 - first on.
pub(super) fn bits(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (first, last) = (inst.field(21, 16), inst.field(15, 10));
    let x = m.word(inst.register(5))?;
    let low = m.store.cut(&x, last + 1)?.0;
    let result = if last < first {
        m.store.shift_left(&low, 64 - first)?
    } else {
        m.store.cut(&low, first)?.1
    };
    m.write(inst.register(0), Value::Word(result))
}

/// 64 bits of two registers, from a bit of the second on.
pub(super) fn extract(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let from = inst.field(15, 10);
    let (high, low) = (m.word(inst.register(5))?, m.word(inst.register(16))?);
    let low = m.store.cut(&low, from)?.1;
    let high = m.store.cut(&high, from)?.0;
    let result = match from {
        0 => low,
        _ => m.store.join(&low, &high, 64 - from)?,
    };
    m.write(inst.register(0), Value::Word(result))
}

/// A product's low half, added to a register or, where bit 15 is set, subtracted.
pub(super) fn multiply_add(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = (m.word(inst.register(5))?, m.word(inst.register(16))?);
    let (to, zero) = (m.word(inst.register(10))?, constant(0));
    let low = m.store.mul(&x, &y)?.0;
    let (result, _) = match inst.bit(15) {
        true => m.store.sub(&to, &low, &zero, 64)?,
        false => m.store.add(&to, &low, &zero, 64)?,
    };
    m.write(inst.register(0), Value::Word(result))
}

pub(super) fn multiply_high(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = (m.word(inst.register(5))?, m.word(inst.register(16))?);
    let high = m.store.mul(&x, &y)?.1;
    m.write(inst.register(0), Value::Word(high))
}

/// By a public distance modulo 64, to the right where bit 10 is set.
pub(super) fn shift(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, by) = (m.word(inst.register(5))?, m.word(inst.register(16))?);
    let by = value(&by).ok_or("shifts by a secret")? as u32 % 64;
    let result = match inst.bit(10) {
        true => m.store.cut(&x, by)?.1,
        false => m.store.shift_left(&x, by)?,
    };
    m.write(inst.register(0), Value::Word(result))
}

/// The flag that a condition reads, and whether it is met where that is 0; those of several flags must be the same for all inputs.
fn condition(flags: &Flags, number: u32) -> Result<(Word, bool)> {
    let inverse = number & 1 == 1;
    let flag = match number >> 1 {
        0 => &flags.zero,
        1 => &flags.carry,
        2 => &flags.sign,
        3 => &flags.overflow,
        _ => return Ok((constant(u64::from(is_met(flags, number)?)), false)),
    };
    Ok((flag.clone().ok_or("uses an undefined flag")?, inverse))
}

/// Whether a condition is met, which must be the same for all inputs.
fn is_met(flags: &Flags, number: u32) -> Result<bool> {
    let known = |flag: &Option<Word>| -> Result<bool> {
        let bit = flag.as_ref().and_then(value);
        Ok(bit.ok_or("branches on a flag that is undefined or depends on secrets")? == 1)
    };
    let Flags {
        carry,
        zero,
        sign,
        overflow,
    } = flags;
    let met = match number >> 1 {
        0 => known(zero)?,
        1 => known(carry)?,
        2 => known(sign)?,
        3 => known(overflow)?,
        4 => known(carry)? && !known(zero)?,
        5 => known(sign)? == known(overflow)?,
        6 => known(sign)? == known(overflow)? && !known(zero)?,
        // Always, both of them.
        _ => return Ok(true),
    };
    Ok(met != (number & 1 == 1))
}

/// Rn if a condition is met, else Rm: as it is, with 1 added (bit 10), inverted (bit 30), negated (both).
pub(super) fn select(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (mut bit, inverse) = condition(&m.flags, inst.field(15, 12))?;
    let (x, y) = (m.word(inst.register(5))?, m.word(inst.register(16))?);
    let (zero, one) = (constant(0), constant(1));
    let kind = (inst.bit(30), inst.bit(10));
    if kind == (false, true) && x == y {
        // A sum with a bit: how carries are added.
        if !inverse {
            bit = m.store.not(&bit, 1);
        }
        let sum = m.store.add(&x, &zero, &bit, 64)?.0;
        return m.write(inst.register(0), Value::Word(sum));
    }
    let y = match kind {
        (false, false) => y,
        (false, true) => m.store.add(&y, &one, &zero, 64)?.0,
        (true, false) => m.store.not(&y, 64),
        (true, true) => m.store.sub(&zero, &y, &zero, 64)?.0,
    };
    let (set, clear) = if inverse { (y, x) } else { (x, y) };
    let result = m.store.select(&bit, &set, &clear)?;
    m.write(inst.register(0), Value::Word(result))
}

/// Goes on so many instructions further.
fn go(m: &mut M<'_>, inst: &Inst, by: i64) -> Result<()> {
    m.next = Some(inst.address.wrapping_add_signed(4 * by));
    Ok(())
}

pub(super) fn branch(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    go(m, inst, inst.signed(25, 0))
}

pub(super) fn call(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    m.check_stack_pointer()?;
    m.set(LINK, Value::Return(Some(inst.address + 4)))?;
    branch(m, inst)
}

pub(super) fn branch_if(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    match is_met(&m.flags, inst.field(3, 0))? {
        true => go(m, inst, inst.signed(23, 5)),
        false => Ok(()),
    }
}

/// The value of Rt, which must be public.
fn public(m: &mut M<'_>, inst: &Inst) -> Result<u64> {
    let word = m.word(inst.register(0))?;
    Ok(value(&word).ok_or("branches on secrets")?)
}

/// Where Rt is 0, or where bit 24 is set is not.
pub(super) fn branch_zero(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    match (public(m, inst)? != 0) == inst.bit(24) {
        true => go(m, inst, inst.signed(23, 5)),
        false => Ok(()),
    }
}

/// The same of one bit of Rt.
pub(super) fn branch_bit(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let bit = inst.field(31, 31) << 5 | inst.field(23, 19);
    match (public(m, inst)? >> bit & 1 == 1) == inst.bit(24) {
        true => go(m, inst, inst.signed(18, 5)),
        false => Ok(()),
    }
}

pub(super) fn ret(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    match m.read(inst.register(5))? {
        Value::Return(to) => {
            m.next = to;
            Ok(())
        }
        _ => Err("returns to what is no address of a call".into()),
    }
}
