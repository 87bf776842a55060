//! Inverses by division steps, see [`limbs_core::divsteps`].
//!
//! f and g start as m and x and end as their common divisor, up to sign, and 0. d and e, with f = d x
//! and g = e x modulo m, get the same matrices; at the end d is the inverse of x, up to
//! sign.
//!
//! Numbers here are rows of signed digits of [`BATCH`] bits: all but the highest are
//! in 0..2^BATCH, the highest bears the sign.

use core::hint::black_box;

use limbs_core::divsteps::{BATCH, DELTA, Matrix, steps};
use limbs_core::limb::{SignedLimb as Signed, SignedWideLimb as Wide, inverse, nonzero_mask};
use limbs_core::{LIMB_BITS, Limb};

/// The bits of a digit.
const DIGIT: Limb = Limb::MAX >> 2;

/// Digits of numbers between -2m and 2m, for m of that many bits.
pub(crate) const fn digits(bits: usize) -> usize {
    // The highest digit of 2m is below 2^(bits + 1 - BATCH * (bits / BATCH)) <= 2^BATCH.
    bits / BATCH + 1
}

/// z = +-x^-1 for the right sign, below m; the mask tells whether x has an inverse.
///
/// x is below m, which is odd and has `bits` bits. z is unspecified if x has no inverse.
/// `scratch` has five times [`digits`]`(bits)` limbs.
pub(crate) fn invert(
    z: &mut [Limb],
    x: &[Limb],
    m: &[Limb],
    bits: usize,
    scratch: &mut [Limb],
) -> Limb {
    let mut state = State::new(x, m, bits, scratch);
    let mut delta = DELTA;
    // More steps than needed do no harm: they leave f, and g at 0.
    for _ in 0..steps(bits).div_ceil(BATCH) {
        let matrix;
        (delta, matrix) = Matrix::of(delta, state.f[0], state.g[0]);
        state.apply(&matrix);
    }
    state.finish(z)
}

/// [`invert`] in time that depends on x and m.
pub(crate) fn invert_vartime(
    z: &mut [Limb],
    x: &[Limb],
    m: &[Limb],
    bits: usize,
    scratch: &mut [Limb],
) -> Limb {
    let mut state = State::new(x, m, bits, scratch);
    let mut delta = DELTA;
    // g becomes 0 within the steps proved for `invert`.
    while state.g[..state.len].iter().any(|&w| w != 0) {
        let matrix;
        (delta, matrix) = Matrix::of_vartime(delta, state.f[0], state.g[0]);
        state.apply(&matrix);
        state.shorten_vartime();
    }
    state.finish(z)
}

/// The numbers of the algorithm.
struct State<'a> {
    f: &'a mut [Limb],
    g: &'a mut [Limb],
    d: &'a mut [Limb],
    e: &'a mut [Limb],
    m: &'a mut [Limb],
    /// Digits of f and g in use.
    len: usize,
    /// m^-1 modulo 2^BATCH.
    m_inv: Limb,
}

impl<'a> State<'a> {
    fn new(x: &[Limb], m: &[Limb], bits: usize, scratch: &'a mut [Limb]) -> Self {
        let len = digits(bits);
        let (f, rest) = scratch.split_at_mut(len);
        let (g, rest) = rest.split_at_mut(len);
        let (d, rest) = rest.split_at_mut(len);
        let (e, rest) = rest.split_at_mut(len);
        let digits_of_m = &mut rest[..len];
        to_digits(digits_of_m, m);
        f.copy_from_slice(digits_of_m);
        to_digits(g, x);
        d.fill(0);
        e.fill(0);
        e[0] = 1;
        Self {
            f,
            g,
            d,
            e,
            m: digits_of_m,
            len,
            m_inv: inverse(m[0]) & DIGIT,
        }
    }

    /// Applies a batch to all four numbers.
    fn apply(&mut self, matrix: &Matrix) {
        update_fg(&mut self.f[..self.len], &mut self.g[..self.len], matrix);
        update_de(self.d, self.e, matrix, self.m, self.m_inv);
    }

    /// Drops the highest digit of f and g while it is but their sign.
    fn shorten_vartime(&mut self) {
        while self.len > 1 {
            let top = self.len - 1;
            let (f, g) = (self.f[top] as Signed, self.g[top] as Signed);
            if !matches!(f, -1 | 0) || !matches!(g, -1 | 0) {
                break;
            }
            // The digit below takes the sign over, above its own bits.
            self.f[top - 1] |= self.f[top] << BATCH;
            self.g[top - 1] |= self.g[top] << BATCH;
            self.len = top;
        }
    }

    /// z = d with the sign of f, reduced; all ones if f is 1 or -1.
    fn finish(self, z: &mut [Limb]) -> Limb {
        let f = &self.f[..self.len];
        let sign = sign_mask(f);
        let magnitude = f.iter().enumerate().fold(0, |any, (i, &w)| {
            // Minus one is a row of full digits under a sign; +1 and -1 - 2 * sign agree.
            let one = if i == 0 { 1 } else { 0 };
            let minus_one = if i + 1 == f.len() { Limb::MAX } else { DIGIT };
            any | (w ^ (one ^ (sign & (one ^ minus_one))))
        });
        // -2m < d < m, times the sign.
        add_if(self.d, self.m, sign_mask(self.d));
        negate_if(self.d, sign);
        add_if(self.d, self.m, sign_mask(self.d));
        from_digits(z, self.d);
        !nonzero_mask(magnitude)
    }
}

/// w times a digit.
fn product(w: Signed, digit: Limb) -> Wide {
    Wide::from(w) * Wide::from(digit as Signed)
}

/// (f, g) = the matrix times (f, g), whose low digits come out 0 and are dropped.
fn update_fg(f: &mut [Limb], g: &mut [Limb], matrix: &Matrix) {
    // |u| + |v| <= 2^BATCH and digits are below 2^BATCH, the highest in magnitude too, so the
    // sums stay below 2^(2 * BATCH + 1) in magnitude.
    let Matrix { u, v, q, r } = *matrix;
    let len = f.len();
    let mut cf = (product(u, f[0]) + product(v, g[0])) >> BATCH;
    let mut cg = (product(q, f[0]) + product(r, g[0])) >> BATCH;
    for i in 1..len {
        cf += product(u, f[i]) + product(v, g[i]);
        cg += product(q, f[i]) + product(r, g[i]);
        f[i - 1] = cf as Limb & DIGIT;
        g[i - 1] = cg as Limb & DIGIT;
        cf >>= BATCH;
        cg >>= BATCH;
    }
    f[len - 1] = cf as Limb;
    g[len - 1] = cg as Limb;
}

/// (d, e) = the matrix times (d, e) / 2^BATCH modulo m, where -2m < d, e < m stays so.
fn update_de(d: &mut [Limb], e: &mut [Limb], matrix: &Matrix, m: &[Limb], m_inv: Limb) {
    let Matrix { u, v, q, r } = *matrix;
    let len = d.len();
    // Adding m to the negative ones among d and e brings both between -m and m; then
    // u d + v e is between -2^BATCH * m and 2^BATCH * m ...
    let (sd, se) = (sign_mask(d) as Signed, sign_mask(e) as Signed);
    let mut kd = (u & sd) + (v & se);
    let mut ke = (q & sd) + (r & se);
    let mut cd = product(u, d[0]) + product(v, e[0]);
    let mut ce = product(q, d[0]) + product(r, e[0]);
    // ... and taking away less than 2^BATCH times m to clear the low digit leaves more than
    // -2 * 2^BATCH * m.
    kd -= clearing(cd, kd, m_inv);
    ke -= clearing(ce, ke, m_inv);
    cd = (cd + product(kd, m[0])) >> BATCH;
    ce = (ce + product(ke, m[0])) >> BATCH;
    for i in 1..len {
        cd += product(u, d[i]) + product(v, e[i]) + product(kd, m[i]);
        ce += product(q, d[i]) + product(r, e[i]) + product(ke, m[i]);
        d[i - 1] = cd as Limb & DIGIT;
        e[i - 1] = ce as Limb & DIGIT;
        cd >>= BATCH;
        ce >>= BATCH;
    }
    d[len - 1] = cd as Limb;
    e[len - 1] = ce as Limb;
}

/// What to take from k so that c + k * m is 0 modulo 2^BATCH.
fn clearing(c: Wide, k: Signed, m_inv: Limb) -> Signed {
    ((c as Limb).wrapping_mul(m_inv).wrapping_add(k as Limb) & DIGIT) as Signed
}

/// All ones if the number is negative.
fn sign_mask(x: &[Limb]) -> Limb {
    black_box((x[x.len() - 1] as Signed >> (LIMB_BITS - 1)) as Limb)
}

/// x = x + (y & mask).
fn add_if(x: &mut [Limb], y: &[Limb], mask: Limb) {
    let mut carry = 0;
    let top = x.len() - 1;
    for (i, (x, &y)) in x.iter_mut().zip(y).enumerate() {
        let sum = (*x).wrapping_add(y & mask).wrapping_add(carry);
        carry = ((sum as Signed) >> BATCH) as Limb;
        *x = if i == top { sum } else { sum & DIGIT };
    }
}

/// x = -x if the mask is all ones.
fn negate_if(x: &mut [Limb], mask: Limb) {
    let mut carry = 0;
    let top = x.len() - 1;
    for (i, x) in x.iter_mut().enumerate() {
        let sum = (*x ^ mask).wrapping_sub(mask).wrapping_add(carry);
        carry = ((sum as Signed) >> BATCH) as Limb;
        *x = if i == top { sum } else { sum & DIGIT };
    }
}

/// The digits of a number; its limbs beyond them are zero.
fn to_digits(z: &mut [Limb], x: &[Limb]) {
    for (i, z) in z.iter_mut().enumerate() {
        let (k, s) = (i * BATCH / LIMB_BITS, i * BATCH % LIMB_BITS);
        let limb = |k: usize| x.get(k).copied().unwrap_or(0);
        let high = if s > 0 {
            limb(k + 1) << (LIMB_BITS - s)
        } else {
            0
        };
        *z = (limb(k) >> s | high) & DIGIT;
    }
}

/// The limbs of a number that is not negative and fits.
fn from_digits(z: &mut [Limb], x: &[Limb]) {
    z.fill(0);
    for (i, &x) in x.iter().enumerate() {
        let (k, s) = (i * BATCH / LIMB_BITS, i * BATCH % LIMB_BITS);
        if let Some(z) = z.get_mut(k) {
            *z |= x << s;
        }
        if let Some(z) = z.get_mut(k + 1).filter(|_| s > 2) {
            *z |= x >> (LIMB_BITS - s);
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use limbs_testkit::{TestRng, cases, generate};
    use std::vec;
    use std::vec::Vec;

    use super::*;

    #[test]
    fn digits_hold_every_number() {
        let mut rng = TestRng::for_test("digits_hold_every_number");
        for n in 1..cases(80) as usize {
            let x: Vec<Limb> = generate::number(&mut rng, n);
            let mut row = vec![0; digits(n * LIMB_BITS)];
            to_digits(&mut row, &x);
            assert!(row.iter().all(|&digit| digit <= DIGIT));
            let mut y = vec![7; n];
            from_digits(&mut y, &row);
            assert_eq!(x, y);
        }
    }

    #[test]
    fn signs_are_changed_and_multiples_added() {
        let (seven, m) = ([7, 0, 0], [DIGIT, DIGIT, 1]);
        let mut x = seven;
        negate_if(&mut x, 0);
        assert_eq!((x, sign_mask(&x)), (seven, 0));
        negate_if(&mut x, Limb::MAX);
        assert_eq!(
            (x, sign_mask(&x)),
            ([DIGIT - 6, DIGIT, Limb::MAX], Limb::MAX)
        );
        add_if(&mut x, &m, 0);
        add_if(&mut x, &m, Limb::MAX);
        assert_eq!((x, sign_mask(&x)), ([DIGIT - 7, DIGIT, 1], 0));
    }
}
