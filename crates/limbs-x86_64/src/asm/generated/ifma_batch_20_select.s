// Look-up of 20 digits in radix 2^52, 4 side by side: z = table[index]; every entry is read.
// See xtask/src/kernels/ifma.
    .p2align 6
    vpternlogd zmm28, zmm28, zmm28, 0xff
    vbroadcasti64x4 zmm29, [rdx]
    vpxord xmm27, xmm27, xmm27
    vmovdqa64 [rdi], zmm27
    vmovdqa64 [rdi+704], zmm27
    vpxord xmm0, xmm0, xmm0
    vpxord xmm1, xmm1, xmm1
    vpxord xmm2, xmm2, xmm2
    vpxord xmm3, xmm3, xmm3
    vpxord xmm4, xmm4, xmm4
    vpxord xmm5, xmm5, xmm5
    vpxord xmm6, xmm6, xmm6
    vpxord xmm7, xmm7, xmm7
    vpxord xmm8, xmm8, xmm8
    vpxord xmm9, xmm9, xmm9
    vpxord xmm27, xmm27, xmm27
    mov rax, rsi
    mov r9, rcx
2:
    vpcmpeqq k1, zmm27, zmm29
    vmovdqa64 zmm30{k1}{z}, zmm28
    vpsubq zmm27, zmm27, zmm28
    vpternlogq zmm0, zmm30, [rax+0], 0xf8
    vpternlogq zmm1, zmm30, [rax+64], 0xf8
    vpternlogq zmm2, zmm30, [rax+128], 0xf8
    vpternlogq zmm3, zmm30, [rax+192], 0xf8
    vpternlogq zmm4, zmm30, [rax+256], 0xf8
    vpternlogq zmm5, zmm30, [rax+320], 0xf8
    vpternlogq zmm6, zmm30, [rax+384], 0xf8
    vpternlogq zmm7, zmm30, [rax+448], 0xf8
    vpternlogq zmm8, zmm30, [rax+512], 0xf8
    vpternlogq zmm9, zmm30, [rax+576], 0xf8
    add rax, 640
    dec r9
    jnz 2b
    vmovdqa64 [rdi+64], zmm0
    vmovdqa64 [rdi+128], zmm1
    vmovdqa64 [rdi+192], zmm2
    vmovdqa64 [rdi+256], zmm3
    vmovdqa64 [rdi+320], zmm4
    vmovdqa64 [rdi+384], zmm5
    vmovdqa64 [rdi+448], zmm6
    vmovdqa64 [rdi+512], zmm7
    vmovdqa64 [rdi+576], zmm8
    vmovdqa64 [rdi+640], zmm9
    kxorw k1, k1, k1
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
