//! Proofs of what a contract ensures.

use crate::argument::{Argument, Below, Comparison, Congruence, Impossible};
use crate::bounds::Interval;
use crate::claims::{Claim, Hypotheses, Language};
use crate::eliminate::{Case, Divisor, Elimination, Mode, Steps};
use crate::equations::Store;
use crate::facts::{Limits, in_range};
use crate::poly::{Atom, Int, Monomial, Poly, power};
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

/// Most bits on which the cases of a congruence depend.
const MOST_BITS: usize = 8;

/// Proves claims about the state at the end.
pub struct Prover<'a> {
    /// Atoms, equations and facts.
    pub store: &'a Store,
    /// What the names of the claims stand for.
    pub language: &'a Language,
    /// What may be assumed.
    pub hypotheses: &'a Hypotheses,
    /// Polynomials of words that are multiples of the modulus, from 0 to so many times it.
    pub multiples: Vec<(Poly, Int)>,
    /// Most terms that one elimination may rewrite.
    budget: u64,
    identities: Vec<Identity>,
    /// What has been found, for people.
    pub notes: Vec<String>,
    /// Why each claim holds, in their order.
    pub arguments: Vec<Argument>,
    /// Whether arguments are to be complete.
    pub certifies: bool,
}

/// An equation `number = sum of quotient * divisor + ghost`, found by elimination.
struct Identity {
    number: Poly,
    divisor: Poly,
    /// The only number in the divisor.
    modulus: Atom,
    quotients: Vec<Quotient>,
    /// What was left over; 0 in every case that can be.
    ghost: Poly,
    bits: Vec<Atom>,
}

/// What multiplies a divisor.
struct Quotient {
    value: Poly,
    /// The divisor is from 0 to so many times the claim's; `None` if it is that.
    most: Option<Int>,
}

impl<'a> Prover<'a> {
    /// A prover that has proved nothing yet.
    #[must_use]
    pub fn new(
        store: &'a Store,
        language: &'a Language,
        hypotheses: &'a Hypotheses,
        budget: u64,
    ) -> Self {
        Self {
            store,
            language,
            hypotheses,
            budget,
            multiples: Vec::new(),
            identities: Vec::new(),
            notes: Vec::new(),
            arguments: Vec::new(),
            certifies: false,
        }
    }

    /// Proves a claim.
    ///
    /// # Errors
    ///
    /// What is left to prove.
    pub fn prove(&mut self, claim: &Claim) -> Result<(), String> {
        let argument = match claim {
            Claim::Zero(number) => self.zero(number)?,
            Claim::Less(left, right) => self.less(left, right)?,
            Claim::Divides { divisor, number } => self.divides(divisor, number)?,
        };
        self.arguments.push(argument);
        Ok(())
    }

    fn zero(&mut self, number: &Poly) -> Result<Argument, String> {
        let value = self.language.expand(number);
        let mut elimination = Elimination::new(self.store, Mode::Exact, &[], &value);
        let ended = elimination.run(self.budget);
        if elimination.rest.is_zero() {
            return Ok(Argument::Zero(elimination.log, None));
        }
        // A multiple of 2^k in (-2^k, 2^k) is 0.
        let range = self.language.range(number);
        let bits = range.high.abs().max(range.low.abs()).bits() as u32;
        if ended && elimination.rest.is_multiple_of_power(bits) {
            self.notes.push(format!(
                "what is left is a multiple of 2^{bits} and smaller"
            ));
            return Ok(Argument::Zero(elimination.log, Some(bits)));
        }
        Err(self.left_over("the equation", &elimination.rest))
    }

    fn divides(&mut self, divisor: &Poly, number: &Poly) -> Result<Argument, String> {
        let [modulus] = divisor.atoms()[..] else {
            return Err("the divisor is not made of one number".into());
        };
        let value = self.language.expand(number);
        let (divisors, mosts) = self.divisors(divisor)?;
        let mode = Mode::Congruent(divisors);
        let mut elimination = Elimination::new(self.store, mode, &[], &value);
        if !elimination.run(self.budget) {
            return Err(self.left_over("the congruence, out of budget,", &elimination.rest));
        }
        let Mode::Congruent(divisors) = elimination.mode else {
            unreachable!("the mode stays");
        };
        let quotient = |(divisor, most): (&Divisor, Option<Int>)| Quotient {
            value: frozen(&divisor.quotient),
            most,
        };
        let mut identity = Identity {
            number: number.clone(),
            divisor: divisor.clone(),
            modulus,
            quotients: divisors.iter().zip(mosts).map(quotient).collect(),
            ghost: frozen(&elimination.rest),
            bits: Vec::new(),
        };
        let mut argument = Congruence {
            quotients: identity.quotients.iter().map(|q| q.value.clone()).collect(),
            ghost: identity.ghost.clone(),
            steps: Steps::new(),
            dismissed: self.dismiss_ghosts(&mut identity),
            bits: identity.depends_on(),
            cases: Vec::new(),
        };
        identity.bits.clone_from(&argument.bits);
        argument.cases = self.cases(&identity)?;
        self.identities.push(identity);
        if self.certifies {
            match self.difference(&value, &divisors, &argument) {
                Some(steps) => argument.steps = steps,
                None => return Ok(Argument::Unsupported("its two sides are not the same")),
            }
        }
        Ok(Argument::Congruence(argument.into()))
    }

    /// The divisor, and the numbers known to be multiples of it, with the most that each quotient may be.
    fn divisors(&self, divisor: &Poly) -> Result<(Vec<Divisor>, Vec<Option<Int>>), String> {
        let own = (self.language.expand(divisor), None);
        let multiples = self.multiples.iter();
        let multiples = multiples.map(|(value, most)| (value.clone(), Some(most.clone())));
        let with_most = |(value, most)| {
            let divisor = Divisor::new(value).ok_or("no pivot in the divisor")?;
            Ok((divisor, most))
        };
        [own].into_iter().chain(multiples).map(with_most).collect()
    }

    /// Why the ghost is nothing in each case of the bits: because it is, or because the case is not possible.
    fn cases(&self, identity: &Identity) -> Result<Vec<Option<Impossible>>, String> {
        if identity.bits.len() > MOST_BITS {
            let bits = identity.bits.len();
            return Err(format!("the congruence depends on {bits} bits"));
        }
        let why = |case| {
            let ghost = at(&identity.ghost, &case);
            if ghost.is_zero() {
                return Ok(None);
            }
            let why = self.impossible(identity, &case);
            let why = why.ok_or_else(|| self.left_over("the congruence", &ghost))?;
            Ok(Some(why))
        };
        identity.cases().map(why).collect()
    }

    /// The steps by which `value - sum of quotient * divisor - ghost` becomes nothing.
    fn difference(
        &self,
        value: &Poly,
        divisors: &[Divisor],
        argument: &Congruence,
    ) -> Option<Steps> {
        let mut difference = value.clone().minus(&argument.ghost);
        for (quotient, divisor) in argument.quotients.iter().zip(divisors) {
            difference.add_scaled(&quotient.times(&divisor.value), &-Int::one());
        }
        let defined = |atom: Atom| {
            let is_defined = self.store.info(atom).equation.is_some();
            Some(Poly::atom(Atom::new(
                atom.index(),
                atom.is_bit(),
                is_defined,
            )))
        };
        let difference = difference.substituted(defined);
        let mut elimination = Elimination::new(self.store, Mode::Exact, &[], &difference);
        (elimination.run(self.budget) && elimination.rest.is_zero()).then_some(elimination.log)
    }

    /// Drops what is left over where it cannot be but 0, as the number would not fit.
    fn dismiss_ghosts(&mut self, identity: &mut Identity) -> Vec<(Monomial, Int)> {
        let all: Vec<(Monomial, Int)> = identity
            .ghost
            .terms()
            .map(|(m, c)| (m.clone(), c.clone()))
            .collect();
        let mut dismissed = Vec::new();
        // The sum of the ranges of all terms, from which that of the others follows.
        let mut whole = self.store.interval(&identity.ghost);
        let sides = self.sides(identity, &Case::new());
        for (m, c) in all.into_iter().filter(|(m, _)| !m.is_empty()) {
            let range = self.store.range_of_product(&m);
            // Sums that begin with a constant end with a carry that is one.
            let constant = identity.ghost.coefficient(&[]);
            let (surplus, rest) = constant.div_rem(&c);
            let with_constant = !surplus.is_zero() && rest.is_zero();
            let base = if with_constant { -surplus } else { Int::zero() };
            if base < range.low || base > range.high {
                continue;
            }
            let others = without(&whole, &c, &range);
            let differs = |from: &Int, to: &Int| {
                // The product is from `from` to `to`, if that is anything.
                let mut ghost = others.clone();
                ghost.add_scaled(
                    &c,
                    &Interval {
                        low: from.clone(),
                        high: to.clone(),
                    },
                );
                from > to || self.differ(identity, &sides, &ghost, &Poly::zero())
            };
            if differs(&(&base + 1), &range.high) && differs(&range.low, &(&base - 1)) {
                identity.ghost.add_term(m.clone(), -c.clone());
                identity.ghost.add_term(Monomial::new(), &c * &base);
                whole = others;
                whole.low += &c * &base;
                whole.high += c * &base;
                dismissed.push((m, base));
            }
        }
        if !dismissed.is_empty() {
            self.notes.push(format!(
                "{} carries out of the top are known by the range",
                dismissed.len()
            ));
        }
        dismissed
    }

    /// Why a case cannot be.
    fn impossible(&self, identity: &Identity, case: &Case) -> Option<Impossible> {
        let inconsistent = |&&(bit, value): &&(Atom, bool)| self.is_inconsistent(bit, value, case);
        if let Some(&(bit, _)) = case.iter().find(inconsistent) {
            return Some(Impossible::Bit(bit));
        }
        let ghost = self.store.interval(&at(&identity.ghost, case));
        if self.contradicts(identity, case, &ghost, &Poly::zero()) {
            return Some(Impossible::Size);
        }
        // Where a comparison says that the result is not below the divisor.
        let (positive, comparison) = self.not_below(identity, case)?;
        self.contradicts(identity, case, &ghost, &positive)
            .then_some(Impossible::NotBelow(comparison))
    }

    /// Whether the equation of a bit, in which the case says all, says that it is not `value`.
    fn is_inconsistent(&self, bit: Atom, value: bool, case: &Case) -> bool {
        let Some(equation) = self.store.equation_of(bit) else {
            return false;
        };
        let Some(split) = at(&frozen(&equation.poly), case).as_constant() else {
            return false;
        };
        let quotient = split.div_floor(&power(equation.shift));
        let high = if equation.negative {
            -quotient
        } else {
            quotient
        };
        let is_high = equation
            .high
            .is_some_and(|high| high.frozen() == bit.frozen());
        is_high && high != Int::from(u8::from(value))
    }

    /// A multiple of `result - divisor` with the result's coefficient in the number, if a comparison says
    /// that it is 0 or more in this case.
    fn not_below(&self, identity: &Identity, case: &Case) -> Option<(Poly, Comparison)> {
        let number = &identity.number;
        let is_result =
            |s: &Atom| *s != identity.modulus && number.coefficient(&[*s]).is_positive();
        let result = number.atoms().into_iter().find(is_result)?;
        let difference = Poly::atom(result).minus(&identity.divisor);
        let value = self.language.expand(&difference);
        let holds = |&(bit, is_set): &(Atom, bool)| {
            let (compared, chain) = self.compared(bit).filter(|_| !is_set)?;
            // compared >= 0; is compared - value <= 0?
            let rest = compared.minus(&value);
            let limits = Limits {
                steps: self.budget,
                depth: 0,
            };
            let split = in_range(self.store, &rest, (None, &Int::one()), case, limits)?;
            Some(Comparison { bit, chain, split })
        };
        let factor = number.coefficient(&[result]);
        let comparison = case.iter().find_map(holds)?;
        Some((difference.scaled(&factor), comparison))
    }

    /// Whether the two sides of the identity, in a case and with this ghost, cannot be equal if `positive` is
    /// 0 or more.
    fn contradicts(
        &self,
        identity: &Identity,
        case: &Case,
        ghost: &Interval,
        positive: &Poly,
    ) -> bool {
        self.differ(identity, &self.sides(identity, case), ghost, positive)
    }

    /// What the number is not above, and what it is not below, less the number, in a case and but for the ghost.
    fn sides(&self, identity: &Identity, case: &Case) -> [Poly; 2] {
        let bounds = [self.most(identity, case), self.least(identity, case)];
        bounds.map(|bound| bound.minus(&identity.number))
    }

    /// As [`contradicts`](Self::contradicts), from the two sides.
    fn differ(
        &self,
        identity: &Identity,
        [most, least]: &[Poly; 2],
        ghost: &Interval,
        positive: &Poly,
    ) -> bool {
        let above = most.clone().plus_term(&[], ghost.high.clone());
        let below = least.clone().plus_term(&[], ghost.low.clone());
        let is_negative = |numbers: &Poly| {
            self.hypotheses
                .is_negative(self.language, numbers, Some(identity.modulus))
        };
        is_negative(&above.plus(positive)) || is_negative(&below.scaled(&-Int::one()))
    }

    /// What the sum of quotients times divisors does not exceed.
    fn most(&self, identity: &Identity, case: &Case) -> Poly {
        self.sum(identity, |quotient| {
            let high = self.store.interval(&at(&quotient.value, case)).high;
            match &quotient.most {
                None => high,
                Some(most) => most * high.max(Int::zero()),
            }
        })
    }

    /// What it is not less than.
    fn least(&self, identity: &Identity, case: &Case) -> Poly {
        self.sum(identity, |quotient| {
            let low = self.store.interval(&at(&quotient.value, case)).low;
            match &quotient.most {
                None => low,
                Some(most) => most * low.min(Int::zero()),
            }
        })
    }

    fn sum(&self, identity: &Identity, factor: impl Fn(&Quotient) -> Int) -> Poly {
        identity
            .divisor
            .scaled(&identity.quotients.iter().map(factor).sum())
    }

    fn less(&mut self, left: &Poly, right: &Poly) -> Result<Argument, String> {
        let difference = left.clone().minus(right);
        if self
            .hypotheses
            .is_negative(self.language, &difference, None)
        {
            return Ok(Argument::Numbers);
        }
        let value = self.language.expand(&difference);
        let mut why = "the inequality".to_string();
        for (i, identity) in self.identities.iter().enumerate() {
            match self.less_by(identity, &difference, &value) {
                Ok(cases) => return Ok(Argument::Cases(i, cases)),
                Err(message) => why = message,
            }
        }
        let limits = Limits {
            steps: 100_000,
            depth: 0,
        };
        let by_range = in_range(self.store, &value, (None, &Int::zero()), &[], limits);
        by_range.map(Argument::Range).ok_or(why)
    }

    /// Proves `difference < 0` from an identity, case by case.
    fn less_by(
        &self,
        id: &Identity,
        difference: &Poly,
        value: &Poly,
    ) -> Result<Vec<Below>, String> {
        // The number that both speak of, and how often the difference goes into the identity.
        let common = difference.atoms().into_iter().find_map(|symbol| {
            let (part, whole) = (
                difference.coefficient(&[symbol]),
                id.number.coefficient(&[symbol]),
            );
            let fits = part.is_positive() && whole.is_positive() && symbol != id.modulus;
            (fits && whole.is_multiple_of(&part)).then(|| whole / part)
        });
        let factor = common.ok_or("the inequality: the congruence is about other numbers")?;
        let mut reasons = Vec::new();
        for case in id.cases() {
            if let Some(why) = self.impossible(id, &case) {
                reasons.push(Below::Impossible(why));
                continue;
            }
            // factor * difference + (quotients * divisors - number), whose second part is 0.
            let bound = difference
                .scaled(&factor)
                .plus(&self.most(id, &case))
                .minus(&id.number);
            let negative = self
                .hypotheses
                .is_negative(self.language, &bound, Some(id.modulus));
            reasons.push(if negative {
                Below::Size
            } else {
                let comparison = self.by_comparison(value, &case);
                Below::Comparison(comparison.ok_or_else(|| {
                    format!("the inequality, where {}", self.describe_case(&case))
                })?)
            });
        }
        Ok(reasons)
    }

    /// Proves `value < 0` in a case, in which one of the bits is the borrow of a comparison.
    fn by_comparison(&self, value: &Poly, case: &Case) -> Option<Comparison> {
        case.iter().find_map(|&(bit, is_set)| {
            let (compared, chain) = self.compared(bit)?;
            // If set, compared < 0 and value <= compared will do; else compared >= 0 and value < -compared.
            let (rest, below) = if is_set {
                (value.clone().minus(&compared), Int::one())
            } else {
                (value.clone().plus(&compared), Int::zero())
            };
            let limits = Limits {
                steps: self.budget,
                depth: 0,
            };
            let split = in_range(self.store, &rest, (None, &below), case, limits)?;
            Some(Comparison { bit, chain, split })
        })
    }

    /// The difference of which the bit says that it is negative: the bit is the last borrow of a
    /// subtraction of several words.
    fn compared(&self, bit: Atom) -> Option<(Poly, Steps)> {
        let (mut levels, mut chain) = (Vec::new(), Steps::new());
        let mut borrow = Some(bit);
        while let Some(bit) = borrow {
            let equation = self.store.equation_of(bit)?;
            let is_borrow = equation.negative
                && equation.shift == 64
                && equation
                    .high
                    .is_some_and(|high| high.frozen() == bit.frozen());
            if !is_borrow {
                return None;
            }
            let mut poly = (*equation.poly).clone();
            borrow = poly.atoms().into_iter().find(|&atom| {
                atom.is_bit()
                    && poly.coefficient(&[atom]) == -Int::one()
                    && self
                        .store
                        .equation_of(atom)
                        .is_some_and(|e| e.negative && e.shift == 64 && e.high == Some(atom))
            });
            if let Some(borrow) = borrow {
                poly.add_term(Monomial::from_slice(&[borrow]), Int::one());
            }
            levels.push(poly);
            chain.push(self.store.info(bit).equation? as u32);
        }
        let mut all = Poly::zero();
        for (i, level) in levels.iter().rev().enumerate() {
            all.add_scaled(level, &power(64 * i as u32));
        }
        Some((all, chain))
    }

    fn describe_case(&self, case: &Case) -> String {
        let bit = |&(bit, value): &(Atom, bool)| match self.store.equation_of(bit) {
            Some(equation) => format!("the carry of {:#x} is {}", equation.at, u8::from(value)),
            None => format!("an input is {}", u8::from(value)),
        };
        case.iter().map(bit).collect::<Vec<_>>().join(" and ")
    }

    /// Says what was not proved.
    fn left_over(&self, what: &str, rest: &Poly) -> String {
        let mut message = format!("{what}: {} terms are left", rest.len());
        for (m, c) in rest.terms().rev().take(3) {
            let from = m.iter().map(|&atom| match self.store.equation_of(atom) {
                Some(equation) => format!("{:#x}", equation.at),
                None => "input".into(),
            });
            let from: Vec<String> = from.collect();
            message += &format!("; 2^{} or so * [{}]", c.bits() - 1, from.join(", "));
        }
        message
    }
}

impl Identity {
    /// The bits in the quotients and the ghost.
    fn depends_on(&self) -> Vec<Atom> {
        let mut bits = self.ghost.atoms();
        bits.extend(self.quotients.iter().flat_map(|q| q.value.atoms()));
        bits.retain(|atom| atom.is_bit());
        bits.sort_unstable();
        bits.dedup();
        bits
    }

    /// All ways to choose the bits.
    fn cases(&self) -> impl Iterator<Item = Case> {
        let choice = |n: usize| {
            self.bits
                .iter()
                .enumerate()
                .map(move |(i, &bit)| (bit, n >> i & 1 == 1))
                .collect()
        };
        (0..1 << self.bits.len()).map(choice)
    }
}

/// The sum of ranges `whole` without `c` times one of them.
fn without(whole: &Interval, c: &Int, range: &Interval) -> Interval {
    let mut part = Interval::default();
    part.add_scaled(c, range);
    Interval {
        low: &whole.low - part.low,
        high: &whole.high - part.high,
    }
}

/// The polynomial of the same atoms, none of which an elimination takes away.
fn frozen(poly: &Poly) -> Poly {
    poly.substituted(|atom| Some(Poly::atom(atom.frozen())))
}

/// A polynomial of frozen atoms in a case.
fn at(poly: &Poly, case: &Case) -> Poly {
    poly.substituted(|atom| {
        let value = case.iter().find(|(bit, _)| *bit == atom);
        value.map(|(_, value)| Poly::constant(u8::from(*value)))
    })
}
