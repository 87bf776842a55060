//! What this processor can do, found out at run time, once, without `std`.
//!
//! A feature that the build takes for granted (`-C target-feature=+adx,+bmi2,+avx2`) is not asked
//! for: valgrind, for one, runs ADX but does not report it. It cannot be masked either, for the
//! compiler may have used it anywhere.

use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};

use limbs_portable::features::InUse;
pub use limbs_portable::features::{Features, Refused};

/// MULX, RORX and shifts that leave the flags alone.
pub const BMI2: Features = Features::single(0);
/// ADCX and ADOX: two carry chains.
pub const ADX: Features = Features::single(1);
/// 256-bit vectors of integers, which the operating system keeps.
pub const AVX2: Features = Features::single(2);
/// 512-bit vectors (F), the same on 256 bits (VL), moves of 128-bit halves by 64-bit words (DQ), and products
/// of 52 bits (IFMA); the operating system keeps vectors and masks.
pub const AVX512IFMA: Features = Features::single(3);

/// The bit of a feature in a dispatcher's text.
macro_rules! bit {
    (BMI2) => {
        "1"
    };
    (ADX) => {
        "2"
    };
    (AVX2) => {
        "4"
    };
    (AVX512IFMA) => {
        "8"
    };
}
pub(crate) use bit;

const _: () = {
    assert!(BMI2.bits() == 1 && ADX.bits() == 2 && AVX2.bits() == 4 && AVX512IFMA.bits() == 8);
    assert!(InUse::UNKNOWN == 0x80, "as the dispatchers test it");
};

/// The features that this backend knows, by name.
pub static NAMES: &[(&str, Features)] = &[
    ("bmi2", BMI2),
    ("adx", ADX),
    ("avx2", AVX2),
    ("avx512ifma", AVX512IFMA),
];

/// The features that the build takes for granted.
pub const COMPILED: Features = compiled(cfg!(target_feature = "bmi2"), BMI2)
    .union(compiled(cfg!(target_feature = "adx"), ADX))
    .union(compiled(cfg!(target_feature = "avx2"), AVX2))
    .union(compiled(
        cfg!(all(
            target_feature = "avx512f",
            target_feature = "avx512vl",
            target_feature = "avx512dq",
            target_feature = "avx512ifma"
        )),
        AVX512IFMA,
    ));

const fn compiled(enabled: bool, feature: Features) -> Features {
    if enabled { feature } else { Features::NONE }
}

/// What the dispatchers read: see [`InUse`].
pub(crate) static IN_USE: InUse = InUse::new();

/// The features in use: those that this processor has, without the masked ones.
#[inline]
#[must_use]
pub fn in_use() -> Features {
    IN_USE.get(find)
}

/// Takes features out of use. Without AVX2 there is no AVX-512 either.
///
/// # Errors
///
/// [`Refused::InUse`] when some kernel may have used them already, [`Refused::Compiled`] with those
/// that the build takes for granted. Then nothing is masked.
pub fn mask(features: Features) -> Result<(), Refused> {
    let features = if features.contains(AVX2) {
        features.union(AVX512IFMA)
    } else {
        features
    };
    let kept = features.without(features.without(COMPILED));
    if !kept.is_empty() {
        return Err(Refused::Compiled(kept));
    }
    IN_USE.mask(features)
}

#[cold]
fn find() -> Features {
    /// Bits of EBX of CPUID leaf 7.
    const BITS: &[(u32, Features)] = &[
        (1 << 8, BMI2),
        (1 << 19, ADX),
        (1 << 5, AVX2),
        // AVX2, F, DQ, IFMA, VL.
        (1 << 5 | 1 << 16 | 1 << 17 | 1 << 21 | 1 << 31, AVX512IFMA),
    ];
    /// XCR0: the operating system keeps the low and the high halves of the registers.
    const XMM_AND_YMM: u64 = 0b110;
    /// And, for AVX-512, masks, the upper halves of 512-bit registers, and sixteen more of these.
    const ALL_VECTORS: u64 = 0b1110_0110;

    if __cpuid(0).eax < 7 {
        return COMPILED;
    }
    let ebx = __cpuid_count(7, 0).ebx;
    let kept = kept_by_the_system();
    let mut found = COMPILED;
    for &(bits, feature) in BITS {
        let needed = match feature {
            AVX2 => XMM_AND_YMM,
            AVX512IFMA => ALL_VECTORS,
            _ => 0,
        };
        if ebx & bits == bits && kept & needed == needed {
            found = found.union(feature);
        }
    }
    found
}

/// XCR0: the registers that the operating system keeps; none where AVX is not there.
fn kept_by_the_system() -> u64 {
    /// CPUID leaf 1, ECX: XGETBV may be used; AVX.
    const OSXSAVE_AND_AVX: u32 = 1 << 27 | 1 << 28;

    if __cpuid(1).ecx & OSXSAVE_AND_AVX != OSXSAVE_AND_AVX {
        return 0;
    }
    // SAFETY: OSXSAVE says that this instruction may be used.
    unsafe { xcr0() }
}

/// # Safety
///
/// CPUID says OSXSAVE.
#[target_feature(enable = "xsave")]
unsafe fn xcr0() -> u64 {
    // SAFETY: the caller's promise.
    unsafe { _xgetbv(0) }
}
