//! The chain of quotient digits of a tile, and the digits of the result.

use super::super::code::{Memory, Reg, Width};
use super::product::{M, Q, Share, Writer, Z};

impl Writer<'_> {
    /// The columns of a tile from k on, complete but for what its own quotient digits give. Returns the carry out.
    pub(super) fn chain(&mut self, k: usize, t: &mut [Reg], share: &mut Share) -> Option<Reg> {
        if self.e.columns() == 1 {
            self.chain_of_vectors(k, t, share)
        } else {
            self.chain_of_halves(k, t, share)
        }
    }

    /// ceil(x / 2^52)
    pub(super) fn carry_up(&mut self, w: Width, x: Reg) -> Reg {
        let sum = self.code.add(w, x, self.mask52);
        self.code.shift_right(w, sum, 52)
    }

    /// The quotient digit of a column: x * m0_neg_inv mod 2^52.
    pub(super) fn quotient(&mut self, w: Width, x: Reg) -> Reg {
        let q = self.code.zero();
        self.code
            .multiply_add(false, w, q, x, self.m0_neg_inv, None);
        self.multiplications += 1;
        q
    }

    /// z and `z_high` = themselves + the products of q and the modulus, for columns that begin so many after that of q.
    pub(super) fn subtract_quotient(
        &mut self,
        w: Width,
        (z, z_high): (Reg, Reg),
        q: Reg,
        after: isize,
    ) {
        let m = |digit| self.e.at(M, digit, w.bytes());
        let (low, high): (Memory, Memory) = (m(after), m(after - 1));
        self.code.multiply_add(false, w, z, q, low, None);
        self.code.multiply_add(true, w, z_high, q, high, None);
        self.multiplications += 2;
    }

    /// Where a vector is one digit.
    fn chain_of_vectors(&mut self, k: usize, t: &[Reg], share: &mut Share) -> Option<Reg> {
        let (e, w, d) = (self.e, self.e.width, self.e.digits);
        let mut carry = None;
        for (u, &column) in t.iter().enumerate() {
            carry = Some(if k + u < d {
                if let Some(carry) = carry {
                    self.code.add_assign(w, column, carry);
                }
                let q = self.quotient(w, column);
                let carry = self.carry_up(w, column);
                self.code.store(e.at(Q, (k + u) as isize, w.bytes()), q);
                for (v, &later) in t.iter().enumerate().skip(u + 1) {
                    // The next column waits for its last product: the high one joins the carry.
                    let high = if v == u + 1 { carry } else { later };
                    self.subtract_quotient(w, (later, high), q, (v - u) as isize);
                }
                carry
            } else {
                self.digit_out(k + u - d, column, carry)
            });
            self.after(1, share);
        }
        carry
    }

    /// Where a vector is two or four digits: by its halves of 128 bits, so that no quotient digit waits for a
    /// permutation of a whole vector.
    fn chain_of_halves(&mut self, k: usize, t: &mut [Reg], share: &mut Share) -> Option<Reg> {
        let (c, d) = (self.e.columns(), self.e.digits);
        let mut halves = [t[0], self.code.high_half(t[0])];
        let mut carry = None;
        for u in 0..t.len() {
            if k + c * u < d {
                (carry, halves) = self.quotients(k + c * u, &mut t[u..], halves, share);
            } else {
                carry = Some(self.digits_out(k + c * u - d, halves, carry));
                if let Some(&next) = t.get(u + 1) {
                    halves = [next, self.code.high_half(next)];
                }
                self.after(c, share);
            }
        }
        carry
    }

    /// The quotient digits of the vector `t[0]` of columns from k on, which is given by halves. Later vectors take in what they
    /// give. Returns the carry if there is no later vector that takes it, and the halves of the next vector.
    fn quotients(
        &mut self,
        k: usize,
        t: &mut [Reg],
        halves: [Reg; 2],
        share: &mut Share,
    ) -> (Option<Reg>, [Reg; 2]) {
        let pair = self.e.lanes == 2;
        let (c, per_half) = (self.e.columns() as isize, 2 / self.e.lanes as isize);
        let next = t.get(1).copied();
        let (_, q) = self.half(k, halves[0], Some(halves[1]), share);
        if next.is_some() {
            for (x, q) in (0..).zip(q) {
                let q = self.code.twice(q);
                for (v, &later) in (0..).zip(&*t).skip(1) {
                    let high = if v == 1 && pair {
                        self.code.zero()
                    } else {
                        later
                    };
                    self.subtract_quotient(Width::Y, (later, high), q, c * v - x);
                    if high != later {
                        self.code.add_assign(Width::Y, later, high);
                    }
                }
            }
        }
        // The next vector is taken apart: of a pair now, for what the other half gives would come too late; else its
        // lower half now, the upper when it is whole.
        let mut next_halves = [t[0]; 2];
        if let Some(next) = next {
            next_halves = match pair {
                true => [next, self.code.high_half(next)],
                false => [self.code.copy(Width::X, next), next],
            };
        }
        let lower = next.map(|_| next_halves[0]);
        let (carry, q) = self.half(k + per_half as usize, halves[1], lower, share);
        for (x, q) in (0..).zip(q) {
            let after = c - per_half - x;
            if pair && next.is_some() {
                let upper = next_halves[1];
                self.subtract_quotient(Width::X, (upper, upper), q, after + 1);
            }
            let whole = if pair { 2 } else { 1 };
            if t.len() > whole {
                let q = self.code.twice(q);
                for (v, &later) in (0..).zip(&*t).skip(whole) {
                    self.subtract_quotient(Width::Y, (later, later), q, c * (v - 1) + after);
                }
            }
        }
        if let (Some(next), false) = (next, pair) {
            next_halves[1] = self.code.high_half(next);
        }
        (next.is_none().then_some(carry), next_halves)
    }

    /// The quotient digits of a half from column k on. The next half, if given, takes in what they give, and the carry.
    /// Returns the carry, and each digit in every column of a half.
    fn half(
        &mut self,
        k: usize,
        half: Reg,
        next: Option<Reg>,
        share: &mut Share,
    ) -> (Reg, Vec<Reg>) {
        let (e, x) = (self.e, Width::X);
        let per_half = 2 / e.lanes;
        let mut digits = Vec::new();
        let mut carry = half;
        for i in 0..per_half {
            let mut q = self.quotient(x, half);
            carry = self.carry_up(x, half);
            if per_half == 2 {
                q = self.code.duplicate(i == 1, q);
                carry = self.code.move_word(i == 0, carry);
            }
            self.code
                .store(e.at(Q, (k + i) as isize, e.digit_bytes()), q);
            let last = i + 1 == per_half;
            if !last {
                self.subtract_quotient(x, (half, carry), q, -(i as isize));
                self.code.add_assign(x, half, carry);
            }
            if let Some(next) = next {
                let high = if last { carry } else { next };
                self.subtract_quotient(x, (next, high), q, (per_half - i) as isize);
                if last {
                    self.code.add_assign(x, next, carry);
                }
            }
            digits.push(q);
            self.after(1, share);
        }
        (carry, digits)
    }

    /// Stores a column that fills a vector as digit d of the result; returns the carry.
    pub(super) fn digit_out(&mut self, d: usize, column: Reg, carry: Option<Reg>) -> Reg {
        let (e, w) = (self.e, self.e.width);
        if let Some(carry) = carry {
            self.code.add_assign(w, column, carry);
        }
        let over = self.code.shift_right(w, column, 52);
        let digit = self.code.and(w, column, self.mask52);
        self.code.store(e.at(Z, d as isize, w.bytes()), digit);
        over
    }

    /// Stores the halves of a vector as digits d, d + 1, ... of the result; returns the carry.
    pub(super) fn digits_out(&mut self, d: usize, halves: [Reg; 2], carry: Option<Reg>) -> Reg {
        let (e, x) = (self.e, Width::X);
        let mut carry = carry;
        for half in halves {
            if let Some(carry) = carry {
                self.code.add_assign(x, half, carry);
            }
            let mut over = self.code.shift_right(x, half, 52);
            if e.lanes == 1 {
                let up = self.code.move_word(true, over);
                self.code.add_assign(x, half, up);
                over = self.code.shift_right(x, half, 52);
                over = self.code.move_word(false, over);
            }
            carry = Some(over);
        }
        let whole = self.code.join(halves[0], halves[1]);
        let digits = self.code.and(e.width, whole, self.mask52);
        self.code
            .store(e.at(Z, d as isize, e.width.bytes()), digits);
        carry.expect("of the upper half")
    }
}
