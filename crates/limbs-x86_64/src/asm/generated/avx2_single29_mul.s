// z = x * y / R mod m, almost reduced, digits of 29 bits, 1 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    shr r9, 2
    add r8, 512
    lea r15, [r9 + 8]
    shl r15, 7
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
    shl rax, 7
    lea rax, [rdx + rax + 0]
    mov r10, rsi
    mov r11, r12
    call 3f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    mov rbp, r12
    shl rbp, 7
    lea rbp, [r8 + rbp + 0]
    add r12, 4
    // Tile r12 below d; amid it the quotient digits of the tile before, at rbp.
    .p2align 5
4:
    vmovq xmm7, [r8 + -512]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 0], xmm11
    vmovq xmm7, [r8 + -504]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 8], xmm11
    vmovq xmm7, [r8 + -496]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 16], xmm11
    vmovq xmm7, [r8 + -488]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 24], xmm11
    vmovdqa ymm0, [rip + 2f + 32]
    vmovdqa ymm1, [rip + 2f + 32]
    vmovdqa ymm2, [rip + 2f + 32]
    vmovdqa ymm3, [rip + 2f + 32]
    mov rax, rdx
    mov r11, r12
    mov r10, r12
    shl r10, 7
    lea r10, [rsi + r10 + 0]
    test r11b, 1
    jz 5f
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpmuldq ymm9, ymm5, [r10 + 128]
    vpmuldq ymm14, ymm5, [r10 + 256]
    vpmuldq ymm15, ymm5, [r10 + 384]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpmuldq ymm9, ymm5, [r10 + 288]
    vpmuldq ymm14, ymm5, [r10 + 416]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 64]
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpmuldq ymm8, ymm5, [r10 + 320]
    vpmuldq ymm9, ymm5, [r10 + 448]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpmuldq ymm7, ymm5, [r10 + 352]
    vpmuldq ymm8, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    add rax, 128
    sub r10, 128
    dec r11
5:
    test r11, r11
    jz 6f
    // r11 records are left, an even number.
    .p2align 5
7:
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm9, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 384]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm7, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm14, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm8, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 256
    sub r10, 256
    sub r11, 2
    jnz 7b
6:
    vmovq xmm7, [r8 + -480]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 128], xmm11
    vmovq xmm7, [r8 + -472]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 136], xmm11
    vmovq xmm7, [r8 + -464]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 144], xmm11
    vmovq xmm7, [r8 + -456]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 152], xmm11
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + 384]
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 128]
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovq xmm7, [r8 + -448]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 256], xmm11
    vmovq xmm7, [r8 + -440]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 264], xmm11
    vmovq xmm7, [r8 + -432]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 272], xmm11
    vmovq xmm7, [r8 + -424]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 280], xmm11
    // Digits of tiles at least two below.
    lea r11, [r12 - 8]
    jmp 8f
12:
    // In the last tile below d, those of the tile below.
    lea r11, [r12 + 4]
    cmp r11, r9
    je 13f
14:
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    add rbp, 512
    add r12, 4
    cmp r12, r9
    jne 4b
    // The tables for the chain of the last low tile.
    lea r13, [rcx + 2*r15]
    lea r14, [r13 + r15]
    lea rbx, [r14 + r15]
    // Tile of column d; amid it the chain of the last low tile, whose digits act within that.
    vmovq xmm7, [r8 + -512]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 0], xmm11
    vmovq xmm7, [r8 + -504]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 8], xmm11
    vmovq xmm7, [r8 + -496]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 16], xmm11
    vmovq xmm7, [r8 + -488]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 24], xmm11
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    vmovdqa ymm0, [rip + 2f + 64]
    vmovdqa ymm1, [rip + 2f + 64]
    vmovdqa ymm2, [rip + 2f + 64]
    vmovdqa ymm3, [rip + 2f + 64]
    mov rax, r12
    sub rax, r9
    shl rax, 7
    lea rax, [rdx + rax + 0]
    mov r10, r9
    shl r10, 7
    lea r10, [rsi + r10 + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm9, ymm6, [r10 + -128]
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm14, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm8, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm15, ymm6, [r10 + -32]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vpmuldq ymm9, ymm6, [r10 + -384]
    vmovdqa ymm4, [r10 + -256]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vpmuldq ymm9, ymm6, [r10 + -352]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [r10 + -224]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vpmuldq ymm15, ymm6, [r10 + -320]
    vmovdqa ymm4, [r10 + -192]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vpmuldq ymm8, ymm6, [r10 + -288]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vmovdqa ymm4, [r10 + -160]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm8
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    add rax, 512
    sub r10, 512
    test r11b, 1
    jz 16f
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm14, ymm5, [r10 + 0]
    vpmuldq ymm15, ymm5, [r10 + 128]
    vpmuldq ymm7, ymm5, [r10 + 256]
    vpmuldq ymm8, ymm5, [r10 + 384]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpmuldq ymm14, ymm5, [r10 + 160]
    vpmuldq ymm15, ymm5, [r10 + 288]
    vpmuldq ymm7, ymm5, [r10 + 416]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpmuldq ymm14, ymm5, [r10 + 320]
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpmuldq ymm9, ymm5, [r10 + 352]
    vpmuldq ymm14, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 128
    sub r10, 128
    dec r11
16:
    test r11, r11
    jz 17f
    // r11 records are left, an even number.
    .p2align 5
18:
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm15, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 384]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm9, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm7, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm14, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    add rax, 256
    sub r10, 256
    sub r11, 2
    jnz 18b
17:
    vmovq xmm7, [r8 + -480]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 128], xmm11
    vmovq xmm7, [r8 + -472]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 136], xmm11
    vmovq xmm7, [r8 + -464]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 144], xmm11
    vmovq xmm7, [r8 + -456]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 152], xmm11
    vmovq xmm7, [r8 + -448]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [rbp + 0]
    vmovq xmm7, [r13 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 256], xmm11
    vmovq xmm7, [r8 + -440]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [rbp + 0]
    vmovq xmm7, [r13 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 8]
    vmovq xmm7, [r13 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 256]
    vmovq xmm7, [r14 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 264], xmm11
    vmovq xmm7, [r8 + -432]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [rbp + 0]
    vmovq xmm7, [r13 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 8]
    vmovq xmm7, [r13 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 16]
    vmovq xmm7, [r13 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 256]
    vmovq xmm7, [r14 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 264]
    vmovq xmm7, [r14 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 272], xmm11
    vmovq xmm7, [r8 + -424]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [rbp + 0]
    vmovq xmm7, [r13 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 8]
    vmovq xmm7, [r13 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 16]
    vmovq xmm7, [r13 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 24]
    vmovq xmm7, [r13 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 256]
    vmovq xmm7, [r14 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 264]
    vmovq xmm7, [r14 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 272]
    vmovq xmm7, [r14 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 280], xmm11
    // Digits of all low tiles but two.
    mov rax, r12
    sub rax, r9
    lea r11, [r9 - 8]
    test r11, r11
    jle 23f
    mov rax, r8
    mov r10, r12
    shl r10, 7
    lea r10, [rcx + r10 + -1024]
    test r11b, 1
    jz 24f
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpmuldq ymm14, ymm5, [r10 + 128]
    vpmuldq ymm15, ymm5, [r10 + 256]
    vpmuldq ymm7, ymm5, [r10 + 384]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpmuldq ymm14, ymm5, [r10 + 288]
    vpmuldq ymm15, ymm5, [r10 + 416]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpmuldq ymm9, ymm5, [r10 + 320]
    vpmuldq ymm14, ymm5, [r10 + 448]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpmuldq ymm8, ymm5, [r10 + 352]
    vpmuldq ymm9, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    add rax, 128
    sub r10, 128
    dec r11
24:
    test r11, r11
    jz 25f
    // r11 records are left, an even number.
    .p2align 5
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm14, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 384]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm8, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm15, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 256
    sub r10, 256
    sub r11, 2
25:
23:
    vmovq xmm7, [r8 + -416]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [rbp + 0]
    vmovq xmm7, [r13 + 128]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 8]
    vmovq xmm7, [r13 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 16]
    vmovq xmm7, [r13 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 24]
    vmovq xmm7, [r13 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 128]
    vmovq xmm7, [r13 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 256]
    vmovq xmm7, [r14 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 264]
    vmovq xmm7, [r14 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 272]
    vmovq xmm7, [r14 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 280]
    vmovq xmm7, [r14 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 384], xmm11
    vmovq xmm7, [r8 + -408]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [rbp + 0]
    vmovq xmm7, [r13 + 136]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 8]
    vmovq xmm7, [r13 + 128]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 16]
    vmovq xmm7, [r13 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 24]
    vmovq xmm7, [r13 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 128]
    vmovq xmm7, [r13 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 136]
    vmovq xmm7, [r13 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 256]
    vmovq xmm7, [r14 + 128]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 264]
    vmovq xmm7, [r14 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 272]
    vmovq xmm7, [r14 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 280]
    vmovq xmm7, [r14 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 384]
    vmovq xmm7, [r14 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 392], xmm11
    vmovq xmm7, [r8 + -400]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [rbp + 0]
    vmovq xmm7, [r13 + 144]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 8]
    vmovq xmm7, [r13 + 136]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 16]
    vmovq xmm7, [r13 + 128]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 24]
    vmovq xmm7, [r13 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 128]
    vmovq xmm7, [r13 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 136]
    vmovq xmm7, [r13 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 144]
    vmovq xmm7, [r13 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 256]
    vmovq xmm7, [r14 + 136]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 264]
    vmovq xmm7, [r14 + 128]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 272]
    vmovq xmm7, [r14 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 280]
    vmovq xmm7, [r14 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 384]
    vmovq xmm7, [r14 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 392]
    vmovq xmm7, [r14 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 400], xmm11
    vmovq xmm7, [r8 + -392]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [rbp + 0]
    vmovq xmm7, [r13 + 152]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 8]
    vmovq xmm7, [r13 + 144]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 16]
    vmovq xmm7, [r13 + 136]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 24]
    vmovq xmm7, [r13 + 128]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 128]
    vmovq xmm7, [r13 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 136]
    vmovq xmm7, [r13 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 144]
    vmovq xmm7, [r13 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 152]
    vmovq xmm7, [r13 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 256]
    vmovq xmm7, [r14 + 144]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 264]
    vmovq xmm7, [r14 + 136]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 272]
    vmovq xmm7, [r14 + 128]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 280]
    vmovq xmm7, [r14 + 24]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 384]
    vmovq xmm7, [r14 + 16]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 392]
    vmovq xmm7, [r14 + 8]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [rbp + 400]
    vmovq xmm7, [r14 + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    // The last: times -m^-1, and m itself clears the column.
    vmovdqa xmm11, xmm10
    vmovq xmm7, [rbx + r15 + 0]
    vpmuludq xmm11, xmm11, xmm7
    vpand xmm11, xmm11, xmm12
    vmovq [rbp + 408], xmm11
    vmovq xmm7, [rbx + 0]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpsrlq xmm10, xmm10, 29
    // Digits of the last low tile but one.
    lea r11, [r9 + r9]
    sub r11, r12
    sub r11, 4
    mov rax, r9
    shl rax, 7
    lea rax, [r8 + rax + -1024]
    mov r10, r12
    sub r10, r9
    shl r10, 7
    lea r10, [rcx + r10 + 512]
    add r10, r15
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm7, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 384]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm14, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm8, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm15, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vpmuldq ymm9, ymm6, [r10 + -384]
    vmovdqa ymm4, [r10 + -256]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 128]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vpmuldq ymm7, ymm6, [r10 + -352]
    vmovdqa ymm4, [r10 + -224]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vpmuldq ymm14, ymm6, [r10 + -320]
    vmovdqa ymm4, [r10 + -192]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vpmuldq ymm8, ymm6, [r10 + -288]
    vmovdqa ymm4, [r10 + -160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    // Digits of the last low tile.
    mov rax, r9
    shl rax, 7
    lea rax, [r8 + rax + -512]
    mov r10, r12
    sub r10, r9
    shl r10, 7
    lea r10, [rcx + r10 + 0]
    lea r10, [r10 + 2*r15]
    lea r11, [r10 + r15]
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm15, ymm5, [r10 + 256]
    vpmuldq ymm7, ymm5, [r10 + 384]
    vpmuldq ymm8, ymm5, [r10 + 512]
    vpmuldq ymm9, ymm5, [r10 + 640]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm14, ymm5, [r10 + 288]
    vpmuldq ymm15, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 544]
    vpmuldq ymm8, ymm5, [r10 + 672]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 320]
    vpmuldq ymm14, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 576]
    vpmuldq ymm7, ymm5, [r10 + 704]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm8, ymm5, [r10 + 352]
    vpmuldq ymm9, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 608]
    vpmuldq ymm15, ymm5, [r10 + 736]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 128]
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpmuldq ymm8, ymm5, [r10 + 256]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 384]
    vpmuldq ymm14, ymm5, [r10 + 512]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 136]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpmuldq ymm7, ymm5, [r10 + 288]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 416]
    vpmuldq ymm9, ymm5, [r10 + 544]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 144]
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpmuldq ymm15, ymm5, [r10 + 320]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 448]
    vpmuldq ymm8, ymm5, [r10 + 576]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 152]
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpmuldq ymm14, ymm5, [r10 + 352]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 480]
    vpmuldq ymm7, ymm5, [r10 + 608]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 256]
    vpmuldq ymm8, ymm5, [r11 + 288]
    vpmuldq ymm9, ymm5, [r11 + 416]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 544]
    vpmuldq ymm15, ymm5, [r11 + 672]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 264]
    vpmuldq ymm7, ymm5, [r11 + 320]
    vpmuldq ymm8, ymm5, [r11 + 448]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + 576]
    vpmuldq ymm14, ymm5, [r11 + 704]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 272]
    vpmuldq ymm15, ymm5, [r11 + 352]
    vpmuldq ymm7, ymm5, [r11 + 480]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r11 + 608]
    vpmuldq ymm9, ymm5, [r11 + 736]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 280]
    vpmuldq ymm14, ymm5, [r11 + 128]
    vpmuldq ymm15, ymm5, [r11 + 256]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r11 + 384]
    vpmuldq ymm8, ymm5, [r11 + 512]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 384]
    vpmuldq ymm9, ymm5, [r11 + 160]
    vpmuldq ymm14, ymm5, [r11 + 288]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r11 + 416]
    vpmuldq ymm7, ymm5, [r11 + 544]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 392]
    vpmuldq ymm8, ymm5, [r11 + 192]
    vpmuldq ymm9, ymm5, [r11 + 320]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 448]
    vpmuldq ymm15, ymm5, [r11 + 576]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 400]
    vpmuldq ymm7, ymm5, [r11 + 224]
    vpmuldq ymm8, ymm5, [r11 + 352]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + 480]
    vpmuldq ymm14, ymm5, [r11 + 608]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 408]
    vpmuldq ymm15, ymm5, [r11 + r15 + 224]
    vpmuldq ymm7, ymm5, [r11 + r15 + 352]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r11 + r15 + 480]
    vpmuldq ymm9, ymm5, [r11 + r15 + 608]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    add r12, 4
    mov rbp, rdi
    lea r11, [r9 + r9]
    // Tile r12 above that; amid it the digits of the tile before, at rbp.
    .p2align 5
30:
    vmovq xmm7, [r8 + -512]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 0], xmm11
    vmovq [rbp + 40], xmm11
    vmovq [rbp + 80], xmm11
    vmovq [rbp + 120], xmm11
    vmovq xmm7, [r8 + -504]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 8], xmm11
    vmovq [rbp + 48], xmm11
    vmovq [rbp + 88], xmm11
    vmovq [rbp + 224], xmm11
    vmovq xmm7, [r8 + -496]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 16], xmm11
    vmovq [rbp + 56], xmm11
    vmovq [rbp + 192], xmm11
    vmovq [rbp + 232], xmm11
    vmovq xmm7, [r8 + -488]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 24], xmm11
    vmovq [rbp + 160], xmm11
    vmovq [rbp + 200], xmm11
    vmovq [rbp + 240], xmm11
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    vmovdqa ymm0, [rip + 2f + 64]
    vmovdqa ymm1, [rip + 2f + 64]
    vmovdqa ymm2, [rip + 2f + 64]
    vmovdqa ymm3, [rip + 2f + 64]
    mov rax, r12
    sub rax, r9
    shl rax, 7
    lea rax, [rdx + rax + 0]
    mov r10, r9
    shl r10, 7
    lea r10, [rsi + r10 + 0]
    test r11, r11
    js 31f
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm14, ymm6, [r10 + -128]
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm15, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm9, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm7, ymm6, [r10 + -32]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vpmuldq ymm14, ymm6, [r10 + -384]
    vmovdqa ymm4, [r10 + -256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vpmuldq ymm14, ymm6, [r10 + -352]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + -224]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vpmuldq ymm7, ymm6, [r10 + -320]
    vmovdqa ymm4, [r10 + -192]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vpmuldq ymm9, ymm6, [r10 + -288]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm4, [r10 + -160]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 512
    sub r10, 512
    test r11b, 1
    jz 32f
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm15, ymm5, [r10 + 0]
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpmuldq ymm8, ymm5, [r10 + 256]
    vpmuldq ymm9, ymm5, [r10 + 384]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpmuldq ymm7, ymm5, [r10 + 288]
    vpmuldq ymm8, ymm5, [r10 + 416]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpmuldq ymm15, ymm5, [r10 + 320]
    vpmuldq ymm7, ymm5, [r10 + 448]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpmuldq ymm14, ymm5, [r10 + 352]
    vpmuldq ymm15, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 128
    sub r10, 128
    dec r11
32:
    test r11, r11
    jz 33f
    // r11 records are left, an even number.
    .p2align 5
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm7, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 384]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm14, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm8, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm15, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    add rax, 256
    sub r10, 256
    sub r11, 2
33:
35:
    vmovq xmm7, [r8 + -480]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 128], xmm11
    vmovq [rbp + 168], xmm11
    vmovq [rbp + 208], xmm11
    vmovq [rbp + 248], xmm11
    vmovq xmm7, [r8 + -472]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 136], xmm11
    vmovq [rbp + 176], xmm11
    vmovq [rbp + 216], xmm11
    vmovq [rbp + 352], xmm11
    vmovq xmm7, [r8 + -464]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 144], xmm11
    vmovq [rbp + 184], xmm11
    vmovq [rbp + 320], xmm11
    vmovq [rbp + 360], xmm11
    vmovq xmm7, [r8 + -456]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 152], xmm11
    vmovq [rbp + 288], xmm11
    vmovq [rbp + 328], xmm11
    vmovq [rbp + 368], xmm11
    vmovq xmm7, [r8 + -448]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 256], xmm11
    vmovq [rbp + 296], xmm11
    vmovq [rbp + 336], xmm11
    vmovq [rbp + 376], xmm11
    vmovq xmm7, [r8 + -440]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 264], xmm11
    vmovq [rbp + 304], xmm11
    vmovq [rbp + 344], xmm11
    vmovq [rbp + 480], xmm11
    vmovq xmm7, [r8 + -432]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 272], xmm11
    vmovq [rbp + 312], xmm11
    vmovq [rbp + 448], xmm11
    vmovq [rbp + 488], xmm11
    vmovq xmm7, [r8 + -424]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 280], xmm11
    vmovq [rbp + 416], xmm11
    vmovq [rbp + 456], xmm11
    vmovq [rbp + 496], xmm11
    // Digits of all low tiles but two.
    mov rax, r12
    sub rax, r9
    cmp rax, 8
    jl 36f
    shl rax, 7
    lea rax, [r8 + rax + -1024]
    mov r10, r9
    shl r10, 7
    lea r10, [rcx + r10 + 0]
    lea r11, [r9 + r9 - 4]
    sub r11, r12
    jmp 37f
36:
    lea r11, [r9 - 8]
    test r11, r11
    jle 39f
    mov rax, r8
    mov r10, r12
    shl r10, 7
    lea r10, [rcx + r10 + -1024]
    test r11b, 1
    jz 40f
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm14, ymm5, [r10 + 0]
    vpmuldq ymm15, ymm5, [r10 + 128]
    vpmuldq ymm7, ymm5, [r10 + 256]
    vpmuldq ymm8, ymm5, [r10 + 384]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpmuldq ymm14, ymm5, [r10 + 160]
    vpmuldq ymm15, ymm5, [r10 + 288]
    vpmuldq ymm7, ymm5, [r10 + 416]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpmuldq ymm14, ymm5, [r10 + 320]
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpmuldq ymm9, ymm5, [r10 + 352]
    vpmuldq ymm14, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    add rax, 128
    sub r10, 128
    dec r11
40:
    test r11, r11
    jz 41f
    // r11 records are left, an even number.
    .p2align 5
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm15, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 384]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm9, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm7, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm14, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    add rax, 256
    sub r10, 256
    sub r11, 2
41:
39:
    vmovq xmm7, [r8 + -416]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 384], xmm11
    vmovq [rbp + 424], xmm11
    vmovq [rbp + 464], xmm11
    vmovq [rbp + 504], xmm11
    vmovq xmm7, [r8 + -408]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 392], xmm11
    vmovq [rbp + 432], xmm11
    vmovq [rbp + 472], xmm11
    vmovq [rbp + 608], xmm11
    vmovq xmm7, [r8 + -400]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 400], xmm11
    vmovq [rbp + 440], xmm11
    vmovq [rbp + 576], xmm11
    vmovq [rbp + 616], xmm11
    vmovq xmm7, [r8 + -392]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 408], xmm11
    vmovq [rbp + 544], xmm11
    vmovq [rbp + 584], xmm11
    vmovq [rbp + 624], xmm11
    // Digits of the last low tile but one.
    lea r11, [r9 + r9]
    sub r11, r12
    sub r11, 4
    jle 43f
    mov rax, r9
    shl rax, 7
    lea rax, [r8 + rax + -1024]
    mov r10, r12
    sub r10, r9
    shl r10, 7
    lea r10, [rcx + r10 + 512]
    add r10, r15
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm8, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 384]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm15, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm9, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm7, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vpmuldq ymm14, ymm6, [r10 + -384]
    vmovdqa ymm4, [r10 + -256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vpmuldq ymm8, ymm6, [r10 + -352]
    vmovdqa ymm4, [r10 + -224]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vpmuldq ymm15, ymm6, [r10 + -320]
    vmovdqa ymm4, [r10 + -192]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vpmuldq ymm9, ymm6, [r10 + -288]
    vmovdqa ymm4, [r10 + -160]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    // Digits of the last low tile.
    mov rax, r9
    shl rax, 7
    lea rax, [r8 + rax + -512]
    mov r10, r12
    sub r10, r9
    shl r10, 7
    lea r10, [rcx + r10 + 0]
    lea r10, [r10 + 2*r15]
    lea r11, [r10 + r15]
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm7, ymm5, [r10 + 256]
    vpmuldq ymm8, ymm5, [r10 + 384]
    vpmuldq ymm9, ymm5, [r10 + 512]
    vpmuldq ymm14, ymm5, [r10 + 640]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm15, ymm5, [r10 + 288]
    vpmuldq ymm7, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 544]
    vpmuldq ymm9, ymm5, [r10 + 672]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm14, ymm5, [r10 + 320]
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 576]
    vpmuldq ymm8, ymm5, [r10 + 704]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm9, ymm5, [r10 + 352]
    vpmuldq ymm14, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 608]
    vpmuldq ymm7, ymm5, [r10 + 736]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 128]
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpmuldq ymm9, ymm5, [r10 + 256]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 384]
    vpmuldq ymm15, ymm5, [r10 + 512]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 136]
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpmuldq ymm8, ymm5, [r10 + 288]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 416]
    vpmuldq ymm14, ymm5, [r10 + 544]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 144]
    vpmuldq ymm15, ymm5, [r10 + 192]
    vpmuldq ymm7, ymm5, [r10 + 320]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 448]
    vpmuldq ymm9, ymm5, [r10 + 576]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 152]
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpmuldq ymm15, ymm5, [r10 + 352]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 480]
    vpmuldq ymm8, ymm5, [r10 + 608]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 256]
    vpmuldq ymm9, ymm5, [r11 + 288]
    vpmuldq ymm14, ymm5, [r11 + 416]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r11 + 544]
    vpmuldq ymm7, ymm5, [r11 + 672]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 264]
    vpmuldq ymm8, ymm5, [r11 + 320]
    vpmuldq ymm9, ymm5, [r11 + 448]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 576]
    vpmuldq ymm15, ymm5, [r11 + 704]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 272]
    vpmuldq ymm7, ymm5, [r11 + 352]
    vpmuldq ymm8, ymm5, [r11 + 480]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + 608]
    vpmuldq ymm14, ymm5, [r11 + 736]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 280]
    vpmuldq ymm15, ymm5, [r11 + 128]
    vpmuldq ymm7, ymm5, [r11 + 256]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r11 + 384]
    vpmuldq ymm9, ymm5, [r11 + 512]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 384]
    vpmuldq ymm14, ymm5, [r11 + 160]
    vpmuldq ymm15, ymm5, [r11 + 288]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r11 + 416]
    vpmuldq ymm8, ymm5, [r11 + 544]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 392]
    vpmuldq ymm9, ymm5, [r11 + 192]
    vpmuldq ymm14, ymm5, [r11 + 320]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r11 + 448]
    vpmuldq ymm7, ymm5, [r11 + 576]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 400]
    vpmuldq ymm8, ymm5, [r11 + 224]
    vpmuldq ymm9, ymm5, [r11 + 352]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 480]
    vpmuldq ymm15, ymm5, [r11 + 608]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 408]
    vpmuldq ymm7, ymm5, [r11 + r15 + 224]
    vpmuldq ymm8, ymm5, [r11 + r15 + 352]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + r15 + 480]
    vpmuldq ymm14, ymm5, [r11 + r15 + 608]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
44:
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    add r12, 4
    add rbp, 512
    lea r11, [r9 + r9]
    cmp r12, r11
    jl 30b
    // Digits of the last tile: as many as there are.
    lea r11, [r9 - 1]
    and r11, 3
    vmovq xmm7, [r8 + -512]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 0], xmm11
    vmovq [rbp + 40], xmm11
    vmovq [rbp + 80], xmm11
    vmovq [rbp + 120], xmm11
    vmovq xmm7, [r8 + -504]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 8], xmm11
    vmovq [rbp + 48], xmm11
    vmovq [rbp + 88], xmm11
    vmovq [rbp + 224], xmm11
    vmovq xmm7, [r8 + -496]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 16], xmm11
    vmovq [rbp + 56], xmm11
    vmovq [rbp + 192], xmm11
    vmovq [rbp + 232], xmm11
    vmovq xmm7, [r8 + -488]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 24], xmm11
    vmovq [rbp + 160], xmm11
    vmovq [rbp + 200], xmm11
    vmovq [rbp + 240], xmm11
    cmp r11d, 0
    je 45f
    vmovq xmm7, [r8 + -480]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 128], xmm11
    vmovq [rbp + 168], xmm11
    vmovq [rbp + 208], xmm11
    vmovq [rbp + 248], xmm11
    vmovq xmm7, [r8 + -472]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 136], xmm11
    vmovq [rbp + 176], xmm11
    vmovq [rbp + 216], xmm11
    vmovq [rbp + 352], xmm11
    vmovq xmm7, [r8 + -464]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 144], xmm11
    vmovq [rbp + 184], xmm11
    vmovq [rbp + 320], xmm11
    vmovq [rbp + 360], xmm11
    vmovq xmm7, [r8 + -456]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 152], xmm11
    vmovq [rbp + 288], xmm11
    vmovq [rbp + 328], xmm11
    vmovq [rbp + 368], xmm11
    cmp r11d, 1
    je 45f
    vmovq xmm7, [r8 + -448]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 256], xmm11
    vmovq [rbp + 296], xmm11
    vmovq [rbp + 336], xmm11
    vmovq [rbp + 376], xmm11
    vmovq xmm7, [r8 + -440]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 264], xmm11
    vmovq [rbp + 304], xmm11
    vmovq [rbp + 344], xmm11
    vmovq [rbp + 480], xmm11
    vmovq xmm7, [r8 + -432]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 272], xmm11
    vmovq [rbp + 312], xmm11
    vmovq [rbp + 448], xmm11
    vmovq [rbp + 488], xmm11
    vmovq xmm7, [r8 + -424]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 280], xmm11
    vmovq [rbp + 416], xmm11
    vmovq [rbp + 456], xmm11
    vmovq [rbp + 496], xmm11
    cmp r11d, 2
    je 45f
    vmovq xmm7, [r8 + -416]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 384], xmm11
    vmovq [rbp + 424], xmm11
    vmovq [rbp + 464], xmm11
    vmovq [rbp + 504], xmm11
    vmovq xmm7, [r8 + -408]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 392], xmm11
    vmovq [rbp + 432], xmm11
    vmovq [rbp + 472], xmm11
    vmovq [rbp + 608], xmm11
    vmovq xmm7, [r8 + -400]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 400], xmm11
    vmovq [rbp + 440], xmm11
    vmovq [rbp + 576], xmm11
    vmovq [rbp + 616], xmm11
    vmovq xmm7, [r8 + -392]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovq [rbp + 408], xmm11
    vmovq [rbp + 544], xmm11
    vmovq [rbp + 584], xmm11
    vmovq [rbp + 624], xmm11
45:
    // Zeros at the ends of the shifted copies.
    xor eax, eax
    mov r10, r9
    shl r10, 7
    add r10, rdi
    mov [rdi + 32], rax
    mov [r10 + 40], rax
    mov [r10 + 48], rax
    mov [r10 + 56], rax
    mov [rdi + 64], rax
    mov [rdi + 72], rax
    mov [r10 + 80], rax
    mov [r10 + 88], rax
    mov [rdi + 96], rax
    mov [rdi + 104], rax
    mov [rdi + 112], rax
    mov [r10 + 120], rax
    vzeroall
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret
    // Few or no tiles at least two below.
8:
    vmovq xmm7, [r8 + -416]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 384], xmm11
    vmovq xmm7, [r8 + -408]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 392], xmm11
    vmovq xmm7, [r8 + -400]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 400], xmm11
    vmovq xmm7, [r8 + -392]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovq [rbp + 408], xmm11
    cmp r11, -4
    jle 12b
    mov rax, r11
    shl rax, 7
    lea rax, [r8 + rax + 0]
    mov r10, rcx
    lea r11, [r12 - 8]
    call 3f
    jmp 12b
    // Digits of the tile below, in the last low tile.
13:
    lea r11, [r9 - 8]
    mov rax, r9
    shl rax, 7
    lea rax, [r8 + rax + -1024]
    lea r10, [rcx + r15]
    call 3f
    jmp 14b
31:
    call 46f
    jmp 35b
37:
    call 46f
    jmp 39b
43:
    mov rax, r12
    sub rax, r9
    shl rax, 7
    lea rax, [r8 + rax + -512]
    mov r10, r9
    shl r10, 7
    lea r10, [rcx + r10 + 0]
    add r10, r15
    call 46f
    cmp r11, -2
    jle 48f
    // Digits of the last low tile.
    mov rax, r9
    shl rax, 7
    lea rax, [r8 + rax + -512]
    mov r10, r12
    sub r10, r9
    shl r10, 7
    lea r10, [rcx + r10 + 0]
    lea r10, [r10 + 2*r15]
    lea r11, [r10 + r15]
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm7, ymm5, [r10 + 256]
    vpmuldq ymm8, ymm5, [r10 + 384]
    vpmuldq ymm9, ymm5, [r10 + 512]
    vpmuldq ymm14, ymm5, [r10 + 640]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm15, ymm5, [r10 + 288]
    vpmuldq ymm7, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 544]
    vpmuldq ymm9, ymm5, [r10 + 672]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm14, ymm5, [r10 + 320]
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 576]
    vpmuldq ymm8, ymm5, [r10 + 704]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm9, ymm5, [r10 + 352]
    vpmuldq ymm14, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 608]
    vpmuldq ymm7, ymm5, [r10 + 736]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 128]
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpmuldq ymm9, ymm5, [r10 + 256]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 384]
    vpmuldq ymm15, ymm5, [r10 + 512]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 136]
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpmuldq ymm8, ymm5, [r10 + 288]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 416]
    vpmuldq ymm14, ymm5, [r10 + 544]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 144]
    vpmuldq ymm15, ymm5, [r10 + 192]
    vpmuldq ymm7, ymm5, [r10 + 320]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 448]
    vpmuldq ymm9, ymm5, [r10 + 576]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 152]
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpmuldq ymm15, ymm5, [r10 + 352]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 480]
    vpmuldq ymm8, ymm5, [r10 + 608]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 256]
    vpmuldq ymm9, ymm5, [r11 + 288]
    vpmuldq ymm14, ymm5, [r11 + 416]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r11 + 544]
    vpmuldq ymm7, ymm5, [r11 + 672]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 264]
    vpmuldq ymm8, ymm5, [r11 + 320]
    vpmuldq ymm9, ymm5, [r11 + 448]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 576]
    vpmuldq ymm15, ymm5, [r11 + 704]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 272]
    vpmuldq ymm7, ymm5, [r11 + 352]
    vpmuldq ymm8, ymm5, [r11 + 480]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + 608]
    vpmuldq ymm14, ymm5, [r11 + 736]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 280]
    vpmuldq ymm15, ymm5, [r11 + 128]
    vpmuldq ymm7, ymm5, [r11 + 256]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r11 + 384]
    vpmuldq ymm9, ymm5, [r11 + 512]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 384]
    vpmuldq ymm14, ymm5, [r11 + 160]
    vpmuldq ymm15, ymm5, [r11 + 288]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r11 + 416]
    vpmuldq ymm8, ymm5, [r11 + 544]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 392]
    vpmuldq ymm9, ymm5, [r11 + 192]
    vpmuldq ymm14, ymm5, [r11 + 320]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r11 + 448]
    vpmuldq ymm7, ymm5, [r11 + 576]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 400]
    vpmuldq ymm8, ymm5, [r11 + 224]
    vpmuldq ymm9, ymm5, [r11 + 352]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r11 + 480]
    vpmuldq ymm15, ymm5, [r11 + 608]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 408]
    vpmuldq ymm7, ymm5, [r11 + r15 + 224]
    vpmuldq ymm8, ymm5, [r11 + r15 + 352]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r11 + r15 + 480]
    vpmuldq ymm14, ymm5, [r11 + r15 + 608]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    jmp 44b
48:
    // Digits of the last low tile.
    mov rax, r9
    shl rax, 7
    lea rax, [r8 + rax + -512]
    mov r10, r12
    sub r10, r9
    shl r10, 7
    lea r10, [rcx + r10 + 0]
    lea r10, [r10 + 2*r15]
    lea r11, [r10 + r15]
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm15, ymm5, [r10 + 256]
    vpmuldq ymm7, ymm5, [r10 + 384]
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm8, ymm5, [r10 + 288]
    vpmuldq ymm9, ymm5, [r10 + 416]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm14, ymm5, [r10 + 320]
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm7, ymm5, [r10 + 352]
    vpmuldq ymm8, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 128]
    vpmuldq ymm9, ymm5, [r10 + 128]
    vpmuldq ymm14, ymm5, [r10 + 256]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 136]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpmuldq ymm7, ymm5, [r10 + 288]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 144]
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpmuldq ymm9, ymm5, [r10 + 320]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 152]
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpmuldq ymm15, ymm5, [r10 + 352]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 256]
    vpmuldq ymm7, ymm5, [r11 + 288]
    vpmuldq ymm8, ymm5, [r11 + 416]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 264]
    vpmuldq ymm9, ymm5, [r11 + 320]
    vpmuldq ymm14, ymm5, [r11 + 448]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 272]
    vpmuldq ymm15, ymm5, [r11 + 352]
    vpmuldq ymm7, ymm5, [r11 + 480]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 280]
    vpmuldq ymm8, ymm5, [r11 + 128]
    vpmuldq ymm9, ymm5, [r11 + 256]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 384]
    vpmuldq ymm14, ymm5, [r11 + 160]
    vpmuldq ymm15, ymm5, [r11 + 288]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 392]
    vpmuldq ymm7, ymm5, [r11 + 192]
    vpmuldq ymm8, ymm5, [r11 + 320]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 400]
    vpmuldq ymm9, ymm5, [r11 + 224]
    vpmuldq ymm14, ymm5, [r11 + 352]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 408]
    vpmuldq ymm15, ymm5, [r11 + r15 + 224]
    vpmuldq ymm7, ymm5, [r11 + r15 + 352]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    jmp 44b
    // The triangle: its part from column 0 if that is tile -1, -2 or -3, in r11.
3:
    test r11, r11
    jns 49f
    cmp r11, -1
    je 50f
    cmp r11, -2
    je 51f
    vpbroadcastq ymm5, [rax + 384]
    vpmuldq ymm8, ymm5, [r10 + 0]
    vpaddq ymm3, ymm3, ymm8
    vpbroadcastq ymm5, [rax + 392]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpaddq ymm3, ymm3, ymm9
    vpbroadcastq ymm5, [rax + 400]
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastq ymm5, [rax + 408]
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm15
    ret
51:
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 128]
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    ret
50:
    vpbroadcastq ymm5, [rax + 128]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpmuldq ymm14, ymm5, [r10 + 128]
    vpmuldq ymm15, ymm5, [r10 + 256]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpbroadcastq ymm5, [rax + 136]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpmuldq ymm9, ymm5, [r10 + 288]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpbroadcastq ymm5, [rax + 144]
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpmuldq ymm15, ymm5, [r10 + 192]
    vpmuldq ymm7, ymm5, [r10 + 320]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpbroadcastq ymm5, [rax + 152]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpmuldq ymm14, ymm5, [r10 + 352]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    ret
49:
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [r10 + 384]
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [r10 + 448]
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    ret
    // The head, less as many records as r11 is below 0.
46:
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm8
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpaddq ymm0, ymm0, ymm9
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm14
    cmp r11, -3
    je 52f
    vpbroadcastq ymm5, [rax + 128]
    vpmuldq ymm15, ymm5, [r10 + -128]
    vpaddq ymm0, ymm0, ymm15
    vpbroadcastq ymm5, [rax + 136]
    vpmuldq ymm7, ymm5, [r10 + -96]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 144]
    vpmuldq ymm9, ymm5, [r10 + -64]
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 152]
    vpmuldq ymm15, ymm5, [r10 + -32]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    cmp r11, -2
    je 52f
    vpbroadcastq ymm5, [rax + 256]
    vpmuldq ymm8, ymm5, [r10 + -256]
    vpmuldq ymm9, ymm5, [r10 + -128]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 264]
    vpmuldq ymm14, ymm5, [r10 + -224]
    vpmuldq ymm15, ymm5, [r10 + -96]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 272]
    vpmuldq ymm8, ymm5, [r10 + -192]
    vpmuldq ymm9, ymm5, [r10 + -64]
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 280]
    vpmuldq ymm15, ymm5, [r10 + -160]
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    cmp r11, -1
    je 52f
    vpbroadcastq ymm5, [rax + 384]
    vpmuldq ymm9, ymm5, [r10 + -384]
    vpmuldq ymm14, ymm5, [r10 + -256]
    vpmuldq ymm15, ymm5, [r10 + -128]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 392]
    vpmuldq ymm7, ymm5, [r10 + -352]
    vpmuldq ymm8, ymm5, [r10 + -224]
    vpmuldq ymm9, ymm5, [r10 + -96]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastq ymm5, [rax + 400]
    vpmuldq ymm15, ymm5, [r10 + -320]
    vpmuldq ymm7, ymm5, [r10 + -192]
    vpmuldq ymm8, ymm5, [r10 + -64]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpbroadcastq ymm5, [rax + 408]
    vpmuldq ymm14, ymm5, [r10 + -288]
    vpmuldq ymm15, ymm5, [r10 + -160]
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
52:
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
