//! Choices: bits of which exactly one is 1. What holds for each i, where bit i is 1 and the others are 0, holds.

use crate::poly::{Atom, Poly, power};
use crate::store::{Store, Word, constant, value};
use num_traits::Zero;
use std::rc::Rc;

impl Store<'_> {
    /// New bits of which one is 1.
    pub fn choose(&mut self, count: usize) -> Vec<Atom> {
        let bits: Vec<Atom> = (0..count).map(|_| self.input(0, 1)).collect();
        self.choices.push(bits.clone());
        bits
    }

    /// The first choice that a polynomial depends on.
    pub(crate) fn choice(&self, poly: &Poly) -> Option<&[Atom]> {
        if self.choices.is_empty() {
            return None;
        }
        let depends = |bits: &&Vec<Atom>| poly.0.keys().flatten().any(|atom| bits.contains(atom));
        self.choices.iter().find(depends).map(Vec::as_slice)
    }

    /// Whether two words are equal, as a bit: of a choice and a constant.
    #[must_use]
    pub fn are_equal(&self, x: &Word, y: &Word) -> Option<Word> {
        if let (Some(x), Some(y)) = (value(x), value(y)) {
            return Some(constant(u64::from(x == y)));
        }
        let difference = (**x).clone().minus(y);
        let bits = self.choice(&difference)?;
        let mut equal = Poly::default();
        for (i, &bit) in bits.iter().enumerate() {
            if chosen(&difference, bits, i).as_constant()?.is_zero() {
                equal = equal.plus(&Poly::atom(bit));
            }
        }
        Some(Rc::new(equal))
    }

    /// Whether of two words one is 0, whatever is chosen.
    pub(crate) fn are_exclusive(&self, x: &Word, y: &Word) -> bool {
        self.choice(x).is_some_and(|bits| {
            let is_zero = |word: &Word, i| chosen(word, bits, i).is_zero();
            (0..bits.len()).all(|i| is_zero(x, i) || is_zero(y, i))
        })
    }

    /// Ones where the bit is 1.
    #[must_use]
    pub fn full(&self, bit: &Word) -> Word {
        Rc::new(bit.scaled(&(power(64) - 1)))
    }
}

/// The polynomial where bit `i` of a choice is 1.
#[must_use]
pub fn chosen(poly: &Poly, bits: &[Atom], i: usize) -> Poly {
    let value = |(k, &bit): (usize, &Atom)| (bit, k == i);
    let case: Vec<(Atom, bool)> = bits.iter().enumerate().map(value).collect();
    poly.in_case(&case)
}
