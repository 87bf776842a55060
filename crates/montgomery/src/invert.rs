//! Inverses.

use limbs_core::Limb;

use crate::error::{check_buffer, check_len};
use crate::pow::ladder::Arithmetic;
use crate::{Error, Modulus, MontgomeryForm, Owned, Storage, safegcd, scratch};

/// An inversion of `safegcd`.
type Invert = fn(&mut [Limb], &[Limb], &[Limb], usize, &mut [Limb]) -> Limb;

impl<S: Storage> Modulus<S> {
    /// z = x^-1. Constant-time, but for whether x has an inverse.
    ///
    /// `scratch` has [`scratch::invert`]`(n)` limbs.
    ///
    /// # Errors
    ///
    /// [`Error::NotInvertible`] if x and the modulus have a common factor, with z = 0;
    /// [`Error::LengthMismatch`], [`Error::BufferTooShort`] for the scratch.
    pub fn invert_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &MontgomeryForm<impl Storage>,
        scratch: &mut [Limb],
    ) -> Result<(), Error> {
        self.invert_by(safegcd::invert, z, x, scratch)
    }

    /// z = x^-1 in time that depends on x and on the modulus.
    ///
    /// `scratch` has [`scratch::invert`]`(n)` limbs.
    ///
    /// # Errors
    ///
    /// As [`invert_into`](Self::invert_into).
    pub fn invert_vartime_into(
        &self,
        z: &mut MontgomeryForm<impl Storage>,
        x: &MontgomeryForm<impl Storage>,
        scratch: &mut [Limb],
    ) -> Result<(), Error> {
        self.invert_by(safegcd::invert_vartime, z, x, scratch)
    }

    fn invert_by(
        &self,
        invert: Invert,
        z: &mut MontgomeryForm<impl Storage>,
        x: &MontgomeryForm<impl Storage>,
        scratch: &mut [Limb],
    ) -> Result<(), Error> {
        let n = self.len();
        check_len("the result", z.limbs(), n)?;
        check_len("the form", x.limbs(), n)?;
        check_buffer(scratch, scratch::invert(n))?;
        let z = z.limbs_mut();
        let m = self.as_limbs();
        if invert(z, x.limbs(), m, self.bits(), scratch) == 0 {
            z.fill(0);
            return Err(Error::NotInvertible);
        }
        // z is the inverse of x * R; two products by R^2 / R make x^-1 * R of it.
        for _ in 0..2 {
            self.kernels()
                .mul_assign(z, self.r_squared_limbs(), scratch);
        }
        Ok(())
    }
}

impl<S: Owned> Modulus<S> {
    /// x^-1. Constant-time, but for whether x has an inverse.
    ///
    /// # Errors
    ///
    /// [`Error::NotInvertible`] if x and the modulus have a common factor;
    /// [`Error::LengthMismatch`].
    ///
    /// ```
    /// # use montgomery::{BoxedModulus, Error};
    /// let m = BoxedModulus::new(&[15])?;
    /// let inverse = m.invert(&m.to_form(&[7])?)?;
    /// assert_eq!(m.from_form(&inverse), [13]);
    /// assert_eq!(m.invert(&m.to_form(&[6])?).err(), Some(Error::NotInvertible));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn invert(&self, x: &MontgomeryForm<impl Storage>) -> Result<MontgomeryForm<S>, Error> {
        let mut z = self.zero();
        S::with_scratch(self.len(), scratch::invert(self.len()), |scratch| {
            self.invert_into(&mut z, x, scratch)
        })?;
        Ok(z)
    }

    /// x^-1 in time that depends on x and on the modulus.
    ///
    /// # Errors
    ///
    /// As [`invert`](Self::invert).
    pub fn invert_vartime(
        &self,
        x: &MontgomeryForm<impl Storage>,
    ) -> Result<MontgomeryForm<S>, Error> {
        let mut z = self.zero();
        S::with_scratch(self.len(), scratch::invert(self.len()), |scratch| {
            self.invert_vartime_into(&mut z, x, scratch)
        })?;
        Ok(z)
    }
}
