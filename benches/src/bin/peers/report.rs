//! Tables to read, or a JSON object a line.

use serde_json::{Value, json};

use crate::configuration::Configuration;
use crate::contest::Contest;
use crate::operation::Peer;
use crate::rounds::{Contestant, Outcome};

pub(crate) struct Report {
    configuration: Configuration,
    json: bool,
    /// Lines of the table of the best peers.
    best: Vec<String>,
    /// Who failed at what.
    absent: Vec<String>,
}

impl Report {
    pub(crate) fn new(configuration: Configuration, json: bool) -> Self {
        Self {
            configuration,
            json,
            best: Vec::new(),
            absent: Vec::new(),
        }
    }

    pub(crate) fn head(&mut self, peers: &[Box<dyn Peer>]) {
        let names: Vec<&str> = peers.iter().map(|peer| peer.name()).collect();
        let cpu = cpu().unwrap_or_else(|| "unknown".into());
        if self.json {
            self.line(json!({
                "kind": "machine", "cpu": cpu, "backend": limbs_core::backend::NAME,
                "features": limbs_core::cpu::in_use().to_string(), "contestants": names,
            }));
            return;
        }
        println!("\n## {}\n", self.configuration.title());
        let features = limbs_core::cpu::in_use();
        println!("Processor: {cpu}. What limbs may use of it: {features}.\n");
        println!("Contestants: {}.\n", names.join("; "));
        println!(
            "Times of one result, by fastest round and by median. Ratios are theirs over ours, and to the limit: \
             schoolbook products at one a cycle.\n"
        );
        println!(
            "| contest | contestant | fastest | median | spread | ratio, fastest | ratio, median | to the limit |"
        );
        println!("|---|---|---:|---:|---:|---:|---:|---:|");
    }

    pub(crate) fn contest(&mut self, contest: &Contest, outcome: &Outcome) {
        for (peer, why) in &outcome.absent {
            if self.json {
                let name = &contest.name;
                self.line(
                    json!({ "kind": "absent", "contest": name, "contestant": peer, "why": why }),
                );
            }
            self.absent.push(format!("{peer}, {}: {why}", contest.name));
        }
        let ours = &outcome.contestants[0];
        let limit = contest
            .schoolbook()
            .map(|products| products * outcome.cycle);
        for contestant in &outcome.contestants {
            if contest.is_random() {
                self.mean(&contest.name, contestant, ours);
            } else {
                self.times(&contest.name, contestant, ours, limit);
            }
        }
        if !self.json && outcome.contestants.len() > 1 {
            self.best.push(best(contest, outcome, limit));
        }
    }

    /// Fastest round and median.
    fn times(&self, contest: &str, it: &Contestant, ours: &Contestant, limit: Option<f64>) {
        let (fastest, median) = (it.times.fastest(), it.times.median());
        let by_fastest = fastest / ours.times.fastest();
        let by_median = median / ours.times.median();
        let to_limit = limit.map(|limit| fastest / limit);
        if self.json {
            self.line(json!({
                "kind": "times", "contest": contest, "contestant": it.name, "rounds": it.times.count(),
                "fastest_ns": fastest, "median_ns": median, "spread": it.times.spread(),
                "ratio_fastest": by_fastest, "ratio_median": by_median,
                "limit_ns": limit, "fastest_to_limit": to_limit,
            }));
            return;
        }
        let to_limit = to_limit.map_or(String::new(), |ratio| format!("{ratio:.2}"));
        println!(
            "| {contest} | {} | {} | {} | {:.0} % | {by_fastest:.2} | {by_median:.2} | {to_limit} |",
            it.name,
            time(fastest),
            time(median),
            it.times.spread() * 100.0,
        );
    }

    /// The mean where every call takes another time.
    fn mean(&self, contest: &str, it: &Contestant, ours: &Contestant) {
        let (mean, error) = (it.times.mean(), it.times.error());
        let ratio = mean / ours.times.mean();
        if self.json {
            self.line(json!({
                "kind": "mean", "contest": contest, "contestant": it.name, "count": it.times.count(),
                "mean_ns": mean, "standard_error_ns": error, "ratio": ratio,
            }));
            return;
        }
        println!(
            "| {contest}, mean of {} | {} | {} +- {} | | | {ratio:.2} | | |",
            it.times.count(),
            it.name,
            time(mean),
            time(error),
        );
    }

    /// The table of the best, and who is missing.
    pub(crate) fn end(&self) {
        if self.json {
            return;
        }
        if !self.best.is_empty() {
            println!(
                "\nThe best peer of each contest: {}.\n",
                self.configuration.title()
            );
            println!(
                "| contest | ours, fastest / median | best by fastest | ratio | best by median | ratio | ours to the limit |"
            );
            println!("|---|---:|---|---:|---|---:|---:|");
            self.best.iter().for_each(|line| println!("{line}"));
        }
        if !self.absent.is_empty() {
            println!("\nLeft out:\n");
            self.absent.iter().for_each(|line| println!("- {line}"));
        }
    }

    fn line(&self, mut value: Value) {
        value["configuration"] = json!(self.configuration.name());
        println!("{value}");
    }
}

/// The peer that comes closest to us, or is furthest ahead.
fn best(contest: &Contest, outcome: &Outcome, limit: Option<f64>) -> String {
    let (ours, theirs) = (&outcome.contestants[0], &outcome.contestants[1..]);
    let least = |by: fn(&Contestant) -> f64| {
        let best = theirs.iter().min_by(|a, b| by(a).total_cmp(&by(b)));
        let best = best.expect("there is a peer");
        let ratio = by(best) / by(ours);
        format!("{}: {} | {ratio:.2}", best.name, time(by(best)))
    };
    if contest.is_random() {
        let mean = time(ours.times.mean());
        let best = least(|c| c.times.mean());
        return format!("| {}, means | {mean} | {best} | | | |", contest.name);
    }
    let to_limit = limit.map_or(String::new(), |limit| {
        format!("{:.2}", ours.times.fastest() / limit)
    });
    format!(
        "| {} | {} / {} | {} | {} | {to_limit} |",
        contest.name,
        time(ours.times.fastest()),
        time(ours.times.median()),
        least(|c| c.times.fastest()),
        least(|c| c.times.median()),
    )
}

/// Nanoseconds in a unit that suits them.
fn time(ns: f64) -> String {
    match ns {
        ns if ns < 1e3 => format!("{ns:.1} ns"),
        ns if ns < 1e6 => format!("{:.2} us", ns / 1e3),
        _ => format!("{:.2} ms", ns / 1e6),
    }
}

/// The processor's name, where Linux tells it.
fn cpu() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}
