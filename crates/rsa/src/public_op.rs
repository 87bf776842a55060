//! The raw public operation.

use crate::key::number::{self, Secret, reveal};
use crate::{Error, RsaPublicKey};
use limbs_core::{Limb, lt_mask};

impl RsaPublicKey {
    /// out = input^e mod n, textbook RSA without padding: to build schemes on, never to use alone.
    ///
    /// Both buffers are big-endian of exactly [`size`](Self::size) bytes. Constant-time in `input`;
    /// the time depends on e.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], [`Error::NotBelowModulus`]; `out` is left alone then.
    ///
    /// ```
    /// # use rsa::{Error, RsaPublicKey};
    /// let key = RsaPublicKey::new(&[0xff; 64], &[3])?;
    /// let (mut two, mut eight) = ([0; 64], [0; 64]);
    /// two[63] = 2;
    /// key.raw_public_op(&two, &mut eight)?;
    /// assert_eq!(eight[63], 8);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn raw_public_op(&self, input: &[u8], out: &mut [u8]) -> Result<(), Error> {
        self.check_len(input)?;
        self.check_len(out)?;
        let z = self.power(&self.number_below_n(input)?);
        limbs_core::to_be_bytes(out, &z).expect("the length holds the number");
        Ok(())
    }

    /// x^e mod n, for x below n.
    pub(crate) fn power(&self, x: &[Limb]) -> Secret {
        let [z] = self.prepared().pow_vartime([x], self.e_limbs());
        z
    }

    /// The number in `input`, of as many limbs as the modulus.
    pub(crate) fn number_below_n(&self, input: &[u8]) -> Result<Secret, Error> {
        let n = self.modulus();
        number::from_be(input, n.len())
            .filter(|x| reveal(lt_mask(x, n.as_limbs())))
            .ok_or(Error::NotBelowModulus)
    }

    /// Checks that a buffer is as long as the modulus.
    pub(crate) fn check_len(&self, buffer: &[u8]) -> Result<(), Error> {
        if buffer.len() == self.size() {
            return Ok(());
        }
        Err(Error::LengthMismatch {
            expected: self.size(),
            given: buffer.len(),
        })
    }
}
