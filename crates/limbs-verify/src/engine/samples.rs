//! Numbers for the concrete executions of an engine.

use super::EngineJob;
use super::layout::{Place, Shape};
use crate::kernel::Failure;
use crate::poly::{Int, power};
use limbs_testkit::TestRng;
use limbs_testkit::contract::{Contract, State};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::collections::BTreeMap;

/// One input of one lane.
pub(super) struct Sample {
    pub(super) x: BigInt,
    pub(super) y: BigInt,
    pub(super) m: BigInt,
    /// The tables, the modulus itself last.
    pub(super) tables: Vec<BigInt>,
    pub(super) neg_inverse: u64,
}

/// The digits of a number; the top one is what is left.
pub(super) fn digits_of(value: &BigInt, shape: Shape) -> Vec<i64> {
    let (unit, least) = (power(shape.radix), Int::from(shape.digit_range().0));
    let mut rest = value.clone();
    let digit = |i: usize| {
        if i + 1 == shape.digits {
            return rest.to_i64().expect("a digit");
        }
        let digit = (&rest - &least).mod_floor(&unit) + &least;
        rest = (&rest - &digit) / &unit;
        digit.to_i64().expect("a digit")
    };
    (0..shape.digits).map(digit).collect()
}

/// The digits of a result in memory, which may stand there several times.
pub(super) struct Copies {
    shape: Shape,
    digits: Vec<Option<i64>>,
}

impl Copies {
    pub(super) fn new(shape: Shape) -> Self {
        let digits = vec![None; shape.digits];
        Self { shape, digits }
    }

    /// Reads a word: it must be a digit, the same in every copy, or 0 around them.
    pub(super) fn add(&mut self, place: &Place, word: u64) -> Result<(), String> {
        let (least, greatest) = self.shape.digit_range();
        let digit = if self.shape.has_halves() {
            i64::from(word as u32 as i32)
        } else {
            word as i64
        };
        let is_right = match place.digit {
            None => digit == 0,
            Some(i) => {
                (least..=greatest).contains(&digit) && *self.digits[i].get_or_insert(digit) == digit
            }
        };
        is_right
            .then_some(())
            .ok_or_else(|| format!("word {} of the result is {word:#x}", place.word))
    }

    /// The number that they make.
    pub(super) fn number(&self) -> Int {
        let value = |(i, digit): (usize, &Option<i64>)| {
            Int::from(digit.unwrap_or(0)) << (self.shape.radix as usize * i)
        };
        self.digits.iter().enumerate().map(value).sum()
    }
}

/// Random numbers of a lane; every fourth time they are as large as they may be.
pub(super) fn draw(rng: &mut TestRng, job: &EngineJob, k: usize) -> Sample {
    let shape = job.shape;
    let m = modulus(rng, shape, k);
    let operand = |rng: &mut TestRng, range: &BigInt| {
        if k.is_multiple_of(8) {
            range - 1
        } else {
            below(rng, range)
        }
    };
    let range: BigInt = &m << shape.bound;
    let x = operand(rng, &range);
    let has_digit = job.row.params.iter().any(|p| p.name == "y" && p.len == "L");
    let range = if has_digit {
        power(shape.radix - 1) + 1
    } else {
        range
    };
    let mut y = operand(rng, &range);
    let owner = |name: &str| {
        let index = job.row.params.iter().position(|p| p.name == name);
        index.map(|i| job.owners[i])
    };
    if owner("x") == owner("y") {
        y.clone_from(&x);
    }
    let neg_inverse = neg_inverse(&m, &power(shape.radix));
    Sample {
        tables: tables(shape, &m, &neg_inverse),
        neg_inverse: neg_inverse.to_u64().expect("a digit"),
        x,
        y,
        m,
    }
}

/// A number below a bound, often with limbs of zeros or ones.
fn below(rng: &mut TestRng, bound: &BigInt) -> BigInt {
    let limbs = bound.bits() as usize / 64 + 2;
    let mut value = BigInt::zero();
    for _ in 0..limbs {
        let limb = match rng.below(8) {
            0 => 0,
            1 => u64::MAX,
            _ => rng.next_u64(),
        };
        value = (value << 64) + limb;
    }
    value.mod_floor(bound)
}

/// An odd modulus: the largest, a short one, or any.
fn modulus(rng: &mut TestRng, shape: Shape, k: usize) -> BigInt {
    let most: BigInt = power(shape.r_bits()) >> shape.slack;
    let m = match k % 4 {
        0 => &most - 1,
        1 => {
            let short: BigInt = &most >> rng.below(shape.r_bits() as usize - 8);
            below(rng, &short) + 1
        }
        _ => below(rng, &most),
    };
    m | BigInt::one()
}

/// -m^-1 modulo a unit of at most 64 bits, by Newton's iteration.
fn neg_inverse(m: &BigInt, unit: &BigInt) -> BigInt {
    let mut inverse = BigInt::one();
    for _ in 0..6 {
        let next: BigInt = &inverse * (2 - m * &inverse);
        inverse = next.mod_floor(unit);
    }
    (-inverse).mod_floor(unit)
}

/// The tables of a modulus m: W^-k modulo m for each distance k, and m itself for 0.
fn tables(shape: Shape, m: &BigInt, neg_inverse: &BigInt) -> Vec<BigInt> {
    let unit = power(shape.radix);
    let divide = |t: BigInt| {
        let q = (&t * neg_inverse).mod_floor(&unit);
        (t + q * m) / &unit
    };
    let table = |&k: &usize| {
        if k == 0 {
            m.clone()
        } else {
            (0..k).fold(BigInt::one(), |t, _| divide(t))
        }
    };
    let tables: Vec<BigInt> = shape.distances().iter().map(table).collect();
    debug_assert!(tables.iter().all(|t| !t.is_negative()));
    tables
}

/// What the names in a row stand for that are the same for all inputs.
pub(super) fn constants(shape: Shape) -> BTreeMap<String, Int> {
    [
        ("W", power(shape.radix)),
        ("R", power(shape.r_bits())),
        ("G", power(shape.bound)),
        ("S", power(shape.slack)),
        ("C", Int::one()),
        ("L", Int::from(shape.lanes)),
        ("d", Int::from(shape.digits)),
    ]
    .into_iter()
    .map(|(name, value)| (name.to_string(), value))
    .collect()
}

/// Evaluates the row for one input.
pub(super) fn judge(
    contract: &Contract,
    shape: Shape,
    sample: &Sample,
    result: Int,
) -> Result<(), Failure> {
    let constants = constants(shape);
    let mut state = State::new(64);
    for (name, value) in &constants {
        state.set_entry(name, value.clone());
    }
    state.set_entry_buffer("x", sample.x.clone(), 1);
    state.set_entry_buffer("y", sample.y.clone(), 1);
    state.set_entry_buffer("m", sample.m.clone(), 1);
    state.set_exit_buffer("z", result, 1);
    for claim in &contract.requires {
        if claim.holds(&state) != Ok(true) {
            return Err(Failure::Unsupported(format!("a sample breaks `{claim}`")));
        }
    }
    for claim in &contract.ensures {
        if claim.holds(&state) != Ok(true) {
            return Err(Failure::Counterexample(format!(
                "`{claim}` is false for x = {:#x}, y = {:#x}, m = {:#x}",
                sample.x, sample.y, sample.m
            )));
        }
    }
    Ok(())
}
