//! Addition, comparison, positions of bits and shifts against num-bigint.

use core::cmp::Ordering;

use limbs_core::{LIMB_BITS, Limb};
use limbs_testkit::convert::{from_biguint, power_of_base, to_biguint};
use limbs_testkit::proptest_config;
use limbs_testkit::strategy::{limbs, limbs_up_to};
use num_bigint::BigUint;
use proptest::prelude::*;

fn mask(condition: bool) -> Limb {
    if condition { Limb::MAX } else { 0 }
}

fn limb() -> impl Strategy<Value = Limb> {
    limbs::<Limb>(1).prop_map(|x| x[0])
}

proptest! {
    #![proptest_config(proptest_config(1024))]

    #[test]
    fn sums_and_differences_of_different_lengths(x in limbs_up_to::<Limb>(9), y in limbs_up_to::<Limb>(9)) {
        let (x, y) = if x.len() < y.len() { (y, x) } else { (x, y) };
        let (bx, by, base) = (to_biguint(&x), to_biguint(&y), power_of_base::<Limb>(x.len()));
        let mut z = x.clone();
        let carry = limbs_core::add_assign(&mut z, &y);
        prop_assert!(carry <= 1);
        prop_assert_eq!(to_biguint(&z) + &base * carry, &bx + &by);
        let mut z = x.clone();
        let borrow = limbs_core::sub_assign(&mut z, &y);
        prop_assert!(borrow <= 1);
        prop_assert_eq!(to_biguint(&z) + by, bx + base * borrow);
    }

    #[test]
    fn sums_and_differences_with_a_limb(x in limbs_up_to::<Limb>(9), y in limb()) {
        let (bx, base) = (to_biguint(&x), power_of_base::<Limb>(x.len()));
        let mut z = x.clone();
        let carry = limbs_core::add_limb_assign(&mut z, y);
        prop_assert_eq!(to_biguint(&z) + &base * carry, &bx + y);
        let mut z = x.clone();
        let borrow = limbs_core::sub_limb_assign(&mut z, y);
        prop_assert_eq!(to_biguint(&z) + y, bx + base * borrow);
    }

    #[test]
    fn negation(x in limbs_up_to::<Limb>(9)) {
        let mut z = x.clone();
        prop_assert_eq!(limbs_core::negate_assign(&mut z, 0), 0);
        prop_assert_eq!(&z, &x);
        let carry = limbs_core::negate_assign(&mut z, Limb::MAX);
        let base = power_of_base::<Limb>(x.len());
        prop_assert_eq!(to_biguint(&z) + &base * carry + to_biguint(&x), base);
    }

    #[test]
    fn comparison(x in limbs_up_to::<Limb>(5), y in limbs_up_to::<Limb>(5), same in any::<bool>()) {
        // Half of the time the same value, perhaps with more zeros.
        let y = if same { let mut z = x.clone(); z.resize(x.len() + y.len(), 0); z } else { y };
        let (bx, by) = (to_biguint(&x), to_biguint(&y));
        prop_assert_eq!(limbs_core::eq_mask(&x, &y), mask(bx == by));
        prop_assert_eq!(limbs_core::lt_mask(&x, &y), mask(bx < by));
        prop_assert_eq!(limbs_core::lt_mask(&y, &x), mask(by < bx));
        prop_assert_eq!(limbs_core::cmp_vartime(&x, &y), bx.cmp(&by));
        prop_assert_eq!(limbs_core::is_zero_mask(&x), mask(bx == BigUint::ZERO));
        prop_assert_eq!(limbs_core::is_zero_vartime(&x), bx == BigUint::ZERO);
        prop_assert_eq!(to_biguint(limbs_core::trim_vartime(&x)), bx);
    }

    #[test]
    fn positions_of_bits(x in limbs_up_to::<Limb>(7), i in 0..8 * LIMB_BITS) {
        let bx = to_biguint(&x);
        let len = bx.bits() as usize;
        prop_assert_eq!(limbs_core::bit_len(&x), len);
        prop_assert_eq!(limbs_core::bit_len_vartime(&x), len);
        let zeros = bx.trailing_zeros().map_or(x.len() * LIMB_BITS, |n| n as usize);
        prop_assert_eq!(limbs_core::trailing_zeros(&x), zeros);
        prop_assert_eq!(limbs_core::trailing_zeros_vartime(&x), zeros);
        prop_assert_eq!(limbs_core::bit(&x, i), Limb::from(bx.bit(i as u64)));
    }

    #[test]
    fn shifts(x in limbs_up_to::<Limb>(9), n in 0..12_usize, s in 0..12 * LIMB_BITS) {
        let bx = to_biguint(&x);
        let base = power_of_base::<Limb>(n);
        let mut z = vec![7; n];
        limbs_core::shl(&mut z, &x, s);
        prop_assert_eq!(to_biguint(&z), (&bx << s) % &base);
        let mut z = vec![7; n];
        limbs_core::shr(&mut z, &x, s);
        prop_assert_eq!(to_biguint(&z), (&bx >> s) % &base);

        let left: Vec<Limb> = from_biguint(&((&bx << s) % power_of_base::<Limb>(x.len())), x.len());
        let right: Vec<Limb> = from_biguint(&(&bx >> s), x.len());
        for shift in [limbs_core::shl_assign, limbs_core::shl_secret_assign] {
            let mut z = x.clone();
            shift(&mut z, s);
            prop_assert_eq!(&z, &left);
        }
        for shift in [limbs_core::shr_assign, limbs_core::shr_secret_assign] {
            let mut z = x.clone();
            shift(&mut z, s);
            prop_assert_eq!(&z, &right);
        }
    }
}

#[test]
fn shifts_by_whole_limbs_and_beyond() {
    let x: [Limb; 4] = [1, 2, 3, 4];
    for s in (0..=6).map(|limbs| limbs * LIMB_BITS) {
        for s in [s, s + 1, s + LIMB_BITS - 1] {
            let (mut a, mut b) = (x, x);
            limbs_core::shl_assign(&mut a, s);
            limbs_core::shl_secret_assign(&mut b, s);
            assert_eq!(a, b, "left by {s}");
            let (mut a, mut b) = (x, x);
            limbs_core::shr_assign(&mut a, s);
            limbs_core::shr_secret_assign(&mut b, s);
            assert_eq!(a, b, "right by {s}");
        }
    }
    for s in [usize::MAX, usize::MAX / 2] {
        let (mut a, mut b, mut c, mut d) = (x, x, x, x);
        limbs_core::shl_secret_assign(&mut a, s);
        limbs_core::shr_secret_assign(&mut b, s);
        limbs_core::shl_assign(&mut c, s);
        limbs_core::shr_assign(&mut d, s);
        assert_eq!((a, b, c, d), ([0; 4], [0; 4], [0; 4], [0; 4]));
    }
}

#[test]
fn empty_numbers_are_zero() {
    assert_eq!(limbs_core::eq_mask(&[], &[0, 0]), Limb::MAX);
    assert_eq!(limbs_core::lt_mask(&[], &[0, 1]), Limb::MAX);
    assert_eq!(limbs_core::lt_mask(&[], &[]), 0);
    assert_eq!(limbs_core::cmp_vartime(&[], &[0]), Ordering::Equal);
    assert_eq!(limbs_core::bit_len(&[]), 0);
    assert_eq!(limbs_core::trailing_zeros(&[]), 0);
    assert_eq!(limbs_core::bit(&[], 3), 0);
}

#[test]
#[should_panic(expected = "at least one entry")]
fn a_table_without_entries_is_refused() {
    limbs_core::table_select(&mut [0; 3], &[], 0);
}
