//! Engines with AVX2: Montgomery products, squares, products by a digit, look-up.
//!
//! What numbers are in memory, and the idea of the reduction, is said in `crates/limbs-x86_64/src/avx2.rs`.

mod asm;
mod by_digit;
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

/// Numbers of digits for which there are products in straight code.
fn straight(shape: Shape) -> &'static [i32] {
    match (shape.lanes, shape.radix) {
        // Numbers of 2048 and 4096 bits.
        (1, 28) => &[74, 148],
        // Halves of 1024 and 2048 bits.
        (2 | 4, 29) => &[18, 36],
        _ => &[],
    }
}

/// Every file: its name and contents.
pub(crate) fn files() -> impl Iterator<Item = (String, String)> {
    let any = SHAPES.iter().flat_map(|shape| {
        let with = |register: &'static str| shape.digits().map(move |d| vec![(register, d.into())]);
        let product = |square| {
            let entries = with(if square { "r8" } else { "r9" });
            product::kernel(*shape, square).pruned(entries)
        };
        let mut files = products(*shape, "", product);
        let mul_1 = by_digit::mul_1(*shape, None).pruned(with("r8"));
        files.push(product_by_digit(*shape, "", &mul_1));
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
    let straight = SHAPES.iter().flat_map(|shape| {
        straight(*shape).iter().flat_map(|&d| {
            let size = format!("{d}_");
            let mut files = products(*shape, &size, |square| straight::kernel(*shape, square, d));
            if d % shape.width() != 0 {
                let mul_1 = by_digit::mul_1(*shape, Some(d));
                files.push(product_by_digit(*shape, &size, &mul_1));
            }
            files
        })
    });
    any.chain(straight)
}

fn product_by_digit(shape: Shape, size: &str, asm: &Asm) -> (String, String) {
    let what = "z = x * y / W mod m, almost reduced, for a digit y of each lane";
    file(shape, &format!("{size}mul_1"), what, asm)
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
