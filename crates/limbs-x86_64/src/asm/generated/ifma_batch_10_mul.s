// Product of 10 digits in radix 2^52, 4 side by side: z = x * y / R mod m, almost reduced.
// 400 multiplications: 200 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vmovdqu64 ymm30, [rcx+448]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi+32], ymm19
    vmovdqu64 [rdi+384], ymm19
    vmovdqu64 [r8+32], ymm19
    vmovdqu64 [r8+384], ymm19
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
    vmovdqu64 ymm19, [rdx+64]
    vpmadd52luq ymm29, ymm19, [rsi+64]
    vpmadd52luq ymm28, ymm19, [rsi+96]
    vpmadd52luq ymm27, ymm19, [rsi+128]
    vpmadd52luq ymm26, ymm19, [rsi+160]
    vpmadd52luq ymm25, ymm19, [rsi+192]
    vmovdqu64 ymm18, [rdx+96]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm18, ymm17
    vpmadd52huq ymm23, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm18, ymm17
    vpmadd52huq ymm22, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm18, ymm17
    vpmadd52huq ymm21, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vmovdqu64 ymm19, [rdx+128]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm27, ymm19, ymm17
    vpmadd52huq ymm22, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm26, ymm19, ymm17
    vpmadd52huq ymm21, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vmovdqu64 ymm18, [rdx+160]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm26, ymm18, ymm17
    vpmadd52huq ymm21, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vmovdqu64 ymm19, [rdx+192]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm18, ymm28, ymm23
    vpaddq ymm17, ymm27, ymm22
    vpaddq ymm16, ymm26, ymm21
    vpaddq ymm15, ymm25, ymm20
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq ymm14, ymm19, ymm30
    vpaddq ymm19, ymm19, ymm31
    vpsrlq ymm19, ymm19, 52
    vmovdqu64 [r8+64], ymm14
    vpmadd52luq ymm18, ymm14, [rcx+96]
    vpmadd52huq ymm19, ymm14, [rcx+64]
    vpmadd52luq ymm17, ymm14, [rcx+128]
    vpmadd52huq ymm17, ymm14, [rcx+96]
    vpmadd52luq ymm16, ymm14, [rcx+160]
    vpmadd52huq ymm16, ymm14, [rcx+128]
    vpmadd52luq ymm15, ymm14, [rcx+192]
    vpmadd52huq ymm15, ymm14, [rcx+160]
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
    vmovdqu64 ymm14, [rdx+64]
    vpmadd52luq ymm29, ymm14, [rsi+224]
    vpmadd52luq ymm28, ymm14, [rsi+256]
    vpmadd52luq ymm27, ymm14, [rsi+288]
    vpmadd52luq ymm26, ymm14, [rsi+320]
    vpmadd52luq ymm25, ymm14, [rsi+352]
    vmovdqu64 ymm1, [rdx+64]
    lea r10, [rdx+96]
    lea rax, [rsi+192]
    mov r9d, 1
    call .Llimbs_ifma_batch_10_mul_0
    vpaddq ymm18, ymm18, ymm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq ymm19, ymm18, ymm30
    vpaddq ymm18, ymm18, ymm31
    vpsrlq ymm18, ymm18, 52
    vmovdqu64 [r8+96], ymm19
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm18, ymm19, [rcx+64]
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+96]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+128]
    vmovdqu64 ymm0, [rdx+128]
    lea r10, [rdx+128]
    lea rax, [rsi+160]
    mov r9d, 2
    call .Llimbs_ifma_batch_10_mul_1
    vpaddq ymm17, ymm17, ymm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq ymm19, ymm17, ymm30
    vpaddq ymm18, ymm17, ymm31
    vpsrlq ymm18, ymm18, 52
    vmovdqu64 [r8+128], ymm19
    vpmadd52luq ymm16, ymm19, [rcx+96]
    vpmadd52huq ymm18, ymm19, [rcx+64]
    vpmadd52luq ymm15, ymm19, [rcx+128]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vmovdqu64 ymm19, [rdx+224]
    vmovdqu64 ymm17, [rdx+256]
    vmovdqu64 ymm14, [rsi+64]
    vpmadd52luq ymm28, ymm17, ymm14
    vpmadd52huq ymm23, ymm19, ymm14
    vmovdqu64 ymm14, [rsi+96]
    vpmadd52luq ymm27, ymm17, ymm14
    vpmadd52huq ymm22, ymm19, ymm14
    vmovdqu64 ymm14, [rsi+128]
    vpmadd52luq ymm26, ymm17, ymm14
    vpmadd52huq ymm21, ymm19, ymm14
    vmovdqu64 ymm14, [rsi+160]
    vpmadd52luq ymm25, ymm17, ymm14
    vpmadd52huq ymm20, ymm19, ymm14
    vmovdqu64 ymm19, [rdx+288]
    vmovdqu64 ymm14, [rsi+64]
    vpmadd52luq ymm27, ymm19, ymm14
    vpmadd52huq ymm22, ymm17, ymm14
    vmovdqu64 ymm14, [rsi+96]
    vpmadd52luq ymm26, ymm19, ymm14
    vpmadd52huq ymm21, ymm17, ymm14
    vmovdqu64 ymm14, [rsi+128]
    vpmadd52luq ymm25, ymm19, ymm14
    vpmadd52huq ymm20, ymm17, ymm14
    vmovdqu64 ymm17, [rdx+320]
    vmovdqu64 ymm14, [rsi+64]
    vpmadd52luq ymm26, ymm17, ymm14
    vpmadd52huq ymm21, ymm19, ymm14
    vmovdqu64 ymm14, [rsi+96]
    vpmadd52luq ymm25, ymm17, ymm14
    vpmadd52huq ymm20, ymm19, ymm14
    vmovdqu64 ymm19, [rdx+352]
    vmovdqu64 ymm14, [rsi+64]
    vpmadd52luq ymm25, ymm19, ymm14
    vpmadd52huq ymm20, ymm17, ymm14
    vpaddq ymm16, ymm16, ymm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq ymm19, ymm16, ymm30
    vpaddq ymm18, ymm16, ymm31
    vpsrlq ymm18, ymm18, 52
    vmovdqu64 [r8+160], ymm19
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm18, ymm19, [rcx+64]
    vmovdqu64 ymm19, [r8+64]
    vpmadd52luq ymm29, ymm19, [rcx+224]
    vpmadd52luq ymm28, ymm19, [rcx+256]
    vpmadd52luq ymm27, ymm19, [rcx+288]
    vpmadd52luq ymm26, ymm19, [rcx+320]
    vpmadd52luq ymm25, ymm19, [rcx+352]
    vmovdqu64 ymm1, [r8+64]
    lea r10, [r8+96]
    lea rax, [rcx+192]
    mov r9d, 1
    call .Llimbs_ifma_batch_10_mul_0
    vpaddq ymm15, ymm15, ymm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq ymm19, ymm15, ymm30
    vpaddq ymm18, ymm15, ymm31
    vpsrlq ymm18, ymm18, 52
    vmovdqu64 [r8+192], ymm19
    vmovdqu64 ymm1, [r8+128]
    lea r10, [r8+160]
    lea rax, [rcx+128]
    mov r9d, 1
    call .Llimbs_ifma_batch_10_mul_0
    vmovdqu64 ymm19, [r8+192]
    vpmadd52huq ymm24, ymm19, [rcx+64]
    vpmadd52huq ymm23, ymm19, [rcx+96]
    vpmadd52huq ymm22, ymm19, [rcx+128]
    vpmadd52huq ymm21, ymm19, [rcx+160]
    vpmadd52huq ymm20, ymm19, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq ymm18, ymm19, ymm30
    vpaddq ymm19, ymm19, ymm31
    vpsrlq ymm19, ymm19, 52
    vmovdqu64 [r8+224], ymm18
    vpmadd52luq ymm17, ymm18, [rcx+96]
    vpmadd52huq ymm19, ymm18, [rcx+64]
    vpmadd52luq ymm16, ymm18, [rcx+128]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+160]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+192]
    vpmadd52huq ymm14, ymm18, [rcx+160]
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
    vmovdqu64 ymm18, [rdx+64]
    vmovdqu64 ymm13, [rdx+96]
    vmovdqu64 ymm12, [rsi+352]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm18, ymm12
    vmovdqu64 ymm18, [rdx+128]
    vmovdqu64 ymm12, [rsi+320]
    vpmadd52luq ymm29, ymm18, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+352]
    vpmadd52luq ymm28, ymm18, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm13, [rdx+160]
    vmovdqu64 ymm12, [rsi+288]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+320]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+352]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm18, ymm12
    vmovdqu64 ymm18, [rdx+192]
    vmovdqu64 ymm12, [rsi+256]
    vpmadd52luq ymm29, ymm18, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+288]
    vpmadd52luq ymm28, ymm18, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+320]
    vpmadd52luq ymm27, ymm18, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+352]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm0, [rdx+192]
    lea r10, [rdx+192]
    lea rax, [rsi+256]
    mov r9d, 1
    call .Llimbs_ifma_batch_10_mul_1
    vpaddq ymm17, ymm17, ymm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq ymm19, ymm17, ymm30
    vpaddq ymm18, ymm17, ymm31
    vpsrlq ymm18, ymm18, 52
    vmovdqu64 [r8+256], ymm19
    vpmadd52luq ymm16, ymm19, [rcx+96]
    vpmadd52huq ymm18, ymm19, [rcx+64]
    vpmadd52luq ymm15, ymm19, [rcx+128]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+160]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vmovdqu64 ymm0, [rdx+224]
    lea r10, [rdx+224]
    lea rax, [rsi+224]
    mov r9d, 2
    call .Llimbs_ifma_batch_10_mul_1
    vpaddq ymm16, ymm16, ymm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq ymm19, ymm16, ymm30
    vpaddq ymm18, ymm16, ymm31
    vpsrlq ymm18, ymm18, 52
    vmovdqu64 [r8+288], ymm19
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm18, ymm19, [rcx+64]
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+96]
    vmovdqu64 ymm0, [rdx+320]
    lea r10, [rdx+320]
    lea rax, [rsi+128]
    mov r9d, 1
    call .Llimbs_ifma_batch_10_mul_1
    vmovdqu64 ymm19, [rdx+352]
    vpmadd52huq ymm24, ymm19, [rsi+64]
    vpmadd52huq ymm23, ymm19, [rsi+96]
    vpmadd52huq ymm22, ymm19, [rsi+128]
    vpmadd52huq ymm21, ymm19, [rsi+160]
    vpmadd52huq ymm20, ymm19, [rsi+192]
    vmovdqu64 ymm19, [r8+64]
    vmovdqu64 ymm17, [r8+96]
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm29, ymm17, ymm16
    vpmadd52huq ymm24, ymm19, ymm16
    vmovdqu64 ymm19, [r8+128]
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm24, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm28, ymm19, ymm16
    vpmadd52huq ymm23, ymm17, ymm16
    vmovdqu64 ymm17, [r8+160]
    vmovdqu64 ymm16, [rcx+288]
    vpmadd52luq ymm29, ymm17, ymm16
    vpmadd52huq ymm24, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm28, ymm17, ymm16
    vpmadd52huq ymm23, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm27, ymm17, ymm16
    vpmadd52huq ymm22, ymm19, ymm16
    vmovdqu64 ymm19, [r8+192]
    vmovdqu64 ymm16, [rcx+256]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm24, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+288]
    vpmadd52luq ymm28, ymm19, ymm16
    vpmadd52huq ymm23, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm27, ymm19, ymm16
    vpmadd52huq ymm22, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm26, ymm19, ymm16
    vpmadd52huq ymm21, ymm17, ymm16
    vpaddq ymm15, ymm15, ymm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq ymm19, ymm15, ymm30
    vpaddq ymm18, ymm15, ymm31
    vpsrlq ymm18, ymm18, 52
    vmovdqu64 [r8+320], ymm19
    vpmadd52luq ymm14, ymm19, [rcx+96]
    vpmadd52huq ymm18, ymm19, [rcx+64]
    vmovdqu64 ymm0, [r8+192]
    lea r10, [r8+192]
    lea rax, [rcx+256]
    mov r9d, 2
    call .Llimbs_ifma_batch_10_mul_1
    vpaddq ymm14, ymm14, ymm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq ymm19, ymm14, ymm30
    vpaddq ymm18, ymm14, ymm31
    vpsrlq ymm18, ymm18, 52
    vmovdqu64 [r8+352], ymm19
    vmovdqu64 ymm1, [r8+288]
    lea r10, [r8+320]
    lea rax, [rcx+128]
    mov r9d, 1
    call .Llimbs_ifma_batch_10_mul_0
    vmovdqu64 ymm19, [r8+352]
    vpmadd52huq ymm24, ymm19, [rcx+64]
    vpmadd52huq ymm23, ymm19, [rcx+96]
    vpmadd52huq ymm22, ymm19, [rcx+128]
    vpmadd52huq ymm21, ymm19, [rcx+160]
    vpmadd52huq ymm20, ymm19, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vpsrlq ymm18, ymm19, 52
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+64], ymm19
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
    vmovdqu64 ymm19, [rdx+224]
    vmovdqu64 ymm13, [rdx+256]
    vmovdqu64 ymm12, [rsi+352]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm19, ymm12
    vmovdqu64 ymm19, [rdx+288]
    vmovdqu64 ymm12, [rsi+320]
    vpmadd52luq ymm29, ymm19, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+352]
    vpmadd52luq ymm28, ymm19, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm13, [rdx+320]
    vmovdqu64 ymm12, [rsi+288]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+320]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+352]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm19, ymm12
    vpaddq ymm17, ymm17, ymm18
    vpsrlq ymm19, ymm17, 52
    vpandq ymm18, ymm17, ymm31
    vmovdqu64 [rdi+96], ymm18
    vmovdqu64 ymm18, [rdx+352]
    vmovdqu64 ymm17, [rsi+256]
    vpmadd52luq ymm29, ymm18, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52luq ymm28, ymm18, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+320]
    vpmadd52luq ymm27, ymm18, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+352]
    vpmadd52luq ymm26, ymm18, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vpaddq ymm16, ymm16, ymm19
    vpsrlq ymm19, ymm16, 52
    vpandq ymm17, ymm16, ymm31
    vmovdqu64 [rdi+128], ymm17
    vpmadd52huq ymm24, ymm18, [rsi+224]
    vpmadd52huq ymm23, ymm18, [rsi+256]
    vpmadd52huq ymm22, ymm18, [rsi+288]
    vpmadd52huq ymm21, ymm18, [rsi+320]
    vpmadd52huq ymm20, ymm18, [rsi+352]
    vmovdqu64 ymm18, [r8+224]
    vmovdqu64 ymm17, [r8+256]
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm29, ymm17, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vmovdqu64 ymm18, [r8+288]
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm24, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm23, ymm17, ymm16
    vpaddq ymm15, ymm15, ymm19
    vpsrlq ymm19, ymm15, 52
    vpandq ymm17, ymm15, ymm31
    vmovdqu64 [rdi+160], ymm17
    vmovdqu64 ymm17, [r8+320]
    vmovdqu64 ymm16, [rcx+288]
    vpmadd52luq ymm29, ymm17, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm28, ymm17, ymm16
    vpmadd52huq ymm23, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm27, ymm17, ymm16
    vpmadd52huq ymm22, ymm18, ymm16
    vmovdqu64 ymm18, [r8+352]
    vmovdqu64 ymm16, [rcx+256]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm24, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+288]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm23, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm27, ymm18, ymm16
    vpmadd52huq ymm22, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm26, ymm18, ymm16
    vpmadd52huq ymm21, ymm17, ymm16
    vpaddq ymm14, ymm14, ymm19
    vpsrlq ymm19, ymm14, 52
    vpandq ymm17, ymm14, ymm31
    vmovdqu64 [rdi+192], ymm17
    vpmadd52huq ymm24, ymm18, [rcx+224]
    vpmadd52huq ymm23, ymm18, [rcx+256]
    vpmadd52huq ymm22, ymm18, [rcx+288]
    vpmadd52huq ymm21, ymm18, [rcx+320]
    vpmadd52huq ymm20, ymm18, [rcx+352]
    vpaddq ymm18, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm18, ymm18, ymm19
    vpsrlq ymm19, ymm18, 52
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+224], ymm18
    vpaddq ymm17, ymm17, ymm19
    vpsrlq ymm19, ymm17, 52
    vpandq ymm18, ymm17, ymm31
    vmovdqu64 [rdi+256], ymm18
    vpaddq ymm16, ymm16, ymm19
    vpsrlq ymm19, ymm16, 52
    vpandq ymm18, ymm16, ymm31
    vmovdqu64 [rdi+288], ymm18
    vpaddq ymm15, ymm15, ymm19
    vpsrlq ymm19, ymm15, 52
    vpandq ymm18, ymm15, ymm31
    vmovdqu64 [rdi+320], ymm18
    vpaddq ymm14, ymm14, ymm19
    vpsrlq ymm19, ymm14, 52
    vpandq ymm19, ymm14, ymm31
    vmovdqu64 [rdi+352], ymm19
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
    vmovdqu64 ymm0, [r10]
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
.Llimbs_ifma_batch_10_mul_1:
    vmovdqu64 ymm1, [r10+32]
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+32]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+64]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+96]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
    add r10, 64
    sub rax, 64
    dec r9d
    jnz .Llimbs_ifma_batch_10_mul_0
    ret
