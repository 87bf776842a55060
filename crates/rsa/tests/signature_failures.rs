//! What must not go wrong with signatures: one test for each failure known from elsewhere, named
//! after it.

mod support;

use num_bigint::BigUint;
use rsa::{
    Error, Hash, RsaPrivateKey, RsaPublicKey, SignatureScheme, pkcs1v15, pss,
    signature::{
        RandomizedSigner, Verifier,
        hazmat::{PrehashVerifier, RandomizedPrehashSigner},
    },
};
use sha1::Sha1;
use sha2::{Digest, Sha256, Sha384, Sha512};
use support::{data, key, key_2048, records, rng, unhex};

const MESSAGE: &[u8] = b"I owe you 5 coins";

/// DER of SEQUENCE { SEQUENCE { SHA-256, NULL }, OCTET STRING of 32 bytes }, without the 32 bytes.
const SHA256_PREFIX: [u8; 19] = [
    0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05,
    0x00, 0x04, 0x20,
];

/// The number whose public operation gives `em`.
fn sign_raw(key: &RsaPrivateKey, em: &[u8]) -> Vec<u8> {
    let mut signature = vec![0; em.len()];
    key.raw_private_op(&mut rng(), em, &mut signature).unwrap();
    signature
}

/// 00 01 FF...FF 00 || rest.
fn pad(rest: &[u8], size: usize) -> Vec<u8> {
    let mut em = vec![0xff; size - rest.len()];
    (em[0], em[1]) = (0, 1);
    *em.last_mut().unwrap() = 0;
    em.extend_from_slice(rest);
    em
}

fn verifies(key: &RsaPublicKey, signature: &[u8]) -> bool {
    let scheme = SignatureScheme::Pkcs1v15(Hash::Sha256);
    match scheme.verify(key, MESSAGE, signature) {
        Ok(()) => true,
        Err(e) => {
            assert_eq!(e, Error::Verification);
            false
        }
    }
}

/// The right encoding goes through the same helpers, so that a refusal below is due to the fault.
#[test]
fn right_encoding_is_accepted() {
    let key = key_2048();
    let em = pad(
        &[&SHA256_PREFIX[..], &Sha256::digest(MESSAGE)].concat(),
        256,
    );
    assert!(verifies(key.public_key(), &sign_raw(&key, &em)));
}

/// CVE-2006-4339: with e = 3 anybody can take a cube root whose cube begins with the padding and
/// the DigestInfo.
#[test]
fn e_3_forgery_with_garbage_after_digest_info() {
    let key = key("rsa3072-e3.pem");
    let info = [&SHA256_PREFIX[..], &Sha256::digest(MESSAGE)].concat();
    let start = [
        &[0, 1, 255, 255, 255, 255, 255, 255, 255, 255, 0][..],
        &info,
    ]
    .concat();
    let mut block = start.clone();
    block.resize(384, 0xff);
    let root = BigUint::from_bytes_be(&block).cbrt();
    let cube = (&root * &root * &root).to_bytes_be();
    assert_eq!(cube[..start.len() - 1], start[1..], "the forgery is none");
    let mut signature = vec![0; 384 - root.to_bytes_be().len()];
    signature.extend_from_slice(&root.to_bytes_be());
    assert!(!verifies(key.public_key(), &signature));
}

/// BERserk: garbage where a parser skips over it.
#[test]
fn e_3_forgery_with_garbage_inside_digest_info() {
    let key = key("rsa2048-e3.pem");
    let hash = Sha256::digest(MESSAGE);
    let oid = &SHA256_PREFIX[4..15];
    let faults: [(&str, Vec<u8>); 5] = [
        // The parameters are an octet string of 64 bytes.
        (
            "parameters",
            [
                &[0x30, 0x71, 0x30, 0x4d],
                oid,
                &[0x04, 0x40],
                &[0xa5; 64],
                &[0x04, 0x20],
                &hash,
            ]
            .concat(),
        ),
        (
            "NULL with content",
            [
                &[0x30, 0x33, 0x30, 0x0f],
                oid,
                &[0x05, 0x02, 1, 2],
                &[0x04, 0x20],
                &hash,
            ]
            .concat(),
        ),
        (
            "element behind the hash",
            [&[0x30, 0x33], &SHA256_PREFIX[2..], &hash, &[0x05, 0x00]].concat(),
        ),
        (
            "BER length",
            [&[0x30, 0x81, 0x31], &SHA256_PREFIX[2..], &hash].concat(),
        ),
        (
            "long BER length",
            [&[0x30, 0x84, 0, 0, 0, 0x31], &SHA256_PREFIX[2..], &hash].concat(),
        ),
    ];
    for (fault, info) in faults {
        let signature = sign_raw(&key, &pad(&info, 256));
        assert!(!verifies(key.public_key(), &signature), "{fault}");
    }
}

#[test]
fn missing_null_in_digest_info_is_refused() {
    let key = key_2048();
    let oid = &SHA256_PREFIX[4..15];
    let hash = Sha256::digest(MESSAGE);
    let info = [&[0x30, 0x2f, 0x30, 0x0b], oid, &[0x04, 0x20], &hash].concat();
    assert!(!verifies(
        key.public_key(),
        &sign_raw(&key, &pad(&info, 256))
    ));
}

/// The padding must reach from the front to the DigestInfo, with block type 1.
#[test]
fn short_or_wrong_padding_is_refused() {
    let key = key_2048();
    let info = [&SHA256_PREFIX[..], &Sha256::digest(MESSAGE)].concat();
    let right = pad(&info, 256);
    let mut faults = vec![];
    for (i, byte) in [
        (1, 2),
        (1, 0),
        (2, 0xfe),
        (2, 0),
        (100, 0),
        (203, 0xff),
        (204, 1),
    ] {
        let mut em = right.clone();
        em[i] = byte;
        faults.push(em);
    }
    let mut moved = pad(&info, 200);
    moved.resize(256, 0xff);
    faults.push(moved);
    for em in faults {
        if em != right {
            assert!(!verifies(key.public_key(), &sign_raw(&key, &em)));
        }
    }
}

/// NIST's signatures of wrong encodings: the hash moved to the left, the zero behind the padding
/// removed.
#[test]
fn nist_wrong_encodings_are_refused() {
    let text = data("sigver15_em.txt");
    let (mut n, mut count) = (vec![], 0);
    for record in records(&text) {
        let ["sig", hash, e, message, signature, fault] = record[..] else {
            n = unhex(record[1]);
            continue;
        };
        let key = RsaPublicKey::new(&n, &unhex(e)).unwrap();
        let signature = pkcs1v15::Signature::try_from(&unhex(signature)[..]).unwrap();
        let message = unhex(message);
        let result = match hash {
            "SHA1" => pkcs1v15::VerifyingKey::<Sha1>::new(key).verify(&message, &signature),
            "SHA224" => {
                pkcs1v15::VerifyingKey::<sha2::Sha224>::new(key).verify(&message, &signature)
            }
            "SHA256" => pkcs1v15::VerifyingKey::<Sha256>::new(key).verify(&message, &signature),
            "SHA384" => pkcs1v15::VerifyingKey::<Sha384>::new(key).verify(&message, &signature),
            "SHA512" => pkcs1v15::VerifyingKey::<Sha512>::new(key).verify(&message, &signature),
            other => panic!("{other}"),
        };
        assert!(result.is_err(), "{fault}");
        count += 1;
    }
    assert_eq!(count, 60);
}

#[test]
fn signature_not_below_n_is_refused() {
    // 2047 bits leave room for s + n in the same number of bytes.
    let key = key("rsa2047-e65537.pem");
    let n = BigUint::from_bytes_be(key.public_key().n_be_bytes());
    for scheme in [
        SignatureScheme::Pkcs1v15(Hash::Sha256),
        SignatureScheme::Pss(Hash::Sha256),
    ] {
        let signature = scheme.sign(&key, &mut rng(), MESSAGE).unwrap();
        scheme
            .verify(key.public_key(), MESSAGE, &signature)
            .unwrap();
        let above = (BigUint::from_bytes_be(&signature) + &n).to_bytes_be();
        assert_eq!(above.len(), 256);
        let result = scheme.verify(key.public_key(), MESSAGE, &above);
        assert_eq!(result, Err(Error::Verification));
        let result = scheme.verify(key.public_key(), MESSAGE, key.public_key().n_be_bytes());
        assert_eq!(result, Err(Error::Verification));
    }
}

#[test]
fn signature_of_wrong_length_is_refused() {
    let key = key_2048();
    let public = key.public_key();
    for scheme in [
        SignatureScheme::Pkcs1v15(Hash::Sha256),
        SignatureScheme::Pss(Hash::Sha256),
    ] {
        let signature = scheme.sign(&key, &mut rng(), MESSAGE).unwrap();
        for wrong in [
            &[][..],
            &signature[1..],
            &signature[..255],
            &[&[0], &signature[..]].concat(),
            &[&signature[..], &[0]].concat(),
            &[0; 4096],
        ] {
            let result = scheme.verify(public, MESSAGE, wrong);
            assert_eq!(result, Err(Error::Verification), "{} bytes", wrong.len());
        }
    }
}

/// CVE-2021-30246 and others: 0 and 1 are their own powers.
#[test]
fn zero_and_one_are_no_signatures() {
    let key = key_2048();
    let mut signature = vec![0; 256];
    for last in [0, 1] {
        signature[255] = last;
        assert!(!verifies(key.public_key(), &signature));
        let result =
            SignatureScheme::Pss(Hash::Sha256).verify(key.public_key(), MESSAGE, &signature);
        assert_eq!(result, Err(Error::Verification));
    }
}

#[test]
fn signature_of_another_message_hash_or_key_is_refused() {
    let (key, other) = (key_2048(), key("rsa2048-e17.pem"));
    for make in [SignatureScheme::Pkcs1v15, SignatureScheme::Pss] {
        let scheme = make(Hash::Sha256);
        let signature = scheme.sign(&key, &mut rng(), MESSAGE).unwrap();
        let verify = |scheme: SignatureScheme, key: &RsaPrivateKey, message: &[u8]| {
            scheme.verify(key.public_key(), message, &signature)
        };
        assert_eq!(verify(scheme, &key, MESSAGE), Ok(()));
        assert_eq!(
            verify(scheme, &key, b"I owe you 500 coins"),
            Err(Error::Verification)
        );
        assert_eq!(
            verify(make(Hash::Sha384), &key, MESSAGE),
            Err(Error::Verification)
        );
        assert_eq!(verify(scheme, &other, MESSAGE), Err(Error::Verification));
    }
}

#[test]
fn pss_salt_none_given_auto_and_longest() {
    let key = key_2048();
    let public = key.public_key();
    // 256 bytes less the hash and two.
    for salt_len in [0, 1, 20, 32, 100, 222] {
        let signing = pss::SigningKey::<Sha256>::new_with_salt_len(key.clone(), salt_len);
        let signature = signing.sign_with_rng(&mut rng(), MESSAGE);
        let exact = pss::VerifyingKey::<Sha256>::new_with_salt_len(public.clone(), salt_len);
        exact.verify(MESSAGE, &signature).unwrap();
        let auto = pss::VerifyingKey::<Sha256>::new_with_auto_salt_len(public.clone());
        auto.verify(MESSAGE, &signature).unwrap();
        assert!(auto.verify(b"another", &signature).is_err());
        for other in [0, 1, 19, 21, 32, 221] {
            if other != salt_len {
                let exact = pss::VerifyingKey::<Sha256>::new_with_salt_len(public.clone(), other);
                assert!(exact.verify(MESSAGE, &signature).is_err());
            }
        }
    }
}

#[test]
fn pss_salt_longer_than_possible_names_the_limit() {
    for (salt_len, min) in [
        (223, 257),
        (usize::MAX / 2, usize::MAX / 2 + 34),
        (usize::MAX, usize::MAX),
    ] {
        let signing = pss::SigningKey::<Sha256>::new_with_salt_len(key_2048(), salt_len);
        let error = signing.try_sign_with_rng(&mut rng(), MESSAGE).unwrap_err();
        let error = core::error::Error::source(&error).unwrap();
        let expected = Error::KeyTooShortForPadding { size: 256, min };
        assert_eq!(error.downcast_ref(), Some(&expected));
        // No signature has such a salt.
        let verifying = pss::VerifyingKey::<Sha256>::new_with_salt_len(
            key_2048().public_key().clone(),
            salt_len,
        );
        let signature = pss::Signature::try_from(&[1; 256][..]).unwrap();
        assert!(verifying.verify(MESSAGE, &signature).is_err());
    }
}

/// RustCrypto/RSA #361: with 8k + 1 bits the encoding has one byte less than the modulus.
#[test]
fn pss_modulus_of_8k_plus_1_bits() {
    let key = key("implicit_rejection/rsa2049.pem");
    assert_eq!(
        (key.public_key().bits(), key.public_key().size()),
        (2049, 257)
    );
    for salt_len in [0, 32, 222] {
        let signing = pss::SigningKey::<Sha256>::new_with_salt_len(key.clone(), salt_len);
        let signature = signing.sign_with_rng(&mut rng(), MESSAGE);
        let auto = pss::VerifyingKey::<Sha256>::new_with_auto_salt_len(key.public_key().clone());
        auto.verify(MESSAGE, &signature).unwrap();
    }
    let signing = pss::SigningKey::<Sha256>::new_with_salt_len(key.clone(), 223);
    assert!(signing.try_sign_with_rng(&mut rng(), MESSAGE).is_err());

    // The byte above the encoding must be zero: a block with something there is no signature.
    let signature = pss::SigningKey::<Sha256>::new(key.clone()).sign_with_rng(&mut rng(), MESSAGE);
    let mut em = vec![0; 257];
    let bytes: Box<[u8]> = signature.into();
    key.public_key().raw_public_op(&bytes, &mut em).unwrap();
    assert_eq!(em[0], 0);
    em[0] = 1;
    if BigUint::from_bytes_be(&em) < BigUint::from_bytes_be(key.public_key().n_be_bytes()) {
        let forged = pss::Signature::try_from(&sign_raw(&key, &em)[..]).unwrap();
        let verifying = pss::VerifyingKey::<Sha256>::new(key.public_key().clone());
        assert!(verifying.verify(MESSAGE, &forged).is_err());
    }
}

/// PKCS#1's own vectors: moduli of 1024 to 1031 bits, 1536 and 2048.
#[test]
fn pss_vectors_of_every_size_modulo_8() {
    let text = data("pss_vect.txt");
    let (mut key, mut count) = (None, 0);
    for record in records(&text) {
        if let ["key", n, e] = record[..] {
            key = Some(RsaPublicKey::new(&unhex(n), &unhex(e)).unwrap());
            continue;
        }
        let ["sig", message, salt, signature] = record[..] else {
            panic!("{record:?}");
        };
        let verifying =
            pss::VerifyingKey::<Sha1>::new_with_salt_len(key.clone().unwrap(), salt.len() / 2);
        let mut signature = unhex(signature);
        let good = pss::Signature::try_from(&signature[..]).unwrap();
        verifying.verify(&unhex(message), &good).unwrap();
        *signature.last_mut().unwrap() ^= 1;
        let bad = pss::Signature::try_from(&signature[..]).unwrap();
        assert!(verifying.verify(&unhex(message), &bad).is_err());
        count += 1;
    }
    assert_eq!(count, 60);
}

#[test]
fn pss_wrong_encodings_are_refused() {
    let key = key_2048();
    let verifying = pss::VerifyingKey::<Sha256>::new(key.public_key().clone());
    let auto = pss::VerifyingKey::<Sha256>::new_with_auto_salt_len(key.public_key().clone());
    let signature = pss::SigningKey::<Sha256>::new(key.clone()).sign_with_rng(&mut rng(), MESSAGE);
    let bytes: Box<[u8]> = signature.into();
    let mut em = vec![0; 256];
    key.public_key().raw_public_op(&bytes, &mut em).unwrap();
    // Trailer, hash, masked zeros, masked 01, masked salt; and the bit that must be clear.
    for (i, flip) in [
        (255, 1),
        (254, 1),
        (230, 1),
        (0, 1),
        (100, 0x40),
        (190, 1),
        (191, 1),
        (200, 1),
        (0, 0x80),
    ] {
        let mut em = em.clone();
        em[i] ^= flip;
        if BigUint::from_bytes_be(&em) < BigUint::from_bytes_be(key.public_key().n_be_bytes()) {
            let forged = pss::Signature::try_from(&sign_raw(&key, &em)[..]).unwrap();
            assert!(verifying.verify(MESSAGE, &forged).is_err(), "byte {i}");
            assert!(auto.verify(MESSAGE, &forged).is_err(), "byte {i}");
        }
    }
}

#[test]
fn pss_mask_generation_with_another_hash() {
    let key = key_2048();
    let signing = pss::SigningKey::<Sha256, Sha1>::new(key.clone());
    let signature = signing.sign_with_rng(&mut rng(), MESSAGE);
    let public = key.public_key();
    pss::VerifyingKey::<Sha256, Sha1>::new(public.clone())
        .verify(MESSAGE, &signature)
        .unwrap();
    assert!(
        pss::VerifyingKey::<Sha256>::new(public.clone())
            .verify(MESSAGE, &signature)
            .is_err()
    );
}

/// RustCrypto/RSA #422: keys of type id-RSASSA-PSS are read, and what they forbid is refused.
#[test]
fn pss_oid_keys_keep_their_restrictions() {
    fn pss<D, M>(key: &RsaPrivateKey, salt_len: usize) -> bool
    where
        D: Digest + sha2::digest::Update + const_oid::AssociatedOid,
        M: rsa::MaskGeneration,
    {
        // The same hash and salt from an unrestricted key with the same numbers.
        let signing = pss::SigningKey::<D, M>::new_with_salt_len(key.clone(), salt_len);
        let signed = signing.try_sign_with_rng(&mut rng(), MESSAGE);
        let (n, e) = (key.public_key().n_be_bytes(), key.public_key().e_be_bytes());
        let free = RsaPublicKey::new(n, e).unwrap();
        if let Ok(signature) = &signed {
            let verifying = pss::VerifyingKey::<D, M>::new_with_salt_len(free, salt_len);
            verifying.verify(MESSAGE, signature).unwrap();
            let auto = pss::VerifyingKey::<D, M>::new_with_auto_salt_len(key.public_key().clone());
            auto.verify(MESSAGE, signature).unwrap();
        }
        signed.is_ok()
    }
    // File; then whether it may be used with (SHA-256, SHA-256), (SHA-256, SHA-1), (SHA-1, SHA-1),
    // each with a salt of 32 and of 20 bytes.
    for (file, allowed) in [
        ("rsa_pss_2048", [true, true, true, true, true, true]),
        (
            "rsa_pss_2048_hash",
            [false, false, true, true, false, false],
        ),
        (
            "rsa_pss_2048_hash_mask",
            [true, true, false, false, false, false],
        ),
        (
            "rsa_pss_2048_hash_mask_diff",
            [false, false, false, false, false, false],
        ),
        (
            "rsa_pss_2048_hash_mask_salt",
            [true, false, false, false, false, false],
        ),
    ] {
        let key = key(&format!("pss_keys/{file}.pem"));
        let found = [
            pss::<Sha256, Sha256>(&key, 32),
            pss::<Sha256, Sha256>(&key, 20),
            pss::<Sha256, Sha1>(&key, 32),
            pss::<Sha256, Sha1>(&key, 20),
            pss::<Sha1, Sha1>(&key, 32),
            pss::<Sha1, Sha1>(&key, 20),
        ];
        assert_eq!(found, allowed, "{file}");

        // Other schemes are refused altogether, on both sides.
        let scheme = SignatureScheme::Pkcs1v15(Hash::Sha256);
        assert_eq!(
            scheme.sign(&key, &mut rng(), MESSAGE),
            Err(Error::Restricted)
        );
        assert_eq!(
            scheme.verify(key.public_key(), MESSAGE, &[0; 256]),
            Err(Error::Restricted)
        );
        for scheme in [
            rsa::EncryptionScheme::Pkcs1v15,
            rsa::EncryptionScheme::Oaep(Hash::Sha256),
        ] {
            let result = scheme.encrypt(key.public_key(), &mut rng(), MESSAGE);
            assert_eq!(result, Err(Error::Restricted));
            assert_eq!(
                scheme.decrypt(&key, &mut rng(), &[0; 256]),
                Err(Error::Restricted)
            );
        }
    }
}

#[test]
fn hash_of_wrong_length_is_refused() {
    let key = key_2048();
    let signing = pkcs1v15::SigningKey::<Sha256>::new(key.clone());
    let pss = pss::SigningKey::<Sha256>::new(key.clone());
    for len in [0, 20, 31, 33, 64] {
        assert!(
            signing
                .sign_prehash_with_rng(&mut rng(), &vec![0; len])
                .is_err()
        );
        assert!(
            pss.sign_prehash_with_rng(&mut rng(), &vec![0; len])
                .is_err()
        );
    }
    let signature = pkcs1v15::Signature::try_from(&[1; 256][..]).unwrap();
    let verifying = pkcs1v15::VerifyingKey::<Sha256>::new(key.public_key().clone());
    assert!(verifying.verify_prehash(&[0; 20], &signature).is_err());
}

#[test]
fn key_too_short_for_the_hash_names_the_limit() {
    let key = key("rsa512.pem");
    // 19 + 64 + 11 bytes.
    let result = SignatureScheme::Pkcs1v15(Hash::Sha512).sign(&key, &mut rng(), MESSAGE);
    assert_eq!(
        result,
        Err(Error::KeyTooShortForPadding { size: 64, min: 94 })
    );
    let result =
        SignatureScheme::Pkcs1v15(Hash::Sha512).verify(key.public_key(), MESSAGE, &[1; 64]);
    assert_eq!(
        result,
        Err(Error::KeyTooShortForPadding { size: 64, min: 94 })
    );
    let result = SignatureScheme::Pss(Hash::Sha256).sign(&key, &mut rng(), MESSAGE);
    assert_eq!(
        result,
        Err(Error::KeyTooShortForPadding { size: 64, min: 66 })
    );
    let result = SignatureScheme::Pss(Hash::Sha512).verify(key.public_key(), MESSAGE, &[1; 64]);
    assert_eq!(result, Err(Error::Verification));
    // SHA-256 fits exactly: 19 + 32 + 11 = 62.
    let signature = SignatureScheme::Pkcs1v15(Hash::Sha256)
        .sign(&key, &mut rng(), MESSAGE)
        .unwrap();
    SignatureScheme::Pkcs1v15(Hash::Sha256)
        .verify(key.public_key(), MESSAGE, &signature)
        .unwrap();
}
