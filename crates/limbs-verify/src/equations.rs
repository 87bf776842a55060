//! The store: atoms, and the equations that define them.
//!
//! Every operation on words yields an equation P = l + H*h with H = 2^k or -2^k, 0 <= l < 2^k and
//! h of known range. Equations are hash-consed: the same operation on the same words gives the same
//! atoms, so that the low half of a product and its high half, computed apart, share one equation.
//!
//! No equation is made where the range of P shows that h is 0, nor where P has few bits only:
//! then h is a polynomial of these bits.

use crate::bounds::Interval;
use crate::poly::{Atom, Int, Poly, power};
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};
use std::collections::HashMap;
use std::rc::Rc;

/// How many executions with concrete numbers run beside the symbolic one. They propose lemmas and find
/// counterexamples; they prove nothing.
pub const SAMPLES: usize = 32;

/// A word's value in each of the concrete executions.
pub type Samples = [u64; SAMPLES];

/// Machine word: a polynomial whose value is in [0, 2^64) for every input.
#[derive(Clone, Debug)]
pub struct Word {
    /// Its value.
    pub poly: Rc<Poly>,
    /// Its value in the concrete executions.
    pub samples: Rc<Samples>,
}

impl Word {
    /// A word of which the caller knows that it is one.
    #[must_use]
    pub fn new(poly: Poly, samples: Samples) -> Self {
        Self {
            poly: Rc::new(poly),
            samples: Rc::new(samples),
        }
    }

    /// A constant.
    #[must_use]
    pub fn constant(c: u64) -> Self {
        Self::new(Poly::constant(c), [c; SAMPLES])
    }

    /// Its value if it is the same for all inputs.
    #[must_use]
    pub fn as_constant(&self) -> Option<u64> {
        self.poly.as_constant()?.to_u64()
    }
}

/// What the store knows of an atom.
#[derive(Debug)]
pub struct AtomInfo {
    /// It is not less than this, which is 0 but for digits with a sign.
    pub min: i64,
    /// It is not greater than this.
    pub max: u64,
    /// The index of the equation that defines it.
    pub equation: Option<usize>,
    /// Its value in the concrete executions.
    pub samples: Rc<Samples>,
    /// How many equations and results it occurs in.
    pub uses: u32,
    /// A fact: it equals this polynomial of older atoms.
    pub known: Option<Rc<Poly>>,
}

/// `poly = low + H * high`.
#[derive(Debug)]
pub struct Equation {
    /// What is split.
    pub poly: Rc<Poly>,
    /// H is 2^shift, or -2^shift.
    pub shift: u32,
    /// The sign of H.
    pub negative: bool,
    /// 0 <= low < 2^shift.
    pub low: Atom,
    /// `None` if `low` is but a name for `poly`.
    pub high: Option<Atom>,
    /// The address of the instruction.
    pub at: u64,
}

impl Equation {
    /// H.
    #[must_use]
    pub fn weight(&self) -> Int {
        let weight = power(self.shift);
        if self.negative { -weight } else { weight }
    }
}

/// Atoms and equations.
#[derive(Debug, Default)]
pub struct Store {
    atoms: Vec<AtomInfo>,
    equations: Vec<Equation>,
    splits: HashMap<(Rc<Poly>, u32, bool), (Word, Word)>,
    names: HashMap<Rc<Poly>, Word>,
    /// The atoms of results.
    results: Vec<Atom>,
    /// Atoms that are the exclusive or of two words.
    pub(crate) differences: HashMap<Atom, (Word, Word)>,
    /// Groups of bits of which exactly one is 1.
    pub(crate) choices: Vec<Vec<Atom>>,
    /// The carries of sums, by the sum and one of its parts.
    pub(crate) sums: HashMap<(Rc<Poly>, Rc<Poly>), Word>,
    /// The address of the instruction that is executed.
    pub at: u64,
}

/// Most bits of which a polynomial is interpolated.
const FEW_BITS: usize = 5;
/// Longest polynomial of bits that stands for a carry without a name.
const SHORT: usize = 4;
/// Longest polynomial that a word keeps; a longer one is given a name.
const LONG: usize = 8;

/// Most bits of a sum of carries.
const MOST_BITS: usize = 12;
/// Most binary digits of its coefficients.
const SMALL: u64 = 8;

fn samples_of(value: impl Fn(usize) -> u64) -> Samples {
    std::array::from_fn(value)
}

/// What an operation splits, and how.
pub struct Split {
    /// P.
    pub poly: Poly,
    /// k.
    pub shift: u32,
    /// Whether H is -2^k.
    pub negative: bool,
    /// What the instruction's definition says of h at most.
    pub max_high: u64,
}

impl Store {
    /// A new unknown without equation.
    pub fn input(&mut self, max: u64, samples: Samples) -> Word {
        let samples = Rc::new(samples);
        let atom = self.new_atom(max, &samples, None);
        Word {
            poly: Rc::new(Poly::atom(atom)),
            samples,
        }
    }

    /// A new unknown from `min`, which is below 0, to `max`.
    pub fn signed_input(&mut self, min: i64, max: i64, samples: [i64; SAMPLES]) -> Atom {
        let atom = Atom::new(self.atoms.len(), false, false);
        self.atoms.push(AtomInfo {
            min,
            max: max as u64,
            equation: None,
            samples: Rc::new(samples.map(|s| s as u64)),
            uses: 0,
            known: None,
        });
        atom
    }

    fn new_atom(&mut self, max: u64, samples: &Rc<Samples>, equation: Option<usize>) -> Atom {
        let atom = Atom::new(self.atoms.len(), max == 1, equation.is_some());
        let samples = Rc::clone(samples);
        self.atoms.push(AtomInfo {
            min: 0,
            max,
            equation,
            samples,
            uses: 0,
            known: None,
        });
        atom
    }

    /// What is known of an atom.
    #[must_use]
    pub fn info(&self, atom: Atom) -> &AtomInfo {
        &self.atoms[atom.index()]
    }

    /// The equation that defines an atom.
    #[must_use]
    pub fn equation_of(&self, atom: Atom) -> Option<&Equation> {
        self.info(atom).equation.map(|e| &self.equations[e])
    }

    /// All equations, in the order of the program.
    #[must_use]
    pub fn equations(&self) -> &[Equation] {
        &self.equations
    }

    /// Records a proved fact: `atom` equals `value`, a polynomial of older atoms.
    pub fn learn(&mut self, atom: Atom, value: Poly) {
        debug_assert!(value.newest().is_none_or(|newest| newest < atom));
        self.atoms[atom.index()].known = Some(Rc::new(value));
    }

    /// Counts that a result uses the atoms of `poly`.
    pub fn count_uses(&mut self, poly: &Poly) {
        self.count(poly);
        self.results
            .extend(poly.terms().flat_map(|(m, _)| m.iter().copied()));
    }

    /// Which equations a result rests on, by their places.
    #[must_use]
    pub fn needed(&self) -> Vec<bool> {
        let mut needed = vec![false; self.equations.len()];
        let place = |atom: &Atom| self.info(*atom).equation;
        for index in self.results.iter().filter_map(place) {
            needed[index] = true;
        }
        for (index, equation) in self.equations.iter().enumerate().rev() {
            if needed[index] {
                let atoms = equation.poly.terms().flat_map(|(m, _)| m);
                for index in atoms.filter_map(place) {
                    needed[index] = true;
                }
            }
        }
        needed
    }

    fn count(&mut self, poly: &Poly) {
        for atom in poly.terms().flat_map(|(m, _)| m) {
            self.atoms[atom.index()].uses += 1;
        }
    }

    /// The value of a polynomial in a concrete execution.
    #[must_use]
    pub fn sample(&self, poly: &Poly, i: usize) -> Int {
        poly.evaluate(|atom| {
            let info = self.info(atom);
            let sample = info.samples[i];
            if info.min < 0 {
                Int::from(sample as i64)
            } else {
                Int::from(sample)
            }
        })
    }

    /// Whether a value agrees with the concrete executions; some are tried.
    fn agrees(&self, poly: &Poly, value: impl Fn(usize) -> Int) -> bool {
        [0, 7, 13, 31]
            .into_iter()
            .all(|i| self.sample(poly, i) == value(i))
    }

    /// The range of a polynomial's value.
    #[must_use]
    pub fn range(&self, poly: &Poly) -> Interval {
        if let Some(range) = self.range_by_choice(poly) {
            return range;
        }
        if let Some(bits) = poly.bits(FEW_BITS) {
            let values = (0..1 << bits.len()).map(|n| poly.at_bits(&bits, n));
            return Interval::hull(values).expect("some value");
        }
        self.interval(poly)
    }

    /// Splits `poly` and gives low and high part, of which the samples are given.
    pub fn split(&mut self, split: Split, low: Samples, high: Samples) -> (Word, Word) {
        let Split {
            poly,
            shift,
            negative,
            max_high,
        } = split;
        let unit = power(shift);
        let weight = if negative { -&unit } else { unit.clone() };
        let range = self.range(&poly);
        if !range.low.is_negative() && range.high < unit {
            return (self.simplified(poly, low), Word::constant(0));
        }
        if let Some(bits) = poly.bits(FEW_BITS) {
            let value = |n| {
                let quotient = poly.at_bits(&bits, n).div_floor(&unit);
                if negative { -quotient } else { quotient }
            };
            let quotient = Poly::interpolated(&bits, value);
            if quotient.len() <= SHORT {
                let mut rest = poly;
                rest.add_scaled(&quotient, &-weight);
                return (self.word(rest, low), self.word(quotient, high));
            }
        }
        let poly = Rc::new(poly);
        let key = (Rc::clone(&poly), shift, negative);
        if let Some(known) = self.splits.get(&key) {
            return known.clone();
        }
        if let Some(parts) = self.split_sum(&poly, &weight, shift, (&low, &high)) {
            self.splits.insert(key, parts.clone());
            return parts;
        }
        let extreme = if negative {
            -range.low.div_floor(&unit)
        } else {
            range.high.div_floor(&unit)
        };
        let max_high = extreme.to_u64().map_or(max_high, |most| most.min(max_high));
        assert!(
            self.agrees(&poly, |i| Int::from(low[i]) + &weight * Int::from(high[i])),
            "the meaning of the instruction at {:#x} disagrees with concrete execution",
            self.at
        );
        let parts = self.parts(poly, shift, negative, [low, high], max_high);
        self.splits.insert(key, parts.clone());
        parts
    }

    /// The parts of an equation, which is made.
    fn parts(
        &mut self,
        poly: Rc<Poly>,
        shift: u32,
        negative: bool,
        [low, high]: [Samples; 2],
        max_high: u64,
    ) -> (Word, Word) {
        let max_low = u64::MAX >> (64 - shift);
        let equation = Some(self.equations.len());
        let [low, high] = [(max_low, low), (max_high, high)].map(|(max, samples)| {
            let samples = Rc::new(samples);
            let poly = Rc::new(Poly::atom(self.new_atom(max, &samples, equation)));
            Word { poly, samples }
        });
        let atom = |word: &Word| word.poly.as_atom().expect("an atom");
        self.count(&poly);
        self.equations.push(Equation {
            poly,
            shift,
            negative,
            low: atom(&low),
            high: Some(atom(&high)),
            at: self.at,
        });
        (low, high)
    }

    /// Splits what is a sum of few bits modulo 2^shift, where no other way does: S = l - 2^shift b, in which
    /// the borrow b says that S is negative. Sums of carries, some of them negative, stay sums in this way.
    fn split_sum(
        &mut self,
        poly: &Poly,
        weight: &Int,
        shift: u32,
        (low, high): (&Samples, &Samples),
    ) -> Option<(Word, Word)> {
        let unit = power(shift);
        let whole = self.with_sums(poly, shift)?;
        let mut sum = Poly::zero();
        for (m, c) in whole.terms() {
            let rest = c.mod_floor(&unit);
            let least = if &rest + &rest > unit {
                rest - &unit
            } else {
                rest
            };
            if least.bits() > SMALL {
                return None;
            }
            sum.add_term(m.clone(), least);
        }
        // whole = sum + 2^shift * multiple, and whole = low + weight * high.
        let multiple = whole.minus(&sum).divided(&unit)?;
        let range = self.interval(&sum);
        let (low, borrow) = if range.low.is_negative() {
            let borrow = samples_of(|i| u64::from(self.sample(&sum, i).is_negative()));
            let parts = self.parts(Rc::new(sum), shift, true, [*low, borrow], 1);
            (parts.0, (*parts.1.poly).clone())
        } else {
            (self.word(sum, *low), Poly::zero())
        };
        let quotient = multiple.minus(&borrow).scaled(&(weight / &unit));
        Some((low, self.word(quotient, *high)))
    }

    /// The same polynomial with every atom that is a sum of bits modulo 2^shift written as
    /// that; `None` if it has other atoms than bits.
    fn with_sums(&self, poly: &Poly, shift: u32) -> Option<Poly> {
        let sum = |atom: Atom| {
            let equation = self.equation_of(atom).filter(|e| e.low == atom)?;
            let known = equation.negative && equation.shift == shift && equation.high.is_some();
            let sum = (*equation.poly).clone();
            let sum = sum.plus_term(&[equation.high?], power(shift));
            (known && sum.bits(MOST_BITS).is_some()).then_some(sum)
        };
        let whole = poly.substituted(|atom| if atom.is_bit() { None } else { sum(atom) });
        whole.bits(MOST_BITS).is_some().then_some(whole)
    }

    /// A word of that value.
    pub(crate) fn word(&self, poly: Poly, samples: Samples) -> Word {
        assert!(
            self.agrees(&poly, |i| Int::from(samples[i])),
            "the meaning of the instruction at {:#x} disagrees with concrete execution",
            self.at
        );
        Word::new(poly, samples)
    }

    /// A word of that value, which is given a name if it is long.
    pub(crate) fn simplified(&mut self, poly: Poly, samples: Samples) -> Word {
        let word = self.word(poly, samples);
        if word.poly.len() > LONG {
            self.named(&word)
        } else {
            word
        }
    }

    /// The same word as an atom, or as a constant.
    pub fn named(&mut self, word: &Word) -> Word {
        if word.poly.as_atom().is_some() || word.poly.as_constant().is_some() {
            return word.clone();
        }
        if let Some(named) = self.names.get(&word.poly) {
            return named.clone();
        }
        let range = self.range(&word.poly);
        let max = range.high.to_u64().unwrap_or(u64::MAX);
        let atom = self.new_atom(max, &word.samples, Some(self.equations.len()));
        self.count(&word.poly);
        self.equations.push(Equation {
            poly: Rc::clone(&word.poly),
            shift: 64,
            negative: false,
            low: atom,
            high: None,
            at: self.at,
        });
        let poly = Rc::new(Poly::atom(atom));
        let named = Word {
            poly,
            samples: Rc::clone(&word.samples),
        };
        self.names.insert(Rc::clone(&word.poly), named.clone());
        named
    }

    /// A word of which nothing is known but its samples.
    pub fn opaque(&mut self, samples: Samples) -> Word {
        self.input(u64::MAX, samples)
    }

    /// The bit b, if the word is b * (2^width - 1).
    #[must_use]
    pub fn as_mask(&self, word: &Word, width: u32) -> Option<Word> {
        let poly = word.poly.divided(&(power(width) - 1))?;
        let bits = poly.bits(FEW_BITS)?;
        let is_bit = |n| {
            let value = poly.at_bits(&bits, n);
            value.is_zero() || value == Int::from(1)
        };
        (0..1 << bits.len())
            .all(is_bit)
            .then(|| Word::new(poly, word.samples.map(|s| u64::from(s != 0))))
    }
}
