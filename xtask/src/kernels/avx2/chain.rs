//! The chain of carries through the columns of a tile.
//!
//! It goes through vector registers, a place for each number. In straight code for a single number it goes through general ones, whose
//! units have nothing else to do: carry and digit are in [`WORDS`].

use std::ops::Range;

use super::product::Kernel;
use super::shape::{TILE, VECTOR};
use super::steps::{NEXT_ROW, PRODUCTS, ROW, SHARED};

pub(super) const CARRY: u8 = 10;
pub(super) const DIGIT: u8 = 11;
pub(super) const MASK: u8 = 12;
pub(super) const HALF: u8 = 13;

/// Carry and digit of a single number in general registers.
const WORDS: [&str; 2] = ["r9", "r11"];

/// Takes one vector of columns through the chain.
pub(super) type Piece = fn(&mut Kernel, i32);

impl Kernel {
    /// Where the columns of the tile that is done are.
    pub(super) fn column(&self, u: i32, b: i32) -> String {
        let at = VECTOR * u + self.shape.digit() * b - self.shape.below_digits();
        format!("[r8 + {at}]")
    }

    /// x = x * y or x + y, with y in memory.
    fn with_memory(&mut self, op: &str, x: u8, memory: &str) {
        let part = self.shape.part();
        if self.shape.lanes == 1 {
            let t = 7;
            self.op(format!("vmovq xmm{t}, {memory}"));
            self.op(format!("{op} xmm{x}, xmm{x}, xmm{t}"));
        } else {
            self.op(format!("{op} {part}{x}, {part}{x}, {memory}"));
        }
    }

    fn add_column(&mut self, u: i32, b: i32) {
        let column = self.column(u, b);
        if self.in_words {
            return self.op(format!("add {}, {column}", WORDS[0]));
        }
        self.with_memory("vpaddq", CARRY, &column);
    }

    fn split(&mut self) {
        let (part, radix) = (self.shape.part(), self.shape.radix);
        if self.in_words {
            let [carry, digit] = WORDS;
            self.op(format!("mov {digit}, {carry}"));
            self.op(format!("and {digit}, {}", (1 << radix) - 1));
            return self.op(format!("shr {carry}, {radix}"));
        }
        self.op(format!("vpand {part}{DIGIT}, {part}{CARRY}, {part}{MASK}"));
        self.op(format!("vpsrlq {part}{CARRY}, {part}{CARRY}, {radix}"));
    }

    fn store_digit(&mut self, i: i32, copies: Range<i32>) {
        let (store, register) = if self.in_words {
            ("mov", WORDS[1].to_owned())
        } else {
            (
                self.shape.move_digit(),
                format!("{}{DIGIT}", self.shape.part()),
            )
        };
        let (base, at) = self.digits_at;
        for a in copies {
            let at = at + self.shape.slot(a, self.first_digit + i);
            self.op(format!("{store} [{base} + {at}], {register}"));
        }
    }

    /// Takes half the radix from a digit.
    fn balance(&mut self) {
        if self.in_words {
            let digit = WORDS[1];
            let half = 1 << (self.shape.radix - 1);
            return self.op(format!("lea {digit}, [{digit} - {half}]"));
        }
        let part = self.shape.part();
        self.op(format!("vpsubq {part}{DIGIT}, {part}{DIGIT}, {part}{HALF}"));
    }

    /// From the vector register of the carry to the general one.
    pub(super) fn carry_to_words(&mut self) {
        self.op(format!("vmovq {}, xmm{CARRY}", WORDS[0]));
        self.in_words = true;
    }

    /// Quotient digits of a low tile: the digits themselves.
    pub(super) fn quotient_piece(&mut self, u: i32) {
        for b in 0..self.shape.width() {
            self.add_column(u, b);
            self.split();
            self.store_digit(self.shape.width() * u + b, 0..1);
        }
    }

    /// Digits of the result, balanced, in every copy.
    pub(super) fn result_piece(&mut self, u: i32) {
        let width = self.shape.width();
        for b in 0..width.min(self.digits_left - width * u) {
            self.add_column(u, b);
            self.split();
            self.balance();
            self.store_digit(width * u + b, 0..width);
        }
    }

    /// Quotient digits of the last low tile, which act within it, with the tables at `own_at`.
    pub(super) fn own_piece(&mut self, u: i32) {
        if !self.in_words {
            return self.own_columns(u, false);
        }
        // Until digits act on columns next to them, the chain stays in general registers.
        if u < TILE / 2 {
            return self.quotient_piece(u);
        }
        if u == TILE / 2 {
            self.lower_on_upper();
            self.op(format!("vmovq xmm{CARRY}, {}", WORDS[0]));
        }
        self.in_words = false;
        self.own_columns(u, true);
        self.in_words = true;
        if u == TILE - 1 {
            self.carry_to_words();
        }
    }

    /// What the lower half of the last low tile's digits does to its upper columns, a vector at a time.
    fn lower_on_upper(&mut self) {
        let (width, load) = (self.shape.width(), self.shape.broadcast());
        let upper = TILE / 2..TILE;
        let sum = |u: i32| PRODUCTS[(u + 1) as usize];
        for u in upper.clone() {
            let column = self.column(u, 0);
            self.op(format!("vmovdqa ymm{}, {column}", sum(u)));
        }
        let (table, at) = self.own_at[0];
        let (base, digits) = self.digits_at;
        for j in 0..self.shape.columns() / 2 {
            let digit = digits + self.shape.slot(0, self.first_digit + j);
            self.op(format!("{load} ymm{ROW}, [{base} + {digit}]"));
            for u in upper.clone() {
                let i = width * (u - TILE / 2) - j;
                if i > -width {
                    let vector = at + self.shape.slot((-i).rem_euclid(width), i);
                    let t = PRODUCTS[(j % 2) as usize];
                    self.op(format!("vpmuldq ymm{t}, ymm{ROW}, [{table} + {vector}]"));
                    self.op(format!("vpaddq ymm{0}, ymm{0}, ymm{t}", sum(u)));
                }
            }
        }
        for u in upper {
            let column = self.column(u, 0);
            self.op(format!("vmovdqa {column}, ymm{}", sum(u)));
        }
    }

    /// Takes a vector of columns through the chain; if `lower_done` the lower half of the digits has acted.
    fn own_columns(&mut self, u: i32, lower_done: bool) {
        let (part, radix, columns) = (self.shape.part(), self.shape.radix, self.shape.columns());
        let load = self.shape.move_digit();
        let first = self.shape.width() * u;
        // Digits of this vector stay in registers.
        let held = |i: i32| [SHARED, ROW, NEXT_ROW][(i - first) as usize];
        for c in first..first + self.shape.width() {
            self.add_column(u, c - first);
            for i in if lower_done { columns / 2 } else { 0 }..c {
                let lower = i < columns / 2;
                let (table, k) = if lower {
                    (self.own_at[0], columns / 2)
                } else {
                    (self.own_at[1], 1)
                };
                if i + k > c {
                    continue;
                }
                let (base, digit) = self.digits_at;
                let digit = digit + self.shape.slot(0, self.first_digit + i);
                let factor = self.shape.slot(0, c - i - k);
                if lower_done && i >= first {
                    self.op(format!("vmovdqa {part}{DIGIT}, {part}{}", held(i)));
                } else {
                    self.op(format!("{load} {part}{DIGIT}, [{base} + {digit}]"));
                }
                self.with_memory(
                    "vpmuldq",
                    DIGIT,
                    &format!("[{} + {}]", table.0, table.1 + factor),
                );
                self.op(format!(
                    "vpaddq {part}{CARRY}, {part}{CARRY}, {part}{DIGIT}"
                ));
            }
            if c < columns - 1 {
                self.split();
                self.store_digit(c, 0..1);
                if lower_done && c + 1 < first + self.shape.width() {
                    self.op(format!("vmovdqa {part}{}, {part}{DIGIT}", held(c)));
                }
            } else {
                self.asm
                    .note("The last: times -m^-1, and m itself clears the column.");
                self.op(format!("vmovdqa {part}{DIGIT}, {part}{CARRY}"));
                let at = self.own_at[3];
                self.with_memory("vpmuludq", DIGIT, &format!("[{} + {}]", at.0, at.1));
                self.op(format!("vpand {part}{DIGIT}, {part}{DIGIT}, {part}{MASK}"));
                self.store_digit(c, 0..1);
                let at = self.own_at[2];
                self.with_memory("vpmuldq", DIGIT, &format!("[{} + {}]", at.0, at.1));
                self.op(format!(
                    "vpaddq {part}{CARRY}, {part}{CARRY}, {part}{DIGIT}"
                ));
                self.op(format!("vpsrlq {part}{CARRY}, {part}{CARRY}, {radix}"));
            }
        }
    }
}
