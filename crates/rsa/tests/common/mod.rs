//! Keys and numbers that the tests share.
#![allow(dead_code, unreachable_pub)] // Every test file uses some of it.

// Masks processor features where a stage of the tests wants it.
use limbs_testkit as _;
use num_bigint::BigUint;
use pkcs8::der::{Decode, SecretDocument};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rsa::{Components, Error, RsaPrivateKey};

/// Every key of tests/data with two primes and no restriction.
pub const KEYS: &[&str] = &[
    "rsa1023",
    "rsa1024-e3",
    "rsa1024-e17",
    "rsa1024-e65537",
    "rsa1024-e4294967311",
    "rsa1025",
    "rsa2047-e3",
    "rsa2047-e17",
    "rsa2047-e65537",
    "rsa2047-e4294967311",
    "rsa2048-e3",
    "rsa2048-e17",
    "rsa2048-e65537",
    "rsa2048-e4294967311",
    "rsa2049",
    "rsa3071",
    "rsa3072-e3",
    "rsa3072-e17",
    "rsa3072-e65537",
    "rsa3072-e4294967311",
    "rsa4096-e3",
    "rsa4096-e17",
    "rsa4096-e65537",
    "rsa4096-e4294967311",
    "rsa8192",
    "rsa16384",
];

/// The keys a test goes through: all of them here, two on foreign targets, which are emulated.
pub fn keys() -> &'static [&'static str] {
    if cfg!(target_arch = "x86_64") {
        KEYS
    } else {
        &["rsa1023", "rsa1024-e3"]
    }
}

pub fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

/// The text of a file of tests/data.
pub fn pem(name: &str) -> String {
    let path = format!("{}/tests/data/{name}.pem", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The DER of a file of tests/data.
pub fn der(name: &str) -> SecretDocument {
    SecretDocument::from_pem(&pem(name)).unwrap().1
}

pub fn key(name: &str) -> RsaPrivateKey {
    RsaPrivateKey::from_pem(&pem(name)).unwrap()
}

/// The numbers of a private key.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbers {
    pub n: BigUint,
    pub e: BigUint,
    pub d: BigUint,
    pub p: BigUint,
    pub q: BigUint,
    pub dp: BigUint,
    pub dq: BigUint,
    pub qinv: BigUint,
}

impl Numbers {
    /// Of a PKCS#8 file of tests/data.
    pub fn of(name: &str) -> Self {
        let doc = der(name);
        let info = pkcs8::PrivateKeyInfoRef::from_der(doc.as_bytes()).unwrap();
        let key = pkcs1::RsaPrivateKeyRef::from_der(info.private_key.as_bytes()).unwrap();
        let number = |x: pkcs1::UintRef<'_>| BigUint::from_bytes_be(x.as_bytes());
        Self {
            n: number(key.modulus),
            e: number(key.public_exponent),
            d: number(key.private_exponent),
            p: number(key.prime1),
            q: number(key.prime2),
            dp: number(key.exponent1),
            dq: number(key.exponent2),
            qinv: number(key.coefficient),
        }
    }

    /// Of primes and e, with d = e^-1 modulo phi(n).
    pub fn from_primes(p: BigUint, q: BigUint, e: u64) -> Self {
        let one = BigUint::from(1u8);
        let (n, e) = (&p * &q, BigUint::from(e));
        let d = e.modinv(&((&p - &one) * (&q - &one))).unwrap();
        let (dp, dq) = (&d % (&p - &one), &d % (&q - &one));
        let qinv = (&q % &p).modinv(&p).unwrap();
        Self {
            n,
            e,
            d,
            p,
            q,
            dp,
            dq,
            qinv,
        }
    }

    /// Imports all the numbers.
    pub fn import(&self) -> Result<RsaPrivateKey, Error> {
        let bytes = |x: &BigUint| x.to_bytes_be();
        RsaPrivateKey::from_components(&Components {
            n: &bytes(&self.n),
            e: &bytes(&self.e),
            d: &bytes(&self.d),
            primes: Some([&bytes(&self.p), &bytes(&self.q)]),
            dp: Some(&bytes(&self.dp)),
            dq: Some(&bytes(&self.dq)),
            qinv: Some(&bytes(&self.qinv)),
        })
    }

    /// Imports n, e, d and the primes.
    pub fn import_without_crt(&self) -> Result<RsaPrivateKey, Error> {
        let bytes = |x: &BigUint| x.to_bytes_be();
        RsaPrivateKey::from_components(&Components {
            n: &bytes(&self.n),
            e: &bytes(&self.e),
            d: &bytes(&self.d),
            primes: Some([&bytes(&self.p), &bytes(&self.q)]),
            ..Components::default()
        })
    }

    /// Imports n, e and d alone.
    pub fn import_n_e_d(&self) -> Result<RsaPrivateKey, Error> {
        let bytes = |x: &BigUint| x.to_bytes_be();
        RsaPrivateKey::from_components(&Components {
            n: &bytes(&self.n),
            e: &bytes(&self.e),
            d: &bytes(&self.d),
            ..Components::default()
        })
    }
}

/// Checks that the private operation undoes the public one and agrees with num-bigint.
pub fn check_works(key: &RsaPrivateKey, seed: u64) {
    use rand_chacha::rand_core::Rng;
    let mut rng = rng(seed);
    let public = key.public_key();
    let size = key.size();
    let n = BigUint::from_bytes_be(public.n_be_bytes());
    let mut x = vec![0; size];
    rng.fill_bytes(&mut x);
    x[0] = 0;
    let (mut y, mut z) = (vec![0; size], vec![0; size]);
    public.raw_public_op(&x, &mut y).unwrap();
    let e = BigUint::from_bytes_be(public.e_be_bytes());
    assert_eq!(
        BigUint::from_bytes_be(&y),
        BigUint::from_bytes_be(&x).modpow(&e, &n)
    );
    key.raw_private_op(&mut rng, &y, &mut z).unwrap();
    assert_eq!(x, z);
}
