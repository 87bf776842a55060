//! One entry of the certificate of an engine's row on tables: `engine_pack` and `engine_select`.
//!
//! Whatever words the value and the table hold, each word of the result must be the very word, or half of one, that is
//! wanted. The index of each lane is a choice, bits of which one is 1; all that it may be are checked.

use crate::artefact::Artefact;
use crate::choices::chosen;
use crate::kernel::{Checked, Entry, conclude};
use crate::layout::Layout;
use crate::machine::{Machine, Processor};
use crate::memory::{Lane, Memory, Value};
use crate::poly::{Atom, Int, Poly, power};
use crate::reader::{Reader, Result};
use crate::store::{Store, Word, constant};
use crate::x86::X86;
use limbs_core::kernels::Role;
use std::rc::Rc;

struct Session<'a> {
    layout: Layout,
    /// Entries of the table.
    entries: usize,
    store: Store<'a>,
    memory: Memory,
    /// For each lane the bits of which one says which entry is wanted.
    choices: Vec<Vec<Atom>>,
    arguments: Vec<Value>,
    regions: Vec<Option<usize>>,
}

/// Checks an entry against the code.
///
/// # Errors
///
/// Why it is rejected.
pub fn check(
    code: &Artefact,
    entry: &Entry<'_>,
    layout: Layout,
    mut reader: Reader<'_>,
) -> Result<Checked> {
    let kernel = &entry.contract.kernel;
    let is_pack = match (kernel.name, kernel.requires, kernel.ensures) {
        ("engine_pack", [], ["z' = entry(x)"]) => true,
        ("engine_select", ["index < count"], ["entry(z') = table[index]"]) => false,
        _ => return Err("a row that is not supported".into()),
    };
    let said = (reader.number("number")?, reader.count()?);
    let mut session = Session {
        layout,
        entries: entry.counts.get(1).map_or(0, |(_, count)| *count),
        store: Store::new(reader, said.1),
        memory: Memory::new(X86::RETURN_BYTES, 0),
        choices: Vec::new(),
        arguments: Vec::new(),
        regions: Vec::new(),
    };
    session.enter(entry)?;
    let region = |name: &str| {
        let place = kernel.params.iter().position(|param| param.name == name);
        let region = place.and_then(|i| session.regions[i]);
        region.ok_or_else(|| "a buffer is missing".to_string())
    };
    let (z, from) = (region("z")?, region(if is_pack { "x" } else { "table" })?);
    let Session {
        entries,
        store,
        memory,
        choices,
        arguments,
        ..
    } = session;
    let mut machine = Machine::<X86>::new(code, store, memory, &arguments);
    machine.run(entry.address)?;
    if is_pack {
        check_packed(&mut machine, &layout, z, from)?;
    } else {
        check_selected(&mut machine, &layout, (z, from), entries, &choices)?;
    }
    // Nothing but the words themselves is claimed, so there is no use for facts.
    conclude(machine, said, (layout.radix, Vec::new()), |_, _| Ok(()))
}

impl Session<'_> {
    /// Makes the buffers.
    fn enter(&mut self, entry: &Entry<'_>) -> Result<()> {
        let layout = self.layout;
        for (i, param) in entry.contract.kernel.params.iter().enumerate() {
            if param.role == Role::Count {
                let count = if param.name == "count" {
                    self.entries
                } else {
                    layout.digits
                };
                self.arguments.push(Value::Word(constant(count as u64)));
                self.regions.push(None);
                continue;
            }
            if entry.owners[i] != i {
                return Err("buffers that are the same memory".into());
            }
            let words = layout
                .words(param.len, self.entries)
                .ok_or("a buffer of unknown size")?;
            let alignment = if param.len == "L" { 8 } else { 64 };
            let bytes = 8 * words as i64;
            let region = self
                .memory
                .region(bytes, param.role.is_written(), alignment);
            match param.name {
                "x" => {
                    for (word, _) in (0..layout.lanes).flat_map(|lane| layout.value(lane)) {
                        self.fill(region, word);
                    }
                }
                "table" => {
                    let entry = layout.words("entry", 0).ok_or("an entry of unknown size")?;
                    for word in 0..words {
                        if layout.has_halves || word % entry < layout.digits * layout.lanes {
                            self.fill(region, word);
                        } else {
                            self.memory
                                .set(region, 8 * word as i64, Value::Word(constant(0)));
                        }
                    }
                }
                "index" => (0..layout.lanes).for_each(|lane| self.fill_index(region, lane)),
                _ => {}
            }
            self.arguments.push(Value::Pointer(region, 0));
            self.regions.push(Some(region));
        }
        Ok(())
    }

    /// Puts any word into a buffer, as two halves.
    fn fill(&mut self, region: usize, word: usize) {
        let [low, high] = [0, 1].map(|_| Poly::atom(self.store.input(0, u32::MAX.into())));
        let value = Value::Word(Rc::new(low.plus(&high.scaled(&power(32)))));
        self.memory.set(region, 8 * word as i64, value);
    }

    /// Puts an index below the number of entries into a buffer.
    fn fill_index(&mut self, region: usize, lane: usize) {
        let bits = self.store.choose(self.entries);
        let mut index = Poly::default();
        for (i, &bit) in bits.iter().enumerate() {
            index.add_scaled(&Poly::atom(bit), &Int::from(i));
        }
        self.memory
            .set(region, 8 * lane as i64, Value::Word(Rc::new(index)));
        self.choices.push(bits);
    }
}

/// What a word of a buffer holds, or one half of it.
fn part(m: &mut Machine<'_, X86>, region: usize, word: usize, half: Option<bool>) -> Result<Word> {
    let word = match m.memory.get(region, 8 * word as i64).cloned() {
        Some(Value::Lane(lane)) => m.word_of(&lane)?,
        Some(Value::Word(word)) => m.word_of(&Lane::from(word))?,
        _ => return Err(format!("word {word} of the result is undefined")),
    };
    Ok(match half {
        None => word,
        Some(false) => m.store.cut(&word, 32)?.0,
        Some(true) => m.store.cut(&word, 32)?.1,
    })
}

/// Every half of the entry must be a digit of the first copy of x, or 0.
fn check_packed(m: &mut Machine<'_, X86>, layout: &Layout, z: usize, x: usize) -> Result<()> {
    let words = layout.words("entry", 0).ok_or("an entry of unknown size")?;
    let mut wanted: Vec<[Option<Word>; 2]> = vec![[None, None]; words];
    for lane in 0..layout.lanes {
        let places = layout.value(lane);
        for (i, (word, is_high)) in layout.entry(lane).into_iter().enumerate() {
            let from = places.iter().find(|(_, digit)| *digit == Some(i));
            let (from, _) = from.ok_or("a digit is nowhere")?;
            let digit = part(m, x, *from, layout.has_halves.then_some(false))?;
            wanted[word][usize::from(is_high)] = Some(digit);
        }
    }
    for (word, halves) in wanted.into_iter().enumerate() {
        let halves = halves
            .into_iter()
            .take(if layout.has_halves { 2 } else { 1 });
        for (half, wanted) in halves.enumerate() {
            let found = part(m, z, word, layout.has_halves.then_some(half == 1))?;
            if found != wanted.unwrap_or_else(|| constant(0)) {
                return Err(format!("word {word} of the entry is another"));
            }
        }
    }
    Ok(())
}

/// Every digit in every copy of z must be that of the chosen entry.
fn check_selected(
    m: &mut Machine<'_, X86>,
    layout: &Layout,
    (z, table): (usize, usize),
    entries: usize,
    choices: &[Vec<Atom>],
) -> Result<()> {
    let words = layout.words("entry", 0).ok_or("an entry of unknown size")?;
    for (lane, bits) in choices.iter().enumerate() {
        let from = layout.entry(lane);
        for (word, digit) in layout.value(lane) {
            let found = part(m, z, word, layout.has_halves.then_some(false))?;
            for i in 0..entries {
                let wanted = match digit {
                    None => constant(0),
                    Some(digit) => {
                        let (word, is_high) = from[digit];
                        let half = layout.has_halves.then_some(is_high);
                        part(m, table, i * words + word, half)?
                    }
                };
                if chosen(&found, bits, i) != *wanted {
                    return Err(format!(
                        "word {word} of the result is another for entry {i}"
                    ));
                }
            }
        }
    }
    Ok(())
}
