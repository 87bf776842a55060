//! Small primes: the sieve of Eratosthenes.

use alloc::{vec, vec::Vec};

/// The primes up to and including `limit`, in order.
///
/// Takes `limit / 2` bytes for the time of the call.
///
/// ```
/// assert_eq!(primality::primes_up_to(20), [2, 3, 5, 7, 11, 13, 17, 19]);
/// ```
#[must_use]
pub fn primes_up_to(limit: u32) -> Vec<u32> {
    if limit < 2 {
        return Vec::new();
    }
    // Entry i stands for 2i + 1; the last is limit or limit - 1.
    let len = (limit as usize).div_ceil(2);
    let mut composite = vec![false; len];
    let mut i = 1;
    // 2i(i + 1) stands for (2i + 1)^2, the first multiple without a smaller factor.
    while 2 * i * (i + 1) < len {
        if !composite[i] {
            for multiple in (2 * i * (i + 1)..len).step_by(2 * i + 1) {
                composite[multiple] = true;
            }
        }
        i += 1;
    }
    let odd = (1..len).filter(|&i| !composite[i]);
    core::iter::once(2)
        .chain(odd.map(|i| 2 * i as u32 + 1))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_next_to_primes() {
        for limit in 0..200 {
            let by_division: Vec<u32> = (2..=limit)
                .filter(|&n| (2..n).all(|d| n % d != 0))
                .collect();
            assert_eq!(primes_up_to(limit), by_division, "up to {limit}");
        }
    }

    #[test]
    fn counts_below_powers_of_ten() {
        for (limit, count) in [(1_000, 168), (10_000, 1_229), (1_000_000, 78_498)] {
            assert_eq!(primes_up_to(limit).len(), count);
        }
    }
}
