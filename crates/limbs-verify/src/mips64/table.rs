//! The instructions that a kernel may use: how each is encoded, and what it does.
//!
//! What is not here is refused. The table also says what the time of each is taken not to depend on; see
//! `docs/verification.md`.

use super::decode::Format::{
    self, Branch, Jump, Memory, MoveFrom, Multiply, Nothing, Shift, Signed, Three, Unsigned,
};
use super::meaning as does;
use super::{Instruction, Mips64};
use crate::executor::Run;
use crate::memory::Result;

/// What an instruction does.
pub(super) type Meaning = fn(&mut Mips64, &mut Run<'_>, &Instruction) -> Result<()>;

/// Why an instruction's time does not depend on secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// No core is known whose time for it depends on operands.
    Calculated,
    /// The architecture permits multiplication to depend on operands: an assumption on the core.
    Multiplied,
    /// Its address is proved to be public; what is loaded or stored is taken not to matter.
    Memory,
    /// It has no operands, or is proved to depend on public ones only.
    Public,
}

/// An instruction.
#[derive(Debug)]
pub struct Form {
    /// Its name in assembly.
    pub name: &'static str,
    /// Its bits, those of the operands 0.
    pub bits: u32,
    /// Its operands.
    pub format: Format,
    /// What its time depends on.
    pub time: Time,
    pub(super) meaning: Meaning,
}

/// Opcode, and the function of those with opcode 0.
const fn form(
    name: &'static str,
    opcode: u32,
    function: u32,
    format: Format,
    time: Time,
    meaning: Meaning,
) -> Form {
    Form {
        name,
        bits: opcode << 26 | function,
        format,
        time,
        meaning,
    }
}

/// All instructions; names, opcodes and operands after "MIPS Architecture For Programmers, Volume II-A: The MIPS64 Instruction
/// Set", revision 5.04. `nop` is the shift of nothing by nothing.
pub static FORMS: &[Form] = &[
    form("nop", 0, 0, Nothing, Time::Public, does::nop),
    form("jr", 0, 0x08, Jump, Time::Public, does::jump),
    form("mfhi", 0, 0x10, MoveFrom, Time::Calculated, does::high),
    form("mflo", 0, 0x12, MoveFrom, Time::Calculated, does::low),
    form(
        "dmultu",
        0,
        0x1d,
        Multiply,
        Time::Multiplied,
        does::multiply,
    ),
    form("and", 0, 0x24, Three, Time::Calculated, does::and),
    form("or", 0, 0x25, Three, Time::Calculated, does::or),
    form("xor", 0, 0x26, Three, Time::Calculated, does::xor),
    form("sltu", 0, 0x2b, Three, Time::Calculated, does::less),
    form("daddu", 0, 0x2d, Three, Time::Calculated, does::add),
    form("dsubu", 0, 0x2f, Three, Time::Calculated, does::subtract),
    form("dsrl", 0, 0x3a, Shift, Time::Calculated, does::shift_right),
    form("beq", 0x04, 0, Branch, Time::Public, does::branch_equal),
    form("bne", 0x05, 0, Branch, Time::Public, does::branch_different),
    form("andi", 0x0c, 0, Unsigned, Time::Calculated, does::and),
    form("daddiu", 0x19, 0, Signed, Time::Calculated, does::add),
    form("ld", 0x37, 0, Memory, Time::Memory, does::load),
    form("sd", 0x3f, 0, Memory, Time::Memory, does::store),
];
