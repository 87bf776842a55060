//! One entry of a certificate: a kernel at one size, with one way for its buffers to be the same memory.

use crate::aarch64::Aarch64;
use crate::artefact::{Artefact, Isa};
use crate::goal::Goal;
use crate::machine::{Machine, Processor};
use crate::memory::{Memory, Value};
use crate::mips64::Mips64;
use crate::numbers::{Claim, Numbers};
use crate::poly::{Int, Poly, power};
use crate::reader::{Reader, Result, Token};
use crate::replay::Rule;
use crate::store::{Store, Word};
use crate::x86::X86;
use limbs_core::kernels::Role;
use limbs_testkit::contract::{Contract, Formula};
use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What an entry is about.
pub struct Entry<'a> {
    /// The row.
    pub contract: &'a Contract,
    /// The address of the kernel.
    pub address: u64,
    /// The counts, by name.
    pub counts: Vec<(&'static str, usize)>,
    /// Of each parameter the first that is the same memory.
    pub owners: Vec<usize>,
    /// The value of the row's secret index.
    pub index: Option<usize>,
}

/// What was checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The address of each instruction in order.
    pub path: Vec<u64>,
    /// Each access to memory in order.
    pub accesses: Vec<(usize, i64)>,
    /// How many equations were derived.
    pub equations: usize,
    /// How many facts were proved.
    pub facts: usize,
    /// The parts of the certificate, if they are wanted.
    pub tokens: Vec<Token>,
}

/// The state on entry.
struct Session<'a> {
    store: Store<'a>,
    memory: Memory,
    numbers: Numbers,
    regions: Vec<Option<usize>>,
    lens: Vec<usize>,
    arguments: Vec<Value>,
}

/// Checks an entry against the code.
///
/// # Errors
///
/// Why it is rejected.
pub fn check(code: &Artefact, entry: &Entry<'_>, reader: Reader<'_>) -> Result<Checked> {
    match code.isa {
        Isa::X86_64 => check_on::<X86>(code, entry, reader),
        Isa::Aarch64 => check_on::<Aarch64>(code, entry, reader),
        Isa::Mips64 | Isa::Mips64el => check_on::<Mips64>(code, entry, reader),
    }
}

fn check_on<P: Processor>(
    code: &Artefact,
    entry: &Entry<'_>,
    mut reader: Reader<'_>,
) -> Result<Checked> {
    let said = (reader.number("number")?, reader.count()?);
    let Session {
        store,
        memory,
        mut numbers,
        regions,
        lens,
        arguments,
    } = Session::new::<P>(entry, Store::new(reader, said.1))?;
    let mut machine = Machine::<P>::new(code, store, memory, &arguments);
    machine.run(entry.address)?;
    leave(entry.contract, &mut machine, &mut numbers, &regions, &lens)?;
    if entry.contract.kernel.returns {
        let Some(Value::Word(word)) = machine.returned() else {
            return Err("the kernel returns no number".into());
        };
        numbers.returned = Some(Rc::clone(word));
    }
    let rules = assume(entry.contract, &mut numbers);
    conclude(machine, said, (64, rules), |goal, reader| {
        for formula in &entry.contract.ensures {
            for claim in &numbers.claims(formula)? {
                goal.check_claim(reader, &numbers, claim)?;
            }
        }
        Ok(())
    })
}

/// Checks that the certificate is about this code, which has been executed: it says how many instructions and equations there are.
/// Then its facts, and by `check_claims` the rest; nothing may be left over.
pub(crate) fn conclude<P: Processor>(
    machine: Machine<'_, P>,
    (instructions, equations): (u64, usize),
    rules: (u32, Vec<Rule>),
    check_claims: impl FnOnce(&mut Goal<'_>, &mut Reader<'_>) -> Result<()>,
) -> Result<Checked> {
    let Machine {
        mut store,
        memory,
        path,
        ..
    } = machine;
    if path.len() as u64 != instructions || store.equations().len() != equations {
        return Err("the certificate is about other code".into());
    }
    let mut reader = std::mem::replace(&mut store.certificate, Reader::new(&[]));
    let mut goal = Goal::new(&store, rules, Vec::new());
    let facts = goal.check_facts(&mut reader)?;
    check_claims(&mut goal, &mut reader)?;
    if !reader.is_at_end() || !goal.facts.are_used() {
        return Err("the certificate has more than it needs".into());
    }
    Ok(Checked {
        tokens: reader.tokens(),
        path,
        accesses: memory.accesses,
        equations,
        facts,
    })
}

impl<'a> Session<'a> {
    fn new<P: Processor>(entry: &Entry<'_>, store: Store<'a>) -> Result<Self> {
        let params = entry.contract.kernel.params;
        let on_stack = params.len().saturating_sub(P::ARGUMENTS.len());
        let constant = |(name, n): &(&str, usize)| (name.to_string(), Int::from(*n));
        let mut constants: BTreeMap<String, Int> = entry.counts.iter().map(constant).collect();
        if let Some(index) = entry.index {
            constants.insert("index".into(), index.into());
        }
        let mut session = Self {
            store,
            memory: Memory::new(P::RETURN_BYTES, 8 * on_stack as i64),
            numbers: Numbers::new(64, constants),
            regions: Vec::new(),
            lens: Vec::new(),
            arguments: Vec::new(),
        };
        for (i, param) in params.iter().enumerate() {
            let (argument, region, len) = match (&entry.contract.lens[i], param.role) {
                (Some(len), _) => {
                    let len = session
                        .numbers
                        .constant(len)?
                        .to_usize()
                        .filter(|len| *len < 1 << 20);
                    let len = len.ok_or("a buffer is too large")?;
                    let region = session.buffer(entry, i, len)?;
                    (Value::Pointer(region, 0), Some(region), len)
                }
                (None, Role::Count | Role::Index) => {
                    let value = session.numbers.constants.get(param.name).cloned();
                    let value = value.ok_or("a count without a value")?;
                    (Value::Word(Rc::new(Poly::constant(value))), None, 0)
                }
                (None, _) => {
                    let word = session.secret(entry.contract, param.name);
                    session
                        .numbers
                        .entry
                        .insert(param.name.into(), vec![Rc::clone(&word)]);
                    (Value::Word(word), None, 0)
                }
            };
            session.arguments.push(argument);
            session.regions.push(region);
            session.lens.push(len);
        }
        Ok(session)
    }

    /// The region of a buffer, with unknown words where some name for it is read.
    fn buffer(&mut self, entry: &Entry<'_>, i: usize, len: usize) -> Result<usize> {
        let params = entry.contract.kernel.params;
        let is_read = |role: Role| matches!(role, Role::In | Role::InOut);
        let owner = entry.owners[i];
        let region = if owner == i {
            let members = (i..params.len()).filter(|&j| entry.owners[j] == i);
            let is_written = members.clone().any(|j| params[j].role.is_written());
            let region = self.memory.region(8 * len as i64, is_written, 8);
            if members.clone().any(|j| is_read(params[j].role)) {
                for at in 0..len {
                    let word = Value::Word(self.store.unknown());
                    self.memory.set(region, 8 * at as i64, word);
                }
            }
            region
        } else {
            self.regions[owner]
                .filter(|_| self.lens[owner] == len)
                .ok_or("buffers of other sizes")?
        };
        if is_read(params[i].role) {
            let word = |at| match self.memory.get(region, 8 * at as i64) {
                Some(Value::Word(word)) => Ok(Rc::clone(word)),
                _ => Err("a buffer without words".to_string()),
            };
            let words: Result<Vec<Word>> = (0..len).map(word).collect();
            self.numbers.entry.insert(params[i].name.into(), words?);
        }
        Ok(region)
    }

    /// A secret limb; one that is 0 or B - 1 is so many times a bit.
    fn secret(&mut self, contract: &Contract, name: &str) -> Word {
        let mask: Formula = format!("{name} = 0 or {name} = B - 1")
            .parse()
            .expect("a formula");
        if !contract.requires.contains(&mask) {
            return self.store.unknown();
        }
        let bit = self.store.input(0, 1);
        Rc::new(Poly::atom(bit).scaled(&(power(64) - 1)))
    }
}

/// Gives the results their names.
fn leave<P: Processor>(
    contract: &Contract,
    machine: &mut Machine<'_, P>,
    numbers: &mut Numbers,
    regions: &[Option<usize>],
    lens: &[usize],
) -> Result<()> {
    for ((param, region), &len) in contract.kernel.params.iter().zip(regions).zip(lens) {
        let Some(region) = region.filter(|_| param.role != Role::Scratch) else {
            continue;
        };
        let mut words = Vec::new();
        for at in 0..len {
            words.push(match machine.memory.get(region, 8 * at as i64).cloned() {
                Some(Value::Word(word)) => word,
                Some(Value::Lane(lane)) => machine.word_of(&lane)?,
                _ => return Err(format!("limb {at} of `{}` is undefined", param.name)),
            });
        }
        if param.role != Role::In {
            numbers.exit.insert(param.name.into(), words);
        }
    }
    Ok(())
}

/// Takes what `requires` says: inequalities, and products that are known modulo 2^64.
fn assume(contract: &Contract, numbers: &mut Numbers) -> Vec<Rule> {
    let mut rules = Vec::new();
    for formula in &contract.requires {
        for claim in numbers.assume(formula) {
            if let Claim::Divides(divisor, number) = &claim
                && divisor.as_constant() == Some(power(64))
            {
                rules.extend(rule(&numbers.expand(number), 64));
            }
        }
    }
    rules
}

/// Where a multiple of 2^k is a product of two atoms and a constant, but for multiples of 2^k: what that product is.
fn rule(number: &Poly, k: u32) -> Option<Rule> {
    let base = power(k);
    let (mut pair, mut constant) = (None, Int::zero());
    for (m, c) in number
        .0
        .iter()
        .filter(|(_, c)| !c.mod_floor(&base).is_zero())
    {
        match m.as_slice() {
            [] => constant = c.clone(),
            [a, b] if c.is_one() && pair.is_none() => pair = Some((*a, *b)),
            _ => return None,
        }
    }
    pair.map(|(a, b)| (a, b, Poly::constant(-constant)))
}
