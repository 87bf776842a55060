//! Masks from secret limbs, and the modular steps made of them.

use core::hint::black_box;

use limbs_core::{LIMB_BITS, Limb, add_n_assign, lshift_assign, rsub_n_assign, sub_n_assign};

/// All ones if `bit` is 1, zero if it is 0.
#[inline(always)]
pub(crate) fn from_bit(bit: Limb) -> Limb {
    // The barrier keeps the optimiser from turning masks back into branches.
    black_box(bit).wrapping_neg()
}

/// All ones if the limb is zero.
#[inline(always)]
pub(crate) fn limb_is_zero(x: Limb) -> Limb {
    // x | -x has its top bit set exactly when x != 0.
    from_bit(((x | x.wrapping_neg()) >> (LIMB_BITS - 1)) ^ 1)
}

/// All ones if every limb is zero.
pub(crate) fn is_zero(x: &[Limb]) -> Limb {
    limb_is_zero(x.iter().fold(0, |any, &w| any | w))
}

/// All ones if x = y.
pub(crate) fn eq(x: &[Limb], y: &[Limb]) -> Limb {
    assert_eq!(x.len(), y.len(), "lengths of x and y");
    limb_is_zero(x.iter().zip(y).fold(0, |any, (&a, &b)| any | (a ^ b)))
}

/// All ones if x < y.
pub(crate) fn lt(x: &[Limb], y: &[Limb]) -> Limb {
    assert_eq!(x.len(), y.len(), "lengths of x and y");
    let mut borrow = 0;
    for (&a, &b) in x.iter().zip(y) {
        let (d, b1) = a.overflowing_sub(b);
        let (_, b2) = d.overflowing_sub(borrow);
        borrow = Limb::from(b1 | b2);
    }
    from_bit(borrow)
}

/// Bits of x without leading zeros; reads every limb.
pub(crate) fn bit_len(x: &[Limb]) -> usize {
    let mut bits = 0;
    for (i, &w) in x.iter().enumerate() {
        let here = i * LIMB_BITS + (Limb::BITS - w.leading_zeros()) as usize;
        let keep = limb_is_zero(w) as usize;
        bits = (bits & keep) | (here & !keep);
    }
    bits
}

/// z = z + (m & mask); the carry is dropped.
fn add_masked(z: &mut [Limb], m: &[Limb], mask: Limb) {
    let mut carry = 0;
    for (z, &m) in z.iter_mut().zip(m) {
        let (s, c1) = z.overflowing_add(m & mask);
        let (s, c2) = s.overflowing_add(carry);
        (*z, carry) = (s, Limb::from(c1 | c2));
    }
}

/// z = z - m where carry * B^n + z >= m, which is below 2m.
fn sub_once(z: &mut [Limb], m: &[Limb], carry: Limb) {
    let borrow = sub_n_assign(z, m);
    // A carry pays for the borrow; without it z was below m.
    add_masked(z, m, from_bit(borrow & (carry ^ 1)));
}

/// z = z + x mod m, for z, x < m.
pub(crate) fn add_mod(z: &mut [Limb], x: &[Limb], m: &[Limb]) {
    let carry = add_n_assign(z, x);
    sub_once(z, m, carry);
}

/// z = 2z mod m, for z < m.
pub(crate) fn double_mod(z: &mut [Limb], m: &[Limb]) {
    let carry = lshift_assign(z, 1);
    sub_once(z, m, carry);
}

/// z = z - x mod m, for z, x < m.
pub(crate) fn sub_mod(z: &mut [Limb], x: &[Limb], m: &[Limb]) {
    let borrow = sub_n_assign(z, x);
    add_masked(z, m, from_bit(borrow));
}

/// z = -z mod m, for z < m.
pub(crate) fn neg_mod(z: &mut [Limb], m: &[Limb]) {
    let keep = !is_zero(z);
    rsub_n_assign(z, m);
    z.iter_mut().for_each(|w| *w &= keep);
}

/// z = z + x modulo m, not reduced, for z < m and any x.
pub(crate) fn add_almost(z: &mut [Limb], x: &[Limb], m: &[Limb]) {
    // z + x < m + B^n: after a carry, z + x - B^n < m, and adding B^n - m
    // (subtracting m, its borrow paid by the carry) stays below B^n.
    let carry = from_bit(add_n_assign(z, x));
    let mut borrow = 0;
    for (z, &m) in z.iter_mut().zip(m) {
        let (d, b1) = z.overflowing_sub(m & carry);
        let (d, b2) = d.overflowing_sub(borrow);
        (*z, borrow) = (d, Limb::from(b1 | b2));
    }
}
