//! The raw private operation: blinded, by the CRT, and checked.

mod blinding;
#[cfg(target_has_atomic = "ptr")]
mod cache;
// Where limbs cannot be exchanged atomically, every operation draws afresh.
#[cfg(not(target_has_atomic = "ptr"))]
#[path = "no_cache.rs"]
mod cache;

pub(crate) use cache::BlindingCache;

use crate::key::number::{self, Secret, reveal};
use crate::{Error, RsaPrivateKey};
use limbs_core::{Limb, eq_mask};
use montgomery::{Power, crt as crt_of, pow_pair};
use rand_core::TryCryptoRng;
use zeroize::{Zeroize, Zeroizing};

impl RsaPrivateKey {
    /// out = input^d mod n, textbook RSA without padding: to build schemes on, never to use alone.
    ///
    /// Both buffers are big-endian of exactly [`size`](Self::size) bytes. With a random r, what
    /// is raised to the power d is input * r^e, and the result is multiplied by r^-1: neither exponentiation sees
    /// a number that others know. The result is raised to the power e and compared with the input before it is
    /// written, so that no fault in one half of the CRT can give the key away.
    ///
    /// The random source is asked for a new r every 32 operations; between, r is squared. Constant-time in
    /// `input` and the key.
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
        out.zeroize();
        let public = self.public_key();
        public.check_len(input)?;
        public.check_len(out)?;
        let x = public.number_below_n(input)?;
        let z = self.checked_private_op(rng, &x);
        if z == Err(Error::Fault) {
            // The fault may sit in the pair.
            self.blinding.clear();
        }
        let z = z?;
        out.copy_from_slice(&number::to_be(&z, out.len()));
        Ok(())
    }

    /// x^d mod n, for x below n.
    fn checked_private_op<R: TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
        x: &[Limb],
    ) -> Result<Secret, Error> {
        let n = self.public_key().modulus();
        let [factor, inverse] = self.blinding_pair(rng)?;
        let blinded = Zeroizing::new(n.mul_number(&factor, x));
        let power = self.crt_power(&blinded);
        let z = Zeroizing::new(n.mul_number(&inverse, &power));
        // What is checked is what is released, unblinding included.
        let again = Zeroizing::new(n.pow_number_vartime(&z, self.public_key().e_limbs()));
        if !reveal(eq_mask(&again, x)) {
            return Err(Error::Fault);
        }
        Ok(z)
    }

    /// x^d mod n by the CRT, for x of as many limbs as n. Neither blinded nor checked.
    fn crt_power(&self, x: &[Limb]) -> Secret {
        let crt = &self.crt;
        let (p, q) = (&crt.p, &crt.q);
        // Public lengths, and equal ones for both halves, as the pair engines want.
        let exponent_bits = p.bits().max(q.bits());
        let (xp, xq) = (p.reduce(x), q.reduce(x));
        let (mp, mq) = pow_pair(
            &Power {
                modulus: p,
                base: &xp,
                exponent: &crt.dp,
                exponent_bits,
            },
            &Power {
                modulus: q,
                base: &xq,
                exponent: &crt.dq,
                exponent_bits,
            },
        );
        let z = crt_of((p, &mp), (q, &mq), &crt.qinv).expect("forms of these moduli");
        // Below p * q = n, so it fits as many limbs as n has.
        number::resized(&z, x.len())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Error, RsaPrivateKey};
    use alloc::vec;
    use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};

    /// Bellcore's attack: a signature wrong modulo one prime only gives the other away.
    #[test]
    fn crt_fault() {
        let der = include_bytes!("../../tests/data/rsa1024.der");
        let good = RsaPrivateKey::from_der(der).unwrap();
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let input = vec![5; good.size()];
        for bit in [0, 1, 100, 511] {
            let mut bad = good.clone();
            bad.flip_bit_of_dp(bit);
            for _ in 0..2 {
                let mut out = vec![1; good.size()];
                let result = bad.raw_private_op(&mut rng, &input, &mut out);
                assert_eq!((result, out), (Err(Error::Fault), vec![0; good.size()]));
            }
        }
    }
}
