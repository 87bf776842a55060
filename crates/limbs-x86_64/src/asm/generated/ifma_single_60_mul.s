// Product of 60 digits in radix 2^52: z = x * y / R mod m, almost reduced.
// 3903 multiplications: 1952 cycles on Zen 4 at least.
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
    vpbroadcastq ymm30, [rcx+640]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi+32], ymm19
    vmovdqu64 [rdi+544], ymm19
    vmovdqu64 [r8+32], ymm19
    vmovdqu64 [r8+544], ymm19
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
    vpbroadcastq ymm19, [rdx+64]
    vpmadd52luq ymm29, ymm19, [rsi+64]
    vpmadd52luq ymm28, ymm19, [rsi+96]
    vpmadd52luq ymm27, ymm19, [rsi+128]
    vpmadd52luq ymm26, ymm19, [rsi+160]
    vpmadd52luq ymm25, ymm19, [rsi+192]
    vpbroadcastq ymm1, [rdx+64]
    lea r10, [rdx-392]
    lea rax, [rsi+520]
    call .Llimbs_ifma_single_60_mul_58
    vpbroadcastq ymm19, [rdx+88]
    vpbroadcastq ymm18, [rdx+96]
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
    vpbroadcastq ymm19, [rdx+104]
    vmovdqu64 ymm17, [rsi+56]
    vpmadd52luq ymm28, ymm19, ymm17
    vpmadd52huq ymm23, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+88]
    vpmadd52luq ymm27, ymm19, ymm17
    vpmadd52huq ymm22, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+120]
    vpmadd52luq ymm26, ymm19, ymm17
    vpmadd52huq ymm21, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+152]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpbroadcastq ymm18, [rdx+112]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm18, ymm17
    vpmadd52huq ymm23, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm18, ymm17
    vpmadd52huq ymm22, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm18, ymm17
    vpmadd52huq ymm21, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vpbroadcastq ymm19, [rdx+120]
    vmovdqu64 ymm17, [rsi+40]
    vpmadd52luq ymm28, ymm19, ymm17
    vpmadd52huq ymm23, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+72]
    vpmadd52luq ymm27, ymm19, ymm17
    vpmadd52huq ymm22, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+104]
    vpmadd52luq ymm26, ymm19, ymm17
    vpmadd52huq ymm21, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+136]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpbroadcastq ymm18, [rdx+128]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm27, ymm18, ymm17
    vpmadd52huq ymm22, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm26, ymm18, ymm17
    vpmadd52huq ymm21, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vpbroadcastq ymm19, [rdx+136]
    vmovdqu64 ymm17, [rsi+56]
    vpmadd52luq ymm27, ymm19, ymm17
    vpmadd52huq ymm22, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+88]
    vpmadd52luq ymm26, ymm19, ymm17
    vpmadd52huq ymm21, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+120]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpbroadcastq ymm18, [rdx+144]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm27, ymm18, ymm17
    vpmadd52huq ymm22, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm26, ymm18, ymm17
    vpmadd52huq ymm21, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vpbroadcastq ymm19, [rdx+152]
    vmovdqu64 ymm17, [rsi+40]
    vpmadd52luq ymm27, ymm19, ymm17
    vpmadd52huq ymm22, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+72]
    vpmadd52luq ymm26, ymm19, ymm17
    vpmadd52huq ymm21, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+104]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpbroadcastq ymm18, [rdx+160]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm26, ymm18, ymm17
    vpmadd52huq ymm21, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vpbroadcastq ymm19, [rdx+168]
    vmovdqu64 ymm17, [rsi+56]
    vpmadd52luq ymm26, ymm19, ymm17
    vpmadd52huq ymm21, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+88]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpbroadcastq ymm18, [rdx+176]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm26, ymm18, ymm17
    vpmadd52huq ymm21, ymm19, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vpbroadcastq ymm19, [rdx+184]
    vmovdqu64 ymm17, [rsi+40]
    vpmadd52luq ymm26, ymm19, ymm17
    vpmadd52huq ymm21, ymm18, ymm17
    vmovdqu64 ymm17, [rsi+72]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpbroadcastq ymm18, [rdx+192]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vpbroadcastq ymm19, [rdx+200]
    vmovdqu64 ymm17, [rsi+56]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpbroadcastq ymm18, [rdx+208]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm25, ymm18, ymm17
    vpmadd52huq ymm20, ymm19, ymm17
    vpbroadcastq ymm19, [rdx+216]
    vmovdqu64 ymm17, [rsi+40]
    vpmadd52luq ymm25, ymm19, ymm17
    vpmadd52huq ymm20, ymm18, ymm17
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm18, ymm28, ymm23
    vpaddq ymm17, ymm27, ymm22
    vpaddq ymm16, ymm26, ymm21
    vpaddq ymm15, ymm25, ymm20
    vextracti64x2 xmm14, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm12, xmm19, xmm31
    vpsrlq xmm12, xmm12, 52
    vpunpcklqdq xmm13, xmm13, xmm13
    vpxord xmm11, xmm11, xmm11
    vpunpcklqdq xmm12, xmm11, xmm12
    vmovq [r8+64], xmm13
    vpmadd52luq xmm19, xmm13, [rcx+64]
    vpmadd52huq xmm12, xmm13, [rcx+56]
    vpaddq xmm19, xmm19, xmm12
    vpmadd52luq xmm14, xmm13, [rcx+80]
    vpmadd52huq xmm14, xmm13, [rcx+72]
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
    vpbroadcastq ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+224]
    vpmadd52luq ymm28, ymm12, [rsi+256]
    vpmadd52luq ymm27, ymm12, [rsi+288]
    vpmadd52luq ymm26, ymm12, [rsi+320]
    vpmadd52luq ymm25, ymm12, [rsi+352]
    vpbroadcastq ymm11, [rdx+72]
    vmovdqu64 ymm10, [rsi+216]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+248]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm23, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+280]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm22, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+312]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm21, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+344]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm20, ymm12, ymm10
    vpbroadcastq ymm12, [rdx+80]
    vmovdqu64 ymm10, [rsi+208]
    vpmadd52luq ymm29, ymm12, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+240]
    vpmadd52luq ymm28, ymm12, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+272]
    vpmadd52luq ymm27, ymm12, ymm10
    vpmadd52huq ymm22, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+304]
    vpmadd52luq ymm26, ymm12, ymm10
    vpmadd52huq ymm21, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+336]
    vpmadd52luq ymm25, ymm12, ymm10
    vpmadd52huq ymm20, ymm11, ymm10
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq xmm12, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm12, xmm12, xmm12
    vpxord xmm11, xmm11, xmm11
    vpunpckhqdq xmm19, xmm19, xmm11
    vmovq [r8+72], xmm12
    vpmadd52luq xmm14, xmm12, [rcx+72]
    vpmadd52huq xmm19, xmm12, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vpbroadcastq ymm1, [rdx+80]
    lea r10, [rdx-376]
    lea rax, [rsi+664]
    call .Llimbs_ifma_single_60_mul_58
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpmadd52luq ymm18, ymm19, [rcx+96]
    vpmadd52huq ymm18, ymm19, [rcx+88]
    vpmadd52luq ymm17, ymm19, [rcx+128]
    vpmadd52huq ymm17, ymm19, [rcx+120]
    vpmadd52luq ymm16, ymm19, [rcx+160]
    vpmadd52huq ymm16, ymm19, [rcx+152]
    vpmadd52luq ymm15, ymm19, [rcx+192]
    vpmadd52huq ymm15, ymm19, [rcx+184]
    vinserti64x2 ymm19, ymm12, xmm12, 1
    vpmadd52luq ymm18, ymm19, [rcx+88]
    vpmadd52huq ymm18, ymm19, [rcx+80]
    vpmadd52luq ymm17, ymm19, [rcx+120]
    vpmadd52huq ymm17, ymm19, [rcx+112]
    vpmadd52luq ymm16, ymm19, [rcx+152]
    vpmadd52huq ymm16, ymm19, [rcx+144]
    vpmadd52luq ymm15, ymm19, [rcx+184]
    vpmadd52huq ymm15, ymm19, [rcx+176]
    vmovdqa64 xmm19, xmm18
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm14, xmm30
    vpaddq xmm12, xmm14, xmm31
    vpsrlq xmm12, xmm12, 52
    vpunpcklqdq xmm13, xmm13, xmm13
    vpxord xmm11, xmm11, xmm11
    vpunpcklqdq xmm12, xmm11, xmm12
    vmovq [r8+80], xmm13
    vpmadd52luq xmm14, xmm13, [rcx+64]
    vpmadd52huq xmm12, xmm13, [rcx+56]
    vpaddq xmm14, xmm14, xmm12
    vpmadd52luq xmm19, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+72]
    vpbroadcastq ymm1, [rdx+104]
    lea r10, [rdx-352]
    lea rax, [rsi+640]
    call .Llimbs_ifma_single_60_mul_58
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq xmm12, xmm14, xmm30
    vpaddq xmm14, xmm14, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpckhqdq xmm12, xmm12, xmm12
    vpxord xmm11, xmm11, xmm11
    vpunpckhqdq xmm14, xmm14, xmm11
    vmovq [r8+88], xmm12
    vpmadd52luq xmm19, xmm12, [rcx+72]
    vpmadd52huq xmm14, xmm12, [rcx+64]
    vpaddq xmm19, xmm19, xmm14
    vpbroadcastq ymm14, [rdx+128]
    vpbroadcastq ymm11, [rdx+136]
    vmovdqu64 ymm10, [rsi+152]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+184]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+216]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+248]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+280]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vpbroadcastq ymm14, [rdx+144]
    vmovdqu64 ymm10, [rsi+144]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+176]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+208]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm22, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+240]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm21, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+272]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm20, ymm11, ymm10
    vinserti64x2 ymm14, ymm13, xmm13, 1
    vpmadd52luq ymm18, ymm14, [rcx+80]
    vpmadd52huq ymm18, ymm14, [rcx+72]
    vpmadd52luq ymm17, ymm14, [rcx+112]
    vpmadd52huq ymm17, ymm14, [rcx+104]
    vpmadd52luq ymm16, ymm14, [rcx+144]
    vpmadd52huq ymm16, ymm14, [rcx+136]
    vpmadd52luq ymm15, ymm14, [rcx+176]
    vpmadd52huq ymm15, ymm14, [rcx+168]
    vinserti64x2 ymm14, ymm12, xmm12, 1
    vpmadd52luq ymm18, ymm14, [rcx+72]
    vpmadd52huq ymm18, ymm14, [rcx+64]
    vpmadd52luq ymm17, ymm14, [rcx+104]
    vpmadd52huq ymm17, ymm14, [rcx+96]
    vpmadd52luq ymm16, ymm14, [rcx+136]
    vpmadd52huq ymm16, ymm14, [rcx+128]
    vpmadd52luq ymm15, ymm14, [rcx+168]
    vpmadd52huq ymm15, ymm14, [rcx+160]
    vextracti64x2 xmm18, ymm18, 1
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm19, xmm30
    vpaddq xmm13, xmm19, xmm31
    vpsrlq xmm13, xmm13, 52
    vpunpcklqdq xmm14, xmm14, xmm14
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vmovq [r8+96], xmm14
    vpmadd52luq xmm19, xmm14, [rcx+64]
    vpmadd52huq xmm13, xmm14, [rcx+56]
    vpaddq xmm19, xmm19, xmm13
    vpmadd52luq xmm18, xmm14, [rcx+80]
    vpmadd52huq xmm18, xmm14, [rcx+72]
    vpbroadcastq ymm1, [rdx+144]
    lea r10, [rdx-312]
    lea rax, [rsi+600]
    call .Llimbs_ifma_single_60_mul_58
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm19, xmm19, xmm12
    vmovq [r8+104], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+72]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm19, [rdx+168]
    vpbroadcastq ymm12, [rdx+176]
    vmovdqu64 ymm11, [rsi+112]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm19, ymm11
    vmovdqu64 ymm11, [rsi+144]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm19, ymm11
    vmovdqu64 ymm11, [rsi+176]
    vpmadd52luq ymm27, ymm12, ymm11
    vpmadd52huq ymm22, ymm19, ymm11
    vmovdqu64 ymm11, [rsi+208]
    vpmadd52luq ymm26, ymm12, ymm11
    vpmadd52huq ymm21, ymm19, ymm11
    vmovdqu64 ymm11, [rsi+240]
    vpmadd52luq ymm25, ymm12, ymm11
    vpmadd52huq ymm20, ymm19, ymm11
    vpbroadcastq ymm19, [rdx+184]
    vmovdqu64 ymm11, [rsi+104]
    vpmadd52luq ymm29, ymm19, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+136]
    vpmadd52luq ymm28, ymm19, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+168]
    vpmadd52luq ymm27, ymm19, ymm11
    vpmadd52huq ymm22, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+200]
    vpmadd52luq ymm26, ymm19, ymm11
    vpmadd52huq ymm21, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+232]
    vpmadd52luq ymm25, ymm19, ymm11
    vpmadd52huq ymm20, ymm12, ymm11
    vinserti64x2 ymm19, ymm14, xmm14, 1
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+88]
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+120]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+152]
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpmadd52luq ymm17, ymm19, [rcx+88]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpmadd52luq ymm16, ymm19, [rcx+120]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+152]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vmovdqa64 xmm19, xmm17
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm18, xmm30
    vpaddq xmm13, xmm18, xmm31
    vpsrlq xmm13, xmm13, 52
    vpunpcklqdq xmm14, xmm14, xmm14
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vmovq [r8+112], xmm14
    vpmadd52luq xmm18, xmm14, [rcx+64]
    vpmadd52huq xmm13, xmm14, [rcx+56]
    vpaddq xmm18, xmm18, xmm13
    vpmadd52luq xmm19, xmm14, [rcx+80]
    vpmadd52huq xmm19, xmm14, [rcx+72]
    vpbroadcastq ymm1, [rdx+184]
    lea r10, [rdx-272]
    lea rax, [rsi+560]
    call .Llimbs_ifma_single_60_mul_58
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm18, xmm18, xmm12
    vmovq [r8+120], xmm13
    vpmadd52luq xmm19, xmm13, [rcx+72]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm1, [rdx+208]
    lea r10, [rdx-248]
    lea rax, [rsi+536]
    call .Llimbs_ifma_single_60_mul_58
    vinserti64x2 ymm18, ymm14, xmm14, 1
    vpmadd52luq ymm17, ymm18, [rcx+80]
    vpmadd52huq ymm17, ymm18, [rcx+72]
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+104]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+136]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm17, ymm18, [rcx+72]
    vpmadd52huq ymm17, ymm18, [rcx+64]
    vpmadd52luq ymm16, ymm18, [rcx+104]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+136]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vextracti64x2 xmm18, ymm17, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm14, xmm19, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+128], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm14, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm14
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm14, [rdx+232]
    vpbroadcastq ymm13, [rdx+240]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+80]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+112]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+144]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+176]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm14, ymm12
    vpbroadcastq ymm14, [rdx+248]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm29, ymm14, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+72]
    vpmadd52luq ymm28, ymm14, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+104]
    vpmadd52luq ymm27, ymm14, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+136]
    vpmadd52luq ymm26, ymm14, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+168]
    vpmadd52luq ymm25, ymm14, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm19, xmm19, xmm12
    vmovq [r8+136], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+72]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm19, [rdx+256]
    vmovdqu64 ymm12, [rsi+64]
    vpmadd52luq ymm28, ymm19, ymm12
    vpmadd52huq ymm23, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+96]
    vpmadd52luq ymm27, ymm19, ymm12
    vpmadd52huq ymm22, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+128]
    vpmadd52luq ymm26, ymm19, ymm12
    vpmadd52huq ymm21, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+160]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm14, ymm12
    vpbroadcastq ymm14, [rdx+264]
    vmovdqu64 ymm12, [rsi+56]
    vpmadd52luq ymm28, ymm14, ymm12
    vpmadd52huq ymm23, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+88]
    vpmadd52luq ymm27, ymm14, ymm12
    vpmadd52huq ymm22, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+120]
    vpmadd52luq ymm26, ymm14, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+152]
    vpmadd52luq ymm25, ymm14, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vpbroadcastq ymm19, [rdx+272]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm28, ymm19, ymm12
    vpmadd52huq ymm23, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+80]
    vpmadd52luq ymm27, ymm19, ymm12
    vpmadd52huq ymm22, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+112]
    vpmadd52luq ymm26, ymm19, ymm12
    vpmadd52huq ymm21, ymm14, ymm12
    vmovdqu64 ymm12, [rsi+144]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm14, ymm12
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpmadd52luq ymm16, ymm17, [rcx+96]
    vpmadd52huq ymm16, ymm17, [rcx+88]
    vpmadd52luq ymm15, ymm17, [rcx+128]
    vpmadd52huq ymm15, ymm17, [rcx+120]
    vinserti64x2 ymm17, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm17, [rcx+88]
    vpmadd52huq ymm16, ymm17, [rcx+80]
    vpmadd52luq ymm15, ymm17, [rcx+120]
    vpmadd52huq ymm15, ymm17, [rcx+112]
    vmovdqa64 xmm17, xmm16
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm18, xmm30
    vpaddq xmm13, xmm18, xmm31
    vpsrlq xmm13, xmm13, 52
    vpunpcklqdq xmm14, xmm14, xmm14
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vmovq [r8+144], xmm14
    vpmadd52luq xmm18, xmm14, [rcx+64]
    vpmadd52huq xmm13, xmm14, [rcx+56]
    vpaddq xmm18, xmm18, xmm13
    vpmadd52luq xmm17, xmm14, [rcx+80]
    vpmadd52huq xmm17, xmm14, [rcx+72]
    vpbroadcastq ymm13, [rdx+280]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+72]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+104]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+136]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vpbroadcastq ymm19, [rdx+288]
    vmovdqu64 ymm12, [rsi+64]
    vpmadd52luq ymm27, ymm19, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+96]
    vpmadd52luq ymm26, ymm19, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+128]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+296]
    vmovdqu64 ymm12, [rsi+56]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+88]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+120]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vpbroadcastq ymm19, [rdx+304]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm27, ymm19, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+80]
    vpmadd52luq ymm26, ymm19, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+112]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm18, xmm18, xmm12
    vmovq [r8+152], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+72]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vpbroadcastq ymm18, [rdx+312]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm27, ymm18, ymm12
    vpmadd52huq ymm22, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+72]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+104]
    vpmadd52luq ymm25, ymm18, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vpbroadcastq ymm19, [rdx+320]
    vmovdqu64 ymm12, [rsi+64]
    vpmadd52luq ymm26, ymm19, ymm12
    vpmadd52huq ymm21, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+96]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm18, ymm12
    vpbroadcastq ymm18, [rdx+328]
    vmovdqu64 ymm12, [rsi+56]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+88]
    vpmadd52luq ymm25, ymm18, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vpbroadcastq ymm19, [rdx+336]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm26, ymm19, ymm12
    vpmadd52huq ymm21, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+80]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm18, ymm12
    vpbroadcastq ymm18, [rdx+344]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+72]
    vpmadd52luq ymm25, ymm18, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vpbroadcastq ymm19, [rdx+352]
    vmovdqu64 ymm12, [rsi+64]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm18, ymm12
    vinserti64x2 ymm18, ymm14, xmm14, 1
    vpmadd52luq ymm16, ymm18, [rcx+80]
    vpmadd52huq ymm16, ymm18, [rcx+72]
    vpmadd52luq ymm15, ymm18, [rcx+112]
    vpmadd52huq ymm15, ymm18, [rcx+104]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+72]
    vpmadd52huq ymm16, ymm18, [rcx+64]
    vpmadd52luq ymm15, ymm18, [rcx+104]
    vpmadd52huq ymm15, ymm18, [rcx+96]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm14, xmm17, xmm31
    vpsrlq xmm14, xmm14, 52
    vpunpcklqdq xmm16, xmm16, xmm16
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm14, xmm13, xmm14
    vmovq [r8+160], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+64]
    vpmadd52huq xmm14, xmm16, [rcx+56]
    vpaddq xmm17, xmm17, xmm14
    vpmadd52luq xmm18, xmm16, [rcx+80]
    vpmadd52huq xmm18, xmm16, [rcx+72]
    vpbroadcastq ymm14, [rdx+360]
    vmovdqu64 ymm13, [rsi+56]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm20, ymm19, ymm13
    vpbroadcastq ymm19, [rdx+368]
    vmovdqu64 ymm13, [rsi+48]
    vpmadd52luq ymm25, ymm19, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vpbroadcastq ymm14, [rdx+376]
    vmovdqu64 ymm13, [rsi+40]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm20, ymm19, ymm13
    vpbroadcastq ymm19, [r8+64]
    vpmadd52luq ymm29, ymm19, [rcx+224]
    vpmadd52luq ymm28, ymm19, [rcx+256]
    vpmadd52luq ymm27, ymm19, [rcx+288]
    vpmadd52luq ymm26, ymm19, [rcx+320]
    vpmadd52luq ymm25, ymm19, [rcx+352]
    vpbroadcastq ymm14, [r8+72]
    vmovdqu64 ymm13, [rcx+216]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm24, ymm19, ymm13
    vmovdqu64 ymm13, [rcx+248]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm23, ymm19, ymm13
    vmovdqu64 ymm13, [rcx+280]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm22, ymm19, ymm13
    vmovdqu64 ymm13, [rcx+312]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm21, ymm19, ymm13
    vmovdqu64 ymm13, [rcx+344]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm20, ymm19, ymm13
    vpbroadcastq ymm19, [r8+80]
    vmovdqu64 ymm13, [rcx+208]
    vpmadd52luq ymm29, ymm19, ymm13
    vpmadd52huq ymm24, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+240]
    vpmadd52luq ymm28, ymm19, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+272]
    vpmadd52luq ymm27, ymm19, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+304]
    vpmadd52luq ymm26, ymm19, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+336]
    vpmadd52luq ymm25, ymm19, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpckhqdq xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm17, xmm17, xmm13
    vmovq [r8+168], xmm14
    vpmadd52luq xmm18, xmm14, [rcx+72]
    vpmadd52huq xmm17, xmm14, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vpbroadcastq ymm17, [r8+88]
    vmovdqu64 ymm13, [rcx+200]
    vpmadd52luq ymm29, ymm17, ymm13
    vpmadd52huq ymm24, ymm19, ymm13
    vmovdqu64 ymm13, [rcx+232]
    vpmadd52luq ymm28, ymm17, ymm13
    vpmadd52huq ymm23, ymm19, ymm13
    vmovdqu64 ymm13, [rcx+264]
    vpmadd52luq ymm27, ymm17, ymm13
    vpmadd52huq ymm22, ymm19, ymm13
    vmovdqu64 ymm13, [rcx+296]
    vpmadd52luq ymm26, ymm17, ymm13
    vpmadd52huq ymm21, ymm19, ymm13
    vmovdqu64 ymm13, [rcx+328]
    vpmadd52luq ymm25, ymm17, ymm13
    vpmadd52huq ymm20, ymm19, ymm13
    vpbroadcastq ymm19, [r8+96]
    vmovdqu64 ymm13, [rcx+192]
    vpmadd52luq ymm29, ymm19, ymm13
    vpmadd52huq ymm24, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+224]
    vpmadd52luq ymm28, ymm19, ymm13
    vpmadd52huq ymm23, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+256]
    vpmadd52luq ymm27, ymm19, ymm13
    vpmadd52huq ymm22, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+288]
    vpmadd52luq ymm26, ymm19, ymm13
    vpmadd52huq ymm21, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+320]
    vpmadd52luq ymm25, ymm19, ymm13
    vpmadd52huq ymm20, ymm17, ymm13
    vinserti64x2 ymm19, ymm16, xmm16, 1
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm15, ymm19, [rcx+88]
    vinserti64x2 ymm19, ymm14, xmm14, 1
    vpmadd52luq ymm15, ymm19, [rcx+88]
    vpmadd52huq ymm15, ymm19, [rcx+80]
    vmovdqa64 xmm19, xmm15
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm16, xmm18, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm14, xmm14, xmm14
    vpunpcklqdq xmm16, xmm14, xmm16
    vmovq [r8+176], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm18, xmm18, xmm16
    vpmadd52luq xmm19, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+72]
    vpbroadcastq ymm1, [r8+96]
    lea r10, [r8-360]
    lea rax, [rcx+648]
    call .Llimbs_ifma_single_60_mul_58
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm14, xmm14, xmm14
    vpunpckhqdq xmm18, xmm18, xmm14
    vmovq [r8+184], xmm16
    vpmadd52luq xmm19, xmm16, [rcx+72]
    vpmadd52huq xmm18, xmm16, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm1, [r8+120]
    lea r10, [r8-336]
    lea rax, [rcx+624]
    call .Llimbs_ifma_single_60_mul_58
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm18, [rcx+80]
    vpmadd52huq ymm15, ymm18, [rcx+72]
    vinserti64x2 ymm18, ymm16, xmm16, 1
    vpmadd52luq ymm15, ymm18, [rcx+72]
    vpmadd52huq ymm15, ymm18, [rcx+64]
    vextracti64x2 xmm18, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm16, xmm19, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+192], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm16
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm17, [r8+144]
    vpbroadcastq ymm16, [r8+152]
    vmovdqu64 ymm15, [rcx+136]
    vpmadd52luq ymm29, ymm16, ymm15
    vpmadd52huq ymm24, ymm17, ymm15
    vmovdqu64 ymm15, [rcx+168]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm23, ymm17, ymm15
    vmovdqu64 ymm15, [rcx+200]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm22, ymm17, ymm15
    vmovdqu64 ymm15, [rcx+232]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm21, ymm17, ymm15
    vmovdqu64 ymm15, [rcx+264]
    vpmadd52luq ymm25, ymm16, ymm15
    vpmadd52huq ymm20, ymm17, ymm15
    vpbroadcastq ymm17, [r8+160]
    vmovdqu64 ymm15, [rcx+128]
    vpmadd52luq ymm29, ymm17, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+160]
    vpmadd52luq ymm28, ymm17, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+192]
    vpmadd52luq ymm27, ymm17, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+224]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm21, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+256]
    vpmadd52luq ymm25, ymm17, ymm15
    vpmadd52huq ymm20, ymm16, ymm15
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm19, xmm19, xmm16
    vmovq [r8+200], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+72]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm1, [r8+160]
    lea r10, [r8-296]
    lea rax, [rcx+584]
    call .Llimbs_ifma_single_60_mul_58
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm17, xmm18, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm17, xmm16, xmm17
    vmovq [r8+208], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+64]
    vpmadd52huq xmm17, xmm19, [rcx+56]
    vpaddq xmm18, xmm18, xmm17
    vpbroadcastq ymm19, [r8+184]
    vpbroadcastq ymm17, [r8+192]
    vmovdqu64 ymm16, [rcx+96]
    vpmadd52luq ymm29, ymm17, ymm16
    vpmadd52huq ymm24, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+128]
    vpmadd52luq ymm28, ymm17, ymm16
    vpmadd52huq ymm23, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+160]
    vpmadd52luq ymm27, ymm17, ymm16
    vpmadd52huq ymm22, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+192]
    vpmadd52luq ymm26, ymm17, ymm16
    vpmadd52huq ymm21, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+224]
    vpmadd52luq ymm25, ymm17, ymm16
    vpmadd52huq ymm20, ymm19, ymm16
    vpbroadcastq ymm19, [r8+200]
    vmovdqu64 ymm16, [rcx+88]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm24, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+120]
    vpmadd52luq ymm28, ymm19, ymm16
    vpmadd52huq ymm23, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+152]
    vpmadd52luq ymm27, ymm19, ymm16
    vpmadd52huq ymm22, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+184]
    vpmadd52luq ymm26, ymm19, ymm16
    vpmadd52huq ymm21, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+216]
    vpmadd52luq ymm25, ymm19, ymm16
    vpmadd52huq ymm20, ymm17, ymm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm18, xmm18, xmm16
    vmovq [r8+216], xmm17
    vpbroadcastq ymm17, [r8+208]
    vmovdqu64 ymm16, [rcx+80]
    vpmadd52luq ymm29, ymm17, ymm16
    vpmadd52huq ymm24, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+112]
    vpmadd52luq ymm28, ymm17, ymm16
    vpmadd52huq ymm23, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+144]
    vpmadd52luq ymm27, ymm17, ymm16
    vpmadd52huq ymm22, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+176]
    vpmadd52luq ymm26, ymm17, ymm16
    vpmadd52huq ymm21, ymm19, ymm16
    vmovdqu64 ymm16, [rcx+208]
    vpmadd52luq ymm25, ymm17, ymm16
    vpmadd52huq ymm20, ymm19, ymm16
    vpbroadcastq ymm19, [r8+216]
    vmovdqu64 ymm16, [rcx+72]
    vpmadd52luq ymm29, ymm19, ymm16
    vpmadd52huq ymm24, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+104]
    vpmadd52luq ymm28, ymm19, ymm16
    vpmadd52huq ymm23, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+136]
    vpmadd52luq ymm27, ymm19, ymm16
    vpmadd52huq ymm22, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+168]
    vpmadd52luq ymm26, ymm19, ymm16
    vpmadd52huq ymm21, ymm17, ymm16
    vmovdqu64 ymm16, [rcx+200]
    vpmadd52luq ymm25, ymm19, ymm16
    vpmadd52huq ymm20, ymm17, ymm16
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
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm12, xmm19, xmm31
    vpsrlq xmm12, xmm12, 52
    vpunpcklqdq xmm13, xmm13, xmm13
    vpxord xmm11, xmm11, xmm11
    vpunpcklqdq xmm12, xmm11, xmm12
    vmovq [r8+224], xmm13
    vpmadd52luq xmm19, xmm13, [rcx+64]
    vpmadd52huq xmm12, xmm13, [rcx+56]
    vpaddq xmm19, xmm19, xmm12
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+72]
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
    vpbroadcastq ymm12, [rdx+64]
    vpmadd52luq ymm29, ymm12, [rsi+384]
    vpmadd52luq ymm28, ymm12, [rsi+416]
    vpmadd52luq ymm27, ymm12, [rsi+448]
    vpmadd52luq ymm26, ymm12, [rsi+480]
    vpmadd52luq ymm25, ymm12, [rsi+512]
    vpbroadcastq ymm0, [rdx+64]
    lea r10, [rdx-384]
    lea rax, [rsi+832]
    call .Llimbs_ifma_single_60_mul_57
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq xmm12, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm12, xmm12, xmm12
    vpxord xmm11, xmm11, xmm11
    vpunpckhqdq xmm19, xmm19, xmm11
    vmovq [r8+232], xmm12
    vpmadd52luq xmm18, xmm12, [rcx+72]
    vpmadd52huq xmm19, xmm12, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm1, [rdx+96]
    lea r10, [rdx-344]
    lea rax, [rsi+792]
    call .Llimbs_ifma_single_60_mul_56
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+88]
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+120]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+152]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+184]
    vinserti64x2 ymm19, ymm12, xmm12, 1
    vpmadd52luq ymm17, ymm19, [rcx+88]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpmadd52luq ymm16, ymm19, [rcx+120]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+152]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+184]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vmovdqa64 xmm19, xmm17
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm12, xmm18, xmm31
    vpsrlq xmm12, xmm12, 52
    vpunpcklqdq xmm13, xmm13, xmm13
    vpxord xmm11, xmm11, xmm11
    vpunpcklqdq xmm12, xmm11, xmm12
    vmovq [r8+240], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+64]
    vpmadd52huq xmm12, xmm13, [rcx+56]
    vpaddq xmm18, xmm18, xmm12
    vpmadd52luq xmm19, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+72]
    vpbroadcastq ymm1, [rdx+136]
    lea r10, [rdx-304]
    lea rax, [rsi+752]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq xmm12, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm12, xmm12, xmm12
    vpxord xmm11, xmm11, xmm11
    vpunpckhqdq xmm18, xmm18, xmm11
    vmovq [r8+248], xmm12
    vpmadd52luq xmm19, xmm12, [rcx+72]
    vpmadd52huq xmm18, xmm12, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm0, [rdx+176]
    lea r10, [rdx-272]
    lea rax, [rsi+720]
    call .Llimbs_ifma_single_60_mul_57
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm17, ymm18, [rcx+80]
    vpmadd52huq ymm17, ymm18, [rcx+72]
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+104]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+136]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+168]
    vinserti64x2 ymm18, ymm12, xmm12, 1
    vpmadd52luq ymm17, ymm18, [rcx+72]
    vpmadd52huq ymm17, ymm18, [rcx+64]
    vpmadd52luq ymm16, ymm18, [rcx+104]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+136]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+168]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vextracti64x2 xmm18, ymm17, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm13, xmm19, xmm31
    vpsrlq xmm13, xmm13, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vmovq [r8+256], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm13, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm13
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm1, [rdx+208]
    lea r10, [rdx-232]
    lea rax, [rsi+680]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm19, xmm19, xmm12
    vmovq [r8+264], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+72]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm0, [rdx+248]
    lea r10, [rdx-200]
    lea rax, [rsi+648]
    call .Llimbs_ifma_single_60_mul_57
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm16, ymm19, [rcx+96]
    vpmadd52huq ymm16, ymm19, [rcx+88]
    vpmadd52luq ymm15, ymm19, [rcx+128]
    vpmadd52huq ymm15, ymm19, [rcx+120]
    vpmadd52luq ymm14, ymm19, [rcx+160]
    vpmadd52huq ymm14, ymm19, [rcx+152]
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm19, [rcx+88]
    vpmadd52huq ymm16, ymm19, [rcx+80]
    vpmadd52luq ymm15, ymm19, [rcx+120]
    vpmadd52huq ymm15, ymm19, [rcx+112]
    vpmadd52luq ymm14, ymm19, [rcx+152]
    vpmadd52huq ymm14, ymm19, [rcx+144]
    vmovdqa64 xmm19, xmm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm13, xmm18, xmm31
    vpsrlq xmm13, xmm13, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vmovq [r8+272], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+64]
    vpmadd52huq xmm13, xmm17, [rcx+56]
    vpaddq xmm18, xmm18, xmm13
    vpmadd52luq xmm19, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+72]
    vpbroadcastq ymm1, [rdx+280]
    lea r10, [rdx-160]
    lea rax, [rsi+608]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm18, xmm18, xmm12
    vmovq [r8+280], xmm13
    vpmadd52luq xmm19, xmm13, [rcx+72]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm1, [rdx+320]
    lea r10, [rdx-120]
    lea rax, [rsi+568]
    call .Llimbs_ifma_single_60_mul_56
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm16, ymm18, [rcx+80]
    vpmadd52huq ymm16, ymm18, [rcx+72]
    vpmadd52luq ymm15, ymm18, [rcx+112]
    vpmadd52huq ymm15, ymm18, [rcx+104]
    vpmadd52luq ymm14, ymm18, [rcx+144]
    vpmadd52huq ymm14, ymm18, [rcx+136]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+72]
    vpmadd52huq ymm16, ymm18, [rcx+64]
    vpmadd52luq ymm15, ymm18, [rcx+104]
    vpmadd52huq ymm15, ymm18, [rcx+96]
    vpmadd52luq ymm14, ymm18, [rcx+136]
    vpmadd52huq ymm14, ymm18, [rcx+128]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm16, xmm19, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm16, xmm13, xmm16
    vmovq [r8+288], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm16
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm0, [rdx+360]
    lea r10, [rdx-88]
    lea rax, [rsi+536]
    call .Llimbs_ifma_single_60_mul_57
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm19, xmm19, xmm13
    vmovq [r8+296], xmm16
    vpmadd52luq xmm18, xmm16, [rcx+72]
    vpmadd52huq xmm19, xmm16, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm19, [rdx+392]
    vpbroadcastq ymm13, [rdx+400]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+80]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+112]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+144]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+176]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vpbroadcastq ymm19, [rdx+408]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm29, ymm19, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+72]
    vpmadd52luq ymm28, ymm19, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+104]
    vpmadd52luq ymm27, ymm19, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+136]
    vpmadd52luq ymm26, ymm19, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+168]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+416]
    vmovdqu64 ymm12, [rsi+64]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+96]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+128]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+160]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vpbroadcastq ymm19, [rdx+424]
    vmovdqu64 ymm12, [rsi+56]
    vpmadd52luq ymm28, ymm19, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+88]
    vpmadd52luq ymm27, ymm19, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+120]
    vpmadd52luq ymm26, ymm19, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+152]
    vpmadd52luq ymm25, ymm19, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+432]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+80]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+112]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm19, ymm12
    vmovdqu64 ymm12, [rsi+144]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm19, ymm12
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm15, ymm19, [rcx+88]
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+120]
    vinserti64x2 ymm19, ymm16, xmm16, 1
    vpmadd52luq ymm15, ymm19, [rcx+88]
    vpmadd52huq ymm15, ymm19, [rcx+80]
    vpmadd52luq ymm14, ymm19, [rcx+120]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vmovdqa64 xmm19, xmm15
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm16, xmm18, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm16, xmm12, xmm16
    vmovq [r8+304], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm18, xmm18, xmm16
    vpmadd52luq xmm19, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+72]
    vpbroadcastq ymm16, [rdx+440]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm28, ymm16, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+72]
    vpmadd52luq ymm27, ymm16, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+104]
    vpmadd52luq ymm26, ymm16, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+136]
    vpmadd52luq ymm25, ymm16, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+448]
    vmovdqu64 ymm12, [rsi+64]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm16, ymm12
    vmovdqu64 ymm12, [rsi+96]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm16, ymm12
    vmovdqu64 ymm12, [rsi+128]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm16, ymm12
    vpbroadcastq ymm16, [rdx+456]
    vmovdqu64 ymm12, [rsi+56]
    vpmadd52luq ymm27, ymm16, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+88]
    vpmadd52luq ymm26, ymm16, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+120]
    vpmadd52luq ymm25, ymm16, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+464]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm16, ymm12
    vmovdqu64 ymm12, [rsi+80]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm16, ymm12
    vmovdqu64 ymm12, [rsi+112]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm16, ymm12
    vpbroadcastq ymm16, [rdx+472]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm27, ymm16, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+72]
    vpmadd52luq ymm26, ymm16, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+104]
    vpmadd52luq ymm25, ymm16, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+480]
    vmovdqu64 ymm12, [rsi+64]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm16, ymm12
    vmovdqu64 ymm12, [rsi+96]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm16, ymm12
    vpbroadcastq ymm16, [rdx+488]
    vmovdqu64 ymm12, [rsi+56]
    vpmadd52luq ymm26, ymm16, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+88]
    vpmadd52luq ymm25, ymm16, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+496]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm16, ymm12
    vmovdqu64 ymm12, [rsi+80]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm16, ymm12
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm18, xmm18, xmm12
    vmovq [r8+312], xmm16
    vpmadd52luq xmm19, xmm16, [rcx+72]
    vpmadd52huq xmm18, xmm16, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm18, [rdx+504]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vmovdqu64 ymm12, [rsi+72]
    vpmadd52luq ymm25, ymm18, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+512]
    vmovdqu64 ymm12, [rsi+64]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm18, ymm12
    vpbroadcastq ymm18, [rdx+520]
    vmovdqu64 ymm12, [rsi+56]
    vpmadd52luq ymm25, ymm18, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm13, [rdx+528]
    vmovdqu64 ymm12, [rsi+48]
    vpmadd52luq ymm25, ymm13, ymm12
    vpmadd52huq ymm20, ymm18, ymm12
    vpbroadcastq ymm18, [rdx+536]
    vmovdqu64 ymm12, [rsi+40]
    vpmadd52luq ymm25, ymm18, ymm12
    vpmadd52huq ymm20, ymm13, ymm12
    vpbroadcastq ymm18, [r8+64]
    vpmadd52luq ymm29, ymm18, [rcx+384]
    vpmadd52luq ymm28, ymm18, [rcx+416]
    vpmadd52luq ymm27, ymm18, [rcx+448]
    vpmadd52luq ymm26, ymm18, [rcx+480]
    vpmadd52luq ymm25, ymm18, [rcx+512]
    vpbroadcastq ymm1, [r8+64]
    lea r10, [r8-392]
    lea rax, [rcx+840]
    call .Llimbs_ifma_single_60_mul_58
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm18, [rcx+80]
    vpmadd52huq ymm15, ymm18, [rcx+72]
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+104]
    vinserti64x2 ymm18, ymm16, xmm16, 1
    vpmadd52luq ymm15, ymm18, [rcx+72]
    vpmadd52huq ymm15, ymm18, [rcx+64]
    vpmadd52luq ymm14, ymm18, [rcx+104]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vextracti64x2 xmm18, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm16, xmm19, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+320], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm16
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm1, [r8+88]
    lea r10, [r8-352]
    lea rax, [rcx+800]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm19, xmm19, xmm15
    vmovq [r8+328], xmm16
    vpmadd52luq xmm18, xmm16, [rcx+72]
    vpmadd52huq xmm19, xmm16, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm0, [r8+128]
    lea r10, [r8-320]
    lea rax, [rcx+768]
    call .Llimbs_ifma_single_60_mul_57
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm19, [rcx+96]
    vpmadd52huq ymm14, ymm19, [rcx+88]
    vinserti64x2 ymm19, ymm16, xmm16, 1
    vpmadd52luq ymm14, ymm19, [rcx+88]
    vpmadd52huq ymm14, ymm19, [rcx+80]
    vmovdqa64 xmm19, xmm14
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm16, xmm18, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+336], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm18, xmm18, xmm16
    vpmadd52luq xmm19, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+72]
    vpbroadcastq ymm1, [r8+160]
    lea r10, [r8-280]
    lea rax, [rcx+728]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm18, xmm18, xmm15
    vmovq [r8+344], xmm16
    vpmadd52luq xmm19, xmm16, [rcx+72]
    vpmadd52huq xmm18, xmm16, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm1, [r8+200]
    lea r10, [r8-240]
    lea rax, [rcx+688]
    call .Llimbs_ifma_single_60_mul_56
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+80]
    vpmadd52huq ymm14, ymm18, [rcx+72]
    vinserti64x2 ymm18, ymm16, xmm16, 1
    vpmadd52luq ymm14, ymm18, [rcx+72]
    vpmadd52huq ymm14, ymm18, [rcx+64]
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm16, xmm19, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+352], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm16
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm0, [r8+240]
    lea r10, [r8-208]
    lea rax, [rcx+656]
    call .Llimbs_ifma_single_60_mul_57
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm19, xmm19, xmm16
    vmovq [r8+360], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+72]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm1, [r8+272]
    lea r10, [r8-168]
    lea rax, [rcx+616]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm17, xmm18, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm17, xmm16, xmm17
    vmovq [r8+368], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+64]
    vpmadd52huq xmm17, xmm19, [rcx+56]
    vpaddq xmm18, xmm18, xmm17
    vpbroadcastq ymm0, [r8+312]
    lea r10, [r8-136]
    lea rax, [rcx+584]
    call .Llimbs_ifma_single_60_mul_57
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm19, xmm19, xmm19
    vpxord xmm17, xmm17, xmm17
    vpunpckhqdq xmm18, xmm18, xmm17
    vmovq [r8+376], xmm19
    vpbroadcastq ymm0, [r8+344]
    lea r10, [r8-104]
    lea rax, [rcx+552]
    call .Llimbs_ifma_single_60_mul_57
    vpbroadcastq ymm19, [r8+376]
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
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm12, xmm19, xmm31
    vpsrlq xmm12, xmm12, 52
    vpunpcklqdq xmm13, xmm13, xmm13
    vpxord xmm11, xmm11, xmm11
    vpunpcklqdq xmm12, xmm11, xmm12
    vmovq [r8+384], xmm13
    vpmadd52luq xmm19, xmm13, [rcx+64]
    vpmadd52huq xmm12, xmm13, [rcx+56]
    vpaddq xmm19, xmm19, xmm12
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+72]
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
    vpbroadcastq ymm12, [rdx+64]
    vpbroadcastq ymm11, [rdx+72]
    vmovdqu64 ymm10, [rsi+536]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm12, ymm10
    vpbroadcastq ymm12, [rdx+80]
    vmovdqu64 ymm10, [rsi+528]
    vpmadd52luq ymm29, ymm12, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+88]
    vmovdqu64 ymm10, [rsi+520]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm12, ymm10
    vpbroadcastq ymm12, [rdx+96]
    vmovdqu64 ymm10, [rsi+512]
    vpmadd52luq ymm29, ymm12, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+104]
    vmovdqu64 ymm10, [rsi+504]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+536]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm23, ymm12, ymm10
    vpbroadcastq ymm12, [rdx+112]
    vmovdqu64 ymm10, [rsi+496]
    vpmadd52luq ymm29, ymm12, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+528]
    vpmadd52luq ymm28, ymm12, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+120]
    vmovdqu64 ymm10, [rsi+488]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+520]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm23, ymm12, ymm10
    vpbroadcastq ymm12, [rdx+128]
    vmovdqu64 ymm10, [rsi+480]
    vpmadd52luq ymm29, ymm12, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+512]
    vpmadd52luq ymm28, ymm12, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+136]
    vmovdqu64 ymm10, [rsi+472]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+504]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm23, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+536]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm22, ymm12, ymm10
    vpbroadcastq ymm12, [rdx+144]
    vmovdqu64 ymm10, [rsi+464]
    vpmadd52luq ymm29, ymm12, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+496]
    vpmadd52luq ymm28, ymm12, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+528]
    vpmadd52luq ymm27, ymm12, ymm10
    vpmadd52huq ymm22, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+152]
    vmovdqu64 ymm10, [rsi+456]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+488]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm23, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+520]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm22, ymm12, ymm10
    vpbroadcastq ymm12, [rdx+160]
    vmovdqu64 ymm10, [rsi+448]
    vpmadd52luq ymm29, ymm12, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+480]
    vpmadd52luq ymm28, ymm12, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+512]
    vpmadd52luq ymm27, ymm12, ymm10
    vpmadd52huq ymm22, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+168]
    vmovdqu64 ymm10, [rsi+440]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+472]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm23, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+504]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm22, ymm12, ymm10
    vmovdqu64 ymm10, [rsi+536]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm21, ymm12, ymm10
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq xmm12, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm12, xmm12, xmm12
    vpxord xmm10, xmm10, xmm10
    vpunpckhqdq xmm19, xmm19, xmm10
    vmovq [r8+392], xmm12
    vpmadd52luq xmm18, xmm12, [rcx+72]
    vpmadd52huq xmm19, xmm12, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm19, [rdx+176]
    vmovdqu64 ymm10, [rsi+432]
    vpmadd52luq ymm29, ymm19, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+464]
    vpmadd52luq ymm28, ymm19, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+496]
    vpmadd52luq ymm27, ymm19, ymm10
    vpmadd52huq ymm22, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+528]
    vpmadd52luq ymm26, ymm19, ymm10
    vpmadd52huq ymm21, ymm11, ymm10
    vpbroadcastq ymm11, [rdx+184]
    vmovdqu64 ymm10, [rsi+424]
    vpmadd52luq ymm29, ymm11, ymm10
    vpmadd52huq ymm24, ymm19, ymm10
    vmovdqu64 ymm10, [rsi+456]
    vpmadd52luq ymm28, ymm11, ymm10
    vpmadd52huq ymm23, ymm19, ymm10
    vmovdqu64 ymm10, [rsi+488]
    vpmadd52luq ymm27, ymm11, ymm10
    vpmadd52huq ymm22, ymm19, ymm10
    vmovdqu64 ymm10, [rsi+520]
    vpmadd52luq ymm26, ymm11, ymm10
    vpmadd52huq ymm21, ymm19, ymm10
    vpbroadcastq ymm19, [rdx+192]
    vmovdqu64 ymm10, [rsi+416]
    vpmadd52luq ymm29, ymm19, ymm10
    vpmadd52huq ymm24, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+448]
    vpmadd52luq ymm28, ymm19, ymm10
    vpmadd52huq ymm23, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+480]
    vpmadd52luq ymm27, ymm19, ymm10
    vpmadd52huq ymm22, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+512]
    vpmadd52luq ymm26, ymm19, ymm10
    vpmadd52huq ymm21, ymm11, ymm10
    vpbroadcastq ymm1, [rdx+192]
    lea r10, [rdx-264]
    lea rax, [rsi+872]
    call .Llimbs_ifma_single_60_mul_58
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+88]
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+120]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+152]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+184]
    vinserti64x2 ymm19, ymm12, xmm12, 1
    vpmadd52luq ymm17, ymm19, [rcx+88]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpmadd52luq ymm16, ymm19, [rcx+120]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+152]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+184]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vmovdqa64 xmm19, xmm17
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm12, xmm18, xmm31
    vpsrlq xmm12, xmm12, 52
    vpunpcklqdq xmm13, xmm13, xmm13
    vpxord xmm11, xmm11, xmm11
    vpunpcklqdq xmm12, xmm11, xmm12
    vmovq [r8+400], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+64]
    vpmadd52huq xmm12, xmm13, [rcx+56]
    vpaddq xmm18, xmm18, xmm12
    vpmadd52luq xmm19, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+72]
    vpbroadcastq ymm1, [rdx+216]
    lea r10, [rdx-224]
    lea rax, [rsi+832]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm12, xmm12, xmm12
    vpmadd52luq xmm12, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm12, xmm12, xmm12
    vpxord xmm11, xmm11, xmm11
    vpunpckhqdq xmm18, xmm18, xmm11
    vmovq [r8+408], xmm12
    vpmadd52luq xmm19, xmm12, [rcx+72]
    vpmadd52huq xmm18, xmm12, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm1, [rdx+256]
    lea r10, [rdx-184]
    lea rax, [rsi+792]
    call .Llimbs_ifma_single_60_mul_56
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm17, ymm18, [rcx+80]
    vpmadd52huq ymm17, ymm18, [rcx+72]
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+104]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+136]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+168]
    vinserti64x2 ymm18, ymm12, xmm12, 1
    vpmadd52luq ymm17, ymm18, [rcx+72]
    vpmadd52huq ymm17, ymm18, [rcx+64]
    vpmadd52luq ymm16, ymm18, [rcx+104]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+136]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+168]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vextracti64x2 xmm18, ymm17, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm13, xmm19, xmm31
    vpsrlq xmm13, xmm13, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vmovq [r8+416], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm13, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm13
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm1, [rdx+296]
    lea r10, [rdx-144]
    lea rax, [rsi+752]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm19, xmm19, xmm12
    vmovq [r8+424], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+72]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm1, [rdx+336]
    lea r10, [rdx-104]
    lea rax, [rsi+712]
    call .Llimbs_ifma_single_60_mul_56
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm16, ymm19, [rcx+96]
    vpmadd52huq ymm16, ymm19, [rcx+88]
    vpmadd52luq ymm15, ymm19, [rcx+128]
    vpmadd52huq ymm15, ymm19, [rcx+120]
    vpmadd52luq ymm14, ymm19, [rcx+160]
    vpmadd52huq ymm14, ymm19, [rcx+152]
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm19, [rcx+88]
    vpmadd52huq ymm16, ymm19, [rcx+80]
    vpmadd52luq ymm15, ymm19, [rcx+120]
    vpmadd52huq ymm15, ymm19, [rcx+112]
    vpmadd52luq ymm14, ymm19, [rcx+152]
    vpmadd52huq ymm14, ymm19, [rcx+144]
    vmovdqa64 xmm19, xmm16
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm13, xmm18, xmm31
    vpsrlq xmm13, xmm13, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vmovq [r8+432], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+64]
    vpmadd52huq xmm13, xmm17, [rcx+56]
    vpaddq xmm18, xmm18, xmm13
    vpmadd52luq xmm19, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+72]
    vpbroadcastq ymm1, [rdx+376]
    lea r10, [rdx-64]
    lea rax, [rsi+672]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm18, xmm18, xmm12
    vmovq [r8+440], xmm13
    vpmadd52luq xmm19, xmm13, [rcx+72]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm0, [rdx+416]
    lea r10, [rdx-16]
    lea rax, [rsi+624]
    call .Llimbs_ifma_single_60_mul_55
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm16, ymm18, [rcx+80]
    vpmadd52huq ymm16, ymm18, [rcx+72]
    vpmadd52luq ymm15, ymm18, [rcx+112]
    vpmadd52huq ymm15, ymm18, [rcx+104]
    vpmadd52luq ymm14, ymm18, [rcx+144]
    vpmadd52huq ymm14, ymm18, [rcx+136]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+72]
    vpmadd52huq ymm16, ymm18, [rcx+64]
    vpmadd52luq ymm15, ymm18, [rcx+104]
    vpmadd52huq ymm15, ymm18, [rcx+96]
    vpmadd52luq ymm14, ymm18, [rcx+136]
    vpmadd52huq ymm14, ymm18, [rcx+128]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm16, xmm19, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm16, xmm13, xmm16
    vmovq [r8+448], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm16
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm1, [rdx+464]
    lea r10, [rdx+24]
    lea rax, [rsi+584]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm19, xmm19, xmm13
    vmovq [r8+456], xmm16
    vpmadd52luq xmm18, xmm16, [rcx+72]
    vpmadd52huq xmm19, xmm16, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm0, [rdx+504]
    lea r10, [rdx+56]
    lea rax, [rsi+552]
    call .Llimbs_ifma_single_60_mul_57
    vpbroadcastq ymm19, [rdx+536]
    vpmadd52huq ymm24, ymm19, [rsi+64]
    vpmadd52huq ymm23, ymm19, [rsi+96]
    vpmadd52huq ymm22, ymm19, [rsi+128]
    vpmadd52huq ymm21, ymm19, [rsi+160]
    vpmadd52huq ymm20, ymm19, [rsi+192]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm15, ymm19, [rcx+88]
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+120]
    vinserti64x2 ymm19, ymm16, xmm16, 1
    vpmadd52luq ymm15, ymm19, [rcx+88]
    vpmadd52huq ymm15, ymm19, [rcx+80]
    vpmadd52luq ymm14, ymm19, [rcx+120]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vmovdqa64 xmm19, xmm15
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm16, xmm18, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm16, xmm13, xmm16
    vmovq [r8+464], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm18, xmm18, xmm16
    vpmadd52luq xmm19, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+72]
    vpbroadcastq ymm16, [r8+64]
    vpbroadcastq ymm13, [r8+72]
    vmovdqu64 ymm12, [rcx+536]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm16, ymm12
    vpbroadcastq ymm16, [r8+80]
    vmovdqu64 ymm12, [rcx+528]
    vpmadd52luq ymm29, ymm16, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vpbroadcastq ymm13, [r8+88]
    vmovdqu64 ymm12, [rcx+520]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm16, ymm12
    vpbroadcastq ymm16, [r8+96]
    vmovdqu64 ymm12, [rcx+512]
    vpmadd52luq ymm29, ymm16, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vpbroadcastq ymm13, [r8+104]
    vmovdqu64 ymm12, [rcx+504]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+536]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm16, ymm12
    vpbroadcastq ymm16, [r8+112]
    vmovdqu64 ymm12, [rcx+496]
    vpmadd52luq ymm29, ymm16, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+528]
    vpmadd52luq ymm28, ymm16, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vpbroadcastq ymm13, [r8+120]
    vmovdqu64 ymm12, [rcx+488]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+520]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm16, ymm12
    vpbroadcastq ymm16, [r8+128]
    vmovdqu64 ymm12, [rcx+480]
    vpmadd52luq ymm29, ymm16, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+512]
    vpmadd52luq ymm28, ymm16, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vpbroadcastq ymm13, [r8+136]
    vmovdqu64 ymm12, [rcx+472]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+504]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+536]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm16, ymm12
    vpbroadcastq ymm16, [r8+144]
    vmovdqu64 ymm12, [rcx+464]
    vpmadd52luq ymm29, ymm16, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+496]
    vpmadd52luq ymm28, ymm16, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+528]
    vpmadd52luq ymm27, ymm16, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vpbroadcastq ymm13, [r8+152]
    vmovdqu64 ymm12, [rcx+456]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+488]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+520]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm16, ymm12
    vpbroadcastq ymm16, [r8+160]
    vmovdqu64 ymm12, [rcx+448]
    vpmadd52luq ymm29, ymm16, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+480]
    vpmadd52luq ymm28, ymm16, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+512]
    vpmadd52luq ymm27, ymm16, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vpbroadcastq ymm13, [r8+168]
    vmovdqu64 ymm12, [rcx+440]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+472]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+504]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm16, ymm12
    vmovdqu64 ymm12, [rcx+536]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm16, ymm12
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm18, xmm18, xmm12
    vmovq [r8+472], xmm16
    vpmadd52luq xmm19, xmm16, [rcx+72]
    vpmadd52huq xmm18, xmm16, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm18, [r8+176]
    vmovdqu64 ymm12, [rcx+432]
    vpmadd52luq ymm29, ymm18, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+464]
    vpmadd52luq ymm28, ymm18, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+496]
    vpmadd52luq ymm27, ymm18, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+528]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vpbroadcastq ymm13, [r8+184]
    vmovdqu64 ymm12, [rcx+424]
    vpmadd52luq ymm29, ymm13, ymm12
    vpmadd52huq ymm24, ymm18, ymm12
    vmovdqu64 ymm12, [rcx+456]
    vpmadd52luq ymm28, ymm13, ymm12
    vpmadd52huq ymm23, ymm18, ymm12
    vmovdqu64 ymm12, [rcx+488]
    vpmadd52luq ymm27, ymm13, ymm12
    vpmadd52huq ymm22, ymm18, ymm12
    vmovdqu64 ymm12, [rcx+520]
    vpmadd52luq ymm26, ymm13, ymm12
    vpmadd52huq ymm21, ymm18, ymm12
    vpbroadcastq ymm18, [r8+192]
    vmovdqu64 ymm12, [rcx+416]
    vpmadd52luq ymm29, ymm18, ymm12
    vpmadd52huq ymm24, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+448]
    vpmadd52luq ymm28, ymm18, ymm12
    vpmadd52huq ymm23, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+480]
    vpmadd52luq ymm27, ymm18, ymm12
    vpmadd52huq ymm22, ymm13, ymm12
    vmovdqu64 ymm12, [rcx+512]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm13, ymm12
    vpbroadcastq ymm1, [r8+192]
    lea r10, [r8-264]
    lea rax, [rcx+872]
    call .Llimbs_ifma_single_60_mul_58
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm18, [rcx+80]
    vpmadd52huq ymm15, ymm18, [rcx+72]
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+104]
    vinserti64x2 ymm18, ymm16, xmm16, 1
    vpmadd52luq ymm15, ymm18, [rcx+72]
    vpmadd52huq ymm15, ymm18, [rcx+64]
    vpmadd52luq ymm14, ymm18, [rcx+104]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vextracti64x2 xmm18, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm16, xmm19, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+480], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm16
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm1, [r8+216]
    lea r10, [r8-224]
    lea rax, [rcx+832]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm19, xmm19, xmm15
    vmovq [r8+488], xmm16
    vpmadd52luq xmm18, xmm16, [rcx+72]
    vpmadd52huq xmm19, xmm16, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm1, [r8+256]
    lea r10, [r8-184]
    lea rax, [rcx+792]
    call .Llimbs_ifma_single_60_mul_56
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm19, [rcx+96]
    vpmadd52huq ymm14, ymm19, [rcx+88]
    vinserti64x2 ymm19, ymm16, xmm16, 1
    vpmadd52luq ymm14, ymm19, [rcx+88]
    vpmadd52huq ymm14, ymm19, [rcx+80]
    vmovdqa64 xmm19, xmm14
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm16, xmm18, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+496], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm18, xmm18, xmm16
    vpmadd52luq xmm19, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+72]
    vpbroadcastq ymm1, [r8+296]
    lea r10, [r8-144]
    lea rax, [rcx+752]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpunpckhqdq xmm18, xmm18, xmm15
    vmovq [r8+504], xmm16
    vpmadd52luq xmm19, xmm16, [rcx+72]
    vpmadd52huq xmm18, xmm16, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vpbroadcastq ymm1, [r8+336]
    lea r10, [r8-104]
    lea rax, [rcx+712]
    call .Llimbs_ifma_single_60_mul_56
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+80]
    vpmadd52huq ymm14, ymm18, [rcx+72]
    vinserti64x2 ymm18, ymm16, xmm16, 1
    vpmadd52luq ymm14, ymm18, [rcx+72]
    vpmadd52huq ymm14, ymm18, [rcx+64]
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm16, xmm19, xmm31
    vpsrlq xmm16, xmm16, 52
    vpunpcklqdq xmm17, xmm17, xmm17
    vpxord xmm15, xmm15, xmm15
    vpunpcklqdq xmm16, xmm15, xmm16
    vmovq [r8+512], xmm17
    vpmadd52luq xmm19, xmm17, [rcx+64]
    vpmadd52huq xmm16, xmm17, [rcx+56]
    vpaddq xmm19, xmm19, xmm16
    vpmadd52luq xmm18, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+72]
    vpbroadcastq ymm1, [r8+376]
    lea r10, [r8-64]
    lea rax, [rcx+672]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vpunpckhqdq xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm19, xmm19, xmm16
    vmovq [r8+520], xmm17
    vpmadd52luq xmm18, xmm17, [rcx+72]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
    vpbroadcastq ymm0, [r8+416]
    lea r10, [r8-16]
    lea rax, [rcx+624]
    call .Llimbs_ifma_single_60_mul_55
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm17, xmm18, xmm31
    vpsrlq xmm17, xmm17, 52
    vpunpcklqdq xmm19, xmm19, xmm19
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm17, xmm16, xmm17
    vmovq [r8+528], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+64]
    vpmadd52huq xmm17, xmm19, [rcx+56]
    vpaddq xmm18, xmm18, xmm17
    vpbroadcastq ymm1, [r8+464]
    lea r10, [r8+24]
    lea rax, [rcx+584]
    call .Llimbs_ifma_single_60_mul_56
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vpunpckhqdq xmm19, xmm19, xmm19
    vpxord xmm17, xmm17, xmm17
    vpunpckhqdq xmm18, xmm18, xmm17
    vmovq [r8+536], xmm19
    vpbroadcastq ymm0, [r8+504]
    lea r10, [r8+56]
    lea rax, [rcx+552]
    call .Llimbs_ifma_single_60_mul_57
    vpbroadcastq ymm19, [r8+536]
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
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vpaddq xmm19, xmm19, xmm13
    vpsrlq xmm13, xmm19, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm13, xmm13, xmm12
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm13, xmm13, xmm12
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+64], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vpbroadcastq ymm18, [rdx+224]
    vpbroadcastq ymm12, [rdx+232]
    vmovdqu64 ymm11, [rsi+536]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+240]
    vmovdqu64 ymm11, [rsi+528]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+248]
    vmovdqu64 ymm11, [rsi+520]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+256]
    vmovdqu64 ymm11, [rsi+512]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+264]
    vmovdqu64 ymm11, [rsi+504]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+536]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+272]
    vmovdqu64 ymm11, [rsi+496]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+528]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+280]
    vmovdqu64 ymm11, [rsi+488]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+520]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+288]
    vmovdqu64 ymm11, [rsi+480]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+512]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+296]
    vmovdqu64 ymm11, [rsi+472]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+504]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+536]
    vpmadd52luq ymm27, ymm12, ymm11
    vpmadd52huq ymm22, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+304]
    vmovdqu64 ymm11, [rsi+464]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+496]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+528]
    vpmadd52luq ymm27, ymm18, ymm11
    vpmadd52huq ymm22, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+312]
    vmovdqu64 ymm11, [rsi+456]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+488]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+520]
    vpmadd52luq ymm27, ymm12, ymm11
    vpmadd52huq ymm22, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+320]
    vmovdqu64 ymm11, [rsi+448]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+480]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+512]
    vpmadd52luq ymm27, ymm18, ymm11
    vpmadd52huq ymm22, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+328]
    vmovdqu64 ymm11, [rsi+440]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+472]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+504]
    vpmadd52luq ymm27, ymm12, ymm11
    vpmadd52huq ymm22, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+536]
    vpmadd52luq ymm26, ymm12, ymm11
    vpmadd52huq ymm21, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+336]
    vmovdqu64 ymm11, [rsi+432]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+464]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+496]
    vpmadd52luq ymm27, ymm18, ymm11
    vpmadd52huq ymm22, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+528]
    vpmadd52luq ymm26, ymm18, ymm11
    vpmadd52huq ymm21, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+344]
    vmovdqu64 ymm11, [rsi+424]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+456]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+488]
    vpmadd52luq ymm27, ymm12, ymm11
    vpmadd52huq ymm22, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+520]
    vpmadd52luq ymm26, ymm12, ymm11
    vpmadd52huq ymm21, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+352]
    vmovdqu64 ymm11, [rsi+416]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+448]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+480]
    vpmadd52luq ymm27, ymm18, ymm11
    vpmadd52huq ymm22, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+512]
    vpmadd52luq ymm26, ymm18, ymm11
    vpmadd52huq ymm21, ymm12, ymm11
    vpbroadcastq ymm1, [rdx+352]
    lea r10, [rdx-88]
    lea rax, [rsi+856]
    call .Llimbs_ifma_single_60_mul_56
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm18, xmm13, xmm18
    vpaddq xmm17, xmm17, xmm18
    vpsrlq xmm18, xmm17, 52
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm18, xmm18, xmm13
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm18, xmm13, xmm18
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm18, xmm18, xmm13
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+96], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vpbroadcastq ymm1, [rdx+392]
    lea r10, [rdx+16]
    lea rax, [rsi+752]
    call .Llimbs_ifma_single_60_mul_48
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
    vmovdqu64 [rdi+128], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpbroadcastq ymm1, [rdx+496]
    lea r10, [rdx+56]
    lea rax, [rsi+712]
    call .Llimbs_ifma_single_60_mul_56
    vpbroadcastq ymm17, [rdx+536]
    vpmadd52huq ymm24, ymm17, [rsi+224]
    vpmadd52huq ymm23, ymm17, [rsi+256]
    vpmadd52huq ymm22, ymm17, [rsi+288]
    vpmadd52huq ymm21, ymm17, [rsi+320]
    vpmadd52huq ymm20, ymm17, [rsi+352]
    vpbroadcastq ymm17, [r8+224]
    vpbroadcastq ymm16, [r8+232]
    vmovdqu64 ymm13, [rcx+536]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm17, ymm13
    vpbroadcastq ymm17, [r8+240]
    vmovdqu64 ymm13, [rcx+528]
    vpmadd52luq ymm29, ymm17, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vpbroadcastq ymm16, [r8+248]
    vmovdqu64 ymm13, [rcx+520]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm17, ymm13
    vpbroadcastq ymm17, [r8+256]
    vmovdqu64 ymm13, [rcx+512]
    vpmadd52luq ymm29, ymm17, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vpbroadcastq ymm16, [r8+264]
    vmovdqu64 ymm13, [rcx+504]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+536]
    vpmadd52luq ymm28, ymm16, ymm13
    vpmadd52huq ymm23, ymm17, ymm13
    vpbroadcastq ymm17, [r8+272]
    vmovdqu64 ymm13, [rcx+496]
    vpmadd52luq ymm29, ymm17, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+528]
    vpmadd52luq ymm28, ymm17, ymm13
    vpmadd52huq ymm23, ymm16, ymm13
    vpbroadcastq ymm16, [r8+280]
    vmovdqu64 ymm13, [rcx+488]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+520]
    vpmadd52luq ymm28, ymm16, ymm13
    vpmadd52huq ymm23, ymm17, ymm13
    vpbroadcastq ymm17, [r8+288]
    vmovdqu64 ymm13, [rcx+480]
    vpmadd52luq ymm29, ymm17, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+512]
    vpmadd52luq ymm28, ymm17, ymm13
    vpmadd52huq ymm23, ymm16, ymm13
    vpbroadcastq ymm16, [r8+296]
    vmovdqu64 ymm13, [rcx+472]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+504]
    vpmadd52luq ymm28, ymm16, ymm13
    vpmadd52huq ymm23, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+536]
    vpmadd52luq ymm27, ymm16, ymm13
    vpmadd52huq ymm22, ymm17, ymm13
    vpbroadcastq ymm17, [r8+304]
    vmovdqu64 ymm13, [rcx+464]
    vpmadd52luq ymm29, ymm17, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+496]
    vpmadd52luq ymm28, ymm17, ymm13
    vpmadd52huq ymm23, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+528]
    vpmadd52luq ymm27, ymm17, ymm13
    vpmadd52huq ymm22, ymm16, ymm13
    vpbroadcastq ymm16, [r8+312]
    vmovdqu64 ymm13, [rcx+456]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+488]
    vpmadd52luq ymm28, ymm16, ymm13
    vpmadd52huq ymm23, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+520]
    vpmadd52luq ymm27, ymm16, ymm13
    vpmadd52huq ymm22, ymm17, ymm13
    vpbroadcastq ymm17, [r8+320]
    vmovdqu64 ymm13, [rcx+448]
    vpmadd52luq ymm29, ymm17, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+480]
    vpmadd52luq ymm28, ymm17, ymm13
    vpmadd52huq ymm23, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+512]
    vpmadd52luq ymm27, ymm17, ymm13
    vpmadd52huq ymm22, ymm16, ymm13
    vpbroadcastq ymm16, [r8+328]
    vmovdqu64 ymm13, [rcx+440]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+472]
    vpmadd52luq ymm28, ymm16, ymm13
    vpmadd52huq ymm23, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+504]
    vpmadd52luq ymm27, ymm16, ymm13
    vpmadd52huq ymm22, ymm17, ymm13
    vmovdqu64 ymm13, [rcx+536]
    vpmadd52luq ymm26, ymm16, ymm13
    vpmadd52huq ymm21, ymm17, ymm13
    vpbroadcastq ymm17, [r8+336]
    vmovdqu64 ymm13, [rcx+432]
    vpmadd52luq ymm29, ymm17, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+464]
    vpmadd52luq ymm28, ymm17, ymm13
    vpmadd52huq ymm23, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+496]
    vpmadd52luq ymm27, ymm17, ymm13
    vpmadd52huq ymm22, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+528]
    vpmadd52luq ymm26, ymm17, ymm13
    vpmadd52huq ymm21, ymm16, ymm13
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm18, xmm16, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm18, xmm18, xmm16
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm18, xmm16, xmm18
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm18, xmm18, xmm16
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+160], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vpbroadcastq ymm16, [r8+344]
    vmovdqu64 ymm15, [rcx+424]
    vpmadd52luq ymm29, ymm16, ymm15
    vpmadd52huq ymm24, ymm17, ymm15
    vmovdqu64 ymm15, [rcx+456]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm23, ymm17, ymm15
    vmovdqu64 ymm15, [rcx+488]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm22, ymm17, ymm15
    vmovdqu64 ymm15, [rcx+520]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm21, ymm17, ymm15
    vpbroadcastq ymm17, [r8+352]
    vmovdqu64 ymm15, [rcx+416]
    vpmadd52luq ymm29, ymm17, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+448]
    vpmadd52luq ymm28, ymm17, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+480]
    vpmadd52luq ymm27, ymm17, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+512]
    vpmadd52luq ymm26, ymm17, ymm15
    vpmadd52huq ymm21, ymm16, ymm15
    vpbroadcastq ymm1, [r8+352]
    lea r10, [r8-40]
    lea rax, [rcx+808]
    call .Llimbs_ifma_single_60_mul_50
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpxord xmm17, xmm17, xmm17
    vpunpcklqdq xmm18, xmm17, xmm18
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
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
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+192], ymm19
    vpbroadcastq ymm0, [r8+440]
    lea r10, [r8+56]
    lea rax, [rcx+712]
    call .Llimbs_ifma_single_60_mul_49
    vpbroadcastq ymm19, [r8+536]
    vpmadd52huq ymm24, ymm19, [rcx+224]
    vpmadd52huq ymm23, ymm19, [rcx+256]
    vpmadd52huq ymm22, ymm19, [rcx+288]
    vpmadd52huq ymm21, ymm19, [rcx+320]
    vpmadd52huq ymm20, ymm19, [rcx+352]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vpaddq xmm19, xmm19, xmm13
    vpsrlq xmm13, xmm19, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm13, xmm13, xmm12
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm13, xmm13, xmm12
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+224], ymm19
    vextracti64x2 xmm19, ymm17, 1
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
    vpbroadcastq ymm18, [rdx+384]
    vpbroadcastq ymm12, [rdx+392]
    vmovdqu64 ymm11, [rsi+536]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+400]
    vmovdqu64 ymm11, [rsi+528]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+408]
    vmovdqu64 ymm11, [rsi+520]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+416]
    vmovdqu64 ymm11, [rsi+512]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+424]
    vmovdqu64 ymm11, [rsi+504]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+536]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+432]
    vmovdqu64 ymm11, [rsi+496]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+528]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+440]
    vmovdqu64 ymm11, [rsi+488]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+520]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+448]
    vmovdqu64 ymm11, [rsi+480]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+512]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+456]
    vmovdqu64 ymm11, [rsi+472]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+504]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+536]
    vpmadd52luq ymm27, ymm12, ymm11
    vpmadd52huq ymm22, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+464]
    vmovdqu64 ymm11, [rsi+464]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+496]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+528]
    vpmadd52luq ymm27, ymm18, ymm11
    vpmadd52huq ymm22, ymm12, ymm11
    vpbroadcastq ymm12, [rdx+472]
    vmovdqu64 ymm11, [rsi+456]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+488]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm18, ymm11
    vmovdqu64 ymm11, [rsi+520]
    vpmadd52luq ymm27, ymm12, ymm11
    vpmadd52huq ymm22, ymm18, ymm11
    vpbroadcastq ymm18, [rdx+480]
    vmovdqu64 ymm11, [rsi+448]
    vpmadd52luq ymm29, ymm18, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+480]
    vpmadd52luq ymm28, ymm18, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+512]
    vpmadd52luq ymm27, ymm18, ymm11
    vpmadd52huq ymm22, ymm12, ymm11
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm13, xmm17, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm13, xmm17, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm13, xmm13, xmm12
    vpaddq xmm19, xmm19, xmm13
    vpsrlq xmm13, xmm19, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vpaddq xmm19, xmm19, xmm13
    vpsrlq xmm13, xmm19, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm13, xmm13, xmm12
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+256], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vpbroadcastq ymm17, [rdx+488]
    vmovdqu64 ymm12, [rsi+440]
    vpmadd52luq ymm29, ymm17, ymm12
    vpmadd52huq ymm24, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+472]
    vpmadd52luq ymm28, ymm17, ymm12
    vpmadd52huq ymm23, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+504]
    vpmadd52luq ymm27, ymm17, ymm12
    vpmadd52huq ymm22, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+536]
    vpmadd52luq ymm26, ymm17, ymm12
    vpmadd52huq ymm21, ymm18, ymm12
    vpbroadcastq ymm18, [rdx+496]
    vmovdqu64 ymm12, [rsi+432]
    vpmadd52luq ymm29, ymm18, ymm12
    vpmadd52huq ymm24, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+464]
    vpmadd52luq ymm28, ymm18, ymm12
    vpmadd52huq ymm23, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+496]
    vpmadd52luq ymm27, ymm18, ymm12
    vpmadd52huq ymm22, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+528]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm17, ymm12
    vpbroadcastq ymm17, [rdx+504]
    vmovdqu64 ymm12, [rsi+424]
    vpmadd52luq ymm29, ymm17, ymm12
    vpmadd52huq ymm24, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+456]
    vpmadd52luq ymm28, ymm17, ymm12
    vpmadd52huq ymm23, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+488]
    vpmadd52luq ymm27, ymm17, ymm12
    vpmadd52huq ymm22, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+520]
    vpmadd52luq ymm26, ymm17, ymm12
    vpmadd52huq ymm21, ymm18, ymm12
    vpbroadcastq ymm18, [rdx+512]
    vmovdqu64 ymm12, [rsi+416]
    vpmadd52luq ymm29, ymm18, ymm12
    vpmadd52huq ymm24, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+448]
    vpmadd52luq ymm28, ymm18, ymm12
    vpmadd52huq ymm23, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+480]
    vpmadd52luq ymm27, ymm18, ymm12
    vpmadd52huq ymm22, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+512]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm17, ymm12
    vpbroadcastq ymm17, [rdx+520]
    vmovdqu64 ymm12, [rsi+408]
    vpmadd52luq ymm29, ymm17, ymm12
    vpmadd52huq ymm24, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+440]
    vpmadd52luq ymm28, ymm17, ymm12
    vpmadd52huq ymm23, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+472]
    vpmadd52luq ymm27, ymm17, ymm12
    vpmadd52huq ymm22, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+504]
    vpmadd52luq ymm26, ymm17, ymm12
    vpmadd52huq ymm21, ymm18, ymm12
    vmovdqu64 ymm12, [rsi+536]
    vpmadd52luq ymm25, ymm17, ymm12
    vpmadd52huq ymm20, ymm18, ymm12
    vpbroadcastq ymm18, [rdx+528]
    vmovdqu64 ymm12, [rsi+400]
    vpmadd52luq ymm29, ymm18, ymm12
    vpmadd52huq ymm24, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+432]
    vpmadd52luq ymm28, ymm18, ymm12
    vpmadd52huq ymm23, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+464]
    vpmadd52luq ymm27, ymm18, ymm12
    vpmadd52huq ymm22, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+496]
    vpmadd52luq ymm26, ymm18, ymm12
    vpmadd52huq ymm21, ymm17, ymm12
    vmovdqu64 ymm12, [rsi+528]
    vpmadd52luq ymm25, ymm18, ymm12
    vpmadd52huq ymm20, ymm17, ymm12
    vpaddq xmm16, xmm16, xmm13
    vpsrlq xmm17, xmm16, 52
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm17, xmm13, xmm17
    vpaddq xmm16, xmm16, xmm17
    vpsrlq xmm17, xmm16, 52
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm17, xmm17, xmm13
    vpaddq xmm19, xmm19, xmm17
    vpsrlq xmm17, xmm19, 52
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm17, xmm13, xmm17
    vpaddq xmm19, xmm19, xmm17
    vpsrlq xmm17, xmm19, 52
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm17, xmm17, xmm13
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+288], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpbroadcastq ymm16, [rdx+536]
    vmovdqu64 ymm13, [rsi+392]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm18, ymm13
    vmovdqu64 ymm13, [rsi+424]
    vpmadd52luq ymm28, ymm16, ymm13
    vpmadd52huq ymm23, ymm18, ymm13
    vmovdqu64 ymm13, [rsi+456]
    vpmadd52luq ymm27, ymm16, ymm13
    vpmadd52huq ymm22, ymm18, ymm13
    vmovdqu64 ymm13, [rsi+488]
    vpmadd52luq ymm26, ymm16, ymm13
    vpmadd52huq ymm21, ymm18, ymm13
    vmovdqu64 ymm13, [rsi+520]
    vpmadd52luq ymm25, ymm16, ymm13
    vpmadd52huq ymm20, ymm18, ymm13
    vpmadd52huq ymm24, ymm16, [rsi+384]
    vpmadd52huq ymm23, ymm16, [rsi+416]
    vpmadd52huq ymm22, ymm16, [rsi+448]
    vpmadd52huq ymm21, ymm16, [rsi+480]
    vpmadd52huq ymm20, ymm16, [rsi+512]
    vpbroadcastq ymm18, [r8+384]
    vpbroadcastq ymm16, [r8+392]
    vmovdqu64 ymm13, [rcx+536]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm18, ymm13
    vpbroadcastq ymm18, [r8+400]
    vmovdqu64 ymm13, [rcx+528]
    vpmadd52luq ymm29, ymm18, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vpbroadcastq ymm16, [r8+408]
    vmovdqu64 ymm13, [rcx+520]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm18, ymm13
    vpbroadcastq ymm18, [r8+416]
    vmovdqu64 ymm13, [rcx+512]
    vpmadd52luq ymm29, ymm18, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vpbroadcastq ymm16, [r8+424]
    vmovdqu64 ymm13, [rcx+504]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm18, ymm13
    vmovdqu64 ymm13, [rcx+536]
    vpmadd52luq ymm28, ymm16, ymm13
    vpmadd52huq ymm23, ymm18, ymm13
    vpbroadcastq ymm18, [r8+432]
    vmovdqu64 ymm13, [rcx+496]
    vpmadd52luq ymm29, ymm18, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+528]
    vpmadd52luq ymm28, ymm18, ymm13
    vpmadd52huq ymm23, ymm16, ymm13
    vpbroadcastq ymm16, [r8+440]
    vmovdqu64 ymm13, [rcx+488]
    vpmadd52luq ymm29, ymm16, ymm13
    vpmadd52huq ymm24, ymm18, ymm13
    vmovdqu64 ymm13, [rcx+520]
    vpmadd52luq ymm28, ymm16, ymm13
    vpmadd52huq ymm23, ymm18, ymm13
    vpbroadcastq ymm18, [r8+448]
    vmovdqu64 ymm13, [rcx+480]
    vpmadd52luq ymm29, ymm18, ymm13
    vpmadd52huq ymm24, ymm16, ymm13
    vmovdqu64 ymm13, [rcx+512]
    vpmadd52luq ymm28, ymm18, ymm13
    vpmadd52huq ymm23, ymm16, ymm13
    vpaddq xmm15, xmm15, xmm17
    vpsrlq xmm17, xmm15, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm17, xmm16, xmm17
    vpaddq xmm15, xmm15, xmm17
    vpsrlq xmm17, xmm15, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm17, xmm17, xmm16
    vpaddq xmm19, xmm19, xmm17
    vpsrlq xmm17, xmm19, 52
    vpxord xmm16, xmm16, xmm16
    vpunpcklqdq xmm17, xmm16, xmm17
    vpaddq xmm19, xmm19, xmm17
    vpsrlq xmm17, xmm19, 52
    vpxord xmm16, xmm16, xmm16
    vpunpckhqdq xmm17, xmm17, xmm16
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+320], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vpbroadcastq ymm16, [r8+456]
    vmovdqu64 ymm15, [rcx+472]
    vpmadd52luq ymm29, ymm16, ymm15
    vpmadd52huq ymm24, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+504]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm23, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+536]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm22, ymm18, ymm15
    vpbroadcastq ymm18, [r8+464]
    vmovdqu64 ymm15, [rcx+464]
    vpmadd52luq ymm29, ymm18, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+496]
    vpmadd52luq ymm28, ymm18, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+528]
    vpmadd52luq ymm27, ymm18, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vpbroadcastq ymm16, [r8+472]
    vmovdqu64 ymm15, [rcx+456]
    vpmadd52luq ymm29, ymm16, ymm15
    vpmadd52huq ymm24, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+488]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm23, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+520]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm22, ymm18, ymm15
    vpbroadcastq ymm18, [r8+480]
    vmovdqu64 ymm15, [rcx+448]
    vpmadd52luq ymm29, ymm18, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+480]
    vpmadd52luq ymm28, ymm18, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+512]
    vpmadd52luq ymm27, ymm18, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vpbroadcastq ymm16, [r8+488]
    vmovdqu64 ymm15, [rcx+440]
    vpmadd52luq ymm29, ymm16, ymm15
    vpmadd52huq ymm24, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+472]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm23, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+504]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm22, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+536]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm21, ymm18, ymm15
    vpbroadcastq ymm18, [r8+496]
    vmovdqu64 ymm15, [rcx+432]
    vpmadd52luq ymm29, ymm18, ymm15
    vpmadd52huq ymm24, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+464]
    vpmadd52luq ymm28, ymm18, ymm15
    vpmadd52huq ymm23, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+496]
    vpmadd52luq ymm27, ymm18, ymm15
    vpmadd52huq ymm22, ymm16, ymm15
    vmovdqu64 ymm15, [rcx+528]
    vpmadd52luq ymm26, ymm18, ymm15
    vpmadd52huq ymm21, ymm16, ymm15
    vpbroadcastq ymm16, [r8+504]
    vmovdqu64 ymm15, [rcx+424]
    vpmadd52luq ymm29, ymm16, ymm15
    vpmadd52huq ymm24, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+456]
    vpmadd52luq ymm28, ymm16, ymm15
    vpmadd52huq ymm23, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+488]
    vpmadd52luq ymm27, ymm16, ymm15
    vpmadd52huq ymm22, ymm18, ymm15
    vmovdqu64 ymm15, [rcx+520]
    vpmadd52luq ymm26, ymm16, ymm15
    vpmadd52huq ymm21, ymm18, ymm15
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm18, xmm14, 52
    vpxord xmm17, xmm17, xmm17
    vpunpcklqdq xmm18, xmm17, xmm18
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
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
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+352], ymm19
    vpbroadcastq ymm19, [r8+512]
    vmovdqu64 ymm17, [rcx+416]
    vpmadd52luq ymm29, ymm19, ymm17
    vpmadd52huq ymm24, ymm16, ymm17
    vmovdqu64 ymm17, [rcx+448]
    vpmadd52luq ymm28, ymm19, ymm17
    vpmadd52huq ymm23, ymm16, ymm17
    vmovdqu64 ymm17, [rcx+480]
    vpmadd52luq ymm27, ymm19, ymm17
    vpmadd52huq ymm22, ymm16, ymm17
    vmovdqu64 ymm17, [rcx+512]
    vpmadd52luq ymm26, ymm19, ymm17
    vpmadd52huq ymm21, ymm16, ymm17
    vpbroadcastq ymm1, [r8+512]
    lea r10, [r8+56]
    lea rax, [rcx+872]
    call .Llimbs_ifma_single_60_mul_58
    vpbroadcastq ymm19, [r8+536]
    vpmadd52huq ymm24, ymm19, [rcx+384]
    vpmadd52huq ymm23, ymm19, [rcx+416]
    vpmadd52huq ymm22, ymm19, [rcx+448]
    vpmadd52huq ymm21, ymm19, [rcx+480]
    vpmadd52huq ymm20, ymm19, [rcx+512]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vpaddq xmm19, xmm19, xmm13
    vpsrlq xmm13, xmm19, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm13, xmm13, xmm12
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vpxord xmm12, xmm12, xmm12
    vpunpcklqdq xmm13, xmm12, xmm13
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vpxord xmm12, xmm12, xmm12
    vpunpckhqdq xmm13, xmm13, xmm12
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+384], ymm19
    vextracti64x2 xmm19, ymm17, 1
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm18, xmm13, xmm18
    vpaddq xmm17, xmm17, xmm18
    vpsrlq xmm18, xmm17, 52
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm18, xmm18, xmm13
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vpxord xmm13, xmm13, xmm13
    vpunpcklqdq xmm18, xmm13, xmm18
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vpxord xmm13, xmm13, xmm13
    vpunpckhqdq xmm18, xmm18, xmm13
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+416], ymm19
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
    vmovdqu64 [rdi+448], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpxord xmm17, xmm17, xmm17
    vpunpcklqdq xmm18, xmm17, xmm18
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
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
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+480], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpxord xmm17, xmm17, xmm17
    vpunpcklqdq xmm18, xmm17, xmm18
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
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
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+512], ymm19
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
.Llimbs_ifma_single_60_mul_0:
    vpbroadcastq ymm0, [r10]
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
.Llimbs_ifma_single_60_mul_1:
    vpbroadcastq ymm1, [r10+8]
    vmovdqu64 ymm2, [rax-8]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax+24]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+56]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+88]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+120]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_2:
    vpbroadcastq ymm0, [r10+16]
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+80]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+112]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_3:
    vpbroadcastq ymm1, [r10+24]
    vmovdqu64 ymm2, [rax-24]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax+8]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+40]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+72]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+104]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_4:
    vpbroadcastq ymm0, [r10+32]
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax+32]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+64]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+96]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_5:
    vpbroadcastq ymm1, [r10+40]
    vmovdqu64 ymm2, [rax-40]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-8]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+24]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+56]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+88]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_6:
    vpbroadcastq ymm0, [r10+48]
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax+16]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+48]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+80]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_7:
    vpbroadcastq ymm1, [r10+56]
    vmovdqu64 ymm2, [rax-56]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-24]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+8]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+40]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+72]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_8:
    vpbroadcastq ymm0, [r10+64]
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-32]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+32]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+64]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_9:
    vpbroadcastq ymm1, [r10+72]
    vmovdqu64 ymm2, [rax-72]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-40]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-8]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+24]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+56]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_10:
    vpbroadcastq ymm0, [r10+80]
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_11:
    vpbroadcastq ymm1, [r10+88]
    vmovdqu64 ymm2, [rax-88]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-56]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-24]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+8]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+40]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_12:
    vpbroadcastq ymm0, [r10+96]
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-64]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax+0]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+32]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_13:
    vpbroadcastq ymm1, [r10+104]
    vmovdqu64 ymm2, [rax-104]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-72]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-40]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-8]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+24]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_14:
    vpbroadcastq ymm0, [r10+112]
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+16]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_15:
    vpbroadcastq ymm1, [r10+120]
    vmovdqu64 ymm2, [rax-120]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-88]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-56]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-24]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+8]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_16:
    vpbroadcastq ymm0, [r10+128]
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-96]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-32]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax+0]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_17:
    vpbroadcastq ymm1, [r10+136]
    vmovdqu64 ymm2, [rax-136]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-104]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-72]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-40]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-8]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_18:
    vpbroadcastq ymm0, [r10+144]
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_19:
    vpbroadcastq ymm1, [r10+152]
    vmovdqu64 ymm2, [rax-152]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-120]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-88]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-56]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-24]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_20:
    vpbroadcastq ymm0, [r10+160]
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-128]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-64]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-32]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_21:
    vpbroadcastq ymm1, [r10+168]
    vmovdqu64 ymm2, [rax-168]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-136]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-104]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-72]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-40]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_22:
    vpbroadcastq ymm0, [r10+176]
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_23:
    vpbroadcastq ymm1, [r10+184]
    vmovdqu64 ymm2, [rax-184]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-152]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-120]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-88]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-56]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_24:
    vpbroadcastq ymm0, [r10+192]
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-160]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-96]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-64]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_25:
    vpbroadcastq ymm1, [r10+200]
    vmovdqu64 ymm2, [rax-200]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-168]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-136]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-104]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-72]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_26:
    vpbroadcastq ymm0, [r10+208]
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_27:
    vpbroadcastq ymm1, [r10+216]
    vmovdqu64 ymm2, [rax-216]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-184]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-152]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-120]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-88]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_28:
    vpbroadcastq ymm0, [r10+224]
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-192]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-128]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-96]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_29:
    vpbroadcastq ymm1, [r10+232]
    vmovdqu64 ymm2, [rax-232]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-200]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-168]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-136]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-104]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_30:
    vpbroadcastq ymm0, [r10+240]
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_31:
    vpbroadcastq ymm1, [r10+248]
    vmovdqu64 ymm2, [rax-248]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-216]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-184]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-152]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-120]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_32:
    vpbroadcastq ymm0, [r10+256]
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-224]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-160]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-128]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_33:
    vpbroadcastq ymm1, [r10+264]
    vmovdqu64 ymm2, [rax-264]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-232]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-200]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-168]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-136]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_34:
    vpbroadcastq ymm0, [r10+272]
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_35:
    vpbroadcastq ymm1, [r10+280]
    vmovdqu64 ymm2, [rax-280]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-248]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-216]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-184]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-152]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_36:
    vpbroadcastq ymm0, [r10+288]
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-256]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-192]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-160]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_37:
    vpbroadcastq ymm1, [r10+296]
    vmovdqu64 ymm2, [rax-296]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-264]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-232]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-200]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-168]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_38:
    vpbroadcastq ymm0, [r10+304]
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_39:
    vpbroadcastq ymm1, [r10+312]
    vmovdqu64 ymm2, [rax-312]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-280]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-248]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-216]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-184]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_40:
    vpbroadcastq ymm0, [r10+320]
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-288]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-224]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-192]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_41:
    vpbroadcastq ymm1, [r10+328]
    vmovdqu64 ymm2, [rax-328]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-296]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-264]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-232]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-200]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_42:
    vpbroadcastq ymm0, [r10+336]
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_43:
    vpbroadcastq ymm1, [r10+344]
    vmovdqu64 ymm2, [rax-344]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-312]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-280]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-248]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-216]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_44:
    vpbroadcastq ymm0, [r10+352]
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-320]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-256]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-224]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_45:
    vpbroadcastq ymm1, [r10+360]
    vmovdqu64 ymm2, [rax-360]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-328]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-296]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-264]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-232]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_46:
    vpbroadcastq ymm0, [r10+368]
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_47:
    vpbroadcastq ymm1, [r10+376]
    vmovdqu64 ymm2, [rax-376]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-344]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-312]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-280]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-248]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_48:
    vpbroadcastq ymm0, [r10+384]
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-352]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-288]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-256]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_49:
    vpbroadcastq ymm1, [r10+392]
    vmovdqu64 ymm2, [rax-392]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-360]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-328]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-296]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-264]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_50:
    vpbroadcastq ymm0, [r10+400]
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_51:
    vpbroadcastq ymm1, [r10+408]
    vmovdqu64 ymm2, [rax-408]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-376]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-344]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-312]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-280]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_52:
    vpbroadcastq ymm0, [r10+416]
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-384]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-320]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-288]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_53:
    vpbroadcastq ymm1, [r10+424]
    vmovdqu64 ymm2, [rax-424]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-392]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-360]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-328]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-296]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_54:
    vpbroadcastq ymm0, [r10+432]
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-400]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_55:
    vpbroadcastq ymm1, [r10+440]
    vmovdqu64 ymm2, [rax-440]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-408]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-376]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-344]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-312]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_56:
    vpbroadcastq ymm0, [r10+448]
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-416]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-352]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-320]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_57:
    vpbroadcastq ymm1, [r10+456]
    vmovdqu64 ymm2, [rax-456]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-424]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-392]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-360]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-328]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_58:
    vpbroadcastq ymm0, [r10+464]
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-432]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_single_60_mul_59:
    vpbroadcastq ymm1, [r10+472]
    vmovdqu64 ymm2, [rax-472]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-440]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-408]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-376]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-344]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_single_60_mul_60:
    vpbroadcastq ymm0, [r10+480]
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-448]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-384]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-352]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
    ret
