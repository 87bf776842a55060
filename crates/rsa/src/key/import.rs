//! Private keys from numbers: every number is checked against the others.
//!
//! Which check failed is public; nothing else about the secrets shows in time.

use super::number::{self, Secret, reveal};
use super::{Components, MAX_BITS, RsaPrivateKey, RsaPublicKey, exponent, recover};
use crate::Error;
use limbs_core::{LIMB_BYTES, Limb, bit_len, eq_mask, lt_mask};
use primality::StrongTest;

/// See [`RsaPrivateKey::from_components`].
pub(super) fn from_components(c: &Components<'_>) -> Result<RsaPrivateKey, Error> {
    let public = RsaPublicKey::new(c.n, c.e)?;
    let (n, e) = (public.modulus().as_limbs(), public.e_limbs());
    let d = private_exponent(c.d, n)?;
    let [p, q] = match c.primes {
        Some(primes) => {
            let [p, q] = parse_primes(primes, n.len())?;
            if !reveal(eq_mask(&number::mul(&p, &q), n)) {
                return Err(Error::PrimesMismatch);
            }
            [p, q]
        }
        None if c.dp.or(c.dq).or(c.qinv).is_some() => return Err(Error::CrtMismatch),
        None => recover::primes(public.modulus(), e, &d)?,
    };
    check_primes(&p, &q)?;
    exponent::check(e, &d, &p, &q)?;
    let key = RsaPrivateKey::assemble(public, &p, &q, d)?;
    check_crt(&key, c)?;
    Ok(key)
}

/// See [`RsaPrivateKey::from_primes`].
pub(super) fn from_primes(p: &[u8], q: &[u8], e: &[u8]) -> Result<RsaPrivateKey, Error> {
    let [p, q] = parse_primes([p, q], number::limbs_for(MAX_BITS))?;
    let public = public_key(&p, &q, e)?;
    check_primes(&p, &q)?;
    derive_rest(public, &p, &q)
}

/// A key of primes known to be good.
pub(super) fn from_checked_primes(
    p: &[Limb],
    q: &[Limb],
    e: &[u8],
) -> Result<RsaPrivateKey, Error> {
    derive_rest(public_key(p, q, e)?, p, q)
}

/// The public key of the modulus p * q.
fn public_key(p: &[Limb], q: &[Limb], e: &[u8]) -> Result<RsaPublicKey, Error> {
    let n = number::mul(p, q);
    RsaPublicKey::new(&number::to_be(&n, n.len() * LIMB_BYTES), e)
}

/// Calculates d, then all that follows from it.
fn derive_rest(public: RsaPublicKey, p: &[Limb], q: &[Limb]) -> Result<RsaPrivateKey, Error> {
    let d = exponent::derive(public.e_limbs(), p, q).ok_or(Error::PrivateExponentMismatch)?;
    let d = number::resized(&d, public.modulus().len());
    RsaPrivateKey::assemble(public, p, q, d)
}

/// d, in as many limbs as n.
fn private_exponent(d: &[u8], n: &[Limb]) -> Result<Secret, Error> {
    let d = number::from_be(d, n.len()).ok_or(Error::PrivateExponentOutOfRange)?;
    if !reveal(lt_mask(&[1], &d) & lt_mask(&d, n)) {
        return Err(Error::PrivateExponentOutOfRange);
    }
    Ok(d)
}

/// The primes, trimmed to their bits, which are public. Longer than `limbs` cannot be factors of n.
fn parse_primes(primes: [&[u8]; 2], limbs: usize) -> Result<[Secret; 2], Error> {
    let parse = |bytes| {
        let prime = number::from_be(bytes, limbs).ok_or(Error::PrimesMismatch)?;
        let bits = bit_len(&prime);
        if bits < 2 || prime[0] & 1 == 0 {
            return Err(Error::PrimeTooSmall);
        }
        Ok(number::resized(&prime, number::limbs_for(bits)))
    };
    let [p, q] = primes;
    Ok([parse(p)?, parse(q)?])
}

/// Refuses equal factors, and composite ones as far as strong tests to base 2 and to the base of the other
/// factor show, which need no random source.
fn check_primes(p: &[Limb], q: &[Limb]) -> Result<(), Error> {
    if reveal(eq_mask(p, q)) {
        return Err(Error::PrimesEqual);
    }
    for (prime, other) in [(p, q), (q, p)] {
        let mut test = StrongTest::new(prime).map_err(|_| Error::PrimeTooSmall)?;
        if !test.passes_base_2() || !test.passes_base(other) {
            return Err(Error::PrimeComposite);
        }
    }
    Ok(())
}

/// Compares the CRT values that were given with those calculated.
fn check_crt(key: &RsaPrivateKey, c: &Components<'_>) -> Result<(), Error> {
    let qinv = key.crt.qinv_limbs();
    let pairs = [(c.dp, &key.crt.dp), (c.dq, &key.crt.dq), (c.qinv, &qinv)];
    for (given, ours) in pairs {
        let Some(given) = given else { continue };
        let given = number::from_be(given, ours.len()).ok_or(Error::CrtMismatch)?;
        if !reveal(eq_mask(&given, ours)) {
            return Err(Error::CrtMismatch);
        }
    }
    Ok(())
}
