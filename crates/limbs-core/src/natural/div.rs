//! Division: algorithm D for short divisors, Burnikel and Ziegler's recursion for long
//! ones.
//!
//! After C. Burnikel, J. Ziegler, "Fast Recursive Division", MPI-I-98-1-022 (1998): a
//! division of 2n limbs by n is two of 3n/2 by n, and each of these is one of n by n/2 and
//! a product. It costs a few products of n limbs, so that it is subquadratic as they are.

use alloc::vec::Vec;

use super::Natural;
use crate::limb::SignedLimb;
use crate::{LIMB_BITS, Limb, add_n_assign, compare, div, mul, shift, sub_assign, sub_limb_assign};

// Instructions of a division of 2n limbs by n, counted by callgrind on x86-64 with portable
// kernels (rustc 1.95), with one splitting, and two for 640 limbs:
//
//     limbs         160     200     240      319      640
//     algorithm D  294067  447089  632115  1096364  4252046
//     split        289882  420346  569068   900184  2752219

/// From this length of the divisor on, in limbs, a division is split.
const THRESHOLD: usize = 160;

impl Natural {
    /// Quotient and remainder.
    ///
    /// # Panics
    ///
    /// If d is zero; see [`checked_div_rem`](Self::checked_div_rem).
    #[must_use]
    pub fn div_rem(&self, d: &Self) -> (Self, Self) {
        self.checked_div_rem(d).expect("division by zero")
    }

    /// Quotient and remainder, or `None` if d is zero.
    #[must_use]
    pub fn checked_div_rem(&self, d: &Self) -> Option<(Self, Self)> {
        if d.is_zero() {
            return None;
        }
        if self < d {
            return Some((Self::ZERO, self.clone()));
        }
        let (nx, nd) = (self.limbs.len(), d.limbs.len());
        let (q, r) = if nd < THRESHOLD || nx - nd < THRESHOLD {
            schoolbook(&self.limbs, &d.limbs)
        } else {
            recursive(&self.limbs, &d.limbs)
        };
        Some((Self::from_vec(q), Self::from_vec(r)))
    }

    /// The quotient, or `None` if d is zero.
    #[must_use]
    pub fn checked_div(&self, d: &Self) -> Option<Self> {
        Some(self.checked_div_rem(d)?.0)
    }

    /// The remainder, or `None` if d is zero.
    #[must_use]
    pub fn checked_rem(&self, d: &Self) -> Option<Self> {
        Some(self.checked_div_rem(d)?.1)
    }
}

/// Quotient, as long as x, and remainder, as long as d, by algorithm D; d is not zero.
fn schoolbook(x: &[Limb], d: &[Limb]) -> (Vec<Limb>, Vec<Limb>) {
    let mut q = alloc::vec![0; x.len()];
    let mut r = alloc::vec![0; d.len()];
    let mut scratch = alloc::vec![0; div::div_scratch_len(x.len(), d.len())];
    div::div_rem_vartime(&mut q, &mut r, x, d, &mut scratch).expect("the divisor is not zero");
    (q, r)
}

/// Quotient and remainder; the top limb of d is not zero, and x is not shorter than d.
fn recursive(x: &[Limb], d: &[Limb]) -> (Vec<Limb>, Vec<Limb>) {
    // A length that can be halved until it is below the threshold, at most 1/80 longer than
    // d.
    let halvings = (d.len() / THRESHOLD).ilog2() + 1;
    let n = d.len().div_ceil(1 << halvings) << halvings;
    let highest = d[d.len() - 1];
    let s = (n - d.len()) * LIMB_BITS + highest.leading_zeros() as usize;
    let mut divisor = alloc::vec![0; n];
    shift::shl(&mut divisor, d, s);
    // x is taken as a divisor's length and `short` limbs, then blocks of n limbs below them; a
    // beginning that is long is filled up to a block with zeros.
    let above = ((compare::bit_len_vartime(x) + s).div_ceil(LIMB_BITS)).saturating_sub(n);
    let (blocks, short) = match (above / n, above % n) {
        (blocks, short) if short < THRESHOLD => (blocks, short),
        (blocks, _) => (blocks + 1, 0),
    };
    let mut x2 = alloc::vec![0; blocks * n + short + n];
    shift::shl(&mut x2, x, s);

    let mut q = alloc::vec![0; blocks * n + short + 1];
    let (digits, r) = schoolbook(&x2[blocks * n..], &divisor);
    q[blocks * n..].copy_from_slice(&digits[..=short]);
    x2[blocks * n..][..n].copy_from_slice(&r);
    for i in (0..blocks).rev() {
        // Invariant: x2[(i + 1) n..][..n] < divisor.
        let (digits, r) = two_by_one(&x2[i * n..][..2 * n], &divisor);
        q[i * n..][..n].copy_from_slice(&digits);
        x2[i * n..][..n].copy_from_slice(&r);
    }
    x2.truncate(n);
    shift::shr_assign(&mut x2, s);
    (q, x2)
}

/// Quotient and remainder, of n limbs each, of 2n limbs by a normalised d of n limbs, where
/// x < d * B^n.
fn two_by_one(x: &[Limb], d: &[Limb]) -> (Vec<Limb>, Vec<Limb>) {
    let n = d.len();
    if n < THRESHOLD || !n.is_multiple_of(2) {
        let (mut q, r) = schoolbook(x, d);
        q.truncate(n);
        return (q, r);
    }
    let h = n / 2;
    let (high, mut r) = three_by_two(&x[h..], d);
    // r B^h and the lowest quarter of x.
    let mut x = x[..h].to_vec();
    x.append(&mut r);
    let (mut q, r) = three_by_two(&x, d);
    q.extend_from_slice(&high);
    (q, r)
}

/// Quotient, of h limbs, and remainder, of 2h limbs, of 3h limbs by a normalised d of 2h
/// limbs, where x < d * B^h.
fn three_by_two(x: &[Limb], d: &[Limb]) -> (Vec<Limb>, Vec<Limb>) {
    let h = d.len() / 2;
    let (d0, d1) = d.split_at(h);
    let (x0, x12) = x.split_at(h);
    // An estimate from the high half of d, at most 2 too large, and what it leaves of x12:
    // h limbs and `top`.
    let (mut q, mut rest, mut top) = if compare::cmp_vartime(&x12[h..], d1).is_lt() {
        let (q, rest) = two_by_one(x12, d1);
        (q, rest, 0)
    } else {
        // The high half of x12 is d1, for x12 < d. The estimate is B^h - 1; it leaves the
        // low half plus d1.
        let mut rest = x12[..h].to_vec();
        let carry = add_n_assign(&mut rest, d1);
        (alloc::vec![Limb::MAX; h], rest, carry)
    };
    let mut product = alloc::vec![0; 2 * h];
    mul::mul_alloc(&mut product, &q, d0);
    let mut r = x0.to_vec();
    r.append(&mut rest);
    top = top.wrapping_sub(sub_assign(&mut r, &product));
    // `top` is negative, in two's complement, where the estimate was too large.
    while (top as SignedLimb) < 0 {
        sub_limb_assign(&mut q, 1);
        top = top.wrapping_add(add_n_assign(&mut r, d));
    }
    (q, r)
}
