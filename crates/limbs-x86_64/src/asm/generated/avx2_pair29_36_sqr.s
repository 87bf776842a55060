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
    lea rax, [rsi + 0]
    lea r10, [rsi + -128]
    call 3f
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
    lea rax, [rsi + 64]
    lea r10, [rsi + 64]
    call 4f
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 0], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 16], xmm11
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 64], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 80], xmm11
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
    lea rax, [rsi + 192]
    lea r10, [rsi + 192]
    call 5f
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 128], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 144], xmm11
    mov r9d, 1
    lea rax, [rsi + 320]
    lea r10, [rsi + 64]
    call 6f
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 192], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 208], xmm11
    lea rax, [rsi + 448]
    lea r10, [rsi + -64]
    call 7f
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 256], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 272], xmm11
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
    lea rax, [r8 + 0]
    lea r10, [rcx + -128]
    call 8f
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
    lea rax, [rsi + 320]
    lea r10, [rsi + 320]
    call 5f
    mov r9d, 2
    lea rax, [rsi + 448]
    lea r10, [rsi + 192]
    call 6f
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 384], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 400], xmm11
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 448], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 464], xmm11
    lea rax, [rsi + 704]
    lea r10, [rsi + -64]
    call 7f
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
    mov r9d, 1
    lea rax, [r8 + 0]
    lea r10, [rcx + 128]
    call 6f
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 512], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 528], xmm11
    lea rax, [r8 + 128]
    lea r10, [rcx + 0]
    call 9f
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 576], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 592], xmm11
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 28, low: up to column 36.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 448]
    lea r10, [rsi + 448]
    call 5f
    mov r9d, 3
    lea rax, [rsi + 576]
    lea r10, [rsi + 320]
    call 6f
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 640], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 656], xmm11
    vpaddq xmm10, xmm10, [r8 + -288]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 704], xmm11
    vpaddq xmm10, xmm10, [r8 + -272]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 720], xmm11
    lea rax, [rsi + 960]
    lea r10, [rsi + -64]
    call 7f
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
    mov r9d, 3
    lea rax, [r8 + 0]
    lea r10, [rcx + 384]
    call 6f
    vpaddq xmm10, xmm10, [r8 + -256]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 768], xmm11
    vpaddq xmm10, xmm10, [r8 + -240]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 784], xmm11
    lea rax, [r8 + 384]
    lea r10, [rcx + 0]
    call 9f
    vpaddq xmm10, xmm10, [r8 + -224]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 832], xmm11
    vpaddq xmm10, xmm10, [r8 + -208]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 848], xmm11
    lea rax, [r8 + 640]
    lea r10, [rcx + 1664]
    call 9f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 36, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 576]
    lea r10, [rsi + 576]
    call 5f
    mov r9d, 3
    lea rax, [rsi + 704]
    lea r10, [rsi + 448]
    call 6f
    vpaddq xmm10, xmm10, [r8 + -320]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 896], xmm11
    vpaddq xmm10, xmm10, [r8 + -304]
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 29
    vmovdqa [r8 + 912], xmm11
    lea rax, [rsi + 1088]
    lea r10, [rsi + 64]
    call 10f
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
    mov r9d, 5
    lea rax, [r8 + 0]
    lea r10, [rcx + 640]
    call 6f
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
    mov r9d, 2
    lea rax, [r8 + 640]
    lea r10, [rcx + 1920]
    call 6f
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
    mov r9d, 1
    lea rax, [r8 + 896]
    lea r10, [rcx + 3456]
    call 6f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 5056]
    call 11f
    lea rax, [r8 + 1088]
    lea r10, [rcx + 6720]
    call 12f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 44, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 704]
    lea r10, [rsi + 704]
    call 5f
    mov r9d, 2
    lea rax, [rsi + 832]
    lea r10, [rsi + 576]
    call 6f
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
    lea rax, [rsi + 1088]
    lea r10, [rsi + 320]
    call 10f
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
    mov r9d, 5
    lea rax, [r8 + 0]
    lea r10, [rcx + 896]
    call 6f
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
    mov r9d, 2
    lea rax, [r8 + 640]
    lea r10, [rcx + 2176]
    call 6f
    mov r9d, 1
    lea rax, [r8 + 896]
    lea r10, [rcx + 3712]
    call 6f
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
    lea rax, [r8 + 1024]
    lea r10, [rcx + 5312]
    call 11f
    lea rax, [r8 + 1088]
    lea r10, [rcx + 6976]
    call 12f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 52, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 832]
    lea r10, [rsi + 832]
    call 5f
    mov r9d, 1
    lea rax, [rsi + 960]
    lea r10, [rsi + 704]
    call 6f
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
    lea rax, [rsi + 1088]
    lea r10, [rsi + 576]
    call 10f
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
    lea rax, [r8 + 0]
    lea r10, [rcx + 1152]
    call 13f
    mov r9d, 3
    lea rax, [r8 + 256]
    lea r10, [rcx + 896]
    call 6f
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
    mov r9d, 2
    lea rax, [r8 + 640]
    lea r10, [rcx + 2432]
    call 6f
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
    mov r9d, 1
    lea rax, [r8 + 896]
    lea r10, [rcx + 3968]
    call 6f
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
    lea rax, [r8 + 1024]
    lea r10, [rcx + 5568]
    call 11f
    lea rax, [r8 + 1088]
    lea r10, [rcx + 7232]
    call 12f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 60, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 960]
    lea r10, [rsi + 960]
    call 14f
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
    lea rax, [r8 + 256]
    lea r10, [rcx + 1152]
    call 13f
    mov r9d, 1
    lea rax, [r8 + 512]
    lea r10, [rcx + 896]
    call 6f
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
    lea rax, [r8 + 640]
    lea r10, [rcx + 2688]
    call 15f
    mov r9d, 1
    lea rax, [r8 + 768]
    lea r10, [rcx + 2560]
    call 6f
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
    mov r9d, 1
    lea rax, [r8 + 896]
    lea r10, [rcx + 4224]
    call 6f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 5824]
    call 11f
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
    lea rax, [r8 + 1088]
    lea r10, [rcx + 7488]
    call 12f
    vmovdqa [r8 + -320], ymm0
    vmovdqa [r8 + -288], ymm1
    vmovdqa [r8 + -256], ymm2
    vmovdqa [r8 + -224], ymm3
    // Tile of column 68, high: up to column 72.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 1088]
    lea r10, [rsi + 1088]
    call 16f
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
    lea rax, [r8 + 512]
    lea r10, [rcx + 1152]
    call 17f
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
    lea rax, [r8 + 768]
    lea r10, [rcx + 2816]
    call 17f
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
    lea rax, [r8 + 896]
    lea r10, [rcx + 4480]
    call 17f
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
    lea rax, [r8 + 1024]
    lea r10, [rcx + 6080]
    call 18f
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
    lea rax, [r8 + 1088]
    lea r10, [rcx + 7744]
    call 19f
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
    // The body: two records for all sums.
    .p2align 6
6:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm8, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm15, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    add rax, 128
    sub r10, 128
    dec r9d
    jnz 6b
    ret
    .p2align 5
3:
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 160]
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm14, ymm5, [r10 + 128]
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    ret
    .p2align 5
4:
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm7, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm6, [r10 + 96]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vbroadcasti128 ymm5, [rax + 64]
    vbroadcasti128 ymm6, [rax + 128]
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rax + 192]
    vbroadcasti128 ymm6, [rax + 256]
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 0]
    vbroadcasti128 ymm5, [rax + 272]
    vpmuldq ymm9, ymm5, [r10 + -32]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    ret
    .p2align 5
5:
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm15, ymm5, [r10 + -64]
    vpmuldq ymm7, ymm5, [r10 + 0]
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm8, ymm5, [r10 + -32]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    ret
    .p2align 5
7:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm5, [r10 + 192]
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vbroadcasti128 ymm5, [rax + 128]
    vpmuldq ymm15, ymm5, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    ret
    .p2align 5
8:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 192]
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vmovdqa ymm4, [r10 + 160]
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
    .p2align 5
9:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm5, [r10 + 192]
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vbroadcasti128 ymm5, [rax + 128]
    vbroadcasti128 ymm6, [rax + 192]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 64]
    vbroadcasti128 ymm5, [rax + 144]
    vbroadcasti128 ymm6, [rax + 208]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    ret
    .p2align 5
10:
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpmuldq ymm15, ymm5, [r10 + 128]
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 160]
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    ret
    .p2align 5
11:
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpmuldq ymm14, ymm5, [r10 + 288]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 0]
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 128]
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    ret
    .p2align 5
12:
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    ret
    .p2align 5
13:
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm8, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vbroadcasti128 ymm5, [rax + 64]
    vbroadcasti128 ymm6, [rax + 128]
    vpmuldq ymm15, ymm6, [r10 + -128]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm0, ymm0, ymm15
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm9, ymm5, [r10 + -96]
    vpmuldq ymm14, ymm5, [r10 + -32]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm5, [r10 + 32]
    vbroadcasti128 ymm5, [rax + 192]
    vpmuldq ymm7, ymm5, [r10 + -192]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm5, [r10 + -128]
    vpmuldq ymm9, ymm5, [r10 + -64]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm0, ymm0, ymm7
    vbroadcasti128 ymm5, [rax + 208]
    vpmuldq ymm14, ymm5, [r10 + -160]
    vpmuldq ymm15, ymm5, [r10 + -96]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + -32]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    ret
    .p2align 5
14:
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [r10 + 96]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vbroadcasti128 ymm5, [rax + 64]
    vbroadcasti128 ymm6, [rax + 128]
    vpmuldq ymm8, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm6, [r10 + 64]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vbroadcasti128 ymm5, [rax + 144]
    vpmuldq ymm9, ymm5, [r10 + -96]
    vpmuldq ymm14, ymm5, [r10 + -32]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpmuldq ymm7, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    ret
    .p2align 5
15:
    vbroadcasti128 ymm5, [rax + 0]
    vbroadcasti128 ymm6, [rax + 64]
    vpmuldq ymm8, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vbroadcasti128 ymm5, [rax + 16]
    vbroadcasti128 ymm6, [rax + 80]
    vpmuldq ymm8, ymm6, [r10 + -32]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm0, ymm0, ymm8
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    ret
    .p2align 5
16:
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm14
    ret
    .p2align 5
17:
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm7, ymm5, [r10 + -64]
    vbroadcasti128 ymm5, [rax + 80]
    vpmuldq ymm8, ymm5, [r10 + -32]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    ret
    .p2align 5
18:
    vbroadcasti128 ymm5, [rax + 0]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 0]
    vbroadcasti128 ymm5, [rax + 64]
    vpmuldq ymm7, ymm5, [r10 + 32]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    ret
    .p2align 5
19:
    vbroadcasti128 ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 32]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
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
