// Product by a digit of 10 digits in radix 2^52, 4 side by side: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vmovdqu64 ymm30, [rcx+448]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi+32], ymm19
    vmovdqu64 [rdi+384], ymm19
    vmovdqu64 ymm19, [rdx]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq ymm18, ymm19, [rsi+64]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm17, ymm18, ymm30
    vpaddq ymm18, ymm18, ymm31
    vpsrlq ymm18, ymm18, 52
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+96]
    vpmadd52huq ymm15, ymm19, [rsi+64]
    vpmadd52luq ymm16, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+64]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+64], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+128]
    vpmadd52huq ymm15, ymm19, [rsi+96]
    vpmadd52luq ymm16, ymm17, [rcx+128]
    vpmadd52huq ymm15, ymm17, [rcx+96]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+96], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+160]
    vpmadd52huq ymm15, ymm19, [rsi+128]
    vpmadd52luq ymm16, ymm17, [rcx+160]
    vpmadd52huq ymm15, ymm17, [rcx+128]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+128], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+192]
    vpmadd52huq ymm15, ymm19, [rsi+160]
    vpmadd52luq ymm16, ymm17, [rcx+192]
    vpmadd52huq ymm15, ymm17, [rcx+160]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+160], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+224]
    vpmadd52huq ymm15, ymm19, [rsi+192]
    vpmadd52luq ymm16, ymm17, [rcx+224]
    vpmadd52huq ymm15, ymm17, [rcx+192]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+192], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+256]
    vpmadd52huq ymm15, ymm19, [rsi+224]
    vpmadd52luq ymm16, ymm17, [rcx+256]
    vpmadd52huq ymm15, ymm17, [rcx+224]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+224], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+288]
    vpmadd52huq ymm15, ymm19, [rsi+256]
    vpmadd52luq ymm16, ymm17, [rcx+288]
    vpmadd52huq ymm15, ymm17, [rcx+256]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+256], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+320]
    vpmadd52huq ymm15, ymm19, [rsi+288]
    vpmadd52luq ymm16, ymm17, [rcx+320]
    vpmadd52huq ymm15, ymm17, [rcx+288]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+288], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+352]
    vpmadd52huq ymm15, ymm19, [rsi+320]
    vpmadd52luq ymm16, ymm17, [rcx+352]
    vpmadd52huq ymm15, ymm17, [rcx+320]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm18, ymm16, 52
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+320], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+384]
    vpmadd52huq ymm15, ymm19, [rsi+352]
    vpmadd52luq ymm16, ymm17, [rcx+384]
    vpmadd52huq ymm15, ymm17, [rcx+352]
    vpaddq ymm16, ymm16, ymm15
    vpaddq ymm16, ymm16, ymm18
    vpsrlq ymm19, ymm16, 52
    vpandq ymm19, ymm16, ymm31
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
