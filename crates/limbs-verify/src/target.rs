//! What is proved, certified and mutated: kernels, and rows of engines.

use crate::artefact::Artefact;
use crate::engine::{self, EngineJob};
use crate::kernel::{Failure, Job, Limits, Proof, Size, verify};
use crate::mutate::Change;
use crate::replay;
use crate::subjects::{EngineSubject, Subject};
use limbs_core::kernels::Kernel;

/// A kernel or a row of an engine.
pub trait Target: Sync {
    /// Its name.
    fn name(&self) -> &str;

    /// Its row.
    fn row(&self) -> &'static Kernel;

    /// The name of its symbol.
    fn symbol(&self) -> &str;

    /// The engine that it is of; empty if of none.
    fn engine(&self) -> &'static str;

    /// What the processor must have, by names with commas.
    fn features(&self) -> String;

    /// The sizes at which it is verified.
    ///
    /// # Errors
    ///
    /// If the row cannot be read.
    fn sizes(&self) -> Result<Vec<Size>, String>;

    /// The largest count at which mutants are tried; in engines, where this is more than the smallest size.
    fn most_mutated(&self) -> usize;

    /// The proofs at a size, one for each way of aliasing.
    ///
    /// # Errors
    ///
    /// If the artefact lacks it.
    fn tasks(&self, artefact: &Artefact, size: &Size, seed: u64) -> Result<Vec<Task>, String>;

    /// Changes it, proves it at a size, and calls it with so many inputs of that size. A fault ends the process.
    ///
    /// # Errors
    ///
    /// If the mutant is not proved; the first wrong result.
    fn execute(
        &self,
        artefact: &mut Artefact,
        change: &Change,
        size: &Size,
        rounds: u32,
    ) -> Result<(), String>;

    /// Whether it or its row has that name.
    fn is_called(&self, name: &str) -> bool {
        self.name() == name || self.row().name == name
    }
}

/// One proof to be tried.
#[derive(Clone, Debug)]
pub enum Task {
    /// Of a kernel.
    Kernel(Job),
    /// Of a row of an engine.
    Engine(EngineJob),
}

impl Task {
    /// Tries it.
    ///
    /// # Errors
    ///
    /// What is wrong, or could not be proved.
    pub fn verify(&self, artefact: &Artefact) -> Result<Proof, Failure> {
        match self {
            Self::Kernel(job) => verify(artefact, job),
            Self::Engine(job) => engine::verify(artefact, job),
        }
    }

    /// What limits it.
    pub fn limits(&mut self) -> &mut Limits {
        match self {
            Self::Kernel(job) => &mut job.limits,
            Self::Engine(job) => &mut job.limits,
        }
    }
}

impl Target for Subject {
    fn name(&self) -> &str {
        &self.name
    }

    fn row(&self) -> &'static Kernel {
        self.kernel
    }

    fn symbol(&self) -> &str {
        &self.symbol
    }

    fn engine(&self) -> &'static str {
        ""
    }

    fn features(&self) -> String {
        self.features.to_string()
    }

    fn sizes(&self) -> Result<Vec<Size>, String> {
        Self::sizes(self)
    }

    fn most_mutated(&self) -> usize {
        17
    }

    fn tasks(&self, artefact: &Artefact, size: &Size, seed: u64) -> Result<Vec<Task>, String> {
        let jobs = self.jobs(artefact, size, seed)?;
        Ok(jobs.into_iter().map(Task::Kernel).collect())
    }

    fn execute(
        &self,
        artefact: &mut Artefact,
        change: &Change,
        size: &Size,
        rounds: u32,
    ) -> Result<(), String> {
        replay::replay_change(artefact, self, change, size, rounds)
    }
}

impl Target for EngineSubject {
    fn name(&self) -> &str {
        &self.name
    }

    fn row(&self) -> &'static Kernel {
        self.row
    }

    fn symbol(&self) -> &str {
        &self.symbol
    }

    fn engine(&self) -> &'static str {
        Self::engine(self)
    }

    fn features(&self) -> String {
        self.features.clone()
    }

    fn sizes(&self) -> Result<Vec<Size>, String> {
        Ok(Self::sizes(self))
    }

    fn most_mutated(&self) -> usize {
        24
    }

    fn tasks(&self, artefact: &Artefact, size: &Size, seed: u64) -> Result<Vec<Task>, String> {
        let jobs = self.jobs(artefact, size, seed)?;
        Ok(jobs.into_iter().map(Task::Engine).collect())
    }

    fn execute(
        &self,
        artefact: &mut Artefact,
        change: &Change,
        size: &Size,
        rounds: u32,
    ) -> Result<(), String> {
        replay::replay_engine(artefact, self, change, size, rounds)
    }
}
