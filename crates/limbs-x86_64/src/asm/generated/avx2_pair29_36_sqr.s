// z = x^2 / R mod m, almost reduced, digits of 29 bits, 2 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    mov r8, rcx
    mov rcx, rdx
    add r8, 320
    vmovdqa ymm12, [rip + 2f + 0]
    vmovdqa ymm13, [rip + 2f + 160]
    vmovdqa ymm10, [rip + 2f + 192]
    // Tile of column -4, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vbroadcasti128 ymm5, [rsi + 16]
    vpmuldq ymm8, ymm5, [rsi + 32]
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rsi + 64]
    vpmuldq ymm9, ymm5, [rsi + 0]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rsi + 80]
    vpmuldq ymm14, ymm5, [rsi + 32]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 0]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 16]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 4, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vbroadcasti128 ymm5, [rsi + 80]
    vbroadcasti128 ymm6, [rsi + 144]
    vpmuldq ymm15, ymm6, [rsi + 32]
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 160]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vbroadcasti128 ymm5, [rsi + 128]
    vbroadcasti128 ymm6, [rsi + 192]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, [rsi + 128]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 0], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 16], xmm11
    vbroadcasti128 ymm5, [rsi + 208]
    vbroadcasti128 ymm6, [rsi + 272]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rsi + 160]
    vbroadcasti128 ymm5, [rsi + 256]
    vbroadcasti128 ymm6, [rsi + 320]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 64]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 64], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 80], xmm11
    vbroadcasti128 ymm5, [rsi + 336]
    vpmuldq ymm8, ymm5, [rsi + 32]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 64]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 80]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 128]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 144]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 12, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vbroadcasti128 ymm5, [rsi + 208]
    vbroadcasti128 ymm6, [rsi + 272]
    vpmuldq ymm9, ymm6, [rsi + 160]
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 288]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vbroadcasti128 ymm5, [rsi + 256]
    vbroadcasti128 ymm6, [rsi + 320]
    vpmuldq ymm8, ymm6, [rsi + 64]
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 192]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 256]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 128], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 144], xmm11
    vbroadcasti128 ymm5, [rsi + 336]
    vbroadcasti128 ymm6, [rsi + 400]
    vpmuldq ymm9, ymm6, [rsi + 32]
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 160]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 288]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [rsi + 384]
    vbroadcasti128 ymm6, [rsi + 448]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [rsi + 192]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 192], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 208], xmm11
    vbroadcasti128 ymm5, [rsi + 464]
    vbroadcasti128 ymm6, [rsi + 528]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [rsi + 160]
    vbroadcasti128 ymm5, [rsi + 512]
    vbroadcasti128 ymm6, [rsi + 576]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 64]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 256], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 272], xmm11
    vbroadcasti128 ymm5, [rsi + 592]
    vpmuldq ymm7, ymm5, [rsi + 32]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 192]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 208]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 256]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 272]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 0]
    vbroadcasti128 ymm6, [r8 + 64]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 64]
    vbroadcasti128 ymm5, [r8 + 16]
    vbroadcasti128 ymm6, [r8 + 80]
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rcx + 96]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 320], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 336], xmm11
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 20, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vbroadcasti128 ymm5, [rsi + 336]
    vbroadcasti128 ymm6, [rsi + 400]
    vpmuldq ymm9, ymm6, [rsi + 288]
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 416]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vbroadcasti128 ymm5, [rsi + 384]
    vbroadcasti128 ymm6, [rsi + 448]
    vpmuldq ymm8, ymm6, [rsi + 192]
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 320]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 384]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [rsi + 464]
    vbroadcasti128 ymm6, [rsi + 528]
    vpmuldq ymm9, ymm6, [rsi + 160]
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 288]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 416]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [rsi + 512]
    vbroadcasti128 ymm6, [rsi + 576]
    vpmuldq ymm7, ymm6, [rsi + 64]
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 192]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rsi + 320]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 384], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 400], xmm11
    vbroadcasti128 ymm5, [rsi + 592]
    vbroadcasti128 ymm6, [rsi + 656]
    vpmuldq ymm14, ymm6, [rsi + 32]
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 288]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rsi + 640]
    vbroadcasti128 ymm6, [rsi + 704]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rsi + 192]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 448], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 464], xmm11
    vbroadcasti128 ymm5, [rsi + 720]
    vbroadcasti128 ymm6, [rsi + 784]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rsi + 160]
    vbroadcasti128 ymm5, [rsi + 768]
    vbroadcasti128 ymm6, [rsi + 832]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 64]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [rsi + 848]
    vpmuldq ymm8, ymm5, [rsi + 32]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 320]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 336]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 384]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 400]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 0]
    vbroadcasti128 ymm6, [r8 + 64]
    vpmuldq ymm9, ymm6, [rcx + 64]
    vmovdqa ymm4, [rcx + 128]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 192]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 256]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rcx + 320]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [r8 + 16]
    vbroadcasti128 ymm6, [r8 + 80]
    vpmuldq ymm7, ymm6, [rcx + 96]
    vmovdqa ymm4, [rcx + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 288]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 352]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 512], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 528], xmm11
    vbroadcasti128 ymm5, [r8 + 128]
    vbroadcasti128 ymm6, [r8 + 192]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [rcx + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [rcx + 192]
    vbroadcasti128 ymm5, [r8 + 144]
    vbroadcasti128 ymm6, [r8 + 208]
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 160]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rcx + 224]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 576], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 592], xmm11
    vbroadcasti128 ymm5, [r8 + 256]
    vbroadcasti128 ymm6, [r8 + 320]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rcx + 64]
    vbroadcasti128 ymm5, [r8 + 272]
    vbroadcasti128 ymm6, [r8 + 336]
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 96]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 28, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vbroadcasti128 ymm5, [rsi + 464]
    vbroadcasti128 ymm6, [rsi + 528]
    vpmuldq ymm14, ymm6, [rsi + 416]
    vmovdqa ymm4, [rsi + 480]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 544]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vbroadcasti128 ymm5, [rsi + 512]
    vbroadcasti128 ymm6, [rsi + 576]
    vpmuldq ymm9, ymm6, [rsi + 320]
    vmovdqa ymm4, [rsi + 384]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 448]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 512]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rsi + 592]
    vbroadcasti128 ymm6, [rsi + 656]
    vpmuldq ymm14, ymm6, [rsi + 288]
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 416]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 480]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 544]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rsi + 640]
    vbroadcasti128 ymm6, [rsi + 704]
    vpmuldq ymm8, ymm6, [rsi + 192]
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 320]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 384]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rsi + 448]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 640], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 656], xmm11
    vbroadcasti128 ymm5, [rsi + 720]
    vbroadcasti128 ymm6, [rsi + 784]
    vpmuldq ymm15, ymm6, [rsi + 160]
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 288]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rsi + 416]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rsi + 768]
    vbroadcasti128 ymm6, [rsi + 832]
    vpmuldq ymm9, ymm6, [rsi + 64]
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 192]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 320]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [rsi + 848]
    vbroadcasti128 ymm6, [rsi + 912]
    vpmuldq ymm7, ymm6, [rsi + 32]
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 160]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rsi + 288]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [rsi + 896]
    vbroadcasti128 ymm6, [rsi + 960]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm4, [rsi + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [rsi + 192]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 704], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 720], xmm11
    vbroadcasti128 ymm5, [rsi + 976]
    vbroadcasti128 ymm6, [rsi + 1040]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [rsi + 160]
    vbroadcasti128 ymm5, [rsi + 1024]
    vbroadcasti128 ymm6, [rsi + 1088]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rsi + 64]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rsi + 1104]
    vpmuldq ymm14, ymm5, [rsi + 32]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 448]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 464]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 512]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 528]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 384]
    lea r10, [rcx + 0]
    call 3f
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 768], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 784], xmm11
    vbroadcasti128 ymm5, [r8 + 384]
    vbroadcasti128 ymm6, [r8 + 448]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [rcx + 128]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [rcx + 192]
    vbroadcasti128 ymm5, [r8 + 400]
    vbroadcasti128 ymm6, [r8 + 464]
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 160]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 224]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 832], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 848], xmm11
    vbroadcasti128 ymm5, [r8 + 512]
    vbroadcasti128 ymm6, [r8 + 576]
    vmovdqa ymm4, [rcx + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rcx + 64]
    vbroadcasti128 ymm5, [r8 + 528]
    vbroadcasti128 ymm6, [r8 + 592]
    vmovdqa ymm4, [rcx + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 96]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [r8 + 640]
    vbroadcasti128 ymm6, [r8 + 704]
    vmovdqa ymm4, [rcx + 1664]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1728]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [rcx + 1792]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [rcx + 1856]
    vbroadcasti128 ymm5, [r8 + 656]
    vbroadcasti128 ymm6, [r8 + 720]
    vmovdqa ymm4, [rcx + 1696]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1760]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1824]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 1888]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [r8 + 768]
    vbroadcasti128 ymm6, [r8 + 832]
    vmovdqa ymm4, [rcx + 1664]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [rcx + 1728]
    vbroadcasti128 ymm5, [r8 + 784]
    vbroadcasti128 ymm6, [r8 + 848]
    vmovdqa ymm4, [rcx + 1696]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 1760]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 36, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vbroadcasti128 ymm5, [rsi + 592]
    vbroadcasti128 ymm6, [rsi + 656]
    vpmuldq ymm15, ymm6, [rsi + 544]
    vmovdqa ymm4, [rsi + 608]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 672]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vbroadcasti128 ymm5, [rsi + 640]
    vbroadcasti128 ymm6, [rsi + 704]
    vpmuldq ymm14, ymm6, [rsi + 448]
    vmovdqa ymm4, [rsi + 512]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 576]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm6, [rsi + 640]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [rsi + 720]
    vbroadcasti128 ymm6, [rsi + 784]
    vpmuldq ymm15, ymm6, [rsi + 416]
    vmovdqa ymm4, [rsi + 480]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 544]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 608]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rsi + 672]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rsi + 768]
    vbroadcasti128 ymm6, [rsi + 832]
    vpmuldq ymm9, ymm6, [rsi + 320]
    vmovdqa ymm4, [rsi + 384]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 448]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 512]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 576]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 896], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 912], xmm11
    vbroadcasti128 ymm5, [rsi + 848]
    vbroadcasti128 ymm6, [rsi + 912]
    vpmuldq ymm7, ymm6, [rsi + 288]
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 416]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 480]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rsi + 544]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [rsi + 896]
    vbroadcasti128 ymm6, [rsi + 960]
    vpmuldq ymm14, ymm6, [rsi + 192]
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 320]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 384]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 448]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [rsi + 976]
    vbroadcasti128 ymm6, [rsi + 1040]
    vpmuldq ymm8, ymm6, [rsi + 160]
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 288]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rsi + 416]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rsi + 1024]
    vbroadcasti128 ymm6, [rsi + 1088]
    vpmuldq ymm15, ymm6, [rsi + 64]
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 192]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rsi + 320]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [rsi + 1104]
    vpmuldq ymm9, ymm5, [rsi + 96]
    vpmuldq ymm14, ymm5, [rsi + 160]
    vpmuldq ymm15, ymm5, [rsi + 224]
    vpmuldq ymm7, ymm5, [rsi + 288]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 576]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 592]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 640]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 656]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 640]
    lea r10, [rcx + 0]
    call 4f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 960], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 976], xmm11
    vpaddq xmm10, xmm10, [r8 + -256]
    vmovdqa xmm11, [r8 + 896]
    vpmuldq xmm11, xmm11, [rcx + 3328]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 1024], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vmovdqa xmm11, [r8 + 896]
    vpmuldq xmm11, xmm11, [rcx + 3344]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 912]
    vpmuldq xmm11, xmm11, [rcx + 3328]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 1024]
    vpmuldq xmm11, xmm11, [rcx + 4992]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 1040], xmm11
    lea rax, [r8 + 896]
    lea r10, [rcx + 1664]
    call 5f
    vpaddq xmm10, xmm10, [r8 + -224]
    vmovdqa xmm11, [r8 + 896]
    vpmuldq xmm11, xmm11, [rcx + 3392]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 912]
    vpmuldq xmm11, xmm11, [rcx + 3344]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 960]
    vpmuldq xmm11, xmm11, [rcx + 3328]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 1024]
    vpmuldq xmm11, xmm11, [rcx + 5008]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 1040]
    vpmuldq xmm11, xmm11, [rcx + 4992]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 1088], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vmovdqa xmm11, [r8 + 896]
    vpmuldq xmm11, xmm11, [rcx + 3408]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 912]
    vpmuldq xmm11, xmm11, [rcx + 3392]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 960]
    vpmuldq xmm11, xmm11, [rcx + 3344]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 976]
    vpmuldq xmm11, xmm11, [rcx + 3328]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 1024]
    vpmuldq xmm11, xmm11, [rcx + 5056]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 1040]
    vpmuldq xmm11, xmm11, [rcx + 5008]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 1088]
    vpmuldq xmm11, xmm11, [rcx + 4992]
    vpaddq xmm10, xmm10, xmm11
    // The last: times -m^-1, and m itself clears the column.
    vmovdqa xmm11, xmm10
    vpmuludq xmm11, xmm11, [rcx + 8320]
    vpand xmm11, xmm11, xmm12
    vmovdqa [r8 + 1104], xmm11
    vpmuldq xmm11, xmm11, [rcx + 6656]
    vpaddq xmm10, xmm10, xmm11
    vpsrlq xmm10, xmm10, 29
    vbroadcasti128 ymm5, [r8 + 896]
    vbroadcasti128 ymm6, [r8 + 960]
    vpmuldq ymm8, ymm6, [rcx + 3392]
    vmovdqa ymm4, [rcx + 3456]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3520]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3584]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 3648]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [r8 + 912]
    vbroadcasti128 ymm6, [r8 + 976]
    vpmuldq ymm15, ymm6, [rcx + 3424]
    vmovdqa ymm4, [rcx + 3488]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3552]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3616]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rcx + 3680]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [r8 + 1024]
    vpmuldq ymm9, ymm5, [rcx + 5152]
    vpmuldq ymm14, ymm5, [rcx + 5216]
    vpmuldq ymm15, ymm5, [rcx + 5280]
    vpmuldq ymm7, ymm5, [rcx + 5344]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [r8 + 1040]
    vpmuldq ymm8, ymm5, [rcx + 5056]
    vpmuldq ymm9, ymm5, [rcx + 5120]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [rcx + 5184]
    vpmuldq ymm15, ymm5, [rcx + 5248]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [r8 + 1088]
    vpmuldq ymm7, ymm5, [rcx + 5088]
    vpmuldq ymm8, ymm5, [rcx + 5152]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [rcx + 5216]
    vpmuldq ymm14, ymm5, [rcx + 5280]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [r8 + 1104]
    vpmuldq ymm15, ymm5, [rcx + 6752]
    vpmuldq ymm7, ymm5, [rcx + 6816]
    vpmuldq ymm8, ymm5, [rcx + 6880]
    vpmuldq ymm9, ymm5, [rcx + 6944]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 44, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vbroadcasti128 ymm5, [rsi + 720]
    vbroadcasti128 ymm6, [rsi + 784]
    vpmuldq ymm14, ymm6, [rsi + 672]
    vmovdqa ymm4, [rsi + 736]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 800]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vbroadcasti128 ymm5, [rsi + 768]
    vbroadcasti128 ymm6, [rsi + 832]
    vpmuldq ymm9, ymm6, [rsi + 576]
    vmovdqa ymm4, [rsi + 640]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 704]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 768]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [rsi + 848]
    vbroadcasti128 ymm6, [rsi + 912]
    vpmuldq ymm14, ymm6, [rsi + 544]
    vmovdqa ymm4, [rsi + 608]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 672]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 736]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 800]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rsi + 896]
    vbroadcasti128 ymm6, [rsi + 960]
    vpmuldq ymm8, ymm6, [rsi + 448]
    vmovdqa ymm4, [rsi + 512]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 576]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 640]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rsi + 704]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 0], xmm11
    vmovdqa [rdi + 48], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 16], xmm11
    vmovdqa [rdi + 96], xmm11
    vbroadcasti128 ymm5, [rsi + 976]
    vbroadcasti128 ymm6, [rsi + 1040]
    vpmuldq ymm15, ymm6, [rsi + 416]
    vmovdqa ymm4, [rsi + 480]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 544]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 608]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rsi + 672]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rsi + 1024]
    vbroadcasti128 ymm6, [rsi + 1088]
    vpmuldq ymm9, ymm6, [rsi + 320]
    vmovdqa ymm4, [rsi + 384]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 448]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 512]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 576]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [rsi + 1104]
    vpmuldq ymm7, ymm5, [rsi + 352]
    vpmuldq ymm8, ymm5, [rsi + 416]
    vpmuldq ymm9, ymm5, [rsi + 480]
    vpmuldq ymm14, ymm5, [rsi + 544]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 704]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 720]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 768]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 784]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 640]
    lea r10, [rcx + 256]
    call 4f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 64], xmm11
    vmovdqa [rdi + 112], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 80], xmm11
    vmovdqa [rdi + 160], xmm11
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 128], xmm11
    vmovdqa [rdi + 176], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 144], xmm11
    vmovdqa [rdi + 224], xmm11
    lea rax, [r8 + 896]
    lea r10, [rcx + 1920]
    call 5f
    vbroadcasti128 ymm5, [r8 + 896]
    vbroadcasti128 ymm6, [r8 + 960]
    vpmuldq ymm15, ymm6, [rcx + 3648]
    vmovdqa ymm4, [rcx + 3712]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3776]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3840]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rcx + 3904]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [r8 + 912]
    vbroadcasti128 ymm6, [r8 + 976]
    vpmuldq ymm9, ymm6, [rcx + 3680]
    vmovdqa ymm4, [rcx + 3744]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3808]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 3872]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rcx + 3936]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 192], xmm11
    vmovdqa [rdi + 240], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 208], xmm11
    vmovdqa [rdi + 288], xmm11
    vbroadcasti128 ymm5, [r8 + 1024]
    vpmuldq ymm7, ymm5, [rcx + 5408]
    vpmuldq ymm8, ymm5, [rcx + 5472]
    vpmuldq ymm9, ymm5, [rcx + 5536]
    vpmuldq ymm14, ymm5, [rcx + 5600]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [r8 + 1040]
    vpmuldq ymm15, ymm5, [rcx + 5312]
    vpmuldq ymm7, ymm5, [rcx + 5376]
    vpmuldq ymm8, ymm5, [rcx + 5440]
    vpmuldq ymm9, ymm5, [rcx + 5504]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [r8 + 1088]
    vpmuldq ymm14, ymm5, [rcx + 5344]
    vpmuldq ymm15, ymm5, [rcx + 5408]
    vpmuldq ymm7, ymm5, [rcx + 5472]
    vpmuldq ymm8, ymm5, [rcx + 5536]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [r8 + 1104]
    vpmuldq ymm9, ymm5, [rcx + 7008]
    vpmuldq ymm14, ymm5, [rcx + 7072]
    vpmuldq ymm15, ymm5, [rcx + 7136]
    vpmuldq ymm7, ymm5, [rcx + 7200]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 52, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vbroadcasti128 ymm5, [rsi + 848]
    vbroadcasti128 ymm6, [rsi + 912]
    vpmuldq ymm8, ymm6, [rsi + 800]
    vmovdqa ymm4, [rsi + 864]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 928]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vbroadcasti128 ymm5, [rsi + 896]
    vbroadcasti128 ymm6, [rsi + 960]
    vpmuldq ymm7, ymm6, [rsi + 704]
    vmovdqa ymm4, [rsi + 768]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 832]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 896]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [rsi + 976]
    vbroadcasti128 ymm6, [rsi + 1040]
    vpmuldq ymm8, ymm6, [rsi + 672]
    vmovdqa ymm4, [rsi + 736]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 800]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rsi + 864]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rsi + 928]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rsi + 1024]
    vbroadcasti128 ymm6, [rsi + 1088]
    vpmuldq ymm15, ymm6, [rsi + 576]
    vmovdqa ymm4, [rsi + 640]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 704]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 768]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rsi + 832]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 256], xmm11
    vmovdqa [rdi + 304], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 272], xmm11
    vmovdqa [rdi + 352], xmm11
    vbroadcasti128 ymm5, [rsi + 1104]
    vpmuldq ymm9, ymm5, [rsi + 608]
    vpmuldq ymm14, ymm5, [rsi + 672]
    vpmuldq ymm15, ymm5, [rsi + 736]
    vpmuldq ymm7, ymm5, [rsi + 800]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 832]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 848]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 896]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 912]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 16]
    vbroadcasti128 ymm6, [r8 + 80]
    vpmuldq ymm8, ymm6, [rcx + 1120]
    vmovdqa ymm4, [rcx + 1184]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vbroadcasti128 ymm5, [r8 + 64]
    vbroadcasti128 ymm6, [r8 + 128]
    vpmuldq ymm15, ymm6, [rcx + 1024]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [r8 + 144]
    vbroadcasti128 ymm6, [r8 + 208]
    vpmuldq ymm9, ymm6, [rcx + 992]
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1184]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vbroadcasti128 ymm5, [r8 + 192]
    vbroadcasti128 ymm6, [r8 + 256]
    vpmuldq ymm15, ymm6, [rcx + 896]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vmovdqa ymm4, [rcx + 960]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm15
    vmovdqa ymm4, [rcx + 1024]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 272]
    vbroadcasti128 ymm6, [r8 + 336]
    vpmuldq ymm8, ymm6, [rcx + 864]
    vmovdqa ymm4, [rcx + 928]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 992]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 1120]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [r8 + 320]
    vbroadcasti128 ymm6, [r8 + 384]
    vpmuldq ymm15, ymm6, [rcx + 768]
    vmovdqa ymm4, [rcx + 832]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 896]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 960]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rcx + 1024]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 320], xmm11
    vmovdqa [rdi + 368], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 336], xmm11
    vmovdqa [rdi + 416], xmm11
    vbroadcasti128 ymm5, [r8 + 400]
    vbroadcasti128 ymm6, [r8 + 464]
    vpmuldq ymm9, ymm6, [rcx + 736]
    vmovdqa ymm4, [rcx + 800]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 864]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 928]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rcx + 992]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [r8 + 448]
    vbroadcasti128 ymm6, [r8 + 512]
    vpmuldq ymm7, ymm6, [rcx + 640]
    vmovdqa ymm4, [rcx + 704]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 768]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 832]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 896]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [r8 + 528]
    vpmuldq ymm14, ymm5, [rcx + 672]
    vpmuldq ymm15, ymm5, [rcx + 736]
    vpmuldq ymm7, ymm5, [rcx + 800]
    vpmuldq ymm8, ymm5, [rcx + 864]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [r8 + 576]
    vpmuldq ymm9, ymm5, [rcx + 576]
    vpmuldq ymm14, ymm5, [rcx + 640]
    vpmuldq ymm15, ymm5, [rcx + 704]
    vpmuldq ymm7, ymm5, [rcx + 768]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 592]
    vpmuldq ymm8, ymm5, [rcx + 608]
    vpmuldq ymm9, ymm5, [rcx + 672]
    vpmuldq ymm14, ymm5, [rcx + 736]
    vpmuldq ymm15, ymm5, [rcx + 800]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    lea rax, [r8 + 896]
    lea r10, [rcx + 2176]
    call 5f
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 384], xmm11
    vmovdqa [rdi + 432], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 400], xmm11
    vmovdqa [rdi + 480], xmm11
    vbroadcasti128 ymm5, [r8 + 896]
    vbroadcasti128 ymm6, [r8 + 960]
    vpmuldq ymm7, ymm6, [rcx + 3904]
    vmovdqa ymm4, [rcx + 3968]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 4032]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 4096]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 4160]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [r8 + 912]
    vbroadcasti128 ymm6, [r8 + 976]
    vpmuldq ymm14, ymm6, [rcx + 3936]
    vmovdqa ymm4, [rcx + 4000]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 4064]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 4128]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rcx + 4192]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 448], xmm11
    vmovdqa [rdi + 496], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 464], xmm11
    vmovdqa [rdi + 544], xmm11
    vbroadcasti128 ymm5, [r8 + 1024]
    vpmuldq ymm8, ymm5, [rcx + 5664]
    vpmuldq ymm9, ymm5, [rcx + 5728]
    vpmuldq ymm14, ymm5, [rcx + 5792]
    vpmuldq ymm15, ymm5, [rcx + 5856]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [r8 + 1040]
    vpmuldq ymm7, ymm5, [rcx + 5568]
    vpmuldq ymm8, ymm5, [rcx + 5632]
    vpmuldq ymm9, ymm5, [rcx + 5696]
    vpmuldq ymm14, ymm5, [rcx + 5760]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [r8 + 1088]
    vpmuldq ymm15, ymm5, [rcx + 5600]
    vpmuldq ymm7, ymm5, [rcx + 5664]
    vpmuldq ymm8, ymm5, [rcx + 5728]
    vpmuldq ymm9, ymm5, [rcx + 5792]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [r8 + 1104]
    vpmuldq ymm14, ymm5, [rcx + 7264]
    vpmuldq ymm15, ymm5, [rcx + 7328]
    vpmuldq ymm7, ymm5, [rcx + 7392]
    vpmuldq ymm8, ymm5, [rcx + 7456]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 60, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vbroadcasti128 ymm5, [rsi + 976]
    vbroadcasti128 ymm6, [rsi + 1040]
    vpmuldq ymm9, ymm6, [rsi + 928]
    vmovdqa ymm4, [rsi + 992]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 1056]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vbroadcasti128 ymm5, [rsi + 1024]
    vbroadcasti128 ymm6, [rsi + 1088]
    vpmuldq ymm8, ymm6, [rsi + 832]
    vmovdqa ymm4, [rsi + 896]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 960]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 1024]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [rsi + 1104]
    vpmuldq ymm9, ymm5, [rsi + 864]
    vpmuldq ymm14, ymm5, [rsi + 928]
    vpmuldq ymm15, ymm5, [rsi + 992]
    vpmuldq ymm7, ymm5, [rsi + 1056]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 512], xmm11
    vmovdqa [rdi + 560], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 528], xmm11
    vmovdqa [rdi + 608], xmm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 960]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 976]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 1024]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 1040]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 272]
    vbroadcasti128 ymm6, [r8 + 336]
    vpmuldq ymm8, ymm6, [rcx + 1120]
    vmovdqa ymm4, [rcx + 1184]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vbroadcasti128 ymm5, [r8 + 320]
    vbroadcasti128 ymm6, [r8 + 384]
    vpmuldq ymm15, ymm6, [rcx + 1024]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [r8 + 400]
    vbroadcasti128 ymm6, [r8 + 464]
    vpmuldq ymm9, ymm6, [rcx + 992]
    vmovdqa ymm4, [rcx + 1056]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1184]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vbroadcasti128 ymm5, [r8 + 448]
    vbroadcasti128 ymm6, [r8 + 512]
    vpmuldq ymm15, ymm6, [rcx + 896]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vmovdqa ymm4, [rcx + 960]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm15
    vmovdqa ymm4, [rcx + 1024]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 528]
    vpmuldq ymm8, ymm5, [rcx + 928]
    vpmuldq ymm9, ymm5, [rcx + 992]
    vpmuldq ymm14, ymm5, [rcx + 1056]
    vpmuldq ymm15, ymm5, [rcx + 1120]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [r8 + 576]
    vpmuldq ymm7, ymm5, [rcx + 832]
    vpmuldq ymm8, ymm5, [rcx + 896]
    vpmuldq ymm9, ymm5, [rcx + 960]
    vpmuldq ymm14, ymm5, [rcx + 1024]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 576], xmm11
    vmovdqa [rdi + 624], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 592], xmm11
    vmovdqa [rdi + 672], xmm11
    vbroadcasti128 ymm5, [r8 + 592]
    vpmuldq ymm15, ymm5, [rcx + 864]
    vpmuldq ymm7, ymm5, [rcx + 928]
    vpmuldq ymm8, ymm5, [rcx + 992]
    vpmuldq ymm9, ymm5, [rcx + 1056]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [r8 + 640]
    vbroadcasti128 ymm6, [r8 + 704]
    vpmuldq ymm14, ymm6, [rcx + 2624]
    vmovdqa ymm4, [rcx + 2688]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 2752]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vbroadcasti128 ymm5, [r8 + 656]
    vbroadcasti128 ymm6, [r8 + 720]
    vpmuldq ymm14, ymm6, [rcx + 2656]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [rcx + 2720]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [rcx + 2784]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [rcx + 2848]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [r8 + 768]
    vbroadcasti128 ymm6, [r8 + 832]
    vpmuldq ymm7, ymm6, [rcx + 2496]
    vmovdqa ymm4, [rcx + 2560]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 2624]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 2688]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 2752]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [r8 + 784]
    vbroadcasti128 ymm6, [r8 + 848]
    vpmuldq ymm14, ymm6, [rcx + 2528]
    vmovdqa ymm4, [rcx + 2592]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 2656]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 2720]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rcx + 2784]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 640], xmm11
    vmovdqa [rdi + 688], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 656], xmm11
    vmovdqa [rdi + 736], xmm11
    vbroadcasti128 ymm5, [r8 + 896]
    vbroadcasti128 ymm6, [r8 + 960]
    vpmuldq ymm8, ymm6, [rcx + 4160]
    vmovdqa ymm4, [rcx + 4224]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 4288]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 4352]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [rcx + 4416]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [r8 + 912]
    vbroadcasti128 ymm6, [r8 + 976]
    vpmuldq ymm15, ymm6, [rcx + 4192]
    vmovdqa ymm4, [rcx + 4256]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 4320]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 4384]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rcx + 4448]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [r8 + 1024]
    vpmuldq ymm9, ymm5, [rcx + 5920]
    vpmuldq ymm14, ymm5, [rcx + 5984]
    vpmuldq ymm15, ymm5, [rcx + 6048]
    vpmuldq ymm7, ymm5, [rcx + 6112]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 704], xmm11
    vmovdqa [rdi + 752], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 720], xmm11
    vmovdqa [rdi + 800], xmm11
    vbroadcasti128 ymm5, [r8 + 1040]
    vpmuldq ymm8, ymm5, [rcx + 5824]
    vpmuldq ymm9, ymm5, [rcx + 5888]
    vpmuldq ymm14, ymm5, [rcx + 5952]
    vpmuldq ymm15, ymm5, [rcx + 6016]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [r8 + 1088]
    vpmuldq ymm7, ymm5, [rcx + 5856]
    vpmuldq ymm8, ymm5, [rcx + 5920]
    vpmuldq ymm9, ymm5, [rcx + 5984]
    vpmuldq ymm14, ymm5, [rcx + 6048]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vbroadcasti128 ymm5, [r8 + 1104]
    vpmuldq ymm15, ymm5, [rcx + 7520]
    vpmuldq ymm7, ymm5, [rcx + 7584]
    vpmuldq ymm8, ymm5, [rcx + 7648]
    vpmuldq ymm9, ymm5, [rcx + 7712]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 68, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vbroadcasti128 ymm5, [rsi + 1104]
    vpmuldq ymm14, ymm5, [rsi + 1120]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 1088]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 1104]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vbroadcasti128 ymm5, [r8 + 528]
    vpmuldq ymm15, ymm5, [rcx + 1184]
    vpaddq ymm0, ymm0, ymm15
    vbroadcasti128 ymm5, [r8 + 576]
    vpmuldq ymm7, ymm5, [rcx + 1088]
    vpaddq ymm0, ymm0, ymm7
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 768], xmm11
    vmovdqa [rdi + 816], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 784], xmm11
    vmovdqa [rdi + 864], xmm11
    vbroadcasti128 ymm5, [r8 + 592]
    vpmuldq ymm8, ymm5, [rcx + 1120]
    vpmuldq ymm9, ymm5, [rcx + 1184]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [r8 + 784]
    vpmuldq ymm14, ymm5, [rcx + 2848]
    vpaddq ymm0, ymm0, ymm14
    vbroadcasti128 ymm5, [r8 + 832]
    vpmuldq ymm15, ymm5, [rcx + 2752]
    vpaddq ymm0, ymm0, ymm15
    vbroadcasti128 ymm5, [r8 + 848]
    vpmuldq ymm7, ymm5, [rcx + 2784]
    vpmuldq ymm8, ymm5, [rcx + 2848]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 832], xmm11
    vmovdqa [rdi + 880], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 848], xmm11
    vmovdqa [rdi + 928], xmm11
    vbroadcasti128 ymm5, [r8 + 912]
    vpmuldq ymm9, ymm5, [rcx + 4512]
    vpaddq ymm0, ymm0, ymm9
    vbroadcasti128 ymm5, [r8 + 960]
    vpmuldq ymm14, ymm5, [rcx + 4416]
    vpaddq ymm0, ymm0, ymm14
    vbroadcasti128 ymm5, [r8 + 976]
    vpmuldq ymm15, ymm5, [rcx + 4448]
    vpmuldq ymm7, ymm5, [rcx + 4512]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 896], xmm11
    vmovdqa [rdi + 944], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 912], xmm11
    vmovdqa [rdi + 992], xmm11
    vbroadcasti128 ymm5, [r8 + 1024]
    vpmuldq ymm8, ymm5, [rcx + 6176]
    vpaddq ymm0, ymm0, ymm8
    vbroadcasti128 ymm5, [r8 + 1040]
    vpmuldq ymm9, ymm5, [rcx + 6080]
    vpaddq ymm0, ymm0, ymm9
    vbroadcasti128 ymm5, [r8 + 1088]
    vpmuldq ymm14, ymm5, [rcx + 6112]
    vpmuldq ymm15, ymm5, [rcx + 6176]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 960], xmm11
    vmovdqa [rdi + 1008], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 976], xmm11
    vmovdqa [rdi + 1056], xmm11
    vbroadcasti128 ymm5, [r8 + 1104]
    vpmuldq ymm7, ymm5, [rcx + 7776]
    vpmuldq ymm8, ymm5, [rcx + 7840]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Digits of the last tile.
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 1024], xmm11
    vmovdqa [rdi + 1072], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 1040], xmm11
    vmovdqa [rdi + 1120], xmm11
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 1088], xmm11
    vmovdqa [rdi + 1136], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vpsubq xmm11, xmm11, xmm13
    vmovdqa [rdi + 1104], xmm11
    vmovdqa [rdi + 1184], xmm11
    // Zeros around the digits of each copy.
    xor eax, eax
    mov [rdi + 32], rax
    mov [rdi + 40], rax
    mov [rdi + 1200], rax
    mov [rdi + 1208], rax
    vzeroall
    ret
    // The body: two records for all sums at each label, up to where rax and r10 point.
    .p2align 6
4:
    vbroadcasti128 ymm5, [rax + -640]
    vbroadcasti128 ymm6, [rax + -576]
    vpmuldq ymm9, ymm6, [r10 + 576]
    vmovdqa ymm4, [r10 + 640]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 704]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 768]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 832]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [rax + -624]
    vbroadcasti128 ymm6, [rax + -560]
    vpmuldq ymm7, ymm6, [r10 + 608]
    vmovdqa ymm4, [r10 + 672]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 736]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 800]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 864]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
6:
    vbroadcasti128 ymm5, [rax + -512]
    vbroadcasti128 ymm6, [rax + -448]
    vpmuldq ymm14, ymm6, [r10 + 448]
    vmovdqa ymm4, [r10 + 512]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 576]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 640]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 704]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rax + -496]
    vbroadcasti128 ymm6, [rax + -432]
    vpmuldq ymm8, ymm6, [r10 + 480]
    vmovdqa ymm4, [r10 + 544]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 608]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 672]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 736]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
3:
    vbroadcasti128 ymm5, [rax + -384]
    vbroadcasti128 ymm6, [rax + -320]
    vpmuldq ymm15, ymm6, [r10 + 320]
    vmovdqa ymm4, [r10 + 384]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 448]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 512]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 576]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rax + -368]
    vbroadcasti128 ymm6, [rax + -304]
    vpmuldq ymm9, ymm6, [r10 + 352]
    vmovdqa ymm4, [r10 + 416]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 480]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 544]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 608]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
5:
    vbroadcasti128 ymm5, [rax + -256]
    vbroadcasti128 ymm6, [rax + -192]
    vpmuldq ymm7, ymm6, [r10 + 192]
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 384]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vbroadcasti128 ymm5, [rax + -240]
    vbroadcasti128 ymm6, [rax + -176]
    vpmuldq ymm14, ymm6, [r10 + 224]
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 416]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [rax + -128]
    vbroadcasti128 ymm6, [rax + -64]
    vpmuldq ymm8, ymm6, [r10 + 64]
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 320]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rax + -112]
    vbroadcasti128 ymm6, [rax + -48]
    vpmuldq ymm15, ymm6, [r10 + 96]
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 352]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
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
