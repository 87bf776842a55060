//! Rows of a product: a number times a word, added to a number.
//!
//! Four products at a time: the low words are added in one carry chain and the high words,
//! with the word carried in, in another. So only the second chain waits for
//! the row so far, and the multiplier runs ahead.

use crate::word::Word;

/// Words of a block, for which rows are unrolled: eight words of x and the ends of the
/// carry chains fill the registers.
pub(super) const BLOCK: usize = 8;

/// z + x * y + carry in four words; returns the word carried out.
///
/// It fits: (B^4 - 1) + (B^4 - 1)(B - 1) + (B - 1) = B^5 - 1.
#[inline(always)]
pub(super) fn four<W: Word>(z: [W; 4], x: [W; 4], y: W, carry: W) -> ([W; 4], W) {
    let [p0, p1, p2, p3] = x.map(|x| W::mul_wide(x, y));
    let (a0, c) = W::carrying_add(z[0], p0.0, false);
    let (a1, c) = W::carrying_add(z[1], p1.0, c);
    let (a2, c) = W::carrying_add(z[2], p2.0, c);
    let (a3, c_low) = W::carrying_add(z[3], p3.0, c);
    let (b0, c) = W::carrying_add(a0, carry, false);
    let (b1, c) = W::carrying_add(a1, p0.1, c);
    let (b2, c) = W::carrying_add(a2, p1.1, c);
    let (b3, c) = W::carrying_add(a3, p2.1, c);
    let (out, _) = W::carrying_add(p3.1, W::from_bool(c_low), c);
    ([b0, b1, b2, b3], out)
}

/// z += x * y; returns the word carried out.
#[inline(always)]
pub(super) fn row<W: Word>(z: &mut [W], x: &[W], y: W) -> W {
    let mut carry = W::ZERO;
    let (z4, z1) = z.as_chunks_mut::<4>();
    let (x4, x1) = x.as_chunks::<4>();
    for (z, x) in z4.iter_mut().zip(x4) {
        (*z, carry) = four(*z, *x, y, carry);
    }
    for (z, x) in z1.iter_mut().zip(x1) {
        (*z, carry) = W::mul_add(*x, y, *z, carry);
    }
    carry
}

/// z += x * y + carry * B^BLOCK, a row for each word of y, each one word higher; returns what is
/// carried out of z[BLOCK + y.len() - 1].
///
/// Carries are at most 2, see [`add_word`].
#[inline(always)]
pub(super) fn block<W: Word>(z: &mut [W], x: &[W; BLOCK], y: &[W], mut carry: W) -> W {
    let z = &mut z[..BLOCK + y.len()];
    for (j, &y) in y.iter().enumerate() {
        carry = block_row(&mut z[j..=j + BLOCK], x, y, carry);
    }
    carry
}

/// A row of [`block`]: z[..=BLOCK] += x * y + carry * B^BLOCK.
#[inline(always)]
pub(super) fn block_row<W: Word>(z: &mut [W], x: &[W; BLOCK], y: W, carry: W) -> W {
    let out = row(&mut z[..BLOCK], x, y);
    add_word(&mut z[BLOCK], out, carry)
}

/// z += word + carry, for a carry of at most 2; returns the carry out, again at most 2, since
/// the sum is at most 2(B - 1) + 2 = 2B.
#[inline(always)]
pub(super) fn add_word<W: Word>(z: &mut W, word: W, carry: W) -> W {
    let (sum, c1) = W::carrying_add(*z, word, false);
    let (sum, c2) = W::carrying_add(sum, carry, false);
    *z = sum;
    W::carrying_add(W::from_bool(c1), W::ZERO, c2).0
}
