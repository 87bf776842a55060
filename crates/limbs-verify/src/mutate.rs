//! Mutants: kernels changed in one place. Each must be rejected, or be proved and then agree with its contract
//! when it is executed.

use crate::artefact::Artefact;
use crate::executor::Code;
use crate::kernel::{Failure, Limits, Size};
use crate::report::unexecuted;
use crate::target::{Target, Task};
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
    subject: &dyn Target,
) -> Result<(Vec<Size>, BTreeSet<u64>), String> {
    let mut chosen: Vec<(Size, BTreeSet<u64>)> = Vec::new();
    let mut all = BTreeSet::new();
    let (sizes, most) = (subject.sizes()?, subject.most_mutated());
    let is_small = |size: &Size| size.iter().all(|(_, n)| *n <= most);
    for size in &sizes {
        // Of engines every instruction is executed, whatever size it takes.
        let covers = || unexecuted(artefact, subject.symbol(), &all).is_empty();
        if !chosen.is_empty() && !is_small(size) && (subject.engine().is_empty() || covers()) {
            break;
        }
        let task = subject.tasks(artefact, size, 1)?.swap_remove(0);
        let proof = task.verify(artefact);
        let proof = proof.map_err(|e| format!("{}: {e}", subject.name()))?;
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

/// How many larger sizes to try.
const LARGER: usize = 3;

/// All mutants are tried of what executes not more instructions than this at its sizes.
const FEW_INSTRUCTIONS: u64 = 10_000;
/// So many of others.
const SAMPLE: usize = 2_000;

/// A task, and the addresses that it executes.
type Known = (Task, BTreeSet<u64>);

/// Tries the mutants of a kernel, a random sample of them if there are more than `most`, or than are tried
/// by themselves.
///
/// # Errors
///
/// If the kernel itself is not proved.
pub fn mutate(
    artefact: &mut Artefact,
    subject: &dyn Target,
    most: Option<usize>,
    seed: u64,
) -> Result<Outcome, String> {
    let start = Instant::now();
    let (sizes, addresses) = covering(artefact, subject)?;
    let mut tasks: Vec<Known> = Vec::new();
    let mut instructions = 0;
    for size in &sizes {
        for mut task in subject.tasks(artefact, size, seed)? {
            let proof = task.verify(artefact);
            let proof = proof.map_err(|e| format!("{}: {e}", subject.name()))?;
            *task.limits() = Limits {
                instructions: 2 * proof.instructions + 1000,
                steps: 1000 * proof.instructions + 1_000_000,
                certifies: false,
            };
            instructions += proof.instructions;
            tasks.push((task, proof.addresses));
        }
    }
    let is_short = instructions <= FEW_INSTRUCTIONS;
    let most = most.unwrap_or(if is_short { usize::MAX } else { SAMPLE });
    let mut changes = artefact.isa().changes(artefact, &addresses);
    let mut rng = TestRng::new(seed);
    while changes.len() > most {
        changes.swap_remove(rng.below(changes.len()));
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
        let fate = fate(artefact, &tasks, &change);
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

fn fate(artefact: &Artefact, tasks: &[Known], change: &Change) -> Fate {
    let changed = change.address..change.address + change.bytes.len() as u64;
    for (task, addresses) in tasks {
        if addresses.range(changed.clone()).next().is_none() {
            // The same instructions as before: it is proved.
            continue;
        }
        let start = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| task.verify(artefact)));
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

impl Outcome {
    /// How many mutants had a fate.
    #[must_use]
    pub fn count(&self, fate: &Fate) -> usize {
        let of = self.counts.iter().filter(|((_, f), _)| f == fate);
        of.map(|(_, n)| n).sum()
    }
}

/// The fates, and what each is called in a table.
pub const FATES: [(Fate, &str); 6] = [
    (Fate::Forbidden, "forbidden"),
    (Fate::Counterexample, "wrong"),
    (Fate::ProofAlone, "not proved"),
    (Fate::Proved, "proved"),
    (Fate::Panic, "panics"),
    (Fate::TimeOut, "time-outs"),
];

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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
