//! What the contestants may use of the processor.

use clap::ValueEnum;
use limbs_core::cpu::{self, Features};

/// A set of instructions taken from some or all of the contestants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Configuration {
    /// Everybody chooses for himself.
    AsShipped,
    /// Nobody uses AVX-512 IFMA, which most processors do not have.
    NoIfma,
    /// Nobody uses IFMA, and OpenSSL and AWS-LC no ADX: where they have AVX2 code they then use it.
    OpensslNoAdx,
    /// Nobody uses IFMA, AVX2, ADX or BMI2.
    Baseline,
}

/// Bits of CPUID leaf 7, EBX: the low half of the second word of `OPENSSL_ia32cap`.
const AVX2: u32 = 1 << 5;
const BMI2: u32 = 1 << 8;
const ADX: u32 = 1 << 19;
const IFMA: u32 = 1 << 21;
/// Bit of AVX-IFMA in the third word, of which AWS-LC knows nothing.
const AVX_IFMA: u64 = 1 << 55;

impl Configuration {
    /// Those that differ on this processor.
    pub(crate) fn all() -> Vec<Self> {
        let mut all = vec![Self::AsShipped];
        if has_ifma() {
            all.push(Self::NoIfma);
        }
        if cfg!(target_arch = "x86_64") {
            all.extend([Self::OpensslNoAdx, Self::Baseline]);
        }
        all
    }

    /// As on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::AsShipped => "as-shipped",
            Self::NoIfma => "no-ifma",
            Self::OpensslNoAdx => "openssl-no-adx",
            Self::Baseline => "baseline",
        }
    }

    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::AsShipped => "As shipped",
            Self::NoIfma => "IFMA masked for all",
            Self::OpensslNoAdx => "IFMA masked for all, ADX for OpenSSL and AWS-LC",
            Self::Baseline => "IFMA, AVX2, ADX and BMI2 masked for all",
        }
    }

    /// The value of `OPENSSL_ia32cap`, which OpenSSL and AWS-LC obey.
    pub(crate) fn openssl_mask(self) -> Option<String> {
        let bits = match self {
            Self::AsShipped => return None,
            Self::NoIfma => IFMA,
            Self::OpensslNoAdx => IFMA | ADX,
            Self::Baseline => IFMA | ADX | BMI2 | AVX2,
        };
        Some(format!(":~{bits:#x}:~{AVX_IFMA:#x}"))
    }

    /// What nobody may use. Who cannot be told has to stay away.
    pub(crate) fn masked_for_all(self) -> &'static [&'static str] {
        match self {
            Self::AsShipped => &[],
            Self::NoIfma | Self::OpensslNoAdx => &["avx512ifma"],
            Self::Baseline => &["avx512ifma", "avx2", "adx", "bmi2"],
        }
    }

    /// Masks our own code before it is first used: what nobody may use, and more on request.
    pub(crate) fn mask_ours(self, more: Features) -> Result<(), String> {
        // What no kernel of ours knows needs no mask.
        let known = self.masked_for_all().iter().filter_map(|f| f.parse().ok());
        cpu::mask(known.fold(more, Features::union)).map_err(|e| e.to_string())
    }
}

/// Whether this processor has either kind of IFMA.
fn has_ifma() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx512ifma") || is_x86_feature_detected!("avxifma");
    #[cfg(not(target_arch = "x86_64"))]
    false
}
