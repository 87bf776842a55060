//! The blinding pair that a key keeps between operations.
//!
//! A fresh pair costs an inverse modulo n, a good part of a signature's time. So a pair is
//! used, then both its halves are squared, which keeps them a pair, and used again: 32
//! times, before the next operation draws afresh.
//!
//! A key is shared between threads by reference, without `std` and in safe code only. So the pair
//! lives in atomic limbs guarded by a flag that is tried, never waited for. Who finds it
//! taken draws a pair of their own: slower, never blocked. The flag is cleared by a guard, also when a panic
//! unwinds. A process that forks may use the same pair in both halves for at most 32 operations; the
//! pair stays as unknown to others as the key is.

use alloc::boxed::Box;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use limbs_core::Limb;
use zeroize::{Zeroize, Zeroizing};

/// Uses of a pair and its squares before a fresh one is drawn.
const USES: usize = 32;

/// Limbs of a number, wiped when dropped.
type Secret = Zeroizing<Box<[Limb]>>;

/// The pair (r^e, r^-1) and its squarings; empty at first.
pub(crate) struct BlindingCache {
    taken: AtomicBool,
    /// Uses left, 0 if there is no pair.
    left: AtomicUsize,
    /// r^e, then r^-1. A limb has at most the bits of a `usize`.
    limbs: Box<[AtomicUsize]>,
}

const _: () = assert!(size_of::<Limb>() <= size_of::<usize>());

/// Holds the flag; clears it when dropped.
struct Guard<'a>(&'a AtomicBool);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl BlindingCache {
    /// An empty cache for pairs of numbers of `n` limbs.
    pub(crate) fn new(n: usize) -> Self {
        Self {
            taken: AtomicBool::new(false),
            left: AtomicUsize::new(0),
            limbs: (0..2 * n).map(|_| AtomicUsize::new(0)).collect(),
        }
    }

    /// `None` if another thread is at it.
    fn try_lock(&self) -> Option<Guard<'_>> {
        let was_taken = self.taken.swap(true, Ordering::Acquire);
        (!was_taken).then(|| Guard(&self.taken))
    }

    /// Takes the pair for one use and leaves its squares for the next; `square` squares one half
    /// in place. `None` if there is no pair or another thread is at it.
    pub(crate) fn take(&self, square: impl Fn(&mut [Limb])) -> Option<[Secret; 2]> {
        let _guard = self.try_lock()?;
        // Under the flag, whose `Acquire` and `Release` order all this: `Relaxed` is enough.
        let left = self.left.load(Ordering::Relaxed);
        if left == 0 {
            return None;
        }
        let pair: [Secret; 2] = self.halves().map(|half| {
            Zeroizing::new(
                half.iter()
                    .map(|limb| limb.load(Ordering::Relaxed) as Limb)
                    .collect(),
            )
        });
        // No pair while the halves are half written.
        self.left.store(0, Ordering::Relaxed);
        let [a, b] = &pair;
        self.store_squares([a, b], square);
        self.left.store(left - 1, Ordering::Relaxed);
        Some(pair)
    }

    /// Keeps the squares of a fresh pair, which its maker uses, unless another thread is at it.
    pub(crate) fn put(&self, pair: [&[Limb]; 2], square: impl Fn(&mut [Limb])) {
        if let Some(_guard) = self.try_lock() {
            self.left.store(0, Ordering::Relaxed);
            self.store_squares(pair, square);
            self.left.store(USES - 1, Ordering::Relaxed);
        }
    }

    /// Forgets the pair, which may have been damaged.
    pub(crate) fn clear(&self) {
        if let Some(_guard) = self.try_lock() {
            self.left.store(0, Ordering::Relaxed);
        }
    }

    fn halves(&self) -> [&[AtomicUsize]; 2] {
        let (a, b) = self.limbs.split_at(self.limbs.len() / 2);
        [a, b]
    }

    fn store_squares(&self, pair: [&[Limb]; 2], square: impl Fn(&mut [Limb])) {
        for (half, value) in self.halves().into_iter().zip(pair) {
            let mut value = Zeroizing::new(value.to_vec());
            square(&mut value);
            for (to, &from) in half.iter().zip(value.iter()) {
                to.store(from as usize, Ordering::Relaxed);
            }
        }
    }
}

impl Drop for BlindingCache {
    fn drop(&mut self) {
        for limb in &mut self.limbs {
            limb.get_mut().zeroize();
        }
    }
}

/// A copy of a key draws its own pair.
impl Clone for BlindingCache {
    fn clone(&self) -> Self {
        Self::new(self.limbs.len() / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::{BlindingCache, USES};
    use limbs_core::Limb;

    fn double(x: &mut [Limb]) {
        x[0] = x[0].wrapping_mul(2);
    }

    #[test]
    fn a_pair_is_used_so_often_and_never_twice() {
        let cache = BlindingCache::new(1);
        assert!(cache.take(double).is_none());
        cache.put([&[1], &[3]], double);
        let mut a: Limb = 1;
        for _ in 1..USES {
            a *= 2;
            let [x, y] = cache.take(double).unwrap();
            assert_eq!((x[0], y[0]), (a, a.wrapping_mul(3)));
        }
        assert!(cache.take(double).is_none());
    }

    #[test]
    fn a_taken_cache_is_not_waited_for() {
        let cache = BlindingCache::new(1);
        cache.put([&[1], &[1]], double);
        let guard = cache.try_lock().unwrap();
        assert!(cache.take(double).is_none());
        cache.put([&[1], &[1]], double);
        drop(guard);
        assert!(cache.take(double).is_some());
    }
}
