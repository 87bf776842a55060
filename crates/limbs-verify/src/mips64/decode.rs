//! Decoding, strictly: a word is an instruction of the table or an error.
//!
//! Fields that an instruction does not use must be 0. What has been decoded is encoded again, by other code, and
//! must give the same word.

use super::table::{FORMS, Form};
use std::fmt;

/// Which fields an instruction has, and how they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// None.
    Nothing,
    /// `rd, rs, rt`
    Three,
    /// `rd, rt, distance`
    Shift,
    /// `rs, rt`
    Multiply,
    /// `rd`
    MoveFrom,
    /// `rs`
    Jump,
    /// `rt, rs, immediate`, with a sign
    Signed,
    /// `rt, rs, immediate`, without
    Unsigned,
    /// `rt, immediate(rs)`
    Memory,
    /// `rs, rt, target`
    Branch,
}

const RS: u32 = 0x1f << 21;
const RT: u32 = 0x1f << 16;
const RD: u32 = 0x1f << 11;
const DISTANCE: u32 = 0x1f << 6;
const IMMEDIATE: u32 = 0xffff;

impl Format {
    /// The bits of the operands.
    const fn fields(self) -> u32 {
        match self {
            Self::Nothing => 0,
            Self::Three => RS | RT | RD,
            Self::Shift => RT | RD | DISTANCE,
            Self::Multiply => RS | RT,
            Self::MoveFrom => RD,
            Self::Jump => RS,
            Self::Signed | Self::Unsigned | Self::Memory | Self::Branch => RS | RT | IMMEDIATE,
        }
    }
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Instruction {
    /// Which it is.
    pub form: &'static Form,
    /// The number of a register that is read, 0 if it has none; likewise the others.
    pub rs: usize,
    /// A register that is read, or written by what has no `rd`.
    pub rt: usize,
    /// A register that is written.
    pub rd: usize,
    /// The distance of a shift.
    pub distance: u32,
    /// The constant, as 64 bits.
    pub immediate: u64,
}

/// The five bits from `at` on.
const fn five(word: u32, at: u32) -> usize {
    (word >> at & 31) as usize
}

/// Decodes a word.
///
/// # Errors
///
/// If it is no instruction of the table.
pub fn decode(word: u32) -> Result<Instruction, String> {
    let is = |form: &&Form| word & !form.format.fields() == form.bits;
    let mut found = FORMS.iter().filter(is);
    let (Some(form), None) = (found.next(), found.next()) else {
        return Err("is no instruction that is supported".into());
    };
    let has = |field: u32| form.format.fields() & field != 0;
    let register = |field, at| if has(field) { five(word, at) } else { 0 };
    let low = word as u16;
    let instruction = Instruction {
        form,
        rs: register(RS, 21),
        rt: register(RT, 16),
        rd: register(RD, 11),
        distance: if has(DISTANCE) {
            five(word, 6) as u32
        } else {
            0
        },
        immediate: match form.format {
            Format::Signed | Format::Memory => i64::from(low as i16) as u64,
            Format::Branch => (i64::from(low as i16) * 4) as u64,
            Format::Unsigned => u64::from(low),
            _ => 0,
        },
    };
    if instruction.encode() != word {
        return Err("is not what it encodes to".into());
    }
    Ok(instruction)
}

impl Instruction {
    /// The instruction of a form, all of whose operands are 0.
    #[must_use]
    pub const fn of(form: &'static Form) -> Self {
        Self {
            form,
            rs: 0,
            rt: 0,
            rd: 0,
            distance: 0,
            immediate: 0,
        }
    }

    /// Its word.
    #[must_use]
    pub fn encode(&self) -> u32 {
        let (rs, rt, rd) = (self.rs as u32, self.rt as u32, self.rd as u32);
        let constant = self.immediate as u32;
        self.form.bits
            | match self.form.format {
                Format::Nothing => 0,
                Format::Three => rs << 21 | rt << 16 | rd << 11,
                Format::Shift => rt << 16 | rd << 11 | self.distance << 6,
                Format::Multiply => rs << 21 | rt << 16,
                Format::MoveFrom => rd << 11,
                Format::Jump => rs << 21,
                Format::Signed | Format::Unsigned | Format::Memory => {
                    rs << 21 | rt << 16 | constant & IMMEDIATE
                }
                Format::Branch => rs << 21 | rt << 16 | constant >> 2 & IMMEDIATE,
            }
    }

    /// Whether it is a branch or a jump, behind which stands a delay slot.
    #[must_use]
    pub fn is_branch(&self) -> bool {
        matches!(self.form.format, Format::Jump | Format::Branch)
    }

    /// Where a branch leads that stands at an address; what has no target leads nowhere.
    #[must_use]
    pub fn target(&self, address: u64) -> Option<u64> {
        let from_slot = address.wrapping_add(4);
        (self.form.format == Format::Branch).then(|| from_slot.wrapping_add(self.immediate))
    }

    /// Whether a branch is always taken.
    #[must_use]
    pub fn is_always_taken(&self) -> bool {
        self.form.name == "jr" || (self.form.name == "beq" && self.rs == self.rt)
    }

    /// Its text in assembly; branches with their target.
    #[must_use]
    pub fn text(&self, address: u64) -> String {
        let Self { rs, rt, rd, .. } = self;
        let constant = self.immediate as i64;
        let name = self.form.name;
        match self.form.format {
            Format::Nothing => name.to_string(),
            Format::Three => format!("{name} ${rd},${rs},${rt}"),
            Format::Shift => format!("{name} ${rd},${rt},{:#x}", self.distance),
            Format::Multiply => format!("{name} ${rs},${rt}"),
            Format::MoveFrom => format!("{name} ${rd}"),
            Format::Jump => format!("{name} ${rs}"),
            Format::Signed => format!("{name} ${rt},${rs},{constant}"),
            Format::Unsigned => format!("{name} ${rt},${rs},{constant:#x}"),
            Format::Memory => format!("{name} ${rt},{constant}(${rs})"),
            Format::Branch => {
                let target = self.target(address).expect("a branch has a target");
                format!("{name} ${rs},${rt},{target:x}")
            }
        }
    }
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A few words as an assembler makes them.
    #[test]
    fn words_are_read() {
        for (word, text) in [
            (0x0000_0000, "nop"),
            (0x67bd_ffc0, "daddiu $29,$29,-64"),
            (0xffb0_0008, "sd $16,8($29)"),
            (0x310b_0003, "andi $11,$8,0x3"),
            (0x0008_b0ba, "dsrl $22,$8,0x2"),
            (0x1160_0031, "beq $11,$0,c8"),
            (0x16a0_fff0, "bne $21,$0,ffffffffffffffc4"),
            (0x0147_001d, "dmultu $10,$7"),
            (0x0000_5012, "mflo $10"),
            (0x004e_082b, "sltu $1,$2,$14"),
            (0x03e0_0008, "jr $31"),
        ] {
            assert_eq!(decode(word).unwrap().text(0), text);
        }
    }

    /// Operands do not change which instruction it is; any other bit does.
    #[test]
    fn unused_fields_are_errors() {
        for form in FORMS {
            let fields = form.format.fields();
            let name_of = |word| decode(word).ok().map(|i| i.form.name);
            assert_eq!(form.bits & fields, 0, "{}", form.name);
            assert_eq!(name_of(form.bits | fields), Some(form.name));
            for bit in (0..32).map(|bit| 1 << bit).filter(|bit| fields & bit == 0) {
                assert_ne!(name_of(form.bits ^ bit), Some(form.name), "{bit:#x}");
            }
        }
        // A rotation, a jump with a hint, a 32-bit sum, a signed product.
        for word in [0x0028_b0ba, 0x03e0_0408, 0x0085_1021, 0x0147_001c] {
            assert!(decode(word).is_err(), "{word:#x}");
        }
    }
}
