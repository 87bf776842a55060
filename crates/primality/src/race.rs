//! Several threads look for one prime.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;
use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::Mutex;
use std::thread;

use rand_core::TryCryptoRng;

use crate::{Error, Generator, Prime, Progress};

/// A race of threads for one prime: the first that is found wins.
///
/// Every thread runs [`Generator::generate_watched`] with its own random source and its own count of
/// candidates: a thread gives up after [`max_tries`](crate::PrimeOptions::max_tries), the race when all its threads have.
///
/// # Is the winner biased?
///
/// Not with [`Method::Fresh`](crate::Method::Fresh). When a thread finds its prime depends on how
/// many candidates it refused before, which are independent of the prime, and on the time the tests
/// took, which is the same for all primes of a size. So which thread wins says nothing about
/// the value of the prime that each of them would have found.
///
/// ```
/// use primality::{PrimeOptions, Race};
/// # use rand_core::SeedableRng;
/// # // A seeded source for the example; take one of the operating system for secrets.
/// # let new_rng = |thread| rand_chacha::ChaCha20Rng::seed_from_u64(thread as u64);
///
/// let generator = PrimeOptions::new(256).prepare()?;
/// // `new_rng` makes the random source of a thread from its number.
/// let p = Race::new(&generator).threads(2).run(new_rng)?;
/// assert_eq!(p.bits(), 256);
/// # Ok::<(), primality::Error>(())
/// ```
pub struct Race<'a> {
    generator: &'a Generator,
    threads: usize,
    cancel: Option<&'a AtomicBool>,
    progress: Option<&'a (dyn Fn(Progress) + Sync)>,
}

impl<'a> Race<'a> {
    /// A race on as many threads as the machine has processors.
    #[must_use]
    pub fn new(generator: &'a Generator) -> Self {
        Self {
            generator,
            threads: 0,
            cancel: None,
            progress: None,
        }
    }

    /// The number of threads; 0 stands for that of the machine's processors.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// A flag that ends the race when somebody sets it. It is looked at before every strong test.
    #[must_use]
    pub fn cancel(mut self, flag: &'a AtomicBool) -> Self {
        self.cancel = Some(flag);
        self
    }

    /// A function called before every strong test, from any thread, with what all threads
    /// have done together.
    #[must_use]
    pub fn progress(mut self, report: &'a (dyn Fn(Progress) + Sync)) -> Self {
        self.progress = Some(report);
        self
    }

    /// Runs the race; `rng` makes the random source of each thread from its number. Sources must
    /// be independent: two threads with one seed do the same work twice.
    ///
    /// # Errors
    ///
    /// [`Error::Cancelled`]; otherwise, if no thread finds a prime, the error of the first thread that
    /// gave up.
    pub fn run<R, F>(&self, rng: F) -> Result<Prime, Error>
    where
        R: TryCryptoRng,
        F: Fn(usize) -> R + Sync,
    {
        let shared = Shared::default();
        let run = |thread| {
            let result = self.run_thread(&shared, &mut rng(thread));
            shared.finish(result);
        };
        match self.thread_count() {
            1 => run(0),
            count => thread::scope(|scope| {
                for thread in 1..count {
                    // Where the system gives no more threads, those there are find the prime.
                    if thread::Builder::new()
                        .spawn_scoped(scope, move || run(thread))
                        .is_err()
                    {
                        break;
                    }
                }
                run(0);
            }),
        }
        shared.into_result()
    }

    /// Runs the race with the operating system's random numbers.
    ///
    /// # Errors
    ///
    /// As [`run`](Self::run).
    #[cfg(feature = "getrandom")]
    pub fn run_with_os_rng(&self) -> Result<Prime, Error> {
        self.run(|_| getrandom::SysRng)
    }

    fn thread_count(&self) -> usize {
        let count = match self.threads {
            0 => thread::available_parallelism().map_or(1, NonZeroUsize::get),
            count => count,
        };
        count.min(MAX_THREADS)
    }

    fn run_thread<R: TryCryptoRng>(&self, shared: &Shared, rng: &mut R) -> Result<Prime, Error> {
        let mut before = Progress::default();
        self.generator.generate_watched(rng, |now| {
            let total = shared.add(before, now);
            before = now;
            if let Some(report) = self.progress {
                report(total);
            }
            let cancelled = self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed));
            if cancelled || shared.done.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
    }
}

/// More threads than this are not started.
const MAX_THREADS: usize = 1024;

/// What the threads share.
#[derive(Default)]
struct Shared {
    done: AtomicBool,
    /// What all threads have done; a lock, for not every target has atomic 64-bit integers.
    progress: Mutex<Progress>,
    /// The best result so far.
    result: Mutex<Option<Result<Prime, Error>>>,
}

impl Shared {
    /// Adds what a thread has done since it last said so; returns the total.
    fn add(&self, before: Progress, now: Progress) -> Progress {
        let mut total = self.progress.lock().unwrap_or_else(|e| e.into_inner());
        total.candidates += now.candidates - before.candidates;
        total.tests += now.tests - before.tests;
        *total
    }

    /// Keeps a thread's result: the first prime, or else the first error.
    fn finish(&self, result: Result<Prime, Error>) {
        // A panic of another thread does not make the result wrong.
        let mut best = self.result.lock().unwrap_or_else(|e| e.into_inner());
        if result.is_ok() {
            self.done.store(true, Ordering::Relaxed);
        }
        match (&*best, &result) {
            (None, _) | (Some(Err(_)), Ok(_)) => *best = Some(result),
            _ => {}
        }
    }

    fn into_result(self) -> Result<Prime, Error> {
        let best = self.result.into_inner().unwrap_or_else(|e| e.into_inner());
        best.unwrap_or(Err(Error::Cancelled))
    }
}
