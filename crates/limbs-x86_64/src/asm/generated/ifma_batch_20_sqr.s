// Square of 20 digits in radix 2^52, 4 side by side: z = x^2 / R mod m, almost reduced.
// 1220 multiplications: 610 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov r8, rcx
    mov rcx, rdx
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vmovdqu64 ymm30, [rcx+768]
    vpxord xmm17, xmm17, xmm17
    vmovdqu64 [rdi+32], ymm17
    vmovdqu64 [rdi+704], ymm17
    vmovdqu64 [r8+32], ymm17
    vmovdqu64 [r8+704], ymm17
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
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm17, [rsi+192]
    vpmadd52luq ymm24, ymm17, [rsi+224]
    vmovdqu64 ymm16, [rsi+96]
    vpmadd52huq ymm21, ymm17, [rsi+96]
    vmovdqu64 ymm15, [rsi+128]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm20, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+160]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+192]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52huq ymm19, ymm16, [rsi+128]
    vmovdqu64 ymm15, [rsi+160]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm29, ymm17, [rsi+64]
    vmovdqu64 ymm16, [rsi+96]
    vpmadd52huq ymm22, ymm17, [rsi+64]
    vpmadd52luq ymm27, ymm16, [rsi+96]
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52huq ymm20, ymm16, [rsi+96]
    vpmadd52luq ymm25, ymm17, [rsi+128]
    vpmadd52huq ymm18, ymm17, [rsi+128]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm16, ymm28, ymm22
    vpaddq ymm15, ymm27, ymm21
    vpaddq ymm14, ymm26, ymm20
    vpaddq ymm13, ymm25, ymm19
    vpaddq ymm12, ymm24, ymm18
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq ymm11, ymm17, ymm30
    vpaddq ymm17, ymm17, ymm31
    vpsrlq ymm17, ymm17, 52
    vmovdqu64 [r8+64], ymm11
    vpmadd52luq ymm16, ymm11, [rcx+96]
    vpmadd52huq ymm17, ymm11, [rcx+64]
    vpmadd52luq ymm15, ymm11, [rcx+128]
    vpmadd52huq ymm15, ymm11, [rcx+96]
    vpmadd52luq ymm14, ymm11, [rcx+160]
    vpmadd52huq ymm14, ymm11, [rcx+128]
    vpmadd52luq ymm13, ymm11, [rcx+192]
    vpmadd52huq ymm13, ymm11, [rcx+160]
    vpmadd52luq ymm12, ymm11, [rcx+224]
    vpmadd52huq ymm12, ymm11, [rcx+192]
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
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vmovdqu64 ymm11, [rsi+64]
    vpmadd52luq ymm29, ymm11, [rsi+256]
    vpmadd52luq ymm28, ymm11, [rsi+288]
    vpmadd52luq ymm27, ymm11, [rsi+320]
    vpmadd52luq ymm26, ymm11, [rsi+352]
    vpmadd52luq ymm25, ymm11, [rsi+384]
    vpmadd52luq ymm24, ymm11, [rsi+416]
    vmovdqu64 ymm1, [rsi+64]
    lea r10, [rsi+96]
    lea rax, [rsi+224]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vpaddq ymm16, ymm16, ymm17
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm16, ymm30
    vpaddq ymm16, ymm16, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+96], ymm17
    vpmadd52luq ymm15, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vpmadd52luq ymm14, ymm17, [rcx+128]
    vpmadd52huq ymm14, ymm17, [rcx+96]
    vpmadd52luq ymm13, ymm17, [rcx+160]
    vpmadd52huq ymm13, ymm17, [rcx+128]
    vpmadd52luq ymm12, ymm17, [rcx+192]
    vpmadd52huq ymm12, ymm17, [rcx+160]
    vmovdqu64 ymm17, [rsi+128]
    vmovdqu64 ymm11, [rsi+160]
    vpmadd52huq ymm23, ymm17, [rsi+160]
    vmovdqu64 ymm10, [rsi+192]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm22, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+224]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm21, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+256]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm20, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+288]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+320]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vmovdqu64 ymm17, [rsi+192]
    vpmadd52huq ymm21, ymm11, [rsi+192]
    vmovdqu64 ymm10, [rsi+224]
    vpmadd52luq ymm26, ymm17, ymm10
    vpmadd52huq ymm20, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+256]
    vpmadd52luq ymm25, ymm17, ymm10
    vpmadd52huq ymm19, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+288]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vpaddq ymm15, ymm15, ymm16
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq ymm16, ymm15, ymm30
    vpaddq ymm15, ymm15, ymm31
    vpsrlq ymm15, ymm15, 52
    vmovdqu64 [r8+128], ymm16
    vpmadd52luq ymm14, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+64]
    vpmadd52luq ymm13, ymm16, [rcx+128]
    vpmadd52huq ymm13, ymm16, [rcx+96]
    vpmadd52luq ymm12, ymm16, [rcx+160]
    vpmadd52huq ymm12, ymm16, [rcx+128]
    vmovdqu64 ymm16, [rsi+224]
    vpmadd52huq ymm19, ymm17, [rsi+224]
    vmovdqu64 ymm11, [rsi+256]
    vpmadd52luq ymm24, ymm16, ymm11
    vpmadd52huq ymm18, ymm17, ymm11
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm29, ymm17, [rsi+160]
    vmovdqu64 ymm16, [rsi+192]
    vpmadd52huq ymm22, ymm17, [rsi+160]
    vpmadd52luq ymm27, ymm16, [rsi+192]
    vmovdqu64 ymm17, [rsi+224]
    vpmadd52huq ymm20, ymm16, [rsi+192]
    vpmadd52luq ymm25, ymm17, [rsi+224]
    vpmadd52huq ymm18, ymm17, [rsi+224]
    vmovdqu64 ymm17, [r8+64]
    vpmadd52luq ymm29, ymm17, [rcx+256]
    vpmadd52luq ymm28, ymm17, [rcx+288]
    vpmadd52luq ymm27, ymm17, [rcx+320]
    vpmadd52luq ymm26, ymm17, [rcx+352]
    vpmadd52luq ymm25, ymm17, [rcx+384]
    vpmadd52luq ymm24, ymm17, [rcx+416]
    vmovdqu64 ymm0, [r8+64]
    lea r10, [r8+64]
    lea rax, [rcx+256]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm14, ymm14, ymm15
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm14, ymm30
    vpaddq ymm16, ymm14, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+160], ymm17
    vpmadd52luq ymm13, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vpmadd52luq ymm12, ymm17, [rcx+128]
    vpmadd52huq ymm12, ymm17, [rcx+96]
    vmovdqu64 ymm0, [r8+96]
    lea r10, [r8+96]
    lea rax, [rcx+224]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm13, ymm13, ymm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm13, ymm30
    vpaddq ymm16, ymm13, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+192], ymm17
    vpmadd52luq ymm12, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vmovdqu64 ymm1, [r8+128]
    lea r10, [r8+160]
    lea rax, [rcx+160]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vpaddq ymm12, ymm12, ymm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm12, ymm30
    vpaddq ymm16, ymm12, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+224], ymm17
    vmovdqu64 ymm0, [r8+192]
    lea r10, [r8+192]
    lea rax, [rcx+128]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_1
    vmovdqu64 ymm17, [r8+224]
    vpmadd52huq ymm23, ymm17, [rcx+64]
    vpmadd52huq ymm22, ymm17, [rcx+96]
    vpmadd52huq ymm21, ymm17, [rcx+128]
    vpmadd52huq ymm20, ymm17, [rcx+160]
    vpmadd52huq ymm19, ymm17, [rcx+192]
    vpmadd52huq ymm18, ymm17, [rcx+224]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm17, ymm17, ymm16
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq ymm16, ymm17, ymm30
    vpaddq ymm17, ymm17, ymm31
    vpsrlq ymm17, ymm17, 52
    vmovdqu64 [r8+256], ymm16
    vpmadd52luq ymm15, ymm16, [rcx+96]
    vpmadd52huq ymm17, ymm16, [rcx+64]
    vpmadd52luq ymm14, ymm16, [rcx+128]
    vpmadd52huq ymm14, ymm16, [rcx+96]
    vpmadd52luq ymm13, ymm16, [rcx+160]
    vpmadd52huq ymm13, ymm16, [rcx+128]
    vpmadd52luq ymm12, ymm16, [rcx+192]
    vpmadd52huq ymm12, ymm16, [rcx+160]
    vpmadd52luq ymm11, ymm16, [rcx+224]
    vpmadd52huq ymm11, ymm16, [rcx+192]
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
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vmovdqu64 ymm16, [rsi+64]
    vpmadd52luq ymm29, ymm16, [rsi+448]
    vpmadd52luq ymm28, ymm16, [rsi+480]
    vpmadd52luq ymm27, ymm16, [rsi+512]
    vpmadd52luq ymm26, ymm16, [rsi+544]
    vpmadd52luq ymm25, ymm16, [rsi+576]
    vpmadd52luq ymm24, ymm16, [rsi+608]
    vmovdqu64 ymm0, [rsi+64]
    lea r10, [rsi+64]
    lea rax, [rsi+448]
    mov r9d, 2
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm15, ymm15, ymm17
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm15, ymm30
    vpaddq ymm16, ymm15, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+288], ymm17
    vpmadd52luq ymm14, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vpmadd52luq ymm13, ymm17, [rcx+128]
    vpmadd52huq ymm13, ymm17, [rcx+96]
    vpmadd52luq ymm12, ymm17, [rcx+160]
    vpmadd52huq ymm12, ymm17, [rcx+128]
    vpmadd52luq ymm11, ymm17, [rcx+192]
    vpmadd52huq ymm11, ymm17, [rcx+160]
    vmovdqu64 ymm1, [rsi+160]
    lea r10, [rsi+192]
    lea rax, [rsi+320]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vmovdqu64 ymm17, [rsi+224]
    vmovdqu64 ymm15, [rsi+256]
    vpmadd52huq ymm23, ymm17, [rsi+256]
    vmovdqu64 ymm10, [rsi+288]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+320]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+352]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+384]
    vpmadd52luq ymm25, ymm15, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+416]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52huq ymm21, ymm15, [rsi+288]
    vmovdqu64 ymm10, [rsi+320]
    vpmadd52luq ymm26, ymm17, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+352]
    vpmadd52luq ymm25, ymm17, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+384]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vpaddq ymm14, ymm14, ymm16
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq ymm16, ymm14, ymm30
    vpaddq ymm15, ymm14, ymm31
    vpsrlq ymm15, ymm15, 52
    vmovdqu64 [r8+320], ymm16
    vpmadd52luq ymm13, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+64]
    vpmadd52luq ymm12, ymm16, [rcx+128]
    vpmadd52huq ymm12, ymm16, [rcx+96]
    vpmadd52luq ymm11, ymm16, [rcx+160]
    vpmadd52huq ymm11, ymm16, [rcx+128]
    vmovdqu64 ymm16, [rsi+320]
    vpmadd52huq ymm19, ymm17, [rsi+320]
    vmovdqu64 ymm14, [rsi+352]
    vpmadd52luq ymm24, ymm16, ymm14
    vpmadd52huq ymm18, ymm17, ymm14
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vmovdqu64 ymm17, [rsi+256]
    vpmadd52luq ymm29, ymm17, [rsi+256]
    vmovdqu64 ymm16, [rsi+288]
    vpmadd52huq ymm22, ymm17, [rsi+256]
    vpmadd52luq ymm27, ymm16, [rsi+288]
    vmovdqu64 ymm17, [rsi+320]
    vpmadd52huq ymm20, ymm16, [rsi+288]
    vpmadd52luq ymm25, ymm17, [rsi+320]
    vpmadd52huq ymm18, ymm17, [rsi+320]
    vmovdqu64 ymm17, [r8+64]
    vpmadd52luq ymm29, ymm17, [rcx+448]
    vpmadd52luq ymm28, ymm17, [rcx+480]
    vpmadd52luq ymm27, ymm17, [rcx+512]
    vpmadd52luq ymm26, ymm17, [rcx+544]
    vpmadd52luq ymm25, ymm17, [rcx+576]
    vpmadd52luq ymm24, ymm17, [rcx+608]
    vmovdqu64 ymm1, [r8+64]
    lea r10, [r8+96]
    lea rax, [rcx+416]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vpaddq ymm13, ymm13, ymm15
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm13, ymm30
    vpaddq ymm16, ymm13, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+352], ymm17
    vpmadd52luq ymm12, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vpmadd52luq ymm11, ymm17, [rcx+128]
    vpmadd52huq ymm11, ymm17, [rcx+96]
    vmovdqu64 ymm0, [r8+128]
    lea r10, [r8+128]
    lea rax, [rcx+384]
    mov r9d, 2
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm12, ymm12, ymm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm12, ymm30
    vpaddq ymm16, ymm12, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+384], ymm17
    vpmadd52luq ymm11, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vmovdqu64 ymm1, [r8+224]
    lea r10, [r8+256]
    lea rax, [rcx+256]
    mov r9d, 2
    call .Llimbs_ifma_batch_20_sqr_0
    vpaddq ymm11, ymm11, ymm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm11, ymm30
    vpaddq ymm16, ymm11, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+416], ymm17
    vmovdqu64 ymm1, [r8+352]
    lea r10, [r8+384]
    lea rax, [rcx+128]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vmovdqu64 ymm17, [r8+416]
    vpmadd52huq ymm23, ymm17, [rcx+64]
    vpmadd52huq ymm22, ymm17, [rcx+96]
    vpmadd52huq ymm21, ymm17, [rcx+128]
    vpmadd52huq ymm20, ymm17, [rcx+160]
    vpmadd52huq ymm19, ymm17, [rcx+192]
    vpmadd52huq ymm18, ymm17, [rcx+224]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm17, ymm17, ymm16
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq ymm16, ymm17, ymm30
    vpaddq ymm17, ymm17, ymm31
    vpsrlq ymm17, ymm17, 52
    vmovdqu64 [r8+448], ymm16
    vpmadd52luq ymm15, ymm16, [rcx+96]
    vpmadd52huq ymm17, ymm16, [rcx+64]
    vpmadd52luq ymm14, ymm16, [rcx+128]
    vpmadd52huq ymm14, ymm16, [rcx+96]
    vpmadd52luq ymm13, ymm16, [rcx+160]
    vpmadd52huq ymm13, ymm16, [rcx+128]
    vpmadd52luq ymm12, ymm16, [rcx+192]
    vpmadd52huq ymm12, ymm16, [rcx+160]
    vpmadd52luq ymm11, ymm16, [rcx+224]
    vpmadd52huq ymm11, ymm16, [rcx+192]
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
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vmovdqu64 ymm16, [rsi+64]
    vpmadd52luq ymm29, ymm16, [rsi+640]
    vpmadd52luq ymm28, ymm16, [rsi+672]
    vmovdqu64 ymm10, [rsi+96]
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm16, ymm9
    vmovdqu64 ymm16, [rsi+128]
    vmovdqu64 ymm9, [rsi+576]
    vpmadd52luq ymm29, ymm16, ymm9
    vpmadd52huq ymm23, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm28, ymm16, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm27, ymm16, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm26, ymm16, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm10, [rsi+160]
    vmovdqu64 ymm9, [rsi+544]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+576]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm16, ymm9
    vmovdqu64 ymm0, [rsi+160]
    lea r10, [rsi+160]
    lea rax, [rsi+544]
    mov r9d, 2
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm15, ymm15, ymm17
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm15, ymm30
    vpaddq ymm16, ymm15, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+480], ymm17
    vpmadd52luq ymm14, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vpmadd52luq ymm13, ymm17, [rcx+128]
    vpmadd52huq ymm13, ymm17, [rcx+96]
    vpmadd52luq ymm12, ymm17, [rcx+160]
    vpmadd52huq ymm12, ymm17, [rcx+128]
    vpmadd52luq ymm11, ymm17, [rcx+192]
    vpmadd52huq ymm11, ymm17, [rcx+160]
    vmovdqu64 ymm1, [rsi+256]
    lea r10, [rsi+288]
    lea rax, [rsi+416]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vmovdqu64 ymm17, [rsi+320]
    vmovdqu64 ymm15, [rsi+352]
    vpmadd52huq ymm23, ymm17, [rsi+352]
    vmovdqu64 ymm10, [rsi+384]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+416]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+448]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+480]
    vpmadd52luq ymm25, ymm15, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+512]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vmovdqu64 ymm17, [rsi+384]
    vpmadd52huq ymm21, ymm15, [rsi+384]
    vmovdqu64 ymm10, [rsi+416]
    vpmadd52luq ymm26, ymm17, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+448]
    vpmadd52luq ymm25, ymm17, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+480]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vpaddq ymm14, ymm14, ymm16
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq ymm16, ymm14, ymm30
    vpaddq ymm15, ymm14, ymm31
    vpsrlq ymm15, ymm15, 52
    vmovdqu64 [r8+512], ymm16
    vpmadd52luq ymm13, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+64]
    vpmadd52luq ymm12, ymm16, [rcx+128]
    vpmadd52huq ymm12, ymm16, [rcx+96]
    vpmadd52luq ymm11, ymm16, [rcx+160]
    vpmadd52huq ymm11, ymm16, [rcx+128]
    vmovdqu64 ymm16, [rsi+416]
    vpmadd52huq ymm19, ymm17, [rsi+416]
    vmovdqu64 ymm14, [rsi+448]
    vpmadd52luq ymm24, ymm16, ymm14
    vpmadd52huq ymm18, ymm17, ymm14
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vmovdqu64 ymm17, [rsi+352]
    vpmadd52luq ymm29, ymm17, [rsi+352]
    vmovdqu64 ymm16, [rsi+384]
    vpmadd52huq ymm22, ymm17, [rsi+352]
    vpmadd52luq ymm27, ymm16, [rsi+384]
    vmovdqu64 ymm17, [rsi+416]
    vpmadd52huq ymm20, ymm16, [rsi+384]
    vpmadd52luq ymm25, ymm17, [rsi+416]
    vpmadd52huq ymm18, ymm17, [rsi+416]
    vmovdqu64 ymm17, [r8+64]
    vpmadd52luq ymm29, ymm17, [rcx+640]
    vpmadd52luq ymm28, ymm17, [rcx+672]
    vmovdqu64 ymm16, [r8+96]
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm29, ymm16, ymm14
    vpmadd52huq ymm23, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm28, ymm16, ymm14
    vpmadd52huq ymm22, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm27, ymm16, ymm14
    vpmadd52huq ymm21, ymm17, ymm14
    vmovdqu64 ymm17, [r8+128]
    vmovdqu64 ymm14, [rcx+576]
    vpmadd52luq ymm29, ymm17, ymm14
    vpmadd52huq ymm23, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm28, ymm17, ymm14
    vpmadd52huq ymm22, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm27, ymm17, ymm14
    vpmadd52huq ymm21, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm26, ymm17, ymm14
    vpmadd52huq ymm20, ymm16, ymm14
    vmovdqu64 ymm16, [r8+160]
    vmovdqu64 ymm14, [rcx+544]
    vpmadd52luq ymm29, ymm16, ymm14
    vpmadd52huq ymm23, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+576]
    vpmadd52luq ymm28, ymm16, ymm14
    vpmadd52huq ymm22, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm27, ymm16, ymm14
    vpmadd52huq ymm21, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm26, ymm16, ymm14
    vpmadd52huq ymm20, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm25, ymm16, ymm14
    vpmadd52huq ymm19, ymm17, ymm14
    vmovdqu64 ymm1, [r8+160]
    lea r10, [r8+192]
    lea rax, [rcx+512]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vpaddq ymm13, ymm13, ymm15
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm13, ymm30
    vpaddq ymm16, ymm13, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+544], ymm17
    vpmadd52luq ymm12, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vpmadd52luq ymm11, ymm17, [rcx+128]
    vpmadd52huq ymm11, ymm17, [rcx+96]
    vmovdqu64 ymm1, [r8+224]
    lea r10, [r8+256]
    lea rax, [rcx+448]
    mov r9d, 2
    call .Llimbs_ifma_batch_20_sqr_0
    vpaddq ymm12, ymm12, ymm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm12, ymm30
    vpaddq ymm16, ymm12, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+576], ymm17
    vpmadd52luq ymm11, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vmovdqu64 ymm0, [r8+352]
    lea r10, [r8+352]
    lea rax, [rcx+352]
    mov r9d, 3
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm11, ymm11, ymm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm11, ymm30
    vpaddq ymm16, ymm11, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+608], ymm17
    vmovdqu64 ymm0, [r8+512]
    lea r10, [r8+512]
    lea rax, [rcx+192]
    mov r9d, 2
    call .Llimbs_ifma_batch_20_sqr_1
    vmovdqu64 ymm17, [r8+608]
    vpmadd52huq ymm23, ymm17, [rcx+64]
    vpmadd52huq ymm22, ymm17, [rcx+96]
    vpmadd52huq ymm21, ymm17, [rcx+128]
    vpmadd52huq ymm20, ymm17, [rcx+160]
    vpmadd52huq ymm19, ymm17, [rcx+192]
    vpmadd52huq ymm18, ymm17, [rcx+224]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm17, ymm17, ymm16
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq ymm16, ymm17, ymm30
    vpaddq ymm17, ymm17, ymm31
    vpsrlq ymm17, ymm17, 52
    vmovdqu64 [r8+640], ymm16
    vpmadd52luq ymm15, ymm16, [rcx+96]
    vpmadd52huq ymm17, ymm16, [rcx+64]
    vpmadd52luq ymm14, ymm16, [rcx+128]
    vpmadd52huq ymm14, ymm16, [rcx+96]
    vpmadd52luq ymm13, ymm16, [rcx+160]
    vpmadd52huq ymm13, ymm16, [rcx+128]
    vpmadd52luq ymm12, ymm16, [rcx+192]
    vpmadd52huq ymm12, ymm16, [rcx+160]
    vpmadd52luq ymm11, ymm16, [rcx+224]
    vpmadd52huq ymm11, ymm16, [rcx+192]
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
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vmovdqu64 ymm16, [rsi+192]
    vmovdqu64 ymm10, [rsi+224]
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm16, ymm9
    vmovdqu64 ymm16, [rsi+256]
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm29, ymm16, ymm9
    vpmadd52huq ymm23, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm28, ymm16, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm10, [rsi+288]
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm16, ymm9
    vmovdqu64 ymm16, [rsi+320]
    vmovdqu64 ymm9, [rsi+576]
    vpmadd52luq ymm29, ymm16, ymm9
    vpmadd52huq ymm23, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm28, ymm16, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm27, ymm16, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm26, ymm16, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm10, [rsi+352]
    vmovdqu64 ymm9, [rsi+544]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+576]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm16, ymm9
    vmovdqu64 ymm0, [rsi+352]
    lea r10, [rsi+352]
    lea rax, [rsi+544]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm15, ymm15, ymm17
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm15, ymm30
    vpaddq ymm16, ymm15, ymm31
    vpsrlq ymm16, ymm16, 52
    vmovdqu64 [r8+672], ymm17
    vpmadd52luq ymm14, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+64]
    vpmadd52luq ymm13, ymm17, [rcx+128]
    vpmadd52huq ymm13, ymm17, [rcx+96]
    vpmadd52luq ymm12, ymm17, [rcx+160]
    vpmadd52huq ymm12, ymm17, [rcx+128]
    vpmadd52luq ymm11, ymm17, [rcx+192]
    vpmadd52huq ymm11, ymm17, [rcx+160]
    vmovdqu64 ymm0, [rsi+384]
    lea r10, [rsi+384]
    lea rax, [rsi+512]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_1
    vmovdqu64 ymm17, [rsi+416]
    vmovdqu64 ymm15, [rsi+448]
    vpmadd52huq ymm23, ymm17, [rsi+448]
    vmovdqu64 ymm10, [rsi+480]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+512]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+544]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+576]
    vpmadd52luq ymm25, ymm15, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+608]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vmovdqu64 ymm17, [rsi+480]
    vpmadd52huq ymm21, ymm15, [rsi+480]
    vmovdqu64 ymm10, [rsi+512]
    vpmadd52luq ymm26, ymm17, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+544]
    vpmadd52luq ymm25, ymm17, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+576]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vmovdqu64 ymm15, [rsi+512]
    vpmadd52huq ymm19, ymm17, [rsi+512]
    vmovdqu64 ymm10, [rsi+544]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vmovdqu64 ymm17, [rsi+448]
    vpmadd52luq ymm29, ymm17, [rsi+448]
    vmovdqu64 ymm15, [rsi+480]
    vpmadd52huq ymm22, ymm17, [rsi+448]
    vpmadd52luq ymm27, ymm15, [rsi+480]
    vmovdqu64 ymm17, [rsi+512]
    vpmadd52huq ymm20, ymm15, [rsi+480]
    vpmadd52luq ymm25, ymm17, [rsi+512]
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm15, ymm14, ymm31
    vmovdqu64 [rdi+64], ymm15
    vpmadd52huq ymm18, ymm17, [rsi+512]
    vmovdqu64 ymm17, [r8+192]
    vmovdqu64 ymm15, [r8+224]
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm17, ymm14
    vmovdqu64 ymm17, [r8+256]
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm29, ymm17, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm28, ymm17, ymm14
    vpmadd52huq ymm22, ymm15, ymm14
    vmovdqu64 ymm15, [r8+288]
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm17, ymm14
    vmovdqu64 ymm17, [r8+320]
    vmovdqu64 ymm14, [rcx+576]
    vpmadd52luq ymm29, ymm17, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm28, ymm17, ymm14
    vpmadd52huq ymm22, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm27, ymm17, ymm14
    vpmadd52huq ymm21, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm26, ymm17, ymm14
    vpmadd52huq ymm20, ymm15, ymm14
    vmovdqu64 ymm15, [r8+352]
    vmovdqu64 ymm14, [rcx+544]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+576]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm17, ymm14
    vmovdqu64 ymm0, [r8+352]
    lea r10, [r8+352]
    lea rax, [rcx+544]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm13, ymm13, ymm16
    vpsrlq ymm17, ymm13, 52
    vpandq ymm16, ymm13, ymm31
    vmovdqu64 [rdi+96], ymm16
    vmovdqu64 ymm0, [r8+384]
    lea r10, [r8+384]
    lea rax, [rcx+512]
    mov r9d, 2
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm12, ymm12, ymm17
    vpsrlq ymm17, ymm12, 52
    vpandq ymm16, ymm12, ymm31
    vmovdqu64 [rdi+128], ymm16
    vmovdqu64 ymm1, [r8+480]
    lea r10, [r8+512]
    lea rax, [rcx+384]
    mov r9d, 2
    call .Llimbs_ifma_batch_20_sqr_0
    vpaddq ymm11, ymm11, ymm17
    vpsrlq ymm17, ymm11, 52
    vpandq ymm16, ymm11, ymm31
    vmovdqu64 [rdi+160], ymm16
    vmovdqu64 ymm1, [r8+608]
    lea r10, [r8+640]
    lea rax, [rcx+256]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vmovdqu64 ymm16, [r8+672]
    vpmadd52huq ymm23, ymm16, [rcx+192]
    vpmadd52huq ymm22, ymm16, [rcx+224]
    vpmadd52huq ymm21, ymm16, [rcx+256]
    vpmadd52huq ymm20, ymm16, [rcx+288]
    vpmadd52huq ymm19, ymm16, [rcx+320]
    vpmadd52huq ymm18, ymm16, [rcx+352]
    vpaddq ymm16, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm16, ymm16, ymm17
    vpsrlq ymm17, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+192], ymm16
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
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vmovdqu64 ymm16, [rsi+384]
    vmovdqu64 ymm10, [rsi+416]
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm16, ymm9
    vmovdqu64 ymm16, [rsi+448]
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm29, ymm16, ymm9
    vpmadd52huq ymm23, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm28, ymm16, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm10, [rsi+480]
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm16, ymm9
    vmovdqu64 ymm16, [rsi+512]
    vmovdqu64 ymm9, [rsi+576]
    vpmadd52luq ymm29, ymm16, ymm9
    vpmadd52huq ymm23, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm28, ymm16, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm27, ymm16, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm26, ymm16, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm10, [rsi+544]
    vpmadd52huq ymm23, ymm16, [rsi+544]
    vmovdqu64 ymm9, [rsi+576]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm16, ymm9
    vpaddq ymm15, ymm15, ymm17
    vpsrlq ymm17, ymm15, 52
    vpandq ymm16, ymm15, ymm31
    vmovdqu64 [rdi+224], ymm16
    vmovdqu64 ymm16, [rsi+576]
    vpmadd52huq ymm21, ymm10, [rsi+576]
    vmovdqu64 ymm15, [rsi+608]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm20, ymm10, ymm15
    vmovdqu64 ymm15, [rsi+640]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm10, ymm15
    vmovdqu64 ymm15, [rsi+672]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm10, ymm15
    vmovdqu64 ymm15, [rsi+608]
    vpmadd52huq ymm19, ymm16, [rsi+608]
    vmovdqu64 ymm10, [rsi+640]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vmovdqu64 ymm16, [rsi+544]
    vpmadd52luq ymm29, ymm16, [rsi+544]
    vmovdqu64 ymm15, [rsi+576]
    vpmadd52huq ymm22, ymm16, [rsi+544]
    vpmadd52luq ymm27, ymm15, [rsi+576]
    vmovdqu64 ymm16, [rsi+608]
    vpmadd52huq ymm20, ymm15, [rsi+576]
    vpmadd52luq ymm25, ymm16, [rsi+608]
    vpaddq ymm14, ymm14, ymm17
    vpsrlq ymm17, ymm14, 52
    vpandq ymm15, ymm14, ymm31
    vmovdqu64 [rdi+256], ymm15
    vpmadd52huq ymm18, ymm16, [rsi+608]
    vmovdqu64 ymm16, [r8+384]
    vmovdqu64 ymm15, [r8+416]
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm16, ymm14
    vmovdqu64 ymm16, [r8+448]
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm29, ymm16, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm28, ymm16, ymm14
    vpmadd52huq ymm22, ymm15, ymm14
    vmovdqu64 ymm15, [r8+480]
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm16, ymm14
    vmovdqu64 ymm16, [r8+512]
    vmovdqu64 ymm14, [rcx+576]
    vpmadd52luq ymm29, ymm16, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm28, ymm16, ymm14
    vpmadd52huq ymm22, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm27, ymm16, ymm14
    vpmadd52huq ymm21, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm26, ymm16, ymm14
    vpmadd52huq ymm20, ymm15, ymm14
    vpaddq ymm13, ymm13, ymm17
    vpsrlq ymm17, ymm13, 52
    vpandq ymm15, ymm13, ymm31
    vmovdqu64 [rdi+288], ymm15
    vmovdqu64 ymm15, [r8+544]
    vmovdqu64 ymm14, [rcx+544]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+576]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm16, ymm14
    vmovdqu64 ymm0, [r8+544]
    lea r10, [r8+544]
    lea rax, [rcx+544]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_1
    vpaddq ymm12, ymm12, ymm17
    vpsrlq ymm17, ymm12, 52
    vpandq ymm16, ymm12, ymm31
    vmovdqu64 [rdi+320], ymm16
    vmovdqu64 ymm1, [r8+576]
    lea r10, [r8+608]
    lea rax, [rcx+480]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_0
    vpaddq ymm11, ymm11, ymm17
    vpsrlq ymm17, ymm11, 52
    vpandq ymm16, ymm11, ymm31
    vmovdqu64 [rdi+352], ymm16
    vmovdqu64 ymm0, [r8+640]
    lea r10, [r8+640]
    lea rax, [rcx+448]
    mov r9d, 1
    call .Llimbs_ifma_batch_20_sqr_1
    vmovdqu64 ymm16, [r8+672]
    vpmadd52huq ymm23, ymm16, [rcx+384]
    vpmadd52huq ymm22, ymm16, [rcx+416]
    vpmadd52huq ymm21, ymm16, [rcx+448]
    vpmadd52huq ymm20, ymm16, [rcx+480]
    vpmadd52huq ymm19, ymm16, [rcx+512]
    vpmadd52huq ymm18, ymm16, [rcx+544]
    vpaddq ymm16, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm16, ymm16, ymm17
    vpsrlq ymm17, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+384], ymm16
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
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vmovdqu64 ymm16, [rsi+576]
    vmovdqu64 ymm10, [rsi+608]
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm16, ymm9
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52huq ymm23, ymm10, [rsi+640]
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm28, ymm16, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vpaddq ymm15, ymm15, ymm17
    vpsrlq ymm17, ymm15, 52
    vpandq ymm15, ymm15, ymm31
    vmovdqu64 [rdi+416], ymm15
    vpmadd52huq ymm21, ymm16, [rsi+672]
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vpmadd52luq ymm29, ymm16, [rsi+640]
    vmovdqu64 ymm15, [rsi+672]
    vpmadd52huq ymm22, ymm16, [rsi+640]
    vpmadd52luq ymm27, ymm15, [rsi+672]
    vpaddq ymm14, ymm14, ymm17
    vpsrlq ymm17, ymm14, 52
    vpandq ymm16, ymm14, ymm31
    vmovdqu64 [rdi+448], ymm16
    vpmadd52huq ymm20, ymm15, [rsi+672]
    vmovdqu64 ymm16, [r8+576]
    vmovdqu64 ymm15, [r8+608]
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm16, ymm14
    vmovdqu64 ymm16, [r8+640]
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm29, ymm16, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm28, ymm16, ymm14
    vpmadd52huq ymm22, ymm15, ymm14
    vpaddq ymm13, ymm13, ymm17
    vpsrlq ymm17, ymm13, 52
    vpandq ymm15, ymm13, ymm31
    vmovdqu64 [rdi+480], ymm15
    vmovdqu64 ymm15, [r8+672]
    vmovdqu64 ymm14, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm16, ymm14
    vpaddq ymm12, ymm12, ymm17
    vpsrlq ymm17, ymm12, 52
    vpandq ymm16, ymm12, ymm31
    vmovdqu64 [rdi+512], ymm16
    vpaddq ymm11, ymm11, ymm17
    vpsrlq ymm17, ymm11, 52
    vpandq ymm16, ymm11, ymm31
    vmovdqu64 [rdi+544], ymm16
    vpmadd52huq ymm23, ymm15, [rcx+576]
    vpmadd52huq ymm22, ymm15, [rcx+608]
    vpmadd52huq ymm21, ymm15, [rcx+640]
    vpmadd52huq ymm20, ymm15, [rcx+672]
    vpaddq ymm16, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm16, ymm16, ymm17
    vpsrlq ymm17, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+576], ymm16
    vpaddq ymm15, ymm15, ymm17
    vpsrlq ymm17, ymm15, 52
    vpandq ymm16, ymm15, ymm31
    vmovdqu64 [rdi+608], ymm16
    vpaddq ymm14, ymm14, ymm17
    vpsrlq ymm17, ymm14, 52
    vpandq ymm16, ymm14, ymm31
    vmovdqu64 [rdi+640], ymm16
    vpaddq ymm13, ymm13, ymm17
    vpsrlq ymm17, ymm13, 52
    vpandq ymm17, ymm13, ymm31
    vmovdqu64 [rdi+672], ymm17
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
    vmovdqu64 ymm0, [r10]
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax+32]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax+64]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax+96]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+128]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+160]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_batch_20_sqr_1:
    vmovdqu64 ymm1, [r10+32]
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax+32]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax+64]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+96]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+128]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
    add r10, 64
    sub rax, 64
    dec r9d
    jnz .Llimbs_ifma_batch_20_sqr_0
    ret
