//! What contestants offer.

use std::fmt::Display;
use std::hint::black_box;

use crate::contest::Task;

/// A library in the contests.
pub(crate) trait Peer {
    /// What it is and which version.
    fn name(&self) -> &str;

    /// Instructions that it uses where the processor has them, whatever it is told.
    fn cannot_mask(&self) -> &[&'static str] {
        &[]
    }

    /// Gets ready for a task.
    fn offer(&self, task: &Task) -> Offer;
}

/// A task made ready, or why not.
pub(crate) type Offer = Result<Box<dyn Operation>, Absence>;

/// Why a contestant does not take part.
#[derive(Debug)]
#[allow(dead_code, reason = "limbs takes part in all, and it may be alone")]
pub(crate) enum Absence {
    /// It has no such function.
    NotOffered,
    /// It should work, but did not.
    Failed(String),
}

impl<E: std::error::Error> From<E> for Absence {
    fn from(error: E) -> Self {
        Self::Failed(error.to_string())
    }
}

impl Absence {
    #[allow(dead_code, reason = "depends on the peers")]
    /// Of errors that are none in the eyes of the standard library.
    pub(crate) fn failed(error: impl Display) -> Self {
        Self::Failed(error.to_string())
    }
}

/// A task with all that it needs.
pub(crate) trait Operation {
    /// Does it that many times.
    fn repeat(&mut self, times: u32);

    /// The answer of the last time, in the form that the task says.
    fn answer(&self) -> Vec<u8>;
}

struct Ready<S, R, A> {
    state: S,
    run: R,
    answer: A,
}

impl<S, R: FnMut(&mut S), A: Fn(&S) -> Vec<u8>> Operation for Ready<S, R, A> {
    fn repeat(&mut self, times: u32) {
        for _ in 0..times {
            // The compiler must not see that the operands are the same each time.
            (self.run)(black_box(&mut self.state));
        }
    }

    fn answer(&self) -> Vec<u8> {
        (self.answer)(&self.state)
    }
}

/// An operation that `run` does on `state`, where `answer` then finds the answer.
pub(crate) fn operation<S: 'static>(
    state: S,
    run: impl FnMut(&mut S) + 'static,
    answer: impl Fn(&S) -> Vec<u8> + 'static,
) -> Offer {
    Ok(Box::new(Ready { state, run, answer }))
}

/// An operation whose answer is a value of its own.
pub(crate) fn returning<T: Default + 'static>(
    mut run: impl FnMut() -> T + 'static,
    answer: impl Fn(&T) -> Vec<u8> + 'static,
) -> Offer {
    operation(T::default(), move |state| *state = run(), answer)
}

/// A verdict as an answer.
pub(crate) fn verdict(good: &bool) -> Vec<u8> {
    vec![u8::from(*good)]
}
