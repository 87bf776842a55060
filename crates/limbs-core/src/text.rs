//! Numbers as hexadecimal and decimal text, in buffers of the caller.
//!
//! Time depends on the lengths only and, through the result, on whether the text
//! is right and the number fits.

use crate::div::Reciprocal;
use crate::limb::{nonzero_mask, select_usize};
use crate::{Error, LIMB_BITS, Limb, add_limb_assign, bytes, mul_1_assign};

/// Decimal digits that always fit a limb: 19 or 9.
pub(crate) const CHUNK_DIGITS: usize = Limb::MAX.ilog10() as usize;
/// 10 to the number of those digits.
pub(crate) const CHUNK: Limb = (10 as Limb).pow(CHUNK_DIGITS as u32);

/// Hexadecimal digits that any number of `n` limbs fits in.
#[must_use]
pub const fn hex_len(n: usize) -> usize {
    n * LIMB_BITS / 4
}

/// Decimal digits that any number of `n` limbs fits in.
#[must_use]
pub const fn decimal_len(n: usize) -> usize {
    // log10(2) < 0.30103; taken apart so that it does not overflow.
    let bits = n * LIMB_BITS;
    bits / 100_000 * 30_103 + bits % 100_000 * 30_103 / 100_000 + 1
}

/// z = the hexadecimal number in `text`: digits of either case, most significant first.
///
/// # Errors
///
/// [`Error::NoDigits`], [`Error::InvalidDigit`], or [`Error::DoesNotFit`] if the number
/// needs more limbs than z has; z is then unspecified. Zeros in front are no harm; a
/// prefix, a sign or a space is not allowed.
///
/// ```
/// let mut z = [0; 2];
/// limbs_core::from_hex(&mut z, "0001fF")?;
/// assert_eq!(z, [0x1ff, 0]);
/// # Ok::<(), limbs_core::Error>(())
/// ```
pub fn from_hex(z: &mut [Limb], text: &str) -> Result<(), Error> {
    let text = text.as_bytes();
    check_digits(text, 16)?;
    let bits = z.len() * LIMB_BITS;
    let mut digits = text.iter().rev().map(|&c| Limb::from(hex_digit(c)));
    for w in z {
        *w = 0;
        for (i, digit) in digits.by_ref().take(LIMB_BITS / 4).enumerate() {
            *w |= digit << (4 * i);
        }
    }
    bytes::fits(digits.fold(0, |rest, digit| rest | digit), bits)
}

/// Fills `text` with x in lower-case hexadecimal digits, zeros in front.
///
/// # Errors
///
/// [`Error::DoesNotFit`] if x needs more digits ([`hex_len`] are always enough); `text` is
/// then unspecified.
///
/// ```
/// let mut text = [0; 6];
/// limbs_core::to_hex(&mut text, &[0x1ff, 0])?;
/// assert_eq!(&text, b"0001ff");
/// # Ok::<(), limbs_core::Error>(())
/// ```
pub fn to_hex(text: &mut [u8], x: &[Limb]) -> Result<(), Error> {
    let bits = text.len().saturating_mul(4);
    let mut places = text.iter_mut().rev();
    let mut rest = 0;
    for &w in x {
        let mut w = w;
        for place in places.by_ref().take(LIMB_BITS / 4) {
            *place = hex_character(w as u8 & 15);
            w >>= 4;
        }
        rest |= w;
    }
    places.for_each(|place| *place = b'0');
    bytes::fits(rest, bits)
}

/// z = the decimal number in `text`, most significant digit first.
///
/// # Errors
///
/// [`Error::TextTooLong`] if there are more than [`decimal_len`] digits of z, zeros in
/// front included; [`Error::NoDigits`], [`Error::InvalidDigit`], or [`Error::DoesNotFit`]
/// if the number needs more limbs than z has. z is then unspecified. A sign or a space is
/// not allowed.
///
/// The time grows with the square of the length.
///
/// ```
/// let mut z = [0; 2];
/// limbs_core::from_decimal(&mut z, "0256")?;
/// assert_eq!(z, [256, 0]);
/// # Ok::<(), limbs_core::Error>(())
/// ```
pub fn from_decimal(z: &mut [Limb], text: &str) -> Result<(), Error> {
    let (len, max) = (text.len(), decimal_len(z.len()));
    if len > max {
        return Err(Error::TextTooLong { len, max });
    }
    let text = text.as_bytes();
    check_digits(text, 10)?;
    z.fill(0);
    let (first, rest) = text.split_at(text.len() % CHUNK_DIGITS);
    let mut lost = add_limb_assign(z, decimal_chunk(first));
    for chunk in rest.chunks(CHUNK_DIGITS) {
        lost |= mul_1_assign(z, CHUNK);
        lost |= add_limb_assign(z, decimal_chunk(chunk));
    }
    bytes::fits(lost, z.len() * LIMB_BITS)
}

/// Fills `text` with x in decimal digits, zeros in front.
///
/// `scratch` has at least as many limbs as x; what it holds afterwards depends on x. The
/// time grows with the product of the lengths.
///
/// # Errors
///
/// [`Error::BufferTooShort`] if `scratch` is; [`Error::DoesNotFit`] if x needs more digits
/// ([`decimal_len`] are always enough); `text` is then unspecified.
///
/// ```
/// let mut text = [0; 5];
/// limbs_core::to_decimal(&mut text, &[256, 0], &mut [0; 2])?;
/// assert_eq!(&text, b"00256");
/// # Ok::<(), limbs_core::Error>(())
/// ```
pub fn to_decimal(text: &mut [u8], x: &[Limb], scratch: &mut [Limb]) -> Result<(), Error> {
    let (len, needed) = (scratch.len(), x.len());
    if len < needed {
        return Err(Error::BufferTooShort { len, needed });
    }
    let z = &mut scratch[..needed];
    z.copy_from_slice(x);
    let chunk = Reciprocal::new(CHUNK)?;
    let ten = Reciprocal::new(10)?;
    let mut rest = 0;
    for places in text.rchunks_mut(CHUNK_DIGITS) {
        let mut digits = [chunk.div_assign(z)];
        for place in places.iter_mut().rev() {
            *place = b'0' + ten.div_assign(&mut digits) as u8;
        }
        // What the places at the front did not take.
        rest |= digits[0];
    }
    // A number that remains needs more digits; about log2(10) bits each are had.
    let bits = text.len().saturating_mul(10) / 3;
    let rest = z.iter().fold(rest, |rest, &w| rest | w);
    bytes::fits(rest, bits)
}

/// All ones if `low` <= c < `low` + `count`, else zero.
fn in_range(c: u8, low: u8, count: u8) -> u8 {
    // The borrow of (c - low) - count, for c - low modulo 256.
    let difference = u16::from(c.wrapping_sub(low)).wrapping_sub(u16::from(count));
    core::hint::black_box((difference >> 8) as u8)
}

/// The value of a hexadecimal digit; 0 for any other character.
fn hex_digit(c: u8) -> u8 {
    let letter = c | 0x20;
    (c.wrapping_sub(b'0') & in_range(c, b'0', 10))
        | (letter.wrapping_sub(b'a' - 10) & in_range(letter, b'a', 6))
}

/// The lower-case digit of a value below 16.
fn hex_character(value: u8) -> u8 {
    const GAP: u8 = b'a' - b'0' - 10;
    b'0' + value + (GAP & !in_range(value, 0, 10))
}

/// The number in at most [`CHUNK_DIGITS`] decimal digits.
pub(crate) fn decimal_chunk(text: &[u8]) -> Limb {
    text.iter()
        .fold(0, |number, c| number * 10 + Limb::from(c & 15))
}

/// Refuses text that is empty or has a character that is no digit.
pub(crate) fn check_digits(text: &[u8], radix: u8) -> Result<(), Error> {
    if text.is_empty() {
        return Err(Error::NoDigits);
    }
    let hex = if radix == 16 { 0xff } else { 0 };
    let mut position = text.len();
    for (i, &c) in text.iter().enumerate().rev() {
        let right = in_range(c, b'0', 10) | (in_range(c | 0x20, b'a', 6) & hex);
        position = select_usize(position, i, nonzero_mask(Limb::from(right)));
    }
    if position == text.len() {
        Ok(())
    } else {
        Err(Error::InvalidDigit { position })
    }
}
