//! The value of terms and formulas, with num-bigint.

use super::ast::{Formula, Relation, Term};
use core::fmt;
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use std::collections::BTreeMap;

/// What names stand for.
///
/// ```
/// use limbs_testkit::contract::{State, Term};
///
/// let mut state = State::new(64);
/// state.set_entry_buffer("x", 7_u8, 2);
/// let limb: Term = "x[1 : 1]".parse()?;
/// assert_eq!(limb.evaluate(&state), Ok(0.into()));
/// # Ok::<(), limbs_testkit::contract::SyntaxError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct State<'a> {
    limb_bits: u32,
    entry: BTreeMap<&'a str, Value>,
    exit: BTreeMap<&'a str, Value>,
    tables: BTreeMap<&'a str, Vec<BigInt>>,
    returned: Option<BigInt>,
}

#[derive(Clone, Debug)]
struct Value {
    integer: BigInt,
    /// Length of a buffer.
    limbs: Option<usize>,
}

/// A term that has no value in a state.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EvaluationError {
    /// A name that the state does not know.
    Unknown(String),
    /// A remainder by zero or less.
    Divisor,
    /// An exponent below zero, or a power of more than 2^24 bits.
    Exponent,
    /// Limbs outside the buffer, or a slice of what is not a buffer.
    Slice(String),
}

impl fmt::Display for EvaluationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "`{name}` has no value here"),
            Self::Divisor => f.write_str("the divisor of `mod` is not positive"),
            Self::Exponent => f.write_str("a power is negative or longer than 2^24 bits"),
            Self::Slice(slice) => write!(f, "`{slice}` is not within a buffer"),
        }
    }
}

impl core::error::Error for EvaluationError {}

impl<'a> State<'a> {
    /// A state without names, for limbs of so many bits.
    #[must_use]
    pub fn new(limb_bits: u32) -> Self {
        Self {
            limb_bits,
            ..Self::default()
        }
    }

    /// Sets a number's value.
    pub fn set_entry(&mut self, name: &'a str, value: impl Into<BigInt>) {
        let integer = value.into();
        let limbs = None;
        self.entry.insert(name, Value { integer, limbs });
    }

    /// Sets the value on entry of a buffer of so many limbs.
    pub fn set_entry_buffer(&mut self, name: &'a str, value: impl Into<BigInt>, limbs: usize) {
        let (integer, limbs) = (value.into(), Some(limbs));
        self.entry.insert(name, Value { integer, limbs });
    }

    /// Sets the value on exit of a buffer of so many limbs.
    pub fn set_exit_buffer(&mut self, name: &'a str, value: impl Into<BigInt>, limbs: usize) {
        let (integer, limbs) = (value.into(), Some(limbs));
        self.exit.insert(name, Value { integer, limbs });
    }

    /// Sets the values that the entries of an engine's table stand for.
    pub fn set_entry_table(&mut self, name: &'a str, values: Vec<BigInt>) {
        self.tables.insert(name, values);
    }

    /// Sets what the kernel returned.
    pub fn set_returned(&mut self, value: impl Into<BigInt>) {
        self.returned = Some(value.into());
    }

    /// B.
    fn base(&self) -> BigInt {
        BigInt::from(1) << self.limb_bits
    }

    fn value(&self, operand: &Term) -> Result<&Value, EvaluationError> {
        let found = match operand {
            Term::Entry(name) => self.entry.get(name.as_str()),
            Term::Exit(name) => self.exit.get(name.as_str()),
            _ => None,
        };
        found.ok_or_else(|| EvaluationError::Unknown(operand.to_string()))
    }
}

impl Formula {
    /// Whether the formula is true.
    ///
    /// # Errors
    ///
    /// If a term that decides it has no value.
    pub fn holds(&self, state: &State<'_>) -> Result<bool, EvaluationError> {
        Ok(match self {
            Self::Or(a, b) => a.holds(state)? || b.holds(state)?,
            Self::And(a, b) => a.holds(state)? && b.holds(state)?,
            Self::Compare(a, relation, b) => {
                let (a, b) = (a.evaluate(state)?, b.evaluate(state)?);
                match relation {
                    Relation::Equal => a == b,
                    Relation::NotEqual => a != b,
                    Relation::Less => a < b,
                    Relation::LessOrEqual => a <= b,
                }
            }
        })
    }

    /// Whether the formula is true, or may be once every name has a value.
    ///
    /// ```
    /// use limbs_testkit::contract::{Formula, State};
    ///
    /// let claim: Formula = "x = 0 and 2 <= n".parse()?;
    /// let mut state = State::new(64);
    /// state.set_entry("n", 1);
    /// assert!(!claim.may_hold(&state));
    /// # Ok::<(), limbs_testkit::contract::SyntaxError>(())
    /// ```
    #[must_use]
    pub fn may_hold(&self, state: &State<'_>) -> bool {
        match self {
            Self::Or(a, b) => a.may_hold(state) || b.may_hold(state),
            Self::And(a, b) => a.may_hold(state) && b.may_hold(state),
            Self::Compare(..) => self.holds(state) != Ok(false),
        }
    }
}

impl Term {
    /// The term's value.
    ///
    /// # Errors
    ///
    /// If it has none.
    pub fn evaluate(&self, state: &State<'_>) -> Result<BigInt, EvaluationError> {
        Ok(match self {
            Self::Number(n) => n.clone().into(),
            Self::Base => state.base(),
            Self::Returned => match &state.returned {
                Some(value) => value.clone(),
                None => return Err(EvaluationError::Unknown("ret".into())),
            },
            Self::Entry(_) | Self::Exit(_) => state.value(self)?.integer.clone(),
            Self::Slice { of, from, len } => {
                let from = from.evaluate(state)?;
                slice(state, of, &from, &len.evaluate(state)?)
                    .ok_or_else(|| EvaluationError::Slice(self.to_string()))?
            }
            Self::Element { of, index } => {
                let index = usize::try_from(index.evaluate(state)?);
                let table = match &**of {
                    Self::Entry(name) => state.tables.get(name.as_str()),
                    _ => None,
                };
                let entry = table.zip(index.ok()).and_then(|(table, i)| table.get(i));
                let unknown = || EvaluationError::Unknown(self.to_string());
                entry.ok_or_else(unknown)?.clone()
            }
            // Entries are named by the values that they stand for.
            Self::Encoded { of, .. } => of.evaluate(state)?,
            Self::Add(a, b) => a.evaluate(state)? + b.evaluate(state)?,
            Self::Sub(a, b) => a.evaluate(state)? - b.evaluate(state)?,
            Self::Mul(a, b) => a.evaluate(state)? * b.evaluate(state)?,
            Self::Mod(a, b) => {
                let divisor = b.evaluate(state)?;
                if divisor.sign() != Sign::Plus {
                    return Err(EvaluationError::Divisor);
                }
                a.evaluate(state)?.mod_floor(&divisor)
            }
            Self::Pow(a, b) => power(a.evaluate(state)?, &b.evaluate(state)?)?,
        })
    }

    /// The term's value as a length; `None` if it has none or is too large.
    pub(crate) fn evaluate_len(&self, state: &State<'_>) -> Option<usize> {
        usize::try_from(self.evaluate(state).ok()?).ok()
    }
}

/// The value of `len` limbs of the buffer `of`; `None` if it has not so many.
fn slice(state: &State<'_>, of: &Term, from: &BigInt, len: &BigInt) -> Option<BigInt> {
    let value = state.value(of).ok()?;
    let from = usize::try_from(from).ok()?;
    let len = usize::try_from(len).ok()?;
    if from.checked_add(len)? > value.limbs? {
        return None;
    }
    let bits = state.limb_bits as usize;
    let limit = BigUint::from(1_u8) << (len * bits);
    let above = value.integer.magnitude() >> (from * bits);
    Some((above % limit).into())
}

fn power(base: BigInt, exponent: &BigInt) -> Result<BigInt, EvaluationError> {
    const LONGEST: u64 = 1 << 24;
    let exponent = u32::try_from(exponent).map_err(|_| EvaluationError::Exponent)?;
    if base.bits().saturating_mul(u64::from(exponent)) > LONGEST {
        return Err(EvaluationError::Exponent);
    }
    // Powers of B are by far the most frequent.
    let magnitude = base.magnitude();
    if base.sign() == Sign::Plus && magnitude.count_ones() == 1 {
        return Ok(BigInt::from(1) << ((base.bits() - 1) * u64::from(exponent)));
    }
    Ok(base.pow(exponent))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state() -> State<'static> {
        let mut state = State::new(32);
        state.set_entry("n", 3);
        state.set_entry_buffer("x", (7_u128 << 64) + (5 << 32) + 2, 3);
        state.set_exit_buffer("z", 1_u64 << 32, 2);
        state.set_returned(1);
        state
    }

    fn value(text: &str) -> Result<i128, EvaluationError> {
        let term: Term = text.parse().unwrap();
        Ok(term.evaluate(&state())?.try_into().unwrap())
    }

    #[test]
    fn arithmetic_is_exact() {
        assert_eq!(value("B - 1"), Ok(0xffff_ffff));
        assert_eq!(value("2 - n * 4"), Ok(-10));
        assert_eq!(value("(2 - n * 4) mod 7"), Ok(4));
        assert_eq!(value("3^n + B^0"), Ok(28));
        assert_eq!(value("B^2"), Ok(1 << 64));
        assert_eq!(value("(0 - 2)^3"), Ok(-8));
        assert_eq!(value("z' * ret"), Ok(1 << 32));
        assert_eq!(value("x[0 : 1] + x[2 : 1]"), Ok(9));
        assert_eq!(value("x[1 : n - 1]"), Ok((7 << 32) + 5));
        assert_eq!(value("z'[1 : 1]"), Ok(1));
        assert_eq!(value("x[3 : 0]"), Ok(0));
    }

    #[test]
    fn what_has_no_value_is_an_error() {
        let slice = |text: &str| Err(EvaluationError::Slice(text.into()));
        assert_eq!(value("y"), Err(EvaluationError::Unknown("y".into())));
        assert_eq!(value("x'"), Err(EvaluationError::Unknown("x'".into())));
        assert_eq!(value("1 mod (n - 3)"), Err(EvaluationError::Divisor));
        assert_eq!(value("1 mod (0 - 2)"), Err(EvaluationError::Divisor));
        assert_eq!(value("2^(0 - 1)"), Err(EvaluationError::Exponent));
        assert_eq!(value("B^B"), Err(EvaluationError::Exponent));
        assert_eq!(value("B^1000000000"), Err(EvaluationError::Exponent));
        assert_eq!(value("x[2 : 2]"), slice("x[2 : 2]"));
        assert_eq!(value("x[0 - 1 : 1]"), slice("x[(0 - 1) : 1]"));
        assert_eq!(value("n[0 : 1]"), slice("n[0 : 1]"));
    }

    #[test]
    fn entries_of_a_table_are_their_values() {
        let mut state = state();
        state.set_entry_table("table", vec![5.into(), 7.into()]);
        let holds = |text: &str| text.parse::<Formula>().unwrap().holds(&state);
        assert_eq!(holds("table[ret] = entry(n) + 4"), Ok(true));
        let unknown = |text: &str| Err(EvaluationError::Unknown(text.into()));
        assert_eq!(holds("table[2] = 7"), unknown("table[2]"));
        assert_eq!(holds("x[0] = 7"), unknown("x[0]"));
    }

    #[test]
    fn formulas_decide() {
        let holds = |text: &str| text.parse::<Formula>().unwrap().holds(&state());
        assert_eq!(holds("n = 3 and n != 4 and n <= 3"), Ok(true));
        assert_eq!(holds("n < 3 or n <= 2"), Ok(false));
        assert_eq!(holds("n = 3 or y = 1"), Ok(true));
        assert_eq!(
            holds("n = 4 or y = 1"),
            Err(EvaluationError::Unknown("y".into()))
        );
    }
}
