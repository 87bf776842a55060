//! A pair of Montgomery products in radix 2^28.
//!
//! Digit i of a value is a vector: the digit of the first number beside that of
//! the second. Column sums of 28-bit products fit in 64 bits without a carry, so a
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
//! The idea of carrying two moduli side by side in radix 2^28 is an old one for
//! SIMD units; see S. Gueron and V. Krasnov, "Software implementation of modular
//! exponentiation, using advanced vector instructions architectures" (2012).

use super::lanes::Lanes;

/// Bits of a digit.
pub(super) const RADIX_BITS: usize = 28;
/// c is below 2^28 and 4M <= R.
pub(super) const SLACK_BITS: usize = RADIX_BITS + 2;
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

const LANES: usize = 2;
const MASK: u64 = (1 << RADIX_BITS) - 1;
const MINUS_ONE: u64 = u64::MAX;

/// Words of a value of `d` digits.
pub(super) fn value_words(d: usize) -> usize {
    LANES * d
}

/// Words of a table entry: two digits share a 64-bit lane.
pub(super) fn entry_words(d: usize) -> usize {
    LANES * d.div_ceil(2)
}

/// Words of scratch: the columns of a product.
pub(super) fn scratch_words(d: usize) -> usize {
    LANES * 2 * d
}

/// Digit `i` of a value or a row of columns.
#[inline(always)]
unsafe fn get<V: Lanes>(x: *const u64, i: usize) -> V {
    // SAFETY: the caller's buffer has more than i digits.
    unsafe { V::load(x.add(LANES * i)) }
}

#[inline(always)]
unsafe fn put<V: Lanes>(z: *mut u64, i: usize, v: V) {
    // SAFETY: the caller's buffer has more than i digits.
    unsafe { v.store(z.add(LANES * i)) }
}

/// Adds to column `i`.
#[inline(always)]
unsafe fn accumulate<V: Lanes>(t: *mut u64, i: usize, v: V) {
    // SAFETY: the caller's buffer has more than i columns.
    unsafe { put(t, i, get::<V>(t, i).add(v)) }
}

/// Digits `i..i + N`.
#[inline(always)]
unsafe fn digits<V: Lanes, const N: usize>(x: *const u64, i: usize) -> [V; N] {
    // SAFETY: the caller's buffer has at least i + N digits.
    unsafe { core::array::from_fn(|k| get(x, i + k)) }
}

/// A pass over a number: t[0..n + N - 1] += x[0..n] * y, or = where `FIRST`.
///
/// The sums of N - 1 columns travel in registers; each digit of x is loaded and
/// each column loaded and stored once. A pass may halt between two digits: the columns
/// below are stored then, and the N - 1 next ones are its own.
struct Pass<V, const N: usize, const FIRST: bool> {
    t: *mut u64,
    x: *const u64,
    y: [V; N],
    sums: [V; N],
    n: usize,
}

impl<V: Lanes, const N: usize, const FIRST: bool> Pass<V, N, FIRST> {
    /// # Safety
    ///
    /// x has n digits, t n + N - 1 columns; they are disjoint and stay so while the pass lasts.
    #[inline(always)]
    unsafe fn new(t: *mut u64, x: *const u64, y: [V; N], n: usize) -> Self {
        let mut sums = [V::zero(); N];
        if !FIRST {
            for (k, sum) in sums.iter_mut().take(N - 1).enumerate() {
                // SAFETY: the caller's promise.
                *sum = unsafe { get(t, k) };
            }
        }
        Self { t, x, y, sums, n }
    }

    /// Goes on from digit `from` to digit `to`.
    #[inline(always)]
    fn run(&mut self, from: usize, to: usize) {
        debug_assert!(from <= to && to <= self.n);
        let mut i = from;
        while i + 4 <= to {
            self.y = self.y.map(V::opaque);
            self.step(i);
            self.step(i + 1);
            self.step(i + 2);
            self.step(i + 3);
            i += 4;
        }
        self.y = self.y.map(V::opaque);
        if i + 2 <= to {
            self.step(i);
            self.step(i + 1);
            i += 2;
        }
        if i < to {
            self.step(i);
        }
    }

    /// One digit of x: finishes column i, takes in column i + N - 1.
    #[inline(always)]
    fn step(&mut self, i: usize) {
        let Self { t, x, y, sums, .. } = self;
        // SAFETY: i < n, by what was promised to `new`.
        unsafe {
            let digit = get::<V>(*x, i);
            put(*t, i, sums[0].add(digit.mul32(y[0])));
            for k in 1..N - 1 {
                sums[k - 1] = sums[k].add(digit.mul32(y[k]));
            }
            let last = digit.mul32(y[N - 1]);
            sums[N - 2] = if FIRST {
                last
            } else {
                get::<V>(*t, i + N - 1).add(last)
            };
        }
    }

    /// Goes on from digit `from` to the end.
    #[inline(always)]
    fn finish(mut self, from: usize) {
        self.run(from, self.n);
        for (k, sum) in self.sums.iter().take(N - 1).enumerate() {
            // SAFETY: by what was promised to `new`.
            unsafe { put(self.t, self.n + k, *sum) };
        }
    }
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
            let mut column = get::<V>(t, j + k);
            for (i, digit) in q.iter().enumerate().take(k) {
                column = column.add(digit.mul32(get(m, k - i)));
            }
            column = column.add(carry);
            q[k] = column.and(V::splat(MASK));
            carry = column.shr::<28>();
        }
        accumulate(t, j + N, carry);
        for k in 0..N - 1 {
            let mut column = get::<V>(t, j + N + k);
            for (i, digit) in q.iter().enumerate().skip(k + 1) {
                column = column.add(digit.mul32(get(m, N + k - i)));
            }
            put(t, j + N + k, column);
        }
        q
    }
}

/// Reduces columns 0..d. `product(j)` adds what the product has yet to give to columns
/// j..j + ROWS, and whatever else it likes.
///
/// Each quotient digit waits for the one before. So a block's digits are computed in the midst of
/// the pass of the block below, as soon as that has finished the columns concerned,
/// and the rest of the pass hides their latency.
#[inline(always)]
unsafe fn reduce<V: Lanes>(t: *mut u64, m: *const u64, d: usize, product: impl Fn(usize)) {
    // SAFETY: as for `quotient`; the pass of block j covers columns j + ROWS..j + d + ROWS - 1, which
    // are below 2d, and has finished the HEAD columns that the next block's quotient touches.
    unsafe {
        let mut q = quotient::<V, ROWS>(t, m, 0);
        let mut next = ROWS;
        loop {
            product(next);
            let (columns, digits) = (t.add(LANES * next), m.add(LANES * ROWS));
            let mut pass = Pass::<V, ROWS, false>::new(columns, digits, q, d - ROWS);
            pass.run(0, HEAD);
            if next + ROWS <= d {
                q = quotient::<V, ROWS>(t, m, next);
                pass.finish(HEAD);
                next += ROWS;
            } else if next < d {
                let q = quotient::<V, 2>(t, m, next);
                pass.finish(HEAD);
                rows::<V, 2, false>(t.add(LANES * (next + 2)), m.add(LANES * 2), q, d - 2);
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
    for i in 0..d {
        // SAFETY: t has 2d columns, z d digits.
        unsafe {
            let column = get::<V>(t, d + i).add(carry);
            put(z, i, column.and(V::splat(MASK)));
            carry = column.shr::<28>();
        }
    }
}

/// `engine_mul`
#[inline(always)]
pub(super) unsafe fn mul<V: Lanes>(
    z: *mut u64,
    x: *const u64,
    y: *const u64,
    m: *const u64,
    t: *mut u64,
    d: usize,
) {
    // SAFETY: buffers as the row states; d is even and at least MIN_DIGITS.
    unsafe {
        for i in d + ROWS - 1..2 * d {
            put(t, i, V::zero());
        }
        rows::<V, ROWS, true>(t, x, digits(y, 0), d);
        reduce::<V>(t, m, d, |j| {
            let t = t.add(LANES * j);
            if j + ROWS <= d {
                rows::<V, ROWS, false>(t, x, digits(y, j), d);
            } else if j < d {
                rows::<V, 2, false>(t, x, digits(y, j), d);
            }
        });
        finish::<V>(z, t, d);
    }
}

/// Writes columns 2j..2j + 2N of a square: the products of digits j..j + N.
#[inline(always)]
unsafe fn diagonal<V: Lanes, const N: usize>(t: *mut u64, x: *const u64, j: usize) {
    // SAFETY: j + N <= d.
    unsafe {
        let y: [V; N] = digits(x, j);
        let twice = y.map(|v| v.add(v));
        for k in 0..2 * N - 1 {
            let mut column = V::zero();
            for i in 0..N {
                if i < k - i.min(k) && k - i < N {
                    column = column.add(y[i].mul32(twice[k - i]));
                }
            }
            if k % 2 == 0 {
                column = column.add(y[k / 2].mul32(y[k / 2]));
            }
            put(t, 2 * j + k, column);
        }
        put(t, 2 * j + 2 * N - 1, V::zero());
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
            let (t, x) = (t.add(LANES * (j + next)), x.add(LANES * next));
            rows::<V, ROWS, false>(t, x, twice, d - next);
        }
    }
}

/// `engine_sqr`
#[inline(always)]
pub(super) unsafe fn sqr<V: Lanes>(
    z: *mut u64,
    x: *const u64,
    m: *const u64,
    t: *mut u64,
    d: usize,
) {
    // SAFETY: buffers as the row states; d is even and at least MIN_DIGITS.
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
        // Digits from j on have no part in the columns below 2j: this is early enough.
        reduce::<V>(t, m, d, |j| off_diagonal::<V>(t, x, j, d));
        finish::<V>(z, t, d);
    }
}

/// `engine_pack`
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
    struct Masks([u64; LANES * MAX_ENTRIES]);

    let mut masks = Masks([0; LANES * MAX_ENTRIES]);
    let half = d / 2;
    // SAFETY: count <= MAX_ENTRIES entries of `half` vectors; z has d digits.
    unsafe {
        masks.0[..LANES].copy_from_slice(core::slice::from_raw_parts(index, LANES));
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
