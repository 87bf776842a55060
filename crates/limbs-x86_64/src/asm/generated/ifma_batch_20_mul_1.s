// Product by a digit of 20 digits in radix 2^52, 4 side by side: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vmovdqu64 ymm30, [rcx+768]
    vpxord xmm17, xmm17, xmm17
    vmovdqu64 [rdi+32], ymm17
    vmovdqu64 [rdi+704], ymm17
    vmovdqu64 ymm17, [rdx]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq ymm16, ymm17, [rsi+64]
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm15, ymm16, ymm30
    vpaddq ymm16, ymm16, ymm31
    vpsrlq ymm16, ymm16, 52
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+96]
    vpmadd52huq ymm13, ymm17, [rsi+64]
    vpmadd52luq ymm14, ymm15, [rcx+96]
    vpmadd52huq ymm13, ymm15, [rcx+64]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+64], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+128]
    vpmadd52huq ymm13, ymm17, [rsi+96]
    vpmadd52luq ymm14, ymm15, [rcx+128]
    vpmadd52huq ymm13, ymm15, [rcx+96]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+96], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+160]
    vpmadd52huq ymm13, ymm17, [rsi+128]
    vpmadd52luq ymm14, ymm15, [rcx+160]
    vpmadd52huq ymm13, ymm15, [rcx+128]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+128], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+192]
    vpmadd52huq ymm13, ymm17, [rsi+160]
    vpmadd52luq ymm14, ymm15, [rcx+192]
    vpmadd52huq ymm13, ymm15, [rcx+160]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+160], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+224]
    vpmadd52huq ymm13, ymm17, [rsi+192]
    vpmadd52luq ymm14, ymm15, [rcx+224]
    vpmadd52huq ymm13, ymm15, [rcx+192]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+192], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+256]
    vpmadd52huq ymm13, ymm17, [rsi+224]
    vpmadd52luq ymm14, ymm15, [rcx+256]
    vpmadd52huq ymm13, ymm15, [rcx+224]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+224], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+288]
    vpmadd52huq ymm13, ymm17, [rsi+256]
    vpmadd52luq ymm14, ymm15, [rcx+288]
    vpmadd52huq ymm13, ymm15, [rcx+256]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+256], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+320]
    vpmadd52huq ymm13, ymm17, [rsi+288]
    vpmadd52luq ymm14, ymm15, [rcx+320]
    vpmadd52huq ymm13, ymm15, [rcx+288]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+288], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+352]
    vpmadd52huq ymm13, ymm17, [rsi+320]
    vpmadd52luq ymm14, ymm15, [rcx+352]
    vpmadd52huq ymm13, ymm15, [rcx+320]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+320], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+384]
    vpmadd52huq ymm13, ymm17, [rsi+352]
    vpmadd52luq ymm14, ymm15, [rcx+384]
    vpmadd52huq ymm13, ymm15, [rcx+352]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+352], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+416]
    vpmadd52huq ymm13, ymm17, [rsi+384]
    vpmadd52luq ymm14, ymm15, [rcx+416]
    vpmadd52huq ymm13, ymm15, [rcx+384]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+384], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+448]
    vpmadd52huq ymm13, ymm17, [rsi+416]
    vpmadd52luq ymm14, ymm15, [rcx+448]
    vpmadd52huq ymm13, ymm15, [rcx+416]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+416], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+480]
    vpmadd52huq ymm13, ymm17, [rsi+448]
    vpmadd52luq ymm14, ymm15, [rcx+480]
    vpmadd52huq ymm13, ymm15, [rcx+448]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+448], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+512]
    vpmadd52huq ymm13, ymm17, [rsi+480]
    vpmadd52luq ymm14, ymm15, [rcx+512]
    vpmadd52huq ymm13, ymm15, [rcx+480]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+480], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+544]
    vpmadd52huq ymm13, ymm17, [rsi+512]
    vpmadd52luq ymm14, ymm15, [rcx+544]
    vpmadd52huq ymm13, ymm15, [rcx+512]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+512], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+576]
    vpmadd52huq ymm13, ymm17, [rsi+544]
    vpmadd52luq ymm14, ymm15, [rcx+576]
    vpmadd52huq ymm13, ymm15, [rcx+544]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+544], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+608]
    vpmadd52huq ymm13, ymm17, [rsi+576]
    vpmadd52luq ymm14, ymm15, [rcx+608]
    vpmadd52huq ymm13, ymm15, [rcx+576]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+576], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+640]
    vpmadd52huq ymm13, ymm17, [rsi+608]
    vpmadd52luq ymm14, ymm15, [rcx+640]
    vpmadd52huq ymm13, ymm15, [rcx+608]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+608], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+672]
    vpmadd52huq ymm13, ymm17, [rsi+640]
    vpmadd52luq ymm14, ymm15, [rcx+672]
    vpmadd52huq ymm13, ymm15, [rcx+640]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm16, ymm14, 52
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+640], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm17, [rsi+704]
    vpmadd52huq ymm13, ymm17, [rsi+672]
    vpmadd52luq ymm14, ymm15, [rcx+704]
    vpmadd52huq ymm13, ymm15, [rcx+672]
    vpaddq ymm14, ymm14, ymm13
    vpaddq ymm14, ymm14, ymm16
    vpsrlq ymm17, ymm14, 52
    vpandq ymm17, ymm14, ymm31
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
