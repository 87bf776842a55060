//! Ranges of polynomials.

use crate::equations::Store;
use crate::poly::{Atom, Int, Poly};
use num_traits::{One, Signed};

/// The integers from `low` to `high`, both included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interval {
    /// The least.
    pub low: Int,
    /// The greatest.
    pub high: Int,
}

impl Interval {
    /// The least interval with all these values.
    pub fn hull(values: impl Iterator<Item = Int>) -> Option<Self> {
        values.fold(None, |hull: Option<Self>, value| {
            let Some(Self { low, high }) = hull else {
                return Some(Self {
                    low: value.clone(),
                    high: value,
                });
            };
            Some(Self {
                low: low.min(value.clone()),
                high: high.max(value),
            })
        })
    }

    /// Adds what a term of that coefficient and of a monomial in [0, max] contributes.
    pub fn add_term(&mut self, coefficient: &Int, max: &Int) {
        let extreme = coefficient * max;
        if coefficient.is_negative() {
            self.low += extreme;
        } else {
            self.high += extreme;
        }
    }
}

impl Store {
    /// The greatest value of a product of atoms.
    #[must_use]
    pub fn max_product(&self, monomial: &[Atom]) -> Int {
        let words = monomial.iter().filter(|atom| !atom.is_bit());
        words.fold(Int::one(), |max, &atom| max * self.info(atom).max)
    }

    /// The sum of the ranges of the terms.
    #[must_use]
    pub fn interval(&self, poly: &Poly) -> Interval {
        let mut interval = Interval::default();
        for (m, c) in poly.terms() {
            if m.is_empty() {
                interval.low += c;
                interval.high += c;
            } else {
                interval.add_term(c, &self.max_product(m));
            }
        }
        interval
    }
}
