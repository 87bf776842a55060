// Product of 10 digits in radix 2^52, 8 side by side: z = x * y / R mod m, almost reduced.
// 400 multiplications: 400 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    mov rax, 0xfffffffffffff
    vpbroadcastq zmm31, rax
    vmovdqu64 zmm30, [rcx+768]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi], zmm19
    vmovdqu64 [rdi+704], zmm19
    vmovdqu64 [r8], zmm19
    vmovdqu64 [r8+704], zmm19
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
    lea r10, [rdx-256]
    lea rax, [rsi+704]
    call .Llimbs_ifma_batch_10_mul_8
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
    vmovdqu64 zmm13, [rdx+128]
    vmovdqu64 zmm12, [rsi+640]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm17, zmm12
    vmovdqu64 zmm17, [rdx+192]
    vmovdqu64 zmm12, [rsi+576]
    vpmadd52luq zmm29, zmm17, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+640]
    vpmadd52luq zmm28, zmm17, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+256]
    vmovdqu64 zmm12, [rsi+512]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm17, zmm12
    vmovdqu64 zmm12, [rsi+576]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm17, zmm12
    vmovdqu64 zmm12, [rsi+640]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm17, zmm12
    vmovdqu64 zmm17, [rdx+320]
    vmovdqu64 zmm12, [rsi+448]
    vpmadd52luq zmm29, zmm17, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+512]
    vpmadd52luq zmm28, zmm17, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+576]
    vpmadd52luq zmm27, zmm17, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+640]
    vpmadd52luq zmm26, zmm17, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+384]
    vmovdqu64 zmm12, [rsi+384]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm17, zmm12
    vmovdqu64 zmm12, [rsi+448]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm17, zmm12
    vmovdqu64 zmm12, [rsi+512]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm17, zmm12
    vmovdqu64 zmm12, [rsi+576]
    vpmadd52luq zmm26, zmm13, zmm12
    vpmadd52huq zmm21, zmm17, zmm12
    vmovdqu64 zmm12, [rsi+640]
    vpmadd52luq zmm25, zmm13, zmm12
    vpmadd52huq zmm20, zmm17, zmm12
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
    vmovdqu64 zmm1, [rdx+384]
    lea r10, [rdx-64]
    lea rax, [rsi+832]
    call .Llimbs_ifma_batch_10_mul_8
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
    vmovdqu64 zmm19, [rdx+576]
    vmovdqu64 zmm17, [rdx+640]
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
    vpmadd52huq zmm24, zmm17, [rsi+64]
    vpmadd52huq zmm23, zmm17, [rsi+128]
    vpmadd52huq zmm22, zmm17, [rsi+192]
    vpmadd52huq zmm21, zmm17, [rsi+256]
    vpmadd52huq zmm20, zmm17, [rsi+320]
    vmovdqu64 zmm19, [r8+64]
    vmovdqu64 zmm17, [r8+128]
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm19, [r8+192]
    vmovdqu64 zmm16, [rcx+576]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+256]
    vmovdqu64 zmm16, [rcx+512]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+576]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm19, [r8+320]
    vmovdqu64 zmm16, [rcx+448]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+512]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+576]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+576], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm1, [r8+320]
    lea r10, [r8-128]
    lea rax, [rcx+896]
    call .Llimbs_ifma_batch_10_mul_8
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+640], zmm19
    vmovdqu64 zmm19, [r8+512]
    vmovdqu64 zmm17, [r8+576]
    vmovdqu64 zmm16, [rcx+192]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+256]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+320]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+384]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm19, zmm16
    vmovdqu64 zmm16, [rcx+448]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm19, zmm16
    vmovdqu64 zmm19, [r8+640]
    vmovdqu64 zmm16, [rcx+128]
    vpmadd52luq zmm29, zmm19, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+192]
    vpmadd52luq zmm28, zmm19, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+256]
    vpmadd52luq zmm27, zmm19, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+320]
    vpmadd52luq zmm26, zmm19, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+384]
    vpmadd52luq zmm25, zmm19, zmm16
    vpmadd52huq zmm20, zmm17, zmm16
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
    vmovdqu64 zmm12, [rsi+640]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm19, zmm12
    vmovdqu64 zmm19, [rdx+512]
    vmovdqu64 zmm12, [rsi+576]
    vpmadd52luq zmm29, zmm19, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+640]
    vpmadd52luq zmm28, zmm19, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rdx+576]
    vmovdqu64 zmm12, [rsi+512]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+576]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+640]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm19, zmm12
    vpaddq zmm17, zmm17, zmm18
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+128], zmm18
    vmovdqu64 zmm18, [rdx+640]
    vmovdqu64 zmm17, [rsi+448]
    vpmadd52luq zmm29, zmm18, zmm17
    vpmadd52huq zmm24, zmm13, zmm17
    vmovdqu64 zmm17, [rsi+512]
    vpmadd52luq zmm28, zmm18, zmm17
    vpmadd52huq zmm23, zmm13, zmm17
    vmovdqu64 zmm17, [rsi+576]
    vpmadd52luq zmm27, zmm18, zmm17
    vpmadd52huq zmm22, zmm13, zmm17
    vmovdqu64 zmm17, [rsi+640]
    vpmadd52luq zmm26, zmm18, zmm17
    vpmadd52huq zmm21, zmm13, zmm17
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm17, zmm16, zmm31
    vmovdqu64 [rdi+192], zmm17
    vpmadd52huq zmm24, zmm18, [rsi+384]
    vpmadd52huq zmm23, zmm18, [rsi+448]
    vpmadd52huq zmm22, zmm18, [rsi+512]
    vpmadd52huq zmm21, zmm18, [rsi+576]
    vpmadd52huq zmm20, zmm18, [rsi+640]
    vmovdqu64 zmm18, [r8+384]
    vmovdqu64 zmm17, [r8+448]
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm18, [r8+512]
    vmovdqu64 zmm16, [rcx+576]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm17, zmm15, zmm31
    vmovdqu64 [rdi+256], zmm17
    vmovdqu64 zmm17, [r8+576]
    vmovdqu64 zmm16, [rcx+512]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+576]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+640]
    vmovdqu64 zmm16, [rcx+448]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+512]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+576]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+640]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm17, zmm14, zmm31
    vmovdqu64 [rdi+320], zmm17
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
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+448], zmm18
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+512], zmm18
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+576], zmm18
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm19, zmm14, zmm31
    vmovdqu64 [rdi+640], zmm19
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
.Llimbs_ifma_batch_10_mul_0:
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
.Llimbs_ifma_batch_10_mul_1:
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
.Llimbs_ifma_batch_10_mul_2:
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
.Llimbs_ifma_batch_10_mul_3:
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
.Llimbs_ifma_batch_10_mul_4:
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
.Llimbs_ifma_batch_10_mul_5:
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
.Llimbs_ifma_batch_10_mul_6:
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
.Llimbs_ifma_batch_10_mul_7:
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
.Llimbs_ifma_batch_10_mul_8:
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
.Llimbs_ifma_batch_10_mul_9:
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
.Llimbs_ifma_batch_10_mul_10:
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
    ret
