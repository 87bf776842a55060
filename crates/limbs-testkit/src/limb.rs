//! The two limb widths.

use core::fmt::{Debug, LowerHex};

/// A limb of either width. Tests are generic over it, so that kernels of both
/// widths are tested on every target.
pub trait AnyLimb: Copy + Eq + Ord + Debug + LowerHex + Send + Sync + 'static {
    /// Bits of the limb: 32 or 64.
    const BITS: u32;
    /// All bits set.
    const MAX: Self;
    /// The low bits of `x`.
    fn from_u64(x: u64) -> Self;
    /// The limb, widened.
    fn to_u64(self) -> u64;
}

macro_rules! any_limb {
    ($($limb:ty),*) => {
        $(impl AnyLimb for $limb {
            const BITS: u32 = <$limb>::BITS;
            const MAX: Self = <$limb>::MAX;

            fn from_u64(x: u64) -> Self {
                x as Self
            }

            fn to_u64(self) -> u64 {
                u64::from(self)
            }
        })*
    };
}
any_limb!(u32, u64);
