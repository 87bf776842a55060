//! What the prover says that instructions do, against QEMU: every form of every instruction in the table, on random and
//! extreme operands, with all registers, flags and memory.

mod driver;
mod forms;
mod inputs;

use super::machine::Aarch64;
use crate::equations::{SAMPLES, Store};
use crate::executor::{Code, Machine, Next, Run};
use crate::isa::Isa;
use crate::memory::{Memory, RegionId, STACK, Value};
use crate::semantics::emulator::{Case, RECORD, Session};
use crate::semantics::setting::{STACK_DATA, Setting, changed};
use crate::semantics::{Kind, Known, at_sample};
use driver::{BRANCH, DATA, DATA_ADDRESS, DATA_WORDS, FLAGS, Frame, SP, SPARE, TAKEN, VECTORS};
use forms::{ENCODINGS, Form, decoded, encoding, forms};
use inputs::{Inputs, settings};
use limbs_testkit::TestRng;
use std::collections::{BTreeMap, BTreeSet};
use yaxpeax_arm::armv8::a64::Opcode;

/// An instruction at its address.
struct Bytes(u64, [u8; 4]);

impl Code for Bytes {
    fn isa(&self) -> Isa {
        Isa::Aarch64
    }

    fn instructions(&self, address: u64) -> Option<&[u8]> {
        (address == self.0).then_some(&self.1)
    }

    fn constant(&self, _: u64) -> Option<u64> {
        None
    }
}

/// Where a return goes that stands at an address.
const fn target(at: u64) -> u64 {
    at.wrapping_add_signed(BRANCH)
}

/// What an execution by the prover left.
struct Left {
    store: Store,
    memory: Memory,
    /// Which memory is that of the record, and where it starts.
    data: (RegionId, i64),
    machine: Aarch64,
    next: Next,
}

/// Executes a word at an address as the prover does; an error if it refuses.
fn execute(
    word: u32,
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
    let mut run = Run {
        code: &Bytes(at, word.to_le_bytes()),
        store: &mut store,
        memory: &mut memory,
    };
    let mut machine = inputs.machine(&mut run, known, data, word);
    for (register, value) in setting.values(region, target(at)) {
        machine.set_base(&mut run, register as u16, value)?;
    }
    let (_, next) = machine.step(&mut run, at)?;
    Ok(Left {
        store,
        memory,
        data,
        machine,
        next,
    })
}

impl Left {
    /// What the record must be after execution `k`, which starts from a state.
    fn expected(&self, k: usize, at: u64, state: &[u64]) -> Result<Vec<(u64, u64)>, String> {
        let (data, first) = self.data;
        let start = |region| match region {
            STACK => DATA_ADDRESS.wrapping_sub(STACK_DATA as u64),
            _ => DATA_ADDRESS,
        };
        let sample = |value: &Value| at_sample(&self.store, value, k, start);
        let mut all: Vec<(u64, u64)> = state.iter().map(|word| (u64::MAX, *word)).collect();
        for (n, word) in all.iter_mut().enumerate().take(SP) {
            match self.machine.register(n as u16) {
                // As it was, if it was not given a value.
                Err(_) | Ok(Value::Callers(_) | Value::Return(0)) => {}
                Ok(value) => word.1 = sample(&value)?,
            }
        }
        all[SP].1 = start(STACK).wrapping_add(self.machine.stack_pointer as u64);
        for (n, lane) in self.machine.vectors.iter().flatten().enumerate() {
            if let Some(value) = lane.as_ref().filter(|v| !matches!(v, Value::Callers(_))) {
                all[VECTORS + n].1 = sample(value)?;
            }
        }
        let flags = &self.machine.flags;
        let flags = [&flags.negative, &flags.zero, &flags.carry, &flags.overflow];
        all[FLAGS].0 = 0;
        for (flag, bit) in flags.into_iter().zip([31, 30, 29, 28]) {
            let Some(flag) = flag else { continue };
            let value = sample(&Value::Word(flag.clone()))?;
            all[FLAGS].0 |= 1 << bit;
            all[FLAGS].1 = all[FLAGS].1 & !(1 << bit) | value << bit;
        }
        for n in 0..DATA_WORDS {
            match self.memory.peek(data, first + 8 * n as i64) {
                Some(value) => all[DATA + n].1 = sample(value)?,
                // Below the stack pointer.
                None => all[DATA + n].0 = 0,
            }
        }
        let by = |to: u64| to.wrapping_sub(at) as i64;
        all[TAKEN].1 = match self.next {
            Next::Following => 0,
            Next::At(to) if by(to).abs() == BRANCH => RECORD,
            _ => return Err("it goes elsewhere".into()),
        };
        // Those of the driver.
        all[TAKEN + 1].0 = 0;
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

    /// Adds a form's cases in every kind of inputs and every setting. What QEMU executes may be another word than what the
    /// prover does.
    fn ask(
        &self,
        session: &mut Session,
        frame: &Frame,
        number: usize,
        form: &Form,
        emulated: u32,
    ) -> Result<Asked, String> {
        let (at, entry) = frame.put(session, emulated);
        let mut asked = Asked::default();
        for (n, (kind, inputs)) in self.kinds.iter().enumerate() {
            let mut executions = kind.executions();
            if *kind == Kind::Constants && matches!(form.instruction.opcode, Opcode::Bcc(_)) {
                // All flags.
                executions = (0..SAMPLES).map(Known::Sample).collect();
            }
            for known in executions {
                for setting in settings(&form.instruction) {
                    let left = match execute(form.word, at, inputs, known, &setting) {
                        Ok(left) => left,
                        Err(why) => {
                            asked.refusal = Some(why);
                            continue;
                        }
                    };
                    let samples = match known {
                        Known::Sample(k) => k..k + 1,
                        Known::As(_) => number % 8..SAMPLES,
                    };
                    for k in samples.step_by(8) {
                        let state = n * SAMPLES + k;
                        let numbers = setting.numbers(DATA_ADDRESS, target(at));
                        let mut before = self.states[state].clone();
                        let changes = changed(&mut before, &numbers, SPARE);
                        session.cases.push(Case {
                            entry,
                            state,
                            changes,
                            expected: left.expected(k, at, &before)?,
                            form: number,
                        });
                        asked.cases += 1;
                    }
                }
            }
        }
        Ok(asked)
    }
}

/// How many cases there are of a form, and the last refusal.
#[derive(Default)]
struct Asked {
    cases: usize,
    refusal: Option<String>,
}

/// The name of a word of the record.
fn place(word: usize) -> String {
    match word {
        SP => "sp".into(),
        FLAGS => "N, Z, C, V".into(),
        TAKEN => "the branch".into(),
        0..SP => format!("x{word}"),
        VECTORS..DATA => format!("lane {} of v{}", word % 2, (word - VECTORS) / 2),
        _ => format!("word {} of memory", word - DATA),
    }
}

/// Forms that one process executes.
const CHUNK: usize = 250;

/// What the prover says of forms that it refuses whatever the operands hold.
const REFUSALS: &[&str] = &[
    "has an operand that is not supported",
    "shifts in a way that is not supported",
    "sets sp to what is no address on the stack",
    "calculates with an address or with what the caller has",
    "loads one register twice",
    "returns to what is no address of a call",
];

/// What has been compared.
#[derive(Default)]
struct Compared {
    wrong: Vec<String>,
    forms: usize,
    executions: usize,
    /// By the shape.
    shapes: BTreeMap<String, Asked>,
    /// By the place of the encoding.
    encodings: BTreeSet<usize>,
    /// Instructions, and whether they were executed.
    opcodes: BTreeMap<String, bool>,
}

impl Compared {
    /// Executes some forms; false if there is no QEMU.
    fn compare(&mut self, chunk: &[Form], drawn: &Drawn, frame: &Frame) -> bool {
        let mut session = drawn.session();
        for (number, form) in chunk.iter().enumerate() {
            match drawn.ask(&mut session, frame, number, form, form.word) {
                Ok(asked) => self.note(form, asked),
                Err(why) => self.wrong.push(format!("`{}`: {why}", form.instruction)),
            }
        }
        let differences = session.differences(&frame.driver);
        for (case, word, expected, found) in differences.iter().flatten() {
            let (form, place) = (&chunk[case.form], place(*word));
            self.wrong.push(format!(
                "{:#x} `{}`: {place} is {found:#x}, not {expected:#x}",
                form.word, form.instruction
            ));
        }
        differences.is_some()
    }

    fn note(&mut self, form: &Form, asked: Asked) {
        let is_executed = asked.cases > 0;
        self.forms += usize::from(is_executed);
        self.executions += asked.cases;
        if is_executed {
            self.encodings.extend(encoding(form.word));
        }
        let opcode = match form.instruction.opcode {
            Opcode::Bcc(_) => "Bcc".into(),
            opcode => format!("{opcode:?}"),
        };
        *self.opcodes.entry(opcode).or_default() |= is_executed;
        let shape = self.shapes.entry(form.shape.clone()).or_default();
        shape.cases += asked.cases;
        shape.refusal = asked.refusal.or(shape.refusal.take());
    }

    /// Shapes of which nothing was executed, though the prover does not refuse them for what they are.
    fn left_out(&self) -> Vec<String> {
        let bare = self.shapes.iter().filter(|(_, asked)| asked.cases == 0);
        let bare = bare.map(|(shape, asked)| (shape, asked.refusal.as_deref().unwrap_or_default()));
        bare.filter(|(_, why)| !REFUSALS.iter().any(|refusal| why.ends_with(refusal)))
            .map(|(shape, why)| format!("{shape}: {why}"))
            .collect()
    }
}

#[test]
fn instructions_do_what_qemu_does() {
    let mut rng = TestRng::for_test("aarch64 semantics");
    let (drawn, frame, forms) = (Drawn::new(&mut rng), Frame::new(), forms(&mut rng));
    let mut done = Compared::default();
    if !forms
        .chunks(CHUNK)
        .all(|chunk| done.compare(chunk, &drawn, &frame))
    {
        return;
    }
    println!(
        "{} shapes, {} forms, {} executions",
        done.shapes.len(),
        done.forms,
        done.executions
    );
    let some = &done.wrong[..done.wrong.len().min(30)];
    assert!(
        some.is_empty(),
        "{} differences:\n{}",
        done.wrong.len(),
        some.join("\n")
    );
    let left_out = done.left_out();
    assert!(
        left_out.is_empty(),
        "never compared:\n{}",
        left_out.join("\n")
    );
    let bare: Vec<_> = done
        .opcodes
        .iter()
        .filter(|(_, is_executed)| !**is_executed)
        .collect();
    assert!(bare.is_empty(), "never compared: {bare:?}");
    assert_eq!(
        done.encodings.len(),
        ENCODINGS,
        "of each encoding a form is compared"
    );
}

/// What the prover executes, and what QEMU does instead.
const EXCHANGED: &[(u32, u32)] = &[
    // adc, add; adcs, adds; sbcs, subs; sums and logic with and without flags
    (0x9a06_00a4, 0x8b06_00a4),
    (0xba06_00a4, 0xab06_00a4),
    (0xfa06_00a4, 0xeb06_00a4),
    (0xab06_00a4, 0x8b06_00a4),
    (0xea06_00a4, 0x8a06_00a4),
    // umulh, mul; madd, msub; csel for ne, eq; csinc
    (0x9bc6_7ca4, 0x9b06_7ca4),
    (0x9b06_1ca4, 0x9b06_9ca4),
    (0x9a86_10a4, 0x9a86_00a4),
    (0x9a86_10a4, 0x9a86_14a4),
    // lsr and extr by one more
    (0xd343_fca4, 0xd344_fca4),
    (0x93c6_0ca4, 0x93c6_10a4),
    // ldr x4, [x1], #8 without the change of the base; stp with registers exchanged
    (0xf840_8424, 0xf940_0024),
    (0xa900_1424, 0xa900_1025),
    // cbz, cbnz; tbz, tbnz; bl, b
    (0xb400_0044, 0xb500_0044),
    (0x3618_0044, 0x3718_0044),
    (0x9400_0002, 0x1400_0002),
    // bsl, bit; and, bic; the high lane loaded or cleared
    (0x6e62_1c20, 0x6ea2_1c20),
    (0x4e22_1c20, 0x4e62_1c20),
    (0x3dc0_0020, 0xfd40_0020),
];

/// The comparison sees it where the prover and QEMU execute different instructions.
#[test]
fn a_wrong_meaning_is_seen() {
    let mut rng = TestRng::for_test("aarch64 exchanged");
    let (drawn, frame) = (Drawn::new(&mut rng), Frame::new());
    let mut session = drawn.session();
    for (number, &(word, emulated)) in EXCHANGED.iter().enumerate() {
        let form = decoded(word).expect("an instruction");
        let asked = drawn.ask(&mut session, &frame, number, &form, emulated);
        assert!(asked.is_ok_and(|asked| asked.cases > 0), "{word:#x}");
    }
    let Some(differences) = session.differences(&frame.driver) else {
        return;
    };
    for (number, (word, emulated)) in EXCHANGED.iter().enumerate() {
        let is_seen = differences.iter().any(|(case, ..)| case.form == number);
        assert!(is_seen, "{emulated:#x} passes for {word:#x}");
    }
}
