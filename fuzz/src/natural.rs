//! `Natural`: reading and printing text and bytes, and arithmetic, against
//! num-bigint.

use limbs_core::Natural;
use num_bigint::BigUint;

/// The bytes are text to parse, and two numbers to calculate with.
pub fn run(data: &[u8]) {
    if let Ok(text) = core::str::from_utf8(data) {
        parse(text);
    }
    let [split, bytes @ ..] = data else {
        return;
    };
    let (x, y) = bytes.split_at(usize::from(*split).min(bytes.len()));
    calculate(x, y);
}

/// Whatever the text is, parsing ends; a number prints as what it was read from.
fn parse(text: &str) {
    if let Ok(x) = Natural::from_decimal(text) {
        let expected = BigUint::parse_bytes(text.as_bytes(), 10);
        assert_eq!(Some(x.to_string()), expected.map(|e| e.to_string()));
    }
    if let Ok(x) = Natural::from_hex(text) {
        let expected = BigUint::parse_bytes(text.as_bytes(), 16);
        assert_eq!(Some(format!("{x:x}")), expected.map(|e| format!("{e:x}")));
    }
    if let Ok(x) = text.parse::<Natural>() {
        assert_eq!(x.to_string().parse(), Ok(x.clone()));
        assert_eq!(format!("{x:#x}").parse(), Ok(x));
    }
}

fn calculate(x: &[u8], y: &[u8]) {
    let (a, b) = (Natural::from_be_bytes(x), Natural::from_be_bytes(y));
    let (p, q) = (BigUint::from_bytes_be(x), BigUint::from_bytes_be(y));
    let same = |z: &Natural, r: &BigUint| {
        assert_eq!(BigUint::from_bytes_be(&z.to_be_bytes()), *r);
        assert_eq!(BigUint::from_bytes_le(&z.to_le_bytes()), *r);
    };
    assert_eq!(a.cmp(&b), p.cmp(&q));
    assert_eq!(a.to_string(), p.to_string());
    same(&(&a + &b), &(&p + &q));
    same(&(&a * &b), &(&p * &q));
    same(&a.square(), &(&p * &p));
    same(&a.isqrt(), &p.sqrt());
    match a.checked_sub(&b) {
        Some(z) => same(&z, &(&p - &q)),
        None => assert!(p < q),
    }
    match a.checked_div_rem(&b) {
        Some((quotient, rest)) => {
            same(&quotient, &(&p / &q));
            same(&rest, &(&p % &q));
        }
        None => assert_eq!(q, BigUint::ZERO),
    }
    let shift = y.first().map_or(0, |b| usize::from(*b));
    same(&(&a << shift), &(&p << shift));
    same(&(&a >> shift), &(&p >> shift));
    let gcd = a.gcd(&b);
    if !gcd.is_zero() {
        assert!((&a % &gcd).is_zero() && (&b % &gcd).is_zero());
    }
}

#[cfg(test)]
#[test]
fn smoke() {
    let samples = [
        "0x1234567890abcdef",
        "340282366920938463463374607431768211456",
        "0",
        "0x",
    ];
    let samples = samples.map(|s| s.as_bytes().to_vec());
    crate::smoke::run("natural", 500, &samples, run);
}
