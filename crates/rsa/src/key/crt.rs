//! What the private operation calculates with: the primes and the CRT values.

use super::number::{self, Secret};
use crate::Error;
use alloc::vec::Vec;
use limbs_core::Limb;
use montgomery::{BoxedForm, BoxedModulus, Power};
use zeroize::Zeroizing;

/// One half of a private operation.
type CrtPower<'a> = Power<'a, Vec<Limb>, Vec<Limb>>;

/// The primes as moduli, dP, dQ and qInv in Montgomery's form modulo p.
///
/// Both moduli have the same number of limbs, that of the longer prime, so that their
/// exponentiations can run side by side.
#[derive(Clone)]
pub(crate) struct CrtKey {
    pub(crate) p: BoxedModulus,
    pub(crate) q: BoxedModulus,
    pub(crate) dp: Secret,
    pub(crate) dq: Secret,
    pub(crate) qinv: BoxedForm,
}

impl CrtKey {
    /// Calculates dP, dQ and qInv of two different odd numbers above 1, which ought to be prime, and d.
    ///
    /// # Errors
    /// [`Error::PrimeComposite`] if q has no inverse modulo p.
    pub(super) fn new(p: &[Limb], q: &[Limb], d: &[Limb]) -> Result<Self, Error> {
        // Sizes of the primes are public.
        let bits = limbs_core::bit_len(p).max(limbs_core::bit_len(q));
        let n = number::limbs_for(bits);
        let (p, q) = (number::resized(p, n), number::resized(q, n));
        let modulus = |m: &[Limb]| BoxedModulus::new(m).map_err(|_| Error::PrimeTooSmall);
        let (mp, mq) = (modulus(&p)?, modulus(&q)?);
        let qinv = mp.invert(&mp.reduce(&q));
        Ok(Self {
            qinv: qinv.map_err(|_| Error::PrimeComposite)?,
            dp: number::rem(d, &number::minus_one(&p)),
            dq: number::rem(d, &number::minus_one(&q)),
            p: mp,
            q: mq,
        })
    }

    /// The power of x modulo p in a private operation.
    pub(crate) fn power_p<'a>(&'a self, x: &'a BoxedForm) -> CrtPower<'a> {
        self.power(&self.p, &self.dp, x)
    }

    /// The power of x modulo q in a private operation.
    pub(crate) fn power_q<'a>(&'a self, x: &'a BoxedForm) -> CrtPower<'a> {
        self.power(&self.q, &self.dq, x)
    }

    fn power<'a>(
        &self,
        modulus: &'a BoxedModulus,
        exponent: &'a [Limb],
        base: &'a BoxedForm,
    ) -> CrtPower<'a> {
        CrtPower {
            modulus,
            base,
            exponent,
            // Public lengths, and equal ones for both halves, as the engines want.
            exponent_bits: self.p.bits().max(self.q.bits()),
        }
    }

    /// qInv as a number.
    pub(super) fn qinv_limbs(&self) -> Secret {
        Zeroizing::new(self.p.from_form(&self.qinv))
    }
}
