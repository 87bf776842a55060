//! Generated primes: conditions, sizes, distribution, bad requests, bad random sources.

#![allow(clippy::unnecessary_cast)] // A limb is a `u64` or a `u32`.

use core::convert::Infallible;
use core::ops::ControlFlow;

use limbs_core::{Limb, Natural};
use limbs_testkit::{TestRng, cases};
use primality::{
    Error, Generator, Least, PrimeOptions, StrongTest, baillie_psw, primes_up_to, rounds,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{SeedableRng, TryCryptoRng, TryRng};

fn generate(options: PrimeOptions, rng: &mut impl TryCryptoRng) -> Natural {
    let bits = options.clone().prepare().unwrap().bits();
    let p = options.generate(rng).unwrap();
    assert_eq!(p.bits(), bits);
    assert_eq!(p.as_limbs().len(), bits.div_ceil(limbs_core::LIMB_BITS));
    let p = p.to_natural();
    assert_eq!(p.bit_len(), bits);
    assert_eq!(baillie_psw(&p), Ok(true));
    p
}

fn e(value: u64) -> Vec<Limb> {
    Natural::from(value).as_limbs().to_vec()
}

fn modulo(x: &Natural, m: u32) -> u32 {
    u32::try_from(&(x % &Natural::from(m))).unwrap()
}

/// Sizes around those of words and limbs.
const SIZES: [usize; 12] = [17, 31, 32, 33, 63, 64, 65, 66, 95, 96, 127, 160];

#[test]
fn every_size_from_2_to_70_bits() {
    let mut rng = TestRng::for_test("every size");
    for bits in 2..=70 {
        generate(PrimeOptions::new(bits), &mut rng);
        generate(PrimeOptions::new(bits).top_two_bits(), &mut rng);
        generate(PrimeOptions::rsa_factor(bits.max(4), &e(65_537)), &mut rng);
    }
}

#[test]
fn least_values_hold() {
    let mut rng = TestRng::for_test("least");
    for bits in SIZES {
        let p = generate(PrimeOptions::new(bits).top_two_bits(), &mut rng);
        assert!(p.bit(bits - 2));
        let p = generate(PrimeOptions::new(bits).least(Least::SqrtHalf), &mut rng);
        // p >= sqrt(2) * 2^(bits - 1).
        assert!(p.square().bit_len() == 2 * bits);
    }
}

#[test]
fn congruences_hold() {
    let mut rng = TestRng::for_test("congruences");
    for bits in SIZES {
        for residue in [1, 3, 5, 7] {
            let p = generate(PrimeOptions::new(bits).congruent(residue, 8), &mut rng);
            assert_eq!(modulo(&p, 8), residue);
        }
        let p = generate(PrimeOptions::new(bits).congruent(11, 24), &mut rng);
        assert_eq!(modulo(&p, 24), 11);
        let several = PrimeOptions::new(bits)
            .congruent(2, 3)
            .congruent(3, 5)
            .congruent(7, 8)
            .top_two_bits();
        let p = generate(several, &mut rng);
        assert_eq!(modulo(&p, 120), 23);
        assert!(p.bit(bits - 2));
    }
}

#[test]
fn p_less_one_is_coprime_to_the_exponent() {
    let mut rng = TestRng::for_test("exponents");
    let long = (Natural::one() << 33) + 1u64; // 3^2 * 67 * 683 * 20857
    let longest = Natural::from(3u64 * 5 * 7 * 11 * 13).pow(15); // 208 bits
    let exponents = [1u64, 3, 15, 17, 3 * 5 * 7 * 11, 65_537].map(Natural::from);
    for exponent in exponents.into_iter().chain([long, longest]) {
        for bits in [12, 40, 64, 65, 128] {
            for _ in 0..4 {
                let options = PrimeOptions::new(bits).coprime_to(exponent.as_limbs());
                let p = generate(options, &mut rng);
                assert!((p - 1u64).gcd(&exponent).is_one());
            }
        }
    }
}

#[test]
fn safe_primes() {
    let mut rng = TestRng::for_test("safe primes");
    for bits in [17, 33, 64, 65, 96] {
        let options = PrimeOptions::new(bits).safe().congruent(2, 3);
        for options in [options.clone(), options.interval_search_vartime()] {
            let p = generate(options, &mut rng);
            assert_eq!(baillie_psw(&((&p - &Natural::one()) >> 1)), Ok(true));
            assert_eq!(modulo(&p, 12), 11);
        }
    }
}

#[test]
fn interval_search_meets_the_conditions() {
    let mut rng = TestRng::for_test("interval");
    for bits in SIZES {
        let options = PrimeOptions::rsa_factor(bits, &e(3)).congruent(5, 8);
        let p = generate(options.interval_search_vartime(), &mut rng);
        assert_eq!(modulo(&p, 8), 5);
        assert_eq!(modulo(&p, 3), 2);
        assert_eq!(p.square().bit_len(), 2 * bits);
    }
}

#[test]
fn fouque_tibouchi_meets_the_conditions() {
    let mut rng = TestRng::for_test("Fouque-Tibouchi");
    for bits in [65, 96, 128, 192, 256] {
        let options = PrimeOptions::rsa_factor(bits, &e(15)).congruent(5, 8);
        let p = generate(options.fouque_tibouchi(), &mut rng);
        assert_eq!(modulo(&p, 8), 5);
        assert!((&p - &Natural::one()).gcd(&Natural::from(15u64)).is_one());
        assert_eq!(p.square().bit_len(), 2 * bits);
    }
    let p = generate(PrimeOptions::new(96).safe().fouque_tibouchi(), &mut rng);
    assert_eq!(baillie_psw(&((p - 1u64) >> 1)), Ok(true));
}

#[test]
fn impossible_conditions_say_why() {
    let of = |options: PrimeOptions| match options.prepare() {
        Err(Error::Conditions(why)) => why,
        other => panic!("{other:?}"),
    };
    let new = || PrimeOptions::new(128);
    assert!(of(new().congruent(1, 0)).contains("modulus 0"));
    assert!(of(new().congruent(1, 3).congruent(2, 3)).contains("contradict"));
    assert!(of(new().congruent(2, 4)).contains("contradict"));
    assert!(of(new().congruent(1, 4).safe()).contains("contradict"));
    assert!(of(new().congruent(3, 9)).contains("common"));
    assert!(of(new().congruent(1, 3).safe()).contains("(p - 1) / 2"));
    assert!(of(new().congruent(1, 7).coprime_to(&e(21))).contains("exponent"));
    assert!(of(new().congruent(1, u32::MAX)).contains("32 bits"));
    assert!(of(new().coprime_to(&[])).contains("exponent is 0"));
    assert!(of(new().coprime_to(&[65_536])).contains("even"));
    // The same for 17 to 64 bits.
    assert!(of(PrimeOptions::new(40).congruent(3, 9)).contains("common"));
}

#[test]
fn moduli_larger_than_the_range_end() {
    for (residue, modulus) in [(1, u32::MAX - 2), (77, 1 << 31), (12_345_679, 1 << 30)] {
        for bits in 17..=34 {
            let options = PrimeOptions::new(bits).congruent(residue, modulus);
            match options.generate(&mut TestRng::for_test("large moduli")) {
                Ok(p) => assert_eq!(modulo(&p.to_natural(), modulus), residue),
                Err(error) => assert!(matches!(error, Error::NoSuchPrime | Error::Conditions(_))),
            }
        }
    }
}

#[test]
fn tries_are_bounded() {
    let mut rng = TestRng::for_test("tries");
    for bits in [60, 256] {
        // 3 candidates of 256 bits are hardly ever prime; of 60 bits try until they are not.
        let generator = PrimeOptions::new(bits).max_tries(3).prepare().unwrap();
        let failed = (0..10).find_map(|_| generator.generate(&mut rng).err());
        assert_eq!(failed, Some(Error::TriesExhausted { tries: 3 }));
    }
    let interval = PrimeOptions::new(256)
        .max_tries(2)
        .interval_search_vartime();
    let failed = (0..10).find_map(|_| interval.clone().generate(&mut rng).err());
    assert_eq!(failed, Some(Error::TriesExhausted { tries: 2 }));
}

#[test]
fn a_watcher_can_stop_the_search() {
    let generator = PrimeOptions::new(512).prepare().unwrap();
    let mut calls = 0;
    let stopped = generator.generate_watched(&mut TestRng::for_test("stop"), |progress| {
        assert_eq!(progress.tests, calls);
        assert!(progress.candidates > calls);
        calls += 1;
        match calls {
            3 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    });
    assert_eq!(stopped.err(), Some(Error::Cancelled));
    assert_eq!(calls, 3);
}

/// A source that repeats one byte, or fails.
struct Broken(Option<u8>);

#[derive(Debug)]
struct Failure;

impl core::fmt::Display for Failure {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("no random numbers")
    }
}

impl core::error::Error for Failure {}

impl TryRng for Broken {
    type Error = Failure;

    fn try_next_u32(&mut self) -> Result<u32, Failure> {
        let mut bytes = [0; 4];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }

    fn try_next_u64(&mut self) -> Result<u64, Failure> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Failure> {
        bytes.fill(self.0.ok_or(Failure)?);
        Ok(())
    }
}

impl TryCryptoRng for Broken {}

#[test]
fn broken_random_sources_end_with_an_error() {
    for bits in [10, 40, 64, 65, 128] {
        for options in [
            PrimeOptions::new(bits),
            PrimeOptions::rsa_factor(bits, &e(3)),
            PrimeOptions::new(bits).congruent(2, 3),
            PrimeOptions::new(bits).fouque_tibouchi(),
            PrimeOptions::new(bits).interval_search_vartime(),
        ] {
            let failed = options.clone().generate(&mut Broken(None));
            assert_eq!(failed.err(), Some(Error::RandomSource));
            for byte in [0x00, 0x55, 0xff] {
                let result = options
                    .clone()
                    .max_tries(50)
                    .generate(&mut Broken(Some(byte)));
                match result {
                    Ok(p) => assert_eq!(baillie_psw(&p.to_natural()), Ok(true)),
                    Err(error) => assert!(matches!(
                        error,
                        Error::RandomSource | Error::TriesExhausted { .. }
                    )),
                }
            }
        }
    }
}

#[test]
fn zeros_for_bases_do_not_pass_a_composite() {
    // A source of zeros makes 2^64 + 1 of them, the Fermat number F6, which passes to base 2. As
    // a base, 0 would tell nothing.
    let mut zeros = Broken(Some(0));
    let f6 = (Natural::one() << 64) + 1u64;
    let mut test = StrongTest::new(f6.as_limbs()).unwrap();
    assert!(test.passes_base_2());
    let result = test.passes_random_bases(&mut zeros, 1);
    assert_eq!(result, Err(Error::RandomSource));
    // 3 has no base between 1 and 2, and needs none.
    let mut three = StrongTest::new(&[3]).unwrap();
    assert_eq!(three.passes_random_bases(&mut zeros, 1), Ok(true));
}

#[test]
fn the_same_seed_gives_the_same_prime_on_every_target() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let p = generate(PrimeOptions::new(100).top_two_bits(), &mut rng);
    let q = generate(PrimeOptions::rsa_factor(130, &e(65_537)), &mut rng);
    let r = generate(PrimeOptions::new(90).congruent(2, 3), &mut rng);
    assert_eq!(
        [p, q, r].map(|n| format!("{n:x}")),
        [
            "ce9e07b15848954469b126713",
            "3f8a688627c6232d79dc4a1aead648f39",
            "2d76ff906f6bb2b998d75dd"
        ]
    );
}

#[test]
fn debug_shows_no_digits() {
    let p = PrimeOptions::new(80)
        .generate(&mut TestRng::for_test("debug"))
        .unwrap();
    assert_eq!(format!("{p:?}"), "Prime { bits: 80, .. }");
    let generator = PrimeOptions::new(80).prepare().unwrap();
    assert_eq!(format!("{generator:?}"), "Generator { bits: 80, .. }");
}

/// Draws many primes of few bits and compares how often each comes with the uniform distribution;
/// chi-squared with k - 1 degrees of freedom has mean k - 1 and variance 2(k - 1).
fn check_uniform(options: PrimeOptions, expected: &[u32]) {
    let generator = options.prepare().unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    let draws = 100 * expected.len();
    let mut counts = vec![0u32; expected.len()];
    for _ in 0..draws {
        let p = u32::try_from(&generator.generate(&mut rng).unwrap().to_natural()).unwrap();
        counts[expected.binary_search(&p).expect("a prime of the list")] += 1;
    }
    let chi_squared: f64 = counts
        .iter()
        .map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0)
        .sum();
    let freedom = (expected.len() - 1) as f64;
    let sigmas = (chi_squared - freedom) / (2.0 * freedom).sqrt();
    assert!(sigmas.abs() < 4.0, "{sigmas} standard deviations");
}

fn primes_between(from: u32, to: u32) -> Vec<u32> {
    primes_up_to(to)
        .into_iter()
        .filter(|&p| p >= from)
        .collect()
}

#[test]
fn small_primes_come_equally_often() {
    check_uniform(PrimeOptions::new(10), &primes_between(512, 1023));
    check_uniform(
        PrimeOptions::new(11).top_two_bits(),
        &primes_between(1536, 2047),
    );
    let seven = primes_between(1024, 2047)
        .into_iter()
        .filter(|p| p % 8 == 7);
    check_uniform(
        PrimeOptions::new(11).congruent(7, 8),
        &seven.collect::<Vec<_>>(),
    );
    if cfg!(target_arch = "x86_64") {
        // The smallest size that is not looked up in a list: 17 bits.
        check_uniform(PrimeOptions::new(17), &primes_between(65_536, 131_071));
    }
}

/// The residues of large primes modulo small numbers, and their high bits, are spread evenly.
#[test]
fn large_primes_are_spread_evenly() {
    let generator: Generator = PrimeOptions::new(72).prepare().unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(4);
    let count = cases(3_000);
    let mut by_residue = [0u32; 12];
    let mut by_top = [0u32; 8];
    for _ in 0..count {
        let p = generator.generate(&mut rng).unwrap().to_natural();
        by_residue[modulo(&p, 13) as usize - 1] += 1;
        let top = u64::try_from(&(p >> 68)).unwrap();
        by_top[top as usize - 8] += 1;
    }
    for counts in [&by_residue[..], &by_top[..]] {
        let mean = f64::from(count) / counts.len() as f64;
        let chi_squared: f64 = counts
            .iter()
            .map(|&n| (f64::from(n) - mean).powi(2) / mean)
            .sum();
        let freedom = (counts.len() - 1) as f64;
        let sigmas = (chi_squared - freedom) / (2.0 * freedom).sqrt();
        assert!(
            sigmas.abs() < 4.0,
            "{counts:?}: {sigmas} standard deviations"
        );
    }
}

/// As many candidates as the density of primes says, and as many strong tests as trial division
/// leaves: 512 bits, bound 16384.
#[test]
fn work_is_what_the_density_of_primes_says() {
    let bits = 512;
    let count = cases(200);
    let generator = PrimeOptions::new(bits)
        .top_two_bits()
        .rounds(1)
        .prepare()
        .unwrap();
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let (mut candidates, mut tests) = (0, 0);
    for _ in 0..count {
        let mut last = Default::default();
        let watch = |progress| {
            last = progress;
            ControlFlow::Continue(())
        };
        generator.generate_watched(&mut rng, watch).unwrap();
        let last: primality::Progress = last;
        candidates += last.candidates;
        // The last report came before the one random round.
        tests += last.tests;
    }
    let ln = bits as f64 * core::f64::consts::LN_2;
    // Mertens: a random odd number is free of factors up to b with probability 2 exp(-gamma) / ln b.
    let expected = [ln / 2.0, ln * 0.56146 / 16_384f64.ln()];
    for (found, expected) in [candidates, tests].into_iter().zip(expected) {
        let mean = found as f64 / f64::from(count);
        // A geometric distribution: its standard deviation is its mean.
        let sigmas = (mean / expected - 1.0) * f64::from(count).sqrt();
        assert!(sigmas.abs() < 4.0, "{mean} instead of {expected}");
    }
}

/// FIPS 186-5, appendix C.1: -log2 of a bound on the probability that a random odd number of k bits
/// that has passed t rounds is composite.
fn average_case_bits(k: u32, t: u32) -> f64 {
    let (k, t) = (f64::from(k), f64::from(t));
    let pi = core::f64::consts::PI;
    let mut best: f64 = 0.0;
    let mut sum = 0.0;
    let mut m = 3.0;
    while m <= 2.0 * (k - 1.0).sqrt() - 1.0 {
        let inner: f64 = (2..=m as u32)
            .map(f64::from)
            .map(|j| (-(j + (k - 1.0) / j)).exp2())
            .sum();
        sum += (m - (m - 1.0) * t).exp2() * inner;
        let bracket = (-2.0 - m * t).exp2() + 8.0 * (pi * pi - 6.0) / 3.0 / 4.0 * sum;
        best = best.max(-(2.00743 * 2f64.ln() * k * bracket).log2());
        m += 1.0;
    }
    best
}

#[test]
fn rounds_reach_two_to_the_minus_120th() {
    for bits in 65..=4096 {
        let rounds = rounds::random_candidate(bits as usize);
        let error = average_case_bits(bits, rounds).max(2.0 * f64::from(rounds));
        assert!(error >= 120.0, "{bits} bits, {rounds} rounds: {error}");
        if bits >= 1024 {
            // The stricter column of table B.1.
            let least = match bits {
                2048.. => 144.0,
                1536.. => 128.0,
                _ => 112.0,
            };
            assert!(average_case_bits(bits, rounds) >= least);
        }
    }
    assert_eq!(rounds::UNTRUSTED, 64);
}

/// `Infallible` sources work too.
#[test]
fn infallible_sources() {
    fn takes(rng: &mut (impl TryCryptoRng<Error = Infallible> + ?Sized)) {
        assert!(PrimeOptions::new(66).generate(rng).is_ok());
    }
    takes(&mut ChaCha20Rng::seed_from_u64(6));
}
