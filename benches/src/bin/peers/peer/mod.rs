//! The contestants. Each is behind the feature of its name.

#[cfg(any(feature = "openssl", feature = "aws-lc"))]
#[macro_use]
mod bn;

#[cfg(feature = "aws-lc")]
mod aws_lc;
#[cfg(feature = "crypto-bigint")]
mod crypto_bigint;
#[cfg(feature = "crypto-primes")]
mod crypto_primes;
#[cfg(feature = "gmp")]
mod gmp;
#[cfg(feature = "graviola")]
mod graviola;
#[cfg(feature = "num-bigint")]
mod num_bigint;
#[cfg(feature = "openssl")]
mod openssl;
pub(crate) mod ours;
#[cfg(feature = "purecrypto")]
mod purecrypto;
#[cfg(feature = "ring")]
mod ring;
#[cfg(feature = "rscrypto")]
mod rscrypto;
#[cfg(feature = "rustcrypto-rsa")]
mod rustcrypto_rsa;
#[cfg(all(feature = "s2n-bignum", target_arch = "x86_64", unix))]
mod s2n_bignum;

use crate::configuration::Configuration;
use crate::operation::Peer;
use crate::options::Options;

/// Limbs first, then all who are built in, wanted, and within the rules of the configuration.
pub(crate) fn all(configuration: Configuration, options: &Options) -> Vec<Box<dyn Peer>> {
    let masked = configuration.masked_for_all();
    let obeys = |peer: &dyn Peer| !peer.cannot_mask().iter().any(|f| masked.contains(f));
    let wanted = |peer: &dyn Peer| {
        let name = peer.name().to_lowercase();
        options.peers.is_empty() || options.peers.iter().any(|part| name.contains(part))
    };
    let mut all: Vec<Box<dyn Peer>> = vec![Box::new(ours::Limbs)];
    all.extend(
        peers()
            .into_iter()
            .filter(|peer| obeys(&**peer) && wanted(&**peer)),
    );
    all
}

#[allow(
    clippy::vec_init_then_push,
    unused_mut,
    reason = "depends on the features"
)]
fn peers() -> Vec<Box<dyn Peer>> {
    let mut peers: Vec<Box<dyn Peer>> = Vec::new();
    #[cfg(feature = "openssl")]
    peers.push(Box::new(openssl::OpenSsl::new()));
    #[cfg(feature = "openssl")]
    peers.push(Box::new(openssl::OneWord));
    #[cfg(feature = "aws-lc")]
    peers.push(Box::new(aws_lc::AwsLc));
    #[cfg(all(feature = "s2n-bignum", target_arch = "x86_64", unix))]
    peers.push(Box::new(s2n_bignum::S2nBignum));
    #[cfg(feature = "ring")]
    peers.push(Box::new(ring::Ring));
    #[cfg(feature = "graviola")]
    peers.push(Box::new(graviola::Graviola));
    #[cfg(feature = "gmp")]
    peers.push(Box::new(gmp::Gmp));
    #[cfg(feature = "rustcrypto-rsa")]
    peers.push(Box::new(rustcrypto_rsa::RustCryptoRsa));
    #[cfg(feature = "crypto-bigint")]
    peers.push(Box::new(crypto_bigint::CryptoBigint));
    #[cfg(feature = "crypto-primes")]
    peers.push(Box::new(crypto_primes::CryptoPrimes));
    #[cfg(feature = "purecrypto")]
    peers.push(Box::new(purecrypto::PureCrypto));
    #[cfg(feature = "rscrypto")]
    peers.push(Box::new(rscrypto::RsCrypto));
    #[cfg(feature = "num-bigint")]
    peers.push(Box::new(num_bigint::NumBigint));
    peers
}
