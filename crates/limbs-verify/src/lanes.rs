//! Lanes of vectors: words that are known modulo 2^64, as a polynomial of either sign.
//!
//! Sums of products of signed digits stay polynomials; no equation is made before bits are taken out of
//! them.

use crate::equations::{Samples, Split, Store, Word};
use crate::poly::{Int, Poly, power};
use crate::words::low_mask;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::array;
use std::rc::Rc;

/// 64 bits that are `poly` modulo 2^64.
#[derive(Clone, Debug)]
pub struct Lane {
    /// What they are modulo 2^64.
    pub poly: Rc<Poly>,
    /// The bits in the concrete executions.
    pub samples: Rc<Samples>,
    /// Whether the polynomial is the bits' value, not only modulo 2^64.
    is_word: bool,
}

impl Lane {
    /// A lane of that value.
    #[must_use]
    pub fn new(poly: Poly, samples: Samples) -> Self {
        Self {
            poly: Rc::new(poly),
            samples: Rc::new(samples),
            is_word: false,
        }
    }

    /// A constant.
    #[must_use]
    pub fn constant(c: u64) -> Self {
        Self::from(Word::constant(c))
    }

    /// Its bits if they are the same for all inputs.
    #[must_use]
    pub fn as_constant(&self) -> Option<u64> {
        self.poly.as_constant()?.mod_floor(&power(64)).to_u64()
    }

    /// `self + c * other`, where c is 1 or -1.
    fn combined(mut self, other: &Self, c: i64) -> Self {
        let sum =
            |i: usize| self.samples[i].wrapping_add((c as u64).wrapping_mul(other.samples[i]));
        let samples = array::from_fn(sum);
        Rc::make_mut(&mut self.poly).add_scaled(&other.poly, &Int::from(c));
        Self {
            poly: self.poly,
            samples: Rc::new(samples),
            is_word: false,
        }
    }

    /// The sum.
    #[must_use]
    pub fn plus(self, other: &Self) -> Self {
        self.combined(other, 1)
    }

    /// The difference.
    #[must_use]
    pub fn minus(self, other: &Self) -> Self {
        self.combined(other, -1)
    }
}

impl From<Word> for Lane {
    fn from(word: Word) -> Self {
        Self {
            poly: word.poly,
            samples: word.samples,
            is_word: true,
        }
    }
}

impl Store {
    /// The lane as a word.
    pub fn normalised(&mut self, lane: &Lane) -> Word {
        if lane.is_word {
            return Word {
                poly: Rc::clone(&lane.poly),
                samples: Rc::clone(&lane.samples),
            };
        }
        let range = self.range(&lane.poly);
        let base = power(64);
        if !range.low.is_negative() && range.high < base {
            return self.word((*lane.poly).clone(), *lane.samples);
        }
        // What is added makes it 0 or more, and changes nothing modulo 2^64.
        let added = if range.low.is_negative() {
            (-&range.low).div_ceil(&base) * &base
        } else {
            Int::zero()
        };
        let max_high = ((range.high + &added) / &base).to_u64().unwrap_or(u64::MAX);
        let poly = (*lane.poly).clone().plus(&Poly::constant(added));
        let high = |i: usize| (self.sample(&poly, i) / &base).to_u64().unwrap_or(u64::MAX);
        let high = array::from_fn(high);
        self.split(
            Split {
                poly,
                shift: 64,
                negative: false,
                max_high,
            },
            *lane.samples,
            high,
        )
        .0
    }

    /// The low half of a lane, with its sign.
    ///
    /// # Errors
    ///
    /// If no polynomial is known to be that.
    pub fn signed_half(&self, lane: &Lane) -> Result<Poly, String> {
        let half = without_multiples(&lane.poly, 32);
        let range = self.range(&half);
        let fits = range.low >= -power(31) && range.high < power(31);
        fits.then_some(half)
            .ok_or_else(|| "takes the sign of a number that may not fit".into())
    }

    /// The low bits of a lane, `width` from 1 to 63.
    pub fn low_bits(&mut self, lane: &Lane, width: u32) -> Word {
        let low = without_multiples(&lane.poly, width);
        let samples = lane.samples.map(|s| s & low_mask(width));
        let range = self.range(&low);
        if !range.low.is_negative() && range.high < power(width) {
            return self.word(low, samples);
        }
        let whole = self.normalised(lane);
        self.split_word(&whole, width).0
    }

    /// `sum` plus the low or the high 52 bits of the product of the low 52 bits of `x` and `y`.
    pub fn multiply_add_52(&mut self, sum: Lane, x: &Lane, y: &Lane, high: bool) -> Lane {
        let [x, y] = [x, y].map(|factor| self.low_bits(factor, 52));
        let [x, y] = [self.named(&x), self.named(&y)];
        let poly = x.poly.times(&y.poly);
        if poly.is_zero() {
            return sum;
        }
        let product = |i: usize| u128::from(x.samples[i]) * u128::from(y.samples[i]);
        let low_part = array::from_fn(|i| product(i) as u64 & low_mask(52));
        let high_part = array::from_fn(|i| (product(i) >> 52) as u64);
        let split = Split {
            poly,
            shift: 52,
            negative: false,
            max_high: low_mask(52),
        };
        let parts = self.split(split, low_part, high_part);
        sum.plus(&Lane::from(if high { parts.1 } else { parts.0 }))
    }

    /// The product of the low halves with their signs.
    ///
    /// # Errors
    ///
    /// As [`signed_half`](Self::signed_half).
    pub fn signed_product(&self, x: &Lane, y: &Lane) -> Result<Lane, String> {
        let poly = self.signed_half(x)?.times(&self.signed_half(y)?);
        let signed = |s: u64| i64::from(s as u32 as i32);
        let product = |i: usize| signed(x.samples[i]).wrapping_mul(signed(y.samples[i])) as u64;
        Ok(Lane::new(poly, array::from_fn(product)))
    }
}

/// The polynomial without the terms that 2^k divides.
fn without_multiples(poly: &Poly, k: u32) -> Poly {
    let mut rest = Poly::zero();
    let unit = power(k);
    for (m, c) in poly.terms() {
        if m.is_empty() {
            // The constant nearest to 0.
            let mut constant = c.mod_floor(&unit);
            if constant >= (&unit >> 1_u32) {
                constant -= &unit;
            }
            rest.add_term(m.clone(), constant);
        } else if !c.is_multiple_of(&unit) {
            rest.add_term(m.clone(), c.clone());
        }
    }
    debug_assert!(Int::one() < unit);
    rest
}
