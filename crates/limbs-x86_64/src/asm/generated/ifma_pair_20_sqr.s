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
    vpxord xmm29, xmm29, xmm29
    vmovdqu64 [rdi+32], ymm29
    vmovdqu64 [rdi+384], ymm29
    vmovdqu64 [r8+32], ymm29
    vmovdqu64 [r8+384], ymm29
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
    vpaddq ymm29, ymm29, ymm23
    vpaddq ymm28, ymm28, ymm22
    vpaddq ymm27, ymm27, ymm21
    vpaddq ymm26, ymm26, ymm20
    vpaddq ymm25, ymm25, ymm19
    vpaddq ymm24, ymm24, ymm18
    vextracti64x2 xmm23, ymm29, 1
    vpxord xmm22, xmm22, xmm22
    vpmadd52luq xmm22, xmm29, xmm30
    vpaddq xmm29, xmm29, xmm31
    vpsrlq xmm29, xmm29, 52
    vmovdqu64 [r8+64], xmm22
    vpmadd52luq xmm23, xmm22, [rcx+80]
    vpmadd52huq xmm29, xmm22, [rcx+64]
    vpaddq xmm23, xmm23, xmm29
    vpxord xmm29, xmm29, xmm29
    vpxord xmm21, xmm21, xmm21
    vpxord xmm20, xmm20, xmm20
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpxord xmm11, xmm11, xmm11
    vbroadcasti128 ymm10, [rsi+64]
    vpmadd52luq ymm29, ymm10, [rsi+256]
    vpmadd52luq ymm21, ymm10, [rsi+288]
    vpmadd52luq ymm20, ymm10, [rsi+320]
    vpmadd52luq ymm19, ymm10, [rsi+352]
    vbroadcasti128 ymm9, [rsi+80]
    vmovdqu64 ymm8, [rsi+240]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm16, ymm10, ymm8
    vmovdqu64 ymm8, [rsi+272]
    vpmadd52luq ymm21, ymm9, ymm8
    vpmadd52huq ymm15, ymm10, ymm8
    vmovdqu64 ymm8, [rsi+304]
    vpmadd52luq ymm20, ymm9, ymm8
    vpmadd52huq ymm14, ymm10, ymm8
    vmovdqu64 ymm8, [rsi+336]
    vpmadd52luq ymm19, ymm9, ymm8
    vpmadd52huq ymm13, ymm10, ymm8
    vmovdqu64 ymm8, [rsi+368]
    vpmadd52luq ymm18, ymm9, ymm8
    vpmadd52huq ymm12, ymm10, ymm8
    vbroadcasti128 ymm10, [rsi+96]
    vmovdqu64 ymm8, [rsi+224]
    vpmadd52luq ymm29, ymm10, ymm8
    vpmadd52huq ymm16, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+256]
    vpmadd52luq ymm21, ymm10, ymm8
    vpmadd52huq ymm15, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+288]
    vpmadd52luq ymm20, ymm10, ymm8
    vpmadd52huq ymm14, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+320]
    vpmadd52luq ymm19, ymm10, ymm8
    vpmadd52huq ymm13, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+352]
    vpmadd52luq ymm18, ymm10, ymm8
    vpmadd52huq ymm12, ymm9, ymm8
    vinserti64x2 ymm22, ymm22, xmm22, 1
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq ymm28, ymm22, [rcx+96]
    vpmadd52huq ymm9, ymm22, [rcx+80]
    vpaddq ymm28, ymm28, ymm9
    vpmadd52luq ymm27, ymm22, [rcx+128]
    vpmadd52huq ymm27, ymm22, [rcx+112]
    vpmadd52luq ymm26, ymm22, [rcx+160]
    vpmadd52huq ymm26, ymm22, [rcx+144]
    vpmadd52luq ymm25, ymm22, [rcx+192]
    vpmadd52huq ymm25, ymm22, [rcx+176]
    vpmadd52luq ymm24, ymm22, [rcx+224]
    vpmadd52huq ymm24, ymm22, [rcx+208]
    vextracti64x2 xmm22, ymm28, 1
    vpxord xmm9, xmm9, xmm9
    vpmadd52luq xmm9, xmm23, xmm30
    vpaddq xmm23, xmm23, xmm31
    vpsrlq xmm23, xmm23, 52
    vmovdqu64 [r8+80], xmm9
    vpmadd52luq xmm28, xmm9, [rcx+80]
    vpmadd52huq xmm23, xmm9, [rcx+64]
    vpaddq xmm28, xmm28, xmm23
    vbroadcasti128 ymm8, [rsi+112]
    vmovdqu64 ymm23, [rsi+208]
    vpmadd52luq ymm29, ymm8, ymm23
    vpmadd52huq ymm16, ymm10, ymm23
    vmovdqu64 ymm23, [rsi+240]
    vpmadd52luq ymm21, ymm8, ymm23
    vpmadd52huq ymm15, ymm10, ymm23
    vmovdqu64 ymm23, [rsi+272]
    vpmadd52luq ymm20, ymm8, ymm23
    vpmadd52huq ymm14, ymm10, ymm23
    vmovdqu64 ymm23, [rsi+304]
    vpmadd52luq ymm19, ymm8, ymm23
    vpmadd52huq ymm13, ymm10, ymm23
    vmovdqu64 ymm23, [rsi+336]
    vpmadd52luq ymm18, ymm8, ymm23
    vpmadd52huq ymm12, ymm10, ymm23
    vmovdqu64 ymm23, [rsi+368]
    vpmadd52luq ymm17, ymm8, ymm23
    vpmadd52huq ymm11, ymm10, ymm23
    vbroadcasti128 ymm10, [rsi+128]
    vmovdqu64 ymm23, [rsi+192]
    vpmadd52luq ymm29, ymm10, ymm23
    vpmadd52huq ymm16, ymm8, ymm23
    vmovdqu64 ymm23, [rsi+224]
    vpmadd52luq ymm21, ymm10, ymm23
    vpmadd52huq ymm15, ymm8, ymm23
    vmovdqu64 ymm23, [rsi+256]
    vpmadd52luq ymm20, ymm10, ymm23
    vpmadd52huq ymm14, ymm8, ymm23
    vmovdqu64 ymm23, [rsi+288]
    vpmadd52luq ymm19, ymm10, ymm23
    vpmadd52huq ymm13, ymm8, ymm23
    vmovdqu64 ymm23, [rsi+320]
    vpmadd52luq ymm18, ymm10, ymm23
    vpmadd52huq ymm12, ymm8, ymm23
    vmovdqu64 ymm23, [rsi+352]
    vpmadd52luq ymm17, ymm10, ymm23
    vpmadd52huq ymm11, ymm8, ymm23
    vpmadd52luq xmm22, xmm9, [rcx+96]
    vpmadd52huq xmm22, xmm9, [rcx+80]
    vinserti64x2 ymm23, ymm9, xmm9, 1
    vpmadd52luq ymm27, ymm23, [rcx+112]
    vpmadd52huq ymm27, ymm23, [rcx+96]
    vpmadd52luq ymm26, ymm23, [rcx+144]
    vpmadd52huq ymm26, ymm23, [rcx+128]
    vpmadd52luq ymm25, ymm23, [rcx+176]
    vpmadd52huq ymm25, ymm23, [rcx+160]
    vpmadd52luq ymm24, ymm23, [rcx+208]
    vpmadd52huq ymm24, ymm23, [rcx+192]
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq xmm23, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vmovdqu64 [r8+96], xmm23
    vpmadd52luq xmm22, xmm23, [rcx+80]
    vpmadd52huq xmm28, xmm23, [rcx+64]
    vpaddq xmm22, xmm22, xmm28
    vbroadcasti128 ymm9, [rsi+144]
    vmovdqu64 ymm28, [rsi+176]
    vpmadd52luq ymm29, ymm9, ymm28
    vpmadd52huq ymm16, ymm10, ymm28
    vmovdqu64 ymm28, [rsi+208]
    vpmadd52luq ymm21, ymm9, ymm28
    vpmadd52huq ymm15, ymm10, ymm28
    vmovdqu64 ymm28, [rsi+240]
    vpmadd52luq ymm20, ymm9, ymm28
    vpmadd52huq ymm14, ymm10, ymm28
    vmovdqu64 ymm28, [rsi+272]
    vpmadd52luq ymm19, ymm9, ymm28
    vpmadd52huq ymm13, ymm10, ymm28
    vmovdqu64 ymm28, [rsi+304]
    vpmadd52luq ymm18, ymm9, ymm28
    vpmadd52huq ymm12, ymm10, ymm28
    vmovdqu64 ymm28, [rsi+336]
    vpmadd52luq ymm17, ymm9, ymm28
    vpmadd52huq ymm11, ymm10, ymm28
    vbroadcasti128 ymm10, [rsi+160]
    vmovdqu64 ymm28, [rsi+160]
    vpmadd52luq ymm29{k1}, ymm10, ymm28
    vpmadd52huq ymm16, ymm9, ymm28
    vmovdqu64 ymm28, [rsi+192]
    vpmadd52luq ymm21, ymm10, ymm28
    vpmadd52huq ymm15, ymm9, ymm28
    vmovdqu64 ymm28, [rsi+224]
    vpmadd52luq ymm20, ymm10, ymm28
    vpmadd52huq ymm14, ymm9, ymm28
    vmovdqu64 ymm28, [rsi+256]
    vpmadd52luq ymm19, ymm10, ymm28
    vpmadd52huq ymm13, ymm9, ymm28
    vmovdqu64 ymm28, [rsi+288]
    vpmadd52luq ymm18, ymm10, ymm28
    vpmadd52huq ymm12, ymm9, ymm28
    vmovdqu64 ymm28, [rsi+320]
    vpmadd52luq ymm17, ymm10, ymm28
    vpmadd52huq ymm11, ymm9, ymm28
    vinserti64x2 ymm28, ymm23, xmm23, 1
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq ymm27, ymm28, [rcx+96]
    vpmadd52huq ymm23, ymm28, [rcx+80]
    vpaddq ymm27, ymm27, ymm23
    vpmadd52luq ymm26, ymm28, [rcx+128]
    vpmadd52huq ymm26, ymm28, [rcx+112]
    vpmadd52luq ymm25, ymm28, [rcx+160]
    vpmadd52huq ymm25, ymm28, [rcx+144]
    vpmadd52luq ymm24, ymm28, [rcx+192]
    vpmadd52huq ymm24, ymm28, [rcx+176]
    vextracti64x2 xmm28, ymm27, 1
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq xmm23, xmm22, xmm30
    vpaddq xmm22, xmm22, xmm31
    vpsrlq xmm22, xmm22, 52
    vmovdqu64 [r8+112], xmm23
    vpmadd52luq xmm27, xmm23, [rcx+80]
    vpmadd52huq xmm22, xmm23, [rcx+64]
    vpaddq xmm27, xmm27, xmm22
    vbroadcasti128 ymm9, [rsi+176]
    vmovdqu64 ymm22, [rsi+176]
    vpmadd52luq ymm21{k1}, ymm9, ymm22
    vpmadd52huq ymm15, ymm10, ymm22
    vmovdqu64 ymm22, [rsi+208]
    vpmadd52luq ymm20, ymm9, ymm22
    vpmadd52huq ymm14, ymm10, ymm22
    vmovdqu64 ymm22, [rsi+240]
    vpmadd52luq ymm19, ymm9, ymm22
    vpmadd52huq ymm13, ymm10, ymm22
    vmovdqu64 ymm22, [rsi+272]
    vpmadd52luq ymm18, ymm9, ymm22
    vpmadd52huq ymm12, ymm10, ymm22
    vmovdqu64 ymm22, [rsi+304]
    vpmadd52luq ymm17, ymm9, ymm22
    vpmadd52huq ymm11, ymm10, ymm22
    vbroadcasti128 ymm10, [rsi+192]
    vmovdqu64 ymm22, [rsi+192]
    vpmadd52luq ymm20{k1}, ymm10, ymm22
    vpmadd52huq ymm14, ymm9, ymm22
    vmovdqu64 ymm22, [rsi+224]
    vpmadd52luq ymm19, ymm10, ymm22
    vpmadd52huq ymm13, ymm9, ymm22
    vmovdqu64 ymm22, [rsi+256]
    vpmadd52luq ymm18, ymm10, ymm22
    vpmadd52huq ymm12, ymm9, ymm22
    vmovdqu64 ymm22, [rsi+288]
    vpmadd52luq ymm17, ymm10, ymm22
    vpmadd52huq ymm11, ymm9, ymm22
    vpmadd52luq xmm28, xmm23, [rcx+96]
    vpmadd52huq xmm28, xmm23, [rcx+80]
    vinserti64x2 ymm23, ymm23, xmm23, 1
    vpmadd52luq ymm26, ymm23, [rcx+112]
    vpmadd52huq ymm26, ymm23, [rcx+96]
    vpmadd52luq ymm25, ymm23, [rcx+144]
    vpmadd52huq ymm25, ymm23, [rcx+128]
    vpmadd52luq ymm24, ymm23, [rcx+176]
    vpmadd52huq ymm24, ymm23, [rcx+160]
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq xmm23, xmm27, xmm30
    vpaddq xmm27, xmm27, xmm31
    vpsrlq xmm27, xmm27, 52
    vmovdqu64 [r8+128], xmm23
    vpmadd52luq xmm28, xmm23, [rcx+80]
    vpmadd52huq xmm27, xmm23, [rcx+64]
    vpaddq xmm28, xmm28, xmm27
    vbroadcasti128 ymm9, [rsi+208]
    vmovdqu64 ymm27, [rsi+208]
    vpmadd52luq ymm19{k1}, ymm9, ymm27
    vpmadd52huq ymm13, ymm10, ymm27
    vmovdqu64 ymm27, [rsi+240]
    vpmadd52luq ymm18, ymm9, ymm27
    vpmadd52huq ymm12, ymm10, ymm27
    vmovdqu64 ymm27, [rsi+272]
    vpmadd52luq ymm17, ymm9, ymm27
    vpmadd52huq ymm11, ymm10, ymm27
    vbroadcasti128 ymm10, [rsi+224]
    vmovdqu64 ymm27, [rsi+224]
    vpmadd52luq ymm18{k1}, ymm10, ymm27
    vpmadd52huq ymm12, ymm9, ymm27
    vmovdqu64 ymm27, [rsi+256]
    vpmadd52luq ymm17, ymm10, ymm27
    vpmadd52huq ymm11, ymm9, ymm27
    vbroadcasti128 ymm9, [rsi+240]
    vmovdqu64 ymm27, [rsi+240]
    vpmadd52luq ymm17{k1}, ymm9, ymm27
    vpmadd52huq ymm11, ymm10, ymm27
    vpaddq ymm29, ymm29, ymm16
    vmovdqa64 ymm16, ymm29
    vpaddq ymm21, ymm21, ymm15
    vmovdqa64 ymm15, ymm21
    vpaddq ymm20, ymm20, ymm14
    vmovdqa64 ymm14, ymm20
    vpaddq ymm19, ymm19, ymm13
    vmovdqa64 ymm13, ymm19
    vpaddq ymm18, ymm18, ymm12
    vmovdqa64 ymm12, ymm18
    vpaddq ymm17, ymm17, ymm11
    vmovdqa64 ymm11, ymm17
    vbroadcasti128 ymm10, [rsi+160]
    vpmadd52luq ymm29{k2}, ymm10, [rsi+160]
    vbroadcasti128 ymm9, [rsi+176]
    vpmadd52huq ymm16{k1}, ymm10, [rsi+144]
    vpmadd52luq ymm21{k2}, ymm9, [rsi+176]
    vinserti64x2 ymm27, ymm23, xmm23, 1
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq ymm26, ymm27, [rcx+96]
    vpmadd52huq ymm23, ymm27, [rcx+80]
    vpaddq ymm26, ymm26, ymm23
    vpmadd52luq ymm25, ymm27, [rcx+128]
    vpmadd52huq ymm25, ymm27, [rcx+112]
    vpmadd52luq ymm24, ymm27, [rcx+160]
    vpmadd52huq ymm24, ymm27, [rcx+144]
    vextracti64x2 xmm27, ymm26, 1
    vpxord xmm23, xmm23, xmm23
    vpmadd52luq xmm23, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vmovdqu64 [r8+144], xmm23
    vpmadd52luq xmm26, xmm23, [rcx+80]
    vpmadd52huq xmm28, xmm23, [rcx+64]
    vpaddq xmm26, xmm26, xmm28
    vbroadcasti128 ymm10, [rsi+192]
    vpmadd52huq ymm15{k1}, ymm9, [rsi+160]
    vpmadd52luq ymm20{k2}, ymm10, [rsi+192]
    vbroadcasti128 ymm9, [rsi+208]
    vpmadd52huq ymm14{k1}, ymm10, [rsi+176]
    vpmadd52luq ymm19{k2}, ymm9, [rsi+208]
    vbroadcasti128 ymm10, [rsi+224]
    vpmadd52huq ymm13{k1}, ymm9, [rsi+192]
    vpmadd52luq ymm18{k2}, ymm10, [rsi+224]
    vbroadcasti128 ymm9, [rsi+240]
    vpmadd52huq ymm12{k1}, ymm10, [rsi+208]
    vpmadd52luq ymm17{k2}, ymm9, [rsi+240]
    vpmadd52huq ymm11{k1}, ymm9, [rsi+224]
    vbroadcasti128 ymm10, [r8+64]
    vpmadd52luq ymm29, ymm10, [rcx+256]
    vpmadd52luq ymm21, ymm10, [rcx+288]
    vpmadd52luq ymm20, ymm10, [rcx+320]
    vpmadd52luq ymm19, ymm10, [rcx+352]
    vbroadcasti128 ymm9, [r8+80]
    vmovdqu64 ymm28, [rcx+240]
    vpmadd52luq ymm29, ymm9, ymm28
    vpmadd52huq ymm16, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+272]
    vpmadd52luq ymm21, ymm9, ymm28
    vpmadd52huq ymm15, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+304]
    vpmadd52luq ymm20, ymm9, ymm28
    vpmadd52huq ymm14, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+336]
    vpmadd52luq ymm19, ymm9, ymm28
    vpmadd52huq ymm13, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+368]
    vpmadd52luq ymm18, ymm9, ymm28
    vpmadd52huq ymm12, ymm10, ymm28
    vpmadd52luq xmm27, xmm23, [rcx+96]
    vpmadd52huq xmm27, xmm23, [rcx+80]
    vinserti64x2 ymm28, ymm23, xmm23, 1
    vpmadd52luq ymm25, ymm28, [rcx+112]
    vpmadd52huq ymm25, ymm28, [rcx+96]
    vpmadd52luq ymm24, ymm28, [rcx+144]
    vpmadd52huq ymm24, ymm28, [rcx+128]
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq xmm28, xmm26, xmm30
    vpaddq xmm26, xmm26, xmm31
    vpsrlq xmm26, xmm26, 52
    vmovdqu64 [r8+160], xmm28
    vpmadd52luq xmm27, xmm28, [rcx+80]
    vpmadd52huq xmm26, xmm28, [rcx+64]
    vpaddq xmm27, xmm27, xmm26
    vbroadcasti128 ymm10, [r8+96]
    vmovdqu64 ymm26, [rcx+224]
    vpmadd52luq ymm29, ymm10, ymm26
    vpmadd52huq ymm16, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+256]
    vpmadd52luq ymm21, ymm10, ymm26
    vpmadd52huq ymm15, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+288]
    vpmadd52luq ymm20, ymm10, ymm26
    vpmadd52huq ymm14, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+320]
    vpmadd52luq ymm19, ymm10, ymm26
    vpmadd52huq ymm13, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+352]
    vpmadd52luq ymm18, ymm10, ymm26
    vpmadd52huq ymm12, ymm9, ymm26
    vbroadcasti128 ymm9, [r8+112]
    vmovdqu64 ymm26, [rcx+208]
    vpmadd52luq ymm29, ymm9, ymm26
    vpmadd52huq ymm16, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+240]
    vpmadd52luq ymm21, ymm9, ymm26
    vpmadd52huq ymm15, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+272]
    vpmadd52luq ymm20, ymm9, ymm26
    vpmadd52huq ymm14, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+304]
    vpmadd52luq ymm19, ymm9, ymm26
    vpmadd52huq ymm13, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+336]
    vpmadd52luq ymm18, ymm9, ymm26
    vpmadd52huq ymm12, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+368]
    vpmadd52luq ymm17, ymm9, ymm26
    vpmadd52huq ymm11, ymm10, ymm26
    vinserti64x2 ymm28, ymm28, xmm28, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm25, ymm28, [rcx+96]
    vpmadd52huq ymm26, ymm28, [rcx+80]
    vpaddq ymm25, ymm25, ymm26
    vpmadd52luq ymm24, ymm28, [rcx+128]
    vpmadd52huq ymm24, ymm28, [rcx+112]
    vextracti64x2 xmm28, ymm25, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq xmm26, xmm27, xmm30
    vpaddq xmm27, xmm27, xmm31
    vpsrlq xmm27, xmm27, 52
    vmovdqu64 [r8+176], xmm26
    vpmadd52luq xmm25, xmm26, [rcx+80]
    vpmadd52huq xmm27, xmm26, [rcx+64]
    vpaddq xmm25, xmm25, xmm27
    vbroadcasti128 ymm10, [r8+128]
    vmovdqu64 ymm27, [rcx+192]
    vpmadd52luq ymm29, ymm10, ymm27
    vpmadd52huq ymm16, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+224]
    vpmadd52luq ymm21, ymm10, ymm27
    vpmadd52huq ymm15, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+256]
    vpmadd52luq ymm20, ymm10, ymm27
    vpmadd52huq ymm14, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+288]
    vpmadd52luq ymm19, ymm10, ymm27
    vpmadd52huq ymm13, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+320]
    vpmadd52luq ymm18, ymm10, ymm27
    vpmadd52huq ymm12, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+352]
    vpmadd52luq ymm17, ymm10, ymm27
    vpmadd52huq ymm11, ymm9, ymm27
    vbroadcasti128 ymm9, [r8+144]
    vmovdqu64 ymm27, [rcx+176]
    vpmadd52luq ymm29, ymm9, ymm27
    vpmadd52huq ymm16, ymm10, ymm27
    vmovdqu64 ymm27, [rcx+208]
    vpmadd52luq ymm21, ymm9, ymm27
    vpmadd52huq ymm15, ymm10, ymm27
    vmovdqu64 ymm27, [rcx+240]
    vpmadd52luq ymm20, ymm9, ymm27
    vpmadd52huq ymm14, ymm10, ymm27
    vmovdqu64 ymm27, [rcx+272]
    vpmadd52luq ymm19, ymm9, ymm27
    vpmadd52huq ymm13, ymm10, ymm27
    vmovdqu64 ymm27, [rcx+304]
    vpmadd52luq ymm18, ymm9, ymm27
    vpmadd52huq ymm12, ymm10, ymm27
    vmovdqu64 ymm27, [rcx+336]
    vpmadd52luq ymm17, ymm9, ymm27
    vpmadd52huq ymm11, ymm10, ymm27
    vpmadd52luq xmm28, xmm26, [rcx+96]
    vpmadd52huq xmm28, xmm26, [rcx+80]
    vinserti64x2 ymm27, ymm26, xmm26, 1
    vpmadd52luq ymm24, ymm27, [rcx+112]
    vpmadd52huq ymm24, ymm27, [rcx+96]
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq xmm27, xmm25, xmm30
    vpaddq xmm26, xmm25, xmm31
    vpsrlq xmm26, xmm26, 52
    vmovdqu64 [r8+192], xmm27
    vpmadd52luq xmm28, xmm27, [rcx+80]
    vpmadd52huq xmm26, xmm27, [rcx+64]
    vpaddq xmm28, xmm28, xmm26
    vbroadcasti128 ymm10, [r8+160]
    vmovdqu64 ymm26, [rcx+160]
    vpmadd52luq ymm29, ymm10, ymm26
    vpmadd52huq ymm16, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+192]
    vpmadd52luq ymm21, ymm10, ymm26
    vpmadd52huq ymm15, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+224]
    vpmadd52luq ymm20, ymm10, ymm26
    vpmadd52huq ymm14, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+256]
    vpmadd52luq ymm19, ymm10, ymm26
    vpmadd52huq ymm13, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+288]
    vpmadd52luq ymm18, ymm10, ymm26
    vpmadd52huq ymm12, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+320]
    vpmadd52luq ymm17, ymm10, ymm26
    vpmadd52huq ymm11, ymm9, ymm26
    vbroadcasti128 ymm9, [r8+176]
    vmovdqu64 ymm26, [rcx+144]
    vpmadd52luq ymm29, ymm9, ymm26
    vpmadd52huq ymm16, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+176]
    vpmadd52luq ymm21, ymm9, ymm26
    vpmadd52huq ymm15, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+208]
    vpmadd52luq ymm20, ymm9, ymm26
    vpmadd52huq ymm14, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+240]
    vpmadd52luq ymm19, ymm9, ymm26
    vpmadd52huq ymm13, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+272]
    vpmadd52luq ymm18, ymm9, ymm26
    vpmadd52huq ymm12, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+304]
    vpmadd52luq ymm17, ymm9, ymm26
    vpmadd52huq ymm11, ymm10, ymm26
    vinserti64x2 ymm27, ymm27, xmm27, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm24, ymm27, [rcx+96]
    vpmadd52huq ymm26, ymm27, [rcx+80]
    vpaddq ymm24, ymm24, ymm26
    vextracti64x2 xmm27, ymm24, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq xmm26, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vmovdqu64 [r8+208], xmm26
    vpmadd52luq xmm24, xmm26, [rcx+80]
    vpmadd52huq xmm28, xmm26, [rcx+64]
    vpaddq xmm24, xmm24, xmm28
    vbroadcasti128 ymm10, [r8+192]
    vmovdqu64 ymm28, [rcx+128]
    vpmadd52luq ymm29, ymm10, ymm28
    vpmadd52huq ymm16, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+160]
    vpmadd52luq ymm21, ymm10, ymm28
    vpmadd52huq ymm15, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+192]
    vpmadd52luq ymm20, ymm10, ymm28
    vpmadd52huq ymm14, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+224]
    vpmadd52luq ymm19, ymm10, ymm28
    vpmadd52huq ymm13, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+256]
    vpmadd52luq ymm18, ymm10, ymm28
    vpmadd52huq ymm12, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+288]
    vpmadd52luq ymm17, ymm10, ymm28
    vpmadd52huq ymm11, ymm9, ymm28
    vpmadd52luq xmm27, xmm26, [rcx+96]
    vpmadd52huq xmm27, xmm26, [rcx+80]
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq xmm28, xmm24, xmm30
    vpaddq xmm26, xmm24, xmm31
    vpsrlq xmm26, xmm26, 52
    vmovdqu64 [r8+224], xmm28
    vpmadd52luq xmm27, xmm28, [rcx+80]
    vpmadd52huq xmm26, xmm28, [rcx+64]
    vpaddq xmm27, xmm27, xmm26
    vbroadcasti128 ymm9, [r8+208]
    vmovdqu64 ymm28, [rcx+112]
    vpmadd52luq ymm29, ymm9, ymm28
    vpmadd52huq ymm16, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+144]
    vpmadd52luq ymm21, ymm9, ymm28
    vpmadd52huq ymm15, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+176]
    vpmadd52luq ymm20, ymm9, ymm28
    vpmadd52huq ymm14, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+208]
    vpmadd52luq ymm19, ymm9, ymm28
    vpmadd52huq ymm13, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+240]
    vpmadd52luq ymm18, ymm9, ymm28
    vpmadd52huq ymm12, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+272]
    vpmadd52luq ymm17, ymm9, ymm28
    vpmadd52huq ymm11, ymm10, ymm28
    vbroadcasti128 ymm10, [r8+224]
    vmovdqu64 ymm28, [rcx+96]
    vpmadd52luq ymm29, ymm10, ymm28
    vpmadd52huq ymm16, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+128]
    vpmadd52luq ymm21, ymm10, ymm28
    vpmadd52huq ymm15, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+160]
    vpmadd52luq ymm20, ymm10, ymm28
    vpmadd52huq ymm14, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+192]
    vpmadd52luq ymm19, ymm10, ymm28
    vpmadd52huq ymm13, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+224]
    vpmadd52luq ymm18, ymm10, ymm28
    vpmadd52huq ymm12, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+256]
    vpmadd52luq ymm17, ymm10, ymm28
    vpmadd52huq ymm11, ymm9, ymm28
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq xmm28, xmm27, xmm30
    vpaddq xmm27, xmm27, xmm31
    vpsrlq xmm27, xmm27, 52
    vmovdqu64 [r8+240], xmm28
    vbroadcasti128 ymm9, [r8+240]
    vmovdqu64 ymm28, [rcx+80]
    vpmadd52luq ymm29, ymm9, ymm28
    vpmadd52huq ymm16, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+112]
    vpmadd52luq ymm21, ymm9, ymm28
    vpmadd52huq ymm15, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+144]
    vpmadd52luq ymm20, ymm9, ymm28
    vpmadd52huq ymm14, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+176]
    vpmadd52luq ymm19, ymm9, ymm28
    vpmadd52huq ymm13, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+208]
    vpmadd52luq ymm18, ymm9, ymm28
    vpmadd52huq ymm12, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+240]
    vpmadd52luq ymm17, ymm9, ymm28
    vpmadd52huq ymm11, ymm10, ymm28
    vpmadd52huq ymm16, ymm9, [rcx+64]
    vpmadd52huq ymm15, ymm9, [rcx+96]
    vpmadd52huq ymm14, ymm9, [rcx+128]
    vpmadd52huq ymm13, ymm9, [rcx+160]
    vpmadd52huq ymm12, ymm9, [rcx+192]
    vpmadd52huq ymm11, ymm9, [rcx+224]
    vpaddq ymm29, ymm29, ymm16
    vpaddq ymm28, ymm21, ymm15
    vpaddq ymm26, ymm20, ymm14
    vpaddq ymm25, ymm19, ymm13
    vpaddq ymm24, ymm18, ymm12
    vpaddq ymm23, ymm17, ymm11
    vpaddq ymm29, ymm29, ymm27
    vextracti64x2 xmm27, ymm29, 1
    vpxord xmm22, xmm22, xmm22
    vpmadd52luq xmm22, xmm29, xmm30
    vpaddq xmm29, xmm29, xmm31
    vpsrlq xmm29, xmm29, 52
    vmovdqu64 [r8+256], xmm22
    vpmadd52luq xmm27, xmm22, [rcx+80]
    vpmadd52huq xmm29, xmm22, [rcx+64]
    vpaddq xmm27, xmm27, xmm29
    vpxord xmm29, xmm29, xmm29
    vpxord xmm21, xmm21, xmm21
    vpxord xmm20, xmm20, xmm20
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpxord xmm11, xmm11, xmm11
    vbroadcasti128 ymm10, [rsi+128]
    vbroadcasti128 ymm9, [rsi+144]
    vmovdqu64 ymm8, [rsi+368]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm16, ymm10, ymm8
    vbroadcasti128 ymm10, [rsi+160]
    vmovdqu64 ymm8, [rsi+352]
    vpmadd52luq ymm29, ymm10, ymm8
    vpmadd52huq ymm16, ymm9, ymm8
    vbroadcasti128 ymm9, [rsi+176]
    vmovdqu64 ymm8, [rsi+336]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm16, ymm10, ymm8
    vmovdqu64 ymm8, [rsi+368]
    vpmadd52luq ymm21, ymm9, ymm8
    vpmadd52huq ymm15, ymm10, ymm8
    vbroadcasti128 ymm10, [rsi+192]
    vmovdqu64 ymm8, [rsi+320]
    vpmadd52luq ymm29, ymm10, ymm8
    vpmadd52huq ymm16, ymm9, ymm8
    vmovdqu64 ymm8, [rsi+352]
    vpmadd52luq ymm21, ymm10, ymm8
    vpmadd52huq ymm15, ymm9, ymm8
    vbroadcasti128 ymm9, [rsi+208]
    vmovdqu64 ymm8, [rsi+304]
    vpmadd52luq ymm29, ymm9, ymm8
    vpmadd52huq ymm16, ymm10, ymm8
    vmovdqu64 ymm8, [rsi+336]
    vpmadd52luq ymm21, ymm9, ymm8
    vpmadd52huq ymm15, ymm10, ymm8
    vmovdqu64 ymm8, [rsi+368]
    vpmadd52luq ymm20, ymm9, ymm8
    vpmadd52huq ymm14, ymm10, ymm8
    vinserti64x2 ymm22, ymm22, xmm22, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq ymm28, ymm22, [rcx+96]
    vpmadd52huq ymm10, ymm22, [rcx+80]
    vpaddq ymm28, ymm28, ymm10
    vpmadd52luq ymm26, ymm22, [rcx+128]
    vpmadd52huq ymm26, ymm22, [rcx+112]
    vpmadd52luq ymm25, ymm22, [rcx+160]
    vpmadd52huq ymm25, ymm22, [rcx+144]
    vpmadd52luq ymm24, ymm22, [rcx+192]
    vpmadd52huq ymm24, ymm22, [rcx+176]
    vpmadd52luq ymm23, ymm22, [rcx+224]
    vpmadd52huq ymm23, ymm22, [rcx+208]
    vextracti64x2 xmm22, ymm28, 1
    vpxord xmm10, xmm10, xmm10
    vpmadd52luq xmm10, xmm27, xmm30
    vpaddq xmm27, xmm27, xmm31
    vpsrlq xmm27, xmm27, 52
    vmovdqu64 [r8+272], xmm10
    vpmadd52luq xmm28, xmm10, [rcx+80]
    vpmadd52huq xmm27, xmm10, [rcx+64]
    vpaddq xmm28, xmm28, xmm27
    vbroadcasti128 ymm8, [rsi+224]
    vmovdqu64 ymm27, [rsi+288]
    vpmadd52luq ymm29, ymm8, ymm27
    vpmadd52huq ymm16, ymm9, ymm27
    vmovdqu64 ymm27, [rsi+320]
    vpmadd52luq ymm21, ymm8, ymm27
    vpmadd52huq ymm15, ymm9, ymm27
    vmovdqu64 ymm27, [rsi+352]
    vpmadd52luq ymm20, ymm8, ymm27
    vpmadd52huq ymm14, ymm9, ymm27
    vbroadcasti128 ymm9, [rsi+240]
    vmovdqu64 ymm27, [rsi+272]
    vpmadd52luq ymm29, ymm9, ymm27
    vpmadd52huq ymm16, ymm8, ymm27
    vmovdqu64 ymm27, [rsi+304]
    vpmadd52luq ymm21, ymm9, ymm27
    vpmadd52huq ymm15, ymm8, ymm27
    vmovdqu64 ymm27, [rsi+336]
    vpmadd52luq ymm20, ymm9, ymm27
    vpmadd52huq ymm14, ymm8, ymm27
    vmovdqu64 ymm27, [rsi+368]
    vpmadd52luq ymm19, ymm9, ymm27
    vpmadd52huq ymm13, ymm8, ymm27
    vbroadcasti128 ymm8, [rsi+256]
    vmovdqu64 ymm27, [rsi+256]
    vpmadd52luq ymm29{k1}, ymm8, ymm27
    vpmadd52huq ymm16, ymm9, ymm27
    vmovdqu64 ymm27, [rsi+288]
    vpmadd52luq ymm21, ymm8, ymm27
    vpmadd52huq ymm15, ymm9, ymm27
    vmovdqu64 ymm27, [rsi+320]
    vpmadd52luq ymm20, ymm8, ymm27
    vpmadd52huq ymm14, ymm9, ymm27
    vmovdqu64 ymm27, [rsi+352]
    vpmadd52luq ymm19, ymm8, ymm27
    vpmadd52huq ymm13, ymm9, ymm27
    vpmadd52luq xmm22, xmm10, [rcx+96]
    vpmadd52huq xmm22, xmm10, [rcx+80]
    vinserti64x2 ymm27, ymm10, xmm10, 1
    vpmadd52luq ymm26, ymm27, [rcx+112]
    vpmadd52huq ymm26, ymm27, [rcx+96]
    vpmadd52luq ymm25, ymm27, [rcx+144]
    vpmadd52huq ymm25, ymm27, [rcx+128]
    vpmadd52luq ymm24, ymm27, [rcx+176]
    vpmadd52huq ymm24, ymm27, [rcx+160]
    vpmadd52luq ymm23, ymm27, [rcx+208]
    vpmadd52huq ymm23, ymm27, [rcx+192]
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq xmm27, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vmovdqu64 [r8+288], xmm27
    vpmadd52luq xmm22, xmm27, [rcx+80]
    vpmadd52huq xmm28, xmm27, [rcx+64]
    vpaddq xmm22, xmm22, xmm28
    vbroadcasti128 ymm10, [rsi+272]
    vmovdqu64 ymm28, [rsi+272]
    vpmadd52luq ymm21{k1}, ymm10, ymm28
    vpmadd52huq ymm15, ymm8, ymm28
    vmovdqu64 ymm28, [rsi+304]
    vpmadd52luq ymm20, ymm10, ymm28
    vpmadd52huq ymm14, ymm8, ymm28
    vmovdqu64 ymm28, [rsi+336]
    vpmadd52luq ymm19, ymm10, ymm28
    vpmadd52huq ymm13, ymm8, ymm28
    vmovdqu64 ymm28, [rsi+368]
    vpmadd52luq ymm18, ymm10, ymm28
    vpmadd52huq ymm12, ymm8, ymm28
    vbroadcasti128 ymm9, [rsi+288]
    vmovdqu64 ymm28, [rsi+288]
    vpmadd52luq ymm20{k1}, ymm9, ymm28
    vpmadd52huq ymm14, ymm10, ymm28
    vmovdqu64 ymm28, [rsi+320]
    vpmadd52luq ymm19, ymm9, ymm28
    vpmadd52huq ymm13, ymm10, ymm28
    vmovdqu64 ymm28, [rsi+352]
    vpmadd52luq ymm18, ymm9, ymm28
    vpmadd52huq ymm12, ymm10, ymm28
    vinserti64x2 ymm28, ymm27, xmm27, 1
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq ymm26, ymm28, [rcx+96]
    vpmadd52huq ymm27, ymm28, [rcx+80]
    vpaddq ymm26, ymm26, ymm27
    vpmadd52luq ymm25, ymm28, [rcx+128]
    vpmadd52huq ymm25, ymm28, [rcx+112]
    vpmadd52luq ymm24, ymm28, [rcx+160]
    vpmadd52huq ymm24, ymm28, [rcx+144]
    vpmadd52luq ymm23, ymm28, [rcx+192]
    vpmadd52huq ymm23, ymm28, [rcx+176]
    vextracti64x2 xmm28, ymm26, 1
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq xmm27, xmm22, xmm30
    vpaddq xmm22, xmm22, xmm31
    vpsrlq xmm22, xmm22, 52
    vmovdqu64 [r8+304], xmm27
    vpmadd52luq xmm26, xmm27, [rcx+80]
    vpmadd52huq xmm22, xmm27, [rcx+64]
    vpaddq xmm26, xmm26, xmm22
    vbroadcasti128 ymm10, [rsi+304]
    vmovdqu64 ymm22, [rsi+304]
    vpmadd52luq ymm19{k1}, ymm10, ymm22
    vpmadd52huq ymm13, ymm9, ymm22
    vmovdqu64 ymm22, [rsi+336]
    vpmadd52luq ymm18, ymm10, ymm22
    vpmadd52huq ymm12, ymm9, ymm22
    vmovdqu64 ymm22, [rsi+368]
    vpmadd52luq ymm17, ymm10, ymm22
    vpmadd52huq ymm11, ymm9, ymm22
    vbroadcasti128 ymm9, [rsi+320]
    vmovdqu64 ymm22, [rsi+320]
    vpmadd52luq ymm18{k1}, ymm9, ymm22
    vpmadd52huq ymm12, ymm10, ymm22
    vmovdqu64 ymm22, [rsi+352]
    vpmadd52luq ymm17, ymm9, ymm22
    vpmadd52huq ymm11, ymm10, ymm22
    vbroadcasti128 ymm10, [rsi+336]
    vmovdqu64 ymm22, [rsi+336]
    vpmadd52luq ymm17{k1}, ymm10, ymm22
    vpmadd52huq ymm11, ymm9, ymm22
    vpaddq ymm29, ymm29, ymm16
    vmovdqa64 ymm16, ymm29
    vpaddq ymm21, ymm21, ymm15
    vmovdqa64 ymm15, ymm21
    vpaddq ymm20, ymm20, ymm14
    vmovdqa64 ymm14, ymm20
    vpaddq ymm19, ymm19, ymm13
    vmovdqa64 ymm13, ymm19
    vpaddq ymm18, ymm18, ymm12
    vmovdqa64 ymm12, ymm18
    vpaddq ymm17, ymm17, ymm11
    vmovdqa64 ymm11, ymm17
    vbroadcasti128 ymm10, [rsi+256]
    vpmadd52luq ymm29{k2}, ymm10, [rsi+256]
    vbroadcasti128 ymm9, [rsi+272]
    vpmadd52huq ymm16{k1}, ymm10, [rsi+240]
    vpmadd52luq ymm21{k2}, ymm9, [rsi+272]
    vpmadd52luq xmm28, xmm27, [rcx+96]
    vpmadd52huq xmm28, xmm27, [rcx+80]
    vinserti64x2 ymm27, ymm27, xmm27, 1
    vpmadd52luq ymm25, ymm27, [rcx+112]
    vpmadd52huq ymm25, ymm27, [rcx+96]
    vpmadd52luq ymm24, ymm27, [rcx+144]
    vpmadd52huq ymm24, ymm27, [rcx+128]
    vpmadd52luq ymm23, ymm27, [rcx+176]
    vpmadd52huq ymm23, ymm27, [rcx+160]
    vpxord xmm27, xmm27, xmm27
    vpmadd52luq xmm27, xmm26, xmm30
    vpaddq xmm26, xmm26, xmm31
    vpsrlq xmm26, xmm26, 52
    vmovdqu64 [r8+320], xmm27
    vpmadd52luq xmm28, xmm27, [rcx+80]
    vpmadd52huq xmm26, xmm27, [rcx+64]
    vpaddq xmm28, xmm28, xmm26
    vbroadcasti128 ymm10, [rsi+288]
    vpmadd52huq ymm15{k1}, ymm9, [rsi+256]
    vpmadd52luq ymm20{k2}, ymm10, [rsi+288]
    vbroadcasti128 ymm9, [rsi+304]
    vpmadd52huq ymm14{k1}, ymm10, [rsi+272]
    vpmadd52luq ymm19{k2}, ymm9, [rsi+304]
    vbroadcasti128 ymm10, [rsi+320]
    vpmadd52huq ymm13{k1}, ymm9, [rsi+288]
    vpmadd52luq ymm18{k2}, ymm10, [rsi+320]
    vbroadcasti128 ymm9, [rsi+336]
    vpmadd52huq ymm12{k1}, ymm10, [rsi+304]
    vpmadd52luq ymm17{k2}, ymm9, [rsi+336]
    vpmadd52huq ymm11{k1}, ymm9, [rsi+320]
    vbroadcasti128 ymm10, [r8+128]
    vbroadcasti128 ymm9, [r8+144]
    vmovdqu64 ymm26, [rcx+368]
    vpmadd52luq ymm29, ymm9, ymm26
    vpmadd52huq ymm16, ymm10, ymm26
    vbroadcasti128 ymm10, [r8+160]
    vmovdqu64 ymm26, [rcx+352]
    vpmadd52luq ymm29, ymm10, ymm26
    vpmadd52huq ymm16, ymm9, ymm26
    vbroadcasti128 ymm9, [r8+176]
    vmovdqu64 ymm26, [rcx+336]
    vpmadd52luq ymm29, ymm9, ymm26
    vpmadd52huq ymm16, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+368]
    vpmadd52luq ymm21, ymm9, ymm26
    vpmadd52huq ymm15, ymm10, ymm26
    vinserti64x2 ymm27, ymm27, xmm27, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm25, ymm27, [rcx+96]
    vpmadd52huq ymm26, ymm27, [rcx+80]
    vpaddq ymm25, ymm25, ymm26
    vpmadd52luq ymm24, ymm27, [rcx+128]
    vpmadd52huq ymm24, ymm27, [rcx+112]
    vpmadd52luq ymm23, ymm27, [rcx+160]
    vpmadd52huq ymm23, ymm27, [rcx+144]
    vextracti64x2 xmm27, ymm25, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq xmm26, xmm28, xmm30
    vpaddq xmm28, xmm28, xmm31
    vpsrlq xmm28, xmm28, 52
    vmovdqu64 [r8+336], xmm26
    vpmadd52luq xmm25, xmm26, [rcx+80]
    vpmadd52huq xmm28, xmm26, [rcx+64]
    vpaddq xmm25, xmm25, xmm28
    vbroadcasti128 ymm10, [r8+192]
    vmovdqu64 ymm28, [rcx+320]
    vpmadd52luq ymm29, ymm10, ymm28
    vpmadd52huq ymm16, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+352]
    vpmadd52luq ymm21, ymm10, ymm28
    vpmadd52huq ymm15, ymm9, ymm28
    vbroadcasti128 ymm9, [r8+208]
    vmovdqu64 ymm28, [rcx+304]
    vpmadd52luq ymm29, ymm9, ymm28
    vpmadd52huq ymm16, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+336]
    vpmadd52luq ymm21, ymm9, ymm28
    vpmadd52huq ymm15, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+368]
    vpmadd52luq ymm20, ymm9, ymm28
    vpmadd52huq ymm14, ymm10, ymm28
    vbroadcasti128 ymm10, [r8+224]
    vmovdqu64 ymm28, [rcx+288]
    vpmadd52luq ymm29, ymm10, ymm28
    vpmadd52huq ymm16, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+320]
    vpmadd52luq ymm21, ymm10, ymm28
    vpmadd52huq ymm15, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+352]
    vpmadd52luq ymm20, ymm10, ymm28
    vpmadd52huq ymm14, ymm9, ymm28
    vpmadd52luq xmm27, xmm26, [rcx+96]
    vpmadd52huq xmm27, xmm26, [rcx+80]
    vinserti64x2 ymm28, ymm26, xmm26, 1
    vpmadd52luq ymm24, ymm28, [rcx+112]
    vpmadd52huq ymm24, ymm28, [rcx+96]
    vpmadd52luq ymm23, ymm28, [rcx+144]
    vpmadd52huq ymm23, ymm28, [rcx+128]
    vpxord xmm28, xmm28, xmm28
    vpmadd52luq xmm28, xmm25, xmm30
    vpaddq xmm26, xmm25, xmm31
    vpsrlq xmm26, xmm26, 52
    vmovdqu64 [r8+352], xmm28
    vpmadd52luq xmm27, xmm28, [rcx+80]
    vpmadd52huq xmm26, xmm28, [rcx+64]
    vpaddq xmm27, xmm27, xmm26
    vbroadcasti128 ymm9, [r8+240]
    vmovdqu64 ymm26, [rcx+272]
    vpmadd52luq ymm29, ymm9, ymm26
    vpmadd52huq ymm16, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+304]
    vpmadd52luq ymm21, ymm9, ymm26
    vpmadd52huq ymm15, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+336]
    vpmadd52luq ymm20, ymm9, ymm26
    vpmadd52huq ymm14, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+368]
    vpmadd52luq ymm19, ymm9, ymm26
    vpmadd52huq ymm13, ymm10, ymm26
    vbroadcasti128 ymm10, [r8+256]
    vmovdqu64 ymm26, [rcx+256]
    vpmadd52luq ymm29, ymm10, ymm26
    vpmadd52huq ymm16, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+288]
    vpmadd52luq ymm21, ymm10, ymm26
    vpmadd52huq ymm15, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+320]
    vpmadd52luq ymm20, ymm10, ymm26
    vpmadd52huq ymm14, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+352]
    vpmadd52luq ymm19, ymm10, ymm26
    vpmadd52huq ymm13, ymm9, ymm26
    vbroadcasti128 ymm9, [r8+272]
    vmovdqu64 ymm26, [rcx+240]
    vpmadd52luq ymm29, ymm9, ymm26
    vpmadd52huq ymm16, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+272]
    vpmadd52luq ymm21, ymm9, ymm26
    vpmadd52huq ymm15, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+304]
    vpmadd52luq ymm20, ymm9, ymm26
    vpmadd52huq ymm14, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+336]
    vpmadd52luq ymm19, ymm9, ymm26
    vpmadd52huq ymm13, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+368]
    vpmadd52luq ymm18, ymm9, ymm26
    vpmadd52huq ymm12, ymm10, ymm26
    vinserti64x2 ymm28, ymm28, xmm28, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq ymm24, ymm28, [rcx+96]
    vpmadd52huq ymm26, ymm28, [rcx+80]
    vpaddq ymm24, ymm24, ymm26
    vpmadd52luq ymm23, ymm28, [rcx+128]
    vpmadd52huq ymm23, ymm28, [rcx+112]
    vextracti64x2 xmm28, ymm24, 1
    vpxord xmm26, xmm26, xmm26
    vpmadd52luq xmm26, xmm27, xmm30
    vpaddq xmm27, xmm27, xmm31
    vpsrlq xmm27, xmm27, 52
    vmovdqu64 [r8+368], xmm26
    vpmadd52luq xmm24, xmm26, [rcx+80]
    vpmadd52huq xmm27, xmm26, [rcx+64]
    vpaddq xmm24, xmm24, xmm27
    vbroadcasti128 ymm10, [r8+288]
    vmovdqu64 ymm27, [rcx+224]
    vpmadd52luq ymm29, ymm10, ymm27
    vpmadd52huq ymm16, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+256]
    vpmadd52luq ymm21, ymm10, ymm27
    vpmadd52huq ymm15, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+288]
    vpmadd52luq ymm20, ymm10, ymm27
    vpmadd52huq ymm14, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+320]
    vpmadd52luq ymm19, ymm10, ymm27
    vpmadd52huq ymm13, ymm9, ymm27
    vmovdqu64 ymm27, [rcx+352]
    vpmadd52luq ymm18, ymm10, ymm27
    vpmadd52huq ymm12, ymm9, ymm27
    vpmadd52luq xmm28, xmm26, [rcx+96]
    vpmadd52huq xmm28, xmm26, [rcx+80]
    vinserti64x2 ymm27, ymm26, xmm26, 1
    vpmadd52luq ymm23, ymm27, [rcx+112]
    vpmadd52huq ymm23, ymm27, [rcx+96]
    vpsrlq xmm27, xmm24, 52
    vpaddq xmm28, xmm28, xmm27
    vpsrlq xmm27, xmm28, 52
    vinserti64x2 ymm28, ymm24, xmm28, 1
    vpandq ymm28, ymm28, ymm31
    vmovdqu64 [rdi+64], ymm28
    vextracti64x2 xmm28, ymm23, 1
    vbroadcasti128 ymm9, [r8+304]
    vmovdqu64 ymm26, [rcx+208]
    vpmadd52luq ymm29, ymm9, ymm26
    vpmadd52huq ymm16, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+240]
    vpmadd52luq ymm21, ymm9, ymm26
    vpmadd52huq ymm15, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+272]
    vpmadd52luq ymm20, ymm9, ymm26
    vpmadd52huq ymm14, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+304]
    vpmadd52luq ymm19, ymm9, ymm26
    vpmadd52huq ymm13, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+336]
    vpmadd52luq ymm18, ymm9, ymm26
    vpmadd52huq ymm12, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+368]
    vpmadd52luq ymm17, ymm9, ymm26
    vpmadd52huq ymm11, ymm10, ymm26
    vbroadcasti128 ymm10, [r8+320]
    vmovdqu64 ymm26, [rcx+192]
    vpmadd52luq ymm29, ymm10, ymm26
    vpmadd52huq ymm16, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+224]
    vpmadd52luq ymm21, ymm10, ymm26
    vpmadd52huq ymm15, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+256]
    vpmadd52luq ymm20, ymm10, ymm26
    vpmadd52huq ymm14, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+288]
    vpmadd52luq ymm19, ymm10, ymm26
    vpmadd52huq ymm13, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+320]
    vpmadd52luq ymm18, ymm10, ymm26
    vpmadd52huq ymm12, ymm9, ymm26
    vmovdqu64 ymm26, [rcx+352]
    vpmadd52luq ymm17, ymm10, ymm26
    vpmadd52huq ymm11, ymm9, ymm26
    vbroadcasti128 ymm9, [r8+336]
    vmovdqu64 ymm26, [rcx+176]
    vpmadd52luq ymm29, ymm9, ymm26
    vpmadd52huq ymm16, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+208]
    vpmadd52luq ymm21, ymm9, ymm26
    vpmadd52huq ymm15, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+240]
    vpmadd52luq ymm20, ymm9, ymm26
    vpmadd52huq ymm14, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+272]
    vpmadd52luq ymm19, ymm9, ymm26
    vpmadd52huq ymm13, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+304]
    vpmadd52luq ymm18, ymm9, ymm26
    vpmadd52huq ymm12, ymm10, ymm26
    vmovdqu64 ymm26, [rcx+336]
    vpmadd52luq ymm17, ymm9, ymm26
    vpmadd52huq ymm11, ymm10, ymm26
    vpaddq xmm23, xmm23, xmm27
    vpsrlq xmm27, xmm23, 52
    vpaddq xmm28, xmm28, xmm27
    vpsrlq xmm27, xmm28, 52
    vinserti64x2 ymm28, ymm23, xmm28, 1
    vpandq ymm28, ymm28, ymm31
    vmovdqu64 [rdi+96], ymm28
    vbroadcasti128 ymm10, [r8+352]
    vmovdqu64 ymm28, [rcx+160]
    vpmadd52luq ymm29, ymm10, ymm28
    vpmadd52huq ymm16, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+192]
    vpmadd52luq ymm21, ymm10, ymm28
    vpmadd52huq ymm15, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+224]
    vpmadd52luq ymm20, ymm10, ymm28
    vpmadd52huq ymm14, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+256]
    vpmadd52luq ymm19, ymm10, ymm28
    vpmadd52huq ymm13, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+288]
    vpmadd52luq ymm18, ymm10, ymm28
    vpmadd52huq ymm12, ymm9, ymm28
    vmovdqu64 ymm28, [rcx+320]
    vpmadd52luq ymm17, ymm10, ymm28
    vpmadd52huq ymm11, ymm9, ymm28
    vbroadcasti128 ymm9, [r8+368]
    vmovdqu64 ymm28, [rcx+144]
    vpmadd52luq ymm29, ymm9, ymm28
    vpmadd52huq ymm16, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+176]
    vpmadd52luq ymm21, ymm9, ymm28
    vpmadd52huq ymm15, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+208]
    vpmadd52luq ymm20, ymm9, ymm28
    vpmadd52huq ymm14, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+240]
    vpmadd52luq ymm19, ymm9, ymm28
    vpmadd52huq ymm13, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+272]
    vpmadd52luq ymm18, ymm9, ymm28
    vpmadd52huq ymm12, ymm10, ymm28
    vmovdqu64 ymm28, [rcx+304]
    vpmadd52luq ymm17, ymm9, ymm28
    vpmadd52huq ymm11, ymm10, ymm28
    vpmadd52huq ymm16, ymm9, [rcx+128]
    vpmadd52huq ymm15, ymm9, [rcx+160]
    vpmadd52huq ymm14, ymm9, [rcx+192]
    vpmadd52huq ymm13, ymm9, [rcx+224]
    vpmadd52huq ymm12, ymm9, [rcx+256]
    vpmadd52huq ymm11, ymm9, [rcx+288]
    vpaddq ymm29, ymm29, ymm16
    vpaddq ymm28, ymm21, ymm15
    vpaddq ymm26, ymm20, ymm14
    vpaddq ymm25, ymm19, ymm13
    vpaddq ymm24, ymm18, ymm12
    vpaddq ymm23, ymm17, ymm11
    vpaddq ymm29, ymm29, ymm27
    vextracti64x2 xmm27, ymm29, 1
    vpsrlq xmm22, xmm29, 52
    vpaddq xmm27, xmm27, xmm22
    vpsrlq xmm22, xmm27, 52
    vinserti64x2 ymm29, ymm29, xmm27, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+128], ymm29
    vextracti64x2 xmm29, ymm28, 1
    vpxord xmm27, xmm27, xmm27
    vpxord xmm21, xmm21, xmm21
    vpxord xmm20, xmm20, xmm20
    vpxord xmm19, xmm19, xmm19
    vpxord xmm18, xmm18, xmm18
    vpxord xmm17, xmm17, xmm17
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpxord xmm12, xmm12, xmm12
    vpxord xmm11, xmm11, xmm11
    vbroadcasti128 ymm10, [rsi+320]
    vbroadcasti128 ymm9, [rsi+336]
    vmovdqu64 ymm8, [rsi+368]
    vpmadd52luq ymm27, ymm9, ymm8
    vpmadd52huq ymm16, ymm10, ymm8
    vbroadcasti128 ymm10, [rsi+352]
    vmovdqu64 ymm8, [rsi+352]
    vpmadd52luq ymm27{k1}, ymm10, ymm8
    vpmadd52huq ymm16, ymm9, ymm8
    vpaddq xmm28, xmm28, xmm22
    vpsrlq xmm22, xmm28, 52
    vpaddq xmm29, xmm29, xmm22
    vpsrlq xmm22, xmm29, 52
    vinserti64x2 ymm29, ymm28, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+160], ymm29
    vextracti64x2 xmm29, ymm26, 1
    vbroadcasti128 ymm9, [rsi+368]
    vmovdqu64 ymm28, [rsi+368]
    vpmadd52luq ymm21{k1}, ymm9, ymm28
    vpmadd52huq ymm15, ymm10, ymm28
    vpaddq ymm27, ymm27, ymm16
    vmovdqa64 ymm16, ymm27
    vpaddq ymm21, ymm21, ymm15
    vmovdqa64 ymm15, ymm21
    vpaddq ymm20, ymm20, ymm14
    vmovdqa64 ymm14, ymm20
    vpaddq ymm19, ymm19, ymm13
    vmovdqa64 ymm13, ymm19
    vpaddq ymm18, ymm18, ymm12
    vmovdqa64 ymm12, ymm18
    vpaddq ymm17, ymm17, ymm11
    vmovdqa64 ymm11, ymm17
    vpaddq xmm26, xmm26, xmm22
    vpsrlq xmm28, xmm26, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm26, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+192], ymm29
    vextracti64x2 xmm29, ymm25, 1
    vbroadcasti128 ymm14, [rsi+352]
    vpmadd52luq ymm27{k2}, ymm14, [rsi+352]
    vbroadcasti128 ymm13, [rsi+368]
    vpmadd52huq ymm16{k1}, ymm14, [rsi+336]
    vpmadd52luq ymm21{k2}, ymm13, [rsi+368]
    vpmadd52huq ymm15{k1}, ymm13, [rsi+352]
    vpaddq xmm25, xmm25, xmm28
    vpsrlq xmm28, xmm25, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm25, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+224], ymm29
    vextracti64x2 xmm29, ymm24, 1
    vbroadcasti128 ymm14, [r8+320]
    vbroadcasti128 ymm13, [r8+336]
    vmovdqu64 ymm26, [rcx+368]
    vpmadd52luq ymm27, ymm13, ymm26
    vpmadd52huq ymm16, ymm14, ymm26
    vbroadcasti128 ymm14, [r8+352]
    vmovdqu64 ymm26, [rcx+352]
    vpmadd52luq ymm27, ymm14, ymm26
    vpmadd52huq ymm16, ymm13, ymm26
    vpaddq xmm24, xmm24, xmm28
    vpsrlq xmm28, xmm24, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm24, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+256], ymm29
    vextracti64x2 xmm29, ymm23, 1
    vbroadcasti128 ymm13, [r8+368]
    vmovdqu64 ymm26, [rcx+336]
    vpmadd52luq ymm27, ymm13, ymm26
    vpmadd52huq ymm16, ymm14, ymm26
    vmovdqu64 ymm26, [rcx+368]
    vpmadd52luq ymm21, ymm13, ymm26
    vpmadd52huq ymm15, ymm14, ymm26
    vpaddq xmm23, xmm23, xmm28
    vpsrlq xmm28, xmm23, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm23, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+288], ymm29
    vpmadd52huq ymm16, ymm13, [rcx+320]
    vpmadd52huq ymm15, ymm13, [rcx+352]
    vpaddq ymm29, ymm27, ymm16
    vpaddq ymm27, ymm21, ymm15
    vpaddq ymm29, ymm29, ymm28
    vextracti64x2 xmm28, ymm29, 1
    vpsrlq xmm26, xmm29, 52
    vpaddq xmm28, xmm28, xmm26
    vpsrlq xmm26, xmm28, 52
    vinserti64x2 ymm29, ymm29, xmm28, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+320], ymm29
    vextracti64x2 xmm29, ymm27, 1
    vpaddq xmm27, xmm27, xmm26
    vpsrlq xmm28, xmm27, 52
    vpaddq xmm29, xmm29, xmm28
    vpsrlq xmm28, xmm29, 52
    vinserti64x2 ymm29, ymm27, xmm29, 1
    vpandq ymm29, ymm29, ymm31
    vmovdqu64 [rdi+352], ymm29
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
