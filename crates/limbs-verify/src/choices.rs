//! Choices: bits of which exactly one is 1.
//!
//! A secret index is the sum of i * b_i over such bits. Whether it equals a constant is then one of the
//! bits, and a scan over a table gives the sum of b_i * entry_i. What holds for each i, where b_i is 1 and the others
//! are 0, holds.

use crate::bounds::Interval;
use crate::equations::{SAMPLES, Store, Word};
use crate::poly::{Atom, Int, Poly, power};
use num_traits::{One, Zero};
use std::array;

impl Store {
    /// New bits of which one is 1: in each concrete execution that one.
    pub fn choose(&mut self, count: usize, chosen: [usize; SAMPLES]) -> Vec<Word> {
        let bit = |i| self.input(1, chosen.map(|c| u64::from(c == i)));
        let bits: Vec<Word> = (0..count).map(bit).collect();
        let atom = |bit: &Word| bit.poly.as_atom().expect("an atom");
        self.choices.push(bits.iter().map(atom).collect());
        bits
    }

    /// The first choice that a polynomial depends on.
    #[must_use]
    pub fn choice(&self, poly: &Poly) -> Option<&[Atom]> {
        let is_in = |bits: &&Vec<Atom>| {
            let mut atoms = poly.terms().flat_map(|(m, _)| m);
            atoms.any(|atom| bits.contains(atom))
        };
        self.choices.iter().find(is_in).map(Vec::as_slice)
    }

    /// Whether two words are equal, as a bit, if that is known: of a choice and a constant.
    #[must_use]
    pub fn are_equal(&self, x: &Word, y: &Word) -> Option<Word> {
        if let (Some(x), Some(y)) = (x.as_constant(), y.as_constant()) {
            return Some(Word::constant(u64::from(x == y)));
        }
        let difference = (*x.poly).clone().minus(&y.poly);
        let bits = self.choice(&difference)?;
        let mut equal = Poly::zero();
        for (i, &bit) in bits.iter().enumerate() {
            if chosen(&difference, bits, i).as_constant()?.is_zero() {
                equal.add_term([bit].as_slice().into(), Int::one());
            }
        }
        let samples = array::from_fn(|k| u64::from(x.samples[k] == y.samples[k]));
        Some(self.word(equal, samples))
    }

    /// Whether of two words one is 0, whatever is chosen.
    #[must_use]
    pub(crate) fn are_exclusive(&self, x: &Word, y: &Word) -> bool {
        self.choice(&x.poly).is_some_and(|bits| {
            let is_zero = |word: &Word, i| chosen(&word.poly, bits, i).is_zero();
            (0..bits.len()).all(|i| is_zero(x, i) || is_zero(y, i))
        })
    }

    /// The range of a polynomial that depends on one choice.
    pub(crate) fn range_by_choice(&self, poly: &Poly) -> Option<Interval> {
        let bits = self.choice(poly)?;
        let ranges = (0..bits.len()).map(|i| self.interval(&chosen(poly, bits, i)));
        Interval::hull(ranges.flat_map(|range| [range.low, range.high]))
    }

    /// Ones where the bit is 1.
    pub(crate) fn mask(&self, bit: &Word) -> Word {
        let poly = bit.poly.scaled(&(power(64) - 1));
        self.word(poly, bit.samples.map(|s| s.wrapping_neg()))
    }
}

/// The polynomial where bit `i` of a choice is 1.
#[must_use]
pub fn chosen(poly: &Poly, bits: &[Atom], i: usize) -> Poly {
    let value = |atom: Atom| {
        let place = bits.iter().position(|bit| *bit == atom)?;
        Some(Poly::constant(u8::from(place == i)))
    };
    poly.substituted(value)
}
