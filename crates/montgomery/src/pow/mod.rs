//! Powers: what callers see. The ladders are in `ladder.rs`, what they run on is chosen
//! in `engine.rs`.

pub(crate) mod base2;
pub(crate) mod ladder;
pub(crate) mod lanes;
mod window;

use core::fmt;

use limbs_core::Limb;

use ladder::{Exponent, PublicExponent};

use crate::{Modulus, MontgomeryForm, Owned, Storage, engine, scratch};
pub(crate) use base2::sum_len;
pub(crate) use window::{
    MULTI_WINDOW_MAX, WINDOW_MAX, multi_window, sliding_window_vartime, window,
};

/// A power to be computed: base^exponent modulo a modulus.
///
/// The exponent is the low `exponent_bits` bits of `exponent`, least significant limb first;
/// bits that the slice has not are zero. Time depends on `exponent_bits`, not on the bits.
///
/// `Debug` shows no limbs.
pub struct Power<'a, S: Storage, T: Storage> {
    /// The modulus.
    pub modulus: &'a Modulus<S>,
    /// The base, a form of that modulus.
    pub base: &'a MontgomeryForm<T>,
    /// The exponent, which may be secret.
    pub exponent: &'a [Limb],
    /// Bits of the exponent to use.
    pub exponent_bits: usize,
}

impl<'a, S: Storage, T: Storage> Power<'a, S, T> {
    pub(crate) fn exponent(&self) -> Exponent<'a> {
        Exponent {
            limbs: self.exponent,
            bits: self.exponent_bits,
        }
    }
}

// Derived, they would ask the storage to be so too.
impl<S: Storage, T: Storage> Copy for Power<'_, S, T> {}

impl<S: Storage, T: Storage> Clone for Power<'_, S, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Storage, T: Storage> fmt::Debug for Power<'_, S, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Power")
            .field("modulus", self.modulus)
            .field("exponent_bits", &self.exponent_bits)
            .finish_non_exhaustive()
    }
}

/// Powers, where the caller says.
///
/// # Panics
///
/// All of them panic if a form has not as many limbs as the modulus or the scratch is shorter
/// than [`scratch`] says.
impl<S: Storage> Modulus<S> {
    /// z = base^exponent for a secret exponent, of which the low `bits` bits count.
    ///
    /// A fixed window over a table of powers, every entry of which is read for each
    /// window. `scratch` has [`scratch::pow`]`(n, bits)` limbs.
    pub fn pow_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        base: &MontgomeryForm<impl Storage>,
        exponent: &[Limb],
        bits: usize,
        scratch: &mut [Limb],
    ) {
        let exponent = Exponent {
            limbs: exponent,
            bits,
        };
        engine::pow(self, z.limbs_mut(), base.limbs(), exponent, scratch);
    }

    /// z = base^exponent; time and addresses depend on the exponent, not on the base.
    ///
    /// Sliding windows, as wide as pays: 65537 takes 16 squarings and a product.
    /// `scratch` has [`scratch::pow`]`(n, bits of the exponent's limbs)` limbs.
    pub fn pow_vartime_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        base: &MontgomeryForm<impl Storage>,
        exponent: &[Limb],
        scratch: &mut [Limb],
    ) {
        let exponent = PublicExponent {
            limbs: exponent,
            even: false,
        };
        engine::pow_vartime(self, z.limbs_mut(), base.limbs(), exponent, scratch);
    }

    /// z = x^exponent mod m, numbers, for any number x of as many limbs as m has; time and addresses depend on
    /// the exponent, not on x.
    ///
    /// As [`pow_vartime_into`](Self::pow_vartime_into), but an odd exponent costs no conversion
    /// back. `scratch` has [`scratch::pow_number`]`(n, bits of the exponent's limbs)` limbs. Panics too if z or x has
    /// another length.
    pub fn pow_number_vartime_into(
        &self,
        z: &mut [Limb],
        x: &[Limb],
        exponent: &[Limb],
        scratch: &mut [Limb],
    ) {
        let room = limb_bits(exponent);
        scratch::check(
            scratch,
            2 * self.len() + scratch::pow_by_kernels(self.len(), room),
        );
        let (base, rest) = scratch.split_at_mut(self.len());
        let (power, rest) = rest.split_at_mut(self.len());
        let odd = exponent.first().is_some_and(|low| low & 1 == 1);
        let exponent = PublicExponent {
            limbs: exponent,
            even: true,
        };
        let kernels = self.kernels();
        kernels.mul(base, x, self.r_squared_limbs(), rest);
        engine::pow_vartime(self, power, base, exponent, rest);
        if odd {
            // A form times a number is a number.
            kernels.mul(z, power, x, rest);
        } else {
            kernels.leave(z, power, rest);
        }
    }

    /// z = 2^exponent for a secret exponent, of which the low `bits` bits count.
    ///
    /// Products by one digit take the place of [`pow_into`](Self::pow_into)'s table and products. `scratch` has
    /// [`scratch::pow_base2`]`(n, bits)` limbs.
    pub fn pow_base2_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        exponent: &[Limb],
        bits: usize,
        scratch: &mut [Limb],
    ) {
        let exponent = Exponent {
            limbs: exponent,
            bits,
        };
        engine::pow_base2(self, z.limbs_mut(), exponent, scratch);
    }

    /// z = x^e * y^f for secret exponents, of each of which the low `bits` bits count.
    ///
    /// The squarings are shared (Straus). `scratch` has [`scratch::multi_pow`]`(n, bits)` limbs.
    pub fn multi_pow_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: (&MontgomeryForm<impl Storage>, &[Limb]),
        y: (&MontgomeryForm<impl Storage>, &[Limb]),
        bits: usize,
        scratch: &mut [Limb],
    ) {
        let exponent = |limbs| Exponent { limbs, bits };
        let factors = [(x.0.limbs(), exponent(x.1)), (y.0.limbs(), exponent(y.1))];
        engine::multi_pow(self, z.limbs_mut(), factors, scratch);
    }

    /// z = x^e * y^f; time and addresses depend on the exponents, not on the bases.
    ///
    /// `scratch` has [`scratch::multi_pow`]`(n, bits)` limbs for the bits of the longer exponent's
    /// limbs.
    pub fn multi_pow_vartime_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: (&MontgomeryForm<impl Storage>, &[Limb]),
        y: (&MontgomeryForm<impl Storage>, &[Limb]),
        scratch: &mut [Limb],
    ) {
        let exponent = |limbs| PublicExponent { limbs, even: false };
        let factors = [(x.0.limbs(), exponent(x.1)), (y.0.limbs(), exponent(y.1))];
        engine::multi_pow_vartime(self, z.limbs_mut(), factors, scratch);
    }
}

/// Two powers under two moduli, such as the halves of an RSA private operation.
///
/// Faster than two calls of [`Modulus::pow_into`] where an engine runs both side by side,
/// which needs moduli of one length in limbs; the same otherwise. `scratch` has
/// [`scratch::pow_pair`] limbs for the larger length and exponent.
///
/// # Panics
///
/// If a form has not as many limbs as its modulus or the scratch is too short.
pub fn pow_pair_into<S: Storage, T: Storage>(
    z0: &mut MontgomeryForm<impl Storage>,
    z1: &mut MontgomeryForm<impl Storage>,
    power0: &Power<'_, S, T>,
    power1: &Power<'_, S, T>,
    scratch: &mut [Limb],
) {
    let z = [z0.limbs_mut(), z1.limbs_mut()];
    engine::pow_pair(z, [power0, power1], scratch);
}

/// Two powers under two moduli; see [`pow_pair_into`].
///
/// ```
/// use montgomery::{BoxedModulus, Power, pow_pair};
///
/// let (p, q) = (BoxedModulus::new(&[101])?, BoxedModulus::new(&[103])?);
/// let (x, y) = (p.to_form(&[2])?, q.to_form(&[2])?);
/// let (x, y) = pow_pair(
///     &Power { modulus: &p, base: &x, exponent: &[50], exponent_bits: 6 },
///     &Power { modulus: &q, base: &y, exponent: &[51], exponent_bits: 6 },
/// );
/// // 2 is a square modulo 103, but not modulo 101.
/// assert_eq!((p.from_form(&x), q.from_form(&y)), (vec![100], vec![1]));
/// # Ok::<(), montgomery::Error>(())
/// ```
///
/// # Panics
///
/// If a form has not as many limbs as its modulus.
#[must_use]
pub fn pow_pair<S: Owned, T: Storage>(
    power0: &Power<'_, S, T>,
    power1: &Power<'_, S, T>,
) -> (MontgomeryForm<S>, MontgomeryForm<S>) {
    let (m0, m1) = (power0.modulus, power1.modulus);
    let (mut z0, mut z1) = (m0.zero(), m1.zero());
    let n = m0.len().max(m1.len());
    let len = scratch::pow_pair(n, power0.exponent_bits.max(power1.exponent_bits));
    S::with_scratch(n, len, |scratch| {
        pow_pair_into(&mut z0, &mut z1, power0, power1, scratch);
    });
    (z0, z1)
}

/// Powers under as many moduli, such as the halves of many RSA private operations.
///
/// Four at a time run side by side where an engine does so and their moduli have one length in limbs, then two
/// at a time as in [`pow_pair_into`]; the rest one after the other. Nothing shows which moduli are the same. `scratch`
/// has [`scratch::pow_batch`] limbs for the largest length and exponent.
///
/// # Panics
///
/// If there are not as many forms as powers, a form has not as many limbs as its modulus or the scratch is
/// too short.
pub fn pow_batch_into<S: Storage, T: Storage>(
    z: &mut [MontgomeryForm<impl Storage>],
    powers: &[Power<'_, S, T>],
    scratch: &mut [Limb],
) {
    assert_eq!(z.len(), powers.len(), "a form for each power");
    let (fours, rest) = z.as_chunks_mut::<{ engine::BATCH }>();
    let (powers, last) = powers.as_chunks::<{ engine::BATCH }>();
    for (z, powers) in fours.iter_mut().zip(powers) {
        let z = z.each_mut().map(MontgomeryForm::limbs_mut);
        engine::pow_batch(z, powers.each_ref(), scratch);
    }
    let (pair, one) = rest.as_chunks_mut::<2>();
    let (powers, last) = last.as_chunks::<2>();
    for (z, powers) in pair.iter_mut().zip(powers) {
        let z = z.each_mut().map(MontgomeryForm::limbs_mut);
        engine::pow_pair(z, powers.each_ref(), scratch);
    }
    for (z, power) in one.iter_mut().zip(last) {
        let (z, base) = (z.limbs_mut(), power.base.limbs());
        engine::pow(power.modulus, z, base, power.exponent(), scratch);
    }
}

/// Powers under as many moduli; see [`pow_batch_into`].
///
/// ```
/// use montgomery::{BoxedModulus, Power, pow_batch};
///
/// // Fermat's test to base 3.
/// let moduli = [91, 97, 101, 121, 127].map(|m| BoxedModulus::new(&[m]).expect("odd"));
/// let bases = moduli.each_ref().map(|m| m.reduce(&[3]));
/// let exponents = moduli.each_ref().map(|m| [m.as_limbs()[0] - 1]);
/// let powers: [_; 5] = std::array::from_fn(|i| Power {
///     modulus: &moduli[i],
///     base: &bases[i],
///     exponent: &exponents[i],
///     exponent_bits: 7,
/// });
/// let z = pow_batch(&powers);
/// let passes: [_; 5] = std::array::from_fn(|i| *moduli[i].from_form(&z[i]) == [1]);
/// // 91 = 7 * 13 passes, 121 = 11^2 too: bases differ in what they find.
/// assert_eq!(passes, [true, true, true, true, true]);
/// ```
///
/// # Panics
///
/// If a form has not as many limbs as its modulus.
#[must_use]
pub fn pow_batch<S: Owned, T: Storage, const K: usize>(
    powers: &[Power<'_, S, T>; K],
) -> [MontgomeryForm<S>; K] {
    let mut z = powers.each_ref().map(|power| power.modulus.zero());
    let n = powers.iter().map(|power| power.modulus.len()).max();
    let bits = powers.iter().map(|power| power.exponent_bits).max();
    let (n, bits) = (n.unwrap_or(0), bits.unwrap_or(0));
    S::with_scratch(n, scratch::pow_batch(n, bits), |scratch| {
        pow_batch_into(&mut z, powers, scratch);
    });
    z
}

/// Powers of two under four moduli, such as Fermat's tests of four numbers: z = 2^exponent for secret exponents, of
/// each of which the low `bits` bits count.
///
/// Four or two side by side where an engine does so and the moduli have one length in limbs. `scratch` has
/// [`scratch::pow_base2_batch`] limbs for the largest length.
///
/// # Panics
///
/// If a form has not as many limbs as its modulus or the scratch is too short.
pub fn pow_base2_batch_into<S: Storage>(
    z: [&mut MontgomeryForm<impl Storage>; 4],
    moduli: [&Modulus<S>; 4],
    exponents: [&[Limb]; 4],
    bits: usize,
    scratch: &mut [Limb],
) {
    let z = z.map(MontgomeryForm::limbs_mut);
    let exponents = exponents.map(|limbs| Exponent { limbs, bits });
    engine::pow_base2_batch(z, moduli, exponents, scratch);
}

/// Powers that return a new form.
///
/// # Panics
///
/// All of them panic if a form has not as many limbs as the modulus.
impl<S: Owned> Modulus<S> {
    /// Makes a form with scratch of `len` limbs.
    fn with(
        &self,
        len: usize,
        work: impl FnOnce(&mut MontgomeryForm<S>, &mut [Limb]),
    ) -> MontgomeryForm<S> {
        let mut z = self.zero();
        S::with_scratch(self.len(), len, |scratch| work(&mut z, scratch));
        z
    }

    /// base^exponent for a secret exponent, of which the low `exponent_bits` bits count.
    ///
    /// Time depends on `exponent_bits` and the lengths only.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// let m = BoxedModulus::new(&[1_000_003])?;
    /// let x = m.pow(&m.to_form(&[5])?, &[1_000_002], 20);
    /// assert_eq!(m.from_form(&x), [1]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    #[must_use]
    pub fn pow(
        &self,
        base: &MontgomeryForm<impl Storage>,
        exponent: &[Limb],
        exponent_bits: usize,
    ) -> MontgomeryForm<S> {
        self.with(scratch::pow(self.len(), exponent_bits), |z, scratch| {
            self.pow_into(z, base, exponent, exponent_bits, scratch);
        })
    }

    /// base^exponent; time and addresses depend on the exponent, not on the base.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// let m = BoxedModulus::new(&[3233])?;
    /// let x = m.pow_vartime(&m.to_form(&[65])?, &[17]);
    /// assert_eq!(m.from_form(&x), [2790]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    #[must_use]
    pub fn pow_vartime(
        &self,
        base: &MontgomeryForm<impl Storage>,
        exponent: &[Limb],
    ) -> MontgomeryForm<S> {
        let len = scratch::pow(self.len(), limb_bits(exponent));
        self.with(len, |z, scratch| {
            self.pow_vartime_into(z, base, exponent, scratch);
        })
    }

    /// x^exponent mod m as a number, for any number x of as many limbs as m has; time and addresses depend on
    /// the exponent, not on x.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// let m = BoxedModulus::new(&[3233])?;
    /// assert_eq!(m.pow_number_vartime(&[65], &[17]), [2790]);
    /// assert_eq!(m.pow_number_vartime(&[65], &[]), [1]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    #[must_use]
    pub fn pow_number_vartime(&self, x: &[Limb], exponent: &[Limb]) -> S {
        let mut z = self.zeroed();
        let len = scratch::pow_number_vartime(self.len(), exponent);
        S::with_scratch(self.len(), len, |scratch| {
            self.pow_number_vartime_into(z.as_mut(), x, exponent, scratch);
        });
        z
    }

    /// 2^exponent for a secret exponent, of which the low `exponent_bits` bits count.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// // 341 = 11 * 31 passes Fermat's test to base 2.
    /// let m = BoxedModulus::new(&[341])?;
    /// assert_eq!(m.from_form(&m.pow_base2(&[340], 9)), [1]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    #[must_use]
    pub fn pow_base2(&self, exponent: &[Limb], exponent_bits: usize) -> MontgomeryForm<S> {
        let len = scratch::pow_base2(self.len(), exponent_bits);
        // It grows with the exponent, what is reserved on the stack does not.
        if S::LEN.is_some_and(|n| len > scratch::max_numbers(1) * n) {
            let two = self.double(&self.one());
            return self.pow(&two, exponent, exponent_bits);
        }
        self.with(len, |z, scratch| {
            self.pow_base2_into(z, exponent, exponent_bits, scratch);
        })
    }

    /// x^e * y^f for factors (x, e) and (y, f) with secret exponents, of each of which the low
    /// `exponent_bits` bits count.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// let m = BoxedModulus::new(&[101])?;
    /// let (x, y) = (m.to_form(&[2])?, m.to_form(&[3])?);
    /// let z = m.multi_pow((&x, &[5]), (&y, &[2]), 3);
    /// assert_eq!(m.from_form(&z), [32 * 9 % 101]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    #[must_use]
    pub fn multi_pow(
        &self,
        x: (&MontgomeryForm<impl Storage>, &[Limb]),
        y: (&MontgomeryForm<impl Storage>, &[Limb]),
        exponent_bits: usize,
    ) -> MontgomeryForm<S> {
        let len = scratch::multi_pow(self.len(), exponent_bits);
        self.with(len, |z, scratch| {
            self.multi_pow_into(z, x, y, exponent_bits, scratch);
        })
    }

    /// x^e * y^f for factors (x, e) and (y, f); time and addresses depend on the exponents, not on
    /// the bases.
    #[must_use]
    pub fn multi_pow_vartime(
        &self,
        x: (&MontgomeryForm<impl Storage>, &[Limb]),
        y: (&MontgomeryForm<impl Storage>, &[Limb]),
    ) -> MontgomeryForm<S> {
        let len = scratch::multi_pow(self.len(), limb_bits(x.1).max(limb_bits(y.1)));
        self.with(len, |z, scratch| {
            self.multi_pow_vartime_into(z, x, y, scratch);
        })
    }
}

/// Bits of all limbs of an exponent.
fn limb_bits(exponent: &[Limb]) -> usize {
    exponent.len() * limbs_core::LIMB_BITS
}
