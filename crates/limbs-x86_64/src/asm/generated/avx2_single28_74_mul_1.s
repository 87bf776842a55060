// z = x * y / W mod m, almost reduced, for a digit y of each lane, digits of 28 bits, 1 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    mov r9d, 19
    // rcx: the modulus itself; rdx: -m^-1.
    vmovq xmm0, [rdx]
    lea rdx, [r9 + 8]
    shl rdx, 7
    lea rcx, [rcx + 4*rdx]
    add rdx, rcx
    vmovdqa ymm3, [rip + 2f + 0]
    vmovdqa ymm4, [rip + 2f + 32]
    vmovdqa ymm5, [rip + 2f + 64]
    vmovdqa ymm2, [rip + 2f + 96]
    // The quotient digit, and the column that it clears.
    vmovq xmm6, [rsi + 0]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rdx + 0]
    vpmuludq xmm1, xmm6, xmm7
    vpand xmm1, xmm1, xmm3
    vmovq xmm7, [rcx + 0]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm2, xmm2, xmm6
    vpsrlq xmm2, xmm2, 28
    mov r10, rdi
    vmovq xmm6, [rsi + 8]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 8]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + 0], xmm6
    vmovq [r10 + 40], xmm6
    vmovq [r10 + 80], xmm6
    vmovq [r10 + 120], xmm6
    vmovq xmm6, [rsi + 16]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 16]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + 8], xmm6
    vmovq [r10 + 48], xmm6
    vmovq [r10 + 88], xmm6
    vmovq [r10 + 224], xmm6
    vmovq xmm6, [rsi + 24]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 24]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + 16], xmm6
    vmovq [r10 + 56], xmm6
    vmovq [r10 + 192], xmm6
    vmovq [r10 + 232], xmm6
    lea r11, [r9 - 2]
    // r11 records are left; column i gives digit i - 1.
3:
    add rsi, 128
    add rcx, 128
    add r10, 128
    vmovq xmm6, [rsi + 0]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 0]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + -104], xmm6
    vmovq [r10 + 32], xmm6
    vmovq [r10 + 72], xmm6
    vmovq [r10 + 112], xmm6
    vmovq xmm6, [rsi + 8]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 8]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + 0], xmm6
    vmovq [r10 + 40], xmm6
    vmovq [r10 + 80], xmm6
    vmovq [r10 + 120], xmm6
    vmovq xmm6, [rsi + 16]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 16]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + 8], xmm6
    vmovq [r10 + 48], xmm6
    vmovq [r10 + 88], xmm6
    vmovq [r10 + 224], xmm6
    vmovq xmm6, [rsi + 24]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 24]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + 16], xmm6
    vmovq [r10 + 56], xmm6
    vmovq [r10 + 192], xmm6
    vmovq [r10 + 232], xmm6
    dec r11
    jnz 3b
    add rsi, 128
    add rcx, 128
    add r10, 128
    vmovq xmm6, [rsi + 0]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 0]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + -104], xmm6
    vmovq [r10 + 32], xmm6
    vmovq [r10 + 72], xmm6
    vmovq [r10 + 112], xmm6
    vmovq xmm6, [rsi + 8]
    vpmuldq xmm6, xmm0, xmm6
    vmovq xmm7, [rcx + 8]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + 0], xmm6
    vmovq [r10 + 40], xmm6
    vmovq [r10 + 80], xmm6
    vmovq [r10 + 120], xmm6
    vpaddq xmm2, xmm2, xmm5
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 28
    vpsubq xmm6, xmm6, xmm4
    vmovq [r10 + 8], xmm6
    vmovq [r10 + 48], xmm6
    vmovq [r10 + 88], xmm6
    vmovq [r10 + 224], xmm6
    // Zeros around the digits of each copy.
    xor eax, eax
    mov [rdi + 2320], rax
    mov [rdi + 2328], rax
    mov [rdi + 32], rax
    mov [rdi + 2360], rax
    mov [rdi + 2464], rax
    mov [rdi + 2472], rax
    mov [rdi + 2480], rax
    mov [rdi + 2488], rax
    mov [rdi + 64], rax
    mov [rdi + 72], rax
    mov [rdi + 2496], rax
    mov [rdi + 2504], rax
    mov [rdi + 2512], rax
    mov [rdi + 2520], rax
    mov [rdi + 96], rax
    mov [rdi + 104], rax
    mov [rdi + 112], rax
    mov [rdi + 2536], rax
    mov [rdi + 2544], rax
    mov [rdi + 2552], rax
    vzeroall
    ret
    .p2align 5
2:
    .quad 268435455, 268435455, 268435455, 268435455
    .quad 134217728, 134217728, 134217728, 134217728
    .quad 9223372002629255168, 9223372002629255168, 9223372002629255168, 9223372002629255168
    .quad 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808
