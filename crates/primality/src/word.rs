//! The certain answer for numbers of 64 bits.

/// A modulus of 64 bits in Montgomery's form, with R = 2^64.
struct Modulus {
    m: u64,
    /// -m^-1 mod 2^64.
    neg_inv: u64,
    /// R mod m, the form of 1.
    one: u64,
    /// R^2 mod m.
    r2: u64,
}

impl Modulus {
    /// `m` is odd and at least 3.
    fn new(m: u64) -> Self {
        // m * m = 1 mod 8, and each step doubles the bits that are right: 3, 6, ..., 96.
        let inv = (0..5).fold(m, |v, _| {
            v.wrapping_mul(2u64.wrapping_sub(m.wrapping_mul(v)))
        });
        let one = m.wrapping_neg() % m;
        let r2 = (u128::from(one) * u128::from(one) % u128::from(m)) as u64;
        Self {
            m,
            neg_inv: inv.wrapping_neg(),
            one,
            r2,
        }
    }

    /// x * y / R mod m, for x < m.
    fn mul(&self, x: u64, y: u64) -> u64 {
        let t = u128::from(x) * u128::from(y);
        let q = (t as u64).wrapping_mul(self.neg_inv);
        // t + q * m may need 129 bits; the low halves cancel and carry 1 unless both are zero.
        let carry = u64::from(t as u64 != 0);
        let high = ((u128::from(q) * u128::from(self.m)) >> 64) as u64;
        let (sum, over) = ((t >> 64) as u64).overflowing_add(high);
        let (sum, over2) = sum.overflowing_add(carry);
        if over | over2 | (sum >= self.m) {
            sum.wrapping_sub(self.m)
        } else {
            sum
        }
    }

    /// Whether m passes the strong test to this base. Multiples of m pass.
    fn passes(&self, base: u64) -> bool {
        let x = self.mul(base % self.m, self.r2);
        if x == 0 {
            return true;
        }
        let minus_one = self.m - self.one;
        let s = (self.m - 1).trailing_zeros();
        let d = self.m >> s;
        let mut z = self.one;
        for i in (0..64 - d.leading_zeros()).rev() {
            z = self.mul(z, z);
            if d >> i & 1 == 1 {
                z = self.mul(z, x);
            }
        }
        if z == self.one || z == minus_one {
            return true;
        }
        for _ in 1..s {
            z = self.mul(z, z);
            if z == minus_one {
                return true;
            }
        }
        false
    }
}

/// The primes by which [`is_prime_u64`] divides first.
const SMALL: [u64; 15] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];

/// Bases whose strong tests together decide every number below 2^64: Jim
/// Sinclair's, checked against Feitsma's list of all pseudoprimes to base 2 below 2^64.
const BASES: [u64; 7] = [2, 325, 9_375, 28_178, 450_775, 9_780_504, 1_795_265_022];

/// Whether n is prime, for certain. For public numbers: its time depends on n.
///
/// ```
/// assert!(primality::is_prime_u64(18_446_744_073_709_551_557)); // 2^64 - 59
/// assert!(!primality::is_prime_u64(3_215_031_751)); // passes to bases 2, 3, 5 and 7
/// ```
#[must_use]
pub fn is_prime_u64(n: u64) -> bool {
    for p in SMALL {
        // No factor up to sqrt(n): p * p > n only when every smaller prime has been tried.
        if p * p > n {
            return n >= 2;
        }
        if n.is_multiple_of(p) {
            return false;
        }
    }
    let m = Modulus::new(n);
    BASES.iter().all(|&base| m.passes(base))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::primes_up_to;

    #[test]
    fn agrees_with_the_sieve() {
        let limit = 1 << 20;
        let mut primes = primes_up_to(limit).into_iter().peekable();
        for n in 0..=limit {
            let prime = primes.next_if_eq(&n).is_some();
            assert_eq!(is_prime_u64(u64::from(n)), prime, "{n}");
        }
    }

    #[test]
    fn largest_numbers() {
        // The primes above 2^64 - 400, from the table of primes just below powers of two.
        let below: [u64; 10] = [59, 83, 95, 179, 189, 257, 279, 323, 353, 363];
        for k in 1..=363 {
            let n = u64::MAX - (k - 1);
            assert_eq!(is_prime_u64(n), below.contains(&k), "2^64 - {k}");
        }
    }
}
