//! Passes of the pair engine with AVX2, in intrinsics.
//!
//! A vector holds digits i and i + 1 of both numbers, {p_i, q_i, p_i+1, q_i+1}. Times the digit y_k of a row,
//! in both halves, it belongs to columns i + k and i + k + 1. So for columns i, i + 1 the even rows want
//! the vectors that begin at digits i, i - 2, ..., which are aligned, and the odd rows those that
//! begin at i - 1, i - 3, ..., which are made of the halves of two aligned ones. Each is made
//! once and kept in a register for the rows to come: for four rows and two columns there are two vectors
//! made, four multiplications, four additions, one of them from memory, and a store.

use core::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_broadcastsi128_si256, _mm256_load_si256, _mm256_mul_epu32,
    _mm256_permute2x128_si256, _mm256_set_m128i, _mm256_setzero_si256, _mm256_store_si256,
};

use limbs_portable::engine::lanes::Sse2;
use limbs_portable::engine::pass::{Pass, Passes};
use limbs_portable::engine::radix28;

/// `engine_mul`
///
/// # Safety
///
/// As the row states, on a processor with AVX2.
#[target_feature(enable = "avx2")]
pub(crate) unsafe extern "sysv64" fn mul(
    z: *mut u64,
    x: *const u64,
    y: *const u64,
    m: *const u64,
    t: *mut u64,
    d: usize,
) {
    // SAFETY: the caller keeps the contract of the row.
    unsafe { radix28::mul::<TwoByTwo>(z, x, y, m, t, d) }
}

/// `engine_sqr`
///
/// # Safety
///
/// As the row states, on a processor with AVX2.
#[target_feature(enable = "avx2")]
pub(crate) unsafe extern "sysv64" fn sqr(
    z: *mut u64,
    x: *const u64,
    m: *const u64,
    t: *mut u64,
    d: usize,
) {
    // SAFETY: the caller keeps the contract of the row.
    unsafe { radix28::sqr::<TwoByTwo>(z, x, m, t, d) }
}

/// Calls an intrinsic of AVX2.
macro_rules! avx2 {
    ($call:expr) => {
        // SAFETY: all code here is inlined into `mul` and `sqr`, whose callers promise
        // AVX2; pointers are as `Pass::new` was promised.
        unsafe { $call }
    };
}

/// Words of a digit of both numbers.
const DIGIT: usize = 2;

/// Passes that take two digits at a time.
struct TwoByTwo;

impl Passes for TwoByTwo {
    type Vector = Sse2;
    type Pass<const N: usize, const FIRST: bool> = PairPass<N, FIRST>;

    #[inline(always)]
    unsafe fn store_two(p: *mut u64, v0: Sse2, v1: Sse2) {
        avx2!(_mm256_store_si256(
            p.cast(),
            _mm256_set_m128i(v1.into(), v0.into())
        ));
    }
}

struct PairPass<const N: usize, const FIRST: bool> {
    t: *mut u64,
    x: *const u64,
    /// The rows' digits, in both halves.
    y: [__m256i; N],
    /// Digits i - 2 and i - 1, for the columns i and i + 1 that come next.
    even: __m256i,
    /// Digits i - 3 and i - 2.
    odd: __m256i,
    n: usize,
}

impl<const N: usize, const FIRST: bool> Pass<Sse2, N> for PairPass<N, FIRST> {
    #[inline(always)]
    unsafe fn new(t: *mut u64, x: *const u64, y: [Sse2; N], n: usize) -> Self {
        const { assert!(N == 2 || N == 4) };
        let zero = avx2!(_mm256_setzero_si256());
        let mut wide = [zero; N];
        for (wide, y) in wide.iter_mut().zip(y) {
            *wide = avx2!(_mm256_broadcastsi128_si256(y.into()));
        }
        Self {
            t,
            x,
            y: wide,
            even: zero,
            odd: zero,
            n,
        }
    }

    #[inline(always)]
    fn run(&mut self, from: usize, to: usize) {
        let mut i = from;
        while i + 4 <= to {
            self.hide();
            self.step(i);
            self.step(i + 2);
            i += 4;
        }
        if i < to {
            self.hide();
            self.step(i);
        }
    }

    #[inline(always)]
    fn finish(mut self, from: usize) {
        self.run(from, self.n);
        // The columns above x, to which the digits still held belong.
        for i in (0..N).step_by(2) {
            self.hide();
            self.columns(self.n + i, avx2!(_mm256_setzero_si256()));
        }
    }
}

impl<const N: usize, const FIRST: bool> PairPass<N, FIRST> {
    /// Hides the factors from the optimiser; see `Lanes::opaque`.
    #[inline(always)]
    fn hide(&mut self) {
        self.y = avx2!(opaque(self.y));
        [self.even, self.odd] = avx2!(opaque([self.even, self.odd]));
    }

    /// Takes in digits i and i + 1.
    #[inline(always)]
    fn step(&mut self, i: usize) {
        let digits = avx2!(_mm256_load_si256(self.x.add(DIGIT * i).cast()));
        self.columns(i, digits);
    }

    /// Finishes columns i and i + 1, given digits i and i + 1.
    #[inline(always)]
    fn columns(&mut self, i: usize, even: __m256i) {
        // Digits i - 1 and i: the high half of the vector before and the low half of this one.
        let odd = avx2!(_mm256_permute2x128_si256::<0x21>(self.even, even));
        let mut sum = avx2!(_mm256_mul_epu32(even, self.y[0]));
        sum = avx2!(_mm256_add_epi64(sum, _mm256_mul_epu32(odd, self.y[1])));
        if N == 4 {
            let third = avx2!(_mm256_mul_epu32(self.even, self.y[2]));
            let fourth = avx2!(_mm256_mul_epu32(self.odd, self.y[3]));
            sum = avx2!(_mm256_add_epi64(sum, _mm256_add_epi64(third, fourth)));
        }
        (self.even, self.odd) = (even, odd);
        let column: *mut __m256i = avx2!(self.t.add(DIGIT * i)).cast();
        if !FIRST {
            sum = avx2!(_mm256_add_epi64(sum, _mm256_load_si256(column)));
        }
        avx2!(_mm256_store_si256(column, sum));
    }
}

/// The same vectors, of which the optimiser knows nothing here; see `Lanes::opaque`.
#[inline]
#[target_feature(enable = "avx2")]
fn opaque<const N: usize>(mut y: [__m256i; N]) -> [__m256i; N] {
    for y in &mut y {
        // SAFETY: no instruction at all.
        unsafe {
            core::arch::asm!(
                "/* {0} */",
                inout(ymm_reg) * y,
                options(nomem, nostack, preserves_flags)
            );
        }
    }
    y
}
