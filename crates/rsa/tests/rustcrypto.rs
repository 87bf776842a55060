//! The key types as code that is generic over the RustCrypto traits uses them.

mod support;

use const_oid::db::rfc5912;
use der::{Decode, Encode};
use digest::Update;
use pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};
use rsa::{oaep, pkcs1v15, pss};
use sha1::Sha1;
use sha2::{Digest, Sha224, Sha256, Sha384, Sha512};
use signature::{
    DigestVerifier, Keypair, MultipartVerifier, RandomizedDigestSigner, RandomizedMultipartSigner,
    RandomizedSigner, SignatureEncoding, Verifier,
    hazmat::{PrehashVerifier, RandomizedPrehashSigner},
};
use spki::{
    DynAssociatedAlgorithmIdentifier, DynSignatureAlgorithmIdentifier, SignatureBitStringEncoding,
};
use support::{key, key_2048, rng};
use zeroize::ZeroizeOnDrop;

const MESSAGE: &[u8] = b"I owe you 5 coins";

/// Signs in every way that takes a random source and verifies in every way.
fn every_way<S, K>(key: &K)
where
    S: SignatureEncoding + PartialEq + std::fmt::Debug,
    K: Keypair
        + RandomizedSigner<S>
        + RandomizedMultipartSigner<S>
        + RandomizedDigestSigner<Sha256, S>
        + RandomizedPrehashSigner<S>,
    K::VerifyingKey:
        Verifier<S> + MultipartVerifier<S> + DigestVerifier<Sha256, S> + PrehashVerifier<S>,
{
    let hash = Sha256::digest(MESSAGE);
    let update = |digest: &mut Sha256| Update::update(digest, MESSAGE);
    let signatures = [
        key.sign_with_rng(&mut rng(), MESSAGE),
        key.multipart_sign_with_rng(&mut rng(), &[&MESSAGE[..3], b"", &MESSAGE[3..]]),
        key.sign_digest_with_rng(&mut rng(), update),
        key.sign_prehash_with_rng(&mut rng(), &hash).unwrap(),
    ];
    let verifying = key.verifying_key();
    for signature in signatures {
        let bytes = signature.to_vec();
        assert_eq!(bytes.len(), signature.encoded_len());
        assert_eq!(S::try_from(&bytes).ok().unwrap(), signature);
        verifying.verify(MESSAGE, &signature).unwrap();
        verifying
            .multipart_verify(&[&MESSAGE[..5], &MESSAGE[5..]], &signature)
            .unwrap();
        let update = |digest: &mut Sha256| {
            update(digest);
            Ok(())
        };
        verifying.verify_digest(update, &signature).unwrap();
        verifying.verify_prehash(&hash, &signature).unwrap();
        assert!(verifying.verify(b"another", &signature).is_err());
        assert!(
            verifying
                .multipart_verify(&[b"another"], &signature)
                .is_err()
        );
        assert!(verifying.verify_digest(|_| Ok(()), &signature).is_err());
        assert!(verifying.verify_prehash(&[0; 32], &signature).is_err());
    }
}

#[test]
fn signers_and_verifiers() {
    every_way::<pkcs1v15::Signature, _>(&pkcs1v15::SigningKey::<Sha256>::new(key_2048()));
    every_way::<pkcs1v15::Signature, _>(
        &pkcs1v15::SigningKey::<Sha256>::new_unprefixed(key_2048()),
    );
    every_way::<pss::Signature, _>(&pss::SigningKey::<Sha256>::new(key_2048()));
    every_way::<pss::Signature, _>(&pss::SigningKey::<Sha256, Sha1>::new_with_salt_len(
        key_2048(),
        7,
    ));
}

#[cfg(feature = "getrandom")]
#[test]
fn signers_with_randomness_of_the_system() {
    use signature::{DigestSigner, MultipartSigner, Signer, hazmat::PrehashSigner};

    fn every_way<S, K>(key: &K)
    where
        K: Keypair + Signer<S> + MultipartSigner<S> + DigestSigner<Sha256, S> + PrehashSigner<S>,
        K::VerifyingKey: Verifier<S>,
    {
        for signature in [
            key.sign(MESSAGE),
            key.multipart_sign(&[&MESSAGE[..3], &MESSAGE[3..]]),
            key.sign_digest(|digest| Update::update(digest, MESSAGE)),
            key.sign_prehash(&Sha256::digest(MESSAGE)).unwrap(),
        ] {
            key.verifying_key().verify(MESSAGE, &signature).unwrap();
        }
    }
    every_way::<pkcs1v15::Signature, _>(&pkcs1v15::SigningKey::<Sha256>::new(key_2048()));
    every_way::<pss::Signature, _>(&pss::SigningKey::<Sha256>::new(key_2048()));
}

/// PKCS#1 v1.5 signatures depend on key and message only, PSS ones on the salt as well.
#[test]
fn pkcs1v15_is_deterministic_and_pss_is_not() {
    let mut rng = rng();
    let signing = pkcs1v15::SigningKey::<Sha256>::new(key_2048());
    let mut sign = || signing.sign_with_rng(&mut rng, MESSAGE);
    assert_eq!(sign(), sign());
    let signing = pss::SigningKey::<Sha256>::new(key_2048());
    let mut sign = || signing.sign_with_rng(&mut rng, MESSAGE);
    assert_ne!(sign(), sign());
}

/// TLS 1.1 signs MD5 and SHA-1 together, 36 bytes without a DigestInfo.
#[test]
fn unprefixed_takes_bare_hashes() {
    let key = key_2048();
    let signing = pkcs1v15::SigningKey::<Sha256>::new_unprefixed(key.clone());
    let verifying = signing.verifying_key();
    let prefixed = pkcs1v15::VerifyingKey::<Sha256>::new(key.public_key().clone());
    for len in [0, 20, 32, 36, 245] {
        let hash = vec![7; len];
        let signature = signing.sign_prehash_with_rng(&mut rng(), &hash).unwrap();
        verifying.verify_prehash(&hash, &signature).unwrap();
        assert!(prefixed.verify_prehash(&hash, &signature).is_err());
    }
    assert!(
        signing
            .sign_prehash_with_rng(&mut rng(), &[7; 246])
            .is_err()
    );
}

/// What rcgen, x509-cert and cms ask for.
#[test]
fn algorithm_identifiers() {
    fn pkcs1v15<D>(key: &pkcs1v15::SigningKey<D>) -> spki::AlgorithmIdentifierOwned
    where
        D: Digest + Update + const_oid::AssociatedOid,
    {
        let id = key.signature_algorithm_identifier().unwrap();
        assert_eq!(
            key.verifying_key()
                .signature_algorithm_identifier()
                .unwrap(),
            id
        );
        assert_eq!(id.parameters, Some(der::asn1::Any::null()));
        assert_eq!(
            key.algorithm_identifier().unwrap().oid,
            pkcs1::ALGORITHM_OID
        );
        id
    }
    fn oid<D: Digest + Update + const_oid::AssociatedOid>() -> const_oid::ObjectIdentifier {
        pkcs1v15(&pkcs1v15::SigningKey::<D>::new(key_2048())).oid
    }
    assert_eq!(oid::<Sha1>(), rfc5912::SHA_1_WITH_RSA_ENCRYPTION);
    assert_eq!(oid::<Sha224>(), rfc5912::SHA_224_WITH_RSA_ENCRYPTION);
    assert_eq!(oid::<Sha256>(), rfc5912::SHA_256_WITH_RSA_ENCRYPTION);
    assert_eq!(oid::<Sha384>(), rfc5912::SHA_384_WITH_RSA_ENCRYPTION);
    assert_eq!(oid::<Sha512>(), rfc5912::SHA_512_WITH_RSA_ENCRYPTION);
    assert_eq!(
        oid::<sha3::Sha3_256>().to_string(),
        "2.16.840.1.101.3.4.3.14"
    );

    let signing = pss::SigningKey::<Sha384, Sha256>::new_with_salt_len(key_2048(), 21);
    let id = signing.signature_algorithm_identifier().unwrap();
    assert_eq!(
        signing
            .verifying_key()
            .signature_algorithm_identifier()
            .unwrap(),
        id
    );
    assert_eq!(id.oid, rfc5912::ID_RSASSA_PSS);
    let der = id.parameters.unwrap().to_der().unwrap();
    let params = pkcs1::RsaPssParamsOwned::from_der(&der).unwrap();
    assert_eq!(params.hash.oid, rfc5912::ID_SHA_384);
    assert_eq!(params.mask_gen.oid, rfc5912::ID_MGF_1);
    assert_eq!(params.mask_gen.parameters.unwrap().oid, rfc5912::ID_SHA_256);
    assert_eq!(params.salt_len, 21);

    // What the encoding cannot say is an error.
    let signing = pss::SigningKey::<Sha256>::new_with_salt_len(key_2048(), 256);
    assert!(signing.signature_algorithm_identifier().is_err());
    let auto = pss::VerifyingKey::<Sha256>::new_with_auto_salt_len(key_2048().public_key().clone());
    assert!(auto.signature_algorithm_identifier().is_err());
}

#[test]
fn keys_of_schemes_are_encoded_as_keys() {
    let key = key_2048();
    let der = key.to_pkcs8_der().unwrap();
    let signing = pkcs1v15::SigningKey::<Sha256>::from_pkcs8_der(der.as_bytes()).unwrap();
    assert_eq!(signing.to_pkcs8_der().unwrap().as_bytes(), der.as_bytes());
    let signing = pss::SigningKey::<Sha256>::from_pkcs8_der(der.as_bytes()).unwrap();
    assert_eq!(signing.to_pkcs8_der().unwrap().as_bytes(), der.as_bytes());

    let der = key.public_key().to_public_key_der().unwrap();
    let verifying = pkcs1v15::VerifyingKey::<Sha256>::from_public_key_der(der.as_bytes()).unwrap();
    assert_eq!(verifying.to_public_key_der().unwrap(), der);
    let verifying = pss::VerifyingKey::<Sha256>::from_public_key_der(der.as_bytes()).unwrap();
    assert_eq!(verifying.to_public_key_der().unwrap(), der);
    assert_eq!(verifying, signing.verifying_key());
    assert_eq!(verifying.salt_len(), Some(32));
}

/// A restriction of the key sets the salt that `new` takes.
#[test]
fn salt_follows_the_restriction_of_the_key() {
    let key = key("pss_keys/rsa_pss_2048_hash_mask_salt.pem");
    let signing = pss::SigningKey::<Sha256>::new(key);
    assert_eq!(signing.salt_len(), 32);
    let signature = signing.sign_with_rng(&mut rng(), MESSAGE);
    signing.verifying_key().verify(MESSAGE, &signature).unwrap();
}

#[test]
fn signature_text_and_bit_string() {
    let signature = pkcs1v15::Signature::try_from(&[0x0a, 0xbc][..]).unwrap();
    assert_eq!(signature.to_string(), "0abc");
    assert_eq!(format!("{signature:X}"), "0ABC");
    assert_eq!(format!("{signature:?}"), "Signature(0abc)");
    assert_eq!(signature.to_bitstring().unwrap().raw_bytes(), [0x0a, 0xbc]);
    // Longer than the longest modulus.
    assert!(pkcs1v15::Signature::try_from(&[0; 2049][..]).is_err());
}

/// Private keys do not print what is secret.
#[test]
fn debug_of_private_keys_is_redacted() {
    let key = key_2048();
    let secret = key.secret_be_bytes();
    let shown = format!("{secret:?}");
    let secrets = [
        secret.d,
        secret.p,
        secret.q,
        secret.dp,
        secret.dq,
        secret.qinv,
    ];
    for text in [
        shown,
        format!("{:?}", pkcs1v15::SigningKey::<Sha256>::new(key.clone())),
        format!("{:?}", pss::SigningKey::<Sha256>::new(key.clone())),
        format!("{:?}", pkcs1v15::DecryptingKey::new(key.clone())),
        format!("{:?}", oaep::DecryptingKey::<Sha256>::new(key.clone())),
    ] {
        for secret in &secrets {
            let hex: String = secret
                .iter()
                .skip_while(|b| **b == 0)
                .take(8)
                .map(|b| format!("{b:02x}"))
                .collect();
            assert!(!text.to_lowercase().contains(&hex));
            assert!(!text.contains(&format!("{:?}", &secret[..8])[1..]));
        }
    }
}

#[test]
fn private_keys_are_zeroized_and_all_can_be_sent() {
    fn check<T: Send + Sync>() {}
    fn check_private<T: ZeroizeOnDrop + Send + Sync>() {}
    check_private::<pkcs1v15::SigningKey<Sha256>>();
    check_private::<pkcs1v15::DecryptingKey>();
    check_private::<pss::SigningKey<Sha256>>();
    check_private::<oaep::DecryptingKey<Sha256>>();
    check::<pkcs1v15::VerifyingKey<Sha256>>();
    check::<pss::VerifyingKey<Sha256, Sha1>>();
    check::<oaep::EncryptingKey<Sha256>>();
}
