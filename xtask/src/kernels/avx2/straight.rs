//! Products and squares of a fixed number of digits, in straight code.
//!
//! The same tiles, tables and chains as in `product.rs`, but the generator goes through them: no address is computed, and
//! each piece of a chain stands where its share of the tile's steps is done. Where all sums take part in more than two
//! records of rows, these steps are a body that is called, so that the code stays in the processor's cache of decoded
//! instructions: beyond 40 digits it does not, and the loops are faster.

use super::asm::Asm;
use super::chain::Piece;
use super::product::{Begin, Kernel, Place, ends};
use super::shape::{Shape, TILE, VECTOR};
use super::steps::{NEXT_ROW, PRODUCTS, ROW, SHARED};

/// Digits `from` to `to` of the rows times the digits of a table: those of sum i + j are `shift` columns further.
struct Segment {
    rows: Place,
    table: Place,
    shift: i32,
    from: i32,
    to: i32,
    /// Only what is above the diagonal of a square.
    above_diagonal: bool,
    /// The rows come out of the chain that goes on amid the tile.
    late: bool,
}

/// Digit j of the rows, and the sums in which it takes part.
struct Step {
    j: i32,
    sums: Vec<i32>,
}

/// The lines of a function for d digits.
pub(crate) fn kernel(shape: Shape, square: bool, d: i32) -> Asm {
    let mut kernel = Kernel::new(shape, square);
    kernel.straight(d);
    kernel.asm
}

impl Kernel {
    fn straight(&mut self, d: i32) {
        let n = d / self.shape.width();
        if self.square {
            self.op("mov r8, rcx");
            self.op("mov rcx, rdx");
        }
        self.op(format!("add r8, {}", self.shape.below_digits()));
        self.load_constants();
        self.own_at = [2, 3, 4, 5].map(|i| self.table(n, i));
        let mut body = 0;
        let mut k = (n - 1) % TILE + 1 - TILE;
        let mut before = None;
        while k < 2 * n {
            let (name, end) = if k < n { ("low", n) } else { ("high", 2 * n) };
            self.asm
                .note(format!("Tile {k}, {name}: up to record {end}."));
            self.straight_tile(d, k, before, &mut body);
            before = Some(k);
            k += TILE;
        }
        self.asm.note("Digits of the last tile.");
        self.digits_at = ("rdi", self.records(k - TILE - n));
        for u in 0..2 * n - (k - TILE) {
            self.result_piece(u);
        }
        self.op(format!("mov r9d, {n}"));
        ends(&mut self.asm, self.shape);
        self.op("vzeroall");
        self.op("ret");
        self.body(body);
        self.constants();
    }

    /// Where a table of the modulus begins.
    fn table(&self, n: i32, i: i32) -> Place {
        ("rcx", i * self.records(n + 2 * TILE))
    }

    /// Tile k; amid it the chain of the tile before.
    fn straight_tile(&mut self, d: i32, k: i32, before: Option<i32>, body: &mut i32) {
        let n = d / self.shape.width();
        self.begin(match (self.square, k < n) {
            (false, true) => Begin::Low,
            (false, false) => Begin::High,
            (true, true) => Begin::LowHalved,
            (true, false) => Begin::HighHalved,
        });
        let (piece, digits): (Piece, Place) = match before {
            Some(k) if k >= n => (Self::result_piece, ("rdi", self.records(k - n))),
            Some(k) if k == n - TILE => (Self::own_piece, ("r8", self.records(k))),
            before => (
                Self::quotient_piece,
                ("r8", self.records(before.unwrap_or(0))),
            ),
        };
        self.digits_at = digits;
        // The first tile may begin below column 0.
        let mut pieces = before.map_or(TILE, |k| (-k).max(0))..TILE;
        let count = pieces.len();
        let segments = self.segments(d, k);
        let work: Vec<_> = segments.iter().map(|s| (s, self.steps(d, k, s))).collect();
        let size = |steps: &[Step]| steps.iter().map(|step| step.sums.len()).sum::<usize>();
        let early = work.iter().filter(|(segment, _)| !segment.late);
        let total: usize = early.map(|(_, steps)| size(steps)).sum();
        let mut done = 0;
        for (i, (segment, steps)) in work.iter().enumerate() {
            if segment.late {
                self.take(piece, &mut pieces, 0);
            }
            let mut rest = &steps[..];
            while !rest.is_empty() {
                let (first, others) = rest.split_at(self.some_steps(k, segment, rest, body));
                done += size(first);
                rest = others;
                if !segment.late {
                    let left = (2 * count * total.saturating_sub(done) + total) / (2 * total);
                    self.take(piece, &mut pieces, left);
                }
            }
            if i == 0 && self.square {
                self.straight_diagonal(d, k);
            }
        }
        self.take(piece, &mut pieces, 0);
        self.store_columns();
    }

    /// Takes pieces of the chain until so many are left.
    fn take(&mut self, piece: Piece, pieces: &mut std::ops::Range<i32>, left: usize) {
        self.flush();
        while pieces.len() > left {
            piece(self, pieces.start);
            pieces.start += 1;
        }
    }

    /// What tile k is the sum of.
    fn segments(&self, d: i32, k: i32) -> Vec<Segment> {
        let (n, columns) = (d / self.shape.width(), self.shape.columns());
        let y = if self.square { "rsi" } else { "rdx" };
        let digits = |table: i32, shift: i32, from: i32, to: i32, late: bool| Segment {
            rows: ("r8", 0),
            table: self.table(n, table),
            shift,
            from: from.max(0),
            to,
            above_diagonal: false,
            late,
        };
        let mut segments = vec![
            Segment {
                rows: (y, 0),
                table: ("rsi", 0),
                above_diagonal: self.square,
                ..digits(0, 0, 0, d, false)
            },
            digits(0, 2 * columns, 0, d - 2 * columns, false),
        ];
        let own = d - columns;
        if k >= n - TILE {
            segments.push(digits(1, columns, own - columns, own, k == n - TILE));
        }
        if k >= n {
            let half = columns / 2;
            segments.push(digits(2, half, own, own + half, k == n));
            segments.push(digits(3, 1, own + half, d - 1, k == n));
            segments.push(digits(4, 0, d - 1, d, k == n));
        }
        segments
    }

    /// The steps of a segment in tile k.
    fn steps(&self, d: i32, k: i32, segment: &Segment) -> Vec<Step> {
        let width = self.shape.width();
        let takes_part = |j: i32, u: i32| {
            let column = width * (k + u);
            // The first digit of the vector.
            let i = column - segment.shift - j;
            let whole = !segment.above_diagonal || i <= j - width;
            (0..2 * d).contains(&column) && i > -width && i < d && whole
        };
        (segment.from..segment.to)
            .map(|j| Step {
                j,
                sums: (0..TILE).filter(|&u| takes_part(j, u)).collect(),
            })
            .filter(|step| !step.sums.is_empty())
            .collect()
    }

    /// Writes the first of these steps; returns how many.
    fn some_steps(&mut self, k: i32, segment: &Segment, steps: &[Step], body: &mut i32) -> usize {
        let width = self.shape.width() as usize;
        let aligned = |i: i32| i % self.shape.width() == 0;
        let full = |pair: &[Step]| pair.iter().all(|step| step.sums.len() as i32 == TILE);
        let pairs = steps
            .chunks_exact(2 * width)
            .take_while(|pair| full(pair))
            .count();
        if pairs > 1 && aligned(segment.shift) && aligned(steps[0].j) {
            *body = (*body).max(pairs as i32);
            let end = steps[0].j / self.shape.width() + 2 * pairs as i32;
            let vector = k - segment.shift / self.shape.width() - end;
            let ((rows, row), (table, at)) = (segment.rows, segment.table);
            self.flush();
            self.op(format!("lea rax, [{rows} + {}]", row + self.records(end)));
            self.op(format!(
                "lea r10, [{table} + {}]",
                at + self.records(vector)
            ));
            self.asm.jump("call", &format!("body{pairs}"));
            return pairs * 2 * width;
        }
        let follow = |i: usize| {
            steps
                .get(i)
                .is_some_and(|step| step.j == steps[0].j + i as i32)
        };
        if follow(2 * width - 1) {
            for b in 0..width {
                self.straight_steps(k, segment, &steps[b], Some(&steps[b + width]));
            }
            return 2 * width;
        }
        self.straight_steps(k, segment, &steps[0], None);
        1
    }

    /// One step, or two whose digits are a vector apart, so that they share vectors.
    fn straight_steps(&mut self, k: i32, segment: &Segment, step: &Step, next: Option<&Step>) {
        let load = self.shape.broadcast();
        let (rows, at) = segment.rows;
        for (row, step) in [(ROW, Some(step)), (NEXT_ROW, next)] {
            if let Some(step) = step {
                let at = at + self.shape.slot(0, step.j);
                self.op(format!("{load} ymm{row}, [{rows} + {at}]"));
            }
        }
        let (table, at) = segment.table;
        let width = self.shape.width();
        for u in -1..TILE {
            let i = width * (k + u) - segment.shift - step.j;
            let at = at + self.shape.slot((-i).rem_euclid(width), i);
            let second = next.is_some_and(|next| next.sums.contains(&(u + 1)));
            self.shared(
                u,
                step.sums.contains(&u),
                second,
                &format!("[{table} + {at}]"),
            );
        }
    }

    /// A vector times the row for sum u, the next row for sum u + 1, or both.
    fn shared(&mut self, u: i32, first: bool, second: bool, vector: &str) {
        let register = format!("ymm{SHARED}");
        let operand = if first && second {
            self.op(format!("vmovdqa {register}, {vector}"));
            &register
        } else {
            vector
        };
        if first {
            self.product(u, ROW, operand);
        }
        if second {
            self.product(u + 1, NEXT_ROW, operand);
        }
    }

    /// Twice the sums, and the squares of digits.
    fn straight_diagonal(&mut self, d: i32, k: i32) {
        self.flush();
        for u in 0..TILE {
            self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{u}"));
        }
        let (part, t) = (self.shape.part(), PRODUCTS[0]);
        for u in 0..TILE {
            let column = self.shape.width() * (k + u);
            if (0..2 * d).contains(&column) && column % 2 == 0 {
                let at = self.shape.slot(0, column / 2);
                self.op(format!("vmovdqa {part}{ROW}, [rsi + {at}]"));
                self.op(format!("vpmuldq {part}{t}, {part}{ROW}, {part}{ROW}"));
                self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{t}"));
            }
        }
    }

    /// The body: pairs of records for all sums, entered at so many before its end, where rax and r10 are.
    fn body(&mut self, pairs: i32) {
        self.asm.note(
            "The body: two records for all sums at each label, up to where rax and r10 point.",
        );
        self.op(".p2align 6");
        for pair in (1..=pairs).rev() {
            if pair > 1 {
                self.asm.label(&format!("body{pair}"));
            }
            for b in 0..self.shape.width() {
                let row = self.shape.digit() * b - self.records(2 * pair);
                self.load_row(ROW, row);
                self.load_row(NEXT_ROW, row + self.shape.record());
                for u in -1..TILE {
                    let at = self.records(u + 2 * pair) + VECTOR * b;
                    self.shared(u, u >= 0, u < TILE - 1, &format!("[r10 + {at}]"));
                }
            }
            self.flush();
        }
        self.op("ret");
    }
}
