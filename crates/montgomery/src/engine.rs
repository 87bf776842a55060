//! What exponentiations run on: the best engine for the size and shape, else the kernels.
//!
//! This is the one place that chooses. The ladders in `pow/ladder.rs` run on anything that is
//! [`Arithmetic`]. A representation other than R = 2^(bits of n limbs) enters and leaves here.

use limbs_core::{LIMB_BITS, Limb, mont_mul, mont_mul_assign, mont_sqr, mont_sqr_assign};

use crate::pow::ladder::{self, Arithmetic, Factor};
use crate::pow::{self, Power};
use crate::{Modulus, Storage, mask};

/// Montgomery arithmetic by the kernels of `limbs-core`.
struct Kernels<'a> {
    m: &'a [Limb],
    m0_neg_inv: Limb,
    one: &'a [Limb],
}

impl<'a> Kernels<'a> {
    fn new<S: Storage>(modulus: &'a Modulus<S>) -> Self {
        Self {
            m: modulus.as_limbs(),
            m0_neg_inv: modulus.m0_neg_inv(),
            one: modulus.one_limbs(),
        }
    }

    /// The scratch of a product.
    fn scratch<'t>(&self, t: &'t mut [Limb]) -> &'t mut [Limb] {
        &mut t[..2 * self.m.len()]
    }
}

impl Arithmetic for Kernels<'_> {
    fn len(&self) -> usize {
        self.m.len()
    }

    fn set_one(&self, z: &mut [Limb]) {
        z.copy_from_slice(self.one);
    }

    fn mul(&self, z: &mut [Limb], x: &[Limb], y: &[Limb], t: &mut [Limb]) {
        mont_mul(z, x, y, self.m, self.m0_neg_inv, self.scratch(t));
    }

    fn mul_assign(&self, z: &mut [Limb], x: &[Limb], t: &mut [Limb]) {
        mont_mul_assign(z, x, self.m, self.m0_neg_inv, self.scratch(t));
    }

    fn sqr(&self, z: &mut [Limb], x: &[Limb], t: &mut [Limb]) {
        mont_sqr(z, x, self.m, self.m0_neg_inv, self.scratch(t));
    }

    fn sqr_assign(&self, z: &mut [Limb], t: &mut [Limb]) {
        mont_sqr_assign(z, self.m, self.m0_neg_inv, self.scratch(t));
    }

    fn select(&self, z: &mut [Limb], table: &[Limb], index: usize) {
        limbs_core::table_select(z, table, index);
    }

    fn double_if(&self, z: &mut [Limb], bit: Limb, t: &mut [Limb]) {
        // t = 2z - m; it borrows more than 2z carries exactly when 2z < m.
        let t = &mut t[..self.m.len()];
        let (mut out, mut borrow) = (0, 0);
        for ((t, &z), &m) in t.iter_mut().zip(&*z).zip(self.m) {
            let (d, b1) = ((z << 1) | out).overflowing_sub(m);
            let (d, b2) = d.overflowing_sub(borrow);
            (*t, borrow) = (d, Limb::from(b1 | b2));
            out = z >> (LIMB_BITS - 1);
        }
        let below = mask::from_bit(borrow & (out ^ 1));
        let double = mask::from_bit(bit);
        let mut out = 0;
        for (z, &t) in z.iter_mut().zip(&*t) {
            let twice = (*z << 1) | out;
            out = *z >> (LIMB_BITS - 1);
            let doubled = t ^ (below & (twice ^ t));
            *z ^= double & (doubled ^ *z);
        }
    }
}

/// z = base^exponent for a secret exponent.
pub(crate) fn pow<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    base: &[Limb],
    exponent: &[Limb],
    bits: usize,
    scratch: &mut [Limb],
) {
    let w = pow::window(modulus.len(), bits);
    let factors = [(base, exponent)];
    ladder::fixed_window(&Kernels::new(modulus), z, factors, bits, w, scratch);
}

/// z = base^exponent; branches on the exponent.
pub(crate) fn pow_vartime<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    base: &[Limb],
    exponent: &[Limb],
    scratch: &mut [Limb],
) {
    let fixed = pow::window(modulus.len(), exponent.len() * LIMB_BITS);
    let windows = [pow::sliding_window_vartime(exponent, fixed)];
    let factors = [(base, exponent)];
    ladder::sliding_window_vartime(&Kernels::new(modulus), z, factors, windows, scratch);
}

/// z = 2^exponent for a secret exponent.
pub(crate) fn pow_base2<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    exponent: &[Limb],
    bits: usize,
    scratch: &mut [Limb],
) {
    ladder::doubling(&Kernels::new(modulus), z, exponent, bits, scratch);
}

/// z = product of two powers with secret exponents.
pub(crate) fn multi_pow<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    factors: [Factor<'_>; 2],
    bits: usize,
    scratch: &mut [Limb],
) {
    let w = pow::multi_window(modulus.len(), bits);
    ladder::fixed_window(&Kernels::new(modulus), z, factors, bits, w, scratch);
}

/// z = product of two powers; branches on the exponents.
pub(crate) fn multi_pow_vartime<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    factors: [Factor<'_>; 2],
    scratch: &mut [Limb],
) {
    let longer = factors[0].1.len().max(factors[1].1.len());
    let fixed = pow::multi_window(modulus.len(), longer * LIMB_BITS);
    let windows = factors.map(|(_, exponent)| pow::sliding_window_vartime(exponent, fixed));
    ladder::sliding_window_vartime(&Kernels::new(modulus), z, factors, windows, scratch);
}

/// Two powers under two moduli, one after the other where no pair engine fits.
pub(crate) fn pow_pair<S: Storage, T: Storage>(
    z0: &mut [Limb],
    z1: &mut [Limb],
    power0: &Power<'_, S, T>,
    power1: &Power<'_, S, T>,
    scratch: &mut [Limb],
) {
    for (z, p) in [(z0, power0), (z1, power1)] {
        let base = p.base.limbs();
        pow(p.modulus, z, base, p.exponent, p.exponent_bits, scratch);
    }
}
