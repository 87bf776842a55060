//! Products by a digit, and look-up in a table.

use super::super::code::{Memory, Reg, Width, load_mnemonic};
use super::product::{Writer, X, Y, Z};
use super::{Engine, PAD, clear};

/// Blocks of 64 bytes that a pass over a table takes at once.
const BLOCKS: usize = 16;

/// `engine_select`: z in rdi, the table in rsi, the indices at rdx, the count in rcx.
///
/// An entry is the digits, in whole blocks of 64 bytes. The accumulators of some blocks go over all entries: they take in
/// (OR) what is there masked (AND) by whether the entry's number is the index, for each lane its own.
pub(super) fn select(e: &Engine) -> Vec<String> {
    let entry = (e.digit_bytes() * e.digits).next_multiple_of(64);
    let blocks = entry / 64;
    let index = Memory {
        base: "rdx",
        offset: 0,
        bytes: e.digit_bytes(),
    };
    let mnemonic = load_mnemonic(Width::Z, index.bytes);
    let mut lines = vec![
        "vpternlogd zmm28, zmm28, zmm28, 0xff".to_string(), // All ones.
        format!("{mnemonic} zmm29, {}", index.text()),
        "vpxord xmm27, xmm27, xmm27".into(),
        format!("vmovdqa64 [rdi], zmm27"),
        format!("vmovdqa64 [rdi+{}], zmm27", PAD + entry),
    ];
    for from in (0..blocks).step_by(BLOCKS) {
        let count = (blocks - from).min(BLOCKS);
        lines.extend((0..count).map(|i| format!("vpxord xmm{i}, xmm{i}, xmm{i}")));
        lines.extend([
            "vpxord xmm27, xmm27, xmm27".to_string(), // Number of the entry.
            "mov rax, rsi".into(),
            "mov r9, rcx".into(),
            "2:".into(),
            "vpcmpeqq k1, zmm27, zmm29".into(),
            "vmovdqa64 zmm30{k1}{z}, zmm28".into(),
            "vpsubq zmm27, zmm27, zmm28".into(),
        ]);
        for i in 0..count {
            lines.push(format!(
                "vpternlogq zmm{i}, zmm30, [rax+{}], 0xf8",
                64 * (from + i)
            ));
        }
        lines.push(format!("add rax, {entry}"));
        lines.extend(["dec r9", "jnz 2b"].map(String::from));
        for i in 0..count {
            lines.push(format!("vmovdqa64 [rdi+{}], zmm{i}", PAD + 64 * (from + i)));
        }
    }
    // It says whether the last entry was the one.
    lines.push("kxorw k1, k1, k1".into());
    lines.extend(clear());
    lines.push("ret".into());
    lines
}

/// `engine_mul_1`: z in rdi, x in rsi, the digits y at rdx, the modulus in rcx.
pub(super) fn mul_1(e: &Engine) -> Vec<String> {
    let mut w = Writer::new(e, false);
    w.product_by_digit();
    w.lines()
}

impl Writer<'_> {
    /// One quotient digit q makes column 0 of x * y + q * m zero; what is left moves down by a digit.
    fn product_by_digit(&mut self) {
        let (e, w) = (self.e, self.e.width);
        self.clear_surroundings(&[Z]);
        let y = self.code.load(
            w,
            Memory {
                base: Y,
                offset: 0,
                bytes: e.digit_bytes(),
            },
        );
        let (q, mut carry) = self.column_0(y);
        for k in (0..e.digits).step_by(e.columns()) {
            let (low, high) = (self.code.zero(), self.code.zero());
            let x = |digit: usize| e.at(X, digit as isize, w.bytes());
            self.code.multiply_add(false, w, low, y, x(k + 1), None);
            self.code.multiply_add(true, w, high, y, x(k), None);
            self.subtract_quotient(w, (low, high), q, k as isize + 1);
            self.code.add_assign(w, low, high);
            carry = if e.columns() == 1 {
                self.digit_out(k, low, Some(carry))
            } else {
                let halves = [low, self.code.high_half(low)];
                self.digits_out(k, halves, Some(carry))
            };
        }
    }

    /// The quotient digit, in every column of a vector, and the carry of column 0, in column 0 alone.
    fn column_0(&mut self, y: Reg) -> (Reg, Reg) {
        let (e, narrow) = (
            self.e,
            if self.e.columns() == 1 {
                self.e.width
            } else {
                Width::X
            },
        );
        let column = self.code.zero();
        self.code
            .multiply_add(false, narrow, column, y, e.at(X, 0, narrow.bytes()), None);
        let q = self.quotient(narrow, column);
        let carry = self.carry_up(narrow, column);
        match e.lanes {
            1 => {
                let q = self.code.duplicate(false, q);
                (self.code.twice(q), self.code.low_word(carry))
            }
            2 => (self.code.twice(q), carry),
            _ => (q, carry),
        }
    }
}
