//! Between limbs and num-bigint.

use crate::AnyLimb;
use num_bigint::BigUint;

/// The value of limbs, least significant first.
///
/// ```
/// use limbs_testkit::convert::to_biguint;
///
/// assert_eq!(to_biguint(&[2_u64, 1]), (1_u128 << 64 | 2).into());
/// ```
#[must_use]
pub fn to_biguint<W: AnyLimb>(x: &[W]) -> BigUint {
    let halves = x.iter().flat_map(|limb| {
        let limb = limb.to_u64();
        let used = if W::BITS == 64 { 2 } else { 1 };
        [limb as u32, (limb >> 32) as u32].into_iter().take(used)
    });
    BigUint::new(halves.collect())
}

/// The `n` limbs of a value.
///
/// # Panics
///
/// If the value does not fit.
///
/// ```
/// use limbs_testkit::convert::from_biguint;
///
/// let x: Vec<u32> = from_biguint(&(1_u64 << 32 | 5).into(), 3);
/// assert_eq!(x, [5, 1, 0]);
/// ```
#[must_use]
pub fn from_biguint<W: AnyLimb>(x: &BigUint, n: usize) -> Vec<W> {
    assert!(
        x.bits() <= n as u64 * u64::from(W::BITS),
        "{x:#x} has more than {n} limbs of {} bits",
        W::BITS
    );
    let mut limbs: Vec<W> = if W::BITS == 64 {
        x.iter_u64_digits().map(W::from_u64).collect()
    } else {
        x.iter_u32_digits()
            .map(|d| W::from_u64(u64::from(d)))
            .collect()
    };
    limbs.resize(n, W::from_u64(0));
    limbs
}

/// 2 to the number of bits in `n` limbs.
#[must_use]
pub fn power_of_base<W: AnyLimb>(n: usize) -> BigUint {
    BigUint::from(1_u8) << (n * W::BITS as usize)
}

/// Limbs as one hexadecimal number, for messages.
#[must_use]
pub fn hex<W: AnyLimb>(x: &[W]) -> String {
    format!("{:#x}", to_biguint(x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_widths_round_trip() {
        let x = BigUint::parse_bytes(b"123456789abcdef00000000000000000fedcba98", 16).unwrap();
        assert_eq!(to_biguint(&from_biguint::<u32>(&x, 7)), x);
        assert_eq!(to_biguint(&from_biguint::<u64>(&x, 3)), x);
        assert_eq!(to_biguint::<u64>(&[]), BigUint::ZERO);
    }

    #[test]
    #[should_panic(expected = "more than 1 limbs")]
    fn a_value_that_does_not_fit_is_refused() {
        let _: Vec<u64> = from_biguint(&(BigUint::from(1_u8) << 64), 1);
    }
}
