//! The safe edge: every call of a kernel goes through here.
//!
//! # Why this is sound
//!
//! A kernel reads and writes exactly the buffers of its row in the kernel table
//! (for assembly this is proved from the machine code). Each function below takes
//! those buffers as slices, so that they are valid and, unless one slice is passed
//! for two operands, disjoint; checks their lengths against the row with asserts that
//! are also there in release builds; and passes one pointer for two operands
//! only where the row's `alias` permits it. `requires` that speak of values are left to
//! the caller, but for the lengths that they imply (a table with an index below its count has an
//! entry): a kernel's addresses depend on lengths only, and a wrong value gives a wrong number.
//!
//! The functions cost an assert or two over the kernel.

use crate::backend::{Limb, active};

mod by_row;

pub use by_row::{
    ACTIVE, About, Arg, Implementation, Operand, PORTABLE_32, PORTABLE_64, Sizes, variants,
};

/// Checks a length with a message that names it.
macro_rules! same_len {
    ($n:expr, $($x:expr),+) => {
        $(assert_eq!($x.len(), $n, concat!("length of `", stringify!($x), "`"));)+
    };
}

/// Checks a shift count.
#[inline]
fn check_shift(s: usize) {
    assert!(
        s < Limb::BITS as usize,
        "shift count {s} is not below {}",
        Limb::BITS
    );
}

/// z = x + y; returns the carry, 0 or 1.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn add_n(z: &mut [Limb], x: &[Limb], y: &[Limb]) -> Limb {
    let n = z.len();
    same_len!(n, x, y);
    // SAFETY: the module's argument.
    unsafe { active::add_n(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), n) }
}

/// z = z + x; returns the carry, 0 or 1.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn add_n_assign(z: &mut [Limb], x: &[Limb]) -> Limb {
    let n = z.len();
    same_len!(n, x);
    let z = z.as_mut_ptr();
    // SAFETY: the module's argument; the row permits z = x.
    unsafe { active::add_n(z, z, x.as_ptr(), n) }
}

/// z = x - y; returns the borrow, 0 or 1.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn sub_n(z: &mut [Limb], x: &[Limb], y: &[Limb]) -> Limb {
    let n = z.len();
    same_len!(n, x, y);
    // SAFETY: the module's argument.
    unsafe { active::sub_n(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), n) }
}

/// z = z - x; returns the borrow, 0 or 1.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn sub_n_assign(z: &mut [Limb], x: &[Limb]) -> Limb {
    let n = z.len();
    same_len!(n, x);
    let z = z.as_mut_ptr();
    // SAFETY: the module's argument; the row permits z = x.
    unsafe { active::sub_n(z, z, x.as_ptr(), n) }
}

/// z = x - z; returns the borrow, 0 or 1.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn rsub_n_assign(z: &mut [Limb], x: &[Limb]) -> Limb {
    let n = z.len();
    same_len!(n, x);
    let z = z.as_mut_ptr();
    // SAFETY: the module's argument; the row permits z = y.
    unsafe { active::sub_n(z, x.as_ptr(), z, n) }
}

/// z = x * 2^s; returns the bits shifted out.
///
/// # Panics
///
/// If the lengths differ or `s` is not less than the bits of a limb.
#[inline]
pub fn lshift(z: &mut [Limb], x: &[Limb], s: usize) -> Limb {
    let n = z.len();
    same_len!(n, x);
    check_shift(s);
    // SAFETY: the module's argument.
    unsafe { active::lshift(z.as_mut_ptr(), x.as_ptr(), s, n) }
}

/// z = z * 2^s; returns the bits shifted out.
///
/// # Panics
///
/// If `s` is not less than the bits of a limb.
#[inline]
pub fn lshift_assign(z: &mut [Limb], s: usize) -> Limb {
    check_shift(s);
    let (n, z) = (z.len(), z.as_mut_ptr());
    // SAFETY: the module's argument; the row permits z = x.
    unsafe { active::lshift(z, z, s, n) }
}

/// z = x / 2^s, rounded down; returns the bits shifted out, x mod 2^s.
///
/// # Panics
///
/// If the lengths differ or `s` is not less than the bits of a limb.
#[inline]
pub fn rshift(z: &mut [Limb], x: &[Limb], s: usize) -> Limb {
    let n = z.len();
    same_len!(n, x);
    check_shift(s);
    // SAFETY: the module's argument.
    unsafe { active::rshift(z.as_mut_ptr(), x.as_ptr(), s, n) }
}

/// z = z / 2^s, rounded down; returns the bits shifted out, z mod 2^s.
///
/// # Panics
///
/// If `s` is not less than the bits of a limb.
#[inline]
pub fn rshift_assign(z: &mut [Limb], s: usize) -> Limb {
    check_shift(s);
    let (n, z) = (z.len(), z.as_mut_ptr());
    // SAFETY: the module's argument; the row permits z = x.
    unsafe { active::rshift(z, z, s, n) }
}

/// z = x * y; returns the high limb.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn mul_1(z: &mut [Limb], x: &[Limb], y: Limb) -> Limb {
    let n = z.len();
    same_len!(n, x);
    // SAFETY: the module's argument.
    unsafe { active::mul_1(z.as_mut_ptr(), x.as_ptr(), y, n) }
}

/// z = z * y; returns the high limb.
#[inline]
pub fn mul_1_assign(z: &mut [Limb], y: Limb) -> Limb {
    let (n, z) = (z.len(), z.as_mut_ptr());
    // SAFETY: the module's argument; the row permits z = x.
    unsafe { active::mul_1(z, z, y, n) }
}

/// z = z + x * y; returns the limb carried out.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn addmul_1(z: &mut [Limb], x: &[Limb], y: Limb) -> Limb {
    let n = z.len();
    same_len!(n, x);
    // SAFETY: the module's argument.
    unsafe { active::addmul_1(z.as_mut_ptr(), x.as_ptr(), y, n) }
}

/// z = z - x * y; returns the limb borrowed.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn submul_1(z: &mut [Limb], x: &[Limb], y: Limb) -> Limb {
    let n = z.len();
    same_len!(n, x);
    // SAFETY: the module's argument.
    unsafe { active::submul_1(z.as_mut_ptr(), x.as_ptr(), y, n) }
}

/// z = x * y by the schoolbook method.
///
/// # Panics
///
/// If x or y is empty or z has not as many limbs as both together.
#[inline]
pub fn mul_basecase(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    assert!(
        !x.is_empty() && !y.is_empty(),
        "operands have at least one limb"
    );
    same_len!(x.len() + y.len(), z);
    // SAFETY: the module's argument.
    unsafe { active::mul_basecase(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), x.len(), y.len()) }
}

/// z = x^2 by the schoolbook method.
///
/// # Panics
///
/// If x is empty or z has not twice as many limbs.
#[inline]
pub fn sqr_basecase(z: &mut [Limb], x: &[Limb]) {
    let n = x.len();
    assert!(n >= 1, "operands have at least one limb");
    same_len!(2 * n, z);
    // SAFETY: the module's argument.
    unsafe { active::sqr_basecase(z.as_mut_ptr(), x.as_ptr(), n) }
}

/// z = t / B^n modulo m, for t < m * B^n; t is overwritten.
///
/// `m0_neg_inv` is -m^-1 modulo B.
///
/// # Panics
///
/// If m is empty, z has not as many limbs, or t not twice as many.
#[inline]
pub fn redc_1(z: &mut [Limb], t: &mut [Limb], m: &[Limb], m0_neg_inv: Limb) {
    let n = m.len();
    assert!(n >= 1, "the modulus has at least one limb");
    same_len!(n, z);
    same_len!(2 * n, t);
    // SAFETY: the module's argument.
    unsafe { active::redc_1(z.as_mut_ptr(), t.as_mut_ptr(), m.as_ptr(), m0_neg_inv, n) }
}

/// z = x * y / B^n modulo m, for x * y < m * B^n; `t` is scratch of 2n limbs.
///
/// # Panics
///
/// If m is empty or a length differs.
#[inline]
pub fn mont_mul(
    z: &mut [Limb],
    x: &[Limb],
    y: &[Limb],
    m: &[Limb],
    m0_neg_inv: Limb,
    t: &mut [Limb],
) {
    let n = m.len();
    assert!(n >= 1, "the modulus has at least one limb");
    same_len!(n, z, x, y);
    same_len!(2 * n, t);
    let (z, x, y, m, t) = (
        z.as_mut_ptr(),
        x.as_ptr(),
        y.as_ptr(),
        m.as_ptr(),
        t.as_mut_ptr(),
    );
    // SAFETY: the module's argument.
    unsafe { active::mont_mul(z, x, y, m, m0_neg_inv, t, n) }
}

/// z = z * x / B^n modulo m, for z * x < m * B^n; `t` is scratch of 2n limbs.
///
/// # Panics
///
/// If m is empty or a length differs.
#[inline]
pub fn mont_mul_assign(z: &mut [Limb], x: &[Limb], m: &[Limb], m0_neg_inv: Limb, t: &mut [Limb]) {
    let n = m.len();
    assert!(n >= 1, "the modulus has at least one limb");
    same_len!(n, z, x);
    same_len!(2 * n, t);
    let (z, x, m, t) = (z.as_mut_ptr(), x.as_ptr(), m.as_ptr(), t.as_mut_ptr());
    // SAFETY: the module's argument; the row permits z = x.
    unsafe { active::mont_mul(z, z, x, m, m0_neg_inv, t, n) }
}

/// z = x^2 / B^n modulo m, for x^2 < m * B^n; `t` is scratch of 2n limbs.
///
/// # Panics
///
/// If m is empty or a length differs.
#[inline]
pub fn mont_sqr(z: &mut [Limb], x: &[Limb], m: &[Limb], m0_neg_inv: Limb, t: &mut [Limb]) {
    let n = m.len();
    assert!(n >= 1, "the modulus has at least one limb");
    same_len!(n, z, x);
    same_len!(2 * n, t);
    let (z, x, m, t) = (z.as_mut_ptr(), x.as_ptr(), m.as_ptr(), t.as_mut_ptr());
    // SAFETY: the module's argument.
    unsafe { active::mont_sqr(z, x, m, m0_neg_inv, t, n) }
}

/// z = z^2 / B^n modulo m, for z^2 < m * B^n; `t` is scratch of 2n limbs.
///
/// # Panics
///
/// If m is empty or a length differs.
#[inline]
pub fn mont_sqr_assign(z: &mut [Limb], m: &[Limb], m0_neg_inv: Limb, t: &mut [Limb]) {
    let n = m.len();
    assert!(n >= 1, "the modulus has at least one limb");
    same_len!(n, z);
    same_len!(2 * n, t);
    let (z, m, t) = (z.as_mut_ptr(), m.as_ptr(), t.as_mut_ptr());
    // SAFETY: the module's argument; the row permits z = x.
    unsafe { active::mont_sqr(z, z, m, m0_neg_inv, t, n) }
}

/// z = x where `mask` is all ones, y where it is zero.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn select(z: &mut [Limb], x: &[Limb], y: &[Limb], mask: Limb) {
    let n = z.len();
    same_len!(n, x, y);
    // SAFETY: the module's argument.
    unsafe { active::select(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), mask, n) }
}

/// z = x where `mask` is all ones, unchanged where it is zero.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn select_assign(z: &mut [Limb], x: &[Limb], mask: Limb) {
    let n = z.len();
    same_len!(n, x);
    let z = z.as_mut_ptr();
    // SAFETY: the module's argument; the row permits z = y.
    unsafe { active::select(z, x.as_ptr(), z, mask, n) }
}

/// Exchanges x and y where `mask` is all ones; leaves them where it is zero.
///
/// # Panics
///
/// If the lengths differ.
#[inline]
pub fn swap(x: &mut [Limb], y: &mut [Limb], mask: Limb) {
    let n = x.len();
    same_len!(n, y);
    // SAFETY: the module's argument.
    unsafe { active::swap(x.as_mut_ptr(), y.as_mut_ptr(), mask, n) }
}

/// z = entry `index` of a table of entries as long as z; reads every entry.
///
/// The index is secret; a wrong one gives zero.
///
/// # Panics
///
/// If z or the table is empty or the table's length is not a multiple of z's.
#[inline]
pub fn table_select(z: &mut [Limb], table: &[Limb], index: usize) {
    let n = z.len();
    assert!(
        n >= 1 && table.len().is_multiple_of(n),
        "the table has whole entries"
    );
    assert!(!table.is_empty(), "the table has at least one entry");
    // SAFETY: the module's argument.
    unsafe { active::table_select(z.as_mut_ptr(), table.as_ptr(), index, table.len() / n, n) }
}
