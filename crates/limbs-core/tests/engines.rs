//! Every row of every engine of the backend, and of the references, against the kernel table.

use limbs_core::engine::{Block, Engine};
use limbs_core::kernels::ENGINE_ROWS;
#[cfg(unix)]
use limbs_testkit::differential::check_engine_row;

fn engines() -> impl Iterator<Item = Engine> {
    Engine::all().chain(Engine::references())
}

/// A test for each row.
macro_rules! rows {
    ($($name:ident)*) => {
        $(
            #[cfg(unix)]
            #[test]
            fn $name() {
                for engine in engines() {
                    let row = engine.rows().find(|row| row.kernel.name == stringify!($name));
                    check_engine_row(&row.expect("a row of the table"));
                }
            }
        )*

        #[test]
        fn every_row_has_a_test_and_a_function() {
            let names: Vec<&str> = ENGINE_ROWS.iter().map(|row| row.name).collect();
            assert_eq!(names, [$(stringify!($name)),*]);
            assert!(engines().flat_map(Engine::rows).all(|row| row.address() != 0));
        }
    };
}

rows! {
    engine_modulus
    engine_enter
    engine_leave
    engine_mul
    engine_mul_1
    engine_sqr
    engine_pack
    engine_select
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
fn a_modulus_beyond_the_columns_has_no_layout() {
    for engine in engines() {
        assert!(engine.layout(1 << 20).is_none());
        assert!(engine.layout(usize::MAX).is_none());
    }
}
