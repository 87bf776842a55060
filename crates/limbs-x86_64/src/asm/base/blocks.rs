//! Windows of eight limbs along a number, shared by the kernels that call them.
//!
//! Each takes the registers of [`super::columns`]. W is the window, X the number of n >= 8
//! limbs at rsi, Z the number at rdi.

use core::arch::naked_asm;

/// Z' = X W, n + 8 limbs; r11 is n. Leaves rdi at limb n, rsi at the last 8 limbs of X.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn window_new() {
    naked_asm!(
        align!(),
        "xor r8d, r8d",
        "xor r9d, r9d",
        "xor r10d, r10d",
        columns_in!(nothing, finish),
        "add rdi, 56",
        "sub r11, 7",
        // Columns below rdi are done, its sum so far is in r8 to r10; r11 full ones are left.
        "2:",
        column!(),
        finish!("0"),
        "add rsi, 8",
        "add rdi, 8",
        "dec r11",
        "jnz 2b",
        "sub rsi, 8",
        columns_out!(nothing),
        "mov [rdi + 56], r8",
        "ret",
    )
}

/// Z' = X W + Z, n + 8 limbs, where Z has n; else the same.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn window_add() {
    naked_asm!(
        align!(),
        "xor r8d, r8d",
        "xor r9d, r9d",
        "xor r10d, r10d",
        columns_in!(add_column, finish),
        "add rdi, 56",
        "sub r11, 7",
        "jmp {rest}",
        rest = sym columns_add,
    )
}

/// The rest of [`window_add`]: r11 >= 1 full columns, then those that go out.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn columns_add() {
    naked_asm!(
        align!(),
        "2:",
        add_column!("0"),
        column!(),
        finish!("0"),
        "add rsi, 8",
        "add rdi, 8",
        "dec r11",
        "jnz 2b",
        "sub rsi, 8",
        columns_out!(nothing),
        "mov [rdi + 56], r8",
        "ret",
    )
}
