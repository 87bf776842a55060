// z = x * y / W mod m, almost reduced, for a digit y of each lane, digits of 29 bits, 4 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    mov r9, r8
    // rcx: the modulus itself; rdx: -m^-1.
    vmovdqu ymm0, [rdx]
    lea rdx, [r9 + 8]
    shl rdx, 5
    lea rcx, [rcx + 4*rdx]
    add rdx, rcx
    vmovdqa ymm3, [rip + 2f + 0]
    vmovdqa ymm4, [rip + 2f + 32]
    vmovdqa ymm5, [rip + 2f + 64]
    vmovdqa ymm2, [rip + 2f + 96]
    // The quotient digit, and the column that it clears.
    vmovdqa ymm6, [rsi + 0]
    vpmuldq ymm6, ymm0, ymm6
    vmovdqa ymm7, [rdx + 0]
    vpmuludq ymm1, ymm6, ymm7
    vpand ymm1, ymm1, ymm3
    vmovdqa ymm7, [rcx + 0]
    vpmuldq ymm7, ymm1, ymm7
    vpaddq ymm6, ymm6, ymm7
    vpaddq ymm2, ymm2, ymm6
    vpsrlq ymm2, ymm2, 29
    mov r10, rdi
    lea r11, [r9 - 1]
    // r11 records are left; column i gives digit i - 1.
3:
    add rsi, 32
    add rcx, 32
    add r10, 32
    vmovdqa ymm6, [rsi + 0]
    vpmuldq ymm6, ymm0, ymm6
    vmovdqa ymm7, [rcx + 0]
    vpmuldq ymm7, ymm1, ymm7
    vpaddq ymm6, ymm6, ymm7
    vpaddq ymm6, ymm6, ymm5
    vpaddq ymm2, ymm2, ymm6
    vpand ymm6, ymm2, ymm3
    vpsrlq ymm2, ymm2, 29
    vpsubq ymm6, ymm6, ymm4
    vmovdqa [r10 + -32], ymm6
    dec r11
    jnz 3b
    vpaddq ymm2, ymm2, ymm5
    vpand ymm6, ymm2, ymm3
    vpsrlq ymm2, ymm2, 29
    vpsubq ymm6, ymm6, ymm4
    vmovdqa [r10 + 0], ymm6
    vzeroall
    ret
    .p2align 5
2:
    .quad 536870911, 536870911, 536870911, 536870911
    .quad 268435456, 268435456, 268435456, 268435456
    .quad 9223372019943342080, 9223372019943342080, 9223372019943342080, 9223372019943342080
    .quad 9223372036854775808, 9223372036854775808, 9223372036854775808, 9223372036854775808
