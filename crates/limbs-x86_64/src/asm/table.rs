//! Look-up of a table's entry by a secret index.
//!
//! z' = table[index * n : n], any n and count. Every entry is read whole, in the same order whatever
//! the index: a mask, ones for the entry of that index and zeros for the others, is
//! laid over each, and all are joined.
//!
//! The entries are scanned once for every 16 limbs of them, then for 8, for each two (SSE2) or
//! four (AVX2), and for a single limb.
//!
//! | register | role |
//! |---|---|
//! | `rdi` | z, at the limbs of this scan |
//! | `rsi` | the first entry, at those limbs |
//! | `rdx`, `rcx` | index and count |
//! | `r8` | limbs to do |
//! | `r9` | bytes of an entry |
//! | `r10`, `r11` | the entry, and the index less its number |
//! | `rbx` | entries left, this one included |
//! | `rax`, vector 0 | the mask |
//! | vectors 1 to 8 | what is joined; cleared at the end |

use crate::Limb;

/// A scan of all entries: `$clear` what is joined, join by `$join`, and store by `$store` the
/// `$limbs` limbs that are at rsi.
macro_rules! scan {
    ($limbs:literal, $clear:expr, $spread:expr, $join:expr, $store:expr) => {
        text!(
            $clear
            "mov r10, rsi\n"
            "mov r11, rdx\n"
            "mov rbx, rcx\n"
            // The entries before r10 are joined; r11 is the index less their number, rbx is how many are left.
            "3:\n"
            "sub r11, 1\n" // borrows for zero only
            "sbb rax, rax\n"
            $spread
            $join
            "add r10, r9\n"
            "dec rbx\n"
            "jnz 3b\n"
            $store
            "add rsi, 8*" $limbs "\n"
            "add rdi, 8*" $limbs "\n"
            "sub r8, " $limbs "\n"
        )
    };
}

/// Scans while `$limbs` limbs are left.
macro_rules! scans {
    ($limbs:literal, $clear:expr, $spread:expr, $join:expr, $store:expr) => {
        text!(
            "2:\n"
            "cmp r8, " $limbs "\n"
            "jb 4f\n"
            scan!($limbs, $clear, $spread, $join, $store)
            "jmp 2b\n"
            "4:\n"
        )
    };
}

/// For each of the vectors from `$v` on, given with its offset in vectors.
macro_rules! each {
    ($op:ident: $($v:literal at $k:literal),*) => {
        text!($($op!($v, $k))*)
    };
}

/// The instructions of SSE2: vectors of two limbs.
mod sse2 {
    macro_rules! spread {
        () => {
            "movq xmm0, rax\npunpcklqdq xmm0, xmm0\n"
        };
    }
    macro_rules! clear {
        ($v:literal, $k:literal) => {
            text!("pxor xmm" $v ", xmm" $v "\n")
        };
    }
    macro_rules! join {
        ($v:literal, $k:literal) => {
            text!(
                "movdqu xmm9, [r10 + 16*" $k "]\n"
                "pand xmm9, xmm0\n"
                "por xmm" $v ", xmm9\n"
            )
        };
    }
    macro_rules! store {
        ($v:literal, $k:literal) => {
            text!("movdqu [rdi + 16*" $k "], xmm" $v "\n")
        };
    }
    macro_rules! join_one {
        () => {
            "movq xmm9, [r10]\npand xmm9, xmm0\npor xmm1, xmm9\n"
        };
    }
    macro_rules! store_one {
        () => {
            "movq [rdi], xmm1\n"
        };
    }
    pub(super) use {clear, join, join_one, spread, store, store_one};
}

/// The instructions of AVX2: vectors of four limbs.
mod avx2 {
    macro_rules! spread {
        () => {
            "vmovq xmm0, rax\nvpbroadcastq ymm0, xmm0\n"
        };
    }
    macro_rules! clear {
        ($v:literal, $k:literal) => {
            text!("vpxor xmm" $v ", xmm" $v ", xmm" $v "\n")
        };
    }
    macro_rules! join {
        ($v:literal, $k:literal) => {
            text!(
                "vpand ymm9, ymm0, [r10 + 32*" $k "]\n"
                "vpor ymm" $v ", ymm" $v ", ymm9\n"
            )
        };
    }
    macro_rules! store {
        ($v:literal, $k:literal) => {
            text!("vmovdqu [rdi + 32*" $k "], ymm" $v "\n")
        };
    }
    macro_rules! join_one {
        () => {
            "vmovq xmm9, [r10]\nvpand xmm9, xmm9, xmm0\nvpor xmm1, xmm1, xmm9\n"
        };
    }
    macro_rules! store_one {
        () => {
            "vmovq [rdi], xmm1\n"
        };
    }
    pub(super) use {clear, join, join_one, spread, store, store_one};
}

/// The row `table_select` of the kernel table, with SSE2.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_table_select_base")]
pub unsafe extern "sysv64" fn table_select_base(
    z: *mut Limb,
    table: *const Limb,
    index: usize,
    count: usize,
    n: usize,
) {
    use sse2::{clear, join, join_one, spread, store, store_one};
    core::arch::naked_asm!(
        "push rbx",
        "lea r9, [8*r8]",
        scans!(
            "16",
            each!(clear: "1" at "0", "2" at "1", "3" at "2", "4" at "3",
                "5" at "4", "6" at "5", "7" at "6", "8" at "7"),
            spread!(),
            each!(join: "1" at "0", "2" at "1", "3" at "2", "4" at "3",
                "5" at "4", "6" at "5", "7" at "6", "8" at "7"),
            each!(store: "1" at "0", "2" at "1", "3" at "2", "4" at "3",
                "5" at "4", "6" at "5", "7" at "6", "8" at "7")
        ),
        scans!(
            "8",
            each!(clear: "1" at "0", "2" at "1", "3" at "2", "4" at "3"),
            spread!(),
            each!(join: "1" at "0", "2" at "1", "3" at "2", "4" at "3"),
            each!(store: "1" at "0", "2" at "1", "3" at "2", "4" at "3")
        ),
        scans!(
            "2",
            clear!("1", "0"),
            spread!(),
            join!("1", "0"),
            store!("1", "0")
        ),
        scans!("1", clear!("1", "0"), spread!(), join_one!(), store_one!()),
        each!(clear: "0" at "0", "1" at "0", "2" at "0", "3" at "0", "4" at "0",
            "5" at "0", "6" at "0", "7" at "0", "8" at "0", "9" at "0"),
        "pop rbx",
        "ret",
    )
}

/// The row `table_select` of the kernel table, with AVX2.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_table_select_avx2")]
pub unsafe extern "sysv64" fn table_select_avx2(
    z: *mut Limb,
    table: *const Limb,
    index: usize,
    count: usize,
    n: usize,
) {
    use avx2::{clear, join, join_one, spread, store, store_one};
    core::arch::naked_asm!(
        "push rbx",
        "lea r9, [8*r8]",
        scans!(
            "16",
            each!(clear: "1" at "0", "2" at "1", "3" at "2", "4" at "3"),
            spread!(),
            each!(join: "1" at "0", "2" at "1", "3" at "2", "4" at "3"),
            each!(store: "1" at "0", "2" at "1", "3" at "2", "4" at "3")
        ),
        scans!(
            "8",
            each!(clear: "1" at "0", "2" at "1"),
            spread!(),
            each!(join: "1" at "0", "2" at "1"),
            each!(store: "1" at "0", "2" at "1")
        ),
        scans!(
            "4",
            clear!("1", "0"),
            spread!(),
            join!("1", "0"),
            store!("1", "0")
        ),
        scans!("1", clear!("1", "0"), spread!(), join_one!(), store_one!()),
        each!(clear: "0" at "0", "1" at "0", "2" at "0", "3" at "0", "4" at "0", "9" at "0"),
        "vzeroupper",
        "pop rbx",
        "ret",
    )
}
