// Product of 40 digits in radix 2^52: z = x * y / R mod m, almost reduced.
// 1802 multiplications: 901 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov eax, 14
    kmovw k1, eax
    mov eax, 12
    kmovw k2, eax
    mov eax, 8
    kmovw k3, eax
    mov eax, 1
    kmovw k4, eax
    mov eax, 2
    kmovw k5, eax
    mov eax, 4
    kmovw k6, eax
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vpbroadcastq ymm30, [rcx+448]
    vpxord xmm21, xmm21, xmm21
    vmovdqu64 [rdi+32], ymm21
    vmovdqu64 [rdi+384], ymm21
    vmovdqu64 [r8+32], ymm21
    vmovdqu64 [r8+384], ymm21
    vpxord xmm29, xmm29, xmm29
    vpxord xmm28, xmm28, xmm28
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpxord xmm24, xmm24, xmm24
    vpxord xmm23, xmm23, xmm23
    vpxord xmm22, xmm22, xmm22
    vpbroadcastq ymm21, [rdx+64]
    vpmadd52luq ymm29, ymm21, [rsi+64]
    vpmadd52luq ymm28, ymm21, [rsi+96]
    vpmadd52luq ymm27, ymm21, [rsi+128]
    vpmadd52luq ymm26, ymm21, [rsi+160]
    vpbroadcastq ymm0, [rdx+64]
    lea r10, [rdx+64]
    lea rax, [rsi+64]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpbroadcastq ymm21, [rdx+88]
    vpbroadcastq ymm20, [rdx+96]
    vmovdqu64 ymm19, [rsi+64]
    vpmadd52luq ymm28, ymm20, ymm19
    vpmadd52huq ymm24, ymm21, ymm19
    vmovdqu64 ymm19, [rsi+96]
    vpmadd52luq ymm27, ymm20, ymm19
    vpmadd52huq ymm23, ymm21, ymm19
    vmovdqu64 ymm19, [rsi+128]
    vpmadd52luq ymm26, ymm20, ymm19
    vpmadd52huq ymm22, ymm21, ymm19
    vpbroadcastq ymm21, [rdx+104]
    vmovdqu64 ymm19, [rsi+56]
    vpmadd52luq ymm28, ymm21, ymm19
    vpmadd52huq ymm24, ymm20, ymm19
    vmovdqu64 ymm19, [rsi+88]
    vpmadd52luq ymm27, ymm21, ymm19
    vpmadd52huq ymm23, ymm20, ymm19
    vmovdqu64 ymm19, [rsi+120]
    vpmadd52luq ymm26, ymm21, ymm19
    vpmadd52huq ymm22, ymm20, ymm19
    vpbroadcastq ymm20, [rdx+112]
    vmovdqu64 ymm19, [rsi+48]
    vpmadd52luq ymm28, ymm20, ymm19
    vpmadd52huq ymm24, ymm21, ymm19
    vmovdqu64 ymm19, [rsi+80]
    vpmadd52luq ymm27, ymm20, ymm19
    vpmadd52huq ymm23, ymm21, ymm19
    vmovdqu64 ymm19, [rsi+112]
    vpmadd52luq ymm26, ymm20, ymm19
    vpmadd52huq ymm22, ymm21, ymm19
    vpbroadcastq ymm21, [rdx+120]
    vmovdqu64 ymm19, [rsi+40]
    vpmadd52luq ymm28, ymm21, ymm19
    vpmadd52huq ymm24, ymm20, ymm19
    vmovdqu64 ymm19, [rsi+72]
    vpmadd52luq ymm27, ymm21, ymm19
    vpmadd52huq ymm23, ymm20, ymm19
    vmovdqu64 ymm19, [rsi+104]
    vpmadd52luq ymm26, ymm21, ymm19
    vpmadd52huq ymm22, ymm20, ymm19
    vpbroadcastq ymm20, [rdx+128]
    vmovdqu64 ymm19, [rsi+64]
    vpmadd52luq ymm27, ymm20, ymm19
    vpmadd52huq ymm23, ymm21, ymm19
    vmovdqu64 ymm19, [rsi+96]
    vpmadd52luq ymm26, ymm20, ymm19
    vpmadd52huq ymm22, ymm21, ymm19
    vpbroadcastq ymm21, [rdx+136]
    vmovdqu64 ymm19, [rsi+56]
    vpmadd52luq ymm27, ymm21, ymm19
    vpmadd52huq ymm23, ymm20, ymm19
    vmovdqu64 ymm19, [rsi+88]
    vpmadd52luq ymm26, ymm21, ymm19
    vpmadd52huq ymm22, ymm20, ymm19
    vpbroadcastq ymm20, [rdx+144]
    vmovdqu64 ymm19, [rsi+48]
    vpmadd52luq ymm27, ymm20, ymm19
    vpmadd52huq ymm23, ymm21, ymm19
    vmovdqu64 ymm19, [rsi+80]
    vpmadd52luq ymm26, ymm20, ymm19
    vpmadd52huq ymm22, ymm21, ymm19
    vpbroadcastq ymm21, [rdx+152]
    vmovdqu64 ymm19, [rsi+40]
    vpmadd52luq ymm27, ymm21, ymm19
    vpmadd52huq ymm23, ymm20, ymm19
    vmovdqu64 ymm19, [rsi+72]
    vpmadd52luq ymm26, ymm21, ymm19
    vpmadd52huq ymm22, ymm20, ymm19
    vpbroadcastq ymm20, [rdx+160]
    vmovdqu64 ymm19, [rsi+64]
    vpmadd52luq ymm26, ymm20, ymm19
    vpmadd52huq ymm22, ymm21, ymm19
    vpbroadcastq ymm21, [rdx+168]
    vmovdqu64 ymm19, [rsi+56]
    vpmadd52luq ymm26, ymm21, ymm19
    vpmadd52huq ymm22, ymm20, ymm19
    vpbroadcastq ymm20, [rdx+176]
    vmovdqu64 ymm19, [rsi+48]
    vpmadd52luq ymm26, ymm20, ymm19
    vpmadd52huq ymm22, ymm21, ymm19
    vpbroadcastq ymm21, [rdx+184]
    vmovdqu64 ymm19, [rsi+40]
    vpmadd52luq ymm26, ymm21, ymm19
    vpmadd52huq ymm22, ymm20, ymm19
    vpaddq ymm21, ymm29, ymm25
    vpaddq ymm20, ymm28, ymm24
    vpaddq ymm19, ymm27, ymm23
    vpaddq ymm18, ymm26, ymm22
    vextracti64x2 xmm17, ymm21, 1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm21, xmm30
    vpaddq xmm15, xmm21, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+64], xmm16
    vpmadd52luq xmm21, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm21, xmm21, xmm15
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm17, xmm16, [rcx+72]
    vpxord xmm29, xmm29, xmm29
    vpxord xmm28, xmm28, xmm28
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpxord xmm24, xmm24, xmm24
    vpxord xmm23, xmm23, xmm23
    vpxord xmm22, xmm22, xmm22
    vpbroadcastq ymm15, [rdx+64]
    vpmadd52luq ymm29, ymm15, [rsi+192]
    vpmadd52luq ymm28, ymm15, [rsi+224]
    vpmadd52luq ymm27, ymm15, [rsi+256]
    vpmadd52luq ymm26, ymm15, [rsi+288]
    vpbroadcastq ymm1, [rdx+64]
    lea r10, [rdx+72]
    lea rax, [rsi+184]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_0
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm21, xmm21, xmm14
    vmovq [r8+72], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+72]
    vpmadd52huq xmm21, xmm15, [rcx+64]
    vpaddq xmm17, xmm17, xmm21
    vpbroadcastq ymm0, [rdx+80]
    lea r10, [rdx+80]
    lea rax, [rsi+176]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vinserti64x2 ymm21, ymm16, xmm16, 1
    vpmadd52luq ymm20, ymm21, [rcx+96]
    vpmadd52huq ymm20, ymm21, [rcx+88]
    vpmadd52luq ymm19, ymm21, [rcx+128]
    vpmadd52huq ymm19, ymm21, [rcx+120]
    vpmadd52luq ymm18, ymm21, [rcx+160]
    vpmadd52huq ymm18, ymm21, [rcx+152]
    vinserti64x2 ymm21, ymm15, xmm15, 1
    vpmadd52luq ymm20, ymm21, [rcx+88]
    vpmadd52huq ymm20, ymm21, [rcx+80]
    vpmadd52luq ymm19, ymm21, [rcx+120]
    vpmadd52huq ymm19, ymm21, [rcx+112]
    vpmadd52luq ymm18, ymm21, [rcx+152]
    vpmadd52huq ymm18, ymm21, [rcx+144]
    vmovdqa64 xmm21, xmm20
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm15, xmm17, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+80], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm17, xmm17, xmm15
    vpmadd52luq xmm21, xmm16, [rcx+80]
    vpmadd52huq xmm21, xmm16, [rcx+72]
    vpbroadcastq ymm0, [rdx+104]
    lea r10, [rdx+104]
    lea rax, [rsi+152]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm17, xmm17, xmm14
    vmovq [r8+88], xmm15
    vpmadd52luq xmm21, xmm15, [rcx+72]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm21, xmm21, xmm17
    vpbroadcastq ymm1, [rdx+128]
    lea r10, [rdx+136]
    lea rax, [rsi+120]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_0
    vinserti64x2 ymm17, ymm16, xmm16, 1
    vpmadd52luq ymm20, ymm17, [rcx+80]
    vpmadd52huq ymm20, ymm17, [rcx+72]
    vpmadd52luq ymm19, ymm17, [rcx+112]
    vpmadd52huq ymm19, ymm17, [rcx+104]
    vpmadd52luq ymm18, ymm17, [rcx+144]
    vpmadd52huq ymm18, ymm17, [rcx+136]
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm20, ymm17, [rcx+72]
    vpmadd52huq ymm20, ymm17, [rcx+64]
    vpmadd52luq ymm19, ymm17, [rcx+104]
    vpmadd52huq ymm19, ymm17, [rcx+96]
    vpmadd52luq ymm18, ymm17, [rcx+136]
    vpmadd52huq ymm18, ymm17, [rcx+128]
    vextracti64x2 xmm20, ymm20, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm21, xmm30
    vpaddq xmm16, xmm21, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+96], xmm17
    vpmadd52luq xmm21, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm21, xmm21, xmm16
    vpmadd52luq xmm20, xmm17, [rcx+80]
    vpmadd52huq xmm20, xmm17, [rcx+72]
    vpbroadcastq ymm0, [rdx+144]
    lea r10, [rdx+144]
    lea rax, [rsi+112]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm21, xmm21, xmm15
    vmovq [r8+104], xmm16
    vpmadd52luq xmm20, xmm16, [rcx+72]
    vpmadd52huq xmm21, xmm16, [rcx+64]
    vpaddq xmm20, xmm20, xmm21
    vpbroadcastq ymm1, [rdx+168]
    lea r10, [rdx+176]
    lea rax, [rsi+80]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_0
    vinserti64x2 ymm21, ymm17, xmm17, 1
    vpmadd52luq ymm19, ymm21, [rcx+96]
    vpmadd52huq ymm19, ymm21, [rcx+88]
    vpmadd52luq ymm18, ymm21, [rcx+128]
    vpmadd52huq ymm18, ymm21, [rcx+120]
    vinserti64x2 ymm21, ymm16, xmm16, 1
    vpmadd52luq ymm19, ymm21, [rcx+88]
    vpmadd52huq ymm19, ymm21, [rcx+80]
    vpmadd52luq ymm18, ymm21, [rcx+120]
    vpmadd52huq ymm18, ymm21, [rcx+112]
    vmovdqa64 xmm21, xmm19
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm20, xmm30
    vpaddq xmm16, xmm20, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+112], xmm17
    vpmadd52luq xmm20, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm20, xmm20, xmm16
    vpmadd52luq xmm21, xmm17, [rcx+80]
    vpmadd52huq xmm21, xmm17, [rcx+72]
    vpbroadcastq ymm0, [rdx+184]
    lea r10, [rdx+184]
    lea rax, [rsi+72]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm20, xmm20, xmm15
    vmovq [r8+120], xmm16
    vpmadd52luq xmm21, xmm16, [rcx+72]
    vpmadd52huq xmm20, xmm16, [rcx+64]
    vpaddq xmm21, xmm21, xmm20
    vpbroadcastq ymm0, [rdx+208]
    lea r10, [rdx+208]
    lea rax, [rsi+48]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_1
    vpbroadcastq ymm20, [rdx+216]
    vpbroadcastq ymm15, [rdx+224]
    vmovdqu64 ymm14, [rsi+64]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm24, ymm20, ymm14
    vmovdqu64 ymm14, [rsi+96]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm23, ymm20, ymm14
    vmovdqu64 ymm14, [rsi+128]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm22, ymm20, ymm14
    vpbroadcastq ymm20, [rdx+232]
    vmovdqu64 ymm14, [rsi+56]
    vpmadd52luq ymm28, ymm20, ymm14
    vpmadd52huq ymm24, ymm15, ymm14
    vmovdqu64 ymm14, [rsi+88]
    vpmadd52luq ymm27, ymm20, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vmovdqu64 ymm14, [rsi+120]
    vpmadd52luq ymm26, ymm20, ymm14
    vpmadd52huq ymm22, ymm15, ymm14
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpmadd52luq ymm19, ymm17, [rcx+80]
    vpmadd52huq ymm19, ymm17, [rcx+72]
    vpmadd52luq ymm18, ymm17, [rcx+112]
    vpmadd52huq ymm18, ymm17, [rcx+104]
    vinserti64x2 ymm17, ymm16, xmm16, 1
    vpmadd52luq ymm19, ymm17, [rcx+72]
    vpmadd52huq ymm19, ymm17, [rcx+64]
    vpmadd52luq ymm18, ymm17, [rcx+104]
    vpmadd52huq ymm18, ymm17, [rcx+96]
    vextracti64x2 xmm19, ymm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm21, xmm30
    vpaddq xmm16, xmm21, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+128], xmm17
    vpmadd52luq xmm21, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm21, xmm21, xmm16
    vpmadd52luq xmm19, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+72]
    vpbroadcastq ymm16, [rdx+240]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm24, ymm20, ymm15
    vmovdqu64 ymm15, [rsi+80]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm23, ymm20, ymm15
    vmovdqu64 ymm15, [rsi+112]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm22, ymm20, ymm15
    vpbroadcastq ymm20, [rdx+248]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm28, ymm20, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+72]
    vpmadd52luq ymm27, ymm20, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+104]
    vpmadd52luq ymm26, ymm20, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+256]
    vmovdqu64 ymm15, [rsi+64]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm23, ymm20, ymm15
    vmovdqu64 ymm15, [rsi+96]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm22, ymm20, ymm15
    vpbroadcastq ymm20, [rdx+264]
    vmovdqu64 ymm15, [rsi+56]
    vpmadd52luq ymm27, ymm20, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+88]
    vpmadd52luq ymm26, ymm20, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm21, xmm21, xmm15
    vmovq [r8+136], xmm16
    vpmadd52luq xmm19, xmm16, [rcx+72]
    vpmadd52huq xmm21, xmm16, [rcx+64]
    vpaddq xmm19, xmm19, xmm21
    vpbroadcastq ymm21, [rdx+272]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm27, ymm21, ymm15
    vpmadd52huq ymm23, ymm20, ymm15
    vmovdqu64 ymm15, [rsi+80]
    vpmadd52luq ymm26, ymm21, ymm15
    vpmadd52huq ymm22, ymm20, ymm15
    vpbroadcastq ymm20, [rdx+280]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm27, ymm20, ymm15
    vpmadd52huq ymm23, ymm21, ymm15
    vmovdqu64 ymm15, [rsi+72]
    vpmadd52luq ymm26, ymm20, ymm15
    vpmadd52huq ymm22, ymm21, ymm15
    vpbroadcastq ymm21, [rdx+288]
    vmovdqu64 ymm15, [rsi+64]
    vpmadd52luq ymm26, ymm21, ymm15
    vpmadd52huq ymm22, ymm20, ymm15
    vpbroadcastq ymm20, [rdx+296]
    vmovdqu64 ymm15, [rsi+56]
    vpmadd52luq ymm26, ymm20, ymm15
    vpmadd52huq ymm22, ymm21, ymm15
    vpbroadcastq ymm21, [rdx+304]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm26, ymm21, ymm15
    vpmadd52huq ymm22, ymm20, ymm15
    vpbroadcastq ymm20, [rdx+312]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm26, ymm20, ymm15
    vpmadd52huq ymm22, ymm21, ymm15
    vpbroadcastq ymm21, [r8+64]
    vpmadd52luq ymm29, ymm21, [rcx+192]
    vpmadd52luq ymm28, ymm21, [rcx+224]
    vpmadd52luq ymm27, ymm21, [rcx+256]
    vpmadd52luq ymm26, ymm21, [rcx+288]
    vinserti64x2 ymm21, ymm17, xmm17, 1
    vpmadd52luq ymm18, ymm21, [rcx+96]
    vpmadd52huq ymm18, ymm21, [rcx+88]
    vinserti64x2 ymm21, ymm16, xmm16, 1
    vpmadd52luq ymm18, ymm21, [rcx+88]
    vpmadd52huq ymm18, ymm21, [rcx+80]
    vmovdqa64 xmm21, xmm18
    vpxord xmm20, xmm20, xmm20
    vpmadd52luq xmm20, xmm19, xmm30
    vpaddq xmm17, xmm19, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpcklqdq xmm20, xmm20, xmm20
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm17, xmm16, xmm17
    vmovq [r8+144], xmm20
    vpmadd52luq xmm19, xmm20, [rcx+64]
    vpmadd52huq xmm17, xmm20, [rcx+56]
    vpaddq xmm19, xmm19, xmm17
    vpmadd52luq xmm21, xmm20, [rcx+80]
    vpmadd52huq xmm21, xmm20, [rcx+72]
    vpbroadcastq ymm0, [r8+64]
    lea r10, [r8+64]
    lea rax, [rcx+192]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm19, xmm19, xmm16
    vmovq [r8+152], xmm17
    vpmadd52luq xmm21, xmm17, [rcx+72]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm21, xmm21, xmm19
    vpbroadcastq ymm0, [r8+88]
    lea r10, [r8+88]
    lea rax, [rcx+168]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vinserti64x2 ymm20, ymm20, xmm20, 1
    vpmadd52luq ymm18, ymm20, [rcx+80]
    vpmadd52huq ymm18, ymm20, [rcx+72]
    vinserti64x2 ymm20, ymm17, xmm17, 1
    vpmadd52luq ymm18, ymm20, [rcx+72]
    vpmadd52huq ymm18, ymm20, [rcx+64]
    vextracti64x2 xmm20, ymm18, 1
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm21, xmm30
    vpaddq xmm18, xmm21, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm17, xmm17, xmm17
    vpunpcklqdq xmm18, xmm17, xmm18
    vmovq [r8+160], xmm19
    vpmadd52luq xmm21, xmm19, [rcx+64]
    vpmadd52huq xmm18, xmm19, [rcx+56]
    vpaddq xmm21, xmm21, xmm18
    vpmadd52luq xmm20, xmm19, [rcx+80]
    vpmadd52huq xmm20, xmm19, [rcx+72]
    vpbroadcastq ymm1, [r8+112]
    lea r10, [r8+120]
    lea rax, [rcx+136]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_0
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vpunpckhqdq xmm21, xmm21, xmm18
    vmovq [r8+168], xmm19
    vpmadd52luq xmm20, xmm19, [rcx+72]
    vpmadd52huq xmm21, xmm19, [rcx+64]
    vpaddq xmm20, xmm20, xmm21
    vpbroadcastq ymm0, [r8+128]
    lea r10, [r8+128]
    lea rax, [rcx+128]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq xmm21, xmm20, xmm30
    vpaddq xmm19, xmm20, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpcklqdq xmm21, xmm21, xmm21
    vpxord xmm18, xmm18, xmm18
    vpunpcklqdq xmm19, xmm18, xmm19
    vmovq [r8+176], xmm21
    vpmadd52luq xmm20, xmm21, [rcx+64]
    vpmadd52huq xmm19, xmm21, [rcx+56]
    vpaddq xmm20, xmm20, xmm19
    vpbroadcastq ymm1, [r8+152]
    lea r10, [r8+160]
    lea rax, [rcx+96]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_0
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq xmm21, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpckhqdq xmm21, xmm21, xmm21
    vpxord xmm19, xmm19, xmm19
    vpunpckhqdq xmm20, xmm20, xmm19
    vmovq [r8+184], xmm21
    vpbroadcastq ymm1, [r8+168]
    lea r10, [r8+176]
    lea rax, [rcx+80]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_0
    vpbroadcastq ymm21, [r8+184]
    vpmadd52huq ymm25, ymm21, [rcx+64]
    vpmadd52huq ymm24, ymm21, [rcx+96]
    vpmadd52huq ymm23, ymm21, [rcx+128]
    vpmadd52huq ymm22, ymm21, [rcx+160]
    vpaddq ymm21, ymm29, ymm25
    vpaddq ymm19, ymm28, ymm24
    vpaddq ymm18, ymm27, ymm23
    vpaddq ymm17, ymm26, ymm22
    vpaddq ymm21, ymm21, ymm20
    vextracti64x2 xmm20, ymm21, 1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm21, xmm30
    vpaddq xmm15, xmm21, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+192], xmm16
    vpmadd52luq xmm21, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm21, xmm21, xmm15
    vpmadd52luq xmm20, xmm16, [rcx+80]
    vpmadd52huq xmm20, xmm16, [rcx+72]
    vpxord xmm29, xmm29, xmm29
    vpxord xmm28, xmm28, xmm28
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpxord xmm24, xmm24, xmm24
    vpxord xmm23, xmm23, xmm23
    vpxord xmm22, xmm22, xmm22
    vpbroadcastq ymm15, [rdx+64]
    vpmadd52luq ymm29, ymm15, [rsi+320]
    vpmadd52luq ymm28, ymm15, [rsi+352]
    vpbroadcastq ymm14, [rdx+72]
    vmovdqu64 ymm13, [rsi+312]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm25, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+344]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm24, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+376]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpbroadcastq ymm15, [rdx+80]
    vmovdqu64 ymm13, [rsi+304]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm25, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+336]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm24, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+368]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm14, [rdx+88]
    vmovdqu64 ymm13, [rsi+296]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm25, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+328]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm24, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+360]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpbroadcastq ymm15, [rdx+96]
    vmovdqu64 ymm13, [rsi+288]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm25, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+320]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm24, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+352]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm0, [rdx+96]
    lea r10, [rdx+96]
    lea rax, [rsi+288]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm21, xmm21, xmm14
    vmovq [r8+200], xmm15
    vpmadd52luq xmm20, xmm15, [rcx+72]
    vpmadd52huq xmm21, xmm15, [rcx+64]
    vpaddq xmm20, xmm20, xmm21
    vpbroadcastq ymm0, [rdx+104]
    lea r10, [rdx+104]
    lea rax, [rsi+280]
    mov r9d, 3
    call .Llimbs_ifma_single_40_mul_1
    vinserti64x2 ymm21, ymm16, xmm16, 1
    vpmadd52luq ymm19, ymm21, [rcx+96]
    vpmadd52huq ymm19, ymm21, [rcx+88]
    vpmadd52luq ymm18, ymm21, [rcx+128]
    vpmadd52huq ymm18, ymm21, [rcx+120]
    vpmadd52luq ymm17, ymm21, [rcx+160]
    vpmadd52huq ymm17, ymm21, [rcx+152]
    vinserti64x2 ymm21, ymm15, xmm15, 1
    vpmadd52luq ymm19, ymm21, [rcx+88]
    vpmadd52huq ymm19, ymm21, [rcx+80]
    vpmadd52luq ymm18, ymm21, [rcx+120]
    vpmadd52huq ymm18, ymm21, [rcx+112]
    vpmadd52luq ymm17, ymm21, [rcx+152]
    vpmadd52huq ymm17, ymm21, [rcx+144]
    vmovdqa64 xmm21, xmm19
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm20, xmm30
    vpaddq xmm15, xmm20, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+208], xmm16
    vpmadd52luq xmm20, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm20, xmm20, xmm15
    vpmadd52luq xmm21, xmm16, [rcx+80]
    vpmadd52huq xmm21, xmm16, [rcx+72]
    vpbroadcastq ymm1, [rdx+144]
    lea r10, [rdx+152]
    lea rax, [rsi+232]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm20, xmm20, xmm14
    vmovq [r8+216], xmm15
    vpmadd52luq xmm21, xmm15, [rcx+72]
    vpmadd52huq xmm20, xmm15, [rcx+64]
    vpaddq xmm21, xmm21, xmm20
    vpbroadcastq ymm1, [rdx+176]
    lea r10, [rdx+184]
    lea rax, [rsi+200]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vinserti64x2 ymm20, ymm16, xmm16, 1
    vpmadd52luq ymm19, ymm20, [rcx+80]
    vpmadd52huq ymm19, ymm20, [rcx+72]
    vpmadd52luq ymm18, ymm20, [rcx+112]
    vpmadd52huq ymm18, ymm20, [rcx+104]
    vpmadd52luq ymm17, ymm20, [rcx+144]
    vpmadd52huq ymm17, ymm20, [rcx+136]
    vinserti64x2 ymm20, ymm15, xmm15, 1
    vpmadd52luq ymm19, ymm20, [rcx+72]
    vpmadd52huq ymm19, ymm20, [rcx+64]
    vpmadd52luq ymm18, ymm20, [rcx+104]
    vpmadd52huq ymm18, ymm20, [rcx+96]
    vpmadd52luq ymm17, ymm20, [rcx+136]
    vpmadd52huq ymm17, ymm20, [rcx+128]
    vextracti64x2 xmm20, ymm19, 1
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm21, xmm30
    vpaddq xmm16, xmm21, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+224], xmm19
    vpmadd52luq xmm21, xmm19, [rcx+64]
    vpmadd52huq xmm16, xmm19, [rcx+56]
    vpaddq xmm21, xmm21, xmm16
    vpmadd52luq xmm20, xmm19, [rcx+80]
    vpmadd52huq xmm20, xmm19, [rcx+72]
    vpbroadcastq ymm1, [rdx+208]
    lea r10, [rdx+216]
    lea rax, [rsi+168]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm21, xmm21, xmm15
    vmovq [r8+232], xmm16
    vpmadd52luq xmm20, xmm16, [rcx+72]
    vpmadd52huq xmm21, xmm16, [rcx+64]
    vpaddq xmm20, xmm20, xmm21
    vpbroadcastq ymm0, [rdx+240]
    lea r10, [rdx+240]
    lea rax, [rsi+144]
    mov r9d, 3
    call .Llimbs_ifma_single_40_mul_1
    vinserti64x2 ymm21, ymm19, xmm19, 1
    vpmadd52luq ymm18, ymm21, [rcx+96]
    vpmadd52huq ymm18, ymm21, [rcx+88]
    vpmadd52luq ymm17, ymm21, [rcx+128]
    vpmadd52huq ymm17, ymm21, [rcx+120]
    vinserti64x2 ymm21, ymm16, xmm16, 1
    vpmadd52luq ymm18, ymm21, [rcx+88]
    vpmadd52huq ymm18, ymm21, [rcx+80]
    vpmadd52luq ymm17, ymm21, [rcx+120]
    vpmadd52huq ymm17, ymm21, [rcx+112]
    vmovdqa64 xmm21, xmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm20, xmm30
    vpaddq xmm16, xmm20, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+240], xmm19
    vpmadd52luq xmm20, xmm19, [rcx+64]
    vpmadd52huq xmm16, xmm19, [rcx+56]
    vpaddq xmm20, xmm20, xmm16
    vpmadd52luq xmm21, xmm19, [rcx+80]
    vpmadd52huq xmm21, xmm19, [rcx+72]
    vpbroadcastq ymm1, [rdx+280]
    lea r10, [rdx+288]
    lea rax, [rsi+96]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm20, xmm20, xmm15
    vmovq [r8+248], xmm16
    vpmadd52luq xmm21, xmm16, [rcx+72]
    vpmadd52huq xmm20, xmm16, [rcx+64]
    vpaddq xmm21, xmm21, xmm20
    vpbroadcastq ymm1, [rdx+312]
    lea r10, [rdx+320]
    lea rax, [rsi+64]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vinserti64x2 ymm20, ymm19, xmm19, 1
    vpmadd52luq ymm18, ymm20, [rcx+80]
    vpmadd52huq ymm18, ymm20, [rcx+72]
    vpmadd52luq ymm17, ymm20, [rcx+112]
    vpmadd52huq ymm17, ymm20, [rcx+104]
    vinserti64x2 ymm20, ymm16, xmm16, 1
    vpmadd52luq ymm18, ymm20, [rcx+72]
    vpmadd52huq ymm18, ymm20, [rcx+64]
    vpmadd52luq ymm17, ymm20, [rcx+104]
    vpmadd52huq ymm17, ymm20, [rcx+96]
    vextracti64x2 xmm20, ymm18, 1
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm21, xmm30
    vpaddq xmm18, xmm21, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm18, xmm16, xmm18
    vmovq [r8+256], xmm19
    vpmadd52luq xmm21, xmm19, [rcx+64]
    vpmadd52huq xmm18, xmm19, [rcx+56]
    vpaddq xmm21, xmm21, xmm18
    vpmadd52luq xmm20, xmm19, [rcx+80]
    vpmadd52huq xmm20, xmm19, [rcx+72]
    vpbroadcastq ymm18, [rdx+344]
    vpbroadcastq ymm16, [rdx+352]
    vmovdqu64 ymm15, [rsi+64]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm24, ymm18, ymm15
    vmovdqu64 ymm15, [rsi+96]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm23, ymm18, ymm15
    vmovdqu64 ymm15, [rsi+128]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm22, ymm18, ymm15
    vpbroadcastq ymm18, [rdx+360]
    vmovdqu64 ymm15, [rsi+56]
    vpmadd52luq ymm28, ymm18, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+88]
    vpmadd52luq ymm27, ymm18, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+120]
    vpmadd52luq ymm26, ymm18, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+368]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm24, ymm18, ymm15
    vmovdqu64 ymm15, [rsi+80]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm23, ymm18, ymm15
    vmovdqu64 ymm15, [rsi+112]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm22, ymm18, ymm15
    vpbroadcastq ymm18, [rdx+376]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm28, ymm18, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+72]
    vpmadd52luq ymm27, ymm18, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+104]
    vpmadd52luq ymm26, ymm18, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vpmadd52huq ymm23, ymm18, [rsi+64]
    vpmadd52huq ymm22, ymm18, [rsi+96]
    vpbroadcastq ymm18, [r8+64]
    vpmadd52luq ymm29, ymm18, [rcx+320]
    vpmadd52luq ymm28, ymm18, [rcx+352]
    vpbroadcastq ymm16, [r8+72]
    vmovdqu64 ymm15, [rcx+312]
    vpmadd52luq ymm29, ymm16, ymm15
    vpmadd52huq ymm25, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+344]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm24, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+376]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm23, ymm18, ymm15
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm18, xmm18, xmm18
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm21, xmm21, xmm15
    vmovq [r8+264], xmm18
    vpmadd52luq xmm20, xmm18, [rcx+72]
    vpmadd52huq xmm21, xmm18, [rcx+64]
    vpaddq xmm20, xmm20, xmm21
    vpbroadcastq ymm21, [r8+80]
    vmovdqu64 ymm15, [rcx+304]
    vpmadd52luq ymm29, ymm21, ymm15
    vpmadd52huq ymm25, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+336]
    vpmadd52luq ymm28, ymm21, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+368]
    vpmadd52luq ymm27, ymm21, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vpbroadcastq ymm16, [r8+88]
    vmovdqu64 ymm15, [rcx+296]
    vpmadd52luq ymm29, ymm16, ymm15
    vpmadd52huq ymm25, ymm21, ymm15
    vmovdqu64 ymm15, [rcx+328]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm24, ymm21, ymm15
    vmovdqu64 ymm15, [rcx+360]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm23, ymm21, ymm15
    vpbroadcastq ymm21, [r8+96]
    vmovdqu64 ymm15, [rcx+288]
    vpmadd52luq ymm29, ymm21, ymm15
    vpmadd52huq ymm25, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+320]
    vpmadd52luq ymm28, ymm21, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+352]
    vpmadd52luq ymm27, ymm21, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vpbroadcastq ymm1, [r8+96]
    lea r10, [r8+104]
    lea rax, [rcx+280]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_0
    vinserti64x2 ymm21, ymm19, xmm19, 1
    vpmadd52luq ymm17, ymm21, [rcx+96]
    vpmadd52huq ymm17, ymm21, [rcx+88]
    vinserti64x2 ymm21, ymm18, xmm18, 1
    vpmadd52luq ymm17, ymm21, [rcx+88]
    vpmadd52huq ymm17, ymm21, [rcx+80]
    vmovdqa64 xmm21, xmm17
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm20, xmm30
    vpaddq xmm18, xmm20, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm18, xmm16, xmm18
    vmovq [r8+272], xmm19
    vpmadd52luq xmm20, xmm19, [rcx+64]
    vpmadd52huq xmm18, xmm19, [rcx+56]
    vpaddq xmm20, xmm20, xmm18
    vpmadd52luq xmm21, xmm19, [rcx+80]
    vpmadd52huq xmm21, xmm19, [rcx+72]
    vpbroadcastq ymm0, [r8+112]
    lea r10, [r8+112]
    lea rax, [rcx+272]
    mov r9d, 3
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpckhqdq xmm18, xmm18, xmm18
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vmovq [r8+280], xmm18
    vpmadd52luq xmm21, xmm18, [rcx+72]
    vpmadd52huq xmm20, xmm18, [rcx+64]
    vpaddq xmm21, xmm21, xmm20
    vpbroadcastq ymm1, [r8+152]
    lea r10, [r8+160]
    lea rax, [rcx+224]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vinserti64x2 ymm20, ymm19, xmm19, 1
    vpmadd52luq ymm17, ymm20, [rcx+80]
    vpmadd52huq ymm17, ymm20, [rcx+72]
    vinserti64x2 ymm20, ymm18, xmm18, 1
    vpmadd52luq ymm17, ymm20, [rcx+72]
    vpmadd52huq ymm17, ymm20, [rcx+64]
    vextracti64x2 xmm20, ymm17, 1
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm21, xmm30
    vpaddq xmm18, xmm21, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm17, xmm17, xmm17
    vpunpcklqdq xmm18, xmm17, xmm18
    vmovq [r8+288], xmm19
    vpmadd52luq xmm21, xmm19, [rcx+64]
    vpmadd52huq xmm18, xmm19, [rcx+56]
    vpaddq xmm21, xmm21, xmm18
    vpmadd52luq xmm20, xmm19, [rcx+80]
    vpmadd52huq xmm20, xmm19, [rcx+72]
    vpbroadcastq ymm1, [r8+184]
    lea r10, [r8+192]
    lea rax, [rcx+192]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vpunpckhqdq xmm21, xmm21, xmm18
    vmovq [r8+296], xmm19
    vpmadd52luq xmm20, xmm19, [rcx+72]
    vpmadd52huq xmm21, xmm19, [rcx+64]
    vpaddq xmm20, xmm20, xmm21
    vpbroadcastq ymm1, [r8+216]
    lea r10, [r8+224]
    lea rax, [rcx+160]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq xmm21, xmm20, xmm30
    vpaddq xmm19, xmm20, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpcklqdq xmm21, xmm21, xmm21
    vpxord xmm18, xmm18, xmm18
    vpunpcklqdq xmm19, xmm18, xmm19
    vmovq [r8+304], xmm21
    vpmadd52luq xmm20, xmm21, [rcx+64]
    vpmadd52huq xmm19, xmm21, [rcx+56]
    vpaddq xmm20, xmm20, xmm19
    vpbroadcastq ymm0, [r8+248]
    lea r10, [r8+248]
    lea rax, [rcx+136]
    mov r9d, 3
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm21, xmm21, xmm21
    vpmadd52luq xmm21, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpckhqdq xmm21, xmm21, xmm21
    vpxord xmm19, xmm19, xmm19
    vpunpckhqdq xmm20, xmm20, xmm19
    vmovq [r8+312], xmm21
    vpbroadcastq ymm0, [r8+288]
    lea r10, [r8+288]
    lea rax, [rcx+96]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpbroadcastq ymm21, [r8+312]
    vpmadd52huq ymm25, ymm21, [rcx+64]
    vpmadd52huq ymm24, ymm21, [rcx+96]
    vpmadd52huq ymm23, ymm21, [rcx+128]
    vpmadd52huq ymm22, ymm21, [rcx+160]
    vpaddq ymm21, ymm29, ymm25
    vpaddq ymm19, ymm28, ymm24
    vpaddq ymm18, ymm27, ymm23
    vpaddq ymm17, ymm26, ymm22
    vpaddq ymm21, ymm21, ymm20
    vextracti64x2 xmm20, ymm21, 1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm21, xmm30
    vpaddq xmm15, xmm21, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+320], xmm16
    vpmadd52luq xmm21, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm21, xmm21, xmm15
    vpmadd52luq xmm20, xmm16, [rcx+80]
    vpmadd52huq xmm20, xmm16, [rcx+72]
    vpxord xmm29, xmm29, xmm29
    vpxord xmm28, xmm28, xmm28
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpxord xmm24, xmm24, xmm24
    vpxord xmm23, xmm23, xmm23
    vpxord xmm22, xmm22, xmm22
    vpbroadcastq ymm15, [rdx+128]
    vpbroadcastq ymm14, [rdx+136]
    vmovdqu64 ymm13, [rsi+376]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm25, ymm15, ymm13
    vpbroadcastq ymm15, [rdx+144]
    vmovdqu64 ymm13, [rsi+368]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm25, ymm14, ymm13
    vpbroadcastq ymm14, [rdx+152]
    vmovdqu64 ymm13, [rsi+360]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm25, ymm15, ymm13
    vpbroadcastq ymm15, [rdx+160]
    vmovdqu64 ymm13, [rsi+352]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm25, ymm14, ymm13
    vpbroadcastq ymm14, [rdx+168]
    vmovdqu64 ymm13, [rsi+344]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm25, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+376]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm24, ymm15, ymm13
    vpbroadcastq ymm15, [rdx+176]
    vmovdqu64 ymm13, [rsi+336]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm25, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+368]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm24, ymm14, ymm13
    vpbroadcastq ymm14, [rdx+184]
    vmovdqu64 ymm13, [rsi+328]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm25, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+360]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm24, ymm15, ymm13
    vpbroadcastq ymm15, [rdx+192]
    vmovdqu64 ymm13, [rsi+320]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm25, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+352]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm24, ymm14, ymm13
    vpbroadcastq ymm14, [rdx+200]
    vmovdqu64 ymm13, [rsi+312]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm25, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+344]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm24, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+376]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm21, xmm21, xmm13
    vmovq [r8+328], xmm15
    vpmadd52luq xmm20, xmm15, [rcx+72]
    vpmadd52huq xmm21, xmm15, [rcx+64]
    vpaddq xmm20, xmm20, xmm21
    vpbroadcastq ymm21, [rdx+208]
    vmovdqu64 ymm13, [rsi+304]
    vpmadd52luq ymm29, ymm21, ymm13
    vpmadd52huq ymm25, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+336]
    vpmadd52luq ymm28, ymm21, ymm13
    vpmadd52huq ymm24, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+368]
    vpmadd52luq ymm27, ymm21, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm14, [rdx+216]
    vmovdqu64 ymm13, [rsi+296]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm25, ymm21, ymm13
    vmovdqu64 ymm13, [rsi+328]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm24, ymm21, ymm13
    vmovdqu64 ymm13, [rsi+360]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm23, ymm21, ymm13
    vpbroadcastq ymm21, [rdx+224]
    vmovdqu64 ymm13, [rsi+288]
    vpmadd52luq ymm29, ymm21, ymm13
    vpmadd52huq ymm25, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+320]
    vpmadd52luq ymm28, ymm21, ymm13
    vpmadd52huq ymm24, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+352]
    vpmadd52luq ymm27, ymm21, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm0, [rdx+224]
    lea r10, [rdx+224]
    lea rax, [rsi+288]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_1
    vinserti64x2 ymm21, ymm16, xmm16, 1
    vpmadd52luq ymm19, ymm21, [rcx+96]
    vpmadd52huq ymm19, ymm21, [rcx+88]
    vpmadd52luq ymm18, ymm21, [rcx+128]
    vpmadd52huq ymm18, ymm21, [rcx+120]
    vpmadd52luq ymm17, ymm21, [rcx+160]
    vpmadd52huq ymm17, ymm21, [rcx+152]
    vinserti64x2 ymm21, ymm15, xmm15, 1
    vpmadd52luq ymm19, ymm21, [rcx+88]
    vpmadd52huq ymm19, ymm21, [rcx+80]
    vpmadd52luq ymm18, ymm21, [rcx+120]
    vpmadd52huq ymm18, ymm21, [rcx+112]
    vpmadd52luq ymm17, ymm21, [rcx+152]
    vpmadd52huq ymm17, ymm21, [rcx+144]
    vmovdqa64 xmm21, xmm19
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm20, xmm30
    vpaddq xmm15, xmm20, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+336], xmm16
    vpmadd52luq xmm20, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm20, xmm20, xmm15
    vpmadd52luq xmm21, xmm16, [rcx+80]
    vpmadd52huq xmm21, xmm16, [rcx+72]
    vpbroadcastq ymm0, [rdx+232]
    lea r10, [rdx+232]
    lea rax, [rsi+280]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm20, xmm20, xmm14
    vmovq [r8+344], xmm15
    vpmadd52luq xmm21, xmm15, [rcx+72]
    vpmadd52huq xmm20, xmm15, [rcx+64]
    vpaddq xmm21, xmm21, xmm20
    vpbroadcastq ymm0, [rdx+256]
    lea r10, [rdx+256]
    lea rax, [rsi+256]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vinserti64x2 ymm20, ymm16, xmm16, 1
    vpmadd52luq ymm19, ymm20, [rcx+80]
    vpmadd52huq ymm19, ymm20, [rcx+72]
    vpmadd52luq ymm18, ymm20, [rcx+112]
    vpmadd52huq ymm18, ymm20, [rcx+104]
    vpmadd52luq ymm17, ymm20, [rcx+144]
    vpmadd52huq ymm17, ymm20, [rcx+136]
    vinserti64x2 ymm20, ymm15, xmm15, 1
    vpmadd52luq ymm19, ymm20, [rcx+72]
    vpmadd52huq ymm19, ymm20, [rcx+64]
    vpmadd52luq ymm18, ymm20, [rcx+104]
    vpmadd52huq ymm18, ymm20, [rcx+96]
    vpmadd52luq ymm17, ymm20, [rcx+136]
    vpmadd52huq ymm17, ymm20, [rcx+128]
    vextracti64x2 xmm20, ymm19, 1
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm21, xmm30
    vpaddq xmm16, xmm21, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+352], xmm19
    vpmadd52luq xmm21, xmm19, [rcx+64]
    vpmadd52huq xmm16, xmm19, [rcx+56]
    vpaddq xmm21, xmm21, xmm16
    vpmadd52luq xmm20, xmm19, [rcx+80]
    vpmadd52huq xmm20, xmm19, [rcx+72]
    vpbroadcastq ymm0, [rdx+280]
    lea r10, [rdx+280]
    lea rax, [rsi+232]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm21, xmm30
    vpaddq xmm21, xmm21, xmm31
    vpsrlq xmm21, xmm21, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm21, xmm21, xmm15
    vmovq [r8+360], xmm16
    vpmadd52luq xmm20, xmm16, [rcx+72]
    vpmadd52huq xmm21, xmm16, [rcx+64]
    vpaddq xmm20, xmm20, xmm21
    vpbroadcastq ymm1, [rdx+304]
    lea r10, [rdx+312]
    lea rax, [rsi+200]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_0
    vinserti64x2 ymm21, ymm19, xmm19, 1
    vpmadd52luq ymm18, ymm21, [rcx+96]
    vpmadd52huq ymm18, ymm21, [rcx+88]
    vpmadd52luq ymm17, ymm21, [rcx+128]
    vpmadd52huq ymm17, ymm21, [rcx+120]
    vinserti64x2 ymm21, ymm16, xmm16, 1
    vpmadd52luq ymm18, ymm21, [rcx+88]
    vpmadd52huq ymm18, ymm21, [rcx+80]
    vpmadd52luq ymm17, ymm21, [rcx+120]
    vpmadd52huq ymm17, ymm21, [rcx+112]
    vmovdqa64 xmm21, xmm18
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm20, xmm30
    vpaddq xmm16, xmm20, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+368], xmm19
    vpmadd52luq xmm20, xmm19, [rcx+64]
    vpmadd52huq xmm16, xmm19, [rcx+56]
    vpaddq xmm20, xmm20, xmm16
    vpmadd52luq xmm21, xmm19, [rcx+80]
    vpmadd52huq xmm21, xmm19, [rcx+72]
    vpbroadcastq ymm0, [rdx+336]
    lea r10, [rdx+336]
    lea rax, [rsi+176]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm20, xmm30
    vpaddq xmm20, xmm20, xmm31
    vpsrlq xmm20, xmm20, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm20, xmm20, xmm15
    vmovq [r8+376], xmm16
    vpmadd52luq xmm21, xmm16, [rcx+72]
    vpmadd52huq xmm20, xmm16, [rcx+64]
    vpaddq xmm21, xmm21, xmm20
    vpbroadcastq ymm1, [rdx+360]
    lea r10, [rdx+368]
    lea rax, [rsi+144]
    mov r9d, 1
    call .Llimbs_ifma_single_40_mul_0
    vpbroadcastq ymm20, [rdx+376]
    vpmadd52huq ymm25, ymm20, [rsi+128]
    vpmadd52huq ymm24, ymm20, [rsi+160]
    vpmadd52huq ymm23, ymm20, [rsi+192]
    vpmadd52huq ymm22, ymm20, [rsi+224]
    vinserti64x2 ymm20, ymm19, xmm19, 1
    vpmadd52luq ymm18, ymm20, [rcx+80]
    vpmadd52huq ymm18, ymm20, [rcx+72]
    vpmadd52luq ymm17, ymm20, [rcx+112]
    vpmadd52huq ymm17, ymm20, [rcx+104]
    vinserti64x2 ymm20, ymm16, xmm16, 1
    vpmadd52luq ymm18, ymm20, [rcx+72]
    vpmadd52huq ymm18, ymm20, [rcx+64]
    vpmadd52luq ymm17, ymm20, [rcx+104]
    vpmadd52huq ymm17, ymm20, [rcx+96]
    vextracti64x2 xmm20, ymm18, 1
    vpsrlq xmm19, xmm21, 52
    vpxord xmm18, xmm18, xmm18
    vpunpcklqdq xmm19, xmm18, xmm19
    vpaddq xmm21, xmm21, xmm19
    vpsrlq xmm19, xmm21, 52
    vpxord xmm18, xmm18, xmm18
    vpunpckhqdq xmm19, xmm19, xmm18
    vpaddq xmm20, xmm20, xmm19
    vpsrlq xmm19, xmm20, 52
    vpxord xmm18, xmm18, xmm18
    vpunpcklqdq xmm19, xmm18, xmm19
    vpaddq xmm20, xmm20, xmm19
    vpsrlq xmm19, xmm20, 52
    vpxord xmm18, xmm18, xmm18
    vpunpckhqdq xmm19, xmm19, xmm18
    vinserti64x2 ymm21, ymm21, xmm20, 1
    vpandq ymm21, ymm21, ymm31
    vmovdqu64 [rdi+64], ymm21
    vextracti64x2 xmm21, ymm17, 1
    vpbroadcastq ymm20, [r8+128]
    vpbroadcastq ymm18, [r8+136]
    vmovdqu64 ymm16, [rcx+376]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm20, ymm16
    vpbroadcastq ymm20, [r8+144]
    vmovdqu64 ymm16, [rcx+368]
    vpmadd52luq ymm29, ymm20, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vpbroadcastq ymm18, [r8+152]
    vmovdqu64 ymm16, [rcx+360]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm20, ymm16
    vpbroadcastq ymm20, [r8+160]
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm29, ymm20, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vpbroadcastq ymm18, [r8+168]
    vmovdqu64 ymm16, [rcx+344]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm20, ymm16
    vmovdqu64 ymm16, [rcx+376]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm24, ymm20, ymm16
    vpbroadcastq ymm20, [r8+176]
    vmovdqu64 ymm16, [rcx+336]
    vpmadd52luq ymm29, ymm20, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+368]
    vpmadd52luq ymm28, ymm20, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vpbroadcastq ymm18, [r8+184]
    vmovdqu64 ymm16, [rcx+328]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm20, ymm16
    vmovdqu64 ymm16, [rcx+360]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm24, ymm20, ymm16
    vpbroadcastq ymm20, [r8+192]
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm29, ymm20, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm28, ymm20, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vpbroadcastq ymm18, [r8+200]
    vmovdqu64 ymm16, [rcx+312]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm20, ymm16
    vmovdqu64 ymm16, [rcx+344]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm24, ymm20, ymm16
    vmovdqu64 ymm16, [rcx+376]
    vpmadd52luq ymm27, ymm18, ymm16
    vpmadd52huq ymm23, ymm20, ymm16
    vpbroadcastq ymm20, [r8+208]
    vmovdqu64 ymm16, [rcx+304]
    vpmadd52luq ymm29, ymm20, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+336]
    vpmadd52luq ymm28, ymm20, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+368]
    vpmadd52luq ymm27, ymm20, ymm16
    vpmadd52huq ymm23, ymm18, ymm16
    vpbroadcastq ymm18, [r8+216]
    vmovdqu64 ymm16, [rcx+296]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm20, ymm16
    vmovdqu64 ymm16, [rcx+328]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm24, ymm20, ymm16
    vmovdqu64 ymm16, [rcx+360]
    vpmadd52luq ymm27, ymm18, ymm16
    vpmadd52huq ymm23, ymm20, ymm16
    vpbroadcastq ymm20, [r8+224]
    vmovdqu64 ymm16, [rcx+288]
    vpmadd52luq ymm29, ymm20, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm28, ymm20, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm27, ymm20, ymm16
    vpmadd52huq ymm23, ymm18, ymm16
    vpbroadcastq ymm0, [r8+224]
    lea r10, [r8+224]
    lea rax, [rcx+288]
    mov r9d, 4
    call .Llimbs_ifma_single_40_mul_1
    vpaddq xmm17, xmm17, xmm19
    vpsrlq xmm20, xmm17, 52
    vpxord xmm19, xmm19, xmm19
    vpunpcklqdq xmm20, xmm19, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
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
    vinserti64x2 ymm21, ymm17, xmm21, 1
    vpandq ymm21, ymm21, ymm31
    vmovdqu64 [rdi+96], ymm21
    vpbroadcastq ymm1, [r8+280]
    lea r10, [r8+288]
    lea rax, [rcx+224]
    mov r9d, 6
    call .Llimbs_ifma_single_40_mul_0
    vpbroadcastq ymm21, [r8+376]
    vpmadd52huq ymm25, ymm21, [rcx+128]
    vpmadd52huq ymm24, ymm21, [rcx+160]
    vpmadd52huq ymm23, ymm21, [rcx+192]
    vpmadd52huq ymm22, ymm21, [rcx+224]
    vpaddq ymm21, ymm29, ymm25
    vpaddq ymm19, ymm28, ymm24
    vpaddq ymm18, ymm27, ymm23
    vpaddq ymm17, ymm26, ymm22
    vpaddq ymm21, ymm21, ymm20
    vextracti64x2 xmm20, ymm21, 1
    vpsrlq xmm16, xmm21, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm21, xmm21, xmm16
    vpsrlq xmm16, xmm21, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm20, xmm20, xmm16
    vpsrlq xmm16, xmm20, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm20, xmm20, xmm16
    vpsrlq xmm16, xmm20, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm21, ymm21, xmm20, 1
    vpandq ymm21, ymm21, ymm31
    vmovdqu64 [rdi+128], ymm21
    vextracti64x2 xmm21, ymm19, 1
    vpxord xmm29, xmm29, xmm29
    vpxord xmm28, xmm28, xmm28
    vpxord xmm27, xmm27, xmm27
    vpxord xmm26, xmm26, xmm26
    vpxord xmm25, xmm25, xmm25
    vpxord xmm24, xmm24, xmm24
    vpxord xmm23, xmm23, xmm23
    vpxord xmm22, xmm22, xmm22
    vpbroadcastq ymm20, [rdx+256]
    vpbroadcastq ymm15, [rdx+264]
    vmovdqu64 ymm14, [rsi+376]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm25, ymm20, ymm14
    vpbroadcastq ymm20, [rdx+272]
    vmovdqu64 ymm14, [rsi+368]
    vpmadd52luq ymm29, ymm20, ymm14
    vpmadd52huq ymm25, ymm15, ymm14
    vpbroadcastq ymm15, [rdx+280]
    vmovdqu64 ymm14, [rsi+360]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm25, ymm20, ymm14
    vpbroadcastq ymm20, [rdx+288]
    vmovdqu64 ymm14, [rsi+352]
    vpmadd52luq ymm29, ymm20, ymm14
    vpmadd52huq ymm25, ymm15, ymm14
    vpbroadcastq ymm15, [rdx+296]
    vmovdqu64 ymm14, [rsi+344]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm25, ymm20, ymm14
    vmovdqu64 ymm14, [rsi+376]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm24, ymm20, ymm14
    vpbroadcastq ymm20, [rdx+304]
    vmovdqu64 ymm14, [rsi+336]
    vpmadd52luq ymm29, ymm20, ymm14
    vpmadd52huq ymm25, ymm15, ymm14
    vmovdqu64 ymm14, [rsi+368]
    vpmadd52luq ymm28, ymm20, ymm14
    vpmadd52huq ymm24, ymm15, ymm14
    vpbroadcastq ymm15, [rdx+312]
    vmovdqu64 ymm14, [rsi+328]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm25, ymm20, ymm14
    vmovdqu64 ymm14, [rsi+360]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm24, ymm20, ymm14
    vpbroadcastq ymm20, [rdx+320]
    vmovdqu64 ymm14, [rsi+320]
    vpmadd52luq ymm29, ymm20, ymm14
    vpmadd52huq ymm25, ymm15, ymm14
    vmovdqu64 ymm14, [rsi+352]
    vpmadd52luq ymm28, ymm20, ymm14
    vpmadd52huq ymm24, ymm15, ymm14
    vpbroadcastq ymm15, [rdx+328]
    vmovdqu64 ymm14, [rsi+312]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm25, ymm20, ymm14
    vmovdqu64 ymm14, [rsi+344]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm24, ymm20, ymm14
    vmovdqu64 ymm14, [rsi+376]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm23, ymm20, ymm14
    vpbroadcastq ymm20, [rdx+336]
    vmovdqu64 ymm14, [rsi+304]
    vpmadd52luq ymm29, ymm20, ymm14
    vpmadd52huq ymm25, ymm15, ymm14
    vmovdqu64 ymm14, [rsi+336]
    vpmadd52luq ymm28, ymm20, ymm14
    vpmadd52huq ymm24, ymm15, ymm14
    vmovdqu64 ymm14, [rsi+368]
    vpmadd52luq ymm27, ymm20, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vpbroadcastq ymm15, [rdx+344]
    vmovdqu64 ymm14, [rsi+296]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm25, ymm20, ymm14
    vmovdqu64 ymm14, [rsi+328]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm24, ymm20, ymm14
    vmovdqu64 ymm14, [rsi+360]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm23, ymm20, ymm14
    vpaddq xmm19, xmm19, xmm16
    vpsrlq xmm20, xmm19, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm19, xmm19, xmm20
    vpsrlq xmm20, xmm19, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm21, xmm21, xmm20
    vpsrlq xmm20, xmm21, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm21, xmm21, xmm20
    vpsrlq xmm20, xmm21, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm21, ymm19, xmm21, 1
    vpandq ymm21, ymm21, ymm31
    vmovdqu64 [rdi+160], ymm21
    vextracti64x2 xmm21, ymm18, 1
    vpbroadcastq ymm19, [rdx+352]
    vmovdqu64 ymm16, [rsi+288]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm25, ymm15, ymm16
    vmovdqu64 ymm16, [rsi+320]
    vpmadd52luq ymm28, ymm19, ymm16
    vpmadd52huq ymm24, ymm15, ymm16
    vmovdqu64 ymm16, [rsi+352]
    vpmadd52luq ymm27, ymm19, ymm16
    vpmadd52huq ymm23, ymm15, ymm16
    vpbroadcastq ymm0, [rdx+352]
    lea r10, [rdx+352]
    lea rax, [rsi+288]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpbroadcastq ymm19, [rdx+376]
    vpmadd52huq ymm25, ymm19, [rsi+256]
    vpmadd52huq ymm24, ymm19, [rsi+288]
    vpmadd52huq ymm23, ymm19, [rsi+320]
    vpmadd52huq ymm22, ymm19, [rsi+352]
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
    vmovdqu64 [rdi+192], ymm21
    vextracti64x2 xmm21, ymm17, 1
    vpbroadcastq ymm19, [r8+256]
    vpbroadcastq ymm18, [r8+264]
    vmovdqu64 ymm16, [rcx+376]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm19, ymm16
    vpbroadcastq ymm19, [r8+272]
    vmovdqu64 ymm16, [rcx+368]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vpbroadcastq ymm18, [r8+280]
    vmovdqu64 ymm16, [rcx+360]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm19, ymm16
    vpbroadcastq ymm19, [r8+288]
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vpbroadcastq ymm18, [r8+296]
    vmovdqu64 ymm16, [rcx+344]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+376]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm24, ymm19, ymm16
    vpbroadcastq ymm19, [r8+304]
    vmovdqu64 ymm16, [rcx+336]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+368]
    vpmadd52luq ymm28, ymm19, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vpbroadcastq ymm18, [r8+312]
    vmovdqu64 ymm16, [rcx+328]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+360]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm24, ymm19, ymm16
    vpbroadcastq ymm19, [r8+320]
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm28, ymm19, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vpbroadcastq ymm18, [r8+328]
    vmovdqu64 ymm16, [rcx+312]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+344]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm24, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+376]
    vpmadd52luq ymm27, ymm18, ymm16
    vpmadd52huq ymm23, ymm19, ymm16
    vpbroadcastq ymm19, [r8+336]
    vmovdqu64 ymm16, [rcx+304]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm25, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+336]
    vpmadd52luq ymm28, ymm19, ymm16
    vpmadd52huq ymm24, ymm18, ymm16
    vmovdqu64 ymm16, [rcx+368]
    vpmadd52luq ymm27, ymm19, ymm16
    vpmadd52huq ymm23, ymm18, ymm16
    vpbroadcastq ymm18, [r8+344]
    vmovdqu64 ymm16, [rcx+296]
    vpmadd52luq ymm29, ymm18, ymm16
    vpmadd52huq ymm25, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+328]
    vpmadd52luq ymm28, ymm18, ymm16
    vpmadd52huq ymm24, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+360]
    vpmadd52luq ymm27, ymm18, ymm16
    vpmadd52huq ymm23, ymm19, ymm16
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm19, xmm19, xmm19
    vpunpcklqdq xmm20, xmm19, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
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
    vinserti64x2 ymm21, ymm17, xmm21, 1
    vpandq ymm21, ymm21, ymm31
    vmovdqu64 [rdi+224], ymm21
    vpbroadcastq ymm21, [r8+352]
    vmovdqu64 ymm19, [rcx+288]
    vpmadd52luq ymm29, ymm21, ymm19
    vpmadd52huq ymm25, ymm18, ymm19
    vmovdqu64 ymm19, [rcx+320]
    vpmadd52luq ymm28, ymm21, ymm19
    vpmadd52huq ymm24, ymm18, ymm19
    vmovdqu64 ymm19, [rcx+352]
    vpmadd52luq ymm27, ymm21, ymm19
    vpmadd52huq ymm23, ymm18, ymm19
    vpbroadcastq ymm0, [r8+352]
    lea r10, [r8+352]
    lea rax, [rcx+288]
    mov r9d, 2
    call .Llimbs_ifma_single_40_mul_1
    vpbroadcastq ymm21, [r8+376]
    vpmadd52huq ymm25, ymm21, [rcx+256]
    vpmadd52huq ymm24, ymm21, [rcx+288]
    vpmadd52huq ymm23, ymm21, [rcx+320]
    vpmadd52huq ymm22, ymm21, [rcx+352]
    vpaddq ymm21, ymm29, ymm25
    vpaddq ymm19, ymm28, ymm24
    vpaddq ymm18, ymm27, ymm23
    vpaddq ymm17, ymm26, ymm22
    vpaddq ymm21, ymm21, ymm20
    vextracti64x2 xmm20, ymm21, 1
    vpsrlq xmm16, xmm21, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm21, xmm21, xmm16
    vpsrlq xmm16, xmm21, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm20, xmm20, xmm16
    vpsrlq xmm16, xmm20, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm20, xmm20, xmm16
    vpsrlq xmm16, xmm20, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm21, ymm21, xmm20, 1
    vpandq ymm21, ymm21, ymm31
    vmovdqu64 [rdi+256], ymm21
    vextracti64x2 xmm21, ymm19, 1
    vpaddq xmm19, xmm19, xmm16
    vpsrlq xmm20, xmm19, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm19, xmm19, xmm20
    vpsrlq xmm20, xmm19, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vpaddq xmm21, xmm21, xmm20
    vpsrlq xmm20, xmm21, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm20, xmm16, xmm20
    vpaddq xmm21, xmm21, xmm20
    vpsrlq xmm20, xmm21, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm20, xmm20, xmm16
    vinserti64x2 ymm21, ymm19, xmm21, 1
    vpandq ymm21, ymm21, ymm31
    vmovdqu64 [rdi+288], ymm21
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
    vmovdqu64 [rdi+320], ymm21
    vextracti64x2 xmm21, ymm17, 1
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
    vpxord xmm19, xmm19, xmm19
    vpunpcklqdq xmm20, xmm19, xmm20
    vpaddq xmm17, xmm17, xmm20
    vpsrlq xmm20, xmm17, 52
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
    vinserti64x2 ymm21, ymm17, xmm21, 1
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
.Llimbs_ifma_single_40_mul_0:
    vpbroadcastq ymm0, [r10]
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm25, ymm2, ymm1
    vmovdqu64 ymm3, [rax+32]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm24, ymm3, ymm1
    vmovdqu64 ymm2, [rax+64]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax+96]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
.Llimbs_ifma_single_40_mul_1:
    vpbroadcastq ymm1, [r10+8]
    vmovdqu64 ymm2, [rax-8]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm25, ymm2, ymm0
    vmovdqu64 ymm3, [rax+24]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm24, ymm3, ymm0
    vmovdqu64 ymm2, [rax+56]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax+88]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    add r10, 16
    sub rax, 16
    dec r9d
    jnz .Llimbs_ifma_single_40_mul_0
    ret
