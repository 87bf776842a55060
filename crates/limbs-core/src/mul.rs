//! Products of any length: schoolbook kernels below a threshold, Karatsuba above.
//!
//! Karatsuba's method (1962): with x = x1 * b + x0, y = y1 * b + y0 and b = B^h,
//!
//! ```text
//! x * y = x1 y1 b^2 + (x1 y1 + x0 y0 - (x0 - x1)(y0 - y1)) b + x0 y0,
//! ```
//!
//! three products of half the length instead of four. The signs of the differences
//! are secret and handled by masks.

use crate::limb::mask_from_bit;
use crate::{Limb, add_assign, add_limb_assign, add_n_assign, negate_assign, sub_limb_assign};
use crate::{mul_basecase, sqr_basecase, sub_n};

// The thresholds are where one level of splitting begins to win. Instructions, counted by
// callgrind on x86-64 with portable kernels (rustc 1.95, 30 November 2026):
//
//     limbs              24     28     32     40     48     64
//     product, whole   5869   7907  10249  15845  22657  39929
//     product, split   6145   7925   9879  14525  20083  33935
//     square, whole    3718   4870   6174   9238  12910  22078
//     square, split    4666   5818   7057   9904  13207  21181
//
// The kernels of x86-64 themselves split at 32, 48 and 64 limbs. Cycles on an AMD EPYC (Zen 4, 30 November 2026):
//
//     limbs              72     80     96    128
//     product, whole   6782   8271  11892  21701
//     product, split   7416   6978   8310  12148
//     square, whole    3543   4391   6306  10864
//     square, split    5164   3981   5203   8201

/// Whether the kernels are those written for x86-64.
const X86_64: bool = cfg!(all(target_arch = "x86_64", not(limbs_backend = "portable")));

/// From this length on, in limbs of both operands, a product is split.
pub const MUL_THRESHOLD: usize = if X86_64 { 80 } else { 32 };
/// From this length on, in limbs, a square is split.
pub const SQR_THRESHOLD: usize = if X86_64 { 80 } else { 56 };

// The halves of what is split are not empty, and the scratch of the middle product fits.
const _: () = assert!(MUL_THRESHOLD >= 4 && SQR_THRESHOLD >= 4);

/// Limbs of scratch that [`mul`] needs for operands of `nx` and `ny` limbs.
///
/// Less than 6 times the shorter length plus 6 limbs for each halving of it.
#[must_use]
pub const fn mul_scratch_len(nx: usize, ny: usize) -> usize {
    let (nx, ny) = if nx < ny { (ny, nx) } else { (nx, ny) };
    if ny < MUL_THRESHOLD {
        return 0;
    }
    let block = karatsuba_scratch_len(ny, MUL_THRESHOLD);
    if nx == ny {
        return block;
    }
    // A block's product lies in scratch, above it the scratch of that product.
    let rest = mul_scratch_len(ny, nx % ny);
    2 * ny + if rest > block { rest } else { block }
}

/// Limbs of scratch that [`sqr`] needs for an operand of `n` limbs: at most 2n plus 2 for
/// each halving.
#[must_use]
pub const fn sqr_scratch_len(n: usize) -> usize {
    karatsuba_scratch_len(n, SQR_THRESHOLD)
}

/// Scratch of a balanced product: the middle product of each level.
const fn karatsuba_scratch_len(n: usize, threshold: usize) -> usize {
    let (mut n, mut len) = (n, 0);
    while n >= threshold {
        n = n.div_ceil(2);
        len += 2 * n;
    }
    len
}

/// z = x * y, for operands of any lengths; z has as many limbs as both together.
///
/// `scratch` has at least [`mul_scratch_len`] limbs. What it holds afterwards depends on x
/// and y.
///
/// # Panics
///
/// If z has the wrong length or `scratch` is too short.
///
/// ```
/// use limbs_core::{Limb, mul, mul_scratch_len};
/// let (x, y) = ([Limb::MAX; 40], [2; 35]);
/// let mut z = [0; 75];
/// let mut scratch = [0; mul_scratch_len(40, 35)];
/// mul(&mut z, &x, &y, &mut scratch);
/// assert_eq!((z[0], z[74]), (Limb::MAX - 1, 2));
/// ```
#[inline]
pub fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
    // The short ones, to which a few cycles matter, need no scratch and stay with the caller.
    if x.len() == y.len() && is_below(x.len(), MUL_THRESHOLD) {
        return mul_basecase(z, x, y);
    }
    mul_any(z, x, y, scratch);
}

/// Whether a number of limbs is below a threshold, and not 0.
#[inline]
const fn is_below(n: usize, threshold: usize) -> bool {
    n.wrapping_sub(1) < threshold - 1
}

/// [`mul`], whatever the lengths.
#[inline(never)]
fn mul_any(z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
    assert_eq!(z.len(), x.len() + y.len(), "length of `z`");
    let needed = mul_scratch_len(x.len(), y.len());
    assert!(
        scratch.len() >= needed,
        "`scratch` has {} limbs of {needed}",
        scratch.len()
    );
    let (x, y) = if x.len() < y.len() { (y, x) } else { (x, y) };
    let n = y.len();
    if n == 0 {
        z.fill(0);
    } else if n < MUL_THRESHOLD {
        mul_basecase(z, x, y);
    } else if x.len() == n {
        mul_karatsuba(z, x, y, scratch);
    } else {
        mul_blocks(z, x, y, scratch);
    }
}

/// z = x * y for x longer than y: blocks of x as long as y, one after the other.
fn mul_blocks(z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
    let n = y.len();
    let (product, scratch) = scratch.split_at_mut(2 * n);
    mul_karatsuba(&mut z[..2 * n], &x[..n], y, scratch);
    for (i, block) in x.chunks(n).enumerate().skip(1) {
        let product = &mut product[..block.len() + n];
        mul(product, block, y, scratch);
        // z[..(i + 1) n] holds the blocks so far; no carry leaves the top, since the sum is
        // the product of y and the blocks up to this one.
        let (low, high) = product.split_at(n);
        let z = &mut z[i * n..][..block.len() + n];
        let carry = add_n_assign(&mut z[..n], low);
        z[n..].copy_from_slice(high);
        add_limb_assign(&mut z[n..], carry);
    }
}

/// z = x * y for operands of equal length, not zero.
fn mul_karatsuba(z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
    let n = x.len();
    if n < MUL_THRESHOLD {
        return mul_basecase(z, x, y);
    }
    let h = n.div_ceil(2);
    let (x0, x1) = x.split_at(h);
    let (y0, y1) = y.split_at(h);
    let (middle, scratch) = scratch.split_at_mut(2 * h);

    // z serves for |x0 - x1| and |y0 - y1| until the middle product is made; 2h <= 2n.
    let (dx, dy) = z[..2 * h].split_at_mut(h);
    let negative = absolute_difference(dx, x0, x1) ^ absolute_difference(dy, y0, y1);
    mul_karatsuba(middle, dx, dy, scratch);

    let (low, high) = z.split_at_mut(2 * h);
    mul_karatsuba(low, x0, y0, scratch);
    mul_karatsuba(high, x1, y1, scratch);
    add_middle(z, middle, negative);
}

/// z = x^2, for an operand of any length; z has twice as many limbs.
///
/// `scratch` has at least [`sqr_scratch_len`] limbs. What it holds afterwards depends on x.
///
/// # Panics
///
/// If z has the wrong length or `scratch` is too short.
#[inline]
pub fn sqr(z: &mut [Limb], x: &[Limb], scratch: &mut [Limb]) {
    if is_below(x.len(), SQR_THRESHOLD) {
        return sqr_basecase(z, x);
    }
    sqr_any(z, x, scratch);
}

/// [`sqr`], whatever the length.
#[inline(never)]
fn sqr_any(z: &mut [Limb], x: &[Limb], scratch: &mut [Limb]) {
    assert_eq!(z.len(), 2 * x.len(), "length of `z`");
    let needed = sqr_scratch_len(x.len());
    assert!(
        scratch.len() >= needed,
        "`scratch` has {} limbs of {needed}",
        scratch.len()
    );
    if !x.is_empty() {
        sqr_karatsuba(z, x, scratch);
    }
}

/// z = x^2 for an operand that is not empty.
fn sqr_karatsuba(z: &mut [Limb], x: &[Limb], scratch: &mut [Limb]) {
    let n = x.len();
    if n < SQR_THRESHOLD {
        return sqr_basecase(z, x);
    }
    let h = n.div_ceil(2);
    let (x0, x1) = x.split_at(h);
    let (middle, scratch) = scratch.split_at_mut(2 * h);

    absolute_difference(&mut z[..h], x0, x1);
    sqr_karatsuba(middle, &z[..h], scratch);

    let (low, high) = z.split_at_mut(2 * h);
    sqr_karatsuba(low, x0, scratch);
    sqr_karatsuba(high, x1, scratch);
    add_middle(z, middle, 0);
}

/// z = |x0 - x1| for x1 not longer than x0; returns the mask of x0 < x1.
fn absolute_difference(z: &mut [Limb], x0: &[Limb], x1: &[Limb]) -> Limb {
    let (low, high) = z.split_at_mut(x1.len());
    let borrow = sub_n(low, &x0[..x1.len()], x1);
    high.copy_from_slice(&x0[x1.len()..]);
    let mask = mask_from_bit(sub_limb_assign(high, borrow));
    negate_assign(z, mask);
    mask
}

/// Adds (z0 + z2 - middle) * B^h to z = z2 * B^2h + z0, where `middle` has 2h limbs.
///
/// `middle` is subtracted where `negative` is zero and added where it is all ones.
fn add_middle(z: &mut [Limb], middle: &mut [Limb], negative: Limb) {
    let h = middle.len() / 2;
    let (z0, z2) = z.split_at(2 * h);
    // `top` is the limb above `middle`, in two's complement: 0 or -1 after the negation
    // (a zero that is negated carries into it and gives 0 again), then up by the carries.
    let subtract = !negative;
    let mut top = subtract.wrapping_add(negate_assign(middle, subtract));
    top = top.wrapping_add(add_n_assign(middle, z0));
    top = top.wrapping_add(add_assign(middle, z2));
    // Now it is x1 y0 + x0 y1 >= 0, less than 2 B^2h, and the product fits z.
    let carry = add_n_assign(&mut z[h..3 * h], middle);
    add_limb_assign(&mut z[3 * h..], top + carry);
}

/// [`mul`] that allocates its scratch.
///
/// # Panics
///
/// If z has not as many limbs as x and y together.
#[cfg(feature = "alloc")]
pub fn mul_alloc(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let mut scratch = alloc::vec![0; mul_scratch_len(x.len(), y.len())];
    mul(z, x, y, &mut scratch);
    wipe(&mut scratch);
}

/// [`sqr`] that allocates its scratch.
///
/// # Panics
///
/// If z has not twice as many limbs as x.
#[cfg(feature = "alloc")]
pub fn sqr_alloc(z: &mut [Limb], x: &[Limb]) {
    let mut scratch = alloc::vec![0; sqr_scratch_len(x.len())];
    sqr(z, x, &mut scratch);
    wipe(&mut scratch);
}

/// Zeroizes scratch before it is freed, where the feature `zeroize` is on.
#[cfg(feature = "alloc")]
pub(crate) fn wipe(scratch: &mut [Limb]) {
    #[cfg(feature = "zeroize")]
    zeroize::Zeroize::zeroize(scratch);
    #[cfg(not(feature = "zeroize"))]
    let _ = scratch;
}
