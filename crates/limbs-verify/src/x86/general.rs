//! Instructions on general registers.

use super::flags::{Flags, defined};
use super::machine::{X86, number, width};
use crate::equations::Word;
use crate::executor::{Next, Run};
use crate::lanes::Lane;
use crate::memory::{Result, STACK, Value};
use crate::poly::{Int, power};
use crate::values::{add_values, subtract_pointer};
use iced_x86::{Instruction, Mnemonic, OpKind, Register};

type Done = Result<Next>;

const DONE: Done = Ok(Next::Following);

/// Sum or difference with its flags.
fn arithmetic(
    run: &mut Run<'_>,
    x: &Word,
    y: &Word,
    carry: &Word,
    subtracts: bool,
    width: u32,
) -> (Word, Flags) {
    let (result, carry_out) = if subtracts {
        run.store.sub(x, y, carry, width)
    } else {
        run.store.add(x, y, carry, width)
    };
    let mut flags = Flags {
        carry: Some(carry_out),
        ..flags_of(run, &result, width)
    };
    flags.overflow = match (x.as_constant(), y.as_constant(), result.as_constant()) {
        (Some(x), Some(y), Some(r)) => {
            let changed = if subtracts {
                (x ^ y) & (x ^ r)
            } else {
                (x ^ r) & (y ^ r)
            };
            Some(Word::constant(changed >> (width - 1) & 1))
        }
        _ => None,
    };
    (result, flags)
}

/// Zero and sign flag of a result; carry and overflow undefined.
fn flags_of(run: &mut Run<'_>, result: &Word, width: u32) -> Flags {
    let sign = result
        .as_constant()
        .map(|r| Word::constant(r >> (width - 1) & 1));
    Flags {
        carry: None,
        zero: run.store.is_zero(result),
        sign,
        overflow: None,
    }
}

fn same_registers(i: &Instruction) -> bool {
    i.op_kind(0) == OpKind::Register
        && i.op_kind(1) == OpKind::Register
        && i.op_register(0) == i.op_register(1)
}

pub(super) fn nop(_: &mut X86, _: &mut Run<'_>, _: &Instruction) -> Done {
    DONE
}

pub(super) fn mov(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let value = m.operand(run, i, 1)?;
    m.set_operand(run, i, 0, value)?;
    DONE
}

pub(super) fn movzx(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    if i.op_kind(1) != OpKind::Register {
        return Err("reads memory that is not eight bytes".into());
    }
    mov(m, run, i)
}

pub(super) fn lea(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    if i.memory_base() == Register::RIP || width(i) != 64 {
        return Err("makes an address in the artefact, which is not supported".into());
    }
    let value = match digit_below_zero(m, run, i)? {
        Some(lane) => Value::Lane(lane),
        None => m.effective(run, i)?,
    };
    m.set_operand(run, i, 0, value)?;
    DONE
}

/// A number less a constant that may be greater: known modulo 2^64, and not made a word by a carry that nobody sees.
fn digit_below_zero(m: &X86, run: &mut Run<'_>, i: &Instruction) -> Result<Option<Lane>> {
    let by = i.memory_displacement64() as i64;
    if i.memory_base() == Register::None || i.memory_index() != Register::None || by >= 0 {
        return Ok(None);
    }
    let Value::Word(word) = m.register(run, i.memory_base())? else {
        return Ok(None);
    };
    let range = run.store.range(&word.poly);
    let below = range.low + Int::from(by) < Int::from(0);
    Ok((below && word.as_constant().is_none())
        .then(|| Lane::from(word).minus(&Lane::constant(by.unsigned_abs()))))
}

fn stack_pointer(m: &X86, run: &mut Run<'_>) -> Result<i64> {
    match m.register(run, Register::RSP)? {
        Value::Pointer(STACK, offset) => Ok(offset),
        _ => Err("finds no stack".into()),
    }
}

fn push_value(m: &mut X86, run: &mut Run<'_>, value: Value) -> Result<()> {
    let offset = stack_pointer(m, run)? - 8;
    m.set_register(run, Register::RSP, Value::Pointer(STACK, offset))?;
    run.memory.store(STACK, offset, value)
}

fn pop_value(m: &mut X86, run: &mut Run<'_>) -> Result<Value> {
    let offset = stack_pointer(m, run)?;
    let value = run.memory.load(STACK, offset)?;
    m.set_register(run, Register::RSP, Value::Pointer(STACK, offset + 8))?;
    Ok(value)
}

pub(super) fn push(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let value = match i.op_kind(0) {
        OpKind::Immediate8to64 | OpKind::Immediate32to64 => Value::constant(i.immediate(0)),
        _ if width(i) == 64 => m.operand(run, i, 0)?,
        _ => return Err("pushes what is not supported".into()),
    };
    push_value(m, run, value)?;
    DONE
}

pub(super) fn pop(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    if i.op_kind(0) != OpKind::Register || width(i) != 64 {
        return Err("pops into what is no register".into());
    }
    let value = pop_value(m, run)?;
    m.set_operand(run, i, 0, value)?;
    DONE
}

pub(super) fn call(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    if i.op_kind(0) != OpKind::NearBranch64 {
        return Err("calls what is not said in the instruction".into());
    }
    push_value(m, run, Value::Return(i.next_ip()))?;
    Ok(Next::At(i.near_branch_target()))
}

pub(super) fn ret(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    if i.op_count() != 0 {
        return Err("removes its arguments".into());
    }
    match pop_value(m, run)? {
        Value::Return(0) => Ok(Next::Done),
        Value::Return(address) => Ok(Next::At(address)),
        _ => Err("returns to what is no address of a call".into()),
    }
}

pub(super) fn jmp(_: &mut X86, _: &mut Run<'_>, i: &Instruction) -> Done {
    if i.op_kind(0) != OpKind::NearBranch64 {
        return Err("goes to what is not said in the instruction".into());
    }
    Ok(Next::At(i.near_branch_target()))
}

pub(super) fn jcc(m: &mut X86, _: &mut Run<'_>, i: &Instruction) -> Done {
    let taken = m.flags.is_met(i.condition_code())?;
    Ok(if taken {
        Next::At(i.near_branch_target())
    } else {
        Next::Following
    })
}

pub(super) fn add(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = (m.operand(run, i, 0)?, m.operand(run, i, 1)?);
    if let (Value::Word(x), Value::Word(y)) = (&x, &y) {
        let (sum, flags) = arithmetic(run, x, y, &Word::constant(0), false, width(i));
        m.flags = flags;
        m.set_operand(run, i, 0, Value::Word(sum))?;
        return DONE;
    }
    let sum = add_values(run, &x, &y)?;
    m.flags = Flags::default();
    m.set_operand(run, i, 0, sum)?;
    DONE
}

pub(super) fn adc(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = (m.word(run, i, 0)?, m.word(run, i, 1)?);
    let carry = defined(&m.flags.carry, "carry")?;
    let (sum, flags) = arithmetic(run, &x, &y, &carry, false, width(i));
    m.flags = flags;
    m.set_operand(run, i, 0, Value::Word(sum))?;
    DONE
}

/// Subtraction, with its result where it is wanted.
pub(super) fn sub(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let keeps = i.mnemonic() == Mnemonic::Sub;
    let (x, y) = if same_registers(i) {
        // Whatever is in the register.
        (Value::constant(0), Value::constant(0))
    } else {
        (m.operand(run, i, 0)?, m.operand(run, i, 1)?)
    };
    let difference = if let (Value::Word(x), Value::Word(y)) = (&x, &y) {
        let (difference, flags) = arithmetic(run, x, y, &Word::constant(0), true, width(i));
        m.flags = flags;
        Value::Word(difference)
    } else {
        let difference = subtract_pointer(&x, &y)?;
        m.flags = Flags::default();
        if let Value::Word(word) = &difference {
            m.flags.zero = run.store.is_zero(word);
        }
        difference
    };
    if keeps {
        m.set_operand(run, i, 0, difference)?;
    }
    DONE
}

pub(super) fn sbb(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = if same_registers(i) {
        (Word::constant(0), Word::constant(0))
    } else {
        (m.word(run, i, 0)?, m.word(run, i, 1)?)
    };
    let borrow = defined(&m.flags.carry, "carry")?;
    let (difference, flags) = arithmetic(run, &x, &y, &borrow, true, width(i));
    m.flags = flags;
    m.set_operand(run, i, 0, Value::Word(difference))?;
    DONE
}

pub(super) fn adcx(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = (m.word(run, i, 0)?, m.word(run, i, 1)?);
    let carry = defined(&m.flags.carry, "carry")?;
    let (sum, carry) = run.store.add(&x, &y, &carry, width(i));
    m.flags.carry = Some(carry);
    m.set_operand(run, i, 0, Value::Word(sum))?;
    DONE
}

pub(super) fn adox(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, y) = (m.word(run, i, 0)?, m.word(run, i, 1)?);
    let carry = defined(&m.flags.overflow, "overflow")?;
    let (sum, carry) = run.store.add(&x, &y, &carry, width(i));
    m.flags.overflow = Some(carry);
    m.set_operand(run, i, 0, Value::Word(sum))?;
    DONE
}

/// Adds or subtracts 1; the carry flag stays.
pub(super) fn inc_dec(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let subtracts = i.mnemonic() == Mnemonic::Dec;
    let carry = m.flags.carry.clone();
    let x = m.operand(run, i, 0)?;
    if let Value::Pointer(region, offset) = x {
        let moved = if subtracts { offset - 1 } else { offset + 1 };
        m.flags = Flags {
            carry,
            ..Flags::default()
        };
        m.set_operand(run, i, 0, Value::Pointer(region, moved))?;
        return DONE;
    }
    let (one, zero) = (Word::constant(1), Word::constant(0));
    let x = number(run, x)?;
    let (result, flags) = arithmetic(run, &x, &one, &zero, subtracts, width(i));
    m.flags = Flags { carry, ..flags };
    m.set_operand(run, i, 0, Value::Word(result))?;
    DONE
}

pub(super) fn neg(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let (x, zero) = (m.word(run, i, 0)?, Word::constant(0));
    let (result, flags) = arithmetic(run, &zero, &x, &zero, true, width(i));
    m.flags = flags;
    m.set_operand(run, i, 0, Value::Word(result))?;
    DONE
}

pub(super) fn not(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let x = m.word(run, i, 0)?;
    let result = run.store.not(&x, width(i));
    m.set_operand(run, i, 0, Value::Word(result))?;
    DONE
}

/// And, or, exclusive or, and the test that keeps flags only.
pub(super) fn logic(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let width = width(i);
    let result = if i.mnemonic() == Mnemonic::Xor && same_registers(i) {
        Word::constant(0)
    } else {
        let (x, y) = (m.word(run, i, 0)?, m.word(run, i, 1)?);
        match i.mnemonic() {
            Mnemonic::Xor => run.store.xor(&x, &y, width),
            Mnemonic::Or => run.store.or(&x, &y, width),
            _ => run.store.and(&x, &y, width),
        }
    };
    m.flags = flags_of(run, &result, width);
    m.flags.carry = Some(Word::constant(0));
    m.flags.overflow = Some(Word::constant(0));
    if i.mnemonic() != Mnemonic::Test {
        m.set_operand(run, i, 0, Value::Word(result))?;
    }
    DONE
}

pub(super) fn andn(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let width = width(i);
    let (x, y) = (m.word(run, i, 1)?, m.word(run, i, 2)?);
    let inverse = run.store.not(&x, width);
    let result = run.store.and(&inverse, &y, width);
    m.flags = flags_of(run, &result, width);
    m.flags.carry = Some(Word::constant(0));
    m.flags.overflow = Some(Word::constant(0));
    m.set_operand(run, i, 0, Value::Word(result))?;
    DONE
}

pub(super) fn mul(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    need_64(i)?;
    let x = m.register(run, Register::RAX)?;
    let x = number(run, x)?;
    let y = m.word(run, i, 0)?;
    let (low, high) = run.store.mul(&x, &y);
    m.set_register(run, Register::RAX, Value::Word(low))?;
    m.set_register(run, Register::RDX, Value::Word(high))?;
    m.flags = Flags::default();
    DONE
}

pub(super) fn mulx(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    need_64(i)?;
    let x = m.register(run, Register::RDX)?;
    let x = number(run, x)?;
    let y = m.word(run, i, 2)?;
    let (low, high) = run.store.mul(&x, &y);
    m.set_operand(run, i, 1, Value::Word(low))?;
    m.set_operand(run, i, 0, Value::Word(high))?;
    DONE
}

pub(super) fn imul(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    need_64(i)?;
    let (x, y) = match i.op_count() {
        2 => (m.word(run, i, 0)?, m.word(run, i, 1)?),
        3 => (m.word(run, i, 1)?, m.word(run, i, 2)?),
        _ => return Err("is signed, which is not supported".into()),
    };
    let low = run.store.mul(&x, &y).0;
    m.set_operand(run, i, 0, Value::Word(low))?;
    m.flags = Flags::default();
    DONE
}

fn need_64(i: &Instruction) -> Result<()> {
    if width(i) == 64 {
        Ok(())
    } else {
        Err("is not of 64 bits".into())
    }
}

/// The distance of a shift, which is public.
fn distance(m: &X86, run: &mut Run<'_>, i: &Instruction, n: u32) -> Result<u32> {
    let count = m.word(run, i, n)?.as_constant();
    let count = count.ok_or("shifts by a secret")?;
    Ok(count as u32 & (width(i) - 1))
}

/// Shifts to the left and right, by a constant or a public number.
pub(super) fn shift(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let width = width(i);
    if width < 32 {
        return Err("is not of 32 or 64 bits".into());
    }
    let by = distance(m, run, i, 1)?;
    let x = m.word(run, i, 0)?;
    if by == 0 {
        // The flags stay, but 32 bits clear those above as ever.
        m.set_operand(run, i, 0, Value::Word(x))?;
        return DONE;
    }
    let (result, out) = shifted(run, i.mnemonic(), &x, by, width)?;
    m.flags = flags_of(run, &result, width);
    m.flags.carry = (by == 1).then_some(out);
    m.set_operand(run, i, 0, Value::Word(result))?;
    DONE
}

/// Shifts that leave the flags alone.
pub(super) fn shift_x(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let by = distance(m, run, i, 2)?;
    let x = m.word(run, i, 1)?;
    let result = match i.mnemonic() {
        _ if by == 0 => x,
        Mnemonic::Shlx => shifted(run, Mnemonic::Shl, &x, by, width(i))?.0,
        Mnemonic::Shrx => shifted(run, Mnemonic::Shr, &x, by, width(i))?.0,
        _ => shifted(run, Mnemonic::Sar, &x, by, width(i))?.0,
    };
    m.set_operand(run, i, 0, Value::Word(result))?;
    DONE
}

/// Rotates, by a constant or a public number; zero and sign flag stay.
pub(super) fn rotate(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    need_64(i)?;
    let by = distance(m, run, i, 1)?;
    if by == 0 {
        return untouched(m, run, i);
    }
    let left = if i.mnemonic() == Mnemonic::Rol {
        by
    } else {
        64 - by
    };
    let x = m.word(run, i, 0)?;
    let (low, high) = run.store.split_word(&x, 64 - left);
    let result = run.store.join(&high, &low, left);
    m.flags.carry = None;
    m.flags.overflow = None;
    m.set_operand(run, i, 0, Value::Word(result))?;
    DONE
}

/// A word shifted by 1 to `width` - 1 bits, and the bits shifted out.
fn shifted(
    run: &mut Run<'_>,
    mnemonic: Mnemonic,
    x: &Word,
    by: u32,
    width: u32,
) -> Result<(Word, Word)> {
    match mnemonic {
        Mnemonic::Shl => {
            let (low, out) = run.store.split_word(x, width - by);
            Ok((run.store.shift_left(&low, by), out))
        }
        Mnemonic::Shr => {
            let (out, high) = run.store.split_word(x, by);
            Ok((high, out))
        }
        _ => {
            // Above the shifted word, copies of its sign.
            let (out, high) = run.store.split_word(x, by);
            let sign = run.store.split_word(x, width - 1).1;
            let copies = power(width) - power(width - by);
            let ones = u64::try_from(copies.clone()).expect("fits a word");
            let poly = sign.poly.scaled(&copies);
            let above = run.store.word(poly, sign.samples.map(|s| s * ones));
            Ok((
                run.store.add(&high, &above, &Word::constant(0), width).0,
                out,
            ))
        }
    }
}

/// What a distance of 0 leaves of a rotation: memory is accessed all the same.
fn untouched(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let x = m.word(run, i, 0)?;
    m.set_operand(run, i, 0, Value::Word(x))?;
    DONE
}

/// Shifts two registers as one.
pub(super) fn shift_double(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    need_64(i)?;
    let by = distance(m, run, i, 2)?;
    if by == 0 {
        return untouched(m, run, i);
    }
    let (x, y) = (m.word(run, i, 0)?, m.word(run, i, 1)?);
    let result = if i.mnemonic() == Mnemonic::Shld {
        let low = run.store.split_word(&y, 64 - by).1;
        let high = run.store.split_word(&x, 64 - by).0;
        run.store.join(&low, &high, by)
    } else {
        let low = run.store.split_word(&x, by).1;
        let high = run.store.split_word(&y, by).0;
        run.store.join(&low, &high, 64 - by)
    };
    m.flags = flags_of(run, &result, 64);
    m.set_operand(run, i, 0, Value::Word(result))?;
    DONE
}

pub(super) fn cmov(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    need_64(i)?;
    let (bit, inverse) = m.flags.select(i.condition_code())?;
    let (mut x, mut y) = (m.word(run, i, 0)?, m.word(run, i, 1)?);
    if inverse {
        std::mem::swap(&mut x, &mut y);
    }
    let chosen = run.store.select(&bit, &y, &x);
    m.set_operand(run, i, 0, Value::Word(chosen))?;
    DONE
}

pub(super) fn setcc(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    if i.op_kind(0) != OpKind::Register {
        return Err("writes memory that is not eight bytes".into());
    }
    let (bit, inverse) = m.flags.select(i.condition_code())?;
    let bit = if inverse {
        run.store.not_bit(&bit)
    } else {
        bit
    };
    m.set_operand(run, i, 0, Value::Word(bit))?;
    DONE
}

/// Sets or clears the carry flag.
pub(super) fn carry(m: &mut X86, _: &mut Run<'_>, i: &Instruction) -> Done {
    m.flags.carry = Some(Word::constant(u64::from(i.mnemonic() == Mnemonic::Stc)));
    DONE
}
