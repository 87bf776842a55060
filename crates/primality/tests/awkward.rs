//! Numbers and requests on which some library or program failed, one test for each failure.

#![allow(clippy::unnecessary_cast)] // A limb is a `u64` or a `u32`.

use limbs_core::Natural;
use limbs_testkit::TestRng;
use primality::{
    Error, Least, MAX_NEIGHBOR_BITS, Primality, PrimalityTest, PrimeOptions, StrongTest,
    baillie_psw, fermat, is_prime_u64, next_prime, prev_prime, primes_up_to, strong, strong_lucas,
};

fn natural(text: &str) -> Natural {
    text.parse().expect("a number")
}

/// The answers of every test that is never wrong about numbers like these.
fn is_prime(n: &Natural) -> bool {
    let mut rng = TestRng::for_test("awkward");
    let answer = PrimalityTest::new().run(n, &mut rng).expect("an answer");
    assert_eq!(baillie_psw(n), Ok(answer.is_prime()), "{n}");
    if let Ok(word) = u64::try_from(n) {
        assert_eq!(is_prime_u64(word), answer.is_prime(), "{n}");
        assert!(!matches!(answer, Primality::ProbablyPrime { .. }), "{n}");
    }
    answer.is_prime()
}

#[test]
fn zero_and_one_are_not_prime() {
    for n in [0u64, 1] {
        let n = Natural::from(n);
        assert!(!is_prime(&n));
        assert_eq!(strong_lucas(&n), Ok(false));
        assert_eq!(fermat(&n, &Natural::from(2u64)), Ok(false));
        assert_eq!(strong(&n, &Natural::from(2u64)), Ok(false));
    }
    assert_eq!(StrongTest::new(&[]).err(), Some(Error::Even));
    assert_eq!(StrongTest::new(&[0, 0]).err(), Some(Error::Even));
    assert_eq!(StrongTest::new(&[1]).err(), Some(Error::Even));
}

#[test]
fn two_and_three_are_prime_and_do_not_panic() {
    for n in [2u64, 3] {
        let n = Natural::from(n);
        assert!(is_prime(&n));
        assert_eq!(strong_lucas(&n), Ok(true));
        assert_eq!(fermat(&n, &Natural::from(2u64)), Ok(true));
        assert_eq!(strong(&n, &Natural::from(2u64)), Ok(true));
    }
    assert!(StrongTest::new(&[3]).unwrap().passes_base_2());
    assert_eq!(StrongTest::new(&[2]).err(), Some(Error::Even));
}

#[test]
fn primes_that_were_refused() {
    for p in [
        1_579_751,
        1_884_791,
        3_818_929,
        4_080_359,
        4_145_951,
        18_446_744_073_710_004_191,
    ] as [u128; 6]
    {
        let p = natural(&p.to_string());
        assert!(is_prime(&p), "{p}");
        assert_eq!(strong_lucas(&p), Ok(true), "{p}");
    }
}

#[test]
fn next_prime_that_was_missed() {
    let p = next_prime(&Natural::from(1_032_989u64)).unwrap();
    assert_eq!(p, Natural::from(1_033_001u64));
}

#[test]
fn composites_that_were_accepted() {
    for (p, q) in [
        (29u64, 337u64),
        (2_357, 7_069),
        (2_131, 25_561),
        (1_001_797, 2_003_593),
    ] {
        assert!(is_prime_u64(p) && is_prime_u64(q));
        assert!(!is_prime(&Natural::from(p * q)), "{p} * {q}");
    }
}

#[test]
fn squares_that_hang_a_lucas_test() {
    // 1093^2 and 3511^2, which pass the strong test to base 2; no D has (D/n) = -1.
    for root in [1_093u64, 3_511] {
        let n = Natural::from(root * root);
        assert_eq!(strong(&n, &Natural::from(2u64)), Ok(true));
        assert_eq!(strong_lucas(&n), Ok(false));
        assert!(!is_prime(&n));
    }
    // A long square, too.
    let p = (Natural::from(1u64) << 521) - 1u64;
    assert_eq!(strong_lucas(&p.square()), Ok(false));
    assert!(!is_prime(&p.square()));
}

#[test]
fn composite_that_passes_twelve_prime_bases() {
    let n = natural("318665857834031151167461");
    for base in primes_up_to(37) {
        assert_eq!(strong(&n, &Natural::from(base)), Ok(true), "base {base}");
    }
    assert!(!is_prime(&n));
}

#[test]
fn number_that_panics_a_lucas_parameter_search() {
    // 1 modulo 8 and modulo every odd prime up to 10002, hence a residue modulo all of them: no
    // small D. 655 is chosen so that it is prime.
    let primes = primes_up_to(10_002).into_iter().skip(1);
    let n = primes.fold(Natural::from(655u64 * 8), |n, p| n * Natural::from(p)) + 1u64;
    assert_eq!(n.to_string().len(), 4302);
    let long = if cfg!(target_arch = "x86_64") {
        strong_lucas(&n)
    } else {
        Ok(true) // Minutes under an emulator.
    };
    assert_eq!(long, Ok(true));
}

#[test]
fn safe_primes_of_a_few_bits_end() {
    let mut rng = TestRng::for_test("safe");
    // 5, 7; 11; 23; 47, 59; 83, 107; ...: the only ones of 2 bits would be 3 = 2 * 1 + 1.
    for bits in 2..=16 {
        let safe = PrimeOptions::new(bits).safe();
        let Ok(generator) = safe.prepare() else {
            assert_eq!(bits, 2);
            continue;
        };
        let p = u64::try_from(&generator.generate(&mut rng).unwrap().to_natural()).unwrap();
        assert!(is_prime_u64(p) && is_prime_u64((p - 1) / 2), "{p}");
        assert_eq!(u64::BITS - p.leading_zeros(), bits as u32);
    }
    let of = |bits| {
        let options = PrimeOptions::new(bits).safe();
        options
            .generate(&mut TestRng::for_test("safe"))
            .unwrap()
            .to_natural()
    };
    assert_eq!(of(4), Natural::from(11u64));
    assert_eq!(of(5), Natural::from(23u64));
    // 13 is the only prime of 4 bits whose top two are set, and 6 is not prime.
    let none = PrimeOptions::new(4).safe().top_two_bits().prepare();
    assert_eq!(none.err(), Some(Error::NoSuchPrime));
}

#[test]
fn sixteen_bit_primes_with_a_congruence_end() {
    let mut rng = TestRng::for_test("sixteen bits");
    for modulus in [2, 3, 8, 24, 210, 4096, 30_030, 65_535, 1 << 20, u32::MAX] {
        for residue in [0, 1, 2, 5, modulus / 2, modulus - 1] {
            let found = PrimeOptions::new(16)
                .congruent(residue, modulus)
                .generate(&mut rng);
            let exists = primes_up_to(65_535)
                .into_iter()
                .any(|p| p >= 32_768 && p % modulus == residue % modulus);
            match found {
                Ok(p) => {
                    let p = u64::try_from(&p.to_natural()).unwrap();
                    assert_eq!(p % u64::from(modulus), u64::from(residue % modulus));
                    assert!(is_prime_u64(p) && (32_768..65_536).contains(&p));
                }
                Err(error) => {
                    assert_eq!(error, Error::NoSuchPrime);
                    assert!(!exists, "{residue} mod {modulus}");
                }
            }
        }
    }
}

#[test]
fn factors_of_sixteen_bit_rsa_keys_end() {
    let mut rng = TestRng::for_test("eight bits");
    // The primes from sqrt(2^15) = 181.02 to 255.
    for e in [3, 5, 7, 17, 65_537] {
        let options = PrimeOptions::rsa_factor(8, &[e]);
        let p = u64::try_from(&options.generate(&mut rng).unwrap().to_natural()).unwrap();
        assert!((182..256).contains(&p) && is_prime_u64(p));
        assert_ne!((p - 1) % e as u64, 0);
    }
    // All 2-bit primes have p - 1 coprime to 3; of the 3-bit ones from 5.66 on, 7 has not.
    assert!(PrimeOptions::rsa_factor(2, &[3]).prepare().is_ok());
    let none = PrimeOptions::rsa_factor(3, &[3]).prepare();
    assert_eq!(none.err(), Some(Error::NoSuchPrime));
}

/// A search takes hundreds of tests, so it has a lower limit than a test.
#[test]
fn neighbours_beyond_8192_bits_are_refused_at_once() {
    let long = Natural::from(1u64) << MAX_NEIGHBOR_BITS;
    for n in [&long, &(&long << (64 * 8 * 1024 * 1024))] {
        let error = Error::TooLong {
            bits: n.bit_len(),
            max: 8192,
        };
        assert_eq!(next_prime(n), Err(error));
        assert_eq!(prev_prime(n), Err(error));
        assert!(error.to_string().contains("the limit is 8192"), "{error}");
    }
}

#[test]
fn integer_of_64_mib_is_refused_at_once() {
    let n = (Natural::from(1u64) << (64 * 8 * 1024 * 1024 - 1)) + 1u64;
    let error = Error::TooLong {
        bits: 64 * 8 * 1024 * 1024,
        max: PrimalityTest::MAX_BITS,
    };
    let mut rng = TestRng::for_test("64 MiB");
    assert_eq!(PrimalityTest::new().run(&n, &mut rng), Err(error));
    assert_eq!(baillie_psw(&n), Err(error));
    assert_eq!(fermat(&n, &Natural::from(2u64)), Err(error));
    assert_eq!(strong(&n, &Natural::from(2u64)), Err(error));
    assert_eq!(strong_lucas(&n), Err(error));
    // Not even an exponent of 64 MiB.
    let long = vec![limbs_core::Limb::MAX; 64 * 1024 * 1024 / limbs_core::LIMB_BYTES];
    let refused = PrimeOptions::new(128).coprime_to(&long).prepare();
    assert!(matches!(refused.err(), Some(Error::Conditions(_))));
    assert_eq!(
        error.to_string(),
        "the number has 536870912 bits, the limit is 32768"
    );
}

#[test]
fn sizes_without_primes_are_refused() {
    for bits in [0, 1, 65_537, usize::MAX] {
        let error = PrimeOptions::new(bits).prepare().err();
        assert_eq!(
            error,
            Some(Error::Bits {
                bits,
                min: 2,
                max: 65_536
            })
        );
    }
}

#[test]
fn seven_bases_decide_64_bits() {
    // Strong pseudoprimes to many bases, Jaeschke's and the extremes below 2^64.
    for n in [
        2_047u64,
        1_373_653,
        25_326_001,
        3_215_031_751,
        2_152_302_898_747,
        3_474_749_660_383,
        341_550_071_728_321,
        3_825_123_056_546_413_051,
        318_665_857_834_031_151,
        18_446_744_073_709_551_615,
    ] {
        assert!(!is_prime(&Natural::from(n)), "{n}");
    }
}

// The faults of the program in the prime article.

#[test]
fn rounds_after_the_first_count() {
    // Of the bases, 25.4 % are liars; ten right rounds let none of 20,000 tries through.
    let n = Natural::from(20_047u64 * 40_093);
    let mut rng = TestRng::for_test("rounds");
    let mut test = StrongTest::new(n.as_limbs()).unwrap();
    let mut passed = |rounds, tries: u32| {
        let passes = |_: &u32| test.passes_random_bases(&mut rng, rounds).unwrap();
        (0..tries).filter(passes).count()
    };
    let once = passed(1, 2_000);
    assert!((400..620).contains(&once), "{once} of 2,000 bases");
    assert_eq!(passed(10, 20_000), 0);
}

#[test]
fn trial_division_reaches_the_square_root() {
    assert!(!is_prime(&Natural::from(191u64 * 191)));
    assert!(!is_prime(&Natural::from(191u64 * 193)));
}

#[test]
fn products_of_factors_have_full_length() {
    let mut rng = TestRng::for_test("full length");
    for least in [Least::TopTwoBits, Least::SqrtHalf] {
        for bits in [8, 17, 40, 64, 65, 100] {
            let generator = PrimeOptions::new(bits).least(least).prepare().unwrap();
            for _ in 0..20 {
                let p = generator.generate(&mut rng).unwrap().to_natural();
                let q = generator.generate(&mut rng).unwrap().to_natural();
                assert_eq!((p * q).bit_len(), 2 * bits);
            }
        }
    }
}
