// Product by a digit of 40 digits in radix 2^52: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vpbroadcastq ymm30, [rcx+448]
    vpxord xmm21, xmm21, xmm21
    vmovdqu64 [rdi+32], ymm21
    vmovdqu64 [rdi+384], ymm21
    vpbroadcastq ymm21, [rdx]
    vpxord xmm20, xmm20, xmm20
    vpmadd52luq xmm20, xmm21, [rsi+64]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vmovq xmm20, xmm20
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+72]
    vpmadd52huq ymm17, ymm21, [rsi+64]
    vpmadd52luq ymm18, ymm19, [rcx+72]
    vpmadd52huq ymm17, ymm19, [rcx+64]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+64], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+104]
    vpmadd52huq ymm17, ymm21, [rsi+96]
    vpmadd52luq ymm18, ymm19, [rcx+104]
    vpmadd52huq ymm17, ymm19, [rcx+96]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+96], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+136]
    vpmadd52huq ymm17, ymm21, [rsi+128]
    vpmadd52luq ymm18, ymm19, [rcx+136]
    vpmadd52huq ymm17, ymm19, [rcx+128]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+128], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+168]
    vpmadd52huq ymm17, ymm21, [rsi+160]
    vpmadd52luq ymm18, ymm19, [rcx+168]
    vpmadd52huq ymm17, ymm19, [rcx+160]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+160], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+200]
    vpmadd52huq ymm17, ymm21, [rsi+192]
    vpmadd52luq ymm18, ymm19, [rcx+200]
    vpmadd52huq ymm17, ymm19, [rcx+192]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+192], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+232]
    vpmadd52huq ymm17, ymm21, [rsi+224]
    vpmadd52luq ymm18, ymm19, [rcx+232]
    vpmadd52huq ymm17, ymm19, [rcx+224]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+224], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+264]
    vpmadd52huq ymm17, ymm21, [rsi+256]
    vpmadd52luq ymm18, ymm19, [rcx+264]
    vpmadd52huq ymm17, ymm19, [rcx+256]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+256], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+296]
    vpmadd52huq ymm17, ymm21, [rsi+288]
    vpmadd52luq ymm18, ymm19, [rcx+296]
    vpmadd52huq ymm17, ymm19, [rcx+288]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+288], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+328]
    vpmadd52huq ymm17, ymm21, [rsi+320]
    vpmadd52luq ymm18, ymm19, [rcx+328]
    vpmadd52huq ymm17, ymm19, [rcx+320]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm17, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm18, ymm18, xmm17, 1
    vpandq ymm18, ymm18, ymm31
    vmovdqu64 [rdi+320], ymm18
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm18, ymm21, [rsi+360]
    vpmadd52huq ymm17, ymm21, [rsi+352]
    vpmadd52luq ymm18, ymm19, [rcx+360]
    vpmadd52huq ymm17, ymm19, [rcx+352]
    vpaddq ymm18, ymm18, ymm17
    vextracti64x2 xmm21, ymm18, 1
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm19, xmm19, xmm19
    vpunpcklqdq xmm20, xmm19, xmm20
    vpaddq xmm18, xmm18, xmm20
    vpsrlq xmm20, xmm18, 52
    vpxord xmm19, xmm19, xmm19
    vpunpckhqdq xmm20, xmm20, xmm19
    vpaddq xmm21, xmm21, xmm20
    vpsrlq xmm20, xmm21, 52
    vpxord xmm19, xmm19, xmm19
    vpunpcklqdq xmm20, xmm19, xmm20
    vpaddq xmm21, xmm21, xmm20
    vpsrlq xmm20, xmm21, 52
    vpxord xmm19, xmm19, xmm19
    vpunpckhqdq xmm20, xmm20, xmm19
    vinserti64x2 ymm21, ymm18, xmm21, 1
    vpandq ymm21, ymm21, ymm31
    vmovdqu64 [rdi+352], ymm21
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
