//! The processor's clock, measured by a chain of additions, each of which waits for the one before.

use std::hint::black_box;
use std::time::Instant;

/// Links of the chain: two instructions each, of one cycle.
const LINKS: u32 = 50_000;

/// Nanoseconds of a cycle, in one measurement of about 30 microseconds.
pub(crate) fn cycle() -> f64 {
    // Registers that the compiler knows nothing of, so that it cannot fold the chain; exclusive or
    // between the additions, so that it cannot join them.
    let (a, b) = (black_box(0x5555_u64), black_box(3_u64));
    let mut x = black_box(1_u64);
    let start = Instant::now();
    for _ in 0..LINKS / 10 {
        for _ in 0..10 {
            x = (x ^ a).wrapping_add(b);
        }
    }
    black_box(x);
    start.elapsed().as_secs_f64() * 1e9 / f64::from(2 * LINKS)
}
