// Square of 60 digits in radix 2^52, 2 side by side: z = x^2 / R mod m, almost reduced.
// 5690 multiplications: 2845 cycles on Zen 4 at least.
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
    vbroadcasti64x2 ymm30, [rcx+1088]
    vpxord xmm17, xmm17, xmm17
    vmovdqu64 [rdi+32], ymm17
    vmovdqu64 [rdi+1024], ymm17
    vmovdqu64 [r8+32], ymm17
    vmovdqu64 [r8+1024], ymm17
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
    vpmadd52luq ymm25, ymm9, [rsi+384]
    vpmadd52luq ymm24, ymm9, [rsi+416]
    vbroadcasti128 ymm1, [rsi+64]
    lea r10, [rsi+80]
    lea rax, [rsi+240]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_0
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
    call .Llimbs_ifma_pair_60_sqr_0
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
    call .Llimbs_ifma_pair_60_sqr_1
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
    vbroadcasti128 ymm10, [rsi+144]
    vbroadcasti128 ymm9, [rsi+160]
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm29{k1}, ymm9, ymm17
    vpmadd52huq ymm23, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+192]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+224]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+256]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52luq ymm25, ymm9, ymm17
    vpmadd52huq ymm19, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+320]
    vpmadd52luq ymm24, ymm9, ymm17
    vpmadd52huq ymm18, ymm10, ymm17
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
    vbroadcasti128 ymm15, [rsi+192]
    vmovdqu64 ymm11, [rsi+192]
    vpmadd52luq ymm27{k1}, ymm15, ymm11
    vpmadd52huq ymm21, ymm10, ymm11
    vmovdqu64 ymm11, [rsi+224]
    vpmadd52luq ymm26, ymm15, ymm11
    vpmadd52huq ymm20, ymm10, ymm11
    vmovdqu64 ymm11, [rsi+256]
    vpmadd52luq ymm25, ymm15, ymm11
    vpmadd52huq ymm19, ymm10, ymm11
    vmovdqu64 ymm11, [rsi+288]
    vpmadd52luq ymm24, ymm15, ymm11
    vpmadd52huq ymm18, ymm10, ymm11
    vbroadcasti128 ymm11, [rsi+208]
    vmovdqu64 ymm10, [rsi+208]
    vpmadd52luq ymm26{k1}, ymm11, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+240]
    vpmadd52luq ymm25, ymm11, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+272]
    vpmadd52luq ymm24, ymm11, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vbroadcasti128 ymm15, [rsi+224]
    vmovdqu64 ymm10, [rsi+224]
    vpmadd52luq ymm25{k1}, ymm15, ymm10
    vpmadd52huq ymm19, ymm11, ymm10
    vmovdqu64 ymm10, [rsi+256]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm11, ymm10
    vbroadcasti128 ymm11, [rsi+240]
    vmovdqu64 ymm10, [rsi+240]
    vpmadd52luq ymm24{k1}, ymm11, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
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
    vpmadd52luq ymm25, ymm11, [rcx+384]
    vpmadd52luq ymm24, ymm11, [rcx+416]
    vbroadcasti128 ymm0, [r8+64]
    lea r10, [r8+64]
    lea rax, [rcx+256]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_1
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
    vbroadcasti128 ymm1, [r8+80]
    lea r10, [r8+96]
    lea rax, [rcx+224]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_0
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
    call .Llimbs_ifma_pair_60_sqr_0
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
    vbroadcasti128 ymm0, [r8+144]
    lea r10, [r8+144]
    lea rax, [rcx+176]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_1
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
    vbroadcasti128 ymm1, [r8+160]
    lea r10, [r8+176]
    lea rax, [rcx+144]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_0
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
    call .Llimbs_ifma_pair_60_sqr_0
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+240], xmm16
    vbroadcasti128 ymm0, [r8+224]
    lea r10, [r8+224]
    lea rax, [rcx+96]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_1
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
    vbroadcasti128 ymm9, [rsi+64]
    vpmadd52luq ymm29, ymm9, [rsi+448]
    vpmadd52luq ymm28, ymm9, [rsi+480]
    vpmadd52luq ymm27, ymm9, [rsi+512]
    vpmadd52luq ymm26, ymm9, [rsi+544]
    vpmadd52luq ymm25, ymm9, [rsi+576]
    vpmadd52luq ymm24, ymm9, [rsi+608]
    vbroadcasti128 ymm0, [rsi+64]
    lea r10, [rsi+64]
    lea rax, [rsi+448]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
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
    vbroadcasti128 ymm1, [rsi+112]
    lea r10, [rsi+128]
    lea rax, [rsi+384]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
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
    vbroadcasti128 ymm0, [rsi+176]
    lea r10, [rsi+176]
    lea rax, [rsi+336]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
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
    vbroadcasti128 ymm0, [rsi+224]
    lea r10, [rsi+224]
    lea rax, [rsi+288]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_1
    vbroadcasti128 ymm10, [rsi+240]
    vbroadcasti128 ymm9, [rsi+256]
    vmovdqu64 ymm16, [rsi+256]
    vpmadd52luq ymm29{k1}, ymm9, ymm16
    vpmadd52huq ymm23, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+288]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+320]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+352]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+384]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+416]
    vpmadd52luq ymm24, ymm9, ymm16
    vpmadd52huq ymm18, ymm10, ymm16
    vbroadcasti128 ymm10, [rsi+272]
    vmovdqu64 ymm16, [rsi+272]
    vpmadd52luq ymm28{k1}, ymm10, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+304]
    vpmadd52luq ymm27, ymm10, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+336]
    vpmadd52luq ymm26, ymm10, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+368]
    vpmadd52luq ymm25, ymm10, ymm16
    vpmadd52huq ymm19, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+400]
    vpmadd52luq ymm24, ymm10, ymm16
    vpmadd52huq ymm18, ymm9, ymm16
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
    vmovdqu64 ymm14, [rsi+288]
    vpmadd52luq ymm27{k1}, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+320]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+352]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+384]
    vpmadd52luq ymm24, ymm15, ymm14
    vpmadd52huq ymm18, ymm10, ymm14
    vbroadcasti128 ymm14, [rsi+304]
    vmovdqu64 ymm10, [rsi+304]
    vpmadd52luq ymm26{k1}, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+336]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+368]
    vpmadd52luq ymm24, ymm14, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vbroadcasti128 ymm15, [rsi+320]
    vmovdqu64 ymm10, [rsi+320]
    vpmadd52luq ymm25{k1}, ymm15, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+352]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm14, ymm10
    vbroadcasti128 ymm14, [rsi+336]
    vmovdqu64 ymm10, [rsi+336]
    vpmadd52luq ymm24{k1}, ymm14, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
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
    vbroadcasti128 ymm15, [rsi+256]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+256]
    vbroadcasti128 ymm14, [rsi+272]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+240]
    vpmadd52luq ymm28{k2}, ymm14, [rsi+272]
    vbroadcasti128 ymm15, [rsi+288]
    vpmadd52huq ymm22{k1}, ymm14, [rsi+256]
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
    vbroadcasti128 ymm15, [r8+64]
    vpmadd52luq ymm29, ymm15, [rcx+448]
    vpmadd52luq ymm28, ymm15, [rcx+480]
    vpmadd52luq ymm27, ymm15, [rcx+512]
    vpmadd52luq ymm26, ymm15, [rcx+544]
    vpmadd52luq ymm25, ymm15, [rcx+576]
    vpmadd52luq ymm24, ymm15, [rcx+608]
    vbroadcasti128 ymm0, [r8+64]
    lea r10, [r8+64]
    lea rax, [rcx+448]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_1
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
    vbroadcasti128 ymm0, [r8+80]
    lea r10, [r8+80]
    lea rax, [rcx+432]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
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
    vbroadcasti128 ymm0, [r8+128]
    lea r10, [r8+128]
    lea rax, [rcx+384]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm12, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm12, ymm12, ymm15
    vpmadd52luq ymm11, ymm17, [rcx+128]
    vpmadd52huq ymm11, ymm17, [rcx+112]
    vextracti64x2 xmm17, ymm12, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+368], xmm15
    vpmadd52luq xmm12, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm12, xmm12, xmm16
    vbroadcasti128 ymm1, [r8+176]
    lea r10, [r8+192]
    lea rax, [rcx+320]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm11, ymm16, [rcx+112]
    vpmadd52huq ymm11, ymm16, [rcx+96]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm12, xmm30
    vpaddq xmm15, xmm12, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+384], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm0, [r8+240]
    lea r10, [r8+240]
    lea rax, [rcx+272]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm11, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpaddq ymm11, ymm11, ymm15
    vextracti64x2 xmm16, ymm11, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+400], xmm15
    vpmadd52luq xmm11, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm11, xmm11, xmm17
    vbroadcasti128 ymm0, [r8+288]
    lea r10, [r8+288]
    lea rax, [rcx+224]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm16, xmm15, [rcx+96]
    vpmadd52huq xmm16, xmm15, [rcx+80]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm11, xmm30
    vpaddq xmm15, xmm11, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+416], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm1, [r8+336]
    lea r10, [r8+352]
    lea rax, [rcx+160]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+432], xmm17
    vbroadcasti128 ymm1, [r8+400]
    lea r10, [r8+416]
    lea rax, [rcx+96]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_0
    vbroadcasti128 ymm15, [r8+432]
    vpmadd52huq ymm23, ymm15, [rcx+64]
    vpmadd52huq ymm22, ymm15, [rcx+96]
    vpmadd52huq ymm21, ymm15, [rcx+128]
    vpmadd52huq ymm20, ymm15, [rcx+160]
    vpmadd52huq ymm19, ymm15, [rcx+192]
    vpmadd52huq ymm18, ymm15, [rcx+224]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm17, ymm17, ymm16
    vextracti64x2 xmm16, ymm17, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+448], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
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
    vpmadd52luq ymm29, ymm9, [rsi+640]
    vpmadd52luq ymm28, ymm9, [rsi+672]
    vpmadd52luq ymm27, ymm9, [rsi+704]
    vpmadd52luq ymm26, ymm9, [rsi+736]
    vpmadd52luq ymm25, ymm9, [rsi+768]
    vpmadd52luq ymm24, ymm9, [rsi+800]
    vbroadcasti128 ymm0, [rsi+64]
    lea r10, [rsi+64]
    lea rax, [rsi+640]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq ymm15, ymm17, [rcx+96]
    vpmadd52huq ymm10, ymm17, [rcx+80]
    vpaddq ymm15, ymm15, ymm10
    vpmadd52luq ymm14, ymm17, [rcx+128]
    vpmadd52huq ymm14, ymm17, [rcx+112]
    vpmadd52luq ymm13, ymm17, [rcx+160]
    vpmadd52huq ymm13, ymm17, [rcx+144]
    vpmadd52luq ymm12, ymm17, [rcx+192]
    vpmadd52huq ymm12, ymm17, [rcx+176]
    vpmadd52luq ymm11, ymm17, [rcx+224]
    vpmadd52huq ymm11, ymm17, [rcx+208]
    vextracti64x2 xmm17, ymm15, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+464], xmm10
    vpmadd52luq xmm15, xmm10, [rcx+80]
    vpmadd52huq xmm16, xmm10, [rcx+64]
    vpaddq xmm15, xmm15, xmm16
    vbroadcasti128 ymm0, [rsi+144]
    lea r10, [rsi+144]
    lea rax, [rsi+560]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm17, xmm10, [rcx+96]
    vpmadd52huq xmm17, xmm10, [rcx+80]
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm16, [rcx+112]
    vpmadd52huq ymm14, ymm16, [rcx+96]
    vpmadd52luq ymm13, ymm16, [rcx+144]
    vpmadd52huq ymm13, ymm16, [rcx+128]
    vpmadd52luq ymm12, ymm16, [rcx+176]
    vpmadd52huq ymm12, ymm16, [rcx+160]
    vpmadd52luq ymm11, ymm16, [rcx+208]
    vpmadd52huq ymm11, ymm16, [rcx+192]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm15, xmm30
    vpaddq xmm15, xmm15, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+480], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm1, [rsi+224]
    lea r10, [rsi+240]
    lea rax, [rsi+464]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm14, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpaddq ymm14, ymm14, ymm15
    vpmadd52luq ymm13, ymm16, [rcx+128]
    vpmadd52huq ymm13, ymm16, [rcx+112]
    vpmadd52luq ymm12, ymm16, [rcx+160]
    vpmadd52huq ymm12, ymm16, [rcx+144]
    vpmadd52luq ymm11, ymm16, [rcx+192]
    vpmadd52huq ymm11, ymm16, [rcx+176]
    vextracti64x2 xmm16, ymm14, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+496], xmm15
    vpmadd52luq xmm14, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm14, xmm14, xmm17
    vbroadcasti128 ymm0, [rsi+288]
    lea r10, [rsi+288]
    lea rax, [rsi+416]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
    vbroadcasti128 ymm10, [rsi+336]
    vbroadcasti128 ymm9, [rsi+352]
    vmovdqu64 ymm17, [rsi+352]
    vpmadd52luq ymm29{k1}, ymm9, ymm17
    vpmadd52huq ymm23, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+384]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+416]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+448]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+480]
    vpmadd52luq ymm25, ymm9, ymm17
    vpmadd52huq ymm19, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+512]
    vpmadd52luq ymm24, ymm9, ymm17
    vpmadd52huq ymm18, ymm10, ymm17
    vbroadcasti128 ymm10, [rsi+368]
    vmovdqu64 ymm17, [rsi+368]
    vpmadd52luq ymm28{k1}, ymm10, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+400]
    vpmadd52luq ymm27, ymm10, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+432]
    vpmadd52luq ymm26, ymm10, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+464]
    vpmadd52luq ymm25, ymm10, ymm17
    vpmadd52huq ymm19, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+496]
    vpmadd52luq ymm24, ymm10, ymm17
    vpmadd52huq ymm18, ymm9, ymm17
    vpmadd52luq xmm16, xmm15, [rcx+96]
    vpmadd52huq xmm16, xmm15, [rcx+80]
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm17, [rcx+112]
    vpmadd52huq ymm13, ymm17, [rcx+96]
    vpmadd52luq ymm12, ymm17, [rcx+144]
    vpmadd52huq ymm12, ymm17, [rcx+128]
    vpmadd52luq ymm11, ymm17, [rcx+176]
    vpmadd52huq ymm11, ymm17, [rcx+160]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm14, xmm30
    vpaddq xmm15, xmm14, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+512], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm15, [rsi+384]
    vmovdqu64 ymm14, [rsi+384]
    vpmadd52luq ymm27{k1}, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+416]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+448]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+480]
    vpmadd52luq ymm24, ymm15, ymm14
    vpmadd52huq ymm18, ymm10, ymm14
    vbroadcasti128 ymm14, [rsi+400]
    vmovdqu64 ymm10, [rsi+400]
    vpmadd52luq ymm26{k1}, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+432]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+464]
    vpmadd52luq ymm24, ymm14, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vbroadcasti128 ymm15, [rsi+416]
    vmovdqu64 ymm10, [rsi+416]
    vpmadd52luq ymm25{k1}, ymm15, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+448]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm14, ymm10
    vbroadcasti128 ymm14, [rsi+432]
    vmovdqu64 ymm10, [rsi+432]
    vpmadd52luq ymm24{k1}, ymm14, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
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
    vbroadcasti128 ymm15, [rsi+352]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+352]
    vbroadcasti128 ymm14, [rsi+368]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+336]
    vpmadd52luq ymm28{k2}, ymm14, [rsi+368]
    vbroadcasti128 ymm15, [rsi+384]
    vpmadd52huq ymm22{k1}, ymm14, [rsi+352]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+384]
    vbroadcasti128 ymm14, [rsi+400]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+368]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+400]
    vbroadcasti128 ymm15, [rsi+416]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+384]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+416]
    vbroadcasti128 ymm14, [rsi+432]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+400]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+432]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+416]
    vbroadcasti128 ymm15, [r8+64]
    vpmadd52luq ymm29, ymm15, [rcx+640]
    vpmadd52luq ymm28, ymm15, [rcx+672]
    vpmadd52luq ymm27, ymm15, [rcx+704]
    vpmadd52luq ymm26, ymm15, [rcx+736]
    vpmadd52luq ymm25, ymm15, [rcx+768]
    vpmadd52luq ymm24, ymm15, [rcx+800]
    vbroadcasti128 ymm1, [r8+64]
    lea r10, [r8+80]
    lea rax, [rcx+624]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_0
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm13, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm13, ymm13, ymm15
    vpmadd52luq ymm12, ymm17, [rcx+128]
    vpmadd52huq ymm12, ymm17, [rcx+112]
    vpmadd52luq ymm11, ymm17, [rcx+160]
    vpmadd52huq ymm11, ymm17, [rcx+144]
    vextracti64x2 xmm17, ymm13, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+528], xmm15
    vpmadd52luq xmm13, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm13, xmm13, xmm16
    vbroadcasti128 ymm0, [r8+96]
    lea r10, [r8+96]
    lea rax, [rcx+608]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm16, [rcx+112]
    vpmadd52huq ymm12, ymm16, [rcx+96]
    vpmadd52luq ymm11, ymm16, [rcx+144]
    vpmadd52huq ymm11, ymm16, [rcx+128]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm13, xmm30
    vpaddq xmm15, xmm13, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+544], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm0, [r8+176]
    lea r10, [r8+176]
    lea rax, [rcx+528]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm12, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpaddq ymm12, ymm12, ymm15
    vpmadd52luq ymm11, ymm16, [rcx+128]
    vpmadd52huq ymm11, ymm16, [rcx+112]
    vextracti64x2 xmm16, ymm12, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+560], xmm15
    vpmadd52luq xmm12, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm12, xmm12, xmm17
    vbroadcasti128 ymm0, [r8+256]
    lea r10, [r8+256]
    lea rax, [rcx+448]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm16, xmm15, [rcx+96]
    vpmadd52huq xmm16, xmm15, [rcx+80]
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm11, ymm17, [rcx+112]
    vpmadd52huq ymm11, ymm17, [rcx+96]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm12, xmm30
    vpaddq xmm15, xmm12, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+576], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm1, [r8+336]
    lea r10, [r8+352]
    lea rax, [rcx+352]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm11, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm11, ymm11, ymm15
    vextracti64x2 xmm17, ymm11, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+592], xmm15
    vpmadd52luq xmm11, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm11, xmm11, xmm16
    vbroadcasti128 ymm0, [r8+400]
    lea r10, [r8+400]
    lea rax, [rcx+304]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm11, xmm30
    vpaddq xmm15, xmm11, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+608], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm0, [r8+480]
    lea r10, [r8+480]
    lea rax, [rcx+224]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+624], xmm16
    vbroadcasti128 ymm1, [r8+560]
    lea r10, [r8+576]
    lea rax, [rcx+128]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vbroadcasti128 ymm15, [r8+624]
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
    vmovdqu64 [r8+640], xmm10
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
    vbroadcasti128 ymm9, [rsi+64]
    vpmadd52luq ymm29, ymm9, [rsi+832]
    vpmadd52luq ymm28, ymm9, [rsi+864]
    vpmadd52luq ymm27, ymm9, [rsi+896]
    vpmadd52luq ymm26, ymm9, [rsi+928]
    vpmadd52luq ymm25, ymm9, [rsi+960]
    vpmadd52luq ymm24, ymm9, [rsi+992]
    vbroadcasti128 ymm1, [rsi+64]
    lea r10, [rsi+80]
    lea rax, [rsi+816]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
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
    vmovdqu64 [r8+656], xmm10
    vpmadd52luq xmm15, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm15, xmm15, xmm17
    vbroadcasti128 ymm0, [rsi+160]
    lea r10, [rsi+160]
    lea rax, [rsi+736]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
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
    vmovdqu64 [r8+672], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm1, [rsi+272]
    lea r10, [rsi+288]
    lea rax, [rsi+608]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
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
    vmovdqu64 [r8+688], xmm15
    vpmadd52luq xmm14, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm14, xmm14, xmm16
    vbroadcasti128 ymm1, [rsi+368]
    lea r10, [rsi+384]
    lea rax, [rsi+512]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vbroadcasti128 ymm10, [rsi+432]
    vbroadcasti128 ymm9, [rsi+448]
    vmovdqu64 ymm16, [rsi+448]
    vpmadd52luq ymm29{k1}, ymm9, ymm16
    vpmadd52huq ymm23, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+480]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+512]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+544]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+576]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+608]
    vpmadd52luq ymm24, ymm9, ymm16
    vpmadd52huq ymm18, ymm10, ymm16
    vbroadcasti128 ymm10, [rsi+464]
    vmovdqu64 ymm16, [rsi+464]
    vpmadd52luq ymm28{k1}, ymm10, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+496]
    vpmadd52luq ymm27, ymm10, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+528]
    vpmadd52luq ymm26, ymm10, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+560]
    vpmadd52luq ymm25, ymm10, ymm16
    vpmadd52huq ymm19, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+592]
    vpmadd52luq ymm24, ymm10, ymm16
    vpmadd52huq ymm18, ymm9, ymm16
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
    vmovdqu64 [r8+704], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm15, [rsi+480]
    vmovdqu64 ymm14, [rsi+480]
    vpmadd52luq ymm27{k1}, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+512]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+544]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+576]
    vpmadd52luq ymm24, ymm15, ymm14
    vpmadd52huq ymm18, ymm10, ymm14
    vbroadcasti128 ymm14, [rsi+496]
    vmovdqu64 ymm10, [rsi+496]
    vpmadd52luq ymm26{k1}, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+528]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vmovdqu64 ymm10, [rsi+560]
    vpmadd52luq ymm24, ymm14, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
    vbroadcasti128 ymm15, [rsi+512]
    vmovdqu64 ymm10, [rsi+512]
    vpmadd52luq ymm25{k1}, ymm15, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vmovdqu64 ymm10, [rsi+544]
    vpmadd52luq ymm24, ymm15, ymm10
    vpmadd52huq ymm18, ymm14, ymm10
    vbroadcasti128 ymm14, [rsi+528]
    vmovdqu64 ymm10, [rsi+528]
    vpmadd52luq ymm24{k1}, ymm14, ymm10
    vpmadd52huq ymm18, ymm15, ymm10
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
    vbroadcasti128 ymm15, [rsi+448]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+448]
    vbroadcasti128 ymm14, [rsi+464]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+432]
    vpmadd52luq ymm28{k2}, ymm14, [rsi+464]
    vbroadcasti128 ymm15, [rsi+480]
    vpmadd52huq ymm22{k1}, ymm14, [rsi+448]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+480]
    vbroadcasti128 ymm14, [rsi+496]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+464]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+496]
    vbroadcasti128 ymm15, [rsi+512]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+480]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+512]
    vbroadcasti128 ymm14, [rsi+528]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+496]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+528]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+512]
    vbroadcasti128 ymm15, [r8+64]
    vpmadd52luq ymm29, ymm15, [rcx+832]
    vpmadd52luq ymm28, ymm15, [rcx+864]
    vpmadd52luq ymm27, ymm15, [rcx+896]
    vpmadd52luq ymm26, ymm15, [rcx+928]
    vpmadd52luq ymm25, ymm15, [rcx+960]
    vpmadd52luq ymm24, ymm15, [rcx+992]
    vbroadcasti128 ymm1, [r8+64]
    lea r10, [r8+80]
    lea rax, [rcx+816]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
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
    vmovdqu64 [r8+720], xmm15
    vpmadd52luq xmm13, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm13, xmm13, xmm17
    vbroadcasti128 ymm1, [r8+128]
    lea r10, [r8+144]
    lea rax, [rcx+752]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
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
    vmovdqu64 [r8+736], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm1, [r8+224]
    lea r10, [r8+240]
    lea rax, [rcx+656]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm12, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm12, ymm12, ymm15
    vpmadd52luq ymm11, ymm17, [rcx+128]
    vpmadd52huq ymm11, ymm17, [rcx+112]
    vextracti64x2 xmm17, ymm12, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+752], xmm15
    vpmadd52luq xmm12, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm12, xmm12, xmm16
    vbroadcasti128 ymm0, [r8+320]
    lea r10, [r8+320]
    lea rax, [rcx+576]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm11, ymm16, [rcx+112]
    vpmadd52huq ymm11, ymm16, [rcx+96]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm12, xmm30
    vpaddq xmm15, xmm12, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+768], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm1, [r8+432]
    lea r10, [r8+448]
    lea rax, [rcx+448]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm11, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpaddq ymm11, ymm11, ymm15
    vextracti64x2 xmm16, ymm11, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+784], xmm15
    vpmadd52luq xmm11, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm11, xmm11, xmm17
    vbroadcasti128 ymm1, [r8+528]
    lea r10, [r8+544]
    lea rax, [rcx+352]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
    vpmadd52luq xmm16, xmm15, [rcx+96]
    vpmadd52huq xmm16, xmm15, [rcx+80]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm11, xmm30
    vpaddq xmm15, xmm11, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+800], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm0, [r8+624]
    lea r10, [r8+624]
    lea rax, [rcx+272]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+816], xmm17
    vbroadcasti128 ymm0, [r8+736]
    lea r10, [r8+736]
    lea rax, [rcx+160]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vbroadcasti128 ymm15, [r8+816]
    vpmadd52huq ymm23, ymm15, [rcx+64]
    vpmadd52huq ymm22, ymm15, [rcx+96]
    vpmadd52huq ymm21, ymm15, [rcx+128]
    vpmadd52huq ymm20, ymm15, [rcx+160]
    vpmadd52huq ymm19, ymm15, [rcx+192]
    vpmadd52huq ymm18, ymm15, [rcx+224]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm12, ymm25, ymm19
    vpaddq ymm11, ymm24, ymm18
    vpaddq ymm17, ymm17, ymm16
    vextracti64x2 xmm16, ymm17, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+832], xmm10
    vpmadd52luq xmm16, xmm10, [rcx+80]
    vpmadd52huq xmm17, xmm10, [rcx+64]
    vpaddq xmm16, xmm16, xmm17
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
    vbroadcasti128 ymm8, [rsi+80]
    vmovdqu64 ymm17, [rsi+1008]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+96]
    vmovdqu64 ymm17, [rsi+992]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vbroadcasti128 ymm8, [rsi+112]
    vmovdqu64 ymm17, [rsi+976]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+1008]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+128]
    vmovdqu64 ymm17, [rsi+960]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+992]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vbroadcasti128 ymm8, [rsi+144]
    vmovdqu64 ymm17, [rsi+944]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+976]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+1008]
    vpmadd52luq ymm27, ymm8, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+160]
    vmovdqu64 ymm17, [rsi+928]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+960]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+992]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vbroadcasti128 ymm8, [rsi+176]
    vmovdqu64 ymm17, [rsi+912]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+944]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+976]
    vpmadd52luq ymm27, ymm8, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+1008]
    vpmadd52luq ymm26, ymm8, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+192]
    vmovdqu64 ymm17, [rsi+896]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+928]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+960]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+992]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm8, ymm17
    vbroadcasti128 ymm8, [rsi+208]
    vmovdqu64 ymm17, [rsi+880]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+912]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+944]
    vpmadd52luq ymm27, ymm8, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+976]
    vpmadd52luq ymm26, ymm8, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+1008]
    vpmadd52luq ymm25, ymm8, ymm17
    vpmadd52huq ymm19, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+224]
    vmovdqu64 ymm17, [rsi+864]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+896]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+928]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+960]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+992]
    vpmadd52luq ymm25, ymm9, ymm17
    vpmadd52huq ymm19, ymm8, ymm17
    vbroadcasti128 ymm1, [rsi+224]
    lea r10, [rsi+240]
    lea rax, [rsi+848]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_0
    vinserti64x2 ymm17, ymm10, xmm10, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq ymm15, ymm17, [rcx+96]
    vpmadd52huq ymm10, ymm17, [rcx+80]
    vpaddq ymm15, ymm15, ymm10
    vpmadd52luq ymm14, ymm17, [rcx+128]
    vpmadd52huq ymm14, ymm17, [rcx+112]
    vpmadd52luq ymm13, ymm17, [rcx+160]
    vpmadd52huq ymm13, ymm17, [rcx+144]
    vpmadd52luq ymm12, ymm17, [rcx+192]
    vpmadd52huq ymm12, ymm17, [rcx+176]
    vpmadd52luq ymm11, ymm17, [rcx+224]
    vpmadd52huq ymm11, ymm17, [rcx+208]
    vextracti64x2 xmm17, ymm15, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+848], xmm10
    vpmadd52luq xmm15, xmm10, [rcx+80]
    vpmadd52huq xmm16, xmm10, [rcx+64]
    vpaddq xmm15, xmm15, xmm16
    vbroadcasti128 ymm0, [rsi+256]
    lea r10, [rsi+256]
    lea rax, [rsi+832]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm17, xmm10, [rcx+96]
    vpmadd52huq xmm17, xmm10, [rcx+80]
    vinserti64x2 ymm16, ymm10, xmm10, 1
    vpmadd52luq ymm14, ymm16, [rcx+112]
    vpmadd52huq ymm14, ymm16, [rcx+96]
    vpmadd52luq ymm13, ymm16, [rcx+144]
    vpmadd52huq ymm13, ymm16, [rcx+128]
    vpmadd52luq ymm12, ymm16, [rcx+176]
    vpmadd52huq ymm12, ymm16, [rcx+160]
    vpmadd52luq ymm11, ymm16, [rcx+208]
    vpmadd52huq ymm11, ymm16, [rcx+192]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm15, xmm30
    vpaddq xmm15, xmm15, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+864], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm0, [rsi+368]
    lea r10, [rsi+368]
    lea rax, [rsi+720]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm14, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpaddq ymm14, ymm14, ymm15
    vpmadd52luq ymm13, ymm16, [rcx+128]
    vpmadd52huq ymm13, ymm16, [rcx+112]
    vpmadd52luq ymm12, ymm16, [rcx+160]
    vpmadd52huq ymm12, ymm16, [rcx+144]
    vpmadd52luq ymm11, ymm16, [rcx+192]
    vpmadd52huq ymm11, ymm16, [rcx+176]
    vextracti64x2 xmm16, ymm14, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+880], xmm15
    vpmadd52luq xmm14, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm14, xmm14, xmm17
    vbroadcasti128 ymm0, [rsi+480]
    lea r10, [rsi+480]
    lea rax, [rsi+608]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
    vbroadcasti128 ymm10, [rsi+528]
    vbroadcasti128 ymm9, [rsi+544]
    vmovdqu64 ymm17, [rsi+544]
    vpmadd52luq ymm29{k1}, ymm9, ymm17
    vpmadd52huq ymm23, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+576]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+608]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+640]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+672]
    vpmadd52luq ymm25, ymm9, ymm17
    vpmadd52huq ymm19, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+704]
    vpmadd52luq ymm24, ymm9, ymm17
    vpmadd52huq ymm18, ymm10, ymm17
    vbroadcasti128 ymm10, [rsi+560]
    vmovdqu64 ymm17, [rsi+560]
    vpmadd52luq ymm28{k1}, ymm10, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+592]
    vpmadd52luq ymm27, ymm10, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+624]
    vpmadd52luq ymm26, ymm10, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+656]
    vpmadd52luq ymm25, ymm10, ymm17
    vpmadd52huq ymm19, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+688]
    vpmadd52luq ymm24, ymm10, ymm17
    vpmadd52huq ymm18, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+576]
    vmovdqu64 ymm17, [rsi+576]
    vpmadd52luq ymm27{k1}, ymm9, ymm17
    vpmadd52huq ymm21, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+608]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+640]
    vpmadd52luq ymm25, ymm9, ymm17
    vpmadd52huq ymm19, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+672]
    vpmadd52luq ymm24, ymm9, ymm17
    vpmadd52huq ymm18, ymm10, ymm17
    vbroadcasti128 ymm10, [rsi+592]
    vmovdqu64 ymm17, [rsi+592]
    vpmadd52luq ymm26{k1}, ymm10, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+624]
    vpmadd52luq ymm25, ymm10, ymm17
    vpmadd52huq ymm19, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+656]
    vpmadd52luq ymm24, ymm10, ymm17
    vpmadd52huq ymm18, ymm9, ymm17
    vbroadcasti128 ymm9, [rsi+608]
    vmovdqu64 ymm17, [rsi+608]
    vpmadd52luq ymm25{k1}, ymm9, ymm17
    vpmadd52huq ymm19, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+640]
    vpmadd52luq ymm24, ymm9, ymm17
    vpmadd52huq ymm18, ymm10, ymm17
    vbroadcasti128 ymm10, [rsi+624]
    vmovdqu64 ymm17, [rsi+624]
    vpmadd52luq ymm24{k1}, ymm10, ymm17
    vpmadd52huq ymm18, ymm9, ymm17
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
    vbroadcasti128 ymm10, [rsi+544]
    vpmadd52luq ymm29{k2}, ymm10, [rsi+544]
    vbroadcasti128 ymm9, [rsi+560]
    vpmadd52huq ymm23{k1}, ymm10, [rsi+528]
    vpmadd52luq ymm28{k2}, ymm9, [rsi+560]
    vpmadd52luq xmm16, xmm15, [rcx+96]
    vpmadd52huq xmm16, xmm15, [rcx+80]
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm17, [rcx+112]
    vpmadd52huq ymm13, ymm17, [rcx+96]
    vpmadd52luq ymm12, ymm17, [rcx+144]
    vpmadd52huq ymm12, ymm17, [rcx+128]
    vpmadd52luq ymm11, ymm17, [rcx+176]
    vpmadd52huq ymm11, ymm17, [rcx+160]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm14, xmm30
    vpaddq xmm15, xmm14, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+896], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm15, [rsi+576]
    vpmadd52huq ymm22{k1}, ymm9, [rsi+544]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+576]
    vbroadcasti128 ymm14, [rsi+592]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+560]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+592]
    vbroadcasti128 ymm15, [rsi+608]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+576]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+608]
    vbroadcasti128 ymm14, [rsi+624]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+592]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+624]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+608]
    vbroadcasti128 ymm15, [r8+64]
    vbroadcasti128 ymm14, [r8+80]
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+96]
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+112]
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+128]
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+144]
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+160]
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+176]
    vmovdqu64 ymm10, [rcx+912]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+192]
    vmovdqu64 ymm10, [rcx+896]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+208]
    vmovdqu64 ymm10, [rcx+880]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+912]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+224]
    vmovdqu64 ymm10, [rcx+864]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+896]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm25, ymm15, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vbroadcasti128 ymm1, [r8+224]
    lea r10, [r8+240]
    lea rax, [rcx+848]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_0
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm13, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm13, ymm13, ymm15
    vpmadd52luq ymm12, ymm17, [rcx+128]
    vpmadd52huq ymm12, ymm17, [rcx+112]
    vpmadd52luq ymm11, ymm17, [rcx+160]
    vpmadd52huq ymm11, ymm17, [rcx+144]
    vextracti64x2 xmm17, ymm13, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+912], xmm15
    vpmadd52luq xmm13, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm13, xmm13, xmm16
    vbroadcasti128 ymm1, [r8+256]
    lea r10, [r8+272]
    lea rax, [rcx+816]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm12, ymm16, [rcx+112]
    vpmadd52huq ymm12, ymm16, [rcx+96]
    vpmadd52luq ymm11, ymm16, [rcx+144]
    vpmadd52huq ymm11, ymm16, [rcx+128]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm13, xmm30
    vpaddq xmm15, xmm13, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+928], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm0, [r8+352]
    lea r10, [r8+352]
    lea rax, [rcx+736]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm12, ymm16, [rcx+96]
    vpmadd52huq ymm15, ymm16, [rcx+80]
    vpaddq ymm12, ymm12, ymm15
    vpmadd52luq ymm11, ymm16, [rcx+128]
    vpmadd52huq ymm11, ymm16, [rcx+112]
    vextracti64x2 xmm16, ymm12, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+944], xmm15
    vpmadd52luq xmm12, xmm15, [rcx+80]
    vpmadd52huq xmm17, xmm15, [rcx+64]
    vpaddq xmm12, xmm12, xmm17
    vbroadcasti128 ymm0, [r8+464]
    lea r10, [r8+464]
    lea rax, [rcx+624]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm16, xmm15, [rcx+96]
    vpmadd52huq xmm16, xmm15, [rcx+80]
    vinserti64x2 ymm17, ymm15, xmm15, 1
    vpmadd52luq ymm11, ymm17, [rcx+112]
    vpmadd52huq ymm11, ymm17, [rcx+96]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm12, xmm30
    vpaddq xmm15, xmm12, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+960], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm15, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm15
    vbroadcasti128 ymm0, [r8+576]
    lea r10, [r8+576]
    lea rax, [rcx+512]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vinserti64x2 ymm17, ymm17, xmm17, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq ymm11, ymm17, [rcx+96]
    vpmadd52huq ymm15, ymm17, [rcx+80]
    vpaddq ymm11, ymm11, ymm15
    vextracti64x2 xmm17, ymm11, 1
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq xmm15, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+976], xmm15
    vpmadd52luq xmm11, xmm15, [rcx+80]
    vpmadd52huq xmm16, xmm15, [rcx+64]
    vpaddq xmm11, xmm11, xmm16
    vbroadcasti128 ymm0, [r8+688]
    lea r10, [r8+688]
    lea rax, [rcx+400]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm11, xmm30
    vpaddq xmm15, xmm11, xmm31
    vpsrlq xmm15, xmm15, 52
    vmovdqu64 [r8+992], xmm16
    vpmadd52luq xmm17, xmm16, [rcx+80]
    vpmadd52huq xmm15, xmm16, [rcx+64]
    vpaddq xmm17, xmm17, xmm15
    vbroadcasti128 ymm0, [r8+800]
    lea r10, [r8+800]
    lea rax, [rcx+288]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1008], xmm16
    vbroadcasti128 ymm1, [r8+912]
    lea r10, [r8+928]
    lea rax, [rcx+160]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
    vbroadcasti128 ymm15, [r8+1008]
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
    vpsrlq xmm10, xmm16, 52
    vpaddq xmm17, xmm17, xmm10
    vpsrlq xmm10, xmm17, 52
    vinserti64x2 ymm17, ymm16, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+64], ymm17
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
    vbroadcasti128 ymm9, [rsi+256]
    vbroadcasti128 ymm8, [rsi+272]
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+288]
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+304]
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+320]
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+336]
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+352]
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+368]
    vmovdqu64 ymm16, [rsi+912]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+384]
    vmovdqu64 ymm16, [rsi+896]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+400]
    vmovdqu64 ymm16, [rsi+880]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+912]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm25, ymm8, ymm16
    vpmadd52huq ymm19, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+416]
    vmovdqu64 ymm16, [rsi+864]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+896]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm8, ymm16
    vbroadcasti128 ymm1, [rsi+416]
    lea r10, [rsi+432]
    lea rax, [rsi+848]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_0
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+96], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vbroadcasti128 ymm0, [rsi+512]
    lea r10, [rsi+512]
    lea rax, [rsi+768]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vbroadcasti128 ymm15, [rsi+624]
    vbroadcasti128 ymm10, [rsi+640]
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm29{k1}, ymm10, ymm9
    vpmadd52huq ymm23, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+704]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+736]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+768]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+800]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+656]
    vmovdqu64 ymm9, [rsi+656]
    vpmadd52luq ymm28{k1}, ymm15, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+688]
    vpmadd52luq ymm27, ymm15, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+720]
    vpmadd52luq ymm26, ymm15, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+752]
    vpmadd52luq ymm25, ymm15, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+784]
    vpmadd52luq ymm24, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vbroadcasti128 ymm10, [rsi+672]
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm27{k1}, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+704]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+736]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+768]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+688]
    vmovdqu64 ymm9, [rsi+688]
    vpmadd52luq ymm26{k1}, ymm15, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+720]
    vpmadd52luq ymm25, ymm15, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+752]
    vpmadd52luq ymm24, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vbroadcasti128 ymm10, [rsi+704]
    vmovdqu64 ymm9, [rsi+704]
    vpmadd52luq ymm25{k1}, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+736]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+720]
    vmovdqu64 ymm9, [rsi+720]
    vpmadd52luq ymm24{k1}, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
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
    vbroadcasti128 ymm15, [rsi+640]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+640]
    vbroadcasti128 ymm10, [rsi+656]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+624]
    vpmadd52luq ymm28{k2}, ymm10, [rsi+656]
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+128], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vbroadcasti128 ymm15, [rsi+672]
    vpmadd52huq ymm22{k1}, ymm10, [rsi+640]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+672]
    vbroadcasti128 ymm14, [rsi+688]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+656]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+688]
    vbroadcasti128 ymm15, [rsi+704]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+672]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+704]
    vbroadcasti128 ymm14, [rsi+720]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+688]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+720]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+704]
    vbroadcasti128 ymm15, [r8+256]
    vbroadcasti128 ymm14, [r8+272]
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+288]
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+304]
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+320]
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+336]
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+352]
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+368]
    vmovdqu64 ymm10, [rcx+912]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+384]
    vmovdqu64 ymm10, [rcx+896]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+400]
    vmovdqu64 ymm10, [rcx+880]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+912]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+416]
    vmovdqu64 ymm10, [rcx+864]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+896]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm25, ymm15, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vbroadcasti128 ymm0, [r8+416]
    lea r10, [r8+416]
    lea rax, [rcx+864]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+160], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vbroadcasti128 ymm0, [r8+496]
    lea r10, [r8+496]
    lea rax, [rcx+784]
    mov r9d, 6
    call .Llimbs_ifma_pair_60_sqr_1
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+192], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm0, [r8+672]
    lea r10, [r8+672]
    lea rax, [rcx+608]
    mov r9d, 6
    call .Llimbs_ifma_pair_60_sqr_1
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+224], ymm17
    vbroadcasti128 ymm1, [r8+848]
    lea r10, [r8+864]
    lea rax, [rcx+416]
    mov r9d, 5
    call .Llimbs_ifma_pair_60_sqr_0
    vbroadcasti128 ymm15, [r8+1008]
    vpmadd52huq ymm23, ymm15, [rcx+256]
    vpmadd52huq ymm22, ymm15, [rcx+288]
    vpmadd52huq ymm21, ymm15, [rcx+320]
    vpmadd52huq ymm20, ymm15, [rcx+352]
    vpmadd52huq ymm19, ymm15, [rcx+384]
    vpmadd52huq ymm18, ymm15, [rcx+416]
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
    vmovdqu64 [rdi+256], ymm17
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
    vbroadcasti128 ymm9, [rsi+448]
    vbroadcasti128 ymm8, [rsi+464]
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+480]
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+496]
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+512]
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+528]
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+544]
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+560]
    vmovdqu64 ymm16, [rsi+912]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+576]
    vmovdqu64 ymm16, [rsi+896]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+592]
    vmovdqu64 ymm16, [rsi+880]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+912]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm25, ymm8, ymm16
    vpmadd52huq ymm19, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+608]
    vmovdqu64 ymm16, [rsi+864]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+896]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm8, ymm16
    vbroadcasti128 ymm0, [rsi+608]
    lea r10, [rsi+608]
    lea rax, [rsi+864]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_1
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+288], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vbroadcasti128 ymm1, [rsi+656]
    lea r10, [rsi+672]
    lea rax, [rsi+800]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vbroadcasti128 ymm15, [rsi+720]
    vbroadcasti128 ymm10, [rsi+736]
    vmovdqu64 ymm9, [rsi+736]
    vpmadd52luq ymm29{k1}, ymm10, ymm9
    vpmadd52huq ymm23, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+768]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+800]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+832]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+864]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+896]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+752]
    vmovdqu64 ymm9, [rsi+752]
    vpmadd52luq ymm28{k1}, ymm15, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+784]
    vpmadd52luq ymm27, ymm15, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+816]
    vpmadd52luq ymm26, ymm15, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+848]
    vpmadd52luq ymm25, ymm15, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+880]
    vpmadd52luq ymm24, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vbroadcasti128 ymm10, [rsi+768]
    vmovdqu64 ymm9, [rsi+768]
    vpmadd52luq ymm27{k1}, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+800]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+832]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+864]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+784]
    vmovdqu64 ymm9, [rsi+784]
    vpmadd52luq ymm26{k1}, ymm15, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+816]
    vpmadd52luq ymm25, ymm15, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+848]
    vpmadd52luq ymm24, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vbroadcasti128 ymm10, [rsi+800]
    vmovdqu64 ymm9, [rsi+800]
    vpmadd52luq ymm25{k1}, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+832]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+816]
    vmovdqu64 ymm9, [rsi+816]
    vpmadd52luq ymm24{k1}, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
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
    vbroadcasti128 ymm15, [rsi+736]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+736]
    vbroadcasti128 ymm10, [rsi+752]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+720]
    vpmadd52luq ymm28{k2}, ymm10, [rsi+752]
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+320], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vbroadcasti128 ymm15, [rsi+768]
    vpmadd52huq ymm22{k1}, ymm10, [rsi+736]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+768]
    vbroadcasti128 ymm14, [rsi+784]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+752]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+784]
    vbroadcasti128 ymm15, [rsi+800]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+768]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+800]
    vbroadcasti128 ymm14, [rsi+816]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+784]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+816]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+800]
    vbroadcasti128 ymm15, [r8+448]
    vbroadcasti128 ymm14, [r8+464]
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+480]
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+496]
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+512]
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+528]
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+544]
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+560]
    vmovdqu64 ymm10, [rcx+912]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+576]
    vmovdqu64 ymm10, [rcx+896]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+592]
    vmovdqu64 ymm10, [rcx+880]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+912]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+608]
    vmovdqu64 ymm10, [rcx+864]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+896]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm25, ymm15, ymm10
    vpmadd52huq ymm19, ymm14, ymm10
    vbroadcasti128 ymm1, [r8+608]
    lea r10, [r8+624]
    lea rax, [rcx+848]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_0
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+352], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vbroadcasti128 ymm1, [r8+640]
    lea r10, [r8+656]
    lea rax, [rcx+816]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_0
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+384], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm1, [r8+768]
    lea r10, [r8+784]
    lea rax, [rcx+688]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_0
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+416], ymm17
    vbroadcasti128 ymm0, [r8+896]
    lea r10, [r8+896]
    lea rax, [rcx+576]
    mov r9d, 4
    call .Llimbs_ifma_pair_60_sqr_1
    vbroadcasti128 ymm15, [r8+1008]
    vpmadd52huq ymm23, ymm15, [rcx+448]
    vpmadd52huq ymm22, ymm15, [rcx+480]
    vpmadd52huq ymm21, ymm15, [rcx+512]
    vpmadd52huq ymm20, ymm15, [rcx+544]
    vpmadd52huq ymm19, ymm15, [rcx+576]
    vpmadd52huq ymm18, ymm15, [rcx+608]
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
    vmovdqu64 [rdi+448], ymm17
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
    vbroadcasti128 ymm9, [rsi+640]
    vbroadcasti128 ymm8, [rsi+656]
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+672]
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+688]
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+704]
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+720]
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+736]
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+752]
    vmovdqu64 ymm16, [rsi+912]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+768]
    vmovdqu64 ymm16, [rsi+896]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+784]
    vmovdqu64 ymm16, [rsi+880]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+912]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm25, ymm8, ymm16
    vpmadd52huq ymm19, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+800]
    vmovdqu64 ymm16, [rsi+864]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+896]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm8, ymm16
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+480], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vbroadcasti128 ymm0, [rsi+800]
    lea r10, [rsi+800]
    lea rax, [rsi+864]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_1
    vbroadcasti128 ymm15, [rsi+816]
    vbroadcasti128 ymm10, [rsi+832]
    vmovdqu64 ymm9, [rsi+832]
    vpmadd52luq ymm29{k1}, ymm10, ymm9
    vpmadd52huq ymm23, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+864]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+896]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+928]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+960]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+992]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+848]
    vmovdqu64 ymm9, [rsi+848]
    vpmadd52luq ymm28{k1}, ymm15, ymm9
    vpmadd52huq ymm22, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+880]
    vpmadd52luq ymm27, ymm15, ymm9
    vpmadd52huq ymm21, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+912]
    vpmadd52luq ymm26, ymm15, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+944]
    vpmadd52luq ymm25, ymm15, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+976]
    vpmadd52luq ymm24, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vbroadcasti128 ymm10, [rsi+864]
    vmovdqu64 ymm9, [rsi+864]
    vpmadd52luq ymm27{k1}, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+896]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+928]
    vpmadd52luq ymm25, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+960]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+880]
    vmovdqu64 ymm9, [rsi+880]
    vpmadd52luq ymm26{k1}, ymm15, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+912]
    vpmadd52luq ymm25, ymm15, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+944]
    vpmadd52luq ymm24, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
    vbroadcasti128 ymm10, [rsi+896]
    vmovdqu64 ymm9, [rsi+896]
    vpmadd52luq ymm25{k1}, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+928]
    vpmadd52luq ymm24, ymm10, ymm9
    vpmadd52huq ymm18, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+912]
    vmovdqu64 ymm9, [rsi+912]
    vpmadd52luq ymm24{k1}, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
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
    vbroadcasti128 ymm15, [rsi+832]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+832]
    vbroadcasti128 ymm10, [rsi+848]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+816]
    vpmadd52luq ymm28{k2}, ymm10, [rsi+848]
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+512], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vbroadcasti128 ymm15, [rsi+864]
    vpmadd52huq ymm22{k1}, ymm10, [rsi+832]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+864]
    vbroadcasti128 ymm14, [rsi+880]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+848]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+880]
    vbroadcasti128 ymm15, [rsi+896]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+864]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+896]
    vbroadcasti128 ymm14, [rsi+912]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+880]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+912]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+896]
    vbroadcasti128 ymm15, [r8+640]
    vbroadcasti128 ymm14, [r8+656]
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+672]
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+688]
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+704]
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+720]
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+736]
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+752]
    vmovdqu64 ymm10, [rcx+912]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+768]
    vmovdqu64 ymm10, [rcx+896]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+928]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+784]
    vmovdqu64 ymm10, [rcx+880]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+912]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+944]
    vpmadd52luq ymm27, ymm14, ymm10
    vpmadd52huq ymm21, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm26, ymm14, ymm10
    vpmadd52huq ymm20, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm25, ymm14, ymm10
    vpmadd52huq ymm19, ymm15, ymm10
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+544], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vbroadcasti128 ymm15, [r8+800]
    vmovdqu64 ymm13, [rcx+864]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+896]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+928]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+960]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+992]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vbroadcasti128 ymm1, [r8+800]
    lea r10, [r8+816]
    lea rax, [rcx+848]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+576], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm0, [r8+864]
    lea r10, [r8+864]
    lea rax, [rcx+800]
    mov r9d, 3
    call .Llimbs_ifma_pair_60_sqr_1
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+608], ymm17
    vbroadcasti128 ymm1, [r8+944]
    lea r10, [r8+960]
    lea rax, [rcx+704]
    mov r9d, 2
    call .Llimbs_ifma_pair_60_sqr_0
    vbroadcasti128 ymm15, [r8+1008]
    vpmadd52huq ymm23, ymm15, [rcx+640]
    vpmadd52huq ymm22, ymm15, [rcx+672]
    vpmadd52huq ymm21, ymm15, [rcx+704]
    vpmadd52huq ymm20, ymm15, [rcx+736]
    vpmadd52huq ymm19, ymm15, [rcx+768]
    vpmadd52huq ymm18, ymm15, [rcx+800]
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
    vmovdqu64 [rdi+640], ymm17
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
    vbroadcasti128 ymm9, [rsi+832]
    vbroadcasti128 ymm8, [rsi+848]
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+864]
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+880]
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+896]
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vbroadcasti128 ymm8, [rsi+912]
    vmovdqu64 ymm16, [rsi+944]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+976]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+1008]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vbroadcasti128 ymm9, [rsi+928]
    vmovdqu64 ymm16, [rsi+928]
    vpmadd52luq ymm29{k1}, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+960]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+992]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+672], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vbroadcasti128 ymm15, [rsi+944]
    vmovdqu64 ymm10, [rsi+944]
    vpmadd52luq ymm28{k1}, ymm15, ymm10
    vpmadd52huq ymm22, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+976]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+1008]
    vpmadd52luq ymm26, ymm15, ymm10
    vpmadd52huq ymm20, ymm9, ymm10
    vbroadcasti128 ymm10, [rsi+960]
    vmovdqu64 ymm9, [rsi+960]
    vpmadd52luq ymm27{k1}, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+992]
    vpmadd52luq ymm26, ymm10, ymm9
    vpmadd52huq ymm20, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+976]
    vmovdqu64 ymm9, [rsi+976]
    vpmadd52luq ymm26{k1}, ymm15, ymm9
    vpmadd52huq ymm20, ymm10, ymm9
    vmovdqu64 ymm9, [rsi+1008]
    vpmadd52luq ymm25, ymm15, ymm9
    vpmadd52huq ymm19, ymm10, ymm9
    vbroadcasti128 ymm10, [rsi+992]
    vmovdqu64 ymm9, [rsi+992]
    vpmadd52luq ymm25{k1}, ymm10, ymm9
    vpmadd52huq ymm19, ymm15, ymm9
    vbroadcasti128 ymm15, [rsi+1008]
    vmovdqu64 ymm9, [rsi+1008]
    vpmadd52luq ymm24{k1}, ymm15, ymm9
    vpmadd52huq ymm18, ymm10, ymm9
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
    vbroadcasti128 ymm15, [rsi+928]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+928]
    vbroadcasti128 ymm10, [rsi+944]
    vpmadd52huq ymm23{k1}, ymm15, [rsi+912]
    vpmadd52luq ymm28{k2}, ymm10, [rsi+944]
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+704], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vbroadcasti128 ymm15, [rsi+960]
    vpmadd52huq ymm22{k1}, ymm10, [rsi+928]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+960]
    vbroadcasti128 ymm14, [rsi+976]
    vpmadd52huq ymm21{k1}, ymm15, [rsi+944]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+976]
    vbroadcasti128 ymm15, [rsi+992]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+960]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+992]
    vbroadcasti128 ymm14, [rsi+1008]
    vpmadd52huq ymm19{k1}, ymm15, [rsi+976]
    vpmadd52luq ymm24{k2}, ymm14, [rsi+1008]
    vpmadd52huq ymm18{k1}, ymm14, [rsi+992]
    vbroadcasti128 ymm15, [r8+832]
    vbroadcasti128 ymm14, [r8+848]
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+864]
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vbroadcasti128 ymm14, [r8+880]
    vmovdqu64 ymm10, [rcx+976]
    vpmadd52luq ymm29, ymm14, ymm10
    vpmadd52huq ymm23, ymm15, ymm10
    vmovdqu64 ymm10, [rcx+1008]
    vpmadd52luq ymm28, ymm14, ymm10
    vpmadd52huq ymm22, ymm15, ymm10
    vbroadcasti128 ymm15, [r8+896]
    vmovdqu64 ymm10, [rcx+960]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm14, ymm10
    vmovdqu64 ymm10, [rcx+992]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm14, ymm10
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+736], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vbroadcasti128 ymm14, [r8+912]
    vmovdqu64 ymm13, [rcx+944]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+976]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+1008]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+928]
    vmovdqu64 ymm13, [rcx+928]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+960]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+992]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+944]
    vmovdqu64 ymm13, [rcx+912]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+944]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+976]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+1008]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+960]
    vmovdqu64 ymm13, [rcx+896]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+928]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+960]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+992]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+768], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm14, [r8+976]
    vmovdqu64 ymm13, [rcx+880]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+912]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+944]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+976]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+1008]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+992]
    vmovdqu64 ymm13, [rcx+864]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+896]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+928]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+960]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+992]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+800], ymm17
    vbroadcasti128 ymm0, [r8+992]
    lea r10, [r8+992]
    lea rax, [rcx+864]
    mov r9d, 1
    call .Llimbs_ifma_pair_60_sqr_1
    vbroadcasti128 ymm15, [r8+1008]
    vpmadd52huq ymm23, ymm15, [rcx+832]
    vpmadd52huq ymm22, ymm15, [rcx+864]
    vpmadd52huq ymm21, ymm15, [rcx+896]
    vpmadd52huq ymm20, ymm15, [rcx+928]
    vpmadd52huq ymm19, ymm15, [rcx+960]
    vpmadd52huq ymm18, ymm15, [rcx+992]
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
    vmovdqu64 [rdi+832], ymm17
    vextracti64x2 xmm17, ymm15, 1
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+864], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+896], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+928], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+960], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+992], ymm17
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
.Llimbs_ifma_pair_60_sqr_0:
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
.Llimbs_ifma_pair_60_sqr_1:
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
    jnz .Llimbs_ifma_pair_60_sqr_0
    ret
