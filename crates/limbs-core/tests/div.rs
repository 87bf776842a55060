//! Divisions against num-bigint, and quotient digits that are hard to estimate.

use limbs_core::{Error, LIMB_BITS, Limb, Reciprocal, div_scratch_len};
use limbs_testkit::convert::{from_biguint, power_of_base, to_biguint};
use limbs_testkit::generate::{below, number};
use limbs_testkit::strategy::{limbs, limbs_between, limbs_up_to};
use limbs_testkit::{TestRng, cases, proptest_config};
use num_bigint::BigUint;
use num_integer::Integer;
use proptest::prelude::*;

type Division = fn(&mut [Limb], &mut [Limb], &[Limb], &[Limb], &mut [Limb]) -> Result<(), Error>;
type Remainder = fn(&mut [Limb], &[Limb], &[Limb], &mut [Limb]) -> Result<(), Error>;
const DIVISIONS: [Division; 2] = [limbs_core::div_rem, limbs_core::div_rem_vartime];
const REMAINDERS: [Remainder; 2] = [limbs_core::rem, limbs_core::rem_vartime];

/// Checks every division of x by d, with scratch of exactly the length asked for and full of rubbish.
fn check(x: &[Limb], d: &[Limb]) {
    let (bx, bd) = (to_biguint(x), to_biguint(d));
    let scratch = vec![0xa5; div_scratch_len(x.len(), d.len())];
    let right = (bd != BigUint::ZERO).then(|| {
        let (q, r) = bx.div_rem(&bd);
        (
            from_biguint::<Limb>(&q, x.len()),
            from_biguint::<Limb>(&r, d.len()),
        )
    });
    for (divide, remainder) in DIVISIONS.into_iter().zip(REMAINDERS) {
        let (mut q, mut r) = (vec![0x5a; x.len()], vec![0x5a; d.len()]);
        let mut only_r = r.clone();
        let result = divide(&mut q, &mut r, x, d, &mut scratch.clone());
        assert_eq!(remainder(&mut only_r, x, d, &mut scratch.clone()), result);
        match &right {
            None => assert_eq!(result, Err(Error::DivisionByZero)),
            Some((right_q, right_r)) => {
                assert_eq!(result, Ok(()));
                assert_eq!(&q, right_q, "quotient of {bx:#x} by {bd:#x}");
                assert_eq!(&r, right_r, "remainder of {bx:#x} by {bd:#x}");
                assert_eq!(&only_r, right_r, "remainder of {bx:#x} by {bd:#x}");
            }
        }
    }
}

/// Limbs at which estimates of digits go wrong.
const EXTREMES: [Limb; 6] = [
    0,
    1,
    (1 << (LIMB_BITS - 1)) - 1,
    1 << (LIMB_BITS - 1),
    Limb::MAX - 1,
    Limb::MAX,
];

#[test]
fn all_combinations_of_extreme_limbs() {
    let limb = |i: usize, k: u32| EXTREMES[i / EXTREMES.len().pow(k) % EXTREMES.len()];
    // Four limbs by three, 6^7 of them; by two and one limbs as the high ones are zero.
    let step = if cases(8) == 8 { 1 } else { 211 };
    for i in (0..EXTREMES.len().pow(7)).step_by(step) {
        let x: [Limb; 4] = core::array::from_fn(|k| limb(i, k as u32));
        let d: [Limb; 3] = core::array::from_fn(|k| limb(i, k as u32 + 4));
        if step > 1 || i % 16 == 0 {
            check(&x, &d);
        } else {
            check_fast(&x, &d);
        }
    }
}

/// Checks q d + r = x and r < d with limbs alone: num-bigint takes too long for all of them.
fn check_fast(x: &[Limb; 4], d: &[Limb; 3]) {
    for divide in DIVISIONS {
        let (mut q, mut r) = ([0; 4], [0; 3]);
        if divide(&mut q, &mut r, x, d, &mut [0; div_scratch_len(4, 3)]).is_err() {
            assert_eq!(d, &[0; 3]);
            continue;
        }
        let mut z = [0; 7];
        limbs_core::mul(&mut z, &q, d, &mut []);
        assert_eq!(limbs_core::add_assign(&mut z, &r), 0, "{x:x?} by {d:x?}");
        assert_eq!(limbs_core::eq_mask(&z, x), Limb::MAX, "{x:x?} by {d:x?}");
        assert_eq!(limbs_core::lt_mask(&r, d), Limb::MAX, "{x:x?} by {d:x?}");
    }
}

/// Dividends for which the digit estimated from three limbs by two is one too large: x is just
/// below q d for a large digit q, and the low limbs of d are large.
#[test]
fn estimates_that_need_adding_back() {
    let mut rng = TestRng::for_test("estimates_that_need_adding_back");
    for nd in [3, 4, 7] {
        for _ in 0..cases(400) {
            let mut d = vec![Limb::MAX; nd];
            d[nd - 1] = EXTREMES[3] | *rng.pick(&EXTREMES);
            d[nd - 2] = *rng.pick(&EXTREMES);
            let bd = to_biguint(&d);
            let digit = below(&mut rng, &power_of_base::<Limb>(1)) + 1_u8;
            let digits = below(&mut rng, &power_of_base::<Limb>(2));
            let short = below(&mut rng, &(BigUint::from(1_u8) << 20)) + 1_u8;
            let high = &bd * digit - &short;
            check(&from_biguint(&high, nd + 2), &d);
            // The same as the middle of a longer division.
            let x: BigUint = (high << LIMB_BITS) + digits % power_of_base::<Limb>(1);
            check(&from_biguint(&x, nd + 2), &d);
        }
    }
}

/// The top limbs of the remainder equal those of the divisor: the digit is B - 1.
#[test]
fn estimates_that_overflow() {
    let mut rng = TestRng::for_test("estimates_that_overflow");
    for nd in 2..6 {
        for _ in 0..cases(200) {
            let mut d: Vec<Limb> = number(&mut rng, nd);
            d[nd - 1] |= EXTREMES[3];
            let bd = to_biguint(&d);
            let less = below(&mut rng, &(BigUint::from(1_u8) << (LIMB_BITS * (nd - 1))));
            let x = (&bd - 1_u8) * power_of_base::<Limb>(1) + less % power_of_base::<Limb>(1);
            check(&from_biguint(&x, nd + 1), &d);
        }
    }
}

#[test]
fn dividends_next_to_multiples() {
    let mut rng = TestRng::for_test("dividends_next_to_multiples");
    for _ in 0..cases(2000) {
        let (nq, nd) = (1 + rng.below(5), 1 + rng.below(5));
        let (q, d): (Vec<Limb>, Vec<Limb>) = (number(&mut rng, nq), number(&mut rng, nd));
        let product = to_biguint(&q) * to_biguint(&d);
        let n = nq + nd;
        check(&from_biguint(&product, n), &d);
        if product > BigUint::ZERO {
            check(&from_biguint(&(&product - 1_u8), n), &d);
            check(&from_biguint(&(&product + 1_u8), n), &d);
        }
    }
}

#[test]
fn empty_operands() {
    check(&[], &[]);
    check(&[], &[3]);
    check(&[5], &[]);
    check(&[5, 6], &[0, 0, 0]);
    check(&[5], &[0, 0, 7]);
}

proptest! {
    #![proptest_config(proptest_config(2048))]

    #[test]
    fn divisions(x in limbs_up_to::<Limb>(12), d in limbs_up_to::<Limb>(7)) {
        check(&x, &d);
    }

    #[test]
    fn divisions_by_a_limb(x in limbs_up_to::<Limb>(9), d in limbs::<Limb>(1)) {
        let d = d[0];
        if d == 0 {
            prop_assert_eq!(limbs_core::rem_limb(&x, d), Err(Error::DivisionByZero));
            prop_assert_eq!(limbs_core::div_limb_assign(&mut x.clone(), d), Err(Error::DivisionByZero));
        } else {
            let (q, r) = to_biguint(&x).div_rem(&BigUint::from(d));
            let r = Limb::try_from(r).unwrap();
            prop_assert_eq!(limbs_core::rem_limb(&x, d), Ok(r));
            prop_assert_eq!(Reciprocal::new(d).unwrap().rem(&x), r);
            let mut z = x.clone();
            prop_assert_eq!(limbs_core::div_limb_assign(&mut z, d), Ok(r));
            prop_assert_eq!(to_biguint(&z), q);
        }
    }
}

proptest! {
    #![proptest_config(proptest_config(64))]

    #[test]
    fn long_divisions(x in limbs_between::<Limb>(0..=150), d in limbs_between::<Limb>(1..=80)) {
        check(&x, &d);
    }
}

#[test]
#[should_panic(expected = "length of `q`")]
fn a_quotient_of_the_wrong_length_is_refused() {
    let _ = limbs_core::div_rem(&mut [0; 1], &mut [0; 1], &[1, 2], &[3], &mut [0; 4]);
}

#[test]
#[should_panic(expected = "`scratch` has 3 limbs of 4")]
fn short_scratch_is_refused() {
    let _ = limbs_core::div_rem(&mut [0; 2], &mut [0; 1], &[1, 2], &[3], &mut [0; 3]);
}

#[test]
fn shifts_by_limbs_modulo_a_number_are_products_by_powers_of_the_base() {
    let mut rng = TestRng::for_test("shifts_by_limbs_modulo_a_number");
    for n in 1..20 {
        for _ in 0..cases(40) {
            let mut d = number::<Limb>(&mut rng, n);
            d[n - 1] |= 1 << (LIMB_BITS - 1);
            let modulus = to_biguint(&d);
            let x = match rng.below(3) {
                0 => &modulus - 1u8,
                _ => below(&mut rng, &modulus),
            };
            let count = rng.below(7);
            let mut z = from_biguint::<Limb>(&x, n);
            limbs_core::shl_limbs_mod_assign(&mut z, &d, count);
            let right = x * power_of_base::<Limb>(count) % modulus;
            assert_eq!(to_biguint(&z), right, "{n} limbs, {count} times");
        }
    }
}

#[test]
#[should_panic(expected = "the top bit of `d` is set")]
fn shifts_modulo_a_number_want_it_normalised() {
    limbs_core::shl_limbs_mod_assign(&mut [0, 0], &[1, 1], 1);
}
