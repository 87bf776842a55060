//! Montgomery products in radix 2^29, side by side.
//!
//! Digit i of a value is a vector: the digits of all the numbers. Columns are sums of products of digits, in words of 64
//! bits. Four rows of a product, of four digits of y with all of x, are added to them in one pass with four rows of
//! the reduction.
//!
//! # Reduction
//!
//! Montgomery's, by blocks of four columns, with two multiples of m. One is m4 * W^4 = c m + 1 with c = -1/m modulo
//! W^4; m4 is no longer than m. Where the four lowest columns that are left have the digits q, T - q + q (c m + 1)
//! = T - q + q m4 W^4 is T plus a multiple of m and clears them: q needs no multiplication and acts
//! on the columns above only. But c q is below W^8: up to column d this would leave a result too large by W^4. So
//! the last block is cleared by T + q m, digit by digit, each with a product by -1/m modulo W.
//!
//! The result is (x y + Q m) / R. The last block's q, W^(d - 4) times, is below R in Q. The others are digits of
//! a number below W^(d - 4), times c: below R together. So Q < 2 R, and with x, y < 4 m and 8 m <= R the
//! result is below 16 m^2 / R + 2 m <= 4 m.
//!
//! A product by one digit y <= W / 2 is reduced by one digit: (x y + (W - 1) m) / W < (2 m W + W m) / W = 3 m.
//!
//! # Columns
//!
//! 63 products of digits leave 2^58 for carries in a word. In all column c gets at most c + 1 products of the reduction
//! and of x and y, where a product by a doubled digit counts twice; above d it gets at most 2 d - 1 - c of
//! either, and four of the last block. So only columns from 31 on to 2 d - 31 may get more than 62. These are split before every
//! 20th row: what is above 29 bits goes to the next column, which leaves both below 2^36.
//!
//! A square's column has at most four products of a block by itself, from the beginning. A block of rows gives
//! eight more and four of the reduction, five of them 60. Before the first split a block of the
//! reduction is missing, which makes room for those four; after the last there is one more, but the rows that reach column c are
//! those from c - d + 1 to c / 2, not more than 11 of the last 20. A product's columns get eight from a block in all. The
//! test below runs products and squares on bounds in place of digits.
//!
//! The idea of carrying two moduli side by side in vectors is an old one; see S. Gueron and V. Krasnov, "Software implementation
//! of modular exponentiation, using advanced vector instructions architectures" (2012).

use super::convert::{self, bits_at, neg_inverse};
use super::lanes::Lanes;
use super::pass::{Both, BothFresh, First, Pass, Product, ROWS, Reduction};
use crate::Limb;

/// Bits of a digit.
pub(super) const RADIX_BITS: usize = 29;
/// Values stay below 4m.
pub(super) const BOUND_BITS: usize = 2;
/// 8m <= R.
pub(super) const SLACK_BITS: usize = 3;
/// Blocks of rows are whole.
pub(super) const DIGIT_STEP: usize = ROWS;
/// Two blocks: the last one is reduced in another way.
pub(super) const MIN_DIGITS: usize = 2 * ROWS;
/// Not a limit of the arithmetic: longer numbers are better multiplied in parts.
pub(super) const MAX_DIGITS: usize = 288;
/// Entries of a table, at most.
pub(super) const MAX_ENTRIES: usize = 64;

/// Columns are split before every such row.
const PERIOD: usize = 20;
/// So many of the lowest columns never need it, nor do so many of the highest of 2 d.
const SAFE_LOW: usize = 31;
const SAFE_HIGH: usize = 30;

/// More lanes than any engine of this radix has.
pub(super) const MAX_LANES: usize = 4;

/// The bits of a digit.
pub(super) const MASK: u64 = (1 << RADIX_BITS) - 1;

/// Words of a value of `d` digits.
#[must_use]
pub(super) fn value_words<V: Lanes>(d: usize) -> usize {
    V::LANES * d
}

/// Words of prepared moduli: m4, m, and -1/m modulo W.
#[must_use]
pub(super) fn modulus_words<V: Lanes>(d: usize) -> usize {
    V::LANES * (2 * d + 1)
}

/// Words of a table entry: two digits share a 64-bit lane.
#[must_use]
pub(super) fn entry_words<V: Lanes>(d: usize) -> usize {
    V::LANES * d.div_ceil(2)
}

/// Words of scratch: the columns of a product.
#[must_use]
pub(super) fn scratch_words<V: Lanes>(d: usize) -> usize {
    V::LANES * 2 * d
}

/// Where digit `i` of a value or a row of columns is.
#[inline(always)]
unsafe fn at<V: Lanes>(x: *const u64, i: usize) -> *const u64 {
    // SAFETY: the caller's buffer has at least i digits.
    unsafe { x.add(V::LANES * i) }
}

#[inline(always)]
unsafe fn at_mut<V: Lanes>(x: *mut u64, i: usize) -> *mut u64 {
    // SAFETY: the caller's buffer has at least i digits.
    unsafe { x.add(V::LANES * i) }
}

/// Digit `i` of a value or a row of columns.
#[inline(always)]
pub(super) unsafe fn get<V: Lanes>(x: *const u64, i: usize) -> V {
    // SAFETY: the caller's buffer has more than i digits.
    unsafe { V::load(at::<V>(x, i)) }
}

#[inline(always)]
pub(super) unsafe fn put<V: Lanes>(z: *mut u64, i: usize, v: V) {
    // SAFETY: the caller's buffer has more than i digits.
    unsafe { v.store(at_mut::<V>(z, i)) }
}

/// Digits `i..i + N`.
#[inline(always)]
pub(super) unsafe fn digits<V: Lanes, const N: usize>(x: *const u64, i: usize) -> [V; N] {
    // SAFETY: the caller's buffer has at least i + N digits.
    unsafe { core::array::from_fn(|k| get(x, i + k)) }
}

/// Splits the columns below `end` that might overflow, before row `row`.
///
/// # Safety
///
/// t has column `end`.
#[inline(always)]
unsafe fn split<V: Lanes>(t: *mut u64, row: usize, end: usize, d: usize) {
    let (from, to) = (row.max(SAFE_LOW), end.min(2 * d - SAFE_HIGH));
    if from >= to {
        return;
    }
    let mut carry = V::zero();
    // SAFETY: the caller's promise, to <= end.
    unsafe {
        for i in from..to {
            let column: V = get(t, i);
            put(t, i, column.and(V::splat(MASK)).add(carry));
            carry = column.shr::<29>();
        }
        put(t, to, get::<V>(t, to).add(carry));
    }
}

/// A last block's quotient by W^4: its digits, for columns that are to be cleared by m itself, and what they carry.
///
/// # Safety
///
/// m is prepared.
#[inline(always)]
unsafe fn last_quotient<V: Lanes>(columns: [V; ROWS], m: *const u64, d: usize) -> ([V; ROWS], V) {
    // SAFETY: the caller's promise.
    let (low, inverse): ([V; ROWS], V) = unsafe { (digits(m, d), get(m, 2 * d)) };
    let mut q = [V::zero(); ROWS];
    let mut carry = V::zero();
    for (k, column) in columns.into_iter().enumerate() {
        let mut column = column.add(carry);
        for i in 0..k {
            column = column.add(q[i].mul32(low[k - i]));
        }
        q[k] = column.mul32(inverse).and(V::splat(MASK));
        carry = column.add(q[k].mul32(low[0])).shr::<29>();
    }
    (q, carry)
}

/// z = T / W^d, where columns d - 4 and up of t and the last block q, with what it carries, times m make T.
///
/// # Safety
///
/// t has columns up to 2d - 2, m is prepared, z has d digits.
#[inline(always)]
unsafe fn finish<V: Lanes>(
    z: *mut u64,
    t: *mut u64,
    m: *const u64,
    (q, mut carry): ([V; ROWS], V),
    d: usize,
) {
    let mut digit = |column: V| {
        let column = column.add(carry);
        carry = column.shr::<29>();
        column.and(V::splat(MASK))
    };
    // SAFETY: the caller's promise.
    unsafe {
        let (t, m) = (at_mut::<V>(t, d - ROWS), at::<V>(m, d));
        let low: [V; ROWS] = digits(m, 0);
        let q = q.map(V::opaque);
        // The columns above the block with what the digits of m below the fourth give them.
        let sums = core::array::from_fn(|k| {
            let mut sum: V = get(t, ROWS + k);
            for i in k + 1..ROWS {
                sum = sum.add(q[i].mul32(low[ROWS + k - i]));
            }
            sum
        });
        let mut pass = Pass {
            t,
            x: m,
            m,
            y: q,
            q,
            sums,
        };
        let mut i = ROWS;
        while i < d {
            pass.q = pass.q.map(V::opaque);
            put(z, i - 4, digit(pass.step::<Reduction>(i)));
            put(z, i - 3, digit(pass.step::<Reduction>(i + 1)));
            put(z, i - 2, digit(pass.step::<Reduction>(i + 2)));
            put(z, i - 1, digit(pass.step::<Reduction>(i + 3)));
            i += ROWS;
        }
        for (k, sum) in pass.sums.into_iter().enumerate() {
            put(z, d - ROWS + k, digit(sum));
        }
        // There is no column 2d - 1.
        put(z, d - 1, digit(V::zero()));
    }
}

/// `engine_mul`
///
/// # Safety
///
/// As the row states; `d` is a multiple of [`DIGIT_STEP`] and at least [`MIN_DIGITS`].
#[inline(always)]
pub(super) unsafe fn mul<V: Lanes>(
    z: *mut u64,
    x: *const u64,
    y: *const u64,
    m: *const u64,
    t: *mut u64,
    d: usize,
) {
    // SAFETY: the caller's promise. The pass of row j finishes columns up to j + d + 2, of which the four
    // highest are fresh.
    unsafe {
        let mut pass = Pass::new(t, x, m, digits(y, 0));
        let columns = pass.head::<First>();
        let mut q = pass.quotient(columns);
        pass.run::<First>(ROWS, d);
        pass.end(d);
        let (mut j, mut carry) = (ROWS, V::zero());
        while j < d {
            if j.is_multiple_of(PERIOD) {
                // The last column of the rows so far.
                split::<V>(t, j, j + d - 2, d);
            }
            let t = at_mut::<V>(t, j);
            let mut pass = Pass::new(t, x, m, digits(y, j)).reducing(q, digits(t, 0));
            let columns = pass.head::<Both>();
            j += ROWS;
            if j < d {
                q = pass.quotient(columns);
            } else {
                (q, carry) = last_quotient(columns, m, d);
            }
            pass.run::<Both>(ROWS, d - ROWS);
            pass.run::<BothFresh>(d - ROWS, d);
            pass.end(d);
        }
        finish::<V>(z, t, m, (q, carry), d);
    }
}

/// Writes columns 2j..2j + 8 of a square: the products of digits j..j + 4.
#[inline(always)]
unsafe fn diagonal<V: Lanes>(t: *mut u64, x: *const u64, j: usize) {
    // SAFETY: j + ROWS <= d.
    unsafe {
        let y: [V; ROWS] = digits(x, j);
        let twice = y.map(|v| v.add(v));
        for k in 0..2 * ROWS {
            let mut column = V::zero();
            for i in 0..ROWS {
                // i + (k - i) = k, i < k - i < ROWS.
                if 2 * i < k && k < ROWS + i {
                    column = column.add(y[i].mul32(twice[k - i]));
                }
            }
            if k.is_multiple_of(2) {
                column = column.add(y[k / 2].mul32(y[k / 2]));
            }
            put(t, 2 * j + k, column);
        }
    }
}

/// `engine_sqr`
///
/// # Safety
///
/// As for [`mul`].
#[inline(always)]
pub(super) unsafe fn sqr<V: Lanes>(
    z: *mut u64,
    x: *const u64,
    m: *const u64,
    t: *mut u64,
    d: usize,
) {
    // SAFETY: the caller's promise. Row j is that of the digits above its block, doubled, from column 2j + 4 on; below it the
    // reduction is alone.
    unsafe {
        for j in (0..d).step_by(ROWS) {
            diagonal::<V>(t, x, j);
        }
        let twice = |j: usize| digits::<V, ROWS>(x, j).map(|v| v.add(v));
        let mut pass = Pass::new(t, x, m, twice(0));
        pass.sums = digits(t, ROWS);
        let mut q = pass.quotient(digits(t, 0));
        pass.run::<Product>(ROWS, d);
        pass.end(d);
        let (mut j, mut carry) = (ROWS, V::zero());
        while j < d {
            if j.is_multiple_of(PERIOD) {
                // Higher ones have no rows yet.
                split::<V>(t, j, j + d + 2, d);
            }
            let t = at_mut::<V>(t, j);
            let mut pass = Pass::new(t, x, m, twice(j)).reducing(q, digits(t, 0));
            let columns = pass.head::<Reduction>();
            j += ROWS;
            if j < d {
                q = pass.quotient(columns);
            } else {
                (q, carry) = last_quotient(columns, m, d);
            }
            pass.run::<Reduction>(ROWS, j);
            pass.run::<Both>(j, d);
            pass.end(d);
        }
        finish::<V>(z, t, m, (q, carry), d);
    }
}

/// z = (x * y + q * m) / W with the digit q that makes it whole; z = x is fine.
///
/// # Safety
///
/// x and z have d digits, m is prepared.
#[inline(always)]
unsafe fn mul_digit<V: Lanes>(z: *mut u64, x: *const u64, y: V, m: *const u64, d: usize) {
    // SAFETY: the caller's promise; digit i of x is read before digit i - 1 of z is written.
    unsafe {
        let (m, inverse) = (at::<V>(m, d), get::<V>(m, 2 * d));
        let column = get::<V>(x, 0).mul32(y);
        let q = column.mul32(inverse).and(V::splat(MASK));
        let mut carry = column.add(get::<V>(m, 0).mul32(q)).shr::<29>();
        let (mut y, mut q) = (y, q);
        for i in 1..d {
            (y, q) = (y.opaque(), q.opaque());
            let column = get::<V>(x, i).mul32(y).add(get::<V>(m, i).mul32(q));
            let column = column.add(carry);
            put(z, i - 1, column.and(V::splat(MASK)));
            carry = column.shr::<29>();
        }
        put(z, d - 1, carry);
    }
}

/// Words for each lane, aligned for vector loads.
#[repr(align(64))]
pub(super) struct Words([u64; MAX_LANES]);

impl Words {
    /// A word for each lane.
    ///
    /// # Safety
    ///
    /// There are as many.
    #[inline(always)]
    pub(super) unsafe fn load<V: Lanes>(words: *const u64) -> V {
        let mut aligned = Self([0; MAX_LANES]);
        // SAFETY: the caller's promise.
        unsafe {
            aligned.0[..V::LANES].copy_from_slice(core::slice::from_raw_parts(words, V::LANES));
            V::load(aligned.0.as_ptr())
        }
    }
}

/// `engine_mul_1`
///
/// # Safety
///
/// As the row states.
#[inline(always)]
pub(super) unsafe fn mul_1<V: Lanes>(
    z: *mut u64,
    x: *const u64,
    y: *const u64,
    m: *const u64,
    d: usize,
) {
    // SAFETY: the caller's promise; y has a word for each lane.
    unsafe { mul_digit(z, x, Words::load::<V>(y), m, d) }
}

/// `engine_modulus`: m4, m, -1/m modulo W.
///
/// 1 divided by W modulo m four times, each time by adding a multiple of m, is m4.
///
/// # Safety
///
/// As the row states.
#[inline(always)]
pub(super) unsafe fn modulus<V: Lanes>(z: *mut u64, m: *const Limb, n: usize, d: usize) {
    // SAFETY: m has `V::LANES` numbers of n limbs, z 2 d digits and a word in each lane.
    unsafe {
        convert::enter::<V, RADIX_BITS>(at_mut::<V>(z, d), m, n, d);
        for lane in 0..V::LANES {
            let inverse = neg_inverse(bits_at(m.add(lane * n), n, 0, RADIX_BITS), RADIX_BITS);
            at_mut::<V>(z, 2 * d).add(lane).write(inverse);
        }
        for i in 0..d {
            put(z, i, V::splat(u64::from(i == 0)));
        }
        for _ in 0..ROWS {
            mul_digit(z, z, V::splat(1), z, d);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The largest value that a word may have, whatever the digits. No operation used on columns gets smaller as its
    /// operands grow.
    #[derive(Clone, Copy)]
    struct Bound(u64);

    impl Lanes for Bound {
        const LANES: usize = 1;

        fn zero() -> Self {
            Self(0)
        }

        unsafe fn load(p: *const u64) -> Self {
            // SAFETY: the caller's promise.
            Self(unsafe { p.read() })
        }

        unsafe fn store(self, p: *mut u64) {
            // SAFETY: the caller's promise.
            unsafe { p.write(self.0) }
        }

        fn opaque(self) -> Self {
            self
        }

        fn mul32(self, y: Self) -> Self {
            let low = |w: u64| w.min(u64::from(u32::MAX));
            Self(low(self.0) * low(y.0))
        }

        fn add(self, y: Self) -> Self {
            Self(self.0.checked_add(y.0).expect("a column overflows"))
        }

        fn splat(word: u64) -> Self {
            Self(word)
        }

        fn and(self, y: Self) -> Self {
            Self(self.0.min(y.0))
        }

        fn or(self, _: Self) -> Self {
            unreachable!("not on columns")
        }

        fn xor(self, _: Self) -> Self {
            unreachable!("not on columns")
        }

        fn shr<const S: i32>(self) -> Self {
            Self(self.0 >> S)
        }

        fn shl<const S: i32>(self) -> Self {
            unreachable!("not on columns")
        }
    }

    #[test]
    fn no_column_overflows() {
        const WORDS: usize = 2 * MAX_DIGITS + 1;
        for d in (MIN_DIGITS..=MAX_DIGITS).step_by(DIGIT_STEP) {
            // Columns that nothing was written to overflow with whatever is added.
            let (mut z, mut t) = ([0; WORDS], [u64::MAX; WORDS]);
            let digits = [MASK; WORDS];
            let (z, t) = (z.as_mut_ptr(), t.as_mut_ptr());
            let (x, m) = (digits.as_ptr(), digits.as_ptr());
            // SAFETY: the buffers are at least as long as the rows state.
            unsafe {
                mul::<Bound>(z, x, x, m, t, d);
                sqr::<Bound>(z, x, m, t, d);
                mul_digit(z, x, Bound(1 << (RADIX_BITS - 1)), m, d);
            }
        }
    }
}
