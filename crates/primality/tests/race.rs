//! Several threads.
#![cfg(feature = "std")]

use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use limbs_testkit::TestRng;
use primality::{Error, PrimeOptions, Race, baillie_psw};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

fn rng(thread: usize) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(thread as u64)
}

#[test]
fn some_thread_wins() {
    for bits in [16, 64, 192] {
        let generator = PrimeOptions::new(bits).prepare().unwrap();
        for threads in [1, 2, 5] {
            let p = Race::new(&generator).threads(threads).run(rng).unwrap();
            assert_eq!(p.bits(), bits);
            assert_eq!(baillie_psw(&p.to_natural()), Ok(true));
        }
    }
}

#[test]
fn one_thread_finds_what_the_generator_finds() {
    let generator = PrimeOptions::new(128).prepare().unwrap();
    let alone = generator.generate(&mut rng(0)).unwrap();
    let raced = Race::new(&generator).threads(1).run(rng).unwrap();
    assert_eq!(alone.as_limbs(), raced.as_limbs());
}

#[test]
fn a_flag_cancels() {
    let generator = PrimeOptions::new(1024).safe().prepare().unwrap();
    let (flag, calls) = (AtomicBool::new(false), AtomicUsize::new(0));
    let report = |_| {
        // A safe prime of this size takes some thousand tests.
        if calls.fetch_add(1, Ordering::Relaxed) == 4 {
            flag.store(true, Ordering::Relaxed);
        }
    };
    let race = Race::new(&generator)
        .threads(2)
        .cancel(&flag)
        .progress(&report);
    assert_eq!(race.run(rng).err(), Some(Error::Cancelled));
    assert!(calls.load(Ordering::Relaxed) <= 8);
}

#[test]
fn progress_counts_all_threads() {
    let generator = PrimeOptions::new(256).prepare().unwrap();
    let (calls, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let report = |progress: primality::Progress| {
        calls.fetch_add(1, Ordering::Relaxed);
        most.fetch_max(progress.tests as usize, Ordering::Relaxed);
        assert!(progress.candidates > 0);
    };
    let race = Race::new(&generator).threads(2).progress(&report);
    race.run(rng).unwrap();
    let (calls, most) = (calls.into_inner(), most.into_inner());
    // A thread reports a test before it counts it.
    assert!(most < calls && most + 2 >= calls, "{most} of {calls}");
}

#[test]
fn the_error_is_that_of_the_threads() {
    let generator = PrimeOptions::new(512).max_tries(1).prepare().unwrap();
    let result = Race::new(&generator)
        .threads(2)
        .run(|_| TestRng::for_test("race"));
    assert_eq!(result.err(), Some(Error::TriesExhausted { tries: 1 }));
}
