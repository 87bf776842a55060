//! Primality against trial division, and of numbers whose factors are known.

use limbs_core::Natural;
use limbs_testkit::TestRng;
use primality::{PrimalityTest, baillie_psw, is_prime_u64};

/// The first four bytes are a small number; the others a product of two.
pub fn run(data: &[u8]) {
    let Some((small, rest)) = data.split_first_chunk::<4>() else {
        return;
    };
    let small = u32::from_le_bytes(*small);
    let expected = by_trial_division(small);
    assert_eq!(is_prime_u64(small.into()), expected, "{small}");
    let n = Natural::from(small);
    assert_eq!(test(&n, rest), expected, "{small}");
    assert_eq!(
        baillie_psw(&n).expect("a small number"),
        expected,
        "{small}"
    );
    product(rest);
}

/// A product of two numbers above 1 is never prime.
fn product(bytes: &[u8]) {
    let (x, y) = bytes.split_at(bytes.len() / 2);
    let (x, y) = (Natural::from_be_bytes(x), Natural::from_be_bytes(y));
    if x.bit_len() < 2 || y.bit_len() < 2 || x.bit_len() > 512 {
        return;
    }
    let n = &x * &y;
    assert!(!test(&n, bytes), "{x} * {y}");
    if let Ok(n) = u64::try_from(&n) {
        assert!(!is_prime_u64(n), "{n}");
    }
}

fn test(n: &Natural, seed: &[u8]) -> bool {
    let mut rng = TestRng::from_bytes(seed);
    PrimalityTest::new()
        .run(n, &mut rng)
        .expect("a number of a usual size")
        .is_prime()
}

fn by_trial_division(n: u32) -> bool {
    let divides = |d: &u32| n.is_multiple_of(*d);
    n >= 2 && !(2..=n.isqrt()).any(|d| divides(&d))
}

#[cfg(test)]
#[test]
fn smoke() {
    let samples = [
        2_u32,
        3,
        4,
        91,
        561,
        2047,
        65537,
        4_294_967_291,
        4_294_836_225,
    ];
    let samples = samples.map(|n| n.to_le_bytes().to_vec());
    crate::smoke::run("is_prime", 100, &samples, run);
}
