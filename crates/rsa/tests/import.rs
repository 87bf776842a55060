//! Keys from numbers: what is refused, and why, and what is accepted.
#![cfg(feature = "pem")] // The test keys are PEM.

mod common;

use common::{Numbers, check_works, keys};
use num_bigint::BigUint;
use rsa::{Components, Error, RsaPrivateKey, RsaPublicKey};

fn big(x: u64) -> BigUint {
    BigUint::from(x)
}

fn numbers() -> Numbers {
    Numbers::of("rsa1024-e65537")
}

#[test]
fn keys_of_openssl_are_accepted_and_work() {
    for (seed, name) in keys().iter().enumerate() {
        let numbers = Numbers::of(name);
        let key = numbers.import().unwrap();
        check_works(&key, seed as u64);
        assert_eq!(key, numbers.import_without_crt().unwrap(), "{name}");
    }
}

#[test]
fn a_prime_equal_to_one_is_refused() {
    let mut k = numbers();
    (k.p, k.q) = (big(1), k.n.clone());
    assert_eq!(k.import(), Err(Error::PrimeTooSmall));
    (k.p, k.q) = (k.q, k.p);
    assert_eq!(k.import(), Err(Error::PrimeTooSmall));
    (k.p, k.q) = (big(0), big(0));
    assert_eq!(k.import(), Err(Error::PrimeTooSmall));
}

#[test]
fn a_prime_equal_to_two_is_refused() {
    let mut k = numbers();
    (k.p, k.q) = (big(2), &k.n / big(2));
    assert_eq!(k.import(), Err(Error::PrimeTooSmall));
    // Also where it is a factor, which the even modulus shows first.
    k.n -= big(1);
    k.q = &k.n / big(2);
    assert_eq!(k.import(), Err(Error::ModulusEven));
}

#[test]
fn equal_primes_are_refused() {
    let mut k = numbers();
    k.q = k.p.clone();
    k.n = &k.p * &k.q;
    assert_eq!(k.import(), Err(Error::PrimesEqual));
}

#[test]
fn a_modulus_that_is_not_the_product_is_refused() {
    let k = numbers();
    for n in [&k.n + big(2), &k.n - big(2), &k.n * big(3)] {
        let wrong = Numbers { n, ..k.clone() };
        assert_eq!(wrong.import(), Err(Error::PrimesMismatch));
    }
    // Product right modulo 2^1024 only.
    let wrong = Numbers {
        p: &k.p + (big(1) << 1000),
        ..k.clone()
    };
    assert_eq!(wrong.import(), Err(Error::PrimesMismatch));
    // A prime far longer than the modulus.
    let wrong = Numbers {
        p: (big(1) << 100_000) + big(1),
        ..k
    };
    assert_eq!(wrong.import(), Err(Error::PrimesMismatch));
}

#[test]
fn an_even_modulus_is_refused() {
    let mut k = numbers();
    k.n -= big(1);
    assert_eq!(k.import(), Err(Error::ModulusEven));
    let error = RsaPublicKey::new(&k.n.to_bytes_be(), &[3]);
    assert_eq!(error, Err(Error::ModulusEven));
}

#[test]
fn exponent_one_is_refused() {
    for e in [&[][..], &[0], &[1], &[0, 0, 1]] {
        let error = RsaPublicKey::new(&numbers().n.to_bytes_be(), e);
        assert_eq!(error, Err(Error::ExponentTooSmall { min: 3 }));
    }
    let k = Numbers {
        e: big(1),
        d: big(1),
        ..numbers()
    };
    assert_eq!(k.import(), Err(Error::ExponentTooSmall { min: 3 }));
}

#[test]
fn an_even_exponent_is_refused() {
    let k = Numbers {
        e: big(65536),
        ..numbers()
    };
    assert_eq!(k.import(), Err(Error::ExponentEven));
}

#[test]
fn a_huge_modulus_is_refused_with_its_limit() {
    let error = |bits| Error::ModulusTooLong { bits, max: 16384 };
    let mut n = vec![0; 2049];
    (n[0], n[2048]) = (1, 1);
    assert_eq!(RsaPublicKey::new(&n, &[3]), Err(error(16385)));
    // Quick, because nothing is calculated: 64 MiB.
    n.resize(1 << 26, 1);
    assert_eq!(RsaPublicKey::new(&n, &[3]), Err(error((1 << 29) - 7)));
    let key = Components {
        n: &n,
        e: &n,
        d: &n,
        primes: Some([&n, &n]),
        ..Components::default()
    };
    assert_eq!(
        RsaPrivateKey::from_components(&key),
        Err(error((1 << 29) - 7))
    );
}

#[test]
fn a_small_modulus_is_refused_with_its_limit() {
    let n = [0xff; 64];
    assert!(RsaPublicKey::new(&n, &[3]).is_ok());
    let mut small = n;
    small[0] = 0x7f;
    let error = Err(Error::ModulusTooShort {
        bits: 511,
        min: 512,
    });
    assert_eq!(RsaPublicKey::new(&small, &[3]), error);
    let error = Err(Error::ModulusTooShort { bits: 0, min: 512 });
    assert_eq!(RsaPublicKey::new(&[0; 64], &[3]), error);
    assert_eq!(RsaPublicKey::new(&[], &[3]), error);
}

#[test]
fn a_huge_exponent_is_refused_with_its_limit() {
    let n = numbers().n.to_bytes_be();
    let mut e = vec![0; 33];
    (e[0], e[32]) = (1, 1);
    let error = Err(Error::ExponentTooLong {
        bits: 257,
        max: 256,
    });
    assert_eq!(RsaPublicKey::new(&n, &e), error);
    let error = Err(Error::ExponentTooLong {
        bits: 1024,
        max: 256,
    });
    assert_eq!(RsaPublicKey::new(&n, &n), error);
    assert!(RsaPublicKey::new(&n, &[0xff; 32]).is_ok());
}

#[test]
fn inconsistent_crt_values_are_refused() {
    let k = numbers();
    let wrong = [
        Numbers {
            dp: &k.dp + big(2),
            ..k.clone()
        },
        Numbers {
            dq: &k.dq ^ big(8),
            ..k.clone()
        },
        Numbers {
            qinv: &k.qinv - big(1),
            ..k.clone()
        },
        Numbers {
            qinv: &k.qinv + &k.p,
            ..k.clone()
        },
        Numbers {
            dp: big(0),
            ..k.clone()
        },
        Numbers {
            dp: k.n.clone(),
            ..k.clone()
        },
        Numbers {
            dp: k.dq.clone(),
            dq: k.dp.clone(),
            ..k.clone()
        },
    ];
    for k in wrong {
        assert_eq!(k.import(), Err(Error::CrtMismatch));
    }
}

#[test]
fn swapped_primes_are_refused_with_the_old_crt_values_and_accepted_with_their_own() {
    let k = numbers();
    let swapped = Numbers {
        p: k.q.clone(),
        q: k.p.clone(),
        ..k.clone()
    };
    assert_eq!(swapped.import(), Err(Error::CrtMismatch));
    check_works(&swapped.import_without_crt().unwrap(), 1);
    let swapped = Numbers {
        dp: k.dq.clone(),
        dq: k.dp.clone(),
        qinv: k.p.modinv(&k.q).unwrap(),
        ..swapped
    };
    check_works(&swapped.import().unwrap(), 2);
}

#[test]
fn crt_values_without_primes_are_refused() {
    let k = numbers();
    let (n, e, d) = (k.n.to_bytes_be(), k.e.to_bytes_be(), k.d.to_bytes_be());
    let dp = k.dp.to_bytes_be();
    let key = Components {
        n: &n,
        e: &e,
        d: &d,
        dp: Some(&dp),
        ..Components::default()
    };
    assert_eq!(
        RsaPrivateKey::from_components(&key),
        Err(Error::CrtMismatch)
    );
}

#[test]
fn d_modulo_lambda_and_modulo_phi_are_accepted() {
    let k = numbers();
    let (p1, q1) = (&k.p - big(1), &k.q - big(1));
    let phi = &p1 * &q1;
    let lambda = &phi / num_integer::Integer::gcd(&p1, &q1);
    assert_ne!(phi, lambda);
    for modulus in [lambda, phi] {
        let d = k.e.modinv(&modulus).unwrap();
        let k = Numbers { d, ..k.clone() };
        check_works(&k.import().unwrap(), 3);
        check_works(&k.import_n_e_d().unwrap(), 4);
    }
}

#[test]
fn d_outside_its_range_is_refused() {
    let k = numbers();
    let phi = (&k.p - big(1)) * (&k.q - big(1));
    // The smallest that is right modulo phi, but not below n; n itself; 0 and 1; and something huge.
    let huge = big(1) << 1_000_000;
    for d in [&k.d + &phi, k.n.clone(), big(0), big(1), huge] {
        let k = Numbers { d, ..k.clone() };
        if k.d < k.n && k.d > big(1) {
            continue;
        }
        assert_eq!(k.import(), Err(Error::PrivateExponentOutOfRange));
        assert_eq!(k.import_n_e_d(), Err(Error::PrivateExponentOutOfRange));
    }
}

#[test]
fn a_wrong_d_is_refused() {
    let k = numbers();
    for d in [&k.d + big(2), &k.d - big(1), big(2), &k.n - big(1)] {
        let k = Numbers { d, ..k.clone() };
        assert_eq!(k.import(), Err(Error::PrivateExponentMismatch));
        assert_eq!(k.import_n_e_d(), Err(Error::PrivateExponentMismatch));
    }
}

#[test]
fn keys_with_n_e_d_only_get_their_primes_back() {
    for (seed, name) in keys().iter().enumerate() {
        let k = Numbers::of(name);
        if k.n.bits() > 4096 {
            continue; // Minutes in a debug build.
        }
        let key = k.import_n_e_d().unwrap();
        check_works(&key, seed as u64);
        let secret = key.secret_be_bytes();
        let [p, q] = [secret.p, secret.q].map(|x| BigUint::from_bytes_be(&x));
        assert_eq!((&p).max(&q), (&k.p).max(&k.q));
    }
}

#[test]
fn a_prime_modulus_has_no_primes_to_give_back() {
    // 2^521 - 1 is prime; every d with e * d = 1 modulo 2^521 - 2 would do.
    let n = (big(1) << 521) - big(1);
    let d = big(65537).modinv(&(&n - big(1))).unwrap();
    let k = Numbers {
        n,
        d,
        e: big(65537),
        ..numbers()
    };
    assert_eq!(k.import_n_e_d(), Err(Error::PrivateExponentMismatch));
}

#[test]
fn unbalanced_primes_and_p_below_q_are_accepted() {
    // Mersenne primes of 521, 607 and 127 bits.
    let m = |bits| (big(1) << bits) - big(1);
    for (p, q) in [(521, 607), (607, 521), (521, 127), (127, 521), (1279, 127)] {
        let e = (3..).step_by(2).find(|&e| {
            let coprime = |x: BigUint| num_integer::Integer::gcd(&x, &big(e)) == big(1);
            coprime(m(p) - big(1)) && coprime(m(q) - big(1))
        });
        let k = Numbers::from_primes(m(p), m(q), e.unwrap());
        check_works(&k.import().unwrap(), 5);
        check_works(&k.import_n_e_d().unwrap(), 6);
        let (p, q) = (k.p.to_bytes_be(), k.q.to_bytes_be());
        check_works(
            &RsaPrivateKey::from_primes(&p, &q, &k.e.to_bytes_be()).unwrap(),
            7,
        );
    }
}

#[test]
fn a_factor_among_the_bases_is_found() {
    // Every small prime that serves as a base when the primes are recovered may itself be a factor.
    for small in [3u64, 5, 113] {
        let p = (BigUint::from(1u8) << 521) - big(1);
        let k = Numbers::from_primes(p, big(small), 19);
        let key = k.import_n_e_d().unwrap();
        check_works(&key, small);
        assert_eq!(key, k.import().unwrap());
    }
}

#[test]
fn primes_too_long_for_any_modulus_are_refused_by_its_limit() {
    let p = [0xff; 1500];
    let error = Error::ModulusTooLong {
        bits: 24000,
        max: 16384,
    };
    assert_eq!(RsaPrivateKey::from_primes(&p, &p, &[3]), Err(error));
}

#[test]
fn a_composite_factor_is_refused() {
    // 341 and 561 pass Fermat's test to base 2.
    for c in [15, 341, 561, 3_215_031_753] {
        let (p, q) = (numbers().p, big(c));
        let wrong = Numbers {
            n: &p * &q,
            p,
            q,
            d: big(3),
            ..numbers()
        };
        assert_eq!(wrong.import_without_crt(), Err(Error::PrimeComposite));
    }
    let (k, other) = (numbers(), Numbers::of("rsa1024-e3"));
    let wrong = Numbers {
        n: &k.n * &other.p,
        p: k.n.clone(),
        q: other.p,
        ..k
    };
    assert_eq!(wrong.import_without_crt(), Err(Error::PrimeComposite));
}

#[test]
fn a_composite_factor_made_to_pass_is_found_by_check_primes() {
    // 2047 = 23 * 89 passes the strong test to base 2, and to the other factor as base if that is chosen well.
    let q = big(2047);
    let made_to_pass = |p: &BigUint| {
        let e = (3..).step_by(2).find(|&e| {
            let coprime = |x: &BigUint| num_integer::Integer::gcd(x, &big(e)) == big(1);
            coprime(&(p - big(1))) && coprime(&big(2046))
        });
        let e = big(e.unwrap());
        let d = e.modinv(&((p - big(1)) * big(2046))).unwrap();
        let n = p * &q;
        let (p, q) = (p.clone(), q.clone());
        Numbers {
            n,
            e,
            d,
            p,
            q,
            ..numbers()
        }
        .import_without_crt()
        .ok()
    };
    let primes = keys().iter().flat_map(|name| {
        let k = Numbers::of(name);
        [k.p, k.q]
    });
    let mut found = 0;
    for key in primes.filter_map(|p| made_to_pass(&p)).take(3) {
        assert_eq!(
            key.check_primes(&mut common::rng(1)),
            Err(Error::PrimeComposite)
        );
        found += 1;
    }
    assert!(found > 0 || keys().len() < 4);
    let good = numbers().import().unwrap();
    assert_eq!(good.check_primes(&mut common::rng(1)), Ok(()));
}

#[test]
fn from_primes_wants_an_invertible_exponent() {
    let k = Numbers::of("rsa1024-e3");
    let (p, q) = (k.p.to_bytes_be(), k.q.to_bytes_be());
    let from = |e: u64| RsaPrivateKey::from_primes(&p, &q, &e.to_be_bytes());
    let lambda = {
        use num_integer::Integer;
        (&k.p - big(1)).lcm(&(&k.q - big(1)))
    };
    let key = from(3).unwrap();
    let d = BigUint::from_bytes_be(&key.d_be_bytes());
    assert_eq!(d, big(3).modinv(&lambda).unwrap());
    let factor = (3..1 << 20)
        .step_by(2)
        .find(|&e| &lambda % big(e) == big(0))
        .expect("p - 1 or q - 1 has a small odd factor");
    assert_eq!(from(factor), Err(Error::PrivateExponentMismatch));
    assert_eq!(from(4), Err(Error::ExponentEven));
    assert_eq!(
        RsaPrivateKey::from_primes(&p, &p, &[3]),
        Err(Error::PrimesEqual)
    );
}

#[test]
fn debug_shows_no_secret() {
    let k = numbers();
    let text = format!("{:?}", k.import().unwrap());
    assert!(text.contains(&format!("{:x}", k.n)));
    for secret in [&k.d, &k.p, &k.q, &k.dp, &k.dq, &k.qinv] {
        assert!(!text.contains(&format!("{secret:x}")) && !text.contains(&secret.to_string()));
    }
}

#[test]
fn equality_tells_keys_apart() {
    let key = numbers().import().unwrap();
    assert_eq!(key, key.clone());
    assert_ne!(key, common::key("rsa1024-e3"));
    assert_ne!(key.public_key(), common::key("rsa1024-e3").public_key());
}
