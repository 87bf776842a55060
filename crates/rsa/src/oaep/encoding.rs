//! EME-OAEP of RFC 8017 section 7.1 as functions on bytes.

use alloc::{vec, vec::Vec};
use digest::Digest;
use rand_core::TryCryptoRng;
use zeroize::{Zeroize, Zeroizing};

use crate::{
    Error,
    ct::{self, Mask},
    mgf::MaskGeneration,
};

/// Bytes of padding at least: 00, seed, hash of the label, 01.
pub(super) fn overhead<D: Digest>() -> usize {
    2 * <D as Digest>::output_size() + 2
}

/// EM = 00 || seed XOR mask(DB') || DB' with DB' = (hash of the label || 00...00 01 || message) XOR mask(seed).
pub(super) fn encode<D: Digest, M: MaskGeneration, R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    label: &[u8],
    message: &[u8],
    size: usize,
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let min = overhead::<D>();
    let Some(max) = size.checked_sub(min) else {
        return Err(Error::KeyTooShortForPadding { size, min });
    };
    let len = message.len();
    if len > max {
        return Err(Error::MessageTooLong { len, max });
    }
    let hash_len = <D as Digest>::output_size();
    let mut em = Zeroizing::new(vec![0; size]);
    let (seed, db) = em[1..].split_at_mut(hash_len);
    rng.try_fill_bytes(seed).map_err(|_| Error::Random)?;
    let message_start = db.len() - len;
    db[..hash_len].copy_from_slice(&D::digest(label));
    db[message_start - 1] = 0x01;
    db[message_start..].copy_from_slice(message);
    M::xor_mask(seed, db);
    M::xor_mask(db, seed);
    Ok(em)
}

/// The message in `em`, a decrypted block of the modulus' size.
///
/// All reasons to fail are found before any is acted upon, and they give one error. Success and the length of
/// the message become public at the end; nothing else depends on the bytes of `em` (Manger's attack lives
/// on telling a wrong first byte from other failures).
pub(super) fn decode<D: Digest, M: MaskGeneration>(
    mut em: Zeroizing<Vec<u8>>,
    label: &[u8],
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let hash_len = <D as Digest>::output_size();
    if em.len() < overhead::<D>() {
        // A public fact about the key.
        return Err(Error::Decryption);
    }
    let (first, rest) = em.split_at_mut(1);
    let (seed, db) = rest.split_at_mut(hash_len);
    M::xor_mask(db, seed);
    M::xor_mask(seed, db);
    let (label_hash, padded) = db.split_at(hash_len);

    // The first byte of `padded` that is not zero: it must be 01.
    let mut found = Mask::NO;
    let mut is_one = Mask::NO;
    let mut separator = 0;
    for (&byte, i) in padded.iter().zip(0u32..) {
        let is_first = !Mask::eq(byte.into(), 0) & !found;
        separator = is_first.select(i, separator);
        is_one = is_one | (is_first & Mask::eq(byte.into(), 1));
        found = found | is_first;
    }
    let valid = Mask::eq(first[0].into(), 0) & ct::eq(&D::digest(label), label_hash) & is_one;

    let message_start = 1 + 2 * hash_len as u32 + separator + 1;
    ct::shift_to_front(&mut em, message_start);
    // From here validity and length are public.
    if !valid.declassify() {
        em.zeroize();
        return Err(Error::Decryption);
    }
    let len = em.len() - message_start as usize;
    em.truncate(len);
    Ok(em)
}
