//! Tables: `engine_pack`, `engine_select`.

use super::asm::Asm;
use super::product::ends;
use super::shape::{Shape, VECTOR};

/// `engine_pack`: an entry is half as many vectors as a value has records. Vector e holds in its lanes the low 32
/// bits of the digits of record e, and above them those of record e + h, where h is the size of an entry.
pub(crate) fn pack(shape: Shape) -> Asm {
    let mut asm = Asm::default();
    let record = shape.record();
    records_and_entry(&mut asm, shape, "rdx");
    asm.note("rdx records, r9 vectors of an entry; r10: record r9.");
    asm.op("mov r10, r9");
    asm.op(format!("shl r10, {}", shape.record_log()));
    asm.op("add r10, rsi");
    asm.op("vpxor xmm2, xmm2, xmm2");
    asm.op("sub rdx, r9");
    asm.note("rdx vectors of two records are left.");
    asm.label("two");
    asm.op("vmovdqa ymm0, [r10]");
    asm.op("vpsllq ymm0, ymm0, 32");
    asm.op("vpblendd ymm0, ymm0, [rsi], 0x55");
    asm.op("vmovdqa [rdi], ymm0");
    asm.op(format!("add r10, {record}"));
    asm.op(format!("add rsi, {record}"));
    asm.op(format!("add rdi, {VECTOR}"));
    asm.op("dec r9");
    asm.op("dec rdx");
    asm.jump("jnz", "two");
    asm.note("If the number of records is odd, one is alone.");
    asm.op("test r9, r9");
    asm.jump("jz", "end");
    asm.op("vpblendd ymm0, ymm2, [rsi], 0x55");
    asm.op("vmovdqa [rdi], ymm0");
    asm.label("end");
    asm.op("vzeroall");
    asm.op("ret");
    asm
}

/// From digits to records, and r9 = vectors of an entry.
fn records_and_entry(asm: &mut Asm, shape: Shape, digits: &str) {
    if shape.width() > 1 {
        asm.op(format!("add {digits}, {}", shape.width() - 1));
        asm.op(format!("shr {digits}, {}", shape.width().trailing_zeros()));
    }
    asm.op(format!("lea r9, [{digits} + 1]"));
    asm.op("shr r9, 1");
}

// Vector registers of `select`: sums from 0.
const MASKED: u8 = 10;
const CHOSEN: u8 = 11;
const ENTRY: u8 = 12;
const INDEX: u8 = 13;
const MINUS_ONE: u8 = 14;

/// Vectors of an entry that are summed at once, largest first.
const CHUNKS: [i32; 3] = [9, 4, 1];

/// `engine_select`: of all entries a mask leaves one in each lane.
pub(crate) fn select(shape: Shape) -> Asm {
    let mut asm = Asm::default();
    records_and_entry(&mut asm, shape, "r8");
    asm.op(format!(
        "{} ymm{INDEX}, [rdx]",
        if shape.lanes == 4 {
            "vmovdqu"
        } else {
            shape.broadcast()
        }
    ));
    asm.op(format!(
        "vpcmpeqd ymm{MINUS_ONE}, ymm{MINUS_ONE}, ymm{MINUS_ONE}"
    ));
    asm.note("rdx: bytes of an entry; r10: record h of the value; r11 vectors of the entries are left; r8 - r9");
    asm.note("records beyond h.");
    asm.op("mov rdx, r9");
    asm.op("shl rdx, 5");
    asm.op("mov r10, r9");
    asm.op(format!("shl r10, {}", shape.record_log()));
    asm.op("add r10, rdi");
    asm.op("mov r11, r9");
    asm.op("sub r8, r9");
    asm.op("mov r9, rdi");
    for (i, chunk) in CHUNKS.into_iter().enumerate() {
        let (label, next) = (format!("chunk{chunk}"), format!("below{chunk}"));
        asm.label(&label);
        if i > 0 {
            asm.op("test r11, r11");
            asm.jump("jz", "end");
        }
        if chunk > 1 {
            asm.op(format!("cmp r11, {chunk}"));
            asm.jump("jb", &next);
        }
        scan(&mut asm, chunk);
        spread(&mut asm, shape, chunk);
        asm.op(format!("sub r11, {chunk}"));
        asm.op(format!("add rsi, {}", VECTOR * chunk));
        asm.jump("jmp", &label);
        asm.label(&next);
    }
    asm.label("end");
    finish(&mut asm, shape);
    asm
}

/// Sums of `chunk` vectors at rsi of every entry, of which a mask leaves one.
fn scan(asm: &mut Asm, chunk: i32) {
    let label = format!("entry{chunk}");
    for u in 0..chunk {
        asm.op(format!("vpxor xmm{u}, xmm{u}, xmm{u}"));
    }
    asm.op(format!("vpxor xmm{ENTRY}, xmm{ENTRY}, xmm{ENTRY}"));
    asm.op("push rsi");
    asm.op("mov rax, rcx");
    asm.note("rax entries are left.");
    asm.label(&label);
    asm.op(format!("vpcmpeqq ymm{CHOSEN}, ymm{ENTRY}, ymm{INDEX}"));
    asm.op(format!("vpsubq ymm{ENTRY}, ymm{ENTRY}, ymm{MINUS_ONE}"));
    for u in 0..chunk {
        asm.op(format!(
            "vpand ymm{MASKED}, ymm{CHOSEN}, [rsi + {}]",
            VECTOR * u
        ));
        asm.op(format!("vpor ymm{u}, ymm{u}, ymm{MASKED}"));
    }
    asm.op("add rsi, rdx");
    asm.op("dec rax");
    asm.jump("jnz", &label);
    asm.op("pop rsi");
}

/// Stores the sums: records of the lower half at r9, of the upper half at r10, where r8 are left.
fn spread(asm: &mut Asm, shape: Shape, chunk: i32) {
    for u in 0..chunk {
        let at = shape.record() * u;
        store(asm, shape, u, "r9", at);
        asm.op(format!("vpsrlq ymm{u}, ymm{u}, 32"));
        if u == chunk - 1 {
            asm.op(format!("cmp r8, {chunk}"));
            asm.jump("jl", &format!("alone{chunk}"));
        }
        store(asm, shape, u, "r10", at);
    }
    asm.label(&format!("alone{chunk}"));
    for pointer in ["r9", "r10"] {
        asm.op(format!("add {pointer}, {}", shape.record() * chunk));
    }
    asm.op(format!("sub r8, {chunk}"));
}

/// Stores a vector in every copy of a record.
fn store(asm: &mut Asm, shape: Shape, u: i32, base: &str, at: i32) {
    asm.op(format!("vmovdqa [{base} + {at}], ymm{u}"));
    match shape.width() {
        1 => {}
        2 => {
            asm.op(format!(
                "vmovdqa [{base} + {}], xmm{u}",
                at + shape.slot(1, 0)
            ));
            asm.op(format!(
                "vextracti128 [{base} + {}], ymm{u}, 1",
                at + shape.slot(1, 1)
            ));
        }
        _ => {
            asm.op(format!("vextracti128 xmm{MASKED}, ymm{u}, 1"));
            for a in 1..shape.width() {
                for (half, i) in [(u, 0), (MASKED.into(), 2)] {
                    asm.op(format!(
                        "vmovq [{base} + {}], xmm{half}",
                        at + shape.slot(a, i)
                    ));
                    asm.op(format!(
                        "vpextrq [{base} + {}], xmm{half}, 1",
                        at + shape.slot(a, i + 1)
                    ));
                }
            }
        }
    }
}

/// Zeros at the ends of the copies; rdi is the value, r10 beyond its records.
fn finish(asm: &mut Asm, shape: Shape) {
    if shape.width() > 1 {
        asm.note(
            "r8 is -1 where a record of the upper half was not there; then r10 is one too far.",
        );
        asm.op(format!("shl r8, {}", shape.record_log()));
        asm.op("add r10, r8");
        asm.op("sub r10, rdi");
        asm.op("mov r9, r10");
        asm.op(format!("shr r9, {}", shape.record_log()));
        ends(asm, shape);
    }
    asm.op("vzeroall");
    asm.op("ret");
}
