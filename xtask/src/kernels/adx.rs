//! The square of eight limbs with MULX, ADCX and ADOX.
//!
//! The instructions are written in the order of the idea, [`square`], and put out in another, [`ORDER`], in which they
//! run faster. How the processor shares its units among instructions is not known well enough to calculate that order:
//! exchanges at random were kept where the code got no slower on Zen 4 (49 cycles, 56 in the order of the idea). That
//! nothing comes before what it needs is checked here; registers are given out after.

use std::collections::{HashMap, VecDeque};

/// The place of each instruction of [`square`].
#[rustfmt::skip]
const ORDER: &[usize] = &[
    11, 0, 1, 7, 4, 2, 3, 8, 5, 6, 12, 27, 10, 14, 9, 39, 16, 15, 17, 13,
    19, 18, 30, 20, 21, 22, 25, 28, 23, 31, 24, 26, 29, 33, 35, 32, 36, 48, 34, 37,
    40, 59, 38, 41, 43, 42, 44, 45, 46, 47, 49, 52, 51, 53, 50, 54, 55, 60, 56, 57,
    58, 70, 61, 67, 62, 63, 65, 71, 64, 66, 73, 68, 69, 72, 80, 75, 74, 76, 77, 79,
    85, 78, 81, 83, 82, 90, 86, 88, 91, 87, 93, 102, 92, 95, 96, 84, 97, 100, 103, 99,
    98, 104, 110, 106, 105, 107, 121, 130, 109, 111, 108, 114, 113, 94, 115, 117, 135, 112, 116, 118,
    89, 119, 122, 120, 123, 101, 128, 124, 125, 129, 131, 126, 137, 127, 132, 133, 139, 138, 140, 143,
    134, 136, 147, 141, 148, 142, 145, 149, 150, 146, 151, 157, 153, 152, 154, 144, 155, 159, 158, 156,
    160, 163, 161, 165, 167, 166, 169, 175, 162, 177, 183, 185, 168, 171, 173, 170, 172, 174, 191, 181,
    164, 176, 182, 178, 184, 186, 189, 190, 192, 188, 180, 187, 195, 193, 179, 194, 196,
];

/// Registers for values, in the order in which they are given out at first; rsi is x, rdi z, rdx multiplies.
const REGISTERS: [&str; 12] = [
    "rax", "rcx", "r8", "r9", "r10", "r11", "rbx", "rbp", "r12", "r13", "r14", "r15",
];

/// Every file: its name and contents.
pub(crate) fn files() -> impl Iterator<Item = (String, String)> {
    let mut code = Code::default();
    square(&mut code);
    let banner =
        "// z = x^2 for 8 limbs of x at rsi and z at rdi.\n// See xtask/src/kernels/adx.rs.\n";
    let text = banner.to_owned() + &code.text(ORDER);
    [("adx_square_8.s".to_owned(), text)].into_iter()
}

/// A number that takes a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Value(usize);

/// What an instruction reads or writes beside values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// The limb that multiplies.
    Rdx,
    Carry,
    Overflow,
    /// A limb of z.
    Z(usize),
}

/// An instruction: its text with `$0`, `$1` and so on for the values.
struct Instruction {
    text: String,
    values: Vec<Value>,
    /// How many of them, from the first on, it writes.
    writes: usize,
    /// What it reads and writes of places.
    reads: Vec<Place>,
    sets: Vec<Place>,
}

impl Instruction {
    /// Whether one of two must stay before the other.
    fn meets(&self, other: &Self) -> bool {
        let hurts = |a: &Self, b: &Self| {
            a.values[..a.writes].iter().any(|v| b.values.contains(v))
                || a.sets
                    .iter()
                    .any(|p| b.sets.contains(p) || b.reads.contains(p))
        };
        hurts(self, other) || hurts(other, self)
    }
}

/// Code in the order of the idea.
#[derive(Default)]
struct Code {
    instructions: Vec<Instruction>,
    values: usize,
}

impl Code {
    fn value(&mut self) -> Value {
        self.values += 1;
        Value(self.values - 1)
    }

    fn push(
        &mut self,
        text: String,
        values: &[Value],
        writes: usize,
        reads: &[Place],
        sets: &[Place],
    ) {
        self.instructions.push(Instruction {
            text,
            values: values.to_vec(),
            writes,
            reads: reads.to_vec(),
            sets: sets.to_vec(),
        });
    }

    /// Makes limb i of x the one that multiplies.
    fn multiplier(&mut self, i: usize) {
        self.push(
            format!("mov rdx, [rsi + {}]", 8 * i),
            &[],
            0,
            &[],
            &[Place::Rdx],
        );
    }

    fn x(&mut self, i: usize) -> Value {
        let v = self.value();
        self.push(format!("mov $0, [rsi + {}]", 8 * i), &[v], 1, &[], &[]);
        v
    }

    fn load(&mut self, i: usize) -> Value {
        let v = self.value();
        self.push(
            format!("mov $0, [rdi + {}]", 8 * i),
            &[v],
            1,
            &[Place::Z(i)],
            &[],
        );
        v
    }

    fn store(&mut self, i: usize, v: Value) {
        self.push(
            format!("mov [rdi + {}], $0", 8 * i),
            &[v],
            0,
            &[],
            &[Place::Z(i)],
        );
    }

    /// Zero, and no carries.
    fn clear(&mut self) -> Value {
        let v = self.value();
        self.push(
            "xor $0, $0".into(),
            &[v],
            1,
            &[],
            &[Place::Carry, Place::Overflow],
        );
        v
    }

    /// Zero, whatever is carried.
    fn zero(&mut self) -> Value {
        let v = self.value();
        self.push("mov $0, 0".into(), &[v], 1, &[], &[]);
        v
    }

    /// The product of the limb that multiplies and limb i of x: low and high half.
    fn product(&mut self, i: usize) -> (Value, Value) {
        let x = self.x(i);
        let (low, high) = (self.value(), self.value());
        self.push(
            "mulx $0, $1, $2".into(),
            &[high, low, x],
            2,
            &[Place::Rdx],
            &[],
        );
        (low, high)
    }

    /// The square of the limb that multiplies.
    fn square(&mut self) -> (Value, Value) {
        let (low, high) = (self.value(), self.value());
        self.push(
            "mulx $0, $1, rdx".into(),
            &[high, low],
            2,
            &[Place::Rdx],
            &[],
        );
        (low, high)
    }

    /// z = z + y along CF.
    fn add_low(&mut self, z: Value, y: Value) {
        self.push(
            "adcx $0, $1".into(),
            &[z, y],
            1,
            &[Place::Carry],
            &[Place::Carry],
        );
    }

    /// z = z + y along OF.
    fn add_high(&mut self, z: Value, y: Value) {
        self.push(
            "adox $0, $1".into(),
            &[z, y],
            1,
            &[Place::Overflow],
            &[Place::Overflow],
        );
    }

    /// The same with a limb of z.
    fn add_stored(&mut self, v: Value, i: usize) {
        let reads = [Place::Overflow, Place::Z(i)];
        self.push(
            format!("adox $0, [rdi + {}]", 8 * i),
            &[v],
            1,
            &reads,
            &[Place::Overflow],
        );
    }

    /// Adds the product with limb i of x to two neighbours.
    fn add_product(&mut self, low: Value, high: Value, i: usize) {
        let (l, h) = self.product(i);
        self.add_low(low, l);
        self.add_high(high, h);
    }

    /// The last two products of a ring, with the limbs i and j; returns the two limbs that are new.
    fn end_ring(&mut self, sum: Value, zero: Value, i: usize, j: usize) -> (Value, Value) {
        let (low, next) = self.product(i);
        self.add_low(sum, low);
        let (low, top) = self.product(j);
        self.add_low(next, low);
        self.add_high(next, zero);
        self.add_low(top, zero);
        self.add_high(top, zero);
        (next, top)
    }

    /// The text in an order, with registers.
    ///
    /// # Panics
    ///
    /// If the order is none, or the registers are too few.
    fn text(&self, order: &[usize]) -> String {
        let mut place = vec![None; self.instructions.len()];
        order
            .iter()
            .enumerate()
            .for_each(|(at, &i)| place[i] = Some(at));
        for (i, a) in self.instructions.iter().enumerate() {
            for (j, b) in self.instructions.iter().enumerate().skip(i + 1) {
                assert!(
                    place[i] < place[j] || !a.meets(b),
                    "`{}` needs `{}`",
                    b.text,
                    a.text
                );
            }
        }
        let ordered = || order.iter().map(|&i| &self.instructions[i]);
        let mut last = HashMap::new();
        for (at, x) in ordered().enumerate() {
            last.extend(x.values.iter().map(|v| (*v, at)));
        }
        let mut free: VecDeque<&str> = REGISTERS.into();
        let mut registers: HashMap<Value, &str> = HashMap::new();
        let mut text = String::new();
        for (at, x) in ordered().enumerate() {
            // What ends here makes room for what begins, which may end here too.
            let ends = |v: &Value| last[v] == at;
            for v in x.values.iter().filter(|v| ends(v)) {
                let register = registers.get(v).filter(|r| !free.contains(r));
                free.extend(register);
            }
            for v in &x.values[..x.writes] {
                if registers.contains_key(v) {
                    continue;
                }
                let register = free.pop_front().expect("a register");
                registers.insert(*v, register);
                if ends(v) {
                    free.push_back(register);
                }
            }
            let mut line = x.text.clone();
            for (k, v) in x.values.iter().enumerate() {
                line = line.replace(&format!("${k}"), registers[v]);
            }
            text += &format!("    {line}\n");
        }
        text
    }
}

/// z = x^2.
///
/// First the products of two different limbs, each once, in rings from the inside: of x\[i\] by those above it, and of
/// x\[7 - i\] by those between. A ring ends once, above all that is there, where rows would end twice. Then they are
/// doubled, and the squares of the limbs added: the doubling carries along CF, the addition along OF.
fn square(code: &mut Code) {
    // Limb k of the sum, as far as it is not stored.
    let mut sum = HashMap::new();
    // x3 x4.
    code.multiplier(3);
    let (low, high) = code.product(4);
    sum.extend([(7, low), (8, high)]);
    // x2, and x5.
    code.multiplier(2);
    let zero = code.clear();
    let (low, high) = code.product(3);
    sum.extend([(5, low), (6, high)]);
    code.add_product(sum[&6], sum[&7], 4);
    code.add_product(sum[&7], sum[&8], 5);
    code.multiplier(5);
    let (next, top) = code.end_ring(sum[&8], zero, 3, 4);
    sum.extend([(9, next), (10, top)]);
    middle_ring(code, &mut sum);
    outer_ring(code, &mut sum);
    sum.insert(15, code.clear());
    double(code, &sum);
}

/// x1, at the limbs 3 to 7, and x6, at the limbs 8 to 11.
fn middle_ring(code: &mut Code, sum: &mut HashMap<usize, Value>) {
    code.multiplier(1);
    let zero = code.clear();
    let (low, fourth) = code.product(2);
    code.store(3, low);
    code.add_product(fourth, sum[&5], 3);
    code.store(4, fourth);
    for k in 5..8 {
        code.add_product(sum[&k], sum[&(k + 1)], k - 1);
    }
    code.multiplier(6);
    code.add_product(sum[&8], sum[&9], 2);
    code.add_product(sum[&9], sum[&10], 3);
    let (next, top) = code.end_ring(sum[&10], zero, 4, 5);
    sum.extend([(11, next), (12, top)]);
}

/// x0, at the limbs 1 to 7, which are then stored, and x7, at the limbs 8 to 13.
fn outer_ring(code: &mut Code, sum: &mut HashMap<usize, Value>) {
    code.multiplier(0);
    code.clear();
    let (low, mut above) = code.product(1);
    code.store(1, low);
    for k in 2..4 {
        let (low, high) = code.product(k);
        code.add_low(above, low);
        code.add_stored(high, k + 1);
        code.store(k, above);
        above = high;
    }
    sum.insert(4, above);
    for k in 4..8 {
        code.add_product(sum[&k], sum[&(k + 1)], k);
        code.store(k, sum[&k]);
    }
    code.multiplier(7);
    let zero = code.zero();
    for k in 8..12 {
        code.add_product(sum[&k], sum[&(k + 1)], k - 7);
    }
    let (next, top) = code.end_ring(sum[&12], zero, 5, 6);
    sum.extend([(13, next), (14, top)]);
}

/// z = twice the sum and the squares of the limbs.
fn double(code: &mut Code, sum: &HashMap<usize, Value>) {
    code.multiplier(0);
    let (low, high) = code.square();
    let first = code.load(1);
    code.store(0, low);
    code.add_low(first, first);
    code.add_high(first, high);
    code.store(1, first);
    for i in 1..8 {
        let mut limb = |k: usize| if k < 8 { code.load(k) } else { sum[&k] };
        let limbs = [limb(2 * i), limb(2 * i + 1)];
        code.multiplier(i);
        let (low, high) = code.square();
        for (limb, part) in limbs.into_iter().zip([low, high]) {
            code.add_low(limb, limb);
            code.add_high(limb, part);
        }
        code.store(2 * i, limbs[0]);
        code.store(2 * i + 1, limbs[1]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "`mov [rdi + 8], $0` needs `mov $0, [rsi + 0]`")]
    fn nothing_comes_before_what_it_needs() {
        let mut code = Code::default();
        let x = code.x(0);
        code.store(1, x);
        code.text(&[1, 0]);
    }

    #[test]
    fn a_register_is_free_again_after_its_last_use() {
        let mut code = Code::default();
        for i in 0..2 * REGISTERS.len() {
            let x = code.x(i);
            code.store(i, x);
        }
        let order: Vec<usize> = (0..code.instructions.len()).collect();
        assert_eq!(code.text(&order).lines().count(), order.len());
    }
}
