// Product of 40 digits in radix 2^52, 2 side by side: z = x * y / R mod m, almost reduced.
// 3332 multiplications: 1666 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov eax, 12
    kmovw k1, eax
    mov eax, 3
    kmovw k2, eax
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vbroadcasti64x2 ymm30, [rcx+768]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi+32], ymm19
    vmovdqu64 [rdi+704], ymm19
    vmovdqu64 [r8+32], ymm19
    vmovdqu64 [r8+704], ymm19
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
    lea r10, [rdx-496]
    lea rax, [rsi+784]
    call .Llimbs_ifma_pair_40_mul_38
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
    lea r10, [rdx-448]
    lea rax, [rsi+736]
    call .Llimbs_ifma_pair_40_mul_38
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
    lea r10, [r8-496]
    lea rax, [rcx+784]
    call .Llimbs_ifma_pair_40_mul_38
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
    lea r10, [rdx-512]
    lea rax, [rsi+960]
    call .Llimbs_ifma_pair_40_mul_37
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
    lea r10, [rdx-432]
    lea rax, [rsi+880]
    call .Llimbs_ifma_pair_40_mul_36
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
    lea r10, [rdx-352]
    lea rax, [rsi+800]
    call .Llimbs_ifma_pair_40_mul_36
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
    lea r10, [rdx-288]
    lea rax, [rsi+736]
    call .Llimbs_ifma_pair_40_mul_37
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
    lea r10, [rdx-240]
    lea rax, [rsi+688]
    call .Llimbs_ifma_pair_40_mul_38
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
    lea r10, [r8-480]
    lea rax, [rcx+928]
    call .Llimbs_ifma_pair_40_mul_37
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
    lea r10, [r8-400]
    lea rax, [rcx+848]
    call .Llimbs_ifma_pair_40_mul_36
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
    lea r10, [r8-336]
    lea rax, [rcx+784]
    call .Llimbs_ifma_pair_40_mul_37
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+368], xmm19
    vbroadcasti128 ymm0, [r8+304]
    lea r10, [r8-272]
    lea rax, [rcx+720]
    call .Llimbs_ifma_pair_40_mul_37
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
    lea r10, [rdx-480]
    lea rax, [rsi+1088]
    call .Llimbs_ifma_pair_40_mul_35
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
    lea r10, [rdx-368]
    lea rax, [rsi+976]
    call .Llimbs_ifma_pair_40_mul_34
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
    lea r10, [rdx-256]
    lea rax, [rsi+864]
    call .Llimbs_ifma_pair_40_mul_34
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
    lea r10, [rdx-160]
    lea rax, [rsi+768]
    call .Llimbs_ifma_pair_40_mul_35
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
    lea r10, [rdx-80]
    lea rax, [rsi+688]
    call .Llimbs_ifma_pair_40_mul_36
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
    lea r10, [r8-512]
    lea rax, [rcx+1120]
    call .Llimbs_ifma_pair_40_mul_37
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
    lea r10, [r8-416]
    lea rax, [rcx+1024]
    call .Llimbs_ifma_pair_40_mul_35
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
    lea r10, [r8-304]
    lea rax, [rcx+912]
    call .Llimbs_ifma_pair_40_mul_34
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
    lea r10, [r8-208]
    lea rax, [rcx+816]
    call .Llimbs_ifma_pair_40_mul_35
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+528], xmm19
    vbroadcasti128 ymm0, [r8+432]
    lea r10, [r8-112]
    lea rax, [rcx+720]
    call .Llimbs_ifma_pair_40_mul_35
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
    vbroadcasti128 ymm11, [rdx+80]
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+96]
    vmovdqu64 ymm19, [rsi+672]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vbroadcasti128 ymm11, [rdx+112]
    vmovdqu64 ymm19, [rsi+656]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+128]
    vmovdqu64 ymm19, [rsi+640]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+672]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vbroadcasti128 ymm11, [rdx+144]
    vmovdqu64 ymm19, [rsi+624]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+656]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm27, ymm11, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+160]
    vmovdqu64 ymm19, [rsi+608]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+640]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+672]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm11, ymm19
    vbroadcasti128 ymm11, [rdx+176]
    vmovdqu64 ymm19, [rsi+592]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+624]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+656]
    vpmadd52luq ymm27, ymm11, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm26, ymm11, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vbroadcasti128 ymm12, [rdx+192]
    vmovdqu64 ymm19, [rsi+576]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+608]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+640]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+672]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm11, ymm19
    vbroadcasti128 ymm0, [rdx+192]
    lea r10, [rdx-384]
    lea rax, [rsi+1152]
    call .Llimbs_ifma_pair_40_mul_37
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
    vbroadcasti128 ymm1, [rdx+256]
    lea r10, [rdx-272]
    lea rax, [rsi+1040]
    call .Llimbs_ifma_pair_40_mul_34
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
    vbroadcasti128 ymm1, [rdx+368]
    lea r10, [rdx-160]
    lea rax, [rsi+928]
    call .Llimbs_ifma_pair_40_mul_34
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
    vbroadcasti128 ymm1, [rdx+480]
    lea r10, [rdx-48]
    lea rax, [rsi+816]
    call .Llimbs_ifma_pair_40_mul_34
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
    vbroadcasti128 ymm0, [rdx+592]
    lea r10, [rdx+48]
    lea rax, [rsi+720]
    call .Llimbs_ifma_pair_40_mul_35
    vbroadcasti128 ymm13, [rdx+688]
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
    vmovdqu64 [r8+624], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm13, [r8+64]
    vbroadcasti128 ymm12, [r8+80]
    vmovdqu64 ymm18, [rcx+688]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+96]
    vmovdqu64 ymm18, [rcx+672]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [r8+112]
    vmovdqu64 ymm18, [rcx+656]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+688]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+128]
    vmovdqu64 ymm18, [rcx+640]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+672]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [r8+144]
    vmovdqu64 ymm18, [rcx+624]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+656]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+688]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+160]
    vmovdqu64 ymm18, [rcx+608]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+640]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+672]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [r8+176]
    vmovdqu64 ymm18, [rcx+592]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+624]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+656]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+688]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+192]
    vmovdqu64 ymm18, [rcx+576]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+608]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+640]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rcx+672]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm0, [r8+192]
    lea r10, [r8-384]
    lea rax, [rcx+1152]
    call .Llimbs_ifma_pair_40_mul_37
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
    vbroadcasti128 ymm1, [r8+256]
    lea r10, [r8-272]
    lea rax, [rcx+1040]
    call .Llimbs_ifma_pair_40_mul_34
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
    vbroadcasti128 ymm1, [r8+368]
    lea r10, [r8-160]
    lea rax, [rcx+928]
    call .Llimbs_ifma_pair_40_mul_34
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
    vbroadcasti128 ymm1, [r8+480]
    lea r10, [r8-48]
    lea rax, [rcx+816]
    call .Llimbs_ifma_pair_40_mul_34
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+688], xmm19
    vbroadcasti128 ymm0, [r8+592]
    lea r10, [r8+48]
    lea rax, [rcx+720]
    call .Llimbs_ifma_pair_40_mul_35
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
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+256]
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+272]
    vmovdqu64 ymm18, [rsi+656]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+288]
    vmovdqu64 ymm18, [rsi+640]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+304]
    vmovdqu64 ymm18, [rsi+624]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+656]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+320]
    vmovdqu64 ymm18, [rsi+608]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+640]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+336]
    vmovdqu64 ymm18, [rsi+592]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+624]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+656]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+352]
    vmovdqu64 ymm18, [rsi+576]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+608]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+640]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rdx+352]
    lea r10, [rdx-176]
    lea rax, [rsi+1104]
    call .Llimbs_ifma_pair_40_mul_34
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+96], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rdx+464]
    lea r10, [rdx-16]
    lea rax, [rsi+944]
    call .Llimbs_ifma_pair_40_mul_31
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+128], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm0, [rdx+624]
    lea r10, [rdx+48]
    lea rax, [rsi+880]
    call .Llimbs_ifma_pair_40_mul_37
    vbroadcasti128 ymm13, [rdx+688]
    vpmadd52huq ymm24, ymm13, [rsi+224]
    vpmadd52huq ymm23, ymm13, [rsi+256]
    vpmadd52huq ymm22, ymm13, [rsi+288]
    vpmadd52huq ymm21, ymm13, [rsi+320]
    vpmadd52huq ymm20, ymm13, [rsi+352]
    vbroadcasti128 ymm13, [r8+224]
    vbroadcasti128 ymm12, [r8+240]
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+256]
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+272]
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+288]
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+304]
    vmovdqu64 ymm17, [rcx+624]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+320]
    vmovdqu64 ymm17, [rcx+608]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+336]
    vmovdqu64 ymm17, [rcx+592]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+624]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+352]
    vmovdqu64 ymm17, [rcx+576]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+608]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+368]
    vmovdqu64 ymm17, [rcx+560]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+592]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+624]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+384]
    vmovdqu64 ymm17, [rcx+544]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+576]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+608]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+160], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+384]
    lea r10, [r8-96]
    lea rax, [rcx+1024]
    call .Llimbs_ifma_pair_40_mul_31
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+192], ymm19
    vbroadcasti128 ymm1, [r8+544]
    lea r10, [r8+48]
    lea rax, [rcx+880]
    call .Llimbs_ifma_pair_40_mul_32
    vbroadcasti128 ymm15, [r8+688]
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
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+416]
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+432]
    vmovdqu64 ymm18, [rsi+656]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+448]
    vmovdqu64 ymm18, [rsi+640]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+464]
    vmovdqu64 ymm18, [rsi+624]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+656]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+480]
    vmovdqu64 ymm18, [rsi+608]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+640]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+496]
    vmovdqu64 ymm18, [rsi+592]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+624]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+656]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+512]
    vmovdqu64 ymm18, [rsi+576]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+608]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+640]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rdx+512]
    lea r10, [rdx-80]
    lea rax, [rsi+1168]
    call .Llimbs_ifma_pair_40_mul_38
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+256], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rdx+560]
    lea r10, [rdx+16]
    lea rax, [rsi+1072]
    call .Llimbs_ifma_pair_40_mul_35
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+288], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm13, [rdx+656]
    vbroadcasti128 ymm12, [rdx+672]
    vmovdqu64 ymm17, [rsi+416]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+448]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+480]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+512]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+544]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+688]
    vmovdqu64 ymm17, [rsi+400]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+432]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+464]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+496]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+528]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, [rsi+384]
    vpmadd52huq ymm23, ymm13, [rsi+416]
    vpmadd52huq ymm22, ymm13, [rsi+448]
    vpmadd52huq ymm21, ymm13, [rsi+480]
    vpmadd52huq ymm20, ymm13, [rsi+512]
    vbroadcasti128 ymm13, [r8+384]
    vbroadcasti128 ymm12, [r8+400]
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+416]
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+432]
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+448]
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+464]
    vmovdqu64 ymm17, [rcx+624]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+480]
    vmovdqu64 ymm17, [rcx+608]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+496]
    vmovdqu64 ymm17, [rcx+592]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+624]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+320], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm15, [r8+512]
    vmovdqu64 ymm17, [rcx+576]
    vpmadd52luq ymm29, ymm15, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+608]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm0, [r8+512]
    lea r10, [r8-32]
    lea rax, [rcx+1120]
    call .Llimbs_ifma_pair_40_mul_35
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+352], ymm19
    vbroadcasti128 ymm1, [r8+608]
    lea r10, [r8+48]
    lea rax, [rcx+1040]
    call .Llimbs_ifma_pair_40_mul_36
    vbroadcasti128 ymm15, [r8+688]
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
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+576]
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+592]
    vmovdqu64 ymm18, [rsi+656]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+608]
    vmovdqu64 ymm18, [rsi+640]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rdx+624]
    vmovdqu64 ymm18, [rsi+624]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+656]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+688]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rdx+640]
    vmovdqu64 ymm18, [rsi+608]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+640]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+672]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+416], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm13, [rdx+656]
    vmovdqu64 ymm17, [rsi+592]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+624]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+656]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+688]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm12, [rdx+672]
    vmovdqu64 ymm17, [rsi+576]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+608]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+640]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+672]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [rdx+688]
    vmovdqu64 ymm17, [rsi+560]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+592]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+624]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+656]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+688]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+448], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpmadd52huq ymm24, ymm13, [rsi+544]
    vpmadd52huq ymm23, ymm13, [rsi+576]
    vpmadd52huq ymm22, ymm13, [rsi+608]
    vpmadd52huq ymm21, ymm13, [rsi+640]
    vpmadd52huq ymm20, ymm13, [rsi+672]
    vbroadcasti128 ymm13, [r8+544]
    vbroadcasti128 ymm12, [r8+560]
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+576]
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+592]
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+608]
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+480], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm15, [r8+624]
    vmovdqu64 ymm17, [rcx+624]
    vpmadd52luq ymm29, ymm15, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+640]
    vmovdqu64 ymm17, [rcx+608]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm15, ymm17
    vbroadcasti128 ymm15, [r8+656]
    vmovdqu64 ymm17, [rcx+592]
    vpmadd52luq ymm29, ymm15, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+624]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+672]
    vmovdqu64 ymm17, [rcx+576]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+608]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+640]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+672]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm15, ymm17
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+512], ymm19
    vbroadcasti128 ymm15, [r8+688]
    vmovdqu64 ymm19, [rcx+560]
    vpmadd52luq ymm29, ymm15, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+592]
    vpmadd52luq ymm28, ymm15, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+624]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+656]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+688]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
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
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+576], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+608], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+640], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+672], ymm19
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
.Llimbs_ifma_pair_40_mul_0:
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
.Llimbs_ifma_pair_40_mul_1:
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
.Llimbs_ifma_pair_40_mul_2:
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
.Llimbs_ifma_pair_40_mul_3:
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
.Llimbs_ifma_pair_40_mul_4:
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
.Llimbs_ifma_pair_40_mul_5:
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
.Llimbs_ifma_pair_40_mul_6:
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
.Llimbs_ifma_pair_40_mul_7:
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
.Llimbs_ifma_pair_40_mul_8:
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
.Llimbs_ifma_pair_40_mul_9:
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
.Llimbs_ifma_pair_40_mul_10:
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
.Llimbs_ifma_pair_40_mul_11:
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
.Llimbs_ifma_pair_40_mul_12:
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
.Llimbs_ifma_pair_40_mul_13:
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
.Llimbs_ifma_pair_40_mul_14:
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
.Llimbs_ifma_pair_40_mul_15:
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
.Llimbs_ifma_pair_40_mul_16:
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
.Llimbs_ifma_pair_40_mul_17:
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
.Llimbs_ifma_pair_40_mul_18:
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
.Llimbs_ifma_pair_40_mul_19:
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
.Llimbs_ifma_pair_40_mul_20:
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
.Llimbs_ifma_pair_40_mul_21:
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
.Llimbs_ifma_pair_40_mul_22:
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
.Llimbs_ifma_pair_40_mul_23:
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
.Llimbs_ifma_pair_40_mul_24:
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
.Llimbs_ifma_pair_40_mul_25:
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
.Llimbs_ifma_pair_40_mul_26:
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
.Llimbs_ifma_pair_40_mul_27:
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
.Llimbs_ifma_pair_40_mul_28:
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
.Llimbs_ifma_pair_40_mul_29:
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
.Llimbs_ifma_pair_40_mul_30:
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
.Llimbs_ifma_pair_40_mul_31:
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
.Llimbs_ifma_pair_40_mul_32:
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
.Llimbs_ifma_pair_40_mul_33:
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
.Llimbs_ifma_pair_40_mul_34:
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
.Llimbs_ifma_pair_40_mul_35:
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
.Llimbs_ifma_pair_40_mul_36:
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
.Llimbs_ifma_pair_40_mul_37:
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
.Llimbs_ifma_pair_40_mul_38:
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
.Llimbs_ifma_pair_40_mul_39:
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
.Llimbs_ifma_pair_40_mul_40:
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
    ret
