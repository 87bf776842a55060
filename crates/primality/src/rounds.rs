//! How many tests to random bases are enough.
//!
//! Two questions with different answers. Whoever *chose* a number may have chosen a composite that passes as
//! often as a composite can, which is to one base in four: so k rounds are wrong about it with
//! probability up to 4^-k. Of numbers drawn *at random* nearly all composites fail nearly always: Damgard, Landrock
//! and Pomerance, "Average case error estimates for the strong probable prime test" (Math. Comp. 61, 1993),
//! bound the probability that a uniformly drawn odd number of k bits that has passed t rounds
//! is composite. FIPS 186-5, appendix C.1, gives the bound as a formula, from which its table B.1 and
//! [`random_candidate`] come.

/// Rounds for a number that somebody else chose: it passes with probability at most 2^-128 if it is
/// composite.
pub const UNTRUSTED: u32 = 64;

/// Rounds for a candidate of so many bits that was drawn at random: it is composite with probability
/// at most 2^-120 if it passes, and at most what the stricter column of FIPS 186-5, table B.1, asks
/// for: 2^-112 at 1024 bits, 2^-128 at 1536, 2^-144 at 2048.
///
/// The bound is for uniform odd candidates. A condition that leaves a part of 1/c of them can raise
/// the probability by a factor c at most: of less than 2 for the top bits that RSA asks for. Trial division
/// and the test to base 2 before can only lower it.
///
/// | bits  | rounds | -log2 of the bound |
/// |-------|--------|--------------------|
/// | 1024  | 5      | 124                |
/// | 1536  | 4      | 138                |
/// | 2048  | 4      | 162                |
/// | 4096  | 4      | 235                |
#[must_use]
pub const fn random_candidate(bits: usize) -> u32 {
    match bits {
        1280.. => 4,
        1024.. => 5,
        896.. => 6,
        704.. => 7,
        640.. => 8,
        576.. => 9,
        512.. => 10,
        448.. => 12,
        384.. => 14,
        320.. => 17,
        256.. => 23,
        192.. => 33,
        128.. => 44,
        _ => UNTRUSTED,
    }
}
