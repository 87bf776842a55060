// Product by a digit of 20 digits in radix 2^52: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vpbroadcastq ymm30, [rcx+320]
    vpxord xmm29, xmm29, xmm29
    vmovdqu64 [rdi+32], ymm29
    vmovdqu64 [rdi+224], ymm29
    vpbroadcastq ymm29, [rdx]
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq xmm28, xmm29, [rsi+64]
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq xmm27, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vpunpcklqdq xmm27, xmm27, xmm27
    vinserti64x2 ymm27, ymm27, xmm27, 1
    vmovq xmm28, xmm28
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq ymm26, ymm29, [rsi+72]
    vpmadd52huq ymm25, ymm29, [rsi+64]
    vpmadd52luq ymm26, ymm27, [rcx+72]
    vpmadd52huq ymm25, ymm27, [rcx+64]
    vpaddq ymm26, ymm26, ymm25
    vextracti64x2 xmm25, ymm26, 1
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm24, xmm24, xmm24
    vpunpcklqdq xmm28, xmm24, xmm28
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm24, xmm24, xmm24
    vpunpckhqdq xmm28, xmm28, xmm24
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpunpcklqdq xmm28, xmm24, xmm28
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpunpckhqdq xmm28, xmm28, xmm24
    vinserti64x2 ymm26, ymm26, xmm25, 1
    vpandq ymm26, ymm26, ymm31
    vmovdqu64 [rdi+64], ymm26
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq ymm26, ymm29, [rsi+104]
    vpmadd52huq ymm25, ymm29, [rsi+96]
    vpmadd52luq ymm26, ymm27, [rcx+104]
    vpmadd52huq ymm25, ymm27, [rcx+96]
    vpaddq ymm26, ymm26, ymm25
    vextracti64x2 xmm25, ymm26, 1
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm24, xmm24, xmm24
    vpunpcklqdq xmm28, xmm24, xmm28
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm24, xmm24, xmm24
    vpunpckhqdq xmm28, xmm28, xmm24
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpunpcklqdq xmm28, xmm24, xmm28
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpunpckhqdq xmm28, xmm28, xmm24
    vinserti64x2 ymm26, ymm26, xmm25, 1
    vpandq ymm26, ymm26, ymm31
    vmovdqu64 [rdi+96], ymm26
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq ymm26, ymm29, [rsi+136]
    vpmadd52huq ymm25, ymm29, [rsi+128]
    vpmadd52luq ymm26, ymm27, [rcx+136]
    vpmadd52huq ymm25, ymm27, [rcx+128]
    vpaddq ymm26, ymm26, ymm25
    vextracti64x2 xmm25, ymm26, 1
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm24, xmm24, xmm24
    vpunpcklqdq xmm28, xmm24, xmm28
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm24, xmm24, xmm24
    vpunpckhqdq xmm28, xmm28, xmm24
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpunpcklqdq xmm28, xmm24, xmm28
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpunpckhqdq xmm28, xmm28, xmm24
    vinserti64x2 ymm26, ymm26, xmm25, 1
    vpandq ymm26, ymm26, ymm31
    vmovdqu64 [rdi+128], ymm26
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq ymm26, ymm29, [rsi+168]
    vpmadd52huq ymm25, ymm29, [rsi+160]
    vpmadd52luq ymm26, ymm27, [rcx+168]
    vpmadd52huq ymm25, ymm27, [rcx+160]
    vpaddq ymm26, ymm26, ymm25
    vextracti64x2 xmm25, ymm26, 1
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm24, xmm24, xmm24
    vpunpcklqdq xmm28, xmm24, xmm28
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm24, xmm24, xmm24
    vpunpckhqdq xmm28, xmm28, xmm24
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpunpcklqdq xmm28, xmm24, xmm28
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpxord xmm24, xmm24, xmm24
    vpunpckhqdq xmm28, xmm28, xmm24
    vinserti64x2 ymm26, ymm26, xmm25, 1
    vpandq ymm26, ymm26, ymm31
    vmovdqu64 [rdi+160], ymm26
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpmadd52luq ymm26, ymm29, [rsi+200]
    vpmadd52huq ymm25, ymm29, [rsi+192]
    vpmadd52luq ymm26, ymm27, [rcx+200]
    vpmadd52huq ymm25, ymm27, [rcx+192]
    vpaddq ymm26, ymm26, ymm25
    vextracti64x2 xmm29, ymm26, 1
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm27, xmm27, xmm27
    vpunpcklqdq xmm28, xmm27, xmm28
    vpaddq xmm26, xmm26, xmm28
    vpsrlq xmm28, xmm26, 52
    vpxord xmm27, xmm27, xmm27
    vpunpckhqdq xmm28, xmm28, xmm27
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vpxord xmm27, xmm27, xmm27
    vpunpcklqdq xmm28, xmm27, xmm28
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vpxord xmm27, xmm27, xmm27
    vpunpckhqdq xmm28, xmm28, xmm27
    vinserti64x2 ymm29, ymm26, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+192], ymm29
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
