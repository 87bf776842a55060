//! Safe calls of implementations by their rows: what does not match the row is refused.

use limbs_core::Limb;
use limbs_core::call::{ACTIVE, Implementation, Operand, variants};
use limbs_core::kernels::KERNELS;
use limbs_testkit as _;

fn kernel(name: &str) -> &'static Implementation<Limb> {
    ACTIVE.iter().find(|i| i.name == name).unwrap()
}

/// `add_n` with operands of these lengths and this count.
fn add(z: usize, x: usize, y: usize, n: usize) -> Option<Limb> {
    let (mut z, x, y) = (vec![0; z], vec![!0; x], vec![1; y]);
    let mut operands = [
        Operand::Out(&mut z),
        Operand::In(&x),
        Operand::In(&y),
        Operand::Count(n),
    ];
    kernel("add_n").run(&mut operands, 3)
}

#[test]
fn every_row_has_one_kernel_and_its_variants_are_in_order() {
    for (row, kernel) in KERNELS.iter().zip(ACTIVE) {
        assert_eq!((row.name, row), (kernel.name, kernel.kernel));
        let mine = variants().filter(|v| v.kernel.name == row.name);
        // The last one takes whatever is left, on any processor.
        if let Some(last) = mine.last() {
            assert!(
                last.features.is_empty() && last.takes(|_| 1),
                "{}",
                last.name
            );
        }
    }
    assert_eq!(KERNELS.len(), ACTIVE.len());
}

#[test]
fn a_call_gives_what_the_last_of_its_calls_gives() {
    assert_eq!(add(5, 5, 5, 5), Some(1));
}

#[test]
#[should_panic(expected = "length of `y`")]
fn a_wrong_length_is_caught() {
    add(5, 5, 4, 5);
}

#[test]
#[should_panic(expected = "`n` is 0")]
fn no_size_is_zero() {
    add(0, 0, 0, 0);
}

#[test]
#[should_panic(expected = "`count` is")]
fn sizes_do_not_overflow() {
    let half = 1 << (usize::BITS - 1);
    let (mut z, table) = ([0; 2], []);
    let (z, table) = (Operand::Out(&mut z), Operand::In(&table));
    let mut operands = [
        z,
        table,
        Operand::Count(0),
        Operand::Count(half),
        Operand::Count(2),
    ];
    kernel("table_select").run(&mut operands, 1);
}

#[test]
#[should_panic(expected = "a buffer to write")]
fn what_is_written_is_borrowed_for_that() {
    let x = [1];
    let x = || Operand::In(&x);
    kernel("add_n").run(&mut [x(), x(), x(), Operand::Count(1)], 1);
}

#[test]
#[should_panic(expected = "number of operands")]
fn operands_are_counted() {
    kernel("add_n").run(&mut [Operand::Count(1)], 1);
}
