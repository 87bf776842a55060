//! Variants: the several ways in which a backend has written one row of the kernel table.
//!
//! A backend's kernel is a *dispatcher* with the row's signature. It chooses among variants, which have
//! that signature too, by the processor's [`Features`](crate::features::Features) and by
//! size. The table of variants is a macro, `variant_table!`, so that `limbs-core`
//! can check the type of each. This backend has none: each of its kernels is the only one.

/// The sizes that a variant takes: the row's, or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Smallest count.
    pub from: usize,
    /// Largest count.
    pub to: usize,
    /// Every count is a multiple of this.
    pub step: usize,
}

impl Sizes {
    /// All that the row permits.
    #[must_use]
    pub const fn any() -> Self {
        Self {
            from: 0,
            to: usize::MAX,
            step: 1,
        }
    }

    /// This one only; where a row has two counts, both are this.
    #[must_use]
    pub const fn exactly(n: usize) -> Self {
        Self::between(n, n)
    }

    /// All from this one.
    #[must_use]
    pub const fn at_least(n: usize) -> Self {
        Self::between(n, usize::MAX)
    }

    /// All from one to another, both included.
    #[must_use]
    pub const fn between(from: usize, to: usize) -> Self {
        Self { from, to, step: 1 }
    }

    /// The multiples of `step` from `from` on.
    #[must_use]
    pub const fn multiples(step: usize, from: usize) -> Self {
        Self {
            from,
            to: usize::MAX,
            step,
        }
    }

    /// Whether a count is among them.
    #[inline(always)]
    #[must_use]
    pub const fn take(self, n: usize) -> bool {
        self.from <= n && n <= self.to && n.is_multiple_of(self.step)
    }
}

/// Hands a backend's table of variants to the macro `$with`, each of its rows, `row, by [...] {...}`, with the row's
/// signature: `fn row(...) -> Limb, by [...] {...}`. In the second brackets is what is done.
#[doc(hidden)]
#[macro_export]
macro_rules! with_signatures {
    ($with:ident [$($prefix:tt)*] [$($done:tt)*]) => {
        $with! { $($prefix)* $($done)* }
    };
    ($with:ident $prefix:tt $done:tt $row:ident, by $counts:tt $variants:tt $($rest:tt)*) => {
        $crate::signature! { $row [by $counts $variants] $with $prefix $done $($rest)* }
    };
}

/// Adds a row that has its signature to those that are done.
#[doc(hidden)]
#[macro_export]
macro_rules! row_with_signature {
    (
        [$($signature:tt)*] [$($row:tt)*] $with:ident $prefix:tt [$($done:tt)*] $($rest:tt)*
    ) => {
        $crate::with_signatures! {
            $with $prefix [$($done)* $($signature)*, $($row)*] $($rest)*
        }
    };
}

/// The signatures of the rows that backends have in assembly. The compiler compares them with the kernel table.
#[doc(hidden)]
#[macro_export]
macro_rules! signature {
    (add_n $($rest:tt)*) => {
        $crate::row_with_signature! { [fn add_n(
            z: *mut Limb, x: *const Limb, y: *const Limb, n: usize
        ) -> Limb] $($rest)* }
    };
    (sub_n $($rest:tt)*) => {
        $crate::row_with_signature! { [fn sub_n(
            z: *mut Limb, x: *const Limb, y: *const Limb, n: usize
        ) -> Limb] $($rest)* }
    };
    (lshift $($rest:tt)*) => {
        $crate::row_with_signature! { [fn lshift(
            z: *mut Limb, x: *const Limb, s: usize, n: usize
        ) -> Limb] $($rest)* }
    };
    (rshift $($rest:tt)*) => {
        $crate::row_with_signature! { [fn rshift(
            z: *mut Limb, x: *const Limb, s: usize, n: usize
        ) -> Limb] $($rest)* }
    };
    (mul_1 $($rest:tt)*) => {
        $crate::row_with_signature! { [fn mul_1(
            z: *mut Limb, x: *const Limb, y: Limb, n: usize
        ) -> Limb] $($rest)* }
    };
    (addmul_1 $($rest:tt)*) => {
        $crate::row_with_signature! { [fn addmul_1(
            z: *mut Limb, x: *const Limb, y: Limb, n: usize
        ) -> Limb] $($rest)* }
    };
    (submul_1 $($rest:tt)*) => {
        $crate::row_with_signature! { [fn submul_1(
            z: *mut Limb, x: *const Limb, y: Limb, n: usize
        ) -> Limb] $($rest)* }
    };
    (mul_basecase $($rest:tt)*) => {
        $crate::row_with_signature! { [fn mul_basecase(
            z: *mut Limb, x: *const Limb, y: *const Limb, nx: usize, ny: usize
        )] $($rest)* }
    };
    (sqr_basecase $($rest:tt)*) => {
        $crate::row_with_signature! { [fn sqr_basecase(
            z: *mut Limb, x: *const Limb, n: usize
        )] $($rest)* }
    };
    (redc_1 $($rest:tt)*) => {
        $crate::row_with_signature! { [fn redc_1(
            z: *mut Limb, t: *mut Limb, m: *const Limb, m0_neg_inv: Limb, n: usize
        )] $($rest)* }
    };
    (mont_mul $($rest:tt)*) => {
        $crate::row_with_signature! { [fn mont_mul(
            z: *mut Limb, x: *const Limb, y: *const Limb, m: *const Limb, m0_neg_inv: Limb,
            t: *mut Limb, n: usize
        )] $($rest)* }
    };
    (mont_sqr $($rest:tt)*) => {
        $crate::row_with_signature! { [fn mont_sqr(
            z: *mut Limb, x: *const Limb, m: *const Limb, m0_neg_inv: Limb, t: *mut Limb,
            n: usize
        )] $($rest)* }
    };
    (select $($rest:tt)*) => {
        $crate::row_with_signature! { [fn select(
            z: *mut Limb, x: *const Limb, y: *const Limb, mask: Limb, n: usize
        )] $($rest)* }
    };
    (swap $($rest:tt)*) => {
        $crate::row_with_signature! { [fn swap(
            x: *mut Limb, y: *mut Limb, mask: Limb, n: usize
        )] $($rest)* }
    };
    (table_select $($rest:tt)*) => {
        $crate::row_with_signature! { [fn table_select(
            z: *mut Limb, table: *const Limb, index: usize, count: usize, n: usize
        )] $($rest)* }
    };
}

/// The table of variants: none.
#[doc(hidden)]
#[macro_export]
macro_rules! variant_table {
    ($with:ident $($prefix:tt)*) => {
        $with! { $($prefix)* }
    };
}

pub use variant_table as table;
