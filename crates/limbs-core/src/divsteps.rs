//! Division steps: what greatest common divisors and inverses are made of.
//!
//! After D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and
//! modular inversion", TCHES 2019, in the variant that starts with delta = 1/2. For odd f
//! and any g a step is
//!
//! ```text
//! (delta, f, g) -> (1 - delta, g, (g - f) / 2)             if delta > 0 and g is odd,
//!                  (1 + delta, f, (g + (g mod 2) f) / 2)   otherwise,
//! ```
//!
//! which keeps the common divisor; after enough steps g is 0 and f is it, up to sign.
//! [`BATCH`] steps depend on delta and the lowest limbs of f and g only: a 2x2 matrix of
//! signed limbs says what they make of f and g. Signed numbers here are in two's
//! complement, as slices of limbs.

use crate::limb::{SignedLimb, SignedWideLimb, mask_from_bit};
use crate::{LIMB_BITS, Limb};

/// Steps in one matrix: two less than a limb has bits, so that its entries are signed
/// limbs.
pub const BATCH: usize = LIMB_BITS - 2;

/// Twice delta, at the start.
pub const DELTA: SignedLimb = 1;

/// Steps after which g is 0 and f is the greatest common divisor or its negative, for
/// 0 <= g <= f <= 2^bits. More of them change nothing but delta.
///
/// `n` steps do if 9437 * bits + 1 <= 4096 n: theorem `IDIVSTEP_ENDTOEND_BITS_SIMPLE`, for
/// any length, in HOL Light (`Divstep/divstep_bounds.ml`), after P. Wuille's convex hulls
/// ("Bounds on divsteps iterations in safegcd").
#[must_use]
pub const fn steps(bits: usize) -> usize {
    (9437 * bits as u64 + 1).div_ceil(4096) as usize
}

/// What [`BATCH`] steps do: f' = (u f + v g) / 2^BATCH, g' = (q f + r g) / 2^BATCH.
///
/// Bounds: |u| + |v| <= 2^BATCH, |q| + |r| <= 2^BATCH.
#[derive(Clone, Copy)]
pub struct Matrix {
    /// Of f in f'.
    pub u: SignedLimb,
    /// Of g in f'.
    pub v: SignedLimb,
    /// Of f in g'.
    pub q: SignedLimb,
    /// Of g in g'.
    pub r: SignedLimb,
}

impl core::fmt::Debug for Matrix {
    /// Shows no value: they depend on f and g.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Matrix").finish_non_exhaustive()
    }
}

impl Matrix {
    /// The matrix of entries in two's complement.
    const fn from_limbs(u: Limb, v: Limb, q: Limb, r: Limb) -> Self {
        Self {
            u: u as SignedLimb,
            v: v as SignedLimb,
            q: q as SignedLimb,
            r: r as SignedLimb,
        }
    }

    /// [`BATCH`] steps from `delta`, which is twice the delta of a step, and the lowest
    /// limbs of f and g; returns the new delta.
    ///
    /// f is odd. If f and g are both zero, they remain so.
    #[must_use]
    pub fn of(delta: SignedLimb, f: Limb, g: Limb) -> (SignedLimb, Self) {
        let (mut delta, mut f, mut g) = (delta, f, g);
        // All sums wrap: step i needs the bits of f and g below BATCH - i only, and u, v, q
        // and r, in two's complement, at most double.
        let (mut u, mut v, mut q, mut r): (Limb, Limb, Limb, Limb) = (1, 0, 0, 1);
        for _ in 0..BATCH {
            let odd = mask_from_bit(g & 1);
            let swap = odd & !((delta >> (LIMB_BITS - 1)) as Limb);
            // If g is odd: g - f if they change places, else g + f; the matrix alike ...
            let signed = |w: Limb| (w ^ swap).wrapping_sub(swap) & odd;
            g = g.wrapping_add(signed(f));
            q = q.wrapping_add(signed(u));
            r = r.wrapping_add(signed(v));
            // ... and (g - f) + f is the old g.
            f = f.wrapping_add(g & swap);
            u = u.wrapping_add(q & swap);
            v = v.wrapping_add(r & swap);
            delta = (delta ^ swap as SignedLimb) - swap as SignedLimb + 2;
            g >>= 1;
            u <<= 1;
            v <<= 1;
        }
        (delta, Self::from_limbs(u, v, q, r))
    }

    /// [`Matrix::of`], faster; its time depends on the values.
    #[must_use]
    pub fn of_vartime(delta: SignedLimb, f: Limb, g: Limb) -> (SignedLimb, Self) {
        let mut m = Self::from_limbs(1, 0, 0, 1);
        let (mut delta, mut f, mut g) = (delta, f, g);
        let mut left = BATCH as u32;
        loop {
            // All the steps with even g at once.
            let zeros = g.trailing_zeros().min(left);
            g >>= zeros;
            m.u <<= zeros;
            m.v <<= zeros;
            delta += 2 * zeros as SignedLimb;
            left -= zeros;
            if left == 0 {
                return (delta, m);
            }
            // A step with odd g, save that the halving is left to the next round.
            if delta > 0 {
                delta = -delta;
                (f, g) = (g, f.wrapping_neg());
                (m.u, m.q) = (m.q, -m.u);
                (m.v, m.r) = (m.r, -m.v);
            }
            g = g.wrapping_add(f);
            m.q += m.u;
            m.r += m.v;
        }
    }

    /// Replaces f and g, signed, of equal length, by (u f + v g) / 2^BATCH and (q f + r g)
    /// / 2^BATCH.
    ///
    /// The matrix is that of the lowest limbs of f and g, so that the divisions are exact.
    /// Neither number grows: |f'|, |g'| <= max(|f|, |g|).
    ///
    /// # Panics
    ///
    /// If the lengths differ or are zero.
    pub fn apply(&self, f: &mut [Limb], g: &mut [Limb]) {
        let n = f.len();
        assert!(
            n >= 1 && g.len() == n,
            "f and g have the same length, not zero"
        );
        let (mut sum_f, mut sum_g) = (0, 0);
        for i in 0..n {
            let (x, y) = if i == n - 1 {
                (
                    f[i] as SignedLimb as SignedWideLimb,
                    g[i] as SignedLimb as SignedWideLimb,
                )
            } else {
                (f[i] as SignedWideLimb, g[i] as SignedWideLimb)
            };
            // |u x + v y| <= 2^BATCH (B - 1), and what the limb below carried is at most
            // 2^BATCH: less than half of B^2 together.
            sum_f += self.u as SignedWideLimb * x + self.v as SignedWideLimb * y;
            sum_g += self.q as SignedWideLimb * x + self.r as SignedWideLimb * y;
            let (low_f, low_g) = (sum_f as Limb, sum_g as Limb);
            if i > 0 {
                f[i - 1] |= low_f << (LIMB_BITS - BATCH);
                g[i - 1] |= low_g << (LIMB_BITS - BATCH);
            }
            f[i] = low_f >> BATCH;
            g[i] = low_g >> BATCH;
            sum_f >>= LIMB_BITS;
            sum_g >>= LIMB_BITS;
        }
        f[n - 1] |= (sum_f as Limb) << (LIMB_BITS - BATCH);
        g[n - 1] |= (sum_g as Limb) << (LIMB_BITS - BATCH);
    }
}
