//! Inverses and CRT recombination against num-bigint.

mod common;

use common::{Field, awkward_moduli, moduli};
use limbs_core::{LIMB_BITS, Limb};
use limbs_testkit::convert::{from_biguint, to_biguint};
use limbs_testkit::{TestRng, cases, generate, proptest_config};
use montgomery::{Error, crt};
use num_bigint::BigUint;
use num_integer::Integer;
use proptest::prelude::*;

/// Both inversions of x.
fn check(field: &Field, x: &BigUint) {
    let form = field.form(x);
    let (constant, variable) = (field.m.invert(&form), field.m.invert_vartime(&form));
    if x.gcd(&field.value) == 1_u8.into() {
        for inverse in [constant.unwrap(), variable.unwrap()] {
            assert_eq!(x * field.number(&inverse) % &field.value, 1_u8.into());
        }
    } else {
        assert_eq!(constant.err(), Some(Error::NotInvertible));
        assert_eq!(variable.err(), Some(Error::NotInvertible));
    }
}

#[test]
fn extremes_of_awkward_moduli() {
    for m in awkward_moduli() {
        let field = Field::new(&m);
        for x in field.extremes() {
            check(&field, &x);
        }
    }
}

#[test]
fn every_residue_of_small_moduli() {
    for m in (3..cases(120)).step_by(2) {
        let field = Field::new(&[m.into()]);
        for x in 0..m {
            check(&field, &x.into());
        }
    }
}

#[test]
fn powers_of_two_and_their_neighbours() {
    let field = Field::new(&[0x1234_5679; 5]);
    for bits in 0..5 * LIMB_BITS - 4 {
        let power = BigUint::from(1_u8) << bits;
        check(&field, &(&power % &field.value));
        check(&field, &((power - 1_u8) % &field.value));
    }
}

#[test]
fn consecutive_fibonacci_numbers_take_euclid_longest() {
    let (mut x, mut y) = (BigUint::from(1_u8), BigUint::from(2_u8));
    while y.bits() < cases(700).into() {
        (x, y) = (y.clone(), &x + &y);
        if y.bit(0) {
            let limbs = from_biguint(&y, y.bits().div_ceil(LIMB_BITS as u64) as usize);
            check(&Field::new(&limbs), &x);
        }
    }
}

#[test]
fn long_moduli() {
    let mut rng = TestRng::for_test("long_moduli");
    for n in [16, 31, 32, 62, 64, 131] {
        let field = Field::new(&generate::odd_modulus(&mut rng, n));
        for _ in 0..cases(20) {
            check(&field, &field.below(&mut rng));
        }
    }
}

/// Recombines the residues of z.
fn check_crt(p: &Field, q: &Field, z: &BigUint) {
    let q_inv = p.m.invert(&p.m.reduce(q.m.as_limbs())).unwrap();
    let x: Vec<Limb> = from_biguint(&(z % &p.value), p.m.len());
    let y: Vec<Limb> = from_biguint(&(z % &q.value), q.m.len());
    let found = crt((&p.m, &x), (&q.m, &y), &q_inv).unwrap();
    assert_eq!(found.len(), p.m.len() + q.m.len());
    assert_eq!(to_biguint(&found), *z);
}

proptest! {
    #![proptest_config(proptest_config(300))]

    #[test]
    fn inverses(m in moduli(9), seed: u64) {
        let field = Field::new(&m);
        check(&field, &field.below(&mut TestRng::new(seed)));
    }

    #[test]
    fn common_factors_are_refused(m in moduli(4), factor in moduli(3), seed: u64) {
        let product = to_biguint(&m) * to_biguint(&factor);
        let n = product.bits().div_ceil(LIMB_BITS as u64) as usize;
        let field = Field::new(&from_biguint(&product, n));
        let x = field.below(&mut TestRng::new(seed)) * to_biguint(&factor) % &field.value;
        check(&field, &x);
    }

    #[test]
    fn recombination(p in moduli(6), q in moduli(6), seed: u64) {
        let (p, q) = (Field::new(&p), Field::new(&q));
        prop_assume!(p.value.gcd(&q.value) == 1_u8.into());
        let product = &p.value * &q.value;
        let mut rng = TestRng::new(seed);
        check_crt(&p, &q, &generate::below(&mut rng, &product));
        check_crt(&q, &p, &generate::below(&mut rng, &product));
        check_crt(&p, &q, &(product - 1_u8));
    }
}

#[test]
fn unbalanced_primes_and_p_below_q() {
    let p = Field::new(&[3]);
    let mut q = vec![!0; 20];
    q[0] -= 2;
    let mut q = Field::new(&q);
    while (&q.value % 3_u8) == BigUint::ZERO {
        q = Field::new(&from_biguint(&(&q.value - 2_u8), 20));
    }
    let product = &p.value * &q.value;
    for z in [
        BigUint::ZERO,
        1_u8.into(),
        product.clone() - 1_u8,
        product / 2_u8,
    ] {
        check_crt(&p, &q, &z);
        check_crt(&q, &p, &z);
    }
}
