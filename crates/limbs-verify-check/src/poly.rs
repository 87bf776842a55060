//! Polynomials with whole coefficients over atoms.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// A whole number.
pub type Int = BigInt;

/// 2^k.
#[must_use]
pub fn power(k: u32) -> Int {
    Int::one() << k
}

/// An unknown whole number: its number in the order of the program, whether it is 0 or 1, and whether
/// it is open, that is, an equation is yet to be used for it. Open atoms come last in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Atom(u32);

const OPEN: u32 = 1 << 31;

impl Atom {
    /// The atom of that number.
    #[must_use]
    pub fn new(number: usize, is_bit: bool, is_open: bool) -> Self {
        assert!(number < 1 << 30, "too many atoms");
        Self((number as u32) << 1 | u32::from(is_bit) | if is_open { OPEN } else { 0 })
    }

    /// Its number.
    #[must_use]
    pub fn number(self) -> usize {
        ((self.0 & !OPEN) >> 1) as usize
    }

    /// Whether it is 0 or 1.
    #[must_use]
    pub fn is_bit(self) -> bool {
        self.0 & 1 == 1
    }

    /// Whether an equation is yet to be used for it.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.0 & OPEN != 0
    }

    /// The same atom, for which no equation will be used any more.
    #[must_use]
    pub fn closed(self) -> Self {
        Self(self.0 & !OPEN)
    }
}

/// A product of atoms, the greatest first. The square of a bit is the bit.
pub type Monomial = SmallVec<[Atom; 4]>;

/// The product of atoms in any order.
#[must_use]
pub fn product(mut atoms: Monomial) -> Monomial {
    atoms.sort_unstable_by(|a, b| b.cmp(a));
    let mut last = None;
    atoms.retain(|atom| last.replace(*atom) != Some(*atom) || !atom.is_bit());
    atoms
}

/// A sum of products with coefficients, none of which is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Poly(pub(crate) BTreeMap<Monomial, Int>);

impl Poly {
    /// A constant.
    #[must_use]
    pub fn constant(c: impl Into<Int>) -> Self {
        Self::default().with(Monomial::new(), c.into())
    }

    /// An atom.
    #[must_use]
    pub fn atom(atom: Atom) -> Self {
        Self::default().with(Monomial::from_slice(&[atom]), Int::one())
    }

    /// Adds a term.
    pub fn add(&mut self, monomial: Monomial, c: Int) {
        if c.is_zero() {
            return;
        }
        match self.0.entry(monomial) {
            Entry::Vacant(place) => {
                place.insert(c);
            }
            Entry::Occupied(mut place) => {
                *place.get_mut() += c;
                if place.get().is_zero() {
                    place.remove();
                }
            }
        }
    }

    /// The sum with a term.
    #[must_use]
    pub fn with(mut self, monomial: Monomial, c: Int) -> Self {
        self.add(monomial, c);
        self
    }

    /// Adds c times another.
    pub fn add_scaled(&mut self, other: &Self, c: &Int) {
        for (m, k) in &other.0 {
            self.add(m.clone(), k * c);
        }
    }

    /// The sum.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.add_scaled(other, &Int::one());
        self
    }

    /// The difference.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        self.add_scaled(other, &-Int::one());
        self
    }

    /// c times it.
    #[must_use]
    pub fn scaled(&self, c: &Int) -> Self {
        let mut all = Self::default();
        all.add_scaled(self, c);
        all
    }

    /// The product.
    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        let mut all = Self::default();
        for (m, c) in &self.0 {
            for (n, d) in &other.0 {
                all.add(product(m.iter().chain(n).copied().collect()), c * d);
            }
        }
        all
    }

    /// It divided by c, if that is a polynomial.
    #[must_use]
    pub fn divided(&self, c: &Int) -> Option<Self> {
        let mut all = Self::default();
        for (m, k) in &self.0 {
            let (quotient, rest) = k.div_rem(c);
            if !rest.is_zero() {
                return None;
            }
            all.0.insert(m.clone(), quotient);
        }
        Some(all)
    }

    /// Whether it is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// A coefficient.
    #[must_use]
    pub fn coefficient(&self, monomial: &[Atom]) -> Int {
        let key = Monomial::from_slice(monomial);
        self.0.get(&key).cloned().unwrap_or_default()
    }

    /// Its value, if it has no atoms.
    #[must_use]
    pub fn as_constant(&self) -> Option<Int> {
        let only_constant = self.0.keys().all(|m| m.is_empty());
        only_constant.then(|| self.coefficient(&[]))
    }

    /// The atom, if it is one.
    #[must_use]
    pub fn as_atom(&self) -> Option<Atom> {
        let (m, c) = self.0.first_key_value()?;
        (self.0.len() == 1 && m.len() == 1 && c.is_one()).then(|| m[0])
    }

    /// Its atoms, each once, in order.
    #[must_use]
    pub fn atoms(&self) -> Vec<Atom> {
        let mut all: Vec<Atom> = self.0.keys().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Its atoms, if these are bits and not more than `most`.
    #[must_use]
    pub fn bits(&self, most: usize) -> Option<Vec<Atom>> {
        let mut bits: Vec<Atom> = Vec::new();
        for &atom in self.0.keys().flatten() {
            if !bits.contains(&atom) {
                if !atom.is_bit() || bits.len() == most {
                    return None;
                }
                bits.push(atom);
            }
        }
        Some(bits)
    }

    /// Its value where `bits[i]` is bit i of `n`, and its other atoms are 0.
    #[must_use]
    pub fn at(&self, bits: &[Atom], n: usize) -> Int {
        let is_one = |a: &Atom| {
            bits.iter()
                .position(|b| b == a)
                .is_some_and(|i| n >> i & 1 == 1)
        };
        let terms = self.0.iter().filter(|(m, _)| m.iter().all(is_one));
        terms.map(|(_, c)| c).sum()
    }

    /// It where atoms, by their numbers, are bits of these values.
    #[must_use]
    pub fn in_case(&self, case: &[(Atom, bool)]) -> Self {
        let mut all = Self::default();
        for (m, c) in &self.0 {
            if let Some(m) = in_case(m.clone(), case) {
                all.add(m, c.clone());
            }
        }
        all
    }

    /// Whether 2^k divides every coefficient.
    #[must_use]
    pub fn is_multiple_of_power(&self, k: u32) -> bool {
        let divides = |c: &Int| c.trailing_zeros().is_none_or(|zeros| zeros >= u64::from(k));
        self.0.values().all(divides)
    }

    /// Its value with a value for each atom.
    pub fn evaluate(&self, value: impl Fn(Atom) -> Int) -> Int {
        let term = |(m, c): (&Monomial, &Int)| m.iter().fold(c.clone(), |c, &a| c * value(a));
        self.0.iter().map(term).sum()
    }
}

/// The product where atoms, by their numbers, are bits of these values; `None` if it is 0.
#[must_use]
pub fn in_case(mut m: Monomial, case: &[(Atom, bool)]) -> Option<Monomial> {
    for &(bit, value) in case {
        let before = m.len();
        m.retain(|atom| atom.number() != bit.number());
        if m.len() < before && !value {
            return None;
        }
    }
    Some(m)
}

/// The polynomial of these bits that takes the values `value(0)`, `value(1)`, ...
#[must_use]
pub fn interpolated(bits: &[Atom], value: impl Fn(usize) -> Int) -> Poly {
    let mut poly = Poly::default();
    for n in 0..1 << bits.len() {
        // What is missing at n is the coefficient of the product of the bits set in n.
        let missing = value(n) - poly.at(bits, n);
        let set = (0..bits.len()).filter(|i| n >> i & 1 == 1).map(|i| bits[i]);
        poly.add(product(set.collect()), missing);
    }
    poly
}

/// The numbers from `low` to `high`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interval {
    /// The least.
    pub low: Int,
    /// The greatest.
    pub high: Int,
}

impl Interval {
    /// From and to.
    pub fn new(low: impl Into<Int>, high: impl Into<Int>) -> Self {
        let (low, high) = (low.into(), high.into());
        Self { low, high }
    }

    /// Adds c times what is in another.
    pub fn add_scaled(&mut self, c: &Int, other: &Self) {
        let (a, b) = (c * &other.low, c * &other.high);
        let (low, high) = if c.is_negative() { (b, a) } else { (a, b) };
        self.low += low;
        self.high += high;
    }

    /// The products with what is from `low` to `high`.
    #[must_use]
    pub fn times(&self, low: &Int, high: &Int) -> Self {
        let ends = [
            &self.low * low,
            &self.low * high,
            &self.high * low,
            &self.high * high,
        ];
        Self::hull(ends.iter()).expect("four ends")
    }

    /// The least that has all these.
    pub fn hull<'a>(values: impl Iterator<Item = &'a Int> + Clone) -> Option<Self> {
        Some(Self::new(
            values.clone().min()?.clone(),
            values.max()?.clone(),
        ))
    }
}
