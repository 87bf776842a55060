//! Digits side by side, one for each modulus.
//!
//! x86-64 always has SSE2, whose multiplier takes both lanes at once; its
//! intrinsics are used because the compiler's vectoriser finds the form in some
//! of the loops only. Elsewhere the lanes are words.

/// A vector of 64-bit lanes, one for each modulus.
pub trait Lanes: Copy {
    /// Number of lanes.
    const LANES: usize;

    /// Every lane zero.
    fn zero() -> Self;
    /// Loads a word for each lane.
    ///
    /// # Safety
    ///
    /// `p` is valid for them and aligned to their size.
    unsafe fn load(p: *const u64) -> Self;
    /// Stores a word for each lane.
    ///
    /// # Safety
    ///
    /// `p` is valid for them and aligned to their size.
    unsafe fn store(self, p: *mut u64);
    /// The same value, of which the optimiser knows nothing here.
    ///
    /// Otherwise it moves the cut to 32 bits of a factor out of a loop, forgets in the loop that
    /// the factor has 32 bits, and makes two multiplications out of one. And it reorders sums so that more
    /// products wait than there are registers.
    fn opaque(self) -> Self;
    /// Product of the low 32 bits of each lane.
    fn mul32(self, y: Self) -> Self;
    /// Sum of each lane modulo 2^64.
    fn add(self, y: Self) -> Self;
    /// The same word in every lane.
    fn splat(word: u64) -> Self;
    /// Bitwise and.
    fn and(self, y: Self) -> Self;
    /// Bitwise or.
    fn or(self, y: Self) -> Self;
    /// Bitwise exclusive or.
    fn xor(self, y: Self) -> Self;
    /// Each lane shifted right by `S` bits.
    fn shr<const S: i32>(self) -> Self;
    /// Each lane shifted left by `S` bits.
    fn shl<const S: i32>(self) -> Self;
}

/// `L` words: for targets without vectors, and the reference for those with.
#[derive(Clone, Copy)]
pub struct Plain<const L: usize>([u64; L]);

impl<const L: usize> Plain<L> {
    #[inline(always)]
    fn zip(self, y: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|i| f(self.0[i], y.0[i])))
    }
}

impl<const L: usize> Lanes for Plain<L> {
    const LANES: usize = L;

    #[inline(always)]
    fn zero() -> Self {
        Self([0; L])
    }

    #[inline(always)]
    unsafe fn load(p: *const u64) -> Self {
        // SAFETY: the caller's promise.
        unsafe { Self(p.cast::<[u64; L]>().read()) }
    }

    #[inline(always)]
    unsafe fn store(self, p: *mut u64) {
        // SAFETY: the caller's promise.
        unsafe { p.cast::<[u64; L]>().write(self.0) }
    }

    #[inline(always)]
    fn opaque(self) -> Self {
        self
    }

    #[inline(always)]
    fn mul32(self, y: Self) -> Self {
        let low = |w: u64| u64::from(w as u32);
        self.zip(y, |x, y| low(x) * low(y))
    }

    #[inline(always)]
    fn add(self, y: Self) -> Self {
        self.zip(y, u64::wrapping_add)
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self([word; L])
    }

    #[inline(always)]
    fn and(self, y: Self) -> Self {
        self.zip(y, |x, y| x & y)
    }

    #[inline(always)]
    fn or(self, y: Self) -> Self {
        self.zip(y, |x, y| x | y)
    }

    #[inline(always)]
    fn xor(self, y: Self) -> Self {
        self.zip(y, |x, y| x ^ y)
    }

    #[inline(always)]
    fn shr<const S: i32>(self) -> Self {
        Self(self.0.map(|x| x >> S))
    }

    #[inline(always)]
    fn shl<const S: i32>(self) -> Self {
        Self(self.0.map(|x| x << S))
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub use sse2::Sse2;

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod sse2 {
    use super::Lanes;
    use core::arch::x86_64::{
        __m128i, _mm_add_epi64, _mm_and_si128, _mm_load_si128, _mm_mul_epu32, _mm_or_si128,
        _mm_set1_epi64x, _mm_setzero_si128, _mm_slli_epi64, _mm_srli_epi64, _mm_store_si128,
        _mm_xor_si128,
    };

    /// Calls an intrinsic of SSE2.
    macro_rules! sse2 {
        ($call:expr) => {
            // SAFETY: the target has SSE2; the intrinsics used so have no other
            // condition.
            unsafe { $call }
        };
    }

    /// An SSE2 register.
    #[derive(Clone, Copy)]
    pub struct Sse2(__m128i);

    impl Lanes for Sse2 {
        const LANES: usize = 2;

        #[inline(always)]
        fn zero() -> Self {
            Self(sse2!(_mm_setzero_si128()))
        }

        #[inline(always)]
        unsafe fn load(p: *const u64) -> Self {
            // SAFETY: the caller's promise.
            unsafe { Self(_mm_load_si128(p.cast())) }
        }

        #[inline(always)]
        unsafe fn store(self, p: *mut u64) {
            // SAFETY: the caller's promise.
            unsafe { _mm_store_si128(p.cast(), self.0) }
        }

        #[inline(always)]
        fn opaque(mut self) -> Self {
            // SAFETY: no instruction at all.
            unsafe {
                core::arch::asm!("/* {0} */", inout(xmm_reg) self.0,
                    options(nomem, nostack, preserves_flags));
            }
            self
        }

        #[inline(always)]
        fn mul32(self, y: Self) -> Self {
            Self(sse2!(_mm_mul_epu32(self.0, y.0)))
        }

        #[inline(always)]
        fn add(self, y: Self) -> Self {
            Self(sse2!(_mm_add_epi64(self.0, y.0)))
        }

        #[inline(always)]
        fn splat(word: u64) -> Self {
            Self(sse2!(_mm_set1_epi64x(word.cast_signed())))
        }

        #[inline(always)]
        fn and(self, y: Self) -> Self {
            Self(sse2!(_mm_and_si128(self.0, y.0)))
        }

        #[inline(always)]
        fn or(self, y: Self) -> Self {
            Self(sse2!(_mm_or_si128(self.0, y.0)))
        }

        #[inline(always)]
        fn xor(self, y: Self) -> Self {
            Self(sse2!(_mm_xor_si128(self.0, y.0)))
        }

        #[inline(always)]
        fn shr<const S: i32>(self) -> Self {
            Self(sse2!(_mm_srli_epi64::<S>(self.0)))
        }

        #[inline(always)]
        fn shl<const S: i32>(self) -> Self {
            Self(sse2!(_mm_slli_epi64::<S>(self.0)))
        }
    }
}
