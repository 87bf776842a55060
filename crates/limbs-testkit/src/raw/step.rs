//! One instruction on the processor: all registers before and after.

use super::executable::Executable;
use core::arch::naked_asm;
use core::mem::offset_of;

/// Words of stack under the registers: for the flags' way in and out, and for a signal should one come.
const STACK: usize = 4096;

const _: () = assert!(offset_of!(Registers, data).is_multiple_of(64));

/// What an instruction can read and write.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub struct Registers {
    stack: [u64; STACK],
    /// rax, rcx, rdx, rbx, none, rbp, rsi, rdi, r8 to r15: rsp stays out of it.
    pub general: [u64; 16],
    /// Memory, aligned to 64 bytes.
    pub data: [u64; 16],
    /// Carry, parity, adjust, zero, sign and overflow flag are set from it.
    pub flags: u64,
    /// 1 after a branch that was taken.
    pub taken: u64,
    /// The stack pointer of who calls.
    saved: u64,
    /// Where the instruction is, and where to go on.
    entry: u64,
    back: u64,
    level: Level,
    /// xmm, ymm or zmm registers, as far as there are.
    pub vectors: [[u64; 8]; 32],
    /// k0 to k7, if there are.
    pub masks: [u64; 8],
}

/// Which vector registers there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u64)]
pub enum Level {
    /// xmm0 to 15.
    Sse = 0,
    /// ymm0 to 15.
    Avx = 1,
    /// zmm0 to 31, k0 to 7.
    Avx512 = 2,
}

impl Level {
    /// What this processor has.
    #[must_use]
    pub fn found() -> Self {
        if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw") {
            Self::Avx512
        } else if is_x86_feature_detected!("avx") {
            Self::Avx
        } else {
            Self::Sse
        }
    }
}

/// The flags that instructions change: carry, parity, adjust, zero, sign, overflow.
const FLAGS: u64 = 0x8d5;
/// The bit that is always set.
const RESERVED: u64 = 2;

impl Registers {
    /// All zero.
    #[must_use]
    pub fn new() -> Box<Self> {
        Box::new(Self {
            stack: [0; STACK],
            general: [0; 16],
            flags: 0,
            taken: 0,
            saved: 0,
            entry: 0,
            back: 0,
            level: Level::found(),
            data: [0; 16],
            vectors: [[0; 8]; 32],
            masks: [0; 8],
        })
    }

    /// The address of the memory.
    #[must_use]
    pub fn data_address(&self) -> u64 {
        self.data.as_ptr() as u64
    }
}

/// The jump back: `jmp [rsp + back]`.
const JUMP: [u8; 3] = [0xff, 0xa4, 0x24];
/// `mov qword ptr [rsp + taken], 1`, without its last two parts.
const MARK: [u8; 4] = [0x48, 0xc7, 0x84, 0x24];

/// Where a field is, seen from the stack pointer while the instruction runs, which points to the general
/// registers.
const fn seen(field: usize) -> u32 {
    (field - offset_of!(Registers, general)) as u32
}

/// An instruction that can be executed.
#[derive(Debug)]
pub struct Step {
    code: Executable,
}

impl Step {
    /// How far beyond its end a branch must go.
    pub const BRANCH: usize = JUMP.len() + 4;

    /// An instruction, of which there are the bytes.
    ///
    /// # Safety
    ///
    /// It reads and writes nothing but registers and [`Registers::data`], leaves rsp alone, and goes on behind
    /// itself or [`BRANCH`](Self::BRANCH) bytes further.
    #[must_use]
    pub unsafe fn new(instruction: &[u8]) -> Self {
        let back = seen(offset_of!(Registers, back)).to_le_bytes();
        let jump = [&JUMP[..], &back].concat();
        let taken = seen(offset_of!(Registers, taken)).to_le_bytes();
        let mark = [&MARK[..], &taken, &1_u32.to_le_bytes()].concat();
        Self {
            code: Executable::new(&[instruction, &jump, &mark, &jump].concat()),
        }
    }

    /// Executes it.
    pub fn run(&self, registers: &mut Registers) {
        registers.entry = self.code.at(0) as u64;
        registers.taken = 0;
        registers.flags = registers.flags & FLAGS | RESERVED;
        // SAFETY: who made this knows what the instruction does; `step` saves what the convention asks for, and
        // enters no code but this instruction and the jumps behind it.
        unsafe { step(registers) };
        registers.flags &= FLAGS;
    }
}

/// Loads all registers, goes to the entry, and stores all registers.
///
/// # Safety
///
/// The entry must be a [`Step`]'s.
#[unsafe(naked)]
unsafe extern "sysv64" fn step(registers: &mut Registers) {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "lea rdi, [rdi + {general}]",
        "mov [rdi + {saved}], rsp",
        "lea rax, [rip + 5f]",
        "mov [rdi + {back}], rax",
        "mov rsp, rdi",
        // Vector registers, as there are.
        "cmp qword ptr [rsp + {level}], 1",
        "ja 3f",
        "je 2f",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "movdqu xmm\\n, [rsp + {vectors} + 64 * \\n]",
        ".endr",
        "jmp 4f",
        "2:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "vmovdqu ymm\\n, [rsp + {vectors} + 64 * \\n]",
        ".endr",
        "jmp 4f",
        "3:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "vmovdqu64 zmm\\n, [rsp + {vectors} + 64 * \\n]",
        ".endr",
        ".irp n, 0,1,2,3,4,5,6,7",
        "kmovq k\\n, [rsp + {masks} + 8 * \\n]",
        ".endr",
        "4:",
        "push qword ptr [rsp + {flags}]",
        "popfq",
        "mov rax, [rsp]",
        "mov rcx, [rsp + 8]",
        "mov rdx, [rsp + 16]",
        "mov rbx, [rsp + 24]",
        "mov rbp, [rsp + 40]",
        "mov rsi, [rsp + 48]",
        "mov rdi, [rsp + 56]",
        ".irp n, 8,9,10,11,12,13,14,15",
        "mov r\\n, [rsp + 8 * \\n]",
        ".endr",
        "jmp qword ptr [rsp + {entry}]",
        // The instruction is done.
        "5:",
        "mov [rsp], rax",
        "mov [rsp + 8], rcx",
        "mov [rsp + 16], rdx",
        "mov [rsp + 24], rbx",
        "mov [rsp + 40], rbp",
        "mov [rsp + 48], rsi",
        "mov [rsp + 56], rdi",
        ".irp n, 8,9,10,11,12,13,14,15",
        "mov [rsp + 8 * \\n], r\\n",
        ".endr",
        "pushfq",
        "pop qword ptr [rsp + {flags}]",
        "cmp qword ptr [rsp + {level}], 1",
        "ja 7f",
        "je 6f",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "movdqu [rsp + {vectors} + 64 * \\n], xmm\\n",
        ".endr",
        "jmp 8f",
        "6:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "vmovdqu [rsp + {vectors} + 64 * \\n], ymm\\n",
        ".endr",
        "vzeroupper",
        "jmp 8f",
        "7:",
        ".irp n, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31",
        "vmovdqu64 [rsp + {vectors} + 64 * \\n], zmm\\n",
        ".endr",
        ".irp n, 0,1,2,3,4,5,6,7",
        "kmovq [rsp + {masks} + 8 * \\n], k\\n",
        ".endr",
        "vzeroupper",
        "8:",
        "mov rsp, [rsp + {saved}]",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
        general = const offset_of!(Registers, general),
        saved = const seen(offset_of!(Registers, saved)),
        back = const seen(offset_of!(Registers, back)),
        entry = const seen(offset_of!(Registers, entry)),
        level = const seen(offset_of!(Registers, level)),
        flags = const seen(offset_of!(Registers, flags)),
        vectors = const seen(offset_of!(Registers, vectors)),
        masks = const seen(offset_of!(Registers, masks)),
    )
}

#[cfg(test)]
mod tests {
    use super::{Level, Registers, Step};

    #[test]
    fn an_addition_changes_its_register_and_the_flags() {
        // SAFETY: `add rax, rcx`.
        let add = unsafe { Step::new(&[0x48, 0x01, 0xc8]) };
        let mut registers = Registers::new();
        registers.general = core::array::from_fn(|i| u64::MAX - i as u64);
        registers.vectors = core::array::from_fn(|n| [n as u64; 8]);
        registers.masks = [5; 8];
        let before = registers.clone();
        add.run(&mut registers);
        // The sum of -1 and -2: negative, with carry.
        assert_eq!(registers.general[0], u64::MAX - 2);
        assert_eq!(registers.general[1..], before.general[1..]);
        assert_eq!(registers.flags & 0x881, 0x081);
        assert_eq!(registers.masks, before.masks);
        let lanes = [2, 4, 8][Level::found() as usize];
        for (after, before) in registers.vectors.iter().zip(before.vectors) {
            assert_eq!(after[..lanes], before[..lanes]);
        }
    }

    #[test]
    fn a_branch_says_whether_it_was_taken() {
        // SAFETY: `jb` over the jump behind it.
        let branch = unsafe { Step::new(&[0x72, Step::BRANCH as u8]) };
        let mut registers = Registers::new();
        for carry in [0, 1] {
            registers.flags = carry;
            branch.run(&mut registers);
            assert_eq!((registers.taken, registers.flags & 1), (carry, carry));
        }
    }
}
