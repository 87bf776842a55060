//! What the prover says that instructions do, against the processor: every form of every instruction in the table,
//! on random and extreme operands, with all registers, flags and memory.

mod forms;
mod inputs;

use super::machine::X86;
use crate::equations::{SAMPLES, Store};
use crate::executor::{Code, Machine, Next, Run};
use crate::isa::Isa;
use crate::memory::{Memory, RegionId, Value};
use crate::poly::power;
use crate::replay::Probe;
use crate::semantics::{Kind, Known};
use forms::{BASE, NOT_ALONE, forms, is_runnable, mnemonics};
use iced_x86::{Instruction, Mnemonic, OpKind, Register};
use inputs::Inputs;
use limbs_testkit::TestRng;
use limbs_testkit::processor::{Level, Registers};
use num_integer::Integer;

/// How far beyond its end a branch goes.
const BRANCH: u64 = limbs_testkit::processor::Step::BRANCH as u64;

/// An instruction at address 0.
struct Bytes<'a>(&'a [u8]);

impl Code for Bytes<'_> {
    fn isa(&self) -> Isa {
        Isa::X86_64
    }

    fn instructions(&self, address: u64) -> Option<&[u8]> {
        (address == 0).then_some(self.0)
    }

    fn constant(&self, _: u64) -> Option<u64> {
        None
    }
}

/// What an execution by the prover left.
struct Left {
    store: Store,
    memory: Memory,
    data: RegionId,
    machine: X86,
    next: Next,
}

/// Executes the instruction as the prover does; an error if it refuses.
fn execute(
    (i, bytes): (&Instruction, &[u8]),
    inputs: &Inputs,
    known: Known,
) -> Result<Left, String> {
    let (mut store, mut memory) = (Store::default(), Memory::new(Isa::X86_64.return_bytes(), 0));
    let data = memory.add("data", 128, true, 64);
    let mut run = Run {
        code: &Bytes(bytes),
        store: &mut store,
        memory: &mut memory,
    };
    let operands = || (0..i.op_count()).map(|n| (i.op_kind(n), i.op_register(n)));
    let vectors: Vec<usize> = operands()
        .filter(|(kind, r)| *kind == OpKind::Register && r.is_vector_register())
        .map(|(_, r)| r.number())
        .collect();
    let mut machine = inputs.machine(&mut run, known, data, &vectors);
    if operands().any(|(kind, _)| kind == OpKind::Memory) {
        machine.registers[number(BASE)] = Some(Value::Pointer(data, 0));
    }
    let (length, next) = machine.step(&mut run, 0)?;
    assert_eq!(length, bytes.len() as u64);
    Ok(Left {
        store,
        memory,
        data,
        machine,
        next,
    })
}

fn number(register: Register) -> usize {
    register as usize - Register::RAX as usize
}

impl Left {
    /// The first place where the processor, in execution `k`, has something else.
    fn difference(&self, k: usize, after: &Registers) -> Option<String> {
        let machine = &self.machine;
        for (n, value) in machine
            .registers
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != 4)
        {
            let value = value.as_ref().expect("defined from the start");
            if !self.agrees(value, k, after.general[n], after) {
                return Some(format!("register {n} is {:#x}", after.general[n]));
            }
        }
        let flags = [
            ("carry", &machine.flags.carry, 0),
            ("zero", &machine.flags.zero, 6),
            ("sign", &machine.flags.sign, 7),
            ("overflow", &machine.flags.overflow, 11),
        ];
        for (name, flag, bit) in flags {
            let Some(flag) = flag else { continue };
            if !self.agrees(&Value::Word(flag.clone()), k, after.flags >> bit & 1, after) {
                return Some(format!("the {name} flag is {}", after.flags >> bit & 1));
            }
        }
        let lanes = [2, 4, 8][Level::found() as usize];
        for (n, vector) in machine.vectors.iter().enumerate() {
            for (l, lane) in vector.iter().enumerate().take(lanes) {
                let Some(lane) = lane else { continue };
                let value = Value::Lane(lane.clone());
                if !self.agrees(&value, k, after.vectors[n][l], after) {
                    let found = after.vectors[n][l];
                    return Some(format!("lane {l} of vector register {n} is {found:#x}"));
                }
            }
        }
        for (n, mask) in machine.masks.iter().enumerate() {
            let Some(mask) = mask else { continue };
            for (bit, word) in mask.iter().enumerate() {
                let found = after.masks[n] >> bit & 1;
                if !self.agrees(&Value::Word(word.clone()), k, found, after) {
                    return Some(format!("bit {bit} of k{n} is {found}"));
                }
            }
        }
        for (n, &found) in after.data.iter().enumerate() {
            let value = self.memory.peek(self.data, 8 * n as i64).expect("data");
            if !self.agrees(value, k, found, after) {
                return Some(format!("word {n} of memory is {found:#x}"));
            }
        }
        let taken = match self.next {
            Next::Following => 0,
            Next::At(_) => 1,
            Next::Done => return Some("it returns".into()),
        };
        (taken != after.taken).then(|| format!("the branch is taken: {}", after.taken))
    }

    /// Whether a value is what was found: its sample, and its polynomial at the samples.
    fn agrees(&self, value: &Value, k: usize, found: u64, after: &Registers) -> bool {
        match value {
            Value::Word(word) => {
                word.samples[k] == found && self.store.sample(&word.poly, k) == found.into()
            }
            Value::Byte(word) => word.samples[k] == found & 0xff,
            Value::Lane(lane) => {
                let value = self.store.sample(&lane.poly, k).mod_floor(&power(64));
                lane.samples[k] == found && value == found.into()
            }
            Value::Pointer(region, offset) => {
                *region == self.data && after.data_address().wrapping_add(*offset as u64) == found
            }
            _ => panic!("no such value"),
        }
    }
}

/// How often a form was compared with the processor, and the last refusal.
#[derive(Default)]
struct Compared {
    times: u32,
    refusal: Option<String>,
}

/// Compares one form in every kind of inputs; what differs is the error.
fn compare(
    i: &Instruction,
    bytes: &[u8],
    inputs: &[(Kind, Box<Inputs>)],
) -> Result<Compared, String> {
    let probe = Probe::new(i, bytes).ok_or("cannot be executed alone")?;
    let mut compared = Compared::default();
    let mut registers = Registers::new();
    for (kind, inputs) in inputs {
        for known in kind.executions() {
            let left = match execute((i, bytes), inputs, known) {
                Ok(left) => left,
                Err(why) => {
                    compared.refusal = Some(why);
                    continue;
                }
            };
            let samples = match known {
                Known::Sample(k) => k..k + 1,
                Known::As(_) => 0..SAMPLES,
            };
            for k in samples.step_by(4) {
                inputs.put(k, &mut registers);
                probe.run(&mut registers);
                if let Some(what) = left.difference(k, &registers) {
                    return Err(format!(
                        "`{i}`, {kind:?}: {what} on the processor, not here"
                    ));
                }
                compared.times += 1;
            }
        }
    }
    Ok(compared)
}

/// Compares all forms of these instructions and says how many there were.
fn check(mnemonics: impl Iterator<Item = Mnemonic>, name: &'static str) {
    let (mut wrong, mut bare, mut absent) = (Vec::new(), Vec::new(), Vec::new());
    let (mut total, mut count) = (0, 0);
    let mut rng = TestRng::for_test(name);
    for mnemonic in mnemonics.filter(|m| !NOT_ALONE.contains(m)) {
        let drawn = Kind::ALL.map(|kind| (kind, Box::new(Inputs::new(kind, &mut rng))));
        let (mut times, mut refusal, mut runnable) = (0, None, false);
        for (i, bytes) in forms(mnemonic) {
            if !is_runnable(&i) {
                continue;
            }
            runnable = true;
            match compare(&i, &bytes, &drawn) {
                Ok(compared) => {
                    times += compared.times;
                    count += u32::from(compared.times > 0);
                    refusal = compared.refusal.or(refusal);
                }
                Err(why) => wrong.push(why),
            }
        }
        total += times;
        if !runnable {
            absent.push(mnemonic);
        } else if times == 0 {
            bare.push(format!("{mnemonic:?}: {}", refusal.unwrap_or_default()));
        }
    }
    println!("{count} forms, {total} executions; not on this processor: {absent:?}");
    assert!(
        wrong.is_empty(),
        "{} differences:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(bare.is_empty(), "never compared:\n{}", bare.join("\n"));
}

/// Whether it works on vector or mask registers.
fn is_of_vectors(mnemonic: Mnemonic) -> bool {
    super::vector::entry(mnemonic).is_some()
}

#[test]
fn instructions_on_general_registers_do_what_the_processor_does() {
    check(mnemonics().filter(|m| !is_of_vectors(*m)), "general");
}

#[test]
fn instructions_on_vectors_do_what_the_processor_does() {
    check(mnemonics().filter(|m| is_of_vectors(*m)), "vector");
}
