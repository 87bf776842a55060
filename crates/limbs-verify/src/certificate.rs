//! Certificates: what a proof rests on, written down for `limbs-verify-check` to follow.
//!
//! An entry lists the equations, the facts that are of use with their arguments, and the argument for
//! each claim. Numbers take seven bits a byte, the lowest first; atoms and equations go by their numbers; terms
//! stand in the order of their atoms' numbers, so that there is one way only to write a proof.

use crate::argument::{Argument, Below, Comparison, Congruence, Impossible};
use crate::eliminate::Steps;
use crate::equations::Store;
use crate::facts::{Fact, Reason, Split};
use crate::isa::Isa;
use crate::kernel::Size;
use crate::poly::{Atom, Int, Monomial, Poly};
use miniz_oxide::deflate::compress_to_vec_zlib;
use num_bigint::Sign;
use std::collections::BTreeSet;

const MAGIC: &[u8] = b"limbs certificate 2\n";
/// How hard entries are compressed.
const LEVEL: u8 = 6;

/// An entry, or why there is none.
pub type Entry = Result<Vec<u8>, String>;

/// The certificate of a kernel, to which sizes are added.
pub struct File {
    isa: &'static str,
    row: &'static str,
    symbol: String,
    engine: &'static str,
    sizes: u64,
    body: Writer,
}

impl File {
    /// No sizes yet. `engine` names the engine, if there is one.
    #[must_use]
    pub fn new(isa: Isa, row: &'static str, symbol: &str, engine: &'static str) -> Self {
        Self {
            isa: isa.name(),
            row,
            symbol: symbol.into(),
            engine,
            sizes: 0,
            body: Writer::default(),
        }
    }

    /// Adds the entries of a size, in the order of the ways of aliasing and of secret indices.
    pub fn add<'a>(&mut self, size: &Size, entries: impl Iterator<Item = &'a Entry>) {
        self.sizes += 1;
        size.iter().for_each(|(_, n)| self.body.number(*n as u64));
        for entry in entries {
            match entry {
                Ok(content) => {
                    let packed = compress_to_vec_zlib(content, LEVEL);
                    self.body.number(packed.len() as u64);
                    self.body.bytes.extend(packed);
                }
                Err(why) => {
                    self.body.number(0);
                    self.body.text(why);
                }
            }
        }
    }

    /// The file's bytes; `None` if there are no entries.
    #[must_use]
    pub fn bytes(&self) -> Option<Vec<u8>> {
        let mut head = Writer {
            bytes: MAGIC.to_vec(),
        };
        head.text(self.isa);
        head.text(self.row);
        head.text(&self.symbol);
        head.text(self.engine);
        head.number(self.sizes);
        (self.sizes > 0).then(|| [head.bytes, self.body.bytes.clone()].concat())
    }
}

/// Writes down a proof.
pub fn entry(store: &Store, instructions: usize, facts: &[Fact], arguments: &[Argument]) -> Entry {
    let unsupported = arguments.iter().find_map(|argument| match argument {
        Argument::Unsupported(why) => Some(*why),
        _ => None,
    });
    if let Some(why) = unsupported {
        return Err(why.into());
    }
    let mut writer = Writer::default();
    writer.number(instructions as u64);
    writer.number(store.equations().len() as u64);
    for equation in store.equations() {
        let head = u64::from(equation.shift) << 2
            | u64::from(equation.negative) << 1
            | u64::from(equation.high.is_some());
        writer.number(head);
        writer.poly(&equation.poly);
    }
    let facts = useful(store, facts, arguments);
    writer.number(facts.len() as u64);
    facts.into_iter().for_each(|fact| writer.fact(fact));
    arguments
        .iter()
        .for_each(|argument| writer.argument(argument));
    Ok(writer.bytes)
}

/// The facts that some argument uses, directly or for another fact, in the order of their atoms.
fn useful<'a>(store: &Store, facts: &'a [Fact], arguments: &[Argument]) -> Vec<&'a Fact> {
    let mut used = BTreeSet::new();
    let mut mark = |steps: &Steps| {
        for &step in steps {
            let equation = &store.equations()[step as usize];
            used.insert(equation.low.index());
            used.extend(equation.high.map(Atom::index));
        }
    };
    arguments
        .iter()
        .for_each(|argument| argument_steps(argument, &mut mark));
    let mut list = Vec::new();
    // An argument for a fact may use those before it only.
    for fact in facts.iter().rev() {
        let mut own = BTreeSet::new();
        if used.contains(&fact.atom.index()) {
            list.push(fact);
            let mut mark = |steps: &Steps| {
                for &step in steps {
                    let equation = &store.equations()[step as usize];
                    own.insert(equation.low.index());
                    own.extend(equation.high.map(Atom::index));
                }
            };
            match &fact.reason {
                Reason::Modular(steps) => mark(steps),
                Reason::Range(split) => split_steps(split, &mut mark),
            }
        }
        used.extend(own);
    }
    list.sort_by_key(|fact| fact.atom.index());
    list
}

fn split_steps(split: &Split, mark: &mut dyn FnMut(&Steps)) {
    match split {
        Split::Direct(steps) => mark(steps),
        Split::On(_, no, yes) => {
            split_steps(no, mark);
            split_steps(yes, mark);
        }
    }
}

fn argument_steps(argument: &Argument, mark: &mut dyn FnMut(&Steps)) {
    let impossible = |why: &Impossible, mark: &mut dyn FnMut(&Steps)| {
        if let Impossible::NotBelow(comparison) = why {
            split_steps(&comparison.split, mark);
        }
    };
    match argument {
        Argument::Zero(steps, _) => mark(steps),
        Argument::Congruence(congruence) => {
            mark(&congruence.steps);
            for why in congruence.cases.iter().flatten() {
                impossible(why, mark);
            }
        }
        Argument::Numbers | Argument::Unsupported(_) => {}
        Argument::Cases(_, cases) => {
            for below in cases {
                match below {
                    Below::Impossible(why) => impossible(why, mark),
                    Below::Size => {}
                    Below::Comparison(comparison) => split_steps(&comparison.split, mark),
                }
            }
        }
        Argument::Range(split) => split_steps(split, mark),
    }
}

#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
}

impl Writer {
    fn number(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.bytes.push(n as u8 | 0x80);
            n >>= 7;
        }
        self.bytes.push(n as u8);
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes.extend(text.bytes());
    }

    /// Length and sign, then the magnitude, the lowest byte first.
    fn integer(&mut self, n: &Int) {
        let (sign, mut bytes) = n.to_bytes_le();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        self.number(2 * bytes.len() as u64 + u64::from(sign == Sign::Minus));
        self.bytes.extend(bytes);
    }

    fn atom(&mut self, atom: Atom) {
        self.number(atom.index() as u64);
    }

    fn monomial(&mut self, monomial: &[Atom]) {
        let mut numbers: Vec<usize> = monomial.iter().map(|atom| atom.index()).collect();
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        self.number(numbers.len() as u64);
        numbers.iter().for_each(|n| self.number(*n as u64));
    }

    fn poly(&mut self, poly: &Poly) {
        let mut terms: Vec<(Vec<usize>, &Monomial, &Int)> = poly
            .terms()
            .map(|(m, c)| {
                let mut numbers: Vec<usize> = m.iter().map(|atom| atom.index()).collect();
                numbers.sort_unstable_by(|a, b| b.cmp(a));
                (numbers, m, c)
            })
            .collect();
        terms.sort();
        self.number(terms.len() as u64);
        for (_, m, c) in terms {
            self.monomial(m);
            self.integer(c);
        }
    }

    /// The first, then by how much each is earlier than the one before.
    fn steps(&mut self, steps: &Steps) {
        self.number(steps.len() as u64);
        let mut last = None;
        for &step in steps {
            self.number(u64::from(last.map_or(step, |last: u32| last - step)));
            last = Some(step);
        }
    }

    fn split(&mut self, split: &Split) {
        match split {
            Split::Direct(steps) => {
                self.number(0);
                self.steps(steps);
            }
            Split::On(bit, no, yes) => {
                self.number(1);
                self.atom(*bit);
                self.split(no);
                self.split(yes);
            }
        }
    }

    fn fact(&mut self, fact: &Fact) {
        self.atom(fact.atom);
        self.poly(&fact.value);
        match &fact.reason {
            Reason::Modular(steps) => {
                self.number(0);
                self.steps(steps);
            }
            Reason::Range(split) => {
                self.number(1);
                self.split(split);
            }
        }
    }

    fn argument(&mut self, argument: &Argument) {
        match argument {
            Argument::Zero(steps, bits) => {
                self.number(u64::from(bits.is_some()));
                self.steps(steps);
            }
            Argument::Congruence(congruence) => self.congruence(congruence),
            Argument::Numbers => self.number(3),
            Argument::Cases(index, cases) => {
                self.number(4);
                self.number(*index as u64);
                cases.iter().for_each(|below| match below {
                    Below::Impossible(why) => self.impossible(why),
                    Below::Size => self.number(4),
                    Below::Comparison(comparison) => {
                        self.number(5);
                        self.comparison(comparison);
                    }
                });
            }
            Argument::Range(split) => {
                self.number(5);
                self.split(split);
            }
            Argument::Unsupported(_) => unreachable!("has no certificate"),
        }
    }

    fn congruence(&mut self, congruence: &Congruence) {
        self.number(2);
        congruence
            .quotients
            .iter()
            .for_each(|quotient| self.poly(quotient));
        self.poly(&congruence.ghost);
        self.steps(&congruence.steps);
        self.number(congruence.dismissed.len() as u64);
        for (monomial, base) in &congruence.dismissed {
            self.monomial(monomial);
            self.integer(base);
        }
        for case in &congruence.cases {
            match case {
                None => self.number(0),
                Some(why) => self.impossible(why),
            }
        }
    }

    fn impossible(&mut self, why: &Impossible) {
        match why {
            Impossible::Bit(_) => self.number(1),
            Impossible::Size => self.number(2),
            Impossible::NotBelow(comparison) => {
                self.number(3);
                self.comparison(comparison);
            }
        }
    }

    fn comparison(&mut self, comparison: &Comparison) {
        self.atom(comparison.bit);
        self.steps(&comparison.chain);
        self.split(&comparison.split);
    }
}
