//! `limbs prime` and `limbs isprime`.

use crate::run::Sandbox;

#[test]
fn primes_are_of_the_size_and_prime() {
    let s = Sandbox::new("primes_are_of_the_size_and_prime");
    let run = s
        .limbs("prime --bits 100 --count 5 --threads 2 --json")
        .yes();
    let primes = run.json();
    assert_eq!(primes.len(), 5);
    for p in primes {
        assert_eq!(p["bits"], 100);
        assert_eq!(p["safe"], false);
        let answer = s.limbs(&format!("isprime {} --json", p["prime"].as_str().unwrap()));
        let answer = answer.yes().json().remove(0);
        assert_eq!(answer["prime"], true);
        assert_eq!(answer["bits"], 100);
    }
}

#[test]
fn decimal_and_hexadecimal_are_both_read_back() {
    let s = Sandbox::new("decimal_and_hexadecimal_are_both_read_back");
    let decimal = s.limbs("prime --bits 200 --threads 1").yes();
    assert!(decimal.text().trim().bytes().all(|b| b.is_ascii_digit()));
    let hex = s.limbs("prime --bits 200 --hex --threads 1").yes();
    assert!(hex.text().starts_with("0x"));
    assert_eq!(hex.text().trim().len(), 2 + 50);
    for run in [decimal, hex] {
        s.feed("isprime -", &run.stdout).yes();
    }
}

#[test]
fn safe_primes_are_safe() {
    let s = Sandbox::new("safe_primes_are_safe");
    for bits in [3, 8, 40] {
        let run = s.limbs(&format!("prime --bits {bits} --safe --json")).yes();
        let p = run.json().remove(0);
        assert_eq!(p["safe"], true);
        let p: u64 = p["prime"].as_str().unwrap().parse().unwrap();
        assert_eq!(64 - p.leading_zeros(), bits);
        s.limbs(&format!("isprime {p}")).yes();
        s.limbs(&format!("isprime {}", (p - 1) / 2)).yes();
    }
}

#[test]
fn small_sizes_end() {
    let s = Sandbox::new("small_sizes_end");
    for bits in [2, 3, 4, 5, 16] {
        let run = s.limbs(&format!("prime --bits {bits}")).yes();
        let p: u64 = run.text().trim().parse().unwrap();
        assert_eq!(64 - p.leading_zeros(), bits);
    }
    for bits in [0, 1] {
        s.limbs(&format!("prime --bits {bits}")).fails("bits");
    }
    s.limbs("prime --bits 2 --safe").fails("");
}

#[test]
fn sizes_and_threads_have_limits() {
    let s = Sandbox::new("sizes_and_threads_have_limits");
    s.limbs("prime --bits 1000000000").fails("65536");
    s.limbs("prime --bits 99999999999999999999999").fails("");
    s.limbs("prime --bits -1").fails("");
    s.limbs("prime --bits 64 --threads 0").fails("1..=256");
    s.limbs("prime --bits 64 --threads 1000000")
        .fails("1..=256");
    s.limbs("prime --bits 64 --count 0").yes();
}

#[test]
fn composites_give_status_1() {
    let s = Sandbox::new("composites_give_status_1");
    // Named in lists of what other libraries got wrong.
    for n in [
        "0",
        "1",
        "4",
        "-7",
        "-0x7",
        "9773",
        "1194649",
        "0x0",
        "0xffffffffffffffff",
        "318665857834031151167461",
        "2007193456621",
    ] {
        let run = s.limbs(&format!("isprime {n}")).no();
        assert_eq!(run.text(), "composite\n", "{n}");
        let json = s
            .limbs(&format!("isprime {n} --json"))
            .no()
            .json()
            .remove(0);
        assert_eq!(json["prime"], false, "{n}");
    }
}

#[test]
fn primes_give_status_0() {
    let s = Sandbox::new("primes_give_status_0");
    for n in [
        "2",
        "3",
        "0x11",
        "0X11",
        "00017",
        "1579751",
        "18446744073709551557",
    ] {
        let run = s.limbs(&format!("isprime {n}")).yes();
        assert_eq!(run.text(), "prime\n", "{n}");
    }
    // 2^127 - 1 is not proven by the test.
    let run = s
        .limbs("isprime 170141183460469231731687303715884105727")
        .yes();
    assert!(run.text().starts_with("probably prime"));
    let json = s
        .limbs("isprime 0x7fffffffffffffffffffffffffffffff --json")
        .yes()
        .json()
        .remove(0);
    assert_eq!(json["prime"], true);
    assert_eq!(json["proven"], false);
}

#[test]
fn what_is_no_number_gives_status_2() {
    let s = Sandbox::new("what_is_no_number_gives_status_2");
    for n in ["x", "0x", "12a", "1.5", "1e5", "0xfg", "+3"] {
        s.limbs(&format!("isprime {n}")).fails("not a number");
    }
    s.feed("isprime -", b"").fails("not a number");
    s.feed("isprime -", b"17 19").fails("not a number");
    s.feed("isprime -", &[0xff, 0xfe, 0, 1])
        .fails("not a number");
    s.limbs("isprime").fails("");
    s.limbs("isprime 3 5").fails("");
}

#[test]
fn giant_numbers_are_refused_by_their_length() {
    let s = Sandbox::new("giant_numbers_are_refused_by_their_length");
    s.limbs(&format!("isprime {}", "7".repeat(100_000)))
        .fails("32768 bits");
    s.limbs(&format!("isprime 0x{}", "7".repeat(8193)))
        .fails("32768 bits");
    s.feed("isprime -", &vec![b'7'; 64 << 20])
        .fails("32768 bits");
}
