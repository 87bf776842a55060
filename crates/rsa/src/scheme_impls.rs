//! The traits of the crates `signature` and `pkcs8` for the signing and verifying keys of both
//! schemes.
//!
//! A signing key brings `sign_hash` and `public_key`, a verifying key `verify_hash`; the macros do
//! the rest.

/// A signature type: bytes of the modulus' size, whose meaning the scheme knows.
macro_rules! signature_type {
    ($scheme:literal) => {
        #[doc = concat!("A signature of ", $scheme, ": as many bytes as the modulus has, big-endian.")]
        #[derive(Clone, PartialEq, Eq, Hash)]
        pub struct Signature(pub(super) ::alloc::boxed::Box<[u8]>);

        impl ::core::fmt::Debug for Signature {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                write!(f, "Signature({self:x})")
            }
        }

        impl ::core::fmt::Display for Signature {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                write!(f, "{self:x}")
            }
        }

        impl ::core::fmt::LowerHex for Signature {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl ::core::fmt::UpperHex for Signature {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02X}"))
            }
        }

        /// Takes any bytes up to the size of the largest modulus; whether the length is right for a
        /// key shows when the signature is verified.
        impl TryFrom<&[u8]> for Signature {
            type Error = ::signature::Error;

            fn try_from(bytes: &[u8]) -> ::signature::Result<Self> {
                if bytes.len() > $crate::MAX_BITS / 8 {
                    return Err($crate::Error::Verification.into());
                }
                Ok(Self(bytes.into()))
            }
        }

        impl From<Signature> for ::alloc::boxed::Box<[u8]> {
            fn from(signature: Signature) -> Self {
                signature.0
            }
        }

        impl ::signature::SignatureEncoding for Signature {
            type Repr = ::alloc::boxed::Box<[u8]>;
        }

        impl ::spki::SignatureBitStringEncoding for Signature {
            fn to_bitstring(&self) -> ::der::Result<::der::asn1::BitString> {
                ::der::asn1::BitString::new(0, self.0.to_vec())
            }
        }
    };
}

/// Signer traits for a type with `sign_hash(rng, hash)`.
macro_rules! impl_signing {
    ($ty:ty where $($bounds:tt)*) => {
        impl<$($bounds)*> ::signature::RandomizedSigner<Signature> for $ty {
            fn try_sign_with_rng<R: ::rand_core::TryCryptoRng + ?Sized>(
                &self,
                rng: &mut R,
                msg: &[u8],
            ) -> ::signature::Result<Signature> {
                Ok(self.sign_hash(rng, &D::digest(msg))?)
            }
        }

        impl<$($bounds)*> ::signature::RandomizedMultipartSigner<Signature> for $ty {
            fn try_multipart_sign_with_rng<R: ::rand_core::TryCryptoRng + ?Sized>(
                &self,
                rng: &mut R,
                msg: &[&[u8]],
            ) -> ::signature::Result<Signature> {
                Ok(self.sign_hash(rng, &$crate::scheme_impls::multipart::<D>(msg))?)
            }
        }

        impl<$($bounds)*> ::signature::RandomizedDigestSigner<D, Signature> for $ty {
            fn try_sign_digest_with_rng<
                R: ::rand_core::TryCryptoRng + ?Sized,
                F: Fn(&mut D) -> ::signature::Result<()>,
            >(
                &self,
                rng: &mut R,
                f: F,
            ) -> ::signature::Result<Signature> {
                let mut digest = <D as ::digest::Digest>::new();
                f(&mut digest)?;
                Ok(self.sign_hash(rng, &digest.finalize())?)
            }
        }

        impl<$($bounds)*> ::signature::hazmat::RandomizedPrehashSigner<Signature> for $ty {
            fn sign_prehash_with_rng<R: ::rand_core::TryCryptoRng + ?Sized>(
                &self,
                rng: &mut R,
                prehash: &[u8],
            ) -> ::signature::Result<Signature> {
                Ok(self.sign_hash(rng, prehash)?)
            }
        }

        #[cfg(feature = "getrandom")]
        impl<$($bounds)*> ::signature::Signer<Signature> for $ty {
            fn try_sign(&self, msg: &[u8]) -> ::signature::Result<Signature> {
                Ok(self.sign_hash(&mut ::getrandom::SysRng, &D::digest(msg))?)
            }
        }

        #[cfg(feature = "getrandom")]
        impl<$($bounds)*> ::signature::MultipartSigner<Signature> for $ty {
            fn try_multipart_sign(&self, msg: &[&[u8]]) -> ::signature::Result<Signature> {
                let hash = $crate::scheme_impls::multipart::<D>(msg);
                Ok(self.sign_hash(&mut ::getrandom::SysRng, &hash)?)
            }
        }

        #[cfg(feature = "getrandom")]
        impl<$($bounds)*> ::signature::DigestSigner<D, Signature> for $ty {
            fn try_sign_digest<F: Fn(&mut D) -> ::signature::Result<()>>(
                &self,
                f: F,
            ) -> ::signature::Result<Signature> {
                let mut digest = <D as ::digest::Digest>::new();
                f(&mut digest)?;
                Ok(self.sign_hash(&mut ::getrandom::SysRng, &digest.finalize())?)
            }
        }

        #[cfg(feature = "getrandom")]
        impl<$($bounds)*> ::signature::hazmat::PrehashSigner<Signature> for $ty {
            fn sign_prehash(&self, prehash: &[u8]) -> ::signature::Result<Signature> {
                Ok(self.sign_hash(&mut ::getrandom::SysRng, prehash)?)
            }
        }
    };
}

/// Verifier traits for a type with `verify_hash(hash, signature)`.
macro_rules! impl_verifying {
    ($ty:ty where $($bounds:tt)*) => {
        impl<$($bounds)*> ::signature::Verifier<Signature> for $ty {
            fn verify(&self, msg: &[u8], signature: &Signature) -> ::signature::Result<()> {
                Ok(self.verify_hash(&D::digest(msg), signature)?)
            }
        }

        impl<$($bounds)*> ::signature::MultipartVerifier<Signature> for $ty {
            fn multipart_verify(
                &self,
                msg: &[&[u8]],
                signature: &Signature,
            ) -> ::signature::Result<()> {
                Ok(self.verify_hash(&$crate::scheme_impls::multipart::<D>(msg), signature)?)
            }
        }

        impl<$($bounds)*> ::signature::DigestVerifier<D, Signature> for $ty {
            fn verify_digest<F: Fn(&mut D) -> ::signature::Result<()>>(
                &self,
                f: F,
                signature: &Signature,
            ) -> ::signature::Result<()> {
                let mut digest = <D as ::digest::Digest>::new();
                f(&mut digest)?;
                Ok(self.verify_hash(&digest.finalize(), signature)?)
            }
        }

        impl<$($bounds)*> ::signature::hazmat::PrehashVerifier<Signature> for $ty {
            fn verify_prehash(
                &self,
                prehash: &[u8],
                signature: &Signature,
            ) -> ::signature::Result<()> {
                Ok(self.verify_hash(prehash, signature)?)
            }
        }
    };
}

/// Conversions and encodings of a key type with fields `key` and `new(key)`: what the scheme adds
/// to a key is not part of its encoding.
macro_rules! impl_private_key {
    ($ty:ty where { $($bounds:tt)* } new where { $($new_bounds:tt)* }) => {
        impl<$($bounds)*> AsRef<$crate::RsaPrivateKey> for $ty {
            fn as_ref(&self) -> &$crate::RsaPrivateKey {
                &self.key
            }
        }

        impl<$($bounds)*> From<$ty> for $crate::RsaPrivateKey {
            fn from(key: $ty) -> Self {
                key.key
            }
        }

        impl<$($new_bounds)*> From<$crate::RsaPrivateKey> for $ty {
            fn from(key: $crate::RsaPrivateKey) -> Self {
                Self::new(key)
            }
        }

        impl<$($new_bounds)*> TryFrom<::pkcs8::PrivateKeyInfoRef<'_>> for $ty {
            type Error = ::pkcs8::Error;

            fn try_from(info: ::pkcs8::PrivateKeyInfoRef<'_>) -> ::pkcs8::Result<Self> {
                $crate::RsaPrivateKey::try_from(info).map(Self::new)
            }
        }

        impl<$($bounds)*> ::pkcs8::EncodePrivateKey for $ty {
            fn to_pkcs8_der(&self) -> ::pkcs8::Result<::pkcs8::SecretDocument> {
                self.key.to_pkcs8_der()
            }
        }

        impl<$($bounds)*> ::zeroize::ZeroizeOnDrop for $ty {}
    };
}

/// As [`impl_private_key`] for public keys.
macro_rules! impl_public_key {
    ($ty:ty where { $($bounds:tt)* } new where { $($new_bounds:tt)* }) => {
        impl<$($bounds)*> AsRef<$crate::RsaPublicKey> for $ty {
            fn as_ref(&self) -> &$crate::RsaPublicKey {
                &self.key
            }
        }

        impl<$($bounds)*> From<$ty> for $crate::RsaPublicKey {
            fn from(key: $ty) -> Self {
                key.key
            }
        }

        impl<$($new_bounds)*> From<$crate::RsaPublicKey> for $ty {
            fn from(key: $crate::RsaPublicKey) -> Self {
                Self::new(key)
            }
        }

        impl<$($new_bounds)*> TryFrom<::spki::SubjectPublicKeyInfoRef<'_>> for $ty {
            type Error = ::spki::Error;

            fn try_from(info: ::spki::SubjectPublicKeyInfoRef<'_>) -> ::spki::Result<Self> {
                $crate::RsaPublicKey::try_from(info).map(Self::new)
            }
        }

        impl<$($bounds)*> ::spki::EncodePublicKey for $ty {
            fn to_public_key_der(&self) -> ::spki::Result<::der::Document> {
                self.key.to_public_key_der()
            }
        }
    };
}

pub(crate) use {impl_private_key, impl_public_key, impl_signing, impl_verifying, signature_type};

/// The hash of a message in parts.
pub(crate) fn multipart<D: digest::Digest>(parts: &[&[u8]]) -> digest::Output<D> {
    let mut digest = D::new();
    for part in parts {
        digest.update(part);
    }
    digest.finalize()
}
