//! What the private operation calculates with: the primes and the CRT values.

use super::number::{self, Secret};
use crate::Error;
use alloc::vec::Vec;
use limbs_core::Limb;
use montgomery::{BoxedForm, BoxedModulus, Power, PreparedModuli, crt, scratch};
use zeroize::Zeroizing;

/// One half of a private operation.
pub(crate) type CrtPower<'a> = Power<'a, Vec<Limb>, Vec<Limb>>;

/// The primes as moduli, dP, dQ and qInv in Montgomery's form modulo p.
///
/// Both moduli have the same number of limbs, that of the longer prime, so that their
/// exponentiations can run side by side.
#[derive(Clone)]
pub(crate) struct CrtKey {
    /// p and q.
    moduli: PreparedModuli<2>,
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
            moduli: PreparedModuli::new([mp, mq]),
        })
    }

    pub(crate) fn p(&self) -> &BoxedModulus {
        &self.moduli.moduli()[0]
    }

    pub(crate) fn q(&self) -> &BoxedModulus {
        &self.moduli.moduli()[1]
    }

    /// Bits of the exponents: public, and as many for both halves, as the engines want.
    fn exponent_bits(&self) -> usize {
        self.p().bits().max(self.q().bits())
    }

    /// x^d modulo p and modulo q, for x of as many limbs as n.
    pub(crate) fn powers(&self, x: &[Limb]) -> [Secret; 2] {
        let [xp, xq] = self.moduli.moduli().each_ref().map(|m| reduce(m, x));
        let exponents: [&[Limb]; 2] = [&self.dp, &self.dq];
        self.moduli.pow([&xp, &xq], exponents, self.exponent_bits())
    }

    /// x modulo p and modulo q.
    pub(crate) fn halves(&self, x: &[Limb]) -> [BoxedForm; 2] {
        [self.p().reduce(x), self.q().reduce(x)]
    }

    /// The powers of [`powers`](Self::powers) of these halves, yet to be computed.
    pub(crate) fn powers_of<'a>(&'a self, halves: &'a [BoxedForm; 2]) -> [CrtPower<'a>; 2] {
        let power = |modulus, exponent, base| CrtPower {
            modulus,
            base,
            exponent,
            exponent_bits: self.exponent_bits(),
        };
        let [xp, xq] = halves;
        [power(self.p(), &self.dp, xp), power(self.q(), &self.dq, xq)]
    }

    /// The numbers of forms modulo p and modulo q.
    pub(crate) fn numbers(&self, [x, y]: [BoxedForm; 2]) -> [Secret; 2] {
        [self.p().from_form(&x), self.q().from_form(&y)]
            .map(|z| Zeroizing::new(z.into_boxed_slice()))
    }

    /// The number below p * q that is x modulo p and y modulo q.
    pub(crate) fn join(&self, [x, y]: &[Secret; 2]) -> Secret {
        crt((self.p(), x), (self.q(), y), &self.qinv).expect("of the moduli's lengths")
    }

    /// qInv as a number.
    pub(super) fn qinv_limbs(&self) -> Secret {
        Zeroizing::new(self.p().from_form(&self.qinv).into_boxed_slice())
    }
}

/// x modulo m, one of two primes, for x below their product and of as many limbs: below m * B^n, as the other
/// prime is below B^n.
fn reduce(m: &BoxedModulus, x: &[Limb]) -> Secret {
    let n = m.len();
    let (mut z, mut scratch) = (number::zeros(n), number::zeros(n + scratch::mul(n)));
    m.reduce_number_into(&mut z, x, &mut scratch)
        .expect("both moduli have the limbs of the longer");
    z
}
