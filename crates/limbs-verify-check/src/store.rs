//! Words, and the equations between them, derived from what the instructions do.
//!
//! An operation on words yields P = l + H*h with H = 2^k or -2^k, 0 <= l < 2^k, and h in a known range. Where the range of
//! P shows that h is 0 no equation is made; where P is made of a few bits, h is a polynomial of them. The
//! same P always has the same l and h. The certificate lists the equations; each that is made must be the next on that list.

use crate::choices::chosen;
use crate::poly::{Atom, Int, Interval, Poly, interpolated, power};
use crate::reader::{Reader, Result};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive};
use std::collections::HashMap;
use std::rc::Rc;

/// A word: a polynomial whose value is in [0, 2^64).
pub type Word = Rc<Poly>;

/// A constant word.
#[must_use]
pub fn constant(c: u64) -> Word {
    Rc::new(Poly::constant(c))
}

/// Its value, if it is the same for all inputs.
#[must_use]
pub fn value(word: &Word) -> Option<u64> {
    word.as_constant()?.to_u64()
}

/// What is known of an atom.
struct Known {
    atom: Atom,
    least: i64,
    most: u64,
    equation: Option<u32>,
}

/// `poly = low + weight * high`.
pub struct Equation {
    /// What is split.
    pub poly: Word,
    /// k: the low part is below 2^k.
    pub shift: u32,
    /// 2^k or -2^k.
    pub weight: Int,
    /// The low part.
    pub low: Atom,
    /// The high part; `None` where the low part is but a name.
    pub high: Option<Atom>,
}

/// Atoms and equations, and the certificate that lists them.
pub struct Store<'a> {
    atoms: Vec<Known>,
    equations: Vec<Equation>,
    splits: HashMap<(Word, u32, bool), (Word, Word)>,
    names: HashMap<Word, Word>,
    /// Atoms that stand for the exclusive or of two words.
    pub(crate) differences: HashMap<Atom, (Word, Word)>,
    /// The carry of a sum, by the sum modulo 2^64 and one of its parts.
    pub(crate) carries: HashMap<(Word, Word), Word>,
    /// Groups of bits of which exactly one is 1.
    pub(crate) choices: Vec<Vec<Atom>>,
    /// The certificate, at the next equation.
    pub certificate: Reader<'a>,
    /// How many equations it lists.
    pub listed: usize,
}

/// Most bits of which h is a polynomial.
pub(crate) const FEW_BITS: usize = 5;
/// Most terms of such a polynomial.
const FEW_TERMS: usize = 4;
/// Most bits of a sum of carries, and most binary digits of its coefficients.
const MOST_BITS: usize = 12;
const SMALL: u64 = 8;
/// Most terms of a word that is kept without a name.
const LONG: usize = 8;
/// Most terms of a word that is multiplied without a name.
const SHORT: usize = 3;

impl<'a> Store<'a> {
    /// No atoms; so many equations are to come.
    #[must_use]
    pub fn new(certificate: Reader<'a>, listed: usize) -> Self {
        Self {
            atoms: Vec::new(),
            equations: Vec::new(),
            splits: HashMap::new(),
            names: HashMap::new(),
            differences: HashMap::new(),
            carries: HashMap::new(),
            choices: Vec::new(),
            certificate,
            listed,
        }
    }

    pub(crate) fn new_atom(&mut self, least: i64, most: u64, equation: Option<u32>) -> Atom {
        let is_bit = least == 0 && most == 1;
        let atom = Atom::new(self.atoms.len(), is_bit, equation.is_some());
        self.atoms.push(Known {
            atom,
            least,
            most,
            equation,
        });
        atom
    }

    /// An unknown without an equation.
    pub fn input(&mut self, least: i64, most: u64) -> Atom {
        self.new_atom(least, most, None)
    }

    /// An unknown word.
    pub fn unknown(&mut self) -> Word {
        let atom = self.input(0, u64::MAX);
        Rc::new(Poly::atom(atom))
    }

    /// The equations so far.
    #[must_use]
    pub fn equations(&self) -> &[Equation] {
        &self.equations
    }

    /// The atom of that number.
    pub fn atom(&self, number: u64) -> Result<Atom> {
        let known = number.to_usize().and_then(|n| self.atoms.get(n));
        Ok(known.ok_or("an atom that does not exist")?.atom)
    }

    /// The atom as it was made: open, if it has an equation.
    #[must_use]
    pub fn original(&self, atom: Atom) -> Atom {
        self.atoms[atom.number()].atom
    }

    /// The equation that an atom is a part of.
    #[must_use]
    pub fn equation_of(&self, atom: Atom) -> Option<(u32, &Equation)> {
        let number = self.atoms[atom.number()].equation?;
        Some((number, &self.equations[number as usize]))
    }

    /// The range of a product of atoms.
    #[must_use]
    pub fn range_of_product(&self, monomial: &[Atom]) -> Interval {
        // A power of one atom is taken for a product of several, which can only be wider.
        let known = || monomial.iter().map(|atom| &self.atoms[atom.number()]);
        if !monomial.is_empty() && known().all(|known| known.least == 0) {
            return Interval::new(0, known().fold(Int::one(), |all, known| all * known.most));
        }
        known().fold(Interval::new(1, 1), |all, known| {
            all.times(&known.least.into(), &known.most.into())
        })
    }

    /// The sum of the ranges of the terms.
    #[must_use]
    pub fn interval(&self, poly: &Poly) -> Interval {
        let mut all = Interval::default();
        for (m, c) in &poly.0 {
            all.add_scaled(c, &self.range_of_product(m));
        }
        all
    }

    /// The range of a polynomial, exact if it is made of few bits.
    #[must_use]
    pub fn range(&self, poly: &Poly) -> Interval {
        if let Some(bits) = self.choice(poly) {
            let ranges = (0..bits.len()).map(|i| self.interval(&chosen(poly, bits, i)));
            let ends: Vec<Int> = ranges.flat_map(|range| [range.low, range.high]).collect();
            return Interval::hull(ends.iter()).expect("two ends");
        }
        if let Some(bits) = poly.bits(FEW_BITS) {
            let values: Vec<Int> = (0..1 << bits.len()).map(|n| poly.at(&bits, n)).collect();
            return Interval::hull(values.iter()).expect("a value");
        }
        self.interval(poly)
    }

    /// Whether the value is in [0, 2^k).
    pub(crate) fn fits(&self, poly: &Poly, k: u32) -> bool {
        let range = self.range(poly);
        !range.low.is_negative() && range.high < power(k)
    }

    /// Makes an equation, which must be the next of the certificate.
    fn equation(
        &mut self,
        poly: Word,
        shift: u32,
        is_negative: bool,
        most: Option<u64>,
    ) -> Result<()> {
        let number = self.equations.len();
        if number >= self.listed {
            return Err("the code needs an equation that the certificate does not list".into());
        }
        let head = self.certificate.number("equation")?;
        let expected =
            u64::from(shift) << 2 | u64::from(is_negative) << 1 | u64::from(most.is_some());
        let atoms = &self.atoms;
        let known = |n: u64| -> Result<Atom> {
            let known = n.to_usize().and_then(|n| atoms.get(n));
            Ok(known.ok_or("an atom that does not exist yet")?.atom)
        };
        if head != expected || self.certificate.poly(&known)? != *poly {
            return Err(format!(
                "equation {number} of the certificate is not that of the code"
            ));
        }
        let most_low = match most {
            Some(_) => u64::MAX >> (64 - shift),
            None => self.range(&poly).high.to_u64().unwrap_or(u64::MAX),
        };
        let low = self.new_atom(0, most_low, Some(number as u32));
        let high = most.map(|most| self.new_atom(0, most, Some(number as u32)));
        let weight = if is_negative {
            -power(shift)
        } else {
            power(shift)
        };
        self.equations.push(Equation {
            poly,
            shift,
            weight,
            low,
            high,
        });
        Ok(())
    }

    /// The low and the high part of a polynomial, of which the operation says that the high part is from 0
    /// to `most`.
    pub fn split(
        &mut self,
        poly: Poly,
        k: u32,
        is_negative: bool,
        most: u64,
    ) -> Result<(Word, Word)> {
        let (unit, range) = (power(k), self.range(&poly));
        if !range.low.is_negative() && range.high < unit {
            return Ok((self.kept(poly)?, constant(0)));
        }
        let weight = if is_negative { -&unit } else { unit.clone() };
        if let Some(bits) = poly.bits(FEW_BITS) {
            let floor = |n| poly.at(&bits, n).div_floor(&unit);
            let high = interpolated(&bits, |n| if is_negative { -floor(n) } else { floor(n) });
            if high.0.len() <= FEW_TERMS {
                let low = poly.minus(&high.scaled(&weight));
                return Ok((Rc::new(low), Rc::new(high)));
            }
        }
        let poly = Rc::new(poly);
        let key = (Rc::clone(&poly), k, is_negative);
        if let Some(known) = self.splits.get(&key) {
            return Ok(known.clone());
        }
        if let Some(parts) = self.split_sum(&poly, k, &weight)? {
            self.splits.insert(key, parts.clone());
            return Ok(parts);
        }
        let extreme = if is_negative {
            -range.low.div_floor(&unit)
        } else {
            range.high.div_floor(&unit)
        };
        let most = extreme.to_u64().map_or(most, |extreme| extreme.min(most));
        self.equation(poly, k, is_negative, Some(most))?;
        let last = self.equations.last().expect("the new one");
        let high = last.high.expect("a high part");
        let parts = (Rc::new(Poly::atom(last.low)), Rc::new(Poly::atom(high)));
        self.splits.insert(key, parts.clone());
        Ok(parts)
    }

    /// The parts of what is a sum of few bits modulo 2^k: S = l - 2^k b, where the borrow b says that S is
    /// negative. Sums of carries, some of them negative, stay sums in this way.
    fn split_sum(&mut self, poly: &Poly, k: u32, weight: &Int) -> Result<Option<(Word, Word)>> {
        let unit = power(k);
        let Some(whole) = self.with_sums(poly, k) else {
            return Ok(None);
        };
        let mut sum = Poly::default();
        for (m, c) in &whole.0 {
            let rest = c.mod_floor(&unit);
            let is_more = &rest + &rest > unit;
            let nearest = if is_more { rest - &unit } else { rest };
            if nearest.bits() > SMALL {
                return Ok(None);
            }
            sum.add(m.clone(), nearest);
        }
        // whole = sum + 2^k * multiple = low + weight * high
        let Some(multiple) = whole.minus(&sum).divided(&unit) else {
            return Ok(None);
        };
        let (low, borrow) = if self.interval(&sum).low.is_negative() {
            self.equation(Rc::new(sum), k, true, Some(1))?;
            let last = self.equations.last().expect("the new one");
            let high = last.high.expect("a high part");
            (Poly::atom(last.low), Poly::atom(high))
        } else {
            (sum, Poly::default())
        };
        let high = multiple.minus(&borrow).scaled(&(weight / &unit));
        Ok(Some((Rc::new(low), Rc::new(high))))
    }

    /// The same polynomial, with the sum itself for every atom that is a sum of bits modulo 2^k; `None` if it then has
    /// other atoms than bits.
    fn with_sums(&self, poly: &Poly, k: u32) -> Option<Poly> {
        let mut whole = Poly::default();
        for (m, c) in &poly.0 {
            let mut term = Poly::constant(c.clone());
            for &atom in m {
                let sum = if atom.is_bit() {
                    Poly::atom(atom)
                } else {
                    self.sum_of_bits(atom, k)?
                };
                term = term.times(&sum);
            }
            whole = whole.plus(&term);
        }
        whole.bits(MOST_BITS).map(|_| whole)
    }

    /// The sum of bits that an atom is modulo 2^k, with its borrow.
    fn sum_of_bits(&self, atom: Atom, k: u32) -> Option<Poly> {
        let (_, equation) = self.equation_of(atom)?;
        let high = equation.high.filter(|_| equation.low == atom)?;
        let sum = (*equation.poly)
            .clone()
            .minus(&Poly::atom(high).scaled(&equation.weight));
        let fits = equation.shift == k && equation.weight.is_negative();
        (fits && sum.bits(MOST_BITS).is_some()).then_some(sum)
    }

    /// A word of that value, with a name if it is long.
    pub(crate) fn kept(&mut self, poly: Poly) -> Result<Word> {
        let word = Rc::new(poly);
        if word.0.len() > LONG {
            self.named(&word)
        } else {
            Ok(word)
        }
    }

    /// The same word as an atom or a constant.
    pub(crate) fn named(&mut self, word: &Word) -> Result<Word> {
        if word.as_atom().is_some() || word.as_constant().is_some() {
            return Ok(Rc::clone(word));
        }
        if let Some(name) = self.names.get(word) {
            return Ok(Rc::clone(name));
        }
        self.equation(Rc::clone(word), 64, false, None)?;
        let name = Rc::new(Poly::atom(self.equations.last().expect("the new one").low));
        self.names.insert(Rc::clone(word), Rc::clone(&name));
        Ok(name)
    }

    pub(crate) fn short(&mut self, word: &Word) -> Result<Word> {
        if word.0.len() > SHORT {
            self.named(word)
        } else {
            Ok(Rc::clone(word))
        }
    }
}
