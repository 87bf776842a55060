//! What is proved, certified and mutated: kernels, and rows of engines.

use crate::artefact::Artefact;
use crate::engine::{self, EngineJob};
use crate::kernel::{self, Failure, Job, Limits, Proof, Size, verify};
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

    /// Draws its samples, so that it can be tried with many codes.
    ///
    /// # Errors
    ///
    /// If it makes no sense.
    pub fn prepared(&self) -> Result<Prepared, Failure> {
        Ok(match self {
            Self::Kernel(job) => Prepared::Kernel(kernel::Prepared::new(job.clone())?),
            Self::Engine(job) => Prepared::Engine(engine::Prepared::new(job.clone())?),
        })
    }

    /// The address of its first instruction.
    #[must_use]
    pub const fn entry(&self) -> u64 {
        match self {
            Self::Kernel(job) => job.entry,
            Self::Engine(job) => job.entry,
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

/// A proof to be tried with many codes.
pub enum Prepared {
    /// Of a kernel.
    Kernel(kernel::Prepared),
    /// Of a row of an engine.
    Engine(engine::Prepared),
}

impl Prepared {
    /// Tries it.
    ///
    /// # Errors
    ///
    /// What is wrong, or could not be proved.
    pub fn verify(&self, artefact: &Artefact) -> Result<Proof, Failure> {
        match self {
            Self::Kernel(prepared) => prepared.verify(artefact),
            Self::Engine(prepared) => prepared.verify(artefact),
        }
    }

    /// The address of its first instruction.
    #[must_use]
    pub const fn entry(&self) -> u64 {
        match self {
            Self::Kernel(prepared) => prepared.job.entry,
            Self::Engine(prepared) => prepared.job.entry,
        }
    }

    /// Proves less: only that it is no danger to call it; what is known of the execution.
    ///
    /// # Errors
    ///
    /// What it does that it must not.
    pub fn is_safe(&self, artefact: &Artefact) -> Result<Proof, Failure> {
        match self {
            Self::Kernel(prepared) => prepared.is_safe(artefact),
            Self::Engine(prepared) => prepared.is_safe(artefact),
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
}
