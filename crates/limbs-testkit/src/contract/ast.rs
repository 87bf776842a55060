//! The tree that text becomes.

use core::fmt;
use num_bigint::BigUint;

/// How two terms compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// `=`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
}

/// A statement, true or false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// One of the two holds.
    Or(Box<Formula>, Box<Formula>),
    /// Both hold.
    And(Box<Formula>, Box<Formula>),
    /// The terms compare so.
    Compare(Term, Relation, Term),
}

/// An exact integer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A constant.
    Number(BigUint),
    /// `B`, 2^(bits of a limb).
    Base,
    /// `ret`, the returned limb.
    Returned,
    /// A parameter's value on entry.
    Entry(String),
    /// A buffer's value on exit: a name and a prime.
    Exit(String),
    /// `of[from : len]`, the value of `len` limbs from index `from` of a buffer.
    Slice {
        /// The buffer, an [`Entry`](Self::Entry) or [`Exit`](Self::Exit).
        of: Box<Term>,
        /// The index of the first limb.
        from: Box<Term>,
        /// The number of limbs.
        len: Box<Term>,
    },
    /// `of[index]`, an entry of an engine's table.
    Element {
        /// The table.
        of: Box<Term>,
        /// Which entry.
        index: Box<Term>,
    },
    /// `name(of)`, an encoding that only the engine itself knows.
    Encoded {
        /// The encoding's name.
        name: String,
        /// What it encodes.
        of: Box<Term>,
    },
    /// Sum.
    Add(Box<Term>, Box<Term>),
    /// Difference; may be negative.
    Sub(Box<Term>, Box<Term>),
    /// Product.
    Mul(Box<Term>, Box<Term>),
    /// Remainder, 0 or more and below the divisor, which is positive.
    Mod(Box<Term>, Box<Term>),
    /// Power; the exponent is not negative.
    Pow(Box<Term>, Box<Term>),
}

impl Formula {
    /// Every term and term within a term, outer ones first.
    #[must_use]
    pub fn terms(&self) -> Vec<&Term> {
        match self {
            Self::Or(a, b) | Self::And(a, b) => [a.terms(), b.terms()].concat(),
            Self::Compare(a, _, b) => [a.terms(), b.terms()].concat(),
        }
    }
}

impl Term {
    /// This term and every term within it, outer ones first.
    #[must_use]
    pub fn terms(&self) -> Vec<&Term> {
        let inner = match self {
            Self::Number(_) | Self::Base | Self::Returned | Self::Entry(_) | Self::Exit(_) => {
                Vec::new()
            }
            Self::Slice { of, from, len } => [of.terms(), from.terms(), len.terms()].concat(),
            Self::Element { of, index } => [of.terms(), index.terms()].concat(),
            Self::Encoded { of, .. } => of.terms(),
            Self::Add(a, b)
            | Self::Sub(a, b)
            | Self::Mul(a, b)
            | Self::Mod(a, b)
            | Self::Pow(a, b) => [a.terms(), b.terms()].concat(),
        };
        [vec![self], inner].concat()
    }

    /// The term as factors: `a * b * c` gives all three, `a` itself one.
    #[must_use]
    pub fn factors(&self) -> Vec<&Term> {
        match self {
            Self::Mul(a, b) => [a.factors(), b.factors()].concat(),
            other => vec![other],
        }
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Equal => "=",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
        })
    }
}

/// Prints text that parses to the same tree.
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Or(a, b) => write!(f, "({a} or {b})"),
            Self::And(a, b) => write!(f, "({a} and {b})"),
            Self::Compare(a, relation, b) => write!(f, "{a} {relation} {b}"),
        }
    }
}

/// Prints text that parses to the same tree.
impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Base => f.write_str("B"),
            Self::Returned => f.write_str("ret"),
            Self::Entry(name) => f.write_str(name),
            Self::Exit(name) => write!(f, "{name}'"),
            Self::Slice { of, from, len } => write!(f, "{of}[{from} : {len}]"),
            Self::Element { of, index } => write!(f, "{of}[{index}]"),
            Self::Encoded { name, of } => write!(f, "{name}({of})"),
            Self::Add(a, b) => write!(f, "({a} + {b})"),
            Self::Sub(a, b) => write!(f, "({a} - {b})"),
            Self::Mul(a, b) => write!(f, "({a} * {b})"),
            Self::Mod(a, b) => write!(f, "({a} mod {b})"),
            Self::Pow(a, b) => write!(f, "({a} ^ {b})"),
        }
    }
}
