//! Engines with AVX2: Montgomery products, squares, products by a digit, look-up.
//!
//! What numbers are in memory, and the idea of the reduction, is said in `crates/limbs-x86_64/src/avx2.rs`.

mod asm;
mod chain;
mod product;
mod shape;
mod steps;
mod table;

use asm::Asm;
use shape::Shape;

const SHAPES: &[Shape] = &[
    Shape::new("single", 1, 28),
    Shape::new("single", 1, 29),
    Shape::new("pair", 2, 28),
    Shape::new("pair", 2, 29),
    Shape::new("batch", 4, 28),
    Shape::new("batch", 4, 29),
];

/// The files of every shape.
pub(crate) fn files() -> impl Iterator<Item = (String, String)> {
    SHAPES.iter().flat_map(|&shape| {
        let file = move |row: &str, what: &str, asm: Asm| {
            let name = format!("avx2_{}{}_{row}.s", shape.name, shape.radix);
            let (lanes, radix) = (shape.lanes, shape.radix);
            let banner = format!("// {what}, digits of {radix} bits, {lanes} side by side.\n");
            let see = "// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.\n";
            (name, format!("{banner}{see}{}", asm.text()))
        };
        [
            file(
                "mul",
                "z = x * y / R mod m, almost reduced",
                product::kernel(shape, false),
            ),
            file(
                "sqr",
                "z = x^2 / R mod m, almost reduced",
                product::kernel(shape, true),
            ),
            file(
                "mul_1",
                "z = x * y / W mod m, almost reduced, for a digit y of each lane",
                table::mul_1(shape),
            ),
            file("pack", "Makes an entry of a table", table::pack(shape)),
            file(
                "select",
                "z = an entry of a table, which is read whole",
                table::select(shape),
            ),
        ]
    })
}
