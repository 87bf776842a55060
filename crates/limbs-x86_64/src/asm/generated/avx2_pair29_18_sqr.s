// z = x^2 / R mod m, almost reduced, digits of 29 bits, 2 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    mov r8, rcx
    mov rcx, rdx
    add r8, 320
    vmovdqa ymm12, [rip + 2f + 0]
    vmovdqa ymm13, [rip + 2f + 160]
    vmovdqa ymm10, [rip + 2f + 192]
    // Tile of column -6, low: up to column 18.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vbroadcasti128 ymm5, [rsi + 16]
    vpmuldq ymm8, ymm5, [rsi + 32]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 0]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 2, low: up to column 18.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vbroadcasti128 ymm5, [rsi + 64]
    vbroadcasti128 ymm6, [rsi + 128]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 64]
    vbroadcasti128 ymm5, [rsi + 80]
    vbroadcasti128 ymm6, [rsi + 144]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 160]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 0], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 16], xmm11
    vbroadcasti128 ymm5, [rsi + 192]
    vbroadcasti128 ymm6, [rsi + 256]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rsi + 64]
    vbroadcasti128 ymm5, [rsi + 208]
    vbroadcasti128 ymm6, [rsi + 272]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 96]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 16]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 64]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 80]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 128]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 10, low: up to column 18.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    vbroadcasti128 ymm5, [rsi + 192]
    vbroadcasti128 ymm6, [rsi + 256]
    vpmuldq ymm8, ymm6, [rsi + 64]
    vmovdqa ymm4, [rsi + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [rsi + 192]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vbroadcasti128 ymm5, [rsi + 208]
    vbroadcasti128 ymm6, [rsi + 272]
    vpmuldq ymm7, ymm6, [rsi + 96]
    vmovdqa ymm4, [rsi + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rsi + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 288]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 64], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 80], xmm11
    vbroadcasti128 ymm5, [rsi + 320]
    vbroadcasti128 ymm6, [rsi + 384]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
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
    vbroadcasti128 ymm5, [rsi + 336]
    vbroadcasti128 ymm6, [rsi + 400]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rsi + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [rsi + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 128], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 144], xmm11
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 192], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 208], xmm11
    vbroadcasti128 ymm5, [rsi + 448]
    vbroadcasti128 ymm6, [rsi + 512]
    vmovdqa ymm4, [rsi + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rsi + 64]
    vbroadcasti128 ymm5, [rsi + 464]
    vbroadcasti128 ymm6, [rsi + 528]
    vmovdqa ymm4, [rsi + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [rsi + 96]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 256], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 272], xmm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 144]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 192]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 208]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 256]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 0]
    vpmuldq ymm8, ymm5, [rcx + 0]
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [r8 + 16]
    vpmuldq ymm9, ymm5, [rcx + 32]
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [r8 + 64]
    vbroadcasti128 ymm6, [r8 + 128]
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1152]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [rcx + 1216]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [rcx + 1280]
    vbroadcasti128 ymm5, [r8 + 80]
    vbroadcasti128 ymm6, [r8 + 144]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1184]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1248]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [rcx + 1312]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [r8 + 192]
    vbroadcasti128 ymm6, [r8 + 256]
    vmovdqa ymm4, [rcx + 1088]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [rcx + 1152]
    vbroadcasti128 ymm5, [r8 + 208]
    vbroadcasti128 ymm6, [r8 + 272]
    vmovdqa ymm4, [rcx + 1120]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [rcx + 1184]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 18, high: up to column 36.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vbroadcasti128 ymm5, [rsi + 320]
    vbroadcasti128 ymm6, [rsi + 384]
    vpmuldq ymm14, ymm6, [rsi + 192]
    vmovdqa ymm4, [rsi + 256]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 320]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vbroadcasti128 ymm5, [rsi + 336]
    vbroadcasti128 ymm6, [rsi + 400]
    vpmuldq ymm9, ymm6, [rsi + 224]
    vmovdqa ymm4, [rsi + 288]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [rsi + 352]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [rsi + 416]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 320], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 336], xmm11
    mov r9d, 1
    lea rax, [rsi + 448]
    lea r10, [rsi + 128]
    call 3f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 384], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 400], xmm11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 272]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 320]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 336]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 384]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 0]
    vpmuldq ymm14, ymm5, [rcx + 64]
    vpmuldq ymm15, ymm5, [rcx + 128]
    vpmuldq ymm7, ymm5, [rcx + 192]
    vpmuldq ymm8, ymm5, [rcx + 256]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [r8 + 16]
    vpmuldq ymm9, ymm5, [rcx + 96]
    vpmuldq ymm14, ymm5, [rcx + 160]
    vpmuldq ymm15, ymm5, [rcx + 224]
    vpmuldq ymm7, ymm5, [rcx + 288]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    mov r9d, 2
    lea rax, [r8 + 64]
    lea r10, [rcx + 1344]
    call 3f
    vpaddq xmm10, xmm10, [r8 + -256]
    vmovdqa xmm11, [r8 + 320]
    vpmuldq xmm11, xmm11, [rcx + 2176]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 448], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vmovdqa xmm11, [r8 + 320]
    vpmuldq xmm11, xmm11, [rcx + 2192]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 336]
    vpmuldq xmm11, xmm11, [rcx + 2176]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 448]
    vpmuldq xmm11, xmm11, [rcx + 3264]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 464], xmm11
    vpaddq xmm10, xmm10, [r8 + -224]
    vmovdqa xmm11, [r8 + 320]
    vpmuldq xmm11, xmm11, [rcx + 2240]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 336]
    vpmuldq xmm11, xmm11, [rcx + 2192]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 384]
    vpmuldq xmm11, xmm11, [rcx + 2176]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 448]
    vpmuldq xmm11, xmm11, [rcx + 3280]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 464]
    vpmuldq xmm11, xmm11, [rcx + 3264]
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 512], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vmovdqa xmm11, [r8 + 320]
    vpmuldq xmm11, xmm11, [rcx + 2256]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 336]
    vpmuldq xmm11, xmm11, [rcx + 2240]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 384]
    vpmuldq xmm11, xmm11, [rcx + 2192]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 400]
    vpmuldq xmm11, xmm11, [rcx + 2176]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 448]
    vpmuldq xmm11, xmm11, [rcx + 3328]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 464]
    vpmuldq xmm11, xmm11, [rcx + 3280]
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, [r8 + 512]
    vpmuldq xmm11, xmm11, [rcx + 3264]
    vpaddq xmm10, xmm10, xmm11
    // The last: times -m^-1, and m itself clears the column.
    vmovdqa xmm11, xmm10
    vpmuludq xmm11, xmm11, [rcx + 5440]
    vpand xmm11, xmm11, xmm12
    vmovdqa [r8 + 528], xmm11
    vpmuldq xmm11, xmm11, [rcx + 4352]
    vpaddq xmm10, xmm10, xmm11
    vpsrlq xmm10, xmm10, 29
    mov r9d, 1
    lea rax, [r8 + 320]
    lea r10, [rcx + 2304]
    call 3f
    vbroadcasti128 ymm5, [r8 + 448]
    vpmuldq ymm8, ymm5, [rcx + 3424]
    vpmuldq ymm9, ymm5, [rcx + 3488]
    vpmuldq ymm14, ymm5, [rcx + 3552]
    vpmuldq ymm15, ymm5, [rcx + 3616]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vbroadcasti128 ymm5, [r8 + 464]
    vpmuldq ymm7, ymm5, [rcx + 3328]
    vpmuldq ymm8, ymm5, [rcx + 3392]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [rcx + 3456]
    vpmuldq ymm14, ymm5, [rcx + 3520]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [r8 + 512]
    vpmuldq ymm15, ymm5, [rcx + 3360]
    vpmuldq ymm7, ymm5, [rcx + 3424]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [rcx + 3488]
    vpmuldq ymm9, ymm5, [rcx + 3552]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vbroadcasti128 ymm5, [r8 + 528]
    vpmuldq ymm14, ymm5, [rcx + 4448]
    vpmuldq ymm15, ymm5, [rcx + 4512]
    vpmuldq ymm7, ymm5, [rcx + 4576]
    vpmuldq ymm8, ymm5, [rcx + 4640]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 26, high: up to column 36.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vbroadcasti128 ymm5, [rsi + 448]
    vbroadcasti128 ymm6, [rsi + 512]
    vpmuldq ymm9, ymm6, [rsi + 320]
    vmovdqa ymm4, [rsi + 384]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [rsi + 448]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vbroadcasti128 ymm5, [rsi + 464]
    vbroadcasti128 ymm6, [rsi + 528]
    vpmuldq ymm8, ymm6, [rsi + 352]
    vmovdqa ymm4, [rsi + 416]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [rsi + 480]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [rsi + 544]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
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
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 400]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 448]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 464]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 512]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 0]
    vpmuldq ymm9, ymm5, [rcx + 320]
    vpmuldq ymm14, ymm5, [rcx + 384]
    vpmuldq ymm15, ymm5, [rcx + 448]
    vpmuldq ymm7, ymm5, [rcx + 512]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vbroadcasti128 ymm5, [r8 + 16]
    vpmuldq ymm8, ymm5, [rcx + 352]
    vpmuldq ymm9, ymm5, [rcx + 416]
    vpmuldq ymm14, ymm5, [rcx + 480]
    vpmuldq ymm15, ymm5, [rcx + 544]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [r8 + 64]
    vbroadcasti128 ymm6, [r8 + 128]
    vpmuldq ymm7, ymm6, [rcx + 1536]
    vmovdqa ymm4, [rcx + 1600]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vbroadcasti128 ymm5, [r8 + 80]
    vbroadcasti128 ymm6, [r8 + 144]
    vpmuldq ymm14, ymm6, [rcx + 1568]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vmovdqa ymm4, [rcx + 1632]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [rcx + 1696]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vbroadcasti128 ymm5, [r8 + 192]
    vbroadcasti128 ymm6, [r8 + 256]
    vpmuldq ymm14, ymm6, [rcx + 1408]
    vmovdqa ymm4, [rcx + 1472]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1536]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 1600]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vbroadcasti128 ymm5, [r8 + 208]
    vbroadcasti128 ymm6, [r8 + 272]
    vpmuldq ymm7, ymm6, [rcx + 1440]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vmovdqa ymm4, [rcx + 1504]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm4, [rcx + 1568]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [rcx + 1632]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rcx + 1696]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
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
    vbroadcasti128 ymm5, [r8 + 320]
    vbroadcasti128 ymm6, [r8 + 384]
    vpmuldq ymm14, ymm6, [rcx + 2496]
    vmovdqa ymm4, [rcx + 2560]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [rcx + 2624]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [rcx + 2688]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vbroadcasti128 ymm5, [r8 + 336]
    vbroadcasti128 ymm6, [r8 + 400]
    vpmuldq ymm7, ymm6, [rcx + 2528]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vmovdqa ymm4, [rcx + 2592]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm4, [rcx + 2656]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [rcx + 2720]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [rcx + 2784]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
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
    vbroadcasti128 ymm5, [r8 + 448]
    vpmuldq ymm14, ymm5, [rcx + 3680]
    vpmuldq ymm15, ymm5, [rcx + 3744]
    vpmuldq ymm7, ymm5, [rcx + 3808]
    vpmuldq ymm8, ymm5, [rcx + 3872]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vbroadcasti128 ymm5, [r8 + 464]
    vpmuldq ymm9, ymm5, [rcx + 3584]
    vpmuldq ymm14, ymm5, [rcx + 3648]
    vpmuldq ymm15, ymm5, [rcx + 3712]
    vpmuldq ymm7, ymm5, [rcx + 3776]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
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
    vbroadcasti128 ymm5, [r8 + 512]
    vpmuldq ymm8, ymm5, [rcx + 3616]
    vpmuldq ymm9, ymm5, [rcx + 3680]
    vpmuldq ymm14, ymm5, [rcx + 3744]
    vpmuldq ymm15, ymm5, [rcx + 3808]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vbroadcasti128 ymm5, [r8 + 528]
    vpmuldq ymm7, ymm5, [rcx + 4704]
    vpmuldq ymm8, ymm5, [rcx + 4768]
    vpmuldq ymm9, ymm5, [rcx + 4832]
    vpmuldq ymm14, ymm5, [rcx + 4896]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 34, high: up to column 36.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 528]
    vpmuldq xmm7, xmm5, xmm5
    vpaddq ymm0, ymm0, ymm7
    vbroadcasti128 ymm5, [r8 + 16]
    vpmuldq ymm15, ymm5, [rcx + 608]
    vpaddq ymm0, ymm0, ymm15
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
    vbroadcasti128 ymm5, [r8 + 272]
    vpmuldq ymm7, ymm5, [rcx + 1696]
    vpaddq ymm0, ymm0, ymm7
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
    vpmuldq ymm8, ymm5, [rcx + 2784]
    vpaddq ymm0, ymm0, ymm8
    vbroadcasti128 ymm5, [r8 + 512]
    vpmuldq ymm9, ymm5, [rcx + 3872]
    vpaddq ymm0, ymm0, ymm9
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
    vbroadcasti128 ymm5, [r8 + 528]
    vpmuldq ymm14, ymm5, [rcx + 4960]
    vpaddq ymm0, ymm0, ymm14
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
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Digits of the last tile.
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
    // Zeros around the digits of each copy.
    xor eax, eax
    mov [rdi + 32], rax
    mov [rdi + 40], rax
    mov [rdi + 624], rax
    mov [rdi + 632], rax
    vzeroall
    ret
    // The body: two records for all sums.
    .p2align 6
3:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm15, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    add rax, 128
    sub r10, 128
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
