//! The tests of given numbers against a sieve, lists of pseudoprimes, and num-bigint.

use limbs_core::{Limb, Natural};
use limbs_testkit::convert::to_biguint;
use limbs_testkit::{TestRng, cases, generate, proptest_config, strategy};
use num_bigint::BigUint;
use primality::{
    Error, MAX_D, PrimalityTest, StrongTest, baillie_psw, fermat, is_prime_u64, next_prime,
    prev_prime, primes_up_to, strong, strong_lucas,
};
use proptest::prelude::*;

/// All the numbers below 2^20, or fewer where tests are emulated.
const LIMIT: u32 = if cfg!(target_arch = "x86_64") {
    1 << 20
} else {
    1 << 15
};

/// Composites below 2^20 that pass the strong test to base 2.
const STRONG_PSEUDOPRIMES: [u32; 49] = [
    2047, 3277, 4033, 4681, 8321, 15841, 29341, 42799, 49141, 52633, 65281, 74665, 80581, 85489,
    88357, 90751, 104653, 130561, 196093, 220729, 233017, 252601, 253241, 256999, 271951, 280601,
    314821, 357761, 390937, 458989, 476971, 486737, 489997, 514447, 580337, 635401, 647089, 741751,
    800605, 818201, 838861, 873181, 877099, 916327, 976873, 983401, 1004653, 1016801, 1023121,
];

/// Composites below 2^20 that pass the strong Lucas test (OEIS A217255).
const LUCAS_PSEUDOPRIMES: [u32; 59] = [
    5459, 5777, 10877, 16109, 18971, 22499, 24569, 25199, 40309, 58519, 75077, 97439, 100127,
    113573, 115639, 130139, 155819, 158399, 161027, 162133, 176399, 176471, 189419, 192509, 197801,
    224369, 230691, 231703, 243629, 253259, 268349, 288919, 313499, 324899, 353219, 366799, 391169,
    430127, 436409, 455519, 487199, 510479, 572669, 611399, 622169, 635627, 636199, 701999, 794611,
    835999, 839159, 851927, 871859, 875879, 887879, 895439, 950821, 960859, 1033997,
];

fn natural(x: &BigUint) -> Natural {
    Natural::from_be_bytes(&x.to_bytes_be())
}

/// Numbers up to `LIMIT` that pass a test and are not in the sieve's list of primes; all primes pass.
fn pseudoprimes(passes: impl Fn(u32) -> bool) -> Vec<u32> {
    let mut primes = primes_up_to(LIMIT).into_iter().peekable();
    let mut wrong = Vec::new();
    for n in 0..LIMIT {
        match (primes.next_if_eq(&n), passes(n)) {
            (Some(_), passed) => assert!(passed, "{n} is prime"),
            (None, true) => wrong.push(n),
            (None, false) => {}
        }
    }
    wrong
}

fn up_to_limit(list: &[u32]) -> Vec<u32> {
    list.iter().copied().filter(|&n| n < LIMIT).collect()
}

#[test]
fn baillie_psw_agrees_with_the_sieve() {
    assert_eq!(
        pseudoprimes(|n| baillie_psw(&Natural::from(n)).unwrap()),
        []
    );
}

#[test]
fn strong_test_passes_the_known_pseudoprimes_and_no_others() {
    let passes = |n: u32| match StrongTest::new(&[n.into()]) {
        Ok(mut test) => test.passes_base_2(),
        Err(error) => {
            assert_eq!(error, Error::Even);
            n == 2
        }
    };
    assert_eq!(pseudoprimes(passes), up_to_limit(&STRONG_PSEUDOPRIMES));
}

#[test]
fn lucas_test_passes_the_known_pseudoprimes_and_no_others() {
    let passes = |n: u32| strong_lucas(&Natural::from(n)).unwrap();
    assert_eq!(pseudoprimes(passes), up_to_limit(&LUCAS_PSEUDOPRIMES));
}

#[test]
fn carmichael_numbers_pass_fermat_but_not_strong_tests() {
    for n in [
        561u64, 1105, 1729, 2465, 2821, 6601, 8911, 10585, 15841, 29341, 41041, 46657, 52633,
        62745, 63973, 75361,
    ] {
        let number = Natural::from(n);
        let mut passed = 0;
        for base in 2..50u64 {
            let b = Natural::from(base);
            // Fermat's test finds only the bases that have a factor in common with n.
            let coprime = b.gcd(&number).is_one();
            assert_eq!(fermat(&number, &b), Ok(coprime), "{n}, base {base}");
            passed += u32::from(strong(&number, &b).unwrap());
        }
        // At most a quarter of all bases; of these few, some more.
        assert!(passed <= 48 / 3, "{n} passes to {passed} bases");
        assert_eq!(baillie_psw(&number), Ok(false));
    }
}

#[test]
fn arnaults_composites() {
    // F. Arnault, "Constructing Carmichael numbers which are strong pseudoprimes to several bases"
    // (1995): of 397 digits, passes to every prime base below 307.
    let p: Natural =
        "29674495668685510550154174642905332730771991799853043350995075531276838753171\
                      770199594238596428121188033664754218345562493168782883"
            .parse()
            .unwrap();
    let less_one = &p - &Natural::one();
    let factor = |k: u64| &less_one * Natural::from(k) + 1u64;
    let long = &(&p * &factor(313)) * &factor(353);
    assert_eq!(long.to_string().len(), 397);
    // The shorter one of his "Rabin-Miller primality test": to every prime base up to 31.
    let short: Natural = "1195068768795265792518361315725116351898245581"
        .parse()
        .unwrap();
    let mut rng = TestRng::for_test("Arnault");
    for (n, first_witness) in [(long, 307), (short, 37)] {
        let mut test = StrongTest::new(n.as_limbs()).unwrap();
        for base in primes_up_to(first_witness) {
            let passed = test.passes_base(&[base.into()]);
            assert_eq!(passed, base != first_witness, "base {base}");
        }
        assert_eq!(strong_lucas(&n), Ok(false));
        assert!(!test.passes_random_bases(&mut rng, 64).unwrap());
        let answer = PrimalityTest::new().run(&n, &mut rng).unwrap();
        assert!(!answer.is_prime());
    }
}

#[test]
fn known_large_primes() {
    let one = Natural::one();
    let mersenne = |k: usize| (&one << k) - 1u64;
    let mut rng = TestRng::for_test("large primes");
    for (p, name) in [
        (mersenne(89), "2^89 - 1"),
        (mersenne(107), "2^107 - 1"),
        (mersenne(521), "2^521 - 1"),
        (mersenne(1279), "2^1279 - 1"),
        ((&one << 255) - 19u64, "2^255 - 19"),
        ((&one << 64) + 13u64, "2^64 + 13"),
    ] {
        let test = PrimalityTest::new().rounds(4);
        assert!(test.run(&p, &mut rng).unwrap().is_prime(), "{name}");
        assert_eq!(strong_lucas(&p), Ok(true), "{name}");
        for k in [67, 101, 103, 109, 137] {
            assert_eq!(baillie_psw(&mersenne(k)), Ok(false), "2^{k} - 1");
        }
    }
}

#[test]
fn bases_outside_the_range_are_errors() {
    let n = Natural::from(101u64);
    for base in [0u64, 1, 100, 101, 1000] {
        let base = Natural::from(base);
        assert_eq!(fermat(&n, &base), Err(Error::Base));
        assert_eq!(strong(&n, &base), Err(Error::Base));
    }
    for base in [2u64, 99] {
        assert_eq!(strong(&n, &Natural::from(base)), Ok(true));
    }
    for even in [4u64, 1 << 40] {
        assert_eq!(
            strong(&Natural::from(even), &Natural::from(2u64)),
            Ok(false)
        );
    }
}

#[test]
fn primes_next_to_powers_of_two() {
    // n = 2^k - d for the least d, and 2^k + d for the least d (OEIS A013603, A013597).
    for (k, below, above) in [(64, 59, 13), (65, 49, 131), (96, 17, 61), (128, 159, 51)] {
        let power = Natural::one() << k;
        let (prev, next) = (&power - Natural::from(below as u64), &power + above as u64);
        assert_eq!(prev_prime(&power), Ok(prev.clone()));
        assert_eq!(next_prime(&power), Ok(next.clone()));
        assert_eq!(next_prime(&prev), Ok(next.clone()));
        assert_eq!(prev_prime(&next), Ok(prev));
    }
}

#[test]
fn neighbours_of_small_numbers() {
    let primes = primes_up_to(3_000);
    for n in 0..2_900u32 {
        let next = *primes.iter().find(|&&p| p > n).unwrap();
        assert_eq!(next_prime(&Natural::from(n)), Ok(Natural::from(next)));
        let prev = primes.iter().rev().find(|&&p| p < n).copied();
        let prev = prev.map(Natural::from).ok_or(Error::NoSmallerPrime);
        assert_eq!(prev_prime(&Natural::from(n)), prev);
    }
}

#[test]
fn longest_gap_below_two_to_the_64th() {
    // 1550, the first maximal gap of that length.
    let p = Natural::from(18_361_375_334_787_046_697u64);
    let q = &p + 1_550u64;
    assert_eq!(next_prime(&p), Ok(q.clone()));
    assert_eq!(prev_prime(&q), Ok(p));
}

#[test]
fn limit_of_the_parameter_search_is_in_the_message() {
    let error = Error::LucasParameter { max: MAX_D };
    assert!(error.to_string().contains("1048576"));
}

/// Whether n passes the strong test to base a, by num-bigint.
fn strong_by_num_bigint(n: &BigUint, a: &BigUint) -> bool {
    let less_one = n - 1u8;
    let twos = less_one.trailing_zeros().unwrap();
    let mut z = a.modpow(&(&less_one >> twos), n);
    if z == BigUint::from(1u8) || z == less_one {
        return true;
    }
    (1..twos).any(|_| {
        z = &z * &z % n;
        z == less_one
    })
}

#[test]
fn strong_tests_agree_with_num_bigint_on_small_numbers() {
    // Small numbers have many liars and every number of twos.
    for n in (5..cases(2_000)).step_by(2) {
        let mut test = StrongTest::new(&[n.into()]).unwrap();
        for a in 2..n - 1 {
            let expected = strong_by_num_bigint(&n.into(), &a.into());
            assert_eq!(test.passes_base(&[a.into()]), expected, "{n}, base {a}");
        }
    }
}

proptest! {
    #![proptest_config(proptest_config(cases(200)))]

    #[test]
    fn strong_tests_agree_with_num_bigint(
        n in strategy::odd_modulus_between(1..=8),
        a in strategy::limbs_up_to(9),
    ) {
        let (value, base) = (to_biguint(&n), to_biguint(&a));
        prop_assume!(value > 4u8.into());
        let mut test = StrongTest::new(&n).unwrap();
        let expected = &base % &value == BigUint::ZERO || strong_by_num_bigint(&value, &base);
        prop_assert_eq!(test.passes_base(&a), expected);
        prop_assert_eq!(test.passes_base_2(), strong_by_num_bigint(&value, &2u8.into()));
    }

    #[test]
    fn fermat_agrees_with_num_bigint(n in strategy::odd_modulus_between::<Limb>(1..=6)) {
        let value = to_biguint(&n);
        prop_assume!(value > 4u8.into());
        let expected = BigUint::from(3u8).modpow(&(&value - 1u8), &value) == 1u8.into();
        prop_assert_eq!(fermat(&natural(&value), &Natural::from(3u64)), Ok(expected));
    }

    #[test]
    fn products_are_composite(
        x in strategy::odd_modulus_between::<Limb>(1..=4),
        y in strategy::odd_modulus_between::<Limb>(1..=4),
    ) {
        let n = natural(&(to_biguint(&x) * to_biguint(&y)));
        prop_assert_eq!(baillie_psw(&n), Ok(false));
        prop_assert_eq!(strong_lucas(&n).map(|passed| passed && n.bit_len() > 64), Ok(false));
    }

    #[test]
    fn words_agree_with_twelve_prime_bases(n in any::<u64>(), shift in 0u32..64) {
        // The first twelve primes as bases decide up to 3.18 * 10^23 (Sorenson and Webster).
        let n = (n >> shift) | 1;
        prop_assume!(n > 37);
        let expected = primes_up_to(37)
            .into_iter()
            .all(|a| strong_by_num_bigint(&n.into(), &a.into()));
        prop_assert_eq!(is_prime_u64(n), expected);
    }
}

/// Numbers of which some pass, in batches of every size, of one length and of several.
#[test]
fn batches_pass_what_single_tests_pass() {
    let mut rng = TestRng::for_test("batches_pass_what_single_tests_pass");
    for bits in [64, 521, 1024] {
        for count in 0..=9 {
            let numbers: Vec<Natural> = (0..count)
                .map(|_| match rng.below(3) {
                    // Primes, and composites that pass to base 2.
                    0 => {
                        natural(&((BigUint::from(1_u8) << [61, 67, 521, 523][rng.below(4)]) - 1_u8))
                    }
                    _ => natural(&to_biguint(&generate::odd_modulus::<Limb>(
                        &mut rng,
                        bits / limbs_core::LIMB_BITS,
                    ))),
                })
                .collect();
            let test = |n: &Natural| StrongTest::new(n.as_limbs()).unwrap();
            let expected: Vec<bool> = numbers.iter().map(|n| test(n).passes_base_2()).collect();
            let mut tests: Vec<StrongTest> = numbers.iter().map(test).collect();
            assert_eq!(StrongTest::batch_passes_base_2(&mut tests), expected);
        }
    }
}

#[test]
fn neighbours_of_awkward_numbers_are_neighbours() {
    let mut rng = TestRng::for_test("neighbours");
    for _ in 0..cases(30) {
        let n = Natural::from_limbs(&generate::number(&mut rng, 3));
        if n.is_zero() {
            continue;
        }
        let p = next_prime(&n).unwrap();
        assert!(p > n);
        assert_eq!(baillie_psw(&p), Ok(true));
        let mut between = &n + 1u64;
        while between < p {
            assert_eq!(baillie_psw(&between), Ok(false));
            between += 1u64;
        }
        if n > Natural::one() {
            assert!(prev_prime(&p).unwrap() <= n);
        }
    }
}
