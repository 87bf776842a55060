// z = x^2 / R mod m, almost reduced, digits of 29 bits, 4 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    mov r8, rcx
    mov rcx, rdx
    add r8, 224
    vmovdqa ymm12, [rip + 2f + 0]
    vmovdqa ymm13, [rip + 2f + 160]
    vmovdqa ymm10, [rip + 2f + 192]
    // Tile of column -2, low: up to column 18.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 32]
    vpmuldq ymm8, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 2, low: up to column 18.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 64]
    vmovdqa ymm6, [rsi + 96]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, [rsi + 64]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 0], ymm11
    vmovdqa ymm5, [rsi + 128]
    vmovdqa ymm6, [rsi + 160]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 32]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 32], ymm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 32]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 64]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 6, low: up to column 18.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 128]
    vmovdqa ymm6, [rsi + 160]
    vpmuldq ymm7, ymm6, [rsi + 32]
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 128]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 64], ymm11
    vmovdqa ymm5, [rsi + 192]
    vmovdqa ymm6, [rsi + 224]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rsi + 96]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 96], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 128], ymm11
    vmovdqa ymm5, [rsi + 256]
    vmovdqa ymm6, [rsi + 288]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 32]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 96]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 128]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 0]
    vmovdqa ymm6, [r8 + 32]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 160], ymm11
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 10, low: up to column 18.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 192]
    vmovdqa ymm6, [rsi + 224]
    vpmuldq ymm15, ymm6, [rsi + 96]
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 192]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 192], ymm11
    mov r9d, 1
    lea rax, [rsi + 256]
    lea r10, [rsi + 64]
    call 3f
    vmovdqa ymm5, [rsi + 320]
    vmovdqa ymm6, [rsi + 352]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [rsi + 96]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 224], ymm11
    vmovdqa ymm5, [rsi + 384]
    vmovdqa ymm6, [rsi + 416]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 32]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 160]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 192]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 1
    lea rax, [r8 + 0]
    lea r10, [rcx + 64]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 256], ymm11
    vmovdqa ymm5, [r8 + 64]
    vmovdqa ymm6, [r8 + 96]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [rcx + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [rcx + 96]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 288], ymm11
    vmovdqa ymm5, [r8 + 128]
    vmovdqa ymm6, [r8 + 160]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 14, low: up to column 18.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 256]
    vmovdqa ymm6, [rsi + 288]
    vpmuldq ymm7, ymm6, [rsi + 160]
    vmovdqa ymm4, [rsi + 192]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 256]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    mov r9d, 2
    lea rax, [rsi + 320]
    lea r10, [rsi + 128]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 320], ymm11
    vmovdqa ymm5, [rsi + 448]
    vmovdqa ymm6, [rsi + 480]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rsi + 96]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 352], ymm11
    vmovdqa ymm5, [rsi + 512]
    vmovdqa ymm6, [rsi + 544]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 32]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 224]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 256]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 3
    lea rax, [r8 + 0]
    lea r10, [rcx + 192]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 384], ymm11
    vmovdqa ymm5, [r8 + 192]
    vmovdqa ymm6, [r8 + 224]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [rcx + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rcx + 96]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 416], ymm11
    vmovdqa ymm5, [r8 + 256]
    vmovdqa ymm6, [r8 + 288]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm5, [r8 + 320]
    vmovdqa ymm6, [r8 + 352]
    vmovdqa ymm4, [rcx + 832]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 864]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [rcx + 896]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rcx + 928]
    vmovdqa ymm5, [r8 + 384]
    vmovdqa ymm6, [r8 + 416]
    vmovdqa ymm4, [rcx + 832]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rcx + 864]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 18, high: up to column 36.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 320]
    vmovdqa ymm6, [rsi + 352]
    vpmuldq ymm8, ymm6, [rsi + 224]
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 288]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 320]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    mov r9d, 3
    lea rax, [rsi + 384]
    lea r10, [rsi + 192]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 448], ymm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 288]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 320]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 5
    lea rax, [r8 + 0]
    lea r10, [rcx + 320]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 480], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vmovdqa ymm11, [r8 + 448]
    vpmuldq ymm11, ymm11, [rcx + 1664]
    vpaddq ymm10, ymm10, ymm11
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 512], ymm11
    mov r9d, 2
    lea rax, [r8 + 320]
    lea r10, [rcx + 960]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vmovdqa ymm11, [r8 + 448]
    vpmuldq ymm11, ymm11, [rcx + 1696]
    vpaddq ymm10, ymm10, ymm11
    vmovdqa ymm11, [r8 + 480]
    vpmuldq ymm11, ymm11, [rcx + 1664]
    vpaddq ymm10, ymm10, ymm11
    vmovdqa ymm11, [r8 + 512]
    vpmuldq ymm11, ymm11, [rcx + 2496]
    vpaddq ymm10, ymm10, ymm11
    // The last: times -m^-1, and m itself clears the column.
    vmovdqa ymm11, ymm10
    vpmuludq ymm11, ymm11, [rcx + 4160]
    vpand ymm11, ymm11, ymm12
    vmovdqa [r8 + 544], ymm11
    vpmuldq ymm11, ymm11, [rcx + 3328]
    vpaddq ymm10, ymm10, ymm11
    vpsrlq ymm10, ymm10, 29
    mov r9d, 1
    lea rax, [r8 + 448]
    lea r10, [rcx + 1728]
    call 3f
    vmovdqa ymm5, [r8 + 512]
    vpmuldq ymm9, ymm5, [rcx + 2528]
    vpmuldq ymm14, ymm5, [rcx + 2560]
    vpmuldq ymm15, ymm5, [rcx + 2592]
    vpmuldq ymm7, ymm5, [rcx + 2624]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm5, [r8 + 544]
    vpmuldq ymm8, ymm5, [rcx + 3360]
    vpmuldq ymm9, ymm5, [rcx + 3392]
    vpmuldq ymm14, ymm5, [rcx + 3424]
    vpmuldq ymm15, ymm5, [rcx + 3456]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 22, high: up to column 36.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 384]
    vmovdqa ymm6, [rsi + 416]
    vpmuldq ymm7, ymm6, [rsi + 288]
    vmovdqa ymm4, [rsi + 320]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 384]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    mov r9d, 2
    lea rax, [rsi + 448]
    lea r10, [rsi + 256]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 0], ymm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 352]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 384]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 5
    lea rax, [r8 + 0]
    lea r10, [rcx + 448]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 32], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 64], ymm11
    mov r9d, 2
    lea rax, [r8 + 320]
    lea r10, [rcx + 1088]
    call 3f
    mov r9d, 1
    lea rax, [r8 + 448]
    lea r10, [rcx + 1856]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 96], ymm11
    vmovdqa ymm5, [r8 + 512]
    vpmuldq ymm8, ymm5, [rcx + 2656]
    vpmuldq ymm9, ymm5, [rcx + 2688]
    vpmuldq ymm14, ymm5, [rcx + 2720]
    vpmuldq ymm15, ymm5, [rcx + 2752]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm5, [r8 + 544]
    vpmuldq ymm7, ymm5, [rcx + 3488]
    vpmuldq ymm8, ymm5, [rcx + 3520]
    vpmuldq ymm9, ymm5, [rcx + 3552]
    vpmuldq ymm14, ymm5, [rcx + 3584]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 26, high: up to column 36.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 448]
    vmovdqa ymm6, [rsi + 480]
    vpmuldq ymm15, ymm6, [rsi + 352]
    vmovdqa ymm4, [rsi + 384]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 416]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 448]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    mov r9d, 1
    lea rax, [rsi + 512]
    lea r10, [rsi + 320]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 128], ymm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 416]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 448]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 32]
    vmovdqa ymm6, [r8 + 64]
    vpmuldq ymm7, ymm6, [rcx + 512]
    vmovdqa ymm4, [rcx + 544]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm5, [r8 + 96]
    vmovdqa ymm6, [r8 + 128]
    vpmuldq ymm14, ymm6, [rcx + 448]
    vmovdqa ymm4, [rcx + 480]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 512]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 544]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    mov r9d, 2
    lea rax, [r8 + 160]
    lea r10, [rcx + 416]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 160], ymm11
    vmovdqa ymm5, [r8 + 288]
    vpmuldq ymm7, ymm5, [rcx + 288]
    vpmuldq ymm8, ymm5, [rcx + 320]
    vpmuldq ymm9, ymm5, [rcx + 352]
    vpmuldq ymm14, ymm5, [rcx + 384]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    mov r9d, 2
    lea rax, [r8 + 320]
    lea r10, [rcx + 1216]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 192], ymm11
    mov r9d, 1
    lea rax, [r8 + 448]
    lea r10, [rcx + 1984]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 224], ymm11
    vmovdqa ymm5, [r8 + 512]
    vpmuldq ymm15, ymm5, [rcx + 2784]
    vpmuldq ymm7, ymm5, [rcx + 2816]
    vpmuldq ymm8, ymm5, [rcx + 2848]
    vpmuldq ymm9, ymm5, [rcx + 2880]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm5, [r8 + 544]
    vpmuldq ymm14, ymm5, [rcx + 3616]
    vpmuldq ymm15, ymm5, [rcx + 3648]
    vpmuldq ymm7, ymm5, [rcx + 3680]
    vpmuldq ymm8, ymm5, [rcx + 3712]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 30, high: up to column 36.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 512]
    vmovdqa ymm6, [rsi + 544]
    vpmuldq ymm9, ymm6, [rsi + 416]
    vmovdqa ymm4, [rsi + 448]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 480]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 512]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 480]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 512]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 160]
    vmovdqa ymm6, [r8 + 192]
    vpmuldq ymm14, ymm6, [rcx + 512]
    vmovdqa ymm4, [rcx + 544]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 256], ymm11
    vmovdqa ymm5, [r8 + 224]
    vmovdqa ymm6, [r8 + 256]
    vpmuldq ymm8, ymm6, [rcx + 448]
    vmovdqa ymm4, [rcx + 480]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 512]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 544]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm5, [r8 + 288]
    vpmuldq ymm14, ymm5, [rcx + 416]
    vpmuldq ymm15, ymm5, [rcx + 448]
    vpmuldq ymm7, ymm5, [rcx + 480]
    vpmuldq ymm8, ymm5, [rcx + 512]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 288], ymm11
    vmovdqa ymm5, [r8 + 320]
    vmovdqa ymm6, [r8 + 352]
    vpmuldq ymm9, ymm6, [rcx + 1312]
    vmovdqa ymm4, [rcx + 1344]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1376]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    mov r9d, 1
    lea rax, [r8 + 384]
    lea r10, [rcx + 1280]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 320], ymm11
    mov r9d, 1
    lea rax, [r8 + 448]
    lea r10, [rcx + 2112]
    call 3f
    vmovdqa ymm5, [r8 + 512]
    vpmuldq ymm9, ymm5, [rcx + 2912]
    vpmuldq ymm14, ymm5, [rcx + 2944]
    vpmuldq ymm15, ymm5, [rcx + 2976]
    vpmuldq ymm7, ymm5, [rcx + 3008]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 352], ymm11
    vmovdqa ymm5, [r8 + 544]
    vpmuldq ymm8, ymm5, [rcx + 3744]
    vpmuldq ymm9, ymm5, [rcx + 3776]
    vpmuldq ymm14, ymm5, [rcx + 3808]
    vpmuldq ymm15, ymm5, [rcx + 3840]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 34, high: up to column 36.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 544]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [r8 + 288]
    vpmuldq ymm7, ymm5, [rcx + 544]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 384], ymm11
    vmovdqa ymm5, [r8 + 416]
    vpmuldq ymm8, ymm5, [rcx + 1376]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 416], ymm11
    vmovdqa ymm5, [r8 + 480]
    vpmuldq ymm9, ymm5, [rcx + 2208]
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm5, [r8 + 512]
    vpmuldq ymm14, ymm5, [rcx + 3040]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 448], ymm11
    vmovdqa ymm5, [r8 + 544]
    vpmuldq ymm15, ymm5, [rcx + 3872]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 480], ymm11
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Digits of the last tile.
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 512], ymm11
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 544], ymm11
    vzeroall
    ret
    // The body: two records for all sums.
    .p2align 6
3:
    vmovdqa ymm5, [rax + 0]
    vmovdqa ymm6, [rax + 32]
    vpmuldq ymm7, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    add rax, 64
    sub r10, 64
    dec r9d
    jnz 3b
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
