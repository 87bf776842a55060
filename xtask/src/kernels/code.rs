//! Straight-line vector code with as many registers as it likes.
//!
//! A generator names registers by what they hold, in any number; [`Code::lines`] gives each one of the
//! processor's for as long as it is needed.

use std::collections::{HashMap, HashSet};

/// A vector register, of no number yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Reg(usize);

/// Width of a vector in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    X = 16,
    Y = 32,
    Z = 64,
}

impl Width {
    /// The first letter of a register's name.
    pub(crate) fn letter(self) -> char {
        match self {
            Self::X => 'x',
            Self::Y => 'y',
            Self::Z => 'z',
        }
    }

    pub(crate) fn bytes(self) -> usize {
        self as usize
    }
}

/// Bytes in memory, from a register that holds an address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    pub(crate) base: &'static str,
    pub(crate) offset: isize,
    pub(crate) bytes: usize,
}

impl Memory {
    /// As an operand.
    pub(crate) fn text(&self) -> String {
        match self.offset {
            0 => format!("[{}]", self.base),
            offset => format!("[{}{offset:+}]", self.base),
        }
    }
}

/// A source that is a register or in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    Reg(Reg),
    Memory(Memory),
}

impl From<Reg> for Source {
    fn from(x: Reg) -> Self {
        Self::Reg(x)
    }
}

impl From<Memory> for Source {
    fn from(x: Memory) -> Self {
        Self::Memory(x)
    }
}

/// The instruction that loads a vector, or repeats what is in memory to fill one.
///
/// Of those that repeat 128 bits, the one with few registers is a load only on AMD's
/// processors; the other also takes a shuffle.
pub(crate) fn load_mnemonic(w: Width, bytes: usize) -> &'static str {
    match (bytes, w) {
        (8, _) => "vpbroadcastq",
        (16, Width::Y) => "vbroadcasti128",
        (16, Width::Z) => "vbroadcasti64x2",
        (32, Width::Z) => "vbroadcasti64x4",
        _ => "vmovdqu64",
    }
}

/// An instruction: its text with `$0`, `$1`, ... for the registers.
struct Instruction {
    text: String,
    regs: Vec<Reg>,
    /// Whether the first register gets a new value, whatever was in it.
    sets: bool,
    /// Whether that must be one of the first sixteen.
    low: bool,
}

/// Code being written.
#[derive(Default)]
pub(crate) struct Code {
    instructions: Vec<Instruction>,
    regs: usize,
}

impl Code {
    /// A register for what is to come.
    pub(crate) fn reg(&mut self) -> Reg {
        self.regs += 1;
        Reg(self.regs - 1)
    }

    fn push(&mut self, sets: bool, text: String, regs: &[Reg]) {
        let regs = regs.to_vec();
        let low = sets && text.starts_with("vbroadcasti128");
        self.instructions.push(Instruction {
            text,
            regs,
            sets,
            low,
        });
    }

    /// z = mnemonic(x, y), with `mask` after z.
    fn binary(
        &mut self,
        sets: bool,
        (mnemonic, mask): (&str, &str),
        w: Width,
        z: Reg,
        x: Reg,
        y: Source,
    ) {
        let c = w.letter();
        match y {
            Source::Reg(y) => {
                let text = format!("{mnemonic} {c}mm$0{mask}, {c}mm$1, {c}mm$2");
                self.push(sets, text, &[z, x, y]);
            }
            Source::Memory(y) => {
                let text = format!("{mnemonic} {c}mm$0{mask}, {c}mm$1, {}", y.text());
                self.push(sets, text, &[z, x]);
            }
        }
    }

    /// z = 0.
    pub(crate) fn set_zero(&mut self, z: Reg) {
        self.push(true, "vpxord xmm$0, xmm$0, xmm$0".into(), &[z]);
    }

    /// 0.
    pub(crate) fn zero(&mut self) -> Reg {
        let z = self.reg();
        self.set_zero(z);
        z
    }

    /// z = z + the low or the high half of the 104 bits x * y, in the lanes of the mask register.
    pub(crate) fn multiply_add(
        &mut self,
        high: bool,
        w: Width,
        z: Reg,
        x: Reg,
        y: impl Into<Source>,
        mask: Option<usize>,
    ) {
        let mnemonic = if high { "vpmadd52huq" } else { "vpmadd52luq" };
        let mask = mask.map_or(String::new(), |k| format!("{{k{k}}}"));
        self.binary(false, (mnemonic, &mask), w, z, x, y.into());
    }

    /// z = z + x.
    pub(crate) fn add_assign(&mut self, w: Width, z: Reg, x: Reg) {
        self.binary(false, ("vpaddq", ""), w, z, z, x.into());
    }

    /// x + y.
    pub(crate) fn add(&mut self, w: Width, x: Reg, y: Reg) -> Reg {
        let z = self.reg();
        self.binary(true, ("vpaddq", ""), w, z, x, y.into());
        z
    }

    /// x & y.
    pub(crate) fn and(&mut self, w: Width, x: Reg, y: Reg) -> Reg {
        let z = self.reg();
        self.binary(true, ("vpandq", ""), w, z, x, y.into());
        z
    }

    /// The low word of 128 bits, or the high one, twice.
    pub(crate) fn duplicate(&mut self, high: bool, x: Reg) -> Reg {
        let z = self.reg();
        let mnemonic = if high { "vpunpckhqdq" } else { "vpunpcklqdq" };
        self.binary(true, (mnemonic, ""), Width::X, z, x, x.into());
        z
    }

    /// The low word of 128 bits, and zero.
    pub(crate) fn low_word(&mut self, x: Reg) -> Reg {
        let z = self.reg();
        self.push(true, "vmovq xmm$0, xmm$1".into(), &[z, x]);
        z
    }

    /// The 128 bits of x, twice.
    pub(crate) fn twice(&mut self, x: Reg) -> Reg {
        self.join(x, x)
    }

    /// 256 bits: x below, y above.
    pub(crate) fn join(&mut self, x: Reg, y: Reg) -> Reg {
        let z = self.reg();
        let text = "vinserti64x2 ymm$0, ymm$1, xmm$2, 1".into();
        self.push(true, text, &[z, x, y]);
        z
    }

    /// The high 128 of 256 bits.
    pub(crate) fn high_half(&mut self, x: Reg) -> Reg {
        let z = self.reg();
        self.push(true, "vextracti64x2 xmm$0, ymm$1, 1".into(), &[z, x]);
        z
    }

    /// z = x.
    pub(crate) fn set_copy(&mut self, w: Width, z: Reg, x: Reg) {
        let c = w.letter();
        self.push(true, format!("vmovdqa64 {c}mm$0, {c}mm$1"), &[z, x]);
    }

    /// A copy.
    pub(crate) fn copy(&mut self, w: Width, x: Reg) -> Reg {
        let z = self.reg();
        self.set_copy(w, z, x);
        z
    }

    /// Every word shifted right.
    pub(crate) fn shift_right(&mut self, w: Width, x: Reg, bits: usize) -> Reg {
        let (z, c) = (self.reg(), w.letter());
        self.push(true, format!("vpsrlq {c}mm$0, {c}mm$1, {bits}"), &[z, x]);
        z
    }

    /// 128 bits shifted up or down by a word, zero coming in. A shift of the whole would take a shuffle unit.
    pub(crate) fn move_word(&mut self, up: bool, x: Reg) -> Reg {
        let (z, zero) = (self.reg(), self.zero());
        match up {
            true => self.binary(true, ("vpunpcklqdq", ""), Width::X, z, zero, x.into()),
            false => self.binary(true, ("vpunpckhqdq", ""), Width::X, z, x, zero.into()),
        }
        z
    }

    /// Fills z from memory.
    pub(crate) fn set_load(&mut self, w: Width, z: Reg, memory: Memory) {
        let mnemonic = load_mnemonic(w, memory.bytes);
        let text = format!("{mnemonic} {}mm$0, {}", w.letter(), memory.text());
        self.push(true, text, &[z]);
    }

    /// What is in memory, repeated to fill a vector.
    pub(crate) fn load(&mut self, w: Width, memory: Memory) -> Reg {
        let z = self.reg();
        self.set_load(w, z, memory);
        z
    }

    /// Stores the low bytes of x.
    pub(crate) fn store(&mut self, memory: Memory, x: Reg) {
        let (mnemonic, c) = match memory.bytes {
            8 => ("vmovq", 'x'),
            16 => ("vmovdqu64", 'x'),
            32 => ("vmovdqu64", 'y'),
            _ => ("vmovdqu64", 'z'),
        };
        let text = format!("{mnemonic} {}, {c}mm$0", memory.text());
        self.push(false, text, &[x]);
    }

    /// A line of text that touches these registers, which have numbers of their own.
    pub(crate) fn verbatim(&mut self, line: String, regs: &[Reg]) {
        self.push(false, line, regs);
    }

    /// The code, with numbers below `count` for the registers; those in `fixed` have theirs throughout.
    ///
    /// # Panics
    ///
    /// If more are in use at once: a fault of the generator.
    pub(crate) fn lines(&self, count: usize, fixed: &[(Reg, usize)]) -> Vec<String> {
        let mut last = HashMap::new();
        for (i, x) in self.instructions.iter().enumerate() {
            last.extend(x.regs.iter().map(|reg| (*reg, i)));
        }
        let mut numbers: HashMap<Reg, usize> = fixed.iter().copied().collect();
        last.extend(fixed.iter().map(|(reg, _)| (*reg, usize::MAX)));
        let taken: HashSet<usize> = numbers.values().copied().collect();
        let mut free: Vec<usize> = (0..count).filter(|n| !taken.contains(n)).collect();
        let low: HashSet<Reg> = self
            .instructions
            .iter()
            .filter(|x| x.low)
            .map(|x| x.regs[0])
            .collect();

        let mut lines = Vec::new();
        for (i, x) in self.instructions.iter().enumerate() {
            let fresh = x.sets && !numbers.contains_key(&x.regs[0]);
            // What ends here makes room for the result.
            let ends: HashSet<Reg> = x
                .regs
                .iter()
                .copied()
                .filter(|reg| last[reg] == i)
                .collect();
            free.extend(ends.iter().filter_map(|reg| numbers.get(reg)));
            if fresh {
                // The highest, so that the low ones are left for what needs them.
                let limit = if low.contains(&x.regs[0]) { 16 } else { count };
                let best = (0..free.len())
                    .filter(|&k| free[k] < limit)
                    .max_by_key(|&k| free[k]);
                let number = free.swap_remove(best.expect("a register for each value in use"));
                numbers.insert(x.regs[0], number);
                if ends.contains(&x.regs[0]) {
                    free.push(number);
                }
            }
            let mut line = x.text.clone();
            for (k, reg) in x.regs.iter().enumerate() {
                line = line.replace(&format!("${k}"), &numbers[reg].to_string());
            }
            lines.push(line);
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_register_is_free_again_after_its_last_use() {
        let mut code = Code::default();
        let x = code.zero();
        let y = code.add(Width::Y, x, x);
        let z = code.add(Width::Y, y, y);
        code.add_assign(Width::Y, z, z);
        let lines = code.lines(1, &[]);
        assert_eq!(lines[1], "vpaddq ymm0, ymm0, ymm0");
        assert_eq!(lines.len(), 4);
    }

    #[test]
    fn values_in_use_together_have_registers_of_their_own() {
        let mut code = Code::default();
        let (x, y) = (code.zero(), code.zero());
        let fixed = code.reg();
        let sum = code.add(Width::Z, x, y);
        code.add_assign(Width::Z, sum, fixed);
        code.add_assign(Width::Z, sum, y);
        let lines = code.lines(3, &[(fixed, 2)]);
        assert_eq!(lines[0], "vpxord xmm1, xmm1, xmm1");
        assert_eq!(
            lines[2..],
            [
                "vpaddq zmm1, zmm1, zmm0",
                "vpaddq zmm1, zmm1, zmm2",
                "vpaddq zmm1, zmm1, zmm0"
            ]
        );
    }

    #[test]
    fn repeated_halves_are_loaded_into_low_registers() {
        let mut code = Code::default();
        let memory = Memory {
            base: "rsi",
            offset: -16,
            bytes: 16,
        };
        let x = code.load(Width::Y, memory);
        code.store(memory, x);
        let lines = code.lines(32, &[]);
        assert_eq!(
            lines,
            [
                "vbroadcasti128 ymm15, [rsi-16]",
                "vmovdqu64 [rsi-16], xmm15"
            ]
        );
    }

    #[test]
    #[should_panic(expected = "a register for each value in use")]
    fn too_many_values_are_a_fault() {
        let mut code = Code::default();
        let (x, y) = (code.zero(), code.zero());
        code.add_assign(Width::Y, x, y);
        code.lines(1, &[]);
    }
}
