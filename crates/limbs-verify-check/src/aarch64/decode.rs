//! Decoding, by a table of its own: each instruction with the bits that it fixes; what is reserved is refused. All are of
//! 64 bits. After the Arm Architecture Reference Manual (DDI 0487), chapters C4.1 and C6, C7.

use super::instructions::{self as does, Meaning};
use super::{transfer, vector};

/// A decoded instruction.
pub(crate) struct Inst {
    pub(super) name: &'static str,
    pub(super) meaning: Meaning,
    word: u32,
    /// Its address.
    pub(super) address: u64,
}

impl Inst {
    /// Bits `high` to `low`.
    pub(super) fn field(&self, high: u32, low: u32) -> u32 {
        self.word >> low & ((1 << (high - low + 1)) - 1)
    }

    /// The same as a number with a sign.
    pub(super) fn signed(&self, high: u32, low: u32) -> i64 {
        let above = 31 - high;
        i64::from((self.word << above).cast_signed() >> (above + low))
    }

    /// One bit.
    pub(super) fn bit(&self, n: u32) -> bool {
        self.word >> n & 1 == 1
    }

    /// The register in bits `low` to `low + 4`: 0 is Rd or Rt, 5 Rn, 10 Ra or Rt2, 16 Rm.
    pub(super) fn register(&self, low: u32) -> usize {
        self.field(low + 4, low) as usize
    }
}

/// Name, bits that are fixed, their values, what else must hold, meaning.
type Form = (&'static str, u32, u32, fn(&Inst) -> bool, Meaning);

fn any(_: &Inst) -> bool {
    true
}

/// LSL or LSR, not ASR or ROR, which no kernel uses.
fn shifts(i: &Inst) -> bool {
    i.field(23, 22) < 2
}

/// The shift of an extended register.
fn extends(i: &Inst) -> bool {
    i.field(12, 10) <= 4
}

fn is_pattern(i: &Inst) -> bool {
    does::pattern(i).is_some()
}

/// With the base changed after, never, or before; 0 hints that the data is used once only.
fn is_pair(i: &Inst) -> bool {
    i.field(24, 23) != 0
}

/// With the base never changed, after, or before; 2 is an unprivileged access.
fn is_privileged(i: &Inst) -> bool {
    i.field(11, 10) != 2
}

const FORMS: &[Form] = &[
    // ADD, ADDS, SUB, SUBS: with a constant, a shifted register, a register beside the stack pointer; with carry.
    ("add/sub", 0x9f80_0000, 0x9100_0000, any, does::add_constant),
    ("add/sub", 0x9f20_0000, 0x8b00_0000, shifts, does::add),
    (
        "add/sub",
        0x9fe0_e000,
        0x8b20_6000,
        extends,
        does::add_extended,
    ),
    ("adc/sbc", 0x9fe0_fc00, 0x9a00_0000, any, does::add_carry),
    // AND, ORR, EOR, ANDS, and with the inverse BIC, ORN, EON, BICS; with constants.
    ("logical", 0x9f00_0000, 0x8a00_0000, shifts, does::logic),
    (
        "logical",
        0x9f80_0000,
        0x9200_0000,
        is_pattern,
        does::logic_constant,
    ),
    ("movn", 0xff80_0000, 0x9280_0000, any, does::move_wide),
    ("movz", 0xff80_0000, 0xd280_0000, any, does::move_wide),
    ("ubfm", 0xffc0_0000, 0xd340_0000, any, does::bits),
    ("extr", 0xffe0_0000, 0x93c0_0000, any, does::extract),
    (
        "madd/msub",
        0xffe0_0000,
        0x9b00_0000,
        any,
        does::multiply_add,
    ),
    ("umulh", 0xffe0_fc00, 0x9bc0_7c00, any, does::multiply_high),
    ("lslv/lsrv", 0xffe0_f800, 0x9ac0_2000, any, does::shift),
    ("csel", 0xbfe0_0800, 0x9a80_0000, any, does::select),
    ("b", 0xfc00_0000, 0x1400_0000, any, does::branch),
    ("bl", 0xfc00_0000, 0x9400_0000, any, does::call),
    ("b.cond", 0xff00_0010, 0x5400_0000, any, does::branch_if),
    ("cbz/cbnz", 0xfe00_0000, 0xb400_0000, any, does::branch_zero),
    ("tbz/tbnz", 0x7e00_0000, 0x3600_0000, any, does::branch_bit),
    ("ret", 0xffff_fc1f, 0xd65f_0000, any, does::ret),
    ("nop", !0, 0xd503_201f, any, |_, _| Ok(())),
    ("bti c", !0, 0xd503_245f, any, |_, _| Ok(())),
    // Loads and stores of x, d, q: pairs; single ones with an offset, with a changed base or none, with an index.
    ("ldp/stp", 0xfe00_0000, 0xa800_0000, is_pair, transfer::pair),
    ("ldp/stp", 0xfe00_0000, 0x6c00_0000, is_pair, transfer::pair),
    ("ldp/stp", 0xfe00_0000, 0xac00_0000, is_pair, transfer::pair),
    ("ldr/str", 0xff80_0000, 0xf900_0000, any, transfer::scaled),
    ("ldr/str", 0xff80_0000, 0xfd00_0000, any, transfer::scaled),
    ("ldr/str", 0xff80_0000, 0x3d80_0000, any, transfer::scaled),
    (
        "ldr/str",
        0xffa0_0000,
        0xf800_0000,
        is_privileged,
        transfer::single,
    ),
    (
        "ldr/str",
        0xffa0_0000,
        0xfc00_0000,
        is_privileged,
        transfer::single,
    ),
    (
        "ldr/str",
        0xffa0_0000,
        0x3c80_0000,
        is_privileged,
        transfer::single,
    ),
    ("ldr/str", 0xffa0_ec00, 0xf820_6800, any, transfer::indexed),
    ("ldr/str", 0xffa0_ec00, 0xfc20_6800, any, transfer::indexed),
    ("ldr/str", 0xffa0_ec00, 0x3ca0_6800, any, transfer::indexed),
    ("dup", 0xffff_fc00, 0x4e08_0c00, any, vector::repeat),
    (
        "movi",
        0xfff8_fc00,
        0x6f00_e400,
        any,
        vector::repeat_constant,
    ),
    ("and", 0xffe0_fc00, 0x4e20_1c00, any, vector::and),
    ("bic", 0xffe0_fc00, 0x4e60_1c00, any, vector::and_not),
    ("orr", 0xffe0_fc00, 0x4ea0_1c00, any, vector::or),
    ("eor", 0xffe0_fc00, 0x6e20_1c00, any, vector::xor),
    ("bsl", 0xffe0_fc00, 0x6e60_1c00, any, vector::choose),
    ("bit", 0xffe0_fc00, 0x6ea0_1c00, any, vector::choose),
    ("bif", 0xffe0_fc00, 0x6ee0_1c00, any, vector::choose),
];

/// Decodes a word.
pub(super) fn decode(word: u32, address: u64) -> Option<Inst> {
    let fits = |form: &&Form| word & form.1 == form.2;
    let &(name, _, _, holds, meaning) = FORMS.iter().find(fits)?;
    let inst = Inst {
        name,
        meaning,
        word,
        address,
    };
    holds(&inst).then_some(inst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_encodings_are_refused() {
        // adc x4, x5, x6; csel x1, x2, x3, ne; lsl x1, x2, x3; and x3, x3, #3; dup v0.2d, x3; ret; ldp x5, x6, [x1], #32
        let good = [
            0x9a06_00a4_u32,
            0x9a83_1041,
            0x9ac3_2041,
            0x9240_0463,
            0x4e08_0c60,
            0xd65f_03c0,
            0xa8c2_1825,
        ];
        assert!(good.iter().all(|word| decode(*word, 0).is_some()));
        // The same with one bit that is fixed, or a constant of ones only, or another hint.
        let bad = [
            0x9a26_00a4,
            0xba83_1041,
            0x9ae3_2041,
            0x9240_fc63,
            0x4e18_0c60,
            0xd65f_03c1,
            0xa842_1825,
        ];
        assert!(!bad.iter().any(|word| decode(*word, 0).is_some()));
    }

    #[test]
    fn no_word_fits_two_forms() {
        for (i, (name, a, x, ..)) in FORMS.iter().enumerate() {
            assert_eq!(x & !a, 0, "{name}");
            for (other, b, y, ..) in &FORMS[..i] {
                assert_ne!(x & a & b, y & a & b, "{name} {other}");
            }
        }
    }

    #[test]
    fn numbers_with_signs() {
        // ldp x5, x6, [x1, #-512]
        let pair = decode(0xa960_1825, 0).expect("an instruction");
        assert_eq!((pair.signed(21, 15), pair.field(21, 15)), (-64, 64));
    }
}
