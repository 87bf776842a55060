// Product by a digit of 20 digits in radix 2^52, 2 side by side: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vbroadcasti64x2 ymm30, [rcx+448]
    vpxord xmm29, xmm29, xmm29
    vmovdqu64 [rdi+32], ymm29
    vmovdqu64 [rdi+384], ymm29
    vbroadcasti128 ymm15, [rdx]
    vpxord xmm29, xmm29, xmm29
    vpmadd52luq xmm29, xmm15, [rsi+64]
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq xmm28, xmm29, xmm30
    vpaddq xmm29, xmm29, xmm31
    vpsrlq xmm29, xmm29, 52
    vinserti64x2 ymm28, ymm28, xmm28, 1
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+80]
    vpmadd52huq ymm26, ymm15, [rsi+64]
    vpmadd52luq ymm27, ymm28, [rcx+80]
    vpmadd52huq ymm26, ymm28, [rcx+64]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+64], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+112]
    vpmadd52huq ymm26, ymm15, [rsi+96]
    vpmadd52luq ymm27, ymm28, [rcx+112]
    vpmadd52huq ymm26, ymm28, [rcx+96]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+96], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+144]
    vpmadd52huq ymm26, ymm15, [rsi+128]
    vpmadd52luq ymm27, ymm28, [rcx+144]
    vpmadd52huq ymm26, ymm28, [rcx+128]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+128], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+176]
    vpmadd52huq ymm26, ymm15, [rsi+160]
    vpmadd52luq ymm27, ymm28, [rcx+176]
    vpmadd52huq ymm26, ymm28, [rcx+160]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+160], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+208]
    vpmadd52huq ymm26, ymm15, [rsi+192]
    vpmadd52luq ymm27, ymm28, [rcx+208]
    vpmadd52huq ymm26, ymm28, [rcx+192]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+192], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+240]
    vpmadd52huq ymm26, ymm15, [rsi+224]
    vpmadd52luq ymm27, ymm28, [rcx+240]
    vpmadd52huq ymm26, ymm28, [rcx+224]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+224], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+272]
    vpmadd52huq ymm26, ymm15, [rsi+256]
    vpmadd52luq ymm27, ymm28, [rcx+272]
    vpmadd52huq ymm26, ymm28, [rcx+256]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+256], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+304]
    vpmadd52huq ymm26, ymm15, [rsi+288]
    vpmadd52luq ymm27, ymm28, [rcx+304]
    vpmadd52huq ymm26, ymm28, [rcx+288]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+288], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+336]
    vpmadd52huq ymm26, ymm15, [rsi+320]
    vpmadd52luq ymm27, ymm28, [rcx+336]
    vpmadd52huq ymm26, ymm28, [rcx+320]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm26, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm26, xmm26, xmm29
    vpsrlq xmm29, xmm26, 52
    vinserti64x2 ymm27, ymm27, xmm26, 1
    vpandq ymm27, ymm27, ymm31
    vmovdqu64 [rdi+320], ymm27
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm27, ymm15, [rsi+368]
    vpmadd52huq ymm26, ymm15, [rsi+352]
    vpmadd52luq ymm27, ymm28, [rcx+368]
    vpmadd52huq ymm26, ymm28, [rcx+352]
    vpaddq ymm27, ymm27, ymm26
    vextracti64x2 xmm28, ymm27, 1
    vpaddq xmm27, xmm27, xmm29
    vpsrlq xmm29, xmm27, 52
    vpaddq xmm28, xmm28, xmm29
    vpsrlq xmm29, xmm28, 52
    vinserti64x2 ymm29, ymm27, xmm28, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+352], ymm29
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
