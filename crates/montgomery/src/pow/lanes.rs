//! Powers side by side in the lanes of an engine.
//!
//! The engine's factor is R' = 2^r, the kernels' R = B^n. A form x * R enters as x * R' after a product by
//! the form of 2^r / R; a product by R^2 in the engine makes x * R' into x * R^2 again, which the kernels reduce to
//! the form x * R below m.

#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};
use core::cell::RefCell;

use limbs_core::engine::{Block, Engine, Layout, Shape, blocks_in, limbs_for_blocks};
use limbs_core::{LIMB_BITS, Limb};

use super::base2::{self, power_of_two};
use super::ladder::{self, Arithmetic, Exponent, MAX_LANES, PowersOfTwo, PublicExponent};
use super::window::engine_window;
use crate::kernels::Kernels;
use crate::scratch;
#[cfg(feature = "alloc")]
use zeroize::{Zeroize, Zeroizing};

/// A modulus for one lane.
#[derive(Clone, Copy)]
pub(crate) struct Lane<'a> {
    pub(crate) kernels: Kernels<'a>,
    /// R^2 modulo the modulus, R = 2^(bits of n limbs).
    pub(crate) r_squared: &'a [Limb],
}

impl Lane<'_> {
    /// z = 2^k modulo the modulus, for k from the bits of n limbs to twice as many.
    fn power_of_two(&self, z: &mut [Limb], k: usize, x: &mut [Limb], t: &mut [Limb]) {
        let k = k - x.len() * LIMB_BITS;
        x.fill(0);
        x[k / LIMB_BITS] = 1 << (k % LIMB_BITS);
        self.kernels.mul(z, x, self.r_squared, t);
    }
}

/// What is raised, in forms, to which powers.
#[derive(Clone, Copy)]
pub(crate) enum Work<'a, const L: usize> {
    /// Each base to a secret exponent.
    Bases([&'a [Limb]; L], [Exponent<'a>; L]),
    /// Two to secret exponents.
    Two([Exponent<'a>; L]),
    /// Each base to the same public exponent, by sliding windows of so many bits.
    Public([&'a [Limb]; L], PublicExponent<'a>, usize),
}

/// An engine chosen for powers of up to a number of bits modulo numbers of n limbs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    layout: Layout,
    n: usize,
    bits: usize,
    window: usize,
}

/// What an engine needs of its moduli for many powers of numbers: the moduli, R', and what makes an
/// engine's form of a number and a kernels' form of an engine's, R'^2 and R modulo each modulus.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub(crate) struct Context {
    layout: Layout,
    n: usize,
    blocks: Vec<Block>,
}

#[cfg(feature = "alloc")]
impl Context {
    /// The engine.
    pub(crate) fn engine(&self) -> Engine {
        self.layout.engine()
    }

    /// For moduli of one length in limbs, if an engine takes as many of them.
    pub(crate) fn new<const L: usize>(engine: Engine, lanes: [Lane<'_>; L]) -> Option<Self> {
        let n = lanes.first()?.kernels.m.len();
        let same = lanes.iter().all(|lane| lane.kernels.m.len() == n);
        let layout = Plan::with(engine, n, 1).filter(|_| same)?.layout;
        let value_len = layout.value_len();
        let mut blocks = vec![Block::ZERO; layout.modulus_len() + 3 * value_len];
        let (modulus, values) = blocks.split_at_mut(layout.modulus_len());
        let (one, values) = values.split_at_mut(value_len);
        let (into, out) = values.split_at_mut(value_len);

        let mut limbs =
            Zeroizing::new(vec![0; 2 * L * n + 2 * n + scratch::mul(n)].into_boxed_slice());
        let (ones, rest) = limbs.split_at_mut(L * n);
        let (squares, rest) = rest.split_at_mut(L * n);
        let (x, rest) = rest.split_at_mut(n);
        let (y, t) = rest.split_at_mut(n);
        copy(ones, n, lanes.map(|lane| lane.kernels.m));
        layout.modulus(modulus, ones);
        for (i, lane) in lanes.iter().enumerate() {
            let (one, square) = (&mut ones[i * n..][..n], &mut squares[i * n..][..n]);
            lane.power_of_two(one, layout.r_bits(), x, t);
            // R' * (R' * R^2 / R) / R.
            lane.kernels.mul(y, one, lane.r_squared, t);
            lane.kernels.mul(square, one, y, t);
        }
        layout.enter(one, ones);
        layout.enter(into, squares);
        copy(ones, n, lanes.map(|lane| lane.kernels.one));
        layout.enter(out, ones);
        Some(Self { layout, n, blocks })
    }

    /// The plan for powers of up to so many bits.
    pub(crate) fn plan(&self, bits: usize) -> Plan {
        Plan::with(self.layout.engine(), self.n, bits).expect("as when this was made")
    }
}

#[cfg(feature = "alloc")]
impl Drop for Context {
    fn drop(&mut self) {
        self.blocks.iter_mut().for_each(|block| block.0.zeroize());
    }
}

/// An engine with its moduli, and the scratch of a product.
///
/// Modulus, scratch, the power and the table's entry stand side by side: where a load has the same address modulo 4096
/// as a store before it, processors take the one for the other's and wait, a fifth of the time of a product.
struct Moduli<'t> {
    layout: Layout,
    modulus: &'t [Block],
    one: &'t [Block],
    scratch: RefCell<&'t mut [Block]>,
}

/// What a power takes, in the order in which it stands.
struct Buffers<'t> {
    one: &'t mut [Block],
    base: &'t mut [Block],
    modulus: &'t mut [Block],
    scratch: &'t mut [Block],
    power: &'t mut [Block],
    /// What the ladder takes.
    rest: &'t mut [Block],
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

    fn mul_assign(&self, z: &mut [Block], x: &[Block], _t: &mut [Block]) {
        let scratch = &mut self.scratch.borrow_mut();
        self.layout.mul_assign(z, x, self.modulus, scratch);
    }

    fn sqr_assign(&self, z: &mut [Block], _t: &mut [Block]) {
        let scratch = &mut self.scratch.borrow_mut();
        self.layout.sqr_assign(z, self.modulus, scratch);
    }

    fn pack(&self, table: &mut [Block], entry: usize, x: &[Block]) {
        self.layout.pack(table, entry, x);
    }

    fn select(&self, z: &mut [Block], table: &[Block], count: usize, index: &[u64]) {
        self.layout.select(z, table, count, index);
    }
}

impl PowersOfTwo for Moduli<'_> {
    fn digit_bits(&self) -> usize {
        self.layout.engine().radix_bits()
    }

    fn mul_power_of_two(&self, z: &mut [Block], k: &[u64], _t: &mut [Block]) {
        let mut powers = [0; MAX_LANES];
        for (power, k) in powers.iter_mut().zip(k) {
            *power = 1 << k;
        }
        self.layout
            .mul_1_assign(z, &powers[..k.len()], self.modulus);
    }
}

impl Plan {
    /// Bits of the shortest exponent that pays: the conversions take as long as about five products.
    pub(crate) const SHORTEST: usize = 16;

    /// The best engine of that shape, if one beats the kernels and the conversions pay.
    pub(crate) fn new(shape: Shape, n: usize, bits: usize) -> Option<Self> {
        if bits < Self::SHORTEST {
            return None;
        }
        Self::with(Engine::best(shape, n * LIMB_BITS, bits)?, n, bits)
    }

    /// That engine, if it takes numbers of n limbs.
    pub(crate) fn with(engine: Engine, n: usize, bits: usize) -> Option<Self> {
        // The size in whole limbs, so that the engine's R is above that of the kernels.
        let layout = engine.layout(n * LIMB_BITS)?;
        // The quotient of the two fits in n limbs, times one digit too, and the engine's values in 2n.
        let fits = layout.r_bits() + engine.radix_bits() < 2 * n * LIMB_BITS;
        let digits = layout.r_bits() / engine.radix_bits();
        let window = engine_window(digits, bits, layout.max_entries());
        fits.then_some(Self {
            layout,
            n,
            bits,
            window,
        })
    }

    /// The engine.
    pub(crate) fn engine(&self) -> Engine {
        self.layout.engine()
    }

    /// The widest sliding window for which [`scratch_len`](Self::scratch_len) has room.
    pub(crate) fn sliding_window(&self) -> usize {
        let powers = self.layout.table_len(1 << self.window) / self.layout.value_len();
        1 + powers.max(1).ilog2() as usize
    }

    /// Limbs of scratch for [`run`](Self::run), but for powers of two. Long exponents take no more than
    /// those that ask for the widest window.
    pub(crate) fn scratch_len(&self) -> usize {
        self.limbs_len() + limbs_for_blocks(self.blocks_len())
    }

    /// The same for powers of two, whose sums grow with the exponent.
    pub(crate) fn scratch_len_base2(&self) -> usize {
        self.scratch_len() + self.sums_len()
    }

    /// Limbs beside the blocks and the sums: for each lane a number and a double one, and what a product takes.
    fn limbs_len(&self) -> usize {
        self.lanes() * 3 * self.n + scratch::mul(self.n)
    }

    /// Limbs of the sums of [`base2`].
    fn sums_len(&self) -> usize {
        self.lanes() * base2::sum_len(self.bits)
    }

    /// The moduli, one, the base, the power, and the ladder's scratch: an entry, the product's, and a table, of
    /// packed powers or fewer that are not.
    fn blocks_len(&self) -> usize {
        let l = &self.layout;
        let table = l.table_len(1 << self.window).max(l.value_len());
        l.modulus_len() + 4 * l.value_len() + l.scratch_len() + table
    }

    fn lanes(&self) -> usize {
        self.engine().lanes()
    }

    /// The buffers in so much scratch as [`blocks_len`](Self::blocks_len) says.
    fn buffers<'t>(&self, scratch: &'t mut [Limb]) -> Buffers<'t> {
        let mut rest = blocks_in(scratch);
        let mut take = |len: usize| rest.split_off_mut(..len).expect("counted in blocks_len");
        let value_len = self.layout.value_len();
        Buffers {
            one: take(value_len),
            base: take(value_len),
            modulus: take(self.layout.modulus_len()),
            scratch: take(self.layout.scratch_len()),
            power: take(value_len),
            rest,
        }
    }

    /// z = the power in every lane, a form.
    pub(crate) fn run<const L: usize>(
        &self,
        z: [&mut [Limb]; L],
        lanes: [Lane<'_>; L],
        work: Work<'_, L>,
        scratch: &mut [Limb],
    ) {
        assert_eq!(L, self.lanes(), "a power for each lane");
        let n = self.n;
        let sums_len = match work {
            Work::Two(_) => self.sums_len(),
            _ => 0,
        };
        scratch::check(scratch, self.scratch_len() + sums_len);
        let (limbs, scratch) = scratch.split_at_mut(self.limbs_len() + sums_len);
        let (numbers, rest) = limbs.split_at_mut(L * n);
        let (wide, rest) = rest.split_at_mut(2 * L * n);
        let (sums, t) = rest.split_at_mut(sums_len);
        let buffers = self.buffers(scratch);
        let (one, base, modulus, power) =
            (buffers.one, buffers.base, buffers.modulus, buffers.power);

        copy(numbers, n, lanes.map(|lane| lane.kernels.m));
        self.layout.modulus(modulus, numbers);
        // Two enters the ladder as the power of itself with which that begins.
        let first = match work {
            Work::Two(_) => self.engine().radix_bits(),
            _ => 0,
        };
        for (i, lane) in lanes.iter().enumerate() {
            // numbers = 2^r mod m, the engine's 1.
            let (one, x) = (&mut numbers[i * n..][..n], &mut wide[i * n..][..n]);
            lane.power_of_two(one, self.layout.r_bits() + first, x, t);
            if let Work::Bases(bases, _) | Work::Public(bases, ..) = work {
                // wide = base * 2^r / R.
                lane.kernels.mul(x, bases[i], one, t);
            }
        }
        self.layout.enter(one, numbers);
        self.layout.enter(base, &wide[..L * n]);
        let moduli = Moduli {
            layout: self.layout,
            modulus,
            one,
            scratch: RefCell::new(buffers.scratch),
        };
        self.climb(&moduli, power, base, work, sums, buffers.rest);

        copy(numbers, n, lanes.map(|lane| lane.r_squared));
        self.layout.enter(base, numbers);
        moduli.mul_assign(power, base, &mut []);
        self.layout.leave(wide, power);
        for ((z, lane), wide) in z.into_iter().zip(lanes).zip(wide.chunks_exact_mut(2 * n)) {
            // Values are below 2^31 * m in every engine, hence below m * R.
            lane.kernels.redc(z, wide);
        }
    }

    /// z = the power in every lane, a number, where the bases are numbers below the moduli.
    #[cfg(feature = "alloc")]
    pub(crate) fn run_on_numbers<const L: usize>(
        &self,
        context: &Context,
        z: [&mut [Limb]; L],
        kernels: [Kernels<'_>; L],
        (bases, work): ([&[Limb]; L], Work<'_, L>),
        scratch: &mut [Limb],
    ) {
        assert_eq!(L, self.lanes(), "a power for each lane");
        let n = self.n;
        scratch::check(scratch, self.scratch_len());
        let (limbs, scratch) = scratch.split_at_mut(self.limbs_len());
        let (numbers, rest) = limbs.split_at_mut(L * n);
        let (wide, _) = rest.split_at_mut(2 * L * n);
        let buffers = self.buffers(scratch);
        let (base, power) = (buffers.base, buffers.power);
        let (layout, value_len) = (self.layout, self.layout.value_len());
        let (modulus, values) = context.blocks.split_at(layout.modulus_len());
        let (one, values) = values.split_at(value_len);
        let (into, out) = values.split_at(value_len);
        // Beside the scratch, see `Moduli`.
        buffers.modulus.copy_from_slice(modulus);
        let moduli = Moduli {
            layout,
            modulus: buffers.modulus,
            one,
            scratch: RefCell::new(buffers.scratch),
        };

        copy(numbers, n, bases);
        layout.enter(base, numbers);
        moduli.mul_assign(base, into, &mut []);
        // Powers of two, which take sums, are not among this work.
        self.climb(&moduli, power, base, work, &mut [], buffers.rest);
        moduli.mul_assign(power, out, &mut []);
        layout.leave(wide, power);
        for ((z, kernels), wide) in z.into_iter().zip(kernels).zip(wide.chunks_exact_mut(2 * n)) {
            // x * R, as in `run`.
            kernels.redc(z, wide);
        }
    }

    /// power = what the ladder makes of the base, or of two. The bases of `work` are not looked at.
    fn climb<const L: usize>(
        &self,
        moduli: &Moduli<'_>,
        power: &mut [Block],
        base: &[Block],
        work: Work<'_, L>,
        sums: &mut [Limb],
        rest: &mut [Block],
    ) {
        match work {
            Work::Bases(_, exponents) => {
                let factors = [(base, &exponents[..])];
                ladder::fixed_window(moduli, power, factors, self.window, rest);
            }
            Work::Two(exponents) => {
                power.copy_from_slice(moduli.one);
                power_of_two(moduli, power, &exponents, sums, rest);
            }
            Work::Public(_, exponent, window) => {
                let factors = [(base, exponent)];
                ladder::sliding_window_vartime(moduli, power, factors, [window], rest);
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

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use limbs_testkit::{TestRng, cases, generate};

    use super::*;
    use crate::scratch::max_numbers;
    use crate::{BoxedForm, BoxedModulus};

    fn engines() -> impl Iterator<Item = Engine> {
        Engine::all().chain(Engine::references())
    }

    /// What is reserved on the stack is enough for every engine: for its lanes, and for powers modulo
    /// arrays of every length where it wins.
    #[test]
    fn engines_fit_what_is_reserved_for_them() {
        for engine in engines() {
            let lanes = engine.lanes();
            assert!(lanes <= MAX_LANES, "{engine:?} has too many lanes");
            // Twice 16384 bits, and an exponent for each width of the window. The references stand for
            // engines that win.
            let reference = Engine::references().any(|other| other.name() == engine.name());
            let wins = |bits| engine.wins(bits, bits) || reference && bits >= 320;
            for n in (1..=32768 / LIMB_BITS).filter(|n| wins(n * LIMB_BITS)) {
                for bits in [1, 10, 50, 200, 1000, n * LIMB_BITS, 1 << 30] {
                    let Some(plan) = Plan::with(engine, n, bits) else {
                        continue;
                    };
                    // A table for an exponent longer than the modulus may take what a batch may. Its sums have
                    // no place.
                    let (len, reserved) = if bits <= n * LIMB_BITS {
                        (plan.scratch_len_base2(), max_numbers(lanes))
                    } else {
                        (plan.scratch_len(), max_numbers(4))
                    };
                    assert!(
                        len <= reserved * n,
                        "{engine:?} takes {len} limbs of scratch for {n} limbs and {bits} bits"
                    );
                }
            }
        }
    }

    /// Every engine, whether it wins here or not, gives what the kernels give.
    #[test]
    fn engines_agree_with_the_kernels() {
        let mut rng = TestRng::for_test("engines_agree_with_the_kernels");
        for engine in engines() {
            for n in [1, 2, 3, 7, 8, 16, 24, 32, 33, 48, 64] {
                for _ in 0..cases(3) {
                    match engine.lanes() {
                        1 => check::<1>(engine, &mut rng, n),
                        2 => check::<2>(engine, &mut rng, n),
                        4 => check::<4>(engine, &mut rng, n),
                        lanes => panic!("{engine:?} has {lanes} lanes"),
                    }
                }
            }
        }
    }

    fn check<const L: usize>(engine: Engine, rng: &mut TestRng, n: usize) {
        let moduli: [BoxedModulus; L] = core::array::from_fn(|_| {
            BoxedModulus::new(&generate::odd_modulus::<Limb>(rng, n)).unwrap()
        });
        let bits = 100_usize;
        let len = bits.div_ceil(LIMB_BITS);
        let e: [Vec<Limb>; L] = core::array::from_fn(|_| generate::number(rng, len));
        let bases: [BoxedForm; L] =
            core::array::from_fn(|i| moduli[i].reduce(&generate::number::<Limb>(rng, n)));
        let Some(plan) = Plan::with(engine, n, bits) else {
            // It may refuse what is shorter or longer than its digits.
            let wins = engine.wins(n * LIMB_BITS, n * LIMB_BITS);
            return assert!(!wins, "{engine:?} takes {n} limbs");
        };
        let lanes: [Lane<'_>; L] = core::array::from_fn(|i| moduli[i].lane());
        let forms = core::array::from_fn(|i| bases[i].limbs());
        let exponents = core::array::from_fn(|i| Exponent { limbs: &e[i], bits });
        let public = PublicExponent {
            limbs: &e[0],
            even: false,
        };
        for work in [
            Work::Bases(forms, exponents),
            Work::Two(exponents),
            Work::Public(forms, public, plan.sliding_window().min(3)),
        ] {
            let mut z: [BoxedForm; L] = core::array::from_fn(|i| moduli[i].zero());
            let results = z.each_mut().map(|z| z.limbs_mut());
            let mut scratch = match work {
                Work::Two(_) => vec![7; plan.scratch_len_base2()],
                _ => vec![7; plan.scratch_len()],
            };
            plan.run(results, lanes, work, &mut scratch);
            for i in 0..L {
                let kernels = moduli[i].kernels();
                let (mut expected, mut scratch) = (moduli[i].zero(), vec![0; 99 * n + 99]);
                // A window of one bit, by the kernels whatever the length.
                let two = moduli[i].double(&moduli[i].one());
                let (base, exponent) = match work {
                    Work::Two(_) => (two.limbs(), exponents[i]),
                    Work::Bases(..) => (forms[i], exponents[i]),
                    Work::Public(..) => {
                        let bits = len * LIMB_BITS;
                        (
                            forms[i],
                            Exponent {
                                bits,
                                ..exponents[0]
                            },
                        )
                    }
                };
                let factors = [(base, &[exponent][..])];
                ladder::fixed_window(&kernels, expected.limbs_mut(), factors, 1, &mut scratch);
                assert_eq!(
                    z[i].limbs(),
                    expected.limbs(),
                    "{engine:?}, {n} limbs, lane {i}"
                );
            }
        }
    }
}
