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

/// The table of variants: none.
#[doc(hidden)]
#[macro_export]
macro_rules! variant_table {
    ($with:ident $($prefix:tt)*) => {
        $with! { $($prefix)* }
    };
}

pub use variant_table as table;
