//! Products and squares with their reduction: `engine_mul` and `engine_sqr`.
//!
//! Columns are summed a tile at a time: a tile has four vectors of them. Its sums are stored, and its chain of carries, digit
//! by digit, goes on amid the products of the next tile. Low tiles, those below column d, give quotient digits;
//! high tiles give the digits of the result.
//!
//! | register | |
//! |---|---|
//! | rdi, rsi, rdx | z, x, y |
//! | rcx, r15 | the tables of the modulus, bytes of one |
//! | r8 | quotient digits; below them columns of the tile that is done |
//! | r9 | records of a number, D |
//! | r12 | first record of the tile, from minus 3 to 2 D |
//! | rbp | where the digits of the tile before go |
//! | rax, r10, r11 | rows, vectors, records of rows to do |

use std::ops::Range;

use super::asm::Asm;
use super::chain::{CARRY, HALF, MASK, Piece};
use super::shape::{Shape, TILE, VECTOR};
use super::steps::{NEXT_ROW, PRODUCTS, ROW};

/// Callee-saved registers that are used.
const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];

/// What the sums of a tile begin with: see `constants`.
#[derive(Clone, Copy)]
pub(super) enum Begin {
    Low,
    High,
    LowHalved,
    HighHalved,
}

pub(super) struct Kernel {
    pub(super) asm: Asm,
    pub(super) shape: Shape,
    pub(super) square: bool,
    pub(super) turn: usize,
    /// Products not yet added: sum and register.
    pub(super) pending: Vec<(i32, u8)>,
    /// Where digits of the tile that is done go: from where the number begins, and the number of the first.
    pub(super) digits_at: Place,
    pub(super) first_digit: i32,
    /// How many digits of the result there are from the tile's first on.
    pub(super) digits_left: i32,
    /// Whether the chain is in general registers.
    pub(super) in_words: bool,
    /// Where the last low tile finds its tables, and after them -1 / m.
    pub(super) own_at: [Place; 4],
}

/// An address: registers, and bytes from there.
pub(super) type Place = (&'static str, i32);

/// The lines of a function.
pub(crate) fn kernel(shape: Shape, square: bool) -> Asm {
    let mut kernel = Kernel::new(shape, square);
    kernel.enter();
    kernel.first_tile();
    kernel.low_tiles();
    kernel.high_tiles();
    kernel.leave();
    kernel.rare();
    kernel.constants();
    kernel.asm
}

impl Kernel {
    pub(super) fn new(shape: Shape, square: bool) -> Self {
        Self {
            asm: Asm::default(),
            shape,
            square,
            turn: 0,
            pending: Vec::new(),
            digits_at: ("rbp", 0),
            first_digit: 0,
            digits_left: i32::MAX,
            in_words: false,
            own_at: [("r13", 0), ("r14", 0), ("rbx", 0), ("rbx + r15", 0)],
        }
    }

    pub(super) fn op(&mut self, text: impl std::fmt::Display) {
        self.asm.op(text);
    }

    /// Bytes of `n` records.
    pub(super) fn records(&self, n: i32) -> i32 {
        n * self.shape.record()
    }

    pub(super) fn places(&self) -> Range<i32> {
        0..self.shape.width()
    }

    /// Twice the sums, and the squares of digits: `high` is a label where there are columns above the last.
    fn double_and_diagonal(&mut self, high: Option<&str>) {
        for u in 0..TILE {
            self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{u}"));
        }
        let width = self.shape.width();
        if width == 1 {
            self.op("mov r10, r12");
            self.op("sar r10, 1");
            self.point("r10", "rsi", "r10", 0);
        } else {
            self.asm.note("Half as far as the tile: if r12 is odd, aligned in the copy that is shifted by half a vector.");
            self.op("mov eax, r12d");
            self.op("and eax, 1");
            self.op("lea r10, [r12 + rax]");
            self.op("sar r10, 1");
            self.point("r10", "rsi", "r10", 0);
            self.op(format!(
                "shl eax, {}",
                (VECTOR * width / 2).trailing_zeros()
            ));
            self.op("add r10, rax");
        }
        if width == 4 {
            self.op(format!("vpxor xmm{NEXT_ROW}, xmm{NEXT_ROW}, xmm{NEXT_ROW}"));
        }
        if high.is_some() {
            self.op("lea r11, [r9 + r9]");
            self.op("sub r11, r12");
        }
        let (part, t) = (self.shape.part(), PRODUCTS[0]);
        for u in (0..TILE).filter(|u| width > 1 || u % 2 == 0) {
            if let Some(label) = high
                && u > 0
            {
                self.op(format!("cmp r11, {u}"));
                self.asm.jump("jle", label);
            }
            if width == 4 {
                // Two digits, in places 0 and 2.
                let at = self.shape.slot(0, 2 * u);
                self.op(format!("vbroadcasti128 ymm{ROW}, [r10 + {at}]"));
                self.op(format!("vpermq ymm{ROW}, ymm{ROW}, 0x50"));
                self.op(format!("vpblendd ymm{ROW}, ymm{ROW}, ymm{NEXT_ROW}, 0xcc"));
                self.op(format!("vpmuldq ymm{t}, ymm{ROW}, ymm{ROW}"));
            } else {
                let at = self.shape.slot(0, if width == 1 { u / 2 } else { u });
                self.op(format!("vmovdqa {part}{ROW}, [r10 + {at}]"));
                self.op(format!("vpmuldq {part}{t}, {part}{ROW}, {part}{ROW}"));
            }
            self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{t}"));
        }
        if let Some(label) = high {
            self.asm.label(label);
        }
    }

    /// A quarter of the pieces of a tile.
    fn pieces(&mut self, piece: Piece, quarter: i32) {
        for u in quarter * TILE / 4..(quarter + 1) * TILE / 4 {
            piece(self, u);
        }
    }

    // Tiles.

    pub(super) fn begin(&mut self, with: Begin) {
        let at = VECTOR * (1 + with as i32);
        for u in 0..TILE {
            let load = format!("vmovdqa ymm{u}, [rip + {{}} + {at}]");
            self.asm.refer(&load, "constants");
        }
    }

    pub(super) fn store_columns(&mut self) {
        for u in 0..TILE {
            let column = self.column(u, 0);
            self.op(format!("vmovdqa {column}, ymm{u}"));
        }
    }

    /// to = base + record * (index + n)
    pub(super) fn point(&mut self, to: &str, base: &str, index: &str, n: i32) {
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
        self.load_constants();
    }

    /// (r9 - 1) mod tile
    fn first_record(&mut self, to: &str) {
        self.op(format!("lea {to}, [r9 - 1]"));
        if (TILE & (TILE - 1)) == 0 {
            self.op(format!("and {to}, {}", TILE - 1));
        } else {
            let factor = (1 << 16) / TILE + 1;
            self.op(format!("imul rax, {to}, {factor}"));
            self.op("shr rax, 16");
            self.op(format!("imul rax, rax, {TILE}"));
            self.op(format!("sub {to}, rax"));
        }
    }

    /// Mask, half the radix, and the first carry.
    pub(super) fn load_constants(&mut self) {
        for (register, at) in [(MASK, 0), (HALF, 5), (CARRY, 6)] {
            let load = format!("vmovdqa ymm{register}, [rip + {{}} + {}]", VECTOR * at);
            self.asm.refer(&load, "constants");
        }
    }

    /// The first tile begins where a whole number of tiles goes up to column d: at column 0 or below.
    fn first_tile(&mut self) {
        self.asm.note("First tile.");
        self.first_record("r12");
        self.op(format!("sub r12, {}", TILE - 1));
        self.begin(Begin::Low);
        let rows = if self.square { "rsi" } else { "rdx" };
        self.point("rax", rows, "r12", 0);
        self.op("mov r10, rsi");
        self.op("mov r11, r12");
        self.asm.jump("call", "part");
        self.store_columns();
        self.point("rbp", "r8", "r12", 0);
        self.op(format!("add r12, {TILE}"));
    }

    /// All products of columns below d.
    fn low_product(&mut self, site: &str) {
        let rows = if self.square { "rsi" } else { "rdx" };
        self.op(format!("mov rax, {rows}"));
        self.op("mov r11, r12");
        self.point("r10", "rsi", "r12", 0);
        self.run(site);
        self.pieces(Self::quotient_piece, 1);
        self.triangle(0);
    }

    fn low_tiles(&mut self) {
        self.asm
            .note("Tile r12 below d; amid it the quotient digits of the tile before, at rbp.");
        self.op(".p2align 5");
        self.asm.label("low_tile");
        self.pieces(Self::quotient_piece, 0);
        if self.square {
            self.op(format!("cmp r12, {TILE}"));
            self.asm.jump("jl", "small_square");
            self.begin(Begin::LowHalved);
            self.op(format!("lea r11, [r12 - {TILE}]"));
            self.above_diagonal("low_square", "low_tile");
            self.pieces(Self::quotient_piece, 1);
            self.triangle(0);
            self.double_and_diagonal(None);
            self.asm.label("low_squared");
        } else {
            self.begin(Begin::Low);
            self.low_product("low");
        }
        self.pieces(Self::quotient_piece, 2);
        self.asm.note("Digits of tiles at least two below.");
        self.op(format!("lea r11, [r12 - {}]", 2 * TILE));
        self.op("test r11, r11");
        self.asm.jump("js", "few_far");
        self.op("mov rax, r8");
        self.point("r10", "rcx", "r12", -2 * TILE);
        self.run("low_far");
        self.pieces(Self::quotient_piece, 3);
        self.triangle(0);
        self.asm.label("far_done");
        self.asm
            .note("In the last tile below d, those of the tile below.");
        self.op(format!("lea r11, [r12 + {TILE}]"));
        self.op("cmp r11, r9");
        self.asm.jump("je", "near");
        self.asm.label("near_done");
        self.store_columns();
        self.op(format!("add rbp, {}", self.records(TILE)));
        self.op(format!("add r12, {TILE}"));
        self.op("cmp r12, r9");
        self.asm.jump("jne", "low_tile");
    }

    fn high_tiles(&mut self) {
        self.asm
            .note("The tables for the chain of the last low tile.");
        self.op("lea r13, [rcx + 2*r15]");
        self.op("lea r14, [r13 + r15]");
        self.op("lea rbx, [r14 + r15]");
        self.asm.note("Tile of column d; amid it the chain of the last low tile, whose digits act within that.");
        self.high_tile("first", Self::own_piece);
        self.op("mov rbp, rdi");
        self.op("lea r11, [r9 + r9]");
        self.op("cmp r12, r11");
        self.asm.jump("jge", "last_digits");
        self.asm
            .note("Tile r12 above that; amid it the digits of the tile before, at rbp.");
        self.op(".p2align 5");
        self.asm.label("high_tile");
        self.high_tile("high", Self::result_piece);
        self.op(format!("add rbp, {}", self.records(TILE)));
        self.op("lea r11, [r9 + r9]");
        self.op("cmp r12, r11");
        self.asm.jump("jl", "high_tile");
        self.asm
            .note("Digits of the last tile: as many as there are.");
        self.asm.label("last_digits");
        self.first_record("r11");
        for u in 0..TILE {
            self.result_piece(u);
            if u < TILE - 1 {
                self.op(format!("cmp r11d, {u}"));
                self.asm.jump("je", "end");
            }
        }
        self.asm.label("end");
    }

    fn high_tile(&mut self, site: &str, piece: Piece) {
        let label = |name: &str| format!("{site}_{name}");
        self.pieces(piece, 0);
        self.op(format!("lea r11, [r9 + r9 - {TILE}]"));
        self.op("sub r11, r12");
        if self.square {
            self.begin(Begin::HighHalved);
            self.above_diagonal(&label("square"), &label("squared"));
            self.asm.label(&label("squared"));
            self.pieces(piece, 1);
            self.double_and_diagonal(Some(&label("diagonal")));
        } else {
            self.begin(Begin::High);
            self.op("mov rax, r12");
            self.op("sub rax, r9");
            self.point("rax", "rdx", "rax", 0);
            self.point("r10", "rsi", "r9", 0);
            self.op("test r11, r11");
            self.asm.jump("js", &label("short"));
            self.head();
            self.run(&label("product"));
            self.asm.label(&label("product_done"));
            self.pieces(piece, 1);
        }
        self.pieces(piece, 2);
        self.far_digits(site);
        self.pieces(piece, 3);
        self.asm.note("Digits of the last low tile but one.");
        self.op("lea r11, [r9 + r9]");
        self.op("sub r11, r12");
        self.op(format!("sub r11, {TILE}"));
        self.asm.jump("jle", &label("last"));
        self.point("rax", "r8", "r9", -2 * TILE);
        self.op("mov r10, r12");
        self.op("sub r10, r9");
        self.point("r10", "rcx", "r10", TILE);
        self.op("add r10, r15");
        for e in (0..TILE).step_by(2) {
            for b in self.places() {
                self.two_steps(e, b, 0..TILE, 0..TILE);
            }
        }
        self.flush();
        self.own_digits(TILE);
        self.asm.label(&label("done"));
        self.store_columns();
        self.op(format!("add r12, {TILE}"));
    }

    /// Digits of all low tiles but two, in a high tile.
    fn far_digits(&mut self, site: &str) {
        let label = |name: &str| format!("{site}_{name}");
        self.asm.note("Digits of all low tiles but two.");
        self.op("mov rax, r12");
        self.op("sub rax, r9");
        self.op(format!("cmp rax, {}", 2 * TILE));
        self.asm.jump("jl", &label("all_far"));
        self.point("rax", "r8", "rax", -2 * TILE);
        self.point("r10", "rcx", "r9", 0);
        self.op(format!("lea r11, [r9 + r9 - {TILE}]"));
        self.op("sub r11, r12");
        self.asm.jump("js", &label("short_far"));
        self.head();
        self.asm.jump("jmp", &label("far"));
        self.asm.label(&label("all_far"));
        self.op(format!("lea r11, [r9 - {}]", 2 * TILE));
        self.op("test r11, r11");
        self.asm.jump("jle", &label("far_done"));
        self.op("mov rax, r8");
        self.point("r10", "rcx", "r12", -2 * TILE);
        self.asm.label(&label("far"));
        self.run(&label("far"));
        self.asm.label(&label("far_done"));
    }

    /// What happens once in a product at most.
    fn rare(&mut self) {
        if self.square {
            self.asm
                .note("A square of too few digits for the head above the diagonal.");
            self.asm.label("small_square");
            self.begin(Begin::Low);
            self.low_product("small");
            self.asm.jump("jmp", "low_squared");
        }
        self.asm.note("Few or no tiles at least two below.");
        self.asm.label("few_far");
        self.pieces(Self::quotient_piece, 3);
        self.op(format!("cmp r11, -{TILE}"));
        self.asm.jump("jle", "far_done");
        self.point("rax", "r8", "r11", 0);
        self.op("mov r10, rcx");
        self.op(format!("lea r11, [r12 - {}]", 2 * TILE));
        self.asm.jump("call", "part");
        self.asm.jump("jmp", "far_done");
        self.asm
            .note("Digits of the tile below, in the last low tile.");
        self.asm.label("near");
        self.op(format!("lea r11, [r9 - {}]", 2 * TILE));
        self.point("rax", "r8", "r9", -2 * TILE);
        self.op("lea r10, [rcx + r15]");
        self.asm.jump("call", "part");
        self.asm.jump("jmp", "near_done");
        for site in ["first", "high"] {
            self.rare_in_high_tile(site);
        }
        self.asm
            .note("The triangle: its part from column 0 if that is tile -1, -2 or -3, in r11.");
        self.asm.label("part");
        self.op("test r11, r11");
        self.asm.jump("jns", "triangle0");
        for e in 1..TILE - 1 {
            self.op(format!("cmp r11, -{e}"));
            self.asm.jump("je", &format!("triangle{e}"));
        }
        for e in (1..TILE).rev() {
            if e < TILE - 1 {
                self.asm.label(&format!("triangle{e}"));
            }
            if e % 2 == 1 {
                for b in self.places() {
                    self.step(e, b, e..TILE);
                }
            }
            self.triangle((e + 1) / 2 * 2);
            self.op("ret");
        }
        self.asm.label("triangle0");
        self.triangle(0);
        self.op("ret");
        self.short_head();
    }

    /// In the last tile of all, whose last vectors of columns may be above those of the product.
    fn rare_in_high_tile(&mut self, site: &str) {
        let label = |name: &str| format!("{site}_{name}");
        if !self.square {
            self.asm.label(&label("short"));
            self.asm.jump("call", "short_head");
            self.asm.jump("jmp", &label("product_done"));
        }
        self.asm.label(&label("short_far"));
        self.asm.jump("call", "short_head");
        self.asm.jump("jmp", &label("far_done"));
        self.asm.label(&label("last"));
        self.op("mov rax, r12");
        self.op("sub rax, r9");
        self.point("rax", "r8", "rax", -TILE);
        self.point("r10", "rcx", "r9", 0);
        self.op("add r10, r15");
        self.asm.jump("call", "short_head");
        self.op(format!("cmp r11, -{}", TILE - 2));
        self.asm.jump("jle", &label("last_two"));
        self.own_digits(TILE);
        self.asm.jump("jmp", &label("done"));
        self.asm.label(&label("last_two"));
        self.own_digits(2);
        self.asm.jump("jmp", &label("done"));
    }

    /// As `head`, up to r11 records from its end, r11 <= 0.
    fn short_head(&mut self) {
        self.asm
            .note("The head, less as many records as r11 is below 0.");
        self.asm.label("short_head");
        for e in 0..TILE {
            for b in self.places() {
                self.step(e, b, 0..if b == 0 { e } else { e + 1 });
            }
            if e < TILE - 1 {
                self.op(format!("cmp r11, {}", e + 1 - TILE));
                self.asm.jump("je", "short_done");
            }
        }
        self.asm.label("short_done");
        self.op("ret");
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
    pub(super) fn constants(&mut self) {
        let half = 1_u64 << (self.shape.radix - 1);
        let carried = 1_u64 << (63 - self.shape.radix);
        let low = (1 << 63) - carried;
        let high = low + half;
        self.op(".p2align 5");
        self.asm.label("constants");
        for word in [2 * half - 1, low, high, low / 2, high / 2, half, carried] {
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
                let at = VECTOR * a + shape.digit() * i + 8 * lane;
                asm.op(format!("mov [{base} + {at}], rax"));
            }
        }
    }
}

/// Zeros around the digits in each copy of the number at rdi, which has d digits.
pub(crate) fn ends_of(asm: &mut Asm, shape: Shape, d: i32) {
    let width = shape.width();
    if width == 1 {
        return;
    }
    asm.note("Zeros around the digits of each copy.");
    asm.op("xor eax, eax");
    for a in 0..width {
        // There is no last record in the first copy.
        let end = width * (shape.records_of(d) + i32::from(a > 0));
        for place in (0..a).chain(d + a..end) {
            for lane in 0..shape.lanes {
                let at = shape.slot(a, place - a) + 8 * lane;
                asm.op(format!("mov [rdi + {at}], rax"));
            }
        }
    }
}
