//! Polynomials with exact integer coefficients over atoms.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// An exact integer.
pub type Int = BigInt;

/// 2^k.
#[must_use]
pub fn power(k: u32) -> Int {
    Int::one() << k
}

/// An unknown integer that is 0 or more: a word, a carry, the high half of a product.
///
/// Atoms are ordered by age, those without a definition before all others: the greatest atom
/// of a polynomial is the one to eliminate next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Atom(u32);

impl Atom {
    const DEFINED: u32 = 1 << 31;
    const BIT: u32 = 1;

    /// The atom of that index, which stands for 0 or 1 if `bit`, and has an equation if `defined`.
    #[must_use]
    pub const fn new(index: usize, bit: bool, defined: bool) -> Self {
        assert!(index < 1 << 30);
        let id = (index as u32) << 1 | bit as u32;
        Self(if defined { id | Self::DEFINED } else { id })
    }

    /// Its place in the store.
    #[must_use]
    pub const fn index(self) -> usize {
        ((self.0 & !Self::DEFINED) >> 1) as usize
    }

    /// Whether it is 0 or 1.
    #[must_use]
    pub const fn is_bit(self) -> bool {
        self.0 & Self::BIT != 0
    }

    /// Whether an equation says what it is, and it has not been [frozen](Self::frozen).
    #[must_use]
    pub const fn is_defined(self) -> bool {
        self.0 & Self::DEFINED != 0
    }

    /// The same atom, not to be eliminated any more.
    #[must_use]
    pub const fn frozen(self) -> Self {
        Self(self.0 & !Self::DEFINED)
    }
}

/// A product of atoms, greatest first; a bit occurs once at most, as its square is itself.
pub type Monomial = SmallVec<[Atom; 4]>;

/// The product of two monomials.
#[must_use]
pub fn product(a: &[Atom], b: &[Atom]) -> Monomial {
    let mut merged = Monomial::with_capacity(a.len() + b.len());
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        let left = j == b.len() || (i < a.len() && a[i] >= b[j]);
        let atom = if left { a[i] } else { b[j] };
        if left {
            i += 1
        } else {
            j += 1
        }
        if !(atom.is_bit() && merged.last() == Some(&atom)) {
            merged.push(atom);
        }
    }
    merged
}

/// A sum of monomials with coefficients other than 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Poly(BTreeMap<Monomial, Int>);

impl Poly {
    /// 0.
    #[must_use]
    pub fn zero() -> Self {
        Self::default()
    }

    /// A constant.
    #[must_use]
    pub fn constant(c: impl Into<Int>) -> Self {
        let mut poly = Self::zero();
        poly.add_term(Monomial::new(), c.into());
        poly
    }

    /// An atom.
    #[must_use]
    pub fn atom(atom: Atom) -> Self {
        let mut poly = Self::zero();
        poly.add_term(Monomial::from_slice(&[atom]), Int::one());
        poly
    }

    /// Whether it is the polynomial 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// How many monomials it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it is the polynomial 0.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.is_zero()
    }

    /// Its value if it has no atoms.
    #[must_use]
    pub fn as_constant(&self) -> Option<Int> {
        match self.0.iter().next() {
            None => Some(Int::zero()),
            Some((m, c)) if self.len() == 1 && m.is_empty() => Some(c.clone()),
            Some(_) => None,
        }
    }

    /// The atom, if it is one.
    #[must_use]
    pub fn as_atom(&self) -> Option<Atom> {
        match self.0.iter().next() {
            Some((m, c)) if self.len() == 1 && m.len() == 1 && c.is_one() => Some(m[0]),
            _ => None,
        }
    }

    /// Its terms, the newest last.
    pub fn terms(&self) -> impl DoubleEndedIterator<Item = (&Monomial, &Int)> {
        self.0.iter()
    }

    /// The coefficient of a monomial.
    #[must_use]
    pub fn coefficient(&self, monomial: &[Atom]) -> Int {
        let key = Monomial::from_slice(monomial);
        self.0.get(&key).cloned().unwrap_or_default()
    }

    /// Adds a term.
    pub fn add_term(&mut self, monomial: Monomial, coefficient: Int) {
        if coefficient.is_zero() {
            return;
        }
        match self.0.entry(monomial) {
            Entry::Vacant(place) => {
                place.insert(coefficient);
            }
            Entry::Occupied(mut place) => {
                *place.get_mut() += coefficient;
                if place.get().is_zero() {
                    place.remove();
                }
            }
        }
    }

    /// `self + c * monomial`.
    #[must_use]
    pub fn plus_term(mut self, monomial: &[Atom], c: Int) -> Self {
        self.add_term(monomial.into(), c);
        self
    }

    /// Sets a coefficient.
    pub fn set(&mut self, monomial: Monomial, coefficient: Int) {
        if coefficient.is_zero() {
            self.0.remove(&monomial);
        } else {
            self.0.insert(monomial, coefficient);
        }
    }

    /// Adds `c * other`.
    pub fn add_scaled(&mut self, other: &Self, c: &Int) {
        for (m, k) in other.terms() {
            self.add_term(m.clone(), k * c);
        }
    }

    /// `self + other`.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.add_scaled(other, &Int::one());
        self
    }

    /// `self - other`.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        self.add_scaled(other, &-Int::one());
        self
    }

    /// `c * self`.
    #[must_use]
    pub fn scaled(&self, c: &Int) -> Self {
        let mut scaled = Self::zero();
        scaled.add_scaled(self, c);
        scaled
    }

    /// `self * other`.
    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        let mut all = Self::zero();
        for (m, c) in self.terms() {
            for (n, d) in other.terms() {
                all.add_term(product(m, n), c * d);
            }
        }
        all
    }

    /// `self / c` if `c` divides every coefficient.
    #[must_use]
    pub fn divided(&self, c: &Int) -> Option<Self> {
        let mut quotients = BTreeMap::new();
        for (m, k) in self.terms() {
            let (quotient, rest) = k.div_rem(c);
            if !rest.is_zero() {
                return None;
            }
            quotients.insert(m.clone(), quotient);
        }
        Some(Self(quotients))
    }

    /// The greatest atom.
    #[must_use]
    pub fn newest(&self) -> Option<Atom> {
        self.0.last_key_value()?.0.first().copied()
    }

    /// Takes out the terms with an atom not older than `from`.
    #[must_use]
    pub fn split_off(&mut self, from: Atom) -> Self {
        Self(self.0.split_off(&Monomial::from_slice(&[from])))
    }

    /// All its atoms, each once, in order.
    #[must_use]
    pub fn atoms(&self) -> Vec<Atom> {
        let mut atoms: Vec<Atom> = self.0.keys().flatten().copied().collect();
        atoms.sort_unstable();
        atoms.dedup();
        atoms
    }

    /// Its bits, if it has no other atoms, and not more than `most`.
    #[must_use]
    pub fn bits(&self, most: usize) -> Option<Vec<Atom>> {
        let mut bits = SmallVec::<[Atom; 8]>::new();
        for &atom in self.0.keys().flatten() {
            if !atom.is_bit() || (bits.len() == most && !bits.contains(&atom)) {
                return None;
            }
            if !bits.contains(&atom) {
                bits.push(atom);
            }
        }
        Some(bits.to_vec())
    }

    /// Its value where bit `bits[i]` is bit i of `values`.
    #[must_use]
    pub fn at_bits(&self, bits: &[Atom], values: usize) -> Int {
        let is_set = |atom: &Atom| {
            bits.iter()
                .position(|b| b == atom)
                .is_some_and(|i| values >> i & 1 == 1)
        };
        self.terms()
            .filter(|(m, _)| m.iter().all(is_set))
            .map(|(_, c)| c)
            .sum()
    }

    /// The polynomial of these bits that takes the values `value(0)`, `value(1)`, ...
    #[must_use]
    pub fn interpolated(bits: &[Atom], value: impl Fn(usize) -> Int) -> Self {
        let mut table: Vec<Int> = (0..1 << bits.len()).map(value).collect();
        for i in 0..bits.len() {
            for at in (0..table.len()).filter(|at| at >> i & 1 == 1) {
                let below = table[at ^ 1 << i].clone();
                table[at] -= below;
            }
        }
        let mut poly = Self::zero();
        for (at, c) in table.into_iter().enumerate() {
            let present = (0..bits.len()).filter(|i| at >> i & 1 == 1);
            let mut m: Monomial = present.map(|i| bits[i]).collect();
            m.sort_unstable_by(|a, b| b.cmp(a));
            poly.add_term(m, c);
        }
        poly
    }

    /// Its value with `value(atom)` for every atom.
    pub fn evaluate(&self, value: impl Fn(Atom) -> Int) -> Int {
        let term = |(m, c): (&Monomial, &Int)| m.iter().fold(c.clone(), |c, &a| c * value(a));
        self.terms().map(term).sum()
    }

    /// Every atom replaced by a polynomial, or kept.
    #[must_use]
    pub fn substituted(&self, value: impl Fn(Atom) -> Option<Self>) -> Self {
        let mut all = Self::zero();
        for (m, c) in self.terms() {
            let mut term = Self::constant(c.clone());
            for &atom in m {
                term = term.times(&value(atom).unwrap_or_else(|| Self::atom(atom)));
            }
            all.add_scaled(&term, &Int::one());
        }
        all
    }

    /// Multiplies every coefficient by 2^k.
    pub fn shift(&mut self, k: u32) {
        for c in self.0.values_mut() {
            *c <<= k;
        }
    }

    /// Whether 2^k divides every coefficient.
    #[must_use]
    pub fn is_multiple_of_power(&self, k: u32) -> bool {
        self.0
            .values()
            .all(|c| c.trailing_zeros().is_none_or(|zeros| zeros >= u64::from(k)))
    }

    /// The greatest magnitude of a coefficient.
    #[must_use]
    pub fn height(&self) -> Int {
        self.0.values().map(Signed::abs).max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_of_bits_are_the_bits() {
        let (b, w) = (Atom::new(0, true, false), Atom::new(1, false, false));
        let sum = Poly::atom(b).plus(&Poly::atom(w));
        let square = sum.times(&sum);
        assert_eq!(square.coefficient(&[b]), Int::one());
        assert_eq!(square.coefficient(&[w, b]), Int::from(2));
        assert_eq!(square.coefficient(&[w, w]), Int::one());
    }

    #[test]
    fn interpolation_takes_the_values() {
        let bits = [0, 1, 2].map(|i| Atom::new(i, true, false));
        let value = |n: usize| Int::from((n * n * 7 + n) as i64 - 30);
        let poly = Poly::interpolated(&bits, value);
        for n in 0..8 {
            assert_eq!(poly.at_bits(&bits, n), value(n));
        }
    }
}
