//! Rates from a clock.

use std::time::{Duration, Instant};

use crate::failure::Failure;

/// Something that is done again and again.
pub(super) type Run<'a> = dyn FnMut() -> Result<(), Failure> + 'a;

/// How often something can be done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    /// Times a second.
    pub(super) per_s: f64,
    /// Times a second in the best batch.
    pub(super) best: f64,
    /// Standard error of `per_s` relative to it, where runs differ by luck.
    pub(super) error: f64,
    /// How often it was done.
    pub(super) runs: u64,
}

/// The rate of something that always takes about the same time: the median
/// over batches, so that a pause of the machine does not count.
pub(super) fn steady(time: Duration, run: &mut Run<'_>) -> Result<Rate, Failure> {
    let batch = warm_up(time, run)?;
    let mut rates = Vec::new();
    let start = Instant::now();
    while rates.is_empty() || start.elapsed() < time {
        let batch_start = Instant::now();
        for _ in 0..batch {
            run()?;
        }
        rates.push(batch as f64 / seconds(batch_start.elapsed()));
    }
    rates.sort_by(f64::total_cmp);
    let middle = rates.len() / 2;
    let median = match rates.len() % 2 {
        0 => (rates[middle - 1] + rates[middle]) / 2.0,
        _ => rates[middle],
    };
    Ok(Rate {
        per_s: median,
        best: rates[rates.len() - 1],
        error: 0.0,
        runs: batch * rates.len() as u64,
    })
}

/// Runs for a tenth of the time, so that caches, predictors and the clock of the
/// processor settle; tells how many runs make a batch. A batch takes a hundredth
/// of the time, or one run if that is longer.
fn warm_up(time: Duration, run: &mut Run<'_>) -> Result<u64, Failure> {
    let start = Instant::now();
    let mut runs = 0u64;
    loop {
        run()?;
        runs += 1;
        let elapsed = start.elapsed();
        if elapsed >= time / 10 {
            let per_s = runs as f64 / seconds(elapsed);
            return Ok((per_s * seconds(time) / 100.0).max(1.0) as u64);
        }
    }
}

/// The rate of something that takes as long as luck has it: all runs over all
/// the time.
pub(super) fn lottery(time: Duration, run: &mut Run<'_>) -> Result<Rate, Failure> {
    let mut times = Vec::new();
    let mut total = 0.0;
    while times.is_empty() || total < seconds(time) {
        let start = Instant::now();
        run()?;
        let taken = seconds(start.elapsed());
        times.push(taken);
        total += taken;
    }
    let n = times.len() as f64;
    let mean = total / n;
    let squares: f64 = times.iter().map(|t| (t - mean) * (t - mean)).sum();
    // The standard error of a mean; nothing can be said of one run.
    let error = match times.len() {
        1 => 1.0,
        _ => (squares / (n - 1.0) / n).sqrt() / mean,
    };
    Ok(Rate {
        per_s: 1.0 / mean,
        best: 1.0 / times.iter().copied().fold(f64::INFINITY, f64::min),
        error,
        runs: times.len() as u64,
    })
}

/// Seconds, never zero: clocks have steps.
fn seconds(time: Duration) -> f64 {
    time.max(Duration::from_nanos(1)).as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_always_done() {
        let mut count = 0u64;
        let mut run = || {
            count += 1;
            Ok(())
        };
        let rate = lottery(Duration::from_nanos(1), &mut run).unwrap();
        assert!(rate.per_s > 0.0 && rate.runs >= 1);
        let rate = steady(Duration::from_millis(1), &mut run).unwrap();
        assert!(rate.per_s > 0.0 && rate.best >= rate.per_s && rate.runs >= 1);
        assert!(count > 2);
    }

    #[test]
    fn a_failure_ends_it() {
        let mut run = || Err(Failure::new("no"));
        assert!(steady(Duration::from_secs(100), &mut run).is_err());
        assert!(lottery(Duration::from_secs(100), &mut run).is_err());
    }
}
