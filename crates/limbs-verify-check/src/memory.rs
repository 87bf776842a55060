//! Memory that a kernel may touch: its buffers, its arguments on the stack, and some of the stack below.

use crate::reader::Result;
use crate::store::{Word, constant};
use std::collections::HashMap;

/// 64 bits as a polynomial of either sign, modulo 2^64.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// What the bits are modulo 2^64.
    pub poly: Word,
    /// Whether it is their very value.
    pub is_word: bool,
}

impl Lane {
    /// A lane that is known modulo 2^64.
    #[must_use]
    pub fn new(poly: crate::poly::Poly) -> Self {
        Self {
            poly: poly.into(),
            is_word: false,
        }
    }

    /// Zero bits.
    #[must_use]
    pub fn zero() -> Self {
        constant(0).into()
    }
}

impl From<Word> for Lane {
    fn from(poly: Word) -> Self {
        Self {
            poly,
            is_word: true,
        }
    }
}

/// What a register or eight bytes of memory hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Word(Word),
    /// A number modulo 2^64.
    Lane(Lane),
    /// A number in the lowest byte; the others are undefined.
    Byte(Word),
    /// An address: a region, and bytes from its start.
    Pointer(usize, i64),
    /// The way from the second region to the first, and bytes more.
    Difference(usize, usize, i64),
    /// What the caller had in the register of that number.
    Callers(usize),
    /// An address to return to; `None` is the caller's.
    Return(Option<u64>),
}

/// The region of the stack; the stack pointer is at its offset 0 on entry.
pub const STACK: usize = 0;
/// Bytes below that a kernel may use.
const STACK_BYTES: i64 = 1 << 16;

struct Region {
    from: i64,
    to: i64,
    is_written: bool,
    alignment: i64,
}

/// All memory.
pub struct Memory {
    regions: Vec<Region>,
    cells: HashMap<(usize, i64), Value>,
    stack_pointer: i64,
    /// Bytes of the address to return to, where that lies on the stack at offset 0.
    return_bytes: i64,
    /// Every access, in order: no secret may change them.
    pub accesses: Vec<(usize, i64)>,
}

impl Memory {
    /// A stack with so many bytes of an address to return to, and of arguments.
    #[must_use]
    pub fn new(return_bytes: i64, argument_bytes: i64) -> Self {
        let stack = Region {
            from: -STACK_BYTES,
            to: return_bytes + argument_bytes,
            is_written: true,
            alignment: 8,
        };
        Self {
            regions: vec![stack],
            cells: HashMap::new(),
            stack_pointer: 0,
            return_bytes,
            accesses: Vec::new(),
        }
    }

    /// Adds a region; gives its number.
    pub fn region(&mut self, bytes: i64, is_written: bool, alignment: i64) -> usize {
        self.regions.push(Region {
            from: 0,
            to: bytes,
            is_written,
            alignment,
        });
        self.regions.len() - 1
    }

    /// Sets what eight bytes hold on entry.
    pub fn set(&mut self, region: usize, offset: i64, value: Value) {
        self.cells.insert((region, offset), value);
    }

    /// What eight bytes hold.
    #[must_use]
    pub fn get(&self, region: usize, offset: i64) -> Option<&Value> {
        self.cells.get(&(region, offset))
    }

    fn access(&mut self, region: usize, offset: i64) -> Result<()> {
        let Region { from, to, .. } = self.regions[region];
        if offset < from || offset > to - 8 {
            return Err("leaves a buffer".into());
        }
        if region == STACK && offset < self.stack_pointer {
            return Err("touches what is below the stack pointer".into());
        }
        if offset % 8 != 0 {
            return Err("touches a part of a word".into());
        }
        self.accesses.push((region, offset));
        Ok(())
    }

    /// Reads eight bytes.
    pub fn load(&mut self, region: usize, offset: i64) -> Result<Value> {
        self.access(region, offset)?;
        let value = self.cells.get(&(region, offset));
        value
            .cloned()
            .ok_or_else(|| "reads what was never written".into())
    }

    /// Writes eight bytes.
    pub fn store(&mut self, region: usize, offset: i64, value: Value) -> Result<()> {
        self.access(region, offset)?;
        let returns = region == STACK && (0..self.return_bytes).contains(&offset);
        if !self.regions[region].is_written || returns {
            return Err("writes what it may only read".into());
        }
        self.cells.insert((region, offset), value);
        Ok(())
    }

    /// Whether an address is a multiple of that.
    #[must_use]
    pub fn is_aligned(&self, region: usize, offset: i64, by: i64) -> bool {
        self.regions[region].alignment % by == 0 && offset % by == 0
    }

    /// Moves the stack pointer; what is below it is lost.
    pub fn move_stack_pointer(&mut self, offset: i64) -> Result<()> {
        if !(-STACK_BYTES..=self.return_bytes).contains(&offset) || offset % 8 != 0 {
            return Err("moves the stack pointer off the stack".into());
        }
        for lost in (self.stack_pointer..offset).step_by(8) {
            self.cells.remove(&(STACK, lost));
        }
        self.stack_pointer = offset;
        Ok(())
    }
}
