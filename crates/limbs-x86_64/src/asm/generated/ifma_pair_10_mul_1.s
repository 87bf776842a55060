// Product by a digit of 10 digits in radix 2^52, 2 side by side: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vbroadcasti64x2 ymm30, [rcx+320]
    vpxord xmm17, xmm17, xmm17
    vmovdqu64 [rdi+32], ymm17
    vmovdqu64 [rdi+224], ymm17
    vbroadcasti128 ymm15, [rdx]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm15, [rsi+64]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+80]
    vpmadd52huq ymm13, ymm15, [rsi+64]
    vpmadd52luq ymm14, ymm16, [rcx+80]
    vpmadd52huq ymm13, ymm16, [rcx+64]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+64], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+112]
    vpmadd52huq ymm13, ymm15, [rsi+96]
    vpmadd52luq ymm14, ymm16, [rcx+112]
    vpmadd52huq ymm13, ymm16, [rcx+96]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+96], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+144]
    vpmadd52huq ymm13, ymm15, [rsi+128]
    vpmadd52luq ymm14, ymm16, [rcx+144]
    vpmadd52huq ymm13, ymm16, [rcx+128]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+128], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+176]
    vpmadd52huq ymm13, ymm15, [rsi+160]
    vpmadd52luq ymm14, ymm16, [rcx+176]
    vpmadd52huq ymm13, ymm16, [rcx+160]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+160], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+208]
    vpmadd52huq ymm13, ymm15, [rsi+192]
    vpmadd52luq ymm14, ymm16, [rcx+208]
    vpmadd52huq ymm13, ymm16, [rcx+192]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm16, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm16, xmm16, xmm17
    vpsrlq xmm17, xmm16, 52
    vinserti64x2 ymm17, ymm14, xmm16, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+192], ymm17
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
