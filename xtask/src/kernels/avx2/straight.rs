//! Products and squares of a fixed number of digits, in straight code.
//!
//! The same tiles, tables and chains as in `product.rs`, but the generator goes through them: no address is computed, no
//! loop but one is predicted, and each piece of a chain stands where its share of the tile's steps is done. So that squares and
//! products together, between which a power goes to and fro, stay in the processor's cache of decoded instructions, the steps in which
//! all sums take part, by pairs of records of rows, are a body that is called, and for a single number, whose vectors are longest,
//! and long pairs, whatever comes again is a routine. Pairs and batches beyond 40 digits fall
//! out of that cache, and the loops are faster.

use super::asm::Asm;
use super::chain::Piece;
use super::product::{Begin, Kernel, Place, ends_of};
use super::shape::{Shape, TILE};
use super::steps::{NEXT_ROW, PRODUCTS, ROW, SHARED};

/// Digits of a pair from which on calls of routines cost less than code that is repeated.
const LEAST_FOR_ROUTINES: i32 = 20;

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
#[derive(Clone, PartialEq)]
struct Step {
    j: i32,
    sums: Vec<i32>,
    /// The sum in which only the lower half of the vector does.
    half: Option<i32>,
}

/// Steps that are called: the digits of a vector between its first and what the first row asks for, and the steps, from a
/// row at the begin of a record.
#[derive(PartialEq)]
struct Routine {
    phase: i32,
    steps: Vec<Step>,
}

/// What straight code calls.
#[derive(Default)]
struct Called {
    /// Whether the body is, and its phase.
    body: bool,
    phase: i32,
    /// Whether other steps are called too.
    has_routines: bool,
    routines: Vec<Routine>,
}

/// The lines of a function for d digits.
pub(crate) fn kernel(shape: Shape, square: bool, d: i32) -> Asm {
    assert_eq!(
        d % 2,
        0,
        "a square of a digit stands in column 0 or 2 of a vector"
    );
    let mut kernel = Kernel::new(shape, square);
    kernel.straight(d);
    kernel.asm
}

impl Kernel {
    fn straight(&mut self, d: i32) {
        if self.square {
            self.op("mov r8, rcx");
            self.op("mov rcx, rdx");
        }
        self.op(format!("add r8, {}", self.shape.below_digits()));
        self.load_constants();
        if self.shape.lanes == 1 {
            self.carry_to_words();
        }
        self.own_at = [2, 3, 4, 5].map(|i| self.table(d, i));
        let mut called = Called {
            has_routines: match self.shape.lanes {
                1 => true,
                2 => d >= LEAST_FOR_ROUTINES,
                _ => false,
            },
            ..Called::default()
        };
        let tile = self.shape.columns();
        let mut c = d - tile * ((d + tile - 1) / tile);
        let mut before = None;
        while c < 2 * d {
            let (name, end) = if c < d { ("low", d) } else { ("high", 2 * d) };
            self.asm
                .note(format!("Tile of column {c}, {name}: up to column {end}."));
            self.straight_tile(d, c, before, &mut called);
            before = Some(c);
            c += tile;
        }
        self.asm.note("Digits of the last tile.");
        self.result_at(d, c - tile);
        for u in 0..(2 * d - (c - tile) + self.shape.width() - 1) / self.shape.width() {
            self.result_piece(u);
        }
        ends_of(&mut self.asm, self.shape, d);
        self.op("vzeroall");
        self.op("ret");
        self.body(&called);
        for (i, routine) in called.routines.iter().enumerate() {
            self.routine(i, routine);
        }
        self.constants();
    }

    /// Where a table of the modulus begins.
    fn table(&self, d: i32, i: i32) -> Place {
        let n = self.shape.records_of(d);
        ("rcx", i * self.records(n + 2 * TILE))
    }

    /// The digits of the tile of column c are those of the result.
    fn result_at(&mut self, d: i32, c: i32) {
        (self.digits_at, self.first_digit) = (("rdi", 0), c - d);
        self.digits_left = 2 * d - c;
    }

    /// The tile of column c; amid it the chain of the tile before.
    fn straight_tile(&mut self, d: i32, c: i32, before: Option<i32>, called: &mut Called) {
        let (width, tile) = (self.shape.width(), self.shape.columns());
        self.begin(match (self.square, c < d) {
            (false, true) => Begin::Low,
            (false, false) => Begin::High,
            (true, true) => Begin::LowHalved,
            (true, false) => Begin::HighHalved,
        });
        let piece: Piece = match before {
            Some(c) if c >= d => {
                self.result_at(d, c);
                Self::result_piece
            }
            before => {
                (self.digits_at, self.first_digit) = (("r8", 0), before.unwrap_or(0));
                if before == Some(d - tile) {
                    Self::own_piece
                } else {
                    Self::quotient_piece
                }
            }
        };
        // The first tile may begin below column 0.
        let mut pieces = before.map_or(TILE, |c| (-c).max(0) / width)..TILE;
        let count = pieces.len();
        let segments = self.segments(d, c);
        let work: Vec<_> = segments.iter().map(|s| (s, self.steps(d, c, s))).collect();
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
                let (first, others) = rest.split_at(self.some_steps(c, segment, rest, called));
                done += size(first);
                rest = others;
                if !segment.late {
                    let left = (2 * count * total.saturating_sub(done) + total) / (2 * total);
                    self.take(piece, &mut pieces, left);
                }
            }
            if i == 0 && self.square {
                self.straight_diagonal(d, c);
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

    /// What the tile of column c is the sum of.
    fn segments(&self, d: i32, c: i32) -> Vec<Segment> {
        let columns = self.shape.columns();
        let y = if self.square { "rsi" } else { "rdx" };
        let digits = |table: i32, shift: i32, from: i32, to: i32, late: bool| Segment {
            rows: ("r8", 0),
            table: self.table(d, table),
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
        if c >= own {
            segments.push(digits(1, columns, own - columns, own, c == own));
        }
        if c >= d {
            let half = columns / 2;
            segments.push(digits(2, half, own, own + half, c == d));
            segments.push(digits(3, 1, own + half, d - 1, c == d));
            segments.push(digits(4, 0, d - 1, d, c == d));
        }
        segments
    }

    /// The steps of a segment in the tile of column c.
    fn steps(&self, d: i32, c: i32, segment: &Segment) -> Vec<Step> {
        let width = self.shape.width();
        // The first digit of the vector, where there is one.
        let vector = |j: i32, u: i32| {
            let column = c + width * u;
            let i = column - segment.shift - j;
            let some = (1 - width..2 * d).contains(&column) && i > -width && i < d;
            some.then_some(i)
        };
        let whole = |j: i32, i: i32| !segment.above_diagonal || i <= j - width;
        let halved = |j: i32, i: i32| segment.above_diagonal && width == 4 && i == j - 2;
        (segment.from..segment.to)
            .map(|j| Step {
                j,
                sums: (0..TILE)
                    .filter(|&u| vector(j, u).is_some_and(|i| whole(j, i)))
                    .collect(),
                half: (0..TILE).find(|&u| vector(j, u).is_some_and(|i| halved(j, i))),
            })
            .filter(|step| !step.sums.is_empty() || step.half.is_some())
            .collect()
    }

    /// Writes the first of these steps; returns how many.
    fn some_steps(
        &mut self,
        c: i32,
        segment: &Segment,
        steps: &[Step],
        called: &mut Called,
    ) -> usize {
        let width = self.shape.width();
        let first = steps[0].j;
        let phase = (c - segment.shift).rem_euclid(width);
        // Rows in pairs of records for all sums.
        let full = |step: &Step| step.sums.len() as i32 == TILE;
        let pairs = |steps: &[Step]| {
            steps
                .chunks_exact(2 * width as usize)
                .take_while(|pair| pair.iter().all(full))
                .count()
        };
        let mut count = pairs(steps);
        let as_body = !called.body || called.phase == phase;
        if count > 0 && first % width == 0 && as_body && (phase == 0 || width == 4) {
            (called.body, called.phase) = (true, phase);
            if self.repeats() {
                self.op(format!("mov r9d, {count}"));
            } else {
                count = 1;
            }
            self.call(c, segment, first / width, "body");
            return count * 2 * width as usize;
        }
        if called.has_routines {
            // Up to where the body could begin.
            let many = |i: &usize| steps[*i].j % width == 0 && pairs(&steps[*i..]) > 0;
            let count = (1..steps.len()).find(many).unwrap_or(steps.len());
            let begin = first / width;
            let routine = Routine {
                phase,
                steps: steps[..count]
                    .iter()
                    .map(|step| Step {
                        j: step.j - width * begin,
                        ..step.clone()
                    })
                    .collect(),
            };
            let known = called.routines.iter().position(|known| *known == routine);
            let number = known.unwrap_or(called.routines.len());
            if known.is_none() {
                called.routines.push(routine);
            }
            self.call(c, segment, begin, &format!("routine{number}"));
            return count;
        }
        self.next_steps(c, segment, steps)
    }

    /// Calls steps with rax at a record of the rows, and r10 at the vector for column c that its first row asks for.
    fn call(&mut self, c: i32, segment: &Segment, record: i32, label: &str) {
        let vector = (c - segment.shift).div_euclid(self.shape.width()) - record;
        let ((rows, row), (table, at)) = (segment.rows, segment.table);
        self.flush();
        self.op(format!(
            "lea rax, [{rows} + {}]",
            row + self.records(record)
        ));
        self.op(format!(
            "lea r10, [{table} + {}]",
            at + self.records(vector)
        ));
        self.asm.jump("call", label);
    }

    /// Writes the first of these steps here, two by two where they share vectors; returns how many.
    fn next_steps(&mut self, c: i32, segment: &Segment, steps: &[Step]) -> usize {
        let width = self.shape.width() as usize;
        let follow = |i: usize| {
            steps
                .get(i)
                .is_some_and(|step| step.j == steps[0].j + i as i32)
        };
        if follow(2 * width - 1) {
            for b in 0..width {
                self.straight_steps(c, segment, &steps[b], Some(&steps[b + width]));
            }
            return 2 * width;
        }
        self.straight_steps(c, segment, &steps[0], None);
        1
    }

    /// One step, or two whose digits are a vector apart, so that they share vectors.
    fn straight_steps(&mut self, c: i32, segment: &Segment, step: &Step, next: Option<&Step>) {
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
            let i = c + width * u - segment.shift - step.j;
            let at = at + self.shape.slot((-i).rem_euclid(width), i);
            let vector = format!("[{table} + {at}]");
            let second = next.is_some_and(|next| next.sums.contains(&(u + 1)));
            self.shared(u, step.sums.contains(&u), second, &vector);
            if step.half == Some(u) {
                self.product_of("xmm", u, ROW, &vector);
            }
            if next.is_some_and(|next| next.half == Some(u + 1)) {
                self.product_of("xmm", u + 1, NEXT_ROW, &vector);
            }
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
    fn straight_diagonal(&mut self, d: i32, c: i32) {
        self.flush();
        for u in 0..TILE {
            self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{u}"));
        }
        let width = self.shape.width();
        let (part, t) = (self.shape.part(), PRODUCTS[0]);
        for u in 0..TILE {
            let column = c + width * u;
            if !(1 - width..2 * d).contains(&column) || column % 2 != 0 {
                continue;
            }
            let i = column / 2;
            if width == 4 {
                // Two digits, from a copy where they are not across vectors; their squares go to places 0 and 2.
                let at = self.shape.slot(i.rem_euclid(2), i);
                self.op(format!("vmovdqa xmm{ROW}, [rsi + {at}]"));
                self.op(format!("vpmuldq xmm{t}, xmm{ROW}, xmm{ROW}"));
                self.op(format!("vpermq ymm{t}, ymm{t}, 0x98"));
            } else {
                let at = self.shape.slot(0, i);
                self.op(format!("vmovdqa {part}{ROW}, [rsi + {at}]"));
                self.op(format!("vpmuldq {part}{t}, {part}{ROW}, {part}{ROW}"));
            }
            self.op(format!("vpaddq ymm{u}, ymm{u}, ymm{t}"));
        }
    }

    /// Whether the body is a loop. For a single number pieces of the chain stand between its turns, and have r9.
    fn repeats(&self) -> bool {
        self.shape.lanes > 1
    }

    /// The body: a pair of records for all sums where rax and r10 are; if it is a loop, r9 times, and these move on.
    fn body(&mut self, called: &Called) {
        if !called.body {
            return;
        }
        self.asm.note("The body: two records for all sums.");
        self.op(".p2align 6");
        self.asm.label("body");
        let pair = self.records(2);
        for b in 0..self.shape.width() {
            let row = self.shape.digit() * b;
            self.load_row(ROW, row);
            self.load_row(NEXT_ROW, row + self.shape.record());
            let i = called.phase - b;
            for u in -1..TILE {
                let at = self.records(u) + self.shape.slot((-i).rem_euclid(self.shape.width()), i);
                self.shared(u, u >= 0, u < TILE - 1, &format!("[r10 + {at}]"));
            }
        }
        self.flush();
        if self.repeats() {
            self.op(format!("add rax, {pair}"));
            self.op(format!("sub r10, {pair}"));
            self.op("dec r9d");
            self.asm.jump("jnz", "body");
        }
        self.op("ret");
    }

    /// Steps that are called, with rows at rax and vectors at r10.
    fn routine(&mut self, number: usize, routine: &Routine) {
        self.op(".p2align 5");
        self.asm.label(&format!("routine{number}"));
        let segment = Segment {
            rows: ("rax", 0),
            table: ("r10", 0),
            shift: 0,
            from: 0,
            to: 0,
            above_diagonal: false,
            late: false,
        };
        let mut rest = &routine.steps[..];
        while !rest.is_empty() {
            rest = &rest[self.next_steps(routine.phase, &segment, rest)..];
        }
        self.flush();
        self.op("ret");
    }
}
