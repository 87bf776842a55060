//! Secret numbers: vectors of limbs that are wiped when dropped.

use alloc::{boxed::Box, vec, vec::Vec};
use limbs_core::{LIMB_BITS, Limb};
use zeroize::Zeroizing;

/// Limbs of a number, the lowest first, wiped when dropped.
pub(crate) type Secret = Zeroizing<Box<[Limb]>>;

/// `n` zero limbs.
pub(crate) fn zeros(n: usize) -> Secret {
    Zeroizing::new(vec![0; n].into_boxed_slice())
}

/// Limbs that hold `bits` bits.
pub(crate) fn limbs_for(bits: usize) -> usize {
    bits.div_ceil(LIMB_BITS)
}

/// The big-endian number in `bytes` as `n` limbs; `None` if it needs more.
pub(crate) fn from_be(bytes: &[u8], n: usize) -> Option<Secret> {
    let mut z = zeros(n);
    limbs_core::from_be_bytes(&mut z, bytes).ok()?;
    Some(z)
}

/// x as `len` big-endian bytes.
///
/// # Panics
///
/// If x needs more.
pub(crate) fn to_be(x: &[Limb], len: usize) -> Zeroizing<Vec<u8>> {
    let mut bytes = Zeroizing::new(vec![0; len]);
    limbs_core::to_be_bytes(&mut bytes, x).expect("the length holds the number");
    bytes
}

/// A copy of x.
pub(crate) fn copy(x: &[Limb]) -> Secret {
    Zeroizing::new(x.into())
}

/// x cut or padded with zeros to `n` limbs; the limbs cut off must be zero.
pub(crate) fn resized(x: &[Limb], n: usize) -> Secret {
    let mut z = zeros(n);
    let common = n.min(x.len());
    z[..common].copy_from_slice(&x[..common]);
    debug_assert!(x[common..].iter().all(|&limb| limb == 0));
    z
}

/// x * y, of as many limbs as both have.
pub(crate) fn mul(x: &[Limb], y: &[Limb]) -> Secret {
    let mut z = zeros(x.len() + y.len());
    limbs_core::mul_alloc(&mut z, x, y);
    z
}

/// x - 1, for x > 0.
pub(crate) fn minus_one(x: &[Limb]) -> Secret {
    let mut z = copy(x);
    limbs_core::sub_limb_assign(&mut z, 1);
    z
}

/// x + 1, of one limb more.
pub(crate) fn plus_one(x: &[Limb]) -> Secret {
    let mut z = resized(x, x.len() + 1);
    limbs_core::add_limb_assign(&mut z, 1);
    z
}

/// The quotient and the remainder of x by d > 0, as long as x and as d.
pub(crate) fn div_rem(x: &[Limb], d: &[Limb]) -> [Secret; 2] {
    let (mut q, mut r) = (zeros(x.len()), zeros(d.len()));
    let mut scratch = zeros(limbs_core::div_scratch_len(x.len(), d.len()));
    limbs_core::div_rem(&mut q, &mut r, x, d, &mut scratch).expect("the divisor is not zero");
    [q, r]
}

/// x modulo d > 0.
pub(crate) fn rem(x: &[Limb], d: &[Limb]) -> Secret {
    let mut r = zeros(d.len());
    let mut scratch = zeros(limbs_core::div_scratch_len(x.len(), d.len()));
    limbs_core::rem(&mut r, x, d, &mut scratch).expect("the divisor is not zero");
    r
}

/// The greatest common divisor of x and y, as long as the longer.
pub(crate) fn gcd(x: &[Limb], y: &[Limb]) -> Secret {
    let mut z = zeros(x.len().max(y.len()));
    let mut scratch = zeros(limbs_core::gcd_scratch_len(x.len(), y.len()));
    limbs_core::gcd(&mut z, x, y, &mut scratch);
    z
}

/// Whether a mask is all ones. The answer is made public.
pub(crate) fn reveal(mask: Limb) -> bool {
    mask != 0
}
