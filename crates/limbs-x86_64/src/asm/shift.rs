//! Shifts by less than a limb.
//!
//! ```text
//! lshift:  z' + B^n * ret = x * 2^s        rshift:  z' * 2^s + ret = x,  ret < 2^s
//! ```
//!
//! Any n and any s below 64; z may be x.
//!
//! A limb is rotated by s: the bits that leave it are then at the other end, where a mask takes
//! them out for the next limb. Left shifts go up, right shifts down. So s = 0 is no
//! special case: the mask is zero.
//!
//! | register | role |
//! |---|---|
//! | `rdi`, `rsi` | z and x, at the limb |
//! | `rcx` | s |
//! | `r8` | limbs to do |
//! | `r9` | the mask of the s bits that leave a limb, where the rotation puts them |
//! | `rax` | those that left the last limb |
//! | `rdx` | a limb |
//!
//! Cycles per limb, Zen 4: 1.3.

use crate::Limb;

/// Loads the arguments: rcx = s, r8 = n, rax = 0.
macro_rules! begin {
    () => {
        "mov r8, rcx\nmov rcx, rdx\nxor eax, eax\n"
    };
}

/// One limb; then moves by `$step` limbs.
macro_rules! limb {
    ($rotate:literal, $step:literal) => {
        text!(
            "mov rdx, [rsi]\n"
            $rotate " rdx, cl\n"
            "mov r10, rdx\n"
            "and rdx, r9\n" // leave the limb
            "xor r10, rdx\n"
            "or r10, rax\n"
            "mov [rdi], r10\n"
            "mov rax, rdx\n"
            "add rsi, 8*" $step "\n"
            "add rdi, 8*" $step "\n"
        )
    };
}

/// The row `lshift` of the kernel table.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_lshift_base")]
pub unsafe extern "sysv64" fn lshift_base(
    z: *mut Limb,
    x: *const Limb,
    s: usize,
    n: usize,
) -> Limb {
    core::arch::naked_asm!(
        begin!(),
        "mov r9d, 1", // 2^s - 1
        "shl r9, cl",
        "dec r9",
        "test r8, r8",
        "jz 3f",
        // The limbs below rdi are done; rax belongs to the one there.
        "2:",
        limb!("rol", "1"),
        "dec r8",
        "jnz 2b",
        "3:",
        "ret",
    )
}

/// The row `rshift` of the kernel table.
///
/// # Safety
///
/// As that row states.
#[unsafe(naked)]
#[unsafe(export_name = "limbs_x86_64_rshift_base")]
pub unsafe extern "sysv64" fn rshift_base(
    z: *mut Limb,
    x: *const Limb,
    s: usize,
    n: usize,
) -> Limb {
    core::arch::naked_asm!(
        begin!(),
        "mov r9, -1", // B - B / 2^s
        "shr r9, cl",
        "not r9",
        "lea rsi, [rsi + 8*r8 - 8]",
        "lea rdi, [rdi + 8*r8 - 8]",
        "test r8, r8",
        "jz 3f",
        // The limbs above rdi are done; rax belongs to the one there.
        "2:",
        limb!("ror", "-1"),
        "dec r8",
        "jnz 2b",
        "3:",
        "rol rax, cl", // back to where they were
        "ret",
    )
}
