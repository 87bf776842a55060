//! An owned natural number, for people who just want to calculate.

mod convert;
mod div;
mod operators;
mod roots;
mod text;

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::{Error, Limb, compare};

/// A natural number of any size, zero included.
///
/// It has the operators and traits of the standard library's unsigned integers, for values
/// and references alike, and the same manners: a difference below zero and a division by
/// zero panic, and `checked_` methods return `None` instead. Every result is as long as it
/// needs to be; a number that is too long for memory ends the program like any other
/// allocation, so check what strangers give you for `<<` and [`pow`](Self::pow).
///
/// # Time and secrets
///
/// Time, and the memory that a number takes, depend on the values: this type is for public
/// numbers, and for secrets only where a stranger cannot measure, as when a key is made or
/// read. With the feature `zeroize` it implements `Zeroize`, so that `Zeroizing<Natural>`
/// wipes a number when it is dropped. That does not reach what operators have made on the
/// way: temporary results, and the old memory of a number that grew. Secrets that must
/// leave no trace belong in slices of limbs of a fixed length.
///
/// # Example
///
/// ```
/// use limbs_core::Natural;
///
/// let x: Natural = "340282366920938463463374607431768211455".parse()?;
/// let y = (&x + 1) << 3;
/// assert_eq!(y, Natural::from(2_u32).pow(131));
/// assert_eq!(&y % &x, Natural::from(8_u32));
/// assert_eq!(format!("{y:#x}"), "0x800000000000000000000000000000000");
/// # Ok::<(), limbs_core::Error>(())
/// ```
#[derive(Default, PartialEq, Eq, Hash)]
pub struct Natural {
    /// Least significant first; the last one is not zero.
    limbs: Vec<Limb>,
}

impl Clone for Natural {
    fn clone(&self) -> Self {
        Self {
            limbs: self.limbs.clone(),
        }
    }

    /// Reuses the memory of `self`.
    fn clone_from(&mut self, source: &Self) {
        self.limbs.clone_from(&source.limbs);
    }
}

impl Natural {
    /// Zero.
    pub const ZERO: Self = Self { limbs: Vec::new() };

    /// One.
    #[must_use]
    pub fn one() -> Self {
        Self::from(1_u32)
    }

    /// The number of those limbs, least significant first; zeros at the end are no harm.
    #[must_use]
    pub fn from_limbs(limbs: &[Limb]) -> Self {
        Self {
            limbs: compare::trim_vartime(limbs).to_vec(),
        }
    }

    /// The number of those limbs, without copying them.
    #[must_use]
    pub fn from_vec(limbs: Vec<Limb>) -> Self {
        let mut z = Self { limbs };
        z.normalize();
        z
    }

    /// Its limbs, least significant first, without zeros at the end; none for zero.
    #[must_use]
    pub fn as_limbs(&self) -> &[Limb] {
        &self.limbs
    }

    /// Its limbs, without copying them.
    #[must_use]
    pub fn into_vec(self) -> Vec<Limb> {
        self.limbs
    }

    /// Writes its limbs into z, zeros at the end.
    ///
    /// # Errors
    ///
    /// [`Error::DoesNotFit`] if it has more limbs than z.
    pub fn write_limbs(&self, z: &mut [Limb]) -> Result<(), Error> {
        let n = self.limbs.len();
        if n > z.len() {
            let bits = z.len() * crate::LIMB_BITS;
            return Err(Error::DoesNotFit { bits });
        }
        z[..n].copy_from_slice(&self.limbs);
        z[n..].fill(0);
        Ok(())
    }

    /// Whether it is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// Whether it is one.
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.limbs == [1]
    }

    /// Whether it is odd.
    #[must_use]
    pub fn is_odd(&self) -> bool {
        self.bit(0)
    }

    /// Whether it is even; zero is.
    #[must_use]
    pub fn is_even(&self) -> bool {
        !self.is_odd()
    }

    /// Bits up to the highest one; 0 for zero.
    #[must_use]
    pub fn bit_len(&self) -> usize {
        compare::bit_len_vartime(&self.limbs)
    }

    /// Whether bit i is one.
    #[must_use]
    pub fn bit(&self, i: usize) -> bool {
        compare::bit(&self.limbs, i) == 1
    }

    /// Zero bits below the lowest one; `None` for zero.
    #[must_use]
    pub fn trailing_zeros(&self) -> Option<usize> {
        (!self.is_zero()).then(|| compare::trailing_zeros_vartime(&self.limbs))
    }

    /// Drops zeros at the end.
    fn normalize(&mut self) {
        let n = compare::trim_vartime(&self.limbs).len();
        self.limbs.truncate(n);
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Self) -> Ordering {
        compare::cmp_vartime(&self.limbs, &other.limbs)
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for Natural {
    /// Wipes its memory, what is beyond its length included, and makes it zero.
    fn zeroize(&mut self) {
        self.limbs.zeroize();
    }
}
