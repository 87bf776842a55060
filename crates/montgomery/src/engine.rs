//! What exponentiations run on: the best engine for the size and shape, else the kernels.
//!
//! This is the one place that chooses. The ladders in `pow/ladder.rs` run on anything that is
//! [`ladder::Arithmetic`]. A representation other than R = 2^(bits of n limbs) enters and leaves here.

use limbs_core::engine::Shape;
use limbs_core::{LIMB_BITS, Limb};

use crate::pow::ladder::{self, Factor};
use crate::pow::lanes::{Lane, Plan};
use crate::pow::{self, Power};
use crate::{Modulus, Storage};

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
    ladder::fixed_window(&modulus.kernels(), z, factors, bits, w, scratch);
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
    ladder::sliding_window_vartime(&modulus.kernels(), z, factors, windows, scratch);
}

/// z = 2^exponent for a secret exponent.
pub(crate) fn pow_base2<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    exponent: &[Limb],
    bits: usize,
    scratch: &mut [Limb],
) {
    ladder::doubling(&modulus.kernels(), z, exponent, bits, scratch);
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
    ladder::fixed_window(&modulus.kernels(), z, factors, bits, w, scratch);
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
    ladder::sliding_window_vartime(&modulus.kernels(), z, factors, windows, scratch);
}

/// The pair engine for two powers of `bits` bits modulo numbers of n limbs, if one beats the kernels.
pub(crate) fn pair(n: usize, bits: usize) -> Option<Plan> {
    if bits == 0 {
        return None;
    }
    Plan::new(Shape::Pair, n, bits)
}

/// Two powers under two moduli: side by side where a pair engine fits, else one after the other.
pub(crate) fn pow_pair<S: Storage, T: Storage>(
    z0: &mut [Limb],
    z1: &mut [Limb],
    power0: &Power<'_, S, T>,
    power1: &Power<'_, S, T>,
    scratch: &mut [Limb],
) {
    let (n, bits) = (power0.modulus.len(), power0.exponent_bits);
    if (n, bits) == (power1.modulus.len(), power1.exponent_bits)
        && let Some(plan) = pair(n, bits)
    {
        return plan.run([z0, z1], [lane(power0), lane(power1)], scratch);
    }
    for (z, p) in [(z0, power0), (z1, power1)] {
        let base = p.base.limbs();
        pow(p.modulus, z, base, p.exponent, p.exponent_bits, scratch);
    }
}

fn lane<'a, S: Storage, T: Storage>(power: &Power<'a, S, T>) -> Lane<'a> {
    Lane {
        kernels: power.modulus.kernels(),
        r_squared: power.modulus.r_squared_limbs(),
        base: power.base.limbs(),
        exponent: power.exponent,
    }
}
