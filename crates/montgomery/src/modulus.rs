//! The modulus and what is precomputed for it.

use core::fmt;

use limbs_core::limb::inverse;
use limbs_core::{LIMB_BITS, Limb};

use crate::error::{check_buffer, check_len};
use crate::kernels::Kernels;
use crate::pow::ladder::Arithmetic;
use crate::{Error, MontgomeryForm, Owned, Storage, residue, scratch};

/// An odd modulus m > 1 of any length, with what Montgomery arithmetic needs of it.
///
/// It has as many limbs n as it was given: leading zero limbs stay, so that two moduli
/// can be brought to one length. R is 2^(bits of n limbs).
///
/// m may be secret; its length and bit length are public. `Debug` shows only those.
/// A modulus over an array or a vector is wiped when dropped.
///
/// ```
/// use montgomery::{Limb, Modulus};
///
/// // On the stack, without allocation.
/// let m = Modulus::<[Limb; 2]>::new(&[Limb::MAX, 5])?;
/// let x = m.to_form(&[2, 1])?;
/// let y = m.sqr(&x);
/// let one = m.mul(&y, &m.invert(&y)?);
/// assert_eq!(m.from_form(&one), [1, 0]);
/// # Ok::<(), montgomery::Error>(())
/// ```
#[derive(Clone)]
pub struct Modulus<S: Storage> {
    m: S,
    /// R mod m, the form of 1.
    one: S,
    /// R^2 mod m, the form of R.
    r_squared: S,
    m0_neg_inv: Limb,
    bits: usize,
}

impl<S: Storage> Modulus<S> {
    /// The modulus that `m` holds; `one` and `r_squared`, as long as `m`, are overwritten.
    ///
    /// `scratch` has [`scratch::mul`]`(n)` limbs.
    ///
    /// # Errors
    ///
    /// [`Error::EvenModulus`], [`Error::ModulusTooSmall`] for 0 and 1, [`Error::LengthMismatch`],
    /// [`Error::BufferTooShort`] for the scratch.
    ///
    /// ```
    /// use montgomery::{Limb, Modulus, scratch};
    ///
    /// let mut buffers: [Limb; 6] = [101, 0, 0, 0, 0, 0];
    /// let (m, rest) = buffers.split_at_mut(2);
    /// let (one, r_squared) = rest.split_at_mut(2);
    /// let mut scratch = [0; scratch::mul(2)];
    /// let m = Modulus::new_in(m, one, r_squared, &mut scratch)?;
    /// assert_eq!((m.len(), m.bits()), (2, 7));
    /// # Ok::<(), montgomery::Error>(())
    /// ```
    pub fn new_in(m: S, mut one: S, mut r_squared: S, scratch: &mut [Limb]) -> Result<Self, Error> {
        let limbs = m.as_ref();
        let n = limbs.len();
        check_len("one", one.as_ref(), n)?;
        check_len("r_squared", r_squared.as_ref(), n)?;
        check_buffer(scratch, scratch::mul(n))?;
        let bits = limbs_core::bit_len(limbs);
        if bits == 0 {
            return Err(Error::ModulusTooSmall);
        }
        if limbs[0] & 1 == 0 {
            return Err(Error::EvenModulus);
        }
        if bits == 1 {
            return Err(Error::ModulusTooSmall);
        }
        let m0_neg_inv = inverse(limbs[0]).wrapping_neg();
        r_mod_m(one.as_mut(), limbs, bits);
        r_squared.as_mut().copy_from_slice(one.as_ref());
        let kernels = Kernels {
            m: limbs,
            m0_neg_inv,
            one: one.as_ref(),
        };
        r_squared_mod_m(r_squared.as_mut(), &kernels, bits, scratch);
        Ok(Self {
            m,
            one,
            r_squared,
            m0_neg_inv,
            bits,
        })
    }

    /// Limbs of the modulus and of every form and number for it.
    #[must_use]
    #[allow(clippy::len_without_is_empty)] // A modulus is never empty.
    pub fn len(&self) -> usize {
        self.m.as_ref().len()
    }

    /// Bits of the modulus.
    #[must_use]
    pub fn bits(&self) -> usize {
        self.bits
    }

    /// The modulus itself.
    #[must_use]
    pub fn as_limbs(&self) -> &[Limb] {
        self.m.as_ref()
    }

    /// -m^-1 modulo 2^(bits of a limb).
    #[must_use]
    pub fn m0_neg_inv(&self) -> Limb {
        self.m0_neg_inv
    }

    /// The modulus as the kernels take it.
    pub(crate) fn kernels(&self) -> Kernels<'_> {
        Kernels {
            m: self.as_limbs(),
            m0_neg_inv: self.m0_neg_inv,
            one: self.one.as_ref(),
        }
    }

    /// R^2 mod m.
    pub(crate) fn r_squared_limbs(&self) -> &[Limb] {
        self.r_squared.as_ref()
    }

    /// z = 1.
    ///
    /// # Panics
    ///
    /// If z has not as many limbs as the modulus.
    pub fn one_into(&self, z: &mut MontgomeryForm<impl Storage>) {
        self.kernels().set_one(z.limbs_mut());
    }
}

impl<S: Owned> Modulus<S> {
    /// The modulus m.
    ///
    /// # Errors
    ///
    /// [`Error::EvenModulus`], [`Error::ModulusTooSmall`] for 0 and 1, and, over arrays,
    /// [`Error::LengthMismatch`].
    ///
    /// ```
    /// use montgomery::{BoxedModulus, Error};
    ///
    /// assert_eq!(BoxedModulus::new(&[15])?.bits(), 4);
    /// assert_eq!(BoxedModulus::new(&[16]).err(), Some(Error::EvenModulus));
    /// assert_eq!(BoxedModulus::new(&[]).err(), Some(Error::ModulusTooSmall));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn new(m: &[Limb]) -> Result<Self, Error> {
        let n = m.len();
        let zeroed = || {
            S::zeroed(n).ok_or(Error::LengthMismatch {
                operand: "the modulus",
                expected: S::LEN.unwrap_or(n),
                given: n,
            })
        };
        let (mut copy, one, r_squared) = (zeroed()?, zeroed()?, zeroed()?);
        copy.as_mut().copy_from_slice(m);
        S::with_scratch(n, scratch::mul(n), |scratch| {
            Self::new_in(copy, one, r_squared, scratch)
        })
    }

    /// Storage for a form.
    pub(crate) fn zeroed(&self) -> S {
        S::zeroed(self.len()).expect("the modulus has this storage and length")
    }

    /// The form of 0.
    #[must_use]
    pub fn zero(&self) -> MontgomeryForm<S> {
        MontgomeryForm::zero_in(self.zeroed())
    }

    /// The form of 1.
    #[must_use]
    pub fn one(&self) -> MontgomeryForm<S> {
        let mut z = self.zero();
        self.one_into(&mut z);
        z
    }
}

impl<S: Storage> Drop for Modulus<S> {
    fn drop(&mut self) {
        self.m.wipe();
        self.one.wipe();
        self.r_squared.wipe();
    }
}

impl<S: Storage> fmt::Debug for Modulus<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Modulus")
            .field("bits", &self.bits)
            .finish_non_exhaustive()
    }
}

/// z = R mod m, by doublings from the highest power of two below m.
fn r_mod_m(z: &mut [Limb], m: &[Limb], bits: usize) {
    z.fill(0);
    // m is odd and above 1, so it is not that power of two itself.
    z[(bits - 1) / LIMB_BITS] = 1 << ((bits - 1) % LIMB_BITS);
    for _ in bits - 1..m.len() * LIMB_BITS {
        residue::double_mod(z, m);
    }
}

/// z = R^2 mod m, given z = R mod m.
///
/// R * B^k for k = n / 4, if that is whole, is the form of B^k; two squarings make the form of R of it. A
/// division takes longer than the squarings for the half of n, and is shorter for what is left.
fn r_squared_mod_m(z: &mut [Limb], kernels: &Kernels<'_>, bits: usize, scratch: &mut [Limb]) {
    let n = kernels.m.len();
    let squarings = n.trailing_zeros().min(2);
    // Both shifted until the top bit of m is set.
    let shift = n * LIMB_BITS - bits;
    let m = &mut scratch[..n];
    limbs_core::shl(m, kernels.m, shift);
    limbs_core::shl_assign(z, shift);
    limbs_core::shl_limbs_mod_assign(z, m, n >> squarings);
    limbs_core::shr_assign(z, shift);
    for _ in 0..squarings {
        kernels.sqr_assign(z, scratch);
    }
}
