//! The machine word that kernels are generic over.

/// A limb type: `u32` or `u64`.
///
/// Every operation is branch-free and compiles to instructions whose time does
/// not depend on the operands on the processors this project names.
pub trait Word: Copy + 'static {
    /// Width in bits.
    const BITS: u32;
    /// Zero.
    const ZERO: Self;
    /// One.
    const ONE: Self;

    /// `x + y + carry` as (low word, carry out); `carry` is 0 or 1.
    fn add_carry(x: Self, y: Self, carry: Self) -> (Self, Self);
    /// `x - y - borrow` as (low word, borrow out); `borrow` is 0 or 1.
    fn sub_borrow(x: Self, y: Self, borrow: Self) -> (Self, Self);
    /// `x + y + carry` as (low word, carry out), in the form that compiles to chains of
    /// add-with-carry.
    fn carrying_add(x: Self, y: Self, carry: bool) -> (Self, bool);
    /// 1 if `bit`, else 0.
    fn from_bool(bit: bool) -> Self;
    /// `x * y` as (low, high) words.
    fn mul_wide(x: Self, y: Self) -> (Self, Self);
    /// `x * y + a + b` as (low, high) words. It cannot overflow:
    /// (B-1)^2 + 2(B-1) = B^2 - 1.
    fn mul_add(x: Self, y: Self, a: Self, b: Self) -> (Self, Self);
    /// Low word of `x * y`.
    fn mul_low(x: Self, y: Self) -> Self;
    /// `x << s` for `s < BITS`.
    fn shl(self, s: u32) -> Self;
    /// `x >> s` for `s < BITS`.
    fn shr(self, s: u32) -> Self;
    /// Bitwise exclusive or.
    fn xor(self, y: Self) -> Self;
    /// Bitwise and.
    fn and(self, y: Self) -> Self;
    /// Bitwise or.
    fn or(self, y: Self) -> Self;
    /// All ones if `bit` is 1, zero if it is 0.
    fn mask_from_bit(bit: Self) -> Self;
    /// All ones if `x == y`, else zero.
    fn mask_eq(x: usize, y: usize) -> Self;
}

macro_rules! impl_word {
    ($word:ty, $wide:ty) => {
        impl Word for $word {
            const BITS: u32 = <$word>::BITS;
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline(always)]
            fn add_carry(x: Self, y: Self, carry: Self) -> (Self, Self) {
                let (s, c1) = x.overflowing_add(y);
                let (s, c2) = s.overflowing_add(carry);
                (s, Self::from(c1 | c2))
            }

            #[inline(always)]
            fn sub_borrow(x: Self, y: Self, borrow: Self) -> (Self, Self) {
                let (d, b1) = x.overflowing_sub(y);
                let (d, b2) = d.overflowing_sub(borrow);
                (d, Self::from(b1 | b2))
            }

            #[inline(always)]
            fn carrying_add(x: Self, y: Self, carry: bool) -> (Self, bool) {
                x.carrying_add(y, carry)
            }

            #[inline(always)]
            fn from_bool(bit: bool) -> Self {
                Self::from(bit)
            }

            #[inline(always)]
            fn mul_wide(x: Self, y: Self) -> (Self, Self) {
                let p = <$wide>::from(x) * <$wide>::from(y);
                (p as Self, (p >> Self::BITS) as Self)
            }

            #[inline(always)]
            fn mul_add(x: Self, y: Self, a: Self, b: Self) -> (Self, Self) {
                let p = <$wide>::from(x) * <$wide>::from(y) + <$wide>::from(a) + <$wide>::from(b);
                (p as Self, (p >> Self::BITS) as Self)
            }

            #[inline(always)]
            fn mul_low(x: Self, y: Self) -> Self {
                x.wrapping_mul(y)
            }

            #[inline(always)]
            fn shl(self, s: u32) -> Self {
                self << s
            }

            #[inline(always)]
            fn shr(self, s: u32) -> Self {
                self >> s
            }

            #[inline(always)]
            fn xor(self, y: Self) -> Self {
                self ^ y
            }

            #[inline(always)]
            fn and(self, y: Self) -> Self {
                self & y
            }

            #[inline(always)]
            fn or(self, y: Self) -> Self {
                self | y
            }

            #[inline(always)]
            fn mask_from_bit(bit: Self) -> Self {
                // The barrier keeps the optimiser from turning masks back into
                // branches.
                core::hint::black_box(bit).wrapping_neg()
            }

            #[inline(always)]
            fn mask_eq(x: usize, y: usize) -> Self {
                let d = x ^ y;
                // d | -d has its top bit set exactly when d != 0.
                let nonzero = (d | d.wrapping_neg()) >> (usize::BITS - 1);
                // The barrier stands after the bit: before it, the optimiser sees that the
                // mask is one of two values and skips the entries under a zero one.
                core::hint::black_box(nonzero as Self).wrapping_sub(1)
            }
        }
    };
}

impl_word!(u32, u64);
impl_word!(u64, u128);
