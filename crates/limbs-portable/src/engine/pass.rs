//! Passes over numbers: rows of a product and of its reduction, four of each at a time.

use super::lanes::Lanes;
use super::radix29::{MASK, get, put};

/// Rows that a pass takes of a product, and of a reduction.
pub(super) const ROWS: usize = 4;

/// A pass: t[0..d + 3] += x * y + m * q, for four digits y and q.
///
/// The columns are finished one by one, from the lowest on. The sums of the next three travel in registers: each digit of x
/// and of m is loaded and each column loaded and stored once. With the factors, the two digits and a product that makes
/// fifteen vectors, of sixteen that x86-64 has.
pub(super) struct Pass<V> {
    /// Columns.
    pub(super) t: *mut u64,
    /// The digits that the product's rows go over.
    pub(super) x: *const u64,
    /// The digits that the reduction's rows go over.
    pub(super) m: *const u64,
    /// The product's factors.
    pub(super) y: [V; ROWS],
    /// The reduction's factors.
    pub(super) q: [V; ROWS],
    /// The sums of the three columns after the last that is finished.
    pub(super) sums: [V; ROWS - 1],
}

/// What is added to columns.
pub(super) trait Rows {
    /// Rows of the product.
    const PRODUCT: bool;
    /// Rows of the reduction.
    const REDUCTION: bool;
    /// Nothing was in the columns before.
    const FRESH: bool;
}

macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident: $product:literal, $reduction:literal, $fresh:literal;)*) => {
        $(
            $(#[$doc])*
            pub(super) struct $name;

            impl Rows for $name {
                const PRODUCT: bool = $product;
                const REDUCTION: bool = $reduction;
                const FRESH: bool = $fresh;
            }
        )*
    };
}

rows! {
    /// Rows of a product that begins.
    First: true, false, true;
    /// Rows of a product.
    Product: true, false, false;
    /// Rows of a reduction.
    Reduction: false, true, false;
    /// Both.
    Both: true, true, false;
    /// Both, where the highest column of each step is a new one.
    BothFresh: true, true, true;
}

impl<V: Lanes> Pass<V> {
    /// A pass of a product alone, on columns in which nothing is.
    #[inline(always)]
    pub(super) fn new(t: *mut u64, x: *const u64, m: *const u64, y: [V; ROWS]) -> Self {
        Self {
            t,
            x,
            m,
            y,
            q: [V::zero(); ROWS],
            sums: [V::zero(); ROWS - 1],
        }
    }

    /// The same with a reduction, on columns of which the lowest three are `sums`.
    #[inline(always)]
    pub(super) fn reducing(self, q: [V; ROWS], sums: [V; ROWS - 1]) -> Self {
        Self { q, sums, ..self }
    }

    /// Finishes column i and takes in column i + 3.
    ///
    /// # Safety
    ///
    /// x and m, as far as they are used, have more than i digits; t has column i + 3 unless the columns are fresh.
    #[inline(always)]
    pub(super) unsafe fn step<R: Rows>(&mut self, i: usize) -> V {
        let [s0, s1, s2] = self.sums;
        // SAFETY: the caller's promise.
        unsafe {
            let s3 = if R::FRESH {
                V::zero()
            } else {
                get(self.t, i + 3)
            };
            let mut sums = [s0, s1, s2, s3];
            let mut add = |digit: V, factors: &[V; ROWS]| {
                // Opaque, so that the compiler adds in this order: it would keep more products waiting than
                // there are registers.
                for (sum, factor) in sums.iter_mut().zip(factors) {
                    *sum = sum.add(digit.mul32(*factor)).opaque();
                }
            };
            if R::REDUCTION {
                add(get(self.m, i), &self.q);
            }
            if R::PRODUCT {
                add(get(self.x, i), &self.y);
            }
            self.sums = [sums[1], sums[2], sums[3]];
            sums[0]
        }
    }

    /// The first four columns, which the caller keeps: they are not stored.
    ///
    /// # Safety
    ///
    /// As for four steps.
    #[inline(always)]
    pub(super) unsafe fn head<R: Rows>(&mut self) -> [V; ROWS] {
        self.y = self.y.map(V::opaque);
        self.q = self.q.map(V::opaque);
        // SAFETY: the caller's promise.
        unsafe {
            [
                self.step::<R>(0),
                self.step::<R>(1),
                self.step::<R>(2),
                self.step::<R>(3),
            ]
        }
    }

    /// Stores columns `from..to`, whose number is a multiple of four.
    ///
    /// # Safety
    ///
    /// As for as many steps.
    #[inline(always)]
    pub(super) unsafe fn run<R: Rows>(&mut self, from: usize, to: usize) {
        debug_assert!(from <= to && (to - from).is_multiple_of(ROWS));
        let mut i = from;
        while i < to {
            self.y = self.y.map(V::opaque);
            self.q = self.q.map(V::opaque);
            // SAFETY: the caller's promise.
            unsafe {
                // Not a loop: the compiler does not unroll it.
                put(self.t, i, self.step::<R>(i));
                put(self.t, i + 1, self.step::<R>(i + 1));
                put(self.t, i + 2, self.step::<R>(i + 2));
                put(self.t, i + 3, self.step::<R>(i + 3));
            }
            i += ROWS;
        }
    }

    /// Stores the sums, columns d..d + 3.
    ///
    /// # Safety
    ///
    /// t has them.
    #[inline(always)]
    pub(super) unsafe fn end(self, d: usize) {
        for (k, sum) in self.sums.into_iter().enumerate() {
            // SAFETY: the caller's promise.
            unsafe { put(self.t, d + k, sum) };
        }
    }

    /// The quotient of the first four columns by W^4, for m4: their digits; what they carry goes to the next column.
    #[inline(always)]
    pub(super) fn quotient(&mut self, columns: [V; ROWS]) -> [V; ROWS] {
        let mut carry = V::zero();
        let q = columns.map(|column| {
            let column = column.add(carry);
            carry = column.shr::<29>();
            column.and(V::splat(MASK))
        });
        self.sums[0] = self.sums[0].add(carry);
        q
    }
}
