//! Tables of values, two digits of which share a word, and look-ups that read all of them.

use core::mem::MaybeUninit;

use super::lanes::Lanes;
use super::radix29::{MAX_ENTRIES, MAX_LANES, Words, digits, get, put};

const MINUS_ONE: u64 = u64::MAX;

/// `engine_pack`
///
/// # Safety
///
/// As the row states.
#[inline(always)]
pub(super) unsafe fn pack<V: Lanes>(z: *mut u64, x: *const u64, d: usize) {
    for i in 0..d / 2 {
        // SAFETY: x has d digits, z d / 2 pairs of them.
        unsafe { put(z, i, get::<V>(x, i).or(get::<V>(x, i + d / 2).shl::<32>())) }
    }
}

/// All ones in the lanes where v is zero.
#[inline(always)]
fn zero_mask<V: Lanes>(v: V) -> V {
    // v - 1 has its top bit set and v has not exactly where v = 0.
    let below = v.add(V::splat(MINUS_ONE)).and(v.xor(V::splat(MINUS_ONE)));
    below.shr::<63>().xor(V::splat(1)).add(V::splat(MINUS_ONE))
}

/// `engine_select`
///
/// # Safety
///
/// As the row states.
#[inline(always)]
pub(super) unsafe fn select<V: Lanes>(
    z: *mut u64,
    table: *const u64,
    index: *const u64,
    count: usize,
    d: usize,
) {
    /// Masks of every entry, aligned for vector loads.
    #[repr(align(64))]
    struct Masks([MaybeUninit<u64>; MAX_LANES * MAX_ENTRIES]);

    let mut masks = Masks([MaybeUninit::uninit(); MAX_LANES * MAX_ENTRIES]);
    let half = d / 2;
    // SAFETY: count <= MAX_ENTRIES entries of `half` vectors; z has d digits.
    unsafe {
        let mut differ: V = Words::load(index);
        for entry in 0..count {
            put(masks.0.as_mut_ptr().cast(), entry, zero_mask(differ));
            differ = differ.add(V::splat(MINUS_ONE));
        }
        // The barrier keeps the optimiser from knowing what a mask may be: it would skip entries
        // under a zero one.
        let masks = core::hint::black_box(&masks).0.as_ptr().cast();
        let mut i = 0;
        while i + 6 <= half {
            scan::<V, 6>(z, table, masks, count, half, i);
            i += 6;
        }
        // d is a multiple of four.
        while i < half {
            scan::<V, 2>(z, table, masks, count, half, i);
            i += 2;
        }
    }
}

/// Selects and unpacks vectors i..i + N of an entry; their sums stay in registers
/// while the table is scanned.
#[inline(always)]
unsafe fn scan<V: Lanes, const N: usize>(
    z: *mut u64,
    table: *const u64,
    masks: *const u64,
    count: usize,
    half: usize,
    i: usize,
) {
    // SAFETY: as for `select`, i + N <= half.
    unsafe {
        let mut sums = [V::zero(); N];
        for entry in 0..count {
            let mask = get::<V>(masks, entry);
            let row: [V; N] = digits(table, entry * half + i);
            for (sum, v) in sums.iter_mut().zip(row) {
                *sum = sum.or(v.and(mask));
            }
        }
        for (k, sum) in sums.into_iter().enumerate() {
            put(z, i + k, sum.and(V::splat(0xffff_ffff)));
            put(z, half + i + k, sum.shr::<32>());
        }
    }
}
