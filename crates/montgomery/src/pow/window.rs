//! How wide a window pays, and the windows of an exponent.
//!
//! Costs are counted in products of digits: a Montgomery product of n of them is about 2n^2 + n. To read a table
//! entry costs a quarter of a product a limb by the kernels. In an engine it costs three quarters a digit: it loads,
//! masks and adds half a vector for each, which takes nearly as long as one and a half multiplications of vectors.

use limbs_core::{LIMB_BITS, Limb};

use super::ladder::PublicExponent;

/// The widest window of a power, for its table grows as 2^window.
pub(crate) const WINDOW_MAX: usize = 6;
/// The widest window of a product of two powers, which has two tables.
pub(crate) const MULTI_WINDOW_MAX: usize = 5;

/// Quarters of a product to read a digit of a table entry: by the kernels, and in an engine.
const SCAN_KERNELS: u64 = 1;
const SCAN_ENGINE: u64 = 3;

/// The cheapest fixed window up to `max` for a power of `bits` bits modulo numbers of n digits.
///
/// It never shrinks as n or `bits` grow: the costs below are lines in `bits`, and of two
/// lines that cross, the one of the wider window wins on the right.
const fn cheapest(n: usize, bits: usize, max: usize, scan: u64) -> usize {
    let (n, bits) = (n as u64, bits as u64);
    let (mut best, mut best_cost, mut w) = (1, u64::MAX, 1);
    while w <= max {
        // Costs divided by n and times 4 * 60; all windows divide 60.
        let product = 8 * n + 4;
        let table = product.saturating_mul(60 * ((1 << w) - 2));
        let windows = bits
            .saturating_mul(product + (scan << w))
            .saturating_mul(60 / w as u64);
        let cost = table.saturating_add(windows);
        if cost < best_cost {
            (best, best_cost) = (w, cost);
        }
        w += 1;
    }
    best
}

/// Bits of the window for a power of `bits` bits with a modulus of n limbs.
pub(crate) const fn window(n: usize, bits: usize) -> usize {
    cheapest(n, bits, WINDOW_MAX, SCAN_KERNELS)
}

/// Bits of the window in an engine whose numbers have d digits and whose tables at most `max_entries`
/// entries.
pub(crate) const fn engine_window(d: usize, bits: usize, max_entries: usize) -> usize {
    let max = max_entries.ilog2() as usize;
    let max = if max < WINDOW_MAX { max } else { WINDOW_MAX };
    cheapest(d, bits, max, SCAN_ENGINE)
}

/// Bits of the window for the product of two powers: each factor pays as it would alone.
pub(crate) const fn multi_window(n: usize, bits: usize) -> usize {
    cheapest(n, bits, MULTI_WINDOW_MAX, SCAN_KERNELS)
}

/// Bits of a sliding window for this very exponent, whose table of odd powers fits
/// where the fixed window's table does.
pub(crate) fn sliding_window_vartime(exponent: PublicExponent<'_>, fixed: usize) -> usize {
    let ones: usize = exponent.limbs.iter().map(|w| w.count_ones() as usize).sum();
    let bits = exponent.bits();
    // A window of w bits and the zeros after it take w + 1 bits on average; its table a
    // square and 2^(w-1) - 1 products.
    (2..=fixed + 1)
        .map(|w| (bits / (w + 1) + (1 << (w - 1)), w))
        .chain([(ones, 1)])
        .min()
        .map_or(1, |(_, w)| w)
}

/// The `width` bits of the exponent from bit `position` up, fewer than a limb; what the slice
/// has not is zero. Branches on public numbers only.
pub(crate) fn digit(exponent: &[Limb], position: usize, width: usize) -> usize {
    debug_assert!(width < LIMB_BITS);
    let (i, s) = (position / LIMB_BITS, position % LIMB_BITS);
    let limb = |i: usize| exponent.get(i).copied().unwrap_or(0);
    let mut bits = limb(i) >> s;
    if s + width > LIMB_BITS {
        bits |= limb(i + 1) << (LIMB_BITS - s);
    }
    (bits & ((1 << width) - 1)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_grow_with_the_exponent() {
        let of = |bits| window(16, bits);
        assert_eq!((of(0), of(1), of(2)), (1, 1, 1));
        assert!((1..4096).all(|bits| of(bits) <= of(bits + 1) && of(bits) <= WINDOW_MAX));
        assert!((1..200).all(|n| window(n, 1000) <= window(n + 1, 1000)));
        assert_eq!(window(16, 1024), 5);
        assert_eq!(window(32, 2048), 6);
        // Digits of 28 bits: halves of RSA with 2048, 4096 and 8192 bits.
        let of = |bits: usize| engine_window((bits + 30).div_ceil(28), bits, 64);
        assert_eq!((of(1024), of(2048), of(4096)), (5, 5, 6));
        assert_eq!(engine_window(38, 1024, 16), 4);
    }

    #[test]
    fn f4_is_squared_sixteen_times_and_multiplied_once() {
        let of = |limbs, fixed| {
            let even = false;
            sliding_window_vartime(PublicExponent { limbs, even }, fixed)
        };
        assert_eq!(of(&[65537], window(32, LIMB_BITS)), 1);
        assert_eq!(of(&[], 1), 1);
    }

    #[test]
    fn digits_straddle_limbs() {
        let e = [1 << (LIMB_BITS - 1), 0b101];
        assert_eq!(digit(&e, LIMB_BITS - 1, 4), 0b1011);
        assert_eq!(digit(&e, LIMB_BITS + 1, 5), 0b10);
        assert_eq!(digit(&e, 2 * LIMB_BITS - 2, 5), 0);
        assert_eq!(digit(&e, 5 * LIMB_BITS, 5), 0);
    }
}
