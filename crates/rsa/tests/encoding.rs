//! DER and PEM: what is refused, what is accepted, and that both ways agree.
#![cfg(feature = "pem")] // The test keys are PEM.

mod common;

use common::{Numbers, der, key, keys, pem};
use num_bigint::BigUint;
use pkcs1::{DecodeRsaPrivateKey, DecodeRsaPublicKey, EncodeRsaPrivateKey, EncodeRsaPublicKey};
use pkcs8::{DecodePrivateKey, EncodePrivateKey, LineEnding};
use rsa::{Error, RsaPrivateKey, RsaPublicKey};
use spki::{DecodePublicKey, EncodePublicKey};

const INTEGER: u8 = 0x02;
const BIT_STRING: u8 = 0x03;
const OCTET_STRING: u8 = 0x04;
const SEQUENCE: u8 = 0x30;

/// rsaEncryption with NULL.
const RSA: &[u8] = &[
    0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00,
];

/// An element of DER.
fn tlv(tag: u8, content: &[u8]) -> Vec<u8> {
    let len = content.len();
    let mut out = match len {
        0..0x80 => vec![tag, len as u8],
        0x80..0x100 => vec![tag, 0x81, len as u8],
        _ => vec![tag, 0x82, (len >> 8) as u8, len as u8],
    };
    out.extend(content);
    out
}

/// The INTEGER in the fewest bytes.
fn integer(x: &BigUint) -> Vec<u8> {
    let mut bytes = x.to_bytes_be();
    if bytes[0] >= 0x80 {
        bytes.insert(0, 0);
    }
    tlv(INTEGER, &bytes)
}

/// PKCS#1 of n and e given as elements.
fn public(n: &[u8], e: &[u8]) -> Vec<u8> {
    tlv(SEQUENCE, &[n, e].concat())
}

/// SubjectPublicKeyInfo of a PKCS#1 key.
fn spki(algorithm: &[u8], key: &[u8]) -> Vec<u8> {
    let bits = tlv(BIT_STRING, &[&[0], key].concat());
    tlv(SEQUENCE, &[algorithm, &bits].concat())
}

/// PKCS#8 of a PKCS#1 key, with what follows it.
fn pkcs8(version: u8, algorithm: &[u8], key: &[u8], more: &[u8]) -> Vec<u8> {
    let version = tlv(INTEGER, &[version]);
    let key = tlv(OCTET_STRING, key);
    tlv(SEQUENCE, &[&version, algorithm, &key, more].concat())
}

/// PKCS#1 of a private key, with the given elements in the place of n and d.
fn private(k: &Numbers, n: &[u8], d: &[u8]) -> Vec<u8> {
    let rest = [&k.p, &k.q, &k.dp, &k.dq, &k.qinv].map(integer).concat();
    let parts = [&tlv(INTEGER, &[0]), n, &integer(&k.e), d, &rest];
    tlv(SEQUENCE, &parts.concat())
}

fn numbers() -> Numbers {
    Numbers::of("rsa1024-e65537")
}

/// Whether all the ways in refuse the PKCS#1 key, bare and wrapped.
fn refused(pkcs1: &[u8]) -> bool {
    let bare = RsaPrivateKey::from_pkcs1_der(pkcs1).is_err();
    let info = pkcs8(0, RSA, pkcs1, &[]);
    bare && RsaPrivateKey::from_pkcs8_der(&info).is_err()
        && RsaPrivateKey::from_der(pkcs1).is_err()
        && RsaPrivateKey::from_der(&info).is_err()
}

fn refused_public(pkcs1: &[u8]) -> bool {
    let info = spki(RSA, pkcs1);
    RsaPublicKey::from_pkcs1_der(pkcs1).is_err()
        && RsaPublicKey::from_public_key_der(&info).is_err()
        && RsaPublicKey::from_der(pkcs1).is_err()
        && RsaPublicKey::from_der(&info).is_err()
}

#[test]
fn the_encodings_built_here_are_right() {
    let k = numbers();
    let pkcs1 = private(&k, &integer(&k.n), &integer(&k.d));
    assert!(!refused(&pkcs1));
    assert_eq!(pkcs8(0, RSA, &pkcs1, &[]), der("rsa1024-e65537").as_bytes());
    assert!(!refused_public(&public(&integer(&k.n), &integer(&k.e))));
}

#[test]
fn every_format_comes_back_byte_for_byte() {
    for name in keys() {
        let doc = der(name);
        let key = RsaPrivateKey::from_pkcs8_der(doc.as_bytes()).unwrap();
        assert_eq!(key.to_pkcs8_der().unwrap().as_bytes(), doc.as_bytes());
        assert_eq!(*key.to_pkcs8_pem(LineEnding::LF).unwrap(), pem(name));
        let pkcs1 = key.to_pkcs1_der().unwrap();
        assert_eq!(
            RsaPrivateKey::from_pkcs1_der(pkcs1.as_bytes()),
            Ok(key.clone())
        );
        assert_eq!(RsaPrivateKey::from_der(pkcs1.as_bytes()), Ok(key.clone()));
        let pem = key.to_pkcs1_pem(LineEnding::LF).unwrap();
        assert_eq!(RsaPrivateKey::from_pem(&pem), Ok(key.clone()));
        let public = key.public_key();
        let spki = public.to_public_key_der().unwrap();
        assert_eq!(
            &RsaPublicKey::from_public_key_der(spki.as_bytes()).unwrap(),
            public
        );
        assert_eq!(&RsaPublicKey::from_der(spki.as_bytes()).unwrap(), public);
        let pkcs1 = EncodeRsaPublicKey::to_pkcs1_der(public).unwrap();
        assert_eq!(
            &RsaPublicKey::from_pkcs1_der(pkcs1.as_bytes()).unwrap(),
            public
        );
        assert_eq!(&RsaPublicKey::from_der(pkcs1.as_bytes()).unwrap(), public);
    }
}

#[test]
fn every_pem_label_is_read() {
    let private = key("rsa2048-e65537");
    assert_eq!(key("rsa2048-pkcs1"), private);
    for name in ["rsa2048-pub", "rsa2048-pkcs1-pub"] {
        assert_eq!(
            &RsaPublicKey::from_pem(&pem(name)).unwrap(),
            private.public_key()
        );
    }
    // A key of the other sort is refused.
    assert!(matches!(
        RsaPrivateKey::from_pem(&pem("rsa2048-pub")),
        Err(Error::Encoding(_))
    ));
    assert!(matches!(
        RsaPublicKey::from_pem(&pem("rsa2048-e65537")),
        Err(Error::Encoding(_))
    ));
    assert!(RsaPrivateKey::from_pem("").is_err());
    let cut = pem("rsa2048-e65537").replacen("\nMII", "\nMI!", 1);
    assert!(RsaPrivateKey::from_pem(&cut).is_err());
}

#[test]
fn non_minimal_integers_are_refused() {
    let k = numbers();
    // Two zero bytes before the number, and one before a number whose top bit is clear.
    let padded =
        |x: &BigUint, zeros: usize| tlv(INTEGER, &[vec![0; zeros], x.to_bytes_be()].concat());
    assert!(refused(&private(&k, &padded(&k.n, 2), &integer(&k.d))));
    let d = padded(&k.d, if k.d.bits().is_multiple_of(8) { 2 } else { 1 });
    assert!(refused(&private(&k, &integer(&k.n), &d)));
    assert!(refused_public(&public(&padded(&k.n, 2), &integer(&k.e))));
    assert!(refused_public(&public(&integer(&k.n), &padded(&k.e, 1))));
    // No byte at all.
    assert!(refused_public(&public(&integer(&k.n), &tlv(INTEGER, &[]))));
}

#[test]
fn negative_integers_are_refused() {
    let k = numbers();
    // n has its top bit set: without the zero byte it is negative.
    let negative = tlv(INTEGER, &k.n.to_bytes_be());
    assert!(refused(&private(&k, &negative, &integer(&k.d))));
    assert!(refused_public(&public(&negative, &integer(&k.e))));
    assert!(refused_public(&public(&integer(&k.n), &[INTEGER, 1, 0xfd])));
}

#[test]
fn trailing_bytes_are_refused() {
    let k = numbers();
    let mut pkcs1 = private(&k, &integer(&k.n), &integer(&k.d));
    pkcs1.push(0);
    assert!(refused(&pkcs1));
    let mut inside = public(
        &integer(&k.n),
        &[integer(&k.e), vec![INTEGER, 1, 1]].concat(),
    );
    assert!(refused_public(&inside));
    inside = public(&integer(&k.n), &integer(&k.e));
    inside.push(0);
    assert!(refused_public(&inside));
    let mut info = der("rsa1024-e65537").as_bytes().to_vec();
    info.extend([5, 0]);
    assert!(RsaPrivateKey::from_pkcs8_der(&info).is_err());
    let mut info = spki(RSA, &public(&integer(&k.n), &integer(&k.e)));
    info.push(0);
    assert!(RsaPublicKey::from_public_key_der(&info).is_err());
}

#[test]
fn indefinite_and_long_lengths_are_refused() {
    let k = numbers();
    let content = [integer(&k.n), integer(&k.e)].concat();
    let indefinite = [&[SEQUENCE, 0x80][..], &content, &[0, 0]].concat();
    assert!(refused_public(&indefinite));
    // A length in more bytes than it needs.
    let long = [&[SEQUENCE, 0x83, 0, 0, content.len() as u8][..], &content].concat();
    assert!(refused_public(&long));
    // A length far beyond the input: nothing is allocated by it.
    let huge = [&[SEQUENCE, 0x84, 0x0f, 0xff, 0xff, 0xff][..], &content].concat();
    assert!(refused_public(&huge));
}

#[test]
fn every_cut_is_refused() {
    let k = numbers();
    let pkcs1 = private(&k, &integer(&k.n), &integer(&k.d));
    for len in (0..pkcs1.len()).step_by(7) {
        assert!(RsaPrivateKey::from_der(&pkcs1[..len]).is_err());
        assert!(RsaPrivateKey::from_pkcs1_der(&pkcs1[..len]).is_err());
    }
    let public = public(&integer(&k.n), &integer(&k.e));
    for len in 0..public.len() {
        assert!(RsaPublicKey::from_der(&public[..len]).is_err());
    }
}

#[test]
fn pkcs8_attributes_are_accepted() {
    let k = numbers();
    let pkcs1 = private(&k, &integer(&k.n), &integer(&k.d));
    // friendlyName "a" (PKCS#9), as some key stores add it; [0] IMPLICIT SET OF.
    let oid = [0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 9, 20];
    let value = tlv(0x31, &tlv(0x1e, &[0, b'a']));
    let attribute = tlv(SEQUENCE, &[&oid[..], &value].concat());
    let info = pkcs8(0, RSA, &pkcs1, &tlv(0xa0, &attribute));
    let key = RsaPrivateKey::from_pkcs8_der(&info).unwrap();
    assert_eq!(key, common::key("rsa1024-e65537"));
    assert_eq!(RsaPrivateKey::from_der(&info), Ok(key));
}

#[test]
fn a_public_key_in_pkcs8_must_be_the_right_one() {
    let k = numbers();
    let pkcs1 = private(&k, &integer(&k.n), &integer(&k.d));
    let with = |public: &[u8]| pkcs8(1, RSA, &pkcs1, &tlv(0x81, &[&[0], public].concat()));
    let good = public(&integer(&k.n), &integer(&k.e));
    assert!(RsaPrivateKey::from_der(&with(&good)).is_ok());
    let other = public(&integer(&(&k.n + 2u8)), &integer(&k.e));
    assert_eq!(
        RsaPrivateKey::from_der(&with(&other)),
        Err(Error::PublicKeyMismatch)
    );
}

#[test]
fn multi_prime_keys_are_refused() {
    assert_eq!(
        RsaPrivateKey::from_pem(&pem("multiprime2048")),
        Err(Error::MultiPrime)
    );
    assert!(RsaPrivateKey::from_pkcs8_pem(&pem("multiprime2048")).is_err());
}

#[test]
fn errors_of_the_numbers_come_through() {
    let k = numbers();
    let pkcs1 = private(&k, &integer(&(&k.n + 2u8)), &integer(&k.d));
    assert_eq!(RsaPrivateKey::from_der(&pkcs1), Err(Error::PrimesMismatch));
    let long = public(&tlv(INTEGER, &[1; 2049]), &integer(&k.e));
    let error = Error::ModulusTooLong {
        bits: 16385,
        max: 16384,
    };
    assert_eq!(RsaPublicKey::from_der(&long), Err(error));
    assert_eq!(RsaPublicKey::from_der(&spki(RSA, &long)), Err(error));
}

#[test]
fn other_algorithms_are_refused() {
    let k = numbers();
    let key = public(&integer(&k.n), &integer(&k.e));
    let with = |oid: &[u8], parameters: &[u8]| {
        let algorithm = tlv(SEQUENCE, &[&tlv(6, oid), parameters].concat());
        RsaPublicKey::from_der(&spki(&algorithm, &key)).map(|_| ())
    };
    let rsa = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1];
    assert_eq!(with(&rsa, &[5, 0]), Ok(()));
    // NULL left out by old encoders.
    assert_eq!(with(&rsa, &[]), Ok(()));
    assert_eq!(with(&rsa, &[0x30, 0]), Err(Error::BadParameters));
    // id-ecPublicKey, id-RSAES-OAEP.
    let ec = [0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1];
    assert_eq!(with(&ec, &[5, 0]), Err(Error::UnknownAlgorithm));
    let oaep = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 7];
    assert_eq!(with(&oaep, &[0x30, 0]), Err(Error::UnknownAlgorithm));
}

#[test]
fn pss_keys_keep_their_restrictions() {
    let sha256 = const_oid::ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.1");
    for (name, restricted) in [("pss2048-unrestricted", false), ("pss2048-sha256", true)] {
        let key = key(name);
        assert!(key.is_pss_only() && key.public_key().is_pss_only());
        assert_eq!(key.pss_params().is_some(), restricted);
        if let Some(params) = key.pss_params() {
            assert_eq!((params.hash, params.mgf1_hash), (sha256, sha256));
            assert_eq!(params.min_salt_len, 32);
        }
        assert_eq!(key.to_pkcs8_der().unwrap().as_bytes(), der(name).as_bytes());
        let public = key.public_key().to_public_key_der().unwrap();
        assert_eq!(
            &RsaPublicKey::from_der(public.as_bytes()).unwrap(),
            key.public_key()
        );
        // PKCS#1 would lose the restriction.
        assert!(key.to_pkcs1_der().is_err());
        assert!(EncodeRsaPublicKey::to_pkcs1_der(key.public_key()).is_err());
    }
    let public = RsaPublicKey::from_pem(&pem("pss2048-sha256-pub")).unwrap();
    assert_eq!(&public, key("pss2048-sha256").public_key());
    assert!(!key("rsa2048-e3").is_pss_only());
}

#[test]
fn pss_parameters_that_make_no_sense_are_refused() {
    let k = numbers();
    let key = public(&integer(&k.n), &integer(&k.e));
    let oid = [0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 10];
    let with = |parameters: &[u8]| {
        let algorithm = tlv(SEQUENCE, &[&oid[..], parameters].concat());
        RsaPublicKey::from_der(&spki(&algorithm, &key))
    };
    // All defaults: SHA-1, MGF1 with SHA-1, salt of 20 bytes.
    let params = *with(&[0x30, 0]).unwrap().pss_params().unwrap();
    assert_eq!(params.min_salt_len, 20);
    assert_eq!(params.hash, params.mgf1_hash);
    assert!(with(&[]).unwrap().pss_params().is_none());
    let trailer_two = tlv(SEQUENCE, &[0xa3, 3, 2, 1, 2]);
    let salt_negative = tlv(SEQUENCE, &[0xa2, 3, 2, 1, 0xff]);
    let salt_huge = tlv(SEQUENCE, &[0xa2, 4, 2, 2, 1, 0]);
    // Another mask generation function than MGF1.
    let mgf = tlv(SEQUENCE, &tlv(0xa1, &tlv(SEQUENCE, &oid)));
    for parameters in [&[5, 0][..], &trailer_two, &salt_negative, &salt_huge, &mgf] {
        assert_eq!(
            with(parameters),
            Err(Error::BadParameters),
            "{parameters:02x?}"
        );
    }
}

#[cfg(feature = "encryption")]
#[test]
fn encrypted_keys_are_read() {
    let key = key("rsa2048-e65537");
    for name in ["rsa2048-encrypted", "rsa2048-encrypted-scrypt"] {
        let text = pem(name);
        assert_eq!(
            RsaPrivateKey::from_pkcs8_encrypted_pem(&text, "limbs"),
            Ok(key.clone())
        );
        assert!(RsaPrivateKey::from_pkcs8_encrypted_pem(&text, "limb").is_err());
        assert!(RsaPrivateKey::from_pem(&text).is_err());
    }
}
