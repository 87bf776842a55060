//! The search for a prime.

use rand_core::TryCryptoRng;

use crate::{Error, Prime, PrimeOptions};

/// A search for primes that meet given conditions; made by [`PrimeOptions::prepare`].
#[derive(Clone, Debug)]
pub struct Generator {
    options: PrimeOptions,
}

impl Generator {
    pub(crate) fn new(options: PrimeOptions) -> Result<Self, Error> {
        Ok(Self { options })
    }

    /// Generates a prime from `rng`.
    ///
    /// # Errors
    ///
    /// [`Error::NoSuchPrime`], [`Error::TriesExhausted`], [`Error::RandomSource`].
    pub fn generate<R: TryCryptoRng + ?Sized>(&self, rng: &mut R) -> Result<Prime, Error> {
        let _ = (rng, &self.options);
        todo!()
    }
}
