//! Instructions on vector registers: four lanes of 64 bits. Those of SSE keep the upper half of a register, those of
//! AVX clear it.

use crate::machine::{Inst, Machine, Place, immediate, is_same_register};
use crate::memory::{Lane, Value};
use crate::poly::Int;
use crate::reader::Result;
use crate::store::constant;
use std::array;
use std::rc::Rc;
use yaxpeax_x86::long_mode::register_class as class;
use yaxpeax_x86::long_mode::{Opcode, Operand};

type Lanes = [Option<Lane>; 4];

/// Whether the instruction's encoding has a prefix that elsewhere means repetition.
pub(crate) fn takes_rep(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::ENDBR64 | Opcode::ADOX | Opcode::MOVDQU | Opcode::MOVQ
    )
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
        _ => return None,
    };
    Some((usize::from(reg.num()), lanes)).filter(|(n, _)| *n < 16)
}

/// Executes an instruction on vectors.
pub(crate) fn step(m: &mut Machine<'_>, inst: &Inst) -> Result<()> {
    use Opcode as O;
    let lanes = inst
        .operands
        .iter()
        .find_map(|o| register(Some(o)))
        .map_or(0, |(_, lanes)| lanes);
    // The first operand is the destination, in SSE also the first source.
    let first = usize::from(!is_legacy(inst.opcode));
    match inst.opcode {
        O::MOVDQU | O::MOVDQA | O::MOVUPS | O::MOVAPS | O::VMOVDQU | O::VMOVDQA | O::VMOVUPS => {
            let value = read(m, inst, 1, lanes)?;
            write(m, inst, lanes, value)
        }
        O::MOVQ | O::VMOVQ => move_lane(m, inst),
        O::VBROADCASTI128 => {
            let [a, b, ..] = read(m, inst, 1, 2)?;
            write(m, inst, 4, [a.clone(), b.clone(), a, b])
        }
        O::VPBROADCASTQ => {
            let [a, ..] = read(m, inst, 1, 1)?;
            write(m, inst, lanes, array::from_fn(|_| a.clone()))
        }
        O::VEXTRACTI128 => {
            let x = read(m, inst, 1, 4)?;
            let half = 2 * (selector(inst, 2)? & 1);
            write(
                m,
                inst,
                2,
                [x[half].clone(), x[half + 1].clone(), None, None],
            )
        }
        O::VINSERTI128 => {
            let (mut x, [a, b, ..]) = (read(m, inst, 1, 4)?, read(m, inst, 2, 2)?);
            let half = 2 * (selector(inst, 3)? & 1);
            (x[half], x[half + 1]) = (a, b);
            write(m, inst, 4, x)
        }
        O::PUNPCKLQDQ | O::VPUNPCKLQDQ | O::VPUNPCKHQDQ => {
            let (x, y) = (
                read(m, inst, first, lanes)?,
                read(m, inst, first + 1, lanes)?,
            );
            let odd = usize::from(inst.opcode == O::VPUNPCKHQDQ);
            let from = |k: usize| {
                if k.is_multiple_of(2) {
                    x[k + odd].clone()
                } else {
                    y[k - 1 + odd].clone()
                }
            };
            write(m, inst, lanes, array::from_fn(from))
        }
        O::VPBLENDD => {
            let (x, y) = (read(m, inst, 1, lanes)?, read(m, inst, 2, lanes)?);
            let halves = selector(inst, 3)?;
            let mut value = Lanes::default();
            for (k, lane) in value.iter_mut().enumerate().take(lanes) {
                *lane = match halves >> (2 * k) & 3 {
                    0 => x[k].clone(),
                    3 => y[k].clone(),
                    _ => return Err("mixes the halves of a lane".into()),
                };
            }
            write(m, inst, lanes, value)
        }
        O::VPERMQ => {
            let (x, order) = (read(m, inst, 1, 4)?, selector(inst, 2)?);
            write(
                m,
                inst,
                4,
                array::from_fn(|k| x[order >> (2 * k) & 3].clone()),
            )
        }
        O::PXOR | O::VPXOR if is_same_register(inst, first) => {
            write(m, inst, lanes, array::from_fn(|_| Some(Lane::zero())))
        }
        O::PXOR | O::PAND | O::POR | O::VPXOR | O::VPAND | O::VPOR => {
            each(m, inst, first, lanes, |m, x, y| {
                let (x, y) = (m.word_of(&x)?, m.word_of(y)?);
                let result = match inst.opcode {
                    O::PXOR | O::VPXOR => m.store.xor(&x, &y, 64)?,
                    O::PAND | O::VPAND => m.store.and(&x, &y, 64)?,
                    _ => m.store.or(&x, &y, 64)?,
                };
                Ok(result.into())
            })
        }
        O::PADDQ | O::VPADDQ | O::PSUBQ | O::VPSUBQ => {
            let c = Int::from(if matches!(inst.opcode, O::PADDQ | O::VPADDQ) {
                1
            } else {
                -1
            });
            each(m, inst, first, lanes, |_, x, y| {
                let mut poly = x.poly;
                Rc::make_mut(&mut poly).add_scaled(&y.poly, &c);
                Ok(Lane {
                    poly,
                    is_word: false,
                })
            })
        }
        O::VPMULDQ => each(m, inst, first, lanes, |m, x, y| {
            let (x, y) = (m.store.signed_half(&x.poly)?, m.store.signed_half(&y.poly)?);
            Ok(Lane::new(x.times(&y)))
        }),
        O::VPMULUDQ => each(m, inst, first, lanes, |m, x, y| {
            let x = m.store.unsigned_half(&x.poly, x.is_word)?;
            let y = m.store.unsigned_half(&y.poly, y.is_word)?;
            Ok(m.store.mul_halves(&x, &y)?.into())
        }),
        O::VPSRLQ | O::VPSLLQ => {
            let by = selector(inst, 2)?.min(64) as u32;
            let x = read(m, inst, 1, lanes)?;
            let mut value = Lanes::default();
            for (lane, x) in value.iter_mut().zip(x) {
                let Some(x) = x else { continue };
                let word = m.word_of(&x)?;
                let shifted = match inst.opcode {
                    O::VPSRLQ if by == 64 => constant(0),
                    O::VPSRLQ => m.store.cut(&word, by)?.1,
                    _ => m.store.shift_left(&word, by)?,
                };
                *lane = Some(shifted.into());
            }
            write(m, inst, lanes, value)
        }
        O::VZEROUPPER => {
            m.vectors
                .iter_mut()
                .for_each(|lanes| lanes[2..].fill(Some(Lane::zero())));
            Ok(())
        }
        O::VZEROALL => {
            m.vectors
                .iter_mut()
                .for_each(|lanes| lanes.fill(Some(Lane::zero())));
            Ok(())
        }
        _ => Err("is not supported".into()),
    }
}

/// An immediate operand that selects.
fn selector(inst: &Inst, n: usize) -> Result<usize> {
    let bits = inst.operands.get(n).and_then(immediate);
    Ok((bits.ok_or("is not selected by a constant")? & 0xff) as usize)
}

/// Reads `lanes` lanes of an operand.
fn read(m: &mut Machine<'_>, inst: &Inst, n: usize, lanes: usize) -> Result<Lanes> {
    if let Some((number, _)) = register(inst.operands.get(n)) {
        return Ok(array::from_fn(|k| {
            m.vectors[number][k].clone().filter(|_| k < lanes)
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
fn place(m: &mut Machine<'_>, inst: &Inst, n: usize, lanes: usize) -> Result<Place> {
    use Opcode as O;
    let operand = inst.operands.get(n).ok_or("lacks an operand")?.clone();
    if !operand.is_memory() || inst.memory_bytes != 8 * lanes {
        return Err("has an operand that is not supported".into());
    }
    let place = m.place(inst, &operand)?;
    let by = 8 * lanes as i64;
    let wants = inst.opcode == O::VMOVDQA
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
fn write(m: &mut Machine<'_>, inst: &Inst, lanes: usize, value: Lanes) -> Result<()> {
    if let Some((number, _)) = register(inst.operands.first()) {
        for (k, lane) in value.into_iter().enumerate() {
            if k < lanes {
                m.vectors[number][k] = lane;
            } else if !is_legacy(inst.opcode) {
                m.vectors[number][k] = Some(Lane::zero());
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
fn move_lane(m: &mut Machine<'_>, inst: &Inst) -> Result<()> {
    let is_general = |n: usize| {
        let is_register = matches!(inst.operands.get(n), Some(Operand::Register { .. }));
        is_register && register(inst.operands.get(n)).is_none()
    };
    let lane = if is_general(1) {
        Some(m.word(inst, 1)?.into())
    } else {
        let [lane, ..] = read(m, inst, 1, 1)?;
        lane
    };
    if register(inst.operands.first()).is_some() {
        // The other lane of the xmm register becomes 0.
        write(m, inst, 2, [lane, Some(Lane::zero()), None, None])
    } else if is_general(0) {
        let word = m.word_of(&lane.ok_or("moves an undefined lane")?)?;
        m.set_operand(inst, 0, Value::Word(word))
    } else {
        write(m, inst, 1, [lane, None, None, None])
    }
}

/// Writes what `operation` makes of each two defined lanes.
fn each(
    m: &mut Machine<'_>,
    inst: &Inst,
    first: usize,
    lanes: usize,
    operation: impl Fn(&mut Machine<'_>, Lane, &Lane) -> Result<Lane>,
) -> Result<()> {
    let (x, y) = (
        read(m, inst, first, lanes)?,
        read(m, inst, first + 1, lanes)?,
    );
    if let Some((number, _)) = register(inst.operands.first()) {
        // So that a sum that stays in its register is not copied.
        m.vectors[number][..lanes].fill(None);
    }
    let mut value = Lanes::default();
    for (k, (x, y)) in x.into_iter().zip(&y).enumerate() {
        if let (Some(x), Some(y)) = (x, y) {
            value[k] = Some(operation(m, x, y)?);
        }
    }
    write(m, inst, lanes, value)
}
