//! What this processor can do, and what of it is used.
//!
//! A backend may have a kernel written in several ways, for processors with and without certain
//! features. It finds out once, when the first kernel is called, which of its features this processor has.
//! [`mask`] takes some away before that: for tests of the slower ways, and for measurements.
//! There is no environment variable, and nothing adds a feature.
//!
//! ```
//! use limbs_core::cpu::{self, Features};
//!
//! let all = Features::known();
//! assert_eq!(cpu::mask(all).is_ok(), all.is_empty() || cpu::in_use().is_empty());
//! assert!(all.contains(cpu::in_use()));
//! assert!("mmx".parse::<Features>().is_err());
//! ```

use core::fmt;
use core::str::FromStr;

use crate::backend::active::features::{self, NAMES, Refused};

/// A set of features that the backend of this build has kernels for.
///
/// Their names, on x86-64: `bmi2`, `adx`, `avx2`, `avx512ifma` (F, VL, DQ and IFMA). As text they are
/// separated by commas.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Features(features::Features);

impl Features {
    /// No feature at all.
    pub const NONE: Self = Self(features::Features::NONE);

    pub(crate) const fn new(features: features::Features) -> Self {
        Self(features)
    }

    /// All that this backend has kernels for, whether this processor has them or not.
    #[must_use]
    pub fn known() -> Self {
        let all = NAMES.iter().map(|&(_, feature)| Self(feature));
        all.fold(Self::NONE, Self::union)
    }

    /// Those of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0.union(other.0))
    }

    /// Those that the other set has not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0.without(other.0))
    }

    /// Whether every feature of the other set is in this one.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0.contains(other.0)
    }

    /// Whether it has no feature.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The names.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let mine = NAMES.iter().filter(move |&&(_, f)| self.0.contains(f));
        mine.map(|&(name, _)| name)
    }
}

/// The names, separated by commas; nothing for no feature.
impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.names().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            f.write_str(name)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Features({self})")
    }
}

/// Reads names separated by commas, with or without spaces around them, or nothing at all.
impl FromStr for Features {
    type Err = FeatureError;

    fn from_str(text: &str) -> Result<Self, FeatureError> {
        let mut set = Self::NONE;
        if text.trim().is_empty() {
            return Ok(set);
        }
        for name in text.split(',') {
            let known = NAMES.iter().find(|&&(n, _)| n == name.trim());
            let &(_, feature) = known.ok_or(FeatureError::Unknown)?;
            set = set.union(Self(feature));
        }
        Ok(set)
    }
}

/// Why features could not be named or masked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FeatureError {
    /// The backend of this build knows no feature of that name.
    Unknown,
    /// Some kernel has been called, and may have used the features already.
    InUse,
    /// This build takes the features for granted (`-C target-feature`, `-C target-cpu`).
    Compiled(Features),
}

impl fmt::Display for FeatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown if NAMES.is_empty() => write!(
                f,
                "no such feature; the backend {} has none",
                crate::backend::NAME
            ),
            Self::Unknown => write!(f, "no such feature; there are {}", Features::known()),
            Self::InUse => f.write_str("features are masked before the first use of a kernel"),
            Self::Compiled(features) => {
                write!(f, "this build takes {features} for granted")
            }
        }
    }
}

impl core::error::Error for FeatureError {}

/// The features that kernels are chosen by: those that this processor has, without the masked ones.
///
/// From then on they stay as they are.
#[must_use]
pub fn in_use() -> Features {
    Features(features::in_use())
}

/// Takes features out of use, and with `avx2` also `avx512ifma`. Masks add up. To mask what this
/// processor has not changes nothing.
///
/// When it succeeds, no kernel has used the features or will, in any thread.
///
/// # Errors
///
/// [`FeatureError::InUse`] once a kernel was called or [`in_use`]; [`FeatureError::Compiled`] for what
/// the build takes for granted. Then nothing is masked.
pub fn mask(masked: Features) -> Result<(), FeatureError> {
    features::mask(masked.0).map_err(|refused| match refused {
        Refused::InUse => FeatureError::InUse,
        Refused::Compiled(features) => FeatureError::Compiled(Features(features)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    extern crate std;

    #[test]
    fn names_are_read_and_written() {
        assert_eq!("".parse(), Ok(Features::NONE));
        assert_eq!(Features::known().to_string().parse(), Ok(Features::known()));
        for name in Features::known().names() {
            let feature: Features = name.parse().unwrap();
            assert_eq!(feature.to_string(), name);
            assert!(Features::known().contains(feature));
        }
        for unknown in ["AVX2", "avx2,", ",", "avx2 adx", "x"] {
            assert_eq!(unknown.parse::<Features>(), Err(FeatureError::Unknown));
        }
        if cfg!(target_arch = "x86_64") && crate::backend::NAME == "x86_64" {
            assert_eq!(Features::known().to_string(), "bmi2,adx,avx2,avx512ifma");
            let two: Features = " adx , bmi2".parse().unwrap();
            assert_eq!(two.names().collect::<std::vec::Vec<_>>(), ["bmi2", "adx"]);
        }
    }

    #[test]
    fn masks_come_first() {
        let used = in_use();
        assert!(Features::known().contains(used));
        assert_eq!(mask(Features::NONE).is_err(), !Features::known().is_empty());
        assert_eq!(in_use(), used);
    }

    #[test]
    fn errors_say_what_there_is() {
        let text = FeatureError::Unknown.to_string();
        assert!(text.contains(&Features::known().to_string()), "{text}");
        assert!(FeatureError::InUse.to_string().contains("first use"));
    }
}
