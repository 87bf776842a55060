//! Between limbs and the numbers of the engines with AVX2; see the module above. Once for a power.

use limbs_portable::Limb;
use limbs_portable::engine::convert::{bits_at, neg_inverse};

use super::{TABLES, TILE, record, records, table_records, width};

const LIMB_BITS: usize = Limb::BITS as usize;

const fn mask<const W: usize>() -> u64 {
    (1 << W) - 1
}

/// Place s of a lane in copy a, from where the number begins. Digit i is at place i + a.
const fn place<const L: usize>(a: usize, s: usize, lane: usize) -> usize {
    let v = width(L);
    record(L) * (s / v) + 4 * a + L * (s % v) + lane
}

/// Stores the d digits of a lane, each below W, balanced, in every copy, with zeros around them.
///
/// # Safety
///
/// z is valid for `records` records, which hold d digits in every copy.
#[inline(always)]
unsafe fn store<const L: usize, const W: usize>(
    z: *mut u64,
    lane: usize,
    records: usize,
    d: usize,
    digit: impl Fn(usize) -> u64,
) {
    let mut carry = 0;
    for i in 0..d {
        let t = digit(i) + carry;
        // The top digit stays as it is.
        carry = if i + 1 < d {
            (t + (1 << (W - 1))) >> W
        } else {
            0
        };
        for a in 0..width(L) {
            // SAFETY: place i + a is in one of the records.
            unsafe {
                z.add(place::<L>(a, i + a, lane))
                    .write(t.wrapping_sub(carry << W))
            };
        }
    }
    for a in 0..width(L) {
        for s in (0..a).chain(d + a..records * width(L)) {
            // SAFETY: so is place s.
            unsafe { z.add(place::<L>(a, s, lane)).write(0) };
        }
    }
}

/// `engine_modulus`
///
/// # Safety
///
/// As the row states.
pub(super) unsafe extern "sysv64" fn modulus<const L: usize, const W: usize>(
    z: *mut u64,
    m: *const Limb,
    n: usize,
    d: usize,
) {
    let records = table_records(L, d);
    let words = record(L) * records;
    for lane in 0..L {
        // SAFETY: m has L numbers of n limbs, z five tables of as many records and a vector.
        unsafe {
            let m = m.add(lane * n);
            let neg_inverse = neg_inverse(m.read(), W);
            z.add(TABLES * words + lane).write(neg_inverse);
            // The tables of most and of least k hold, at first, t and m in digits that are not balanced, up to their
            // ends. Place i of a copy is at word 4 i + 4 V + 8 at most, digit i + 1 of L d words at the end of
            // 4 d + 32 V words is beyond that: these two are written last, over themselves.
            let at_end = words - L * d + lane;
            let (far, plain) = (z, z.add((TABLES - 1) * words));
            let (t, low) = (far.add(at_end), plain.add(at_end));
            for i in 0..d {
                low.add(L * i).write(bits_at(m, n, W * i, W));
                t.add(L * i).write(u64::from(i == 0));
            }
            let tile = TILE * width(L);
            for k in 1..=2 * tile {
                divide::<L, W>(t, low, neg_inverse, d);
                let tables = [(1, 3), (tile / 2, 2), (tile, 1)];
                for (_, table) in tables.into_iter().filter(|(at, _)| *at == k) {
                    let digit = |i: usize| t.add(L * i).read();
                    store::<L, W>(z.add(table * words), lane, records, d, digit);
                }
            }
            store::<L, W>(far, lane, records, d, |i| t.add(L * i).read());
            store::<L, W>(plain, lane, records, d, |i| low.add(L * i).read());
        }
    }
}

/// t = (t + q m) / W with the q from 0 to W - 1 for which that is whole: from t <= m it stays so.
///
/// # Safety
///
/// t and m have d digits, L words apart.
#[inline(always)]
unsafe fn divide<const L: usize, const W: usize>(
    t: *mut u64,
    m: *const u64,
    neg_inverse: u64,
    d: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let q = (t.read() * neg_inverse) & mask::<W>();
        let mut carry = (t.read() + q * m.read()) >> W;
        for i in 1..d {
            // At most W - 1 + (W - 1)^2 and a carry below W.
            let sum = t.add(L * i).read() + q * m.add(L * i).read() + carry;
            t.add(L * (i - 1)).write(sum & mask::<W>());
            carry = sum >> W;
        }
        t.add(L * (d - 1)).write(carry);
    }
}

/// `engine_enter`
///
/// # Safety
///
/// As the row states.
pub(super) unsafe extern "sysv64" fn enter<const L: usize, const W: usize>(
    z: *mut u64,
    x: *const Limb,
    n: usize,
    d: usize,
) {
    let beyond = usize::from(width(L) > 1);
    for lane in 0..L {
        // SAFETY: x has L numbers of n limbs; z is a value.
        unsafe {
            let digit = |i: usize| bits_at(x.add(lane * n), n, W * i, W);
            store::<L, W>(z, lane, records(L, d) + beyond, d, digit);
        }
    }
}

/// `engine_leave`
///
/// # Safety
///
/// As the row states.
pub(super) unsafe extern "sysv64" fn leave<const L: usize, const W: usize>(
    z: *mut Limb,
    x: *const u64,
    n: usize,
    d: usize,
) {
    for lane in 0..L {
        let (mut window, mut filled, mut carry, mut i) = (0u128, 0, 0i64, 0);
        for limb in 0..n {
            while filled < LIMB_BITS && i < d {
                // SAFETY: x is a value.
                let word = unsafe { x.add(place::<L>(0, i, lane)).read() };
                let digit = i64::from(word as u32 as i32) + carry;
                carry = digit >> W;
                window |= u128::from(digit as u64 & mask::<W>()) << filled;
                filled += W;
                i += 1;
            }
            // SAFETY: z has L numbers of n limbs.
            unsafe { z.add(lane * n + limb).write(window as Limb) };
            window >>= LIMB_BITS;
            filled = filled.saturating_sub(LIMB_BITS);
        }
    }
}
