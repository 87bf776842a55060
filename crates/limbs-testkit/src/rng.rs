//! The repeatable source of randomness.

use core::convert::Infallible;
use rand_core::{TryCryptoRng, TryRng};

/// The seed of this run: `LIMBS_SEED` from the environment (decimal or `0x` hex),
/// else a constant.
///
/// # Panics
///
/// If `LIMBS_SEED` is set and not a number of 64 bits.
#[must_use]
pub fn seed() -> u64 {
    const DEFAULT: u64 = 0x6c69_6d62_7300_0001;
    match std::env::var("LIMBS_SEED") {
        Ok(text) => parse_seed(&text)
            .unwrap_or_else(|| panic!("LIMBS_SEED=`{text}` is not a 64-bit number")),
        Err(_) => DEFAULT,
    }
}

fn parse_seed(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

/// A fast generator for tests (xoshiro256**, by Blackman and Vigna, seeded by
/// splitmix64). It claims to be cryptographic so that it can stand in for a
/// real source of randomness; it is not.
///
/// When a test panics while it owns one, the seed is printed.
///
/// ```
/// use limbs_testkit::TestRng;
///
/// assert_eq!(TestRng::new(7).next_u64(), TestRng::new(7).next_u64());
/// ```
#[derive(Debug)]
pub struct TestRng {
    state: [u64; 4],
    /// Numbers to give before those of the state, last one first.
    given: Vec<u64>,
    /// What to print when the test fails.
    origin: Option<(&'static str, u64)>,
}

impl TestRng {
    /// The generator of that seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut mixer = seed;
        let state = core::array::from_fn(|_| split_mix(&mut mixer));
        Self {
            state,
            given: Vec::new(),
            origin: None,
        }
    }

    /// The generator of a test: from [`seed`] and the test's name, so that no two
    /// tests see the same numbers. It prints the seed if the test panics.
    #[must_use]
    pub fn for_test(name: &'static str) -> Self {
        let run = seed();
        let mut rng = Self::new(run ^ hash(name.as_bytes()));
        rng.origin = Some((name, run));
        rng
    }

    /// A generator that first gives these bytes, eight at a time: what a fuzzer varies is
    /// then what the generators of this crate choose. Afterwards it goes on
    /// with numbers that the bytes determine.
    ///
    /// ```
    /// use limbs_testkit::TestRng;
    ///
    /// assert_eq!(TestRng::from_bytes(&[5, 0, 0, 0, 0, 0, 0, 1]).next_u64(), (1 << 56) + 5);
    /// ```
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let word = |chunk: &[u8]| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        };
        let mut rng = Self::new(hash(bytes));
        rng.given = bytes.chunks(8).rev().map(word).collect();
        rng
    }

    /// 64 random bits.
    #[allow(clippy::should_implement_trait)]
    pub fn next_u64(&mut self) -> u64 {
        if let Some(given) = self.given.pop() {
            return given;
        }
        let s = &mut self.state;
        let result = s[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number below `bound`, with a bias below 2^-32 for the bounds of tests.
    ///
    /// # Panics
    ///
    /// If `bound` is zero.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "nothing is below 0");
        (self.next_u64() % bound as u64) as usize
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of the items.
    ///
    /// # Panics
    ///
    /// If there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// FNV-1a.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h: u64, b| {
        (h ^ u64::from(*b)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Drop for TestRng {
    fn drop(&mut self) {
        if let Some((name, seed)) = self.origin
            && std::thread::panicking()
        {
            eprintln!("{name}: to repeat, set LIMBS_SEED={seed:#x}");
        }
    }
}

impl TryRng for TestRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next_u64() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next_u64())
    }

    fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Infallible> {
        for chunk in dst.chunks_mut(8) {
            let bytes = self.next_u64().to_le_bytes();
            chunk.copy_from_slice(&bytes[..chunk.len()]);
        }
        Ok(())
    }
}

impl TryCryptoRng for TestRng {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_decimal_or_hex() {
        assert_eq!(parse_seed("17"), Some(17));
        assert_eq!(parse_seed("0xff"), Some(255));
        assert_eq!(parse_seed("ff"), None);
        assert_eq!(parse_seed(""), None);
    }

    #[test]
    fn split_mix_gives_its_published_values() {
        // The first outputs for seed 1234567 of the reference code at
        // https://prng.di.unimi.it/splitmix64.c.
        let mut state = 1_234_567;
        assert_eq!(split_mix(&mut state), 6_457_827_717_110_365_317);
        assert_eq!(split_mix(&mut state), 3_203_168_211_198_807_973);
    }

    #[test]
    fn tests_see_different_numbers() {
        let x = TestRng::for_test("one").next_u64();
        assert_ne!(x, TestRng::for_test("two").next_u64());
    }
}
