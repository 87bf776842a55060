//! The arguments for facts and for what a contract ensures.

use crate::numbers::{Claim, Numbers};
use crate::poly::{Atom, Int, Interval, Monomial, Poly, power};
use crate::reader::{Reader, Result};
use crate::replay::{Case, Facts, Mode, Rest, Rule};
use crate::store::Store;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

/// Most bits whose values make the cases of a congruence.
const MOST_BITS: usize = 8;
/// Most bits on which a range is split.
const MOST_SPLITS: usize = 8;

/// Everything that an argument may use.
pub struct Goal<'a> {
    /// Equations.
    pub store: &'a Store<'a>,
    /// What holds modulo 2^bits.
    pub rules: (u32, Vec<Rule>),
    /// Facts so far.
    pub facts: Facts,
    /// Polynomials of words from 0 to so many times the modulus, which it divides.
    pub multiples: Vec<(Poly, Int)>,
    congruences: Vec<Congruence>,
}

/// `number = sum of quotient * divisor + ghost`.
struct Congruence {
    number: Poly,
    divisor: Poly,
    modulus: Atom,
    /// Each with the most that its divisor is of the claim's; `None` if it is that.
    quotients: Vec<(Poly, Option<Int>)>,
    ghost: Poly,
    bits: Vec<Atom>,
}

impl Congruence {
    /// Notes the bits that quotients and ghost are made of.
    fn find_bits(&mut self) -> Result<()> {
        let quotients = self.quotients.iter().map(|(quotient, _)| quotient);
        let atoms = quotients.chain([&self.ghost]).flat_map(Poly::atoms);
        let mut bits: Vec<Atom> = atoms.filter(|atom| atom.is_bit()).collect();
        bits.sort_unstable_by_key(|bit| bit.number());
        bits.dedup();
        if bits.len() > MOST_BITS {
            return Err("a congruence has too many cases".into());
        }
        self.bits = bits;
        Ok(())
    }

    fn cases(&self) -> impl Iterator<Item = Case> {
        let case = |n: usize| {
            let value = move |(i, &bit)| (bit, n >> i & 1 == 1);
            self.bits.iter().enumerate().map(value).collect()
        };
        (0..1 << self.bits.len()).map(case)
    }
}

impl<'a> Goal<'a> {
    /// No facts yet.
    #[must_use]
    pub fn new(store: &'a Store<'a>, rules: (u32, Vec<Rule>), multiples: Vec<(Poly, Int)>) -> Self {
        Self {
            store,
            rules,
            facts: Facts::default(),
            multiples,
            congruences: Vec::new(),
        }
    }

    /// Goes on with another lane: claims about other numbers.
    pub fn start(&mut self, multiples: Vec<(Poly, Int)>) {
        self.multiples = multiples;
        self.congruences.clear();
    }

    fn atom(&self, reader: &mut Reader<'_>) -> Result<Atom> {
        self.store.atom(reader.number("atom")?)
    }

    fn poly(&self, reader: &mut Reader<'_>) -> Result<Poly> {
        reader.poly(&|number| self.store.atom(number))
    }

    /// Checks facts, each about a later atom than the one before.
    pub fn check_facts(&mut self, reader: &mut Reader<'_>) -> Result<usize> {
        let count = reader.count()?;
        let mut last = None;
        for _ in 0..count {
            let atom = self.atom(reader)?;
            if last.is_some_and(|last: Atom| last.number() >= atom.number()) {
                return Err("facts are not in order".into());
            }
            last = Some(atom);
            self.check_fact(reader, atom)
                .map_err(|why| format!("fact on atom {}: {why}", atom.number()))?;
        }
        Ok(count)
    }

    fn check_fact(&mut self, reader: &mut Reader<'_>, atom: Atom) -> Result<()> {
        let (_, equation) = self
            .store
            .equation_of(atom)
            .ok_or("an input equals nothing")?;
        let value = self.poly(reader)?;
        if value
            .0
            .keys()
            .flatten()
            .any(|older| older.number() >= atom.number())
        {
            return Err("it is said to equal what is not older".into());
        }
        match reader.kind()? {
            0 => {
                // Both are in [0, 2^k), and they are equal modulo 2^k.
                let range = self.store.interval(&value);
                let fits = !range.low.is_negative() && range.high < power(equation.shift);
                if atom != equation.low || !fits {
                    return Err("the two may differ by a multiple of a power of 2".into());
                }
                let (bits, rules) = &self.rules;
                let rules = if equation.shift <= *bits {
                    rules.as_slice()
                } else {
                    &[]
                };
                let mode = Mode::Modulo(equation.shift, rules);
                let difference = Poly::atom(atom).minus(&value);
                let mut rest = Rest::new(self.store, &self.facts, mode, &[], &difference);
                rest.follow(&reader.steps()?)?;
                if !rest.poly().is_zero() {
                    return Err("the two are not equal".into());
                }
            }
            1 => {
                let difference = Poly::atom(atom).minus(&value);
                let one = Int::one();
                self.check_range(reader, &difference, Some(&-&one), &one, &Case::new())?;
            }
            _ => return Err("an unknown kind of argument".into()),
        }
        self.facts.learn(atom, value);
        Ok(())
    }

    /// Checks `above < poly < below`, or but the second part, in a case. The steps must end when this is shown.
    fn check_range(
        &self,
        reader: &mut Reader<'_>,
        poly: &Poly,
        above: Option<&Int>,
        below: &Int,
        case: &Case,
    ) -> Result<()> {
        match reader.kind()? {
            0 => {
                let steps = reader.steps()?;
                let mut rest = Rest::new(self.store, &self.facts, Mode::Range, case, poly);
                let (mut is_above, mut is_below) = (above.is_none(), false);
                for step in steps.into_iter().map(Some).chain([None]) {
                    is_above |= above.is_some_and(|above| rest.is_above(above));
                    is_below |= rest.is_below(below);
                    match step {
                        Some(_) if is_above && is_below => return Err("steps are left over".into()),
                        Some(step) => rest.step(step)?,
                        None if is_above && is_below => {}
                        None => return Err("the range is not shown".into()),
                    }
                }
                Ok(())
            }
            1 => {
                let bit = self.atom(reader)?;
                let is_new = case.iter().all(|(known, _)| known.number() != bit.number());
                if !bit.is_bit() || !is_new || case.len() >= MOST_SPLITS + MOST_BITS {
                    return Err("a split on what is no new bit".into());
                }
                for value in [false, true] {
                    let case = [case.as_slice(), &[(bit, value)]].concat();
                    self.check_range(reader, poly, above, below, &case)?;
                }
                Ok(())
            }
            _ => Err("an unknown kind of range".into()),
        }
    }

    /// Checks the argument for a claim.
    pub fn check_claim(
        &mut self,
        reader: &mut Reader<'_>,
        numbers: &Numbers,
        claim: &Claim,
    ) -> Result<()> {
        match claim {
            Claim::Zero(number) => self.check_zero(reader, numbers, number),
            Claim::Divides(divisor, number) => {
                self.check_congruence(reader, numbers, divisor, number)
            }
            Claim::Negative(number) => self.check_negative(reader, numbers, number),
        }
    }

    fn check_zero(&self, reader: &mut Reader<'_>, numbers: &Numbers, number: &Poly) -> Result<()> {
        let kind = reader.kind()?;
        let value = numbers.expand(number);
        let mut rest = Rest::new(self.store, &self.facts, Mode::Exact, &[], &value);
        rest.follow(&reader.steps()?)?;
        // A multiple of 2^k in (-2^k, 2^k) is 0.
        let range = numbers.range(number);
        let k = range.high.abs().max(range.low.abs()).bits() as u32;
        match (kind, rest.poly().is_zero()) {
            (0, true) => Ok(()),
            (1, false) if rest.poly().is_multiple_of_power(k) => Ok(()),
            _ => Err("the two sides of an equation differ".into()),
        }
    }

    fn check_congruence(
        &mut self,
        reader: &mut Reader<'_>,
        numbers: &Numbers,
        divisor: &Poly,
        number: &Poly,
    ) -> Result<()> {
        if reader.kind()? != 2 {
            return Err("a congruence needs quotients".into());
        }
        let [modulus] = divisor.atoms()[..] else {
            return Err("the divisor is not made of one number".into());
        };
        let mut congruence = self.read_quotients(reader, numbers, modulus, (divisor, number))?;
        for _ in 0..reader.count()? {
            self.dismiss(reader, numbers, &mut congruence)?;
        }
        congruence.find_bits()?;
        for case in congruence.cases() {
            let is_zero = congruence.ghost.in_case(&case).is_zero();
            match reader.kind()? {
                0 if is_zero => {}
                kind if kind > 0 && !is_zero => {
                    self.check_impossible(reader, numbers, &congruence, &case, kind)?;
                }
                _ => return Err("a case of the congruence does not hold".into()),
            }
        }
        self.congruences.push(congruence);
        Ok(())
    }

    /// Reads quotients and what they leave over, and checks that they do so.
    fn read_quotients(
        &self,
        reader: &mut Reader<'_>,
        numbers: &Numbers,
        modulus: Atom,
        (divisor, number): (&Poly, &Poly),
    ) -> Result<Congruence> {
        let own = (numbers.expand(divisor), None);
        let others = self
            .multiples
            .iter()
            .map(|(value, most)| (value.clone(), Some(most.clone())));
        let divisors: Vec<(Poly, Option<Int>)> = [own].into_iter().chain(others).collect();
        let mut quotients = Vec::new();
        for _ in &divisors {
            quotients.push(self.poly(reader)?);
        }
        let ghost = self.poly(reader)?;
        // number - sum of quotient * divisor - ghost is 0.
        let mut difference = numbers.expand(number).minus(&ghost);
        for (quotient, (value, _)) in quotients.iter().zip(&divisors) {
            difference = difference.minus(&quotient.times(value));
        }
        let mut rest = Rest::new(self.store, &self.facts, Mode::Exact, &[], &difference);
        rest.follow(&reader.steps()?)?;
        if !rest.poly().is_zero() {
            return Err("the quotients do not make up the number".into());
        }
        let mosts = divisors.into_iter().map(|(_, most)| most);
        Ok(Congruence {
            number: number.clone(),
            divisor: divisor.clone(),
            modulus,
            quotients: quotients.into_iter().zip(mosts).collect(),
            ghost,
            bits: Vec::new(),
        })
    }

    /// Checks that a product in the ghost can have one value only, and puts that for it.
    fn dismiss(
        &self,
        reader: &mut Reader<'_>,
        numbers: &Numbers,
        congruence: &mut Congruence,
    ) -> Result<()> {
        let m = reader.monomial(&|number| self.store.atom(number))?;
        let mut m: Monomial = m;
        m.sort_unstable_by(|a, b| b.cmp(a));
        let base = reader.integer()?;
        let c = congruence.ghost.coefficient(&m);
        let range = self.store.range_of_product(&m);
        if c.is_zero() || m.is_empty() || base < range.low || base > range.high {
            return Err("no such term can be dismissed".into());
        }
        congruence.ghost.add(m, -c.clone());
        let others = self.store.interval(&congruence.ghost);
        for (low, high) in [(range.low, &base - 1), (&base + 1, range.high)] {
            let mut ghost = others.clone();
            ghost.add_scaled(&c, &Interval::new(low.clone(), high.clone()));
            let contradicts =
                || self.contradicts(numbers, congruence, &Case::new(), &ghost, &Poly::default());
            if low <= high && !contradicts() {
                return Err("a term that is dismissed may have another value".into());
            }
        }
        congruence.ghost.add(Monomial::new(), c * base);
        Ok(())
    }

    /// Whether the two sides, in a case and with this ghost, differ if `positive` is 0 or more.
    fn contradicts(
        &self,
        numbers: &Numbers,
        congruence: &Congruence,
        case: &Case,
        ghost: &Interval,
        positive: &Poly,
    ) -> bool {
        let (least, most) = self.multiple(congruence, case);
        let above = most
            .plus(&Poly::constant(ghost.high.clone()))
            .minus(&congruence.number);
        let below = congruence
            .number
            .clone()
            .minus(&least)
            .minus(&Poly::constant(ghost.low.clone()));
        let is_negative = |poly: &Poly| numbers.is_negative(poly, Some(congruence.modulus));
        is_negative(&above.plus(positive)) || is_negative(&below)
    }

    /// What the sum of quotients times divisors is at least and at most, as multiples of the claim's divisor.
    fn multiple(&self, congruence: &Congruence, case: &Case) -> (Poly, Poly) {
        let (mut least, mut most) = (Int::zero(), Int::zero());
        for (quotient, times) in &congruence.quotients {
            let Interval { low, high } = self.store.interval(&quotient.in_case(case));
            match times {
                None => (least, most) = (least + low, most + high),
                Some(times) => {
                    least += times * low.min(Int::zero());
                    most += times * high.max(Int::zero());
                }
            }
        }
        (
            congruence.divisor.scaled(&least),
            congruence.divisor.scaled(&most),
        )
    }

    /// Checks that a case cannot be. Of the three reasons the first that holds must be given.
    fn check_impossible(
        &self,
        reader: &mut Reader<'_>,
        numbers: &Numbers,
        congruence: &Congruence,
        case: &Case,
        kind: u8,
    ) -> Result<()> {
        let by_bit = case
            .iter()
            .any(|&(bit, value)| self.is_inconsistent(bit, value, case));
        let ghost = self.store.interval(&congruence.ghost.in_case(case));
        let by_size = || self.contradicts(numbers, congruence, case, &ghost, &Poly::default());
        let holds = match kind {
            1 => by_bit,
            2 => !by_bit && by_size(),
            3 if !by_bit && !by_size() => {
                let positive = self.not_below(reader, numbers, congruence, case)?;
                self.contradicts(numbers, congruence, case, &ghost, &positive)
            }
            _ => false,
        };
        if holds {
            Ok(())
        } else {
            Err("a case is possible after all".into())
        }
    }

    /// Whether the equation of a bit, all of whose atoms have values in the case, says that it is not `value`.
    fn is_inconsistent(&self, bit: Atom, value: bool, case: &Case) -> bool {
        let Some((_, equation)) = self.store.equation_of(bit) else {
            return false;
        };
        let is_high = equation
            .high
            .is_some_and(|high| high.number() == bit.number());
        let split = equation.poly.in_case(case).as_constant();
        split.filter(|_| is_high).is_some_and(|split| {
            let low = split.mod_floor(&power(equation.shift));
            split - low != &equation.weight * u8::from(value)
        })
    }

    /// A comparison: the sum over its equations P = l - 2^64 h of 2^(64 i) (P + the h before) is
    /// the sum of the 2^(64 i) l, less 2^(64 n) times the last h, so that its sign is that of the last borrow.
    fn compared(&self, reader: &mut Reader<'_>, case: &Case) -> Result<(Poly, bool)> {
        let bit = self.atom(reader)?;
        let supposed = case
            .iter()
            .find(|(known, _)| known.number() == bit.number());
        let (_, is_set) = supposed.ok_or("a comparison whose outcome is open")?;
        let chain = reader.steps()?;
        let mut borrow: Option<Atom> = None;
        let mut all = Poly::default();
        for (i, &number) in chain.iter().rev().enumerate() {
            let equation = self
                .store
                .equations()
                .get(number as usize)
                .ok_or("no such equation")?;
            if equation.weight != -power(64) {
                return Err("a comparison with what is no subtraction".into());
            }
            let mut level = (*equation.poly).clone();
            if let Some(borrow) = borrow {
                level = level.plus(&Poly::atom(borrow));
            }
            all.add_scaled(&level, &power(64 * i as u32));
            borrow = equation.high;
        }
        if borrow.is_none_or(|last| last.number() != bit.number() || !last.is_bit()) {
            return Err("a comparison with another outcome".into());
        }
        Ok((all, *is_set))
    }

    /// Checks that in this case the result is not below the divisor; gives a multiple of the difference, with the
    /// result's coefficient in the number.
    fn not_below(
        &self,
        reader: &mut Reader<'_>,
        numbers: &Numbers,
        congruence: &Congruence,
        case: &Case,
    ) -> Result<Poly> {
        let number = &congruence.number;
        let is_result =
            |s: &Atom| *s != congruence.modulus && number.coefficient(&[*s]).is_positive();
        let result = number
            .atoms()
            .into_iter()
            .find(is_result)
            .ok_or("no result to compare")?;
        let difference = Poly::atom(result).minus(&congruence.divisor);
        let (compared, is_set) = self.compared(reader, case)?;
        if is_set {
            return Err("a comparison with the other outcome".into());
        }
        // 0 <= compared <= difference
        let rest = compared.minus(&numbers.expand(&difference));
        self.check_range(reader, &rest, None, &Int::one(), case)?;
        Ok(difference.scaled(&number.coefficient(&[result])))
    }

    fn check_negative(
        &self,
        reader: &mut Reader<'_>,
        numbers: &Numbers,
        number: &Poly,
    ) -> Result<()> {
        let kind = reader.kind()?;
        let by_numbers = numbers.is_negative(number, None);
        match kind {
            3 if by_numbers => Ok(()),
            4 if !by_numbers => self.check_cases(reader, numbers, number),
            5 if !by_numbers => {
                let value = numbers.expand(number);
                self.check_range(reader, &value, None, &Int::zero(), &Case::new())
            }
            _ => Err("an inequality is not shown".into()),
        }
    }

    /// Checks an inequality in each case of a congruence that speaks of the same number.
    fn check_cases(&self, reader: &mut Reader<'_>, numbers: &Numbers, number: &Poly) -> Result<()> {
        let index = reader.number("number")? as usize;
        let congruence = self.congruences.get(index).ok_or("no such congruence")?;
        let factor = number.atoms().into_iter().find_map(|symbol| {
            let (part, whole) = (
                number.coefficient(&[symbol]),
                congruence.number.coefficient(&[symbol]),
            );
            let fits = part.is_positive() && whole.is_positive() && symbol != congruence.modulus;
            (fits && whole.is_multiple_of(&part)).then(|| whole / part)
        });
        let scaled = number.scaled(&factor.ok_or("the congruence is about other numbers")?);
        let value = numbers.expand(number);
        for case in congruence.cases() {
            let kind = reader.kind()?;
            if kind <= 3 {
                self.check_impossible(reader, numbers, congruence, &case, kind)?;
                continue;
            }
            // factor * number + (sum of quotients * divisors + ghost - number), whose second part is 0.
            if !congruence.ghost.in_case(&case).is_zero() {
                return Err("a case that cannot be is taken for one that can".into());
            }
            let bound = scaled
                .clone()
                .plus(&self.multiple(congruence, &case).1)
                .minus(&congruence.number);
            let by_size = numbers.is_negative(&bound, Some(congruence.modulus));
            match kind {
                4 if by_size => {}
                5 if !by_size => {
                    // Either value <= compared < 0, or value < -compared <= 0.
                    let (compared, is_set) = self.compared(reader, &case)?;
                    let (rest, below) = if is_set {
                        (value.clone().minus(&compared), Int::one())
                    } else {
                        (value.clone().plus(&compared), Int::zero())
                    };
                    self.check_range(reader, &rest, None, &below, &case)?;
                }
                _ => return Err("an inequality is not shown in a case".into()),
            }
        }
        Ok(())
    }
}
