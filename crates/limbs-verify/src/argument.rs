//! Why a claim holds: what a certificate says of it, for a checker to follow.

use crate::eliminate::Steps;
use crate::facts::Split;
use crate::poly::{Atom, Int, Monomial, Poly};

/// Why a claim holds.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A number is 0: elimination leaves nothing, or a multiple of 2^k where the number is in (-2^k, 2^k).
    Zero(Steps, Option<u32>),
    /// A congruence.
    Congruence(Box<Congruence>),
    /// The ranges of the numbers and what may be assumed decide.
    Numbers,
    /// A congruence, by its place among these, and a reason for each of its cases, the bits counting up.
    Cases(usize, Vec<Below>),
    /// The range decides.
    Range(Split),
    /// Not to be written down in a certificate yet.
    Unsupported(&'static str),
}

/// `number = sum of quotient * divisor + ghost`, where the ghost is 0 in every case that can be.
#[derive(Clone, Debug)]
pub struct Congruence {
    /// What multiplies each divisor.
    pub quotients: Vec<Poly>,
    /// What is left over.
    pub ghost: Poly,
    /// How the difference of the two sides is eliminated.
    pub steps: Steps,
    /// Products in the ghost, and the only value that each can have.
    pub dismissed: Vec<(Monomial, Int)>,
    /// The bits whose values make a case.
    pub bits: Vec<Atom>,
    /// For each case, the bits counting up, why it cannot be; `None` where the ghost is 0.
    pub cases: Vec<Option<Impossible>>,
}

/// Why a case cannot be.
#[derive(Clone, Debug)]
pub enum Impossible {
    /// The equation of one of the bits says that it has the other value.
    Bit(Atom),
    /// The two sides of the congruence would have different sizes.
    Size,
    /// The same, as the result is not below the divisor.
    NotBelow(Comparison),
}

/// Why an inequality holds in a case.
#[derive(Clone, Debug)]
pub enum Below {
    /// The case cannot be.
    Impossible(Impossible),
    /// The sizes of the sides of the congruence.
    Size,
    /// A comparison.
    Comparison(Comparison),
}

/// What the bit of a comparison says.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The last borrow of a subtraction of several words.
    pub bit: Atom,
    /// The equations of its borrows, the last first.
    pub chain: Steps,
    /// How the range of what is to be shown, less what the bit says, is bounded.
    pub split: Split,
}
