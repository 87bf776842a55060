// Square of 80 digits in radix 2^52, 2 side by side: z = x^2 / R mod m, almost reduced.
// 9984 multiplications: 4992 cycles on Zen 4 at least.
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
    vbroadcasti64x2 ymm30, [rcx+1408]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi+32], ymm19
    vmovdqu64 [rdi+1344], ymm19
    vmovdqu64 [r8+32], ymm19
    vmovdqu64 [r8+1344], ymm19
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
    vbroadcasti128 ymm15, [rsi+64]
    vpmadd52luq ymm29{k1}, ymm15, [rsi+64]
    vpmadd52luq ymm28, ymm15, [rsi+96]
    vpmadd52luq ymm27, ymm15, [rsi+128]
    vpmadd52luq ymm26, ymm15, [rsi+160]
    vpmadd52luq ymm25, ymm15, [rsi+192]
    vbroadcasti128 ymm14, [rsi+80]
    vmovdqu64 ymm19, [rsi+80]
    vpmadd52luq ymm28{k1}, ymm14, ymm19
    vpmadd52huq ymm23, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+112]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+144]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+176]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [rsi+96]
    vmovdqu64 ymm19, [rsi+96]
    vpmadd52luq ymm27{k1}, ymm15, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rsi+128]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rsi+160]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vbroadcasti128 ymm14, [rsi+112]
    vmovdqu64 ymm19, [rsi+112]
    vpmadd52luq ymm26{k1}, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rsi+144]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [rsi+128]
    vmovdqu64 ymm19, [rsi+128]
    vpmadd52luq ymm25{k1}, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm15, [rsi+64]
    vpmadd52luq ymm29{k2}, ymm15, [rsi+64]
    vbroadcasti128 ymm14, [rsi+80]
    vpmadd52huq ymm24{k1}, ymm15, [rsi+48]
    vpmadd52luq ymm28{k2}, ymm14, [rsi+80]
    vbroadcasti128 ymm15, [rsi+96]
    vpmadd52huq ymm23{k1}, ymm14, [rsi+64]
    vpmadd52luq ymm27{k2}, ymm15, [rsi+96]
    vbroadcasti128 ymm14, [rsi+112]
    vpmadd52huq ymm22{k1}, ymm15, [rsi+80]
    vpmadd52luq ymm26{k2}, ymm14, [rsi+112]
    vbroadcasti128 ymm15, [rsi+128]
    vpmadd52huq ymm21{k1}, ymm14, [rsi+96]
    vpmadd52luq ymm25{k2}, ymm15, [rsi+128]
    vpmadd52huq ymm20{k1}, ymm15, [rsi+112]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm18, ymm28, ymm23
    vpaddq ymm17, ymm27, ymm22
    vpaddq ymm16, ymm26, ymm21
    vpaddq ymm15, ymm25, ymm20
    vextracti64x2 xmm14, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+64], xmm13
    vpmadd52luq xmm14, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
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
    vbroadcasti128 ymm12, [rsi+64]
    vpmadd52luq ymm29, ymm12, [rsi+224]
    vpmadd52luq ymm28, ymm12, [rsi+256]
    vpmadd52luq ymm27, ymm12, [rsi+288]
    vpmadd52luq ymm26, ymm12, [rsi+320]
    vpmadd52luq ymm25, ymm12, [rsi+352]
    vbroadcasti128 ymm11, [rsi+80]
    vmovdqu64 ymm19, [rsi+208]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+240]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+272]
    vpmadd52luq ymm27, ymm11, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+304]
    vpmadd52luq ymm26, ymm11, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+336]
    vpmadd52luq ymm25, ymm11, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+96]
    vmovdqu64 ymm19, [rsi+192]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+224]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+256]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+288]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+320]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm11, ymm19
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm18, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm18, ymm18, ymm13
    vpmadd52luq ymm17, ymm19, [rcx+128]
    vpmadd52huq ymm17, ymm19, [rcx+112]
    vpmadd52luq ymm16, ymm19, [rcx+160]
    vpmadd52huq ymm16, ymm19, [rcx+144]
    vpmadd52luq ymm15, ymm19, [rcx+192]
    vpmadd52huq ymm15, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm18, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm14, xmm30
    vpaddq xmm14, xmm14, xmm31
    vpsrlq xmm14, xmm14, 52
    vmovdqu64 [r8+80], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm14, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm14
    vbroadcasti128 ymm14, [rsi+112]
    vmovdqu64 ymm11, [rsi+176]
    vpmadd52luq ymm29, ymm14, ymm11
    vpmadd52huq ymm24, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+208]
    vpmadd52luq ymm28, ymm14, ymm11
    vpmadd52huq ymm23, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+240]
    vpmadd52luq ymm27, ymm14, ymm11
    vpmadd52huq ymm22, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+272]
    vpmadd52luq ymm26, ymm14, ymm11
    vpmadd52huq ymm21, ymm12, ymm11
    vmovdqu64 ymm11, [rsi+304]
    vpmadd52luq ymm25, ymm14, ymm11
    vpmadd52huq ymm20, ymm12, ymm11
    vbroadcasti128 ymm12, [rsi+128]
    vmovdqu64 ymm11, [rsi+160]
    vpmadd52luq ymm29, ymm12, ymm11
    vpmadd52huq ymm24, ymm14, ymm11
    vmovdqu64 ymm11, [rsi+192]
    vpmadd52luq ymm28, ymm12, ymm11
    vpmadd52huq ymm23, ymm14, ymm11
    vmovdqu64 ymm11, [rsi+224]
    vpmadd52luq ymm27, ymm12, ymm11
    vpmadd52huq ymm22, ymm14, ymm11
    vmovdqu64 ymm11, [rsi+256]
    vpmadd52luq ymm26, ymm12, ymm11
    vpmadd52huq ymm21, ymm14, ymm11
    vmovdqu64 ymm11, [rsi+288]
    vpmadd52luq ymm25, ymm12, ymm11
    vpmadd52huq ymm20, ymm14, ymm11
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm14, ymm13, xmm13, 1
    vpmadd52luq ymm17, ymm14, [rcx+112]
    vpmadd52huq ymm17, ymm14, [rcx+96]
    vpmadd52luq ymm16, ymm14, [rcx+144]
    vpmadd52huq ymm16, ymm14, [rcx+128]
    vpmadd52luq ymm15, ymm14, [rcx+176]
    vpmadd52huq ymm15, ymm14, [rcx+160]
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+96], xmm14
    vpmadd52luq xmm19, xmm14, [rcx+80]
    vpmadd52huq xmm18, xmm14, [rcx+64]
    vpaddq xmm19, xmm19, xmm18
    vbroadcasti128 ymm13, [rsi+144]
    vmovdqu64 ymm18, [rsi+144]
    vpmadd52luq ymm29{k1}, ymm13, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+176]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+208]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+240]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+272]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vinserti64x2 ymm18, ymm14, xmm14, 1
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq ymm17, ymm18, [rcx+96]
    vpmadd52huq ymm14, ymm18, [rcx+80]
    vpaddq ymm17, ymm17, ymm14
    vpmadd52luq ymm16, ymm18, [rcx+128]
    vpmadd52huq ymm16, ymm18, [rcx+112]
    vpmadd52luq ymm15, ymm18, [rcx+160]
    vpmadd52huq ymm15, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm17, 1
    vpxord xmm14, xmm14, xmm14
    vpmadd52luq xmm14, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+112], xmm14
    vpmadd52luq xmm17, xmm14, [rcx+80]
    vpmadd52huq xmm19, xmm14, [rcx+64]
    vpaddq xmm17, xmm17, xmm19
    vbroadcasti128 ymm12, [rsi+160]
    vmovdqu64 ymm19, [rsi+160]
    vpmadd52luq ymm28{k1}, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+192]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+224]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+256]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+176]
    vmovdqu64 ymm19, [rsi+176]
    vpmadd52luq ymm27{k1}, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+208]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+240]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+192]
    vmovdqu64 ymm19, [rsi+192]
    vpmadd52luq ymm26{k1}, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+224]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+208]
    vmovdqu64 ymm19, [rsi+208]
    vpmadd52luq ymm25{k1}, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vpmadd52luq xmm18, xmm14, [rcx+96]
    vpmadd52huq xmm18, xmm14, [rcx+80]
    vinserti64x2 ymm19, ymm14, xmm14, 1
    vpmadd52luq ymm16, ymm19, [rcx+112]
    vpmadd52huq ymm16, ymm19, [rcx+96]
    vpmadd52luq ymm15, ymm19, [rcx+144]
    vpmadd52huq ymm15, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+128], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm14, [rsi+144]
    vpmadd52luq ymm29{k2}, ymm14, [rsi+144]
    vbroadcasti128 ymm13, [rsi+160]
    vpmadd52huq ymm24{k1}, ymm14, [rsi+128]
    vpmadd52luq ymm28{k2}, ymm13, [rsi+160]
    vbroadcasti128 ymm14, [rsi+176]
    vpmadd52huq ymm23{k1}, ymm13, [rsi+144]
    vpmadd52luq ymm27{k2}, ymm14, [rsi+176]
    vbroadcasti128 ymm13, [rsi+192]
    vpmadd52huq ymm22{k1}, ymm14, [rsi+160]
    vpmadd52luq ymm26{k2}, ymm13, [rsi+192]
    vbroadcasti128 ymm14, [rsi+208]
    vpmadd52huq ymm21{k1}, ymm13, [rsi+176]
    vpmadd52luq ymm25{k2}, ymm14, [rsi+208]
    vpmadd52huq ymm20{k1}, ymm14, [rsi+192]
    vbroadcasti128 ymm14, [r8+64]
    vpmadd52luq ymm29, ymm14, [rcx+224]
    vpmadd52luq ymm28, ymm14, [rcx+256]
    vpmadd52luq ymm27, ymm14, [rcx+288]
    vpmadd52luq ymm26, ymm14, [rcx+320]
    vpmadd52luq ymm25, ymm14, [rcx+352]
    vbroadcasti128 ymm13, [r8+80]
    vmovdqu64 ymm17, [rcx+208]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+240]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+272]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+304]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm14, ymm17
    vmovdqu64 ymm17, [rcx+336]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm14, ymm17
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm19, [rcx+128]
    vpmadd52huq ymm15, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+144], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm18
    vbroadcasti128 ymm14, [r8+96]
    vmovdqu64 ymm18, [rcx+192]
    vpmadd52luq ymm29, ymm14, ymm18
    vpmadd52huq ymm24, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+224]
    vpmadd52luq ymm28, ymm14, ymm18
    vpmadd52huq ymm23, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+256]
    vpmadd52luq ymm27, ymm14, ymm18
    vpmadd52huq ymm22, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+288]
    vpmadd52luq ymm26, ymm14, ymm18
    vpmadd52huq ymm21, ymm13, ymm18
    vmovdqu64 ymm18, [rcx+320]
    vpmadd52luq ymm25, ymm14, ymm18
    vpmadd52huq ymm20, ymm13, ymm18
    vbroadcasti128 ymm13, [r8+112]
    vmovdqu64 ymm18, [rcx+176]
    vpmadd52luq ymm29, ymm13, ymm18
    vpmadd52huq ymm24, ymm14, ymm18
    vmovdqu64 ymm18, [rcx+208]
    vpmadd52luq ymm28, ymm13, ymm18
    vpmadd52huq ymm23, ymm14, ymm18
    vmovdqu64 ymm18, [rcx+240]
    vpmadd52luq ymm27, ymm13, ymm18
    vpmadd52huq ymm22, ymm14, ymm18
    vmovdqu64 ymm18, [rcx+272]
    vpmadd52luq ymm26, ymm13, ymm18
    vpmadd52huq ymm21, ymm14, ymm18
    vmovdqu64 ymm18, [rcx+304]
    vpmadd52luq ymm25, ymm13, ymm18
    vpmadd52huq ymm20, ymm14, ymm18
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm18, [rcx+112]
    vpmadd52huq ymm15, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+160], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm14, [r8+128]
    vmovdqu64 ymm17, [rcx+160]
    vpmadd52luq ymm29, ymm14, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+192]
    vpmadd52luq ymm28, ymm14, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+224]
    vpmadd52luq ymm27, ymm14, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+256]
    vpmadd52luq ymm26, ymm14, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+288]
    vpmadd52luq ymm25, ymm14, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vextracti64x2 xmm18, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+176], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm19
    vbroadcasti128 ymm13, [r8+144]
    vmovdqu64 ymm19, [rcx+144]
    vpmadd52luq ymm29, ymm13, ymm19
    vpmadd52huq ymm24, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+176]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+208]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+240]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+272]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vbroadcasti128 ymm14, [r8+160]
    vmovdqu64 ymm19, [rcx+128]
    vpmadd52luq ymm29, ymm14, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+160]
    vpmadd52luq ymm28, ymm14, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+192]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+224]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+256]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+192], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm15, [r8+176]
    vmovdqu64 ymm19, [rcx+112]
    vpmadd52luq ymm29, ymm15, ymm19
    vpmadd52huq ymm24, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+144]
    vpmadd52luq ymm28, ymm15, ymm19
    vpmadd52huq ymm23, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+176]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+208]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+240]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vbroadcasti128 ymm14, [r8+192]
    vmovdqu64 ymm19, [rcx+96]
    vpmadd52luq ymm29, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+128]
    vpmadd52luq ymm28, ymm14, ymm19
    vpmadd52huq ymm23, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+160]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+192]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+224]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+208], xmm19
    vbroadcasti128 ymm15, [r8+208]
    vmovdqu64 ymm19, [rcx+80]
    vpmadd52luq ymm29, ymm15, ymm19
    vpmadd52huq ymm24, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+112]
    vpmadd52luq ymm28, ymm15, ymm19
    vpmadd52huq ymm23, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+144]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+176]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+208]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+224], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rsi+64]
    vpmadd52luq ymm29, ymm12, [rsi+384]
    vpmadd52luq ymm28, ymm12, [rsi+416]
    vpmadd52luq ymm27, ymm12, [rsi+448]
    vpmadd52luq ymm26, ymm12, [rsi+480]
    vpmadd52luq ymm25, ymm12, [rsi+512]
    vbroadcasti128 ymm1, [rsi+64]
    lea r10, [rsi-1168]
    lea rax, [rsi+1616]
    call .Llimbs_ifma_pair_80_sqr_78
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+240], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm0, [rsi+112]
    lea r10, [rsi-1104]
    lea rax, [rsi+1552]
    call .Llimbs_ifma_pair_80_sqr_77
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+256], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm13, [rsi+176]
    vbroadcasti128 ymm12, [rsi+192]
    vmovdqu64 ymm17, [rsi+256]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+320]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+352]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+384]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+208]
    vmovdqu64 ymm17, [rsi+240]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+272]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+304]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+336]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+368]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+224]
    vmovdqu64 ymm17, [rsi+224]
    vpmadd52luq ymm29{k1}, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+256]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+288]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+320]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+352]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+272], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm13, [rsi+240]
    vmovdqu64 ymm19, [rsi+240]
    vpmadd52luq ymm28{k1}, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+272]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+304]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+336]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+256]
    vmovdqu64 ymm19, [rsi+256]
    vpmadd52luq ymm27{k1}, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+288]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+320]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+272]
    vmovdqu64 ymm19, [rsi+272]
    vpmadd52luq ymm26{k1}, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+304]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+288]
    vmovdqu64 ymm19, [rsi+288]
    vpmadd52luq ymm25{k1}, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+224]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+224]
    vbroadcasti128 ymm12, [rsi+240]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+208]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+240]
    vbroadcasti128 ymm13, [rsi+256]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+224]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+256]
    vbroadcasti128 ymm12, [rsi+272]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+240]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+272]
    vbroadcasti128 ymm13, [rsi+288]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+256]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+288]
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+288], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vpmadd52huq ymm20{k1}, ymm13, [rsi+272]
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+384]
    vpmadd52luq ymm28, ymm13, [rcx+416]
    vpmadd52luq ymm27, ymm13, [rcx+448]
    vpmadd52luq ymm26, ymm13, [rcx+480]
    vpmadd52luq ymm25, ymm13, [rcx+512]
    vbroadcasti128 ymm1, [r8+64]
    lea r10, [r8-1168]
    lea rax, [rcx+1616]
    call .Llimbs_ifma_pair_80_sqr_78
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+304], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm0, [r8+112]
    lea r10, [r8-1104]
    lea rax, [rcx+1552]
    call .Llimbs_ifma_pair_80_sqr_77
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+320], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [r8+176]
    lea r10, [r8-1056]
    lea rax, [rcx+1504]
    call .Llimbs_ifma_pair_80_sqr_78
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+336], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+224]
    lea r10, [r8-1008]
    lea rax, [rcx+1456]
    call .Llimbs_ifma_pair_80_sqr_78
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+352], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+272]
    lea r10, [r8-944]
    lea rax, [rcx+1392]
    call .Llimbs_ifma_pair_80_sqr_77
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+368], xmm19
    vbroadcasti128 ymm15, [r8+336]
    vbroadcasti128 ymm14, [r8+352]
    vmovdqu64 ymm19, [rcx+96]
    vpmadd52luq ymm29, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+128]
    vpmadd52luq ymm28, ymm14, ymm19
    vpmadd52huq ymm23, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+160]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+192]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+224]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vbroadcasti128 ymm15, [r8+368]
    vmovdqu64 ymm19, [rcx+80]
    vpmadd52luq ymm29, ymm15, ymm19
    vpmadd52huq ymm24, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+112]
    vpmadd52luq ymm28, ymm15, ymm19
    vpmadd52huq ymm23, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+144]
    vpmadd52luq ymm27, ymm15, ymm19
    vpmadd52huq ymm22, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+176]
    vpmadd52luq ymm26, ymm15, ymm19
    vpmadd52huq ymm21, ymm14, ymm19
    vmovdqu64 ymm19, [rcx+208]
    vpmadd52luq ymm25, ymm15, ymm19
    vpmadd52huq ymm20, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+384], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rsi+64]
    vpmadd52luq ymm29, ymm12, [rsi+544]
    vpmadd52luq ymm28, ymm12, [rsi+576]
    vpmadd52luq ymm27, ymm12, [rsi+608]
    vpmadd52luq ymm26, ymm12, [rsi+640]
    vpmadd52luq ymm25, ymm12, [rsi+672]
    vbroadcasti128 ymm1, [rsi+64]
    lea r10, [rsi-1136]
    lea rax, [rsi+1744]
    call .Llimbs_ifma_pair_80_sqr_76
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+400], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rsi+144]
    lea r10, [rsi-1056]
    lea rax, [rsi+1664]
    call .Llimbs_ifma_pair_80_sqr_76
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+416], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [rsi+224]
    lea r10, [rsi-992]
    lea rax, [rsi+1600]
    call .Llimbs_ifma_pair_80_sqr_77
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+432], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm13, [rsi+288]
    vbroadcasti128 ymm12, [rsi+304]
    vmovdqu64 ymm19, [rsi+304]
    vpmadd52luq ymm29{k1}, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+336]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+368]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+400]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+432]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+320]
    vmovdqu64 ymm19, [rsi+320]
    vpmadd52luq ymm28{k1}, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+352]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+384]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+416]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+336]
    vmovdqu64 ymm19, [rsi+336]
    vpmadd52luq ymm27{k1}, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+368]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+400]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+352]
    vmovdqu64 ymm19, [rsi+352]
    vpmadd52luq ymm26{k1}, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+384]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+368]
    vmovdqu64 ymm19, [rsi+368]
    vpmadd52luq ymm25{k1}, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+304]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+304]
    vbroadcasti128 ymm12, [rsi+320]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+288]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+320]
    vbroadcasti128 ymm13, [rsi+336]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+304]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+336]
    vbroadcasti128 ymm12, [rsi+352]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+320]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+352]
    vbroadcasti128 ymm13, [rsi+368]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+336]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+368]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+352]
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+544]
    vpmadd52luq ymm28, ymm13, [rcx+576]
    vpmadd52luq ymm27, ymm13, [rcx+608]
    vpmadd52luq ymm26, ymm13, [rcx+640]
    vpmadd52luq ymm25, ymm13, [rcx+672]
    vbroadcasti128 ymm12, [r8+80]
    vmovdqu64 ymm19, [rcx+528]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+560]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+592]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+624]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+656]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+448], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [r8+80]
    lea r10, [r8-1120]
    lea rax, [rcx+1728]
    call .Llimbs_ifma_pair_80_sqr_76
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+464], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm1, [r8+160]
    lea r10, [r8-1040]
    lea rax, [rcx+1648]
    call .Llimbs_ifma_pair_80_sqr_76
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+480], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+240]
    lea r10, [r8-976]
    lea rax, [rcx+1584]
    call .Llimbs_ifma_pair_80_sqr_77
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+496], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+304]
    lea r10, [r8-896]
    lea rax, [rcx+1504]
    call .Llimbs_ifma_pair_80_sqr_76
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+512], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [r8+384]
    lea r10, [r8-816]
    lea rax, [rcx+1424]
    call .Llimbs_ifma_pair_80_sqr_76
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+528], xmm19
    vbroadcasti128 ymm0, [r8+464]
    lea r10, [r8-752]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_sqr_77
    vbroadcasti128 ymm15, [r8+528]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+544], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rsi+64]
    vpmadd52luq ymm29, ymm12, [rsi+704]
    vpmadd52luq ymm28, ymm12, [rsi+736]
    vpmadd52luq ymm27, ymm12, [rsi+768]
    vpmadd52luq ymm26, ymm12, [rsi+800]
    vpmadd52luq ymm25, ymm12, [rsi+832]
    vbroadcasti128 ymm0, [rsi+64]
    lea r10, [rsi-1120]
    lea rax, [rsi+1888]
    call .Llimbs_ifma_pair_80_sqr_75
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+560], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rsi+160]
    lea r10, [rsi-1008]
    lea rax, [rsi+1776]
    call .Llimbs_ifma_pair_80_sqr_74
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+576], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [rsi+272]
    lea r10, [rsi-912]
    lea rax, [rsi+1680]
    call .Llimbs_ifma_pair_80_sqr_75
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+592], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm13, [rsi+368]
    vbroadcasti128 ymm12, [rsi+384]
    vmovdqu64 ymm19, [rsi+384]
    vpmadd52luq ymm29{k1}, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+416]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+448]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+480]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+512]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+400]
    vmovdqu64 ymm19, [rsi+400]
    vpmadd52luq ymm28{k1}, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+432]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+464]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+496]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+416]
    vmovdqu64 ymm19, [rsi+416]
    vpmadd52luq ymm27{k1}, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+448]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+480]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+432]
    vmovdqu64 ymm19, [rsi+432]
    vpmadd52luq ymm26{k1}, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+464]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+448]
    vmovdqu64 ymm19, [rsi+448]
    vpmadd52luq ymm25{k1}, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+384]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+384]
    vbroadcasti128 ymm12, [rsi+400]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+368]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+400]
    vbroadcasti128 ymm13, [rsi+416]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+384]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+416]
    vbroadcasti128 ymm12, [rsi+432]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+400]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+432]
    vbroadcasti128 ymm13, [rsi+448]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+416]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+448]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+432]
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+704]
    vpmadd52luq ymm28, ymm13, [rcx+736]
    vpmadd52luq ymm27, ymm13, [rcx+768]
    vpmadd52luq ymm26, ymm13, [rcx+800]
    vpmadd52luq ymm25, ymm13, [rcx+832]
    vbroadcasti128 ymm12, [r8+80]
    vmovdqu64 ymm19, [rcx+688]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+720]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+752]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+784]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+816]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [r8+96]
    vmovdqu64 ymm19, [rcx+672]
    vpmadd52luq ymm29, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+704]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+736]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+768]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+800]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+608], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+96]
    lea r10, [r8-1088]
    lea rax, [rcx+1856]
    call .Llimbs_ifma_pair_80_sqr_75
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+624], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm1, [r8+192]
    lea r10, [r8-976]
    lea rax, [rcx+1744]
    call .Llimbs_ifma_pair_80_sqr_74
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+640], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+304]
    lea r10, [r8-880]
    lea rax, [rcx+1648]
    call .Llimbs_ifma_pair_80_sqr_75
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+656], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm0, [r8+400]
    lea r10, [r8-784]
    lea rax, [rcx+1552]
    call .Llimbs_ifma_pair_80_sqr_75
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+672], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [r8+496]
    lea r10, [r8-672]
    lea rax, [rcx+1440]
    call .Llimbs_ifma_pair_80_sqr_74
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+688], xmm19
    vbroadcasti128 ymm1, [r8+608]
    lea r10, [r8-592]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_sqr_76
    vbroadcasti128 ymm15, [r8+688]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+704], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rsi+64]
    vpmadd52luq ymm29, ymm12, [rsi+864]
    vpmadd52luq ymm28, ymm12, [rsi+896]
    vpmadd52luq ymm27, ymm12, [rsi+928]
    vpmadd52luq ymm26, ymm12, [rsi+960]
    vpmadd52luq ymm25, ymm12, [rsi+992]
    vbroadcasti128 ymm0, [rsi+64]
    lea r10, [rsi-1088]
    lea rax, [rsi+2016]
    call .Llimbs_ifma_pair_80_sqr_73
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+720], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm0, [rsi+192]
    lea r10, [rsi-960]
    lea rax, [rsi+1888]
    call .Llimbs_ifma_pair_80_sqr_73
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+736], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rsi+320]
    lea r10, [rsi-848]
    lea rax, [rsi+1776]
    call .Llimbs_ifma_pair_80_sqr_74
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+752], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm13, [rsi+432]
    vbroadcasti128 ymm12, [rsi+448]
    vmovdqu64 ymm19, [rsi+480]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+512]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+544]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+576]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+608]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+464]
    vmovdqu64 ymm19, [rsi+464]
    vpmadd52luq ymm29{k1}, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+496]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+528]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+560]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+592]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+480]
    vmovdqu64 ymm19, [rsi+480]
    vpmadd52luq ymm28{k1}, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+512]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+544]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+576]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+496]
    vmovdqu64 ymm19, [rsi+496]
    vpmadd52luq ymm27{k1}, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+528]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+560]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+512]
    vmovdqu64 ymm19, [rsi+512]
    vpmadd52luq ymm26{k1}, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+544]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+528]
    vmovdqu64 ymm19, [rsi+528]
    vpmadd52luq ymm25{k1}, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+464]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+464]
    vbroadcasti128 ymm12, [rsi+480]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+448]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+480]
    vbroadcasti128 ymm13, [rsi+496]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+464]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+496]
    vbroadcasti128 ymm12, [rsi+512]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+480]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+512]
    vbroadcasti128 ymm13, [rsi+528]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+496]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+528]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+512]
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+864]
    vpmadd52luq ymm28, ymm13, [rcx+896]
    vpmadd52luq ymm27, ymm13, [rcx+928]
    vpmadd52luq ymm26, ymm13, [rcx+960]
    vpmadd52luq ymm25, ymm13, [rcx+992]
    vbroadcasti128 ymm1, [r8+64]
    lea r10, [r8-1168]
    lea rax, [rcx+2096]
    call .Llimbs_ifma_pair_80_sqr_78
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+768], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+112]
    lea r10, [r8-1040]
    lea rax, [rcx+1968]
    call .Llimbs_ifma_pair_80_sqr_73
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+784], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm0, [r8+240]
    lea r10, [r8-912]
    lea rax, [rcx+1840]
    call .Llimbs_ifma_pair_80_sqr_73
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+800], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [r8+368]
    lea r10, [r8-800]
    lea rax, [rcx+1728]
    call .Llimbs_ifma_pair_80_sqr_74
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+816], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm0, [r8+480]
    lea r10, [r8-672]
    lea rax, [rcx+1600]
    call .Llimbs_ifma_pair_80_sqr_73
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+832], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+608]
    lea r10, [r8-544]
    lea rax, [rcx+1472]
    call .Llimbs_ifma_pair_80_sqr_73
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+848], xmm19
    vbroadcasti128 ymm1, [r8+736]
    lea r10, [r8-432]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_sqr_74
    vbroadcasti128 ymm15, [r8+848]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+864], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rsi+64]
    vpmadd52luq ymm29, ymm12, [rsi+1024]
    vpmadd52luq ymm28, ymm12, [rsi+1056]
    vpmadd52luq ymm27, ymm12, [rsi+1088]
    vpmadd52luq ymm26, ymm12, [rsi+1120]
    vpmadd52luq ymm25, ymm12, [rsi+1152]
    vbroadcasti128 ymm1, [rsi+64]
    lea r10, [rsi-1072]
    lea rax, [rsi+2160]
    call .Llimbs_ifma_pair_80_sqr_72
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+880], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm0, [rsi+208]
    lea r10, [rsi-912]
    lea rax, [rsi+2000]
    call .Llimbs_ifma_pair_80_sqr_71
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+896], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [rsi+368]
    lea r10, [rsi-768]
    lea rax, [rsi+1856]
    call .Llimbs_ifma_pair_80_sqr_72
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+912], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm13, [rsi+512]
    vbroadcasti128 ymm12, [rsi+528]
    vmovdqu64 ymm19, [rsi+560]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+592]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+624]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+656]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+544]
    vmovdqu64 ymm19, [rsi+544]
    vpmadd52luq ymm29{k1}, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+576]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+608]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+640]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+672]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+560]
    vmovdqu64 ymm19, [rsi+560]
    vpmadd52luq ymm28{k1}, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+592]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+624]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+656]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+576]
    vmovdqu64 ymm19, [rsi+576]
    vpmadd52luq ymm27{k1}, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+608]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+640]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+592]
    vmovdqu64 ymm19, [rsi+592]
    vpmadd52luq ymm26{k1}, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+624]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+608]
    vmovdqu64 ymm19, [rsi+608]
    vpmadd52luq ymm25{k1}, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+544]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+544]
    vbroadcasti128 ymm12, [rsi+560]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+528]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+560]
    vbroadcasti128 ymm13, [rsi+576]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+544]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+576]
    vbroadcasti128 ymm12, [rsi+592]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+560]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+592]
    vbroadcasti128 ymm13, [rsi+608]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+576]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+608]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+592]
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+1024]
    vpmadd52luq ymm28, ymm13, [rcx+1056]
    vpmadd52luq ymm27, ymm13, [rcx+1088]
    vpmadd52luq ymm26, ymm13, [rcx+1120]
    vpmadd52luq ymm25, ymm13, [rcx+1152]
    vbroadcasti128 ymm0, [r8+64]
    lea r10, [r8-1152]
    lea rax, [rcx+2240]
    call .Llimbs_ifma_pair_80_sqr_77
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+928], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [r8+128]
    lea r10, [r8-1008]
    lea rax, [rcx+2096]
    call .Llimbs_ifma_pair_80_sqr_72
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+944], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm0, [r8+272]
    lea r10, [r8-848]
    lea rax, [rcx+1936]
    call .Llimbs_ifma_pair_80_sqr_71
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+960], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm1, [r8+432]
    lea r10, [r8-704]
    lea rax, [rcx+1792]
    call .Llimbs_ifma_pair_80_sqr_72
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+976], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+576]
    lea r10, [r8-560]
    lea rax, [rcx+1648]
    call .Llimbs_ifma_pair_80_sqr_72
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+992], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+720]
    lea r10, [r8-400]
    lea rax, [rcx+1488]
    call .Llimbs_ifma_pair_80_sqr_71
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1008], xmm19
    vbroadcasti128 ymm0, [r8+880]
    lea r10, [r8-272]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_sqr_73
    vbroadcasti128 ymm15, [r8+1008]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1024], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rsi+64]
    vpmadd52luq ymm29, ymm12, [rsi+1184]
    vpmadd52luq ymm28, ymm12, [rsi+1216]
    vpmadd52luq ymm27, ymm12, [rsi+1248]
    vpmadd52luq ymm26, ymm12, [rsi+1280]
    vpmadd52luq ymm25, ymm12, [rsi+1312]
    vbroadcasti128 ymm1, [rsi+64]
    lea r10, [rsi-1040]
    lea rax, [rsi+2288]
    call .Llimbs_ifma_pair_80_sqr_70
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1040], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rsi+240]
    lea r10, [rsi-864]
    lea rax, [rsi+2112]
    call .Llimbs_ifma_pair_80_sqr_70
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1056], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [rsi+416]
    lea r10, [rsi-704]
    lea rax, [rsi+1952]
    call .Llimbs_ifma_pair_80_sqr_71
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1072], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm13, [rsi+576]
    vbroadcasti128 ymm12, [rsi+592]
    vmovdqu64 ymm19, [rsi+656]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+720]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+752]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+784]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+608]
    vmovdqu64 ymm19, [rsi+640]
    vpmadd52luq ymm29, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+672]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+704]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+736]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+768]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+624]
    vmovdqu64 ymm19, [rsi+624]
    vpmadd52luq ymm29{k1}, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+656]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+720]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+752]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+640]
    vmovdqu64 ymm19, [rsi+640]
    vpmadd52luq ymm28{k1}, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+672]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+704]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+736]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+656]
    vmovdqu64 ymm19, [rsi+656]
    vpmadd52luq ymm27{k1}, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+720]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+672]
    vmovdqu64 ymm19, [rsi+672]
    vpmadd52luq ymm26{k1}, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+704]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+688]
    vmovdqu64 ymm19, [rsi+688]
    vpmadd52luq ymm25{k1}, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+624]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+624]
    vbroadcasti128 ymm12, [rsi+640]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+608]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+640]
    vbroadcasti128 ymm13, [rsi+656]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+624]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+656]
    vbroadcasti128 ymm12, [rsi+672]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+640]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+672]
    vbroadcasti128 ymm13, [rsi+688]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+656]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+688]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+672]
    vbroadcasti128 ymm13, [r8+64]
    vpmadd52luq ymm29, ymm13, [rcx+1184]
    vpmadd52luq ymm28, ymm13, [rcx+1216]
    vpmadd52luq ymm27, ymm13, [rcx+1248]
    vpmadd52luq ymm26, ymm13, [rcx+1280]
    vpmadd52luq ymm25, ymm13, [rcx+1312]
    vbroadcasti128 ymm1, [r8+64]
    lea r10, [r8-1136]
    lea rax, [rcx+2384]
    call .Llimbs_ifma_pair_80_sqr_76
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1088], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [r8+144]
    lea r10, [r8-960]
    lea rax, [rcx+2208]
    call .Llimbs_ifma_pair_80_sqr_70
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1104], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm1, [r8+320]
    lea r10, [r8-784]
    lea rax, [rcx+2032]
    call .Llimbs_ifma_pair_80_sqr_70
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1120], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+496]
    lea r10, [r8-624]
    lea rax, [rcx+1872]
    call .Llimbs_ifma_pair_80_sqr_71
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1136], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+656]
    lea r10, [r8-448]
    lea rax, [rcx+1696]
    call .Llimbs_ifma_pair_80_sqr_70
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1152], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [r8+832]
    lea r10, [r8-272]
    lea rax, [rcx+1520]
    call .Llimbs_ifma_pair_80_sqr_70
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1168], xmm19
    vbroadcasti128 ymm0, [r8+1008]
    lea r10, [r8-112]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_sqr_71
    vbroadcasti128 ymm15, [r8+1168]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1184], xmm13
    vpmadd52luq xmm18, xmm13, [rcx+80]
    vpmadd52huq xmm19, xmm13, [rcx+64]
    vpaddq xmm18, xmm18, xmm19
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
    vbroadcasti128 ymm12, [rsi+64]
    vbroadcasti128 ymm11, [rsi+80]
    vmovdqu64 ymm19, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+96]
    vmovdqu64 ymm19, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vbroadcasti128 ymm11, [rsi+112]
    vmovdqu64 ymm19, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+128]
    vmovdqu64 ymm19, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vbroadcasti128 ymm11, [rsi+144]
    vmovdqu64 ymm19, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+160]
    vmovdqu64 ymm19, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm11, ymm19
    vbroadcasti128 ymm11, [rsi+176]
    vmovdqu64 ymm19, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+192]
    vmovdqu64 ymm19, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm11, ymm19
    vmovdqu64 ymm19, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm11, ymm19
    vbroadcasti128 ymm0, [rsi+192]
    lea r10, [rsi-960]
    lea rax, [rsi+2368]
    call .Llimbs_ifma_pair_80_sqr_73
    vinserti64x2 ymm19, ymm13, xmm13, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm17, ymm19, [rcx+96]
    vpmadd52huq ymm13, ymm19, [rcx+80]
    vpaddq ymm17, ymm17, ymm13
    vpmadd52luq ymm16, ymm19, [rcx+128]
    vpmadd52huq ymm16, ymm19, [rcx+112]
    vpmadd52luq ymm15, ymm19, [rcx+160]
    vpmadd52huq ymm15, ymm19, [rcx+144]
    vpmadd52luq ymm14, ymm19, [rcx+192]
    vpmadd52huq ymm14, ymm19, [rcx+176]
    vextracti64x2 xmm19, ymm17, 1
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq xmm13, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1200], xmm13
    vpmadd52luq xmm17, xmm13, [rcx+80]
    vpmadd52huq xmm18, xmm13, [rcx+64]
    vpaddq xmm17, xmm17, xmm18
    vbroadcasti128 ymm1, [rsi+320]
    lea r10, [rsi-784]
    lea rax, [rsi+2192]
    call .Llimbs_ifma_pair_80_sqr_70
    vpmadd52luq xmm19, xmm13, [rcx+96]
    vpmadd52huq xmm19, xmm13, [rcx+80]
    vinserti64x2 ymm18, ymm13, xmm13, 1
    vpmadd52luq ymm16, ymm18, [rcx+112]
    vpmadd52huq ymm16, ymm18, [rcx+96]
    vpmadd52luq ymm15, ymm18, [rcx+144]
    vpmadd52huq ymm15, ymm18, [rcx+128]
    vpmadd52luq ymm14, ymm18, [rcx+176]
    vpmadd52huq ymm14, ymm18, [rcx+160]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1216], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [rsi+496]
    lea r10, [rsi-592]
    lea rax, [rsi+2000]
    call .Llimbs_ifma_pair_80_sqr_69
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm16, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm16, ymm16, ymm17
    vpmadd52luq ymm15, ymm18, [rcx+128]
    vpmadd52huq ymm15, ymm18, [rcx+112]
    vpmadd52luq ymm14, ymm18, [rcx+160]
    vpmadd52huq ymm14, ymm18, [rcx+144]
    vextracti64x2 xmm18, ymm16, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1232], xmm17
    vpmadd52luq xmm16, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm16, xmm16, xmm19
    vbroadcasti128 ymm13, [rsi+688]
    vbroadcasti128 ymm12, [rsi+704]
    vmovdqu64 ymm19, [rsi+704]
    vpmadd52luq ymm29{k1}, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+736]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+768]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+800]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+832]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+720]
    vmovdqu64 ymm19, [rsi+720]
    vpmadd52luq ymm28{k1}, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+752]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+784]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+816]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+736]
    vmovdqu64 ymm19, [rsi+736]
    vpmadd52luq ymm27{k1}, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+768]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vmovdqu64 ymm19, [rsi+800]
    vpmadd52luq ymm25, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vbroadcasti128 ymm13, [rsi+752]
    vmovdqu64 ymm19, [rsi+752]
    vpmadd52luq ymm26{k1}, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vmovdqu64 ymm19, [rsi+784]
    vpmadd52luq ymm25, ymm13, ymm19
    vpmadd52huq ymm20, ymm12, ymm19
    vbroadcasti128 ymm12, [rsi+768]
    vmovdqu64 ymm19, [rsi+768]
    vpmadd52luq ymm25{k1}, ymm12, ymm19
    vpmadd52huq ymm20, ymm13, ymm19
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+704]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+704]
    vbroadcasti128 ymm12, [rsi+720]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+688]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+720]
    vbroadcasti128 ymm13, [rsi+736]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+704]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+736]
    vbroadcasti128 ymm12, [rsi+752]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+720]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+752]
    vbroadcasti128 ymm13, [rsi+768]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+736]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+768]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+752]
    vbroadcasti128 ymm13, [r8+64]
    vbroadcasti128 ymm12, [r8+80]
    vmovdqu64 ymm19, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vbroadcasti128 ymm13, [r8+96]
    vmovdqu64 ymm19, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vbroadcasti128 ymm12, [r8+112]
    vmovdqu64 ymm19, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vbroadcasti128 ymm13, [r8+128]
    vmovdqu64 ymm19, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vbroadcasti128 ymm12, [r8+144]
    vmovdqu64 ymm19, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vbroadcasti128 ymm13, [r8+160]
    vmovdqu64 ymm19, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vbroadcasti128 ymm12, [r8+176]
    vmovdqu64 ymm19, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm19
    vpmadd52huq ymm24, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm19
    vpmadd52huq ymm23, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm19
    vpmadd52huq ymm22, ymm13, ymm19
    vmovdqu64 ymm19, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm19
    vpmadd52huq ymm21, ymm13, ymm19
    vbroadcasti128 ymm13, [r8+192]
    vmovdqu64 ymm19, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm19
    vpmadd52huq ymm24, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm19
    vpmadd52huq ymm23, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm19
    vpmadd52huq ymm22, ymm12, ymm19
    vmovdqu64 ymm19, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm19
    vpmadd52huq ymm21, ymm12, ymm19
    vbroadcasti128 ymm1, [r8+192]
    lea r10, [r8-1040]
    lea rax, [rcx+2448]
    call .Llimbs_ifma_pair_80_sqr_78
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vinserti64x2 ymm19, ymm17, xmm17, 1
    vpmadd52luq ymm15, ymm19, [rcx+112]
    vpmadd52huq ymm15, ymm19, [rcx+96]
    vpmadd52luq ymm14, ymm19, [rcx+144]
    vpmadd52huq ymm14, ymm19, [rcx+128]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm16, xmm30
    vpaddq xmm17, xmm16, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1248], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm0, [r8+240]
    lea r10, [r8-848]
    lea rax, [rcx+2256]
    call .Llimbs_ifma_pair_80_sqr_69
    vinserti64x2 ymm19, ymm19, xmm19, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm15, ymm19, [rcx+96]
    vpmadd52huq ymm17, ymm19, [rcx+80]
    vpaddq ymm15, ymm15, ymm17
    vpmadd52luq ymm14, ymm19, [rcx+128]
    vpmadd52huq ymm14, ymm19, [rcx+112]
    vextracti64x2 xmm19, ymm15, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1264], xmm17
    vpmadd52luq xmm15, xmm17, [rcx+80]
    vpmadd52huq xmm18, xmm17, [rcx+64]
    vpaddq xmm15, xmm15, xmm18
    vbroadcasti128 ymm1, [r8+432]
    lea r10, [r8-672]
    lea rax, [rcx+2080]
    call .Llimbs_ifma_pair_80_sqr_70
    vpmadd52luq xmm19, xmm17, [rcx+96]
    vpmadd52huq xmm19, xmm17, [rcx+80]
    vinserti64x2 ymm18, ymm17, xmm17, 1
    vpmadd52luq ymm14, ymm18, [rcx+112]
    vpmadd52huq ymm14, ymm18, [rcx+96]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq xmm18, xmm15, xmm30
    vpaddq xmm17, xmm15, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1280], xmm18
    vpmadd52luq xmm19, xmm18, [rcx+80]
    vpmadd52huq xmm17, xmm18, [rcx+64]
    vpaddq xmm19, xmm19, xmm17
    vbroadcasti128 ymm0, [r8+608]
    lea r10, [r8-480]
    lea rax, [rcx+1888]
    call .Llimbs_ifma_pair_80_sqr_69
    vinserti64x2 ymm18, ymm18, xmm18, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq ymm14, ymm18, [rcx+96]
    vpmadd52huq ymm17, ymm18, [rcx+80]
    vpaddq ymm14, ymm14, ymm17
    vextracti64x2 xmm18, ymm14, 1
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm19, xmm30
    vpaddq xmm19, xmm19, xmm31
    vpsrlq xmm19, xmm19, 52
    vmovdqu64 [r8+1296], xmm17
    vpmadd52luq xmm14, xmm17, [rcx+80]
    vpmadd52huq xmm19, xmm17, [rcx+64]
    vpaddq xmm14, xmm14, xmm19
    vbroadcasti128 ymm1, [r8+800]
    lea r10, [r8-304]
    lea rax, [rcx+1712]
    call .Llimbs_ifma_pair_80_sqr_70
    vpmadd52luq xmm18, xmm17, [rcx+96]
    vpmadd52huq xmm18, xmm17, [rcx+80]
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm14, xmm30
    vpaddq xmm17, xmm14, xmm31
    vpsrlq xmm17, xmm17, 52
    vmovdqu64 [r8+1312], xmm19
    vpmadd52luq xmm18, xmm19, [rcx+80]
    vpmadd52huq xmm17, xmm19, [rcx+64]
    vpaddq xmm18, xmm18, xmm17
    vbroadcasti128 ymm1, [r8+976]
    lea r10, [r8-128]
    lea rax, [rcx+1536]
    call .Llimbs_ifma_pair_80_sqr_70
    vpxord xmm19, xmm19, xmm19
    vpmadd52luq xmm19, xmm18, xmm30
    vpaddq xmm18, xmm18, xmm31
    vpsrlq xmm18, xmm18, 52
    vmovdqu64 [r8+1328], xmm19
    vbroadcasti128 ymm1, [r8+1152]
    lea r10, [r8+48]
    lea rax, [rcx+1360]
    call .Llimbs_ifma_pair_80_sqr_70
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+64]
    vpmadd52huq ymm23, ymm15, [rcx+96]
    vpmadd52huq ymm22, ymm15, [rcx+128]
    vpmadd52huq ymm21, ymm15, [rcx+160]
    vpmadd52huq ymm20, ymm15, [rcx+192]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
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
    vbroadcasti128 ymm12, [rsi+224]
    vbroadcasti128 ymm11, [rsi+240]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+256]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+272]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+288]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+304]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+320]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+336]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+352]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm0, [rsi+352]
    lea r10, [rsi-672]
    lea rax, [rsi+2240]
    call .Llimbs_ifma_pair_80_sqr_65
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+96], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rsi+608]
    lea r10, [rsi-512]
    lea rax, [rsi+2080]
    call .Llimbs_ifma_pair_80_sqr_71
    vbroadcasti128 ymm13, [rsi+768]
    vbroadcasti128 ymm12, [rsi+784]
    vmovdqu64 ymm17, [rsi+784]
    vpmadd52luq ymm29{k1}, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+816]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+848]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+880]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+912]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+800]
    vmovdqu64 ymm17, [rsi+800]
    vpmadd52luq ymm28{k1}, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+832]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+864]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+896]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+816]
    vmovdqu64 ymm17, [rsi+816]
    vpmadd52luq ymm27{k1}, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+848]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+880]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+832]
    vmovdqu64 ymm17, [rsi+832]
    vpmadd52luq ymm26{k1}, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+864]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+848]
    vmovdqu64 ymm17, [rsi+848]
    vpmadd52luq ymm25{k1}, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+784]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+784]
    vbroadcasti128 ymm12, [rsi+800]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+768]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+800]
    vbroadcasti128 ymm13, [rsi+816]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+784]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+816]
    vbroadcasti128 ymm12, [rsi+832]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+800]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+832]
    vbroadcasti128 ymm13, [rsi+848]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+816]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+848]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+832]
    vbroadcasti128 ymm13, [r8+224]
    vbroadcasti128 ymm12, [r8+240]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+256]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+272]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+288]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+304]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+320]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+336]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+352]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+368]
    vmovdqu64 ymm17, [rcx+1200]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+384]
    vmovdqu64 ymm17, [rcx+1184]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+128], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm0, [r8+384]
    lea r10, [r8-576]
    lea rax, [rcx+2144]
    call .Llimbs_ifma_pair_80_sqr_61
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+160], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+704]
    lea r10, [r8-256]
    lea rax, [rcx+1824]
    call .Llimbs_ifma_pair_80_sqr_61
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+192], ymm19
    vbroadcasti128 ymm1, [r8+1024]
    lea r10, [r8+48]
    lea rax, [rcx+1520]
    call .Llimbs_ifma_pair_80_sqr_62
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+224]
    vpmadd52huq ymm23, ymm15, [rcx+256]
    vpmadd52huq ymm22, ymm15, [rcx+288]
    vpmadd52huq ymm21, ymm15, [rcx+320]
    vpmadd52huq ymm20, ymm15, [rcx+352]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
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
    vbroadcasti128 ymm12, [rsi+384]
    vbroadcasti128 ymm11, [rsi+400]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+416]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+432]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+448]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+464]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+480]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+496]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+512]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rsi+512]
    lea r10, [rsi-560]
    lea rax, [rsi+2288]
    call .Llimbs_ifma_pair_80_sqr_68
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+256], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rsi+720]
    lea r10, [rsi-432]
    lea rax, [rsi+2160]
    call .Llimbs_ifma_pair_80_sqr_73
    vbroadcasti128 ymm13, [rsi+848]
    vbroadcasti128 ymm12, [rsi+864]
    vmovdqu64 ymm17, [rsi+864]
    vpmadd52luq ymm29{k1}, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+896]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+928]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+960]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+992]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+880]
    vmovdqu64 ymm17, [rsi+880]
    vpmadd52luq ymm28{k1}, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+912]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+944]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+976]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+896]
    vmovdqu64 ymm17, [rsi+896]
    vpmadd52luq ymm27{k1}, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+928]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+960]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+912]
    vmovdqu64 ymm17, [rsi+912]
    vpmadd52luq ymm26{k1}, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+944]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+928]
    vmovdqu64 ymm17, [rsi+928]
    vpmadd52luq ymm25{k1}, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+864]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+864]
    vbroadcasti128 ymm12, [rsi+880]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+848]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+880]
    vbroadcasti128 ymm13, [rsi+896]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+864]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+896]
    vbroadcasti128 ymm12, [rsi+912]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+880]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+912]
    vbroadcasti128 ymm13, [rsi+928]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+896]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+928]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+912]
    vbroadcasti128 ymm13, [r8+384]
    vbroadcasti128 ymm12, [r8+400]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+416]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+432]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+448]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+464]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+480]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+496]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+512]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+528]
    vmovdqu64 ymm17, [rcx+1200]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+288], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm1, [r8+528]
    lea r10, [r8-480]
    lea rax, [rcx+2208]
    call .Llimbs_ifma_pair_80_sqr_64
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+320], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm1, [r8+800]
    lea r10, [r8-208]
    lea rax, [rcx+1936]
    call .Llimbs_ifma_pair_80_sqr_64
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+352], ymm19
    vbroadcasti128 ymm0, [r8+1072]
    lea r10, [r8+48]
    lea rax, [rcx+1680]
    call .Llimbs_ifma_pair_80_sqr_65
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+384]
    vpmadd52huq ymm23, ymm15, [rcx+416]
    vpmadd52huq ymm22, ymm15, [rcx+448]
    vpmadd52huq ymm21, ymm15, [rcx+480]
    vpmadd52huq ymm20, ymm15, [rcx+512]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+384], ymm19
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
    vbroadcasti128 ymm12, [rsi+544]
    vbroadcasti128 ymm11, [rsi+560]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+576]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+592]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+608]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+624]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+640]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+656]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+672]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm0, [rsi+672]
    lea r10, [rsi-448]
    lea rax, [rsi+2336]
    call .Llimbs_ifma_pair_80_sqr_71
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+416], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rsi+832]
    lea r10, [rsi-352]
    lea rax, [rsi+2240]
    call .Llimbs_ifma_pair_80_sqr_75
    vbroadcasti128 ymm13, [rsi+928]
    vbroadcasti128 ymm12, [rsi+944]
    vmovdqu64 ymm17, [rsi+944]
    vpmadd52luq ymm29{k1}, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+976]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1008]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1040]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1072]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+960]
    vmovdqu64 ymm17, [rsi+960]
    vpmadd52luq ymm28{k1}, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+992]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1024]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1056]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+976]
    vmovdqu64 ymm17, [rsi+976]
    vpmadd52luq ymm27{k1}, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1008]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1040]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+992]
    vmovdqu64 ymm17, [rsi+992]
    vpmadd52luq ymm26{k1}, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1024]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+1008]
    vmovdqu64 ymm17, [rsi+1008]
    vpmadd52luq ymm25{k1}, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+944]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+944]
    vbroadcasti128 ymm12, [rsi+960]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+928]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+960]
    vbroadcasti128 ymm13, [rsi+976]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+944]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+976]
    vbroadcasti128 ymm12, [rsi+992]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+960]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+992]
    vbroadcasti128 ymm13, [rsi+1008]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+976]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+1008]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+992]
    vbroadcasti128 ymm13, [r8+544]
    vbroadcasti128 ymm12, [r8+560]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+576]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+592]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+608]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+624]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+640]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+656]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+672]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+448], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm0, [r8+672]
    lea r10, [r8-384]
    lea rax, [rcx+2272]
    call .Llimbs_ifma_pair_80_sqr_67
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+480], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+896]
    lea r10, [r8-160]
    lea rax, [rcx+2048]
    call .Llimbs_ifma_pair_80_sqr_67
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+512], ymm19
    vbroadcasti128 ymm1, [r8+1120]
    lea r10, [r8+48]
    lea rax, [rcx+1840]
    call .Llimbs_ifma_pair_80_sqr_68
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+544]
    vpmadd52huq ymm23, ymm15, [rcx+576]
    vpmadd52huq ymm22, ymm15, [rcx+608]
    vpmadd52huq ymm21, ymm15, [rcx+640]
    vpmadd52huq ymm20, ymm15, [rcx+672]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+544], ymm19
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
    vbroadcasti128 ymm12, [rsi+704]
    vbroadcasti128 ymm11, [rsi+720]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+736]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+752]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+768]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+784]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+800]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+816]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+832]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm1, [rsi+832]
    lea r10, [rsi-336]
    lea rax, [rsi+2384]
    call .Llimbs_ifma_pair_80_sqr_74
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+576], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm0, [rsi+944]
    lea r10, [rsi-272]
    lea rax, [rsi+2320]
    call .Llimbs_ifma_pair_80_sqr_77
    vbroadcasti128 ymm13, [rsi+1008]
    vbroadcasti128 ymm12, [rsi+1024]
    vmovdqu64 ymm17, [rsi+1024]
    vpmadd52luq ymm29{k1}, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1056]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1088]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1120]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1152]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+1040]
    vmovdqu64 ymm17, [rsi+1040]
    vpmadd52luq ymm28{k1}, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1072]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1104]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1136]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+1056]
    vmovdqu64 ymm17, [rsi+1056]
    vpmadd52luq ymm27{k1}, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1088]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1120]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+1072]
    vmovdqu64 ymm17, [rsi+1072]
    vpmadd52luq ymm26{k1}, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1104]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+1088]
    vmovdqu64 ymm17, [rsi+1088]
    vpmadd52luq ymm25{k1}, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+1024]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+1024]
    vbroadcasti128 ymm12, [rsi+1040]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+1008]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+1040]
    vbroadcasti128 ymm13, [rsi+1056]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+1024]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+1056]
    vbroadcasti128 ymm12, [rsi+1072]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+1040]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+1072]
    vbroadcasti128 ymm13, [rsi+1088]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+1056]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+1088]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+1072]
    vbroadcasti128 ymm13, [r8+704]
    vbroadcasti128 ymm12, [r8+720]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+736]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+752]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+768]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+784]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+800]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+816]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+608], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm13, [r8+832]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm0, [r8+832]
    lea r10, [r8-288]
    lea rax, [rcx+2336]
    call .Llimbs_ifma_pair_80_sqr_71
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+640], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm1, [r8+992]
    lea r10, [r8-112]
    lea rax, [rcx+2160]
    call .Llimbs_ifma_pair_80_sqr_70
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+672], ymm19
    vbroadcasti128 ymm0, [r8+1168]
    lea r10, [r8+48]
    lea rax, [rcx+2000]
    call .Llimbs_ifma_pair_80_sqr_71
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+704]
    vpmadd52huq ymm23, ymm15, [rcx+736]
    vpmadd52huq ymm22, ymm15, [rcx+768]
    vpmadd52huq ymm21, ymm15, [rcx+800]
    vpmadd52huq ymm20, ymm15, [rcx+832]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+704], ymm19
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
    vbroadcasti128 ymm12, [rsi+864]
    vbroadcasti128 ymm11, [rsi+880]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+896]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+912]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+928]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+944]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+960]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+976]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+992]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm0, [rsi+992]
    lea r10, [rsi-224]
    lea rax, [rsi+2432]
    call .Llimbs_ifma_pair_80_sqr_77
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+736], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm13, [rsi+1056]
    vbroadcasti128 ymm12, [rsi+1072]
    vmovdqu64 ymm17, [rsi+1136]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1168]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1200]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1232]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1264]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+1088]
    vmovdqu64 ymm17, [rsi+1120]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1152]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1184]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1216]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1248]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+1104]
    vmovdqu64 ymm17, [rsi+1104]
    vpmadd52luq ymm29{k1}, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1136]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1168]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1200]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1232]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+1120]
    vmovdqu64 ymm17, [rsi+1120]
    vpmadd52luq ymm28{k1}, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1152]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1184]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1216]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+1136]
    vmovdqu64 ymm17, [rsi+1136]
    vpmadd52luq ymm27{k1}, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1168]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1200]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+1152]
    vmovdqu64 ymm17, [rsi+1152]
    vpmadd52luq ymm26{k1}, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1184]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+1168]
    vmovdqu64 ymm17, [rsi+1168]
    vpmadd52luq ymm25{k1}, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+1104]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+1104]
    vbroadcasti128 ymm12, [rsi+1120]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+1088]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+1120]
    vbroadcasti128 ymm13, [rsi+1136]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+1104]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+1136]
    vbroadcasti128 ymm12, [rsi+1152]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+1120]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+1152]
    vbroadcasti128 ymm13, [rsi+1168]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+1136]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+1168]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+1152]
    vbroadcasti128 ymm13, [r8+864]
    vbroadcasti128 ymm12, [r8+880]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+896]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+912]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+928]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+944]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+768], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm13, [r8+960]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+976]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+992]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm0, [r8+992]
    lea r10, [r8-192]
    lea rax, [rcx+2400]
    call .Llimbs_ifma_pair_80_sqr_75
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+800], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm0, [r8+1088]
    lea r10, [r8-64]
    lea rax, [rcx+2272]
    call .Llimbs_ifma_pair_80_sqr_73
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+832], ymm19
    vbroadcasti128 ymm1, [r8+1216]
    lea r10, [r8+48]
    lea rax, [rcx+2160]
    call .Llimbs_ifma_pair_80_sqr_74
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+864]
    vpmadd52huq ymm23, ymm15, [rcx+896]
    vpmadd52huq ymm22, ymm15, [rcx+928]
    vpmadd52huq ymm21, ymm15, [rcx+960]
    vpmadd52huq ymm20, ymm15, [rcx+992]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+864], ymm19
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
    vbroadcasti128 ymm12, [rsi+1024]
    vbroadcasti128 ymm11, [rsi+1040]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+1056]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+1072]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+1088]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+1104]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+1120]
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+1136]
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+1152]
    vmovdqu64 ymm18, [rsi+1216]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1248]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm26, ymm12, ymm18
    vpmadd52huq ymm21, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+1168]
    vmovdqu64 ymm18, [rsi+1200]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1232]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm26, ymm11, ymm18
    vpmadd52huq ymm21, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm25, ymm11, ymm18
    vpmadd52huq ymm20, ymm12, ymm18
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+896], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm13, [rsi+1184]
    vmovdqu64 ymm17, [rsi+1184]
    vpmadd52luq ymm29{k1}, ymm13, ymm17
    vpmadd52huq ymm24, ymm11, ymm17
    vmovdqu64 ymm17, [rsi+1216]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm11, ymm17
    vmovdqu64 ymm17, [rsi+1248]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm11, ymm17
    vmovdqu64 ymm17, [rsi+1280]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm11, ymm17
    vmovdqu64 ymm17, [rsi+1312]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm11, ymm17
    vbroadcasti128 ymm12, [rsi+1200]
    vmovdqu64 ymm17, [rsi+1200]
    vpmadd52luq ymm28{k1}, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1232]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1264]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1296]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+1216]
    vmovdqu64 ymm17, [rsi+1216]
    vpmadd52luq ymm27{k1}, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1248]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1280]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+1232]
    vmovdqu64 ymm17, [rsi+1232]
    vpmadd52luq ymm26{k1}, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rsi+1264]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+1248]
    vmovdqu64 ymm17, [rsi+1248]
    vpmadd52luq ymm25{k1}, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+1184]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+1184]
    vbroadcasti128 ymm12, [rsi+1200]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+1168]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+1200]
    vbroadcasti128 ymm13, [rsi+1216]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+1184]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+1216]
    vbroadcasti128 ymm12, [rsi+1232]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+1200]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+1232]
    vbroadcasti128 ymm13, [rsi+1248]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+1216]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+1248]
    vpmadd52huq ymm20{k1}, ymm13, [rsi+1232]
    vbroadcasti128 ymm13, [r8+1024]
    vbroadcasti128 ymm12, [r8+1040]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1056]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1072]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+928], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vbroadcasti128 ymm13, [r8+1088]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1104]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1120]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1136]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1152]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1168]
    vmovdqu64 ymm17, [rcx+1200]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm26, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm25, ymm12, ymm17
    vpmadd52huq ymm20, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1184]
    vmovdqu64 ymm17, [rcx+1184]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm25, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+960], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm1, [r8+1184]
    lea r10, [r8-16]
    lea rax, [rcx+2384]
    call .Llimbs_ifma_pair_80_sqr_76
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+992], ymm19
    vbroadcasti128 ymm0, [r8+1264]
    lea r10, [r8+48]
    lea rax, [rcx+2320]
    call .Llimbs_ifma_pair_80_sqr_77
    vbroadcasti128 ymm15, [r8+1328]
    vpmadd52huq ymm24, ymm15, [rcx+1024]
    vpmadd52huq ymm23, ymm15, [rcx+1056]
    vpmadd52huq ymm22, ymm15, [rcx+1088]
    vpmadd52huq ymm21, ymm15, [rcx+1120]
    vpmadd52huq ymm20, ymm15, [rcx+1152]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1024], ymm19
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
    vbroadcasti128 ymm12, [rsi+1184]
    vbroadcasti128 ymm11, [rsi+1200]
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+1216]
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+1232]
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm29, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+1248]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm29, ymm12, ymm18
    vpmadd52huq ymm24, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm28, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vbroadcasti128 ymm11, [rsi+1264]
    vmovdqu64 ymm18, [rsi+1264]
    vpmadd52luq ymm29{k1}, ymm11, ymm18
    vpmadd52huq ymm24, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1296]
    vpmadd52luq ymm28, ymm11, ymm18
    vpmadd52huq ymm23, ymm12, ymm18
    vmovdqu64 ymm18, [rsi+1328]
    vpmadd52luq ymm27, ymm11, ymm18
    vpmadd52huq ymm22, ymm12, ymm18
    vbroadcasti128 ymm12, [rsi+1280]
    vmovdqu64 ymm18, [rsi+1280]
    vpmadd52luq ymm28{k1}, ymm12, ymm18
    vpmadd52huq ymm23, ymm11, ymm18
    vmovdqu64 ymm18, [rsi+1312]
    vpmadd52luq ymm27, ymm12, ymm18
    vpmadd52huq ymm22, ymm11, ymm18
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1056], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vbroadcasti128 ymm13, [rsi+1296]
    vmovdqu64 ymm17, [rsi+1296]
    vpmadd52luq ymm27{k1}, ymm13, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vmovdqu64 ymm17, [rsi+1328]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm12, ymm17
    vbroadcasti128 ymm12, [rsi+1312]
    vmovdqu64 ymm17, [rsi+1312]
    vpmadd52luq ymm26{k1}, ymm12, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vbroadcasti128 ymm13, [rsi+1328]
    vmovdqu64 ymm17, [rsi+1328]
    vpmadd52luq ymm25{k1}, ymm13, ymm17
    vpmadd52huq ymm20, ymm12, ymm17
    vpaddq ymm29, ymm29, ymm24
    vmovdqa64 ymm24, ymm29
    vpaddq ymm28, ymm28, ymm23
    vmovdqa64 ymm23, ymm28
    vpaddq ymm27, ymm27, ymm22
    vmovdqa64 ymm22, ymm27
    vpaddq ymm26, ymm26, ymm21
    vmovdqa64 ymm21, ymm26
    vpaddq ymm25, ymm25, ymm20
    vmovdqa64 ymm20, ymm25
    vbroadcasti128 ymm13, [rsi+1264]
    vpmadd52luq ymm29{k2}, ymm13, [rsi+1264]
    vbroadcasti128 ymm12, [rsi+1280]
    vpmadd52huq ymm24{k1}, ymm13, [rsi+1248]
    vpmadd52luq ymm28{k2}, ymm12, [rsi+1280]
    vbroadcasti128 ymm13, [rsi+1296]
    vpmadd52huq ymm23{k1}, ymm12, [rsi+1264]
    vpmadd52luq ymm27{k2}, ymm13, [rsi+1296]
    vbroadcasti128 ymm12, [rsi+1312]
    vpmadd52huq ymm22{k1}, ymm13, [rsi+1280]
    vpmadd52luq ymm26{k2}, ymm12, [rsi+1312]
    vbroadcasti128 ymm13, [rsi+1328]
    vpmadd52huq ymm21{k1}, ymm12, [rsi+1296]
    vpmadd52luq ymm25{k2}, ymm13, [rsi+1328]
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1088], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpmadd52huq ymm20{k1}, ymm13, [rsi+1312]
    vbroadcasti128 ymm13, [r8+1184]
    vbroadcasti128 ymm12, [r8+1200]
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1216]
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1232]
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vbroadcasti128 ymm13, [r8+1248]
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vbroadcasti128 ymm12, [r8+1264]
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm29, ymm12, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm28, ymm12, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm27, ymm12, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1120], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vbroadcasti128 ymm15, [r8+1280]
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm29, ymm15, ymm17
    vpmadd52huq ymm24, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm23, ymm12, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm22, ymm12, ymm17
    vbroadcasti128 ymm13, [r8+1296]
    vmovdqu64 ymm17, [rcx+1232]
    vpmadd52luq ymm29, ymm13, ymm17
    vpmadd52huq ymm24, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+1264]
    vpmadd52luq ymm28, ymm13, ymm17
    vpmadd52huq ymm23, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+1296]
    vpmadd52luq ymm27, ymm13, ymm17
    vpmadd52huq ymm22, ymm15, ymm17
    vmovdqu64 ymm17, [rcx+1328]
    vpmadd52luq ymm26, ymm13, ymm17
    vpmadd52huq ymm21, ymm15, ymm17
    vbroadcasti128 ymm15, [r8+1312]
    vmovdqu64 ymm17, [rcx+1216]
    vpmadd52luq ymm29, ymm15, ymm17
    vpmadd52huq ymm24, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1248]
    vpmadd52luq ymm28, ymm15, ymm17
    vpmadd52huq ymm23, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1280]
    vpmadd52luq ymm27, ymm15, ymm17
    vpmadd52huq ymm22, ymm13, ymm17
    vmovdqu64 ymm17, [rcx+1312]
    vpmadd52luq ymm26, ymm15, ymm17
    vpmadd52huq ymm21, ymm13, ymm17
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1152], ymm19
    vbroadcasti128 ymm14, [r8+1328]
    vmovdqu64 ymm19, [rcx+1200]
    vpmadd52luq ymm29, ymm14, ymm19
    vpmadd52huq ymm24, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+1232]
    vpmadd52luq ymm28, ymm14, ymm19
    vpmadd52huq ymm23, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+1264]
    vpmadd52luq ymm27, ymm14, ymm19
    vpmadd52huq ymm22, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+1296]
    vpmadd52luq ymm26, ymm14, ymm19
    vpmadd52huq ymm21, ymm15, ymm19
    vmovdqu64 ymm19, [rcx+1328]
    vpmadd52luq ymm25, ymm14, ymm19
    vpmadd52huq ymm20, ymm15, ymm19
    vpmadd52huq ymm24, ymm14, [rcx+1184]
    vpmadd52huq ymm23, ymm14, [rcx+1216]
    vpmadd52huq ymm22, ymm14, [rcx+1248]
    vpmadd52huq ymm21, ymm14, [rcx+1280]
    vpmadd52huq ymm20, ymm14, [rcx+1312]
    vpaddq ymm19, ymm29, ymm24
    vpaddq ymm17, ymm28, ymm23
    vpaddq ymm16, ymm27, ymm22
    vpaddq ymm15, ymm26, ymm21
    vpaddq ymm14, ymm25, ymm20
    vpaddq ymm19, ymm19, ymm18
    vextracti64x2 xmm18, ymm19, 1
    vpsrlq xmm13, xmm19, 52
    vpaddq xmm18, xmm18, xmm13
    vpsrlq xmm13, xmm18, 52
    vinserti64x2 ymm19, ymm19, xmm18, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1184], ymm19
    vextracti64x2 xmm19, ymm17, 1
    vpaddq xmm17, xmm17, xmm13
    vpsrlq xmm18, xmm17, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm17, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1216], ymm19
    vextracti64x2 xmm19, ymm16, 1
    vpaddq xmm16, xmm16, xmm18
    vpsrlq xmm18, xmm16, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm16, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1248], ymm19
    vextracti64x2 xmm19, ymm15, 1
    vpaddq xmm15, xmm15, xmm18
    vpsrlq xmm18, xmm15, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm15, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1280], ymm19
    vextracti64x2 xmm19, ymm14, 1
    vpaddq xmm14, xmm14, xmm18
    vpsrlq xmm18, xmm14, 52
    vpaddq xmm19, xmm19, xmm18
    vpsrlq xmm18, xmm19, 52
    vinserti64x2 ymm19, ymm14, xmm19, 1
    vpandq ymm19, ymm19, ymm31
    vmovdqu64 [rdi+1312], ymm19
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
.Llimbs_ifma_pair_80_sqr_0:
    vbroadcasti128 ymm0, [r10]
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
.Llimbs_ifma_pair_80_sqr_1:
    vbroadcasti128 ymm1, [r10+16]
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+80]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+112]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_2:
    vbroadcasti128 ymm0, [r10+32]
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
.Llimbs_ifma_pair_80_sqr_3:
    vbroadcasti128 ymm1, [r10+48]
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax+16]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+48]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+80]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_4:
    vbroadcasti128 ymm0, [r10+64]
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
.Llimbs_ifma_pair_80_sqr_5:
    vbroadcasti128 ymm1, [r10+80]
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax+16]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+48]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_6:
    vbroadcasti128 ymm0, [r10+96]
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
.Llimbs_ifma_pair_80_sqr_7:
    vbroadcasti128 ymm1, [r10+112]
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-16]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax+16]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_8:
    vbroadcasti128 ymm0, [r10+128]
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
.Llimbs_ifma_pair_80_sqr_9:
    vbroadcasti128 ymm1, [r10+144]
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-48]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-16]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_10:
    vbroadcasti128 ymm0, [r10+160]
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
.Llimbs_ifma_pair_80_sqr_11:
    vbroadcasti128 ymm1, [r10+176]
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-80]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-48]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_12:
    vbroadcasti128 ymm0, [r10+192]
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
.Llimbs_ifma_pair_80_sqr_13:
    vbroadcasti128 ymm1, [r10+208]
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-112]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-80]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_14:
    vbroadcasti128 ymm0, [r10+224]
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
.Llimbs_ifma_pair_80_sqr_15:
    vbroadcasti128 ymm1, [r10+240]
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-144]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-112]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_16:
    vbroadcasti128 ymm0, [r10+256]
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
.Llimbs_ifma_pair_80_sqr_17:
    vbroadcasti128 ymm1, [r10+272]
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-176]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-144]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_18:
    vbroadcasti128 ymm0, [r10+288]
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
.Llimbs_ifma_pair_80_sqr_19:
    vbroadcasti128 ymm1, [r10+304]
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-208]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-176]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_20:
    vbroadcasti128 ymm0, [r10+320]
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
.Llimbs_ifma_pair_80_sqr_21:
    vbroadcasti128 ymm1, [r10+336]
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-240]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-208]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_22:
    vbroadcasti128 ymm0, [r10+352]
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
.Llimbs_ifma_pair_80_sqr_23:
    vbroadcasti128 ymm1, [r10+368]
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-272]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-240]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_24:
    vbroadcasti128 ymm0, [r10+384]
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
.Llimbs_ifma_pair_80_sqr_25:
    vbroadcasti128 ymm1, [r10+400]
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-304]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-272]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_26:
    vbroadcasti128 ymm0, [r10+416]
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
.Llimbs_ifma_pair_80_sqr_27:
    vbroadcasti128 ymm1, [r10+432]
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-400]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-336]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-304]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_28:
    vbroadcasti128 ymm0, [r10+448]
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
.Llimbs_ifma_pair_80_sqr_29:
    vbroadcasti128 ymm1, [r10+464]
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-432]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-368]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-336]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_30:
    vbroadcasti128 ymm0, [r10+480]
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
.Llimbs_ifma_pair_80_sqr_31:
    vbroadcasti128 ymm1, [r10+496]
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-464]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-400]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-368]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_32:
    vbroadcasti128 ymm0, [r10+512]
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-480]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-416]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-384]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_33:
    vbroadcasti128 ymm1, [r10+528]
    vmovdqu64 ymm2, [rax-528]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-496]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-432]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-400]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_34:
    vbroadcasti128 ymm0, [r10+544]
    vmovdqu64 ymm2, [rax-544]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-512]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-448]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-416]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_35:
    vbroadcasti128 ymm1, [r10+560]
    vmovdqu64 ymm2, [rax-560]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-528]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-464]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-432]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_36:
    vbroadcasti128 ymm0, [r10+576]
    vmovdqu64 ymm2, [rax-576]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-544]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-480]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-448]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_37:
    vbroadcasti128 ymm1, [r10+592]
    vmovdqu64 ymm2, [rax-592]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-560]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-528]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-496]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-464]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_38:
    vbroadcasti128 ymm0, [r10+608]
    vmovdqu64 ymm2, [rax-608]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-576]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-544]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-512]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-480]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_39:
    vbroadcasti128 ymm1, [r10+624]
    vmovdqu64 ymm2, [rax-624]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-592]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-560]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-528]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-496]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_40:
    vbroadcasti128 ymm0, [r10+640]
    vmovdqu64 ymm2, [rax-640]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-608]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-576]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-544]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-512]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_41:
    vbroadcasti128 ymm1, [r10+656]
    vmovdqu64 ymm2, [rax-656]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-624]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-592]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-560]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-528]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_42:
    vbroadcasti128 ymm0, [r10+672]
    vmovdqu64 ymm2, [rax-672]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-640]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-608]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-576]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-544]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_43:
    vbroadcasti128 ymm1, [r10+688]
    vmovdqu64 ymm2, [rax-688]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-656]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-624]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-592]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-560]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_44:
    vbroadcasti128 ymm0, [r10+704]
    vmovdqu64 ymm2, [rax-704]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-672]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-640]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-608]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-576]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_45:
    vbroadcasti128 ymm1, [r10+720]
    vmovdqu64 ymm2, [rax-720]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-688]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-656]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-624]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-592]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_46:
    vbroadcasti128 ymm0, [r10+736]
    vmovdqu64 ymm2, [rax-736]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-704]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-672]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-640]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-608]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_47:
    vbroadcasti128 ymm1, [r10+752]
    vmovdqu64 ymm2, [rax-752]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-720]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-688]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-656]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-624]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_48:
    vbroadcasti128 ymm0, [r10+768]
    vmovdqu64 ymm2, [rax-768]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-736]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-704]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-672]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-640]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_49:
    vbroadcasti128 ymm1, [r10+784]
    vmovdqu64 ymm2, [rax-784]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-752]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-720]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-688]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-656]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_50:
    vbroadcasti128 ymm0, [r10+800]
    vmovdqu64 ymm2, [rax-800]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-768]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-736]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-704]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-672]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_51:
    vbroadcasti128 ymm1, [r10+816]
    vmovdqu64 ymm2, [rax-816]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-784]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-752]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-720]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-688]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_52:
    vbroadcasti128 ymm0, [r10+832]
    vmovdqu64 ymm2, [rax-832]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-800]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-768]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-736]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-704]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_53:
    vbroadcasti128 ymm1, [r10+848]
    vmovdqu64 ymm2, [rax-848]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-816]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-784]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-752]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-720]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_54:
    vbroadcasti128 ymm0, [r10+864]
    vmovdqu64 ymm2, [rax-864]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-832]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-800]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-768]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-736]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_55:
    vbroadcasti128 ymm1, [r10+880]
    vmovdqu64 ymm2, [rax-880]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-848]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-816]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-784]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-752]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_56:
    vbroadcasti128 ymm0, [r10+896]
    vmovdqu64 ymm2, [rax-896]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-864]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-832]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-800]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-768]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_57:
    vbroadcasti128 ymm1, [r10+912]
    vmovdqu64 ymm2, [rax-912]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-880]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-848]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-816]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-784]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_58:
    vbroadcasti128 ymm0, [r10+928]
    vmovdqu64 ymm2, [rax-928]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-896]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-864]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-832]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-800]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_59:
    vbroadcasti128 ymm1, [r10+944]
    vmovdqu64 ymm2, [rax-944]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-912]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-880]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-848]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-816]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_60:
    vbroadcasti128 ymm0, [r10+960]
    vmovdqu64 ymm2, [rax-960]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-928]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-896]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-864]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-832]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_61:
    vbroadcasti128 ymm1, [r10+976]
    vmovdqu64 ymm2, [rax-976]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-944]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-912]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-880]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-848]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_62:
    vbroadcasti128 ymm0, [r10+992]
    vmovdqu64 ymm2, [rax-992]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-960]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-928]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-896]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-864]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_63:
    vbroadcasti128 ymm1, [r10+1008]
    vmovdqu64 ymm2, [rax-1008]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-976]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-944]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-912]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-880]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_64:
    vbroadcasti128 ymm0, [r10+1024]
    vmovdqu64 ymm2, [rax-1024]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-992]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-960]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-928]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-896]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_65:
    vbroadcasti128 ymm1, [r10+1040]
    vmovdqu64 ymm2, [rax-1040]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1008]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-976]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-944]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-912]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_66:
    vbroadcasti128 ymm0, [r10+1056]
    vmovdqu64 ymm2, [rax-1056]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1024]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-992]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-960]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-928]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_67:
    vbroadcasti128 ymm1, [r10+1072]
    vmovdqu64 ymm2, [rax-1072]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1040]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1008]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-976]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-944]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_68:
    vbroadcasti128 ymm0, [r10+1088]
    vmovdqu64 ymm2, [rax-1088]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1056]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1024]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-992]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-960]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_69:
    vbroadcasti128 ymm1, [r10+1104]
    vmovdqu64 ymm2, [rax-1104]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1072]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1040]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1008]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-976]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_70:
    vbroadcasti128 ymm0, [r10+1120]
    vmovdqu64 ymm2, [rax-1120]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1088]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1056]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1024]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-992]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_71:
    vbroadcasti128 ymm1, [r10+1136]
    vmovdqu64 ymm2, [rax-1136]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1104]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1072]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1040]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1008]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_72:
    vbroadcasti128 ymm0, [r10+1152]
    vmovdqu64 ymm2, [rax-1152]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1120]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1088]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1056]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1024]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_73:
    vbroadcasti128 ymm1, [r10+1168]
    vmovdqu64 ymm2, [rax-1168]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1136]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1104]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1072]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1040]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_74:
    vbroadcasti128 ymm0, [r10+1184]
    vmovdqu64 ymm2, [rax-1184]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1152]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1120]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1088]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1056]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_75:
    vbroadcasti128 ymm1, [r10+1200]
    vmovdqu64 ymm2, [rax-1200]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1168]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1136]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1104]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1072]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_76:
    vbroadcasti128 ymm0, [r10+1216]
    vmovdqu64 ymm2, [rax-1216]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1184]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1152]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1120]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1088]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_77:
    vbroadcasti128 ymm1, [r10+1232]
    vmovdqu64 ymm2, [rax-1232]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1200]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1168]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1136]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1104]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_78:
    vbroadcasti128 ymm0, [r10+1248]
    vmovdqu64 ymm2, [rax-1248]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1216]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1184]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1152]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1120]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
.Llimbs_ifma_pair_80_sqr_79:
    vbroadcasti128 ymm1, [r10+1264]
    vmovdqu64 ymm2, [rax-1264]
    vpmadd52luq ymm29, ymm2, ymm1
    vpmadd52huq ymm24, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1232]
    vpmadd52luq ymm28, ymm3, ymm1
    vpmadd52huq ymm23, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1200]
    vpmadd52luq ymm27, ymm2, ymm1
    vpmadd52huq ymm22, ymm2, ymm0
    vmovdqu64 ymm3, [rax-1168]
    vpmadd52luq ymm26, ymm3, ymm1
    vpmadd52huq ymm21, ymm3, ymm0
    vmovdqu64 ymm2, [rax-1136]
    vpmadd52luq ymm25, ymm2, ymm1
    vpmadd52huq ymm20, ymm2, ymm0
.Llimbs_ifma_pair_80_sqr_80:
    vbroadcasti128 ymm0, [r10+1280]
    vmovdqu64 ymm2, [rax-1280]
    vpmadd52luq ymm29, ymm2, ymm0
    vpmadd52huq ymm24, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1248]
    vpmadd52luq ymm28, ymm3, ymm0
    vpmadd52huq ymm23, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1216]
    vpmadd52luq ymm27, ymm2, ymm0
    vpmadd52huq ymm22, ymm2, ymm1
    vmovdqu64 ymm3, [rax-1184]
    vpmadd52luq ymm26, ymm3, ymm0
    vpmadd52huq ymm21, ymm3, ymm1
    vmovdqu64 ymm2, [rax-1152]
    vpmadd52luq ymm25, ymm2, ymm0
    vpmadd52huq ymm20, ymm2, ymm1
    ret
