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

/// The DER of a DigestInfo up to the hash: SEQUENCE { SEQUENCE { OID, NULL }, OCTET STRING of the
/// hash }.
pub(super) fn digest_info_prefix<D: Digest + AssociatedOid>() -> Vec<u8> {
    let oid = D::OID.as_bytes();
    // Lengths below 128 take one byte: identifiers of hashes have about ten bytes, hashes at most
    // 64.
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
/// `em` is a decrypted block of the modulus' size, at least 64 bytes. Nothing that happens here
/// depends on the bytes of `em` but the length of what is returned: the caller learns it anyway.
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

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
    use rand_core::Rng;

    /// The message in a block, with branches as the RFC says it.
    fn decode_plainly(em: &[u8]) -> Option<&[u8]> {
        let rest = em.strip_prefix(&[0, 2])?;
        let separator = rest.iter().position(|&byte| byte == 0)?;
        (separator >= 8).then(|| &rest[separator + 1..])
    }

    /// Blocks that are right, nearly right, and wrong in several places at once.
    #[test]
    fn decoding_agrees_with_the_plain_one_on_damaged_blocks() {
        let mut rng = ChaCha20Rng::seed_from_u64(limbs_testkit::seed());
        let mut right = 0;
        let cases = limbs_testkit::cases(4000);
        for _ in 0..cases {
            let size = [64, 65, 128, 257][rng.next_u32() as usize % 4];
            let len = rng.next_u32() as usize % (size - OVERHEAD + 1);
            let mut message = vec![0; len];
            rng.fill_bytes(&mut message);
            let mut em = encode_message(&mut rng, &message, size).unwrap();
            assert_eq!(decode_plainly(&em), Some(&message[..]));
            for _ in 0..rng.next_u32() % 3 {
                let places = [
                    rng.next_u32() as usize % 12,
                    rng.next_u32() as usize % size,
                    size - len - 1,
                ];
                let values = [0, 1, 2, rng.next_u32() as u8];
                em[places[rng.next_u32() as usize % 3]] = values[rng.next_u32() as usize % 4];
            }
            let rejection = RejectionKey::new(&message, &em);
            let expected = decode_plainly(&em).map(<[u8]>::to_vec);
            right += u32::from(expected.is_some());
            let expected = expected.unwrap_or_else(|| {
                let mut made_up = vec![0; size];
                rejection.message(&mut made_up);
                made_up.split_off(size - rejection.length((size - OVERHEAD) as u32) as usize)
            });
            assert_eq!(*decode_message(em, &rejection), expected);
        }
        assert!(right > cases / 4 && right < cases * 9 / 10);
    }

    #[test]
    fn made_up_lengths_stay_within_what_fits() {
        for max in [0, 1, 53, 117, 255, 256, 2037] {
            let lengths = (0..200u8).map(|i| RejectionKey::new(&[i], &[]).length(max));
            let (low, high) =
                lengths.fold((u32::MAX, 0), |(low, high), n| (low.min(n), high.max(n)));
            assert!(
                high <= max && low <= max / 10 && high >= max - max / 10,
                "{max}: {low} to {high}"
            );
        }
    }

    /// RFC 8017 section 9.2, note 1.
    #[test]
    fn digest_info_of_the_rfc() {
        let sha256 = [
            0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02,
            0x01, 0x05, 0x00, 0x04, 0x20,
        ];
        assert_eq!(digest_info_prefix::<sha2::Sha256>(), sha256);
        let sha1 = [
            0x30, 0x21, 0x30, 0x09, 0x06, 0x05, 0x2b, 0x0e, 0x03, 0x02, 0x1a, 0x05, 0x00, 0x04,
            0x14,
        ];
        assert_eq!(digest_info_prefix::<sha1::Sha1>(), sha1);
    }
}
