//! Loads and stores.

use super::machine::Aarch64;
use crate::executor::{Next, Run};
use crate::memory::{Result, STACK, Value};
use crate::values::add_values;
use yaxpeax_arm::armv8::a64::{Instruction, Opcode, Operand, SIMDSizeCode, ShiftStyle, SizeCode};

/// What is loaded or stored.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Piece {
    /// A general register.
    General(u16),
    /// The lower half of a vector register, or all of it.
    Vector(u16, usize),
}

impl Piece {
    fn of(operand: &Operand) -> Result<Self> {
        match *operand {
            Operand::Register(SizeCode::X, r) => Ok(Self::General(r)),
            Operand::SIMDRegister(SIMDSizeCode::D, r) => Ok(Self::Vector(r, 1)),
            Operand::SIMDRegister(SIMDSizeCode::Q, r) => Ok(Self::Vector(r, 2)),
            _ => Err("is not of 64 or 128 bits".into()),
        }
    }

    const fn words(self) -> usize {
        match self {
            Self::General(_) => 1,
            Self::Vector(_, words) => words,
        }
    }
}

/// An address, and what the base register becomes before or after the access.
struct Place {
    address: Value,
    base: u16,
    before: Option<Value>,
    after: Option<Value>,
}

impl Place {
    fn of(m: &Aarch64, run: &mut Run<'_>, operand: &Operand) -> Result<Self> {
        let plain = |address, base| Self {
            address,
            base,
            before: None,
            after: None,
        };
        match *operand {
            Operand::RegPreIndex(base, by, writes) => {
                let address = moved(run, &m.base(base)?, i64::from(by))?;
                let before = writes.then(|| address.clone());
                Ok(Self {
                    before,
                    ..plain(address, base)
                })
            }
            Operand::RegPostIndex(base, by) => {
                let address = m.base(base)?;
                let after = Some(moved(run, &address, i64::from(by))?);
                Ok(Self {
                    after,
                    ..plain(address, base)
                })
            }
            Operand::RegRegOffset(
                base,
                index,
                SizeCode::X,
                ShiftStyle::LSL | ShiftStyle::UXTX,
                shift,
            ) => {
                let index = match m.register(index)? {
                    Value::Word(word) => Value::Word(run.store.shift_left(&word, u32::from(shift))),
                    value if shift == 0 => value,
                    _ => return Err("scales an address".into()),
                };
                let address = add_values(run, &m.base(base)?, &index)?;
                Ok(plain(address, base))
            }
            _ => Err("has an address of a kind that is not supported".into()),
        }
    }

    /// Whether the base register is written, and is one of those: what then happens is not defined.
    fn clashes(&self, pieces: &[Piece]) -> bool {
        let writes = self.before.is_some() || self.after.is_some();
        writes && self.base != 31 && pieces.contains(&Piece::General(self.base))
    }
}

fn moved(run: &mut Run<'_>, address: &Value, by: i64) -> Result<Value> {
    add_values(run, address, &Value::constant(by as u64))
}

pub(super) fn single(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Result<Next> {
    let pieces = [Piece::of(&i.operands[0])?];
    transfer(m, run, i, &pieces, &i.operands[1])
}

pub(super) fn pair(m: &mut Aarch64, run: &mut Run<'_>, i: &Instruction) -> Result<Next> {
    let pieces = [Piece::of(&i.operands[0])?, Piece::of(&i.operands[1])?];
    if i.opcode == Opcode::LDP && pieces[0] == pieces[1] {
        return Err("loads one register twice".into());
    }
    transfer(m, run, i, &pieces, &i.operands[2])
}

fn transfer(
    m: &mut Aarch64,
    run: &mut Run<'_>,
    i: &Instruction,
    pieces: &[Piece],
    operand: &Operand,
) -> Result<Next> {
    let place = Place::of(m, run, operand)?;
    if place.clashes(pieces) {
        return Err("changes its base register in two ways".into());
    }
    if place.base == 31 {
        m.check_alignment()?;
    }
    if let Some(base) = place.before.clone() {
        m.set_base(run, place.base, base)?;
    }
    let (region, start) = match &place.address {
        Value::Pointer(region, offset) => (*region, *offset),
        Value::Word(word) if word.as_constant().is_none() => {
            return Err("has an address that depends on secrets".into());
        }
        _ => return Err("has an address in no buffer".into()),
    };
    if region == STACK && place.base == 31 {
        m.check_alignment()?;
    }
    let is_load = matches!(i.opcode, Opcode::LDR | Opcode::LDUR | Opcode::LDP);
    let mut offset = start;
    for &piece in pieces {
        for k in 0..piece.words() {
            if is_load {
                let value = run.memory.load(region, offset)?;
                load(m, piece, k, value)?;
            } else {
                let value = stored(m, piece, k)?;
                run.memory.store(region, offset, value)?;
            }
            offset += 8;
        }
    }
    if let Some(base) = place.after {
        m.set_base(run, place.base, base)?;
    }
    Ok(Next::Following)
}

/// Puts a loaded word into a register; what a vector register has above is cleared.
fn load(m: &mut Aarch64, piece: Piece, k: usize, value: Value) -> Result<()> {
    match piece {
        Piece::General(r) => m.set_register(r, value),
        Piece::Vector(r, _) => {
            let lanes = &mut m.vectors[r as usize];
            if k == 0 {
                lanes[1] = Some(Value::constant(0));
            }
            lanes[k] = Some(value);
            Ok(())
        }
    }
}

fn stored(m: &Aarch64, piece: Piece, k: usize) -> Result<Value> {
    match piece {
        Piece::General(r) => m.register(r),
        Piece::Vector(r, _) => {
            let lane = m.vectors[r as usize][k].clone();
            lane.ok_or_else(|| format!("stores lane {k} of v{r}, which is undefined"))
        }
    }
}
