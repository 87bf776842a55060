//! The bodies of the fuzz targets, one module each, as plain functions of bytes.
//!
//! `cargo +nightly fuzz run kernels` fuzzes one. The tests of this crate run each
//! on a few hundred inputs that a seed determines, so that they keep working where
//! there is neither nightly nor libFuzzer: `cargo test --no-default-features`.

#![forbid(unsafe_code)]

pub mod decrypt;
pub mod is_prime;
pub mod kernels;
pub mod key_import;
pub mod natural;
pub mod sign_verify;

mod key;

#[cfg(test)]
mod smoke {
    use limbs_testkit::{TestRng, cases};
    use rand_core::Rng;

    /// Runs a target on random bytes of many lengths, and on changed copies of the samples.
    pub(crate) fn run(name: &'static str, n: u32, samples: &[Vec<u8>], target: fn(&[u8])) {
        let mut rng = TestRng::for_test(name);
        target(&[]);
        samples.iter().for_each(|sample| target(sample));
        for _ in 0..cases(n) {
            let length = rng.below(400);
            let mut bytes = vec![0; length];
            rng.fill_bytes(&mut bytes);
            target(&bytes);
            if !samples.is_empty() {
                target(&mutated(&mut rng, samples));
            }
        }
    }

    /// A sample with a few bytes changed, inserted or cut off.
    fn mutated(rng: &mut TestRng, samples: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = rng.pick(samples).clone();
        for _ in 0..=rng.below(3) {
            if bytes.is_empty() {
                break;
            }
            let at = rng.below(bytes.len());
            match rng.below(6) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, rng.next_u64() as u8),
                2 => drop(bytes.remove(at)),
                3 => bytes[at] = *rng.pick(&[0, 1, 0x7f, 0x80, 0x82, 0xff]),
                4 => bytes[at] ^= 1 << rng.below(8),
                _ => bytes[at] = rng.next_u64() as u8,
            }
        }
        bytes
    }
}
