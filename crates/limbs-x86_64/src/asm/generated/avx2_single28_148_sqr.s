// z = x^2 / R mod m, almost reduced, digits of 28 bits, 1 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    mov r8, rcx
    mov rcx, rdx
    add r8, 512
    vmovdqa ymm12, [rip + 2f + 0]
    vmovdqa ymm13, [rip + 2f + 160]
    vmovdqa ymm10, [rip + 2f + 192]
    vmovq r9, xmm10
    // Tile of column -12, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 0]
    lea r10, [rsi + -384]
    call 3f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 0]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 4, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 0]
    lea r10, [rsi + 128]
    call 4f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 0], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 8], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 16], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 24], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 16]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 128]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 144]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 256]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 20, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 256]
    lea r10, [rsi + 384]
    call 5f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 128], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 136], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 144], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 152], r11
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 256], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 264], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 272], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 280], r11
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 384], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 392], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 400], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 408], r11
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 512], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 520], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 528], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 536], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 272]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 384]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 400]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 512]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + -384]
    call 6f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 36, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 512]
    lea r10, [rsi + 640]
    call 7f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 640], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 648], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 656], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 664], r11
    lea rax, [rsi + 896]
    lea r10, [rsi + 256]
    call 8f
    lea rax, [rsi + 1152]
    lea r10, [rsi + 0]
    call 9f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 768], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 776], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 784], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 792], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 528]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 640]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 656]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 768]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 128]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 896], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 904], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 912], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 920], r11
    lea rax, [r8 + 256]
    lea r10, [rcx + -128]
    call 10f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1024], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1032], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1040], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1048], r11
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 52, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 768]
    lea r10, [rsi + 896]
    call 7f
    lea rax, [rsi + 1152]
    lea r10, [rsi + 512]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1152], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1160], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1168], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1176], r11
    lea rax, [rsi + 1408]
    lea r10, [rsi + 256]
    call 8f
    lea rax, [rsi + 1664]
    lea r10, [rsi + 0]
    call 9f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1280], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1288], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1296], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1304], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 784]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 896]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 912]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 1024]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 640]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1408], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1416], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1424], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1432], r11
    lea rax, [r8 + 256]
    lea r10, [rcx + 384]
    call 8f
    lea rax, [r8 + 512]
    lea r10, [rcx + 128]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1536], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1544], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1552], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1560], r11
    lea rax, [r8 + 768]
    lea r10, [rcx + -128]
    call 10f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 68, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 1024]
    lea r10, [rsi + 1152]
    call 7f
    lea rax, [rsi + 1408]
    lea r10, [rsi + 768]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1664], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1672], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1680], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1688], r11
    lea rax, [rsi + 1664]
    lea r10, [rsi + 512]
    call 8f
    lea rax, [rsi + 1920]
    lea r10, [rsi + 256]
    call 8f
    lea rax, [rsi + 2176]
    lea r10, [rsi + 0]
    call 9f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1792], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1800], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1808], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1816], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 1040]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 1152]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 1168]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 1280]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 1152]
    call 8f
    lea rax, [r8 + 256]
    lea r10, [rcx + 896]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1920], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1928], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1936], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 1944], r11
    lea rax, [r8 + 512]
    lea r10, [rcx + 640]
    call 8f
    lea rax, [r8 + 768]
    lea r10, [rcx + 384]
    call 8f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 128]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2048], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2056], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2064], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2072], r11
    lea rax, [r8 + 1280]
    lea r10, [rcx + -128]
    call 10f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 84, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 1280]
    lea r10, [rsi + 1408]
    call 7f
    lea rax, [rsi + 1664]
    lea r10, [rsi + 1024]
    call 8f
    lea rax, [rsi + 1920]
    lea r10, [rsi + 768]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2176], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2184], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2192], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2200], r11
    lea rax, [rsi + 2176]
    lea r10, [rsi + 512]
    call 8f
    lea rax, [rsi + 2432]
    lea r10, [rsi + 256]
    call 8f
    lea rax, [rsi + 2688]
    lea r10, [rsi + 0]
    call 9f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2304], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2312], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2320], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2328], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 1296]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 1408]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 1424]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 1536]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 1664]
    call 8f
    lea rax, [r8 + 256]
    lea r10, [rcx + 1408]
    call 8f
    lea rax, [r8 + 512]
    lea r10, [rcx + 1152]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2432], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2440], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2448], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2456], r11
    lea rax, [r8 + 768]
    lea r10, [rcx + 896]
    call 8f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 640]
    call 8f
    lea rax, [r8 + 1280]
    lea r10, [rcx + 384]
    call 8f
    lea rax, [r8 + 1536]
    lea r10, [rcx + 128]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2560], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2568], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2576], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2584], r11
    lea rax, [r8 + 1792]
    lea r10, [rcx + -128]
    call 10f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 100, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 1536]
    lea r10, [rsi + 1664]
    call 7f
    lea rax, [rsi + 1920]
    lea r10, [rsi + 1280]
    call 8f
    lea rax, [rsi + 2176]
    lea r10, [rsi + 1024]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2688], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2696], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2704], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2712], r11
    lea rax, [rsi + 2432]
    lea r10, [rsi + 768]
    call 8f
    lea rax, [rsi + 2688]
    lea r10, [rsi + 512]
    call 8f
    lea rax, [rsi + 2944]
    lea r10, [rsi + 256]
    call 8f
    lea rax, [rsi + 3200]
    lea r10, [rsi + 0]
    call 9f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2816], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2824], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2832], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2840], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 1552]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 1664]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 1680]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 1792]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 2176]
    call 8f
    lea rax, [r8 + 256]
    lea r10, [rcx + 1920]
    call 8f
    lea rax, [r8 + 512]
    lea r10, [rcx + 1664]
    call 8f
    lea rax, [r8 + 768]
    lea r10, [rcx + 1408]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2944], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2952], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2960], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 2968], r11
    lea rax, [r8 + 1024]
    lea r10, [rcx + 1152]
    call 8f
    lea rax, [r8 + 1280]
    lea r10, [rcx + 896]
    call 8f
    lea rax, [r8 + 1536]
    lea r10, [rcx + 640]
    call 8f
    lea rax, [r8 + 1792]
    lea r10, [rcx + 384]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3072], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3080], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3088], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3096], r11
    lea rax, [r8 + 2048]
    lea r10, [rcx + 128]
    call 8f
    lea rax, [r8 + 2304]
    lea r10, [rcx + -128]
    call 10f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 116, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 1792]
    lea r10, [rsi + 1920]
    call 7f
    lea rax, [rsi + 2176]
    lea r10, [rsi + 1536]
    call 8f
    lea rax, [rsi + 2432]
    lea r10, [rsi + 1280]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3200], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3208], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3216], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3224], r11
    lea rax, [rsi + 2688]
    lea r10, [rsi + 1024]
    call 8f
    lea rax, [rsi + 2944]
    lea r10, [rsi + 768]
    call 8f
    lea rax, [rsi + 3200]
    lea r10, [rsi + 512]
    call 8f
    lea rax, [rsi + 3456]
    lea r10, [rsi + 256]
    call 8f
    lea rax, [rsi + 3712]
    lea r10, [rsi + 0]
    call 9f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3328], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3336], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3344], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3352], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 1808]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 1920]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 1936]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 2048]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 2688]
    call 8f
    lea rax, [r8 + 256]
    lea r10, [rcx + 2432]
    call 8f
    lea rax, [r8 + 512]
    lea r10, [rcx + 2176]
    call 8f
    lea rax, [r8 + 768]
    lea r10, [rcx + 1920]
    call 8f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 1664]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3456], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3464], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3472], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3480], r11
    lea rax, [r8 + 1280]
    lea r10, [rcx + 1408]
    call 8f
    lea rax, [r8 + 1536]
    lea r10, [rcx + 1152]
    call 8f
    lea rax, [r8 + 1792]
    lea r10, [rcx + 896]
    call 8f
    lea rax, [r8 + 2048]
    lea r10, [rcx + 640]
    call 8f
    lea rax, [r8 + 2304]
    lea r10, [rcx + 384]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3584], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3592], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3600], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3608], r11
    lea rax, [r8 + 2560]
    lea r10, [rcx + 128]
    call 8f
    lea rax, [r8 + 2816]
    lea r10, [rcx + -128]
    call 10f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 132, low: up to column 148.
    vmovdqa ymm0, [rip + 2f + 96]
    vmovdqa ymm1, [rip + 2f + 96]
    vmovdqa ymm2, [rip + 2f + 96]
    vmovdqa ymm3, [rip + 2f + 96]
    lea rax, [rsi + 2048]
    lea r10, [rsi + 2176]
    call 7f
    lea rax, [rsi + 2432]
    lea r10, [rsi + 1792]
    call 8f
    lea rax, [rsi + 2688]
    lea r10, [rsi + 1536]
    call 8f
    lea rax, [rsi + 2944]
    lea r10, [rsi + 1280]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3712], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3720], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3728], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3736], r11
    lea rax, [rsi + 3200]
    lea r10, [rsi + 1024]
    call 8f
    lea rax, [rsi + 3456]
    lea r10, [rsi + 768]
    call 8f
    lea rax, [rsi + 3712]
    lea r10, [rsi + 512]
    call 8f
    lea rax, [rsi + 3968]
    lea r10, [rsi + 256]
    call 8f
    lea rax, [rsi + 4224]
    lea r10, [rsi + 0]
    call 9f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3840], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3848], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3856], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3864], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 2064]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 2176]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 2192]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 2304]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 3200]
    call 8f
    lea rax, [r8 + 256]
    lea r10, [rcx + 2944]
    call 8f
    lea rax, [r8 + 512]
    lea r10, [rcx + 2688]
    call 8f
    lea rax, [r8 + 768]
    lea r10, [rcx + 2432]
    call 8f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 2176]
    call 8f
    lea rax, [r8 + 1280]
    lea r10, [rcx + 1920]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3968], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3976], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3984], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 3992], r11
    lea rax, [r8 + 1536]
    lea r10, [rcx + 1664]
    call 8f
    lea rax, [r8 + 1792]
    lea r10, [rcx + 1408]
    call 8f
    lea rax, [r8 + 2048]
    lea r10, [rcx + 1152]
    call 8f
    lea rax, [r8 + 2304]
    lea r10, [rcx + 896]
    call 8f
    lea rax, [r8 + 2560]
    lea r10, [rcx + 640]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4096], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4104], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4112], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4120], r11
    lea rax, [r8 + 2816]
    lea r10, [rcx + 384]
    call 8f
    lea rax, [r8 + 3072]
    lea r10, [rcx + 128]
    call 8f
    lea rax, [r8 + 3328]
    lea r10, [rcx + -128]
    call 10f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 5760]
    call 9f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 148, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 2304]
    lea r10, [rsi + 2432]
    call 7f
    lea rax, [rsi + 2688]
    lea r10, [rsi + 2048]
    call 8f
    lea rax, [rsi + 2944]
    lea r10, [rsi + 1792]
    call 8f
    lea rax, [rsi + 3200]
    lea r10, [rsi + 1536]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4224], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4232], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4240], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4248], r11
    lea rax, [rsi + 3456]
    lea r10, [rsi + 1280]
    call 8f
    lea rax, [rsi + 3712]
    lea r10, [rsi + 1024]
    call 8f
    lea rax, [rsi + 3968]
    lea r10, [rsi + 768]
    call 8f
    lea rax, [rsi + 4224]
    lea r10, [rsi + 512]
    call 8f
    lea rax, [rsi + 4480]
    lea r10, [rsi + 256]
    call 8f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 2320]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 2432]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 2448]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 2560]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 3712]
    call 8f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4352], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4360], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4368], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    mov [r8 + 4376], r11
    lea rax, [r8 + 256]
    lea r10, [rcx + 3456]
    call 8f
    lea rax, [r8 + 512]
    lea r10, [rcx + 3200]
    call 8f
    lea rax, [r8 + 768]
    lea r10, [rcx + 2944]
    call 8f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 2688]
    call 8f
    lea rax, [r8 + 1280]
    lea r10, [rcx + 2432]
    call 8f
    lea rax, [r8 + 1536]
    lea r10, [rcx + 2176]
    call 8f
    lea rax, [r8 + 1792]
    lea r10, [rcx + 1920]
    call 8f
    vmovdqa ymm14, [r8 + -448]
    vmovdqa ymm15, [r8 + -416]
    vpbroadcastq ymm5, [r8 + 4224]
    vpmuldq ymm7, ymm5, [rcx + 11520]
    vpaddq ymm14, ymm14, ymm7
    vpmuldq ymm7, ymm5, [rcx + 11648]
    vpaddq ymm15, ymm15, ymm7
    vpbroadcastq ymm5, [r8 + 4232]
    vpmuldq ymm8, ymm5, [rcx + 11552]
    vpaddq ymm14, ymm14, ymm8
    vpmuldq ymm8, ymm5, [rcx + 11680]
    vpaddq ymm15, ymm15, ymm8
    vpbroadcastq ymm5, [r8 + 4240]
    vpmuldq ymm7, ymm5, [rcx + 11584]
    vpaddq ymm14, ymm14, ymm7
    vpmuldq ymm7, ymm5, [rcx + 11712]
    vpaddq ymm15, ymm15, ymm7
    vpbroadcastq ymm5, [r8 + 4248]
    vpmuldq ymm8, ymm5, [rcx + 11616]
    vpaddq ymm14, ymm14, ymm8
    vpmuldq ymm8, ymm5, [rcx + 11744]
    vpaddq ymm15, ymm15, ymm8
    vpbroadcastq ymm5, [r8 + 4352]
    vpmuldq ymm7, ymm5, [rcx + 11520]
    vpaddq ymm15, ymm15, ymm7
    vpbroadcastq ymm5, [r8 + 4360]
    vpmuldq ymm8, ymm5, [rcx + 11552]
    vpaddq ymm15, ymm15, ymm8
    vpbroadcastq ymm5, [r8 + 4368]
    vpmuldq ymm7, ymm5, [rcx + 11584]
    vpaddq ymm15, ymm15, ymm7
    vpbroadcastq ymm5, [r8 + 4376]
    vpmuldq ymm8, ymm5, [rcx + 11616]
    vpaddq ymm15, ymm15, ymm8
    vmovdqa [r8 + -448], ymm14
    vmovdqa [r8 + -416], ymm15
    vmovq xmm10, r9
    vmovq xmm7, [r8 + -448]
    vpaddq xmm10, xmm10, xmm7
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovq [r8 + 4480], xmm11
    vmovdqa xmm4, xmm11
    vmovq xmm7, [r8 + -440]
    vpaddq xmm10, xmm10, xmm7
    vmovdqa xmm11, xmm4
    vmovq xmm7, [rcx + 17280]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovq [r8 + 4488], xmm11
    vmovdqa xmm5, xmm11
    vmovq xmm7, [r8 + -432]
    vpaddq xmm10, xmm10, xmm7
    vmovdqa xmm11, xmm4
    vmovq xmm7, [rcx + 17288]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm5
    vmovq xmm7, [rcx + 17280]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovq [r8 + 4496], xmm11
    vmovdqa xmm6, xmm11
    vmovq xmm7, [r8 + -424]
    vpaddq xmm10, xmm10, xmm7
    vmovdqa xmm11, xmm4
    vmovq xmm7, [rcx + 17296]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm5
    vmovq xmm7, [rcx + 17288]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm6
    vmovq xmm7, [rcx + 17280]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovq [r8 + 4504], xmm11
    lea rax, [r8 + 2048]
    lea r10, [rcx + 1664]
    call 8f
    lea rax, [r8 + 2304]
    lea r10, [rcx + 1408]
    call 8f
    lea rax, [r8 + 2560]
    lea r10, [rcx + 1152]
    call 8f
    lea rax, [r8 + 2816]
    lea r10, [rcx + 896]
    call 8f
    lea rax, [r8 + 3072]
    lea r10, [rcx + 640]
    call 8f
    lea rax, [r8 + 3328]
    lea r10, [rcx + 384]
    call 8f
    vmovq xmm7, [r8 + -416]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [r8 + 4480]
    vmovq xmm7, [rcx + 17304]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4488]
    vmovq xmm7, [rcx + 17296]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4496]
    vmovq xmm7, [rcx + 17288]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4504]
    vmovq xmm7, [rcx + 17280]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovq [r8 + 4608], xmm11
    vmovdqa xmm4, xmm11
    vmovq xmm7, [r8 + -408]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [r8 + 4480]
    vmovq xmm7, [rcx + 17408]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4488]
    vmovq xmm7, [rcx + 17304]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4496]
    vmovq xmm7, [rcx + 17296]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4504]
    vmovq xmm7, [rcx + 17288]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm4
    vmovq xmm7, [rcx + 17280]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovq [r8 + 4616], xmm11
    vmovdqa xmm5, xmm11
    vmovq xmm7, [r8 + -400]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [r8 + 4480]
    vmovq xmm7, [rcx + 17416]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4488]
    vmovq xmm7, [rcx + 17408]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4496]
    vmovq xmm7, [rcx + 17304]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4504]
    vmovq xmm7, [rcx + 17296]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm4
    vmovq xmm7, [rcx + 17288]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm5
    vmovq xmm7, [rcx + 17280]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpand xmm11, xmm10, xmm12
    vpsrlq xmm10, xmm10, 28
    vmovq [r8 + 4624], xmm11
    vmovdqa xmm6, xmm11
    vmovq xmm7, [r8 + -392]
    vpaddq xmm10, xmm10, xmm7
    vmovq xmm11, [r8 + 4480]
    vmovq xmm7, [rcx + 17424]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4488]
    vmovq xmm7, [rcx + 17416]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4496]
    vmovq xmm7, [rcx + 17408]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovq xmm11, [r8 + 4504]
    vmovq xmm7, [rcx + 17304]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm4
    vmovq xmm7, [rcx + 17296]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm5
    vmovq xmm7, [rcx + 17288]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vmovdqa xmm11, xmm6
    vmovq xmm7, [rcx + 17280]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    // The last: times -m^-1, and m itself clears the column.
    vmovdqa xmm11, xmm10
    vmovq xmm7, [rcx + 28800]
    vpmuludq xmm11, xmm11, xmm7
    vpand xmm11, xmm11, xmm12
    vmovq [r8 + 4632], xmm11
    vmovq xmm7, [rcx + 23040]
    vpmuldq xmm11, xmm11, xmm7
    vpaddq xmm10, xmm10, xmm11
    vpsrlq xmm10, xmm10, 28
    vmovq r9, xmm10
    lea rax, [r8 + 3584]
    lea r10, [rcx + 128]
    call 11f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 6272]
    call 8f
    lea rax, [r8 + 3968]
    lea r10, [rcx + 6016]
    call 8f
    lea rax, [r8 + 4224]
    lea r10, [rcx + 11776]
    call 8f
    lea rax, [r8 + 4480]
    lea r10, [rcx + 17408]
    call 12f
    lea rax, [r8 + 4608]
    lea r10, [rcx + 23168]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 164, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 2560]
    lea r10, [rsi + 2688]
    call 7f
    lea rax, [rsi + 2944]
    lea r10, [rsi + 2304]
    call 8f
    lea rax, [rsi + 3200]
    lea r10, [rsi + 2048]
    call 8f
    lea rax, [rsi + 3456]
    lea r10, [rsi + 1792]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 0], r11
    mov [rdi + 40], r11
    mov [rdi + 80], r11
    mov [rdi + 120], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 8], r11
    mov [rdi + 48], r11
    mov [rdi + 88], r11
    mov [rdi + 224], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 16], r11
    mov [rdi + 56], r11
    mov [rdi + 192], r11
    mov [rdi + 232], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 24], r11
    mov [rdi + 160], r11
    mov [rdi + 200], r11
    mov [rdi + 240], r11
    lea rax, [rsi + 3712]
    lea r10, [rsi + 1536]
    call 8f
    lea rax, [rsi + 3968]
    lea r10, [rsi + 1280]
    call 8f
    lea rax, [rsi + 4224]
    lea r10, [rsi + 1024]
    call 8f
    lea rax, [rsi + 4480]
    lea r10, [rsi + 768]
    call 8f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 2576]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 2688]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 2704]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 2816]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 4224]
    call 8f
    lea rax, [r8 + 256]
    lea r10, [rcx + 3968]
    call 8f
    lea rax, [r8 + 512]
    lea r10, [rcx + 3712]
    call 8f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 128], r11
    mov [rdi + 168], r11
    mov [rdi + 208], r11
    mov [rdi + 248], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 136], r11
    mov [rdi + 176], r11
    mov [rdi + 216], r11
    mov [rdi + 352], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 144], r11
    mov [rdi + 184], r11
    mov [rdi + 320], r11
    mov [rdi + 360], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 152], r11
    mov [rdi + 288], r11
    mov [rdi + 328], r11
    mov [rdi + 368], r11
    lea rax, [r8 + 768]
    lea r10, [rcx + 3456]
    call 8f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3200]
    call 8f
    lea rax, [r8 + 1280]
    lea r10, [rcx + 2944]
    call 8f
    lea rax, [r8 + 1536]
    lea r10, [rcx + 2688]
    call 8f
    lea rax, [r8 + 1792]
    lea r10, [rcx + 2432]
    call 8f
    lea rax, [r8 + 2048]
    lea r10, [rcx + 2176]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 256], r11
    mov [rdi + 296], r11
    mov [rdi + 336], r11
    mov [rdi + 376], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 264], r11
    mov [rdi + 304], r11
    mov [rdi + 344], r11
    mov [rdi + 480], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 272], r11
    mov [rdi + 312], r11
    mov [rdi + 448], r11
    mov [rdi + 488], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 280], r11
    mov [rdi + 416], r11
    mov [rdi + 456], r11
    mov [rdi + 496], r11
    lea rax, [r8 + 2304]
    lea r10, [rcx + 1920]
    call 8f
    lea rax, [r8 + 2560]
    lea r10, [rcx + 1664]
    call 8f
    lea rax, [r8 + 2816]
    lea r10, [rcx + 1408]
    call 8f
    lea rax, [r8 + 3072]
    lea r10, [rcx + 1152]
    call 8f
    lea rax, [r8 + 3328]
    lea r10, [rcx + 896]
    call 8f
    lea rax, [r8 + 3584]
    lea r10, [rcx + 640]
    call 11f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 6784]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 384], r11
    mov [rdi + 424], r11
    mov [rdi + 464], r11
    mov [rdi + 504], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 392], r11
    mov [rdi + 432], r11
    mov [rdi + 472], r11
    mov [rdi + 608], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 400], r11
    mov [rdi + 440], r11
    mov [rdi + 576], r11
    mov [rdi + 616], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 408], r11
    mov [rdi + 544], r11
    mov [rdi + 584], r11
    mov [rdi + 624], r11
    lea rax, [r8 + 3968]
    lea r10, [rcx + 6528]
    call 8f
    lea rax, [r8 + 4224]
    lea r10, [rcx + 12288]
    call 8f
    lea rax, [r8 + 4480]
    lea r10, [rcx + 17920]
    call 12f
    lea rax, [r8 + 4608]
    lea r10, [rcx + 23680]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 180, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 2816]
    lea r10, [rsi + 2944]
    call 7f
    lea rax, [rsi + 3200]
    lea r10, [rsi + 2560]
    call 8f
    lea rax, [rsi + 3456]
    lea r10, [rsi + 2304]
    call 8f
    lea rax, [rsi + 3712]
    lea r10, [rsi + 2048]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 512], r11
    mov [rdi + 552], r11
    mov [rdi + 592], r11
    mov [rdi + 632], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 520], r11
    mov [rdi + 560], r11
    mov [rdi + 600], r11
    mov [rdi + 736], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 528], r11
    mov [rdi + 568], r11
    mov [rdi + 704], r11
    mov [rdi + 744], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 536], r11
    mov [rdi + 672], r11
    mov [rdi + 712], r11
    mov [rdi + 752], r11
    lea rax, [rsi + 3968]
    lea r10, [rsi + 1792]
    call 8f
    lea rax, [rsi + 4224]
    lea r10, [rsi + 1536]
    call 8f
    lea rax, [rsi + 4480]
    lea r10, [rsi + 1280]
    call 8f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 2832]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 2944]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 2960]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 3072]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 0]
    lea r10, [rcx + 4736]
    call 14f
    lea rax, [r8 + 512]
    lea r10, [rcx + 4224]
    call 8f
    lea rax, [r8 + 768]
    lea r10, [rcx + 3968]
    call 8f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 640], r11
    mov [rdi + 680], r11
    mov [rdi + 720], r11
    mov [rdi + 760], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 648], r11
    mov [rdi + 688], r11
    mov [rdi + 728], r11
    mov [rdi + 864], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 656], r11
    mov [rdi + 696], r11
    mov [rdi + 832], r11
    mov [rdi + 872], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 664], r11
    mov [rdi + 800], r11
    mov [rdi + 840], r11
    mov [rdi + 880], r11
    lea rax, [r8 + 1024]
    lea r10, [rcx + 3712]
    call 8f
    lea rax, [r8 + 1280]
    lea r10, [rcx + 3456]
    call 8f
    lea rax, [r8 + 1536]
    lea r10, [rcx + 3200]
    call 8f
    lea rax, [r8 + 1792]
    lea r10, [rcx + 2944]
    call 8f
    lea rax, [r8 + 2048]
    lea r10, [rcx + 2688]
    call 8f
    lea rax, [r8 + 2304]
    lea r10, [rcx + 2432]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 768], r11
    mov [rdi + 808], r11
    mov [rdi + 848], r11
    mov [rdi + 888], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 776], r11
    mov [rdi + 816], r11
    mov [rdi + 856], r11
    mov [rdi + 992], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 784], r11
    mov [rdi + 824], r11
    mov [rdi + 960], r11
    mov [rdi + 1000], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 792], r11
    mov [rdi + 928], r11
    mov [rdi + 968], r11
    mov [rdi + 1008], r11
    lea rax, [r8 + 2560]
    lea r10, [rcx + 2176]
    call 8f
    lea rax, [r8 + 2816]
    lea r10, [rcx + 1920]
    call 8f
    lea rax, [r8 + 3072]
    lea r10, [rcx + 1664]
    call 8f
    lea rax, [r8 + 3328]
    lea r10, [rcx + 1408]
    call 8f
    lea rax, [r8 + 3584]
    lea r10, [rcx + 1152]
    call 11f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 7296]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 896], r11
    mov [rdi + 936], r11
    mov [rdi + 976], r11
    mov [rdi + 1016], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 904], r11
    mov [rdi + 944], r11
    mov [rdi + 984], r11
    mov [rdi + 1120], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 912], r11
    mov [rdi + 952], r11
    mov [rdi + 1088], r11
    mov [rdi + 1128], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 920], r11
    mov [rdi + 1056], r11
    mov [rdi + 1096], r11
    mov [rdi + 1136], r11
    lea rax, [r8 + 3968]
    lea r10, [rcx + 7040]
    call 8f
    lea rax, [r8 + 4224]
    lea r10, [rcx + 12800]
    call 8f
    lea rax, [r8 + 4480]
    lea r10, [rcx + 18432]
    call 12f
    lea rax, [r8 + 4608]
    lea r10, [rcx + 24192]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 196, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 3072]
    lea r10, [rsi + 3200]
    call 7f
    lea rax, [rsi + 3456]
    lea r10, [rsi + 2816]
    call 8f
    lea rax, [rsi + 3712]
    lea r10, [rsi + 2560]
    call 8f
    lea rax, [rsi + 3968]
    lea r10, [rsi + 2304]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1024], r11
    mov [rdi + 1064], r11
    mov [rdi + 1104], r11
    mov [rdi + 1144], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1032], r11
    mov [rdi + 1072], r11
    mov [rdi + 1112], r11
    mov [rdi + 1248], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1040], r11
    mov [rdi + 1080], r11
    mov [rdi + 1216], r11
    mov [rdi + 1256], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1048], r11
    mov [rdi + 1184], r11
    mov [rdi + 1224], r11
    mov [rdi + 1264], r11
    lea rax, [rsi + 4224]
    lea r10, [rsi + 2048]
    call 8f
    lea rax, [rsi + 4480]
    lea r10, [rsi + 1792]
    call 8f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 3088]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 3200]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 3216]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 3328]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 512]
    lea r10, [rcx + 4736]
    call 14f
    lea rax, [r8 + 1024]
    lea r10, [rcx + 4224]
    call 8f
    lea rax, [r8 + 1280]
    lea r10, [rcx + 3968]
    call 8f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1152], r11
    mov [rdi + 1192], r11
    mov [rdi + 1232], r11
    mov [rdi + 1272], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1160], r11
    mov [rdi + 1200], r11
    mov [rdi + 1240], r11
    mov [rdi + 1376], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1168], r11
    mov [rdi + 1208], r11
    mov [rdi + 1344], r11
    mov [rdi + 1384], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1176], r11
    mov [rdi + 1312], r11
    mov [rdi + 1352], r11
    mov [rdi + 1392], r11
    lea rax, [r8 + 1536]
    lea r10, [rcx + 3712]
    call 8f
    lea rax, [r8 + 1792]
    lea r10, [rcx + 3456]
    call 8f
    lea rax, [r8 + 2048]
    lea r10, [rcx + 3200]
    call 8f
    lea rax, [r8 + 2304]
    lea r10, [rcx + 2944]
    call 8f
    lea rax, [r8 + 2560]
    lea r10, [rcx + 2688]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1280], r11
    mov [rdi + 1320], r11
    mov [rdi + 1360], r11
    mov [rdi + 1400], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1288], r11
    mov [rdi + 1328], r11
    mov [rdi + 1368], r11
    mov [rdi + 1504], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1296], r11
    mov [rdi + 1336], r11
    mov [rdi + 1472], r11
    mov [rdi + 1512], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1304], r11
    mov [rdi + 1440], r11
    mov [rdi + 1480], r11
    mov [rdi + 1520], r11
    lea rax, [r8 + 2816]
    lea r10, [rcx + 2432]
    call 8f
    lea rax, [r8 + 3072]
    lea r10, [rcx + 2176]
    call 8f
    lea rax, [r8 + 3328]
    lea r10, [rcx + 1920]
    call 8f
    lea rax, [r8 + 3584]
    lea r10, [rcx + 1664]
    call 11f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 7808]
    call 8f
    lea rax, [r8 + 3968]
    lea r10, [rcx + 7552]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1408], r11
    mov [rdi + 1448], r11
    mov [rdi + 1488], r11
    mov [rdi + 1528], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1416], r11
    mov [rdi + 1456], r11
    mov [rdi + 1496], r11
    mov [rdi + 1632], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1424], r11
    mov [rdi + 1464], r11
    mov [rdi + 1600], r11
    mov [rdi + 1640], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1432], r11
    mov [rdi + 1568], r11
    mov [rdi + 1608], r11
    mov [rdi + 1648], r11
    lea rax, [r8 + 4224]
    lea r10, [rcx + 13312]
    call 8f
    lea rax, [r8 + 4480]
    lea r10, [rcx + 18944]
    call 12f
    lea rax, [r8 + 4608]
    lea r10, [rcx + 24704]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 212, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 3328]
    lea r10, [rsi + 3456]
    call 7f
    lea rax, [rsi + 3712]
    lea r10, [rsi + 3072]
    call 8f
    lea rax, [rsi + 3968]
    lea r10, [rsi + 2816]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1536], r11
    mov [rdi + 1576], r11
    mov [rdi + 1616], r11
    mov [rdi + 1656], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1544], r11
    mov [rdi + 1584], r11
    mov [rdi + 1624], r11
    mov [rdi + 1760], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1552], r11
    mov [rdi + 1592], r11
    mov [rdi + 1728], r11
    mov [rdi + 1768], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1560], r11
    mov [rdi + 1696], r11
    mov [rdi + 1736], r11
    mov [rdi + 1776], r11
    lea rax, [rsi + 4224]
    lea r10, [rsi + 2560]
    call 8f
    lea rax, [rsi + 4480]
    lea r10, [rsi + 2304]
    call 8f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 3344]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 3456]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 3472]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 3584]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 1024]
    lea r10, [rcx + 4736]
    call 14f
    lea rax, [r8 + 1536]
    lea r10, [rcx + 4224]
    call 8f
    lea rax, [r8 + 1792]
    lea r10, [rcx + 3968]
    call 8f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1664], r11
    mov [rdi + 1704], r11
    mov [rdi + 1744], r11
    mov [rdi + 1784], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1672], r11
    mov [rdi + 1712], r11
    mov [rdi + 1752], r11
    mov [rdi + 1888], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1680], r11
    mov [rdi + 1720], r11
    mov [rdi + 1856], r11
    mov [rdi + 1896], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1688], r11
    mov [rdi + 1824], r11
    mov [rdi + 1864], r11
    mov [rdi + 1904], r11
    lea rax, [r8 + 2048]
    lea r10, [rcx + 3712]
    call 8f
    lea rax, [r8 + 2304]
    lea r10, [rcx + 3456]
    call 8f
    lea rax, [r8 + 2560]
    lea r10, [rcx + 3200]
    call 8f
    lea rax, [r8 + 2816]
    lea r10, [rcx + 2944]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1792], r11
    mov [rdi + 1832], r11
    mov [rdi + 1872], r11
    mov [rdi + 1912], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1800], r11
    mov [rdi + 1840], r11
    mov [rdi + 1880], r11
    mov [rdi + 2016], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1808], r11
    mov [rdi + 1848], r11
    mov [rdi + 1984], r11
    mov [rdi + 2024], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1816], r11
    mov [rdi + 1952], r11
    mov [rdi + 1992], r11
    mov [rdi + 2032], r11
    lea rax, [r8 + 3072]
    lea r10, [rcx + 2688]
    call 8f
    lea rax, [r8 + 3328]
    lea r10, [rcx + 2432]
    call 8f
    lea rax, [r8 + 3584]
    lea r10, [rcx + 2176]
    call 11f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 8320]
    call 8f
    lea rax, [r8 + 3968]
    lea r10, [rcx + 8064]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1920], r11
    mov [rdi + 1960], r11
    mov [rdi + 2000], r11
    mov [rdi + 2040], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1928], r11
    mov [rdi + 1968], r11
    mov [rdi + 2008], r11
    mov [rdi + 2144], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1936], r11
    mov [rdi + 1976], r11
    mov [rdi + 2112], r11
    mov [rdi + 2152], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 1944], r11
    mov [rdi + 2080], r11
    mov [rdi + 2120], r11
    mov [rdi + 2160], r11
    lea rax, [r8 + 4224]
    lea r10, [rcx + 13824]
    call 8f
    lea rax, [r8 + 4480]
    lea r10, [rcx + 19456]
    call 12f
    lea rax, [r8 + 4608]
    lea r10, [rcx + 25216]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 228, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 3584]
    lea r10, [rsi + 3712]
    call 7f
    lea rax, [rsi + 3968]
    lea r10, [rsi + 3328]
    call 8f
    lea rax, [rsi + 4224]
    lea r10, [rsi + 3072]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2048], r11
    mov [rdi + 2088], r11
    mov [rdi + 2128], r11
    mov [rdi + 2168], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2056], r11
    mov [rdi + 2096], r11
    mov [rdi + 2136], r11
    mov [rdi + 2272], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2064], r11
    mov [rdi + 2104], r11
    mov [rdi + 2240], r11
    mov [rdi + 2280], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2072], r11
    mov [rdi + 2208], r11
    mov [rdi + 2248], r11
    mov [rdi + 2288], r11
    lea rax, [rsi + 4480]
    lea r10, [rsi + 2816]
    call 8f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 3600]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 3712]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 3728]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 3840]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 1536]
    lea r10, [rcx + 4736]
    call 14f
    lea rax, [r8 + 2048]
    lea r10, [rcx + 4224]
    call 8f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2176], r11
    mov [rdi + 2216], r11
    mov [rdi + 2256], r11
    mov [rdi + 2296], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2184], r11
    mov [rdi + 2224], r11
    mov [rdi + 2264], r11
    mov [rdi + 2400], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2192], r11
    mov [rdi + 2232], r11
    mov [rdi + 2368], r11
    mov [rdi + 2408], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2200], r11
    mov [rdi + 2336], r11
    mov [rdi + 2376], r11
    mov [rdi + 2416], r11
    lea rax, [r8 + 2304]
    lea r10, [rcx + 3968]
    call 8f
    lea rax, [r8 + 2560]
    lea r10, [rcx + 3712]
    call 8f
    lea rax, [r8 + 2816]
    lea r10, [rcx + 3456]
    call 8f
    lea rax, [r8 + 3072]
    lea r10, [rcx + 3200]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2304], r11
    mov [rdi + 2344], r11
    mov [rdi + 2384], r11
    mov [rdi + 2424], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2312], r11
    mov [rdi + 2352], r11
    mov [rdi + 2392], r11
    mov [rdi + 2528], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2320], r11
    mov [rdi + 2360], r11
    mov [rdi + 2496], r11
    mov [rdi + 2536], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2328], r11
    mov [rdi + 2464], r11
    mov [rdi + 2504], r11
    mov [rdi + 2544], r11
    lea rax, [r8 + 3328]
    lea r10, [rcx + 2944]
    call 8f
    lea rax, [r8 + 3584]
    lea r10, [rcx + 2688]
    call 11f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 8832]
    call 8f
    lea rax, [r8 + 3968]
    lea r10, [rcx + 8576]
    call 8f
    lea rax, [r8 + 4224]
    lea r10, [rcx + 14336]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2432], r11
    mov [rdi + 2472], r11
    mov [rdi + 2512], r11
    mov [rdi + 2552], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2440], r11
    mov [rdi + 2480], r11
    mov [rdi + 2520], r11
    mov [rdi + 2656], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2448], r11
    mov [rdi + 2488], r11
    mov [rdi + 2624], r11
    mov [rdi + 2664], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2456], r11
    mov [rdi + 2592], r11
    mov [rdi + 2632], r11
    mov [rdi + 2672], r11
    lea rax, [r8 + 4480]
    lea r10, [rcx + 19968]
    call 12f
    lea rax, [r8 + 4608]
    lea r10, [rcx + 25728]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 244, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 3840]
    lea r10, [rsi + 3968]
    call 7f
    lea rax, [rsi + 4224]
    lea r10, [rsi + 3584]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2560], r11
    mov [rdi + 2600], r11
    mov [rdi + 2640], r11
    mov [rdi + 2680], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2568], r11
    mov [rdi + 2608], r11
    mov [rdi + 2648], r11
    mov [rdi + 2784], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2576], r11
    mov [rdi + 2616], r11
    mov [rdi + 2752], r11
    mov [rdi + 2792], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2584], r11
    mov [rdi + 2720], r11
    mov [rdi + 2760], r11
    mov [rdi + 2800], r11
    lea rax, [rsi + 4480]
    lea r10, [rsi + 3328]
    call 8f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 3856]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 3968]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 3984]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 4096]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 2048]
    lea r10, [rcx + 4736]
    call 14f
    lea rax, [r8 + 2560]
    lea r10, [rcx + 4224]
    call 8f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2688], r11
    mov [rdi + 2728], r11
    mov [rdi + 2768], r11
    mov [rdi + 2808], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2696], r11
    mov [rdi + 2736], r11
    mov [rdi + 2776], r11
    mov [rdi + 2912], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2704], r11
    mov [rdi + 2744], r11
    mov [rdi + 2880], r11
    mov [rdi + 2920], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2712], r11
    mov [rdi + 2848], r11
    mov [rdi + 2888], r11
    mov [rdi + 2928], r11
    lea rax, [r8 + 2816]
    lea r10, [rcx + 3968]
    call 8f
    lea rax, [r8 + 3072]
    lea r10, [rcx + 3712]
    call 8f
    lea rax, [r8 + 3328]
    lea r10, [rcx + 3456]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2816], r11
    mov [rdi + 2856], r11
    mov [rdi + 2896], r11
    mov [rdi + 2936], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2824], r11
    mov [rdi + 2864], r11
    mov [rdi + 2904], r11
    mov [rdi + 3040], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2832], r11
    mov [rdi + 2872], r11
    mov [rdi + 3008], r11
    mov [rdi + 3048], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2840], r11
    mov [rdi + 2976], r11
    mov [rdi + 3016], r11
    mov [rdi + 3056], r11
    lea rax, [r8 + 3584]
    lea r10, [rcx + 3200]
    call 11f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 9344]
    call 8f
    lea rax, [r8 + 3968]
    lea r10, [rcx + 9088]
    call 8f
    lea rax, [r8 + 4224]
    lea r10, [rcx + 14848]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2944], r11
    mov [rdi + 2984], r11
    mov [rdi + 3024], r11
    mov [rdi + 3064], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2952], r11
    mov [rdi + 2992], r11
    mov [rdi + 3032], r11
    mov [rdi + 3168], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2960], r11
    mov [rdi + 3000], r11
    mov [rdi + 3136], r11
    mov [rdi + 3176], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 2968], r11
    mov [rdi + 3104], r11
    mov [rdi + 3144], r11
    mov [rdi + 3184], r11
    lea rax, [r8 + 4480]
    lea r10, [rcx + 20480]
    call 12f
    lea rax, [r8 + 4608]
    lea r10, [rcx + 26240]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 260, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 4096]
    lea r10, [rsi + 4224]
    call 7f
    lea rax, [rsi + 4480]
    lea r10, [rsi + 3840]
    call 8f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3072], r11
    mov [rdi + 3112], r11
    mov [rdi + 3152], r11
    mov [rdi + 3192], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3080], r11
    mov [rdi + 3120], r11
    mov [rdi + 3160], r11
    mov [rdi + 3296], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3088], r11
    mov [rdi + 3128], r11
    mov [rdi + 3264], r11
    mov [rdi + 3304], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3096], r11
    mov [rdi + 3232], r11
    mov [rdi + 3272], r11
    mov [rdi + 3312], r11
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 4112]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 4224]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 4240]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 4352]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 2560]
    lea r10, [rcx + 4736]
    call 14f
    lea rax, [r8 + 3072]
    lea r10, [rcx + 4224]
    call 8f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3200], r11
    mov [rdi + 3240], r11
    mov [rdi + 3280], r11
    mov [rdi + 3320], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3208], r11
    mov [rdi + 3248], r11
    mov [rdi + 3288], r11
    mov [rdi + 3424], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3216], r11
    mov [rdi + 3256], r11
    mov [rdi + 3392], r11
    mov [rdi + 3432], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3224], r11
    mov [rdi + 3360], r11
    mov [rdi + 3400], r11
    mov [rdi + 3440], r11
    lea rax, [r8 + 3328]
    lea r10, [rcx + 3968]
    call 8f
    lea rax, [r8 + 3584]
    lea r10, [rcx + 3712]
    call 11f
    lea rax, [r8 + 3712]
    lea r10, [rcx + 9856]
    call 8f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3328], r11
    mov [rdi + 3368], r11
    mov [rdi + 3408], r11
    mov [rdi + 3448], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3336], r11
    mov [rdi + 3376], r11
    mov [rdi + 3416], r11
    mov [rdi + 3552], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3344], r11
    mov [rdi + 3384], r11
    mov [rdi + 3520], r11
    mov [rdi + 3560], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3352], r11
    mov [rdi + 3488], r11
    mov [rdi + 3528], r11
    mov [rdi + 3568], r11
    lea rax, [r8 + 3968]
    lea r10, [rcx + 9600]
    call 8f
    lea rax, [r8 + 4224]
    lea r10, [rcx + 15360]
    call 8f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3456], r11
    mov [rdi + 3496], r11
    mov [rdi + 3536], r11
    mov [rdi + 3576], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3464], r11
    mov [rdi + 3504], r11
    mov [rdi + 3544], r11
    mov [rdi + 3680], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3472], r11
    mov [rdi + 3512], r11
    mov [rdi + 3648], r11
    mov [rdi + 3688], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3480], r11
    mov [rdi + 3616], r11
    mov [rdi + 3656], r11
    mov [rdi + 3696], r11
    lea rax, [r8 + 4480]
    lea r10, [rcx + 20992]
    call 12f
    lea rax, [r8 + 4608]
    lea r10, [rcx + 26752]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 276, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 4352]
    lea r10, [rsi + 4480]
    call 7f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 4368]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    vmovdqa xmm5, [rsi + 4480]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm1, ymm1, ymm7
    vmovdqa xmm5, [rsi + 4496]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm2, ymm2, ymm7
    vmovdqa xmm5, [rsi + 4608]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm3, ymm3, ymm7
    lea rax, [r8 + 3072]
    lea r10, [rcx + 4736]
    call 15f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3584], r11
    mov [rdi + 3624], r11
    mov [rdi + 3664], r11
    mov [rdi + 3704], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3592], r11
    mov [rdi + 3632], r11
    mov [rdi + 3672], r11
    mov [rdi + 3808], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3600], r11
    mov [rdi + 3640], r11
    mov [rdi + 3776], r11
    mov [rdi + 3816], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3608], r11
    mov [rdi + 3744], r11
    mov [rdi + 3784], r11
    mov [rdi + 3824], r11
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3712], r11
    mov [rdi + 3752], r11
    mov [rdi + 3792], r11
    mov [rdi + 3832], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3720], r11
    mov [rdi + 3760], r11
    mov [rdi + 3800], r11
    mov [rdi + 3936], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3728], r11
    mov [rdi + 3768], r11
    mov [rdi + 3904], r11
    mov [rdi + 3944], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3736], r11
    mov [rdi + 3872], r11
    mov [rdi + 3912], r11
    mov [rdi + 3952], r11
    lea rax, [r8 + 3712]
    lea r10, [rcx + 10368]
    call 16f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3840], r11
    mov [rdi + 3880], r11
    mov [rdi + 3920], r11
    mov [rdi + 3960], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3848], r11
    mov [rdi + 3888], r11
    mov [rdi + 3928], r11
    mov [rdi + 4064], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3856], r11
    mov [rdi + 3896], r11
    mov [rdi + 4032], r11
    mov [rdi + 4072], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3864], r11
    mov [rdi + 4000], r11
    mov [rdi + 4040], r11
    mov [rdi + 4080], r11
    lea rax, [r8 + 4224]
    lea r10, [rcx + 15872]
    call 17f
    lea rax, [r8 + 4480]
    lea r10, [rcx + 21504]
    call 12f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3968], r11
    mov [rdi + 4008], r11
    mov [rdi + 4048], r11
    mov [rdi + 4088], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3976], r11
    mov [rdi + 4016], r11
    mov [rdi + 4056], r11
    mov [rdi + 4192], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3984], r11
    mov [rdi + 4024], r11
    mov [rdi + 4160], r11
    mov [rdi + 4200], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 3992], r11
    mov [rdi + 4128], r11
    mov [rdi + 4168], r11
    mov [rdi + 4208], r11
    lea rax, [r8 + 4608]
    lea r10, [rcx + 27264]
    call 13f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Tile of column 292, high: up to column 296.
    vmovdqa ymm0, [rip + 2f + 128]
    vmovdqa ymm1, [rip + 2f + 128]
    vmovdqa ymm2, [rip + 2f + 128]
    vmovdqa ymm3, [rip + 2f + 128]
    lea rax, [rsi + 4608]
    lea r10, [rsi + 4736]
    call 18f
    vpaddq ymm0, ymm0, ymm0
    vpaddq ymm1, ymm1, ymm1
    vpaddq ymm2, ymm2, ymm2
    vpaddq ymm3, ymm3, ymm3
    vmovdqa xmm5, [rsi + 4624]
    vpmuldq xmm7, xmm5, xmm5
    vpermq ymm7, ymm7, 0x98
    vpaddq ymm0, ymm0, ymm7
    lea rax, [r8 + 3584]
    lea r10, [rcx + 4736]
    call 19f
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4096], r11
    mov [rdi + 4136], r11
    mov [rdi + 4176], r11
    mov [rdi + 4216], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4104], r11
    mov [rdi + 4144], r11
    mov [rdi + 4184], r11
    mov [rdi + 4320], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4112], r11
    mov [rdi + 4152], r11
    mov [rdi + 4288], r11
    mov [rdi + 4328], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4120], r11
    mov [rdi + 4256], r11
    mov [rdi + 4296], r11
    mov [rdi + 4336], r11
    lea rax, [r8 + 4096]
    lea r10, [rcx + 10496]
    call 19f
    add r9, [r8 + -480]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4224], r11
    mov [rdi + 4264], r11
    mov [rdi + 4304], r11
    mov [rdi + 4344], r11
    add r9, [r8 + -472]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4232], r11
    mov [rdi + 4272], r11
    mov [rdi + 4312], r11
    mov [rdi + 4448], r11
    add r9, [r8 + -464]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4240], r11
    mov [rdi + 4280], r11
    mov [rdi + 4416], r11
    mov [rdi + 4456], r11
    add r9, [r8 + -456]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4248], r11
    mov [rdi + 4384], r11
    mov [rdi + 4424], r11
    mov [rdi + 4464], r11
    lea rax, [r8 + 4352]
    lea r10, [rcx + 16256]
    call 19f
    add r9, [r8 + -448]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4352], r11
    mov [rdi + 4392], r11
    mov [rdi + 4432], r11
    mov [rdi + 4472], r11
    add r9, [r8 + -440]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4360], r11
    mov [rdi + 4400], r11
    mov [rdi + 4440], r11
    mov [rdi + 4576], r11
    add r9, [r8 + -432]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4368], r11
    mov [rdi + 4408], r11
    mov [rdi + 4544], r11
    mov [rdi + 4584], r11
    add r9, [r8 + -424]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4376], r11
    mov [rdi + 4512], r11
    mov [rdi + 4552], r11
    mov [rdi + 4592], r11
    lea rax, [r8 + 4608]
    lea r10, [rcx + 21888]
    call 20f
    add r9, [r8 + -416]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4480], r11
    mov [rdi + 4520], r11
    mov [rdi + 4560], r11
    mov [rdi + 4600], r11
    add r9, [r8 + -408]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4488], r11
    mov [rdi + 4528], r11
    mov [rdi + 4568], r11
    mov [rdi + 4704], r11
    add r9, [r8 + -400]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4496], r11
    mov [rdi + 4536], r11
    mov [rdi + 4672], r11
    mov [rdi + 4712], r11
    add r9, [r8 + -392]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4504], r11
    mov [rdi + 4640], r11
    mov [rdi + 4680], r11
    mov [rdi + 4720], r11
    lea rax, [r8 + 4608]
    lea r10, [rcx + 27776]
    call 21f
    vmovdqa [r8 + -512], ymm0
    vmovdqa [r8 + -480], ymm1
    vmovdqa [r8 + -448], ymm2
    vmovdqa [r8 + -416], ymm3
    // Digits of the last tile.
    add r9, [r8 + -512]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4608], r11
    mov [rdi + 4648], r11
    mov [rdi + 4688], r11
    mov [rdi + 4728], r11
    add r9, [r8 + -504]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4616], r11
    mov [rdi + 4656], r11
    mov [rdi + 4696], r11
    mov [rdi + 4832], r11
    add r9, [r8 + -496]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4624], r11
    mov [rdi + 4664], r11
    mov [rdi + 4800], r11
    mov [rdi + 4840], r11
    add r9, [r8 + -488]
    mov r11, r9
    and r11, 268435455
    shr r9, 28
    lea r11, [r11 - 134217728]
    mov [rdi + 4632], r11
    mov [rdi + 4768], r11
    mov [rdi + 4808], r11
    mov [rdi + 4848], r11
    // Zeros around the digits of each copy.
    xor eax, eax
    mov [rdi + 32], rax
    mov [rdi + 4776], rax
    mov [rdi + 4784], rax
    mov [rdi + 4792], rax
    mov [rdi + 64], rax
    mov [rdi + 72], rax
    mov [rdi + 4816], rax
    mov [rdi + 4824], rax
    mov [rdi + 96], rax
    mov [rdi + 104], rax
    mov [rdi + 112], rax
    mov [rdi + 4856], rax
    vzeroall
    ret
    // The body: two records for all sums.
    .p2align 6
8:
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm8, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 384]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm15, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm9, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm7, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    ret
    .p2align 5
3:
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq xmm14, xmm5, [r10 + 416]
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm7, ymm5, [r10 + 480]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    ret
    .p2align 5
4:
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm8, ymm6, [r10 + -32]
    vpmuldq ymm9, ymm6, [r10 + 96]
    vpmuldq xmm14, xmm5, [r10 + 96]
    vpmuldq xmm15, xmm6, [r10 + 224]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 128]
    vpbroadcastq ymm6, [rax + 256]
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm6, [r10 + 0]
    vpbroadcastq ymm5, [rax + 136]
    vpbroadcastq ymm6, [rax + 264]
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [r10 + 32]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq xmm8, xmm5, [r10 + 32]
    vpmuldq xmm9, xmm6, [r10 + 160]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 144]
    vpbroadcastq ymm6, [rax + 272]
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, [r10 + 192]
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 384]
    vpbroadcastq ymm6, [rax + 512]
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 0]
    vpbroadcastq ymm5, [rax + 392]
    vpbroadcastq ymm6, [rax + 520]
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 400]
    vpbroadcastq ymm6, [rax + 528]
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpbroadcastq ymm5, [rax + 536]
    vpmuldq ymm9, ymm5, [r10 + -32]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    ret
    .p2align 5
5:
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm14, ymm6, [r10 + -32]
    vpmuldq ymm15, ymm6, [r10 + 96]
    vpmuldq xmm7, xmm5, [r10 + 96]
    vpmuldq xmm8, xmm6, [r10 + 224]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 128]
    vpbroadcastq ymm6, [rax + 256]
    vpmuldq ymm9, ymm6, [r10 + -256]
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [r10 + 0]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastq ymm5, [rax + 136]
    vpbroadcastq ymm6, [rax + 264]
    vpmuldq ymm8, ymm6, [r10 + -224]
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm6, [r10 + 32]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq xmm7, xmm5, [r10 + 32]
    vpmuldq xmm8, xmm6, [r10 + 160]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 144]
    vpbroadcastq ymm6, [rax + 272]
    vpmuldq ymm9, ymm6, [r10 + -192]
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [r10 + 192]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vpmuldq ymm14, ymm6, [r10 + -288]
    vmovdqa ymm4, [r10 + -160]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastq ymm5, [rax + 384]
    vpbroadcastq ymm6, [rax + 512]
    vmovdqa ymm4, [r10 + -384]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm4, [r10 + -256]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpbroadcastq ymm5, [rax + 392]
    vpbroadcastq ymm6, [rax + 520]
    vmovdqa ymm4, [r10 + -352]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + -224]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 400]
    vpbroadcastq ymm6, [rax + 528]
    vmovdqa ymm4, [r10 + -320]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm4, [r10 + -192]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [r10 + 64]
    vpbroadcastq ymm5, [rax + 536]
    vpbroadcastq ymm6, [rax + 664]
    vmovdqa ymm4, [r10 + -288]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + -160]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpmuldq ymm8, ymm5, [r10 + -32]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpbroadcastq ymm5, [rax + 640]
    vpbroadcastq ymm6, [rax + 768]
    vmovdqa ymm4, [r10 + -384]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + -256]
    vpbroadcastq ymm5, [rax + 648]
    vpbroadcastq ymm6, [rax + 776]
    vmovdqa ymm4, [r10 + -352]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + -224]
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 656]
    vpbroadcastq ymm6, [rax + 784]
    vmovdqa ymm4, [r10 + -320]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + -192]
    vpbroadcastq ymm5, [rax + 792]
    vpmuldq ymm8, ymm5, [r10 + -288]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    ret
    .p2align 5
6:
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm9, ymm5, [r10 + 384]
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm14, ymm5, [r10 + 416]
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm7, ymm5, [r10 + 480]
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm3, ymm3, ymm7
    ret
    .p2align 5
7:
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm8, ymm6, [r10 + -32]
    vpmuldq ymm9, ymm6, [r10 + 96]
    vpmuldq xmm14, xmm5, [r10 + 96]
    vpmuldq xmm15, xmm6, [r10 + 224]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 128]
    vpbroadcastq ymm6, [rax + 256]
    vpmuldq ymm7, ymm6, [r10 + -256]
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm6, [r10 + 0]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpbroadcastq ymm5, [rax + 136]
    vpbroadcastq ymm6, [rax + 264]
    vpmuldq ymm15, ymm6, [r10 + -224]
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm6, [r10 + 32]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq xmm14, xmm5, [r10 + 32]
    vpmuldq xmm15, xmm6, [r10 + 160]
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 144]
    vpbroadcastq ymm6, [rax + 272]
    vpmuldq ymm7, ymm6, [r10 + -192]
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpmuldq ymm7, ymm6, [r10 + 192]
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 280]
    vpmuldq ymm8, ymm5, [r10 + -160]
    vpmuldq ymm9, ymm5, [r10 + -32]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    ret
    .p2align 5
9:
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [r10 + 384]
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + 448]
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpmuldq ymm9, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpmuldq ymm14, ymm5, [r10 + 160]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    ret
    .p2align 5
10:
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [r10 + 384]
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 416]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [r10 + 448]
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vpmuldq ymm15, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpbroadcastq ymm5, [rax + 256]
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpbroadcastq ymm5, [rax + 264]
    vpmuldq ymm8, ymm5, [r10 + 160]
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpbroadcastq ymm5, [rax + 272]
    vpmuldq ymm9, ymm5, [r10 + 192]
    vpbroadcastq ymm5, [rax + 280]
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    ret
    .p2align 5
11:
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm15, ymm5, [r10 + 0]
    vpmuldq ymm7, ymm5, [r10 + 128]
    vpmuldq ymm8, ymm5, [r10 + 256]
    vpmuldq ymm9, ymm5, [r10 + 384]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm14, ymm5, [r10 + 32]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 288]
    vpmuldq ymm8, ymm5, [r10 + 416]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpmuldq ymm14, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 320]
    vpmuldq ymm7, ymm5, [r10 + 448]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm8, ymm5, [r10 + 96]
    vpmuldq ymm9, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 352]
    vpmuldq ymm15, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    ret
    .p2align 5
12:
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm7, ymm5, [r10 + 160]
    vpmuldq ymm8, ymm5, [r10 + 288]
    vpmuldq ymm9, ymm5, [r10 + 416]
    vpmuldq ymm14, ymm5, [r10 + 544]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm15, ymm5, [r10 + 192]
    vpmuldq ymm7, ymm5, [r10 + 320]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 448]
    vpmuldq ymm9, ymm5, [r10 + 576]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpmuldq ymm15, ymm5, [r10 + 352]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + 480]
    vpmuldq ymm8, ymm5, [r10 + 608]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm9, ymm5, [r10 + 0]
    vpmuldq ymm14, ymm5, [r10 + 128]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + 256]
    vpmuldq ymm7, ymm5, [r10 + 384]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 128]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + 288]
    vpmuldq ymm15, ymm5, [r10 + 416]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 136]
    vpmuldq ymm7, ymm5, [r10 + 64]
    vpmuldq ymm8, ymm5, [r10 + 192]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + 320]
    vpmuldq ymm14, ymm5, [r10 + 448]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 144]
    vpmuldq ymm15, ymm5, [r10 + 96]
    vpmuldq ymm7, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + 352]
    vpmuldq ymm9, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    ret
    .p2align 5
13:
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpmuldq ymm15, ymm5, [r10 + 224]
    vpmuldq ymm7, ymm5, [r10 + 352]
    vpmuldq ymm8, ymm5, [r10 + 480]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    ret
    .p2align 5
14:
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm9, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm7, ymm6, [r10 + -64]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm14, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 128]
    vpbroadcastq ymm6, [rax + 256]
    vpmuldq ymm8, ymm6, [r10 + -256]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpbroadcastq ymm5, [rax + 264]
    vpmuldq ymm15, ymm5, [r10 + -224]
    vpmuldq ymm7, ymm5, [r10 + -96]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpbroadcastq ymm5, [rax + 272]
    vpmuldq ymm9, ymm5, [r10 + -192]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpmuldq ymm14, ymm5, [r10 + -64]
    vpmuldq ymm15, ymm5, [r10 + 64]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpbroadcastq ymm5, [rax + 280]
    vpmuldq ymm7, ymm5, [r10 + -160]
    vpmuldq ymm8, ymm5, [r10 + -32]
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpbroadcastq ymm5, [rax + 384]
    vpmuldq ymm14, ymm5, [r10 + -384]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm5, [r10 + -256]
    vpmuldq ymm7, ymm5, [r10 + -128]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastq ymm5, [rax + 392]
    vpmuldq ymm8, ymm5, [r10 + -352]
    vpmuldq ymm9, ymm5, [r10 + -224]
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm5, [r10 + -96]
    vpmuldq ymm15, ymm5, [r10 + 32]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpbroadcastq ymm5, [rax + 400]
    vpmuldq ymm7, ymm5, [r10 + -320]
    vpmuldq ymm8, ymm5, [r10 + -192]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vpmuldq ymm9, ymm5, [r10 + -64]
    vpmuldq ymm14, ymm5, [r10 + 64]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpbroadcastq ymm5, [rax + 408]
    vpmuldq ymm15, ymm5, [r10 + -288]
    vpmuldq ymm7, ymm5, [r10 + -160]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm5, [r10 + -32]
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    ret
    .p2align 5
15:
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm14, ymm6, [r10 + -96]
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm8, ymm6, [r10 + -64]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm15, ymm6, [r10 + -32]
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 128]
    vpbroadcastq ymm6, [rax + 256]
    vpmuldq ymm9, ymm6, [r10 + -256]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vpmuldq ymm7, ymm6, [r10 + -352]
    vmovdqa ymm4, [r10 + -224]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vpmuldq ymm9, ymm6, [r10 + -320]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm2, ymm2, ymm7
    vmovdqa ymm4, [r10 + -192]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vpmuldq ymm15, ymm6, [r10 + -288]
    vmovdqa ymm4, [r10 + -160]
    vpmuldq ymm7, ymm5, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 384]
    vpbroadcastq ymm6, [rax + 512]
    vpmuldq ymm8, ymm6, [r10 + -512]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vmovdqa ymm4, [r10 + -384]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm8
    vmovdqa ymm4, [r10 + -256]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpbroadcastq ymm5, [rax + 520]
    vpmuldq ymm14, ymm5, [r10 + -480]
    vpmuldq ymm15, ymm5, [r10 + -352]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpmuldq ymm7, ymm5, [r10 + -224]
    vpmuldq ymm8, ymm5, [r10 + -96]
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vpbroadcastq ymm5, [rax + 528]
    vpmuldq ymm9, ymm5, [r10 + -448]
    vpmuldq ymm14, ymm5, [r10 + -320]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vpmuldq ymm15, ymm5, [r10 + -192]
    vpmuldq ymm7, ymm5, [r10 + -64]
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastq ymm5, [rax + 536]
    vpmuldq ymm8, ymm5, [r10 + -416]
    vpmuldq ymm9, ymm5, [r10 + -288]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vpmuldq ymm14, ymm5, [r10 + -160]
    vpmuldq ymm15, ymm5, [r10 + -32]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    ret
    .p2align 5
16:
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm7, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm14, ymm6, [r10 + -96]
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm14, ymm6, [r10 + -64]
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm14, ymm6, [r10 + -32]
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vpbroadcastq ymm5, [rax + 256]
    vpbroadcastq ymm6, [rax + 384]
    vpmuldq ymm14, ymm6, [r10 + -384]
    vmovdqa ymm4, [r10 + -256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vmovdqa ymm4, [r10 + -128]
    vpmuldq ymm8, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm0, ymm0, ymm15
    vpmuldq ymm9, ymm6, ymm4
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm14, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm1, ymm1, ymm8
    vpmuldq ymm15, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 264]
    vpbroadcastq ymm6, [rax + 392]
    vpmuldq ymm7, ymm6, [r10 + -352]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm2, ymm2, ymm14
    vmovdqa ymm4, [r10 + -224]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm15
    vpaddq ymm0, ymm0, ymm7
    vmovdqa ymm4, [r10 + -96]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm1, ymm1, ymm9
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm14
    vpaddq ymm2, ymm2, ymm15
    vpmuldq ymm9, ymm5, [r10 + 160]
    vpbroadcastq ymm5, [rax + 272]
    vpbroadcastq ymm6, [rax + 400]
    vpmuldq ymm14, ymm6, [r10 + -320]
    vpaddq ymm2, ymm2, ymm7
    vpaddq ymm3, ymm3, ymm8
    vmovdqa ymm4, [r10 + -192]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm14
    vmovdqa ymm4, [r10 + -64]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm7
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm2, ymm2, ymm9
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpbroadcastq ymm5, [rax + 280]
    vpbroadcastq ymm6, [rax + 408]
    vpmuldq ymm8, ymm6, [r10 + -288]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm3, ymm3, ymm15
    vmovdqa ymm4, [r10 + -160]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm8
    vmovdqa ymm4, [r10 + -32]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm5, [r10 + 224]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm3, ymm3, ymm14
    ret
    .p2align 5
17:
    vpbroadcastq ymm5, [rax + 0]
    vpbroadcastq ymm6, [rax + 128]
    vpmuldq ymm15, ymm6, [r10 + -128]
    vmovdqa ymm4, [r10 + 0]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vmovdqa ymm4, [r10 + 128]
    vpmuldq ymm9, ymm5, ymm4
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpmuldq ymm14, ymm6, ymm4
    vmovdqa ymm4, [r10 + 256]
    vpmuldq ymm15, ymm5, ymm4
    vpaddq ymm1, ymm1, ymm8
    vpaddq ymm1, ymm1, ymm9
    vpmuldq ymm7, ymm6, ymm4
    vpbroadcastq ymm5, [rax + 8]
    vpbroadcastq ymm6, [rax + 136]
    vpmuldq ymm8, ymm6, [r10 + -96]
    vpaddq ymm2, ymm2, ymm14
    vpaddq ymm2, ymm2, ymm15
    vmovdqa ymm4, [r10 + 32]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm7
    vpaddq ymm0, ymm0, ymm8
    vmovdqa ymm4, [r10 + 160]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm1, ymm1, ymm14
    vmovdqa ymm4, [r10 + 288]
    vpmuldq ymm8, ymm5, ymm4
    vpmuldq ymm9, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm7
    vpmuldq ymm14, ymm5, [r10 + 416]
    vpbroadcastq ymm5, [rax + 16]
    vpbroadcastq ymm6, [rax + 144]
    vpmuldq ymm15, ymm6, [r10 + -64]
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm3, ymm3, ymm9
    vmovdqa ymm4, [r10 + 64]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm0, ymm0, ymm15
    vmovdqa ymm4, [r10 + 192]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm1, ymm1, ymm8
    vmovdqa ymm4, [r10 + 320]
    vpmuldq ymm15, ymm5, ymm4
    vpmuldq ymm7, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm9
    vpaddq ymm2, ymm2, ymm14
    vpmuldq ymm8, ymm5, [r10 + 448]
    vpbroadcastq ymm5, [rax + 24]
    vpbroadcastq ymm6, [rax + 152]
    vpmuldq ymm9, ymm6, [r10 + -32]
    vpaddq ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm7
    vmovdqa ymm4, [r10 + 96]
    vpmuldq ymm14, ymm5, ymm4
    vpmuldq ymm15, ymm6, ymm4
    vpaddq ymm3, ymm3, ymm8
    vpaddq ymm0, ymm0, ymm9
    vmovdqa ymm4, [r10 + 224]
    vpmuldq ymm7, ymm5, ymm4
    vpmuldq ymm8, ymm6, ymm4
    vpaddq ymm0, ymm0, ymm14
    vpaddq ymm1, ymm1, ymm15
    vmovdqa ymm4, [r10 + 352]
    vpmuldq ymm9, ymm5, ymm4
    vpmuldq ymm14, ymm6, ymm4
    vpaddq ymm1, ymm1, ymm7
    vpaddq ymm2, ymm2, ymm8
    vpmuldq ymm15, ymm5, [r10 + 480]
    vpaddq ymm2, ymm2, ymm9
    vpaddq ymm3, ymm3, ymm14
    vpaddq ymm3, ymm3, ymm15
    ret
    .p2align 5
18:
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq xmm7, xmm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm7
    ret
    .p2align 5
19:
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm8, ymm5, [r10 + 32]
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm9, ymm5, [r10 + 64]
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm14, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm8
    vpaddq ymm0, ymm0, ymm9
    vpaddq ymm0, ymm0, ymm14
    ret
    .p2align 5
20:
    vpbroadcastq ymm5, [rax + 0]
    vpmuldq ymm15, ymm5, [r10 + 160]
    vpbroadcastq ymm5, [rax + 8]
    vpmuldq ymm7, ymm5, [r10 + 192]
    vpbroadcastq ymm5, [rax + 16]
    vpmuldq ymm8, ymm5, [r10 + 224]
    vpaddq ymm0, ymm0, ymm15
    vpaddq ymm0, ymm0, ymm7
    vpaddq ymm0, ymm0, ymm8
    ret
    .p2align 5
21:
    vpbroadcastq ymm5, [rax + 24]
    vpmuldq ymm9, ymm5, [r10 + 96]
    vpaddq ymm0, ymm0, ymm9
    ret
    .p2align 5
2:
    .quad 268435455, 268435455, 268435455, 268435455
    .quad 9223372002495037440, 9223372002495037440, 9223372002495037440, 9223372002495037440
    .quad 9223372002629255168, 9223372002629255168, 9223372002629255168, 9223372002629255168
    .quad 4611686001247518720, 4611686001247518720, 4611686001247518720, 4611686001247518720
    .quad 4611686001314627584, 4611686001314627584, 4611686001314627584, 4611686001314627584
    .quad 134217728, 134217728, 134217728, 134217728
    .quad 34359738368, 34359738368, 34359738368, 34359738368
