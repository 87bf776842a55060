//! Shifts by less than a word.

use crate::word::Word;

/// z' + B^n * ret = x * 2^s
#[inline(always)]
pub(crate) unsafe fn lshift<W: Word>(z: *mut W, x: *const W, s: usize, n: usize) -> W {
    let s = s as u32;
    let mut out = W::ZERO;
    for i in 0..n {
        // SAFETY: i < n; see the module's contract. Read before write, upwards.
        unsafe {
            let w = x.add(i).read();
            z.add(i).write(w.shl(s).or(out));
            // Two shifts, since s may be 0 and a shift by BITS is undefined.
            out = w.shr(1).shr(W::BITS - 1 - s);
        }
    }
    out
}

/// 2^s * z' + ret = x, ret < 2^s
#[inline(always)]
pub(crate) unsafe fn rshift<W: Word>(z: *mut W, x: *const W, s: usize, n: usize) -> W {
    let s = s as u32;
    let mut high = W::ZERO;
    for i in (0..n).rev() {
        // SAFETY: i < n; see the module's contract. Read before write, downwards.
        unsafe {
            let w = x.add(i).read();
            z.add(i).write(w.shr(s).or(high));
            high = w.shl(1).shl(W::BITS - 1 - s);
        }
    }
    // `high` holds the low s bits of x at the top of the word.
    high.shr(1).shr(W::BITS - 1 - s)
}
