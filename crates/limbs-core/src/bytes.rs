//! Numbers as bytes.
//!
//! Time depends on the lengths only and, through the result, on whether the number fits.

use crate::limb::nonzero_mask;
use crate::{Error, LIMB_BITS, LIMB_BYTES, Limb};

/// z = the big-endian number in `bytes`.
///
/// # Errors
///
/// [`Error::DoesNotFit`] if the number needs more limbs than z has; z is then unspecified.
/// Zero bytes in front are no harm.
///
/// ```
/// let mut z = [0; 2];
/// limbs_core::from_be_bytes(&mut z, &[1, 2, 3])?;
/// assert_eq!(z, [0x010203, 0]);
/// # Ok::<(), limbs_core::Error>(())
/// ```
pub fn from_be_bytes(z: &mut [Limb], bytes: &[u8]) -> Result<(), Error> {
    read(z, bytes.iter().rev().copied())
}

/// z = the little-endian number in `bytes`.
///
/// # Errors
///
/// [`Error::DoesNotFit`] if the number needs more limbs than z has; z is then unspecified.
/// Zero bytes at the end are no harm.
pub fn from_le_bytes(z: &mut [Limb], bytes: &[u8]) -> Result<(), Error> {
    read(z, bytes.iter().copied())
}

/// Fills `bytes` with x, big-endian, zero bytes in front.
///
/// # Errors
///
/// [`Error::DoesNotFit`] if x needs more bytes; `bytes` is then unspecified.
///
/// ```
/// let mut bytes = [0; 4];
/// limbs_core::to_be_bytes(&mut bytes, &[0x010203, 0])?;
/// assert_eq!(bytes, [0, 1, 2, 3]);
/// # Ok::<(), limbs_core::Error>(())
/// ```
pub fn to_be_bytes(bytes: &mut [u8], x: &[Limb]) -> Result<(), Error> {
    let bits = bytes.len().saturating_mul(8);
    write(bytes.iter_mut().rev(), bits, x)
}

/// Fills `bytes` with x, little-endian, zero bytes at the end.
///
/// # Errors
///
/// [`Error::DoesNotFit`] if x needs more bytes; `bytes` is then unspecified.
pub fn to_le_bytes(bytes: &mut [u8], x: &[Limb]) -> Result<(), Error> {
    let bits = bytes.len().saturating_mul(8);
    write(bytes.iter_mut(), bits, x)
}

/// Reads bytes, lowest first.
fn read(z: &mut [Limb], mut bytes: impl Iterator<Item = u8>) -> Result<(), Error> {
    let bits = z.len() * LIMB_BITS;
    for w in z {
        *w = 0;
        for (i, byte) in bytes.by_ref().take(LIMB_BYTES).enumerate() {
            *w |= Limb::from(byte) << (8 * i);
        }
    }
    fits(bytes.fold(0, |rest, byte| rest | Limb::from(byte)), bits)
}

/// Writes bytes, lowest first; there are `bits` / 8 of them.
fn write<'a>(
    mut bytes: impl Iterator<Item = &'a mut u8>,
    bits: usize,
    x: &[Limb],
) -> Result<(), Error> {
    let mut rest = 0;
    for &w in x {
        let mut w = w;
        for byte in bytes.by_ref().take(LIMB_BYTES) {
            *byte = w as u8;
            w >>= 8;
        }
        rest |= w;
    }
    bytes.for_each(|byte| *byte = 0);
    fits(rest, bits)
}

/// Refuses a number of which `rest` remains outside `bits` bits.
pub(crate) fn fits(rest: Limb, bits: usize) -> Result<(), Error> {
    if nonzero_mask(rest) == 0 {
        Ok(())
    } else {
        Err(Error::DoesNotFit { bits })
    }
}
