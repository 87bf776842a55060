//! Sums, products and squares.

use limbs_core::Limb;

use crate::pow::ladder::Arithmetic;
use crate::{Modulus, MontgomeryForm, Owned, Storage, residue, scratch};

/// Operations on forms, where the caller says.
///
/// # Panics
///
/// All of them panic if a form has not as many limbs as the modulus or the scratch has fewer
/// than [`scratch::mul`]`(n)`.
impl<S: Storage> Modulus<S> {
    /// z = z + x.
    pub fn add_assign(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &MontgomeryForm<impl Storage>,
    ) {
        residue::add_mod(z.limbs_mut(), x.limbs(), self.as_limbs());
    }

    /// z = z - x.
    pub fn sub_assign(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &MontgomeryForm<impl Storage>,
    ) {
        residue::sub_mod(z.limbs_mut(), x.limbs(), self.as_limbs());
    }

    /// z = -z.
    pub fn neg_assign(&self, z: &mut MontgomeryForm<impl Storage>) {
        residue::neg_mod(z.limbs_mut(), self.as_limbs());
    }

    /// z = 2z.
    pub fn double_assign(&self, z: &mut MontgomeryForm<impl Storage>) {
        residue::double_mod(z.limbs_mut(), self.as_limbs());
    }

    /// z = x * y.
    pub fn mul_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &MontgomeryForm<impl Storage>,
        y: &MontgomeryForm<impl Storage>,
        scratch: &mut [Limb],
    ) {
        self.kernels()
            .mul(z.limbs_mut(), x.limbs(), y.limbs(), scratch);
    }

    /// z = x * y mod m, a number, for a form x and any number y of as many limbs as m has.
    ///
    /// One product: no number is made a form. Panics too if z or y has another length.
    pub fn mul_number_into(
        &self,
        z: &mut [Limb],
        x: &MontgomeryForm<impl Storage>,
        y: &[Limb],
        scratch: &mut [Limb],
    ) {
        // (x R mod m) * y / R; the product is permitted, for the form is below m and y below R.
        self.kernels().mul(z, x.limbs(), y, scratch);
    }

    /// z = z * x.
    pub fn mul_assign(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &MontgomeryForm<impl Storage>,
        scratch: &mut [Limb],
    ) {
        self.kernels().mul_assign(z.limbs_mut(), x.limbs(), scratch);
    }

    /// z = x^2.
    pub fn sqr_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &MontgomeryForm<impl Storage>,
        scratch: &mut [Limb],
    ) {
        self.kernels().sqr(z.limbs_mut(), x.limbs(), scratch);
    }

    /// z = z^2.
    pub fn sqr_assign(&self, z: &mut MontgomeryForm<impl Storage>, scratch: &mut [Limb]) {
        self.kernels().sqr_assign(z.limbs_mut(), scratch);
    }
}

/// Operations on forms that return a new one.
///
/// # Panics
///
/// All of them panic if a form has not as many limbs as the modulus.
impl<S: Owned> Modulus<S> {
    /// A copy of x in this modulus' storage.
    fn copied(&self, x: &MontgomeryForm<impl Storage>) -> MontgomeryForm<S> {
        let mut z = self.zero();
        z.copy_from(x);
        z
    }

    /// Runs `work` with the scratch of a product.
    fn with_mul_scratch<R>(&self, work: impl FnOnce(&mut [Limb]) -> R) -> R {
        S::with_scratch(self.len(), scratch::mul(self.len()), work)
    }

    /// x + y.
    #[must_use]
    pub fn add(
        &self,
        x: &MontgomeryForm<impl Storage>,
        y: &MontgomeryForm<impl Storage>,
    ) -> MontgomeryForm<S> {
        let mut z = self.copied(x);
        self.add_assign(&mut z, y);
        z
    }

    /// x - y.
    #[must_use]
    pub fn sub(
        &self,
        x: &MontgomeryForm<impl Storage>,
        y: &MontgomeryForm<impl Storage>,
    ) -> MontgomeryForm<S> {
        let mut z = self.copied(x);
        self.sub_assign(&mut z, y);
        z
    }

    /// -x.
    #[must_use]
    pub fn neg(&self, x: &MontgomeryForm<impl Storage>) -> MontgomeryForm<S> {
        let mut z = self.copied(x);
        self.neg_assign(&mut z);
        z
    }

    /// 2x.
    #[must_use]
    pub fn double(&self, x: &MontgomeryForm<impl Storage>) -> MontgomeryForm<S> {
        let mut z = self.copied(x);
        self.double_assign(&mut z);
        z
    }

    /// x * y.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// let m = BoxedModulus::new(&[35])?;
    /// let product = m.mul(&m.to_form(&[6])?, &m.to_form(&[8])?);
    /// assert_eq!(m.from_form(&product), [13]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    #[must_use]
    pub fn mul(
        &self,
        x: &MontgomeryForm<impl Storage>,
        y: &MontgomeryForm<impl Storage>,
    ) -> MontgomeryForm<S> {
        let mut z = self.zero();
        self.with_mul_scratch(|scratch| self.mul_into(&mut z, x, y, scratch));
        z
    }

    /// x * y mod m as a number, for a form x and any number y of as many limbs as m has.
    ///
    /// One product: no number is made a form.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// let m = BoxedModulus::new(&[35])?;
    /// assert_eq!(m.mul_number(&m.to_form(&[6])?, &[8]), [13]);
    /// assert_eq!(m.mul_number(&m.to_form(&[6])?, &[36]), [6]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    #[must_use]
    pub fn mul_number(&self, x: &MontgomeryForm<impl Storage>, y: &[Limb]) -> S {
        let mut z = self.zeroed();
        self.with_mul_scratch(|scratch| self.mul_number_into(z.as_mut(), x, y, scratch));
        z
    }

    /// x^2.
    #[must_use]
    pub fn sqr(&self, x: &MontgomeryForm<impl Storage>) -> MontgomeryForm<S> {
        let mut z = self.zero();
        self.with_mul_scratch(|scratch| self.sqr_into(&mut z, x, scratch));
        z
    }
}
