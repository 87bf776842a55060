//! Bytes, hexadecimal and decimal text on slices against num-bigint.

use limbs_core::{Error, LIMB_BITS, LIMB_BYTES, Limb, decimal_len, hex_len};
use limbs_testkit::convert::{from_biguint, power_of_base, to_biguint};
use limbs_testkit::proptest_config;
use limbs_testkit::strategy::{be_bytes, limbs_up_to};
use num_bigint::BigUint;
use proptest::prelude::*;

fn ascii(text: &[u8]) -> &str {
    core::str::from_utf8(text).unwrap()
}

/// x filled up with zeros in front to `len`.
fn padded(x: &str, len: usize) -> String {
    format!("{x:0>len$}")
}

proptest! {
    #![proptest_config(proptest_config(1024))]

    #[test]
    fn bytes_are_read(bytes in be_bytes(0..=40), n in 0..7_usize) {
        let value = BigUint::from_bytes_be(&bytes);
        let right = if value < power_of_base::<Limb>(n) {
            Ok(from_biguint::<Limb>(&value, n))
        } else {
            Err(Error::DoesNotFit { bits: n * LIMB_BITS })
        };
        let mut z = vec![7; n];
        prop_assert_eq!(limbs_core::from_be_bytes(&mut z, &bytes).map(|()| z), right.clone());
        let reversed: Vec<u8> = bytes.into_iter().rev().collect();
        let mut z = vec![7; n];
        prop_assert_eq!(limbs_core::from_le_bytes(&mut z, &reversed).map(|()| z), right);
    }

    #[test]
    fn bytes_are_written(x in limbs_up_to::<Limb>(5), len in 0..6 * LIMB_BYTES) {
        let value = to_biguint(&x);
        let right = if value.bits() <= 8 * len as u64 {
            let mut bytes = if value == BigUint::ZERO { vec![] } else { value.to_bytes_le() };
            bytes.resize(len, 0);
            Ok(bytes)
        } else {
            Err(Error::DoesNotFit { bits: 8 * len })
        };
        let mut bytes = vec![7; len];
        prop_assert_eq!(limbs_core::to_le_bytes(&mut bytes, &x).map(|()| bytes), right.clone());
        let mut bytes = vec![7; len];
        let result = limbs_core::to_be_bytes(&mut bytes, &x);
        bytes.reverse();
        prop_assert_eq!(result.map(|()| bytes), right);
    }

    #[test]
    fn hexadecimal(x in limbs_up_to::<Limb>(5), len in 0..100_usize, upper in any::<bool>()) {
        let value = to_biguint(&x);
        let digits = format!("{value:x}");
        let mut buffer = vec![7; len];
        let written = limbs_core::to_hex(&mut buffer, &x).map(|()| ascii(&buffer));
        if value.bits() <= 4 * len as u64 {
            let text = if len == 0 { String::new() } else { padded(&digits, len) };
            prop_assert_eq!(written, Ok(text.as_str()));
            let text = if upper { text.to_uppercase() } else { text };
            let mut z = vec![7; x.len()];
            let read = limbs_core::from_hex(&mut z, &text);
            if len == 0 {
                prop_assert_eq!(read, Err(Error::NoDigits));
            } else {
                prop_assert_eq!(read, Ok(()));
                prop_assert_eq!(z, x);
            }
        } else {
            prop_assert_eq!(written, Err(Error::DoesNotFit { bits: 4 * len }));
            let mut z = vec![7; x.len() - 1];
            let bits = z.len() * LIMB_BITS;
            let read = limbs_core::from_hex(&mut z, &digits);
            let fits = value.bits() <= bits as u64;
            prop_assert_eq!(read, if fits { Ok(()) } else { Err(Error::DoesNotFit { bits }) });
        }
    }

    #[test]
    fn decimal(x in limbs_up_to::<Limb>(5), len in 0..110_usize) {
        let value = to_biguint(&x);
        let digits = value.to_string();
        let mut scratch = vec![7; x.len()];
        let mut buffer = vec![7; len];
        let written = limbs_core::to_decimal(&mut buffer, &x, &mut scratch).map(|()| ascii(&buffer));
        if digits.len() <= len {
            let right = padded(&digits, len);
            prop_assert_eq!(written, Ok(right.as_str()));
        } else if value == BigUint::ZERO {
            prop_assert_eq!(written, Ok(""));
        } else {
            let refused = matches!(written, Err(Error::DoesNotFit { .. }));
            prop_assert!(refused);
        }
        let mut z = vec![7; x.len()];
        prop_assert_eq!(limbs_core::from_decimal(&mut z, &digits), Ok(()));
        prop_assert_eq!(&z, &x);
        let longest = padded(&digits, decimal_len(x.len()));
        prop_assert_eq!(limbs_core::from_decimal(&mut z, &longest), Ok(()));
        prop_assert_eq!(z, x);
    }

    #[test]
    fn what_is_no_digit_is_refused_where_it_stands(
        digits in "[0-9]{1,30}", other in any::<char>(), at in 0..30_usize,
    ) {
        let at = at % digits.len();
        let text = format!("{}{other}{}", &digits[..at], &digits[at..]);
        let mut z = [0; 8];
        let error = Err(Error::InvalidDigit { position: at });
        if !other.is_ascii_digit() {
            prop_assert_eq!(limbs_core::from_decimal(&mut z, &text), error);
        }
        if !other.is_ascii_hexdigit() {
            prop_assert_eq!(limbs_core::from_hex(&mut z, &text), error);
        }
    }
}

#[test]
fn every_character_is_a_digit_or_refused() {
    for c in 0..=127_u8 {
        let text = char::from(c).to_string();
        let mut z = [9];
        let refused = Err(Error::InvalidDigit { position: 0 });
        let decimal = limbs_core::from_decimal(&mut z, &text).map(|()| z[0]);
        let right = char::from(c).to_digit(10).map(|d| d as Limb);
        assert_eq!(decimal, right.map_or(refused, Ok));
        let hex = limbs_core::from_hex(&mut z, &text).map(|()| z[0]);
        let right = char::from(c).to_digit(16).map(|d| d as Limb);
        assert_eq!(hex, right.map_or(refused, Ok));
    }
}

#[test]
fn decimal_text_that_is_too_long_or_too_large() {
    let mut z = [0; 2];
    let max = decimal_len(2);
    let text = "0".repeat(max + 1);
    let error = limbs_core::from_decimal(&mut z, &text);
    assert_eq!(error, Err(Error::TextTooLong { len: max + 1, max }));
    let largest = power_of_base::<Limb>(2) - 1_u8;
    assert_eq!(
        limbs_core::from_decimal(&mut z, &largest.to_string()),
        Ok(())
    );
    let bits = 2 * LIMB_BITS;
    for more in 1..200_u32 {
        let text = (&largest + more).to_string();
        let error = limbs_core::from_decimal(&mut z, &text);
        assert_eq!(error, Err(Error::DoesNotFit { bits }), "{text}");
    }
    let nines = "9".repeat(max);
    assert_eq!(
        limbs_core::from_decimal(&mut z, &nines),
        Err(Error::DoesNotFit { bits })
    );
    assert_eq!(limbs_core::from_decimal(&mut z, ""), Err(Error::NoDigits));
    assert_eq!(limbs_core::from_hex(&mut z, ""), Err(Error::NoDigits));
}

#[test]
fn lengths_of_text_are_enough_and_not_too_much() {
    for n in 0..2000 {
        let largest = power_of_base::<Limb>(n) - 1_u8;
        let digits = if n % 50 == 0 {
            largest.to_string().len()
        } else {
            continue;
        };
        assert!(decimal_len(n) >= digits, "{n} limbs");
        assert!(decimal_len(n) <= digits + 1 + n / 100, "{n} limbs");
        assert_eq!(hex_len(n), n * LIMB_BITS / 4);
    }
}

#[test]
fn short_scratch_is_refused() {
    let result = limbs_core::to_decimal(&mut [0; 60], &[1, 2], &mut [0; 1]);
    assert_eq!(result, Err(Error::BufferTooShort { len: 1, needed: 2 }));
}

#[test]
fn messages_name_the_limit() {
    let messages = [
        (
            Error::DoesNotFit { bits: 128 },
            "the number does not fit in 128 bits",
        ),
        (
            Error::TextTooLong { len: 9, max: 7 },
            "a text of 9 bytes is over the limit of 7",
        ),
        (
            Error::InvalidDigit { position: 3 },
            "the character at byte 3 is not a digit",
        ),
        (Error::NoDigits, "the text has no digits"),
        (Error::DivisionByZero, "division by zero"),
        (
            Error::BufferTooShort { len: 1, needed: 2 },
            "a buffer of 1 is too short, 2 are needed",
        ),
    ];
    for (error, message) in messages {
        assert_eq!(error.to_string(), message);
    }
}
