//! The private key.

use super::RsaPublicKey;
use alloc::vec::Vec;
use core::fmt;
use zeroize::Zeroizing;

/// An RSA private key of two primes.
#[derive(Clone)]
pub struct RsaPrivateKey {
    public: RsaPublicKey,
}

impl fmt::Debug for RsaPrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RsaPrivateKey")
            .field("public", &self.public)
            .finish_non_exhaustive()
    }
}

impl RsaPrivateKey {
    /// The public half.
    pub fn public_key(&self) -> &RsaPublicKey {
        &self.public
    }

    /// The private exponent, big-endian, padded to the modulus' size.
    pub fn d_be_bytes(&self) -> Zeroizing<Vec<u8>> {
        todo!()
    }
}
