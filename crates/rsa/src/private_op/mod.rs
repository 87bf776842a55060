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
use alloc::{boxed::Box, vec, vec::Vec};
use limbs_core::eq_mask;
use montgomery::{BoxedForm, pow_batch};
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
        self.public_key().check_len(out)?;
        let blinded = self.blind(rng, input)?;
        let z = self.finish(&blinded, &self.crt.powers(&blinded.number))?;
        out.copy_from_slice(&number::to_be(&z, out.len()));
        Ok(())
    }

    /// The operations of [`raw_private_op`](Self::raw_private_op) with a key for each input: two at a time, whose four
    /// halves run side by side where an engine does so.
    ///
    /// Every one is blinded and checked by itself, and has its own result.
    pub(crate) fn private_op_batch<R: TryCryptoRng + ?Sized>(
        rng: &mut R,
        inputs: &[(&Self, &[u8])],
    ) -> Vec<Result<Box<[u8]>, Error>> {
        let mut results = Vec::with_capacity(inputs.len());
        for inputs in inputs.chunks(2) {
            let blinded: Vec<_> = (inputs.iter())
                .map(|(key, input)| key.blind(rng, input))
                .collect();
            match (inputs, &blinded[..]) {
                (&[(key0, _), (key1, _)], [Ok(blinded0), Ok(blinded1)]) => {
                    let halves0 = key0.crt.halves(&blinded0.number);
                    let halves1 = key1.crt.halves(&blinded1.number);
                    let [p0, q0] = key0.crt.powers_of(&halves0);
                    let [p1, q1] = key1.crt.powers_of(&halves1);
                    let [x0, y0, x1, y1] = pow_batch(&[p0, q0, p1, q1]);
                    results.push(key0.finish_as_bytes(blinded0, &key0.crt.numbers([x0, y0])));
                    results.push(key1.finish_as_bytes(blinded1, &key1.crt.numbers([x1, y1])));
                }
                // The last of an odd number, or the other one could not be blinded.
                _ => results.extend(inputs.iter().zip(blinded).map(|((key, _), blinded)| {
                    let blinded = blinded?;
                    key.finish_as_bytes(&blinded, &key.crt.powers(&blinded.number))
                })),
            }
        }
        results
    }

    /// Reads the input of an operation and blinds it.
    fn blind<R: TryCryptoRng + ?Sized>(&self, rng: &mut R, input: &[u8]) -> Result<Blinded, Error> {
        let public = self.public_key();
        public.check_len(input)?;
        let x = public.number_below_n(input)?;
        let [factor, inverse] = self.blinding_pair(rng)?;
        let number = Zeroizing::new(public.modulus().mul_number(&factor, &x).into_boxed_slice());
        Ok(Blinded { x, number, inverse })
    }

    /// The result of an operation, unblinded and checked, given the powers of the halves.
    fn finish(&self, blinded: &Blinded, powers: &[Secret; 2]) -> Result<Secret, Error> {
        let n = self.public_key().modulus();
        // Below p * q = n, so it fits as many limbs as n has.
        let power = number::resized(&self.crt.join(powers), n.len());
        let z = Zeroizing::new(n.mul_number(&blinded.inverse, &power).into_boxed_slice());
        // What is checked is what is released, unblinding included.
        let again = self.public_key().power(&z);
        if !reveal(eq_mask(&again, &blinded.x)) {
            // The fault may sit in the pair.
            self.blinding.clear();
            return Err(Error::Fault);
        }
        Ok(z)
    }

    fn finish_as_bytes(&self, blinded: &Blinded, powers: &[Secret; 2]) -> Result<Box<[u8]>, Error> {
        let z = self.finish(blinded, powers)?;
        let mut out = vec![0; self.size()];
        out.copy_from_slice(&number::to_be(&z, self.size()));
        Ok(out.into())
    }
}

/// A block to be signed and the key for it, or why there is none.
type Block<'a> = Result<(&'a RsaPrivateKey, Vec<u8>), Error>;

/// Signs those blocks that could be made, side by side.
pub(crate) fn sign_blocks<R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    blocks: Vec<Block<'_>>,
) -> Vec<Result<Box<[u8]>, Error>> {
    let inputs: Vec<_> = (blocks.iter().flatten())
        .map(|(key, block)| (*key, &block[..]))
        .collect();
    let mut signatures = RsaPrivateKey::private_op_batch(rng, &inputs).into_iter();
    let signature = |block: &Block<'_>| match block {
        Ok(_) => signatures.next().expect("one for each block"),
        Err(error) => Err(*error),
    };
    blocks.iter().map(signature).collect()
}

/// The input x of an operation, blinded.
struct Blinded {
    x: Secret,
    /// x * r^e mod n.
    number: Secret,
    /// r^-1.
    inverse: BoxedForm,
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

    /// In a batch the damaged key fails alone.
    #[test]
    fn crt_fault_in_a_batch() {
        let der = include_bytes!("../../tests/data/rsa1024.der");
        let good = RsaPrivateKey::from_der(der).unwrap();
        let mut bad = good.clone();
        bad.flip_bit_of_dp(7);
        let mut rng = ChaCha20Rng::seed_from_u64(2);
        let input = vec![5; good.size()];
        let mut expected = vec![0; good.size()];
        good.raw_private_op(&mut rng, &input, &mut expected)
            .unwrap();
        for damaged in 0..5 {
            let keys = [0, 1, 2, 3, 4].map(|i| if i == damaged { &bad } else { &good });
            let inputs = keys.map(|key| (key, &input[..]));
            let results = RsaPrivateKey::private_op_batch(&mut rng, &inputs);
            for (i, result) in results.into_iter().enumerate() {
                match result {
                    Ok(out) => assert!(i != damaged && *out == *expected),
                    Err(error) => assert_eq!((i, error), (damaged, Error::Fault)),
                }
            }
        }
    }
}
