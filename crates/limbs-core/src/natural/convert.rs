//! Between numbers, machine integers and bytes.

use alloc::vec::Vec;

use super::Natural;
use crate::{Error, LIMB_BYTES, bytes};

impl Natural {
    /// The big-endian number in `bytes`; zeros in front are no harm.
    ///
    /// ```
    /// use limbs_core::Natural;
    /// assert_eq!(Natural::from_be_bytes(&[0, 1, 0]), Natural::from(256_u32));
    /// ```
    #[must_use]
    pub fn from_be_bytes(bytes: &[u8]) -> Self {
        let mut limbs = alloc::vec![0; bytes.len().div_ceil(LIMB_BYTES)];
        bytes::from_be_bytes(&mut limbs, bytes).expect("limbs for all the bytes");
        Self::from_vec(limbs)
    }

    /// The little-endian number in `bytes`; zeros at the end are no harm.
    #[must_use]
    pub fn from_le_bytes(bytes: &[u8]) -> Self {
        let mut limbs = alloc::vec![0; bytes.len().div_ceil(LIMB_BYTES)];
        bytes::from_le_bytes(&mut limbs, bytes).expect("limbs for all the bytes");
        Self::from_vec(limbs)
    }

    /// Its bytes, big-endian, as many as it needs; none for zero.
    #[must_use]
    pub fn to_be_bytes(&self) -> Vec<u8> {
        let mut bytes = alloc::vec![0; self.bit_len().div_ceil(8)];
        bytes::to_be_bytes(&mut bytes, &self.limbs).expect("bytes for all the bits");
        bytes
    }

    /// Its bytes, little-endian, as many as it needs; none for zero.
    #[must_use]
    pub fn to_le_bytes(&self) -> Vec<u8> {
        let mut bytes = alloc::vec![0; self.bit_len().div_ceil(8)];
        bytes::to_le_bytes(&mut bytes, &self.limbs).expect("bytes for all the bits");
        bytes
    }

    /// Its bytes, big-endian, `len` of them, zeros in front.
    ///
    /// # Errors
    ///
    /// [`Error::DoesNotFit`] if it needs more bytes.
    pub fn to_be_bytes_padded(&self, len: usize) -> Result<Vec<u8>, Error> {
        let mut bytes = alloc::vec![0; len];
        bytes::to_be_bytes(&mut bytes, &self.limbs)?;
        Ok(bytes)
    }
}

macro_rules! integers {
    ($($t:ty),*) => {$(
        impl From<$t> for Natural {
            fn from(x: $t) -> Self {
                Self::from_le_bytes(&x.to_le_bytes())
            }
        }

        /// Fails with [`Error::DoesNotFit`] if the number is too large.
        impl TryFrom<&Natural> for $t {
            type Error = Error;
            fn try_from(x: &Natural) -> Result<Self, Error> {
                let mut bytes = [0; (<$t>::BITS / 8) as usize];
                bytes::to_le_bytes(&mut bytes, &x.limbs)?;
                Ok(Self::from_le_bytes(bytes))
            }
        }

        /// Fails with [`Error::DoesNotFit`] if the number is too large.
        impl TryFrom<Natural> for $t {
            type Error = Error;
            fn try_from(x: Natural) -> Result<Self, Error> {
                Self::try_from(&x)
            }
        }
    )*};
}

integers!(u8, u16, u32, u64, u128, usize);

impl From<bool> for Natural {
    fn from(x: bool) -> Self {
        Self::from(u8::from(x))
    }
}
