//! What a contract says, as polynomials of whole numbers: x, y and m rather than their words.

use crate::poly::{Atom, Int, Interval, Monomial, Poly, power};
use crate::reader::Result;
use crate::store::Word;
use limbs_testkit::contract::{Formula, Relation, Term};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::collections::BTreeMap;

/// The words that a name stands for, the lowest first.
pub type Words = BTreeMap<String, Vec<Word>>;

/// What must hold.
#[derive(Clone, Debug)]
pub enum Claim {
    /// It is 0.
    Zero(Poly),
    /// It is below 0.
    Negative(Poly),
    /// The first, which is 0 or more, divides the second.
    Divides(Poly, Poly),
}

/// What the names of a contract stand for.
pub struct Numbers {
    /// Bits of a limb.
    pub limb_bits: u32,
    /// Bits of a digit: less in engines.
    pub digit_bits: u32,
    /// Counts and constants.
    pub constants: BTreeMap<String, Int>,
    /// Parameters on entry.
    pub entry: Words,
    /// Buffers on exit.
    pub exit: Words,
    /// What is returned.
    pub returned: Option<Word>,
    /// The ranges of numbers whose words are not all 0 or more.
    pub ranges: Vec<(Term, Interval)>,
    /// `left < right`, which may be assumed.
    pub less: Vec<(Poly, Poly)>,
    symbols: Vec<(Term, Poly, Interval)>,
}

impl Numbers {
    /// Counts and constants only.
    #[must_use]
    pub fn new(digit_bits: u32, constants: BTreeMap<String, Int>) -> Self {
        Self {
            limb_bits: 64,
            digit_bits,
            constants,
            entry: Words::new(),
            exit: Words::new(),
            returned: None,
            ranges: Vec::new(),
            less: Vec::new(),
            symbols: Vec::new(),
        }
    }

    /// The claims that a formula joins by `and`.
    pub fn claims(&mut self, formula: &Formula) -> Result<Vec<Claim>> {
        let (left, relation, right) = match formula {
            Formula::And(a, b) => return Ok([self.claims(a)?, self.claims(b)?].concat()),
            Formula::Or(..) => return Err(format!("`{formula}` is not supported")),
            Formula::Compare(left, relation, right) => (left, relation, right),
        };
        if let (Term::Mod(number, divisor), Relation::Equal) = (left, relation) {
            let (number, divisor) = (self.number(number)?, self.number(divisor)?);
            if self.number(right)?.is_zero() {
                return Ok(vec![Claim::Divides(divisor, number)]);
            }
        }
        let difference = self.number(left)?.minus(&self.number(right)?);
        Ok(vec![match relation {
            Relation::Equal => Claim::Zero(difference),
            Relation::Less => Claim::Negative(difference),
            Relation::LessOrEqual => Claim::Negative(difference.minus(&Poly::constant(1))),
            Relation::NotEqual => return Err(format!("`{formula}` is not supported")),
        }])
    }

    /// Assumes what a formula says, if it is an inequality of numbers; gives what else it says.
    pub fn assume(&mut self, formula: &Formula) -> Vec<Claim> {
        let Ok(claims) = self.claims(formula) else {
            return Vec::new();
        };
        if let Formula::Compare(left, relation @ (Relation::Less | Relation::LessOrEqual), right) =
            formula
            && let (Ok(left), Ok(right)) = (self.number(left), self.number(right))
        {
            let more = i32::from(*relation == Relation::LessOrEqual);
            self.less.push((left, right.plus(&Poly::constant(more))));
        }
        claims
    }

    /// The number that a term stands for.
    pub fn number(&mut self, term: &Term) -> Result<Poly> {
        Ok(match term {
            Term::Number(n) => Poly::constant(Int::from(n.clone())),
            Term::Base => Poly::constant(power(self.limb_bits)),
            Term::Add(a, b) => self.number(a)?.plus(&self.number(b)?),
            Term::Sub(a, b) => self.number(a)?.minus(&self.number(b)?),
            Term::Mul(a, b) => self.number(a)?.times(&self.number(b)?),
            Term::Pow(a, b) => {
                let exponent = self
                    .constant(b)?
                    .to_u32()
                    .ok_or("an exponent is too large")?;
                Poly::constant(self.constant(a)?.pow(exponent))
            }
            Term::Mod(a, b) => {
                let (number, divisor) = (self.constant(a)?, self.constant(b)?);
                if !divisor.is_positive() {
                    return Err("a divisor is not positive".into());
                }
                Poly::constant(number.mod_floor(&divisor))
            }
            Term::Entry(name) if self.constants.contains_key(name) => {
                Poly::constant(self.constants[name].clone())
            }
            _ => self.symbol(term)?,
        })
    }

    /// The number that a term without unknowns stands for.
    pub fn constant(&mut self, term: &Term) -> Result<Int> {
        let constant = self.number(term)?.as_constant();
        constant.ok_or_else(|| format!("`{term}` is not known"))
    }

    fn symbol(&mut self, term: &Term) -> Result<Poly> {
        let known = self.symbols.iter().position(|(known, ..)| known == term);
        let number = match known {
            Some(number) => number,
            None => {
                let words = self.words(term)?;
                let is_buffer = matches!(term, Term::Entry(_) | Term::Exit(_) | Term::Slice { .. });
                let bits = if is_buffer {
                    self.digit_bits
                } else {
                    self.limb_bits
                };
                let most = power(bits * words.len() as u32) - 1;
                let given = self.ranges.iter().find(|(of, _)| of == term);
                let range =
                    given.map_or_else(|| Interval::new(0, most), |(_, range)| range.clone());
                self.symbols
                    .push((term.clone(), value_of(&words, self.digit_bits), range));
                self.symbols.len() - 1
            }
        };
        Ok(Poly::atom(Atom::new(number, false, false)))
    }

    fn words(&mut self, term: &Term) -> Result<Vec<Word>> {
        let found = match term {
            Term::Returned => self.returned.clone().map(|word| vec![word]),
            Term::Entry(name) => self.entry.get(name).cloned(),
            Term::Exit(name) => self.exit.get(name).cloned(),
            Term::Slice { of, from, len } => {
                let (from, len) = (
                    self.constant(from)?.to_usize(),
                    self.constant(len)?.to_usize(),
                );
                let words = self.words(of)?;
                from.zip(len)
                    .and_then(|(from, len)| Some(words.get(from..from + len)?.to_vec()))
            }
            _ => None,
        };
        found.ok_or_else(|| format!("`{term}` has no value here"))
    }

    /// A polynomial of numbers as one of words.
    #[must_use]
    pub fn expand(&self, numbers: &Poly) -> Poly {
        let mut all = Poly::default();
        for (m, c) in &numbers.0 {
            let product = |all: Poly, symbol: &Atom| all.times(&self.symbols[symbol.number()].1);
            let term = m.iter().fold(Poly::constant(c.clone()), product);
            all = all.plus(&term);
        }
        all
    }

    /// The range of a polynomial of numbers, each of which may be anything in its range.
    #[must_use]
    pub fn range(&self, numbers: &Poly) -> Interval {
        let mut all = Interval::default();
        for (m, c) in &numbers.0 {
            let product = m.iter().fold(Interval::new(1, 1), |all, symbol| {
                let Interval { low, high } = &self.symbols[symbol.number()].2;
                all.times(low, high)
            });
            all.add_scaled(c, &product);
        }
        all
    }

    /// Whether what is assumed shows that a polynomial of numbers is below 0.
    ///
    /// Each product is replaced by a bound in terms of the modulus only; that is convex, so that the ends of the range
    /// of the modulus decide.
    #[must_use]
    pub fn is_negative(&self, numbers: &Poly, modulus: Option<Atom>) -> bool {
        let Some(modulus) = modulus else {
            return self.range(numbers).high.is_negative();
        };
        let mut bound = Poly::default();
        for (m, c) in &numbers.0 {
            if m.iter().all(|&symbol| symbol == modulus) {
                bound.add(m.clone(), c.clone());
            } else if c.is_positive() {
                bound.add_scaled(&self.upper(m, modulus), c);
            } else {
                let low = self.range(&Poly::default().with(m.clone(), Int::one())).low;
                bound.add(Monomial::new(), c * low.min(Int::zero()));
            }
        }
        let quadratic = bound.coefficient(&[modulus, modulus]);
        if quadratic.is_negative() || bound.0.keys().any(|m| m.len() > 2) {
            return false;
        }
        let Interval { low, high } = self.range_of_modulus(modulus);
        let at = |value: &Int| bound.evaluate(|_| value.clone());
        low <= high && at(&low).is_negative() && at(&high).is_negative()
    }

    /// What a product does not exceed, in terms of the modulus.
    fn upper(&self, product: &Monomial, modulus: Atom) -> Poly {
        let assumed = |m: &[Atom]| {
            let says = |(left, right): &&(Poly, Poly)| {
                left.0.len() == 1
                    && left.coefficient(m).is_one()
                    && right.atoms().iter().all(|&symbol| symbol == modulus)
            };
            let (_, right) = self.less.iter().find(says)?;
            Some(right.clone().minus(&Poly::constant(1)))
        };
        assumed(product).unwrap_or_else(|| {
            product.iter().fold(Poly::constant(1), |all, &symbol| {
                let most = || Poly::constant(self.symbols[symbol.number()].2.high.clone());
                let own = (symbol == modulus).then(|| Poly::atom(symbol));
                all.times(&own.or_else(|| assumed(&[symbol])).unwrap_or_else(most))
            })
        })
    }

    /// The range of the modulus, from what is assumed: a * m + b > 0.
    fn range_of_modulus(&self, modulus: Atom) -> Interval {
        let mut range = self.symbols[modulus.number()].2.clone();
        range.low = range.low.max(Int::zero());
        let is_known = |m: &Monomial| m.iter().all(|&symbol| symbol == modulus);
        for (left, right) in &self.less {
            // Other products on the left may be taken for 0, if they are 0 or more.
            let (known, other): (Vec<_>, Vec<_>) = left.0.iter().partition(|(m, _)| is_known(m));
            let is_positive = |(m, c): &(&Monomial, &Int)| {
                let own = self.range(&Poly::default().with((*m).clone(), Int::one()));
                c.is_positive() && !own.low.is_negative()
            };
            if !right.0.keys().all(is_known) || !other.iter().all(is_positive) {
                continue;
            }
            let mut difference = right.clone();
            for (m, c) in known {
                difference.add(m.clone(), -c);
            }
            if difference.0.keys().any(|m| m.len() > 1) {
                continue;
            }
            let (a, b) = (
                difference.coefficient(&[modulus]),
                difference.coefficient(&[]),
            );
            if a.is_positive() {
                range.low = range.low.max((-b).div_floor(&a) + 1);
            } else if a.is_negative() {
                range.high = range.high.min((b - Int::one()).div_floor(&-a));
            }
        }
        range
    }
}

/// The number that words of so many bits make up.
#[must_use]
pub fn value_of(words: &[Word], bits: u32) -> Poly {
    let mut all = Poly::default();
    for (i, word) in words.iter().enumerate() {
        all.add_scaled(word, &power(bits * i as u32));
    }
    all
}
