//! Engines, wrapped safely: Montgomery arithmetic in a representation of its own.
//!
//! An [`Engine`] computes a whole exponentiation, or several side by side, in
//! another radix than limbs; the `engine_*` rows of the kernel table say what its
//! functions compute. Where it is worth its conversions `montgomery` uses it; most
//! users never see it.
//!
//! # Why this is sound
//!
//! A row reads and writes buffers whose sizes depend on the number of digits, of
//! limbs and of table entries only. A [`Layout`] holds a number of digits that the
//! engine accepts, and each function below checks every length against it with
//! asserts that are also there in release builds. Values out of the bounds
//! that a row requires give wrong numbers, never an access out of bounds. Blocks are
//! aligned to 64 bytes, as much as any engine wants.
//!
//! # Time
//!
//! Constant in all values, the indices of [`Layout::select`] among them.

mod by_row;

use crate::backend::active;
use crate::cpu::{self, Features};
use crate::{LIMB_BYTES, Limb};

pub use active::engine::{Block, Descriptor, Shape};
pub use by_row::EngineRow;

/// The engines of the backend of this build as it describes them, also those that this processor cannot run.
/// For the prover.
#[must_use]
pub fn descriptors() -> &'static [Descriptor] {
    active::engine::ENGINES
}

/// An engine of the backend of this build.
#[derive(Clone, Copy)]
pub struct Engine {
    descriptor: &'static Descriptor,
}

impl core::fmt::Debug for Engine {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Engine").field(&self.name()).finish()
    }
}

impl Engine {
    /// Every engine of this backend, also those that this processor cannot run.
    pub fn known() -> impl Iterator<Item = Self> {
        active::engine::ENGINES
            .iter()
            .map(|descriptor| Self { descriptor })
    }

    /// Every engine of this backend that this processor can run, whether it wins here or not.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::known().filter(Self::is_runnable)
    }

    /// Whether this processor has what it needs, and that is not masked.
    #[must_use]
    pub fn is_runnable(&self) -> bool {
        cpu::in_use().contains(self.features())
    }

    /// The portable engines in plain words, one of each shape, for tests: the references of their kind.
    pub fn references() -> impl Iterator<Item = Self> {
        limbs_portable::engine::PLAIN
            .iter()
            .map(|descriptor| Self { descriptor })
    }

    /// The best engine of that shape for moduli of `bits` bits and exponents of `exponent_bits`, if any was
    /// measured to be faster there than the kernels.
    #[must_use]
    pub fn best(shape: Shape, bits: usize, exponent_bits: usize) -> Option<Self> {
        Self::all().find(|engine| engine.shape() == shape && engine.wins(bits, exponent_bits))
    }

    /// What it computes side by side.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.descriptor.shape
    }

    /// Whether it was measured to be faster than the kernels for moduli of `bits` bits and exponents of
    /// `exponent_bits`, the conversions not counted.
    #[must_use]
    pub fn wins(&self, bits: usize, exponent_bits: usize) -> bool {
        let in_use = cpu::in_use();
        let mut lines = self.descriptor.wins.iter();
        let line = lines.find(|(features, _)| in_use.contains(Features::new(*features)));
        line.is_some_and(|(_, wins)| {
            (wins.from..=wins.to).contains(&bits) && exponent_bits >= wins.exponent
        })
    }

    /// Its name, as shown by `limbs speed`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.descriptor.name
    }

    /// The features that it needs.
    #[must_use]
    pub fn features(&self) -> Features {
        Features::new(self.descriptor.features)
    }

    /// How many moduli it takes side by side.
    #[must_use]
    pub fn lanes(&self) -> usize {
        self.descriptor.lanes
    }

    /// Bits of a digit.
    #[must_use]
    pub fn radix_bits(&self) -> usize {
        self.descriptor.radix_bits
    }

    /// Bits of the multiples by which moduli are scaled; 0 if they are not.
    #[must_use]
    pub fn multiple_bits(&self) -> usize {
        self.descriptor.multiple_bits
    }

    /// log2 of the bound on values, in scaled moduli.
    #[must_use]
    pub fn bound_bits(&self) -> usize {
        self.descriptor.bound_bits
    }

    /// Bits that R has at least beyond a scaled modulus.
    #[must_use]
    pub fn slack_bits(&self) -> usize {
        self.descriptor.slack_bits
    }

    /// Its layout for moduli of up to `bits` bits; `None` if they are too large.
    #[must_use]
    pub fn layout(&self, bits: usize) -> Option<Layout> {
        let e = self.descriptor;
        let digits = bits
            .checked_add(e.multiple_bits + e.slack_bits)?
            .div_ceil(e.radix_bits)
            .max(e.min_digits)
            .next_multiple_of(e.digit_step);
        (digits <= e.max_digits).then(|| Layout {
            engine: *self,
            digits,
            value_words: (e.value_words)(digits),
            modulus_words: (e.modulus_words)(digits),
            entry_words: (e.entry_words)(digits),
            scratch_words: (e.scratch_words)(digits),
        })
    }
}

/// An engine with a number of digits: its functions and the sizes of their buffers.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    engine: Engine,
    digits: usize,
    value_words: usize,
    modulus_words: usize,
    entry_words: usize,
    scratch_words: usize,
}

impl Layout {
    /// The engine.
    #[must_use]
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// The number of digits, d.
    #[must_use]
    pub fn digits(&self) -> usize {
        self.digits
    }

    /// Words of a value.
    #[must_use]
    pub fn value_words(&self) -> usize {
        self.value_words
    }

    /// Words of prepared moduli.
    #[must_use]
    pub fn modulus_words(&self) -> usize {
        self.modulus_words
    }

    /// Words of an entry of a table.
    #[must_use]
    pub fn entry_words(&self) -> usize {
        self.entry_words
    }

    /// Words of scratch.
    #[must_use]
    pub fn scratch_words(&self) -> usize {
        self.scratch_words
    }

    /// log2 of the Montgomery factor R.
    #[must_use]
    pub fn r_bits(&self) -> usize {
        self.engine.radix_bits() * self.digits
    }

    /// Blocks of a value.
    #[must_use]
    pub fn value_len(&self) -> usize {
        self.value_words.div_ceil(Block::WORDS)
    }

    /// Blocks of prepared moduli.
    #[must_use]
    pub fn modulus_len(&self) -> usize {
        self.modulus_words.div_ceil(Block::WORDS)
    }

    /// Blocks of scratch for [`mul`](Self::mul) and [`sqr_assign`](Self::sqr_assign).
    #[must_use]
    pub fn scratch_len(&self) -> usize {
        self.scratch_words.div_ceil(Block::WORDS)
    }

    /// Blocks of a table of `count` entries.
    #[must_use]
    pub fn table_len(&self, count: usize) -> usize {
        (count * self.entry_words).div_ceil(Block::WORDS)
    }

    /// Largest number of entries of a table.
    #[must_use]
    pub fn max_entries(&self) -> usize {
        self.engine.descriptor.max_entries
    }

    /// Limbs of each lane's number among those given for all lanes.
    fn limbs_per_lane(&self, x: &[Limb]) -> usize {
        let lanes = self.engine.lanes();
        assert!(x.len().is_multiple_of(lanes), "limbs for {lanes} lanes");
        x.len() / lanes
    }

    fn check_value(&self, x: &[Block]) -> *const u64 {
        assert_eq!(x.len(), self.value_len(), "blocks of a value");
        x.as_ptr().cast()
    }

    fn check_value_mut(&self, x: &mut [Block]) -> *mut u64 {
        assert_eq!(x.len(), self.value_len(), "blocks of a value");
        x.as_mut_ptr().cast()
    }

    fn check_modulus(&self, m: &[Block]) -> *const u64 {
        assert_eq!(m.len(), self.modulus_len(), "blocks of prepared moduli");
        m.as_ptr().cast()
    }

    fn check_scratch(&self, t: &mut [Block]) -> *mut u64 {
        assert_eq!(t.len(), self.scratch_len(), "blocks of scratch");
        t.as_mut_ptr().cast()
    }

    /// Prepares the odd moduli, the lanes' limbs one after the other.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn modulus(&self, z: &mut [Block], m: &[Limb]) {
        let n = self.limbs_per_lane(m);
        assert!(n >= 1, "a modulus has at least one limb");
        assert_eq!(z.len(), self.modulus_len(), "blocks of prepared moduli");
        let z = z.as_mut_ptr().cast();
        // SAFETY: the module's argument.
        unsafe { (self.engine.descriptor.rows.modulus)(z, m.as_ptr(), n, self.digits) }
    }

    /// z = x, below R, the lanes' limbs one after the other.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn enter(&self, z: &mut [Block], x: &[Limb]) {
        let n = self.limbs_per_lane(x);
        let z = self.check_value_mut(z);
        // SAFETY: the module's argument.
        unsafe { (self.engine.descriptor.rows.enter)(z, x.as_ptr(), n, self.digits) }
    }

    /// z = x, which fits in the limbs given for each lane.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn leave(&self, z: &mut [Limb], x: &[Block]) {
        let n = self.limbs_per_lane(z);
        let x = self.check_value(x);
        // SAFETY: the module's argument.
        unsafe { (self.engine.descriptor.rows.leave)(z.as_mut_ptr(), x, n, self.digits) }
    }

    /// z = x * y / R modulo the moduli prepared in `m`, almost reduced.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn mul(&self, z: &mut [Block], x: &[Block], y: &[Block], m: &[Block], t: &mut [Block]) {
        let (x, y, m) = (
            self.check_value(x),
            self.check_value(y),
            self.check_modulus(m),
        );
        let (z, t) = (self.check_value_mut(z), self.check_scratch(t));
        // SAFETY: the module's argument.
        unsafe { (self.engine.descriptor.rows.mul)(z, x, y, m, t, self.digits) }
    }

    /// z = z * x / R modulo the moduli prepared in `m`, almost reduced.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn mul_assign(&self, z: &mut [Block], x: &[Block], m: &[Block], t: &mut [Block]) {
        let (x, m) = (self.check_value(x), self.check_modulus(m));
        let (z, t) = (self.check_value_mut(z), self.check_scratch(t));
        // SAFETY: the module's argument; the row permits z = x.
        unsafe { (self.engine.descriptor.rows.mul)(z, z, x, m, t, self.digits) }
    }

    /// z = z * y / W modulo the moduli prepared in `m`, almost reduced, for a digit y <= W / 2 for each lane.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn mul_1_assign(&self, z: &mut [Block], y: &[u64], m: &[Block]) {
        assert_eq!(y.len(), self.engine.lanes(), "a digit for each lane");
        let m = self.check_modulus(m);
        let z = self.check_value_mut(z);
        // SAFETY: the module's argument; the row permits z = x.
        unsafe { (self.engine.descriptor.rows.mul_1)(z, z, y.as_ptr(), m, self.digits) }
    }

    /// z = z^2 / R modulo the moduli prepared in `m`, almost reduced.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn sqr_assign(&self, z: &mut [Block], m: &[Block], t: &mut [Block]) {
        let m = self.check_modulus(m);
        let (z, t) = (self.check_value_mut(z), self.check_scratch(t));
        // SAFETY: the module's argument; the row permits z = x.
        unsafe { (self.engine.descriptor.rows.sqr)(z, z, m, t, self.digits) }
    }

    /// Makes x entry `entry` of a table.
    ///
    /// # Panics
    ///
    /// If a length is wrong or the table has no such entry.
    pub fn pack(&self, table: &mut [Block], entry: usize, x: &[Block]) {
        let x = self.check_value(x);
        let words = table.as_flattened_words();
        let entry_words = self.entry_words;
        let row = &mut words[entry * entry_words..][..entry_words];
        // SAFETY: the module's argument; `row` is one entry, aligned as the engine's
        // entries are, since its size is a multiple of what it wants.
        unsafe { (self.engine.descriptor.rows.pack)(row.as_mut_ptr(), x, self.digits) }
    }

    /// z = in each lane its entry of a table of `count` entries; reads every entry.
    ///
    /// # Panics
    ///
    /// If a length is wrong or `count` is 0 or more than the engine's tables hold.
    pub fn select(&self, z: &mut [Block], table: &[Block], count: usize, index: &[u64]) {
        assert!(
            (1..=self.max_entries()).contains(&count),
            "from 1 to {} entries",
            self.max_entries()
        );
        assert_eq!(table.len(), self.table_len(count), "blocks of a table");
        assert_eq!(index.len(), self.engine.lanes(), "an index for each lane");
        let z = self.check_value_mut(z);
        let (table, index) = (table.as_ptr().cast(), index.as_ptr());
        // SAFETY: the module's argument.
        unsafe { (self.engine.descriptor.rows.select)(z, table, index, count, self.digits) }
    }
}

/// Limbs that hold so many blocks, wherever they begin.
#[must_use]
pub const fn limbs_for_blocks(blocks: usize) -> usize {
    (blocks + 1) * (size_of::<Block>() / LIMB_BYTES) - 1
}

/// The whole, aligned blocks in a buffer of limbs: at least as many as
/// [`limbs_for_blocks`] promises.
pub fn blocks_in(limbs: &mut [Limb]) -> &mut [Block] {
    // SAFETY: limbs and blocks are integers, for which every bit pattern is valid.
    unsafe { limbs.align_to_mut().1 }
}

/// The words of blocks.
trait Words {
    fn as_flattened_words(&mut self) -> &mut [u64];
}

impl Words for [Block] {
    fn as_flattened_words(&mut self) -> &mut [u64] {
        let len = self.len() * Block::WORDS;
        // SAFETY: a block is its words and nothing else: its size is a multiple of its alignment.
        unsafe { core::slice::from_raw_parts_mut(self.as_mut_ptr().cast(), len) }
    }
}
