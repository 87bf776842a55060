//! Products by a digit: `engine_mul_1`.

use super::asm::Asm;
use super::product::{ends, ends_of};
use super::shape::{Shape, TILE, VECTOR};

// Vector registers.
const FACTOR: u8 = 0;
const QUOTIENT: u8 = 1;
const CARRY: u8 = 2;
const MASK: u8 = 3;
const HALF: u8 = 4;
const BEGIN: u8 = 5;
const T: u8 = 6;
const U: u8 = 7;

/// `engine_mul_1`: z = x * y / W for a digit y of each lane, for a number of digits that fills records or for that one.
pub(crate) fn mul_1(shape: Shape, digits: Option<i32>) -> Asm {
    let mut asm = Asm::default();
    let width = shape.width();
    // Digits in a record that is not full.
    let rest = digits.map_or(0, |d| d % width);
    begin(&mut asm, shape, digits);
    first_column(&mut asm, shape);
    asm.op("mov r10, rdi");
    record(&mut asm, shape, 1..width);
    asm.op(format!("lea r11, [r9 - {}]", if rest > 0 { 2 } else { 1 }));
    asm.note("r11 records are left; column i gives digit i - 1.");
    asm.label("record");
    next_record(&mut asm, shape);
    record(&mut asm, shape, 0..width);
    asm.op("dec r11");
    asm.jump("jnz", "record");
    if rest > 0 {
        next_record(&mut asm, shape);
        record(&mut asm, shape, 0..rest);
    }
    op_parts(&mut asm, shape, "vpaddq", [CARRY, CARRY, BEGIN]);
    if let Some(d) = digits {
        digit(&mut asm, shape, (d - 1) % width);
        ends_of(&mut asm, shape, d);
    } else {
        digit(&mut asm, shape, width - 1);
        ends(&mut asm, shape);
    }
    asm.op("vzeroall");
    asm.op("ret");
    constants(&mut asm, shape.radix);
    asm
}

/// r9 = records of the number; rcx, rdx and the constants' registers.
fn begin(asm: &mut Asm, shape: Shape, digits: Option<i32>) {
    if let Some(d) = digits {
        asm.op(format!("mov r9d, {}", shape.records_of(d)));
    } else {
        asm.op("mov r9, r8");
        if shape.width() > 1 {
            asm.op(format!("shr r9, {}", shape.width().trailing_zeros()));
        }
    }
    asm.note("rcx: the modulus itself; rdx: -m^-1.");
    // y is the caller's, and need not be aligned.
    let load = if shape.lanes == 1 { "vmovq" } else { "vmovdqu" };
    asm.op(format!("{load} {}{FACTOR}, [rdx]", shape.part()));
    asm.op(format!("lea rdx, [r9 + {}]", 2 * TILE));
    asm.op(format!("shl rdx, {}", shape.record_log()));
    asm.op("lea rcx, [rcx + 4*rdx]");
    asm.op("add rdx, rcx");
    for (register, at) in [(MASK, 0), (HALF, 1), (BEGIN, 2), (CARRY, 3)] {
        let load = format!("vmovdqa ymm{register}, [rip + {{}} + {}]", VECTOR * at);
        asm.refer(&load, "constants");
    }
}

/// The quotient digit, and the lowest column.
fn first_column(asm: &mut Asm, shape: Shape) {
    asm.note("The quotient digit, and the column that it clears.");
    product(asm, shape, T, FACTOR, "rsi", 0);
    operand(asm, shape, U, "rdx", 0);
    op_parts(asm, shape, "vpmuludq", [QUOTIENT, T, U]);
    op_parts(asm, shape, "vpand", [QUOTIENT, QUOTIENT, MASK]);
    product(asm, shape, U, QUOTIENT, "rcx", 0);
    op_parts(asm, shape, "vpaddq", [T, T, U]);
    op_parts(asm, shape, "vpaddq", [CARRY, CARRY, T]);
    shift_carry(asm, shape);
}

/// The columns of these places of a record, and of each the digit before it.
fn record(asm: &mut Asm, shape: Shape, places: std::ops::Range<i32>) {
    for b in places {
        column(asm, shape, shape.slot(0, b));
        digit(asm, shape, b - 1);
    }
}

/// Adds a column to the carry.
fn column(asm: &mut Asm, shape: Shape, at: i32) {
    product(asm, shape, T, FACTOR, "rsi", at);
    product(asm, shape, U, QUOTIENT, "rcx", at);
    op_parts(asm, shape, "vpaddq", [T, T, U]);
    op_parts(asm, shape, "vpaddq", [T, T, BEGIN]);
    op_parts(asm, shape, "vpaddq", [CARRY, CARRY, T]);
}

/// Takes a digit off the carry, and stores it in every copy.
fn digit(asm: &mut Asm, shape: Shape, i: i32) {
    op_parts(asm, shape, "vpand", [T, CARRY, MASK]);
    shift_carry(asm, shape);
    op_parts(asm, shape, "vpsubq", [T, T, HALF]);
    let (part, store) = (shape.part(), shape.move_digit());
    for a in 0..shape.width() {
        asm.op(format!("{store} [r10 + {}], {part}{T}", shape.slot(a, i)));
    }
}

fn next_record(asm: &mut Asm, shape: Shape) {
    for pointer in ["rsi", "rcx", "r10"] {
        asm.op(format!("add {pointer}, {}", shape.record()));
    }
}

/// Loads a digit of all lanes.
fn operand(asm: &mut Asm, shape: Shape, to: u8, base: &str, at: i32) {
    let (part, load) = (shape.part(), shape.move_digit());
    asm.op(format!("{load} {part}{to}, [{base} + {at}]"));
}

/// Its product by `by`.
fn product(asm: &mut Asm, shape: Shape, to: u8, by: u8, base: &str, at: i32) {
    operand(asm, shape, to, base, at);
    op_parts(asm, shape, "vpmuldq", [to, by, to]);
}

fn shift_carry(asm: &mut Asm, shape: Shape) {
    let (part, radix) = (shape.part(), shape.radix);
    asm.op(format!("vpsrlq {part}{CARRY}, {part}{CARRY}, {radix}"));
}

/// An operation on digits of all lanes, in registers.
fn op_parts(asm: &mut Asm, shape: Shape, op: &str, [z, x, y]: [u8; 3]) {
    let part = shape.part();
    asm.op(format!("{op} {part}{z}, {part}{x}, {part}{y}"));
}

fn constants(asm: &mut Asm, radix: i32) {
    asm.op(".p2align 5");
    asm.label("constants");
    let half = 1_u64 << (radix - 1);
    let carried = 1_u64 << (63 - radix);
    // The first column is not balanced: a carry of 2^63 is cut away with it.
    for word in [2 * half - 1, half, (1 << 63) - carried + half, 1 << 63] {
        asm.op(format!(".quad {word}, {word}, {word}, {word}"));
    }
}
