//! Ranges of polynomials.

use crate::equations::Store;
use crate::poly::{Atom, Int, Poly};
use num_traits::{One, Signed, Zero};

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

    /// Adds `c` times what is in another interval.
    pub fn add_scaled(&mut self, c: &Int, other: &Self) {
        let (low, high) = if c.is_negative() {
            (&other.high, &other.low)
        } else {
            (&other.low, &other.high)
        };
        self.low += c * low;
        self.high += c * high;
    }
}

impl Store {
    /// The range of a product of atoms.
    #[must_use]
    pub fn range_of_product(&self, monomial: &[Atom]) -> Interval {
        let mut range = Interval {
            low: Int::zero(),
            high: Int::one(),
        };
        if monomial.is_empty() {
            range.low = Int::one();
        }
        for &atom in monomial.iter().filter(|atom| !atom.is_bit()) {
            let info = self.info(atom);
            if info.min < 0 {
                return self.range_of_signed_product(monomial);
            }
            range.high *= info.max;
        }
        range
    }

    fn range_of_signed_product(&self, monomial: &[Atom]) -> Interval {
        let mut range = Interval {
            low: Int::one(),
            high: Int::one(),
        };
        for &atom in monomial {
            let info = self.info(atom);
            let ends = [&range.low, &range.high];
            let products = ends
                .into_iter()
                .flat_map(|end| [end * info.min, end * info.max]);
            range = Interval::hull(products.collect::<Vec<_>>().into_iter()).expect("products");
        }
        range
    }

    /// The sum of the ranges of the terms.
    #[must_use]
    pub fn interval(&self, poly: &Poly) -> Interval {
        let mut interval = Interval::default();
        for (m, c) in poly.terms() {
            interval.add_scaled(c, &self.range_of_product(m));
        }
        interval
    }
}
