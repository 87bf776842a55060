//! Stages: each is announced, timed, held against its budget and counted.

use std::time::{Duration, Instant};

use crate::Result;
use crate::process::{Tally, root};

/// Seconds per stage, from `.ci/budget`.
pub(crate) struct Budget(Vec<(String, u64)>);

impl Budget {
    /// Reads lines of `name seconds`; `#` begins a comment.
    fn parse(text: &str) -> Self {
        let line = |l: &str| {
            let mut words = l.split('#').next()?.split_whitespace();
            Some((words.next()?.to_string(), words.next()?.parse().ok()?))
        };
        Self(text.lines().filter_map(line).collect())
    }

    fn load() -> Self {
        Self::parse(&std::fs::read_to_string(root().join(".ci/budget")).unwrap_or_default())
    }

    fn seconds(&self, stage: &str) -> Option<u64> {
        self.0
            .iter()
            .find(|(name, _)| name == stage)
            .map(|(_, s)| *s)
    }
}

enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

struct Done {
    name: String,
    outcome: Outcome,
    time: Duration,
    tally: Tally,
}

/// The stages run so far.
pub(crate) struct Report {
    budget: Budget,
    stages: Vec<Done>,
}

impl Report {
    pub(crate) fn new() -> Self {
        Self {
            budget: Budget::load(),
            stages: Vec::new(),
        }
    }

    /// Runs a stage. A failure is kept for the end: the later stages still run.
    pub(crate) fn stage(&mut self, name: &str, work: impl FnOnce(&mut Tally) -> Result<()>) {
        println!("\n== {name}");
        let start = Instant::now();
        let mut tally = Tally::default();
        let outcome = match work(&mut tally) {
            Ok(()) => Outcome::Passed,
            Err(why) => {
                println!("{name} failed: {why}");
                // What failed before a test could count itself is still a failure.
                tally.failed = tally.failed.max(1);
                Outcome::Failed(why)
            }
        };
        self.push(name, outcome, start.elapsed(), tally);
    }

    /// Notes a stage that cannot be run here, and how to make it run.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        println!("\n== {name}\nskipped: {why}");
        let tally = Tally {
            skipped: 1,
            ..Tally::default()
        };
        self.push(
            name,
            Outcome::Skipped(why.to_string()),
            Duration::ZERO,
            tally,
        );
    }

    fn push(&mut self, name: &str, outcome: Outcome, time: Duration, tally: Tally) {
        let done = Done {
            name: name.to_string(),
            outcome,
            time,
            tally,
        };
        println!("{}", self.line(&done));
        self.stages.push(done);
    }

    fn line(&self, done: &Done) -> String {
        let seconds = done.time.as_secs_f64();
        let budget = match self.budget.seconds(&done.name) {
            Some(b) if seconds > b as f64 => format!("*** OVER ITS BUDGET of {b} s ***"),
            Some(b) => format!("budget {b} s"),
            None => "no budget".to_string(),
        };
        let outcome = match &done.outcome {
            Outcome::Passed => "ok",
            Outcome::Failed(_) => "FAILED",
            Outcome::Skipped(_) => "skipped",
        };
        format!(
            "{:<32} {outcome:<8} {seconds:>7.1} s   {budget:<34} {}",
            done.name, done.tally
        )
    }

    /// Prints all stages and, last, the line that counts the tests; false if anything failed.
    pub(crate) fn finish(self) -> bool {
        let mut total = Tally::default();
        let mut time = Duration::ZERO;
        println!("\n== stages");
        for done in &self.stages {
            println!("{}", self.line(done));
            total.add(done.tally);
            time += done.time;
        }
        for done in &self.stages {
            match &done.outcome {
                Outcome::Failed(why) => println!("failed: {}: {why}", done.name),
                Outcome::Skipped(why) => println!("skipped: {}: {why}", done.name),
                Outcome::Passed => {}
            }
        }
        println!("{:.1} s in all\n{total}", time.as_secs_f64());
        self.stages
            .iter()
            .all(|done| !matches!(done.outcome, Outcome::Failed(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budget_is_read() {
        let b = Budget::parse("# seconds\ntotal 2400\nhost 300 # all crates\n\n");
        assert_eq!(b.seconds("total"), Some(2400));
        assert_eq!(b.seconds("host"), Some(300));
        assert_eq!(b.seconds("seconds"), None);
    }

    #[test]
    fn every_stage_of_the_tree_has_a_budget() {
        let b = Budget::load();
        let stages = crate::test::stage_names();
        let named: u64 = stages
            .iter()
            .map(|s| b.seconds(s).unwrap_or_else(|| panic!("{s} has no budget")))
            .sum();
        assert!(
            named <= b.seconds("total").expect("a total"),
            "the stages' budgets exceed the total"
        );
    }
}
