// z = x^2 / R mod m, almost reduced, digits of 29 bits, 4 side by side.
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
    add r8, 224
    lea r15, [r9 + 8]
    shl r15, 5
    vmovdqa ymm12, [rip + 2f + 0]
    vmovdqa ymm13, [rip + 2f + 160]
    vmovdqa ymm10, [rip + 2f + 192]
    // First tile: r12 = its record, not above 0, so that r9 - r12 is a multiple of a tile.
    lea r12, [r9 - 1]
    and r12d, 3
    sub r12, 3
    vmovdqa ymm0, [rip + 2f + 32]
    vmovdqa ymm1, [rip + 2f + 32]
    vmovdqa ymm2, [rip + 2f + 32]
    vmovdqa ymm3, [rip + 2f + 32]
    mov rax, rsi
    mov r11, r12
    mov r10, r12
    shl r10, 5
    lea r10, [rsi + r10 + 0]
    call 3f
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    mov rbp, r12
    shl rbp, 5
    lea rbp, [r8 + rbp + 0]
    add r12, 4
    // Tile r12 below d; the chain of the tile before goes on amid it. rbp: that one's digits.
4:
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [rbp + 0], ymm11
    cmp r12, 4
    jl 5f
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    mov r11, r12
    sar r11, 1
    sub r11, 2
    call 6f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [rbp + 32], ymm11
    call 7f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    mov rax, r12
    sar rax, 1
    mov r10, rax
    shl r10, 5
    lea r10, [rsi + r10 + 0]
    vmovdqa ymm5, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    jmp 8f
    // Too few digits for the head of a square.
5:
    vmovdqa ymm0, [rip + 2f + 32]
    vmovdqa ymm1, [rip + 2f + 32]
    vmovdqa ymm2, [rip + 2f + 32]
    vmovdqa ymm3, [rip + 2f + 32]
    mov rax, rsi
    mov r11, r12
    mov r10, r12
    shl r10, 5
    lea r10, [rsi + r10 + 0]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [rbp + 32], ymm11
8:
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [rbp + 64], ymm11
    // Digits of tiles at least two below.
    lea r11, [r12 - 8]
    cmp r11, -4
    jle 9f
    mov rax, r8
    mov r10, r11
    shl r10, 5
    lea r10, [rcx + r10 + 0]
    call 3f
9:
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [rbp + 96], ymm11
    // In the last tile below d, those of the tile below.
    lea r11, [r12 + 4]
    cmp r11, r9
    jne 10f
    lea r11, [r9 - 8]
    lea r10, [rcx + r15]
    test r11, r11
    js 11f
    mov rax, r11
    shl rax, 5
    lea rax, [r8 + rax + 0]
    call 7f
    jmp 10f
11:
    mov rax, r8
    mov r14, r11
    shl r14, 5
    lea r14, [r10 + r14 + 0]
    mov r10, r14
    call 12f
10:
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    add rbp, 128
    add r12, 4
    cmp r12, r9
    jne 4b
    // Tile of column d; amid it the chain of the last low tile, whose digits act within that.
    lea r13, [rcx + 2*r15]
    lea r14, [r13 + r15]
    lea rbx, [r14 + r15]
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [rbp + 0], ymm11
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea r11, [r9 + r9]
    sub r11, r12
    sar r11, 1
    sub r11, 2
    call 6f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [rbp + 32], ymm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    mov rax, r12
    sar rax, 1
    mov r10, rax
    shl r10, 5
    lea r10, [rsi + r10 + 0]
    lea r11, [r9 + r9]
    sub r11, r12
    vmovdqa ymm5, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    cmp r11, 2
    jle 13f
    vmovdqa ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
13:
    vpaddq ymm10, ymm10, [r8 + -160]
    vmovdqa ymm11, [rbp + 0]
    vpmuldq ymm11, ymm11, [r13 + 0]
    vpaddq ymm10, ymm10, ymm11
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [rbp + 64], ymm11
    mov rax, r12
    sub rax, r9
    cmp rax, 8
    jl 14f
    shl rax, 5
    lea rax, [r8 + rax + -256]
    mov r10, r9
    shl r10, 5
    lea r10, [rcx + r10 + 0]
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    call 15f
    jmp 16f
14:
    mov rax, r8
    mov r10, r12
    shl r10, 5
    lea r10, [rcx + r10 + -256]
    lea r11, [r9 - 8]
    test r11, r11
    jle 16f
    call 17f
16:
    vpaddq ymm10, ymm10, [r8 + -128]
    vmovdqa ymm11, [rbp + 0]
    vpmuldq ymm11, ymm11, [r13 + 32]
    vpaddq ymm10, ymm10, ymm11
    vmovdqa ymm11, [rbp + 32]
    vpmuldq ymm11, ymm11, [r13 + 0]
    vpaddq ymm10, ymm10, ymm11
    vmovdqa ymm11, [rbp + 64]
    vpmuldq ymm11, ymm11, [r14 + 0]
    vpaddq ymm10, ymm10, ymm11
    // The last: times -m^-1, and m itself clears the column.
    vpmuludq ymm11, ymm10, [rbx + r15]
    vpand ymm11, ymm11, ymm12
    vmovdqa [rbp + 96], ymm11
    vpmuldq ymm11, ymm11, [rbx]
    vpaddq ymm10, ymm10, ymm11
    vpsrlq ymm10, ymm10, 29
    // Digits of the last low tile but one, then of the last.
    mov rax, r9
    shl rax, 5
    lea rax, [r8 + rax + -256]
    mov r10, r12
    sub r10, r9
    shl r10, 5
    lea r10, [rcx + r10 + 128]
    add r10, r15
    mov r11d, 4
    call 18f
    mov rax, r9
    shl rax, 5
    lea rax, [r8 + rax + -128]
    mov r13, r12
    sub r13, r9
    shl r13, 5
    lea r13, [rcx + r13 + 0]
    lea r13, [r13 + 2*r15]
    lea r14, [r13 + r15]
    lea rbx, [r14 + r15]
    call 19f
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    add r12, 4
    mov rbp, rdi
    lea r11, [r9 + r9]
    cmp r12, r11
    jge 20f
    // Tile r12 above that; amid it the digits of the tile before, at rbp.
21:
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rbp + 0], ymm11
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea r11, [r9 + r9]
    sub r11, r12
    sar r11, 1
    sub r11, 2
    call 6f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rbp + 32], ymm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    mov rax, r12
    sar rax, 1
    mov r10, rax
    shl r10, 5
    lea r10, [rsi + r10 + 0]
    lea r11, [r9 + r9]
    sub r11, r12
    vmovdqa ymm5, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    cmp r11, 2
    jle 22f
    vmovdqa ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
22:
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rbp + 64], ymm11
    mov rax, r12
    sub rax, r9
    cmp rax, 8
    jl 23f
    shl rax, 5
    lea rax, [r8 + rax + -256]
    mov r10, r9
    shl r10, 5
    lea r10, [rcx + r10 + 0]
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    call 15f
    jmp 24f
23:
    mov rax, r8
    mov r10, r12
    shl r10, 5
    lea r10, [rcx + r10 + -256]
    lea r11, [r9 - 8]
    test r11, r11
    jle 24f
    call 17f
24:
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rbp + 96], ymm11
    // Digits of the last low tile but one, then of the last.
    mov rax, r9
    shl rax, 5
    lea rax, [r8 + rax + -256]
    mov r10, r12
    sub r10, r9
    shl r10, 5
    lea r10, [rcx + r10 + 128]
    add r10, r15
    mov r11d, 4
    call 18f
    mov rax, r9
    shl rax, 5
    lea rax, [r8 + rax + -128]
    mov r13, r12
    sub r13, r9
    shl r13, 5
    lea r13, [rcx + r13 + 0]
    lea r13, [r13 + 2*r15]
    lea r14, [r13 + r15]
    lea rbx, [r14 + r15]
    call 19f
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    add r12, 4
    add rbp, 128
    lea r11, [r9 + r9]
    cmp r12, r11
    jl 21b
    // Digits of the last tile: as many as there are.
20:
    lea r11, [r9 - 1]
    and r11d, 3
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rbp + 0], ymm11
    cmp r11d, 0
    je 25f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rbp + 32], ymm11
    cmp r11d, 1
    je 25f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rbp + 64], ymm11
    cmp r11d, 2
    je 25f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rbp + 96], ymm11
25:
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
15:
    cmp r11, -3
    je 26f
    vmovdqa ymm5, [rax + 32]
    vpmuldq ymm8, ymm5, [r10 + -32]
    vpaddq ymm0, ymm0, ymm8
    cmp r11, -2
    je 26f
    vmovdqa ymm5, [rax + 64]
    vpmuldq ymm9, ymm5, [r10 + -64]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpaddq ymm1, ymm1, ymm7
    cmp r11, -1
    je 26f
    vmovdqa ymm5, [rax + 96]
    vpmuldq ymm8, ymm5, [r10 + -96]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r10 + -64]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpaddq ymm2, ymm2, ymm7
    add rax, 128
    sub r10, 128
    // r11 full records: odd where r9 is.
17:
    test r9b, 1
    jz 18f
27:
    vmovdqa ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm8
    add rax, 32
    sub r10, 32
    dec r11
18:
    test r11, r11
    jz 26f
    .p2align 5
    // r11 full records are left, an even number.
28:
    vmovdqa ymm5, [rax + 0]
    vmovdqa ymm6, [rax + 32]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm7
    add rax, 64
    sub r10, 64
    sub r11, 2
    jnz 28b
26:
    ret
    // r11 full records, then the triangle in which vectors cease to exist; only a part of that if
    // r11 is negative.
3:
    test r11, r11
    js 12f
    call 17b
    jmp 7f
12:
    mov r13, r11
    shl r13, 5
    add rax, r13
    sub r10, r13
    cmp r11, -2
    jg 29f
    je 30f
    jmp 31f
7:
    vmovdqa ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm8
29:
    vmovdqa ymm5, [rax + 32]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpaddq ymm3, ymm3, ymm8
30:
    vmovdqa ymm5, [rax + 64]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm3, ymm3, ymm7
31:
    vmovdqa ymm5, [rax + 96]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpaddq ymm3, ymm3, ymm8
    ret
    // Products above the diagonal of the tile r12, each once. r11 full digits, or a negative number:
    // so many of those before them are left out.
6:
    mov rax, r12
    sar rax, 1
    shl rax, 5
    add rax, rsi
    mov r10, rax
    cmp r11, -1
    je 32f
    vmovdqa ymm5, [rax + 32]
    vpmuldq ymm9, ymm5, [r10 + -32]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [r10 + 0]
    vpaddq ymm1, ymm1, ymm7
    add rax, 64
    sub r10, 64
    test r9b, 2
    jnz 27b
    jmp 18b
32:
    ret
    // The digits of the last low tile, at rax. r13, r14, rbx: their tables, at the tile's place.
19:
    vmovdqa ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r13 + 64]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [r13 + 96]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [r13 + 128]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [r13 + 160]
    vpaddq ymm3, ymm3, ymm8
    vmovdqa ymm5, [rax + 32]
    vpmuldq ymm9, ymm5, [r13 + 32]
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm5, [r13 + 64]
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm8, ymm5, [r13 + 96]
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm9, ymm5, [r13 + 128]
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm5, [rax + 64]
    vpmuldq ymm7, ymm5, [r14 + 32]
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm8, ymm5, [r14 + 64]
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm9, ymm5, [r14 + 96]
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r14 + 128]
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm5, [rax + 96]
    vpmuldq ymm8, ymm5, [rbx + 32]
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm9, ymm5, [rbx + 64]
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm5, [rbx + 96]
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm8, ymm5, [rbx + 128]
    vpaddq ymm3, ymm3, ymm8
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
