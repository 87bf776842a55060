//! The file whose machine code is checked.

use object::{Architecture, Object, ObjectSection, ObjectSymbol, SectionKind};
use std::collections::BTreeMap;

/// An instruction set in one byte order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Isa {
    /// x86-64.
    X86_64,
    /// AArch64, little endian.
    Aarch64,
    /// MIPS64, big endian.
    Mips64,
    /// MIPS64, little endian.
    Mips64el,
}

impl Isa {
    /// All of them, by the names that certificates use.
    pub const ALL: [(&'static str, Self); 4] = [
        ("x86-64", Self::X86_64),
        ("aarch64", Self::Aarch64),
        ("mips64", Self::Mips64),
        ("mips64el", Self::Mips64el),
    ];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        let mut all = Self::ALL.iter();
        all.find(|(_, isa)| *isa == self).map_or("", |(n, _)| n)
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter();
        all.find(|(n, _)| *n == name).map(|(_, isa)| *isa)
    }

    fn of(file: &object::File<'_>) -> Option<Self> {
        match (file.architecture(), file.is_little_endian()) {
            (Architecture::X86_64, true) => Some(Self::X86_64),
            (Architecture::Aarch64, true) => Some(Self::Aarch64),
            (Architecture::Mips64, false) => Some(Self::Mips64),
            (Architecture::Mips64, true) => Some(Self::Mips64el),
            _ => None,
        }
    }
}

/// Code, constants, and where each function starts.
pub struct Artefact {
    /// Its instruction set.
    pub isa: Isa,
    code: Vec<(u64, Vec<u8>)>,
    constants: Vec<(u64, Vec<u8>)>,
    /// The address and the length of each function.
    pub functions: BTreeMap<String, (u64, u64)>,
}

impl Artefact {
    /// Reads an ELF file.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn parse(bytes: &[u8]) -> Result<Self, String> {
        let file = object::File::parse(bytes).map_err(|e| e.to_string())?;
        let isa = Isa::of(&file).ok_or("an instruction set that is not known")?;
        let of_kinds = |kinds: &[SectionKind]| -> Result<Vec<(u64, Vec<u8>)>, String> {
            let all = file
                .sections()
                .filter(|section| kinds.contains(&section.kind()));
            all.map(|section| Ok((section.address(), section.data()?.to_vec())))
                .collect::<object::Result<_>>()
                .map_err(|e| e.to_string())
        };
        let symbols = file.symbols().filter(|s| s.is_definition() && s.size() > 0);
        let named =
            symbols.filter_map(|s| Some((s.name().ok()?.to_string(), (s.address(), s.size()))));
        Ok(Self {
            isa,
            code: of_kinds(&[SectionKind::Text])?,
            constants: of_kinds(&[SectionKind::ReadOnlyData, SectionKind::ReadOnlyString])?,
            functions: named.collect(),
        })
    }

    /// One function and nothing else.
    #[must_use]
    pub fn of_function(isa: Isa, name: &str, address: u64, code: Vec<u8>) -> Self {
        let place = (address, code.len() as u64);
        Self {
            isa,
            code: vec![(address, code)],
            constants: Vec::new(),
            functions: BTreeMap::from([(name.to_string(), place)]),
        }
    }

    /// The bytes of code from an address on.
    #[must_use]
    pub fn code(&self, address: u64) -> Option<&[u8]> {
        find(&self.code, address)
    }

    /// The instruction of four bytes at an address.
    #[must_use]
    pub fn word(&self, address: u64) -> Option<u32> {
        let bytes = *self.code(address)?.first_chunk()?;
        address.is_multiple_of(4).then(|| match self.isa {
            Isa::Mips64 => u32::from_be_bytes(bytes),
            _ => u32::from_le_bytes(bytes),
        })
    }

    /// Eight bytes that are never written; only x86-64 looks for them.
    #[must_use]
    pub fn constant(&self, address: u64) -> Option<u64> {
        let bytes = find(&self.constants, address).or_else(|| find(&self.code, address))?;
        Some(u64::from_le_bytes(bytes.get(..8)?.try_into().ok()?))
    }

    /// Inverts bits of a byte of code; gives whether there is one.
    pub fn flip(&mut self, address: u64, bits: u8) -> bool {
        for (start, data) in &mut self.code {
            let index = address
                .checked_sub(*start)
                .and_then(|i| usize::try_from(i).ok());
            if let Some(byte) = index.and_then(|i| data.get_mut(i)) {
                *byte ^= bits;
                return true;
            }
        }
        false
    }
}

/// The one of an instruction set.
///
/// # Errors
///
/// If there is none.
pub fn of(all: &[Artefact], isa: Isa) -> Result<&Artefact, String> {
    let found = all.iter().find(|artefact| artefact.isa == isa);
    found.ok_or_else(|| format!("no file of the instruction set {}", isa.name()))
}

fn find(sections: &[(u64, Vec<u8>)], address: u64) -> Option<&[u8]> {
    sections.iter().find_map(|(start, data)| {
        let index = usize::try_from(address.checked_sub(*start)?).ok()?;
        data.get(index..).filter(|rest| !rest.is_empty())
    })
}
