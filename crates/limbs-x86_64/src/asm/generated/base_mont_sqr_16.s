// z = x^2 / B^16 modulo m, for 16 limbs, column by column.
// See xtask/src/kernels/base.rs and crates/limbs-x86_64/src/asm/base/fixed.rs.
    // Column 0.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 0]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, r8
    imul rax, rbx
    mov [rdi + 0], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 1.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 8]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 8], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 2.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 16]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 16], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 3.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 24]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 24], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 4.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 32]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 32], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 5.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 40]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 40], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 6.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 48]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 48], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 7.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 56]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 56], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 8.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 64]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 64], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 9.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 72]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 72], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 10.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 80]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 80], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 11.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 88]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 88], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 12.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 96]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 96], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 13.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 104]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 104], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 14.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 112]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 112], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 15.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 120]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 120], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 16.
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 120]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 128], r8
    // Column 17.
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 120]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 136], rbp
    // Column 18.
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 120]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 144], r8
    // Column 19.
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 120]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 152], rbp
    // Column 20.
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 120]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 160], r8
    // Column 21.
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 120]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 168], rbp
    // Column 22.
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 120]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 176], r8
    // Column 23.
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 120]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 184], rbp
    // Column 24.
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 120]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 192], r8
    // Column 25.
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 120]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 200], rbp
    // Column 26.
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 120]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 208], r8
    // Column 27.
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 120]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 216], rbp
    // Column 28.
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 120]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 224], r8
    // Column 29.
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 120]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 232], rbp
    // Column 30.
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 120]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 240], r8
    mov [rdi + 248], r9
    mov rax, r10
    // t - m: the last eight limbs stay in registers.
    xor edx, edx
    mov rdx, [rdi + 128]
    sbb rdx, [r11 + 0]
    mov [r14 + 0], rdx
    mov rdx, [rdi + 136]
    sbb rdx, [r11 + 8]
    mov [r14 + 8], rdx
    mov rdx, [rdi + 144]
    sbb rdx, [r11 + 16]
    mov [r14 + 16], rdx
    mov rdx, [rdi + 152]
    sbb rdx, [r11 + 24]
    mov [r14 + 24], rdx
    mov rdx, [rdi + 160]
    sbb rdx, [r11 + 32]
    mov [r14 + 32], rdx
    mov rdx, [rdi + 168]
    sbb rdx, [r11 + 40]
    mov [r14 + 40], rdx
    mov rdx, [rdi + 176]
    sbb rdx, [r11 + 48]
    mov [r14 + 48], rdx
    mov rdx, [rdi + 184]
    sbb rdx, [r11 + 56]
    mov [r14 + 56], rdx
    mov r8, [rdi + 192]
    sbb r8, [r11 + 64]
    mov r9, [rdi + 200]
    sbb r9, [r11 + 72]
    mov r10, [rdi + 208]
    sbb r10, [r11 + 80]
    mov rbx, [rdi + 216]
    sbb rbx, [r11 + 88]
    mov rbp, [rdi + 224]
    sbb rbp, [r11 + 96]
    mov rsi, [rdi + 232]
    sbb rsi, [r11 + 104]
    mov r12, [rdi + 240]
    sbb r12, [r11 + 112]
    mov r13, [rdi + 248]
    sbb r13, [r11 + 120]
    // rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.
    sbb rax, 0
    neg rax
    mov rdx, [r14 + 0]
    cmovc rdx, [rdi + 128]
    mov [r14 + 0], rdx
    mov rdx, [r14 + 8]
    cmovc rdx, [rdi + 136]
    mov [r14 + 8], rdx
    mov rdx, [r14 + 16]
    cmovc rdx, [rdi + 144]
    mov [r14 + 16], rdx
    mov rdx, [r14 + 24]
    cmovc rdx, [rdi + 152]
    mov [r14 + 24], rdx
    mov rdx, [r14 + 32]
    cmovc rdx, [rdi + 160]
    mov [r14 + 32], rdx
    mov rdx, [r14 + 40]
    cmovc rdx, [rdi + 168]
    mov [r14 + 40], rdx
    mov rdx, [r14 + 48]
    cmovc rdx, [rdi + 176]
    mov [r14 + 48], rdx
    mov rdx, [r14 + 56]
    cmovc rdx, [rdi + 184]
    mov [r14 + 56], rdx
    cmovc r8, [rdi + 192]
    mov [r14 + 64], r8
    cmovc r9, [rdi + 200]
    mov [r14 + 72], r9
    cmovc r10, [rdi + 208]
    mov [r14 + 80], r10
    cmovc rbx, [rdi + 216]
    mov [r14 + 88], rbx
    cmovc rbp, [rdi + 224]
    mov [r14 + 96], rbp
    cmovc rsi, [rdi + 232]
    mov [r14 + 104], rsi
    cmovc r12, [rdi + 240]
    mov [r14 + 112], r12
    cmovc r13, [rdi + 248]
    mov [r14 + 120], r13
