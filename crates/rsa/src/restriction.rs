//! What all schemes do around the raw operations: restrictions of the key and uniform errors.

use alloc::{vec, vec::Vec};
use const_oid::AssociatedOid;
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

use crate::{Error, MaskGeneration, RsaPrivateKey, RsaPublicKey};

/// Refuses a key that is for PSS only (id-RSASSA-PSS).
pub(crate) fn not_pss_only(key: &RsaPublicKey) -> Result<(), Error> {
    if key.is_pss_only() {
        Err(Error::Restricted)
    } else {
        Ok(())
    }
}

/// Refuses a PSS signature that a restriction of the key forbids: other hashes or a salt too short.
pub(crate) fn pss<D: AssociatedOid, M: MaskGeneration>(
    key: &RsaPublicKey,
    salt_len: usize,
) -> Result<(), Error> {
    match key.pss_params() {
        Some(params)
            if params.hash != D::OID
                || Some(params.mgf1_hash) != M::MGF1_HASH
                || salt_len < usize::from(params.min_salt_len) =>
        {
            Err(Error::Restricted)
        }
        _ => Ok(()),
    }
}

/// Shortest salt that a restriction of the key allows.
pub(crate) fn min_salt_len(key: &RsaPublicKey) -> usize {
    key.pss_params()
        .map_or(0, |params| params.min_salt_len.into())
}

/// The block that `signature` yields. A signature of the wrong length or not below n does not
/// verify.
pub(crate) fn raw_verify(key: &RsaPublicKey, signature: &[u8]) -> Result<Vec<u8>, Error> {
    let mut block = vec![0; key.size()];
    key.raw_public_op(signature, &mut block)
        .map_err(|_| Error::Verification)?;
    Ok(block)
}

/// The block in `ciphertext`. One of the wrong length or not below n, both public facts, fails as
/// all do.
pub(crate) fn raw_decrypt<R: TryCryptoRng + ?Sized>(
    key: &RsaPrivateKey,
    rng: &mut R,
    ciphertext: &[u8],
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let mut block = Zeroizing::new(vec![0; key.public_key().size()]);
    match key.raw_private_op(rng, ciphertext, &mut block) {
        Ok(()) => Ok(block),
        Err(Error::LengthMismatch { .. } | Error::NotBelowModulus) => Err(Error::Decryption),
        Err(e) => Err(e),
    }
}
