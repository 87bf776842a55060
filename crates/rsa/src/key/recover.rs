//! The primes of a key of which only n, e and d are known.
//!
//! The method of NIST SP 800-56B, appendix C: e * d - 1 is a multiple of the order of every g modulo n. Write it
//! as r * 2^t with r odd; among g^r, g^(2r), g^(4r), ... the last before 1 is a square root of
//! 1, and for at least half of all g one other than 1 and -1, which gives a factor. Bases are the
//! small primes instead of random numbers: a key is read without a random source.

use super::number::{self, Secret, reveal};
use crate::Error;
use limbs_core::{Limb, bit_len, is_zero_mask, lt_mask, swap};
use montgomery::{BoxedForm, BoxedModulus};
use zeroize::Zeroizing;

/// Bases, of which each fails with one key in two at most: all with one in 2^30.
const BASES: [Limb; 30] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    101, 103, 107, 109, 113,
];

/// Squarings made whatever t is, so that t does not show. t is small: that it is above 64 happens to one key
/// in 2^60.
const SQUARINGS: usize = 64;

/// The factors of n, the larger first.
///
/// # Errors
/// [`Error::PrivateExponentMismatch`] if none is found: d does not belong to n and e, or n has not two prime
/// factors.
pub(super) fn primes(n: &BoxedModulus, e: &[Limb], d: &[Limb]) -> Result<[Secret; 2], Error> {
    let mut order = number::minus_one(&number::mul(e, d));
    let bits = bit_len(n.as_limbs()) + bit_len(e);
    let twos = limbs_core::trailing_zeros(&order);
    if twos == 0 || twos > SQUARINGS {
        return Err(Error::PrivateExponentMismatch);
    }
    limbs_core::shr_secret_assign(&mut order, twos);
    for base in BASES {
        if limbs_core::rem_limb(n.as_limbs(), base) == Ok(0) {
            return Ok(factors(n, &[base]));
        }
        // Bases are far below n, which has at least 512 bits.
        let g = n.to_form(&[base]).expect("the base is below the modulus");
        let x = n.pow(&g, &order, bits);
        if let Some(root) = square_root_of_one(n, x)? {
            let less_one = Zeroizing::new(n.from_form(&n.sub(&root, &n.one())));
            return Ok(factors(n, &less_one));
        }
    }
    Err(Error::PrivateExponentMismatch)
}

/// The square root of 1 other than 1 and -1 among x and its squares, if there is one.
///
/// # Errors
/// [`Error::PrivateExponentMismatch`] if the squares do not come to 1, as they do for the right d.
fn square_root_of_one(n: &BoxedModulus, mut x: BoxedForm) -> Result<Option<BoxedForm>, Error> {
    let one = n.one();
    let minus_one = n.neg(&one);
    let mut root = n.one();
    let mut found = 0;
    for _ in 0..SQUARINGS {
        let square = n.sqr(&x);
        let here = square.eq_mask(&one) & !x.eq_mask(&one) & !x.eq_mask(&minus_one);
        root.select_assign(&x, here);
        found |= here;
        x = square;
    }
    if !reveal(x.eq_mask(&one)) {
        return Err(Error::PrivateExponentMismatch);
    }
    Ok(reveal(found).then_some(root))
}

/// The factors gcd(x, n) and n / that, the larger first.
fn factors(n: &BoxedModulus, x: &[Limb]) -> [Secret; 2] {
    let mut p = number::gcd(x, n.as_limbs());
    let [mut q, rest] = number::div_rem(n.as_limbs(), &p);
    debug_assert!(reveal(is_zero_mask(&rest)));
    let mask = lt_mask(&p, &q);
    swap(&mut p, &mut q, mask);
    // The bits of the primes are public.
    [p, q].map(|x| number::resized(&x, number::limbs_for(bit_len(&x))))
}
