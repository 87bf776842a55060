//! The awkward numbers as proptest strategies, and proptest's settings.
//!
//! ```
//! use limbs_core::Limb;
//! use limbs_testkit::{proptest_config, strategy::limbs};
//! use proptest::prelude::*;
//!
//! proptest! {
//!     #![proptest_config(proptest_config(64))]
//!     fn addition_commutes(x in limbs::<Limb>(4), y in limbs::<Limb>(4)) {
//!         let (mut a, mut b) = ([0; 4], [0; 4]);
//!         limbs_core::add_n(&mut a, &x, &y);
//!         limbs_core::add_n(&mut b, &y, &x);
//!         prop_assert_eq!(a, b);
//!     }
//! }
//! # addition_commutes();
//! ```

use crate::{AnyLimb, TestRng, cases, generate, seed};
use core::fmt::{self, Debug};
use core::ops::RangeInclusive;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::{Config, FileFailurePersistence, RngSeed, TestRunner};
use rand_core::Rng;

/// Proptest's settings for `n` cases (fewer where tests run emulated, see
/// [`cases`]): the seed is [`seed`], and what failed once is kept
/// beside the test's source in a file ending in `.proptest-regressions`.
#[must_use]
pub fn proptest_config(n: u32) -> Config {
    Config {
        cases: cases(n),
        rng_seed: RngSeed::Fixed(seed()),
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource(
            "proptest-regressions",
        ))),
        ..Config::default()
    }
}

/// Numbers of exactly `n` limbs.
#[must_use]
pub fn limbs<W: AnyLimb>(n: usize) -> Limbs<W> {
    limbs_between(n..=n)
}

/// Numbers of at most `n` limbs, none included.
#[must_use]
pub fn limbs_up_to<W: AnyLimb>(n: usize) -> Limbs<W> {
    limbs_between(0..=n)
}

/// Numbers with as many limbs as the range says.
#[must_use]
pub fn limbs_between<W: AnyLimb>(lengths: RangeInclusive<usize>) -> Limbs<W> {
    Limbs {
        lengths,
        make: generate::number,
        keep: |_| true,
    }
}

/// Odd moduli of exactly `n` limbs, 3 or more, whose top limb is not zero.
///
/// # Panics
///
/// When drawn from, if `n` is zero.
#[must_use]
pub fn odd_modulus<W: AnyLimb>(n: usize) -> Limbs<W> {
    odd_modulus_between(n..=n)
}

/// Odd moduli, 3 or more, whose top limb is not zero, with as many limbs as the range
/// says.
///
/// # Panics
///
/// When drawn from, if the length may be zero.
#[must_use]
pub fn odd_modulus_between<W: AnyLimb>(lengths: RangeInclusive<usize>) -> Limbs<W> {
    Limbs {
        lengths,
        make: generate::odd_modulus,
        keep: |m| {
            let (zero, one) = (W::from_u64(0), W::from_u64(1));
            m[0].to_u64() & 1 == 1 && m[m.len() - 1] != zero && *m != [one]
        },
    }
}

/// Big-endian bytes of a number, `lengths` of them, leading zeros included.
pub fn be_bytes(lengths: RangeInclusive<usize>) -> impl Strategy<Value = Vec<u8>> {
    let longest = lengths.end().div_ceil(4);
    (lengths, limbs::<u32>(longest)).prop_map(|(length, limbs)| {
        let bytes = limbs.iter().flat_map(|limb| limb.to_le_bytes());
        let mut bytes: Vec<u8> = bytes.take(length).collect();
        bytes.reverse();
        bytes
    })
}

/// Strategy for numbers as limbs, least significant first.
#[derive(Clone)]
pub struct Limbs<W> {
    lengths: RangeInclusive<usize>,
    make: fn(&mut TestRng, usize) -> Vec<W>,
    keep: fn(&[W]) -> bool,
}

impl<W> Debug for Limbs<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Limbs({:?})", self.lengths)
    }
}

impl<W: AnyLimb> Strategy for Limbs<W> {
    type Tree = LimbsTree<W>;
    type Value = Vec<W>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let mut rng = TestRng::new(runner.rng().next_u64());
        let (shortest, longest) = (*self.lengths.start(), *self.lengths.end());
        let n = shortest + rng.below(longest - shortest + 1);
        Ok(LimbsTree {
            current: (self.make)(&mut rng, n),
            before: None,
            shortest,
            keep: self.keep,
            next: Step::Shorten(n),
        })
    }
}

/// A number on its way to a simpler one: shorter, then with limbs of 0, then of 1.
#[derive(Clone)]
pub struct LimbsTree<W> {
    current: Vec<W>,
    before: Option<Vec<W>>,
    shortest: usize,
    keep: fn(&[W]) -> bool,
    next: Step,
}

impl<W: Debug> Debug for LimbsTree<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.current.fmt(f)
    }
}

/// What to try next; counts down.
#[derive(Clone, Copy)]
enum Step {
    /// Drop the top limb; so many tries left.
    Shorten(usize),
    /// Set limb i - 1 to zero.
    Zero(usize),
    /// Set limb i - 1 to one.
    One(usize),
    Done,
}

impl<W: AnyLimb> LimbsTree<W> {
    /// The simpler number of the next step, if there is one.
    fn propose(&mut self) -> Option<Vec<W>> {
        let mut x = self.current.clone();
        let n = x.len();
        match self.next {
            Step::Shorten(0) => self.next = Step::Zero(n),
            Step::Shorten(left) => {
                self.next = Step::Shorten(left - 1);
                if n > self.shortest {
                    x.pop();
                }
            }
            Step::Zero(0) => self.next = Step::One(n),
            Step::Zero(i) => {
                self.next = Step::Zero(i - 1);
                x[i - 1] = W::from_u64(0);
            }
            Step::One(0) => self.next = Step::Done,
            Step::One(i) => {
                self.next = Step::One(i - 1);
                if x[i - 1] != W::from_u64(0) {
                    x[i - 1] = W::from_u64(1);
                }
            }
            Step::Done => {}
        }
        (x != self.current && (self.keep)(&x)).then_some(x)
    }
}

impl<W: AnyLimb> ValueTree for LimbsTree<W> {
    type Value = Vec<W>;

    fn current(&self) -> Vec<W> {
        self.current.clone()
    }

    fn simplify(&mut self) -> bool {
        while !matches!(self.next, Step::Done) {
            if let Some(x) = self.propose() {
                self.before = Some(core::mem::replace(&mut self.current, x));
                return true;
            }
        }
        false
    }

    fn complicate(&mut self) -> bool {
        match self.before.take() {
            Some(x) => {
                self.current = x;
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::test_runner::TestError;

    /// The least number that fails `test`.
    fn shrunk(strategy: Limbs<u64>, test: impl Fn(&[u64]) -> bool) -> Vec<u64> {
        let mut runner = TestRunner::new(Config {
            failure_persistence: None,
            ..proptest_config(2000)
        });
        let result = runner.run(&strategy, |x| {
            if test(&x) {
                Ok(())
            } else {
                Err(proptest::test_runner::TestCaseError::fail("found"))
            }
        });
        match result {
            Err(TestError::Fail(_, x)) => x,
            other => panic!("no failure: {other:?}"),
        }
    }

    #[test]
    fn failures_shrink() {
        assert_eq!(shrunk(limbs_up_to(6), |x| x.len() < 2), [0, 0]);
        assert_eq!(shrunk(limbs(3), |x| x[1] == 0), [0, 1, 0]);
        assert_eq!(shrunk(odd_modulus(2), |_| false), [1, 1]);
        assert_eq!(shrunk(limbs(2), |x| x[0] != u64::MAX), [u64::MAX, 0]);
    }

    #[test]
    fn bytes_have_a_length_in_the_range() {
        let mut runner = TestRunner::new(Config {
            failure_persistence: None,
            ..proptest_config(200)
        });
        let result = runner.run(&be_bytes(3..=9), |bytes| {
            assert!((3..=9).contains(&bytes.len()));
            Ok(())
        });
        result.unwrap();
    }
}
