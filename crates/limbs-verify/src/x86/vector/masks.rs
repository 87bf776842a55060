//! Comparisons, and mask registers.

use super::{DONE, Done, Lanes, Mask, read, register, width, write};
use crate::equations::Word;
use crate::executor::Run;
use crate::lanes::Lane;
use crate::memory::Result;
use crate::x86::machine::X86;
use iced_x86::{Instruction, OpKind, Register};
use std::array;

/// The number of a mask register.
pub(super) fn number(r: Register) -> Result<usize> {
    if r.is_k() {
        return Ok(r as usize - Register::K0 as usize);
    }
    Err("uses a register that is not supported".into())
}

impl X86 {
    /// The mask of an instruction, if it has one.
    pub(super) fn mask(&self, i: &Instruction) -> Result<Option<&Mask>> {
        if !i.has_op_mask() {
            return Ok(None);
        }
        let mask = self.masks[number(i.op_mask())?].as_ref();
        mask.map(Some)
            .ok_or_else(|| "has a mask that is undefined".into())
    }
}

/// Which lanes are equal: in a mask register, or as lanes of ones and zeros.
pub(super) fn compare(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = register(i.op_register(1))?.1;
    let (x, y) = (read(m, run, i, 1, lanes)?, read(m, run, i, 2, lanes)?);
    let mut bits: [Option<Word>; 8] = Default::default();
    for (bit, (x, y)) in bits.iter_mut().zip(x.iter().zip(&y)).take(lanes) {
        if let (Some(x), Some(y)) = (x, y) {
            let (x, y) = (run.store.normalised(x), run.store.normalised(y));
            let equal = run.store.are_equal(&x, &y);
            *bit = Some(equal.ok_or("compares what is not a choice with a constant")?);
        }
    }
    if i.op_register(0).is_k() {
        let mut mask: Mask = array::from_fn(|_| Word::constant(0));
        for (all, bit) in mask.iter_mut().zip(bits).take(lanes) {
            *all = bit.ok_or("compares undefined lanes")?;
        }
        m.masks[number(i.op_register(0))?] = Some(mask);
        return DONE;
    }
    let lane = |bit: Option<Word>| bit.map(|bit| Lane::from(run.store.mask(&bit)));
    write(m, run, i, lanes, bits.map(lane))?;
    DONE
}

/// A comparison of a register with itself.
pub(super) fn all_ones(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let lanes = width(i)?;
    let is_same = i.op_kind(2) == OpKind::Register && i.op_register(1) == i.op_register(2);
    if !is_same || i.op_register(0).is_k() {
        return Err("compares halves of lanes".into());
    }
    let ones: Lanes = array::from_fn(|_| Some(Lane::constant(u64::MAX)));
    write(m, run, i, lanes, ones)?;
    DONE
}

/// Sets the low 16 bits of a mask register from a constant, and clears those above.
pub(super) fn set(m: &mut X86, run: &mut Run<'_>, i: &Instruction) -> Done {
    let is_known = i.op_kind(1) == OpKind::Register && i.op_register(1).is_gpr32();
    if !is_known || !i.op_register(0).is_k() {
        return Err("is supported from a general register only".into());
    }
    let bits = m.word(run, i, 1)?.as_constant();
    let bits = bits.ok_or("sets a mask that depends on secrets")?;
    let mask = array::from_fn(|k| Word::constant(bits >> k & 1));
    m.masks[number(i.op_register(0))?] = Some(mask);
    DONE
}

/// The exclusive or of a mask register with itself.
pub(super) fn clear(m: &mut X86, _: &mut Run<'_>, i: &Instruction) -> Done {
    if i.op_register(1) != i.op_register(2) {
        return Err("combines masks".into());
    }
    m.masks[number(i.op_register(0))?] = Some(array::from_fn(|_| Word::constant(0)));
    DONE
}
