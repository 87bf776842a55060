//! Numbers at which carries go wrong, and damaged encodings.
#![cfg(feature = "pem")] // The test keys are PEM.

mod common;

use common::{Numbers, der, rng};
use limbs_testkit::{TestRng, cases, generate};
use num_bigint::BigUint;
use num_integer::Integer;
use rsa::{Error, RsaPrivateKey, RsaPublicKey};

fn two_to(bits: usize) -> BigUint {
    BigUint::from(1u8) << bits
}

/// x as `size` big-endian bytes.
fn padded(x: &BigUint, size: usize) -> Vec<u8> {
    let bytes = x.to_bytes_be();
    [vec![0; size - bytes.len()], bytes].concat()
}

/// Primes near powers of two, all ones, and sparse.
fn special_primes() -> Vec<BigUint> {
    let p256 = two_to(256) - two_to(224) + two_to(192) + two_to(96) - 1u8;
    let p384 = two_to(384) - two_to(128) - two_to(96) + two_to(32) - 1u8;
    let goldilocks = two_to(448) - two_to(224) - 1u8;
    vec![
        two_to(255) - 19u8,
        p256,
        two_to(256) - two_to(32) - 977u16,
        p384,
        two_to(414) - 17u8,
        goldilocks,
        two_to(511) - 187u8,
        two_to(512) - 569u16,
        two_to(521) - 1u8,
        two_to(607) - 1u8,
        two_to(1024) - 105u8,
        two_to(1279) - 1u8,
    ]
}

/// Numbers below n with long runs, near n, p, q and powers of two.
fn inputs(k: &Numbers, rng: &mut TestRng) -> Vec<BigUint> {
    let near = |x: &BigUint| [x - 1u8, x.clone(), x + 1u8];
    let bits = k.n.bits() as usize;
    let mut all: Vec<BigUint> = [&k.p, &k.q, &two_to(bits - 1), &two_to(bits / 2)]
        .into_iter()
        .flat_map(near)
        .collect();
    all.extend([BigUint::ZERO, BigUint::from(1u8), &k.n - 1u8, &k.n - 2u8]);
    all.extend((0..4).map(|_| generate::below(rng, &k.n)));
    all.retain(|x| x < &k.n);
    all
}

#[test]
fn carries_at_moduli_near_powers_of_two_and_sparse_ones() {
    let mut numbers = TestRng::for_test("carries_at_moduli_near_powers_of_two");
    let primes = special_primes();
    for (i, p) in primes.iter().enumerate() {
        for q in &primes[..i] {
            if (p * q).bits() < 512 || !numbers.one_in(if cases(16) < 16 { 8 } else { 2 }) {
                continue;
            }
            let e = (3u64..).step_by(2).find(|&e| {
                let coprime = |x: &BigUint| (x - 1u8).gcd(&BigUint::from(e)) == BigUint::from(1u8);
                coprime(p) && coprime(q)
            });
            let k = Numbers::from_primes(p.clone(), q.clone(), e.unwrap());
            let key = k.import().unwrap();
            for x in inputs(&k, &mut numbers) {
                let mut z = vec![0; key.size()];
                let input = padded(&x, key.size());
                key.raw_private_op(&mut rng(1), &input, &mut z).unwrap();
                assert_eq!(BigUint::from_bytes_be(&z), x.modpow(&k.d, &k.n), "{k:x?}");
            }
        }
    }
}

#[test]
fn public_operation_with_awkward_moduli() {
    let mut numbers = TestRng::for_test("public_operation_with_awkward_moduli");
    for _ in 0..cases(300) {
        let limbs = 8 + numbers.below(33);
        let n = generate::odd_modulus::<u64>(&mut numbers, limbs);
        let n = limbs_testkit::convert::to_biguint(&n);
        let e = [3u64, 17, 65537, 4_294_967_311][numbers.below(4)];
        let Ok(key) = RsaPublicKey::new(&n.to_bytes_be(), &e.to_be_bytes()) else {
            assert!(n.bits() < 512);
            continue;
        };
        let x = generate::below(&mut numbers, &n);
        let mut z = vec![0; key.size()];
        key.raw_public_op(&padded(&x, key.size()), &mut z).unwrap();
        let expected = x.modpow(&BigUint::from(e), &n);
        assert_eq!(BigUint::from_bytes_be(&z), expected, "{x:x}^{e} mod {n:x}");
    }
}

#[test]
fn damaged_encodings_never_panic_and_never_pass_for_another_key() {
    let mut numbers = TestRng::for_test("damaged_encodings_never_panic");
    let good = der("rsa1024-e3");
    let good_key = RsaPrivateKey::from_der(good.as_bytes()).unwrap();
    for _ in 0..cases(2000) {
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..1 + numbers.below(3) {
            let (at, len) = (numbers.below(bytes.len()), bytes.len());
            match numbers.below(4) {
                0 => bytes[at] ^= 1 << numbers.below(8),
                1 => bytes[at] = numbers.next_u64() as u8,
                2 => bytes.truncate(1 + at.max(len / 2)),
                _ => bytes.insert(at, numbers.next_u64() as u8),
            }
        }
        if let Ok(key) = RsaPrivateKey::from_der(&bytes) {
            assert!(bytes == good.as_bytes() || key == good_key);
        }
        // What comes of it does not matter: it must come.
        let _ = RsaPublicKey::from_der(&bytes);
    }
}

#[test]
fn every_flipped_bit_of_a_number_is_noticed() {
    let k = Numbers::of("rsa1024-e3");
    let mut numbers = TestRng::for_test("every_flipped_bit_of_a_number_is_noticed");
    for _ in 0..cases(400) {
        let mut wrong = k.clone();
        let all = [
            &mut wrong.n,
            &mut wrong.e,
            &mut wrong.d,
            &mut wrong.p,
            &mut wrong.q,
            &mut wrong.dp,
            &mut wrong.dq,
            &mut wrong.qinv,
        ];
        let index = numbers.below(all.len());
        let number = all.into_iter().nth(index).unwrap();
        let bit = numbers.below(number.bits() as usize) as u64;
        number.set_bit(bit, !number.bit(bit));
        let error: Result<_, Error> = wrong.import();
        assert!(error.is_err(), "number {index}, bit {bit}");
    }
}
