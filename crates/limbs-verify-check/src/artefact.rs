//! The file whose machine code is checked.

use object::{Object, ObjectSection, ObjectSymbol, SectionKind};
use std::collections::BTreeMap;

/// Code, constants, and where each function starts.
pub struct Artefact {
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
            code: of_kinds(&[SectionKind::Text])?,
            constants: of_kinds(&[SectionKind::ReadOnlyData, SectionKind::ReadOnlyString])?,
            functions: named.collect(),
        })
    }

    /// The bytes of code from an address on.
    #[must_use]
    pub fn code(&self, address: u64) -> Option<&[u8]> {
        find(&self.code, address)
    }

    /// Eight bytes that are never written.
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

fn find(sections: &[(u64, Vec<u8>)], address: u64) -> Option<&[u8]> {
    sections.iter().find_map(|(start, data)| {
        let index = usize::try_from(address.checked_sub(*start)?).ok()?;
        data.get(index..).filter(|rest| !rest.is_empty())
    })
}
