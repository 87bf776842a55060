//! EMSA-PSS of RFC 8017 section 9.1 as functions on bytes.

use alloc::{vec, vec::Vec};
use digest::Digest;

use crate::{Error, ct, mgf::MaskGeneration};

/// Bytes of EM that are neither padding, salt nor hash: the 01 in front of the salt and the
/// trailer.
const OVERHEAD: usize = 2;
/// The last byte of EM.
const TRAILER: u8 = 0xbc;

/// Salt of a signature to be verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaltLen {
    /// Just so many bytes.
    Exactly(usize),
    /// Whatever length the signature has.
    Auto,
}

/// Refuses a salt that does not fit beside the hash into a modulus of `bits` bits.
pub(super) fn check_fits<D: Digest>(salt_len: usize, bits: usize) -> Result<(), Error> {
    let (size, em_len) = (bits.div_ceil(8), em_len(bits));
    // The need in bytes of the modulus, which may have one more than EM.
    let min = (<D as Digest>::output_size() + OVERHEAD + size - em_len).saturating_add(salt_len);
    if size < min {
        return Err(Error::KeyTooShortForPadding { size, min });
    }
    Ok(())
}

/// EM has one bit less than the modulus, so that it is below it: for 8k + 1 bits one *byte* less.
fn em_len(bits: usize) -> usize {
    (bits - 1).div_ceil(8)
}

/// Mask of the bits that EM has in its first byte: emBits - 8 (emLen - 1) of them.
fn first_byte_mask(bits: usize) -> u8 {
    0xff >> (8 * em_len(bits) - (bits - 1))
}

/// H = Hash(eight zero bytes || hash || salt).
fn salted_hash<D: Digest>(hash: &[u8], salt: &[u8]) -> digest::Output<D> {
    D::new()
        .chain_update([0; 8])
        .chain_update(hash)
        .chain_update(salt)
        .finalize()
}

/// EM for a modulus of `bits` bits, as many bytes as the modulus has.
///
/// EM = (00...00 01 salt XOR mask(H)) || H || BC with the bits above emBits cleared.
pub(super) fn encode<D: Digest, M: MaskGeneration>(
    hash: &[u8],
    salt: &[u8],
    bits: usize,
) -> Result<Vec<u8>, Error> {
    check_fits::<D>(salt.len(), bits)?;
    let hash_len = <D as Digest>::output_size();
    let size = bits.div_ceil(8);
    let mut block = vec![0; size];
    let em = &mut block[size - em_len(bits)..];
    let (db, tail) = em.split_at_mut(em.len() - hash_len - 1);
    let (h, trailer) = tail.split_at_mut(hash_len);
    let salt_start = db.len() - salt.len();
    db[salt_start - 1] = 0x01;
    db[salt_start..].copy_from_slice(salt);
    h.copy_from_slice(&salted_hash::<D>(hash, salt));
    M::xor_mask(h, db);
    db[0] &= first_byte_mask(bits);
    trailer[0] = TRAILER;
    Ok(block)
}

/// Checks the block that a signature yields, as many bytes as the modulus of `bits` bits has;
/// returns the length of the salt.
///
/// A signature is public: the checks stop at the first that fails.
pub(super) fn verify<D: Digest, M: MaskGeneration>(
    hash: &[u8],
    block: &mut [u8],
    salt_len: SaltLen,
    bits: usize,
) -> Result<usize, Error> {
    let hash_len = <D as Digest>::output_size();
    let (above, em) = block.split_at_mut(block.len() - em_len(bits));
    if above.iter().any(|&byte| byte != 0) || em.len() < hash_len + OVERHEAD {
        return Err(Error::Verification);
    }
    let (db, tail) = em.split_at_mut(em.len() - hash_len - 1);
    let (h, trailer) = tail.split_at(hash_len);
    let mask = first_byte_mask(bits);
    if trailer[0] != TRAILER || db[0] & !mask != 0 {
        return Err(Error::Verification);
    }
    M::xor_mask(h, db);
    db[0] &= mask;
    // Zeros, then 01, then the salt.
    let one = db.iter().position(|&byte| byte != 0);
    let Some(one) = one.filter(|&i| db[i] == 0x01) else {
        return Err(Error::Verification);
    };
    let salt = &db[one + 1..];
    if let SaltLen::Exactly(len) = salt_len
        && len != salt.len()
    {
        return Err(Error::Verification);
    }
    if ct::eq(&salted_hash::<D>(hash, salt), h).declassify() {
        Ok(salt.len())
    } else {
        Err(Error::Verification)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::Sha256;

    fn check(em: &[u8], hash: &[u8], salt_len: SaltLen, bits: usize) -> Result<usize, Error> {
        verify::<Sha256, Sha256>(hash, &mut em.to_vec(), salt_len, bits)
    }

    /// At every size modulo 8 and every length of salt that fits, an encoding is accepted, and not
    /// with any bit flipped.
    #[test]
    fn every_bit_counts_at_every_size_modulo_8() {
        let hash = Sha256::digest(b"message");
        for bits in 521..=530usize {
            let max = (bits - 1).div_ceil(8) - 34;
            for salt_len in [0, 1, max] {
                let salt = vec![0xa5; salt_len];
                let em = encode::<Sha256, Sha256>(&hash, &salt, bits).unwrap();
                assert_eq!(em.len(), bits.div_ceil(8));
                // Below 2^(bits - 1), so below the modulus.
                let top = em.iter().position(|&byte| byte != 0).unwrap();
                let bit_len = 8 * (em.len() - top) - em[top].leading_zeros() as usize;
                assert!(bit_len < bits);
                assert_eq!(
                    check(&em, &hash, SaltLen::Exactly(salt_len), bits),
                    Ok(salt_len)
                );
                assert_eq!(check(&em, &hash, SaltLen::Auto, bits), Ok(salt_len));
                for bit in
                    (0..8 * em.len()).step_by(if cfg!(target_arch = "x86_64") { 1 } else { 7 })
                {
                    let mut em = em.clone();
                    em[bit / 8] ^= 0x80 >> (bit % 8);
                    let result = check(&em, &hash, SaltLen::Auto, bits);
                    assert_eq!(result, Err(Error::Verification), "{bits} bits, bit {bit}");
                }
            }
            let size = bits.div_ceil(8);
            let result = encode::<Sha256, Sha256>(&hash, &vec![0; max + 1], bits);
            assert_eq!(
                result,
                Err(Error::KeyTooShortForPadding {
                    size,
                    min: size + 1
                })
            );
        }
    }
}
