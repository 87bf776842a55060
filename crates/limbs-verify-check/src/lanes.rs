//! Lanes of vectors: polynomials of either sign that say what 64 bits are modulo 2^64.

use crate::memory::Lane;
use crate::poly::{Int, Monomial, Poly, power};
use crate::reader::Result;
use crate::store::{Store, Word};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::rc::Rc;

impl Store<'_> {
    /// The word that is `lane` modulo 2^64.
    pub fn word_of_lane(&mut self, lane: &Word) -> Result<Word> {
        if self.fits(lane, 64) {
            return Ok(Rc::clone(lane));
        }
        // A multiple of 2^64 makes it 0 or more.
        let (base, range) = (power(64), self.range(lane));
        let added = if range.low.is_negative() {
            (-range.low).div_ceil(&base) * &base
        } else {
            Int::zero()
        };
        let most = ((range.high + &added) / &base).to_u64().unwrap_or(u64::MAX);
        let poly = (**lane).clone().plus(&Poly::constant(added));
        Ok(self.split(poly, 64, false, most)?.0)
    }

    /// The low half of a lane, with its sign.
    pub fn signed_half(&self, lane: &Poly) -> Result<Poly> {
        let half = without_multiples(lane, 32);
        let range = self.range(&half);
        let fits = range.low >= -power(31) && range.high < power(31);
        fits.then_some(half)
            .ok_or_else(|| "takes the sign of what may not fit 32 bits".into())
    }

    /// The low k bits of a lane, k from 1 to 63.
    pub fn low_bits(&mut self, lane: &Lane, k: u32) -> Result<Word> {
        let low = without_multiples(&lane.poly, k);
        if self.fits(&low, k) {
            return Ok(Rc::new(low));
        }
        let word = if lane.is_word {
            Rc::clone(&lane.poly)
        } else {
            self.word_of_lane(&lane.poly)?
        };
        Ok(self.cut(&word, k)?.0)
    }

    /// `sum` plus the low or the high 52 bits of the product of the low 52 bits of `x` and `y`.
    pub fn multiply_add_52(&mut self, sum: Lane, x: &Lane, y: &Lane, high: bool) -> Result<Lane> {
        let (x, y) = (self.low_bits(x, 52)?, self.low_bits(y, 52)?);
        let (x, y) = (self.named(&x)?, self.named(&y)?);
        let product = x.times(&y);
        if product.is_zero() {
            return Ok(sum);
        }
        let parts = self.split(product, 52, false, (1 << 52) - 1)?;
        let mut poly = sum.poly;
        Rc::make_mut(&mut poly).add_scaled(if high { &parts.1 } else { &parts.0 }, &Int::one());
        Ok(Lane {
            poly,
            is_word: false,
        })
    }
}

/// The polynomial modulo 2^k: no terms that 2^k divides, and the constant nearest to 0.
fn without_multiples(poly: &Poly, k: u32) -> Poly {
    let unit = power(k);
    let mut rest = Poly::default();
    for (m, c) in &poly.0 {
        if c.is_multiple_of(&unit) {
            continue;
        }
        let whole = m.is_empty();
        let mut c = if whole { c.mod_floor(&unit) } else { c.clone() };
        if whole && c >= &unit >> 1_u32 {
            c -= &unit;
        }
        rest.add(Monomial::clone(m), c);
    }
    rest
}
