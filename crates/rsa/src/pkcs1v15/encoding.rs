//! EMSA-PKCS1-v1_5 and EME-PKCS1-v1_5 of RFC 8017 as functions on bytes.

use alloc::{vec, vec::Vec};
use const_oid::AssociatedOid;
use digest::Digest;
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

use crate::{
    Error,
    ct::{self, Mask},
    implicit_rejection::RejectionKey,
};

/// Bytes of padding at least: 00, type, eight bytes, 00.
pub(super) const OVERHEAD: usize = 11;

/// The DER of a DigestInfo up to the hash: SEQUENCE { SEQUENCE { OID, NULL }, OCTET STRING of the hash }.
pub(super) fn digest_info_prefix<D: Digest + AssociatedOid>() -> Vec<u8> {
    let oid = D::OID.as_bytes();
    // Lengths below 128 take one byte: identifiers of hashes have about ten bytes, hashes at most 64.
    let hash_len = <D as Digest>::output_size() as u8;
    let oid_len = oid.len() as u8;
    let mut prefix = vec![
        0x30,
        8 + oid_len + hash_len,
        0x30,
        4 + oid_len,
        0x06,
        oid_len,
    ];
    prefix.extend_from_slice(oid);
    prefix.extend_from_slice(&[0x05, 0x00, 0x04, hash_len]);
    prefix
}

/// EM = 00 01 FF...FF 00 || prefix || hash, `size` bytes.
pub(super) fn encode_signature(prefix: &[u8], hash: &[u8], size: usize) -> Result<Vec<u8>, Error> {
    let len = prefix.len() + hash.len();
    if size < len + OVERHEAD {
        let min = len + OVERHEAD;
        return Err(Error::KeyTooShortForPadding { size, min });
    }
    let mut em = vec![0xff; size - len];
    em[0] = 0x00;
    em[1] = 0x01;
    em[size - len - 1] = 0x00;
    em.extend_from_slice(prefix);
    em.extend_from_slice(hash);
    Ok(em)
}

/// EM = 00 02 || at least eight random non-zero bytes || 00 || message, `size` bytes.
pub(super) fn encode_message<R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    message: &[u8],
    size: usize,
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let (len, max) = (message.len(), size.saturating_sub(OVERHEAD));
    if len > max {
        return Err(Error::MessageTooLong { len, max });
    }
    let mut em = Zeroizing::new(vec![0; size]);
    em[1] = 0x02;
    let (padding, rest) = em[2..].split_at_mut(size - len - 3);
    fill_nonzero(rng, padding)?;
    rest[1..].copy_from_slice(message);
    Ok(em)
}

/// Fills `z` with random bytes other than zero.
///
/// Whether a byte is drawn again tells nothing of the byte that stays.
fn fill_nonzero<R: TryCryptoRng + ?Sized>(rng: &mut R, z: &mut [u8]) -> Result<(), Error> {
    rng.try_fill_bytes(z).map_err(|_| Error::Random)?;
    for byte in z {
        // A byte is zero once in 256 draws: a source that gives eight in a row is broken (2^-64).
        let mut tries = 0;
        while *byte == 0 {
            if tries == 8 {
                return Err(Error::Random);
            }
            tries += 1;
            rng.try_fill_bytes(core::slice::from_mut(byte))
                .map_err(|_| Error::Random)?;
        }
    }
    Ok(())
}

/// The message in `em`, or the alternative message of `rejection` where the padding is wrong.
///
/// `em` is a decrypted block of the modulus' size, at least 64 bytes. Nothing that happens here depends on the
/// bytes of `em` but the length of what is returned: the caller learns it anyway.
pub(super) fn decode_message(
    mut em: Zeroizing<Vec<u8>>,
    rejection: &RejectionKey,
) -> Zeroizing<Vec<u8>> {
    let size = em.len() as u32;

    // The first zero byte behind the two leading ones ends the padding.
    let mut separator = 0;
    let mut found = Mask::NO;
    for (&byte, i) in em.iter().zip(0u32..).skip(2) {
        let is_zero = Mask::eq(byte.into(), 0);
        separator = (is_zero & !found).select(i, separator);
        found = found | is_zero;
    }
    // Where no zero was found the separator is 0, which is below 10 as well.
    let valid = Mask::eq(em[0].into(), 0)
        & Mask::eq(em[1].into(), 2)
        & !Mask::lt(separator, OVERHEAD as u32 - 1);

    // Both results are made and one is taken.
    let mut alternative = Zeroizing::new(vec![0; em.len()]);
    rejection.message(&mut alternative);
    let length = rejection.length(size - OVERHEAD as u32);
    let start = valid.select(separator + 1, size - length);
    for (byte, &other) in em.iter_mut().zip(alternative.iter()) {
        *byte = valid.select_byte(*byte, other);
    }
    ct::shift_to_front(&mut em, start);
    // From here the length is public.
    em.truncate((size - start) as usize);
    em
}
