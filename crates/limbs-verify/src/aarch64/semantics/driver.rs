//! The program around the code: loads all registers, stores all registers.

use crate::isa::Isa;
use crate::semantics::emulator::{CASE_BYTES, DRIVER, Driver, RECORD, Session};

/// Words of the record: x0 to x30, then these. x18, which no kernel may write, is the record's address throughout.
pub(super) const SP: usize = 31;
/// N, Z, C and V in bits 31 to 28.
pub(super) const FLAGS: usize = 32;
/// x18 after a branch that was taken, else 0.
pub(super) const TAKEN: usize = 33;
/// Where the code is that is tried.
const ENTRY: usize = 34;
/// No meaning.
pub(super) const SPARE: usize = 35;
/// Two words for each vector register.
pub(super) const VECTORS: usize = 36;
/// Memory.
pub(super) const DATA: usize = VECTORS + 64;
/// Words of it.
pub(super) const DATA_WORDS: usize = 16;
const WORDS: usize = DATA + DATA_WORDS;

/// The register that stays.
const BASE: u32 = 18;
/// x17 has the entry, until the code loads it.
const ADDRESS: u32 = 17;

/// The address of the memory.
pub(super) const DATA_ADDRESS: u64 = RECORD + 8 * DATA as u64;

/// `ldr x, [base, #8 * word]`
fn ldr(register: u32, base: u32, word: usize) -> u32 {
    0xf940_0000 | (word as u32) << 10 | base << 5 | register
}

/// `str x, [base, #8 * word]`
fn str(register: u32, base: u32, word: usize) -> u32 {
    ldr(register, base, word) ^ 0x0040_0000
}

/// `ldr q` or `str q`, of two words.
fn vector(is_load: bool, register: u32, word: usize) -> u32 {
    let base = if is_load { 0x3dc0_0000 } else { 0x3d80_0000 };
    base | (word as u32 / 2) << 10 | BASE << 5 | register
}

/// `movz x, #c`
fn mov(register: u32, c: u32) -> u32 {
    0xd280_0000 | c << 5 | register
}

/// `b` by so many instructions.
fn b(by: i64) -> u32 {
    0x1400_0000 | by as u32 & 0x03ff_ffff
}

/// All general registers but the base.
fn general() -> impl Iterator<Item = u32> {
    (0..31).filter(|r| *r != BASE)
}

/// The driver, and where the code goes back to in it.
pub(super) struct Frame {
    pub(super) driver: Driver,
    /// Places in instructions: where a branch that was taken leads, and where all else does.
    taken: usize,
    following: usize,
}

/// How far from an instruction those places are, in bytes, to which a branch may go.
pub(super) const BRANCH: i64 = 8;

impl Frame {
    pub(super) fn new() -> Self {
        let mut code = Vec::new();
        fetch(&mut code);
        // msr nzcv, x0; mov sp, x0
        code.extend([ldr(0, BASE, FLAGS), 0xd51b_4200]);
        code.extend([ldr(0, BASE, SP), 0x9100_001f]);
        code.extend((0..32).map(|q| vector(true, q, VECTORS + 2 * q as usize)));
        code.extend(general().map(|x| ldr(x, BASE, x as usize)));
        // br x17
        code.extend([ldr(ADDRESS, BASE, ENTRY), 0xd61f_0000 | ADDRESS << 5]);
        let taken = code.len();
        code.push(str(BASE, BASE, TAKEN));
        let following = code.len();
        code.extend(general().map(|x| str(x, BASE, x as usize)));
        // mrs x0, nzcv; mov x0, sp
        code.extend([0xd53b_4200, str(0, BASE, FLAGS)]);
        code.extend([0x9100_03e0, str(0, BASE, SP)]);
        code.extend((0..32).map(|q| vector(false, q, VECTORS + 2 * q as usize)));
        // write(1, record, bytes)
        code.extend([mov(0, 1), 0xaa00_03e0 | BASE << 16 | 1]);
        code.extend([mov(2, 8 * WORDS as u32), mov(8, 64), 0xd400_0001]);
        code.push(b(-(code.len() as i64)));
        let driver = Driver {
            isa: Isa::Aarch64,
            code,
            words: WORDS,
        };
        Self {
            driver,
            taken,
            following,
        }
    }

    /// Puts an instruction into the code; its address, and where the code starts that leads to it.
    pub(super) fn put(&self, session: &mut Session, word: u32) -> (u64, u64) {
        let jump = |session: &mut Session, to: usize| {
            let from = (session.end() - DRIVER) / 4;
            session.code.push(b(to as i64 - from as i64));
        };
        jump(session, self.taken);
        let entry = session.end();
        session.code.push(ldr(ADDRESS, BASE, ADDRESS as usize));
        let at = session.end();
        session.code.push(word);
        jump(session, self.following);
        jump(session, self.taken);
        (at, entry)
    }
}

/// Makes the record the state of the next case with its changes, or ends.
fn fetch(code: &mut Vec<u32>) {
    // x18 = the record, by movz and movk.
    code.push(mov(BASE, RECORD as u32 & 0xffff));
    code.push(0xf2a0_0000 | ((RECORD >> 16) as u32) << 5 | BASE);
    // x0 is the case, x1 the end. cmp x0, x1; b.ne over the exit.
    code.extend([ldr(0, BASE, WORDS), ldr(1, BASE, WORDS + 1), 0xeb01_001f]);
    code.push(0x5400_0000 | 4 << 5 | 1);
    code.extend([mov(0, 0), mov(8, 93), 0xd400_0001]);
    // x2 is the entry, x3 the state, which is copied: x5 pairs to x6.
    code.extend([ldr(2, 0, 0), ldr(3, 0, 1), mov(5, WORDS as u32 / 2)]);
    code.push(0xaa00_03e0 | BASE << 16 | 6);
    // ldp x7, x4, [x3], #16; stp x7, x4, [x6], #16; subs x5, x5, #1; b.ne
    code.extend([0xa8c1_1067, 0xa881_10c7, 0xf100_04a5]);
    code.push(0x5400_0000 | (-3_i32 as u32 & 0x7_ffff) << 5 | 1);
    code.push(str(2, BASE, ENTRY));
    for change in [2, 4] {
        // str x8, [x18, x7]
        code.extend([ldr(7, 0, change), ldr(8, 0, change + 1), 0xf827_6a48]);
    }
    // add x0, x0, #bytes
    code.extend([0x9100_0000 | (CASE_BYTES as u32) << 10, str(0, BASE, WORDS)]);
}
