//! The flags, of which an instruction may leave some undefined.

use crate::equations::Word;
use crate::memory::Result;
use iced_x86::ConditionCode;

/// Carry, zero, sign and overflow flag: a bit, or nothing where its value is undefined or not known.
#[derive(Clone, Debug, Default)]
pub(super) struct Flags {
    pub(super) carry: Option<Word>,
    pub(super) zero: Option<Word>,
    pub(super) sign: Option<Word>,
    pub(super) overflow: Option<Word>,
}

/// A flag that must have a value.
pub(super) fn defined(flag: &Option<Word>, name: &str) -> Result<Word> {
    flag.clone()
        .ok_or_else(|| format!("uses the {name} flag, which is undefined or depends on secrets"))
}

fn constant(flag: &Option<Word>, name: &str) -> Result<bool> {
    let value = defined(flag, name)?.as_constant();
    value
        .map(|bit| bit == 1)
        .ok_or_else(|| format!("the {name} flag depends on secrets"))
}

impl Flags {
    /// Whether a branch on secrets' flags would be taken.
    pub(super) fn is_met(&self, condition: ConditionCode) -> Result<bool> {
        let carry = || constant(&self.carry, "carry");
        let zero = || constant(&self.zero, "zero");
        let sign = || constant(&self.sign, "sign");
        let overflow = || constant(&self.overflow, "overflow");
        Ok(match condition {
            ConditionCode::b => carry()?,
            ConditionCode::ae => !carry()?,
            ConditionCode::e => zero()?,
            ConditionCode::ne => !zero()?,
            ConditionCode::be => carry()? || zero()?,
            ConditionCode::a => !(carry()? || zero()?),
            ConditionCode::s => sign()?,
            ConditionCode::ns => !sign()?,
            ConditionCode::l => sign()? != overflow()?,
            ConditionCode::ge => sign()? == overflow()?,
            ConditionCode::le => zero()? || sign()? != overflow()?,
            ConditionCode::g => !(zero()? || sign()? != overflow()?),
            _ => return Err("branches on a condition that is not supported".into()),
        })
    }

    /// The flag that a conditional move or set reads, and whether it reads its inverse.
    pub(super) fn select(&self, condition: ConditionCode) -> Result<(Word, bool)> {
        match condition {
            ConditionCode::b => Ok((defined(&self.carry, "carry")?, false)),
            ConditionCode::ae => Ok((defined(&self.carry, "carry")?, true)),
            ConditionCode::e => Ok((defined(&self.zero, "zero")?, false)),
            ConditionCode::ne => Ok((defined(&self.zero, "zero")?, true)),
            ConditionCode::o => Ok((defined(&self.overflow, "overflow")?, false)),
            ConditionCode::no => Ok((defined(&self.overflow, "overflow")?, true)),
            ConditionCode::s => Ok((defined(&self.sign, "sign")?, false)),
            ConditionCode::ns => Ok((defined(&self.sign, "sign")?, true)),
            _ => Ok((Word::constant(u64::from(self.is_met(condition)?)), false)),
        }
    }
}
