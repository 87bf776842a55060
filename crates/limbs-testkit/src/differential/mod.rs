//! Kernels against their rows of the table.
//!
//! [`check`] calls one implementation of a kernel with many inputs that its row
//! permits: sizes from none to dozens of limbs, every permitted way for operands to
//! be the same memory, buffers flush to either edge of guarded memory, numbers at which
//! carries and borrows go wrong. After each call `ensures` must hold as num-bigint
//! evaluates it, and nothing else may have changed. At the end every [event](events)
//! that the kernel should have met must have been met, so that no test passes
//! because its inputs were tame.
//!
//! [`kernel_tests`](crate::kernel_tests) makes a test of each kernel of each backend.

pub mod events;
pub mod plan;

mod alias;
#[cfg(unix)]
mod engines;
mod failure;
mod inputs;
#[cfg(test)]
mod self_test;
mod sizes;

#[cfg(unix)]
pub use engines::check_engine_row;
pub use failure::Failure;

use crate::contract::{Contract, Formula, State};
use crate::convert::to_biguint;
use crate::raw::{Announced, Edge, Frame, Outcome, Target, Value};
use crate::{AnyLimb, TestRng, cases, seed};
use events::Watch;
use inputs::Generator;
use limbs_core::call::Implementation;
use limbs_core::kernels::{Kernel, Role};
use sizes::Size;

/// Tests an implementation as the module's documentation says.
///
/// # Panics
///
/// If it is wrong, with the input and the seed.
///
/// ```
/// use limbs_core::call::PORTABLE_64;
///
/// limbs_testkit::differential::check(&PORTABLE_64[0]);
/// ```
pub fn check<W: AnyLimb>(implementation: &Implementation<W>) {
    if let Err(failure) = run(implementation, seed(), cases(24)) {
        panic!("{failure}");
    }
}

/// Tests an implementation if this processor can run it, and says so if it cannot.
///
/// # Panics
///
/// As [`check`].
pub fn check_if_runnable<W: AnyLimb>(implementation: &Implementation<W>) {
    if implementation.is_runnable() {
        check(implementation);
    } else {
        let (name, features) = (implementation.name, implementation.features);
        println!("skipped {name}, which needs {features}");
    }
}

/// Calls an implementation once, with sizes, aliasing and numbers from `rng`, as a fuzzer
/// wants it (see [`TestRng::from_bytes`]).
///
/// # Panics
///
/// If it is wrong, with the input.
///
/// ```
/// use limbs_testkit::{TestRng, differential};
///
/// let mut rng = TestRng::from_bytes(b"whatever a fuzzer thinks of");
/// differential::check_once(&limbs_core::call::PORTABLE_32[7], &mut rng);
/// ```
pub fn check_once<W: AnyLimb>(implementation: &Implementation<W>, rng: &mut TestRng) {
    let contract = Contract::of(implementation.kernel).unwrap_or_else(|e| panic!("{e}"));
    let session = Session {
        target: implementation,
        seed: seed(),
        generator: Generator::new(&contract),
        contract: &contract,
    };
    let sizes = sizes::choices(&contract, W::BITS, Target::sizes(implementation));
    let size = rng.pick(&sizes);
    let mut frame = Frame::new(&sizes::lens(&contract, size));
    let partitions = alias::partitions(&contract.kernel, &sizes::lens(&contract, size));
    let owners = rng.pick(&partitions);
    let mut watch = Watch::new(&contract);
    if let Err(failure) = session.random_call(&mut frame, rng, size, owners, &mut watch) {
        panic!("{failure}");
    }
}

/// Tests machine codes that are not part of the program, of one row at one size, all with the same inputs, of which there
/// are so many. Those behind the first are judged only where they differ from it. A fault ends the process.
///
/// # Errors
///
/// The index of the first code that is wrong, and its failure in words.
///
/// # Panics
///
/// If there is no code, or no input meets the row's `requires`.
#[cfg(all(unix, target_pointer_width = "64"))]
pub fn check_natives(
    targets: &[crate::raw::Native<'_>],
    rounds: u32,
) -> Result<(), (usize, String)> {
    let (first, others) = targets.split_first().expect("some code");
    let kernel = Target::<u64>::kernel(first);
    let contract = Contract::of(kernel).map_err(|e| (0, e.to_string()))?;
    let session = |target| Session {
        target,
        seed: seed(),
        generator: Generator::new(&contract),
        contract: &contract,
    };
    let (first_session, size) = (session(first), first.size());
    let sessions: Vec<_> = others.iter().map(|target| session(target)).collect();
    let lens = sizes::lens(&contract, size);
    let mut frame = Frame::new(&lens);
    let (mut rng, mut watch) = (TestRng::new(seed()), Watch::new(&contract));
    let partitions = alias::partitions(kernel, &lens);
    for round in 0..rounds {
        let owners = &partitions[round as usize % partitions.len()];
        let (values, edge) = first_session.draw(&mut rng, size, owners);
        let of_first = |failure: Box<Failure>| (0, failure.to_string());
        let wanted = first_session.once(&mut frame, &values, owners, edge, &mut watch);
        let wanted = wanted.map_err(of_first)?;
        for (i, session) in sessions.iter().enumerate() {
            let found = session.called(&mut frame, &values, owners, edge);
            if found != wanted {
                let judged = session.judged(&values, owners, edge, &found, &mut watch);
                judged.map_err(|failure| (i + 1, failure.to_string()))?;
            }
        }
    }
    Ok(())
}

/// Tests a target with so many inputs for each choice of sizes and aliasing.
///
/// # Errors
///
/// The first failure.
///
/// # Panics
///
/// If the target's row cannot be tested: it does not parse, no input meets
/// `requires`, or no events are listed for it.
pub(crate) fn run<W: AnyLimb>(
    target: &dyn Target<W>,
    seed: u64,
    rounds: u32,
) -> Result<(), Box<Failure>> {
    let contract = Contract::of(target.kernel()).unwrap_or_else(|e| panic!("{e}"));
    let session = Session {
        target,
        seed,
        generator: Generator::new(&contract),
        contract: &contract,
    };
    let sizes = sizes::choices(&contract, W::BITS, target.sizes());
    let mut watch = Watch::new(&contract);
    watch.forget(|event| {
        let may_hold = |size| event.may_hold(&sizes::state(size, W::BITS));
        !sizes.iter().any(may_hold)
    });
    // What takes few sizes is tested the more at each.
    let rounds = rounds * u32::try_from(FEW_SIZES / sizes.len()).unwrap_or(1).max(1);
    let mut frame = Frame::new(&sizes::longest(&contract, &sizes));
    let mut rng = TestRng::new(seed);
    // More passes only where few rounds did not meet every event.
    for _ in 0..MOST_PASSES {
        for size in &sizes {
            session.size(&mut frame, &mut rng, size, rounds, &mut watch)?;
        }
        if watch.is_content() {
            return Ok(());
        }
    }
    Err(Box::new(session.failure(watch.complaint())))
}

/// Where there are fewer sizes than this, each gets more rounds.
const FEW_SIZES: usize = 8;

/// How often to go through all sizes at most, in search of events.
const MOST_PASSES: u32 = 20;

struct Session<'a, W> {
    target: &'a dyn Target<W>,
    contract: &'a Contract,
    generator: Generator<'a>,
    seed: u64,
}

impl<W: AnyLimb> Session<'_, W> {
    /// All calls for one choice of sizes.
    fn size(
        &self,
        frame: &mut Frame<W>,
        rng: &mut TestRng,
        size: &Size,
        rounds: u32,
        watch: &mut Watch<'_>,
    ) -> Result<(), Box<Failure>> {
        let lens = sizes::lens(self.contract, size);
        let rounds = if sizes::is_long(&lens) {
            rounds.div_ceil(4)
        } else {
            rounds
        };
        for owners in alias::partitions(&self.contract.kernel, &lens) {
            for _ in 0..rounds {
                self.random_call(frame, rng, size, &owners, watch)?;
            }
        }
        Ok(())
    }

    /// One call with random numbers.
    fn random_call(
        &self,
        frame: &mut Frame<W>,
        rng: &mut TestRng,
        size: &Size,
        owners: &[usize],
        watch: &mut Watch<'_>,
    ) -> Result<(), Box<Failure>> {
        let (values, edge) = self.draw(rng, size, owners);
        self.once(frame, &values, owners, edge, watch).map(|_| ())
    }

    /// Random numbers, and the edge at which buffers lie.
    fn draw(&self, rng: &mut TestRng, size: &Size, owners: &[usize]) -> (Vec<Value<W>>, Edge) {
        let lens = sizes::lens(self.contract, size);
        let edge = *rng.pick(&[Edge::Start, Edge::End]);
        let values = self.generator.draw::<W>(rng, size, &lens, owners);
        let values = values.unwrap_or_else(|| {
            let name = self.contract.kernel.name;
            panic!("no input of `{name}` found for {size:?}, {owners:?}")
        });
        (values, edge)
    }

    /// One call and its checks.
    fn once(
        &self,
        frame: &mut Frame<W>,
        values: &[Value<W>],
        owners: &[usize],
        edge: Edge,
        watch: &mut Watch<'_>,
    ) -> Result<Outcome<W>, Box<Failure>> {
        let outcome = self.called(frame, values, owners, edge);
        self.judged(values, owners, edge, &outcome, watch)?;
        Ok(outcome)
    }

    /// One call.
    fn called(
        &self,
        frame: &mut Frame<W>,
        values: &[Value<W>],
        owners: &[usize],
        edge: Edge,
    ) -> Outcome<W> {
        let announced = Announced::new(format!(
            "kernel `{}` ({}) touched memory beyond a buffer; counts {:?}, aliasing {owners:?}, \
             buffers at the {edge:?}; to repeat, set LIMBS_SEED={:#x}\n",
            self.contract.kernel.name,
            self.target.name(),
            values.iter().filter_map(count).collect::<Vec<_>>(),
            self.seed,
        ));
        let outcome = frame.call(self.target, values, owners, edge);
        drop(announced);
        outcome
    }

    /// The checks of a call.
    fn judged(
        &self,
        values: &[Value<W>],
        owners: &[usize],
        edge: Edge,
        outcome: &Outcome<W>,
        watch: &mut Watch<'_>,
    ) -> Result<(), Box<Failure>> {
        let state = self.state(values, outcome);
        let judged = self.judge(values, owners, outcome, &state);
        judged.map_err(|what| {
            let failure = self.failure(what);
            Box::new(failure.with_call(&self.contract.kernel, values, owners, edge, outcome))
        })?;
        watch.look(&state);
        Ok(())
    }

    fn failure(&self, what: String) -> Failure {
        Failure::new(
            self.contract.kernel.name,
            self.target.name(),
            self.seed,
            what,
        )
    }

    /// The names' values before and after.
    fn state(&self, values: &[Value<W>], outcome: &Outcome<W>) -> State<'static> {
        let mut state = entry_state(self.contract, values);
        for (param, after) in self.contract.kernel.params.iter().zip(&outcome.after) {
            if let (Role::Out | Role::InOut, Some(limbs)) = (param.role, after) {
                state.set_exit_buffer(param.name, to_biguint(limbs), limbs.len());
            }
        }
        if let Some(limb) = outcome.returned {
            state.set_returned(limb.to_u64());
        }
        state
    }

    /// What is wrong with the outcome.
    fn judge(
        &self,
        values: &[Value<W>],
        owners: &[usize],
        outcome: &Outcome<W>,
        state: &State<'_>,
    ) -> Result<(), String> {
        untouched(&self.contract.kernel, values, owners, outcome)?;
        if outcome.returned.is_some() != self.contract.kernel.returns {
            return Err("returned a limb, or none, against its row".into());
        }
        self.contract
            .ensures
            .iter()
            .try_for_each(|f| holds(f, state))
    }
}

/// Nothing has changed but what the row writes.
fn untouched<W: AnyLimb>(
    kernel: &Kernel,
    values: &[Value<W>],
    owners: &[usize],
    outcome: &Outcome<W>,
) -> Result<(), String> {
    let params = kernel.params;
    if let Some((i, bytes)) = outcome.damage {
        let name = params[i].name;
        return Err(format!(
            "wrote outside of `{name}`, {bytes} bytes from its start"
        ));
    }
    let written =
        |i: usize| (0..params.len()).any(|j| owners[j] == owners[i] && params[j].role.is_written());
    for (i, value) in values.iter().enumerate() {
        if let (Value::Buffer(before), Some(after)) = (value, &outcome.after[i])
            && !written(i)
            && before != after
        {
            return Err(format!("changed its input `{}`", params[i].name));
        }
    }
    Ok(())
}

fn count<W>(value: &Value<W>) -> Option<usize> {
    match value {
        Value::Count(n) => Some(*n),
        Value::Buffer(_) | Value::Word(_) => None,
    }
}

fn holds(formula: &Formula, state: &State<'_>) -> Result<(), String> {
    match formula.holds(state) {
        Ok(true) => Ok(()),
        Ok(false) => Err(format!("`{formula}` does not hold")),
        Err(e) => Err(format!("`{formula}`: {e}")),
    }
}

/// The names' values on entry.
fn entry_state<W: AnyLimb>(contract: &Contract, values: &[Value<W>]) -> State<'static> {
    let mut state = State::new(W::BITS);
    for (param, value) in contract.kernel.params.iter().zip(values) {
        match value {
            Value::Buffer(limbs) => {
                state.set_entry_buffer(param.name, to_biguint(limbs), limbs.len());
            }
            Value::Word(limb) => state.set_entry(param.name, limb.to_u64()),
            Value::Count(n) => state.set_entry(param.name, *n),
        }
    }
    state
}

/// Makes a test of each row of the kernel table for each of the named iterators over
/// [`Implementation`]s. What this processor cannot run is named and left out.
///
/// ```
/// limbs_testkit::kernel_tests! {
///     portable_32: limbs_core::call::PORTABLE_32;
/// }
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! kernel_tests {
    ($($module:ident: $list:expr;)*) => {
        $(
            #[cfg(test)]
            mod $module {
                use $crate::kernel_tests_of_rows;

                fn test(row: &str) {
                    let implementations = $list.into_iter();
                    for i in implementations.filter(|i| i.kernel.name == row) {
                        $crate::differential::check_if_runnable(i);
                    }
                }

                $crate::limbs_core::kernel_table!(kernel_tests_of_rows);
            }
        )*
    };
}

/// The tests of [`kernel_tests`], given the rows.
#[doc(hidden)]
#[macro_export]
macro_rules! kernel_tests_of_rows {
    ($(
        $(#[doc = $doc:literal])*
        $name:ident($($params:tt)*) $(-> $ret:ident)? { $($rest:tt)* }
    )*) => {
        $(
            #[test]
            fn $name() {
                test(stringify!($name));
            }
        )*
    };
}
