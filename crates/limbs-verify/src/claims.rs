//! The text of a contract as polynomials over whole numbers.
//!
//! Here `x * y < m * B^n` is an inequality between the numbers x, y and m, which keep their names.
//! [`Language::expand`] says what they are in terms of words.

use crate::bounds::Interval;
use crate::equations::Word;
use crate::poly::{Atom, Int, Monomial, Poly, power};
use limbs_testkit::contract::{Formula, Relation, Term};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::collections::BTreeMap;

/// The words that a name stands for, least significant first.
pub type Words = BTreeMap<String, Vec<Word>>;

/// What the names of a contract stand for.
#[derive(Debug)]
pub struct Language {
    /// Bits of a limb: B is two to that.
    pub limb_bits: u32,
    /// Bits of a word's digit: 64, less in engines.
    pub digit_bits: u32,
    /// Counts and constants.
    pub constants: BTreeMap<String, Int>,
    /// Parameters on entry.
    pub entry: Words,
    /// Buffers on exit.
    pub exit: Words,
    /// The returned limb.
    pub returned: Option<Word>,
    /// The ranges of numbers, where these are not what fits their words.
    pub ranges: Vec<(Term, Interval)>,
    /// The numbers that have been named so far.
    symbols: Vec<(Term, Poly, Interval)>,
}

/// A statement that must hold, or may be assumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The number is 0.
    Zero(Poly),
    /// `left` is less than `right`.
    Less(Poly, Poly),
    /// The divisor, which is positive, divides the number.
    Divides {
        /// The divisor.
        divisor: Poly,
        /// The number.
        number: Poly,
    },
}

impl Language {
    /// A language of counts and constants; values of buffers are put in later.
    #[must_use]
    pub fn new(limb_bits: u32, digit_bits: u32, constants: BTreeMap<String, Int>) -> Self {
        Self {
            limb_bits,
            digit_bits,
            constants,
            entry: Words::new(),
            exit: Words::new(),
            returned: None,
            ranges: Vec::new(),
            symbols: Vec::new(),
        }
    }

    /// The claims of a formula that joins them by `and`.
    ///
    /// # Errors
    ///
    /// If it says something else.
    pub fn claims(&mut self, formula: &Formula) -> Result<Vec<Claim>, String> {
        let (left, relation, right) = match formula {
            Formula::And(a, b) => return Ok([self.claims(a)?, self.claims(b)?].concat()),
            Formula::Or(..) => return Err(format!("`{formula}`: `or` is not supported")),
            Formula::Compare(left, relation, right) => (left, relation, right),
        };
        if let (Term::Mod(number, divisor), Relation::Equal) = (left, relation) {
            let (number, divisor) = (self.number(number)?, self.number(divisor)?);
            if self.number(right)?.is_zero() {
                return Ok(vec![Claim::Divides { divisor, number }]);
            }
        }
        let (left, right) = (self.number(left)?, self.number(right)?);
        Ok(vec![match relation {
            Relation::Equal => Claim::Zero(left.minus(&right)),
            Relation::Less => Claim::Less(left, right),
            Relation::LessOrEqual => Claim::Less(left, right.plus(&Poly::constant(1))),
            Relation::NotEqual => return Err(format!("`{formula}`: `!=` is not supported")),
        }])
    }

    /// The number that a term stands for.
    ///
    /// # Errors
    ///
    /// If it is no polynomial of numbers that have a name.
    pub fn number(&mut self, term: &Term) -> Result<Poly, String> {
        Ok(match term {
            Term::Number(n) => Poly::constant(Int::from(n.clone())),
            Term::Base => Poly::constant(power(self.limb_bits)),
            Term::Add(a, b) => self.number(a)?.plus(&self.number(b)?),
            Term::Sub(a, b) => self.number(a)?.minus(&self.number(b)?),
            Term::Mul(a, b) => self.number(a)?.times(&self.number(b)?),
            Term::Pow(a, b) => {
                let (base, exponent) = (self.constant(a)?, self.constant(b)?);
                let exponent = exponent.to_u32().ok_or("an exponent is too large")?;
                Poly::constant(base.pow(exponent))
            }
            Term::Mod(a, b) => {
                let (number, divisor) = (self.constant(a)?, self.constant(b)?);
                if !divisor.is_positive() {
                    return Err(format!("`{term}`: the divisor is not positive"));
                }
                Poly::constant(number.mod_floor(&divisor))
            }
            Term::Entry(name) if self.constants.contains_key(name) => {
                Poly::constant(self.constants[name].clone())
            }
            _ => self.symbol(term)?,
        })
    }

    fn constant(&mut self, term: &Term) -> Result<Int, String> {
        let number = self.number(term)?;
        number
            .as_constant()
            .ok_or_else(|| format!("`{term}` depends on the input"))
    }

    /// The symbol for the value of a buffer, a part of one, or a word.
    fn symbol(&mut self, term: &Term) -> Result<Poly, String> {
        if let Some(known) = self.symbols.iter().position(|(t, ..)| t == term) {
            return Ok(Poly::atom(Atom::new(known, false, false)));
        }
        let words = self.words(term)?;
        let mut value = Poly::zero();
        for (i, word) in words.iter().enumerate() {
            value.add_scaled(&word.poly, &power(self.digit_bits * i as u32));
        }
        let bits = match term {
            Term::Entry(_) | Term::Exit(_) | Term::Slice { .. } => self.digit_bits,
            _ => self.limb_bits,
        };
        let given = self.ranges.iter().find(|(t, _)| t == term);
        let range = given.map_or_else(
            || Interval {
                low: Int::zero(),
                high: power(bits * words.len() as u32) - 1,
            },
            |(_, range)| range.clone(),
        );
        self.symbols.push((term.clone(), value, range));
        Ok(Poly::atom(Atom::new(self.symbols.len() - 1, false, false)))
    }

    fn words(&mut self, term: &Term) -> Result<Vec<Word>, String> {
        let found = match term {
            Term::Returned => self.returned.clone().map(|word| vec![word]),
            Term::Entry(name) => self.entry.get(name).cloned(),
            Term::Exit(name) => self.exit.get(name).cloned(),
            Term::Slice { of, from, len } => {
                let index = |n: Int| {
                    n.to_usize()
                        .ok_or(format!("`{term}` is not within a buffer"))
                };
                let (from, len) = (index(self.constant(from)?)?, index(self.constant(len)?)?);
                let words = self.words(of)?;
                words.get(from..from + len).map(<[Word]>::to_vec)
            }
            _ => None,
        };
        found.ok_or_else(|| format!("`{term}` has no value here"))
    }

    /// A polynomial of numbers in terms of words.
    #[must_use]
    pub fn expand(&self, numbers: &Poly) -> Poly {
        let mut all = Poly::zero();
        for (m, c) in numbers.terms() {
            let mut term = Poly::constant(c.clone());
            for symbol in m {
                term = term.times(&self.symbols[symbol.index()].1);
            }
            all.add_scaled(&term, &Int::one());
        }
        all
    }

    /// The range of a polynomial of numbers, each of which may be anything that fits its words.
    #[must_use]
    pub fn range(&self, numbers: &Poly) -> Interval {
        let mut range = Interval::default();
        for (m, c) in numbers.terms() {
            let mut product = Interval {
                low: Int::one(),
                high: Int::one(),
            };
            for &symbol in m {
                let Interval { low, high } = self.range_of(symbol);
                let ends = [&product.low, &product.high];
                let ends: Vec<Int> = ends.into_iter().flat_map(|e| [e * low, e * high]).collect();
                product = Interval::hull(ends.into_iter()).expect("four products");
            }
            range.add_scaled(c, &product);
        }
        range
    }

    /// The range of a number.
    #[must_use]
    pub fn range_of(&self, symbol: Atom) -> &Interval {
        &self.symbols[symbol.index()].2
    }
}

/// Inequalities that may be assumed.
#[derive(Debug, Default)]
pub struct Hypotheses {
    less: Vec<(Poly, Poly)>,
}

impl Hypotheses {
    /// Takes a claim if it is of use.
    pub fn add(&mut self, claim: Claim) {
        if let Claim::Less(left, right) = claim {
            self.less.push((left, right));
        }
    }

    /// Whether `numbers` is always below 0.
    ///
    /// Products are replaced by what the hypotheses say they are below, until only one number, the
    /// modulus, is left; then the ends of its range decide.
    #[must_use]
    pub fn is_negative(&self, language: &Language, numbers: &Poly, modulus: Option<Atom>) -> bool {
        let Some(modulus) = modulus else {
            return language.range(numbers).high.is_negative();
        };
        let mut bound = Poly::zero();
        for (m, c) in numbers.terms() {
            if m.iter().all(|&s| s == modulus) {
                bound.add_term(m.clone(), c.clone());
            } else if c.is_positive() {
                bound.add_scaled(&self.upper(language, m, modulus), c);
            } else {
                // 0 at most, unless some number may be below 0.
                let low = language.range(&Poly::zero().plus_term(m, Int::one())).low;
                bound.add_scaled(&Poly::constant(low.min(Int::zero())), c);
            }
        }
        let range = self.range_of(language, modulus);
        self.is_negative_within(&bound, modulus, &range)
    }

    /// A polynomial of the modulus which the product does not exceed.
    fn upper(&self, language: &Language, product: &Monomial, modulus: Atom) -> Poly {
        let of_modulus = |poly: &Poly| poly.atoms().iter().all(|&a| a == modulus);
        for (left, right) in &self.less {
            if of_modulus(right) && left.len() == 1 && left.coefficient(product).is_one() {
                return right.clone().minus(&Poly::constant(1));
            }
        }
        let one = |symbol: Atom| {
            if symbol == modulus {
                return Poly::atom(symbol);
            }
            let single =
                |(left, right): &&(Poly, Poly)| left.as_atom() == Some(symbol) && of_modulus(right);
            match self.less.iter().find(single) {
                Some((_, right)) => right.clone().minus(&Poly::constant(1)),
                None => Poly::constant(language.range_of(symbol).high.clone()),
            }
        };
        product
            .iter()
            .fold(Poly::constant(1), |all, &symbol| all.times(&one(symbol)))
    }

    /// The range of the modulus.
    fn range_of(&self, language: &Language, modulus: Atom) -> Interval {
        let mut range = language.range_of(modulus).clone();
        range.low = range.low.max(Int::zero());
        for (left, right) in &self.less {
            // left < right, where the other numbers may be taken as 0 on the left.
            let known = |poly: &Poly| poly.atoms().iter().all(|&a| a == modulus);
            if !known(right) || left.terms().any(|(_, c)| c.is_negative()) && !known(left) {
                continue;
            }
            let mut difference = right.clone();
            for (m, c) in left
                .terms()
                .filter(|(m, _)| m.iter().all(|&a| a == modulus))
            {
                difference.add_term(m.clone(), -c);
            }
            // a * modulus + b > 0
            let (a, b) = (
                difference.coefficient(&[modulus]),
                difference.coefficient(&[]),
            );
            if difference.terms().any(|(m, _)| m.len() > 1) {
                continue;
            }
            if a.is_positive() {
                range.low = range.low.max((-b).div_floor(&a) + 1);
            } else if a.is_negative() {
                range.high = range.high.min((b - Int::one()).div_floor(&-a));
            }
        }
        range
    }

    /// Whether a polynomial of degree 2 at most is below 0 within a range.
    fn is_negative_within(&self, poly: &Poly, modulus: Atom, range: &Interval) -> bool {
        let quadratic = poly.coefficient(&[modulus, modulus]);
        if quadratic.is_negative() || poly.terms().any(|(m, _)| m.len() > 2) {
            return false;
        }
        // Convex: the greatest value is at an end.
        let at = |value: &Int| poly.evaluate(|_| value.clone());
        range.low <= range.high && at(&range.low).is_negative() && at(&range.high).is_negative()
    }
}
