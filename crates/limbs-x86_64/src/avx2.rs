//! Engines with AVX2: exact sums of columns in 64-bit lanes, four products in an instruction.
//!
//! # Vectors
//!
//! A vector has four lanes of 64 bits: V = 4 / L digits of each of the L numbers. Times one digit of each
//! number, in every place, it belongs to V neighbouring columns, whose sums are the lanes of one register: nothing is
//! added across lanes. For that the vector must begin at a digit that the row's digit and the column ask for,
//! at any alignment; so a value is kept in V copies, each shifted by one digit more.
//!
//! # Representation
//!
//! A digit is the low half of a 64-bit word, with its sign; the high half does not matter. Record k of a value has V
//! vectors of 32 bytes: that of copy a holds digits V k - a to V k - a + V - 1, zero outside 0 to d - 1. There
//! are D = d / V of them, rounded up, and one more if V > 1, of which the first vector is not used.
//!
//! Digits of values and of moduli are balanced: from -W / 2 to W / 2 - 1, but the top one, which is what is
//! left. Quotient digits are from 0 to W - 1.
//!
//! # Columns
//!
//! A column is a sum of at most d products of values, each at most W^2 / 4, and d of quotient digits with a
//! modulus, each at most W^2 / 2, and a carry, below W: less than 2^63 if 3 * d * W^2 <= 2^65 - 2^34, that is
//! up to 42 digits of 29 bits, or 170 of 28. Engines have no more.
//!
//! # Reduction
//!
//! Montgomery's, digit by digit, but with more than one multiple of m. For each k let m_k = (c m + 1) / W^k,
//! c = -1/m modulo W^k, a number no longer than m. A column t_i is cleared by its own low digit q: t_i - q + q c m W^i has
//! W^(i + k) m_k q in place of q W^i. So q needs no product, and it acts on columns i + k and above only. For
//! all columns but those of the two highest tiles below d, k is the columns of two tiles; a tile's digits act on
//! the next tile but one, and their chain of carries goes on while the products of the next tile fill the
//! multiplier. But a multiple as large as W^k m would leave a result too large by W^k if it were used up to column d. So for a
//! tile k is what the columns above leave: for the tile before the last that of one tile, for the lower half of the last tile half a
//! tile, then 1, and for column d - 1 it is 0: there q = -t / m.
//!
//! The result is (x y + Q m) / R, where for each of those five sorts of columns the sum of q_i W^i c is less than
//! W^(i + k) for the highest i, hence than R: Q < 5 R. With x, y < 8 m and 32 m <= R it is below 64 m / 32 + 5 m = 7 m.
//!
//! A prepared modulus is five tables of D + 8 records, m_k for k of two tiles, of one, of half of one, 1, and m itself, zero
//! above their digits; then -1 / m modulo W in each lane.

mod convert;

use limbs_portable::engine::{Descriptor, Rows, Shape, Wins};

use crate::features;
use convert::{enter, leave, modulus};

/// Vectors of columns that are summed at once.
const TILE: usize = 4;

/// Values are below 8 m, and R is at least 32 m.
const BOUND_BITS: usize = 3;
const SLACK_BITS: usize = 5;

/// More than any window has.
const MAX_ENTRIES: usize = 64;

/// Digits that a vector has of each number.
const fn width(lanes: usize) -> usize {
    4 / lanes
}

/// Words of a record.
const fn record(lanes: usize) -> usize {
    4 * width(lanes)
}

/// Records of d digits, of which the last may have zeros above them.
const fn records(lanes: usize, d: usize) -> usize {
    d.div_ceil(width(lanes))
}

/// Records of a table of a prepared modulus.
const fn table_records(lanes: usize, d: usize) -> usize {
    records(lanes, d) + 2 * TILE
}

/// Tables of a prepared modulus.
const TABLES: usize = 5;

const fn value_words<const L: usize>(d: usize) -> usize {
    let beyond = if width(L) > 1 { 1 } else { 0 };
    record(L) * (records(L, d) + beyond)
}

const fn modulus_words<const L: usize>(d: usize) -> usize {
    TABLES * record(L) * table_records(L, d) + 4
}

/// Two digits share a word.
const fn entry_words<const L: usize>(d: usize) -> usize {
    4 * records(L, d).div_ceil(2)
}

/// The columns of a tile; quotient digits, spread as digits of a value are, with those of columns below the first.
const fn scratch_words<const L: usize>(d: usize) -> usize {
    4 * TILE + record(L) * (TILE - 1 + records(L, d))
}

/// A row in generated assembly.
macro_rules! row {
    ($row:ident, $file:literal, ($($param:ident: $type:ty),*)) => {{
        #[doc = concat!("`engine_", stringify!($row), "`")]
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states, on a processor with AVX2.
        #[unsafe(naked)]
        #[unsafe(export_name = concat!("limbs_x86_64_engine_", stringify!($row), "_", $file, "_avx2"))]
        unsafe extern "sysv64" fn $row($($param: $type),*) {
            core::arch::naked_asm!(
                include_str!(concat!("asm/generated/avx2_", $file, "_", stringify!($row), ".s")),
                options(raw)
            )
        }
        $row
    }};
}

/// An engine of up to `$max` digits.
macro_rules! engine {
    ($name:ident: $shape:ident, $text:literal, $lanes:literal lanes of $radix:literal bits, $file:literal,
     up to $max:literal digits, wins $wins:expr, without ADX $without:expr) => {
        #[doc = concat!("The engine of the files `", $file, "`.")]
        pub(crate) const $name: Descriptor = Descriptor {
            name: concat!("radix-2^", $radix, " ", $text, ", AVX2"),
            shape: Shape::$shape,
            lanes: $lanes,
            radix_bits: $radix,
            multiple_bits: 0,
            bound_bits: BOUND_BITS,
            slack_bits: SLACK_BITS,
            digit_step: step($lanes),
            // More than a tile.
            min_digits: TILE * width($lanes) + step($lanes),
            max_digits: $max,
            max_entries: MAX_ENTRIES,
            wins: &[
                (features::BMI2.union(features::ADX), $wins),
                (features::Features::NONE, $without),
            ],
            features: features::AVX2,
            value_words: value_words::<$lanes>,
            modulus_words: modulus_words::<$lanes>,
            entry_words: entry_words::<$lanes>,
            scratch_words: scratch_words::<$lanes>,
            rows: Rows {
                modulus: modulus::<$lanes, $radix>,
                enter: enter::<$lanes, $radix>,
                leave: leave::<$lanes, $radix>,
                mul: row!(mul, $file,
                    (z: *mut u64, x: *const u64, y: *const u64, m: *const u64, t: *mut u64, d: usize)),
                mul_1: row!(mul_1, $file,
                    (z: *mut u64, x: *const u64, y: *const u64, m: *const u64, d: usize)),
                sqr: row!(sqr, $file, (z: *mut u64, x: *const u64, m: *const u64, t: *mut u64, d: usize)),
                pack: row!(pack, $file, (z: *mut u64, x: *const u64, d: usize)),
                select: row!(select, $file,
                    (z: *mut u64, table: *const u64, index: *const u64, count: usize, d: usize)),
            },
        };
    };
}

/// Numbers of digits are multiples of it.
const fn step(lanes: usize) -> usize {
    if width(lanes) == 4 { 4 } else { 2 }
}

/// Largest modulus for so many digits of so many bits.
const fn bits(digits: usize, radix: usize) -> usize {
    digits * radix - SLACK_BITS
}

// Where they win: by the figures in this crate's README.
engine! {
    SINGLE_29: Single, "single", 1 lanes of 29 bits, "single29", up to 40 digits,
    wins Wins::NEVER, without ADX Wins::between(640, bits(40, 29))
}
engine! {
    SINGLE_28: Single, "single", 1 lanes of 28 bits, "single28", up to 168 digits,
    wins Wins::between(1473, bits(168, 28)).exponent(256), without ADX Wins::between(640, bits(168, 28))
}
engine! {
    PAIR_29: Pair, "pair", 2 lanes of 29 bits, "pair29", up to 42 digits,
    wins Wins::between(320, bits(42, 29)), without ADX Wins::between(320, bits(42, 29))
}
engine! {
    PAIR_28: Pair, "pair", 2 lanes of 28 bits, "pair28", up to 170 digits,
    wins Wins::between(320, bits(170, 28)), without ADX Wins::between(320, bits(170, 28))
}
engine! {
    BATCH_29: Batch, "batch", 4 lanes of 29 bits, "batch29", up to 42 digits,
    wins Wins::between(320, bits(42, 29)), without ADX Wins::between(320, bits(42, 29))
}
engine! {
    BATCH_28: Batch, "batch", 4 lanes of 28 bits, "batch28", up to 170 digits,
    wins Wins::between(320, bits(170, 28)), without ADX Wins::between(320, bits(170, 28))
}

/// An engine with products in straight code, for one number of digits; all else is as in `$like`, but rows that are named.
macro_rules! straight {
    ($name:ident: $like:ident, $digits:literal digits of $radix:literal bits, $text:literal, $file:literal, wins from $from:expr
     $(; exponents from $exponent:literal)? $(, $row:ident $params:tt)*) => {
        #[doc = concat!("The same for ", $digits, " digits, in straight code.")]
        pub(crate) const $name: Descriptor = Descriptor {
            name: concat!("radix-2^", $radix, " ", $text, " of ", $digits, " digits, AVX2"),
            digit_step: $digits,
            min_digits: $digits,
            max_digits: $digits,
            wins: &[(features::Features::NONE, Wins::between($from, bits($digits, $radix))$(.exponent($exponent))?)],
            rows: Rows {
                mul: row!(mul, $file,
                    (z: *mut u64, x: *const u64, y: *const u64, m: *const u64, t: *mut u64, d: usize)),
                sqr: row!(sqr, $file, (z: *mut u64, x: *const u64, m: *const u64, t: *mut u64, d: usize)),
                $($row: row!($row, $file, $params),)*
                ..$like.rows
            },
            ..$like
        };
    };
}

straight! {
    SINGLE_74: SINGLE_28, 74 digits of 28 bits, "single", "single28_74", wins from bits(68, 28) + 1; exponents from 64,
    mul_1 (z: *mut u64, x: *const u64, y: *const u64, m: *const u64, d: usize)
}
straight! {
    SINGLE_148: SINGLE_28, 148 digits of 28 bits, "single", "single28_148", wins from bits(144, 28) + 1; exponents from 64
}
straight! {
    PAIR_18: PAIR_29, 18 digits of 29 bits, "pair", "pair29_18", wins from bits(16, 29) + 1
}
straight! {
    PAIR_36: PAIR_29, 36 digits of 29 bits, "pair", "pair29_36", wins from bits(34, 29) + 1
}
straight! {
    BATCH_18: BATCH_29, 18 digits of 29 bits, "batch", "batch29_18", wins from bits(16, 29) + 1
}
straight! {
    BATCH_36: BATCH_29, 36 digits of 29 bits, "batch", "batch29_36", wins from bits(34, 29) + 1
}
