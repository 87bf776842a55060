//! Powers side by side in the lanes of an engine.

use limbs_core::engine::{Block, Engine, Layout, Shape, blocks_in, limbs_for_blocks};
use limbs_core::{LIMB_BITS, Limb};

use super::window::{digit, window};
use crate::kernels::Kernels;
use crate::pow::ladder::Arithmetic;
use crate::scratch;

/// A power for one lane.
#[derive(Clone, Copy)]
pub(crate) struct Lane<'a> {
    pub(crate) kernels: Kernels<'a>,
    /// R^2 modulo the modulus, R = 2^(bits of n limbs).
    pub(crate) r_squared: &'a [Limb],
    /// The base, a form.
    pub(crate) base: &'a [Limb],
    pub(crate) exponent: &'a [Limb],
}

/// An engine chosen for powers of `bits` bits modulo numbers of n limbs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    layout: Layout,
    n: usize,
    bits: usize,
    window: usize,
}

/// The engine's numbers in the scratch.
struct Values<'t> {
    modulus: &'t mut [Block],
    base: &'t mut [Block],
    entry: &'t mut [Block],
    power: &'t mut [Block],
    product: &'t mut [Block],
    table: &'t mut [Block],
}

impl Plan {
    /// The best engine of that shape, if one beats the kernels.
    pub(crate) fn new(shape: Shape, n: usize, bits: usize) -> Option<Self> {
        Self::with(Engine::best(shape, n * LIMB_BITS)?, n, bits)
    }

    /// That engine, if it takes numbers of n limbs.
    fn with(engine: Engine, n: usize, bits: usize) -> Option<Self> {
        let window = window(n, bits);
        // The size in whole limbs, so that the engine's R is above that of the kernels.
        let layout = engine.layout(n * LIMB_BITS)?;
        (1 << window <= layout.max_entries()).then_some(Self {
            layout,
            n,
            bits,
            window,
        })
    }

    /// Limbs of scratch for [`run`](Self::run).
    pub(crate) fn scratch_len(&self) -> usize {
        self.limbs_len() + limbs_for_blocks(self.blocks_len())
    }

    /// Limbs beside the blocks: for each lane a number and a double one, and what a product takes.
    fn limbs_len(&self) -> usize {
        3 * self.lanes() * self.n + scratch::mul(self.n)
    }

    fn blocks_len(&self) -> usize {
        let l = &self.layout;
        4 * l.value_len() + l.scratch_len() + l.table_len(1 << self.window)
    }

    fn lanes(&self) -> usize {
        self.layout.engine().lanes()
    }

    fn values<'t>(&self, scratch: &'t mut [Limb]) -> Values<'t> {
        let mut rest = &mut blocks_in(scratch)[..self.blocks_len()];
        let mut take = |len| rest.split_off_mut(..len).expect("counted in blocks_len");
        let len = self.layout.value_len();
        Values {
            modulus: take(len),
            base: take(len),
            entry: take(len),
            power: take(len),
            product: take(self.layout.scratch_len()),
            table: take(self.layout.table_len(1 << self.window)),
        }
    }

    /// z = base^exponent in every lane, for secret exponents.
    ///
    /// The engine's factor is R' = 2^r, the kernels' R = B^n. A form x * R enters as x * R' after a
    /// product by the form of 2^r / R; a product by R^2 in the engine makes x * R' into x * R^2
    /// again, which the kernels reduce to the form x * R below m.
    pub(crate) fn run<const L: usize>(
        &self,
        z: [&mut [Limb]; L],
        lanes: [Lane<'_>; L],
        scratch: &mut [Limb],
    ) {
        assert_eq!(L, self.lanes(), "a power for each lane");
        let n = self.n;
        let (limbs, scratch) = scratch.split_at_mut(self.limbs_len());
        let (numbers, rest) = limbs.split_at_mut(L * n);
        let (wide, t) = rest.split_at_mut(2 * L * n);
        let mut v = self.values(scratch);

        copy(numbers, n, lanes.map(|lane| lane.kernels.m));
        self.layout.modulus(v.modulus, numbers);
        for (i, lane) in lanes.iter().enumerate() {
            // numbers = 2^r mod m, the engine's 1; wide = base * 2^r / R.
            let (one, x) = (&mut numbers[i * n..][..n], &mut wide[i * n..][..n]);
            let shift = self.layout.r_bits() - n * LIMB_BITS;
            x.fill(0);
            x[shift / LIMB_BITS] = 1 << (shift % LIMB_BITS);
            lane.kernels.mul(one, x, lane.r_squared, t);
            lane.kernels.mul(x, lane.base, one, t);
        }
        self.layout.enter(v.power, numbers);
        self.layout.enter(v.base, &wide[..L * n]);
        self.fill_table(&mut v);
        self.ladder(&mut v, lanes.map(|lane| lane.exponent));

        copy(numbers, n, lanes.map(|lane| lane.r_squared));
        self.layout.enter(v.entry, numbers);
        self.layout
            .mul_assign(v.power, v.entry, v.modulus, v.product);
        self.layout.leave(wide, v.power);
        for ((z, lane), wide) in z.into_iter().zip(lanes).zip(wide.chunks_exact_mut(2 * n)) {
            // Below 2M < 2^(radix bits + 1) * m, hence below m * R.
            lane.kernels.redc(z, wide);
        }
    }

    /// table = base^0, base^1, base^2, ...; `power` holds 1 on entry.
    fn fill_table(&self, v: &mut Values<'_>) {
        self.layout.pack(v.table, 0, v.power);
        for i in 1..1 << self.window {
            if i == 1 {
                v.power.copy_from_slice(v.base);
            } else {
                self.layout
                    .mul_assign(v.power, v.base, v.modulus, v.product);
            }
            self.layout.pack(v.table, i, v.power);
        }
    }

    /// power = base^exponent by a fixed window, every entry of the table being read each time.
    fn ladder<const L: usize>(&self, v: &mut Values<'_>, exponents: [&[Limb]; L]) {
        let (l, w) = (&self.layout, self.window);
        let mut started = false;
        for position in (0..self.bits).step_by(w).rev() {
            // The highest window may be narrower.
            let width = w.min(self.bits - position);
            let index = exponents.map(|e| digit(e, position, width) as u64);
            if started {
                for _ in 0..w {
                    l.sqr_assign(v.power, v.modulus, v.product);
                }
                l.select(v.entry, v.table, 1 << w, &index);
                l.mul_assign(v.power, v.entry, v.modulus, v.product);
            } else {
                l.select(v.power, v.table, 1 << w, &index);
                started = true;
            }
        }
    }
}

/// The lanes' numbers of n limbs, one after the other.
fn copy<const L: usize>(z: &mut [Limb], n: usize, x: [&[Limb]; L]) {
    for (z, x) in z.chunks_exact_mut(n).zip(x) {
        z.copy_from_slice(x);
    }
}
