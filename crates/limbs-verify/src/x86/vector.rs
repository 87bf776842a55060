//! Instructions on vector registers: four lanes of 64 bits.

use super::table::Meaning;
use crate::equations::Word;
use crate::memory::Result;
use iced_x86::Mnemonic;

/// The lanes of a ymm register; undefined ones have no word.
pub(super) type Lanes = [Option<Word>; 4];

/// The meaning of an instruction, if it is supported.
pub(super) fn meaning(_: Mnemonic) -> Option<Meaning> {
    None
}

/// Checks that vector registers do not leave with secrets.
pub(super) fn check_exit(_: &[Lanes; 16]) -> Result<()> {
    Ok(())
}
