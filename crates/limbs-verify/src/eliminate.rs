//! Elimination: rewriting a polynomial by the equations, newest first.
//!
//! Each step takes the newest equation P = l + H*h of which the polynomial has an atom and
//! replaces l by P - H*h, and h, where it can, by (P - l) / H. Chains of carries telescope, so that the polynomial
//! stays small. Every step is an equality of integers (times a power of two that is kept), so the
//! range of the polynomial after any step bounds its value.
//!
//! An atom that cannot be replaced is *frozen*: it stays, as an unknown of known range.

use crate::bounds::Interval;
use crate::equations::Store;
use crate::poly::{Atom, Int, Monomial, Poly, power, product};
use num_integer::Integer;
use num_traits::{One, Signed, Zero};
use std::collections::BTreeMap;

/// What replaces an atom whose equation cannot be used up.
#[derive(Clone, Debug)]
pub enum Mode {
    /// The high part stays.
    Exact,
    /// Only the value modulo a power of two counts; the high part stays.
    Modulo {
        /// The exponent.
        bits: u32,
        /// Monomials of two atoms and what they are, modulo that power.
        rules: Vec<Rule>,
    },
    /// The low part stays, and the range is tracked.
    Bounds,
    /// Multiples of divisors are dropped and their factors added up; the high part stays.
    Congruent(Vec<Divisor>),
}

/// Modulo some power of two a product of two atoms equals a polynomial.
pub type Rule = (Atom, Atom, Poly);

/// A divisor, and the sum of the multiples of it that have been dropped.
#[derive(Clone, Debug)]
pub struct Divisor {
    /// The divisor, a polynomial of inputs.
    pub value: Poly,
    /// An atom of it that occurs in one of its terms, alone.
    pivot: Atom,
    /// The pivot's coefficient.
    unit: Int,
    /// What the divisor has been multiplied by.
    pub quotient: Poly,
}

impl Divisor {
    /// `None` if no atom can serve as pivot.
    #[must_use]
    pub fn new(value: Poly) -> Option<Self> {
        let alone = |(m, c): (&Monomial, &Int)| (m.len() == 1).then(|| (c.abs(), m[0], c.clone()));
        let (_, pivot, unit) = value.terms().filter_map(alone).min()?;
        let places = value.terms().filter(|(m, _)| m.contains(&pivot)).count();
        (places == 1).then(|| Self {
            value,
            pivot,
            unit,
            quotient: Poly::zero(),
        })
    }

    /// The factor of which `poly` is that multiple of the divisor, up to terms without the pivot.
    fn factor(&self, poly: &Poly) -> Option<Poly> {
        let mut factor = Poly::zero();
        for (m, c) in poly.terms() {
            let Some(place) = m.iter().position(|&atom| atom == self.pivot) else {
                continue;
            };
            let (quotient, rest) = c.div_rem(&self.unit);
            if !rest.is_zero() {
                return None;
            }
            let mut others = m.clone();
            others.remove(place);
            factor.add_term(others, quotient);
        }
        Some(factor)
    }

    /// The factor of which `poly` is exactly that multiple of the divisor.
    fn exact_factor(&self, poly: &Poly) -> Option<Poly> {
        let factor = self.factor(poly)?;
        (!factor.is_zero() && factor.times(&self.value) == *poly).then_some(factor)
    }
}

/// Drops `poly * by` if `poly` is a multiple of one of the divisors.
fn drop_multiple(divisors: &mut [Divisor], poly: &Poly, by: &Poly, sign: i8) -> bool {
    divisors
        .iter_mut()
        .any(|divisor| match divisor.exact_factor(poly) {
            Some(factor) => {
                divisor
                    .quotient
                    .add_scaled(&factor.times(by), &Int::from(sign));
                true
            }
            None => false,
        })
}

/// Bits and the values that they are supposed to have.
pub type Case = Vec<(Atom, bool)>;

/// A polynomial under elimination.
pub struct Elimination<'a> {
    store: &'a Store,
    /// What is left; times 2^-scale it equals what was added.
    pub rest: Poly,
    /// See `rest`.
    pub scale: u32,
    /// The range of `rest`, in mode [`Bounds`](Mode::Bounds).
    pub range: Interval,
    /// How many terms have been rewritten.
    pub steps: u64,
    /// The mode, with what it has gathered.
    pub mode: Mode,
    /// The equations that have been used, in order, for a certificate.
    pub log: Steps,
    case: Case,
}

/// Equations by their place in the store, in the order in which an elimination uses them.
pub type Steps = Vec<u32>;

impl<'a> Elimination<'a> {
    /// Starts from a polynomial, in a case.
    #[must_use]
    pub fn new(store: &'a Store, mode: Mode, case: &[(Atom, bool)], poly: &Poly) -> Self {
        let mut new = Self {
            store,
            rest: Poly::zero(),
            scale: 0,
            range: Interval::default(),
            steps: 0,
            mode,
            log: Steps::new(),
            case: case
                .iter()
                .map(|&(atom, value)| (atom.frozen(), value))
                .collect(),
        };
        new.insert_scaled(poly, &[], &Int::one());
        new
    }

    /// Steps until nothing is left to eliminate or too many terms have been rewritten; whether
    /// the end was reached.
    pub fn run(&mut self, budget: u64) -> bool {
        while self.step() {
            if self.steps > budget {
                return false;
            }
        }
        if let Mode::Congruent(divisors) = &mut self.mode {
            for divisor in divisors {
                if let Some(factor) = divisor.factor(&self.rest) {
                    self.rest
                        .add_scaled(&factor.times(&divisor.value), &-Int::one());
                    divisor.quotient.add_scaled(&factor, &Int::one());
                }
            }
        }
        true
    }

    /// Uses up one equation; `false` if none is left.
    pub fn step(&mut self) -> bool {
        let Some(newest) = self.rest.newest().filter(|atom| atom.is_defined()) else {
            return false;
        };
        let store = self.store;
        let index = store.info(newest).equation.expect("a defined atom");
        self.log.push(index as u32);
        let equation = &store.equations()[index];
        let taken = self.take(equation.low);
        let view = View {
            low: equation.low,
            high: equation.high,
            known_low: self.known(equation.low),
            known_high: match equation.high {
                Some(high) => self.known(high),
                None => Some(Poly::zero()),
            },
            poly: &equation.poly,
            weight: equation.weight(),
        };
        if self.is_digit(&taken, &view) {
            return true;
        }
        let mut by_power = self.without_low(taken, &view);
        let divides = |factor: &Poly| factor.is_multiple_of_power(equation.shift);
        let replaced = |(&exponent, factor): (&usize, &Poly)| exponent == 0 || divides(factor);
        let is_bounds = matches!(self.mode, Mode::Bounds);
        if is_bounds && view.known_high.is_none() && !by_power.iter().all(replaced) {
            self.rescale(equation.shift);
            by_power
                .values_mut()
                .for_each(|factor| factor.shift(equation.shift));
        }
        if let Some(free) = by_power.remove(&0) {
            self.insert_scaled(&free, &[], &Int::one());
        }
        for (exponent, factor) in by_power {
            self.replace_high(exponent, factor, &view, equation.shift);
        }
        true
    }

    /// Drops `low` where it is a digit of the quotient of which no high part is left.
    fn is_digit(&mut self, taken: &Poly, view: &View<'_>) -> bool {
        let Mode::Congruent(divisors) = &mut self.mode else {
            return false;
        };
        if view.known_high.is_none() || view.known_low.is_some() {
            return false;
        }
        let mut factor = Poly::zero();
        for (m, c) in taken.terms() {
            if m[0] != view.low || m.get(1) == Some(&view.low) {
                return false;
            }
            factor.add_term(m[1..].into(), c.clone());
        }
        drop_multiple(divisors, &factor, &Poly::atom(view.low.frozen()), 1)
    }

    /// The value that an atom is supposed or known to have.
    fn known(&self, atom: Atom) -> Option<Poly> {
        let supposed = self.case.iter().find(|(a, _)| *a == atom.frozen());
        let supposed = supposed.map(|(_, value)| Poly::constant(u8::from(*value)));
        supposed.or_else(|| self.store.info(atom).known.as_deref().cloned())
    }

    /// Takes out the terms with atoms not older than `from`.
    fn take(&mut self, from: Atom) -> Poly {
        let taken = self.rest.split_off(from);
        if let Mode::Bounds = self.mode {
            let part = self.store.interval(&taken);
            self.range.low -= part.low;
            self.range.high -= part.high;
        }
        taken
    }

    /// The terms with the low part replaced, by powers of the high part.
    fn without_low(&mut self, taken: Poly, view: &View<'_>) -> BTreeMap<usize, Poly> {
        let mut done: BTreeMap<usize, Poly> = BTreeMap::new();
        // Terms by powers of low and high part.
        let mut open: BTreeMap<(usize, usize), Poly> = BTreeMap::new();
        for (m, c) in taken.terms() {
            let count = |atom| m.iter().filter(|&&a| Some(a) == atom).count();
            let powers = (count(Some(view.low)), count(view.high));
            let others = m
                .iter()
                .copied()
                .filter(|&a| a != view.low && Some(a) != view.high);
            open.entry(powers)
                .or_default()
                .add_term(others.collect(), c.clone());
        }
        while let Some(((low, high), factor)) = open.pop_last() {
            self.steps += factor.len() as u64;
            if low == 0 {
                done.entry(high)
                    .or_default()
                    .add_scaled(&factor, &Int::one());
                continue;
            }
            let mut put = |high: usize, poly: Poly| {
                let high = if view.high.is_some_and(Atom::is_bit) {
                    high.min(1)
                } else {
                    high
                };
                open.entry((low - 1, high))
                    .or_default()
                    .add_scaled(&poly, &Int::one());
            };
            match (&view.known_low, &view.known_high) {
                (Some(known), _) => put(high, factor.times(known)),
                (None, Some(known)) => {
                    let mut value = view.poly.clone();
                    value.add_scaled(known, &-&view.weight);
                    put(high, factor.times(&value));
                }
                (None, None) => {
                    put(high, factor.times(view.poly));
                    put(high + 1, factor.scaled(&-&view.weight));
                }
            }
        }
        done
    }

    /// Replaces the high part in `factor * high^exponent`, as the mode says.
    fn replace_high(&mut self, exponent: usize, factor: Poly, view: &View<'_>, shift: u32) {
        if factor.is_zero() {
            return;
        }
        let high = view.high.expect("a high part");
        self.steps += factor.len() as u64;
        if let Some(known) = &view.known_high {
            let all = (0..exponent).fold(factor, |all, _| all.times(known));
            return self.insert_scaled(&all, &[], &Int::one());
        }
        let frozen = Monomial::from_elem(high.frozen(), exponent);
        if factor.is_multiple_of_power(shift) {
            self.replace_high_exactly(&factor, &frozen, view);
        } else {
            self.insert_scaled(&factor, &frozen, &Int::one());
        }
    }

    /// The same where H divides every coefficient.
    fn replace_high_exactly(&mut self, factor: &Poly, frozen: &[Atom], view: &View<'_>) {
        let quotient = factor.divided(&view.weight).expect("a multiple of H");
        // factor * high = quotient * (P - low); one power of the high part is used up.
        let others = &frozen[1..];
        if let Some(known) = &view.known_low {
            let value = view.poly.clone().minus(known);
            return self.insert_scaled(&quotient.times(&value), others, &Int::one());
        }
        if let Mode::Congruent(divisors) = &mut self.mode {
            let low = Poly::atom(view.low.frozen());
            if others.is_empty() && drop_multiple(divisors, &quotient, &low, -1) {
                return self.insert_scaled(&quotient.times(view.poly), &[], &Int::one());
            }
            return self.insert_scaled(factor, frozen, &Int::one());
        }
        if let Mode::Bounds = self.mode {
            self.insert_scaled(&quotient.times(view.poly), others, &Int::one());
            let low = product(others, &[view.low.frozen()]);
            return self.insert_scaled(&quotient, &low, &-Int::one());
        }
        self.insert_scaled(factor, frozen, &Int::one());
    }

    /// Adds `poly * others * c` to what is left. `others` is frozen.
    fn insert_scaled(&mut self, poly: &Poly, others: &[Atom], c: &Int) {
        for (m, k) in poly.terms() {
            let m = if others.is_empty() {
                m.clone()
            } else {
                product(m, others)
            };
            self.insert(m, k * c);
        }
    }

    fn insert(&mut self, monomial: Monomial, coefficient: Int) {
        self.steps += 1;
        let mut m = monomial;
        if !self.case.is_empty() {
            for &(atom, value) in &self.case {
                let before = m.len();
                m.retain(|a| a.frozen() != atom);
                if m.len() < before && !value {
                    return;
                }
            }
        }
        if let Mode::Modulo { bits, rules } = &self.mode {
            let rule = rules.iter().find_map(|(a, b, value)| {
                let a = m.iter().position(|x| x.frozen() == a.frozen())?;
                let b = m.iter().position(|x| x.frozen() == b.frozen())?;
                Some((a.max(b), a.min(b), value.clone()))
            });
            if let Some((second, first, value)) = rule {
                m.remove(second);
                m.remove(first);
                return self.insert_scaled(&value, &m, &coefficient);
            }
            let sum = self.rest.coefficient(&m) + coefficient;
            self.rest.set(m, sum.mod_floor(&power(*bits)));
            return;
        }
        if let Mode::Bounds = self.mode {
            self.insert_tracked(m, coefficient);
        } else {
            self.rest.add_term(m, coefficient);
        }
    }

    fn insert_tracked(&mut self, m: Monomial, coefficient: Int) {
        let range = self.store.range_of_product(&m);
        let old = self.rest.coefficient(&m);
        let new = &old + coefficient;
        self.range.add_scaled(&new, &range);
        let mut gone = Interval::default();
        gone.add_scaled(&old, &range);
        self.range.low -= gone.low;
        self.range.high -= gone.high;
        self.rest.set(m, new);
    }

    fn rescale(&mut self, k: u32) {
        self.rest.shift(k);
        self.range.low <<= k;
        self.range.high <<= k;
        self.scale += k;
    }
}

/// An equation and what is known of its parts.
struct View<'a> {
    low: Atom,
    high: Option<Atom>,
    known_low: Option<Poly>,
    known_high: Option<Poly>,
    poly: &'a Poly,
    weight: Int,
}
