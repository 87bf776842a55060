//! The tester finds what is wrong.

use super::run;
use crate::AnyLimb;
use crate::raw::wrong::{Body, Fault, Model, Wrong};
#[cfg(unix)]
use crate::raw::wrong::{RowFault, WrongRow};
#[cfg(unix)]
use crate::raw::{Ended, in_child};
use limbs_core::call::{Implementation, PORTABLE_32, PORTABLE_64};
#[cfg(unix)]
use limbs_core::engine::{Engine, Shape};
#[cfg(unix)]
use limbs_core::kernels::{ENGINE_ROWS, Role};
use limbs_core::kernels::{KERNELS, kernel};

const ROUNDS: u32 = 6;
const SEED: u64 = 1;

fn of<W: AnyLimb>(list: &'static [Implementation<W>], name: &str) -> Implementation<W> {
    *list.iter().find(|i| i.kernel.name == name).unwrap()
}

/// What the tester says of a kernel with that fault.
fn said(name: &str, fault: Fault) -> String {
    let right = of(PORTABLE_64, name);
    match run(&Wrong { right, fault }, SEED, ROUNDS) {
        Ok(()) => "nothing".into(),
        Err(failure) => failure.what().into(),
    }
}

#[test]
fn right_kernels_pass() {
    for i in PORTABLE_64 {
        let fault = Fault::None;
        run(&Wrong { right: *i, fault }, SEED, ROUNDS).unwrap_or_else(|e| panic!("{e}"));
    }
    for i in PORTABLE_32 {
        let fault = Fault::None;
        run(&Wrong { right: *i, fault }, SEED, ROUNDS).unwrap_or_else(|e| panic!("{e}"));
    }
}

#[test]
fn a_dropped_return_value_is_caught() {
    for kernel in KERNELS.iter().filter(|k| k.returns) {
        let said = said(kernel.name, Fault::DropReturn);
        assert!(said.ends_with("does not hold"), "{}: {said}", kernel.name);
    }
}

#[test]
fn a_return_value_of_the_other_kind_is_caught() {
    for kernel in KERNELS {
        let said = said(kernel.name, Fault::ReturnOtherKind);
        assert!(said.contains("against its row"), "{}: {said}", kernel.name);
    }
}

#[test]
fn a_changed_operand_or_result_is_caught() {
    for kernel in KERNELS {
        for (i, param) in kernel.params.iter().enumerate() {
            // What `ensures` does not mention may be anything.
            let free = param.name == "t";
            if param.role.is_buffer() && !free {
                let said = said(kernel.name, Fault::Clobber(i));
                let caught = said.starts_with("changed its input") || said.ends_with("not hold");
                assert!(caught, "{}, {}: {said}", kernel.name, param.name);
            }
        }
    }
}

#[test]
fn a_limb_not_written_is_caught() {
    for kernel in KERNELS {
        let said = said(kernel.name, Fault::LeaveTop(0));
        assert!(said.ends_with("does not hold"), "{}: {said}", kernel.name);
    }
}

#[test]
fn a_result_written_before_its_operand_is_read_is_caught() {
    for name in [
        "add_n", "sub_n", "lshift", "rshift", "mul_1", "mont_mul", "mont_sqr", "select",
    ] {
        let said = said(name, Fault::ClearFirst(0));
        assert!(said.ends_with("does not hold"), "{name}: {said}");
    }
}

#[test]
fn a_carry_lost_in_the_middle_is_caught() {
    for name in [
        "add_n", "sub_n", "mul_1", "addmul_1", "submul_1", "lshift", "rshift",
    ] {
        let said = said(name, Fault::CutCarry);
        assert!(said.ends_with("does not hold"), "{name}: {said}");
    }
}

/// How a test of a kernel with that fault ends. Faults reach a guard page, or a red
/// zone when the buffer lies at the other edge.
#[cfg(unix)]
fn ended(name: &str, fault: Fault) -> Ended {
    let right = of(PORTABLE_64, name);
    in_child(|| run(&Wrong { right, fault }, SEED, ROUNDS).is_ok()).0
}

#[cfg(unix)]
#[test]
fn a_fault_says_what_was_tested() {
    let (right, fault) = (of(PORTABLE_64, "redc_1"), Fault::ReadPast(2));
    let (ended, said) = in_child(|| run(&Wrong { right, fault }, 0x77, ROUNDS).is_ok());
    assert_eq!(ended, Ended::Faulted);
    assert!(
        said.starts_with("kernel `redc_1` (wrong) touched memory beyond"),
        "{said}"
    );
    // QEMU adds a line of its own.
    assert!(
        said.contains("; to repeat, set LIMBS_SEED=0x77\n"),
        "{said}"
    );
}

#[cfg(unix)]
#[test]
fn a_write_outside_of_a_buffer_is_caught() {
    for kernel in KERNELS {
        for (i, param) in kernel.params.iter().enumerate() {
            if param.role.is_buffer() {
                for fault in [
                    Fault::WritePast(i),
                    Fault::WriteFarPast(i),
                    Fault::WriteBefore(i),
                ] {
                    let ended = ended(kernel.name, fault);
                    let caught = matches!(ended, Ended::Faulted | Ended::Returned(false));
                    assert!(caught, "{}, {fault:?}: {ended:?}", kernel.name);
                }
            }
        }
    }
}

#[cfg(not(unix))]
#[test]
fn a_write_into_a_red_zone_is_caught() {
    for fault in [
        Fault::WritePast(0),
        Fault::WriteFarPast(0),
        Fault::WriteBefore(0),
    ] {
        let said = said("add_n", fault);
        assert!(
            said.starts_with("wrote outside of `z`"),
            "{fault:?}: {said}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_read_outside_of_a_buffer_is_caught() {
    for kernel in KERNELS {
        for (i, param) in kernel.params.iter().enumerate() {
            if param.role.is_buffer() {
                for fault in [Fault::ReadPast(i), Fault::ReadBefore(i)] {
                    assert_eq!(ended(kernel.name, fault), Ended::Faulted, "{}", kernel.name);
                }
            }
        }
    }
}

#[cfg(unix)]
#[test]
fn a_right_kernel_survives_in_a_child() {
    assert_eq!(ended("mont_mul", Fault::None), Ended::Returned(true));
    let dropped = ended("add_n", Fault::DropReturn);
    assert_eq!(dropped, Ended::Returned(false));
}

/// `x * y + a + b` as low and high limb.
fn multiply_add<W: AnyLimb>(x: W, y: W, a: W, b: W) -> (W, W) {
    let [x, y, a, b] = [x, y, a, b].map(|w| u128::from(w.to_u64()));
    let sum = x * y + a + b;
    (
        W::from_u64(sum as u64),
        W::from_u64((sum >> W::BITS) as u64),
    )
}

/// Adds x * y to z[at..]; the carry beyond x's limbs.
fn add_product<W: AnyLimb>(z: &mut [W], x: &[W], y: W) -> W {
    let mut carry = W::from_u64(0);
    for (z, x) in z.iter_mut().zip(x) {
        (*z, carry) = multiply_add(*x, y, *z, carry);
    }
    carry
}

/// What a reduction may leave out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Omitted {
    Nothing,
    /// The carry out of the top, needed when the sum is B^n or more.
    TopCarry,
    /// The final subtraction when the number is just m.
    SubtractionOfM,
    /// The final subtraction.
    Subtraction,
    /// The carry from one step's top limb into the next one's.
    StepCarry,
}

fn reduce<W: AnyLimb>(b: &mut [Vec<W>], words: &[W], n: usize, omitted: Omitted) {
    let (t, m) = (b[1].clone(), b[2].clone());
    let mut t = t;
    let mut top = 0_u64;
    for i in 0..n {
        let q = W::from_u64(t[i].to_u64().wrapping_mul(words[0].to_u64()));
        let carry = add_product(&mut t[i..i + n], &m, q);
        let sum = u128::from(t[i + n].to_u64()) + u128::from(carry.to_u64()) + u128::from(top);
        t[i + n] = W::from_u64(sum as u64);
        top = (sum >> W::BITS) as u64;
        if omitted == Omitted::StepCarry {
            top = 0;
        }
    }
    let (high, mut difference) = (t[n..].to_vec(), t[n..].to_vec());
    let mut borrow = 0;
    for (d, m) in difference.iter_mut().zip(&m) {
        let wide = i128::from(d.to_u64()) - i128::from(m.to_u64()) - borrow;
        *d = W::from_u64(wide as u64);
        borrow = i128::from(wide < 0);
    }
    let at_least_m = borrow == 0;
    let subtract = match omitted {
        Omitted::TopCarry => at_least_m,
        Omitted::SubtractionOfM => (at_least_m && high != m) || top == 1,
        Omitted::Subtraction => false,
        _ => at_least_m || top == 1,
    };
    b[0] = if subtract { difference } else { high };
    b[1] = t;
}

/// What the tester says of such a reduction.
fn reduction<W: AnyLimb>(body: Body<W>) -> Option<String> {
    let kernel = kernel("redc_1").unwrap();
    let model = Model { kernel, run: body };
    run(&model, SEED, 24)
        .err()
        .map(|failure| failure.what().into())
}

macro_rules! reduction_without {
    ($limb:ty, $omitted:ident) => {
        reduction::<$limb>(|b, words, n| {
            reduce(b, words, n, Omitted::$omitted);
            None
        })
    };
}

#[test]
fn rare_carries_of_a_reduction_are_caught() {
    assert_eq!(reduction_without!(u64, Nothing), None);
    assert_eq!(reduction_without!(u32, Nothing), None);
    for said in [
        reduction_without!(u64, TopCarry),
        reduction_without!(u64, SubtractionOfM),
        reduction_without!(u64, Subtraction),
        reduction_without!(u64, StepCarry),
        reduction_without!(u32, TopCarry),
        reduction_without!(u32, SubtractionOfM),
        reduction_without!(u32, Subtraction),
        reduction_without!(u32, StepCarry),
    ] {
        let said = said.expect("a failure");
        assert!(said.ends_with("does not hold"), "{said}");
    }
}

/// submul_1 that drops the borrow of the subtraction where the high limb of the product is
/// already B - 2: it happens once in 2^64 random limbs.
#[test]
fn a_borrow_that_random_limbs_miss_is_caught() {
    let kernel = kernel("submul_1").unwrap();
    let model = Model::<u64> {
        kernel,
        run: |b, words, _| {
            let (z, x) = b.split_at_mut(1);
            let mut carry = 0;
            for (z, x) in z[0].iter_mut().zip(&x[0]) {
                let (low, high) = multiply_add(*x, words[0], carry, 0);
                let (d, borrow) = z.overflowing_sub(low);
                *z = d;
                carry = if high == u64::MAX - 1 {
                    high
                } else {
                    high + u64::from(borrow)
                };
            }
            Some(carry)
        },
    };
    let failure = run(&model, SEED, 24).unwrap_err();
    assert!(failure.what().ends_with("does not hold"), "{failure}");
}

#[test]
fn a_failure_prints_the_input_and_the_seed() {
    let right = of(PORTABLE_32, "add_n");
    let fault = Fault::DropReturn;
    let failure = run(&Wrong { right, fault }, 0x1234, ROUNDS).unwrap_err();
    let text = failure.to_string();
    assert!(text.starts_with("kernel `add_n` (wrong): `"), "{text}");
    for part in [
        "\n    x = 0x",
        "\n    z' = 0x",
        "\n    n = ",
        "\n    ret = 0x0\n",
        "LIMBS_SEED=0x1234",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn the_same_seed_gives_the_same_failure() {
    let text = || {
        let right = of(PORTABLE_64, "mont_mul");
        let fault = Fault::Clobber(0);
        run(&Wrong { right, fault }, 5, ROUNDS)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(text(), text());
}

/// What the tester says of the reference pair's row with that fault.
#[cfg(unix)]
fn said_of_row(name: &str, fault: RowFault) -> String {
    let engine = Engine::references()
        .find(|e| e.shape() == Shape::Pair)
        .unwrap();
    let right = engine.rows().find(|row| row.kernel.name == name).unwrap();
    match super::engines::run(engine, &WrongRow { right, fault }, SEED, 1) {
        Ok(()) => "nothing".into(),
        Err(failure) => failure.what().into(),
    }
}

#[cfg(unix)]
#[test]
fn wrong_rows_of_engines_are_caught() {
    for row in ENGINE_ROWS {
        let name = row.name;
        assert_eq!(said_of_row(name, RowFault::None), "nothing", "{name}");
        // Words of both lanes. Of prepared moduli this engine does not read the lowest digit.
        let words = if name == "engine_modulus" {
            [2, 3]
        } else {
            [0, 1]
        };
        for word in words {
            let said = said_of_row(name, RowFault::Flip(0, word));
            let expected = said.ends_with("does not hold") || said.ends_with("is wrong");
            assert!(expected, "{name}: {said}");
        }
        for (i, param) in row.params.iter().enumerate() {
            if param.role == Role::In {
                let said = said_of_row(name, RowFault::Flip(i, 0));
                let expected = format!("changed its input `{}`", param.name);
                // Where it is the result too, that is what is wrong.
                assert!(
                    said == expected || said.ends_with("does not hold"),
                    "{name}: {said}"
                );
            }
        }
        let said = said_of_row(name, RowFault::ClearFirst);
        assert_eq!(said == "nothing", row.alias.is_empty(), "{name}: {said}");
    }
}
