//! What operations do to words.

use crate::poly::{Int, Poly, interpolated, power};
use crate::reader::Result;
use crate::store::{FEW_BITS, Store, Word, constant, value};
use num_integer::Integer;
use num_traits::{One, Signed, Zero};
use std::rc::Rc;

impl Store<'_> {
    /// Sum with a carry, modulo 2^k, and the carry out of it.
    pub fn add(&mut self, x: &Word, y: &Word, carry: &Word, k: u32) -> Result<(Word, Word)> {
        self.split((**x).clone().plus(y).plus(carry), k, false, 1)
    }

    /// Difference with a borrow, modulo 2^k, and the borrow out of it.
    pub fn sub(&mut self, x: &Word, y: &Word, borrow: &Word, k: u32) -> Result<(Word, Word)> {
        self.split((**x).clone().minus(y).minus(borrow), k, true, 1)
    }

    /// The sum of two words, where no flag has the carry; see [`less`](Self::less).
    pub fn sum(&mut self, x: &Word, y: &Word) -> Result<Word> {
        let mut chained = self.chained(x, y, false)?;
        if chained.is_none() {
            chained = self.chained(y, x, false)?;
        }
        let (sum, carry) = match chained {
            Some(parts) => parts,
            None => self.add(x, y, &constant(0), 64)?,
        };
        for part in [x, y] {
            let key = (Rc::clone(&sum), Rc::clone(part));
            self.carries.insert(key, Rc::clone(&carry));
        }
        Ok(sum)
    }

    /// The difference of two words and its borrow, which no flag has.
    pub fn difference(&mut self, x: &Word, y: &Word) -> Result<(Word, Word)> {
        match self.chained(x, y, true)? {
            Some(parts) => Ok(parts),
            None => self.sub(x, y, &constant(0), 64),
        }
    }

    /// Whether `x` is less than `y`, as a bit: the borrow of their difference. A sum of two words modulo 2^64 is less than
    /// either if and only if there was a carry.
    pub fn less(&mut self, x: &Word, y: &Word) -> Result<Word> {
        let key = (Rc::clone(x), Rc::clone(y));
        match self.carries.get(&key) {
            Some(carry) => Ok(Rc::clone(carry)),
            None => Ok(self.difference(x, y)?.1),
        }
    }

    /// s + z or s - z and its carry or borrow, where z is a bit and s the low part of P = s + H*c with a bit c, if P + z = l + H*d
    /// has a bit d as well: then s + z = l + H*(d - c). That is one equation where two carries would make two.
    fn chained(&mut self, s: &Word, z: &Word, subtracts: bool) -> Result<Option<(Word, Word)>> {
        let first = s
            .as_atom()
            .and_then(|low| Some((low, self.equation_of(low)?.1)));
        let Some((low, first)) = first else {
            return Ok(None);
        };
        let Some(carry) = first.high.filter(|carry| carry.is_bit()) else {
            return Ok(None);
        };
        if first.low != low || first.shift != 64 || first.weight.is_negative() != subtracts {
            return Ok(None);
        }
        let mut poly = (*first.poly).clone();
        poly.add_scaled(z, &Int::from(if subtracts { -1 } else { 1 }));
        let (all, bit) = (self.range(&poly), self.range(z));
        let is_once = if subtracts {
            all.low >= -power(64)
        } else {
            all.high < power(65)
        };
        let is_bit = !bit.low.is_negative() && bit.high <= Int::one();
        if !is_once || !is_bit || value(z).is_some() {
            return Ok(None);
        }
        let (low, both) = self.split(poly, 64, subtracts, 1)?;
        let rest = (*both).clone().minus(&Poly::atom(carry));
        Ok(Some((low, Rc::new(rest))))
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
    pub(crate) fn mask(&self, word: &Word, k: u32) -> Option<Word> {
        let poly = word.divided(&(power(k) - 1))?;
        let bits = poly.bits(FEW_BITS)?;
        let is_bit = |n| [Int::zero(), Int::one()].contains(&poly.at(&bits, n));
        (0..1 << bits.len()).all(is_bit).then(|| Rc::new(poly))
    }

    /// Whether the words have no bit in common: one is 0, or `x` is below the lowest bit of `y`.
    pub(crate) fn are_apart(&self, x: &Word, y: &Word) -> bool {
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
            if let Some((bit, chosen)) = self.selection(word, other) {
                return self.select(&bit, &chosen, other);
            }
        }
        let difference = self.input(0, u64::MAX);
        self.differences
            .insert(difference, (Rc::clone(x), Rc::clone(y)));
        Ok(Rc::new(Poly::atom(difference)))
    }

    /// If `word` is b * (x ^ y) for a bit b and `one` is x or y: b, and the other of the two.
    fn selection(&self, word: &Word, one: &Word) -> Option<(Word, Word)> {
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
        if self.are_exclusive(x, y) {
            return Ok(Rc::new((**x).clone().plus(y)));
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
}
