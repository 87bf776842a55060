//! The chain of carries through the columns of a tile.

use std::ops::Range;

use super::product::Kernel;
use super::shape::VECTOR;

pub(super) const CARRY: u8 = 10;
pub(super) const DIGIT: u8 = 11;
pub(super) const MASK: u8 = 12;
pub(super) const HALF: u8 = 13;

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
        self.with_memory("vpaddq", CARRY, &column);
    }

    fn split(&mut self) {
        let (part, radix) = (self.shape.part(), self.shape.radix);
        self.op(format!("vpand {part}{DIGIT}, {part}{CARRY}, {part}{MASK}"));
        self.op(format!("vpsrlq {part}{CARRY}, {part}{CARRY}, {radix}"));
    }

    fn store_digit(&mut self, i: i32, copies: Range<i32>) {
        let part = self.shape.part();
        let store = self.shape.move_digit();
        for a in copies {
            let at = self.shape.slot(a, i);
            self.op(format!(
                "{store} [{} + {}], {part}{DIGIT}",
                self.digits_at.0,
                self.digits_at.1 + at
            ));
        }
    }

    /// Quotient digits of a low tile: the digits themselves.
    pub(super) fn quotient_piece(&mut self, u: i32) {
        if std::env::var("NOCHAIN").is_ok() {
            return;
        }
        for b in 0..self.shape.width() {
            self.add_column(u, b);
            self.split();
            self.store_digit(self.shape.width() * u + b, 0..1);
        }
    }

    /// Digits of the result, balanced, in every copy.
    pub(super) fn result_piece(&mut self, u: i32) {
        if std::env::var("NOCHAIN").is_ok() {
            return;
        }
        let (part, width) = (self.shape.part(), self.shape.width());
        for b in 0..width {
            self.add_column(u, b);
            self.split();
            self.op(format!("vpsubq {part}{DIGIT}, {part}{DIGIT}, {part}{HALF}"));
            self.store_digit(width * u + b, 0..width);
        }
    }

    /// Quotient digits of the last low tile, which act within it: tables at r13, r14, rbx.
    pub(super) fn own_piece(&mut self, u: i32) {
        if std::env::var("NOCHAIN").is_ok() || std::env::var("NOOWN").is_ok() {
            return;
        }
        let (part, radix, columns) = (self.shape.part(), self.shape.radix, self.shape.columns());
        let load = self.shape.move_digit();
        for b in 0..self.shape.width() {
            let c = self.shape.width() * u + b;
            self.add_column(u, b);
            for i in 0..c {
                let lower = i < columns / 2;
                let (table, k) = if lower {
                    (self.own_at[0], columns / 2)
                } else {
                    (self.own_at[1], 1)
                };
                if i + k > c {
                    continue;
                }
                let (digit, factor) = (self.shape.slot(0, i), self.shape.slot(0, c - i - k));
                self.op(format!(
                    "{load} {part}{DIGIT}, [{} + {}]",
                    self.digits_at.0,
                    self.digits_at.1 + digit
                ));
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
