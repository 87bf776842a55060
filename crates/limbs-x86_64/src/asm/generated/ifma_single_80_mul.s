// Product of 80 digits in radix 2^52: z = x * y / R mod m, almost reduced.
// 6808 multiplications: 3404 cycles on Zen 4 at least.
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
    vpbroadcastq ymm30, [rcx+768]
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
    vpbroadcastq ymm17, [rdx+64]
    vpmadd52luq ymm29, ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm17, [rsi+192]
    vpmadd52luq ymm24, ymm17, [rsi+224]
    vpbroadcastq ymm1, [rdx+64]
    lea r10, [rdx-552]
    lea rax, [rsi+680]
    call .Llimbs_ifma_single_80_mul_78
    vpbroadcastq ymm17, [rdx+88]
    vpbroadcastq ymm16, [rdx+96]
    vmovdqu64 ymm15, [rsi+64]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm22, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+96]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm21, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+128]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm20, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+160]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+192]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+104]
    vmovdqu64 ymm15, [rsi+56]
    vpmadd52luq ymm28, ymm17, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+88]
    vpmadd52luq ymm27, ymm17, ymm15
    vpmadd52huq ymm21, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+120]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm20, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+152]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm19, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+184]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+112]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm22, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+80]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm21, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+112]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm20, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+144]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+176]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+120]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm28, ymm17, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+72]
    vpmadd52luq ymm27, ymm17, ymm15
    vpmadd52huq ymm21, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+104]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm20, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+136]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm19, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+168]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+128]
    vmovdqu64 ymm15, [rsi+64]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm21, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+96]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm20, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+128]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+160]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+136]
    vmovdqu64 ymm15, [rsi+56]
    vpmadd52luq ymm27, ymm17, ymm15
    vpmadd52huq ymm21, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+88]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm20, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+120]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm19, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+152]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+144]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm21, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+80]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm20, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+112]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+144]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+152]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm27, ymm17, ymm15
    vpmadd52huq ymm21, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+72]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm20, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+104]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm19, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+136]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+160]
    vmovdqu64 ymm15, [rsi+64]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm20, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+96]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+128]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+168]
    vmovdqu64 ymm15, [rsi+56]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm20, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+88]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm19, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+120]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+176]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm20, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+80]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+112]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+184]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm20, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+72]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm19, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+104]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+192]
    vmovdqu64 ymm15, [rsi+64]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+96]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+200]
    vmovdqu64 ymm15, [rsi+56]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm19, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+88]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+208]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm19, ymm17, ymm15
    vmovdqu64 ymm15, [rsi+80]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+216]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm19, ymm16, ymm15
    vmovdqu64 ymm15, [rsi+72]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+224]
    vmovdqu64 ymm15, [rsi+64]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+232]
    vmovdqu64 ymm15, [rsi+56]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpbroadcastq ymm16, [rdx+240]
    vmovdqu64 ymm15, [rsi+48]
    vpmadd52luq ymm24, ymm16, ymm15
    vpmadd52huq ymm18, ymm17, ymm15
    vpbroadcastq ymm17, [rdx+248]
    vmovdqu64 ymm15, [rsi+40]
    vpmadd52luq ymm24, ymm17, ymm15
    vpmadd52huq ymm18, ymm16, ymm15
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm16, ymm28, ymm22
    vpaddq ymm15, ymm27, ymm21
    vpaddq ymm14, ymm26, ymm20
    vpaddq ymm13, ymm25, ymm19
    vpaddq ymm12, ymm24, ymm18
    vextracti64x2 xmm11, ymm17, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm9, xmm17, xmm31
    vpsrlq xmm9, xmm9, 52
    vpunpcklqdq xmm10, xmm10, xmm10
    vpxord xmm8, xmm8, xmm8
    vpunpcklqdq xmm9, xmm8, xmm9
    vmovq [r8+64], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+64]
    vpmadd52huq xmm9, xmm10, [rcx+56]
    vpaddq xmm17, xmm17, xmm9
    vpmadd52luq xmm11, xmm10, [rcx+80]
    vpmadd52huq xmm11, xmm10, [rcx+72]
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
    vpbroadcastq ymm9, [rdx+64]
    vpmadd52luq ymm29, ymm9, [rsi+256]
    vpmadd52luq ymm28, ymm9, [rsi+288]
    vpmadd52luq ymm27, ymm9, [rsi+320]
    vpmadd52luq ymm26, ymm9, [rsi+352]
    vpmadd52luq ymm25, ymm9, [rsi+384]
    vpmadd52luq ymm24, ymm9, [rsi+416]
    vpbroadcastq ymm8, [rdx+72]
    vmovdqu64 ymm7, [rsi+248]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+280]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+312]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+344]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+376]
    vpmadd52luq ymm25, ymm8, ymm7
    vpmadd52huq ymm19, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+408]
    vpmadd52luq ymm24, ymm8, ymm7
    vpmadd52huq ymm18, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+80]
    vmovdqu64 ymm7, [rsi+240]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+272]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+304]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+336]
    vpmadd52luq ymm26, ymm9, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+368]
    vpmadd52luq ymm25, ymm9, ymm7
    vpmadd52huq ymm19, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+400]
    vpmadd52luq ymm24, ymm9, ymm7
    vpmadd52huq ymm18, ymm8, ymm7
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq xmm9, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm9, xmm9, xmm9
    vpxord xmm8, xmm8, xmm8
    vpunpckhqdq xmm17, xmm17, xmm8
    vmovq [r8+72], xmm9
    vpmadd52luq xmm11, xmm9, [rcx+72]
    vpmadd52huq xmm17, xmm9, [rcx+64]
    vpaddq xmm11, xmm11, xmm17
    vpbroadcastq ymm1, [rdx+80]
    lea r10, [rdx-536]
    lea rax, [rsi+856]
    call .Llimbs_ifma_single_80_mul_78
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm16, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+88]
    vpmadd52luq ymm15, ymm17, [rcx+128]
    vpmadd52huq ymm15, ymm17, [rcx+120]
    vpmadd52luq ymm14, ymm17, [rcx+160]
    vpmadd52huq ymm14, ymm17, [rcx+152]
    vpmadd52luq ymm13, ymm17, [rcx+192]
    vpmadd52huq ymm13, ymm17, [rcx+184]
    vpmadd52luq ymm12, ymm17, [rcx+224]
    vpmadd52huq ymm12, ymm17, [rcx+216]
    vinserti64x2 ymm17, ymm9, xmm9, 1
    vpmadd52luq ymm16, ymm17, [rcx+88]
    vpmadd52huq ymm16, ymm17, [rcx+80]
    vpmadd52luq ymm15, ymm17, [rcx+120]
    vpmadd52huq ymm15, ymm17, [rcx+112]
    vpmadd52luq ymm14, ymm17, [rcx+152]
    vpmadd52huq ymm14, ymm17, [rcx+144]
    vpmadd52luq ymm13, ymm17, [rcx+184]
    vpmadd52huq ymm13, ymm17, [rcx+176]
    vpmadd52luq ymm12, ymm17, [rcx+216]
    vpmadd52huq ymm12, ymm17, [rcx+208]
    vmovdqa64 xmm17, xmm16
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm11, xmm30
    vpaddq xmm9, xmm11, xmm31
    vpsrlq xmm9, xmm9, 52
    vpunpcklqdq xmm10, xmm10, xmm10
    vpxord xmm8, xmm8, xmm8
    vpunpcklqdq xmm9, xmm8, xmm9
    vmovq [r8+80], xmm10
    vpmadd52luq xmm11, xmm10, [rcx+64]
    vpmadd52huq xmm9, xmm10, [rcx+56]
    vpaddq xmm11, xmm11, xmm9
    vpmadd52luq xmm17, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+72]
    vpbroadcastq ymm1, [rdx+104]
    lea r10, [rdx-512]
    lea rax, [rsi+832]
    call .Llimbs_ifma_single_80_mul_78
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq xmm9, xmm11, xmm30
    vpaddq xmm11, xmm11, xmm31
    vpsrlq xmm11, xmm11, 52
    vpunpckhqdq xmm9, xmm9, xmm9
    vpxord xmm8, xmm8, xmm8
    vpunpckhqdq xmm11, xmm11, xmm8
    vmovq [r8+88], xmm9
    vpmadd52luq xmm17, xmm9, [rcx+72]
    vpmadd52huq xmm11, xmm9, [rcx+64]
    vpaddq xmm17, xmm17, xmm11
    vpbroadcastq ymm11, [rdx+128]
    vpbroadcastq ymm8, [rdx+136]
    vmovdqu64 ymm7, [rsi+184]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm11, ymm7
    vmovdqu64 ymm7, [rsi+216]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm11, ymm7
    vmovdqu64 ymm7, [rsi+248]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm11, ymm7
    vmovdqu64 ymm7, [rsi+280]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm11, ymm7
    vmovdqu64 ymm7, [rsi+312]
    vpmadd52luq ymm25, ymm8, ymm7
    vpmadd52huq ymm19, ymm11, ymm7
    vmovdqu64 ymm7, [rsi+344]
    vpmadd52luq ymm24, ymm8, ymm7
    vpmadd52huq ymm18, ymm11, ymm7
    vpbroadcastq ymm11, [rdx+144]
    vmovdqu64 ymm7, [rsi+176]
    vpmadd52luq ymm29, ymm11, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+208]
    vpmadd52luq ymm28, ymm11, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+240]
    vpmadd52luq ymm27, ymm11, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+272]
    vpmadd52luq ymm26, ymm11, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+304]
    vpmadd52luq ymm25, ymm11, ymm7
    vpmadd52huq ymm19, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+336]
    vpmadd52luq ymm24, ymm11, ymm7
    vpmadd52huq ymm18, ymm8, ymm7
    vinserti64x2 ymm11, ymm10, xmm10, 1
    vpmadd52luq ymm16, ymm11, [rcx+80]
    vpmadd52huq ymm16, ymm11, [rcx+72]
    vpmadd52luq ymm15, ymm11, [rcx+112]
    vpmadd52huq ymm15, ymm11, [rcx+104]
    vpmadd52luq ymm14, ymm11, [rcx+144]
    vpmadd52huq ymm14, ymm11, [rcx+136]
    vpmadd52luq ymm13, ymm11, [rcx+176]
    vpmadd52huq ymm13, ymm11, [rcx+168]
    vpmadd52luq ymm12, ymm11, [rcx+208]
    vpmadd52huq ymm12, ymm11, [rcx+200]
    vinserti64x2 ymm11, ymm9, xmm9, 1
    vpmadd52luq ymm16, ymm11, [rcx+72]
    vpmadd52huq ymm16, ymm11, [rcx+64]
    vpmadd52luq ymm15, ymm11, [rcx+104]
    vpmadd52huq ymm15, ymm11, [rcx+96]
    vpmadd52luq ymm14, ymm11, [rcx+136]
    vpmadd52huq ymm14, ymm11, [rcx+128]
    vpmadd52luq ymm13, ymm11, [rcx+168]
    vpmadd52huq ymm13, ymm11, [rcx+160]
    vpmadd52luq ymm12, ymm11, [rcx+200]
    vpmadd52huq ymm12, ymm11, [rcx+192]
    vextracti64x2 xmm16, ymm16, 1
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq xmm11, xmm17, xmm30
    vpaddq xmm10, xmm17, xmm31
    vpsrlq xmm10, xmm10, 52
    vpunpcklqdq xmm11, xmm11, xmm11
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vmovq [r8+96], xmm11
    vpmadd52luq xmm17, xmm11, [rcx+64]
    vpmadd52huq xmm10, xmm11, [rcx+56]
    vpaddq xmm17, xmm17, xmm10
    vpmadd52luq xmm16, xmm11, [rcx+80]
    vpmadd52huq xmm16, xmm11, [rcx+72]
    vpbroadcastq ymm1, [rdx+144]
    lea r10, [rdx-472]
    lea rax, [rsi+792]
    call .Llimbs_ifma_single_80_mul_78
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm17, xmm17, xmm9
    vmovq [r8+104], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+72]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm17, [rdx+168]
    vpbroadcastq ymm9, [rdx+176]
    vmovdqu64 ymm8, [rsi+144]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm17, ymm8
    vmovdqu64 ymm8, [rsi+176]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm17, ymm8
    vmovdqu64 ymm8, [rsi+208]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm17, ymm8
    vmovdqu64 ymm8, [rsi+240]
    vpmadd52luq ymm26, ymm9, ymm8
    vpmadd52huq ymm20, ymm17, ymm8
    vmovdqu64 ymm8, [rsi+272]
    vpmadd52luq ymm25, ymm9, ymm8
    vpmadd52huq ymm19, ymm17, ymm8
    vmovdqu64 ymm8, [rsi+304]
    vpmadd52luq ymm24, ymm9, ymm8
    vpmadd52huq ymm18, ymm17, ymm8
    vpbroadcastq ymm17, [rdx+184]
    vmovdqu64 ymm8, [rsi+136]
    vpmadd52luq ymm29, ymm17, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+168]
    vpmadd52luq ymm28, ymm17, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+200]
    vpmadd52luq ymm27, ymm17, ymm8
    vpmadd52huq ymm21, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+232]
    vpmadd52luq ymm26, ymm17, ymm8
    vpmadd52huq ymm20, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+264]
    vpmadd52luq ymm25, ymm17, ymm8
    vpmadd52huq ymm19, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+296]
    vpmadd52luq ymm24, ymm17, ymm8
    vpmadd52huq ymm18, ymm9, ymm8
    vinserti64x2 ymm17, ymm11, xmm11, 1
    vpmadd52luq ymm15, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+88]
    vpmadd52luq ymm14, ymm17, [rcx+128]
    vpmadd52huq ymm14, ymm17, [rcx+120]
    vpmadd52luq ymm13, ymm17, [rcx+160]
    vpmadd52huq ymm13, ymm17, [rcx+152]
    vpmadd52luq ymm12, ymm17, [rcx+192]
    vpmadd52huq ymm12, ymm17, [rcx+184]
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm17, [rcx+88]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpmadd52luq ymm14, ymm17, [rcx+120]
    vpmadd52huq ymm14, ymm17, [rcx+112]
    vpmadd52luq ymm13, ymm17, [rcx+152]
    vpmadd52huq ymm13, ymm17, [rcx+144]
    vpmadd52luq ymm12, ymm17, [rcx+184]
    vpmadd52huq ymm12, ymm17, [rcx+176]
    vmovdqa64 xmm17, xmm15
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq xmm11, xmm16, xmm30
    vpaddq xmm10, xmm16, xmm31
    vpsrlq xmm10, xmm10, 52
    vpunpcklqdq xmm11, xmm11, xmm11
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vmovq [r8+112], xmm11
    vpmadd52luq xmm16, xmm11, [rcx+64]
    vpmadd52huq xmm10, xmm11, [rcx+56]
    vpaddq xmm16, xmm16, xmm10
    vpmadd52luq xmm17, xmm11, [rcx+80]
    vpmadd52huq xmm17, xmm11, [rcx+72]
    vpbroadcastq ymm1, [rdx+184]
    lea r10, [rdx-432]
    lea rax, [rsi+752]
    call .Llimbs_ifma_single_80_mul_78
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm16, xmm16, xmm9
    vmovq [r8+120], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+72]
    vpmadd52huq xmm16, xmm10, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm16, [rdx+208]
    vpbroadcastq ymm9, [rdx+216]
    vmovdqu64 ymm8, [rsi+104]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+136]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+168]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+200]
    vpmadd52luq ymm26, ymm9, ymm8
    vpmadd52huq ymm20, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+232]
    vpmadd52luq ymm25, ymm9, ymm8
    vpmadd52huq ymm19, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+264]
    vpmadd52luq ymm24, ymm9, ymm8
    vpmadd52huq ymm18, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+224]
    vmovdqu64 ymm8, [rsi+96]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+128]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+160]
    vpmadd52luq ymm27, ymm16, ymm8
    vpmadd52huq ymm21, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+192]
    vpmadd52luq ymm26, ymm16, ymm8
    vpmadd52huq ymm20, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+224]
    vpmadd52luq ymm25, ymm16, ymm8
    vpmadd52huq ymm19, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+256]
    vpmadd52luq ymm24, ymm16, ymm8
    vpmadd52huq ymm18, ymm9, ymm8
    vinserti64x2 ymm16, ymm11, xmm11, 1
    vpmadd52luq ymm15, ymm16, [rcx+80]
    vpmadd52huq ymm15, ymm16, [rcx+72]
    vpmadd52luq ymm14, ymm16, [rcx+112]
    vpmadd52huq ymm14, ymm16, [rcx+104]
    vpmadd52luq ymm13, ymm16, [rcx+144]
    vpmadd52huq ymm13, ymm16, [rcx+136]
    vpmadd52luq ymm12, ymm16, [rcx+176]
    vpmadd52huq ymm12, ymm16, [rcx+168]
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm16, [rcx+72]
    vpmadd52huq ymm15, ymm16, [rcx+64]
    vpmadd52luq ymm14, ymm16, [rcx+104]
    vpmadd52huq ymm14, ymm16, [rcx+96]
    vpmadd52luq ymm13, ymm16, [rcx+136]
    vpmadd52huq ymm13, ymm16, [rcx+128]
    vpmadd52luq ymm12, ymm16, [rcx+168]
    vpmadd52huq ymm12, ymm16, [rcx+160]
    vextracti64x2 xmm16, ymm15, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm11, xmm17, xmm31
    vpsrlq xmm11, xmm11, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm11, xmm10, xmm11
    vmovq [r8+128], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm11, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm11
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm1, [rdx+224]
    lea r10, [rdx-392]
    lea rax, [rsi+712]
    call .Llimbs_ifma_single_80_mul_78
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq xmm11, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm11, xmm11, xmm11
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm17, xmm17, xmm10
    vmovq [r8+136], xmm11
    vpmadd52luq xmm16, xmm11, [rcx+72]
    vpmadd52huq xmm17, xmm11, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm1, [rdx+248]
    lea r10, [rdx-368]
    lea rax, [rsi+688]
    call .Llimbs_ifma_single_80_mul_78
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm14, ymm17, [rcx+96]
    vpmadd52huq ymm14, ymm17, [rcx+88]
    vpmadd52luq ymm13, ymm17, [rcx+128]
    vpmadd52huq ymm13, ymm17, [rcx+120]
    vpmadd52luq ymm12, ymm17, [rcx+160]
    vpmadd52huq ymm12, ymm17, [rcx+152]
    vinserti64x2 ymm17, ymm11, xmm11, 1
    vpmadd52luq ymm14, ymm17, [rcx+88]
    vpmadd52huq ymm14, ymm17, [rcx+80]
    vpmadd52luq ymm13, ymm17, [rcx+120]
    vpmadd52huq ymm13, ymm17, [rcx+112]
    vpmadd52luq ymm12, ymm17, [rcx+152]
    vpmadd52huq ymm12, ymm17, [rcx+144]
    vmovdqa64 xmm17, xmm14
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm11, xmm16, xmm31
    vpsrlq xmm11, xmm11, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm11, xmm10, xmm11
    vmovq [r8+144], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm11, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm11
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm11, [rdx+272]
    vpbroadcastq ymm10, [rdx+280]
    vmovdqu64 ymm9, [rsi+40]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+72]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+104]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+136]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+168]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+200]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm11, ymm9
    vpbroadcastq ymm11, [rdx+288]
    vmovdqu64 ymm9, [rsi+64]
    vpmadd52luq ymm28, ymm11, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+96]
    vpmadd52luq ymm27, ymm11, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+128]
    vpmadd52luq ymm26, ymm11, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+160]
    vpmadd52luq ymm25, ymm11, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+192]
    vpmadd52luq ymm24, ymm11, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm16, xmm16, xmm9
    vmovq [r8+152], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+72]
    vpmadd52huq xmm16, xmm10, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm16, [rdx+296]
    vmovdqu64 ymm9, [rsi+56]
    vpmadd52luq ymm28, ymm16, ymm9
    vpmadd52huq ymm22, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+88]
    vpmadd52luq ymm27, ymm16, ymm9
    vpmadd52huq ymm21, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+120]
    vpmadd52luq ymm26, ymm16, ymm9
    vpmadd52huq ymm20, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+152]
    vpmadd52luq ymm25, ymm16, ymm9
    vpmadd52huq ymm19, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+184]
    vpmadd52luq ymm24, ymm16, ymm9
    vpmadd52huq ymm18, ymm11, ymm9
    vpbroadcastq ymm11, [rdx+304]
    vmovdqu64 ymm9, [rsi+48]
    vpmadd52luq ymm28, ymm11, ymm9
    vpmadd52huq ymm22, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+80]
    vpmadd52luq ymm27, ymm11, ymm9
    vpmadd52huq ymm21, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+112]
    vpmadd52luq ymm26, ymm11, ymm9
    vpmadd52huq ymm20, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+144]
    vpmadd52luq ymm25, ymm11, ymm9
    vpmadd52huq ymm19, ymm16, ymm9
    vmovdqu64 ymm9, [rsi+176]
    vpmadd52luq ymm24, ymm11, ymm9
    vpmadd52huq ymm18, ymm16, ymm9
    vpbroadcastq ymm16, [rdx+312]
    vmovdqu64 ymm9, [rsi+40]
    vpmadd52luq ymm28, ymm16, ymm9
    vpmadd52huq ymm22, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+72]
    vpmadd52luq ymm27, ymm16, ymm9
    vpmadd52huq ymm21, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+104]
    vpmadd52luq ymm26, ymm16, ymm9
    vpmadd52huq ymm20, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+136]
    vpmadd52luq ymm25, ymm16, ymm9
    vpmadd52huq ymm19, ymm11, ymm9
    vmovdqu64 ymm9, [rsi+168]
    vpmadd52luq ymm24, ymm16, ymm9
    vpmadd52huq ymm18, ymm11, ymm9
    vinserti64x2 ymm15, ymm15, xmm15, 1
    vpmadd52luq ymm14, ymm15, [rcx+80]
    vpmadd52huq ymm14, ymm15, [rcx+72]
    vpmadd52luq ymm13, ymm15, [rcx+112]
    vpmadd52huq ymm13, ymm15, [rcx+104]
    vpmadd52luq ymm12, ymm15, [rcx+144]
    vpmadd52huq ymm12, ymm15, [rcx+136]
    vinserti64x2 ymm15, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm15, [rcx+72]
    vpmadd52huq ymm14, ymm15, [rcx+64]
    vpmadd52luq ymm13, ymm15, [rcx+104]
    vpmadd52huq ymm13, ymm15, [rcx+96]
    vpmadd52luq ymm12, ymm15, [rcx+136]
    vpmadd52huq ymm12, ymm15, [rcx+128]
    vextracti64x2 xmm15, ymm14, 1
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm11, xmm17, xmm31
    vpsrlq xmm11, xmm11, 52
    vpunpcklqdq xmm14, xmm14, xmm14
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm11, xmm10, xmm11
    vmovq [r8+160], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+64]
    vpmadd52huq xmm11, xmm14, [rcx+56]
    vpaddq xmm17, xmm17, xmm11
    vpmadd52luq xmm15, xmm14, [rcx+80]
    vpmadd52huq xmm15, xmm14, [rcx+72]
    vpbroadcastq ymm11, [rdx+320]
    vmovdqu64 ymm10, [rsi+64]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm21, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+96]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+128]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+160]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [rdx+328]
    vmovdqu64 ymm10, [rsi+56]
    vpmadd52luq ymm27, ymm16, ymm10
    vpmadd52huq ymm21, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+88]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+120]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+152]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+336]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm21, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+80]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+112]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+144]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [rdx+344]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm27, ymm16, ymm10
    vpmadd52huq ymm21, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+72]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+104]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+136]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq xmm11, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm11, xmm11, xmm11
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm17, xmm17, xmm10
    vmovq [r8+168], xmm11
    vpmadd52luq xmm15, xmm11, [rcx+72]
    vpmadd52huq xmm17, xmm11, [rcx+64]
    vpaddq xmm15, xmm15, xmm17
    vpbroadcastq ymm17, [rdx+352]
    vmovdqu64 ymm10, [rsi+64]
    vpmadd52luq ymm26, ymm17, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+96]
    vpmadd52luq ymm25, ymm17, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+128]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [rdx+360]
    vmovdqu64 ymm10, [rsi+56]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+88]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+120]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vpbroadcastq ymm17, [rdx+368]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm26, ymm17, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+80]
    vpmadd52luq ymm25, ymm17, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+112]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [rdx+376]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+72]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+104]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vpbroadcastq ymm17, [rdx+384]
    vmovdqu64 ymm10, [rsi+64]
    vpmadd52luq ymm25, ymm17, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+96]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm13, ymm16, [rcx+96]
    vpmadd52huq ymm13, ymm16, [rcx+88]
    vpmadd52luq ymm12, ymm16, [rcx+128]
    vpmadd52huq ymm12, ymm16, [rcx+120]
    vinserti64x2 ymm16, ymm11, xmm11, 1
    vpmadd52luq ymm13, ymm16, [rcx+88]
    vpmadd52huq ymm13, ymm16, [rcx+80]
    vpmadd52luq ymm12, ymm16, [rcx+120]
    vpmadd52huq ymm12, ymm16, [rcx+112]
    vmovdqa64 xmm16, xmm13
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm15, xmm30
    vpaddq xmm11, xmm15, xmm31
    vpsrlq xmm11, xmm11, 52
    vpunpcklqdq xmm14, xmm14, xmm14
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm11, xmm10, xmm11
    vmovq [r8+176], xmm14
    vpmadd52luq xmm15, xmm14, [rcx+64]
    vpmadd52huq xmm11, xmm14, [rcx+56]
    vpaddq xmm15, xmm15, xmm11
    vpmadd52luq xmm16, xmm14, [rcx+80]
    vpmadd52huq xmm16, xmm14, [rcx+72]
    vpbroadcastq ymm11, [rdx+392]
    vmovdqu64 ymm10, [rsi+56]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+88]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vpbroadcastq ymm17, [rdx+400]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm25, ymm17, ymm10
    vpmadd52huq ymm19, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+80]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+408]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rsi+72]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vpbroadcastq ymm17, [rdx+416]
    vmovdqu64 ymm10, [rsi+64]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+424]
    vmovdqu64 ymm10, [rsi+56]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vpbroadcastq ymm17, [rdx+432]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm24, ymm17, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+440]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vpbroadcastq ymm17, [r8+64]
    vpmadd52luq ymm29, ymm17, [rcx+256]
    vpmadd52luq ymm28, ymm17, [rcx+288]
    vpmadd52luq ymm27, ymm17, [rcx+320]
    vpmadd52luq ymm26, ymm17, [rcx+352]
    vpmadd52luq ymm25, ymm17, [rcx+384]
    vpmadd52luq ymm24, ymm17, [rcx+416]
    vpbroadcastq ymm11, [r8+72]
    vmovdqu64 ymm10, [rcx+248]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm23, ymm17, ymm10
    vmovdqu64 ymm10, [rcx+280]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm22, ymm17, ymm10
    vmovdqu64 ymm10, [rcx+312]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm21, ymm17, ymm10
    vmovdqu64 ymm10, [rcx+344]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm20, ymm17, ymm10
    vmovdqu64 ymm10, [rcx+376]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm19, ymm17, ymm10
    vmovdqu64 ymm10, [rcx+408]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm17, ymm10
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm15, xmm30
    vpaddq xmm15, xmm15, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpckhqdq xmm17, xmm17, xmm17
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm15, xmm15, xmm10
    vmovq [r8+184], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+72]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vpbroadcastq ymm15, [r8+80]
    vmovdqu64 ymm10, [rcx+240]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vmovdqu64 ymm10, [rcx+272]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm11, ymm10
    vmovdqu64 ymm10, [rcx+304]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm11, ymm10
    vmovdqu64 ymm10, [rcx+336]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm11, ymm10
    vmovdqu64 ymm10, [rcx+368]
    vpmadd52luq ymm25, ymm15, ymm10
    vpmadd52huq ymm19, ymm11, ymm10
    vmovdqu64 ymm10, [rcx+400]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vpbroadcastq ymm11, [r8+88]
    vmovdqu64 ymm10, [rcx+232]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+264]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+296]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+328]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+360]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+392]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vinserti64x2 ymm15, ymm14, xmm14, 1
    vpmadd52luq ymm13, ymm15, [rcx+80]
    vpmadd52huq ymm13, ymm15, [rcx+72]
    vpmadd52luq ymm12, ymm15, [rcx+112]
    vpmadd52huq ymm12, ymm15, [rcx+104]
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpmadd52luq ymm13, ymm17, [rcx+72]
    vpmadd52huq ymm13, ymm17, [rcx+64]
    vpmadd52luq ymm12, ymm17, [rcx+104]
    vpmadd52huq ymm12, ymm17, [rcx+96]
    vextracti64x2 xmm17, ymm13, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+192], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm1, [r8+88]
    lea r10, [r8-528]
    lea rax, [rcx+848]
    call .Llimbs_ifma_single_80_mul_78
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm16, xmm16, xmm13
    vmovq [r8+200], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+72]
    vpmadd52huq xmm16, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm1, [r8+112]
    lea r10, [r8-504]
    lea rax, [rcx+824]
    call .Llimbs_ifma_single_80_mul_78
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm16, [rcx+96]
    vpmadd52huq ymm12, ymm16, [rcx+88]
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm12, ymm16, [rcx+88]
    vpmadd52huq ymm12, ymm16, [rcx+80]
    vmovdqa64 xmm16, xmm12
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm14, xmm17, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+208], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm14
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm14, [r8+136]
    vpbroadcastq ymm13, [r8+144]
    vmovdqu64 ymm11, [rcx+176]
    vpmadd52luq ymm29, ymm13, ymm11
    vpmadd52huq ymm23, ymm14, ymm11
    vmovdqu64 ymm11, [rcx+208]
    vpmadd52luq ymm28, ymm13, ymm11
    vpmadd52huq ymm22, ymm14, ymm11
    vmovdqu64 ymm11, [rcx+240]
    vpmadd52luq ymm27, ymm13, ymm11
    vpmadd52huq ymm21, ymm14, ymm11
    vmovdqu64 ymm11, [rcx+272]
    vpmadd52luq ymm26, ymm13, ymm11
    vpmadd52huq ymm20, ymm14, ymm11
    vmovdqu64 ymm11, [rcx+304]
    vpmadd52luq ymm25, ymm13, ymm11
    vpmadd52huq ymm19, ymm14, ymm11
    vmovdqu64 ymm11, [rcx+336]
    vpmadd52luq ymm24, ymm13, ymm11
    vpmadd52huq ymm18, ymm14, ymm11
    vpbroadcastq ymm14, [r8+152]
    vmovdqu64 ymm11, [rcx+168]
    vpmadd52luq ymm29, ymm14, ymm11
    vpmadd52huq ymm23, ymm13, ymm11
    vmovdqu64 ymm11, [rcx+200]
    vpmadd52luq ymm28, ymm14, ymm11
    vpmadd52huq ymm22, ymm13, ymm11
    vmovdqu64 ymm11, [rcx+232]
    vpmadd52luq ymm27, ymm14, ymm11
    vpmadd52huq ymm21, ymm13, ymm11
    vmovdqu64 ymm11, [rcx+264]
    vpmadd52luq ymm26, ymm14, ymm11
    vpmadd52huq ymm20, ymm13, ymm11
    vmovdqu64 ymm11, [rcx+296]
    vpmadd52luq ymm25, ymm14, ymm11
    vpmadd52huq ymm19, ymm13, ymm11
    vmovdqu64 ymm11, [rcx+328]
    vpmadd52luq ymm24, ymm14, ymm11
    vpmadd52huq ymm18, ymm13, ymm11
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm17, xmm17, xmm13
    vmovq [r8+216], xmm14
    vpmadd52luq xmm16, xmm14, [rcx+72]
    vpmadd52huq xmm17, xmm14, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm1, [r8+152]
    lea r10, [r8-464]
    lea rax, [rcx+784]
    call .Llimbs_ifma_single_80_mul_78
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm17, [rcx+80]
    vpmadd52huq ymm12, ymm17, [rcx+72]
    vinserti64x2 ymm17, ymm14, xmm14, 1
    vpmadd52luq ymm12, ymm17, [rcx+72]
    vpmadd52huq ymm12, ymm17, [rcx+64]
    vextracti64x2 xmm17, ymm12, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+224], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm15, [r8+176]
    vpbroadcastq ymm14, [r8+184]
    vmovdqu64 ymm13, [rcx+136]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+168]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+200]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+232]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+264]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+296]
    vpmadd52luq ymm24, ymm14, ymm13
    vpmadd52huq ymm18, ymm15, ymm13
    vpbroadcastq ymm15, [r8+192]
    vmovdqu64 ymm13, [rcx+128]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+160]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+192]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+224]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+256]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+288]
    vpmadd52luq ymm24, ymm15, ymm13
    vpmadd52huq ymm18, ymm14, ymm13
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm16, xmm16, xmm14
    vmovq [r8+232], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+72]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm1, [r8+192]
    lea r10, [r8-424]
    lea rax, [rcx+744]
    call .Llimbs_ifma_single_80_mul_78
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm15, xmm17, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+240], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm17, xmm17, xmm15
    vpbroadcastq ymm16, [r8+216]
    vpbroadcastq ymm15, [r8+224]
    vmovdqu64 ymm14, [rcx+96]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+128]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+160]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+192]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+224]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+256]
    vpmadd52luq ymm24, ymm15, ymm14
    vpmadd52huq ymm18, ymm16, ymm14
    vpbroadcastq ymm16, [r8+232]
    vmovdqu64 ymm14, [rcx+88]
    vpmadd52luq ymm29, ymm16, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+120]
    vpmadd52luq ymm28, ymm16, ymm14
    vpmadd52huq ymm22, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+152]
    vpmadd52luq ymm27, ymm16, ymm14
    vpmadd52huq ymm21, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+184]
    vpmadd52luq ymm26, ymm16, ymm14
    vpmadd52huq ymm20, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+216]
    vpmadd52luq ymm25, ymm16, ymm14
    vpmadd52huq ymm19, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+248]
    vpmadd52luq ymm24, ymm16, ymm14
    vpmadd52huq ymm18, ymm15, ymm14
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm17, xmm17, xmm14
    vmovq [r8+248], xmm15
    vpbroadcastq ymm15, [r8+240]
    vmovdqu64 ymm14, [rcx+80]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+112]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+144]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+176]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+208]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm16, ymm14
    vmovdqu64 ymm14, [rcx+240]
    vpmadd52luq ymm24, ymm15, ymm14
    vpmadd52huq ymm18, ymm16, ymm14
    vpbroadcastq ymm16, [r8+248]
    vmovdqu64 ymm14, [rcx+72]
    vpmadd52luq ymm29, ymm16, ymm14
    vpmadd52huq ymm23, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+104]
    vpmadd52luq ymm28, ymm16, ymm14
    vpmadd52huq ymm22, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+136]
    vpmadd52luq ymm27, ymm16, ymm14
    vpmadd52huq ymm21, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+168]
    vpmadd52luq ymm26, ymm16, ymm14
    vpmadd52huq ymm20, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+200]
    vpmadd52luq ymm25, ymm16, ymm14
    vpmadd52huq ymm19, ymm15, ymm14
    vmovdqu64 ymm14, [rcx+232]
    vpmadd52luq ymm24, ymm16, ymm14
    vpmadd52huq ymm18, ymm15, ymm14
    vpmadd52huq ymm23, ymm16, [rcx+64]
    vpmadd52huq ymm22, ymm16, [rcx+96]
    vpmadd52huq ymm21, ymm16, [rcx+128]
    vpmadd52huq ymm20, ymm16, [rcx+160]
    vpmadd52huq ymm19, ymm16, [rcx+192]
    vpmadd52huq ymm18, ymm16, [rcx+224]
    vpaddq ymm16, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm16, ymm16, ymm17
    vextracti64x2 xmm17, ymm16, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm9, xmm16, xmm31
    vpsrlq xmm9, xmm9, 52
    vpunpcklqdq xmm10, xmm10, xmm10
    vpxord xmm8, xmm8, xmm8
    vpunpcklqdq xmm9, xmm8, xmm9
    vmovq [r8+256], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+64]
    vpmadd52huq xmm9, xmm10, [rcx+56]
    vpaddq xmm16, xmm16, xmm9
    vpmadd52luq xmm17, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+72]
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
    vpbroadcastq ymm9, [rdx+64]
    vpmadd52luq ymm29, ymm9, [rsi+448]
    vpmadd52luq ymm28, ymm9, [rsi+480]
    vpmadd52luq ymm27, ymm9, [rsi+512]
    vpmadd52luq ymm26, ymm9, [rsi+544]
    vpmadd52luq ymm25, ymm9, [rsi+576]
    vpmadd52luq ymm24, ymm9, [rsi+608]
    vpbroadcastq ymm0, [rdx+64]
    lea r10, [rdx-544]
    lea rax, [rsi+1056]
    call .Llimbs_ifma_single_80_mul_77
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq xmm9, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm9, xmm9, xmm9
    vpxord xmm8, xmm8, xmm8
    vpunpckhqdq xmm16, xmm16, xmm8
    vmovq [r8+264], xmm9
    vpmadd52luq xmm17, xmm9, [rcx+72]
    vpmadd52huq xmm16, xmm9, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm1, [rdx+96]
    lea r10, [rdx-504]
    lea rax, [rsi+1016]
    call .Llimbs_ifma_single_80_mul_76
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+88]
    vpmadd52luq ymm14, ymm16, [rcx+128]
    vpmadd52huq ymm14, ymm16, [rcx+120]
    vpmadd52luq ymm13, ymm16, [rcx+160]
    vpmadd52huq ymm13, ymm16, [rcx+152]
    vpmadd52luq ymm12, ymm16, [rcx+192]
    vpmadd52huq ymm12, ymm16, [rcx+184]
    vpmadd52luq ymm11, ymm16, [rcx+224]
    vpmadd52huq ymm11, ymm16, [rcx+216]
    vinserti64x2 ymm16, ymm9, xmm9, 1
    vpmadd52luq ymm15, ymm16, [rcx+88]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpmadd52luq ymm14, ymm16, [rcx+120]
    vpmadd52huq ymm14, ymm16, [rcx+112]
    vpmadd52luq ymm13, ymm16, [rcx+152]
    vpmadd52huq ymm13, ymm16, [rcx+144]
    vpmadd52luq ymm12, ymm16, [rcx+184]
    vpmadd52huq ymm12, ymm16, [rcx+176]
    vpmadd52luq ymm11, ymm16, [rcx+216]
    vpmadd52huq ymm11, ymm16, [rcx+208]
    vmovdqa64 xmm16, xmm15
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm9, xmm17, xmm31
    vpsrlq xmm9, xmm9, 52
    vpunpcklqdq xmm10, xmm10, xmm10
    vpxord xmm8, xmm8, xmm8
    vpunpcklqdq xmm9, xmm8, xmm9
    vmovq [r8+272], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+64]
    vpmadd52huq xmm9, xmm10, [rcx+56]
    vpaddq xmm17, xmm17, xmm9
    vpmadd52luq xmm16, xmm10, [rcx+80]
    vpmadd52huq xmm16, xmm10, [rcx+72]
    vpbroadcastq ymm1, [rdx+136]
    lea r10, [rdx-464]
    lea rax, [rsi+976]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq xmm9, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm9, xmm9, xmm9
    vpxord xmm8, xmm8, xmm8
    vpunpckhqdq xmm17, xmm17, xmm8
    vmovq [r8+280], xmm9
    vpmadd52luq xmm16, xmm9, [rcx+72]
    vpmadd52huq xmm17, xmm9, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [rdx+176]
    lea r10, [rdx-432]
    lea rax, [rsi+944]
    call .Llimbs_ifma_single_80_mul_77
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm17, [rcx+80]
    vpmadd52huq ymm15, ymm17, [rcx+72]
    vpmadd52luq ymm14, ymm17, [rcx+112]
    vpmadd52huq ymm14, ymm17, [rcx+104]
    vpmadd52luq ymm13, ymm17, [rcx+144]
    vpmadd52huq ymm13, ymm17, [rcx+136]
    vpmadd52luq ymm12, ymm17, [rcx+176]
    vpmadd52huq ymm12, ymm17, [rcx+168]
    vpmadd52luq ymm11, ymm17, [rcx+208]
    vpmadd52huq ymm11, ymm17, [rcx+200]
    vinserti64x2 ymm17, ymm9, xmm9, 1
    vpmadd52luq ymm15, ymm17, [rcx+72]
    vpmadd52huq ymm15, ymm17, [rcx+64]
    vpmadd52luq ymm14, ymm17, [rcx+104]
    vpmadd52huq ymm14, ymm17, [rcx+96]
    vpmadd52luq ymm13, ymm17, [rcx+136]
    vpmadd52huq ymm13, ymm17, [rcx+128]
    vpmadd52luq ymm12, ymm17, [rcx+168]
    vpmadd52huq ymm12, ymm17, [rcx+160]
    vpmadd52luq ymm11, ymm17, [rcx+200]
    vpmadd52huq ymm11, ymm17, [rcx+192]
    vextracti64x2 xmm17, ymm15, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm10, xmm16, xmm31
    vpsrlq xmm10, xmm10, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vmovq [r8+288], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm10, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm10
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm1, [rdx+208]
    lea r10, [rdx-392]
    lea rax, [rsi+904]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm16, xmm16, xmm9
    vmovq [r8+296], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+72]
    vpmadd52huq xmm16, xmm10, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm0, [rdx+248]
    lea r10, [rdx-360]
    lea rax, [rsi+872]
    call .Llimbs_ifma_single_80_mul_77
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm14, ymm16, [rcx+96]
    vpmadd52huq ymm14, ymm16, [rcx+88]
    vpmadd52luq ymm13, ymm16, [rcx+128]
    vpmadd52huq ymm13, ymm16, [rcx+120]
    vpmadd52luq ymm12, ymm16, [rcx+160]
    vpmadd52huq ymm12, ymm16, [rcx+152]
    vpmadd52luq ymm11, ymm16, [rcx+192]
    vpmadd52huq ymm11, ymm16, [rcx+184]
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm16, [rcx+88]
    vpmadd52huq ymm14, ymm16, [rcx+80]
    vpmadd52luq ymm13, ymm16, [rcx+120]
    vpmadd52huq ymm13, ymm16, [rcx+112]
    vpmadd52luq ymm12, ymm16, [rcx+152]
    vpmadd52huq ymm12, ymm16, [rcx+144]
    vpmadd52luq ymm11, ymm16, [rcx+184]
    vpmadd52huq ymm11, ymm16, [rcx+176]
    vmovdqa64 xmm16, xmm14
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm10, xmm17, xmm31
    vpsrlq xmm10, xmm10, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vmovq [r8+304], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm10, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm10
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm1, [rdx+280]
    lea r10, [rdx-320]
    lea rax, [rsi+832]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm17, xmm17, xmm9
    vmovq [r8+312], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+72]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [rdx+320]
    lea r10, [rdx-288]
    lea rax, [rsi+800]
    call .Llimbs_ifma_single_80_mul_77
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm14, ymm17, [rcx+80]
    vpmadd52huq ymm14, ymm17, [rcx+72]
    vpmadd52luq ymm13, ymm17, [rcx+112]
    vpmadd52huq ymm13, ymm17, [rcx+104]
    vpmadd52luq ymm12, ymm17, [rcx+144]
    vpmadd52huq ymm12, ymm17, [rcx+136]
    vpmadd52luq ymm11, ymm17, [rcx+176]
    vpmadd52huq ymm11, ymm17, [rcx+168]
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm17, [rcx+72]
    vpmadd52huq ymm14, ymm17, [rcx+64]
    vpmadd52luq ymm13, ymm17, [rcx+104]
    vpmadd52huq ymm13, ymm17, [rcx+96]
    vpmadd52luq ymm12, ymm17, [rcx+136]
    vpmadd52huq ymm12, ymm17, [rcx+128]
    vpmadd52luq ymm11, ymm17, [rcx+168]
    vpmadd52huq ymm11, ymm17, [rcx+160]
    vextracti64x2 xmm17, ymm14, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm14, xmm10, xmm14
    vmovq [r8+320], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm1, [rdx+352]
    lea r10, [rdx-248]
    lea rax, [rsi+760]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm16, xmm16, xmm10
    vmovq [r8+328], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+72]
    vpmadd52huq xmm16, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm1, [rdx+392]
    lea r10, [rdx-208]
    lea rax, [rsi+720]
    call .Llimbs_ifma_single_80_mul_76
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm16, [rcx+96]
    vpmadd52huq ymm13, ymm16, [rcx+88]
    vpmadd52luq ymm12, ymm16, [rcx+128]
    vpmadd52huq ymm12, ymm16, [rcx+120]
    vpmadd52luq ymm11, ymm16, [rcx+160]
    vpmadd52huq ymm11, ymm16, [rcx+152]
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm13, ymm16, [rcx+88]
    vpmadd52huq ymm13, ymm16, [rcx+80]
    vpmadd52luq ymm12, ymm16, [rcx+120]
    vpmadd52huq ymm12, ymm16, [rcx+112]
    vpmadd52luq ymm11, ymm16, [rcx+152]
    vpmadd52huq ymm11, ymm16, [rcx+144]
    vmovdqa64 xmm16, xmm13
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm14, xmm17, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm14, xmm10, xmm14
    vmovq [r8+336], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm14
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm0, [rdx+432]
    lea r10, [rdx-176]
    lea rax, [rsi+688]
    call .Llimbs_ifma_single_80_mul_77
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm17, xmm17, xmm10
    vmovq [r8+344], xmm14
    vpmadd52luq xmm16, xmm14, [rcx+72]
    vpmadd52huq xmm17, xmm14, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm17, [rdx+464]
    vpbroadcastq ymm10, [rdx+472]
    vmovdqu64 ymm9, [rsi+40]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+72]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+104]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+136]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+168]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+200]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm17, ymm9
    vpbroadcastq ymm17, [rdx+480]
    vmovdqu64 ymm9, [rsi+64]
    vpmadd52luq ymm28, ymm17, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+96]
    vpmadd52luq ymm27, ymm17, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+128]
    vpmadd52luq ymm26, ymm17, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+160]
    vpmadd52luq ymm25, ymm17, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+192]
    vpmadd52luq ymm24, ymm17, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vpbroadcastq ymm10, [rdx+488]
    vmovdqu64 ymm9, [rsi+56]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+88]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+120]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+152]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+184]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm17, ymm9
    vpbroadcastq ymm17, [rdx+496]
    vmovdqu64 ymm9, [rsi+48]
    vpmadd52luq ymm28, ymm17, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+80]
    vpmadd52luq ymm27, ymm17, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+112]
    vpmadd52luq ymm26, ymm17, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+144]
    vpmadd52luq ymm25, ymm17, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+176]
    vpmadd52luq ymm24, ymm17, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vpbroadcastq ymm10, [rdx+504]
    vmovdqu64 ymm9, [rsi+40]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+72]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+104]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+136]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+168]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm17, ymm9
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm17, [rcx+80]
    vpmadd52huq ymm13, ymm17, [rcx+72]
    vpmadd52luq ymm12, ymm17, [rcx+112]
    vpmadd52huq ymm12, ymm17, [rcx+104]
    vpmadd52luq ymm11, ymm17, [rcx+144]
    vpmadd52huq ymm11, ymm17, [rcx+136]
    vinserti64x2 ymm17, ymm14, xmm14, 1
    vpmadd52luq ymm13, ymm17, [rcx+72]
    vpmadd52huq ymm13, ymm17, [rcx+64]
    vpmadd52luq ymm12, ymm17, [rcx+104]
    vpmadd52huq ymm12, ymm17, [rcx+96]
    vpmadd52luq ymm11, ymm17, [rcx+136]
    vpmadd52huq ymm11, ymm17, [rcx+128]
    vextracti64x2 xmm17, ymm13, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+352], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm14, [rdx+512]
    vmovdqu64 ymm13, [rsi+64]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm10, ymm13
    vmovdqu64 ymm13, [rsi+96]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm10, ymm13
    vmovdqu64 ymm13, [rsi+128]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm10, ymm13
    vmovdqu64 ymm13, [rsi+160]
    vpmadd52luq ymm24, ymm14, ymm13
    vpmadd52huq ymm18, ymm10, ymm13
    vpbroadcastq ymm13, [rdx+520]
    vmovdqu64 ymm10, [rsi+56]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+88]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+120]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+152]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm14, ymm10
    vpbroadcastq ymm14, [rdx+528]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+80]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+112]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+144]
    vpmadd52luq ymm24, ymm14, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vpbroadcastq ymm13, [rdx+536]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+72]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+104]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+136]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm14, ymm10
    vpbroadcastq ymm14, [rdx+544]
    vmovdqu64 ymm10, [rsi+64]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+96]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+128]
    vpmadd52luq ymm24, ymm14, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vpbroadcastq ymm13, [rdx+552]
    vmovdqu64 ymm10, [rsi+56]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+88]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+120]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm14, ymm10
    vpbroadcastq ymm14, [rdx+560]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+80]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+112]
    vpmadd52luq ymm24, ymm14, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vpbroadcastq ymm13, [rdx+568]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+72]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+104]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm14, ymm10
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm16, xmm16, xmm10
    vmovq [r8+360], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+72]
    vpmadd52huq xmm16, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm16, [rdx+576]
    vmovdqu64 ymm10, [rsi+64]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+96]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vpbroadcastq ymm13, [rdx+584]
    vmovdqu64 ymm10, [rsi+56]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+88]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [rdx+592]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+80]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vpbroadcastq ymm13, [rdx+600]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rsi+72]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [rdx+608]
    vmovdqu64 ymm10, [rsi+64]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vpbroadcastq ymm13, [rdx+616]
    vmovdqu64 ymm10, [rsi+56]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [rdx+624]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vpbroadcastq ymm13, [rdx+632]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [r8+64]
    vpmadd52luq ymm29, ymm16, [rcx+448]
    vpmadd52luq ymm28, ymm16, [rcx+480]
    vpmadd52luq ymm27, ymm16, [rcx+512]
    vpmadd52luq ymm26, ymm16, [rcx+544]
    vpmadd52luq ymm25, ymm16, [rcx+576]
    vpmadd52luq ymm24, ymm16, [rcx+608]
    vpbroadcastq ymm13, [r8+72]
    vmovdqu64 ymm10, [rcx+440]
    vpmadd52luq ymm29, ymm13, ymm10
    vpmadd52huq ymm23, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+472]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+504]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+536]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+568]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+600]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vpbroadcastq ymm16, [r8+80]
    vmovdqu64 ymm10, [rcx+432]
    vpmadd52luq ymm29, ymm16, ymm10
    vpmadd52huq ymm23, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+464]
    vpmadd52luq ymm28, ymm16, ymm10
    vpmadd52huq ymm22, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+496]
    vpmadd52luq ymm27, ymm16, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+528]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+560]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+592]
    vpmadd52luq ymm24, ymm16, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm16, [rcx+96]
    vpmadd52huq ymm12, ymm16, [rcx+88]
    vpmadd52luq ymm11, ymm16, [rcx+128]
    vpmadd52huq ymm11, ymm16, [rcx+120]
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm12, ymm16, [rcx+88]
    vpmadd52huq ymm12, ymm16, [rcx+80]
    vpmadd52luq ymm11, ymm16, [rcx+120]
    vpmadd52huq ymm11, ymm16, [rcx+112]
    vmovdqa64 xmm16, xmm12
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm14, xmm17, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+368], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm14
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm1, [r8+80]
    lea r10, [r8-520]
    lea rax, [rcx+1032]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm17, xmm17, xmm13
    vmovq [r8+376], xmm14
    vpmadd52luq xmm16, xmm14, [rcx+72]
    vpmadd52huq xmm17, xmm14, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [r8+120]
    lea r10, [r8-488]
    lea rax, [rcx+1000]
    call .Llimbs_ifma_single_80_mul_77
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm17, [rcx+80]
    vpmadd52huq ymm12, ymm17, [rcx+72]
    vpmadd52luq ymm11, ymm17, [rcx+112]
    vpmadd52huq ymm11, ymm17, [rcx+104]
    vinserti64x2 ymm17, ymm14, xmm14, 1
    vpmadd52luq ymm12, ymm17, [rcx+72]
    vpmadd52huq ymm12, ymm17, [rcx+64]
    vpmadd52luq ymm11, ymm17, [rcx+104]
    vpmadd52huq ymm11, ymm17, [rcx+96]
    vextracti64x2 xmm17, ymm12, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+384], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm1, [r8+152]
    lea r10, [r8-448]
    lea rax, [rcx+960]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm16, xmm16, xmm13
    vmovq [r8+392], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+72]
    vpmadd52huq xmm16, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm1, [r8+192]
    lea r10, [r8-408]
    lea rax, [rcx+920]
    call .Llimbs_ifma_single_80_mul_76
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm11, ymm16, [rcx+96]
    vpmadd52huq ymm11, ymm16, [rcx+88]
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm11, ymm16, [rcx+88]
    vpmadd52huq ymm11, ymm16, [rcx+80]
    vmovdqa64 xmm16, xmm11
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm14, xmm17, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+400], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm14
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm0, [r8+232]
    lea r10, [r8-376]
    lea rax, [rcx+888]
    call .Llimbs_ifma_single_80_mul_77
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm17, xmm17, xmm13
    vmovq [r8+408], xmm14
    vpmadd52luq xmm16, xmm14, [rcx+72]
    vpmadd52huq xmm17, xmm14, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm1, [r8+264]
    lea r10, [r8-336]
    lea rax, [rcx+848]
    call .Llimbs_ifma_single_80_mul_76
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm11, ymm17, [rcx+80]
    vpmadd52huq ymm11, ymm17, [rcx+72]
    vinserti64x2 ymm17, ymm14, xmm14, 1
    vpmadd52luq ymm11, ymm17, [rcx+72]
    vpmadd52huq ymm11, ymm17, [rcx+64]
    vextracti64x2 xmm17, ymm11, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+416], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm0, [r8+304]
    lea r10, [r8-304]
    lea rax, [rcx+816]
    call .Llimbs_ifma_single_80_mul_77
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm16, xmm16, xmm14
    vmovq [r8+424], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+72]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm1, [r8+336]
    lea r10, [r8-264]
    lea rax, [rcx+776]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm15, xmm17, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+432], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm17, xmm17, xmm15
    vpbroadcastq ymm0, [r8+376]
    lea r10, [r8-232]
    lea rax, [rcx+744]
    call .Llimbs_ifma_single_80_mul_77
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm17, xmm17, xmm15
    vmovq [r8+440], xmm16
    vpbroadcastq ymm0, [r8+408]
    lea r10, [r8-200]
    lea rax, [rcx+712]
    call .Llimbs_ifma_single_80_mul_77
    vpbroadcastq ymm16, [r8+440]
    vpmadd52huq ymm23, ymm16, [rcx+64]
    vpmadd52huq ymm22, ymm16, [rcx+96]
    vpmadd52huq ymm21, ymm16, [rcx+128]
    vpmadd52huq ymm20, ymm16, [rcx+160]
    vpmadd52huq ymm19, ymm16, [rcx+192]
    vpmadd52huq ymm18, ymm16, [rcx+224]
    vpaddq ymm16, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm16, ymm16, ymm17
    vextracti64x2 xmm17, ymm16, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm9, xmm16, xmm31
    vpsrlq xmm9, xmm9, 52
    vpunpcklqdq xmm10, xmm10, xmm10
    vpxord xmm8, xmm8, xmm8
    vpunpcklqdq xmm9, xmm8, xmm9
    vmovq [r8+448], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+64]
    vpmadd52huq xmm9, xmm10, [rcx+56]
    vpaddq xmm16, xmm16, xmm9
    vpmadd52luq xmm17, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+72]
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
    vpbroadcastq ymm9, [rdx+64]
    vpmadd52luq ymm29, ymm9, [rsi+640]
    vpmadd52luq ymm28, ymm9, [rsi+672]
    vpbroadcastq ymm8, [rdx+72]
    vmovdqu64 ymm7, [rsi+632]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+664]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+696]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+80]
    vmovdqu64 ymm7, [rsi+624]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+656]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+688]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+88]
    vmovdqu64 ymm7, [rsi+616]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+648]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+680]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+96]
    vmovdqu64 ymm7, [rsi+608]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+640]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+672]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+104]
    vmovdqu64 ymm7, [rsi+600]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+632]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+664]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+696]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+112]
    vmovdqu64 ymm7, [rsi+592]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+624]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+656]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+688]
    vpmadd52luq ymm26, ymm9, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+120]
    vmovdqu64 ymm7, [rsi+584]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+616]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+648]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+680]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+128]
    vmovdqu64 ymm7, [rsi+576]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+608]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+640]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+672]
    vpmadd52luq ymm26, ymm9, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+136]
    vmovdqu64 ymm7, [rsi+568]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+600]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+632]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+664]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+696]
    vpmadd52luq ymm25, ymm8, ymm7
    vpmadd52huq ymm19, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+144]
    vmovdqu64 ymm7, [rsi+560]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+592]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+624]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+656]
    vpmadd52luq ymm26, ymm9, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+688]
    vpmadd52luq ymm25, ymm9, ymm7
    vpmadd52huq ymm19, ymm8, ymm7
    vpxord xmm8, xmm8, xmm8
    vpmadd52luq xmm8, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm8, xmm8, xmm8
    vpxord xmm7, xmm7, xmm7
    vpunpckhqdq xmm16, xmm16, xmm7
    vmovq [r8+456], xmm8
    vpmadd52luq xmm17, xmm8, [rcx+72]
    vpmadd52huq xmm16, xmm8, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm16, [rdx+152]
    vmovdqu64 ymm7, [rsi+552]
    vpmadd52luq ymm29, ymm16, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+584]
    vpmadd52luq ymm28, ymm16, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+616]
    vpmadd52luq ymm27, ymm16, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+648]
    vpmadd52luq ymm26, ymm16, ymm7
    vpmadd52huq ymm20, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+680]
    vpmadd52luq ymm25, ymm16, ymm7
    vpmadd52huq ymm19, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+160]
    vmovdqu64 ymm7, [rsi+544]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+576]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+608]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+640]
    vpmadd52luq ymm26, ymm9, ymm7
    vpmadd52huq ymm20, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+672]
    vpmadd52luq ymm25, ymm9, ymm7
    vpmadd52huq ymm19, ymm16, ymm7
    vpbroadcastq ymm0, [rdx+160]
    lea r10, [rdx-448]
    lea rax, [rsi+1152]
    call .Llimbs_ifma_single_80_mul_77
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+88]
    vpmadd52luq ymm14, ymm16, [rcx+128]
    vpmadd52huq ymm14, ymm16, [rcx+120]
    vpmadd52luq ymm13, ymm16, [rcx+160]
    vpmadd52huq ymm13, ymm16, [rcx+152]
    vpmadd52luq ymm12, ymm16, [rcx+192]
    vpmadd52huq ymm12, ymm16, [rcx+184]
    vpmadd52luq ymm11, ymm16, [rcx+224]
    vpmadd52huq ymm11, ymm16, [rcx+216]
    vinserti64x2 ymm16, ymm8, xmm8, 1
    vpmadd52luq ymm15, ymm16, [rcx+88]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpmadd52luq ymm14, ymm16, [rcx+120]
    vpmadd52huq ymm14, ymm16, [rcx+112]
    vpmadd52luq ymm13, ymm16, [rcx+152]
    vpmadd52huq ymm13, ymm16, [rcx+144]
    vpmadd52luq ymm12, ymm16, [rcx+184]
    vpmadd52huq ymm12, ymm16, [rcx+176]
    vpmadd52luq ymm11, ymm16, [rcx+216]
    vpmadd52huq ymm11, ymm16, [rcx+208]
    vmovdqa64 xmm16, xmm15
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm9, xmm17, xmm31
    vpsrlq xmm9, xmm9, 52
    vpunpcklqdq xmm10, xmm10, xmm10
    vpxord xmm8, xmm8, xmm8
    vpunpcklqdq xmm9, xmm8, xmm9
    vmovq [r8+464], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+64]
    vpmadd52huq xmm9, xmm10, [rcx+56]
    vpaddq xmm17, xmm17, xmm9
    vpmadd52luq xmm16, xmm10, [rcx+80]
    vpmadd52huq xmm16, xmm10, [rcx+72]
    vpbroadcastq ymm0, [rdx+192]
    lea r10, [rdx-400]
    lea rax, [rsi+1104]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq xmm9, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm9, xmm9, xmm9
    vpxord xmm8, xmm8, xmm8
    vpunpckhqdq xmm17, xmm17, xmm8
    vmovq [r8+472], xmm9
    vpmadd52luq xmm16, xmm9, [rcx+72]
    vpmadd52huq xmm17, xmm9, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [rdx+240]
    lea r10, [rdx-352]
    lea rax, [rsi+1056]
    call .Llimbs_ifma_single_80_mul_75
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm17, [rcx+80]
    vpmadd52huq ymm15, ymm17, [rcx+72]
    vpmadd52luq ymm14, ymm17, [rcx+112]
    vpmadd52huq ymm14, ymm17, [rcx+104]
    vpmadd52luq ymm13, ymm17, [rcx+144]
    vpmadd52huq ymm13, ymm17, [rcx+136]
    vpmadd52luq ymm12, ymm17, [rcx+176]
    vpmadd52huq ymm12, ymm17, [rcx+168]
    vpmadd52luq ymm11, ymm17, [rcx+208]
    vpmadd52huq ymm11, ymm17, [rcx+200]
    vinserti64x2 ymm17, ymm9, xmm9, 1
    vpmadd52luq ymm15, ymm17, [rcx+72]
    vpmadd52huq ymm15, ymm17, [rcx+64]
    vpmadd52luq ymm14, ymm17, [rcx+104]
    vpmadd52huq ymm14, ymm17, [rcx+96]
    vpmadd52luq ymm13, ymm17, [rcx+136]
    vpmadd52huq ymm13, ymm17, [rcx+128]
    vpmadd52luq ymm12, ymm17, [rcx+168]
    vpmadd52huq ymm12, ymm17, [rcx+160]
    vpmadd52luq ymm11, ymm17, [rcx+200]
    vpmadd52huq ymm11, ymm17, [rcx+192]
    vextracti64x2 xmm17, ymm15, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm10, xmm16, xmm31
    vpsrlq xmm10, xmm10, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vmovq [r8+480], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm10, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm10
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm0, [rdx+288]
    lea r10, [rdx-304]
    lea rax, [rsi+1008]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm16, xmm16, xmm9
    vmovq [r8+488], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+72]
    vpmadd52huq xmm16, xmm10, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm0, [rdx+336]
    lea r10, [rdx-256]
    lea rax, [rsi+960]
    call .Llimbs_ifma_single_80_mul_75
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm14, ymm16, [rcx+96]
    vpmadd52huq ymm14, ymm16, [rcx+88]
    vpmadd52luq ymm13, ymm16, [rcx+128]
    vpmadd52huq ymm13, ymm16, [rcx+120]
    vpmadd52luq ymm12, ymm16, [rcx+160]
    vpmadd52huq ymm12, ymm16, [rcx+152]
    vpmadd52luq ymm11, ymm16, [rcx+192]
    vpmadd52huq ymm11, ymm16, [rcx+184]
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm16, [rcx+88]
    vpmadd52huq ymm14, ymm16, [rcx+80]
    vpmadd52luq ymm13, ymm16, [rcx+120]
    vpmadd52huq ymm13, ymm16, [rcx+112]
    vpmadd52luq ymm12, ymm16, [rcx+152]
    vpmadd52huq ymm12, ymm16, [rcx+144]
    vpmadd52luq ymm11, ymm16, [rcx+184]
    vpmadd52huq ymm11, ymm16, [rcx+176]
    vmovdqa64 xmm16, xmm14
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm10, xmm17, xmm31
    vpsrlq xmm10, xmm10, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vmovq [r8+496], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm10, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm10
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm0, [rdx+384]
    lea r10, [rdx-208]
    lea rax, [rsi+912]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm17, xmm17, xmm9
    vmovq [r8+504], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+72]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [rdx+432]
    lea r10, [rdx-160]
    lea rax, [rsi+864]
    call .Llimbs_ifma_single_80_mul_75
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm14, ymm17, [rcx+80]
    vpmadd52huq ymm14, ymm17, [rcx+72]
    vpmadd52luq ymm13, ymm17, [rcx+112]
    vpmadd52huq ymm13, ymm17, [rcx+104]
    vpmadd52luq ymm12, ymm17, [rcx+144]
    vpmadd52huq ymm12, ymm17, [rcx+136]
    vpmadd52luq ymm11, ymm17, [rcx+176]
    vpmadd52huq ymm11, ymm17, [rcx+168]
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm17, [rcx+72]
    vpmadd52huq ymm14, ymm17, [rcx+64]
    vpmadd52luq ymm13, ymm17, [rcx+104]
    vpmadd52huq ymm13, ymm17, [rcx+96]
    vpmadd52luq ymm12, ymm17, [rcx+136]
    vpmadd52huq ymm12, ymm17, [rcx+128]
    vpmadd52luq ymm11, ymm17, [rcx+168]
    vpmadd52huq ymm11, ymm17, [rcx+160]
    vextracti64x2 xmm17, ymm14, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm14, xmm10, xmm14
    vmovq [r8+512], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm0, [rdx+480]
    lea r10, [rdx-112]
    lea rax, [rsi+816]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm16, xmm16, xmm10
    vmovq [r8+520], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+72]
    vpmadd52huq xmm16, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm0, [rdx+528]
    lea r10, [rdx-64]
    lea rax, [rsi+768]
    call .Llimbs_ifma_single_80_mul_75
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm16, [rcx+96]
    vpmadd52huq ymm13, ymm16, [rcx+88]
    vpmadd52luq ymm12, ymm16, [rcx+128]
    vpmadd52huq ymm12, ymm16, [rcx+120]
    vpmadd52luq ymm11, ymm16, [rcx+160]
    vpmadd52huq ymm11, ymm16, [rcx+152]
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm13, ymm16, [rcx+88]
    vpmadd52huq ymm13, ymm16, [rcx+80]
    vpmadd52luq ymm12, ymm16, [rcx+120]
    vpmadd52huq ymm12, ymm16, [rcx+112]
    vpmadd52luq ymm11, ymm16, [rcx+152]
    vpmadd52huq ymm11, ymm16, [rcx+144]
    vmovdqa64 xmm16, xmm13
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm14, xmm17, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm14, xmm10, xmm14
    vmovq [r8+528], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm14
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm0, [rdx+576]
    lea r10, [rdx-16]
    lea rax, [rsi+720]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm17, xmm17, xmm10
    vmovq [r8+536], xmm14
    vpmadd52luq xmm16, xmm14, [rcx+72]
    vpmadd52huq xmm17, xmm14, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm1, [rdx+624]
    lea r10, [rdx+24]
    lea rax, [rsi+680]
    call .Llimbs_ifma_single_80_mul_76
    vpbroadcastq ymm17, [rdx+664]
    vpbroadcastq ymm10, [rdx+672]
    vmovdqu64 ymm9, [rsi+64]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+96]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+128]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+160]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm17, ymm9
    vmovdqu64 ymm9, [rsi+192]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm17, ymm9
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm17, [rcx+80]
    vpmadd52huq ymm13, ymm17, [rcx+72]
    vpmadd52luq ymm12, ymm17, [rcx+112]
    vpmadd52huq ymm12, ymm17, [rcx+104]
    vpmadd52luq ymm11, ymm17, [rcx+144]
    vpmadd52huq ymm11, ymm17, [rcx+136]
    vinserti64x2 ymm17, ymm14, xmm14, 1
    vpmadd52luq ymm13, ymm17, [rcx+72]
    vpmadd52huq ymm13, ymm17, [rcx+64]
    vpmadd52luq ymm12, ymm17, [rcx+104]
    vpmadd52huq ymm12, ymm17, [rcx+96]
    vpmadd52luq ymm11, ymm17, [rcx+136]
    vpmadd52huq ymm11, ymm17, [rcx+128]
    vextracti64x2 xmm17, ymm13, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+544], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm14, [rdx+680]
    vmovdqu64 ymm13, [rsi+56]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm10, ymm13
    vmovdqu64 ymm13, [rsi+88]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm10, ymm13
    vmovdqu64 ymm13, [rsi+120]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm10, ymm13
    vmovdqu64 ymm13, [rsi+152]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm10, ymm13
    vmovdqu64 ymm13, [rsi+184]
    vpmadd52luq ymm24, ymm14, ymm13
    vpmadd52huq ymm18, ymm10, ymm13
    vpbroadcastq ymm13, [rdx+688]
    vmovdqu64 ymm10, [rsi+48]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+80]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+112]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+144]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+176]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm14, ymm10
    vpbroadcastq ymm14, [rdx+696]
    vmovdqu64 ymm10, [rsi+40]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+72]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+104]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+136]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vmovdqu64 ymm10, [rsi+168]
    vpmadd52luq ymm24, ymm14, ymm10
    vpmadd52huq ymm18, ymm13, ymm10
    vpmadd52huq ymm21, ymm14, [rsi+64]
    vpmadd52huq ymm20, ymm14, [rsi+96]
    vpmadd52huq ymm19, ymm14, [rsi+128]
    vpmadd52huq ymm18, ymm14, [rsi+160]
    vpbroadcastq ymm14, [r8+64]
    vpmadd52luq ymm29, ymm14, [rcx+640]
    vpmadd52luq ymm28, ymm14, [rcx+672]
    vpbroadcastq ymm13, [r8+72]
    vmovdqu64 ymm10, [rcx+632]
    vpmadd52luq ymm29, ymm13, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+664]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+696]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vpbroadcastq ymm14, [r8+80]
    vmovdqu64 ymm10, [rcx+624]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+656]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+688]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vpbroadcastq ymm13, [r8+88]
    vmovdqu64 ymm10, [rcx+616]
    vpmadd52luq ymm29, ymm13, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+648]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+680]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vpbroadcastq ymm14, [r8+96]
    vmovdqu64 ymm10, [rcx+608]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+640]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+672]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vpbroadcastq ymm13, [r8+104]
    vmovdqu64 ymm10, [rcx+600]
    vpmadd52luq ymm29, ymm13, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+632]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+664]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+696]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm16, xmm16, xmm10
    vmovq [r8+552], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+72]
    vpmadd52huq xmm16, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm16, [r8+112]
    vmovdqu64 ymm10, [rcx+592]
    vpmadd52luq ymm29, ymm16, ymm10
    vpmadd52huq ymm23, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+624]
    vpmadd52luq ymm28, ymm16, ymm10
    vpmadd52huq ymm22, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+656]
    vpmadd52luq ymm27, ymm16, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+688]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vpbroadcastq ymm13, [r8+120]
    vmovdqu64 ymm10, [rcx+584]
    vpmadd52luq ymm29, ymm13, ymm10
    vpmadd52huq ymm23, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+616]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+648]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+680]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vpbroadcastq ymm16, [r8+128]
    vmovdqu64 ymm10, [rcx+576]
    vpmadd52luq ymm29, ymm16, ymm10
    vpmadd52huq ymm23, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+608]
    vpmadd52luq ymm28, ymm16, ymm10
    vpmadd52huq ymm22, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+640]
    vpmadd52luq ymm27, ymm16, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+672]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vpbroadcastq ymm13, [r8+136]
    vmovdqu64 ymm10, [rcx+568]
    vpmadd52luq ymm29, ymm13, ymm10
    vpmadd52huq ymm23, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+600]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+632]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+664]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+696]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vpbroadcastq ymm16, [r8+144]
    vmovdqu64 ymm10, [rcx+560]
    vpmadd52luq ymm29, ymm16, ymm10
    vpmadd52huq ymm23, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+592]
    vpmadd52luq ymm28, ymm16, ymm10
    vpmadd52huq ymm22, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+624]
    vpmadd52luq ymm27, ymm16, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+656]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+688]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vpbroadcastq ymm13, [r8+152]
    vmovdqu64 ymm10, [rcx+552]
    vpmadd52luq ymm29, ymm13, ymm10
    vpmadd52huq ymm23, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+584]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+616]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+648]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+680]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vpbroadcastq ymm16, [r8+160]
    vmovdqu64 ymm10, [rcx+544]
    vpmadd52luq ymm29, ymm16, ymm10
    vpmadd52huq ymm23, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+576]
    vpmadd52luq ymm28, ymm16, ymm10
    vpmadd52huq ymm22, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+608]
    vpmadd52luq ymm27, ymm16, ymm10
    vpmadd52huq ymm21, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+640]
    vpmadd52luq ymm26, ymm16, ymm10
    vpmadd52huq ymm20, ymm13, ymm10
    vmovdqu64 ymm10, [rcx+672]
    vpmadd52luq ymm25, ymm16, ymm10
    vpmadd52huq ymm19, ymm13, ymm10
    vpbroadcastq ymm13, [r8+168]
    vmovdqu64 ymm10, [rcx+536]
    vpmadd52luq ymm29, ymm13, ymm10
    vpmadd52huq ymm23, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+568]
    vpmadd52luq ymm28, ymm13, ymm10
    vpmadd52huq ymm22, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+600]
    vpmadd52luq ymm27, ymm13, ymm10
    vpmadd52huq ymm21, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+632]
    vpmadd52luq ymm26, ymm13, ymm10
    vpmadd52huq ymm20, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+664]
    vpmadd52luq ymm25, ymm13, ymm10
    vpmadd52huq ymm19, ymm16, ymm10
    vmovdqu64 ymm10, [rcx+696]
    vpmadd52luq ymm24, ymm13, ymm10
    vpmadd52huq ymm18, ymm16, ymm10
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm16, [rcx+96]
    vpmadd52huq ymm12, ymm16, [rcx+88]
    vpmadd52luq ymm11, ymm16, [rcx+128]
    vpmadd52huq ymm11, ymm16, [rcx+120]
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm12, ymm16, [rcx+88]
    vpmadd52huq ymm12, ymm16, [rcx+80]
    vpmadd52luq ymm11, ymm16, [rcx+120]
    vpmadd52huq ymm11, ymm16, [rcx+112]
    vmovdqa64 xmm16, xmm12
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm14, xmm17, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+560], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm14
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm1, [r8+168]
    lea r10, [r8-432]
    lea rax, [rcx+1136]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm17, xmm17, xmm13
    vmovq [r8+568], xmm14
    vpmadd52luq xmm16, xmm14, [rcx+72]
    vpmadd52huq xmm17, xmm14, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [r8+208]
    lea r10, [r8-384]
    lea rax, [rcx+1088]
    call .Llimbs_ifma_single_80_mul_75
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm17, [rcx+80]
    vpmadd52huq ymm12, ymm17, [rcx+72]
    vpmadd52luq ymm11, ymm17, [rcx+112]
    vpmadd52huq ymm11, ymm17, [rcx+104]
    vinserti64x2 ymm17, ymm14, xmm14, 1
    vpmadd52luq ymm12, ymm17, [rcx+72]
    vpmadd52huq ymm12, ymm17, [rcx+64]
    vpmadd52luq ymm11, ymm17, [rcx+104]
    vpmadd52huq ymm11, ymm17, [rcx+96]
    vextracti64x2 xmm17, ymm12, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+576], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm0, [r8+256]
    lea r10, [r8-336]
    lea rax, [rcx+1040]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm16, xmm16, xmm13
    vmovq [r8+584], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+72]
    vpmadd52huq xmm16, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm0, [r8+304]
    lea r10, [r8-288]
    lea rax, [rcx+992]
    call .Llimbs_ifma_single_80_mul_75
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm11, ymm16, [rcx+96]
    vpmadd52huq ymm11, ymm16, [rcx+88]
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm11, ymm16, [rcx+88]
    vpmadd52huq ymm11, ymm16, [rcx+80]
    vmovdqa64 xmm16, xmm11
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm14, xmm17, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+592], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm14
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm0, [r8+352]
    lea r10, [r8-240]
    lea rax, [rcx+944]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm17, xmm17, xmm13
    vmovq [r8+600], xmm14
    vpmadd52luq xmm16, xmm14, [rcx+72]
    vpmadd52huq xmm17, xmm14, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [r8+400]
    lea r10, [r8-192]
    lea rax, [rcx+896]
    call .Llimbs_ifma_single_80_mul_75
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm11, ymm17, [rcx+80]
    vpmadd52huq ymm11, ymm17, [rcx+72]
    vinserti64x2 ymm17, ymm14, xmm14, 1
    vpmadd52luq ymm11, ymm17, [rcx+72]
    vpmadd52huq ymm11, ymm17, [rcx+64]
    vextracti64x2 xmm17, ymm11, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm14, xmm16, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+608], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm14, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm14
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm0, [r8+448]
    lea r10, [r8-144]
    lea rax, [rcx+848]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm16, xmm16, xmm14
    vmovq [r8+616], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+72]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm0, [r8+496]
    lea r10, [r8-96]
    lea rax, [rcx+800]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm15, xmm17, xmm31
    vpsrlq xmm15, xmm15, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vmovq [r8+624], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+64]
    vpmadd52huq xmm15, xmm16, [rcx+56]
    vpaddq xmm17, xmm17, xmm15
    vpbroadcastq ymm0, [r8+544]
    lea r10, [r8-48]
    lea rax, [rcx+752]
    call .Llimbs_ifma_single_80_mul_75
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm17, xmm17, xmm15
    vmovq [r8+632], xmm16
    vpbroadcastq ymm1, [r8+592]
    lea r10, [r8-8]
    lea rax, [rcx+712]
    call .Llimbs_ifma_single_80_mul_76
    vpbroadcastq ymm16, [r8+632]
    vpmadd52huq ymm23, ymm16, [rcx+64]
    vpmadd52huq ymm22, ymm16, [rcx+96]
    vpmadd52huq ymm21, ymm16, [rcx+128]
    vpmadd52huq ymm20, ymm16, [rcx+160]
    vpmadd52huq ymm19, ymm16, [rcx+192]
    vpmadd52huq ymm18, ymm16, [rcx+224]
    vpaddq ymm16, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm16, ymm16, ymm17
    vextracti64x2 xmm17, ymm16, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm9, xmm16, xmm31
    vpsrlq xmm9, xmm9, 52
    vpunpcklqdq xmm10, xmm10, xmm10
    vpxord xmm8, xmm8, xmm8
    vpunpcklqdq xmm9, xmm8, xmm9
    vmovq [r8+640], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+64]
    vpmadd52huq xmm9, xmm10, [rcx+56]
    vpaddq xmm16, xmm16, xmm9
    vpmadd52luq xmm17, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+72]
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
    vpbroadcastq ymm9, [rdx+192]
    vpbroadcastq ymm8, [rdx+200]
    vmovdqu64 ymm7, [rsi+696]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+208]
    vmovdqu64 ymm7, [rsi+688]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+216]
    vmovdqu64 ymm7, [rsi+680]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+224]
    vmovdqu64 ymm7, [rsi+672]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+232]
    vmovdqu64 ymm7, [rsi+664]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+696]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+240]
    vmovdqu64 ymm7, [rsi+656]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+688]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+248]
    vmovdqu64 ymm7, [rsi+648]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+680]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+256]
    vmovdqu64 ymm7, [rsi+640]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+672]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+264]
    vmovdqu64 ymm7, [rsi+632]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+664]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+696]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+272]
    vmovdqu64 ymm7, [rsi+624]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+656]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+688]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+280]
    vmovdqu64 ymm7, [rsi+616]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+648]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+680]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vpbroadcastq ymm9, [rdx+288]
    vmovdqu64 ymm7, [rsi+608]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+640]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+672]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+296]
    vmovdqu64 ymm7, [rsi+600]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+632]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+664]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm9, ymm7
    vmovdqu64 ymm7, [rsi+696]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm9, ymm7
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq xmm9, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm9, xmm9, xmm9
    vpxord xmm7, xmm7, xmm7
    vpunpckhqdq xmm16, xmm16, xmm7
    vmovq [r8+648], xmm9
    vpmadd52luq xmm17, xmm9, [rcx+72]
    vpmadd52huq xmm16, xmm9, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm16, [rdx+304]
    vmovdqu64 ymm7, [rsi+592]
    vpmadd52luq ymm29, ymm16, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+624]
    vpmadd52luq ymm28, ymm16, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+656]
    vpmadd52luq ymm27, ymm16, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+688]
    vpmadd52luq ymm26, ymm16, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+312]
    vmovdqu64 ymm7, [rsi+584]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+616]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+648]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+680]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm16, ymm7
    vpbroadcastq ymm16, [rdx+320]
    vmovdqu64 ymm7, [rsi+576]
    vpmadd52luq ymm29, ymm16, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+608]
    vpmadd52luq ymm28, ymm16, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+640]
    vpmadd52luq ymm27, ymm16, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+672]
    vpmadd52luq ymm26, ymm16, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+328]
    vmovdqu64 ymm7, [rsi+568]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+600]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+632]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+664]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+696]
    vpmadd52luq ymm25, ymm8, ymm7
    vpmadd52huq ymm19, ymm16, ymm7
    vpbroadcastq ymm16, [rdx+336]
    vmovdqu64 ymm7, [rsi+560]
    vpmadd52luq ymm29, ymm16, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+592]
    vpmadd52luq ymm28, ymm16, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+624]
    vpmadd52luq ymm27, ymm16, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+656]
    vpmadd52luq ymm26, ymm16, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+688]
    vpmadd52luq ymm25, ymm16, ymm7
    vpmadd52huq ymm19, ymm8, ymm7
    vpbroadcastq ymm8, [rdx+344]
    vmovdqu64 ymm7, [rsi+552]
    vpmadd52luq ymm29, ymm8, ymm7
    vpmadd52huq ymm23, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+584]
    vpmadd52luq ymm28, ymm8, ymm7
    vpmadd52huq ymm22, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+616]
    vpmadd52luq ymm27, ymm8, ymm7
    vpmadd52huq ymm21, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+648]
    vpmadd52luq ymm26, ymm8, ymm7
    vpmadd52huq ymm20, ymm16, ymm7
    vmovdqu64 ymm7, [rsi+680]
    vpmadd52luq ymm25, ymm8, ymm7
    vpmadd52huq ymm19, ymm16, ymm7
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+88]
    vpmadd52luq ymm14, ymm16, [rcx+128]
    vpmadd52huq ymm14, ymm16, [rcx+120]
    vpmadd52luq ymm13, ymm16, [rcx+160]
    vpmadd52huq ymm13, ymm16, [rcx+152]
    vpmadd52luq ymm12, ymm16, [rcx+192]
    vpmadd52huq ymm12, ymm16, [rcx+184]
    vpmadd52luq ymm11, ymm16, [rcx+224]
    vpmadd52huq ymm11, ymm16, [rcx+216]
    vinserti64x2 ymm16, ymm9, xmm9, 1
    vpmadd52luq ymm15, ymm16, [rcx+88]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpmadd52luq ymm14, ymm16, [rcx+120]
    vpmadd52huq ymm14, ymm16, [rcx+112]
    vpmadd52luq ymm13, ymm16, [rcx+152]
    vpmadd52huq ymm13, ymm16, [rcx+144]
    vpmadd52luq ymm12, ymm16, [rcx+184]
    vpmadd52huq ymm12, ymm16, [rcx+176]
    vpmadd52luq ymm11, ymm16, [rcx+216]
    vpmadd52huq ymm11, ymm16, [rcx+208]
    vmovdqa64 xmm16, xmm15
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm9, xmm17, xmm31
    vpsrlq xmm9, xmm9, 52
    vpunpcklqdq xmm10, xmm10, xmm10
    vpxord xmm7, xmm7, xmm7
    vpunpcklqdq xmm9, xmm7, xmm9
    vmovq [r8+656], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+64]
    vpmadd52huq xmm9, xmm10, [rcx+56]
    vpaddq xmm17, xmm17, xmm9
    vpmadd52luq xmm16, xmm10, [rcx+80]
    vpmadd52huq xmm16, xmm10, [rcx+72]
    vpbroadcastq ymm9, [rdx+352]
    vmovdqu64 ymm7, [rsi+544]
    vpmadd52luq ymm29, ymm9, ymm7
    vpmadd52huq ymm23, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+576]
    vpmadd52luq ymm28, ymm9, ymm7
    vpmadd52huq ymm22, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+608]
    vpmadd52luq ymm27, ymm9, ymm7
    vpmadd52huq ymm21, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+640]
    vpmadd52luq ymm26, ymm9, ymm7
    vpmadd52huq ymm20, ymm8, ymm7
    vmovdqu64 ymm7, [rsi+672]
    vpmadd52luq ymm25, ymm9, ymm7
    vpmadd52huq ymm19, ymm8, ymm7
    vpbroadcastq ymm0, [rdx+352]
    lea r10, [rdx-256]
    lea rax, [rsi+1152]
    call .Llimbs_ifma_single_80_mul_77
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq xmm9, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm9, xmm9, xmm9
    vpxord xmm8, xmm8, xmm8
    vpunpckhqdq xmm17, xmm17, xmm8
    vmovq [r8+664], xmm9
    vpmadd52luq xmm16, xmm9, [rcx+72]
    vpmadd52huq xmm17, xmm9, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [rdx+384]
    lea r10, [rdx-224]
    lea rax, [rsi+1120]
    call .Llimbs_ifma_single_80_mul_77
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm17, [rcx+80]
    vpmadd52huq ymm15, ymm17, [rcx+72]
    vpmadd52luq ymm14, ymm17, [rcx+112]
    vpmadd52huq ymm14, ymm17, [rcx+104]
    vpmadd52luq ymm13, ymm17, [rcx+144]
    vpmadd52huq ymm13, ymm17, [rcx+136]
    vpmadd52luq ymm12, ymm17, [rcx+176]
    vpmadd52huq ymm12, ymm17, [rcx+168]
    vpmadd52luq ymm11, ymm17, [rcx+208]
    vpmadd52huq ymm11, ymm17, [rcx+200]
    vinserti64x2 ymm17, ymm9, xmm9, 1
    vpmadd52luq ymm15, ymm17, [rcx+72]
    vpmadd52huq ymm15, ymm17, [rcx+64]
    vpmadd52luq ymm14, ymm17, [rcx+104]
    vpmadd52huq ymm14, ymm17, [rcx+96]
    vpmadd52luq ymm13, ymm17, [rcx+136]
    vpmadd52huq ymm13, ymm17, [rcx+128]
    vpmadd52luq ymm12, ymm17, [rcx+168]
    vpmadd52huq ymm12, ymm17, [rcx+160]
    vpmadd52luq ymm11, ymm17, [rcx+200]
    vpmadd52huq ymm11, ymm17, [rcx+192]
    vextracti64x2 xmm17, ymm15, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm10, xmm16, xmm31
    vpsrlq xmm10, xmm10, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vmovq [r8+672], xmm15
    vpmadd52luq xmm16, xmm15, [rcx+64]
    vpmadd52huq xmm10, xmm15, [rcx+56]
    vpaddq xmm16, xmm16, xmm10
    vpmadd52luq xmm17, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+72]
    vpbroadcastq ymm1, [rdx+416]
    lea r10, [rdx-184]
    lea rax, [rsi+1080]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm16, xmm16, xmm9
    vmovq [r8+680], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+72]
    vpmadd52huq xmm16, xmm10, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vpbroadcastq ymm0, [rdx+456]
    lea r10, [rdx-152]
    lea rax, [rsi+1048]
    call .Llimbs_ifma_single_80_mul_77
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm14, ymm16, [rcx+96]
    vpmadd52huq ymm14, ymm16, [rcx+88]
    vpmadd52luq ymm13, ymm16, [rcx+128]
    vpmadd52huq ymm13, ymm16, [rcx+120]
    vpmadd52luq ymm12, ymm16, [rcx+160]
    vpmadd52huq ymm12, ymm16, [rcx+152]
    vpmadd52luq ymm11, ymm16, [rcx+192]
    vpmadd52huq ymm11, ymm16, [rcx+184]
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm16, [rcx+88]
    vpmadd52huq ymm14, ymm16, [rcx+80]
    vpmadd52luq ymm13, ymm16, [rcx+120]
    vpmadd52huq ymm13, ymm16, [rcx+112]
    vpmadd52luq ymm12, ymm16, [rcx+152]
    vpmadd52huq ymm12, ymm16, [rcx+144]
    vpmadd52luq ymm11, ymm16, [rcx+184]
    vpmadd52huq ymm11, ymm16, [rcx+176]
    vmovdqa64 xmm16, xmm14
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm10, xmm17, xmm31
    vpsrlq xmm10, xmm10, 52
    vpunpcklqdq xmm15, xmm15, xmm15
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vmovq [r8+688], xmm15
    vpmadd52luq xmm17, xmm15, [rcx+64]
    vpmadd52huq xmm10, xmm15, [rcx+56]
    vpaddq xmm17, xmm17, xmm10
    vpmadd52luq xmm16, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+72]
    vpbroadcastq ymm1, [rdx+488]
    lea r10, [rdx-112]
    lea rax, [rsi+1008]
    call .Llimbs_ifma_single_80_mul_76
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm10, xmm10, xmm10
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm17, xmm17, xmm9
    vmovq [r8+696], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+72]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
    vpbroadcastq ymm0, [rdx+528]
    lea r10, [rdx-80]
    lea rax, [rsi+976]
    call .Llimbs_ifma_single_80_mul_77
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm14, ymm17, [rcx+80]
    vpmadd52huq ymm14, ymm17, [rcx+72]
    vpmadd52luq ymm13, ymm17, [rcx+112]
    vpmadd52huq ymm13, ymm17, [rcx+104]
    vpmadd52luq ymm12, ymm17, [rcx+144]
    vpmadd52huq ymm12, ymm17, [rcx+136]
    vpmadd52luq ymm11, ymm17, [rcx+176]
    vpmadd52huq ymm11, ymm17, [rcx+168]
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm17, [rcx+72]
    vpmadd52huq ymm14, ymm17, [rcx+64]
    vpmadd52luq ymm13, ymm17, [rcx+104]
    vpmadd52huq ymm13, ymm17, [rcx+96]
    vpmadd52luq ymm12, ymm17, [rcx+136]
    vpmadd52huq ymm12, ymm17, [rcx+128]
    vpmadd52luq ymm11, ymm17, [rcx+168]
    vpmadd52huq ymm11, ymm17, [rcx+160]
    vextracti64x2 xmm17, ymm14, 1
    vpsrlq xmm15, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vpaddq xmm16, xmm16, xmm15
    vpsrlq xmm15, xmm16, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm15, xmm15, xmm14
    vpaddq xmm17, xmm17, xmm15
    vpsrlq xmm15, xmm17, 52
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm15, xmm14, xmm15
    vpaddq xmm17, xmm17, xmm15
    vpsrlq xmm15, xmm17, 52
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm15, xmm15, xmm14
    vinserti64x2 ymm17, ymm16, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+64], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vpbroadcastq ymm1, [rdx+560]
    lea r10, [rdx+56]
    lea rax, [rsi+840]
    call .Llimbs_ifma_single_80_mul_64
    vpbroadcastq ymm16, [rdx+696]
    vpmadd52huq ymm23, ymm16, [rsi+192]
    vpmadd52huq ymm22, ymm16, [rsi+224]
    vpmadd52huq ymm21, ymm16, [rsi+256]
    vpmadd52huq ymm20, ymm16, [rsi+288]
    vpmadd52huq ymm19, ymm16, [rsi+320]
    vpmadd52huq ymm18, ymm16, [rsi+352]
    vpaddq xmm13, xmm13, xmm15
    vpsrlq xmm16, xmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+96], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vpbroadcastq ymm15, [r8+192]
    vpbroadcastq ymm14, [r8+200]
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpbroadcastq ymm15, [r8+208]
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm14, [r8+216]
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpbroadcastq ymm15, [r8+224]
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm14, [r8+232]
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vpbroadcastq ymm15, [r8+240]
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vpbroadcastq ymm14, [r8+248]
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vpbroadcastq ymm15, [r8+256]
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vpbroadcastq ymm14, [r8+264]
    vmovdqu64 ymm13, [rcx+632]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vpbroadcastq ymm15, [r8+272]
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vpbroadcastq ymm14, [r8+280]
    vmovdqu64 ymm13, [rcx+616]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vpbroadcastq ymm15, [r8+288]
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vpbroadcastq ymm14, [r8+296]
    vmovdqu64 ymm13, [rcx+600]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+632]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vpbroadcastq ymm15, [r8+304]
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vpbroadcastq ymm14, [r8+312]
    vmovdqu64 ymm13, [rcx+584]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+616]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vpbroadcastq ymm15, [r8+320]
    vmovdqu64 ymm13, [rcx+576]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vpbroadcastq ymm14, [r8+328]
    vmovdqu64 ymm13, [rcx+568]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+600]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+632]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vpbroadcastq ymm15, [r8+336]
    vmovdqu64 ymm13, [rcx+560]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vpbroadcastq ymm14, [r8+344]
    vmovdqu64 ymm13, [rcx+552]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+584]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+616]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vpbroadcastq ymm15, [r8+352]
    vmovdqu64 ymm13, [rcx+544]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+576]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vpbroadcastq ymm0, [r8+352]
    lea r10, [r8-224]
    lea rax, [rcx+1120]
    call .Llimbs_ifma_single_80_mul_73
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+128], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vpbroadcastq ymm0, [r8+416]
    lea r10, [r8-80]
    lea rax, [rcx+976]
    call .Llimbs_ifma_single_80_mul_63
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+160], ymm17
    vpbroadcastq ymm1, [r8+560]
    lea r10, [r8+56]
    lea rax, [rcx+840]
    call .Llimbs_ifma_single_80_mul_64
    vpbroadcastq ymm17, [r8+696]
    vpmadd52huq ymm23, ymm17, [rcx+192]
    vpmadd52huq ymm22, ymm17, [rcx+224]
    vpmadd52huq ymm21, ymm17, [rcx+256]
    vpmadd52huq ymm20, ymm17, [rcx+288]
    vpmadd52huq ymm19, ymm17, [rcx+320]
    vpmadd52huq ymm18, ymm17, [rcx+352]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm17, ymm17, ymm16
    vextracti64x2 xmm16, ymm17, 1
    vpsrlq xmm10, xmm17, 52
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vpaddq xmm17, xmm17, xmm10
    vpsrlq xmm10, xmm17, 52
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm10, xmm10, xmm9
    vpaddq xmm16, xmm16, xmm10
    vpsrlq xmm10, xmm16, 52
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vpaddq xmm16, xmm16, xmm10
    vpsrlq xmm10, xmm16, 52
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm10, xmm10, xmm9
    vinserti64x2 ymm17, ymm17, xmm16, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+192], ymm17
    vextracti64x2 xmm17, ymm15, 1
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
    vpbroadcastq ymm16, [rdx+384]
    vpbroadcastq ymm9, [rdx+392]
    vmovdqu64 ymm8, [rsi+696]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+400]
    vmovdqu64 ymm8, [rsi+688]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+408]
    vmovdqu64 ymm8, [rsi+680]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+416]
    vmovdqu64 ymm8, [rsi+672]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+424]
    vmovdqu64 ymm8, [rsi+664]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+696]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+432]
    vmovdqu64 ymm8, [rsi+656]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+688]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+440]
    vmovdqu64 ymm8, [rsi+648]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+680]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+448]
    vmovdqu64 ymm8, [rsi+640]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+672]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+456]
    vmovdqu64 ymm8, [rsi+632]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+664]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+696]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+464]
    vmovdqu64 ymm8, [rsi+624]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+656]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+688]
    vpmadd52luq ymm27, ymm16, ymm8
    vpmadd52huq ymm21, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+472]
    vmovdqu64 ymm8, [rsi+616]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+648]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+680]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+480]
    vmovdqu64 ymm8, [rsi+608]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+640]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+672]
    vpmadd52luq ymm27, ymm16, ymm8
    vpmadd52huq ymm21, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+488]
    vmovdqu64 ymm8, [rsi+600]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+632]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+664]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+696]
    vpmadd52luq ymm26, ymm9, ymm8
    vpmadd52huq ymm20, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+496]
    vmovdqu64 ymm8, [rsi+592]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+624]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+656]
    vpmadd52luq ymm27, ymm16, ymm8
    vpmadd52huq ymm21, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+688]
    vpmadd52luq ymm26, ymm16, ymm8
    vpmadd52huq ymm20, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+504]
    vmovdqu64 ymm8, [rsi+584]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+616]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+648]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+680]
    vpmadd52luq ymm26, ymm9, ymm8
    vpmadd52huq ymm20, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+512]
    vmovdqu64 ymm8, [rsi+576]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+608]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+640]
    vpmadd52luq ymm27, ymm16, ymm8
    vpmadd52huq ymm21, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+672]
    vpmadd52luq ymm26, ymm16, ymm8
    vpmadd52huq ymm20, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+520]
    vmovdqu64 ymm8, [rsi+568]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+600]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+632]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+664]
    vpmadd52luq ymm26, ymm9, ymm8
    vpmadd52huq ymm20, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+696]
    vpmadd52luq ymm25, ymm9, ymm8
    vpmadd52huq ymm19, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+528]
    vmovdqu64 ymm8, [rsi+560]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+592]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+624]
    vpmadd52luq ymm27, ymm16, ymm8
    vpmadd52huq ymm21, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+656]
    vpmadd52luq ymm26, ymm16, ymm8
    vpmadd52huq ymm20, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+688]
    vpmadd52luq ymm25, ymm16, ymm8
    vpmadd52huq ymm19, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+536]
    vmovdqu64 ymm8, [rsi+552]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+584]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+616]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+648]
    vpmadd52luq ymm26, ymm9, ymm8
    vpmadd52huq ymm20, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+680]
    vpmadd52luq ymm25, ymm9, ymm8
    vpmadd52huq ymm19, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+544]
    vmovdqu64 ymm8, [rsi+544]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+576]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+608]
    vpmadd52luq ymm27, ymm16, ymm8
    vpmadd52huq ymm21, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+640]
    vpmadd52luq ymm26, ymm16, ymm8
    vpmadd52huq ymm20, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+672]
    vpmadd52luq ymm25, ymm16, ymm8
    vpmadd52huq ymm19, ymm9, ymm8
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm16, xmm10, xmm16
    vpaddq xmm15, xmm15, xmm16
    vpsrlq xmm16, xmm15, 52
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm16, xmm16, xmm10
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm16, xmm10, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm16, xmm16, xmm10
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+224], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vpbroadcastq ymm0, [rdx+544]
    lea r10, [rdx-16]
    lea rax, [rsi+1104]
    call .Llimbs_ifma_single_80_mul_71
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+256], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vpbroadcastq ymm1, [rdx+624]
    lea r10, [rdx+56]
    lea rax, [rsi+1032]
    call .Llimbs_ifma_single_80_mul_72
    vpbroadcastq ymm15, [rdx+696]
    vpmadd52huq ymm23, ymm15, [rsi+384]
    vpmadd52huq ymm22, ymm15, [rsi+416]
    vpmadd52huq ymm21, ymm15, [rsi+448]
    vpmadd52huq ymm20, ymm15, [rsi+480]
    vpmadd52huq ymm19, ymm15, [rsi+512]
    vpmadd52huq ymm18, ymm15, [rsi+544]
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+288], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vpbroadcastq ymm15, [r8+384]
    vpbroadcastq ymm14, [r8+392]
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpbroadcastq ymm15, [r8+400]
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm14, [r8+408]
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpbroadcastq ymm15, [r8+416]
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm14, [r8+424]
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vpbroadcastq ymm15, [r8+432]
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vpbroadcastq ymm14, [r8+440]
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vpbroadcastq ymm15, [r8+448]
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vpbroadcastq ymm14, [r8+456]
    vmovdqu64 ymm13, [rcx+632]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vpbroadcastq ymm15, [r8+464]
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vpbroadcastq ymm14, [r8+472]
    vmovdqu64 ymm13, [rcx+616]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vpbroadcastq ymm15, [r8+480]
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vpbroadcastq ymm14, [r8+488]
    vmovdqu64 ymm13, [rcx+600]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+632]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vpbroadcastq ymm15, [r8+496]
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vpbroadcastq ymm14, [r8+504]
    vmovdqu64 ymm13, [rcx+584]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+616]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vpbroadcastq ymm15, [r8+512]
    vmovdqu64 ymm13, [rcx+576]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vpbroadcastq ymm14, [r8+520]
    vmovdqu64 ymm13, [rcx+568]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+600]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+632]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vpbroadcastq ymm15, [r8+528]
    vmovdqu64 ymm13, [rcx+560]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vpbroadcastq ymm14, [r8+536]
    vmovdqu64 ymm13, [rcx+552]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+584]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+616]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vpbroadcastq ymm15, [r8+544]
    vmovdqu64 ymm13, [rcx+544]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+576]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+320], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vpbroadcastq ymm0, [r8+544]
    lea r10, [r8-16]
    lea rax, [rcx+1104]
    call .Llimbs_ifma_single_80_mul_71
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+352], ymm17
    vpbroadcastq ymm1, [r8+624]
    lea r10, [r8+56]
    lea rax, [rcx+1032]
    call .Llimbs_ifma_single_80_mul_72
    vpbroadcastq ymm17, [r8+696]
    vpmadd52huq ymm23, ymm17, [rcx+384]
    vpmadd52huq ymm22, ymm17, [rcx+416]
    vpmadd52huq ymm21, ymm17, [rcx+448]
    vpmadd52huq ymm20, ymm17, [rcx+480]
    vpmadd52huq ymm19, ymm17, [rcx+512]
    vpmadd52huq ymm18, ymm17, [rcx+544]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm17, ymm17, ymm16
    vextracti64x2 xmm16, ymm17, 1
    vpsrlq xmm10, xmm17, 52
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vpaddq xmm17, xmm17, xmm10
    vpsrlq xmm10, xmm17, 52
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm10, xmm10, xmm9
    vpaddq xmm16, xmm16, xmm10
    vpsrlq xmm10, xmm16, 52
    vpxord xmm9, xmm9, xmm9
    vpunpcklqdq xmm10, xmm9, xmm10
    vpaddq xmm16, xmm16, xmm10
    vpsrlq xmm10, xmm16, 52
    vpxord xmm9, xmm9, xmm9
    vpunpckhqdq xmm10, xmm10, xmm9
    vinserti64x2 ymm17, ymm17, xmm16, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+384], ymm17
    vextracti64x2 xmm17, ymm15, 1
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
    vpbroadcastq ymm16, [rdx+576]
    vpbroadcastq ymm9, [rdx+584]
    vmovdqu64 ymm8, [rsi+696]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+592]
    vmovdqu64 ymm8, [rsi+688]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+600]
    vmovdqu64 ymm8, [rsi+680]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+608]
    vmovdqu64 ymm8, [rsi+672]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+616]
    vmovdqu64 ymm8, [rsi+664]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+696]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+624]
    vmovdqu64 ymm8, [rsi+656]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+688]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+632]
    vmovdqu64 ymm8, [rsi+648]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+680]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vpbroadcastq ymm16, [rdx+640]
    vmovdqu64 ymm8, [rsi+640]
    vpmadd52luq ymm29, ymm16, ymm8
    vpmadd52huq ymm23, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+672]
    vpmadd52luq ymm28, ymm16, ymm8
    vpmadd52huq ymm22, ymm9, ymm8
    vpbroadcastq ymm9, [rdx+648]
    vmovdqu64 ymm8, [rsi+632]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm23, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+664]
    vpmadd52luq ymm28, ymm9, ymm8
    vpmadd52huq ymm22, ymm16, ymm8
    vmovdqu64 ymm8, [rsi+696]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm21, ymm16, ymm8
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm16, xmm10, xmm16
    vpaddq xmm15, xmm15, xmm16
    vpsrlq xmm16, xmm15, 52
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm16, xmm16, xmm10
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm10, xmm10, xmm10
    vpunpcklqdq xmm16, xmm10, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm16, xmm16, xmm10
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+416], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vpbroadcastq ymm15, [rdx+656]
    vmovdqu64 ymm10, [rsi+624]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+656]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+688]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm9, ymm10
    vpbroadcastq ymm10, [rdx+664]
    vmovdqu64 ymm9, [rsi+616]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+648]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+680]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vpbroadcastq ymm15, [rdx+672]
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm29, ymm15, ymm9
    vpmadd52huq ymm23, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm28, ymm15, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm27, ymm15, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vpbroadcastq ymm10, [rdx+680]
    vmovdqu64 ymm9, [rsi+600]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+632]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+664]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+696]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+448], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vpbroadcastq ymm15, [rdx+688]
    vmovdqu64 ymm14, [rsi+592]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+624]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+656]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+688]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vpbroadcastq ymm14, [rdx+696]
    vmovdqu64 ymm10, [rsi+584]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+616]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+648]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+680]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, [rsi+576]
    vpmadd52huq ymm22, ymm14, [rsi+608]
    vpmadd52huq ymm21, ymm14, [rsi+640]
    vpmadd52huq ymm20, ymm14, [rsi+672]
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+480], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vpbroadcastq ymm15, [r8+576]
    vpbroadcastq ymm14, [r8+584]
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpbroadcastq ymm15, [r8+592]
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm14, [r8+600]
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vpbroadcastq ymm15, [r8+608]
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpbroadcastq ymm14, [r8+616]
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vpbroadcastq ymm15, [r8+624]
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vpbroadcastq ymm14, [r8+632]
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vpbroadcastq ymm15, [r8+640]
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vpbroadcastq ymm14, [r8+648]
    vmovdqu64 ymm13, [rcx+632]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+512], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vpbroadcastq ymm15, [r8+656]
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vpbroadcastq ymm14, [r8+664]
    vmovdqu64 ymm13, [rcx+616]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+648]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+680]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vpbroadcastq ymm15, [r8+672]
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vpbroadcastq ymm14, [r8+680]
    vmovdqu64 ymm13, [rcx+600]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+632]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+664]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+696]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+544], ymm17
    vpbroadcastq ymm17, [r8+688]
    vmovdqu64 ymm15, [rcx+592]
    vpmadd52luq ymm29, ymm17, ymm15
    vpmadd52huq ymm23, ymm14, ymm15
    vmovdqu64 ymm15, [rcx+624]
    vpmadd52luq ymm28, ymm17, ymm15
    vpmadd52huq ymm22, ymm14, ymm15
    vmovdqu64 ymm15, [rcx+656]
    vpmadd52luq ymm27, ymm17, ymm15
    vpmadd52huq ymm21, ymm14, ymm15
    vmovdqu64 ymm15, [rcx+688]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm20, ymm14, ymm15
    vpbroadcastq ymm15, [r8+696]
    vmovdqu64 ymm14, [rcx+584]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+616]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+648]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm17, ymm14
    vmovdqu64 ymm14, [rcx+680]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm17, ymm14
    vpmadd52huq ymm23, ymm15, [rcx+576]
    vpmadd52huq ymm22, ymm15, [rcx+608]
    vpmadd52huq ymm21, ymm15, [rcx+640]
    vpmadd52huq ymm20, ymm15, [rcx+672]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm17, ymm17, ymm16
    vextracti64x2 xmm16, ymm17, 1
    vpsrlq xmm12, xmm17, 52
    vpxord xmm11, xmm11, xmm11
    vpunpcklqdq xmm12, xmm11, xmm12
    vpaddq xmm17, xmm17, xmm12
    vpsrlq xmm12, xmm17, 52
    vpxord xmm11, xmm11, xmm11
    vpunpckhqdq xmm12, xmm12, xmm11
    vpaddq xmm16, xmm16, xmm12
    vpsrlq xmm12, xmm16, 52
    vpxord xmm11, xmm11, xmm11
    vpunpcklqdq xmm12, xmm11, xmm12
    vpaddq xmm16, xmm16, xmm12
    vpsrlq xmm12, xmm16, 52
    vpxord xmm11, xmm11, xmm11
    vpunpckhqdq xmm12, xmm12, xmm11
    vinserti64x2 ymm17, ymm17, xmm16, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+576], ymm17
    vextracti64x2 xmm17, ymm15, 1
    vpaddq xmm15, xmm15, xmm12
    vpsrlq xmm16, xmm15, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm16, xmm12, xmm16
    vpaddq xmm15, xmm15, xmm16
    vpsrlq xmm16, xmm15, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm16, xmm16, xmm12
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm16, xmm12, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm16, xmm16, xmm12
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+608], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+640], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm16, xmm16, xmm15
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
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
.Llimbs_ifma_single_80_mul_0:
    vpbroadcastq ymm0, [r10]
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
.Llimbs_ifma_single_80_mul_1:
    vpbroadcastq ymm1, [r10+8]
    vmovdqu64 ymm2, [rax-8]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax+24]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax+56]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax+88]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+120]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+152]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_2:
    vpbroadcastq ymm0, [r10+16]
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax+80]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+112]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+144]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_3:
    vpbroadcastq ymm1, [r10+24]
    vmovdqu64 ymm2, [rax-24]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax+8]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax+40]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax+72]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+104]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+136]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_4:
    vpbroadcastq ymm0, [r10+32]
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax+32]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax+64]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+96]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+128]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_5:
    vpbroadcastq ymm1, [r10+40]
    vmovdqu64 ymm2, [rax-40]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-8]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax+24]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax+56]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+88]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+120]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_6:
    vpbroadcastq ymm0, [r10+48]
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax+16]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax+48]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+80]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+112]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_7:
    vpbroadcastq ymm1, [r10+56]
    vmovdqu64 ymm2, [rax-56]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-24]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax+8]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax+40]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+72]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+104]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_8:
    vpbroadcastq ymm0, [r10+64]
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-32]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax+32]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+64]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+96]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_9:
    vpbroadcastq ymm1, [r10+72]
    vmovdqu64 ymm2, [rax-72]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-40]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-8]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax+24]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+56]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+88]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_10:
    vpbroadcastq ymm0, [r10+80]
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+80]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_11:
    vpbroadcastq ymm1, [r10+88]
    vmovdqu64 ymm2, [rax-88]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-56]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-24]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax+8]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+40]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+72]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_12:
    vpbroadcastq ymm0, [r10+96]
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-64]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+32]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+64]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_13:
    vpbroadcastq ymm1, [r10+104]
    vmovdqu64 ymm2, [rax-104]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-72]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-40]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-8]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+24]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+56]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_14:
    vpbroadcastq ymm0, [r10+112]
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+16]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+48]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_15:
    vpbroadcastq ymm1, [r10+120]
    vmovdqu64 ymm2, [rax-120]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-88]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-56]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-24]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+8]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+40]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_16:
    vpbroadcastq ymm0, [r10+128]
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-96]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-32]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+32]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_17:
    vpbroadcastq ymm1, [r10+136]
    vmovdqu64 ymm2, [rax-136]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-104]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-72]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-40]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-8]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+24]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_18:
    vpbroadcastq ymm0, [r10+144]
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_19:
    vpbroadcastq ymm1, [r10+152]
    vmovdqu64 ymm2, [rax-152]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-120]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-88]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-56]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-24]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+8]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_20:
    vpbroadcastq ymm0, [r10+160]
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-128]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-64]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_21:
    vpbroadcastq ymm1, [r10+168]
    vmovdqu64 ymm2, [rax-168]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-136]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-104]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-72]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-40]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-8]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_22:
    vpbroadcastq ymm0, [r10+176]
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_23:
    vpbroadcastq ymm1, [r10+184]
    vmovdqu64 ymm2, [rax-184]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-152]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-120]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-88]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-56]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-24]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_24:
    vpbroadcastq ymm0, [r10+192]
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-160]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-96]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-32]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_25:
    vpbroadcastq ymm1, [r10+200]
    vmovdqu64 ymm2, [rax-200]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-168]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-136]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-104]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-72]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-40]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_26:
    vpbroadcastq ymm0, [r10+208]
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_27:
    vpbroadcastq ymm1, [r10+216]
    vmovdqu64 ymm2, [rax-216]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-184]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-152]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-120]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-88]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-56]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_28:
    vpbroadcastq ymm0, [r10+224]
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-192]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-128]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-64]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_29:
    vpbroadcastq ymm1, [r10+232]
    vmovdqu64 ymm2, [rax-232]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-200]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-168]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-136]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-104]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-72]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_30:
    vpbroadcastq ymm0, [r10+240]
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_31:
    vpbroadcastq ymm1, [r10+248]
    vmovdqu64 ymm2, [rax-248]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-216]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-184]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-152]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-120]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-88]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_32:
    vpbroadcastq ymm0, [r10+256]
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-224]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-160]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-96]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_33:
    vpbroadcastq ymm1, [r10+264]
    vmovdqu64 ymm2, [rax-264]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-232]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-200]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-168]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-136]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-104]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_34:
    vpbroadcastq ymm0, [r10+272]
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_35:
    vpbroadcastq ymm1, [r10+280]
    vmovdqu64 ymm2, [rax-280]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-248]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-216]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-184]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-152]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-120]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_36:
    vpbroadcastq ymm0, [r10+288]
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-256]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-192]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-128]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_37:
    vpbroadcastq ymm1, [r10+296]
    vmovdqu64 ymm2, [rax-296]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-264]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-232]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-200]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-168]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-136]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_38:
    vpbroadcastq ymm0, [r10+304]
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_39:
    vpbroadcastq ymm1, [r10+312]
    vmovdqu64 ymm2, [rax-312]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-280]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-248]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-216]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-184]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-152]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_40:
    vpbroadcastq ymm0, [r10+320]
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-288]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-224]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-160]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_41:
    vpbroadcastq ymm1, [r10+328]
    vmovdqu64 ymm2, [rax-328]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-296]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-264]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-232]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-200]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-168]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_42:
    vpbroadcastq ymm0, [r10+336]
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_43:
    vpbroadcastq ymm1, [r10+344]
    vmovdqu64 ymm2, [rax-344]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-312]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-280]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-248]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-216]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-184]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_44:
    vpbroadcastq ymm0, [r10+352]
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-320]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-256]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-192]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_45:
    vpbroadcastq ymm1, [r10+360]
    vmovdqu64 ymm2, [rax-360]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-328]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-296]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-264]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-232]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-200]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_46:
    vpbroadcastq ymm0, [r10+368]
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_47:
    vpbroadcastq ymm1, [r10+376]
    vmovdqu64 ymm2, [rax-376]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-344]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-312]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-280]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-248]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-216]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_48:
    vpbroadcastq ymm0, [r10+384]
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-352]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-288]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-224]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_49:
    vpbroadcastq ymm1, [r10+392]
    vmovdqu64 ymm2, [rax-392]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-360]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-328]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-296]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-264]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-232]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_50:
    vpbroadcastq ymm0, [r10+400]
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_51:
    vpbroadcastq ymm1, [r10+408]
    vmovdqu64 ymm2, [rax-408]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-376]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-344]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-312]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-280]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-248]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_52:
    vpbroadcastq ymm0, [r10+416]
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-384]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-320]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-256]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_53:
    vpbroadcastq ymm1, [r10+424]
    vmovdqu64 ymm2, [rax-424]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-392]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-360]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-328]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-296]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-264]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_54:
    vpbroadcastq ymm0, [r10+432]
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-400]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_55:
    vpbroadcastq ymm1, [r10+440]
    vmovdqu64 ymm2, [rax-440]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-408]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-376]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-344]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-312]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-280]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_56:
    vpbroadcastq ymm0, [r10+448]
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-416]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-352]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-288]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_57:
    vpbroadcastq ymm1, [r10+456]
    vmovdqu64 ymm2, [rax-456]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-424]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-392]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-360]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-328]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-296]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_58:
    vpbroadcastq ymm0, [r10+464]
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-432]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_59:
    vpbroadcastq ymm1, [r10+472]
    vmovdqu64 ymm2, [rax-472]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-440]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-408]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-376]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-344]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-312]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_60:
    vpbroadcastq ymm0, [r10+480]
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-448]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-384]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-320]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_61:
    vpbroadcastq ymm1, [r10+488]
    vmovdqu64 ymm2, [rax-488]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-456]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-424]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-392]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-360]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-328]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_62:
    vpbroadcastq ymm0, [r10+496]
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-464]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-400]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_63:
    vpbroadcastq ymm1, [r10+504]
    vmovdqu64 ymm2, [rax-504]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-472]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-440]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-408]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-376]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-344]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_64:
    vpbroadcastq ymm0, [r10+512]
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-480]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-416]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-352]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_65:
    vpbroadcastq ymm1, [r10+520]
    vmovdqu64 ymm2, [rax-520]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-488]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-456]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-424]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-392]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-360]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_66:
    vpbroadcastq ymm0, [r10+528]
    vmovdqu64 ymm2, [rax-528]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-496]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-432]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_67:
    vpbroadcastq ymm1, [r10+536]
    vmovdqu64 ymm2, [rax-536]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-504]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-472]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-440]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-408]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-376]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_68:
    vpbroadcastq ymm0, [r10+544]
    vmovdqu64 ymm2, [rax-544]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-512]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-448]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-384]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_69:
    vpbroadcastq ymm1, [r10+552]
    vmovdqu64 ymm2, [rax-552]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-520]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-488]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-456]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-424]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-392]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_70:
    vpbroadcastq ymm0, [r10+560]
    vmovdqu64 ymm2, [rax-560]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-528]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-464]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-400]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_71:
    vpbroadcastq ymm1, [r10+568]
    vmovdqu64 ymm2, [rax-568]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-536]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-504]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-472]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-440]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-408]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_72:
    vpbroadcastq ymm0, [r10+576]
    vmovdqu64 ymm2, [rax-576]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-544]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-480]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-416]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_73:
    vpbroadcastq ymm1, [r10+584]
    vmovdqu64 ymm2, [rax-584]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-552]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-520]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-488]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-456]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-424]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_74:
    vpbroadcastq ymm0, [r10+592]
    vmovdqu64 ymm2, [rax-592]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-560]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-528]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-496]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-432]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_75:
    vpbroadcastq ymm1, [r10+600]
    vmovdqu64 ymm2, [rax-600]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-568]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-536]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-504]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-472]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-440]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_76:
    vpbroadcastq ymm0, [r10+608]
    vmovdqu64 ymm2, [rax-608]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-576]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-544]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-512]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-448]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_77:
    vpbroadcastq ymm1, [r10+616]
    vmovdqu64 ymm2, [rax-616]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-584]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-552]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-520]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-488]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-456]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_78:
    vpbroadcastq ymm0, [r10+624]
    vmovdqu64 ymm2, [rax-624]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-592]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-560]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-528]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-464]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
.Llimbs_ifma_single_80_mul_79:
    vpbroadcastq ymm1, [r10+632]
    vmovdqu64 ymm2, [rax-632]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax-600]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax-568]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax-536]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax-504]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax-472]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
.Llimbs_ifma_single_80_mul_80:
    vpbroadcastq ymm0, [r10+640]
    vmovdqu64 ymm2, [rax-640]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm23, ymm2, ymm1
    vmovdqu64 ymm3, [rax-608]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm22, ymm3, ymm1
    vmovdqu64 ymm2, [rax-576]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm21, ymm2, ymm1
    vmovdqu64 ymm3, [rax-544]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm20, ymm3, ymm1
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm19, ymm2, ymm1
    vmovdqu64 ymm3, [rax-480]
    vpmadd52luq ymm24, ymm3, ymm0
    vpmadd52huq ymm18, ymm3, ymm1
    ret
