//! In the place of the cache where the target lacks atomic exchanges: keeps nothing.

use alloc::vec::Vec;
use limbs_core::Limb;
use zeroize::Zeroizing;

/// Never has a pair.
#[derive(Clone)]
pub(crate) struct BlindingCache;

impl BlindingCache {
    pub(crate) fn new(_: usize) -> Self {
        Self
    }

    pub(crate) fn take(&self, _: impl Fn(&mut [Limb])) -> Option<[Zeroizing<Vec<Limb>>; 2]> {
        None
    }

    pub(crate) fn put(&self, _: [&[Limb]; 2], _: impl Fn(&mut [Limb])) {}

    pub(crate) fn clear(&self) {}
}
