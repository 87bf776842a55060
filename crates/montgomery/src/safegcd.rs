//! Inverses by division steps (D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd
//! computation and modular inversion", TCHES 2019), in the variant that starts with
//! delta = 1/2.
//!
//! A step takes (delta, f, g) with f odd to
//!
//! - (1 - delta, g, (g - f) / 2) if delta > 0 and g is odd,
//! - (1 + delta, f, (g + (g mod 2) f) / 2) otherwise.
//!
//! f and g keep their common divisor; after enough steps g is 0 and f is it, up to sign. The steps
//! of a batch depend on the low limb of f and g only, so they are gathered in a matrix of
//! limbs, which is then applied to the long numbers. d and e, with f = d x and g = e x modulo
//! m, get the same matrix; at the end d is the inverse of x, up to sign.
//!
//! Numbers here are rows of signed digits of [`BATCH`] bits: all but the highest are
//! in 0..2^BATCH, the highest bears the sign.

use core::hint::black_box;

use limbs_core::limb::{SignedLimb as Signed, SignedWideLimb as Wide, nonzero_mask};
use limbs_core::{LIMB_BITS, Limb};

/// Steps in a batch and bits of a digit: two less than a limb, so that the matrix, whose entries
/// reach 2^BATCH in magnitude, has signed limbs.
const BATCH: usize = LIMB_BITS - 2;
/// The bits of a digit.
const DIGIT: Limb = Limb::MAX >> 2;

/// Digits of numbers between -2m and 2m, for m of that many bits.
pub(crate) const fn digits(bits: usize) -> usize {
    // The highest digit of 2m is below 2^(bits + 1 - BATCH * (bits / BATCH)) <= 2^BATCH.
    bits / BATCH + 1
}

/// Steps after which g is 0, for 0 <= g < f < 2^bits.
///
/// `n` steps do if 9437 * bits + 1 <= 4096 n: theorem `IDIVSTEP_ENDTOEND_BITS_SIMPLE`, for any
/// length, in HOL Light (`Divstep/divstep_bounds.ml`), after P. Wuille's
/// convex hulls ("Bounds on divsteps iterations in safegcd").
fn steps(bits: usize) -> u64 {
    (9437 * bits as u64 + 1).div_ceil(4096)
}

/// The effect of a batch: 2^BATCH * (f', g') = (u f + v g, q f + r g).
struct Matrix {
    u: Signed,
    v: Signed,
    q: Signed,
    r: Signed,
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
    let mut delta = 1;
    let mut left = steps(bits);
    while left > 0 {
        let matrix = batch(&mut delta, state.f[0], state.g[0]);
        state.apply(&matrix);
        // More steps than needed do no harm: they leave f, and g at 0.
        left = left.saturating_sub(BATCH as u64);
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
    let mut delta = 1;
    // g becomes 0 within the steps proved for `invert`.
    while state.g[..state.len].iter().any(|&w| w != 0) {
        let matrix = batch_vartime(&mut delta, state.f[0], state.g[0]);
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
            m_inv: crate::modulus::neg_inverse(m[0]).wrapping_neg() & DIGIT,
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

/// A batch of steps on the low digits of f and g.
fn batch(delta: &mut Signed, f: Limb, g: Limb) -> Matrix {
    // `delta` is twice the delta above: odd. u, v, q, r wrap around as two's complement.
    let (mut f, mut g) = (f, g);
    let (mut u, mut v, mut q, mut r): (Limb, Limb, Limb, Limb) = (1, 0, 0, 1);
    for _ in 0..BATCH {
        // The barrier keeps the optimiser from branching on g.
        let odd = black_box(g & 1).wrapping_neg();
        let swap = odd & !((*delta >> (LIMB_BITS - 1)) as Limb);
        // g plus or minus f if g is odd, minus if f and g change places ...
        let signed = |w: Limb| ((w ^ swap).wrapping_sub(swap)) & odd;
        g = g.wrapping_add(signed(f));
        q = q.wrapping_add(signed(u));
        r = r.wrapping_add(signed(v));
        // ... where f + (g - f) is the old g.
        f = f.wrapping_add(g & swap);
        u = u.wrapping_add(q & swap);
        v = v.wrapping_add(r & swap);
        *delta = (*delta ^ swap as Signed).wrapping_sub(swap as Signed) + 2;
        g >>= 1;
        u <<= 1;
        v <<= 1;
    }
    Matrix {
        u: u as Signed,
        v: v as Signed,
        q: q as Signed,
        r: r as Signed,
    }
}

/// [`batch`], taking runs of even g at once.
fn batch_vartime(delta: &mut Signed, f: Limb, g: Limb) -> Matrix {
    let (mut f, mut g) = (f, g);
    let (mut u, mut v, mut q, mut r): (Limb, Limb, Limb, Limb) = (1, 0, 0, 1);
    let mut left = BATCH as u32;
    loop {
        let zeros = g.trailing_zeros().min(left);
        g >>= zeros;
        u <<= zeros;
        v <<= zeros;
        *delta += 2 * zeros as Signed;
        left -= zeros;
        if left == 0 {
            break;
        }
        if *delta > 0 {
            // The step's g - f is -(f - g): negate f here, and add below.
            *delta = -*delta;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, u.wrapping_neg());
            (v, r) = (r, v.wrapping_neg());
        }
        g = g.wrapping_add(f);
        q = q.wrapping_add(u);
        r = r.wrapping_add(v);
    }
    Matrix {
        u: u as Signed,
        v: v as Signed,
        q: q as Signed,
        r: r as Signed,
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
