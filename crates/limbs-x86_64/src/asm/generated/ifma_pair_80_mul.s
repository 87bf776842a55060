// Product of 80 digits in radix 2^52, 2 side by side: z = x * y / R mod m, almost reduced.
// 13064 multiplications: 6532 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov eax, 12
    kmovw k1, eax
    mov eax, 3
    kmovw k2, eax
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vbroadcasti64x2 ymm30, [rcx+1408]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi+32], ymm19
    vmovdqu64 [rdi+1344], ymm19
    vmovdqu64 [r8+32], ymm19
    vmovdqu64 [r8+1344], ymm19
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
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm18, ymm28, ymm23
    vpaddq ymm17, ymm27, ymm22
    vpaddq ymm16, ymm26, ymm21
    vpaddq ymm15, ymm25, ymm20
    vextracti64x2 xmm14, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+64], xmm13
    vpmadd52luq xmm14, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
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
    vbroadcasti128 ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+224]
    vpmadd52luq ymm28, ymm12, [rsi+256]
    vpmadd52luq ymm27, ymm12, [rsi+288]
    vpmadd52luq ymm26, ymm12, [rsi+320]
    vpmadd52luq ymm25, ymm12, [rsi+352]
    vbroadcasti128 ymm11, [rdx+80]
    vmovdqu64 ymm19, [rsi+208]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+240]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+272]
    vpmadd52luq ymm27, ymm11, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+304]
    vpmadd52luq ymm26, ymm11, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+336]
    vpmadd52luq ymm25, ymm11, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+96]
    vmovdqu64 ymm19, [rsi+192]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+224]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+256]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+288]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+320]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm11, ymm19
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm18, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm18, ymm18, ymm13
    vpmadd52luq ymm17, ymm19, [rcx+128]
    vpmadd52huq ymm17, ymm19, [rcx+112]
    vpmadd52luq ymm16, ymm19, [rcx+160]
    vpmadd52huq ymm16, ymm19, [rcx+144]
    vpmadd52luq ymm15, ymm19, [rcx+192]
    vpmadd52huq ymm15, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm18, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm14, xmm30
    vpaddq xmm14, xmm14, xmm31
    vpsrlq xmm14, xmm14, 52
    vmovdqu64 [r8+80], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm14, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm14
    vbroadcasti128 ymm1, [rdx+96]
    lea r10, [rdx-1136]
    lea rax, [rsi+1424]
    call .Llimbs_ifma_pair_80_mul_78
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm14, ymm13, xmm13, 1
    vpmadd52luq ymm17, ymm14, [rcx+112]
    vpmadd52huq ymm17, ymm14, [rcx+96]
    vpmadd52luq ymm16, ymm14, [rcx+144]
    vpmadd52huq ymm16, ymm14, [rcx+128]
    vpmadd52luq ymm15, ymm14, [rcx+176]
    vpmadd52huq ymm15, ymm14, [rcx+160]
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+96], xmm14
    vpmadd52luq xmm19, xmm14, [rcx+80]
    vpmadd52huq xmm18, xmm14, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vbroadcasti128 ymm1, [rdx+144]
    lea r10, [rdx-1088]
    lea rax, [rsi+1376]
    call .Llimbs_ifma_pair_80_mul_78
    vinserti64x2 ymm18, ymm14, xmm14, 1
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq ymm17, ymm18, [rcx+96]
    vpmadd52huq ymm14, ymm18, [rcx+80]
    vpaddq ymm17, ymm17, ymm14
    vpmadd52luq ymm16, ymm18, [rcx+128]
    vpmadd52huq ymm16, ymm18, [rcx+112]
    vpmadd52luq ymm15, ymm18, [rcx+160]
    vpmadd52huq ymm15, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm17, 1
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+112], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+80]
    vpmadd52huq xmm19, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm19
    vbroadcasti128 ymm13, [rdx+192]
    vbroadcasti128 ymm12, [rdx+208]
    vmovdqu64 ymm19, [rsi+80]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+112]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+144]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+176]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+208]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rdx+224]
    vmovdqu64 ymm19, [rsi+64]
    vpmadd52luq ymm29, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+96]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+128]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+160]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+192]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vpmadd52luq xmm18, xmm14, [rcx+96]
    vpmadd52huq xmm18, xmm14, [rcx+80]
    vinserti64x2 ymm19, ymm14, xmm14, 1
    vpmadd52luq ymm16, ymm19, [rcx+112]
    vpmadd52huq ymm16, ymm19, [rcx+96]
    vpmadd52luq ymm15, ymm19, [rcx+144]
    vpmadd52huq ymm15, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+128], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm14, [rdx+240]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm29, ymm14, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm28, ymm14, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+176]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+256]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vbroadcasti128 ymm14, [rdx+272]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm14, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm19, [rcx+128]
    vpmadd52huq ymm15, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+144], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm18
    vbroadcasti128 ymm13, [rdx+288]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm14, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm14, ymm18
    vmovdqu64 ymm18, [rsi+128]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm14, ymm18
    vbroadcasti128 ymm14, [rdx+304]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm27, ymm14, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm26, ymm14, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+112]
    vpmadd52luq ymm25, ymm14, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+320]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm14, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm14, ymm18
    vbroadcasti128 ymm14, [rdx+336]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm26, ymm14, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm25, ymm14, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+352]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm14, ymm18
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm18, [rcx+112]
    vpmadd52huq ymm15, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+160], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm14, [rdx+368]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm14, [r8+64]
    vpmadd52luq ymm29, ymm14, [rcx+224]
    vpmadd52luq ymm28, ymm14, [rcx+256]
    vpmadd52luq ymm27, ymm14, [rcx+288]
    vpmadd52luq ymm26, ymm14, [rcx+320]
    vpmadd52luq ymm25, ymm14, [rcx+352]
    vbroadcasti128 ymm13, [r8+80]
    vmovdqu64 ymm17, [rcx+208]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+240]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+272]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+304]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+336]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vbroadcasti128 ymm14, [r8+96]
    vmovdqu64 ymm17, [rcx+192]
    vpmadd52luq ymm29, ymm14, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+224]
    vpmadd52luq ymm28, ymm14, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+256]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+288]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+320]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vextracti64x2 xmm18, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+176], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm19
    vbroadcasti128 ymm1, [r8+96]
    lea r10, [r8-1136]
    lea rax, [rcx+1424]
    call .Llimbs_ifma_pair_80_mul_78
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+192], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm15, [r8+144]
    vbroadcasti128 ymm14, [r8+160]
    vmovdqu64 ymm19, [rcx+128]
    vpmadd52luq ymm29, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+160]
    vpmadd52luq ymm28, ymm14, ymm19
    vpmadd52huq ymm23, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+192]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+224]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+256]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [r8+176]
    vmovdqu64 ymm19, [rcx+112]
    vpmadd52luq ymm29, ymm15, ymm19
    vpmadd52huq ymm24, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+144]
    vpmadd52luq ymm28, ymm15, ymm19
    vpmadd52huq ymm23, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+176]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+208]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+240]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+208], xmm19
    vbroadcasti128 ymm14, [r8+192]
    vmovdqu64 ymm19, [rcx+96]
    vpmadd52luq ymm29, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+128]
    vpmadd52luq ymm28, ymm14, ymm19
    vpmadd52huq ymm23, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+160]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+192]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+224]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [r8+208]
    vmovdqu64 ymm19, [rcx+80]
    vpmadd52luq ymm29, ymm15, ymm19
    vpmadd52huq ymm24, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+112]
    vpmadd52luq ymm28, ymm15, ymm19
    vpmadd52huq ymm23, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+144]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+176]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+208]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+224], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+384]
    vpmadd52luq ymm28, ymm12, [rsi+416]
    vpmadd52luq ymm27, ymm12, [rsi+448]
    vpmadd52luq ymm26, ymm12, [rsi+480]
    vpmadd52luq ymm25, ymm12, [rsi+512]
    vbroadcasti128 ymm0, [rdx+64]
    lea r10, [rdx-1152]
    lea rax, [rsi+1600]
    call .Llimbs_ifma_pair_80_mul_77
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+240], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rdx+128]
    lea r10, [rdx-1072]
    lea rax, [rsi+1520]
    call .Llimbs_ifma_pair_80_mul_76
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+256], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rdx+208]
    lea r10, [rdx-992]
    lea rax, [rsi+1440]
    call .Llimbs_ifma_pair_80_mul_76
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+272], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm0, [rdx+288]
    lea r10, [rdx-928]
    lea rax, [rsi+1376]
    call .Llimbs_ifma_pair_80_mul_77
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+288], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [rdx+352]
    lea r10, [rdx-880]
    lea rax, [rsi+1328]
    call .Llimbs_ifma_pair_80_mul_78
    vbroadcasti128 ymm13, [rdx+400]
    vbroadcasti128 ymm12, [rdx+416]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+432]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+304], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm12, [rdx+448]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+128]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+464]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+112]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+480]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+496]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+512]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+528]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+384]
    vpmadd52luq ymm28, ymm13, [rcx+416]
    vpmadd52luq ymm27, ymm13, [rcx+448]
    vpmadd52luq ymm26, ymm13, [rcx+480]
    vpmadd52luq ymm25, ymm13, [rcx+512]
    vbroadcasti128 ymm12, [r8+80]
    vmovdqu64 ymm18, [rcx+368]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+400]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+432]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+464]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+496]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+96]
    vmovdqu64 ymm18, [rcx+352]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+384]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+416]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+448]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+480]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+320], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+96]
    lea r10, [r8-1120]
    lea rax, [rcx+1568]
    call .Llimbs_ifma_pair_80_mul_77
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+336], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+160]
    lea r10, [r8-1040]
    lea rax, [rcx+1488]
    call .Llimbs_ifma_pair_80_mul_76
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+352], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+240]
    lea r10, [r8-976]
    lea rax, [rcx+1424]
    call .Llimbs_ifma_pair_80_mul_77
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+368], xmm19
    vbroadcasti128 ymm0, [r8+304]
    lea r10, [r8-912]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_mul_77
    vbroadcasti128 ymm15, [r8+368]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+384], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+544]
    vpmadd52luq ymm28, ymm12, [rsi+576]
    vpmadd52luq ymm27, ymm12, [rsi+608]
    vpmadd52luq ymm26, ymm12, [rsi+640]
    vpmadd52luq ymm25, ymm12, [rsi+672]
    vbroadcasti128 ymm0, [rdx+64]
    lea r10, [rdx-1120]
    lea rax, [rsi+1728]
    call .Llimbs_ifma_pair_80_mul_75
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+400], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rdx+160]
    lea r10, [rdx-1008]
    lea rax, [rsi+1616]
    call .Llimbs_ifma_pair_80_mul_74
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+416], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rdx+272]
    lea r10, [rdx-896]
    lea rax, [rsi+1504]
    call .Llimbs_ifma_pair_80_mul_74
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+432], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm0, [rdx+384]
    lea r10, [rdx-800]
    lea rax, [rsi+1408]
    call .Llimbs_ifma_pair_80_mul_75
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+448], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [rdx+480]
    lea r10, [rdx-720]
    lea rax, [rsi+1328]
    call .Llimbs_ifma_pair_80_mul_76
    vbroadcasti128 ymm13, [rdx+560]
    vbroadcasti128 ymm12, [rdx+576]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+592]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+464], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm12, [rdx+608]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+128]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+624]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+112]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+640]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+656]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+672]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+688]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+544]
    vpmadd52luq ymm28, ymm13, [rcx+576]
    vpmadd52luq ymm27, ymm13, [rcx+608]
    vpmadd52luq ymm26, ymm13, [rcx+640]
    vpmadd52luq ymm25, ymm13, [rcx+672]
    vbroadcasti128 ymm0, [r8+64]
    lea r10, [r8-1152]
    lea rax, [rcx+1760]
    call .Llimbs_ifma_pair_80_mul_77
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+480], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+128]
    lea r10, [r8-1056]
    lea rax, [rcx+1664]
    call .Llimbs_ifma_pair_80_mul_75
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+496], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+224]
    lea r10, [r8-944]
    lea rax, [rcx+1552]
    call .Llimbs_ifma_pair_80_mul_74
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+512], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+336]
    lea r10, [r8-848]
    lea rax, [rcx+1456]
    call .Llimbs_ifma_pair_80_mul_75
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+528], xmm19
    vbroadcasti128 ymm0, [r8+432]
    lea r10, [r8-752]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_mul_75
    vbroadcasti128 ymm15, [r8+528]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+544], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+704]
    vpmadd52luq ymm28, ymm12, [rsi+736]
    vpmadd52luq ymm27, ymm12, [rsi+768]
    vpmadd52luq ymm26, ymm12, [rsi+800]
    vpmadd52luq ymm25, ymm12, [rsi+832]
    vbroadcasti128 ymm0, [rdx+64]
    lea r10, [rdx-1088]
    lea rax, [rsi+1856]
    call .Llimbs_ifma_pair_80_mul_73
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+560], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rdx+192]
    lea r10, [rdx-944]
    lea rax, [rsi+1712]
    call .Llimbs_ifma_pair_80_mul_72
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+576], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rdx+336]
    lea r10, [rdx-800]
    lea rax, [rsi+1568]
    call .Llimbs_ifma_pair_80_mul_72
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+592], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm0, [rdx+480]
    lea r10, [rdx-672]
    lea rax, [rsi+1440]
    call .Llimbs_ifma_pair_80_mul_73
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+608], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [rdx+608]
    lea r10, [rdx-560]
    lea rax, [rsi+1328]
    call .Llimbs_ifma_pair_80_mul_74
    vbroadcasti128 ymm13, [rdx+720]
    vbroadcasti128 ymm12, [rdx+736]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+752]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+624], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm12, [rdx+768]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+128]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+784]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+112]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+800]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+816]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+832]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+848]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+704]
    vpmadd52luq ymm28, ymm13, [rcx+736]
    vpmadd52luq ymm27, ymm13, [rcx+768]
    vpmadd52luq ymm26, ymm13, [rcx+800]
    vpmadd52luq ymm25, ymm13, [rcx+832]
    vbroadcasti128 ymm0, [r8+64]
    lea r10, [r8-1120]
    lea rax, [rcx+1888]
    call .Llimbs_ifma_pair_80_mul_75
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+640], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+160]
    lea r10, [r8-992]
    lea rax, [rcx+1760]
    call .Llimbs_ifma_pair_80_mul_73
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+656], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+288]
    lea r10, [r8-848]
    lea rax, [rcx+1616]
    call .Llimbs_ifma_pair_80_mul_72
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+672], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+432]
    lea r10, [r8-720]
    lea rax, [rcx+1488]
    call .Llimbs_ifma_pair_80_mul_73
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+688], xmm19
    vbroadcasti128 ymm0, [r8+560]
    lea r10, [r8-592]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_mul_73
    vbroadcasti128 ymm15, [r8+688]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+704], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+864]
    vpmadd52luq ymm28, ymm12, [rsi+896]
    vpmadd52luq ymm27, ymm12, [rsi+928]
    vpmadd52luq ymm26, ymm12, [rsi+960]
    vpmadd52luq ymm25, ymm12, [rsi+992]
    vbroadcasti128 ymm0, [rdx+64]
    lea r10, [rdx-1056]
    lea rax, [rsi+1984]
    call .Llimbs_ifma_pair_80_mul_71
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+720], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rdx+224]
    lea r10, [rdx-880]
    lea rax, [rsi+1808]
    call .Llimbs_ifma_pair_80_mul_70
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+736], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rdx+400]
    lea r10, [rdx-704]
    lea rax, [rsi+1632]
    call .Llimbs_ifma_pair_80_mul_70
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+752], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm0, [rdx+576]
    lea r10, [rdx-544]
    lea rax, [rsi+1472]
    call .Llimbs_ifma_pair_80_mul_71
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+768], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [rdx+736]
    lea r10, [rdx-400]
    lea rax, [rsi+1328]
    call .Llimbs_ifma_pair_80_mul_72
    vbroadcasti128 ymm13, [rdx+880]
    vbroadcasti128 ymm12, [rdx+896]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+912]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+784], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm12, [rdx+928]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+128]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+944]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+112]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+960]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+976]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+992]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+1008]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+864]
    vpmadd52luq ymm28, ymm13, [rcx+896]
    vpmadd52luq ymm27, ymm13, [rcx+928]
    vpmadd52luq ymm26, ymm13, [rcx+960]
    vpmadd52luq ymm25, ymm13, [rcx+992]
    vbroadcasti128 ymm0, [r8+64]
    lea r10, [r8-1088]
    lea rax, [rcx+2016]
    call .Llimbs_ifma_pair_80_mul_73
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+800], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+192]
    lea r10, [r8-928]
    lea rax, [rcx+1856]
    call .Llimbs_ifma_pair_80_mul_71
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+816], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+352]
    lea r10, [r8-752]
    lea rax, [rcx+1680]
    call .Llimbs_ifma_pair_80_mul_70
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+832], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+528]
    lea r10, [r8-592]
    lea rax, [rcx+1520]
    call .Llimbs_ifma_pair_80_mul_71
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+848], xmm19
    vbroadcasti128 ymm0, [r8+688]
    lea r10, [r8-432]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_mul_71
    vbroadcasti128 ymm15, [r8+848]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+864], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+1024]
    vpmadd52luq ymm28, ymm12, [rsi+1056]
    vpmadd52luq ymm27, ymm12, [rsi+1088]
    vpmadd52luq ymm26, ymm12, [rsi+1120]
    vpmadd52luq ymm25, ymm12, [rsi+1152]
    vbroadcasti128 ymm0, [rdx+64]
    lea r10, [rdx-1024]
    lea rax, [rsi+2112]
    call .Llimbs_ifma_pair_80_mul_69
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+880], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rdx+256]
    lea r10, [rdx-816]
    lea rax, [rsi+1904]
    call .Llimbs_ifma_pair_80_mul_68
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+896], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rdx+464]
    lea r10, [rdx-608]
    lea rax, [rsi+1696]
    call .Llimbs_ifma_pair_80_mul_68
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+912], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm0, [rdx+672]
    lea r10, [rdx-416]
    lea rax, [rsi+1504]
    call .Llimbs_ifma_pair_80_mul_69
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+928], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [rdx+864]
    lea r10, [rdx-240]
    lea rax, [rsi+1328]
    call .Llimbs_ifma_pair_80_mul_70
    vbroadcasti128 ymm13, [rdx+1040]
    vbroadcasti128 ymm12, [rdx+1056]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+1072]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+944], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm12, [rdx+1088]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+128]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+1104]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+112]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1120]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+1136]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1152]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+1168]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+1024]
    vpmadd52luq ymm28, ymm13, [rcx+1056]
    vpmadd52luq ymm27, ymm13, [rcx+1088]
    vpmadd52luq ymm26, ymm13, [rcx+1120]
    vpmadd52luq ymm25, ymm13, [rcx+1152]
    vbroadcasti128 ymm0, [r8+64]
    lea r10, [r8-1056]
    lea rax, [rcx+2144]
    call .Llimbs_ifma_pair_80_mul_71
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+960], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+224]
    lea r10, [r8-864]
    lea rax, [rcx+1952]
    call .Llimbs_ifma_pair_80_mul_69
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+976], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+416]
    lea r10, [r8-656]
    lea rax, [rcx+1744]
    call .Llimbs_ifma_pair_80_mul_68
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+992], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+624]
    lea r10, [r8-464]
    lea rax, [rcx+1552]
    call .Llimbs_ifma_pair_80_mul_69
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1008], xmm19
    vbroadcasti128 ymm0, [r8+816]
    lea r10, [r8-272]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_mul_69
    vbroadcasti128 ymm15, [r8+1008]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1024], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+1184]
    vpmadd52luq ymm28, ymm12, [rsi+1216]
    vpmadd52luq ymm27, ymm12, [rsi+1248]
    vpmadd52luq ymm26, ymm12, [rsi+1280]
    vpmadd52luq ymm25, ymm12, [rsi+1312]
    vbroadcasti128 ymm0, [rdx+64]
    lea r10, [rdx-992]
    lea rax, [rsi+2240]
    call .Llimbs_ifma_pair_80_mul_67
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1040], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rdx+288]
    lea r10, [rdx-752]
    lea rax, [rsi+2000]
    call .Llimbs_ifma_pair_80_mul_66
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1056], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rdx+528]
    lea r10, [rdx-512]
    lea rax, [rsi+1760]
    call .Llimbs_ifma_pair_80_mul_66
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1072], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm0, [rdx+768]
    lea r10, [rdx-288]
    lea rax, [rsi+1536]
    call .Llimbs_ifma_pair_80_mul_67
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1088], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [rdx+992]
    lea r10, [rdx-80]
    lea rax, [rsi+1328]
    call .Llimbs_ifma_pair_80_mul_68
    vbroadcasti128 ymm13, [rdx+1200]
    vbroadcasti128 ymm12, [rdx+1216]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+1232]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1104], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm12, [rdx+1248]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+128]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+1264]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+112]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1280]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rsi+96]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+1296]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+80]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1312]
    vmovdqu64 ymm18, [rsi+64]
    vpmadd52luq ymm25, ymm12, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [rdx+1328]
    vmovdqu64 ymm18, [rsi+48]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+1184]
    vpmadd52luq ymm28, ymm13, [rcx+1216]
    vpmadd52luq ymm27, ymm13, [rcx+1248]
    vpmadd52luq ymm26, ymm13, [rcx+1280]
    vpmadd52luq ymm25, ymm13, [rcx+1312]
    vbroadcasti128 ymm0, [r8+64]
    lea r10, [r8-1024]
    lea rax, [rcx+2272]
    call .Llimbs_ifma_pair_80_mul_69
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1120], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+256]
    lea r10, [r8-800]
    lea rax, [rcx+2048]
    call .Llimbs_ifma_pair_80_mul_67
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1136], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+480]
    lea r10, [r8-560]
    lea rax, [rcx+1808]
    call .Llimbs_ifma_pair_80_mul_66
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1152], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+720]
    lea r10, [r8-336]
    lea rax, [rcx+1584]
    call .Llimbs_ifma_pair_80_mul_67
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1168], xmm19
    vbroadcasti128 ymm0, [r8+944]
    lea r10, [r8-112]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_mul_67
    vbroadcasti128 ymm15, [r8+1168]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1184], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rdx+64]
    vbroadcasti128 ymm11, [rdx+80]
    vmovdqu64 ymm19, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+96]
    vmovdqu64 ymm19, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vbroadcasti128 ymm11, [rdx+112]
    vmovdqu64 ymm19, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+128]
    vmovdqu64 ymm19, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vbroadcasti128 ymm11, [rdx+144]
    vmovdqu64 ymm19, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+160]
    vmovdqu64 ymm19, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm11, ymm19
    vbroadcasti128 ymm11, [rdx+176]
    vmovdqu64 ymm19, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+192]
    vmovdqu64 ymm19, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm11, ymm19
    vbroadcasti128 ymm0, [rdx+192]
    lea r10, [rdx-896]
    lea rax, [rsi+2304]
    call .Llimbs_ifma_pair_80_mul_69
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1200], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rdx+384]
    lea r10, [rdx-656]
    lea rax, [rsi+2064]
    call .Llimbs_ifma_pair_80_mul_66
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1216], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rdx+624]
    lea r10, [rdx-416]
    lea rax, [rsi+1824]
    call .Llimbs_ifma_pair_80_mul_66
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1232], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm1, [rdx+864]
    lea r10, [rdx-176]
    lea rax, [rsi+1584]
    call .Llimbs_ifma_pair_80_mul_66
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1248], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [rdx+1104]
    lea r10, [rdx+48]
    lea rax, [rsi+1360]
    call .Llimbs_ifma_pair_80_mul_67
    vbroadcasti128 ymm13, [rdx+1328]
    vpmadd52huq ymm24, ymm13, [rsi+64]
    vpmadd52huq ymm23, ymm13, [rsi+96]
    vpmadd52huq ymm22, ymm13, [rsi+128]
    vpmadd52huq ymm21, ymm13, [rsi+160]
    vpmadd52huq ymm20, ymm13, [rsi+192]
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1264], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm13, [r8+64]
    vbroadcasti128 ymm12, [r8+80]
    vmovdqu64 ymm18, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+96]
    vmovdqu64 ymm18, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [r8+112]
    vmovdqu64 ymm18, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+128]
    vmovdqu64 ymm18, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [r8+144]
    vmovdqu64 ymm18, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+160]
    vmovdqu64 ymm18, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [r8+176]
    vmovdqu64 ymm18, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+192]
    vmovdqu64 ymm18, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm0, [r8+192]
    lea r10, [r8-896]
    lea rax, [rcx+2304]
    call .Llimbs_ifma_pair_80_mul_69
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1280], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [r8+384]
    lea r10, [r8-656]
    lea rax, [rcx+2064]
    call .Llimbs_ifma_pair_80_mul_66
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1296], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+624]
    lea r10, [r8-416]
    lea rax, [rcx+1824]
    call .Llimbs_ifma_pair_80_mul_66
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1312], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [r8+864]
    lea r10, [r8-176]
    lea rax, [rcx+1584]
    call .Llimbs_ifma_pair_80_mul_66
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1328], xmm19
    vbroadcasti128 ymm0, [r8+1104]
    lea r10, [r8+48]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_mul_67
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+64], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vbroadcasti128 ymm12, [rdx+224]
    vbroadcasti128 ymm11, [rdx+240]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+256]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+272]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+288]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+304]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+320]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+336]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+352]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rdx+352]
    lea r10, [rdx-560]
    lea rax, [rsi+2128]
    call .Llimbs_ifma_pair_80_mul_58
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+96], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rdx+720]
    lea r10, [rdx-144]
    lea rax, [rsi+1712]
    call .Llimbs_ifma_pair_80_mul_55
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+128], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm0, [rdx+1136]
    lea r10, [rdx+48]
    lea rax, [rsi+1520]
    call .Llimbs_ifma_pair_80_mul_69
    vbroadcasti128 ymm13, [rdx+1328]
    vpmadd52huq ymm24, ymm13, [rsi+224]
    vpmadd52huq ymm23, ymm13, [rsi+256]
    vpmadd52huq ymm22, ymm13, [rsi+288]
    vpmadd52huq ymm21, ymm13, [rsi+320]
    vpmadd52huq ymm20, ymm13, [rsi+352]
    vbroadcasti128 ymm13, [r8+224]
    vbroadcasti128 ymm12, [r8+240]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+256]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+272]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+288]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+304]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+320]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+336]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+352]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm0, [r8+352]
    lea r10, [r8-768]
    lea rax, [rcx+2336]
    call .Llimbs_ifma_pair_80_mul_71
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+160], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+512]
    lea r10, [r8-352]
    lea rax, [rcx+1920]
    call .Llimbs_ifma_pair_80_mul_55
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+192], ymm19
    vbroadcasti128 ymm1, [r8+928]
    lea r10, [r8+48]
    lea rax, [rcx+1520]
    call .Llimbs_ifma_pair_80_mul_56
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+224]
    vpmadd52huq ymm23, ymm15, [rcx+256]
    vpmadd52huq ymm22, ymm15, [rcx+288]
    vpmadd52huq ymm21, ymm15, [rcx+320]
    vpmadd52huq ymm20, ymm15, [rcx+352]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+224], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vbroadcasti128 ymm12, [rdx+384]
    vbroadcasti128 ymm11, [rdx+400]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+416]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+432]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+448]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+464]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+480]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+496]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+512]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rdx+512]
    lea r10, [rdx-464]
    lea rax, [rsi+2192]
    call .Llimbs_ifma_pair_80_mul_62
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+256], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rdx+816]
    lea r10, [rdx-112]
    lea rax, [rsi+1840]
    call .Llimbs_ifma_pair_80_mul_59
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+288], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm0, [rdx+1168]
    lea r10, [rdx+48]
    lea rax, [rsi+1680]
    call .Llimbs_ifma_pair_80_mul_71
    vbroadcasti128 ymm13, [rdx+1328]
    vpmadd52huq ymm24, ymm13, [rsi+384]
    vpmadd52huq ymm23, ymm13, [rsi+416]
    vpmadd52huq ymm22, ymm13, [rsi+448]
    vpmadd52huq ymm21, ymm13, [rsi+480]
    vpmadd52huq ymm20, ymm13, [rsi+512]
    vbroadcasti128 ymm13, [r8+384]
    vbroadcasti128 ymm12, [r8+400]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+416]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+432]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+448]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+464]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+480]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+496]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+512]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm0, [r8+512]
    lea r10, [r8-640]
    lea rax, [rcx+2368]
    call .Llimbs_ifma_pair_80_mul_73
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+320], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+640]
    lea r10, [r8-288]
    lea rax, [rcx+2016]
    call .Llimbs_ifma_pair_80_mul_59
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+352], ymm19
    vbroadcasti128 ymm1, [r8+992]
    lea r10, [r8+48]
    lea rax, [rcx+1680]
    call .Llimbs_ifma_pair_80_mul_60
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+384]
    vpmadd52huq ymm23, ymm15, [rcx+416]
    vpmadd52huq ymm22, ymm15, [rcx+448]
    vpmadd52huq ymm21, ymm15, [rcx+480]
    vpmadd52huq ymm20, ymm15, [rcx+512]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+384], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vbroadcasti128 ymm12, [rdx+544]
    vbroadcasti128 ymm11, [rdx+560]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+576]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+592]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+608]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+624]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+640]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+656]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+672]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rdx+672]
    lea r10, [rdx-368]
    lea rax, [rsi+2256]
    call .Llimbs_ifma_pair_80_mul_66
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+416], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rdx+912]
    lea r10, [rdx-80]
    lea rax, [rsi+1968]
    call .Llimbs_ifma_pair_80_mul_63
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+448], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm0, [rdx+1200]
    lea r10, [rdx+48]
    lea rax, [rsi+1840]
    call .Llimbs_ifma_pair_80_mul_73
    vbroadcasti128 ymm13, [rdx+1328]
    vpmadd52huq ymm24, ymm13, [rsi+544]
    vpmadd52huq ymm23, ymm13, [rsi+576]
    vpmadd52huq ymm22, ymm13, [rsi+608]
    vpmadd52huq ymm21, ymm13, [rsi+640]
    vpmadd52huq ymm20, ymm13, [rsi+672]
    vbroadcasti128 ymm13, [r8+544]
    vbroadcasti128 ymm12, [r8+560]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+576]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+592]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+608]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+624]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+640]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+656]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+672]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm0, [r8+672]
    lea r10, [r8-512]
    lea rax, [rcx+2400]
    call .Llimbs_ifma_pair_80_mul_75
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+480], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+768]
    lea r10, [r8-224]
    lea rax, [rcx+2112]
    call .Llimbs_ifma_pair_80_mul_63
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+512], ymm19
    vbroadcasti128 ymm1, [r8+1056]
    lea r10, [r8+48]
    lea rax, [rcx+1840]
    call .Llimbs_ifma_pair_80_mul_64
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+544]
    vpmadd52huq ymm23, ymm15, [rcx+576]
    vpmadd52huq ymm22, ymm15, [rcx+608]
    vpmadd52huq ymm21, ymm15, [rcx+640]
    vpmadd52huq ymm20, ymm15, [rcx+672]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+544], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vbroadcasti128 ymm12, [rdx+704]
    vbroadcasti128 ymm11, [rdx+720]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+736]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+752]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+768]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+784]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+800]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+816]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+832]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rdx+832]
    lea r10, [rdx-272]
    lea rax, [rsi+2320]
    call .Llimbs_ifma_pair_80_mul_70
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+576], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rdx+1008]
    lea r10, [rdx-48]
    lea rax, [rsi+2096]
    call .Llimbs_ifma_pair_80_mul_67
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+608], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm0, [rdx+1232]
    lea r10, [rdx+48]
    lea rax, [rsi+2000]
    call .Llimbs_ifma_pair_80_mul_75
    vbroadcasti128 ymm13, [rdx+1328]
    vpmadd52huq ymm24, ymm13, [rsi+704]
    vpmadd52huq ymm23, ymm13, [rsi+736]
    vpmadd52huq ymm22, ymm13, [rsi+768]
    vpmadd52huq ymm21, ymm13, [rsi+800]
    vpmadd52huq ymm20, ymm13, [rsi+832]
    vbroadcasti128 ymm13, [r8+704]
    vbroadcasti128 ymm12, [r8+720]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+736]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+752]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+768]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+784]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+800]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+816]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+832]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm0, [r8+832]
    lea r10, [r8-384]
    lea rax, [rcx+2432]
    call .Llimbs_ifma_pair_80_mul_77
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+640], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+896]
    lea r10, [r8-160]
    lea rax, [rcx+2208]
    call .Llimbs_ifma_pair_80_mul_67
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+672], ymm19
    vbroadcasti128 ymm1, [r8+1120]
    lea r10, [r8+48]
    lea rax, [rcx+2000]
    call .Llimbs_ifma_pair_80_mul_68
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+704]
    vpmadd52huq ymm23, ymm15, [rcx+736]
    vpmadd52huq ymm22, ymm15, [rcx+768]
    vpmadd52huq ymm21, ymm15, [rcx+800]
    vpmadd52huq ymm20, ymm15, [rcx+832]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+704], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vbroadcasti128 ymm12, [rdx+864]
    vbroadcasti128 ymm11, [rdx+880]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+896]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+912]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+928]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+944]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+960]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+976]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+992]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rdx+992]
    lea r10, [rdx-176]
    lea rax, [rsi+2384]
    call .Llimbs_ifma_pair_80_mul_74
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+736], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rdx+1104]
    lea r10, [rdx-16]
    lea rax, [rsi+2224]
    call .Llimbs_ifma_pair_80_mul_71
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+768], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm0, [rdx+1264]
    lea r10, [rdx+48]
    lea rax, [rsi+2160]
    call .Llimbs_ifma_pair_80_mul_77
    vbroadcasti128 ymm13, [rdx+1328]
    vpmadd52huq ymm24, ymm13, [rsi+864]
    vpmadd52huq ymm23, ymm13, [rsi+896]
    vpmadd52huq ymm22, ymm13, [rsi+928]
    vpmadd52huq ymm21, ymm13, [rsi+960]
    vpmadd52huq ymm20, ymm13, [rsi+992]
    vbroadcasti128 ymm13, [r8+864]
    vbroadcasti128 ymm12, [r8+880]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+896]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+912]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+928]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+944]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+960]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+976]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+992]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1008]
    vmovdqu64 ymm17, [rcx+1200]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1024]
    vmovdqu64 ymm17, [rcx+1184]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+800], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+1024]
    lea r10, [r8-96]
    lea rax, [rcx+2304]
    call .Llimbs_ifma_pair_80_mul_71
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+832], ymm19
    vbroadcasti128 ymm1, [r8+1184]
    lea r10, [r8+48]
    lea rax, [rcx+2160]
    call .Llimbs_ifma_pair_80_mul_72
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+864]
    vpmadd52huq ymm23, ymm15, [rcx+896]
    vpmadd52huq ymm22, ymm15, [rcx+928]
    vpmadd52huq ymm21, ymm15, [rcx+960]
    vpmadd52huq ymm20, ymm15, [rcx+992]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+864], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vbroadcasti128 ymm12, [rdx+1024]
    vbroadcasti128 ymm11, [rdx+1040]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1056]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+1072]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1088]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+1104]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1120]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+1136]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1152]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rdx+1152]
    lea r10, [rdx-80]
    lea rax, [rsi+2448]
    call .Llimbs_ifma_pair_80_mul_78
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+896], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rdx+1200]
    lea r10, [rdx+16]
    lea rax, [rsi+2352]
    call .Llimbs_ifma_pair_80_mul_75
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+928], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm13, [rdx+1296]
    vbroadcasti128 ymm12, [rdx+1312]
    vmovdqu64 ymm17, [rsi+1056]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1088]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1120]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1152]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1184]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+1328]
    vmovdqu64 ymm17, [rsi+1040]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1072]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1104]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1136]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1168]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, [rsi+1024]
    vpmadd52huq ymm23, ymm13, [rsi+1056]
    vpmadd52huq ymm22, ymm13, [rsi+1088]
    vpmadd52huq ymm21, ymm13, [rsi+1120]
    vpmadd52huq ymm20, ymm13, [rsi+1152]
    vbroadcasti128 ymm13, [r8+1024]
    vbroadcasti128 ymm12, [r8+1040]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1056]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1072]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1088]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1104]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1120]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1136]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+960], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm15, [r8+1152]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm15, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm0, [r8+1152]
    lea r10, [r8-32]
    lea rax, [rcx+2400]
    call .Llimbs_ifma_pair_80_mul_75
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+992], ymm19
    vbroadcasti128 ymm1, [r8+1248]
    lea r10, [r8+48]
    lea rax, [rcx+2320]
    call .Llimbs_ifma_pair_80_mul_76
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+1024]
    vpmadd52huq ymm23, ymm15, [rcx+1056]
    vpmadd52huq ymm22, ymm15, [rcx+1088]
    vpmadd52huq ymm21, ymm15, [rcx+1120]
    vpmadd52huq ymm20, ymm15, [rcx+1152]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1024], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vbroadcasti128 ymm12, [rdx+1184]
    vbroadcasti128 ymm11, [rdx+1200]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1216]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+1232]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1248]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+1264]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+1280]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1056], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm13, [rdx+1296]
    vmovdqu64 ymm17, [rsi+1232]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1264]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1296]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1328]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm12, [rdx+1312]
    vmovdqu64 ymm17, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+1328]
    vmovdqu64 ymm17, [rsi+1200]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1232]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1264]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1296]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1328]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1088], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpmadd52huq ymm24, ymm13, [rsi+1184]
    vpmadd52huq ymm23, ymm13, [rsi+1216]
    vpmadd52huq ymm22, ymm13, [rsi+1248]
    vpmadd52huq ymm21, ymm13, [rsi+1280]
    vpmadd52huq ymm20, ymm13, [rsi+1312]
    vbroadcasti128 ymm13, [r8+1184]
    vbroadcasti128 ymm12, [r8+1200]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1216]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1232]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1248]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1120], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm15, [r8+1264]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm15, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1280]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm15, ymm17
    vbroadcasti128 ymm15, [r8+1296]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm15, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1312]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm15, ymm17
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1152], ymm19
    vbroadcasti128 ymm15, [r8+1328]
    vmovdqu64 ymm19, [rcx+1200]
    vpmadd52luq ymm29, ymm15, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1232]
    vpmadd52luq ymm28, ymm15, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1264]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1296]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1328]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vpmadd52huq ymm24, ymm15, [rcx+1184]
    vpmadd52huq ymm23, ymm15, [rcx+1216]
    vpmadd52huq ymm22, ymm15, [rcx+1248]
    vpmadd52huq ymm21, ymm15, [rcx+1280]
    vpmadd52huq ymm20, ymm15, [rcx+1312]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1184], ymm19
    vextracti64x2 xmm19, ymm17, 1
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1216], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1248], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1280], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1312], ymm19
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
.Llimbs_ifma_pair_80_mul_0:
    vbroadcasti128 ymm0, [r10]
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax+32]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax+64]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+96]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+128]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_1:
    vbroadcasti128 ymm1, [r10+16]
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+80]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+112]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_2:
    vbroadcasti128 ymm0, [r10+32]
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax+32]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+64]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+96]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_3:
    vbroadcasti128 ymm1, [r10+48]
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+16]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+48]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+80]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_4:
    vbroadcasti128 ymm0, [r10+64]
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-32]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+32]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+64]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_5:
    vbroadcasti128 ymm1, [r10+80]
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_6:
    vbroadcasti128 ymm0, [r10+96]
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-64]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+32]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_7:
    vbroadcasti128 ymm1, [r10+112]
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+16]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_8:
    vbroadcasti128 ymm0, [r10+128]
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-96]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-32]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_9:
    vbroadcasti128 ymm1, [r10+144]
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_10:
    vbroadcasti128 ymm0, [r10+160]
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-128]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-64]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_11:
    vbroadcasti128 ymm1, [r10+176]
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_12:
    vbroadcasti128 ymm0, [r10+192]
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-160]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-96]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_13:
    vbroadcasti128 ymm1, [r10+208]
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_14:
    vbroadcasti128 ymm0, [r10+224]
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-192]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-128]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_15:
    vbroadcasti128 ymm1, [r10+240]
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_16:
    vbroadcasti128 ymm0, [r10+256]
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-224]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-160]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_17:
    vbroadcasti128 ymm1, [r10+272]
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_18:
    vbroadcasti128 ymm0, [r10+288]
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-256]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-192]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_19:
    vbroadcasti128 ymm1, [r10+304]
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_20:
    vbroadcasti128 ymm0, [r10+320]
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-288]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-224]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_21:
    vbroadcasti128 ymm1, [r10+336]
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_22:
    vbroadcasti128 ymm0, [r10+352]
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-320]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-256]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_23:
    vbroadcasti128 ymm1, [r10+368]
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_24:
    vbroadcasti128 ymm0, [r10+384]
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-352]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-288]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_25:
    vbroadcasti128 ymm1, [r10+400]
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_26:
    vbroadcasti128 ymm0, [r10+416]
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-384]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-320]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_27:
    vbroadcasti128 ymm1, [r10+432]
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-400]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_28:
    vbroadcasti128 ymm0, [r10+448]
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-416]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-352]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_29:
    vbroadcasti128 ymm1, [r10+464]
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-432]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_30:
    vbroadcasti128 ymm0, [r10+480]
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-448]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-384]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_31:
    vbroadcasti128 ymm1, [r10+496]
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-464]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-400]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_32:
    vbroadcasti128 ymm0, [r10+512]
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-480]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-416]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_33:
    vbroadcasti128 ymm1, [r10+528]
    vmovdqu64 ymm2, [rax-528]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-496]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-432]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_34:
    vbroadcasti128 ymm0, [r10+544]
    vmovdqu64 ymm2, [rax-544]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-512]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-448]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_35:
    vbroadcasti128 ymm1, [r10+560]
    vmovdqu64 ymm2, [rax-560]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-528]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-464]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_36:
    vbroadcasti128 ymm0, [r10+576]
    vmovdqu64 ymm2, [rax-576]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-544]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-480]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_37:
    vbroadcasti128 ymm1, [r10+592]
    vmovdqu64 ymm2, [rax-592]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-560]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-528]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-496]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_38:
    vbroadcasti128 ymm0, [r10+608]
    vmovdqu64 ymm2, [rax-608]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-576]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-544]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-512]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_39:
    vbroadcasti128 ymm1, [r10+624]
    vmovdqu64 ymm2, [rax-624]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-592]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-560]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-528]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_40:
    vbroadcasti128 ymm0, [r10+640]
    vmovdqu64 ymm2, [rax-640]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-608]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-576]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-544]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_41:
    vbroadcasti128 ymm1, [r10+656]
    vmovdqu64 ymm2, [rax-656]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-624]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-592]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-560]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-528]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_42:
    vbroadcasti128 ymm0, [r10+672]
    vmovdqu64 ymm2, [rax-672]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-640]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-608]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-576]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-544]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_43:
    vbroadcasti128 ymm1, [r10+688]
    vmovdqu64 ymm2, [rax-688]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-656]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-624]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-592]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-560]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_44:
    vbroadcasti128 ymm0, [r10+704]
    vmovdqu64 ymm2, [rax-704]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-672]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-640]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-608]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-576]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_45:
    vbroadcasti128 ymm1, [r10+720]
    vmovdqu64 ymm2, [rax-720]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-688]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-656]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-624]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-592]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_46:
    vbroadcasti128 ymm0, [r10+736]
    vmovdqu64 ymm2, [rax-736]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-704]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-672]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-640]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-608]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_47:
    vbroadcasti128 ymm1, [r10+752]
    vmovdqu64 ymm2, [rax-752]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-720]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-688]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-656]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-624]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_48:
    vbroadcasti128 ymm0, [r10+768]
    vmovdqu64 ymm2, [rax-768]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-736]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-704]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-672]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-640]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_49:
    vbroadcasti128 ymm1, [r10+784]
    vmovdqu64 ymm2, [rax-784]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-752]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-720]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-688]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-656]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_50:
    vbroadcasti128 ymm0, [r10+800]
    vmovdqu64 ymm2, [rax-800]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-768]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-736]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-704]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-672]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_51:
    vbroadcasti128 ymm1, [r10+816]
    vmovdqu64 ymm2, [rax-816]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-784]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-752]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-720]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-688]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_52:
    vbroadcasti128 ymm0, [r10+832]
    vmovdqu64 ymm2, [rax-832]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-800]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-768]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-736]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-704]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_53:
    vbroadcasti128 ymm1, [r10+848]
    vmovdqu64 ymm2, [rax-848]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-816]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-784]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-752]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-720]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_54:
    vbroadcasti128 ymm0, [r10+864]
    vmovdqu64 ymm2, [rax-864]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-832]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-800]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-768]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-736]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_55:
    vbroadcasti128 ymm1, [r10+880]
    vmovdqu64 ymm2, [rax-880]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-848]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-816]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-784]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-752]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_56:
    vbroadcasti128 ymm0, [r10+896]
    vmovdqu64 ymm2, [rax-896]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-864]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-832]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-800]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-768]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_57:
    vbroadcasti128 ymm1, [r10+912]
    vmovdqu64 ymm2, [rax-912]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-880]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-848]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-816]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-784]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_58:
    vbroadcasti128 ymm0, [r10+928]
    vmovdqu64 ymm2, [rax-928]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-896]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-864]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-832]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-800]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_59:
    vbroadcasti128 ymm1, [r10+944]
    vmovdqu64 ymm2, [rax-944]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-912]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-880]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-848]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-816]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_60:
    vbroadcasti128 ymm0, [r10+960]
    vmovdqu64 ymm2, [rax-960]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-928]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-896]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-864]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-832]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_61:
    vbroadcasti128 ymm1, [r10+976]
    vmovdqu64 ymm2, [rax-976]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-944]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-912]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-880]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-848]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_62:
    vbroadcasti128 ymm0, [r10+992]
    vmovdqu64 ymm2, [rax-992]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-960]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-928]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-896]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-864]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_63:
    vbroadcasti128 ymm1, [r10+1008]
    vmovdqu64 ymm2, [rax-1008]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-976]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-944]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-912]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-880]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_64:
    vbroadcasti128 ymm0, [r10+1024]
    vmovdqu64 ymm2, [rax-1024]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-992]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-960]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-928]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-896]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_65:
    vbroadcasti128 ymm1, [r10+1040]
    vmovdqu64 ymm2, [rax-1040]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1008]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-976]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-944]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-912]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_66:
    vbroadcasti128 ymm0, [r10+1056]
    vmovdqu64 ymm2, [rax-1056]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1024]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-992]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-960]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-928]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_67:
    vbroadcasti128 ymm1, [r10+1072]
    vmovdqu64 ymm2, [rax-1072]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1040]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1008]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-976]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-944]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_68:
    vbroadcasti128 ymm0, [r10+1088]
    vmovdqu64 ymm2, [rax-1088]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1056]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1024]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-992]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-960]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_69:
    vbroadcasti128 ymm1, [r10+1104]
    vmovdqu64 ymm2, [rax-1104]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1072]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1040]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1008]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-976]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_70:
    vbroadcasti128 ymm0, [r10+1120]
    vmovdqu64 ymm2, [rax-1120]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1088]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1056]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1024]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-992]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_71:
    vbroadcasti128 ymm1, [r10+1136]
    vmovdqu64 ymm2, [rax-1136]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1104]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1072]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1040]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1008]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_72:
    vbroadcasti128 ymm0, [r10+1152]
    vmovdqu64 ymm2, [rax-1152]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1120]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1088]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1056]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1024]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_73:
    vbroadcasti128 ymm1, [r10+1168]
    vmovdqu64 ymm2, [rax-1168]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1136]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1104]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1072]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1040]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_74:
    vbroadcasti128 ymm0, [r10+1184]
    vmovdqu64 ymm2, [rax-1184]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1152]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1120]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1088]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1056]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_75:
    vbroadcasti128 ymm1, [r10+1200]
    vmovdqu64 ymm2, [rax-1200]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1168]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1136]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1104]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1072]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_76:
    vbroadcasti128 ymm0, [r10+1216]
    vmovdqu64 ymm2, [rax-1216]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1184]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1152]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1120]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1088]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_77:
    vbroadcasti128 ymm1, [r10+1232]
    vmovdqu64 ymm2, [rax-1232]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1200]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1168]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1136]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1104]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_78:
    vbroadcasti128 ymm0, [r10+1248]
    vmovdqu64 ymm2, [rax-1248]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1216]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1184]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1152]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1120]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_mul_79:
    vbroadcasti128 ymm1, [r10+1264]
    vmovdqu64 ymm2, [rax-1264]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1232]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1200]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1168]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1136]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_mul_80:
    vbroadcasti128 ymm0, [r10+1280]
    vmovdqu64 ymm2, [rax-1280]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1248]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1216]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1184]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1152]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
    ret
