//! Mutants: kernels changed in one place. Each must be rejected, or be proved and then agree with its contract
//! when it is executed.

use crate::artefact::Artefact;
use crate::executor::Code;
use crate::faults::{self, FAULTS, Verdict};
use crate::kernel::{Failure, Limits, Size};
use crate::report::unexecuted;
use crate::target::{Prepared, Target, Task};
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

/// Mutants of a kernel and their fates.
pub struct Outcome {
    /// How many of each kind of change had each fate.
    pub counts: BTreeMap<(&'static str, Fate), usize>,
    /// Those that were proved.
    pub survivors: Vec<Change>,
    /// Changes that made the prover fail.
    pub troubles: Vec<(Change, Fate)>,
    /// How many there are that these sizes execute, tried or not.
    pub all: usize,
    /// The sizes at which each mutant was tried.
    pub sizes: Vec<Size>,
    /// How long all took.
    pub time: Duration,
}

impl Change {
    /// Makes it; gives what takes it back.
    pub fn apply(&self, artefact: &mut Artefact) -> Self {
        let original = artefact.bytes(self.address, self.bytes.len());
        let back = Self {
            bytes: original.expect("code").to_vec(),
            ..self.clone()
        };
        artefact.patch(self.address, &self.bytes);
        back
    }
}

/// Longest time for one mutant at one size, where the kernel itself does not take a part of that.
const LONGEST: Duration = Duration::from_secs(20);
/// So many times as long as the kernel itself one mutant may take.
const LONGER: u32 = 20;

/// Sizes that execute every instruction of a kernel, few and small ones; a few larger ones, at which its loops
/// go round more often; the addresses of the instructions.
///
/// # Errors
///
/// If the kernel itself does what it must not.
pub fn covering(
    artefact: &Artefact,
    subject: &dyn Target,
) -> Result<([Vec<Size>; 2], BTreeSet<u64>), String> {
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
        let proof = task.prepared().and_then(|task| task.is_safe(artefact));
        let proof = proof.map_err(|e| format!("{}: {e}", subject.name()))?;
        if !proof.addresses.is_subset(&all) {
            all.extend(&proof.addresses);
            chosen.retain(|(_, addresses)| !addresses.is_subset(&proof.addresses));
            chosen.push((size.clone(), proof.addresses));
        }
    }
    let chosen: Vec<Size> = chosen.into_iter().map(|(size, _)| size).collect();
    let larger = sizes.iter().rev().filter(|size| is_small(size));
    let larger = larger.filter(|size| !chosen.contains(size)).take(LARGER);
    let mut larger: Vec<Size> = larger.cloned().collect();
    larger.reverse();
    Ok(([chosen, larger], all))
}

/// How many larger sizes to try.
const LARGER: usize = 3;

/// How many mutants to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All at the smallest sizes that execute every instruction, if these execute few, and [`SAMPLE`] at larger sizes. Of
    /// what executes many instructions, or has no larger size, so many at any size.
    Rule,
    /// All at the smallest sizes, however long that takes, and [`SAMPLE`] at larger sizes.
    All,
    /// At most so many, at the smallest and larger sizes.
    Sample(usize),
}

/// All mutants are tried of what executes not more instructions than this at its smallest sizes.
const FEW_INSTRUCTIONS: u64 = 10_000;
/// So many of others, and at larger sizes.
pub const SAMPLE: usize = 2_000;

/// A task, the addresses that it executes, and how long one mutant may take.
struct Known {
    task: Prepared,
    addresses: BTreeSet<u64>,
    longest: Duration,
}

/// Tries the mutants of a kernel: an outcome for the smallest sizes, one for larger ones if these are tried by themselves;
/// and rare faults.
///
/// # Errors
///
/// If the kernel itself is not proved.
pub fn mutate(
    artefact: &mut Artefact,
    subject: &dyn Target,
    extent: Extent,
    seed: u64,
) -> Result<(Vec<Outcome>, Vec<Verdict>), String> {
    let ([small, larger], addresses) = covering(artefact, subject)?;
    let largest = small.last().ok_or("no size")?.clone();
    let is_short = executed(artefact, subject, &small)? <= FEW_INSTRUCTIONS;
    let faults = match extent {
        Extent::Sample(_) => usize::from(is_short),
        Extent::Rule | Extent::All => FAULTS,
    };
    let faults = seed_faults(artefact, subject, (&largest, faults), seed)?;
    let changes = artefact.isa().changes(artefact, &addresses);
    let parts = match extent {
        Extent::Sample(most) => vec![([small, larger].concat(), most)],
        Extent::Rule | Extent::All => {
            let most = match is_short || extent == Extent::All {
                true => usize::MAX,
                false => SAMPLE,
            };
            vec![(small, most), (larger, SAMPLE)]
        }
    };
    let parts = parts.into_iter().filter(|(sizes, _)| !sizes.is_empty());
    let outcomes: Result<_, String> = parts
        .map(|(sizes, most)| part(artefact, subject, sizes, (&changes, most), seed))
        .collect();
    Ok((outcomes?, faults))
}

/// How many instructions a kernel executes at these sizes.
fn executed(artefact: &Artefact, subject: &dyn Target, sizes: &[Size]) -> Result<u64, String> {
    let mut sum = 0;
    for size in sizes {
        for task in subject.tasks(artefact, size, 1)? {
            let proof = task.prepared().and_then(|task| task.is_safe(artefact));
            sum += proof.map_err(|e| e.to_string())?.instructions;
        }
    }
    Ok(sum)
}

/// Tries at most so many of the mutants at these sizes, by a seed.
fn part(
    artefact: &mut Artefact,
    subject: &dyn Target,
    sizes: Vec<Size>,
    (changes, most): (&[Change], usize),
    seed: u64,
) -> Result<Outcome, String> {
    let start = Instant::now();
    let mut tasks: Vec<Known> = Vec::new();
    for size in &sizes {
        let name = |e| format!("{}: {e}", subject.name());
        tasks.extend(known(artefact, subject.tasks(artefact, size, seed)?).map_err(name)?);
    }
    let is_executed = |change: &&Change| tasks.iter().any(|known| known.executes(change));
    let mut changes: Vec<Change> = changes.iter().filter(is_executed).cloned().collect();
    let all = changes.len();
    let mut rng = TestRng::new(seed);
    while changes.len() > most {
        changes.swap_remove(rng.below(changes.len()));
    }
    let mut outcome = Outcome {
        counts: BTreeMap::new(),
        survivors: Vec::new(),
        troubles: Vec::new(),
        all,
        sizes,
        time: Duration::ZERO,
    };
    for change in changes {
        let back = change.apply(artefact);
        let fate = fate(artefact, &tasks, &change);
        back.apply(artefact);
        let count = outcome.counts.entry((change.kind, fate.clone()));
        *count.or_default() += 1;
        match fate {
            Fate::Proved => outcome.survivors.push(change),
            Fate::Panic | Fate::TimeOut => outcome.troubles.push((change, fate)),
            _ => {}
        }
    }
    outcome.time = start.elapsed();
    Ok(outcome)
}

/// Seeds rare faults at a size and tries to prove them.
fn seed_faults(
    artefact: &Artefact,
    subject: &dyn Target,
    (size, count): (&Size, usize),
    seed: u64,
) -> Result<Vec<Verdict>, String> {
    let tasks = subject.tasks(artefact, size, seed)?;
    let mut rng = TestRng::new(seed);
    let mut one = |_| Ok(faults::seed(artefact, subject, &tasks[0], &mut rng)?.1);
    (0..count).map(&mut one).collect()
}

/// Proves the first of the tasks of a size, to know how long that takes, and executes the others.
fn known(artefact: &Artefact, tasks: Vec<Task>) -> Result<Vec<Known>, Failure> {
    let start = Instant::now();
    tasks
        .first()
        .map(|task| task.verify(artefact))
        .transpose()?;
    let longest = LONGEST.max(LONGER * start.elapsed());
    let one = |mut task: Task| {
        let done = task.prepared()?.is_safe(artefact)?;
        *task.limits() = Limits {
            instructions: 2 * done.instructions + 1000,
            steps: 1000 * done.instructions + 1_000_000,
            certifies: false,
        };
        Ok(Known {
            task: task.prepared()?,
            addresses: done.addresses,
            longest,
        })
    };
    tasks.into_iter().map(one).collect()
}

impl Known {
    /// Whether it executes anything of what a change changes.
    fn executes(&self, change: &Change) -> bool {
        let changed = change.address..change.address + change.bytes.len() as u64;
        self.addresses.range(changed).next().is_some()
    }
}

fn fate(artefact: &Artefact, tasks: &[Known], change: &Change) -> Fate {
    // Some task executes it, after the same instructions as before.
    if !artefact.isa().admits(artefact, change.address) {
        return Fate::Forbidden;
    }
    // What executes nothing of it executes the same instructions as before, and is proved.
    for known in tasks.iter().filter(|known| known.executes(change)) {
        let start = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| known.task.verify(artefact)));
        let slow = start.elapsed() > known.longest;
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
