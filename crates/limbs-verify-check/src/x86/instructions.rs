//! What the instructions on general registers do.

use super::decode::Inst;
use super::{M, immediate, is_same_register, target, width};
use crate::machine::{Flags, pointer_difference};
use crate::memory::{Lane, STACK, Value};
use crate::poly::{Poly, power};
use crate::reader::Result;
use crate::store::{Word, constant, value};
use std::rc::Rc;
use yaxpeax_x86::long_mode::{ConditionCode, Opcode, Operand, RegSpec};

/// What an instruction does.
pub(super) type Meaning = fn(&mut M<'_>, &Inst) -> Result<()>;

/// What the instructions do that are supported.
pub(super) fn meaning(opcode: Opcode) -> Option<Meaning> {
    use Opcode as O;
    Some(match opcode {
        O::NOP | O::ENDBR64 => |_, _| Ok(()),
        O::MOV | O::MOVZX => mov,
        O::LEA => lea,
        O::XCHG => exchange,
        O::PUSH => push_operand,
        O::POP => pop_operand,
        O::CALL => call,
        O::RETURN => ret,
        O::JMP => |m, inst| go(m, inst, true),
        O::JB | O::JNB | O::JZ | O::JNZ | O::JNA | O::JA | O::JS | O::JNS => jump,
        O::JL | O::JGE | O::JLE | O::JG => jump,
        O::ADD | O::SUB | O::CMP => add_sub,
        O::ADC | O::SBB => add_sub_carry,
        O::ADCX | O::ADOX => add_one_flag,
        O::INC | O::DEC => step_by_one,
        O::NEG => negate,
        O::NOT => not,
        O::XOR | O::AND | O::OR | O::TEST => logic,
        O::ANDN => and_not,
        O::MUL => multiply,
        O::MULX => multiply_flagless,
        O::IMUL => multiply_low,
        O::SHL | O::SAL | O::SHR | O::SAR | O::SHLX | O::SHRX | O::SARX => shift,
        O::ROL | O::ROR => rotate,
        O::SHLD | O::SHRD => shift_double,
        O::CMOVB | O::CMOVNB | O::CMOVZ | O::CMOVNZ | O::CMOVNA | O::CMOVA => select,
        O::CMOVS | O::CMOVNS | O::CMOVO | O::CMOVNO => select,
        O::SETB | O::SETAE | O::SETZ | O::SETNZ | O::SETO | O::SETNO | O::SETS | O::SETNS => {
            set_byte
        }
        O::CLC => |m, _| set_carry(m, constant(0)),
        O::STC => |m, _| set_carry(m, constant(1)),
        O::CMC => |m, _| {
            let inverse = m.store.not(&carry(m)?, 1);
            set_carry(m, inverse)
        },
        _ => return None,
    })
}

fn set_carry(m: &mut M<'_>, carry: Word) -> Result<()> {
    m.flags.carry = Some(carry);
    Ok(())
}

/// Instructions that are supported with operands of 64 bits only.
fn must_be_long(inst: &Inst) -> Result<()> {
    match width(inst)? {
        64 => Ok(()),
        _ => Err("is not of 64 bits".into()),
    }
}

fn is_register(inst: &Inst, n: usize) -> bool {
    matches!(inst.operands.get(n), Some(Operand::Register { .. }))
}

fn mov(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    if inst.opcode == Opcode::MOVZX && !is_register(inst, 1) {
        return Err("is not supported".into());
    }
    let value = m.operand(inst, 1)?;
    m.set_operand(inst, 0, value)
}

fn lea(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    must_be_long(inst)?;
    let address = inst.operands.get(1).ok_or("lacks an operand")?;
    if let Operand::Disp {
        base: RegSpec::RIP, ..
    } = address
    {
        return Err("makes an address that is not supported".into());
    }
    let value = match below_zero(m, address)? {
        Some(lane) => Value::Lane(lane),
        None => m.effective(address)?,
    };
    m.set_operand(inst, 0, value)
}

fn exchange(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    if !is_register(inst, 0) || !is_register(inst, 1) {
        return Err("locks memory".into());
    }
    let (x, y) = (m.operand(inst, 0)?, m.operand(inst, 1)?);
    m.set_operand(inst, 0, y)?;
    m.set_operand(inst, 1, x)
}

/// The offset on the stack of the stack pointer.
fn stack_pointer(m: &mut M<'_>) -> Result<i64> {
    match m.register(RegSpec::rsp())? {
        Value::Pointer(STACK, offset) => Ok(offset),
        _ => Err("finds no stack".into()),
    }
}

fn push(m: &mut M<'_>, value: Value) -> Result<()> {
    let offset = stack_pointer(m)? - 8;
    m.set_register(RegSpec::rsp(), Value::Pointer(STACK, offset))?;
    m.memory.store(STACK, offset, value)
}

fn pop(m: &mut M<'_>) -> Result<Value> {
    let offset = stack_pointer(m)?;
    let value = m.memory.load(STACK, offset)?;
    m.set_register(RegSpec::rsp(), Value::Pointer(STACK, offset + 8))?;
    Ok(value)
}

fn push_operand(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let value = match inst.operands.first().and_then(immediate) {
        Some(bits) => Value::Word(constant(bits as u64)),
        None => {
            must_be_long(inst)?;
            m.operand(inst, 0)?
        }
    };
    push(m, value)
}

fn pop_operand(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    must_be_long(inst)?;
    if !is_register(inst, 0) {
        return Err("pops into what is no register".into());
    }
    let value = pop(m)?;
    m.set_operand(inst, 0, value)
}

fn call(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    push(m, Value::Return(Some(inst.next)))?;
    go(m, inst, true)
}

fn ret(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    if !inst.operands.is_empty() {
        return Err("moves the stack pointer".into());
    }
    match pop(m)? {
        Value::Return(to) => {
            m.next = to;
            Ok(())
        }
        _ => Err("returns to what is no address of a call".into()),
    }
}

fn go(m: &mut M<'_>, inst: &Inst, taken: bool) -> Result<()> {
    let to = target(inst)?;
    if taken {
        m.next = Some(to);
    }
    Ok(())
}

fn jump(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let taken = is_met(m, inst)?;
    go(m, inst, taken)
}

/// Sum or difference, and all flags.
fn arithmetic(
    m: &mut M<'_>,
    x: &Word,
    y: &Word,
    carry: &Word,
    subtracts: bool,
    k: u32,
) -> Result<Word> {
    let (result, carry) = if subtracts {
        m.store.sub(x, y, carry, k)?
    } else {
        m.store.add(x, y, carry, k)?
    };
    set_flags(m, &result, k);
    m.flags.carry = Some(carry);
    if let (Some(x), Some(y), Some(r)) = (value(x), value(y), value(&result)) {
        let changed = if subtracts {
            (x ^ y) & (x ^ r)
        } else {
            (x ^ r) & (y ^ r)
        };
        m.flags.overflow = Some(constant(changed >> (k - 1) & 1));
    }
    Ok(result)
}

/// Zero and sign flag of a result; the others become undefined.
fn set_flags(m: &mut M<'_>, result: &Word, k: u32) {
    let sign = value(result).map(|bits| constant(bits >> (k - 1) & 1));
    m.flags = Flags {
        zero: m.store.is_zero(result),
        sign,
        ..Flags::default()
    };
}

fn carry(m: &M<'_>) -> Result<Word> {
    Ok(m.flags.carry.clone().ok_or("uses an undefined carry")?)
}

/// The bit that a condition reads, and whether it is met where that is 0.
fn condition(m: &M<'_>, inst: &Inst) -> Result<(Word, bool)> {
    use ConditionCode as C;
    let flags = &m.flags;
    let (flag, inverse) = match inst.condition.ok_or("has no condition")? {
        C::B => (&flags.carry, false),
        C::AE => (&flags.carry, true),
        C::Z => (&flags.zero, false),
        C::NZ => (&flags.zero, true),
        C::O => (&flags.overflow, false),
        C::NO => (&flags.overflow, true),
        C::S => (&flags.sign, false),
        C::NS => (&flags.sign, true),
        _ => return Ok((constant(u64::from(is_met(m, inst)?)), false)),
    };
    Ok((flag.clone().ok_or("uses an undefined flag")?, inverse))
}

/// Whether a condition is met, which must be the same for all inputs.
fn is_met(m: &M<'_>, inst: &Inst) -> Result<bool> {
    use ConditionCode as C;
    let known = |flag: &Option<Word>| -> Result<bool> {
        let bit = flag.as_ref().and_then(value);
        Ok(bit.ok_or("branches on a flag that is undefined or depends on secrets")? == 1)
    };
    let Flags {
        carry,
        zero,
        sign,
        overflow,
    } = &m.flags;
    let is_less = || Ok::<bool, String>(known(sign)? != known(overflow)?);
    Ok(match inst.condition.ok_or("has no condition")? {
        C::B => known(carry)?,
        C::AE => !known(carry)?,
        C::Z => known(zero)?,
        C::NZ => !known(zero)?,
        C::BE => known(carry)? || known(zero)?,
        C::A => !(known(carry)? || known(zero)?),
        C::S => known(sign)?,
        C::NS => !known(sign)?,
        C::L => is_less()?,
        C::GE => !is_less()?,
        C::LE => known(zero)? || is_less()?,
        C::G => !(known(zero)? || is_less()?),
        C::O | C::NO | C::P | C::NP => {
            return Err("has a condition that is not supported".into());
        }
    })
}

fn add_sub_carry(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let subtracts = inst.opcode == Opcode::SBB;
    let (x, y) = if subtracts && is_same_register(inst, 0) {
        (constant(0), constant(0))
    } else {
        (m.word(inst, 0)?, m.word(inst, 1)?)
    };
    let carry = carry(m)?;
    let result = arithmetic(m, &x, &y, &carry, subtracts, width(inst)?)?;
    m.set_operand(inst, 0, Value::Word(result))
}

/// ADCX and ADOX, which use and set one flag only.
fn add_one_flag(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y) = (m.word(inst, 0)?, m.word(inst, 1)?);
    let is_carry = inst.opcode == Opcode::ADCX;
    let flag = if is_carry {
        &mut m.flags.carry
    } else {
        &mut m.flags.overflow
    };
    let carry = flag.clone().ok_or("uses an undefined carry")?;
    let (sum, out) = m.store.add(&x, &y, &carry, width(inst)?)?;
    *flag = Some(out);
    m.set_operand(inst, 0, Value::Word(sum))
}

fn negate(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, zero) = (m.word(inst, 0)?, constant(0));
    let result = arithmetic(m, &zero, &x, &zero, true, width(inst)?)?;
    m.set_operand(inst, 0, Value::Word(result))
}

fn not(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let x = m.word(inst, 0)?;
    let result = m.store.not(&x, width(inst)?);
    m.set_operand(inst, 0, Value::Word(result))
}

fn and_not(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (x, y, k) = (m.word(inst, 1)?, m.word(inst, 2)?, width(inst)?);
    let inverse = m.store.not(&x, k);
    let result = m.store.and(&inverse, &y, k)?;
    set_logic_flags(m, &result, k);
    m.set_operand(inst, 0, Value::Word(result))
}

fn multiply(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    must_be_long(inst)?;
    let x = m.register(RegSpec::rax())?;
    let x = m.number(x)?;
    let y = m.word(inst, inst.operands.len() - 1)?;
    let (low, high) = m.store.mul(&x, &y)?;
    m.set_register(RegSpec::rax(), Value::Word(low))?;
    m.set_register(RegSpec::rdx(), Value::Word(high))?;
    m.flags = Flags::default();
    Ok(())
}

fn multiply_flagless(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    must_be_long(inst)?;
    let x = m.register(RegSpec::rdx())?;
    let x = m.number(x)?;
    let y = m.word(inst, 2)?;
    let (low, high) = m.store.mul(&x, &y)?;
    m.set_operand(inst, 1, Value::Word(low))?;
    m.set_operand(inst, 0, Value::Word(high))
}

fn multiply_low(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    must_be_long(inst)?;
    let [.., _, _] = inst.operands[..] else {
        return Err("is not supported".into());
    };
    let last = inst.operands.len() - 1;
    let (x, y) = (m.word(inst, last - 1)?, m.word(inst, last)?);
    let low = m.store.mul(&x, &y)?.0;
    m.set_operand(inst, 0, Value::Word(low))?;
    m.flags = Flags::default();
    Ok(())
}

fn rotate(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    must_be_long(inst)?;
    let by = distance(m, inst, 1)?;
    let x = m.word(inst, 0)?;
    if by == 0 {
        // Memory is accessed all the same.
        return m.set_operand(inst, 0, Value::Word(x));
    }
    let left = if inst.opcode == Opcode::ROL {
        by
    } else {
        64 - by
    };
    let (low, high) = m.store.cut(&x, 64 - left)?;
    let result = m.store.join(&high, &low, left)?;
    (m.flags.carry, m.flags.overflow) = (None, None);
    m.set_operand(inst, 0, Value::Word(result))
}

fn select(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    must_be_long(inst)?;
    let (bit, inverse) = condition(m, inst)?;
    let (old, new) = (m.word(inst, 0)?, m.word(inst, 1)?);
    let (met, not) = if inverse { (&old, &new) } else { (&new, &old) };
    let chosen = m.store.select(&bit, met, not)?;
    m.set_operand(inst, 0, Value::Word(chosen))
}

fn set_byte(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    if !is_register(inst, 0) {
        return Err("is not supported".into());
    }
    let (mut bit, inverse) = condition(m, inst)?;
    if inverse {
        bit = m.store.not(&bit, 1);
    }
    m.set_operand(inst, 0, Value::Word(bit))
}

fn add_sub(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let subtracts = inst.opcode != Opcode::ADD;
    let (x, y) = if subtracts && is_same_register(inst, 0) {
        (Value::Word(constant(0)), Value::Word(constant(0)))
    } else {
        (m.operand(inst, 0)?, m.operand(inst, 1)?)
    };
    let result = match (&x, &y) {
        (Value::Word(x), Value::Word(y)) => {
            Value::Word(arithmetic(m, x, y, &constant(0), subtracts, width(inst)?)?)
        }
        _ if subtracts => {
            let difference = pointer_difference(&x, &y)?;
            m.flags = Flags::default();
            if let Value::Word(word) = &difference {
                m.flags.zero = m.store.is_zero(word);
            }
            difference
        }
        _ => {
            m.flags = Flags::default();
            m.sum(x, y)?
        }
    };
    if inst.opcode == Opcode::CMP {
        Ok(())
    } else {
        m.set_operand(inst, 0, result)
    }
}

/// A number less a constant that may be greater: known modulo 2^64 only.
fn below_zero(m: &mut M<'_>, address: &Operand) -> Result<Option<Lane>> {
    let Operand::Disp { base, disp } = *address else {
        return Ok(None);
    };
    let Value::Word(word) = m.register(base)? else {
        return Ok(None);
    };
    let poly = (*word).clone().plus(&Poly::constant(disp));
    let is_below = m.store.range(&word).low + disp < 0.into();
    let is_lane = disp < 0 && is_below && word.as_constant().is_none();
    Ok(is_lane.then(|| Lane::new(poly)))
}

/// Adds or subtracts 1; the carry stays.
fn step_by_one(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let subtracts = inst.opcode == Opcode::DEC;
    let carry = m.flags.carry.clone();
    let result = match m.operand(inst, 0)? {
        Value::Pointer(region, offset) => {
            m.flags = Flags::default();
            Value::Pointer(region, if subtracts { offset - 1 } else { offset + 1 })
        }
        value => {
            let x = m.number(value)?;
            Value::Word(arithmetic(
                m,
                &x,
                &constant(1),
                &constant(0),
                subtracts,
                width(inst)?,
            )?)
        }
    };
    m.flags.carry = carry;
    m.set_operand(inst, 0, result)
}

fn set_logic_flags(m: &mut M<'_>, result: &Word, k: u32) {
    set_flags(m, result, k);
    m.flags.carry = Some(constant(0));
    m.flags.overflow = Some(constant(0));
}

fn logic(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let k = width(inst)?;
    let result = if inst.opcode == Opcode::XOR && is_same_register(inst, 0) {
        constant(0)
    } else {
        let (x, y) = (m.word(inst, 0)?, m.word(inst, 1)?);
        match inst.opcode {
            Opcode::XOR => m.store.xor(&x, &y, k)?,
            Opcode::OR => m.store.or(&x, &y, k)?,
            _ => m.store.and(&x, &y, k)?,
        }
    };
    set_logic_flags(m, &result, k);
    if inst.opcode == Opcode::TEST {
        Ok(())
    } else {
        m.set_operand(inst, 0, Value::Word(result))
    }
}

/// The distance of a shift, which is public.
fn distance(m: &mut M<'_>, inst: &Inst, n: usize) -> Result<u32> {
    let count = value(&m.word(inst, n)?).ok_or("shifts by a secret")?;
    let k = width(inst)?;
    if k < 32 {
        return Err("shifts less than 32 bits".into());
    }
    Ok(count as u32 & (k - 1))
}

fn shift(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    use Opcode as O;
    // Those that end in x have another destination, and leave the flags alone.
    let has_flags = !matches!(inst.opcode, O::SHLX | O::SHRX | O::SARX);
    let first = usize::from(!has_flags);
    let (by, k) = (distance(m, inst, first + 1)?, width(inst)?);
    let x = m.word(inst, first)?;
    if by == 0 && has_flags {
        // The flags stay; memory is accessed, and 32 bits clear those above, as ever.
        return m.set_operand(inst, 0, Value::Word(x));
    }
    let (result, out) = match inst.opcode {
        _ if by == 0 => (x, constant(0)),
        O::SHL | O::SAL | O::SHLX => {
            let (low, out) = m.store.cut(&x, k - by)?;
            (m.store.shift_left(&low, by)?, out)
        }
        O::SHR | O::SHRX => {
            let (out, high) = m.store.cut(&x, by)?;
            (high, out)
        }
        _ => {
            let (out, high) = m.store.cut(&x, by)?;
            let sign = m.store.cut(&x, k - 1)?.1;
            let above = Rc::new(sign.scaled(&(power(k) - power(k - by))));
            (m.store.add(&high, &above, &constant(0), k)?.0, out)
        }
    };
    if has_flags {
        set_flags(m, &result, k);
        m.flags.carry = (by == 1).then_some(out);
    }
    m.set_operand(inst, 0, Value::Word(result))
}

/// Shifts two registers as one.
fn shift_double(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let by = distance(m, inst, 2)?;
    if by == 0 {
        let x = m.word(inst, 0)?;
        return m.set_operand(inst, 0, Value::Word(x));
    }
    let (x, y) = (m.word(inst, 0)?, m.word(inst, 1)?);
    let result = if inst.opcode == Opcode::SHLD {
        let (low, high) = (m.store.cut(&y, 64 - by)?.1, m.store.cut(&x, 64 - by)?.0);
        m.store.join(&low, &high, by)?
    } else {
        let (low, high) = (m.store.cut(&x, by)?.1, m.store.cut(&y, by)?.0);
        m.store.join(&low, &high, 64 - by)?
    };
    set_flags(m, &result, 64);
    m.set_operand(inst, 0, Value::Word(result))
}
