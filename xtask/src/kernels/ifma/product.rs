//! Products and squares: the tiles and their bulk.

use super::super::code::{Code, Memory, Reg, Source};
use super::{Engine, PAD, clear};

/// What is where. `engine_sqr` gets m and t in other registers and moves them.
pub(super) const Z: &str = "rdi";
pub(super) const X: &str = "rsi";
pub(super) const Y: &str = "rdx";
pub(super) const M: &str = "rcx";
pub(super) const Q: &str = "r8";

/// 2^52 - 1 in every word.
const MASK52: usize = 31;
const M0_NEG_INV: usize = 30;
/// Registers of the shared body: accumulators from here down, then two digits of y and two vectors of x from 0 up.
const ACCUMULATORS: usize = 29;

/// Steps of the loop that runs share; even, as two registers for digits take turns.
const BODY_STEPS: usize = 2;

/// The lines of a product or square, and the multiplications that it takes.
pub(super) fn lines(e: &Engine, square: bool) -> (Vec<String>, usize) {
    let mut w = Writer::new(e, square);
    w.run();
    let mut lines = Vec::new();
    if square {
        lines.extend(["mov r8, rcx", "mov rcx, rdx"].map(String::from));
    }
    lines.extend(e.masks());
    lines.extend(w.lines());
    lines.extend(e.body(square, w.body_from));
    (lines, w.multiplications)
}

impl Engine {
    /// Number of a register that the shared body uses.
    fn shared_register(&self, i: usize) -> usize {
        let accumulators = 2 * self.tile;
        if i < accumulators {
            ACCUMULATORS - i
        } else {
            i - accumulators
        }
    }

    /// The mask register of the columns of a vector from s on.
    fn from_column(s: usize) -> usize {
        s
    }

    /// The mask register of column s alone. The last is also all from itself on.
    fn only_column(&self, s: usize) -> usize {
        let last = self.columns() - 1;
        if s == last { s } else { last + 1 + s }
    }

    /// The lines that set the masks.
    fn masks(&self) -> Vec<String> {
        let (c, l) = (self.columns(), self.lanes);
        let words = |from: usize, to: usize| ((1u32 << ((to - from) * l)) - 1) << (from * l);
        let from = (1..c).map(|s| (Self::from_column(s), words(s, c)));
        let only = (0..c - 1).map(|s| (self.only_column(s), words(s, s + 1)));
        from.chain(only)
            .flat_map(|(k, mask)| [format!("mov eax, {mask}"), format!("kmovw k{k}, eax")])
            .collect()
    }

    /// The name of the shared body from step s on.
    fn label(&self, square: bool, s: usize) -> String {
        let row = if square { "sqr" } else { "mul" };
        format!(".Llimbs_ifma_{}_{}_{row}_{s}", self.shape, self.digits)
    }

    /// The shared body: a loop of [`BODY_STEPS`] steps for a whole tile, r9 times. It is entered where the steps of its first
    /// turn are as many as make those of all turns the run's. The digit of y of the step before, whose high halves come
    /// first, is in its register. Steps before `from` are left out: where one is, no run has a second turn.
    fn body(&self, square: bool, from: usize) -> Vec<String> {
        let reg = |i: usize| self.register(self.shared_register(i));
        let (t, digit) = (self.tile, self.digit_bytes() as isize);
        let mut lines = Vec::new();
        for s in from..BODY_STEPS {
            lines.push(format!("{}:", self.label(square, s)));
            let (y, before) = (2 * t + s % 2, reg(2 * t + (s + 1) % 2));
            let memory = Memory {
                base: "r10",
                offset: digit * s as isize,
                bytes: self.digit_bytes(),
            };
            lines.push(self.load(self.shared_register(y), &memory));
            for u in 0..t {
                let x = reg(2 * t + 2 + u % 2);
                let offset = (self.width.bytes() * u) as isize - digit * s as isize;
                lines.push(format!("vmovdqu64 {x}, [rax{offset:+}]"));
                lines.push(format!("vpmadd52luq {}, {x}, {}", reg(u), reg(y)));
                lines.push(format!("vpmadd52huq {}, {x}, {before}", reg(t + u)));
            }
        }
        if from == 0 {
            let turn = digit * BODY_STEPS as isize;
            lines.extend([
                format!("add r10, {turn}"),
                format!("sub rax, {turn}"),
                "dec r9d".into(),
                format!("jnz {}", self.label(square, 0)),
            ]);
        }
        if from < BODY_STEPS {
            lines.push("ret".into());
        }
        lines
    }
}

/// Which products of two digits x_i * y_j belong to a sum.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    All,
    /// i > j
    OffDiagonal,
    /// i = j
    Diagonal,
}

/// An operand whose vectors are multiplied, and one whose digits fill vectors.
#[derive(Clone, Copy)]
struct Operands {
    x: &'static str,
    y: &'static str,
}

const QUOTIENT_BY_MODULUS: Operands = Operands { x: M, y: Q };

/// Columns of a vector that a product counts in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    None,
    All,
    /// Those of the mask register.
    Masked(usize),
}

/// Low halves of products by y_j and high halves of products by y_j-1, for the vectors of a tile.
#[derive(Clone)]
pub(super) struct Step {
    operands: Operands,
    /// First column of the tile.
    k: usize,
    j: usize,
    /// A vector of the tile, and the columns where its low and its high halves count.
    vectors: Vec<(usize, Columns, Columns)>,
    /// After how many digits of the chain that is under way y_j is known.
    ready: usize,
}

/// A piece of the bulk of a tile.
#[derive(Clone)]
pub(super) enum Work {
    /// Clears the accumulators.
    Clear,
    /// Doubles what they hold.
    Double,
    Step(Step),
}

impl Work {
    /// Multiplications.
    fn weight(&self) -> usize {
        let Self::Step(step) = self else { return 0 };
        let counts = |columns: &Columns| usize::from(*columns != Columns::None);
        step.vectors
            .iter()
            .map(|(_, low, high)| counts(low) + counts(high))
            .sum()
    }

    /// Whether the shared body does it.
    fn is_whole(&self, tile: usize) -> bool {
        let Self::Step(step) = self else { return false };
        let all = |&(_, low, high): &(usize, Columns, Columns)| {
            (low, high) == (Columns::All, Columns::All)
        };
        step.vectors.len() == tile && step.vectors.iter().all(all)
    }
}

/// The bulk of the next tile, given out evenly over the digits of a chain.
pub(super) struct Share {
    work: Vec<Work>,
    at: usize,
    weight: usize,
    given: usize,
    digits: usize,
    done: usize,
}

impl Share {
    fn new(work: Vec<Work>, digits: usize) -> Self {
        let weight = work.iter().map(Work::weight).sum();
        Self {
            work,
            at: 0,
            weight,
            given: 0,
            digits,
            done: 0,
        }
    }

    /// The part that is due after so many more digits.
    fn after(&mut self, digits: usize) -> Vec<Work> {
        self.done += digits;
        let from = self.at;
        while let Some(work) = self.work.get(self.at) {
            let waits = matches!(work, Work::Step(step) if step.ready > self.done);
            let enough = self.given >= self.weight * self.done / self.digits;
            if waits || enough && work.weight() > 0 {
                break;
            }
            self.given += work.weight();
            self.at += 1;
        }
        self.work[from..self.at].to_vec()
    }

    fn rest(&self) -> Vec<Work> {
        self.work[self.at..].to_vec()
    }
}

/// A product or square being written.
pub(super) struct Writer<'e> {
    pub(super) e: &'e Engine,
    square: bool,
    pub(super) code: Code,
    pub(super) mask52: Reg,
    pub(super) m0_neg_inv: Reg,
    /// Accumulators of low and of high halves of the tile at work.
    low: Vec<Reg>,
    high: Vec<Reg>,
    /// What else the shared body uses: digits of y, in turns, and vectors of x.
    shared: Vec<Reg>,
    /// The digit of y that was loaded last: its operand, index and register.
    digit: Option<(&'static str, usize, Reg)>,
    /// The first step of the shared body that any call comes to; all of them if there is no call.
    body_from: usize,
    pub(super) multiplications: usize,
}

impl<'e> Writer<'e> {
    pub(super) fn new(e: &'e Engine, square: bool) -> Self {
        let mut code = Code::default();
        let mut regs = |n: usize| (0..n).map(|_| code.reg()).collect::<Vec<_>>();
        let (low, high, shared, constants) = (regs(e.tile), regs(e.tile), regs(4), regs(2));
        Self {
            e,
            square,
            code,
            mask52: constants[0],
            m0_neg_inv: constants[1],
            low,
            high,
            shared,
            digit: None,
            body_from: BODY_STEPS,
            multiplications: 0,
        }
    }

    /// What was written, with the constants set before and the registers cleared after it.
    pub(super) fn lines(&self) -> Vec<String> {
        let e = self.e;
        let mut fixed = vec![(self.mask52, MASK52), (self.m0_neg_inv, M0_NEG_INV)];
        let regs = self.low.iter().chain(&self.high).chain(&self.shared);
        fixed.extend(
            regs.enumerate()
                .map(|(i, reg)| (*reg, e.shared_register(i))),
        );
        let mut lines = vec![
            "mov rax, 0xfffffffffffff".to_string(),
            format!("vpbroadcastq {}, rax", e.register(MASK52)),
            e.load(M0_NEG_INV, &e.m0_neg_inv(M)),
        ];
        lines.extend(self.code.lines(32, &fixed));
        lines.extend(clear());
        lines.push("ret".into());
        lines
    }

    /// Writes it all: tile after tile, the chain of each between the products of the next.
    fn run(&mut self) {
        let (e, d) = (self.e, self.e.digits);
        assert!(d.is_multiple_of(e.columns()), "whole vectors");
        self.clear_surroundings(&[Z, Q]);
        let first = self.bulk(0);
        self.write(&first);
        let mut carry = None;
        for k in (0..2 * d).step_by(self.tile_columns()) {
            let vectors = self.tile_vectors(k);
            let mut t: Vec<Reg> = (0..vectors)
                .map(|u| self.code.add(e.width, self.low[u], self.high[u]))
                .collect();
            if let Some(carry) = carry {
                self.code.add_assign(e.width, t[0], carry);
            }
            let next = k + self.tile_columns();
            let work = if next < 2 * d {
                self.bulk(next)
            } else {
                Vec::new()
            };
            let mut share = Share::new(work, vectors * e.columns());
            carry = self.chain(k, &mut t, &mut share);
            self.write(&share.rest());
        }
    }

    /// Zeros around the digits of values, as far as vectors reach.
    pub(super) fn clear_surroundings(&mut self, values: &[&'static str]) {
        let e = self.e;
        let zero = self.code.zero();
        for &base in values {
            let (c, bytes) = (e.columns() as isize, e.width.bytes());
            self.code.store(e.at(base, -c, bytes), zero);
            self.code.store(e.at(base, e.digits as isize, bytes), zero);
        }
    }

    fn tile_columns(&self) -> usize {
        self.e.tile * self.e.columns()
    }

    /// Vectors of the tile whose first column is k.
    fn tile_vectors(&self, k: usize) -> usize {
        ((2 * self.e.digits - k) / self.e.columns()).min(self.e.tile)
    }

    /// All that the tile of columns from k on adds up, but for what its own quotient digits give.
    fn bulk(&self, k: usize) -> Vec<Work> {
        let d = self.e.digits;
        let mut work = vec![Work::Clear];
        if self.square {
            let x = Operands { x: X, y: X };
            work.extend(self.steps(x, k, d, Part::OffDiagonal, d));
            work.push(Work::Double);
            work.extend(self.steps(x, k, d, Part::Diagonal, d));
        } else {
            let operands = Operands { x: X, y: Y };
            work.extend(self.steps(operands, k, d, Part::All, d));
        }
        if k > 0 {
            let known = k.saturating_sub(self.tile_columns());
            work.extend(self.steps(QUOTIENT_BY_MODULUS, k, d.min(k), Part::All, known));
        }
        work
    }

    /// The products for a tile's columns from k on with y_0 to y_count-1, of which those from `known` on
    /// come out of the chain that is under way.
    fn steps(
        &self,
        operands: Operands,
        k: usize,
        count: usize,
        part: Part,
        known: usize,
    ) -> Vec<Work> {
        let (c, d) = (self.e.columns() as isize, self.e.digits as isize);
        let step = |j: usize| {
            let mut vectors = Vec::new();
            for u in 0..self.tile_vectors(k) {
                // The vector of x_i, x_i+1, ...
                let i = (k + u * self.e.columns()) as isize - j as isize;
                if i <= -c || i >= d {
                    continue;
                }
                let low = if j < count {
                    self.columns_of(part, i, j as isize)
                } else {
                    Columns::None
                };
                let high = if j > 0 {
                    self.columns_of(part, i, j as isize - 1)
                } else {
                    Columns::None
                };
                if (low, high) != (Columns::None, Columns::None) {
                    vectors.push((u, low, high));
                }
            }
            let ready = (j + 1).min(count).saturating_sub(known);
            (!vectors.is_empty()).then_some(Work::Step(Step {
                operands,
                k,
                j,
                vectors,
                ready,
            }))
        };
        (0..=count).filter_map(step).collect()
    }

    /// Where products of x_i, x_i+1, ... and y_j belong to the part.
    fn columns_of(&self, part: Part, i: isize, j: isize) -> Columns {
        let c = self.e.columns() as isize;
        // The column of the diagonal.
        let s = j - i;
        match part {
            Part::All => Columns::All,
            Part::OffDiagonal if s < 0 => Columns::All,
            Part::OffDiagonal if s + 1 < c => Columns::Masked(Engine::from_column(s as usize + 1)),
            Part::Diagonal if s == 0 && c == 1 => Columns::All,
            Part::Diagonal if (0..c).contains(&s) => {
                Columns::Masked(self.e.only_column(s as usize))
            }
            _ => Columns::None,
        }
    }

    /// Writes the part of the bulk that is due after so many more digits of a chain.
    pub(super) fn after(&mut self, digits: usize, share: &mut Share) {
        let due = share.after(digits);
        self.write(&due);
    }

    /// Writes pieces of bulk; runs of whole steps as calls of the body.
    fn write(&mut self, work: &[Work]) {
        let mut rest = work;
        while let Some((first, others)) = rest.split_first() {
            let run = rest
                .iter()
                .take_while(|work| work.is_whole(self.e.tile))
                .count();
            if run > 0 {
                self.call(&rest[..run]);
                rest = &rest[run..];
                continue;
            }
            match first {
                Work::Clear => self.clear_accumulators(),
                Work::Double => self.double_accumulators(),
                Work::Step(step) => self.step(step),
            }
            rest = others;
        }
    }

    fn clear_accumulators(&mut self) {
        for acc in self.low.iter().chain(&self.high) {
            self.code.set_zero(*acc);
        }
    }

    /// Both accumulators of a vector become their sum, which thus counts twice.
    fn double_accumulators(&mut self) {
        for (low, high) in self.low.iter().zip(&self.high) {
            self.code.add_assign(self.e.width, *low, *high);
            self.code.set_copy(self.e.width, *high, *low);
        }
    }

    fn step(&mut self, step: &Step) {
        let (e, j) = (self.e, step.j);
        let wants = |f: fn(&(usize, Columns, Columns)) -> Columns| {
            step.vectors.iter().any(|v| f(v) != Columns::None)
        };
        let before = wants(|v| v.2).then(|| self.load_digit(step.operands.y, j - 1));
        let digit = wants(|v| v.1).then(|| self.load_digit(step.operands.y, j));
        for &(u, low, high) in &step.vectors {
            let i = (step.k + e.columns() * u) as isize - j as isize;
            let memory = e.at(step.operands.x, i, e.width.bytes());
            let both = low != Columns::None && high != Columns::None;
            let x: Source = if both {
                self.code.load(e.width, memory).into()
            } else {
                memory.into()
            };
            for (is_high, columns, y, acc) in [
                (false, low, digit, self.low[u]),
                (true, high, before, self.high[u]),
            ] {
                let mask = match columns {
                    Columns::None => continue,
                    Columns::All => None,
                    Columns::Masked(k) => Some(k),
                };
                self.code
                    .multiply_add(is_high, e.width, acc, y.expect("loaded above"), x, mask);
                self.multiplications += 1;
            }
        }
    }

    fn load_digit(&mut self, base: &'static str, j: usize) -> Reg {
        if let Some((last, index, reg)) = self.digit
            && (last, index) == (base, j)
        {
            return reg;
        }
        let memory = self.e.at(base, j as isize, self.e.digit_bytes());
        let reg = self.code.load(self.e.width, memory);
        self.digit = Some((base, j, reg));
        reg
    }

    /// A run of whole steps. Digits and vectors are addressed as the body's first step would have them.
    fn call(&mut self, run: &[Work]) {
        let (e, count) = (self.e, run.len());
        let Some(Work::Step(first)) = run.first() else {
            return;
        };
        let turns = count.div_ceil(BODY_STEPS);
        let s = turns * BODY_STEPS - count;
        self.body_from = self.body_from.min(if turns > 1 { 0 } else { s });
        let before = self.shared[(s + 1) % 2];
        let (j, digit) = (first.j as isize, e.digit_bytes() as isize);
        self.code.set_load(
            e.width,
            before,
            e.at(first.operands.y, j - 1, e.digit_bytes()),
        );
        let y = PAD as isize + digit * (j - s as isize);
        let x = PAD as isize + digit * (first.k as isize - j + s as isize);
        let touched: Vec<Reg> = self
            .low
            .iter()
            .chain(&self.high)
            .chain(&self.shared)
            .copied()
            .collect();
        self.code
            .verbatim(format!("lea r10, [{}{y:+}]", first.operands.y), &[]);
        self.code
            .verbatim(format!("lea rax, [{}{x:+}]", first.operands.x), &[]);
        self.code.verbatim(format!("mov r9d, {turns}"), &[]);
        self.code
            .verbatim(format!("call {}", e.label(self.square, s)), &touched);
        self.multiplications += 2 * e.tile * count;
        self.digit = None;
    }
}
