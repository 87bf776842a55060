//! Moduli prepared for many powers of numbers.

use alloc::{boxed::Box, vec};
use core::fmt;

use limbs_core::{LIMB_BITS, Limb, lt_mask};
use zeroize::Zeroizing;

use crate::pow::ladder::{Exponent, PublicExponent};
use crate::pow::lanes::{Context, Work};
use crate::{BoxedModulus, Modulus, engine, pow, scratch};

/// `L` moduli, each with a number to be raised to a power, again and again: those of a public key (`L` = 1), or
/// the primes of a private one (2).
///
/// Numbers go in and numbers come out, and what the engine that runs all powers side by side needs of the moduli is
/// calculated once. Where there is no such engine, powers are what those of [`Modulus`] are.
///
/// ```
/// use montgomery::{BoxedModulus, PreparedModuli};
///
/// let [p, q] = [BoxedModulus::new(&[101])?, BoxedModulus::new(&[103])?];
/// let moduli = PreparedModuli::new([p, q]);
/// let [x, y] = moduli.pow([&[2], &[2]], [&[50], &[51]], 6);
/// // 2 is a square modulo 103, but not modulo 101.
/// assert_eq!((&x[..], &y[..]), (&[100][..], &[1][..]));
/// # Ok::<(), montgomery::Error>(())
/// ```
///
/// All limbs are wiped when this is dropped; `Debug` shows none.
#[derive(Clone)]
pub struct PreparedModuli<const L: usize> {
    moduli: [BoxedModulus; L],
    context: Option<Context>,
}

/// Limbs that are wiped when dropped.
type Number = Zeroizing<Box<[Limb]>>;

impl<const L: usize> PreparedModuli<L> {
    /// Prepares the moduli. None of them needs to differ from the others; an engine wants them of one length in
    /// limbs.
    #[must_use]
    pub fn new(moduli: [BoxedModulus; L]) -> Self {
        let n = moduli.first().map_or(0, Modulus::len);
        Self::for_exponents(moduli, n * LIMB_BITS)
    }

    /// The same for exponents that have mostly `exponent_bits` bits: with an engine only where it pays for these.
    #[must_use]
    pub fn for_exponents(moduli: [BoxedModulus; L], exponent_bits: usize) -> Self {
        let n = moduli.first().map_or(0, Modulus::len);
        let context = engine::plan_prepared(L, n, exponent_bits)
            .and_then(|plan| Context::new(plan.engine(), moduli.each_ref().map(Modulus::lane)));
        Self { moduli, context }
    }

    /// The moduli.
    #[must_use]
    pub fn moduli(&self) -> &[BoxedModulus; L] {
        &self.moduli
    }

    /// x^exponent for each modulus, for secret exponents, of each of which the low `exponent_bits` bits count.
    ///
    /// Every x has as many limbs as its modulus and is below it. Time depends on `exponent_bits` and the lengths only.
    ///
    /// # Panics
    ///
    /// If an x has another length than its modulus or is not below it.
    #[must_use]
    pub fn pow(
        &self,
        x: [&[Limb]; L],
        exponents: [&[Limb]; L],
        exponent_bits: usize,
    ) -> [Number; L] {
        let exponents = exponents.map(|limbs| Exponent {
            limbs,
            bits: exponent_bits,
        });
        let mut z = self.zeros(x);
        if let Some(context) = self.engine(exponent_bits) {
            let plan = context.plan(exponent_bits);
            let mut scratch = Zeroizing::new(vec![0; plan.scratch_len()].into_boxed_slice());
            let results = z.each_mut().map(|z| &mut ***z);
            let kernels = self.moduli.each_ref().map(Modulus::kernels);
            let work = (x, Work::Bases(x, exponents));
            plan.run_on_numbers(context, results, kernels, work, &mut scratch);
            return z;
        }
        for (((z, m), x), exponent) in z.iter_mut().zip(&self.moduli).zip(x).zip(exponents) {
            let n = m.len();
            let mut scratch =
                Zeroizing::new(vec![0; 2 * n + scratch::pow(n, exponent_bits)].into_boxed_slice());
            let (base, rest) = scratch.split_at_mut(n);
            let (power, t) = rest.split_at_mut(n);
            m.kernels().mul(base, x, m.r_squared_limbs(), t);
            engine::pow(m, power, base, exponent, t);
            m.kernels().leave(z, power, t);
        }
        z
    }

    /// x^exponent for each modulus; time and addresses depend on the exponent, not on x.
    ///
    /// Every x has as many limbs as its modulus and is below it.
    ///
    /// # Panics
    ///
    /// If an x has another length than its modulus or is not below it.
    #[must_use]
    pub fn pow_vartime(&self, x: [&[Limb]; L], exponent: &[Limb]) -> [Number; L] {
        let mut z = self.zeros(x);
        let exponent_bits = limbs_core::bit_len_vartime(exponent);
        if let Some(context) = self.engine(exponent_bits) {
            let plan = context.plan(exponent_bits);
            let mut scratch = Zeroizing::new(vec![0; plan.scratch_len()].into_boxed_slice());
            let results = z.each_mut().map(|z| &mut ***z);
            let kernels = self.moduli.each_ref().map(Modulus::kernels);
            let exponent = PublicExponent {
                limbs: exponent,
                even: false,
            };
            let window = pow::sliding_window_vartime(exponent, plan.sliding_window() - 1);
            let work = (x, Work::Public(x, exponent, window));
            plan.run_on_numbers(context, results, kernels, work, &mut scratch);
            return z;
        }
        for ((z, m), x) in z.iter_mut().zip(&self.moduli).zip(x) {
            let len = scratch::pow_number_vartime(m.len(), exponent);
            let mut scratch = Zeroizing::new(vec![0; len].into_boxed_slice());
            m.pow_number_vartime_into(z, x, exponent, &mut scratch);
        }
        z
    }

    /// The engine, if it pays for powers of so many bits.
    fn engine(&self, exponent_bits: usize) -> Option<&Context> {
        let bits = self.moduli.first().map_or(0, Modulus::len) * LIMB_BITS;
        self.context.as_ref().filter(|context| {
            exponent_bits >= engine::SHORTEST_PREPARED && context.engine().wins(bits, exponent_bits)
        })
    }

    /// Places for results, once the numbers are as they must be: an engine takes nothing that is not reduced.
    fn zeros(&self, x: [&[Limb]; L]) -> [Number; L] {
        for (m, x) in self.moduli.iter().zip(x) {
            assert_eq!(x.len(), m.len(), "length of a number");
            // Tells of x only that it is permitted.
            let below = lt_mask(x, m.as_limbs()) != 0;
            assert!(below, "a number is not below its modulus");
        }
        self.moduli
            .each_ref()
            .map(|m| Zeroizing::new(vec![0; m.len()].into_boxed_slice()))
    }
}

impl<const L: usize> fmt::Debug for PreparedModuli<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PreparedModuli")
            .field("moduli", &self.moduli)
            .finish_non_exhaustive()
    }
}
