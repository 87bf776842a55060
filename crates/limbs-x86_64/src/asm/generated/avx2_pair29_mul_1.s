// z = x * y / W mod m, almost reduced, for a digit y of each lane, digits of 29 bits, 2 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    mov r9, r8
    shr r9, 1
    // rcx: the modulus itself; rdx: -m^-1.
    vmovdqu xmm0, [rdx]
    lea rdx, [r9 + 8]
    shl rdx, 6
    lea rcx, [rcx + 4*rdx]
    add rdx, rcx
    vmovdqa ymm3, [rip + 2f + 0]
    vmovdqa ymm4, [rip + 2f + 32]
    vmovdqa ymm5, [rip + 2f + 64]
    vmovdqa ymm2, [rip + 2f + 96]
    // The quotient digit, and the column that it clears.
    vmovdqa xmm6, [rsi + 0]
    vpmuldq xmm6, xmm0, xmm6
    vmovdqa xmm7, [rdx + 0]
    vpmuludq xmm1, xmm6, xmm7
    vpand xmm1, xmm1, xmm3
    vmovdqa xmm7, [rcx + 0]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm2, xmm2, xmm6
    vpsrlq xmm2, xmm2, 29
    mov r10, rdi
    vmovdqa xmm6, [rsi + 16]
    vpmuldq xmm6, xmm0, xmm6
    vmovdqa xmm7, [rcx + 16]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 29
    vpsubq xmm6, xmm6, xmm4
    vmovdqa [r10 + 0], xmm6
    vmovdqa [r10 + 48], xmm6
    lea r11, [r9 - 1]
    // r11 records are left; column i gives digit i - 1.
3:
    add rsi, 64
    add rcx, 64
    add r10, 64
    vmovdqa xmm6, [rsi + 0]
    vpmuldq xmm6, xmm0, xmm6
    vmovdqa xmm7, [rcx + 0]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 29
    vpsubq xmm6, xmm6, xmm4
    vmovdqa [r10 + -48], xmm6
    vmovdqa [r10 + 32], xmm6
    vmovdqa xmm6, [rsi + 16]
    vpmuldq xmm6, xmm0, xmm6
    vmovdqa xmm7, [rcx + 16]
    vpmuldq xmm7, xmm1, xmm7
    vpaddq xmm6, xmm6, xmm7
    vpaddq xmm6, xmm6, xmm5
    vpaddq xmm2, xmm2, xmm6
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 29
    vpsubq xmm6, xmm6, xmm4
    vmovdqa [r10 + 0], xmm6
    vmovdqa [r10 + 48], xmm6
    dec r11
    jnz 3b
    vpaddq xmm2, xmm2, xmm5
    vpand xmm6, xmm2, xmm3
    vpsrlq xmm2, xmm2, 29
    vpsubq xmm6, xmm6, xmm4
    vmovdqa [r10 + 16], xmm6
    vmovdqa [r10 + 96], xmm6
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
    .p2align 5
2:
    .quad 536870911, 536870911, 536870911, 536870911
    .quad 268435456, 268435456, 268435456, 268435456
    .quad 9223372019943342080, 9223372019943342080, 9223372019943342080, 9223372019943342080
    .quad 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808
