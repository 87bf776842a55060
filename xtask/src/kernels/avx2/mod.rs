//! Engines with AVX2: Montgomery products, squares, products by a digit, look-up.
//!
//! What numbers are in memory, and the idea of the reduction, is said in `crates/limbs-x86_64/src/avx2.rs`.

mod asm;
mod chain;
mod product;
mod prune;
mod shape;
mod steps;
mod straight;
mod table;

use asm::Asm;
use shape::Shape;

const SHAPES: &[Shape] = &[
    Shape::new("single", 1, 28, 168),
    Shape::new("single", 1, 29, 40),
    Shape::new("pair", 2, 28, 170),
    Shape::new("pair", 2, 29, 42),
    Shape::new("batch", 4, 28, 170),
    Shape::new("batch", 4, 29, 42),
];

/// Numbers of digits for which there are products in straight code, for pairs and batches: halves of 1024 and 2048 bits.
const STRAIGHT: &[i32] = &[18, 36];

/// Every file: its name and contents.
pub(crate) fn files() -> impl Iterator<Item = (String, String)> {
    let any = SHAPES.iter().flat_map(|shape| {
        let with = |register: &'static str| shape.digits().map(move |d| vec![(register, d.into())]);
        let product = |square| {
            let entries = with(if square { "r8" } else { "r9" });
            product::kernel(*shape, square).pruned(entries)
        };
        let mut files = products(*shape, "", product);
        let what = "z = x * y / W mod m, almost reduced, for a digit y of each lane";
        files.push(file(
            *shape,
            "mul_1",
            what,
            &table::mul_1(*shape).pruned(with("r8")),
        ));
        files.push(file(
            *shape,
            "pack",
            "Makes an entry of a table",
            &table::pack(*shape).pruned(with("rdx")),
        ));
        let what = "z = an entry of a table, which is read whole";
        let entries = with("r8")
            .flat_map(|entry| [1, 2, 5].map(|count| [&entry[..], &[("rcx", count)]].concat()));
        files.push(file(
            *shape,
            "select",
            what,
            &table::select(*shape).pruned(entries),
        ));
        files
    });
    let straight = SHAPES
        .iter()
        .filter(|shape| shape.lanes > 1 && shape.radix == 29);
    let straight = straight.flat_map(|shape| {
        STRAIGHT.iter().flat_map(|&d| {
            products(*shape, &format!("{d}_"), |square| {
                straight::kernel(*shape, square, d)
            })
        })
    });
    any.chain(straight)
}

fn products(shape: Shape, size: &str, write: impl Fn(bool) -> Asm) -> Vec<(String, String)> {
    [("mul", "x * y", false), ("sqr", "x^2", true)]
        .map(|(row, what, square)| {
            let what = format!("z = {what} / R mod m, almost reduced");
            file(shape, &format!("{size}{row}"), &what, &write(square))
        })
        .into()
}

fn file(shape: Shape, row: &str, what: &str, asm: &Asm) -> (String, String) {
    let name = format!("avx2_{}{}_{row}.s", shape.name, shape.radix);
    let (lanes, radix) = (shape.lanes, shape.radix);
    let banner = format!("// {what}, digits of {radix} bits, {lanes} side by side.\n");
    let see = "// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.\n";
    (name, format!("{banner}{see}{}", asm.text()))
}
