//! How the numbers of an engine lie in its buffers: what `crates/limbs-x86_64/src/avx2.rs` and `ifma.rs` there say.

use limbs_core::engine::{Block, Descriptor, descriptors};

/// Words of a vector of 256 bits.
const VECTOR: usize = 4;
/// Vectors of columns that are summed at once, with AVX2.
const TILE: usize = 4;

/// An engine at a number of digits.
#[derive(Clone, Copy)]
pub struct Layout {
    engine: &'static Descriptor,
    /// Digits.
    pub digits: usize,
    /// Bits of a digit.
    pub radix: u32,
    /// Numbers side by side.
    pub lanes: usize,
    /// Values are below 2^bound times the modulus, and R is at least 2^slack times the modulus.
    pub bound: u32,
    /// See `bound`.
    pub slack: u32,
    /// With AVX2 digits have signs and fill the low halves of words only; a number stands there in several copies, each
    /// further up by a digit than the one before.
    pub has_halves: bool,
}

/// A word of a buffer, and which digit it holds; 0 if it holds none.
pub type Place = (usize, Option<usize>);

impl Layout {
    /// The engine of that name at a number of digits.
    #[must_use]
    pub fn new(engine: &'static Descriptor, digits: usize) -> Option<Self> {
        let suffix = |engine: &Descriptor| engine.name.rsplit(", ").next();
        let has_halves = match suffix(engine)? {
            "AVX2" => true,
            "AVX-512 IFMA" => false,
            _ => return None,
        };
        // One of the engines that share rows takes that number.
        let takes = |other: &Descriptor| {
            let is_same = (other.lanes, other.radix_bits) == (engine.lanes, engine.radix_bits);
            is_same
                && suffix(other) == suffix(engine)
                && (other.min_digits..=other.max_digits).contains(&digits)
                && digits.is_multiple_of(other.digit_step)
        };
        descriptors().iter().any(takes).then_some(Self {
            engine,
            digits,
            radix: engine.radix_bits as u32,
            lanes: engine.lanes,
            bound: engine.bound_bits as u32,
            slack: engine.slack_bits as u32,
            has_halves,
        })
    }

    /// The words of a buffer.
    #[must_use]
    pub fn words(&self, len: &str, entries: usize) -> Option<usize> {
        Some(match len {
            "value" => (self.engine.value_words)(self.digits),
            "modulus" => (self.engine.modulus_words)(self.digits),
            "scratch" => (self.engine.scratch_words)(self.digits),
            "entry" => (self.engine.entry_words)(self.digits),
            "count * entry" => entries * (self.engine.entry_words)(self.digits),
            "L" => self.lanes,
            _ => return None,
        })
    }

    /// The least and the greatest digit, but for the top one.
    #[must_use]
    pub fn digit_range(&self) -> (i64, u64) {
        if self.has_halves {
            let half = 1 << (self.radix - 1);
            (-half, half as u64 - 1)
        } else {
            (0, (1 << self.radix) - 1)
        }
    }

    fn copies(&self) -> usize {
        VECTOR / self.lanes
    }

    /// The tables of a modulus: -1 / W^k times it and more for these k.
    #[must_use]
    pub fn tables(&self) -> Vec<usize> {
        if self.has_halves {
            let tile = TILE * self.copies();
            vec![2 * tile, tile, tile / 2, 1, 0]
        } else {
            vec![0]
        }
    }

    /// The places of a lane in so many records of copies.
    fn records(&self, records: usize, lane: usize) -> Vec<Place> {
        let copies = self.copies();
        let mut places = Vec::new();
        for copy in 0..copies {
            for s in 0..records * copies {
                let record = VECTOR * copies * (s / copies);
                let word = record + VECTOR * copy + self.lanes * (s % copies) + lane;
                places.push((word, s.checked_sub(copy).filter(|&i| i < self.digits)));
            }
        }
        places
    }

    /// The places of a lane between a vector of zeros before and one behind.
    fn plain(&self, lane: usize) -> Vec<Place> {
        let zeros = VECTOR / self.lanes;
        let first = Block::WORDS - VECTOR;
        let place = |i: usize| {
            let digit = i.checked_sub(zeros).filter(|&i| i < self.digits);
            (first + self.lanes * i + lane, digit)
        };
        (0..self.digits + 2 * zeros).map(place).collect()
    }

    /// The places of a lane of a value.
    #[must_use]
    pub fn value(&self, lane: usize) -> Vec<Place> {
        if !self.has_halves {
            return self.plain(lane);
        }
        let copies = self.copies();
        if copies == 1 {
            return self.records(self.digits, lane);
        }
        let records = self.digits.div_ceil(copies) + 1;
        let mut places = self.records(records, lane);
        // The first copy has no digit in the last record, and nothing there.
        let last = VECTOR * copies * (records - 1);
        places.retain(|(word, _)| !(last..last + VECTOR).contains(word));
        places
    }

    /// Where each digit of a lane is in an entry of a table: a word, and whether in its high half.
    #[must_use]
    pub fn entry(&self, lane: usize) -> Vec<(usize, bool)> {
        let place = |digit: usize| {
            if !self.has_halves {
                return (self.lanes * digit + lane, false);
            }
            let (record, slot) = (digit / self.copies(), digit % self.copies());
            let half = (self.engine.entry_words)(self.digits) / VECTOR;
            (
                VECTOR * (record % half) + self.lanes * slot + lane,
                record >= half,
            )
        };
        (0..self.digits).map(place).collect()
    }

    /// The places of a lane of a table of a modulus.
    #[must_use]
    pub fn modulus(&self, table: usize, lane: usize) -> Vec<Place> {
        if !self.has_halves {
            return self.plain(lane);
        }
        let records = self.digits.div_ceil(self.copies()) + 2 * TILE;
        let from = table * VECTOR * self.copies() * records;
        let places = self.records(records, lane);
        places
            .into_iter()
            .map(|(word, digit)| (from + word, digit))
            .collect()
    }

    /// The words of a modulus that hold -1 / m modulo W.
    #[must_use]
    pub fn inverses(&self, lane: usize) -> Vec<usize> {
        if self.has_halves {
            let records = self.digits.div_ceil(self.copies()) + 2 * TILE;
            let tables = self.tables().len() * VECTOR * self.copies() * records;
            return vec![tables + lane];
        }
        let end = (self.engine.modulus_words)(self.digits);
        (end - Block::WORDS + lane..end)
            .step_by(self.lanes)
            .collect()
    }
}
