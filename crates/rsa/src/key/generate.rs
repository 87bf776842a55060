//! Key generation after FIPS 186-5 A.1.3.

use super::RsaPrivateKey;
use crate::Error;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use rand_core::CryptoRng;

/// What a progress hook is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Progress {
    /// A candidate for a prime has been drawn and tested.
    Candidate,
    /// A prime has been found: the first, then the second.
    Prime,
}

/// Options of key generation, and the generation itself.
///
/// By default a key follows FIPS 186-5 A.1.3: an even size of at least 2048 bits, e = 65537.
#[derive(Clone, Debug)]
pub struct KeyOptions {
    bits: usize,
    e: Vec<u8>,
    short: bool,
    nonstandard: bool,
}

impl KeyOptions {
    /// A key of `bits` bits, at most 16384, with e = 65537.
    pub fn new(bits: usize) -> Self {
        Self {
            bits,
            e: [1, 0, 1].to_vec(),
            short: false,
            nonstandard: false,
        }
    }

    /// Sets the public exponent.
    #[must_use]
    pub fn exponent(self, e: u64) -> Self {
        self.exponent_be_bytes(&e.to_be_bytes())
    }

    /// Sets the public exponent, big-endian, at most 256 bits.
    #[must_use]
    pub fn exponent_be_bytes(mut self, e: &[u8]) -> Self {
        self.e = e.to_vec();
        self
    }

    /// Allows fewer than 2048 bits, down to 512: such keys are not secure.
    #[must_use]
    pub fn allow_short_modulus(mut self) -> Self {
        self.short = true;
        self
    }

    /// Allows odd sizes and exponents of 3 to 2^16, which FIPS 186-5 does not.
    #[must_use]
    pub fn outside_fips_186_5(mut self) -> Self {
        self.nonstandard = true;
        self
    }

    /// Generates a key.
    ///
    /// # Errors
    /// If the options are outside the limits, or [`Error::TriesExhausted`].
    pub fn generate<R: CryptoRng + ?Sized>(&self, rng: &mut R) -> Result<RsaPrivateKey, Error> {
        self.generate_with_progress(rng, &mut |_| ControlFlow::Continue(()))
    }

    /// Generates a key and calls `hook` on the way; the hook may stop the work.
    ///
    /// # Errors
    /// As [`generate`](Self::generate); [`Error::Cancelled`].
    pub fn generate_with_progress<R: CryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        hook: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<RsaPrivateKey, Error> {
        let _ = (self.bits, &self.e, self.short, self.nonstandard, rng, hook);
        todo!()
    }
}
