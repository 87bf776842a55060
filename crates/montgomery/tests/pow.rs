//! Powers and products of powers against num-bigint.

mod common;

use common::{Field, awkward_moduli, moduli};
use limbs_core::{LIMB_BITS, Limb};
use limbs_testkit::convert::{from_biguint, to_biguint};
use limbs_testkit::{TestRng, generate, proptest_config, strategy};
use montgomery::{Power, pow_pair};
use num_bigint::BigUint;
use proptest::prelude::*;

/// Every way to a power of x.
fn check(field: &Field, x: &BigUint, e: &[Limb]) {
    let bits = e.len() * LIMB_BITS;
    let form = field.form(x);
    let expected = x.modpow(&to_biguint(e), &field.value);
    assert_eq!(field.number(&field.m.pow(&form, e, bits)), expected);
    assert_eq!(field.number(&field.m.pow_vartime(&form, e)), expected);
    let number = from_biguint(x, field.m.len());
    assert_eq!(
        to_biguint(&field.m.pow_number_vartime(&number, e)),
        expected
    );
    let two = BigUint::from(2_u8).modpow(&to_biguint(e), &field.value);
    assert_eq!(field.number(&field.m.pow_base2(e, bits)), two);
}

/// Both ways to x^e * y^f.
fn check_product(field: &Field, (x, e): (&BigUint, &[Limb]), (y, f): (&BigUint, &[Limb])) {
    let m = &field.value;
    let expected = x.modpow(&to_biguint(e), m) * y.modpow(&to_biguint(f), m) % m;
    let (x, y) = (field.form(x), field.form(y));
    let bits = e.len().max(f.len()) * LIMB_BITS;
    let z = field.m.multi_pow((&x, e), (&y, f), bits);
    assert_eq!(field.number(&z), expected);
    let z = field.m.multi_pow_vartime((&x, e), (&y, f));
    assert_eq!(field.number(&z), expected);
}

/// Nothing, 0, 1, 2, all ones, one high bit, F4, each with leading zero limbs too.
fn exponents() -> Vec<Vec<Limb>> {
    let top = 1 << (LIMB_BITS - 1);
    let list: [&[Limb]; 10] = [
        &[],
        &[0],
        &[1],
        &[2],
        &[65537],
        &[Limb::MAX],
        &[Limb::MAX, Limb::MAX],
        &[0, 1],
        &[0, top],
        &[1, 0, top],
    ];
    let padded = |e: &&[Limb]| [*e, &[0, 0]].concat();
    let list = list.iter();
    list.clone()
        .map(padded)
        .chain(list.map(|e| e.to_vec()))
        .collect()
}

#[test]
fn extremes_of_awkward_moduli() {
    for m in awkward_moduli() {
        let field = Field::new(&m);
        // Long moduli take long: for them one exponent that uses products and squares.
        let long = m.len() > 4;
        let exponents = if long { vec![vec![0x8b]] } else { exponents() };
        for x in field.extremes() {
            for e in &exponents {
                check(&field, &x, e);
            }
            if !long {
                let y = &field.value - 1_u8;
                check_product(&field, (&x, &[0x35, 1]), (&y, &[0x8101]));
            }
        }
    }
}

#[test]
fn zero_to_the_zeroth_is_one() {
    let field = Field::new(&[101]);
    check(&field, &BigUint::ZERO, &[]);
    check(&field, &BigUint::ZERO, &[0]);
    check_product(&field, (&BigUint::ZERO, &[0]), (&BigUint::ZERO, &[]));
}

#[test]
fn only_the_low_bits_of_an_exponent_count() {
    let field = Field::new(&[1_000_003, 7]);
    let x = field.form(&5_u8.into());
    let e = [0xdead_beef, Limb::MAX, 0x1234];
    for bits in (0..=4 * LIMB_BITS).filter(|b| *b < 70 || b % 31 < 2) {
        let low = to_biguint(&e) % (BigUint::from(1_u8) << bits);
        let expected = BigUint::from(5_u8).modpow(&low, &field.value);
        assert_eq!(field.number(&field.m.pow(&x, &e, bits)), expected);
        let expected = BigUint::from(2_u8).modpow(&low, &field.value);
        assert_eq!(field.number(&field.m.pow_base2(&e, bits)), expected);
    }
}

#[test]
fn fermat_and_rsa_sizes() {
    let mut rng = TestRng::for_test("fermat_and_rsa_sizes");
    for bits in [512, 1024, 2048] {
        let n = bits / LIMB_BITS;
        let field = Field::new(&generate::odd_modulus(&mut rng, n));
        let x = field.below(&mut rng);
        let e: Vec<Limb> = generate::number(&mut rng, n);
        check(&field, &x, &e);
    }
}

proptest! {
    #![proptest_config(proptest_config(200))]

    #[test]
    fn powers(m in moduli(6), e in strategy::limbs_up_to(5), seed: u64) {
        let field = Field::new(&m);
        check(&field, &field.below(&mut TestRng::new(seed)), &e);
    }

    #[test]
    fn products_of_powers(
        m in moduli(5),
        e in strategy::limbs_up_to(4),
        f in strategy::limbs_up_to(4),
        seed: u64,
    ) {
        let field = Field::new(&m);
        let mut rng = TestRng::new(seed);
        let (x, y) = (field.below(&mut rng), field.below(&mut rng));
        check_product(&field, (&x, &e), (&y, &f));
    }

    #[test]
    fn pairs(
        p in moduli(5),
        q in moduli(5),
        e in strategy::limbs_up_to(4),
        f in strategy::limbs_up_to(4),
        seed: u64,
    ) {
        let (p, q) = (Field::new(&p), Field::new(&q));
        let mut rng = TestRng::new(seed);
        let (x, y) = (p.below(&mut rng), q.below(&mut rng));
        let (zp, zq) = pow_pair(
            &Power {
                modulus: &p.m,
                base: &p.form(&x),
                exponent: &e,
                exponent_bits: e.len() * LIMB_BITS,
            },
            &Power {
                modulus: &q.m,
                base: &q.form(&y),
                exponent: &f,
                exponent_bits: f.len() * LIMB_BITS,
            },
        );
        prop_assert_eq!(p.number(&zp), x.modpow(&to_biguint(&e), &p.value));
        prop_assert_eq!(q.number(&zq), y.modpow(&to_biguint(&f), &q.value));
    }
}
