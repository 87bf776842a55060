//! Faults that tests do not find: kernels that are wrong where one word of their result has one value of 2^64.
//!
//! A few instructions behind the kernel add to a word of the result the carry of its sum with a constant, and take away the carry
//! of its sum with the constant before. The two differ for one value of the word. That this is not what the kernel
//! should do only a proof can tell.

use crate::artefact::Artefact;
use crate::engine::EngineJob;
use crate::executor::Code;
use crate::isa::Isa;
use crate::kernel::{Failure, Job, Limits};
use crate::target::{Target, Task};
use limbs_testkit::TestRng;

/// Faults of each kernel; where mutants are but a small sample, one of each short kernel.
pub const FAULTS: usize = 3;

/// What became of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is no proof, although all samples are right.
    ByProofAlone,
    /// It was rejected for another reason.
    Otherwise(Failure),
    /// It is proved: the prover is wrong.
    Proved,
}

/// A task with a fault, and the artefact that has the fault's code.
pub struct Faulty {
    /// The artefact.
    pub artefact: Artefact,
    /// The task.
    pub task: Task,
}

/// Puts a fault into a kernel at a size and tries to prove it.
///
/// # Errors
///
/// If the kernel cannot have it.
pub fn seed(
    artefact: &Artefact,
    subject: &dyn Target,
    task: &Task,
    rng: &mut TestRng,
) -> Result<(Faulty, Verdict), String> {
    let faulty = build(artefact, subject, task, rng)?;
    let verdict = match faulty.task.verify(&faulty.artefact) {
        Ok(_) => Verdict::Proved,
        Err(Failure::Unproved(_)) => Verdict::ByProofAlone,
        Err(other) => Verdict::Otherwise(other),
    };
    Ok((faulty, verdict))
}

/// The word of the result that has the lowest digit of the first lane.
fn result_word(job: &EngineJob) -> usize {
    if job.row.name == "engine_pack" {
        return 0;
    }
    let places = job.shape.value_places(0);
    let lowest = places.into_iter().find(|place| place.digit == Some(0));
    lowest.map_or(0, |place| place.word)
}

fn build(
    artefact: &Artefact,
    subject: &dyn Target,
    task: &Task,
    rng: &mut TestRng,
) -> Result<Faulty, String> {
    let (mut artefact, mut task) = (artefact.clone(), task.clone());
    let isa = artefact.isa();
    let (entry, at) = (task.entry(), artefact.end());
    let word = match &task {
        Task::Engine(job) => result_word(job),
        Task::Kernel(_) => 0,
    };
    let offset = 8 * word as u32;
    let params = subject.row().params.len();
    let stacked = params.saturating_sub(isa.register_arguments()) as u32;
    // What fits a constant of an instruction.
    let small = 0x100 + rng.below(0xe00) as u32;
    let code = match isa {
        // What fits a digit, too.
        Isa::X86_64 => x86(at, entry, offset, rng.next_u64() >> 14, stacked),
        Isa::Aarch64 => in_order(isa, &aarch64(at, entry, offset, small)),
        Isa::Mips64 | Isa::Mips64el => {
            divert(&mut artefact, subject, at + 4 * MIPS_ENTRY)?;
            in_order(isa, &mips64(at, entry, offset, small))
        }
    };
    artefact.append(&code);
    *task.entry_mut() = at;
    *task.limits() = Limits::default();
    Ok(Faulty { artefact, task })
}

fn in_order(isa: Isa, words: &[u32]) -> Vec<u8> {
    let bytes = |word: &u32| match isa.is_big_endian() {
        true => word.to_be_bytes(),
        false => word.to_le_bytes(),
    };
    words.iter().flat_map(bytes).collect()
}

/// Calls the kernel, with the arguments on the stack once more, and changes the word where it is `value`.
fn x86(at: u64, entry: u64, offset: u32, value: u64, stacked: u32) -> Vec<u8> {
    let mut code = vec![0x57]; // push rdi
    let with = |code: &mut Vec<u8>, opcode: &[u8], constant: u32| {
        code.extend(opcode);
        code.extend(constant.to_le_bytes());
    };
    for _ in 0..stacked {
        // push qword ptr [rsp + ...], the last first
        with(&mut code, &[0xff, 0xb4, 0x24], 8 + 8 * stacked);
    }
    let next = at + code.len() as u64 + 5;
    with(&mut code, &[0xe8], entry.wrapping_sub(next) as u32); // call
    with(&mut code, &[0x48, 0x81, 0xc4], 8 * stacked); // add rsp, ...
    code.push(0x59); // pop rcx
    with(&mut code, &[0x48, 0x8b, 0x91], offset); // mov rdx, [rcx + offset]
    with(&mut code, &[0x48, 0x8b, 0xb9], offset); // mov rdi, [rcx + offset]
    code.extend([0x48, 0xbe]); // mov rsi, ...
    code.extend(value.wrapping_neg().to_le_bytes());
    code.extend([0x48, 0x01, 0xfe]); // add rsi, rdi
    code.extend([0x48, 0x83, 0xd2, 0x00]); // adc rdx, 0
    code.extend([0x48, 0xbe]); // mov rsi, ...
    code.extend((value + 1).wrapping_neg().to_le_bytes());
    code.extend([0x48, 0x01, 0xfe]); // add rsi, rdi
    code.extend([0x48, 0x83, 0xda, 0x00]); // sbb rdx, 0
    with(&mut code, &[0x48, 0x89, 0x91], offset); // mov [rcx + offset], rdx
    code.push(0xc3); // ret
    code
}

/// Calls the kernel and changes the word where it is -k - 1.
fn aarch64(at: u64, entry: u64, offset: u32, k: u32) -> Vec<u32> {
    let distance = (entry.wrapping_sub(at + 4) as i64 / 4) as u32 & 0x03ff_ffff;
    let scaled = (offset / 8) << 10;
    vec![
        0xa9bf_7be0,                   // stp x0, x30, [sp, #-16]!
        0x9400_0000 | distance,        // bl
        0xa8c1_7be9,                   // ldp x9, x30, [sp], #16
        0xf940_012a | scaled,          // ldr x10, [x9, #offset]
        0xb100_014b | ((k + 1) << 10), // adds x11, x10, #k + 1
        0x9a1f_014c,                   // adc x12, x10, xzr
        0xb100_014b | (k << 10),       // adds x11, x10, #k
        0x9a9f_37ed,                   // cset x13, cs
        0xcb0d_018c,                   // sub x12, x12, x13
        0xf900_012c | scaled,          // str x12, [x9, #offset]
        0xd65f_03c0,                   // ret
    ]
}

/// Instructions before those behind the kernel.
const MIPS_ENTRY: u64 = 4;

/// Keeps the address on the stack and goes to the kernel; changes the word where it is -k - 1, to where the kernel comes
/// instead of returning.
fn mips64(at: u64, entry: u64, offset: u32, k: u32) -> Vec<u32> {
    let three = |function, to: u32, x: u32, y: u32| x << 21 | y << 16 | to << 11 | function;
    let with =
        |opcode: u32, to: u32, from: u32, constant| opcode << 26 | from << 21 | to << 16 | constant;
    const ADD: u32 = 0x2d;
    const SUBTRACT: u32 = 0x2f;
    const LESS: u32 = 0x2b;
    const ADD_CONSTANT: u32 = 0x19;
    const LOAD: u32 = 0x37;
    const STORE: u32 = 0x3f;
    const STACK: u32 = 29;
    let [place, r, sum, carry, new] = [11, 12, 13, 14, 15];
    vec![
        with(ADD_CONSTANT, STACK, STACK, 0xfff0),
        with(STORE, 4, STACK, 0),
        branch(at + 8, entry),
        0,
        with(LOAD, place, STACK, 0),
        with(ADD_CONSTANT, STACK, STACK, 16),
        with(LOAD, r, place, offset),
        with(ADD_CONSTANT, sum, r, k + 1),
        three(LESS, carry, sum, r),
        three(ADD, new, r, carry),
        with(ADD_CONSTANT, sum, r, k),
        three(LESS, carry, sum, r),
        three(SUBTRACT, new, new, carry),
        with(STORE, new, place, offset),
        MIPS_RETURN,
        0,
    ]
}

/// jr $31
const MIPS_RETURN: u32 = 0x03e0_0008;

/// beq $0, $0, to
const fn branch(at: u64, to: u64) -> u32 {
    let distance = to.wrapping_sub(at + 4) as i64 / 4;
    0x1000_0000 | distance as u32 & 0xffff
}

/// Lets a kernel of MIPS64 go on elsewhere instead of returning.
fn divert(artefact: &mut Artefact, subject: &dyn Target, to: u64) -> Result<(), String> {
    let isa = artefact.isa();
    let function = artefact.function(subject.symbol());
    let function = function.ok_or("no such function")?;
    for at in (function.address..function.address + function.length).step_by(4) {
        let returns = in_order(isa, &[MIPS_RETURN]);
        if artefact.bytes(at, 4) == Some(&returns) {
            artefact.patch(at, &in_order(isa, &[branch(at, to)]));
        }
    }
    Ok(())
}

/// Entry points may differ between jobs of one kernel.
impl Task {
    /// The address of its first instruction, to be changed.
    pub(crate) const fn entry_mut(&mut self) -> &mut u64 {
        match self {
            Self::Kernel(Job { entry, .. }) | Self::Engine(EngineJob { entry, .. }) => entry,
        }
    }
}
