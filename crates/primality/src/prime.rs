//! A prime that was generated.

use alloc::vec::Vec;
use core::fmt;

use limbs_core::{Limb, Natural};
use zeroize::Zeroizing;

/// A generated prime. It may be a secret: it is zeroized on drop and `Debug` does
/// not show it.
#[derive(Clone)]
pub struct Prime {
    limbs: Zeroizing<Vec<Limb>>,
    bits: usize,
}

impl Prime {
    pub(crate) fn new(limbs: Zeroizing<Vec<Limb>>, bits: usize) -> Self {
        Self { limbs, bits }
    }

    /// The prime, least significant limb first, in as few limbs as its
    /// [`bits`](Self::bits) need.
    #[must_use]
    pub fn as_limbs(&self) -> &[Limb] {
        &self.limbs
    }

    /// The prime as a number to calculate with, in memory that is not zeroized.
    #[must_use]
    pub fn to_natural(&self) -> Natural {
        Natural::from_limbs(&self.limbs)
    }

    /// Number of bits, which is what the generator was asked for: the highest is set.
    #[must_use]
    pub fn bits(&self) -> usize {
        self.bits
    }
}

impl fmt::Debug for Prime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prime")
            .field("bits", &self.bits)
            .finish_non_exhaustive()
    }
}
