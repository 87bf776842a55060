//! One entry of the certificate of an engine's row: products and squares at a number of digits.

use crate::artefact::Artefact;
use crate::kernel::{Checked, Entry, conclude};
use crate::layout::{Layout, Place};
use crate::machine::{Machine, Processor};
use crate::memory::{Lane, Memory, Value};
use crate::numbers::{Numbers, value_of};
use crate::poly::{Atom, Int, Interval, Poly, power};
use crate::reader::{Reader, Result};
use crate::replay::Rule;
use crate::store::{Store, Word, constant};
use crate::x86::X86;
use limbs_core::kernels::Role;
use limbs_testkit::contract::Term;
use num_traits::One;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Rows that are supported.
const ROWS: [&str; 3] = ["engine_mul", "engine_mul_1", "engine_sqr"];

/// What is known of a lane.
#[derive(Default)]
struct Known {
    /// The digits of each number on entry.
    entry: BTreeMap<&'static str, Vec<Word>>,
    /// For each table W^k m_k - 1, which m divides and which is not above W^k m; and W^k.
    multiples: Vec<(Poly, Int)>,
}

struct Session<'a> {
    layout: Layout,
    store: Store<'a>,
    memory: Memory,
    /// The product of the lowest digit of m and -1 / m is -1 modulo W.
    rules: Vec<Rule>,
    lanes: Vec<Known>,
}

/// Checks an entry against the code.
///
/// # Errors
///
/// Why it is rejected.
pub fn check(
    code: &Artefact,
    entry: &Entry<'_>,
    layout: Layout,
    mut reader: Reader<'_>,
) -> Result<Checked> {
    if !ROWS.contains(&entry.contract.kernel.name) {
        return Err("a row that is not supported".into());
    }
    let said = (reader.number("number")?, reader.count()?);
    let mut session = Session {
        layout,
        store: Store::new(reader, said.1),
        memory: Memory::new(X86::RETURN_BYTES, 0),
        rules: Vec::new(),
        lanes: (0..layout.lanes).map(|_| Known::default()).collect(),
    };
    let (arguments, result) = session.enter(entry)?;
    let Session {
        store,
        memory,
        rules,
        lanes,
        ..
    } = session;
    let mut machine = Machine::<X86>::new(code, store, memory, &arguments);
    machine.run(entry.address)?;
    let digits = |lane| leave(&mut machine, &layout, result, lane);
    let results: Vec<Vec<Word>> = (0..layout.lanes).map(digits).collect::<Result<_>>()?;
    conclude(machine, said, (layout.radix, rules), |goal, reader| {
        for (known, digits) in lanes.into_iter().zip(results) {
            goal.start(known.multiples);
            let mut numbers = numbers(goal.store, &layout, known.entry, digits);
            for formula in &entry.contract.requires {
                numbers.assume(formula);
            }
            for formula in &entry.contract.ensures {
                for claim in &numbers.claims(formula)? {
                    goal.check_claim(reader, &numbers, claim)?;
                }
            }
        }
        Ok(())
    })
}

/// What the names of the row stand for in a lane.
fn numbers(
    store: &Store<'_>,
    layout: &Layout,
    entry: BTreeMap<&'static str, Vec<Word>>,
    digits: Vec<Word>,
) -> Numbers {
    let bits = layout.radix * layout.digits as u32;
    let constants = [
        ("W", power(layout.radix)),
        ("R", power(bits)),
        ("G", power(layout.bound)),
        ("S", power(layout.slack)),
        ("C", Int::one()),
        ("L", layout.lanes.into()),
        ("d", layout.digits.into()),
    ];
    let constants = constants.map(|(name, value)| (name.to_string(), value));
    let mut numbers = Numbers::new(layout.radix, constants.into());
    for (name, words) in entry {
        // No number is below 0, though its digits may be.
        let high = store.interval(&value_of(&words, layout.radix)).high;
        numbers
            .ranges
            .push((Term::Entry(name.into()), Interval::new(0, high)));
        numbers.entry.insert(name.into(), words);
    }
    let range = store.interval(&value_of(&digits, layout.radix));
    numbers.ranges.push((Term::Exit("z".into()), range));
    numbers.exit.insert("z".into(), digits);
    numbers
}

impl Session<'_> {
    /// Makes the buffers; gives the arguments and the region of the result.
    fn enter(&mut self, entry: &Entry<'_>) -> Result<(Vec<Value>, usize)> {
        let params = entry.contract.kernel.params;
        let (mut arguments, mut regions): (Vec<Value>, Vec<Option<usize>>) = Default::default();
        for (i, param) in params.iter().enumerate() {
            if param.role == Role::Count {
                arguments.push(Value::Word(constant(self.layout.digits as u64)));
                regions.push(None);
                continue;
            }
            let owner = entry.owners[i];
            let region = match regions.get(owner) {
                Some(region) => region.ok_or("a buffer that is none")?,
                None => {
                    let words = self
                        .layout
                        .words(param.len, 0)
                        .ok_or("a buffer of unknown size")?;
                    let mut members = (i..params.len()).filter(|&j| entry.owners[j] == i);
                    let is_written = members.any(|j| params[j].role.is_written());
                    let alignment = if param.len == "L" { 8 } else { 64 };
                    self.memory.region(8 * words as i64, is_written, alignment)
                }
            };
            if param.role == Role::In {
                let same =
                    (0..i).find(|&j| params[j].role == Role::In && regions[j] == Some(region));
                for lane in 0..self.layout.lanes {
                    match same {
                        Some(other) => {
                            let known = &mut self.lanes[lane].entry;
                            let digits = known[params[other].name].clone();
                            known.insert(param.name, digits);
                        }
                        None => self.fill(region, param.name, param.len, lane),
                    }
                }
            }
            regions.push(Some(region));
            arguments.push(Value::Pointer(region, 0));
        }
        let result = regions.first().copied().flatten();
        Ok((arguments, result.ok_or("a row without a result")?))
    }

    /// Puts a lane's number into a buffer.
    fn fill(&mut self, region: usize, name: &'static str, len: &str, lane: usize) {
        let Layout {
            radix,
            bound,
            slack,
            ..
        } = self.layout;
        let digits = match len {
            "value" => {
                let digits = self.digits(1 << (radix + bound - slack));
                self.store_number(region, &self.layout.value(lane), &digits);
                digits
            }
            "modulus" => self.fill_modulus(region, lane),
            _ => {
                let digit = self.store.input(0, 1 << (radix - 1));
                let word = Value::Word(Rc::new(Poly::atom(digit)));
                self.memory.set(region, 8 * lane as i64, word);
                vec![digit]
            }
        };
        let words = digits.into_iter().map(|digit| Rc::new(Poly::atom(digit)));
        self.lanes[lane].entry.insert(name, words.collect());
    }

    fn fill_modulus(&mut self, region: usize, lane: usize) -> Vec<Atom> {
        let Layout { radix, slack, .. } = self.layout;
        let mut modulus = Vec::new();
        for (table, k) in self.layout.tables().into_iter().enumerate() {
            // No table is above m, and m not above R / S.
            let digits = self.digits(1 << (radix - slack));
            self.store_number(region, &self.layout.modulus(table, lane), &digits);
            if k == 0 {
                modulus = digits;
                continue;
            }
            let words: Vec<Word> = digits.into_iter().map(|d| Rc::new(Poly::atom(d))).collect();
            let most = power(radix * k as u32);
            let value = value_of(&words, radix).scaled(&most);
            let multiple = value.minus(&Poly::constant(1));
            self.lanes[lane].multiples.push((multiple, most));
        }
        let inverse = self.store.input(0, (1 << radix) - 1);
        self.rules.push((inverse, modulus[0], Poly::constant(-1)));
        for word in self.layout.inverses(lane) {
            let value = Value::Word(Rc::new(Poly::atom(inverse)));
            self.memory.set(region, 8 * word as i64, value);
        }
        modulus
    }

    /// Unknown digits. The value is below W^(d-1) * top, so that the top digit is below `top`, or `top` where
    /// the digits below may make up less than 0.
    fn digits(&mut self, top: u64) -> Vec<Atom> {
        let (least, most) = self.layout.digit_range();
        let last = if least < 0 { (-1, top) } else { (0, top - 1) };
        let mut digits = Vec::new();
        for i in 0..self.layout.digits {
            let (least, most) = if i + 1 < self.layout.digits {
                (least, most)
            } else {
                last
            };
            digits.push(self.store.input(least, most));
        }
        digits
    }

    /// Stores digits, with zeros where there are none; with AVX2 under unknown high halves.
    fn store_number(&mut self, region: usize, places: &[Place], digits: &[Atom]) {
        for &(word, digit) in places {
            let digit = digit.map_or_else(Poly::default, |i| Poly::atom(digits[i]));
            let value = if self.layout.has_halves {
                let high = Poly::atom(self.store.input(0, u32::MAX.into()));
                Value::Lane(Lane::new(digit.plus(&high.scaled(&power(32)))))
            } else {
                Value::Word(Rc::new(digit))
            };
            self.memory.set(region, 8 * word as i64, value);
        }
    }
}

/// The digits of a lane's result, which must be the same in every copy, with zeros around them.
fn leave(
    machine: &mut Machine<'_, X86>,
    layout: &Layout,
    region: usize,
    lane: usize,
) -> Result<Vec<Word>> {
    let mut digits: Vec<Option<Word>> = vec![None; layout.digits];
    for (word, place) in layout.value(lane) {
        let stored: Lane = match machine.memory.get(region, 8 * word as i64) {
            Some(Value::Lane(lane)) => lane.clone(),
            Some(Value::Word(word)) => Rc::clone(word).into(),
            _ => return Err(format!("word {word} of the result is undefined")),
        };
        let digit = if layout.has_halves {
            Rc::new(machine.store.signed_half(&stored.poly)?)
        } else {
            machine.word_of(&stored)?
        };
        let Some(i) = place else {
            if !digit.is_zero() {
                return Err(format!("word {word} of the result is not 0"));
            }
            continue;
        };
        let (range, (least, most)) = (machine.store.range(&digit), layout.digit_range());
        if range.low < least.into() || range.high > most.into() {
            return Err(format!("word {word} of the result is no digit"));
        }
        if digits[i].get_or_insert_with(|| Rc::clone(&digit)) != &digit {
            return Err(format!("word {word} of the result is another digit"));
        }
    }
    let all: Option<Vec<Word>> = digits.into_iter().collect();
    all.ok_or_else(|| "a digit of the result is nowhere".into())
}
