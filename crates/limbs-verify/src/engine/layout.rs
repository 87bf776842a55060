//! How the numbers of an engine lie in its buffers.

use limbs_core::engine::{Block, Descriptor};

/// Vectors of columns that an engine with AVX2 sums at once.
const TILE: usize = 4;
/// Words of a vector of 256 bits.
const VECTOR: usize = 4;

/// A representation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// That of `crates/limbs-x86_64/src/avx2.rs`: balanced digits in low halves of words, in shifted copies; moduli with
    /// tables.
    Copies,
    /// That of `crates/limbs-x86_64/src/ifma.rs`: a digit from 0 to W - 1 fills a word; a vector of zeros before and behind.
    Plain,
}

/// An engine at a number of digits.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The representation.
    pub layout: Layout,
    /// Numbers side by side.
    pub lanes: usize,
    /// Bits of a digit.
    pub radix: u32,
    /// Values are below 2^`bound` times the modulus.
    pub bound: u32,
    /// R is at least 2^`slack` times the modulus.
    pub slack: u32,
    /// Digits.
    pub digits: usize,
    value: usize,
    modulus: usize,
    entry: usize,
    scratch: usize,
}

/// A word of a number, and what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its index in the buffer.
    pub word: usize,
    /// The digit; 0 stands there if there is none.
    pub digit: Option<usize>,
}

/// A digit of an entry of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryPlace {
    /// The index of its word in the entry.
    pub word: usize,
    /// Whether it is the high half of that word.
    pub is_high: bool,
}

impl Shape {
    /// An engine at a number of digits.
    #[must_use]
    pub fn new(descriptor: &Descriptor, digits: usize) -> Self {
        Self {
            layout: if descriptor.name.ends_with("IFMA") {
                Layout::Plain
            } else {
                Layout::Copies
            },
            lanes: descriptor.lanes,
            radix: descriptor.radix_bits as u32,
            bound: descriptor.bound_bits as u32,
            slack: descriptor.slack_bits as u32,
            digits,
            value: (descriptor.value_words)(digits),
            modulus: (descriptor.modulus_words)(digits),
            entry: (descriptor.entry_words)(digits),
            scratch: (descriptor.scratch_words)(digits),
        }
    }

    /// Words of a buffer, by the text of its length in the row.
    #[must_use]
    pub fn words(self, len: &str, entries: usize) -> Option<usize> {
        Some(match len {
            "value" => self.value,
            "modulus" => self.modulus,
            "scratch" => self.scratch,
            "entry" => self.entry,
            "count * entry" => entries * self.entry,
            "L" => self.lanes,
            _ => return None,
        })
    }

    /// R is two to that.
    #[must_use]
    pub fn r_bits(self) -> u32 {
        self.radix * self.digits as u32
    }

    /// The least and greatest digit but for the top one.
    #[must_use]
    pub fn digit_range(self) -> (i64, i64) {
        match self.layout {
            Layout::Copies => (-1 << (self.radix - 1), (1 << (self.radix - 1)) - 1),
            Layout::Plain => (0, (1 << self.radix) - 1),
        }
    }

    /// The columns by which the digits of each table of a modulus act further up, in the order of the tables.
    #[must_use]
    pub fn distances(self) -> &'static [usize] {
        const TILES: [[usize; 5]; 3] = [
            [2 * TILE, TILE, TILE / 2, 1, 0],
            [4 * TILE, 2 * TILE, TILE, 1, 0],
            [8 * TILE, 4 * TILE, 2 * TILE, 1, 0],
        ];
        match self.layout {
            Layout::Copies => &TILES[self.copies().trailing_zeros() as usize],
            Layout::Plain => &[0],
        }
    }

    /// The words of a value that belong to a lane.
    #[must_use]
    pub fn value_places(self, lane: usize) -> Vec<Place> {
        match self.layout {
            Layout::Copies => {
                let mut places = self.copied(self.records(), lane);
                // In the first copy there is no digit in the last record.
                let unused = self.copies() > 1;
                let last = self.record() * (self.records() - 1);
                places.retain(|p| !unused || !(last..last + VECTOR).contains(&p.word));
                places
            }
            Layout::Plain => self.plain(lane),
        }
    }

    /// The words of a table of a modulus that belong to a lane.
    #[must_use]
    pub fn modulus_places(self, table: usize, lane: usize) -> Vec<Place> {
        match self.layout {
            Layout::Copies => {
                let mut places = self.copied(self.table_records(), lane);
                let from = table * self.record() * self.table_records();
                places.iter_mut().for_each(|place| place.word += from);
                places
            }
            Layout::Plain => self.plain(lane),
        }
    }

    /// The words of a modulus that hold -1 / m modulo W of a lane.
    #[must_use]
    pub fn inverse_places(self, lane: usize) -> Vec<usize> {
        match self.layout {
            Layout::Copies => {
                vec![self.distances().len() * self.record() * self.table_records() + lane]
            }
            Layout::Plain => {
                let words = self.modulus - Block::WORDS..self.modulus;
                words.skip(lane).step_by(self.lanes).collect()
            }
        }
    }

    /// Where the digits of a lane are in an entry of a table.
    #[must_use]
    pub fn entry_places(self, lane: usize) -> Vec<EntryPlace> {
        let place = |digit: usize| match self.layout {
            Layout::Copies => {
                let (record, slot) = (digit / self.copies(), digit % self.copies());
                let half = self.entry / VECTOR;
                EntryPlace {
                    word: VECTOR * (record % half) + self.lanes * slot + lane,
                    is_high: record >= half,
                }
            }
            Layout::Plain => EntryPlace {
                word: self.lanes * digit + lane,
                is_high: false,
            },
        };
        (0..self.digits).map(place).collect()
    }

    /// Whether a word holds two digits in a table, and but one, under an unknown half, in a value.
    #[must_use]
    pub fn has_halves(self) -> bool {
        self.layout == Layout::Copies
    }

    fn plain(self, lane: usize) -> Vec<Place> {
        let around = VECTOR / self.lanes;
        let place = |i: usize| Place {
            word: Block::WORDS - VECTOR + self.lanes * i + lane,
            digit: i.checked_sub(around).filter(|&i| i < self.digits),
        };
        (0..self.digits + 2 * around).map(place).collect()
    }

    fn copies(self) -> usize {
        VECTOR / self.lanes
    }

    fn record(self) -> usize {
        VECTOR * self.copies()
    }

    /// Records of digits.
    fn full_records(self) -> usize {
        self.digits.div_ceil(self.copies())
    }

    /// Records of a value.
    fn records(self) -> usize {
        self.full_records() + usize::from(self.copies() > 1)
    }

    fn table_records(self) -> usize {
        self.full_records() + 2 * TILE
    }

    /// The places of a number in every copy: that of copy a holds digit s - a at place s.
    fn copied(self, records: usize, lane: usize) -> Vec<Place> {
        let v = self.copies();
        let place = |copy: usize, s: usize| Place {
            word: self.record() * (s / v) + VECTOR * copy + self.lanes * (s % v) + lane,
            digit: s.checked_sub(copy).filter(|&i| i < self.digits),
        };
        let copies = (0..v).flat_map(|copy| (0..records * v).map(move |s| (copy, s)));
        copies.map(|(copy, s)| place(copy, s)).collect()
    }
}
