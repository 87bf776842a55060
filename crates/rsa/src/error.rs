//! What can go wrong, said with the limit that was broken.

use core::fmt;

/// Why a key was refused or an operation failed.
///
/// Decryption failures say nothing about their cause: see [`Error::Decryption`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The modulus has fewer bits than the limit named.
    ModulusTooShort {
        /// Bits of the modulus given.
        bits: usize,
        /// Fewest bits accepted.
        min: usize,
    },
    /// The modulus has more bits than the limit named.
    ModulusTooLong {
        /// Bits of the modulus given.
        bits: usize,
        /// Most bits accepted.
        max: usize,
    },
    /// The modulus is even.
    ModulusEven,
    /// The public exponent is smaller than the limit named.
    ExponentTooSmall {
        /// Smallest public exponent accepted.
        min: u32,
    },
    /// The public exponent has more bits than the limit named.
    ExponentTooLong {
        /// Bits of the exponent given.
        bits: usize,
        /// Most bits accepted.
        max: usize,
    },
    /// The public exponent is even.
    ExponentEven,
    /// The public exponent is not below the modulus.
    ExponentNotBelowModulus,
    /// The private exponent is outside 1 < d < n.
    PrivateExponentOutOfRange,
    /// e * d is not 1 modulo p - 1 and q - 1 (or no factor of n follows from e and d).
    PrivateExponentMismatch,
    /// A prime factor is even, or below 3.
    PrimeTooSmall,
    /// The two prime factors are equal.
    PrimesEqual,
    /// A factor given as prime is composite.
    PrimeComposite,
    /// The modulus is not the product of the two primes given.
    PrimesMismatch,
    /// dP, dQ or qInv does not follow from d, p and q.
    CrtMismatch,
    /// The public key stored beside the private one is another.
    PublicKeyMismatch,
    /// The key has more than two primes.
    MultiPrime,
    /// The size is odd where FIPS 186-5 wants an even one.
    SizeOdd {
        /// Bits asked for.
        bits: usize,
    },
    /// No key was found within the number of tries that FIPS 186-5 allows: the random source is broken, or e has so
    /// many small factors that p - 1 shares one with it nearly always.
    TriesExhausted,
    /// A search for primes or a test of one failed for a reason that the checks before it rule out: a mistake of
    /// this library, not of its caller.
    PrimeSearch,
    /// The work was stopped by its progress hook.
    Cancelled,
    /// The random source failed.
    Random,
    /// A buffer does not have the length that the modulus asks for.
    LengthMismatch {
        /// Bytes expected.
        expected: usize,
        /// Bytes given.
        given: usize,
    },
    /// The number given to the raw operation is not below the modulus.
    NotBelowModulus,
    /// The result of the private operation failed its check: a fault of the machine, or a damaged
    /// key. Nothing was released.
    Fault,
    /// The key's algorithm identifier does not name RSA.
    UnknownAlgorithm,
    /// The parameters of the key's algorithm identifier are missing, malformed or not supported.
    BadParameters,
    /// The key is restricted (id-RSASSA-PSS) and the restriction forbids this use.
    Restricted,
    /// The encoding is not valid DER or PEM of a key.
    Encoding(der::Error),
    /// The signature does not fit the message and the key.
    Verification,
    /// Decryption failed. By design nothing more is said.
    Decryption,
    /// The message is longer than the key and the padding admit.
    MessageTooLong {
        /// Bytes given.
        len: usize,
        /// Most bytes accepted.
        max: usize,
    },
    /// The key is too short for this hash and salt.
    KeyTooShortForPadding {
        /// Bytes of the modulus.
        size: usize,
        /// Fewest bytes that hold the padding.
        min: usize,
    },
    /// A hash computed beforehand does not have the length of the scheme's hash.
    HashLength {
        /// Bytes expected.
        expected: usize,
        /// Bytes given.
        given: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ModulusTooShort { bits, min } => {
                write!(f, "modulus of {bits} bits, at least {min} are needed")
            }
            Self::ModulusTooLong { bits, max } => {
                write!(f, "modulus of {bits} bits, at most {max} are accepted")
            }
            Self::ModulusEven => f.write_str("modulus is even"),
            Self::ExponentTooSmall { min } => {
                write!(f, "public exponent is smaller than {min}")
            }
            Self::ExponentTooLong { bits, max } => {
                write!(
                    f,
                    "public exponent of {bits} bits, at most {max} are accepted"
                )
            }
            Self::ExponentEven => f.write_str("public exponent is even"),
            Self::ExponentNotBelowModulus => {
                f.write_str("public exponent is not below the modulus")
            }
            Self::PrivateExponentOutOfRange => {
                f.write_str("private exponent is not above 1 and below the modulus")
            }
            Self::PrivateExponentMismatch => {
                f.write_str("private exponent does not belong to the public key")
            }
            Self::PrimeTooSmall => f.write_str("prime factor is even or below 3"),
            Self::PrimesEqual => f.write_str("prime factors are equal"),
            Self::PrimeComposite => f.write_str("prime factor is composite"),
            Self::PrimesMismatch => f.write_str("modulus is not the product of the two primes"),
            Self::CrtMismatch => f.write_str("CRT exponents or coefficient do not fit d, p and q"),
            Self::PublicKeyMismatch => {
                f.write_str("public key beside the private key does not belong to it")
            }
            Self::MultiPrime => f.write_str("keys of more than two primes are not supported"),
            Self::SizeOdd { bits } => {
                write!(f, "{bits} bits is odd, FIPS 186-5 keys have an even size")
            }
            Self::TriesExhausted => {
                f.write_str("no prime found within the tries FIPS 186-5 allows")
            }
            Self::PrimeSearch => {
                f.write_str("search for or test of a prime failed where it cannot: a bug")
            }
            Self::Cancelled => f.write_str("cancelled"),
            Self::Random => f.write_str("random source failed"),
            Self::LengthMismatch { expected, given } => {
                write!(f, "{given} bytes given, the modulus asks for {expected}")
            }
            Self::NotBelowModulus => f.write_str("number is not below the modulus"),
            Self::Fault => f.write_str("private operation failed its check"),
            Self::UnknownAlgorithm => f.write_str("key is not an RSA key"),
            Self::BadParameters => {
                f.write_str("algorithm parameters are missing, malformed or not supported")
            }
            Self::Restricted => f.write_str("the key's restrictions forbid this use"),
            Self::Encoding(e) => write!(f, "encoding: {e}"),
            Self::Verification => f.write_str("signature does not verify"),
            Self::Decryption => f.write_str("decryption failed"),
            Self::MessageTooLong { len, max } => {
                write!(f, "message of {len} bytes, at most {max} are accepted")
            }
            Self::KeyTooShortForPadding { size, min } => {
                write!(
                    f,
                    "modulus of {size} bytes, the padding needs at least {min}"
                )
            }
            Self::HashLength { expected, given } => {
                write!(f, "hash of {given} bytes, the scheme's has {expected}")
            }
        }
    }
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Encoding(e) => Some(e),
            _ => None,
        }
    }
}

impl From<der::Error> for Error {
    fn from(e: der::Error) -> Self {
        Self::Encoding(e)
    }
}

/// For the traits of `pkcs1`, whose errors have no room for the reason.
impl From<Error> for pkcs1::Error {
    fn from(e: Error) -> Self {
        match e {
            Error::Encoding(e) => Self::Asn1(e),
            Error::MultiPrime => Self::Version,
            _ => Self::KeyMalformed,
        }
    }
}

/// For the traits of `pkcs8`, whose errors have little room for the reason.
impl From<Error> for pkcs8::Error {
    fn from(e: Error) -> Self {
        use pkcs8::KeyError;
        match e {
            Error::Encoding(e) => Self::Asn1(e),
            Error::BadParameters => Self::ParametersMalformed,
            Error::ModulusTooShort { .. } => Self::KeyMalformed(KeyError::TooShort),
            Error::ModulusTooLong { .. } | Error::ExponentTooLong { .. } => {
                Self::KeyMalformed(KeyError::TooLong)
            }
            _ => Self::KeyMalformed(KeyError::Invalid),
        }
    }
}

/// For the traits of `spki`, whose errors have no room for the reason.
impl From<Error> for spki::Error {
    fn from(e: Error) -> Self {
        match e {
            Error::Encoding(e) => Self::Asn1(e),
            _ => Self::KeyMalformed,
        }
    }
}

impl From<Error> for signature::Error {
    fn from(e: Error) -> Self {
        Self::from_source(e)
    }
}
