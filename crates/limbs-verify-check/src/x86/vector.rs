//! Instructions on vector registers: eight lanes of 64 bits. Those of SSE keep the lanes beyond their operands, those of
//! AVX and AVX-512 clear them.

use super::decode::Inst;
use super::instructions::Meaning;
use super::{Lanes, M, Mask, Place, immediate, is_same_register};
use crate::memory::{Lane, Value};
use crate::poly::Int;
use crate::reader::Result;
use crate::store::{Word, constant, value};
use std::array;
use std::rc::Rc;
use yaxpeax_x86::long_mode::register_class as class;
use yaxpeax_x86::long_mode::{Opcode, Operand};

/// Whether the instruction's encoding has a prefix that elsewhere means repetition.
pub(super) fn takes_rep(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::ENDBR64 | Opcode::ADOX | Opcode::MOVDQU | Opcode::MOVQ
    )
}

/// Whether a mask register may decide which lanes are written.
pub(super) fn takes_mask(opcode: Opcode) -> bool {
    use Opcode as O;
    matches!(opcode, O::VPMADD52LUQ | O::VPMADD52HUQ | O::VMOVDQA64)
}

/// Whether the encoding is that of SSE.
fn is_legacy(opcode: Opcode) -> bool {
    use Opcode as O;
    matches!(
        opcode,
        O::MOVDQU
            | O::MOVDQA
            | O::MOVUPS
            | O::MOVAPS
            | O::MOVQ
            | O::PUNPCKLQDQ
            | O::PXOR
            | O::PAND
            | O::POR
            | O::PADDQ
            | O::PSUBQ
    )
}

/// Number and lanes of a vector register.
fn register(operand: Option<&Operand>) -> Option<(usize, usize)> {
    let Some(Operand::Register { reg }) = operand else {
        return None;
    };
    let lanes = match reg.class() {
        class::X => 2,
        class::Y => 4,
        class::Z => 8,
        _ => return None,
    };
    Some((usize::from(reg.num()), lanes)).filter(|(n, _)| *n < 32)
}

/// What the instructions do that are supported.
pub(super) fn meaning(opcode: Opcode) -> Option<Meaning> {
    use Opcode as O;
    Some(match opcode {
        O::MOVDQU | O::MOVDQA | O::MOVUPS | O::MOVAPS => copy,
        O::VMOVDQU | O::VMOVDQA | O::VMOVUPS | O::VMOVDQU64 | O::VMOVDQA64 => copy,
        O::MOVQ | O::VMOVQ => move_lane,
        O::VPEXTRQ => extract_lane,
        O::VBROADCASTI128 | O::VBROADCASTI64X2 | O::VBROADCASTI64X4 => repeat,
        O::VPBROADCASTQ => repeat_lane,
        O::VEXTRACTI128 | O::VEXTRACTI64X2 => extract_half,
        O::VINSERTI128 | O::VINSERTI64X2 => insert_half,
        O::PUNPCKLQDQ | O::VPUNPCKLQDQ | O::VPUNPCKHQDQ => interleave,
        O::VPBLENDD => blend,
        O::VPERMQ => permute,
        O::PXOR | O::VPXOR | O::VPXORD | O::VPXORQ => xor,
        O::PAND | O::VPAND | O::VPANDQ => |m, i| each_word(m, i, |m, x, y| m.store.and(x, y, 64)),
        O::POR | O::VPOR | O::VPORQ => |m, i| each_word(m, i, |m, x, y| m.store.or(x, y, 64)),
        O::PADDQ | O::VPADDQ => |m, i| each_lane(m, i, |_, x, y| Ok(plus(x, y, 1))),
        O::PSUBQ | O::VPSUBQ => |m, i| each_lane(m, i, |_, x, y| Ok(plus(x, y, -1))),
        O::VPMULDQ => |m, i| each_lane(m, i, multiply_signed),
        O::VPMULUDQ => |m, i| each_lane(m, i, multiply),
        O::VPSRLQ | O::VPSLLQ => shift,
        O::VPTERNLOGD | O::VPTERNLOGQ => ternary,
        O::VPMADD52LUQ | O::VPMADD52HUQ => multiply_add,
        O::VPCMPEQQ => compare,
        O::VPCMPEQD => set_all,
        O::KMOVW => set_mask,
        O::KXORW => clear_mask,
        O::VZEROUPPER | O::VZEROALL => clear,
        _ => return None,
    })
}

/// How many lanes the instruction's vectors have.
fn width(inst: &Inst) -> usize {
    let found = inst.operands.iter().find_map(|o| register(Some(o)));
    found.map_or(0, |(_, lanes)| lanes)
}

/// The first source: in SSE the destination.
fn first(inst: &Inst) -> usize {
    usize::from(!is_legacy(inst.opcode))
}

fn supported(holds: bool) -> Result<()> {
    if holds {
        Ok(())
    } else {
        Err("is not supported".into())
    }
}

fn copy(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let lanes = width(inst);
    let mut value = read(m, inst, 1, lanes)?;
    if let Some((mask, clears)) = inst.mask {
        let moves = [0, 1].map(|n| register(inst.operands.get(n)).is_some());
        if !clears || moves != [true, true] {
            return Err("has a mask that is not supported".into());
        }
        choose(m, &mut value[..lanes], mask)?;
    }
    write(m, inst, lanes, value)
}

fn extract_lane(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let x = read(m, inst, 1, 2)?;
    store_lane(m, inst, x[selector(inst, 2)? & 1].clone())
}

/// Two or four lanes over and over.
fn repeat(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let part = match inst.opcode {
        Opcode::VBROADCASTI64X4 => 4,
        _ => 2,
    };
    let x = read(m, inst, 1, part)?;
    let value = array::from_fn(|k| x[k % part].clone());
    write(m, inst, width(inst), value)
}

fn repeat_lane(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let lane = one_lane(m, inst)?;
    write(m, inst, width(inst), array::from_fn(|_| lane.clone()))
}

fn extract_half(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    supported(has_four(inst, 1))?;
    let mut x = read(m, inst, 1, 4)?;
    x.rotate_left(2 * (selector(inst, 2)? & 1));
    write(m, inst, 2, x)
}

fn insert_half(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    supported(has_four(inst, 1))?;
    let (mut x, [a, b, ..]) = (read(m, inst, 1, 4)?, read(m, inst, 2, 2)?);
    let half = 2 * (selector(inst, 3)? & 1);
    (x[half], x[half + 1]) = (a, b);
    write(m, inst, 4, x)
}

fn interleave(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (first, lanes) = (first(inst), width(inst));
    let x = read(m, inst, first, lanes)?;
    let y = read(m, inst, first + 1, lanes)?;
    let odd = usize::from(inst.opcode == Opcode::VPUNPCKHQDQ);
    let from = |k: usize| match k % 2 {
        0 => x[k + odd].clone(),
        _ => y[k - 1 + odd].clone(),
    };
    write(m, inst, lanes, array::from_fn(from))
}

fn blend(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let lanes = width(inst);
    let (x, y) = (read(m, inst, 1, lanes)?, read(m, inst, 2, lanes)?);
    let halves = selector(inst, 3)?;
    let mut value = Lanes::default();
    for (k, lane) in value.iter_mut().enumerate().take(lanes) {
        *lane = match halves >> (2 * k) & 3 {
            0 => x[k].clone(),
            3 => y[k].clone(),
            1 => join(m, &y[k], &x[k])?,
            _ => join(m, &x[k], &y[k])?,
        };
    }
    write(m, inst, lanes, value)
}

fn permute(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    supported(has_four(inst, 0))?;
    let (x, order) = (read(m, inst, 1, 4)?, selector(inst, 2)?);
    let from = |k: usize| x.get(order >> (2 * k.min(3)) & 3).cloned().flatten();
    write(m, inst, 4, array::from_fn(from))
}

fn xor(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    if is_same_register(inst, first(inst)) {
        // Zero, even of what is undefined.
        let zeros = array::from_fn(|_| Some(Lane::zero()));
        return write(m, inst, width(inst), zeros);
    }
    each_word(m, inst, |m, x, y| m.store.xor(x, y, 64))
}

/// `x` plus or minus `y`.
fn plus(mut x: Lane, y: &Lane, sign: i64) -> Lane {
    Rc::make_mut(&mut x.poly).add_scaled(&y.poly, &Int::from(sign));
    x.is_word = false;
    x
}

fn multiply_signed(m: &mut M<'_>, x: Lane, y: &Lane) -> Result<Lane> {
    let (x, y) = (m.store.signed_half(&x.poly)?, m.store.signed_half(&y.poly)?);
    Ok(Lane::new(x.times(&y)))
}

fn multiply(m: &mut M<'_>, x: Lane, y: &Lane) -> Result<Lane> {
    let (x, y) = (m.store.low_bits(&x, 32)?, m.store.low_bits(y, 32)?);
    Ok(m.store.mul_halves(&x, &y)?.into())
}

fn shift(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (by, lanes) = (selector(inst, 2)?.min(64) as u32, width(inst));
    let x = read(m, inst, 1, lanes)?;
    let mut value = Lanes::default();
    for (lane, x) in value.iter_mut().zip(x) {
        let Some(x) = x else { continue };
        let word = m.word_of(&x)?;
        let shifted = match inst.opcode {
            Opcode::VPSRLQ if by == 64 => constant(0),
            Opcode::VPSRLQ => m.store.cut(&word, by)?.1,
            _ => m.store.shift_left(&word, by)?,
        };
        *lane = Some(shifted.into());
    }
    write(m, inst, lanes, value)
}

/// A comparison of a register with itself sets all bits.
fn set_all(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    supported(is_same_register(inst, 1) && register(inst.operands.first()).is_some())?;
    write(m, inst, width(inst), array::from_fn(|_| Some(ones())))
}

fn set_mask(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    supported(is_general(inst, 1))?;
    let bits = value(&m.word(inst, 1)?).ok_or("sets a mask that depends on secrets")?;
    let number = mask_register(inst.operands.first())?;
    m.cpu.masks[number] = Some(array::from_fn(|k| constant(bits >> k & 1)));
    Ok(())
}

fn clear_mask(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    supported(is_same_register(inst, 1))?;
    let number = mask_register(inst.operands.first())?;
    m.cpu.masks[number] = Some(array::from_fn(|_| constant(0)));
    Ok(())
}

/// The upper halves, or all, of zmm0 to zmm15; the others stay.
fn clear(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let from = match inst.opcode {
        Opcode::VZEROUPPER => 2,
        _ => 0,
    };
    for lanes in &mut m.cpu.vectors[..16] {
        lanes[from..].fill(Some(Lane::zero()));
    }
    Ok(())
}

/// A lane of ones.
fn ones() -> Lane {
    constant(u64::MAX).into()
}

/// The number of a mask register.
fn mask_register(operand: Option<&Operand>) -> Result<usize> {
    match operand {
        Some(Operand::Register { reg }) if reg.class() == class::K => Ok(usize::from(reg.num())),
        _ => Err("needs a mask register".into()),
    }
}

/// Whether an operand is a general register.
fn is_general(inst: &Inst, n: usize) -> bool {
    let Some(Operand::Register { reg }) = inst.operands.get(n) else {
        return false;
    };
    [class::Q, class::D].contains(&reg.class())
}

/// Whether an operand is a register of four lanes.
fn has_four(inst: &Inst, n: usize) -> bool {
    register(inst.operands.get(n)).is_some_and(|(_, lanes)| lanes == 4)
}

/// The low half of one lane below the high half of another.
fn join(m: &mut M<'_>, low: &Option<Lane>, high: &Option<Lane>) -> Result<Option<Lane>> {
    let (Some(low), Some(high)) = (low, high) else {
        return Ok(None);
    };
    let low = m.store.low_bits(low, 32)?;
    let high = m.word_of(high)?;
    let high = m.store.cut(&high, 32)?.1;
    Ok(Some(m.store.join(&low, &high, 32)?.into()))
}

/// Clears the lanes that a mask does not choose.
fn choose(m: &mut M<'_>, lanes: &mut [Option<Lane>], mask: usize) -> Result<()> {
    let mask: Mask = m.cpu.masks[mask].clone().ok_or("has an undefined mask")?;
    for (lane, bit) in lanes.iter_mut().zip(mask) {
        if let Some(found) = lane {
            let word = m.word_of(found)?;
            let full = m.store.full(&bit);
            *lane = Some(m.store.and(&word, &full, 64)?.into());
        }
    }
    Ok(())
}

/// Two functions of three bits: 1, and a | b & c.
fn ternary(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let lanes = width(inst);
    let [a, b, c] = [0, 1, 2].map(|n| read(m, inst, n, lanes));
    let (a, b, c, function) = (a?, b?, c?, selector(inst, 3)?);
    let mut result = Lanes::default();
    for (k, lane) in result.iter_mut().enumerate().take(lanes) {
        *lane = match (function, &a[k], &b[k], &c[k]) {
            (0xff, ..) => Some(ones()),
            (0xf8, Some(a), Some(b), Some(c)) => {
                let (a, b, c) = (m.word_of(a)?, m.word_of(b)?, m.word_of(c)?);
                let both = m.store.and(&b, &c, 64)?;
                Some(m.store.or(&a, &both, 64)?.into())
            }
            (0xf8, ..) => None,
            _ => return Err("combines bits in a way that is not supported".into()),
        };
    }
    write(m, inst, lanes, result)
}

/// The first operand plus the low or the high 52 bits of the product of the low 52 bits of the others, where a mask does
/// not forbid it.
fn multiply_add(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let lanes = width(inst);
    let (x, y) = (read(m, inst, 1, lanes)?, read(m, inst, 2, lanes)?);
    let (target, _) = register(inst.operands.first()).ok_or("needs a vector register")?;
    let mut is_chosen = [true; 8];
    if let Some((mask, clears)) = inst.mask {
        let mask: Mask = m.cpu.masks[mask].clone().ok_or("has an undefined mask")?;
        if clears {
            return Err("has a mask that is not supported".into());
        }
        for (is_chosen, bit) in is_chosen.iter_mut().zip(&mask) {
            *is_chosen = value(bit).ok_or("has a mask that depends on secrets")? == 1;
        }
    }
    let is_high = inst.opcode == Opcode::VPMADD52HUQ;
    let mut sum = std::mem::take(&mut m.cpu.vectors[target]);
    for k in (0..lanes).filter(|&k| is_chosen[k]) {
        sum[k] = match (sum[k].take(), &x[k], &y[k]) {
            (Some(sum), Some(x), Some(y)) => Some(m.store.multiply_add_52(sum, x, y, is_high)?),
            _ => None,
        };
    }
    write(m, inst, lanes, sum)
}

/// Which lanes are equal: in a mask register, or as lanes of ones and zeros.
fn compare(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let (_, lanes) = register(inst.operands.get(1)).ok_or("needs a vector register")?;
    let (x, y) = (read(m, inst, 1, lanes)?, read(m, inst, 2, lanes)?);
    let mut bits: [Option<Word>; 8] = Default::default();
    for (bit, (x, y)) in bits.iter_mut().zip(x.iter().zip(&y)) {
        if let (Some(x), Some(y)) = (x, y) {
            let (x, y) = (m.word_of(x)?, m.word_of(y)?);
            let equal = m.store.are_equal(&x, &y);
            *bit = Some(equal.ok_or("compares what is not a choice with a constant")?);
        }
    }
    if register(inst.operands.first()).is_some() {
        let lane = |bit: Option<Word>| bit.map(|bit| Lane::from(m.store.full(&bit)));
        let result = bits.map(lane);
        return write(m, inst, lanes, result);
    }
    let mut mask: Mask = array::from_fn(|_| constant(0));
    for (all, bit) in mask.iter_mut().zip(bits).take(lanes) {
        *all = bit.ok_or("compares undefined lanes")?;
    }
    let number = mask_register(inst.operands.first())?;
    m.cpu.masks[number] = Some(mask);
    Ok(())
}

/// An immediate operand that selects.
fn selector(inst: &Inst, n: usize) -> Result<usize> {
    let bits = inst.operands.get(n).and_then(immediate);
    Ok((bits.ok_or("is not selected by a constant")? & 0xff) as usize)
}

/// Reads `lanes` lanes of an operand.
fn read(m: &mut M<'_>, inst: &Inst, n: usize, lanes: usize) -> Result<Lanes> {
    if let Some((number, _)) = register(inst.operands.get(n)) {
        return Ok(array::from_fn(|k| {
            m.cpu.vectors[number][k].clone().filter(|_| k < lanes)
        }));
    }
    let place = place(m, inst, n, lanes)?;
    let mut found = Lanes::default();
    for (k, lane) in found.iter_mut().enumerate().take(lanes) {
        *lane = Some(match m.load(&place, 8 * k as i64)? {
            Value::Lane(lane) => lane,
            value => m.number(value)?.into(),
        });
    }
    Ok(found)
}

/// Where a vector in memory is. SSE wants it aligned but where the name says otherwise, AVX only where the name says so.
fn place(m: &mut M<'_>, inst: &Inst, n: usize, lanes: usize) -> Result<Place> {
    use Opcode as O;
    let operand = inst.operands.get(n).ok_or("lacks an operand")?.clone();
    if !operand.is_memory() || inst.memory_bytes != 8 * lanes {
        return Err("has an operand that is not supported".into());
    }
    let place = m.place(inst, &operand)?;
    let by = 8 * lanes as i64;
    let wants = matches!(inst.opcode, O::VMOVDQA | O::VMOVDQA64)
        || is_legacy(inst.opcode) && !matches!(inst.opcode, O::MOVDQU | O::MOVUPS | O::MOVQ);
    let is_aligned = match place {
        Place::Region(region, offset) => m.memory.is_aligned(region, offset, by),
        Place::Artefact(address) => address % by as u64 == 0,
    };
    if wants && !is_aligned {
        Err("needs an aligned address".into())
    } else {
        Ok(place)
    }
}

/// Writes `lanes` lanes to the first operand.
fn write(m: &mut M<'_>, inst: &Inst, lanes: usize, value: Lanes) -> Result<()> {
    if let Some((number, _)) = register(inst.operands.first()) {
        for (k, lane) in value.into_iter().enumerate() {
            if k < lanes {
                m.cpu.vectors[number][k] = lane;
            } else if !is_legacy(inst.opcode) {
                m.cpu.vectors[number][k] = Some(Lane::zero());
            }
        }
        return Ok(());
    }
    let Place::Region(region, offset) = place(m, inst, 0, lanes)? else {
        return Err("writes to the artefact".into());
    };
    for (k, lane) in value.into_iter().enumerate().take(lanes) {
        let lane = lane.ok_or("stores an undefined lane")?;
        m.memory
            .store(region, offset + 8 * k as i64, Value::Lane(lane))?;
    }
    Ok(())
}

/// One lane, from or to memory or a general register.
fn move_lane(m: &mut M<'_>, inst: &Inst) -> Result<()> {
    let lane = one_lane(m, inst)?;
    if register(inst.operands.first()).is_none() {
        return store_lane(m, inst, lane);
    }
    // The other lane of the xmm register becomes 0.
    let mut both = Lanes::default();
    (both[0], both[1]) = (lane, Some(Lane::zero()));
    write(m, inst, 2, both)
}

/// Writes one lane to memory or a general register.
fn store_lane(m: &mut M<'_>, inst: &Inst, lane: Option<Lane>) -> Result<()> {
    if is_general(inst, 0) {
        let word = m.word_of(&lane.ok_or("moves an undefined lane")?)?;
        return m.set_operand(inst, 0, Value::Word(word));
    }
    let mut one = Lanes::default();
    one[0] = lane;
    write(m, inst, 1, one)
}

/// A general register, or the lowest lane of an operand.
fn one_lane(m: &mut M<'_>, inst: &Inst) -> Result<Option<Lane>> {
    if is_general(inst, 1) {
        return Ok(Some(m.word(inst, 1)?.into()));
    }
    let [lane, ..] = read(m, inst, 1, 1)?;
    Ok(lane)
}

/// Writes what `operation` makes of each two defined lanes.
fn each_lane(
    m: &mut M<'_>,
    inst: &Inst,
    operation: impl Fn(&mut M<'_>, Lane, &Lane) -> Result<Lane>,
) -> Result<()> {
    let (first, lanes) = (first(inst), width(inst));
    let x = read(m, inst, first, lanes)?;
    let y = read(m, inst, first + 1, lanes)?;
    if let Some((number, _)) = register(inst.operands.first()) {
        // So that a sum that stays in its register is not copied.
        m.cpu.vectors[number][..lanes].fill(None);
    }
    let mut value = Lanes::default();
    for (k, (x, y)) in x.into_iter().zip(&y).enumerate() {
        if let (Some(x), Some(y)) = (x, y) {
            value[k] = Some(operation(m, x, y)?);
        }
    }
    write(m, inst, lanes, value)
}

/// The same, of lanes as words.
fn each_word(
    m: &mut M<'_>,
    inst: &Inst,
    operation: impl Fn(&mut M<'_>, &Word, &Word) -> Result<Word>,
) -> Result<()> {
    each_lane(m, inst, |m, x, y| {
        let (x, y) = (m.word_of(&x)?, m.word_of(y)?);
        Ok(operation(m, &x, &y)?.into())
    })
}
