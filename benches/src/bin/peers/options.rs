//! The command line.

use std::time::Duration;

use clap::Parser;
use limbs_core::cpu::Features;

use crate::configuration::Configuration;
use crate::contest;

/// Compares limbs with other libraries, all interleaved.
#[derive(Parser)]
#[command(name = "peers")]
pub(crate) struct Options {
    /// Contests, by name or by a part of it (`--only rsa2048-sign,mul`); all but the slow ones if left out.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// The slow contests as well: making primes and keys.
    #[arg(long)]
    slow: bool,
    /// Contestants, by a part of the name (`--peers openssl,gmp`); limbs is always there.
    #[arg(long, value_delimiter = ',')]
    pub(crate) peers: Vec<String>,
    /// Configurations of the processor; all that differ here if left out.
    #[arg(long = "in", value_delimiter = ',', value_enum)]
    configurations: Vec<Configuration>,
    /// Features that limbs may not use in any configuration (`--mask adx,avx2`).
    #[arg(long, default_value = "")]
    pub(crate) mask: Features,
    /// Rounds of a contest.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) rounds: u32,
    /// Milliseconds that a contestant has in a round; at least one call.
    #[arg(long, default_value_t = 3.0)]
    burst: f64,
    /// Seconds after which a contest ends, if five rounds have been run.
    #[arg(long, default_value_t = 8.0)]
    seconds: f64,
    /// Seconds for a slow contest, of which the means count.
    #[arg(long, default_value_t = 60.0)]
    slow_seconds: f64,
    /// One JSON object a line instead of tables.
    #[arg(long)]
    pub(crate) json: bool,
    /// Only print the names of the contests.
    #[arg(long)]
    pub(crate) list: bool,
    /// Run in this process, as its parent has set it up.
    #[arg(long, hide = true, value_enum)]
    pub(crate) child: Option<Configuration>,
}

impl Options {
    pub(crate) fn configurations(&self) -> Vec<Configuration> {
        if self.configurations.is_empty() {
            Configuration::all()
        } else {
            self.configurations.clone()
        }
    }

    /// The names of the contests chosen, in order.
    pub(crate) fn contests(&self) -> Result<Vec<String>, String> {
        let all = contest::names();
        if self.only.is_empty() {
            let wanted = |name: &String| self.slow || !contest::is_slow(name);
            return Ok(all.into_iter().filter(wanted).collect());
        }
        let chosen = |part: &String| -> Result<Vec<String>, String> {
            if all.contains(part) {
                return Ok(vec![part.clone()]);
            }
            let found: Vec<_> = all.iter().filter(|n| n.contains(part)).cloned().collect();
            if found.is_empty() {
                return Err(format!("no contest `{part}`; there are {}", all.join(", ")));
            }
            Ok(found)
        };
        let mut names = Vec::new();
        for part in &self.only {
            let new = chosen(part)?.into_iter().filter(|n| !names.contains(n));
            names.extend(new.collect::<Vec<_>>());
        }
        Ok(names)
    }

    pub(crate) fn burst(&self) -> Duration {
        Duration::from_secs_f64(self.burst / 1e3)
    }

    /// The longest that a contest may take.
    pub(crate) fn limit(&self, slow: bool) -> Duration {
        Duration::from_secs_f64(if slow {
            self.slow_seconds
        } else {
            self.seconds
        })
    }
}
