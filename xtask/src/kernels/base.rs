//! Montgomery products and squares of a fixed number of limbs, for any x86-64: MUL and ADC.
//!
//! Product and reduction in one, column by column. How, and which register is what, is said in
//! `crates/limbs-x86_64/src/asm/base/fixed.rs`.

use std::fmt::Display;

/// The sizes, in limbs.
const SIZES: &[usize] = &[8, 16, 24];

/// The three limbs of the sum of a column, lowest first; the next column begins one further.
const SUM: [&str; 3] = ["r8", "r9", "r10"];
/// Those of the products of two different limbs, before they are doubled.
const HALF: [&str; 3] = ["rbp", "r12", "r13"];
/// Where the last eight limbs of t - m are, lowest first.
const LAST: [&str; 8] = ["r8", "r9", "r10", "rbx", "rbp", "rsi", "r12", "r13"];

/// Every file: its name and contents.
pub(crate) fn files() -> impl Iterator<Item = (String, String)> {
    SIZES.iter().flat_map(|&n| {
        [("mul", "x * y", false), ("sqr", "x^2", true)].map(|(row, what, square)| {
            let banner =
                format!("// z = {what} / B^{n} modulo m, for {n} limbs, column by column.\n");
            let see =
                "// See xtask/src/kernels/base.rs and crates/limbs-x86_64/src/asm/base/fixed.rs.\n";
            let mut code = Code(banner + see);
            code.kernel(n, square);
            (format!("base_mont_{row}_{n}.s"), code.0)
        })
    })
}

/// Limb `i` of an operand.
fn x(i: usize) -> String {
    format!("[rsi + {}]", 8 * i)
}

fn y(i: usize) -> String {
    format!("[rcx + {}]", 8 * i)
}

fn m(i: usize) -> String {
    format!("[r11 + {}]", 8 * i)
}

/// Of t: the quotient digits below, the columns above.
fn t(i: usize) -> String {
    format!("[rdi + {}]", 8 * i)
}

fn z(i: usize) -> String {
    format!("[r14 + {}]", 8 * i)
}

/// The text of a kernel in the making.
struct Code(String);

impl Code {
    fn op(&mut self, text: impl Display) {
        self.0 += &format!("    {text}\n");
    }

    fn note(&mut self, text: impl Display) {
        self.op(format!("// {text}"));
    }

    fn kernel(&mut self, n: usize, square: bool) {
        self.op("xor r8d, r8d");
        self.op("xor r9d, r9d");
        for c in 0..2 * n - 1 {
            let sum = [0, 1, 2].map(|k| SUM[(c + k) % 3]);
            let pairs = || (0..n).filter_map(|i| Some((i, c.checked_sub(i).filter(|j| *j < n)?)));
            self.note(format!("Column {c}."));
            self.op(format!("xor {0}d, {0}d", sum[2]));
            if square {
                self.doubled(pairs().filter(|(i, j)| i < j), sum);
                if c % 2 == 0 {
                    self.product(&x(c / 2), &x(c / 2), sum);
                }
            } else {
                pairs().for_each(|(i, j)| self.product(&x(i), &y(j), sum));
            }
            let digits = pairs().filter(|(_, j)| *j > 0);
            digits.for_each(|(i, j)| self.product(&t(i), &m(j), sum));
            if c < n {
                self.digit(c, sum);
            } else {
                self.op(format!("mov {}, {}", t(c), sum[0]));
            }
        }
        let c = 2 * n - 1;
        self.op(format!("mov {}, {}", t(c), SUM[c % 3]));
        self.op(format!("mov rax, {}", SUM[(c + 1) % 3]));
        self.subtract(n);
    }

    /// Multiplies two limbs.
    fn multiply(&mut self, a: &str, b: &str) {
        self.op(format!("mov rax, {a}"));
        self.op(format!("mul qword ptr {b}"));
    }

    /// Adds a product of two limbs to a sum.
    fn product(&mut self, a: &str, b: &str, sum: [&str; 3]) {
        self.multiply(a, b);
        self.add(["rax", "rdx", "0"], sum);
    }

    fn add(&mut self, limbs: [&str; 3], sum: [&str; 3]) {
        for ((op, limb), sum) in ["add", "adc", "adc"].iter().zip(limbs).zip(sum) {
            self.op(format!("{op} {sum}, {limb}"));
        }
    }

    /// Adds twice the products of limbs of x; their own sum begins with the first.
    fn doubled(&mut self, mut pairs: impl Iterator<Item = (usize, usize)>, sum: [&str; 3]) {
        let Some((i, j)) = pairs.next() else { return };
        self.multiply(&x(i), &x(j));
        self.op(format!("mov {}, rax", HALF[0]));
        self.op(format!("mov {}, rdx", HALF[1]));
        self.op(format!("xor {0}d, {0}d", HALF[2]));
        pairs.for_each(|(i, j)| self.product(&x(i), &x(j), HALF));
        self.add(HALF, HALF);
        self.add(HALF, sum);
    }

    /// The quotient digit that makes column `c` zero.
    fn digit(&mut self, c: usize, sum: [&str; 3]) {
        self.op(format!("mov rax, {}", sum[0]));
        self.op("imul rax, rbx");
        self.op(format!("mov {}, rax", t(c)));
        self.op(format!("mul qword ptr {}", m(0)));
        self.add(["rax", "rdx", "0"], sum);
    }

    /// z = t - m, or t where that borrows; t is above the digits, its carry in rax.
    fn subtract(&mut self, n: usize) {
        self.note("t - m: the last eight limbs stay in registers.");
        self.op("xor edx, edx");
        let register = |i: usize| (i + 8).checked_sub(n).map_or("rdx", |k| LAST[k]);
        let in_memory = |i: usize| i + 8 < n;
        for i in 0..n {
            self.op(format!("mov {}, {}", register(i), t(n + i)));
            self.op(format!("sbb {}, {}", register(i), m(i)));
            if in_memory(i) {
                self.op(format!("mov {}, {}", z(i), register(i)));
            }
        }
        self.note(
            "rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.",
        );
        self.op("sbb rax, 0");
        self.op("neg rax");
        for i in 0..n {
            if in_memory(i) {
                self.op(format!("mov {}, {}", register(i), z(i)));
            }
            self.op(format!("cmovc {}, {}", register(i), t(n + i)));
            self.op(format!("mov {}, {}", z(i), register(i)));
        }
    }
}
