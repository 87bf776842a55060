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
