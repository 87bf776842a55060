//! Greatest common divisors and division steps against num-bigint.

use limbs_core::divsteps::{BATCH, DELTA, Matrix, steps};
use limbs_core::limb::SignedLimb;
use limbs_core::{LIMB_BITS, Limb, gcd_scratch_len};
use limbs_testkit::convert::{from_biguint, to_biguint};
use limbs_testkit::generate::number;
use limbs_testkit::strategy::limbs_up_to;
use limbs_testkit::{TestRng, cases, proptest_config};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use proptest::prelude::*;

fn check(x: &[Limb], y: &[Limb]) {
    let n = x.len().max(y.len());
    let (bx, by) = (to_biguint(x), to_biguint(y));
    let right: Vec<Limb> = from_biguint(&bx.gcd(&by), n);
    for gcd in [limbs_core::gcd, limbs_core::gcd_vartime] {
        let mut z = vec![0x5a; n];
        let mut scratch = vec![0xa5; gcd_scratch_len(x.len(), y.len())];
        gcd(&mut z, x, y, &mut scratch);
        assert_eq!(z, right, "gcd of {bx:#x} and {by:#x}");
    }
}

proptest! {
    #![proptest_config(proptest_config(512))]

    #[test]
    fn of_any_numbers(x in limbs_up_to::<Limb>(8), y in limbs_up_to::<Limb>(8)) {
        check(&x, &y);
    }

    #[test]
    fn with_a_common_factor(
        x in limbs_up_to::<Limb>(4), y in limbs_up_to::<Limb>(4), z in limbs_up_to::<Limb>(4),
    ) {
        let (x, y, z) = (to_biguint(&x), to_biguint(&y), to_biguint(&z));
        check(&from_biguint(&(x * &z), 8), &from_biguint(&(y * z), 8));
    }
}

#[test]
fn of_zero_one_and_powers_of_two() {
    let values: Vec<[Limb; 3]> = (0..3 * LIMB_BITS)
        .step_by(LIMB_BITS / 2 - 1)
        .map(|i| {
            let mut z = [0; 3];
            limbs_core::shl(&mut z, &[1], i);
            z
        })
        .chain([
            [0; 3],
            [1, 0, 0],
            [Limb::MAX; 3],
            [0, 0, Limb::MAX],
            [3, 0, 0],
        ])
        .collect();
    for x in &values {
        for y in &values {
            check(x, y);
        }
    }
    check(&[], &[]);
    check(&[], &[6]);
    check(&[0, 0], &[0]);
    check(&[6, 0, 0, 0], &[4]);
}

/// Numbers that make Euclid's algorithm take its longest.
#[test]
fn of_fibonacci_numbers() {
    let (mut x, mut y) = (BigUint::from(1_u8), BigUint::from(1_u8));
    while x.bits() + 2 < 6 * LIMB_BITS as u64 {
        (x, y) = (&x + &y, x);
        check(&from_biguint(&x, 6), &from_biguint(&y, 6));
    }
}

#[test]
fn of_long_numbers() {
    let mut rng = TestRng::for_test("of_long_numbers");
    for n in [33, 64] {
        for _ in 0..cases(8) {
            check(&number(&mut rng, n), &number(&mut rng, n - 3));
        }
    }
}

/// The definition of a step, on integers; `delta` is twice the delta there.
fn step(delta: SignedLimb, f: BigInt, g: BigInt) -> (SignedLimb, BigInt, BigInt) {
    if delta > 0 && g.is_odd() {
        let half = (&g - f) / 2;
        (2 - delta, g, half)
    } else if g.is_odd() {
        let half = (g + &f) / 2;
        (2 + delta, f, half)
    } else {
        (2 + delta, f, g / 2)
    }
}

/// A number in two's complement.
fn signed(x: &[Limb]) -> BigInt {
    let negative = x[x.len() - 1] >> (LIMB_BITS - 1) == 1;
    let above = BigInt::from(negative) << (x.len() * LIMB_BITS);
    BigInt::from(to_biguint(x)) - above
}

#[test]
fn matrices_do_what_the_steps_do() {
    let mut rng = TestRng::for_test("matrices_do_what_the_steps_do");
    for _ in 0..cases(200) {
        let n = 1 + rng.below(4);
        let mut f: Vec<Limb> = number(&mut rng, n);
        let mut g: Vec<Limb> = number(&mut rng, n);
        f[0] |= 1;
        if to_biguint(&f) < to_biguint(&g) {
            g.copy_from_slice(&f);
            limbs_core::sub_limb_assign(&mut g, 1);
        }
        f.push(0);
        g.push(0);
        let (mut state, mut delta) = ((DELTA, signed(&f), signed(&g)), DELTA);
        for _ in 0..steps(n * LIMB_BITS).div_ceil(BATCH) {
            let (next, matrix) = Matrix::of(delta, f[0], g[0]);
            let (next_vartime, same) = Matrix::of_vartime(delta, f[0], g[0]);
            assert_eq!((next, matrix.u, matrix.v), (next_vartime, same.u, same.v));
            assert_eq!((matrix.q, matrix.r), (same.q, same.r));
            matrix.apply(&mut f, &mut g);
            delta = next;
            for _ in 0..BATCH {
                state = step(state.0, state.1, state.2);
            }
            assert_eq!(state, (delta, signed(&f), signed(&g)));
        }
        assert_eq!(state.2, BigInt::ZERO, "so many steps are enough");
    }
}
