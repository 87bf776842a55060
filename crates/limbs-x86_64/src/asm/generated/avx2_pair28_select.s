// z = an entry of a table, which is read whole, digits of 28 bits, 2 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    add r8, 1
    shr r8, 1
    lea r9, [r8 + 1]
    shr r9, 1
    vbroadcasti128 ymm13, [rdx]
    vpcmpeqd ymm14, ymm14, ymm14
    // rdx: bytes of an entry; r10: record h of the value; r11 vectors of the entries are left; r8 - r9
    // records beyond h.
    mov rdx, r9
    shl rdx, 5
    mov r10, r9
    shl r10, 6
    add r10, rdi
    mov r11, r9
    sub r8, r9
    mov r9, rdi
2:
    cmp r11, 9
    jb 3f
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm12, xmm12, xmm12
    push rsi
    mov rax, rcx
    // rax entries are left.
4:
    vpcmpeqq ymm11, ymm12, ymm13
    vpsubq ymm12, ymm12, ymm14
    vpand ymm10, ymm11, [rsi + 0]
    vpor ymm0, ymm0, ymm10
    vpand ymm10, ymm11, [rsi + 32]
    vpor ymm1, ymm1, ymm10
    vpand ymm10, ymm11, [rsi + 64]
    vpor ymm2, ymm2, ymm10
    vpand ymm10, ymm11, [rsi + 96]
    vpor ymm3, ymm3, ymm10
    vpand ymm10, ymm11, [rsi + 128]
    vpor ymm4, ymm4, ymm10
    vpand ymm10, ymm11, [rsi + 160]
    vpor ymm5, ymm5, ymm10
    vpand ymm10, ymm11, [rsi + 192]
    vpor ymm6, ymm6, ymm10
    vpand ymm10, ymm11, [rsi + 224]
    vpor ymm7, ymm7, ymm10
    vpand ymm10, ymm11, [rsi + 256]
    vpor ymm8, ymm8, ymm10
    add rsi, rdx
    dec rax
    jnz 4b
    pop rsi
    vmovdqa [r9 + 0], ymm0
    vmovdqa [r9 + 48], xmm0
    vextracti128 [r9 + 96], ymm0, 1
    vpsrlq ymm0, ymm0, 32
    vmovdqa [r10 + 0], ymm0
    vmovdqa [r10 + 48], xmm0
    vextracti128 [r10 + 96], ymm0, 1
    vmovdqa [r9 + 64], ymm1
    vmovdqa [r9 + 112], xmm1
    vextracti128 [r9 + 160], ymm1, 1
    vpsrlq ymm1, ymm1, 32
    vmovdqa [r10 + 64], ymm1
    vmovdqa [r10 + 112], xmm1
    vextracti128 [r10 + 160], ymm1, 1
    vmovdqa [r9 + 128], ymm2
    vmovdqa [r9 + 176], xmm2
    vextracti128 [r9 + 224], ymm2, 1
    vpsrlq ymm2, ymm2, 32
    vmovdqa [r10 + 128], ymm2
    vmovdqa [r10 + 176], xmm2
    vextracti128 [r10 + 224], ymm2, 1
    vmovdqa [r9 + 192], ymm3
    vmovdqa [r9 + 240], xmm3
    vextracti128 [r9 + 288], ymm3, 1
    vpsrlq ymm3, ymm3, 32
    vmovdqa [r10 + 192], ymm3
    vmovdqa [r10 + 240], xmm3
    vextracti128 [r10 + 288], ymm3, 1
    vmovdqa [r9 + 256], ymm4
    vmovdqa [r9 + 304], xmm4
    vextracti128 [r9 + 352], ymm4, 1
    vpsrlq ymm4, ymm4, 32
    vmovdqa [r10 + 256], ymm4
    vmovdqa [r10 + 304], xmm4
    vextracti128 [r10 + 352], ymm4, 1
    vmovdqa [r9 + 320], ymm5
    vmovdqa [r9 + 368], xmm5
    vextracti128 [r9 + 416], ymm5, 1
    vpsrlq ymm5, ymm5, 32
    vmovdqa [r10 + 320], ymm5
    vmovdqa [r10 + 368], xmm5
    vextracti128 [r10 + 416], ymm5, 1
    vmovdqa [r9 + 384], ymm6
    vmovdqa [r9 + 432], xmm6
    vextracti128 [r9 + 480], ymm6, 1
    vpsrlq ymm6, ymm6, 32
    vmovdqa [r10 + 384], ymm6
    vmovdqa [r10 + 432], xmm6
    vextracti128 [r10 + 480], ymm6, 1
    vmovdqa [r9 + 448], ymm7
    vmovdqa [r9 + 496], xmm7
    vextracti128 [r9 + 544], ymm7, 1
    vpsrlq ymm7, ymm7, 32
    vmovdqa [r10 + 448], ymm7
    vmovdqa [r10 + 496], xmm7
    vextracti128 [r10 + 544], ymm7, 1
    vmovdqa [r9 + 512], ymm8
    vmovdqa [r9 + 560], xmm8
    vextracti128 [r9 + 608], ymm8, 1
    vpsrlq ymm8, ymm8, 32
    cmp r8, 9
    jl 5f
    vmovdqa [r10 + 512], ymm8
    vmovdqa [r10 + 560], xmm8
    vextracti128 [r10 + 608], ymm8, 1
5:
    add r9, 576
    add r10, 576
    sub r8, 9
    sub r11, 9
    add rsi, 288
    jmp 2b
3:
6:
    test r11, r11
    jz 7f
    cmp r11, 4
    jb 8f
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm12, xmm12, xmm12
    push rsi
    mov rax, rcx
    // rax entries are left.
9:
    vpcmpeqq ymm11, ymm12, ymm13
    vpsubq ymm12, ymm12, ymm14
    vpand ymm10, ymm11, [rsi + 0]
    vpor ymm0, ymm0, ymm10
    vpand ymm10, ymm11, [rsi + 32]
    vpor ymm1, ymm1, ymm10
    vpand ymm10, ymm11, [rsi + 64]
    vpor ymm2, ymm2, ymm10
    vpand ymm10, ymm11, [rsi + 96]
    vpor ymm3, ymm3, ymm10
    add rsi, rdx
    dec rax
    jnz 9b
    pop rsi
    vmovdqa [r9 + 0], ymm0
    vmovdqa [r9 + 48], xmm0
    vextracti128 [r9 + 96], ymm0, 1
    vpsrlq ymm0, ymm0, 32
    vmovdqa [r10 + 0], ymm0
    vmovdqa [r10 + 48], xmm0
    vextracti128 [r10 + 96], ymm0, 1
    vmovdqa [r9 + 64], ymm1
    vmovdqa [r9 + 112], xmm1
    vextracti128 [r9 + 160], ymm1, 1
    vpsrlq ymm1, ymm1, 32
    vmovdqa [r10 + 64], ymm1
    vmovdqa [r10 + 112], xmm1
    vextracti128 [r10 + 160], ymm1, 1
    vmovdqa [r9 + 128], ymm2
    vmovdqa [r9 + 176], xmm2
    vextracti128 [r9 + 224], ymm2, 1
    vpsrlq ymm2, ymm2, 32
    vmovdqa [r10 + 128], ymm2
    vmovdqa [r10 + 176], xmm2
    vextracti128 [r10 + 224], ymm2, 1
    vmovdqa [r9 + 192], ymm3
    vmovdqa [r9 + 240], xmm3
    vextracti128 [r9 + 288], ymm3, 1
    vpsrlq ymm3, ymm3, 32
    cmp r8, 4
    jl 10f
    vmovdqa [r10 + 192], ymm3
    vmovdqa [r10 + 240], xmm3
    vextracti128 [r10 + 288], ymm3, 1
10:
    add r9, 256
    add r10, 256
    sub r8, 4
    sub r11, 4
    add rsi, 128
    jmp 6b
8:
11:
    test r11, r11
    jz 7f
    vpxor xmm0, xmm0, xmm0
    vpxor xmm12, xmm12, xmm12
    push rsi
    mov rax, rcx
    // rax entries are left.
12:
    vpcmpeqq ymm11, ymm12, ymm13
    vpsubq ymm12, ymm12, ymm14
    vpand ymm10, ymm11, [rsi + 0]
    vpor ymm0, ymm0, ymm10
    add rsi, rdx
    dec rax
    jnz 12b
    pop rsi
    vmovdqa [r9 + 0], ymm0
    vmovdqa [r9 + 48], xmm0
    vextracti128 [r9 + 96], ymm0, 1
    vpsrlq ymm0, ymm0, 32
    cmp r8, 1
    jl 13f
    vmovdqa [r10 + 0], ymm0
    vmovdqa [r10 + 48], xmm0
    vextracti128 [r10 + 96], ymm0, 1
13:
    add r9, 64
    add r10, 64
    sub r8, 1
    sub r11, 1
    add rsi, 32
    jmp 11b
7:
    // r8 is -1 where a record of the upper half was not there; then r10 is one too far.
    shl r8, 6
    add r10, r8
    sub r10, rdi
    mov r9, r10
    shr r9, 6
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
    ret
