//! Square roots and greatest common divisors.

use super::Natural;
use crate::gcd;

impl Natural {
    /// floor(sqrt(x)).
    ///
    /// ```
    /// use limbs_core::Natural;
    /// assert_eq!(Natural::from(99_u32).isqrt(), Natural::from(9_u32));
    /// ```
    #[must_use]
    pub fn isqrt(&self) -> Self {
        if self.is_zero() {
            return Self::ZERO;
        }
        // Newton's iteration from above: from any z >= floor(sqrt(x)) the mean of z and x /
        // z is not below floor(sqrt(x)), and smaller until it is reached.
        let mut z = Self::one() << self.bit_len().div_ceil(2);
        loop {
            let next = (&z + self / &z) >> 1;
            if next >= z {
                return z;
            }
            z = next;
        }
    }

    /// Whether it is a square of a natural number.
    #[must_use]
    pub fn is_square(&self) -> bool {
        // A square is 0, 1, 4 or 9 modulo 16.
        let low = self.limbs.first().copied().unwrap_or(0) % 16;
        matches!(low, 0 | 1 | 4 | 9) && self.isqrt().square() == *self
    }

    /// The greatest common divisor, where gcd(0, y) = y.
    ///
    /// ```
    /// use limbs_core::Natural;
    /// let (x, y) = (Natural::from(12_u32), Natural::from(18_u32));
    /// assert_eq!(x.gcd(&y), Natural::from(6_u32));
    /// ```
    #[must_use]
    pub fn gcd(&self, y: &Self) -> Self {
        let (nx, ny) = (self.limbs.len(), y.limbs.len());
        let mut limbs = alloc::vec![0; nx.max(ny)];
        let mut scratch = alloc::vec![0; gcd::gcd_scratch_len(nx, ny)];
        gcd::gcd_vartime(&mut limbs, &self.limbs, &y.limbs, &mut scratch);
        crate::mul::wipe(&mut scratch);
        Self::from_vec(limbs)
    }

    /// The least common multiple; zero if one of the numbers is.
    #[must_use]
    pub fn lcm(&self, y: &Self) -> Self {
        if self.is_zero() || y.is_zero() {
            return Self::ZERO;
        }
        self / self.gcd(y) * y
    }
}
