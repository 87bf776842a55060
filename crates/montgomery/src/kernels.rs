//! Montgomery arithmetic by the kernels of `limbs-core`: R = 2^(bits of n limbs).
//!
//! Long operands are multiplied by Karatsuba's method and reduced apart.

use limbs_core::limb::mask_from_bit;
use limbs_core::{
    LIMB_BITS, Limb, MUL_THRESHOLD, SQR_THRESHOLD, mont_mul, mont_mul_assign, mont_sqr,
    mont_sqr_assign, redc_1,
};

use crate::pow::ladder::{Arithmetic, Doubling};
use crate::{residue, scratch};

/// A modulus as the kernels take it.
#[derive(Clone, Copy)]
pub(crate) struct Kernels<'a> {
    pub(crate) m: &'a [Limb],
    pub(crate) m0_neg_inv: Limb,
    /// R mod m.
    pub(crate) one: &'a [Limb],
}

impl Kernels<'_> {
    /// t of 2n limbs, and scratch for a long product.
    fn scratch<'t>(&self, t: &'t mut [Limb]) -> (&'t mut [Limb], &'t mut [Limb]) {
        let n = self.m.len();
        t[..scratch::mul(n)].split_at_mut(2 * n)
    }

    /// z = t / R modulo m, for the 2n limbs t below m * R.
    pub(crate) fn redc(&self, z: &mut [Limb], t: &mut [Limb]) {
        redc_1(z, t, self.m, self.m0_neg_inv);
    }

    /// z = x * y.
    pub(crate) fn mul(&self, z: &mut [Limb], x: &[Limb], y: &[Limb], t: &mut [Limb]) {
        let (t, rest) = self.scratch(t);
        if z.len() < MUL_THRESHOLD {
            return mont_mul(z, x, y, self.m, self.m0_neg_inv, t);
        }
        limbs_core::mul(t, x, y, rest);
        self.redc(z, t);
    }

    /// z = x^2.
    pub(crate) fn sqr(&self, z: &mut [Limb], x: &[Limb], t: &mut [Limb]) {
        let (t, rest) = self.scratch(t);
        if z.len() < SQR_THRESHOLD {
            return mont_sqr(z, x, self.m, self.m0_neg_inv, t);
        }
        limbs_core::sqr(t, x, rest);
        self.redc(z, t);
    }
}

impl Arithmetic for Kernels<'_> {
    type Unit = Limb;

    fn len(&self) -> usize {
        self.m.len()
    }

    fn table_len(&self, count: usize) -> usize {
        count * self.m.len()
    }

    fn set_one(&self, z: &mut [Limb]) {
        z.copy_from_slice(self.one);
    }

    fn mul_assign(&self, z: &mut [Limb], x: &[Limb], t: &mut [Limb]) {
        let (t, rest) = self.scratch(t);
        if z.len() < MUL_THRESHOLD {
            return mont_mul_assign(z, x, self.m, self.m0_neg_inv, t);
        }
        limbs_core::mul(t, z, x, rest);
        self.redc(z, t);
    }

    fn sqr_assign(&self, z: &mut [Limb], t: &mut [Limb]) {
        let (t, rest) = self.scratch(t);
        if z.len() < SQR_THRESHOLD {
            return mont_sqr_assign(z, self.m, self.m0_neg_inv, t);
        }
        limbs_core::sqr(t, z, rest);
        self.redc(z, t);
    }

    fn pack(&self, table: &mut [Limb], entry: usize, x: &[Limb]) {
        table[entry * x.len()..][..x.len()].copy_from_slice(x);
    }

    fn select(&self, z: &mut [Limb], table: &[Limb], _count: usize, index: &[u64]) {
        limbs_core::table_select(z, table, index[0] as usize);
    }
}

impl Doubling for Kernels<'_> {
    fn double_if(&self, z: &mut [Limb], bit: Limb, t: &mut [Limb]) {
        // t = 2z - m; it borrows more than 2z carries exactly when 2z < m.
        let t = &mut t[..self.m.len()];
        let (out, borrow) = residue::twice_minus(t, z, self.m);
        let below = mask_from_bit(borrow & (out ^ 1));
        let double = mask_from_bit(bit);
        let mut out = 0;
        for (z, &t) in z.iter_mut().zip(&*t) {
            let twice = (*z << 1) | out;
            out = *z >> (LIMB_BITS - 1);
            let doubled = t ^ (below & (twice ^ t));
            *z ^= double & (doubled ^ *z);
        }
    }
}
