//! The instructions that a kernel may use, what each does, and what its time depends on.
//!
//! What is not here is refused. The third column follows the operational information that the Arm Architecture
//! Reference Manual (DDI 0487) gives with each instruction for PSTATE.DIT = 1, which together is Arm's list of
//! instructions with data-independent timing.

use super::machine::Aarch64;
use super::{general, memory, vector};
use crate::executor::{Next, Run};
use crate::memory::Result;
use yaxpeax_arm::armv8::a64::{Instruction, Opcode, Operand};

/// What an instruction does.
pub(super) type Meaning = fn(&mut Aarch64, &mut Run<'_>, &Instruction) -> Result<Next>;

/// What the time of an instruction depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Time {
    /// On the list: neither on its registers nor on flags.
    Listed,
    /// On the list: on its address, not on what is loaded or stored. The prover sees to it that addresses are public.
    ListedForData,
    /// On no list; the prover sees to it that it decides by public values only, or it has no operands.
    Public,
}

/// Whether the instruction is one on vectors.
fn is_vector(i: &Instruction) -> bool {
    matches!(
        i.operands[0],
        Operand::SIMDRegister(..) | Operand::SIMDRegisterElements(..)
    )
}

/// The meaning of an instruction and what its time depends on, if it is supported.
pub(super) fn meaning(i: &Instruction) -> Option<(Meaning, Time)> {
    use Time::{Listed, ListedForData, Public};
    if is_vector(i) {
        return Some(match i.opcode {
            Opcode::LDR | Opcode::STR | Opcode::LDUR | Opcode::STUR => {
                (memory::single, ListedForData)
            }
            Opcode::LDP | Opcode::STP => (memory::pair, ListedForData),
            Opcode::DUP => (vector::dup, Listed),
            Opcode::MOVI => (vector::movi, Listed),
            Opcode::AND | Opcode::ORR | Opcode::EOR | Opcode::BIC => (vector::logic, Listed),
            Opcode::BSL | Opcode::BIT | Opcode::BIF => (vector::choose, Listed),
            _ => return None,
        });
    }
    Some(match i.opcode {
        Opcode::HINT => (general::hint, Public),
        Opcode::B | Opcode::Bcc(_) | Opcode::CBZ | Opcode::CBNZ => (general::branch, Public),
        Opcode::TBZ | Opcode::TBNZ => (general::test_branch, Public),
        Opcode::BL => (general::call, Public),
        Opcode::RET => (general::ret, Public),
        Opcode::LDR | Opcode::STR | Opcode::LDUR | Opcode::STUR => (memory::single, ListedForData),
        Opcode::LDP | Opcode::STP => (memory::pair, ListedForData),
        Opcode::ADD | Opcode::ADDS | Opcode::SUB | Opcode::SUBS => (general::add_sub, Listed),
        Opcode::ADC | Opcode::ADCS | Opcode::SBC | Opcode::SBCS => (general::add_sub_carry, Listed),
        Opcode::AND | Opcode::ANDS | Opcode::BIC | Opcode::BICS => (general::logic, Listed),
        Opcode::ORR | Opcode::ORN | Opcode::EOR | Opcode::EON => (general::logic, Listed),
        Opcode::MADD | Opcode::MSUB => (general::multiply_add, Listed),
        Opcode::UMULH => (general::multiply_high, Listed),
        Opcode::MOVZ | Opcode::MOVN => (general::move_wide, Listed),
        Opcode::UBFM => (general::bitfield, Listed),
        Opcode::EXTR => (general::extract, Listed),
        Opcode::LSLV | Opcode::LSRV => (general::shift, Listed),
        Opcode::CSEL | Opcode::CSINC | Opcode::CSINV | Opcode::CSNEG => (general::select, Listed),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use yaxpeax_arch::{Decoder, U8Reader};
    use yaxpeax_arm::armv8::a64::InstDecoder;

    fn decoded(word: u32) -> Option<Instruction> {
        let bytes = word.to_le_bytes();
        InstDecoder::default()
            .decode(&mut U8Reader::new(&bytes))
            .ok()
    }

    /// What takes longer for some values than for others is not in the table.
    #[test]
    fn what_is_on_no_list_is_refused() {
        // udiv x0, x1, x2; sdiv x0, x1, x2; fdiv d0, d1, d2; fmov d0, x1; msr fpcr, x0; br x0
        for word in [
            0x9ac2_0820,
            0x9ac2_0c20,
            0x1e62_1820,
            0x9e67_0020,
            0xd51b_4400,
            0xd61f_0000,
        ] {
            let i = decoded(word).expect("an instruction");
            assert!(meaning(&i).is_none(), "{i}");
        }
        // cbz x3, .; adcs x5, x5, x9; ldr x5, [x1]
        let times = [0xb400_0003, 0xba09_00a5, 0xf940_0025]
            .map(|w| meaning(&decoded(w).unwrap()).unwrap().1);
        assert_eq!(times, [Time::Public, Time::Listed, Time::ListedForData]);
    }
}
