//! Words, and the equations between them, derived from what the instructions do.
//!
//! An operation on words yields P = l + H*h with H = 2^k or -2^k, 0 <= l < 2^k, and h in a known range. Where the range of
//! P shows that h is 0 no equation is made; where P is made of a few bits, h is a polynomial of them. The
//! same P always has the same l and h. The certificate lists the equations; each that is made must be the next on that list.

use crate::poly::{Atom, Int, Interval, Monomial, Poly, interpolated, power};
use crate::reader::{Reader, Result};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
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
    differences: HashMap<Atom, (Word, Word)>,
    /// The certificate, at the next equation.
    pub certificate: Reader<'a>,
    /// How many equations it lists.
    pub listed: usize,
}

/// Most bits of which h is a polynomial.
const FEW_BITS: usize = 5;
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
            certificate,
            listed,
        }
    }

    fn new_atom(&mut self, least: i64, most: u64, equation: Option<u32>) -> Atom {
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
        if let Some(bits) = poly.bits(FEW_BITS) {
            let values: Vec<Int> = (0..1 << bits.len()).map(|n| poly.at(&bits, n)).collect();
            return Interval::hull(values.iter()).expect("a value");
        }
        self.interval(poly)
    }

    /// Whether the value is in [0, 2^k).
    fn fits(&self, poly: &Poly, k: u32) -> bool {
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
    fn kept(&mut self, poly: Poly) -> Result<Word> {
        let word = Rc::new(poly);
        if word.0.len() > LONG {
            self.named(&word)
        } else {
            Ok(word)
        }
    }

    /// The same word as an atom or a constant.
    fn named(&mut self, word: &Word) -> Result<Word> {
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

    fn short(&mut self, word: &Word) -> Result<Word> {
        if word.0.len() > SHORT {
            self.named(word)
        } else {
            Ok(Rc::clone(word))
        }
    }

    /// Sum with a carry, modulo 2^k, and the carry out of it.
    pub fn add(&mut self, x: &Word, y: &Word, carry: &Word, k: u32) -> Result<(Word, Word)> {
        self.split((**x).clone().plus(y).plus(carry), k, false, 1)
    }

    /// Difference with a borrow, modulo 2^k, and the borrow out of it.
    pub fn sub(&mut self, x: &Word, y: &Word, borrow: &Word, k: u32) -> Result<(Word, Word)> {
        self.split((**x).clone().minus(y).minus(borrow), k, true, 1)
    }

    /// Low and high word of a product.
    pub fn mul(&mut self, x: &Word, y: &Word) -> Result<(Word, Word)> {
        let (x, y) = (self.named(x)?, self.named(y)?);
        self.split(x.times(&y), 64, false, u64::MAX - 1)
    }

    /// The product of two numbers below 2^32.
    pub fn mul_halves(&mut self, x: &Word, y: &Word) -> Result<Word> {
        let (x, y) = (self.short(x)?, self.short(y)?);
        self.kept(x.times(&y))
    }

    /// The low k bits of a word, and what is above them.
    pub fn cut(&mut self, word: &Word, k: u32) -> Result<(Word, Word)> {
        if k == 0 {
            return Ok((constant(0), Rc::clone(word)));
        }
        if k >= 64 {
            return Ok((Rc::clone(word), constant(0)));
        }
        // 2^k * above + below, where below is in [0, 2^k), is cut already.
        let unit = power(k);
        let (mut above, mut below) = (Poly::default(), Poly::default());
        for (m, c) in &word.0 {
            let (quotient, rest) = c.div_mod_floor(&unit);
            if rest.is_zero() {
                above.add(m.clone(), quotient);
            } else {
                below.add(m.clone(), c.clone());
            }
        }
        if self.fits(&below, k) {
            return Ok((Rc::new(below), Rc::new(above)));
        }
        self.split((**word).clone(), k, false, u64::MAX >> k)
    }

    /// The word times 2^by, modulo 2^64.
    pub fn shift_left(&mut self, word: &Word, by: u32) -> Result<Word> {
        Ok(Rc::new(self.cut(word, 64 - by)?.0.scaled(&power(by))))
    }

    /// `low + 2^k * high`, where `low` is below 2^k and all is a word.
    pub fn join(&mut self, low: &Word, high: &Word, k: u32) -> Result<Word> {
        let mut poly = (**low).clone();
        poly.add_scaled(high, &power(k));
        self.kept(poly)
    }

    /// All of the low k bits inverted, of a word below 2^k.
    #[must_use]
    pub fn not(&self, word: &Word, k: u32) -> Word {
        Rc::new(Poly::constant(power(k) - 1).minus(word))
    }

    /// The bit b, if the word is b * (2^k - 1).
    fn mask(&self, word: &Word, k: u32) -> Option<Word> {
        let poly = word.divided(&(power(k) - 1))?;
        let bits = poly.bits(FEW_BITS)?;
        let is_bit = |n| [Int::zero(), Int::one()].contains(&poly.at(&bits, n));
        (0..1 << bits.len()).all(is_bit).then(|| Rc::new(poly))
    }

    /// Whether the words have no bit in common: one is 0, or `x` is below the lowest bit of `y`.
    fn are_apart(&self, x: &Word, y: &Word) -> bool {
        if x.times(y).is_zero() {
            return true;
        }
        let range = self.range(x);
        let bits = u32::try_from(range.high.bits()).unwrap_or(u32::MAX);
        !range.low.is_negative() && y.is_multiple_of_power(bits)
    }

    /// Exclusive or of words below 2^k.
    pub fn xor(&mut self, x: &Word, y: &Word, k: u32) -> Result<Word> {
        if x == y {
            return Ok(constant(0));
        }
        if let (Some(x), Some(y)) = (value(x), value(y)) {
            return Ok(constant(x ^ y));
        }
        for (word, part) in [(x, y), (y, x)] {
            // (part + rest) ^ part is the rest, if the two have no bit in common.
            let rest = Rc::new((**word).clone().minus(part));
            let is_word = !self.range(&rest).low.is_negative();
            if is_word && (self.are_apart(part, &rest) || self.are_apart(&rest, part)) {
                return Ok(rest);
            }
        }
        for (word, other) in [(x, y), (y, x)] {
            if let Some(bit) = self.mask(other, k) {
                // w + b (2^k - 1) - 2 b w
                let (word, bit) = (self.short(word)?, self.short(&bit)?);
                let twice = word.times(&bit).scaled(&Int::from(2));
                let all = (*word).clone().plus(&bit.scaled(&(power(k) - 1)));
                return self.kept(all.minus(&twice));
            }
            if let Some((bit, chosen)) = self.choice(word, other) {
                return self.select(&bit, &chosen, other);
            }
        }
        let difference = self.input(0, u64::MAX);
        self.differences
            .insert(difference, (Rc::clone(x), Rc::clone(y)));
        Ok(Rc::new(Poly::atom(difference)))
    }

    /// If `word` is b * (x ^ y) for a bit b and `one` is x or y: b, and the other of the two.
    fn choice(&self, word: &Word, one: &Word) -> Option<(Word, Word)> {
        let mut atoms = word.0.keys().flatten();
        let difference = atoms.find(|atom| self.differences.contains_key(*atom))?;
        let (x, y) = &self.differences[difference];
        let other = if one == x {
            y
        } else if one == y {
            x
        } else {
            return None;
        };
        let mut bit = Poly::default();
        for (m, c) in &word.0 {
            let mut rest = m.clone();
            rest.remove(m.iter().position(|atom| atom == difference)?);
            bit.add(rest, c.clone());
        }
        let range = self.range(&bit);
        let is_bit = !range.low.is_negative() && range.high <= Int::one();
        (bit.bits(4).is_some() && is_bit).then(|| (Rc::new(bit), Rc::clone(other)))
    }

    /// And of words below 2^k.
    pub fn and(&mut self, x: &Word, y: &Word, k: u32) -> Result<Word> {
        if x == y {
            return Ok(Rc::clone(x));
        }
        if let (Some(x), Some(y)) = (value(x), value(y)) {
            return Ok(constant(x & y));
        }
        for (word, other) in [(x, y), (y, x)] {
            if let Some(mask) = value(other) {
                return self.and_constant(word, mask);
            }
            if let Some(bit) = self.mask(other, k) {
                let (word, bit) = (self.short(word)?, self.short(&bit)?);
                return self.kept(word.times(&bit));
            }
        }
        Ok(self.unknown())
    }

    /// And with a constant: one run of ones takes a part out of the word.
    fn and_constant(&mut self, word: &Word, mask: u64) -> Result<Word> {
        if mask == 0 {
            return Ok(constant(0));
        }
        let zeros = mask.trailing_zeros();
        let ones = (mask >> zeros).trailing_ones();
        if ones < 64 && mask >> zeros >> ones != 0 {
            return Ok(self.unknown());
        }
        let above = self.cut(word, zeros)?.1;
        let part = self.cut(&above, ones)?.0;
        self.shift_left(&part, zeros)
    }

    /// Or of words below 2^k.
    pub fn or(&mut self, x: &Word, y: &Word, k: u32) -> Result<Word> {
        if let (Some(x), Some(y)) = (value(x), value(y)) {
            return Ok(constant(x | y));
        }
        if x == y {
            return Ok(Rc::clone(x));
        }
        if self.are_apart(x, y) || self.are_apart(y, x) {
            return self.kept((**x).clone().plus(y));
        }
        for (word, other) in [(x, y), (y, x)] {
            if let Some(bit) = self.mask(other, k) {
                // w + b (2^k - 1 - w)
                let (word, bit) = (self.short(word)?, self.short(&bit)?);
                let rest = Poly::constant(power(k) - 1).minus(&word);
                return self.kept(rest.times(&bit).plus(&word));
            }
        }
        Ok(self.unknown())
    }

    /// `x` where the bit is 1, `y` where it is 0.
    pub fn select(&mut self, bit: &Word, x: &Word, y: &Word) -> Result<Word> {
        match value(bit) {
            Some(0) => return Ok(Rc::clone(y)),
            Some(_) => return Ok(Rc::clone(x)),
            None if x == y => return Ok(Rc::clone(x)),
            None => {}
        }
        let (x, y) = (self.short(x)?, self.short(y)?);
        let difference = (*x).clone().minus(&y);
        self.kept(bit.times(&difference).plus(&y))
    }

    /// Whether the word is 0, as a bit; `None` if that is no polynomial of few bits.
    #[must_use]
    pub fn is_zero(&self, word: &Word) -> Option<Word> {
        let bits = word.bits(4)?;
        let value = |n| Int::from(u8::from(word.at(&bits, n).is_zero()));
        Some(Rc::new(interpolated(&bits, value)))
    }

    // Lanes of vectors: polynomials of either sign that say what 64 bits are modulo 2^64.

    /// The word that is `lane` modulo 2^64.
    pub fn word_of_lane(&mut self, lane: &Word) -> Result<Word> {
        if self.fits(lane, 64) {
            return Ok(Rc::clone(lane));
        }
        // A multiple of 2^64 makes it 0 or more.
        let (base, range) = (power(64), self.range(lane));
        let added = if range.low.is_negative() {
            (-range.low).div_ceil(&base) * &base
        } else {
            Int::zero()
        };
        let most = ((range.high + &added) / &base).to_u64().unwrap_or(u64::MAX);
        let poly = (**lane).clone().plus(&Poly::constant(added));
        Ok(self.split(poly, 64, false, most)?.0)
    }

    /// The low half of a lane, with its sign.
    pub fn signed_half(&self, lane: &Poly) -> Result<Poly> {
        let half = without_multiples(lane, 32);
        let range = self.range(&half);
        let fits = range.low >= -power(31) && range.high < power(31);
        fits.then_some(half)
            .ok_or_else(|| "takes the sign of what may not fit 32 bits".into())
    }

    /// The low half of a lane, of which the word is wanted.
    pub fn unsigned_half(&mut self, lane: &Word, is_word: bool) -> Result<Word> {
        let half = without_multiples(lane, 32);
        if self.fits(&half, 32) {
            return Ok(Rc::new(half));
        }
        let word = if is_word {
            Rc::clone(lane)
        } else {
            self.word_of_lane(lane)?
        };
        Ok(self.cut(&word, 32)?.0)
    }
}

/// The polynomial modulo 2^k: no terms that 2^k divides, and the constant nearest to 0.
fn without_multiples(poly: &Poly, k: u32) -> Poly {
    let unit = power(k);
    let mut rest = Poly::default();
    for (m, c) in &poly.0 {
        if c.is_multiple_of(&unit) {
            continue;
        }
        let whole = m.is_empty();
        let mut c = if whole { c.mod_floor(&unit) } else { c.clone() };
        if whole && c >= &unit >> 1_u32 {
            c -= &unit;
        }
        rest.add(Monomial::clone(m), c);
    }
    rest
}
