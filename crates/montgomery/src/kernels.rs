//! Montgomery arithmetic by the kernels of `limbs-core`: R = 2^(bits of n limbs).
//!
//! Long operands are multiplied by Karatsuba's method and reduced apart.

use limbs_core::limb::add_carry;
use limbs_core::{
    LIMB_BITS, Limb, MUL_THRESHOLD, SQR_THRESHOLD, addmul_1, mont_mul, mont_mul_assign, mont_sqr,
    mont_sqr_assign, mul_1, redc_1,
};

use crate::pow::ladder::{Arithmetic, PowersOfTwo};
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
        scratch::first(t, scratch::mul(n)).split_at_mut(2 * n)
    }

    /// z = t / R modulo m, for the 2n limbs t below m * R.
    pub(crate) fn redc(&self, z: &mut [Limb], t: &mut [Limb]) {
        redc_1(z, t, self.m, self.m0_neg_inv);
    }

    /// z = the number of the form x.
    pub(crate) fn leave(&self, z: &mut [Limb], x: &[Limb], t: &mut [Limb]) {
        let n = self.m.len();
        let t = scratch::first(t, 2 * n);
        t[..n].copy_from_slice(x);
        t[n..].fill(0);
        self.redc(z, t);
    }

    /// z = x * y.
    pub(crate) fn mul(&self, z: &mut [Limb], x: &[Limb], y: &[Limb], t: &mut [Limb]) {
        if z.len() < MUL_THRESHOLD {
            let t = scratch::first(t, 2 * self.m.len());
            return mont_mul(z, x, y, self.m, self.m0_neg_inv, t);
        }
        let (t, rest) = self.scratch(t);
        limbs_core::mul(t, x, y, rest);
        self.redc(z, t);
    }

    /// z = x^2.
    pub(crate) fn sqr(&self, z: &mut [Limb], x: &[Limb], t: &mut [Limb]) {
        if z.len() < SQR_THRESHOLD {
            let t = scratch::first(t, 2 * self.m.len());
            return mont_sqr(z, x, self.m, self.m0_neg_inv, t);
        }
        let (t, rest) = self.scratch(t);
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
        if z.len() < MUL_THRESHOLD {
            let t = scratch::first(t, 2 * self.m.len());
            return mont_mul_assign(z, x, self.m, self.m0_neg_inv, t);
        }
        let (t, rest) = self.scratch(t);
        limbs_core::mul(t, z, x, rest);
        self.redc(z, t);
    }

    fn sqr_assign(&self, z: &mut [Limb], t: &mut [Limb]) {
        if z.len() < SQR_THRESHOLD {
            let t = scratch::first(t, 2 * self.m.len());
            return mont_sqr_assign(z, self.m, self.m0_neg_inv, t);
        }
        let (t, rest) = self.scratch(t);
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

impl PowersOfTwo for Kernels<'_> {
    fn digit_bits(&self) -> usize {
        LIMB_BITS
    }

    fn mul_power_of_two(&self, z: &mut [Limb], k: &[u64], t: &mut [Limb]) {
        let n = self.m.len();
        let t = scratch::first(t, n);
        // (z * 2^k + q * m) / B with q < B, below m * (2^k / B + 1) < 2m.
        let high = mul_1(t, z, 1 << k[0]);
        let q = t[0].wrapping_mul(self.m0_neg_inv);
        let (top, carry) = add_carry(high, addmul_1(t, self.m, q), 0);
        z[..n - 1].copy_from_slice(&t[1..]);
        z[n - 1] = top;
        residue::sub_once(z, self.m, carry);
    }
}
