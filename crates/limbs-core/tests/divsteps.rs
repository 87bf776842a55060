//! Division steps against their definition, and the proved number of them.

#![allow(clippy::useless_conversion)] // Not useless where limbs have 32 bits.

use limbs_core::Limb;
use limbs_core::divsteps::{BATCH, DELTA, Matrix, steps};
use limbs_core::limb::SignedLimb;
use limbs_testkit::{TestRng, cases, generate};

/// A step as the module's documentation has it, with twice its delta.
fn step((delta, f, g): (i64, i64, i64)) -> (i64, i64, i64) {
    match (delta > 0, g & 1 == 1) {
        (true, true) => (2 - delta, g, (g - f) / 2),
        (false, true) => (2 + delta, f, (g + f) / 2),
        (_, false) => (2 + delta, f, g / 2),
    }
}

#[test]
fn no_small_pair_takes_more_steps_than_proved() {
    for f in (3..i64::from(cases(600))).step_by(2) {
        let bits = (i64::BITS - f.leading_zeros()) as usize;
        for g in 0..f {
            let mut state = (1, f, g);
            for _ in 0..steps(bits) {
                state = step(state);
            }
            assert_eq!(state.2, 0, "f = {f}, g = {g}");
        }
    }
}

#[test]
fn a_matrix_is_a_batch_of_steps() {
    for (f, g) in [
        (101, 77),
        (1_000_003, 65_536),
        (12_345, 0),
        (3, 1),
        (99_999, 99_998),
    ] {
        let mut state = (i64::from(DELTA), f, g);
        for _ in 0..BATCH {
            state = step(state);
        }
        let (delta, Matrix { u, v, q, r }) = Matrix::of(DELTA, f as Limb, g as Limb);
        let row = |a: SignedLimb, b: SignedLimb| {
            let sum = i128::from(a) * i128::from(f) + i128::from(b) * i128::from(g);
            assert_eq!(sum & ((1 << BATCH) - 1), 0, "divides exactly");
            (sum >> BATCH) as i64
        };
        assert_eq!((i64::from(delta), row(u, v), row(q, r)), state);
    }
}

#[test]
fn both_ways_to_a_matrix_agree() {
    let mut rng = TestRng::for_test("both_ways_to_a_matrix_agree");
    for _ in 0..cases(2000) {
        let (f, g): (Limb, Limb) = (generate::limb(&mut rng), generate::limb(&mut rng));
        let delta = 2 * rng.below(200) as SignedLimb - 199;
        let (one, a) = Matrix::of(delta, f | 1, g);
        let (other, b) = Matrix::of_vartime(delta, f | 1, g);
        assert_eq!((one, a.u, a.v, a.q, a.r), (other, b.u, b.v, b.q, b.r));
    }
}
