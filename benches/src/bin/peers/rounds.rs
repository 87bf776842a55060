//! Rounds in which the contestants take turns, and what is reckoned from them.

use std::time::{Duration, Instant};

use crate::clock;
use crate::contest::Contest;
use crate::operation::{Absence, Operation, Peer};
use crate::options::Options;

/// The rounds of a contestant, each in nanoseconds of one result.
#[derive(Default)]
pub(crate) struct Times(Vec<f64>);

impl Times {
    /// The fastest round: the code on a whole core.
    pub(crate) fn fastest(&self) -> f64 {
        self.0.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// The median: what a busy machine leaves of it.
    pub(crate) fn median(&self) -> f64 {
        self.quantile(0.5)
    }

    /// From the first to the third quartile, as a part of the median.
    pub(crate) fn spread(&self) -> f64 {
        (self.quantile(0.75) - self.quantile(0.25)) / self.median()
    }

    pub(crate) fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len() as f64
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        let (n, mean) = (self.0.len() as f64, self.mean());
        let squares: f64 = self.0.iter().map(|t| (t - mean).powi(2)).sum();
        (squares / (n - 1.0).max(1.0) / n).sqrt()
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// Between the two rounds next to it where it falls between them.
    fn quantile(&self, part: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        let at = part * (sorted.len() - 1) as f64;
        let (low, high) = (at.floor() as usize, at.ceil() as usize);
        sorted[low] + (sorted[high] - sorted[low]) * at.fract()
    }
}

/// A contestant and its rounds.
pub(crate) struct Contestant {
    pub(crate) name: String,
    pub(crate) times: Times,
}

/// What came of a contest. The first contestant is limbs.
pub(crate) struct Outcome {
    pub(crate) contestants: Vec<Contestant>,
    /// Who failed, and why.
    pub(crate) absent: Vec<(String, String)>,
    /// Nanoseconds of a cycle.
    pub(crate) cycle: f64,
}

/// A contestant who is ready.
struct Starter {
    contestant: Contestant,
    operation: Box<dyn Operation>,
    /// In a burst.
    calls: u32,
    /// Of a call.
    results: u32,
}

impl Starter {
    /// A burst; the time goes to the round's record.
    fn burst(&mut self) {
        let start = Instant::now();
        self.operation.repeat(self.calls);
        let all = start.elapsed().as_secs_f64() * 1e9;
        let each = all / f64::from(self.calls) / f64::from(self.results);
        self.contestant.times.0.push(each);
    }
}

/// Runs a contest: everybody answers once, and whoever answers like limbs goes on to the rounds.
pub(crate) fn run(
    contest: &Contest,
    peers: &[Box<dyn Peer>],
    options: &Options,
) -> Result<Outcome, String> {
    let (mut starters, absent) = starters(contest, peers, options.burst())?;
    let mut cycle = f64::INFINITY;
    let limit = options.limit(contest.is_random());
    let start = Instant::now();
    let rounds = if contest.is_random() {
        usize::MAX
    } else {
        options.rounds as usize
    };
    for round in 0..rounds {
        if round >= 5 && start.elapsed() > limit {
            break;
        }
        cycle = cycle.min(clock::cycle());
        for turn in 0..starters.len() {
            let next = (round + turn) % starters.len();
            starters[next].burst();
        }
    }
    Ok(Outcome {
        contestants: starters.into_iter().map(|s| s.contestant).collect(),
        absent,
        cycle,
    })
}

type Absent = Vec<(String, String)>;

/// Those who have the function and give the right answer.
fn starters(
    contest: &Contest,
    peers: &[Box<dyn Peer>],
    burst: Duration,
) -> Result<(Vec<Starter>, Absent), String> {
    let (mut starters, mut absent) = (Vec::new(), Vec::new());
    let mut expected = None;
    for peer in peers {
        let (offer, results) = match (peer.offer(&contest.task), contest.instead()) {
            (Err(Absence::NotOffered), Some((task, results))) => (peer.offer(&task), results),
            (offer, _) => (offer, contest.results()),
        };
        let mut operation = match offer {
            Ok(operation) => operation,
            Err(Absence::NotOffered) => continue,
            Err(Absence::Failed(why)) => {
                absent.push((peer.name().to_owned(), why));
                continue;
            }
        };
        let calls = calls(&mut *operation, burst, contest.is_random());
        let answer = operation.answer();
        let right = if contest.is_random() {
            !answer.is_empty()
        } else {
            answer == *expected.get_or_insert_with(|| answer.clone())
        };
        if !right {
            absent.push((peer.name().to_owned(), "a wrong answer".into()));
            continue;
        }
        let (name, times) = (peer.name().to_owned(), Times::default());
        starters.push(Starter {
            contestant: Contestant { name, times },
            operation,
            calls,
            results,
        });
    }
    let ours = peers.first().map(|limbs| limbs.name());
    let first = starters
        .first()
        .map(|s: &Starter| s.contestant.name.as_str());
    if first != ours {
        return Err(format!("{}: limbs fails: {absent:?}", contest.name));
    }
    Ok((starters, absent))
}

/// As many calls as fill a burst.
fn calls(operation: &mut dyn Operation, burst: Duration, random: bool) -> u32 {
    operation.repeat(1);
    if random {
        return 1;
    }
    let mut calls = 1;
    loop {
        let start = Instant::now();
        operation.repeat(calls);
        let took = start.elapsed();
        if took * 4 > burst {
            let more = burst.as_secs_f64() / took.as_secs_f64();
            return ((f64::from(calls) * more) as u32).max(1);
        }
        calls *= 4;
    }
}
