// Product by a digit of 32 digits in radix 2^52: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vpbroadcastq ymm30, [rcx+384]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi+32], ymm19
    vmovdqu64 [rdi+320], ymm19
    vpbroadcastq ymm19, [rdx]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm19, [rsi+64]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vmovq xmm18, xmm18
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+72]
    vpmadd52huq ymm15, ymm19, [rsi+64]
    vpmadd52luq ymm16, ymm17, [rcx+72]
    vpmadd52huq ymm15, ymm17, [rcx+64]
    vpaddq ymm16, ymm16, ymm15
    vextracti64x2 xmm15, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vinserti64x2 ymm16, ymm16, xmm15, 1
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+64], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+104]
    vpmadd52huq ymm15, ymm19, [rsi+96]
    vpmadd52luq ymm16, ymm17, [rcx+104]
    vpmadd52huq ymm15, ymm17, [rcx+96]
    vpaddq ymm16, ymm16, ymm15
    vextracti64x2 xmm15, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vinserti64x2 ymm16, ymm16, xmm15, 1
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+96], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+136]
    vpmadd52huq ymm15, ymm19, [rsi+128]
    vpmadd52luq ymm16, ymm17, [rcx+136]
    vpmadd52huq ymm15, ymm17, [rcx+128]
    vpaddq ymm16, ymm16, ymm15
    vextracti64x2 xmm15, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vinserti64x2 ymm16, ymm16, xmm15, 1
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+128], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+168]
    vpmadd52huq ymm15, ymm19, [rsi+160]
    vpmadd52luq ymm16, ymm17, [rcx+168]
    vpmadd52huq ymm15, ymm17, [rcx+160]
    vpaddq ymm16, ymm16, ymm15
    vextracti64x2 xmm15, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vinserti64x2 ymm16, ymm16, xmm15, 1
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+160], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+200]
    vpmadd52huq ymm15, ymm19, [rsi+192]
    vpmadd52luq ymm16, ymm17, [rcx+200]
    vpmadd52huq ymm15, ymm17, [rcx+192]
    vpaddq ymm16, ymm16, ymm15
    vextracti64x2 xmm15, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vinserti64x2 ymm16, ymm16, xmm15, 1
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+192], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+232]
    vpmadd52huq ymm15, ymm19, [rsi+224]
    vpmadd52luq ymm16, ymm17, [rcx+232]
    vpmadd52huq ymm15, ymm17, [rcx+224]
    vpaddq ymm16, ymm16, ymm15
    vextracti64x2 xmm15, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vinserti64x2 ymm16, ymm16, xmm15, 1
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+224], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+264]
    vpmadd52huq ymm15, ymm19, [rsi+256]
    vpmadd52luq ymm16, ymm17, [rcx+264]
    vpmadd52huq ymm15, ymm17, [rcx+256]
    vpaddq ymm16, ymm16, ymm15
    vextracti64x2 xmm15, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm18, xmm14, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vinserti64x2 ymm16, ymm16, xmm15, 1
    vpandq ymm16, ymm16, ymm31
    vmovdqu64 [rdi+256], ymm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm16, ymm19, [rsi+296]
    vpmadd52huq ymm15, ymm19, [rsi+288]
    vpmadd52luq ymm16, ymm17, [rcx+296]
    vpmadd52huq ymm15, ymm17, [rcx+288]
    vpaddq ymm16, ymm16, ymm15
    vextracti64x2 xmm19, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm17, xmm17, xmm17
    vpunpcklqdq xmm18, xmm17, xmm18
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpxord xmm17, xmm17, xmm17
    vpunpckhqdq xmm18, xmm18, xmm17
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vpxord xmm17, xmm17, xmm17
    vpunpcklqdq xmm18, xmm17, xmm18
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vpxord xmm17, xmm17, xmm17
    vpunpckhqdq xmm18, xmm18, xmm17
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+288], ymm19
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
