//! Numbers as people write them: decimal, or hexadecimal after 0x.

use limbs_core::Natural;

use crate::failure::Failure;

/// A number of at most `max_bits` bits. Longer ones are refused by their count of
/// digits, before any arithmetic.
pub(crate) fn parse(text: &str, max_bits: usize) -> Result<Natural, Failure> {
    let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None => (text, 10),
    };
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(Failure::new(format_args!(
            "{:?} is not a number: decimal digits, or 0x and hexadecimal digits",
            abridged(text)
        )));
    }
    let digits = digits.trim_start_matches('0');
    // A digit carries 4 bits, or more than 3.321: the longest number that fits has
    // at most max_bits / 4 + 1 digits, or max_bits / 3.321 + 1.
    let most = match radix {
        16 => max_bits / 4 + 1,
        _ => max_bits * 1000 / 3321 + 1,
    };
    let too_long = || {
        Failure::new(format_args!(
            "a number of {} digits is too long: the limit is {max_bits} bits",
            digits.len()
        ))
    };
    if digits.len() > most {
        return Err(too_long());
    }
    let canonical = match (digits, radix) {
        ("", _) => "0".to_owned(),
        (_, 16) => format!("0x{digits}"),
        _ => digits.to_owned(),
    };
    let number: Natural = canonical.parse().map_err(Failure::new)?;
    if number.bit_len() > max_bits {
        return Err(too_long());
    }
    Ok(number)
}

/// The beginning of a text, for messages.
pub(crate) fn abridged(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(MOST).collect();
    short.push_str("...");
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_exact() {
        for (text, bits) in [
            ("255", 8),
            ("0xff", 8),
            ("0x00ff", 8),
            ("0001", 1),
            ("0", 0),
        ] {
            assert!(parse(text, bits).is_ok(), "{text}");
        }
        for (text, bits) in [("256", 8), ("0x100", 8), ("2", 1), ("0X1ffff", 16)] {
            assert!(parse(text, bits).is_err(), "{text}");
        }
        let nines = "9".repeat(1000);
        assert_eq!(parse(&nines, 3322).map(|n| n.bit_len()).ok(), Some(3322));
        assert!(parse(&nines, 3321).is_err());
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in [
            "", "0x", "-", "+1", "1_000", "12a", "0xg", " 1", "١", "1e9", "0b11",
        ] {
            assert!(parse(text, 64).is_err(), "{text}");
        }
    }
}
