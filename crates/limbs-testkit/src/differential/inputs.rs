//! Inputs that meet `requires`.
//!
//! Most numbers may be anything, and are awkward. Where a claim constrains them, its
//! shape says how to meet it (see [`Recipe`]); all claims are evaluated in the end, and
//! an input that breaks one is drawn again.

use super::entry_state;
use super::sizes::{self, Size};
use crate::contract::{Contract, Formula, Relation, Term};
use crate::convert::{from_biguint, power_of_base, to_biguint};
use crate::generate::{self, Shape};
use crate::raw::Value;
use crate::{AnyLimb, TestRng};
use limbs_core::kernels::{Param, Role};
use num_bigint::BigUint;

/// How to meet a claim of `requires`.
#[derive(Debug)]
enum Recipe<'a> {
    /// It speaks of counts and indices only: try values until it holds.
    Try,
    /// `w = a or w = b ...`: one of the values for a word.
    OneOf(usize, Vec<&'a Term>),
    /// `(m * w + 1) mod B = 0`: m odd, w = -m^-1 mod B.
    NegativeInverse { m: usize, w: usize },
    /// `x < bound` or `x * y < bound`, buffers on the left.
    Below(Vec<usize>, &'a Term),
}

/// Draws inputs for one contract.
pub(super) struct Generator<'a> {
    contract: &'a Contract,
    recipes: Vec<Recipe<'a>>,
}

/// How often to try before giving up.
const TRIES: usize = 100;

impl<'a> Generator<'a> {
    pub(super) fn new(contract: &'a Contract) -> Self {
        let recipe = |f| recipe(contract, f).unwrap_or(Recipe::Try);
        Self {
            contract,
            recipes: contract.requires.iter().map(recipe).collect(),
        }
    }

    /// Values of the parameters for these sizes and this aliasing; `None` if none were
    /// found.
    pub(super) fn draw<W: AnyLimb>(
        &self,
        rng: &mut TestRng,
        size: &Size,
        lens: &[Option<usize>],
        owners: &[usize],
    ) -> Option<Vec<Value<W>>> {
        (0..TRIES).find_map(|_| {
            let mut draft = Draft {
                contract: self.contract,
                owners,
                values: self.unconstrained(rng, size, lens),
            };
            draft.relate(rng);
            for recipe in &self.recipes {
                draft.follow(rng, recipe)?;
            }
            draft.share();
            let state = entry_state(self.contract, &draft.values);
            let met = |f: &Formula| f.holds(&state) == Ok(true);
            self.contract
                .requires
                .iter()
                .all(met)
                .then_some(draft.values)
        })
    }

    fn unconstrained<W: AnyLimb>(
        &self,
        rng: &mut TestRng,
        size: &Size,
        lens: &[Option<usize>],
    ) -> Vec<Value<W>> {
        let corner = rng.one_in(8);
        let params = self.contract.kernel.params.iter().zip(lens);
        let value = |(param, len): (&Param, &Option<usize>)| match (len, param.role) {
            (Some(n), _) if corner => {
                let shape = *rng.pick(&[Shape::Zero, Shape::One, Shape::AllOnes]);
                Value::Buffer(generate::shaped(rng, shape, *n))
            }
            (Some(n), _) => Value::Buffer(generate::number(rng, *n)),
            (None, Role::Word) if corner => {
                Value::Word(generate::shaped(rng, Shape::AllOnes, 1)[0])
            }
            (None, Role::Word) => Value::Word(generate::limb(rng)),
            (None, _) => match size.iter().find(|(name, _)| *name == param.name) {
                Some((_, n)) => Value::Count(*n),
                None => Value::Count(self.small::<W>(rng, size, param.name)),
            },
        };
        params.map(value).collect()
    }

    /// A value for a count or index that decides no size: the least or the
    /// greatest that `requires` permits, or any.
    fn small<W: AnyLimb>(&self, rng: &mut TestRng, size: &Size, name: &'static str) -> usize {
        let values = sizes::small(self.contract, size, name, W::BITS);
        match rng.below(4) {
            0 => values[0],
            1 => values[values.len() - 1],
            _ => *rng.pick(&values),
        }
    }
}

/// The recipe for a claim, if its shape is known.
fn recipe<'a>(contract: &'a Contract, claim: &'a Formula) -> Option<Recipe<'a>> {
    let index = |term: &Term| match term {
        Term::Entry(name) => contract
            .kernel
            .params
            .iter()
            .position(|p| p.name == name.as_str()),
        _ => None,
    };
    let role = |i: usize| contract.kernel.params[i].role;
    let buffer = |term: &Term| index(term).filter(|&i| role(i).is_buffer());
    let word = |term: &Term| index(term).filter(|&i| role(i) == Role::Word);
    match claim {
        Formula::Or(..) => {
            let (words, values): (Vec<_>, Vec<_>) = alternatives(claim)?.into_iter().unzip();
            let w = word(words[0])?;
            words
                .iter()
                .all(|t| word(t) == Some(w))
                .then_some(Recipe::OneOf(w, values))
        }
        Formula::Compare(left, Relation::Less, bound) => {
            let buffers: Option<Vec<usize>> = left.factors().into_iter().map(buffer).collect();
            Some(Recipe::Below(buffers?, bound))
        }
        Formula::Compare(Term::Mod(sum, base), Relation::Equal, Term::Number(zero))
            if **base == Term::Base && *zero == BigUint::ZERO =>
        {
            let Term::Add(product, one) = &**sum else {
                return None;
            };
            let Term::Mul(m, w) = &**product else {
                return None;
            };
            let (m, w) = (buffer(m)?, word(w)?);
            (**one == Term::Number(1_u8.into())).then_some(Recipe::NegativeInverse { m, w })
        }
        _ => None,
    }
}

/// The two sides of each of the equations that `or` joins.
fn alternatives(claim: &Formula) -> Option<Vec<(&Term, &Term)>> {
    match claim {
        Formula::Or(a, b) => Some([alternatives(a)?, alternatives(b)?].concat()),
        Formula::Compare(left, Relation::Equal, right) => Some(vec![(left, right)]),
        _ => None,
    }
}

/// Values on their way to meet `requires`. Those of arguments that alias are kept
/// in the first of them.
struct Draft<'a, W> {
    contract: &'a Contract,
    owners: &'a [usize],
    values: Vec<Value<W>>,
}

impl<W: AnyLimb> Draft<'_, W> {
    fn limbs(&self, i: usize) -> &[W] {
        match &self.values[self.owners[i]] {
            Value::Buffer(limbs) => limbs,
            Value::Word(_) | Value::Count(_) => panic!("a buffer"),
        }
    }

    fn number(&self, i: usize) -> BigUint {
        to_biguint(self.limbs(i))
    }

    fn set(&mut self, i: usize, value: &BigUint) {
        let n = self.limbs(i).len();
        self.values[self.owners[i]] = Value::Buffer(from_biguint(value, n));
    }

    /// One more than the largest number that fits.
    fn room(&self, i: usize) -> BigUint {
        power_of_base::<W>(self.limbs(i).len())
    }

    /// Copies to every argument the value of the memory that it shares.
    fn share(&mut self) {
        for i in 0..self.values.len() {
            self.values[i] = self.values[self.owners[i]].clone();
        }
    }

    /// Buffers of one length that are read, each memory once.
    fn operands(&self) -> Vec<usize> {
        let read = |&i: &usize| {
            self.owners[i] == i
                && (i..self.owners.len()).any(|j| {
                    let role = self.contract.kernel.params[j].role;
                    self.owners[j] == i && matches!(role, Role::In | Role::InOut)
                })
        };
        (0..self.values.len()).filter(read).collect()
    }

    /// Now and then makes one operand depend on another, so that carries
    /// ripple, differences vanish and sums hit B^n.
    fn relate(&mut self, rng: &mut TestRng) {
        let operands = self.operands();
        if operands.len() < 2 || rng.one_in(2) {
            return;
        }
        let (a, b) = (*rng.pick(&operands), *rng.pick(&operands));
        let n = self.limbs(a).len();
        if a == b || n == 0 || self.limbs(b).len() != n {
            return;
        }
        let room = self.room(a);
        let small = BigUint::from(rng.below(3));
        let word = self.values.iter().find_map(|v| match v {
            Value::Word(w) => Some(w.to_u64()),
            Value::Buffer(_) | Value::Count(_) => None,
        });
        let product = self.number(a) * word.unwrap_or(1);
        match rng.below(6) {
            0 => self.set(b, &((&product + small) % room)),
            1 => self.set(b, &((&product + &room - small) % room)),
            // The sum of the two is B^n or next to it.
            2 => self.set(b, &((&room - &product % &room + small) % room)),
            3 => self.set(
                b,
                &((&room + &room - &product % &room - 1_u8 - small) % room),
            ),
            kind => {
                let (x, y) = generate::carry_ripple::<W>(rng, n);
                let y = to_biguint(&y);
                self.set(a, &to_biguint(&x));
                self.set(b, &if kind == 4 { y } else { room - 1_u8 - y });
            }
        }
    }

    fn follow(&mut self, rng: &mut TestRng, recipe: &Recipe<'_>) -> Option<()> {
        match recipe {
            Recipe::Try => {}
            Recipe::OneOf(w, terms) => {
                let value = rng
                    .pick(terms)
                    .evaluate(&entry_state(self.contract, &self.values));
                let value = u64::try_from(value.ok()?).ok()?;
                self.values[*w] = Value::Word(W::from_u64(value));
            }
            Recipe::NegativeInverse { m, w } => {
                self.make_odd(rng, *m);
                let inverse = negative_inverse(self.limbs(*m)[0].to_u64());
                self.values[*w] = Value::Word(W::from_u64(inverse));
            }
            Recipe::Below(buffers, bound) => {
                let modulus = self.modulus(bound);
                self.share();
                let bound = bound.evaluate(&entry_state(self.contract, &self.values));
                let bound = bound.ok()?.to_biguint()?;
                if bound == BigUint::ZERO {
                    return None;
                }
                match buffers.as_slice() {
                    [x] => {
                        let limit = bound.min(self.room(*x));
                        self.lower(rng, *x, &limit, modulus.as_ref());
                    }
                    [x, y] if self.owners[*x] == self.owners[*y] => {
                        let limit = (bound - 1_u8).sqrt() + 1_u8;
                        let limit = limit.min(self.room(*x));
                        self.lower(rng, *x, &limit, modulus.as_ref());
                    }
                    [x, y] => {
                        let (x, y) = if rng.one_in(2) { (*x, *y) } else { (*y, *x) };
                        let room = self.room(x);
                        self.lower(rng, x, &room, modulus.as_ref());
                        let quotient = match self.number(x) {
                            x if x == BigUint::ZERO => bound,
                            x => (bound - 1_u8) / x + 1_u8,
                        };
                        let limit = quotient.min(self.room(y));
                        self.lower(rng, y, &limit, modulus.as_ref());
                    }
                    _ => {}
                }
            }
        }
        Some(())
    }

    /// The first buffer among the factors of a bound: the modulus.
    fn modulus(&self, bound: &Term) -> Option<Modulus> {
        let params = self.contract.kernel.params;
        bound.factors().into_iter().find_map(|term| {
            let Term::Entry(name) = term else {
                return None;
            };
            let i = params.iter().position(|p| p.name == name.as_str())?;
            params[i].role.is_buffer().then(|| Modulus {
                m: self.number(i),
                bits: self.limbs(i).len() * W::BITS as usize,
            })
        })
    }

    /// An odd modulus: usually one with a top limb, now and then a short one, 1, or 5, modulo
    /// which -1 is a square and B is 1, so that squares end at m - 1.
    fn make_odd(&mut self, rng: &mut TestRng, m: usize) {
        let n = self.limbs(m).len();
        let value = match rng.below(8) {
            0 => BigUint::from(if rng.one_in(2) { 1_u8 } else { 5 }),
            1 | 2 => self.number(m),
            _ => to_biguint(&generate::odd_modulus::<W>(rng, n)),
        };
        self.set(m, &(value | BigUint::from(1_u8)));
    }

    /// Brings an operand below `limit`: as it is if it can stay, or a number that
    /// stands in a relation to the limit or the modulus.
    fn lower(&mut self, rng: &mut TestRng, x: usize, limit: &BigUint, modulus: Option<&Modulus>) {
        let value = match (rng.below(8), modulus) {
            (0, _) => limit - 1_u8,
            (1..=4, Some(modulus)) => modulus.related(rng, limit),
            (5, _) => generate::below(rng, limit),
            _ => self.number(x),
        };
        let value = if value < *limit {
            value
        } else {
            generate::below(rng, limit)
        };
        self.set(x, &value);
    }
}

/// A modulus of as many bits as its buffer has.
struct Modulus {
    m: BigUint,
    bits: usize,
}

impl Modulus {
    /// A number, usually below `limit`, whose reduction, product or square is
    /// likely to end next to 0 or to m: a short number times B^n; or a multiple of m plus or
    /// minus 0, 1, B^n (which reduces to 1) or its square root (whose square does).
    fn related(&self, rng: &mut TestRng, limit: &BigUint) -> BigUint {
        let Self { m, bits } = self;
        let one = BigUint::from(1_u8);
        let residue = match rng.below(5) {
            0 => return generate::below(rng, m) << bits,
            1 => BigUint::ZERO,
            2 => one.clone(),
            3 => one.clone() << bits,
            _ => one.clone() << (bits / 2),
        };
        let residue = residue % m;
        let residue = if rng.one_in(2) { residue } else { m - residue };
        let most = (limit - one) / m + 1_u8;
        m * generate::below(rng, &most) + residue
    }
}

/// -m^-1 modulo 2^64 for odd m, by Newton's iteration: it doubles the right bits, and an odd
/// m is its own inverse modulo 8.
fn negative_inverse(m: u64) -> u64 {
    let mut inverse = m;
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(m.wrapping_mul(inverse)));
    }
    inverse.wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::*;
    use limbs_core::kernels::{KERNELS, kernel};

    #[test]
    fn the_inverse_is_one() {
        let mut rng = TestRng::for_test("inputs::inverse");
        for _ in 0..100 {
            let m = rng.next_u64() | 1;
            assert_eq!(m.wrapping_mul(negative_inverse(m)), u64::MAX);
        }
    }

    #[test]
    fn shapes_are_recognised() {
        let contract = Contract::of(kernel("mont_mul").unwrap()).unwrap();
        let generator = Generator::new(&contract);
        let recipes = &generator.recipes;
        assert!(matches!(recipes[0], Recipe::Try));
        assert!(matches!(recipes[1], Recipe::NegativeInverse { m: 3, w: 4 }));
        assert!(matches!(&recipes[2], Recipe::Below(buffers, _) if *buffers == [1, 2]));
        let contract = Contract::of(kernel("swap").unwrap()).unwrap();
        let generator = Generator::new(&contract);
        assert!(matches!(&generator.recipes[0], Recipe::OneOf(2, values) if values.len() == 2));
    }

    #[test]
    fn every_claim_of_the_table_on_limbs_has_a_recipe() {
        for kernel in KERNELS {
            let contract = Contract::of(kernel).unwrap();
            for (claim, recipe) in contract
                .requires
                .iter()
                .zip(Generator::new(&contract).recipes)
            {
                let of_limbs = claim.terms().iter().any(|term| match term {
                    Term::Entry(name) => {
                        let role = kernel.param(name).unwrap().role;
                        role.is_buffer() || role == Role::Word
                    }
                    _ => false,
                });
                let tried = matches!(recipe, Recipe::Try);
                assert_eq!(tried, !of_limbs, "`{}`: {claim}", kernel.name);
            }
        }
    }
}
