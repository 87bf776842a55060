//! Mask generation: MGF1 of RFC 8017 B.2.1 and the extendable-output functions of RFC 8702.

use const_oid::{AssociatedOid, ObjectIdentifier};
use core::marker::PhantomData;
use digest::{Digest, ExtendableOutput, Update};
use zeroize::Zeroize;

/// What spreads a seed over the rest of an encoding in PSS and OAEP.
///
/// Every hash with an object identifier stands for MGF1 with that hash, so that `Sha256` can be
/// named where a mask generation is wanted; [`Xof`] makes one of SHAKE128 or SHAKE256.
pub trait MaskGeneration {
    /// The hash of MGF1; `None` for another mask generation.
    const MGF1_HASH: Option<ObjectIdentifier>;

    /// z' = z XOR mask(seed). Time depends on the lengths only.
    fn xor_mask(seed: &[u8], z: &mut [u8]);
}

impl<D: Digest + AssociatedOid> MaskGeneration for D {
    const MGF1_HASH: Option<ObjectIdentifier> = Some(D::OID);

    fn xor_mask(seed: &[u8], z: &mut [u8]) {
        let blocks = z.chunks_mut(<D as Digest>::output_size());
        // z is part of a modulus: far fewer than 2^32 blocks.
        for (block, counter) in blocks.zip(0u32..) {
            let mut hash = D::new()
                .chain_update(seed)
                .chain_update(counter.to_be_bytes())
                .finalize();
            for (z, mask) in block.iter_mut().zip(&hash) {
                *z ^= mask;
            }
            hash.as_mut_slice().zeroize();
        }
    }
}

/// The mask generation that is the output of an extendable-output function itself (RFC 8702:
/// `Xof<Shake128>`, `Xof<Shake256>`).
#[derive(Clone, Copy, Debug, Default)]
pub struct Xof<X>(PhantomData<X>);

impl<X: ExtendableOutput + Update + Default> MaskGeneration for Xof<X> {
    const MGF1_HASH: Option<ObjectIdentifier> = None;

    fn xor_mask(seed: &[u8], z: &mut [u8]) {
        let mut mask = zeroize::Zeroizing::new(alloc::vec![0; z.len()]);
        let mut xof = X::default();
        xof.update(seed);
        xof.finalize_xof_into(&mut mask);
        for (z, mask) in z.iter_mut().zip(mask.iter()) {
            *z ^= mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mask of RFC 8017 B.2.1 written out: the hashes of seed || counter, one behind the other.
    #[test]
    fn mgf1_is_the_concatenation_of_the_counted_hashes() {
        type H = sha2::Sha256;
        for len in [0, 1, 31, 32, 33, 64, 100] {
            let mut z = alloc::vec![0; len];
            H::xor_mask(b"seed", &mut z);
            let mut expected = alloc::vec::Vec::new();
            for counter in 0u8..4 {
                expected.extend_from_slice(&H::digest([b"seed", &[0, 0, 0, counter][..]].concat()));
            }
            assert_eq!(z, expected[..len]);
        }
    }
}
