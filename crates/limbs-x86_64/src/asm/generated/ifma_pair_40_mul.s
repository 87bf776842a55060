// Product of 40 digits in radix 2^52, 2 side by side: z = x * y / R mod m, almost reduced.
// 3334 multiplications: 1667 cycles on Zen 4 at least.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov eax, 12
    kmovw k1, eax
    mov eax, 3
    kmovw k2, eax
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vbroadcasti64x2 ymm30, [rcx+768]
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
    vbroadcasti128 ymm15, [rdx+64]
    vpmadd52luq ymm29, ymm15, [rsi+64]
    vpmadd52luq ymm28, ymm15, [rsi+96]
    vpmadd52luq ymm27, ymm15, [rsi+128]
    vpmadd52luq ymm26, ymm15, [rsi+160]
    vpmadd52luq ymm25, ymm15, [rsi+192]
    vpmadd52luq ymm24, ymm15, [rsi+224]
    vbroadcasti128 ymm0, [rdx+64]
    lea r10, [rdx+64]
    lea rax, [rsi+64]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_1
    vbroadcasti128 ymm15, [rdx+80]
    vbroadcasti128 ymm14, [rdx+96]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm14, ymm17
    vpmadd52huq ymm22, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm21, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm20, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm19, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+192]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm15, ymm17
    vbroadcasti128 ymm15, [rdx+112]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm22, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm15, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+176]
    vpmadd52luq ymm24, ymm15, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [rdx+128]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm21, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm20, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm19, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm15, ymm17
    vbroadcasti128 ymm15, [rdx+144]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm25, ymm15, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm24, ymm15, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [rdx+160]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm20, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm19, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm15, ymm17
    vbroadcasti128 ymm15, [rdx+176]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm25, ymm15, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm24, ymm15, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [rdx+192]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm19, ymm15, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm15, ymm17
    vbroadcasti128 ymm15, [rdx+208]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm25, ymm15, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm24, ymm15, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [rdx+224]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm15, ymm17
    vbroadcasti128 ymm15, [rdx+240]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm24, ymm15, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
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
    vbroadcasti128 ymm9, [rdx+64]
    vpmadd52luq ymm29, ymm9, [rsi+256]
    vpmadd52luq ymm28, ymm9, [rsi+288]
    vpmadd52luq ymm27, ymm9, [rsi+320]
    vpmadd52luq ymm26, ymm9, [rsi+352]
    vpmadd52luq ymm25, ymm9, [rsi+384]
    vpmadd52luq ymm24, ymm9, [rsi+416]
    vbroadcasti128 ymm1, [rdx+64]
    lea r10, [rdx+80]
    lea rax, [rsi+240]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm0, [rdx+96]
    lea r10, [rdx+96]
    lea rax, [rsi+224]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm0, [rdx+144]
    lea r10, [rdx+144]
    lea rax, [rsi+176]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm1, [rdx+192]
    lea r10, [rdx+208]
    lea rax, [rsi+112]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm0, [rdx+224]
    lea r10, [rdx+224]
    lea rax, [rsi+96]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm11, [rdx+272]
    vbroadcasti128 ymm10, [rdx+288]
    vmovdqu64 ymm16, [rsi+64]
    vpmadd52luq ymm28, ymm10, ymm16
    vpmadd52huq ymm22, ymm11, ymm16
    vmovdqu64 ymm16, [rsi+96]
    vpmadd52luq ymm27, ymm10, ymm16
    vpmadd52huq ymm21, ymm11, ymm16
    vmovdqu64 ymm16, [rsi+128]
    vpmadd52luq ymm26, ymm10, ymm16
    vpmadd52huq ymm20, ymm11, ymm16
    vmovdqu64 ymm16, [rsi+160]
    vpmadd52luq ymm25, ymm10, ymm16
    vpmadd52huq ymm19, ymm11, ymm16
    vmovdqu64 ymm16, [rsi+192]
    vpmadd52luq ymm24, ymm10, ymm16
    vpmadd52huq ymm18, ymm11, ymm16
    vbroadcasti128 ymm11, [rdx+304]
    vmovdqu64 ymm16, [rsi+48]
    vpmadd52luq ymm28, ymm11, ymm16
    vpmadd52huq ymm22, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+80]
    vpmadd52luq ymm27, ymm11, ymm16
    vpmadd52huq ymm21, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+112]
    vpmadd52luq ymm26, ymm11, ymm16
    vpmadd52huq ymm20, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+144]
    vpmadd52luq ymm25, ymm11, ymm16
    vpmadd52huq ymm19, ymm10, ymm16
    vmovdqu64 ymm16, [rsi+176]
    vpmadd52luq ymm24, ymm11, ymm16
    vpmadd52huq ymm18, ymm10, ymm16
    vbroadcasti128 ymm10, [rdx+320]
    vmovdqu64 ymm16, [rsi+64]
    vpmadd52luq ymm27, ymm10, ymm16
    vpmadd52huq ymm21, ymm11, ymm16
    vmovdqu64 ymm16, [rsi+96]
    vpmadd52luq ymm26, ymm10, ymm16
    vpmadd52huq ymm20, ymm11, ymm16
    vmovdqu64 ymm16, [rsi+128]
    vpmadd52luq ymm25, ymm10, ymm16
    vpmadd52huq ymm19, ymm11, ymm16
    vmovdqu64 ymm16, [rsi+160]
    vpmadd52luq ymm24, ymm10, ymm16
    vpmadd52huq ymm18, ymm11, ymm16
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
    vbroadcasti128 ymm15, [rdx+336]
    vmovdqu64 ymm14, [rsi+48]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+80]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+112]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+144]
    vpmadd52luq ymm24, ymm15, ymm14
    vpmadd52huq ymm18, ymm10, ymm14
    vbroadcasti128 ymm14, [rdx+352]
    vmovdqu64 ymm11, [rsi+64]
    vpmadd52luq ymm26, ymm14, ymm11
    vpmadd52huq ymm20, ymm15, ymm11
    vmovdqu64 ymm11, [rsi+96]
    vpmadd52luq ymm25, ymm14, ymm11
    vpmadd52huq ymm19, ymm15, ymm11
    vmovdqu64 ymm11, [rsi+128]
    vpmadd52luq ymm24, ymm14, ymm11
    vpmadd52huq ymm18, ymm15, ymm11
    vbroadcasti128 ymm15, [rdx+368]
    vmovdqu64 ymm11, [rsi+48]
    vpmadd52luq ymm26, ymm15, ymm11
    vpmadd52huq ymm20, ymm14, ymm11
    vmovdqu64 ymm11, [rsi+80]
    vpmadd52luq ymm25, ymm15, ymm11
    vpmadd52huq ymm19, ymm14, ymm11
    vmovdqu64 ymm11, [rsi+112]
    vpmadd52luq ymm24, ymm15, ymm11
    vpmadd52huq ymm18, ymm14, ymm11
    vbroadcasti128 ymm14, [rdx+384]
    vmovdqu64 ymm11, [rsi+64]
    vpmadd52luq ymm25, ymm14, ymm11
    vpmadd52huq ymm19, ymm15, ymm11
    vmovdqu64 ymm11, [rsi+96]
    vpmadd52luq ymm24, ymm14, ymm11
    vpmadd52huq ymm18, ymm15, ymm11
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
    vbroadcasti128 ymm11, [rdx+400]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm25, ymm11, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm24, ymm11, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [rdx+416]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm11, ymm17
    vbroadcasti128 ymm11, [rdx+432]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm24, ymm11, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [r8+64]
    vpmadd52luq ymm29, ymm14, [rcx+256]
    vpmadd52luq ymm28, ymm14, [rcx+288]
    vpmadd52luq ymm27, ymm14, [rcx+320]
    vpmadd52luq ymm26, ymm14, [rcx+352]
    vpmadd52luq ymm25, ymm14, [rcx+384]
    vpmadd52luq ymm24, ymm14, [rcx+416]
    vbroadcasti128 ymm1, [r8+64]
    lea r10, [r8+80]
    lea rax, [rcx+240]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm1, [r8+96]
    lea r10, [r8+112]
    lea rax, [rcx+208]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm0, [r8+128]
    lea r10, [r8+128]
    lea rax, [rcx+192]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm1, [r8+176]
    lea r10, [r8+192]
    lea rax, [rcx+128]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_0
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+240], xmm16
    vbroadcasti128 ymm1, [r8+208]
    lea r10, [r8+224]
    lea rax, [rcx+96]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm9, [rdx+64]
    vpmadd52luq ymm29, ymm9, [rsi+448]
    vpmadd52luq ymm28, ymm9, [rsi+480]
    vpmadd52luq ymm27, ymm9, [rsi+512]
    vpmadd52luq ymm26, ymm9, [rsi+544]
    vpmadd52luq ymm25, ymm9, [rsi+576]
    vpmadd52luq ymm24, ymm9, [rsi+608]
    vbroadcasti128 ymm1, [rdx+64]
    lea r10, [rdx+80]
    lea rax, [rsi+432]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm0, [rdx+128]
    lea r10, [rdx+128]
    lea rax, [rsi+384]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm0, [rdx+208]
    lea r10, [rdx+208]
    lea rax, [rsi+304]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm1, [rdx+288]
    lea r10, [rdx+304]
    lea rax, [rsi+208]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm0, [rdx+352]
    lea r10, [rdx+352]
    lea rax, [rsi+160]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm1, [rdx+432]
    lea r10, [rdx+448]
    lea rax, [rsi+64]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_0
    vbroadcasti128 ymm14, [rdx+464]
    vbroadcasti128 ymm10, [rdx+480]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm28, ymm10, ymm17
    vpmadd52huq ymm22, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm27, ymm10, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm26, ymm10, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm25, ymm10, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+192]
    vpmadd52luq ymm24, ymm10, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
    vbroadcasti128 ymm14, [rdx+496]
    vmovdqu64 ymm17, [rsi+48]
    vpmadd52luq ymm28, ymm14, ymm17
    vpmadd52huq ymm22, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+80]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm21, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+112]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm20, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+144]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm19, ymm10, ymm17
    vmovdqu64 ymm17, [rsi+176]
    vpmadd52luq ymm24, ymm14, ymm17
    vpmadd52huq ymm18, ymm10, ymm17
    vbroadcasti128 ymm10, [rdx+512]
    vmovdqu64 ymm17, [rsi+64]
    vpmadd52luq ymm27, ymm10, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+96]
    vpmadd52luq ymm26, ymm10, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+128]
    vpmadd52luq ymm25, ymm10, ymm17
    vpmadd52huq ymm19, ymm14, ymm17
    vmovdqu64 ymm17, [rsi+160]
    vpmadd52luq ymm24, ymm10, ymm17
    vpmadd52huq ymm18, ymm14, ymm17
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
    vbroadcasti128 ymm15, [rdx+528]
    vmovdqu64 ymm14, [rsi+48]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+80]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+112]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+144]
    vpmadd52luq ymm24, ymm15, ymm14
    vpmadd52huq ymm18, ymm10, ymm14
    vbroadcasti128 ymm14, [rdx+544]
    vmovdqu64 ymm13, [rsi+64]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+96]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+128]
    vpmadd52luq ymm24, ymm14, ymm13
    vpmadd52huq ymm18, ymm15, ymm13
    vbroadcasti128 ymm15, [rdx+560]
    vmovdqu64 ymm13, [rsi+48]
    vpmadd52luq ymm26, ymm15, ymm13
    vpmadd52huq ymm20, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+80]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+112]
    vpmadd52luq ymm24, ymm15, ymm13
    vpmadd52huq ymm18, ymm14, ymm13
    vbroadcasti128 ymm14, [rdx+576]
    vmovdqu64 ymm13, [rsi+64]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vmovdqu64 ymm13, [rsi+96]
    vpmadd52luq ymm24, ymm14, ymm13
    vpmadd52huq ymm18, ymm15, ymm13
    vbroadcasti128 ymm15, [rdx+592]
    vmovdqu64 ymm13, [rsi+48]
    vpmadd52luq ymm25, ymm15, ymm13
    vpmadd52huq ymm19, ymm14, ymm13
    vmovdqu64 ymm13, [rsi+80]
    vpmadd52luq ymm24, ymm15, ymm13
    vpmadd52huq ymm18, ymm14, ymm13
    vbroadcasti128 ymm14, [rdx+608]
    vmovdqu64 ymm13, [rsi+64]
    vpmadd52luq ymm24, ymm14, ymm13
    vpmadd52huq ymm18, ymm15, ymm13
    vbroadcasti128 ymm15, [rdx+624]
    vmovdqu64 ymm13, [rsi+48]
    vpmadd52luq ymm24, ymm15, ymm13
    vpmadd52huq ymm18, ymm14, ymm13
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
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm0, [r8+80]
    lea r10, [r8+80]
    lea rax, [rcx+432]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm1, [r8+160]
    lea r10, [r8+176]
    lea rax, [rcx+336]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm0, [r8+224]
    lea r10, [r8+224]
    lea rax, [rcx+288]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm1, [r8+304]
    lea r10, [r8+320]
    lea rax, [rcx+192]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm16, xmm30
    vpaddq xmm16, xmm16, xmm31
    vpsrlq xmm16, xmm16, 52
    vmovdqu64 [r8+432], xmm17
    vbroadcasti128 ymm1, [r8+368]
    lea r10, [r8+384]
    lea rax, [rcx+128]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm9, [rdx+64]
    vpmadd52luq ymm29, ymm9, [rsi+640]
    vpmadd52luq ymm28, ymm9, [rsi+672]
    vbroadcasti128 ymm8, [rdx+80]
    vmovdqu64 ymm17, [rsi+624]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+656]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+688]
    vpmadd52luq ymm27, ymm8, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vbroadcasti128 ymm9, [rdx+96]
    vmovdqu64 ymm17, [rsi+608]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+640]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+672]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vbroadcasti128 ymm8, [rdx+112]
    vmovdqu64 ymm17, [rsi+592]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+624]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+656]
    vpmadd52luq ymm27, ymm8, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+688]
    vpmadd52luq ymm26, ymm8, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vbroadcasti128 ymm9, [rdx+128]
    vmovdqu64 ymm17, [rsi+576]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+608]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+640]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+672]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm8, ymm17
    vbroadcasti128 ymm8, [rdx+144]
    vmovdqu64 ymm17, [rsi+560]
    vpmadd52luq ymm29, ymm8, ymm17
    vpmadd52huq ymm23, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+592]
    vpmadd52luq ymm28, ymm8, ymm17
    vpmadd52huq ymm22, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+624]
    vpmadd52luq ymm27, ymm8, ymm17
    vpmadd52huq ymm21, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+656]
    vpmadd52luq ymm26, ymm8, ymm17
    vpmadd52huq ymm20, ymm9, ymm17
    vmovdqu64 ymm17, [rsi+688]
    vpmadd52luq ymm25, ymm8, ymm17
    vpmadd52huq ymm19, ymm9, ymm17
    vbroadcasti128 ymm9, [rdx+160]
    vmovdqu64 ymm17, [rsi+544]
    vpmadd52luq ymm29, ymm9, ymm17
    vpmadd52huq ymm23, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+576]
    vpmadd52luq ymm28, ymm9, ymm17
    vpmadd52huq ymm22, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+608]
    vpmadd52luq ymm27, ymm9, ymm17
    vpmadd52huq ymm21, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+640]
    vpmadd52luq ymm26, ymm9, ymm17
    vpmadd52huq ymm20, ymm8, ymm17
    vmovdqu64 ymm17, [rsi+672]
    vpmadd52luq ymm25, ymm9, ymm17
    vpmadd52huq ymm19, ymm8, ymm17
    vbroadcasti128 ymm1, [rdx+160]
    lea r10, [rdx+176]
    lea rax, [rsi+528]
    mov r9d, 1
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm1, [rdx+192]
    lea r10, [rdx+208]
    lea rax, [rsi+496]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm1, [rdx+288]
    lea r10, [rdx+304]
    lea rax, [rsi+400]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm1, [rdx+384]
    lea r10, [rdx+400]
    lea rax, [rsi+304]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm1, [rdx+480]
    lea r10, [rdx+496]
    lea rax, [rsi+208]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm0, [rdx+576]
    lea r10, [rdx+576]
    lea rax, [rsi+128]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
    vbroadcasti128 ymm14, [rdx+656]
    vbroadcasti128 ymm10, [rdx+672]
    vmovdqu64 ymm16, [rsi+64]
    vpmadd52luq ymm28, ymm10, ymm16
    vpmadd52huq ymm22, ymm14, ymm16
    vmovdqu64 ymm16, [rsi+96]
    vpmadd52luq ymm27, ymm10, ymm16
    vpmadd52huq ymm21, ymm14, ymm16
    vmovdqu64 ymm16, [rsi+128]
    vpmadd52luq ymm26, ymm10, ymm16
    vpmadd52huq ymm20, ymm14, ymm16
    vmovdqu64 ymm16, [rsi+160]
    vpmadd52luq ymm25, ymm10, ymm16
    vpmadd52huq ymm19, ymm14, ymm16
    vmovdqu64 ymm16, [rsi+192]
    vpmadd52luq ymm24, ymm10, ymm16
    vpmadd52huq ymm18, ymm14, ymm16
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
    vbroadcasti128 ymm15, [rdx+688]
    vmovdqu64 ymm14, [rsi+48]
    vpmadd52luq ymm28, ymm15, ymm14
    vpmadd52huq ymm22, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+80]
    vpmadd52luq ymm27, ymm15, ymm14
    vpmadd52huq ymm21, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+112]
    vpmadd52luq ymm26, ymm15, ymm14
    vpmadd52huq ymm20, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+144]
    vpmadd52luq ymm25, ymm15, ymm14
    vpmadd52huq ymm19, ymm10, ymm14
    vmovdqu64 ymm14, [rsi+176]
    vpmadd52luq ymm24, ymm15, ymm14
    vpmadd52huq ymm18, ymm10, ymm14
    vpmadd52huq ymm21, ymm15, [rsi+64]
    vpmadd52huq ymm20, ymm15, [rsi+96]
    vpmadd52huq ymm19, ymm15, [rsi+128]
    vpmadd52huq ymm18, ymm15, [rsi+160]
    vbroadcasti128 ymm15, [r8+64]
    vpmadd52luq ymm29, ymm15, [rcx+640]
    vpmadd52luq ymm28, ymm15, [rcx+672]
    vbroadcasti128 ymm14, [r8+80]
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+96]
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+112]
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+128]
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
    vbroadcasti128 ymm14, [r8+144]
    vmovdqu64 ymm13, [rcx+560]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+160]
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
    vbroadcasti128 ymm1, [r8+160]
    lea r10, [r8+176]
    lea rax, [rcx+528]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm1, [r8+256]
    lea r10, [r8+272]
    lea rax, [rcx+432]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm1, [r8+352]
    lea r10, [r8+368]
    lea rax, [rcx+336]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm1, [r8+448]
    lea r10, [r8+464]
    lea rax, [rcx+240]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_0
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+624], xmm16
    vbroadcasti128 ymm0, [r8+544]
    lea r10, [r8+544]
    lea rax, [rcx+160]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm9, [rdx+192]
    vbroadcasti128 ymm8, [rdx+208]
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+224]
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+240]
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+256]
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+272]
    vmovdqu64 ymm16, [rsi+624]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+288]
    vmovdqu64 ymm16, [rsi+608]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+304]
    vmovdqu64 ymm16, [rsi+592]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+624]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+320]
    vmovdqu64 ymm16, [rsi+576]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+608]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+336]
    vmovdqu64 ymm16, [rsi+560]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+592]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+624]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm25, ymm8, ymm16
    vpmadd52huq ymm19, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+352]
    vmovdqu64 ymm16, [rsi+544]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+576]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+608]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm8, ymm16
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
    vbroadcasti128 ymm1, [rdx+352]
    lea r10, [rdx+368]
    lea rax, [rsi+528]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
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
    vbroadcasti128 ymm0, [rdx+416]
    lea r10, [rdx+416]
    lea rax, [rsi+480]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
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
    vbroadcasti128 ymm1, [rdx+496]
    lea r10, [rdx+512]
    lea rax, [rsi+384]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
    vpmadd52luq xmm17, xmm15, [rcx+96]
    vpmadd52huq xmm17, xmm15, [rcx+80]
    vinserti64x2 ymm16, ymm15, xmm15, 1
    vpmadd52luq ymm13, ymm16, [rcx+112]
    vpmadd52huq ymm13, ymm16, [rcx+96]
    vpmadd52luq ymm12, ymm16, [rcx+144]
    vpmadd52huq ymm12, ymm16, [rcx+128]
    vpmadd52luq ymm11, ymm16, [rcx+176]
    vpmadd52huq ymm11, ymm16, [rcx+160]
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+64], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vbroadcasti128 ymm1, [rdx+560]
    lea r10, [rdx+576]
    lea rax, [rsi+320]
    mov r9d, 4
    call .Llimbs_ifma_pair_40_mul_0
    vbroadcasti128 ymm15, [rdx+688]
    vpmadd52huq ymm23, ymm15, [rsi+192]
    vpmadd52huq ymm22, ymm15, [rsi+224]
    vpmadd52huq ymm21, ymm15, [rsi+256]
    vpmadd52huq ymm20, ymm15, [rsi+288]
    vpmadd52huq ymm19, ymm15, [rsi+320]
    vpmadd52huq ymm18, ymm15, [rsi+352]
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+96], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vbroadcasti128 ymm15, [r8+192]
    vbroadcasti128 ymm14, [r8+208]
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+224]
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+240]
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+256]
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+272]
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+288]
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+304]
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+320]
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
    vbroadcasti128 ymm14, [r8+336]
    vmovdqu64 ymm13, [rcx+560]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+352]
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
    vbroadcasti128 ymm1, [r8+352]
    lea r10, [r8+368]
    lea rax, [rcx+528]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+128], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm0, [r8+416]
    lea r10, [r8+416]
    lea rax, [rcx+480]
    mov r9d, 5
    call .Llimbs_ifma_pair_40_mul_1
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+160], ymm17
    vbroadcasti128 ymm1, [r8+560]
    lea r10, [r8+576]
    lea rax, [rcx+320]
    mov r9d, 4
    call .Llimbs_ifma_pair_40_mul_0
    vbroadcasti128 ymm15, [r8+688]
    vpmadd52huq ymm23, ymm15, [rcx+192]
    vpmadd52huq ymm22, ymm15, [rcx+224]
    vpmadd52huq ymm21, ymm15, [rcx+256]
    vpmadd52huq ymm20, ymm15, [rcx+288]
    vpmadd52huq ymm19, ymm15, [rcx+320]
    vpmadd52huq ymm18, ymm15, [rcx+352]
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
    vbroadcasti128 ymm9, [rdx+384]
    vbroadcasti128 ymm8, [rdx+400]
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+416]
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+432]
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+448]
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+464]
    vmovdqu64 ymm16, [rsi+624]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+480]
    vmovdqu64 ymm16, [rsi+608]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+496]
    vmovdqu64 ymm16, [rsi+592]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+624]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+512]
    vmovdqu64 ymm16, [rsi+576]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+608]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+528]
    vmovdqu64 ymm16, [rsi+560]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+592]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+624]
    vpmadd52luq ymm27, ymm8, ymm16
    vpmadd52huq ymm21, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm26, ymm8, ymm16
    vpmadd52huq ymm20, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm25, ymm8, ymm16
    vpmadd52huq ymm19, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+544]
    vmovdqu64 ymm16, [rsi+544]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+576]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+608]
    vpmadd52luq ymm27, ymm9, ymm16
    vpmadd52huq ymm21, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm26, ymm9, ymm16
    vpmadd52huq ymm20, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm25, ymm9, ymm16
    vpmadd52huq ymm19, ymm8, ymm16
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+224], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vbroadcasti128 ymm0, [rdx+544]
    lea r10, [rdx+544]
    lea rax, [rsi+544]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+256], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vbroadcasti128 ymm1, [rdx+624]
    lea r10, [rdx+640]
    lea rax, [rsi+448]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
    vbroadcasti128 ymm15, [rdx+688]
    vpmadd52huq ymm23, ymm15, [rsi+384]
    vpmadd52huq ymm22, ymm15, [rsi+416]
    vpmadd52huq ymm21, ymm15, [rsi+448]
    vpmadd52huq ymm20, ymm15, [rsi+480]
    vpmadd52huq ymm19, ymm15, [rsi+512]
    vpmadd52huq ymm18, ymm15, [rsi+544]
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+288], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vbroadcasti128 ymm15, [r8+384]
    vbroadcasti128 ymm14, [r8+400]
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+416]
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+432]
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+448]
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+464]
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+480]
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+496]
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+512]
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
    vbroadcasti128 ymm14, [r8+528]
    vmovdqu64 ymm13, [rcx+560]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+592]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm26, ymm14, ymm13
    vpmadd52huq ymm20, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm25, ymm14, ymm13
    vpmadd52huq ymm19, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+544]
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
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+320], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm0, [r8+544]
    lea r10, [r8+544]
    lea rax, [rcx+544]
    mov r9d, 3
    call .Llimbs_ifma_pair_40_mul_1
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+352], ymm17
    vbroadcasti128 ymm1, [r8+624]
    lea r10, [r8+640]
    lea rax, [rcx+448]
    mov r9d, 2
    call .Llimbs_ifma_pair_40_mul_0
    vbroadcasti128 ymm15, [r8+688]
    vpmadd52huq ymm23, ymm15, [rcx+384]
    vpmadd52huq ymm22, ymm15, [rcx+416]
    vpmadd52huq ymm21, ymm15, [rcx+448]
    vpmadd52huq ymm20, ymm15, [rcx+480]
    vpmadd52huq ymm19, ymm15, [rcx+512]
    vpmadd52huq ymm18, ymm15, [rcx+544]
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
    vbroadcasti128 ymm9, [rdx+576]
    vbroadcasti128 ymm8, [rdx+592]
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+608]
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vbroadcasti128 ymm8, [rdx+624]
    vmovdqu64 ymm16, [rsi+656]
    vpmadd52luq ymm29, ymm8, ymm16
    vpmadd52huq ymm23, ymm9, ymm16
    vmovdqu64 ymm16, [rsi+688]
    vpmadd52luq ymm28, ymm8, ymm16
    vpmadd52huq ymm22, ymm9, ymm16
    vbroadcasti128 ymm9, [rdx+640]
    vmovdqu64 ymm16, [rsi+640]
    vpmadd52luq ymm29, ymm9, ymm16
    vpmadd52huq ymm23, ymm8, ymm16
    vmovdqu64 ymm16, [rsi+672]
    vpmadd52luq ymm28, ymm9, ymm16
    vpmadd52huq ymm22, ymm8, ymm16
    vpaddq xmm15, xmm15, xmm10
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+416], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vbroadcasti128 ymm15, [rdx+656]
    vmovdqu64 ymm10, [rsi+624]
    vpmadd52luq ymm29, ymm15, ymm10
    vpmadd52huq ymm23, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+656]
    vpmadd52luq ymm28, ymm15, ymm10
    vpmadd52huq ymm22, ymm9, ymm10
    vmovdqu64 ymm10, [rsi+688]
    vpmadd52luq ymm27, ymm15, ymm10
    vpmadd52huq ymm21, ymm9, ymm10
    vbroadcasti128 ymm10, [rdx+672]
    vmovdqu64 ymm9, [rsi+608]
    vpmadd52luq ymm29, ymm10, ymm9
    vpmadd52huq ymm23, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+640]
    vpmadd52luq ymm28, ymm10, ymm9
    vpmadd52huq ymm22, ymm15, ymm9
    vmovdqu64 ymm9, [rsi+672]
    vpmadd52luq ymm27, ymm10, ymm9
    vpmadd52huq ymm21, ymm15, ymm9
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+448], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vbroadcasti128 ymm15, [rdx+688]
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
    vpmadd52huq ymm23, ymm15, [rsi+576]
    vpmadd52huq ymm22, ymm15, [rsi+608]
    vpmadd52huq ymm21, ymm15, [rsi+640]
    vpmadd52huq ymm20, ymm15, [rsi+672]
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm13, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+480], ymm17
    vextracti64x2 xmm17, ymm12, 1
    vbroadcasti128 ymm15, [r8+576]
    vbroadcasti128 ymm14, [r8+592]
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+608]
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vbroadcasti128 ymm14, [r8+624]
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+640]
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vpaddq xmm12, xmm12, xmm16
    vpsrlq xmm16, xmm12, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm12, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+512], ymm17
    vextracti64x2 xmm17, ymm11, 1
    vbroadcasti128 ymm14, [r8+656]
    vmovdqu64 ymm13, [rcx+624]
    vpmadd52luq ymm29, ymm14, ymm13
    vpmadd52huq ymm23, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+656]
    vpmadd52luq ymm28, ymm14, ymm13
    vpmadd52huq ymm22, ymm15, ymm13
    vmovdqu64 ymm13, [rcx+688]
    vpmadd52luq ymm27, ymm14, ymm13
    vpmadd52huq ymm21, ymm15, ymm13
    vbroadcasti128 ymm15, [r8+672]
    vmovdqu64 ymm13, [rcx+608]
    vpmadd52luq ymm29, ymm15, ymm13
    vpmadd52huq ymm23, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+640]
    vpmadd52luq ymm28, ymm15, ymm13
    vpmadd52huq ymm22, ymm14, ymm13
    vmovdqu64 ymm13, [rcx+672]
    vpmadd52luq ymm27, ymm15, ymm13
    vpmadd52huq ymm21, ymm14, ymm13
    vpaddq xmm11, xmm11, xmm16
    vpsrlq xmm16, xmm11, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm11, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+544], ymm17
    vbroadcasti128 ymm14, [r8+688]
    vmovdqu64 ymm17, [rcx+592]
    vpmadd52luq ymm29, ymm14, ymm17
    vpmadd52huq ymm23, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+624]
    vpmadd52luq ymm28, ymm14, ymm17
    vpmadd52huq ymm22, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+656]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm21, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+688]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm20, ymm15, ymm17
    vpmadd52huq ymm23, ymm14, [rcx+576]
    vpmadd52huq ymm22, ymm14, [rcx+608]
    vpmadd52huq ymm21, ymm14, [rcx+640]
    vpmadd52huq ymm20, ymm14, [rcx+672]
    vpaddq ymm17, ymm29, ymm23
    vpaddq ymm15, ymm28, ymm22
    vpaddq ymm14, ymm27, ymm21
    vpaddq ymm13, ymm26, ymm20
    vpaddq ymm17, ymm17, ymm16
    vextracti64x2 xmm16, ymm17, 1
    vpsrlq xmm12, xmm17, 52
    vpaddq xmm16, xmm16, xmm12
    vpsrlq xmm12, xmm16, 52
    vinserti64x2 ymm17, ymm17, xmm16, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+576], ymm17
    vextracti64x2 xmm17, ymm15, 1
    vpaddq xmm15, xmm15, xmm12
    vpsrlq xmm16, xmm15, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm15, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+608], ymm17
    vextracti64x2 xmm17, ymm14, 1
    vpaddq xmm14, xmm14, xmm16
    vpsrlq xmm16, xmm14, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
    vinserti64x2 ymm17, ymm14, xmm17, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+640], ymm17
    vextracti64x2 xmm17, ymm13, 1
    vpaddq xmm13, xmm13, xmm16
    vpsrlq xmm16, xmm13, 52
    vpaddq xmm17, xmm17, xmm16
    vpsrlq xmm16, xmm17, 52
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
.Llimbs_ifma_pair_40_mul_0:
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
.Llimbs_ifma_pair_40_mul_1:
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
    jnz .Llimbs_ifma_pair_40_mul_0
    ret
