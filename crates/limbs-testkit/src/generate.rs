//! Awkward numbers.
//!
//! Every generator mixes uniform numbers with those at which carries, borrows and
//! comparisons go wrong: zero, one, all ones, single bits, runs of ones and zeros,
//! neighbours of powers of two, few bits set, limbs of 0, 1 and B - 1.

use crate::convert::{from_biguint, power_of_base, to_biguint};
use crate::{AnyLimb, TestRng};
use num_bigint::BigUint;

/// A kind of number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// 0.
    Zero,
    /// 1.
    One,
    /// Every bit set.
    AllOnes,
    /// A power of two.
    SingleBit,
    /// A power of two plus or minus a small number.
    NearPowerOfTwo,
    /// B^k plus or minus a small number: the carry crosses a limb's edge.
    NearPowerOfBase,
    /// Long runs of ones and of zeros.
    Runs,
    /// A few bits set.
    Sparse,
    /// A few bits clear.
    Dense,
    /// Each limb 0, 1, B/2, B - 2, B - 1 or random.
    ExtremeLimbs,
    /// A random number shorter than the buffer.
    Short,
    /// Uniform.
    Uniform,
}

/// Every shape.
pub const SHAPES: &[Shape] = &[
    Shape::Zero,
    Shape::One,
    Shape::AllOnes,
    Shape::SingleBit,
    Shape::NearPowerOfTwo,
    Shape::NearPowerOfBase,
    Shape::Runs,
    Shape::Sparse,
    Shape::Dense,
    Shape::ExtremeLimbs,
    Shape::Short,
    Shape::Uniform,
];

/// A number of `n` limbs of a random shape; uniform a quarter of the time.
///
/// ```
/// use limbs_testkit::{TestRng, generate};
///
/// let x: Vec<u32> = generate::number(&mut TestRng::new(1), 5);
/// assert_eq!(x.len(), 5);
/// ```
#[must_use]
pub fn number<W: AnyLimb>(rng: &mut TestRng, n: usize) -> Vec<W> {
    let shape = if rng.one_in(5) {
        Shape::Uniform
    } else {
        *rng.pick(SHAPES)
    };
    shaped(rng, shape, n)
}

/// A limb that is 0, 1, B/2, B - 2 or B - 1 half of the time.
#[must_use]
pub fn limb<W: AnyLimb>(rng: &mut TestRng) -> W {
    match rng.below(10) {
        0 => W::from_u64(0),
        1 => W::from_u64(1),
        2 => W::MAX,
        3 => W::from_u64(W::MAX.to_u64() - 1),
        4 => W::from_u64(1 << (W::BITS - 1)),
        5 => W::from_u64(1 << rng.below(W::BITS as usize)),
        _ => W::from_u64(rng.next_u64()),
    }
}

/// A number of `n` limbs of the shape.
#[must_use]
pub fn shaped<W: AnyLimb>(rng: &mut TestRng, shape: Shape, n: usize) -> Vec<W> {
    let (zero, one) = (W::from_u64(0), W::from_u64(1));
    if n == 0 {
        return Vec::new();
    }
    let bits = n * W::BITS as usize;
    let mut x = vec![zero; n];
    match shape {
        Shape::Zero => {}
        Shape::One => x[0] = one,
        Shape::AllOnes => x.fill(W::MAX),
        Shape::SingleBit => flip(&mut x, rng.below(bits)),
        Shape::NearPowerOfTwo => {
            let exponent = rng.below(bits + 1);
            return near(rng, &(BigUint::from(1_u8) << exponent), n);
        }
        Shape::NearPowerOfBase => {
            let exponent = rng.below(n + 1);
            return near(rng, &power_of_base::<W>(exponent), n);
        }
        Shape::Runs => runs(rng, &mut x),
        Shape::Sparse => (0..=rng.below(4)).for_each(|_| flip(&mut x, rng.below(bits))),
        Shape::Dense => {
            x.fill(W::MAX);
            (0..=rng.below(4)).for_each(|_| flip(&mut x, rng.below(bits)));
        }
        Shape::ExtremeLimbs => x.fill_with(|| limb(rng)),
        Shape::Short => {
            let used = rng.below(n);
            x[..=used].fill_with(|| W::from_u64(rng.next_u64()));
        }
        Shape::Uniform => x.fill_with(|| W::from_u64(rng.next_u64())),
    }
    x
}

/// Exchanges one bit.
fn flip<W: AnyLimb>(x: &mut [W], bit: usize) {
    let (index, bit) = (bit / W::BITS as usize, bit % W::BITS as usize);
    x[index] = W::from_u64(x[index].to_u64() ^ (1 << bit));
}

/// Fills with runs of equal bits, most of them longer than a limb is likely to
/// have by chance.
fn runs<W: AnyLimb>(rng: &mut TestRng, x: &mut [W]) {
    let bits = x.len() * W::BITS as usize;
    let (mut at, mut set) = (0, rng.one_in(2));
    while at < bits {
        let end = bits.min(at + 1 + rng.below(2 * W::BITS as usize));
        if set {
            (at..end).for_each(|bit| flip(x, bit));
        }
        (at, set) = (end, !set);
    }
}

/// `anchor` plus or minus a small number, modulo B^n.
///
/// ```
/// use limbs_testkit::{TestRng, convert::to_biguint, generate};
///
/// let m = 1_000_000_u32.into();
/// let x: Vec<u64> = generate::near(&mut TestRng::new(1), &m, 2);
/// assert!(to_biguint(&x) <= &m + 8_u8);
/// ```
#[must_use]
pub fn near<W: AnyLimb>(rng: &mut TestRng, anchor: &BigUint, n: usize) -> Vec<W> {
    let base = power_of_base::<W>(n);
    let offset = BigUint::from(rng.below(8));
    let value = if rng.one_in(2) {
        anchor + offset
    } else {
        anchor + &base - offset % &base
    };
    from_biguint(&(value % base), n)
}

/// An awkward number below `bound`: near zero, near the bound, near its half, of an awkward
/// shape, or uniform.
///
/// # Panics
///
/// If `bound` is zero.
///
/// ```
/// use limbs_testkit::{TestRng, generate};
///
/// let bound = 12_345_u32.into();
/// assert!(generate::below(&mut TestRng::new(1), &bound) < bound);
/// ```
#[must_use]
pub fn below(rng: &mut TestRng, bound: &BigUint) -> BigUint {
    assert!(*bound > BigUint::ZERO, "nothing is below 0");
    let small = BigUint::from(rng.below(4)) % bound;
    let n = bound.bits().div_ceil(32) as usize;
    match rng.below(6) {
        0 => small,
        1 | 2 => bound - 1_u8 - small,
        3 => (bound / 2_u8 + small) % bound,
        4 => to_biguint(&number::<u32>(rng, n)) % bound,
        _ => to_biguint(&shaped::<u32>(rng, Shape::Uniform, n + 1)) % bound,
    }
}

/// An odd modulus of `n` limbs, 3 or more, whose top limb is not zero: of an awkward
/// shape, or just below B^n, or just above B^(n - 1).
///
/// # Panics
///
/// If `n` is zero.
///
/// ```
/// use limbs_testkit::{TestRng, generate};
///
/// let m: Vec<u64> = generate::odd_modulus(&mut TestRng::new(1), 3);
/// assert!(m[0] % 2 == 1 && m[2] != 0);
/// ```
#[must_use]
pub fn odd_modulus<W: AnyLimb>(rng: &mut TestRng, n: usize) -> Vec<W> {
    assert!(n > 0, "a modulus has at least one limb");
    let mut m = match rng.below(5) {
        0 => near::<W>(rng, &power_of_base::<W>(n - 1), n),
        1 => near(rng, &(power_of_base::<W>(n) - 1_u8), n),
        _ => number(rng, n),
    };
    m[0] = W::from_u64(m[0].to_u64() | 1);
    if m[n - 1] == W::from_u64(0) {
        m[n - 1] = W::from_u64(1 + (rng.next_u64() >> 33));
    }
    if n == 1 && m[0] == W::from_u64(1) {
        m[0] = W::from_u64(3);
    }
    m
}

/// Two numbers of `n` limbs whose sum makes a carry start in one limb, ripple through
/// the limbs above it, and stop (or leave the top). `x` and `B^n - 1 - y` make a
/// borrow ripple the same way.
///
/// ```
/// use limbs_testkit::{TestRng, generate};
///
/// let (x, y) = generate::carry_ripple::<u64>(&mut TestRng::new(1), 4);
/// assert!((0..4).any(|i| x[i].checked_add(y[i]).is_none()));
/// ```
#[must_use]
pub fn carry_ripple<W: AnyLimb>(rng: &mut TestRng, n: usize) -> (Vec<W>, Vec<W>) {
    let mut x = shaped::<W>(rng, Shape::Uniform, n);
    let mut y = shaped::<W>(rng, Shape::Uniform, n);
    if n == 0 {
        return (x, y);
    }
    let start = rng.below(n);
    let end = start + 1 + rng.below(n - start);
    // x + y = B in the first limb of the ripple, B - 1 in the others.
    x[start] = W::from_u64(x[start].to_u64() | 1);
    y[start] = W::from_u64(x[start].to_u64().wrapping_neg());
    for i in start + 1..end {
        y[i] = W::from_u64(!x[i].to_u64());
    }
    (x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums<W: AnyLimb>() {
        let mut rng = TestRng::for_test("generate::sums");
        for n in 1..6 {
            for _ in 0..100 {
                let (x, y) = carry_ripple::<W>(&mut rng, n);
                let overflows = |i: usize| y[i].to_u64() > W::MAX.to_u64() - x[i].to_u64();
                assert!((0..n).any(overflows));
                let m = odd_modulus::<W>(&mut rng, n);
                assert_eq!(m[0].to_u64() & 1, 1);
                assert_ne!(m[n - 1].to_u64(), 0);
                let m = to_biguint(&m);
                assert!(m >= BigUint::from(3_u8));
                assert!(below(&mut rng, &m) < m);
            }
        }
    }

    #[test]
    fn generated_numbers_keep_their_promises() {
        sums::<u32>();
        sums::<u64>();
    }

    #[test]
    fn every_shape_has_the_length_asked_for() {
        let mut rng = TestRng::for_test("generate::lengths");
        for &shape in SHAPES {
            for n in 0..5 {
                assert_eq!(shaped::<u32>(&mut rng, shape, n).len(), n);
                assert_eq!(shaped::<u64>(&mut rng, shape, n).len(), n);
            }
        }
    }

    #[test]
    fn the_extremes_appear() {
        let mut rng = TestRng::for_test("generate::extremes");
        let seen: Vec<Vec<u64>> = (0..500).map(|_| number(&mut rng, 3)).collect();
        assert!(seen.contains(&vec![0; 3]));
        assert!(seen.contains(&vec![u64::MAX; 3]));
        assert!(seen.contains(&vec![1, 0, 0]));
        assert!(below(&mut rng, &BigUint::from(1_u8)) == BigUint::ZERO);
    }
}
