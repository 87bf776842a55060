//! What no number of digits needs is left out.
//!
//! Which instructions are executed depends on the number of digits only. So a function is executed for each that its
//! engine takes, its general registers at least; lines that are never reached go, and jumps that are
//! always or never taken.

use std::collections::HashMap;

use super::asm::{Asm, Line};

/// Registers and what they hold on entry. Others hold addresses.
pub(crate) type Entry = Vec<(&'static str, i64)>;

/// Most instructions of one execution.
const MOST: usize = 10_000_000;

const REGISTERS: [&str; 16] = [
    "rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", "rsp", "r8", "r9", "r10", "r11", "r12", "r13",
    "r14", "r15",
];

/// A register and its bits, or a number.
#[derive(Clone, Copy)]
enum Operand {
    Register(usize, u32),
    Number(i64),
}

/// What a line does to general registers.
enum Step {
    Nothing,
    Binary(&'static str, Operand, Operand),
    /// The sum of registers times numbers, and a number.
    Address(usize, Vec<(usize, i64)>, i64),
    Jump(String, usize),
    Call(usize),
    Return,
    Push(usize),
    Pop(usize),
}

/// Operations on two operands, and `dec` as one.
const BINARY: [&str; 11] = [
    "mov", "add", "sub", "and", "xor", "shl", "shr", "sar", "cmp", "test", "dec",
];

/// The result of the last operation that sets flags, compared with 0 as the flags have it.
#[derive(Clone, Copy, Default)]
struct Flags {
    zero: bool,
    sign: bool,
    less: bool,
    below: bool,
}

/// How often a line is reached, and how often it jumps.
#[derive(Clone, Copy, Default)]
struct Count {
    reached: usize,
    jumped: usize,
}

impl Asm {
    /// The same without what is not executed in any of these executions.
    pub(crate) fn pruned(mut self, entries: impl Iterator<Item = Entry>) -> Self {
        let steps = self.steps();
        let mut counts = vec![Count::default(); steps.len()];
        for entry in entries {
            execute(&steps, &entry, &mut counts);
        }
        let is_step = |line: &Line| !is_remark(line);
        let mut keep = vec![false; steps.len()];
        // Labels and remarks belong to what follows them; what follows the last instruction is data.
        let mut follows = true;
        for i in (0..steps.len()).rev() {
            if is_step(&self.lines[i]) {
                follows = counts[i].reached > 0;
            }
            keep[i] = follows || matches!(self.lines[i], Line::Label(_));
        }
        for (i, step) in steps.iter().enumerate() {
            let Step::Jump(condition, target) = step else {
                continue;
            };
            let always = counts[i].jumped == counts[i].reached;
            let skipped = i + 1..*target.max(&(i + 1));
            let is_next =
                *target > i && !skipped.clone().any(|j| keep[j] && is_step(&self.lines[j]));
            if counts[i].jumped == 0 || (always && is_next) {
                keep[i] = false;
                if condition != "mp" {
                    self.drop_comparison(i, &mut keep);
                }
            } else if always && let Line::Jump(op, _) = &mut self.lines[i] {
                *op = "jmp {}".into();
                if condition != "mp" {
                    self.drop_comparison(i, &mut keep);
                }
            }
        }
        let mut kept = keep.iter();
        self.lines.retain(|_| *kept.next().expect("a line"));
        self.without_idle_labels()
    }

    /// Drops the comparison before a jump that is none any more, unless another jump follows.
    fn drop_comparison(&self, jump: usize, keep: &mut [bool]) {
        let is_conditional = |line: &Line| matches!(line, Line::Jump(op, _) if op.starts_with('j') && !op.starts_with("jmp"));
        let is_comparison = |line: &Line| matches!(line, Line::Op(op) if op.starts_with("cmp ") || op.starts_with("test "));
        let before = jump
            .checked_sub(1)
            .filter(|i| is_comparison(&self.lines[*i]));
        let after = self.lines.get(jump + 1);
        if let Some(before) = before
            && !after.is_some_and(is_conditional)
        {
            keep[before] = false;
        }
    }

    fn without_idle_labels(mut self) -> Self {
        let used: Vec<usize> = self
            .lines
            .iter()
            .filter_map(|line| match line {
                Line::Jump(_, label) => Some(*label),
                _ => None,
            })
            .collect();
        self.lines
            .retain(|line| !matches!(line, Line::Label(label) if !used.contains(label)));
        self
    }

    fn steps(&self) -> Vec<Step> {
        let places = self.lines.iter().enumerate();
        let labels: HashMap<usize, usize> = places
            .filter_map(|(i, line)| match line {
                Line::Label(label) => Some((*label, i)),
                _ => None,
            })
            .collect();
        let step = |line: &Line| match line {
            Line::Jump(op, label) if op.starts_with("call") => Step::Call(labels[label]),
            Line::Jump(op, label) if op.starts_with('j') => {
                let condition = op.strip_prefix('j').and_then(|op| op.strip_suffix(" {}"));
                Step::Jump(condition.expect("a jump").into(), labels[label])
            }
            Line::Op(op) => parse(op),
            _ => Step::Nothing,
        };
        self.lines.iter().map(step).collect()
    }
}

/// Whether a line is no instruction.
fn is_remark(line: &Line) -> bool {
    match line {
        Line::Label(_) | Line::Note(_) => true,
        Line::Op(op) => op.starts_with('.'),
        Line::Jump(..) => false,
    }
}

fn parse(line: &str) -> Step {
    let (op, rest) = line.split_once(' ').unwrap_or((line, ""));
    if op.starts_with('v') || op.starts_with('.') {
        return Step::Nothing;
    }
    let (first, second) = rest.split_once(", ").unwrap_or((rest, "1"));
    match op {
        "ret" => Step::Return,
        "push" => Step::Push(register(first).0),
        "pop" => Step::Pop(register(first).0),
        "mov" if first.starts_with('[') => Step::Nothing,
        "lea" => {
            let (sum, number) = address(second);
            Step::Address(register(first).0, sum, number)
        }
        _ => {
            let op = BINARY.iter().find(|known| **known == op);
            let op = op.unwrap_or_else(|| panic!("`{line}` is not known here"));
            Step::Binary(op, operand(first), operand(second))
        }
    }
}

fn operand(text: &str) -> Operand {
    match text.parse() {
        Ok(number) => Operand::Number(number),
        Err(_) => {
            let (register, bits) = register(text);
            Operand::Register(register, bits)
        }
    }
}

/// The number of a register, and its bits.
fn register(name: &str) -> (usize, u32) {
    let (whole, bits) = match name.strip_prefix('e') {
        Some(rest) => (format!("r{rest}"), 32),
        None => match (name.strip_suffix('d'), name.strip_suffix('b')) {
            (Some(whole), _) => (whole.to_owned(), 32),
            (None, Some(whole)) => (whole.to_owned(), 8),
            (None, None) => (name.to_owned(), 64),
        },
    };
    let number = REGISTERS.iter().position(|known| *known == whole);
    (
        number.unwrap_or_else(|| panic!("`{name}` is no general register")),
        bits,
    )
}

/// The registers and the number of `[a + 2*b - 3]`.
fn address(text: &str) -> (Vec<(usize, i64)>, i64) {
    let (mut sum, mut number, mut sign) = (Vec::new(), 0, 1);
    for term in text.trim_matches(['[', ']']).split(' ') {
        match (term, term.parse::<i64>()) {
            ("+", _) => sign = 1,
            ("-", _) => sign = -1,
            (_, Ok(value)) => number += sign * value,
            (_, Err(_)) => {
                let (scale, name) = term.split_once('*').unwrap_or(("1", term));
                let scale: i64 = scale.parse().expect("a scale");
                sum.push((register(name).0, scale));
            }
        }
    }
    (sum, number)
}

/// Executes until the function returns.
fn execute(steps: &[Step], entry: &Entry, counts: &mut [Count]) {
    let mut registers: [i64; 16] = std::array::from_fn(|i| (i as i64 + 1) << 32);
    for (name, value) in entry {
        registers[register(name).0] = *value;
    }
    let (mut stack, mut flags, mut at) = (Vec::new(), Flags::default(), 0);
    for _ in 0..MOST {
        counts[at].reached += 1;
        let here = at;
        at += 1;
        match &steps[here] {
            Step::Nothing => {}
            Step::Binary(op, to, from) => binary(op, (*to, *from), &mut registers, &mut flags),
            Step::Address(to, sum, number) => {
                let sum = sum.iter().map(|(r, scale)| registers[*r] * scale);
                registers[*to] = sum.sum::<i64>() + number;
            }
            Step::Jump(condition, target) => {
                if flags.hold(condition) {
                    counts[here].jumped += 1;
                    at = *target;
                }
            }
            Step::Call(target) => {
                stack.push(at as i64);
                at = *target;
            }
            Step::Push(from) => stack.push(registers[*from]),
            Step::Pop(to) => registers[*to] = stack.pop().expect("as much as was pushed"),
            Step::Return => match stack.pop() {
                Some(back) => at = back as usize,
                None => return,
            },
        }
    }
    panic!("does not return");
}

impl Flags {
    fn hold(self, condition: &str) -> bool {
        match condition {
            "mp" => true,
            "e" | "z" => self.zero,
            "ne" | "nz" => !self.zero,
            "l" => self.less,
            "le" => self.less || self.zero,
            "ge" => !self.less,
            "s" => self.sign,
            "ns" => !self.sign,
            "b" => self.below,
            _ => panic!("`j{condition}` is not known here"),
        }
    }
}

fn binary(op: &str, (to, from): (Operand, Operand), registers: &mut [i64; 16], flags: &mut Flags) {
    let read = |operand: Operand| match operand {
        Operand::Number(number) => number,
        // With its sign.
        Operand::Register(r, bits) => registers[r] << (64 - bits) >> (64 - bits),
    };
    let (a, b) = (read(to), read(from));
    let result = match op {
        "mov" => b,
        "add" => a.wrapping_add(b),
        "sub" | "cmp" | "dec" => a.wrapping_sub(b),
        "and" | "test" => a & b,
        "xor" => a ^ b,
        "shl" => a << b,
        "shr" => (a as u64 >> b) as i64,
        _ => a >> b,
    };
    if op != "mov" {
        let compares = matches!(op, "sub" | "cmp" | "dec");
        *flags = Flags {
            zero: result == 0,
            sign: result < 0,
            less: if compares { a < b } else { result < 0 },
            below: compares && (a as u64) < b as u64,
        };
    }
    if let (Operand::Register(r, bits), false) = (to, matches!(op, "cmp" | "test")) {
        // A write to 32 bits clears the others.
        registers[r] = if bits == 32 {
            i64::from(result as u32)
        } else {
            result
        };
    }
}
