//! What this processor can do, found out at run time, once, without `std`.

use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
use core::sync::atomic::{AtomicU8, Ordering};

const UNKNOWN: u8 = 0;
const NO: u8 = 1;
const YES: u8 = 2;

/// Whether AVX2 is there and the operating system keeps its registers.
///
/// A build with `-C target-feature=+avx2` does not ask.
pub(crate) fn avx2() -> bool {
    static AVX2: AtomicU8 = AtomicU8::new(UNKNOWN);
    if cfg!(target_feature = "avx2") {
        return true;
    }
    // Two threads may both find out; they find the same.
    match AVX2.load(Ordering::Relaxed) {
        UNKNOWN => {
            let found = detect_avx2();
            AVX2.store(if found { YES } else { NO }, Ordering::Relaxed);
            found
        }
        known => known == YES,
    }
}

fn detect_avx2() -> bool {
    /// CPUID leaf 1, ECX: XGETBV may be used; AVX.
    const OSXSAVE_AND_AVX: u32 = 1 << 27 | 1 << 28;
    /// CPUID leaf 7, EBX.
    const AVX2: u32 = 1 << 5;
    /// XCR0: the operating system keeps the low and the high halves of the registers.
    const XMM_AND_YMM: u64 = 0b110;

    if __cpuid(0).eax < 7 || __cpuid(1).ecx & OSXSAVE_AND_AVX != OSXSAVE_AND_AVX {
        return false;
    }
    // SAFETY: OSXSAVE says that this instruction may be used.
    let kept = unsafe { xcr0() };
    kept & XMM_AND_YMM == XMM_AND_YMM && __cpuid_count(7, 0).ebx & AVX2 != 0
}

/// # Safety
///
/// CPUID says OSXSAVE.
#[target_feature(enable = "xsave")]
unsafe fn xcr0() -> u64 {
    // SAFETY: the caller's promise.
    unsafe { _xgetbv(0) }
}
