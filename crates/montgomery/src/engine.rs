//! What exponentiations run on: the best engine for the size and shape, else the kernels.
//!
//! This is the one place that chooses. The ladders in `pow/ladder.rs` run on anything that is
//! [`ladder::Arithmetic`]; `pow/lanes.rs` makes an engine's numbers of forms and back.

use limbs_core::engine::{Engine, Shape};
use limbs_core::{LIMB_BITS, Limb};

use crate::pow::ladder::{self, Exponent, PublicExponent};
use crate::pow::lanes::{Lane, Plan};
use crate::pow::{self, Power};
use crate::{Modulus, Storage};

/// The engine that powers of up to `bits` bits modulo numbers of `n` limbs run on; `None` where it is
/// the kernels.
///
/// [`pow_pair`](crate::pow_pair) is of the shape [`Shape::Pair`]; all other powers run on the kernels so far.
///
/// ```
/// use limbs_core::engine::Shape;
/// // Too small for the conversions to pay.
/// assert!(montgomery::engine_for(Shape::Pair, 1, 32).is_none());
/// ```
#[must_use]
pub fn engine_for(shape: Shape, n: usize, bits: usize) -> Option<Engine> {
    match shape {
        Shape::Pair => pair(n, bits).map(|plan| plan.engine()),
        _ => None,
    }
}

/// z = base^exponent for a secret exponent.
pub(crate) fn pow<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    base: &[Limb],
    exponent: Exponent<'_>,
    scratch: &mut [Limb],
) {
    let w = pow::window(modulus.len(), exponent.bits);
    let factors = [(base, &[exponent][..])];
    ladder::fixed_window(&modulus.kernels(), z, factors, w, scratch);
}

/// z = base^exponent; branches on the exponent.
pub(crate) fn pow_vartime<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    base: &[Limb],
    exponent: PublicExponent<'_>,
    scratch: &mut [Limb],
) {
    let fixed = pow::window(modulus.len(), exponent.limbs.len() * LIMB_BITS);
    let windows = [pow::sliding_window_vartime(exponent, fixed)];
    let factors = [(base, exponent)];
    ladder::sliding_window_vartime(&modulus.kernels(), z, factors, windows, scratch);
}

/// z = 2^exponent for a secret exponent.
pub(crate) fn pow_base2<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    exponent: Exponent<'_>,
    scratch: &mut [Limb],
) {
    ladder::doubling(&modulus.kernels(), z, exponent, scratch);
}

/// z = product of two powers with secret exponents.
pub(crate) fn multi_pow<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    factors: [(&[Limb], Exponent<'_>); 2],
    scratch: &mut [Limb],
) {
    let [(x, e), (y, f)] = factors;
    let w = pow::multi_window(modulus.len(), e.bits.max(f.bits));
    let factors = [(x, &[e][..]), (y, &[f][..])];
    ladder::fixed_window(&modulus.kernels(), z, factors, w, scratch);
}

/// z = product of two powers; branches on the exponents.
pub(crate) fn multi_pow_vartime<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    factors: [(&[Limb], PublicExponent<'_>); 2],
    scratch: &mut [Limb],
) {
    let longer = factors[0].1.limbs.len().max(factors[1].1.limbs.len());
    let fixed = pow::multi_window(modulus.len(), longer * LIMB_BITS);
    let windows = factors.map(|(_, exponent)| pow::sliding_window_vartime(exponent, fixed));
    ladder::sliding_window_vartime(&modulus.kernels(), z, factors, windows, scratch);
}

/// The pair engine for two powers of up to `bits` bits modulo numbers of n limbs, if one beats
/// the kernels.
pub(crate) fn pair(n: usize, bits: usize) -> Option<Plan> {
    if bits == 0 {
        return None;
    }
    Plan::new(Shape::Pair, n, bits)
}

/// Two powers under two moduli: side by side where a pair engine fits, else one after the other.
pub(crate) fn pow_pair<S: Storage, T: Storage>(
    z: [&mut [Limb]; 2],
    powers: [&Power<'_, S, T>; 2],
    scratch: &mut [Limb],
) {
    let [n, other] = powers.map(|power| power.modulus.len());
    let [e, f] = powers.map(|power| power.exponent_bits);
    if n == other
        && let Some(plan) = pair(n, e.max(f))
    {
        return plan.run(z, powers.map(lane), scratch);
    }
    for (z, power) in z.into_iter().zip(powers) {
        let base = power.base.limbs();
        pow(power.modulus, z, base, power.exponent(), scratch);
    }
}

fn lane<'a, S: Storage, T: Storage>(power: &Power<'a, S, T>) -> Lane<'a> {
    Lane {
        kernels: power.modulus.kernels(),
        r_squared: power.modulus.r_squared_limbs(),
        base: power.base.limbs(),
        exponent: power.exponent(),
    }
}
