//! Processor features: the sets that every backend speaks of.
//!
//! A backend numbers the features that it has kernels for. The portable one knows none.

/// A set of features, as the backend numbers them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features(u8);

impl Features {
    /// No feature at all.
    pub const NONE: Self = Self(0);

    /// The feature of that number, below 7.
    ///
    /// # Panics
    ///
    /// If the number is not below 7.
    #[must_use]
    pub const fn single(number: u32) -> Self {
        assert!(number < 7, "a byte holds seven features and a flag");
        Self(1 << number)
    }

    /// The set as bits: that of number k is bit k.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Those of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that the other set has not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether every feature of the other set is in this one.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        other.without(self).is_empty()
    }

    /// Whether it has no feature.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Why features could not be masked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Kernels have been chosen already.
    InUse,
    /// The build takes these for granted.
    Compiled(Features),
}

/// The features that kernels are chosen by: found once, less those masked before that.
///
/// A byte holds what is masked until the features are found, and what is not in use from
/// then on, so that one test of bits tells whether some are known and in use. It changes from one to the
/// other in one step, so that of two threads, one of which masks
/// and one of which uses, either the mask comes first and holds for all, or it is refused.
/// Nothing else is published by it: every access is relaxed.
#[cfg(target_has_atomic = "8")]
#[derive(Debug)]
#[repr(transparent)]
pub struct InUse(core::sync::atomic::AtomicU8);

#[cfg(target_has_atomic = "8")]
impl InUse {
    /// Set in the byte until the features are found.
    pub const UNKNOWN: u8 = 1 << 7;

    /// Nothing is masked and nothing found.
    #[must_use]
    pub const fn new() -> Self {
        Self(core::sync::atomic::AtomicU8::new(Self::UNKNOWN))
    }

    /// The features, if they have been found.
    #[inline(always)]
    #[must_use]
    pub fn known(&self) -> Option<Features> {
        let byte = self.0.load(core::sync::atomic::Ordering::Relaxed);
        (byte & Self::UNKNOWN == 0).then_some(Self::in_use(byte))
    }

    /// The features; if they are not known, those that `find` finds and that are not masked.
    #[inline]
    pub fn get(&self, find: fn() -> Features) -> Features {
        self.known().unwrap_or_else(|| self.settle(find))
    }

    #[cold]
    #[inline(never)]
    fn settle(&self, find: fn() -> Features) -> Features {
        let found = find();
        // Two threads may both find them: the first wins, and they find the same.
        match self.update(|masked| !Self::UNKNOWN & !found.without(Features(masked)).0) {
            Ok(masked) => found.without(Features(masked)),
            Err(known) => known,
        }
    }

    /// What a byte with features says.
    const fn in_use(byte: u8) -> Features {
        Features(!Self::UNKNOWN & !byte)
    }

    /// Masks features.
    ///
    /// # Errors
    ///
    /// [`Refused::InUse`] once the features are found: some kernel may have used them.
    pub fn mask(&self, features: Features) -> Result<(), Refused> {
        match self.update(|masked| Self::UNKNOWN | masked | features.0) {
            Ok(_) => Ok(()),
            Err(_) => Err(Refused::InUse),
        }
    }

    /// Changes the byte while it says what is masked, and returns what was masked; else what is known.
    fn update(&self, change: impl Fn(u8) -> u8) -> Result<u8, Features> {
        use core::sync::atomic::Ordering::Relaxed;
        let next = |byte: u8| (byte & Self::UNKNOWN != 0).then(|| change(byte & !Self::UNKNOWN));
        let last = self.0.fetch_update(Relaxed, Relaxed, next);
        last.map(|byte| byte & !Self::UNKNOWN).map_err(Self::in_use)
    }
}

#[cfg(target_has_atomic = "8")]
impl Default for InUse {
    fn default() -> Self {
        Self::new()
    }
}

/// The features that this backend knows, by name: none.
pub static NAMES: &[(&str, Features)] = &[];

/// The features in use.
#[must_use]
pub fn in_use() -> Features {
    Features::NONE
}

/// Masks features; without any there is nothing to do.
///
/// # Errors
///
/// None.
pub fn mask(_features: Features) -> Result<(), Refused> {
    Ok(())
}

#[cfg(all(test, target_has_atomic = "8"))]
mod tests {
    use super::*;

    const A: Features = Features::single(0);
    const B: Features = Features::single(6);

    #[test]
    fn masks_add_up_until_the_features_are_found() {
        let in_use = InUse::new();
        assert_eq!(in_use.known(), None);
        assert_eq!(in_use.mask(Features::NONE), Ok(()));
        assert_eq!(in_use.mask(A), Ok(()));
        assert_eq!(in_use.known(), None);
        assert_eq!(in_use.get(|| A.union(B)), B);
        assert_eq!(in_use.known(), Some(B));
        assert_eq!(in_use.get(|| unreachable!("they are known")), B);
        assert_eq!(in_use.mask(B), Err(Refused::InUse));
        assert_eq!(in_use.mask(Features::NONE), Err(Refused::InUse));
        assert_eq!(in_use.known(), Some(B));
    }

    #[test]
    fn that_nothing_was_found_is_known_too() {
        let in_use = InUse::new();
        assert_eq!(in_use.get(|| Features::NONE), Features::NONE);
        assert_eq!(in_use.known(), Some(Features::NONE));
    }

    #[test]
    fn sets_are_sets() {
        assert!(A.union(B).contains(A) && !A.contains(B) && A.contains(Features::NONE));
        assert_eq!(A.union(B).without(A), B);
        assert!(A.without(A).is_empty() && !A.is_empty());
    }
}
