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
    read(z, bytes.rchunks(LIMB_BYTES), limb_from_be)
}

/// z = the little-endian number in `bytes`.
///
/// # Errors
///
/// [`Error::DoesNotFit`] if the number needs more limbs than z has; z is then unspecified.
/// Zero bytes at the end are no harm.
pub fn from_le_bytes(z: &mut [Limb], bytes: &[u8]) -> Result<(), Error> {
    read(z, bytes.chunks(LIMB_BYTES), limb_from_le)
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
    write(bytes.rchunks_mut(LIMB_BYTES), bits, x, limb_to_be)
}

/// Fills `bytes` with x, little-endian, zero bytes at the end.
///
/// # Errors
///
/// [`Error::DoesNotFit`] if x needs more bytes; `bytes` is then unspecified.
pub fn to_le_bytes(bytes: &mut [u8], x: &[Limb]) -> Result<(), Error> {
    let bits = bytes.len().saturating_mul(8);
    write(bytes.chunks_mut(LIMB_BYTES), bits, x, limb_to_le)
}

/// Reads the bytes of limbs, the lowest first.
fn read<'a>(
    z: &mut [Limb],
    mut chunks: impl Iterator<Item = &'a [u8]>,
    limb: fn(&[u8]) -> Limb,
) -> Result<(), Error> {
    let bits = z.len() * LIMB_BITS;
    for w in z {
        *w = chunks.next().map_or(0, limb);
    }
    fits(chunks.fold(0, |rest, chunk| rest | limb(chunk)), bits)
}

/// Writes the bytes of limbs, the lowest first; there are `bits` / 8 of them. `put` returns what has no room.
fn write<'a>(
    mut chunks: impl Iterator<Item = &'a mut [u8]>,
    bits: usize,
    x: &[Limb],
    put: fn(&mut [u8], Limb) -> Limb,
) -> Result<(), Error> {
    let rest = x.iter().fold(0, |rest, &w| {
        rest | chunks.next().map_or(w, |chunk| put(chunk, w))
    });
    chunks.for_each(|chunk| chunk.fill(0));
    fits(rest, bits)
}

/// The number in up to eight bytes. A whole limb is one load: byte by byte, 256 bytes take some 600 cycles.
fn limb_from_be(bytes: &[u8]) -> Limb {
    match bytes.try_into() {
        Ok(whole) => Limb::from_be_bytes(whole),
        Err(_) => bytes.iter().fold(0, |w, &byte| w << 8 | Limb::from(byte)),
    }
}

fn limb_from_le(bytes: &[u8]) -> Limb {
    match bytes.try_into() {
        Ok(whole) => Limb::from_le_bytes(whole),
        Err(_) => bytes.iter().rfold(0, |w, &byte| w << 8 | Limb::from(byte)),
    }
}

/// Fills up to eight bytes with the low bytes of w; what is above them.
fn limb_to_be(bytes: &mut [u8], w: Limb) -> Limb {
    match <&mut [u8; LIMB_BYTES]>::try_from(&mut *bytes) {
        Ok(whole) => {
            *whole = w.to_be_bytes();
            0
        }
        Err(_) => put_each(bytes.iter_mut().rev(), w),
    }
}

fn limb_to_le(bytes: &mut [u8], w: Limb) -> Limb {
    match <&mut [u8; LIMB_BYTES]>::try_from(&mut *bytes) {
        Ok(whole) => {
            *whole = w.to_le_bytes();
            0
        }
        Err(_) => put_each(bytes.iter_mut(), w),
    }
}

fn put_each<'a>(bytes: impl Iterator<Item = &'a mut u8>, w: Limb) -> Limb {
    bytes.fold(w, |w, byte| {
        *byte = w as u8;
        w >> 8
    })
}

/// Refuses a number of which `rest` remains outside `bits` bits.
pub(crate) fn fits(rest: Limb, bits: usize) -> Result<(), Error> {
    if nonzero_mask(rest) == 0 {
        Ok(())
    } else {
        Err(Error::DoesNotFit { bits })
    }
}
