//! The raw private operation.

use crate::{Error, RsaPrivateKey};
use rand_core::TryCryptoRng;

impl RsaPrivateKey {
    /// out = input^d mod n, textbook RSA without padding: to build schemes on, never to use alone.
    ///
    /// Both buffers are big-endian of exactly the modulus' size. The operation is blinded, its
    /// result is checked with the public exponent before it is written. Constant-time in `input`
    /// and the key.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], [`Error::NotBelowModulus`], [`Error::Random`], [`Error::Fault`]; `out` is
    /// zero then.
    pub fn raw_private_op<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        input: &[u8],
        out: &mut [u8],
    ) -> Result<(), Error> {
        let _ = (rng, input, out);
        todo!()
    }
}
