//! The program around the code: loads all registers, stores all registers.

use super::super::assemble;
use crate::isa::Isa;
use crate::semantics::emulator::{CASE_BYTES, DRIVER, Driver, RECORD, Session};

/// Words of the record: $0 to $31, then these. $26, which kernels do not touch, is the record's address throughout, and
/// $27 is the driver's, too.
pub(super) const LOW: usize = 32;
pub(super) const HIGH: usize = 33;
/// $26 after a branch that was taken, else 0.
pub(super) const TAKEN: usize = 34;
/// No meaning.
pub(super) const SPARE: usize = 35;
/// Memory.
pub(super) const DATA: usize = 36;
/// Words of it.
pub(super) const DATA_WORDS: usize = 16;
const WORDS: usize = DATA + DATA_WORDS;

/// The address of the memory.
pub(super) const DATA_ADDRESS: u64 = RECORD + 8 * DATA as u64;

/// Registers that are the driver's.
pub(super) const RESERVED: [usize; 2] = [26, 27];

/// What kernels do not use.
const SYSCALL: u32 = 0x0c;
const MTLO_8: u32 = 8 << 21 | 0x13;
const MTHI_8: u32 = 8 << 21 | 0x11;

/// The instructions of some lines.
pub(super) fn assembled(lines: &str) -> Vec<u32> {
    let lines = lines.lines().filter(|line| !line.trim().is_empty());
    lines
        .map(|line| assemble(line).unwrap_or_else(|why| panic!("{why}")))
        .collect()
}

/// The driver, and where the code goes back to in it.
pub(super) struct Frame {
    pub(super) driver: Driver,
    /// Places in instructions: where a branch that was taken leads, and where all else does.
    taken: usize,
    following: usize,
}

/// How far beyond its end, and in front of its beginning, code may go: to places for branches that are taken.
pub(super) const BRANCH: u64 = 8;

/// `name` of each general register and its word in the record.
fn each(name: &str) -> Vec<u32> {
    let registers = (1..32).filter(|r| !RESERVED.contains(r));
    let lines = registers.map(|r| format!("{name} ${r},{}($26)\n", 8 * r));
    assembled(&lines.collect::<String>())
}

impl Frame {
    pub(super) fn new(isa: Isa) -> Self {
        let bytes = 8 * WORDS;
        let mut code = fetch();
        code.extend(assembled(&format!("ld $8,{}($26)", 8 * LOW)));
        code.push(MTLO_8);
        code.extend(assembled(&format!("ld $8,{}($26)", 8 * HIGH)));
        code.push(MTHI_8);
        code.extend(each("ld"));
        code.extend(assembled("jr $27\nnop"));
        let taken = code.len();
        code.extend(assembled(&format!("sd $26,{}($26)", 8 * TAKEN)));
        let following = code.len();
        code.extend(each("sd"));
        let (low, high) = (8 * LOW, 8 * HIGH);
        code.extend(assembled(&format!(
            "mflo $8\nsd $8,{low}($26)\nmfhi $8\nsd $8,{high}($26)"
        )));
        // write(1, record, bytes)
        code.extend(assembled(&format!(
            "daddiu $2,$0,5001\ndaddiu $4,$0,1\nor $5,$26,$0\ndaddiu $6,$0,{bytes}"
        )));
        code.push(SYSCALL);
        let back = -4 * (code.len() as i64 + 1);
        code.extend(assembled(&format!("beq $0,$0,{back}\nnop")));
        let driver = Driver {
            isa,
            code,
            words: WORDS,
        };
        Self {
            driver,
            taken,
            following,
        }
    }

    /// Puts code into that which is tried; its address.
    pub(super) fn put(&self, session: &mut Session, words: &[u32]) -> u64 {
        let jump = |session: &mut Session, to: usize| {
            let slot = (session.end() - DRIVER) / 4 + 1;
            let by = 4 * (to as i64 - slot as i64);
            session
                .code
                .extend(assembled(&format!("beq $0,$0,{by}\nnop")));
        };
        jump(session, self.taken);
        let at = session.end();
        session.code.extend(words);
        jump(session, self.following);
        jump(session, self.taken);
        at
    }
}

/// Makes the record the state of the next case with its changes, or ends.
fn fetch() -> Vec<u32> {
    let (next, end) = (8 * WORDS, 8 * WORDS + 8);
    // lui and ori, which kernels do not use: $26 is the record.
    let mut code = vec![
        0x0f << 26 | 26 << 16 | (RECORD >> 16) as u32,
        0x0d << 26 | 26 << 21 | 26 << 16 | RECORD as u32 & 0xffff,
    ];
    // $8 is the case, $9 the end; at the end: exit(0).
    code.extend(assembled(&format!(
        "ld $8,{next}($26)\nld $9,{end}($26)\nbne $8,$9,16\nnop\ndaddiu $2,$0,5058\ndaddiu $4,$0,0"
    )));
    code.push(SYSCALL);
    // $10 is the entry, $11 the state, which is copied: $12 words to $13.
    code.extend(assembled(&format!(
        "ld $10,0($8)
         ld $11,8($8)
         daddiu $12,$0,{WORDS}
         or $13,$26,$0
         ld $14,0($11)
         sd $14,0($13)
         daddiu $11,$11,8
         daddiu $12,$12,-1
         bne $12,$0,-20
         daddiu $13,$13,8"
    )));
    for change in [16, 32] {
        code.extend(assembled(&format!(
            "ld $11,{change}($8)
             ld $12,{}($8)
             daddu $11,$11,$26
             sd $12,0($11)",
            change + 8
        )));
    }
    code.extend(assembled(&format!(
        "daddiu $8,$8,{CASE_BYTES}\nsd $8,{next}($26)\nor $27,$10,$0"
    )));
    code
}
