//! The instruction sets: what the common parts of the prover must know of each.

use crate::artefact::Artefact;
use crate::executor::{Code, Machine, Run};
use crate::memory::{Result, Value};
use crate::mutate::Change;
use crate::{aarch64, mips64, x86};
use std::collections::BTreeSet;

/// An instruction set, in one byte order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Isa {
    /// x86-64 with the System V convention.
    X86_64,
    /// AArch64, little endian, with AAPCS64.
    Aarch64,
    /// MIPS64, big endian, with the convention n64.
    Mips64,
    /// MIPS64, little endian, with the convention n64.
    Mips64el,
}

impl Isa {
    /// The instruction set of an ELF file of that machine and byte order.
    #[must_use]
    pub fn of(machine: object::Architecture, is_big_endian: bool) -> Option<Self> {
        use object::Architecture;
        match (machine, is_big_endian) {
            (Architecture::X86_64, false) => Some(Self::X86_64),
            (Architecture::Aarch64, false) => Some(Self::Aarch64),
            (Architecture::Mips64 | Architecture::Mips64_N32, true) => Some(Self::Mips64),
            (Architecture::Mips64 | Architecture::Mips64_N32, false) => Some(Self::Mips64el),
            _ => None,
        }
    }

    /// Its name, for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::X86_64 => "x86-64",
            Self::Aarch64 => "aarch64",
            Self::Mips64 => "mips64",
            Self::Mips64el => "mips64el",
        }
    }

    /// Its backend, as kernels name it in `limbs_<backend>_<variant>`.
    #[must_use]
    pub const fn backend(self) -> &'static str {
        match self {
            Self::X86_64 => "x86_64",
            Self::Aarch64 => "aarch64",
            Self::Mips64 | Self::Mips64el => "mips64",
        }
    }

    /// Whether the most significant byte of a word in memory comes first.
    #[must_use]
    pub const fn is_big_endian(self) -> bool {
        matches!(self, Self::Mips64)
    }

    /// Whether this program is made of it.
    #[must_use]
    pub const fn is_native(self) -> bool {
        match self {
            Self::X86_64 => cfg!(target_arch = "x86_64"),
            Self::Aarch64 => cfg!(target_arch = "aarch64"),
            Self::Mips64 => cfg!(all(target_arch = "mips64", target_endian = "big")),
            Self::Mips64el => cfg!(all(target_arch = "mips64", target_endian = "little")),
        }
    }

    /// Bytes on the stack between the stack pointer on entry and the arguments there: the return address, where
    /// no register holds it.
    #[must_use]
    pub const fn return_bytes(self) -> i64 {
        match self {
            Self::X86_64 => 8,
            Self::Aarch64 | Self::Mips64 | Self::Mips64el => 0,
        }
    }

    /// How many arguments come in registers.
    #[must_use]
    pub const fn register_arguments(self) -> usize {
        match self {
            Self::X86_64 => 6,
            Self::Aarch64 | Self::Mips64 | Self::Mips64el => 8,
        }
    }

    /// The state on entry, by the calling convention, with these arguments.
    ///
    /// # Errors
    ///
    /// If the instruction set is not supported.
    pub fn on_entry(self, run: &mut Run<'_>, arguments: &[Value]) -> Result<Box<dyn Machine>> {
        match self {
            Self::X86_64 => Ok(Box::new(x86::X86::on_entry(run, arguments))),
            Self::Aarch64 => Ok(Box::new(aarch64::Aarch64::on_entry(run, arguments))),
            Self::Mips64 | Self::Mips64el => Ok(Box::new(mips64::Mips64::on_entry(arguments)?)),
        }
    }

    /// The addresses of all instructions to which branches and calls lead from these.
    #[must_use]
    pub fn reachable(self, code: &dyn Code, from: Vec<u64>) -> BTreeSet<u64> {
        match self {
            Self::X86_64 => x86::reachable(code, from),
            Self::Aarch64 => aarch64::reachable(code, from),
            Self::Mips64 | Self::Mips64el => mips64::reachable(code, from),
        }
    }

    /// Whether an instruction stands there that kernels may use at all.
    #[must_use]
    pub fn admits(self, code: &dyn Code, address: u64) -> bool {
        match self {
            Self::X86_64 => x86::admits(code, address),
            Self::Aarch64 => aarch64::admits(code, address),
            Self::Mips64 | Self::Mips64el => mips64::admits(code, address),
        }
    }

    /// Every change of the instructions at these addresses, for mutants.
    #[must_use]
    pub fn changes(self, artefact: &Artefact, addresses: &BTreeSet<u64>) -> Vec<Change> {
        match self {
            Self::X86_64 => x86::changes(artefact, addresses),
            Self::Aarch64 => aarch64::changes(artefact, addresses),
            Self::Mips64 | Self::Mips64el => mips64::changes(artefact, addresses),
        }
    }

    /// What every processor has, by the names in [`Machine::features`].
    #[must_use]
    pub const fn everywhere(self) -> &'static [&'static str] {
        match self {
            Self::X86_64 => x86::EVERYWHERE,
            _ => &[],
        }
    }
}

impl std::fmt::Display for Isa {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}
