//! The public key.

use alloc::boxed::Box;

/// An RSA public key: an odd modulus n of 512 to 16384 bits and an odd exponent e >= 3 of at most 256 bits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RsaPublicKey {
    n: Box<[u8]>,
    e: Box<[u8]>,
    bits: usize,
}

impl RsaPublicKey {
    /// Makes a key of big-endian bytes; leading zeros are accepted.
    ///
    /// # Errors
    /// If the modulus or the exponent is outside its limits.
    pub fn new(n: &[u8], e: &[u8]) -> Result<Self, crate::Error> {
        let _ = (n, e);
        todo!()
    }

    /// The modulus, big-endian, exactly [`size`](Self::size) bytes.
    pub fn n_be_bytes(&self) -> &[u8] {
        &self.n
    }

    /// The public exponent, big-endian, without leading zeros.
    pub fn e_be_bytes(&self) -> &[u8] {
        &self.e
    }

    /// Bits of the modulus.
    pub fn bits(&self) -> usize {
        self.bits
    }

    /// Bytes of the modulus.
    pub fn size(&self) -> usize {
        self.n.len()
    }
}
