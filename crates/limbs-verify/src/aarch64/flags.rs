//! The flags N, Z, C and V.

use crate::equations::Word;
use crate::memory::Result;

/// Each flag is a bit, or nothing where its value is not known.
#[derive(Clone, Debug, Default)]
pub(super) struct Flags {
    pub(super) negative: Option<Word>,
    pub(super) zero: Option<Word>,
    /// Of a difference, 1 where it does not borrow.
    pub(super) carry: Option<Word>,
    pub(super) overflow: Option<Word>,
}

/// A flag that must have a value.
pub(super) fn defined(flag: &Option<Word>, name: &str) -> Result<Word> {
    flag.clone()
        .ok_or_else(|| format!("uses the flag {name}, which is undefined or depends on secrets"))
}

fn constant(flag: &Option<Word>, name: &str) -> Result<bool> {
    let value = defined(flag, name)?.as_constant();
    value
        .map(|bit| bit == 1)
        .ok_or_else(|| format!("the flag {name} depends on secrets"))
}

impl Flags {
    /// Whether a condition, by its number, is met; a branch asks, and secrets must not decide.
    pub(super) fn is_met(&self, condition: u8) -> Result<bool> {
        let negative = || constant(&self.negative, "N");
        let zero = || constant(&self.zero, "Z");
        let carry = || constant(&self.carry, "C");
        let overflow = || constant(&self.overflow, "V");
        let met = match condition >> 1 {
            0 => zero()?,
            1 => carry()?,
            2 => negative()?,
            3 => overflow()?,
            4 => carry()? && !zero()?,
            5 => negative()? == overflow()?,
            6 => negative()? == overflow()? && !zero()?,
            // Always, whatever the lowest bit.
            _ => return Ok(true),
        };
        Ok(met != (condition & 1 == 1))
    }

    /// The bit that a condition reads, and whether it reads its inverse.
    pub(super) fn select(&self, condition: u8) -> Result<(Word, bool)> {
        let inverse = condition & 1 == 1;
        match condition >> 1 {
            0 => Ok((defined(&self.zero, "Z")?, inverse)),
            1 => Ok((defined(&self.carry, "C")?, inverse)),
            2 => Ok((defined(&self.negative, "N")?, inverse)),
            3 => Ok((defined(&self.overflow, "V")?, inverse)),
            _ => Ok((Word::constant(u64::from(self.is_met(condition)?)), false)),
        }
    }
}
