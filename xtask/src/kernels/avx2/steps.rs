//! Steps, and runs of them: what is added to the sums of a tile.
//!
//! A step is a digit of the rows, at rax, times vectors, at r10. The vector of record v belongs to sum v + e for the digit in
//! record e; so r10 moves down as rax moves up.

use std::ops::Range;

use super::product::Kernel;
use super::shape::{TILE, VECTOR};

// Vector registers. The sums of a tile are 0 to 3; those of the chain see `chain.rs`.
pub(super) const SHARED: u8 = 4;
pub(super) const ROW: u8 = 5;
pub(super) const NEXT_ROW: u8 = 6;
pub(super) const PRODUCTS: [u8; 5] = [7, 8, 9, 14, 15];

impl Kernel {
    /// Adds the oldest products to their sums.
    pub(super) fn add_pending(&mut self, count: usize) {
        for (sum, t) in self.pending.drain(..count) {
            self.asm.op(format!("vpaddq ymm{sum}, ymm{sum}, ymm{t}"));
        }
    }

    pub(super) fn flush(&mut self) {
        self.add_pending(self.pending.len());
    }

    // Steps: a digit of the rows times vectors.

    /// Adds a row times a vector to a sum, two to four products later: the processor assigns additions to its units
    /// before it knows when their products are there, and so those of the multiplier are spared for products.
    pub(super) fn product(&mut self, sum: i32, row: u8, vector: &str) {
        self.product_of("ymm", sum, row, vector);
    }

    /// The same with the kind of register: xmm for the lower half of the vector only.
    pub(super) fn product_of(&mut self, kind: &str, sum: i32, row: u8, vector: &str) {
        self.turn = (self.turn + 1) % PRODUCTS.len();
        let t = PRODUCTS[self.turn];
        self.asm
            .op(format!("vpmuldq {kind}{t}, {kind}{row}, {vector}"));
        self.pending.push((sum, t));
        if self.pending.len() == PRODUCTS.len() - 1 {
            self.add_pending(2);
        }
    }

    pub(super) fn load_row(&mut self, row: u8, at: i32) {
        let load = self.shape.broadcast();
        self.op(format!("{load} ymm{row}, [rax + {at}]"));
    }

    /// Digit b of record e of the rows, for some sums.
    pub(super) fn step(&mut self, e: i32, b: i32, sums: Range<i32>) {
        if sums.is_empty() {
            return;
        }
        self.load_row(ROW, self.records(e) + self.shape.digit() * b);
        for u in sums {
            let at = self.records(u - e) + VECTOR * b;
            self.product(u, ROW, &format!("[r10 + {at}]"));
        }
        self.flush();
    }

    /// Digits b of records e and e + 1 of the rows at once, for sums of each: a vector that both want is loaded once.
    pub(super) fn two_steps(&mut self, e: i32, b: i32, sums: Range<i32>, next: Range<i32>) {
        let digit = self.shape.digit() * b;
        if !sums.is_empty() {
            self.load_row(ROW, self.records(e) + digit);
        }
        if !next.is_empty() {
            self.load_row(NEXT_ROW, self.records(e + 1) + digit);
        }
        for u in -1..TILE {
            // Vector u - e: for sum u of the first, u + 1 of the second.
            let vector = format!("[r10 + {}]", self.records(u - e) + VECTOR * b);
            match (sums.contains(&u), next.contains(&(u + 1))) {
                (true, true) => {
                    self.op(format!("vmovdqa ymm{SHARED}, {vector}"));
                    let shared = format!("ymm{SHARED}");
                    self.product(u, ROW, &shared);
                    self.product(u + 1, NEXT_ROW, &shared);
                }
                (true, false) => self.product(u, ROW, &vector),
                (false, true) => self.product(u + 1, NEXT_ROW, &vector),
                (false, false) => {}
            }
        }
    }

    pub(super) fn advance(&mut self, records: i32) {
        self.flush();
        let bytes = self.records(records);
        self.op(format!("add rax, {bytes}"));
        self.op(format!("sub r10, {bytes}"));
    }

    // Runs of steps.

    /// r11 records for all sums.
    pub(super) fn run(&mut self, site: &str) {
        let label = |name: &str| format!("{site}_{name}");
        self.op("test r11b, 1");
        self.asm.jump("jz", &label("even"));
        for b in self.places() {
            self.step(0, b, 0..TILE);
        }
        self.advance(1);
        self.op("dec r11");
        self.asm.label(&label("even"));
        self.op("test r11, r11");
        self.asm.jump("jz", &label("run_done"));
        self.asm.note("r11 records are left, an even number.");
        self.op(".p2align 5");
        self.asm.label(&label("run"));
        for b in self.places() {
            self.two_steps(0, b, 0..TILE, 0..TILE);
        }
        self.advance(2);
        self.op("sub r11, 2");
        self.asm.jump("jnz", &label("run"));
        self.asm.label(&label("run_done"));
    }

    /// Records e and above up to where there are no vectors: they cease to exist from sum 0 up.
    pub(super) fn triangle(&mut self, e: i32) {
        for e in (e..TILE).step_by(2) {
            for b in self.places() {
                self.two_steps(e, b, e..TILE, e + 1..TILE);
            }
        }
        self.flush();
    }

    /// Records from where there are vectors: they begin to exist from sum 0 up.
    pub(super) fn head(&mut self) {
        let sums = |e: i32, b: i32| 0..if b == 0 { e } else { e + 1 };
        for e in (0..TILE).step_by(2) {
            for b in self.places() {
                self.two_steps(e, b, sums(e, b), sums(e + 1, b));
            }
        }
        self.advance(TILE);
    }

    /// Products above the diagonal of the tile, each once, up to where all sums take part; then as `run`.
    ///
    /// r11 says how many records follow, twice; it is less than 0 if the last sums never take part.
    pub(super) fn above_diagonal(&mut self, site: &str, end: &str) {
        let label = |name: &str| format!("{site}_{name}");
        self.op("mov rax, r12");
        self.op("sar rax, 1");
        self.op(format!("shl rax, {}", self.shape.record_log()));
        self.op("add rax, rsi");
        self.op("mov r10, rax");
        let width = self.shape.width();
        if width == 1 {
            for e in 1..TILE / 2 {
                self.op(format!("cmp r11, {}", 2 * e - TILE));
                self.asm.jump("je", end);
                self.step(e, 0, 0..2 * e);
            }
            self.advance(TILE / 2);
        } else {
            self.op("test r9b, 1");
            self.asm.jump("jnz", &label("odd"));
            self.begin_rows(1, end);
            self.advance(TILE / 2);
            self.asm.jump("jmp", &label("full"));
            self.asm
                .note("The same where r12 is odd, which is where r9 is.");
            self.asm.label(&label("odd"));
            let ahead = if width == 2 { "rax" } else { "r10" };
            self.op(format!("add {ahead}, {}", self.shape.record()));
            self.begin_rows(if width == 2 { 0 } else { 3 }, end);
            self.advance(if width == 2 { TILE / 2 } else { TILE / 2 + 1 });
            self.asm.label(&label("full"));
        }
        self.op("sar r11, 1");
        self.run(site);
    }

    /// The rows of a square from digit `first` on, up to the end of a record: another sum takes part every
    /// second column.
    pub(super) fn begin_rows(&mut self, first: i32, end: &str) {
        let width = self.shape.width();
        let mut i = first;
        for sums in 0..TILE {
            if width == 2 {
                if sums == TILE - 1 {
                    break;
                }
                self.op(format!("cmp r11, {}", sums + 1 - TILE));
                self.asm.jump("je", end);
                self.step(i / 2, i % 2, 0..sums + 1);
                i += 1;
            } else {
                if sums > 0 {
                    self.op(format!("cmp r11, {}", sums - TILE));
                    self.asm.jump("je", end);
                    self.step(i / 4, i % 4, 0..sums);
                    i += 1;
                    self.step(i / 4, i % 4, 0..sums);
                } else {
                    self.load_row(ROW, self.records(i / 4) + self.shape.digit() * (i % 4));
                }
                self.half_product(sums, i / 4, i % 4);
                i += 1;
            }
        }
        while i % width != 0 {
            self.step(i / width, i % width, 0..TILE);
            i += 1;
        }
    }

    /// The last row times the lower half of a vector.
    pub(super) fn half_product(&mut self, u: i32, e: i32, b: i32) {
        let at = self.records(u - e) + VECTOR * b;
        let t = PRODUCTS[0];
        self.op(format!("vpmuldq xmm{t}, xmm{ROW}, [r10 + {at}]"));
        self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{t}"));
    }

    /// The quotient digits of the last low tile, which have tables of their own, in a tile above: digits at rax,
    /// tables from the tile's distance to column d.
    pub(super) fn own_digits(&mut self, sums: i32) {
        let (width, half) = (self.shape.width(), TILE / 2);
        self.asm.note("Digits of the last low tile.");
        self.point("rax", "r8", "r9", -TILE);
        self.op("mov r10, r12");
        self.op("sub r10, r9");
        self.point("r10", "rcx", "r10", 0);
        self.op("lea r10, [r10 + 2*r15]");
        self.op("lea r11, [r10 + r15]");
        for e in 0..TILE {
            for b in 0..width {
                self.load_row(ROW, self.records(e) + self.shape.digit() * b);
                for u in 0..sums {
                    let vector = if e < half {
                        format!("[r10 + {}]", self.records(half + u - e) + VECTOR * b)
                    } else if (e, b) != (TILE - 1, width - 1) {
                        // One digit further: the next alignment, or the first of the record before.
                        let (back, copy) = if b + 1 == width { (1, 0) } else { (0, b + 1) };
                        let at = self.records(TILE - e + u - back) + VECTOR * copy;
                        format!("[r11 + {at}]")
                    } else {
                        format!("[r11 + r15 + {}]", self.records(1 + u) + VECTOR * b)
                    };
                    self.product(u, ROW, &vector);
                }
            }
        }
        self.flush();
    }
}
