//! Scratch that is a limb too short is refused by a message that says so.

use std::panic::{AssertUnwindSafe, catch_unwind};

use limbs_testkit::TestRng;
use montgomery::{BoxedForm, BoxedModulus, Limb, Power, scratch};

/// What an operation says of scratch of so many limbs, whatever they hold.
fn refusal(len: usize, operation: impl FnOnce(&mut [Limb])) -> String {
    let mut rng = TestRng::new(len as u64);
    let mut scratch: Vec<Limb> = (0..len).map(|_| rng.next_u64() as Limb).collect();
    let refused = catch_unwind(AssertUnwindSafe(|| operation(&mut scratch)));
    let message = refused.expect_err("it is too short");
    *message
        .downcast::<String>()
        .expect("a message with figures")
}

/// Every operation that panics: what it needs, and a call. Exponents have a limb.
type Operation<'a> = (
    &'a str,
    usize,
    &'a dyn Fn(&mut BoxedForm, &BoxedForm, &mut [Limb]),
);

#[test]
fn too_short_scratch_is_named_with_both_lengths() {
    // Too short for engines; in a kernel's reach and beyond it.
    for n in [1, 2, 33, 81] {
        let m = BoxedModulus::new(&vec![Limb::MAX; n]).expect("odd");
        let (one, e) = (m.one(), &[Limb::MAX][..]);
        let mul = scratch::mul(n);
        let bits = Limb::BITS as usize;
        let operations: [Operation<'_>; 8] = [
            ("mul", mul, &|z, x, t| m.mul_into(z, x, x, t)),
            ("mul_number", mul, &|_, x, t| {
                m.mul_number_into(&mut vec![0; n], x, x.raw_limbs(), t);
            }),
            ("mul_assign", mul, &|z, x, t| m.mul_assign(z, x, t)),
            ("sqr", mul, &|z, x, t| m.sqr_into(z, x, t)),
            ("sqr_assign", mul, &|z, _, t| m.sqr_assign(z, t)),
            ("pow", scratch::pow(n, 3), &|z, x, t| {
                m.pow_into(z, x, e, 3, t);
            }),
            ("multi_pow", scratch::multi_pow(n, 3), &|z, x, t| {
                m.multi_pow_into(z, (x, e), (x, e), 3, t);
            }),
            (
                "multi_pow_vartime",
                scratch::multi_pow(n, bits),
                &|z, x, t| {
                    m.multi_pow_vartime_into(z, (x, e), (x, e), t);
                },
            ),
        ];
        for (name, needed, operation) in operations {
            // A product needs scratch of its own only where it or the square is split.
            let len = if needed == mul { 2 * n - 1 } else { needed - 1 };
            let message = refusal(len, |t| operation(&mut m.one(), &one, t));
            assert!(
                message.starts_with(&format!("`scratch` has {len} limbs of ")),
                "{name}, {n} limbs: {message}"
            );
        }
    }
}

#[test]
fn too_short_scratch_of_powers_is_named_whatever_they_run_on() {
    for n in [1, 16, 32] {
        let m = BoxedModulus::new(&vec![Limb::MAX; n]).expect("odd");
        let (x, e) = (m.one(), vec![Limb::MAX; n]);
        let power = Power {
            modulus: &m,
            base: &x,
            exponent: &e,
            exponent_bits: 64 * n,
        };
        let mut z = m.one();
        let says = |message: String| assert!(message.starts_with("`scratch` has "), "{message}");
        // None has room for a single number, so that no way down is left.
        says(refusal(n - 1, |t| m.pow_into(&mut z, &x, &e, 64 * n, t)));
        says(refusal(n - 1, |t| m.pow_vartime_into(&mut z, &x, &e, t)));
        says(refusal(n - 1, |t| m.pow_base2_into(&mut z, &e, 64 * n, t)));
        says(refusal(n - 1, |t| {
            m.pow_number_vartime_into(&mut vec![0; n], x.raw_limbs(), &e, t);
        }));
        says(refusal(n - 1, |t| {
            montgomery::pow_pair_into(&mut z, &mut m.one(), &power, &power, t);
        }));
        says(refusal(n - 1, |t| {
            montgomery::pow_batch_into(&mut [m.one(), m.one(), m.one()], &[power; 3], t);
        }));
    }
}
