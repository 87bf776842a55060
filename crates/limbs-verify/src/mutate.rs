//! Mutants: kernels changed in one place. Each must be rejected, or be proved and then agree with its contract
//! when it is executed.

use crate::artefact::Artefact;
use crate::executor::Code;
use crate::kernel::{Failure, Job, Limits, Size, verify};
use crate::subjects::Subject;
use limbs_testkit::TestRng;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// Other bytes at an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What kind of change it is.
    pub kind: &'static str,
    /// Where.
    pub address: u64,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// It does what no kernel may.
    Forbidden,
    /// A concrete execution is wrong.
    Counterexample,
    /// Every concrete execution is right, but there is no proof.
    ProofAlone,
    /// It is proved.
    Proved,
    /// The prover panicked.
    Panic,
    /// The prover took longer than it may.
    TimeOut,
}

/// The mutants of a kernel and their fates.
pub struct Outcome {
    /// How many of each kind of change had each fate.
    pub counts: BTreeMap<(&'static str, Fate), usize>,
    /// Those that were proved.
    pub survivors: Vec<Change>,
    /// Changes that made the prover fail.
    pub troubles: Vec<(Change, Fate)>,
    /// The sizes at which each mutant was tried.
    pub sizes: Vec<Size>,
    /// How long all took.
    pub time: Duration,
}

/// Longest time for one mutant at one size.
const LONGEST: Duration = Duration::from_secs(20);

/// Sizes that execute every instruction of a kernel, few and small ones, and a few larger ones, at which its loops
/// go round more often.
///
/// # Errors
///
/// If the kernel itself is not proved.
pub fn covering(
    artefact: &Artefact,
    subject: &Subject,
) -> Result<(Vec<Size>, BTreeSet<u64>), String> {
    let mut chosen: Vec<(Size, BTreeSet<u64>)> = Vec::new();
    let mut all = BTreeSet::new();
    let sizes = subject.sizes()?;
    for size in &sizes {
        if !chosen.is_empty() && !is_small(size) {
            break;
        }
        let job = subject.jobs(artefact, size, 1)?.swap_remove(0);
        let proof = verify(artefact, &job).map_err(|e| format!("{}: {e}", subject.name))?;
        if !proof.addresses.is_subset(&all) {
            all.extend(&proof.addresses);
            chosen.retain(|(_, addresses)| !addresses.is_subset(&proof.addresses));
            chosen.push((size.clone(), proof.addresses));
        }
    }
    let mut chosen: Vec<Size> = chosen.into_iter().map(|(size, _)| size).collect();
    let larger = sizes
        .iter()
        .filter(|size| is_small(size))
        .rev()
        .take(LARGER);
    for size in larger.collect::<Vec<_>>().into_iter().rev() {
        if !chosen.contains(size) {
            chosen.push(size.clone());
        }
    }
    Ok((chosen, all))
}

fn is_small(size: &Size) -> bool {
    size.iter().all(|(_, n)| *n <= MOST_LIMBS)
}

/// Mutants are tried at sizes up to this.
const MOST_LIMBS: usize = 17;
/// How many larger sizes to try.
const LARGER: usize = 3;

/// Tries the mutants of a kernel, a random sample of them if there are more than `most`.
///
/// # Errors
///
/// If the kernel itself is not proved.
pub fn mutate(
    artefact: &mut Artefact,
    subject: &Subject,
    most: usize,
    seed: u64,
) -> Result<Outcome, String> {
    let start = Instant::now();
    let (sizes, addresses) = covering(artefact, subject)?;
    let mut changes = artefact.isa().changes(artefact, &addresses);
    let mut rng = TestRng::new(seed);
    while changes.len() > most {
        changes.swap_remove(rng.below(changes.len()));
    }
    let mut jobs = Vec::new();
    for size in &sizes {
        for mut job in subject.jobs(artefact, size, seed)? {
            let proof = verify(artefact, &job).map_err(|e| format!("{}: {e}", subject.name))?;
            job.limits = Limits {
                instructions: 2 * proof.instructions + 1000,
                steps: 1000 * proof.instructions + 1_000_000,
                certifies: false,
            };
            jobs.push(job);
        }
    }
    let mut outcome = Outcome {
        counts: BTreeMap::new(),
        survivors: Vec::new(),
        troubles: Vec::new(),
        sizes,
        time: Duration::ZERO,
    };
    for change in changes {
        let original = artefact.bytes(change.address, change.bytes.len());
        let original = original.expect("code").to_vec();
        artefact.patch(change.address, &change.bytes);
        let fate = fate(artefact, &jobs);
        artefact.patch(change.address, &original);
        *outcome
            .counts
            .entry((change.kind, fate.clone()))
            .or_default() += 1;
        match fate {
            Fate::Proved => outcome.survivors.push(change),
            Fate::Panic | Fate::TimeOut => outcome.troubles.push((change, fate)),
            _ => {}
        }
    }
    outcome.time = start.elapsed();
    Ok(outcome)
}

fn fate(artefact: &Artefact, jobs: &[Job]) -> Fate {
    for job in jobs {
        let start = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| verify(artefact, job)));
        let slow = start.elapsed() > LONGEST;
        match done {
            Err(_) => return Fate::Panic,
            Ok(_) if slow => return Fate::TimeOut,
            Ok(Err(Failure::Forbidden(_) | Failure::Unsupported(_))) => return Fate::Forbidden,
            Ok(Err(Failure::Counterexample(_))) => return Fate::Counterexample,
            Ok(Err(Failure::Unproved(_))) => return Fate::ProofAlone,
            Ok(Ok(_)) => {}
        }
    }
    Fate::Proved
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        const FATES: [(Fate, &str); 6] = [
            (Fate::Forbidden, "forbidden"),
            (Fate::Counterexample, "wrong"),
            (Fate::ProofAlone, "not proved"),
            (Fate::Proved, "proved"),
            (Fate::Panic, "panics"),
            (Fate::TimeOut, "time-outs"),
        ];
        write!(f, "  {:12}", "")?;
        for (_, name) in &FATES {
            write!(f, " {name:>11}")?;
        }
        let kinds: BTreeSet<&str> = self.counts.keys().map(|(kind, _)| *kind).collect();
        for kind in kinds {
            write!(f, "\n  {kind:12}")?;
            for (fate, _) in &FATES {
                write!(
                    f,
                    " {:11}",
                    self.counts.get(&(kind, fate.clone())).unwrap_or(&0)
                )?;
            }
        }
        Ok(())
    }
}
