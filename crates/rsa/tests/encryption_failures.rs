//! What must not go wrong with encryption: one test for each failure known from elsewhere, named
//! after it.

mod support;

use num_bigint::BigUint;
use rand_core::{TryCryptoRng, TryRng};
use rsa::{
    EncryptionScheme, Error, Hash, RsaPublicKey, oaep,
    traits::{RandomizedDecryptor, RandomizedEncryptor},
};
use sha1::Sha1;
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use support::{data, key, key_2048, records, rng, unhex};

const MESSAGE: &[u8] = b"attack at dawn";
const SCHEMES: [EncryptionScheme; 2] = [
    EncryptionScheme::Pkcs1v15,
    EncryptionScheme::Oaep(Hash::Sha256),
];

/// The ciphertext of a block that the caller has padded, rightly or not.
fn encrypt_raw(key: &RsaPublicKey, em: &[u8]) -> Vec<u8> {
    let mut ciphertext = vec![0; em.len()];
    key.raw_public_op(em, &mut ciphertext).unwrap();
    ciphertext
}

/// OAEP padding with SHA-256 written out; the closure damages the data block before it is masked.
fn oaep_block(message: &[u8], damage: impl Fn(&mut [u8])) -> Vec<u8> {
    fn mask(seed: &[u8], z: &mut [u8]) {
        for (block, i) in z.chunks_mut(32).zip(0u32..) {
            let hash = Sha256::digest([seed, &i.to_be_bytes()].concat());
            block.iter_mut().zip(hash).for_each(|(z, mask)| *z ^= mask);
        }
    }
    let mut db = vec![0; 223];
    db[..32].copy_from_slice(&Sha256::digest(b""));
    let start = db.len() - message.len();
    db[start - 1] = 1;
    db[start..].copy_from_slice(message);
    damage(&mut db);
    let mut seed = [0x5a; 32];
    mask(&seed, &mut db);
    mask(&db, &mut seed);
    [&[0][..], &seed, &db].concat()
}

/// Manger's attack tells a first byte that is not 0 from other failures: all are the same error
/// here.
#[test]
fn manger_one_error_for_every_oaep_failure() {
    let key = key_2048();
    let scheme = EncryptionScheme::Oaep(Hash::Sha256);
    let decrypt = |em: &[u8]| {
        let ciphertext = encrypt_raw(key.public_key(), em);
        scheme.decrypt(&key, &mut rng(), &ciphertext)
    };
    let right = oaep_block(MESSAGE, |_| ());
    assert_eq!(**decrypt(&right).as_ref().unwrap(), MESSAGE);

    let separator = 223 - MESSAGE.len() - 1;
    let mut faults = vec![
        oaep_block(MESSAGE, |db| db[0] ^= 1),
        oaep_block(MESSAGE, |db| db[31] ^= 0x80),
        oaep_block(MESSAGE, |db| db[32] = 2),
        oaep_block(MESSAGE, |db| db[separator] = 2),
        oaep_block(MESSAGE, |db| db[separator] = 0),
        oaep_block(MESSAGE, |db| db[separator - 1] = 0xff),
        oaep_block(MESSAGE, |db| db[32..].fill(0)),
        oaep_block(MESSAGE, |db| db[32..].fill(0xff)),
    ];
    for first in [1, 2, 0x7f] {
        let mut em = right.clone();
        em[0] = first;
        faults.push(em);
    }
    faults.push([&[0; 255][..], &[1]].concat());
    faults.push(vec![0; 256]);
    for em in faults {
        assert_eq!(decrypt(&em), Err(Error::Decryption));
    }
}

/// Bleichenbacher's attack needs to know whether padding was right: there is always a message.
#[test]
fn bleichenbacher_always_a_message() {
    let key = key_2048();
    let scheme = EncryptionScheme::Pkcs1v15;
    let right = [&[0, 2][..], &[7; 239], &[0], MESSAGE].concat();
    let decrypt = |em: &[u8]| {
        let ciphertext = encrypt_raw(key.public_key(), em);
        let message = scheme.decrypt(&key, &mut rng(), &ciphertext).unwrap();
        assert_eq!(
            message,
            scheme.decrypt(&key, &mut rng(), &ciphertext).unwrap()
        );
        message
    };
    assert_eq!(*decrypt(&right), MESSAGE);
    let mut made_up = HashSet::new();
    let faults = [
        (0, 1),
        (1, 0),
        (1, 1),
        (1, 3),
        (2, 0),
        (3, 0),
        (9, 0),
        (241, 7),
    ];
    for (i, byte) in faults {
        let mut em = right.clone();
        em[i] = byte;
        // The last of them takes the separator away; no other zero is left.
        let message = decrypt(&em);
        assert!(message.len() <= 245);
        assert_ne!(*message, MESSAGE);
        made_up.insert(message.to_vec());
    }
    assert_eq!(made_up.len(), faults.len());
    // A padding of exactly eight bytes is right, and so is an empty message.
    let short = [&[0, 2][..], &[7; 8], &[0], &[9; 245]].concat();
    assert_eq!(*decrypt(&short), [9; 245]);
    let empty = [&[0, 2][..], &[7; 253], &[0]].concat();
    assert!(decrypt(&empty).is_empty());
}

/// The vectors of draft-irtf-cfrg-rsa-guidance, with keys of 2048, 2049, 3072 and 4096 bits.
#[test]
fn implicit_rejection_vectors() {
    let mut count = 0;
    for bits in [2048, 2049, 3072, 4096] {
        let key = key(&format!("implicit_rejection/rsa{bits}.pem"));
        let text = data(&format!("implicit_rejection/rsa{bits}.txt"));
        for record in records(&text) {
            let [name, ciphertext, message] = record[..] else {
                panic!("{record:?}");
            };
            let expected = match message {
                "error" => Err(Error::Decryption),
                "-" => Ok(vec![]),
                message => Ok(unhex(message)),
            };
            let result = EncryptionScheme::Pkcs1v15.decrypt(&key, &mut rng(), &unhex(ciphertext));
            assert_eq!(result.map(|m| m.to_vec()), expected, "{bits} {name}");
            count += 1;
        }
    }
    assert_eq!(count, 67);
}

#[test]
fn ciphertext_not_below_n_or_of_wrong_length_is_refused() {
    let key = key("rsa2047-e65537.pem");
    let n = BigUint::from_bytes_be(key.public_key().n_be_bytes());
    for scheme in SCHEMES {
        let ciphertext = scheme
            .encrypt(key.public_key(), &mut rng(), MESSAGE)
            .unwrap();
        let above = (BigUint::from_bytes_be(&ciphertext) + &n).to_bytes_be();
        assert_eq!(above.len(), 256);
        for wrong in [
            &above[..],
            key.public_key().n_be_bytes(),
            &[],
            &ciphertext[1..],
            &ciphertext[..255],
            &[&[0], &ciphertext[..]].concat(),
            &[&ciphertext[..], &[0]].concat(),
            &[0; 4096],
        ] {
            assert_eq!(
                scheme.decrypt(&key, &mut rng(), wrong),
                Err(Error::Decryption)
            );
        }
    }
}

#[test]
fn message_of_every_length_up_to_the_longest() {
    let key = key("rsa1024-e65537.pem");
    for (scheme, max) in [
        (EncryptionScheme::Pkcs1v15, 128 - 11),
        (EncryptionScheme::Oaep(Hash::Sha256), 128 - 66),
    ] {
        for len in [0, 1, 2, max / 2, max - 1, max] {
            let message: Vec<u8> = (0..len as u8).collect();
            let ciphertext = scheme
                .encrypt(key.public_key(), &mut rng(), &message)
                .unwrap();
            assert_eq!(ciphertext.len(), 128);
            assert_eq!(
                *scheme.decrypt(&key, &mut rng(), &ciphertext).unwrap(),
                message
            );
        }
        let len = max + 1;
        let result = scheme.encrypt(key.public_key(), &mut rng(), &vec![0; len]);
        assert_eq!(result, Err(Error::MessageTooLong { len, max }));
    }
}

#[test]
fn key_too_short_for_oaep_names_the_limit() {
    let key = key("rsa512.pem");
    let scheme = EncryptionScheme::Oaep(Hash::Sha256);
    let result = scheme.encrypt(key.public_key(), &mut rng(), b"");
    assert_eq!(
        result,
        Err(Error::KeyTooShortForPadding { size: 64, min: 66 })
    );
    assert_eq!(
        scheme.decrypt(&key, &mut rng(), &[1; 64]),
        Err(Error::Decryption)
    );
}

#[test]
fn oaep_label_and_hashes_must_agree() {
    let key = key_2048();
    let public = key.public_key();
    let sender = oaep::EncryptingKey::<Sha256, Sha1>::new_with_label(public.clone(), *b"label");
    let ciphertext = sender.encrypt_with_rng(&mut rng(), MESSAGE).unwrap();
    let receiver = oaep::DecryptingKey::<Sha256, Sha1>::new_with_label(key.clone(), *b"label");
    assert_eq!(
        *receiver.decrypt_with_rng(&mut rng(), &ciphertext).unwrap(),
        MESSAGE
    );
    let failures = [
        oaep::DecryptingKey::<Sha256, Sha1>::new(key.clone())
            .decrypt_with_rng(&mut rng(), &ciphertext),
        oaep::DecryptingKey::<Sha256, Sha1>::new_with_label(key.clone(), *b"lable")
            .decrypt_with_rng(&mut rng(), &ciphertext),
        oaep::DecryptingKey::<Sha256>::new_with_label(key.clone(), *b"label")
            .decrypt_with_rng(&mut rng(), &ciphertext),
        oaep::DecryptingKey::<Sha1>::new_with_label(key.clone(), *b"label")
            .decrypt_with_rng(&mut rng(), &ciphertext),
    ];
    for failure in failures {
        assert_eq!(failure, Err(Error::Decryption));
    }
}

#[test]
fn encryption_is_randomized() {
    let key = key_2048();
    let mut rng = rng();
    for scheme in SCHEMES {
        let mut encrypt = || scheme.encrypt(key.public_key(), &mut rng, MESSAGE).unwrap();
        assert_ne!(encrypt(), encrypt());
    }
}

/// A random source that gives the same byte for ever, or fails.
struct Broken(Option<u8>);

impl TryRng for Broken {
    type Error = core::fmt::Error;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        let byte = self.0.ok_or(core::fmt::Error)?;
        Ok(u32::from_ne_bytes([byte; 4]))
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        let byte = self.0.ok_or(core::fmt::Error)?;
        Ok(u64::from_ne_bytes([byte; 8]))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        bytes.fill(self.0.ok_or(core::fmt::Error)?);
        Ok(())
    }
}

impl TryCryptoRng for Broken {}

#[test]
fn broken_random_source_is_an_error_and_no_endless_loop() {
    let key = key_2048();
    // Padding bytes of PKCS#1 v1.5 are not zero: a source of zeros never gives one.
    let result =
        EncryptionScheme::Pkcs1v15.encrypt(key.public_key(), &mut Broken(Some(0)), MESSAGE);
    assert_eq!(result, Err(Error::Random));
    for scheme in SCHEMES {
        let result = scheme.encrypt(key.public_key(), &mut Broken(None), MESSAGE);
        assert_eq!(result, Err(Error::Random));
    }
    let result = rsa::SignatureScheme::Pss(Hash::Sha256).sign(&key, &mut Broken(None), MESSAGE);
    assert_eq!(result, Err(Error::Random));
}
