//! Engines in radix 2^52 with AVX-512 IFMA: Montgomery products, squares, products by a digit, look-up.
//!
//! A digit of L numbers side by side is L words; a vector holds C neighbouring digits. VPMADD52 adds the low or the
//! high half of a product of two digits to a 64-bit word. Column k of a product is the sum of the low halves of x_i * y_j
//! with i + j = k and of the high halves with i + j = k - 1. For a vector of columns k, k + 1, ... and a digit y_j that
//! fills a vector, both want the digits k - j, k - j + 1, ... of x: the low half with y_j, the high half with y_j-1. So a
//! vector is loaded, from wherever it begins, for two multiplications.
//!
//! Columns are taken in tiles of a few vectors, each with an accumulator for low halves and one for high halves. The
//! quotient digits of a tile (its chain) are found while the products of the next tile (its bulk) are added up.
//! The steps of the bulk in which every vector takes part are a loop that all tiles call, though it be for one step: a
//! power goes from squares to products and back, and what both are made of stays in the processor's cache of decoded
//! instructions only if it is short.
//!
//! The quotient digit is q = T_k * m0_neg_inv mod 2^52. Then T_k + low(q * m_0) is 0 modulo 2^52, so that the carry
//! is T_k / 2^52 rounded up: (T_k + 2^52 - 1) / 2^52.
//!
//! Columns: at most 4d halves below 2^52 and a carry: below 2^62 for d <= 1000.
//!
//! Almost reduced: from x, y < 2M and 4M <= R follows (x * y + (R - 1) * M) / R < (4M^2 + R * M) / R <= 2M.

mod chain;
mod product;
mod rest;

use super::code::{Memory, Width, load_mnemonic};

/// Bytes of zeros before the digits of a value. As many at least stand behind them.
const PAD: usize = 64;

/// An engine of a fixed number of digits.
#[derive(Clone, Copy)]
pub(crate) struct Engine {
    /// Its shape, as in file names.
    pub(crate) shape: &'static str,
    /// Numbers side by side, L.
    pub(crate) lanes: usize,
    pub(crate) width: Width,
    /// Digits of a number.
    pub(crate) digits: usize,
    /// Vectors of a tile.
    pub(crate) tile: usize,
}

const fn engine(
    shape: &'static str,
    (lanes, width): (usize, Width),
    digits: usize,
    tile: usize,
) -> Engine {
    Engine {
        shape,
        lanes,
        width,
        digits,
        tile,
    }
}

const SINGLE: (usize, Width) = (1, Width::Y);
const PAIR: (usize, Width) = (2, Width::Y);
const BATCH: (usize, Width) = (4, Width::Y);

/// The engines, with the tiles that were measured to be best in a power on Zen 4: five squares, a look-up, a product.
pub(crate) const ENGINES: &[Engine] = &[
    engine("single", SINGLE, 20, 4),
    engine("single", SINGLE, 32, 5),
    engine("single", SINGLE, 40, 4),
    engine("single", SINGLE, 60, 5),
    engine("single", SINGLE, 80, 5),
    engine("pair", PAIR, 10, 6),
    engine("pair", PAIR, 20, 6),
    engine("pair", PAIR, 30, 6),
    engine("pair", PAIR, 40, 6),
    engine("pair", PAIR, 60, 6),
    engine("pair", PAIR, 80, 6),
    engine("batch", BATCH, 10, 5),
    engine("batch", BATCH, 20, 6),
    engine("batch", BATCH, 30, 6),
    engine("batch", BATCH, 40, 6),
];

impl Engine {
    /// Digits of a vector, C.
    fn columns(&self) -> usize {
        self.width.bytes() / self.digit_bytes()
    }

    /// Bytes of a digit of all numbers.
    fn digit_bytes(&self) -> usize {
        8 * self.lanes
    }

    /// Bytes of a value's digits and what surrounds them. A prepared modulus has m0_neg_inv after these.
    fn value_bytes(&self) -> usize {
        (PAD + self.digit_bytes() * self.digits).next_multiple_of(64) + PAD
    }

    /// Digits of a value from an index on, which may be in the zeros around it.
    fn at(&self, base: &'static str, digit: isize, bytes: usize) -> Memory {
        let offset = PAD as isize + digit * self.digit_bytes() as isize;
        Memory {
            base,
            offset,
            bytes,
        }
    }

    /// What fills a vector with m0_neg_inv.
    fn m0_neg_inv(&self, base: &'static str) -> Memory {
        Memory {
            base,
            offset: self.value_bytes() as isize,
            bytes: self.digit_bytes(),
        }
    }

    /// A vector register of the engine's width.
    fn register(&self, number: usize) -> String {
        format!("{}mm{number}", self.width.letter())
    }

    /// Loads a digit into every column of a register.
    fn load(&self, number: usize, memory: &Memory) -> String {
        let mnemonic = match load_mnemonic(self.width, memory.bytes) {
            "vbroadcasti128" if number >= 16 => "vbroadcasti64x2",
            mnemonic => mnemonic,
        };
        format!("{mnemonic} {}, {}", self.register(number), memory.text())
    }

    /// The files of the engine: name and contents.
    pub(crate) fn files(&self) -> [(String, String); 4] {
        let file = |row: &str, about: String, lines: Vec<String>| {
            let name = format!("ifma_{}_{}_{row}.s", self.shape, self.digits);
            // From a multiple of 64 bytes, after instructions that do nothing: a line of the cache of decoded
            // instructions begins there.
            let mut text = format!("// {about}\n// See xtask/src/kernels/ifma.\n    .p2align 6\n");
            for line in lines {
                let indent = if line.ends_with(':') { "" } else { "    " };
                text += &format!("{indent}{line}\n");
            }
            (name, text)
        };
        let about = |what: &str, formula: &str| {
            let many = match self.lanes {
                1 => String::new(),
                lanes => format!(", {lanes} side by side"),
            };
            format!(
                "{what} of {} digits in radix 2^52{many}: {formula}",
                self.digits
            )
        };
        let (square, squarings) = product::lines(self, true);
        let (multiply, products) = product::lines(self, false);
        let timed = |text: String, count: usize| {
            format!(
                "{text}\n// {count} multiplications: {} cycles on Zen 4 at least.",
                count.div_ceil(2)
            )
        };
        [
            file(
                "sqr",
                timed(
                    about("Square", "z = x^2 / R mod m, almost reduced."),
                    squarings,
                ),
                square,
            ),
            file(
                "mul",
                timed(
                    about("Product", "z = x * y / R mod m, almost reduced."),
                    products,
                ),
                multiply,
            ),
            file(
                "mul_1",
                about(
                    "Product by a digit",
                    "z = x * y / 2^52 mod m, almost reduced.",
                ),
                rest::mul_1(self),
            ),
            file(
                "select",
                about("Look-up", "z = table[index]; every entry is read."),
                rest::select(self),
            ),
        ]
    }
}

/// Clears every vector register, for they hold secrets.
fn clear() -> Vec<String> {
    let upper = (16..32).map(|i| format!("vpxord xmm{i}, xmm{i}, xmm{i}"));
    std::iter::once("vzeroall".to_string())
        .chain(upper)
        .collect()
}
