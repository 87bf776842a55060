//! Engines: Montgomery arithmetic in a representation of its own.
//!
//! A kernel works on limbs, radix 2^64 or 2^32, fully reduced. An *engine* keeps
//! the numbers of a whole exponentiation in another radix and, for several moduli
//! at once, in the lanes of vectors. It is a set of raw rows of the kernel table
//! (`engine_*`) and the [`Descriptor`] that ties them together. `limbs-core` wraps
//! it safely; `montgomery` picks the best for a size and shape.

pub mod convert;
mod descriptor;
pub mod lanes;
mod pass;
mod radix29;
mod table;

pub use descriptor::{PLAIN, RADIX29_PAIR};

use crate::Limb;
use crate::features::Features;

/// A cache line of engine words; engines want their buffers aligned to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Block(pub [u64; Block::WORDS]);

impl Block {
    /// Words in a block.
    pub const WORDS: usize = 8;
    /// A block of zeros.
    pub const ZERO: Self = Self([0; Self::WORDS]);
}

/// What an engine computes side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Shape {
    /// One exponentiation.
    Single,
    /// Two exponentiations of one length: the halves of a private RSA operation.
    Pair,
    /// Several independent moduli: prime candidates, many signatures.
    Batch,
}

/// Where an engine was measured to be faster than the kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wins {
    /// Smallest modulus, in bits.
    pub from: usize,
    /// Largest modulus, in bits.
    pub to: usize,
    /// Shortest exponent, in bits, beside what conversions ask for.
    pub exponent: usize,
}

impl Wins {
    /// Nowhere.
    pub const NEVER: Self = Self::between(1, 0);

    /// From that size to that, for all exponents for which conversions pay.
    #[must_use]
    pub const fn between(from: usize, to: usize) -> Self {
        Self {
            from,
            to,
            exponent: 0,
        }
    }

    /// The same for exponents of at least so many bits.
    #[must_use]
    pub const fn exponent(self, bits: usize) -> Self {
        Self {
            exponent: bits,
            ..self
        }
    }
}

/// An engine: its representation and its rows.
///
/// A number has `lanes` values, each of d digits of `radix_bits` bits; R = 2^(radix_bits * d). Every lane
/// reduces by a multiple M of its modulus m, M = c * m with c < 2^`multiple_bits`, or M = m. Values stay
/// below 2^`bound_bits` * M.
#[derive(Clone, Copy)]
pub struct Descriptor {
    /// Name, as shown by `limbs speed`.
    pub name: &'static str,
    /// What it computes side by side.
    pub shape: Shape,
    /// Number of values in a number.
    pub lanes: usize,
    /// Bits of a digit.
    pub radix_bits: usize,
    /// Bits of c; 0 if M = m.
    pub multiple_bits: usize,
    /// Values stay below 2^`bound_bits` * M.
    pub bound_bits: usize,
    /// Bits that R must have beyond M for that.
    pub slack_bits: usize,
    /// d is a multiple of this.
    pub digit_step: usize,
    /// Smallest d.
    pub min_digits: usize,
    /// Largest d for which no column overflows.
    pub max_digits: usize,
    /// Largest number of entries of a table.
    pub max_entries: usize,
    /// Where it was measured to be faster than the kernels. The first line counts whose features the processor
    /// has: those that make the kernels faster. Where none counts it never wins.
    pub wins: &'static [(Features, Wins)],
    /// What the processor must have.
    pub features: Features,
    /// Words of a value, for d digits.
    pub value_words: fn(usize) -> usize,
    /// Words of prepared moduli, for d digits.
    pub modulus_words: fn(usize) -> usize,
    /// Words of a table entry, for d digits.
    pub entry_words: fn(usize) -> usize,
    /// Words of scratch, for d digits.
    pub scratch_words: fn(usize) -> usize,
    /// Its rows.
    pub rows: Rows,
}

/// The engines of this backend, best first among those of one shape.
pub static ENGINES: &[Descriptor] = &[RADIX29_PAIR];

/// The type of a raw row: on x86-64 the System V convention on every system.
#[cfg(target_arch = "x86_64")]
macro_rules! row_type {
    ($($param:ty),*) => { unsafe extern "sysv64" fn($($param),*) };
}
#[cfg(not(target_arch = "x86_64"))]
macro_rules! row_type {
    ($($param:ty),*) => { unsafe extern "C" fn($($param),*) };
}

/// The type of `engine_mul`.
pub type MulRow = row_type!(
    *mut u64,
    *const u64,
    *const u64,
    *const u64,
    *mut u64,
    usize
);
/// The type of `engine_mul_1`.
pub type Mul1Row = row_type!(*mut u64, *const u64, *const u64, *const u64, usize);
/// The type of `engine_sqr`.
pub type SqrRow = row_type!(*mut u64, *const u64, *const u64, *mut u64, usize);

/// The type of `engine_select`.
pub type SelectRow = row_type!(*mut u64, *const u64, *const u64, usize, usize);

/// The raw rows of an engine. The `engine_*` rows of the kernel table say what
/// each one means.
#[derive(Clone, Copy)]
pub struct Rows {
    /// `engine_modulus`
    pub modulus: row_type!(*mut u64, *const Limb, usize, usize),
    /// `engine_enter`
    pub enter: row_type!(*mut u64, *const Limb, usize, usize),
    /// `engine_leave`
    pub leave: row_type!(*mut Limb, *const u64, usize, usize),
    /// `engine_mul`
    pub mul: MulRow,
    /// `engine_mul_1`
    pub mul_1: Mul1Row,
    /// `engine_sqr`
    pub sqr: SqrRow,
    /// `engine_pack`
    pub pack: row_type!(*mut u64, *const u64, usize),
    /// `engine_select`
    pub select: SelectRow,
}
