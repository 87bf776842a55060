//! Sums, products, conversions and comparisons against num-bigint.

mod common;

use common::{Field, awkward_moduli, moduli};
use limbs_core::{LIMB_BITS, Limb};
use limbs_testkit::convert::{from_biguint, to_biguint};
use limbs_testkit::{TestRng, cases, generate, proptest_config, strategy};
use num_bigint::BigUint;
use proptest::prelude::*;

/// Every operation of two operands, and of one.
fn check(field: &Field, x: &BigUint, y: &BigUint) {
    let (m, value) = (&field.m, &field.value);
    let (fx, fy) = (field.form(x), field.form(y));
    assert_eq!(field.number(&fx), *x);
    assert_eq!(field.number(&m.add(&fx, &fy)), (x + y) % value);
    assert_eq!(field.number(&m.sub(&fx, &fy)), (x + value - y) % value);
    assert_eq!(field.number(&m.neg(&fx)), (value - x) % value);
    assert_eq!(field.number(&m.double(&fx)), (x + x) % value);
    assert_eq!(field.number(&m.mul(&fx, &fy)), x * y % value);
    assert_eq!(field.number(&m.sqr(&fx)), x * x % value);
    let mut product = fx.clone();
    m.mul_assign(&mut product, &fy, &mut scratch(field));
    assert_eq!(field.number(&product), x * y % value);
    let mut square = fx.clone();
    m.sqr_assign(&mut square, &mut scratch(field));
    assert_eq!(field.number(&square), x * x % value);
    assert_eq!(fx.eq_mask(&fy), mask(x == y));
    assert_eq!(fx.is_zero_mask(), mask(*x == BigUint::ZERO));
}

/// Scratch of exactly the stated length, filled with what must not matter.
fn scratch(field: &Field) -> Vec<Limb> {
    vec![0x5a; montgomery::scratch::mul(field.m.len())]
}

fn mask(bit: bool) -> Limb {
    Limb::from(bit).wrapping_neg()
}

#[test]
fn extremes_of_awkward_moduli() {
    for m in awkward_moduli() {
        let field = Field::new(&m);
        assert_eq!(field.m.bits() as u64, field.value.bits());
        assert_eq!(field.number(&field.m.one()), 1_u8.into());
        assert_eq!(field.number(&field.m.zero()), 0_u8.into());
        for x in field.extremes() {
            for y in field.extremes() {
                check(&field, &x, &y);
            }
        }
    }
}

proptest! {
    #![proptest_config(proptest_config(400))]

    #[test]
    fn operations(m in moduli(9), seed: u64) {
        let field = Field::new(&m);
        let mut rng = TestRng::new(seed);
        let (x, y) = (field.below(&mut rng), field.below(&mut rng));
        check(&field, &x, &y);
    }

    #[test]
    fn reduction_of_any_length(m in moduli(6), x in strategy::limbs_up_to(25)) {
        let field = Field::new(&m);
        prop_assert_eq!(field.number(&field.m.reduce(&x)), to_biguint(&x) % &field.value);
    }

    #[test]
    fn selection(m in moduli(4), seed: u64) {
        let field = Field::new(&m);
        let mut rng = TestRng::new(seed);
        let (x, y) = (field.below(&mut rng), field.below(&mut rng));
        let mut z = field.form(&x);
        z.select_assign(&field.form(&y), 0);
        prop_assert_eq!(field.number(&z), x);
        z.select_assign(&field.form(&y), Limb::MAX);
        prop_assert_eq!(field.number(&z), y);
    }
}

#[test]
fn long_operands_take_the_subquadratic_way() {
    let mut rng = TestRng::for_test("long_operands");
    for n in [31, 32, 33, 47, 48, 49, 64, 128, 131, 257] {
        for _ in 0..cases(4) {
            let field = Field::new(&generate::odd_modulus(&mut rng, n));
            let (x, y) = (field.below(&mut rng), field.below(&mut rng));
            check(&field, &x, &y);
        }
    }
}

#[test]
fn a_multiple_of_the_modulus_reduces_to_zero() {
    for m in awkward_moduli() {
        let field = Field::new(&m);
        let n = 3 * m.len() + 1;
        for factor in [1_u8.into(), field.value.clone(), &field.value - 1_u8] {
            let multiple: Vec<Limb> = from_biguint(&(&field.value * factor), n);
            assert_ne!(field.m.reduce(&multiple).is_zero_mask(), 0);
        }
    }
}

#[test]
fn the_highest_number_of_a_length_reduces() {
    for m in awkward_moduli() {
        let field = Field::new(&m);
        for n in [m.len(), 2 * m.len(), 2 * m.len() + 1] {
            let x = vec![Limb::MAX; n];
            let expected = ((BigUint::from(1_u8) << (n * LIMB_BITS)) - 1_u8) % &field.value;
            assert_eq!(field.number(&field.m.reduce(&x)), expected);
        }
    }
}

/// Scratch is as long as the modulus asks for, so that what is wrong is the form.
#[test]
#[should_panic(expected = "length of `z`")]
fn a_form_longer_than_the_modulus_is_named() {
    let long = montgomery::BoxedModulus::new(&[1, 2]).unwrap();
    let short = montgomery::BoxedModulus::new(&[3]).unwrap();
    let mut z = long.one();
    short.sqr_assign(&mut z, &mut vec![0; montgomery::scratch::mul(short.len())]);
}
