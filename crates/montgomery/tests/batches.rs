//! Batches of powers, for which engines may run, against num-bigint.

mod common;

use common::Field;
use limbs_core::{LIMB_BITS, Limb};
use limbs_testkit::convert::to_biguint;
use limbs_testkit::{TestRng, cases, generate};
use montgomery::{BoxedForm, Modulus, Power, pow_base2_batch_into, pow_batch_into, scratch};
use num_bigint::BigUint;

/// Powers under moduli of these lengths.
fn check(rng: &mut TestRng, lengths: &[usize], bits: usize) {
    let fields: Vec<Field> = (lengths.iter())
        .map(|&n| Field::new(&generate::odd_modulus::<Limb>(rng, n)))
        .collect();
    let bases: Vec<BigUint> = fields.iter().map(|field| field.below(rng)).collect();
    let forms: Vec<BoxedForm> = (fields.iter().zip(&bases))
        .map(|(field, base)| field.form(base))
        .collect();
    let exponents: Vec<Vec<Limb>> = (lengths.iter())
        .map(|_| generate::number(rng, bits.div_ceil(LIMB_BITS).max(1)))
        .collect();
    let powers: Vec<_> = (0..lengths.len())
        .map(|i| Power {
            modulus: &fields[i].m,
            base: &forms[i],
            exponent: &exponents[i],
            exponent_bits: bits,
        })
        .collect();
    let n = lengths.iter().copied().max().unwrap_or(0);
    let mut z: Vec<BoxedForm> = fields.iter().map(|field| field.m.zero()).collect();
    pow_batch_into(&mut z, &powers, &mut vec![7; scratch::pow_batch(n, bits)]);
    let power = |base: &BigUint, i: usize| {
        let e = to_biguint(&exponents[i]) % (BigUint::from(1_u8) << bits);
        base.modpow(&e, &fields[i].value)
    };
    for i in 0..lengths.len() {
        let expected = power(&bases[i], i);
        assert_eq!(fields[i].number(&z[i]), expected, "{lengths:?}, power {i}");
    }
    if let [z0, z1, z2, z3] = &mut z[..] {
        let moduli = [0, 1, 2, 3].map(|i| &fields[i].m);
        let exponents = [0, 1, 2, 3].map(|i| &exponents[i][..]);
        let mut scratch = vec![7; scratch::pow_base2_batch(n, bits)];
        pow_base2_batch_into([z0, z1, z2, z3], moduli, exponents, bits, &mut scratch);
        for i in 0..4 {
            let expected = power(&2_u8.into(), i);
            assert_eq!(fields[i].number(&z[i]), expected, "{lengths:?}, 2^e, {i}");
        }
    }
}

#[test]
fn batches_of_every_number_agree_with_the_oracle() {
    let mut rng = TestRng::for_test("batches_of_every_number_agree_with_the_oracle");
    for count in 0..=9 {
        for n in [1, 2, 5, 8, 16, 33] {
            for bits in [0, 1, 17, 130] {
                check(&mut rng, &vec![n; count], bits);
            }
        }
    }
    for n in [16, 24, 32, 48, 64] {
        check(&mut rng, &[n; 4], n * LIMB_BITS);
    }
}

#[test]
fn moduli_of_different_lengths_share_a_batch() {
    let mut rng = TestRng::for_test("moduli_of_different_lengths_share_a_batch");
    for _ in 0..cases(20) {
        let count = rng.below(8);
        let lengths: Vec<usize> = (0..count)
            .map(|_| [1, 8, 16, 16, 17, 32, 70][rng.below(7)])
            .collect();
        check(&mut rng, &lengths, 70);
    }
    check(&mut rng, &[16, 16, 16, 17], 100);
    check(&mut rng, &[16, 16, 17, 17], 100);
}

#[test]
fn arrays_have_room_for_batches() {
    fn check<const N: usize>(bits: usize) {
        let mut m = [0; N];
        (m[0], m[N - 1]) = (101, 1);
        let m = Modulus::<[Limb; N]>::new(&m).unwrap();
        let mut three = [0; N];
        three[0] = 3;
        let x = m.to_form(&three).unwrap();
        let power = Power {
            modulus: &m,
            base: &x,
            exponent: &[3],
            exponent_bits: bits,
        };
        for z in montgomery::pow_batch(&[power; 7]) {
            let mut expected = [0; N];
            expected[0] = 27;
            assert_eq!(m.from_form(&z), expected);
        }
    }
    check::<2>(4096);
    check::<5>(8);
    check::<8>(512);
    check::<16>(1024);
    check::<33>(4096);
}
