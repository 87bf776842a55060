//! The Chinese remainder theorem for two moduli.

use limbs_core::{Limb, add_assign, mul_basecase};

use crate::error::{check_buffer, check_len};
use crate::{Error, Modulus, MontgomeryForm, Storage, scratch};

/// z = the number below p * q that is x modulo p and y modulo q (H. L. Garner, 1959).
///
/// p and q are odd and coprime, of any lengths and in any order; `q_inv` is q^-1 modulo p. z has as many
/// limbs as p and q together, `scratch` [`scratch::crt`]`(np, nq)` of them.
///
/// # Errors
///
/// [`Error::LengthMismatch`], [`Error::BufferTooShort`] for the scratch. That `q_inv` is the
/// inverse is not checked.
pub fn crt_into<S: Storage>(
    z: &mut [Limb],
    (p, x): (&Modulus<S>, &MontgomeryForm<impl Storage>),
    (q, y): (&Modulus<S>, &MontgomeryForm<impl Storage>),
    q_inv: &MontgomeryForm<impl Storage>,
    scratch: &mut [Limb],
) -> Result<(), Error> {
    let (np, nq) = (p.len(), q.len());
    check_len("the result", z, np + nq)?;
    check_len("the residue modulo p", x.limbs(), np)?;
    check_len("the inverse of q", q_inv.limbs(), np)?;
    check_buffer(scratch, scratch::crt(np, nq))?;
    let (y_number, rest) = scratch.split_at_mut(nq);
    let (h, rest) = rest.split_at_mut(np);
    let (h_number, t) = rest.split_at_mut(np);
    q.from_form_into(y_number, y, t)?;
    // z = y + q * h with h = (x - y) / q mod p. It is below p * q, for
    // y <= q - 1 and h <= p - 1.
    let mut h = MontgomeryForm::zero_in(h);
    p.reduce_into(&mut h, y_number, t)?;
    p.sub_assign(&mut h, x);
    p.neg_assign(&mut h);
    p.mul_assign(&mut h, q_inv, t);
    p.from_form_into(h_number, &h, t)?;
    mul_basecase(z, h_number, q.as_limbs());
    add_assign(z, y_number);
    Ok(())
}

/// The number below p * q that is x modulo p and y modulo q; see [`crt_into`].
///
/// ```
/// use montgomery::{BoxedModulus, crt};
///
/// let (p, q) = (BoxedModulus::new(&[7])?, BoxedModulus::new(&[11])?);
/// let q_inv = p.invert(&p.reduce(q.as_limbs()))?;
/// let x = crt((&p, &p.to_form(&[3])?), (&q, &q.to_form(&[5])?), &q_inv)?;
/// assert_eq!(*x, [38, 0]);
/// # Ok::<(), montgomery::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::LengthMismatch`].
#[cfg(feature = "alloc")]
pub fn crt<S: Storage>(
    (p, x): (&Modulus<S>, &MontgomeryForm<impl Storage>),
    (q, y): (&Modulus<S>, &MontgomeryForm<impl Storage>),
    q_inv: &MontgomeryForm<impl Storage>,
) -> Result<zeroize::Zeroizing<alloc::vec::Vec<Limb>>, Error> {
    use alloc::vec;
    use zeroize::Zeroizing;

    let (np, nq) = (p.len(), q.len());
    let mut z = Zeroizing::new(vec![0; np + nq]);
    let mut scratch = Zeroizing::new(vec![0; scratch::crt(np, nq)]);
    crt_into(&mut z, (p, x), (q, y), q_inv, &mut scratch)?;
    Ok(z)
}
