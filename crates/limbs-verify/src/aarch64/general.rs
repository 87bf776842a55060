//! Instructions on general registers.

use super::flags::{Flags, defined};
use super::machine::{Aarch64, LINK};
use super::{LENGTH, target};
use crate::equations::Word;
use crate::executor::{Next, Run};
use crate::memory::{Result, Value};
use crate::values::{add_values, number, subtract_pointer};
use yaxpeax_arm::armv8::a64::{Instruction, Opcode, Operand, ShiftStyle, SizeCode};

type Done = Result<Next>;

const DONE: Done = Ok(Next::Following);

/// NOP and BTI c, which do nothing here.
pub(super) fn hint(_: &mut Aarch64, _: &mut Run<'_>, i: &Instruction) -> Done {
    match (i.operands[0], i.operands[1]) {
        (Operand::ControlReg(0), Operand::Immediate(0))
        | (Operand::ControlReg(4), Operand::Immediate(2)) => DONE,
        _ => Err("is not supported".into()),
    }
}

/// B, B.cond, CBZ and CBNZ.
pub(super) fn branch(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let taken = match i.opcode {
        Opcode::B => true,
        Opcode::Bcc(condition) => m.flags.is_met(condition)?,
        _ => {
            let word = m.word(run, i, 0)?.as_constant();
            let word = word.ok_or("branches on a register that depends on secrets")?;
            (word == 0) == (i.opcode == Opcode::CBZ)
        }
    };
    go(m, i, taken)
}

/// TBZ and TBNZ; the register has 32 or 64 bits by the number of the bit, which says all.
pub(super) fn test_branch(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (Operand::Register(_, r), Operand::Imm16(bit @ 0..64)) = (i.operands[0], i.operands[1])
    else {
        return Err("has an operand that is not supported".into());
    };
    let value = m.register(r)?;
    let word = number(run, value)?.as_constant();
    let word = word.ok_or("branches on a register that depends on secrets")?;
    let is_zero = word >> bit & 1 == 0;
    go(m, i, is_zero == (i.opcode == Opcode::TBZ))
}

fn go(m: &Aarch64, i: &Instruction, taken: bool) -> Done {
    let to = target(i, m.at).ok_or("goes to what is not said in the instruction")?;
    Ok(if taken { Next::At(to) } else { Next::Following })
}

pub(super) fn call(m: &mut Aarch64, _: &mut Run<'_>, i: &Instruction) -> Done {
    m.check_alignment()?;
    m.set_register(LINK, Value::Return(m.at + LENGTH))?;
    go(m, i, true)
}

pub(super) fn ret(m: &mut Aarch64, _: &mut Run<'_>, i: &Instruction) -> Done {
    match m.operand(i, 0)? {
        Value::Return(0) => Ok(Next::Done),
        Value::Return(address) => Ok(Next::At(address)),
        _ => Err("returns to what is no address of a call".into()),
    }
}

/// The last operand of a sum or of a logical operation: a register, which may be shifted, or a constant.
fn second(m: &Aarch64, run: &mut Run<'_>, operand: Operand) -> Result<Value> {
    match operand {
        Operand::Immediate(c) => Ok(Value::constant(u64::from(c))),
        Operand::Imm64(c) => Ok(Value::constant(c)),
        Operand::Register(SizeCode::X, r) => m.register(r),
        Operand::RegShift(style, by, SizeCode::X, r) => {
            let value = m.register(r)?;
            match style {
                _ if by == 0 && style != ShiftStyle::SXTX => Ok(value),
                ShiftStyle::LSL | ShiftStyle::UXTX => {
                    let word = number(run, value)?;
                    Ok(Value::Word(run.store.shift_left(&word, u32::from(by))))
                }
                ShiftStyle::LSR => {
                    let word = number(run, value)?;
                    Ok(Value::Word(run.store.split_word(&word, u32::from(by)).1))
                }
                _ => Err("shifts in a way that is not supported".into()),
            }
        }
        _ => Err("has an operand that is not supported".into()),
    }
}

/// x + y + carry, or x - y - 1 + carry, with its flags.
fn sum(run: &mut Run<'_>, x: &Word, y: &Word, carry: &Word, subtracts: bool) -> (Word, Flags) {
    let (result, carry) = if subtracts {
        let borrow = run.store.not_bit(carry);
        let (result, borrow) = run.store.sub(x, y, &borrow, 64);
        (result, run.store.not_bit(&borrow))
    } else {
        run.store.add(x, y, carry, 64)
    };
    let overflow = match (x.as_constant(), y.as_constant(), result.as_constant()) {
        (Some(x), Some(y), Some(r)) => {
            let y = if subtracts { !y } else { y };
            Some(Word::constant(((x ^ r) & (y ^ r)) >> 63))
        }
        _ => None,
    };
    let flags = Flags {
        carry: Some(carry),
        overflow,
        ..flags_of(run, &result)
    };
    (result, flags)
}

/// Flags N and Z of a result; C and V as after logical operations.
fn flags_of(run: &mut Run<'_>, result: &Word) -> Flags {
    Flags {
        negative: result.as_constant().map(|r| Word::constant(r >> 63)),
        zero: run.store.is_zero(result),
        carry: Some(Word::constant(0)),
        overflow: Some(Word::constant(0)),
    }
}

pub(super) fn add_sub(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let subtracts = matches!(i.opcode, Opcode::SUB | Opcode::SUBS);
    let sets = matches!(i.opcode, Opcode::ADDS | Opcode::SUBS);
    let (x, y) = (m.operand(i, 1)?, second(m, run, i.operands[2])?);
    if let (Value::Word(x), Value::Word(y)) = (&x, &y) {
        let carry = Word::constant(u64::from(subtracts));
        let (result, flags) = sum(run, x, y, &carry, subtracts);
        if sets {
            m.flags = flags;
        }
        return m.set_result(run, i, Value::Word(result)).and(DONE);
    }
    let result = if subtracts {
        subtract_pointer(&x, &y)?
    } else {
        add_values(run, &x, &y)?
    };
    if sets {
        m.flags = Flags::default();
        if let Value::Word(word) = &result {
            m.flags.zero = run.store.is_zero(word);
        }
    }
    m.set_result(run, i, result).and(DONE)
}

pub(super) fn add_sub_carry(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let subtracts = matches!(i.opcode, Opcode::SBC | Opcode::SBCS);
    let (x, y) = (m.word(run, i, 1)?, m.word(run, i, 2)?);
    let carry = defined(&m.flags.carry, "C")?;
    let (result, flags) = sum(run, &x, &y, &carry, subtracts);
    if matches!(i.opcode, Opcode::ADCS | Opcode::SBCS) {
        m.flags = flags;
    }
    m.set_result(run, i, Value::Word(result)).and(DONE)
}

/// And, or, exclusive or, and those with the inverse of the last operand.
pub(super) fn logic(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let y = second(m, run, i.operands[2])?;
    if i.opcode == Opcode::ORR && matches!(i.operands[1], Operand::Register(_, 31)) {
        // A move, of whatever it is.
        return m.set_result(run, i, y).and(DONE);
    }
    let (x, mut y) = (m.word(run, i, 1)?, number(run, y)?);
    let inverts = [Opcode::BIC, Opcode::BICS, Opcode::ORN, Opcode::EON];
    if inverts.contains(&i.opcode) {
        y = run.store.not(&y, 64);
    }
    let result = match i.opcode {
        Opcode::ORR | Opcode::ORN => run.store.or(&x, &y, 64),
        Opcode::EOR | Opcode::EON => run.store.xor(&x, &y, 64),
        _ => run.store.and(&x, &y, 64),
    };
    if matches!(i.opcode, Opcode::ANDS | Opcode::BICS) {
        m.flags = flags_of(run, &result);
    }
    m.set_result(run, i, Value::Word(result)).and(DONE)
}

/// MADD and MSUB: the low half of a product, added to or subtracted from a register.
pub(super) fn multiply_add(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = (m.word(run, i, 1)?, m.word(run, i, 2)?);
    let (added, zero) = (m.word(run, i, 3)?, Word::constant(0));
    let low = run.store.mul(&x, &y).0;
    let result = if i.opcode == Opcode::MADD {
        run.store.add(&added, &low, &zero, 64).0
    } else {
        run.store.sub(&added, &low, &zero, 64).0
    };
    m.set_result(run, i, Value::Word(result)).and(DONE)
}

/// UMULH: the high half of a product.
pub(super) fn multiply_high(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = (m.word(run, i, 1)?, m.word(run, i, 2)?);
    let high = run.store.mul(&x, &y).1;
    m.set_result(run, i, Value::Word(high)).and(DONE)
}

/// MOVZ and MOVN: a constant of 16 bits in its place, or its inverse.
pub(super) fn move_wide(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let Operand::ImmShift(c, by @ (0 | 16 | 32 | 48)) = i.operands[1] else {
        return Err("has an operand that is not supported".into());
    };
    let c = u64::from(c) << by;
    let value = if i.opcode == Opcode::MOVN { !c } else { c };
    m.set_result(run, i, Value::constant(value)).and(DONE)
}

/// UBFM: bits `first` to `last` at the bottom, or where `last` is less, those up to it shifted up. LSL and LSR by constants
/// are among these.
pub(super) fn bitfield(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (Operand::Immediate(first @ 0..64), Operand::Immediate(last @ 0..64)) =
        (i.operands[2], i.operands[3])
    else {
        return Err("has an operand that is not supported".into());
    };
    let x = m.word(run, i, 1)?;
    let low = run.store.split_word(&x, last + 1).0;
    let result = if last < first {
        run.store.shift_left(&low, 64 - first)
    } else {
        run.store.split_word(&low, first).1
    };
    m.set_result(run, i, Value::Word(result)).and(DONE)
}

/// EXTR: 64 bits out of two registers.
pub(super) fn extract(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let Operand::Immediate(from @ 0..64) = i.operands[3] else {
        return Err("has an operand that is not supported".into());
    };
    let (high, low) = (m.word(run, i, 1)?, m.word(run, i, 2)?);
    let low = run.store.split_word(&low, from).1;
    let high = run.store.split_word(&high, from).0;
    let result = if from == 0 {
        low
    } else {
        run.store.join(&low, &high, 64 - from)
    };
    m.set_result(run, i, Value::Word(result)).and(DONE)
}

/// LSLV and LSRV, by a public distance modulo 64.
pub(super) fn shift(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, by) = (m.word(run, i, 1)?, m.word(run, i, 2)?);
    let by = by.as_constant().ok_or("shifts by a secret")? as u32 % 64;
    let result = if i.opcode == Opcode::LSLV {
        run.store.shift_left(&x, by)
    } else {
        run.store.split_word(&x, by).1
    };
    m.set_result(run, i, Value::Word(result)).and(DONE)
}

/// CSEL and those that add 1 to the second register, invert it, or negate it.
pub(super) fn select(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Done {
    let Operand::ConditionCode(condition) = i.operands[3] else {
        return Err("has an operand that is not supported".into());
    };
    let (bit, inverse) = m.flags.select(condition)?;
    let (x, y) = (m.word(run, i, 1)?, m.word(run, i, 2)?);
    let (zero, one) = (Word::constant(0), Word::constant(1));
    if i.opcode == Opcode::CSINC && x.poly == y.poly {
        // The sum with a bit, as which carries are added.
        let bit = if inverse {
            bit
        } else {
            run.store.not_bit(&bit)
        };
        let sum = run.store.add(&x, &zero, &bit, 64).0;
        return m.set_result(run, i, Value::Word(sum)).and(DONE);
    }
    let y = match i.opcode {
        Opcode::CSEL => y,
        Opcode::CSINC => run.store.add(&y, &one, &zero, 64).0,
        Opcode::CSINV => run.store.not(&y, 64),
        _ => run.store.sub(&zero, &y, &zero, 64).0,
    };
    let (if_set, if_clear) = if inverse { (y, x) } else { (x, y) };
    let result = run.store.select(&bit, &if_set, &if_clear);
    m.set_result(run, i, Value::Word(result)).and(DONE)
}
