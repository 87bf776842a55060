//! `Natural` against num-bigint.
#![cfg(feature = "alloc")]

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use limbs_core::{Error, Limb, Natural};
use limbs_testkit::convert::to_biguint;
use limbs_testkit::generate::number;
use limbs_testkit::strategy::limbs_up_to;
use limbs_testkit::{TestRng, cases, proptest_config};
use num_bigint::BigUint;
use num_integer::Integer;
use proptest::prelude::*;

/// Checks that a number is normalised and returns its value.
fn value(x: &Natural) -> BigUint {
    assert_ne!(x.as_limbs().last(), Some(&0), "a zero limb on top");
    to_biguint(x.as_limbs())
}

fn hash(x: &Natural) -> u64 {
    let mut hasher = DefaultHasher::new();
    x.hash(&mut hasher);
    hasher.finish()
}

/// The operator in all its forms.
macro_rules! all_forms {
    ($x:expr, $y:expr, $op:tt, $op_assign:tt) => {{
        let z = &$x $op &$y;
        assert_eq!(z, $x.clone() $op &$y);
        assert_eq!(z, &$x $op $y.clone());
        assert_eq!(z, $x.clone() $op $y.clone());
        let mut a = $x.clone();
        a $op_assign &$y;
        assert_eq!(z, a);
        let mut a = $x.clone();
        a $op_assign $y.clone();
        assert_eq!(z, a);
        if let Ok(y) = u64::try_from(&$y) {
            assert_eq!(z, &$x $op y);
            assert_eq!(z, $x.clone() $op y);
            let mut a = $x.clone();
            a $op_assign y;
            assert_eq!(z, a);
        }
        value(&z)
    }};
}

proptest! {
    #![proptest_config(proptest_config(1024))]

    #[test]
    fn operators(a in limbs_up_to::<Limb>(6), b in limbs_up_to::<Limb>(6)) {
        let (x, y) = (Natural::from_limbs(&a), Natural::from_vec(b.clone()));
        let (a, b) = (to_biguint(&a), to_biguint(&b));
        prop_assert_eq!(all_forms!(x, y, +, +=), &a + &b);
        prop_assert_eq!(all_forms!(x, y, *, *=), &a * &b);
        prop_assert_eq!(all_forms!(x, y, &, &=), &a & &b);
        prop_assert_eq!(all_forms!(x, y, |, |=), &a | &b);
        prop_assert_eq!(all_forms!(x, y, ^, ^=), &a ^ &b);
        if a >= b {
            prop_assert_eq!(all_forms!(x, y, -, -=), &a - &b);
        } else {
            prop_assert_eq!(x.checked_sub(&y), None);
        }
        prop_assert_eq!(value(&x.abs_diff(&y)), if a >= b { &a - &b } else { &b - &a });
        if b == BigUint::ZERO {
            prop_assert_eq!(x.checked_div_rem(&y), None);
            prop_assert_eq!(x.checked_rem(&y), None);
            prop_assert_eq!(x.checked_div(&y), None);
        } else {
            prop_assert_eq!(all_forms!(x, y, /, /=), &a / &b);
            prop_assert_eq!(all_forms!(x, y, %, %=), &a % &b);
            let (q, r) = x.div_rem(&y);
            prop_assert_eq!((value(&q), value(&r)), a.div_rem(&b));
        }
        prop_assert_eq!(x.cmp(&y), a.cmp(&b));
        prop_assert_eq!(value(&x.square()), &a * &a);
        prop_assert_eq!(value(&x.gcd(&y)), a.gcd(&b));
        prop_assert_eq!(value(&x.lcm(&y)), a.lcm(&b));
        let root = x.isqrt();
        prop_assert_eq!(value(&root), a.sqrt());
        prop_assert_eq!(x.is_square(), root.square() == x);
        prop_assert!(x.square().is_square());
    }

    #[test]
    fn shifts_and_bits(a in limbs_up_to::<Limb>(6), s in 0..500_usize) {
        let x = Natural::from_limbs(&a);
        let a = to_biguint(&a);
        prop_assert_eq!(value(&(&x << s)), &a << s);
        prop_assert_eq!(value(&(&x >> s)), &a >> s);
        prop_assert_eq!(x.clone() << s, &x << s);
        prop_assert_eq!(x.clone() >> s, &x >> s);
        let mut z = x.clone();
        z <<= s;
        prop_assert_eq!(&z, &(&x << s));
        z >>= s;
        prop_assert_eq!(&z, &x);
        prop_assert_eq!(hash(&z), hash(&x));
        z >>= s;
        prop_assert_eq!(&z, &(&x >> s));
        prop_assert_eq!(x.bit_len() as u64, a.bits());
        prop_assert_eq!(x.bit(s), a.bit(s as u64));
        prop_assert_eq!(x.trailing_zeros().map(|n| n as u64), a.trailing_zeros());
        prop_assert_eq!((x.is_zero(), x.is_odd(), x.is_even()), (a == BigUint::ZERO, a.bit(0), !a.bit(0)));
        prop_assert_eq!(x.is_one(), a == BigUint::from(1_u8));
    }

    #[test]
    fn text_and_bytes(a in limbs_up_to::<Limb>(6)) {
        let x = Natural::from_limbs(&a);
        let a = to_biguint(&a);
        prop_assert_eq!(x.to_string(), a.to_string());
        prop_assert_eq!(format!("{x:x} {x:#X} {x:#b} {x:o}"), format!("{a:x} {a:#X} {a:#b} {a:o}"));
        prop_assert_eq!(format!("{x:>+90} {x:<90}| {x:#0120x}"), format!("{a:>+90} {a:<90}| {a:#0120x}"));
        prop_assert_eq!(x.to_string().parse(), Ok(x.clone()));
        prop_assert_eq!(format!("{x:#x}").parse(), Ok(x.clone()));
        prop_assert_eq!(format!("0X{x:X}").parse(), Ok(x.clone()));
        prop_assert_eq!(format!("000{x}").parse(), Ok(x.clone()));
        prop_assert_eq!(Natural::from_be_bytes(&x.to_be_bytes()), x.clone());
        prop_assert_eq!(Natural::from_le_bytes(&x.to_le_bytes()), x.clone());
        prop_assert_eq!(BigUint::from_bytes_be(&x.to_be_bytes()), a);
        let len = x.to_be_bytes().len();
        let padded = x.to_be_bytes_padded(len + 3).unwrap();
        prop_assert_eq!(Natural::from_be_bytes(&padded), x.clone());
        if len > 0 {
            let error = x.to_be_bytes_padded(len - 1);
            prop_assert_eq!(error, Err(Error::DoesNotFit { bits: 8 * (len - 1) }));
        }
        let n = x.as_limbs().len();
        let mut z = vec![7; n + 1];
        prop_assert_eq!(x.write_limbs(&mut z), Ok(()));
        prop_assert_eq!(Natural::from_vec(z), x.clone());
        prop_assert_eq!(Natural::from_vec(x.clone().into_vec()), x);
    }

    #[test]
    fn machine_integers(x in any::<u128>(), shift in 0..128_u32) {
        let x = x >> shift;
        let z = Natural::from(x);
        prop_assert_eq!(value(&z), BigUint::from(x));
        prop_assert_eq!(u128::try_from(&z), Ok(x));
        prop_assert_eq!(u64::try_from(&z).ok(), u64::try_from(x).ok());
        prop_assert_eq!(u32::try_from(&z).ok(), u32::try_from(x).ok());
        prop_assert_eq!(u16::try_from(&z).ok(), u16::try_from(x).ok());
        prop_assert_eq!(usize::try_from(&z).ok(), usize::try_from(x).ok());
        let small = u8::try_from(x).map_err(|_| Error::DoesNotFit { bits: 8 });
        prop_assert_eq!(u8::try_from(z), small);
    }
}

#[test]
fn powers_sums_and_products() {
    let three = Natural::from(3_u32);
    for exponent in [0, 1, 2, 5, 64, 1000] {
        assert_eq!(
            value(&three.pow(exponent)),
            BigUint::from(3_u8).pow(exponent)
        );
    }
    assert_eq!(Natural::ZERO.pow(0), Natural::one());
    let numbers: Vec<Natural> = (1..=40_u32).map(Natural::from).collect();
    assert_eq!(numbers.iter().sum::<Natural>(), Natural::from(820_u32));
    let factorial: Natural = numbers.iter().product();
    let text = "815915283247897734345611269596115894272000000000";
    assert_eq!(factorial.to_string(), text);
    assert_eq!(numbers.into_iter().product::<Natural>(), factorial);
    assert_eq!(
        core::iter::empty::<Natural>().sum::<Natural>(),
        Natural::ZERO
    );
}

/// Both halves of a recursive division, with every kind of digit.
#[test]
fn long_divisions() {
    let mut rng = TestRng::for_test("long_divisions");
    let check = |x: &Natural, d: &Natural| {
        let (q, r) = x.div_rem(d);
        assert!(r < *d);
        assert_eq!(q * d + r, *x);
    };
    for _ in 0..cases(60) {
        let nd = 160 + rng.below(600);
        let nx = nd + 160 + rng.below(800);
        let (x, d) = (
            Natural::from_vec(number(&mut rng, nx)),
            Natural::from_vec(number(&mut rng, nd)),
        );
        if d.is_zero() {
            continue;
        }
        check(&x, &d);
        let multiple = &d * &x;
        check(&multiple, &d);
        check(&(&multiple + &(&d - 1)), &d);
        if !multiple.is_zero() {
            check(&(multiple - 1), &d);
        }
    }
    // The quotient's estimates overflow: the dividend's high half equals the divisor's.
    for n in [160, 320, 321, 640] {
        for top in [1, Limb::MAX, 1 << (Limb::BITS - 1)] {
            let mut d = vec![0; n];
            (d[0], d[n - 1]) = (1, top);
            let d = Natural::from_vec(d);
            let x = (&d << (n * Limb::BITS as usize)) - 1;
            check(&x, &d);
            let d = Natural::from_vec([vec![Limb::MAX; n - 1], vec![top]].concat());
            check(&((&d << (2 * n * Limb::BITS as usize)) - 1), &d);
        }
    }
}

#[test]
fn long_decimal_text() {
    let mut rng = TestRng::for_test("long_decimal_text");
    for n in [31, 32, 33, 64, 65, 200, 500] {
        for _ in 0..cases(8) {
            let x = Natural::from_vec(number(&mut rng, n));
            let text = x.to_string();
            assert_eq!(text, value(&x).to_string());
            assert_eq!(text.parse(), Ok(x));
        }
    }
    // Powers of ten and their neighbours: runs of zeros and nines across every split.
    for digits in [19, 38, 608, 609, 1216, 1217, 2432, 5000] {
        let text = format!("1{}", "0".repeat(digits));
        let x: Natural = text.parse().unwrap();
        assert_eq!(x, Natural::from(10_u32).pow(digits as u32));
        assert_eq!(x.to_string(), text);
        assert_eq!((x - 1).to_string(), "9".repeat(digits));
    }
}

/// As long as is accepted, in both directions, without hanging.
#[test]
fn the_longest_decimal_text() {
    let max = if cases(8) == 8 {
        Natural::MAX_DECIMAL_DIGITS
    } else {
        1 << 13
    };
    let text = "7".repeat(max);
    let x: Natural = text.parse().unwrap();
    assert_eq!(&x * 9, Natural::from(10_u32).pow(max as u32) * 7 - 7);
    assert!(x.to_string() == text, "printed as it was parsed");
}

#[test]
fn awkward_text() {
    let invalid = |position| Err(Error::InvalidDigit { position });
    let parse = |text: &str| text.parse::<Natural>();
    assert_eq!(parse(""), Err(Error::NoDigits));
    assert_eq!(parse("0x"), Err(Error::NoDigits));
    assert_eq!(parse("0"), Ok(Natural::ZERO));
    assert_eq!(
        parse("0x0000000000000000000000000000000000000"),
        Ok(Natural::ZERO)
    );
    assert_eq!(parse("-1"), invalid(0));
    assert_eq!(parse("+1"), invalid(0));
    assert_eq!(parse(" 1"), invalid(0));
    assert_eq!(parse("1_000"), invalid(1));
    assert_eq!(parse("0xfg"), invalid(3));
    assert_eq!(parse("12\u{663}"), invalid(2));
    let (max, len) = (Natural::MAX_DECIMAL_DIGITS, Natural::MAX_DECIMAL_DIGITS + 1);
    assert_eq!(
        parse(&"1".repeat(len)),
        Err(Error::TextTooLong { len, max })
    );
    assert_eq!(format!("{:?}", Natural::from(255_u32)), "Natural(0xff)");
}

#[test]
#[should_panic(expected = "subtraction below zero")]
fn a_difference_below_zero_panics() {
    let _ = Natural::from(1_u32) - Natural::from(2_u32);
}

#[test]
#[should_panic(expected = "division by zero")]
fn a_division_by_zero_panics() {
    let _ = Natural::from(1_u32) / Natural::ZERO;
}

#[cfg(feature = "zeroize")]
#[test]
fn a_wiped_number_is_zero() {
    use zeroize::{Zeroize, Zeroizing};
    let mut x = Natural::from(u128::MAX);
    x.zeroize();
    assert!(x.is_zero());
    drop(Zeroizing::new(Natural::from(7_u32)));
}
