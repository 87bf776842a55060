//! Instructions on vector registers: two lanes of 64 bits.

use super::M;
use super::decode::Inst;
use crate::memory::Value;
use crate::reader::Result;
use crate::store::{Word, constant};
use std::rc::Rc;

/// A lane that must be a number.
fn lane(m: &mut M<'_>, register: usize, k: usize) -> Result<Word> {
    let value = m.cpu.vectors[register][k].clone();
    m.number(value.ok_or("reads an undefined lane")?)
}

/// Sets both lanes of Vd.
fn set(m: &mut M<'_>, inst: &Inst, lanes: [Word; 2]) -> Result<()> {
    m.cpu.vectors[inst.register(0)] = lanes.map(|word| Some(Value::Word(word)));
    Ok(())
}

/// A general register in both lanes.
pub(super) fn repeat(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let word = m.word(inst.register(5))?;
    set(m, inst, [Rc::clone(&word), word])
}

/// A constant in both lanes, of bytes of ones and of zeros.
pub(super) fn repeat_constant(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let bytes = inst.field(18, 16) << 5 | inst.field(9, 5);
    let byte = |k: u32| (u64::from(bytes >> k & 1) * 0xff) << (8 * k);
    let word = constant((0..8).map(byte).sum());
    set(m, inst, [Rc::clone(&word), word])
}

/// Sets each lane to what an operation makes of those of Vn and Vm.
fn each(
    m: &mut M<'_>,
    inst: &Inst,
    operation: impl Fn(&mut M<'_>, &Word, &Word) -> Result<Word>,
) -> Result<()> {
    let (n, other) = (inst.register(5), inst.register(16));
    let mut lanes = [constant(0), constant(0)];
    for (k, result) in lanes.iter_mut().enumerate() {
        let (x, y) = (lane(m, n, k)?, lane(m, other, k)?);
        *result = operation(m, &x, &y)?;
    }
    set(m, inst, lanes)
}

pub(super) fn and(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    each(m, inst, |m, x, y| m.store.and(x, y, 64))
}

pub(super) fn and_not(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    each(m, inst, |m, x, y| {
        let inverse = m.store.not(y, 64);
        m.store.and(x, &inverse, 64)
    })
}

pub(super) fn or(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    each(m, inst, |m, x, y| m.store.or(x, y, 64))
}

pub(super) fn xor(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    if inst.register(5) == inst.register(16) {
        // Zero, even of what is undefined.
        return set(m, inst, [constant(0), constant(0)]);
    }
    each(m, inst, |m, x, y| m.store.xor(x, y, 64))
}

/// BSL: where Vd has ones the bits of Vn, else those of Vm. BIT: where Vm has ones those of Vn, else those of Vd. BIF: where Vm has
/// ones those of Vd, else those of Vn. What has the ones must be ones or zeros throughout a lane.
pub(super) fn choose(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let [d, n, last] = [0, 5, 16].map(|from| inst.register(from));
    let (mask, ones, zeros) = match inst.field(23, 22) {
        1 => (d, n, last),
        2 => (last, n, d),
        _ => (last, d, n),
    };
    let mut lanes = [constant(0), constant(0)];
    for (k, result) in lanes.iter_mut().enumerate() {
        let mask = lane(m, mask, k)?;
        let bit = m.store.mask(&mask, 64);
        let bit = bit.ok_or("chooses by what is not known to be all ones or all zeros")?;
        let (ones, zeros) = (lane(m, ones, k)?, lane(m, zeros, k)?);
        *result = m.store.select(&bit, &ones, &zeros)?;
    }
    set(m, inst, lanes)
}
