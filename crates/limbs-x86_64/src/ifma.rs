//! Engines in radix 2^52 with AVX-512 IFMA.
//!
//! Their products, squares and look-ups are straight-line assembly of a fixed number of digits, in `asm/generated`;
//! `xtask/src/kernels/ifma` says how they work and writes them. The conversions, which are done once an
//! exponentiation, are here.
//!
//! A value is a block of zeros, the digits, zeros to the end of that block and another block of them, for vectors
//! that begin before or end behind the digits; then, for a prepared modulus, -m^-1 modulo 2^52 of each lane,
//! as often as fills 256 bits. Of the zeros rows read, and their results have, no more than 256 bits on either side.
//! An entry of a table is the digits alone, in whole blocks. Moduli are not scaled.

use limbs_portable::engine::lanes::Plain;
use limbs_portable::engine::{
    Block, Descriptor, Mul1Row, MulRow, Rows, SelectRow, Shape, SqrRow, Wins, convert,
};

use crate::{Limb, features};

const RADIX_BITS: usize = 52;

/// Values are below 2 m, and R is at least 4 m.
const BOUND_BITS: usize = 1;
const SLACK_BITS: usize = 2;

/// Entries of a table at most: more than any window has, but where the table of a single number would fall out of the
/// first cache. At 80 digits a look-up of 32 entries takes 374 cycles, one of 64 1255.
const fn max_entries<const L: usize>(d: usize) -> usize {
    if L == 1 && d > 60 { 32 } else { 64 }
}

/// Words of zeros before the digits.
const PAD: usize = Block::WORDS;

/// Words of the digits, in whole blocks.
const fn digit_words<const L: usize>(d: usize) -> usize {
    (L * d).next_multiple_of(Block::WORDS)
}

/// Words before what belongs to a prepared modulus alone.
const fn surrounded_words<const L: usize>(d: usize) -> usize {
    PAD + digit_words::<L>(d) + PAD
}

fn value_words<const L: usize>(d: usize) -> usize {
    surrounded_words::<L>(d) + Block::WORDS
}

fn entry_words<const L: usize>(d: usize) -> usize {
    digit_words::<L>(d)
}

/// `engine_modulus`
///
/// # Safety
///
/// As the row states.
unsafe extern "sysv64" fn modulus<const L: usize>(z: *mut u64, m: *const Limb, n: usize, d: usize) {
    // SAFETY: the caller keeps the contract of the row; a value has a block behind `surrounded_words`.
    unsafe {
        enter::<L>(z, m, n, d);
        for i in 0..Block::WORDS {
            let m0 = m.add(i % L * n).read();
            let inverse = convert::neg_inverse(m0, RADIX_BITS);
            z.add(surrounded_words::<L>(d) + i).write(inverse);
        }
    }
}

/// `engine_enter`
///
/// # Safety
///
/// As the row states.
unsafe extern "sysv64" fn enter<const L: usize>(z: *mut u64, x: *const Limb, n: usize, d: usize) {
    // SAFETY: the caller keeps the contract of the row; the digits are within the value.
    unsafe {
        z.write_bytes(0, value_words::<L>(d));
        convert::enter::<Plain<L>, RADIX_BITS>(z.add(PAD), x, n, d);
    }
}

/// `engine_leave`
///
/// # Safety
///
/// As the row states.
unsafe extern "sysv64" fn leave<const L: usize>(z: *mut Limb, x: *const u64, n: usize, d: usize) {
    // SAFETY: the caller keeps the contract of the row; the digits are within the value.
    unsafe { convert::leave::<Plain<L>, RADIX_BITS>(z, x.add(PAD), n, d) }
}

/// `engine_pack`
///
/// # Safety
///
/// As the row states.
unsafe extern "sysv64" fn pack<const L: usize>(z: *mut u64, x: *const u64, d: usize) {
    // SAFETY: the caller keeps the contract of the row; what follows the digits in their last block is zero.
    unsafe { z.copy_from_nonoverlapping(x.add(PAD), digit_words::<L>(d)) }
}

const fn descriptor<const L: usize>(
    name: &'static str,
    shape: Shape,
    digits: usize,
    wins: &'static [(features::Features, Wins)],
    (mul, sqr, mul_1, select): (MulRow, SqrRow, Mul1Row, SelectRow),
) -> Descriptor {
    Descriptor {
        name,
        shape,
        lanes: L,
        radix_bits: RADIX_BITS,
        multiple_bits: 0,
        bound_bits: BOUND_BITS,
        slack_bits: SLACK_BITS,
        digit_step: digits,
        min_digits: digits,
        max_digits: digits,
        max_entries: max_entries::<L>(digits),
        wins,
        features: features::AVX512IFMA,
        value_words: value_words::<L>,
        modulus_words: value_words::<L>,
        entry_words: entry_words::<L>,
        scratch_words: value_words::<L>,
        rows: Rows {
            modulus: modulus::<L>,
            enter: enter::<L>,
            leave: leave::<L>,
            mul,
            mul_1,
            sqr,
            pack: pack::<L>,
            select,
        },
    }
}

/// A row in generated assembly.
macro_rules! row {
    ($row:ident, $shape:literal, $digits:literal, ($($param:ident: $type:ty),*)) => {{
        #[doc = concat!("`engine_", stringify!($row), "`")]
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states, on a processor with AVX-512 IFMA.
        #[unsafe(naked)]
        #[unsafe(export_name = concat!("limbs_x86_64_engine_", stringify!($row), "_", $shape, "_", $digits, "_ifma"))]
        unsafe extern "sysv64" fn $row($($param: $type),*) {
            core::arch::naked_asm!(
                include_str!(concat!(
                    "asm/generated/ifma_", $shape, "_", $digits, "_", stringify!($row), ".s"
                )),
                options(raw)
            )
        }
        $row
    }};
}

/// Largest modulus for so many digits.
const fn bits(digits: usize) -> usize {
    RADIX_BITS * digits - SLACK_BITS
}

/// An engine of a number of digits.
macro_rules! engine {
    ($name:ident, $shape:ident, $file:literal, $lanes:literal, $digits:literal, from $from:expr) => {
        #[doc = concat!("In radix 2^52, ", $file, ", numbers of ", $digits, " digits.")]
        pub(crate) const $name: Descriptor = descriptor::<$lanes>(
            concat!("radix-2^52 ", $file, " of ", $digits, " digits, AVX-512 IFMA"),
            Shape::$shape,
            $digits,
            &[(features::Features::NONE, Wins::between($from, bits($digits)))],
            (
                row!(mul, $file, $digits,
                    (z: *mut u64, x: *const u64, y: *const u64, m: *const u64, t: *mut u64, d: usize)),
                row!(sqr, $file, $digits, (z: *mut u64, x: *const u64, m: *const u64, t: *mut u64, d: usize)),
                row!(mul_1, $file, $digits,
                    (z: *mut u64, x: *const u64, y: *const u64, m: *const u64, d: usize)),
                row!(select, $file, $digits,
                    (z: *mut u64, table: *const u64, index: *const u64, count: usize, d: usize)),
            ),
        );
    };
}

// Each wins from there to the largest modulus that it takes: by the figures in this crate's README.
engine!(SINGLE_20, Single, "single", 1, 20, from 640);
engine!(SINGLE_32, Single, "single", 1, 32, from bits(20) + 1);
engine!(SINGLE_40, Single, "single", 1, 40, from bits(32) + 1);
engine!(SINGLE_60, Single, "single", 1, 60, from bits(40) + 1);
engine!(SINGLE_80, Single, "single", 1, 80, from bits(60) + 1);
engine!(PAIR_10, Pair, "pair", 2, 10, from 256);
engine!(PAIR_20, Pair, "pair", 2, 20, from bits(10) + 1);
engine!(PAIR_30, Pair, "pair", 2, 30, from bits(20) + 1);
engine!(PAIR_40, Pair, "pair", 2, 40, from bits(30) + 1);
engine!(PAIR_60, Pair, "pair", 2, 60, from bits(40) + 1);
engine!(PAIR_80, Pair, "pair", 2, 80, from bits(60) + 1);
engine!(BATCH_10, Batch, "batch", 4, 10, from 256);
engine!(BATCH_20, Batch, "batch", 4, 20, from bits(10) + 1);
engine!(BATCH_30, Batch, "batch", 4, 30, from bits(20) + 1);
engine!(BATCH_40, Batch, "batch", 4, 40, from bits(30) + 1);
