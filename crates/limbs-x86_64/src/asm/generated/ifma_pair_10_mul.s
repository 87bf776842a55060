// Product of 10 digits in radix 2^52, 2 side by side: z = x * y / R mod m, almost reduced.
// 233 multiplications: 117 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov eax, 12
    kmovw k1, eax
    mov eax, 3
    kmovw k2, eax
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vbroadcasti64x2 ymm30, [rcx+320]
    vpxord xmm29, xmm29, xmm29
    vmovdqu64 [rdi+32], ymm29
    vmovdqu64 [rdi+224], ymm29
    vmovdqu64 [r8+32], ymm29
    vmovdqu64 [r8+224], ymm29
    vpxord xmm29, xmm29, xmm29
    vpxord xmm28, xmm28, xmm28
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpxord xmm24, xmm24, xmm24
    vpxord xmm23, xmm23, xmm23
    vpxord xmm22, xmm22, xmm22
    vpxord xmm21, xmm21, xmm21
    vpxord xmm20, xmm20, xmm20
    vbroadcasti128 ymm15, [rdx+64]
    vpmadd52luq ymm29, ymm15, [rsi+64]
    vpmadd52luq ymm28, ymm15, [rsi+96]
    vpmadd52luq ymm27, ymm15, [rsi+128]
    vpmadd52luq ymm26, ymm15, [rsi+160]
    vpmadd52luq ymm25, ymm15, [rsi+192]
    vbroadcasti128 ymm14, [rdx+80]
    vmovdqu64 ymm19, [rsi+48]
    vpmadd52luq ymm29, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+80]
    vpmadd52luq ymm28, ymm14, ymm19
    vpmadd52huq ymm23, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+112]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+144]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+176]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [rdx+96]
    vmovdqu64 ymm19, [rsi+64]
    vpmadd52luq ymm28, ymm15, ymm19
    vpmadd52huq ymm23, ymm14, ymm19
    vmovdqu64 ymm19, [rsi+96]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rsi+128]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rsi+160]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vbroadcasti128 ymm14, [rdx+112]
    vmovdqu64 ymm19, [rsi+48]
    vpmadd52luq ymm28, ymm14, ymm19
    vpmadd52huq ymm23, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+80]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+112]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+144]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [rdx+128]
    vmovdqu64 ymm19, [rsi+64]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rsi+96]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rsi+128]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vbroadcasti128 ymm14, [rdx+144]
    vmovdqu64 ymm19, [rsi+48]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+80]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+112]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [rdx+160]
    vmovdqu64 ymm19, [rsi+64]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rsi+96]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vbroadcasti128 ymm14, [rdx+176]
    vmovdqu64 ymm19, [rsi+48]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+80]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [rdx+192]
    vmovdqu64 ymm19, [rsi+64]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vbroadcasti128 ymm14, [rdx+208]
    vmovdqu64 ymm19, [rsi+48]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vpaddq ymm29, ymm29, ymm24
    vpaddq ymm28, ymm28, ymm23
    vpaddq ymm27, ymm27, ymm22
    vpaddq ymm26, ymm26, ymm21
    vpaddq ymm25, ymm25, ymm20
    vextracti64x2 xmm24, ymm29, 1
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq xmm23, xmm29, xmm30
    vpaddq xmm29, xmm29, xmm31
    vpsrlq xmm29, xmm29, 52
    vmovdqu64 [r8+64], xmm23
    vpmadd52luq xmm24, xmm23, [rcx+80]
    vpmadd52huq xmm29, xmm23, [rcx+64]
    vpaddq xmm24, xmm24, xmm29
    vpxord xmm29, xmm29, xmm29
    vpxord xmm22, xmm22, xmm22
    vpxord xmm21, xmm21, xmm21
    vpxord xmm20, xmm20, xmm20
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vbroadcasti128 ymm13, [rdx+64]
    vbroadcasti128 ymm12, [rdx+80]
    vmovdqu64 ymm11, [rsi+208]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm18, ymm13, ymm11
    vbroadcasti128 ymm13, [rdx+96]
    vmovdqu64 ymm11, [rsi+192]
    vpmadd52luq ymm29, ymm13, ymm11
    vpmadd52huq ymm18, ymm12, ymm11
    vbroadcasti128 ymm12, [rdx+112]
    vmovdqu64 ymm11, [rsi+176]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm18, ymm13, ymm11
    vmovdqu64 ymm11, [rsi+208]
    vpmadd52luq ymm22, ymm12, ymm11
    vpmadd52huq ymm17, ymm13, ymm11
    vbroadcasti128 ymm13, [rdx+128]
    vmovdqu64 ymm11, [rsi+160]
    vpmadd52luq ymm29, ymm13, ymm11
    vpmadd52huq ymm18, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+192]
    vpmadd52luq ymm22, ymm13, ymm11
    vpmadd52huq ymm17, ymm12, ymm11
    vinserti64x2 ymm23, ymm23, xmm23, 1
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq ymm28, ymm23, [rcx+96]
    vpmadd52huq ymm12, ymm23, [rcx+80]
    vpaddq ymm28, ymm28, ymm12
    vpmadd52luq ymm27, ymm23, [rcx+128]
    vpmadd52huq ymm27, ymm23, [rcx+112]
    vpmadd52luq ymm26, ymm23, [rcx+160]
    vpmadd52huq ymm26, ymm23, [rcx+144]
    vpmadd52luq ymm25, ymm23, [rcx+192]
    vpmadd52huq ymm25, ymm23, [rcx+176]
    vextracti64x2 xmm23, ymm28, 1
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq xmm12, xmm24, xmm30
    vpaddq xmm24, xmm24, xmm31
    vpsrlq xmm24, xmm24, 52
    vmovdqu64 [r8+80], xmm12
    vpmadd52luq xmm28, xmm12, [rcx+80]
    vpmadd52huq xmm24, xmm12, [rcx+64]
    vpaddq xmm28, xmm28, xmm24
    vbroadcasti128 ymm11, [rdx+144]
    vmovdqu64 ymm24, [rsi+144]
    vpmadd52luq ymm29, ymm11, ymm24
    vpmadd52huq ymm18, ymm13, ymm24
    vmovdqu64 ymm24, [rsi+176]
    vpmadd52luq ymm22, ymm11, ymm24
    vpmadd52huq ymm17, ymm13, ymm24
    vmovdqu64 ymm24, [rsi+208]
    vpmadd52luq ymm21, ymm11, ymm24
    vpmadd52huq ymm16, ymm13, ymm24
    vbroadcasti128 ymm13, [rdx+160]
    vmovdqu64 ymm24, [rsi+128]
    vpmadd52luq ymm29, ymm13, ymm24
    vpmadd52huq ymm18, ymm11, ymm24
    vmovdqu64 ymm24, [rsi+160]
    vpmadd52luq ymm22, ymm13, ymm24
    vpmadd52huq ymm17, ymm11, ymm24
    vmovdqu64 ymm24, [rsi+192]
    vpmadd52luq ymm21, ymm13, ymm24
    vpmadd52huq ymm16, ymm11, ymm24
    vpmadd52luq xmm23, xmm12, [rcx+96]
    vpmadd52huq xmm23, xmm12, [rcx+80]
    vinserti64x2 ymm24, ymm12, xmm12, 1
    vpmadd52luq ymm27, ymm24, [rcx+112]
    vpmadd52huq ymm27, ymm24, [rcx+96]
    vpmadd52luq ymm26, ymm24, [rcx+144]
    vpmadd52huq ymm26, ymm24, [rcx+128]
    vpmadd52luq ymm25, ymm24, [rcx+176]
    vpmadd52huq ymm25, ymm24, [rcx+160]
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq xmm24, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vmovdqu64 [r8+96], xmm24
    vpmadd52luq xmm23, xmm24, [rcx+80]
    vpmadd52huq xmm28, xmm24, [rcx+64]
    vpaddq xmm23, xmm23, xmm28
    vbroadcasti128 ymm12, [rdx+176]
    vmovdqu64 ymm28, [rsi+112]
    vpmadd52luq ymm29, ymm12, ymm28
    vpmadd52huq ymm18, ymm13, ymm28
    vmovdqu64 ymm28, [rsi+144]
    vpmadd52luq ymm22, ymm12, ymm28
    vpmadd52huq ymm17, ymm13, ymm28
    vmovdqu64 ymm28, [rsi+176]
    vpmadd52luq ymm21, ymm12, ymm28
    vpmadd52huq ymm16, ymm13, ymm28
    vmovdqu64 ymm28, [rsi+208]
    vpmadd52luq ymm20, ymm12, ymm28
    vpmadd52huq ymm15, ymm13, ymm28
    vbroadcasti128 ymm13, [rdx+192]
    vmovdqu64 ymm28, [rsi+96]
    vpmadd52luq ymm29, ymm13, ymm28
    vpmadd52huq ymm18, ymm12, ymm28
    vmovdqu64 ymm28, [rsi+128]
    vpmadd52luq ymm22, ymm13, ymm28
    vpmadd52huq ymm17, ymm12, ymm28
    vmovdqu64 ymm28, [rsi+160]
    vpmadd52luq ymm21, ymm13, ymm28
    vpmadd52huq ymm16, ymm12, ymm28
    vmovdqu64 ymm28, [rsi+192]
    vpmadd52luq ymm20, ymm13, ymm28
    vpmadd52huq ymm15, ymm12, ymm28
    vinserti64x2 ymm28, ymm24, xmm24, 1
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq ymm27, ymm28, [rcx+96]
    vpmadd52huq ymm24, ymm28, [rcx+80]
    vpaddq ymm27, ymm27, ymm24
    vpmadd52luq ymm26, ymm28, [rcx+128]
    vpmadd52huq ymm26, ymm28, [rcx+112]
    vpmadd52luq ymm25, ymm28, [rcx+160]
    vpmadd52huq ymm25, ymm28, [rcx+144]
    vextracti64x2 xmm28, ymm27, 1
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq xmm24, xmm23, xmm30
    vpaddq xmm23, xmm23, xmm31
    vpsrlq xmm23, xmm23, 52
    vmovdqu64 [r8+112], xmm24
    vpmadd52luq xmm27, xmm24, [rcx+80]
    vpmadd52huq xmm23, xmm24, [rcx+64]
    vpaddq xmm27, xmm27, xmm23
    vbroadcasti128 ymm12, [rdx+208]
    vmovdqu64 ymm23, [rsi+80]
    vpmadd52luq ymm29, ymm12, ymm23
    vpmadd52huq ymm18, ymm13, ymm23
    vmovdqu64 ymm23, [rsi+112]
    vpmadd52luq ymm22, ymm12, ymm23
    vpmadd52huq ymm17, ymm13, ymm23
    vmovdqu64 ymm23, [rsi+144]
    vpmadd52luq ymm21, ymm12, ymm23
    vpmadd52huq ymm16, ymm13, ymm23
    vmovdqu64 ymm23, [rsi+176]
    vpmadd52luq ymm20, ymm12, ymm23
    vpmadd52huq ymm15, ymm13, ymm23
    vmovdqu64 ymm23, [rsi+208]
    vpmadd52luq ymm19, ymm12, ymm23
    vpmadd52huq ymm14, ymm13, ymm23
    vpmadd52luq xmm28, xmm24, [rcx+96]
    vpmadd52huq xmm28, xmm24, [rcx+80]
    vinserti64x2 ymm24, ymm24, xmm24, 1
    vpmadd52luq ymm26, ymm24, [rcx+112]
    vpmadd52huq ymm26, ymm24, [rcx+96]
    vpmadd52luq ymm25, ymm24, [rcx+144]
    vpmadd52huq ymm25, ymm24, [rcx+128]
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq xmm24, xmm27, xmm30
    vpaddq xmm27, xmm27, xmm31
    vpsrlq xmm27, xmm27, 52
    vmovdqu64 [r8+128], xmm24
    vpmadd52luq xmm28, xmm24, [rcx+80]
    vpmadd52huq xmm27, xmm24, [rcx+64]
    vpaddq xmm28, xmm28, xmm27
    vpmadd52huq ymm18, ymm12, [rsi+64]
    vpmadd52huq ymm17, ymm12, [rsi+96]
    vpmadd52huq ymm16, ymm12, [rsi+128]
    vpmadd52huq ymm15, ymm12, [rsi+160]
    vpmadd52huq ymm14, ymm12, [rsi+192]
    vinserti64x2 ymm27, ymm24, xmm24, 1
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq ymm26, ymm27, [rcx+96]
    vpmadd52huq ymm24, ymm27, [rcx+80]
    vpaddq ymm26, ymm26, ymm24
    vpmadd52luq ymm25, ymm27, [rcx+128]
    vpmadd52huq ymm25, ymm27, [rcx+112]
    vextracti64x2 xmm27, ymm26, 1
    vpxord xmm24, xmm24, xmm24
    vpmadd52luq xmm24, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vmovdqu64 [r8+144], xmm24
    vpmadd52luq xmm26, xmm24, [rcx+80]
    vpmadd52huq xmm28, xmm24, [rcx+64]
    vpaddq xmm26, xmm26, xmm28
    vbroadcasti128 ymm13, [r8+64]
    vbroadcasti128 ymm12, [r8+80]
    vmovdqu64 ymm28, [rcx+208]
    vpmadd52luq ymm29, ymm12, ymm28
    vpmadd52huq ymm18, ymm13, ymm28
    vbroadcasti128 ymm13, [r8+96]
    vmovdqu64 ymm28, [rcx+192]
    vpmadd52luq ymm29, ymm13, ymm28
    vpmadd52huq ymm18, ymm12, ymm28
    vbroadcasti128 ymm12, [r8+112]
    vmovdqu64 ymm28, [rcx+176]
    vpmadd52luq ymm29, ymm12, ymm28
    vpmadd52huq ymm18, ymm13, ymm28
    vmovdqu64 ymm28, [rcx+208]
    vpmadd52luq ymm22, ymm12, ymm28
    vpmadd52huq ymm17, ymm13, ymm28
    vbroadcasti128 ymm13, [r8+128]
    vmovdqu64 ymm28, [rcx+160]
    vpmadd52luq ymm29, ymm13, ymm28
    vpmadd52huq ymm18, ymm12, ymm28
    vmovdqu64 ymm28, [rcx+192]
    vpmadd52luq ymm22, ymm13, ymm28
    vpmadd52huq ymm17, ymm12, ymm28
    vpmadd52luq xmm27, xmm24, [rcx+96]
    vpmadd52huq xmm27, xmm24, [rcx+80]
    vinserti64x2 ymm28, ymm24, xmm24, 1
    vpmadd52luq ymm25, ymm28, [rcx+112]
    vpmadd52huq ymm25, ymm28, [rcx+96]
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq xmm28, xmm26, xmm30
    vpaddq xmm26, xmm26, xmm31
    vpsrlq xmm26, xmm26, 52
    vmovdqu64 [r8+160], xmm28
    vpmadd52luq xmm27, xmm28, [rcx+80]
    vpmadd52huq xmm26, xmm28, [rcx+64]
    vpaddq xmm27, xmm27, xmm26
    vbroadcasti128 ymm12, [r8+144]
    vmovdqu64 ymm26, [rcx+144]
    vpmadd52luq ymm29, ymm12, ymm26
    vpmadd52huq ymm18, ymm13, ymm26
    vmovdqu64 ymm26, [rcx+176]
    vpmadd52luq ymm22, ymm12, ymm26
    vpmadd52huq ymm17, ymm13, ymm26
    vmovdqu64 ymm26, [rcx+208]
    vpmadd52luq ymm21, ymm12, ymm26
    vpmadd52huq ymm16, ymm13, ymm26
    vbroadcasti128 ymm13, [r8+160]
    vmovdqu64 ymm26, [rcx+128]
    vpmadd52luq ymm29, ymm13, ymm26
    vpmadd52huq ymm18, ymm12, ymm26
    vmovdqu64 ymm26, [rcx+160]
    vpmadd52luq ymm22, ymm13, ymm26
    vpmadd52huq ymm17, ymm12, ymm26
    vmovdqu64 ymm26, [rcx+192]
    vpmadd52luq ymm21, ymm13, ymm26
    vpmadd52huq ymm16, ymm12, ymm26
    vinserti64x2 ymm28, ymm28, xmm28, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm25, ymm28, [rcx+96]
    vpmadd52huq ymm26, ymm28, [rcx+80]
    vpaddq ymm25, ymm25, ymm26
    vextracti64x2 xmm28, ymm25, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq xmm26, xmm27, xmm30
    vpaddq xmm27, xmm27, xmm31
    vpsrlq xmm27, xmm27, 52
    vmovdqu64 [r8+176], xmm26
    vpmadd52luq xmm25, xmm26, [rcx+80]
    vpmadd52huq xmm27, xmm26, [rcx+64]
    vpaddq xmm25, xmm25, xmm27
    vbroadcasti128 ymm12, [r8+176]
    vmovdqu64 ymm27, [rcx+112]
    vpmadd52luq ymm29, ymm12, ymm27
    vpmadd52huq ymm18, ymm13, ymm27
    vmovdqu64 ymm27, [rcx+144]
    vpmadd52luq ymm22, ymm12, ymm27
    vpmadd52huq ymm17, ymm13, ymm27
    vmovdqu64 ymm27, [rcx+176]
    vpmadd52luq ymm21, ymm12, ymm27
    vpmadd52huq ymm16, ymm13, ymm27
    vmovdqu64 ymm27, [rcx+208]
    vpmadd52luq ymm20, ymm12, ymm27
    vpmadd52huq ymm15, ymm13, ymm27
    vpmadd52luq xmm28, xmm26, [rcx+96]
    vpmadd52huq xmm28, xmm26, [rcx+80]
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq xmm27, xmm25, xmm30
    vpaddq xmm26, xmm25, xmm31
    vpsrlq xmm26, xmm26, 52
    vmovdqu64 [r8+192], xmm27
    vpmadd52luq xmm28, xmm27, [rcx+80]
    vpmadd52huq xmm26, xmm27, [rcx+64]
    vpaddq xmm28, xmm28, xmm26
    vbroadcasti128 ymm13, [r8+192]
    vmovdqu64 ymm27, [rcx+96]
    vpmadd52luq ymm29, ymm13, ymm27
    vpmadd52huq ymm18, ymm12, ymm27
    vmovdqu64 ymm27, [rcx+128]
    vpmadd52luq ymm22, ymm13, ymm27
    vpmadd52huq ymm17, ymm12, ymm27
    vmovdqu64 ymm27, [rcx+160]
    vpmadd52luq ymm21, ymm13, ymm27
    vpmadd52huq ymm16, ymm12, ymm27
    vmovdqu64 ymm27, [rcx+192]
    vpmadd52luq ymm20, ymm13, ymm27
    vpmadd52huq ymm15, ymm12, ymm27
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq xmm27, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vmovdqu64 [r8+208], xmm27
    vbroadcasti128 ymm12, [r8+208]
    vmovdqu64 ymm27, [rcx+80]
    vpmadd52luq ymm29, ymm12, ymm27
    vpmadd52huq ymm18, ymm13, ymm27
    vmovdqu64 ymm27, [rcx+112]
    vpmadd52luq ymm22, ymm12, ymm27
    vpmadd52huq ymm17, ymm13, ymm27
    vmovdqu64 ymm27, [rcx+144]
    vpmadd52luq ymm21, ymm12, ymm27
    vpmadd52huq ymm16, ymm13, ymm27
    vmovdqu64 ymm27, [rcx+176]
    vpmadd52luq ymm20, ymm12, ymm27
    vpmadd52huq ymm15, ymm13, ymm27
    vmovdqu64 ymm27, [rcx+208]
    vpmadd52luq ymm19, ymm12, ymm27
    vpmadd52huq ymm14, ymm13, ymm27
    vpmadd52huq ymm18, ymm12, [rcx+64]
    vpmadd52huq ymm17, ymm12, [rcx+96]
    vpmadd52huq ymm16, ymm12, [rcx+128]
    vpmadd52huq ymm15, ymm12, [rcx+160]
    vpmadd52huq ymm14, ymm12, [rcx+192]
    vpaddq ymm29, ymm29, ymm18
    vpaddq ymm27, ymm22, ymm17
    vpaddq ymm26, ymm21, ymm16
    vpaddq ymm25, ymm20, ymm15
    vpaddq ymm24, ymm19, ymm14
    vpaddq ymm29, ymm29, ymm28
    vextracti64x2 xmm28, ymm29, 1
    vpsrlq xmm23, xmm29, 52
    vpaddq xmm28, xmm28, xmm23
    vpsrlq xmm23, xmm28, 52
    vinserti64x2 ymm29, ymm29, xmm28, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+64], ymm29
    vextracti64x2 xmm29, ymm27, 1
    vpaddq xmm27, xmm27, xmm23
    vpsrlq xmm28, xmm27, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm27, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+96], ymm29
    vextracti64x2 xmm29, ymm26, 1
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm26, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+128], ymm29
    vextracti64x2 xmm29, ymm25, 1
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm25, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+160], ymm29
    vextracti64x2 xmm29, ymm24, 1
    vpaddq xmm24, xmm24, xmm28
    vpsrlq xmm28, xmm24, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm24, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+192], ymm29
    vzeroall
    vpxord xmm16, xmm16, xmm16
    vpxord xmm17, xmm17, xmm17
    vpxord xmm18, xmm18, xmm18
    vpxord xmm19, xmm19, xmm19
    vpxord xmm20, xmm20, xmm20
    vpxord xmm21, xmm21, xmm21
    vpxord xmm22, xmm22, xmm22
    vpxord xmm23, xmm23, xmm23
    vpxord xmm24, xmm24, xmm24
    vpxord xmm25, xmm25, xmm25
    vpxord xmm26, xmm26, xmm26
    vpxord xmm27, xmm27, xmm27
    vpxord xmm28, xmm28, xmm28
    vpxord xmm29, xmm29, xmm29
    vpxord xmm30, xmm30, xmm30
    vpxord xmm31, xmm31, xmm31
    ret
