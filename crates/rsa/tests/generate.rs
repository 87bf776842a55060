//! Generated keys have what FIPS 186-5 A.1.3 asks for; options outside it are refused unless named.
#![cfg(feature = "pem")] // The test keys are PEM.

mod common;

use common::{check_works, rng};
use core::ops::ControlFlow;
use num_bigint::BigUint;
use num_integer::Integer;
use rsa::{Error, KeyOptions, Progress, RsaPrivateKey};

/// Checks a key against every condition.
fn check(key: &RsaPrivateKey, bits: usize, e: &BigUint) {
    let one = BigUint::from(1u8);
    let s = key.secret_be_bytes();
    let [d, p, q, dp, dq, qinv] =
        [s.d, s.p, s.q, s.dp, s.dq, s.qinv].map(|x| BigUint::from_bytes_be(&x));
    let n = BigUint::from_bytes_be(key.public_key().n_be_bytes());
    assert_eq!(n, &p * &q);
    assert_eq!((key.bits(), n.bits()), (bits, bits as u64));
    assert_eq!(&BigUint::from_bytes_be(key.public_key().e_be_bytes()), e);
    assert!(p > q);
    // p >= sqrt(2) 2^(k-1) exactly when p^2 >= 2^(2k-1).
    for (prime, size) in [(&p, bits.div_ceil(2)), (&q, bits / 2)] {
        assert_eq!(prime.bits(), size as u64);
        assert!(prime * prime >= &one << (2 * size - 1));
        assert_eq!((prime - &one).gcd(e), one);
        let base = BigUint::from(3u8);
        assert_eq!(base.modpow(&(prime - &one), prime), one);
    }
    assert!(&p - &q > &one << (bits / 2 - 100));
    let lambda = (&p - &one).lcm(&(&q - &one));
    assert_eq!(d, e.modinv(&lambda).unwrap());
    assert!(d > &one << (bits / 2) && d < lambda);
    assert_eq!((dp, dq), (&d % (&p - &one), &d % (&q - &one)));
    assert_eq!(qinv, (&q % &p).modinv(&p).unwrap());
}

#[test]
fn keys_meet_the_standard() {
    for (seed, bits) in [(1, 512), (2, 640), (3, 1024), (4, 1026), (5, 768)] {
        let options = KeyOptions::new(bits).allow_short_modulus();
        let key = options.generate(&mut rng(seed)).unwrap();
        check(&key, bits, &BigUint::from(65537u32));
        check_works(&key, seed);
    }
}

#[cfg(target_arch = "x86_64")] // Too long under emulation.
#[test]
fn a_key_of_2048_bits_needs_no_consent() {
    let key = KeyOptions::new(2048).generate(&mut rng(6)).unwrap();
    check(&key, 2048, &BigUint::from(65537u32));
    check_works(&key, 6);
}

#[test]
fn exponents_up_to_256_bits() {
    let mut large = [0xff; 32];
    large[3] = 0xfe;
    let exponents = [
        vec![1, 0, 0, 0, 0x0f],
        large.to_vec(),
        // 3 * 5 * 7 * 11 * 13 * 17 = 255255: few p have p - 1 prime to it.
        255_255u32.to_be_bytes().to_vec(),
    ];
    for (seed, e) in exponents.iter().enumerate() {
        let options = KeyOptions::new(640).allow_short_modulus();
        let key = options.exponent_be_bytes(e).generate(&mut rng(seed as u64));
        check(&key.unwrap(), 640, &BigUint::from_bytes_be(e));
    }
}

#[test]
fn odd_sizes_and_small_exponents_when_named() {
    for (bits, e) in [(513, 3), (1023, 65537), (1025, 17), (512, 5), (767, 3)] {
        let options = KeyOptions::new(bits).exponent(e).allow_short_modulus();
        let named = options.clone().outside_fips_186_5();
        let key = named.generate(&mut rng(bits as u64)).unwrap();
        check(&key, bits, &BigUint::from(e));
        check_works(&key, e);
        assert!(options.generate(&mut rng(1)).is_err());
    }
}

#[test]
fn sizes_outside_the_limits_are_refused() {
    let error = |options: KeyOptions| options.generate(&mut rng(1)).unwrap_err();
    let too_short = |bits, min| Error::ModulusTooShort { bits, min };
    let too_long = |bits| Error::ModulusTooLong { bits, max: 16384 };
    let short = |bits| {
        KeyOptions::new(bits)
            .allow_short_modulus()
            .outside_fips_186_5()
    };
    assert_eq!(error(KeyOptions::new(2046)), too_short(2046, 2048));
    assert_eq!(error(KeyOptions::new(0)), too_short(0, 2048));
    for bits in [0, 1, 2, 16, 511] {
        assert_eq!(error(short(bits)), too_short(bits, 512));
    }
    for bits in [16385, 16386, usize::MAX] {
        assert_eq!(error(short(bits)), too_long(bits));
        assert_eq!(error(KeyOptions::new(bits)), too_long(bits));
    }
    assert_eq!(error(KeyOptions::new(2049)), Error::SizeOdd { bits: 2049 });
}

#[test]
fn exponents_outside_the_limits_are_refused() {
    let error = |options: KeyOptions| options.generate(&mut rng(1)).unwrap_err();
    let with = |e| KeyOptions::new(2048).exponent(e);
    for e in [0, 1] {
        assert_eq!(error(with(e)), Error::ExponentTooSmall { min: 3 });
        let named = with(e).outside_fips_186_5();
        assert_eq!(error(named), Error::ExponentTooSmall { min: 3 });
    }
    for e in [3, 17, 65535] {
        assert_eq!(error(with(e)), Error::ExponentTooSmall { min: 65537 });
    }
    assert_eq!(error(with(65538)), Error::ExponentEven);
    assert_eq!(error(with(2).outside_fips_186_5()), Error::ExponentEven);
    let mut long = [0; 33];
    (long[0], long[32]) = (1, 1);
    let options = KeyOptions::new(2048).exponent_be_bytes(&long);
    assert_eq!(
        error(options),
        Error::ExponentTooLong {
            bits: 257,
            max: 256
        }
    );
}

#[test]
fn the_hook_sees_progress_and_can_stop_the_work() {
    let options = KeyOptions::new(512).allow_short_modulus();
    let (mut candidates, mut primes) = (0, 0);
    let mut count = |event| {
        match event {
            Progress::Prime => primes += 1,
            _ => candidates += 1,
        }
        ControlFlow::Continue(())
    };
    options
        .generate_with_progress(&mut rng(1), &mut count)
        .unwrap();
    assert_eq!(primes, 2);
    assert!(candidates > 2);
    // At every event.
    for stop in [1, 2, candidates, candidates + primes] {
        let mut events = 0;
        let mut until = |_| {
            events += 1;
            if events == stop {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        };
        let result = options.generate_with_progress(&mut rng(1), &mut until);
        assert_eq!(result, Err(Error::Cancelled));
        assert_eq!(events, stop);
    }
}

#[test]
fn equal_random_sources_give_equal_keys() {
    let options = KeyOptions::new(512).allow_short_modulus();
    let key = options.generate(&mut rng(9)).unwrap();
    assert_eq!(options.generate(&mut rng(9)), Ok(key.clone()));
    assert_ne!(options.generate(&mut rng(10)), Ok(key));
}

#[cfg(feature = "std")]
#[test]
fn threads_race_for_a_key() {
    let options = KeyOptions::new(768).allow_short_modulus();
    let go_on = |_| ControlFlow::Continue(());
    for threads in [0, 1, 3] {
        let new_rng = |number| rng(number as u64);
        let key = options
            .generate_on_threads(threads, new_rng, &go_on)
            .unwrap();
        check(&key, 768, &BigUint::from(65537u32));
        let stop = |_| ControlFlow::Break(());
        let result = options.generate_on_threads(threads, new_rng, &stop);
        assert_eq!(result, Err(Error::Cancelled));
    }
}
