//! The numbers of a private key, as its owner has them.

use alloc::vec::Vec;
use core::fmt;
use zeroize::{ZeroizeOnDrop, Zeroizing};

/// The numbers of a private key, each big-endian; leading zeros are accepted everywhere.
///
/// n, e and d are needed. Where the primes are missing they are recovered; where the CRT values are missing they
/// are calculated, and where they are given they must be right.
///
/// ```
/// use rsa::{Components, Error, RsaPrivateKey};
///
/// let n = &[0xff; 2049];
/// let key = Components { n, e: &[3], d: &[5], ..Components::default() };
/// let error = RsaPrivateKey::from_components(&key).err();
/// assert_eq!(error, Some(Error::ModulusTooLong { bits: 16392, max: 16384 }));
/// ```
#[derive(Clone, Copy, Default)]
pub struct Components<'a> {
    /// The modulus.
    pub n: &'a [u8],
    /// The public exponent.
    pub e: &'a [u8],
    /// The private exponent, e^-1 modulo lambda(n), phi(n) or another multiple of p - 1 and q - 1.
    pub d: &'a [u8],
    /// The primes p and q, in either order.
    pub primes: Option<[&'a [u8]; 2]>,
    /// dP = d mod p - 1; only with the primes.
    pub dp: Option<&'a [u8]>,
    /// dQ = d mod q - 1; only with the primes.
    pub dq: Option<&'a [u8]>,
    /// qInv = q^-1 mod p; only with the primes.
    pub qinv: Option<&'a [u8]>,
}

/// Shows the lengths only.
impl fmt::Debug for Components<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Components")
            .field("n_len", &self.n.len())
            .field("e_len", &self.e.len())
            .field("primes", &self.primes.is_some())
            .finish_non_exhaustive()
    }
}

/// The secret numbers of a private key, big-endian; see
/// [`RsaPrivateKey::secret_be_bytes`](crate::RsaPrivateKey::secret_be_bytes).
///
/// Wiped when dropped.
#[derive(Clone)]
#[non_exhaustive]
pub struct SecretNumbers {
    /// The private exponent, as long as the modulus.
    pub d: Zeroizing<Vec<u8>>,
    /// The first prime.
    pub p: Zeroizing<Vec<u8>>,
    /// The second prime.
    pub q: Zeroizing<Vec<u8>>,
    /// dP = d mod p - 1.
    pub dp: Zeroizing<Vec<u8>>,
    /// dQ = d mod q - 1.
    pub dq: Zeroizing<Vec<u8>>,
    /// qInv = q^-1 mod p.
    pub qinv: Zeroizing<Vec<u8>>,
}

/// Every field wipes itself.
impl ZeroizeOnDrop for SecretNumbers {}

/// Shows lengths only.
impl fmt::Debug for SecretNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecretNumbers")
            .field("d_len", &self.d.len())
            .field("p_len", &self.p.len())
            .finish_non_exhaustive()
    }
}
