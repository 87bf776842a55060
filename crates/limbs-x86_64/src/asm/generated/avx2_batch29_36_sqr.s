// z = x^2 / R mod m, almost reduced, digits of 29 bits, 4 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    mov r8, rcx
    mov rcx, rdx
    add r8, 224
    vmovdqa ymm12, [rip + 2f + 0]
    vmovdqa ymm13, [rip + 2f + 160]
    vmovdqa ymm10, [rip + 2f + 192]
    // Tile of column 0, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 32]
    vmovdqa ymm6, [rsi + 64]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm6, [rsi + 32]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa ymm5, [rsi + 96]
    vpmuldq ymm15, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 32]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 4, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 96]
    vmovdqa ymm6, [rsi + 128]
    vpmuldq ymm7, ymm6, [rsi + 0]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 96]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 0], ymm11
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 32], ymm11
    vmovdqa ymm5, [rsi + 160]
    vmovdqa ymm6, [rsi + 192]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [rsi + 64]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 64], ymm11
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 96], ymm11
    vmovdqa ymm5, [rsi + 224]
    vpmuldq ymm8, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 64]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 96]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 8, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 160]
    vmovdqa ymm6, [rsi + 192]
    vpmuldq ymm9, ymm6, [rsi + 64]
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 160]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 128], ymm11
    mov r9d, 1
    lea rax, [rsi + 224]
    lea r10, [rsi + 32]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 160], ymm11
    vmovdqa ymm5, [rsi + 288]
    vmovdqa ymm6, [rsi + 320]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rsi + 64]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 192], ymm11
    vmovdqa ymm5, [rsi + 352]
    vpmuldq ymm14, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 128]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 160]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 0]
    vmovdqa ymm6, [r8 + 32]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [rcx + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [rcx + 96]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 224], ymm11
    vmovdqa ymm5, [r8 + 64]
    vmovdqa ymm6, [r8 + 96]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 12, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 224]
    vmovdqa ymm6, [rsi + 256]
    vpmuldq ymm15, ymm6, [rsi + 128]
    vmovdqa ymm4, [rsi + 160]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 192]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 224]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    mov r9d, 2
    lea rax, [rsi + 288]
    lea r10, [rsi + 96]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 256], ymm11
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 288], ymm11
    vmovdqa ymm5, [rsi + 416]
    vmovdqa ymm6, [rsi + 448]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [rsi + 64]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm5, [rsi + 480]
    vpmuldq ymm7, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 192]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 224]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 2
    lea rax, [r8 + 0]
    lea r10, [rcx + 128]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 320], ymm11
    vmovdqa ymm5, [r8 + 128]
    vmovdqa ymm6, [r8 + 160]
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
    vmovdqa [r8 + 352], ymm11
    vmovdqa ymm5, [r8 + 192]
    vmovdqa ymm6, [r8 + 224]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 16, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 288]
    vmovdqa ymm6, [rsi + 320]
    vpmuldq ymm8, ymm6, [rsi + 192]
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 288]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    mov r9d, 3
    lea rax, [rsi + 352]
    lea r10, [rsi + 160]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 384], ymm11
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 416], ymm11
    vmovdqa ymm5, [rsi + 544]
    vmovdqa ymm6, [rsi + 576]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [rsi + 64]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa ymm5, [rsi + 608]
    vpmuldq ymm9, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 256]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 288]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 4
    lea rax, [r8 + 0]
    lea r10, [rcx + 256]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 448], ymm11
    vmovdqa ymm5, [r8 + 256]
    vmovdqa ymm6, [r8 + 288]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [rcx + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [rcx + 96]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 480], ymm11
    vmovdqa ymm5, [r8 + 320]
    vmovdqa ymm6, [r8 + 352]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 20, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 352]
    vmovdqa ymm6, [rsi + 384]
    vpmuldq ymm14, ymm6, [rsi + 256]
    vmovdqa ymm4, [rsi + 288]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 320]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm6, [rsi + 352]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    mov r9d, 4
    lea rax, [rsi + 416]
    lea r10, [rsi + 224]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 512], ymm11
    vmovdqa ymm5, [rsi + 672]
    vmovdqa ymm6, [rsi + 704]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm5, [rsi + 64]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 544], ymm11
    vmovdqa ymm5, [rsi + 736]
    vpmuldq ymm15, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 320]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 352]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 6
    lea rax, [r8 + 0]
    lea r10, [rcx + 384]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 576], ymm11
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 608], ymm11
    vmovdqa ymm5, [r8 + 384]
    vmovdqa ymm6, [r8 + 416]
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
    vmovdqa ymm5, [r8 + 448]
    vmovdqa ymm6, [r8 + 480]
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
    // Tile of column 24, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 416]
    vmovdqa ymm6, [rsi + 448]
    vpmuldq ymm7, ymm6, [rsi + 320]
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 384]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 416]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    mov r9d, 5
    lea rax, [rsi + 480]
    lea r10, [rsi + 288]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 640], ymm11
    vmovdqa ymm5, [rsi + 800]
    vmovdqa ymm6, [rsi + 832]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [rsi + 64]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 672], ymm11
    vmovdqa ymm5, [rsi + 864]
    vpmuldq ymm8, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 384]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 416]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 8
    lea rax, [r8 + 0]
    lea r10, [rcx + 512]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 704], ymm11
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 736], ymm11
    vmovdqa ymm5, [r8 + 512]
    vmovdqa ymm6, [r8 + 544]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm4, [rcx + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm5, [rcx + 96]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa ymm5, [r8 + 576]
    vmovdqa ymm6, [r8 + 608]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 28, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 480]
    vmovdqa ymm6, [rsi + 512]
    vpmuldq ymm9, ymm6, [rsi + 384]
    vmovdqa ymm4, [rsi + 416]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 448]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 480]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    mov r9d, 6
    lea rax, [rsi + 544]
    lea r10, [rsi + 352]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 768], ymm11
    vmovdqa ymm5, [rsi + 928]
    vmovdqa ymm6, [rsi + 960]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rsi + 64]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 800], ymm11
    vmovdqa ymm5, [rsi + 992]
    vpmuldq ymm14, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 448]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 480]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 10
    lea rax, [r8 + 0]
    lea r10, [rcx + 640]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 832], ymm11
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 864], ymm11
    vmovdqa ymm5, [r8 + 640]
    vmovdqa ymm6, [r8 + 672]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [rcx + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [rcx + 96]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm5, [r8 + 704]
    vmovdqa ymm6, [r8 + 736]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 32, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vmovdqa ymm5, [rsi + 544]
    vmovdqa ymm6, [rsi + 576]
    vpmuldq ymm15, ymm6, [rsi + 448]
    vmovdqa ymm4, [rsi + 480]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 512]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 544]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    mov r9d, 7
    lea rax, [rsi + 608]
    lea r10, [rsi + 416]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 896], ymm11
    vmovdqa ymm5, [rsi + 1056]
    vmovdqa ymm6, [rsi + 1088]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [rsi + 64]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 928], ymm11
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm7, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 512]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 544]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 12
    lea rax, [r8 + 0]
    lea r10, [rcx + 768]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 960], ymm11
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 992], ymm11
    vmovdqa ymm5, [r8 + 768]
    vmovdqa ymm6, [r8 + 800]
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
    vmovdqa ymm5, [r8 + 832]
    vmovdqa ymm6, [r8 + 864]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rcx + 32]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm5, [r8 + 896]
    vmovdqa ymm6, [r8 + 928]
    vmovdqa ymm4, [rcx + 1408]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1440]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [rcx + 1472]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rcx + 1504]
    vmovdqa ymm5, [r8 + 960]
    vmovdqa ymm6, [r8 + 992]
    vmovdqa ymm4, [rcx + 1408]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rcx + 1440]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 36, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 608]
    vmovdqa ymm6, [rsi + 640]
    vpmuldq ymm8, ymm6, [rsi + 512]
    vmovdqa ymm4, [rsi + 544]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 576]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 608]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    mov r9d, 7
    lea rax, [rsi + 672]
    lea r10, [rsi + 480]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 1024], ymm11
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm9, ymm5, [rsi + 32]
    vpmuldq ymm14, ymm5, [rsi + 64]
    vpmuldq ymm15, ymm5, [rsi + 96]
    vpmuldq ymm7, ymm5, [rsi + 128]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 576]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 608]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 14
    lea rax, [r8 + 0]
    lea r10, [rcx + 896]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 1056], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vmovdqa ymm11, [r8 + 1024]
    vpmuldq ymm11, ymm11, [rcx + 2816]
    vpaddq ymm10, ymm10, ymm11
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vmovdqa [r8 + 1088], ymm11
    vpaddq ymm10, ymm10, [r8 + -128]
    vmovdqa ymm11, [r8 + 1024]
    vpmuldq ymm11, ymm11, [rcx + 2848]
    vpaddq ymm10, ymm10, ymm11
    vmovdqa ymm11, [r8 + 1056]
    vpmuldq ymm11, ymm11, [rcx + 2816]
    vpaddq ymm10, ymm10, ymm11
    vmovdqa ymm11, [r8 + 1088]
    vpmuldq ymm11, ymm11, [rcx + 4224]
    vpaddq ymm10, ymm10, ymm11
    // The last: times -m^-1, and m itself clears the column.
    vmovdqa ymm11, ymm10
    vpmuludq ymm11, ymm11, [rcx + 7040]
    vpand ymm11, ymm11, ymm12
    vmovdqa [r8 + 1120], ymm11
    vpmuldq ymm11, ymm11, [rcx + 5632]
    vpaddq ymm10, ymm10, ymm11
    vpsrlq ymm10, ymm10, 29
    mov r9d, 2
    lea rax, [r8 + 896]
    lea r10, [rcx + 1536]
    call 3f
    mov r9d, 1
    lea rax, [r8 + 1024]
    lea r10, [rcx + 2880]
    call 3f
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm8, ymm5, [rcx + 4256]
    vpmuldq ymm9, ymm5, [rcx + 4288]
    vpmuldq ymm14, ymm5, [rcx + 4320]
    vpmuldq ymm15, ymm5, [rcx + 4352]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm7, ymm5, [rcx + 5664]
    vpmuldq ymm8, ymm5, [rcx + 5696]
    vpmuldq ymm9, ymm5, [rcx + 5728]
    vpmuldq ymm14, ymm5, [rcx + 5760]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 40, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 672]
    vmovdqa ymm6, [rsi + 704]
    vpmuldq ymm15, ymm6, [rsi + 576]
    vmovdqa ymm4, [rsi + 608]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 640]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 672]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    mov r9d, 6
    lea rax, [rsi + 736]
    lea r10, [rsi + 544]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 0], ymm11
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm7, ymm5, [rsi + 160]
    vpmuldq ymm8, ymm5, [rsi + 192]
    vpmuldq ymm9, ymm5, [rsi + 224]
    vpmuldq ymm14, ymm5, [rsi + 256]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 640]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 672]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    mov r9d, 14
    lea rax, [r8 + 0]
    lea r10, [rcx + 1024]
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
    lea rax, [r8 + 896]
    lea r10, [rcx + 1664]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 96], ymm11
    mov r9d, 1
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3008]
    call 3f
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm15, ymm5, [rcx + 4384]
    vpmuldq ymm7, ymm5, [rcx + 4416]
    vpmuldq ymm8, ymm5, [rcx + 4448]
    vpmuldq ymm9, ymm5, [rcx + 4480]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm14, ymm5, [rcx + 5792]
    vpmuldq ymm15, ymm5, [rcx + 5824]
    vpmuldq ymm7, ymm5, [rcx + 5856]
    vpmuldq ymm8, ymm5, [rcx + 5888]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 44, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 736]
    vmovdqa ymm6, [rsi + 768]
    vpmuldq ymm9, ymm6, [rsi + 640]
    vmovdqa ymm4, [rsi + 672]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 704]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 736]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    mov r9d, 5
    lea rax, [rsi + 800]
    lea r10, [rsi + 608]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 128], ymm11
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm14, ymm5, [rsi + 288]
    vpmuldq ymm15, ymm5, [rsi + 320]
    vpmuldq ymm7, ymm5, [rsi + 352]
    vpmuldq ymm8, ymm5, [rsi + 384]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 704]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 736]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 32]
    vmovdqa ymm6, [r8 + 64]
    vpmuldq ymm9, ymm6, [rcx + 1088]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm5, [r8 + 96]
    vmovdqa ymm6, [r8 + 128]
    vpmuldq ymm7, ymm6, [rcx + 1024]
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    mov r9d, 11
    lea rax, [r8 + 160]
    lea r10, [rcx + 992]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 160], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 192], ymm11
    vmovdqa ymm5, [r8 + 864]
    vpmuldq ymm9, ymm5, [rcx + 288]
    vpmuldq ymm14, ymm5, [rcx + 320]
    vpmuldq ymm15, ymm5, [rcx + 352]
    vpmuldq ymm7, ymm5, [rcx + 384]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    mov r9d, 2
    lea rax, [r8 + 896]
    lea r10, [rcx + 1792]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 224], ymm11
    mov r9d, 1
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3136]
    call 3f
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm8, ymm5, [rcx + 4512]
    vpmuldq ymm9, ymm5, [rcx + 4544]
    vpmuldq ymm14, ymm5, [rcx + 4576]
    vpmuldq ymm15, ymm5, [rcx + 4608]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm7, ymm5, [rcx + 5920]
    vpmuldq ymm8, ymm5, [rcx + 5952]
    vpmuldq ymm9, ymm5, [rcx + 5984]
    vpmuldq ymm14, ymm5, [rcx + 6016]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 48, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 800]
    vmovdqa ymm6, [rsi + 832]
    vpmuldq ymm15, ymm6, [rsi + 704]
    vmovdqa ymm4, [rsi + 736]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 768]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 800]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    mov r9d, 4
    lea rax, [rsi + 864]
    lea r10, [rsi + 672]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 256], ymm11
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm7, ymm5, [rsi + 416]
    vpmuldq ymm8, ymm5, [rsi + 448]
    vpmuldq ymm9, ymm5, [rsi + 480]
    vpmuldq ymm14, ymm5, [rsi + 512]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 768]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 800]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 160]
    vmovdqa ymm6, [r8 + 192]
    vpmuldq ymm15, ymm6, [rcx + 1088]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm5, [r8 + 224]
    vmovdqa ymm6, [r8 + 256]
    vpmuldq ymm9, ymm6, [rcx + 1024]
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    mov r9d, 9
    lea rax, [r8 + 288]
    lea r10, [rcx + 992]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 288], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 320], ymm11
    vmovdqa ymm5, [r8 + 864]
    vpmuldq ymm15, ymm5, [rcx + 416]
    vpmuldq ymm7, ymm5, [rcx + 448]
    vpmuldq ymm8, ymm5, [rcx + 480]
    vpmuldq ymm9, ymm5, [rcx + 512]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    mov r9d, 2
    lea rax, [r8 + 896]
    lea r10, [rcx + 1920]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 352], ymm11
    mov r9d, 1
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3264]
    call 3f
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm14, ymm5, [rcx + 4640]
    vpmuldq ymm15, ymm5, [rcx + 4672]
    vpmuldq ymm7, ymm5, [rcx + 4704]
    vpmuldq ymm8, ymm5, [rcx + 4736]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm9, ymm5, [rcx + 6048]
    vpmuldq ymm14, ymm5, [rcx + 6080]
    vpmuldq ymm15, ymm5, [rcx + 6112]
    vpmuldq ymm7, ymm5, [rcx + 6144]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 52, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 864]
    vmovdqa ymm6, [rsi + 896]
    vpmuldq ymm8, ymm6, [rsi + 768]
    vmovdqa ymm4, [rsi + 800]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 832]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 864]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    mov r9d, 3
    lea rax, [rsi + 928]
    lea r10, [rsi + 736]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 384], ymm11
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm9, ymm5, [rsi + 544]
    vpmuldq ymm14, ymm5, [rsi + 576]
    vpmuldq ymm15, ymm5, [rsi + 608]
    vpmuldq ymm7, ymm5, [rsi + 640]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 832]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 864]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 288]
    vmovdqa ymm6, [r8 + 320]
    vpmuldq ymm8, ymm6, [rcx + 1088]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm5, [r8 + 352]
    vmovdqa ymm6, [r8 + 384]
    vpmuldq ymm15, ymm6, [rcx + 1024]
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    mov r9d, 7
    lea rax, [r8 + 416]
    lea r10, [rcx + 992]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 416], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 448], ymm11
    vmovdqa ymm5, [r8 + 864]
    vpmuldq ymm8, ymm5, [rcx + 544]
    vpmuldq ymm9, ymm5, [rcx + 576]
    vpmuldq ymm14, ymm5, [rcx + 608]
    vpmuldq ymm15, ymm5, [rcx + 640]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    mov r9d, 2
    lea rax, [r8 + 896]
    lea r10, [rcx + 2048]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 480], ymm11
    mov r9d, 1
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3392]
    call 3f
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm7, ymm5, [rcx + 4768]
    vpmuldq ymm8, ymm5, [rcx + 4800]
    vpmuldq ymm9, ymm5, [rcx + 4832]
    vpmuldq ymm14, ymm5, [rcx + 4864]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm15, ymm5, [rcx + 6176]
    vpmuldq ymm7, ymm5, [rcx + 6208]
    vpmuldq ymm8, ymm5, [rcx + 6240]
    vpmuldq ymm9, ymm5, [rcx + 6272]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 56, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 928]
    vmovdqa ymm6, [rsi + 960]
    vpmuldq ymm14, ymm6, [rsi + 832]
    vmovdqa ymm4, [rsi + 864]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 896]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm6, [rsi + 928]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    mov r9d, 2
    lea rax, [rsi + 992]
    lea r10, [rsi + 800]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 512], ymm11
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm15, ymm5, [rsi + 672]
    vpmuldq ymm7, ymm5, [rsi + 704]
    vpmuldq ymm8, ymm5, [rsi + 736]
    vpmuldq ymm9, ymm5, [rsi + 768]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 896]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 928]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 416]
    vmovdqa ymm6, [r8 + 448]
    vpmuldq ymm14, ymm6, [rcx + 1088]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm5, [r8 + 480]
    vmovdqa ymm6, [r8 + 512]
    vpmuldq ymm8, ymm6, [rcx + 1024]
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    mov r9d, 5
    lea rax, [r8 + 544]
    lea r10, [rcx + 992]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 544], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 576], ymm11
    vmovdqa ymm5, [r8 + 864]
    vpmuldq ymm14, ymm5, [rcx + 672]
    vpmuldq ymm15, ymm5, [rcx + 704]
    vpmuldq ymm7, ymm5, [rcx + 736]
    vpmuldq ymm8, ymm5, [rcx + 768]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    mov r9d, 2
    lea rax, [r8 + 896]
    lea r10, [rcx + 2176]
    call 3f
    mov r9d, 1
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3520]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 608], ymm11
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm9, ymm5, [rcx + 4896]
    vpmuldq ymm14, ymm5, [rcx + 4928]
    vpmuldq ymm15, ymm5, [rcx + 4960]
    vpmuldq ymm7, ymm5, [rcx + 4992]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm8, ymm5, [rcx + 6304]
    vpmuldq ymm9, ymm5, [rcx + 6336]
    vpmuldq ymm14, ymm5, [rcx + 6368]
    vpmuldq ymm15, ymm5, [rcx + 6400]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 60, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 992]
    vmovdqa ymm6, [rsi + 1024]
    vpmuldq ymm7, ymm6, [rsi + 896]
    vmovdqa ymm4, [rsi + 928]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 960]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 992]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    mov r9d, 1
    lea rax, [rsi + 1056]
    lea r10, [rsi + 864]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 640], ymm11
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm8, ymm5, [rsi + 800]
    vpmuldq ymm9, ymm5, [rsi + 832]
    vpmuldq ymm14, ymm5, [rsi + 864]
    vpmuldq ymm15, ymm5, [rsi + 896]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 960]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 992]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 544]
    vmovdqa ymm6, [r8 + 576]
    vpmuldq ymm7, ymm6, [rcx + 1088]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm5, [r8 + 608]
    vmovdqa ymm6, [r8 + 640]
    vpmuldq ymm14, ymm6, [rcx + 1024]
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    mov r9d, 3
    lea rax, [r8 + 672]
    lea r10, [rcx + 992]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 672], ymm11
    vmovdqa ymm5, [r8 + 864]
    vpmuldq ymm7, ymm5, [rcx + 800]
    vpmuldq ymm8, ymm5, [rcx + 832]
    vpmuldq ymm9, ymm5, [rcx + 864]
    vpmuldq ymm14, ymm5, [rcx + 896]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 704], ymm11
    mov r9d, 2
    lea rax, [r8 + 896]
    lea r10, [rcx + 2304]
    call 3f
    mov r9d, 1
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3648]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 736], ymm11
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm15, ymm5, [rcx + 5024]
    vpmuldq ymm7, ymm5, [rcx + 5056]
    vpmuldq ymm8, ymm5, [rcx + 5088]
    vpmuldq ymm9, ymm5, [rcx + 5120]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm14, ymm5, [rcx + 6432]
    vpmuldq ymm15, ymm5, [rcx + 6464]
    vpmuldq ymm7, ymm5, [rcx + 6496]
    vpmuldq ymm8, ymm5, [rcx + 6528]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 64, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 1056]
    vmovdqa ymm6, [rsi + 1088]
    vpmuldq ymm9, ymm6, [rsi + 960]
    vmovdqa ymm4, [rsi + 992]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 1024]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 1056]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm14, ymm5, [rsi + 928]
    vpmuldq ymm15, ymm5, [rsi + 960]
    vpmuldq ymm7, ymm5, [rsi + 992]
    vpmuldq ymm8, ymm5, [rsi + 1024]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 768], ymm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 1024]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 1056]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 672]
    vmovdqa ymm6, [r8 + 704]
    vpmuldq ymm9, ymm6, [rcx + 1088]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm5, [r8 + 736]
    vmovdqa ymm6, [r8 + 768]
    vpmuldq ymm7, ymm6, [rcx + 1024]
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    mov r9d, 1
    lea rax, [r8 + 800]
    lea r10, [rcx + 992]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 800], ymm11
    vmovdqa ymm5, [r8 + 864]
    vpmuldq ymm9, ymm5, [rcx + 928]
    vpmuldq ymm14, ymm5, [rcx + 960]
    vpmuldq ymm15, ymm5, [rcx + 992]
    vpmuldq ymm7, ymm5, [rcx + 1024]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    mov r9d, 2
    lea rax, [r8 + 896]
    lea r10, [rcx + 2432]
    call 3f
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 832], ymm11
    mov r9d, 1
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3776]
    call 3f
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm8, ymm5, [rcx + 5152]
    vpmuldq ymm9, ymm5, [rcx + 5184]
    vpmuldq ymm14, ymm5, [rcx + 5216]
    vpmuldq ymm15, ymm5, [rcx + 5248]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 864], ymm11
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm7, ymm5, [rcx + 6560]
    vpmuldq ymm8, ymm5, [rcx + 6592]
    vpmuldq ymm9, ymm5, [rcx + 6624]
    vpmuldq ymm14, ymm5, [rcx + 6656]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Tile of column 68, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm15, ymm5, [rsi + 1056]
    vpmuldq ymm7, ymm5, [rsi + 1088]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa ymm5, [rsi + 1088]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm5, [rsi + 1120]
    vpmuldq ymm7, ymm5, ymm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm5, [r8 + 800]
    vmovdqa ymm6, [r8 + 832]
    vpmuldq ymm8, ymm6, [rcx + 1088]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 896], ymm11
    vmovdqa ymm5, [r8 + 864]
    vpmuldq ymm15, ymm5, [rcx + 1056]
    vpmuldq ymm7, ymm5, [rcx + 1088]
    vpmuldq ymm8, ymm5, [rcx + 1120]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vmovdqa ymm5, [r8 + 928]
    vmovdqa ymm6, [r8 + 960]
    vpmuldq ymm9, ymm6, [rcx + 2496]
    vmovdqa ymm4, [rcx + 2528]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 928], ymm11
    vmovdqa ymm5, [r8 + 992]
    vpmuldq ymm7, ymm5, [rcx + 2464]
    vpmuldq ymm8, ymm5, [rcx + 2496]
    vpmuldq ymm9, ymm5, [rcx + 2528]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vmovdqa ymm5, [r8 + 1024]
    vmovdqa ymm6, [r8 + 1056]
    vpmuldq ymm14, ymm6, [rcx + 3872]
    vmovdqa ymm4, [rcx + 3904]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3936]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 960], ymm11
    vmovdqa ymm5, [r8 + 1088]
    vpmuldq ymm14, ymm5, [rcx + 5280]
    vpmuldq ymm15, ymm5, [rcx + 5312]
    vpmuldq ymm7, ymm5, [rcx + 5344]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 992], ymm11
    vmovdqa ymm5, [r8 + 1120]
    vpmuldq ymm8, ymm5, [rcx + 6688]
    vpmuldq ymm9, ymm5, [rcx + 6720]
    vpmuldq ymm14, ymm5, [rcx + 6752]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vmovdqa [r8 + -224], ymm0
    vmovdqa [r8 + -192], ymm1
    vmovdqa [r8 + -160], ymm2
    vmovdqa [r8 + -128], ymm3
    // Digits of the last tile.
    vpaddq ymm10, ymm10, [r8 + -224]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 1024], ymm11
    vpaddq ymm10, ymm10, [r8 + -192]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 1056], ymm11
    vpaddq ymm10, ymm10, [r8 + -160]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 1088], ymm11
    vpaddq ymm10, ymm10, [r8 + -128]
    vpand ymm11, ymm10, ymm12
    vpsrlq ymm10, ymm10, 29
    vpsubq ymm11, ymm11, ymm13
    vmovdqa [rdi + 1120], ymm11
    vzeroall
    ret
    // The body: two records for all sums.
    .p2align 6
3:
    vmovdqa ymm5, [rax + 0]
    vmovdqa ymm6, [rax + 32]
    vpmuldq ymm15, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
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
