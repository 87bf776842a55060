// Square of 20 digits in radix 2^52, 8 side by side: z = x^2 / R mod m, almost reduced.
// 1220 multiplications: 1220 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    mov r8, rcx
    mov rcx, rdx
    mov rax, 0xfffffffffffff
    vpbroadcastq zmm31, rax
    vmovdqu64 zmm30, [rcx+1408]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi], zmm19
    vmovdqu64 [rdi+1344], zmm19
    vmovdqu64 [r8], zmm19
    vmovdqu64 [r8+1344], zmm19
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
    vmovdqu64 zmm19, [rsi+64]
    vpmadd52luq zmm28, zmm19, [rsi+128]
    vpmadd52luq zmm27, zmm19, [rsi+192]
    vpmadd52luq zmm26, zmm19, [rsi+256]
    vpmadd52luq zmm25, zmm19, [rsi+320]
    vmovdqu64 zmm18, [rsi+128]
    vpmadd52huq zmm22, zmm19, [rsi+128]
    vmovdqu64 zmm17, [rsi+192]
    vpmadd52luq zmm26, zmm18, zmm17
    vpmadd52huq zmm21, zmm19, zmm17
    vmovdqu64 zmm17, [rsi+256]
    vpmadd52luq zmm25, zmm18, zmm17
    vpmadd52huq zmm20, zmm19, zmm17
    vpmadd52huq zmm20, zmm18, [rsi+192]
    vpaddq zmm29, zmm29, zmm24
    vmovdqa64 zmm24, zmm29
    vpaddq zmm28, zmm28, zmm23
    vmovdqa64 zmm23, zmm28
    vpaddq zmm27, zmm27, zmm22
    vmovdqa64 zmm22, zmm27
    vpaddq zmm26, zmm26, zmm21
    vmovdqa64 zmm21, zmm26
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm20, zmm25
    vmovdqu64 zmm19, [rsi+64]
    vpmadd52luq zmm29, zmm19, [rsi+64]
    vmovdqu64 zmm18, [rsi+128]
    vpmadd52huq zmm23, zmm19, [rsi+64]
    vpmadd52luq zmm27, zmm18, [rsi+128]
    vmovdqu64 zmm19, [rsi+192]
    vpmadd52huq zmm21, zmm18, [rsi+128]
    vpmadd52luq zmm25, zmm19, [rsi+192]
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
    vmovdqu64 zmm14, [rsi+64]
    vpmadd52luq zmm29, zmm14, [rsi+384]
    vpmadd52luq zmm28, zmm14, [rsi+448]
    vpmadd52luq zmm27, zmm14, [rsi+512]
    vpmadd52luq zmm26, zmm14, [rsi+576]
    vpmadd52luq zmm25, zmm14, [rsi+640]
    vmovdqu64 zmm13, [rsi+128]
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
    vmovdqu64 zmm14, [rsi+192]
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
    vmovdqu64 zmm19, [rsi+256]
    vpmadd52huq zmm23, zmm14, [rsi+256]
    vmovdqu64 zmm13, [rsi+320]
    vpmadd52luq zmm27, zmm19, zmm13
    vpmadd52huq zmm22, zmm14, zmm13
    vmovdqu64 zmm13, [rsi+384]
    vpmadd52luq zmm26, zmm19, zmm13
    vpmadd52huq zmm21, zmm14, zmm13
    vmovdqu64 zmm13, [rsi+448]
    vpmadd52luq zmm25, zmm19, zmm13
    vpmadd52huq zmm20, zmm14, zmm13
    vmovdqu64 zmm14, [rsi+320]
    vpmadd52huq zmm21, zmm19, [rsi+320]
    vmovdqu64 zmm13, [rsi+384]
    vpmadd52luq zmm25, zmm14, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vpaddq zmm29, zmm29, zmm24
    vmovdqa64 zmm24, zmm29
    vpaddq zmm28, zmm28, zmm23
    vmovdqa64 zmm23, zmm28
    vpaddq zmm27, zmm27, zmm22
    vmovdqa64 zmm22, zmm27
    vpaddq zmm26, zmm26, zmm21
    vmovdqa64 zmm21, zmm26
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm20, zmm25
    vmovdqu64 zmm19, [rsi+192]
    vmovdqu64 zmm14, [rsi+256]
    vpmadd52huq zmm24, zmm19, [rsi+192]
    vpmadd52luq zmm28, zmm14, [rsi+256]
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
    vmovdqu64 zmm19, [rsi+320]
    vpmadd52huq zmm22, zmm14, [rsi+256]
    vpmadd52luq zmm26, zmm19, [rsi+320]
    vpmadd52huq zmm20, zmm19, [rsi+320]
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+384]
    vpmadd52luq zmm28, zmm19, [rcx+448]
    vpmadd52luq zmm27, zmm19, [rcx+512]
    vpmadd52luq zmm26, zmm19, [rcx+576]
    vpmadd52luq zmm25, zmm19, [rcx+640]
    vmovdqu64 zmm17, [r8+128]
    vmovdqu64 zmm14, [rcx+320]
    vpmadd52luq zmm29, zmm17, zmm14
    vpmadd52huq zmm24, zmm19, zmm14
    vmovdqu64 zmm14, [rcx+384]
    vpmadd52luq zmm28, zmm17, zmm14
    vpmadd52huq zmm23, zmm19, zmm14
    vmovdqu64 zmm14, [rcx+448]
    vpmadd52luq zmm27, zmm17, zmm14
    vpmadd52huq zmm22, zmm19, zmm14
    vmovdqu64 zmm14, [rcx+512]
    vpmadd52luq zmm26, zmm17, zmm14
    vpmadd52huq zmm21, zmm19, zmm14
    vmovdqu64 zmm14, [rcx+576]
    vpmadd52luq zmm25, zmm17, zmm14
    vpmadd52huq zmm20, zmm19, zmm14
    vpaddq zmm16, zmm16, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm16, zmm30
    vpaddq zmm18, zmm16, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+256], zmm19
    vpmadd52luq zmm15, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
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
    vmovdqu64 zmm17, [r8+256]
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
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+320], zmm19
    vmovdqu64 zmm19, [r8+320]
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
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm19, zmm30
    vpaddq zmm19, zmm19, zmm31
    vpsrlq zmm19, zmm19, 52
    vmovdqu64 [r8+384], zmm18
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
    vmovdqu64 zmm18, [rsi+64]
    vpmadd52luq zmm29, zmm18, [rsi+704]
    vpmadd52luq zmm28, zmm18, [rsi+768]
    vpmadd52luq zmm27, zmm18, [rsi+832]
    vpmadd52luq zmm26, zmm18, [rsi+896]
    vpmadd52luq zmm25, zmm18, [rsi+960]
    vmovdqu64 zmm1, [rsi+64]
    lea r10, [rsi-1024]
    lea rax, [rsi+1792]
    call .Llimbs_ifma_batch_20_sqr_18
    vpaddq zmm17, zmm17, zmm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm17, zmm30
    vpaddq zmm18, zmm17, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+448], zmm19
    vpmadd52luq zmm16, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vpmadd52luq zmm15, zmm19, [rcx+192]
    vpmadd52huq zmm15, zmm19, [rcx+128]
    vpmadd52luq zmm14, zmm19, [rcx+256]
    vpmadd52huq zmm14, zmm19, [rcx+192]
    vmovdqu64 zmm19, [rsi+256]
    vmovdqu64 zmm17, [rsi+320]
    vmovdqu64 zmm13, [rsi+448]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+512]
    vpmadd52luq zmm28, zmm17, zmm13
    vpmadd52huq zmm23, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+576]
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52huq zmm22, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+640]
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52huq zmm21, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+704]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vmovdqu64 zmm19, [rsi+384]
    vpmadd52huq zmm24, zmm17, [rsi+384]
    vmovdqu64 zmm13, [rsi+448]
    vpmadd52luq zmm28, zmm19, zmm13
    vpmadd52huq zmm23, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+512]
    vpmadd52luq zmm27, zmm19, zmm13
    vpmadd52huq zmm22, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+576]
    vpmadd52luq zmm26, zmm19, zmm13
    vpmadd52huq zmm21, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+640]
    vpmadd52luq zmm25, zmm19, zmm13
    vpmadd52huq zmm20, zmm17, zmm13
    vmovdqu64 zmm17, [rsi+448]
    vpmadd52huq zmm22, zmm19, [rsi+448]
    vmovdqu64 zmm13, [rsi+512]
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52huq zmm21, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+576]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vpmadd52huq zmm20, zmm17, [rsi+512]
    vpaddq zmm29, zmm29, zmm24
    vmovdqa64 zmm24, zmm29
    vpaddq zmm28, zmm28, zmm23
    vmovdqa64 zmm23, zmm28
    vpaddq zmm27, zmm27, zmm22
    vmovdqa64 zmm22, zmm27
    vpaddq zmm26, zmm26, zmm21
    vmovdqa64 zmm21, zmm26
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm20, zmm25
    vmovdqu64 zmm19, [rsi+384]
    vpmadd52luq zmm29, zmm19, [rsi+384]
    vmovdqu64 zmm17, [rsi+448]
    vpmadd52huq zmm23, zmm19, [rsi+384]
    vpmadd52luq zmm27, zmm17, [rsi+448]
    vmovdqu64 zmm19, [rsi+512]
    vpmadd52huq zmm21, zmm17, [rsi+448]
    vpmadd52luq zmm25, zmm19, [rsi+512]
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+704]
    vpmadd52luq zmm28, zmm19, [rcx+768]
    vpmadd52luq zmm27, zmm19, [rcx+832]
    vpmadd52luq zmm26, zmm19, [rcx+896]
    vpmadd52luq zmm25, zmm19, [rcx+960]
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
    vmovdqu64 zmm1, [r8+64]
    lea r10, [r8-1024]
    lea rax, [rcx+1792]
    call .Llimbs_ifma_batch_20_sqr_18
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+576], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm0, [r8+256]
    lea r10, [r8-768]
    lea rax, [rcx+1536]
    call .Llimbs_ifma_batch_20_sqr_17
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
    vmovdqu64 zmm18, [rsi+64]
    vpmadd52luq zmm29, zmm18, [rsi+1024]
    vpmadd52luq zmm28, zmm18, [rsi+1088]
    vpmadd52luq zmm27, zmm18, [rsi+1152]
    vpmadd52luq zmm26, zmm18, [rsi+1216]
    vpmadd52luq zmm25, zmm18, [rsi+1280]
    vmovdqu64 zmm1, [rsi+64]
    lea r10, [rsi-896]
    lea rax, [rsi+1984]
    call .Llimbs_ifma_batch_20_sqr_16
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
    vmovdqu64 zmm19, [rsi+384]
    vmovdqu64 zmm17, [rsi+448]
    vmovdqu64 zmm13, [rsi+640]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+704]
    vpmadd52luq zmm28, zmm17, zmm13
    vpmadd52huq zmm23, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+768]
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52huq zmm22, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+832]
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52huq zmm21, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+896]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vmovdqu64 zmm19, [rsi+512]
    vmovdqu64 zmm13, [rsi+576]
    vpmadd52luq zmm29, zmm19, zmm13
    vpmadd52huq zmm24, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+640]
    vpmadd52luq zmm28, zmm19, zmm13
    vpmadd52huq zmm23, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+704]
    vpmadd52luq zmm27, zmm19, zmm13
    vpmadd52huq zmm22, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+768]
    vpmadd52luq zmm26, zmm19, zmm13
    vpmadd52huq zmm21, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+832]
    vpmadd52luq zmm25, zmm19, zmm13
    vpmadd52huq zmm20, zmm17, zmm13
    vmovdqu64 zmm17, [rsi+576]
    vpmadd52huq zmm23, zmm19, [rsi+576]
    vmovdqu64 zmm13, [rsi+640]
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52huq zmm22, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+704]
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52huq zmm21, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+768]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vmovdqu64 zmm19, [rsi+640]
    vpmadd52huq zmm21, zmm17, [rsi+640]
    vmovdqu64 zmm13, [rsi+704]
    vpmadd52luq zmm25, zmm19, zmm13
    vpmadd52huq zmm20, zmm17, zmm13
    vpaddq zmm29, zmm29, zmm24
    vmovdqa64 zmm24, zmm29
    vpaddq zmm28, zmm28, zmm23
    vmovdqa64 zmm23, zmm28
    vpaddq zmm27, zmm27, zmm22
    vmovdqa64 zmm22, zmm27
    vpaddq zmm26, zmm26, zmm21
    vmovdqa64 zmm21, zmm26
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm20, zmm25
    vmovdqu64 zmm19, [rsi+512]
    vmovdqu64 zmm17, [rsi+576]
    vpmadd52huq zmm24, zmm19, [rsi+512]
    vpmadd52luq zmm28, zmm17, [rsi+576]
    vmovdqu64 zmm19, [rsi+640]
    vpmadd52huq zmm22, zmm17, [rsi+576]
    vpmadd52luq zmm26, zmm19, [rsi+640]
    vpmadd52huq zmm20, zmm19, [rsi+640]
    vmovdqu64 zmm19, [r8+64]
    vpmadd52luq zmm29, zmm19, [rcx+1024]
    vpmadd52luq zmm28, zmm19, [rcx+1088]
    vpmadd52luq zmm27, zmm19, [rcx+1152]
    vpmadd52luq zmm26, zmm19, [rcx+1216]
    vpmadd52luq zmm25, zmm19, [rcx+1280]
    vmovdqu64 zmm17, [r8+128]
    vmovdqu64 zmm13, [rcx+960]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm13, [rcx+1024]
    vpmadd52luq zmm28, zmm17, zmm13
    vpmadd52huq zmm23, zmm19, zmm13
    vmovdqu64 zmm13, [rcx+1088]
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52huq zmm22, zmm19, zmm13
    vmovdqu64 zmm13, [rcx+1152]
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52huq zmm21, zmm19, zmm13
    vmovdqu64 zmm13, [rcx+1216]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
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
    vmovdqu64 zmm0, [r8+128]
    lea r10, [r8-896]
    lea rax, [rcx+1984]
    call .Llimbs_ifma_batch_20_sqr_17
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+896], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm1, [r8+384]
    lea r10, [r8-576]
    lea rax, [rcx+1664]
    call .Llimbs_ifma_batch_20_sqr_16
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+960], zmm19
    vmovdqu64 zmm0, [r8+704]
    lea r10, [r8-320]
    lea rax, [rcx+1408]
    call .Llimbs_ifma_batch_20_sqr_17
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
    vmovdqu64 zmm18, [rsi+64]
    vmovdqu64 zmm13, [rsi+128]
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rsi+192]
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rsi+256]
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm18, [rsi+320]
    vmovdqu64 zmm12, [rsi+1088]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm27, zmm18, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm26, zmm18, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm0, [rsi+320]
    lea r10, [rsi-704]
    lea rax, [rsi+2112]
    call .Llimbs_ifma_batch_20_sqr_17
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
    vmovdqu64 zmm19, [rsi+576]
    vmovdqu64 zmm17, [rsi+640]
    vmovdqu64 zmm13, [rsi+768]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+832]
    vpmadd52luq zmm28, zmm17, zmm13
    vpmadd52huq zmm23, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+896]
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52huq zmm22, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+960]
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52huq zmm21, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+1024]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vmovdqu64 zmm19, [rsi+704]
    vpmadd52huq zmm24, zmm17, [rsi+704]
    vmovdqu64 zmm13, [rsi+768]
    vpmadd52luq zmm28, zmm19, zmm13
    vpmadd52huq zmm23, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+832]
    vpmadd52luq zmm27, zmm19, zmm13
    vpmadd52huq zmm22, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+896]
    vpmadd52luq zmm26, zmm19, zmm13
    vpmadd52huq zmm21, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+960]
    vpmadd52luq zmm25, zmm19, zmm13
    vpmadd52huq zmm20, zmm17, zmm13
    vmovdqu64 zmm17, [rsi+768]
    vpmadd52huq zmm22, zmm19, [rsi+768]
    vmovdqu64 zmm13, [rsi+832]
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52huq zmm21, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+896]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vpmadd52huq zmm20, zmm17, [rsi+832]
    vpaddq zmm29, zmm29, zmm24
    vmovdqa64 zmm24, zmm29
    vpaddq zmm28, zmm28, zmm23
    vmovdqa64 zmm23, zmm28
    vpaddq zmm27, zmm27, zmm22
    vmovdqa64 zmm22, zmm27
    vpaddq zmm26, zmm26, zmm21
    vmovdqa64 zmm21, zmm26
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm20, zmm25
    vmovdqu64 zmm19, [rsi+704]
    vpmadd52luq zmm29, zmm19, [rsi+704]
    vmovdqu64 zmm17, [rsi+768]
    vpmadd52huq zmm23, zmm19, [rsi+704]
    vpmadd52luq zmm27, zmm17, [rsi+768]
    vmovdqu64 zmm19, [rsi+832]
    vpmadd52huq zmm21, zmm17, [rsi+768]
    vpmadd52luq zmm25, zmm19, [rsi+832]
    vmovdqu64 zmm19, [r8+64]
    vmovdqu64 zmm17, [r8+128]
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm19, [r8+192]
    vmovdqu64 zmm13, [rcx+1216]
    vpmadd52luq zmm29, zmm19, zmm13
    vpmadd52huq zmm24, zmm17, zmm13
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm28, zmm19, zmm13
    vpmadd52huq zmm23, zmm17, zmm13
    vmovdqu64 zmm17, [r8+256]
    vmovdqu64 zmm13, [rcx+1152]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm13, [rcx+1216]
    vpmadd52luq zmm28, zmm17, zmm13
    vpmadd52huq zmm23, zmm19, zmm13
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52huq zmm22, zmm19, zmm13
    vmovdqu64 zmm19, [r8+320]
    vmovdqu64 zmm13, [rcx+1088]
    vpmadd52luq zmm29, zmm19, zmm13
    vpmadd52huq zmm24, zmm17, zmm13
    vmovdqu64 zmm13, [rcx+1152]
    vpmadd52luq zmm28, zmm19, zmm13
    vpmadd52huq zmm23, zmm17, zmm13
    vmovdqu64 zmm13, [rcx+1216]
    vpmadd52luq zmm27, zmm19, zmm13
    vpmadd52huq zmm22, zmm17, zmm13
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm26, zmm19, zmm13
    vpmadd52huq zmm21, zmm17, zmm13
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
    vmovdqu64 zmm1, [r8+320]
    lea r10, [r8-640]
    lea rax, [rcx+2048]
    call .Llimbs_ifma_batch_20_sqr_16
    vpaddq zmm15, zmm15, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm15, zmm30
    vpaddq zmm18, zmm15, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1216], zmm19
    vpmadd52luq zmm14, zmm19, [rcx+128]
    vpmadd52huq zmm18, zmm19, [rcx+64]
    vmovdqu64 zmm0, [r8+640]
    lea r10, [r8-256]
    lea rax, [rcx+1664]
    call .Llimbs_ifma_batch_20_sqr_15
    vpaddq zmm14, zmm14, zmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq zmm19, zmm14, zmm30
    vpaddq zmm18, zmm14, zmm31
    vpsrlq zmm18, zmm18, 52
    vmovdqu64 [r8+1280], zmm19
    vmovdqu64 zmm0, [r8+1024]
    lea r10, [r8+0]
    lea rax, [rcx+1408]
    call .Llimbs_ifma_batch_20_sqr_17
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
    vmovdqu64 zmm19, [rsi+384]
    vmovdqu64 zmm13, [rsi+448]
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm19, zmm12
    vmovdqu64 zmm19, [rsi+512]
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm29, zmm19, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm28, zmm19, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rsi+576]
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm19, zmm12
    vmovdqu64 zmm19, [rsi+640]
    vmovdqu64 zmm12, [rsi+1088]
    vpmadd52luq zmm29, zmm19, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm28, zmm19, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm27, zmm19, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm26, zmm19, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm13, [rsi+704]
    vmovdqu64 zmm12, [rsi+1024]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+1088]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm26, zmm13, zmm12
    vpmadd52huq zmm21, zmm19, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm25, zmm13, zmm12
    vpmadd52huq zmm20, zmm19, zmm12
    vmovdqu64 zmm19, [rsi+768]
    vmovdqu64 zmm12, [rsi+960]
    vpmadd52luq zmm29, zmm19, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1024]
    vpmadd52luq zmm28, zmm19, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1088]
    vpmadd52luq zmm27, zmm19, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm26, zmm19, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm25, zmm19, zmm12
    vpmadd52huq zmm20, zmm13, zmm12
    vpaddq zmm17, zmm17, zmm18
    vpsrlq zmm18, zmm17, 52
    vpandq zmm17, zmm17, zmm31
    vmovdqu64 [rdi+128], zmm17
    vmovdqu64 zmm17, [rsi+832]
    vmovdqu64 zmm13, [rsi+896]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+960]
    vpmadd52luq zmm28, zmm17, zmm13
    vpmadd52huq zmm23, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+1024]
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52huq zmm22, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+1088]
    vpmadd52luq zmm26, zmm17, zmm13
    vpmadd52huq zmm21, zmm19, zmm13
    vmovdqu64 zmm13, [rsi+1152]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vmovdqu64 zmm19, [rsi+896]
    vpmadd52huq zmm23, zmm17, [rsi+896]
    vmovdqu64 zmm13, [rsi+960]
    vpmadd52luq zmm27, zmm19, zmm13
    vpmadd52huq zmm22, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+1024]
    vpmadd52luq zmm26, zmm19, zmm13
    vpmadd52huq zmm21, zmm17, zmm13
    vmovdqu64 zmm13, [rsi+1088]
    vpmadd52luq zmm25, zmm19, zmm13
    vpmadd52huq zmm20, zmm17, zmm13
    vmovdqu64 zmm17, [rsi+960]
    vpmadd52huq zmm21, zmm19, [rsi+960]
    vmovdqu64 zmm13, [rsi+1024]
    vpmadd52luq zmm25, zmm17, zmm13
    vpmadd52huq zmm20, zmm19, zmm13
    vpaddq zmm29, zmm29, zmm24
    vmovdqa64 zmm24, zmm29
    vpaddq zmm28, zmm28, zmm23
    vmovdqa64 zmm23, zmm28
    vpaddq zmm27, zmm27, zmm22
    vmovdqa64 zmm22, zmm27
    vpaddq zmm26, zmm26, zmm21
    vmovdqa64 zmm21, zmm26
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm20, zmm25
    vmovdqu64 zmm19, [rsi+832]
    vmovdqu64 zmm17, [rsi+896]
    vpmadd52huq zmm24, zmm19, [rsi+832]
    vpmadd52luq zmm28, zmm17, [rsi+896]
    vmovdqu64 zmm19, [rsi+960]
    vpmadd52huq zmm22, zmm17, [rsi+896]
    vpmadd52luq zmm26, zmm19, [rsi+960]
    vpmadd52huq zmm20, zmm19, [rsi+960]
    vmovdqu64 zmm19, [r8+384]
    vmovdqu64 zmm17, [r8+448]
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm19, [r8+512]
    vmovdqu64 zmm13, [rcx+1216]
    vpmadd52luq zmm29, zmm19, zmm13
    vpmadd52huq zmm24, zmm17, zmm13
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm28, zmm19, zmm13
    vpmadd52huq zmm23, zmm17, zmm13
    vmovdqu64 zmm17, [r8+576]
    vmovdqu64 zmm13, [rcx+1152]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm19, zmm13
    vmovdqu64 zmm13, [rcx+1216]
    vpmadd52luq zmm28, zmm17, zmm13
    vpmadd52huq zmm23, zmm19, zmm13
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm27, zmm17, zmm13
    vpmadd52huq zmm22, zmm19, zmm13
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+192], zmm18
    vmovdqu64 zmm18, [r8+640]
    vmovdqu64 zmm16, [rcx+1088]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1152]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1216]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1280]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm1, [r8+640]
    lea r10, [r8-448]
    lea rax, [rcx+2176]
    call .Llimbs_ifma_batch_20_sqr_18
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+256], zmm18
    vmovdqu64 zmm0, [r8+832]
    lea r10, [r8-192]
    lea rax, [rcx+1920]
    call .Llimbs_ifma_batch_20_sqr_17
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm18, zmm14, zmm31
    vmovdqu64 [rdi+320], zmm18
    vmovdqu64 zmm1, [r8+1088]
    lea r10, [r8+0]
    lea rax, [rcx+1728]
    call .Llimbs_ifma_batch_20_sqr_18
    vmovdqu64 zmm18, [r8+1280]
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
    vmovdqu64 zmm18, [rsi+704]
    vmovdqu64 zmm13, [rsi+768]
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rsi+832]
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rsi+896]
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm18, [rsi+960]
    vmovdqu64 zmm12, [rsi+1088]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm27, zmm18, zmm12
    vpmadd52huq zmm22, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm26, zmm18, zmm12
    vpmadd52huq zmm21, zmm13, zmm12
    vmovdqu64 zmm13, [rsi+1024]
    vpmadd52huq zmm24, zmm18, [rsi+1024]
    vmovdqu64 zmm12, [rsi+1088]
    vpmadd52luq zmm28, zmm13, zmm12
    vpmadd52huq zmm23, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+1152]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm26, zmm13, zmm12
    vpmadd52huq zmm21, zmm18, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm25, zmm13, zmm12
    vpmadd52huq zmm20, zmm18, zmm12
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+448], zmm18
    vmovdqu64 zmm18, [rsi+1088]
    vpmadd52huq zmm22, zmm13, [rsi+1088]
    vmovdqu64 zmm17, [rsi+1152]
    vpmadd52luq zmm26, zmm18, zmm17
    vpmadd52huq zmm21, zmm13, zmm17
    vmovdqu64 zmm17, [rsi+1216]
    vpmadd52luq zmm25, zmm18, zmm17
    vpmadd52huq zmm20, zmm13, zmm17
    vpmadd52huq zmm20, zmm18, [rsi+1152]
    vpaddq zmm29, zmm29, zmm24
    vmovdqa64 zmm24, zmm29
    vpaddq zmm28, zmm28, zmm23
    vmovdqa64 zmm23, zmm28
    vpaddq zmm27, zmm27, zmm22
    vmovdqa64 zmm22, zmm27
    vpaddq zmm26, zmm26, zmm21
    vmovdqa64 zmm21, zmm26
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm20, zmm25
    vmovdqu64 zmm18, [rsi+1024]
    vpmadd52luq zmm29, zmm18, [rsi+1024]
    vmovdqu64 zmm17, [rsi+1088]
    vpmadd52huq zmm23, zmm18, [rsi+1024]
    vpmadd52luq zmm27, zmm17, [rsi+1088]
    vmovdqu64 zmm18, [rsi+1152]
    vpmadd52huq zmm21, zmm17, [rsi+1088]
    vpmadd52luq zmm25, zmm18, [rsi+1152]
    vmovdqu64 zmm18, [r8+704]
    vmovdqu64 zmm17, [r8+768]
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm18, zmm13
    vmovdqu64 zmm18, [r8+832]
    vmovdqu64 zmm13, [rcx+1216]
    vpmadd52luq zmm29, zmm18, zmm13
    vpmadd52huq zmm24, zmm17, zmm13
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm28, zmm18, zmm13
    vpmadd52huq zmm23, zmm17, zmm13
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm17, zmm16, zmm31
    vmovdqu64 [rdi+512], zmm17
    vmovdqu64 zmm17, [r8+896]
    vmovdqu64 zmm16, [rcx+1152]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1216]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1280]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm18, [r8+960]
    vmovdqu64 zmm16, [rcx+1088]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1152]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1216]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1280]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vmovdqu64 zmm17, [r8+1024]
    vmovdqu64 zmm16, [rcx+1024]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1088]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1152]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1216]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1280]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm18, zmm16
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+576], zmm18
    vmovdqu64 zmm1, [r8+1024]
    lea r10, [r8-64]
    lea rax, [rcx+2112]
    call .Llimbs_ifma_batch_20_sqr_18
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm18, zmm14, zmm31
    vmovdqu64 [rdi+640], zmm18
    vmovdqu64 zmm18, [r8+1216]
    vmovdqu64 zmm17, [r8+1280]
    vmovdqu64 zmm16, [rcx+768]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+832]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+896]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+960]
    vpmadd52luq zmm26, zmm17, zmm16
    vpmadd52huq zmm21, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1024]
    vpmadd52luq zmm25, zmm17, zmm16
    vpmadd52huq zmm20, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, [rcx+704]
    vpmadd52huq zmm23, zmm17, [rcx+768]
    vpmadd52huq zmm22, zmm17, [rcx+832]
    vpmadd52huq zmm21, zmm17, [rcx+896]
    vpmadd52huq zmm20, zmm17, [rcx+960]
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
    vmovdqu64 zmm18, [rsi+1024]
    vmovdqu64 zmm13, [rsi+1088]
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm29, zmm13, zmm12
    vpmadd52huq zmm24, zmm18, zmm12
    vmovdqu64 zmm18, [rsi+1152]
    vmovdqu64 zmm12, [rsi+1216]
    vpmadd52luq zmm29, zmm18, zmm12
    vpmadd52huq zmm24, zmm13, zmm12
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm28, zmm18, zmm12
    vpmadd52huq zmm23, zmm13, zmm12
    vmovdqu64 zmm13, [rsi+1216]
    vpmadd52huq zmm23, zmm18, [rsi+1216]
    vmovdqu64 zmm12, [rsi+1280]
    vpmadd52luq zmm27, zmm13, zmm12
    vpmadd52huq zmm22, zmm18, zmm12
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+768], zmm18
    vpmadd52huq zmm21, zmm13, [rsi+1280]
    vpaddq zmm29, zmm29, zmm24
    vmovdqa64 zmm24, zmm29
    vpaddq zmm28, zmm28, zmm23
    vmovdqa64 zmm23, zmm28
    vpaddq zmm27, zmm27, zmm22
    vmovdqa64 zmm22, zmm27
    vpaddq zmm26, zmm26, zmm21
    vmovdqa64 zmm21, zmm26
    vpaddq zmm25, zmm25, zmm20
    vmovdqa64 zmm20, zmm25
    vmovdqu64 zmm18, [rsi+1152]
    vmovdqu64 zmm17, [rsi+1216]
    vpmadd52huq zmm24, zmm18, [rsi+1152]
    vpmadd52luq zmm28, zmm17, [rsi+1216]
    vmovdqu64 zmm18, [rsi+1280]
    vpmadd52huq zmm22, zmm17, [rsi+1216]
    vpmadd52luq zmm26, zmm18, [rsi+1280]
    vpmadd52huq zmm20, zmm18, [rsi+1280]
    vmovdqu64 zmm18, [r8+1024]
    vmovdqu64 zmm17, [r8+1088]
    vmovdqu64 zmm13, [rcx+1280]
    vpmadd52luq zmm29, zmm17, zmm13
    vpmadd52huq zmm24, zmm18, zmm13
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+832], zmm18
    vmovdqu64 zmm18, [r8+1152]
    vmovdqu64 zmm16, [rcx+1216]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1280]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm17, [r8+1216]
    vmovdqu64 zmm16, [rcx+1152]
    vpmadd52luq zmm29, zmm17, zmm16
    vpmadd52huq zmm24, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1216]
    vpmadd52luq zmm28, zmm17, zmm16
    vpmadd52huq zmm23, zmm18, zmm16
    vmovdqu64 zmm16, [rcx+1280]
    vpmadd52luq zmm27, zmm17, zmm16
    vpmadd52huq zmm22, zmm18, zmm16
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+896], zmm18
    vmovdqu64 zmm18, [r8+1280]
    vmovdqu64 zmm16, [rcx+1088]
    vpmadd52luq zmm29, zmm18, zmm16
    vpmadd52huq zmm24, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1152]
    vpmadd52luq zmm28, zmm18, zmm16
    vpmadd52huq zmm23, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1216]
    vpmadd52luq zmm27, zmm18, zmm16
    vpmadd52huq zmm22, zmm17, zmm16
    vmovdqu64 zmm16, [rcx+1280]
    vpmadd52luq zmm26, zmm18, zmm16
    vpmadd52huq zmm21, zmm17, zmm16
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm17, zmm14, zmm31
    vmovdqu64 [rdi+960], zmm17
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
    vpaddq zmm17, zmm17, zmm19
    vpsrlq zmm19, zmm17, 52
    vpandq zmm18, zmm17, zmm31
    vmovdqu64 [rdi+1088], zmm18
    vpaddq zmm16, zmm16, zmm19
    vpsrlq zmm19, zmm16, 52
    vpandq zmm18, zmm16, zmm31
    vmovdqu64 [rdi+1152], zmm18
    vpaddq zmm15, zmm15, zmm19
    vpsrlq zmm19, zmm15, 52
    vpandq zmm18, zmm15, zmm31
    vmovdqu64 [rdi+1216], zmm18
    vpaddq zmm14, zmm14, zmm19
    vpsrlq zmm19, zmm14, 52
    vpandq zmm19, zmm14, zmm31
    vmovdqu64 [rdi+1280], zmm19
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
.Llimbs_ifma_batch_20_sqr_0:
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
.Llimbs_ifma_batch_20_sqr_1:
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
.Llimbs_ifma_batch_20_sqr_2:
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
.Llimbs_ifma_batch_20_sqr_3:
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
.Llimbs_ifma_batch_20_sqr_4:
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
.Llimbs_ifma_batch_20_sqr_5:
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
.Llimbs_ifma_batch_20_sqr_6:
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
.Llimbs_ifma_batch_20_sqr_7:
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
.Llimbs_ifma_batch_20_sqr_8:
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
.Llimbs_ifma_batch_20_sqr_9:
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
.Llimbs_ifma_batch_20_sqr_10:
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
.Llimbs_ifma_batch_20_sqr_11:
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
.Llimbs_ifma_batch_20_sqr_12:
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
.Llimbs_ifma_batch_20_sqr_13:
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
.Llimbs_ifma_batch_20_sqr_14:
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
.Llimbs_ifma_batch_20_sqr_15:
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
.Llimbs_ifma_batch_20_sqr_16:
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
.Llimbs_ifma_batch_20_sqr_17:
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
.Llimbs_ifma_batch_20_sqr_18:
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
.Llimbs_ifma_batch_20_sqr_19:
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
.Llimbs_ifma_batch_20_sqr_20:
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
    ret
