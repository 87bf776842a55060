//! Loads and stores of x, d and q registers.

use super::decode::Inst;
use super::{M, SP};
use crate::machine::{pointer_sum, region};
use crate::memory::Value;
use crate::reader::Result;
use crate::store::constant;

/// When the base register is changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Never,
    Before,
    After,
}

impl Change {
    fn of(field: u32) -> Self {
        match field {
            1 => Self::After,
            3 => Self::Before,
            _ => Self::Never,
        }
    }
}

/// Bit 26: the registers are vector registers.
fn is_vector(inst: &Inst) -> bool {
    inst.bit(26)
}

/// Words of a register: q registers have two, in single accesses those of size 0, in pairs those of size 2.
fn words(inst: &Inst, whole: u32) -> usize {
    if is_vector(inst) && inst.field(31, 30) == whole {
        2
    } else {
        1
    }
}

pub(super) fn pair(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (registers, words) = ([inst.register(0), inst.register(10)], words(inst, 2));
    if inst.bit(22) && registers[0] == registers[1] {
        return Err("loads one register twice".into());
    }
    let by = inst.signed(21, 15) * 8 * words as i64;
    let by = Value::Word(constant(by as u64));
    transfer(
        m,
        inst,
        &registers,
        words,
        by,
        Change::of(inst.field(24, 23)),
    )
}

/// At a multiple of its size.
pub(super) fn scaled(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let words = words(inst, 0);
    let by = u64::from(inst.field(21, 10)) * 8 * words as u64;
    let by = Value::Word(constant(by));
    transfer(m, inst, &[inst.register(0)], words, by, Change::Never)
}

/// At any byte.
pub(super) fn single(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let by = Value::Word(constant(inst.signed(20, 12) as u64));
    let change = Change::of(inst.field(11, 10));
    transfer(m, inst, &[inst.register(0)], words(inst, 0), by, change)
}

/// With an index, as it is or times the size.
pub(super) fn indexed(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let words = words(inst, 0);
    let mut by = m.read(inst.register(16))?;
    if inst.bit(12) {
        let index = m.number(by)?;
        by = Value::Word(m.store.shift_left(&index, 2 + words as u32)?);
    }
    transfer(m, inst, &[inst.register(0)], words, by, Change::Never)
}

/// Loads where bit 22 is set, else stores.
fn transfer(
    m: &mut M<'_>,
    inst: &Inst,
    registers: &[usize],
    words: usize,
    by: Value,
    change: Change,
) -> Result<()> {
    let base = inst.register(5);
    let clashes = change != Change::Never && base != SP && !is_vector(inst);
    if clashes && registers.contains(&base) {
        return Err("changes its base register in two ways".into());
    }
    if base == SP {
        m.check_stack_pointer()?;
    }
    let start = m.get(base)?;
    let moved = pointer_sum(start.clone(), by)?;
    if change == Change::Before {
        m.set(base, moved.clone())?;
        if base == SP {
            m.check_stack_pointer()?;
        }
    }
    let address = match change {
        Change::After => &start,
        _ => &moved,
    };
    let (region, mut offset) = region(address)?;
    for &register in registers {
        for k in 0..words {
            if inst.bit(22) {
                let value = m.memory.load(region, offset)?;
                load(m, inst, register, k, value)?;
            } else {
                let value = stored(m, inst, register, k)?;
                m.memory.store(region, offset, value)?;
            }
            offset += 8;
        }
    }
    match change {
        Change::After => m.set(base, moved),
        _ => Ok(()),
    }
}

/// Sets a register; what a vector register has above is cleared.
fn load(m: &mut M<'_>, inst: &Inst, register: usize, k: usize, value: Value) -> Result<()> {
    if !is_vector(inst) {
        return m.write(register, value);
    }
    let lanes = &mut m.cpu.vectors[register];
    lanes[k] = Some(value);
    if k == 0 {
        lanes[1] = Some(Value::Word(constant(0)));
    }
    Ok(())
}

fn stored(m: &M<'_>, inst: &Inst, register: usize, k: usize) -> Result<Value> {
    if !is_vector(inst) {
        return m.read(register);
    }
    let lane = m.cpu.vectors[register][k].clone();
    Ok(lane.ok_or("stores an undefined lane")?)
}
