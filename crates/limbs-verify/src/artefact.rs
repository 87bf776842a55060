//! The artefact whose machine code is verified: an ELF file as the linker left it.

use crate::executor::Code;
use crate::isa::Isa;
use object::{Object, ObjectSection, ObjectSymbol, SectionKind};
use std::collections::BTreeMap;

/// A function of the artefact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its first instruction.
    pub address: u64,
    /// Its length in bytes.
    pub length: u64,
}

/// Code, constants and names of functions.
#[derive(Clone, Debug)]
pub struct Artefact {
    isa: Isa,
    code: Vec<(u64, Vec<u8>)>,
    constants: Vec<(u64, Vec<u8>)>,
    functions: BTreeMap<String, Function>,
}

impl Artefact {
    /// Reads an ELF file.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn parse(bytes: &[u8]) -> Result<Self, String> {
        let file = object::File::parse(bytes).map_err(|e| e.to_string())?;
        let isa = Isa::of(file.architecture(), !file.is_little_endian());
        let isa = isa.ok_or("the file is of no instruction set that is known")?;
        let (mut code, mut constants) = (Vec::new(), Vec::new());
        for section in file.sections() {
            let list = match section.kind() {
                SectionKind::Text => &mut code,
                SectionKind::ReadOnlyData | SectionKind::ReadOnlyString => &mut constants,
                _ => continue,
            };
            let data = section.data().map_err(|e| e.to_string())?;
            list.push((section.address(), data.to_vec()));
        }
        let mut functions = BTreeMap::new();
        for symbol in file.symbols().filter(|s| s.is_definition() && s.size() > 0) {
            if let Ok(name) = symbol.name() {
                let function = Function {
                    address: symbol.address(),
                    length: symbol.size(),
                };
                functions.insert(name.to_string(), function);
            }
        }
        Ok(Self {
            isa,
            code,
            constants,
            functions,
        })
    }

    /// The function of that name.
    #[must_use]
    pub fn function(&self, name: &str) -> Option<Function> {
        self.functions.get(name).copied()
    }

    /// The functions whose names start so.
    pub fn functions<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, Function)> {
        let all = self
            .functions
            .iter()
            .filter(move |(name, _)| name.starts_with(prefix));
        all.map(|(name, function)| (name.as_str(), *function))
    }

    /// The function that has an address within.
    #[must_use]
    pub fn function_at(&self, address: u64) -> Option<(&str, Function)> {
        let within = |f: &Function| (f.address..f.address + f.length).contains(&address);
        let mut all = self.functions.iter();
        all.find(|(_, f)| within(f))
            .map(|(name, f)| (name.as_str(), *f))
    }

    /// Code and constants as they lie in memory, and where in it an address is.
    #[must_use]
    pub fn image(&self, address: u64) -> Option<(Vec<u8>, usize)> {
        let all = || {
            self.code
                .iter()
                .chain(&self.constants)
                .filter(|(_, data)| !data.is_empty())
        };
        let start = all().map(|(start, _)| *start).min()?;
        let end = all().map(|(start, data)| start + data.len() as u64).max()?;
        let mut image = vec![0; usize::try_from(end - start).ok()?];
        for (at, data) in all() {
            let at = (at - start) as usize;
            image[at..at + data.len()].copy_from_slice(data);
        }
        let offset = usize::try_from(address.checked_sub(start)?).ok()?;
        (offset < image.len()).then_some((image, offset))
    }

    /// The bytes of code at an address.
    #[must_use]
    pub fn bytes(&self, address: u64, length: usize) -> Option<&[u8]> {
        from(&self.code, address)?.get(..length)
    }

    /// The first address behind all code and constants that is a multiple of 16.
    #[must_use]
    pub fn end(&self) -> u64 {
        let all = self.code.iter().chain(&self.constants);
        let ends = all.map(|(start, data)| start + data.len() as u64);
        ends.max().unwrap_or(0).next_multiple_of(16)
    }

    /// Adds code at [`end`](Self::end).
    pub fn append(&mut self, code: &[u8]) {
        self.code.push((self.end(), code.to_vec()));
    }

    /// Writes over code, for mutants.
    ///
    /// # Panics
    ///
    /// If there is none at the address.
    pub fn patch(&mut self, address: u64, bytes: &[u8]) {
        let holds = |(start, data): &&mut (u64, Vec<u8>)| {
            *start <= address && address + bytes.len() as u64 <= *start + data.len() as u64
        };
        let (start, data) = self
            .code
            .iter_mut()
            .find(holds)
            .expect("code at the address");
        let at = (address - *start) as usize;
        data[at..at + bytes.len()].copy_from_slice(bytes);
    }
}

/// The bytes from an address on.
fn from(sections: &[(u64, Vec<u8>)], address: u64) -> Option<&[u8]> {
    sections.iter().find_map(|(start, data)| {
        let at = usize::try_from(address.checked_sub(*start)?).ok()?;
        data.get(at..).filter(|rest| !rest.is_empty())
    })
}

impl Code for Artefact {
    fn isa(&self) -> Isa {
        self.isa
    }

    fn instructions(&self, address: u64) -> Option<&[u8]> {
        from(&self.code, address).map(|rest| &rest[..rest.len().min(16)])
    }

    fn constant(&self, address: u64) -> Option<u64> {
        let bytes = from(&self.constants, address).or_else(|| from(&self.code, address))?;
        let bytes = bytes.get(..8)?.try_into().ok()?;
        Some(if self.isa.is_big_endian() {
            u64::from_be_bytes(bytes)
        } else {
            u64::from_le_bytes(bytes)
        })
    }
}
