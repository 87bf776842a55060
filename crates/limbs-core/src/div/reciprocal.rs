//! Division by multiplication with a reciprocal, free of branches and of the
//! processor's division.
//!
//! After N. Möller, T. Granlund, "Improved division by invariant integers", IEEE
//! Transactions on Computers 60 (2011); its adjustments by comparison are masks
//! here. A divisor is *normalised* if its top bit is set.

use crate::limb::{self, add_carry, join, lt_mask, mask_from_bit, mul_add, split, sub_borrow};
use crate::limb::{SignedWideLimb, WideLimb};
use crate::{Error, LIMB_BITS, Limb};

/// floor((B^2 - 1) / d) - B for a normalised d.
pub(crate) fn reciprocal(d: Limb) -> Limb {
    // Newton's iteration for x = B + v towards B^2 / d. Let x = (1 - e) B^2 / d with e > 0;
    // then x + x e = (1 - e^2) B^2 / d is below B^2 / d again, and what rounding down makes
    // of it all the more. The tangent at d = 3B/4, 8/3 B - 16/9 d, has e <= 1/9.
    const LINE_AT_0: SignedWideLimb = 5 * ((1 as SignedWideLimb) << LIMB_BITS) / 3;
    const SEVEN_NINTHS: Limb = (7 * ((1 as SignedWideLimb) << LIMB_BITS) / 9 + 1) as Limb;
    let (_, slope) = mul_add(d, SEVEN_NINTHS, 0, Limb::MAX);
    let line = LINE_AT_0 - d as SignedWideLimb - slope as SignedWideLimb;
    // Where the tangent is below B, 0 is the better start, and right: x >= B.
    let mut v = (line & !(line >> (2 * LIMB_BITS - 1))) as Limb;

    // e: 2^-3.1, 2^-6.3, 2^-12.6, 2^-25.3, 2^-50.7, 2^-101.
    let steps = if LIMB_BITS == 64 { 5 } else { 4 };
    for _ in 0..steps {
        let (_, error) = split(remainder(d, v));
        // v + x * error / B = v + error + v * error / B, which is below B since x is below
        // 2B.
        v += error + mul_add(v, error, 0, 0).1;
    }
    // Dropping the low limb of the last error lost less than x / B < 2, rounding down less
    // than 1, and x e is far below 1: v is at most 3 too small. The remainder is now below
    // 4 d.
    let mut error = remainder(d, v);
    for _ in 0..3 {
        let (difference, borrow) = error.overflowing_sub(d as WideLimb);
        let more = mask_from_bit(Limb::from(!borrow));
        v = v.wrapping_add(more & 1);
        let (low, high) = (split(error), split(difference));
        error = join(
            limb::select(high.0, low.0, more),
            limb::select(high.1, low.1, more),
        );
    }
    v
}

/// B^2 - 1 - (B + v) d, for (B + v) d < B^2.
fn remainder(d: Limb, v: Limb) -> WideLimb {
    let (low, high) = mul_add(d, v, 0, 0);
    WideLimb::MAX - join(low, high.wrapping_add(d))
}

/// A divisor of one limb, prepared for many divisions. Constant-time in divisor and
/// dividend.
///
/// ```
/// use limbs_core::Reciprocal;
/// let ten = Reciprocal::new(10)?;
/// let mut z = [1234, 0];
/// assert_eq!(ten.rem(&z), 4);
/// assert_eq!((ten.div_assign(&mut z), z), (4, [123, 0]));
/// # Ok::<(), limbs_core::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Reciprocal {
    /// The divisor, shifted left until it is normalised.
    d: Limb,
    /// Its reciprocal.
    v: Limb,
    /// By how much it was shifted.
    shift: u32,
}

impl core::fmt::Debug for Reciprocal {
    /// Shows no value: a divisor may be secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Reciprocal").finish_non_exhaustive()
    }
}

impl Reciprocal {
    /// Prepares the divisor d.
    ///
    /// # Errors
    ///
    /// [`Error::DivisionByZero`] if d = 0.
    pub fn new(d: Limb) -> Result<Self, Error> {
        if d == 0 {
            return Err(Error::DivisionByZero);
        }
        let shift = (LIMB_BITS - limb::bit_len(d)) as u32;
        Ok(Self {
            shift,
            ..Self::normalized(d << shift)
        })
    }

    /// Prepares a normalised divisor.
    pub(super) fn normalized(d: Limb) -> Self {
        let v = reciprocal(d);
        Self { d, v, shift: 0 }
    }

    /// x mod d.
    #[must_use]
    pub fn rem(&self, x: &[Limb]) -> Limb {
        // What is shifted above the highest limb is below d, and the first remainder.
        let mut limbs = x.iter().rev();
        let (mut high, mut r) = self.shifted(limbs.next().copied().unwrap_or(0));
        for &w in limbs {
            let (low, above) = self.shifted(w);
            (_, r) = self.divide(r, high | above);
            high = low;
        }
        self.divide(r, high).1 >> self.shift
    }

    /// z = floor(z / d); returns z mod d.
    pub fn div_assign(&self, z: &mut [Limb]) -> Limb {
        // As above.
        let (mut high, mut r) = self.shifted(z.last().copied().unwrap_or(0));
        for i in (0..z.len()).rev() {
            let (low, above) = self.shifted(if i == 0 { 0 } else { z[i - 1] });
            (z[i], r) = self.divide(r, high | above);
            high = low;
        }
        r >> self.shift
    }

    /// The (low, high) limbs of w shifted left, by a product: the distance may be secret,
    /// and two shifts would become one of two limbs, which has conditions inside.
    #[inline(always)]
    fn shifted(&self, w: Limb) -> (Limb, Limb) {
        mul_add(w, 1 << self.shift, 0, 0)
    }

    /// u * B mod d, for u below the normalised divisor.
    pub(super) fn shifted_remainder(&self, u: Limb) -> Limb {
        self.divide(u, 0).1
    }

    /// Quotient and remainder of u1 B + u0 by the normalised divisor, for u1 < d: algorithm
    /// 4 of the paper.
    #[inline(always)]
    fn divide(&self, u1: Limb, u0: Limb) -> (Limb, Limb) {
        let (q0, q1) = mul_add(self.v, u1, u0, 0);
        let q1 = q1.wrapping_add(u1).wrapping_add(1);
        let r = u0.wrapping_sub(q1.wrapping_mul(self.d));
        let over = lt_mask(q0, r);
        let (q1, r) = (q1.wrapping_add(over), r.wrapping_add(over & self.d));
        let under = !lt_mask(r, self.d);
        (q1.wrapping_sub(under), r.wrapping_sub(under & self.d))
    }
}

/// The two highest limbs of a normalised divisor, prepared for estimates of quotient
/// digits.
pub(crate) struct TopLimbs {
    d1: Limb,
    d0: Limb,
    /// floor((B^3 - 1) / (d1 B + d0)) - B.
    v: Limb,
}

impl TopLimbs {
    /// Prepares d1 B + d0, for d1 with its top bit set: algorithm 6 of the paper.
    pub(crate) fn new(d1: Limb, d0: Limb) -> Self {
        let v = reciprocal(d1);
        let (p, carry) = add_carry(d1.wrapping_mul(v), d0, 0);
        // Where the sum overflowed, v is one too large, or two if p is still at least d1.
        let over = mask_from_bit(carry);
        let twice = over & !lt_mask(p, d1);
        let v = v.wrapping_add(over).wrapping_add(twice);
        let p = p.wrapping_sub(over & d1).wrapping_sub(twice & d1);
        let (t0, t1) = mul_add(v, d0, 0, 0);
        let (p, carry) = add_carry(p, t1, 0);
        let over = mask_from_bit(carry);
        let twice = over & !less(t0, p, d0, d1);
        let v = v.wrapping_add(over).wrapping_add(twice);
        Self { d1, d0, v }
    }

    /// floor((u2 B^2 + u1 B + u0) / (d1 B + d0)), or B - 1 if that is larger.
    ///
    /// It requires u2 B + u1 <= d1 B + d0.
    #[inline(always)]
    pub(crate) fn estimate(&self, u2: Limb, u1: Limb, u0: Limb) -> Limb {
        let (d1, d0) = (self.d1, self.d0);
        let overflow = !less(u1, u2, d0, d1);
        // Algorithm 5 of the paper; what it gives in case of overflow is not used.
        let (q0, q1) = split((self.v as WideLimb * u2 as WideLimb).wrapping_add(join(u1, u2)));
        let r1 = u1.wrapping_sub(q1.wrapping_mul(d1));
        let r = join(u0, r1)
            .wrapping_sub(d0 as WideLimb * q1 as WideLimb)
            .wrapping_sub(join(d0, d1));
        let q1 = q1.wrapping_add(1);
        let over = !lt_mask(split(r).1, q0);
        let q1 = q1.wrapping_add(over);
        let (r0, carry) = add_carry(split(r).0, over & d0, 0);
        let r1 = split(r).1.wrapping_add(over & d1).wrapping_add(carry);
        let under = !less(r0, r1, d0, d1);
        q1.wrapping_sub(under) | overflow
    }
}

/// All ones if x1 B + x0 < y1 B + y0, else zero.
#[inline(always)]
fn less(x0: Limb, x1: Limb, y0: Limb, y1: Limb) -> Limb {
    let (_, borrow) = sub_borrow(x0, y0, 0);
    mask_from_bit(sub_borrow(x1, y1, borrow).1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Normalised divisors: extremes, and every pattern of the high bits.
    fn divisors() -> impl Iterator<Item = Limb> {
        const HALF: Limb = 1 << (LIMB_BITS - 1);
        let near = |w: Limb| (0..40).flat_map(move |i| [w.wrapping_add(i), w.wrapping_sub(i)]);
        let ends = [
            HALF,
            Limb::MAX,
            HALF / 2 * 3,
            HALF + (HALF >> 1),
            HALF | HALF >> 31,
        ];
        let patterns = (0..4096).flat_map(|high: Limb| {
            let d = HALF | high << (LIMB_BITS - 13);
            [d, d | 1, d | ((HALF >> 12) - 1)]
        });
        ends.into_iter()
            .flat_map(near)
            .chain(patterns)
            .filter(|d| d & HALF != 0)
    }

    #[test]
    fn reciprocals_are_exact() {
        for d in divisors() {
            let v = WideLimb::MAX / d as WideLimb - (1 << LIMB_BITS);
            assert_eq!(reciprocal(d) as WideLimb, v, "divisor {d:#x}");
        }
    }

    #[test]
    fn two_by_one_divisions_are_exact() {
        for d in divisors() {
            let by = Reciprocal::new(d).expect("not zero");
            for u1 in [0, 1, d / 2, d - 2, d - 1] {
                for u0 in [0, 1, d - 1, d, Limb::MAX - 1, Limb::MAX] {
                    let (u, wide) = (join(u0, u1), d as WideLimb);
                    let right = ((u / wide) as Limb, (u % wide) as Limb);
                    assert_eq!(by.divide(u1, u0), right, "{u:#x} by {d:#x}");
                }
            }
        }
    }
}
