// z = x^2 / B^24 modulo m, for 24 limbs, column by column.
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
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 128]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
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
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 128]
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
    mov rax, r8
    imul rax, rbx
    mov [rdi + 128], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 17.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 136]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 136], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 18.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 144]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
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
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 128]
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 144], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 19.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 152]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 152], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 20.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 160]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
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
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 128]
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 160], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 21.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 168]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 168], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 22.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 176]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
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
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 128]
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, r8
    imul rax, rbx
    mov [rdi + 176], rax
    mul qword ptr [r11 + 0]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    // Column 23.
    mov rax, [rsi + 0]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 0]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 8]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, rbp
    imul rax, rbx
    mov [rdi + 184], rax
    mul qword ptr [r11 + 0]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    // Column 24.
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
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
    mov rax, [rdi + 8]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 128]
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 192], r8
    // Column 25.
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 16]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 24]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 16]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 200], rbp
    // Column 26.
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
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
    mov rax, [rdi + 24]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 128]
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 208], r8
    // Column 27.
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 32]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 40]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 32]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 216], rbp
    // Column 28.
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 40]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 128]
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 224], r8
    // Column 29.
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 48]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
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
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 56]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 232], rbp
    // Column 30.
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 240], r8
    // Column 31.
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 64]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 72]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 64]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 248], rbp
    // Column 32.
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 72]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 256], r8
    // Column 33.
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 80]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 88]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 80]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 264], rbp
    // Column 34.
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 88]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 272], r8
    // Column 35.
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 96]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 104]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 96]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 280], rbp
    // Column 36.
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 104]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 288], r8
    // Column 37.
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 112]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 120]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 112]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 296], rbp
    // Column 38.
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 120]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 304], r8
    // Column 39.
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 128]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 136]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 128]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 312], rbp
    // Column 40.
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 136]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 320], r8
    // Column 41.
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 144]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 152]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 144]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 328], rbp
    // Column 42.
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 152]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 336], r8
    // Column 43.
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 160]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 168]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 160]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 344], rbp
    // Column 44.
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 168]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 352], r8
    // Column 45.
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 184]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    add rbp, rbp
    adc r12, r12
    adc r13, r13
    mov rax, [rdi + 176]
    mul qword ptr [r11 + 184]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 176]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 360], rbp
    // Column 46.
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 184]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rdi + 184]
    mul qword ptr [r11 + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 368], r8
    mov [rdi + 376], r9
    mov rax, r10
    // t - m: the last eight limbs stay in registers.
    xor edx, edx
    mov rdx, [rdi + 192]
    sbb rdx, [r11 + 0]
    mov [r14 + 0], rdx
    mov rdx, [rdi + 200]
    sbb rdx, [r11 + 8]
    mov [r14 + 8], rdx
    mov rdx, [rdi + 208]
    sbb rdx, [r11 + 16]
    mov [r14 + 16], rdx
    mov rdx, [rdi + 216]
    sbb rdx, [r11 + 24]
    mov [r14 + 24], rdx
    mov rdx, [rdi + 224]
    sbb rdx, [r11 + 32]
    mov [r14 + 32], rdx
    mov rdx, [rdi + 232]
    sbb rdx, [r11 + 40]
    mov [r14 + 40], rdx
    mov rdx, [rdi + 240]
    sbb rdx, [r11 + 48]
    mov [r14 + 48], rdx
    mov rdx, [rdi + 248]
    sbb rdx, [r11 + 56]
    mov [r14 + 56], rdx
    mov rdx, [rdi + 256]
    sbb rdx, [r11 + 64]
    mov [r14 + 64], rdx
    mov rdx, [rdi + 264]
    sbb rdx, [r11 + 72]
    mov [r14 + 72], rdx
    mov rdx, [rdi + 272]
    sbb rdx, [r11 + 80]
    mov [r14 + 80], rdx
    mov rdx, [rdi + 280]
    sbb rdx, [r11 + 88]
    mov [r14 + 88], rdx
    mov rdx, [rdi + 288]
    sbb rdx, [r11 + 96]
    mov [r14 + 96], rdx
    mov rdx, [rdi + 296]
    sbb rdx, [r11 + 104]
    mov [r14 + 104], rdx
    mov rdx, [rdi + 304]
    sbb rdx, [r11 + 112]
    mov [r14 + 112], rdx
    mov rdx, [rdi + 312]
    sbb rdx, [r11 + 120]
    mov [r14 + 120], rdx
    mov r8, [rdi + 320]
    sbb r8, [r11 + 128]
    mov r9, [rdi + 328]
    sbb r9, [r11 + 136]
    mov r10, [rdi + 336]
    sbb r10, [r11 + 144]
    mov rbx, [rdi + 344]
    sbb rbx, [r11 + 152]
    mov rbp, [rdi + 352]
    sbb rbp, [r11 + 160]
    mov rsi, [rdi + 360]
    sbb rsi, [r11 + 168]
    mov r12, [rdi + 368]
    sbb r12, [r11 + 176]
    mov r13, [rdi + 376]
    sbb r13, [r11 + 184]
    // rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.
    sbb rax, 0
    neg rax
    mov rdx, [r14 + 0]
    cmovc rdx, [rdi + 192]
    mov [r14 + 0], rdx
    mov rdx, [r14 + 8]
    cmovc rdx, [rdi + 200]
    mov [r14 + 8], rdx
    mov rdx, [r14 + 16]
    cmovc rdx, [rdi + 208]
    mov [r14 + 16], rdx
    mov rdx, [r14 + 24]
    cmovc rdx, [rdi + 216]
    mov [r14 + 24], rdx
    mov rdx, [r14 + 32]
    cmovc rdx, [rdi + 224]
    mov [r14 + 32], rdx
    mov rdx, [r14 + 40]
    cmovc rdx, [rdi + 232]
    mov [r14 + 40], rdx
    mov rdx, [r14 + 48]
    cmovc rdx, [rdi + 240]
    mov [r14 + 48], rdx
    mov rdx, [r14 + 56]
    cmovc rdx, [rdi + 248]
    mov [r14 + 56], rdx
    mov rdx, [r14 + 64]
    cmovc rdx, [rdi + 256]
    mov [r14 + 64], rdx
    mov rdx, [r14 + 72]
    cmovc rdx, [rdi + 264]
    mov [r14 + 72], rdx
    mov rdx, [r14 + 80]
    cmovc rdx, [rdi + 272]
    mov [r14 + 80], rdx
    mov rdx, [r14 + 88]
    cmovc rdx, [rdi + 280]
    mov [r14 + 88], rdx
    mov rdx, [r14 + 96]
    cmovc rdx, [rdi + 288]
    mov [r14 + 96], rdx
    mov rdx, [r14 + 104]
    cmovc rdx, [rdi + 296]
    mov [r14 + 104], rdx
    mov rdx, [r14 + 112]
    cmovc rdx, [rdi + 304]
    mov [r14 + 112], rdx
    mov rdx, [r14 + 120]
    cmovc rdx, [rdi + 312]
    mov [r14 + 120], rdx
    cmovc r8, [rdi + 320]
    mov [r14 + 128], r8
    cmovc r9, [rdi + 328]
    mov [r14 + 136], r9
    cmovc r10, [rdi + 336]
    mov [r14 + 144], r10
    cmovc rbx, [rdi + 344]
    mov [r14 + 152], rbx
    cmovc rbp, [rdi + 352]
    mov [r14 + 160], rbp
    cmovc rsi, [rdi + 360]
    mov [r14 + 168], rsi
    cmovc r12, [rdi + 368]
    mov [r14 + 176], r12
    cmovc r13, [rdi + 376]
    mov [r14 + 184], r13
