//! The instructions that a kernel may use, and what each does.
//!
//! What is not here is refused. The table is also the list of instructions whose time is taken not to
//! depend on the values of their operands; see `docs/verification.md`.

use super::general::*;
use super::machine::X86;
use super::vector;
use crate::executor::{Next, Run};
use crate::memory::Result;
use iced_x86::{Instruction, Mnemonic};

/// What an instruction does.
pub(super) type Meaning = fn(&mut X86, &mut Run<'_>, &Instruction) -> Result<Next>;

/// The meaning of an instruction, if it is supported.
pub(super) fn meaning(mnemonic: Mnemonic) -> Option<Meaning> {
    use Mnemonic::*;
    Some(match mnemonic {
        Nop | Endbr64 => nop,
        Mov => mov,
        Movzx => movzx,
        Lea => lea,
        Xchg => xchg,
        Push => push,
        Pop => pop,
        Call => call,
        Ret => ret,
        Jmp => jmp,
        Jb | Jae | Je | Jne | Jbe | Ja | Js | Jns | Jl | Jge | Jle | Jg => jcc,
        Add => add,
        Adc => adc,
        Sub | Cmp => sub,
        Sbb => sbb,
        Adcx => adcx,
        Adox => adox,
        Inc | Dec => inc_dec,
        Neg => neg,
        Not => not,
        Xor | And | Or | Test => logic,
        Andn => andn,
        Mul => mul,
        Mulx => mulx,
        Imul => imul,
        Rol | Ror => rotate,
        Shl | Shr | Sar => shift,
        Shlx | Shrx | Sarx => shift_x,
        Shld | Shrd => shift_double,
        Cmovb | Cmovae | Cmove | Cmovne | Cmovbe | Cmova | Cmovs | Cmovns | Cmovo | Cmovno => cmov,
        Setb | Setae | Sete | Setne | Seto | Setno | Sets | Setns => setcc,
        Clc | Stc | Cmc => carry,
        _ => return vector::meaning(mnemonic),
    })
}
