//! Products and squares with their reduction: `engine_mul` and `engine_sqr`.

use std::ops::Range;

use super::asm::Asm;
use super::shape::{Shape, TILE, VECTOR};

// Vector registers. The sums of a tile are 0 to 3.
const SHARED: u8 = 4;
const ROW: u8 = 5;
const NEXT_ROW: u8 = 6;
const PRODUCTS: [u8; 3] = [7, 8, 9];
const CARRY: u8 = 10;
const DIGIT: u8 = 11;
const MASK: u8 = 12;
const HALF: u8 = 13;

/// Callee-saved registers that are used.
const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];

/// What the sums of a tile begin with: see `constants`.
#[derive(Clone, Copy)]
enum Begin {
    Low,
    Out,
    LowHalved,
    OutHalved,
}

/// Adds digits of a tile that is done to the chain of carries: one vector of columns.
type Piece = fn(&mut Kernel, i32);

struct Kernel {
    asm: Asm,
    shape: Shape,
    square: bool,
    turn: usize,
}

/// The lines of a function.
pub(crate) fn kernel(shape: Shape, square: bool) -> Asm {
    let mut kernel = Kernel {
        asm: Asm::default(),
        shape,
        square,
        turn: 0,
    };
    kernel.enter();
    kernel.first_tile();
    kernel.low_tiles();
    kernel.high_tiles();
    kernel.leave();
    kernel.runs();
    if square {
        kernel.square_run();
    }
    kernel.own_run();
    kernel.constants();
    kernel.asm
}

impl Kernel {
    fn op(&mut self, text: impl std::fmt::Display) {
        self.asm.op(text);
    }

    /// Bytes of `n` records.
    fn records(&self, n: i32) -> i32 {
        n * self.shape.record()
    }

    // Steps: a digit of the rows times vectors.

    /// Adds a row times a vector to a sum.
    fn product(&mut self, sum: i32, row: u8, vector: &str) {
        self.turn = (self.turn + 1) % PRODUCTS.len();
        let t = PRODUCTS[self.turn];
        self.op(format!("vpmuldq ymm{t}, ymm{row}, {vector}"));
        self.op(format!("vpaddq ymm{sum}, ymm{sum}, ymm{t}"));
    }

    fn load_row(&mut self, row: u8, at: i32) {
        let load = self.shape.broadcast();
        self.op(format!("{load} ymm{row}, [rax + {at}]"));
    }

    /// Digit b of record e of the rows, for some sums.
    fn step(&mut self, e: i32, b: i32, sums: Range<i32>) {
        if sums.is_empty() {
            return;
        }
        self.load_row(ROW, self.records(e) + self.shape.digit() * b);
        for u in sums {
            let at = self.records(u - e) + VECTOR * b;
            self.product(u, ROW, &format!("[r10 + {at}]"));
        }
    }

    /// Two records of the rows at once, for all sums: most vectors are loaded once for two products.
    fn two_records(&mut self) {
        for b in 0..self.shape.width() {
            let digit = self.shape.digit() * b;
            self.load_row(ROW, digit);
            self.load_row(NEXT_ROW, self.shape.record() + digit);
            for u in -1..TILE {
                let vector = format!("[r10 + {}]", self.records(u) + VECTOR * b);
                if u == -1 {
                    self.product(0, NEXT_ROW, &vector);
                } else if u == TILE - 1 {
                    self.product(u, ROW, &vector);
                } else {
                    self.op(format!("vmovdqa ymm{SHARED}, {vector}"));
                    let shared = format!("ymm{SHARED}");
                    self.product(u, ROW, &shared);
                    self.product(u + 1, NEXT_ROW, &shared);
                }
            }
        }
    }

    fn advance(&mut self, records: i32) {
        let bytes = self.records(records);
        self.op(format!("add rax, {bytes}"));
        self.op(format!("sub r10, {bytes}"));
    }

    // Local functions. rax: rows, r10: vectors, r11: records of rows to do.

    fn runs(&mut self) {
        let all = 0..self.shape.width();
        self.asm.note(
            "From where vectors of the sums begin to exist. r11 is negative where the last sums",
        );
        self.asm.note("never do: then so many are left out.");
        self.asm.label("head");
        for e in 0..TILE {
            for b in all.clone() {
                self.step(e, b, 0..if b == 0 { e } else { e + 1 });
            }
            if e < TILE - 1 {
                self.op(format!("cmp r11, {}", e + 1 - TILE));
                self.asm.jump("je", "done");
            }
        }
        self.advance(TILE);
        self.asm.note("r11 full records: odd where r9 is.");
        self.asm.label("run");
        self.op("test r9b, 1");
        self.asm.jump("jz", "even");
        self.asm.label("odd");
        for b in all.clone() {
            self.step(0, b, 0..TILE);
        }
        self.advance(1);
        self.op("dec r11");
        self.asm.label("even");
        self.op("test r11, r11");
        self.asm.jump("jz", "done");
        self.op(".p2align 5");
        self.asm.note("r11 full records are left, an even number.");
        self.asm.label("loop");
        self.two_records();
        self.advance(2);
        self.op("sub r11, 2");
        self.asm.jump("jnz", "loop");
        self.asm.label("done");
        self.op("ret");
        self.triangle(all);
    }

    /// To where vectors of the sums cease to exist.
    fn triangle(&mut self, all: Range<i32>) {
        self.asm.note("r11 full records, then the triangle in which vectors cease to exist; only a part of that if");
        self.asm.note("r11 is negative.");
        self.asm.label("low");
        self.op("test r11, r11");
        self.asm.jump("js", "part");
        self.asm.jump("call", "run");
        self.asm.jump("jmp", "triangle0");
        self.asm.label("part");
        self.op("mov r13, r11");
        self.op(format!("shl r13, {}", self.shape.record_log()));
        self.op("add rax, r13");
        self.op("sub r10, r13");
        self.op("cmp r11, -2");
        self.asm.jump("jg", "triangle1");
        self.asm.jump("je", "triangle2");
        self.asm.jump("jmp", "triangle3");
        for e in 0..TILE {
            self.asm.label(&format!("triangle{e}"));
            for b in all.clone() {
                self.step(e, b, e..TILE);
            }
        }
        self.op("ret");
    }

    /// The products above the diagonal of a square, each once, up to the columns' triangle: `square_run`.
    ///
    /// Digits begin at record r12 / 2. Of those before the full ones r11 says how many are left out,
    /// as a negative number.
    fn square_run(&mut self) {
        let shift = self.shape.record_log();
        self.asm.note("Products above the diagonal of the tile r12, each once. r11 full digits, or a negative number:");
        self.asm.note("so many of those before them are left out.");
        self.asm.label("square");
        self.op("mov rax, r12");
        self.op("sar rax, 1");
        self.op(format!("shl rax, {shift}"));
        self.op("add rax, rsi");
        self.op("mov r10, rax");
        if self.shape.width() == 1 {
            self.op("cmp r11, -1");
            self.asm.jump("je", "squared");
            self.step(1, 0, 0..2);
            self.advance(2);
        } else {
            self.op("test r9b, 1");
            self.asm.jump("jnz", "square_odd");
            for (left_out, (e, b)) in [(3, (0, 1)), (2, (1, 0)), (1, (1, 1))] {
                self.op(format!("cmp r11, -{left_out}"));
                self.asm.jump("je", "squared");
                self.step(e, b, 0..4 - left_out);
            }
            self.advance(2);
            self.asm.jump("jmp", "square_full");
            self.asm.label("square_odd");
            self.op(format!("add rax, {}", self.shape.record()));
            for (left_out, (e, b)) in [(3, (0, 0)), (2, (0, 1)), (1, (1, 0))] {
                self.op(format!("cmp r11, -{left_out}"));
                self.asm.jump("je", "squared");
                self.step(e, b, 0..4 - left_out);
            }
            self.step(1, 1, 0..TILE);
            self.advance(2);
            self.asm.label("square_full");
            self.op("sar r11, 1");
        }
        self.op("test r9b, 2");
        self.asm.jump("jnz", "odd");
        self.asm.jump("jmp", "even");
        self.asm.label("squared");
        self.op("ret");
    }

    /// The quotient digits of the last low tile, which have tables of their own, in tiles above.
    fn own_run(&mut self) {
        let (width, half) = (self.shape.width(), TILE / 2);
        self.asm.note("The digits of the last low tile, at rax. r13, r14, rbx: their tables, at the tile's place.");
        self.asm.label("own");
        for e in 0..TILE {
            for b in 0..width {
                self.load_row(ROW, self.records(e) + self.shape.digit() * b);
                for u in 0..TILE {
                    let vector = if e < half {
                        format!("[r13 + {}]", self.records(half + u - e) + VECTOR * b)
                    } else if (e, b) != (TILE - 1, width - 1) {
                        // One digit further: the next alignment, or the first of the record before.
                        let (back, copy) = if b + 1 == width { (1, 0) } else { (0, b + 1) };
                        format!(
                            "[r14 + {}]",
                            self.records(TILE - e + u - back) + VECTOR * copy
                        )
                    } else {
                        format!("[rbx + {}]", self.records(1 + u) + VECTOR * b)
                    };
                    self.product(u, ROW, &vector);
                }
            }
        }
        self.op("ret");
    }

    // The chain of carries.

    /// Where the columns of the tile that is done are.
    fn column(&self, u: i32, b: i32) -> String {
        let at = VECTOR * u + self.shape.digit() * b - self.shape.below_digits();
        format!("[r8 + {at}]")
    }

    fn add_column(&mut self, u: i32, b: i32) {
        let (part, column) = (self.shape.part(), self.column(u, b));
        self.op(format!("vpaddq {part}{CARRY}, {part}{CARRY}, {column}"));
    }

    fn split(&mut self) {
        let (part, radix) = (self.shape.part(), self.shape.radix);
        self.op(format!("vpand {part}{DIGIT}, {part}{CARRY}, {part}{MASK}"));
        self.op(format!("vpsrlq {part}{CARRY}, {part}{CARRY}, {radix}"));
    }

    fn store_digit(&mut self, i: i32, copies: Range<i32>) {
        let part = self.shape.part();
        for a in copies {
            let at = self.shape.slot(a, i);
            self.op(format!("vmovdqa [rbp + {at}], {part}{DIGIT}"));
        }
    }

    /// Quotient digits of a low tile: the digits themselves.
    fn quotient_piece(&mut self, u: i32) {
        for b in 0..self.shape.width() {
            self.add_column(u, b);
            self.split();
            self.store_digit(self.shape.width() * u + b, 0..1);
        }
    }

    /// Digits of the result, balanced, in every copy.
    fn result_piece(&mut self, u: i32) {
        let (part, width) = (self.shape.part(), self.shape.width());
        for b in 0..width {
            self.add_column(u, b);
            self.split();
            self.op(format!("vpsubq {part}{DIGIT}, {part}{DIGIT}, {part}{HALF}"));
            self.store_digit(width * u + b, 0..width);
        }
    }

    /// Quotient digits of the last low tile, which act within it: tables at r13, r14, rbx.
    fn own_piece(&mut self, u: i32) {
        let (part, radix, columns) = (self.shape.part(), self.shape.radix, self.shape.columns());
        for b in 0..self.shape.width() {
            let c = self.shape.width() * u + b;
            self.add_column(u, b);
            for i in 0..c {
                let (table, k) = if i < columns / 2 {
                    ("r13", columns / 2)
                } else {
                    ("r14", 1)
                };
                if i + k > c {
                    continue;
                }
                let (digit, factor) = (self.shape.slot(0, i), self.shape.slot(0, c - i - k));
                self.op(format!("vmovdqa {part}{DIGIT}, [rbp + {digit}]"));
                self.op(format!(
                    "vpmuldq {part}{DIGIT}, {part}{DIGIT}, [{table} + {factor}]"
                ));
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
                self.op(format!(
                    "vpmuludq {part}{DIGIT}, {part}{CARRY}, [rbx + r15]"
                ));
                self.op(format!("vpand {part}{DIGIT}, {part}{DIGIT}, {part}{MASK}"));
                self.store_digit(c, 0..1);
                self.op(format!("vpmuldq {part}{DIGIT}, {part}{DIGIT}, [rbx]"));
                self.op(format!(
                    "vpaddq {part}{CARRY}, {part}{CARRY}, {part}{DIGIT}"
                ));
                self.op(format!("vpsrlq {part}{CARRY}, {part}{CARRY}, {radix}"));
            }
        }
    }

    // Tiles.

    fn begin(&mut self, with: Begin) {
        let at = VECTOR * (1 + with as i32);
        for u in 0..TILE {
            self.asm
                .refer(&format!("vmovdqa ymm{u}, [rip + {{}} + {at}]"), "constants");
        }
    }

    fn store_columns(&mut self) {
        for u in 0..TILE {
            let column = self.column(u, 0);
            self.op(format!("vmovdqa {column}, ymm{u}"));
        }
    }

    /// to = base + record * (index + n)
    fn point(&mut self, to: &str, base: &str, index: &str, n: i32) {
        if to != index {
            self.op(format!("mov {to}, {index}"));
        }
        self.op(format!("shl {to}, {}", self.shape.record_log()));
        self.op(format!("lea {to}, [{base} + {to} + {}]", self.records(n)));
    }

    fn enter(&mut self) {
        for r in SAVED {
            self.op(format!("push {r}"));
        }
        if self.square {
            self.op("mov r9, r8");
            self.op("mov r8, rcx");
            self.op("mov rcx, rdx");
        }
        let width = self.shape.width();
        if width > 1 {
            self.op(format!("shr r9, {}", width.trailing_zeros()));
        }
        self.op(format!("add r8, {}", self.shape.below_digits()));
        self.op(format!("lea r15, [r9 + {}]", 2 * TILE));
        self.op(format!("shl r15, {}", self.shape.record_log()));
        let part = self.shape.part();
        for (register, at) in [
            (format!("ymm{MASK}"), 0),
            (format!("ymm{HALF}"), 5),
            (format!("{part}{CARRY}"), 6),
        ] {
            let load = format!("vmovdqa {register}, [rip + {{}} + {}]", VECTOR * at);
            self.asm.refer(&load, "constants");
        }
    }

    /// The first tile ends where the number of tiles up to column d is whole.
    fn first_tile(&mut self) {
        self.asm.note(
            "First tile: r12 = its record, not above 0, so that r9 - r12 is a multiple of a tile.",
        );
        self.op("lea r12, [r9 - 1]");
        self.op(format!("and r12d, {}", TILE - 1));
        self.op(format!("sub r12, {}", TILE - 1));
        self.begin(Begin::Low);
        self.whole_product();
        self.store_columns();
        self.point("rbp", "r8", "r12", 0);
        self.op(format!("add r12, {TILE}"));
    }

    /// All products of columns below d.
    fn whole_product(&mut self) {
        let rows = if self.square { "rsi" } else { "rdx" };
        self.op(format!("mov rax, {rows}"));
        self.op("mov r11, r12");
        self.point("r10", "rsi", "r12", 0);
        self.asm.jump("call", "low");
    }

    fn low_tiles(&mut self) {
        self.asm.note("Tile r12 below d; the chain of the tile before goes on amid it. rbp: that one's digits.");
        self.asm.label("low_tile");
        self.quotient_piece(0);
        if self.square {
            self.low_square();
        } else {
            self.begin(Begin::Low);
            self.whole_product();
            self.quotient_piece(1);
        }
        self.quotient_piece(2);
        self.asm.note("Digits of tiles at least two below.");
        self.op(format!("lea r11, [r12 - {}]", 2 * TILE));
        self.op(format!("cmp r11, -{TILE}"));
        self.asm.jump("jle", "no_far");
        self.op("mov rax, r8");
        self.point("r10", "rcx", "r11", 0);
        self.asm.jump("call", "low");
        self.asm.label("no_far");
        self.quotient_piece(3);
        self.asm
            .note("In the last tile below d, those of the tile below.");
        self.op(format!("lea r11, [r12 + {TILE}]"));
        self.op("cmp r11, r9");
        self.asm.jump("jne", "low_done");
        self.near_triangle();
        self.asm.label("low_done");
        self.store_columns();
        self.op(format!("add rbp, {}", self.records(TILE)));
        self.op(format!("add r12, {TILE}"));
        self.op("cmp r12, r9");
        self.asm.jump("jne", "low_tile");
    }

    fn low_square(&mut self) {
        self.op(format!("cmp r12, {TILE}"));
        self.asm.jump("jl", "small_square");
        self.begin(Begin::LowHalved);
        self.op("mov r11, r12");
        if self.shape.width() == 1 {
            self.op("sar r11, 1");
            self.op("sub r11, 2");
        } else {
            self.op("sub r11, 4");
        }
        self.asm.jump("call", "square");
        self.quotient_piece(1);
        self.asm.jump("call", "triangle0");
        self.double_and_diagonal(None);
        self.asm.jump("jmp", "low_squared");
        self.asm.note("Too few digits for the head of a square.");
        self.asm.label("small_square");
        self.begin(Begin::Low);
        self.whole_product();
        self.quotient_piece(1);
        self.asm.label("low_squared");
    }

    fn near_triangle(&mut self) {
        self.op(format!("lea r11, [r9 - {}]", 2 * TILE));
        self.op("lea r10, [rcx + r15]");
        self.op("test r11, r11");
        self.asm.jump("js", "near_part");
        self.point("rax", "r8", "r11", 0);
        self.asm.jump("call", "triangle0");
        self.asm.jump("jmp", "low_done");
        self.asm.label("near_part");
        self.op("mov rax, r8");
        self.op("mov r14, r11");
        self.point("r14", "r10", "r14", 0);
        self.op("mov r10, r14");
        self.asm.jump("call", "part");
    }

    /// Twice the sums, and the squares of digits: `high` is a label where there are columns above the last.
    fn double_and_diagonal(&mut self, high: Option<&str>) {
        for u in 0..TILE {
            self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{u}"));
        }
        let width = self.shape.width();
        if width == 1 {
            self.op("mov rax, r12");
            self.op("sar rax, 1");
            self.point("r10", "rsi", "rax", 0);
        } else {
            self.asm
                .note("Digit r12 and those above: aligned in the second copy if r12 is odd.");
            self.op("mov eax, r12d");
            self.op("and eax, 1");
            self.op("lea r10, [r12 + rax]");
            self.op("sar r10, 1");
            self.op(format!("shl r10, {}", self.shape.record_log()));
            self.op("shl eax, 5");
            self.op("add r10, rax");
            self.op("add r10, rsi");
        }
        if high.is_some() {
            self.op("lea r11, [r9 + r9]");
            self.op("sub r11, r12");
        }
        let part = self.shape.part();
        for u in (0..TILE).filter(|u| width > 1 || u % 2 == 0) {
            if let Some(label) = high
                && u > 0
            {
                self.op(format!("cmp r11, {u}"));
                self.asm.jump("jle", label);
            }
            let digit = if width == 1 { u / 2 } else { u };
            let (at, t) = (self.shape.slot(0, digit), PRODUCTS[0]);
            self.op(format!("vmovdqa {part}{ROW}, [r10 + {at}]"));
            self.op(format!("vpmuldq {part}{t}, {part}{ROW}, {part}{ROW}"));
            self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{t}"));
        }
        if let Some(label) = high {
            self.asm.label(label);
        }
    }

    fn high_tiles(&mut self) {
        self.asm.note("Tile of column d; amid it the chain of the last low tile, whose digits act within that.");
        self.op("lea r13, [rcx + 2*r15]");
        self.op("lea r14, [r13 + r15]");
        self.op("lea rbx, [r14 + r15]");
        self.high_tile("own", Self::own_piece);
        self.op("mov rbp, rdi");
        self.op("lea r11, [r9 + r9]");
        self.op("cmp r12, r11");
        self.asm.jump("jge", "last_digits");
        self.asm
            .note("Tile r12 above that; amid it the digits of the tile before, at rbp.");
        self.asm.label("high_tile");
        self.high_tile("result", Self::result_piece);
        self.op(format!("add rbp, {}", self.records(TILE)));
        self.op("lea r11, [r9 + r9]");
        self.op("cmp r12, r11");
        self.asm.jump("jl", "high_tile");
        self.asm
            .note("Digits of the last tile: as many as there are.");
        self.asm.label("last_digits");
        self.op("lea r11, [r9 - 1]");
        self.op(format!("and r11d, {}", TILE - 1));
        for u in 0..TILE {
            self.result_piece(u);
            if u < TILE - 1 {
                self.op(format!("cmp r11d, {u}"));
                self.asm.jump("je", "end");
            }
        }
        self.asm.label("end");
    }

    fn high_tile(&mut self, which: &str, piece: Piece) {
        let label = |name: &str| format!("{which}_{name}");
        piece(self, 0);
        if self.square {
            self.begin(Begin::OutHalved);
            self.op("lea r11, [r9 + r9]");
            self.op("sub r11, r12");
            if self.shape.width() == 1 {
                self.op("sar r11, 1");
                self.op("sub r11, 2");
            } else {
                self.op("sub r11, 4");
            }
            self.asm.jump("call", "square");
            piece(self, 1);
            self.double_and_diagonal(Some(&label("diagonal")));
        } else {
            self.begin(Begin::Out);
            self.op("mov rax, r12");
            self.op("sub rax, r9");
            self.point("rax", "rdx", "rax", 0);
            self.point("r10", "rsi", "r9", 0);
            self.op(format!("lea r11, [r9 + r9 - {TILE}]"));
            self.op("sub r11, r12");
            self.asm.jump("call", "head");
            piece(self, 1);
        }
        piece(self, 2);
        self.far_digits(&label("no_head"), &label("far"));
        piece(self, 3);
        self.asm
            .note("Digits of the last low tile but one, then of the last.");
        self.point("rax", "r8", "r9", -2 * TILE);
        self.op("mov r10, r12");
        self.op("sub r10, r9");
        self.point("r10", "rcx", "r10", TILE);
        self.op("add r10, r15");
        self.op(format!("mov r11d, {TILE}"));
        self.asm.jump("call", "even");
        self.point("rax", "r8", "r9", -TILE);
        self.op("mov r13, r12");
        self.op("sub r13, r9");
        self.point("r13", "rcx", "r13", 0);
        self.op("lea r13, [r13 + 2*r15]");
        self.op("lea r14, [r13 + r15]");
        self.op("lea rbx, [r14 + r15]");
        self.asm.jump("call", "own");
        self.store_columns();
        self.op(format!("add r12, {TILE}"));
    }

    /// Digits of all low tiles but two, in a high tile.
    fn far_digits(&mut self, no_head: &str, done: &str) {
        self.op("mov rax, r12");
        self.op("sub rax, r9");
        self.op(format!("cmp rax, {}", 2 * TILE));
        self.asm.jump("jl", no_head);
        self.point("rax", "r8", "rax", -2 * TILE);
        self.point("r10", "rcx", "r9", 0);
        self.op(format!("lea r11, [r9 + r9 - {TILE}]"));
        self.op("sub r11, r12");
        self.asm.jump("call", "head");
        self.asm.jump("jmp", done);
        self.asm.label(no_head);
        self.op("mov rax, r8");
        self.point("r10", "rcx", "r12", -2 * TILE);
        self.op(format!("lea r11, [r9 - {}]", 2 * TILE));
        self.op("test r11, r11");
        self.asm.jump("jle", done);
        self.asm.jump("call", "run");
        self.asm.label(done);
    }

    fn leave(&mut self) {
        ends(&mut self.asm, self.shape);
        self.op("vzeroall");
        for r in SAVED.iter().rev() {
            self.op(format!("pop {r}"));
        }
        self.op("ret");
    }

    /// Vectors: the mask of a digit; what the sums of a tile begin with; half the radix; the first carry.
    ///
    /// Sums are of both signs, but shifts know none. So each begins with 2^63, less what the 2^63 of the column
    /// below carries. Where digits are balanced it has half the radix more.
    fn constants(&mut self) {
        let half = 1_u64 << (self.shape.radix - 1);
        let carried = 1_u64 << (63 - self.shape.radix);
        let low = (1 << 63) - carried;
        let out = low + half;
        self.op(".p2align 5");
        self.asm.label("constants");
        for word in [2 * half - 1, low, out, low / 2, out / 2, half, carried] {
            self.op(format!(".quad {word}, {word}, {word}, {word}"));
        }
    }
}

/// Zeros at the ends of the copies that are shifted, of the number at rdi with r9 records.
pub(crate) fn ends(asm: &mut Asm, shape: Shape) {
    if shape.width() == 1 {
        return;
    }
    asm.note("Zeros at the ends of the shifted copies.");
    asm.op("xor eax, eax");
    asm.op("mov r10, r9");
    asm.op(format!("shl r10, {}", shape.record_log()));
    asm.op("add r10, rdi");
    for a in 1..shape.width() {
        for i in 0..shape.width() {
            let base = if i < a { "rdi" } else { "r10" };
            for lane in 0..shape.lanes {
                asm.op(format!(
                    "mov [{base} + {}], rax",
                    VECTOR * a + shape.digit() * i + 8 * lane
                ));
            }
        }
    }
}
