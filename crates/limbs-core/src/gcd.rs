//! Greatest common divisors.
use crate::Limb;

/// Limbs of scratch that the greatest common divisors of `nx` and `ny` limbs need.
#[must_use]
pub const fn gcd_scratch_len(nx: usize, ny: usize) -> usize {
    let n = if nx < ny { ny } else { nx };
    // Two signed numbers, and for a division of one by the other its own scratch.
    4 * n + 2
}

/// z = gcd(x, y), where gcd(0, y) = y.
///
/// z is as long as the longer of x and y. `scratch` has at least [`gcd_scratch_len`] limbs; what it holds
/// afterwards depends on x and y.
///
/// # Panics
///
/// If z has the wrong length or `scratch` is too short.
pub fn gcd(_z: &mut [Limb], _x: &[Limb], _y: &[Limb], _scratch: &mut [Limb]) {
    todo!()
}

/// z = gcd(x, y), where gcd(0, y) = y. Its time depends on the values.
///
/// z is as long as the longer of x and y. `scratch` has at least [`gcd_scratch_len`] limbs.
///
/// # Panics
///
/// If z has the wrong length or `scratch` is too short.
pub fn gcd_vartime(_z: &mut [Limb], _x: &[Limb], _y: &[Limb], _scratch: &mut [Limb]) {
    todo!()
}
