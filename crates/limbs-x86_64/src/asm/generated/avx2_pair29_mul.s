// z = x * y / R mod m, almost reduced, digits of 29 bits, 2 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    shr r9, 1
    add r8, 320
    lea r15, [r9 + 8]
    shl r15, 6
    vmovdqa ymm12, [rip + 2f + 0]
    vmovdqa ymm13, [rip + 2f + 160]
    vmovdqa xmm10, [rip + 2f + 192]
    // First tile: r12 = its record, not above 0, so that r9 - r12 is a multiple of a tile.
    lea r12, [r9 - 1]
    and r12d, 3
    sub r12, 3
    vmovdqa ymm0, [rip + 2f + 32]
    vmovdqa ymm1, [rip + 2f + 32]
    vmovdqa ymm2, [rip + 2f + 32]
    vmovdqa ymm3, [rip + 2f + 32]
    mov rax, rdx
    mov r11, r12
    mov r10, r12
    shl r10, 6
    lea r10, [rsi + r10 + 0]
    call 3f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    mov rbp, r12
    shl rbp, 6
    lea rbp, [r8 + rbp + 0]
    add r12, 4
    // Tile r12 below d; the chain of the tile before goes on amid it. rbp: that one's digits.
4:
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 0], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 16], xmm11
    vmovdqa ymm0, [rip + 2f + 32]
    vmovdqa ymm1, [rip + 2f + 32]
    vmovdqa ymm2, [rip + 2f + 32]
    vmovdqa ymm3, [rip + 2f + 32]
    mov rax, rdx
    mov r11, r12
    mov r10, r12
    shl r10, 6
    lea r10, [rsi + r10 + 0]
    call 3f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 64], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 80], xmm11
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 128], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 144], xmm11
    // Digits of tiles at least two below.
    lea r11, [r12 - 8]
    cmp r11, -4
    jle 5f
    mov rax, r8
    mov r10, r11
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    call 3f
5:
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 192], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 208], xmm11
    // In the last tile below d, those of the tile below.
    lea r11, [r12 + 4]
    cmp r11, r9
    jne 6f
    lea r11, [r9 - 8]
    lea r10, [rcx + r15]
    test r11, r11
    js 7f
    mov rax, r11
    shl rax, 6
    lea rax, [r8 + rax + 0]
    call 8f
    jmp 6f
7:
    mov rax, r8
    mov r14, r11
    shl r14, 6
    lea r14, [r10 + r14 + 0]
    mov r10, r14
    call 9f
6:
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    add rbp, 256
    add r12, 4
    cmp r12, r9
    jne 4b
    // Tile of column d; amid it the chain of the last low tile, whose digits act within that.
    lea r13, [rcx + 2*r15]
    lea r14, [r13 + r15]
    lea rbx, [r14 + r15]
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 0], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 16], xmm11
    vmovdqa ymm0, [rip + 2f + 64]
    vmovdqa ymm1, [rip + 2f + 64]
    vmovdqa ymm2, [rip + 2f + 64]
    vmovdqa ymm3, [rip + 2f + 64]
    mov rax, r12
    sub rax, r9
    shl rax, 6
    lea rax, [rdx + rax + 0]
    mov r10, r9
    shl r10, 6
    lea r10, [rsi + r10 + 0]
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    call 10f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 64], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 80], xmm11
    vpaddq xmm10, xmm10, [r8 + -256]
    vmovdqa xmm11, [rbp + 0]
    vpmuldq xmm11, xmm11, [r13 + 0]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
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
    vpsrlq xmm10, xmm10, 29
    vmovdqa [rbp + 144], xmm11
    mov rax, r12
    sub rax, r9
    cmp rax, 8
    jl 11f
    shl rax, 6
    lea rax, [r8 + rax + -512]
    mov r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    call 10f
    jmp 12f
11:
    mov rax, r8
    mov r10, r12
    shl r10, 6
    lea r10, [rcx + r10 + -512]
    lea r11, [r9 - 8]
    test r11, r11
    jle 12f
    call 13f
12:
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
    vpsrlq xmm10, xmm10, 29
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
    vpmuludq xmm11, xmm10, [rbx + r15]
    vpand xmm11, xmm11, xmm12
    vmovdqa [rbp + 208], xmm11
    vpmuldq xmm11, xmm11, [rbx]
    vpaddq xmm10, xmm10, xmm11
    vpsrlq xmm10, xmm10, 29
    // Digits of the last low tile but one, then of the last.
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -512]
    mov r10, r12
    sub r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 256]
    add r10, r15
    mov r11d, 4
    call 14f
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -256]
    mov r13, r12
    sub r13, r9
    shl r13, 6
    lea r13, [rcx + r13 + 0]
    lea r13, [r13 + 2*r15]
    lea r14, [r13 + r15]
    lea rbx, [r14 + r15]
    call 15f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    add r12, 4
    mov rbp, rdi
    lea r11, [r9 + r9]
    cmp r12, r11
    jge 16f
    // Tile r12 above that; amid it the digits of the tile before, at rbp.
17:
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 0], xmm11
    vmovdqa [rbp + 48], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 16], xmm11
    vmovdqa [rbp + 96], xmm11
    vmovdqa ymm0, [rip + 2f + 64]
    vmovdqa ymm1, [rip + 2f + 64]
    vmovdqa ymm2, [rip + 2f + 64]
    vmovdqa ymm3, [rip + 2f + 64]
    mov rax, r12
    sub rax, r9
    shl rax, 6
    lea rax, [rdx + rax + 0]
    mov r10, r9
    shl r10, 6
    lea r10, [rsi + r10 + 0]
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    call 10f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 64], xmm11
    vmovdqa [rbp + 112], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 80], xmm11
    vmovdqa [rbp + 160], xmm11
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 128], xmm11
    vmovdqa [rbp + 176], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 144], xmm11
    vmovdqa [rbp + 224], xmm11
    mov rax, r12
    sub rax, r9
    cmp rax, 8
    jl 18f
    shl rax, 6
    lea rax, [r8 + rax + -512]
    mov r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 0]
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    call 10f
    jmp 19f
18:
    mov rax, r8
    mov r10, r12
    shl r10, 6
    lea r10, [rcx + r10 + -512]
    lea r11, [r9 - 8]
    test r11, r11
    jle 19f
    call 13f
19:
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 192], xmm11
    vmovdqa [rbp + 240], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 208], xmm11
    vmovdqa [rbp + 288], xmm11
    // Digits of the last low tile but one, then of the last.
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -512]
    mov r10, r12
    sub r10, r9
    shl r10, 6
    lea r10, [rcx + r10 + 256]
    add r10, r15
    mov r11d, 4
    call 14f
    mov rax, r9
    shl rax, 6
    lea rax, [r8 + rax + -256]
    mov r13, r12
    sub r13, r9
    shl r13, 6
    lea r13, [rcx + r13 + 0]
    lea r13, [r13 + 2*r15]
    lea r14, [r13 + r15]
    lea rbx, [r14 + r15]
    call 15f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    add r12, 4
    add rbp, 256
    lea r11, [r9 + r9]
    cmp r12, r11
    jl 17b
    // Digits of the last tile: as many as there are.
16:
    lea r11, [r9 - 1]
    and r11d, 3
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 0], xmm11
    vmovdqa [rbp + 48], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 16], xmm11
    vmovdqa [rbp + 96], xmm11
    cmp r11d, 0
    je 20f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 64], xmm11
    vmovdqa [rbp + 112], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 80], xmm11
    vmovdqa [rbp + 160], xmm11
    cmp r11d, 1
    je 20f
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 128], xmm11
    vmovdqa [rbp + 176], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 144], xmm11
    vmovdqa [rbp + 224], xmm11
    cmp r11d, 2
    je 20f
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 192], xmm11
    vmovdqa [rbp + 240], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rbp + 208], xmm11
    vmovdqa [rbp + 288], xmm11
20:
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
    // From where vectors of the sums begin to exist. r11 is negative where the last sums
    // never do: then so many are left out.
10:
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm8
    cmp r11, -3
    je 21f
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm9, ymm5, [r10 + -64]
    vpaddq ymm0, ymm0, ymm9
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm1, ymm1, ymm8
    cmp r11, -2
    je 21f
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm9, ymm5, [r10 + -128]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [r10 + -64]
    vpaddq ymm1, ymm1, ymm7
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm8, ymm5, [r10 + -96]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r10 + -32]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm2, ymm2, ymm7
    cmp r11, -1
    je 21f
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm8, ymm5, [r10 + -192]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r10 + -128]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r10 + -64]
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm8, ymm5, [r10 + -160]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r10 + -96]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm3, ymm3, ymm8
    add rax, 256
    sub r10, 256
    // r11 full records: odd where r9 is.
13:
    test r9b, 1
    jz 14f
22:
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm7
    add rax, 64
    sub r10, 64
    dec r11
14:
    test r11, r11
    jz 21f
    .p2align 5
    // r11 full records are left, an even number.
23:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm8, ymm6, [r10 + -64]
    vpaddq ymm0, ymm0, ymm8
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm9
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm7, ymm6, [r10 + -32]
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm8
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm8
    add rax, 128
    sub r10, 128
    sub r11, 2
    jnz 23b
21:
    ret
    // r11 full records, then the triangle in which vectors cease to exist; only a part of that if
    // r11 is negative.
3:
    test r11, r11
    js 9f
    call 13b
    jmp 8f
9:
    mov r13, r11
    shl r13, 6
    add rax, r13
    sub r10, r13
    cmp r11, -2
    jg 24f
    je 25f
    jmp 26f
8:
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm7
24:
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpaddq ymm3, ymm3, ymm7
25:
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm8
26:
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm3, ymm3, ymm7
    ret
    // The digits of the last low tile, at rax. r13, r14, rbx: their tables, at the tile's place.
15:
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r13 + 128]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r13 + 192]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r13 + 256]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r13 + 320]
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r13 + 160]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [r13 + 224]
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm8, ymm5, [r13 + 288]
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm9, ymm5, [r13 + 352]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm7, ymm5, [r13 + 64]
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm8, ymm5, [r13 + 128]
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm9, ymm5, [r13 + 192]
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r13 + 256]
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm8, ymm5, [r13 + 96]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r13 + 160]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r13 + 224]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r13 + 288]
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm9, ymm5, [r14 + 160]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [r14 + 224]
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm8, ymm5, [r14 + 288]
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm9, ymm5, [r14 + 352]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm7, ymm5, [r14 + 64]
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm8, ymm5, [r14 + 128]
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm9, ymm5, [r14 + 192]
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r14 + 256]
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm8, ymm5, [r14 + 96]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r14 + 160]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r14 + 224]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r14 + 288]
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm9, ymm5, [rbx + 96]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [rbx + 160]
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm8, ymm5, [rbx + 224]
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm9, ymm5, [rbx + 288]
    vpaddq ymm3, ymm3, ymm9
    ret
    .p2align 5
2:
    .quad 536870911, 536870911, 536870911, 536870911
    .quad 9223372019674906624, 9223372019674906624, 9223372019674906624, 9223372019674906624
    .quad 9223372019943342080, 9223372019943342080, 9223372019943342080, 9223372019943342080
    .quad 4611686009837453312, 4611686009837453312, 4611686009837453312, 4611686009837453312
    .quad 4611686009971671040, 4611686009971671040, 4611686009971671040, 4611686009971671040
    .quad 268435456, 268435456, 268435456, 268435456
    .quad 17179869184, 17179869184, 17179869184, 17179869184
