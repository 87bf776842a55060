//! The instructions that a kernel may use, and what each does.
//!
//! What is not here is refused. The table also says why the time of each does not depend on secrets;
//! `docs/verification.md` has the sources.

use super::general::*;
use super::machine::X86;
use super::vector;
use crate::executor::{Next, Run};
use crate::memory::Result;
use iced_x86::{Instruction, Mnemonic};

/// What an instruction does.
pub(super) type Meaning = fn(&mut X86, &mut Run<'_>, &Instruction) -> Result<Next>;

/// Why the time of an instruction does not depend on secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timing {
    /// Its mnemonic is on Intel's list of instructions with data operand independent timing.
    Listed,
    /// It is on that list with a mark: on processors where MXCSR matters (MCDT), only for some values of that register.
    Multiplier,
    /// It has no operand that could be secret: it does nothing, sets a flag to a constant, or goes to where the prover
    /// shows that no secret leads it.
    NoData,
}

/// What an instruction does, and why its time does not depend on secrets; nothing if it is not supported.
pub(super) fn entry(mnemonic: Mnemonic) -> Option<(Meaning, Timing)> {
    use Mnemonic::*;
    use Timing::{Listed, NoData};
    let (meaning, timing): (Meaning, Timing) = match mnemonic {
        Nop | Endbr64 => (nop, NoData),
        Call => (call, NoData),
        Ret => (ret, NoData),
        Jmp => (jmp, NoData),
        Jb | Jae | Je | Jne | Jbe | Ja | Js | Jns | Jl | Jge | Jle | Jg => (jcc, NoData),
        Clc | Stc => (carry, NoData),
        Mov => (mov, Listed),
        Movzx => (movzx, Listed),
        Lea => (lea, Listed),
        Push => (push, Listed),
        Pop => (pop, Listed),
        Add => (add, Listed),
        Adc => (adc, Listed),
        Sub | Cmp => (sub, Listed),
        Sbb => (sbb, Listed),
        Adcx => (adcx, Listed),
        Adox => (adox, Listed),
        Inc | Dec => (inc_dec, Listed),
        Neg => (neg, Listed),
        Not => (not, Listed),
        Xor | And | Or | Test => (logic, Listed),
        Andn => (andn, Listed),
        Mul => (mul, Listed),
        Mulx => (mulx, Listed),
        Imul => (imul, Listed),
        Rol | Ror => (rotate, Listed),
        Shl | Shr | Sar => (shift, Listed),
        Shlx | Shrx => (shift_x, Listed),
        Shld | Shrd => (shift_double, Listed),
        Cmovb | Cmovae | Cmove | Cmovne | Cmovbe | Cmova | Cmovs | Cmovns | Cmovo | Cmovno => {
            (cmov, Listed)
        }
        Setb | Setae | Sete | Setne | Seto | Setno | Sets | Setns => (setcc, Listed),
        _ => return vector::entry(mnemonic),
    };
    Some((meaning, timing))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is near the instructions of the table and not on Intel's list, or not established to be.
    #[test]
    fn instructions_that_are_not_on_the_list_are_refused() {
        use Mnemonic::*;
        for mnemonic in [
            Xchg,
            Cmc,
            Sarx,
            Rcl,
            Rcr,
            Bsf,
            Bsr,
            Tzcnt,
            Lzcnt,
            Popcnt,
            Pdep,
            Pext,
            Div,
            Idiv,
            Movups,
            Movaps,
            Vmovups,
            Shufps,
            Mulsd,
            Vmulpd,
            Vfmadd231pd,
            Cvtsd2si,
        ] {
            assert!(entry(mnemonic).is_none(), "{mnemonic:?}");
        }
    }

    /// The mark is for the multipliers of vectors, as Intel's list has it.
    #[test]
    fn multipliers_of_vectors_are_marked() {
        for mnemonic in Mnemonic::values() {
            let is_marked = entry(mnemonic).is_some_and(|(_, t)| t == Timing::Multiplier);
            let name = format!("{mnemonic:?}").to_lowercase();
            let multiplies = name.starts_with("vpm") || name.starts_with("pm");
            let supported = entry(mnemonic).is_some();
            assert_eq!(is_marked, supported && multiplies, "{name}");
        }
    }

    /// Nothing of the table writes the direction flag or MXCSR, or calculates with floating point.
    #[test]
    fn direction_flag_and_mxcsr_are_out_of_reach() {
        use Mnemonic::*;
        for mnemonic in [
            Cld, Std, Popfq, Sahf, Ldmxcsr, Vldmxcsr, Fxrstor, Xrstor, Emms, Wrfsbase, Movsb,
            Movsq, Stosq, Syscall, Int3,
        ] {
            assert!(entry(mnemonic).is_none(), "{mnemonic:?}");
        }
    }
}
