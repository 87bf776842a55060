//! Substitution, step by step as a certificate lists the steps.
//!
//! A step uses an equation P = l + H*h for the newest open atom: l becomes P - H*h everywhere; what then has h stays, or h
//! becomes (P - l)/H. Both are equalities, so that the polynomial's value (times a power of two that is kept) never changes.

use crate::poly::{Atom, Int, Interval, Monomial, Poly, in_case, power, product};
use crate::reader::Result;
use crate::store::Store;
use num_integer::Integer;
use num_traits::One;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// Bits and their supposed values.
pub type Case = Vec<(Atom, bool)>;

/// Modulo a power of two the product of two atoms is a polynomial.
pub type Rule = (Atom, Atom, Poly);

/// Atoms that have been proved equal to polynomials of older ones, and which of these have been of use.
#[derive(Default)]
pub struct Facts {
    known: HashMap<usize, Rc<Poly>>,
    used: std::cell::RefCell<BTreeSet<usize>>,
}

impl Facts {
    /// Adds a fact.
    pub fn learn(&mut self, atom: Atom, value: Poly) {
        self.known.insert(atom.number(), Rc::new(value));
    }

    /// What is known of an atom.
    fn get(&self, atom: Atom) -> Option<Rc<Poly>> {
        let value = self.known.get(&atom.number())?;
        self.used.borrow_mut().insert(atom.number());
        Some(Rc::clone(value))
    }

    /// Whether every fact has been of use.
    #[must_use]
    pub fn are_used(&self) -> bool {
        self.used.borrow().len() == self.known.len()
    }
}

/// How a polynomial is rewritten.
pub enum Mode<'a> {
    /// Its value counts; high parts stay.
    Exact,
    /// Its value modulo 2^k counts.
    Modulo(u32, &'a [Rule]),
    /// Its range counts; low parts stay.
    Range,
}

/// A polynomial that is rewritten.
pub struct Rest<'a> {
    store: &'a Store<'a>,
    facts: &'a Facts,
    mode: Mode<'a>,
    case: &'a [(Atom, bool)],
    /// 2^scale times the first polynomial, in other words.
    poly: Poly,
    scale: u32,
    range: Interval,
}

impl<'a> Rest<'a> {
    /// Starts with a polynomial.
    #[must_use]
    pub fn new(
        store: &'a Store<'a>,
        facts: &'a Facts,
        mode: Mode<'a>,
        case: &'a [(Atom, bool)],
        poly: &Poly,
    ) -> Self {
        let mut rest = Self {
            store,
            facts,
            mode,
            case,
            poly: Poly::default(),
            scale: 0,
            range: Interval::default(),
        };
        rest.add(poly, &[], &Int::one());
        rest
    }

    /// What is left.
    #[must_use]
    pub fn poly(&self) -> &Poly {
        &self.poly
    }

    /// Whether the range shows that the first polynomial is above that.
    #[must_use]
    pub fn is_above(&self, bound: &Int) -> bool {
        self.range.low > bound << self.scale
    }

    /// Whether the range shows that the first polynomial is below that.
    #[must_use]
    pub fn is_below(&self, bound: &Int) -> bool {
        self.range.high < bound << self.scale
    }

    /// Takes all steps, after which no equation may be left to use.
    pub fn follow(&mut self, steps: &[u32]) -> Result<()> {
        steps.iter().try_for_each(|&step| self.step(step))?;
        if self.newest().is_some() {
            Err("steps are missing".into())
        } else {
            Ok(())
        }
    }

    /// The equation that is to be used next.
    fn newest(&self) -> Option<u32> {
        let (monomial, _) = self.poly.0.last_key_value()?;
        let atom = monomial.first().filter(|atom| atom.is_open())?;
        self.store.equation_of(*atom).map(|(number, _)| number)
    }

    fn known(&self, atom: Atom) -> Option<Rc<Poly>> {
        let fact = self.facts.get(atom);
        let supposed = self
            .case
            .iter()
            .find(|(bit, _)| bit.number() == atom.number());
        supposed
            .map(|(_, value)| Rc::new(Poly::constant(u8::from(*value))))
            .or(fact)
    }

    /// Uses an equation.
    pub fn step(&mut self, number: u32) -> Result<()> {
        if self.newest() != Some(number) {
            return Err("a step is not the one that is due".into());
        }
        let equation = &self.store.equations()[number as usize];
        let (low, high, k) = (equation.low, equation.high, equation.shift);
        let (known_low, known_high) = (self.known(low), high.and_then(|high| self.known(high)));
        let value = known_low.clone().unwrap_or_else(|| {
            let high = match (high, &known_high) {
                (None, _) => Poly::default(),
                (_, Some(known)) => (**known).clone(),
                (Some(high), None) => Poly::atom(high),
            };
            Rc::new(
                (*equation.poly)
                    .clone()
                    .minus(&high.scaled(&equation.weight)),
            )
        });
        let mut by_power = self.without(low, &value, high);
        let is_range = matches!(self.mode, Mode::Range);
        let divides = |(n, factor): (&usize, &Poly)| *n == 0 || factor.is_multiple_of_power(k);
        if is_range && known_high.is_none() && !by_power.iter().all(divides) {
            self.scale += k;
            self.poly = self.poly.scaled(&power(k));
            self.range = Interval::new(&self.range.low << k, &self.range.high << k);
            by_power
                .values_mut()
                .for_each(|factor| *factor = factor.scaled(&power(k)));
        }
        for (n, factor) in by_power {
            let Some(high) = high.filter(|_| n > 0) else {
                self.add(&factor, &[], &Int::one());
                continue;
            };
            if let Some(known) = &known_high {
                let all = (0..n).fold(factor, |all, _| all.times(known));
                self.add(&all, &[], &Int::one());
                continue;
            }
            let stays = Monomial::from_elem(high.closed(), n);
            let may_go = is_range || known_low.is_some();
            let Some(quotient) = factor.divided(&equation.weight).filter(|_| may_go) else {
                self.add(&factor, &stays, &Int::one());
                continue;
            };
            // factor * high = quotient * (P - low)
            let low = known_low
                .clone()
                .unwrap_or_else(|| Rc::new(Poly::atom(low.closed())));
            self.add(&quotient.times(&equation.poly), &stays[1..], &Int::one());
            self.add(&quotient.times(&low), &stays[1..], &-Int::one());
        }
        Ok(())
    }

    /// Takes out the terms with `low` or `high`; gives them with a value for `low`, by powers of `high`.
    fn without(&mut self, low: Atom, value: &Poly, high: Option<Atom>) -> BTreeMap<usize, Poly> {
        let taken = self.poly.0.split_off(&Monomial::from_slice(&[low]));
        let mut by_low: BTreeMap<usize, Poly> = BTreeMap::new();
        for (mut m, c) in taken {
            if let Mode::Range = self.mode {
                self.range
                    .add_scaled(&-&c, &reversed(self.store.range_of_product(&m)));
            }
            let length = m.len();
            m.retain(|atom| *atom != low);
            by_low.entry(length - m.len()).or_default().add(m, c);
        }
        // Horner's rule.
        let mut all = Poly::default();
        let most = by_low.keys().max().copied().unwrap_or(0);
        for n in (0..=most).rev() {
            all = all
                .times(value)
                .plus(by_low.get(&n).unwrap_or(&Poly::default()));
        }
        let mut by_power: BTreeMap<usize, Poly> = BTreeMap::new();
        for (mut m, c) in all.0 {
            let length = m.len();
            m.retain(|atom| Some(*atom) != high);
            by_power.entry(length - m.len()).or_default().add(m, c);
        }
        by_power
    }

    /// Adds `c * poly * others`.
    fn add(&mut self, poly: &Poly, others: &[Atom], c: &Int) {
        for (m, k) in &poly.0 {
            self.insert(product(m.iter().chain(others).copied().collect()), k * c);
        }
    }

    fn insert(&mut self, m: Monomial, c: Int) {
        let Some(mut m) = in_case(m, self.case) else {
            return;
        };
        if let Mode::Modulo(k, rules) = self.mode {
            for (a, b, value) in rules {
                let place = |atom: &Atom| m.iter().position(|x| x.number() == atom.number());
                if let (Some(a), Some(b)) = (place(a), place(b)) {
                    m.remove(a.max(b));
                    m.remove(a.min(b));
                    return self.add(value, &m.clone(), &c);
                }
            }
            let sum = self.poly.0.remove(&m).unwrap_or_default() + c;
            self.poly.add(m, sum.mod_floor(&power(k)));
            return;
        }
        if let Mode::Range = self.mode {
            let range = self.store.range_of_product(&m);
            let old = self.poly.0.get(&m).cloned().unwrap_or_default();
            self.range.add_scaled(&-&old, &reversed(range.clone()));
            self.range.add_scaled(&(old + &c), &range);
        }
        self.poly.add(m, c);
    }
}

/// An interval that undoes, subtracted, what was added before.
fn reversed(range: Interval) -> Interval {
    Interval {
        low: range.high,
        high: range.low,
    }
}
