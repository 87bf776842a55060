//! Powers of numbers under prepared moduli, against num-bigint.

mod common;

use common::{Field, awkward_moduli};
use limbs_core::{LIMB_BITS, Limb};
use limbs_testkit::convert::{from_biguint, to_biguint};
use limbs_testkit::{TestRng, cases, generate};
use montgomery::{BoxedModulus, PreparedModuli, scratch};
use num_bigint::BigUint;

fn check<const L: usize>(rng: &mut TestRng, fields: &[Field; L], bits: usize) {
    let moduli = PreparedModuli::new(fields.each_ref().map(|field| field.m.clone()));
    let len = bits.div_ceil(LIMB_BITS).max(1);
    let x = fields.each_ref().map(|field| match rng.below(4) {
        0 => &field.value - 1_u8,
        _ => field.below(rng),
    });
    let numbers: [Vec<Limb>; L] = core::array::from_fn(|i| from_biguint(&x[i], fields[i].m.len()));
    let e: [Vec<Limb>; L] = core::array::from_fn(|_| generate::number(rng, len));
    let numbers = numbers.each_ref().map(Vec::as_slice);
    let z = moduli.pow(numbers, e.each_ref().map(Vec::as_slice), bits);
    let public = moduli.pow_vartime(numbers, &e[0]);
    for i in 0..L {
        let exponent = to_biguint(&e[i]) % (BigUint::from(1_u8) << bits);
        let expected = x[i].modpow(&exponent, &fields[i].value);
        assert_eq!(to_biguint(&z[i]), expected, "lane {i}, {bits} bits");
        let expected = x[i].modpow(&to_biguint(&e[0]), &fields[i].value);
        assert_eq!(to_biguint(&public[i]), expected, "lane {i}, {bits} bits");
    }
}

#[test]
fn powers_of_every_length_agree_with_the_oracle() {
    let mut rng = TestRng::for_test("powers_of_every_length_agree_with_the_oracle");
    for n in [1, 2, 3, 5, 8, 15, 16, 17, 24, 32, 33, 48, 64, 70] {
        let mut moduli = TestRng::new(n as u64);
        let mut field = || Field::new(&generate::odd_modulus::<Limb>(&mut moduli, n));
        let (one, two) = ([field()], [field(), field()]);
        let four = [field(), field(), field(), field()];
        for bits in [0, 1, 5, 17, 64, 130] {
            check(&mut rng, &one, bits);
            check(&mut rng, &two, bits);
            check(&mut rng, &four, bits);
        }
    }
}

#[test]
fn awkward_moduli_agree_with_the_oracle() {
    let mut rng = TestRng::for_test("awkward_moduli_agree_with_the_oracle");
    for m in awkward_moduli() {
        let field = || Field::new(&m);
        check(&mut rng, &[field()], 40);
        check(&mut rng, &[field(), field()], 40);
        // Another length.
        let other = Field::new(&[101; 16]);
        check(&mut rng, &[field(), other], 40);
    }
}

#[test]
fn f4_and_small_exponents() {
    let mut rng = TestRng::for_test("f4_and_small_exponents");
    for n in [8, 16, 32, 48, 64] {
        for _ in 0..cases(5) {
            let field = Field::new(&generate::odd_modulus::<Limb>(&mut rng, n));
            let x = field.below(&mut rng);
            let number: Vec<Limb> = from_biguint(&x, n);
            let moduli = PreparedModuli::new([field.m]);
            for e in [0_u32, 1, 2, 3, 17, 35, 63, 64, 257, 65537] {
                let [z] = moduli.pow_vartime([&number], &[e as Limb]);
                assert_eq!(to_biguint(&z), x.modpow(&e.into(), &field.value), "{e}");
            }
        }
    }
}

#[test]
fn numbers_of_twice_the_length_are_reduced() {
    let mut rng = TestRng::for_test("numbers_of_twice_the_length_are_reduced");
    for n in [1, 2, 7, 16, 33] {
        for _ in 0..cases(30) {
            let m: Vec<Limb> = generate::odd_modulus(&mut rng, n);
            let field = Field::new(&m);
            let bound = &field.value << (n * LIMB_BITS);
            let x = generate::below(&mut rng, &bound);
            let mut z = vec![7; n];
            let mut t = vec![7; n + scratch::mul(n)];
            let number: Vec<Limb> = from_biguint(&x, 2 * n);
            field.m.reduce_number_into(&mut z, &number, &mut t).unwrap();
            assert_eq!(to_biguint(&z), x % &field.value);
        }
    }
    let m = BoxedModulus::new(&[101]).unwrap();
    assert!(
        m.reduce_number_into(&mut [0], &[1; 3], &mut [0; 9])
            .is_err()
    );
    assert!(
        m.reduce_number_into(&mut [0; 2], &[1], &mut [0; 9])
            .is_err()
    );
    assert!(m.reduce_number_into(&mut [0], &[1], &mut [0; 2]).is_err());
}

#[test]
#[should_panic(expected = "length of a number")]
fn a_wrong_length_is_caught() {
    let moduli = PreparedModuli::new([BoxedModulus::new(&[101, 0]).unwrap()]);
    let _ = moduli.pow_vartime([&[1]], &[65537]);
}

#[test]
#[should_panic(expected = "a number is not below its modulus")]
fn a_base_that_is_the_modulus_is_caught() {
    let moduli = PreparedModuli::new([101, 103].map(|m| BoxedModulus::new(&[m]).unwrap()));
    let _ = moduli.pow([&[100], &[103]], [&[50], &[51]], 6);
}

#[test]
#[should_panic(expected = "a number is not below its modulus")]
fn a_base_above_the_modulus_is_caught() {
    // As long as engines take.
    let m: Vec<Limb> = vec![1; 32];
    let mut x = m.clone();
    x[31] = 2;
    let moduli = PreparedModuli::new([BoxedModulus::new(&m).unwrap()]);
    let _ = moduli.pow_vartime([&x], &[65537]);
}
