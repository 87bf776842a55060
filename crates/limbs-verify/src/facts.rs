//! Facts: what an atom equals although no equation says so directly.
//!
//! The concrete executions propose them: a carry that was always 0 or always equal to an earlier bit, a word
//! that was always 0, two low parts whose sum was always 2^k - 1. Each is proved, in the order of the program, so that earlier facts serve later ones.

use crate::eliminate::{Case, Elimination, Mode, Rule, Steps};
use crate::equations::{SAMPLES, Samples, Store};
use crate::poly::{Atom, Int, Poly};
use crate::words::low_mask;
use num_traits::One;
use std::collections::HashMap;

/// How a range was proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Split {
    /// The ranges after some of these steps of the elimination show it.
    Direct(Steps),
    /// It holds where the bit is 0 and where it is 1.
    On(Atom, Box<Split>, Box<Split>),
}

impl std::fmt::Display for Split {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Direct(steps) => write!(f, "{} equations", steps.len()),
            Self::On(_, no, yes) => write!(f, "a bit is 0: {no}, or 1: {yes}"),
        }
    }
}

/// Why a fact holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Modulo 2^k, k the shift of its equation, it eliminates to nothing, and both sides are in [0, 2^k).
    Modular(Steps),
    /// The difference is an integer in (-1, 1).
    Range(Split),
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Modular(steps) => write!(f, "modulo a power of 2, by {} equations", steps.len()),
            Self::Range(split) => write!(f, "by its range, {split}"),
        }
    }
}

/// A proved fact: the atom equals the polynomial.
#[derive(Clone, Debug)]
pub struct Fact {
    /// The atom.
    pub atom: Atom,
    /// What it equals.
    pub value: Poly,
    /// Why.
    pub reason: Reason,
    /// The address of the instruction whose result it is.
    pub at: u64,
}

/// What limits the search for a proof.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Most terms that one elimination may rewrite.
    pub steps: u64,
    /// Most bits on which to split one claim.
    pub depth: u32,
}

impl Limits {
    /// One after the other until a proof is found.
    const GROWING: [Self; 4] = [
        Self {
            steps: 500,
            depth: 3,
        },
        Self {
            steps: 10_000,
            depth: 3,
        },
        Self {
            steps: 100_000,
            depth: 3,
        },
        // A whole product.
        Self {
            steps: 400_000,
            depth: 0,
        },
    ];
}

/// Rules that hold modulo a power of two.
#[derive(Debug, Default)]
pub struct Rules {
    /// The exponent.
    pub bits: u32,
    /// The rules.
    pub list: Vec<Rule>,
}

/// Proves what facts it can, and gives the store those.
pub fn find(store: &mut Store, rules: &Rules) -> Vec<Fact> {
    let mut search = Search {
        store,
        rules,
        facts: Vec::new(),
        bits: HashMap::new(),
        lows: HashMap::new(),
    };
    search.run();
    search.facts
}

struct Search<'a> {
    store: &'a mut Store,
    rules: &'a Rules,
    facts: Vec<Fact>,
    /// Bits by their samples, the oldest first.
    bits: HashMap<Samples, Vec<Atom>>,
    /// Low parts of as many bits as the rules have, by their samples.
    lows: HashMap<Samples, Atom>,
}

impl Search<'_> {
    fn run(&mut self) {
        let needed = self.store.needed();
        for index in (0..needed.len()).filter(|index| needed[*index]) {
            let equation = &self.store.equations()[index];
            let (low, high, shift, at) = (equation.low, equation.high, equation.shift, equation.at);
            for atom in equation.poly.atoms() {
                // Inputs that are bits come in here.
                if atom.is_bit() && !atom.is_defined() {
                    self.offer(atom);
                }
            }
            if !low.is_bit() && high.is_some() && self.samples(low) == [0; SAMPLES] {
                self.modular(low, Poly::zero(), shift, at);
            }
            if !self.rules.list.is_empty() && shift == self.rules.bits && high.is_some() {
                self.complement(low, at);
            }
            if low.is_bit() {
                self.offer(low);
            }
            if let Some(high) = high.filter(|high| high.is_bit()) {
                if self.store.info(high).uses == 0 {
                    self.dropped(high, at);
                }
                self.offer(high);
            }
        }
    }

    fn samples(&self, atom: Atom) -> Samples {
        *self.store.info(atom).samples
    }

    /// Lets later bits be compared with this one.
    fn offer(&mut self, bit: Atom) {
        let same = self.bits.entry(*self.store.info(bit).samples).or_default();
        if same.last() != Some(&bit) {
            same.push(bit);
        }
    }

    fn learn(&mut self, atom: Atom, value: Poly, reason: Reason, at: u64) {
        self.store.learn(atom, value.clone());
        self.facts.push(Fact {
            atom,
            value,
            reason,
            at,
        });
    }

    /// Where a column plus the product of quotient digit and modulus is 0 modulo W, but the carry is that of the column
    /// plus W - 1: the low part of that sum and of the product make W - 1.
    fn complement(&mut self, low: Atom, at: u64) {
        let most = low_mask(self.rules.bits);
        let samples = self.samples(low);
        if let Some(&other) = self.lows.get(&samples.map(|s| most - s)) {
            let value = Poly::constant(most).minus(&Poly::atom(other));
            self.modular(low, value, self.rules.bits, at);
        }
        self.lows.entry(samples).or_insert(low);
    }

    /// Whether a low part and a value from 0 to 2^`bits` - 1 are equal modulo that power, hence equal.
    fn modular(&mut self, low: Atom, value: Poly, bits: u32, at: u64) {
        let apply = bits <= self.rules.bits;
        let rules = if apply {
            self.rules.list.clone()
        } else {
            Vec::new()
        };
        let mode = Mode::Modulo { bits, rules };
        let difference = Poly::atom(low).minus(&value);
        let mut elimination = Elimination::new(self.store, mode, &[], &difference);
        if elimination.run(20_000) && elimination.rest.is_zero() {
            let reason = Reason::Modular(elimination.log);
            self.learn(low, value, reason, at);
        }
    }

    /// A carry that nothing uses: what is it always?
    fn dropped(&mut self, carry: Atom, at: u64) {
        let (candidates, one) = (self.candidates(carry), Int::one());
        // A proof is short, or there is none: little is spent on each candidate at first.
        for limits in Limits::GROWING {
            for value in &candidates {
                let difference = Poly::atom(carry).minus(value);
                let range = (Some(&-&one), &one);
                if let Some(split) = in_range(self.store, &difference, range, &[], limits) {
                    return self.learn(carry, value.clone(), Reason::Range(split), at);
                }
            }
        }
    }

    /// Simple values that the bit had in all concrete executions.
    fn candidates(&self, bit: Atom) -> Vec<Poly> {
        let samples = self.samples(bit);
        if samples == [0; SAMPLES] || samples == [1; SAMPLES] {
            return vec![Poly::constant(samples[0])];
        }
        let few = |samples: &Samples| -> Vec<Atom> {
            let Some(same) = self.bits.get(samples) else {
                return Vec::new();
            };
            let last = same[2.min(same.len())..].last();
            same.iter().take(2).chain(last).copied().collect()
        };
        let equal = few(&samples).into_iter().map(Poly::atom);
        let inverse = few(&samples.map(|s| 1 - s)).into_iter();
        let inverse = inverse.map(|atom| Poly::constant(1).minus(&Poly::atom(atom)));
        equal.chain(inverse).collect()
    }
}

/// Proves `above < poly < below`, or but the second part, in a case, splitting on bits where that helps.
#[must_use]
pub fn in_range(
    store: &Store,
    poly: &Poly,
    (above, below): (Option<&Int>, &Int),
    case: &[(Atom, bool)],
    limits: Limits,
) -> Option<Split> {
    let mut elimination = Elimination::new(store, Mode::Bounds, case, poly);
    let newest = poly.newest();
    let mut bits: Vec<Atom> = Vec::new();
    let (mut is_above, mut is_below) = (above.is_none(), false);
    for round in 0.. {
        is_above |= above.is_some_and(|above| elimination.range.low > above << elimination.scale);
        is_below |= elimination.range.high < below << elimination.scale;
        if is_above && is_below {
            return Some(Split::Direct(elimination.log));
        }
        if round < 400 {
            let recent = elimination.rest.terms().rev().take(64);
            let nonlinear = recent.filter(|(m, _)| m.len() >= 2 || round == 0);
            let mut found: Vec<Atom> = nonlinear.flat_map(|(m, _)| m).copied().collect();
            found.retain(|atom| atom.is_bit() && Some(atom.frozen()) != newest.map(Atom::frozen));
            found.sort_unstable_by(|a, b| b.cmp(a));
            for bit in found {
                if bits.len() < 2 && !bits.iter().any(|b| b.frozen() == bit.frozen()) {
                    bits.push(bit);
                }
            }
        }
        if elimination.steps > limits.steps || !elimination.step() {
            break;
        }
    }
    if limits.depth == 0 {
        return None;
    }
    let limits = Limits {
        depth: limits.depth - 1,
        ..limits
    };
    bits.into_iter().find_map(|bit| {
        let half = |value| {
            let case: Case = [case, &[(bit, value)]].concat();
            in_range(store, poly, (above, below), &case, limits)
        };
        Some(Split::On(
            bit,
            Box::new(half(false)?),
            Box::new(half(true)?),
        ))
    })
}
