//! How many limbs of scratch each operation needs, for a modulus of `n` limbs.
//!
//! Scratch may be longer than needed and hold anything. It is left holding secrets: who
//! lends it wipes it. The sizes for powers depend on the engine that computes them, so they are not known
//! at compile time.

use limbs_core::{LIMB_BITS, Limb, bit_len_vartime, mul_scratch_len, sqr_scratch_len};

use crate::engine;
use crate::pow::{MULTI_WINDOW_MAX, WINDOW_MAX, multi_window, sum_len, window};

/// The most numbers of n limbs that any operation for n limbs takes.
pub(crate) const MAX_NUMBERS: usize = {
    // A table, an entry, two numbers, and a product, whose scratch is below 2 + 4 + 1 numbers.
    max(1 << WINDOW_MAX, 2 << MULTI_WINDOW_MAX) + 1 + 2 + 7
};

/// The most numbers of n limbs that powers take in an engine of so many lanes. Its digits take up
/// to 2.4 times the room of limbs (28 of 64 bits, rounded up, from 5 limbs on): a table of
/// packed digits; values and a product of unpacked ones, which are twice as large, or of half the width
/// in two copies; and a prepared modulus.
pub(crate) const fn max_numbers(lanes: usize) -> usize {
    let lane = 3 * ((1 << WINDOW_MAX) + 2 * 9) / 2 + 3 + 2;
    lane * max(lanes, 2) + 7 + 8
}

const fn max(x: usize, y: usize) -> usize {
    if x > y { x } else { y }
}

/// The first `needed` limbs of what a caller lends.
///
/// # Panics
///
/// If it is shorter.
#[inline]
#[track_caller]
pub(crate) fn first(scratch: &mut [Limb], needed: usize) -> &mut [Limb] {
    check(scratch, needed);
    &mut scratch[..needed]
}

/// Panics if what a caller lends has not `needed` limbs.
#[inline]
#[track_caller]
pub(crate) fn check(scratch: &[Limb], needed: usize) {
    let len = scratch.len();
    assert!(len >= needed, "`scratch` has {len} limbs of {needed}");
}

/// For making a modulus, conversion, products and squares.
#[must_use]
pub const fn mul(n: usize) -> usize {
    2 * n + max(mul_scratch_len(n, n), sqr_scratch_len(n))
}

/// For [`Modulus::pow_into`](crate::Modulus::pow_into) with an exponent of `bits` bits, and
/// for `pow_vartime_into`.
#[must_use]
pub fn pow(n: usize, bits: usize) -> usize {
    with_engine(1, n, bits, pow_by_kernels(n, bits))
}

/// What the kernels take of it.
pub(crate) fn pow_by_kernels(n: usize, bits: usize) -> usize {
    (1 << window(n, bits)) * n + n + mul(n)
}

/// What the engine of so many lanes takes, or the kernels if that is more.
fn with_engine(lanes: usize, n: usize, bits: usize, kernels: usize) -> usize {
    // For shorter exponents too, which narrower windows and then the kernels may serve.
    engine::plan(lanes, n, bits).map_or(kernels, |plan| plan.scratch_len().max(kernels))
}

/// The same for powers of two.
fn with_engine_base2(lanes: usize, n: usize, bits: usize, kernels: usize) -> usize {
    let plan = engine::plan(lanes, n, bits);
    plan.map_or(kernels, |plan| plan.scratch_len_base2().max(kernels))
}

/// For [`Modulus::pow_number_vartime_into`](crate::Modulus::pow_number_vartime_into) with an exponent whose
/// limbs have `bits` bits.
#[must_use]
pub fn pow_number(n: usize, bits: usize) -> usize {
    2 * n + pow(n, bits)
}

/// The same where the exponent is known: an engine's part only if the engine will run, since what is not used takes
/// time to wipe.
pub(crate) fn pow_number_vartime(n: usize, exponent: &[Limb]) -> usize {
    let room = exponent.len() * LIMB_BITS;
    match engine::plan(1, n, bit_len_vartime(exponent)) {
        Some(_) => pow_number(n, room),
        None => 2 * n + pow_by_kernels(n, room),
    }
}

/// For [`Modulus::pow_base2_into`](crate::Modulus::pow_base2_into) with an exponent of at most `bits` bits.
#[must_use]
pub fn pow_base2(n: usize, bits: usize) -> usize {
    with_engine_base2(1, n, bits, pow_base2_by_kernels(n, bits))
}

/// What the kernels take of it.
pub(crate) const fn pow_base2_by_kernels(n: usize, bits: usize) -> usize {
    sum_len(bits) + mul(n)
}

/// For [`pow_base2_batch_into`](crate::pow_base2_batch_into) with exponents of at most `bits` bits.
#[must_use]
pub fn pow_base2_batch(n: usize, bits: usize) -> usize {
    let two_by_two = with_engine_base2(2, n, bits, pow_base2(n, bits));
    with_engine_base2(engine::BATCH, n, bits, two_by_two)
}

/// For [`Modulus::multi_pow_into`](crate::Modulus::multi_pow_into) and `multi_pow_vartime_into`, with
/// exponents of at most `bits` bits.
#[must_use]
pub fn multi_pow(n: usize, bits: usize) -> usize {
    (2 << multi_window(n, bits)) * n + n + mul(n)
}

/// For [`pow_pair_into`](crate::pow_pair_into) with exponents of at most `bits` bits.
///
/// It grows with `bits`, and is enough for shorter exponents.
#[must_use]
pub fn pow_pair(n: usize, bits: usize) -> usize {
    with_engine(2, n, bits, pow(n, bits))
}

/// For [`pow_batch_into`](crate::pow_batch_into) with exponents of at most `bits` bits.
///
/// It grows with `bits`, and is enough for shorter exponents.
#[must_use]
pub fn pow_batch(n: usize, bits: usize) -> usize {
    with_engine(engine::BATCH, n, bits, pow_pair(n, bits))
}

/// For [`Modulus::invert_into`](crate::Modulus::invert_into) and `invert_vartime_into`.
#[must_use]
pub const fn invert(n: usize) -> usize {
    max(5 * crate::safegcd::digits(n * LIMB_BITS), mul(n))
}

/// For [`crt_into`](crate::crt_into), with p of `np` limbs, whatever the length of q.
#[must_use]
pub const fn crt(np: usize) -> usize {
    3 * np + mul(np)
}
