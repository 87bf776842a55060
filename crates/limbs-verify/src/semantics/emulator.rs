//! Programs for QEMU that execute instructions: registers and memory before them, and after.
//!
//! A program has a *driver*, the code to try, states and cases. For each case the driver copies a state to the *record*, changes
//! a word or two of it, loads all registers from there, goes to the entry in the code, which leads back, stores all
//! registers in the record and writes it to the standard output. Thus one process executes thousands of cases.
//!
//! Where there is no QEMU the tests say so and pass, unless `LIMBS_REQUIRE_QEMU=1` is set.

use crate::isa::Isa;
use std::io::ErrorKind;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

/// Where the program is loaded.
const PROGRAM: u64 = 0x40_0000;
/// Bytes of the headers in front of it.
const HEADERS: u64 = 64 + 56;
/// Where the record is.
pub(crate) const RECORD: u64 = PROGRAM + 0x1000;
/// Where the driver is.
pub(crate) const DRIVER: u64 = PROGRAM + 0x2000;
/// Where the code to try is.
pub(crate) const CODE: u64 = PROGRAM + 0x3000;

/// Words of a case: the entry, the address of the state, two changes.
const CASE: usize = 6;
/// Bytes of a case.
pub(crate) const CASE_BYTES: u64 = 8 * CASE as u64;

/// What executes cases.
pub(crate) struct Driver {
    pub(crate) isa: Isa,
    /// Its code. Behind the words of the record stand the address of the next case and that of the end of all.
    pub(crate) code: Vec<u32>,
    /// Words of a record.
    pub(crate) words: usize,
}

/// What is to be executed, and what must come of it.
pub(crate) struct Case {
    pub(crate) entry: u64,
    /// The place of its state among all.
    pub(crate) state: usize,
    /// Words of the record and what they become before.
    pub(crate) changes: [(usize, u64); 2],
    /// For each word of the record afterwards, which bits are known, and these.
    pub(crate) expected: Vec<(u64, u64)>,
    /// Which form it is of, for the caller.
    pub(crate) form: usize,
}

/// Code, states and cases.
#[derive(Default)]
pub(crate) struct Session {
    pub(crate) code: Vec<u32>,
    pub(crate) states: Vec<Vec<u64>>,
    pub(crate) cases: Vec<Case>,
}

impl Session {
    /// The address of what is put behind the code next.
    pub(crate) fn end(&self) -> u64 {
        CODE + 4 * self.code.len() as u64
    }

    /// Executes all cases; which of them went otherwise than expected, with the first word of the record that did, what
    /// it must be and what it is. `None` if there is no QEMU.
    pub(crate) fn differences(&self, driver: &Driver) -> Option<Vec<(&Case, usize, u64, u64)>> {
        let found = output(driver.isa, &self.program(driver))?;
        let bytes = 8 * driver.words;
        assert_eq!(found.len(), bytes * self.cases.len(), "a record for each");
        let difference = |(record, case)| {
            let record: &[u8] = record;
            let case: &Case = case;
            let words = record.chunks(8).map(|bytes| word(driver.isa, bytes));
            let mut both = words.zip(&case.expected).enumerate();
            both.find_map(|(place, (found, (mask, value)))| {
                (found & mask != value & mask).then_some((case, place, *value, found))
            })
        };
        let records = found.chunks(bytes).zip(&self.cases);
        Some(records.filter_map(difference).collect())
    }

    /// An executable file for Linux, of one segment.
    fn program(&self, driver: &Driver) -> Vec<u8> {
        let isa = driver.isa;
        let states = self.end().next_multiple_of(8);
        let state_bytes = 8 * driver.words as u64;
        let cases = states + state_bytes * self.states.len() as u64;
        let end = cases + CASE_BYTES * self.cases.len() as u64;
        let mut file = headers(isa, end - PROGRAM);
        file.resize((RECORD - PROGRAM) as usize + 8 * driver.words, 0);
        put(isa, &mut file, &[cases, end]);
        for (address, code) in [(DRIVER, &driver.code), (CODE, &self.code)] {
            assert!(file.len() as u64 <= address - PROGRAM, "room for it");
            file.resize((address - PROGRAM) as usize, 0);
            file.extend(bytes_of(isa, code));
        }
        file.resize((states - PROGRAM) as usize, 0);
        for state in &self.states {
            assert_eq!(state.len(), driver.words);
            put(isa, &mut file, state);
        }
        for case in &self.cases {
            let state = states + state_bytes * case.state as u64;
            let [(a, x), (b, y)] = case.changes;
            put(
                isa,
                &mut file,
                &[case.entry, state, 8 * a as u64, x, 8 * b as u64, y],
            );
        }
        file
    }
}

/// The headers of a file that is loaded whole, readable, writable and executable.
fn headers(isa: Isa, bytes: u64) -> Vec<u8> {
    let (machine, flags) = match isa {
        Isa::X86_64 => (62, 0),
        Isa::Aarch64 => (183, 0),
        // Release 2 of MIPS64.
        Isa::Mips64 | Isa::Mips64el => (8, 0x8000_0000),
    };
    let is_big = isa.is_big_endian();
    let mut file = vec![0x7f, b'E', b'L', b'F', 2, 1 + u8::from(is_big), 1];
    file.resize(16, 0);
    // Values and their sizes: an executable, its entry, one program header and no section; then that header.
    let fields = [
        &[(2, 2), (machine, 2), (1, 4), (DRIVER, 8), (64, 8), (0, 8)][..],
        &[
            (flags, 4),
            (64, 2),
            (56, 2),
            (1, 2),
            (64, 2),
            (0, 2),
            (0, 2),
        ],
        &[(1, 4), (7, 4), (0, 8), (PROGRAM, 8), (PROGRAM, 8)],
        &[(bytes, 8), (bytes, 8), (0x10000, 8)],
    ];
    for &(value, size) in fields.concat().iter() {
        if is_big {
            file.extend(&u64::to_be_bytes(value)[8 - size..]);
        } else {
            file.extend(&u64::to_le_bytes(value)[..size]);
        }
    }
    assert_eq!(file.len() as u64, HEADERS);
    file
}

/// Appends words in the byte order of the instruction set.
fn put(isa: Isa, file: &mut Vec<u8>, words: &[u64]) {
    let bytes = words.iter().flat_map(|word| match isa.is_big_endian() {
        true => word.to_be_bytes(),
        false => word.to_le_bytes(),
    });
    file.extend(bytes);
}

fn word(isa: Isa, bytes: &[u8]) -> u64 {
    let bytes = bytes.try_into().expect("eight bytes");
    match isa.is_big_endian() {
        true => u64::from_be_bytes(bytes),
        false => u64::from_le_bytes(bytes),
    }
}

/// Instructions in memory.
pub(crate) fn bytes_of(isa: Isa, words: &[u32]) -> Vec<u8> {
    let bytes = |word: &u32| match isa.is_big_endian() {
        true => word.to_be_bytes(),
        false => word.to_le_bytes(),
    };
    words.iter().flat_map(bytes).collect()
}

/// What QEMU's process writes that executes a program; `None` if it is not installed.
///
/// # Panics
///
/// If it is not and must be, or if the program fails.
fn output(isa: Isa, program: &[u8]) -> Option<Vec<u8>> {
    let thread = std::thread::current().id();
    let name = format!("limbs-verify-{isa}-{}-{thread:?}", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, program).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o700)).unwrap();
    let output = Command::new(format!("qemu-{isa}")).arg(&path).output();
    std::fs::remove_file(&path).unwrap();
    match output {
        Err(why) if why.kind() == ErrorKind::NotFound => {
            let is_required = std::env::var_os("LIMBS_REQUIRE_QEMU").is_some_and(|v| v == "1");
            assert!(!is_required, "qemu-{isa} is required");
            println!("NOT COMPARED: no qemu-{isa}");
            None
        }
        output => {
            let output = output.expect("a process");
            let complaint = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{}: {complaint}", output.status);
            Some(output.stdout)
        }
    }
}
