//! What the instructions on general registers do.

use crate::decode::Inst;
use crate::machine::{Flags, Machine, Next, immediate, is_same_register, target, width};
use crate::memory::{Lane, STACK, Value};
use crate::poly::{Poly, power};
use crate::reader::Result;
use crate::store::{Word, constant, value};
use crate::vector;
use std::rc::Rc;
use yaxpeax_x86::long_mode::{ConditionCode, Opcode, Operand, RegSpec};

impl Machine<'_> {
    /// The difference of pointers, or of a pointer and a number.
    fn pointer_difference(x: &Value, y: &Value) -> Result<Value> {
        Ok(match (x, y) {
            (Value::Pointer(a, i), Value::Pointer(b, j)) if a == b => {
                Value::Word(constant(i.wrapping_sub(*j) as u64))
            }
            (Value::Pointer(a, i), Value::Pointer(b, j)) => {
                Value::Difference(*a, *b, i.wrapping_sub(*j))
            }
            (Value::Pointer(region, offset), Value::Word(by)) => {
                let by = value(by).ok_or("makes an address of a secret")?;
                Value::Pointer(*region, offset.wrapping_sub(by as i64))
            }
            _ => return Err("subtracts what cannot be subtracted".into()),
        })
    }

    /// Sum or difference, and all flags.
    fn arithmetic(
        &mut self,
        x: &Word,
        y: &Word,
        carry: &Word,
        subtracts: bool,
        k: u32,
    ) -> Result<Word> {
        let (result, carry) = if subtracts {
            self.store.sub(x, y, carry, k)?
        } else {
            self.store.add(x, y, carry, k)?
        };
        self.set_flags(&result, k);
        self.flags.carry = Some(carry);
        if let (Some(x), Some(y), Some(r)) = (value(x), value(y), value(&result)) {
            let changed = if subtracts {
                (x ^ y) & (x ^ r)
            } else {
                (x ^ r) & (y ^ r)
            };
            self.flags.overflow = Some(constant(changed >> (k - 1) & 1));
        }
        Ok(result)
    }

    /// Zero and sign flag of a result; the others become undefined.
    fn set_flags(&mut self, result: &Word, k: u32) {
        let sign = value(result).map(|bits| constant(bits >> (k - 1) & 1));
        self.flags = Flags {
            zero: self.store.is_zero(result),
            sign,
            ..Flags::default()
        };
    }

    fn carry(&self) -> Result<Word> {
        Ok(self.flags.carry.clone().ok_or("uses an undefined carry")?)
    }

    /// The bit that a condition reads, and whether it is met where that is 0.
    fn condition(&self, inst: &Inst) -> Result<(Word, bool)> {
        use ConditionCode as C;
        let flags = &self.flags;
        let (flag, inverse) = match inst.condition.ok_or("has no condition")? {
            C::B => (&flags.carry, false),
            C::AE => (&flags.carry, true),
            C::Z => (&flags.zero, false),
            C::NZ => (&flags.zero, true),
            C::O => (&flags.overflow, false),
            C::NO => (&flags.overflow, true),
            C::S => (&flags.sign, false),
            C::NS => (&flags.sign, true),
            _ => return Ok((constant(u64::from(self.is_met(inst)?)), false)),
        };
        Ok((flag.clone().ok_or("uses an undefined flag")?, inverse))
    }

    /// Whether a condition is met, which must be the same for all inputs.
    fn is_met(&self, inst: &Inst) -> Result<bool> {
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
        } = &self.flags;
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

    fn push(&mut self, value: Value) -> Result<()> {
        let Value::Pointer(STACK, offset) = self.register(RegSpec::rsp())? else {
            return Err("finds no stack".into());
        };
        self.set_register(RegSpec::rsp(), Value::Pointer(STACK, offset - 8))?;
        self.memory.store(STACK, offset - 8, value)
    }

    fn pop(&mut self) -> Result<Value> {
        let Value::Pointer(STACK, offset) = self.register(RegSpec::rsp())? else {
            return Err("finds no stack".into());
        };
        let value = self.memory.load(STACK, offset)?;
        self.set_register(RegSpec::rsp(), Value::Pointer(STACK, offset + 8))?;
        Ok(value)
    }

    /// Executes an instruction.
    pub(crate) fn step(&mut self, inst: &Inst) -> Result<Next> {
        use Opcode as O;
        let operands = inst.operands.len();
        match inst.opcode {
            O::NOP | O::ENDBR64 => {}
            O::MOV => {
                let value = self.operand(inst, 1)?;
                self.set_operand(inst, 0, value)?;
            }
            O::MOVZX if matches!(inst.operands.get(1), Some(Operand::Register { .. })) => {
                let value = self.operand(inst, 1)?;
                self.set_operand(inst, 0, value)?;
            }
            O::LEA => {
                let address = inst.operands.get(1).ok_or("lacks an operand")?;
                if width(inst)? != 64
                    || matches!(
                        address,
                        Operand::Disp {
                            base: RegSpec::RIP,
                            ..
                        }
                    )
                {
                    return Err("makes an address that is not supported".into());
                }
                let value = match self.below_zero(address)? {
                    Some(lane) => Value::Lane(lane),
                    None => self.effective(address)?,
                };
                self.set_operand(inst, 0, value)?;
            }
            O::XCHG => {
                let both =
                    [0, 1].map(|n| matches!(inst.operands.get(n), Some(Operand::Register { .. })));
                if both != [true, true] {
                    return Err("locks memory".into());
                }
                let (x, y) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
                self.set_operand(inst, 0, y)?;
                self.set_operand(inst, 1, x)?;
            }
            O::PUSH => {
                let value = match inst.operands.first().and_then(immediate) {
                    Some(bits) => Value::Word(constant(bits as u64)),
                    None if width(inst)? == 64 => self.operand(inst, 0)?,
                    None => return Err("pushes what is not supported".into()),
                };
                self.push(value)?;
            }
            O::POP => {
                if width(inst)? != 64 || !matches!(inst.operands[0], Operand::Register { .. }) {
                    return Err("pops into what is no register".into());
                }
                let value = self.pop()?;
                self.set_operand(inst, 0, value)?;
            }
            O::CALL => {
                let target = target(inst)?;
                self.push(Value::Return(Some(inst.next)))?;
                return Ok(Next::At(target));
            }
            O::RETURN if operands == 0 => {
                return match self.pop()? {
                    Value::Return(None) => Ok(Next::Done),
                    Value::Return(Some(address)) => Ok(Next::At(address)),
                    _ => Err("returns to what is no address of a call".into()),
                };
            }
            O::JMP => return Ok(Next::At(target(inst)?)),
            O::JB
            | O::JNB
            | O::JZ
            | O::JNZ
            | O::JNA
            | O::JA
            | O::JS
            | O::JNS
            | O::JL
            | O::JGE
            | O::JLE
            | O::JG => {
                if self.is_met(inst)? {
                    return Ok(Next::At(target(inst)?));
                }
            }
            O::ADD | O::SUB | O::CMP => self.add_sub(inst)?,
            O::ADC | O::SBB => {
                let subtracts = inst.opcode == O::SBB;
                let (x, y) = if subtracts && is_same_register(inst, 0) {
                    (constant(0), constant(0))
                } else {
                    (self.word(inst, 0)?, self.word(inst, 1)?)
                };
                let carry = self.carry()?;
                let result = self.arithmetic(&x, &y, &carry, subtracts, width(inst)?)?;
                self.set_operand(inst, 0, Value::Word(result))?;
            }
            O::ADCX | O::ADOX => {
                let (x, y) = (self.word(inst, 0)?, self.word(inst, 1)?);
                let flag = if inst.opcode == O::ADCX {
                    &self.flags.carry
                } else {
                    &self.flags.overflow
                };
                let carry = flag.clone().ok_or("uses an undefined carry")?;
                let (sum, out) = self.store.add(&x, &y, &carry, width(inst)?)?;
                let flag = if inst.opcode == O::ADCX {
                    &mut self.flags.carry
                } else {
                    &mut self.flags.overflow
                };
                *flag = Some(out);
                self.set_operand(inst, 0, Value::Word(sum))?;
            }
            O::INC | O::DEC => self.step_by_one(inst)?,
            O::NEG => {
                let (x, zero) = (self.word(inst, 0)?, constant(0));
                let result = self.arithmetic(&zero, &x, &zero, true, width(inst)?)?;
                self.set_operand(inst, 0, Value::Word(result))?;
            }
            O::NOT => {
                let x = self.word(inst, 0)?;
                let result = self.store.not(&x, width(inst)?);
                self.set_operand(inst, 0, Value::Word(result))?;
            }
            O::XOR | O::AND | O::OR | O::TEST => self.logic(inst)?,
            O::ANDN => {
                let (x, y, k) = (self.word(inst, 1)?, self.word(inst, 2)?, width(inst)?);
                let inverse = self.store.not(&x, k);
                let result = self.store.and(&inverse, &y, k)?;
                self.set_logic_flags(&result, k);
                self.set_operand(inst, 0, Value::Word(result))?;
            }
            O::MUL if width(inst)? == 64 => {
                let x = self.register(RegSpec::rax())?;
                let x = self.number(x)?;
                let y = self.word(inst, operands - 1)?;
                let (low, high) = self.store.mul(&x, &y)?;
                self.set_register(RegSpec::rax(), Value::Word(low))?;
                self.set_register(RegSpec::rdx(), Value::Word(high))?;
                self.flags = Flags::default();
            }
            O::MULX if width(inst)? == 64 => {
                let x = self.register(RegSpec::rdx())?;
                let x = self.number(x)?;
                let y = self.word(inst, 2)?;
                let (low, high) = self.store.mul(&x, &y)?;
                self.set_operand(inst, 1, Value::Word(low))?;
                self.set_operand(inst, 0, Value::Word(high))?;
            }
            O::IMUL if width(inst)? == 64 && operands >= 2 => {
                let (x, y) = (
                    self.word(inst, operands - 2)?,
                    self.word(inst, operands - 1)?,
                );
                let low = self.store.mul(&x, &y)?.0;
                self.set_operand(inst, 0, Value::Word(low))?;
                self.flags = Flags::default();
            }
            O::SHL | O::SAL | O::SHR | O::SAR | O::SHLX | O::SHRX | O::SARX => self.shift(inst)?,
            O::ROL | O::ROR if width(inst)? == 64 => {
                let by = self.distance(inst, 1)?;
                if by > 0 {
                    let left = if inst.opcode == O::ROL { by } else { 64 - by };
                    let x = self.word(inst, 0)?;
                    let (low, high) = self.store.cut(&x, 64 - left)?;
                    let result = self.store.join(&high, &low, left)?;
                    (self.flags.carry, self.flags.overflow) = (None, None);
                    self.set_operand(inst, 0, Value::Word(result))?;
                }
            }
            O::SHLD | O::SHRD if width(inst)? == 64 => self.shift_double(inst)?,
            O::CMOVB
            | O::CMOVNB
            | O::CMOVZ
            | O::CMOVNZ
            | O::CMOVNA
            | O::CMOVA
            | O::CMOVS
            | O::CMOVNS
            | O::CMOVO
            | O::CMOVNO
                if width(inst)? == 64 =>
            {
                let (bit, inverse) = self.condition(inst)?;
                let (old, new) = (self.word(inst, 0)?, self.word(inst, 1)?);
                let (met, not) = if inverse { (&old, &new) } else { (&new, &old) };
                let chosen = self.store.select(&bit, met, not)?;
                self.set_operand(inst, 0, Value::Word(chosen))?;
            }
            O::SETB | O::SETAE | O::SETZ | O::SETNZ | O::SETO | O::SETNO | O::SETS | O::SETNS
                if matches!(inst.operands[0], Operand::Register { .. }) =>
            {
                let (bit, inverse) = self.condition(inst)?;
                let bit = if inverse {
                    self.store.not(&bit, 1)
                } else {
                    bit
                };
                self.set_operand(inst, 0, Value::Word(bit))?;
            }
            O::CLC => self.flags.carry = Some(constant(0)),
            O::STC => self.flags.carry = Some(constant(1)),
            O::CMC => self.flags.carry = Some(self.store.not(&self.carry()?, 1)),
            _ => vector::step(self, inst)?,
        }
        Ok(Next::Following)
    }

    fn add_sub(&mut self, inst: &Inst) -> Result<()> {
        let subtracts = inst.opcode != Opcode::ADD;
        let (x, y) = if subtracts && is_same_register(inst, 0) {
            (Value::Word(constant(0)), Value::Word(constant(0)))
        } else {
            (self.operand(inst, 0)?, self.operand(inst, 1)?)
        };
        let result = match (&x, &y) {
            (Value::Word(x), Value::Word(y)) => {
                Value::Word(self.arithmetic(x, y, &constant(0), subtracts, width(inst)?)?)
            }
            _ if subtracts => {
                let difference = Self::pointer_difference(&x, &y)?;
                self.flags = Flags::default();
                if let Value::Word(word) = &difference {
                    self.flags.zero = self.store.is_zero(word);
                }
                difference
            }
            _ => {
                self.flags = Flags::default();
                self.sum(x, y)?
            }
        };
        if inst.opcode == Opcode::CMP {
            Ok(())
        } else {
            self.set_operand(inst, 0, result)
        }
    }

    /// A number less a constant that may be greater: known modulo 2^64 only.
    fn below_zero(&mut self, address: &Operand) -> Result<Option<Lane>> {
        let Operand::Disp { base, disp } = *address else {
            return Ok(None);
        };
        let Value::Word(word) = self.register(base)? else {
            return Ok(None);
        };
        let poly = (*word).clone().plus(&Poly::constant(disp));
        let is_below = self.store.range(&word).low + disp < 0.into();
        let is_lane = disp < 0 && is_below && word.as_constant().is_none();
        Ok(is_lane.then(|| Lane::new(poly)))
    }

    /// Adds or subtracts 1; the carry stays.
    fn step_by_one(&mut self, inst: &Inst) -> Result<()> {
        let subtracts = inst.opcode == Opcode::DEC;
        let carry = self.flags.carry.clone();
        let result = match self.operand(inst, 0)? {
            Value::Pointer(region, offset) => {
                self.flags = Flags::default();
                Value::Pointer(region, if subtracts { offset - 1 } else { offset + 1 })
            }
            value => {
                let x = self.number(value)?;
                Value::Word(self.arithmetic(
                    &x,
                    &constant(1),
                    &constant(0),
                    subtracts,
                    width(inst)?,
                )?)
            }
        };
        self.flags.carry = carry;
        self.set_operand(inst, 0, result)
    }

    fn set_logic_flags(&mut self, result: &Word, k: u32) {
        self.set_flags(result, k);
        self.flags.carry = Some(constant(0));
        self.flags.overflow = Some(constant(0));
    }

    fn logic(&mut self, inst: &Inst) -> Result<()> {
        let k = width(inst)?;
        let result = if inst.opcode == Opcode::XOR && is_same_register(inst, 0) {
            constant(0)
        } else {
            let (x, y) = (self.word(inst, 0)?, self.word(inst, 1)?);
            match inst.opcode {
                Opcode::XOR => self.store.xor(&x, &y, k)?,
                Opcode::OR => self.store.or(&x, &y, k)?,
                _ => self.store.and(&x, &y, k)?,
            }
        };
        self.set_logic_flags(&result, k);
        if inst.opcode == Opcode::TEST {
            Ok(())
        } else {
            self.set_operand(inst, 0, Value::Word(result))
        }
    }

    /// The distance of a shift, which is public.
    fn distance(&mut self, inst: &Inst, n: usize) -> Result<u32> {
        let count = value(&self.word(inst, n)?).ok_or("shifts by a secret")?;
        let k = width(inst)?;
        if k < 32 {
            return Err("shifts less than 32 bits".into());
        }
        Ok(count as u32 & (k - 1))
    }

    fn shift(&mut self, inst: &Inst) -> Result<()> {
        use Opcode as O;
        // Those that end in x have another destination, and leave the flags alone.
        let has_flags = !matches!(inst.opcode, O::SHLX | O::SHRX | O::SARX);
        let first = usize::from(!has_flags);
        let (by, k) = (self.distance(inst, first + 1)?, width(inst)?);
        if by == 0 && has_flags {
            return Ok(());
        }
        let x = self.word(inst, first)?;
        let (result, out) = match inst.opcode {
            _ if by == 0 => (x, constant(0)),
            O::SHL | O::SAL | O::SHLX => {
                let (low, out) = self.store.cut(&x, k - by)?;
                (self.store.shift_left(&low, by)?, out)
            }
            O::SHR | O::SHRX => {
                let (out, high) = self.store.cut(&x, by)?;
                (high, out)
            }
            _ => {
                let (out, high) = self.store.cut(&x, by)?;
                let sign = self.store.cut(&x, k - 1)?.1;
                let above = Rc::new(sign.scaled(&(power(k) - power(k - by))));
                (self.store.add(&high, &above, &constant(0), k)?.0, out)
            }
        };
        if has_flags {
            self.set_flags(&result, k);
            self.flags.carry = (by == 1).then_some(out);
        }
        self.set_operand(inst, 0, Value::Word(result))
    }

    /// Shifts two registers as one.
    fn shift_double(&mut self, inst: &Inst) -> Result<()> {
        let by = self.distance(inst, 2)?;
        if by == 0 {
            return Ok(());
        }
        let (x, y) = (self.word(inst, 0)?, self.word(inst, 1)?);
        let result = if inst.opcode == Opcode::SHLD {
            let (low, high) = (
                self.store.cut(&y, 64 - by)?.1,
                self.store.cut(&x, 64 - by)?.0,
            );
            self.store.join(&low, &high, by)?
        } else {
            let (low, high) = (self.store.cut(&x, by)?.1, self.store.cut(&y, by)?.0);
            self.store.join(&low, &high, 64 - by)?
        };
        self.set_flags(&result, 64);
        self.set_operand(inst, 0, Value::Word(result))
    }
}
