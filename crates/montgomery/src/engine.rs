//! What exponentiations run on: the best engine for the size and shape, else the kernels.
//!
//! This is the one place that chooses. The ladders in `pow/ladder.rs` run on anything that is
//! [`ladder::Arithmetic`]; `pow/lanes.rs` makes an engine's numbers of forms and back.

use limbs_core::engine::{Engine, Shape};
use limbs_core::{LIMB_BITS, Limb};

use crate::pow::base2;
use crate::pow::ladder::{self, Arithmetic, Exponent, PublicExponent};
use crate::pow::lanes::{Lane, Plan, Work};
use crate::pow::{self, Power};
use crate::{Modulus, Storage, scratch};

/// The engine that powers of up to `bits` bits modulo numbers of `n` limbs run on; `None` where it is
/// the kernels.
///
/// A single power is of the shape [`Shape::Single`], [`pow_pair`](crate::pow_pair) of [`Shape::Pair`], four powers in
/// [`pow_batch`](crate::pow_batch) of [`Shape::Batch`]. Products of powers run on the kernels.
///
/// ```
/// use limbs_core::engine::Shape;
/// // Too small for the conversions to pay.
/// assert!(montgomery::engine_for(Shape::Pair, 1, 32).is_none());
/// ```
#[must_use]
pub fn engine_for(shape: Shape, n: usize, bits: usize) -> Option<Engine> {
    Plan::new(shape, n, bits).map(|plan| plan.engine())
}

/// Lanes of a batch.
pub(crate) const BATCH: usize = 4;

/// The best engine of that shape with so many lanes.
pub(crate) fn plan(lanes: usize, n: usize, bits: usize) -> Option<Plan> {
    let shape = match lanes {
        1 => Shape::Single,
        2 => Shape::Pair,
        _ => Shape::Batch,
    };
    Plan::new(shape, n, bits).filter(|plan| plan.engine().lanes() == lanes)
}

/// The same for moduli that are prepared.
pub(crate) fn plan_prepared(lanes: usize, n: usize, bits: usize) -> Option<Plan> {
    if bits < SHORTEST_PREPARED {
        return None;
    }
    // As if the exponent were as long as pays for unprepared moduli.
    let plan = plan(lanes, n, bits.max(Plan::SHORTEST))?;
    plan.engine().wins(n * LIMB_BITS, bits).then_some(plan)
}

/// Bits of the shortest exponent for which the two products of the conversions pay.
pub(crate) const SHORTEST_PREPARED: usize = 6;

impl<S: Storage> Modulus<S> {
    pub(crate) fn lane(&self) -> Lane<'_> {
        Lane {
            kernels: self.kernels(),
            r_squared: self.r_squared_limbs(),
        }
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
    let n = modulus.len();
    // A caller with moduli of several lengths may have room for the kernels only.
    let fits = |plan: &Plan| scratch.len() >= plan.scratch_len();
    if let Some(plan) = plan(1, n, exponent.bits).filter(fits) {
        let work = Work::Bases([base], [exponent]);
        return plan.run([z], [modulus.lane()], work, scratch);
    }
    scratch::check(scratch, scratch::pow_by_kernels(n, exponent.bits));
    let w = pow::window(n, exponent.bits);
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
    let n = modulus.len();
    // The room that the caller has is for an exponent of as many limbs.
    let room = exponent.limbs.len() * LIMB_BITS;
    if plan(1, n, exponent.bits()).is_some()
        && let Some(plan) = plan(1, n, room)
    {
        let window = pow::sliding_window_vartime(exponent, plan.sliding_window() - 1);
        let work = Work::Public([base], exponent, window);
        return plan.run([z], [modulus.lane()], work, scratch);
    }
    scratch::check(scratch, scratch::pow_by_kernels(n, room));
    let windows = [pow::sliding_window_vartime(exponent, pow::window(n, room))];
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
    let n = modulus.len();
    let fits = |plan: &Plan| scratch.len() >= plan.scratch_len_base2();
    if let Some(plan) = plan(1, n, exponent.bits).filter(fits) {
        let work = Work::Two([exponent]);
        return plan.run([z], [modulus.lane()], work, scratch);
    }
    scratch::check(scratch, scratch::pow_base2_by_kernels(n, exponent.bits));
    let kernels = modulus.kernels();
    let (sums, t) = scratch.split_at_mut(base2::sum_len(exponent.bits));
    // The ladder begins with 2^(bits of a limb).
    if n == 1 {
        z.copy_from_slice(modulus.r_squared_limbs());
    } else {
        z.fill(0);
        z[1] = 1;
        kernels.mul_assign(z, modulus.r_squared_limbs(), t);
    }
    base2::power_of_two(&kernels, z, &[exponent], sums, t);
}

/// z = product of two powers with secret exponents.
pub(crate) fn multi_pow<S: Storage>(
    modulus: &Modulus<S>,
    z: &mut [Limb],
    factors: [(&[Limb], Exponent<'_>); 2],
    scratch: &mut [Limb],
) {
    let [(x, e), (y, f)] = factors;
    let (n, bits) = (modulus.len(), e.bits.max(f.bits));
    scratch::check(scratch, scratch::multi_pow(n, bits));
    let w = pow::multi_window(n, bits);
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
    let (n, bits) = (modulus.len(), longer * LIMB_BITS);
    scratch::check(scratch, scratch::multi_pow(n, bits));
    let fixed = pow::multi_window(n, bits);
    let windows = factors.map(|(_, exponent)| pow::sliding_window_vartime(exponent, fixed));
    ladder::sliding_window_vartime(&modulus.kernels(), z, factors, windows, scratch);
}

/// Two powers under two moduli: side by side where a pair engine fits, else one after the other.
pub(crate) fn pow_pair<S: Storage, T: Storage>(
    z: [&mut [Limb]; 2],
    powers: [&Power<'_, S, T>; 2],
    scratch: &mut [Limb],
) {
    let Err(z) = side_by_side(z, powers, scratch) else {
        return;
    };
    for (z, power) in z.into_iter().zip(powers) {
        let base = power.base.limbs();
        pow(power.modulus, z, base, power.exponent(), scratch);
    }
}

/// Four powers under four moduli: all side by side, or two by two, or one after the other.
pub(crate) fn pow_batch<S: Storage, T: Storage>(
    z: [&mut [Limb]; BATCH],
    powers: [&Power<'_, S, T>; BATCH],
    scratch: &mut [Limb],
) {
    let Err([z0, z1, z2, z3]) = side_by_side(z, powers, scratch) else {
        return;
    };
    let [p0, p1, p2, p3] = powers;
    pow_pair([z0, z1], [p0, p1], scratch);
    pow_pair([z2, z3], [p2, p3], scratch);
}

/// Powers under as many moduli in an engine with as many lanes; hands z back if none fits.
fn side_by_side<'z, S: Storage, T: Storage, const L: usize>(
    z: [&'z mut [Limb]; L],
    powers: [&Power<'_, S, T>; L],
    scratch: &mut [Limb],
) -> Result<(), [&'z mut [Limb]; L]> {
    let n = powers[0].modulus.len();
    let bits = powers.map(|power| power.exponent_bits);
    let longest = bits.into_iter().max().unwrap_or(0);
    let same = powers.iter().all(|power| power.modulus.len() == n);
    let fits = |plan: &Plan| same && scratch.len() >= plan.scratch_len();
    let Some(plan) = plan(L, n, longest).filter(fits) else {
        return Err(z);
    };
    let bases = powers.map(|power| power.base.limbs());
    let work = Work::Bases(bases, powers.map(Power::exponent));
    plan.run(z, powers.map(|power| power.modulus.lane()), work, scratch);
    Ok(())
}

/// Powers of two under four moduli: all side by side, or two by two, or one after the other.
pub(crate) fn pow_base2_batch<S: Storage>(
    z: [&mut [Limb]; BATCH],
    moduli: [&Modulus<S>; BATCH],
    exponents: [Exponent<'_>; BATCH],
    scratch: &mut [Limb],
) {
    let Err([z0, z1, z2, z3]) = base2_side_by_side(z, moduli, exponents, scratch) else {
        return;
    };
    let ([m0, m1, m2, m3], [e0, e1, e2, e3]) = (moduli, exponents);
    for (z, moduli, exponents) in [
        ([z0, z1], [m0, m1], [e0, e1]),
        ([z2, z3], [m2, m3], [e2, e3]),
    ] {
        let Err(z) = base2_side_by_side(z, moduli, exponents, scratch) else {
            continue;
        };
        for ((z, modulus), exponent) in z.into_iter().zip(moduli).zip(exponents) {
            pow_base2(modulus, z, exponent, scratch);
        }
    }
}

/// Powers of two in an engine with as many lanes; hands z back if none fits.
fn base2_side_by_side<'z, S: Storage, const L: usize>(
    z: [&'z mut [Limb]; L],
    moduli: [&Modulus<S>; L],
    exponents: [Exponent<'_>; L],
    scratch: &mut [Limb],
) -> Result<(), [&'z mut [Limb]; L]> {
    let n = moduli[0].len();
    let longest = exponents.map(|e| e.bits).into_iter().max().unwrap_or(0);
    let same = moduli.iter().all(|modulus| modulus.len() == n);
    let fits = |plan: &Plan| same && scratch.len() >= plan.scratch_len_base2();
    let Some(plan) = plan(L, n, longest).filter(fits) else {
        return Err(z);
    };
    plan.run(z, moduli.map(Modulus::lane), Work::Two(exponents), scratch);
    Ok(())
}
