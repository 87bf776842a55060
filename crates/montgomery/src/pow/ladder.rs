//! The exponentiation ladders, written once for kernels and engines.

use limbs_core::Limb;

use super::window::{bit_len_vartime, digit};

/// What a ladder runs on: elements of [`len`](Self::len) limbs in some representation.
pub(crate) trait Arithmetic {
    /// Limbs of an element.
    fn len(&self) -> usize;
    /// z = 1.
    fn set_one(&self, z: &mut [Limb]);
    /// z = x * y.
    fn mul(&self, z: &mut [Limb], x: &[Limb], y: &[Limb], t: &mut [Limb]);
    /// z = z * x.
    fn mul_assign(&self, z: &mut [Limb], x: &[Limb], t: &mut [Limb]);
    /// z = x^2.
    fn sqr(&self, z: &mut [Limb], x: &[Limb], t: &mut [Limb]);
    /// z = z^2.
    fn sqr_assign(&self, z: &mut [Limb], t: &mut [Limb]);
    /// z = entry `index`, which is secret, of a table of elements.
    fn select(&self, z: &mut [Limb], table: &[Limb], index: usize);
    /// z = 2z if `bit` is 1; unchanged if it is 0.
    fn double_if(&self, z: &mut [Limb], bit: Limb, t: &mut [Limb]);
}

/// A base, an element, and its exponent.
pub(crate) type Factor<'a> = (&'a [Limb], &'a [Limb]);

/// z = product of base^exponent over the factors, whose exponents are secret.
///
/// A fixed window of `w` bits. `scratch` has K tables of 2^w elements, an element, and what
/// the arithmetic itself takes.
pub(crate) fn fixed_window<const K: usize>(
    a: &impl Arithmetic,
    z: &mut [Limb],
    factors: [Factor<'_>; K],
    bits: usize,
    w: usize,
    scratch: &mut [Limb],
) {
    let n = a.len();
    let table_len = n << w;
    let (tables, rest) = scratch.split_at_mut(K * table_len);
    let (entry, t) = rest.split_at_mut(n);
    for (table, (base, _)) in tables.chunks_exact_mut(table_len).zip(factors) {
        fill_table(a, table, base, t);
    }
    a.set_one(z);
    let mut started = false;
    for position in (0..bits).step_by(w).rev() {
        if started {
            for _ in 0..w {
                a.sqr_assign(z, t);
            }
        }
        for (table, (_, exponent)) in tables.chunks_exact(table_len).zip(factors) {
            // The highest window may be narrower.
            let index = digit(exponent, position, w.min(bits - position));
            if started {
                a.select(entry, table, index);
                a.mul_assign(z, entry, t);
            } else {
                a.select(z, table, index);
                started = true;
            }
        }
    }
}

/// table = base^0, base^1, base^2, ...
fn fill_table(a: &impl Arithmetic, table: &mut [Limb], base: &[Limb], t: &mut [Limb]) {
    let n = a.len();
    a.set_one(&mut table[..n]);
    table[n..2 * n].copy_from_slice(base);
    for i in 2..table.len() / n {
        let (done, rest) = table.split_at_mut(i * n);
        let power = |i: usize| &done[i * n..][..n];
        if i % 2 == 0 {
            a.sqr(&mut rest[..n], power(i / 2), t);
        } else {
            a.mul(&mut rest[..n], power(i - 1), power(1), t);
        }
    }
}

/// z = 2^exponent, with a doubling for every bit of the secret exponent.
pub(crate) fn doubling(
    a: &impl Arithmetic,
    z: &mut [Limb],
    exponent: &[Limb],
    bits: usize,
    t: &mut [Limb],
) {
    a.set_one(z);
    for position in (0..bits).rev() {
        if position + 1 != bits {
            a.sqr_assign(z, t);
        }
        a.double_if(z, digit(exponent, position, 1) as Limb, t);
    }
}

/// z = product of base^exponent over the factors; branches on the exponents.
///
/// Sliding windows of `windows` bits, one for each factor. `scratch` has for each factor a table of
/// 2^(window - 1) elements, and what the arithmetic itself takes but at least an element.
pub(crate) fn sliding_window_vartime<const K: usize>(
    a: &impl Arithmetic,
    z: &mut [Limb],
    factors: [Factor<'_>; K],
    windows: [usize; K],
    scratch: &mut [Limb],
) {
    let n = a.len();
    let mut rest = scratch;
    let mut tracks = [const { None }; K];
    for ((track, (base, exponent)), window) in tracks.iter_mut().zip(factors).zip(windows) {
        let (table, tail) = rest.split_at_mut(n << (window - 1));
        fill_odd_table(a, table, base, tail);
        rest = tail;
        *track = Some(Track {
            exponent,
            table,
            window,
            pending: None,
        });
    }
    let bits = factors.iter().map(|f| bit_len_vartime(f.1)).max();
    a.set_one(z);
    let mut started = false;
    for position in (0..bits.unwrap_or(0)).rev() {
        if started {
            a.sqr_assign(z, rest);
        }
        for track in tracks.iter_mut().flatten() {
            if let Some(entry) = track.entry_at(position) {
                let power = &track.table[entry * n..][..n];
                if started {
                    a.mul_assign(z, power, rest);
                } else {
                    z.copy_from_slice(power);
                    started = true;
                }
            }
        }
    }
}

/// table = base^1, base^3, base^5, ...
fn fill_odd_table(a: &impl Arithmetic, table: &mut [Limb], base: &[Limb], scratch: &mut [Limb]) {
    let n = a.len();
    table[..n].copy_from_slice(base);
    if table.len() == n {
        return;
    }
    let (square, t) = scratch.split_at_mut(n);
    a.sqr(square, base, t);
    for i in 1..table.len() / n {
        let (done, rest) = table.split_at_mut(i * n);
        a.mul(&mut rest[..n], &done[(i - 1) * n..], square, t);
    }
}

/// A factor on its way down its exponent.
struct Track<'a> {
    exponent: &'a [Limb],
    table: &'a [Limb],
    window: usize,
    /// Lowest bit of the window begun, and its table entry.
    pending: Option<(usize, usize)>,
}

impl Track<'_> {
    /// The entry to multiply by at this bit position, where a window ends.
    fn entry_at(&mut self, position: usize) -> Option<usize> {
        if self.pending.is_none() && digit(self.exponent, position, 1) == 1 {
            // The window reaches down to a set bit, so its digit is odd.
            let mut low = (position + 1).saturating_sub(self.window);
            while digit(self.exponent, low, 1) == 0 {
                low += 1;
            }
            let odd = digit(self.exponent, low, position - low + 1);
            self.pending = Some((low, odd / 2));
        }
        self.pending
            .take_if(|(low, _)| *low == position)
            .map(|(_, entry)| entry)
    }
}
