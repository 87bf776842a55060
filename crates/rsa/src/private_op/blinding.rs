//! Blinding pairs.

use crate::key::number::{self, Secret};
use crate::{Error, RsaPrivateKey};
use alloc::vec;
use limbs_core::Limb;
use montgomery::BoxedForm;
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

/// Draws for one pair. One draw fails if r = 0 or r is no unit, which happens less often than a factor of n is
/// guessed, or r >= n, at most every second time: all of them fail with a broken random source only.
const DRAWS: usize = 128;

impl RsaPrivateKey {
    /// The pair (r^e, r^-1) for one operation: the cached one, or a fresh one.
    pub(super) fn blinding_pair<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
    ) -> Result<[BoxedForm; 2], Error> {
        let n = self.public_key().modulus();
        let form = |raw: &[Limb]| n.form_of_raw_limbs(raw).expect("half of a pair");
        let square = |raw: &mut [Limb]| raw.copy_from_slice(n.sqr(&form(raw)).raw_limbs());
        if let Some(pair) = self.blinding.take(square) {
            return Ok(pair.map(|raw| form(&raw)));
        }
        let forms = self.fresh_blinding_pair(rng)?;
        self.blinding
            .put([forms[0].raw_limbs(), forms[1].raw_limbs()], square);
        Ok(forms)
    }

    /// A pair of a new r, uniform among the units modulo n.
    fn fresh_blinding_pair<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
    ) -> Result<[BoxedForm; 2], Error> {
        let n = self.public_key().modulus();
        for _ in 0..DRAWS {
            let r = self.draw(rng)?;
            // That r was refused tells nothing of those that follow.
            let Ok(r) = n.to_form(&r) else { continue };
            let Ok(inverse) = n.invert(&r) else { continue };
            let factor = n.pow_vartime(&r, self.public_key().e_limbs());
            return Ok([factor, inverse]);
        }
        Err(Error::Random)
    }

    /// A number of as many bits as n.
    fn draw<R: TryCryptoRng + ?Sized>(&self, rng: &mut R) -> Result<Secret, Error> {
        let public = self.public_key();
        let mut bytes = Zeroizing::new(vec![0; public.size()]);
        rng.try_fill_bytes(&mut bytes).map_err(|_| Error::Random)?;
        let spare = public.size() * 8 - public.bits();
        bytes[0] &= 0xff >> spare;
        Ok(number::from_be(&bytes, public.modulus().len()).expect("no longer than n"))
    }
}
