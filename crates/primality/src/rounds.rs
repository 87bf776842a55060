//! How many tests with random bases are enough.

/// Rounds for a number that somebody else chose: a composite passes one with
/// probability at most 1/4, all with at most 2^-128.
pub const UNTRUSTED: u32 = 64;

/// Rounds for a candidate of so many bits that was drawn at random.
#[must_use]
pub const fn random_candidate(bits: usize) -> u32 {
    match bits {
        2048.. => 4,
        1536.. => 4,
        1024.. => 5,
        _ => UNTRUSTED,
    }
}
