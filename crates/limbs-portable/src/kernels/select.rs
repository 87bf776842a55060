//! Selection by a secret mask or index.

use crate::word::Word;

/// z' = x where `mask` is all ones, y where it is zero.
#[inline(always)]
pub(crate) unsafe fn select<W: Word>(z: *mut W, x: *const W, y: *const W, mask: W, n: usize) {
    for i in 0..n {
        // SAFETY: i < n; see the module's contract.
        unsafe {
            let (a, b) = (x.add(i).read(), y.add(i).read());
            z.add(i).write(b.xor(mask.and(a.xor(b))));
        }
    }
}

/// Exchanges x and y where `mask` is all ones.
#[inline(always)]
pub(crate) unsafe fn swap<W: Word>(x: *mut W, y: *mut W, mask: W, n: usize) {
    for i in 0..n {
        // SAFETY: i < n; see the module's contract.
        unsafe {
            let (a, b) = (x.add(i).read(), y.add(i).read());
            let d = mask.and(a.xor(b));
            x.add(i).write(a.xor(d));
            y.add(i).write(b.xor(d));
        }
    }
}

/// z' = entry `index` of a table of `count` entries; reads every entry.
#[inline(always)]
pub(crate) unsafe fn table_select<W: Word>(
    z: *mut W,
    table: *const W,
    index: usize,
    count: usize,
    n: usize,
) {
    for i in 0..n {
        // SAFETY: i < n; see the module's contract.
        unsafe { z.add(i).write(W::ZERO) };
    }
    for entry in 0..count {
        let mask = W::mask_eq(entry, index);
        for i in 0..n {
            // SAFETY: entry * n + i < count * n; see the module's contract.
            unsafe {
                let w = table.add(entry * n + i).read().and(mask);
                z.add(i).write(z.add(i).read().or(w));
            }
        }
    }
}
