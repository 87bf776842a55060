//! Every storage gives the same numbers; wrong lengths and values are refused by name.

use std::panic::{AssertUnwindSafe, catch_unwind};

use limbs_core::{LIMB_BITS, Limb};
// Masks processor features, too, where a stage of the tests wants it.
use limbs_testkit::cases;
use montgomery::{
    BoxedModulus, Error, Modulus, MontgomeryForm, Power, crt_into, pow_batch, pow_pair, scratch,
};

const M: [Limb; 3] = [0x89ab_cdef, 0x1234_5671, 0x7fff_fff1];
const X: [Limb; 3] = [5, 0, 77];
const E: [Limb; 2] = [0xdead_beef, 0x1234];

#[test]
fn arrays_vectors_and_slices_agree() {
    let boxed = BoxedModulus::new(&M).unwrap();
    let array = Modulus::<[Limb; 3]>::new(&M).unwrap();
    let x = boxed.to_form(&X).unwrap();
    let power = boxed.from_form(&boxed.pow(&x, &E, 50));
    let inverse = boxed.from_form(&boxed.invert(&x).unwrap());
    assert_eq!(
        array.from_form(&array.pow(&array.to_form(&X).unwrap(), &E, 50))[..],
        power
    );

    let (mut m, mut one, mut rr) = (M, [9; 3], [9; 3]);
    // Scratch of exactly the stated lengths.
    let mut t = vec![7; scratch::mul(3)];
    let slices = Modulus::new_in(&mut m[..], &mut one[..], &mut rr[..], &mut t).unwrap();
    let (mut bx, mut bz) = ([1; 3], [1; 3]);
    let mut fx = MontgomeryForm::zero_in(&mut bx[..]);
    let mut fz = MontgomeryForm::zero_in(&mut bz[..]);
    slices.to_form_into(&mut fx, &X, &mut t).unwrap();
    slices.pow_into(&mut fz, &fx, &E, 50, &mut vec![7; scratch::pow(3, 50)]);
    let mut z = [0; 3];
    slices.from_form_into(&mut z, &fz, &mut t).unwrap();
    assert_eq!(z[..], power);
    slices
        .invert_into(&mut fz, &fx, &mut vec![7; scratch::invert(3)])
        .unwrap();
    slices.from_form_into(&mut z, &fz, &mut t).unwrap();
    assert_eq!(z[..], inverse);
    // A form of one storage works with a modulus of another that is equal.
    assert_eq!(boxed.from_form(&boxed.mul(&fz, &fx)), [1, 0, 0]);
    // Dropping a borrowed form leaves the caller's limbs.
    drop(fz);
    assert_ne!(bz, [0; 3]);
}

#[test]
fn stated_scratch_is_enough() {
    for n in (1..12).chain([31, 32, 33, 48, 131]) {
        let mut limbs = vec![0xf00d_0001; n];
        limbs[0] = 0xffff_ff01;
        let m = BoxedModulus::new(&limbs).unwrap();
        let x = m.reduce(&[3; 4]);
        let mut z = m.zero();
        for exponent in [&[][..], &[3], &E[..if n < 40 { 2 } else { 1 }]] {
            let bits = exponent.len() * montgomery::LIMB_BITS;
            m.pow_into(
                &mut z,
                &x,
                exponent,
                bits,
                &mut vec![7; scratch::pow(n, bits)],
            );
            m.pow_vartime_into(&mut z, &x, exponent, &mut vec![7; scratch::pow(n, bits)]);
            m.pow_base2_into(
                &mut z,
                exponent,
                bits,
                &mut vec![7; scratch::pow_base2(n, bits)],
            );
            let mut t = vec![7; scratch::multi_pow(n, bits)];
            m.multi_pow_into(&mut z, (&x, exponent), (&x, &[]), bits, &mut t);
            m.multi_pow_vartime_into(&mut z, (&x, exponent), (&x, &[]), &mut t);
        }
        let _ = m.invert_into(&mut z, &x, &mut vec![7; scratch::invert(n)]);
        let q = BoxedModulus::new(&[101, 0]).unwrap();
        let mut t = vec![7; scratch::crt(n)];
        crt_into(
            &mut vec![0; n + 2],
            (&m, &m.from_form(&x)),
            (&q, &[1, 0]),
            &m.one(),
            &mut t,
        )
        .unwrap();
    }
}

/// Arrays of every size class take their scratch from the stack.
#[test]
fn arrays_of_many_lengths() {
    fn check<const N: usize>() {
        let mut limbs = [Limb::MAX; N];
        limbs[N / 2] -= 2;
        limbs[0] |= 1;
        let m = Modulus::<[Limb; N]>::new(&limbs).unwrap();
        let b = BoxedModulus::new(&limbs).unwrap();
        let (x, bx) = (m.reduce(&[3; 70]), b.reduce(&[3; 70]));
        assert_eq!(m.from_form(&m.sqr(&x))[..], b.from_form(&b.sqr(&bx)));
        let e = [0x1357_9bdf; 40];
        let bits = 40 * montgomery::LIMB_BITS;
        assert_eq!(
            m.from_form(&m.pow(&x, &e, bits))[..],
            b.from_form(&b.pow(&bx, &e, bits))
        );
        let product = m.multi_pow((&x, &e), (&x, &e), bits);
        let boxed = b.multi_pow((&bx, &e), (&bx, &e), bits);
        assert_eq!(m.from_form(&product)[..], b.from_form(&boxed));
        assert_eq!(m.invert(&x).is_ok(), b.invert(&bx).is_ok());
    }
    check::<1>();
    check::<2>();
    check::<3>();
    check::<32>();
    check::<50>();
}

#[test]
fn moduli_are_refused_by_name() {
    let refused = |m: &[Limb]| BoxedModulus::new(m).err();
    assert_eq!(refused(&[]), Some(Error::ModulusTooSmall));
    assert_eq!(refused(&[0, 0]), Some(Error::ModulusTooSmall));
    assert_eq!(refused(&[1, 0]), Some(Error::ModulusTooSmall));
    assert_eq!(refused(&[2]), Some(Error::EvenModulus));
    assert_eq!(refused(&[0, 1]), Some(Error::EvenModulus));
    let wrong = Modulus::<[Limb; 3]>::new(&[1, 1]).err();
    let expected = Error::LengthMismatch {
        operand: "the modulus",
        expected: 3,
        given: 2,
    };
    assert_eq!(wrong, Some(expected));
    assert_eq!(expected.to_string(), "the modulus has 2 limbs, not 3");
    let short = Modulus::new_in([3], [0], [0], &mut [0]).err();
    let expected = Error::BufferTooShort { len: 1, needed: 2 };
    assert_eq!(short, Some(expected));
    assert_eq!(
        expected.to_string(),
        "a buffer of 1 limbs is too short, 2 are needed"
    );
}

#[test]
fn numbers_are_refused_by_name() {
    let m = BoxedModulus::new(&M).unwrap();
    assert_eq!(m.to_form(&M).err(), Some(Error::NotReduced));
    assert_eq!(m.to_form(&[Limb::MAX; 3]).err(), Some(Error::NotReduced));
    assert!(m.to_form(&[]).unwrap().is_zero_mask() != 0);
    assert!(matches!(
        m.to_form(&[1, 0, 0, 0]).err(),
        Some(Error::LengthMismatch {
            expected: 3,
            given: 4,
            ..
        })
    ));
    assert_eq!(m.invert(&m.zero()).err(), Some(Error::NotInvertible));
}

#[test]
fn debug_shows_no_limbs() {
    let m = BoxedModulus::new(&M).unwrap();
    let shown = format!("{m:?} {:?}", m.one());
    assert_eq!(
        shown,
        format!(
            "Modulus {{ bits: {}, .. }} MontgomeryForm {{ len: 3, .. }}",
            m.bits()
        )
    );
    let power = Power {
        modulus: &m,
        base: &m.one(),
        exponent: &[0xdead_beef],
        exponent_bits: 32,
    };
    let shown = format!("{power:x?}");
    assert!(!shown.contains("deadbeef"), "{shown}");
}

/// Scratch on the stack is enough for exponents far longer than the modulus.
#[test]
fn exponents_of_any_length_fit_the_stack() {
    fn check<const N: usize>(limbs: usize) {
        let mut m = [0; N];
        (m[0], m[N - 1]) = (Limb::MAX, Limb::MAX / 3);
        let expected = BoxedModulus::new(&m).unwrap();
        let m = Modulus::<[Limb; N]>::new(&m).unwrap();
        let exponent = vec![Limb::MAX / 5; limbs];
        let exponent_bits = limbs * LIMB_BITS;
        let two = m.double(&m.one());
        let power = Power {
            modulus: &m,
            base: &two,
            exponent: &exponent,
            exponent_bits,
        };
        let z = expected.pow_base2(&exponent, exponent_bits);
        let z = z.raw_limbs();
        assert_eq!(m.pow_base2(&exponent, exponent_bits).raw_limbs(), z);
        assert_eq!(m.pow(&two, &exponent, exponent_bits).raw_limbs(), z);
        assert_eq!(m.pow_vartime(&two, &exponent).raw_limbs(), z);
        assert_eq!(pow_pair(&power, &power).1.raw_limbs(), z);
        assert_eq!(pow_batch(&[power; 4])[3].raw_limbs(), z);
    }
    let limbs = 64 * cases(64) as usize;
    check::<2>(limbs);
    check::<5>(limbs);
    check::<10>(limbs / 4);
}

#[test]
fn forms_of_another_length_panic() {
    // Short numbers, and numbers that Karatsuba's method multiplies.
    for n in [3, 70] {
        let modulus = |n: usize| {
            let m = vec![Limb::MAX; n];
            BoxedModulus::new(&m).unwrap()
        };
        let m = modulus(n);
        let (below, one, above) = (modulus(n - 1).one(), m.one(), modulus(n + 1).one());
        let operations: [(&str, &dyn Fn()); 15] = [
            ("add", &|| drop(m.add(&one, &above))),
            ("sum of others", &|| {
                m.add_assign(&mut above.clone(), &above)
            }),
            ("sub", &|| drop(m.sub(&one, &below))),
            ("difference of others", &|| {
                m.sub_assign(&mut above.clone(), &above);
            }),
            ("neg", &|| m.neg_assign(&mut above.clone())),
            ("double", &|| m.double_assign(&mut below.clone())),
            ("mul", &|| drop(m.mul(&one, &above))),
            ("lengths that make up for each other", &|| {
                drop(m.mul(&below, &above));
            }),
            ("sqr", &|| drop(m.sqr(&above))),
            ("from_form", &|| drop(m.from_form(&below))),
            ("pow", &|| drop(m.pow(&above, &[3], 2))),
            ("pow_vartime", &|| drop(m.pow_vartime(&below, &[3]))),
            ("multi_pow", &|| {
                drop(m.multi_pow((&one, &[3]), (&below, &[3]), 2));
            }),
            ("multi_pow_vartime", &|| {
                drop(m.multi_pow_vartime((&one, &[3]), (&above, &[3])));
            }),
            ("one_into", &|| m.one_into(&mut below.clone())),
        ];
        for (name, operation) in operations {
            let result = catch_unwind(AssertUnwindSafe(operation));
            assert!(result.is_err(), "{name}, {n} limbs");
        }
    }
}
