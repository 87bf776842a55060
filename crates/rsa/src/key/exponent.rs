//! The private exponent: derived from the primes, checked against them.

use super::number::{self, Secret, reveal};
use crate::Error;
use limbs_core::{Limb, is_zero_mask};
use montgomery::BoxedModulus;
use zeroize::Zeroizing;

/// d = e^-1 modulo lambda = lcm(p - 1, q - 1), or `None` if there is none. Constant-time in p and q.
///
/// lambda is even, where inversion is dear, but e is odd, small and public. With k = -lambda^-1 modulo e,
/// 1 + k * lambda is a multiple of e, and d = (1 + k * lambda) / e is the inverse:
/// below lambda, since k < e.
pub(super) fn derive(e: &[Limb], p: &[Limb], q: &[Limb]) -> Option<Secret> {
    let lambda = lcm_of_predecessors(p, q);
    let modulus = BoxedModulus::new(e).expect("the exponent is odd and above 1");
    let inverse = modulus.invert(&modulus.reduce(&lambda)).ok()?;
    let k = Zeroizing::new(modulus.from_form(&modulus.neg(&inverse)));
    let [d, _] = number::div_rem(&number::plus_one(&number::mul(&k, &lambda)), e);
    Some(number::resized(&d, lambda.len()))
}

/// Checks e * d = 1 modulo p - 1 and modulo q - 1: true of inverses modulo lambda(n) and modulo phi(n).
pub(super) fn check(e: &[Limb], d: &[Limb], p: &[Limb], q: &[Limb]) -> Result<(), Error> {
    let product = number::minus_one(&number::mul(e, d));
    for prime in [p, q] {
        let rest = number::rem(&product, &number::minus_one(prime));
        if !reveal(is_zero_mask(&rest)) {
            return Err(Error::PrivateExponentMismatch);
        }
    }
    Ok(())
}

/// lcm(p - 1, q - 1) = (p - 1) (q - 1) / gcd(p - 1, q - 1).
fn lcm_of_predecessors(p: &[Limb], q: &[Limb]) -> Secret {
    let (x, y) = (number::minus_one(p), number::minus_one(q));
    let [lcm, rest] = number::div_rem(&number::mul(&x, &y), &number::gcd(&x, &y));
    debug_assert!(reveal(is_zero_mask(&rest)));
    lcm
}
