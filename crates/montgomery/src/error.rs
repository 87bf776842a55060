//! What can be wrong with numbers handed to this crate.

use core::fmt;

/// Why a modulus, a number or a buffer was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The modulus is even; Montgomery arithmetic needs an odd one.
    EvenModulus,
    /// The modulus is 0 or 1.
    ModulusTooSmall,
    /// An operand has another number of limbs than the modulus.
    LengthMismatch {
        /// Which operand.
        operand: &'static str,
        /// Limbs that it must have.
        expected: usize,
        /// Limbs that it has.
        given: usize,
    },
    /// The number is not below the modulus.
    NotReduced,
    /// A buffer is too short.
    BufferTooShort {
        /// Limbs that it has.
        len: usize,
        /// The least that is needed.
        needed: usize,
    },
    /// The number has a factor in common with the modulus.
    NotInvertible,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EvenModulus => f.write_str("the modulus is even"),
            Self::ModulusTooSmall => f.write_str("the modulus is below 3"),
            Self::LengthMismatch {
                operand,
                expected,
                given,
            } => write!(f, "{operand} has {given} limbs, not {expected}"),
            Self::NotReduced => f.write_str("the number is not below the modulus"),
            Self::BufferTooShort { len, needed } => {
                write!(
                    f,
                    "a buffer of {len} limbs is too short, {needed} are needed"
                )
            }
            Self::NotInvertible => f.write_str("the number has no inverse modulo the modulus"),
        }
    }
}

impl core::error::Error for Error {}

/// Refuses a buffer that is too short.
pub(crate) fn check_buffer(buffer: &[limbs_core::Limb], needed: usize) -> Result<(), Error> {
    if buffer.len() < needed {
        return Err(Error::BufferTooShort {
            len: buffer.len(),
            needed,
        });
    }
    Ok(())
}

/// Refuses an operand that has not as many limbs as expected.
pub(crate) fn check_len(
    operand: &'static str,
    limbs: &[limbs_core::Limb],
    expected: usize,
) -> Result<(), Error> {
    if limbs.len() != expected {
        return Err(Error::LengthMismatch {
            operand,
            expected,
            given: limbs.len(),
        });
    }
    Ok(())
}
