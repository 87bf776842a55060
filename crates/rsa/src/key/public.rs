//! The public key.

use super::number::limbs_for;
use super::{MAX_BITS, MAX_EXPONENT_BITS, MIN_BITS};
use crate::Error;
use crate::encoding::{KeyAlgorithm, PssParams};
use alloc::{boxed::Box, vec, vec::Vec};
use core::fmt;
use core::hash::{Hash, Hasher};
use limbs_core::Limb;
use montgomery::{BoxedModulus, PreparedModuli};

/// An RSA public key: an odd modulus n of 512 to 16384 bits and an odd exponent e from 3 to 2^256 - 1,
/// below n.
///
/// ```
/// use rsa::{Error, RsaPublicKey};
///
/// let key = RsaPublicKey::new(&[0xc5; 256], &[1, 0, 1])?;
/// assert_eq!((key.bits(), key.size()), (2048, 256));
/// assert_eq!(RsaPublicKey::new(&[0xc5; 256], &[4]), Err(Error::ExponentEven));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone)]
pub struct RsaPublicKey {
    n: Box<[u8]>,
    e: Box<[u8]>,
    e_limbs: Vec<Limb>,
    modulus: PreparedModuli<1>,
    algorithm: KeyAlgorithm,
}

impl RsaPublicKey {
    /// Makes a key of big-endian bytes; leading zeros are accepted.
    ///
    /// Nothing is known of the modulus' factors, so whether a private key exists is not checked.
    ///
    /// # Errors
    /// If the modulus or the exponent is outside its limits. Sizes are checked before anything is calculated.
    pub fn new(n: &[u8], e: &[u8]) -> Result<Self, Error> {
        let (n, e) = (strip_zeros(n), strip_zeros(e));
        check_limits(n, e)?;
        let modulus = BoxedModulus::new(&limbs(n)).map_err(|_| Error::ModulusEven)?;
        let e_limbs = limbs(e);
        let e_bits = limbs_core::bit_len_vartime(&e_limbs);
        Ok(Self {
            n: n.into(),
            e: e.into(),
            e_limbs,
            modulus: PreparedModuli::for_exponents([modulus], e_bits),
            algorithm: KeyAlgorithm::Rsa,
        })
    }

    /// The key with another algorithm identifier.
    pub(crate) fn with_algorithm(mut self, algorithm: KeyAlgorithm) -> Self {
        self.algorithm = algorithm;
        self
    }

    /// What the key may be used for.
    pub(crate) fn algorithm(&self) -> &KeyAlgorithm {
        &self.algorithm
    }

    /// The modulus, big-endian, exactly [`size`](Self::size) bytes.
    pub fn n_be_bytes(&self) -> &[u8] {
        &self.n
    }

    /// The public exponent, big-endian, without leading zeros.
    pub fn e_be_bytes(&self) -> &[u8] {
        &self.e
    }

    /// The public exponent as limbs, without leading zeros.
    pub(crate) fn e_limbs(&self) -> &[Limb] {
        &self.e_limbs
    }

    /// The modulus with what Montgomery arithmetic needs.
    pub(crate) fn modulus(&self) -> &BoxedModulus {
        &self.modulus.moduli()[0]
    }

    /// The same, with what its powers need.
    pub(crate) fn prepared(&self) -> &PreparedModuli<1> {
        &self.modulus
    }

    /// Bits of the modulus.
    pub fn bits(&self) -> usize {
        bit_len(&self.n)
    }

    /// Bytes of the modulus, hence of every signature and ciphertext.
    pub fn size(&self) -> usize {
        self.n.len()
    }

    /// Whether the key is for PSS signatures only (algorithm identifier id-RSASSA-PSS). The schemes of this crate
    /// then refuse every other use.
    pub fn is_pss_only(&self) -> bool {
        matches!(self.algorithm, KeyAlgorithm::Pss(_))
    }

    /// The PSS parameters to which the key is restricted, if any.
    pub fn pss_params(&self) -> Option<&PssParams> {
        match &self.algorithm {
            KeyAlgorithm::Pss(params) => params.as_ref(),
            KeyAlgorithm::Rsa => None,
        }
    }
}

impl PartialEq for RsaPublicKey {
    fn eq(&self, other: &Self) -> bool {
        self.n == other.n && self.e == other.e && self.algorithm == other.algorithm
    }
}

impl Eq for RsaPublicKey {}

impl Hash for RsaPublicKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.n.hash(state);
        self.e.hash(state);
        self.algorithm.hash(state);
    }
}

impl fmt::Debug for RsaPublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RsaPublicKey")
            .field("bits", &self.bits())
            .field("n", &Hex(&self.n))
            .field("e", &Hex(&self.e))
            .field("algorithm", &self.algorithm)
            .finish_non_exhaustive()
    }
}

/// Bytes shown as one hexadecimal number.
struct Hex<'a>(&'a [u8]);

impl fmt::Debug for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0x")?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Checks sizes and the lowest bits, which take no arithmetic.
fn check_limits(n: &[u8], e: &[u8]) -> Result<(), Error> {
    let bits = bit_len(n);
    if bits > MAX_BITS {
        return Err(Error::ModulusTooLong {
            bits,
            max: MAX_BITS,
        });
    }
    if bits < MIN_BITS {
        return Err(Error::ModulusTooShort {
            bits,
            min: MIN_BITS,
        });
    }
    if is_even(n) {
        return Err(Error::ModulusEven);
    }
    check_exponent(e)?;
    // No leading zeros, so the shorter is the smaller, and of one length the order is that of the bytes.
    if (e.len(), e) >= (n.len(), n) {
        return Err(Error::ExponentNotBelowModulus);
    }
    Ok(())
}

/// Checks the limits of a public exponent without leading zeros.
pub(super) fn check_exponent(e: &[u8]) -> Result<(), Error> {
    let bits = bit_len(e);
    if bits > MAX_EXPONENT_BITS {
        return Err(Error::ExponentTooLong {
            bits,
            max: MAX_EXPONENT_BITS,
        });
    }
    if bits < 2 {
        return Err(Error::ExponentTooSmall { min: 3 });
    }
    if is_even(e) {
        return Err(Error::ExponentEven);
    }
    Ok(())
}

/// A public number without its leading zero bytes.
pub(super) fn strip_zeros(bytes: &[u8]) -> &[u8] {
    let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
    &bytes[zeros..]
}

/// The bits of a public number without leading zero bytes.
pub(super) fn bit_len(bytes: &[u8]) -> usize {
    bytes
        .first()
        .map_or(0, |top| bytes.len() * 8 - top.leading_zeros() as usize)
}

fn is_even(bytes: &[u8]) -> bool {
    bytes.last().is_none_or(|low| low & 1 == 0)
}

/// The limbs of a public number without leading zero bytes.
pub(super) fn limbs(bytes: &[u8]) -> Vec<Limb> {
    let mut z = vec![0; limbs_for(bit_len(bytes))];
    limbs_core::from_be_bytes(&mut z, bytes).expect("made to fit");
    z
}
