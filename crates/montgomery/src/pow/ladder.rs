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

#[cfg(test)]
mod tests {
    extern crate std;

    use core::cell::RefCell;
    use std::vec;
    use std::vec::Vec;

    use super::*;

    /// The additive group of integers modulo B, with a record of what was done: a power of 1 is
    /// its exponent.
    #[derive(Default)]
    struct Logarithms {
        trace: RefCell<Vec<&'static str>>,
        selected: RefCell<Vec<usize>>,
    }

    impl Arithmetic for Logarithms {
        fn len(&self) -> usize {
            1
        }
        fn set_one(&self, z: &mut [Limb]) {
            self.trace.borrow_mut().push("one");
            z[0] = 0;
        }
        fn mul(&self, z: &mut [Limb], x: &[Limb], y: &[Limb], _t: &mut [Limb]) {
            self.trace.borrow_mut().push("mul");
            z[0] = x[0].wrapping_add(y[0]);
        }
        fn mul_assign(&self, z: &mut [Limb], x: &[Limb], _t: &mut [Limb]) {
            self.trace.borrow_mut().push("mul");
            z[0] = z[0].wrapping_add(x[0]);
        }
        fn sqr(&self, z: &mut [Limb], x: &[Limb], _t: &mut [Limb]) {
            self.trace.borrow_mut().push("sqr");
            z[0] = x[0].wrapping_mul(2);
        }
        fn sqr_assign(&self, z: &mut [Limb], _t: &mut [Limb]) {
            self.trace.borrow_mut().push("sqr");
            z[0] = z[0].wrapping_mul(2);
        }
        fn select(&self, z: &mut [Limb], table: &[Limb], index: usize) {
            self.trace.borrow_mut().push("select");
            self.selected.borrow_mut().push(index);
            // The table is right, whole, and read whole.
            for (i, &power) in table.iter().enumerate() {
                assert_eq!(power, table[1].wrapping_mul(i as Limb));
            }
            limbs_core::table_select(z, table, index);
        }
        fn double_if(&self, z: &mut [Limb], bit: Limb, _t: &mut [Limb]) {
            self.trace.borrow_mut().push("double");
            z[0] = z[0].wrapping_add(bit);
        }
    }

    /// base * exponent by a window of w bits, and what was done.
    fn run(base: Limb, exponent: Limb, bits: usize, w: usize) -> (Limb, Logarithms) {
        let a = Logarithms::default();
        let mut z = [99];
        let mut scratch = vec![77; (1 << w) + 1];
        fixed_window(&a, &mut z, [(&[base], &[exponent])], bits, w, &mut scratch);
        (z[0], a)
    }

    #[test]
    fn every_table_entry_is_selected_by_its_own_index() {
        for w in 1..=6 {
            let mut seen = vec![false; 1 << w];
            for exponent in 0..1 << 8 {
                let (z, a) = run(3, exponent, 8, w);
                assert_eq!(z, 3 * exponent);
                a.selected.borrow().iter().for_each(|&i| seen[i] = true);
            }
            assert!(seen.iter().all(|&seen| seen), "window {w}");
        }
    }

    #[test]
    fn what_is_done_depends_on_the_length_of_the_exponent_only() {
        for w in 1..=6 {
            for bits in 0..20 {
                let zero = run(5, 0, bits, w).1.trace;
                for exponent in [1, 2, 0x5555, Limb::MAX] {
                    assert_eq!(run(5, exponent, bits, w).1.trace, zero);
                }
            }
        }
        let trace = |exponent: Limb| {
            let a = Logarithms::default();
            let mut z = [0];
            doubling(&a, &mut z, &[exponent], 13, &mut []);
            assert_eq!(z[0], exponent % (1 << 13));
            a.trace
        };
        assert_eq!(trace(0), trace(Limb::MAX));
    }

    #[test]
    fn sliding_windows_reach_every_exponent() {
        for w in 1..=5 {
            for w2 in [1, 3] {
                for exponent in 0..1 << 9 {
                    let a = Logarithms::default();
                    let mut z = [99];
                    let mut scratch = vec![0; (1 << w) + (1 << w2)];
                    let factors: [Factor<'_>; 2] =
                        [(&[7], &[exponent, 0]), (&[11], &[exponent / 3])];
                    sliding_window_vartime(&a, &mut z, factors, [w, w2], &mut scratch);
                    assert_eq!(z[0], 7 * exponent + 11 * (exponent / 3));
                }
            }
        }
    }

    #[test]
    fn f4_takes_sixteen_squares_and_a_product() {
        let a = Logarithms::default();
        let mut z = [0];
        sliding_window_vartime(&a, &mut z, [(&[1], &[65537])], [1], &mut [0; 2]);
        assert_eq!(z[0], 65537);
        let count = |what| a.trace.borrow().iter().filter(|&&t| t == what).count();
        assert_eq!((count("sqr"), count("mul")), (16, 1));
    }
}
