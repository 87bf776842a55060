//! Pairs of powers of one size, for which an engine may run, against num-bigint.

mod common;

use common::{Field, awkward_moduli};
use limbs_core::{LIMB_BITS, Limb};
use limbs_testkit::convert::{from_biguint, to_biguint};
use limbs_testkit::{TestRng, cases, generate};
use montgomery::{Modulus, Power, pow_pair};
use num_bigint::BigUint;

fn check(p: &Field, q: &Field, x: [&BigUint; 2], e: [&[Limb]; 2]) {
    let bits = e[0].len().max(e[1].len()) * LIMB_BITS;
    let power = |f: &Field, x, e| {
        f.number(&{
            let (m, base) = (&f.m, f.form(x));
            let one = Power {
                modulus: m,
                base: &base,
                exponent: e,
                exponent_bits: bits,
            };
            pow_pair(&one, &one).0
        })
    };
    let expected = [
        x[0].modpow(&to_biguint(e[0]), &p.value),
        x[1].modpow(&to_biguint(e[1]), &q.value),
    ];
    let (zp, zq) = pow_pair(
        &Power {
            modulus: &p.m,
            base: &p.form(x[0]),
            exponent: e[0],
            exponent_bits: bits,
        },
        &Power {
            modulus: &q.m,
            base: &q.form(x[1]),
            exponent: e[1],
            exponent_bits: bits,
        },
    );
    assert_eq!([p.number(&zp), q.number(&zq)], expected);
    assert_eq!(power(p, x[0], e[0]), expected[0], "the same power twice");
}

#[test]
fn pairs_of_every_length_agree_with_the_oracle() {
    let mut rng = TestRng::for_test("pairs_of_every_length_agree_with_the_oracle");
    for n in (1..=34).chain([40, 48, 55, 56, 64]) {
        for _ in 0..cases(3) {
            let mut number = || generate::odd_modulus::<Limb>(&mut rng, n);
            let (p, q) = (Field::new(&number()), Field::new(&number()));
            let (x, y) = (p.below(&mut rng), q.below(&mut rng));
            let e: Vec<Limb> = generate::number(&mut rng, n.min(16));
            let f: Vec<Limb> = generate::number(&mut rng, n.min(16));
            check(&p, &q, [&x, &y], [&e, &f]);
        }
    }
}

#[test]
fn awkward_moduli_and_bases_agree_with_the_oracle() {
    for m in awkward_moduli()
        .into_iter()
        .filter(|m| (5..=64).contains(&m.len()))
    {
        let p = Field::new(&m);
        let q = Field::new(&{
            let mut small = vec![0; m.len()];
            small[0] = 3;
            small
        });
        for x in p.extremes() {
            for e in [0, 1, 2, Limb::MAX] {
                check(&p, &q, [&x, &BigUint::from(2u8)], [&[e, e], &[e ^ 1]]);
            }
        }
    }
}

#[test]
fn arrays_have_room_for_the_engines() {
    fn check<const N: usize>(bits: usize) {
        let p = Modulus::<[Limb; N]>::new(&[Limb::MAX; N]).unwrap();
        let x = p.to_form(&from_biguint(&BigUint::from(3u8), N)).unwrap();
        let power = Power {
            modulus: &p,
            base: &x,
            exponent: &[5],
            exponent_bits: bits,
        };
        let (y, z) = pow_pair(&power, &power);
        let expected: Vec<Limb> = from_biguint(&BigUint::from(243u8), N);
        assert_eq!(
            (&p.from_form(&y)[..], &p.from_form(&z)[..]),
            (&expected[..], &expected[..])
        );
    }
    check::<5>(8);
    check::<5>(4096);
    check::<6>(4096);
    check::<8>(512);
    check::<16>(1024);
    check::<33>(4096);
    check::<55>(4096);
}

#[test]
fn exponents_of_different_lengths_share_a_ladder() {
    let mut rng = TestRng::for_test("exponents_of_different_lengths");
    for bits in [[0, 0], [0, 1], [1, 0], [7, 300], [257, 256], [384, 19]] {
        let mut field = || Field::new(&generate::odd_modulus::<Limb>(&mut rng, 12));
        let fields = [field(), field()];
        // Bits beyond those that count are there, and do not.
        let exponent: Vec<Limb> = vec![Limb::MAX / 3; 12];
        let bases = [fields[0].form(&5_u8.into()), fields[1].form(&7_u8.into())];
        let power = |i: usize| Power {
            modulus: &fields[i].m,
            base: &bases[i],
            exponent: &exponent,
            exponent_bits: bits[i],
        };
        let (x, y) = pow_pair(&power(0), &power(1));
        for (i, (base, z)) in [(5_u8, x), (7, y)].into_iter().enumerate() {
            let e = to_biguint(&exponent) % (BigUint::from(1_u8) << bits[i]);
            let expected = BigUint::from(base).modpow(&e, &fields[i].value);
            assert_eq!(fields[i].number(&z), expected, "bits {bits:?}, lane {i}");
        }
    }
}
