//! Assembly as text, for tests.

use super::{FORMS, Format, Instruction};

/// The word of a line such as `daddu $2,$3,$4`; a branch has the distance from its slot in bytes.
///
/// # Errors
///
/// If there is no such instruction, or it has other operands.
pub fn assemble(line: &str) -> Result<u32, String> {
    let (name, operands) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let form = FORMS.iter().find(|form| form.name == name);
    let form = form.ok_or_else(|| format!("no instruction {name}"))?;
    let is_between = |c: char| ",()$".contains(c);
    let numbers = operands.split(is_between).filter(|text| !text.is_empty());
    let numbers: Result<Vec<i64>, _> = numbers.map(str::parse).collect();
    let numbers = numbers.map_err(|why| format!("{line}: {why}"))?;
    let i = with_operands(Instruction::of(form), &numbers);
    Ok(i.ok_or_else(|| format!("{line}: too few operands"))?
        .encode())
}

/// The instruction with operands, in the order in which they are written.
fn with_operands(mut i: Instruction, operands: &[i64]) -> Option<Instruction> {
    let constant = |place: usize| operands.get(place).copied();
    let register = |place: usize| Some(constant(place)? as usize & 31);
    match i.form.format {
        Format::Nothing => {}
        Format::Three => (i.rd, i.rs, i.rt) = (register(0)?, register(1)?, register(2)?),
        Format::Shift => {
            (i.rd, i.rt, i.distance) = (register(0)?, register(1)?, constant(2)? as u32)
        }
        Format::Multiply => (i.rs, i.rt) = (register(0)?, register(1)?),
        Format::MoveFrom => i.rd = register(0)?,
        Format::Jump => i.rs = register(0)?,
        Format::Signed | Format::Unsigned => {
            (i.rt, i.rs, i.immediate) = (register(0)?, register(1)?, constant(2)? as u64);
        }
        Format::Memory => {
            (i.rt, i.immediate, i.rs) = (register(0)?, constant(1)? as u64, register(2)?);
        }
        Format::Branch => {
            (i.rs, i.rt, i.immediate) = (register(0)?, register(1)?, constant(2)? as u64);
        }
    }
    Some(i)
}
