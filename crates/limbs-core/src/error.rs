//! What can be wrong with an input.

use core::fmt;

/// Why an input was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The number needs more bits than its destination has.
    DoesNotFit {
        /// Bits of the destination.
        bits: usize,
    },
    /// The divisor is zero.
    DivisionByZero,
    /// The text has no digits.
    NoDigits,
    /// The text has a character that is not a digit.
    InvalidDigit {
        /// Where, in bytes from the start of the text.
        position: usize,
    },
    /// The text is longer than any number that is accepted.
    TextTooLong {
        /// Length of the text in bytes.
        len: usize,
        /// The longest that is accepted.
        max: usize,
    },
    /// A buffer of the caller is too short.
    BufferTooShort {
        /// Length of the buffer, in its own elements.
        len: usize,
        /// The least that is needed.
        needed: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::DoesNotFit { bits } => write!(f, "the number does not fit in {bits} bits"),
            Self::DivisionByZero => f.write_str("division by zero"),
            Self::NoDigits => f.write_str("the text has no digits"),
            Self::InvalidDigit { position } => {
                write!(f, "the character at byte {position} is not a digit")
            }
            Self::TextTooLong { len, max } => {
                write!(f, "a text of {len} bytes is over the limit of {max}")
            }
            Self::BufferTooShort { len, needed } => {
                write!(f, "a buffer of {len} is too short, {needed} are needed")
            }
        }
    }
}

impl core::error::Error for Error {}
