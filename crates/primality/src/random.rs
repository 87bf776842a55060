//! Random limbs.

use limbs_core::{LIMB_BITS, LIMB_BYTES, Limb};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

use crate::Error;

/// Fills z with random limbs. The bytes are taken in little-endian order and eight at a time, so that a
/// seeded source gives the same numbers on every target.
pub(crate) fn fill<R: TryCryptoRng + ?Sized>(rng: &mut R, z: &mut [Limb]) -> Result<(), Error> {
    // One call of the source for 512 bytes, a prime of 4096 bits: a call may be a system call.
    let mut bytes = Zeroizing::new([0; 512]);
    for limbs in z.chunks_mut(bytes.len() / LIMB_BYTES) {
        let bytes = &mut bytes[..(limbs.len() * LIMB_BYTES).next_multiple_of(8)];
        rng.try_fill_bytes(bytes).map_err(|_| Error::RandomSource)?;
        for (limb, bytes) in limbs.iter_mut().zip(bytes.as_chunks().0) {
            *limb = Limb::from_le_bytes(*bytes);
        }
    }
    Ok(())
}

/// Fills z with a random number below 2^bits.
pub(crate) fn fill_bits<R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    z: &mut [Limb],
    bits: usize,
) -> Result<(), Error> {
    let n = bits.div_ceil(LIMB_BITS);
    let (low, high) = z.split_at_mut(n);
    high.fill(0);
    fill(rng, low)?;
    if let (Some(top), 1..) = (low.last_mut(), bits % LIMB_BITS) {
        *top &= (1 << (bits % LIMB_BITS)) - 1;
    }
    Ok(())
}

/// A random number below `count`, which is not 0, every one equally likely.
pub(crate) fn below_u64<R: TryCryptoRng + ?Sized>(rng: &mut R, count: u64) -> Result<u64, Error> {
    let mask = u64::MAX >> (count - 1).leading_zeros().min(63);
    for _ in 0..MAX_REDRAWS {
        let x = rng.try_next_u64().map_err(|_| Error::RandomSource)? & mask;
        if x < count {
            return Ok(x);
        }
    }
    Err(Error::RandomSource)
}

/// Draws in a row that may be out of range. A draw is in range with probability over 1/4, so
/// this many are not with probability below 2^-400: the source is broken.
pub(crate) const MAX_REDRAWS: usize = 1000;
