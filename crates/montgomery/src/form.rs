//! A residue in Montgomery form.

use core::fmt;

use limbs_core::{Limb, eq_mask, is_zero_mask};

use crate::Storage;

/// A residue x modulo m, held as x * R mod m, where R = 2^(bits of the modulus' limbs).
///
/// A type of its own, so that a plain number cannot be taken for a form:
///
/// ```compile_fail
/// # use montgomery::BoxedModulus;
/// let m = BoxedModulus::new(&[101])?;
/// let x = m.to_form(&[7])?;
/// m.mul(&x, &[3]); // `[3]` is not a form
/// # Ok::<(), montgomery::Error>(())
/// ```
///
/// Nor is a form taken for a number:
///
/// ```compile_fail
/// # use montgomery::BoxedModulus;
/// # let m = BoxedModulus::new(&[101]).unwrap();
/// let x = m.to_form(&[7]).unwrap();
/// let y = m.to_form(&x).unwrap(); // `x` is one already
/// ```
///
/// A form belongs to the modulus that made it. Another modulus of the same length
/// takes it for another number; one of another length panics.
///
/// Forms over arrays and vectors are wiped when dropped; `Debug` shows no limbs.
#[derive(Clone)]
pub struct MontgomeryForm<S: Storage> {
    limbs: S,
}

impl<S: Storage> MontgomeryForm<S> {
    /// Zero, in the given storage; a place for results.
    ///
    /// The number of limbs must be that of the modulus it is used with.
    #[must_use]
    pub fn zero_in(mut storage: S) -> Self {
        storage.as_mut().fill(0);
        Self { limbs: storage }
    }

    /// x * R mod m, which is below m.
    pub(crate) fn limbs(&self) -> &[Limb] {
        self.limbs.as_ref()
    }

    pub(crate) fn limbs_mut(&mut self) -> &mut [Limb] {
        self.limbs.as_mut()
    }

    /// The limbs of x * R mod m, the form itself and not the number: to be kept in other storage and given back to
    /// [`Modulus::form_of_raw_limbs`](crate::Modulus::form_of_raw_limbs).
    #[must_use]
    pub fn raw_limbs(&self) -> &[Limb] {
        self.limbs()
    }

    /// Takes the value of `x`.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn copy_from(&mut self, x: &MontgomeryForm<impl Storage>) {
        self.limbs_mut().copy_from_slice(x.limbs());
    }

    /// All ones if this is x, else zero. Constant-time, as `==` would not promise to be:
    ///
    /// ```compile_fail
    /// # use montgomery::BoxedModulus;
    /// # let m = BoxedModulus::new(&[101]).unwrap();
    /// assert!(m.one() == m.zero()); // no such operator
    /// ```
    #[must_use]
    pub fn eq_mask(&self, x: &MontgomeryForm<impl Storage>) -> Limb {
        eq_mask(self.limbs(), x.limbs())
    }

    /// All ones if this is zero, else zero. Constant-time.
    #[must_use]
    pub fn is_zero_mask(&self) -> Limb {
        is_zero_mask(self.limbs())
    }

    /// Takes the value of `x` where `mask` is all ones, keeps its own where it is zero.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn select_assign(&mut self, x: &MontgomeryForm<impl Storage>, mask: Limb) {
        limbs_core::select_assign(self.limbs_mut(), x.limbs(), mask);
    }
}

impl<S: Storage> Drop for MontgomeryForm<S> {
    fn drop(&mut self) {
        self.limbs.wipe();
    }
}

impl<S: Storage> fmt::Debug for MontgomeryForm<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MontgomeryForm")
            .field("len", &self.limbs().len())
            .finish_non_exhaustive()
    }
}
