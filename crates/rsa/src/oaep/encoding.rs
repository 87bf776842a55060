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

/// EM = 00 || seed XOR mask(DB') || DB' with DB' = (hash of the label || 00...00 01 || message) XOR
/// mask(seed).
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
/// All reasons to fail are found before any is acted upon, and they give one error. Success and the
/// length of the message become public at the end; nothing else depends on the bytes of `em`
/// (Manger's attack lives on telling a wrong first byte from other failures).
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

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
    use rand_core::Rng;
    use sha2::Sha256;

    /// The message in an unmasked data block, with branches as the RFC says it.
    fn decode_plainly<'a>(first: u8, db: &'a [u8], label: &[u8]) -> Option<&'a [u8]> {
        let padded = db.strip_prefix(&Sha256::digest(label)[..])?;
        let separator = padded.iter().position(|&byte| byte != 0)?;
        (first == 0 && padded[separator] == 1).then(|| &padded[separator + 1..])
    }

    /// Blocks that are right, nearly right, and wrong in several places at once.
    #[test]
    fn decoding_agrees_with_the_plain_one_on_damaged_blocks() {
        type Hash = Sha256;
        let mut rng = ChaCha20Rng::seed_from_u64(limbs_testkit::seed());
        let mut right = 0;
        let cases = limbs_testkit::cases(2000);
        for _ in 0..cases {
            let size = [66, 67, 128, 257][rng.next_u32() as usize % 4];
            let len = rng.next_u32() as usize % (size - overhead::<Hash>() + 1);
            let mut message = vec![0; len];
            rng.fill_bytes(&mut message);
            let em = encode::<Hash, Hash, _>(&mut rng, b"label", &message, size).unwrap();

            let (mut first, mut seed, mut db) = (em[0], em[1..33].to_vec(), em[33..].to_vec());
            Hash::xor_mask(&db, &mut seed);
            Hash::xor_mask(&seed, &mut db);
            assert_eq!(decode_plainly(first, &db, b"label"), Some(&message[..]));
            for _ in 0..rng.next_u32() % 3 {
                let separator = db.len() - len - 1;
                let places = [rng.next_u32() as usize % db.len(), separator, 31];
                let values = [0, 1, 2, rng.next_u32() as u8];
                db[places[rng.next_u32() as usize % 3]] = values[rng.next_u32() as usize % 4];
                first = u8::from(rng.next_u32().is_multiple_of(16));
            }
            let expected = decode_plainly(first, &db, b"label").map(<[u8]>::to_vec);
            right += u32::from(expected.is_some());
            Hash::xor_mask(&seed, &mut db);
            Hash::xor_mask(&db, &mut seed);
            let em = Zeroizing::new([&[first][..], &seed, &db].concat());
            let result = decode::<Hash, Hash>(em, b"label");
            assert_eq!(
                result.map(|m| m.to_vec()),
                expected.ok_or(Error::Decryption)
            );
        }
        assert!(right > cases / 4 && right < cases * 9 / 10);
    }
}
