//! Choices on secret bytes without branches.
//!
//! A mask is `u32::MAX` for yes and 0 for no. Numbers compared here are bytes, or lengths and
//! indices within a modulus of at most 2048 bytes: all below 2^31, where the borrow of a
//! subtraction is its top bit.

/// A yes or no that stays secret until [`Mask::declassify`].
#[derive(Clone, Copy)]
pub(crate) struct Mask(u32);

impl Mask {
    /// The answer no.
    pub(crate) const NO: Self = Self(0);

    /// x < y, for x, y < 2^31.
    pub(crate) fn lt(x: u32, y: u32) -> Self {
        debug_assert!(x < 1 << 31 && y < 1 << 31);
        // x - y in (-2^31, 2^31): the top bit is the sign. The barrier keeps the compiler from
        // turning the mask back into a comparison and a branch.
        let borrow = core::hint::black_box(x.wrapping_sub(y) >> 31);
        Self(borrow.wrapping_neg())
    }

    /// x = y, for x, y < 2^31.
    pub(crate) fn eq(x: u32, y: u32) -> Self {
        Self::lt(x ^ y, 1)
    }

    /// `x` for yes, `y` for no.
    pub(crate) fn select(self, x: u32, y: u32) -> u32 {
        (x & self.0) | (y & !self.0)
    }

    /// `x` for yes, `y` for no.
    pub(crate) fn select_byte(self, x: u8, y: u8) -> u8 {
        // The mask's bytes are equal: taking the lowest loses nothing.
        let mask = self.0 as u8;
        (x & mask) | (y & !mask)
    }

    /// Makes the answer public.
    pub(crate) fn declassify(self) -> bool {
        self.0 != 0
    }
}

impl core::ops::BitAnd for Mask {
    type Output = Self;
    fn bitand(self, rhs: Self) -> Self {
        Self(self.0 & rhs.0)
    }
}

impl core::ops::BitOr for Mask {
    type Output = Self;
    fn bitor(self, rhs: Self) -> Self {
        Self(self.0 | rhs.0)
    }
}

impl core::ops::Not for Mask {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// x = y for slices of equal, public length.
pub(crate) fn eq(x: &[u8], y: &[u8]) -> Mask {
    debug_assert_eq!(x.len(), y.len());
    let difference = x.iter().zip(y).fold(0, |acc, (x, y)| acc | (x ^ y));
    Mask::eq(difference.into(), 0)
}

/// Moves `bytes[start..]` to the front, in a time that depends on the length only.
///
/// What stands behind the moved bytes afterwards is of no meaning. `start` is at most the length.
pub(crate) fn shift_to_front(bytes: &mut [u8], start: u32) {
    let len = bytes.len();
    // One pass per bit of `start`: in pass b every byte is replaced by the one 2^b behind it, or
    // stays. The passes with 2^b > len move only for start > len, which is excluded.
    let mut step = 1;
    while step <= len {
        let mask = Mask::lt(0, start & step as u32);
        for i in 0..len {
            let behind = if i + step < len { bytes[i + step] } else { 0 };
            bytes[i] = mask.select_byte(behind, bytes[i]);
        }
        step *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn masks() {
        for x in [0, 1, 2, 255, 256, 2047, 2048, (1 << 31) - 1] {
            for y in [0, 1, 2, 255, 256, 2047, 2048, (1 << 31) - 1] {
                assert_eq!(Mask::lt(x, y).declassify(), x < y);
                assert_eq!(Mask::eq(x, y).declassify(), x == y);
                assert_eq!(Mask::lt(x, y).select(x, y), x.min(y));
                assert_eq!((!Mask::lt(x, y)).select(x, y), x.max(y));
            }
        }
        assert_eq!((!Mask::NO).select_byte(3, 5), 3);
        assert_eq!(Mask::NO.select_byte(3, 5), 5);
    }

    #[test]
    fn shift_to_front_every_start() {
        for len in [0u32, 1, 2, 3, 16, 31, 33] {
            for start in 0..=len {
                let mut bytes: Vec<u8> = (1..=len as u8).collect();
                let expected = bytes[start as usize..].to_vec();
                shift_to_front(&mut bytes, start);
                assert_eq!(bytes[..expected.len()], expected);
            }
        }
    }
}
