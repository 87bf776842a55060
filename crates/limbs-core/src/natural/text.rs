//! Numbers as text.
//!
//! Decimal conversions divide and conquer: a number is split at powers of ten of half its
//! length, and products and divisions of long numbers are subquadratic.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::Natural;
use crate::text::{CHUNK, CHUNK_DIGITS, check_digits, decimal_chunk};
use crate::{Error, LIMB_BITS, div_limb_assign, text};

/// Up to this length in limbs, or in chunks of digits, a number is converted chunk by
/// chunk.
const THRESHOLD: usize = 32;

impl Natural {
    /// The longest decimal text that is parsed, in digits.
    ///
    /// Time grows with the power 1.6 of the length; this much takes about a second.
    pub const MAX_DECIMAL_DIGITS: usize = 1 << 20;

    /// The number in decimal digits.
    ///
    /// # Errors
    ///
    /// [`Error::TextTooLong`] above [`MAX_DECIMAL_DIGITS`](Self::MAX_DECIMAL_DIGITS),
    /// [`Error::NoDigits`] or [`Error::InvalidDigit`].
    pub fn from_decimal(text: &str) -> Result<Self, Error> {
        let (len, max) = (text.len(), Self::MAX_DECIMAL_DIGITS);
        if len > max {
            return Err(Error::TextTooLong { len, max });
        }
        check_digits(text.as_bytes(), 10)?;
        let powers = Powers::below(len.div_ceil(CHUNK_DIGITS));
        Ok(parse(text.as_bytes(), &powers.0))
    }

    /// The number in hexadecimal digits of either case, without a prefix.
    ///
    /// # Errors
    ///
    /// [`Error::NoDigits`] or [`Error::InvalidDigit`].
    pub fn from_hex(digits: &str) -> Result<Self, Error> {
        let mut limbs = alloc::vec![0; digits.len().div_ceil(LIMB_BITS / 4)];
        text::from_hex(&mut limbs, digits)?;
        Ok(Self::from_vec(limbs))
    }

    /// Its decimal digits.
    fn to_decimal(&self) -> String {
        let mut digits = Vec::new();
        let chunks = text::decimal_len(self.limbs.len()).div_ceil(CHUNK_DIGITS);
        print(self, &Powers::below(chunks).0, 0, &mut digits);
        String::from_utf8(digits).expect("digits are ASCII")
    }
}

/// A number in decimal, or in hexadecimal after `0x`, in digits of either case.
///
/// ```
/// use limbs_core::{Error, Natural};
/// assert_eq!("0xff".parse(), Ok(Natural::from(255_u32)));
/// assert_eq!("12a".parse::<Natural>(), Err(Error::InvalidDigit { position: 2 }));
/// ```
impl FromStr for Natural {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(digits) => Self::from_hex(digits).map_err(|error| match error {
                Error::InvalidDigit { position } => Error::InvalidDigit {
                    position: position + 2,
                },
                other => other,
            }),
            None => Self::from_decimal(text),
        }
    }
}

/// The powers k of [`CHUNK`] with exponents 1, 2, 4, ...
struct Powers(Vec<Natural>);

impl Powers {
    /// Those with exponents below `chunks`.
    fn below(chunks: usize) -> Self {
        let mut powers: Vec<Natural> = Vec::new();
        while 1 << powers.len() < chunks {
            let next = match powers.last() {
                Some(last) => last.square(),
                None => Natural::from_limbs(&[CHUNK]),
            };
            powers.push(next);
        }
        Self(powers)
    }
}

/// The number in digits, at most twice as many chunks as the last power has.
fn parse(digits: &[u8], powers: &[Natural]) -> Natural {
    let chunks = digits.len().div_ceil(CHUNK_DIGITS);
    if chunks <= THRESHOLD {
        let mut limbs = alloc::vec![0; chunks];
        let (first, rest) = digits.split_at(digits.len() % CHUNK_DIGITS);
        crate::add_limb_assign(&mut limbs, decimal_chunk(first));
        for chunk in rest.chunks(CHUNK_DIGITS) {
            // As many chunks fit as many limbs.
            crate::mul_1_assign(&mut limbs, CHUNK);
            crate::add_limb_assign(&mut limbs, decimal_chunk(chunk));
        }
        return Natural::from_vec(limbs);
    }
    let (power, powers) = powers.split_last().expect("a power for each halving");
    let low_len = CHUNK_DIGITS << powers.len();
    if digits.len() <= low_len {
        return parse(digits, powers);
    }
    let (high, low) = digits.split_at(digits.len() - low_len);
    parse(high, powers) * power + parse(low, powers)
}

/// Appends the digits of x, zeros in front up to `width`; x is below the square of the last
/// power.
fn print(x: &Natural, powers: &[Natural], width: usize, digits: &mut Vec<u8>) {
    match powers.split_last() {
        Some((power, powers)) if x.limbs.len() > THRESHOLD => {
            let low_len = CHUNK_DIGITS << powers.len();
            if x < power {
                // The digits of the high half are zeros, if there is to be a high half.
                print(x, powers, width, digits);
            } else {
                let (high, low) = x.div_rem(power);
                print(&high, powers, width.saturating_sub(low_len), digits);
                print(&low, powers, low_len, digits);
            }
        }
        _ => print_short(x, width, digits),
    }
}

/// Appends the digits of a short x, zeros in front up to `width`, at least one digit.
fn print_short(x: &Natural, width: usize, digits: &mut Vec<u8>) {
    let start = digits.len();
    let mut limbs = x.limbs.clone();
    // From the lowest digit; turned round below.
    while !crate::is_zero_vartime(&limbs) {
        let mut chunk = div_limb_assign(&mut limbs, CHUNK).expect("not zero");
        for _ in 0..CHUNK_DIGITS {
            digits.push(b'0' + (chunk % 10) as u8);
            chunk /= 10;
        }
    }
    while digits.len() > start && digits.last() == Some(&b'0') {
        digits.pop();
    }
    let len = (digits.len() - start).max(width).max(1);
    digits.resize(start + len, b'0');
    digits[start..].reverse();
}

impl fmt::Display for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(true, "", &self.to_decimal())
    }
}

/// The digits of x of `bits` each, by their characters.
fn radix_digits(x: &Natural, bits: usize, characters: &[u8]) -> String {
    let n = x.bit_len().div_ceil(bits).max(1);
    let digit = |i| {
        let value = (0..bits)
            .rev()
            .fold(0, |v, j| v << 1 | usize::from(x.bit(i * bits + j)));
        char::from(characters[value])
    };
    (0..n).rev().map(digit).collect()
}

macro_rules! radix {
    ($($Trait:ident, $prefix:literal, $bits:literal, $characters:literal;)*) => {$(
        impl fmt::$Trait for Natural {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad_integral(true, $prefix, &radix_digits(self, $bits, $characters))
            }
        }
    )*};
}

radix! {
    LowerHex, "0x", 4, b"0123456789abcdef";
    UpperHex, "0x", 4, b"0123456789ABCDEF";
    Octal, "0o", 3, b"01234567";
    Binary, "0b", 1, b"01";
}

impl fmt::Debug for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Natural({self:#x})")
    }
}
