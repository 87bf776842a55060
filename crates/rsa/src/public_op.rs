//! The raw public operation.

use crate::{Error, RsaPublicKey};

impl RsaPublicKey {
    /// out = input^e mod n, textbook RSA without padding: to build schemes on, never to use alone.
    ///
    /// Both buffers are big-endian of exactly [`size`](Self::size) bytes. Constant-time in `input`.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], [`Error::NotBelowModulus`].
    pub fn raw_public_op(&self, input: &[u8], out: &mut [u8]) -> Result<(), Error> {
        let _ = (input, out);
        todo!()
    }
}
