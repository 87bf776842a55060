//! Sums and differences of residues, by masks.

use limbs_core::limb::{add_carry, mask_from_bit, sub_borrow};
use limbs_core::{Limb, add_n_assign, is_zero_mask, lshift_assign, rsub_n_assign, sub_n_assign};

/// z = z + (m & mask); the carry is dropped.
fn add_masked(z: &mut [Limb], m: &[Limb], mask: Limb) {
    assert_eq!(z.len(), m.len(), "length of a form");
    let mut carry = 0;
    for (z, &m) in z.iter_mut().zip(m) {
        (*z, carry) = add_carry(*z, m & mask, carry);
    }
}

/// z = z - m where carry * B^n + z >= m, which is below 2m.
pub(crate) fn sub_once(z: &mut [Limb], m: &[Limb], carry: Limb) {
    let borrow = sub_n_assign(z, m);
    // A carry pays for the borrow; without it z was below m.
    add_masked(z, m, mask_from_bit(borrow & (carry ^ 1)));
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
    add_masked(z, m, mask_from_bit(borrow));
}

/// z = -z mod m, for z < m.
pub(crate) fn neg_mod(z: &mut [Limb], m: &[Limb]) {
    let keep = !is_zero_mask(z);
    rsub_n_assign(z, m);
    z.iter_mut().for_each(|w| *w &= keep);
}

/// z = z + x modulo m, not reduced, for z < m and any x.
pub(crate) fn add_almost(z: &mut [Limb], x: &[Limb], m: &[Limb]) {
    // z + x < m + B^n: after a carry, z + x - B^n < m, and adding B^n - m
    // (subtracting m, its borrow paid by the carry) stays below B^n.
    let carry = mask_from_bit(add_n_assign(z, x));
    let mut borrow = 0;
    for (z, &m) in z.iter_mut().zip(m) {
        (*z, borrow) = sub_borrow(*z, m & carry, borrow);
    }
}
