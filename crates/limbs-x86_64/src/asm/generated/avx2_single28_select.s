// z = an entry of a table, which is read whole, digits of 28 bits, 1 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    add r8, 3
    shr r8, 2
    lea r9, [r8 + 1]
    shr r9, 1
    vpbroadcastq ymm13, [rdx]
    vpcmpeqd ymm14, ymm14, ymm14
    // rdx: bytes of an entry; r10: record h of the value; r11 vectors of the entries are left; r8 - r9
    // records beyond h.
    mov rdx, r9
    shl rdx, 5
    mov r10, r9
    shl r10, 7
    add r10, rdi
    mov r11, r9
    sub r8, r9
    mov r9, rdi
2:
    cmp r11, 9
    jb 3f
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm4, xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    vpxor xmm6, xmm6, xmm6
    vpxor xmm7, xmm7, xmm7
    vpxor xmm8, xmm8, xmm8
    vpxor xmm12, xmm12, xmm12
    push rsi
    mov rax, rcx
    // rax entries are left.
4:
    vpcmpeqq ymm11, ymm12, ymm13
    vpsubq ymm12, ymm12, ymm14
    vpand ymm10, ymm11, [rsi + 0]
    vpor ymm0, ymm0, ymm10
    vpand ymm10, ymm11, [rsi + 32]
    vpor ymm1, ymm1, ymm10
    vpand ymm10, ymm11, [rsi + 64]
    vpor ymm2, ymm2, ymm10
    vpand ymm10, ymm11, [rsi + 96]
    vpor ymm3, ymm3, ymm10
    vpand ymm10, ymm11, [rsi + 128]
    vpor ymm4, ymm4, ymm10
    vpand ymm10, ymm11, [rsi + 160]
    vpor ymm5, ymm5, ymm10
    vpand ymm10, ymm11, [rsi + 192]
    vpor ymm6, ymm6, ymm10
    vpand ymm10, ymm11, [rsi + 224]
    vpor ymm7, ymm7, ymm10
    vpand ymm10, ymm11, [rsi + 256]
    vpor ymm8, ymm8, ymm10
    add rsi, rdx
    dec rax
    jnz 4b
    pop rsi
    vmovdqa [r9 + 0], ymm0
    vextracti128 xmm10, ymm0, 1
    vmovq [r9 + 40], xmm0
    vpextrq [r9 + 48], xmm0, 1
    vmovq [r9 + 56], xmm10
    vpextrq [r9 + 160], xmm10, 1
    vmovq [r9 + 80], xmm0
    vpextrq [r9 + 88], xmm0, 1
    vmovq [r9 + 192], xmm10
    vpextrq [r9 + 200], xmm10, 1
    vmovq [r9 + 120], xmm0
    vpextrq [r9 + 224], xmm0, 1
    vmovq [r9 + 232], xmm10
    vpextrq [r9 + 240], xmm10, 1
    vpsrlq ymm0, ymm0, 32
    vmovdqa [r10 + 0], ymm0
    vextracti128 xmm10, ymm0, 1
    vmovq [r10 + 40], xmm0
    vpextrq [r10 + 48], xmm0, 1
    vmovq [r10 + 56], xmm10
    vpextrq [r10 + 160], xmm10, 1
    vmovq [r10 + 80], xmm0
    vpextrq [r10 + 88], xmm0, 1
    vmovq [r10 + 192], xmm10
    vpextrq [r10 + 200], xmm10, 1
    vmovq [r10 + 120], xmm0
    vpextrq [r10 + 224], xmm0, 1
    vmovq [r10 + 232], xmm10
    vpextrq [r10 + 240], xmm10, 1
    vmovdqa [r9 + 128], ymm1
    vextracti128 xmm10, ymm1, 1
    vmovq [r9 + 168], xmm1
    vpextrq [r9 + 176], xmm1, 1
    vmovq [r9 + 184], xmm10
    vpextrq [r9 + 288], xmm10, 1
    vmovq [r9 + 208], xmm1
    vpextrq [r9 + 216], xmm1, 1
    vmovq [r9 + 320], xmm10
    vpextrq [r9 + 328], xmm10, 1
    vmovq [r9 + 248], xmm1
    vpextrq [r9 + 352], xmm1, 1
    vmovq [r9 + 360], xmm10
    vpextrq [r9 + 368], xmm10, 1
    vpsrlq ymm1, ymm1, 32
    vmovdqa [r10 + 128], ymm1
    vextracti128 xmm10, ymm1, 1
    vmovq [r10 + 168], xmm1
    vpextrq [r10 + 176], xmm1, 1
    vmovq [r10 + 184], xmm10
    vpextrq [r10 + 288], xmm10, 1
    vmovq [r10 + 208], xmm1
    vpextrq [r10 + 216], xmm1, 1
    vmovq [r10 + 320], xmm10
    vpextrq [r10 + 328], xmm10, 1
    vmovq [r10 + 248], xmm1
    vpextrq [r10 + 352], xmm1, 1
    vmovq [r10 + 360], xmm10
    vpextrq [r10 + 368], xmm10, 1
    vmovdqa [r9 + 256], ymm2
    vextracti128 xmm10, ymm2, 1
    vmovq [r9 + 296], xmm2
    vpextrq [r9 + 304], xmm2, 1
    vmovq [r9 + 312], xmm10
    vpextrq [r9 + 416], xmm10, 1
    vmovq [r9 + 336], xmm2
    vpextrq [r9 + 344], xmm2, 1
    vmovq [r9 + 448], xmm10
    vpextrq [r9 + 456], xmm10, 1
    vmovq [r9 + 376], xmm2
    vpextrq [r9 + 480], xmm2, 1
    vmovq [r9 + 488], xmm10
    vpextrq [r9 + 496], xmm10, 1
    vpsrlq ymm2, ymm2, 32
    vmovdqa [r10 + 256], ymm2
    vextracti128 xmm10, ymm2, 1
    vmovq [r10 + 296], xmm2
    vpextrq [r10 + 304], xmm2, 1
    vmovq [r10 + 312], xmm10
    vpextrq [r10 + 416], xmm10, 1
    vmovq [r10 + 336], xmm2
    vpextrq [r10 + 344], xmm2, 1
    vmovq [r10 + 448], xmm10
    vpextrq [r10 + 456], xmm10, 1
    vmovq [r10 + 376], xmm2
    vpextrq [r10 + 480], xmm2, 1
    vmovq [r10 + 488], xmm10
    vpextrq [r10 + 496], xmm10, 1
    vmovdqa [r9 + 384], ymm3
    vextracti128 xmm10, ymm3, 1
    vmovq [r9 + 424], xmm3
    vpextrq [r9 + 432], xmm3, 1
    vmovq [r9 + 440], xmm10
    vpextrq [r9 + 544], xmm10, 1
    vmovq [r9 + 464], xmm3
    vpextrq [r9 + 472], xmm3, 1
    vmovq [r9 + 576], xmm10
    vpextrq [r9 + 584], xmm10, 1
    vmovq [r9 + 504], xmm3
    vpextrq [r9 + 608], xmm3, 1
    vmovq [r9 + 616], xmm10
    vpextrq [r9 + 624], xmm10, 1
    vpsrlq ymm3, ymm3, 32
    vmovdqa [r10 + 384], ymm3
    vextracti128 xmm10, ymm3, 1
    vmovq [r10 + 424], xmm3
    vpextrq [r10 + 432], xmm3, 1
    vmovq [r10 + 440], xmm10
    vpextrq [r10 + 544], xmm10, 1
    vmovq [r10 + 464], xmm3
    vpextrq [r10 + 472], xmm3, 1
    vmovq [r10 + 576], xmm10
    vpextrq [r10 + 584], xmm10, 1
    vmovq [r10 + 504], xmm3
    vpextrq [r10 + 608], xmm3, 1
    vmovq [r10 + 616], xmm10
    vpextrq [r10 + 624], xmm10, 1
    vmovdqa [r9 + 512], ymm4
    vextracti128 xmm10, ymm4, 1
    vmovq [r9 + 552], xmm4
    vpextrq [r9 + 560], xmm4, 1
    vmovq [r9 + 568], xmm10
    vpextrq [r9 + 672], xmm10, 1
    vmovq [r9 + 592], xmm4
    vpextrq [r9 + 600], xmm4, 1
    vmovq [r9 + 704], xmm10
    vpextrq [r9 + 712], xmm10, 1
    vmovq [r9 + 632], xmm4
    vpextrq [r9 + 736], xmm4, 1
    vmovq [r9 + 744], xmm10
    vpextrq [r9 + 752], xmm10, 1
    vpsrlq ymm4, ymm4, 32
    vmovdqa [r10 + 512], ymm4
    vextracti128 xmm10, ymm4, 1
    vmovq [r10 + 552], xmm4
    vpextrq [r10 + 560], xmm4, 1
    vmovq [r10 + 568], xmm10
    vpextrq [r10 + 672], xmm10, 1
    vmovq [r10 + 592], xmm4
    vpextrq [r10 + 600], xmm4, 1
    vmovq [r10 + 704], xmm10
    vpextrq [r10 + 712], xmm10, 1
    vmovq [r10 + 632], xmm4
    vpextrq [r10 + 736], xmm4, 1
    vmovq [r10 + 744], xmm10
    vpextrq [r10 + 752], xmm10, 1
    vmovdqa [r9 + 640], ymm5
    vextracti128 xmm10, ymm5, 1
    vmovq [r9 + 680], xmm5
    vpextrq [r9 + 688], xmm5, 1
    vmovq [r9 + 696], xmm10
    vpextrq [r9 + 800], xmm10, 1
    vmovq [r9 + 720], xmm5
    vpextrq [r9 + 728], xmm5, 1
    vmovq [r9 + 832], xmm10
    vpextrq [r9 + 840], xmm10, 1
    vmovq [r9 + 760], xmm5
    vpextrq [r9 + 864], xmm5, 1
    vmovq [r9 + 872], xmm10
    vpextrq [r9 + 880], xmm10, 1
    vpsrlq ymm5, ymm5, 32
    vmovdqa [r10 + 640], ymm5
    vextracti128 xmm10, ymm5, 1
    vmovq [r10 + 680], xmm5
    vpextrq [r10 + 688], xmm5, 1
    vmovq [r10 + 696], xmm10
    vpextrq [r10 + 800], xmm10, 1
    vmovq [r10 + 720], xmm5
    vpextrq [r10 + 728], xmm5, 1
    vmovq [r10 + 832], xmm10
    vpextrq [r10 + 840], xmm10, 1
    vmovq [r10 + 760], xmm5
    vpextrq [r10 + 864], xmm5, 1
    vmovq [r10 + 872], xmm10
    vpextrq [r10 + 880], xmm10, 1
    vmovdqa [r9 + 768], ymm6
    vextracti128 xmm10, ymm6, 1
    vmovq [r9 + 808], xmm6
    vpextrq [r9 + 816], xmm6, 1
    vmovq [r9 + 824], xmm10
    vpextrq [r9 + 928], xmm10, 1
    vmovq [r9 + 848], xmm6
    vpextrq [r9 + 856], xmm6, 1
    vmovq [r9 + 960], xmm10
    vpextrq [r9 + 968], xmm10, 1
    vmovq [r9 + 888], xmm6
    vpextrq [r9 + 992], xmm6, 1
    vmovq [r9 + 1000], xmm10
    vpextrq [r9 + 1008], xmm10, 1
    vpsrlq ymm6, ymm6, 32
    vmovdqa [r10 + 768], ymm6
    vextracti128 xmm10, ymm6, 1
    vmovq [r10 + 808], xmm6
    vpextrq [r10 + 816], xmm6, 1
    vmovq [r10 + 824], xmm10
    vpextrq [r10 + 928], xmm10, 1
    vmovq [r10 + 848], xmm6
    vpextrq [r10 + 856], xmm6, 1
    vmovq [r10 + 960], xmm10
    vpextrq [r10 + 968], xmm10, 1
    vmovq [r10 + 888], xmm6
    vpextrq [r10 + 992], xmm6, 1
    vmovq [r10 + 1000], xmm10
    vpextrq [r10 + 1008], xmm10, 1
    vmovdqa [r9 + 896], ymm7
    vextracti128 xmm10, ymm7, 1
    vmovq [r9 + 936], xmm7
    vpextrq [r9 + 944], xmm7, 1
    vmovq [r9 + 952], xmm10
    vpextrq [r9 + 1056], xmm10, 1
    vmovq [r9 + 976], xmm7
    vpextrq [r9 + 984], xmm7, 1
    vmovq [r9 + 1088], xmm10
    vpextrq [r9 + 1096], xmm10, 1
    vmovq [r9 + 1016], xmm7
    vpextrq [r9 + 1120], xmm7, 1
    vmovq [r9 + 1128], xmm10
    vpextrq [r9 + 1136], xmm10, 1
    vpsrlq ymm7, ymm7, 32
    vmovdqa [r10 + 896], ymm7
    vextracti128 xmm10, ymm7, 1
    vmovq [r10 + 936], xmm7
    vpextrq [r10 + 944], xmm7, 1
    vmovq [r10 + 952], xmm10
    vpextrq [r10 + 1056], xmm10, 1
    vmovq [r10 + 976], xmm7
    vpextrq [r10 + 984], xmm7, 1
    vmovq [r10 + 1088], xmm10
    vpextrq [r10 + 1096], xmm10, 1
    vmovq [r10 + 1016], xmm7
    vpextrq [r10 + 1120], xmm7, 1
    vmovq [r10 + 1128], xmm10
    vpextrq [r10 + 1136], xmm10, 1
    vmovdqa [r9 + 1024], ymm8
    vextracti128 xmm10, ymm8, 1
    vmovq [r9 + 1064], xmm8
    vpextrq [r9 + 1072], xmm8, 1
    vmovq [r9 + 1080], xmm10
    vpextrq [r9 + 1184], xmm10, 1
    vmovq [r9 + 1104], xmm8
    vpextrq [r9 + 1112], xmm8, 1
    vmovq [r9 + 1216], xmm10
    vpextrq [r9 + 1224], xmm10, 1
    vmovq [r9 + 1144], xmm8
    vpextrq [r9 + 1248], xmm8, 1
    vmovq [r9 + 1256], xmm10
    vpextrq [r9 + 1264], xmm10, 1
    vpsrlq ymm8, ymm8, 32
    cmp r8, 9
    jl 5f
    vmovdqa [r10 + 1024], ymm8
    vextracti128 xmm10, ymm8, 1
    vmovq [r10 + 1064], xmm8
    vpextrq [r10 + 1072], xmm8, 1
    vmovq [r10 + 1080], xmm10
    vpextrq [r10 + 1184], xmm10, 1
    vmovq [r10 + 1104], xmm8
    vpextrq [r10 + 1112], xmm8, 1
    vmovq [r10 + 1216], xmm10
    vpextrq [r10 + 1224], xmm10, 1
    vmovq [r10 + 1144], xmm8
    vpextrq [r10 + 1248], xmm8, 1
    vmovq [r10 + 1256], xmm10
    vpextrq [r10 + 1264], xmm10, 1
5:
    add r9, 1152
    add r10, 1152
    sub r8, 9
    sub r11, 9
    add rsi, 288
    jmp 2b
3:
6:
    test r11, r11
    jz 7f
    cmp r11, 4
    jb 8f
    vpxor xmm0, xmm0, xmm0
    vpxor xmm1, xmm1, xmm1
    vpxor xmm2, xmm2, xmm2
    vpxor xmm3, xmm3, xmm3
    vpxor xmm12, xmm12, xmm12
    push rsi
    mov rax, rcx
    // rax entries are left.
9:
    vpcmpeqq ymm11, ymm12, ymm13
    vpsubq ymm12, ymm12, ymm14
    vpand ymm10, ymm11, [rsi + 0]
    vpor ymm0, ymm0, ymm10
    vpand ymm10, ymm11, [rsi + 32]
    vpor ymm1, ymm1, ymm10
    vpand ymm10, ymm11, [rsi + 64]
    vpor ymm2, ymm2, ymm10
    vpand ymm10, ymm11, [rsi + 96]
    vpor ymm3, ymm3, ymm10
    add rsi, rdx
    dec rax
    jnz 9b
    pop rsi
    vmovdqa [r9 + 0], ymm0
    vextracti128 xmm10, ymm0, 1
    vmovq [r9 + 40], xmm0
    vpextrq [r9 + 48], xmm0, 1
    vmovq [r9 + 56], xmm10
    vpextrq [r9 + 160], xmm10, 1
    vmovq [r9 + 80], xmm0
    vpextrq [r9 + 88], xmm0, 1
    vmovq [r9 + 192], xmm10
    vpextrq [r9 + 200], xmm10, 1
    vmovq [r9 + 120], xmm0
    vpextrq [r9 + 224], xmm0, 1
    vmovq [r9 + 232], xmm10
    vpextrq [r9 + 240], xmm10, 1
    vpsrlq ymm0, ymm0, 32
    vmovdqa [r10 + 0], ymm0
    vextracti128 xmm10, ymm0, 1
    vmovq [r10 + 40], xmm0
    vpextrq [r10 + 48], xmm0, 1
    vmovq [r10 + 56], xmm10
    vpextrq [r10 + 160], xmm10, 1
    vmovq [r10 + 80], xmm0
    vpextrq [r10 + 88], xmm0, 1
    vmovq [r10 + 192], xmm10
    vpextrq [r10 + 200], xmm10, 1
    vmovq [r10 + 120], xmm0
    vpextrq [r10 + 224], xmm0, 1
    vmovq [r10 + 232], xmm10
    vpextrq [r10 + 240], xmm10, 1
    vmovdqa [r9 + 128], ymm1
    vextracti128 xmm10, ymm1, 1
    vmovq [r9 + 168], xmm1
    vpextrq [r9 + 176], xmm1, 1
    vmovq [r9 + 184], xmm10
    vpextrq [r9 + 288], xmm10, 1
    vmovq [r9 + 208], xmm1
    vpextrq [r9 + 216], xmm1, 1
    vmovq [r9 + 320], xmm10
    vpextrq [r9 + 328], xmm10, 1
    vmovq [r9 + 248], xmm1
    vpextrq [r9 + 352], xmm1, 1
    vmovq [r9 + 360], xmm10
    vpextrq [r9 + 368], xmm10, 1
    vpsrlq ymm1, ymm1, 32
    vmovdqa [r10 + 128], ymm1
    vextracti128 xmm10, ymm1, 1
    vmovq [r10 + 168], xmm1
    vpextrq [r10 + 176], xmm1, 1
    vmovq [r10 + 184], xmm10
    vpextrq [r10 + 288], xmm10, 1
    vmovq [r10 + 208], xmm1
    vpextrq [r10 + 216], xmm1, 1
    vmovq [r10 + 320], xmm10
    vpextrq [r10 + 328], xmm10, 1
    vmovq [r10 + 248], xmm1
    vpextrq [r10 + 352], xmm1, 1
    vmovq [r10 + 360], xmm10
    vpextrq [r10 + 368], xmm10, 1
    vmovdqa [r9 + 256], ymm2
    vextracti128 xmm10, ymm2, 1
    vmovq [r9 + 296], xmm2
    vpextrq [r9 + 304], xmm2, 1
    vmovq [r9 + 312], xmm10
    vpextrq [r9 + 416], xmm10, 1
    vmovq [r9 + 336], xmm2
    vpextrq [r9 + 344], xmm2, 1
    vmovq [r9 + 448], xmm10
    vpextrq [r9 + 456], xmm10, 1
    vmovq [r9 + 376], xmm2
    vpextrq [r9 + 480], xmm2, 1
    vmovq [r9 + 488], xmm10
    vpextrq [r9 + 496], xmm10, 1
    vpsrlq ymm2, ymm2, 32
    vmovdqa [r10 + 256], ymm2
    vextracti128 xmm10, ymm2, 1
    vmovq [r10 + 296], xmm2
    vpextrq [r10 + 304], xmm2, 1
    vmovq [r10 + 312], xmm10
    vpextrq [r10 + 416], xmm10, 1
    vmovq [r10 + 336], xmm2
    vpextrq [r10 + 344], xmm2, 1
    vmovq [r10 + 448], xmm10
    vpextrq [r10 + 456], xmm10, 1
    vmovq [r10 + 376], xmm2
    vpextrq [r10 + 480], xmm2, 1
    vmovq [r10 + 488], xmm10
    vpextrq [r10 + 496], xmm10, 1
    vmovdqa [r9 + 384], ymm3
    vextracti128 xmm10, ymm3, 1
    vmovq [r9 + 424], xmm3
    vpextrq [r9 + 432], xmm3, 1
    vmovq [r9 + 440], xmm10
    vpextrq [r9 + 544], xmm10, 1
    vmovq [r9 + 464], xmm3
    vpextrq [r9 + 472], xmm3, 1
    vmovq [r9 + 576], xmm10
    vpextrq [r9 + 584], xmm10, 1
    vmovq [r9 + 504], xmm3
    vpextrq [r9 + 608], xmm3, 1
    vmovq [r9 + 616], xmm10
    vpextrq [r9 + 624], xmm10, 1
    vpsrlq ymm3, ymm3, 32
    cmp r8, 4
    jl 10f
    vmovdqa [r10 + 384], ymm3
    vextracti128 xmm10, ymm3, 1
    vmovq [r10 + 424], xmm3
    vpextrq [r10 + 432], xmm3, 1
    vmovq [r10 + 440], xmm10
    vpextrq [r10 + 544], xmm10, 1
    vmovq [r10 + 464], xmm3
    vpextrq [r10 + 472], xmm3, 1
    vmovq [r10 + 576], xmm10
    vpextrq [r10 + 584], xmm10, 1
    vmovq [r10 + 504], xmm3
    vpextrq [r10 + 608], xmm3, 1
    vmovq [r10 + 616], xmm10
    vpextrq [r10 + 624], xmm10, 1
10:
    add r9, 512
    add r10, 512
    sub r8, 4
    sub r11, 4
    add rsi, 128
    jmp 6b
8:
11:
    test r11, r11
    jz 7f
    vpxor xmm0, xmm0, xmm0
    vpxor xmm12, xmm12, xmm12
    push rsi
    mov rax, rcx
    // rax entries are left.
12:
    vpcmpeqq ymm11, ymm12, ymm13
    vpsubq ymm12, ymm12, ymm14
    vpand ymm10, ymm11, [rsi + 0]
    vpor ymm0, ymm0, ymm10
    add rsi, rdx
    dec rax
    jnz 12b
    pop rsi
    vmovdqa [r9 + 0], ymm0
    vextracti128 xmm10, ymm0, 1
    vmovq [r9 + 40], xmm0
    vpextrq [r9 + 48], xmm0, 1
    vmovq [r9 + 56], xmm10
    vpextrq [r9 + 160], xmm10, 1
    vmovq [r9 + 80], xmm0
    vpextrq [r9 + 88], xmm0, 1
    vmovq [r9 + 192], xmm10
    vpextrq [r9 + 200], xmm10, 1
    vmovq [r9 + 120], xmm0
    vpextrq [r9 + 224], xmm0, 1
    vmovq [r9 + 232], xmm10
    vpextrq [r9 + 240], xmm10, 1
    vpsrlq ymm0, ymm0, 32
    cmp r8, 1
    jl 13f
    vmovdqa [r10 + 0], ymm0
    vextracti128 xmm10, ymm0, 1
    vmovq [r10 + 40], xmm0
    vpextrq [r10 + 48], xmm0, 1
    vmovq [r10 + 56], xmm10
    vpextrq [r10 + 160], xmm10, 1
    vmovq [r10 + 80], xmm0
    vpextrq [r10 + 88], xmm0, 1
    vmovq [r10 + 192], xmm10
    vpextrq [r10 + 200], xmm10, 1
    vmovq [r10 + 120], xmm0
    vpextrq [r10 + 224], xmm0, 1
    vmovq [r10 + 232], xmm10
    vpextrq [r10 + 240], xmm10, 1
13:
    add r9, 128
    add r10, 128
    sub r8, 1
    sub r11, 1
    add rsi, 32
    jmp 11b
7:
    // r8 is -1 where a record of the upper half was not there; then r10 is one too far.
    shl r8, 7
    add r10, r8
    sub r10, rdi
    mov r9, r10
    shr r9, 7
    // Zeros at the ends of the shifted copies.
    xor eax, eax
    mov r10, r9
    shl r10, 7
    add r10, rdi
    mov [rdi + 32], rax
    mov [r10 + 40], rax
    mov [r10 + 48], rax
    mov [r10 + 56], rax
    mov [rdi + 64], rax
    mov [rdi + 72], rax
    mov [r10 + 80], rax
    mov [r10 + 88], rax
    mov [rdi + 96], rax
    mov [rdi + 104], rax
    mov [rdi + 112], rax
    mov [r10 + 120], rax
    vzeroall
    ret
