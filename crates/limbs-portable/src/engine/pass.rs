//! Passes over a number: rows of a product in radix 2^28, several at a time.

use super::lanes::Lanes;
use super::radix28::{get, put};

/// A pass over a number: t[0..n + N - 1] += x[0..n] * y, or = where `FIRST`.
///
/// It may halt between two digits: the columns below are stored then, and the next ones, up to
/// N - 1, are its own, for their sums travel in registers. Each digit of x is loaded and each column loaded and
/// stored once.
pub(super) struct Pass<V, const N: usize, const FIRST: bool> {
    t: *mut u64,
    x: *const u64,
    y: [V; N],
    sums: [V; N],
    n: usize,
}

impl<V: Lanes, const N: usize, const FIRST: bool> Pass<V, N, FIRST> {
    /// Begins a pass.
    ///
    /// # Safety
    ///
    /// x has n digits, and t n + N - 1 columns; they are aligned for vectors, disjoint, and stay so
    /// while the pass lasts.
    #[inline(always)]
    pub(super) unsafe fn new(t: *mut u64, x: *const u64, y: [V; N], n: usize) -> Self {
        let mut sums = [V::zero(); N];
        if !FIRST {
            for (k, sum) in sums.iter_mut().take(N - 1).enumerate() {
                // SAFETY: the caller's promise.
                *sum = unsafe { get(t, k) };
            }
        }
        Self { t, x, y, sums, n }
    }

    /// Goes on from digit `from` to digit `to`, at most n.
    #[inline(always)]
    pub(super) fn run(&mut self, from: usize, to: usize) {
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

    /// Goes on from digit `from` to the end.
    #[inline(always)]
    pub(super) fn finish(mut self, from: usize) {
        self.run(from, self.n);
        for (k, sum) in self.sums.iter().take(N - 1).enumerate() {
            // SAFETY: by what was promised to `new`.
            unsafe { put(self.t, self.n + k, *sum) };
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
}
