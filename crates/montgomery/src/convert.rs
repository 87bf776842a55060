//! From numbers to forms and back.

use limbs_core::{Limb, lt_mask};

use crate::error::{check_buffer, check_len};
use crate::pow::ladder::Arithmetic;
use crate::{Error, Modulus, MontgomeryForm, Owned, Storage, residue, scratch};

impl<S: Storage> Modulus<S> {
    /// z = x, for a number x below m; x may have fewer limbs than m.
    ///
    /// `scratch` has [`scratch::mul`]`(n)` limbs.
    ///
    /// # Errors
    ///
    /// [`Error::NotReduced`]; [`Error::LengthMismatch`] if x has more limbs than m or z another
    /// number of them; [`Error::BufferTooShort`] for the scratch.
    pub fn to_form_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &[Limb],
        scratch: &mut [Limb],
    ) -> Result<(), Error> {
        let n = self.len();
        if x.len() > n {
            check_len("the number", x, n)?;
        }
        check_len("the form", z.limbs(), n)?;
        check_buffer(scratch, scratch::mul(n))?;
        let z = z.limbs_mut();
        z[..x.len()].copy_from_slice(x);
        z[x.len()..].fill(0);
        if lt_mask(z, self.as_limbs()) == 0 {
            z.fill(0);
            return Err(Error::NotReduced);
        }
        self.kernels()
            .mul_assign(z, self.r_squared_limbs(), scratch);
        Ok(())
    }

    /// z = x mod m, for a number x of any length; takes a product for every n limbs of x.
    ///
    /// `scratch` has [`scratch::mul`]`(n)` limbs.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`] for z, [`Error::BufferTooShort`] for the scratch.
    pub fn reduce_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &[Limb],
        scratch: &mut [Limb],
    ) -> Result<(), Error> {
        let n = self.len();
        check_len("the form", z.limbs(), n)?;
        check_buffer(scratch, scratch::mul(n))?;
        let z = z.limbs_mut();
        // Horner's rule on chunks c of n limbs, the highest first: if z = a * R then
        // (z + c) * R^2 / R = (a * R + c) * R. The product is permitted, for z + c is
        // below R and R^2 mod m below m.
        z.fill(0);
        for chunk in x.chunks(n).rev() {
            let padded = &mut scratch[..n];
            padded[..chunk.len()].copy_from_slice(chunk);
            padded[chunk.len()..].fill(0);
            residue::add_almost(z, padded, self.as_limbs());
            self.kernels()
                .mul_assign(z, self.r_squared_limbs(), scratch);
        }
        Ok(())
    }

    /// z = x mod m, a number, for a number x below m * B^n of at most 2n limbs; takes a product and a
    /// reduction.
    ///
    /// `scratch` has [`scratch::mul`]`(n)` limbs more than z.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`] if x has more than 2n limbs or for z, [`Error::BufferTooShort`] for the
    /// scratch.
    pub fn reduce_number_into(
        &self,
        z: &mut [Limb],
        x: &[Limb],
        scratch: &mut [Limb],
    ) -> Result<(), Error> {
        let n = self.len();
        if x.len() > 2 * n {
            check_len("the number", x, 2 * n)?;
        }
        check_len("the result", z, n)?;
        check_buffer(scratch, n + scratch::mul(n))?;
        let (quotient, t) = scratch.split_at_mut(n);
        t[..x.len()].copy_from_slice(x);
        t[x.len()..2 * n].fill(0);
        // x / R, and times R^2 / R.
        self.kernels().redc(quotient, &mut t[..2 * n]);
        self.kernels().mul(z, quotient, self.r_squared_limbs(), t);
        Ok(())
    }

    /// z = the number below m that x stands for.
    ///
    /// `scratch` has [`scratch::mul`]`(n)` limbs.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`], [`Error::BufferTooShort`] for the scratch.
    pub fn from_form_into(
        &self,
        z: &mut [Limb],
        x: &MontgomeryForm<impl Storage>,
        scratch: &mut [Limb],
    ) -> Result<(), Error> {
        let n = self.len();
        check_len("the result", z, n)?;
        check_len("the form", x.limbs(), n)?;
        check_buffer(scratch, scratch::mul(n))?;
        self.kernels().leave(z, x.limbs(), scratch);
        Ok(())
    }
}

impl<S: Owned> Modulus<S> {
    /// The form whose limbs these are: what [`MontgomeryForm::raw_limbs`] gave, with no product to pay.
    ///
    /// # Errors
    ///
    /// [`Error::NotReduced`]; [`Error::LengthMismatch`] unless there are as many limbs as the modulus has.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// let m = BoxedModulus::new(&[101])?;
    /// let x = m.to_form(&[7])?;
    /// let kept = x.raw_limbs().to_vec();
    /// let x = m.form_of_raw_limbs(&kept)?;
    /// assert_eq!(m.from_form(&x), [7]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    pub fn form_of_raw_limbs(&self, raw: &[Limb]) -> Result<MontgomeryForm<S>, Error> {
        check_len("the form", raw, self.len())?;
        if lt_mask(raw, self.as_limbs()) == 0 {
            return Err(Error::NotReduced);
        }
        let mut z = self.zero();
        z.limbs_mut().copy_from_slice(raw);
        Ok(z)
    }

    /// The form of a number x below m, which may have fewer limbs than m.
    ///
    /// # Errors
    ///
    /// [`Error::NotReduced`]; [`Error::LengthMismatch`] if x has more limbs than m.
    pub fn to_form(&self, x: &[Limb]) -> Result<MontgomeryForm<S>, Error> {
        let mut z = self.zero();
        S::with_scratch(self.len(), scratch::mul(self.len()), |scratch| {
            self.to_form_into(&mut z, x, scratch)
        })?;
        Ok(z)
    }

    /// The form of x mod m, for a number x of any length.
    ///
    /// ```
    /// # use montgomery::BoxedModulus;
    /// let m = BoxedModulus::new(&[101])?;
    /// let x = m.reduce(&[1000, 0, 0]);
    /// assert_eq!(m.from_form(&x), [91]);
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    #[must_use]
    pub fn reduce(&self, x: &[Limb]) -> MontgomeryForm<S> {
        let mut z = self.zero();
        S::with_scratch(self.len(), scratch::mul(self.len()), |scratch| {
            self.reduce_into(&mut z, x, scratch)
        })
        .expect("the lengths are the modulus' own");
        z
    }

    /// The number below m that x stands for, in as many limbs as m has.
    ///
    /// # Panics
    ///
    /// If x has not as many limbs as the modulus.
    #[must_use]
    pub fn from_form(&self, x: &MontgomeryForm<impl Storage>) -> S {
        let mut z = self.zeroed();
        S::with_scratch(self.len(), scratch::mul(self.len()), |scratch| {
            self.from_form_into(z.as_mut(), x, scratch)
        })
        .expect("a form of this modulus");
        z
    }
}
