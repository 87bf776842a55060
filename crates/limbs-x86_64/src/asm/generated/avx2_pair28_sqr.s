// z = x^2 / R mod m, almost reduced, digits of 28 bits, 2 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov r9, r8
    mov r8, rcx
    mov rcx, rdx
    shr r9, 1
    add r8, 320
    lea r15, [r9 + 8]
    shl r15, 6
    vmovdqa ymm12, [rip + 2f + 0]
    vmovdqa ymm13, [rip + 2f + 160]
    vmovdqa ymm10, [rip + 2f + 192]
    // First tile.
    lea r12, [r9 - 1]
    and r12, 3
    sub r12, 3
    vmovdqa ymm0, [rip + 2f + 32]
    vmovdqa ymm1, [rip + 2f + 32]
    vmovdqa ymm2, [rip + 2f + 32]
    vmovdqa ymm3, [rip + 2f + 32]
    mov rax, r12
    shl rax, 6
    lea rax, [rsi + rax + 0]
    mov r10, rsi
    mov r11, r12
    call 3f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    mov rbp, r12
    shl rbp, 6
    lea rbp, [r8 + rbp + 0]
    add r12, 4
    // Tile r12 below d; amid it the quotient digits of the tile before, at rbp.
    .p2align 5
4:
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 0], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 16], xmm11
    cmp r12, 4
    jl 5f
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea r11, [r12 - 4]
    mov rax, r12
    sar rax, 1
    shl rax, 6
    add rax, rsi
    mov r10, rax
    test r9b, 1
    jnz 6f
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm8
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm9, ymm5, [r10 + -64]
    vpmuldq ymm14, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm15, ymm5, [r10 + -32]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    add rax, 128
    sub r10, 128
    jmp 7f
    // The same where r12 is odd, which is where r9 is.
6:
    add rax, 64
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm9
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm7, ymm5, [r10 + -64]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm14, ymm5, [r10 + -32]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    add rax, 128
    sub r10, 128
7:
    sar r11, 1
    test r11b, 1
    jz 8f
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpmuldq ymm15, ymm5, [r10 + 128]
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpmuldq ymm14, ymm5, [r10 + 160]
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 64
    sub r10, 64
    dec r11
8:
    test r11, r11
    jz 9f
    // r11 records are left, an even number.
    .p2align 5
10:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm7, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm14, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    add rax, 128
    sub r10, 128
    sub r11, 2
    jnz 10b
9:
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 64], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 80], xmm11
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [r10 + 192]
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    // Half as far as the tile: if r12 is odd, aligned in the copy that is shifted by half a vector.
    mov eax, r12d
    and eax, 1
    lea r10, [r12 + rax]
    sar r10, 1
    shl r10, 6
    lea r10, [rsi + r10 + 0]
    shl eax, 5
    add r10, rax
    vmovdqa xmm5, [r10 + 0]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [r10 + 16]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [r10 + 64]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [r10 + 80]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
11:
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 128], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 144], xmm11
    // Digits of tiles at least two below.
    lea r11, [r12 - 8]
    test r11, r11
    js 12f
    mov rax, r8
    mov r10, r12
    shl r10, 6
    lea r10, [rcx + r10 + -512]
    test r11b, 1
    jz 13f
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpmuldq ymm14, ymm5, [r10 + 128]
    vpmuldq ymm15, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 64
    sub r10, 64
    dec r11
13:
    test r11, r11
    jz 14f
    // r11 records are left, an even number.
    .p2align 5
15:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm15, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 128
    sub r10, 128
    sub r11, 2
    jnz 15b
14:
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 192], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 208], xmm11
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [r10 + 192]
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
16:
    // In the last tile below d, those of the tile below.
    lea r11, [r12 + 4]
    cmp r11, r9
    je 17f
18:
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    add rbp, 256
    add r12, 4
    cmp r12, r9
    jne 4b
    // The tables for the chain of the last low tile.
    lea r13, [rcx + 2*r15]
    lea r14, [r13 + r15]
    lea rbx, [r14 + r15]
    // Tile of column d; amid it the chain of the last low tile, whose digits act within that.
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 0], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 16], xmm11
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    mov rax, r12
    sar rax, 1
    shl rax, 6
    add rax, rsi
    mov r10, rax
    test r9b, 1
    jnz 19f
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm7
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm8, ymm5, [r10 + -64]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm14, ymm5, [r10 + -32]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    add rax, 128
    sub r10, 128
    jmp 21f
    // The same where r12 is odd, which is where r9 is.
19:
    add rax, 64
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm8
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm15, ymm5, [r10 + -64]
    vpmuldq ymm7, ymm5, [r10 + 0]
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm9, ymm5, [r10 + -32]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    add rax, 128
    sub r10, 128
21:
    sar r11, 1
    test r11b, 1
    jz 22f
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpmuldq ymm14, ymm5, [r10 + 128]
    vpmuldq ymm15, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 64
    sub r10, 64
    dec r11
22:
    test r11, r11
    jz 23f
    // r11 records are left, an even number.
    .p2align 5
24:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm15, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 128
    sub r10, 128
    sub r11, 2
    jnz 24b
23:
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 64], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 80], xmm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    // Half as far as the tile: if r12 is odd, aligned in the copy that is shifted by half a vector.
    mov eax, r12d
    and eax, 1
    lea r10, [r12 + rax]
    sar r10, 1
    shl r10, 6
    lea r10, [rsi + r10 + 0]
    shl eax, 5
    add r10, rax
    lea r11, [r9 + r9]
    sub r11, r12
    vmovdqa xmm5, [r10 + 0]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [r10 + 16]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [r10 + 64]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [r10 + 80]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vpaddq xmm10, xmm10, [r8 + -256]
    vmovdqa xmm11, [rbp + 0]
    vpmuldq xmm11, xmm11, [r13 + 0]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 128], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vmovdqa xmm11, [rbp + 0]
    vpmuldq xmm11, xmm11, [r13 + 16]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 16]
    vpmuldq xmm11, xmm11, [r13 + 0]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 128]
    vpmuldq xmm11, xmm11, [r14 + 0]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 144], xmm11
    // Digits of all low tiles but two.
    mov rax, r12
    sub rax, r9
    lea r11, [r9 - 8]
    test r11, r11
    jle 29f
    mov rax, r8
    mov r10, r12
    shl r10, 6
    lea r10, [rcx + r10 + -512]
    test r11b, 1
    jz 30f
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpmuldq ymm14, ymm5, [r10 + 128]
    vpmuldq ymm15, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 64
    sub r10, 64
    dec r11
30:
    test r11, r11
    jz 31f
    // r11 records are left, an even number.
    .p2align 5
32:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm15, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 128
    sub r10, 128
    sub r11, 2
    jnz 32b
31:
29:
    vpaddq xmm10, xmm10, [r8 + -224]
    vmovdqa xmm11, [rbp + 0]
    vpmuldq xmm11, xmm11, [r13 + 64]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 16]
    vpmuldq xmm11, xmm11, [r13 + 16]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 64]
    vpmuldq xmm11, xmm11, [r13 + 0]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 128]
    vpmuldq xmm11, xmm11, [r14 + 16]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 144]
    vpmuldq xmm11, xmm11, [r14 + 0]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 192], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vmovdqa xmm11, [rbp + 0]
    vpmuldq xmm11, xmm11, [r13 + 80]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 16]
    vpmuldq xmm11, xmm11, [r13 + 64]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 64]
    vpmuldq xmm11, xmm11, [r13 + 16]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 80]
    vpmuldq xmm11, xmm11, [r13 + 0]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 128]
    vpmuldq xmm11, xmm11, [r14 + 64]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 144]
    vpmuldq xmm11, xmm11, [r14 + 16]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [rbp + 192]
    vpmuldq xmm11, xmm11, [r14 + 0]
    vpaddq xmm10, xmm10, xmm11
    // The last: times -m^-1, and m itself clears the column.
    vmovdqa xmm11, xmm10
    vpmuludq xmm11, xmm11, [rbx + r15 + 0]
    vpand xmm11, xmm11, xmm12
    vmovdqa [rbp + 208], xmm11
    vpmuldq xmm11, xmm11, [rbx + 0]
    vpaddq xmm10, xmm10, xmm11
    vpsrlq xmm10, xmm10, 28
    // Digits of the last low tile but one.
    lea r11, [r9 + r9]
    sub r11, r12
    sub r11, 4
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -512]
    mov r10, r12
    sub r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 256]
    add r10, r15
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm7, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm14, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vpmuldq ymm8, ymm6, [r10 + -192]
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vpmuldq ymm15, ymm6, [r10 + -160]
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    // Digits of the last low tile.
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -256]
    mov r10, r12
    sub r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    lea r10, [r10 + 2*r15]
    lea r11, [r10 + r15]
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 128]
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpmuldq ymm15, ymm5, [r10 + 256]
    vpmuldq ymm7, ymm5, [r10 + 320]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 288]
    vpmuldq ymm15, ymm5, [r10 + 352]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpmuldq ymm14, ymm5, [r10 + 256]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpmuldq ymm9, ymm5, [r10 + 288]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm14, ymm5, [r11 + 160]
    vpmuldq ymm15, ymm5, [r11 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r11 + 288]
    vpmuldq ymm8, ymm5, [r11 + 352]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm9, ymm5, [r11 + 64]
    vpmuldq ymm14, ymm5, [r11 + 128]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r11 + 192]
    vpmuldq ymm7, ymm5, [r11 + 256]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm8, ymm5, [r11 + 96]
    vpmuldq ymm9, ymm5, [r11 + 160]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 224]
    vpmuldq ymm15, ymm5, [r11 + 288]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm7, ymm5, [r11 + r15 + 96]
    vpmuldq ymm8, ymm5, [r11 + r15 + 160]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + r15 + 224]
    vpmuldq ymm14, ymm5, [r11 + r15 + 288]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    add r12, 4
    mov rbp, rdi
    lea r11, [r9 + r9]
    // Tile r12 above that; amid it the digits of the tile before, at rbp.
    .p2align 5
36:
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 0], xmm11
    vmovdqa [rbp + 48], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 16], xmm11
    vmovdqa [rbp + 96], xmm11
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    mov rax, r12
    sar rax, 1
    shl rax, 6
    add rax, rsi
    mov r10, rax
    test r9b, 1
    jnz 37f
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm15
    cmp r11, -2
    je 38f
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm7, ymm5, [r10 + -64]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm9, ymm5, [r10 + -32]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    add rax, 128
    sub r10, 128
    jmp 39f
    // The same where r12 is odd, which is where r9 is.
37:
    add rax, 64
    cmp r11, -3
    je 38f
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm7, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm7
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    cmp r11, -1
    je 38f
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm14, ymm5, [r10 + -64]
    vpmuldq ymm15, ymm5, [r10 + 0]
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm8, ymm5, [r10 + -32]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 128
    sub r10, 128
39:
    sar r11, 1
    test r11b, 1
    jz 40f
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm7, ymm5, [r10 + 0]
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpmuldq ymm9, ymm5, [r10 + 128]
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    add rax, 64
    sub r10, 64
    dec r11
40:
    test r11, r11
    jz 41f
    // r11 records are left, an even number.
    .p2align 5
42:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm14, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm8, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 128
    sub r10, 128
    sub r11, 2
    jnz 42b
41:
38:
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 64], xmm11
    vmovdqa [rbp + 112], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 80], xmm11
    vmovdqa [rbp + 160], xmm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    // Half as far as the tile: if r12 is odd, aligned in the copy that is shifted by half a vector.
    mov eax, r12d
    and eax, 1
    lea r10, [r12 + rax]
    sar r10, 1
    shl r10, 6
    lea r10, [rsi + r10 + 0]
    shl eax, 5
    add r10, rax
    lea r11, [r9 + r9]
    sub r11, r12
    vmovdqa xmm5, [r10 + 0]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    cmp r11, 1
    jle 43f
    vmovdqa xmm5, [r10 + 16]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    cmp r11, 2
    jle 43f
    vmovdqa xmm5, [r10 + 64]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    cmp r11, 3
    jle 43f
    vmovdqa xmm5, [r10 + 80]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
43:
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 128], xmm11
    vmovdqa [rbp + 176], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 144], xmm11
    vmovdqa [rbp + 224], xmm11
    // Digits of all low tiles but two.
    mov rax, r12
    sub rax, r9
    cmp rax, 8
    jl 44f
    shl rax, 6
    lea rax, [r8 + rax + -512]
    mov r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    js 45f
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm15, ymm6, [r10 + -64]
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm7, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vpmuldq ymm14, ymm6, [r10 + -192]
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vpmuldq ymm14, ymm6, [r10 + -160]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 256
    sub r10, 256
    jmp 46f
44:
    lea r11, [r9 - 8]
    test r11, r11
    jle 47f
    mov rax, r8
    mov r10, r12
    shl r10, 6
    lea r10, [rcx + r10 + -512]
46:
    test r11b, 1
    jz 48f
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm7, ymm5, [r10 + 0]
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpmuldq ymm9, ymm5, [r10 + 128]
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    add rax, 64
    sub r10, 64
    dec r11
48:
    test r11, r11
    jz 49f
    // r11 records are left, an even number.
    .p2align 5
50:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm14, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm8, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 128
    sub r10, 128
    sub r11, 2
    jnz 50b
49:
47:
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 192], xmm11
    vmovdqa [rbp + 240], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 208], xmm11
    vmovdqa [rbp + 288], xmm11
    // Digits of the last low tile but one.
    lea r11, [r9 + r9]
    sub r11, r12
    sub r11, 4
    jle 51f
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -512]
    mov r10, r12
    sub r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 256]
    add r10, r15
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm15, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vpmuldq ymm7, ymm6, [r10 + -192]
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vpmuldq ymm14, ymm6, [r10 + -160]
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    // Digits of the last low tile.
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -256]
    mov r10, r12
    sub r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    lea r10, [r10 + 2*r15]
    lea r11, [r10 + r15]
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpmuldq ymm14, ymm5, [r10 + 256]
    vpmuldq ymm15, ymm5, [r10 + 320]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 288]
    vpmuldq ymm14, ymm5, [r10 + 352]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm15, ymm5, [r10 + 64]
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpmuldq ymm9, ymm5, [r10 + 256]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpmuldq ymm8, ymm5, [r10 + 288]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm9, ymm5, [r11 + 160]
    vpmuldq ymm14, ymm5, [r11 + 224]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r11 + 288]
    vpmuldq ymm7, ymm5, [r11 + 352]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm8, ymm5, [r11 + 64]
    vpmuldq ymm9, ymm5, [r11 + 128]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 192]
    vpmuldq ymm15, ymm5, [r11 + 256]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm7, ymm5, [r11 + 96]
    vpmuldq ymm8, ymm5, [r11 + 160]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + 224]
    vpmuldq ymm14, ymm5, [r11 + 288]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm15, ymm5, [r11 + r15 + 96]
    vpmuldq ymm7, ymm5, [r11 + r15 + 160]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r11 + r15 + 224]
    vpmuldq ymm9, ymm5, [r11 + r15 + 288]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
52:
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    add r12, 4
    add rbp, 256
    lea r11, [r9 + r9]
    cmp r12, r11
    jl 36b
    // Digits of the last tile: as many as there are.
    lea r11, [r9 - 1]
    and r11, 3
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 0], xmm11
    vmovdqa [rbp + 48], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 16], xmm11
    vmovdqa [rbp + 96], xmm11
    cmp r11d, 0
    je 53f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 64], xmm11
    vmovdqa [rbp + 112], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 80], xmm11
    vmovdqa [rbp + 160], xmm11
    cmp r11d, 1
    je 53f
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 128], xmm11
    vmovdqa [rbp + 176], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 144], xmm11
    vmovdqa [rbp + 224], xmm11
    cmp r11d, 2
    je 53f
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 192], xmm11
    vmovdqa [rbp + 240], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 208], xmm11
    vmovdqa [rbp + 288], xmm11
53:
    // Zeros at the ends of the shifted copies.
    xor eax, eax
    mov r10, r9
    shl r10, 6
    add r10, rdi
    mov [rdi + 32], rax
    mov [rdi + 40], rax
    mov [r10 + 48], rax
    mov [r10 + 56], rax
    vzeroall
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret
    // A square of too few digits for the head above the diagonal.
5:
    vmovdqa ymm0, [rip + 2f + 32]
    vmovdqa ymm1, [rip + 2f + 32]
    vmovdqa ymm2, [rip + 2f + 32]
    vmovdqa ymm3, [rip + 2f + 32]
    mov rax, rsi
    mov r11, r12
    mov r10, r12
    shl r10, 6
    lea r10, [rsi + r10 + 0]
    test r11b, 1
    jz 54f
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm14, ymm5, [r10 + 0]
    vpmuldq ymm15, ymm5, [r10 + 64]
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    add rax, 64
    sub r10, 64
    dec r11
54:
    test r11, r11
    jz 55f
    // r11 records are left, an even number.
    .p2align 5
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm8, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm15, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    add rax, 128
    sub r10, 128
    sub r11, 2
55:
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 64], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 80], xmm11
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm5, [r10 + 192]
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    jmp 11b
    // Few or no tiles at least two below.
12:
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 192], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovdqa [rbp + 208], xmm11
    cmp r11, -4
    jle 16b
    mov rax, r11
    shl rax, 6
    lea rax, [r8 + rax + 0]
    mov r10, rcx
    lea r11, [r12 - 8]
    call 3f
    jmp 16b
    // Digits of the tile below, in the last low tile.
17:
    lea r11, [r9 - 8]
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -512]
    lea r10, [rcx + r15]
    call 3f
    jmp 18b
45:
    call 57f
    jmp 47b
51:
    mov rax, r12
    sub rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -256]
    mov r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    add r10, r15
    call 57f
    cmp r11, -2
    jle 59f
    // Digits of the last low tile.
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -256]
    mov r10, r12
    sub r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    lea r10, [r10 + 2*r15]
    lea r11, [r10 + r15]
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpmuldq ymm9, ymm5, [r10 + 256]
    vpmuldq ymm14, ymm5, [r10 + 320]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 288]
    vpmuldq ymm9, ymm5, [r10 + 352]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpmuldq ymm15, ymm5, [r10 + 128]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpmuldq ymm8, ymm5, [r10 + 256]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpmuldq ymm14, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpmuldq ymm7, ymm5, [r10 + 288]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm8, ymm5, [r11 + 160]
    vpmuldq ymm9, ymm5, [r11 + 224]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 288]
    vpmuldq ymm15, ymm5, [r11 + 352]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm7, ymm5, [r11 + 64]
    vpmuldq ymm8, ymm5, [r11 + 128]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + 192]
    vpmuldq ymm14, ymm5, [r11 + 256]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm15, ymm5, [r11 + 96]
    vpmuldq ymm7, ymm5, [r11 + 160]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r11 + 224]
    vpmuldq ymm9, ymm5, [r11 + 288]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm14, ymm5, [r11 + r15 + 96]
    vpmuldq ymm15, ymm5, [r11 + r15 + 160]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r11 + r15 + 224]
    vpmuldq ymm8, ymm5, [r11 + r15 + 288]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    jmp 52b
59:
    // Digits of the last low tile.
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -256]
    mov r10, r12
    sub r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    lea r10, [r10 + 2*r15]
    lea r11, [r10 + r15]
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 128]
    vpmuldq ymm14, ymm5, [r10 + 192]
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpmuldq ymm9, ymm5, [r10 + 128]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm7, ymm5, [r11 + 160]
    vpmuldq ymm8, ymm5, [r11 + 224]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm9, ymm5, [r11 + 64]
    vpmuldq ymm14, ymm5, [r11 + 128]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm15, ymm5, [r11 + 96]
    vpmuldq ymm7, ymm5, [r11 + 160]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm8, ymm5, [r11 + r15 + 96]
    vpmuldq ymm9, ymm5, [r11 + r15 + 160]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    jmp 52b
    // The triangle: its part from column 0 if that is tile -1, -2 or -3, in r11.
3:
    test r11, r11
    jns 60f
    cmp r11, -1
    je 61f
    cmp r11, -2
    je 62f
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm14, ymm5, [r10 + 0]
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpaddq ymm3, ymm3, ymm15
    ret
62:
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    ret
61:
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpmuldq ymm14, ymm5, [r10 + 128]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    ret
60:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [r10 + 192]
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    ret
    // The head, less as many records as r11 is below 0.
57:
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm14
    cmp r11, -3
    je 63f
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm15, ymm5, [r10 + -64]
    vpaddq ymm0, ymm0, ymm15
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    cmp r11, -2
    je 63f
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm9, ymm5, [r10 + -128]
    vpmuldq ymm14, ymm5, [r10 + -64]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm15, ymm5, [r10 + -96]
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    cmp r11, -1
    je 63f
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm9, ymm5, [r10 + -192]
    vpmuldq ymm14, ymm5, [r10 + -128]
    vpmuldq ymm15, ymm5, [r10 + -64]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm7, ymm5, [r10 + -160]
    vpmuldq ymm8, ymm5, [r10 + -96]
    vpmuldq ymm9, ymm5, [r10 + -32]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
63:
    ret
    .p2align 5
2:
    .quad 268435455, 268435455, 268435455, 268435455
    .quad 9223372002495037440, 9223372002495037440, 9223372002495037440, 9223372002495037440
    .quad 9223372002629255168, 9223372002629255168, 9223372002629255168, 9223372002629255168
    .quad 4611686001247518720, 4611686001247518720, 4611686001247518720, 4611686001247518720
    .quad 4611686001314627584, 4611686001314627584, 4611686001314627584, 4611686001314627584
    .quad 134217728, 134217728, 134217728, 134217728
    .quad 34359738368, 34359738368, 34359738368, 34359738368
