//! Every kernel of the table, each of its variants and every engine, at the sizes of RSA and beyond:
//! `cargo bench -p limbs-benches --bench kernels`.
//!
//! Criterion keeps the figures of the last run and reports the change.
#![forbid(unsafe_code)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use limbs_core::call::{ACTIVE, Implementation, Operand, variants};
use limbs_core::engine::{Block, Engine};
use limbs_core::kernels::{KERNELS, Role};
use limbs_core::{Limb, backend, cpu};

/// Sizes in bits.
const SIZES: [usize; 7] = [512, 1024, 1536, 2048, 3072, 4096, 8192];

/// Entries of a table.
const ENTRIES: usize = 32;

/// Limbs with bits well spread.
fn limbs(n: usize, seed: usize) -> Vec<Limb> {
    // An odd multiplier of the golden ratio spreads the bits.
    let word = |i: usize| (i as Limb + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_u64 as Limb);
    (seed..seed + n).map(word).collect()
}

/// An odd modulus of n limbs with its top bit set, for each lane.
fn moduli(n: usize, lanes: usize) -> Vec<Limb> {
    let mut m = limbs(lanes * n, 0);
    for m in m.chunks_exact_mut(n) {
        m[0] |= 1;
        m[n - 1] |= 1 << (Limb::BITS - 1);
    }
    m
}

/// Measures an implementation of a kernel on numbers of n limbs.
fn bench_kernel(
    group: &mut BenchmarkGroup<'_, WallTime>,
    implementation: &Implementation<Limb>,
    n: usize,
) {
    let params = implementation.kernel.params;
    let count = |name: &str| match name {
        "s" => 7,
        "index" => 17,
        "count" => ENTRIES,
        _ => n,
    };
    // No size of a buffer is larger. The time of a kernel does not depend on what is in there.
    let len = |size: &str| match size {
        "2 * n" | "nx + ny" => 2 * n,
        "count * n" => ENTRIES * n,
        _ => n,
    };
    let mut buffers: Vec<Vec<Limb>> = (0..params.len())
        .map(|i| limbs(len(params[i].len), i))
        .collect();
    let operands = params.iter().zip(&mut buffers);
    let mut operands: Vec<Operand<'_, Limb>> = operands
        .map(|(param, buffer)| match param.role {
            Role::Count | Role::Index => Operand::Count(count(param.name)),
            Role::Word if param.name == "mask" => Operand::Word(Limb::MAX),
            Role::Word => Operand::Word(0x5555_5555),
            role if role.is_written() => Operand::Out(buffer),
            _ => Operand::In(buffer),
        })
        .collect();
    let name = format!("{}, {n} limbs", implementation.name);
    group.bench_function(name, |b| {
        b.iter_custom(|times| {
            let start = Instant::now();
            black_box(implementation.run(&mut operands, times));
            start.elapsed()
        });
    });
}

/// The kernels as they are called, and each variant that this processor can run.
fn kernels(c: &mut Criterion) {
    println!("backend: {}, features: {}", backend::NAME, cpu::in_use());
    for kernel in KERNELS {
        let mut group = c.benchmark_group(kernel.name);
        let all = ACTIVE.iter().chain(variants());
        let mine = all.filter(|i| i.kernel.name == kernel.name && i.is_runnable());
        for implementation in mine {
            for bits in SIZES {
                let n = bits / limbs_core::LIMB_BITS;
                if implementation.takes(|_| n) {
                    bench_kernel(&mut group, implementation, n);
                }
            }
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
    let n = bits / limbs_core::LIMB_BITS;
    let blocks = |len| vec![Block::ZERO; len];
    let value = |seed| {
        let mut below = limbs(engine.lanes() * n, seed);
        below.chunks_exact_mut(n).for_each(|x| x[n - 1] >>= 1);
        let mut value = blocks(layout.value_len());
        layout.enter(&mut value, &below);
        value
    };
    let (mut x, mut y) = (value(n), value(2 * n));
    let mut m = blocks(layout.modulus_len());
    layout.modulus(&mut m, &moduli(n, engine.lanes()));
    let mut t = blocks(layout.scratch_len());
    let mut table = blocks(layout.table_len(ENTRIES));
    (0..ENTRIES).for_each(|i| layout.pack(&mut table, i, &y));
    let index = vec![17; engine.lanes()];
    group.bench_function(format!("mul, {bits} bits a lane"), |b| {
        b.iter(|| layout.mul_assign(&mut x, &y, &m, &mut t));
    });
    group.bench_function(format!("sqr, {bits} bits a lane"), |b| {
        b.iter(|| layout.sqr_assign(&mut x, &m, &mut t));
    });
    group.bench_function(format!("select of {ENTRIES}, {bits} bits a lane"), |b| {
        b.iter(|| layout.select(&mut y, &table, ENTRIES, black_box(&index)));
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
