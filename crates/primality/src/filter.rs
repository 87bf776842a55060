//! Trial division without divisions, for secret numbers.
//!
//! Primes are multiplied into products d of one limb. A pass over x from its low
//! limb computes c with c * B^n = u - x modulo d, for u = 0 or 1: so c = 0 modulo
//! a prime p of the product exactly when p divides x - u. That each p divides c is
//! found by one product: multiplication by p^-1 permutes the residues modulo B and takes the
//! multiples of p, 0, p, 2p, ..., and nothing else, to 0, 1, 2, ... floor((B - 1) / p).
//!
//! Four products are done side by side, for a pass is a chain of dependent multiplications.
//!
//! # Time
//!
//! The passes are constant-time. After each group of four products the search stops
//! if a factor was found. That tells in which group a *rejected* number has a factor. Where
//! every candidate is drawn independently, it tells nothing about the one that is accepted.

use alloc::vec::Vec;

use limbs_core::Limb;
use limbs_core::limb::{inverse, mul_add, sub_borrow};

use crate::primes_up_to;

/// Products handled side by side.
const WIDTH: usize = 4;

/// What a pass needs of a product.
#[derive(Clone, Copy)]
struct Product {
    d: Limb,
    /// d^-1 mod B.
    inv: Limb,
    /// End of its primes in `Filter::checks`; they start where the one before ends.
    end: usize,
}

/// What the check of one prime needs.
#[derive(Clone, Copy)]
struct Check {
    /// p^-1 mod B.
    inv: Limb,
    /// floor((B - 1) / p).
    limit: Limb,
}

/// Odd primes up to a bound, prepared for trial division.
#[derive(Clone)]
pub(crate) struct Filter {
    groups: Vec<[Product; WIDTH]>,
    checks: Vec<Check>,
}

impl Product {
    /// The empty product, whose primes end where the others' do: it fills a group up.
    const fn one(end: usize) -> Self {
        Self { d: 1, inv: 1, end }
    }

    /// One step of a pass. With t = x - c + borrow * B and q = t / d modulo B,
    /// q * d = t + high * B, so that the new c = high + borrow satisfies
    /// c' * B = c - x modulo d. As high <= d - 1, c' <= d.
    #[inline(always)]
    fn step(&self, c: Limb, x: Limb) -> Limb {
        let (t, borrow) = sub_borrow(x, c, 0);
        let q = t.wrapping_mul(self.inv);
        // high <= d - 1 <= B - 2 leaves room for the borrow.
        mul_add(q, self.d, 0, 0).1 + borrow
    }
}

/// c with c * B^n = u - x modulo the odd number d, c <= d; see the module.
pub(crate) fn pass(x: &[Limb], u: Limb, d: Limb) -> Limb {
    let product = Product {
        d,
        inv: inverse(d),
        end: 0,
    };
    x.iter().fold(u, |c, &x| product.step(c, x))
}

impl Filter {
    /// The odd primes up to `bound`, which is at most 2^32 - 1.
    pub(crate) fn new(bound: u32) -> Self {
        let primes = primes_up_to(bound);
        let odd = primes.get(1..).unwrap_or_default();
        let mut checks = Vec::with_capacity(odd.len());
        let mut products = Vec::new();
        let mut d: Limb = 1;
        for &p in odd {
            let p = p as Limb;
            match d.checked_mul(p) {
                Some(longer) => d = longer,
                None => {
                    let end = checks.len();
                    let inv = inverse(d);
                    products.push(Product { d, inv, end });
                    d = p;
                }
            }
            checks.push(Check {
                inv: inverse(p),
                limit: Limb::MAX / p,
            });
        }
        let end = checks.len();
        let inv = inverse(d);
        products.push(Product { d, inv, end });
        while products.len() % WIDTH != 0 {
            products.push(Product::one(end));
        }
        let groups = products.as_chunks().0.to_vec();
        Self { groups, checks }
    }

    /// Whether one of the primes divides x - u, for u = 0 or 1.
    ///
    /// Constant-time up to the group of primes that answers, see the module. The prime itself
    /// is divisible by itself: x must be larger than the bound.
    pub(crate) fn divides(&self, x: &[Limb], u: Limb) -> bool {
        let mut start = 0;
        for group in &self.groups {
            let mut c = [u; WIDTH];
            for &x in x {
                for (c, product) in c.iter_mut().zip(group) {
                    *c = product.step(*c, x);
                }
            }
            // 1 as soon as a prime divides: the borrow of limit - c / p.
            let mut none = 1;
            for (c, product) in c.iter().zip(group) {
                for check in &self.checks[start..product.end] {
                    none &= sub_borrow(check.limit, c.wrapping_mul(check.inv), 0).1;
                }
                start = product.end;
            }
            if none == 0 {
                return true;
            }
        }
        false
    }
}

/// The bound up to which trial division of a candidate of so many bits pays.
///
/// One more prime p costs a residue for each candidate that comes so far and saves one
/// strong test in p of them: the best bound is the ratio of their times. On an AMD EPYC (Zen 4, 30 November 2026) a strong test of 1024 bits takes
/// as long as some 17,000 of the residues above in a batch with AVX-512, 36,000 with AVX2, 65,000 and more by
/// the kernels. The bound is the same for all, so that a source of random numbers gives the same primes everywhere, and
/// the cost is flat around the best one: half or twice as much costs 4 % more. The test grows with the cube of the
/// bits, the residue with the bits.
pub(crate) fn best_bound(bits: usize) -> u32 {
    let bound = bits.saturating_mul(bits) / 32;
    bound.clamp(64, 1 << 20) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn every_prime_is_found_alone() {
        // x = p * (2^127 - 1): no other factor below the bound.
        let bound = 5000;
        let filter = Filter::new(bound);
        let x = u128::MAX >> 1;
        for &p in &primes_up_to(6000) {
            let product = limbs(x, p);
            assert_eq!(filter.divides(&product, 0), p > 2 && p <= bound, "{p}");
            let mut one_more = product.clone();
            limbs_core::add_limb_assign(&mut one_more, 1);
            assert_eq!(filter.divides(&one_more, 1), p > 2 && p <= bound, "{p}");
        }
    }

    /// x * p as limbs.
    fn limbs(x: u128, p: u32) -> Vec<Limb> {
        let mut z = vec![0; 192 / limbs_core::LIMB_BITS];
        limbs_core::from_le_bytes(&mut z, &x.to_le_bytes()).unwrap();
        assert_eq!(limbs_core::mul_1_assign(&mut z, p as Limb), 0);
        z
    }

    #[test]
    fn extreme_limbs() {
        // All ones is 2^k - 1, divisible by 3, 5 and 17; with 3, 5, 17 taken out of
        // the reach, zero is divisible by everything.
        let filter = Filter::new(3);
        assert!(filter.divides(&[Limb::MAX; 3], 0));
        assert!(!filter.divides(&[Limb::MAX; 3], 1));
        assert!(filter.divides(&[0; 3], 0));
        assert!(!filter.divides(&[0; 3], 1));
        assert!(filter.divides(&[1, 0], 1));
    }

    #[test]
    fn bounds_without_odd_primes() {
        assert!(!Filter::new(0).divides(&[15], 0));
        assert!(!Filter::new(2).divides(&[15], 0));
    }

    #[test]
    fn pass_is_the_residue_times_a_unit() {
        // c * B^n = u - x modulo d.
        let d: Limb = 1_000_003;
        for x in [[0; 2], [1, 0], [Limb::MAX; 2], [d, d], [12345, 67890]] {
            for u in [0, 1] {
                let c = u128::from(pass(&x, u, d) as u64);
                let b = (1u128 << limbs_core::LIMB_BITS) % d as u128;
                let left = c * b % d as u128 * b % d as u128;
                let x = (x[1] as u128 % d as u128 * b + x[0] as u128) % d as u128;
                let d = d as u128;
                assert_eq!(left, (u as u128 + d - x) % d);
            }
        }
    }
}
