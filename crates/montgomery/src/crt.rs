//! The Chinese remainder theorem for two moduli.

use limbs_core::{Limb, add_assign, mul_basecase};

use crate::error::{check_buffer, check_len};
use crate::pow::ladder::Arithmetic;
use crate::{Error, Modulus, MontgomeryForm, Storage, residue, scratch};

/// z = the number below p * q that is x modulo p and y modulo q (H. L. Garner, 1959).
///
/// p and q are odd and coprime, of any lengths and in any order. x and y are numbers of as many limbs as p and q,
/// y below q; `q_inv` is q^-1 modulo p. z has as many limbs as p and q together, `scratch`
/// [`scratch::crt`]`(np)` of them.
///
/// # Errors
///
/// [`Error::LengthMismatch`], [`Error::BufferTooShort`] for the scratch. That `q_inv` is the
/// inverse is not checked.
pub fn crt_into<S: Storage>(
    z: &mut [Limb],
    (p, x): (&Modulus<S>, &[Limb]),
    (q, y): (&Modulus<S>, &[Limb]),
    q_inv: &MontgomeryForm<impl Storage>,
    scratch: &mut [Limb],
) -> Result<(), Error> {
    let (np, nq) = (p.len(), q.len());
    check_len("the result", z, np + nq)?;
    check_len("the residue modulo p", x, np)?;
    check_len("the residue modulo q", y, nq)?;
    check_len("the inverse of q", q_inv.limbs(), np)?;
    check_buffer(scratch, scratch::crt(np))?;
    let (h, rest) = scratch.split_at_mut(np);
    let (g, rest) = rest.split_at_mut(np);
    let (padded, t) = rest.split_at_mut(np);
    // z = y + q * h with h = (x - y) / q mod p. It is below p * q, for
    // y <= q - 1 and h <= p - 1.
    p.mul_number_into(h, q_inv, x, t);
    if nq <= np {
        padded[..nq].copy_from_slice(y);
        padded[nq..].fill(0);
        p.mul_number_into(g, q_inv, padded, t);
    } else {
        let mut form = MontgomeryForm::zero_in(padded);
        p.reduce_into(&mut form, y, t)?;
        p.kernels().mul_assign(form.limbs_mut(), q_inv.limbs(), t);
        p.from_form_into(g, &form, t)?;
    }
    residue::sub_mod(h, g, p.as_limbs());
    mul_basecase(z, h, q.as_limbs());
    add_assign(z, y);
    Ok(())
}

/// The number below p * q that is x modulo p and y modulo q; see [`crt_into`].
///
/// ```
/// use montgomery::{BoxedModulus, crt};
///
/// let (p, q) = (BoxedModulus::new(&[7])?, BoxedModulus::new(&[11])?);
/// let q_inv = p.invert(&p.reduce(q.as_limbs()))?;
/// let x = crt((&p, &[3]), (&q, &[5]), &q_inv)?;
/// assert_eq!(x[..], [38, 0]);
/// # Ok::<(), montgomery::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::LengthMismatch`].
#[cfg(feature = "alloc")]
pub fn crt<S: Storage>(
    (p, x): (&Modulus<S>, &[Limb]),
    (q, y): (&Modulus<S>, &[Limb]),
    q_inv: &MontgomeryForm<impl Storage>,
) -> Result<zeroize::Zeroizing<alloc::boxed::Box<[Limb]>>, Error> {
    use alloc::vec;
    use zeroize::Zeroizing;

    let (np, nq) = (p.len(), q.len());
    let mut z = Zeroizing::new(vec![0; np + nq].into_boxed_slice());
    let mut scratch = Zeroizing::new(vec![0; scratch::crt(np)].into_boxed_slice());
    crt_into(&mut z, (p, x), (q, y), q_inv, &mut scratch)?;
    Ok(z)
}
