//! The exponentiation ladders, written once for kernels and engines.

use limbs_core::{Limb, bit_len_vartime};
use zeroize::Zeroizing;

use super::window::digit;

/// What a ladder runs on: elements in some representation, and tables of them.
///
/// An element may hold several residues, one for each lane, under moduli of their own.
pub(crate) trait Arithmetic {
    /// What elements are slices of.
    type Unit: Copy;
    /// Residues side by side in an element.
    fn lanes(&self) -> usize {
        1
    }
    /// Units of an element.
    fn len(&self) -> usize;
    /// Units of a table of `count` elements.
    fn table_len(&self, count: usize) -> usize;
    /// z = 1.
    fn set_one(&self, z: &mut [Self::Unit]);
    /// z = z * x.
    fn mul_assign(&self, z: &mut [Self::Unit], x: &[Self::Unit], t: &mut [Self::Unit]);
    /// z = z^2.
    fn sqr_assign(&self, z: &mut [Self::Unit], t: &mut [Self::Unit]);
    /// Makes x the entry of a table.
    fn pack(&self, table: &mut [Self::Unit], entry: usize, x: &[Self::Unit]);
    /// z = in each lane the entry that its secret index names, of a table of `count`.
    fn select(&self, z: &mut [Self::Unit], table: &[Self::Unit], count: usize, index: &[u64]);
}

/// Arithmetic that multiplies by small powers of two cheaply, see [`super::base2`].
pub(crate) trait PowersOfTwo: Arithmetic {
    /// log2 of the factor that such a product takes away.
    fn digit_bits(&self) -> usize;
    /// z = z * 2^(k - digit bits) with a secret k below them for each lane.
    fn mul_power_of_two(&self, z: &mut [Self::Unit], k: &[u64], t: &mut [Self::Unit]);
}

/// A secret exponent: the low `bits` bits of the limbs.
#[derive(Clone, Copy)]
pub(crate) struct Exponent<'a> {
    pub(crate) limbs: &'a [Limb],
    pub(crate) bits: usize,
}

impl Exponent<'_> {
    /// The `width` bits from `position` up.
    pub(super) fn digit(&self, position: usize, width: usize) -> u64 {
        let width = width.min(self.bits.saturating_sub(position));
        digit(self.limbs, position, width) as u64
    }
}

/// A public exponent.
#[derive(Clone, Copy)]
pub(crate) struct PublicExponent<'a> {
    pub(crate) limbs: &'a [Limb],
    /// Whether the lowest bit is taken as zero.
    pub(crate) even: bool,
}

impl PublicExponent<'_> {
    pub(crate) fn bits(&self) -> usize {
        bit_len_vartime(self.limbs)
    }

    fn digit(&self, position: usize, width: usize) -> usize {
        let ignored = usize::from(self.even && position == 0);
        digit(self.limbs, position, width) & !ignored
    }
}

/// Most lanes of an engine.
pub(super) const MAX_LANES: usize = 8;

/// z = product of base^exponent over the factors, with an exponent for each lane.
///
/// A fixed window of `w` bits. `scratch` has an element, K tables of 2^w elements, and what
/// the arithmetic itself takes.
pub(crate) fn fixed_window<A: Arithmetic, const K: usize>(
    a: &A,
    z: &mut [A::Unit],
    factors: [(&[A::Unit], &[Exponent<'_>]); K],
    w: usize,
    scratch: &mut [A::Unit],
) {
    let (lanes, count) = (a.lanes(), 1 << w);
    let table_len = a.table_len(count);
    let (entry, rest) = scratch.split_at_mut(a.len());
    let (tables, t) = rest.split_at_mut(K * table_len);
    for (table, (base, exponents)) in tables.chunks_exact_mut(table_len).zip(factors) {
        assert_eq!(exponents.len(), lanes, "an exponent for each lane");
        fill_table(a, table, count, base, entry, t);
    }
    let exponents = || factors.iter().flat_map(|(_, exponents)| *exponents);
    let bits = exponents().map(|e| e.bits).max().unwrap_or(0);
    // The last ones do not stay on the stack.
    let mut index = Zeroizing::new([0_u64; MAX_LANES]);
    a.set_one(z);
    let mut started = false;
    // The highest window may be narrower, for there are no bits beyond `bits`.
    for position in (0..bits).step_by(w).rev() {
        if started {
            for _ in 0..w {
                a.sqr_assign(z, t);
            }
        }
        for (table, (_, exponents)) in tables.chunks_exact(table_len).zip(factors) {
            for (i, e) in index.iter_mut().zip(exponents) {
                *i = e.digit(position, w);
            }
            if started {
                a.select(entry, table, count, &index[..lanes]);
                a.mul_assign(z, entry, t);
            } else {
                a.select(z, table, count, &index[..lanes]);
                started = true;
            }
        }
    }
}

/// table = base^0, base^1, base^2, ...
fn fill_table<A: Arithmetic>(
    a: &A,
    table: &mut [A::Unit],
    count: usize,
    base: &[A::Unit],
    power: &mut [A::Unit],
    t: &mut [A::Unit],
) {
    a.set_one(power);
    a.pack(table, 0, power);
    power.copy_from_slice(base);
    a.pack(table, 1, power);
    for i in 2..count {
        a.mul_assign(power, base, t);
        a.pack(table, i, power);
    }
}

/// z = product of base^exponent over the factors; branches on the exponents.
///
/// Sliding windows of `windows` bits, one for each factor. `scratch` has for each factor a table of
/// 2^(window - 1) elements, and what the arithmetic itself takes but at least an element.
pub(crate) fn sliding_window_vartime<A: Arithmetic, const K: usize>(
    a: &A,
    z: &mut [A::Unit],
    factors: [(&[A::Unit], PublicExponent<'_>); K],
    windows: [usize; K],
    scratch: &mut [A::Unit],
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
    let bits = factors.iter().map(|f| f.1.bits()).max();
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
fn fill_odd_table<A: Arithmetic>(
    a: &A,
    table: &mut [A::Unit],
    base: &[A::Unit],
    scratch: &mut [A::Unit],
) {
    let n = a.len();
    table[..n].copy_from_slice(base);
    if table.len() == n {
        return;
    }
    let (square, t) = scratch.split_at_mut(n);
    square.copy_from_slice(base);
    a.sqr_assign(square, t);
    for i in 1..table.len() / n {
        table.copy_within((i - 1) * n..i * n, i * n);
        a.mul_assign(&mut table[i * n..][..n], square, t);
    }
}

/// A factor on its way down its exponent.
struct Track<'a, U> {
    exponent: PublicExponent<'a>,
    table: &'a [U],
    window: usize,
    /// Lowest bit of the window begun, and its table entry.
    pending: Option<(usize, usize)>,
}

impl<U> Track<'_, U> {
    /// The entry to multiply by at this bit position, where a window ends.
    fn entry_at(&mut self, position: usize) -> Option<usize> {
        if self.pending.is_none() && self.exponent.digit(position, 1) == 1 {
            // The window reaches down to a set bit, so its digit is odd.
            let mut low = (position + 1).saturating_sub(self.window);
            while self.exponent.digit(low, 1) == 0 {
                low += 1;
            }
            let odd = self.exponent.digit(low, position - low + 1);
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
        type Unit = Limb;
        fn len(&self) -> usize {
            1
        }
        fn table_len(&self, count: usize) -> usize {
            count
        }
        fn set_one(&self, z: &mut [Limb]) {
            self.trace.borrow_mut().push("one");
            z[0] = 0;
        }
        fn mul_assign(&self, z: &mut [Limb], x: &[Limb], _t: &mut [Limb]) {
            self.trace.borrow_mut().push("mul");
            z[0] = z[0].wrapping_add(x[0]);
        }
        fn sqr_assign(&self, z: &mut [Limb], _t: &mut [Limb]) {
            self.trace.borrow_mut().push("sqr");
            z[0] = z[0].wrapping_mul(2);
        }
        fn pack(&self, table: &mut [Limb], entry: usize, x: &[Limb]) {
            self.trace.borrow_mut().push("pack");
            table[entry] = x[0];
        }
        fn select(&self, z: &mut [Limb], table: &[Limb], count: usize, index: &[u64]) {
            let &[index] = index else { panic!("one lane") };
            assert_eq!(table.len(), count);
            self.trace.borrow_mut().push("select");
            self.selected.borrow_mut().push(index as usize);
            // The table is right, whole, and read whole.
            for (i, &power) in table.iter().enumerate() {
                assert_eq!(power, table[1].wrapping_mul(i as Limb));
            }
            limbs_core::table_select(z, table, index as usize);
        }
    }

    /// base * exponent by a window of w bits, and what was done.
    fn run(base: Limb, exponent: Limb, bits: usize, w: usize) -> (Limb, Logarithms) {
        let a = Logarithms::default();
        let mut z = [99];
        let mut scratch = vec![77; (1 << w) + 1];
        let exponent = Exponent {
            limbs: &[exponent],
            bits,
        };
        fixed_window(&a, &mut z, [(&[base], &[exponent])], w, &mut scratch);
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
    }

    #[test]
    fn sliding_windows_reach_every_exponent() {
        for w in 1..=5 {
            for w2 in [1, 3] {
                for exponent in 0..1 << 9 {
                    let a = Logarithms::default();
                    let mut z = [99];
                    let mut scratch = vec![0; (1 << w) + (1 << w2)];
                    let even = exponent % 5 == 0;
                    let e = |limbs, even| PublicExponent { limbs, even };
                    let (limbs, third) = ([exponent, 0], [exponent / 3]);
                    let factors: [(&[Limb], _); 2] =
                        [(&[7], e(&limbs, even)), (&[11], e(&third, false))];
                    sliding_window_vartime(&a, &mut z, factors, [w, w2], &mut scratch);
                    let cleared = if even { exponent & !1 } else { exponent };
                    assert_eq!(z[0], 7 * cleared + 11 * (exponent / 3));
                }
            }
        }
    }

    #[test]
    fn f4_takes_sixteen_squares_and_a_product() {
        let a = Logarithms::default();
        let mut z = [0];
        let exponent = PublicExponent {
            limbs: &[65537],
            even: false,
        };
        sliding_window_vartime(&a, &mut z, [(&[1], exponent)], [1], &mut [0; 2]);
        assert_eq!(z[0], 65537);
        let count = |what| a.trace.borrow().iter().filter(|&&t| t == what).count();
        assert_eq!((count("sqr"), count("mul")), (16, 1));
    }
}
