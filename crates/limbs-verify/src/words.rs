//! What instructions do to words: each operation as an equation, with its samples.

use crate::equations::{SAMPLES, Samples, Split, Store, Word};
use crate::poly::{Int, Poly, power};
use num_integer::Integer;
use num_traits::{One, Signed, Zero};
use std::array;
use std::rc::Rc;

/// Most terms of a polynomial that is multiplied without being given a name.
const SHORT: usize = 3;

fn samples(value: impl Fn(usize) -> u64) -> Samples {
    array::from_fn(value)
}

/// Results and their carries.
fn array_of(value: impl Fn(usize) -> (u64, bool)) -> (Samples, Samples) {
    (samples(|i| value(i).0), samples(|i| u64::from(value(i).1)))
}

/// The low `width` bits, of which there are 64 at most.
pub(crate) const fn low_mask(width: u32) -> u64 {
    if width == 0 {
        0
    } else {
        u64::MAX >> (64 - width)
    }
}

impl Store {
    /// The sum of two words and a carry, all of `width` bits: low part and carry.
    pub fn add(&mut self, x: &Word, y: &Word, carry: &Word, width: u32) -> (Word, Word) {
        let poly = (*x.poly).clone().plus(&y.poly).plus(&carry.poly);
        let sum = |i: usize| {
            u128::from(x.samples[i]) + u128::from(y.samples[i]) + u128::from(carry.samples[i])
        };
        let low = samples(|i| sum(i) as u64 & low_mask(width));
        let high = samples(|i| (sum(i) >> width) as u64);
        self.split(
            Split {
                poly,
                shift: width,
                negative: false,
                max_high: 1,
            },
            low,
            high,
        )
    }

    /// The difference of two words and a borrow, all of `width` bits: low part and borrow.
    pub fn sub(&mut self, x: &Word, y: &Word, borrow: &Word, width: u32) -> (Word, Word) {
        let poly = (*x.poly).clone().minus(&y.poly).minus(&borrow.poly);
        let difference = |i: usize| {
            i128::from(x.samples[i]) - i128::from(y.samples[i]) - i128::from(borrow.samples[i])
        };
        let low = samples(|i| difference(i) as u64 & low_mask(width));
        let high = samples(|i| u64::from(difference(i) < 0));
        self.split(
            Split {
                poly,
                shift: width,
                negative: true,
                max_high: 1,
            },
            low,
            high,
        )
    }

    /// The sum of two words, on a machine that has no carry flag; see [`less`](Self::less).
    pub fn sum(&mut self, x: &Word, y: &Word) -> Word {
        let chained = self.chained(x, y, false);
        let chained = chained.or_else(|| self.chained(y, x, false));
        let (sum, carry) = chained.unwrap_or_else(|| self.add(x, y, &Word::constant(0), 64));
        for part in [x, y] {
            let key = (Rc::clone(&sum.poly), Rc::clone(&part.poly));
            self.sums.insert(key, carry.clone());
        }
        sum
    }

    /// The difference of two words and its borrow, on a machine that has no borrow flag.
    pub fn difference(&mut self, x: &Word, y: &Word) -> (Word, Word) {
        let chained = self.chained(x, y, true);
        chained.unwrap_or_else(|| self.sub(x, y, &Word::constant(0), 64))
    }

    /// Whether `x` is less than `y`, as a bit: the borrow of their difference. A sum modulo 2^64 is less than a part of
    /// it if and only if there is a carry.
    pub fn less(&mut self, x: &Word, y: &Word) -> Word {
        let key = (Rc::clone(&x.poly), Rc::clone(&y.poly));
        match self.sums.get(&key) {
            Some(carry) => carry.clone(),
            None => self.difference(x, y).1,
        }
    }

    /// `s + z` or `s - z` and its carry or borrow, where z is a bit, s itself is a sum or difference, P = s + H c,
    /// and both together carry once at most.
    ///
    /// Then P + z = low + H d is one equation, with a bit d, as if the machine had a carry flag; and s + z
    /// is low + H (d - c). The carries c and d - c, added up as such a machine has to, are d.
    fn chained(&mut self, s: &Word, z: &Word, negative: bool) -> Option<(Word, Word)> {
        let low = s.poly.as_atom()?;
        let first = self.equation_of(low)?;
        let carry = first.high.filter(|carry| carry.is_bit())?;
        if first.low != low || first.shift != 64 || first.negative != negative {
            return None;
        }
        let sign = Int::from(if negative { -1 } else { 1 });
        let mut poly = (*first.poly).clone();
        poly.add_scaled(&z.poly, &sign);
        let range = self.range(&poly);
        let is_once = if negative {
            range.low >= -power(64)
        } else {
            range.high < power(65)
        };
        if !is_once || !self.is_bit(z) || z.as_constant().is_some() {
            return None;
        }
        let carry_samples = Rc::clone(&self.info(carry).samples);
        let (low, second) = array_of(|i| match negative {
            true => s.samples[i].overflowing_sub(z.samples[i]),
            false => s.samples[i].overflowing_add(z.samples[i]),
        });
        let both = samples(|i| carry_samples[i] + second[i]);
        let split = Split {
            poly,
            shift: 64,
            negative,
            max_high: 1,
        };
        let (low, both) = self.split(split, low, both);
        let rest = (*both.poly).clone().minus(&Poly::atom(carry));
        Some((low, self.word(rest, second)))
    }

    /// The product of two words: low and high half.
    pub fn mul(&mut self, x: &Word, y: &Word) -> (Word, Word) {
        let poly = self.named(x).poly.times(&self.named(y).poly);
        let product = |i: usize| u128::from(x.samples[i]) * u128::from(y.samples[i]);
        let low = samples(|i| product(i) as u64);
        let high = samples(|i| (product(i) >> 64) as u64);
        self.split(
            Split {
                poly,
                shift: 64,
                negative: false,
                max_high: u64::MAX - 1,
            },
            low,
            high,
        )
    }

    /// The product of two words of 32 bits.
    pub fn mul_halves(&mut self, x: &Word, y: &Word) -> Word {
        let (x, y) = (self.short(x), self.short(y));
        let product = samples(|i| x.samples[i] * y.samples[i]);
        self.simplified(x.poly.times(&y.poly), product)
    }

    fn short(&mut self, word: &Word) -> Word {
        if word.poly.len() > SHORT {
            self.named(word)
        } else {
            word.clone()
        }
    }

    /// The low `at` bits of a word and those above, `at` from 0 to 64.
    pub fn split_word(&mut self, word: &Word, at: u32) -> (Word, Word) {
        match at {
            0 => return (Word::constant(0), word.clone()),
            64 => return (word.clone(), Word::constant(0)),
            _ => {}
        }
        let low = samples(|i| word.samples[i] & low_mask(at));
        let high = samples(|i| word.samples[i] >> at);
        // 2^at * a + b with 0 <= b < 2^at needs no equation.
        let unit = power(at);
        let (mut above, mut below) = (Poly::zero(), Poly::zero());
        for (m, c) in word.poly.terms() {
            let (quotient, rest) = c.div_mod_floor(&unit);
            if rest.is_zero() {
                above.add_term(m.clone(), quotient);
            } else {
                below.add_term(m.clone(), c.clone());
            }
        }
        let range = self.range(&below);
        if !range.low.is_negative() && range.high < unit {
            return (self.word(below, low), self.word(above, high));
        }
        let poly = (*word.poly).clone();
        let max_high = low_mask(64 - at);
        self.split(
            Split {
                poly,
                shift: at,
                negative: false,
                max_high,
            },
            low,
            high,
        )
    }

    /// `word * 2^by`, cut to 64 bits, `by` from 0 to 64.
    pub fn shift_left(&mut self, word: &Word, by: u32) -> Word {
        let low = self.split_word(word, 64 - by).0;
        let shifted = samples(|i| low.samples[i].checked_shl(by).unwrap_or(0));
        self.word(low.poly.scaled(&power(by)), shifted)
    }

    /// `low + 2^at * high`, where that is less than 2^64 and `low` less than 2^at.
    pub fn join(&mut self, low: &Word, high: &Word, at: u32) -> Word {
        let mut poly = (*low.poly).clone();
        poly.add_scaled(&high.poly, &power(at));
        let joined = samples(|i| low.samples[i] | high.samples[i].checked_shl(at).unwrap_or(0));
        self.simplified(poly, joined)
    }

    /// 1 - bit.
    pub fn not_bit(&mut self, bit: &Word) -> Word {
        let poly = Poly::constant(1).minus(&bit.poly);
        self.word(poly, samples(|i| 1 - bit.samples[i]))
    }

    /// All `width` bits inverted.
    pub fn not(&mut self, word: &Word, width: u32) -> Word {
        let poly = Poly::constant(power(width) - 1).minus(&word.poly);
        self.word(poly, samples(|i| low_mask(width) - word.samples[i]))
    }

    /// Exclusive or of words of `width` bits.
    pub fn xor(&mut self, x: &Word, y: &Word, width: u32) -> Word {
        let result = samples(|i| x.samples[i] ^ y.samples[i]);
        if x.poly == y.poly {
            return Word::constant(0);
        }
        if let (Some(x), Some(y)) = (x.as_constant(), y.as_constant()) {
            return Word::constant(x ^ y);
        }
        for (word, part) in [(x, y), (y, x)] {
            // part ^ (part + rest) is the rest, if they have no bit in common.
            let rest = Word::new((*word.poly).clone().minus(&part.poly), result);
            let is_word = !self.range(&rest.poly).low.is_negative();
            if is_word && (self.are_apart(part, &rest) || self.are_apart(&rest, part)) {
                return self.word((*rest.poly).clone(), result);
            }
        }
        for (word, mask) in [(x, y), (y, x)] {
            if let Some(bit) = self.as_mask(mask, width) {
                // w + (2^width - 1) b - 2 b w
                let (word, bit) = (self.short(word), self.short(&bit));
                let mut poly = (*word.poly).clone();
                poly.add_scaled(&bit.poly, &(power(width) - 1));
                poly.add_scaled(&word.poly.times(&bit.poly), &Int::from(-2));
                return self.simplified(poly, result);
            }
            if let Some((bit, other)) = self.as_chosen_difference(word, mask) {
                // (mask & (x ^ y)) ^ y is a choice.
                return self.select(&bit, &other, mask);
            }
        }
        let difference = self.opaque(result);
        let atom = difference.poly.as_atom().expect("an atom");
        self.differences.insert(atom, (x.clone(), y.clone()));
        difference
    }

    /// If `word` is b * (x ^ y) for a bit b, and `one` is x or y, then b and the other of the two.
    fn as_chosen_difference(&self, word: &Word, one: &Word) -> Option<(Word, Word)> {
        let newest = word.poly.terms().flat_map(|(m, _)| m);
        let difference = *newest
            .into_iter()
            .find(|atom| self.differences.contains_key(*atom))?;
        let (x, y) = &self.differences[&difference];
        let other = match &one.poly {
            poly if *poly == x.poly => y,
            poly if *poly == y.poly => x,
            _ => return None,
        };
        let mut bit = Poly::zero();
        for (m, c) in word.poly.terms() {
            let place = m.iter().position(|&atom| atom == difference)?;
            let mut rest = m.clone();
            rest.remove(place);
            bit.add_term(rest, c.clone());
        }
        let samples = array::from_fn(|i| u64::from(self.sample(&bit, i).is_one()));
        let bit = Word::new(bit, samples);
        (bit.poly.bits(4).is_some() && self.is_bit(&bit)).then(|| (bit, other.clone()))
    }

    /// And.
    pub fn and(&mut self, x: &Word, y: &Word, width: u32) -> Word {
        let result = samples(|i| x.samples[i] & y.samples[i]);
        if x.poly == y.poly {
            return x.clone();
        }
        if let (Some(x), Some(y)) = (x.as_constant(), y.as_constant()) {
            return Word::constant(x & y);
        }
        for (word, mask) in [(x, y), (y, x)] {
            if let Some(mask) = mask.as_constant() {
                return self.and_constant(word, mask);
            }
            if let Some(bit) = self.as_mask(mask, width) {
                let (word, bit) = (self.short(word), self.short(&bit));
                return self.simplified(word.poly.times(&bit.poly), result);
            }
        }
        self.opaque(result)
    }

    /// And with a constant: one run of ones gives a middle part of the word.
    fn and_constant(&mut self, word: &Word, mask: u64) -> Word {
        if mask == 0 {
            return Word::constant(0);
        }
        let zeros = mask.trailing_zeros();
        let ones = (mask >> zeros).trailing_ones();
        if mask >> zeros != low_mask(ones) {
            return self.opaque(word.samples.map(|s| s & mask));
        }
        let above = self.split_word(word, zeros).1;
        let middle = self.split_word(&above, ones).0;
        self.shift_left(&middle, zeros)
    }

    /// Or: a sum where no bit is set in both.
    pub fn or(&mut self, x: &Word, y: &Word, width: u32) -> Word {
        let result = samples(|i| x.samples[i] | y.samples[i]);
        if let (Some(x), Some(y)) = (x.as_constant(), y.as_constant()) {
            return Word::constant(x | y);
        }
        if x.poly == y.poly {
            return x.clone();
        }
        if self.are_exclusive(x, y) {
            return self.word((*x.poly).clone().plus(&y.poly), result);
        }
        if self.are_apart(x, y) || self.are_apart(y, x) {
            return self.simplified((*x.poly).clone().plus(&y.poly), result);
        }
        for (word, mask) in [(x, y), (y, x)] {
            if let Some(bit) = self.as_mask(mask, width) {
                // w + b (2^width - 1 - w)
                let (word, bit) = (self.short(word), self.short(&bit));
                let rest = Poly::constant(power(width) - 1).minus(&word.poly);
                let poly = rest.times(&bit.poly).plus(&word.poly);
                return self.simplified(poly, result);
            }
        }
        self.opaque(result)
    }

    /// Whether one of the two is 0, or `x` is below the lowest bit that `y` may have.
    fn are_apart(&self, x: &Word, y: &Word) -> bool {
        if x.poly.times(&y.poly).is_zero() {
            return true;
        }
        let range = self.range(&x.poly);
        let bits = u32::try_from(range.high.bits()).unwrap_or(u32::MAX);
        !range.low.is_negative() && y.poly.is_multiple_of_power(bits)
    }

    /// `x` where `bit` is 1, `y` where it is 0.
    pub fn select(&mut self, bit: &Word, x: &Word, y: &Word) -> Word {
        match bit.as_constant() {
            Some(0) => return y.clone(),
            Some(_) => return x.clone(),
            None if x.poly == y.poly => return x.clone(),
            None => {}
        }
        let (x, y) = (self.short(x), self.short(y));
        let difference = (*x.poly).clone().minus(&y.poly);
        let poly = bit.poly.times(&difference).plus(&y.poly);
        let chosen = samples(|i| {
            if bit.samples[i] == 1 {
                x.samples[i]
            } else {
                y.samples[i]
            }
        });
        self.simplified(poly, chosen)
    }

    /// Whether the word is 0, as a bit; `None` if that is no polynomial of few bits.
    pub fn is_zero(&mut self, word: &Word) -> Option<Word> {
        let bits = word.poly.bits(4)?;
        let value = |n| Int::from(u8::from(word.poly.at_bits(&bits, n).is_zero()));
        let poly = Poly::interpolated(&bits, value);
        Some(self.word(poly, samples(|i| u64::from(word.samples[i] == 0))))
    }

    /// Whether the value of a polynomial is 0 in all concrete executions.
    #[must_use]
    pub fn is_zero_in_samples(&self, poly: &Poly) -> bool {
        (0..SAMPLES).all(|i| self.sample(poly, i).is_zero())
    }

    /// The word's polynomial if it is 0 or 1.
    #[must_use]
    pub fn is_bit(&self, word: &Word) -> bool {
        let range = self.range(&word.poly);
        !range.low.is_negative() && range.high <= Int::one()
    }
}
