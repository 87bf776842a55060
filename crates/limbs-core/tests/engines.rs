//! Every engine of the backend, and the reference, against big integers.

use limbs_core::engine::{Block, Engine, Layout};
use limbs_core::kernels::ENGINE_ROWS;
use limbs_core::{LIMB_BITS, Limb};
use limbs_testkit::contract::{Contract, State};
use limbs_testkit::convert::{from_biguint, to_biguint};
use limbs_testkit::generate::{below, number, odd_modulus};
use limbs_testkit::{TestRng, cases};
use num_bigint::BigUint;

/// An engine's numbers for some moduli, and what they stand for.
struct Bench {
    layout: Layout,
    /// Limbs that hold any value of a lane.
    wide: usize,
    scaled: Vec<BigUint>,
    modulus: Vec<Block>,
    scratch: Vec<Block>,
}

impl Bench {
    fn new(engine: Engine, moduli: &[Vec<Limb>]) -> Self {
        let bits = moduli.iter().map(|m| to_biguint(m).bits()).max().unwrap() as usize;
        let layout = engine.layout(bits).expect("a size that the engine takes");
        let wide = layout.r_bits().div_ceil(LIMB_BITS) + 1;
        let mut bench = Self {
            layout,
            wide,
            scaled: Vec::new(),
            modulus: vec![Block::ZERO; layout.modulus_len()],
            scratch: vec![Block([u64::MAX; 8]); layout.scratch_len()],
        };
        layout.modulus(&mut bench.modulus, &moduli.concat());
        for m in moduli {
            let m = to_biguint(m);
            let scaled = scaled(engine, &m);
            let mut state = bench.state();
            state.set_entry("m", m);
            assert_ensures("engine_modulus", state, &scaled);
            bench.scaled.push(scaled);
        }
        bench
    }

    fn lanes(&self) -> usize {
        self.layout.engine().lanes()
    }

    fn value(&self, x: &[BigUint]) -> Vec<Block> {
        let mut z = vec![Block([u64::MAX; 8]); self.layout.value_len()];
        let limbs: Vec<Vec<Limb>> = x.iter().map(|x| from_biguint(x, self.wide)).collect();
        self.layout.enter(&mut z, &limbs.concat());
        z
    }

    fn values(&self, x: &[Block]) -> Vec<BigUint> {
        let mut limbs = vec![Limb::MAX; self.lanes() * self.wide];
        self.layout.leave(&mut limbs, x);
        limbs.chunks(self.wide).map(to_biguint).collect()
    }

    /// A random almost-reduced value for each lane, the extremes among them.
    fn operands(&self, rng: &mut TestRng) -> Vec<BigUint> {
        let operand = |(m, rng): (&BigUint, &mut TestRng)| {
            let bound = m << self.layout.engine().bound_bits();
            match rng.below(5) {
                0 => bound - 1u8,
                1 => m.clone(),
                2 => to_biguint(&number::<Limb>(rng, self.wide)) % bound,
                _ => below(rng, &bound),
            }
        };
        self.scaled.iter().map(|m| operand((m, rng))).collect()
    }

    /// The engine's constants.
    fn state(&self) -> State<'static> {
        let mut state = State::new(Limb::BITS);
        let power = |bits: usize| BigUint::from(1u8) << bits;
        state.set_entry("W", power(self.layout.engine().radix_bits()));
        state.set_entry("R", power(self.layout.r_bits()));
        state.set_entry("C", power(self.layout.engine().multiple_bits()));
        state.set_entry("G", power(self.layout.engine().bound_bits()));
        state.set_entry("S", power(self.layout.engine().slack_bits()));
        state
    }

    fn check_product(&self, row: &str, z: &[Block], x: &[BigUint], y: &[BigUint]) {
        for (lane, z) in self.values(z).iter().enumerate() {
            let mut state = self.state();
            state.set_entry("m", self.scaled[lane].clone());
            state.set_entry("x", x[lane].clone());
            state.set_entry("y", y[lane].clone());
            assert_ensures(row, state, z);
        }
    }

    fn check(&mut self, rng: &mut TestRng) {
        let (x, y) = (self.operands(rng), self.operands(rng));
        let (ex, ey) = (self.value(&x), self.value(&y));
        assert_eq!(self.values(&ex), x, "enter and leave");

        let mut z = vec![Block([u64::MAX; 8]); self.layout.value_len()];
        self.layout
            .mul(&mut z, &ex, &ey, &self.modulus, &mut self.scratch);
        self.check_product("engine_mul", &z, &x, &y);

        let mut z = ex.clone();
        self.layout
            .mul_assign(&mut z, &ey, &self.modulus, &mut self.scratch);
        self.check_product("engine_mul", &z, &x, &y);

        let mut z = ex.clone();
        self.layout
            .sqr_assign(&mut z, &self.modulus, &mut self.scratch);
        self.check_product("engine_sqr", &z, &x, &x);

        let half = 1 << (self.layout.engine().radix_bits() - 1);
        let mut digit = || [0, 1, half, half - 1, rng.below(half + 1)][rng.below(5)] as u64;
        let y: Vec<u64> = (0..self.lanes()).map(|_| digit()).collect();
        let mut z = ex.clone();
        self.layout.mul_1_assign(&mut z, &y, &self.modulus);
        let y: Vec<BigUint> = y.into_iter().map(BigUint::from).collect();
        self.check_product("engine_mul_1", &z, &x, &y);
    }

    fn check_table(&self, rng: &mut TestRng) {
        let count = 1 + rng.below(self.layout.max_entries());
        let mut table = vec![Block::ZERO; self.layout.table_len(count)];
        let entries: Vec<Vec<BigUint>> = (0..count).map(|_| self.operands(rng)).collect();
        for (i, entry) in entries.iter().enumerate() {
            self.layout.pack(&mut table, i, &self.value(entry));
        }
        let mut z = vec![Block([u64::MAX; 8]); self.layout.value_len()];
        for _ in 0..8 {
            let index: Vec<u64> = (0..self.lanes()).map(|_| rng.below(count) as u64).collect();
            self.layout.select(&mut z, &table, count, &index);
            for (lane, value) in self.values(&z).iter().enumerate() {
                assert_eq!(value, &entries[index[lane] as usize][lane]);
            }
        }
    }
}

/// What an engine reduces by: c * m = -1 modulo 2^(bits of c), or m itself.
fn scaled(engine: Engine, m: &BigUint) -> BigUint {
    match engine.multiple_bits() {
        0 => m.clone(),
        bits => {
            let power = BigUint::from(1u8) << bits;
            let inverse = m.modinv(&power).expect("an odd modulus");
            m * (power - inverse)
        }
    }
}

/// Evaluates `ensures` of a row for one lane, whose result is z.
fn assert_ensures(row: &str, mut state: State<'static>, z: &BigUint) {
    let row = ENGINE_ROWS.iter().find(|r| r.name == row).expect("a row");
    state.set_exit_buffer("z", z.clone(), 0);
    for claim in Contract::of_engine(row).unwrap().ensures {
        assert_eq!(claim.holds(&state), Ok(true), "{}: {claim}", row.name);
    }
}

fn engines() -> impl Iterator<Item = Engine> {
    Engine::all().chain(Engine::references())
}

#[test]
fn products_agree_with_big_integers() {
    let mut rng = TestRng::for_test("products_agree_with_big_integers");
    for engine in engines() {
        for n in [1, 2, 3, 4, 7, 8, 9, 12, 16, 17, 24, 32, 55] {
            let n = n * 64 / LIMB_BITS;
            if engine.layout(n * LIMB_BITS).is_none() {
                continue;
            }
            for _ in 0..cases(40) {
                let moduli: Vec<Vec<Limb>> = (0..engine.lanes())
                    .map(|_| odd_modulus(&mut rng, n))
                    .collect();
                let mut bench = Bench::new(engine, &moduli);
                bench.check(&mut rng);
            }
        }
    }
}

#[test]
fn columns_hold_the_largest_size_at_its_extremes() {
    let mut rng = TestRng::for_test("columns_hold_the_largest_size_at_its_extremes");
    for engine in engines() {
        let bits = (1..)
            .take_while(|bits| engine.layout(*bits).is_some())
            .last()
            .unwrap();
        let m = (BigUint::from(1u8) << bits) - 1u8;
        let moduli = vec![from_biguint(&m, bits.div_ceil(LIMB_BITS)); engine.lanes()];
        let mut bench = Bench::new(engine, &moduli);
        let bound = |m: &BigUint| m << engine.bound_bits();
        let x: Vec<BigUint> = bench.scaled.iter().map(|m| bound(m) - 1u8).collect();
        let ex = bench.value(&x);
        let mut z = ex.clone();
        bench
            .layout
            .sqr_assign(&mut z, &bench.modulus, &mut bench.scratch);
        bench.check_product("engine_sqr", &z, &x, &x);
        for _ in 0..cases(20) {
            bench.check(&mut rng);
        }
    }
}

#[test]
fn selection_reads_each_lane_by_its_own_index() {
    let mut rng = TestRng::for_test("selection_reads_each_lane_by_its_own_index");
    for engine in engines() {
        for n in [1, 5, 8, 16, 24] {
            if engine.layout(n * LIMB_BITS).is_none() {
                continue;
            }
            let moduli: Vec<Vec<Limb>> = (0..engine.lanes())
                .map(|_| odd_modulus(&mut rng, n))
                .collect();
            Bench::new(engine, &moduli).check_table(&mut rng);
        }
    }
}

/// Buffers side by side, with blocks between them that nobody may write.
struct Guarded {
    blocks: Vec<Block>,
    lens: Vec<usize>,
}

impl Guarded {
    const GUARD: Block = Block([0x5555_aaaa_5555_aaaa; 8]);
    /// Blocks between two buffers.
    const GAP: usize = 4;

    fn new(lens: &[usize]) -> Self {
        let total: usize = lens.iter().map(|len| len + Self::GAP).sum();
        let (blocks, lens) = (vec![Self::GUARD; Self::GAP + total], lens.to_vec());
        Self { blocks, lens }
    }

    fn buffers<const N: usize>(&mut self) -> [&mut [Block]; N] {
        let mut rest = &mut self.blocks[..];
        core::array::from_fn(|i| {
            rest.split_off_mut(..Self::GAP).unwrap();
            rest.split_off_mut(..self.lens[i]).unwrap()
        })
    }

    fn check(&self, what: &str) {
        let mut rest = &self.blocks[..];
        for len in self.lens.iter().chain([&0]) {
            let (gap, tail) = rest.split_at(Self::GAP);
            assert!(
                gap.iter().all(|b| *b == Self::GUARD),
                "{what} writes beyond"
            );
            rest = &tail[*len..];
        }
    }
}

#[test]
fn nothing_is_written_beside_the_buffers() {
    const ENTRIES: usize = 5;
    for engine in engines() {
        for bits in [64, 320, 500, 1000, 1038, 1536, 2000, 3100, 4158, 4690] {
            let Some(layout) = engine.layout(bits) else {
                continue;
            };
            let (lanes, value) = (engine.lanes(), layout.value_len());
            let limbs = vec![Limb::MAX; lanes * (bits / LIMB_BITS)];
            let mut all = Guarded::new(&[
                layout.modulus_len(),
                layout.scratch_len(),
                layout.table_len(ENTRIES),
                value,
                value,
            ]);
            let mut step = |what: &str, run: &dyn Fn([&mut [Block]; 5])| {
                run(all.buffers());
                all.check(&format!("{what} of {engine:?}, {bits} bits,"));
            };
            step("modulus", &|[m, ..]| layout.modulus(m, &limbs));
            step("enter", &|[.., x, _]| layout.enter(x, &limbs));
            step("mul", &|[m, t, _, x, z]| layout.mul(z, x, x, m, t));
            step("mul_assign", &|[m, t, _, x, z]| {
                layout.mul_assign(z, x, m, t)
            });
            step("sqr", &|[m, t, .., z]| layout.sqr_assign(z, m, t));
            step("mul_1", &|[m, .., z]| {
                layout.mul_1_assign(z, &vec![2; lanes], m)
            });
            for entry in 0..ENTRIES {
                step("pack", &|[_, _, table, x, _]| layout.pack(table, entry, x));
            }
            let last = vec![ENTRIES as u64 - 1; lanes];
            step("select", &|[_, _, table, _, z]| {
                layout.select(z, table, ENTRIES, &last)
            });
        }
    }
}

#[test]
#[should_panic(expected = "blocks of a value")]
fn a_wrong_length_is_caught() {
    let engine = Engine::references().next().unwrap();
    let layout = engine.layout(1024).unwrap();
    let mut z = vec![Block::ZERO; layout.value_len() - 1];
    layout.enter(&mut z, &[0; 2]);
}

#[test]
#[should_panic(expected = "from 1 to 64 entries")]
fn a_table_without_entries_is_refused() {
    let engine = engines().next().unwrap();
    let layout = engine.layout(1024).unwrap();
    let mut z = vec![Block::ZERO; layout.value_len()];
    layout.select(&mut z, &[], 0, &vec![0; engine.lanes()]);
}

#[test]
fn a_modulus_beyond_the_columns_has_no_layout() {
    for engine in engines() {
        assert!(engine.layout(1 << 20).is_none());
        assert!(engine.layout(usize::MAX).is_none());
    }
}
