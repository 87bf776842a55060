//! Work on several threads, whose results are seen in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

/// As many threads as the machine runs at a time.
#[must_use]
pub fn available() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Works on all items on so many threads, and shows the results in the items' order, each as soon as those before
/// it are there. After an error no further item is begun.
///
/// # Errors
///
/// The first error of `show`.
///
/// # Panics
///
/// If `work` does.
pub fn in_order<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
    mut show: impl FnMut(R) -> Result<(), String>,
) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, items.len().max(1)) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                while let Some((i, item)) = {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    items.get(i).map(|item| (i, item))
                } {
                    if sender.send((i, work(item))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let (mut early, mut shown) = (BTreeMap::new(), 0);
        for (i, result) in &results {
            early.insert(i, result);
            while let Some(result) = early.remove(&shown) {
                shown += 1;
                if let Err(why) = show(result) {
                    next.store(items.len(), Ordering::Relaxed);
                    return Err(why);
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::in_order;

    #[test]
    fn results_come_in_order_whoever_is_first() {
        let items: Vec<u64> = (0..50).collect();
        let work = |i: &u64| {
            // The first ones take longest.
            std::thread::sleep(std::time::Duration::from_micros(50 - i));
            i * i
        };
        for threads in [0, 1, 4, 100] {
            let mut seen = Vec::new();
            let show = |square| {
                seen.push(square);
                Ok(())
            };
            in_order(&items, threads, work, show).unwrap();
            assert_eq!(seen, items.iter().map(|i| i * i).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        let items: Vec<u64> = (0..1000).collect();
        let show = |i| {
            if i == 3 {
                Err("three".to_string())
            } else {
                Ok(())
            }
        };
        assert_eq!(in_order(&items, 2, |i| *i, show).unwrap_err(), "three");
        let nothing: [u64; 0] = [];
        in_order(&nothing, 2, |i| *i, |_| Ok(())).unwrap();
    }
}
