//! Powers side by side in the lanes of an engine.

use limbs_core::engine::{Block, Engine, Layout, Shape, blocks_in, limbs_for_blocks};
use limbs_core::{LIMB_BITS, Limb};

use super::ladder::{self, Arithmetic, Exponent};
use super::window::window;
use crate::kernels::Kernels;
use crate::scratch;

/// A power for one lane.
#[derive(Clone, Copy)]
pub(crate) struct Lane<'a> {
    pub(crate) kernels: Kernels<'a>,
    /// R^2 modulo the modulus, R = 2^(bits of n limbs).
    pub(crate) r_squared: &'a [Limb],
    /// The base, a form.
    pub(crate) base: &'a [Limb],
    pub(crate) exponent: Exponent<'a>,
}

/// An engine chosen for powers of up to a number of bits modulo numbers of n limbs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    layout: Layout,
    n: usize,
    window: usize,
}

/// An engine with its moduli.
struct Moduli<'t> {
    layout: Layout,
    modulus: &'t [Block],
    one: &'t [Block],
}

impl Moduli<'_> {
    /// The scratch of a product.
    fn product<'t>(&self, t: &'t mut [Block]) -> &'t mut [Block] {
        &mut t[..self.layout.scratch_len()]
    }
}

impl Arithmetic for Moduli<'_> {
    type Unit = Block;

    fn lanes(&self) -> usize {
        self.layout.engine().lanes()
    }

    fn len(&self) -> usize {
        self.layout.value_len()
    }

    fn table_len(&self, count: usize) -> usize {
        self.layout.table_len(count)
    }

    fn set_one(&self, z: &mut [Block]) {
        z.copy_from_slice(self.one);
    }

    fn mul_assign(&self, z: &mut [Block], x: &[Block], t: &mut [Block]) {
        let product = self.product(t);
        self.layout.mul_assign(z, x, self.modulus, product);
    }

    fn sqr_assign(&self, z: &mut [Block], t: &mut [Block]) {
        let product = self.product(t);
        self.layout.sqr_assign(z, self.modulus, product);
    }

    fn pack(&self, table: &mut [Block], entry: usize, x: &[Block]) {
        self.layout.pack(table, entry, x);
    }

    fn select(&self, z: &mut [Block], table: &[Block], count: usize, index: &[u64]) {
        self.layout.select(z, table, count, index);
    }
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
        // The quotient of the two fits in n limbs, and the engine's values in 2n.
        let fits = layout.r_bits() < 2 * n * LIMB_BITS;
        (fits && 1 << window <= layout.max_entries()).then_some(Self { layout, n, window })
    }

    /// The engine.
    pub(crate) fn engine(&self) -> Engine {
        self.layout.engine()
    }

    /// Limbs of scratch for [`run`](Self::run).
    pub(crate) fn scratch_len(&self) -> usize {
        self.limbs_len() + limbs_for_blocks(self.blocks_len())
    }

    /// Limbs beside the blocks: for each lane a number and a double one, and what a product takes.
    fn limbs_len(&self) -> usize {
        3 * self.lanes() * self.n + scratch::mul(self.n)
    }

    /// The moduli, one, the base, the power, and the ladder's scratch.
    fn blocks_len(&self) -> usize {
        let l = &self.layout;
        5 * l.value_len() + l.table_len(1 << self.window) + l.scratch_len()
    }

    fn lanes(&self) -> usize {
        self.engine().lanes()
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
        let mut rest = blocks_in(scratch);
        let mut take = || rest.split_off_mut(..self.layout.value_len());
        let mut value = || take().expect("counted in blocks_len");
        let (modulus, one, base, power) = (value(), value(), value(), value());

        copy(numbers, n, lanes.map(|lane| lane.kernels.m));
        self.layout.modulus(modulus, numbers);
        for (i, lane) in lanes.iter().enumerate() {
            // numbers = 2^r mod m, the engine's 1; wide = base * 2^r / R.
            let (one, x) = (&mut numbers[i * n..][..n], &mut wide[i * n..][..n]);
            let shift = self.layout.r_bits() - n * LIMB_BITS;
            x.fill(0);
            x[shift / LIMB_BITS] = 1 << (shift % LIMB_BITS);
            lane.kernels.mul(one, x, lane.r_squared, t);
            lane.kernels.mul(x, lane.base, one, t);
        }
        self.layout.enter(one, numbers);
        self.layout.enter(base, &wide[..L * n]);
        let moduli = Moduli {
            layout: self.layout,
            modulus,
            one,
        };
        let exponents = lanes.map(|lane| lane.exponent);
        let factors = [(&*base, &exponents[..])];
        ladder::fixed_window(&moduli, power, factors, self.window, rest);

        copy(numbers, n, lanes.map(|lane| lane.r_squared));
        self.layout.enter(base, numbers);
        moduli.mul_assign(power, base, rest);
        self.layout.leave(wide, power);
        for ((z, lane), wide) in z.into_iter().zip(lanes).zip(wide.chunks_exact_mut(2 * n)) {
            // Below 2M < 2^(radix bits + 1) * m, hence below m * R.
            lane.kernels.redc(z, wide);
        }
    }
}

/// The lanes' numbers of n limbs, one after the other.
fn copy<const L: usize>(z: &mut [Limb], n: usize, x: [&[Limb]; L]) {
    for (z, x) in z.chunks_exact_mut(n).zip(x) {
        z.copy_from_slice(x);
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use limbs_testkit::{TestRng, cases, generate};

    use super::*;
    use crate::pow::ladder::MAX_LANES;
    use crate::scratch::MAX_NUMBERS_PAIR;
    use crate::{BoxedForm, BoxedModulus};

    /// What is reserved on the stack is enough for every engine: for its lanes, and for pairs
    /// in arrays of every length where it wins.
    #[test]
    fn engines_fit_what_is_reserved_for_them() {
        for engine in Engine::all().chain(Engine::references()) {
            assert!(engine.lanes() <= MAX_LANES, "{engine:?} has too many lanes");
            if engine.shape() != Shape::Pair {
                continue;
            }
            // Twice 16384 bits, and an exponent for each width of the window.
            for n in (1..=32768 / LIMB_BITS).filter(|n| engine.wins(n * LIMB_BITS)) {
                for bits in [1, 10, 50, 200, 1000, 1 << 20] {
                    let len = Plan::with(engine, n, bits).map_or(0, |plan| plan.scratch_len());
                    assert!(
                        len <= MAX_NUMBERS_PAIR * n,
                        "{engine:?} takes {len} limbs of scratch for {n} limbs"
                    );
                }
            }
        }
    }

    /// Every pair engine, whether it wins here or not, gives what the kernels give.
    #[test]
    fn pair_engines_agree_with_the_kernels() {
        let mut rng = TestRng::for_test("pair_engines_agree_with_the_kernels");
        let engines = Engine::all().chain(Engine::references());
        for engine in engines.filter(|engine| engine.shape() == Shape::Pair) {
            for n in [1, 2, 3, 7, 16, 33] {
                for _ in 0..cases(3) {
                    check(engine, &mut rng, n);
                }
            }
        }
    }

    fn check(engine: Engine, rng: &mut TestRng, n: usize) {
        let mut modulus = || BoxedModulus::new(&generate::odd_modulus::<Limb>(rng, n)).unwrap();
        let moduli = [modulus(), modulus()];
        let bits = 100;
        let e: [Vec<Limb>; 2] =
            [(); 2].map(|()| generate::number(rng, 100_usize.div_ceil(LIMB_BITS)));
        let bases = [0, 1].map(|i: usize| moduli[i].reduce(&generate::number::<Limb>(rng, n)));
        let lane = |i: usize| Lane {
            kernels: moduli[i].kernels(),
            r_squared: moduli[i].r_squared_limbs(),
            base: bases[i].limbs(),
            exponent: Exponent { limbs: &e[i], bits },
        };
        let Some(plan) = Plan::with(engine, n, bits) else {
            // It may refuse what is shorter than its fewest digits.
            let short = n * LIMB_BITS < 192 && !engine.wins(n * LIMB_BITS);
            return assert!(short, "{engine:?} takes {n} limbs");
        };
        let mut z: [BoxedForm; 2] = [moduli[0].zero(), moduli[1].zero()];
        let [z0, z1] = &mut z;
        let results = [z0.limbs_mut(), z1.limbs_mut()];
        plan.run(
            results,
            [lane(0), lane(1)],
            &mut vec![7; plan.scratch_len()],
        );
        for i in 0..2 {
            let expected = moduli[i].pow(&bases[i], &e[i], bits);
            assert_eq!(
                z[i].limbs(),
                expected.limbs(),
                "{engine:?}, {n} limbs, lane {i}"
            );
        }
    }
}
