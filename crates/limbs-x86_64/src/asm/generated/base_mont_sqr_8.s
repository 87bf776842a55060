// z = x^2 / B^8 modulo m, for 8 limbs, column by column.
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
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 56]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
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
    mov [rdi + 64], r8
    // Column 9.
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 56]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
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
    mov [rdi + 72], rbp
    // Column 10.
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 56]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
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
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 80], r8
    // Column 11.
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 56]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 48]
    add rbp, rax
    adc r12, rdx
    adc r13, 0
    add rbp, rbp
    adc r12, r12
    adc r13, r13
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
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 88], rbp
    // Column 12.
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 56]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    add r8, r8
    adc r9, r9
    adc r10, r10
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 48]
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
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 96], r8
    // Column 13.
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 56]
    mov rbp, rax
    mov r12, rdx
    xor r13d, r13d
    add rbp, rbp
    adc r12, r12
    adc r13, r13
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
    add rbp, r9
    adc r12, r10
    adc r13, 0
    mov [rdi + 104], rbp
    // Column 14.
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 56]
    mov r8, rax
    mov r9, rdx
    xor r10d, r10d
    mov rax, [rdi + 56]
    mul qword ptr [r11 + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r12
    adc r9, r13
    adc r10, 0
    mov [rdi + 112], r8
    mov [rdi + 120], r9
    mov rax, r10
    // t - m: the last eight limbs stay in registers.
    xor edx, edx
    mov r8, [rdi + 64]
    sbb r8, [r11 + 0]
    mov r9, [rdi + 72]
    sbb r9, [r11 + 8]
    mov r10, [rdi + 80]
    sbb r10, [r11 + 16]
    mov rbx, [rdi + 88]
    sbb rbx, [r11 + 24]
    mov rbp, [rdi + 96]
    sbb rbp, [r11 + 32]
    mov rsi, [rdi + 104]
    sbb rsi, [r11 + 40]
    mov r12, [rdi + 112]
    sbb r12, [r11 + 48]
    mov r13, [rdi + 120]
    sbb r13, [r11 + 56]
    // rax = carry - borrow: 0, or -1 where t is below m, and then CF is set to keep t.
    sbb rax, 0
    neg rax
    cmovc r8, [rdi + 64]
    mov [r14 + 0], r8
    cmovc r9, [rdi + 72]
    mov [r14 + 8], r9
    cmovc r10, [rdi + 80]
    mov [r14 + 16], r10
    cmovc rbx, [rdi + 88]
    mov [r14 + 24], rbx
    cmovc rbp, [rdi + 96]
    mov [r14 + 32], rbp
    cmovc rsi, [rdi + 104]
    mov [r14 + 40], rsi
    cmovc r12, [rdi + 112]
    mov [r14 + 48], r12
    cmovc r13, [rdi + 120]
    mov [r14 + 56], r13
