//! Products and squares around the thresholds against num-bigint.

use limbs_core::{Limb, MUL_THRESHOLD, SQR_THRESHOLD};
use limbs_testkit::convert::to_biguint;
use limbs_testkit::generate::{SHAPES, number, shaped};
use limbs_testkit::{TestRng, cases, proptest_config, strategy::limbs_up_to};
use proptest::prelude::*;

/// The product, with scratch of exactly the length asked for and full of rubbish.
fn product(x: &[Limb], y: &[Limb]) -> Vec<Limb> {
    let mut z = vec![0x5a; x.len() + y.len()];
    let mut scratch = vec![0xa5; limbs_core::mul_scratch_len(x.len(), y.len())];
    limbs_core::mul(&mut z, x, y, &mut scratch);
    z
}

fn square(x: &[Limb]) -> Vec<Limb> {
    let mut z = vec![0x5a; 2 * x.len()];
    let mut scratch = vec![0xa5; limbs_core::sqr_scratch_len(x.len())];
    limbs_core::sqr(&mut z, x, &mut scratch);
    z
}

fn check(x: &[Limb], y: &[Limb]) {
    let (bx, by) = (to_biguint(x), to_biguint(y));
    assert_eq!(to_biguint(&product(x, y)), &bx * &by, "{bx:#x} * {by:#x}");
    assert_eq!(to_biguint(&square(x)), &bx * &bx, "{bx:#x} squared");
}

#[test]
fn every_short_length() {
    let mut rng = TestRng::for_test("every_short_length");
    let top = 3 * MUL_THRESHOLD.max(SQR_THRESHOLD) / 2;
    let step = if cases(8) == 8 { 1 } else { 5 };
    for nx in (0..top).step_by(step) {
        for ny in [
            0,
            1,
            nx / 2,
            nx.saturating_sub(1),
            nx,
            nx + 1,
            MUL_THRESHOLD,
            top,
        ] {
            check(&number(&mut rng, nx), &number(&mut rng, ny));
        }
    }
}

#[test]
fn lengths_around_doubled_thresholds() {
    let mut rng = TestRng::for_test("lengths_around_doubled_thresholds");
    let doublings = if cases(8) == 8 { 5 } else { 2 };
    for threshold in [MUL_THRESHOLD, SQR_THRESHOLD] {
        for k in 0..doublings {
            for n in (threshold << k) - 1..=(threshold << k) + 2 {
                check(&number(&mut rng, n), &number(&mut rng, n));
            }
        }
    }
}

#[test]
fn every_shape_by_every_shape() {
    let mut rng = TestRng::for_test("every_shape_by_every_shape");
    for &shape_x in SHAPES {
        for &shape_y in SHAPES {
            for n in [MUL_THRESHOLD + 1, 2 * SQR_THRESHOLD + 1] {
                let x = shaped(&mut rng, shape_x, n);
                let y = shaped(&mut rng, shape_y, n);
                check(&x, &y);
            }
        }
    }
}

#[test]
fn halves_that_make_the_middle_product_negative_positive_and_zero() {
    let h = MUL_THRESHOLD;
    let [low, high] = [vec![1; h], vec![Limb::MAX; h]];
    let halves = [[&low, &high], [&high, &low], [&low, &low], [&high, &high]];
    for x in halves {
        for y in halves {
            check(
                &x.map(Vec::as_slice).concat(),
                &y.map(Vec::as_slice).concat(),
            );
        }
    }
}

#[test]
fn very_unbalanced_lengths() {
    let mut rng = TestRng::for_test("very_unbalanced_lengths");
    for (nx, ny) in [
        (1000, 33),
        (999, 64),
        (700, 400),
        (401, 400),
        (799, 400),
        (513, 256),
    ] {
        check(&number(&mut rng, nx), &number(&mut rng, ny));
        check(&number(&mut rng, ny), &number(&mut rng, nx));
    }
}

#[test]
fn long_products() {
    let mut rng = TestRng::for_test("long_products");
    let n = if cases(8) == 8 { 3000 } else { 300 };
    check(&number(&mut rng, n), &number(&mut rng, n + 17));
    check(&vec![Limb::MAX; n], &vec![Limb::MAX; n]);
}

#[test]
fn scratch_is_linear() {
    for n in [1_usize, 31, 32, 100, 1000, 65_537, 1 << 24] {
        let halvings = n.ilog2() as usize + 1;
        assert!(limbs_core::sqr_scratch_len(n) <= 2 * (n + halvings));
        for nx in [n, n + 1, 3 * n / 2, 2 * n - 1, 10 * n + 3] {
            let len = limbs_core::mul_scratch_len(nx, n);
            assert!(len <= 6 * (n + halvings), "{nx} by {n}: {len}");
            assert_eq!(len, limbs_core::mul_scratch_len(n, nx));
        }
    }
}

proptest! {
    #![proptest_config(proptest_config(512))]

    #[test]
    fn products(x in limbs_up_to::<Limb>(150), y in limbs_up_to::<Limb>(150)) {
        check(&x, &y);
        let mut z = vec![0; x.len() + y.len()];
        limbs_core::mul_alloc(&mut z, &x, &y);
        prop_assert_eq!(z, product(&x, &y));
        let mut z = vec![0; 2 * x.len()];
        limbs_core::sqr_alloc(&mut z, &x);
        prop_assert_eq!(z, square(&x));
    }
}

#[test]
#[should_panic(expected = "length of `z`")]
fn a_product_of_the_wrong_length_is_refused() {
    limbs_core::mul(&mut [0; 3], &[1], &[1], &mut []);
}

#[test]
#[should_panic(expected = "`scratch` has 3 limbs")]
fn short_scratch_is_refused() {
    let x = [1; MUL_THRESHOLD];
    limbs_core::mul(&mut [0; 2 * MUL_THRESHOLD], &x, &x, &mut [0; 3]);
}
