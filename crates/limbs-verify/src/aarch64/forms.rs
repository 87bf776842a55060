//! The encodings that are taken for instructions: fixed bits and reserved values.
//!
//! `yaxpeax-arm` ignores some bits that the Arm Architecture Reference Manual (DDI 0487, C4.1) fixes or reserves. A word
//! that fits none of these forms is refused before it is decoded; those of 32 bits are left out, for no kernel uses them.

/// Bits that an encoding fixes, their values, and what else must hold.
pub(super) type Form = (u32, u32, fn(u32) -> bool);

/// Bits `high` to `low`.
const fn field(word: u32, high: u32, low: u32) -> u32 {
    word >> low & ((1 << (high - low + 1)) - 1)
}

fn any(_: u32) -> bool {
    true
}

/// The kind of shift is not the reserved one.
fn shifts(word: u32) -> bool {
    field(word, 23, 22) != 3
}

/// The shift of an extended register is 4 at most.
fn extends(word: u32) -> bool {
    field(word, 12, 10) <= 4
}

/// N, imms and immr are those of a pattern: elements of 2^k bits with some ones, but not all.
fn is_pattern(word: u32) -> bool {
    let (n, imms) = (field(word, 22, 22), field(word, 15, 10));
    let bits = n << 6 | (!imms & 63);
    bits > 1 && {
        let levels = (1 << bits.ilog2()) - 1;
        imms & levels != levels
    }
}

/// MOVN, MOVZ or MOVK.
fn moves(word: u32) -> bool {
    field(word, 30, 29) != 1
}

/// Before, after, or without a change of the base; not the hint that data is used once.
fn is_pair(word: u32) -> bool {
    field(word, 24, 23) != 0
}

/// Before, after, or without a change of the base; not the unprivileged access.
fn is_privileged(word: u32) -> bool {
    field(word, 11, 10) != 2
}

pub(super) const FORMS: &[Form] = &[
    // Sums: of a constant, a shifted register, an extended one, with carry.
    (0x9f80_0000, 0x9100_0000, any),
    (0x9f20_0000, 0x8b00_0000, shifts),
    (0x9fe0_0000, 0x8b20_0000, extends),
    (0x9fe0_fc00, 0x9a00_0000, any),
    // Logical operations: with a shifted register, with a constant.
    (0x9f00_0000, 0x8a00_0000, any),
    (0x9f80_0000, 0x9200_0000, is_pattern),
    // Constants, UBFM, EXTR.
    (0x9f80_0000, 0x9280_0000, moves),
    (0xffc0_0000, 0xd340_0000, any),
    (0xffe0_0000, 0x93c0_0000, any),
    // MADD and MSUB, UMULH, LSLV and LSRV, conditional selection.
    (0xffe0_0000, 0x9b00_0000, any),
    (0xffe0_fc00, 0x9bc0_7c00, any),
    (0xffe0_f800, 0x9ac0_2000, any),
    (0xbfe0_0800, 0x9a80_0000, any),
    // B and BL, B.cond, CBZ and CBNZ, TBZ and TBNZ, RET, NOP, BTI c.
    (0x7c00_0000, 0x1400_0000, any),
    (0xff00_0010, 0x5400_0000, any),
    (0xfe00_0000, 0xb400_0000, any),
    (0x7e00_0000, 0x3600_0000, any),
    (0xffff_fc1f, 0xd65f_0000, any),
    (0xffff_ffff, 0xd503_201f, any),
    (0xffff_ffff, 0xd503_245f, any),
    // Pairs of x, d and q registers.
    (0xfe00_0000, 0xa800_0000, is_pair),
    (0xfe00_0000, 0x6c00_0000, is_pair),
    (0xfe00_0000, 0xac00_0000, is_pair),
    // Single ones: at a multiple of their size, at any byte, with an index.
    (0xff80_0000, 0xf900_0000, any),
    (0xff80_0000, 0xfd00_0000, any),
    (0xff80_0000, 0x3d80_0000, any),
    (0xffa0_0000, 0xf800_0000, is_privileged),
    (0xffa0_0000, 0xfc00_0000, is_privileged),
    (0xffa0_0000, 0x3c80_0000, is_privileged),
    (0xffa0_ec00, 0xf820_6800, any),
    (0xffa0_ec00, 0xfc20_6800, any),
    (0xffa0_ec00, 0x3ca0_6800, any),
    // DUP of an x register, MOVI of 64 bits, logical operations on vectors.
    (0xffff_fc00, 0x4e08_0c00, any),
    (0xfff8_fc00, 0x6f00_e400, any),
    (0xdf20_fc00, 0x4e20_1c00, any),
];

/// Whether a word is an encoding that is taken for an instruction.
pub(super) fn is_known(word: u32) -> bool {
    let mut forms = FORMS.iter();
    forms.any(|(mask, value, holds)| word & mask == *value && holds(word))
}

#[cfg(test)]
mod tests {
    use super::is_known;

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
        assert!(good.iter().all(|word| is_known(*word)));
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
        assert!(!bad.iter().any(|word| is_known(*word)));
    }
}
