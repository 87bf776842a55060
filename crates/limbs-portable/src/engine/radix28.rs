//! Montgomery products in radix 2^28, side by side.
//!
//! Digit i of a value is a vector: the digits of all the numbers. Column sums of 28-bit products fit in 64 bits without a carry, so a
//! row of four digits times a number is loads, multiplies and adds only. The
//! moduli are scaled to M = -1 modulo 2^28, which makes the quotient digit of
//! Montgomery's reduction the low digit of its column: no multiplication stands in
//! that chain. M is kept as M + 1, whose low digit is zero:
//! T + q * M = (T - q) + q * (M + 1).
//!
//! Almost reduced: from x, y < 2M and R >= 4M follows
//! (x * y + (R - 1) * M) / R < (4M^2 + R * M) / R <= 2M.
//!
//! Columns: with d <= 128 digits below 2^28, a column is the sum of at most d
//! products x_i * y_j, d products q_i * (M + 1)_j and a carry below 2^36, hence at most
//! 256 * (2^28 - 1)^2 + 2^36 < 2^64 - 2^37 + 2^36 + 2^8 < 2^64.
//!
//! A product by one digit y <= 2^27 is reduced by one digit:
//! (x * y + (2^28 - 1) * M) / 2^28 < (2M * 2^27 + 2^28 * M) / 2^28 = 2M.
//!
//! The idea of carrying two moduli side by side in radix 2^28 is an old one for
//! SIMD units; see S. Gueron and V. Krasnov, "Software implementation of modular
//! exponentiation, using advanced vector instructions architectures" (2012).

use super::lanes::Lanes;
use super::pass::Pass;

/// Bits of a digit.
pub(super) const RADIX_BITS: usize = 28;
/// Values stay below 2M.
pub(super) const BOUND_BITS: usize = 1;
/// 4M <= R.
pub(super) const SLACK_BITS: usize = 2;
/// The last block of rows is of two digits.
pub(super) const DIGIT_STEP: usize = 2;
/// A block of rows and the head of a pass.
pub(super) const MIN_DIGITS: usize = ROWS + HEAD;
/// See the bound on columns above.
pub(super) const MAX_DIGITS: usize = 128;
/// Entries of a table, at most.
pub(super) const MAX_ENTRIES: usize = 64;
/// Rows that a pass over a number takes at once: with their accumulators and
/// temporaries they fill the sixteen registers of x86-64 and leave none idle.
const ROWS: usize = 4;

/// Digits of a pass after which the next block's quotient may be computed: it touches twice
/// as many columns as a block has.
const HEAD: usize = 2 * ROWS;

/// More lanes than any engine of this radix has.
const MAX_LANES: usize = 4;

const MASK: u64 = (1 << RADIX_BITS) - 1;
const MINUS_ONE: u64 = u64::MAX;

/// Words of a value of `d` digits.
#[must_use]
pub(super) fn value_words<V: Lanes>(d: usize) -> usize {
    V::LANES * d
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

/// Stores digits or columns `i..i + N`.
#[inline(always)]
unsafe fn put_all<V: Lanes, const N: usize>(z: *mut u64, i: usize, v: [V; N]) {
    for (k, v) in v.iter().enumerate() {
        // SAFETY: the caller's buffer has at least i + N digits.
        unsafe { put(z, i + k, *v) }
    }
}

/// Digits `i..i + N`.
#[inline(always)]
unsafe fn digits<V: Lanes, const N: usize>(x: *const u64, i: usize) -> [V; N] {
    // SAFETY: the caller's buffer has at least i + N digits.
    unsafe { core::array::from_fn(|k| get(x, i + k)) }
}

/// A whole pass.
///
/// # Safety
///
/// As for [`Pass::new`].
#[inline(always)]
unsafe fn rows<V: Lanes, const N: usize, const FIRST: bool>(
    t: *mut u64,
    x: *const u64,
    y: [V; N],
    n: usize,
) {
    // SAFETY: the caller's promise.
    unsafe { Pass::<V, N, FIRST>::new(t, x, y, n).finish(0) }
}

/// Clears columns j..j + N of t: returns the N quotient digits and adds to the
/// columns above what these owe them from the low N digits of M + 1.
#[inline(always)]
unsafe fn quotient<V: Lanes, const N: usize>(t: *mut u64, m: *const u64, j: usize) -> [V; N] {
    // SAFETY: m has at least N digits, t at least j + 2N columns, since j + N <= d, N <= d.
    unsafe {
        let mut q = [V::zero(); N];
        let mut carry = V::zero();
        for k in 0..N {
            let mut column: V = get(t, j + k);
            for (i, digit) in q.iter().enumerate() {
                // Over all of q, not up to k, so that the loop unrolls and q stays in registers.
                if i < k {
                    column = column.add(digit.mul32(get(m, k - i)));
                }
            }
            column = column.add(carry);
            q[k] = column.and(V::splat(MASK));
            carry = column.shr::<28>();
        }
        let mut above: [V; N] = digits(t, j + N);
        above[0] = above[0].add(carry);
        for (k, column) in above.iter_mut().enumerate() {
            for (i, digit) in q.iter().enumerate() {
                if i > k {
                    *column = column.add(digit.mul32(get(m, N + k - i)));
                }
            }
        }
        put_all::<V, N>(t, j + N, above);
        q
    }
}

/// Adds to t what the product or the square has yet to give to columns j..j + ROWS, and
/// more: the rows of digits j..j + ROWS of y, or of x, which is as early as a square needs them.
#[inline(always)]
unsafe fn product<V: Lanes, const SQUARE: bool>(
    t: *mut u64,
    x: *const u64,
    y: *const u64,
    j: usize,
    d: usize,
) {
    // SAFETY: the rows end at column j + d + ROWS - 2, or j + d + 0 in the last block of two.
    unsafe {
        if SQUARE {
            off_diagonal::<V>(t, x, j, d);
        } else if j + ROWS <= d {
            rows::<V, ROWS, false>(at_mut::<V>(t, j), x, digits(y, j), d);
        } else if j < d {
            rows::<V, 2, false>(at_mut::<V>(t, j), x, digits(y, j), d);
        }
    }
}

/// Reduces columns 0..d of x * y or x^2, of which t holds the first ROWS rows.
///
/// Each quotient digit waits for the one before. So a block's digits are computed in the midst of
/// the pass of the block below, as soon as that has finished the columns concerned,
/// and the rest of the pass hides their latency.
#[inline(always)]
unsafe fn reduce<V: Lanes, const SQUARE: bool>(
    t: *mut u64,
    x: *const u64,
    y: *const u64,
    m: *const u64,
    d: usize,
) {
    // SAFETY: as for `quotient`; the pass of block j covers columns j + ROWS..j + d + ROWS, which
    // are below 2d, and has finished the HEAD columns that the next block's quotient touches.
    unsafe {
        let mut q = quotient::<V, ROWS>(t, m, 0);
        let mut next = ROWS;
        loop {
            product::<V, SQUARE>(t, x, y, next, d);
            let (columns, digits) = (at_mut::<V>(t, next), at::<V>(m, ROWS));
            let mut pass = Pass::<V, ROWS, false>::new(columns, digits, q, d - ROWS);
            pass.run(0, HEAD);
            if next + ROWS <= d {
                q = quotient::<V, ROWS>(t, m, next);
                pass.finish(HEAD);
                next += ROWS;
            } else if next < d {
                let q = quotient::<V, 2>(t, m, next);
                pass.finish(HEAD);
                let (columns, digits) = (at_mut::<V>(t, next + 2), at::<V>(m, 2));
                rows::<V, 2, false>(columns, digits, q, d - 2);
                return;
            } else {
                return pass.finish(HEAD);
            }
        }
    }
}

/// z = columns d..2d with their carries.
#[inline(always)]
unsafe fn finish<V: Lanes>(z: *mut u64, t: *const u64, d: usize) {
    let mut carry = V::zero();
    for i in (0..d).step_by(2) {
        // SAFETY: t has 2d columns, z d digits.
        unsafe {
            let columns: [V; 2] = digits(t, d + i);
            let two = columns.map(|column| {
                let column = column.add(carry);
                carry = column.shr::<28>();
                column.and(V::splat(MASK))
            });
            put_all::<V, 2>(z, i, two);
        }
    }
}

/// `engine_mul`
///
/// # Safety
///
/// As the row states; `d` is even and at least [`MIN_DIGITS`].
#[inline(always)]
pub(super) unsafe fn mul<V: Lanes>(
    z: *mut u64,
    x: *const u64,
    y: *const u64,
    m: *const u64,
    t: *mut u64,
    d: usize,
) {
    // SAFETY: the caller's promise; the first pass writes d + ROWS columns at most.
    unsafe {
        for i in d + ROWS - 1..2 * d {
            put(t, i, V::zero());
        }
        rows::<V, ROWS, true>(t, x, digits(y, 0), d);
        reduce::<V, false>(t, x, y, m, d);
        finish::<V>(z, t, d);
    }
}

/// `engine_mul_1`
///
/// A row of the product and a row of the reduction in one pass: a column is at most
/// (2^28 - 1) * 2^27 + (2^28 - 1)^2 and a carry below 2^29.
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
    let mut words = Words([0; MAX_LANES]);
    // SAFETY: x, m and z have d digits, y a word for each lane; digit i of x is read before digit
    // i - 1 of z is written.
    unsafe {
        words.0[..V::LANES].copy_from_slice(core::slice::from_raw_parts(y, V::LANES));
        let mut y = V::load(words.0.as_ptr());
        let column = get::<V>(x, 0).mul32(y);
        // The low digit of M + 1 is zero: see the module.
        let mut q = column.and(V::splat(MASK));
        let mut carry = column.shr::<28>();
        for i in 1..d {
            (y, q) = (y.opaque(), q.opaque());
            let column = get::<V>(x, i).mul32(y).add(get::<V>(m, i).mul32(q));
            let column = column.add(carry);
            put(z, i - 1, column.and(V::splat(MASK)));
            carry = column.shr::<28>();
        }
        put(z, d - 1, carry);
    }
}

/// A word for each lane, aligned for vector loads.
#[repr(align(64))]
struct Words([u64; MAX_LANES]);

/// Writes columns 2j..2j + 2N of a square: the products of digits j..j + N.
#[inline(always)]
unsafe fn diagonal<V: Lanes, const N: usize>(t: *mut u64, x: *const u64, j: usize) {
    // SAFETY: j + N <= d.
    unsafe {
        let y: [V; N] = digits(x, j);
        let twice = y.map(|v| v.add(v));
        let column = |k: usize| {
            let mut column = V::zero();
            for i in 0..N {
                // i + (k - i) = k, i < k - i < N.
                if 2 * i < k && k < N + i {
                    column = column.add(y[i].mul32(twice[k - i]));
                }
            }
            if k.is_multiple_of(2) && k < 2 * N {
                column = column.add(y[k / 2].mul32(y[k / 2]));
            }
            column
        };
        for k in (0..2 * N).step_by(2) {
            put_all::<V, 2>(t, 2 * j + k, [column(k), column(k + 1)]);
        }
    }
}

/// Adds the products of digits j..j + ROWS with those above them, twice.
#[inline(always)]
unsafe fn off_diagonal<V: Lanes>(t: *mut u64, x: *const u64, j: usize, d: usize) {
    let next = j + ROWS;
    if next < d {
        // SAFETY: the rows end at column 2j + ROWS + (d - next) + ROWS - 2 < 2d.
        unsafe {
            let twice = digits::<V, ROWS>(x, j).map(|v| v.add(v));
            let (t, x) = (at_mut::<V>(t, j + next), at::<V>(x, next));
            rows::<V, ROWS, false>(t, x, twice, d - next);
        }
    }
}

/// `engine_sqr`
///
/// # Safety
///
/// As the row states; `d` is even and at least [`MIN_DIGITS`].
#[inline(always)]
pub(super) unsafe fn sqr<V: Lanes>(
    z: *mut u64,
    x: *const u64,
    m: *const u64,
    t: *mut u64,
    d: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut j = 0;
        while j + ROWS <= d {
            diagonal::<V, ROWS>(t, x, j);
            j += ROWS;
        }
        if j < d {
            diagonal::<V, 2>(t, x, j);
        }
        off_diagonal::<V>(t, x, 0, d);
        reduce::<V, true>(t, x, x, m, d);
        finish::<V>(z, t, d);
    }
}

/// `engine_pack`
///
/// # Safety
///
/// As the row states.
#[inline(always)]
pub(super) unsafe fn pack<V: Lanes>(z: *mut u64, x: *const u64, d: usize) {
    for i in 0..d / 2 {
        // SAFETY: x has d digits, z d / 2 pairs of them.
        unsafe { put(z, i, get::<V>(x, i).or(get::<V>(x, i + d / 2).shl::<32>())) }
    }
}

/// All ones in the lanes where v is zero.
#[inline(always)]
fn zero_mask<V: Lanes>(v: V) -> V {
    // v - 1 has its top bit set and v has not exactly where v = 0.
    let below = v.add(V::splat(MINUS_ONE)).and(v.xor(V::splat(MINUS_ONE)));
    below.shr::<63>().xor(V::splat(1)).add(V::splat(MINUS_ONE))
}

/// `engine_select`
///
/// # Safety
///
/// As the row states.
#[inline(always)]
pub(super) unsafe fn select<V: Lanes>(
    z: *mut u64,
    table: *const u64,
    index: *const u64,
    count: usize,
    d: usize,
) {
    /// Masks of every entry, aligned for vector loads.
    #[repr(align(64))]
    struct Masks([u64; MAX_LANES * MAX_ENTRIES]);

    let mut masks = Masks([0; MAX_LANES * MAX_ENTRIES]);
    let half = d / 2;
    // SAFETY: count <= MAX_ENTRIES entries of `half` vectors; z has d digits.
    unsafe {
        masks.0[..V::LANES].copy_from_slice(core::slice::from_raw_parts(index, V::LANES));
        let mut differ = V::load(masks.0.as_ptr());
        for entry in 0..count {
            put(masks.0.as_mut_ptr(), entry, zero_mask(differ));
            differ = differ.add(V::splat(MINUS_ONE));
        }
        // The barrier keeps the optimiser from knowing what a mask may be: it would skip entries
        // under a zero one.
        let masks = core::hint::black_box(&masks).0.as_ptr();
        let mut i = 0;
        while i + 4 <= half {
            scan::<V, 4>(z, table, masks, count, half, i);
            i += 4;
        }
        while i < half {
            scan::<V, 1>(z, table, masks, count, half, i);
            i += 1;
        }
    }
}

/// Selects and unpacks vectors i..i + N of an entry; their sums stay in registers
/// while the table is scanned.
#[inline(always)]
unsafe fn scan<V: Lanes, const N: usize>(
    z: *mut u64,
    table: *const u64,
    masks: *const u64,
    count: usize,
    half: usize,
    i: usize,
) {
    // SAFETY: as for `select`, i + N <= half.
    unsafe {
        let mut sums = [V::zero(); N];
        for entry in 0..count {
            let mask = get::<V>(masks, entry);
            let row: [V; N] = digits(table, entry * half + i);
            for (sum, v) in sums.iter_mut().zip(row) {
                *sum = sum.or(v.and(mask));
            }
        }
        for (k, sum) in sums.into_iter().enumerate() {
            put(z, i + k, sum.and(V::splat(0xffff_ffff)));
            put(z, half + i + k, sum.shr::<32>());
        }
    }
}
