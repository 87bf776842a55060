// Product of 40 digits in radix 2^52, 8 side by side: z = x * y / R mod m, almost reduced.
// 6400 multiplications: 6400 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    mov rax, 0xfffffffffffff
    vpbroadcastq zmm31, rax
    vmovdqu64 zmm30, [rcx+2688]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi], zmm19
    vmovdqu64 [rdi+2624], zmm19
    vmovdqu64 [r8], zmm19
    vmovdqu64 [r8+2624], zmm19
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
    vmovdqu64 zmm19, [rdx+64]
    vpmadd52luq zmm29, zmm19, [rsi+64]
    vpmadd52luq zmm28, zmm19, [rsi+128]
    vpmadd52luq zmm27, zmm19, [rsi+192]
    vpmadd52luq zmm26, zmm19, [rsi+256]
    vpmadd52luq zmm25, zmm19, [rsi+320]
    vmovdqu64 zmm18, [rdx+128]
    vmovdqu64 zmm17, [rsi+64]
    vpmadd52luq zmm28, zmm18, zmm17
    vpmadd52huq zmm23, zmm19, zmm17
    vmovdqu64 zmm17, [rsi+128]
    vpmadd52luq zmm27, zmm18, zmm17
    vpmadd52huq zmm22, zmm19, zmm17
    vmovdqu64 zmm17, [rsi+192]
    vpmadd52luq zmm26, zmm18, zmm17
    vpmadd52huq zmm21, zmm19, zmm17
    vmovdqu64 zmm17, [rsi+256]
    vpmadd52luq zmm25, zmm18, zmm17
    vpmadd52huq zmm20, zmm19, zmm17
    vmovdqu64 zmm19, [rdx+192]
    vmovdqu64 zmm17, [rsi+64]
    vpmadd52luq zmm27, zmm19, zmm17
    vpmadd52huq zmm22, zmm18, zmm17
    vmovdqu64 zmm17, [rsi+128]
    vpmadd52luq zmm26, zmm19, zmm17
    vpmadd52huq zmm21, zmm18, zmm17
    vmovdqu64 zmm17, [rsi+192]
    vpmadd52luq zmm25, zmm19, zmm17
    vpmadd52huq zmm20, zmm18, zmm17
    vmovdqu64 zmm18, [rdx+256]
    vmovdqu64 zmm17, [rsi+64]
    vpmadd52luq zmm26, zmm18, zmm17
    vpmadd52huq zmm21, zmm19, zmm17
    vmovdqu64 zmm17, [rsi+128]
    vpmadd52luq zmm25, zmm18, zmm17
    vpmadd52huq zmm20, zmm19, zmm17
    vmovdqu64 zmm19, [rdx+320]
    vmovdqu64 zmm17, [rsi+64]
    vpmadd52luq zmm25, zmm19, zmm17
    vpmadd52huq zmm20, zmm18, zmm17
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm18, zmm28, zmm23
    vpaddq zmm17, zmm27, zmm22
    vpaddq zmm16, zmm26, zmm21
    vpaddq zmm15, zmm25, zmm20
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq zmm14, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+64], zmm14
    vpmadd52luq zmm18, zmm14, [rcx+128]
    vpmadd52huq zmm19, zmm14, [rcx+64]
    vpmadd52luq zmm17, zmm14, [rcx+192]
    vpmadd52huq zmm17, zmm14, [rcx+128]
    vpmadd52luq zmm16, zmm14, [rcx+256]
    vpmadd52huq zmm16, zmm14, [rcx+192]
    vpmadd52luq zmm15, zmm14, [rcx+320]
    vpmadd52huq zmm15, zmm14, [rcx+256]
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
    vmovdqu64 zmm14, [rdx+64]
    vpmadd52luq zmm29, zmm14, [rsi+384]
    vpmadd52luq zmm28, zmm14, [rsi+448]
    vpmadd52luq zmm27, zmm14, [rsi+512]
    vpmadd52luq zmm26, zmm14, [rsi+576]
    vpmadd52luq zmm25, zmm14, [rsi+640]
    vmovdqu64 zmm13, [rdx+128]
    vmovdqu64 zmm12, [rsi+320]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm14, zmm12
    vmovdqu64 zmm12, [rsi+384]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm14, zmm12
    vmovdqu64 zmm12, [rsi+448]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm14, zmm12
    vmovdqu64 zmm12, [rsi+512]
    vpmadd52luq zmm26, zmm13, zmm12
    vpmadd52huq zmm21, zmm14, zmm12
    vmovdqu64 zmm12, [rsi+576]
    vpmadd52luq zmm25, zmm13, zmm12
    vpmadd52huq zmm20, zmm14, zmm12
    vmovdqu64 zmm14, [rdx+192]
    vmovdqu64 zmm12, [rsi+256]
    vpmadd52luq zmm29, zmm14, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+320]
    vpmadd52luq zmm28, zmm14, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+384]
    vpmadd52luq zmm27, zmm14, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+448]
    vpmadd52luq zmm26, zmm14, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+512]
    vpmadd52luq zmm25, zmm14, zmm12
    vpmadd52huq zmm20, zmm13, zmm12
    vpaddq zmm18, zmm18, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm18, zmm30
    vpaddq zmm18, zmm18, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+128], zmm19
    vpmadd52luq zmm17, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm16, zmm19, [rcx+192]
    vpmadd52huq zmm16, zmm19, [rcx+128]
    vpmadd52luq zmm15, zmm19, [rcx+256]
    vpmadd52huq zmm15, zmm19, [rcx+192]
    vmovdqu64 zmm1, [rdx+192]
    lea r10, [rdx-2176]
    lea rax, [rsi+2624]
    call .Llimbs_ifma_batch_40_mul_38
    vpaddq zmm17, zmm17, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm17, zmm30
    vpaddq zmm18, zmm17, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+192], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vmovdqu64 zmm19, [rdx+384]
    vmovdqu64 zmm17, [rdx+448]
    vmovdqu64 zmm14, [rsi+64]
    vpmadd52luq zmm28, zmm17, zmm14
    vpmadd52huq zmm23, zmm19, zmm14
    vmovdqu64 zmm14, [rsi+128]
    vpmadd52luq zmm27, zmm17, zmm14
    vpmadd52huq zmm22, zmm19, zmm14
    vmovdqu64 zmm14, [rsi+192]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52huq zmm21, zmm19, zmm14
    vmovdqu64 zmm14, [rsi+256]
    vpmadd52luq zmm25, zmm17, zmm14
    vpmadd52huq zmm20, zmm19, zmm14
    vmovdqu64 zmm19, [rdx+512]
    vmovdqu64 zmm14, [rsi+64]
    vpmadd52luq zmm27, zmm19, zmm14
    vpmadd52huq zmm22, zmm17, zmm14
    vmovdqu64 zmm14, [rsi+128]
    vpmadd52luq zmm26, zmm19, zmm14
    vpmadd52huq zmm21, zmm17, zmm14
    vmovdqu64 zmm14, [rsi+192]
    vpmadd52luq zmm25, zmm19, zmm14
    vpmadd52huq zmm20, zmm17, zmm14
    vmovdqu64 zmm17, [rdx+576]
    vmovdqu64 zmm14, [rsi+64]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52huq zmm21, zmm19, zmm14
    vmovdqu64 zmm14, [rsi+128]
    vpmadd52luq zmm25, zmm17, zmm14
    vpmadd52huq zmm20, zmm19, zmm14
    vmovdqu64 zmm19, [rdx+640]
    vmovdqu64 zmm14, [rsi+64]
    vpmadd52luq zmm25, zmm19, zmm14
    vpmadd52huq zmm20, zmm17, zmm14
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+256], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+384]
    vpmadd52luq zmm28, zmm19, [rcx+448]
    vpmadd52luq zmm27, zmm19, [rcx+512]
    vpmadd52luq zmm26, zmm19, [rcx+576]
    vpmadd52luq zmm25, zmm19, [rcx+640]
    vmovdqu64 zmm17, [r8+128]
    vmovdqu64 zmm16, [rcx+320]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+384]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+448]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+512]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+576]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [r8+192]
    vmovdqu64 zmm16, [rcx+256]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+320]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+384]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+448]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+512]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm15, zmm30
    vpaddq zmm17, zmm15, zmm31
    vpsrlq zmm17, zmm17, 52
    vmovdqu64 [r8+320], zmm18
    vmovdqu64 zmm18, [r8+256]
    vmovdqu64 zmm16, [rcx+192]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+256]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+320]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+384]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+448]
    vpmadd52luq zmm25, zmm18, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [r8+320]
    vmovdqu64 zmm16, [rcx+128]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+192]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+256]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+320]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+384]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm18, zmm16
    vpmadd52huq zmm24, zmm19, [rcx+64]
    vpmadd52huq zmm23, zmm19, [rcx+128]
    vpmadd52huq zmm22, zmm19, [rcx+192]
    vpmadd52huq zmm21, zmm19, [rcx+256]
    vpmadd52huq zmm20, zmm19, [rcx+320]
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm18, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm19, zmm19, zmm17
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm17, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+384], zmm17
    vpmadd52luq zmm18, zmm17, [rcx+128]
    vpmadd52huq zmm19, zmm17, [rcx+64]
    vpmadd52luq zmm16, zmm17, [rcx+192]
    vpmadd52huq zmm16, zmm17, [rcx+128]
    vpmadd52luq zmm15, zmm17, [rcx+256]
    vpmadd52huq zmm15, zmm17, [rcx+192]
    vpmadd52luq zmm14, zmm17, [rcx+320]
    vpmadd52huq zmm14, zmm17, [rcx+256]
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
    vmovdqu64 zmm17, [rdx+64]
    vpmadd52luq zmm29, zmm17, [rsi+704]
    vpmadd52luq zmm28, zmm17, [rsi+768]
    vpmadd52luq zmm27, zmm17, [rsi+832]
    vpmadd52luq zmm26, zmm17, [rsi+896]
    vpmadd52luq zmm25, zmm17, [rsi+960]
    vmovdqu64 zmm0, [rdx+64]
    lea r10, [rdx-2240]
    lea rax, [rsi+3008]
    call .Llimbs_ifma_batch_40_mul_37
    vpaddq zmm18, zmm18, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm18, zmm30
    vpaddq zmm18, zmm18, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+448], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vpmadd52luq zmm14, zmm19, [rcx+256]
    vpmadd52huq zmm14, zmm19, [rcx+192]
    vmovdqu64 zmm1, [rdx+320]
    lea r10, [rdx-1920]
    lea rax, [rsi+2688]
    call .Llimbs_ifma_batch_40_mul_36
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+512], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm14, zmm19, [rcx+192]
    vpmadd52huq zmm14, zmm19, [rcx+128]
    vmovdqu64 zmm19, [rdx+640]
    vmovdqu64 zmm17, [rdx+704]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+320]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+768]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm17, [rdx+832]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+896]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm17, [rdx+960]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+704]
    vpmadd52luq zmm28, zmm19, [rcx+768]
    vpmadd52luq zmm27, zmm19, [rcx+832]
    vpmadd52luq zmm26, zmm19, [rcx+896]
    vpmadd52luq zmm25, zmm19, [rcx+960]
    vmovdqu64 zmm17, [r8+128]
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+704]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+768]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+832]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+896]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+576], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm0, [r8+128]
    lea r10, [r8-2176]
    lea rax, [rcx+2944]
    call .Llimbs_ifma_batch_40_mul_37
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+640], zmm19
    vmovdqu64 zmm0, [r8+384]
    lea r10, [r8-1920]
    lea rax, [rcx+2688]
    call .Llimbs_ifma_batch_40_mul_37
    vmovdqu64 zmm19, [r8+640]
    vpmadd52huq zmm24, zmm19, [rcx+64]
    vpmadd52huq zmm23, zmm19, [rcx+128]
    vpmadd52huq zmm22, zmm19, [rcx+192]
    vpmadd52huq zmm21, zmm19, [rcx+256]
    vpmadd52huq zmm20, zmm19, [rcx+320]
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm19, zmm19, zmm18
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+704], zmm18
    vpmadd52luq zmm17, zmm18, [rcx+128]
    vpmadd52huq zmm19, zmm18, [rcx+64]
    vpmadd52luq zmm16, zmm18, [rcx+192]
    vpmadd52huq zmm16, zmm18, [rcx+128]
    vpmadd52luq zmm15, zmm18, [rcx+256]
    vpmadd52huq zmm15, zmm18, [rcx+192]
    vpmadd52luq zmm14, zmm18, [rcx+320]
    vpmadd52huq zmm14, zmm18, [rcx+256]
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
    vmovdqu64 zmm18, [rdx+64]
    vpmadd52luq zmm29, zmm18, [rsi+1024]
    vpmadd52luq zmm28, zmm18, [rsi+1088]
    vpmadd52luq zmm27, zmm18, [rsi+1152]
    vpmadd52luq zmm26, zmm18, [rsi+1216]
    vpmadd52luq zmm25, zmm18, [rsi+1280]
    vmovdqu64 zmm0, [rdx+64]
    lea r10, [rdx-2112]
    lea rax, [rsi+3200]
    call .Llimbs_ifma_batch_40_mul_35
    vpaddq zmm17, zmm17, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm17, zmm30
    vpaddq zmm18, zmm17, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+768], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vpmadd52luq zmm14, zmm19, [rcx+256]
    vpmadd52huq zmm14, zmm19, [rcx+192]
    vmovdqu64 zmm1, [rdx+448]
    lea r10, [rdx-1664]
    lea rax, [rsi+2752]
    call .Llimbs_ifma_batch_40_mul_34
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+832], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm14, zmm19, [rcx+192]
    vpmadd52huq zmm14, zmm19, [rcx+128]
    vmovdqu64 zmm19, [rdx+896]
    vmovdqu64 zmm17, [rdx+960]
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+320]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+384]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+1024]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+320]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm17, [rdx+1088]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+1152]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm17, [rdx+1216]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+1280]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+1024]
    vpmadd52luq zmm28, zmm19, [rcx+1088]
    vpmadd52luq zmm27, zmm19, [rcx+1152]
    vpmadd52luq zmm26, zmm19, [rcx+1216]
    vpmadd52luq zmm25, zmm19, [rcx+1280]
    vmovdqu64 zmm17, [r8+128]
    vmovdqu64 zmm16, [rcx+960]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+1024]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+1088]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+1152]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+1216]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [r8+192]
    vmovdqu64 zmm16, [rcx+896]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+960]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1024]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1088]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1152]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+896], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm0, [r8+192]
    lea r10, [r8-1984]
    lea rax, [rcx+3072]
    call .Llimbs_ifma_batch_40_mul_35
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+960], zmm19
    vmovdqu64 zmm0, [r8+576]
    lea r10, [r8-1600]
    lea rax, [rcx+2688]
    call .Llimbs_ifma_batch_40_mul_35
    vmovdqu64 zmm19, [r8+960]
    vpmadd52huq zmm24, zmm19, [rcx+64]
    vpmadd52huq zmm23, zmm19, [rcx+128]
    vpmadd52huq zmm22, zmm19, [rcx+192]
    vpmadd52huq zmm21, zmm19, [rcx+256]
    vpmadd52huq zmm20, zmm19, [rcx+320]
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm19, zmm19, zmm18
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+1024], zmm18
    vpmadd52luq zmm17, zmm18, [rcx+128]
    vpmadd52huq zmm19, zmm18, [rcx+64]
    vpmadd52luq zmm16, zmm18, [rcx+192]
    vpmadd52huq zmm16, zmm18, [rcx+128]
    vpmadd52luq zmm15, zmm18, [rcx+256]
    vpmadd52huq zmm15, zmm18, [rcx+192]
    vpmadd52luq zmm14, zmm18, [rcx+320]
    vpmadd52huq zmm14, zmm18, [rcx+256]
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
    vmovdqu64 zmm18, [rdx+64]
    vpmadd52luq zmm29, zmm18, [rsi+1344]
    vpmadd52luq zmm28, zmm18, [rsi+1408]
    vpmadd52luq zmm27, zmm18, [rsi+1472]
    vpmadd52luq zmm26, zmm18, [rsi+1536]
    vpmadd52luq zmm25, zmm18, [rsi+1600]
    vmovdqu64 zmm0, [rdx+64]
    lea r10, [rdx-1984]
    lea rax, [rsi+3392]
    call .Llimbs_ifma_batch_40_mul_33
    vpaddq zmm17, zmm17, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm17, zmm30
    vpaddq zmm18, zmm17, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1088], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vpmadd52luq zmm14, zmm19, [rcx+256]
    vpmadd52huq zmm14, zmm19, [rcx+192]
    vmovdqu64 zmm1, [rdx+576]
    lea r10, [rdx-1408]
    lea rax, [rsi+2816]
    call .Llimbs_ifma_batch_40_mul_32
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1152], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm14, zmm19, [rcx+192]
    vpmadd52huq zmm14, zmm19, [rcx+128]
    vmovdqu64 zmm1, [rdx+1152]
    lea r10, [rdx-1216]
    lea rax, [rsi+2624]
    call .Llimbs_ifma_batch_40_mul_38
    vmovdqu64 zmm19, [rdx+1344]
    vmovdqu64 zmm17, [rdx+1408]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+1472]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm17, [rdx+1536]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+1600]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+1344]
    vpmadd52luq zmm28, zmm19, [rcx+1408]
    vpmadd52luq zmm27, zmm19, [rcx+1472]
    vpmadd52luq zmm26, zmm19, [rcx+1536]
    vpmadd52luq zmm25, zmm19, [rcx+1600]
    vmovdqu64 zmm1, [r8+64]
    lea r10, [r8-2304]
    lea rax, [rcx+3712]
    call .Llimbs_ifma_batch_40_mul_38
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1216], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm0, [r8+256]
    lea r10, [r8-1792]
    lea rax, [rcx+3200]
    call .Llimbs_ifma_batch_40_mul_33
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1280], zmm19
    vmovdqu64 zmm0, [r8+768]
    lea r10, [r8-1280]
    lea rax, [rcx+2688]
    call .Llimbs_ifma_batch_40_mul_33
    vmovdqu64 zmm19, [r8+1280]
    vpmadd52huq zmm24, zmm19, [rcx+64]
    vpmadd52huq zmm23, zmm19, [rcx+128]
    vpmadd52huq zmm22, zmm19, [rcx+192]
    vpmadd52huq zmm21, zmm19, [rcx+256]
    vpmadd52huq zmm20, zmm19, [rcx+320]
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm19, zmm19, zmm18
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+1344], zmm18
    vpmadd52luq zmm17, zmm18, [rcx+128]
    vpmadd52huq zmm19, zmm18, [rcx+64]
    vpmadd52luq zmm16, zmm18, [rcx+192]
    vpmadd52huq zmm16, zmm18, [rcx+128]
    vpmadd52luq zmm15, zmm18, [rcx+256]
    vpmadd52huq zmm15, zmm18, [rcx+192]
    vpmadd52luq zmm14, zmm18, [rcx+320]
    vpmadd52huq zmm14, zmm18, [rcx+256]
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
    vmovdqu64 zmm18, [rdx+64]
    vpmadd52luq zmm29, zmm18, [rsi+1664]
    vpmadd52luq zmm28, zmm18, [rsi+1728]
    vpmadd52luq zmm27, zmm18, [rsi+1792]
    vpmadd52luq zmm26, zmm18, [rsi+1856]
    vpmadd52luq zmm25, zmm18, [rsi+1920]
    vmovdqu64 zmm0, [rdx+64]
    lea r10, [rdx-1856]
    lea rax, [rsi+3584]
    call .Llimbs_ifma_batch_40_mul_31
    vpaddq zmm17, zmm17, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm17, zmm30
    vpaddq zmm18, zmm17, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1408], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vpmadd52luq zmm14, zmm19, [rcx+256]
    vpmadd52huq zmm14, zmm19, [rcx+192]
    vmovdqu64 zmm1, [rdx+704]
    lea r10, [rdx-1152]
    lea rax, [rsi+2880]
    call .Llimbs_ifma_batch_40_mul_30
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1472], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm14, zmm19, [rcx+192]
    vpmadd52huq zmm14, zmm19, [rcx+128]
    vmovdqu64 zmm0, [rdx+1408]
    lea r10, [rdx-896]
    lea rax, [rsi+2624]
    call .Llimbs_ifma_batch_40_mul_37
    vmovdqu64 zmm19, [rdx+1664]
    vmovdqu64 zmm17, [rdx+1728]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+1792]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm17, [rdx+1856]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+1920]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+1664]
    vpmadd52luq zmm28, zmm19, [rcx+1728]
    vpmadd52luq zmm27, zmm19, [rcx+1792]
    vpmadd52luq zmm26, zmm19, [rcx+1856]
    vpmadd52luq zmm25, zmm19, [rcx+1920]
    vmovdqu64 zmm0, [r8+64]
    lea r10, [r8-2240]
    lea rax, [rcx+3968]
    call .Llimbs_ifma_batch_40_mul_37
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1536], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm0, [r8+320]
    lea r10, [r8-1600]
    lea rax, [rcx+3328]
    call .Llimbs_ifma_batch_40_mul_31
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1600], zmm19
    vmovdqu64 zmm0, [r8+960]
    lea r10, [r8-960]
    lea rax, [rcx+2688]
    call .Llimbs_ifma_batch_40_mul_31
    vmovdqu64 zmm19, [r8+1600]
    vpmadd52huq zmm24, zmm19, [rcx+64]
    vpmadd52huq zmm23, zmm19, [rcx+128]
    vpmadd52huq zmm22, zmm19, [rcx+192]
    vpmadd52huq zmm21, zmm19, [rcx+256]
    vpmadd52huq zmm20, zmm19, [rcx+320]
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm19, zmm19, zmm18
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+1664], zmm18
    vpmadd52luq zmm17, zmm18, [rcx+128]
    vpmadd52huq zmm19, zmm18, [rcx+64]
    vpmadd52luq zmm16, zmm18, [rcx+192]
    vpmadd52huq zmm16, zmm18, [rcx+128]
    vpmadd52luq zmm15, zmm18, [rcx+256]
    vpmadd52huq zmm15, zmm18, [rcx+192]
    vpmadd52luq zmm14, zmm18, [rcx+320]
    vpmadd52huq zmm14, zmm18, [rcx+256]
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
    vmovdqu64 zmm18, [rdx+64]
    vpmadd52luq zmm29, zmm18, [rsi+1984]
    vpmadd52luq zmm28, zmm18, [rsi+2048]
    vpmadd52luq zmm27, zmm18, [rsi+2112]
    vpmadd52luq zmm26, zmm18, [rsi+2176]
    vpmadd52luq zmm25, zmm18, [rsi+2240]
    vmovdqu64 zmm0, [rdx+64]
    lea r10, [rdx-1728]
    lea rax, [rsi+3776]
    call .Llimbs_ifma_batch_40_mul_29
    vpaddq zmm17, zmm17, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm17, zmm30
    vpaddq zmm18, zmm17, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1728], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vpmadd52luq zmm14, zmm19, [rcx+256]
    vpmadd52huq zmm14, zmm19, [rcx+192]
    vmovdqu64 zmm1, [rdx+832]
    lea r10, [rdx-896]
    lea rax, [rsi+2944]
    call .Llimbs_ifma_batch_40_mul_28
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1792], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm14, zmm19, [rcx+192]
    vpmadd52huq zmm14, zmm19, [rcx+128]
    vmovdqu64 zmm1, [rdx+1664]
    lea r10, [rdx-576]
    lea rax, [rsi+2624]
    call .Llimbs_ifma_batch_40_mul_36
    vmovdqu64 zmm19, [rdx+1984]
    vmovdqu64 zmm17, [rdx+2048]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+2112]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm17, [rdx+2176]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+2240]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+1984]
    vpmadd52luq zmm28, zmm19, [rcx+2048]
    vpmadd52luq zmm27, zmm19, [rcx+2112]
    vpmadd52luq zmm26, zmm19, [rcx+2176]
    vpmadd52luq zmm25, zmm19, [rcx+2240]
    vmovdqu64 zmm1, [r8+64]
    lea r10, [r8-2176]
    lea rax, [rcx+4224]
    call .Llimbs_ifma_batch_40_mul_36
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1856], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm0, [r8+384]
    lea r10, [r8-1408]
    lea rax, [rcx+3456]
    call .Llimbs_ifma_batch_40_mul_29
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1920], zmm19
    vmovdqu64 zmm0, [r8+1152]
    lea r10, [r8-640]
    lea rax, [rcx+2688]
    call .Llimbs_ifma_batch_40_mul_29
    vmovdqu64 zmm19, [r8+1920]
    vpmadd52huq zmm24, zmm19, [rcx+64]
    vpmadd52huq zmm23, zmm19, [rcx+128]
    vpmadd52huq zmm22, zmm19, [rcx+192]
    vpmadd52huq zmm21, zmm19, [rcx+256]
    vpmadd52huq zmm20, zmm19, [rcx+320]
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm19, zmm19, zmm18
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+1984], zmm18
    vpmadd52luq zmm17, zmm18, [rcx+128]
    vpmadd52huq zmm19, zmm18, [rcx+64]
    vpmadd52luq zmm16, zmm18, [rcx+192]
    vpmadd52huq zmm16, zmm18, [rcx+128]
    vpmadd52luq zmm15, zmm18, [rcx+256]
    vpmadd52huq zmm15, zmm18, [rcx+192]
    vpmadd52luq zmm14, zmm18, [rcx+320]
    vpmadd52huq zmm14, zmm18, [rcx+256]
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
    vmovdqu64 zmm18, [rdx+64]
    vpmadd52luq zmm29, zmm18, [rsi+2304]
    vpmadd52luq zmm28, zmm18, [rsi+2368]
    vpmadd52luq zmm27, zmm18, [rsi+2432]
    vpmadd52luq zmm26, zmm18, [rsi+2496]
    vpmadd52luq zmm25, zmm18, [rsi+2560]
    vmovdqu64 zmm0, [rdx+64]
    lea r10, [rdx-1600]
    lea rax, [rsi+3968]
    call .Llimbs_ifma_batch_40_mul_27
    vpaddq zmm17, zmm17, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm17, zmm30
    vpaddq zmm18, zmm17, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+2048], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vpmadd52luq zmm14, zmm19, [rcx+256]
    vpmadd52huq zmm14, zmm19, [rcx+192]
    vmovdqu64 zmm1, [rdx+960]
    lea r10, [rdx-640]
    lea rax, [rsi+3008]
    call .Llimbs_ifma_batch_40_mul_26
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+2112], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm14, zmm19, [rcx+192]
    vpmadd52huq zmm14, zmm19, [rcx+128]
    vmovdqu64 zmm0, [rdx+1920]
    lea r10, [rdx-256]
    lea rax, [rsi+2624]
    call .Llimbs_ifma_batch_40_mul_35
    vmovdqu64 zmm19, [rdx+2304]
    vmovdqu64 zmm17, [rdx+2368]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+256]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+2432]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+192]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm17, [rdx+2496]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rsi+128]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [rdx+2560]
    vmovdqu64 zmm16, [rsi+64]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+2304]
    vpmadd52luq zmm28, zmm19, [rcx+2368]
    vpmadd52luq zmm27, zmm19, [rcx+2432]
    vpmadd52luq zmm26, zmm19, [rcx+2496]
    vpmadd52luq zmm25, zmm19, [rcx+2560]
    vmovdqu64 zmm0, [r8+64]
    lea r10, [r8-2112]
    lea rax, [rcx+4480]
    call .Llimbs_ifma_batch_40_mul_35
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+2176], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm0, [r8+448]
    lea r10, [r8-1216]
    lea rax, [rcx+3584]
    call .Llimbs_ifma_batch_40_mul_27
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+2240], zmm19
    vmovdqu64 zmm0, [r8+1344]
    lea r10, [r8-320]
    lea rax, [rcx+2688]
    call .Llimbs_ifma_batch_40_mul_27
    vmovdqu64 zmm19, [r8+2240]
    vpmadd52huq zmm24, zmm19, [rcx+64]
    vpmadd52huq zmm23, zmm19, [rcx+128]
    vpmadd52huq zmm22, zmm19, [rcx+192]
    vpmadd52huq zmm21, zmm19, [rcx+256]
    vpmadd52huq zmm20, zmm19, [rcx+320]
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm19, zmm19, zmm18
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+2304], zmm18
    vpmadd52luq zmm17, zmm18, [rcx+128]
    vpmadd52huq zmm19, zmm18, [rcx+64]
    vpmadd52luq zmm16, zmm18, [rcx+192]
    vpmadd52huq zmm16, zmm18, [rcx+128]
    vpmadd52luq zmm15, zmm18, [rcx+256]
    vpmadd52huq zmm15, zmm18, [rcx+192]
    vpmadd52luq zmm14, zmm18, [rcx+320]
    vpmadd52huq zmm14, zmm18, [rcx+256]
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
    vmovdqu64 zmm18, [rdx+64]
    vmovdqu64 zmm13, [rdx+128]
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+192]
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+256]
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+320]
    vmovdqu64 zmm12, [rsi+2368]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm27, zmm18, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm26, zmm18, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm1, [rdx+320]
    lea r10, [rdx-1408]
    lea rax, [rsi+4096]
    call .Llimbs_ifma_batch_40_mul_28
    vpaddq zmm17, zmm17, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm17, zmm30
    vpaddq zmm18, zmm17, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+2368], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vpmadd52luq zmm14, zmm19, [rcx+256]
    vpmadd52huq zmm14, zmm19, [rcx+192]
    vmovdqu64 zmm1, [rdx+1152]
    lea r10, [rdx-448]
    lea rax, [rsi+3136]
    call .Llimbs_ifma_batch_40_mul_26
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+2432], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm14, zmm19, [rcx+192]
    vpmadd52huq zmm14, zmm19, [rcx+128]
    vmovdqu64 zmm1, [rdx+2112]
    lea r10, [rdx+0]
    lea rax, [rsi+2688]
    call .Llimbs_ifma_batch_40_mul_34
    vmovdqu64 zmm19, [rdx+2560]
    vpmadd52huq zmm24, zmm19, [rsi+64]
    vpmadd52huq zmm23, zmm19, [rsi+128]
    vpmadd52huq zmm22, zmm19, [rsi+192]
    vpmadd52huq zmm21, zmm19, [rsi+256]
    vpmadd52huq zmm20, zmm19, [rsi+320]
    vmovdqu64 zmm19, [r8+64]
    vmovdqu64 zmm17, [r8+128]
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm19, [r8+192]
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+256]
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm19, [r8+320]
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm0, [r8+320]
    lea r10, [r8-1856]
    lea rax, [rcx+4544]
    call .Llimbs_ifma_batch_40_mul_35
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+2496], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm1, [r8+704]
    lea r10, [r8-896]
    lea rax, [rcx+3584]
    call .Llimbs_ifma_batch_40_mul_26
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+2560], zmm19
    vmovdqu64 zmm0, [r8+1664]
    lea r10, [r8+0]
    lea rax, [rcx+2688]
    call .Llimbs_ifma_batch_40_mul_27
    vmovdqu64 zmm19, [r8+2560]
    vpmadd52huq zmm24, zmm19, [rcx+64]
    vpmadd52huq zmm23, zmm19, [rcx+128]
    vpmadd52huq zmm22, zmm19, [rcx+192]
    vpmadd52huq zmm21, zmm19, [rcx+256]
    vpmadd52huq zmm20, zmm19, [rcx+320]
    vpaddq zmm19, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm19, zmm19, zmm18
    vpsrlq zmm18, zmm19, 52
    vpandq zmm19, zmm19, zmm31
    vmovdqu64 [rdi+64], zmm19
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
    vmovdqu64 zmm19, [rdx+384]
    vmovdqu64 zmm13, [rdx+448]
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm19, zmm12
    vmovdqu64 zmm19, [rdx+512]
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm29, zmm19, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm28, zmm19, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+576]
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm19, zmm12
    vmovdqu64 zmm19, [rdx+640]
    vmovdqu64 zmm12, [rsi+2368]
    vpmadd52luq zmm29, zmm19, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm28, zmm19, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm27, zmm19, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm26, zmm19, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm1, [rdx+640]
    lea r10, [rdx-1216]
    lea rax, [rsi+4224]
    call .Llimbs_ifma_batch_40_mul_30
    vpaddq zmm17, zmm17, zmm18
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+128], zmm18
    vmovdqu64 zmm1, [rdx+1344]
    lea r10, [rdx-384]
    lea rax, [rsi+3392]
    call .Llimbs_ifma_batch_40_mul_28
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+192], zmm18
    vmovdqu64 zmm0, [rdx+2176]
    lea r10, [rdx+0]
    lea rax, [rsi+3008]
    call .Llimbs_ifma_batch_40_mul_35
    vmovdqu64 zmm18, [rdx+2560]
    vpmadd52huq zmm24, zmm18, [rsi+384]
    vpmadd52huq zmm23, zmm18, [rsi+448]
    vpmadd52huq zmm22, zmm18, [rsi+512]
    vpmadd52huq zmm21, zmm18, [rsi+576]
    vpmadd52huq zmm20, zmm18, [rsi+640]
    vmovdqu64 zmm18, [r8+384]
    vmovdqu64 zmm17, [r8+448]
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm18, [r8+512]
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+576]
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+640]
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm1, [r8+640]
    lea r10, [r8-1600]
    lea rax, [rcx+4608]
    call .Llimbs_ifma_batch_40_mul_36
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+256], zmm18
    vmovdqu64 zmm1, [r8+960]
    lea r10, [r8-768]
    lea rax, [rcx+3776]
    call .Llimbs_ifma_batch_40_mul_28
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm18, zmm14, zmm31
    vmovdqu64 [rdi+320], zmm18
    vmovdqu64 zmm0, [r8+1792]
    lea r10, [r8+0]
    lea rax, [rcx+3008]
    call .Llimbs_ifma_batch_40_mul_29
    vmovdqu64 zmm18, [r8+2560]
    vpmadd52huq zmm24, zmm18, [rcx+384]
    vpmadd52huq zmm23, zmm18, [rcx+448]
    vpmadd52huq zmm22, zmm18, [rcx+512]
    vpmadd52huq zmm21, zmm18, [rcx+576]
    vpmadd52huq zmm20, zmm18, [rcx+640]
    vpaddq zmm18, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm18, zmm18, zmm19
    vpsrlq zmm19, zmm18, 52
    vpandq zmm18, zmm18, zmm31
    vmovdqu64 [rdi+384], zmm18
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
    vmovdqu64 zmm18, [rdx+704]
    vmovdqu64 zmm13, [rdx+768]
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+832]
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+896]
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+960]
    vmovdqu64 zmm12, [rsi+2368]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm27, zmm18, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm26, zmm18, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm1, [rdx+960]
    lea r10, [rdx-1024]
    lea rax, [rsi+4352]
    call .Llimbs_ifma_batch_40_mul_32
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+448], zmm18
    vmovdqu64 zmm1, [rdx+1536]
    lea r10, [rdx-320]
    lea rax, [rsi+3648]
    call .Llimbs_ifma_batch_40_mul_30
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+512], zmm18
    vmovdqu64 zmm1, [rdx+2240]
    lea r10, [rdx+0]
    lea rax, [rsi+3328]
    call .Llimbs_ifma_batch_40_mul_36
    vmovdqu64 zmm18, [rdx+2560]
    vpmadd52huq zmm24, zmm18, [rsi+704]
    vpmadd52huq zmm23, zmm18, [rsi+768]
    vpmadd52huq zmm22, zmm18, [rsi+832]
    vpmadd52huq zmm21, zmm18, [rsi+896]
    vpmadd52huq zmm20, zmm18, [rsi+960]
    vmovdqu64 zmm18, [r8+704]
    vmovdqu64 zmm17, [r8+768]
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm18, [r8+832]
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+896]
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+960]
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm0, [r8+960]
    lea r10, [r8-1344]
    lea rax, [rcx+4672]
    call .Llimbs_ifma_batch_40_mul_37
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+576], zmm18
    vmovdqu64 zmm1, [r8+1216]
    lea r10, [r8-640]
    lea rax, [rcx+3968]
    call .Llimbs_ifma_batch_40_mul_30
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm18, zmm14, zmm31
    vmovdqu64 [rdi+640], zmm18
    vmovdqu64 zmm0, [r8+1920]
    lea r10, [r8+0]
    lea rax, [rcx+3328]
    call .Llimbs_ifma_batch_40_mul_31
    vmovdqu64 zmm18, [r8+2560]
    vpmadd52huq zmm24, zmm18, [rcx+704]
    vpmadd52huq zmm23, zmm18, [rcx+768]
    vpmadd52huq zmm22, zmm18, [rcx+832]
    vpmadd52huq zmm21, zmm18, [rcx+896]
    vpmadd52huq zmm20, zmm18, [rcx+960]
    vpaddq zmm18, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm18, zmm18, zmm19
    vpsrlq zmm19, zmm18, 52
    vpandq zmm18, zmm18, zmm31
    vmovdqu64 [rdi+704], zmm18
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
    vmovdqu64 zmm18, [rdx+1024]
    vmovdqu64 zmm13, [rdx+1088]
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+1152]
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+1216]
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+1280]
    vmovdqu64 zmm12, [rsi+2368]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm27, zmm18, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm26, zmm18, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm1, [rdx+1280]
    lea r10, [rdx-832]
    lea rax, [rsi+4480]
    call .Llimbs_ifma_batch_40_mul_34
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+768], zmm18
    vmovdqu64 zmm1, [rdx+1728]
    lea r10, [rdx-256]
    lea rax, [rsi+3904]
    call .Llimbs_ifma_batch_40_mul_32
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+832], zmm18
    vmovdqu64 zmm0, [rdx+2304]
    lea r10, [rdx+0]
    lea rax, [rsi+3648]
    call .Llimbs_ifma_batch_40_mul_37
    vmovdqu64 zmm18, [rdx+2560]
    vpmadd52huq zmm24, zmm18, [rsi+1024]
    vpmadd52huq zmm23, zmm18, [rsi+1088]
    vpmadd52huq zmm22, zmm18, [rsi+1152]
    vpmadd52huq zmm21, zmm18, [rsi+1216]
    vpmadd52huq zmm20, zmm18, [rsi+1280]
    vmovdqu64 zmm18, [r8+1024]
    vmovdqu64 zmm17, [r8+1088]
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm18, [r8+1152]
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+1216]
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+1280]
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm1, [r8+1280]
    lea r10, [r8-1088]
    lea rax, [rcx+4736]
    call .Llimbs_ifma_batch_40_mul_38
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+896], zmm18
    vmovdqu64 zmm1, [r8+1472]
    lea r10, [r8-512]
    lea rax, [rcx+4160]
    call .Llimbs_ifma_batch_40_mul_32
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm18, zmm14, zmm31
    vmovdqu64 [rdi+960], zmm18
    vmovdqu64 zmm0, [r8+2048]
    lea r10, [r8+0]
    lea rax, [rcx+3648]
    call .Llimbs_ifma_batch_40_mul_33
    vmovdqu64 zmm18, [r8+2560]
    vpmadd52huq zmm24, zmm18, [rcx+1024]
    vpmadd52huq zmm23, zmm18, [rcx+1088]
    vpmadd52huq zmm22, zmm18, [rcx+1152]
    vpmadd52huq zmm21, zmm18, [rcx+1216]
    vpmadd52huq zmm20, zmm18, [rcx+1280]
    vpaddq zmm18, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm18, zmm18, zmm19
    vpsrlq zmm19, zmm18, 52
    vpandq zmm18, zmm18, zmm31
    vmovdqu64 [rdi+1024], zmm18
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
    vmovdqu64 zmm18, [rdx+1344]
    vmovdqu64 zmm13, [rdx+1408]
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+1472]
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+1536]
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+1600]
    vmovdqu64 zmm12, [rsi+2368]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm27, zmm18, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm26, zmm18, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm1, [rdx+1600]
    lea r10, [rdx-640]
    lea rax, [rsi+4608]
    call .Llimbs_ifma_batch_40_mul_36
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+1088], zmm18
    vmovdqu64 zmm1, [rdx+1920]
    lea r10, [rdx-192]
    lea rax, [rsi+4160]
    call .Llimbs_ifma_batch_40_mul_34
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+1152], zmm18
    vmovdqu64 zmm1, [rdx+2368]
    lea r10, [rdx+0]
    lea rax, [rsi+3968]
    call .Llimbs_ifma_batch_40_mul_38
    vmovdqu64 zmm18, [rdx+2560]
    vpmadd52huq zmm24, zmm18, [rsi+1344]
    vpmadd52huq zmm23, zmm18, [rsi+1408]
    vpmadd52huq zmm22, zmm18, [rsi+1472]
    vpmadd52huq zmm21, zmm18, [rsi+1536]
    vpmadd52huq zmm20, zmm18, [rsi+1600]
    vmovdqu64 zmm18, [r8+1344]
    vmovdqu64 zmm17, [r8+1408]
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm18, [r8+1472]
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+1536]
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+1600]
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm17, [r8+1664]
    vmovdqu64 zmm16, [rcx+2304]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm18, zmm16
    vmovdqu64 zmm18, [r8+1728]
    vmovdqu64 zmm16, [rcx+2240]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2304]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm25, zmm18, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+1216], zmm18
    vmovdqu64 zmm1, [r8+1728]
    lea r10, [r8-384]
    lea rax, [rcx+4352]
    call .Llimbs_ifma_batch_40_mul_34
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm18, zmm14, zmm31
    vmovdqu64 [rdi+1280], zmm18
    vmovdqu64 zmm0, [r8+2176]
    lea r10, [r8+0]
    lea rax, [rcx+3968]
    call .Llimbs_ifma_batch_40_mul_35
    vmovdqu64 zmm18, [r8+2560]
    vpmadd52huq zmm24, zmm18, [rcx+1344]
    vpmadd52huq zmm23, zmm18, [rcx+1408]
    vpmadd52huq zmm22, zmm18, [rcx+1472]
    vpmadd52huq zmm21, zmm18, [rcx+1536]
    vpmadd52huq zmm20, zmm18, [rcx+1600]
    vpaddq zmm18, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm18, zmm18, zmm19
    vpsrlq zmm19, zmm18, 52
    vpandq zmm18, zmm18, zmm31
    vmovdqu64 [rdi+1344], zmm18
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
    vmovdqu64 zmm18, [rdx+1664]
    vmovdqu64 zmm13, [rdx+1728]
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+1792]
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+1856]
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+1920]
    vmovdqu64 zmm12, [rsi+2368]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm27, zmm18, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm26, zmm18, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm1, [rdx+1920]
    lea r10, [rdx-448]
    lea rax, [rsi+4736]
    call .Llimbs_ifma_batch_40_mul_38
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+1408], zmm18
    vmovdqu64 zmm1, [rdx+2112]
    lea r10, [rdx-128]
    lea rax, [rsi+4416]
    call .Llimbs_ifma_batch_40_mul_36
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+1472], zmm18
    vmovdqu64 zmm18, [rdx+2432]
    vmovdqu64 zmm17, [rdx+2496]
    vmovdqu64 zmm16, [rsi+1792]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rsi+1856]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rsi+1920]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm16, [rsi+1984]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm18, zmm16
    vmovdqu64 zmm16, [rsi+2048]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm18, zmm16
    vmovdqu64 zmm18, [rdx+2560]
    vmovdqu64 zmm16, [rsi+1728]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+1792]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+1856]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+1920]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rsi+1984]
    vpmadd52luq zmm25, zmm18, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, [rsi+1664]
    vpmadd52huq zmm23, zmm18, [rsi+1728]
    vpmadd52huq zmm22, zmm18, [rsi+1792]
    vpmadd52huq zmm21, zmm18, [rsi+1856]
    vpmadd52huq zmm20, zmm18, [rsi+1920]
    vmovdqu64 zmm18, [r8+1664]
    vmovdqu64 zmm17, [r8+1728]
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm18, [r8+1792]
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+1856]
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+1920]
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm17, [r8+1984]
    vmovdqu64 zmm16, [rcx+2304]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm18, zmm16
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+1536], zmm18
    vmovdqu64 zmm1, [r8+1984]
    lea r10, [r8-256]
    lea rax, [rcx+4544]
    call .Llimbs_ifma_batch_40_mul_36
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm18, zmm14, zmm31
    vmovdqu64 [rdi+1600], zmm18
    vmovdqu64 zmm0, [r8+2304]
    lea r10, [r8+0]
    lea rax, [rcx+4288]
    call .Llimbs_ifma_batch_40_mul_37
    vmovdqu64 zmm18, [r8+2560]
    vpmadd52huq zmm24, zmm18, [rcx+1664]
    vpmadd52huq zmm23, zmm18, [rcx+1728]
    vpmadd52huq zmm22, zmm18, [rcx+1792]
    vpmadd52huq zmm21, zmm18, [rcx+1856]
    vpmadd52huq zmm20, zmm18, [rcx+1920]
    vpaddq zmm18, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm18, zmm18, zmm19
    vpsrlq zmm19, zmm18, 52
    vpandq zmm18, zmm18, zmm31
    vmovdqu64 [rdi+1664], zmm18
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
    vmovdqu64 zmm18, [rdx+1984]
    vmovdqu64 zmm13, [rdx+2048]
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+2112]
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+2176]
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+2240]
    vmovdqu64 zmm12, [rsi+2368]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm27, zmm18, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm26, zmm18, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+2304]
    vmovdqu64 zmm12, [rsi+2304]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2368]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm26, zmm13, zmm12
    vpmadd52huq zmm21, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm25, zmm13, zmm12
    vpmadd52huq zmm20, zmm18, zmm12
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+1728], zmm18
    vmovdqu64 zmm1, [rdx+2304]
    lea r10, [rdx-64]
    lea rax, [rsi+4672]
    call .Llimbs_ifma_batch_40_mul_38
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+1792], zmm18
    vmovdqu64 zmm18, [rdx+2496]
    vmovdqu64 zmm17, [rdx+2560]
    vmovdqu64 zmm16, [rsi+2048]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rsi+2112]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rsi+2176]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm16, [rsi+2240]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm18, zmm16
    vmovdqu64 zmm16, [rsi+2304]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, [rsi+1984]
    vpmadd52huq zmm23, zmm17, [rsi+2048]
    vpmadd52huq zmm22, zmm17, [rsi+2112]
    vpmadd52huq zmm21, zmm17, [rsi+2176]
    vpmadd52huq zmm20, zmm17, [rsi+2240]
    vmovdqu64 zmm18, [r8+1984]
    vmovdqu64 zmm17, [r8+2048]
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm18, [r8+2112]
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+2176]
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+2240]
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+1856], zmm18
    vmovdqu64 zmm1, [r8+2240]
    lea r10, [r8-128]
    lea rax, [rcx+4736]
    call .Llimbs_ifma_batch_40_mul_38
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm18, zmm14, zmm31
    vmovdqu64 [rdi+1920], zmm18
    vmovdqu64 zmm18, [r8+2432]
    vmovdqu64 zmm17, [r8+2496]
    vmovdqu64 zmm16, [rcx+2112]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2176]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2240]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2304]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm18, zmm16
    vmovdqu64 zmm18, [r8+2560]
    vmovdqu64 zmm16, [rcx+2048]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2112]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2176]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2240]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2304]
    vpmadd52luq zmm25, zmm18, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, [rcx+1984]
    vpmadd52huq zmm23, zmm18, [rcx+2048]
    vpmadd52huq zmm22, zmm18, [rcx+2112]
    vpmadd52huq zmm21, zmm18, [rcx+2176]
    vpmadd52huq zmm20, zmm18, [rcx+2240]
    vpaddq zmm18, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm18, zmm18, zmm19
    vpsrlq zmm19, zmm18, 52
    vpandq zmm18, zmm18, zmm31
    vmovdqu64 [rdi+1984], zmm18
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
    vmovdqu64 zmm18, [rdx+2304]
    vmovdqu64 zmm13, [rdx+2368]
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rdx+2432]
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+2496]
    vmovdqu64 zmm12, [rsi+2432]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2496]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+2560]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+2048], zmm18
    vmovdqu64 zmm18, [rdx+2560]
    vmovdqu64 zmm17, [rsi+2368]
    vpmadd52luq zmm29, zmm18, zmm17
    vpmadd52huq zmm24, zmm13, zmm17
    vmovdqu64 zmm17, [rsi+2432]
    vpmadd52luq zmm28, zmm18, zmm17
    vpmadd52huq zmm23, zmm13, zmm17
    vmovdqu64 zmm17, [rsi+2496]
    vpmadd52luq zmm27, zmm18, zmm17
    vpmadd52huq zmm22, zmm13, zmm17
    vmovdqu64 zmm17, [rsi+2560]
    vpmadd52luq zmm26, zmm18, zmm17
    vpmadd52huq zmm21, zmm13, zmm17
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm17, zmm16, zmm31
    vmovdqu64 [rdi+2112], zmm17
    vpmadd52huq zmm24, zmm18, [rsi+2304]
    vpmadd52huq zmm23, zmm18, [rsi+2368]
    vpmadd52huq zmm22, zmm18, [rsi+2432]
    vpmadd52huq zmm21, zmm18, [rsi+2496]
    vpmadd52huq zmm20, zmm18, [rsi+2560]
    vmovdqu64 zmm18, [r8+2304]
    vmovdqu64 zmm17, [r8+2368]
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm18, [r8+2432]
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm17, zmm15, zmm31
    vmovdqu64 [rdi+2176], zmm17
    vmovdqu64 zmm17, [r8+2496]
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+2560]
    vmovdqu64 zmm16, [rcx+2368]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2432]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2496]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+2560]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm17, zmm14, zmm31
    vmovdqu64 [rdi+2240], zmm17
    vpmadd52huq zmm24, zmm18, [rcx+2304]
    vpmadd52huq zmm23, zmm18, [rcx+2368]
    vpmadd52huq zmm22, zmm18, [rcx+2432]
    vpmadd52huq zmm21, zmm18, [rcx+2496]
    vpmadd52huq zmm20, zmm18, [rcx+2560]
    vpaddq zmm18, zmm29, zmm24
    vpaddq zmm17, zmm28, zmm23
    vpaddq zmm16, zmm27, zmm22
    vpaddq zmm15, zmm26, zmm21
    vpaddq zmm14, zmm25, zmm20
    vpaddq zmm18, zmm18, zmm19
    vpsrlq zmm19, zmm18, 52
    vpandq zmm18, zmm18, zmm31
    vmovdqu64 [rdi+2304], zmm18
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+2368], zmm18
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+2432], zmm18
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+2496], zmm18
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm19, zmm14, zmm31
    vmovdqu64 [rdi+2560], zmm19
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
.Llimbs_ifma_batch_40_mul_0:
    vmovdqu64 zmm0, [r10]
    vmovdqu64 zmm2, [rax+0]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax+64]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax+128]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax+192]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax+256]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_1:
    vmovdqu64 zmm1, [r10+64]
    vmovdqu64 zmm2, [rax-64]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax+0]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax+64]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax+128]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax+192]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_2:
    vmovdqu64 zmm0, [r10+128]
    vmovdqu64 zmm2, [rax-128]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-64]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax+0]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax+64]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax+128]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_3:
    vmovdqu64 zmm1, [r10+192]
    vmovdqu64 zmm2, [rax-192]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-128]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-64]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax+0]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax+64]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_4:
    vmovdqu64 zmm0, [r10+256]
    vmovdqu64 zmm2, [rax-256]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-192]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-128]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-64]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax+0]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_5:
    vmovdqu64 zmm1, [r10+320]
    vmovdqu64 zmm2, [rax-320]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-256]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-192]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-128]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-64]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_6:
    vmovdqu64 zmm0, [r10+384]
    vmovdqu64 zmm2, [rax-384]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-320]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-256]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-192]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-128]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_7:
    vmovdqu64 zmm1, [r10+448]
    vmovdqu64 zmm2, [rax-448]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-384]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-320]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-256]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-192]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_8:
    vmovdqu64 zmm0, [r10+512]
    vmovdqu64 zmm2, [rax-512]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-448]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-384]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-320]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-256]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_9:
    vmovdqu64 zmm1, [r10+576]
    vmovdqu64 zmm2, [rax-576]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-512]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-448]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-384]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-320]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_10:
    vmovdqu64 zmm0, [r10+640]
    vmovdqu64 zmm2, [rax-640]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-576]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-512]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-448]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-384]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_11:
    vmovdqu64 zmm1, [r10+704]
    vmovdqu64 zmm2, [rax-704]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-640]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-576]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-512]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-448]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_12:
    vmovdqu64 zmm0, [r10+768]
    vmovdqu64 zmm2, [rax-768]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-704]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-640]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-576]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-512]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_13:
    vmovdqu64 zmm1, [r10+832]
    vmovdqu64 zmm2, [rax-832]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-768]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-704]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-640]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-576]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_14:
    vmovdqu64 zmm0, [r10+896]
    vmovdqu64 zmm2, [rax-896]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-832]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-768]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-704]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-640]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_15:
    vmovdqu64 zmm1, [r10+960]
    vmovdqu64 zmm2, [rax-960]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-896]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-832]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-768]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-704]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_16:
    vmovdqu64 zmm0, [r10+1024]
    vmovdqu64 zmm2, [rax-1024]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-960]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-896]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-832]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-768]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_17:
    vmovdqu64 zmm1, [r10+1088]
    vmovdqu64 zmm2, [rax-1088]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1024]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-960]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-896]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-832]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_18:
    vmovdqu64 zmm0, [r10+1152]
    vmovdqu64 zmm2, [rax-1152]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1088]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1024]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-960]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-896]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_19:
    vmovdqu64 zmm1, [r10+1216]
    vmovdqu64 zmm2, [rax-1216]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1152]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1088]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1024]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-960]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_20:
    vmovdqu64 zmm0, [r10+1280]
    vmovdqu64 zmm2, [rax-1280]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1216]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1152]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1088]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1024]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_21:
    vmovdqu64 zmm1, [r10+1344]
    vmovdqu64 zmm2, [rax-1344]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1280]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1216]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1152]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1088]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_22:
    vmovdqu64 zmm0, [r10+1408]
    vmovdqu64 zmm2, [rax-1408]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1344]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1280]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1216]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1152]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_23:
    vmovdqu64 zmm1, [r10+1472]
    vmovdqu64 zmm2, [rax-1472]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1408]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1344]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1280]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1216]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_24:
    vmovdqu64 zmm0, [r10+1536]
    vmovdqu64 zmm2, [rax-1536]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1472]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1408]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1344]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1280]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_25:
    vmovdqu64 zmm1, [r10+1600]
    vmovdqu64 zmm2, [rax-1600]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1536]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1472]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1408]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1344]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_26:
    vmovdqu64 zmm0, [r10+1664]
    vmovdqu64 zmm2, [rax-1664]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1600]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1536]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1472]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1408]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_27:
    vmovdqu64 zmm1, [r10+1728]
    vmovdqu64 zmm2, [rax-1728]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1664]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1600]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1536]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1472]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_28:
    vmovdqu64 zmm0, [r10+1792]
    vmovdqu64 zmm2, [rax-1792]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1728]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1664]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1600]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1536]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_29:
    vmovdqu64 zmm1, [r10+1856]
    vmovdqu64 zmm2, [rax-1856]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1792]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1728]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1664]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1600]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_30:
    vmovdqu64 zmm0, [r10+1920]
    vmovdqu64 zmm2, [rax-1920]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1856]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1792]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1728]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1664]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_31:
    vmovdqu64 zmm1, [r10+1984]
    vmovdqu64 zmm2, [rax-1984]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1920]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1856]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1792]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1728]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_32:
    vmovdqu64 zmm0, [r10+2048]
    vmovdqu64 zmm2, [rax-2048]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1984]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1920]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1856]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1792]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_33:
    vmovdqu64 zmm1, [r10+2112]
    vmovdqu64 zmm2, [rax-2112]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-2048]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1984]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-1920]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1856]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_34:
    vmovdqu64 zmm0, [r10+2176]
    vmovdqu64 zmm2, [rax-2176]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-2112]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-2048]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-1984]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-1920]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_35:
    vmovdqu64 zmm1, [r10+2240]
    vmovdqu64 zmm2, [rax-2240]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-2176]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-2112]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-2048]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-1984]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_36:
    vmovdqu64 zmm0, [r10+2304]
    vmovdqu64 zmm2, [rax-2304]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-2240]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-2176]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-2112]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-2048]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_37:
    vmovdqu64 zmm1, [r10+2368]
    vmovdqu64 zmm2, [rax-2368]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-2304]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-2240]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-2176]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-2112]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_38:
    vmovdqu64 zmm0, [r10+2432]
    vmovdqu64 zmm2, [rax-2432]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-2368]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-2304]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-2240]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-2176]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
.Llimbs_ifma_batch_40_mul_39:
    vmovdqu64 zmm1, [r10+2496]
    vmovdqu64 zmm2, [rax-2496]
    vpmadd52luq zmm29, zmm2, zmm1
    vpmadd52huq zmm24, zmm2, zmm0
    vmovdqu64 zmm3, [rax-2432]
    vpmadd52luq zmm28, zmm3, zmm1
    vpmadd52huq zmm23, zmm3, zmm0
    vmovdqu64 zmm2, [rax-2368]
    vpmadd52luq zmm27, zmm2, zmm1
    vpmadd52huq zmm22, zmm2, zmm0
    vmovdqu64 zmm3, [rax-2304]
    vpmadd52luq zmm26, zmm3, zmm1
    vpmadd52huq zmm21, zmm3, zmm0
    vmovdqu64 zmm2, [rax-2240]
    vpmadd52luq zmm25, zmm2, zmm1
    vpmadd52huq zmm20, zmm2, zmm0
.Llimbs_ifma_batch_40_mul_40:
    vmovdqu64 zmm0, [r10+2560]
    vmovdqu64 zmm2, [rax-2560]
    vpmadd52luq zmm29, zmm2, zmm0
    vpmadd52huq zmm24, zmm2, zmm1
    vmovdqu64 zmm3, [rax-2496]
    vpmadd52luq zmm28, zmm3, zmm0
    vpmadd52huq zmm23, zmm3, zmm1
    vmovdqu64 zmm2, [rax-2432]
    vpmadd52luq zmm27, zmm2, zmm0
    vpmadd52huq zmm22, zmm2, zmm1
    vmovdqu64 zmm3, [rax-2368]
    vpmadd52luq zmm26, zmm3, zmm0
    vpmadd52huq zmm21, zmm3, zmm1
    vmovdqu64 zmm2, [rax-2304]
    vpmadd52luq zmm25, zmm2, zmm0
    vpmadd52huq zmm20, zmm2, zmm1
    ret
