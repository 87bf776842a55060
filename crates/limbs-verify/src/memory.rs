//! Registers' and memory's contents: words, and pointers that are a region and an offset.
//!
//! Regions are separate: no arithmetic leads from one into another. What was never written, or
//! is undefined by the instruction set, has no value; using it is an error.

use crate::equations::Word;
use crate::lanes::Lane;
use std::cell::RefCell;
use std::collections::HashMap;

/// What a register or eight bytes of memory hold.
#[derive(Clone, Debug)]
pub enum Value {
    /// A number.
    Word(Word),
    /// A number that is known modulo 2^64.
    Lane(Lane),
    /// A number in the lowest byte, under bits that are undefined.
    Byte(Word),
    /// An address: a region, and a distance in bytes from its start.
    Pointer(RegionId, i64),
    /// What leads from a place in the second region to one in the first, and a distance in bytes.
    Difference(RegionId, RegionId, i64),
    /// What the caller had in the register of that index; it may be kept and restored only.
    Callers(usize),
    /// The address to return to, 0 for the caller's.
    Return(u64),
}

impl Value {
    /// A constant.
    #[must_use]
    pub fn constant(c: u64) -> Self {
        Self::Word(Word::constant(c))
    }

    /// Whether two values are the same for all inputs.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Word(a), Self::Word(b)) => a.poly == b.poly,
            (Self::Pointer(a, i), Self::Pointer(b, j)) => (a, i) == (b, j),
            (Self::Callers(a), Self::Callers(b)) => a == b,
            (Self::Return(a), Self::Return(b)) => a == b,
            _ => false,
        }
    }
}

/// The index of a region.
pub type RegionId = usize;

/// The stack's region. Its offset 0 is where the stack pointer points on entry.
pub const STACK: RegionId = 0;

/// Bytes of stack that a kernel may use.
pub const STACK_BYTES: i64 = 1 << 16;

/// A piece of memory that the kernel may touch.
#[derive(Debug)]
pub struct Region {
    /// Its name in messages.
    pub name: String,
    /// The offset of its first byte.
    pub start: i64,
    /// The offset behind its last byte.
    pub end: i64,
    /// Whether it may be written.
    pub is_written: bool,
    /// Its start is a multiple of this.
    pub alignment: i64,
}

/// All memory that the kernel may touch.
#[derive(Debug)]
pub struct Memory {
    regions: Vec<Region>,
    cells: HashMap<(RegionId, i64), Value>,
    /// Bytes of the return address at the stack's offset 0.
    return_bytes: i64,
    /// The stack pointer: nothing below it may be touched.
    stack_pointer: i64,
    /// Every access, in order.
    accesses: RefCell<Vec<(RegionId, i64)>>,
}

/// An access to memory or an operation on values that is an error, in words.
pub type Result<T> = std::result::Result<T, String>;

impl Memory {
    /// Memory with a stack only: so many bytes of a return address, if it stands there, and above it of arguments.
    #[must_use]
    pub fn new(return_bytes: i64, argument_bytes: i64) -> Self {
        let stack = Region {
            name: "the stack".into(),
            start: -STACK_BYTES,
            end: return_bytes + argument_bytes,
            is_written: true,
            alignment: 8,
        };
        Self {
            regions: vec![stack],
            cells: HashMap::new(),
            return_bytes,
            stack_pointer: 0,
            accesses: RefCell::default(),
        }
    }

    /// Adds a region.
    pub fn add(&mut self, name: &str, bytes: i64, is_written: bool, alignment: i64) -> RegionId {
        let name = name.into();
        self.regions.push(Region {
            name,
            start: 0,
            end: bytes,
            is_written,
            alignment,
        });
        self.regions.len() - 1
    }

    /// Sets what eight bytes hold on entry.
    pub fn initialise(&mut self, region: RegionId, offset: i64, value: Value) {
        self.cells.insert((region, offset), value);
    }

    /// What eight bytes hold, whoever may read them.
    #[must_use]
    pub fn peek(&self, region: RegionId, offset: i64) -> Option<&Value> {
        self.cells.get(&(region, offset))
    }

    /// Reads eight bytes.
    ///
    /// # Errors
    ///
    /// If they may not be read, are not aligned or hold nothing.
    pub fn load(&self, region: RegionId, offset: i64) -> Result<Value> {
        let place = self.check(region, offset, "reads")?;
        match self.cells.get(&(region, offset)) {
            Some(value) => Ok(value.clone()),
            None => Err(format!("reads {place}, which was never written")),
        }
    }

    /// Writes eight bytes.
    ///
    /// # Errors
    ///
    /// If they may not be written or are not aligned.
    pub fn store(&mut self, region: RegionId, offset: i64, value: Value) -> Result<()> {
        let place = self.check(region, offset, "writes")?;
        let returns = region == STACK && (0..self.return_bytes).contains(&offset);
        if !self.regions[region].is_written || returns {
            return Err(format!("writes {place}, which is read-only"));
        }
        self.cells.insert((region, offset), value);
        Ok(())
    }

    fn check(&self, region: RegionId, offset: i64, does: &str) -> Result<String> {
        let Region {
            name, start, end, ..
        } = &self.regions[region];
        let place = || format!("byte {offset} of {name}");
        if offset < *start || offset > end - 8 {
            return Err(format!("{does} {}, which is outside", place()));
        }
        if region == STACK && offset < self.stack_pointer {
            return Err(format!("{does} {}, below the stack pointer", place()));
        }
        if offset % 8 != 0 {
            return Err(format!("{does} {}, across two words", place()));
        }
        self.accesses.borrow_mut().push((region, offset));
        Ok(place())
    }

    /// Every access so far, in order; secrets must not change them.
    #[must_use]
    pub fn accesses(&self) -> Vec<(RegionId, i64)> {
        self.accesses.borrow().clone()
    }

    /// Whether an address is known to be a multiple of `alignment`.
    #[must_use]
    pub fn is_aligned(&self, region: RegionId, offset: i64, alignment: i64) -> bool {
        self.regions[region].alignment % alignment == 0 && offset % alignment == 0
    }

    /// Moves the stack pointer. What is then below it is lost.
    ///
    /// # Errors
    ///
    /// If it leaves the stack.
    pub fn move_stack_pointer(&mut self, offset: i64) -> Result<()> {
        if !(-STACK_BYTES..=self.return_bytes).contains(&offset) || offset % 8 != 0 {
            return Err(format!("moves the stack pointer to {offset}"));
        }
        for lost in (self.stack_pointer..offset).step_by(8) {
            self.cells.remove(&(STACK, lost));
        }
        self.stack_pointer = offset;
        Ok(())
    }
}
