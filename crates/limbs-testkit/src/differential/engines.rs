//! The rows of engines against the table.
//!
//! As for kernels: every permitted way of aliasing, guarded memory, awkward numbers, and `ensures`
//! evaluated with num-bigint, here in each lane. What the words of an engine stand for only the engine
//! knows, so numbers go in and out by its own rows, which are under test as well.

use super::events::Watch;
use super::{Failure, MOST_PASSES, alias, holds, untouched};
use crate::contract::{Contract, State};
use crate::convert::{from_biguint, to_biguint};
use crate::generate::{self, below};
use crate::raw::{Announced, Edge, Frame, Outcome, Target, Value};
use crate::{TestRng, cases, seed};
use limbs_core::engine::{Block, Engine, EngineRow, Layout};
use limbs_core::kernels::{Param, Role, Unit};
use limbs_core::{LIMB_BITS, LIMB_BYTES, Limb};
use num_bigint::BigUint;
use std::collections::BTreeMap;

/// Tests a row of an engine that this processor can run.
///
/// # Panics
///
/// If it is wrong, with the input and the seed.
///
/// ```
/// use limbs_core::engine::Engine;
///
/// let reference = Engine::references().next().unwrap();
/// let leave = reference.rows().find(|row| row.kernel.name == "engine_leave").unwrap();
/// limbs_testkit::differential::check_engine_row(&leave);
/// ```
pub fn check_engine_row(row: &EngineRow) {
    if let Err(failure) = run(row.engine, row, seed(), cases(4)) {
        panic!("{failure}");
    }
}

/// Tests a target that does what a row of that engine states.
///
/// # Errors
///
/// The first failure.
pub(super) fn run(
    engine: Engine,
    target: &dyn Target<u64>,
    seed: u64,
    rounds: u32,
) -> Result<(), Box<Failure>> {
    let contract = Contract::of_engine(target.kernel()).unwrap_or_else(|e| panic!("{e}"));
    let mut watch = Watch::new(&contract);
    let mut rng = TestRng::new(seed);
    for _ in 0..MOST_PASSES {
        for layout in layouts(engine) {
            let session = Session {
                target,
                contract: &contract,
                layout,
                seed,
            };
            for _ in 0..rounds {
                session.every_aliasing(&mut rng, &mut watch)?;
            }
        }
        if watch.is_content() {
            return Ok(());
        }
    }
    let (name, what) = (target.kernel().name, watch.complaint());
    Err(Box::new(Failure::new(name, target.name(), seed, what)))
}

/// Layouts of the usual sizes that an engine takes, of the smallest and of the largest one.
fn layouts(engine: Engine) -> Vec<Layout> {
    let mut usual = vec![1, 320, 500, 768, 1024, 1536, 2048, 3100, 4158];
    let takes = |bits: &usize| engine.layout(*bits).is_some();
    usual.extend((1..).take_while(takes).last());
    let mut found: Vec<Layout> = usual.iter().filter_map(|&n| engine.layout(n)).collect();
    found.sort_by_key(Layout::digits);
    found.dedup_by_key(|layout| layout.digits());
    found
}

/// Numbers of all lanes.
type Lanes = Vec<BigUint>;

/// What a call is made with.
struct Drawn {
    /// Limbs of each lane's number.
    n: usize,
    moduli: Lanes,
    /// What the engine reduces by.
    scaled: Lanes,
    /// Of each other parameter that is read.
    values: BTreeMap<&'static str, Lanes>,
    /// The entries of a table.
    table: Vec<Lanes>,
}

struct Session<'a> {
    target: &'a dyn Target<u64>,
    contract: &'a Contract,
    layout: Layout,
    seed: u64,
}

impl Session<'_> {
    fn every_aliasing(&self, rng: &mut TestRng, watch: &mut Watch<'_>) -> Result<(), Box<Failure>> {
        let drawn = self.draw(rng);
        let lens: Vec<_> = self.params().map(|p| self.len(p, &drawn)).collect();
        for owners in alias::partitions(&self.contract.kernel, &lens) {
            let drawn = self.draw_shared(rng, &owners, drawn.n, drawn.table.len());
            let alignment: Vec<usize> = self.params().map(|p| self.alignment(p)).collect();
            let mut frame = Frame::aligned(&lens, &alignment);
            for edge in [Edge::Start, Edge::End] {
                self.once(&mut frame, &drawn, &owners, edge, watch)?;
            }
        }
        Ok(())
    }

    fn params(&self) -> impl Iterator<Item = &'static Param> {
        self.contract.kernel.params.iter()
    }

    /// One call and its checks.
    fn once(
        &self,
        frame: &mut Frame<u64>,
        drawn: &Drawn,
        owners: &[usize],
        edge: Edge,
        watch: &mut Watch<'_>,
    ) -> Result<(), Box<Failure>> {
        let kernel = &self.contract.kernel;
        let mut values: Vec<_> = self.params().map(|p| self.value(p, drawn)).collect();
        for (i, param) in self.params().enumerate() {
            if param.role == Role::In && owners[i] != i {
                values[owners[i]] = values[i].clone();
            }
        }
        for i in 0..values.len() {
            values[i] = values[owners[i]].clone();
        }
        let announced = Announced::new(format!(
            "row `{}` of {} touched memory beyond a buffer; {} digits, aliasing {owners:?}, buffers at the \
             {edge:?}; to repeat, set LIMBS_SEED={:#x}\n",
            kernel.name,
            self.target.name(),
            self.layout.digits(),
            self.seed,
        ));
        let outcome = frame.call(self.target, &values, owners, edge);
        drop(announced);
        let judged = untouched(kernel, &values, owners, &outcome);
        let judged = judged.and_then(|()| self.judge(drawn, &outcome, watch));
        judged.map_err(|what| {
            let failure = Failure::new(kernel.name, self.target.name(), self.seed, what);
            Box::new(failure.with_call(kernel, &values, owners, edge, &outcome))
        })
    }

    /// What is wrong with the result, in any lane.
    fn judge(
        &self,
        drawn: &Drawn,
        outcome: &Outcome<u64>,
        watch: &mut Watch<'_>,
    ) -> Result<(), String> {
        let result = self.params().position(|p| p.role == Role::Out);
        let result = result.expect("every row has a result");
        let words = outcome.after[result].as_ref().expect("a buffer");
        let z = match self.contract.kernel.params[result].len {
            "value" => self.leave(&blocks(words)),
            "entry" => self.select(words),
            "modulus" => self.use_modulus(words, drawn)?,
            _ => limbs(words).chunks(drawn.n).map(to_biguint).collect(),
        };
        for (lane, z) in z.into_iter().enumerate() {
            let mut state = self.state(drawn, lane);
            for claim in &self.contract.requires {
                assert_eq!(
                    claim.holds(&state),
                    Ok(true),
                    "input of {}",
                    self.target.name()
                );
            }
            state.set_exit_buffer("z", z, 0);
            self.contract
                .ensures
                .iter()
                .try_for_each(|f| holds(f, &state))?;
            watch.look(&state);
        }
        Ok(())
    }

    /// The names' values in a lane.
    fn state(&self, drawn: &Drawn, lane: usize) -> State<'static> {
        let engine = self.layout.engine();
        let mut state = State::new(Limb::BITS);
        state.set_entry("W", power(engine.radix_bits()));
        state.set_entry("R", power(self.layout.r_bits()));
        state.set_entry("C", power(engine.multiple_bits()));
        state.set_entry("G", power(engine.bound_bits()));
        state.set_entry("S", power(engine.slack_bits()));
        state.set_entry("L", engine.lanes());
        state.set_entry("n", drawn.n);
        state.set_entry("d", self.layout.digits());
        state.set_entry("count", drawn.table.len());
        for param in self.params().filter(|p| p.role == Role::In) {
            match param.len {
                "modulus" => state.set_entry(param.name, drawn.scaled[lane].clone()),
                "count * entry" => {
                    let entries = drawn.table.iter().map(|entry| entry[lane].clone().into());
                    state.set_entry_table(param.name, entries.collect());
                }
                _ if param.name == "m" => state.set_entry("m", drawn.moduli[lane].clone()),
                _ => state.set_entry(param.name, drawn.values[param.name][lane].clone()),
            }
        }
        state
    }
}

/// Sizes and contents of buffers.
impl Session<'_> {
    /// The length of a parameter's buffer in words.
    fn len(&self, param: &Param, drawn: &Drawn) -> Option<usize> {
        let lanes = self.layout.engine().lanes();
        Some(match param.len {
            "" => return None,
            "value" => self.layout.value_words(),
            "modulus" => self.layout.modulus_words(),
            "scratch" => self.layout.scratch_words(),
            "entry" => self.layout.entry_words(),
            "count * entry" => drawn.table.len() * self.layout.entry_words(),
            "L" => lanes,
            "L * n" => lanes * drawn.n * LIMB_BYTES / size_of::<u64>(),
            other => panic!("a buffer of {other}"),
        })
    }

    /// What a parameter's buffer is aligned to, in bytes.
    fn alignment(&self, param: &Param) -> usize {
        match (param.unit, param.len) {
            (Unit::Limbs, _) | (_, "L" | "") => size_of::<u64>(),
            // Entries follow each other without a gap.
            (_, "entry") => {
                let bytes = self.layout.entry_words() * size_of::<u64>();
                align_of::<Block>().min(1 << bytes.trailing_zeros())
            }
            _ => align_of::<Block>(),
        }
    }

    fn value(&self, param: &Param, drawn: &Drawn) -> Value<u64> {
        let Some(len) = self.len(param, drawn) else {
            return Value::Count(match param.name {
                "n" => drawn.n,
                "d" => self.layout.digits(),
                _ => drawn.table.len(),
            });
        };
        if param.role != Role::In {
            return Value::Buffer(vec![0x5555_aaaa_5a5a_a5a5; len]);
        }
        let of = |name| &drawn.values[name];
        let mut words = match param.len {
            "value" => words(&self.enter(of(param.name))),
            "modulus" => words(&self.prepare(&drawn.moduli)),
            "count * entry" => words(&self.pack(&drawn.table)),
            "L" => of(param.name)
                .iter()
                .map(|y| y.try_into().expect("a word"))
                .collect(),
            _ if param.name == "m" => self.as_limbs(&drawn.moduli, drawn.n),
            _ => self.as_limbs(of(param.name), drawn.n),
        };
        words.truncate(len);
        Value::Buffer(words)
    }

    /// The lanes' numbers in n limbs each, as words.
    fn as_limbs(&self, lanes: &Lanes, n: usize) -> Vec<u64> {
        let limbs: Vec<Limb> = lanes.iter().flat_map(|x| from_biguint(x, n)).collect();
        let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_ne_bytes()).collect();
        let (words, rest) = bytes.as_chunks();
        assert!(rest.is_empty(), "whole words");
        words
            .iter()
            .map(|&bytes| u64::from_ne_bytes(bytes))
            .collect()
    }

    /// Limbs that hold any value.
    fn wide(&self) -> usize {
        whole_words(self.layout.r_bits() + 1)
    }

    fn enter(&self, x: &Lanes) -> Vec<Block> {
        let mut z = vec![Block::ZERO; self.layout.value_len()];
        let limbs: Vec<Limb> = x
            .iter()
            .flat_map(|x| from_biguint(x, self.wide()))
            .collect();
        self.layout.enter(&mut z, &limbs);
        z
    }

    fn leave(&self, x: &[Block]) -> Lanes {
        let mut z = vec![0; self.layout.engine().lanes() * self.wide()];
        self.layout.leave(&mut z, x);
        z.chunks(self.wide()).map(to_biguint).collect()
    }

    fn prepare(&self, moduli: &Lanes) -> Vec<Block> {
        let mut z = vec![Block::ZERO; self.layout.modulus_len()];
        let n = self.capacity_limbs();
        let limbs: Vec<Limb> = moduli.iter().flat_map(|m| from_biguint(m, n)).collect();
        self.layout.modulus(&mut z, &limbs);
        z
    }

    fn pack(&self, table: &[Lanes]) -> Vec<Block> {
        let mut z = vec![Block::ZERO; self.layout.table_len(table.len())];
        for (i, entry) in table.iter().enumerate() {
            self.layout.pack(&mut z, i, &self.enter(entry));
        }
        z
    }

    /// The value of an entry.
    fn select(&self, entry: &[u64]) -> Lanes {
        let mut z = vec![Block::ZERO; self.layout.value_len()];
        let index = vec![0; self.layout.engine().lanes()];
        self.layout.select(&mut z, &blocks(entry), 1, &index);
        self.leave(&z)
    }

    /// What prepared moduli stand for cannot be read. They do if they give right products.
    fn use_modulus(&self, words: &[u64], drawn: &Drawn) -> Result<Lanes, String> {
        let x: Lanes = drawn.scaled.iter().map(|m| m - 1_u8).collect();
        let (mut z, m) = (self.enter(&x), blocks(words));
        let mut t = vec![Block::ZERO; self.layout.scratch_len()];
        self.layout.sqr_assign(&mut z, &m, &mut t);
        let r = power(self.layout.r_bits());
        for ((z, x), m) in self.leave(&z).iter().zip(&x).zip(&drawn.moduli) {
            if (z * &r) % m != (x * x) % m {
                return Err("a square by these moduli is wrong".into());
            }
        }
        Ok(drawn.scaled.clone())
    }
}

/// Numbers.
impl Session<'_> {
    /// Bits of the largest moduli.
    fn capacity(&self) -> usize {
        let engine = self.layout.engine();
        self.layout.r_bits() - engine.multiple_bits() - engine.slack_bits()
    }

    fn capacity_limbs(&self) -> usize {
        whole_words(self.capacity())
    }

    fn draw(&self, rng: &mut TestRng) -> Drawn {
        let n = match rng.below(3) {
            0 => whole_words(1),
            1 => self.capacity_limbs(),
            _ => self.wide(),
        };
        let most = self.layout.max_entries();
        let count = [1, 2, most, 1 + rng.below(most)][rng.below(4)];
        let apart: Vec<usize> = (0..self.contract.kernel.params.len()).collect();
        self.draw_shared(rng, &apart, n, count)
    }

    /// The same for buffers that are the same memory.
    fn draw_shared(&self, rng: &mut TestRng, owners: &[usize], n: usize, count: usize) -> Drawn {
        let lanes = 0..self.layout.engine().lanes();
        let is_short = self.params().any(|p| p.len == "L * n" && p.name == "m");
        let bits = self
            .capacity()
            .min(if is_short { n * LIMB_BITS } else { usize::MAX });
        let moduli: Lanes = lanes.clone().map(|_| odd(rng, bits)).collect();
        let scaled: Lanes = moduli
            .iter()
            .map(|m| scaled(self.layout.engine(), m))
            .collect();
        let mut drawn = Drawn {
            n,
            moduli,
            scaled,
            values: BTreeMap::new(),
            table: Vec::new(),
        };
        for (i, param) in self.params().enumerate() {
            let first = self
                .params()
                .zip(owners)
                .position(|(p, &owner)| owner == owners[i] && p.role == Role::In);
            let name = self.contract.kernel.params[first.unwrap_or(i)].name;
            let values = match drawn.values.get(name) {
                Some(shared) => shared.clone(),
                None => lanes
                    .clone()
                    .map(|lane| self.number(rng, param, &drawn, lane, count))
                    .collect(),
            };
            drawn.values.insert(param.name, values);
        }
        let entry = |rng: &mut TestRng| -> Lanes {
            lanes
                .clone()
                .map(|_| awkward(rng, &power(self.layout.r_bits())))
                .collect()
        };
        drawn.table = (0..count).map(|_| entry(rng)).collect();
        drawn
    }

    /// A number that `requires` permits for a parameter.
    fn number(
        &self,
        rng: &mut TestRng,
        param: &Param,
        drawn: &Drawn,
        lane: usize,
        count: usize,
    ) -> BigUint {
        let engine = self.layout.engine();
        let all = power(self.layout.r_bits());
        let has_modulus = self.params().any(|p| p.len == "modulus");
        match (param.len, param.name) {
            ("L", "index") => [0, count - 1, rng.below(count)][rng.below(3)].into(),
            ("L", _) => awkward(rng, &(power(engine.radix_bits() - 1) + 1_u8)),
            ("value", _) if has_modulus => {
                let m = &drawn.scaled[lane];
                let bound = m << engine.bound_bits();
                match rng.below(6) {
                    0 => m.clone(),
                    1 => m - 1_u8,
                    2 => bound - 1_u8,
                    _ => awkward(rng, &bound),
                }
            }
            ("value", _)
                if self
                    .params()
                    .all(|p| p.unit == Unit::Words || p.len.is_empty()) =>
            {
                awkward(rng, &all)
            }
            _ => awkward(rng, &all.min(power(drawn.n * LIMB_BITS))),
        }
    }
}

/// 2^bits.
fn power(bits: usize) -> BigUint {
    BigUint::from(1_u8) << bits
}

/// Limbs for so many bits that are whole words together.
fn whole_words(bits: usize) -> usize {
    bits.div_ceil(64) * (64 / LIMB_BITS)
}

/// A number below a bound: the largest, a small one, an awkward or a uniform one.
fn awkward(rng: &mut TestRng, bound: &BigUint) -> BigUint {
    match rng.below(6) {
        0 => bound - 1_u8,
        1 => BigUint::from(rng.below(2)) % bound,
        2 => below(rng, bound),
        _ => {
            let n = usize::try_from(bound.bits()).expect("a size").div_ceil(64);
            to_biguint(&generate::number::<u64>(rng, n)) % bound
        }
    }
}

/// An odd number of at most so many bits: mostly of all of them, all ones among these.
fn odd(rng: &mut TestRng, bits: usize) -> BigUint {
    let limit = power(bits);
    let number = match rng.below(8) {
        0 => BigUint::from(1_u8),
        1 => &limit - 1_u8,
        2 => awkward(rng, &limit),
        _ => awkward(rng, &limit) | (&limit >> 1_u8),
    };
    number | BigUint::from(1_u8)
}

/// What an engine reduces by: c * m = -1 modulo 2^(bits of c), or m itself.
fn scaled(engine: Engine, m: &BigUint) -> BigUint {
    match engine.multiple_bits() {
        0 => m.clone(),
        bits => {
            let inverse = m.modinv(&power(bits)).expect("an odd modulus");
            m * (power(bits) - inverse)
        }
    }
}

fn words(blocks: &[Block]) -> Vec<u64> {
    blocks.iter().flat_map(|block| block.0).collect()
}

/// Words in blocks; the last one is filled up.
fn blocks(words: &[u64]) -> Vec<Block> {
    let block = |words: &[u64]| {
        let mut block = Block::ZERO;
        block.0[..words.len()].copy_from_slice(words);
        block
    };
    words.chunks(Block::WORDS).map(block).collect()
}

/// The limbs that words are made of.
fn limbs(words: &[u64]) -> Vec<Limb> {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_ne_bytes()).collect();
    let limbs = bytes.as_chunks().0.iter();
    limbs.map(|&bytes| Limb::from_ne_bytes(bytes)).collect()
}
