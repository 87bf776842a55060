//! The certificate of one kernel: an entry for each size and each way for its buffers to be the same memory.

use crate::artefact::{Artefact, Isa};
use crate::engine;
use crate::kernel::{Checked, Entry, check};
use crate::layout::Layout;
use crate::reader::{Reader, Result};
use crate::tables;
use limbs_core::engine::{Descriptor, descriptors};
use limbs_core::kernels::{ENGINE_ROWS, Param, Role, kernel};
use limbs_testkit::contract::Contract;
use limbs_testkit::differential::plan::{Plan, partitions};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// How every certificate begins.
pub const MAGIC: &[u8] = b"limbs certificate 2\n";
/// Most bytes of one entry.
const MOST_BYTES: usize = 256 << 20;
/// How hard entries are compressed.
const LEVEL: u8 = 6;

/// A certificate, its entries unpacked.
pub struct File {
    /// The instruction set.
    pub isa: Isa,
    /// The name of the row.
    pub row: &'static str,
    /// The contract of the row.
    pub contract: Contract,
    /// The engine, if the row is one of an engine.
    pub engine: Option<&'static Descriptor>,
    /// The name of the function.
    pub symbol: String,
    /// What each entry is about, and its content, or why there is none.
    pub entries: Vec<(Subject, std::result::Result<Vec<u8>, String>)>,
}

/// What an entry is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The counts by name.
    pub counts: Vec<(&'static str, usize)>,
    /// Of each parameter the first that is the same memory.
    pub owners: Vec<usize>,
    /// The secret index.
    pub index: Option<usize>,
}

/// What a certificate proves.
#[derive(Debug, Default)]
pub struct Summary {
    /// Sizes that are proved.
    pub sizes: usize,
    /// Entries that are accepted.
    pub entries: usize,
    /// Why the other entries say nothing.
    pub missing: Vec<String>,
    /// Equations derived.
    pub equations: usize,
    /// Facts proved.
    pub facts: usize,
}

impl File {
    /// Takes a certificate apart.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn parse(bytes: &[u8]) -> Result<Self> {
        let mut reader = Reader::new(bytes);
        if reader.bytes(MAGIC.len())? != MAGIC {
            return Err("this is no certificate of this version".into());
        }
        let isa = Isa::named(reader.text()?).ok_or("no such instruction set")?;
        let name = reader.text()?;
        let symbol = reader.text()?.to_string();
        let engine = match reader.text()? {
            "" => None,
            engine => {
                let found = descriptors().iter().find(|d| d.name == engine);
                Some(found.ok_or("no such engine")?)
            }
        };
        let (row, contract) = if engine.is_some() {
            let row = ENGINE_ROWS.iter().find(|row| row.name == name);
            let row = row.ok_or("no such row of an engine")?;
            (row, Contract::of_engine(row))
        } else {
            let row = kernel(name).ok_or("no such row")?;
            (row, Contract::of(row))
        };
        let contract = contract.map_err(|e| e.to_string())?;
        if engine.is_some() && isa != Isa::X86_64 {
            return Err("an engine of an instruction set that has none".into());
        }
        if !symbol.contains(&format!("_{}", row.name)) {
            return Err("the function is no kernel of the row".into());
        }
        let mut entries = Vec::new();
        for _ in 0..reader.count()? {
            let subjects = match engine {
                Some(_) => engine_subjects(&contract, &mut reader)?,
                None => subjects(&contract, &mut reader)?,
            };
            for subject in subjects {
                let length = reader.count()?;
                let content = if length == 0 {
                    Err(reader.text()?.to_string())
                } else {
                    Ok(unpack(reader.bytes(length)?)?)
                };
                entries.push((subject, content));
            }
        }
        if entries.is_empty() || !reader.is_at_end() {
            return Err("no entries, or more than these".into());
        }
        Ok(Self {
            isa,
            row: row.name,
            contract,
            engine,
            symbol,
            entries,
        })
    }

    /// Checks one entry.
    ///
    /// # Errors
    ///
    /// Why it is rejected.
    pub fn check(&self, code: &Artefact, subject: &Subject, reader: Reader<'_>) -> Result<Checked> {
        if code.isa != self.isa {
            return Err("the file is of another instruction set".into());
        }
        let (address, _) = code
            .functions
            .get(&self.symbol)
            .ok_or("there is no such function")?;
        let entry = Entry {
            contract: &self.contract,
            address: *address,
            counts: subject.counts.clone(),
            owners: subject.owners.clone(),
            index: subject.index,
        };
        match self.engine {
            None => check(code, &entry, reader),
            Some(engine) => {
                let digits = subject.counts.first().map_or(0, |(_, digits)| *digits);
                let layout = Layout::new(engine, digits).ok_or("no such number of digits")?;
                match self.row {
                    "engine_pack" | "engine_select" => tables::check(code, &entry, layout, reader),
                    _ => engine::check(code, &entry, layout, reader),
                }
            }
        }
    }

    /// Checks all entries; those that differ in the secret index only must do the same.
    ///
    /// # Errors
    ///
    /// Which is rejected, and why.
    pub fn check_all(&self, code: &Artefact) -> Result<Summary> {
        let mut summary = Summary::default();
        let mut last: Option<(&Subject, Checked)> = None;
        for (subject, content) in &self.entries {
            let content = match content {
                Ok(content) => content,
                Err(why) => {
                    summary.missing.push(why.clone());
                    continue;
                }
            };
            let done = self
                .check(code, subject, Reader::new(content))
                .map_err(|why| format!("{subject:?}: {why}"))?;
            summary.entries += 1;
            summary.equations += done.equations;
            summary.facts += done.facts;
            if let Some((before, trace)) = &last {
                let is_same =
                    (&before.counts, &before.owners) == (&subject.counts, &subject.owners);
                if is_same && (&trace.path, &trace.accesses) != (&done.path, &done.accesses) {
                    return Err(format!(
                        "{subject:?}: branches or addresses depend on the index"
                    ));
                }
                summary.sizes += usize::from(before.counts != subject.counts);
            } else {
                summary.sizes += 1;
            }
            last = Some((subject, done));
        }
        Ok(summary)
    }
}

/// All that must be proved at the size that comes next.
fn subjects(contract: &Contract, reader: &mut Reader<'_>) -> Result<Vec<Subject>> {
    let params = contract.kernel.params;
    let mut counts = Vec::new();
    for param in params.iter().filter(|param| param.role == Role::Count) {
        let value = reader.number("number")?;
        if value > 1 << 10 {
            return Err("a count is too large".into());
        }
        counts.push((param.name, value as usize));
    }
    let count_of = |name: &str| {
        counts
            .iter()
            .find(|(n, _)| *n == name)
            .map(|(_, value)| *value)
    };
    let indices: Vec<Option<usize>> = match params.iter().find(|param| param.role == Role::Index) {
        None => vec![None],
        Some(_) if contract.kernel.requires == ["index < count"] => {
            (0..count_of("count").unwrap_or(0)).map(Some).collect()
        }
        Some(_) => return Err("an index without a known bound".into()),
    };
    let mut all = Vec::new();
    for owners in Plan::new(contract, &counts).partitions() {
        for &index in &indices {
            all.push(Subject {
                counts: counts.clone(),
                owners: owners.clone(),
                index,
            });
        }
    }
    Ok(all)
}

/// All that must be proved of an engine's row at the number of digits that comes next.
fn engine_subjects(contract: &Contract, reader: &mut Reader<'_>) -> Result<Vec<Subject>> {
    let params = contract.kernel.params;
    let mut counts = Vec::new();
    let other = params.iter().find(|param| param.name == "count");
    for name in ["d"].into_iter().chain(other.map(|param| param.name)) {
        let value = reader.number("number")?;
        if value > 1 << 10 {
            return Err("a count is too large".into());
        }
        counts.push((name, value as usize));
    }
    let len = |param: &Param| (param.role != Role::Count).then_some(param.len.len());
    let lens: Vec<Option<usize>> = params.iter().map(len).collect();
    let all = partitions(&contract.kernel, &lens).into_iter();
    let subject = |owners| Subject {
        counts: counts.clone(),
        owners,
        index: None,
    };
    Ok(all.map(subject).collect())
}

/// Unpacks an entry. There is one way only to pack it.
fn unpack(bytes: &[u8]) -> Result<Vec<u8>> {
    let content = decompress_to_vec_zlib_with_limit(bytes, MOST_BYTES);
    let content = content.map_err(|_| "an entry cannot be unpacked")?;
    if compress_to_vec_zlib(&content, LEVEL) != bytes {
        return Err("an entry is not packed as it should be".into());
    }
    Ok(content)
}
