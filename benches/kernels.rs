//! Every kernel of the table, at the sizes of RSA and beyond: `cargo bench -p limbs-benches`.
//!
//! Criterion keeps the figures of the last run and reports the change.
#![forbid(unsafe_code)]

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, criterion_group, criterion_main};
use limbs_core::engine::{Block, Engine};
use limbs_core::kernels::KERNELS;
use limbs_core::{Limb, backend};

/// Sizes in bits.
const SIZES: [usize; 7] = [512, 1024, 1536, 2048, 3072, 4096, 8192];

/// Operands of n limbs.
struct Operands {
    x: Vec<Limb>,
    y: Vec<Limb>,
    /// An odd modulus with its top bit set; x and y are below it.
    m: Vec<Limb>,
    z: Vec<Limb>,
    t: Vec<Limb>,
    table: Vec<Limb>,
}

impl Operands {
    fn new(n: usize) -> Self {
        // An odd multiplier of the golden ratio spreads the bits.
        let word = |i: usize| (i as Limb + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_u64 as Limb);
        let mut m: Vec<Limb> = (0..n).map(word).collect();
        m[0] |= 1;
        m[n - 1] |= 1 << (Limb::BITS - 1);
        let below = |seed| {
            let mut x: Vec<Limb> = (seed..seed + n).map(word).collect();
            x[n - 1] >>= 1;
            x
        };
        Self {
            x: below(n),
            y: below(2 * n),
            m,
            z: vec![0; n],
            t: vec![0; 2 * n],
            table: (0..32 * n).map(word).collect(),
        }
    }
}

/// Runs a kernel once; every row of the table has its arm.
fn run(kernel: &str, o: &mut Operands) -> Limb {
    let Operands {
        x,
        y,
        m,
        z,
        t,
        table,
    } = o;
    let (m0_neg_inv, word) = (black_box(0x5555_5555), black_box(0x7fff_1234));
    match kernel {
        "add_n" => return limbs_core::add_n(z, x, y),
        "sub_n" => return limbs_core::sub_n(z, x, y),
        "lshift" => return limbs_core::lshift(z, x, 7),
        "rshift" => return limbs_core::rshift(z, x, 7),
        "mul_1" => return limbs_core::mul_1(z, x, word),
        "addmul_1" => return limbs_core::addmul_1(z, x, word),
        "submul_1" => return limbs_core::submul_1(z, x, word),
        "mul_basecase" => limbs_core::mul_basecase(t, x, y),
        "sqr_basecase" => limbs_core::sqr_basecase(t, x),
        "redc_1" => limbs_core::redc_1(z, t, m, m0_neg_inv),
        "mont_mul" => limbs_core::mont_mul(z, x, y, m, m0_neg_inv, t),
        "mont_sqr" => limbs_core::mont_sqr(z, x, m, m0_neg_inv, t),
        "select" => limbs_core::select(z, x, y, black_box(Limb::MAX)),
        "swap" => limbs_core::swap(x, y, black_box(Limb::MAX)),
        "table_select" => limbs_core::table_select(z, table, black_box(17)),
        other => panic!("the kernel `{other}` has no bench: add it here"),
    }
    0
}

fn kernels(c: &mut Criterion) {
    println!("backend: {}", backend::NAME);
    for kernel in KERNELS {
        let mut group = c.benchmark_group(kernel.name);
        for bits in SIZES {
            let n = bits / limbs_core::LIMB_BITS;
            let mut operands = Operands::new(n);
            group.bench_function(BenchmarkId::from_parameter(format!("{n} limbs")), |b| {
                b.iter(|| black_box(run(kernel.name, &mut operands)));
            });
        }
        group.finish();
    }
}

fn engines(c: &mut Criterion) {
    for engine in Engine::all() {
        let mut group = c.benchmark_group(engine.name());
        for bits in SIZES {
            bench_engine(&mut group, engine, bits);
        }
        group.finish();
    }
}

fn bench_engine(group: &mut BenchmarkGroup<'_, WallTime>, engine: Engine, bits: usize) {
    let Some(layout) = engine.layout(bits) else {
        return;
    };
    let o = Operands::new(engine.lanes() * bits / limbs_core::LIMB_BITS);
    let value = || vec![Block::ZERO; layout.value_len()];
    let (mut m, mut x, mut y) = (value(), value(), value());
    let mut moduli = o.m;
    for odd in moduli.chunks_exact_mut(bits / limbs_core::LIMB_BITS) {
        odd[0] |= 1;
    }
    layout.modulus(&mut m, &moduli);
    layout.enter(&mut x, &o.x);
    layout.enter(&mut y, &o.y);
    let mut t = vec![Block::ZERO; layout.scratch_len()];
    let mut table = vec![Block::ZERO; layout.table_len(32)];
    (0..32).for_each(|i| layout.pack(&mut table, i, &y));
    let index = vec![17; engine.lanes()];
    group.bench_function(format!("mul, {bits} bits a lane"), |b| {
        b.iter(|| layout.mul_assign(&mut x, &y, &m, &mut t));
    });
    group.bench_function(format!("sqr, {bits} bits a lane"), |b| {
        b.iter(|| layout.sqr_assign(&mut x, &m, &mut t));
    });
    group.bench_function(format!("select of 32, {bits} bits a lane"), |b| {
        b.iter(|| layout.select(&mut y, &table, 32, black_box(&index)));
    });
}

/// Short runs: there are some hundred of them.
fn config() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
}

criterion_group!(name = benches; config = config(); targets = kernels, engines);
criterion_main!(benches);
