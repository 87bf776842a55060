//! Kernels of s2n-bignum (`s2n-bignum.h`), built by `build.rs`.

unsafe extern "C" {
    fn bignum_mul_8_16(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_kmul_16_32(z: *mut u64, x: *const u64, y: *const u64, t: *mut u64);
    fn bignum_kmul_32_64(z: *mut u64, x: *const u64, y: *const u64, t: *mut u64);
    fn bignum_sqr_8_16(z: *mut u64, x: *const u64);
    fn bignum_ksqr_16_32(z: *mut u64, x: *const u64, t: *mut u64);
    fn bignum_ksqr_32_64(z: *mut u64, x: *const u64, t: *mut u64);
}

/// A product or a square of one size.
#[derive(Clone, Copy)]
pub(crate) struct Kernel {
    n: usize,
    run: Run,
}

#[derive(Clone, Copy)]
enum Run {
    Mul(unsafe extern "C" fn(*mut u64, *const u64, *const u64)),
    MulScratch(unsafe extern "C" fn(*mut u64, *const u64, *const u64, *mut u64)),
    Sqr(unsafe extern "C" fn(*mut u64, *const u64)),
    SqrScratch(unsafe extern "C" fn(*mut u64, *const u64, *mut u64)),
}

/// Words of scratch: at most three times the operand's, in the headers' `t[96]` for 32.
const SCRATCH: usize = 96;

/// Whether this processor has what they use.
fn runs_here() -> bool {
    is_x86_feature_detected!("adx") && is_x86_feature_detected!("bmi2")
}

impl Kernel {
    /// The product of n words each, if there is a kernel for it.
    pub(crate) fn mul(n: usize) -> Option<Self> {
        let run = match n {
            8 => Run::Mul(bignum_mul_8_16),
            16 => Run::MulScratch(bignum_kmul_16_32),
            32 => Run::MulScratch(bignum_kmul_32_64),
            _ => return None,
        };
        runs_here().then_some(Self { n, run })
    }

    /// The square.
    pub(crate) fn sqr(n: usize) -> Option<Self> {
        let run = match n {
            8 => Run::Sqr(bignum_sqr_8_16),
            16 => Run::SqrScratch(bignum_ksqr_16_32),
            32 => Run::SqrScratch(bignum_ksqr_32_64),
            _ => return None,
        };
        runs_here().then_some(Self { n, run })
    }

    /// z = x * y, or x^2 without looking at y.
    pub(crate) fn run(self, z: &mut [u64], x: &[u64], y: &[u64], t: &mut [u64; SCRATCH]) {
        assert_eq!((z.len(), x.len(), y.len()), (2 * self.n, self.n, self.n));
        let (z, x, y, t) = (z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), t.as_mut_ptr());
        // SAFETY: the lengths are those in the kernels' names, the scratch is as long as the longest needs, and
        // the processor has the instructions.
        unsafe {
            match self.run {
                Run::Mul(kernel) => kernel(z, x, y),
                Run::MulScratch(kernel) => kernel(z, x, y, t),
                Run::Sqr(kernel) => kernel(z, x),
                Run::SqrScratch(kernel) => kernel(z, x, t),
            }
        }
    }
}
