//! The table, or a JSON object a line.

use serde_json::json;

use crate::contest::Row;
use crate::openssl;
use crate::ours::Primes;

/// Mean of the article "How hard can generating 1024-bit primes really be?" with 16 threads.
const ARTICLE_MS: f64 = 41.09;

pub(crate) struct Report {
    json: bool,
}

impl Report {
    pub(crate) fn new(json: bool) -> Self {
        Self { json }
    }

    pub(crate) fn head(&mut self) {
        let backend = limbs_core::backend::NAME;
        let openssl = openssl::version();
        if self.json {
            println!(
                "{}",
                json!({ "name": "machine", "cpu": cpu(), "backend": backend, "openssl": openssl })
            );
            return;
        }
        println!("Processor: {}", cpu().as_deref().unwrap_or("unknown"));
        println!("Backend: {backend}");
        match openssl {
            Some(version) => println!("Peer: {version}, by `openssl speed`"),
            None => println!(
                "Peer: none, since there is no `openssl` command (Debian: apt install openssl)"
            ),
        }
        println!("\nMicroseconds, median / fastest round; the ratio is our time over theirs.\n");
        println!("| operation | limbs | peer | its time | ratio |");
        println!("|---|---:|---|---:|---:|");
    }

    pub(crate) fn rsa(&mut self, row: &Row) {
        let (median, fastest) = (row.ours.median(), row.ours.fastest());
        if self.json {
            let theirs: Vec<_> = row.theirs.iter().map(|(name, rounds)| json!({
                "name": name, "median_us": rounds.median(), "fastest_us": rounds.fastest(),
                "ratio_median": median / rounds.median(), "ratio_fastest": fastest / rounds.fastest(),
            })).collect();
            println!(
                "{}",
                json!({ "name": row.name, "median_us": median, "fastest_us": fastest, "peers": theirs })
            );
            return;
        }
        let (name, ours) = (&row.name, pair(median, fastest, 1));
        if row.theirs.is_empty() {
            println!("| {name} | {ours} | | | |");
        }
        for (peer, rounds) in &row.theirs {
            let theirs = pair(rounds.median(), rounds.fastest(), 1);
            let ratio = pair(median / rounds.median(), fastest / rounds.fastest(), 2);
            println!("| {name} | {ours} | {peer} | {theirs} | {ratio} |");
        }
    }

    pub(crate) fn primes(&mut self, primes: &Primes) {
        let Primes {
            bits,
            count,
            mean,
            error,
        } = primes;
        if self.json {
            println!(
                "{}",
                json!({ "name": format!("prime{bits}"), "count": count, "mean_ms": mean, "standard_error_ms": error })
            );
            return;
        }
        println!(
            "\nA prime of {bits} bits on one core: {mean:.2} +- {error:.2} ms, mean of {count}."
        );
        if *bits == 1024 {
            println!(
                "The article that made them with 16 threads: {ARTICLE_MS} ms, {:.1} times as long.",
                ARTICLE_MS / mean
            );
        }
    }
}

fn pair(median: f64, fastest: f64, digits: usize) -> String {
    format!("{median:.digits$} / {fastest:.digits$}")
}

/// The processor's name, where Linux tells it.
fn cpu() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}
