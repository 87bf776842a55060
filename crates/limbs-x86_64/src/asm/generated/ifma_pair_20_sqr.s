// Square of 20 digits in radix 2^52, 2 side by side: z = x^2 / R mod m, almost reduced.
// 698 multiplications: 349 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov r8, rcx
    mov rcx, rdx
    mov eax, 12
    kmovw k1, eax
    mov eax, 3
    kmovw k2, eax
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vbroadcasti64x2 ymm30, [rcx+448]
    vpxord xmm17, xmm17, xmm17
    vmovdqu64 [rdi+32], ymm17
    vmovdqu64 [rdi+384], ymm17
    vmovdqu64 [r8+32], ymm17
    vmovdqu64 [r8+384], ymm17
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
    vbroadcasti128 ymm15, [rsi+64]
    vpmadd52luq ymm29{k1}, ymm15, [rsi+64]
    vpmadd52luq ymm28, ymm15, [rsi+96]
    vpmadd52luq ymm27, ymm15, [rsi+128]
    vpmadd52luq ymm26, ymm15, [rsi+160]
    vpmadd52luq ymm25, ymm15, [rsi+192]
    vpmadd52luq ymm24, ymm15, [rsi+224]
    vbroadcasti128 ymm14, [rsi+80]
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm28{k1}, ymm14, ymm17
    vpmadd52huq ymm22, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm21, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm20, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+176]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm19, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+208]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm15, ymm17
    vbroadcasti128 ymm15, [rsi+96]
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27{k1}, ymm15, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm15, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+192]
    vpmadd52luq ymm24, ymm15, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [rsi+112]
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26{k1}, ymm14, ymm17
    vpmadd52huq ymm20, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm19, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+176]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm15, ymm17
    vbroadcasti128 ymm15, [rsi+128]
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm25{k1}, ymm15, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm24, ymm15, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [rsi+144]
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm24{k1}, ymm14, ymm17
    vpmadd52huq ymm18, ymm15, ymm17
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vbroadcasti128 ymm15, [rsi+64]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+64]
    vbroadcasti128 ymm14, [rsi+80]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+48]
    vpmadd52luq ymm28{k2}, ymm14, [rsi+80]
    vbroadcasti128 ymm15, [rsi+96]
    vpmadd52huq ymm22{k1}, ymm14, [rsi+64]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+96]
    vbroadcasti128 ymm14, [rsi+112]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+80]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+112]
    vbroadcasti128 ymm15, [rsi+128]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+96]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+128]
    vbroadcasti128 ymm14, [rsi+144]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+112]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+144]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+128]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm16, ymm28, ymm22
    vpaddq ymm15, ymm27, ymm21
    vpaddq ymm14, ymm26, ymm20
    vpaddq ymm13, ymm25, ymm19
    vpaddq ymm12, ymm24, ymm18
    vextracti64x2 xmm11, ymm17, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+64], xmm10
    vpmadd52luq xmm11, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm11, xmm11, xmm17
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
    vbroadcasti128 ymm9, [rsi+64]
    vpmadd52luq ymm29, ymm9, [rsi+256]
    vpmadd52luq ymm28, ymm9, [rsi+288]
    vpmadd52luq ymm27, ymm9, [rsi+320]
    vpmadd52luq ymm26, ymm9, [rsi+352]
    vbroadcasti128 ymm8, [rsi+80]
    vmovdqu64 ymm17, [rsi+240]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+272]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+304]
    vpmadd52luq ymm27, ymm8, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+336]
    vpmadd52luq ymm26, ymm8, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+368]
    vpmadd52luq ymm25, ymm8, ymm17
    vpmadd52huq ymm19, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+96]
    vmovdqu64 ymm17, [rsi+224]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+256]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+320]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+352]
    vpmadd52luq ymm25, ymm9, ymm17
    vpmadd52huq ymm19, ymm8, ymm17
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq ymm16, ymm17, [rcx+96]
    vpmadd52huq ymm10, ymm17, [rcx+80]
    vpaddq ymm16, ymm16, ymm10
    vpmadd52luq ymm15, ymm17, [rcx+128]
    vpmadd52huq ymm15, ymm17, [rcx+112]
    vpmadd52luq ymm14, ymm17, [rcx+160]
    vpmadd52huq ymm14, ymm17, [rcx+144]
    vpmadd52luq ymm13, ymm17, [rcx+192]
    vpmadd52huq ymm13, ymm17, [rcx+176]
    vpmadd52luq ymm12, ymm17, [rcx+224]
    vpmadd52huq ymm12, ymm17, [rcx+208]
    vextracti64x2 xmm17, ymm16, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm11, xmm30
    vpaddq xmm11, xmm11, xmm31
    vpsrlq xmm11, xmm11, 52
    vmovdqu64 [r8+80], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+80]
    vpmadd52huq xmm11, xmm10, [rcx+64]
    vpaddq xmm16, xmm16, xmm11
    vbroadcasti128 ymm1, [rsi+96]
    lea r10, [rsi+112]
    lea rax, [rsi+208]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_0
    vpmadd52luq xmm17, xmm10, [rcx+96]
    vpmadd52huq xmm17, xmm10, [rcx+80]
    vinserti64x2 ymm11, ymm10, xmm10, 1
    vpmadd52luq ymm15, ymm11, [rcx+112]
    vpmadd52huq ymm15, ymm11, [rcx+96]
    vpmadd52luq ymm14, ymm11, [rcx+144]
    vpmadd52huq ymm14, ymm11, [rcx+128]
    vpmadd52luq ymm13, ymm11, [rcx+176]
    vpmadd52huq ymm13, ymm11, [rcx+160]
    vpmadd52luq ymm12, ymm11, [rcx+208]
    vpmadd52huq ymm12, ymm11, [rcx+192]
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq xmm11, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+96], xmm11
    vpmadd52luq xmm17, xmm11, [rcx+80]
    vpmadd52huq xmm16, xmm11, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
    vbroadcasti128 ymm0, [rsi+128]
    lea r10, [rsi+128]
    lea rax, [rsi+192]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_1
    vbroadcasti128 ymm10, [rsi+144]
    vbroadcasti128 ymm9, [rsi+160]
    vmovdqu64 ymm16, [rsi+160]
    vpmadd52luq ymm29{k1}, ymm9, ymm16
    vpmadd52huq ymm23, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+192]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+224]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+256]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+288]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+320]
    vpmadd52luq ymm24, ymm9, ymm16
    vpmadd52huq ymm18, ymm10, ymm16
    vinserti64x2 ymm16, ymm11, xmm11, 1
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq ymm15, ymm16, [rcx+96]
    vpmadd52huq ymm11, ymm16, [rcx+80]
    vpaddq ymm15, ymm15, ymm11
    vpmadd52luq ymm14, ymm16, [rcx+128]
    vpmadd52huq ymm14, ymm16, [rcx+112]
    vpmadd52luq ymm13, ymm16, [rcx+160]
    vpmadd52huq ymm13, ymm16, [rcx+144]
    vpmadd52luq ymm12, ymm16, [rcx+192]
    vpmadd52huq ymm12, ymm16, [rcx+176]
    vextracti64x2 xmm16, ymm15, 1
    vpxord xmm11, xmm11, xmm11
    vpmadd52luq xmm11, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+112], xmm11
    vpmadd52luq xmm15, xmm11, [rcx+80]
    vpmadd52huq xmm17, xmm11, [rcx+64]
    vpaddq xmm15, xmm15, xmm17
    vbroadcasti128 ymm10, [rsi+176]
    vmovdqu64 ymm17, [rsi+176]
    vpmadd52luq ymm28{k1}, ymm10, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+208]
    vpmadd52luq ymm27, ymm10, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+240]
    vpmadd52luq ymm26, ymm10, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+272]
    vpmadd52luq ymm25, ymm10, ymm17
    vpmadd52huq ymm19, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+304]
    vpmadd52luq ymm24, ymm10, ymm17
    vpmadd52huq ymm18, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+192]
    vmovdqu64 ymm17, [rsi+192]
    vpmadd52luq ymm27{k1}, ymm9, ymm17
    vpmadd52huq ymm21, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+224]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+256]
    vpmadd52luq ymm25, ymm9, ymm17
    vpmadd52huq ymm19, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52luq ymm24, ymm9, ymm17
    vpmadd52huq ymm18, ymm10, ymm17
    vpmadd52luq xmm16, xmm11, [rcx+96]
    vpmadd52huq xmm16, xmm11, [rcx+80]
    vinserti64x2 ymm17, ymm11, xmm11, 1
    vpmadd52luq ymm14, ymm17, [rcx+112]
    vpmadd52huq ymm14, ymm17, [rcx+96]
    vpmadd52luq ymm13, ymm17, [rcx+144]
    vpmadd52huq ymm13, ymm17, [rcx+128]
    vpmadd52luq ymm12, ymm17, [rcx+176]
    vpmadd52huq ymm12, ymm17, [rcx+160]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm15, xmm30
    vpaddq xmm15, xmm15, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+128], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm15, [rsi+208]
    vmovdqu64 ymm11, [rsi+208]
    vpmadd52luq ymm26{k1}, ymm15, ymm11
    vpmadd52huq ymm20, ymm9, ymm11
    vmovdqu64 ymm11, [rsi+240]
    vpmadd52luq ymm25, ymm15, ymm11
    vpmadd52huq ymm19, ymm9, ymm11
    vmovdqu64 ymm11, [rsi+272]
    vpmadd52luq ymm24, ymm15, ymm11
    vpmadd52huq ymm18, ymm9, ymm11
    vbroadcasti128 ymm11, [rsi+224]
    vmovdqu64 ymm10, [rsi+224]
    vpmadd52luq ymm25{k1}, ymm11, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+256]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vbroadcasti128 ymm15, [rsi+240]
    vmovdqu64 ymm10, [rsi+240]
    vpmadd52luq ymm24{k1}, ymm15, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vbroadcasti128 ymm15, [rsi+160]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+160]
    vbroadcasti128 ymm11, [rsi+176]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+144]
    vpmadd52luq ymm28{k2}, ymm11, [rsi+176]
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm14, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm14, ymm14, ymm15
    vpmadd52luq ymm13, ymm17, [rcx+128]
    vpmadd52huq ymm13, ymm17, [rcx+112]
    vpmadd52luq ymm12, ymm17, [rcx+160]
    vpmadd52huq ymm12, ymm17, [rcx+144]
    vextracti64x2 xmm17, ymm14, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+144], xmm15
    vpmadd52luq xmm14, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm14, xmm14, xmm16
    vbroadcasti128 ymm10, [rsi+192]
    vpmadd52huq ymm22{k1}, ymm11, [rsi+160]
    vpmadd52luq ymm27{k2}, ymm10, [rsi+192]
    vbroadcasti128 ymm11, [rsi+208]
    vpmadd52huq ymm21{k1}, ymm10, [rsi+176]
    vpmadd52luq ymm26{k2}, ymm11, [rsi+208]
    vbroadcasti128 ymm10, [rsi+224]
    vpmadd52huq ymm20{k1}, ymm11, [rsi+192]
    vpmadd52luq ymm25{k2}, ymm10, [rsi+224]
    vbroadcasti128 ymm11, [rsi+240]
    vpmadd52huq ymm19{k1}, ymm10, [rsi+208]
    vpmadd52luq ymm24{k2}, ymm11, [rsi+240]
    vpmadd52huq ymm18{k1}, ymm11, [rsi+224]
    vbroadcasti128 ymm11, [r8+64]
    vpmadd52luq ymm29, ymm11, [rcx+256]
    vpmadd52luq ymm28, ymm11, [rcx+288]
    vpmadd52luq ymm27, ymm11, [rcx+320]
    vpmadd52luq ymm26, ymm11, [rcx+352]
    vbroadcasti128 ymm10, [r8+80]
    vmovdqu64 ymm16, [rcx+240]
    vpmadd52luq ymm29, ymm10, ymm16
    vpmadd52huq ymm23, ymm11, ymm16
    vmovdqu64 ymm16, [rcx+272]
    vpmadd52luq ymm28, ymm10, ymm16
    vpmadd52huq ymm22, ymm11, ymm16
    vmovdqu64 ymm16, [rcx+304]
    vpmadd52luq ymm27, ymm10, ymm16
    vpmadd52huq ymm21, ymm11, ymm16
    vmovdqu64 ymm16, [rcx+336]
    vpmadd52luq ymm26, ymm10, ymm16
    vpmadd52huq ymm20, ymm11, ymm16
    vmovdqu64 ymm16, [rcx+368]
    vpmadd52luq ymm25, ymm10, ymm16
    vpmadd52huq ymm19, ymm11, ymm16
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm16, [rcx+112]
    vpmadd52huq ymm13, ymm16, [rcx+96]
    vpmadd52luq ymm12, ymm16, [rcx+144]
    vpmadd52huq ymm12, ymm16, [rcx+128]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm14, xmm30
    vpaddq xmm15, xmm14, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+160], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm15, [r8+96]
    vmovdqu64 ymm14, [rcx+224]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm10, ymm14
    vmovdqu64 ymm14, [rcx+256]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm10, ymm14
    vmovdqu64 ymm14, [rcx+288]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rcx+320]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vmovdqu64 ymm14, [rcx+352]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm10, ymm14
    vbroadcasti128 ymm0, [r8+96]
    lea r10, [r8+96]
    lea rax, [rcx+224]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_1
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm13, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpaddq ymm13, ymm13, ymm15
    vpmadd52luq ymm12, ymm16, [rcx+128]
    vpmadd52huq ymm12, ymm16, [rcx+112]
    vextracti64x2 xmm16, ymm13, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+176], xmm15
    vpmadd52luq xmm13, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm13, xmm13, xmm17
    vbroadcasti128 ymm1, [r8+112]
    lea r10, [r8+128]
    lea rax, [rcx+192]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_0
    vpmadd52luq xmm16, xmm15, [rcx+96]
    vpmadd52huq xmm16, xmm15, [rcx+80]
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm17, [rcx+112]
    vpmadd52huq ymm12, ymm17, [rcx+96]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm13, xmm30
    vpaddq xmm15, xmm13, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+192], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm1, [r8+144]
    lea r10, [r8+160]
    lea rax, [rcx+160]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_0
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm12, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm12, ymm12, ymm15
    vextracti64x2 xmm17, ymm12, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+208], xmm15
    vpmadd52luq xmm12, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm12, xmm12, xmm16
    vbroadcasti128 ymm0, [r8+176]
    lea r10, [r8+176]
    lea rax, [rcx+144]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_1
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm12, xmm30
    vpaddq xmm15, xmm12, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+224], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm1, [r8+192]
    lea r10, [r8+208]
    lea rax, [rcx+112]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_0
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+240], xmm16
    vbroadcasti128 ymm0, [r8+224]
    lea r10, [r8+224]
    lea rax, [rcx+96]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_1
    vbroadcasti128 ymm15, [r8+240]
    vpmadd52huq ymm23, ymm15, [rcx+64]
    vpmadd52huq ymm22, ymm15, [rcx+96]
    vpmadd52huq ymm21, ymm15, [rcx+128]
    vpmadd52huq ymm20, ymm15, [rcx+160]
    vpmadd52huq ymm19, ymm15, [rcx+192]
    vpmadd52huq ymm18, ymm15, [rcx+224]
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
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+256], xmm10
    vpmadd52luq xmm17, xmm10, [rcx+80]
    vpmadd52huq xmm16, xmm10, [rcx+64]
    vpaddq xmm17, xmm17, xmm16
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
    vbroadcasti128 ymm9, [rsi+128]
    vbroadcasti128 ymm8, [rsi+144]
    vmovdqu64 ymm16, [rsi+368]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+160]
    vmovdqu64 ymm16, [rsi+352]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+176]
    vmovdqu64 ymm16, [rsi+336]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+368]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+192]
    vmovdqu64 ymm16, [rsi+320]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+352]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+208]
    vmovdqu64 ymm16, [rsi+304]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+336]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+368]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq ymm15, ymm16, [rcx+96]
    vpmadd52huq ymm10, ymm16, [rcx+80]
    vpaddq ymm15, ymm15, ymm10
    vpmadd52luq ymm14, ymm16, [rcx+128]
    vpmadd52huq ymm14, ymm16, [rcx+112]
    vpmadd52luq ymm13, ymm16, [rcx+160]
    vpmadd52huq ymm13, ymm16, [rcx+144]
    vpmadd52luq ymm12, ymm16, [rcx+192]
    vpmadd52huq ymm12, ymm16, [rcx+176]
    vpmadd52luq ymm11, ymm16, [rcx+224]
    vpmadd52huq ymm11, ymm16, [rcx+208]
    vextracti64x2 xmm16, ymm15, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+272], xmm10
    vpmadd52luq xmm15, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm15, xmm15, xmm17
    vbroadcasti128 ymm9, [rsi+224]
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+320]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+352]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vbroadcasti128 ymm8, [rsi+240]
    vmovdqu64 ymm17, [rsi+272]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+304]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+336]
    vpmadd52luq ymm27, ymm8, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+368]
    vpmadd52luq ymm26, ymm8, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+256]
    vmovdqu64 ymm17, [rsi+256]
    vpmadd52luq ymm29{k1}, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+320]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+352]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm8, ymm17
    vpmadd52luq xmm16, xmm10, [rcx+96]
    vpmadd52huq xmm16, xmm10, [rcx+80]
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm17, [rcx+112]
    vpmadd52huq ymm14, ymm17, [rcx+96]
    vpmadd52luq ymm13, ymm17, [rcx+144]
    vpmadd52huq ymm13, ymm17, [rcx+128]
    vpmadd52luq ymm12, ymm17, [rcx+176]
    vpmadd52huq ymm12, ymm17, [rcx+160]
    vpmadd52luq ymm11, ymm17, [rcx+208]
    vpmadd52huq ymm11, ymm17, [rcx+192]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm15, xmm30
    vpaddq xmm15, xmm15, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+288], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm15, [rsi+272]
    vmovdqu64 ymm10, [rsi+272]
    vpmadd52luq ymm28{k1}, ymm15, ymm10
    vpmadd52huq ymm22, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+304]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+336]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+368]
    vpmadd52luq ymm25, ymm15, ymm10
    vpmadd52huq ymm19, ymm9, ymm10
    vbroadcasti128 ymm10, [rsi+288]
    vmovdqu64 ymm9, [rsi+288]
    vpmadd52luq ymm27{k1}, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+320]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+352]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm14, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm14, ymm14, ymm15
    vpmadd52luq ymm13, ymm17, [rcx+128]
    vpmadd52huq ymm13, ymm17, [rcx+112]
    vpmadd52luq ymm12, ymm17, [rcx+160]
    vpmadd52huq ymm12, ymm17, [rcx+144]
    vpmadd52luq ymm11, ymm17, [rcx+192]
    vpmadd52huq ymm11, ymm17, [rcx+176]
    vextracti64x2 xmm17, ymm14, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+304], xmm15
    vpmadd52luq xmm14, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm14, xmm14, xmm16
    vbroadcasti128 ymm9, [rsi+304]
    vmovdqu64 ymm16, [rsi+304]
    vpmadd52luq ymm26{k1}, ymm9, ymm16
    vpmadd52huq ymm20, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+336]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+368]
    vpmadd52luq ymm24, ymm9, ymm16
    vpmadd52huq ymm18, ymm10, ymm16
    vbroadcasti128 ymm10, [rsi+320]
    vmovdqu64 ymm16, [rsi+320]
    vpmadd52luq ymm25{k1}, ymm10, ymm16
    vpmadd52huq ymm19, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+352]
    vpmadd52luq ymm24, ymm10, ymm16
    vpmadd52huq ymm18, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+336]
    vmovdqu64 ymm16, [rsi+336]
    vpmadd52luq ymm24{k1}, ymm9, ymm16
    vpmadd52huq ymm18, ymm10, ymm16
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vbroadcasti128 ymm10, [rsi+256]
    vpmadd52luq ymm29{k2}, ymm10, [rsi+256]
    vbroadcasti128 ymm9, [rsi+272]
    vpmadd52huq ymm23{k1}, ymm10, [rsi+240]
    vpmadd52luq ymm28{k2}, ymm9, [rsi+272]
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm16, [rcx+112]
    vpmadd52huq ymm13, ymm16, [rcx+96]
    vpmadd52luq ymm12, ymm16, [rcx+144]
    vpmadd52huq ymm12, ymm16, [rcx+128]
    vpmadd52luq ymm11, ymm16, [rcx+176]
    vpmadd52huq ymm11, ymm16, [rcx+160]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm14, xmm30
    vpaddq xmm15, xmm14, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+320], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm15, [rsi+288]
    vpmadd52huq ymm22{k1}, ymm9, [rsi+256]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+288]
    vbroadcasti128 ymm14, [rsi+304]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+272]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+304]
    vbroadcasti128 ymm15, [rsi+320]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+288]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+320]
    vbroadcasti128 ymm14, [rsi+336]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+304]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+336]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+320]
    vbroadcasti128 ymm15, [r8+128]
    vbroadcasti128 ymm14, [r8+144]
    vmovdqu64 ymm10, [rcx+368]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+160]
    vmovdqu64 ymm10, [rcx+352]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+176]
    vmovdqu64 ymm10, [rcx+336]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+368]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm13, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpaddq ymm13, ymm13, ymm15
    vpmadd52luq ymm12, ymm16, [rcx+128]
    vpmadd52huq ymm12, ymm16, [rcx+112]
    vpmadd52luq ymm11, ymm16, [rcx+160]
    vpmadd52huq ymm11, ymm16, [rcx+144]
    vextracti64x2 xmm16, ymm13, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+336], xmm15
    vpmadd52luq xmm13, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm13, xmm13, xmm17
    vbroadcasti128 ymm10, [r8+192]
    vmovdqu64 ymm17, [rcx+320]
    vpmadd52luq ymm29, ymm10, ymm17
    vpmadd52huq ymm23, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+352]
    vpmadd52luq ymm28, ymm10, ymm17
    vpmadd52huq ymm22, ymm14, ymm17
    vbroadcasti128 ymm14, [r8+208]
    vmovdqu64 ymm17, [rcx+304]
    vpmadd52luq ymm29, ymm14, ymm17
    vpmadd52huq ymm23, ymm10, ymm17
    vmovdqu64 ymm17, [rcx+336]
    vpmadd52luq ymm28, ymm14, ymm17
    vpmadd52huq ymm22, ymm10, ymm17
    vmovdqu64 ymm17, [rcx+368]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm21, ymm10, ymm17
    vbroadcasti128 ymm10, [r8+224]
    vmovdqu64 ymm17, [rcx+288]
    vpmadd52luq ymm29, ymm10, ymm17
    vpmadd52huq ymm23, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+320]
    vpmadd52luq ymm28, ymm10, ymm17
    vpmadd52huq ymm22, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+352]
    vpmadd52luq ymm27, ymm10, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vpmadd52luq xmm16, xmm15, [rcx+96]
    vpmadd52huq xmm16, xmm15, [rcx+80]
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm17, [rcx+112]
    vpmadd52huq ymm12, ymm17, [rcx+96]
    vpmadd52luq ymm11, ymm17, [rcx+144]
    vpmadd52huq ymm11, ymm17, [rcx+128]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm13, xmm30
    vpaddq xmm15, xmm13, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+352], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm15, [r8+240]
    vmovdqu64 ymm14, [rcx+272]
    vpmadd52luq ymm29, ymm15, ymm14
    vpmadd52huq ymm23, ymm10, ymm14
    vmovdqu64 ymm14, [rcx+304]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm10, ymm14
    vmovdqu64 ymm14, [rcx+336]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rcx+368]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vbroadcasti128 ymm14, [r8+256]
    vmovdqu64 ymm13, [rcx+256]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+288]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+320]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+352]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+272]
    vmovdqu64 ymm13, [rcx+240]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+272]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+304]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+336]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+368]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq ymm12, ymm17, [rcx+96]
    vpmadd52huq ymm14, ymm17, [rcx+80]
    vpaddq ymm12, ymm12, ymm14
    vpmadd52luq ymm11, ymm17, [rcx+128]
    vpmadd52huq ymm11, ymm17, [rcx+112]
    vextracti64x2 xmm17, ymm12, 1
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+368], xmm14
    vpmadd52luq xmm12, xmm14, [rcx+80]
    vpmadd52huq xmm16, xmm14, [rcx+64]
    vpaddq xmm12, xmm12, xmm16
    vbroadcasti128 ymm13, [r8+288]
    vmovdqu64 ymm16, [rcx+224]
    vpmadd52luq ymm29, ymm13, ymm16
    vpmadd52huq ymm23, ymm15, ymm16
    vmovdqu64 ymm16, [rcx+256]
    vpmadd52luq ymm28, ymm13, ymm16
    vpmadd52huq ymm22, ymm15, ymm16
    vmovdqu64 ymm16, [rcx+288]
    vpmadd52luq ymm27, ymm13, ymm16
    vpmadd52huq ymm21, ymm15, ymm16
    vmovdqu64 ymm16, [rcx+320]
    vpmadd52luq ymm26, ymm13, ymm16
    vpmadd52huq ymm20, ymm15, ymm16
    vmovdqu64 ymm16, [rcx+352]
    vpmadd52luq ymm25, ymm13, ymm16
    vpmadd52huq ymm19, ymm15, ymm16
    vpmadd52luq xmm17, xmm14, [rcx+96]
    vpmadd52huq xmm17, xmm14, [rcx+80]
    vinserti64x2 ymm16, ymm14, xmm14, 1
    vpmadd52luq ymm11, ymm16, [rcx+112]
    vpmadd52huq ymm11, ymm16, [rcx+96]
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+64], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm0, [r8+288]
    lea r10, [r8+288]
    lea rax, [rcx+224]
    mov r9d, 2
    call .Llimbs_ifma_pair_20_sqr_1
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+96], ymm17
    vbroadcasti128 ymm1, [r8+336]
    lea r10, [r8+352]
    lea rax, [rcx+160]
    mov r9d, 1
    call .Llimbs_ifma_pair_20_sqr_0
    vbroadcasti128 ymm15, [r8+368]
    vpmadd52huq ymm23, ymm15, [rcx+128]
    vpmadd52huq ymm22, ymm15, [rcx+160]
    vpmadd52huq ymm21, ymm15, [rcx+192]
    vpmadd52huq ymm20, ymm15, [rcx+224]
    vpmadd52huq ymm19, ymm15, [rcx+256]
    vpmadd52huq ymm18, ymm15, [rcx+288]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm17, ymm17, ymm16
    vextracti64x2 xmm16, ymm17, 1
    vpsrlq xmm10, xmm17, 52
    vpaddq xmm16, xmm16, xmm10
    vpsrlq xmm10, xmm16, 52
    vinserti64x2 ymm17, ymm17, xmm16, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+128], ymm17
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
    vbroadcasti128 ymm9, [rsi+320]
    vbroadcasti128 ymm8, [rsi+336]
    vmovdqu64 ymm16, [rsi+368]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+352]
    vmovdqu64 ymm16, [rsi+352]
    vpmadd52luq ymm29{k1}, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+160], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vbroadcasti128 ymm15, [rsi+368]
    vmovdqu64 ymm10, [rsi+368]
    vpmadd52luq ymm28{k1}, ymm15, ymm10
    vpmadd52huq ymm22, ymm9, ymm10
    vpaddq ymm29, ymm29, ymm23
    vmovdqa64 ymm23, ymm29
    vpaddq ymm28, ymm28, ymm22
    vmovdqa64 ymm22, ymm28
    vpaddq ymm27, ymm27, ymm21
    vmovdqa64 ymm21, ymm27
    vpaddq ymm26, ymm26, ymm20
    vmovdqa64 ymm20, ymm26
    vpaddq ymm25, ymm25, ymm19
    vmovdqa64 ymm19, ymm25
    vpaddq ymm24, ymm24, ymm18
    vmovdqa64 ymm18, ymm24
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+192], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vbroadcasti128 ymm15, [rsi+352]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+352]
    vbroadcasti128 ymm14, [rsi+368]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+336]
    vpmadd52luq ymm28{k2}, ymm14, [rsi+368]
    vpmadd52huq ymm22{k1}, ymm14, [rsi+352]
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+224], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vbroadcasti128 ymm15, [r8+320]
    vbroadcasti128 ymm14, [r8+336]
    vmovdqu64 ymm13, [rcx+368]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+352]
    vmovdqu64 ymm13, [rcx+352]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+256], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm14, [r8+368]
    vmovdqu64 ymm13, [rcx+336]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+368]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+288], ymm17
    vpmadd52huq ymm23, ymm14, [rcx+320]
    vpmadd52huq ymm22, ymm14, [rcx+352]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm17, ymm17, ymm16
    vextracti64x2 xmm16, ymm17, 1
    vpsrlq xmm14, xmm17, 52
    vpaddq xmm16, xmm16, xmm14
    vpsrlq xmm14, xmm16, 52
    vinserti64x2 ymm17, ymm17, xmm16, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+320], ymm17
    vextracti64x2 xmm17, ymm15, 1
    vpaddq xmm15, xmm15, xmm14
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+352], ymm17
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
.Llimbs_ifma_pair_20_sqr_0:
    vbroadcasti128 ymm0, [r10]
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
.Llimbs_ifma_pair_20_sqr_1:
    vbroadcasti128 ymm1, [r10+16]
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm23, ymm2, ymm0
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm22, ymm3, ymm0
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm21, ymm2, ymm0
    vmovdqu64 ymm3, [rax+80]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm20, ymm3, ymm0
    vmovdqu64 ymm2, [rax+112]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm19, ymm2, ymm0
    vmovdqu64 ymm3, [rax+144]
    vpmadd52luq ymm24, ymm3, ymm1
    vpmadd52huq ymm18, ymm3, ymm0
    add r10, 32
    sub rax, 32
    dec r9d
    jnz .Llimbs_ifma_pair_20_sqr_0
    ret
