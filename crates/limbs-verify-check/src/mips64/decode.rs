//! Decoding, by a table of its own: each instruction with the bits that it fixes. Fields that it does not use are among
//! these, and must be 0.

use super::instructions::{self as does, Meaning};

/// A decoded instruction. Fields that it does not have hold whatever bits are there.
pub(crate) struct Inst {
    pub(super) name: &'static str,
    pub(super) meaning: Meaning,
    pub(super) rs: usize,
    pub(super) rt: usize,
    pub(super) rd: usize,
    pub(super) distance: u32,
    /// The lowest 16 bits.
    pub(super) low: u16,
    /// The address of the instruction.
    pub(super) address: u64,
}

/// Name, bits that are fixed, their values, meaning.
type Form = (&'static str, u32, u32, Meaning);

/// The opcode only: operands `rs`, `rt` and a constant.
const CONSTANT: u32 = 0xfc00_0000;
/// `rs`, `rt`, `rd`
const THREE: u32 = 0xfc00_07ff;
/// `rt`, `rd` and a distance; in place of `rs` are zeros, where 1 would rotate.
const SHIFT: u32 = 0xffe0_003f;
/// `rs`, `rt`
const MULTIPLY: u32 = 0xfc00_ffff;
/// `rd`
const MOVE: u32 = 0xffff_07ff;
/// `rs`, without a hint
const JUMP: u32 = 0xfc1f_ffff;

/// "MIPS Architecture For Programmers", volume II-A, tables A.2 and A.3, and the pages of the instructions.
const FORMS: &[Form] = &[
    ("nop", !0, 0x0000_0000, |_, _| Ok(())),
    ("jr", JUMP, 0x0000_0008, does::jump),
    ("mfhi", MOVE, 0x0000_0010, does::move_high),
    ("mflo", MOVE, 0x0000_0012, does::move_low),
    ("dmultu", MULTIPLY, 0x0000_001d, does::multiply),
    ("and", THREE, 0x0000_0024, does::and),
    ("or", THREE, 0x0000_0025, does::or),
    ("xor", THREE, 0x0000_0026, does::xor),
    ("sltu", THREE, 0x0000_002b, does::less),
    ("daddu", THREE, 0x0000_002d, does::add),
    ("dsubu", THREE, 0x0000_002f, does::subtract),
    ("dsrl", SHIFT, 0x0000_003a, does::shift_right),
    ("beq", CONSTANT, 0x1000_0000, does::branch_equal),
    ("bne", CONSTANT, 0x1400_0000, does::branch_unequal),
    ("andi", CONSTANT, 0x3000_0000, does::and_constant),
    ("daddiu", CONSTANT, 0x6400_0000, does::add_constant),
    ("ld", CONSTANT, 0xdc00_0000, does::load),
    ("sd", CONSTANT, 0xfc00_0000, does::store),
];

/// Decodes a word.
pub(super) fn decode(word: u32, address: u64) -> Option<Inst> {
    let fits = |form: &&Form| word & form.1 == form.2;
    let &(name, _, _, meaning) = FORMS.iter().find(fits)?;
    let five = |from: u32| (word >> from & 31) as usize;
    Some(Inst {
        name,
        meaning,
        rs: five(21),
        rt: five(16),
        rd: five(11),
        distance: five(6) as u32,
        low: word as u16,
        address,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_are_not_used_must_be_zero() {
        let name = |word| decode(word, 0).map(|inst| inst.name);
        // mflo $10; dmultu $10,$7; dsrl $22,$8,2; jr $31; sltu $1,$2,$14
        let good = [
            (0x0000_5012, "mflo"),
            (0x0147_001d, "dmultu"),
            (0x0008_b0ba, "dsrl"),
            (0x03e0_0008, "jr"),
            (0x004e_082b, "sltu"),
        ];
        assert!(good.iter().all(|(word, text)| name(*word) == Some(text)));
        // mflo with rs; dmultu with rd; a rotation; a jump with a hint; sltu with a distance; dmult; addu; sll $1,$1,0
        let bad = [
            0x0020_5012,
            0x0147_081d,
            0x0028_b0ba,
            0x03e0_0408,
            0x004e_086b,
            0x0147_001c,
            0x0085_1021,
            0x0001_0800,
        ];
        assert!(bad.iter().all(|word| name(*word).is_none()));
    }

    #[test]
    fn no_word_fits_two_forms() {
        for (i, (_, a, x, _)) in FORMS.iter().enumerate() {
            assert_eq!(x & !a, 0);
            for (_, b, y, _) in &FORMS[..i] {
                assert_ne!(x & a & b, y & a & b);
            }
        }
    }
}
