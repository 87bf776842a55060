//! What the prover says that instructions do, against QEMU: every form of every instruction in the table, in both byte orders,
//! on random and extreme operands, with all registers, HI and LO, and memory.

mod driver;
mod forms;

use super::{FORMS, Mips64};
use crate::equations::{SAMPLES, Samples, Store};
use crate::executor::{Code, Machine, Next, Run};
use crate::isa::Isa;
use crate::memory::{Memory, RegionId, STACK, Value};
use crate::semantics::emulator::{Case, RECORD, Session, bytes_of};
use crate::semantics::setting::{MIDDLE, STACK_DATA, Setting, changed};
use crate::semantics::{Kind, Known, at_sample, word};
use driver::{
    BRANCH, DATA, DATA_ADDRESS, DATA_WORDS, Frame, HIGH, LOW, RESERVED, SPARE, TAKEN, assembled,
};
use forms::{Form, forms};
use limbs_testkit::TestRng;
use std::array;
use std::collections::BTreeMap;

/// The stack pointer.
const SP: usize = 29;

/// Instructions at an address.
struct Bytes(Isa, u64, Vec<u8>);

impl Code for Bytes {
    fn isa(&self) -> Isa {
        self.0
    }

    fn instructions(&self, address: u64) -> Option<&[u8]> {
        let at = usize::try_from(address.checked_sub(self.1)?).ok()?;
        self.2.get(at..).filter(|bytes| !bytes.is_empty())
    }

    fn constant(&self, _: u64) -> Option<u64> {
        None
    }
}

/// Samples of everything: of registers, LO and HI, and of memory.
struct Inputs {
    registers: [Samples; 32],
    product: [Samples; 2],
    data: [Samples; DATA_WORDS],
}

impl Inputs {
    fn new(kind: Kind, rng: &mut TestRng) -> Self {
        Self {
            registers: array::from_fn(|_| kind.drawn(rng, false)),
            product: array::from_fn(|_| kind.drawn(rng, false)),
            data: array::from_fn(|_| kind.drawn(rng, false)),
        }
    }

    /// The prover's state.
    fn machine(&self, run: &mut Run<'_>, known: Known, data: (RegionId, i64)) -> Mips64 {
        let mut machine = Mips64::on_entry(&[]).expect("no arguments");
        for (n, samples) in self.registers.iter().enumerate().skip(1) {
            if n != SP && !RESERVED.contains(&n) {
                machine.registers[n] = Some(Value::Word(word(run, known, samples)));
            }
        }
        let to = Value::Pointer(STACK, STACK_DATA + MIDDLE);
        let moved = machine.set_register(run, SP, to);
        moved.expect("a place on the stack");
        let [low, high] = self.product.each_ref().map(|s| word(run, known, s));
        machine.product = Some((low, high));
        for (n, samples) in self.data.iter().enumerate() {
            let value = Value::Word(word(run, known, samples));
            run.memory.initialise(data.0, data.1 + 8 * n as i64, value);
        }
        machine
    }

    /// The record before execution `k`.
    fn state(&self, k: usize) -> Vec<u64> {
        let mut state: Vec<u64> = self.registers.iter().map(|samples| samples[k]).collect();
        state[SP] = DATA_ADDRESS + MIDDLE as u64;
        state.extend(self.product.iter().map(|samples| samples[k]));
        state.extend([0, 0]);
        state.extend(self.data.iter().map(|samples| samples[k]));
        state
    }
}

/// What an execution by the prover left.
struct Left {
    store: Store,
    memory: Memory,
    /// Which memory is that of the record, and where it starts.
    data: (RegionId, i64),
    machine: Mips64,
    taken: bool,
}

/// Executes a form at an address as the prover does; an error if it refuses.
fn execute(
    isa: Isa,
    form: &Form,
    at: u64,
    inputs: &Inputs,
    known: Known,
    setting: &Setting,
) -> Result<Left, String> {
    let (mut store, mut memory) = (Store::default(), Memory::new(0, 0));
    let region = memory.add("data", 8 * DATA_WORDS as i64, true, 16);
    let data = match setting.is_on_stack() {
        true => (STACK, STACK_DATA),
        false => (region, 0),
    };
    let code = Bytes(isa, at, bytes_of(isa, &form.words));
    let mut run = Run {
        code: &code,
        store: &mut store,
        memory: &mut memory,
    };
    let mut machine = inputs.machine(&mut run, known, data);
    // The caller's address.
    for (register, value) in setting.values(region, 0) {
        machine.set_register(&mut run, register, value)?;
    }
    let end = at + 4 * form.words.len() as u64;
    let mut address = at;
    let taken = loop {
        address = match machine.step(&mut run, address)? {
            (length, Next::Following) => address + length,
            (_, Next::At(to)) => to,
            (_, Next::Done) => break true,
        };
        if address == end {
            break false;
        } else if address == end + BRANCH || address == at - BRANCH {
            break true;
        }
    };
    Ok(Left {
        store,
        memory,
        data,
        machine,
        taken,
    })
}

impl Left {
    /// What the record must be after execution `k`, which starts from a state.
    fn expected(&self, k: usize, target: u64, state: &[u64]) -> Result<Vec<(u64, u64)>, String> {
        let start = |region| match region {
            STACK => DATA_ADDRESS.wrapping_sub(STACK_DATA as u64),
            _ => DATA_ADDRESS,
        };
        let sample = |value: &Value| match value {
            Value::Return(0) => Ok(target),
            value => at_sample(&self.store, value, k, start),
        };
        let mut all: Vec<(u64, u64)> = state.iter().map(|word| (u64::MAX, *word)).collect();
        for (n, register) in self.machine.registers.iter().enumerate().skip(1) {
            match register {
                None => {}
                Some(value) => all[n].1 = sample(value)?,
            }
        }
        let (low, high) = self.machine.product.clone().ok_or("no product")?;
        for (place, word) in [(LOW, low), (HIGH, high)] {
            all[place].1 = sample(&Value::Word(word))?;
        }
        for n in 0..DATA_WORDS {
            match self.memory.peek(self.data.0, self.data.1 + 8 * n as i64) {
                Some(value) => all[DATA + n].1 = sample(value)?,
                // Below the stack pointer.
                None => all[DATA + n].0 = 0,
            }
        }
        all[TAKEN].1 = if self.taken { RECORD } else { 0 };
        all[SPARE].0 = 0;
        Ok(all)
    }
}

/// Inputs of each kind, and the states that have their samples.
struct Drawn {
    kinds: Vec<(Kind, Inputs)>,
    states: Vec<Vec<u64>>,
}

impl Drawn {
    fn new(rng: &mut TestRng) -> Self {
        let kinds = [Kind::Constants, Kind::Words, Kind::Narrow, Kind::Masks];
        let kinds: Vec<_> = kinds.map(|kind| (kind, Inputs::new(kind, rng))).into();
        let states = kinds.iter();
        let states = states.flat_map(|(_, inputs)| (0..SAMPLES).map(|k| inputs.state(k)));
        Self {
            states: states.collect(),
            kinds,
        }
    }

    /// A session with these states.
    fn session(&self) -> Session {
        Session {
            states: self.states.clone(),
            ..Session::default()
        }
    }

    /// Adds a form's cases in every kind of inputs and every setting; how many. What QEMU executes may be other words
    /// than what the prover does.
    fn ask(
        &self,
        session: &mut Session,
        frame: &Frame,
        number: usize,
        form: &Form,
        emulated: &[u32],
    ) -> Result<usize, String> {
        let at = frame.put(session, emulated);
        let target = at + 4 * emulated.len() as u64 + BRANCH;
        let before = session.cases.len();
        for (n, (kind, inputs)) in self.kinds.iter().enumerate() {
            for known in kind.executions() {
                for setting in &form.settings {
                    let isa = frame.driver.isa;
                    let Ok(left) = execute(isa, form, at, inputs, known, setting) else {
                        continue;
                    };
                    let samples = match known {
                        Known::Sample(k) => k..k + 1,
                        Known::As(_) => number % 8..SAMPLES,
                    };
                    for k in samples.step_by(8) {
                        let state = n * SAMPLES + k;
                        let numbers = setting.numbers(DATA_ADDRESS, target);
                        let mut words = self.states[state].clone();
                        let changes = changed(&mut words, &numbers, SPARE);
                        session.cases.push(Case {
                            entry: at,
                            state,
                            changes,
                            expected: left.expected(k, target, &words)?,
                            form: number,
                        });
                    }
                }
            }
        }
        Ok(session.cases.len() - before)
    }
}

/// The name of a word of the record.
fn place(word: usize) -> String {
    match word {
        0..LOW => format!("${word}"),
        LOW => "LO".into(),
        HIGH => "HI".into(),
        TAKEN => "the branch".into(),
        _ => format!("word {} of memory", word.saturating_sub(DATA)),
    }
}

/// Forms that one process executes.
const CHUNK: usize = 250;

/// Compares all forms in one byte order.
fn check(isa: Isa) {
    let mut rng = TestRng::for_test("mips64 semantics");
    let (drawn, frame, forms) = (Drawn::new(&mut rng), Frame::new(isa), forms(&mut rng));
    let (mut wrong, mut count, mut total) = (Vec::new(), 0, 0);
    // Executions by the name of the first instruction.
    let mut names: BTreeMap<&str, usize> = FORMS.iter().map(|form| (form.name, 0)).collect();
    for chunk in forms.chunks(CHUNK) {
        let mut session = drawn.session();
        for (number, form) in chunk.iter().enumerate() {
            match drawn.ask(&mut session, &frame, number, form, &form.words) {
                Ok(cases) => {
                    count += usize::from(cases > 0);
                    total += cases;
                    let name = form.text.split([' ', ';']).next().unwrap_or_default();
                    *names.entry(name).or_default() += cases;
                }
                Err(why) => wrong.push(format!("`{}`: {why}", form.text)),
            }
        }
        let Some(differences) = session.differences(&frame.driver) else {
            return;
        };
        for (case, word, expected, found) in differences {
            let (text, place) = (&chunk[case.form].text, place(word));
            wrong.push(format!(
                "`{text}`: {place} is {found:#x}, not {expected:#x}"
            ));
        }
    }
    println!(
        "{isa}: {count} of {} forms, {total} executions",
        forms.len()
    );
    let some = &wrong[..wrong.len().min(30)];
    assert!(
        some.is_empty(),
        "{} differences:\n{}",
        wrong.len(),
        some.join("\n")
    );
    let bare: Vec<_> = names.iter().filter(|(_, cases)| **cases == 0).collect();
    assert!(bare.is_empty(), "never compared: {bare:?}");
}

#[test]
fn instructions_do_what_qemu_does() {
    check(Isa::Mips64);
}

#[test]
fn instructions_do_what_qemu_does_in_little_endian() {
    check(Isa::Mips64el);
}

/// What the prover executes, and what QEMU does instead.
const EXCHANGED: &[(&str, &str)] = &[
    ("daddu $10,$8,$9", "dsubu $10,$8,$9"),
    ("dsubu $10,$8,$9", "dsubu $10,$9,$8"),
    ("sltu $10,$8,$9", "sltu $10,$9,$8"),
    ("xor $10,$8,$9", "or $10,$8,$9"),
    ("and $10,$8,$9", "or $10,$8,$9"),
    ("dsrl $10,$8,3", "dsrl $10,$8,4"),
    ("andi $10,$8,65535", "andi $10,$8,32767"),
    ("daddiu $10,$8,-1", "daddiu $10,$8,1"),
    ("dmultu $8,$9", "nop"),
    ("mfhi $10", "mflo $10"),
    ("ld $10,8($29)", "ld $10,0($29)"),
    ("sd $10,0($29)", "sd $9,0($29)"),
    ("bne $0,$0,12\nnop", "beq $0,$0,12\nnop"),
    ("beq $0,$0,12\ndaddu $8,$8,$9", "beq $0,$0,12\nnop"),
    ("or $8,$8,$9", "or $0,$8,$9"),
];

/// The comparison sees it where the prover and QEMU execute different instructions.
#[test]
fn a_wrong_meaning_is_seen() {
    let mut rng = TestRng::for_test("mips64 exchanged");
    let drawn = Drawn::new(&mut rng);
    for isa in [Isa::Mips64, Isa::Mips64el] {
        let frame = Frame::new(isa);
        let mut session = drawn.session();
        for (number, (text, emulated)) in EXCHANGED.iter().enumerate() {
            let form = Form::of_lines(text);
            let cases = drawn.ask(&mut session, &frame, number, &form, &assembled(emulated));
            assert!(cases.is_ok_and(|cases| cases > 0), "{text}");
        }
        let Some(differences) = session.differences(&frame.driver) else {
            return;
        };
        for (number, (text, emulated)) in EXCHANGED.iter().enumerate() {
            let is_seen = differences.iter().any(|(case, ..)| case.form == number);
            assert!(is_seen, "{isa}: {emulated} passes for {text}");
        }
    }
}
