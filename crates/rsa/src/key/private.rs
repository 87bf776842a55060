//! The private key.

use super::crt::CrtKey;
use super::generate::from_primality;
use super::number::{self, Secret};
use super::{Components, RsaPublicKey, SecretNumbers, import};
use crate::Error;
use crate::encoding::{KeyAlgorithm, PssParams};
use crate::private_op::BlindingCache;
use alloc::vec::Vec;
use core::fmt;
use limbs_core::Limb;
use primality::{StrongTest, rounds};
use rand_core::TryCryptoRng;
use zeroize::{ZeroizeOnDrop, Zeroizing};

/// An RSA private key of two primes, with its public key and all that is calculated once.
///
/// Keys come from [`KeyOptions`](crate::KeyOptions), from numbers ([`from_components`](Self::from_components)) or
/// from DER and PEM ([`from_der`](Self::from_der), `from_pem`, and the traits of `pkcs1` and `pkcs8`).
///
/// ```
/// use rsa::RsaPrivateKey;
/// use rsa::pkcs8::{EncodePrivateKey, EncodePublicKey, LineEnding};
///
/// # let pem = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rsa2048-e65537.pem"));
/// let key = RsaPrivateKey::from_pem(pem)?;
/// assert_eq!((key.bits(), key.size()), (2048, 256));
/// let again = key.to_pkcs8_pem(LineEnding::LF).expect("a key can be encoded");
/// assert_eq!(*again, pem);
/// let public = key.public_key().to_public_key_pem(LineEnding::LF).expect("a key can be encoded");
/// assert!(public.starts_with("-----BEGIN PUBLIC KEY-----"));
/// # Ok::<(), rsa::Error>(())
/// ```
///
/// All secrets are wiped when the key is dropped; `Debug` shows the public key only; `==` takes the same time
/// wherever two keys of one size differ. A key may be shared between threads.
#[derive(Clone)]
pub struct RsaPrivateKey {
    public: RsaPublicKey,
    d: Secret,
    pub(crate) crt: CrtKey,
    pub(crate) blinding: BlindingCache,
}

impl RsaPrivateKey {
    /// Makes a key of its numbers, after checking that they fit together.
    ///
    /// Refused are: sizes outside the limits of [`RsaPublicKey`]; d outside 1 < d < n; primes that are
    /// even, equal, composite, or whose product is not n; e * d other than 1 modulo p - 1 and q - 1; dP, dQ and
    /// qInv that do not follow from these. Either order of p and q, and any sizes of theirs, are accepted.
    ///
    /// Composite factors are found by strong tests to two bases, 2 and the other factor. They find
    /// every damage, but somebody could construct factors that pass; who needs to distrust the maker of
    /// the key calls [`check_primes`](Self::check_primes).
    ///
    /// Where the primes are not given they are recovered from n, e and d (NIST SP 800-56B, appendix C), for any e. That
    /// takes several times as long as a private operation; how many bases had to be tried shows in
    /// its time.
    ///
    /// # Errors
    /// The check that failed.
    pub fn from_components(components: &Components<'_>) -> Result<Self, Error> {
        import::from_components(components)
    }

    /// Makes a key of two primes and a public exponent, big-endian; d is e^-1 modulo lcm(p - 1, q - 1).
    ///
    /// # Errors
    /// The check that failed, as in [`from_components`](Self::from_components);
    /// [`Error::PrivateExponentMismatch`] if e has no inverse.
    pub fn from_primes(p: &[u8], q: &[u8], e: &[u8]) -> Result<Self, Error> {
        import::from_primes(p, q, e)
    }

    /// Puts a checked key together. d has as many limbs as n.
    ///
    /// # Errors
    /// If q has no inverse modulo p.
    pub(super) fn assemble(
        public: RsaPublicKey,
        p: &[Limb],
        q: &[Limb],
        d: Secret,
    ) -> Result<Self, Error> {
        Ok(Self {
            crt: CrtKey::new(p, q, &d)?,
            blinding: BlindingCache::new(public.modulus().len()),
            public,
            d,
        })
    }

    /// The key with another algorithm identifier.
    pub(crate) fn with_algorithm(mut self, algorithm: KeyAlgorithm) -> Self {
        self.public = self.public.with_algorithm(algorithm);
        self
    }

    /// The public half.
    pub fn public_key(&self) -> &RsaPublicKey {
        &self.public
    }

    /// Bits of the modulus.
    pub fn bits(&self) -> usize {
        self.public.bits()
    }

    /// Bytes of the modulus, hence of every signature and ciphertext.
    pub fn size(&self) -> usize {
        self.public.size()
    }

    /// Whether the key is for PSS signatures only; see [`RsaPublicKey::is_pss_only`].
    pub fn is_pss_only(&self) -> bool {
        self.public.is_pss_only()
    }

    /// The PSS parameters to which the key is restricted, if any.
    pub fn pss_params(&self) -> Option<&PssParams> {
        self.public.pss_params()
    }

    /// The private exponent d, big-endian, as long as the modulus.
    pub fn d_be_bytes(&self) -> Zeroizing<Vec<u8>> {
        number::to_be(&self.d, self.size())
    }

    /// d, p, q, dP, dQ and qInv, big-endian; d as long as the modulus, the others as the longer prime.
    pub fn secret_be_bytes(&self) -> SecretNumbers {
        let crt = &self.crt;
        let half = crt.p().bits().max(crt.q().bits()).div_ceil(8);
        SecretNumbers {
            d: self.d_be_bytes(),
            p: number::to_be(crt.p().as_limbs(), half),
            q: number::to_be(crt.q().as_limbs(), half),
            dp: number::to_be(&crt.dp, half),
            dq: number::to_be(&crt.dq, half),
            qinv: number::to_be(&crt.qinv_limbs(), half),
        }
    }

    /// Bits of d.
    pub(super) fn d_bits(&self) -> usize {
        limbs_core::bit_len(&self.d)
    }

    /// Tests the primes as numbers that an enemy may have chosen: strong tests to 64 random bases, each of which
    /// a composite passes with probability 1/4 at most. Takes as long as 64 private operations.
    ///
    /// # Errors
    /// [`Error::PrimeComposite`]; [`Error::Random`].
    pub fn check_primes<R: TryCryptoRng + ?Sized>(&self, rng: &mut R) -> Result<(), Error> {
        for prime in [self.crt.p(), self.crt.q()] {
            let mut test = StrongTest::new(prime.as_limbs()).map_err(from_primality)?;
            let passed = test
                .passes_random_bases(rng, rounds::UNTRUSTED)
                .map_err(from_primality)?;
            if !passed {
                return Err(Error::PrimeComposite);
            }
        }
        Ok(())
    }

    /// Damages dP, for tests of the fault check.
    #[cfg(test)]
    pub(crate) fn flip_bit_of_dp(&mut self, bit: usize) {
        let bits = limbs_core::LIMB_BITS;
        self.crt.dp[bit / bits] ^= 1 << (bit % bits);
    }
}

/// Wiped are d here, the other secrets by the drops of their own types.
impl ZeroizeOnDrop for RsaPrivateKey {}

impl PartialEq for RsaPrivateKey {
    fn eq(&self, other: &Self) -> bool {
        // With n the same, d and p decide all the rest.
        let same = limbs_core::eq_mask(&self.d, &other.d)
            & limbs_core::eq_mask(self.crt.p().as_limbs(), other.crt.p().as_limbs());
        self.public == other.public && number::reveal(same)
    }
}

impl Eq for RsaPrivateKey {}

impl fmt::Debug for RsaPrivateKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RsaPrivateKey")
            .field("public", &self.public)
            .finish_non_exhaustive()
    }
}
