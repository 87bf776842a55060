//! Montgomery products and squares of a fixed number of limbs, for any x86-64: MUL and ADC.
//!
//! Product and reduction in one, column by column. How, and which register is what, is said in
//! `crates/limbs-x86_64/src/asm/base/fixed.rs`.

use std::fmt::Display;

/// The sizes, in limbs.
const SIZES: &[usize] = &[8, 16, 24];

/// The three limbs of the sum of a column, lowest first; the next column has the others.
const SUMS: [[&str; 3]; 2] = [["r8", "r9", "r10"], ["rbp", "r12", "r13"]];
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
        for c in 0..2 * n - 1 {
            self.column(n, square, c);
        }
        let c = 2 * n - 1;
        let [_, low, carry] = SUMS[(c + 1) % 2];
        self.op(format!("mov {}, {low}", t(c)));
        self.op(format!("mov rax, {carry}"));
        self.subtract(n);
    }

    fn column(&mut self, n: usize, square: bool, c: usize) {
        let (sum, last) = (SUMS[c % 2], SUMS[(c + 1) % 2]);
        let partner = |i: usize| c.checked_sub(i).filter(|j| *j < n);
        let pairs = || (0..n).filter_map(|i| Some((i, partner(i)?)));
        self.note(format!("Column {c}."));
        if square {
            self.square_column(c, pairs().filter(|(i, j)| i < j), sum);
        } else {
            self.sum_of(pairs().map(|(i, j)| (x(i), y(j))), sum);
        }
        // The last digit is late: so is its product, and what the last column left.
        let digits = pairs().filter(|(_, j)| *j > 0);
        let (late, early): (Vec<_>, Vec<_>) = digits.partition(|(i, _)| i + 1 == c);
        for (i, j) in early {
            self.product(&t(i), &m(j), sum);
        }
        if c > 0 {
            self.add([last[1], last[2], "0"], sum);
        }
        for (i, j) in late {
            self.product(&t(i), &m(j), sum);
        }
        if c < n {
            self.digit(c, sum);
        } else {
            self.op(format!("mov {}, {}", t(c), sum[0]));
        }
    }

    /// The sum of the products of x in a column: of two different limbs doubled, and of one by itself.
    fn square_column(
        &mut self,
        c: usize,
        pairs: impl Iterator<Item = (usize, usize)>,
        sum: [&str; 3],
    ) {
        let half = pairs.map(|(i, j)| (x(i), x(j)));
        let none = self.sum_of(half, sum) == 0;
        let middle = [(x(c / 2), x(c / 2))].into_iter();
        match (c % 2, none) {
            (0, true) => _ = self.sum_of(middle, sum),
            (even, _) => {
                self.add(sum, sum);
                let middle = middle.filter(|_| even == 0);
                middle.for_each(|(a, b)| self.product(&a, &b, sum));
            }
        }
    }

    /// The sum of some products, which begins with the first; returns how many there are.
    fn sum_of(
        &mut self,
        products: impl Iterator<Item = (String, String)>,
        sum: [&str; 3],
    ) -> usize {
        let mut count = 0;
        for (a, b) in products {
            if count > 0 {
                self.product(&a, &b, sum);
            } else {
                self.multiply(&a, &b);
                self.op(format!("mov {}, rax", sum[0]));
                self.op(format!("mov {}, rdx", sum[1]));
                self.op(format!("xor {0}d, {0}d", sum[2]));
            }
            count += 1;
        }
        count
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
