//! Blocks of eight rows, shared by the kernels that call them.
//!
//! Each takes and leaves the registers of [`super::rows`] and moves `rdi` and, where it
//! reads `rsi`, that too by eight limbs. With A the value of the accumulators, W of the
//! window, X of the eight limbs at rsi and Z of those at rdi:
//!
//! | | adds |
//! |---|---|
//! | [`block_new`] | Z' + B^8 A' = A + X W |
//! | [`block_add`] | Z' + B^8 A' = A + X W + Z |
//! | [`block_reduce`] | B^8 A' = A + Q W, and Z' = Q |

use core::arch::naked_asm;

/// Z' + B^8 A' = A + X W
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn block_new() {
    naked_asm!(
        align!(),
        rows!(row_new),
        "add rdi, 64",
        "add rsi, 64",
        "ret"
    )
}

/// Z' + B^8 A' = A + X W + Z
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn block_add() {
    naked_asm!(
        align!(),
        rows!(row_add),
        "add rdi, 64",
        "add rsi, 64",
        "ret"
    )
}

/// B^8 A' = A + Q W, and Z' = Q.
///
/// The caller keeps -W^-1 modulo B on top of its stack.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn block_reduce() {
    naked_asm!(align!(), rows!(row_reduce), "add rdi, 64", "ret")
}

/// Z' + B^8 A' = the sum over i < j of W\[i\] W\[j\] B^(i + j), for the limbs of Z from 1 on.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn triangle_new() {
    naked_asm!(
        align!(),
        triangle_new!(),
        "add rdi, 64",
        "add rsi, 64",
        "ret"
    )
}

/// The same, added to Z.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn triangle_add() {
    naked_asm!(
        align!(),
        triangle_add!(),
        "add rdi, 64",
        "add rsi, 64",
        "ret"
    )
}
